# Les règles de Vampire Queen : refus et clauses. { $name } est remplacé, { $n -> … } choisit selon le nombre.

## Refus : un coup que les règles interdisent

illegal-not-held = { $cards } n’est pas dans cette main, qui contient { $hand }.
illegal-lead-pass = À l’entame, on ne passe pas : il faut bien que quelqu’un commence la manche.
illegal-mixed = { $cards } mélange les valeurs ; un lot n’a qu’une seule valeur.
illegal-queen-bridge = { $cards } mélange les valeurs ; une reine s’associe à une seule valeur, elle n’en relie pas deux.
illegal-slayer-alone = { $cards } ne peut pas être joué : un chasseur s’entame seul.
illegal-slayer-raise = { $cards } ne peut pas être joué maintenant : un chasseur ne se joue qu’à l’entame.
illegal-embargo = { $slayer } a été ramassé à la manche précédente et ne peut pas être entamé dans celle-ci.
illegal-size = { $cards } compte { $read ->
    [one] { $read } carte
   *[other] { $read } cartes
} ; cette manche se joue avec { $size ->
    [one] une seule carte
   *[other] des lots de { $size } cartes
}.
illegal-too-low = { $cards } ne bat pas le { $top } joué par { $seat }.
illegal-declared = { $cards } ne peut pas être annoncé : dans cette édition, les reines seules valent toujours 14.
illegal-queen-equal = { $cards } vaut { $top }, car la reine prend la valeur de sa compagnie ; cela ne bat pas le { $top } joué par { $seat }.
illegal-queens-top = { $cards } est trop faible : les reines seules valent 14, et rien ne les bat.
illegal-feed-pass = Dans une manche de chasseur, personne ne passe ; fournis un vampire.
illegal-feed-size = { $cards } compte { $read ->
    [one] { $read } carte
   *[other] { $read } cartes
} ; dans une manche de chasseur, chacun fournit exactement un vampire.
illegal-feed-slayer = { $cards } ne peut pas être fourni : on ne joue jamais un second chasseur dans une manche de chasseur.
illegal-feed-blocked = { $cards } ne peut pas être fourni : qui n’a plus qu’un chasseur passe et ramasse.
illegal-not-there = { $cards } ne peut pas être joué par { $seat } : ce n’est pas dans sa main, ou la phase est finie.
illegal-turn = C’est à { $to_act } de jouer, pas à { $seat }.
illegal-phase-over = La phase est finie ; personne ne joue avant la prochaine donne.
illegal-phase-runs = La phase n’est pas encore finie ; la prochaine donne doit attendre.
illegal-game-over = La partie est finie ; il n’y a plus rien à jouer.

## Refus : positions et mises en place qu’aucune partie n’atteint

setup-seats = Vampire Queen se joue de { $least } à 12, pas à { $read }.
setup-deck = Un jeu de { $n } vampires est trop petit pour { $seats } joueurs.
setup-phases = Une partie compte un nombre entier de phases, au moins 1 ; { $read } ne convient pas.
setup-other-seats = La donne est prévue pour { $seats } places, et la partie pour un autre nombre.
setup-other-table = La donne suivante doit garder l’édition et les { $seats } places.
setup-slayer-kept = { $slayer } reste à { $seat }, qui l’avait à la fin de la phase précédente.
setup-new-slayer = { $slayer } n’était dans aucune main à la fin de la phase précédente : il n’est donc pas dans la suivante.
setup-no-plays = La phase suivante commence par une donne, avant son premier coup.
setup-leader = { $seat } entame la phase suivante.
setup-embargo = L’embargo de cette donne n’est pas celui que la phase précédente a laissé.
impossible-copies = { $card } figure { $held ->
    [one] { $held } fois
   *[other] { $held } fois
}, mais le jeu { $most ->
    [0] n’en a aucun exemplaire
    [one] n’en a que { $most } exemplaire
   *[other] n’en a que { $most } exemplaires
}.
impossible-slayer = { $slayer } n’est pas en jeu : l’édition { $edition } à { $seats } joueurs s’en passe.
impossible-deal = Les mains contiennent { $held } vampires, mais on n’en distribue que { $dealt } à { $seats } joueurs.
impossible-leader = Qui entame doit être l’une des { $seats } places.
impossible-embargo-off = Un embargo sur { $slayer } est impossible : cette édition se joue sans.
impossible-embargo-holder = Un embargo sur { $slayer } est impossible : { $seat }, qui entame, ne l’a pas en main.
impossible-embargo-alone = Un embargo sur { $slayer } est impossible : qui l’a ramassé, ici { $seat }, a pris un vampire avec.
impossible-play = { $play } par { $seat } est interdit : { $reason }
impossible-full-round = Les coups complètent une manche ; écris les mains d’après, pour { $seats } places, et qui entame ensuite.

