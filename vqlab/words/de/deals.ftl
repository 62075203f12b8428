# Hände und Austeilungen zählen, Wahrscheinlichkeiten, der Austeilungs-Explorer. { $name } wird eingesetzt, { $n -> … } wählt nach der Zahl.

## Hände und Austeilungen zählen

count-size = Eine Hand hat eine ganze Zahl von Karten, 0 oder mehr, nicht { $read }.
count-deck = Eine Hand mit { $read } Karten kann nicht sein: Dafür { $most ->
    [one] ist nur 1 Karte da
   *[other] sind nur { $most } Karten da
}.
count-long = Die verschiedenen Austeilungen dieses Kartensatzes an { $seats } Plätze zu zählen bräuchte { $n } Schritte, und mehr als { $most } werden nicht gemacht; zähl die gewichteten Austeilungen, oder nimm einen kleineren Kartensatz.

## Ungesehene Karten, und was man über sie fragen kann

unseen-large = Eine Hand hat höchstens { $most } Vampire.
unseen-known-each = Bekannte Karten gibt man als Liste mit den Karten jeder Hand an, nicht als „{ $read }“.
unseen-size = Eine Hand hat eine ganze Zahl von Vampiren, 0 oder mehr, nicht { $read }.
unseen-hands = Neben meiner gibt es 1 bis { $most } Hände, nicht { $read }.
unseen-many = Die Hände hätten { $read } unbekannte Vampire, und ungesehen { $n ->
    [one] ist nur 1
   *[other] sind nur { $n }
}.
unseen-copies = { $card } kommt { $read ->
    [one] einmal
   *[other] { $read }-mal
} vor, im Kartensatz aber { $most ->
    [0] gar nicht
    [one] nur einmal
   *[other] nur { $most }-mal
}.
unseen-known = Karten sind für { $read } Hände genannt, und neben meiner { $hands ->
    [one] gibt es 1 Hand
   *[other] gibt es { $hands } Hände
}.
unseen-full = Hand { $hand } hat { $size ->
    [one] 1 Vampir
   *[other] { $size } Vampire
}, und genannt { $read ->
    [one] ist 1
   *[other] sind { $read }
}.
unseen-hand = Eine Hand { $read } gibt es nicht: Hand 1 ist die nächste nach meiner, { $hands ->
    [one] und eine andere gibt es nicht
   *[other] Hand { $hands } die letzte
}.
unseen-mine = { $cards } (meine)
unseen-seen = { $cards } (gesehen)
unseen-in-hand = { $cards } (bekannt in Hand { $hand })
unseen-all = { $hands ->
    [one] Eine Hand
   *[other] Hände
} mit { $sizes } aus { $n ->
    [one] 1 ungesehenem Vampir
   *[other] { $n } ungesehenen Vampiren
}.
unseen-but = { $hands ->
    [one] Eine Hand
   *[other] Hände
} mit { $sizes } aus { $n ->
    [one] 1 ungesehenem Vampir
   *[other] { $n } ungesehenen Vampiren
}: die { $deck } ohne { $without }.

quantity-number = Eine Größe vergleicht man mit einer ganzen Zahl oder einer anderen Größe, nicht mit { $read }.
quantity-card = Einen Vampir „{ $read }“ gibt es nicht: Die Vampire sind 1 bis 13 und Q.
quantity-sum = die Summe aus { $parts }
quantity-queens = die Zahl der Königinnen in Hand { $hand }
quantity-copies = die Zahl der { $card }er in Hand { $hand }
quantity-penalty = die Summe der Minuspunkte von Hand { $hand }
quantity-largest = die Größe des größten Satzes von Hand { $hand }
quantity-largest-plain = die Größe des größten Satzes ohne Königinnen von Hand { $hand }
quantity-highest = die höchste Karte von Hand { $hand }
quantity-lowest = die niedrigste Karte von Hand { $hand }

