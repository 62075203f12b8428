# Bots, beliefs, tournaments, advice and review. { $name } is filled in, { $n -> … } chooses by number.

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

## The last column of an advice

advice-head-mark = Advice

## A bot of one's own, named by its module and class

bot-own-module = There is no module “{ $module }” to take “{ $made }” from: not in this folder, and not installed; the bots that need no module are { $names }.
bot-own-breaks = The module “{ $module }” of the bot “{ $made }” cannot be loaded: { $reason }.
bot-own-class = The module “{ $module }” has no “{ $made }”; a bot is named as module:Class, as both are written.
bot-own-unmade = “{ $module }:{ $made }” cannot be made by calling it with nothing: { $reason }.
bot-own-part = “{ $module }:{ $made }” is no bot: it has no { $part }, and a bot has a name, a budget (or None) and choose(view, rng, budget).
