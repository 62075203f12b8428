# The rules of Vampire Queen: refusals and clauses. { $name } is filled in, { $n -> … } chooses by number.

## Refusals: a play the rules forbid

illegal-not-held = { $cards } is not in this hand, which holds { $hand }.
illegal-lead-pass = The leader may not pass: somebody has to begin the round.
illegal-mixed = { $cards } mixes values; a set has one value only.
illegal-queen-bridge = { $cards } mixes values; a queen joins one value and cannot bridge two.
illegal-slayer-alone = { $cards } cannot be played: a slayer is led alone.
illegal-slayer-raise = { $cards } cannot be played now: a slayer can only be led.
illegal-embargo = { $slayer } was picked up in the last round and may not be led in this one.
illegal-size = { $cards } has { $read ->
    [one] 1 card
   *[other] { $read } cards
}; this round is played with { $size ->
    [one] 1 card
   *[other] sets of { $size } cards
}.
illegal-too-low = { $cards } does not beat the { $top } of { $seat }.
illegal-declared = { $cards } cannot be declared: queens alone are always 14 in this edition.
illegal-queen-equal = { $cards } counts { $top }, as the queen takes the value of its company; that does not beat the { $top } of { $seat }.
illegal-queens-top = { $cards } is too low: queens alone count 14, and nothing beats them.
illegal-feed-pass = Nobody may pass in a slayer round; feed one vampire.
illegal-feed-size = { $cards } has { $read ->
    [one] 1 card
   *[other] { $read } cards
}; in a slayer round everybody feeds exactly one vampire.
illegal-feed-slayer = { $cards } cannot be fed: a second slayer is never played into a slayer round.
illegal-feed-blocked = { $cards } cannot be fed: a seat with nothing but a slayer passes and picks up.
illegal-not-there = { $cards } cannot be played by { $seat }: it is not in that hand, or the phase is over.
illegal-turn = It is { $to_act }'s turn, not { $seat }'s.
illegal-phase-over = The phase is over; nobody plays until the next deal.
illegal-phase-runs = The phase is not over yet; the next deal has to wait.
illegal-game-over = The game is over; there is nothing left to play.

## Refusals: positions and set-ups no game reaches

setup-seats = Vampire Queen is played by { $least } to 12 players, not { $read }.
setup-deck = A deck of { $n } vampires is too small for { $seats } players.
setup-phases = A game has a whole number of phases, 1 or more, not { $read }.
setup-other-seats = The deal is for { $seats } seats, and the game for another number.
setup-other-table = The next deal has to keep the edition and the { $seats } seats.
setup-slayer-kept = { $slayer } stays with { $seat }, who held it when the last phase ended.
setup-new-slayer = { $slayer } was in no hand when the last phase ended, so it is not in the next.
setup-no-plays = The next phase begins with a deal, before its first play.
setup-leader = { $seat } leads the next phase.
setup-embargo = This deal's embargo is not the one the last phase left.
impossible-copies = { $card } appears { $held ->
    [one] once
   *[other] { $held } times
}, but the game has { $most ->
    [0] none
   *[other] { $most }
}.
impossible-slayer = { $slayer } is not in play: the { $edition } edition with { $seats } players leaves it out.
impossible-deal = The hands hold { $held } vampires, but only { $dealt } are dealt to { $seats } players.
impossible-leader = The leader has to be one of the { $seats } seats.
impossible-embargo-off = An embargo on { $slayer } cannot be: this edition is played without it.
impossible-embargo-holder = An embargo on { $slayer } cannot be: the leader { $seat } does not hold it.
impossible-embargo-alone = An embargo on { $slayer } cannot be: whoever picked it up, here { $seat }, took a vampire with it.
impossible-play = { $play } by { $seat } is illegal: { $reason }
impossible-full-round = The plays complete a round; write the hands after it, for { $seats } seats, and who leads next.

## Refusals: text that cannot be read

