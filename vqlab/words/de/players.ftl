# Bots, Vermutungen, Turniere, Rat und Rückschau. { $name } wird eingesetzt, { $n -> … } wählt nach der Zahl.

## Spieler: Vermutungen und Bots

impossible-view = Diese Hände passen nicht zu dem, was dieser Platz sieht: Größen, Vampirjäger und bekannte Karten.
beliefs-many = Zu dieser Sicht passen mehr als { $limit } Austeilungen; lose stattdessen einige aus.
beliefs-none = Unter dem Modell „{ $name }“ passt keine Austeilung zu dieser Sicht.
beliefs-likelihood = Eine Likelihood ist eine ganze Zahl oder ein Fraction von 0 bis 1; „{ $name }“ ergab { $read }.
budget-one = Ein Budget hat entweder nodes oder seconds.
budget-bound = Ein Budget ist 1 bis 100.000.000 nodes oder 0,001 bis 600 Sekunden, nicht { $read }.
budget-unread = Ein Budget ist eine Zahl von Zügen oder eine Zeit wie 50ms oder 2s; „{ $read }“ ist keines von beiden.
budget-no-use = Der Bot „{ $name }“ sucht nicht, also kann er mit einem Budget nichts anfangen.
bot-unknown = Einen Bot „{ $read }“ gibt es nicht; die Bots sind { $names }.
bot-no-play = In dieser Sicht gibt es keinen erlaubten Zug, also kann sie nicht sein.
bot-not-its-turn = Ein Bot wird gefragt, wenn er am Zug ist, und in dieser Sicht ist er es nicht.
table-players = { $read ->
    [one] 1 Spieler füllt
   *[other] { $read } Spieler füllen
} keine { $seats } Plätze.
bot-random = Einer von { $plays } erlaubten Zügen, ausgelost.
bot-must-pass = Etwas anderes lässt sich nicht spielen.
bot-greedy = Kein Zug wird mehr als { $points ->
    [one] 1 Minuspunkt
   *[other] { $points } Minuspunkte
} los.
bot-cautious-slayer = { $cards } geht zuerst: Wer ihn aufnimmt, wird ihn nur mühsam wieder los.
bot-cautious-lead = { $cards } ist der Satz, den zu behalten am teuersten ist.
bot-cautious-under = { $cards } nimmt nicht auf, und von solchen Karten kann man diese hergeben.
bot-cautious-feed = { $cards } ist die Karte, die am unwahrscheinlichsten aufnimmt.
bot-cautious-raise = { $cards } schlägt, was oben liegt, und bessere Karten bleiben für später.
bot-cautious-keep = Was jetzt überbieten könnte, ist später mehr wert.
bot-only = { $cards } ist der einzige erlaubte Zug.
bot-no-time = Für mehr war keine Zeit, also { $cards } nach Faustregel.
bot-ismcts = { $cards } wurde { $visits } von { $times } Malen angesehen und kostete im Durchschnitt { $points } Minuspunkte.
bot-pimc = { $cards } kostet im Durchschnitt { $points } Minuspunkte, über { $deals ->
    [one] 1 Austeilung, die zu dem passt
   *[other] { $deals } Austeilungen, die zu dem passen
}, was ich sehe.
bot-pimc-solved = { $cards } kostet im Durchschnitt { $points } Minuspunkte, über { $deals ->
    [one] 1 Austeilung, die zu dem passt
   *[other] { $deals } Austeilungen, die zu dem passen
}, was ich sehe: das, womit ich in jeder sicher davonkomme, oder übliches Spiel, wo das weniger ist.

## Adapter: OpenSpiel und PettingZoo

extra-missing = { $library } ist nicht installiert: pip install "vqlab[{ $extra }]" bringt es mit.
numbering-play = { $cards } ist kein Zug der Ausgabe { $edition }.
numbering-number = Züge sind von 0 bis { $last } nummeriert; einen Zug { $read } gibt es nicht.
moment-embargo = Ohne das Embargo kann eine Phase ewig dauern, und ein Spiel für ein Programm muss enden.
moment-over = In dieser Stellung ist die Phase vorbei, also gibt es nichts zu spielen.
moment-after-end = Die Phase ist vorbei: Niemand spielt mehr.
moment-chance = Der Zufall kann hier { $read } nicht tun.
bot-openspiel = Die Suche von OpenSpiel hat { $cards } in { $visits } von { $simulations } Wegen durch die Phase probiert und keinen anderen Zug öfter.
env-option = „{ $read }“ ist kein { $name }; möglich ist { $allowed }.

