# Karten, und wie sie gezählt werden. { $name } wird eingesetzt, { $n -> … } wählt nach der Zahl.

## Zählen

cards-count = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}

## Karten, gesprochen

card-vampire = Vampir { $value }
card-queen = Königin
card-slayer = { $penalty }er-Vampirjäger
set-n = { $n ->
    [one] eine { $value }
    [2] zwei { $value }er
    [3] drei { $value }er
    [4] vier { $value }er
    [5] fünf { $value }er
    [6] sechs { $value }er
    [7] sieben { $value }er
    [8] acht { $value }er
   *[other] { $n } × { $value }
}
queens-n = { $n ->
    [one] eine Königin
    [2] zwei Königinnen
    [3] drei Königinnen
    [4] vier Königinnen
   *[other] { $n } Königinnen
}
slayer-the = { $penalty }er-Vampirjäger
just = { $text }
joined = { $first } und { $second }
joined-comma = { $first }, { $second }
joined-colon = { $first }: { $second }
joined-sentences = { $first } { $second }
