# Der Kartentisch und seine Bedienung. { $name } wird eingesetzt, { $n -> … } wählt nach der Zahl.

## Der Tisch

seat-name = { $letter }
seat-named = { $letter } · { $name }
title-table = Kartentisch
label-round = Runde { $n }
label-as-text = Der Tisch als Text
label-phase-of = Phase { $n } von { $phases }
label-totals = Gesamt: { $totals }
label-before-lead = Vor der Eröffnung
label-over = Die Phase ist vorbei
label-turn = Zug { $turn } von { $seats }
label-phase = Phase { $n }
label-end = Ende der Runde
label-crypt = Gruft: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
label-left-over = Beiseitegelegt: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
label-embargo = Embargo auf { $slayer }
label-size = { $n ->
    [one] Einzelne Karten
    [2] Paare
    [3] Drillinge
   *[other] Sätze von { $n }
}
label-top = Zu überbieten: { $value }
label-top-queens = Königinnen: nichts schlägt sie
label-slayer-round = Vampirjäger-Runde
label-highest = Bisher am höchsten: { $value }
label-pass = passt
play-pass = passen
label-leads = eröffnet
label-to-act = am Zug
label-penalty = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}

spoken-seat = { $who }. { $marks }Hand: { $hand }.{ $played }
spoken-hidden = { $n ->
    [one] 1 verdeckte Karte
   *[other] { $n } verdeckte Karten
}
spoken-known = { $hidden }; bekannt: { $known }
spoken-empty = leer
spoken-leader = Eröffnet diese Runde.{" "}
spoken-to-act = Am Zug.{" "}
spoken-played = {" "}Gespielt: { $cards }.
spoken-passed = {" "}Gepasst.
spoken-penalty = {" "}Minuspunkte: { $n }.

status-lead = { $who } eröffnet die Runde.
status-lead-embargo = { $who } eröffnet die Runde, aber nicht mit { $slayer }.
status-raise = { $who } darf die { $top } überbieten, mit { $size ->
    [one] einer Karte
    [2] einem Paar
    [3] einem Drilling
   *[other] einem Satz von { $size }
}, oder passen.
status-pass = { $who } kann nur passen.
status-queens = { $who } kann nur passen: Nichts schlägt Königinnen allein.
status-feed = { $who } gibt einen Vampir zu.
status-blocked = { $who } hat nur noch einen Vampirjäger, muss passen und wird aufnehmen.
status-over = Die Phase ist vorbei. Minuspunkte: { $penalties }.
status-penalty = { $who } { $n }
status-game-over = Die Partie ist vorbei. Gesamt: { $totals }. Gewonnen: { $winners }.
status-watch = { $who } ist am Zug.

told-lead = { $who } spielt { $cards } an.
told-slayer = { $who } spielt den { $cards } an: eine Vampirjäger-Runde.
told-raise = { $who } überbietet: { $cards }.
told-feed = { $who } gibt { $cards } zu.
told-pass = { $who } passt.
told-blocked = { $who } ist blockiert: nichts zum Zugeben, nur ein Vampirjäger.
told-crypt = Ende der Runde: { $n ->
    [one] 1 Karte kommt
   *[other] { $n } Karten kommen
} in die Gruft, { $who } eröffnet als Nächstes.
told-pick-up = Ende der Runde: { $who } nimmt { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} auf und eröffnet als Nächstes.
told-pick-up-other = Ende der Runde: { $who } nimmt { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} auf; { $leader } eröffnet als Nächstes.
told-totals = Bisher insgesamt: { $totals }.
told-crypt-over = Ende der Runde: { $n ->
    [one] 1 Karte kommt
   *[other] { $n } Karten kommen
} in die Gruft.
told-pick-up-over = Ende der Runde: { $who } nimmt { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} auf.

## Bedienung des Tischs

control-first = Anfang
control-round-back = Runde zurück
control-back = Zurück
control-next = Weiter
control-round-next = Nächste Runde
control-last = Ende
control-comment = Nächster Kommentar
control-comments = Kommentare
control-comments-none = Keine Kommentare
control-comment-none = Kein Kommentar an dieser Stelle.
control-comments-pick = Zu einem Kommentar …
control-slider = Schritt
control-steps = Durch die Aufzeichnung gehen
control-keys = Pfeil links und rechts gehen Zug um Zug, hoch und runter Runde um Runde, Pos1 und Ende an Anfang und Schluss, C zum nächsten Kommentar.
control-table = Tisch
control-rule = Regeln zu diesem Schritt
control-play = Spielen
control-pass = Passen
control-chosen = Gewählt
control-nothing = keine Karte
control-actions = Züge
control-tools = Werkzeuge
control-choose-keys = Klick Karten an, um sie zu wählen, oder nimm Pfeiltasten und Leertaste; Enter spielt sie aus.
control-disconnected = Der Kernel wurde neu gestartet oder ist weg: Führ diese Zelle noch einmal aus. Blättern geht noch, spielen nicht.
control-undo = Zurücknehmen
control-take-card = Zurücknehmen
control-give-to = Karten geben an
control-palette = Karten zum Geben
control-branches = Was versucht wurde
control-language = Sprache

## Der Tisch von The Vampires

