# Die Regeln von Vampire Queen: Ablehnungen und Klauseln. { $name } wird eingesetzt, { $n -> … } wählt nach der Zahl.

## Ablehnungen: ein Zug, den die Regeln verbieten

illegal-not-held = { $cards } ist nicht in dieser Hand; sie enthält { $hand }.
illegal-lead-pass = Wer die Runde eröffnet, darf nicht passen: Irgendwer muss anfangen.
illegal-mixed = { $cards } mischt Werte; ein Satz hat nur einen Wert.
illegal-queen-bridge = { $cards } mischt Werte; eine Königin schließt sich einem Wert an und verbindet nicht zwei.
illegal-slayer-alone = { $cards } geht nicht: Ein Vampirjäger wird allein angespielt.
illegal-slayer-raise = { $cards } geht jetzt nicht: Mit einem Vampirjäger kann man nur eröffnen.
illegal-embargo = { $slayer } wurde in der letzten Runde aufgenommen und darf in dieser nicht angespielt werden.
illegal-size = { $cards } hat { $read ->
    [one] 1 Karte
   *[other] { $read } Karten
}; diese Runde wird mit { $size ->
    [one] einzelnen Karten
    [2] Paaren
    [3] Drillingen
   *[other] Sätzen von { $size } Karten
} gespielt.
illegal-too-low = { $cards } schlägt die { $top } von { $seat } nicht.
illegal-declared = Der Wert von { $cards } lässt sich nicht ansagen: Königinnen allein zählen in dieser Ausgabe immer 14.
illegal-queen-equal = { $cards } zählt { $top }, denn die Königin nimmt den Wert ihrer Begleitung an; das schlägt die { $top } von { $seat } nicht.
illegal-queens-top = { $cards } ist zu niedrig: Königinnen allein zählen 14, und nichts schlägt sie.
illegal-feed-pass = In einer Vampirjäger-Runde darf niemand passen; gib einen Vampir zu.
illegal-feed-size = { $cards } hat { $read ->
    [one] 1 Karte
   *[other] { $read } Karten
}; in einer Vampirjäger-Runde geben alle genau einen Vampir zu.
illegal-feed-slayer = { $cards } lässt sich nicht zugeben: Ein zweiter Vampirjäger kommt nie in eine Vampirjäger-Runde.
illegal-feed-blocked = { $cards } lässt sich nicht zugeben: Wer nur noch einen Vampirjäger hat, passt und nimmt auf.
illegal-not-there = { $seat } kann { $cards } nicht spielen: Das ist nicht in dieser Hand, oder die Phase ist vorbei.
illegal-turn = { $to_act } ist am Zug, nicht { $seat }.
illegal-phase-over = Die Phase ist vorbei; bis zum nächsten Austeilen spielt niemand.
illegal-phase-runs = Die Phase ist noch nicht vorbei; das nächste Austeilen muss warten.
illegal-game-over = Die Partie ist vorbei; es gibt nichts mehr zu spielen.

## Ablehnungen: Stellungen und Aufbauten, die keine Partie erreicht

