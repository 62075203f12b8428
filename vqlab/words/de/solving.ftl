# Was ein Solver sagt. { $name } wird eingesetzt, { $n -> … } wählt nach der Zahl.

## Lösen

solve-cyclic = Ohne das Embargo kann das Spiel im Kreis gehen, und diese Suche kann dann nichts sagen; der retrograde Solver kann es.

graph-too-large = Der Zustandsgraph ist zu groß: { $count } Stellungen sind bisher gefunden, { $waiting } davon noch anzusehen, und die Grenze ist { $limit }.
graph-cyclic = In diesem Graphen kann das Spiel zu derselben Stellung zurückkehren, also fehlt der Rückwärtsinduktion ein Anfang; stattdessen antwortet die retrograde Analyse.
equilibria-too-many = Es gibt zu viele Gleichgewichte: { $count } Ergebnisse sind bisher vermerkt, und die Grenze ist { $limit }. Intervalle gibt es trotzdem.
rule-unknown = Eine Regel „{ $read }“ gibt es nicht; die Regeln sind { $names }.
drawing-too-large = Eine Zeichnung zeigt höchstens { $limit } Stellungen; dieser Graph hat { $count }.
drawing-title = Zustandsgraph von { $position }: { $count ->
    [one] 1 Stellung
   *[other] { $count } Stellungen
}
tree-too-large = Als Baum, in dem sich keine zwei Zugfolgen treffen, hat dieser Graph { $count } Knoten; geschrieben werden höchstens { $limit }.
format-unknown = Ein Format „{ $read }“ gibt es nicht; die Formate sind { $names }.

solve-nodes = Ein Budget ist eine ganze Zahl von Zügen, 0 oder mehr, nicht „{ $read }“.
solve-no-bounds = Der Zustandsgraph ist zu groß, und andere Schranken gibt es für dieses Spiel nicht; ein größeres Budget hilft vielleicht.
solve-megabytes = Eine Tabelle bekommt eine ganze Zahl von Megabyte, 1 oder mehr, nicht „{ $read }“.
certificate-unknown = Bewiesen wurde nichts, also gibt es keinen Beweis zu zeigen; ein größeres Budget hilft vielleicht.

guarantee = Alle Karten offen: { $seat } { $points ->
    [0] wird sicher alle Karten los, ohne Minuspunkte
    [one] kommt sicher mit 1 Minuspunkt davon, und nicht mit weniger
   *[other] kommt sicher mit { $points } Minuspunkten davon, und nicht mit weniger
}, egal, was alle anderen tun.
guarantee-hunt = { $how ->
    [over] Die Partie ist vorbei: { $sure ->
        [yes] { $seat } hat gewonnen
       *[other] { $seat } hat nicht gewonnen
    }
    [endless] Ob { $seat } sicher gewinnt, hängt davon ab, was endloses Spiel zählt
   *[now] Alle Karten offen, und die Ablage wird der Reihe nach umgedreht, wenn der Nachziehstapel leer ist: { $sure ->
        [yes] { $seat } gewinnt sicher, egal, was alle anderen tun
        [no] { $seat } kann den Sieg nicht erzwingen
       *[other] Ob { $seat } sicher gewinnt, ist mit diesem Budget unbekannt
    }
}.
guarantee-over = Die Phase ist vorbei: { $seat } hat { $points ->
    [one] 1 Minuspunkt
   *[other] { $points } Minuspunkte
}.
guarantee-unknown = Mit diesem Budget unbekannt: Alle Karten offen, liegt die Zahl der Minuspunkte, mit denen { $seat } sicher davonkommt, zwischen { $lower } und { $upper }.
guarantee-endless = Alle Karten offen, liegt die Zahl der Minuspunkte, mit denen { $seat } sicher davonkommt, zwischen { $lower } und { $upper }: Das Spiel kann ewig weitergehen, und es kommt darauf an, was das zählt.

