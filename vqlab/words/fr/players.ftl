# Bots, croyances, tournois, conseils et bilan. { $name } est remplacé, { $n -> … } choisit selon le nombre.

## Joueurs : croyances et bots

impossible-view = Ces mains ne correspondent pas à ce que voit cette place : tailles, chasseurs et cartes connues.
beliefs-many = Plus de { $limit } donnes correspondent à cette vue ; tires-en plutôt quelques-unes au hasard.
beliefs-none = Aucune donne ne correspond à cette vue selon le modèle « { $name } ».
beliefs-likelihood = Une vraisemblance est un nombre entier ou une Fraction de 0 à 1 ; « { $name } » a donné { $read }.
budget-one = Un budget est en nœuds ou en secondes, pas les deux.
budget-bound = Un budget va de 1 à 100 000 000 nœuds, ou de 0.001 à 600 secondes ; { $read } ne convient pas.
budget-unread = Un budget est un nombre de tours, ou une durée comme 50ms ou 2s ; « { $read } » n’est ni l’un ni l’autre.
budget-no-use = Le bot « { $name } » ne fait pas de recherche : un budget ne lui sert à rien.
bot-unknown = Il n’y a pas de bot « { $read } » ; les bots sont { $names }.
bot-no-play = Dans cette vue, il n’y a pas de coup permis : elle est donc impossible.
bot-not-its-turn = On interroge un bot quand c’est son tour, et dans cette vue ce ne l’est pas.
table-players = { $read ->
    [one] { $read } joueur ne remplit pas
   *[other] { $read } joueurs ne remplissent pas
} { $seats } places.
bot-random = L’un des { $plays } coups permis, tiré au hasard.
bot-must-pass = On ne peut rien jouer d’autre.
bot-greedy = Aucun coup ne débarrasse de plus de { $points } points de pénalité.
bot-cautious-slayer = { $cards } part en premier : qui le ramassera aura du mal à s’en défaire.
bot-cautious-lead = { $cards } est le lot qui coûte le plus à garder.
bot-cautious-under = { $cards } ne ramasse pas, et c’est l’une de ces cartes dont on se passe bien.
bot-cautious-feed = { $cards } est la carte qui risque le moins de ramasser.
bot-cautious-raise = { $cards } bat le plus haut, et les meilleures cartes restent pour plus tard.
bot-cautious-keep = Ce qui bat le plus haut vaut davantage plus tard.
bot-only = { $cards } est le seul coup permis.
bot-no-time = Le temps a manqué pour chercher plus loin : { $cards }, donc, d’après une règle simple.
bot-ismcts = { $cards } a été examiné { $visits } fois sur { $times }, pour un coût moyen de { $points } points de pénalité.
bot-pimc = { $cards } coûte { $points } points de pénalité en moyenne sur { $deals ->
    [one] { $deals } donne compatible
   *[other] { $deals } donnes compatibles
} avec ce que je vois.
bot-pimc-solved = { $cards } coûte { $points } points de pénalité en moyenne sur { $deals ->
    [one] { $deals } donne compatible
   *[other] { $deals } donnes compatibles
} avec ce que je vois : ce que je peux me garantir dans chacune, ou le jeu habituel quand c’est moins.

## Adaptateurs : OpenSpiel et PettingZoo

extra-missing = { $library } n’est pas installé : pip install "vqlab[{ $extra }]" l’apporte.
numbering-play = { $cards } n’est pas un coup de l’édition { $edition }.
numbering-number = Les coups sont numérotés de 0 à { $last } ; il n’y a pas de coup { $read }.
moment-embargo = Sans l’embargo, une phase peut durer sans fin, et une partie pour un programme doit se terminer.
moment-over = La phase est finie dans cette position, il n’y a donc rien à jouer.
moment-after-end = La phase est finie : plus personne ne joue.
moment-chance = Le hasard ne peut pas faire { $read } ici.
bot-openspiel = La recherche d’OpenSpiel a essayé { $cards } dans { $visits } de ses { $simulations } parcours de la phase, et aucun autre coup plus souvent.
env-option = « { $read } » ne convient pas pour { $name } ; ce peut être { $allowed }.

## Tournois

