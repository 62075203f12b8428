# Compter mains et donnes, les chances, l’explorateur de donnes. { $name } est remplacé, { $n -> … } choisit selon le nombre.

## Compter mains et donnes

count-size = Une main a un nombre entier de cartes, 0 ou plus ; { $read } ne convient pas.
count-deck = Une main de { $read } cartes est impossible : { $most ->
    [one] il n’y a que { $most } carte
   *[other] il n’y a que { $most } cartes
} pour la composer.
count-long = Compter les donnes distinctes de ce jeu à { $seats } joueurs demanderait { $n } étapes, et l’on en fait { $most } au plus ; compte les donnes pondérées, ou prends un jeu plus petit.

## Les cartes non vues, et ce qu’on peut en demander

unseen-large = Une main a { $most } vampires au plus.
unseen-known-each = Les cartes connues se donnent en une liste, avec les cartes de chaque main ; « { $read } » ne convient pas.
unseen-size = Une main a un nombre entier de vampires, 0 ou plus ; { $read } ne convient pas.
unseen-hands = Il y a de 1 à { $most } mains à côté de la mienne ; { $read } ne convient pas.
unseen-many = Les mains contiendraient { $read } vampires inconnus, et { $n ->
    [one] il n’y en a que { $n } de non vu
   *[other] il n’y en a que { $n } de non vus
}.
unseen-copies = { $card } figure { $read ->
    [one] { $read } fois
   *[other] { $read } fois
}, et le jeu { $most ->
    [0] n’en a pas
    [one] en a { $most } exemplaire
   *[other] en a { $most } exemplaires
}.
unseen-known = Des cartes sont nommées pour { $read } mains, et il y en a { $hands } à côté de la mienne.
unseen-full = La main { $hand } contient { $size ->
    [one] { $size } vampire
   *[other] { $size } vampires
}, et { $read ->
    [one] { $read } carte y est nommée
   *[other] { $read } cartes y sont nommées
}.
unseen-hand = Il n’y a pas de main { $read } : la main 1 est la première après la mienne, { $hands ->
    [one] et il n’y en a pas d’autre
   *[other] la main { $hands } la dernière
}.
unseen-mine = mes { $cards }
unseen-seen = { $cards } (vus)
unseen-in-hand = { $cards } (connus de la main { $hand })
unseen-all = { $hands ->
    [one] Une main de { $sizes }
   *[other] Des mains de { $sizes }
}, avec { $n ->
    [one] { $n } vampire non vu
   *[other] { $n } vampires non vus
}.
unseen-but = { $hands ->
    [one] Une main de { $sizes }
   *[other] Des mains de { $sizes }
}, avec { $n ->
    [one] { $n } vampire non vu
   *[other] { $n } vampires non vus
} : les { $deck } sans { $without }.

quantity-number = Une quantité se compare à un nombre entier ou à une autre quantité, pas à { $read }.
quantity-card = Il n’y a pas de vampire « { $read } » : les vampires sont 1 à 13 et Q.
quantity-sum = la somme de { $parts }
quantity-queens = le nombre de reines dans la main { $hand }
quantity-copies = le nombre de { $card } dans la main { $hand }
quantity-penalty = la somme des points de pénalité de la main { $hand }
quantity-largest = la taille du plus grand lot de la main { $hand }
quantity-largest-plain = la taille du plus grand lot sans reine de la main { $hand }
quantity-highest = la plus haute carte de la main { $hand }
quantity-lowest = la plus basse carte de la main { $hand }

question-least = { $what } vaut au moins { $number }
question-most = { $what } vaut au plus { $number }
question-more = { $what } vaut plus que { $number }
question-fewer = { $what } vaut moins que { $number }
question-exactly = { $what } vaut { $number }
question-not = on n’a pas ceci : { $what }
question-within = ({ $what })
question-no-event = On interroge sur un événement, comme beats("8^3") ou queens() >= 1 ; { $read } ne convient pas.
question-declared = Là où des reines seules peuvent être annoncées (R16), elles conviennent à toute valeur : demande un lot de cette valeur ou mieux.
question-only-queens = Un lot de valeur 14 n’a que des reines : sans reines, il n’y en a pas.
question-empty = Un lot entamé a au moins un vampire, et aucun n’est nommé.
question-and = { $first }, et { $second }
question-or = { $first }, ou { $second }
question-given = { $what }, sachant ceci : { $condition }
question-never = Ceci n’arrive jamais : { $what } ; on ne peut rien compter parmi de telles donnes.
question-no-set = { $read } n’est pas un lot qu’on entame : un lot, c’est un ou plusieurs vampires de même valeur, avec ou sans reines.
question-hands = Les mains sont numérotées 1, 2, 3 … après la mienne ; { $read } n’en nomme aucune.
hand-number = la main { $hand }
hand-one-of = la main { $hands } ou { $last }
question-better = { $hands } a { $size ->
    [one] un vampire
   *[other] un lot de { $size }
} de valeur { $low } ou plus
question-better-plain = { $hands } a { $size ->
    [one] un vampire
   *[other] un lot de { $size }
} de valeur { $low } ou plus, sans reines
question-one = { $hands } a { $size ->
    [one] un vampire
   *[other] un lot de { $size }
} de valeur { $low }
question-one-plain = { $hands } a { $size ->
    [one] un vampire
   *[other] un lot de { $size }
} de valeur { $low }, sans reines
question-alone = { $hands } a { $size ->
    [one] une reine
   *[other] { $size } reines
}