power-can = Alle Karten offen: { $who } { $who ->
    [A] kann
    [B] kann
    [C] kann
    [D] kann
    [E] kann
    [F] kann
    [G] kann
    [H] kann
    [I] kann
    [J] kann
    [K] kann
    [L] kann
   *[other] können
} erzwingen, dass { $event }, egal, was die anderen tun.
power-cannot = Alle Karten offen: { $who } { $who ->
    [A] kann
    [B] kann
    [C] kann
    [D] kann
    [E] kann
    [F] kann
    [G] kann
    [H] kann
    [I] kann
    [J] kann
    [K] kann
    [L] kann
   *[other] können
} nicht erzwingen, dass { $event }; die anderen Plätze können es verhindern.
power-never = Alle Karten offen: Nicht einmal alle Plätze zusammen können erreichen, dass { $event }.
power-over = Die Phase ist vorbei, und es steht fest, dass { $event }.
power-over-not = Die Phase ist vorbei, und es ist nicht so, dass { $event }.
power-fate = Alle Karten offen: Was auch gespielt wird, es ist sicher, dass { $event }.
power-no-fate = Alle Karten offen: Es ist nicht sicher, dass { $event }; alle zusammen können es verhindern.
power-fate-unknown = Mit diesem Budget unbekannt: alle Karten offen, ob es sicher ist, dass { $event }.
power-unknown = Mit diesem Budget unbekannt: alle Karten offen, ob { $who } erzwingen { $who ->
    [A] kann
    [B] kann
    [C] kann
    [D] kann
    [E] kann
    [F] kann
    [G] kann
    [H] kann
    [I] kann
    [J] kann
    [K] kann
    [L] kann
   *[other] können
}, dass { $event }.
power-endless = Alle Karten offen: Ob { $who } erzwingen { $who ->
    [A] kann
    [B] kann
    [C] kann
    [D] kann
    [E] kann
    [F] kann
    [G] kann
    [H] kann
    [I] kann
    [J] kann
    [K] kann
    [L] kann
   *[other] können
}, dass { $event }, hängt davon ab, was endloses Spiel zählt, und das Spiel kann ewig weitergehen.

event-out = { $seat } alle Karten loswird
event-not-out = { $seat } nicht alle Karten loswird
event-at-most = { $seat } höchstens { $points ->
    [one] 1 Minuspunkt
   *[other] { $points } Minuspunkte
} hat
event-not-at-most = { $seat } mehr als { $points ->
    [one] 1 Minuspunkt
   *[other] { $points } Minuspunkte
} hat
event-wins = { $seat } die niedrigste Summe hat, allein oder geteilt, den Stand { $totals } von vorher mitgezählt
event-not-wins = { $seat } nicht die niedrigste Summe hat, den Stand { $totals } von vorher mitgezählt
event-unknown = Ein Ereignis „{ $read }“ gibt es nicht; die Ereignisse sind out:B, at-most:B:7 und wins:B, jedes auch mit not- davor, für jeden Platz.
event-points = Höchstens wie viele Punkte? „{ $read }“ ist keine Zahl von 0 bis 99999.
event-totals = Es gibt { $seats } Plätze, angegeben { $read ->
    [one] ist 1 Stand
   *[other] sind { $read } Stände
}.
event-no-totals = Ein Punktestand gehört zu wins, und nur dazu, nicht zu „{ $read }“.
event-total = Punktestände sind eine Liste mit einer ganzen Zahl von 0 bis { $most } für jeden Platz, und Punkte ebenso.

equilibria = Alle Karten offen: { $n ->
    [one] Ein Ergebnis ist ein Gleichgewicht, { $vectors }
   *[other] { $n } Ergebnisse sind Gleichgewichte: { $vectors }
}.
equilibria-count = Alle Karten offen: { $n ->
    [one] Ein Ergebnis ist ein Gleichgewicht
   *[other] { $n } Ergebnisse sind Gleichgewichte
}. Minuspunkte:
equilibria-intervals = Alle Karten offen: Es gibt mehr Gleichgewichte, als aufgezählt werden dürfen. Alle liegen innerhalb dieser Minuspunkte, auch wenn nicht alles darin eines sein muss: { $intervals }.
equilibria-unknown = Mit diesem Budget unbekannt: Alle Karten offen, liegt jedes Gleichgewicht innerhalb dieser Minuspunkte: { $intervals }.