tournament-bots = Un tournoi oppose de { $least } à { $most } bots ; { $read } ne convient pas.
tournament-phases = Une partie de tournoi a de { $least } à { $most } phases ; { $read } ne convient pas.
tournament-seed = Un germe est un nombre entier de { $least } à { $most } ; { $read } ne convient pas.
tournament-games = Un tournoi a de { $least } à { $most } parties ; { $read } ne convient pas.
tournament-name = Un bot de tournoi a un nom de 1 à 60 lettres affichables ; « { $read } » ne convient pas.
tournament-twice = Deux bots s’appellent « { $name } » ; donne à l’un d’eux un autre nom ou un autre budget.
tournament-unsent = Le bot « { $name } » ne peut pas être envoyé à un autre processus : pickle ne sait pas l’enregistrer.
tournament-endless = la partie n’est pas finie après { $turns } tours ; sans l’embargo, le jeu peut tourner en rond
tournament-fault = Bloc { $block }, rotation { $rotation }, tour { $turn } : le bot « { $name } », à la place { $seat }, a échoué : { $reason }.
tournament-missing = Il manque le nom d’un bot, comme cautious ; les bots sont { $names }.
tournament-interrupted = Interrompu ; ce qui a été joué est dans { $file }, et la même commande continue à partir de là.
dask-missing = Une grappe Dask demande distributed : pip install "vqlab[cluster]".
dask-address = Un ordonnanceur Dask a une adresse comme tcp://127.0.0.1:8786 ; { $read } ne convient pas.
dask-nobody = Aucun ordonnanceur Dask ne répond à { $address }.
dask-idle = L’ordonnanceur Dask à { $address } n’a pas d’ouvriers.
tournament-both = Choisis --jobs ou --dask, pas les deux.
tournament-plot-name = Un graphique est une image SVG : son fichier s’appelle par exemple resultat.svg ; { $read } ne convient pas.
journal-held = { $file } est en ce moment écrit par un autre tournoi.
journal-no-file = { $file } n’est pas un fichier ordinaire : aucun journal ne peut y être tenu.
journal-large = { $file } dépasse { $most } Mo : ce n’est pas le journal d’un tournoi.
journal-damaged = { $file }, ligne { $line }, n’est pas une ligne du journal de ce tournoi ; le fichier est laissé tel quel.
journal-other = { $file } garde un autre tournoi ({ $field } : { $read }, et non { $wanted }) ; choisis un autre fichier.
journal-contradicts = { $file }, ligne { $line }, contredit une ligne précédente de la même partie ; le fichier est laissé tel quel.
journal-unwritable = { $file } ne peut pas servir de journal : { $reason }.
standings-played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $phases ->
    [one] { $phases } phase
   *[other] { $phases } phases
} sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $seats } places, édition { $edition }, germe { $seed }. Intervalles à 95 %.
standings-head-place = #
standings-head-bot = bot
standings-head-points = pénalité/phase
standings-head-interval = 95 %
standings-head-versus = vs moyenne
standings-head-won = gagnées
standings-head-phases = phases
standings-between = { $low } à { $high }
standings-better = { $first } a { $points } points de pénalité par phase de moins que { $second } (95 % : { $low } à { $high }).
standings-open = { $first } ou { $second } : non décidé (différence par phase de { $low } à { $high }).
standings-one-deal = { $first } ou { $second } : une seule donne ne dit rien de certain.
standings-rounded = { $asked ->
    [one] { $asked } partie demandée
   *[other] { $asked } parties demandées
} ; avec { $games }, chaque bot occupe chaque place aussi souvent.
standings-clock = Un bot réfléchit à la montre : une autre exécution donne un autre tableau.
standings-title = Points de pénalité par rapport à la moyenne de la table
standings-axis = points de pénalité par phase moins la moyenne de la table, intervalle à 95 % ; à gauche, c’est mieux

## Conseils à cartes cachées, et bilan

