# Ein Match gegen Bots. { $name } wird eingesetzt, { $n -> … } wählt nach der Zahl.

## Ein Match gegen Bots

match-title = { $n ->
    [one] Match gegen 1 Bot
   *[other] Match gegen { $n } Bots
}
match-asked = Du bist { $seat }. Es gewinnt, wer die wenigsten Minuspunkte hat.
match-asked-phases = Du bist { $seat }. Es gewinnt, wer nach { $phases } Phasen die wenigsten Minuspunkte hat.
match-asked-totals = Du bist { $seat }. Es gewinnt, wer nach { $phases } Phasen die wenigsten Minuspunkte hat. Bisher: { $totals }.
match-you = { $letter } · du
match-you-spoken = Du. { $spoken }
match-name-you = Mensch
match-your-turn = Du bist am Zug. { $status }
match-your-turn-badge = du bist am Zug
match-wait = Einen Moment: { $seat } ist am Zug.
match-too-late = Der Tisch hatte sich schon verändert, als du gespielt hast: Sieh noch einmal hin und spiel dann.
match-seed = Ein Seed ist eine ganze Zahl von 0 bis 10^18.
match-wait-round = Einen Moment: Die Runde wird gerade abgeschlossen.
match-paused = Die anderen haben angehalten, weil gerade etwas anderes gerechnet wird. Verloren ist nichts.
match-bot-failed = { $seat } ({ $bot }) hat keinen erlaubten Zug gemacht ({ $kind }). Verloren ist nichts: Lass den Bot es noch einmal versuchen, oder lass den Bot { $usual } diesen Zug spielen.
match-hint-pass = { $bot } würde passen: { $reason }
match-hint = { $bot } würde das spielen: { $cards }. { $reason }
match-hint-waits = { $bot } denkt darüber nach …
match-no-hint = Hier gibt es keinen Tipp.
match-taken-back = Zurückgenommen: Du bist wieder am Zug.
match-sound-on = Ein kurzer Ton sagt dir, wenn du am Zug bist.
match-sound-off = Der Ton ist aus.
match-phase-over = Alle Karten los: { $out }. Du hast { $points ->
    [one] 1 Minuspunkt
   *[other] { $points } Minuspunkte
} in dieser Phase. Geh zurück, um alle Hände zu sehen und was die Bots dachten; was deine Züge gekostet haben, steht unten.
match-won = Du hast gewonnen, mit { $best ->
    [one] 1 Punkt
   *[other] { $best } Punkten
}. Geh zurück, um alle Hände zu sehen und was die Bots dachten; was deine Züge gekostet haben, steht unten.
match-shared = Du teilst dir den Sieg, mit { $best ->
    [one] 1 Punkt
   *[other] { $best } Punkten
}. Geh zurück, um alle Hände zu sehen und was die Bots dachten; was deine Züge gekostet haben, steht unten.
match-lost = Gewonnen: { $winners }, mit { $best ->
    [one] 1 Punkt
   *[other] { $best } Punkten
}; du hast { $points }. Geh zurück, um alle Hände zu sehen und was die Bots dachten; was deine Züge gekostet haben, steht unten.
match-over = { $told } Die Phase ist vorbei.
match-left-over = Beim Austeilen beiseitegelegt: { $cards }.
match-points = Minuspunkte
match-points-seat = Platz
match-points-total = Gesamt
match-points-won = Die wenigsten Punkte haben gewonnen: ★.
match-points-least = Die wenigsten Punkte bisher: ★.
match-way-start = Partie beginnen
match-way-goon = Weiter
match-standin = Den Bot { $bot } diesen Zug spielen lassen
match-way-next = Nächste Phase
match-way-new = Neue Partie
match-tool-cancel = Zurück zur Partie
match-tool-resume = Gespeicherte Partie fortsetzen
match-tool-hint = Tipp
match-tool-advice = Rat
match-tool-stop = Anhalten
match-tool-judge = Meine Züge beurteilen
match-tool-back = Zurücknehmen
match-tool-skip = Sofort weiterspielen
match-tool-save = Aufzeichnung speichern
match-tool-sound = Ton, wenn ich dran bin
match-tool-new = Neue Partie …
match-set-up = Eine neue Partie: Wähl, wie sie sein soll, dann fang an.
match-set-up-how = Die Partie auf dem Tisch bleibt, wie sie ist.
match-choose-bots = Bots
match-choose-play = Sie spielen
match-choose-phases = Phasen
match-choose-edition = Ausgabe
match-choose-pace = Tempo
match-choose-undo = Zurücknehmen erlaubt
match-bot-random = random: irgendein erlaubter Zug
match-bot-greedy = greedy: weg mit den Punkten
match-bot-cautious = cautious: Faustregeln
match-bot-ismcts = ismcts: sucht, stark
match-bot-pimc = pimc: lost Austeilungen, stark
match-bots-mixed = gemischt
match-pace-slow = langsam
match-pace-steady = gemächlich
match-pace-quick = flott
match-pace-at-once = sofort
match-pace-seconds = { $seconds } Sekunden
match-yes = ja
match-no = nein
match-record-saved = Die Aufzeichnung steht in { $name }.
match-resumed = Hier geht das Match weiter.
match-nothing-saved = Es gibt kein unbeendetes Match, das weitergehen könnte.
match-no-record = Eine Aufzeichnung zeigt alle Hände: Es gibt sie, wenn eine Phase zu Ende ist.
match-sealed = Ein Match lässt sich weder kopieren noch mit pickle sichern, damit niemand seine Hände sieht: Mach mit Match.resume aus seiner Datei weiter.
match-bots = { $read ->
    [one] 1 Bot besetzt
   *[other] { $read } Bots besetzen
} nicht genau die anderen Plätze an einem Tisch mit { $seats }.
match-phases = { $most ->
    [one] Ein Match dieses Spiels hat 1 Phase.
   *[other] Ein Match hat 1 bis { $most } Phasen.
}
match-pace = Das Tempo ist 0 bis { $most } Sekunden.
match-save-damaged = { $name } ist keine Match-Datei oder beschädigt. Sie blieb, wie sie war.
match-save-unread = { $name } lässt sich nicht lesen: { $reason }.
match-save-plays = Die Züge in dieser Datei passen nicht zu ihrer Austeilung.
match-save-other = In { $name } steht ein unbeendetes Match: Setz es mit Match.resume fort, oder nenn eine andere Datei.
match-save-changed = { $name } wurde von anderer Seite geändert, deshalb wird dieses Match nicht weiter gesichert.
match-unsaved = Dieses Match lässt sich nicht in einer Datei sichern: { $reason }. Es geht ohne weiter.

