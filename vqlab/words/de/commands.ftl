# Die Kommandozeile. { $name } wird eingesetzt, { $n -> … } wählt nach der Zahl.

## Die Kommandozeile

cli-interrupted = Unterbrochen.
cli-output = Die Ausgabe lässt sich nicht schreiben: { $reason }.
cli-help = { $command } zeigt, was es gibt.
perft-depth = Eine Tiefe ist eine ganze Zahl von 0 bis 99, nicht { $read }.
replay-folder = Nenn eine Datei oder ein Beispiel; die Beispiele sind { $examples }.
check-legal = { $play } von { $seat } ist erlaubt.
replay-stopped = Angehalten in Zeile { $line }: { $play } von { $seat } ist verboten. { $reason }
replay-missing = Eine Datei „{ $name }“ gibt es nicht und auch kein Beispiel mit diesem Namen; die Beispiele sind { $examples }.
replay-unreadable = „{ $name }“ lässt sich nicht als Text lesen.
json-unreadable = Das ist kein lesbares JSON.
lab-ready = Deine Notebooks sind in { $folder }; { $notebook } wird geöffnet.
lab-notebook = Ein Notebook „{ $read }“ gibt es nicht; es gibt { $names }.
lab-missing = JupyterLab oder die Widgets sind nicht installiert: pip install "vqlab[lab]" bringt sie mit.
widgets-missing = Die Widgets sind nicht installiert: pip install "vqlab[widgets]" bringt sie mit.
lab-folder = Der Ordner { $folder } lässt sich nicht benutzen: { $reason }.

## Rätsel auf der Kommandozeile und auf Papier

puzzle-unknown = Ein Rätsel „{ $read }“ ist nicht unter { $n ->
    [one] dem 1 Rätsel
   *[other] den { $n } Rätseln
} hier; vqlab puzzle list zeigt sie.
puzzle-unknown-near = Ein Rätsel „{ $read }“ gibt es hier nicht; meinst du { $names }?
puzzle-none-such = Kein Rätsel der Sammlung ist von dieser Art.
puzzle-made = { $name }: { $position } · { $kind } · Schwierigkeit { $n }{ $themes }
puzzle-answer = Richtig: { $plays }
puzzle-kept = { $n ->
    [one] 1 neues Rätsel steht
   *[other] { $n } neue Rätsel stehen
} in { $file }; insgesamt dort: { $all }.
puzzle-known = { $n ->
    [one] 1 davon war schon da.
   *[other] { $n } davon waren schon da.
}
puzzle-hint = Tipp { $n }: { $hint }
puzzle-hints-more = Tipps haben die Nummern 1, 2 und 3, nicht { $read }.
puzzle-difficulty = Schwierigkeit { $n } von 5.
puzzle-themes = Themen: { $themes }.
puzzle-file-fine = An { $file } ist nichts auszusetzen: { $n ->
    [one] 1 Rätsel
   *[other] { $n } Rätsel
}.
puzzle-file-faults = { $n ->
    [one] 1 Fehler
   *[other] { $n } Fehler
} in { $file }.
puzzle-seats = Rätsel gibt es für 2 bis 12 Plätze, nicht für { $read }.
pack-nameless = es hat keinen Namen.
pack-col-seats = Plätze

explained-plays = Richtig: { $plays }.
explained-line = Zugfolge: { $line }.
explained-fails = { $play } scheitert: { $line }, und { $failed }.
explained-fails-at-once = { $play } scheitert: { $failed }.
explained-open = Warum die anderen Züge scheitern, ließ sich mit diesem Budget nicht herausfinden.

proof-so = { $name }: bewiesen.
proof-open = { $name }: unentschieden. { $reason }
proof-wrong = { $name }: falsch. { $reason }
verify-tier = Eine Stufe „{ $read }“ gibt es nicht; die Stufen sind { $names }.
verify-no-kernel = Die kompilierte Suche braucht numba: pip install "vqlab[fast]".
verify-sum = { $proved } bewiesen, { $open } unentschieden, { $wrong } falsch.

