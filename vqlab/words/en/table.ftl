# The card table and its controls. { $name } is filled in, { $n -> … } chooses by number.

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
play-pass = pass
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
control-language = Language

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

## Read aloud after the name of a play that is marked with a star

control-best = Best
## A position played on a page, without a kernel

playground-ends = This example ends here. Take a play back, or start again.
playground-large = More than { $most } scenes can follow this position, too many for a page without a kernel.
playground-hand = A hand of more than { $most } cards is too large for a page without a kernel.