sample-share = dans { $tried } donnes au hasard, { $share } (intervalle à 95 % : { $low } à { $high })
sample-trials = On peut tirer de 1 à { $most } donnes au hasard ; { $read } ne convient pas.
sample-seed = Un germe est un nombre entier ou un texte ; { $read } ne convient pas.
sample-never = Dans { $tried } donnes au hasard, la condition n’a jamais été remplie.

## Distributions

dist-weights = Une distribution se fait à partir d’une correspondance de valeurs à poids, comme un dict ; « { $read } » ne convient pas.
dist-weight = Un poids est un nombre entier ou une fraction, 0 ou plus ; « { $read } » ne convient pas.
dist-empty = Il faut à une distribution au moins une valeur de poids supérieur à 0.
dist-numbers = Seuls des nombres ont une moyenne, et « { $read } » n’en est pas un.
dist-order = Ces valeurs n’ont pas d’ordre : aucune n’est plus petite qu’une autre.
dist-order-with = « { $read } » ne se compare pas à ces valeurs.
dist-part = Une part du tout est un nombre de 0 à 1 ; « { $read } » ne convient pas.
dist-never = Il n’y a aucune valeur qui remplisse cette condition.
dist-other = On compare ou on tire une distribution ; « { $read } » ne convient pas.
dist-large = Une image a de la place pour { $most } nombres, pas pour { $n } : regroupe-les d’abord avec map.
dist-caption = Probabilité de chaque valeur
dist-value = valeur
dist-probability = probabilité
dist-exactly = exactement
dist-yes = oui
dist-no = non
dist-mean = moyenne { $mean }
dist-summary = Moyenne { $mean }, écart type { $deviation }.
dist-left-out = { $n ->
    [one] { $n } autre valeur n’est pas montrée, avec une probabilité
   *[other] { $n } autres valeurs ne sont pas montrées, avec une probabilité totale
} de { $together }.
dist-first = première
dist-second = seconde
dist-compared = Comparaison : { $first } et { $second }
dist-distance = Distance en variation totale : { $exact } ≈ { $decimal }.
dist-means = Moyennes { $first } et { $second }, soit une différence de { $difference }.
interval-counts = Succès et essais sont des nombres entiers, 0 ou plus, et pas plus de succès que d’essais ; { $found } et { $tried } ne conviennent pas.
interval-confidence = Un niveau de confiance est un nombre entre 0 et 1, comme 0.95 ; « { $read } » ne convient pas.
plots-missing = Les graphiques demandent matplotlib : pip install "vqlab[plots]" l’apporte.
pandas-missing = Un DataFrame demande pandas : pip install pandas.

feed-rule = Il n’y a pas de règle de fourniture « { $read } » ; les règles sont { $names }.
feed-order = Les places fournissent tour à tour, après celle qui entame : une main ne peut pas avoir fourni avant celles qui la précèdent, ni après moi.
feed-none = Qui entame le chasseur ne fournit rien.
feed-out = Il ne reste aucun { $card } que je puisse fournir.
feed-no-round = Cette place n’a pas à fournir dans une manche de chasseur en ce moment.
feed-one = Dans une manche de chasseur, on fournit un seul vampire ; « { $read } » ne convient pas.
feed-not-mine = Je n’ai pas { $card } en main, et ne peux donc pas le fournir.
feed-blocked = { $hands ->
    [one] { $hands } main n’a
   *[other] { $hands } mains n’ont
} pas de vampire, et ici { $most ->
    [0] personne ne peut être bloqué sans second chasseur
    [one] { $most } seule peut être bloquée
   *[other] { $most } au plus peuvent être bloquées
}.
feed-whose = qui les prend
feed-my-hand = ma main
feed-title = Qui prend les cartes de la manche de chasseur, si { $rule }
feed-lowest = les autres fournissent leur carte la plus basse
feed-highest = les autres fournissent leur carte la plus haute
feed-uniform = les autres fournissent n’importe quelle carte

