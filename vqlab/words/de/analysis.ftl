# Der Zustandsgraph und die Analyse. { $name } wird eingesetzt, { $n -> … } wählt nach der Zahl.

## Der Zustandsgraph

explorer-asks-points = Mit wie wenigen Punkten kommt { $seat } sicher davon?
explorer-asks-event = { $who ->
    [A] Kann
    [B] Kann
    [C] Kann
    [D] Kann
    [E] Kann
    [F] Kann
    [G] Kann
    [H] Kann
    [I] Kann
    [J] Kann
    [K] Kann
    [L] Kann
   *[other] Können
} { $who } erzwingen, dass { $event }?
explorer-one-seat = Nach Punkten wird für einen Platz gefragt; mehrere Plätze zusammen können nur ein Ereignis erzwingen.
explorer-no-seat = Mindestens ein Platz muss das Ereignis wollen.
explorer-limit = Wie viele Stellungen dürfen höchstens gezeichnet werden? { $read } ist keine ganze Zahl ab 1.
explorer-elsewhere = „{ $read }“ folgt nicht aus der untersuchten Stellung.
explorer-no-strategy = Diese Seite hat hier keine Strategie.
explorer-keeps = { $play } verschenkt nichts, es gibt also nichts zu widerlegen.

explorer-shows-whole = Alles, was folgen kann: { $count ->
    [one] 1 Stellung
   *[other] { $count } Stellungen
}.
explorer-shows-below = Alles, was aus Stellung { $number } folgt: { $count ->
    [one] 1 Stellung
   *[other] { $count } Stellungen
}.
explorer-shows-first = { $count ->
    [one] 1 Stellung
   *[other] { $count } Stellungen
} von allen, die aus Stellung { $number } folgen.
explorer-folded = Eingeklappt ist, was aus { $count ->
    [one] 1 Stellung
   *[other] { $count } Stellungen
} folgt.
explorer-shows-proof = Der Beweis dafür, dass { $keeps }: ein Zug überall dort, wo { $who } am Zug ist, und jeder Zug der anderen. { $count ->
    [one] 1 Stellung
   *[other] { $count } Stellungen
}.
explorer-shows-refutation = { $seat } spielt { $play }; dann { $who ->
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
} { $who } dafür sorgen, dass { $keeps }: ein Zug für diese Seite und jeder Zug der anderen. { $count ->
    [one] 1 Stellung
   *[other] { $count } Stellungen
}.
explorer-at-least = { $seat } mindestens { $points ->
    [one] 1 Minuspunkt
   *[other] { $points } Minuspunkte
} hat
explorer-missing = { $count ->
    [one] 1 weitere Stellung wird nicht gezeigt
   *[other] { $count } weitere Stellungen werden nicht gezeigt
}: Höchstens { $limit } werden auf einmal gezeichnet. Wähl eine Stellung, um zu sehen, was unter ihr liegt, oder eine Strategie.
explorer-missing-deeper = { $count ->
    [one] 1 Stellung in tieferen Schichten wird nicht gezeigt.
   *[other] { $count } Stellungen in tieferen Schichten werden nicht gezeigt.
}
explorer-missing-some = Das sind ganze Schichten; mit der nächsten wären es mehr als die { $limit } Stellungen, die auf einmal gezeichnet werden. Wie viele insgesamt folgen, wurde nicht gezählt.
explorer-unfinished = Die Suche war zu Ende, bevor der Beweis vollständig war: Wo … steht, ist er offen.
explorer-too-large = Es sind mehr als { $limit } Stellungen, zu viele für den ganzen Graphen; deshalb antwortet eine Suche.
explorer-not-decided = Was sich hier erzwingen lässt, ist unentschieden.
explorer-points-open = Alle Karten offen: Mit wie wenigen Punkten { $seat } sicher davonkommt, ist hier unentschieden.

