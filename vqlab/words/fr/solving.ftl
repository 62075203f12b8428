# Ce que dit un solveur. { $name } est remplacé, { $n -> … } choisit selon le nombre.

## Résoudre

solve-cyclic = Sans l’embargo, le jeu peut tourner en rond, et cette recherche ne sait pas en juger ; le solveur rétrograde, si.

graph-too-large = Le graphe d’états est trop grand : { $count } positions trouvées jusqu’ici, dont { $waiting } restent à examiner, et la limite est { $limit }.
graph-cyclic = Dans ce graphe, le jeu peut revenir à la même position : l’induction à rebours n’a pas où commencer ; l’analyse rétrograde répond à sa place.
equilibria-too-many = Il y a trop d’équilibres : { $count } issues retenues jusqu’ici, et la limite est { $limit }. Les intervalles répondent encore.
rule-unknown = Il n’y a pas de règle « { $read } » ; les règles sont { $names }.
drawing-too-large = Un dessin montre au plus { $limit } positions ; ce graphe en a { $count }.
drawing-title = Graphe d’états de { $position } : { $count ->
    [one] { $count } position
   *[other] { $count } positions
}
tree-too-large = Sous forme d’arbre, où deux lignes de jeu ne se rejoignent jamais, ce graphe a { $count } nœuds ; on en écrit { $limit } au plus.
format-unknown = Il n’y a pas de format « { $read } » ; les formats sont { $names }.

solve-nodes = Un budget est un nombre entier de tours, 0 ou plus ; « { $read } » ne convient pas.
solve-no-bounds = Le graphe d’états est trop grand, et il n’y a pas d’autres bornes pour ce jeu ; un budget plus grand aidera peut-être.
solve-megabytes = Une table prend un nombre entier de mégaoctets, 1 ou plus ; « { $read } » ne convient pas.
certificate-unknown = Rien n’a été prouvé, il n’y a donc pas de preuve à montrer ; un budget plus grand aidera peut-être.

guarantee = À cartes ouvertes : { $seat } est sûr { $points ->
    [0] de sortir sans pénalité
    [one] de ne pas dépasser { $points } point de pénalité, mais pas mieux
   *[other] de ne pas dépasser { $points } points de pénalité, mais pas mieux
}, quoi que fassent les autres.
guarantee-hunt = { $how ->
    [over] La partie est finie : { $sure ->
        [yes] { $seat } a gagné
       *[other] { $seat } n’a pas gagné
    }
    [endless] Savoir si { $seat } est sûr de gagner dépend de ce que compte un jeu sans fin
   *[now] À cartes ouvertes, la défausse étant retournée dans l’ordre quand la pioche est vide : { $sure ->
        [yes] { $seat } est sûr de gagner, quoi que fassent les autres
        [no] { $seat } n’est pas sûr de gagner
       *[other] avec ce budget, on ne sait pas si { $seat } est sûr de gagner
    }
}.
guarantee-over = La phase est finie : { $seat } a { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
}.
guarantee-unknown = Inconnu avec ce budget : à cartes ouvertes, ce que { $seat } peut se garantir est entre { $lower } et { $upper } points de pénalité.
guarantee-endless = À cartes ouvertes, ce que { $seat } peut se garantir est entre { $lower } et { $upper } points de pénalité : le jeu peut être sans fin, et tout dépend de ce que cela coûte.

power-can = À cartes ouvertes, « { $event } » peut être imposé par { $who }, quoi que fassent les autres.
power-cannot = À cartes ouvertes, « { $event } » ne peut pas être imposé par { $who } ; les autres places peuvent l’empêcher.
power-never = À cartes ouvertes, même toutes les places ensemble ne peuvent pas obtenir « { $event } ».
power-over = La phase est finie : { $event }.
power-over-not = La phase est finie, et « { $event } » n’est pas vrai.
power-fate = À cartes ouvertes, quoi qu’on joue : { $event }.
power-no-fate = À cartes ouvertes, « { $event } » n’est pas certain ; toutes ensemble, les places peuvent l’empêcher.
power-fate-unknown = Inconnu avec ce budget, à cartes ouvertes : « { $event } » est-il certain ?
power-unknown = Inconnu avec ce budget, à cartes ouvertes : « { $event } » peut-il être imposé par { $who } ?
power-endless = À cartes ouvertes, « { $event } » peut-il être imposé par { $who } ? Le jeu peut être sans fin, et tout dépend de ce que cela coûte.

