# Les exercices des notebooks. { $name } est remplacé, { $n -> … } choisit selon le nombre.

## Exercices

exercise-heading = Exercice
exercise-wanted = La réponse est { $wanted }.
hint-heading = Indice { $n } sur { $of }
hint-none = Il n’y a pas d’indice pour celui-ci.
solution-heading = Solution
solution-answer = La réponse est { $answer }.
solution-line = Python la trouve ainsi :
verdict-right = Juste.
verdict-wrong = Pas encore.
verdict-unread = Cela ne se lit pas comme une réponse.
verdict-open = Pas encore de réponse.
verdict-open-how = Mets ta réponse à la place des points : { $wanted }.
verdict-asked = La question : { $asked }
verdict-given = Ta réponse : { $given }
answer-number = un nombre entier, comme 27
answer-numbers = un nombre entier par place, comme (12, 0, 31)
answer-seat = une place : sa lettre, comme "F", ou son indice, 0 pour A
answer-play = un coup, comme "6^2" ou "pass"
answer-plays = une liste de coups, comme ["6^2", "8 Q", "pass"]
answer-chance = une probabilité : une fraction comme "2/7", un nombre décimal avec au moins trois chiffres après le point comme 0.286, ou un pourcentage avec son signe, comme "28.6 %"
answer-chance-range = Lu « { $read } », mais une probabilité est entre 0 et 1. Un pourcentage a besoin de son signe, comme "28.6 %".
answer-type = Lu « { $read } », ce qui ne répond pas à cette question.
answer-commas = Là où il y a des virgules, Python lit plusieurs nombres. Écris sans virgules, ou entre guillemets.
answer-large = Le nombre est trop long : on lit { $most } chiffres au plus.
answer-long = Le texte est trop long : on lit { $most } caractères au plus.
answer-many = La liste est trop longue : on lit { $most } éléments au plus.
answer-unquoted = Lu le nombre { $read }. Mets les coups entre guillemets, comme "{ $spelled }" : sans guillemets, Python calcule, et fait 4 de 6^2.
answer-unread = { $reason } La réponse est { $wanted }.
nudge-illegal = { $play } n’est pas un coup permis ici. { $reason } [{ $clause }]
nudge-missing = Rien de faux jusqu’ici, mais il manque encore { $n ->
    [one] un coup
   *[other] { $n } coups
}.
nudge-extra = Tout cela est permis, mais { $n ->
    [one] un coup n’a pas sa place
   *[other] { $n } coups n’ont pas leur place
} dans la réponse.
nudge-length = Il y a { $read ->
    [one] { $read } nombre
   *[other] { $read } nombres
} pour { $wanted } places.
nudge-negative = Les points de pénalité se comptent en montant depuis 0 : écris-les sans signe moins.
nudge-seat = Regarde encore une fois la place { $seat }.
nudge-rounded = C’est proche, mais pas assez précis. Donne au moins { $places } décimales, ou la fraction.
nudge-none = Relis la question ; un indice peut aider.

exercise-deal-ask = Dix joueurs, édition de base. Combien de vampires sont mis de côté, sans être vus ?
exercise-deal-hint-1 = Quelles cartes distribue-t-on au juste ? Les chasseurs se donnent à part.
exercise-deal-hint-2 = Enlève du paquet ce que reçoivent tous les joueurs ensemble. R6 dit combien chacun en reçoit.
exercise-deal-why = Le paquet qu’on distribue a 108 cartes, reines comprises. Enlève dix cartes pour chacun des dix joueurs ; le reste est mis de côté. [R6] [R9]
exercise-deal-misread-1 = Les deux chasseurs ne sont pas dans le paquet : ils sont, face visible, chez leurs détenteurs. [R7]
exercise-deal-misread-2 = Les reines aussi sont distribuées, avec les nombres. [R1]

exercise-raise-ask = A a entamé avec deux 5, et B a surenchéri avec deux 8. Que peut faire C ? Donne la liste de tous les coups permis.
exercise-raise-hint-1 = Combien de cartes doit avoir le coup, et que faut-il battre ?
exercise-raise-hint-2 = C est-il vraiment obligé de surenchérir ?
exercise-raise-why = Il faut à C exactement deux cartes de même valeur, au-dessus de 8 : tous les 9, c’est trop ; un seul 11, trop peu. Et on passe librement. [R12] [R13]
exercise-raise-misread-1 = Ce sont les surenchères. Qui peut surenchérir y est-il obligé ? [R13]

exercise-next-leader-ask = A a entamé avec un 6, B a passé, C a surenchéri avec un 9. D passe à son tour. Qui entame la manche suivante ?
exercise-next-leader-hint-1 = Combien de tours une place a-t-elle dans une manche ?
exercise-next-leader-hint-2 = Une fois le tour de table achevé, cherche le coup le plus haut.
exercise-next-leader-why = Chacun a eu un tour. B a encore un 10, mais qui a passé a passé. Le 9 est le coup le plus haut, et qui l’a joué entame. [R10] [R14]
exercise-next-leader-misread-1 = B pourrait battre le 9, mais B a passé. Y a-t-il un second tour dans une manche ? [R10]
exercise-next-leader-misread-2 = La même place n’entame encore que si personne ne surenchérit. [R14]

exercise-queens-ask = A a entamé avec une paire de 12. Que peut faire B ? Donne la liste de tous les coups permis.
exercise-queens-hint-1 = À côté d’un nombre, une reine prend ce nombre. Quelles paires peut-elle compléter, et lesquelles sont assez hautes ?
exercise-queens-hint-2 = Que valent les reines quand aucun nombre n’est avec elles ?
exercise-queens-why = Avec le 13, une reine vaut 13. Avec le 12, elle ne fait qu’égaler la paire d’en face ; avec le 11, elle est encore plus basse. Seules, les reines valent 14. Et on passe librement. [R12] [R13] [R15] [R16]
exercise-queens-misread-1 = Il manque une surenchère. Que valent des reines sans nombre à côté ? [R16]

exercise-known-ask = Neuf joueurs, édition de base, et les cartes viennent d’être distribuées. Tu es A. Combien de 7 y a-t-il en tout dans les huit autres mains ?
exercise-known-hint-1 = Combien de vampires sont mis de côté à neuf ?
exercise-known-hint-2 = Chaque 7 que tu ne vois pas est quelque part. Où peut-il être ?
exercise-known-why = À neuf, rien n’est mis de côté : chaque 7 que tu n’as pas est dans une autre main. Il y en a huit en tout ; enlève les tiens. [R1] [R9]
exercise-known-misread-1 = C’est le nombre de 7 du paquet. Tu en as toi-même quelques-uns. [R1]
exercise-known-misread-2 = C’est le nombre que tu en as. Combien le paquet en a-t-il ? [R1]