explorer-points = { $who } kommt sicher mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} davon
explorer-between = hängt davon ab, was endloses Spiel zählt: { $range } Punkte für { $who }
explorer-forced = { $who } { $who ->
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
} erzwingen, dass { $event }
explorer-prevented = { $who } { $who ->
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
} nicht erzwingen, dass { $event }
explorer-yes = erzwingbar
explorer-no = zu verhindern
explorer-endless = hängt davon ab, was endloses Spiel zählt
explorer-open = unentschieden
explorer-legend-points = die Zahl unten: Punkte, mit denen { $who } sicher davonkommt, dunkler für mehr; der Buchstabe: wer am Zug ist
explorer-legend-end = dicker Rand, kein Buchstabe: Die Phase ist vorbei
explorer-legend-keeps = ein Zug, der nichts verschenkt
explorer-legend-gives = ein Zug, der etwas verschenkt
explorer-legend-lost = der widerlegte Zug
explorer-legend-back = zurück zu einer früheren Stellung

explorer-building = Stellungen bisher
explorer-whole = Ganzer Graph
explorer-first = Erste Schichten
explorer-start = Vom Start an
explorer-strategy = Strategie von { $who }, damit { $keeps }
explorer-less = Eine Schicht weniger
explorer-more = Eine Schicht mehr
explorer-fold = Folgendes einklappen
explorer-unfold = Ausklappen
explorer-below = Nur was folgt
explorer-refute = Widerlegen
explorer-acts = { $who } am Zug
explorer-over = die Phase ist vorbei
explorer-more-rows = { $count ->
    [one] 1 weitere Stellung steht hier nicht.
   *[other] { $count } weitere Stellungen stehen hier nicht.
}

explorer-graph = Zustandsgraph
explorer-zoom = Zoom
explorer-in = Näher
explorer-out = Weiter weg
explorer-fit = Alles zeigen
explorer-centre = Zur gewählten Stellung
explorer-legend = Was die Zeichen bedeuten
explorer-keys = Pfeile gehen zur Stellung davor, danach oder daneben; + und − zoomen, 0 zeigt alles, Enter geht zum Tisch der Stellung. Ziehen verschiebt, Mausrad mit Strg zoomt.
explorer-selected = Die gewählte Stellung
explorer-line = Zeile der Stellung
explorer-copy = Kopieren
explorer-copied = Kopiert.
explorer-plays = Züge
explorer-table = Dieselben Stellungen als Tabelle
explorer-pages = Seiten der Tabelle
explorer-earlier = Zeilen davor
explorer-later = Zeilen danach
explorer-number = Nr.
explorer-layer = Schicht
explorer-who = Am Zug
explorer-position = Stellung
explorer-worth = Wert
explorer-tools = Was gezeigt wird
explorer-questions = Wonach gefragt wird
explorer-here = Unter dieser Stellung

## Analyse

values-caption = Alle Karten offen: was jeder Zug für { $seat } wert ist
values-begin = Löse.
values-sure = Löse: Garantie für { $seat } nach { $play }
values-power = Löse: ob { $seat } allein nach { $play } erzwingen kann, dass { $out } alle Karten loswird
values-so-far = { $what }: { $so_far }.
values-graph = Löse: Gleichgewichte und Vorhersage, bisher { $n } Stellungen.
values-help = Löse: wenn alle helfen, bisher { $n } Stellungen.
values-legend = { $claim }
values-undecided = { $claim } Was offen ist, zeigt seine Schranken oder „unentschieden“; „Weiter“ wendet mehr dafür auf.
values-head-play = Zug
values-head-sure = Garantie für { $seat } (Punkte)
values-head-power = Kann allein erzwingen, dass { $seat } alle Karten loswird
values-head-equilibria = Gleichgewichte
values-head-forecast = Vorhersage (bei Gleichstand: erster Zug)
values-head-help = { $seat } fertig, wenn alle helfen
values-here = Hier, vor dem Zug
values-open = unentschieden
values-rounds-least = { $n ->
    [one] unentschieden: 1 Runde oder mehr
   *[other] unentschieden: { $n } Runden oder mehr
}
values-nobody = niemand
values-power-open = unentschieden: { $seats }
values-power-partly = { $can }; unentschieden: { $seats }
values-outcomes = { $n } Ergebnisse: { $intervals }
values-within = innerhalb von { $intervals }

