# English. One message a line; { $name } is filled in, { $n -> … } chooses by number.

## Counting

cards-count = { $n ->
    [one] 1 card
   *[other] { $n } cards
}

## Cards, spoken

card-vampire = vampire { $value }
card-queen = queen
card-slayer = slayer { $penalty }
set-n = { $n ->
    [one] { $value ->
        [8] an 8
        [11] an 11
       *[other] a { $value }
    }
    [2] two { $value }s
    [3] three { $value }s
    [4] four { $value }s
    [5] five { $value }s
    [6] six { $value }s
    [7] seven { $value }s
    [8] eight { $value }s
   *[other] { $n } × { $value }
}
queens-n = { $n ->
    [one] a queen
    [2] two queens
    [3] three queens
    [4] four queens
   *[other] { $n } queens
}
slayer-the = the { $penalty } slayer
just = { $text }
joined = { $first } and { $second }
joined-comma = { $first }, { $second }
joined-sentences = { $first } { $second }

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

## The table

seat-name = { $letter }
seat-named = { $letter } · { $name }
title-table = Card table
label-round = Round { $n }
label-as-text = The table as text
label-phase-of = Phase { $n } of { $phases }
label-totals = Totals: { $totals }
label-before-lead = Before the lead
label-over = The phase is over
label-turn = turn { $turn } of { $seats }
label-phase = Phase { $n }
label-end = end of the round
label-crypt = Crypt: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
label-left-over = Set aside: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
label-embargo = { $slayer } may not be led
label-size = { $n ->
    [one] Single cards
   *[other] Sets of { $n }
}
label-top = To beat: { $value }
label-top-queens = Queens: nothing beats them
label-slayer-round = Slayer round
label-highest = Highest so far: { $value }
label-pass = pass
label-leads = leads
label-to-act = to act
label-penalty = { $n ->
    [one] 1 point
   *[other] { $n } points
}

spoken-seat = { $who }. { $marks }Hand: { $hand }.{ $played }
spoken-hidden = { $n ->
    [one] 1 card face down
   *[other] { $n } cards face down
}
spoken-known = { $hidden }; seen: { $known }
spoken-empty = empty
spoken-leader = Leads this round.{" "}
spoken-to-act = To act.{" "}
spoken-played = {" "}Played: { $cards }.
spoken-passed = {" "}Passed.
spoken-penalty = {" "}Penalty: { $n }.

status-lead = { $who } leads the round.
status-lead-embargo = { $who } leads the round, but not { $slayer }.
status-raise = { $who } may raise the { $top } with { $size ->
    [one] one card
    [2] a pair
    [3] a triplet
   *[other] a set of { $size }
}, or pass.
status-pass = { $who } can only pass.
status-queens = { $who } can only pass: nothing beats queens alone.
status-feed = { $who } feeds one vampire.
status-blocked = { $who } has nothing but a slayer: { $who } has to pass and will pick up.
status-over = The phase is over. Penalty points: { $penalties }.
status-penalty = { $who } { $n }
status-game-over = The game is over. Totals: { $totals }. { $winners } won.
status-watch = { $who } is to act.

told-lead = { $who } leads { $cards }.
told-slayer = { $who } leads { $cards }: a slayer round.
told-raise = { $who } raises with { $cards }.
told-feed = { $who } feeds { $cards }.
told-pass = { $who } passes.
told-blocked = { $who } is blocked: nothing to feed but a slayer.
told-crypt = The round ends: { $n ->
    [one] 1 card goes
   *[other] { $n } cards go
} to the crypt, { $who } leads next.
told-pick-up = The round ends: { $who } picks up { $n ->
    [one] 1 card
   *[other] { $n } cards
} and leads next.
told-pick-up-other = The round ends: { $who } picks up { $n ->
    [one] 1 card
   *[other] { $n } cards
}; { $leader } leads next.
told-totals = Totals so far: { $totals }.
told-crypt-over = The round ends: { $n ->
    [one] 1 card goes
   *[other] { $n } cards go
} to the crypt.
told-pick-up-over = The round ends: { $who } picks up { $n ->
    [one] 1 card
   *[other] { $n } cards
}.

## Controls of the table

control-first = First
control-round-back = Round back
control-back = Back
control-next = Next
control-round-next = Next round
control-last = Last
control-comment = Next comment
control-comments = Comments
control-comments-none = No comments
control-comment-none = No comment at this step.
control-comments-pick = Jump to a comment …
control-slider = Step
control-steps = Step through the record
control-keys = Left and right arrows step by turn, up and down by round, Home and End go to the ends, C goes to the next comment.
control-table = Table
control-rule = Rules at this step
control-play = Play
control-pass = Pass
control-chosen = Chosen
control-nothing = no card
control-actions = Plays
control-tools = Tools
control-choose-keys = Click cards to choose them, or use the arrow keys and Space; Enter plays them.
control-disconnected = The kernel was restarted or is gone: run this cell again. Stepping still works, playing does not.
control-undo = Take back
control-take-card = Take back
control-give-to = Give cards to
control-palette = Cards to give
control-branches = What was tried

## The command line

cli-interrupted = Interrupted.
cli-output = The output cannot be written: { $reason }.
cli-help = { $command } shows what there is.
perft-depth = A depth is a whole number from 0 to 99, not { $read }.
replay-folder = Name a file or an example; the examples are { $examples }.
check-legal = { $play } by { $seat } is legal.
replay-stopped = Stopped at line { $line }: { $play } by { $seat } is illegal. { $reason }
replay-missing = There is no file “{ $name }” and no example of that name; the examples are { $examples }.
replay-unreadable = “{ $name }” cannot be read as text.
json-unreadable = This is not JSON that can be read.
lab-ready = Your notebooks are in { $folder }; opening { $notebook }.
lab-notebook = There is no notebook “{ $read }”; there are { $names }.
lab-missing = JupyterLab or the widgets are not installed: pip install "vqlab[lab]" brings them.
widgets-missing = The widgets are not installed: pip install "vqlab[widgets]" brings them.
lab-folder = The folder { $folder } cannot be used: { $reason }.

## Exercises

exercise-heading = Exercise
exercise-wanted = The answer is { $wanted }.
hint-heading = Hint { $n } of { $of }
hint-none = There is no hint for this one.
solution-heading = Solution
solution-answer = The answer is { $answer }.
solution-line = Python finds it like this:
verdict-right = Right.
verdict-wrong = Not yet.
verdict-unread = That cannot be read as an answer.
verdict-open = Not answered yet.
verdict-open-how = Put your answer in place of the dots: { $wanted }.
verdict-asked = The question: { $asked }
verdict-given = Your answer: { $given }
answer-number = a whole number, such as 27
answer-numbers = one whole number for each seat, such as (12, 0, 31)
answer-seat = a seat: its letter, such as "F", or its index, 0 for A
answer-play = one play, such as "6^2" or "pass"
answer-plays = a list of plays, such as ["6^2", "8 Q", "pass"]
answer-chance = a chance: a fraction such as "2/7", a decimal with at least three places such as 0.286, or a percentage with its sign, such as "28.6 %"
answer-chance-range = Read “{ $read }”, but a chance lies between 0 and 1. A percentage needs its sign, as in "28.6 %".
answer-type = Read “{ $read }”, which does not fit this question.
answer-commas = Python reads several numbers where there are commas. Write it without commas, or in quotes.
answer-large = The number is too long: at most { $most } digits are read.
answer-long = The text is too long: at most { $most } characters are read.
answer-many = The list is too long: at most { $most } entries are read.
answer-unquoted = Read the number { $read }. Put plays in quotes, as in "{ $spelled }": without quotes Python calculates, and makes 4 of 6^2.
answer-unread = { $reason } The answer is { $wanted }.
nudge-illegal = { $play } is not a legal play here. { $reason } [{ $clause }]
nudge-missing = Nothing wrong so far, but { $n ->
    [one] one play is
   *[other] { $n } plays are
} still missing.
nudge-extra = All of this is legal, but { $n ->
    [one] one play does
   *[other] { $n } plays do
} not belong in the answer.
nudge-length = There { $read ->
    [one] is 1 number
   *[other] are { $read } numbers
} for { $wanted } seats.
nudge-negative = Penalty points are counted upward from 0: write them without a minus.
nudge-seat = Look at seat { $seat } once more.
nudge-rounded = As far as it goes that is near. Give at least { $places } decimal places, or the fraction.
nudge-none = Read the question once more; a hint may help.

exercise-deal-ask = Ten players, base edition. How many vampires are set aside, unseen?
exercise-deal-hint-1 = Which cards are dealt at all? Slayers are handed out on their own.
exercise-deal-hint-2 = Take away from the pack what all the players get together. R6 says how many each of them gets.
exercise-deal-why = The pack that is dealt has 108 cards, the queens among them. Take away ten for each of ten players; what remains is set aside. [R6] [R9]
exercise-deal-misread-1 = The two slayers are not in the pack: they lie face up with their holders. [R7]
exercise-deal-misread-2 = The queens are dealt too, together with the numbers. [R1]

exercise-raise-ask = A led two 5s, and B raised with two 8s. What may C do? List every legal play.
exercise-raise-hint-1 = How many cards must the play have, and what is there to beat?
exercise-raise-hint-2 = Does C have to raise at all?
exercise-raise-why = C needs exactly two cards of one value above 8: all the 9s are too many, a single 11 is too few. And passing is free. [R12] [R13]
exercise-raise-misread-1 = These are the raises. Does a seat that can raise have to? [R13]

exercise-next-leader-ask = A led a 6, B passed, C raised with a 9. Now D passes as well. Who leads the next round?
exercise-next-leader-hint-1 = How many turns does a seat have in one round?
exercise-next-leader-hint-2 = Once the lap is complete, look for the highest play.
exercise-next-leader-why = Everybody has had one turn. B still holds a 10, but a pass is final. The 9 is the highest play, and whoever made it leads. [R10] [R14]
exercise-next-leader-misread-1 = B could beat the 9, but B has passed. Is there a second turn in a round? [R10]
exercise-next-leader-misread-2 = The leader leads again only if nobody raises. [R14]

exercise-queens-ask = A led a pair of 12s. What may B do? List every legal play.
exercise-queens-hint-1 = A queen beside a number takes that number. Which pairs can she complete, and which of them are high enough?
exercise-queens-hint-2 = What do queens count when no number is with them?
exercise-queens-why = Beside the 13 a queen counts 13. Beside the 12 she only equals A's pair, beside the 11 she is lower still. Queens alone count 14. And passing is free. [R12] [R13] [R15] [R16]
exercise-queens-misread-1 = One raise is missing. What do queens count without a number beside them? [R16]

exercise-known-ask = Nine players, base edition, and the cards have just been dealt. You are A. How many 7s are in the other eight hands together?
exercise-known-hint-1 = How many vampires are set aside when nine play?
exercise-known-hint-2 = Every 7 that you do not see is somewhere. Where can it be?
exercise-known-why = With nine players nothing is set aside, so every 7 that you do not hold is in another hand. There are eight in all; take away your own. [R1] [R9]
exercise-known-misread-1 = That is how many 7s the pack has. Some of them you hold yourself. [R1]
exercise-known-misread-2 = That is how many you hold. How many does the pack have? [R1]

exercise-pick-up-ask = A led S20. B fed a 4, C a queen, D another 4, and now E feeds the 2. Who picks up the cards?
exercise-pick-up-hint-1 = Sort the fed cards by what they count. One of them counts less here than in other rounds.
exercise-pick-up-hint-2 = Two seats fed the same highest value. Which of the two is it?
exercise-pick-up-why = In a slayer round the queen counts 1, so the 4s are highest, and of equals the last one picks up. [R20]
exercise-pick-up-misread-1 = In other rounds a queen alone is 14. What does she count in a slayer round? [R20]
exercise-pick-up-misread-2 = That is the right value, but another seat fed it too. Which one picks up? [R20]
exercise-pick-up-misread-3 = A slayer does not turn the order of the cards upside down: the highest card picks up, not the lowest. [R20]
exercise-pick-up-misread-4 = The slayer counts 0, and every vampire is higher, so it does not come back to its leader. [R18]

exercise-feed-ask = A led S20, B fed a 5, and C is the last to feed. Which is the most expensive card, in penalty points, that C can feed without picking up?
exercise-feed-hint-1 = A card has a strength in this round and a price at the end of the phase. They need not be the same.
exercise-feed-hint-2 = Write down what each of C's cards counts in a slayer round, and what it costs in the end.
exercise-feed-why = In a slayer round a queen counts 1, well below the 5; left in hand at the end she would cost 14. [R20] [R28]
exercise-feed-misread-1 = That card is safe. Is there a safe one that costs more?
exercise-feed-misread-2 = That card is equal to B's and comes later. Who picks up then? [R20]
exercise-feed-misread-3 = With that card C would be highest and pick up everything. [R20]

exercise-embargo-ask = C picked up S20 in the last round, holds S15 as well, and leads. List every legal play.
exercise-embargo-hint-1 = One slayer is forbidden, for this one lead. What about the rest of the hand?
exercise-embargo-hint-2 = Equal cards may be led together, or some of them kept back.
exercise-embargo-why = Only the slayer just picked up has to wait. Vampires are led as always, and the other slayer may be led too. [R11] [R21]
exercise-embargo-misread-1 = The embargo is on the slayer just picked up. C holds another one. [R21]

exercise-blocked-ask = A led S20, and C holds nothing but S15. Which is the most expensive card, in penalty points, that B can feed without picking up?
exercise-blocked-hint-1 = What can C do in this round, and what comes of it?
exercise-blocked-hint-2 = Who takes the cards when somebody has no vampire to feed? Does it matter then whose card is highest?
exercise-blocked-why = C has no vampire to feed, has to pass, and takes everything, whoever fed the highest card. So B can feed the 13 in peace. [R22] [R23]
exercise-blocked-misread-1 = That card is safe in any case, but B can do better here. What will C have to do? [R23]
exercise-blocked-misread-2 = B need not hope for a higher card from D. Who picks up when a seat is blocked? [R23]

exercise-penalties-ask = A led S20, B fed a 10, and it was B's last card. C fed a 5. Now D feeds a 1, and it is D's last card. How many penalty points do A, B, C and D get?
exercise-penalties-hint-1 = Who picks up? Look at that hand again before you call it empty.
exercise-penalties-hint-2 = If a hand is empty now, the phase is over: add up what is left in the others.
exercise-penalties-why = B is highest, and takes S20 with all that was fed. D is out, so the phase ends here, and B pays for everything just picked up. A's queen costs 14. [R26] [R27] [R28]
exercise-penalties-misread-1 = B's hand was empty for a moment, but B fed the highest card. What comes back into that hand? [R27]
exercise-penalties-misread-2 = A queen counts 1 only while she is fed. What does she cost at the end? [R28]

exercise-next-phase-ask = The phase is over; A won its last round, and C is out. Who leads the next phase?
exercise-next-phase-hint-1 = One card decides who leads a phase.
exercise-next-phase-hint-2 = That card stays with its holder from one phase to the next. Who has it?
exercise-next-phase-why = Slayers stay where they are, and the holder of S20 leads the next phase, whoever won the last round. [R30]
exercise-next-phase-misread-1 = Winning the last round of a phase brings nothing in the next one. [R30]
exercise-next-phase-misread-2 = D holds a slayer, but not the one that decides. [R30]
exercise-next-phase-misread-3 = The neighbour of S15 leads only the first phase, when the slayers are handed out. [R4]
exercise-next-phase-misread-4 = Being out is its own reward; it does not bring the lead. [R30]

exercise-merge-ask = A led S20, B fed a 4, and C is to feed. One of C's plays is a 5. Which of C's plays, the 5 among them, lead to the very same position?
exercise-merge-hint-1 = Write down the three hands after each of the four plays. Who picks up each time?
exercise-merge-hint-2 = Whoever picks up gets back what it fed. A queen is a special case: what does she count when she is fed?
exercise-merge-why = With a number above 4 C is the highest feeder and gets that card back, with everything else on the table. Which of them it was can no longer matter, so the graph has one node for both. With the 2 or the queen B picks up. [R20]
exercise-merge-misread-1 = Some of these plays make B pick up, and then the hands are not the same.
exercise-merge-misread-2 = That one is among them, of course. Is there really no other play after which C picks up?
exercise-merge-misread-3 = After these two plays B picks up, but not the same cards, so they do not even lead to the same position as each other.