exercise-pick-up-ask = A a entamé avec S20. B a fourni un 4, C une reine, D un autre 4, et maintenant E fournit le 2. Qui ramasse les cartes ?
exercise-pick-up-hint-1 = Classe les cartes fournies selon ce qu’elles valent. L’une d’elles vaut moins ici que dans les autres manches.
exercise-pick-up-hint-2 = Deux places ont fourni la même valeur, la plus haute. Laquelle des deux ramasse ?
exercise-pick-up-why = Dans une manche de chasseur, la reine vaut 1 : les 4 sont donc les plus hauts, et à égalité c’est le dernier qui ramasse. [R20]
exercise-pick-up-misread-1 = Dans les autres manches, une reine seule vaut 14. Et dans une manche de chasseur ? [R20]
exercise-pick-up-misread-2 = C’est la bonne valeur, mais une autre place l’a fournie aussi. Laquelle ramasse ? [R20]
exercise-pick-up-misread-3 = Un chasseur ne met pas l’ordre des cartes à l’envers : c’est la plus haute qui ramasse, pas la plus basse. [R20]
exercise-pick-up-misread-4 = Le chasseur vaut 0, et tout vampire est plus haut : il ne revient donc pas à qui l’a entamé. [R18]

exercise-feed-ask = A a entamé avec S20, B a fourni un 5, et C est le dernier à fournir. Quelle est la carte la plus chère, en points de pénalité, que C puisse fournir sans ramasser ?
exercise-feed-hint-1 = Une carte a une force dans cette manche et un prix à la fin de la phase. Ce n’est pas forcément la même chose.
exercise-feed-hint-2 = Note ce que chaque carte de C vaut dans une manche de chasseur, et ce qu’elle coûte à la fin.
exercise-feed-why = Dans une manche de chasseur, une reine vaut 1, bien en dessous du 5 ; restée en main, elle coûterait 14 à la fin. [R20] [R28]
exercise-feed-misread-1 = Cette carte est sûre. Y en a-t-il une, sûre aussi, qui coûte plus ?
exercise-feed-misread-2 = Cette carte égale celle de B et vient après. Qui ramasse alors ? [R20]
exercise-feed-misread-3 = Avec cette carte, C serait le plus haut et ramasserait tout. [R20]

exercise-embargo-ask = C a ramassé S20 à la manche précédente, tient aussi S15, et entame. Donne la liste de tous les coups permis.
exercise-embargo-hint-1 = Un chasseur est interdit, pour cette seule entame. Et le reste de la main ?
exercise-embargo-hint-2 = Des cartes égales peuvent s’entamer ensemble, ou être gardées en partie.
exercise-embargo-why = Seul le chasseur qui vient d’être ramassé doit attendre. Les vampires s’entament comme toujours, et l’autre chasseur aussi. [R11] [R21]
exercise-embargo-misread-1 = L’embargo porte sur le chasseur qui vient d’être ramassé. C en tient un autre. [R21]

exercise-blocked-ask = A a entamé avec S20, et C n’a rien que S15. Quelle est la carte la plus chère, en points de pénalité, que B puisse fournir sans ramasser ?
exercise-blocked-hint-1 = Que peut faire C dans cette manche, et qu’en résulte-t-il ?
exercise-blocked-hint-2 = Qui prend les cartes quand quelqu’un n’a pas de vampire à fournir ? Importe-t-il alors qui a la carte la plus haute ?
exercise-blocked-why = C n’a pas de vampire à fournir, doit passer, et prend tout, peu importe qui a fourni la carte la plus haute. B peut donc fournir le 13 en toute tranquillité. [R22] [R23]
exercise-blocked-misread-1 = Cette carte est sûre de toute façon, mais B peut faire mieux ici. Que devra faire C ? [R23]
exercise-blocked-misread-2 = B n’a pas besoin d’espérer une carte plus haute de D. Qui ramasse quand une place est bloquée ? [R23]

exercise-penalties-ask = A a entamé avec S20, B a fourni un 10, et c’était sa dernière carte. C a fourni un 5. Maintenant D fournit un 1, et c’est sa dernière carte. Combien de points de pénalité reçoivent A, B, C et D ?
exercise-penalties-hint-1 = Qui ramasse ? Regarde encore cette main avant de la dire vide.
exercise-penalties-hint-2 = Si une main est vide maintenant, la phase est finie : additionne ce qui reste dans les autres.
exercise-penalties-why = B est le plus haut, et prend S20 avec tout ce qui a été fourni. D est sorti, donc la phase s’arrête ici, et B paie tout ce qu’il vient de ramasser. La reine de A coûte 14. [R26] [R27] [R28]
exercise-penalties-misread-1 = La main de B a été vide un instant, mais B a fourni la carte la plus haute. Qu’est-ce qui revient dans cette main ? [R27]
exercise-penalties-misread-2 = Une reine ne vaut 1 que lorsqu’on la fournit. Que coûte-t-elle à la fin ? [R28]

exercise-next-phase-ask = La phase est finie ; A en a gagné la dernière manche, et C est sorti. Qui entame la phase suivante ?
exercise-next-phase-hint-1 = Une carte décide qui entame une phase.
exercise-next-phase-hint-2 = Cette carte reste à son détenteur d’une phase à l’autre. Qui l’a ?
exercise-next-phase-why = Les chasseurs restent où ils sont, et le détenteur de S20 entame la phase suivante, peu importe qui a gagné la dernière manche. [R30]
exercise-next-phase-misread-1 = Gagner la dernière manche d’une phase n’apporte rien dans la suivante. [R30]
exercise-next-phase-misread-2 = D tient un chasseur, mais pas celui qui décide. [R30]
exercise-next-phase-misread-3 = Le voisin de S15 n’entame que la première phase, quand on donne les chasseurs. [R4]
exercise-next-phase-misread-4 = Sortir est une récompense en soi ; cela ne donne pas l’entame. [R30]

exercise-merge-ask = A a entamé avec S20, B a fourni un 4, et C doit fournir. L’un des coups de C est un 5. Quels coups de C, le 5 compris, mènent exactement à la même position ?
exercise-merge-hint-1 = Note les trois mains après chacun des quatre coups. Qui ramasse chaque fois ?
exercise-merge-hint-2 = Qui ramasse récupère ce qu’il a fourni. La reine est un cas particulier : que vaut-elle quand on la fournit ?
exercise-merge-why = Avec un nombre au-dessus de 4, C fournit le plus haut et récupère cette carte, avec tout le reste de la table. Laquelle c’était n’a plus d’importance : le graphe a un seul nœud pour les deux. Avec le 2 ou la reine, c’est B qui ramasse. [R20]
exercise-merge-misread-1 = Certains de ces coups font ramasser B, et alors les mains ne sont pas les mêmes.
exercise-merge-misread-2 = Celui-ci en fait partie, bien sûr. N’y a-t-il vraiment aucun autre coup après lequel C ramasse ?
exercise-merge-misread-3 = Après ces deux coups, B ramasse, mais pas les mêmes cartes : ils ne mènent même pas l’un et l’autre à la même position.