setup-seats = Vampire Queen ist für { $least } bis 12 Personen, nicht für { $read }.
setup-deck = Ein Kartensatz mit { $n } Vampiren ist zu klein für { $seats } Personen.
setup-phases = Eine Partie hat eine ganze Zahl von Phasen, 1 oder mehr, nicht { $read }.
setup-other-seats = Ausgeteilt ist für { $seats } Plätze, die Partie hat eine andere Zahl.
setup-other-table = Beim nächsten Austeilen bleiben die Ausgabe und die { $seats } Plätze gleich.
setup-slayer-kept = { $slayer } bleibt bei { $seat }: Dort lag er am Ende der letzten Phase.
setup-new-slayer = { $slayer } war am Ende der letzten Phase in keiner Hand, also gibt es ihn in der nächsten nicht.
setup-no-plays = Die nächste Phase beginnt mit dem Austeilen, noch vor dem ersten Zug.
setup-leader = { $seat } eröffnet die nächste Phase.
setup-embargo = Dieses Embargo ist nicht das, mit dem die letzte Phase endete.
impossible-copies = { $card } kommt { $held ->
    [one] einmal
   *[other] { $held }-mal
} vor, im Spiel ist diese Karte aber { $most ->
    [0] gar nicht
    [one] nur einmal
   *[other] nur { $most }-mal
}.
impossible-slayer = { $slayer } ist nicht im Spiel: Die Ausgabe { $edition } lässt ihn bei { $seats } Personen weg.
impossible-deal = Die Hände enthalten { $held } Vampire, an { $seats } Plätze werden aber nur { $dealt } ausgeteilt.
impossible-leader = Die Eröffnung muss bei einem der { $seats } Plätze liegen.
impossible-embargo-off = Ein Embargo auf { $slayer } kann nicht sein: Diese Ausgabe wird ohne gespielt.
impossible-embargo-holder = Ein Embargo auf { $slayer } kann nicht sein: { $seat } eröffnet und hat ihn nicht.
impossible-embargo-alone = Ein Embargo auf { $slayer } kann nicht sein: Wer ihn aufnahm, hier { $seat }, nahm auch einen Vampir mit.
impossible-play = { $play } von { $seat } ist verboten: { $reason }
impossible-full-round = Die Züge machen die Runde voll; schreib die Hände danach auf, für { $seats } Plätze, und wer als Nächstes eröffnet.

## Ablehnungen: Text, der sich nicht lesen lässt

