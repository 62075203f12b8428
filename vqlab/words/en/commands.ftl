# The command line. { $name } is filled in, { $n -> … } chooses by number.

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

## The language

language-unknown = There is no language “{ $read }” here; there is { $names }.
## The documentation

documents-missing = The documentation needs Sphinx: pip install "vqlab[docs]".
documents-failed = The documentation could not be built; what is wrong stands above.