## Turniere

tournament-bots = In einem Turnier spielen { $least } bis { $most } Bots, nicht { $read }.
tournament-phases = Eine Partie eines Turniers hat { $least } bis { $most } Phasen, nicht { $read }.
tournament-seed = Ein Seed ist eine ganze Zahl von { $least } bis { $most }, nicht { $read }.
tournament-games = Ein Turnier hat { $least } bis { $most } Partien, nicht { $read }.
tournament-name = Ein Bot eines Turniers hat einen Namen aus 1 bis 60 Buchstaben, die sich darstellen lassen, nicht „{ $read }“.
tournament-twice = Zwei Bots heißen „{ $name }“; gib einem davon einen anderen Namen oder ein anderes Budget.
tournament-unsent = Der Bot „{ $name }“ lässt sich nicht an einen anderen Prozess schicken: pickle kann ihn nicht sichern.
tournament-endless = die Partie ist nach { $turns } Zügen nicht zu Ende; ohne das Embargo kann das Spiel im Kreis gehen
tournament-fault = Block { $block }, Drehung { $rotation }, Zug { $turn }: Der Bot „{ $name }“ auf Platz { $seat } ist gescheitert: { $reason }.
tournament-missing = Der Name eines Bots ist nötig, etwa cautious; die Bots sind { $names }.
tournament-interrupted = Unterbrochen; was gespielt ist, steht in { $file }, und derselbe Befehl macht von dort weiter.
dask-missing = Ein Dask-Cluster braucht distributed: pip install "vqlab[cluster]".
dask-address = Ein Dask-Scheduler hat eine Adresse wie tcp://127.0.0.1:8786, nicht { $read }.
dask-nobody = Unter { $address } antwortet kein Dask-Scheduler.
dask-idle = Der Dask-Scheduler unter { $address } hat keine Worker.
tournament-both = Sag --jobs oder --dask, nicht beides.
tournament-plot-name = Ein Diagramm ist ein SVG-Bild, also heißt seine Datei etwa bild.svg, nicht { $read }.
journal-held = { $file } wird gerade von einem anderen Turnier geschrieben.
journal-no-file = { $file } ist keine gewöhnliche Datei, also lässt sich dort kein Journal führen.
journal-large = { $file } ist größer als { $most } MB, also kein Journal eines Turniers.
journal-damaged = { $file }, Zeile { $line }, ist keine Zeile aus dem Journal dieses Turniers; die Datei bleibt, wie sie ist.
journal-other = In { $file } steht ein anderes Turnier ({ $field }: { $read }, nicht { $wanted }); wähl eine andere Datei.
journal-contradicts = { $file }, Zeile { $line }, widerspricht einer früheren Zeile zu derselben Partie; die Datei bleibt, wie sie ist.
journal-unwritable = { $file } lässt sich nicht als Journal führen: { $reason }.
standings-played = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} mit { $phases ->
    [one] 1 Phase
   *[other] { $phases } Phasen
} auf { $deals ->
    [one] 1 Austeilung
   *[other] { $deals } Austeilungen
}, { $seats } Plätze, Ausgabe { $edition }, Seed { $seed }. Intervalle sind 95 %.
standings-head-place = #
standings-head-bot = Bot
standings-head-points = Punkte/Phase
standings-head-interval = 95 %
standings-head-versus = zum Schnitt
standings-head-won = gewonnen
standings-head-phases = Phasen
standings-between = { $low } bis { $high }
standings-better = { $first } hat pro Phase { $points } Minuspunkte weniger als { $second } (95 %: { $low } bis { $high }).
standings-open = { $first } oder { $second }: unentschieden (Unterschied pro Phase { $low } bis { $high }).
standings-one-deal = { $first } oder { $second }: Eine Austeilung sagt nichts Sicheres.
standings-rounded = Gewünscht { $asked ->
    [one] war 1 Partie
   *[other] waren { $asked } Partien
}; mit { $games } sitzt jeder Bot auf jedem Platz gleich oft.
standings-clock = Ein Bot denkt nach der Uhr, ein weiterer Lauf ergibt also eine andere Tabelle.
standings-title = Minuspunkte neben dem Durchschnitt des Tischs
standings-axis = Minuspunkte pro Phase abzüglich des Durchschnitts am Tisch, 95-%-Intervall; links ist besser

