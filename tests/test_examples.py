"""The annotated examples are golden: they are executed, and their comments are played out."""

import re

import pytest

from vqlab.contract import IllegalPlay
from vqlab.queen import PASS, Game, Phase, Position, Record
from vqlab.queen.cards import Cards
from vqlab.queen.clauses import CLAUSES
from vqlab.queen.examples import examples

NAMES = sorted(examples)
WHOLE = {"phase-3-seats": 3, "phase-5-seats": 5, "phase-9-seats": 9}
ALTERNATIVE = re.compile(r"\binstead\b|could have|would have|alternative|rather than")
LONGEST = 250


def only(name: str) -> Phase:
    (phase,) = examples[name].phases
    return phase


def letter(seat: int) -> str:
    return "ABCDEFGHI"[seat]


def round_of(phase: Phase, play: int) -> int:
    """The 1-based round of the play with this index."""
    return play // phase.seats + 1


def out(position: Position) -> str:
    return "".join(letter(seat) for seat, hand in enumerate(position.hands) if not hand)


# --- every example -------------------------------------------------------------------------------


def test_there_are_enough_examples():
    assert len(examples) >= 16
    assert set(WHOLE) <= set(examples)


@pytest.mark.parametrize("name", NAMES)
def test_the_text_is_canonical_and_both_forms_carry_everything(name, pytestconfig):
    path = pytestconfig.rootpath / "vqlab" / "data" / "examples" / f"{name}.vq"
    text = path.read_text("utf-8")
    record = Record.parse(text)
    assert str(record) == text
    assert record == examples[name]
    again = Record.from_json(record.to_json())
    assert again == record
    assert str(again) == text


@pytest.mark.parametrize("name", NAMES)
def test_every_play_is_legal_and_a_whole_phase_states_its_penalties(name):
    record = examples[name]
    assert record.stopped is None
    for phase in record.phases:
        assert phase.plays
        assert len(phase.plays) % phase.seats == 0, "an excerpt ends with a round"
        assert Phase(phase.start, phase.plays).position == phase.position
    stated = [
        tuple(map(int, line.split()[1:]))
        for line in str(record).splitlines()
        if line.startswith("penalties:")
    ]
    assert stated == [phase.penalties for phase in record.phases if phase.is_over]


@pytest.mark.parametrize("name", NAMES)
def test_titles_names_and_notes(name):
    record = examples[name]
    assert record.title
    assert len(record.names) == len(set(record.names)) == record.seats
    assert record.phases[0].notes[0].comment, "it opens with a note"
    notes = [note for phase in record.phases for note in phase.notes]
    assert all(len(note.comment) <= LONGEST for note in notes)
    assert all(clause in CLAUSES for note in notes for clause in note.clauses)
    assert any(note.clauses for note in notes)


@pytest.mark.parametrize("name", NAMES)
def test_comments_use_the_words_of_the_game_and_the_names_of_the_table(name):
    record = examples[name]
    for phase in record.phases:
        for note in phase.notes:
            assert not re.search(r"\b(tricks?|deals?|jokers?|hunters?)\b", note.comment.lower())
            people = set(re.findall(r"\b([A-Z][a-z]+)'s\b", note.comment))
            assert people <= set(record.names)


def test_titles_differ():
    assert len({record.title for record in examples.values()}) == len(examples)


@pytest.mark.parametrize("name", [*WHOLE, "english-seven", "the-deal"])
def test_the_seed_deals_what_is_written(name):
    record = examples[name]
    dealt = Phase.deal(record.seats, f"vqlab {record.seed} phase 1", record.edition)
    assert dealt.start == record.phases[0].start


def test_all_clauses_are_shown_somewhere():
    cited = {
        clause
        for record in examples.values()
        for phase in record.phases
        for note in phase.notes
        for clause in note.clauses
    }
    assert cited == set(CLAUSES)


# --- the three whole phases ----------------------------------------------------------------------


@pytest.mark.parametrize("name, seats", WHOLE.items())
def test_a_whole_phase_runs_from_the_opening_to_its_end(name, seats):
    phase = only(name)
    assert phase.seats == seats
    assert phase.is_opening
    assert phase.is_over
    assert 0 in phase.penalties
    assert any(plays[0].kind == "slayer" for plays in phase.rounds)
    assert any(play.queens for play in phase.plays)


