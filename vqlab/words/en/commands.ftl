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

## The site on the command line

site-fetching = Fetching { $name } { $version }.
site-building = Building JupyterLite.
site-with-docs = The documentation is in it too.
site-ready = The site is in { $folder }: upload that folder to any web server.
site-serving = Open { $address } in a browser; Ctrl-C ends it.
site-missing = JupyterLite is not installed: pip install "vqlab[site]" brings it.
site-no-npm = There is no npm to fetch Pyodide with: pip install "vqlab[site]" brings one.
site-no-pip = There is no pip here to fetch packages with: python -m ensurepip brings it.
site-no-wheels = The packages cannot be fetched: { $reason }.
site-no-pyodide = Pyodide cannot be fetched: { $reason }.
site-no-lite = JupyterLite does not build: { $reason }.
site-needs = The site lacks { $needed }, which { $name } needs.
site-not-installed = vqlab is not installed here, so nobody knows what it needs: pip install it first.
site-no-folder = { $folder } is a file or a link, not a folder for a site.
site-not-empty = { $folder } is not empty, and no site that vqlab made: name another folder.
site-changed = { $folder } has a site with a file of yours, { $file }: move it away or name another folder.
site-no-room = A site needs { $needed } MB to build in, and { $free } MB are free there.
site-unwritable = “{ $folder }” cannot be used: { $reason }.
site-not-there = There is no site in { $folder }.
site-port = Port { $port } cannot be used: { $reason }.

## The pages of the site

site-title = Vampire Queen: a laboratory
site-lead = A card game of queens, slayers and penalty points, to play, to puzzle over and to work out with mathematics and Python. All of it runs in this browser.
site-round-head = Look at a round now
site-round-about = An annotated round, step by step, with the rule behind every play. It is there at once.
site-round-go = Step through a round
site-play-head = Play
site-play-about = A match against two bots, with hints and advice. Python is loaded first, which takes about half a minute.
site-play-go = Play a match
site-puzzles-head = Puzzles
site-puzzles-about = All cards open, and one play that cannot be stopped. Find it; a wrong one is refuted on the table.
site-puzzles-go = Solve puzzles
site-docs-head = Documentation
site-docs-about = Every part of the package, with examples.
site-docs-go = Read the documentation
site-books = Notebooks
site-books-about = Each answers one question, with cells to run and to change. Run them with Run, then Run All Cells. What takes seconds in an installed laboratory can take minutes in a browser.
site-private = Nothing you do here leaves your computer: no server sees it. Notebooks you change are kept in this browser; download what you want to keep.
site-independent = This project is independent of the games' designer and publishers.
site-back = Back to the start
site-round-keys = Use the buttons under the table, or the arrow keys.