model-thumb = tout le monde continue selon des règles simples
model-random = tout le monde continue au hasard
model-unknown = Il n’y a pas de modèle « { $read } » ; les modèles sont { $names }.
advice-between = inconnu, { $low } à { $high }
advice-about = { $value } ({ $low } à { $high })
advice-percent-between = inconnu, { $low } à { $high } %
inference-unknown = Aucun modèle de ce que révèlent les coups ne s’appelle « { $read } » ; prends « cards » ou « beats ».
advice-view = Un conseil se donne à partir d’une vue, telle que la donne phase.view("A") ; { $read } ne convient pas.
advice-phase-over = La phase est finie, et personne n’a de coup à jouer.
advice-turn = C’est à { $to_act } de jouer : il n’y a pas de coup à conseiller à { $seat }.
advice-no-play = Dans cette vue, { $seat } n’a pas de coup permis, et aucune partie n’en arrive là.
advice-deals = Le nombre de donnes est un nombre entier de 1 à { $most } ; { $read } ne convient pas.
advice-none-drawn = Aucune des { $n } donnes tirées au hasard ne correspond au modèle « { $name } » ; demande les cartes seules, ou plus de donnes.
advice-solving = ce qui peut être garanti
advice-playing-out = simulation jusqu’au bout
advice-safe = À cartes cachées : { $seat } sort avec { $line }, quelles que soient les cartes non vues et quoi que fassent les autres.
advice-only = { $play } est le seul coup permis.
advice-all = À cartes cachées : sur { $n ->
    [one] la seule donne compatible
   *[other] les { $n } donnes compatibles
} avec ce que voit { $seat }, le moins de points de pénalité en moyenne, { $points }, vient avec { $plays }, si { $model }.
advice-drawn = À cartes cachées : sur { $n ->
    [one] { $n } donne tirée au hasard parmi celles qui sont compatibles
   *[other] { $n } donnes tirées au hasard parmi celles qui sont compatibles
} avec ce que voit { $seat }, le moins de points de pénalité en moyenne, { $points }, vient avec { $plays }, si { $model }.
advice-head-out = Peut sortir
advice-head-safe = Sûr dans toutes les donnes
advice-head-guarantee = Garantie moyenne
advice-head-expected = Attendu selon le modèle
advice-not-proved = non prouvé
advice-proved = prouvé : { $line }
advice-advised = conseillé
advice-close = non départagé
advice-over = Ce qui peut être garanti : sur { $n ->
    [one] la seule donne compatible, pesée
   *[other] les { $n } donnes compatibles, pesées chacune
} par le nombre de façons dont elle peut se présenter.
advice-some = Ce qui peut être garanti : sur { $n ->
    [one] { $n } donne tirée au hasard
   *[other] { $n } donnes tirées au hasard
}, avec des intervalles à 95 %.
advice-weighed = Les donnes sont pesées par le modèle « { $name } », une supposition sur les autres et non un savoir.
advice-note-out = Peut sortir : dans combien de donnes { $seat }, à cartes ouvertes, serait sûr de 0 point après le coup. C’est optimiste, car ces cartes ne lui sont pas visibles.
advice-note-safe = Sûr dans toutes les donnes : une ligne qui fait sortir quelles que soient les cartes non vues. « Non prouvé » ne veut pas dire qu’un coup est risqué.
advice-note-guarantee = Garantie moyenne : la moyenne, sur les donnes, de ce que { $seat } pourrait se garantir à cartes ouvertes. Sans voir les cartes, aucune façon de jouer ne garantit moins en moyenne ; ce n’est pas une prévision du jeu.
advice-note-model = Attendu selon le modèle : la moyenne sur { $n ->
    [one] la seule donne
   *[other] les { $n } donnes
}, si { $model }. Un modèle, et non une preuve.
advice-note-behind = Les coups « non départagés » sont, selon le modèle, dans un intervalle à 95 % autour du meilleur, qui tient compte du nombre de coups comparés.
advice-note-model-some = Attendu selon le modèle : la moyenne sur { $n ->
    [one] { $n } donne tirée au hasard
   *[other] { $n } donnes tirées au hasard
}, si { $model }, avec un intervalle à 95 %. Un modèle, et non une preuve.
advice-undecided = { $n ->
    [one] { $n } question sur un coup dans une donne n’a pas été tranchée
   *[other] { $n } questions sur un coup dans une donne n’ont pas été tranchées
} avec ce budget ; les bornes laissent place aux deux réponses.
fusion-out-all = À cartes ouvertes, il y a dans chaque donne examinée un coup qui fait sortir à coup sûr, mais aucun ne le fait à lui seul dans plus de { $one } % d’entre elles : lequel choisir dépend de cartes qu’on ne voit pas.
fusion-out = À cartes ouvertes, un coup fait sortir à coup sûr dans { $some } % des donnes examinées, mais aucun ne le fait à lui seul dans plus de { $one } % : lequel choisir dépend de cartes qu’on ne voit pas.
fusion-average = Choisir à neuf dans chaque donne, à cartes ouvertes, garantirait { $each } points en moyenne ; un seul coup pour toutes les donnes en garantit { $once } au mieux. La différence est ce qu’il en coûte, au minimum, de ne pas voir les cartes.
fusion-later = { $play } peut faire sortir dans chaque donne si toutes les cartes sont ensuite visibles ; la suite peut différer d’une donne à l’autre, ce coup n’est donc pas dit sûr.
fusion-model = { $sure } est le meilleur d’après ce qui peut être garanti, qui craint le pire de tous les autres ensemble ; { $likely } est le meilleur selon le modèle, où { $model }.
review-what = On peut faire le bilan d’un relevé, d’une phase ou d’une partie ; { $read } ne convient pas.
review-doing = phase { $phase }
review-play = Phase { $phase }, { $seat } a joué { $play }. À cartes ouvertes : { $open } D’après ce que savait { $seat } : { $blind }
review-open-none = aucun coup ne garantit moins de points que { $play }.
review-open-lost = Avec { $best }, { $fewest ->
    [one] { $fewest } point était garanti
   *[other] { $fewest } points étaient garantis
}, et avec { $play } c’est { $points }.
review-open-unknown = { $play } a concédé de { $low } à { $high } points ; ce budget n’en dit pas plus.
review-open-unsettled = ce budget ne dit pas si { $play } a concédé des points.
review-blind-sure = { $play } faisait sortir à coup sûr.
review-blind-safe = { $line } faisait sortir à coup sûr.
review-blind-fine = { $play } ne se distingue pas du meilleur coup, si { $model }.
review-blind-behind = { $advised } coûte { $behind } points de moins en moyenne, si { $model }.
review-blind-either = { $advised } coûte { $behind } points de moins en moyenne, si { $model } ; mais aucun coup ne garantit moins en moyenne que { $play }.
review-between = { $low } à { $high }
review-seat = { $seat } : { $n ->
    [one] { $n } coup
   *[other] { $n } coups
} avec un choix ; points perdus à cartes ouvertes : { $lost } ; { $blamed ->
    [0] aucune erreur d’après ce que savait { $seat }.
    [one] { $blamed } erreur d’après ce que savait { $seat }, de { $blind } points en moyenne.
   *[other] { $blamed } erreurs d’après ce que savait { $seat }, de { $blind } points en moyenne.
}
review-empty = Aucun coup ne laissait le choix : il n’y a pas de bilan à faire.
review-clean = Aucun coup n’a perdu de points, ni à cartes ouvertes ni d’après ce que savait sa place.
review-head-phase = Phase
review-head-open = Perdu, à cartes ouvertes
review-head-blind = Retard, d’après le savoir du moment
review-head-verdict = Verdict
review-fine = bien
review-lucky = une erreur qui n’a rien coûté
review-unlucky = pas de chance, pas d’erreur
review-mistake = une erreur
review-open = non tranché
review-note = « Perdu » se mesure à ce qui pouvait être garanti à cartes ouvertes, et personne ne les voyait ; « retard » se mesure aux donnes compatibles avec ce que voyait la place, si { $model }. Seul un coup en retard d’après le savoir du moment est appelé une erreur.
review-replay = Pour rejouer le tournant avec un meilleur coup :
advise-what = « { $read } » n’est ni un fichier contenant une vue ni une position ; une position a des mains séparées par |.
advise-unreadable = La vue { $name } ne peut pas être lue : { $reason }.
advise-json = { $name } ne contient pas de vue : ce n’est pas du JSON tel que vqlab l’écrit.
advise-seat-of-view = Une vue a sa propre place ; --seat est pour une position.