@pytest.mark.parametrize("name", WHOLE)
def test_a_whole_phase_names_an_alternative_at_least_every_third_round(name):
    phase = only(name)
    with_one = {
        round_of(phase, at)
        for at, note in enumerate(phase.notes[1:])
        if ALTERNATIVE.search(note.comment)
    }
    last = len(phase.rounds)
    assert all({n, n + 1, n + 2} & with_one for n in range(1, last - 1))


# --- what the comments claim ---------------------------------------------------------------------

# "round seat: plays from this seat on → claims". Later seats go on as in the record, or pass where
# that would be illegal. Rounds are counted through all phases of a record. Claims:
#   A leads          who leads the next round
#   B out / in       whose hand is empty at the end of the round, or not
#   unbeaten         no later seat could raise
#   unbeaten but for B   … except this one
#   S20 legal        the next leader may lead it
#   0 45 5 points    penalties at the end of the phase
#   A holds 8 Q      cards that are then in a hand, among others
# "plays refused R12" says which clause forbids a play, "none" that it is legal.
CLAIMS = {
    "five-players-one-round": """
        1 B: pass → D leads""",
    "slayer-round": """
        1 D: 8 → D leads
        1 E: 4 → E leads""",
    "counting-27": """
        1 A: Q → unbeaten, A leads, A holds 3 4 10""",
    "blocking": """
        1 A: 6, 13, pass, pass → B leads, C holds S15
        1 B: 4 → C leads, B holds 13""",
    "picker-had-emptied": """
        1 A: 4, 9, pass → B out
        2 B: 3, 7, pass → C leads
        2 B: 3, pass, 4 → A leads
        4 C: 4, 6, pass → A out""",
    "picker-while-another-goes-out": """
        1 B: 9, pass, 12 → A leads, B holds 3, C holds 1 4
        1 A: pass → C leads, C holds 1""",
    "two-out-at-once": """
        1 A: 8 → B out, D out""",
    "both-slayers-one-seat": """
        1 C: S20, 4, 3, 2 → D leads, C holds S15
        2 D: 2, 5, 6, 7 → C leads
        2 D: 2, pass, 6, pass → B leads
        2 D: 2, 5, pass, pass → A leads
        3 D: 9, pass, pass, 10 → C leads, D holds S15
        4 C: 13^3 → unbeaten, C leads
        4 B: Q → B leads
        5 C: 13^2, pass, pass → C leads""",
    "queens-alone-and-mixed": """
        1 A: 13 Q, pass → unbeaten but for C
        1 A: 13 Q, pass, Q^2 → C leads
        1 C: Q^2 → C leads
        2 C: 8 Q refused R12
        3 B: pass → A leads, B holds 4 13
        4 C: 8 → B out, C holds Q""",
    "last-slayer": """
        1 A: S20, 4, 2 → B leads, A holds 13""",
    "embargo-one-round": """
        2 C: 10, pass, pass, 11 → B leads, C holds S20
        3 C: 10 refused none
        3 D: 7 → B leads""",
    "everybody-passes": """
        1 A: 2, 5, 7, 10 → D leads
        1 A: 2, pass, pass, 4 → D leads
        2 A: 6, 9, pass, pass → B leads
        2 A: 6, pass, 7, pass → C leads
        2 A: 6, pass, pass, 10 → D leads
        3 B: 12, pass, pass → 0 14 28 25 points
        3 C: 13, pass → 0 21 15 25 points""",
    "one-turn-each": """
        1 B: 9, pass, pass → B leads
        2 D: 12 → unbeaten, D leads""",
    "lone-slayer-normal-round": """
        1 A: 10 → unbeaten, A leads
        2 C: S20, 10, pass → 0 45 5 points""",
    "queen-among-the-fed": """
        1 B: 1, Q → C leads
        1 B: 1, 10 → C leads
        1 C: 10 → C leads
        2 C: Q → C leads
        3 A: 8 → A leads""",
    "second-slayer-at-once": """
        1 B: 2 → C leads, B holds 3
        2 C: 12 → unbeaten, C leads, C holds S15 S20
        2 D: 8 → D leads
        2 A: 7 → A leads""",
    "english-seven": """
        1 D: 1^2, pass, pass, pass, pass, pass, pass → D holds S20
        1 C: 4 → C leads
        2 A: 1^4, 13^2 Q^2 → B leads
        2 A: 1^4, pass → unbeaten but for B
        2 B: pass, pass, pass, pass, 11^3 → F leads
        3 C: pass → B leads""",
    "phase-3-seats": """
        1 C: 10^2, 13 Q, pass → A leads, C holds Q
        1 C: 10^2, pass, 13^2 → B leads
        2 A: pass, 13^2 → B leads, A holds 13 Q
        3 B: pass → A leads
        4 B: 5^2, pass, 7^2 → A leads
        5 A: pass → B leads
        6 A: 8 → unbeaten, A leads, A holds 7^2
        7 B: pass → A leads
        8 B: 8 → unbeaten, B leads, B holds S15
        8 C: 1 → A leads
        9 C: S20 refused none
        9 C: S15 refused R21
        10 A: 6 → A leads
        11 A: 8 → unbeaten, A leads, S20 legal
        12 A: pass → C leads
        13 A: 5, pass, pass → B in, A holds S20
        13 C: 1 → 6 0 55 points""",
    "phase-5-seats": """
        1 A: 4^3, pass, pass, 8^3, pass → D leads
        2 D: pass, 13^2 → E leads
        3 B: pass → D leads, B holds Q
        4 C: 12 Q → E leads
        5 A: pass → E leads
        5 A: pass, pass, 4^2 Q → C leads
        6 A: 5^2, pass, pass, pass, 6^2 → E leads, A holds S20
        6 D: 1, 2 → E leads
        6 D: 1, 7 → E leads
        7 E: S15 refused none
        7 E: S20 refused R21
        7 C: 12 Q → C leads
        8 C: 9, 10, pass, pass, pass → D leads
        8 C: 9, pass, 11, pass, pass → E leads
        8 C: 9, pass, pass, pass, 10 → B leads
        9 A: pass → C leads
        10 A: 2 → A holds 7 8
        11 A: pass → A holds 2 8
        12 E: pass → D leads, D holds 1, A holds 2
        13 E: 8 → unbeaten, E leads
        14 E: 8 → unbeaten, E leads, A in
        14 C: 5 → C leads
        14 D: 3 → D leads, A out""",
    "phase-9-seats": """
        1 I: 4^2, 12^2, pass, pass, pass, 13^2, pass, pass, pass → E leads, I holds S20
        1 I: 4^2, 12^2, pass, pass, pass, pass, pass, pass, pass → A leads
        1 C: 1 → D leads
        1 D: 5 → D leads
        1 H: 3 → H leads
        2 D: 2^4, pass, pass, 7^2 Q^2 → G leads
        3 B: pass → G leads
        4 E: 10^2, 13^2 → F leads
        5 F: pass → E leads
        6 A: pass → A holds 12^3
        7 G: pass → A leads
        8 G: 1 → H leads, G holds 3 8
        8 H: 12, pass, pass, pass, 13, pass → C leads
        8 H: 12, pass, pass, pass, pass, 13 → D leads
        9 H: S15 refused none
        9 E: pass → D leads
        10 G: pass → G holds 1 8
        10 C: pass, pass → H leads
        10 C: pass, 13 → D leads
        11 C: 1, 3, 4, 6, pass, 8, 10, 11, pass → A leads
        11 C: 1, pass, pass, pass, pass, pass, pass, pass, 3 → B leads
        12 C: 11 → D leads
        13 D: 11, pass, pass, pass, pass, pass, 12, pass, pass → A leads
        14 D: 11, pass, pass, pass, pass, pass, 12, pass, pass → A leads, G in, D holds S20
        14 C: 8 → C leads, 45 19 69 19 21 19 0 54 54 points""",
}
ROWS = [(name, row.strip()) for name, block in CLAIMS.items() for row in block.strip().splitlines()]