notation-card = Read “{ $read }” at column { $column }: a card is 1 to 13, Q, S15 or S20, with ^n for n copies.
notation-copies = Read “{ $read }” at column { $column }: a hand has 1 to { $most } copies of a card.
notation-empty-play = Read “{ $read }” at column { $column }: a play is cards of one set, such as 6^2 Q, or pass.
notation-declared = Read “{ $read }” with a declared value: only queens alone can be declared, as in Q@7.
notation-empty-hand = There is no hand at column { $column }: write its cards, or - for an empty hand.
notation-long = The position has { $read } characters; at most { $most } are read.
notation-fields = The position has { $read } parts; it has at most four: hands ; leader ; embargo ; plays.
notation-hands = The position has { $read } hands; a table has at most 12.
notation-seat = Read “{ $read }” at column { $column }: a seat is a letter from A to L.
notation-embargo = Read “{ $read }” at column { $column }: an embargo is -, S15 or S20.
notation-plays = A round has at most 12 plays; { $read } are written.
notation-game = Read “{ $read }”: the game is queen, or queen/ and an edition, such as queen/base.
seat-unknown = There is no seat { $read }; the seats are 0 to { $last }, or A to { $letter }.
play-type = { $read } is no play; write its cards as text, such as "6^2 Q", or "pass".
cards-type = { $read } are no cards; write them as text, such as "6^3 8 Q".
position-type = { $read } is no position; write it as text, such as "6^2 8 | 7 | 9 S20".
hands-type = The hands are a list, one for each seat; Position.parse reads a whole line.
notation-json = This is no { $what } in JSON: what stands at { $place } does not fit the schema { $what }.json.
notation-view-seats = The view names a seat beyond its { $seats }.
notation-view-hand = The view's hand has { $held } cards, which is not its hand size.
notation-view-rounds = A round of the view has { $seats } plays; only the last may have fewer.
notation-view-play = Round { $round } of the view cannot be: { $reason }
notation-view-embargo = The view's embargo does not agree with its last round.
notation-view-copies = The view shows { $card } { $read } times, more than the game has.
notation-view-slayers = The view's hand and its slayer holders do not agree.
notation-view-known = The view knows more cards of { $seat } than that seat holds.
edition-name = Read “{ $read }”: the edition is one of { $allowed }, then options such as ,embargo=no.
edition-option = Read “{ $read }”: an edition's options are { $allowed }.
edition-value = Read “{ $read }”: this is no value for { $name }.
edition-bound = { $name } is { $least } to { $most }, not { $read }.
edition-slayers = The slayers are 15, 20, both or none.
record-long = The record is too long: at most { $most } KiB are read.
record-version = This is no record: its first line is “{ $read }”, not “{ $first }”.
record-at-line = Line { $line }: { $reason }
record-empty = The record has no phase; write one as “phase 1: hands ; leader”.
record-names = The record names { $read ->
    [one] 1 player
   *[other] { $read } players
}; name every seat or none.
record-name = A name or title is one line of at most { $most } characters that can be shown.
record-name-comma = A player's name is not empty and has no comma.
record-header = “{ $name }” stands once, above the first { $game ->
    [vampires] play
   *[queen] phase
}.
record-number = Read “{ $read }”: { $name } is a whole number.
record-phase-number = Phase { $read } is out of order; phases are numbered 1, 2, 3 …, at most { $most }.
record-phase-runs = Phase { $n } has not ended, so no other can follow.
record-seats = The record says { $seats } seats, but there are { $read } hands.
record-tables = Every phase of a record has the same seats and the same edition.
record-edition = The hands name another edition than the record; the edition stands once, in “game”.
record-no-deal = Phase { $n } has no hands; write them, or give the record seats and a seed.
record-penalties-early = Penalties stand after a phase that has ended.
record-penalties = The penalties are { $expected }, but the record says { $read }.
record-line = Read “{ $read }”: a line is a header, { $game ->
    [vampires] a start, or plays such as GYBR@1N, garlic@2E {"{"}comment{"}"} [T12]
   *[queen] a phase, or plays such as 5^2, pass, 6^2 {"{"}comment{"}"} [R12]
}.
record-stray-note = Read “{ $read }”: a comment on its own line belongs before the first play.
record-many = A record has at most { $phases } phases and { $plays } plays.
record-comment = A comment has at most { $most } characters, all of which can be shown.
record-clause = Read “{ $read }”: a clause is { $first } to { $last }.

## The clauses of the rules

