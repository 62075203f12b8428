# Rätsel und der Trainer. { $name } wird eingesetzt, { $n -> … } wählt nach der Zahl.

## Rätsel

puzzle-kind = Eine Rätselart „{ $read }“ gibt es nicht; die Arten sind { $names }.
puzzle-target = Ein Rätsel der Art „{ $kind }“ nennt genau dann einen anderen Platz, wenn es darum geht, ob dieser alle Karten loswird.
puzzle-limit = Ein Rätsel der Art „{ $kind }“ hat genau dann eine Grenze, 0 oder mehr, wenn nach Punkten oder Runden gefragt ist.
puzzle-theme = Ein Thema „{ $read }“ gibt es nicht; die Themen sind { $names }.
puzzle-number = Ein Platz oder eine Grenze ist eine ganze Zahl, nicht { $read }.
puzzle-seat = Es gibt höchstens 12 Plätze, A bis L.
puzzle-text = Im Feld { $name } eines Rätsels stehen Zeichen, die sich nicht darstellen lassen.
puzzle-undecided = Mit diesem Budget unentschieden; ein größeres hilft vielleicht.
puzzle-too-large = Die Lösung hat mehr als { $limit } Momente, zu viele zum Nachsehen.
puzzle-not-to-act = Gefragt ist { $seat }, also muss { $seat } am Zug sein.
puzzle-not-so = Das ist kein Rätsel: { $failed }.
puzzle-over = Die Phase ist vorbei, es gibt also nichts zu spielen.
puzzle-all-right = Hier ist jeder erlaubte Zug richtig, es gibt also nichts zu finden.
puzzle-not-least = { $limit } ist nicht das Wenigste: Es geht mit weniger.
puzzle-few-plays = Ein Rätsel, in dem alle Züge bis auf einen verlieren, braucht { $n } erlaubte Züge oder mehr.
puzzle-not-only = Gegen die besten Antworten gibt es einen Zug, bei dem ein zweiter ebenso richtig ist.
puzzle-not-one-line = Es gibt eine zweite Zugfolge mit Hilfe aller, die genauso kurz ist.
puzzle-line = Die Zugfolge eines Rätsels beginnt mit einem seiner richtigen Züge.
puzzle-other-plays = Die richtigen Züge sind { $plays }, und im Rätsel steht etwas anderes.
puzzle-other-themes = Die Themen der Lösung sind { $themes }, und im Rätsel steht etwas anderes.
puzzle-other-difficulty = Die Schwierigkeit beträgt { $n }, und im Rätsel steht etwas anderes.
puzzle-other-measures = Die Maße der Lösung sind andere, als im Rätsel steht.
puzzle-cheap-line = Die Zugfolge des Rätsels endet bei { $points }, und das ist nicht der Verlust, nach dem gefragt ist.
puzzle-bad-line = Die Zugfolge des Rätsels verspielt bei { $play }, wonach gefragt ist.
puzzle-open-line = Die Zugfolge des Rätsels endet nicht mit dem, wonach gefragt ist.
puzzle-asks = Alle Karten offen: { $task }

puzzle-task-out = { $seat } ist am Zug und wird alle Karten los, ohne Minuspunkte, egal, was alle anderen tun.
puzzle-task-only = { $seat } ist am Zug und wird alle Karten los, ohne Minuspunkte, egal, was alle anderen tun; gegen die besten Antworten verlieren in jedem Zug alle Möglichkeiten bis auf eine.
puzzle-task-least = { $seat } ist am Zug und verliert höchstens { $limit ->
    [one] 1 Minuspunkt
   *[other] { $limit } Minuspunkte
}, egal, was alle anderen tun.
puzzle-task-force = { $seat } ist am Zug und erzwingt, dass { $target } alle Karten loswird, egal, was alle anderen tun.
puzzle-task-prevent = { $seat } ist am Zug und verhindert, dass { $target } alle Karten loswird, egal, was alle anderen tun.
puzzle-task-rounds = { $seat } ist am Zug und wird in höchstens { $limit ->
    [one] 1 Runde
   *[other] { $limit } Runden
} alle Karten los, egal, was alle anderen tun.
puzzle-task-help = Wenn alle helfen, wird { $seat } in höchstens { $limit ->
    [one] 1 Runde
   *[other] { $limit } Runden
} alle Karten los: Spiel für alle.

