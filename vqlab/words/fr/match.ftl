# Un match contre des bots. { $name } est remplacé, { $n -> … } choisit selon le nombre.

## Un match contre des bots

match-title = { $n ->
    [one] Match contre { $n } bot
   *[other] Match contre { $n } bots
}
match-asked = Tu es { $seat }. Le moins de points de pénalité gagne.
match-asked-phases = Tu es { $seat }. Le moins de points de pénalité après { $phases } phases gagne.
match-asked-totals = Tu es { $seat }. Le moins de points de pénalité après { $phases } phases gagne. Jusqu’ici : { $totals }.
match-you = { $letter } · toi
match-you-spoken = Toi. { $spoken }
match-name-you = toi
match-your-turn = À toi de jouer. { $status }
match-your-turn-badge = à toi
match-wait = Attends un instant : c’est à { $seat } de jouer.
match-too-late = La table avait changé quand tu as joué : regarde de nouveau, puis joue.
match-seed = Un germe est un nombre entier de 0 à 10^18.
match-wait-round = Attends un instant : la manche est en train de se conclure.
match-paused = Les autres se sont arrêtés, car un autre calcul est en cours. Rien n’est perdu.
match-bot-failed = { $seat } ({ $bot }) n’a pas donné de coup permis ({ $kind }). Rien n’est perdu : laisse-le réessayer, ou fais jouer ce tour au bot { $usual }.
match-hint-pass = { $bot } passerait : { $reason }
match-hint = { $bot } jouerait { $cards } : { $reason }
match-hint-waits = { $bot } réfléchit …
match-no-hint = Il n’y a pas d’indice ici.
match-taken-back = Coup repris : c’est de nouveau à toi.
match-sound-on = Un son bref t’avertit quand c’est à toi.
match-sound-off = Le son est coupé.
match-phase-over = Main vide : { $out }. Tu as { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
} dans cette phase. Reviens en arrière pour voir toutes les mains et ce que pensaient les bots ; le coût de tes coups est plus bas.
match-won = Tu as gagné, avec { $best ->
    [one] { $best } point
   *[other] { $best } points
}. Reviens en arrière pour voir toutes les mains et ce que pensaient les bots ; le coût de tes coups est plus bas.
match-shared = Tu partages la victoire, avec { $best ->
    [one] { $best } point
   *[other] { $best } points
}. Reviens en arrière pour voir toutes les mains et ce que pensaient les bots ; le coût de tes coups est plus bas.
match-lost = Victoire : { $winners }, avec { $best ->
    [one] { $best } point
   *[other] { $best } points
} ; tu en as { $points }. Reviens en arrière pour voir toutes les mains et ce que pensaient les bots ; le coût de tes coups est plus bas.
match-over = { $told } La phase est finie.
match-left-over = Mises de côté à la donne : { $cards }.
match-points = Points de pénalité
match-points-seat = Place
match-points-total = Total
match-points-won = Le moins de points a gagné : ★.
match-points-least = Le moins de points jusqu’ici : ★.
match-way-start = Commencer la partie
match-way-goon = Continuer
match-standin = Faire jouer ce tour au bot { $bot }
match-way-next = Phase suivante
match-way-new = Nouvelle partie
match-tool-cancel = Retour à la partie
match-tool-resume = Continuer la partie gardée
match-tool-hint = Indice
match-tool-advice = Conseil
match-tool-stop = Arrêter
match-tool-judge = Juger mes coups
match-tool-back = Reprendre
match-tool-skip = Aller droit à la suite
match-tool-save = Enregistrer le relevé
match-tool-sound = Son à mon tour
match-tool-new = Nouvelle partie …
match-set-up = Une nouvelle partie : choisis comment elle sera, puis commence-la.
match-set-up-how = La partie sur la table est gardée telle quelle.
match-choose-bots = Bots
match-choose-play = Leur jeu
match-choose-phases = Phases
match-choose-edition = Édition
match-choose-pace = Rythme
match-choose-undo = Reprises permises
match-bot-random = random : n’importe quel coup permis
match-bot-greedy = greedy : se défait des points
match-bot-cautious = cautious : règles simples
match-bot-ismcts = ismcts : cherche, fort
match-bot-pimc = pimc : donnes au hasard, fort
match-bots-mixed = un mélange
match-pace-slow = lent
match-pace-steady = moyen
match-pace-quick = vif
match-pace-at-once = immédiat
match-pace-seconds = { $seconds } secondes
match-yes = oui
match-no = non
match-record-saved = Le relevé est dans { $name }.
match-resumed = Le match reprend ici.
match-nothing-saved = Il n’y a pas de match inachevé à continuer.
match-no-record = Un relevé montre toutes les mains : il y en a un quand une phase est finie.
match-sealed = Un match ne se copie pas et ne se sérialise pas (pickle), pour que personne ne voie ses mains : continue-le avec Match.resume depuis son fichier.
match-bots = { $read ->
    [one] { $read } bot ne remplit pas
   *[other] { $read } bots ne remplissent pas
} les autres places d’une table de { $seats }.
match-phases = { $most ->
    [one] Un match de ce jeu a { $most } phase.
   *[other] Un match a de 1 à { $most } phases.
}
match-pace = Le rythme va de 0 à { $most } secondes.
match-save-damaged = { $name } n’est pas le fichier d’un match, ou il est abîmé. Il a été laissé tel quel.
match-save-unread = { $name } ne peut pas être lu : { $reason }.
match-save-plays = Les coups de ce fichier ne découlent pas de sa donne.
match-save-other = Il y a un match inachevé dans { $name } : continue-le avec Match.resume, ou nomme un autre fichier.
match-save-changed = { $name } a été modifié par quelqu’un d’autre : ce match n’est plus gardé.
match-unsaved = Ce match ne peut pas être gardé dans un fichier : { $reason }. Il continue sans.

