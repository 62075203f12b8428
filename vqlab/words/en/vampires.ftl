# The rules of The Vampires: refusals, clauses, records. { $name } is filled in, { $n -> … } chooses by number.

## The Vampires: refusals

vampires-pass = There is no passing: a hand with a card plays one.
vampires-not-held = { $card } is not in this hand, which holds { $hand }.
vampires-turned = { $card } is { $held } turned round; cards are placed the right way up.
vampires-form = There is no such play with { $card }: it names more than one turn can do.
vampires-discard = Nothing is discarded while something can be played, such as { $play }.
vampires-no-vampire = There is no vampire { $n } on the table; it has { $most }.
vampires-side = { $card } is put at a side of a vampire, as in { $card }@1N.
vampires-whole = { $card } is for a whole vampire, as in { $card }@1.
vampires-coffin-place = A coffin is put nowhere: it wakes the next vampire.
vampires-replace-with = { $card } cannot replace anything; only an attack card can.
vampires-one-card = { $card } would be a second card; a turn has one, but for the weapon that ends a cross.
vampires-second = { $weapon } cannot follow { $card } in one turn; it follows the last attack card of a cross.
vampires-target = A mirror needs somebody to swap hands with, as in mirror@1N>B.
vampires-no-target = { $card } swaps no hands.
vampires-own-hand = A mirror swaps hands with somebody else.
vampires-no-seat = There is no such seat; the last one is { $last }.
vampires-occupied = { $n }{ $side } is taken by { $card }.
vampires-replace-attack = { $card } at { $n }{ $side } stays: only garlic and mirrors can be replaced.
vampires-replace-nothing = There is nothing at { $n }{ $side } to be replaced.
vampires-edge = The edge of { $card } at { $n }{ $side } is { $edge }, and the vampire is { $colour }.
vampires-letter = { $letter ->
    [R] red
    [Y] yellow
    [B] blue
    [G] green
   *[other] { $letter }
}
vampires-moved-free = { $card } cannot go to { $n }{ $side }, which is not free.
vampires-moved-same = { $card } has to go to another vampire.
vampires-coffin-most = No more than { $most } vampires lie on the table.
vampires-coffin-none = There is no vampire left to wake.
vampires-bite-none = Nothing lies around vampire { $n }, so its bite clears nothing.
vampires-weapon-colour = { $weapon } cannot defeat { $vampire }, which is { $colour }.
vampires-incomplete = The cross is not complete: { $n ->
    [one] one side is free
   *[other] { $n } sides are free
}.
vampires-not-all-attacks = In this edition { $card } does not count towards a cross; it takes four attack cards.

## The Vampires: positions and texts that cannot be

impossible-hunters = The Vampires is for 2 to 6; { $read } cannot play.
deck-colour = { $card } has a colour that the deck does not name.
deck-large = A deck has at most { $most } cards.
deck-taken = The name { $name } is that of a deck with other cards; give yours another one.
deck-long = A deck file has at most { $most } KiB.
deck-unreadable = { $name } cannot be read as a deck.
deck-name = There is no deck { $read }; there is { $allowed }.
vampires-won-seats = { $read ->
    [one] One seat is
   *[other] { $read } seats are
  } named with the vampires won, and there are { $seats } seats.
vampires-hand-most = A hand has at most { $most } cards.
vampires-no-card = There is no card { $card } in this deck, or not in this place.
vampires-two-winners = Two seats have won.
vampires-four-sides = { $vampire } has four sides: north, east, south, west, a free one written as -.
vampires-cannot-lie = { $card } cannot lie at { $n }{ $side }.
vampires-play-type = { $read } is no play; write it as text, such as "RYBG@1N".
vampires-position-type = { $read } is no position; write it as text, such as "vampires: RYBG | WR ; R4".
notation-vampires-play = Read “{ $read }” at column { $column }: a play is like RYBG@1N, RYBG@1N+WR, RYBG@1N/2E, garlic@1N, mirror@1N>B, WR@1, bite@1, coffin or discard WR.
notation-vampires-game = Read “{ $read }”: the game is vampires, or vampires/ and an edition, such as vampires/standard.
notation-vampires-fields = The position has { $read } parts; it has at most { $most }: hands ; vampires ; seat ; won ; draw pile ; discards ; vampire pile ; seed.
notation-vampires-card = Read “{ $read }” at column { $column }: a card is like RYBG, WR, garlic, mirror, coffin, bite or R4, with ^n for n copies.
notation-vampires-empty = There is nothing at column { $column }: write cards, or - for none.
notation-vampires-cross = Read “{ $read }” at column { $column }: a vampire is like R4, or R4(RYBG - garlic -) with what lies to its north, east, south and west.
notation-vampires-seed = Read “{ $read }” at column { $column }: a seed is a whole number, or - for none.