forecast = Alle Karten offen, bei Gleichstand nach der Regel „{ $rule }“: { $vector }.
forecast-model = Alle Karten offen, in einem Modell, in dem ein Platz, dem es gleich ist, das Los entscheiden lässt, im Durchschnitt: { $vector }.
forecast-unknown = Mit diesem Budget unbekannt: Alle Karten offen, liegt eine Vorhersage nach der Regel „{ $rule }“ innerhalb dieser Minuspunkte: { $intervals }.

cooperative = { $rounds ->
    [0] Die Phase ist vorbei, und es steht fest, dass
    [one] Alle Karten offen: Wenn alle helfen, dauert es 1 Runde, bis
   *[other] Alle Karten offen: Wenn alle helfen, dauert es { $rounds } Runden, bis
} { $event }{ $lines ->
    [one] ; keine andere Zugfolge ist so kurz
   *[other] ; { $lines } Zugfolgen sind so kurz
}.
cooperative-never = Alle Karten offen: Selbst wenn alle helfen, kann es nicht sein, dass { $event }.
cooperative-unknown = Mit diesem Budget unbekannt: alle Karten offen, wie bald es, wenn alle helfen, so weit sein kann, dass { $event }. Es dauert mindestens { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}.

solve-best = { $seat } am Zug; { $n ->
    [one] der einzige Zug, der das wahrt
   *[other] die Züge, die das wahren
}: { $plays }.
solve-holds = { $seat } am Zug, auf der anderen Seite; { $n ->
    [one] der einzige Zug, der nichts verschenkt
   *[other] die Züge, die nichts verschenken
}: { $plays }.
solve-any = { $seat } am Zug; { $n ->
    [one] der einzige Zug ändert nichts
   *[other] keiner der Züge ändert etwas
}: { $plays }.
solve-begins = { $seat } am Zug; { $n ->
    [one] jedes Gleichgewicht beginnt damit
   *[other] mit jedem davon beginnt ein Gleichgewicht
}: { $plays }.
solve-leads-to = { $seat } am Zug; { $n ->
    [one] der einzige Zug, der dahin führt
   *[other] die Züge, die dahin führen
}: { $plays }.
solve-likes = { $seat } am Zug; { $n ->
    [one] der Zug, der im Durchschnitt der liebste ist
   *[other] die Züge, die im Durchschnitt die liebsten sind
}: { $plays }.
solve-shortest = { $seat } am Zug; { $n ->
    [one] jede kürzeste Zugfolge beginnt damit
   *[other] mit jedem davon beginnt eine kürzeste Zugfolge
}: { $plays }.
solve-best-unknown = Welche Züge das wahren, blieb innerhalb des Budgets ungeklärt.
solve-line = Eine solche Zugfolge: { $plays }.
solve-line-to = Eine Zugfolge zu { $vector }: { $plays }.
solve-all-seen = Alle Karten offen: die wenigsten Minuspunkte, mit denen jeder Platz sicher davonkommt, egal, was alle anderen tun.
solve-seat = Platz
solve-sure-of = Minuspunkte
solve-such-a-line = Eine solche Zugfolge
solve-play = Zug
solve-worth = Wert
solve-forced = Danach erzwingbar
solve-is-best = wahrt den Wert
solve-not-settled = ungeklärt
solve-yes = ja
solve-no = nein
solve-never = nie
solve-rounds = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}, { $lines ->
    [one] 1 Zugfolge
   *[other] { $lines } Zugfolgen
}

