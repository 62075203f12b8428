# Die Regeln von The Vampires: Ablehnungen, Klauseln, Aufzeichnungen. { $name } wird eingesetzt, { $n -> … } wählt nach der Zahl.

## The Vampires: Ablehnungen

vampires-pass = Passen gibt es nicht: Eine Hand, die eine Karte hat, spielt eine.
vampires-not-held = { $card } ist nicht in dieser Hand; sie enthält { $hand }.
vampires-turned = { $card } ist { $held }, nur gedreht; Karten liegen immer richtig herum.
vampires-form = Einen solchen Zug mit { $card } gibt es nicht: Er nennt mehr, als in einen Zug passt.
vampires-discard = Abgeworfen wird nichts, solange sich etwas spielen lässt, etwa { $play }.
vampires-no-vampire = Einen Vampir { $n } gibt es nicht auf dem Tisch; es sind { $most }.
vampires-side = { $card } kommt an die Seite eines Vampirs, wie in { $card }@1N.
vampires-whole = { $card } gilt einem ganzen Vampir, wie in { $card }@1.
vampires-coffin-place = Ein Sarg kommt nirgendwohin: Er weckt den nächsten Vampir.
vampires-replace-with = { $card } kann nichts ersetzen; das kann nur eine Angriffskarte.
vampires-one-card = { $card } wäre eine zweite Karte; ein Zug hat eine, abgesehen von der Waffe, die ein Kreuz beendet.
vampires-second = { $weapon } kann im selben Zug nicht auf { $card } folgen, nur auf die letzte Angriffskarte eines Kreuzes.
vampires-target = Ein Spiegel braucht jemanden zum Tauschen der Hände, wie in mirror@1N>B.
vampires-no-target = { $card } tauscht keine Hände.
vampires-own-hand = Ein Spiegel tauscht die Hand mit jemand anderem.
vampires-no-seat = Diesen Platz gibt es nicht; der letzte ist { $last }.
vampires-occupied = { $n }{ $side } ist belegt, dort liegt { $card }.
vampires-replace-attack = { $card } bei { $n }{ $side } bleibt: Nur Knoblauch und Spiegel lassen sich ersetzen.
vampires-replace-nothing = Bei { $n }{ $side } liegt nichts, was sich ersetzen ließe.
vampires-edge = Die Kante von { $card } bei { $n }{ $side } ist { $edge }, und der Vampir ist { $colour }.
vampires-letter = { $letter ->
    [R] rot
    [Y] gelb
    [B] blau
    [G] grün
   *[other] { $letter }-farben
}
vampires-moved-free = { $card } kann nicht nach { $n }{ $side }, dort ist nicht frei.
vampires-moved-same = { $card } muss zu einem anderen Vampir.
vampires-coffin-most = Auf dem Tisch liegen höchstens { $most } Vampire.
vampires-coffin-none = Es gibt keinen Vampir mehr zu wecken.
vampires-bite-none = Um Vampir { $n } liegt nichts, sein Biss räumt also nichts ab.
vampires-weapon-colour = { $weapon } kann { $vampire } nicht besiegen, denn dieser Vampir ist { $colour }.
vampires-incomplete = Das Kreuz ist nicht vollständig: { $n ->
    [one] Eine Seite ist frei
   *[other] { $n } Seiten sind frei
}.
vampires-not-all-attacks = In dieser Ausgabe zählt { $card } nicht für ein Kreuz; es braucht vier Angriffskarten.

## The Vampires: Stellungen und Texte, die nicht sein können

