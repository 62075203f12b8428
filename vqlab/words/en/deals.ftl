# Counting hands and deals, chances, the deals explorer. { $name } is filled in, { $n -> … } chooses by number.

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
odds-edition-free = Base, no embargo
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