question-least = { $what } ist { $number } oder mehr
question-most = { $what } ist { $number } oder weniger
question-more = { $what } ist mehr als { $number }
question-fewer = { $what } ist weniger als { $number }
question-exactly = { $what } ist { $number }
question-not = es gilt nicht: { $what }
question-within = ({ $what })
question-no-event = Gefragt wird nach einem Ereignis, etwa beats("8^3") oder queens() >= 1, nicht nach { $read }.
question-declared = Wo man den Wert von Königinnen allein ansagen darf (R16), passen sie zu jedem Wert: Frag nach einem Satz dieses Werts oder höher.
question-only-queens = Ein Satz vom Wert 14 besteht nur aus Königinnen: Ohne sie gibt es keinen.
question-empty = Ein Satz zum Anspielen hat mindestens einen Vampir, und genannt ist keiner.
question-and = { $first }, und { $second }
question-or = { $first }, oder { $second }
question-given = { $what }, vorausgesetzt: { $condition }
question-never = Es kommt nie vor: { $what }; unter solchen Austeilungen gibt es nichts zu zählen.
question-no-set = { $read } ist kein Satz zum Anspielen: Ein Satz ist ein Vampir oder mehrere vom selben Wert, mit oder ohne Königinnen.
question-hands = Hände heißen nach meiner 1, 2, 3 …; { $read } nennt keine.
hand-number = Hand { $hand }
hand-one-of = Hand { $hands } oder { $last }
question-better = { $hands } hat { $size ->
    [one] einen Vampir
    [2] ein Paar
    [3] einen Drilling
   *[other] einen Satz von { $size }
} vom Wert { $low } oder höher
question-better-plain = { $hands } hat { $size ->
    [one] einen Vampir
    [2] ein Paar
    [3] einen Drilling
   *[other] einen Satz von { $size }
} vom Wert { $low } oder höher, ohne Königinnen
question-one = { $hands } hat { $size ->
    [one] einen Vampir
    [2] ein Paar
    [3] einen Drilling
   *[other] einen Satz von { $size }
} vom Wert { $low }
question-one-plain = { $hands } hat { $size ->
    [one] einen Vampir
    [2] ein Paar
    [3] einen Drilling
   *[other] einen Satz von { $size }
} vom Wert { $low }, ohne Königinnen
question-alone = { $hands } hat { $size ->
    [one] eine Königin
   *[other] { $size } Königinnen
}

sample-share = in { $tried } zufälligen Austeilungen { $share } (95-%-Intervall: { $low } bis { $high })
sample-trials = Man kann 1 bis { $most } zufällige Austeilungen machen, nicht { $read }.
sample-seed = Ein Seed ist eine ganze Zahl oder ein Text, nicht { $read }.
sample-never = In { $tried } zufälligen Austeilungen traf die Bedingung nie zu.

## Verteilungen

dist-weights = Eine Verteilung entsteht aus einer Zuordnung von Werten zu Gewichten, etwa einem dict, nicht aus „{ $read }“.
dist-weight = Ein Gewicht ist eine ganze Zahl oder ein Bruch, 0 oder mehr, nicht „{ $read }“.
dist-empty = Eine Verteilung braucht mindestens einen Wert mit einem Gewicht über 0.
dist-numbers = Nur Zahlen haben einen Mittelwert, und „{ $read }“ ist keine.
dist-order = Diese Werte haben keine Reihenfolge, also ist keiner kleiner als ein anderer.
dist-order-with = „{ $read }“ lässt sich mit diesen Werten nicht vergleichen.
dist-part = Ein Teil des Ganzen ist eine Zahl von 0 bis 1, nicht „{ $read }“.
dist-never = Für keinen Wert trifft diese Bedingung zu.
dist-other = Verglichen oder gezeichnet wird eine Verteilung, nicht „{ $read }“.
dist-large = Ein Bild hat Platz für { $most } Zahlen, nicht für { $n }: Fass sie vorher mit map zu Gruppen zusammen.
dist-caption = Wie wahrscheinlich jeder Wert ist
dist-value = Wert
dist-probability = Wahrscheinlichkeit
dist-exactly = genau
dist-yes = ja
dist-no = nein
dist-mean = Mittelwert { $mean }
dist-summary = Mittelwert { $mean }, Standardabweichung { $deviation }.
dist-left-out = { $n ->
    [one] 1 weiterer Wert ist
   *[other] { $n } weitere Werte sind
} weggelassen, zusammen mit Wahrscheinlichkeit { $together }.
dist-first = erste
dist-second = zweite
dist-compared = { $first } und { $second } im Vergleich
dist-distance = Abstand in totaler Variation { $exact } ≈ { $decimal }.
dist-means = Mittelwerte { $first } und { $second }, Unterschied { $difference }.
interval-counts = Treffer und Versuche sind ganze Zahlen, 0 oder mehr, und nicht mehr Treffer als Versuche, nicht { $found } und { $tried }.
interval-confidence = Ein Konfidenzniveau ist eine Zahl zwischen 0 und 1, etwa 0.95, nicht „{ $read }“.
plots-missing = Bilder brauchen matplotlib: pip install "vqlab[plots]" bringt es mit.
pandas-missing = Ein DataFrame braucht pandas: pip install pandas.

