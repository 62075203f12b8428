# Les problèmes et l’entraîneur. { $name } est remplacé, { $n -> … } choisit selon le nombre.

## Les problèmes

puzzle-kind = Il n’y a pas de type de problème « { $read } » ; les types sont { $names }.
puzzle-target = Un problème du type « { $kind } » nomme une autre place si et seulement s’il s’agit de la sortie de celle-ci.
puzzle-limit = Un problème du type « { $kind } » a une limite, 0 ou plus, si et seulement s’il demande des points ou des manches.
puzzle-theme = Il n’y a pas de thème « { $read } » ; les thèmes sont { $names }.
puzzle-number = Une place ou une limite est un nombre entier ; { $read } ne convient pas.
puzzle-seat = Il y a 12 places au plus, de A à L.
puzzle-text = Le champ { $name } d’un problème contient des signes qui ne s’affichent pas.
puzzle-undecided = Non décidé avec ce budget ; un plus grand le dira peut-être.
puzzle-too-large = La solution a plus de { $limit } moments, trop pour tous les regarder.
puzzle-not-to-act = Ce doit être le tour de { $seat }, la place dont il s’agit.
puzzle-not-so = Ce n’est pas un problème : { $failed }.
puzzle-over = La phase est finie, il n’y a donc rien à jouer.
puzzle-all-right = Ici, tous les coups permis sont justes : il n’y a rien à trouver.
puzzle-not-least = { $limit } n’est pas le minimum : on peut faire mieux.
puzzle-few-plays = Un problème où tous les coups sauf un perdent demande au moins { $n } coups permis.
puzzle-not-only = Contre les meilleures réponses, il y a un tour où un second coup est juste.
puzzle-not-one-line = Il y a une seconde ligne d’entraide aussi courte.
puzzle-line = La ligne d’un problème commence par l’un de ses coups justes.
puzzle-other-plays = Les coups justes sont { $plays }, et non ceux que donne le problème.
puzzle-other-themes = Les thèmes de la solution sont { $themes }, et non ceux que donne le problème.
puzzle-other-difficulty = La difficulté calculée est { $n }, et non celle que donne le problème.
puzzle-other-measures = Les mesures de la solution ne sont pas celles que donne le problème.
puzzle-cheap-line = La ligne du problème finit à { $points }, et ce n’est pas la perte demandée.
puzzle-bad-line = La ligne du problème perd ce qui était demandé au coup { $play }.
puzzle-open-line = La ligne du problème n’aboutit pas à ce qui était demandé.
puzzle-asks = À cartes ouvertes : { $task }

puzzle-task-out = { $seat } joue et sort sans pénalité, quoi que fassent les autres.
puzzle-task-only = { $seat } joue et sort sans pénalité, quoi que fassent les autres ; contre les meilleures réponses, à chaque tour, tous les coups sauf un perdent.
puzzle-task-least = { $seat } joue et limite sa perte à { $limit ->
    [one] { $limit } point de pénalité
   *[other] { $limit } points de pénalité
}, quoi que fassent les autres.
puzzle-task-force = { $seat } joue et force la sortie de { $target }, quoi que fassent les autres.
puzzle-task-prevent = { $seat } joue et empêche { $target } de sortir, quoi que fassent les autres.
puzzle-task-rounds = { $seat } joue et sort en { $limit ->
    [one] { $limit } manche
   *[other] { $limit } manches
} au plus, quoi que fassent les autres.
puzzle-task-help = Si toutes les places s’entraident, { $seat } sort en { $limit ->
    [one] { $limit } manche
   *[other] { $limit } manches
} au plus : joue pour toutes.

puzzle-failed-out = { $seat } ne peut pas forcer sa sortie
puzzle-failed-only = { $seat } ne peut pas forcer sa sortie
puzzle-failed-least = { $seat } ne peut pas limiter sa perte à { $limit }
puzzle-failed-force = { $seat } ne peut pas forcer la sortie de { $target }
puzzle-failed-prevent = { $seat } ne peut pas empêcher { $target } de sortir
puzzle-failed-rounds = { $seat } ne peut pas forcer sa sortie en { $limit ->
    [one] { $limit } manche
   *[other] { $limit } manches
} au plus
puzzle-failed-help = même avec l’aide de tous, { $seat } ne sort pas en { $limit ->
    [one] { $limit } manche
   *[other] { $limit } manches
}

puzzle-kind-out = Sortir
puzzle-kind-least = Perdre le moins
puzzle-kind-force = Faire sortir un autre
puzzle-kind-prevent = Retenir un autre
puzzle-kind-rounds = Faire vite
puzzle-kind-help = Tous ensemble
puzzle-kind-only = Le chemin étroit

puzzle-theme-queen-wasted = Reine gaspillée exprès
puzzle-theme-queen-lent = Reine prêtée à un nombre
puzzle-theme-keep-the-pair = Garder la paire
puzzle-theme-break-the-pair = Casser la paire
puzzle-theme-give-the-lead = Céder l’entame
puzzle-theme-small-first = Le petit avant le grand
puzzle-theme-unforced-pass = Passer sans y être forcé
puzzle-theme-stand-in-the-way = Barrer la route
puzzle-theme-slayer-first = Le chasseur d’abord
puzzle-theme-boomerang = Chasseur boomerang
puzzle-theme-blocking = Bloquer
puzzle-theme-feed-high = Fournir haut
puzzle-theme-take-it = Prendre le chasseur