notation-card = Gelesen wurde „{ $read }“ in Spalte { $column }: Eine Karte ist 1 bis 13, Q, S15 oder S20, mit ^n für n gleiche.
notation-copies = Gelesen wurde „{ $read }“ in Spalte { $column }: Eine Hand hat 1 bis { $most } gleiche Karten.
notation-empty-play = Gelesen wurde „{ $read }“ in Spalte { $column }: Ein Zug besteht aus Karten eines Satzes, etwa 6^2 Q, oder ist pass.
notation-declared = Gelesen wurde „{ $read }“ mit angesagtem Wert: Nur für Königinnen allein lässt er sich ansagen, wie in Q@7.
notation-empty-hand = In Spalte { $column } steht keine Hand: Schreib ihre Karten hin, oder - für eine leere Hand.
notation-long = Die Stellung hat { $read } Zeichen; gelesen werden höchstens { $most }.
notation-fields = Die Stellung hat { $read } Teile; es sind höchstens vier: Hände ; Eröffnung ; Embargo ; Züge.
notation-hands = Die Stellung hat { $read } Hände; an einem Tisch sind es höchstens 12.
notation-seat = Gelesen wurde „{ $read }“ in Spalte { $column }: Ein Platz ist ein Buchstabe von A bis L.
notation-embargo = Gelesen wurde „{ $read }“ in Spalte { $column }: Ein Embargo ist -, S15 oder S20.
notation-plays = Eine Runde hat höchstens 12 Züge; hier stehen { $read }.
notation-game = Gelesen wurde „{ $read }“: Das Spiel ist queen oder queen/ mit einer Ausgabe, etwa queen/base.
seat-unknown = Einen Platz { $read } gibt es nicht; die Plätze sind 0 bis { $last } oder A bis { $letter }.
play-type = { $read } ist kein Zug; schreib die Karten als Text, etwa "6^2 Q", oder "pass".
cards-type = { $read } sind keine Karten; schreib sie als Text, etwa "6^3 8 Q".
position-type = { $read } ist keine Stellung; schreib sie als Text, etwa "6^2 8 | 7 | 9 S20".
hands-type = Die Hände sind eine Liste, eine für jeden Platz; eine ganze Zeile liest Position.parse.
notation-json = Das ist kein { $what } in JSON: Was bei { $place } steht, passt nicht zum Schema { $what }.json.
notation-view-seats = Die Sicht nennt einen Platz, den es bei { $seats } Plätzen nicht gibt.
notation-view-hand = Die Hand der Sicht hat { $held } Karten, und das passt nicht zu ihrer Handgröße.
notation-view-rounds = Eine Runde der Sicht hat { $seats } Züge; nur die letzte darf weniger haben.
notation-view-play = Runde { $round } der Sicht kann nicht sein: { $reason }
notation-view-embargo = Das Embargo der Sicht passt nicht zu ihrer letzten Runde.
notation-view-copies = Die Sicht zeigt { $card } { $read }-mal, öfter als das Spiel die Karte hat.
notation-view-slayers = Die Hand der Sicht und ihre Angaben, wer die Vampirjäger hat, widersprechen sich.
notation-view-known = Die Sicht kennt von { $seat } mehr Karten, als der Platz hat.
edition-name = Gelesen wurde „{ $read }“: Die Ausgabe ist eine von { $allowed }, danach Optionen wie ,embargo=no.
edition-option = Gelesen wurde „{ $read }“: Die Optionen einer Ausgabe sind { $allowed }.
edition-value = Gelesen wurde „{ $read }“: Das ist kein Wert für { $name }.
edition-bound = { $name } ist { $least } bis { $most }, nicht { $read }.
edition-slayers = Die Vampirjäger sind 15, 20, beide oder keiner.
record-long = Die Aufzeichnung ist zu lang: Gelesen werden höchstens { $most } KiB.
record-version = Das ist keine Aufzeichnung: Ihre erste Zeile ist „{ $read }“, nicht „{ $first }“.
record-at-line = Zeile { $line }: { $reason }
record-empty = Die Aufzeichnung hat keine Phase; schreib eine als „phase 1: Hände ; Eröffnung“.
record-names = Die Aufzeichnung hat { $read ->
    [one] 1 Namen
   *[other] { $read } Namen
}; benenne alle Plätze oder keinen.
record-name = Ein Name oder Titel ist eine Zeile von höchstens { $most } Zeichen, die sich darstellen lassen.
record-name-comma = Ein Name ist nicht leer und enthält kein Komma.
record-header = „{ $name }“ steht nur einmal, und zwar { $game ->
    [vampires] vor dem ersten Zug
   *[queen] vor der ersten Phase
}.
record-number = Gelesen wurde „{ $read }“: { $name } ist eine ganze Zahl.
record-phase-number = Phase { $read } ist nicht an der Reihe; Phasen zählen 1, 2, 3 … bis höchstens { $most }.
record-phase-runs = Phase { $n } ist nicht zu Ende, also kann keine weitere folgen.
record-seats = Die Aufzeichnung spricht von { $seats } Plätzen, es sind aber { $read } Hände.
record-tables = Alle Phasen einer Aufzeichnung haben dieselben Plätze und dieselbe Ausgabe.
record-edition = Die Hände nennen eine andere Ausgabe als die Aufzeichnung; die Ausgabe steht nur einmal, bei „game“.
record-no-deal = Phase { $n } hat keine Hände; schreib sie auf, oder gib der Aufzeichnung Plätze und einen Seed.
record-penalties-early = Minuspunkte stehen erst nach einer Phase, die zu Ende ist.
record-penalties = Die Minuspunkte sind { $expected }, in der Aufzeichnung steht aber { $read }.
record-line = Gelesen wurde „{ $read }“: Eine Zeile ist ein Kopf, { $game ->
    [vampires] ein Start oder Züge wie GYBR@1N, garlic@2E {"{"}comment{"}"} [T12]
   *[queen] eine Phase oder Züge wie 5^2, pass, 6^2 {"{"}comment{"}"} [R12]
}.
record-stray-note = Gelesen wurde „{ $read }“: Ein Kommentar auf eigener Zeile gehört vor den ersten Zug.
record-many = Eine Aufzeichnung hat höchstens { $phases } Phasen und { $plays } Züge.
record-comment = Ein Kommentar hat höchstens { $most } Zeichen, die sich alle darstellen lassen.
record-clause = Gelesen wurde „{ $read }“: Eine Klausel ist { $first } bis { $last }.

## Die Klauseln der Regeln