verified = Die Behauptung stimmt: { $count ->
    [one] 1 Stellung wurde geprüft, mehr gibt es nicht
   *[other] { $count } Stellungen wurden geprüft, mehr gibt es nicht
}.
verified-partly = Bisher spricht nichts gegen die Behauptung: { $count } Stellungen wurden geprüft, und es gibt noch mehr.
verified-fails = Die Behauptung scheitert nach { $count ->
    [one] 1 Stellung
   *[other] { $count } Stellungen
}: { $reason }
fails-most = Am Ende { $where } hat { $seat } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, behauptet wurden höchstens { $m }.
fails-least = Am Ende { $where } hat { $seat } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, behauptet wurden mehr als { $m }.
fails-wins = Am Ende { $where } hat { $seat } nicht die niedrigste Summe.
fails-wins-not = Am Ende { $where } hat { $seat } die niedrigste Summe.
fails-silent = Die Strategie sagt nichts zu { $where }.
fails-play = Bei { $where } sagt die Strategie „{ $play }“, und das ist dort kein erlaubter Zug.
fails-round = Bei { $where } ist das Spiel dorthin zurückgekehrt, wo es schon war.
fails-missing = Die Tabelle sagt nichts zu { $where } oder zu dem, was darauf folgt.
fails-worth = Was die Tabelle zu { $where } sagt, folgt nicht aus dem, was danach kommt.
fails-line = Die Zugfolgen sind nicht, was behauptet wird.
concept-unknown = Ein Konzept „{ $read }“ gibt es nicht; die Konzepte sind { $names }.
concept-needs = Das Konzept { $concept } braucht noch: { $names }.
concept-no-use = Das Konzept { $concept } kann mit { $name } nichts anfangen.
executor-broke = Ein Prozess des Stapels wurde von außen beendet, vielleicht aus Mangel an Speicher; was schon beantwortet war, bleibt erhalten.
executor-workers = Mindestens ein Prozess ist nötig, nicht { $read }.
executor-unknown = „{ $read }“ ist kein Executor: Sag serial oder processes, oder gib einen Executor oder einen Dask-Client an.

solve-what = Gib eine Stellung zum Lösen an, oder mit --file eine Datei voller Stellungen.
solve-one-only = --json, --rounds und --verify sind für eine einzelne Stellung, nicht für einen Stapel.
solve-same-file = In „{ $name }“ stehen die Stellungen; wähl für die Antworten eine andere Datei.
solve-large-file = „{ $name }“ ist zu groß: Ein Stapel hat höchstens { $most } MiB.
solve-batch-only = --jsonl, --output und --jobs sind für einen Stapel, angegeben mit --file.
solve-totals = Punktestände sind ganze Zahlen mit Kommas dazwischen, etwa 30,12,25, nicht „{ $read }“.
solve-progress = zwischen { $lower } und { $upper }, { $nodes } Züge
solve-takes-rounds = { $seat } kann das in höchstens { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
} haben.
solve-bad-lines = { $n ->
    [one] 1 Zeile ließ sich nicht beantworten; ihre Antwort sagt, warum.
   *[other] { $n } Zeilen ließen sich nicht beantworten; ihre Antworten sagen, warum.
}
solve-file = Die Datei „{ $name }“ lässt sich nicht als Text lesen.
solve-long-line = Die Zeile, die mit „{ $read }“ beginnt, ist zu lang; eine Stellung hat höchstens { $most } Zeichen.
solve-output = Zeile { $line } von „{ $name }“ ist keine Antwort aus einem früheren Lauf, deshalb wurde nichts geschrieben; wähl eine andere Datei.
warmup-now = kompiliere die schnelle Suche
warmup-done = Die schnelle Suche ist nach { $seconds } s bereit.
warmup-no-numba = Es gibt nichts zu kompilieren, denn numba ist nicht installiert; alles funktioniert in reinem Python.
certificate = Ein Beweis in { $n ->
    [one] 1 Behauptung
   *[other] { $n } Behauptungen
}; verify prüft ihn Zug um Zug.
verify-what = „{ $read }“ ist kein Ergebnis und kein Zertifikat, also gibt es nichts zu prüfen.
fails-bounds = Was über den Wert gesagt wird, widerspricht sich.
fails-empty = Es steht keine Behauptung darin.
verify-limit = Mindestens eine Stellung muss geprüft werden, nicht { $read }.
solve-no-end = Hier findet das Spiel nie ein Ende, also gibt es nichts, was sicher wäre.

## The Vampires: gelöst mit offenem Kartensatz