exercise-nodes-ask = Combien de positions différentes peuvent découler de celle-ci, elle-même et les fins comprises ?
exercise-nodes-hint-1 = Tiens deux collections : les positions déjà rencontrées, et celles qui restent à examiner. Commence avec cette position dans les deux.
exercise-nodes-hint-2 = Prends une position dans la seconde collection. Pour chaque coup permis, regarde la position où il mène ; seulement si elle est nouvelle, mets-la dans les deux. Arrête-toi quand plus aucune n’attend.
exercise-nodes-why = Chaque position est examinée une fois, quel que soit le nombre de chemins qui y mènent. Un ensemble (set) sait lesquelles il a vues, car des positions égales sont égales en Python aussi.
exercise-nodes-misread-1 = Tu as compté certaines positions plusieurs fois. Deux chemins peuvent mener à la même position : est-elle nouvelle quand tu la retrouves ?
exercise-nodes-misread-2 = Il n’en manque qu’une. La position d’où tout est parti est-elle parmi celles que tu as comptées ?
exercise-nodes-misread-3 = Tu as compté les coups, c’est-à-dire les flèches. La question porte sur les positions qu’elles relient.
exercise-nodes-misread-4 = Ce ne sont que les fins. Compte aussi les positions en chemin.
exercise-nodes-misread-5 = C’est ce que A peut entamer. Continue maintenant à partir de chacune de ces positions, jusqu’aux fins.
exercise-nodes-misread-6 = C’est la première position et ce qui la suit aussitôt. Les nouvelles positions sont-elles examinées à leur tour ?

exercise-worth-ask = A entame. Combien de points de pénalité A aura-t-il au plus à la fin s’il joue bien, quoi que fassent B et C, même ensemble ?
exercise-worth-hint-1 = Commence par les fins du dessin et remonte. Que choisit A parmi les nombres d’en dessous, et que choisissent B et C pour A ?
exercise-worth-hint-2 = Aux tours de A, prends le plus petit nombre d’en dessous ; aux tours de B et de C, le plus grand.
exercise-worth-why = Si A entame la carte basse, C peut prendre la manche et sortir, et A garde l’autre. Si A entame d’abord la carte haute, il ne peut lui rester que la basse. De deux maux A choisit le moindre, et il n’y a pas mieux.
exercise-worth-misread-1 = C’est la meilleure fin de toutes pour A. Qui doit être gentil avec A en chemin ?
exercise-worth-misread-2 = C’est la pire fin de toutes pour A. A ne peut-il pas l’éviter ?
exercise-worth-misread-3 = Ce serait toute la main, mais A se défait au moins d’une carte : c’est A qui entame.

exercise-best-plays-ask = A entame. Quelles entames gardent sa garantie, c’est-à-dire ne perdent rien contre la meilleure défense ? Donne-les toutes.
exercise-best-plays-hint-1 = Laisse Python faire le graphe et trouver ce que chaque état vaut pour la place 0. Regarde ensuite ce que valent les entames de A.
exercise-best-plays-hint-2 = each_play donne la valeur de chaque entame. Lesquelles valent aussi peu que la position elle-même ?
exercise-best-plays-why = Ces entames valent pour A ce que vaut la position. Après chacune des autres, B et C ensemble peuvent faire payer A, comme le montre each_play entame par entame.
exercise-best-plays-misread-1 = Après chacune de ces entames, A peut s’en tirer pour rien. Il peut, si B et C sont gentils. Demande de quoi A est sûr.
exercise-best-plays-misread-2 = C’est bien jusqu’ici, mais ce n’est pas la seule entame qui vaille aussi peu.
exercise-best-plays-misread-3 = Se défaire aussitôt du chasseur, ça fait plaisir. Regarde qui entame ensuite, et ce qui reste à A.

exercise-every-seat-ask = A entame. Trouve la garantie de chaque place : le moins de points de pénalité dont cette place peut être sûre, contre les deux autres ensemble.
exercise-every-seat-hint-1 = Un graphe, trois questions : pour chaque place, cette place minimise, et les deux autres maximisent.
exercise-every-seat-hint-2 = Dans guarantees(graph, seat), la place est un nombre, 0 pour A. Lis chaque fois la valeur de la racine.
exercise-every-seat-why = Chacun de ces nombres est une promesse sous le pire soupçon : que les deux autres se soient ligués. Ils ne peuvent pas s’être ligués contre les trois places à la fois, et en effet aucune fin du graphe n’a ces trois nombres ensemble.
exercise-every-seat-misread-1 = C’est une fin possible si chacun s’occupe de soi. Une garantie tient même si les autres ne le font pas.
exercise-every-seat-misread-2 = C’est la meilleure fin de chaque place, donc avec l’aide des autres. Une garantie tient contre eux.
exercise-every-seat-misread-3 = Ce sont les mains avant le premier coup.

exercise-prevent-ask = L’une des trois places peut, à elle seule, faire en sorte que A ne sorte pas, quoi que fassent les deux autres. Laquelle ?
exercise-prevent-hint-1 = Retourne la question : quelles sont les deux places qui, ensemble, ne peuvent pas forcer la sortie de A ?
exercise-prevent-hint-2 = Interroge power sur les trois paires et out:A. Là où une paire échoue, la place qui reste peut l’empêcher.
exercise-prevent-why = A et C ensemble ne peuvent pas forcer la sortie de A : B seul peut donc l’empêcher. Et A seul ne peut même pas se retenir lui-même : B et C ensemble peuvent le pousser dehors.
exercise-prevent-misread-1 = Cette place ne le peut pas, aussi étrange que cela paraisse : et si les deux autres s’entendaient pour la laisser sortir ?
exercise-prevent-misread-2 = Cette place ne le peut pas seule. Que forcent les deux autres ensemble ?

exercise-last-phase-ask = Avant la dernière phase, B a 20 points et C en a 12. Combien A peut-il en avoir au plus, et être encore sûr du plus petit total, seul ou à égalité, quoi que fassent les autres ?
exercise-last-phase-hint-1 = Les points de A comptent-ils seuls ? Les autres aussi continuent d’en accumuler.
exercise-last-phase-hint-2 = Interroge power sur wins:A avec totals, un nombre de points après l’autre.
exercise-last-phase-why = A n’a pas besoin de payer peu, seulement moins que les autres. Même en partant avec plus de points que C, A peut faire en sorte que personne ne finisse en dessous. Un point de plus, et les autres peuvent l’empêcher.
exercise-last-phase-misread-1 = Alors A est sûr même si C ne prend plus de points. Mais C n’en prend-il vraiment pas ?
exercise-last-phase-misread-2 = Avec autant de points que C, A en est sûr. Peut-il s’en permettre davantage ?