puzzle-idea-queen-wasted = C’est seule qu’une reine vaut le plus. Faut-il toujours qu’elle vaille le plus ?
puzzle-idea-queen-lent = Une reine peut être n’importe quel nombre. Lequel des tiens a besoin de compagnie ?
puzzle-idea-keep-the-pair = Des cartes de même valeur sont plus fortes ensemble. Lesquelles des tiennes doivent le rester ?
puzzle-idea-break-the-pair = Ce qui va ensemble ne se joue pas forcément ensemble.
puzzle-idea-give-the-lead = Tu pourrais garder l’entame. Et si quelqu’un d’autre l’avait ?
puzzle-idea-small-first = Se défaire de beaucoup de cartes d’un coup n’est pas tout.
puzzle-idea-unforced-pass = Tu peux jouer. Y es-tu obligé ?
puzzle-idea-stand-in-the-way = Qui s’échappe si personne ne fait rien ?
puzzle-idea-slayer-first = Un chasseur en main est une dette. Quel est le meilleur moment pour la payer ?
puzzle-idea-boomerang = Un chasseur peut revenir, et son retour n’est pas forcément la fin.
puzzle-idea-blocking = Une place qui n’a rien à fournir prend tout. À qui peut-on ne rien laisser ?
puzzle-idea-feed-high = Qui fournit le plus haut entame ensuite. Est-ce seulement un mal ?
puzzle-idea-take-it = Prendre un chasseur ne coûte des points que si tu l’as encore à la fin.
puzzle-idea-out = Compte les manches qu’il te faut, et demande-toi qui peut t’interrompre.
puzzle-idea-least = De laquelle de tes cartes ne te débarrasseras-tu jamais ? Fais en sorte qu’elle coûte peu.
puzzle-idea-force = De quoi l’autre place a-t-elle besoin pour que rien ne l’arrête ?
puzzle-idea-prevent = Quelle est la dernière carte que l’autre place aura en main ? Fais qu’elle y reste.
puzzle-idea-rounds = Chaque manche où tu passes est une manche perdue.
puzzle-idea-help = Tout le monde le veut : à qui devrait revenir l’entame ?
puzzle-idea-only = Ici, la plupart des coups se ressemblent. Que sacrifie chacun d’eux ?