## The clauses of The Vampires

clause-T1-title = The cards
clause-T1 = There are 90 cards: 13 vampires, 13 weapons, 49 attack cards, five garlic, two mirrors, four coffins and four bites.
clause-T2-title = Setting up
clause-T2 = Two to six play. Everybody is dealt five cards, four vampires lie open, and the other vampires are a pile of their own.
clause-T3-title = Who begins
clause-T3 = One seat is drawn to begin; play goes round clockwise.
clause-T4-title = One card a turn
clause-T4 = A turn is one card of the hand; nobody may pass.
clause-T5-title = Free sides
clause-T5 = A vampire has four sides, and each holds one card: an attack card, garlic or a mirror.
clause-T6-title = Attack cards
clause-T6 = An attack card fits where the edge that touches the vampire has its colour.
clause-T7-title = The right way up
clause-T7 = Cards are never turned.
clause-T8-title = Weapons
clause-T8 = A weapon is placed last, below a vampire of its colour, once all four sides are taken. It does not matter who placed those cards.
clause-T9-title = Two cards in one turn
clause-T9 = Whoever fills the fourth side with an attack card may add the matching weapon at once.
clause-T10-title = Replacing
clause-T10 = An attack card may take the place of garlic or a mirror, which then goes to another free side and acts again. No weapon follows in that turn.
clause-T11-title = Discarding
clause-T11 = Whoever can play nothing at all discards a card of their choice and draws one.
clause-T12-title = Garlic
clause-T12 = After garlic the next seat misses a turn.
clause-T13-title = Mirror
clause-T13 = After a mirror the hand is topped up to five, then swapped whole with that of another seat.
clause-T14-title = Coffin
clause-T14 = A coffin wakes one more vampire, as long as fewer than six lie on the table and the pile is not empty.
clause-T15-title = Bite
clause-T15 = A bite clears everything that lies around one vampire.
clause-T16-title = Defeat
clause-T16 = A vampire with four cards around it and the weapon of its colour is defeated. Whoever placed the weapon takes it; the cards are discarded.
clause-T17-title = The next vampire
clause-T17 = When a defeat leaves fewer than four vampires on the table, the next one of the pile is turned up.
clause-T18-title = Drawing
clause-T18 = At the end of a turn the hand is topped up to five.
clause-T19-title = The draw pile
clause-T19 = When its last card is taken, the discards are shuffled and become the draw pile.
clause-T20-title = Winning
clause-T20 = The first seat with six points or more wins at once.

## The games, and records of The Vampires

game-unknown = Read “{ $read }”: the game is queen or vampires, and a text that names none is of queen.
game-only-queen = This is of The Vampires, and here only Vampire Queen is known.
edition-no-embargo = The Vampires has no embargo to leave out; --no-embargo is for Vampire Queen.
record-game = This record is of the game “{ $read }”, and here the game is { $game }.
record-no-game = The record names no game; its header needs a line such as “game: vampires/standard”.
record-no-start = The record has no start; write “start: hands ; vampires” or give the record seats and a seed.
record-start-late = There is one start, above the first play.
record-winner-early = Nobody has won yet, and “winner” stands after a game that has ended.
record-winner = The winner is { $expected }, but the record says { $read }.
record-many-plays = A record has at most { $plays } plays.
solve-vampires-no-use = { $name } is for Vampire Queen; for The Vampires there are --seat, --turns, --nodes, --all-plays and --verify.
solve-vampires-concept = { $name } is for Vampire Queen; of The Vampires one asks whether a seat wins first.
solve-queen-no-use = { $name } is for The Vampires only.

## Where in a line of The Vampires something cannot be

notation-vampires-no-card = Read “{ $read }” at column { $column }: there is no such card in this deck, or not in this place.
notation-vampires-sides = Read “{ $read }” at column { $column }: a vampire has four sides, north, east, south and west; write - for a free one.
