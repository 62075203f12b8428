# La table de jeu et ses commandes. { $name } est remplacé, { $n -> … } choisit selon le nombre.

## La table

seat-name = { $letter }
seat-named = { $letter } · { $name }
title-table = Table de jeu
label-round = Manche { $n }
label-as-text = La table en texte
label-phase-of = Phase { $n } sur { $phases }
label-totals = Totaux : { $totals }
label-before-lead = Avant l’entame
label-over = La phase est finie
label-turn = tour { $turn } sur { $seats }
label-phase = Phase { $n }
label-end = fin de la manche
label-crypt = Crypte : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
label-left-over = Mises de côté : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
label-embargo = { $slayer } interdit à l’entame
label-size = { $n ->
    [one] Cartes seules
   [2] Paires
    [3] Brelans
   *[other] Lots de { $n }
}
label-top = À battre : { $value }
label-top-queens = Reines : rien ne les bat
label-slayer-round = Manche de chasseur
label-highest = Plus haut jusqu’ici : { $value }
label-pass = passe
play-pass = passer
label-leads = entame
label-to-act = doit jouer
label-penalty = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

spoken-seat = { $who }. { $marks }Main : { $hand }.{ $played }
spoken-hidden = { $n ->
    [one] { $n } carte face cachée
   *[other] { $n } cartes face cachée
}
spoken-known = { $hidden } ; vues : { $known }
spoken-empty = vide
spoken-leader = Entame cette manche.{" "}
spoken-to-act = Doit jouer.{" "}
spoken-played = {" "}Joué : { $cards }.
spoken-passed = {" "}A passé.
spoken-penalty = {" "}Pénalité : { $n }.

status-lead = { $who } entame la manche.
status-lead-embargo = { $who } entame la manche, mais pas avec { $slayer }.
status-raise = { $who } peut surenchérir sur le { $top } avec { $size ->
    [one] une carte
    [2] une paire
    [3] un brelan
   *[other] un lot de { $size }
}, ou passer.
status-pass = { $who } ne peut que passer.
status-queens = { $who } ne peut que passer : rien ne bat des reines seules.
status-feed = { $who } fournit un vampire.
status-blocked = { $who } n’a plus qu’un chasseur : { $who } doit passer et va ramasser.
status-over = La phase est finie. Points de pénalité : { $penalties }.
status-penalty = { $who } { $n }
status-game-over = La partie est finie. Totaux : { $totals }. Victoire : { $winners }.
status-watch = C’est à { $who } de jouer.

