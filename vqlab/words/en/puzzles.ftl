# Puzzles and the trainer. { $name } is filled in, { $n -> … } chooses by number.

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