exercise-threat-ask = Quel est le maximum que A doive payer dans un équilibre de cette position ?
exercise-threat-hint-1 = Demande les équilibres après chacun des coups de A : all_plays=True. Après quel coup le pire d’entre eux est-il le meilleur pour A ?
exercise-threat-hint-2 = Dans un équilibre, A ne paie jamais plus que cela : sinon, A choisirait ce coup-là.
exercise-threat-why = Après le 3, A paie 2 points dans l’unique équilibre. Une issue où le 2 coûte davantage à A n’est donc pas un équilibre : A entamerait le 3. Ce qui reste coûte à A 0 ou 2 points.
exercise-threat-misread-1 = Il y a bien un tel équilibre après l’un des coups. Mais A jouerait-il ce coup, si c’était pour en arriver là ?
exercise-threat-misread-2 = C’est le minimum. Quel est le maximum ?
exercise-threat-misread-3 = C’est ce que A peut se garantir si les autres conspirent. Dans un équilibre, ils ne le font pas : chacun s’occupe de soi.

exercise-helpmate-ask = Un problème d’entraide : toutes les places veulent que B sorte au plus vite, et elles se sont entendues. Il n’y a qu’une ligne la plus courte. Qu’entame A ?
exercise-helpmate-hint-1 = B a trois cartes et deux manches. L’une de ces cartes est un chasseur : quand doit-il partir ?
exercise-helpmate-hint-2 = Dans la première manche, B doit donc se défaire d’un coup de tout le reste, et la gagner. Quelle entame le permet ?
exercise-helpmate-why = A prête sa reine au 2. B bat la paire avec le 6 et la reine, entame le chasseur, et sort : toutes les cartes que fournissent les autres sont au-dessus de 0. Aucune autre paire de A n’est assez basse.
exercise-helpmate-misread-1 = B ne peut pas battre cette paire. Y en a-t-il une plus basse ?
exercise-helpmate-misread-2 = Alors B ne se défait que d’une carte dans la première manche. C’est une de trop peu.

exercise-endless-ask = Pas d’embargo ici. Suppose qu’un jeu sans fin coûte 50 points à chaque place. Combien de points A peut-il se garantir ?
exercise-endless-hint-1 = Sans un mot sur 50 : quelles bornes les deux balayages donnent-ils pour A ?
exercise-endless-hint-2 = Si tourner en rond coûte plus que la borne supérieure, A n’a pas besoin de tourner en rond.
exercise-endless-why = La borne supérieure est la fin que A peut imposer : A n’a donc jamais besoin de payer plus de 15, quel que soit le prix d’un jeu sans fin.
exercise-endless-misread-1 = Tourner en rond coûterait cela. Mais A ne peut-il pas y mettre fin pour moins ?
exercise-endless-misread-2 = C’est la borne inférieure : les autres ne permettent jamais moins. Mais A ne peut pas imposer que le jeu finisse là.

### Les problèmes, et comment on en fait

answer-theme = le nom d’un thème, comme "queen-lent"

exercise-which-play-ask = A joue et doit sortir, quoi que fassent B et C. Quel coup le permet ?
exercise-which-play-hint-1 = Quelles cartes des autres A ne pourra-t-il jamais battre, quoi qu’il joue ? Qui les a, et comment les rendre inoffensives ?
exercise-which-play-hint-2 = Deux cartes égales dans une main, voilà le danger. Entame quelque chose qu’on ne peut arrêter qu’en les jouant une à une.
exercise-which-play-why = Seul un 12 bat le 11, et si B en dépense un, sa paire est cassée : plus personne alors ne peut entamer deux cartes, et A se défait du 6 et de la reine l’un après l’autre. Toute autre entame laisse à A une carte dont il ne peut se défaire.
exercise-which-play-misread-1 = Personne ne bat cela, c’est vrai. Mais qu’entamera A ensuite, et qui le battra alors ?
exercise-which-play-misread-2 = Deux cartes de moins d’un coup, mais B a une réponse à une paire, et A n’en a pas à celle de B.
exercise-which-play-misread-3 = Le plus bas d’abord, c’est une bonne habitude. Ici, les autres répondent bas aussi, et le tour de A vient trop tard.

exercise-how-long-ask = A sort ici, quoi que fassent les autres. En combien de manches au plus A peut-il être sûr d’être sorti, s’il se presse et que les autres le retardent ?
exercise-how-long-hint-1 = Avec l’aide de tous, il y aurait autant de manches que A a de cartes. Les autres n’aident pas.
exercise-how-long-hint-2 = Interroge guarantee sur A. Sa réponse connaît ses rounds.
exercise-how-long-why = Les autres ne peuvent pas retenir A, mais ils peuvent le retarder : B obtient l’entame, et fait ramasser le chasseur à A. A est sûr d’être sorti en 5 manches ; avec de l’aide, ce serait 3.
exercise-how-long-misread-1 = C’est le compte si tout le monde aide. Mais les autres retardent A autant qu’ils peuvent.

exercise-pushed-ask = A joue, tout seul, contre les deux autres. A peut forcer la sortie d’exactement une place. Laquelle ?
exercise-pushed-hint-1 = Demande pour chaque place : A seul peut-il y parvenir ? Pour sa propre place aussi.
exercise-pushed-hint-2 = Dans une manche de chasseur, des cartes basses quittent la main et rien ne vient à leur place. Qui a les plus basses ?
exercise-pushed-why = C a les cartes les plus basses. Chaque manche de chasseur lui en prend une, et C ne fournit jamais le plus haut, sauf si A le veut bien. A lui-même peut être retenu, et B aussi.
exercise-pushed-misread-1 = Ce qu’on veut pour soi-même, les deux autres peuvent ici l’empêcher. À qui ne penseraient-ils pas ?
exercise-pushed-misread-2 = Cette place ramasse le chasseur s’il le faut. Quelles sont les cartes les plus basses de la table ?

exercise-which-theme-ask = A joue et sort, quoi que fassent les autres. Il y a un seul coup juste. Quel thème est-ce ?
exercise-which-theme-hint-1 = Trois coups sont permis. Essaie-les tous : lesquels sont faux, et que reste-t-il ?
exercise-which-theme-hint-2 = Un thème dit oui ou non à ce qui est juste et à ce qui est faux. Lis les phrases de THEMES dans cet esprit.
exercise-which-theme-why = A pourrait jouer le 6 ou le 9, et les deux sont faux ; seul passer garde les trois cartes pour plus tard. Rien ne force A à passer : le thème est unforced-pass.
exercise-which-theme-misread-1 = Ce thème dit qu’il est faux de passer. Est-ce faux ici ?
exercise-which-theme-misread-2 = Ce thème parle d’une entame, et ici c’est B qui a entamé.