## Ein Match: Rat, und was die eigenen Züge kosten
match-advice-waits = Sehe mir an, was die anderen haben könnten …
match-advice-safe = Du wirst mit { $line } alle Karten los, egal, was die anderen haben und tun.
match-advice-only = Etwas anderes kannst du nicht spielen.
match-advice-alike = Alle Züge kosten im Durchschnitt gleich viel, in Minuspunkten: { $points }.
match-advice = Nach allem, was du siehst, am besten: { $plays }. Minuspunkte im Durchschnitt: { $points }. Die Zahl an jedem Zug ist sein Durchschnitt.
match-advice-known = Das sind Durchschnitte { $over }, wenn { $model }. Keine andere Karte wurde angesehen.
match-advice-close = { $best ->
    [one] Nicht deutlich schlechter
   *[other] Nicht deutlich schlechter als diese
}: { $plays }.
match-advice-over-all = über { $n ->
    [one] die einzige Austeilung, die zu deiner Hand passt und dazu
   *[other] alle { $n } Austeilungen, die zu deiner Hand passen und dazu
}, was alle gesehen haben
match-advice-over-some = über { $n ->
    [one] 1 ausgeloste Austeilung, die zu deiner Hand passt und dazu
   *[other] { $n } ausgeloste Austeilungen, die zu deiner Hand passen und dazu
}, was alle gesehen haben
match-plays = { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
match-plays-other = { $n ->
    [one] 1 anderer Zug
   *[other] { $n } andere Züge
}
match-help-stopped = Angehalten.
match-no-help = Das hat hier nicht geklappt.
match-no-review = Beurteilt werden deine Züge, wenn eine Phase zu Ende ist.
match-unjudged = Deine Züge sind nicht beurteilt.
match-judging = Sehe mir deine Züge an …
match-judging-far = Sehe mir deine Züge an: { $done } von { $total } …
match-judged-caption = Deine Züge
match-judged-none = Kein Zug ließ dir eine Wahl, also gibt es nichts zu beurteilen.
match-judged-all = { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
} mit einer Wahl. Nach dem, was du wusstest: { $blamed ->
    [0] kein Fehler.
    [one] 1 Fehler, im Durchschnitt { $blind } Punkte teuer.
   *[other] { $blamed } Fehler, im Durchschnitt zusammen { $blind } Punkte teuer.
} Bei offenen Karten: { $lost ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $lost } Punkte
} sicher verschenkt{ $unsettled ->
    [0] .
    [one] ; 1 Zug ist ungeklärt.
   *[other] ; { $unsettled } Züge sind ungeklärt.
}
match-judged-play-head = Zug
match-judged-open-head = Verschenkte Punkte, alle Karten offen
match-judged-blind-head = Punkte Rückstand, nach dem, was du wusstest
match-judged-verdict-head = Urteil
match-judged-play = Runde { $round }: { $cards }
match-judged-least = { $points } oder mehr
match-judged-open = ungeklärt
match-judged-missed = einen sicheren Weg verpasst
match-judged-fine = keine
match-judged = { $verdict }. Alle Karten offen: { $open } Nach dem, was du wusstest: { $blind }
match-verdict-fine = Gut gespielt
match-verdict-lucky = Ein Fehler, der nichts gekostet hat
match-verdict-unlucky = Pech, kein Fehler
match-verdict-mistake = Ein Fehler
match-verdict-open = Kein Fehler
match-unfinished = Eine unbeendete Partie ist gesichert: Setz sie fort, oder spiel diese.
match-kernel-gone = Der Kernel wurde neu gestartet oder ist weg. Deine Partie ist gesichert: Führ diese Zelle noch einmal aus, und setz dann die gespeicherte Partie fort.