puzzle-failed-out = { $seat } kann nicht erzwingen, alle Karten loszuwerden
puzzle-failed-only = { $seat } kann nicht erzwingen, alle Karten loszuwerden
puzzle-failed-least = { $seat } kann den Verlust nicht auf { $limit } begrenzen
puzzle-failed-force = { $seat } kann nicht erzwingen, dass { $target } alle Karten loswird
puzzle-failed-prevent = { $seat } kann nicht verhindern, dass { $target } alle Karten loswird
puzzle-failed-rounds = { $seat } kann nicht erzwingen, in höchstens { $limit ->
    [one] 1 Runde
   *[other] { $limit } Runden
} alle Karten loszuwerden
puzzle-failed-help = { $seat } wird selbst mit der Hilfe aller nicht in { $limit ->
    [one] 1 Runde
   *[other] { $limit } Runden
} alle Karten los

puzzle-kind-out = Alle Karten loswerden
puzzle-kind-least = Wenig verlieren
puzzle-kind-force = Andere ins Ziel zwingen
puzzle-kind-prevent = Andere aufhalten
puzzle-kind-rounds = Schnell sein
puzzle-kind-help = Alle zusammen
puzzle-kind-only = Der schmale Pfad

puzzle-theme-queen-wasted = Königin mit Absicht verschwenden
puzzle-theme-queen-lent = Königin an eine Zahl verleihen
puzzle-theme-keep-the-pair = Das Paar zusammenhalten
puzzle-theme-break-the-pair = Das Paar trennen
puzzle-theme-give-the-lead = Die Eröffnung abgeben
puzzle-theme-small-first = Klein vor groß
puzzle-theme-unforced-pass = Nur freiwilliges Passen
puzzle-theme-stand-in-the-way = In den Weg stellen
puzzle-theme-slayer-first = Vampirjäger zuerst
puzzle-theme-boomerang = Vampirjäger-Bumerang
puzzle-theme-blocking = Blockieren
puzzle-theme-feed-high = Hoch zugeben
puzzle-theme-take-it = Den Vampirjäger nehmen

puzzle-idea-queen-wasted = Allein ist eine Königin am meisten wert. Muss das sein?
puzzle-idea-queen-lent = Eine Königin kann jede Zahl sein. Welche von deinen braucht Gesellschaft?
puzzle-idea-keep-the-pair = Gleiche Karten sind zusammen stärker. Welche von deinen sollten es bleiben?
puzzle-idea-break-the-pair = Was zusammengehört, muss nicht zusammen gespielt werden.
puzzle-idea-give-the-lead = Du könntest weiter eröffnen. Und wenn es jemand anders täte?
puzzle-idea-small-first = Viele Karten auf einmal loszuwerden ist nicht alles.
puzzle-idea-unforced-pass = Du kannst spielen. Musst du?
puzzle-idea-stand-in-the-way = Wer kommt davon, wenn niemand etwas unternimmt?
puzzle-idea-slayer-first = Ein Vampirjäger in der Hand ist eine Schuld. Wann zahlst du sie am besten?
puzzle-idea-boomerang = Ein Vampirjäger kann zurückkommen, und das muss nicht das Ende sein.
puzzle-idea-blocking = Wer nichts zugeben kann, nimmt alles. Wem kann man nichts mehr lassen?
puzzle-idea-feed-high = Wer am höchsten zugibt, eröffnet als Nächstes. Ist das nur schlecht?
puzzle-idea-take-it = Einen Vampirjäger zu nehmen kostet nur Punkte, wenn du ihn am Ende noch hast.
puzzle-idea-out = Zähl die Runden, die du brauchst, und frag dich, wer dazwischenkommen kann.
puzzle-idea-least = Welche deiner Karten wirst du nie los? Sorg dafür, dass es eine billige ist.
puzzle-idea-force = Was braucht der andere Platz, damit nichts ihn mehr aufhält?
puzzle-idea-prevent = Welche Karte bleibt dem anderen Platz als letzte? Lass sie dort.
puzzle-idea-rounds = Jede Runde, in der du passt, ist eine verlorene Runde.
puzzle-idea-help = Alle wollen es: Wer sollte eröffnen?
puzzle-idea-only = Die meisten Züge sehen hier gleich aus. Was gibt jeder von ihnen auf?