exercise-unique-ask = Est-ce un problème à réponse unique ? Donne tous les premiers coups avec lesquels A est sûr de sortir.
exercise-unique-hint-1 = Si tu en as trouvé un, ne t’arrête pas : un second gâche un problème, ou lui évite d’être trop dur.
exercise-unique-hint-2 = Demande à power si A peut forcer out:A. Sa réponse connaît les meilleurs coups.
exercise-unique-why = Le 5 et le 11 y parviennent tous deux : on ne peut donc dire à personne qu’il y a une seule réponse. La reine, que personne ne bat, servira plus tard.
exercise-unique-misread-1 = C’est ce que personne ne peut battre. Ce n’est pas la même chose que ce qu’on ne peut pas arrêter à la fin.

exercise-sieve-ask = Tire 200 donnes de trois vampires chacun, trois places, sans chasseur, avec Random(7). Dans combien A peut-il forcer sa sortie, sans que cela se voie sans recherche ?
exercise-sieve-hint-1 = Deux questions à chaque donne : peut-on forcer la sortie, et est-ce trivial ?
exercise-sieve-hint-2 = Les cellules ci-dessus posent les deux, pour des donnes d’un autre germe. Change le germe, et compte.
exercise-sieve-why = Dans 97 des 200, A peut la forcer, et dans 59 de celles-ci sans aucune recherche. Il en reste 38.
exercise-sieve-misread-1 = C’est dans combien de donnes on peut la forcer. As-tu retiré les triviales ?
exercise-sieve-misread-2 = C’est dans combien de donnes on ne peut pas. La question porte sur les autres.

exercise-odds-ask = Une recherche a trouvé 8 problèmes dans 600 donnes. Combien de donnes faudra-t-il à peu près pour en trouver 20 ?
exercise-odds-hint-1 = Combien de donnes faut-il en moyenne pour l’un d’eux ?
exercise-odds-hint-2 = Un résultat de find ou de make connaît ses odds, sous forme de fraction. Divise par elle ce que tu veux.
exercise-odds-why = Un problème demande 75 donnes en moyenne, et 20 en demandent 1500. C’est une moyenne : après seulement 8, l’intervalle autour d’elle est large.
exercise-odds-misread-1 = C’est ce qu’il faut de donnes pour en trouver un.
exercise-odds-misread-2 = C’est ce qu’il faudrait si la recherche n’en avait trouvé qu’un seul dans toutes ses donnes.

exercise-one-card-ask = À la place du 10 de A, mets chacune des valeurs de 1 à 13, le 10 aussi, et laisse tout le reste tel quel. Pour combien des treize y a-t-il un problème : un seul coup juste pour sortir, et rien de trivial ?
exercise-one-card-hint-1 = Écris la position avec un trou, remplis-le treize fois, et demande chaque fois.
exercise-one-card-hint-2 = Un Wish a une méthode attempt : elle donne le problème qu’est une position, ou None.
exercise-one-card-why = De 9 à 13, cela reste un problème, soit 5 valeurs en tout. Un second 4 ou un second 8 le rend trivial, et avec toute autre carte A ne peut pas forcer sa sortie.
exercise-one-card-misread-1 = C’est le nombre de fois où il y a un seul coup juste. Deux de ces cas ne demandent aucune recherche.
exercise-one-card-misread-2 = La carte qui est déjà là compte-t-elle ? Oui.

exercise-own-theme-ask = Fais douze problèmes : make(Wish("out", Deals(3, "3", "none")), 12, seed=22). Dans combien le coup juste est-il une seule carte qui n’est ni la plus basse ni la plus haute de la main de A ?
exercise-own-theme-hint-1 = Écris une fonction d’un problème qui dit oui ou non. Le coup juste est le premier de ses plays.
exercise-own-theme-hint-2 = Un coup connaît size et value, et les coups permis de taille 1 sont les cartes de la main.
exercise-own-theme-why = Dans 8 des douze, c’est une carte du milieu : les basses sont gardées pour la fin, et les hautes pour répondre. C’est un thème aussi bon que ceux qui ont un nom.
exercise-own-theme-misread-1 = C’est le nombre de fois où c’est la plus haute.
exercise-own-theme-misread-2 = Est-ce vrai de tous ? Regarde les coups justes à côté des mains.

### Compter des donnes

exercise-small-hands-ask = Le petit jeu a les nombres 1 à 4, en trois exemplaires chacun, et une reine. Combien y a-t-il de mains différentes de trois cartes ?
exercise-small-hands-hint-1 = Une main est ce que voit un joueur : deux 4 et une reine sont une seule main, peu importe lesquels des 4.
exercise-small-hands-hint-2 = Pour chaque carte, écris le polynôme qui dit combien d’exemplaires une main peut en avoir. Multiplie, et regarde la puissance trois de x.
exercise-small-hands-why = Trois cartes de cinq sortes se choisissent de 35 façons si chaque sorte a assez d’exemplaires. La reine n’en a qu’un : les cinq choix avec deux ou trois reines tombent, c’est-à-dire deux reines avec l’un des quatre nombres, et trois reines.
exercise-small-hands-misread-1 = Cela compte chaque carte à part. Un joueur voit-il la différence entre deux exemplaires égaux ?
exercise-small-hands-misread-2 = Presque. Certaines des mains que tu as comptées demandent plus de reines qu’il n’y en a.
exercise-small-hands-misread-3 = Ce sont les mains sans deux cartes pareilles.
exercise-small-hands-misread-4 = Ce sont les mains de nombres. Il y a aussi une reine.

exercise-no-hands-ask = Choisis neuf fois parmi les quatorze sortes de cartes, sans égard à l’ordre, et toujours la même si tu veux. Combien de ces choix ne sont pas une main du jeu de base, parce qu’il n’a pas autant d’exemplaires ?
exercise-no-hands-hint-1 = Quelles sortes peuvent s’épuiser quand tu en prends neuf ?
exercise-no-hands-hint-2 = Compte tous les choix avec un coefficient binomial, et enlève le nombre de mains qu’il y a.
exercise-no-hands-why = Avec cinq reines ou plus, les quatre autres choix sont libres : 2380 façons. Et neuf cartes d’un nombre sont de trop aussi : 13 façons. Rien n’est dans les deux, cela fait donc 2393 en tout.
exercise-no-hands-misread-1 = Tu as trouvé tous les choix qui ont trop de reines. Un nombre peut-il s’épuiser aussi ?
exercise-no-hands-misread-2 = Tu as trouvé les choix qui ont trop d’un nombre. Et les reines ?
exercise-no-hands-misread-3 = C’est le nombre de mains. La question est combien de choix ne sont pas des mains.
exercise-no-hands-misread-4 = C’est le nombre de choix, mains ou non.