clause-R1-title = Die Karten
clause-R1 = Es gibt 110 Karten: die Vampire 1 bis 13 je achtmal, vier Königinnen (die Vampirköniginnen) und die beiden Vampirjäger 15 und 20.
clause-R2-title = Wie viele spielen
clause-R2 = Das Spiel ist für drei bis zwölf Personen.
clause-R3-title = Runden und Phasen
clause-R3 = Eine Runde geht einmal um den Tisch. Eine Phase beginnt mit dem Austeilen und dauert Runde um Runde, bis jemand alle Karten los ist. Eine Partie hat mehrere Phasen.
clause-R4-title = Wer anfängt
clause-R4 = Ein Platz bekommt den 15er-Vampirjäger. Der nächste links davon bekommt den 20er-Vampirjäger und eröffnet die erste Runde.
clause-R5-title = Wer gibt
clause-R5 = In der ersten Phase gibt, wer den 15er-Vampirjäger hat, danach immer, wer den 20er hat. Am Spiel ändert das nichts.
clause-R6-title = Das Austeilen
clause-R6 = Zu dritt bis zu acht gibt es je 13 Vampire, zu neunt 12, zu zehnt 10, zu elft und zu zwölft 9.
clause-R7-title = Vampirjäger kommen dazu
clause-R7 = Ein Vampirjäger ist in der Hand eine Karte extra.
clause-R8-title = Die englische Ausgabe
clause-R8 = In der englischen Ausgabe bleibt der 15er-Vampirjäger ab sechs Personen in der Schachtel; wer eröffnet, hat den 20er.
clause-R9-title = Übrige Karten
clause-R9 = Vampire, die beim Austeilen übrig bleiben, werden bis zum nächsten Mal ungesehen beiseitegelegt. Zu neunt und zu zwölft bleibt nichts übrig.
clause-R10-title = Ein Zug pro Runde
clause-R10 = In einer Runde hat jeder Platz genau einen Zug, im Uhrzeigersinn; es beginnt, wer eröffnet.
clause-R11-title = Eröffnen
clause-R11 = Zum Eröffnen legst du einen oder mehrere Vampire desselben Werts oder einen einzelnen Vampirjäger. Passen darfst du nicht, gleiche Karten zurückhalten schon.
clause-R12-title = Überbieten
clause-R12 = Wer danach kommt, überbietet mit genauso vielen Karten und einem höheren Wert als der letzte Zug, der kein Passen war.
clause-R13-title = Passen
clause-R13 = Passen darfst du immer, auch wenn du überbieten könntest. Es kostet deinen einzigen Zug in dieser Runde.
clause-R14-title = Ende einer Runde
clause-R14 = Wer am höchsten gespielt hat, eröffnet die nächste Runde, und alle gespielten Karten kommen verdeckt in die Gruft. Haben alle anderen gepasst, eröffnet derselbe Platz noch einmal.
clause-R15-title = Königinnen in Begleitung
clause-R15 = Eine Königin, die mit Vampiren eines Werts gespielt wird, nimmt diesen Wert an. Zwei verschiedene Werte verbindet sie nicht.
clause-R16-title = Königinnen allein
clause-R16 = Königinnen, die allein gespielt werden, zählen 14, egal wie viele es sind. Nichts schlägt sie.
clause-R17-title = Was alle wissen
clause-R17 = Vampirjäger sehen von beiden Seiten gleich aus: Alle sehen, wer sie hat. Auch Handgrößen und aufgenommene Karten sind bekannt.
clause-R18-title = Einen Vampirjäger anspielen
clause-R18 = Einen Vampirjäger spielt nur, wer eröffnet, und zwar allein; er zählt 0. Die 15 und die 20 sind seine Minuspunkte, nicht seine Stärke.
clause-R19-title = Die Vampirjäger-Runde
clause-R19 = Ist ein Vampirjäger angespielt, geben alle anderen genau einen Vampir von beliebigem Wert zu. Passen darf niemand.
clause-R20-title = Wer aufnimmt
clause-R20 = In einer Vampirjäger-Runde zählt eine Königin 1. Wer am höchsten zugegeben hat, nimmt alle gespielten Karten und den Vampirjäger auf; bei gleichen Karten, wer zuletzt zugegeben hat.
clause-R21-title = Das Embargo
clause-R21 = Wer aufgenommen hat, eröffnet als Nächstes, aber dieses eine Mal nicht mit diesem Vampirjäger. Den anderen darf man anspielen. Neues Austeilen hebt das Embargo auf.
clause-R22-title = Ein Vampirjäger pro Runde
clause-R22 = Der zweite Vampirjäger kommt nie in eine Vampirjäger-Runde.
clause-R23-title = Blockiert
clause-R23 = Wer in einer Vampirjäger-Runde nur noch einen Vampirjäger hat, muss passen, nimmt alles auf, egal wer am höchsten war, und eröffnet als Nächstes.
clause-R24-title = Nur ein Vampirjäger, normale Runde
clause-R24 = Wer nur noch einen Vampirjäger hat, passt in einer normalen Runde und nimmt nichts auf.
clause-R25-title = Der letzte Vampirjäger
clause-R25 = Wer eröffnet und nur noch einen Vampirjäger hat, spielt ihn an und ist fertig. Jeder Vampir ist mehr als 0, also kann er nicht zurückkommen.
clause-R26-title = Ende einer Phase
clause-R26 = Eine Phase endet mit der Runde, nach der eine Hand leer ist. Wird eine Hand mitten in der Runde leer, kommen die Plätze danach noch an die Reihe.
clause-R27-title = Die letzte Karte und aufnehmen
clause-R27 = Wer die letzte Karte zugibt und dann aufnimmt, ist nicht fertig. Die Phase geht weiter, wenn nicht eine andere Hand leer ist.
clause-R28-title = Minuspunkte
clause-R28 = Karten in der Hand kosten ihren Wert: 1 bis 13, eine Königin 14, die Vampirjäger 15 und 20. Eine leere Hand kostet nichts.
clause-R29-title = Mehrere auf einmal
clause-R29 = Jede Hand, die am Ende der Runde leer ist, kostet nichts. Zuerst leer zu sein bringt nicht mehr.
clause-R30-title = Die nächste Phase
clause-R30 = Die Vampirjäger bleiben, wo sie sind, alle anderen Karten werden gemischt und neu ausgeteilt. Es eröffnet, wer den 20er-Vampirjäger hat.
clause-R31-title = Beide Vampirjäger in einer Hand
clause-R31 = Wer beide Vampirjäger behält, beginnt die nächste Phase mit zwei Karten extra und eröffnet.
clause-R32-title = Dauer einer Partie
clause-R32 = Eine Partie hat fünf Phasen oder so viele, wie vorher abgemacht. Nach der letzten ist Schluss.
clause-R33-title = Wer gewinnt
clause-R33 = Es gewinnt, wer insgesamt die wenigsten Minuspunkte hat. Bei Gleichstand wird der Sieg geteilt.