## Les bots de The Vampires

bot-hunter-defeat = { $play } vainc un vampire à { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
bot-hunter-armed = { $play } va à un vampire dont l’arme est dans la main.
bot-hunter-unarmed = { $play } convient, et n’offre pas de croix finie aux autres, tant qu’on peut l’éviter.
bot-hunter-garlic = { $play } fait sauter un tour à la place suivante.
bot-hunter-mirror = { $play } échange une main où il y a peu à garder.
bot-hunter-bite = { $play } enlève ce dont un autre pourrait se servir.
bot-hunter-coffin = { $play } ne donne à personne une carte sur laquelle bâtir.
bot-hunter-discard = Rien ne convient, et { $card } est ce dont on se passe le mieux.
bot-montecarlo = { $play } garde une chance de { $chance } % sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} des cartes non vues.

## La dernière colonne d’un conseil

advice-head-mark = Conseil

## A bot of one's own, named by its module and class

bot-own-module = Il n’y a pas de module « { $module } » d’où prendre « { $made } » : ni dans ce dossier, ni installé ; sans module, les bots sont { $names }.
bot-own-breaks = Le module « { $module } » du bot « { $made } » ne peut pas être chargé : { $reason }.
bot-own-class = Le module « { $module } » n’a pas de « { $made } » ; un bot s’écrit module:Classe, l’un et l’autre comme ils sont écrits.
bot-own-unmade = « { $module }:{ $made } » ne peut pas être créé par un appel sans argument : { $reason }.
bot-own-part = « { $module }:{ $made } » n’est pas un bot : il lui manque { $part }, et un bot a name, budget (ou None) et choose(view, rng, budget).