sheet-title = { $game ->
    [vampires] The Vampires
   *[other] Vampire Queen
}: Rätsel
sheet-solutions-of = { $title } – Lösungen
sheet-all-seen = Alle Karten offen; A sitzt unten, und gespielt wird im Uhrzeigersinn.
sheet-name = Name
sheet-date = Datum
sheet-answer = Dein Zug
sheet-number = { $n }. { $title }
sheet-level = { $name } · { $kind } · Schwierigkeit { $n }
sheet-per-page = Eine Seite hat 1, 2 oder 4 Rätsel, nicht { $read }.
sheet-written = { $n ->
    [one] 1 Rätsel steht
   *[other] { $n } Rätsel stehen
} in { $file }: Öffne die Datei in einem Browser und druck sie aus.
file-unwritable = „{ $file }“ lässt sich nicht schreiben: { $reason }.

mark-student = Name
mark-points = Punkte
mark-percent = Prozent
mark-solved = gelöst
mark-rate = Quote in %
mark-reason = { $student }, { $puzzle }: { $reason }
mark-written = Die Auswertung steht in { $file }.
mark-file = „{ $name }“ lässt sich nicht lesen.
mark-same-file = In „{ $name }“ stehen die Antworten; schreib die Auswertung in eine andere Datei.
mark-heads = Die erste Zeile hat „student“ und dann die Namen der Rätsel, oder student, puzzle, play.
mark-empty = In dieser Datei gibt es keine Antwort auszuwerten.
mark-not-csv = Das lässt sich nicht als Tabelle lesen: Speichere es als CSV.
mark-large = Eine Datei mit Antworten hat höchstens { $most } MiB.
mark-large-table = Eine Datei mit Antworten hat höchstens { $rows } Zeilen und { $columns } Rätsel.
mark-column-twice = Für das Rätsel „{ $name }“ gibt es zwei Spalten.
mark-beyond = Zeile { $row } hat „{ $read }“ in einer Spalte ohne Überschrift; ein Name mit Komma steht in Anführungszeichen.
mark-no-puzzle = Zeile { $row } hat einen Zug, aber kein Rätsel.
mark-no-name = Zeile { $row } hat keinen Namen.
mark-nameless = Zeile { $row }
mark-name-twice = { $name } steht zweimal da; Zeile { $row } zählt für jemand anderen.
mark-again = { $name } (Zeile { $row })
mark-answer-twice = { $name } beantwortet { $puzzle } zweimal; es zählt die spätere Antwort in Zeile { $row }.
pack-size = { $n ->
    [one] 1 Rätsel
   *[other] { $n } Rätsel
}

## Hände und Austeilungen auf der Kommandozeile

deals-counting = zähle
deals-col-cards = Karten
deals-col-hands = Hände
deals-range = Handgrößen zählt man aufwärts, wie in 1-13, nicht { $first }-{ $last }.
deals-holds = Mit Wahrscheinlichkeit { $chance } gilt: { $what }.
deals-beats = Mit Wahrscheinlichkeit { $chance } gilt: { $what }, und das kann { $set } schlagen.
deals-beats-queens = Mit Wahrscheinlichkeit { $chance } wird { $set } geschlagen: Königinnen allein zählen 14, und nichts schlägt sie (R16).
deals-chance = { $exact } ({ $decimal })
deals-left-in = { $n ->
    [one] Die Karte, die ich spiele, { $cards }, ist
   *[other] Die Karten, die ich spiele, { $cards }, sind
} nicht aus den ungesehenen herausgenommen; mit --mine genannte Karten sind es.
deals-part-out = Von den Karten, die ich spiele, { $cards }, ist nur { $out } mit --mine oder --seen genannt; der Rest ist nicht aus den ungesehenen herausgenommen.
deals-taken-out = { $n ->
    [one] Die Karte, die ich spiele, { $cards }, ist
   *[other] Die Karten, die ich spiele, { $cards }, sind
} nicht unter den ungesehenen.
deals-simulated = Simuliert mit Seed { $seed }: { $sample }.
deals-seed = Ein Seed ist für zufällige Austeilungen; --simulate sagt, wie viele.
deals-by-hand = Gelesen wurde „{ $read }“: Karten einer Hand schreibt man als ihre Nummer, einen Doppelpunkt und die Karten, etwa 2:9^2.
deals-endless = So zu zählen dauert zu lange; frag nach weniger Händen, gleich großen Händen oder einem kleineren Satz.
deals-quantiles = Quantile: { $parts }.
deals-quantile = { $percent } % { $value }