def whereabouts(name: str, row: str) -> tuple[Phase, int]:
    """The phase of a row and the index of the play that its alternative replaces."""
    number, seat = row.partition(":")[0].split()
    left = int(number)
    for phase in examples[name].phases:
        if left <= len(phase.rounds):
            first = (left - 1) * phase.seats
            turn = ("ABCDEFGHI".index(seat) - phase.positions[first].leader) % phase.seats
            return phase, first + turn
        left -= len(phase.rounds)
    raise AssertionError(f"{name} has no round {number}")


@pytest.mark.parametrize(
    "name, row", ROWS, ids=[f"{name} {row.split(' → ')[0]}" for name, row in ROWS]
)
def test_alternatives_do_what_the_comment_says(name, row):
    phase, at = whereabouts(name, row)
    before = phase.positions[at]
    line = row.partition(":")[2].strip()
    if " refused " in line:
        play, clause = line.split(" refused ")
        if clause == "none":
            before.check(play)
        else:
            with pytest.raises(IllegalPlay) as refused:
                before.check(play)
            assert refused.value.clause == clause
        return
    said, claims = (part.split(", ") for part in line.split(" → "))
    assert said[0] != str(phase.plays[at]), "an alternative differs from the play made"
    rest = phase.seats - at % phase.seats
    positions = [before]
    for play in said:
        positions.append(positions[-1].play(play))
    for play in phase.plays[at + len(said) : at + rest]:
        legal = play in positions[-1].legal_plays()
        positions.append(positions[-1].play(play if legal else PASS))
    for claim in claims:
        assert_claim(claim, positions)