exercise-nodes-ask = How many different positions can follow from this one, itself and the ends included?
exercise-nodes-hint-1 = Keep two collections: the positions met so far, and those still to be looked at. Begin with this position in both.
exercise-nodes-hint-2 = Take one position out of the second collection. For each legal play, look at the position it leads to; only if it is new, put it into both. Stop when nobody is waiting.
exercise-nodes-why = Every position is looked at once, however many ways lead to it. A set knows which ones it has seen, because equal positions are equal in Python too.
exercise-nodes-misread-1 = You have counted some positions more than once. Two ways may lead to the same position: is it new when you meet it again?
exercise-nodes-misread-2 = Just one is missing. Is the position that everything began with among those you have counted?
exercise-nodes-misread-3 = You have counted the plays, that is, the arrows. The question is about the positions between them.
exercise-nodes-misread-4 = These are the ends only. Count the positions on the way there as well.
exercise-nodes-misread-5 = This is what A may lead. Now go on from each of these positions, to the ends.
exercise-nodes-misread-6 = This is the first position and what follows at once. Are the new positions looked at in their turn?

exercise-worth-ask = A leads. How many penalty points, at most, will A have in the end if A plays well, whatever B and C do, even together?
exercise-worth-hint-1 = Begin at the ends of the picture and go up. What does A choose among the numbers below, and what do B and C choose for A?
exercise-worth-hint-2 = At A's turns take the smallest number of those below, at the turns of B and C the largest.
exercise-worth-why = If A leads the lower card, C can take the round, is out, and A keeps the other one. If A leads the higher card first, the lower one is all that can be left. A picks the smaller of two evils, and there is no better one.
exercise-worth-misread-1 = That is the best end of all for A. Who has to be kind to A on the way there?
exercise-worth-misread-2 = That is the worst end of all for A. Can A not avoid it?
exercise-worth-misread-3 = That would be the whole hand, but A gets rid of at least one card: it is A who leads.

exercise-best-plays-ask = A leads. Which of A's leads keep A's guarantee, that is, lose nothing against the best defence? List all of them.
exercise-best-plays-hint-1 = Let Python make the graph and find what every state is worth for seat 0. Then look at what A's leads are worth.
exercise-best-plays-hint-2 = each_play gives the worth of every lead. Which of them are worth as little as the position itself?
exercise-best-plays-why = These leads are worth to A what the position is worth. After each of the others B and C together can make A pay, as each_play shows lead by lead.
exercise-best-plays-misread-1 = After each of these leads A may get off for nothing. May, if B and C are kind. Ask what A can be sure of.
exercise-best-plays-misread-2 = So far so good, but this is not the only lead that is worth as little.
exercise-best-plays-misread-3 = Being rid of the slayer at once feels good. Look at who leads after that, and at what A has left.

exercise-every-seat-ask = A leads. Find the guarantee of every seat: the fewest penalty points that seat can be sure of, against both others together.
exercise-every-seat-hint-1 = One graph, three questions: for each seat that seat minimises, and the two others maximise.
exercise-every-seat-hint-2 = In guarantees(graph, seat) the seat is a number, 0 for A. Read off the worth of the root each time.
exercise-every-seat-why = Each of these numbers is a promise under the worst suspicion: that both others have ganged up. They cannot have ganged up on all three seats at once, and indeed no end of the graph has these three numbers together.
exercise-every-seat-misread-1 = This is one way it may end if everybody looks after themselves. A guarantee holds even if the others do not.
exercise-every-seat-misread-2 = Each seat's best end, that is, with the help of the others. A guarantee holds against them.
exercise-every-seat-misread-3 = These are the hands before the first play.

exercise-prevent-ask = One of the three seats can see to it all alone that A does not go out, whatever the two others do. Which one?
exercise-prevent-hint-1 = Turn the question round: which two seats, working together, cannot force that A goes out?
exercise-prevent-hint-2 = Ask power about the three pairs and out:A. Where a pair fails, the seat that is left over can prevent it.
exercise-prevent-why = A and C together cannot force that A goes out, so B alone can prevent it. And A alone cannot even keep itself in: B and C together can push it out.
exercise-prevent-misread-1 = That seat cannot, odd as it sounds: what if the two others work together to let it out?
exercise-prevent-misread-2 = That seat cannot do it alone. What do the two others force together?

exercise-last-phase-ask = Before the last phase B has 20 points and C has 12. How many may A have at most, and still be sure of the lowest total, alone or shared, whatever the others do?
exercise-last-phase-hint-1 = Do only A's points matter? The others go on collecting too.
exercise-last-phase-hint-2 = Ask power about wins:A with totals, for one number of points after the other.
exercise-last-phase-why = A need not be cheap, only cheaper than the others. Even if A starts with more points than C, it can see to it that nobody ends below it. One point more, and the others can prevent it.
exercise-last-phase-misread-1 = So A is safe even if C gets no more points. But does C get none?
exercise-last-phase-misread-2 = With as many points as C, A is sure of it. Can A afford more?

exercise-threat-ask = What is the most that A has to pay in any equilibrium of this position?
exercise-threat-hint-1 = Ask for the equilibria after each of A's plays: all_plays=True. After which play is the worst of them best for A?
exercise-threat-hint-2 = In an equilibrium A never pays more than that: A would choose this play instead.
exercise-threat-why = After the 3 A pays 2 points in the only equilibrium. So an outcome in which the 2 costs A more is no equilibrium: A would lead the 3. What remains costs A 0 or 2 points.
exercise-threat-misread-1 = There is such an equilibrium after one of the plays. But would A make that play, if this were to follow?
exercise-threat-misread-2 = That is the least. What is the most?
exercise-threat-misread-3 = That is what A can be sure of if the others conspire. In an equilibrium they do not: each looks after itself.

exercise-helpmate-ask = A helpmate: all seats want B to go out as soon as possible, and they have agreed on how. There is only one shortest line. What does A lead?
exercise-helpmate-hint-1 = B has three cards and two rounds. One of them is a slayer: when does it have to go?
exercise-helpmate-hint-2 = So in the first round B has to be rid of all the rest at once, and win it. Which lead makes that possible?
exercise-helpmate-why = A lends its queen to the 2. B beats the pair with 6 and queen, leads the slayer, and is out: every card that the others feed is above 0. No other pair of A's is low enough.
exercise-helpmate-misread-1 = B cannot beat that pair. Is there a lower one?
exercise-helpmate-misread-2 = Then B is rid of a single card in the first round. That is one too few.

exercise-endless-ask = No embargo here. Suppose endless play costs every seat 50 points. How many points can A be sure of?
exercise-endless-hint-1 = Without a word about 50: which bounds do the two sweeps give for A?
exercise-endless-hint-2 = If going round costs more than the upper bound, A need not go round.
exercise-endless-why = The upper bound is what A can force play to end at, so A need never pay more than 15, however much endless play costs.
exercise-endless-misread-1 = Going round would cost that. But can A not end it for less?
exercise-endless-misread-2 = That is the lower bound: less than that the others never allow. But A cannot force play to end there.

### Puzzles, and making them

answer-theme = the name of a theme, such as "queen-lent"

exercise-which-play-ask = A is to play and to go out, whatever B and C do. Which play does it?
exercise-which-play-hint-1 = Which cards of the others can A never beat, however it plays? Who holds them, and how can they be made harmless?
exercise-which-play-hint-2 = Two equal cards in one hand are the danger. Lead something that they can only stop by being played one at a time.
exercise-which-play-why = Only a 12 beats the 11, and if B spends one, its pair is broken: then nobody can lead two cards, and A gets rid of the 6 and the queen one by one. Every other lead leaves A with a card it cannot lose.
exercise-which-play-misread-1 = Nobody beats that, true. But what will A lead next, and who beats it then?
exercise-which-play-misread-2 = Two cards gone at once, but B has an answer to a pair, and A has none to B's.
exercise-which-play-misread-3 = Lowest first is a good habit. Here the others answer low too, and A's turn comes too late.

exercise-how-long-ask = A goes out here, whatever the others do. In how many rounds at most can A be sure to be out, if it hurries and the others delay it?
exercise-how-long-hint-1 = With everybody's help it would be as many rounds as A has cards. The others do not help.
exercise-how-long-hint-2 = Ask guarantee about A. Its answer knows its rounds.
exercise-how-long-why = The others cannot keep A in, but they can put it off: B gets the lead, and makes A pick up the slayer. A is sure to be out within 5 rounds, and with help it would be 3.
exercise-how-long-misread-1 = So many if everybody helps. But the others delay A as long as they can.

exercise-pushed-ask = A is to play, all on its own, against the two others. Exactly one seat can be forced out by A. Which one?
exercise-pushed-hint-1 = Ask of each seat in turn: can A, alone, make it happen? For its own seat too.
exercise-pushed-hint-2 = In a slayer round low cards leave the hand and nothing comes back for them. Who holds the lowest?
exercise-pushed-why = C holds the lowest cards. Every slayer round takes one of them away, and C never feeds highest unless A lets it. A itself can be kept in, and so can B.
exercise-pushed-misread-1 = What one wants for oneself, the two others can prevent here. Whom would they not think of?
exercise-pushed-misread-2 = That seat picks up the slayer if it has to. What are the lowest cards on the table?

exercise-which-theme-ask = A is to play and goes out, whatever the others do. There is one right play. Which theme is it?
exercise-which-theme-hint-1 = Three plays are legal. Try each of them: which ones are wrong, and what is left?
exercise-which-theme-hint-2 = A theme is a yes or no about what is right and what is wrong. Read the sentences in THEMES against that.
exercise-which-theme-why = A could play the 6 or the 9, and both are wrong; only a pass keeps all three cards for later. Nothing forces A to pass: the theme is unforced-pass.
exercise-which-theme-misread-1 = That theme says that a pass is wrong. Is it wrong here?
exercise-which-theme-misread-2 = That theme is about a lead, and here it is B who has led.

exercise-unique-ask = Is this a puzzle with a single answer? List all first plays with which A is sure to go out.
exercise-unique-hint-1 = If you have found one, do not stop: a second one spoils a puzzle, or saves it from being too hard.
exercise-unique-hint-2 = Ask power whether A can force out:A. Its answer knows the best plays.
exercise-unique-why = The 5 and the 11 both do it, so nobody can be told that there is one answer. The queen, which nobody beats, is needed later.
exercise-unique-misread-1 = That is what nobody can beat. It is not the same as what cannot be stopped in the end.

exercise-sieve-ask = Draw 200 deals of three vampires each, three seats, no slayer, with Random(7). In how many can A force going out, although it takes some search to see it?
exercise-sieve-hint-1 = Two questions to every deal: can it be forced at all, and is it trivial?
exercise-sieve-hint-2 = The cells above ask both, of deals from another seed. Change the seed, and count.
exercise-sieve-why = In 97 of the 200 A can force it, and in 59 of these without any search. 38 are left.
exercise-sieve-misread-1 = In so many deals it can be forced. Have you taken out the trivial ones?
exercise-sieve-misread-2 = In so many deals it cannot be forced. The question is about the others.

exercise-odds-ask = A search found 8 puzzles in 600 deals. About how many deals will it take to find 20?
exercise-odds-hint-1 = How many deals does one of them take, on the average?
exercise-odds-hint-2 = A result of find or make knows its odds, as a fraction. Divide what you want by it.
exercise-odds-why = One puzzle takes 75 deals on the average, and 20 of them take 1500. It is an average: the interval around it is wide after only 8.
exercise-odds-misread-1 = So many deals it takes to find one.
exercise-odds-misread-2 = So many it would take if the search had found a single one in all its deals.

exercise-one-card-ask = In place of A's 10 put each of the values 1 to 13, the 10 too, and leave everything else as it is. For how many of the thirteen is there a puzzle: one right play for going out, and not trivial?
exercise-one-card-hint-1 = Write the position with a gap, fill it thirteen times, and ask each time.
exercise-one-card-hint-2 = A Wish has a method attempt: it gives the puzzle that a position is, or None.
exercise-one-card-why = From 9 up to 13 it stays a puzzle, 5 values in all. A second 4 or a second 8 makes it trivial, and with any other card A cannot force it.
exercise-one-card-misread-1 = So often there is one right play. Two of these need no search at all.
exercise-one-card-misread-2 = Does the card that is there already count? It does.

exercise-own-theme-ask = Make twelve puzzles: make(Wish("out", Deals(3, "3", "none")), 12, seed=22). In how many of them is the right play a single card that is neither the lowest nor the highest in A's hand?
exercise-own-theme-hint-1 = Write a function of one puzzle that says yes or no. The right play is the first of its plays.
exercise-own-theme-hint-2 = A play knows its size and its value, and the legal plays of size 1 are the cards of the hand.
exercise-own-theme-why = In 8 of the twelve it is a card in between: low cards are kept for the end, and high ones for answering. That is a theme as good as any that has a name.
exercise-own-theme-misread-1 = So often it is the highest.
exercise-own-theme-misread-2 = Is it so in every one of them? Look at the right plays beside the hands.

### Counting deals

exercise-small-hands-ask = The small deck has the numbers 1 to 4, three copies of each, and one queen. How many different hands of three cards are there?
exercise-small-hands-hint-1 = A hand is what a player sees: two 4s and a queen are one hand, whichever of the 4s they are.
exercise-small-hands-hint-2 = For each card write down the polynomial that says how many copies a hand may have. Multiply, and look at the third power of x.
exercise-small-hands-why = Three cards of five kinds can be chosen in 35 ways if each kind has copies enough. The queen has only one, so the five choices with two or three of her fall away: two queens with one of four numbers, and three queens.
exercise-small-hands-misread-1 = That counts every card as a card of its own. Can a player see the difference between two equal copies?
exercise-small-hands-misread-2 = Nearly. Some of the hands that you have counted need more queens than there are.
exercise-small-hands-misread-3 = These are the hands in which no two cards are alike.
exercise-small-hands-misread-4 = These are the hands of numbers. There is a queen, too.

exercise-no-hands-ask = Choose nine times among the fourteen kinds of card, in any order, and again and again the same if you like. How many of these choices are no hand of the base deck, because it does not have so many copies?
exercise-no-hands-hint-1 = Which kinds can run out when you take nine?
exercise-no-hands-hint-2 = Count all the choices with a binomial coefficient, and take away the number of hands that there are.
exercise-no-hands-why = With five queens or more the other four choices are free: 2380 ways. And nine cards of one number are too many as well: 13 ways. Nothing is in both, so together it is 2393.
exercise-no-hands-misread-1 = You have found all the choices with too many queens. Can a number run out as well?
exercise-no-hands-misread-2 = You have found the choices with too many of a number. What about queens?
exercise-no-hands-misread-3 = So many hands there are. The question is how many choices are not hands.
exercise-no-hands-misread-4 = So many choices there are, hands or not.

exercise-both-slayers-ask = How many different hands of 13 cards hold both slayers, S15 and S20?
exercise-both-slayers-hint-1 = If two of the cards are settled, what is left to be chosen?
exercise-both-slayers-hint-2 = In (1 + x)(1 + x), which term stands for both slayers, and which power does that leave for all the others?
exercise-both-slayers-why = Both slayers take two places. What is left is a hand of eleven vampires, so it is the coefficient of x^11 without slayers.
exercise-both-slayers-misread-1 = These hands hold a slayer or both. The question is about both.
exercise-both-slayers-misread-2 = These are all hands, with any number of slayers.
exercise-both-slayers-misread-3 = These are hands without any slayer.
exercise-both-slayers-misread-4 = That leaves room for one slayer only.