derive-all = Toutes les façons de distribuer { $sizes } cartes sur { $n } : { $ways }.
derive-queens = { $ways } avec { $queens ->
    [0] aucune reine
    [one] { $queens } reine
   *[other] { $queens } reines
} parmi elles
derive-no-way = aucune
derive-none-by = Parmi elles, aucune main n’a le lot dans { $ways } : { $parts }.
derive-none = Parmi elles, aucune main n’a le lot dans { $ways }.
derive-complement = Donc { $hands ->
    [one] la main
   *[other] l’une des mains
} l’a avec une probabilité de 1 − { $none } / { $total } { $chance }.
derive-quotient = Donc la probabilité { $hands ->
    [one] que la main ne l’ait pas
   *[other] qu’aucune main ne l’ait
} est { $none } / { $total } { $chance }.
derive-nobody = personne
derive-other = Les étapes sont montrées pour un seul lot et des mains dont les cartes connues n’y contribuent pas.

## Enquêtes : ce que dit le solveur de beaucoup de donnes

survey-hands = { $n ->
    [one] { $n } vampire par main
   *[other] { $n } vampires par main
}
survey-hands-unequal = { $sizes } vampires
survey-deals = { $n } donnes de { $cards } à { $seats } places ({ $edition }), à cartes ouvertes, { $leader } à l’entame, { $slayers }
survey-no-slayer = sans chasseur
survey-slayer = { $slayer } chez { $seat }
survey-every = Sur l’ensemble des { $deals }
survey-every-given = Sur les { $n } qui remplissent « { $given } » parmi les { $deals }
survey-sample = Sur { $n } tirées au hasard (germe { $seed }) parmi les { $deals }
survey-sample-given = Sur { $n } tirées au hasard (germe { $seed }) parmi celles qui remplissent « { $given } » sur les { $deals }
survey-said = { $claim } : { $found } ; personne ne le peut dans { $nobody }.
survey-first = { $seat } peut forcer sa sortie dans { $part }
survey-next = { $seat } dans { $part }
survey-percent = { $percent } %
survey-about = { $percent } % ({ $low } à { $high } %)
survey-between = { $low } à { $high } %
survey-and-then = { $first } { $second }
survey-stopped = L’enquête a été arrêtée avant d’avoir toutes les donnes.
survey-undecided = Dans { $n ->
    [one] { $n } de ces donnes, quelque chose reste
   *[other] { $n } de ces donnes, quelque chose reste
} non décidé ; cela ne compte ni comme oui ni comme non, et les nombres laissent place aux deux.
survey-intervals = Entre parenthèses, l’intervalle à 95 % (Clopper et Pearson) ; après ±, l’erreur type.
survey-different = { $n ->
    [one] { $n } donne est différente
   *[other] { $n } donnes sont différentes
} quand on ne distingue pas les exemplaires égaux ; chacune compte aussi souvent qu’elle se présente.
survey-can-go-out = peut forcer sa sortie
survey-nobody = personne
survey-mean = points garantis, moyenne
survey-mean-about = { $mean } ± { $error }
survey-mean-between = { $low } à { $high }
survey-who = Qui peut forcer sa sortie
survey-sure = Le moins de points que { $seat } peut se garantir
survey-of-decided = { $title } (dans les { $percent } % de donnes où c’est décidé)
survey-alt = Barres : combien de fois chaque place peut forcer sa sortie, et combien de fois le moins de points garantis vaut tel nombre. { $said }
survey-frequency = % des donnes
survey-points = points de pénalité
survey-open = non décidé
survey-average = moyenne
survey-cards = Chacune des { $seats } mains a au moins 1 vampire, et toutes ensemble { $most } au plus ; donne un nombre, ou un nombre par place ; { $read } ne convient pas.
survey-slayers-unknown = Les chasseurs sont comme au départ (« start »), ou il n’y en a pas (« none »), ou une correspondance comme 20: "A" dit qui les a ; { $read } ne convient pas.
survey-too-many = Il y a { $deals } : plus de { $most } sont différentes, trop pour les regarder une à une ; tires-en au hasard avec sample_survey, ou distribue moins de cartes.
survey-none = Aucune des { $tried } donnes différentes ne remplit « { $given } ».
survey-seldom = Seulement { $n } des { $tried } donnes tirées au hasard remplissaient « { $given } » ; c’est trop peu.
survey-sure-title = le moins de points que chaque place peut se garantir
survey-decided = décidé dans { $percent } %

## L’explorateur de donnes

