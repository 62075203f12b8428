# L’explorateur de graphe et Analysis. { $name } est remplacé, { $n -> … } choisit selon le nombre.

## L’explorateur de graphe

explorer-asks-points = Combien de points { $seat } peut-il se garantir ?
explorer-asks-event = « { $event } » peut-il être imposé par { $who } ?
explorer-one-seat = On demande des points pour une seule place ; plusieurs places ensemble peuvent vouloir imposer un événement.
explorer-no-seat = Il faut au moins une place qui veuille l’événement.
explorer-limit = Combien de positions dessiner au plus ? { $read } n’est pas un nombre entier, 1 ou plus.
explorer-elsewhere = « { $read } » ne découle pas de la position explorée.
explorer-no-strategy = Ce camp n’a pas de stratégie ici.
explorer-keeps = { $play } ne concède rien, il n’y a donc rien à réfuter.

explorer-shows-whole = Tout ce qui peut suivre : { $count ->
    [one] { $count } position
   *[other] { $count } positions
}.
explorer-shows-below = Tout ce qui suit la position { $number } : { $count ->
    [one] { $count } position
   *[other] { $count } positions
}.
explorer-shows-first = { $count ->
    [one] { $count } position
   *[other] { $count } positions
} parmi toutes celles qui suivent la position { $number }.
explorer-folded = La suite de { $count ->
    [one] { $count } position est repliée
   *[other] { $count } positions est repliée
}.
explorer-shows-proof = La preuve de « { $keeps } » : un seul coup partout où c’est à { $who } de jouer, et tous les coups des autres. { $count ->
    [one] { $count } position
   *[other] { $count } positions
}.
explorer-shows-refutation = { $seat } joue { $play } ; « { $keeps } » peut alors être imposé par { $who } : un seul coup pour ce camp, et tous les coups des autres. { $count ->
    [one] { $count } position
   *[other] { $count } positions
}.
explorer-at-least = { $seat } a au moins { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
}
explorer-missing = { $count ->
    [one] { $count } autre position plus loin n’est pas montrée
   *[other] { $count } autres positions plus loin ne sont pas montrées
} : on en dessine { $limit } au plus à la fois. Choisis une position pour voir ce qu’il y a dessous, ou une stratégie.
explorer-missing-deeper = { $count ->
    [one] { $count } position des couches plus profondes n’est pas montrée.
   *[other] { $count } positions des couches plus profondes ne sont pas montrées.
}
explorer-missing-some = Ce sont des couches entières ; la suivante ferait dépasser les { $limit } positions dessinées à la fois. On n’a pas compté combien suivent en tout.
explorer-unfinished = La recherche s’est arrêtée avant la fin de la preuve : elle reste ouverte là où figure « … ».
explorer-too-large = Il y a plus de { $limit } positions, trop pour construire tout le graphe ; c’est une recherche qui répond.
explorer-not-decided = Ce qu’on peut imposer ici n’est pas décidé.
explorer-points-open = À cartes ouvertes : ici, on n’a pas décidé combien de points { $seat } peut se garantir.

explorer-points = { $who } peut se garantir { $points ->
    [one] { $points } point
   *[other] { $points } points
}
explorer-between = dépend de ce que coûte un jeu sans fin : { $range } points pour { $who }
explorer-forced = « { $event } » peut être imposé par { $who }
explorer-prevented = « { $event } » ne peut pas être imposé par { $who }
explorer-yes = peut être imposé
explorer-no = peut être empêché
explorer-endless = dépend de ce que coûte un jeu sans fin
explorer-open = non décidé
explorer-legend-points = le nombre du dessous : points que { $who } peut se garantir, plus sombre s’il y en a plus ; la lettre : qui joue
explorer-legend-end = contour épais, sans lettre : la phase est finie
explorer-legend-keeps = un coup qui ne concède rien
explorer-legend-gives = un coup qui concède quelque chose
explorer-legend-lost = le coup réfuté
explorer-legend-back = retour à une position précédente

explorer-building = positions jusqu’ici
explorer-whole = Graphe entier
explorer-first = Premières couches
explorer-start = Depuis le départ
explorer-strategy = Stratégie ({ $who }) : { $keeps }
explorer-less = Une couche de moins
explorer-more = Une couche de plus
explorer-fold = Replier la suite
explorer-unfold = Déplier
explorer-below = Seulement la suite
explorer-refute = Réfuter
explorer-acts = à { $who } de jouer
explorer-over = la phase est finie
explorer-more-rows = { $count ->
    [one] { $count } autre position n’est pas listée ici.
   *[other] { $count } autres positions ne sont pas listées ici.
}

explorer-graph = Graphe d’états
explorer-zoom = Zoom
explorer-in = Plus près
explorer-out = Plus loin
explorer-fit = Tout voir
explorer-centre = Trouver la position choisie
explorer-legend = Ce que veulent dire les signes
explorer-keys = Les flèches vont à la position d’avant, d’après ou d’à côté ; + et − zooment, 0 montre tout, Entrée va à la table de la position. Fais glisser pour déplacer, molette avec Ctrl pour zoomer.
explorer-selected = La position choisie
explorer-line = Ligne de la position
explorer-copy = Copier
explorer-copied = Copié.
explorer-plays = Coups
explorer-table = Les mêmes positions en tableau
explorer-pages = Pages du tableau
explorer-earlier = Lignes d’avant
explorer-later = Lignes d’après
explorer-number = Nº
explorer-layer = Couche
explorer-who = Joue
explorer-position = Position
explorer-worth = Valeur
explorer-tools = Ce qui est montré
explorer-questions = Ce qui est demandé
explorer-here = Sous cette position