puzzle-sort-set = Der richtige Zug hat { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}.
puzzle-sort-several = Es gibt { $n } richtige Züge von verschiedener Art.
puzzle-sort-queens = Der richtige Zug besteht nur aus Königinnen.
puzzle-sort-slayer = Der richtige Zug ist ein Vampirjäger.
puzzle-sort-pass = Der richtige Zug ist: passen.
puzzle-hint-play = { $n ->
    [one] Spiel { $plays }
   *[other] Richtig ist jeder dieser Züge: { $plays }
}.

make-cards = Karten in einer Hand sind hier eine Zahl oder ein Bereich, etwa 4 oder 2-4, höchstens { $most }, nicht „{ $read }“.
make-slayers = Vampirjäger sind hier eines von { $names }, nicht „{ $read }“.
make-number = Das ist eine ganze Zahl, { $least } oder mehr, nicht „{ $read }“.
make-impossible = Aus solchen Austeilungen kann kein Rätsel der Art „{ $kind }“ mit dem Thema „{ $theme }“ entstehen.
make-difficulty = Eine Schwierigkeit ist eine Zahl von 1 (leicht) bis 5, nicht „{ $read }“.
made = { $found } in { $tried } Austeilungen, etwa eines auf { $one_in } (95-%-Intervall: eines auf { $often } bis eines auf { $seldom }).
made-none = Keines in { $tried ->
    [one] 1 Austeilung
   *[other] { $tried } Austeilungen
}.
made-undecided = { $made } { $n ->
    [one] 1 Austeilung blieb
   *[other] { $n } Austeilungen blieben
} innerhalb des Budgets unentschieden.
made-so-far = { $tried } Austeilungen versucht
joblib-missing = Mehrere Prozesse brauchen joblib: pip install joblib.

pack-name = Jedes Rätsel einer Sammlung hat einen eigenen Namen; „{ $read }“ steht zweimal da oder ist keiner.
pack-large = Eine Sammlung hat höchstens { $most } MiB.
pack-json = Das ist keine Rätselsammlung: Es ist kein JSON.
pack-puzzle = Rätsel { $number } der Sammlung ({ $name }) ist nicht, wie es sein soll: { $reason }
pack-unwritten = „{ $name }“ lässt sich nicht schreiben: { $reason }
pack-file = „{ $name }“ lässt sich nicht lesen.
pack-unknown = Ein Rätsel „{ $read }“ gibt es in dieser Sammlung nicht.
pack-said = { $title }: { $n ->
    [one] 1 Rätsel
   *[other] { $n } Rätsel
}
pack-col-name = Name
pack-col-title = Titel
pack-col-kind = Art
pack-col-hard = Schwierigkeit
pack-col-theme = Themen

## Der Trainer

trainer-you = { $letter } · du
trainer-title = { $title } · Schwierigkeit { $n } von 5
trainer-line-title = Eine eigene Stellung
trainer-ask-out = Du bist { $seat }. Werde alle Karten los, ohne Minuspunkte, egal, was alle anderen tun.
trainer-ask-only = Du bist { $seat }. Werde alle Karten los, ohne Minuspunkte, egal, was alle anderen tun: In jedem Zug gelingt es nur auf eine Art.
trainer-ask-least = Du bist { $seat }. Verlier höchstens { $limit ->
    [one] 1 Minuspunkt
   *[other] { $limit } Minuspunkte
}, egal, was alle anderen tun.
trainer-ask-force = Du bist { $seat }. Erzwing, dass { $target } alle Karten loswird, egal, was alle anderen tun.
trainer-ask-prevent = Du bist { $seat }. Verhindere, dass { $target } alle Karten loswird, egal, was alle anderen tun.
trainer-ask-rounds = Du bist { $seat }. Werde in höchstens { $limit ->
    [one] 1 Runde
   *[other] { $limit } Runden
} alle Karten los, egal, was alle anderen tun.
trainer-ask-help = Du spielst für alle. Sorg mit vereinten Kräften dafür, dass { $seat } in höchstens { $limit ->
    [one] 1 Runde
   *[other] { $limit } Runden
} alle Karten loswird.
trainer-ask-free = Mit diesem Budget unentschieden: Was hier zu holen ist, weiß man nicht. Du spielst für alle, und kein Zug wird bewertet.