def assert_claim(claim, positions):
    after, later = positions[-1], positions[1:-1]
    beatable = [letter(p.to_act) for p in later if p.legal_plays() != (PASS,)]
    match claim.split():
        case [seat, "leads"]:
            assert letter(after.leader) == seat
        case [seat, "out"]:
            assert seat in out(after) and after.is_over
        case [seat, "in"]:
            assert seat not in out(after)
        case ["unbeaten"]:
            assert beatable == []
        case ["unbeaten", "but", "for", seat]:
            assert beatable == [seat]
        case [slayer, "legal"]:
            after.check(slayer)
        case [seat, "holds", *cards]:
            assert after.hands["ABCDEFGHI".index(seat)].holds(Cards(cards))
        case [*points, "points"]:
            assert after.penalties == tuple(map(int, points))
        case _:
            raise AssertionError(f"no such claim: {claim}")


def test_every_alternative_named_in_a_comment_is_played_out():
    proved = {(name, *whereabouts(name, row)) for name, row in ROWS}
    named = {
        (name, phase, at)
        for name, record in examples.items()
        for phase in record.phases
        for at, note in enumerate(phase.notes[1:])
        if ALTERNATIVE.search(note.comment)
    }
    assert [(name, round_of(phase, at)) for name, phase, at in named - proved] == []


# --- the scenarios, one by one -------------------------------------------------------------------


def test_five_players_fill_the_crypt_with_nine_cards():
    phase = only("five-players-one-round")
    assert len(phase.crypt) == 9
    assert letter(phase.position.leader) == "D"


def test_slayer_round_goes_to_the_second_2():
    phase = only("slayer-round")
    position = phase.position
    assert letter(position.leader) == "D" and position.embargo == 20
    assert len(position.hands[3]) == 2 + 5
    assert not phase.crypt
    with pytest.raises(IllegalPlay) as refused:
        position.check("S20")
    assert refused.value.clause == "R21"


def test_counting_gives_27():
    assert only("counting-27").penalties == (27, 0, 11)


def test_blocked_seat_takes_all_and_may_lead_its_own_slayer():
    position = only("blocking").position
    assert str(position.hands[2]) == "2 13 S15 S20"
    assert letter(position.leader) == "C" and position.embargo == 20
    position.check("S15")
    with pytest.raises(IllegalPlay) as refused:
        position.check("S20")
    assert refused.value.clause == "R21"


def test_picker_who_had_emptied_plays_on():
    phase = only("picker-had-emptied")
    assert not phase.positions[2].hands[1], "the last card is fed"
    assert str(phase.positions[3].hands[1]) == "3 9 S20"
    assert not phase.positions[3].is_over
    assert phase.penalties == (29, 0, 4)


def test_picker_while_another_goes_out_scores_what_he_took():
    assert only("picker-while-another-goes-out").penalties == (10, 30, 0)


def test_two_out_at_once_both_score_nothing():
    phase = only("two-out-at-once")
    assert not phase.positions[2].is_over
    assert phase.penalties == (8, 0, 10, 0)


def test_holder_of_both_slayers_has_two_cards_more_and_no_embargo():
    first, second = examples["both-slayers-one-seat"].phases
    assert first.position.hands[2].slayers == (15, 20)
    assert first.position.embargo == 15
    assert [len(hand) for hand in second.start.hands] == [13, 13, 15, 13]
    assert second.is_opening
    assert letter(second.start.leader) == "C" and second.start.embargo == 0


def test_queens_take_the_value_of_their_company_and_bridge_nothing():
    phase = only("queens-alone-and-mixed")
    assert [play.value for play in phase.plays if play.queens] == [11, 14, 14]
    with pytest.raises(IllegalPlay) as refused:
        phase.start.check("6 9 Q")
    assert refused.value.clause == "R15"