impossible-hunters = The Vampires ist für 2 bis 6 Personen; { $read } können es nicht spielen.
deck-colour = { $card } hat eine Farbe, die der Kartensatz nicht nennt.
deck-large = Ein Kartensatz hat höchstens { $most } Karten.
deck-taken = { $name } heißt schon ein Kartensatz mit anderen Karten; gib deinem einen anderen Namen.
deck-long = Die Datei eines Kartensatzes hat höchstens { $most } KiB.
deck-unreadable = { $name } lässt sich nicht als Kartensatz lesen.
deck-name = Einen Kartensatz { $read } gibt es nicht; es gibt { $allowed }.
vampires-won-seats = { $read ->
    [one] Gewonnene Vampire stehen für 1 Platz
   *[other] Gewonnene Vampire stehen für { $read } Plätze
}, und es gibt { $seats } Plätze.
vampires-hand-most = Eine Hand hat höchstens { $most } Karten.
vampires-no-card = Eine Karte { $card } gibt es in diesem Kartensatz nicht, oder nicht an dieser Stelle.
vampires-two-winners = Zwei Plätze haben gewonnen.
vampires-four-sides = { $vampire } hat vier Seiten: Norden, Osten, Süden, Westen; eine freie schreibt man als -.
vampires-cannot-lie = { $card } kann nicht bei { $n }{ $side } liegen.
vampires-play-type = { $read } ist kein Zug; schreib ihn als Text, etwa "RYBG@1N".
vampires-position-type = { $read } ist keine Stellung; schreib sie als Text, etwa "vampires: RYBG | WR ; R4".
notation-vampires-play = Gelesen wurde „{ $read }“ in Spalte { $column }: Ein Zug ist etwa RYBG@1N, RYBG@1N+WR, RYBG@1N/2E, garlic@1N, mirror@1N>B, WR@1, bite@1, coffin oder discard WR.
notation-vampires-game = Gelesen wurde „{ $read }“: Das Spiel ist vampires oder vampires/ mit einer Ausgabe, etwa vampires/standard.
notation-vampires-fields = Die Stellung hat { $read } Teile; es sind höchstens { $most }: Hände ; Vampire ; Platz ; gewonnen ; Nachziehstapel ; Ablage ; Vampirstapel ; Seed.
notation-vampires-card = Gelesen wurde „{ $read }“ in Spalte { $column }: Eine Karte ist etwa RYBG, WR, garlic, mirror, coffin, bite oder R4, mit ^n für n gleiche.
notation-vampires-empty = In Spalte { $column } steht nichts: Schreib Karten hin, oder - für keine.
notation-vampires-cross = Gelesen wurde „{ $read }“ in Spalte { $column }: Ein Vampir ist etwa R4, oder R4(RYBG - garlic -) mit dem, was nördlich, östlich, südlich und westlich von ihm liegt.
notation-vampires-seed = Gelesen wurde „{ $read }“ in Spalte { $column }: Ein Seed ist eine ganze Zahl, oder - für keinen.

## Die Klauseln von The Vampires

