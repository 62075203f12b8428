# Les règles de The Vampires : refus, clauses, relevés. { $name } est remplacé, { $n -> … } choisit selon le nombre.

## The Vampires : refus

vampires-pass = On ne passe pas : une main qui a une carte en joue une.
vampires-not-held = { $card } n’est pas dans cette main, qui contient { $hand }.
vampires-turned = { $card } est { $held } tournée ; les cartes se posent à l’endroit.
vampires-form = Il n’y a pas de tel coup avec { $card } : il nomme plus que ce qu’un tour permet.
vampires-discard = On ne défausse rien tant qu’on peut jouer quelque chose, comme { $play }.
vampires-no-vampire = Il n’y a pas de vampire { $n } sur la table ; elle en a { $most }.
vampires-side = { $card } se pose sur un côté d’un vampire, comme { $card }@1N.
vampires-whole = { $card } s’applique à un vampire entier, comme { $card }@1.
vampires-coffin-place = Un cercueil ne se pose nulle part : il réveille le vampire suivant.
vampires-replace-with = { $card } ne peut rien remplacer ; seule une carte d’attaque le peut.
vampires-one-card = { $card } serait une seconde carte ; un tour n’en a qu’une, sauf l’arme qui termine une croix.
vampires-second = { $weapon } ne peut pas suivre { $card } dans le même tour ; une arme suit la dernière carte d’attaque d’une croix.
vampires-target = Il faut au miroir quelqu’un avec qui échanger sa main, comme mirror@1N>B.
vampires-no-target = { $card } n’échange pas de mains.
vampires-own-hand = Un miroir échange les mains avec quelqu’un d’autre.
vampires-no-seat = Cette place n’existe pas ; la dernière est { $last }.
vampires-occupied = { $n }{ $side } est pris par { $card }.
vampires-replace-attack = { $card } en { $n }{ $side } reste là : seuls l’ail et les miroirs se remplacent.
vampires-replace-nothing = Il n’y a rien à remplacer en { $n }{ $side }.
vampires-edge = Le bord de { $card } en { $n }{ $side } est { $edge }, et le vampire est { $colour }.
vampires-letter = { $letter ->
    [R] rouge
    [Y] jaune
    [B] bleu
    [G] vert
   *[other] { $letter }
}
vampires-moved-free = { $card } ne peut pas aller en { $n }{ $side }, qui n’est pas libre.
vampires-moved-same = { $card } doit aller à un autre vampire.
vampires-coffin-most = Il y a { $most } vampires au plus sur la table.
vampires-coffin-none = Il ne reste aucun vampire à réveiller.
vampires-bite-none = Il n’y a rien autour du vampire { $n } : sa morsure n’enlève rien.
vampires-weapon-colour = { $weapon } ne peut pas vaincre { $vampire }, qui est { $colour }.
vampires-incomplete = La croix n’est pas complète : { $n ->
    [one] un côté est libre
   *[other] { $n } côtés sont libres
}.
vampires-not-all-attacks = Dans cette édition, { $card } ne compte pas pour une croix ; il y faut quatre cartes d’attaque.

## The Vampires : positions et textes impossibles

impossible-hunters = The Vampires se joue de 2 à 6 ; à { $read }, on ne peut pas.
deck-colour = { $card } a une couleur que ce jeu de cartes ne nomme pas.
deck-large = Un jeu de cartes a au plus { $most } cartes.
deck-taken = Le nom { $name } est celui d’un jeu avec d’autres cartes ; donne un autre nom au tien.
deck-long = Un fichier de jeu de cartes fait au plus { $most } Kio.
deck-unreadable = { $name } ne peut pas être lu comme un jeu de cartes.
deck-name = Il n’y a pas de jeu de cartes { $read } ; il y a { $allowed }.
vampires-won-seats = Les vampires gagnés sont écrits pour { $read ->
    [one] { $read } place
   *[other] { $read } places
}, et il y a { $seats } places.
vampires-hand-most = Une main a au plus { $most } cartes.
vampires-no-card = Il n’y a pas de carte { $card } dans ce jeu de cartes, ou pas à cet endroit.
vampires-two-winners = Deux places ont gagné.
vampires-four-sides = { $vampire } a quatre côtés : nord, est, sud, ouest ; un côté libre s’écrit -.
vampires-cannot-lie = { $card } ne peut pas se trouver en { $n }{ $side }.
vampires-play-type = { $read } n’est pas un coup ; écris-le en texte, comme "RYBG@1N".
vampires-position-type = { $read } n’est pas une position ; écris-la en texte, comme "vampires: RYBG | WR ; R4".
notation-vampires-play = Lu « { $read } » à la colonne { $column } : un coup s’écrit comme RYBG@1N, RYBG@1N+WR, RYBG@1N/2E, garlic@1N, mirror@1N>B, WR@1, bite@1, coffin ou discard WR.
notation-vampires-game = Lu « { $read } » : le jeu est vampires, ou vampires/ suivi d’une édition, comme vampires/standard.
notation-vampires-fields = La position a { $read } parties ; elle en a { $most } au plus : mains ; vampires ; place ; gagnés ; pioche ; défausse ; pile des vampires ; germe.
notation-vampires-card = Lu « { $read } » à la colonne { $column } : une carte s’écrit comme RYBG, WR, garlic, mirror, coffin, bite ou R4, avec ^n pour n exemplaires.
notation-vampires-empty = Il n’y a rien à la colonne { $column } : écris des cartes, ou - s’il n’y en a pas.
notation-vampires-cross = Lu « { $read } » à la colonne { $column } : un vampire s’écrit comme R4, ou R4(RYBG - garlic -) avec ce qui se trouve au nord, à l’est, au sud et à l’ouest.
notation-vampires-seed = Lu « { $read } » à la colonne { $column } : un germe est un nombre entier, ou - s’il n’y en a pas.