## Ein Match von The Vampires

match-game = Ein Spiel „{ $read }“ für ein Match gibt es nicht; es gibt { $names }.
match-hunt-asked = Du bist { $seat }. Es gewinnt, wer zuerst { $points } Punkte hat.
match-hunt-won = Du hast gewonnen, mit { $points } Punkten. Geh zurück, um alle Hände zu sehen und was die Bots dachten.
match-hunt-lost = { $winner } hat mit { $points } Punkten gewonnen; du hast { $mine }. Geh zurück, um alle Hände zu sehen und was die Bots dachten.
match-hunt-points = Punkte
match-hunt-vampires = Vampire
match-hunt-first = Wer zuerst { $points } Punkte oder mehr hatte, hat gewonnen: ★.
match-hunt-none = keine
match-hunt-edition-usual = wie in der Anleitung
match-hunt-edition-bites = ein Biss braucht keine Karten
match-hunt-edition-attacks = ein Kreuz sind vier Angriffskarten
match-hunt-edition-elsewhere = Knoblauch geht zu einem anderen Vampir
match-hunt-bot-random = random: irgendein erlaubter Zug
match-hunt-bot-greedy = greedy: besiegt, was geht
match-hunt-bot-montecarlo = montecarlo: lost Austeilungen, stark
simulated-games = So viele Partien werden nicht simuliert: 1 bis { $most }.
simulated-within = innerhalb
simulated-share = Anteil
simulated-interval = 95-%-Intervall
simulated-place = Platz
simulated-wins = Siege
simulated-fair = Ein gerechter Anteil wäre { $share }.
