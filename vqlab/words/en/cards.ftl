# Cards, and how they are counted. { $name } is filled in, { $n -> … } chooses by number.

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
joined-colon = { $first }: { $second }
joined-sentences = { $first } { $second }