exercise-alike-ask = Two cards are dealt from the 108. What is the chance that they are equal: the same number, or both of them queens?
exercise-alike-hint-1 = Weigh the hands: in how many ways can two copies be taken of eight, and of four?
exercise-alike-hint-2 = Divide the ways of all equal pairs by all ways to take two of 108 cards.
exercise-alike-why = Each of 13 numbers gives 28 pairs and the queens give 6, in all 370 of 5778. The second card has to be one of seven, or of three, among 107.
exercise-alike-misread-1 = That takes all different hands to be equally likely. But two different cards can come in more ways than two equal ones.
exercise-alike-misread-2 = You have left out the pair of queens.
exercise-alike-misread-3 = That is the chance that they are different.

exercise-same-deals-ask = One table has exactly as many deals as the table with 12 seats, whether equal copies are told apart or not. How many seats has it?
exercise-same-deals-hint-1 = Compare how many cards everybody gets, and how many are left over.
exercise-same-deals-hint-2 = What is left over could lie on the table as one more hand. Where is it exactly as large as the others?
exercise-same-deals-why = With 11 seats everybody gets nine cards, and nine are left over: a twelfth hand in all but name. A deal to 12 seats is the same thing.
exercise-same-deals-misread-1 = Nothing is left over there either. But do they get as many cards each?
exercise-same-deals-misread-2 = There everybody gets ten cards. How many do they get at the table with 12 seats?

### Chances

exercise-one-hand-ask = You lead a pair of 10s. The next hand has six vampires, dealt from all of the 108 but your pair, and you know no more than that. What is the chance that it can beat the pair?
exercise-one-hand-hint-1 = In what ways can a hand beat a pair of 10s? Think of queens, too.
exercise-one-hand-hint-2 = Ask for the chance of beats("10^2"), of an Unseen with one hand of 6 and your pair as mine.
exercise-one-hand-why = Two 11s, 12s, 13s or queens beat it, and so does one of these with a queen. It is easier to count the hands that have nothing of the kind.
exercise-one-hand-misread-1 = That counts pairs of numbers only. What can a queen do?
exercise-one-hand-misread-2 = That is the chance that it cannot.
exercise-one-hand-misread-3 = That takes all different hands to be equally likely. They have different weights.
exercise-one-hand-misread-4 = Your own pair is still among the cards that are dealt. You see it, so take it out.

exercise-two-hands-ask = The same pair of 10s, and two hands of six vampires after you. What is the chance that at least one of them can beat it?
exercise-two-hands-hint-1 = Both of them may be able to. Then twice the chance of one counts that twice.
exercise-two-hands-hint-2 = Ask for beats("10^2", [1, 2]), of an Unseen with two hands.
exercise-two-hands-why = It is less than twice the chance of one hand, since both may be able to. And it is more than if the hands had nothing to do with each other, since what the first lacks is left for the second.
exercise-two-hands-misread-1 = You have added the chances of two hands. The deals in which both can beat it are counted twice.
exercise-two-hands-misread-2 = That would be so if the two hands were dealt from two packs. They share one.
exercise-two-hands-misread-3 = That is the chance that neither can.

exercise-second-hand-ask = Still the pair of 10s, and two hands of six. Somebody tells you, truly, that the first hand cannot beat it. What is the chance now that the second can?
exercise-second-hand-hint-1 = High cards and queens that the first hand lacks are somewhere else.
exercise-second-hand-hint-2 = Look only at the deals in which the first hand cannot. That is what given is for.
exercise-second-hand-why = Of all deals keep those in which the first hand cannot, and ask in which part of them the second can. It is a little more than before: what the first does not have is still to be found elsewhere.
exercise-second-hand-misread-1 = That was the chance before you were told anything. Does it tell you nothing?
exercise-second-hand-misread-2 = That is the chance of both things at once, among all deals. Now one of them is known.

exercise-queen-behind-ask = One hand of six vampires after you, and it can beat your pair of 10s: its holder has looked, and nodded. What is the chance that it holds at least one queen?
exercise-queen-behind-hint-1 = Three numbers: how likely is it that it can, how likely a queen, and how likely both?
exercise-queen-behind-hint-2 = Divide the chance of both by the chance of what you know.
exercise-queen-behind-why = A queen makes it much easier to beat a pair, so whoever can beat it is rather likely to hold one. Both at once, divided by what is known: that is Bayes' rule.
exercise-queen-behind-misread-1 = That is the chance as long as you know nothing about the hand.
exercise-queen-behind-misread-2 = That is the other way round: how likely it is that a hand with a queen beats the pair.
exercise-queen-behind-misread-3 = That is the chance of both together. You know already that one of them is so.

exercise-safe-feed-ask = A slayer round, and you are the last of four to feed. Each of the other hands has five vampires and feeds its lowest card, as far as you can guess. Which is the highest number that you can feed and still take the cards in less than half of all cases?
exercise-safe-feed-hint-1 = Whoever feeds the highest card takes everything. What does the lowest of five cards look like?
exercise-safe-feed-hint-2 = Ask picks_up for each number. You are last, so the hand after you led: leader=1.
exercise-safe-feed-why = With a 3 you take the cards in 47 of 100 cases, with a 4 already in 66. If everybody else feeds the lowest card, hardly anything is low enough, and of equal cards the last one takes.
exercise-safe-feed-misread-1 = That would do if you fed first. Now you are the last, and of equal cards the last one takes. [R20]
exercise-safe-feed-misread-2 = That would do if they fed any of their cards. They feed the lowest.
exercise-safe-feed-misread-3 = That would do if they fed their highest. They feed the lowest.

## Solving

solve-cyclic = Without the embargo play can run in circles, and this search cannot tell; the retrograde solver can.

graph-too-large = The state graph is too large: { $count } positions were found so far, { $waiting } of them still to be looked at, and the limit is { $limit }.
graph-cyclic = Play can come back to the same position in this graph, so backward induction has no place to begin; retrograde analysis answers instead.
equilibria-too-many = There are too many equilibria: { $count } outcomes were kept so far, and the limit is { $limit }. Intervals still answer.
rule-unknown = There is no rule “{ $read }”; the rules are { $names }.
drawing-too-large = A drawing shows at most { $limit } positions; this graph has { $count }.
drawing-title = State graph of { $position }: { $count ->
    [one] 1 position
   *[other] { $count } positions
}
tree-too-large = As a tree, in which no two lines of play meet, this graph has { $count } nodes; at most { $limit } are written.
format-unknown = There is no format “{ $read }”; the formats are { $names }.

solve-nodes = A budget is a whole number of turns, 0 or more, not “{ $read }”.
solve-no-bounds = The state graph is too large, and there are no other bounds for this game; a larger budget may help.
solve-megabytes = A table takes a whole number of megabytes, 1 or more, not “{ $read }”.
certificate-unknown = Nothing was proved, so there is no proof to show; a larger budget may help.

guarantee = All cards seen: { $seat } can be sure of { $points ->
    [0] going out without a penalty
    [one] 1 penalty point, and of no less
   *[other] { $points } penalty points, and of no fewer
}, whatever all others do.
guarantee-hunt = { $how ->
    [over] The game is over: { $sure ->
        [yes] { $seat } has won
       *[other] { $seat } has not won
    }
    [endless] Whether { $seat } can be sure of winning depends on what endless play counts
   *[now] All cards seen, and the discards turned over in order when the draw pile is empty: { $sure ->
        [yes] { $seat } can be sure of winning, whatever all others do
        [no] { $seat } cannot be sure of winning
       *[other] whether { $seat } can be sure of winning is unknown within this budget
    }
}.
guarantee-over = The phase is over: { $seat } has { $points ->
    [one] 1 penalty point
   *[other] { $points } penalty points
}.
guarantee-unknown = Unknown within this budget: all cards seen, what { $seat } can be sure of lies between { $lower } and { $upper } penalty points.
guarantee-endless = All cards seen, what { $seat } can be sure of lies between { $lower } and { $upper } penalty points: play can go on for ever, and it depends on what that counts.

power-can = All cards seen: { $who } can force that { $event }, whatever anybody else does.
power-cannot = All cards seen: { $who } cannot force that { $event }; the other seats can prevent it.
power-never = All cards seen: even all seats together cannot bring it about that { $event }.
power-over = The phase is over: { $event }.
power-over-not = The phase is over, and it is not so that { $event }.
power-fate = All cards seen: whatever is played, { $event }.
power-no-fate = All cards seen: it is not certain that { $event }; all together can prevent it.
power-fate-unknown = Unknown within this budget: whether it is certain that { $event }.
power-unknown = Unknown within this budget: whether { $who } can force that { $event }.
power-endless = Whether { $who } can force that { $event } depends on what endless play counts, and play can go on for ever.

event-out = { $seat } goes out
event-not-out = { $seat } does not go out
event-at-most = { $seat } has at most { $points ->
    [one] 1 penalty point
   *[other] { $points } penalty points
}
event-not-at-most = { $seat } has more than { $points ->
    [one] 1 penalty point
   *[other] { $points } penalty points
}
event-wins = { $seat } has the lowest total, alone or shared, counting { $totals } from before
event-not-wins = { $seat } does not have the lowest total, counting { $totals } from before
event-unknown = There is no event “{ $read }”; the events are out:B, at-most:B:7 and wins:B, each also with not- before it, for any seat.
event-points = At most how many points? “{ $read }” is no number from 0 to 99999.
event-totals = There are { $seats } seats, and { $read ->
    [one] 1 total was given
   *[other] { $read } totals were given
}.
event-no-totals = Totals go with wins, and only with it, not with “{ $read }”.
event-total = Totals are a list with a whole number from 0 to { $most } for each seat, and so are points.

equilibria = All cards seen: { $n ->
    [one] one outcome is an equilibrium, { $vectors }
   *[other] { $n } outcomes are equilibria: { $vectors }
}.
equilibria-count = All cards seen: { $n ->
    [one] one outcome is an equilibrium
   *[other] { $n } outcomes are equilibria
}. Penalty points:
equilibria-intervals = All cards seen: there are more equilibria than may be listed. All of them lie within these penalty points, though not all within need be one: { $intervals }.
equilibria-unknown = Unknown within this budget: all cards seen, every equilibrium lies within these penalty points: { $intervals }.

forecast = All cards seen, ties broken by the rule “{ $rule }”: { $vector }.
forecast-model = All cards seen, in a model where a seat that does not mind chooses by lot, on average: { $vector }.
forecast-unknown = Unknown within this budget: all cards seen, a forecast by the rule “{ $rule }” lies within these penalty points: { $intervals }.

cooperative = { $rounds ->
    [0] The phase is over:
    [one] If every seat helps, it takes 1 round until
   *[other] If every seat helps, it takes { $rounds } rounds until
} { $event }{ $lines ->
    [one] ; no other line is as short
   *[other] ; { $lines } lines are as short
}.
cooperative-never = Even if every seat helps, it cannot be that { $event }.
cooperative-unknown = Unknown within this budget: if every seat helps, how soon it can be that { $event }. It takes at least { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.

solve-best = { $seat } to act; { $n ->
    [one] the only play that keeps this
   *[other] the plays that keep this
}: { $plays }.
solve-holds = { $seat } to act, on the other side; { $n ->
    [one] the only play that gives nothing away
   *[other] the plays that give nothing away
}: { $plays }.
solve-any = { $seat } to act; { $n ->
    [one] its only play changes nothing
   *[other] whichever play it makes changes nothing
}: { $plays }.
solve-begins = { $seat } to act; { $n ->
    [one] every equilibrium begins with
   *[other] some equilibrium begins with each of
}: { $plays }.
solve-leads-to = { $seat } to act; { $n ->
    [one] the only play that leads to this
   *[other] the plays that lead to this
}: { $plays }.
solve-likes = { $seat } to act; { $n ->
    [one] the play it likes best on average
   *[other] the plays it likes best on average
}: { $plays }.
solve-shortest = { $seat } to act; { $n ->
    [one] every shortest line begins with
   *[other] some shortest line begins with each of
}: { $plays }.
solve-best-unknown = Which plays keep this was not settled within the budget.
solve-line = One such line: { $plays }.
solve-line-to = A line to { $vector }: { $plays }.
solve-all-seen = All cards seen: the fewest penalty points each seat can be sure of, whatever all others do.
solve-seat = Seat
solve-sure-of = Penalty points
solve-such-a-line = One such line
solve-play = Play
solve-worth = Worth
solve-forced = Can be forced after it
solve-is-best = keeps the value
solve-not-settled = not settled
solve-yes = yes
solve-no = no
solve-never = never
solve-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $lines ->
    [one] 1 line
   *[other] { $lines } lines
}

verified = The claim holds: { $count ->
    [one] 1 position was checked, all there is
   *[other] { $count } positions were checked, all there are
}.
verified-partly = Nothing speaks against the claim so far: { $count } positions were checked, and there are more.
verified-fails = The claim fails after { $count ->
    [one] 1 position
   *[other] { $count } positions
}: { $reason }
fails-most = at the end { $where } { $seat } has { $points ->
    [one] 1 point
   *[other] { $points } points
}, and at most { $m } were claimed.
fails-least = at the end { $where } { $seat } has { $points ->
    [one] 1 point
   *[other] { $points } points
}, and more than { $m } were claimed.
fails-wins = at the end { $where } { $seat } does not have the lowest total.
fails-wins-not = at the end { $where } { $seat } has the lowest total.
fails-silent = the strategy says nothing of { $where }.
fails-play = at { $where } the strategy says “{ $play }”, which is no legal play there.
fails-round = at { $where } play has come back to where it was.
fails-missing = the table says nothing of { $where } or of what follows it.
fails-worth = what the table says of { $where } does not follow from what comes after it.
fails-line = the lines are not what is claimed.
concept-unknown = There is no concept “{ $read }”; the concepts are { $names }.
concept-needs = The concept { $concept } cannot be asked without: { $names }.
concept-no-use = The concept { $concept } has no use for { $name }.
executor-broke = A process of the batch was ended from outside, perhaps for want of memory; what was answered before is kept.
executor-workers = At least one process is needed, not { $read }.
executor-unknown = “{ $read }” is no executor: say serial or processes, or give an executor or a Dask client.