ask-fields = Une ligne pour l’explorateur de donnes a de 3 à 5 parties séparées par des points-virgules : ma main, les cartes vues, le lot, les places, les mains après la mienne ; { $read } ont été lues.
ask-no-set = Il manque le lot ; c’est la troisième partie de la ligne, après ma main et les cartes vues.
ask-many = { $hands ->
    [one] { $hands } main vient
   *[other] { $hands } mains viennent
} après la mienne à cette table, et des tailles ont été données pour { $read }.
ask-seats = Le nombre de places est un nombre entier ; { $read } ne convient pas.
ask-after = De 1 à { $most } mains viennent après la mienne à cette table ; { $read } ne convient pas.
ask-sizes = Les mains s’écrivent par leur nombre de vampires, comme 13^2 10 ; { $read } ne convient pas.
odds-title = Donnes : { $cards } va-t-il tenir ?
odds-place = { $seats } places, édition { $edition }
odds-mine = Ma main
odds-seen = Cartes vues
odds-play = Je joue { $cards }
odds-spoken-mine = { $pile } : { $cards }. Je joue { $played }.
odds-spoken-seen = { $pile } : { $cards }.
odds-percent = { $number } %
odds-percents = { $low } à { $high } %
odds-exact = { $percent } = { $fraction }
odds-about = { $percent } ≈ { $fraction }
odds-fraction = La probabilité, en fraction irréductible, est { $fraction }.
odds-holds = probabilité que { $cards } tienne : personne après moi ne peut le battre
odds-between = { $low } à { $high }
odds-sampled = intervalle à 95 % sur { $tried } donnes au hasard, non exact
odds-counting = La probabilité exacte est en cours de calcul : { $steps } étapes jusqu’ici.
odds-begun = La probabilité exacte est en cours de calcul.
odds-stopped = Arrêté. L’échantillon est gardé ; « Compter exactement » reprend du début.
odds-kept = Le compte exact est trop long ici, l’échantillon est donc gardé.
odds-claim = { $cards } tient avec une probabilité de { $chance } ; il est battu dans ce cas : { $what }. { $unseen } { $taken }
odds-claim-open = { $cards } tient avec une probabilité d’environ { $low } à { $high }, sur { $tried } donnes au hasard ; il est battu dans ce cas : { $what }. { $unseen } { $taken }
odds-claim-queens = { $cards } tient à coup sûr : rien ne bat des reines seules.
odds-claim-highest = { $cards } tient à coup sûr : il n’y a pas de lot de { $size } plus haut.
odds-taken = { $cards } est dans ma main, donc pas parmi eux.
odds-part-mine = Ma main n’en contient que { $held } ; le reste n’est pas retiré.
odds-not-mine = { $cards } n’est pas dans la main que j’ai nommée, donc n’est pas retiré.
odds-no-hand = Je n’ai nommé aucune main, et { $cards } lui-même n’est pas retiré.
odds-no-steps = Les étapes sont montrées une fois la probabilité comptée exactement.
odds-by-value = Probabilité que quelqu’un après moi ait { $size ->
    [one] une carte
   *[other] { $size } cartes
} d’exactement cette valeur
odds-by-value-note = Les reines peuvent aider. Les barres ne s’additionnent pas : une donne peut en avoir plusieurs.
odds-mine-bar = mon lot
odds-by-hand = Probabilité qu’une main puisse battre { $cards }
odds-hand = { $seat } (main { $hand })
odds-one-of-them = l’une d’elles
odds-slider-value = Valeur de mon lot
odds-slider-size = Cartes de mon lot
odds-slider-seats = Places
odds-slider-after = Mains après la mienne
odds-slider-cards = Vampires par main
odds-queens = reines seules
odds-size = { $n } : { $cards }
odds-lead = { $n }, car j’entame
odds-after = { $n } : { $seats }
odds-as-dealt = { $n }, comme distribué
odds-go-on = Compter exactement
odds-example-pair = Exemple : une paire de 10
odds-example-late = Exemple : tard dans une phase
odds-example-heavy = Exemple : un long compte
odds-put = Mettre le lot dans ma main
odds-take = Retirer le lot de ma main
odds-clear = Aucune carte
odds-edition-base = Base
odds-edition-english = Anglaise
odds-edition-small = Petit jeu
odds-edition-two = Base, aussi à deux
odds-edition-free = Base, sans embargo
odds-fitted = Tout ne va pas avec l’édition { $edition } : ce qu’elle n’a pas est laissé de côté, et places et mains sont ajustées au besoin.
odds-both = { $first } { $second }
odds-slayers = Les chasseurs ne sont pas distribués : { $n ->
    [one] { $cards } est laissé
   *[other] { $cards } sont laissés
} de côté.
odds-news = Probabilité { $chance } que personne après moi ne batte { $cards }.
odds-news-open = Probabilité d’environ { $low } à { $high } que personne après moi ne batte { $cards }.
odds-how = Comment on compte
odds-lost = Le noyau a redémarré ou n’est plus là : exécute de nouveau cette cellule. D’ici là, rien ne peut être changé ici.
odds-spoken-title = Donnes : quelqu’un bat-il { $cards } ?
odds-line = Main ; vues ; lot ; places ; mains