event-out = { $seat } sort
event-not-out = { $seat } ne sort pas
event-at-most = { $seat } a au plus { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
}
event-not-at-most = { $seat } a plus de { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
}
event-wins = { $seat } a le plus petit total, seul ou à égalité, en comptant { $totals } d’avant
event-not-wins = { $seat } n’a pas le plus petit total, en comptant { $totals } d’avant
event-unknown = Il n’y a pas d’événement « { $read } » ; les événements sont out:B, at-most:B:7 et wins:B, chacun aussi précédé de not-, pour n’importe quelle place.
event-points = Combien de points au plus ? « { $read } » n’est pas un nombre de 0 à 99999.
event-totals = Il y a { $seats } places, et { $read ->
    [one] { $read } total a été donné
   *[other] { $read } totaux ont été donnés
}.
event-no-totals = Les totaux vont avec wins, et seulement avec lui, pas avec « { $read } ».
event-total = Les totaux forment une liste avec un nombre entier de 0 à { $most } par place, et les points aussi.

equilibria = À cartes ouvertes : { $n ->
    [one] une seule issue est un équilibre, { $vectors }
   *[other] { $n } issues sont des équilibres : { $vectors }
}.
equilibria-count = À cartes ouvertes : { $n ->
    [one] une seule issue est un équilibre
   *[other] { $n } issues sont des équilibres
}. Points de pénalité :
equilibria-intervals = À cartes ouvertes : il y a plus d’équilibres qu’on ne peut en lister. Tous sont dans ces points de pénalité, mais tout ce qui est dedans n’en est pas forcément un : { $intervals }.
equilibria-unknown = Inconnu avec ce budget : à cartes ouvertes, tous les équilibres sont dans ces points de pénalité : { $intervals }.

forecast = À cartes ouvertes, les égalités étant tranchées par la règle « { $rule } » : { $vector }.
forecast-model = À cartes ouvertes, dans un modèle où une place indifférente choisit au hasard, en moyenne : { $vector }.
forecast-unknown = Inconnu avec ce budget : à cartes ouvertes, une prévision par la règle « { $rule } » est dans ces points de pénalité : { $intervals }.

cooperative = { $rounds ->
    [0] La phase est finie : { $event }
    [one] À cartes ouvertes, si toutes les places s’entraident, { $rounds } manche suffit pour « { $event } »
   *[other] À cartes ouvertes, si toutes les places s’entraident, { $rounds } manches suffisent pour « { $event } »
}{ $lines ->
    [one] {" "}; aucune autre ligne n’est aussi courte
   *[other] {" "}; { $lines } lignes sont aussi courtes
}.
cooperative-never = À cartes ouvertes, même si toutes les places s’entraident, « { $event } » ne peut pas arriver.
cooperative-unknown = Inconnu avec ce budget, à cartes ouvertes : si toutes les places s’entraident, combien de manches faut-il pour « { $event } » ? Au moins { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}.

