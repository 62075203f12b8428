# What a solver says. { $name } is filled in, { $n -> … } chooses by number.

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
power-fate-unknown = Unknown within this budget: all cards seen, whether it is certain that { $event }.
power-unknown = Unknown within this budget: all cards seen, whether { $who } can force that { $event }.
power-endless = All cards seen, whether { $who } can force that { $event } depends on what endless play counts, and play can go on for ever.

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
    [one] All cards seen: if every seat helps, it takes 1 round until
   *[other] All cards seen: if every seat helps, it takes { $rounds } rounds until
} { $event }{ $lines ->
    [one] ; no other line is as short
   *[other] ; { $lines } lines are as short
}.
cooperative-never = All cards seen: even if every seat helps, it cannot be that { $event }.
cooperative-unknown = Unknown within this budget: all cards seen, if every seat helps, how soon it can be that { $event }. It takes at least { $rounds ->
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
open-unknown = Unknown within this budget: all cards seen, whether { $seat } can force a win before the draw pile is reshuffled. { $turns ->
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
open-keeps-unknown = Unknown within this budget: all cards seen, whether { $seat } alone can keep { $target } from winning { $limit ->
    [0] before the draw pile is reshuffled
    [one] on its next turn
   *[other] within its next { $limit } turns
}.
open-within = All hands open: { $seat } can be sure of winning within { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} with probability { $value }, and of no more.
open-within-unknown = Unknown within this budget: all hands open, how likely { $seat } can be to win within { $turns ->
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

## The last column of what each play is worth

solve-head-best = Best