exercise-both-slayers-ask = Combien de mains différentes de 13 cartes contiennent les deux chasseurs, S15 et S20 ?
exercise-both-slayers-hint-1 = Si deux des cartes sont fixées, que reste-t-il à choisir ?
exercise-both-slayers-hint-2 = Dans (1 + x)(1 + x), quel terme correspond aux deux chasseurs, et quelle puissance cela laisse-t-il à toutes les autres ?
exercise-both-slayers-why = Les deux chasseurs prennent deux places. Ce qui reste est une main de onze vampires : c’est donc le coefficient de x^11 sans chasseurs.
exercise-both-slayers-misread-1 = Ces mains contiennent un chasseur ou les deux. La question porte sur les deux.
exercise-both-slayers-misread-2 = Ce sont toutes les mains, quel que soit le nombre de chasseurs.
exercise-both-slayers-misread-3 = Ce sont les mains sans aucun chasseur.
exercise-both-slayers-misread-4 = Cela ne laisse de place que pour un chasseur.

exercise-alike-ask = Deux cartes sont distribuées parmi les 108. Quelle est la probabilité qu’elles soient égales : le même nombre, ou deux reines ?
exercise-alike-hint-1 = Pèse les mains : de combien de façons peut-on prendre deux exemplaires sur huit, et sur quatre ?
exercise-alike-hint-2 = Divise les façons de toutes les paires égales par toutes les façons de prendre deux cartes sur 108.
exercise-alike-why = Chacun des 13 nombres donne 28 paires et les reines en donnent 6, soit en tout 370 sur 5778. La seconde carte doit être l’une de sept, ou de trois, parmi 107.
exercise-alike-misread-1 = Cela suppose toutes les mains différentes équiprobables. Mais deux cartes différentes peuvent venir de plus de façons que deux cartes égales.
exercise-alike-misread-2 = Tu as oublié la paire de reines.
exercise-alike-misread-3 = C’est la probabilité qu’elles soient différentes.

exercise-same-deals-ask = Une table a exactement autant de donnes que la table à 12 places, qu’on distingue ou non les exemplaires égaux. Combien de places a-t-elle ?
exercise-same-deals-hint-1 = Compare combien de cartes chacun reçoit, et combien il en reste.
exercise-same-deals-hint-2 = Ce qui reste pourrait être sur la table comme une main de plus. Où est-elle exactement aussi grande que les autres ?
exercise-same-deals-why = À 11 places, chacun reçoit neuf cartes, et il en reste neuf : une douzième main qui ne dit pas son nom. Une donne à 12 places est la même chose.
exercise-same-deals-misread-1 = Là non plus, il ne reste rien. Mais chacun reçoit-il autant de cartes ?
exercise-same-deals-misread-2 = Là, chacun reçoit dix cartes. Combien en reçoit-on à la table à 12 places ?

### Probabilités

exercise-one-hand-ask = Tu entames avec une paire de 10. La main suivante a six vampires, distribués parmi les 108 moins ta paire, et tu n’en sais pas plus. Quelle est la probabilité qu’elle puisse battre la paire ?
exercise-one-hand-hint-1 = De quelles façons une main peut-elle battre une paire de 10 ? Pense aussi aux reines.
exercise-one-hand-hint-2 = Demande la probabilité de beats("10^2"), pour un Unseen avec une main de 6 et ta paire comme mine.
exercise-one-hand-why = Deux 11, 12, 13 ou reines la battent, et l’une de ces cartes avec une reine aussi. Il est plus facile de compter les mains qui n’ont rien de tel.
exercise-one-hand-misread-1 = Cela ne compte que les paires de nombres. Que peut faire une reine ?
exercise-one-hand-misread-2 = C’est la probabilité qu’elle ne le puisse pas.
exercise-one-hand-misread-3 = Cela suppose toutes les mains différentes équiprobables. Elles n’ont pas le même poids.
exercise-one-hand-misread-4 = Ta propre paire est encore parmi les cartes distribuées. Tu la vois, alors retire-la.

exercise-two-hands-ask = La même paire de 10, et deux mains de six vampires après toi. Quelle est la probabilité qu’au moins l’une d’elles puisse la battre ?
exercise-two-hands-hint-1 = Les deux le peuvent peut-être. Le double de la probabilité d’une main compte alors ce cas deux fois.
exercise-two-hands-hint-2 = Demande beats("10^2", [1, 2]), pour un Unseen avec deux mains.
exercise-two-hands-why = C’est moins que le double de la probabilité d’une main, puisque les deux le peuvent peut-être. Et c’est plus que si les mains n’avaient rien à voir entre elles, puisque ce qui manque à la première reste pour la seconde.
exercise-two-hands-misread-1 = Tu as additionné les probabilités de deux mains. Les donnes où les deux peuvent la battre sont comptées deux fois.
exercise-two-hands-misread-2 = Ce serait vrai si les deux mains venaient de deux paquets. Elles en partagent un.
exercise-two-hands-misread-3 = C’est la probabilité qu’aucune ne le puisse.

exercise-second-hand-ask = Toujours la paire de 10, et deux mains de six. Quelqu’un te dit, et c’est vrai, que la première main ne peut pas la battre. Quelle est maintenant la probabilité que la seconde le puisse ?
exercise-second-hand-hint-1 = Les hautes cartes et les reines qui manquent à la première main sont ailleurs.
exercise-second-hand-hint-2 = Ne regarde que les donnes où la première main ne le peut pas. C’est à cela que sert given.
exercise-second-hand-why = De toutes les donnes, garde celles où la première main ne le peut pas, et demande dans quelle part d’entre elles la seconde le peut. C’est un peu plus qu’avant : ce que la première n’a pas est encore à trouver ailleurs.
exercise-second-hand-misread-1 = C’était la probabilité avant qu’on te dise quoi que ce soit. Cela ne t’apprend-il rien ?
exercise-second-hand-misread-2 = C’est la probabilité des deux choses à la fois, parmi toutes les donnes. Or l’une d’elles est connue.

exercise-queen-behind-ask = Une main de six vampires après toi, et elle peut battre ta paire de 10 : son détenteur a regardé, et a fait oui de la tête. Quelle est la probabilité qu’elle contienne au moins une reine ?
exercise-queen-behind-hint-1 = Trois nombres : quelle est la probabilité qu’elle le puisse, celle d’une reine, et celle des deux ?
exercise-queen-behind-hint-2 = Divise la probabilité des deux par la probabilité de ce que tu sais.
exercise-queen-behind-why = Une reine aide beaucoup à battre une paire : qui peut la battre a donc de bonnes chances d’en avoir une. Les deux à la fois, divisé par ce qu’on sait : c’est la formule de Bayes.
exercise-queen-behind-misread-1 = C’est la probabilité tant que tu ne sais rien de la main.
exercise-queen-behind-misread-2 = C’est l’inverse : la probabilité qu’une main avec une reine batte la paire.
exercise-queen-behind-misread-3 = C’est la probabilité des deux ensemble. Tu sais déjà que l’une d’elles est vraie.