feed-rule = Eine Regel „{ $read }“ zum Zugeben gibt es nicht; die Regeln sind { $names }.
feed-order = Zugegeben wird reihum, nach dem Platz, der angespielt hat: Eine Hand kann nicht vor denen zugegeben haben, die vor ihr dran sind, und nicht nach mir.
feed-none = Wer den Vampirjäger anspielt, gibt nichts zu.
feed-out = Es ist keine { $card } mehr da, die ich zugeben könnte.
feed-no-round = Dieser Platz hat jetzt nicht in einer Vampirjäger-Runde zuzugeben.
feed-one = In einer Vampirjäger-Runde gibt man einen Vampir zu, nicht „{ $read }“.
feed-not-mine = Ich habe { $card } nicht und kann das also nicht zugeben.
feed-blocked = { $hands ->
    [one] 1 Hand hat
   *[other] { $hands } Hände haben
} keinen Vampir, und { $most ->
    [0] ohne zweiten Vampirjäger kann hier niemand
    [one] höchstens 1 kann hier
   *[other] höchstens { $most } können hier
} blockiert sein.
feed-whose = wer sie nimmt
feed-my-hand = meine Hand
feed-title = Wer die Karten der Vampirjäger-Runde nimmt, wenn { $rule }
feed-lowest = die anderen ihre niedrigste Karte zugeben
feed-highest = die anderen ihre höchste Karte zugeben
feed-uniform = die anderen irgendeine Karte zugeben

derive-all = Alle Möglichkeiten, { $sizes } von { $n } Karten auszuteilen: { $ways }.
derive-queens = { $ways } mit { $queens ->
    [0] keiner Königin
    [one] 1 Königin
   *[other] { $queens } Königinnen
} darunter
derive-no-way = gar keine
derive-none-by = Bei { $ways } davon hat keine Hand den Satz: { $parts }.
derive-none = Bei { $ways } davon hat keine Hand den Satz.
derive-complement = Also hat { $hands ->
    [one] die Hand ihn
   *[other] eine davon ihn
} mit Wahrscheinlichkeit 1 − { $none } / { $total } { $chance }.
derive-quotient = Also ist die Wahrscheinlichkeit, dass { $hands ->
    [one] die Hand ihn nicht hat
   *[other] keine Hand ihn hat
}, { $none } / { $total } { $chance }.
derive-nobody = niemand
derive-other = Schritte gibt es für einen Satz und für Hände, deren bekannte Karten nicht dafür zählen.

## Überblick: was der Solver zu vielen Austeilungen sagt