## Refus : un texte illisible

notation-card = Lu « { $read } » à la colonne { $column } : une carte va de 1 à 13, ou c’est Q, S15 ou S20, avec ^n pour n exemplaires.
notation-copies = Lu « { $read } » à la colonne { $column } : une main a de 1 à { $most } exemplaires d’une carte.
notation-empty-play = Lu « { $read } » à la colonne { $column } : un coup, ce sont les cartes d’un seul lot, comme 6^2 Q, ou bien pass.
notation-declared = Lu « { $read } » avec une valeur annoncée : seules des reines sans compagnie s’annoncent, comme Q@7.
notation-empty-hand = Il manque une main à la colonne { $column } : écris ses cartes, ou - pour une main vide.
notation-long = La position a { $read } caractères ; on en lit { $most } au plus.
notation-fields = La position a { $read } parties ; elle en a quatre au plus : mains ; entame ; embargo ; coups.
notation-hands = La position a { $read } mains ; une table en a 12 au plus.
notation-seat = Lu « { $read } » à la colonne { $column } : une place est une lettre de A à L.
notation-embargo = Lu « { $read } » à la colonne { $column } : un embargo est -, S15 ou S20.
notation-plays = Une manche a 12 coups au plus ; il y en a { $read } d’écrits.
notation-game = Lu « { $read } » : le jeu est queen, ou queen/ suivi d’une édition, comme queen/base.
seat-unknown = Il n’y a pas de place { $read } ; les places vont de 0 à { $last }, ou de A à { $letter }.
play-type = { $read } n’est pas un coup ; écris ses cartes en texte, comme "6^2 Q", ou "pass".
cards-type = { $read } ne donne pas de cartes ; écris-les en texte, comme "6^3 8 Q".
position-type = { $read } n’est pas une position ; écris-la en texte, comme "6^2 8 | 7 | 9 S20".
hands-type = Les mains forment une liste, une par place ; Position.parse lit une ligne entière.
notation-json = Ce n’est pas un { $what } en JSON : ce qui se trouve à { $place } ne correspond pas au schéma { $what }.json.
notation-view-seats = La vue nomme une place au-delà de ses { $seats }.
notation-view-hand = La main de la vue a { $held } cartes, et ce n’est pas sa taille de main.
notation-view-rounds = Une manche de la vue a { $seats } coups ; seule la dernière peut en avoir moins.
notation-view-play = La manche { $round } de la vue est impossible : { $reason }
notation-view-embargo = L’embargo de la vue ne s’accorde pas avec sa dernière manche.
notation-view-copies = La vue montre { $card } { $read } fois, plus que le jeu n’en a.
notation-view-slayers = La main de la vue et ses détenteurs de chasseurs ne s’accordent pas.
notation-view-known = La vue connaît plus de cartes de { $seat } que cette place n’en a en main.
edition-name = Lu « { $read } » : l’édition est l’une de { $allowed }, puis viennent des options comme ,embargo=no.
edition-option = Lu « { $read } » : les options d’une édition sont { $allowed }.
edition-value = Lu « { $read } » : ce n’est pas une valeur pour { $name }.
edition-bound = { $name } va de { $least } à { $most } ; { $read } ne convient pas.
edition-slayers = Les chasseurs sont 15, 20, les deux ou aucun.
record-long = Le relevé est trop long : on en lit { $most } Kio au plus.
record-version = Ce n’est pas un relevé : sa première ligne est « { $read } », et non « { $first } ».
record-at-line = Ligne { $line } : { $reason }
record-empty = Le relevé n’a pas de phase ; écris-en une, comme « phase 1: mains ; entame ».
record-names = Le relevé nomme { $read ->
    [one] { $read } joueur
   *[other] { $read } joueurs
} ; nomme chaque place ou aucune.
record-name = Un nom ou un titre tient sur une ligne d’au plus { $most } caractères affichables.
record-name-comma = Le nom d’un joueur n’est pas vide et ne contient pas de virgule.
record-header = « { $name } » figure une seule fois, avant { $game ->
    [vampires] le premier coup
   *[queen] la première phase
}.
record-number = Lu « { $read } » : { $name } est un nombre entier.
record-phase-number = La phase { $read } n’est pas à sa place ; les phases sont numérotées 1, 2, 3 …, jusqu’à { $most }.
record-phase-runs = La phase { $n } n’est pas finie : aucune autre ne peut suivre.
record-seats = Le relevé annonce { $seats } places, mais il y a { $read } mains.
record-tables = Toutes les phases d’un relevé ont les mêmes places et la même édition.
record-edition = Les mains nomment une autre édition que le relevé ; l’édition s’écrit une seule fois, dans « game ».
record-no-deal = La phase { $n } n’a pas de mains ; écris-les, ou donne au relevé le nombre de places (seats) et un germe (seed).
record-penalties-early = Les pénalités s’écrivent après une phase finie.
record-penalties = Les pénalités sont { $expected }, mais le relevé dit { $read }.
record-line = Lu « { $read } » : une ligne est un en-tête, { $game ->
    [vampires] un départ, ou des coups comme GYBR@1N, garlic@2E {"{"}comment{"}"} [T12]
   *[queen] une phase, ou des coups comme 5^2, pass, 6^2 {"{"}comment{"}"} [R12]
}.
record-stray-note = Lu « { $read } » : un commentaire seul sur sa ligne se place avant le premier coup.
record-many = Un relevé a au plus { $phases } phases et { $plays } coups.
record-comment = Un commentaire a au plus { $most } caractères, tous affichables.
record-clause = Lu « { $read } » : une clause va de { $first } à { $last }.