def test_last_slayer_must_be_led():
    phase = only("last-slayer")
    assert [str(play) for play in phase.positions[3].legal_plays()] == ["S20"]
    assert phase.penalties == (0, 33, 9)


def test_embargo_holds_for_one_lead():
    phase = only("embargo-one-round")
    embargoes = [phase.positions[at].embargo for at in (0, 4, 8, 12)]
    assert embargoes == [0, 20, 0, 20]
    assert [letter(phase.positions[at].leader) for at in (4, 8, 12)] == ["C", "C", "B"]


def test_everybody_passes_and_the_leader_leads_again():
    phase = only("everybody-passes")
    assert phase.plays[1:4] == (PASS, PASS, PASS)
    assert all(phase.positions[at].legal_plays() == (PASS,) for at in (1, 2, 3))
    assert letter(phase.positions[4].leader) == "A"
    assert phase.penalties == (0, 21, 28, 14)


def test_one_turn_each():
    phase = only("one-turn-each")
    assert letter(phase.positions[4].leader) == "D"
    assert "9" in phase.positions[4].hands[1]


def test_lone_slayer_passes_in_a_normal_round():
    phase = only("lone-slayer-normal-round")
    assert phase.positions[1].legal_plays() == (PASS,)
    assert phase.penalties == (0, 15, 20)


def test_queens_in_a_slayer_round_tie_at_1():
    phase = only("queen-among-the-fed")
    assert letter(phase.positions[3].leader) == "B"
    assert letter(phase.position.leader) == "A" and phase.position.embargo == 20


def test_second_slayer_is_led_at_once():
    phase = only("second-slayer-at-once")
    assert phase.positions[4].embargo == 20
    assert str(phase.plays[4]) == "S15"
    assert phase.position.embargo == 15


def test_english_seven_has_one_slayer():
    record = examples["english-seven"]
    (phase,) = record.phases
    assert str(record.edition) == "english"
    assert phase.is_opening
    assert [hand.slayers for hand in phase.start.hands] == [(), (), (), (20,), (), (), ()]
    assert len(phase.left_over) == 17


def test_four_players_have_been_dealt_all_their_cards():
    phase = only("the-deal")
    assert phase.is_opening
    assert [hand.slayers for hand in phase.start.hands] == [(15,), (20,), (), ()]
    assert [len(hand) for hand in phase.start.hands] == [14, 14, 13, 13]
    assert len(phase.left_over) == 56
    assert len(phase.crypt) == 12
    assert [len(hand) for hand in phase.position.hands] == [12, 12, 9, 9]


def test_what_is_picked_up_is_known_to_everybody():
    phase = only("picked-up-in-sight")
    for seat in (0, 1, 3):
        before, after = phase.undo(4).view(seat), phase.view(seat)
        assert before.known[2] == after.known[2] == Cards("1 2 7")
        assert dict(before.slayers) == dict(after.slayers) == {20: 2}
        assert (before.hand_sizes[2], after.hand_sizes[2]) == (5, 4)


def test_the_other_slayer_is_not_fed():
    phase = only("one-slayer-a-round")
    with pytest.raises(IllegalPlay) as refused:
        phase.positions[1].check("S15")
    assert refused.value.clause == "R22"
    assert [str(play) for play in phase.positions[1].legal_plays()] == ["4", "9"]
    assert letter(phase.positions[3].leader) == "C"
    assert phase.penalties == (0, 24, 32)


def test_a_game_of_two_phases_has_two_winners():
    first, second = examples["game-of-two-phases"].phases
    assert first.position.hands[0].slayers == (15, 20)
    assert second.start.hands[0].slayers == (15, 20)
    assert letter(second.start.leader) == "A" and second.start.embargo == 0
    game = Game.new(phases=2, deal=first.start)
    for play in first.plays:
        game = game.play(play)
    assert game.totals == (61, 3, 0, 15)
    game = game.next_phase(deal=second.start)
    for play in second.plays:
        game = game.play(play)
    assert game.totals == (83, 15, 41, 15)
    assert game.winners == {1, 3}


def test_penalties_of_the_whole_phases():
    assert only("phase-3-seats").penalties == (6, 0, 55)
    assert only("phase-5-seats").penalties == (0, 17, 46, 18, 29)
    assert only("phase-9-seats").penalties == (45, 19, 69, 19, 21, 19, 0, 54, 54)