trainer-how = { $game ->
    [vampires] Klick auf einen Zug, oder wähl eine Karte aus deiner Hand und dann ihren Ort
   *[other] Klick auf einen Zug, oder wähl Karten aus deiner Hand und drück „Spielen“
}. Die anderen antworten, so gut sie können.
trainer-how-help = Klick auf einen Zug, oder wähl Karten und drück „Spielen“, für einen Platz nach dem anderen.
trainer-rules = Alle Karten sind offen. Jeder Zug, der das Ziel wahrt, wird angenommen; was gegen einen anderen spricht, siehst du Schritt für Schritt, und du kannst ihn zurücknehmen.
trainer-so-far = Bisher gelöst: { $solved } von { $all }. In Folge: { $streak }.
trainer-step = Geh weiter, um zu sehen, wie es läuft.
trainer-back-again = Zurückgenommen: Du bist wieder am Zug.
trainer-again = Noch einmal von vorn.

trainer-right = Richtig.
trainer-right-only = Richtig, und nichts anderes hätte gereicht.
trainer-played = Gespielt.
trainer-then = { $verdict } { $told }
trainer-after = Auf diesen Zug hin ({ $play }) zeigt sich: { $failed }.
trainer-after-passes = Auf diesen Zug hin ({ $play }) passen die anderen, und { $failed }.
trainer-after-reply = Auf diesen Zug ({ $play }) folgt von { $seat } { $reply }, und { $failed }.
trainer-a-pass = ein Passen
trainer-failed = { $failed }
trainer-failed-least = { $seat } kommt sicher nur mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} davon, nicht mit { $limit }
trainer-failed-rounds = { $seat } ist sicher erst in { $rounds } Runden fertig, nicht in { $limit }
trainer-failed-help = { $seat } braucht selbst mit der Hilfe aller { $rounds } Runden, nicht { $limit }
trainer-refuted-place = Was folgt: { $place }

trainer-solved-clean = Gelöst, ohne einen falschen Zug.
trainer-solved = Gelöst.
trainer-solved-helped = Gelöst, mit etwas Hilfe.
trainer-solved-themes = Die Idee: { $themes }.
trainer-over = Die Phase ist vorbei; bewertet wurde nichts.
trainer-share = Zum Weitergeben: { $position } – { $task }

trainer-hint = Tipp { $n } von { $of }: { $hint }
trainer-shown = Bei jedem Zug steht jetzt, was er einbringt.
trainer-note-right = richtig
trainer-note-wrong = falsch
trainer-note-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
trainer-note-rounds = { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
}
trainer-note-never = nie
trainer-note-open = unentschieden

trainer-tool-hint = Tipp
trainer-tool-show = Alle Züge zeigen
trainer-tool-again = Von vorn
trainer-tool-next = Nächstes Rätsel
trainer-tool-skip = Überspringen
trainer-take-back = Zurücknehmen
trainer-tool-easier = Leichter
trainer-tool-harder = Schwerer
trainer-no-easier = Ein leichteres Rätsel gibt es hier nicht.
trainer-no-harder = Ein schwereres Rätsel gibt es hier nicht.
trainer-all-solved = Du hast hier alle Rätsel gelöst; dieses ist noch einmal eines davon.

trainer-name = Ein Rätsel „{ $read }“ gibt es nicht; eine Zeile mit einer Stellung hat einen | zwischen den Händen.
trainer-name-near = Ein Rätsel „{ $read }“ gibt es nicht; meinst du { $names }?
trainer-none = So ein Rätsel gibt es nicht: Nach der Auswahl von Art, Schwierigkeit und Thema bleibt keines übrig.
trainer-what = { $read } ist kein Rätsel: Gib ein Puzzle an, seinen Namen, eine Zeile mit einer Stellung oder mehrere Rätsel.

progress-set-aside = Die Datei mit deinen Lösungen konnte diese Version nicht lesen; sie bleibt als { $name } erhalten, und eine neue ist angelegt.
progress-unwritten = Was du löst, bleibt nur gemerkt, bis dieses Notebook schließt, denn die Datei dafür lässt sich nicht benutzen: { $reason }.