open-over = Die Ablage wurde gemischt, oder es ist keine Karte mehr da: Diese Zugfolge ist zu Ende.
open-out-of-nodes = Mit diesem Budget unentschieden; ein größeres hilft vielleicht.
open-same-seat = Ein Platz kann sich nicht selbst am Gewinnen hindern: Nenn einen anderen.
open-turns = Eine Anzahl von Zügen ist ganz, 0 bis { $most }, nicht „{ $read }“.
open-won = { $seat } hat gewonnen.
open-lost = Die Partie ist vorbei, und { $seat } hat nicht gewonnen.
open-wins = Alle Karten offen: { $seat } gewinnt, bevor der Nachziehstapel neu gemischt wird, egal, was alle anderen tun; es braucht { $turns ->
    [one] einen eigenen Zug
   *[other] { $turns } eigene Züge
}.
open-wins-somehow = Alle Karten offen: { $seat } gewinnt, bevor der Nachziehstapel neu gemischt wird, egal, was alle anderen tun.
open-wins-not = Alle Karten offen: { $seat } kann keinen Sieg erzwingen, bevor der Nachziehstapel neu gemischt wird; die anderen können ihn verhindern.
open-unknown = Mit diesem Budget unbekannt: alle Karten offen, ob { $seat } einen Sieg erzwingen kann, bevor der Nachziehstapel neu gemischt wird. { $turns ->
    [0] Keine Anzahl von Zügen ist ausgeschlossen
    [one] Es braucht mindestens einen eigenen Zug
   *[other] Es braucht mindestens { $turns } eigene Züge
}.
open-keeps = Alle Karten offen: { $seat } allein kann verhindern, dass { $target } { $limit ->
    [0] gewinnt, bevor der Nachziehstapel neu gemischt wird
    [one] im nächsten eigenen Zug gewinnt
   *[other] in den nächsten { $limit } eigenen Zügen gewinnt
}.
open-keeps-not = Alle Karten offen: { $seat } allein kann nicht verhindern, dass { $target } { $limit ->
    [0] mit Hilfe der anderen gewinnt, bevor der Nachziehstapel neu gemischt wird
    [one] mit Hilfe der anderen im nächsten eigenen Zug gewinnt
   *[other] mit Hilfe der anderen in den nächsten { $limit } eigenen Zügen gewinnt
}.
open-keeps-unknown = Mit diesem Budget unbekannt: alle Karten offen, ob { $seat } allein verhindern kann, dass { $target } { $limit ->
    [0] gewinnt, bevor der Nachziehstapel neu gemischt wird
    [one] im nächsten eigenen Zug gewinnt
   *[other] in den nächsten { $limit } eigenen Zügen gewinnt
}.
open-within = Alle Hände offen: { $seat } gewinnt in höchstens { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
} sicher mit Wahrscheinlichkeit { $value }, und mehr lässt sich nicht erzwingen.
open-within-unknown = Mit diesem Budget unbekannt: alle Hände offen, mit welcher Wahrscheinlichkeit { $seat } in höchstens { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
} gewinnen kann; sie liegt zwischen { $lower } und { $upper }.
open-probability = Wahrscheinlichkeit
open-nothing = { $seat } kann weder sicher gewinnen noch einen anderen Platz am Gewinnen hindern, hier gibt es also nichts zu fragen.

pack-game = Eine Sammlung zu „{ $read }“ gibt es im Labor nicht; es gibt { $names }.

puzzle-task-win = { $seat } ist am Zug und gewinnt, bevor der Nachziehstapel neu gemischt wird, egal, was alle anderen tun.
puzzle-task-turns = { $seat } ist am Zug und gewinnt in höchstens { $limit ->
    [one] einem eigenen Zug
   *[other] { $limit } eigenen Zügen
}, bevor der Nachziehstapel neu gemischt wird, egal, was alle anderen tun.
puzzle-task-stop = { $seat } ist am Zug und verhindert, dass { $target } { $limit ->
    [0] gewinnt, bevor der Nachziehstapel neu gemischt wird
    [one] im nächsten eigenen Zug gewinnt
   *[other] in den nächsten { $limit } eigenen Zügen gewinnt
}, egal, was alle anderen tun.

puzzle-failed-win = { $seat } kann keinen Sieg erzwingen, bevor der Nachziehstapel neu gemischt wird
puzzle-failed-turns = { $seat } kann keinen Sieg in höchstens { $limit ->
    [one] einem eigenen Zug
   *[other] { $limit } eigenen Zügen
} erzwingen
puzzle-failed-stop = { $seat } kann nicht verhindern, dass { $target } { $limit ->
    [0] gewinnt, bevor der Nachziehstapel neu gemischt wird
    [one] im nächsten eigenen Zug gewinnt
   *[other] in den nächsten { $limit } eigenen Zügen gewinnt
}