clause-T1-title = Die Karten
clause-T1 = Es gibt 90 Karten: 13 Vampire, 13 Waffen, 49 Angriffskarten, fünfmal Knoblauch, zwei Spiegel, vier Särge und vier Bisse.
clause-T2-title = Aufbau
clause-T2 = Das Spiel ist für zwei bis sechs Personen. Alle bekommen fünf Karten, vier Vampire liegen offen, und die anderen Vampire bilden einen eigenen Stapel.
clause-T3-title = Wer anfängt
clause-T3 = Der erste Platz wird ausgelost; gespielt wird im Uhrzeigersinn.
clause-T4-title = Eine Karte pro Zug
clause-T4 = Ein Zug ist eine Karte aus der Hand; passen darf niemand.
clause-T5-title = Freie Seiten
clause-T5 = Ein Vampir hat vier Seiten, und an jede passt eine Karte: eine Angriffskarte, Knoblauch oder ein Spiegel.
clause-T6-title = Angriffskarten
clause-T6 = Eine Angriffskarte passt dort, wo die Kante am Vampir seine Farbe hat.
clause-T7-title = Richtig herum
clause-T7 = Karten werden nie gedreht.
clause-T8-title = Waffen
clause-T8 = Eine Waffe kommt zuletzt, unter einen Vampir ihrer Farbe, wenn alle vier Seiten belegt sind. Von wem die Karten dort stammen, ist egal.
clause-T9-title = Zwei Karten in einem Zug
clause-T9 = Wer die vierte Seite mit einer Angriffskarte füllt, darf die passende Waffe sofort dazulegen.
clause-T10-title = Ersetzen
clause-T10 = Eine Angriffskarte darf den Platz von Knoblauch oder Spiegel einnehmen; diese Karte geht dann an eine andere freie Seite und wirkt noch einmal. Eine Waffe folgt in diesem Zug nicht.
clause-T11-title = Abwerfen
clause-T11 = Wer gar nichts spielen kann, wirft eine Karte nach Wahl ab und zieht eine.
clause-T12-title = Knoblauch
clause-T12 = Nach Knoblauch setzt der nächste Platz einmal aus.
clause-T13-title = Spiegel
clause-T13 = Nach einem Spiegel wird die Hand auf fünf aufgefüllt und dann ganz mit der eines anderen Platzes getauscht.
clause-T14-title = Sarg
clause-T14 = Ein Sarg weckt einen weiteren Vampir, solange weniger als sechs auf dem Tisch liegen und der Stapel nicht leer ist.
clause-T15-title = Biss
clause-T15 = Ein Biss räumt alles ab, was um einen Vampir liegt.
clause-T16-title = Besiegt
clause-T16 = Ein Vampir mit vier Karten um sich und der Waffe seiner Farbe ist besiegt. Wer die Waffe gelegt hat, nimmt ihn; die Karten kommen auf die Ablage.
clause-T17-title = Der nächste Vampir
clause-T17 = Bleiben nach einem Sieg weniger als vier Vampire auf dem Tisch, wird der nächste vom Stapel aufgedeckt.
clause-T18-title = Nachziehen
clause-T18 = Am Ende eines Zugs wird die Hand auf fünf aufgefüllt.
clause-T19-title = Der Nachziehstapel
clause-T19 = Ist seine letzte Karte gezogen, wird die Ablage gemischt und zum Nachziehstapel.
clause-T20-title = Wer gewinnt
clause-T20 = Der erste Platz mit sechs Punkten oder mehr gewinnt sofort.

## Die Spiele, und Aufzeichnungen von The Vampires

game-unknown = Gelesen wurde „{ $read }“: Das Spiel ist queen oder vampires, und ein Text, der keines nennt, gehört zu queen.
game-only-queen = Das gehört zu The Vampires, und hier ist nur Vampire Queen bekannt.
edition-no-embargo = The Vampires hat kein Embargo zum Weglassen; --no-embargo ist für Vampire Queen.
record-game = Diese Aufzeichnung gehört zum Spiel „{ $read }“, und hier geht es um { $game }.
record-no-game = Die Aufzeichnung nennt kein Spiel; in ihren Kopf gehört eine Zeile wie „game: vampires/standard“.
record-no-start = Die Aufzeichnung hat keinen Start; schreib „start: Hände ; Vampire“, oder gib der Aufzeichnung Plätze und einen Seed.
record-start-late = Es gibt einen Start, und zwar vor dem ersten Zug.
record-winner-early = Noch hat niemand gewonnen, und „winner“ steht erst nach einer Partie, die zu Ende ist.
record-winner = Gewonnen hat { $expected }, in der Aufzeichnung steht aber { $read }.
record-many-plays = Eine Aufzeichnung hat höchstens { $plays } Züge.
solve-vampires-no-use = { $name } ist für Vampire Queen; für The Vampires gibt es --seat, --turns, --nodes, --all-plays und --verify.
solve-vampires-concept = { $name } ist für Vampire Queen; bei The Vampires fragt man, ob ein Platz zuerst gewinnt.
solve-queen-no-use = { $name } ist nur für The Vampires.

## Wo in einer Zeile von The Vampires etwas nicht sein kann

notation-vampires-no-card = Gelesen wurde „{ $read }“ in Spalte { $column }: Eine solche Karte gibt es in diesem Kartensatz nicht, oder nicht an diesem Ort.
notation-vampires-sides = Gelesen wurde „{ $read }“ in Spalte { $column }: Ein Vampir hat vier Seiten, Norden, Osten, Süden und Westen; für eine freie schreib -.