## Rat bei verdeckten Händen, und Rückschau

model-thumb = alle nach Faustregeln weiterspielen
model-random = alle nach dem Los weiterspielen
model-unknown = Ein Modell „{ $read }“ gibt es nicht; die Modelle sind { $names }.
advice-between = unbekannt, { $low } bis { $high }
advice-about = { $value } ({ $low } bis { $high })
advice-percent-between = unbekannt, { $low } bis { $high } %
inference-unknown = Ein Modell „{ $read }“ dafür, was Züge verraten, gibt es nicht; nimm „cards“ oder „beats“.
advice-view = Rat gibt es zu einer Sicht, wie phase.view("A") sie gibt, und nicht zu { $read }.
advice-phase-over = Die Phase ist vorbei, und niemand hat etwas zu spielen.
advice-turn = { $to_act } ist am Zug, also gibt es für { $seat } keinen Rat.
advice-no-play = In dieser Sicht hat { $seat } keinen erlaubten Zug, und dahin kommt keine Partie.
advice-deals = Die Zahl der Austeilungen ist eine ganze Zahl von 1 bis { $most }, nicht { $read }.
advice-none-drawn = Von { $n } ausgelosten Austeilungen passt keine zum Modell „{ $name }“; frag nur nach den Karten oder nach mehr Austeilungen.
advice-solving = was sich garantieren lässt
advice-playing-out = spiele zu Ende
advice-safe = Verdeckte Hände: { $seat } wird mit { $line } alle Karten los, egal, welche Karten ungesehen sind und was die anderen tun.
advice-only = { $play } ist der einzige erlaubte Zug.
advice-all = Verdeckte Hände: Über { $n ->
    [one] die einzige Austeilung, die zu dem passt
   *[other] alle { $n } Austeilungen, die zu dem passen
}, was { $seat } sieht, gibt es im Durchschnitt die wenigsten Minuspunkte, { $points }, mit { $plays }, wenn { $model }.
advice-drawn = Verdeckte Hände: Über { $n ->
    [one] 1 ausgeloste Austeilung, die zu dem passt
   *[other] { $n } ausgeloste Austeilungen, die zu dem passen
}, was { $seat } sieht, gibt es im Durchschnitt die wenigsten Minuspunkte, { $points }, mit { $plays }, wenn { $model }.
advice-head-out = Kann alle loswerden
advice-head-safe = Sicher in jeder Austeilung
advice-head-guarantee = Garantie im Durchschnitt
advice-head-expected = Erwartet laut Modell
advice-not-proved = nicht bewiesen
advice-proved = bewiesen: { $line }
advice-advised = empfohlen
advice-close = kaum zu unterscheiden
advice-over = Was sich garantieren lässt: über { $n ->
    [one] die einzige Austeilung, die passt
   *[other] alle { $n } Austeilungen, die passen
}, jede danach gewichtet, auf wie viele Weisen sie liegen kann.
advice-some = Was sich garantieren lässt: über { $n ->
    [one] 1 ausgeloste Austeilung
   *[other] { $n } ausgeloste Austeilungen
}, mit 95-%-Intervallen.
advice-weighed = Gewichtet sind die Austeilungen nach dem Modell „{ $name }“, und das ist eine Vermutung über die anderen, kein Wissen.
advice-note-out = Kann alle loswerden: in wie vielen Austeilungen { $seat } nach dem Zug sicher mit 0 Punkten davonkäme, wenn alle Karten offen wären. Das ist optimistisch, denn { $seat } sieht sie nicht.
advice-note-safe = Sicher in jeder Austeilung: eine Zugfolge, die alle Karten loswird, egal, welche Karten ungesehen sind. „Nicht bewiesen“ heißt nicht, dass ein Zug unsicher ist.
advice-note-guarantee = Garantie im Durchschnitt: der Durchschnitt dessen, was { $seat } in jeder Austeilung bei offenen Karten garantieren könnte. Ohne sie zu sehen, garantiert keine Spielweise im Durchschnitt weniger Punkte; eine Vorhersage ist es nicht.
advice-note-model = Erwartet laut Modell: der Durchschnitt über { $n ->
    [one] die einzige Austeilung
   *[other] alle { $n } Austeilungen
}, wenn { $model }. Ein Modell, kein Beweis.
advice-note-behind = Züge, die „kaum zu unterscheiden“ sind, liegen innerhalb eines 95-%-Intervalls um den laut Modell besten; dabei ist berücksichtigt, wie viele Züge verglichen werden.
advice-note-model-some = Erwartet laut Modell: der Durchschnitt über { $n ->
    [one] 1 ausgeloste Austeilung
   *[other] { $n } ausgeloste Austeilungen
}, wenn { $model }, mit einem 95-%-Intervall. Ein Modell, kein Beweis.
advice-undecided = { $n ->
    [one] 1 Frage nach einem Zug in einer Austeilung blieb
   *[other] { $n } Fragen nach einem Zug in einer Austeilung blieben
} innerhalb des Budgets ungeklärt; die Schranken lassen beide Antworten zu.
fusion-out-all = Bei offenen Karten gibt es in jeder angesehenen Austeilung einen Zug, der sicher alle Karten loswird, aber kein einzelner Zug leistet das in mehr als { $one } % davon: Welcher es ist, hängt von ungesehenen Karten ab.
fusion-out = Bei offenen Karten wird in { $some } % der angesehenen Austeilungen irgendein Zug sicher alle Karten los, aber kein einzelner Zug in mehr als { $one } %: Welcher es ist, hängt von ungesehenen Karten ab.
fusion-average = In jeder Austeilung neu zu wählen, bei offenen Karten, würde im Durchschnitt { $each } Punkte garantieren; ein Zug für alle Austeilungen garantiert bestenfalls { $once }. Mindestens den Unterschied kostet es, die Karten nicht zu sehen.
fusion-later = { $play } kann in jeder Austeilung alle Karten loswerden, wenn von da an alle Karten offen sind; wie es weitergeht, kann von Austeilung zu Austeilung verschieden sein, deshalb gilt der Zug nicht als sicher.
fusion-model = { $sure } ist am besten nach dem, was sich garantieren lässt, und das fürchtet das Schlimmste, was alle anderen zusammen tun können; { $likely } ist am besten nach dem Modell, in dem { $model }.
review-what = Eine Rückschau gibt es auf eine Aufzeichnung, eine Phase oder eine Partie, nicht auf { $read }.
review-doing = Phase { $phase }
review-play = Phase { $phase }, { $seat } spielte { $play }. Alle Karten offen: { $open } Nach dem, was { $seat } wusste: { $blind }
review-open-none = Kein Zug garantiert weniger Punkte als { $play }.
review-open-lost = Mit { $best } { $fewest ->
    [one] wäre 1 Punkt
   *[other] wären { $fewest } Punkte
} garantiert gewesen, mit { $play } sind es { $points }.
review-open-unknown = { $play } hat { $low } bis { $high } Punkte verschenkt; mehr ist innerhalb des Budgets nicht geklärt.
review-open-unsettled = Ob { $play } Punkte verschenkt hat, ist innerhalb des Budgets nicht geklärt.
review-blind-sure = { $play } wurde sicher alle Karten los.
review-blind-safe = { $line } wäre sicher alle Karten losgeworden.
review-blind-fine = { $play } ist vom besten Zug nicht zu unterscheiden, wenn { $model }.
review-blind-behind = Mit { $advised } wären es im Durchschnitt { $behind } Punkte weniger, wenn { $model }.
review-blind-either = Mit { $advised } wären es im Durchschnitt { $behind } Punkte weniger, wenn { $model }; aber kein Zug garantiert im Durchschnitt weniger als { $play }.
review-between = { $low } bis { $high }
review-seat = { $seat }: { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
} mit einer Wahl; verlorene Punkte bei offenen Karten: { $lost }; nach dem, was { $seat } wusste, { $blamed ->
    [0] kein Fehler.
    [one] 1 Fehler, im Durchschnitt { $blind } Punkte teuer.
   *[other] { $blamed } Fehler, im Durchschnitt zusammen { $blind } Punkte teuer.
}
review-empty = Kein Zug ließ eine Wahl, also gibt es keine Rückschau.
review-clean = Kein Zug fiel auf, der Punkte verliert, weder bei offenen Karten noch nach dem, was sein Platz wusste.
review-head-phase = Phase
review-head-open = Verloren, alle Karten offen
review-head-blind = Rückstand nach dem Bekannten
review-head-verdict = Urteil
review-fine = gut
review-lucky = ein Fehler, der nichts kostete
review-unlucky = Pech, kein Fehler
review-mistake = ein Fehler
review-open = ungeklärt
review-note = „Verloren“ zählt, was sich bei offenen Karten garantieren ließ, und die sah niemand; „Rückstand“ zählt die Austeilungen, die zu dem passten, was der Platz sah, wenn { $model }. Ein Fehler heißt ein Zug nur, wenn er nach dem Bekannten im Rückstand lag.
review-replay = Um den Wendepunkt mit einem besseren Zug nachzuspielen:
advise-what = „{ $read }“ ist weder eine Datei mit einer Sicht noch eine Stellung; eine Stellung hat Hände mit | dazwischen.
advise-unreadable = Die Sicht { $name } lässt sich nicht lesen: { $reason }.
advise-json = { $name } enthält keine Sicht: Es ist kein JSON, wie vqlab es schreibt.
advise-seat-of-view = Eine Sicht hat ihren eigenen Platz; --seat ist für eine Stellung.

