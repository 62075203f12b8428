# A match against bots. { $name } is filled in, { $n -> … } chooses by number.

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
simulated-within = within
simulated-share = share
simulated-interval = 95 % interval
simulated-place = place
simulated-wins = wins
simulated-fair = A fair share would be { $share }.
