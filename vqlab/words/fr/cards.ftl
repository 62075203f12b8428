# Les cartes, et comment on les compte. { $name } est remplacé, { $n -> … } choisit selon le nombre.

## Compter

cards-count = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}

## Les cartes à voix haute

card-vampire = vampire { $value }
card-queen = reine
card-slayer = chasseur { $penalty }
set-n = { $n ->
    [one] un { $value }
    [2] deux { $value }
    [3] trois { $value }
    [4] quatre { $value }
    [5] cinq { $value }
    [6] six { $value }
    [7] sept { $value }
    [8] huit { $value }
   *[other] { $n } × { $value }
}
queens-n = { $n ->
    [one] une reine
    [2] deux reines
    [3] trois reines
    [4] quatre reines
   *[other] { $n } reines
}
slayer-the = le chasseur { $penalty }
just = { $text }
joined = { $first } et { $second }
joined-comma = { $first }, { $second }
joined-colon = { $first } : { $second }
joined-sentences = { $first } { $second }