solve-best = Au tour de { $seat } ; { $n ->
    [one] le seul coup qui préserve cela
   *[other] les coups qui préservent cela
} : { $plays }.
solve-holds = Au tour de { $seat }, dans l’autre camp ; { $n ->
    [one] le seul coup qui ne concède rien
   *[other] les coups qui ne concèdent rien
} : { $plays }.
solve-any = Au tour de { $seat } ; { $n ->
    [one] son seul coup ne change rien
   *[other] aucun de ses coups ne change rien
} : { $plays }.
solve-begins = Au tour de { $seat } ; { $n ->
    [one] tout équilibre commence par
   *[other] un équilibre commence par chacun de ces coups
} : { $plays }.
solve-leads-to = Au tour de { $seat } ; { $n ->
    [one] le seul coup qui y mène
   *[other] les coups qui y mènent
} : { $plays }.
solve-likes = Au tour de { $seat } ; { $n ->
    [one] son coup préféré en moyenne
   *[other] ses coups préférés en moyenne
} : { $plays }.
solve-shortest = Au tour de { $seat } ; { $n ->
    [one] toute ligne la plus courte commence par
   *[other] une ligne des plus courtes commence par chacun de ces coups
} : { $plays }.
solve-best-unknown = Ce budget n’a pas permis d’établir quels coups préservent cela.
solve-line = Exemple de ligne : { $plays }.
solve-line-to = Une ligne vers { $vector } : { $plays }.
solve-all-seen = À cartes ouvertes : le moins de points de pénalité que chaque place peut se garantir, quoi que fassent toutes les autres.
solve-seat = Place
solve-sure-of = Points de pénalité
solve-such-a-line = Exemple de ligne
solve-play = Coup
solve-worth = Valeur
solve-forced = Imposable ensuite
solve-is-best = garde la valeur
solve-not-settled = non tranché
solve-yes = oui
solve-no = non
solve-never = jamais
solve-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}