## Was ein Programm übergibt

number-limit = { $name } ist eine ganze Zahl, { $least } oder mehr, nicht { $read }.
number-seed = Ein Seed ist eine ganze Zahl mit höchstens 18 Stellen, nicht { $read }.
number-large = Eine Zahl hat hier höchstens 18 Stellen; diese ist { $read }.
notation-seat-of = Gelesen wurde „{ $read }“ in Spalte { $column }: Ein Platz ist ein Buchstabe von A bis { $last }.
notation-view-left-over = Die Sicht zählt { $read } beiseitegelegte Karten; nach einer ganzen Austeilung der Ausgabe „{ $edition }“ sind es { $left }, und alle ihre Vampirjäger sind im Spiel.
notation-text = Was hier gelesen wird, ist ein Text in Anführungszeichen, nicht { $read }.
slayer-unknown = Ein Vampirjäger ist 15 oder 20, oder S15 oder S20, nicht { $read }.
card-unknown = Eine Karte ist 1 bis 13, Q, S15 oder S20, nicht { $read }.
undo-many = { $n ->
    [0] Es gibt keinen Zug zurückzunehmen, also auch nicht { $read }.
    [one] Es gibt einen Zug zurückzunehmen, also 0 oder 1, nicht { $read }.
   *[other] Es gibt { $n } Züge zurückzunehmen, also 0 bis { $n }, nicht { $read }.
  }

## Namen, die es nicht gibt

example-unknown = Es gibt kein Beispiel „{ $read }“; es gibt { $names }.
clause-unknown = Es gibt keine Regel { $read }; die Regeln sind { $first } bis { $last }.