variations-many = Eine Analyse fasst in allen Varianten zusammen höchstens { $most } Züge; lösch einige, um weiterzumachen.
variations-long = Bei einem Zug stehen zu viele Varianten für eine Aufzeichnung, deren Kommentare höchstens { $most } Zeichen haben; lösch einige, oder speichere sie getrennt.

whatif-unread = Gelesen wurde „{ $read }“: Eine Änderung ist etwa „A: 6 -> 7“, „A: 6 -> B“, „A: 6 <-> B: 7“, „A: +6“, „A: -6“ oder „leader B“.
whatif-missing = { $seat } hat { $card } nicht.
whatif-caption = Was wäre, wenn: die Garantie jedes Platzes in Punkten, alle Karten offen
whatif-now = ohne die Änderung
whatif-draft = mit der Änderung
whatif-head = Stellung
whatif-head-sure = Garantie für { $seat }
whatif-head-best = Beste Züge des Platzes am Zug
whatif-best = { $seat }: { $plays }
whatif-done = Mit so vielen Punkten kommt jeder Platz sicher davon, egal, was alle anderen tun; Schranken, wo das Budget zu klein war. Eine Änderung, die sie senkt, trägt einen Stern.
whatif-stopped = Angehalten. Was fehlt, blieb unentschieden.
whatif-many = Höchstens { $most } Änderungen werden auf einmal verglichen.
whatif-doing = Löse: Garantie für { $seat }, { $name }

table-too-long = Das ist zu lang: Gelesen werden höchstens { $most } Zeichen.
analysis-title = Analyse
analysis-setup = Aufbauen
analysis-values = Werte
analysis-values-on = Werte: sichtbar
analysis-values-off = Werte: verborgen
analysis-delete = Ab hier löschen
analysis-earlier = Andere Stellung
analysis-save = Varianten speichern
analysis-saved = Gespeichert als { $name }, eine Aufzeichnung, die Analysis.load wieder öffnet.
analysis-stop = Anhalten
analysis-go-on = Weiter
analysis-whose = Punkte von
analysis-whose-acts = wer am Zug ist
analysis-line = Stellung
analysis-open = Öffnen
analysis-copy = Kopieren
analysis-copied = Kopiert.
analysis-start = Start
analysis-step = { $n }. { $seat } { $play }
values-stopped = Angehalten. { $claim } „Weiter“ wendet mehr dafür auf.

board-status = Karten, die du anklickst, gehen an { $seat }, bisher { $n ->
    [0] noch keine
    [one] 1 Karte
   *[other] { $n } Karten
}. Klick eine Karte in einer Hand an, um sie zurückzunehmen.
board-done = Fertig
board-cancel = Zurück ohne Änderung
board-clear = Alle Hände leeren
board-compare = Mit vorher vergleichen
board-give = { $card } für { $seat }, { $n ->
    [0] keine übrig
   *[other] noch { $n } übrig
}
board-none = keine
board-no-embargo = keines
board-seats = Plätze
board-leader = Eröffnung
board-embargo = Embargo
board-edition = Ausgabe
board-plays = Züge in dieser Runde
setup-bare = { $n ->
    [one] { $seats } hat keine Karten
   *[other] { $seats } haben keine Karten
}, die Phase wäre also vorbei, bevor sie anfängt; gib jedem Platz eine Karte.
setup-choice = Eine Auswahl „{ $read }“ gibt es hier nicht.

file-unread = Die Aufzeichnung „{ $name }“ lässt sich nicht lesen.
file-other = „{ $name }“ ist etwas anderes als eine Aufzeichnung dieser Stellung, deshalb wurde nichts geschrieben; wähl einen anderen Namen.
file-unwritten = „{ $name }“ lässt sich nicht schreiben: { $reason }.