## Les clauses de The Vampires

clause-T1-title = Les cartes
clause-T1 = Il y a 90 cartes : 13 vampires, 13 armes, 49 cartes d’attaque, cinq ails, deux miroirs, quatre cercueils et quatre morsures.
clause-T2-title = La mise en place
clause-T2 = On joue de deux à six. Chacun reçoit cinq cartes, quatre vampires sont face visible, et les autres vampires forment leur propre pile.
clause-T3-title = Qui commence
clause-T3 = On tire au sort la place qui commence ; on joue dans le sens horaire.
clause-T4-title = Une carte par tour
clause-T4 = Un tour, c’est une carte de la main ; personne ne passe.
clause-T5-title = Côtés libres
clause-T5 = Un vampire a quatre côtés, et chacun reçoit une carte : carte d’attaque, ail ou miroir.
clause-T6-title = Cartes d’attaque
clause-T6 = Une carte d’attaque convient là où le bord qui touche le vampire a sa couleur.
clause-T7-title = À l’endroit
clause-T7 = Les cartes ne se tournent jamais.
clause-T8-title = Armes
clause-T8 = Une arme se pose en dernier, sous un vampire de sa couleur, quand les quatre côtés sont pris. Peu importe qui a posé ces cartes.
clause-T9-title = Deux cartes en un tour
clause-T9 = Qui remplit le quatrième côté avec une carte d’attaque peut ajouter aussitôt l’arme qui convient.
clause-T10-title = Remplacer
clause-T10 = Une carte d’attaque peut prendre la place d’un ail ou d’un miroir, qui va alors sur un autre côté libre et agit de nouveau. Aucune arme ne suit dans ce tour.
clause-T11-title = Défausser
clause-T11 = Qui ne peut vraiment rien jouer défausse une carte de son choix et en pioche une.
clause-T12-title = L’ail
clause-T12 = Après de l’ail, la place suivante saute un tour.
clause-T13-title = Le miroir
clause-T13 = Après un miroir, on complète sa main à cinq cartes, puis on l’échange tout entière avec celle d’une autre place.
clause-T14-title = Le cercueil
clause-T14 = Un cercueil réveille un vampire de plus, tant qu’il y en a moins de six sur la table et que la pile n’est pas vide.
clause-T15-title = La morsure
clause-T15 = Une morsure enlève tout ce qui se trouve autour d’un vampire.
clause-T16-title = La défaite d’un vampire
clause-T16 = Un vampire entouré de quatre cartes et touché par l’arme de sa couleur est vaincu. Qui a posé l’arme le prend ; les cartes sont défaussées.
clause-T17-title = Le vampire suivant
clause-T17 = Quand une défaite laisse moins de quatre vampires sur la table, on retourne le suivant de la pile.
clause-T18-title = Piocher
clause-T18 = À la fin du tour, on complète sa main à cinq cartes.
clause-T19-title = La pioche
clause-T19 = Quand on en prend la dernière carte, la défausse est mélangée et devient la pioche.
clause-T20-title = La victoire
clause-T20 = La première place à six points ou plus gagne aussitôt.

## Les jeux, et les relevés de The Vampires

game-unknown = Lu « { $read } » : le jeu est queen ou vampires, et un texte qui n’en nomme pas est du jeu queen.
game-only-queen = Ceci vient de The Vampires, et ici on ne connaît que Vampire Queen.
edition-no-embargo = The Vampires n’a pas d’embargo à supprimer ; --no-embargo est pour Vampire Queen.
record-game = Ce relevé est du jeu « { $read } », et ici le jeu est { $game }.
record-no-game = Le relevé ne nomme aucun jeu ; il faut à son en-tête une ligne comme « game: vampires/standard ».
record-no-start = Le relevé n’a pas de départ ; écris « start: mains ; vampires », ou donne au relevé le nombre de places (seats) et un germe (seed).
record-start-late = Il y a un seul départ, avant le premier coup.
record-winner-early = Personne n’a encore gagné, et « winner » s’écrit après une partie finie.
record-winner = Le gagnant est { $expected }, mais le relevé dit { $read }.
record-many-plays = Un relevé a au plus { $plays } coups.
solve-vampires-no-use = { $name } est pour Vampire Queen ; pour The Vampires, il y a --seat, --turns, --nodes, --all-plays et --verify.
solve-vampires-concept = { $name } est pour Vampire Queen ; pour The Vampires, on demande si une place gagne la première.
solve-queen-no-use = { $name } est pour The Vampires seulement.

## Où quelque chose ne peut pas être dans une ligne de The Vampires

notation-vampires-no-card = Lu « { $read } » à la colonne { $column } : il n’y a pas de telle carte dans ce jeu de cartes, ou pas à cet endroit.
notation-vampires-sides = Lu « { $read } » à la colonne { $column } : un vampire a quatre côtés, nord, est, sud et ouest ; écris - pour un côté libre.