verified = L’affirmation tient : { $count ->
    [one] { $count } position a été vérifiée, la seule qu’il y ait
   *[other] { $count } positions ont été vérifiées, toutes celles qu’il y a
}.
verified-partly = Rien ne contredit l’affirmation jusqu’ici : { $count } positions ont été vérifiées, et il y en a d’autres.
verified-fails = L’affirmation tombe après { $count ->
    [one] { $count } position
   *[other] { $count } positions
} : { $reason }
fails-most = à la fin { $where }, { $seat } a { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et l’on en affirmait { $m } au plus.
fails-least = à la fin { $where }, { $seat } a { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et l’on en affirmait plus de { $m }.
fails-wins = à la fin { $where }, { $seat } n’a pas le plus petit total.
fails-wins-not = à la fin { $where }, { $seat } a le plus petit total.
fails-silent = la stratégie ne dit rien de { $where }.
fails-play = en { $where }, la stratégie dit « { $play } », ce qui n’y est pas un coup permis.
fails-round = en { $where }, le jeu est revenu à son point de départ.
fails-missing = la table ne dit rien de { $where } ou de ce qui en découle.
fails-worth = ce que la table dit de { $where } ne découle pas de la suite.
fails-line = les lignes ne sont pas ce qui est affirmé.
concept-unknown = Il n’y a pas de concept « { $read } » ; les concepts sont { $names }.
concept-needs = Le concept { $concept } demande encore : { $names }.
concept-no-use = Le concept { $concept } n’a que faire de { $name }.
executor-broke = Un processus du lot a été arrêté de l’extérieur, peut-être faute de mémoire ; les réponses déjà obtenues sont gardées.
executor-workers = Il faut au moins un processus ; { $read } ne convient pas.
executor-unknown = « { $read } » n’est pas un exécuteur : écris serial ou processes, ou donne un exécuteur ou un client Dask.

solve-what = Donne une position à résoudre, ou un fichier de positions avec --file.
solve-one-only = --json, --rounds et --verify sont pour une seule position, pas pour une série.
solve-same-file = « { $name } » contient les positions ; choisis un autre fichier pour les réponses.
solve-large-file = « { $name } » est trop grand : une série fait au plus { $most } Mio.
solve-batch-only = --jsonl, --output et --jobs sont pour une série, donnée avec --file.
solve-totals = Les totaux sont des nombres entiers séparés par des virgules, comme 30,12,25 ; « { $read } » ne convient pas.
solve-progress = entre { $lower } et { $upper }, { $nodes } tours
solve-takes-rounds = { $seat } peut l’obtenir en { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} au plus.
solve-bad-lines = { $n ->
    [one] { $n } ligne est restée sans solution ; sa réponse dit pourquoi.
   *[other] { $n } lignes sont restées sans solution ; leurs réponses disent pourquoi.
}
solve-file = Le fichier « { $name } » ne peut pas être lu comme du texte.
solve-long-line = La ligne qui commence par « { $read } » est trop longue ; une position a au plus { $most } caractères.
solve-output = La ligne { $line } de « { $name } » n’est pas une réponse d’un calcul précédent : rien n’a été écrit ; choisis un autre fichier.
warmup-now = compilation de la recherche rapide
warmup-done = La recherche rapide est prête après { $seconds } s.
warmup-no-numba = Il n’y a rien à compiler, car numba n’est pas installé ; tout marche en Python pur.
certificate = Une preuve en { $n ->
    [one] { $n } affirmation
   *[other] { $n } affirmations
} ; verify la vérifie coup par coup.
verify-what = « { $read } » n’est ni un résultat ni un certificat : il n’y a rien à vérifier.
fails-bounds = ce qui est dit de la valeur se contredit.
fails-empty = elle ne contient aucune affirmation.
verify-limit = Il faut vérifier au moins une position ; { $read } ne convient pas.
solve-no-end = Aucun coup de ce jeu ne mène à une fin : il n’y a rien à garantir.

## The Vampires : résolu à pioche ouverte

open-over = La défausse a été mélangée, ou il ne reste pas de carte : cette ligne est finie.
open-out-of-nodes = Non décidé avec ce budget ; un plus grand le dira peut-être.
open-same-seat = Une place ne s’empêche pas elle-même de gagner : nommes-en une autre.
open-turns = Un nombre de tours est entier, de 0 à { $most } ; « { $read } » ne convient pas.
open-won = { $seat } a gagné.
open-lost = La partie est finie, et { $seat } n’a pas gagné.
open-wins = À cartes ouvertes : { $seat } gagne avant que la pioche soit remélangée, quoi que fassent les autres ; il lui faut { $turns ->
    [one] un tour
   *[other] { $turns } tours
}.
open-wins-somehow = À cartes ouvertes : { $seat } gagne avant que la pioche soit remélangée, quoi que fassent les autres.
open-wins-not = À cartes ouvertes : { $seat } ne peut pas forcer la victoire avant que la pioche soit remélangée ; les autres peuvent l’empêcher.
open-unknown = Inconnu avec ce budget, à cartes ouvertes : { $seat } peut-il forcer la victoire avant que la pioche soit remélangée ? { $turns ->
    [0] Aucun nombre de tours n’est exclu
    [one] Il lui faut au moins un tour
   *[other] Il lui faut au moins { $turns } tours
}.
open-keeps = À cartes ouvertes : { $seat } peut seul empêcher { $target } de gagner { $limit ->
    [0] avant que la pioche soit remélangée
    [one] à son prochain tour
   *[other] dans ses { $limit } prochains tours
}.
open-keeps-not = À cartes ouvertes : { $seat } ne peut pas seul empêcher { $target } de gagner { $limit ->
    [0] avant que la pioche soit remélangée, si les autres l’aident
    [one] à son prochain tour, si les autres l’aident
   *[other] dans ses { $limit } prochains tours, si les autres l’aident
}.
open-keeps-unknown = Inconnu avec ce budget, à cartes ouvertes : { $seat } peut-il seul empêcher { $target } de gagner { $limit ->
    [0] avant que la pioche soit remélangée
    [one] à son prochain tour
   *[other] dans ses { $limit } prochains tours
} ?
open-within = Toutes mains ouvertes : { $seat } peut s’assurer de gagner en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} avec une probabilité de { $value }, et pas plus.
open-within-unknown = Inconnu avec ce budget, à mains ouvertes : la probabilité que { $seat } peut s’assurer de gagner en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} ; elle est entre { $lower } et { $upper }.
open-probability = Probabilité
open-nothing = { $seat } ne peut ni s’assurer la victoire ni empêcher une autre place de gagner : il n’y a rien à demander ici.

pack-game = Il n’y a pas de recueil de « { $read } » dans le labo ; il y a { $names }.

puzzle-task-win = { $seat } joue et gagne avant que la pioche soit remélangée, quoi que fassent les autres.
puzzle-task-turns = { $seat } joue et gagne en { $limit ->
    [one] { $limit } tour
   *[other] { $limit } tours
} au plus, avant que la pioche soit remélangée, quoi que fassent les autres.
puzzle-task-stop = { $seat } joue et empêche { $target } de gagner { $limit ->
    [0] avant que la pioche soit remélangée
    [one] à son prochain tour
   *[other] dans ses { $limit } prochains tours
}, quoi que fassent les autres.