## Analysis

values-caption = À cartes ouvertes : ce que vaut chaque coup pour { $seat }
values-begin = Résolution.
values-sure = Résolution : ce que { $seat } peut se garantir après { $play }
values-power = Résolution : { $seat } seul et la sortie de { $out } après { $play }
values-so-far = { $what } – { $so_far }.
values-graph = Résolution : équilibres et prévision, { $n } positions jusqu’ici.
values-help = Résolution : entraide, { $n } positions jusqu’ici.
values-legend = { $claim }
values-undecided = { $claim } Ce qui reste ouvert montre ses bornes, ou « non décidé » ; « Continuer » y consacre plus de calcul.
values-head-play = Coup
values-head-sure = Points que { $seat } peut se garantir
values-head-power = Sorties que { $seat } peut forcer seul
values-head-equilibria = Équilibres
values-head-forecast = Prévision (égalité : premier coup)
values-head-help = { $seat } sorti, si tous aident
values-here = Ici, avant le coup
values-open = non décidé
values-rounds-least = { $n ->
    [one] non décidé : { $n } manche ou plus
   *[other] non décidé : { $n } manches ou plus
}
values-nobody = personne
values-power-open = non décidé : { $seats }
values-power-partly = { $can } ; non décidé : { $seats }
values-outcomes = { $n } issues : { $intervals }
values-within = dans { $intervals }

variations-many = Une analyse contient au plus { $most } coups dans toutes ses variantes ; supprimes-en pour continuer.
variations-long = Un des coups a trop de variantes pour un relevé, dont les commentaires ont { $most } caractères au plus ; supprimes-en, ou enregistre-les à part.

whatif-unread = Lu « { $read } » : un changement s’écrit comme « A: 6 -> 7 », « A: 6 -> B », « A: 6 <-> B: 7 », « A: +6 », « A: -6 » ou « leader B ».
whatif-missing = { $seat } n’a pas { $card } en main.
whatif-caption = Et si : points que chaque place peut se garantir, à cartes ouvertes
whatif-now = sans le changement
whatif-draft = avec le changement
whatif-head = Position
whatif-head-sure = Garantie pour { $seat }
whatif-head-best = Meilleurs coups de qui joue
whatif-best = { $seat } : { $plays }
whatif-done = Points que chaque place peut se garantir, quoi que fassent toutes les autres ; des bornes là où le budget était trop petit. Un changement qui les fait baisser porte une étoile.
whatif-stopped = Arrêté. Ce qui manque n’a pas été décidé.
whatif-many = On compare au plus { $most } changements à la fois.
whatif-doing = Résolution : ce que { $seat } peut se garantir, { $name }

table-too-long = C’est trop long : on lit { $most } caractères au plus.
analysis-title = Analyse
analysis-setup = Mise en place
analysis-values = Valeurs
analysis-values-on = Valeurs : affichées
analysis-values-off = Valeurs : masquées
analysis-delete = Supprimer à partir d’ici
analysis-earlier = Autre position
analysis-save = Enregistrer les lignes
analysis-saved = Enregistré sous { $name }, un relevé qu’Analysis.load rouvre.
analysis-stop = Arrêter
analysis-go-on = Continuer
analysis-whose = Points de
analysis-whose-acts = qui joue
analysis-line = Position
analysis-open = Ouvrir
analysis-copy = Copier
analysis-copied = Copié.
analysis-start = Départ
analysis-step = { $n }. { $seat } { $play }
values-stopped = Arrêté. { $claim } « Continuer » y consacre plus de calcul.

board-status = Les cartes où tu cliques vont à { $seat }, qui { $n ->
    [0] n’en a pas encore
    [one] en a { $n }
   *[other] en a { $n }
}. Clique sur une carte d’une main pour la reprendre.
board-done = Terminé
board-cancel = Retour sans changement
board-clear = Vider toutes les mains
board-compare = Comparer avec avant
board-give = { $card } pour { $seat }, { $n ->
    [0] il n’en reste pas
    [one] il en reste { $n }
   *[other] il en reste { $n }
}
board-none = aucun
board-no-embargo = aucun
board-seats = Places
board-leader = Entame
board-embargo = Embargo
board-edition = Édition
board-plays = Coups de cette manche
setup-bare = { $n ->
    [one] { $seats } n’a pas de cartes
   *[other] { $seats } n’ont pas de cartes
} : la phase serait finie avant de commencer ; donne une carte à chaque place.
setup-choice = Il n’y a pas de choix « { $read } » ici.

file-unread = Le relevé « { $name } » ne peut pas être lu.
file-other = « { $name } » est autre chose qu’un relevé de cette position : rien n’a été écrit ; choisis un autre nom.
file-unwritten = « { $name } » ne peut pas être écrit : { $reason }.