exercise-safe-feed-ask = Une manche de chasseur, et tu es le dernier de quatre à fournir. Chacune des autres mains a cinq vampires et fournit le plus bas, pour autant que tu devines. Quel est le nombre le plus haut que tu puisses fournir en ne prenant les cartes que dans moins de la moitié des cas ?
exercise-safe-feed-hint-1 = Qui fournit la carte la plus haute prend tout. À quoi ressemble la plus basse de cinq cartes ?
exercise-safe-feed-hint-2 = Interroge picks_up pour chaque nombre. Tu es le dernier, donc la main après toi a entamé : leader=1.
exercise-safe-feed-why = Avec un 3, tu prends les cartes dans 47 cas sur 100 ; avec un 4, déjà dans 66. Si tous les autres fournissent leur carte la plus basse, presque rien n’est assez bas, et à égalité c’est le dernier qui prend.
exercise-safe-feed-misread-1 = Cela irait si tu fournissais en premier. Or tu es le dernier, et à égalité c’est le dernier qui prend. [R20]
exercise-safe-feed-misread-2 = Cela irait s’ils fournissaient n’importe laquelle de leurs cartes. Ils fournissent la plus basse.
exercise-safe-feed-misread-3 = Cela irait s’ils fournissaient la plus haute. Ils fournissent la plus basse.

## Exercices sur les mains cachées et sur les bots

exercise-fitting-deals-ask = Les cartes de la section 1, à peine distribuées : C voit sa propre main, et rien n’est encore joué. Combien de donnes différentes sont compatibles avec ce que voit C ?
exercise-fitting-deals-hint-1 = Quelles sont les six cartes que C n’a pas vues ? Comme le chasseur est visible, A en reçoit la moitié et B le reste.
exercise-fitting-deals-hint-2 = Liste les mains de A : deux d’un nombre et un autre, ou un de chaque. Ce qui reste est à B.
exercise-fitting-deals-why = C n’a pas vu deux 1, deux 2 et deux 3. A a une paire d’un nombre et l’un des deux autres, ce qui fait six mains, ou bien un de chaque. Pour la main de B, il n’y a plus de choix.
exercise-fitting-deals-misread-1 = Cela distingue les deux exemplaires d’un nombre. C’est le nombre de façons dont les cartes peuvent être réparties, donc la somme des poids.
exercise-fitting-deals-misread-2 = Cela compte tout deux fois, comme si le chasseur pouvait être chez A ou chez B. Tout le monde voit où il est. [R17]

exercise-picked-up-cards-ask = A a entamé avec S20, B a fourni une reine et C un 1. Les deux valent 1 : C, le dernier, a donc tout pris. A voit ce qui est ci-dessous. Quelle est, pour A, la probabilité que C ait un 4 ?
exercise-picked-up-cards-hint-1 = Certaines cartes de C sont connues. Combien ne le sont pas, et de quelles cartes viennent-elles ?
exercise-picked-up-cards-hint-2 = Deux cartes de C viennent de huit. De combien de façons n’y a-t-il aucun 4 parmi elles ?
exercise-picked-up-cards-why = La reine et le 1 sont à C, et connus. Ses deux autres cartes viennent des huit que A ne peut pas situer, et deux de celles-ci sont des 4. Dans 15 façons sur 28, aucun des deux n’est distribué à C.
exercise-picked-up-cards-misread-1 = Tu as oublié ce que C a ramassé. Deux de ses quatre cartes sont connues, et aucune n’est un 4.
exercise-picked-up-cards-misread-2 = C’est la probabilité que C n’en ait pas.

exercise-passed-ask = A a entamé avec un 3, B a passé, et c’est à C. Disons que qui peut battre une carte passe tout de même une fois sur trois. Quelle est la probabilité que B ait un 4 ?
exercise-passed-hint-1 = Quelle est-elle avant que B passe ? Et combien de fois B passerait-il dans chaque cas ?
exercise-passed-hint-2 = Pèse les deux cas : avec un 4, B passe une fois sur trois ; sans, toujours. Divise ensuite par leur somme.
exercise-passed-why = Avant que B passe, il y a un 4 dans 6 cas sur 7. De ces 6, il en reste 2 quand B a passé ; celui sans 4 reste tel quel.
exercise-passed-misread-1 = C’est la probabilité avant que B passe, ou si passer n’apprenait rien. Le modèle dit ici que si.
exercise-passed-misread-2 = Ce serait vrai si personne ne passait quand il peut battre. Ici, cela arrive parfois.
exercise-passed-misread-3 = C’est la probabilité que B ait un 4 et passe. Tu sais que B a passé : divise par la probabilité de cela.

exercise-goes-out-ask = C voit ce qui est ci-dessous, et songe à entamer un 1 avec sa reine. Dans quelle part des donnes C, à cartes ouvertes, serait-il sûr de sortir ensuite ?
exercise-goes-out-hint-1 = Quatre donnes sont compatibles. Regarde chacune d’elles, et qui peut battre une paire.
exercise-goes-out-hint-2 = Demande à Beliefs les donnes avec leurs poids, et guarantee pour chacune.
exercise-goes-out-why = La paire vaut 1. Si quelqu’un a une paire de 2, elle est battue, et C garde le chasseur. Deux 2 dans une main, ce sont deux des quatre donnes, mais de poids 1 ; les deux autres ont le poids 2.
exercise-goes-out-misread-1 = Cela compte les quatre donnes pareillement. Deux d’entre elles ont un poids double.
exercise-goes-out-misread-2 = C’est la part où C ne peut pas en être sûr.
exercise-goes-out-misread-3 = Dans chaque donne, il y a une entame avec laquelle C sort, mais ce n’est pas toujours celle-ci.

exercise-for-sure-ask = A a entamé avec un 2, B a passé, et C est le dernier à jouer ; C voit ce qui est ci-dessous. Avec quels coups C est-il sûr de sortir, quoi que les autres aient et fassent, sans voir leurs cartes ?
exercise-for-sure-hint-1 = Quelles donnes sont compatibles ? Il y en a deux. Regarde ce qui reste à C après chaque coup, et ce qu’il faut entamer alors.
exercise-for-sure-hint-2 = Demande surely_out pour les deux donnes à la fois, après chaque coup tour à tour.
exercise-for-sure-why = Après le 3, C entame le 4, que personne ne peut battre, puis la paire, ses dernières cartes. Après le 4, il lui reste la paire et un 3 à entamer : la paire d’abord est juste si A a un 4, le 3 d’abord si B a les deux, et C ne le sait pas.
exercise-for-sure-misread-1 = L’un d’eux ne suffit que si toutes les cartes sont ensuite visibles. Que devrait entamer C ensuite, dans chacune des donnes ?
exercise-for-sure-misread-2 = Celui-là ne réussit que si toutes les cartes sont ensuite visibles : la suite dépend de la donne.

