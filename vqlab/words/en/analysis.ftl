# The graph explorer and Analysis. { $name } is filled in, { $n -> … } chooses by number.

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
board-no-embargo = none
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