survey-hands = { $n ->
    [one] 1 Vampir pro Hand
   *[other] { $n } Vampire pro Hand
}
survey-hands-unequal = { $sizes } Vampire
survey-deals = { $n } Austeilungen an { $seats } Plätze ({ $edition }; { $cards }), alle Karten offen, { $leader } eröffnet, { $slayers }
survey-no-slayer = kein Vampirjäger
survey-slayer = { $slayer } bei { $seat }
survey-every = Alle { $deals }
survey-every-given = Die { $n }, auf die „{ $given }“ zutrifft, von allen { $deals }
survey-sample = { $n } ausgeloste (Seed { $seed }) von allen { $deals }
survey-sample-given = { $n } ausgeloste (Seed { $seed }), auf die „{ $given }“ zutrifft, von allen { $deals }
survey-said = { $claim }: { $found }; niemand kann es in { $nobody }.
survey-first = { $seat } kann in { $part } erzwingen, alle Karten loszuwerden
survey-next = { $seat } in { $part }
survey-percent = { $percent } %
survey-about = { $percent } % ({ $low } bis { $high } %)
survey-between = { $low } bis { $high } %
survey-and-then = { $first } { $second }
survey-stopped = Angehalten, bevor alle Austeilungen dran waren.
survey-undecided = In { $n ->
    [one] 1 dieser Austeilungen bleibt
   *[other] { $n } dieser Austeilungen bleibt
} etwas unentschieden; das zählt weder als Ja noch als Nein, und die Zahlen lassen Raum für beides.
survey-intervals = In Klammern das 95-%-Intervall (Clopper und Pearson), hinter ± der Standardfehler.
survey-different = { $n ->
    [one] 1 Austeilung ist
   *[other] { $n } Austeilungen sind
} verschieden, wenn man gleiche Karten nicht unterscheidet; jede zählt so oft, wie sie vorkommt.
survey-can-go-out = kann erzwingen, alle Karten loszuwerden
survey-nobody = niemand
survey-mean = garantierte Punkte, Mittelwert
survey-mean-about = { $mean } ± { $error }
survey-mean-between = { $low } bis { $high }
survey-who = Wer erzwingen kann, alle Karten loszuwerden
survey-sure = Die wenigsten Punkte, mit denen { $seat } sicher davonkommt
survey-of-decided = { $title } (in den { $percent } % der Austeilungen, in denen es entschieden ist)
survey-alt = Balken: wie oft jeder Platz erzwingen kann, alle Karten loszuwerden, und wie oft seine Garantie wie hoch ist. { $said }
survey-frequency = % der Austeilungen
survey-points = Minuspunkte
survey-open = unentschieden
survey-average = Mittelwert
survey-cards = Jede der { $seats } Hände hat mindestens 1 Vampir, und alle zusammen haben höchstens { $most }; gib eine Zahl an oder eine Zahl für jeden Platz, nicht { $read }.
survey-slayers-unknown = Vampirjäger liegen wie am „start“, oder es gibt „none“, oder eine Zuordnung wie 20: "A" sagt, wer sie hat; nicht { $read }.
survey-too-many = Das sind { $deals }: Mehr als { $most } davon sind verschieden, zu viele, um sie einzeln anzusehen; lose welche mit sample_survey aus, oder teil weniger Karten aus.
survey-none = Auf keine der { $tried } verschiedenen Austeilungen trifft „{ $given }“ zu.
survey-seldom = Nur auf { $n } von { $tried } ausgelosten Austeilungen traf „{ $given }“ zu; das sind zu wenige.
survey-sure-title = die wenigsten Punkte, mit denen jeder Platz sicher davonkommt
survey-decided = entschieden in { $percent } %

## Der Austeilungs-Explorer