exercise-greedy-play-ask = A entame, et joue comme le bot « greedy » : il se défait d’autant de points de pénalité qu’un seul coup peut en emporter. Que joue-t-il ?
exercise-greedy-play-hint-1 = Que coûte une reine à la fin, et où peut-elle se mettre ?
exercise-greedy-play-hint-2 = Une reine coûte 14, et peut s’ajouter à n’importe quel nombre. Additionne les points des plus grands coups.
exercise-greedy-play-why = Deux 9 et la reine font 9 + 9 + 14 points, trois 5 et la reine font 15 + 14. S’il est sage de dépenser la reine, le bot ne se le demande pas.
exercise-greedy-play-misread-1 = C’est le coup qui a le plus de cartes. Ce bot compte les points.
exercise-greedy-play-misread-2 = C’est la carte qui coûte le plus. Un coup peut avoir plusieurs cartes.
exercise-greedy-play-misread-3 = Cela laisse la reine à la maison, et elle coûte 14.

exercise-fair-games-ask = Trois bots jouent à quatre places : l’un d’eux y est donc deux fois. Combien de parties faut-il au moins pour que chaque bot ait occupé chaque place aussi souvent, et que chaque donne ait été jouée de chaque place ?
exercise-fair-games-hint-1 = Combien de parties joue-t-on avec une donne ? Et qui est là deux fois avec la suivante ?
exercise-fair-games-hint-2 = Une donne est jouée une fois pour chacune des quatre places. Chacun des trois bots doit être celui qui est là deux fois.
exercise-fair-games-why = Avec une donne, l’équipe se décale quatre fois d’une place. Un bot y est deux fois : il faut donc trois donnes pour que chacun ait été celui-là.
exercise-fair-games-misread-1 = C’est une seule donne. Un bot y avait deux places, les autres une.
exercise-fair-games-misread-2 = Chaque donne est jouée de chaque place, pas d’une seule.
exercise-fair-games-misread-3 = Il y a quatre places, mais seulement trois bots pour y être deux fois à tour de rôle.

exercise-narrower-ask = Après 60 parties, l’intervalle d’une différence est large de 8 points, disons de −3 à 5. Combien de parties en tout faut-il à peu près pour qu’il soit large de 2 points ?
exercise-narrower-hint-1 = Combien de fois plus étroit est-ce ? Et qu’a fait à la largeur un nombre de donnes quatre fois plus grand ?
exercise-narrower-hint-2 = Pour une largeur de moitié, il faut quatre fois plus de parties ; que faut-il donc pour un quart ?
exercise-narrower-why = La largeur diminue comme la racine du nombre de parties augmente. Un quart de la largeur demande 4 · 4 = 16 fois plus de parties.
exercise-narrower-misread-1 = Cela le rendrait deux fois plus étroit : quatre fois plus de parties n’en font pas un quart.
exercise-narrower-misread-2 = C’est ce qu’il faut de plus. Combien cela fait-il en tout ?
exercise-narrower-misread-3 = Deux fois plus de parties le rétrécissent de moins d’un tiers.

exercise-share-won-ask = Fais jouer 60 parties à greedy et à random, à trois places, avec le germe 5. Quelle part de ses phases greedy gagne-t-il ? Une phase jouée de deux places compte pour deux.
exercise-share-won-hint-1 = C’est dans le tableau, dans la colonne « gagnées ». Exactement, c’est le share d’un rating.
exercise-share-won-hint-2 = Joue tournament(["greedy", "random"], seats=3, games=60, seed=5), et prends le share de son "greedy".
exercise-share-won-why = Greedy gagne dans la plupart des parties, mais il y a trois places d’où gagner. À trois places, un bot qui n’est pas meilleur que les autres gagne un tiers.
exercise-share-won-misread-1 = C’est la part de toutes les parties où une place de greedy gagne. Dans la moitié des parties, il a deux places, et celles-ci comptent pour deux.
exercise-share-won-misread-2 = C’est ce que gagne random.

## Exercices sur The Vampires

exercise-whose-turn-ask = Ils sont quatre à table. La place qui doit jouer pose de l’ail près du premier vampire, et la suivante qui joue pose de l’ail près du deuxième. À qui est-ce de jouer maintenant ?
exercise-whose-turn-hint-1 = L’ail coûte son tour à la place suivante, et cette place ne fait rien du tout.
exercise-whose-turn-hint-2 = Après le premier ail, c’est à D. À qui l’ail de D coûte-t-il son tour ?
exercise-whose-turn-why = Le premier ail coûte son tour à C, et celui de D à A. C’est donc de nouveau à B. [T12]
exercise-whose-turn-misread-1 = Ce serait son tour si personne ne sautait le sien.
exercise-whose-turn-misread-2 = Un saut de trop : chaque ail coûte un tour à une place. [T12]
exercise-where-it-fits-ask = A a une carte d’attaque, RYBG : rouge en haut, jaune à droite, bleu en bas, vert à gauche. À combien d’endroits A peut-il la poser ?
exercise-where-it-fits-hint-1 = Au nord d’un vampire, c’est le bord du bas qui le touche ; à l’est celui de gauche, au sud celui du haut, à l’ouest celui de droite.
exercise-where-it-fits-hint-2 = Chaque vampire a une couleur : pour chacun, il y a donc un côté à essayer. Est-il libre ?
exercise-where-it-fits-why = Au sud du vampire rouge, le bord rouge du haut convient, et à l’ouest du jaune, le bord jaune de droite. Au nord du bleu, le bord bleu conviendrait aussi, mais une carte d’attaque s’y trouve, et elle y reste. [T5] [T6]
exercise-where-it-fits-misread-1 = Ce sont tous les côtés libres. Il faut à une carte d’attaque sa couleur au bord qui touche. [T6]
exercise-where-it-fits-misread-2 = Chaque vampire a un côté qui convient. Mais ce côté est-il libre ? [T5]
exercise-first-of-three-ask = Cent parties de trois bots qui jouent au hasard, avec le germe 5. Combien en gagne la place qui commence ?
exercise-first-of-three-hint-1 = first_seat joue les parties. Qu’y a-t-il dans ses wins ?
exercise-first-of-three-hint-2 = wins[0] est à la place qui commence, quelle que soit sa lettre.
exercise-first-of-three-why = Les parties viennent du germe : tu obtiens donc le même nombre que tout le monde. Un tel nombre dit peu de chose : regarde son intervalle.
exercise-first-of-three-misread-1 = C’est la place qui joue la dernière.

## Un nom qui n’existe pas

exercise-unknown = Il n’y a pas d’exercice « { $read } » ; il y a { $names }.