clause-R1-title = The cards
clause-R1 = There are 110 cards: the vampires 1 to 13 eight times each, four queens, and the two slayers 15 and 20.
clause-R2-title = The players
clause-R2 = Three to twelve play.
clause-R3-title = Rounds and phases
clause-R3 = A round is one lap of the table. A phase is one deal, played round after round until somebody is out. A game is several phases.
clause-R4-title = Who starts
clause-R4 = One player gets slayer 15. The neighbour on the left gets slayer 20 and leads the first round.
clause-R5-title = The dealer
clause-R5 = The holder of slayer 15 deals the first phase, the holder of slayer 20 each later one. Who deals changes nothing.
clause-R6-title = The deal
clause-R6 = Three to eight players get 13 vampires each, nine get 12, ten get 10, eleven or twelve get 9.
clause-R7-title = Slayers come on top
clause-R7 = A slayer is one card more in its holder's hand.
clause-R8-title = The English edition
clause-R8 = In the English edition six or more players leave slayer 15 in the box; the leader holds slayer 20.
clause-R9-title = Left-overs
clause-R9 = Vampires left over from the deal are set aside unseen until the next one. With nine or twelve players there are none.
clause-R10-title = One turn each
clause-R10 = In a round every seat has exactly one turn, clockwise, the leader first.
clause-R11-title = Leading
clause-R11 = The leader plays one or more vampires of one value, or a single slayer. Passing is not allowed, and copies may be kept back.
clause-R12-title = Raising
clause-R12 = A later seat raises with exactly as many cards and a higher value than the last play that was not a pass.
clause-R13-title = Passing
clause-R13 = Passing is free, even for a seat that could raise. It costs the only turn of this round.
clause-R14-title = End of a round
clause-R14 = The highest play leads the next round, and all cards played go to the crypt, face down. If everybody else passed, the leader leads again.
clause-R15-title = Queens in company
clause-R15 = A queen played with vampires of one value takes that value. It cannot join two different values.
clause-R16-title = Queens alone
clause-R16 = Queens played alone count 14, however many. Nothing beats them.
clause-R17-title = What everybody knows
clause-R17 = Slayers look the same on both sides: everybody sees who holds them. Hand sizes and picked-up cards are public too.
clause-R18-title = Leading a slayer
clause-R18 = Only the leader may play a slayer, alone, and it counts 0. 15 and 20 are its penalties, not its strength.
clause-R19-title = The slayer round
clause-R19 = When a slayer is led, every other seat feeds exactly one vampire of any value. Nobody may pass.
clause-R20-title = Who picks up
clause-R20 = In a slayer round a queen counts 1. The highest feeder picks up every card played and the slayer; of equals, the last one.
clause-R21-title = The embargo
clause-R21 = Whoever picked up leads next, but not that slayer, for this one lead. The other slayer may be led. A new deal lifts the embargo.
clause-R22-title = One slayer a round
clause-R22 = The second slayer is never played into a slayer round.
clause-R23-title = Blocked
clause-R23 = A seat with nothing but a slayer in a slayer round has to pass, picks up everything whoever was highest, and leads next.
clause-R24-title = Only a slayer, in a normal round
clause-R24 = A seat with nothing but a slayer passes in a normal round and picks up nothing.
clause-R25-title = The last slayer
clause-R25 = A leader whose only card is a slayer leads it and is out. Every vampire is above 0, so it cannot come back.
clause-R26-title = End of a phase
clause-R26 = A phase ends at the end of a round that leaves a hand empty. Seats after an emptied hand still have their turn.
clause-R27-title = Picking up the last card
clause-R27 = A seat that fed its last card and picks up is not out. The phase goes on unless another hand is empty.
clause-R28-title = Penalties
clause-R28 = Cards in hand cost their value: 1 to 13, a queen 14, the slayers 15 and 20. An empty hand costs nothing.
clause-R29-title = Several out at once
clause-R29 = Every hand empty at the end of the round costs nothing. Being first earns nothing more.
clause-R30-title = The next phase
clause-R30 = Slayers stay where they are, all other cards are shuffled and dealt again, and the holder of slayer 20 leads.
clause-R31-title = Both slayers with one seat
clause-R31 = A seat that keeps both slayers begins the next phase with two cards more, and leads.
clause-R32-title = Length of a game
clause-R32 = A game has five phases, or another number agreed beforehand. After the last one nothing is played.
clause-R33-title = Winning
clause-R33 = The lowest total of penalty points wins. Equal totals share the win.

## What a program hands over

number-limit = { $name } is a whole number, { $least } or more, not { $read }.
number-seed = A seed is a whole number of at most 18 digits, not { $read }.
number-large = A number has at most 18 digits here; this one is { $read }.
notation-seat-of = Read “{ $read }” at column { $column }: a seat is a letter from A to { $last }.
notation-view-left-over = The view counts { $read } cards left over; after a whole deal of the edition “{ $edition }” there are { $left }, and all its slayers are in play.
notation-text = What is read here is a text in quotation marks, not { $read }.
slayer-unknown = A slayer is 15 or 20, or S15 or S20, not { $read }.
card-unknown = A card is 1 to 13, Q, S15 or S20, not { $read }.
undo-many = { $n ->
    [0] There is no play to take back, so not { $read } either.
    [one] There is one play to take back, so 0 or 1, not { $read }.
   *[other] There are { $n } plays to take back, so 0 to { $n }, not { $read }.
  }

## Names there are not

example-unknown = There is no example “{ $read }”; there are { $names }.
clause-unknown = There is no clause { $read }; the clauses are { $first } to { $last }.