puzzle-kind-win = Zuerst gewinnen
puzzle-kind-turns = In so vielen Zügen gewinnen
puzzle-kind-stop = Andere stoppen

puzzle-theme-skip-the-rival = Mit Knoblauch aussetzen lassen
puzzle-theme-swap-hands = Hände tauschen
puzzle-theme-bite-in-defence = Ein Biss zur Verteidigung
puzzle-theme-wake-another = Noch einen Vampir wecken
puzzle-theme-replace-it = Knoblauch oder Spiegel ersetzen
puzzle-theme-take-it-away = Wegschnappen
puzzle-theme-not-yet = Noch nicht
puzzle-theme-both-cards = Angriff und Waffe in einem Zug
puzzle-theme-stolen = Waffe an ein fremdes Kreuz

puzzle-idea-skip-the-rival = Wer könnte dich als Nächstes aufhalten? Und wenn dieser Platz aussetzen muss?
puzzle-idea-swap-hands = Eine andere Hand kann mehr wert sein als deine. Welche?
puzzle-idea-bite-in-defence = Ein fast fertiges Kreuz lässt sich abräumen.
puzzle-idea-wake-another = Mehr Vampire, mehr Auswahl. Welcher schläft ganz oben?
puzzle-idea-replace-it = Was an einer Seite liegt, kann anderswo noch einmal wirken.
puzzle-idea-take-it-away = Was du nimmst, kann sonst niemand nehmen.
puzzle-idea-not-yet = Du könntest jetzt einen Vampir besiegen. Was passiert dann?
puzzle-idea-both-cards = Die letzte Angriffskarte und die Waffe können ein Zug sein.
puzzle-idea-stolen = Auch andere bauen an Kreuzen. Wer hat die Waffe?
puzzle-idea-win = Zähl die Seiten, die noch frei sind, und frag dich, wer dazwischenkommen kann.
puzzle-idea-turns = Welcher Zug ist der letzte? Was muss vorher daliegen?
puzzle-idea-stop = Mit welchem Vampir könnte der andere Platz gewinnen? Was braucht er dafür?

puzzle-sort-two = Der richtige Zug: eine Angriffskarte und die Waffe in einem.
puzzle-sort-replace = Der richtige Zug legt eine Angriffskarte an die Stelle von Knoblauch oder Spiegel.
puzzle-sort-garlic = Der richtige Zug ist Knoblauch.
puzzle-sort-mirror = Der richtige Zug ist ein Spiegel.
puzzle-sort-coffin = Der richtige Zug ist ein Sarg.
puzzle-sort-bite = Der richtige Zug ist ein Biss.
puzzle-sort-attack = Der richtige Zug ist eine Angriffskarte.
puzzle-sort-weapon = Der richtige Zug ist eine Waffe.
puzzle-sort-discard = Der richtige Zug ist, eine Karte abzuwerfen.

trainer-ask-win = Du bist { $seat }. Gewinn, bevor der Nachziehstapel neu gemischt wird, egal, was alle anderen tun.
trainer-ask-turns = Du bist { $seat }. Gewinn in höchstens { $limit ->
    [one] einem eigenen Zug
   *[other] { $limit } eigenen Zügen
}, bevor der Nachziehstapel neu gemischt wird, egal, was alle anderen tun.
trainer-ask-stop = Du bist { $seat }. Verhindere, dass { $target } { $limit ->
    [0] gewinnt, bevor der Nachziehstapel neu gemischt wird
    [one] im nächsten eigenen Zug gewinnt
   *[other] in den nächsten { $limit } eigenen Zügen gewinnt
}, egal, was alle anderen tun.

hunt-seats = Solche Rätsel entstehen für 2, 3 oder 4 Plätze, nicht für { $read }.

open-seed = Die Ablage dieser Stellung wird noch gemischt, und niemand weiß, in welcher Reihenfolge: Frag, ob ein Platz vorher gewinnt, oder wie wahrscheinlich in so vielen Zügen.

## Die letzte Spalte dessen, was jeder Zug wert ist

solve-head-best = Am besten