## Un match : les conseils, et ce que coûtent les coups de la personne
match-advice-waits = Examen des mains que les autres peuvent avoir …
match-advice-safe = Tu sors avec { $line }, quoi que les autres aient et fassent.
match-advice-only = Il n’y a rien d’autre à jouer.
match-advice-alike = Tous les coups coûtent autant en moyenne : { $points } points de pénalité.
match-advice = Le mieux d’après ce que tu vois : { $plays } ; { $points } points de pénalité en moyenne. Le nombre près de chaque coup est sa moyenne.
match-advice-known = Ce sont des moyennes { $over }, si { $model }. Aucune autre carte n’a été regardée.
match-advice-close = { $best ->
    [one] Ce n’est pas nettement meilleur
   *[other] Ils ne sont pas nettement meilleurs
} que { $plays }.
match-advice-over-all = sur { $n ->
    [one] la seule donne compatible
   *[other] les { $n } donnes compatibles
} avec ta main et ce que tout le monde a vu
match-advice-over-some = sur { $n ->
    [one] { $n } donne tirée au hasard, compatible
   *[other] { $n } donnes tirées au hasard, compatibles
} avec ta main et ce que tout le monde a vu
match-plays = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
match-plays-other = { $n ->
    [one] { $n } autre coup
   *[other] { $n } autres coups
}
match-help-stopped = Arrêté.
match-no-help = Cela n’a pas marché ici.
match-no-review = Tes coups sont jugés quand une phase est finie.
match-unjudged = Tes coups n’ont pas été jugés.
match-judging = Examen de tes coups …
match-judging-far = Examen de tes coups : { $done } sur { $total } …
match-judged-caption = Tes coups
match-judged-none = Aucun coup ne te laissait le choix : il n’y a rien à juger.
match-judged-all = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
} avec un choix. D’après ce que tu savais : { $blamed ->
    [0] aucune erreur.
    [one] { $blamed } erreur, qui coûte { $blind } points en moyenne.
   *[other] { $blamed } erreurs, qui coûtent { $blind } points en moyenne.
} À cartes ouvertes : { $lost ->
    [0] aucun point concédé
    [one] { $lost } point concédé
   *[other] { $lost } points concédés
} à coup sûr{ $unsettled ->
    [0] .
    [one] {" "}; { $unsettled } coup n’est pas tranché.
   *[other] {" "}; { $unsettled } coups ne sont pas tranchés.
}
match-judged-play-head = Coup
match-judged-open-head = Points concédés, à cartes ouvertes
match-judged-blind-head = Points de retard, d’après ce que tu savais
match-judged-verdict-head = Jugement
match-judged-play = Manche { $round } : { $cards }
match-judged-least = { $points } ou plus
match-judged-open = non tranché
match-judged-missed = une sortie sûre manquée
match-judged-fine = aucun
match-judged = { $verdict }. À cartes ouvertes : { $open } D’après ce que tu savais : { $blind }
match-verdict-fine = Bien joué
match-verdict-lucky = Une erreur qui n’a rien coûté
match-verdict-unlucky = Pas de chance, pas d’erreur
match-verdict-mistake = Une erreur
match-verdict-open = Pas d’erreur
match-unfinished = Une partie inachevée est gardée : continue-la, ou joue celle-ci.
match-kernel-gone = Le noyau a redémarré ou n’est plus là. Ta partie est gardée : exécute de nouveau cette cellule, puis continue la partie gardée.

## Un match de The Vampires

match-game = Il n’y a pas de jeu « { $read } » pour un match ; il y a { $names }.
match-hunt-asked = Tu es { $seat }. Le premier à { $points } points gagne.
match-hunt-won = Tu as gagné, avec { $points } points. Reviens en arrière pour voir toutes les mains et ce que pensaient les bots.
match-hunt-lost = { $winner } a gagné, avec { $points } points ; tu en as { $mine }. Reviens en arrière pour voir toutes les mains et ce que pensaient les bots.
match-hunt-points = Points
match-hunt-vampires = Vampires
match-hunt-first = Le premier à { $points } points ou plus a gagné : ★.
match-hunt-none = aucun
match-hunt-edition-usual = comme dans la règle du jeu
match-hunt-edition-bites = une morsure même sans cartes
match-hunt-edition-attacks = une croix est faite de quatre cartes d’attaque
match-hunt-edition-elsewhere = l’ail va à un autre vampire
match-hunt-bot-random = random : n’importe quel coup permis
match-hunt-bot-greedy = greedy : vainc ce qu’il peut
match-hunt-bot-montecarlo = montecarlo : donnes au hasard, fort
simulated-games = On ne simule pas autant de parties : de 1 à { $most }.
simulated-within = en
simulated-share = part
simulated-interval = intervalle à 95 %
simulated-place = rang
simulated-wins = victoires
simulated-fair = Une part équitable serait de { $share }.