puzzle-sort-set = Le coup juste compte { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
puzzle-sort-several = Il y a { $n } coups justes, de sortes différentes.
puzzle-sort-queens = Le coup juste n’est fait que de reines.
puzzle-sort-slayer = Le coup juste est un chasseur.
puzzle-sort-pass = Le coup juste est de passer.
puzzle-hint-play = { $n ->
    [one] Joue { $plays }
   *[other] Chacun de ces coups est juste : { $plays }
}.

make-cards = Les cartes d’une main se donnent par un nombre ou un intervalle, comme 4 ou 2-4, et { $most } au plus ici ; « { $read } » ne convient pas.
make-slayers = Ici, les chasseurs sont l’un de { $names } ; « { $read } » ne convient pas.
make-number = Il faut un nombre entier, { $least } ou plus ; « { $read } » ne convient pas.
make-impossible = Aucun problème du type « { $kind } » avec le thème « { $theme } » ne peut naître de telles donnes.
make-difficulty = Une difficulté est un nombre de 1, facile, à 5 ; « { $read } » ne convient pas.
made = { $found } sur { $tried } donnes, environ une sur { $one_in } (intervalle à 95 % : d’une sur { $often } à une sur { $seldom }).
made-none = Aucun sur { $tried ->
    [one] { $tried } donne
   *[other] { $tried } donnes
}.
made-undecided = { $made } { $n ->
    [one] { $n } donne n’a pas été décidée
   *[other] { $n } donnes n’ont pas été décidées
} avec ce budget.
made-so-far = { $tried } donnes essayées
joblib-missing = Travailler avec plusieurs processus demande joblib : pip install joblib.

pack-name = Chaque problème d’un recueil a un nom à lui ; « { $read } » figure deux fois, ou n’en est pas un.
pack-large = Un recueil fait au plus { $most } Mio.
pack-json = Ce n’est pas un recueil de problèmes : ce n’est pas du JSON.
pack-puzzle = Le problème { $number } du recueil ({ $name }) n’est pas comme il devrait : { $reason }
pack-unwritten = « { $name } » ne peut pas être écrit : { $reason }
pack-file = « { $name } » ne peut pas être lu.
pack-unknown = Il n’y a pas de problème « { $read } » dans ce recueil.
pack-said = { $title } : { $n ->
    [one] { $n } problème
   *[other] { $n } problèmes
}
pack-col-name = Nom
pack-col-title = Titre
pack-col-kind = Type
pack-col-hard = Difficulté
pack-col-theme = Thèmes

## L’entraîneur

trainer-you = { $letter } · toi
trainer-title = { $title } · difficulté { $n } sur 5
trainer-line-title = Une position à toi
trainer-ask-out = Tu es { $seat }. Sors sans pénalité, quoi que fassent les autres.
trainer-ask-only = Tu es { $seat }. Sors sans pénalité, quoi que fassent les autres : à chaque tour, un seul coup le permet.
trainer-ask-least = Tu es { $seat }. Limite ta perte à { $limit ->
    [one] { $limit } point de pénalité
   *[other] { $limit } points de pénalité
}, quoi que fassent les autres.
trainer-ask-force = Tu es { $seat }. Force la sortie de { $target }, quoi que fassent les autres.
trainer-ask-prevent = Tu es { $seat }. Empêche { $target } de sortir, quoi que fassent les autres.
trainer-ask-rounds = Tu es { $seat }. Sors en { $limit ->
    [one] { $limit } manche
   *[other] { $limit } manches
} au plus, quoi que fassent les autres.
trainer-ask-help = Tu joues pour tout le monde. Ensemble, faites sortir { $seat } en { $limit ->
    [one] { $limit } manche
   *[other] { $limit } manches
} au plus.
trainer-ask-free = Non décidé avec ce budget : on ne sait pas ce qu’on peut obtenir ici. Tu joues pour tout le monde, et aucun coup n’est jugé.

trainer-how = { $game ->
    [vampires] Clique sur un coup, ou choisis une carte de ta main, puis sa place
   *[other] Clique sur un coup, ou choisis des cartes de ta main et clique sur Jouer
}. Les autres répondent au mieux.
trainer-how-help = Clique sur un coup, ou choisis des cartes et clique sur Jouer, pour une place après l’autre.
trainer-rules = Toutes les cartes sont visibles. Tout coup qui préserve ce qui est demandé est accepté ; ce qui réfute un autre coup est montré pas à pas, et tu peux le reprendre.
trainer-so-far = Résolus jusqu’ici : { $solved } sur { $all }. À la suite : { $streak }.
trainer-step = Avance pas à pas pour voir la suite.
trainer-back-again = Coup repris : c’est de nouveau à toi.
trainer-again = Depuis le début.

trainer-right = Juste.
trainer-right-only = Juste, et rien d’autre n’aurait suffi.
trainer-played = Joué.
trainer-then = { $verdict } { $told }
trainer-after = Après ce coup ({ $play }), { $failed }.
trainer-after-passes = Après ce coup ({ $play }), les autres passent, et { $failed }.
trainer-after-reply = Après ce coup ({ $play }), { $seat } répond ({ $reply }), et { $failed }.
trainer-a-pass = passe
trainer-failed = dès lors, { $failed }
trainer-failed-least = { $seat } n’est sûr de se limiter qu’à { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et non à { $limit }
trainer-failed-rounds = { $seat } n’est sûr de sortir qu’en { $rounds } manches, et non en { $limit }
trainer-failed-help = même avec l’aide de tous, il faut { $rounds } manches à { $seat }, et non { $limit }
trainer-refuted-place = La suite : { $place }

trainer-solved-clean = Résolu, sans un seul faux coup.
trainer-solved = Résolu.
trainer-solved-helped = Résolu, avec un peu d’aide.
trainer-solved-themes = L’idée : { $themes }.
trainer-over = La phase est finie ; rien n’a été jugé.
trainer-share = Pour le partager : { $position } – { $task }

trainer-hint = Indice { $n } sur { $of } : { $hint }
trainer-shown = Chaque coup dit maintenant ce qu’il donne.
trainer-note-right = juste
trainer-note-wrong = faux
trainer-note-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
trainer-note-rounds = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
trainer-note-never = jamais
trainer-note-open = non décidé

trainer-tool-hint = Indice
trainer-tool-show = Montrer tous les coups
trainer-tool-again = Recommencer
trainer-tool-next = Problème suivant
trainer-tool-skip = Sauter
trainer-take-back = Reprendre
trainer-tool-easier = Plus facile
trainer-tool-harder = Plus difficile
trainer-no-easier = Il n’y a pas de problème plus facile ici.
trainer-no-harder = Il n’y a pas de problème plus difficile ici.
trainer-all-solved = Tu as résolu tous les problèmes d’ici ; en voici un de nouveau.

trainer-name = Il n’y a pas de problème « { $read } » ; une ligne de position a un | entre ses mains.
trainer-name-near = Il n’y a pas de problème « { $read } » ; voulais-tu dire { $names } ?
trainer-none = Il n’y a pas de tel problème : rien ne reste après le choix du type, de la difficulté et du thème.
trainer-what = { $read } n’est pas un problème : donne un Puzzle, son nom, une ligne de position, ou plusieurs problèmes.

progress-set-aside = Cette version n’a pas pu lire le fichier de ce que tu as résolu ; il est gardé sous { $name }, et un nouveau est commencé.
progress-unwritten = Ce que tu résous n’est retenu que jusqu’à la fermeture de ce notebook, car son fichier est inutilisable : { $reason }.