told-lead = { $who } entame avec { $cards }.
told-slayer = { $who } entame avec { $cards } : manche de chasseur.
told-raise = { $who } surenchérit avec { $cards }.
told-feed = { $who } fournit { $cards }.
told-pass = { $who } passe.
told-blocked = { $who }, plus rien à fournir qu’un chasseur : bloqué.
told-crypt = Fin de la manche : { $n ->
    [one] { $n } carte va
   *[other] { $n } cartes vont
} à la crypte, { $who } entame ensuite.
told-pick-up = Fin de la manche : { $who } ramasse { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} et entame ensuite.
told-pick-up-other = Fin de la manche : { $who } ramasse { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} ; { $leader } entame ensuite.
told-totals = Totaux jusqu’ici : { $totals }.
told-crypt-over = Fin de la manche : { $n ->
    [one] { $n } carte va
   *[other] { $n } cartes vont
} à la crypte.
told-pick-up-over = Fin de la manche : { $who } ramasse { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.

## Commandes de la table

control-first = Début
control-round-back = Manche précédente
control-back = Précédent
control-next = Suivant
control-round-next = Manche suivante
control-last = Fin
control-comment = Commentaire suivant
control-comments = Commentaires
control-comments-none = Aucun commentaire
control-comment-none = Aucun commentaire à cette étape.
control-comments-pick = Aller à un commentaire …
control-slider = Étape
control-steps = Parcourir le relevé
control-keys = Les flèches gauche et droite avancent d’un tour, haut et bas d’une manche, Début et Fin vont aux extrémités, C va au commentaire suivant.
control-table = Table
control-rule = Règles à cette étape
control-play = Jouer
control-pass = Passer
control-chosen = Choisies
control-nothing = aucune carte
control-actions = Coups
control-tools = Outils
control-choose-keys = Clique sur les cartes pour les choisir, ou utilise les flèches et Espace ; Entrée les joue.
control-disconnected = Le noyau a redémarré ou n’est plus là : exécute de nouveau cette cellule. Tu peux encore avancer et reculer, mais pas jouer.
control-undo = Reprendre
control-take-card = Reprendre
control-give-to = Donner des cartes à
control-palette = Cartes à donner
control-branches = Essais
control-language = Langue

## La table de The Vampires

vampires-title = The Vampires
vampires-turn = Tour { $n }
vampires-start = Le départ
vampires-attack = carte d’attaque, { $top } en haut, { $right } à droite, { $bottom } en bas, { $left } à gauche
vampires-attack-short = carte d’attaque { $card }
vampires-weapon = { $colour ->
    [bleu] arme bleue
    [vert] arme verte
   *[other] arme { $colour }
}
vampires-vampire = vampire { $colour } à { $n ->
    [one] { $n } point
   *[other] { $n } points
}
vampires-action = { $card ->
    [garlic] ail
    [mirror] miroir
    [coffin] cercueil
   *[bite] morsure
}
vampires-cards = { $first } ; { $second }
vampires-free = libre
vampires-side-of = { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
} du vampire { $n } ({ $vampire })
vampires-lies = { $where } : { $card }
vampires-below = sous le vampire { $n } ({ $vampire }) : la place de son { $weapon } ; { $free ->
    [0] les quatre côtés sont pris
    [one] un côté est libre
   *[other] { $free } côtés sont libres
}
vampires-cross = Vampire { $number }, { $vampire }. Nord : { $n } ; est : { $e } ; sud : { $s } ; ouest : { $w }
vampires-say-discard = défausser : { $card }
vampires-say-whole = { $card }, vampire { $n }
vampires-say-side = { $card }, { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
} du vampire { $n }
vampires-say-moved = { $play } ; ce qui s’y trouve va { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
} du vampire { $n }
vampires-say-swap = { $play }, en échangeant sa main avec { $seat }
vampires-say-weapon = { $play }, puis l’{ $weapon }
vampires-draw = Pioche : { $n ->
    [0] vide
    [one] { $n } carte
   *[other] { $n } cartes
}
vampires-discards = Défausse : { $n ->
    [0] vide
    [one] { $n } carte
   *[other] { $n } cartes
}
vampires-asleep = Vampires endormis : { $n }
vampires-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
vampires-spoken-won = {" "}Gagné : { $won }, { $points }.
vampires-status = { $who } doit jouer, et peut { $what }.
vampires-status-discard = { $who } ne peut rien jouer, et défausse une carte.
vampires-status-over = { $who } gagne avec { $points }.
vampires-or = { $first } ou { $second }
vampires-may-attack = poser une carte d’attaque
vampires-may-two = finir une croix avec deux cartes
vampires-may-replace = poser une carte d’attaque à la place d’un ail ou d’un miroir
vampires-may-weapon = vaincre un vampire
vampires-may-garlic = poser de l’ail
vampires-may-mirror = poser un miroir
vampires-may-coffin = réveiller un vampire
vampires-may-bite = dégager un vampire par une morsure
vampires-told = { $told }.
vampires-told-put = { $who } pose { $card ->
    [ail] de l’ail
    [miroir] un miroir
   *[other] la { $card }
} { $where }
vampires-told-moved = { $told } ; { $card ->
    [ail] l’ail
    [miroir] le miroir
   *[other] la { $card }
} qui s’y trouvait va { $where }
vampires-told-second = { $told }, et l’{ $weapon } dessous
vampires-told-swap = { $told }, et échange sa main avec { $other }
vampires-told-weapon = { $who } pose l’{ $card } sous le vampire { $n } ({ $vampire }).
vampires-told-bite = { $who } fait mordre le vampire { $n } ({ $vampire }) : { $cards ->
    [one] { $cards } carte est enlevée
   *[other] { $cards } cartes sont enlevées
}.
vampires-told-coffin = { $who } réveille un vampire avec un cercueil.
vampires-told-discard = { $who } ne peut rien jouer, et défausse une carte : { $card }.
vampires-told-pass = { $who } n’a pas de carte.
vampires-told-won = { $who } gagne le { $vampire } et totalise { $points }.
vampires-told-woken = Le { $vampire } se réveille.
vampires-told-drawn = { $who } pioche { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
vampires-told-shuffled = { $who } pioche { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}, et la défausse devient la pioche.
vampires-told-missed = { $who } saute un tour.
vampires-let-go = Relâcher la carte
vampires-ask-weapon = Avec l’{ $weapon }, ou sans ?
vampires-ask-target = Avec qui échanger ta main ?
vampires-ask-moved = Où va { $card ->
    [ail] l’ail
    [miroir] le miroir
   *[other] la { $card }
} qui s’y trouve ?
control-place-keys = Choisis une carte d’un clic ou avec Entrée, puis sa place : les flèches vont d’un côté à l’autre et d’un vampire à l’autre, Entrée la pose, Échap la relâche.
control-places = Places
control-fits = Elle peut aller ici.
control-stuck = Cette carte ne peut pas être jouée maintenant. Pose-la quelque part, et tu liras la règle qui l’interdit.

## Lu après le nom d’un coup marqué d’une étoile

control-best = Le meilleur

## Une position jouée sur une page, sans noyau

playground-ends = Cet exemple finit ici. Reprends un coup, ou recommence.
playground-large = Plus de { $most } scènes peuvent suivre cette position, c’est trop pour une page sans noyau.
playground-hand = Une main de plus de { $most } cartes est trop grande pour une page sans noyau.