vampires-title = The Vampires
vampires-turn = Zug { $n }
vampires-start = Der Start
vampires-attack = Angriffskarte, oben { $top }, rechts { $right }, unten { $bottom }, links { $left }
vampires-attack-short = Angriffskarte { $card }
vampires-weapon = { $colour }e Waffe
vampires-vampire = { $colour }er { $n }er-Vampir
vampires-action = { $card ->
    [garlic] Knoblauch
    [mirror] Spiegel
    [coffin] Sarg
   *[bite] Biss
}
vampires-cards = { $first }; { $second }
vampires-free = frei
vampires-side-of = { $side ->
    [N] nördlich
    [E] östlich
    [S] südlich
   *[W] westlich
} von Vampir { $n } ({ $vampire })
vampires-lies = { $where }: { $card }
vampires-below = unter Vampir { $n } ({ $vampire }), Ort für die { $weapon }; { $free ->
    [0] alle vier Seiten sind belegt
    [one] eine Seite ist frei
   *[other] { $free } Seiten sind frei
}
vampires-cross = Vampir { $number }, { $vampire }. Norden: { $n }; Osten: { $e }; Süden: { $s }; Westen: { $w }
vampires-say-discard = { $card } abwerfen
vampires-say-whole = { $card }, Vampir { $n }
vampires-say-side = { $card }, { $side ->
    [N] nördlich
    [E] östlich
    [S] südlich
   *[W] westlich
} von Vampir { $n }
vampires-say-moved = { $play }; was dort liegt, kommt an die { $side ->
    [N] Nordseite
    [E] Ostseite
    [S] Südseite
   *[W] Westseite
} von Vampir { $n }
vampires-say-swap = { $play }, Handtausch mit { $seat }
vampires-say-weapon = { $play }, dazu die { $weapon }
vampires-draw = Nachziehstapel: { $n ->
    [0] leer
    [one] 1 Karte
   *[other] { $n } Karten
}
vampires-discards = Ablage: { $n ->
    [0] leer
    [one] 1 Karte
   *[other] { $n } Karten
}
vampires-asleep = Schlafende Vampire: { $n }
vampires-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
vampires-spoken-won = {" "}Gewonnen: { $won }, { $points }.
vampires-status = { $who } ist am Zug und darf { $what }.
vampires-status-discard = { $who } kann nichts legen und wirft eine Karte ab.
vampires-status-over = { $who } gewinnt ({ $points }).
vampires-or = { $first } oder { $second }
vampires-may-attack = eine Angriffskarte legen
vampires-may-two = ein Kreuz mit zwei Karten fertigstellen
vampires-may-replace = eine Angriffskarte statt Knoblauch oder Spiegel legen
vampires-may-weapon = einen Vampir besiegen
vampires-may-garlic = Knoblauch legen
vampires-may-mirror = einen Spiegel legen
vampires-may-coffin = einen Vampir wecken
vampires-may-bite = einen Vampir mit einem Biss freiräumen
vampires-told = { $told }.
vampires-told-put = { $who } legt { $card } { $where }
vampires-told-moved = { $told }; die Karte von dort ({ $card }) liegt jetzt { $where }
vampires-told-second = { $told }, darunter die { $weapon }
vampires-told-swap = { $told }; Handtausch mit { $other }
vampires-told-weapon = { $who } legt die { $card } unter Vampir { $n } ({ $vampire }).
vampires-told-bite = { $who } lässt Vampir { $n } ({ $vampire }) beißen: { $cards ->
    [one] 1 Karte wird
   *[other] { $cards } Karten werden
} abgeräumt.
vampires-told-coffin = { $who } weckt mit einem Sarg einen Vampir.
vampires-told-discard = { $who } kann nichts legen und wirft ab: { $card }.
vampires-told-pass = { $who } hat keine Karte.
vampires-told-won = Ein { $vampire } ist besiegt und geht an { $who } (jetzt { $points }).
vampires-told-woken = Ein { $vampire } erwacht.
vampires-told-drawn = { $who } zieht { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}.
vampires-told-shuffled = { $who } zieht { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}, und die Ablage wird zum Nachziehstapel.
vampires-told-missed = { $who } setzt aus.
vampires-let-go = Karte loslassen
vampires-ask-weapon = Die { $weapon } gleich dazulegen oder nicht?
vampires-ask-target = Mit wem tauschst du die Hand?
vampires-ask-moved = Wohin kommt die Karte, die dort liegt ({ $card })?
control-place-keys = Wähl eine Karte mit Klick oder Enter, dann ihren Ort: Pfeiltasten gehen von Seite zu Seite und von Vampir zu Vampir, Enter legt sie hin, Esc lässt die Karte los.
control-places = Orte
control-fits = Hierher passt sie.
control-stuck = Diese Karte lässt sich jetzt nicht legen. Leg sie irgendwohin, dann siehst du die Regel, die es verbietet.

## Nach dem Namen eines Zugs mit Stern vorgelesen

control-best = Am besten

## Eine Stellung, die man auf einer Seite ohne Kernel spielt

playground-ends = Hier endet dieses Beispiel. Nimm einen Zug zurück oder fang von vorn an.
playground-large = Auf diese Stellung können mehr als { $most } Szenen folgen, zu viele für eine Seite ohne Kernel.
playground-hand = Eine Hand mit mehr als { $most } Karten ist zu groß für eine Seite ohne Kernel.