## Les clauses des règles

clause-R1-title = Les cartes
clause-R1 = Il y a 110 cartes : les vampires 1 à 13 en huit exemplaires chacun, quatre reines, et les deux chasseurs de vampires, 15 et 20.
clause-R2-title = Les joueurs
clause-R2 = On joue de trois à douze.
clause-R3-title = Manches et phases
clause-R3 = Une manche est un tour de table. Une phase est une donne, jouée manche après manche jusqu’à ce que quelqu’un sorte. Une partie compte plusieurs phases.
clause-R4-title = Qui commence
clause-R4 = Un joueur reçoit le chasseur 15. Son voisin de gauche reçoit le chasseur 20 et entame la première manche.
clause-R5-title = Qui distribue
clause-R5 = Le détenteur du chasseur 15 distribue la première phase, celui du chasseur 20 toutes les suivantes. Cela ne change rien au jeu.
clause-R6-title = La donne
clause-R6 = De trois à huit, chacun reçoit 13 vampires ; à neuf, 12 ; à dix, 10 ; à onze ou douze, 9.
clause-R7-title = Le chasseur en plus
clause-R7 = Un chasseur est une carte de plus dans la main de son détenteur.
clause-R8-title = L’édition anglaise
clause-R8 = Dans l’édition anglaise, à six ou plus, le chasseur 15 reste dans la boîte ; qui entame tient le chasseur 20.
clause-R9-title = Cartes mises de côté
clause-R9 = Les vampires qui restent après la donne sont mis de côté, sans être vus, jusqu’à la suivante. À neuf ou à douze, il n’en reste pas.
clause-R10-title = Un tour chacun
clause-R10 = Dans une manche, chaque place a exactement un tour, dans le sens horaire, en partant de celle qui entame.
clause-R11-title = L’entame
clause-R11 = Qui entame joue un ou plusieurs vampires de même valeur, ou un seul chasseur. Passer est interdit, garder des exemplaires est permis.
clause-R12-title = Surenchérir
clause-R12 = Ensuite, on surenchérit avec exactement autant de cartes, de valeur plus haute que celles du dernier joueur qui n’a pas passé.
clause-R13-title = Passer
clause-R13 = On passe librement, même quand on pourrait surenchérir. Cela coûte le seul tour de la manche.
clause-R14-title = Fin de la manche
clause-R14 = Qui a joué le plus haut entame la manche suivante, et toutes les cartes jouées vont à la crypte, face cachée. Si tous les autres ont passé, la même place entame encore.
clause-R15-title = Reines accompagnées
clause-R15 = Une reine jouée avec des vampires de même valeur prend cette valeur. Elle ne peut pas en relier deux.
clause-R16-title = Reines seules
clause-R16 = Des reines jouées seules valent 14, quel que soit leur nombre. Rien ne les bat.
clause-R17-title = Ce que tout le monde sait
clause-R17 = Les chasseurs sont pareils des deux côtés : tous voient qui les tient. La taille des mains et les cartes ramassées sont publiques aussi.
clause-R18-title = Entamer un chasseur
clause-R18 = Un chasseur ne se joue qu’à l’entame, seul, et il vaut 0. 15 et 20 sont ses pénalités, pas sa force.
clause-R19-title = La manche de chasseur
clause-R19 = Quand un chasseur est entamé, chaque autre place fournit exactement un vampire, de n’importe quelle valeur. Personne ne passe.
clause-R20-title = Qui ramasse
clause-R20 = Dans une manche de chasseur, une reine vaut 1. Qui a fourni le plus haut ramasse toutes les cartes jouées et le chasseur ; à égalité, c’est le dernier.
clause-R21-title = L’embargo
clause-R21 = Qui a ramassé entame ensuite, mais pas ce chasseur-là, pour cette seule entame. L’autre chasseur est permis. Une nouvelle donne lève l’embargo.
clause-R22-title = Un chasseur par manche
clause-R22 = Le second chasseur ne se joue jamais dans une manche de chasseur.
clause-R23-title = Bloqué
clause-R23 = Dans une manche de chasseur, une place qui n’a plus qu’un chasseur doit passer, ramasse tout, quel que soit le plus haut, et entame ensuite.
clause-R24-title = Plus qu’un chasseur, manche normale
clause-R24 = Dans une manche normale, une place qui n’a plus qu’un chasseur passe et ne ramasse rien.
clause-R25-title = Le dernier chasseur
clause-R25 = Qui entame avec un chasseur pour seule carte le joue, et sort. Tout vampire est au-dessus de 0 : il ne peut pas revenir.
clause-R26-title = Fin de la phase
clause-R26 = Une phase s’arrête à la fin d’une manche qui laisse une main vide. Les places suivantes ont encore leur tour.
clause-R27-title = Ramasser après sa dernière carte
clause-R27 = Qui a fourni sa dernière carte et ramasse n’est pas sorti. La phase continue, sauf si une autre main est vide.
clause-R28-title = Les pénalités
clause-R28 = Les cartes en main coûtent leur valeur : de 1 à 13, une reine 14, les chasseurs 15 et 20. Une main vide ne coûte rien.
clause-R29-title = Plusieurs sortent ensemble
clause-R29 = Toute main vide à la fin de la manche ne coûte rien. Être le premier n’apporte rien de plus.
clause-R30-title = La phase suivante
clause-R30 = Les chasseurs restent où ils sont, toutes les autres cartes sont mélangées et redistribuées, et le détenteur du chasseur 20 entame.
clause-R31-title = Les deux chasseurs à la même place
clause-R31 = Qui garde les deux chasseurs commence la phase suivante avec deux cartes de plus, et entame.
clause-R32-title = Durée d’une partie
clause-R32 = Une partie compte cinq phases, ou un autre nombre convenu d’avance. Après la dernière, on ne joue plus rien.
clause-R33-title = La victoire
clause-R33 = Le plus petit total de points de pénalité gagne. À égalité, la victoire est partagée.