solve-what = Give one position to solve, or a file of positions with --file.
solve-one-only = --json, --rounds and --verify are for one position, not for a batch.
solve-same-file = “{ $name }” holds the positions; choose another file for the answers.
solve-large-file = “{ $name }” is too large: a batch has at most { $most } MiB.
solve-batch-only = --jsonl, --output and --jobs are for a batch, given with --file.
solve-totals = Totals are whole numbers with commas between, like 30,12,25, not “{ $read }”.
solve-progress = between { $lower } and { $upper }, { $nodes } turns
solve-takes-rounds = { $seat } can have this within { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
solve-bad-lines = { $n ->
    [one] 1 line could not be answered; its answer says why.
   *[other] { $n } lines could not be answered; their answers say why.
}
solve-file = The file “{ $name }” cannot be read as text.
solve-long-line = The line that begins “{ $read }” is too long; a position has at most { $most } characters.
solve-output = Line { $line } of “{ $name }” is no answer of an earlier run, so nothing was written; choose another file.
warmup-now = compiling the fast search
warmup-done = The fast search is ready after { $seconds } s.
warmup-no-numba = There is nothing to compile, for numba is not installed; everything works in plain Python.
certificate = A proof in { $n ->
    [one] 1 claim
   *[other] { $n } claims
}; verify checks it play by play.
verify-what = “{ $read }” is no result and no certificate, so there is nothing to check.
fails-bounds = what is said of the value does not agree with itself.
fails-empty = there is no claim in it.
verify-limit = At least one position has to be checked, not { $read }.
solve-no-end = No play of this game comes to an end, so there is nothing to be sure of.

## Puzzles

puzzle-kind = There is no kind of puzzle “{ $read }”; the kinds are { $names }.
puzzle-target = A puzzle of the kind “{ $kind }” names another seat exactly if it is about that seat's exit.
puzzle-limit = A puzzle of the kind “{ $kind }” has a limit, 0 or more, exactly if it asks for points or rounds.
puzzle-theme = There is no theme “{ $read }”; the themes are { $names }.
puzzle-number = A seat or a limit is a whole number, not { $read }.
puzzle-seat = There are at most 12 seats, A to L.
puzzle-text = The { $name } of a puzzle holds signs that cannot be shown.
puzzle-undecided = Not decided within this budget; a larger one may tell.
puzzle-too-large = The solution has more than { $limit } moments, too many to look at.
puzzle-not-to-act = It has to be the turn of { $seat }, who is asked.
puzzle-not-so = This is no puzzle: { $failed }.
puzzle-over = The phase is over, so there is nothing to play.
puzzle-all-right = Every legal play is right here, so there is nothing to find.
puzzle-not-least = { $limit } is not the least: less can be had.
puzzle-few-plays = A puzzle in which all plays but one lose needs { $n } legal plays or more.
puzzle-not-only = Against the best replies there is a turn with a second right play.
puzzle-not-one-line = There is a second line of help-play that is as short.
puzzle-line = The line of a puzzle begins with one of its right plays.
puzzle-other-plays = The right plays are { $plays }, and not what the puzzle says.
puzzle-other-themes = The themes of the solution are { $themes }, and not what the puzzle says.
puzzle-other-difficulty = The difficulty comes to { $n }, and not to what the puzzle says.
puzzle-other-measures = The measures of the solution are others than the puzzle says.
puzzle-cheap-line = The line of the puzzle ends at { $points }, which is not the loss it asks for.
puzzle-bad-line = The line of the puzzle loses what was asked for at { $play }.
puzzle-open-line = The line of the puzzle does not end in what was asked for.
puzzle-asks = All cards seen: { $task }

puzzle-task-out = { $seat } is to play and goes out without a penalty, whatever all others do.
puzzle-task-only = { $seat } is to play and goes out without a penalty, whatever all others do; against the best replies all plays but one lose at every turn.
puzzle-task-least = { $seat } is to play and holds its loss to { $limit ->
    [one] 1 penalty point
   *[other] { $limit } penalty points
}, whatever all others do.
puzzle-task-force = { $seat } is to play and forces { $target } to go out, whatever all others do.
puzzle-task-prevent = { $seat } is to play and keeps { $target } from going out, whatever all others do.
puzzle-task-rounds = { $seat } is to play and goes out within { $limit ->
    [one] 1 round
   *[other] { $limit } rounds
}, whatever all others do.
puzzle-task-help = If every seat helps, { $seat } goes out within { $limit ->
    [one] 1 round
   *[other] { $limit } rounds
}: play for all of them.

puzzle-failed-out = { $seat } cannot force going out
puzzle-failed-only = { $seat } cannot force going out
puzzle-failed-least = { $seat } cannot hold its loss to { $limit }
puzzle-failed-force = { $seat } cannot force { $target } out
puzzle-failed-prevent = { $seat } cannot keep { $target } from going out
puzzle-failed-rounds = { $seat } cannot force going out within { $limit ->
    [one] 1 round
   *[other] { $limit } rounds
}
puzzle-failed-help = even with everybody's help { $seat } does not go out within { $limit ->
    [one] 1 round
   *[other] { $limit } rounds
}

puzzle-kind-out = Go out
puzzle-kind-least = Lose the least
puzzle-kind-force = Force another out
puzzle-kind-prevent = Keep another in
puzzle-kind-rounds = Be quick
puzzle-kind-help = All together
puzzle-kind-only = The narrow path

puzzle-theme-queen-wasted = Queen wasted on purpose
puzzle-theme-queen-lent = Queen lent to a number
puzzle-theme-keep-the-pair = Keeping the pair
puzzle-theme-break-the-pair = Breaking the pair
puzzle-theme-give-the-lead = Giving the lead away
puzzle-theme-small-first = Small before large
puzzle-theme-unforced-pass = Only an unforced pass
puzzle-theme-stand-in-the-way = Standing in the way
puzzle-theme-slayer-first = Slayer first
puzzle-theme-boomerang = Slayer boomerang
puzzle-theme-blocking = Blocking
puzzle-theme-feed-high = Feeding high
puzzle-theme-take-it = Taking the slayer

puzzle-idea-queen-wasted = A queen is worth most alone. Must it be?
puzzle-idea-queen-lent = A queen can be any number. Which of yours needs company?
puzzle-idea-keep-the-pair = Cards of one value are stronger together. Which of yours should stay so?
puzzle-idea-break-the-pair = What belongs together need not be played together.
puzzle-idea-give-the-lead = You could keep the lead. What if somebody else had it?
puzzle-idea-small-first = Getting rid of many cards at once is not everything.
puzzle-idea-unforced-pass = You can play. Do you have to?
puzzle-idea-stand-in-the-way = Who gets away if nobody does anything about it?
puzzle-idea-slayer-first = A slayer in the hand is a debt. When is the best time to pay it?
puzzle-idea-boomerang = A slayer may come back, and coming back may not be the end.
puzzle-idea-blocking = A seat with nothing to feed takes everything. Who can be left with nothing?
puzzle-idea-feed-high = Whoever feeds highest leads next. Is that only bad?
puzzle-idea-take-it = Taking a slayer costs points only if you still hold it in the end.
puzzle-idea-out = Count the rounds you need, and ask who can interrupt you.
puzzle-idea-least = Which of your cards will you never get rid of? Make that a cheap one.
puzzle-idea-force = What does the other seat need so that nothing can stop it?
puzzle-idea-prevent = What is the last card the other seat will hold? Keep it there.
puzzle-idea-rounds = Every round in which you pass is a round lost.
puzzle-idea-help = Everybody wants it: whose turn should it be to lead?
puzzle-idea-only = Most plays look alike here. What does each of them give up?