puzzle-failed-win = { $seat } ne peut pas forcer la victoire avant que la pioche soit remélangée
puzzle-failed-turns = { $seat } ne peut pas forcer la victoire en { $limit ->
    [one] { $limit } tour
   *[other] { $limit } tours
} au plus
puzzle-failed-stop = { $seat } ne peut pas empêcher { $target } de gagner { $limit ->
    [0] avant que la pioche soit remélangée
    [one] à son prochain tour
   *[other] dans ses { $limit } prochains tours
}

puzzle-kind-win = Gagner le premier
puzzle-kind-turns = Gagner en tant de tours
puzzle-kind-stop = Arrêter un autre

puzzle-theme-skip-the-rival = L’ail prive le rival de son tour
puzzle-theme-swap-hands = Échanger les mains
puzzle-theme-bite-in-defence = Une morsure pour se défendre
puzzle-theme-wake-another = Réveiller un autre vampire
puzzle-theme-replace-it = Remplacer un ail ou un miroir
puzzle-theme-take-it-away = Le prendre aux autres
puzzle-theme-not-yet = Pas encore
puzzle-theme-both-cards = Attaque et arme en un tour
puzzle-theme-stolen = Une arme à la croix d’un autre

puzzle-idea-skip-the-rival = Qui pourrait t’arrêter ensuite ? Et si cette place sautait son tour ?
puzzle-idea-swap-hands = Une autre main vaut peut-être mieux que la tienne. Laquelle ?
puzzle-idea-bite-in-defence = Une croix presque complète peut être dégagée.
puzzle-idea-wake-another = Plus de vampires, plus de choix. Lequel dort tout en haut ?
puzzle-idea-replace-it = Ce qui se trouve sur un côté peut agir encore une fois ailleurs.
puzzle-idea-take-it-away = Ce que tu prends, personne d’autre ne peut le prendre.
puzzle-idea-not-yet = Tu pourrais vaincre un vampire maintenant. Que se passe-t-il alors ?
puzzle-idea-both-cards = La dernière carte d’attaque et l’arme peuvent tenir en un seul tour.
puzzle-idea-stolen = Les autres aussi construisent des croix. Qui a l’arme ?
puzzle-idea-win = Compte les côtés encore libres, et demande-toi qui peut t’interrompre.
puzzle-idea-turns = Quel tour est le dernier ? Que faut-il avoir posé avant ?
puzzle-idea-stop = Avec quel vampire l’autre place pourrait-elle gagner ? Que lui faut-il pour cela ?

puzzle-sort-two = Le coup juste est une carte d’attaque et l’arme en un tour.
puzzle-sort-replace = Le coup juste met une carte d’attaque à la place d’un ail ou d’un miroir.
puzzle-sort-garlic = Le coup juste est de l’ail.
puzzle-sort-mirror = Le coup juste est un miroir.
puzzle-sort-coffin = Le coup juste est un cercueil.
puzzle-sort-bite = Le coup juste est une morsure.
puzzle-sort-attack = Le coup juste est une carte d’attaque.
puzzle-sort-weapon = Le coup juste est une arme.
puzzle-sort-discard = Le coup juste est de défausser une carte.

trainer-ask-win = Tu es { $seat }. Gagne avant que la pioche soit remélangée, quoi que fassent les autres.
trainer-ask-turns = Tu es { $seat }. Gagne en { $limit ->
    [one] { $limit } tour
   *[other] { $limit } tours
} au plus, avant que la pioche soit remélangée, quoi que fassent les autres.
trainer-ask-stop = Tu es { $seat }. Empêche { $target } de gagner { $limit ->
    [0] avant que la pioche soit remélangée
    [one] à son prochain tour
   *[other] dans ses { $limit } prochains tours
}, quoi que fassent les autres.

hunt-seats = On fait de tels problèmes pour 2, 3 ou 4 places ; { $read } ne convient pas.

open-seed = La défausse de cette position sera mélangée, et personne ne sait dans quel ordre : demande si une place gagne avant, ou avec quelle probabilité en tant de tours.

## La dernière colonne de ce que vaut chaque coup

solve-head-best = Le meilleur