## Die Sprache

language-unknown = Die Sprache „{ $read }“ gibt es hier nicht; es gibt { $names }.

## Die Dokumentation

documents-missing = Die Dokumentation braucht Sphinx: pip install "vqlab[docs]".
documents-failed = Die Dokumentation ließ sich nicht bauen; was nicht stimmt, steht darüber.

## Die Website auf der Kommandozeile

site-fetching = { $name } { $version } wird geholt.
site-building = JupyterLite wird gebaut.
site-with-docs = Die Dokumentation ist auch darin.
site-ready = Die Website liegt in { $folder }: Lade diesen Ordner auf irgendeinen Webserver.
site-serving = Öffne { $address } in einem Browser; Strg-C beendet es.
site-missing = JupyterLite ist nicht installiert: pip install "vqlab[site]" bringt es.
site-no-npm = Es gibt kein npm, um Pyodide zu holen: pip install "vqlab[site]" bringt eines.
site-no-pip = Es gibt hier kein pip, um Pakete zu holen: python -m ensurepip bringt es.
site-no-wheels = Die Pakete können nicht geholt werden: { $reason }.
site-no-pyodide = Pyodide kann nicht geholt werden: { $reason }.
site-no-lite = JupyterLite lässt sich nicht bauen: { $reason }.
site-needs = Der Website fehlt { $needed }, das { $name } braucht.
site-not-installed = vqlab ist hier nicht installiert, also weiß niemand, was es braucht: Installiere es zuerst mit pip.
site-no-folder = { $folder } ist eine Datei oder ein Verweis und kein Ordner für eine Website.
site-not-empty = { $folder } ist nicht leer und keine Website, die vqlab gemacht hat: Nenne einen anderen Ordner.
site-changed = { $folder } enthält eine Website mit einer Datei von dir, { $file }: Verschiebe sie oder nenne einen anderen Ordner.
site-no-room = Eine Website zu bauen braucht { $needed } MB, und dort sind { $free } MB frei.
site-unwritable = „{ $folder }“ kann nicht benutzt werden: { $reason }.
site-not-there = In { $folder } ist keine Website.
site-port = Port { $port } kann nicht benutzt werden: { $reason }.

## Die Seiten der Website

site-title = Vampire Queen: ein Labor
site-lead = Ein Kartenspiel mit Königinnen, Vampirjägern und Minuspunkten: zum Spielen, zum Rätseln und zum Durchdenken mit Mathematik und Python. Alles läuft in diesem Browser.
site-round-head = Sieh dir gleich eine Runde an
site-round-about = Eine kommentierte Runde, Schritt für Schritt, mit der Regel hinter jedem Zug. Sie ist sofort da.
site-round-go = Durch eine Runde gehen
site-play-head = Spielen
site-play-about = Ein Match gegen zwei Bots, mit Tipps und Rat. Zuerst wird Python geladen, das dauert etwa eine halbe Minute.
site-play-go = Ein Match spielen
site-puzzles-head = Rätsel
site-puzzles-about = Alle Karten offen, und ein Zug, der nicht aufzuhalten ist. Finde ihn; ein falscher wird am Tisch widerlegt.
site-puzzles-go = Rätsel lösen
site-docs-head = Dokumentation
site-docs-about = Jeder Teil des Pakets, mit Beispielen.
site-docs-go = Die Dokumentation lesen
site-books = Notebooks
site-books-about = Jedes beantwortet eine Frage, mit Zellen zum Ausführen und Ändern. Führe sie mit Run und dann Run All Cells aus. Was in einem installierten Labor Sekunden dauert, kann im Browser Minuten dauern.
site-private = Nichts, was du hier tust, verlässt deinen Computer: Kein Server sieht es. Notebooks, die du änderst, bleiben in diesem Browser; lade herunter, was du behalten willst.
site-independent = Dieses Projekt ist unabhängig vom Autor und von den Verlagen der Spiele.
site-back = Zurück zum Anfang
site-round-keys = Benutze die Knöpfe unter dem Tisch oder die Pfeiltasten.