puzzle-sort-set = The right play has { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
puzzle-sort-several = There are { $n } right plays, of different sorts.
puzzle-sort-queens = The right play is made of queens alone.
puzzle-sort-slayer = The right play is a slayer.
puzzle-sort-pass = The right play is to pass.
puzzle-hint-play = { $n ->
    [one] Play { $plays }
   *[other] Any of these is right: { $plays }
}.

make-cards = Cards in a hand are a number or a range, such as 4 or 2-4, and { $most } at most here, not “{ $read }”.
make-slayers = Slayers are one of { $names } here, not “{ $read }”.
make-number = That is a whole number, { $least } or more, not “{ $read }”.
make-impossible = No puzzle of the kind “{ $kind }” with the theme “{ $theme }” can come of such deals.
make-difficulty = A difficulty is a number from 1, easy, to 5, not “{ $read }”.
made = { $found } in { $tried } deals, about one in { $one_in } (95 % interval: one in { $often } to one in { $seldom }).
made-none = None in { $tried ->
    [one] 1 deal
   *[other] { $tried } deals
}.
made-undecided = { $made } { $n ->
    [one] 1 deal was
   *[other] { $n } deals were
} not decided within the budget.
made-so-far = { $tried } deals tried
joblib-missing = Several processes need joblib: pip install joblib.

pack-name = Every puzzle of a pack has a name of its own; “{ $read }” stands twice, or is none.
pack-large = A pack has at most { $most } MiB.
pack-json = This is no pack of puzzles: it is not JSON.
pack-puzzle = Puzzle { $number } of the pack ({ $name }) is not as it should be: { $reason }
pack-unwritten = “{ $name }” cannot be written: { $reason }
pack-file = “{ $name }” cannot be read.
pack-unknown = There is no puzzle “{ $read }” in this pack.
pack-said = { $title }: { $n ->
    [one] 1 puzzle
   *[other] { $n } puzzles
}
pack-col-name = Name
pack-col-title = Title
pack-col-kind = Kind
pack-col-hard = Difficulty
pack-col-theme = Themes

## The graph explorer

explorer-asks-points = What can { $seat } be sure of?
explorer-asks-event = Can { $who } force that { $event }?
explorer-one-seat = Points are asked for one seat; several seats together can be asked to force an event.
explorer-no-seat = At least one seat has to want the event.
explorer-limit = At most how many positions may be drawn? { $read } is no whole number, 1 or more.
explorer-elsewhere = “{ $read }” does not follow from the position explored.
explorer-no-strategy = That side has no strategy here.
explorer-keeps = { $play } gives nothing away, so there is nothing to refute.

explorer-shows-whole = Everything that can follow: { $count ->
    [one] 1 position
   *[other] { $count } positions
}.
explorer-shows-below = Everything that follows from position { $number }: { $count ->
    [one] 1 position
   *[other] { $count } positions
}.
explorer-shows-first = { $count ->
    [one] 1 position
   *[other] { $count } positions
} of all that follow from position { $number }.
explorer-folded = What follows from { $count ->
    [one] 1 position is
   *[other] { $count } positions is
} folded away.
explorer-shows-proof = The proof that { $keeps }: one play wherever it is for { $who } to act, and every play of the others. { $count ->
    [one] 1 position
   *[other] { $count } positions
}.
explorer-shows-refutation = { $seat } plays { $play }; then { $who } can see to it that { $keeps }: one play for that side, and every play of the others. { $count ->
    [one] 1 position
   *[other] { $count } positions
}.
explorer-at-least = { $seat } has at least { $points ->
    [one] 1 penalty point
   *[other] { $points } penalty points
}
explorer-missing = { $count ->
    [one] 1 more position further on is not shown
   *[other] { $count } more positions further on are not shown
}: at most { $limit } are drawn at once. Choose a position to see what is below it, or a strategy.
explorer-missing-deeper = { $count ->
    [one] 1 position in deeper layers is not shown.
   *[other] { $count } positions in deeper layers are not shown.
}
explorer-missing-some = These are whole layers; the next would make it more than the { $limit } positions that are drawn at once. How many follow in all was not counted.
explorer-unfinished = The search ran out before the proof was complete: it is open where a … stands.
explorer-too-large = There are more than { $limit } positions, too many to build the whole graph, so a search answers.
explorer-not-decided = What can be forced here is not decided.
explorer-points-open = All cards seen: how few points { $seat } can be sure of is not decided here.

explorer-points = { $who } can be sure of { $points ->
    [one] 1 point
   *[other] { $points } points
}
explorer-between = depends on what endless play counts: { $range } points for { $who }
explorer-forced = { $who } can force that { $event }
explorer-prevented = { $who } cannot force that { $event }
explorer-yes = can be forced
explorer-no = can be prevented
explorer-endless = depends on what endless play counts
explorer-open = not decided
explorer-legend-points = the number below: points that { $who } can be sure of, darker for more; the letter: who acts
explorer-legend-end = thick outline, no letter: the phase is over
explorer-legend-keeps = a play that gives nothing away
explorer-legend-gives = a play that gives something away
explorer-legend-lost = the play that is refuted
explorer-legend-back = back to an earlier position

explorer-building = positions so far
explorer-whole = Whole graph
explorer-first = First layers
explorer-start = From the start
explorer-strategy = Strategy of { $who }: { $keeps }
explorer-less = One layer fewer
explorer-more = One layer more
explorer-fold = Fold what follows
explorer-unfold = Unfold
explorer-below = Only what follows
explorer-refute = Refute
explorer-acts = { $who } to act
explorer-over = the phase is over
explorer-more-rows = { $count ->
    [one] 1 more position is not listed here.
   *[other] { $count } more positions are not listed here.
}

explorer-graph = State graph
explorer-zoom = Zoom
explorer-in = Closer
explorer-out = Farther
explorer-fit = Fit all
explorer-centre = Find the selected position
explorer-legend = What the signs mean
explorer-keys = Arrows go to the position before, after or beside; + and − zoom, 0 fits all, Enter goes to the position's table. Drag to move, wheel with Ctrl to zoom.
explorer-selected = The selected position
explorer-line = Line of the position
explorer-copy = Copy
explorer-copied = Copied.
explorer-plays = Plays
explorer-table = The same positions as a table
explorer-pages = Pages of the table
explorer-earlier = Rows before
explorer-later = Rows after
explorer-number = No.
explorer-layer = Layer
explorer-who = Acts
explorer-position = Position
explorer-worth = Worth
explorer-tools = What is shown
explorer-questions = What is asked
explorer-here = Below this position
## Analysis

values-caption = All cards seen: what each play is worth to { $seat }
values-begin = Solving.
values-sure = Solving: what { $seat } can be sure of after { $play }
values-power = Solving: whether { $seat } alone can force after { $play } that { $out } goes out
values-so-far = { $what }: { $so_far }.
values-graph = Solving: equilibria and forecast, { $n } positions so far.
values-help = Solving: help-play, { $n } positions so far.
values-legend = { $claim }
values-undecided = { $claim } What is open shows its bounds, or “not decided”; “Go on” spends more on it.
values-head-play = Play
values-head-sure = Points { $seat } is sure of
values-head-power = Can alone force that { $seat } goes out
values-head-equilibria = Equilibria
values-head-forecast = Forecast (ties: first play)
values-head-help = { $seat } out, if all help
values-here = Here, before the play
values-open = not decided
values-rounds-least = { $n ->
    [one] not decided: 1 round or more
   *[other] not decided: { $n } rounds or more
}
values-nobody = nobody
values-power-open = not decided: { $seats }
values-power-partly = { $can }; not decided: { $seats }
values-outcomes = { $n } outcomes: { $intervals }
values-within = within { $intervals }

variations-many = An analysis holds at most { $most } plays in all its variations; delete some to go on.
variations-long = At one play there are too many variations for a record, whose comments have at most { $most } characters; delete some, or save them apart.

whatif-unread = Read “{ $read }”: a change is like “A: 6 -> 7”, “A: 6 -> B”, “A: 6 <-> B: 7”, “A: +6”, “A: -6” or “leader B”.
whatif-missing = { $seat } does not hold { $card }.
whatif-caption = What if: points each seat can be sure of, all cards seen
whatif-now = without the change
whatif-draft = with the change
whatif-head = Position
whatif-head-sure = { $seat } is sure of
whatif-head-best = Best plays of the seat to act
whatif-best = { $seat }: { $plays }
whatif-done = Points that each seat can be sure of, whatever all others do; bounds where the budget was too small. A change that lowers them is marked with a star.
whatif-stopped = Stopped. What is missing was not decided.
whatif-many = At most { $most } changes are compared at once.
whatif-doing = Solving: what { $seat } can be sure of, { $name }

table-too-long = That is too long: at most { $most } characters are read.
analysis-title = Analysis
analysis-setup = Set up
analysis-values = Values
analysis-values-on = Values: shown
analysis-values-off = Values: not shown
analysis-delete = Delete from here
analysis-earlier = Other position
analysis-save = Save the lines
analysis-saved = Saved as { $name }, a record that Analysis.load opens again.
analysis-stop = Stop
analysis-go-on = Go on
analysis-whose = Points of
analysis-whose-acts = who is to act
analysis-line = Position
analysis-open = Open
analysis-copy = Copy
analysis-copied = Copied.
analysis-start = Start
analysis-step = { $n }. { $seat } { $play }
values-stopped = Stopped. { $claim } “Go on” spends more on it.

board-status = Cards you click go to { $seat }, who has { $n ->
    [0] none yet
    [one] 1 card
   *[other] { $n } cards
}. Click a card in a hand to take it back.
board-done = Done
board-cancel = Back without changes
board-clear = Empty all hands
board-compare = Compare with before
board-give = { $card } to { $seat }, { $n ->
    [0] none left
   *[other] { $n } left
}
board-none = none
board-seats = Seats
board-leader = Leader
board-embargo = Embargo
board-edition = Edition
board-plays = Plays in this round
setup-bare = { $n ->
    [one] { $seats } has no cards
   *[other] { $seats } have no cards
}, so the phase would be over before it began; give every seat a card.
setup-choice = There is no choice “{ $read }” here.

file-unread = The record “{ $name }” cannot be read.
file-other = “{ $name }” is something else than a record of this position, so nothing was written; choose another name.
file-unwritten = “{ $name }” cannot be written: { $reason }.
## The trainer

trainer-you = { $letter } · you
trainer-title = { $title } · difficulty { $n } of 5
trainer-line-title = A position of yours
trainer-ask-out = You are { $seat }. Go out without a penalty, whatever all others do.
trainer-ask-only = You are { $seat }. Go out without a penalty, whatever all others do: at every turn just one play does it.
trainer-ask-least = You are { $seat }. Hold your loss to { $limit ->
    [one] 1 penalty point
   *[other] { $limit } penalty points
}, whatever all others do.
trainer-ask-force = You are { $seat }. Force { $target } to go out, whatever all others do.
trainer-ask-prevent = You are { $seat }. Keep { $target } from going out, whatever all others do.
trainer-ask-rounds = You are { $seat }. Go out within { $limit ->
    [one] 1 round
   *[other] { $limit } rounds
}, whatever all others do.
trainer-ask-help = You play for everybody. Together, get { $seat } out within { $limit ->
    [one] 1 round
   *[other] { $limit } rounds
}.
trainer-ask-free = Not decided within this budget: what can be had here is not known. You play for everybody, and no play is judged.

trainer-how = { $game ->
    [vampires] Press a play, or choose a card in your hand and then its place
   *[other] Press a play, or choose cards in your hand and press Play
}. The others answer with their best.
trainer-how-help = Press a play, or choose cards and press Play, for one seat after the other.
trainer-rules = All cards are seen. Every play that keeps what is asked is accepted; what speaks against any other is shown step by step, and it can be taken back.
trainer-so-far = Solved so far: { $solved } of { $all }. In a row: { $streak }.
trainer-step = Step on to see how it goes.
trainer-back-again = Taken back: it is your turn again.
trainer-again = From the beginning.

trainer-right = Right.
trainer-right-only = Right, and nothing else would do.
trainer-played = Played.
trainer-then = { $verdict } { $told }
trainer-after = After { $play }, { $failed }.
trainer-after-passes = After { $play }, the others pass, and { $failed }.
trainer-after-reply = After { $play }, { $seat } plays { $reply }, and { $failed }.
trainer-a-pass = a pass
trainer-failed = { $failed } any more
trainer-failed-least = { $seat } can be sure of { $points ->
    [one] 1 point
   *[other] { $points } points
} only, not of { $limit }
trainer-failed-rounds = { $seat } is sure to be out only within { $rounds } rounds, not { $limit }
trainer-failed-help = { $seat } needs { $rounds } rounds even with everybody's help, not { $limit }
trainer-refuted-place = What follows: { $place }

trainer-solved-clean = Solved, without one wrong play.
trainer-solved = Solved.
trainer-solved-helped = Solved, with some help.
trainer-solved-themes = The idea: { $themes }.
trainer-over = The phase is over; nothing was judged.
trainer-share = To share it: { $position } – { $task }

trainer-hint = Hint { $n } of { $of }: { $hint }
trainer-shown = Every play now says what it comes to.
trainer-note-right = right
trainer-note-wrong = wrong
trainer-note-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
trainer-note-rounds = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
trainer-note-never = never
trainer-note-open = not decided

trainer-tool-hint = Hint
trainer-tool-show = Show all plays
trainer-tool-again = Start again
trainer-tool-next = Next puzzle
trainer-tool-skip = Skip
trainer-take-back = Take it back
trainer-tool-easier = Easier
trainer-tool-harder = Harder
trainer-no-easier = There is no easier puzzle here.
trainer-no-harder = There is no harder puzzle here.
trainer-all-solved = You have solved every puzzle here; this is one of them again.

trainer-name = There is no puzzle “{ $read }”; a position line has a | between its hands.
trainer-name-near = There is no puzzle “{ $read }”; did you mean { $names }?
trainer-none = There is no such puzzle: nothing is left after choosing by kind, difficulty and theme.
trainer-what = { $read } is no puzzle: give a Puzzle, its name, a position line, or several puzzles.

progress-set-aside = The file of what you have solved could not be read by this version; it is kept as { $name }, and a new one was begun.
progress-unwritten = What you solve is remembered only until this notebook closes, for its file cannot be used: { $reason }.
## Puzzles on the command line and on paper

puzzle-unknown = There is no puzzle “{ $read }” among { $n ->
    [one] the 1 puzzle
   *[other] the { $n } puzzles
} here; vqlab puzzle list shows them.
puzzle-unknown-near = There is no puzzle “{ $read }” here; did you mean { $names }?
puzzle-none-such = No puzzle of the pack is of that sort.
puzzle-made = { $name }: { $position } · { $kind } · difficulty { $n }{ $themes }
puzzle-answer = Right: { $plays }
puzzle-kept = { $n ->
    [one] 1 new puzzle is
   *[other] { $n } new puzzles are
} in { $file }, which now has { $all }.
puzzle-known = { $n ->
    [one] 1 of them was there already.
   *[other] { $n } of them were there already.
}
puzzle-hint = Hint { $n }: { $hint }
puzzle-hints-more = Hints are numbered 1, 2 and 3, not { $read }.
puzzle-difficulty = Difficulty { $n } of 5.
puzzle-themes = Themes: { $themes }.
puzzle-file-fine = Nothing is wrong with { $file }: { $n ->
    [one] 1 puzzle
   *[other] { $n } puzzles
}.
puzzle-file-faults = { $n ->
    [one] 1 thing is
   *[other] { $n } things are
} wrong with { $file }.
puzzle-seats = There are puzzles for 2 to 12 seats, not { $read }.
pack-nameless = it has no name.
pack-col-seats = Seats

explained-plays = Right: { $plays }.
explained-line = Line: { $line }.
explained-fails = { $play } fails: { $line }, and { $failed }.
explained-fails-at-once = { $play } fails: { $failed }.
explained-open = Why the other plays fail was not worked out within this budget.

proof-so = { $name }: proved.
proof-open = { $name }: not decided. { $reason }
proof-wrong = { $name }: wrong. { $reason }
verify-tier = There is no tier “{ $read }”; the tiers are { $names }.
verify-no-kernel = The compiled search needs numba: pip install "vqlab[fast]".
verify-sum = { $proved } proved, { $open } not decided, { $wrong } wrong.

sheet-title = { $game ->
    [vampires] The Vampires
   *[other] Vampire Queen
}: puzzles
sheet-solutions-of = { $title } – solutions
sheet-all-seen = All cards seen; A sits at the bottom and play goes clockwise.
sheet-name = Name
sheet-date = Date
sheet-answer = Your play
sheet-number = { $n }. { $title }
sheet-level = { $name } · { $kind } · difficulty { $n }
sheet-per-page = A page has 1, 2 or 4 puzzles, not { $read }.
sheet-written = { $n ->
    [one] 1 puzzle is
   *[other] { $n } puzzles are
} in { $file }: open it in a browser and print it.
file-unwritable = “{ $file }” cannot be written: { $reason }.

mark-student = student
mark-points = points
mark-percent = percent
mark-solved = solved
mark-rate = rate in %
mark-reason = { $student }, { $puzzle }: { $reason }
mark-written = The marks are in { $file }.
mark-file = “{ $name }” cannot be read.
mark-same-file = “{ $name }” holds the answers; write the marks to another file.
mark-heads = The first row has “student” and then the puzzles' names, or student, puzzle, play.
mark-empty = There is no answer to mark in this file.
mark-not-csv = This cannot be read as a table: save it as CSV.
mark-large = A file of answers has at most { $most } MiB.
mark-large-table = A file of answers has at most { $rows } rows and { $columns } puzzles.
mark-column-twice = Two columns are for the puzzle “{ $name }”.
mark-beyond = Row { $row } has “{ $read }” in a column without a head; a name with a comma stands in quotes.
mark-no-puzzle = Row { $row } has a play but no puzzle.
mark-no-name = Row { $row } has no name.
mark-nameless = row { $row }
mark-name-twice = { $name } stands twice; row { $row } counts as another student.
mark-again = { $name } (row { $row })
mark-answer-twice = { $name } answers { $puzzle } twice; the later answer, in row { $row }, counts.
pack-size = { $n ->
    [one] 1 puzzle
   *[other] { $n } puzzles
}

## Counting hands and deals

count-size = A hand has a whole number of cards, 0 or more, not { $read }.
count-deck = A hand of { $read } cards cannot be: only { $most ->
    [one] 1 card is
   *[other] { $most } cards are
} there to make it from.
count-long = The distinct deals of this deck to { $seats } players would take { $n } steps to count, and at most { $most } are taken; count the weighted deals, or take a smaller deck.

## Unseen cards, and what can be asked of them

unseen-large = A hand has { $most } vampires at most.
unseen-known-each = Known cards are given as a list with the cards of each hand, not as “{ $read }”.
unseen-size = A hand has a whole number of vampires, 0 or more, not { $read }.
unseen-hands = There are 1 to { $most } hands beside mine, not { $read }.
unseen-many = The hands would hold { $read } unknown vampires, and { $n ->
    [one] only 1 is
   *[other] only { $n } are
} unseen.
unseen-copies = { $card } comes up { $read ->
    [one] once
   *[other] { $read } times
}, and the deck has { $most ->
    [0] none
    [one] 1 copy
   *[other] { $most } copies
}.
unseen-known = Cards are named for { $read } hands, and there { $hands ->
    [one] is 1 hand
   *[other] are { $hands } hands
} beside mine.
unseen-full = Hand { $hand } holds { $size ->
    [one] 1 vampire
   *[other] { $size } vampires
}, and { $read ->
    [one] 1 is
   *[other] { $read } are
} named.
unseen-hand = There is no hand { $read }: hand 1 is the next after mine, { $hands ->
    [one] and there is no other
   *[other] hand { $hands } the last
}.
unseen-mine = my { $cards }
unseen-seen = { $cards } (seen)
unseen-in-hand = { $cards } (known to be in hand { $hand })
unseen-all = { $hands ->
    [one] A hand
   *[other] Hands
} of { $sizes } from { $n ->
    [one] 1 unseen vampire
   *[other] { $n } unseen vampires
}.
unseen-but = { $hands ->
    [one] A hand
   *[other] Hands
} of { $sizes } from { $n ->
    [one] 1 unseen vampire
   *[other] { $n } unseen vampires
}: the { $deck } without { $without }.

quantity-number = A quantity is compared with a whole number or another quantity, not with { $read }.
quantity-card = There is no vampire “{ $read }”: the vampires are 1 to 13 and Q.
quantity-sum = the sum of { $parts }
quantity-queens = the number of queens in hand { $hand }
quantity-copies = the number of { $card }s in hand { $hand }
quantity-penalty = the sum of penalty points of hand { $hand }
quantity-largest = the size of the largest set of hand { $hand }
quantity-largest-plain = the size of the largest set without queens of hand { $hand }
quantity-highest = the highest card of hand { $hand }
quantity-lowest = the lowest card of hand { $hand }

question-least = { $what } is { $number } or more
question-most = { $what } is { $number } or less
question-more = { $what } is more than { $number }
question-fewer = { $what } is less than { $number }
question-exactly = { $what } is { $number }
question-not = it is not so that { $what }
question-within = ({ $what })
question-no-event = An event is asked about, such as beats("8^3") or queens() >= 1, not { $read }.
question-declared = Where queens alone may be declared (R16), they fit any value: ask for a set of this value or better.
question-only-queens = A set of value 14 has queens only: without queens there is none.
question-empty = A set that is led has one vampire at least, and none is named.
question-and = { $first }, and { $second }
question-or = { $first }, or { $second }
question-given = { $what }, if { $condition }
question-never = It never happens that { $what }: nothing can be counted among such deals.
question-no-set = { $read } is no set that is led: a set is one or more vampires of one value, with or without queens.
question-hands = Hands are numbered 1, 2, 3 … after mine; { $read } names none.
hand-number = hand { $hand }
hand-one-of = hand { $hands } or { $last }
question-better = { $hands } holds { $size ->
    [one] a vampire
   *[other] a set of { $size }
} of value { $low } or higher
question-better-plain = { $hands } holds { $size ->
    [one] a vampire
   *[other] a set of { $size }
} of value { $low } or higher, without queens
question-one = { $hands } holds { $size ->
    [one] a vampire
   *[other] a set of { $size }
} of value { $low }
question-one-plain = { $hands } holds { $size ->
    [one] a vampire
   *[other] a set of { $size }
} of value { $low }, without queens
question-alone = { $hands } holds { $size ->
    [one] a queen
   *[other] { $size } queens
}

sample-share = in { $tried } random deals { $share } (95 % interval: { $low } to { $high })
sample-trials = 1 to { $most } random deals can be made, not { $read }.
sample-seed = A seed is a whole number or a text, not { $read }.
sample-never = In { $tried } random deals the condition was never so.

## Distributions

dist-weights = A distribution is made of a mapping from values to weights, such as a dict, not of “{ $read }”.
dist-weight = A weight is a whole number or a fraction, 0 or more, not “{ $read }”.
dist-empty = A distribution needs at least one value with a weight of more than 0.
dist-numbers = Only numbers have a mean, and “{ $read }” is none.
dist-order = These values have no order, so none of them is less than another.
dist-order-with = “{ $read }” cannot be compared with these values.
dist-part = A part of the whole is a number from 0 to 1, not “{ $read }”.
dist-never = There is no value for which this condition holds.
dist-other = What is compared or drawn is a distribution, not “{ $read }”.
dist-large = A picture has room for { $most } numbers, not { $n }: put them into groups with map first.
dist-caption = How likely each value is
dist-value = value
dist-probability = probability
dist-exactly = exactly
dist-yes = yes
dist-no = no
dist-mean = mean { $mean }
dist-summary = Mean { $mean }, standard deviation { $deviation }.
dist-left-out = { $n ->
    [one] 1 value more is
   *[other] { $n } values more are
} left out, with a probability of { $together } together.
dist-first = first
dist-second = second
dist-compared = { $first } and { $second }, compared
dist-distance = Total variation distance { $exact } ≈ { $decimal }.
dist-means = Means { $first } and { $second }, a difference of { $difference }.
interval-counts = Finds and trials are whole numbers, 0 or more, and no more finds than trials, not { $found } and { $tried }.
interval-confidence = A confidence is a number between 0 and 1, such as 0.95, not “{ $read }”.
plots-missing = Plots need matplotlib: pip install "vqlab[plots]" brings it.
pandas-missing = A DataFrame needs pandas: pip install pandas.

feed-rule = There is no feed rule “{ $read }”; the rules are { $names }.
feed-order = Seats feed in turn, after the leader: a hand cannot have fed before those ahead of it, nor after me.
feed-none = Who leads the slayer feeds nothing.
feed-out = No { $card } is left that I could feed.
feed-no-round = This seat is not to feed in a slayer round now.
feed-one = One vampire is fed in a slayer round, not “{ $read }”.
feed-not-mine = I do not hold { $card }, and cannot feed it.
feed-blocked = { $hands ->
    [one] 1 hand has
   *[other] { $hands } hands have
} no vampire, and { $most ->
    [0] nobody can be blocked with no second slayer
   *[other] at most { $most } can be blocked
} here.
feed-whose = who takes them
feed-my-hand = my hand
feed-title = Who takes the cards of the slayer round, if { $rule }
feed-lowest = the others feed their lowest card
feed-highest = the others feed their highest card
feed-uniform = the others feed any card

derive-all = All ways to deal { $sizes } of { $n } cards: { $ways }.
derive-queens = { $ways } with { $queens ->
    [0] no queen
    [one] 1 queen
   *[other] { $queens } queens
} among them
derive-no-way = none at all
derive-none-by = Of these, no hand holds the set in { $ways }: { $parts }.
derive-none = Of these, no hand holds the set in { $ways }.
derive-complement = So { $hands ->
    [one] the hand
   *[other] one of them
} holds it with a chance of 1 − { $none } / { $total } { $chance }.
derive-quotient = So the chance that { $hands ->
    [one] the hand does not hold it
   *[other] no hand holds it
} is { $none } / { $total } { $chance }.
derive-nobody = nobody
derive-other = Steps are shown for one set and hands whose known cards do not count for it.

## Hands and deals on the command line

deals-counting = counting
deals-col-cards = Cards
deals-col-hands = Hands
deals-range = Sizes of hands are counted upwards, as in 1-13, not { $first }-{ $last }.
deals-holds = With a probability of { $chance }, { $what }.
deals-beats = With a probability of { $chance }, { $what } and so can beat { $set }.
deals-beats-queens = With a probability of { $chance } { $set } is beaten: queens alone count 14, and nothing beats them (R16).
deals-chance = { $exact } ({ $decimal })
deals-left-in = { $n ->
    [one] The card I play, { $cards }, is
   *[other] The cards I play, { $cards }, are
} not taken out of the unseen ones; cards named with --mine are.
deals-part-out = Of the cards I play, { $cards }, only { $out } is named with --mine or --seen; the rest is not taken out of the unseen ones.
deals-taken-out = { $n ->
    [one] The card I play, { $cards }, is
   *[other] The cards I play, { $cards }, are
} not among the unseen ones.
deals-simulated = Simulated with seed { $seed }: { $sample }.
deals-seed = A seed is for random deals; --simulate says how many.
deals-by-hand = Read “{ $read }”: cards of a hand are its number, a colon and the cards, such as 2:9^2.
deals-endless = This count takes too long; ask about fewer hands, hands of equal sizes, or a smaller set.
deals-quantiles = Quantiles: { $parts }.
deals-quantile = { $percent } % { $value }

## Surveys: what the solver says of many deals

survey-hands = { $n ->
    [one] 1 vampire a hand
   *[other] { $n } vampires a hand
}
survey-hands-unequal = { $sizes } vampires
survey-deals = { $n } deals of { $cards } to { $seats } seats ({ $edition }), all cards seen, { $leader } leading, { $slayers }
survey-no-slayer = no slayer
survey-slayer = { $slayer } with { $seat }
survey-every = Over all { $deals }
survey-every-given = Over the { $n } that meet “{ $given }” of all { $deals }
survey-sample = In { $n } drawn by lot (seed { $seed }) from all { $deals }
survey-sample-given = In { $n } drawn by lot (seed { $seed }) among those that meet “{ $given }” from all { $deals }
survey-said = { $claim }: { $found }; nobody can in { $nobody }.
survey-first = { $seat } can force going out in { $part }
survey-next = { $seat } in { $part }
survey-percent = { $percent } %
survey-about = { $percent } % ({ $low } to { $high } %)
survey-between = { $low } to { $high } %
survey-and-then = { $first } { $second }
survey-stopped = It was stopped before it had all deals.
survey-undecided = In { $n ->
    [one] 1 of these deals something stays
   *[other] { $n } of these deals something stays
} undecided; that counts neither as yes nor as no, and the numbers leave room for both.
survey-intervals = In brackets the 95 % interval (Clopper and Pearson), and behind ± the standard error.
survey-different = { $n ->
    [one] 1 deal is
   *[other] { $n } deals are
} different where equal copies are not told apart; each counts as often as it comes up.
survey-can-go-out = can force going out
survey-nobody = nobody
survey-mean = points it can be sure of, mean
survey-mean-about = { $mean } ± { $error }
survey-mean-between = { $low } to { $high }
survey-who = Who can force going out
survey-sure = The fewest points { $seat } can be sure of
survey-of-decided = { $title } (in the { $percent } % of the deals where it is decided)
survey-alt = Bars: how often each seat can force going out, and how often its fewest sure points are what number. { $said }
survey-frequency = % of the deals
survey-points = penalty points
survey-open = undecided
survey-average = mean
survey-cards = Each of { $seats } hands has 1 vampire or more, and all together have { $most } at most; give one number, or a number for each seat, not { $read }.
survey-slayers-unknown = Slayers lie as at the “start”, or there is “none”, or a mapping such as 20: "A" says who holds them; not { $read }.
survey-too-many = There are { $deals }: more than { $most } of them are different, too many to look at one by one; draw some by lot with sample_survey, or deal fewer cards.
survey-none = None of the { $tried } different deals meets “{ $given }”.
survey-seldom = Only { $n } of { $tried } deals drawn by lot met “{ $given }”; that is too few.
survey-sure-title = the fewest points each seat can be sure of
survey-decided = decided in { $percent } %

## The deals explorer

ask-fields = A line for the deals explorer has 3 to 5 parts between semicolons: my hand, cards seen, the set, the seats, the hands after mine; { $read } were read.
ask-no-set = The set is missing; it is the third part of the line, after my hand and the cards seen.
ask-many = { $hands ->
    [one] 1 hand comes
   *[other] { $hands } hands come
} after mine at this table, and sizes were given for { $read }.
ask-seats = The number of seats is a whole number, not { $read }.
ask-after = From 1 to { $most } hands come after mine at this table, not { $read }.
ask-sizes = Hands are written by how many vampires they hold, such as 13^2 10, and not as { $read }.
odds-title = Deals: does { $cards } hold?
odds-place = { $seats } seats, { $edition } edition
odds-mine = My hand
odds-seen = Cards seen
odds-play = I play { $cards }
odds-spoken-mine = { $pile }: { $cards }. I play { $played }.
odds-spoken-seen = { $pile }: { $cards }.
odds-percent = { $number } %
odds-percents = { $low } to { $high } %
odds-exact = { $percent } = { $fraction }
odds-about = { $percent } ≈ { $fraction }
odds-fraction = In lowest terms the chance is { $fraction }.
odds-holds = chance that { $cards } holds: nobody after me can beat it
odds-between = { $low } to { $high }
odds-sampled = 95 % interval from { $tried } random deals, not exact
odds-counting = The exact chance is being counted: { $steps } steps so far.
odds-begun = The exact chance is being counted.
odds-stopped = Stopped. The sample is kept; “Count exactly” begins anew.
odds-kept = The exact count takes too long here, so the sample is kept.
odds-claim = { $cards } holds with a chance of { $chance }: it is beaten if { $what }. { $unseen } { $taken }
odds-claim-open = { $cards } holds with a chance of about { $low } to { $high }, from { $tried } random deals: it is beaten if { $what }. { $unseen } { $taken }
odds-claim-queens = { $cards } holds for certain: nothing beats queens alone.
odds-claim-highest = { $cards } holds for certain: there is no higher set of { $size }.
odds-taken = { $cards } is in my hand, and so not among them.
odds-part-mine = Only { $held } of it is in my hand; the rest is not taken out.
odds-not-mine = { $cards } is not in the hand I named, and so not taken out.
odds-no-hand = I named no hand, and { $cards } itself is not taken out.
odds-no-steps = The steps are shown once the chance is counted exactly.
odds-by-value = Chance that somebody after me has { $size ->
    [one] a card
   *[other] { $size } cards
} of just this value
odds-by-value-note = Queens help out. The bars do not add up: one deal can have several.
odds-mine-bar = my set
odds-by-hand = Chance that a hand can beat { $cards }
odds-hand = { $seat } (hand { $hand })
odds-one-of-them = one of them
odds-slider-value = Value of my set
odds-slider-size = Cards in my set
odds-slider-seats = Seats
odds-slider-after = Hands after mine
odds-slider-cards = Vampires in each hand
odds-queens = queens alone
odds-size = { $n }: { $cards }
odds-lead = { $n }, as I lead
odds-after = { $n }: { $seats }
odds-as-dealt = { $n }, as dealt
odds-go-on = Count exactly
odds-example-pair = Example: a pair of 10s
odds-example-late = Example: late in a phase
odds-example-heavy = Example: a long count
odds-put = Put the set into my hand
odds-take = Take the set from my hand
odds-clear = No cards
odds-edition-base = Base
odds-edition-english = English
odds-edition-small = Small deck
odds-edition-two = Base, two players too
odds-fitted = Not everything fits the { $edition } edition: what it lacks is left out, and seats and hands are changed where need be.
odds-both = { $first } { $second }
odds-slayers = Slayers are not dealt, so { $n ->
    [one] { $cards } is
   *[other] { $cards } are
} left out.
odds-news = Chance { $chance } that nobody after me beats { $cards }.
odds-news-open = Chance about { $low } to { $high } that nobody after me beats { $cards }.
odds-how = How it is counted
odds-lost = The kernel was restarted or is gone: run this cell again. Until then nothing here can be changed.
odds-spoken-title = Deals: does anybody beat { $cards }?
odds-line = Hand ; seen ; set ; seats ; hands

## Players: beliefs and bots

impossible-view = These hands do not fit what this seat sees: sizes, slayers and known cards.
beliefs-many = There are more than { $limit } deals that fit this view; draw some of them instead.
beliefs-none = No deal fits this view under the model “{ $name }”.
beliefs-likelihood = A likelihood is a whole number or a Fraction from 0 to 1; “{ $name }” gave { $read }.
budget-one = A budget has either nodes or seconds.
budget-bound = A budget is 1 to 100,000,000 nodes, or 0.001 to 600 seconds, not { $read }.
budget-unread = A budget is a number of turns, or a time such as 50ms or 2s; “{ $read }” is neither.
budget-no-use = The bot “{ $name }” does not search, so it has no use for a budget.
bot-unknown = There is no bot “{ $read }”; the bots are { $names }.
bot-no-play = In this view there is no legal play, so it cannot be.
bot-not-its-turn = A bot is asked when it is its turn, and in this view it is not.
table-players = { $read ->
    [one] 1 player does
   *[other] { $read } players do
} not fill { $seats } seats.
bot-random = One of { $plays } legal plays, drawn by lot.
bot-must-pass = Nothing else can be played.
bot-greedy = No play gets rid of more than { $points } penalty points.
bot-cautious-slayer = { $cards } goes first: whoever picks it up will have a hard time to get rid of it.
bot-cautious-lead = { $cards } is the set that costs most to keep.
bot-cautious-under = { $cards } does not pick up, and of such cards it is one to part with.
bot-cautious-feed = { $cards } is the card least likely to pick up.
bot-cautious-raise = { $cards } beats the top, and better cards are kept for later.
bot-cautious-keep = Whatever beats the top is worth more later.
bot-only = { $cards } is the only legal play.
bot-no-time = There was no time to look further, so { $cards } by rule of thumb.
bot-ismcts = { $cards } was looked at { $visits } times out of { $times }, and cost { $points } penalty points on average.
bot-pimc = { $cards } costs { $points } penalty points on average over { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} that fit what I see.
bot-pimc-solved = { $cards } costs { $points } penalty points on average over { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} that fit what I see: what I can be sure of in each, or usual play where that is less.

## Adapters: OpenSpiel and PettingZoo

extra-missing = { $library } is not installed: pip install "vqlab[{ $extra }]" brings it.
numbering-play = { $cards } is no play of the edition { $edition }.
numbering-number = Plays are numbered from 0 to { $last }; there is no play { $read }.
moment-embargo = Without the embargo a phase can go on for ever, and a game for a program must end.
moment-over = The phase is over in this position, so there is nothing to play.
moment-after-end = The phase is over: nobody plays any more.
moment-chance = Chance cannot do { $read } here.
bot-openspiel = OpenSpiel's search tried { $cards } in { $visits } of { $simulations } ways through the phase, and no other play more often.
env-option = “{ $read }” is no { $name }; it can be { $allowed }.

## Tournaments

tournament-bots = From { $least } to { $most } bots play in a tournament, not { $read }.
tournament-phases = A game of a tournament has { $least } to { $most } phases, not { $read }.
tournament-seed = A seed is a whole number from { $least } to { $most }, not { $read }.
tournament-games = A tournament has { $least } to { $most } games, not { $read }.
tournament-name = A bot of a tournament has a name of 1 to 60 letters that can be shown, not “{ $read }”.
tournament-twice = Two bots are called “{ $name }”; give one of them another name or another budget.
tournament-unsent = The bot “{ $name }” cannot be sent to another process: it cannot be pickled.
tournament-endless = the game has not ended after { $turns } turns; without the embargo play can run in circles
tournament-fault = Block { $block }, rotation { $rotation }, turn { $turn }: the bot “{ $name }” in seat { $seat } failed: { $reason }.
tournament-missing = A bot's name is needed, such as cautious; the bots are { $names }.
tournament-interrupted = Interrupted; what has been played is in { $file }, and the same command goes on from there.
dask-missing = A Dask cluster needs distributed: pip install "vqlab[cluster]".
dask-address = A Dask scheduler has an address such as tcp://127.0.0.1:8786, not { $read }.
dask-nobody = No Dask scheduler answers at { $address }.
dask-idle = The Dask scheduler at { $address } has no workers.
tournament-both = Say --jobs or --dask, not both.
tournament-plot-name = A plot is an SVG picture, so its file is called something.svg, not { $read }.
journal-held = { $file } is being written by another tournament at this moment.
journal-no-file = { $file } is no plain file, so no journal can be kept there.
journal-large = { $file } is larger than { $most } MB, so it is no journal of a tournament.
journal-damaged = { $file }, line { $line }, is no line of this tournament's journal; the file is left as it is.
journal-other = { $file } keeps another tournament ({ $field }: { $read }, not { $wanted }); choose another file.
journal-contradicts = { $file }, line { $line }, says otherwise than an earlier line of the same game; the file is left as it is.
journal-unwritable = { $file } cannot be kept as a journal: { $reason }.
standings-played = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $phases ->
    [one] 1 phase
   *[other] { $phases } phases
} on { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, { $seats } seats, edition { $edition }, seed { $seed }. Intervals are 95 %.
standings-head-place = #
standings-head-bot = bot
standings-head-points = penalty/phase
standings-head-interval = 95 %
standings-head-versus = to average
standings-head-won = won
standings-head-phases = phases
standings-between = { $low } to { $high }
standings-better = { $first } has { $points } penalty points per phase less than { $second } (95 %: { $low } to { $high }).
standings-open = { $first } or { $second }: undecided (difference per phase { $low } to { $high }).
standings-one-deal = { $first } or { $second }: one deal tells nothing for certain.
standings-rounded = { $asked ->
    [one] 1 game was
   *[other] { $asked } games were
} asked for; with { $games } every bot sits in every seat equally often.
standings-clock = A bot thinks by the clock, so another run gives another table.
standings-title = Penalty points beside the table's average
standings-axis = penalty points per phase less the table's average, 95 % interval; left is better

## Advice from hidden hands, and review

model-thumb = everybody goes on by rule of thumb
model-random = everybody goes on by lot
model-unknown = There is no model “{ $read }”; the models are { $names }.
advice-between = unknown, { $low } to { $high }
advice-about = { $value } ({ $low } to { $high })
advice-percent-between = unknown, { $low } to { $high } %
inference-unknown = There is no model of what plays tell called “{ $read }”; take “cards” or “beats”.
advice-view = Advice is given from a view, as phase.view("A") gives it, and not from { $read }.
advice-phase-over = The phase is over, and nobody has a play to make.
advice-turn = It is the turn of { $to_act }, so { $seat } has no play to be advised on.
advice-no-play = In this view { $seat } has no legal play, and no game comes to that.
advice-deals = The number of deals is a whole number from 1 to { $most }, not { $read }.
advice-none-drawn = None of { $n } deals drawn by lot fits the model “{ $name }”; ask for the cards only, or for more deals.
advice-solving = what can be guaranteed
advice-playing-out = playing out
advice-safe = From hidden hands: { $seat } goes out with { $line }, whatever the unseen cards are and the others do.
advice-only = { $play } is the only legal play.
advice-all = From hidden hands: over all { $n ->
    [one] 1 deal
   *[other] { $n } deals
} that fit what { $seat } sees, the fewest penalty points on average, { $points }, come with { $plays }, if { $model }.
advice-drawn = From hidden hands: over { $n ->
    [one] 1 deal
   *[other] { $n } deals
} drawn by lot from those that fit what { $seat } sees, the fewest penalty points on average, { $points }, come with { $plays }, if { $model }.
advice-head-out = Can go out
advice-head-safe = Safe in every deal
advice-head-guarantee = Guarantee on average
advice-head-expected = Expected by the model
advice-not-proved = not proved
advice-proved = proved: { $line }
advice-advised = advised
advice-close = not told apart
advice-over = What can be guaranteed: over all { $n ->
    [one] 1 deal, the only one that fits
   *[other] { $n } deals that fit
}, each weighed by the number of ways in which it can lie.
advice-some = What can be guaranteed: over { $n ->
    [one] 1 deal
   *[other] { $n } deals
} drawn by lot, with 95 % intervals.
advice-weighed = The deals are weighed by the model “{ $name }”, which is a guess about the others and no knowledge.
advice-note-out = Can go out: in how many deals { $seat }, if all cards were seen, could be sure of 0 points after the play. That is optimistic, as { $seat } does not see them.
advice-note-safe = Safe in every deal: a line that goes out whatever the unseen cards are. “Not proved” does not say that a play is unsafe.
advice-note-guarantee = Guarantee on average: the average over deals of what { $seat } could guarantee with all cards seen. Without seeing them no way to play guarantees fewer on average; it does not forecast play.
advice-note-model = Expected by the model: the average over all { $n ->
    [one] 1 deal
   *[other] { $n } deals
} if { $model }. A model, and no proof.
advice-note-behind = Plays that are “not told apart” lie within a 95 % interval of the best by the model, which allows for the number of plays compared.
advice-note-model-some = Expected by the model: the average over { $n ->
    [one] 1 deal
   *[other] { $n } deals
} drawn by lot if { $model }, with a 95 % interval. A model, and no proof.
advice-undecided = { $n ->
    [one] 1 question about a play in a deal was
   *[other] { $n } questions about a play in a deal were
} not settled within the budget; the bounds allow for either answer.
fusion-out-all = With all cards seen there is a play in every deal looked at that goes out for sure, but no single play does so in more than { $one } % of them: which one it is depends on cards that are not seen.
fusion-out = With all cards seen some play goes out for sure in { $some } % of the deals looked at, but no single play in more than { $one } %: which one it is depends on cards that are not seen.
fusion-average = Choosing anew in every deal, all cards seen, would guarantee { $each } points on average; one play for all deals guarantees { $once } at best. The difference is what not seeing the cards costs at the least.
fusion-later = { $play } can go out in every deal if all cards are seen from then on; how to go on may differ from deal to deal, so it is not called safe.
fusion-model = { $sure } is best by what can be guaranteed, which fears the worst that all others can do together; { $likely } is best by the model, in which { $model }.
review-what = A record, a phase or a game can be reviewed, and not { $read }.
review-doing = phase { $phase }
review-play = Phase { $phase }, { $seat } played { $play }. All cards seen: { $open } On what { $seat } knew: { $blind }
review-open-none = no play guarantees fewer points than { $play }.
review-open-lost = { $best } would have guaranteed { $fewest ->
    [one] 1 point
   *[other] { $fewest } points
}, and { $play } guarantees { $points }.
review-open-unknown = { $play } gave away { $low } to { $high } points; more is not settled within the budget.
review-open-unsettled = whether { $play } gave any points away is not settled within the budget.
review-blind-sure = { $play } went out for certain.
review-blind-safe = { $line } went out for certain.
review-blind-fine = { $play } cannot be told from the best play, if { $model }.
review-blind-behind = { $advised } costs { $behind } points fewer on average, if { $model }.
review-blind-either = { $advised } costs { $behind } points fewer on average, if { $model }; but no play guarantees fewer on average than { $play }.
review-between = { $low } to { $high }
review-seat = { $seat }: { $n ->
    [one] 1 play
   *[other] { $n } plays
} with a choice; points lost with all cards seen: { $lost }; { $blamed ->
    [0] no mistake on what { $seat } knew.
    [one] 1 mistake on what { $seat } knew, of { $blind } points on average.
   *[other] { $blamed } mistakes on what { $seat } knew, of { $blind } points on average.
}
review-empty = No play left a choice, so there is nothing to review.
review-clean = No play was found to lose points, neither with all cards seen nor on what its seat knew.
review-head-phase = Phase
review-head-open = Lost, all cards seen
review-head-blind = Behind on what was known
review-head-verdict = Verdict
review-fine = fine
review-lucky = a mistake that cost nothing
review-unlucky = bad luck, no mistake
review-mistake = a mistake
review-open = not settled
review-note = “Lost” is by what could be guaranteed with all cards seen, and nobody saw them; “behind” is by the deals that fitted what the seat saw, if { $model }. Only a play that was behind on what was known is called a mistake.
review-replay = To replay the turning point with a better play:
advise-what = “{ $read }” is neither a file with a view nor a position; a position has hands with | between them.
advise-unreadable = The view { $name } cannot be read: { $reason }.
advise-json = { $name } holds no view: it is not JSON as vqlab writes it.
advise-seat-of-view = A view has its own seat; --seat is for a position.

## A match against bots

match-title = { $n ->
    [one] Match against 1 bot
   *[other] Match against { $n } bots
}
match-asked = You are { $seat }. Fewest penalty points win.
match-asked-phases = You are { $seat }. Fewest penalty points after { $phases } phases win.
match-asked-totals = You are { $seat }. Fewest penalty points after { $phases } phases win. So far: { $totals }.
match-you = { $letter } · you
match-you-spoken = You. { $spoken }
match-name-you = you
match-your-turn = Your turn. { $status }
match-your-turn-badge = your turn
match-wait = Wait a moment: it is { $seat }’s turn.
match-too-late = The table had changed when you played: look again, then play.
match-seed = A seed is a whole number from 0 to 10^18.
match-wait-round = Wait a moment: the round is being settled.
match-paused = The others have stopped, because something else is being computed. Nothing is lost.
match-bot-failed = { $seat } ({ $bot }) made no legal play ({ $kind }). Nothing is lost: let it try again, or let the { $usual } bot play this turn.
match-hint-pass = { $bot } would pass: { $reason }
match-hint = { $bot } would play { $cards }: { $reason }
match-hint-waits = { $bot } thinks about it …
match-no-hint = There is no hint here.
match-taken-back = Taken back: it is your turn again.
match-sound-on = A short tone tells you when it is your turn.
match-sound-off = The tone is off.
match-phase-over = { $out } went out. You have { $points ->
    [one] 1 penalty point
   *[other] { $points } penalty points
} in this phase. Step back to see all hands and what the bots thought; what your plays cost stands below.
match-won = You won, with { $best ->
    [one] 1 point
   *[other] { $best } points
}. Step back to see all hands and what the bots thought; what your plays cost stands below.
match-shared = You share the win, with { $best ->
    [one] 1 point
   *[other] { $best } points
}. Step back to see all hands and what the bots thought; what your plays cost stands below.
match-lost = { $winners } won, with { $best ->
    [one] 1 point
   *[other] { $best } points
}; you have { $points }. Step back to see all hands and what the bots thought; what your plays cost stands below.
match-over = { $told } The phase is over.
match-left-over = Set aside at the deal: { $cards }.
match-points = Penalty points
match-points-seat = Seat
match-points-total = Total
match-points-won = The fewest points won: ★.
match-points-least = The fewest points so far: ★.
match-way-start = Start the game
match-way-goon = Go on
match-standin = Let the { $bot } bot play this turn
match-way-next = Next phase
match-way-new = New game
match-tool-cancel = Back to the game
match-tool-resume = Go on with the saved game
match-tool-hint = Hint
match-tool-advice = Advice
match-tool-stop = Stop
match-tool-judge = Judge my plays
match-tool-back = Take back
match-tool-skip = Play on at once
match-tool-save = Save the record
match-tool-sound = Tone at my turn
match-tool-new = New game …
match-set-up = A new game: choose what it is like, then start it.
match-set-up-how = The game on the table is kept as it is.
match-choose-bots = Bots
match-choose-play = They play
match-choose-phases = Phases
match-choose-edition = Edition
match-choose-pace = Pace
match-choose-undo = Take back allowed
match-bot-random = random: any legal play
match-bot-greedy = greedy: rid of points
match-bot-cautious = cautious: rules of thumb
match-bot-ismcts = ismcts: searches, strong
match-bot-pimc = pimc: deals at random, strong
match-bots-mixed = a mixture
match-pace-slow = slow
match-pace-steady = steady
match-pace-quick = quick
match-pace-at-once = at once
match-pace-seconds = { $seconds } seconds
match-yes = yes
match-no = no
match-record-saved = The record is in { $name }.
match-resumed = Here the match goes on.
match-nothing-saved = There is no unfinished match to go on with.
match-no-record = A record shows all hands: there is one when a phase has ended.
match-sealed = A match is neither copied nor pickled, so that nobody sees its hands: go on with Match.resume from its file.
match-bots = { $read ->
    [one] 1 bot does
   *[other] { $read } bots do
} not fill the other seats of a table of { $seats }.
match-phases = { $most ->
    [one] A match of this game has 1 phase.
   *[other] A match has 1 to { $most } phases.
}
match-pace = The pace is 0 to { $most } seconds.
match-save-damaged = { $name } is not the file of a match, or it is damaged. It was left as it is.
match-save-unread = { $name } cannot be read: { $reason }.
match-save-plays = The plays in this file do not follow from its deal.
match-save-other = There is an unfinished match in { $name }: go on with it by Match.resume, or name another file.
match-save-changed = { $name } was changed by somebody else, so this match is not kept any more.
match-unsaved = This match cannot be kept in a file: { $reason }. It goes on without.

## Exercises on hidden hands and on bots

exercise-fitting-deals-ask = The cards of section 1, just dealt: C sees its own hand, and nothing is played yet. How many different deals fit what C sees?
exercise-fitting-deals-hint-1 = Which six cards has C not seen? As the slayer lies open, A gets half of them and B the rest.
exercise-fitting-deals-hint-2 = List A's hands: two of a number and another, or one of each. What is left is B's.
exercise-fitting-deals-why = C has not seen two 1s, two 2s and two 3s. A has a pair of one number and one of the two others, which makes six hands, or one of each. With B's hand there is no choice any more.
exercise-fitting-deals-misread-1 = That tells the two copies of a number apart. It is the number of ways in which the cards can lie, and so the sum of the weights.
exercise-fitting-deals-misread-2 = That counts everything twice, as if the slayer might be with A or with B. Everybody sees where it is. [R17]

exercise-picked-up-cards-ask = A led the S20, B fed a queen and C a 1. Both count 1, so C, the last, took everything. A sees what is below. How likely is it, for A, that C has a 4?
exercise-picked-up-cards-hint-1 = Some of C's cards are known. How many are not, and from which cards do they come?
exercise-picked-up-cards-hint-2 = Two of C's cards come from eight. In how many of the ways is there no 4 among them?
exercise-picked-up-cards-why = The queen and the 1 are C's, and known. Its two other cards come from the eight that A cannot place, and two of these are 4s. In 15 of 28 ways neither of them is dealt to C.
exercise-picked-up-cards-misread-1 = You have forgotten what C picked up. Two of its four cards are known, and none of them is a 4.
exercise-picked-up-cards-misread-2 = That is the chance that C has none.

exercise-passed-ask = A led a 3, B passed, and it is C's turn. Say that whoever can beat a card passes one time in three all the same. How likely is it that B has a 4?
exercise-passed-hint-1 = How likely is it before the pass? And how often would B pass in each case?
exercise-passed-hint-2 = Weigh both cases: with a 4 the pass comes up in a third of all times, without one always. Then divide by their sum.
exercise-passed-why = Before the pass there is a 4 in 6 cases of 7. Of these 6 the pass leaves 2, of the one without a 4 it leaves that one.
exercise-passed-misread-1 = That is the chance before the pass, or if a pass tells nothing. Here is a model in which it does.
exercise-passed-misread-2 = That would be so if nobody passed who can beat. These people sometimes do.
exercise-passed-misread-3 = That is the chance that B has a 4 and passes. You know that it has passed: divide by the chance of that.

exercise-goes-out-ask = C sees what is below, and thinks of leading a 1 with its queen. In what share of the deals could C, all cards seen, be sure to go out after it?
exercise-goes-out-hint-1 = Four deals fit. Look at each of them, and at who can beat a pair.
exercise-goes-out-hint-2 = Ask Beliefs for the deals with their weights, and guarantee for each.
exercise-goes-out-why = The pair counts 1. If somebody has a pair of 2s, it is beaten, and C keeps the slayer. Two 2s in one hand are two of the four deals, but of weight 1; the two others have weight 2.
exercise-goes-out-misread-1 = That counts all four deals alike. Two of them have twice the weight.
exercise-goes-out-misread-2 = That is the share in which C cannot be sure.
exercise-goes-out-misread-3 = In every deal there is some lead with which C goes out, but it is not always this one.

exercise-for-sure-ask = A led a 2, B passed, and C is the last to play; C sees what is below. With which plays is C sure to go out, whatever the others hold and do, without seeing their cards?
exercise-for-sure-hint-1 = Which deals fit? There are two. Look at what C has left after each play, and what has to be led then.
exercise-for-sure-hint-2 = Ask surely_out of both deals at once, after each play in turn.
exercise-for-sure-why = After the 3 C leads the 4, which nobody can beat, and then the pair, its last. After the 4 it has the pair and a 3 to lead: the pair first is right if A has a 4, the 3 first if B has both, and C does not know.
exercise-for-sure-misread-1 = One of these is enough only if all cards are seen from then on. What would C have to lead next, in each of the deals?
exercise-for-sure-misread-2 = That one does well only if all cards are seen from then on: how to go on depends on the deal.

exercise-greedy-play-ask = A leads, and plays as the bot “greedy”: it gets rid of as many penalty points as one play can take. What does it play?
exercise-greedy-play-hint-1 = What is a queen worth at the end, and where may it stand?
exercise-greedy-play-hint-2 = A queen costs 14, and may be added to any number. Add up the points of the largest plays.
exercise-greedy-play-why = Two 9s and the queen are 9 + 9 + 14 points, three 5s and the queen are 15 + 14. Whether it is wise to spend the queen the bot does not ask.
exercise-greedy-play-misread-1 = That is the play with the most cards. This bot counts points.
exercise-greedy-play-misread-2 = That is the card that costs most. A play may have several cards.
exercise-greedy-play-misread-3 = That leaves the queen at home, and she costs 14.

exercise-fair-games-ask = Three bots play at four seats, so one of them sits there twice. How many games are needed at least, until every bot has sat in every seat equally often and each deal was played from every seat?
exercise-fair-games-hint-1 = How many games are played with one deal? And who sits there twice with the next one?
exercise-fair-games-hint-2 = One deal is played once for each of the four seats. Each of the three bots has to be the one that sits there twice.
exercise-fair-games-why = With one deal the line-up moves on by a seat four times. One bot sits there twice in it, so it takes three deals until each has been that one.
exercise-fair-games-misread-1 = That is one deal. In it one bot had two seats, the others one.
exercise-fair-games-misread-2 = Each deal is played from every seat, not from one.
exercise-fair-games-misread-3 = There are four seats, but only three bots to take turns in sitting there twice.

exercise-narrower-ask = After 60 games the interval of a difference is 8 points wide, say from −3 to 5. About how many games in all are needed until one is 2 points wide?
exercise-narrower-hint-1 = How many times as narrow is that? And what did four times as many deals do to the width?
exercise-narrower-hint-2 = For a width of one half four times as many games are needed; so what is needed for a quarter?
exercise-narrower-why = The width goes down as the root of the number of games goes up. A quarter of the width needs 4 · 4 = 16 times as many games.
exercise-narrower-misread-1 = That would make it half as wide: four times as many games do not make it a quarter.
exercise-narrower-misread-2 = So many more are needed. How many is that in all?
exercise-narrower-misread-3 = Twice as many games make it narrower by less than a third.

exercise-share-won-ask = Let greedy and random play 60 games at three seats, with the seed 5. What share of its phases does greedy win? A phase played from two seats counts as two.
exercise-share-won-hint-1 = It stands in the table, in the column “won”. Exactly, it is the share of a rating.
exercise-share-won-hint-2 = Play tournament(["greedy", "random"], seats=3, games=60, seed=5), and take the share of its "greedy".
exercise-share-won-why = Greedy wins in most games, but there are three seats to win from. With three seats a bot no better than the others wins a third.
exercise-share-won-misread-1 = That is the share of all games in which a seat of greedy wins. In half of the games it has two seats, and these count as two.
exercise-share-won-misread-2 = That is what random wins.

## A match: advice, and what the person's plays cost
match-advice-waits = Looking at the hands the others may hold …
match-advice-safe = You go out with { $line }, whatever the others hold and do.
match-advice-only = There is nothing else to play.
match-advice-alike = Every play costs the same on average: { $points } penalty points.
match-advice = Best on what you see: { $plays }, { $points } penalty points on average. The number at each play is its average.
match-advice-known = These are averages { $over }, if { $model }. No other card was looked at.
match-advice-close = { $best ->
    [one] It is
   *[other] They are
} not clearly better than { $plays }.
match-advice-over-all = over all { $n ->
    [one] 1 deal
   *[other] { $n } deals
} that fit your hand and what everybody has seen
match-advice-over-some = over { $n ->
    [one] 1 deal
   *[other] { $n } deals
} by lot that fit your hand and what everybody has seen
match-plays = { $n ->
    [one] 1 play
   *[other] { $n } plays
}
match-plays-other = { $n ->
    [one] 1 other play
   *[other] { $n } other plays
}
match-help-stopped = Stopped.
match-no-help = That did not work here.
match-no-review = Your plays are judged when a phase has ended.
match-unjudged = Your plays have not been judged.
match-judging = Looking at your plays …
match-judging-far = Looking at your plays: { $done } of { $total } …
match-judged-caption = Your plays
match-judged-none = No play left you a choice, so there is nothing to judge.
match-judged-all = { $n ->
    [one] 1 play
   *[other] { $n } plays
} with a choice. On what you knew: { $blamed ->
    [0] no mistake.
    [one] 1 mistake, which costs { $blind } points on average.
   *[other] { $blamed } mistakes, which cost { $blind } points on average.
} With all cards seen: { $lost ->
    [0] no points
    [one] 1 point
   *[other] { $lost } points
} given away for certain{ $unsettled ->
    [0] .
    [one] ; 1 play is not settled.
   *[other] ; { $unsettled } plays are not settled.
}
match-judged-play-head = Play
match-judged-open-head = Points given away, all cards seen
match-judged-blind-head = Points behind, on what you knew
match-judged-verdict-head = Judgement
match-judged-play = Round { $round }: { $cards }
match-judged-least = { $points } or more
match-judged-open = not settled
match-judged-missed = a sure way out missed
match-judged-fine = none
match-judged = { $verdict }. All cards seen: { $open } On what you knew: { $blind }
match-verdict-fine = Well played
match-verdict-lucky = A mistake that cost nothing
match-verdict-unlucky = Bad luck, no mistake
match-verdict-mistake = A mistake
match-verdict-open = No mistake
match-unfinished = An unfinished game is kept: go on with it, or play this one.
match-kernel-gone = The kernel was restarted or is gone. Your game is kept: run this cell again, then go on with the saved game.

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
vampires-won-seats = Vampires are won by { $read } seats, and there are { $seats }.
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

## The table of The Vampires

vampires-title = The Vampires
vampires-turn = Turn { $n }
vampires-start = The start
vampires-attack = attack card, { $top } above, { $right } right, { $bottom } below, { $left } left
vampires-attack-short = attack card { $card }
vampires-weapon = { $colour } weapon
vampires-vampire = { $colour } vampire worth { $n }
vampires-action = { $card ->
    [garlic] garlic
    [mirror] mirror
    [coffin] coffin
   *[bite] bite
}
vampires-cards = { $first }; { $second }
vampires-free = free
vampires-side-of = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
} of vampire { $n }, the { $vampire }
vampires-lies = { $where }: { $card }
vampires-below = below vampire { $n }, the { $vampire }: the place of the { $weapon }; { $free ->
    [0] all four sides are taken
    [one] one side is free
   *[other] { $free } sides are free
}
vampires-cross = Vampire { $number }, { $vampire }. North: { $n }; east: { $e }; south: { $s }; west: { $w }
vampires-say-discard = discard { $card }
vampires-say-whole = { $card }, vampire { $n }
vampires-say-side = { $card }, { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
} of vampire { $n }
vampires-say-moved = { $play }; what lies there goes { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
} of vampire { $n }
vampires-say-swap = { $play }, swapping hands with { $seat }
vampires-say-weapon = { $play }, and the { $weapon }
vampires-draw = Draw pile: { $n ->
    [0] empty
    [one] 1 card
   *[other] { $n } cards
}
vampires-discards = Discards: { $n ->
    [0] none
    [one] 1 card
   *[other] { $n } cards
}
vampires-asleep = Vampires asleep: { $n }
vampires-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
vampires-spoken-won = {" "}Won: { $won }, { $points }.
vampires-status = { $who } is to act, and may { $what }.
vampires-status-discard = { $who } can play nothing, and discards a card.
vampires-status-over = { $who } wins with { $points }.
vampires-or = { $first } or { $second }
vampires-may-attack = place an attack card
vampires-may-two = complete a cross with two cards
vampires-may-replace = put an attack card where garlic or a mirror lies
vampires-may-weapon = defeat a vampire
vampires-may-garlic = place garlic
vampires-may-mirror = place a mirror
vampires-may-coffin = wake a vampire
vampires-may-bite = clear a vampire with a bite
vampires-told = { $told }.
vampires-told-put = { $who } puts { $card } { $where }
vampires-told-moved = { $told }; the { $card } from there goes { $where }
vampires-told-second = { $told }, and the { $weapon } below
vampires-told-swap = { $told }, and swaps hands with { $other }
vampires-told-weapon = { $who } puts the { $card } below vampire { $n }, the { $vampire }.
vampires-told-bite = { $who } lets vampire { $n }, the { $vampire }, bite: { $cards ->
    [one] 1 card is
   *[other] { $cards } cards are
} cleared.
vampires-told-coffin = { $who } wakes a vampire with a coffin.
vampires-told-discard = { $who } can play nothing, and discards { $card }.
vampires-told-pass = { $who } has no card.
vampires-told-won = { $who } wins the { $vampire } and has { $points }.
vampires-told-woken = The { $vampire } wakes.
vampires-told-drawn = { $who } draws { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
vampires-told-shuffled = { $who } draws { $n ->
    [one] 1 card
   *[other] { $n } cards
}, and the discards become the draw pile.
vampires-told-missed = { $who } misses a turn.
vampires-let-go = Let the card go
vampires-ask-weapon = With the { $weapon }, or without?
vampires-ask-target = Whose hand is swapped?
vampires-ask-moved = Where does the { $card } go that lies there?
control-place-keys = Choose a card by a click or Enter, then its place: arrow keys go from side to side and from vampire to vampire, Enter puts it, Escape lets the card go.
control-places = Places
control-fits = It may go here.
control-stuck = This card cannot be played now. Put it somewhere, and the rule that forbids it is told.

## The Vampires: solved with an open deck

open-over = The discards have been shuffled, or no card is left: this line is over.
open-out-of-nodes = Not decided within this budget; a larger one may tell.
open-same-seat = A seat cannot be kept from winning by itself: name another one.
open-turns = A number of turns is whole, 0 to { $most }, not “{ $read }”.
open-won = { $seat } has won.
open-lost = The game is over, and { $seat } has not won.
open-wins = All cards seen: { $seat } wins before the draw pile is reshuffled, whatever all others do; it takes { $turns ->
    [one] one turn of its own
   *[other] { $turns } turns of its own
}.
open-wins-somehow = All cards seen: { $seat } wins before the draw pile is reshuffled, whatever all others do.
open-wins-not = All cards seen: { $seat } cannot force a win before the draw pile is reshuffled; the others can prevent it.
open-unknown = Unknown within this budget: whether { $seat } can force a win before the draw pile is reshuffled. { $turns ->
    [0] No number of turns is ruled out
    [one] It takes at least one turn of its own
   *[other] It takes at least { $turns } turns of its own
}.
open-keeps = All cards seen: { $seat } alone can keep { $target } from winning { $limit ->
    [0] before the draw pile is reshuffled
    [one] on its next turn
   *[other] within its next { $limit } turns
}.
open-keeps-not = All cards seen: { $seat } alone cannot keep { $target } from winning { $limit ->
    [0] before the draw pile is reshuffled, if the others help it
    [one] on its next turn, if the others help it
   *[other] within its next { $limit } turns, if the others help it
}.
open-keeps-unknown = Unknown within this budget: whether { $seat } alone can keep { $target } from winning { $limit ->
    [0] before the draw pile is reshuffled
    [one] on its next turn
   *[other] within its next { $limit } turns
}.
open-within = All hands open: { $seat } can be sure of winning within { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} with probability { $value }, and of no more.
open-within-unknown = Unknown within this budget: how likely { $seat } can be to win within { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}; it lies between { $lower } and { $upper }.
open-probability = Probability
open-nothing = { $seat } can neither be sure to win nor keep another seat from winning, so there is nothing to ask here.

pack-game = There is no pack of “{ $read }” in the lab; there are { $names }.

puzzle-task-win = { $seat } is to play and wins before the draw pile is reshuffled, whatever all others do.
puzzle-task-turns = { $seat } is to play and wins within { $limit ->
    [one] 1 turn
   *[other] { $limit } turns
} of its own, before the draw pile is reshuffled, whatever all others do.
puzzle-task-stop = { $seat } is to play and keeps { $target } from winning { $limit ->
    [0] before the draw pile is reshuffled
    [one] on its next turn
   *[other] within its next { $limit } turns
}, whatever all others do.

puzzle-failed-win = { $seat } cannot force a win before the draw pile is reshuffled
puzzle-failed-turns = { $seat } cannot force a win within { $limit ->
    [one] 1 turn
   *[other] { $limit } turns
} of its own
puzzle-failed-stop = { $seat } cannot keep { $target } from winning { $limit ->
    [0] before the draw pile is reshuffled
    [one] on its next turn
   *[other] within its next { $limit } turns
}

puzzle-kind-win = Win first
puzzle-kind-turns = Win in so many turns
puzzle-kind-stop = Stop another

puzzle-theme-skip-the-rival = Garlic to skip the rival
puzzle-theme-swap-hands = Swapping hands
puzzle-theme-bite-in-defence = A bite in defence
puzzle-theme-wake-another = Waking another vampire
puzzle-theme-replace-it = Replacing garlic or a mirror
puzzle-theme-take-it-away = Taking it away
puzzle-theme-not-yet = Not yet
puzzle-theme-both-cards = Attack and weapon in one turn
puzzle-theme-stolen = A weapon at another's cross

puzzle-idea-skip-the-rival = Who could stop you next? And what if that seat misses its turn?
puzzle-idea-swap-hands = Another hand may be worth more than yours. Whose?
puzzle-idea-bite-in-defence = A cross that is nearly whole can be cleared.
puzzle-idea-wake-another = More vampires, more choice. Which one sleeps on top?
puzzle-idea-replace-it = What lies at a side may act once more somewhere else.
puzzle-idea-take-it-away = What you take, nobody else can take.
puzzle-idea-not-yet = You could defeat a vampire now. What happens then?
puzzle-idea-both-cards = The last attack card and the weapon may be one turn.
puzzle-idea-stolen = Others work at crosses too. Who holds the weapon?
puzzle-idea-win = Count the sides still free, and ask who can interrupt you.
puzzle-idea-turns = Which turn is the last one? What has to lie there before?
puzzle-idea-stop = With which vampire could the other seat win? What does it need for that?

puzzle-sort-two = The right play is an attack card and the weapon in one turn.
puzzle-sort-replace = The right play puts an attack card in the place of garlic or a mirror.
puzzle-sort-garlic = The right play is garlic.
puzzle-sort-mirror = The right play is a mirror.
puzzle-sort-coffin = The right play is a coffin.
puzzle-sort-bite = The right play is a bite.
puzzle-sort-attack = The right play is an attack card.
puzzle-sort-weapon = The right play is a weapon.
puzzle-sort-discard = The right play is to throw a card away.

trainer-ask-win = You are { $seat }. Win before the draw pile is reshuffled, whatever all others do.
trainer-ask-turns = You are { $seat }. Win within { $limit ->
    [one] 1 turn
   *[other] { $limit } turns
} of your own, before the draw pile is reshuffled, whatever all others do.
trainer-ask-stop = You are { $seat }. Keep { $target } from winning { $limit ->
    [0] before the draw pile is reshuffled
    [one] on its next turn
   *[other] within its next { $limit } turns
}, whatever all others do.

hunt-seats = Such puzzles are made for 2, 3 or 4 seats, not { $read }.

open-seed = The discards of this position will be shuffled, and nobody knows in which order: ask whether a seat wins before that, or how likely within so many turns.

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
exercise-whose-turn-ask = Four sit at the table. The seat to act puts garlic beside the first vampire, and the next seat that acts puts garlic beside the second. Whose turn is it now?
exercise-whose-turn-hint-1 = Garlic costs the next seat its turn, and that seat does nothing at all.
exercise-whose-turn-hint-2 = After the first garlic D is next. Whom does D's garlic skip?
exercise-whose-turn-why = The first garlic skips C, and that of D skips A. So it is B again. [T12]
exercise-whose-turn-misread-1 = That is the turn if nobody were skipped.
exercise-whose-turn-misread-2 = One skip too many: each garlic costs one seat one turn. [T12]
exercise-where-it-fits-ask = A has one attack card, RYBG: red on top, yellow right, blue below, green left. At how many places may A put it?
exercise-where-it-fits-hint-1 = North of a vampire the bottom edge touches it, east the left one, south the top one, west the right one.
exercise-where-it-fits-hint-2 = Each vampire has one colour, so of each there is one side to try. Is it free?
exercise-where-it-fits-why = South of the red vampire the red top edge fits, and west of the yellow one the yellow right edge. North of the blue one its blue edge would fit too, but there an attack card lies, and that one stays. [T5] [T6]
exercise-where-it-fits-misread-1 = Those are all free sides. An attack card needs its own colour at the side that touches. [T6]
exercise-where-it-fits-misread-2 = There is one right side of each vampire. But is that side free? [T5]
exercise-first-of-three-ask = A hundred games of three bots that play at random, with seed 5. How many does the seat win that begins?
exercise-first-of-three-hint-1 = first_seat plays the games. What is in its wins?
exercise-first-of-three-hint-2 = wins[0] belongs to the seat that begins, whichever letter it has.
exercise-first-of-three-why = The games come from the seed, so you get the same number as everybody. One such number says little: look at its interval.
exercise-first-of-three-misread-1 = That is the seat that acts last.

## Bots of The Vampires

bot-hunter-defeat = { $play } defeats a vampire worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
bot-hunter-armed = { $play } goes to a vampire whose weapon is in the hand.
bot-hunter-unarmed = { $play } fits, and hands no finished cross to the others where that can be helped.
bot-hunter-garlic = { $play } makes the next seat miss a turn.
bot-hunter-mirror = { $play } swaps a hand that has little to keep.
bot-hunter-bite = { $play } clears what somebody else could make use of.
bot-hunter-coffin = { $play } gives nobody a card to build on.
bot-hunter-discard = Nothing fits, and { $card } is what is easiest to do without.
bot-montecarlo = { $play } keeps a chance of { $chance } % over { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} of the unseen cards.

## A match of The Vampires

match-game = There is no game “{ $read }” to play a match of; there are { $names }.
match-hunt-asked = You are { $seat }. The first with { $points } points wins.
match-hunt-won = You won, with { $points } points. Step back to see all hands and what the bots thought.
match-hunt-lost = { $winner } won, with { $points } points; you have { $mine }. Step back to see all hands and what the bots thought.
match-hunt-points = Points
match-hunt-vampires = Vampires
match-hunt-first = The first with { $points } points or more has won: ★.
match-hunt-none = none
match-hunt-edition-usual = as in the rulebook
match-hunt-edition-bites = a bite needs no cards
match-hunt-edition-attacks = a cross is four attack cards
match-hunt-edition-elsewhere = garlic moves to another vampire
match-hunt-bot-random = random: any legal play
match-hunt-bot-greedy = greedy: defeats what it can
match-hunt-bot-montecarlo = montecarlo: deals at random, strong
simulated-games = So many games are not simulated: 1 to { $most }.