ask-fields = Eine Zeile für den Austeilungs-Explorer hat 3 bis 5 Teile zwischen Strichpunkten: meine Hand, gesehene Karten, der Satz, die Plätze, die Hände nach meiner; gelesen wurden { $read }.
ask-no-set = Der Satz fehlt; er ist der dritte Teil der Zeile, nach meiner Hand und den gesehenen Karten.
ask-many = { $hands ->
    [one] 1 Hand kommt
   *[other] { $hands } Hände kommen
} an diesem Tisch nach meiner, und Größen sind für { $read } angegeben.
ask-seats = Die Zahl der Plätze ist eine ganze Zahl, nicht { $read }.
ask-after = An diesem Tisch kommen 1 bis { $most } Hände nach meiner, nicht { $read }.
ask-sizes = Hände schreibt man danach auf, wie viele Vampire sie haben, etwa 13^2 10, und nicht als { $read }.
odds-title = Austeilungen: Hält { $cards }?
odds-place = { $seats } Plätze, Ausgabe { $edition }
odds-mine = Meine Hand
odds-seen = Gesehene Karten
odds-play = Ich spiele { $cards }
odds-spoken-mine = { $pile }: { $cards }. Ich spiele { $played }.
odds-spoken-seen = { $pile }: { $cards }.
odds-percent = { $number } %
odds-percents = { $low } bis { $high } %
odds-exact = { $percent } = { $fraction }
odds-about = { $percent } ≈ { $fraction }
odds-fraction = Gekürzt ist die Wahrscheinlichkeit { $fraction }.
odds-holds = Wahrscheinlichkeit, dass { $cards } hält: dass es nach mir niemand schlagen kann
odds-between = { $low } bis { $high }
odds-sampled = 95-%-Intervall aus { $tried } zufälligen Austeilungen, nicht exakt
odds-counting = Die exakte Wahrscheinlichkeit wird gezählt: bisher { $steps } Schritte.
odds-begun = Die exakte Wahrscheinlichkeit wird gezählt.
odds-stopped = Angehalten. Die Stichprobe bleibt; „Exakt zählen“ fängt neu an.
odds-kept = Exakt zu zählen dauert hier zu lange, deshalb bleibt die Stichprobe.
odds-claim = { $cards } hält mit Wahrscheinlichkeit { $chance }; geschlagen wird es, wenn gilt: { $what }. { $unseen } { $taken }
odds-claim-open = { $cards } hält mit einer Wahrscheinlichkeit von etwa { $low } bis { $high }, aus { $tried } zufälligen Austeilungen; geschlagen wird es, wenn gilt: { $what }. { $unseen } { $taken }
odds-claim-queens = { $cards } hält sicher: Nichts schlägt Königinnen allein.
odds-claim-highest = { $cards } hält sicher: Es gibt keinen höheren Satz von { $size }.
odds-taken = { $cards } ist in meiner Hand und deshalb nicht darunter.
odds-part-mine = Nur { $held } davon ist in meiner Hand; der Rest ist nicht herausgenommen.
odds-not-mine = { $cards } ist nicht in der Hand, die ich genannt habe, und deshalb nicht herausgenommen.
odds-no-hand = Ich habe keine Hand genannt, und { $cards } selbst ist nicht herausgenommen.
odds-no-steps = Die Schritte erscheinen, wenn die Wahrscheinlichkeit exakt gezählt ist.
odds-by-value = Wahrscheinlichkeit, dass jemand nach mir { $size ->
    [one] eine Karte
   *[other] { $size } Karten
} von genau diesem Wert hat
odds-by-value-note = Königinnen helfen aus. Die Balken addieren sich nicht: Eine Austeilung kann mehrere davon haben.
odds-mine-bar = mein Satz
odds-by-hand = Wahrscheinlichkeit, dass eine Hand { $cards } schlagen kann
odds-hand = { $seat } (Hand { $hand })
odds-one-of-them = eine davon
odds-slider-value = Wert meines Satzes
odds-slider-size = Karten in meinem Satz
odds-slider-seats = Plätze
odds-slider-after = Hände nach meiner
odds-slider-cards = Vampire in jeder Hand
odds-queens = Königinnen allein
odds-size = { $n }: { $cards }
odds-lead = { $n }, da ich eröffne
odds-after = { $n }: { $seats }
odds-as-dealt = { $n }, wie ausgeteilt
odds-go-on = Exakt zählen
odds-example-pair = Beispiel: ein Paar 10er
odds-example-late = Beispiel: spät in einer Phase
odds-example-heavy = Beispiel: langes Zählen
odds-put = Satz in meine Hand legen
odds-take = Satz aus meiner Hand nehmen
odds-clear = Keine Karten
odds-edition-base = Basis
odds-edition-english = Englisch
odds-edition-small = Kleiner Kartensatz
odds-edition-two = Basis, auch zu zweit
odds-edition-free = Basis, ohne Embargo
odds-fitted = Nicht alles passt zur Ausgabe { $edition }: Was ihr fehlt, ist weggelassen, und Plätze und Hände sind angepasst, wo es nötig ist.
odds-both = { $first } { $second }
odds-slayers = Vampirjäger werden nicht ausgeteilt, deshalb { $n ->
    [one] ist { $cards }
   *[other] sind { $cards }
} weggelassen.
odds-news = Wahrscheinlichkeit { $chance }, dass niemand nach mir { $cards } schlägt.
odds-news-open = Wahrscheinlichkeit etwa { $low } bis { $high }, dass niemand nach mir { $cards } schlägt.
odds-how = Wie gezählt wird
odds-lost = Der Kernel wurde neu gestartet oder ist weg: Führ diese Zelle noch einmal aus. Bis dahin lässt sich hier nichts ändern.
odds-spoken-title = Austeilungen: Schlägt jemand { $cards }?
odds-line = Hand ; gesehen ; Satz ; Plätze ; Hände
