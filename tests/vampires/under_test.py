"""The Vampires as the conformance laws see it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.conformance import GameUnderTest
from vqlab.vampires import Edition, Game, Place, Play, Position


def cards_of(position: Position) -> list[str]:
    """All cards, wherever they are, sorted."""
    table = position.table
    rows = [*table.hands, *table.won, table.draw, table.discards, table.asleep]
    around = [card for cross in table.crosses for card in (cross.vampire, *cross.cards)]
    return sorted([card for row in rows for card in row] + around)


def candidates(state: Game | Position, chance: Random) -> Iterator[Play]:
    """Plays of every form with cards of any hand, most of them illegal."""
    position = state if isinstance(state, Position) else state.position
    deck = position.edition.deck
    yield Play()
    for _ in range(24):
        hand = chance.choice(position.hands) or ("WR",)
        card = chance.choice([chance.choice(hand), chance.choice(deck.pile)])
        place = Place(chance.randrange(7), chance.randrange(4))
        moved = Place(chance.randrange(7), chance.randrange(4))
        target = chance.choice([None, *range(-1, position.seats + 1)])
        weapon = chance.choice(["", "", "WR", "WB", card])
        yield Play(card, place=place, target=target)
        yield Play(card, place=place, weapon=weapon)
        yield Play(card, place=place, moved=moved, target=target)
        yield Play(card, chance.randrange(-1, 7))
        yield chance.choice([Play(card), Play(card, discards=True)])
        odd = Place(chance.randrange(3), chance.choice([-2, -1, 4, 9]))
        yield Play(card, place=odd, target=target)
        yield Play(card, place=place, moved=odd, target=target)
        yield Play(card, chance.randrange(3), place)
        yield Play(card, moved=moved, target=target, weapon=weapon, discards=chance.random() < 0.5)


def rehidden(game: Game, seat: int, chance: Random) -> Game:
    """The same plays from a deal that ``seat`` cannot tell from this one.

    Cards nobody has shown are swapped between the other hands and the draw pile, and the vampires
    asleep are mixed; a swap stays when every play is still legal and shows the seat the same.
    """
    found, mine = game, game.view(seat)
    for _ in range(8):
        table = found.start.table
        pools = [list(hand) for hand in table.hands] + [list(table.draw)]
        places = [place for place, pool in enumerate(pools) if pool and place != seat]
        here, there = chance.choice(places), chance.choice(places)
        i, j = chance.randrange(len(pools[here])), chance.randrange(len(pools[there]))
        pools[here][i], pools[there][j] = pools[there][j], pools[here][i]
        asleep = list(table.asleep)
        if asleep:
            asleep.append(asleep.pop(chance.randrange(len(asleep))))
        deck = found.edition.deck
        hands = tuple(deck.sorted(pool) for pool in pools[:-1])
        other = table._replace(hands=hands, draw=tuple(pools[-1]), asleep=tuple(asleep))
        try:
            tried = Game(Position.of(found.edition, other), game.plays)
        except ValueError:
            continue
        if tried.view(seat) == mine:
            found = tried
    return found


def vampires(seats: int, edition: str = "standard") -> GameUnderTest:
    """Games dealt from seeds; nothing in the rules bounds their length."""
    return GameUnderTest(
        name=f"The Vampires, {edition}, for {seats}",
        seats=seats,
        start=lambda seed: Game.deal(seats, seed, Edition.parse(edition)),
        bound=None,
        candidates=candidates,
        pieces=lambda game: tuple(cards_of(game.position)),
        text=lambda game: str(game.position),
        read=Position.parse,
        told=lambda game: game.position,
        undo=Game.undo,
        view=Game.view,
        rehidden=rehidden,
    )