## Bots für The Vampires

bot-hunter-defeat = { $play } besiegt einen Vampir, der { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} bringt.
bot-hunter-armed = { $play } geht zu einem Vampir, dessen Waffe in der Hand ist.
bot-hunter-unarmed = { $play } passt und schenkt den anderen kein fertiges Kreuz, wo es sich vermeiden lässt.
bot-hunter-garlic = { $play } lässt den nächsten Platz aussetzen.
bot-hunter-mirror = { $play } tauscht eine Hand, an der wenig zu halten ist.
bot-hunter-bite = { $play } räumt ab, was jemand anders brauchen könnte.
bot-hunter-coffin = { $play } gibt niemandem eine Karte zum Weiterbauen.
bot-hunter-discard = Nichts passt, und auf { $card } lässt sich am ehesten verzichten.
bot-montecarlo = { $play } wahrt eine Chance von { $chance } %, über { $deals ->
    [one] 1 Austeilung
   *[other] { $deals } Austeilungen
} der ungesehenen Karten.

## Die letzte Spalte eines Rats

advice-head-mark = Rat

## A bot of one's own, named by its module and class

bot-own-module = Es gibt kein Modul „{ $module }“, aus dem „{ $made }“ kommen könnte: weder in diesem Ordner noch installiert; ohne Modul gibt es die Bots { $names }.
bot-own-breaks = Das Modul „{ $module }“ des Bots „{ $made }“ lässt sich nicht laden: { $reason }.
bot-own-class = Im Modul „{ $module }“ gibt es kein „{ $made }“; ein Bot heißt Modul:Klasse, beides so, wie es geschrieben ist.
bot-own-unmade = „{ $module }:{ $made }“ lässt sich nicht durch einen Aufruf ohne Angaben erzeugen: { $reason }.
bot-own-part = „{ $module }:{ $made }“ ist kein Bot: { $part } fehlt, und ein Bot hat name, budget (oder None) und choose(view, rng, budget).