## Ce qu’un programme remet

number-limit = { $name } est un nombre entier, { $least } ou plus, pas { $read }.
number-seed = Un germe est un nombre entier de 18 chiffres au plus, pas { $read }.
number-large = Un nombre a ici 18 chiffres au plus ; celui-ci est { $read }.
notation-seat-of = Lu « { $read } » à la colonne { $column } : une place est une lettre de A à { $last }.
notation-view-left-over = La vue compte { $read } cartes mises de côté ; après une donne entière de l’édition « { $edition } », il y en a { $left }, et tous ses chasseurs sont en jeu.
notation-text = Ce qui se lit ici est un texte entre guillemets, pas { $read }.
slayer-unknown = Un chasseur est 15 ou 20, ou S15 ou S20, pas { $read }.
card-unknown = Une carte est 1 à 13, Q, S15 ou S20, pas { $read }.
undo-many = { $n ->
    [0] Il n’y a aucun coup à reprendre, donc pas { $read } non plus.
    [one] Il y a un coup à reprendre, donc 0 ou 1, pas { $read }.
   *[other] Il y a { $n } coups à reprendre, donc 0 à { $n }, pas { $read }.
  }

## Des noms qui n’existent pas

example-unknown = Il n’y a pas d’exemple « { $read } » ; il y a { $names }.
clause-unknown = Il n’y a pas de règle { $read } ; les règles vont de { $first } à { $last }.
