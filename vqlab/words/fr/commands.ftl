# La ligne de commande. { $name } est remplacé, { $n -> … } choisit selon le nombre.

## La ligne de commande

cli-interrupted = Interrompu.
cli-output = La sortie ne peut pas être écrite : { $reason }.
cli-help = { $command } montre ce qu’il y a.
perft-depth = Une profondeur est un nombre entier de 0 à 99 ; { $read } ne convient pas.
replay-folder = Nomme un fichier ou un exemple ; les exemples sont { $examples }.
check-legal = { $play } par { $seat } est permis.
replay-stopped = Arrêt à la ligne { $line } : { $play } par { $seat } est interdit. { $reason }
replay-missing = Il n’y a ni fichier « { $name } » ni exemple de ce nom ; les exemples sont { $examples }.
replay-unreadable = « { $name } » ne peut pas être lu comme du texte.
json-unreadable = Ce n’est pas du JSON lisible.
lab-ready = Tes notebooks sont dans { $folder } ; ouverture de { $notebook }.
lab-notebook = Il n’y a pas de notebook « { $read } » ; il y a { $names }.
lab-missing = JupyterLab ou les widgets ne sont pas installés : pip install "vqlab[lab]" les apporte.
widgets-missing = Les widgets ne sont pas installés : pip install "vqlab[widgets]" les apporte.
lab-folder = Le dossier { $folder } est inutilisable : { $reason }.

## Les problèmes en ligne de commande et sur papier

puzzle-unknown = Il n’y a pas de problème « { $read } » parmi { $n ->
    [one] l’unique problème
   *[other] les { $n } problèmes
} d’ici ; vqlab puzzle list les montre.
puzzle-unknown-near = Il n’y a pas de problème « { $read } » ici ; voulais-tu dire { $names } ?
puzzle-none-such = Aucun problème du recueil n’est de cette sorte.
puzzle-made = { $name } : { $position } · { $kind } · difficulté { $n }{ $themes }
puzzle-answer = Juste : { $plays }
puzzle-kept = { $n ->
    [one] { $n } nouveau problème
   *[other] { $n } nouveaux problèmes
} dans { $file }, qui en a maintenant { $all }.
puzzle-known = { $n ->
    [one] { $n } d’entre eux y était déjà.
   *[other] { $n } d’entre eux y étaient déjà.
}
puzzle-hint = Indice { $n } : { $hint }
puzzle-hints-more = Les indices sont numérotés 1, 2 et 3 ; { $read } ne convient pas.
puzzle-difficulty = Difficulté { $n } sur 5.
puzzle-themes = Thèmes : { $themes }.
puzzle-file-fine = Rien à redire à { $file } : { $n ->
    [one] { $n } problème
   *[other] { $n } problèmes
}.
puzzle-file-faults = { $n ->
    [one] { $n } défaut
   *[other] { $n } défauts
} dans { $file }.
puzzle-seats = Il y a des problèmes de 2 à 12 places ; { $read } ne convient pas.
pack-nameless = il n’a pas de nom.
pack-col-seats = Places

explained-plays = Juste : { $plays }.
explained-line = Ligne : { $line }.
explained-fails = { $play } échoue : { $line }, et { $failed }.
explained-fails-at-once = { $play } échoue : { $failed }.
explained-open = Ce budget n’a pas suffi à établir pourquoi les autres coups échouent.

proof-so = { $name } : prouvé.
proof-open = { $name } : non décidé. { $reason }
proof-wrong = { $name } : faux. { $reason }
verify-tier = Il n’y a pas de palier « { $read } » ; les paliers sont { $names }.
verify-no-kernel = La recherche compilée demande numba : pip install "vqlab[fast]".
verify-sum = Prouvés : { $proved } ; non décidés : { $open } ; faux : { $wrong }.

sheet-title = { $game ->
    [vampires] The Vampires
   *[other] Vampire Queen
} : problèmes
sheet-solutions-of = { $title } – solutions
sheet-all-seen = Toutes les cartes sont visibles ; A est en bas et l’on joue dans le sens horaire.
sheet-name = Nom
sheet-date = Date
sheet-answer = Ton coup
sheet-number = { $n }. { $title }
sheet-level = { $name } · { $kind } · difficulté { $n }
sheet-per-page = Une page a 1, 2 ou 4 problèmes ; { $read } ne convient pas.
sheet-written = { $n ->
    [one] { $n } problème
   *[other] { $n } problèmes
} dans { $file } : ouvre-le dans un navigateur et imprime-le.
file-unwritable = « { $file } » ne peut pas être écrit : { $reason }.

mark-student = élève
mark-points = points
mark-percent = pour cent
mark-solved = résolus
mark-rate = taux en %
mark-reason = { $student }, { $puzzle } : { $reason }
mark-written = Les notes sont dans { $file }.
mark-file = « { $name } » ne peut pas être lu.
mark-same-file = « { $name } » contient les réponses ; écris les notes dans un autre fichier.
mark-heads = La première ligne a « student » puis les noms des problèmes, ou bien student, puzzle, play.
mark-empty = Il n’y a aucune réponse à noter dans ce fichier.
mark-not-csv = Ceci ne se lit pas comme un tableau : enregistre-le en CSV.
mark-large = Un fichier de réponses fait au plus { $most } Mio.
mark-large-table = Un fichier de réponses a au plus { $rows } lignes et { $columns } problèmes.
mark-column-twice = Deux colonnes sont pour le problème « { $name } ».
mark-beyond = La ligne { $row } a « { $read } » dans une colonne sans en-tête ; un nom qui contient une virgule s’écrit entre guillemets.
mark-no-puzzle = La ligne { $row } a un coup mais pas de problème.
mark-no-name = La ligne { $row } n’a pas de nom.
mark-nameless = ligne { $row }
mark-name-twice = { $name } figure deux fois ; la ligne { $row } compte comme un autre élève.
mark-again = { $name } (ligne { $row })
mark-answer-twice = { $name } répond deux fois à { $puzzle } ; la dernière réponse, à la ligne { $row }, compte.
pack-size = { $n ->
    [one] { $n } problème
   *[other] { $n } problèmes
}

## Mains et donnes en ligne de commande

deals-counting = calcul
deals-col-cards = Cartes
deals-col-hands = Mains
deals-range = Les tailles de main se comptent en montant, comme 1-13, et non { $first }-{ $last }.
deals-holds = Avec une probabilité de { $chance }, { $what }.
deals-beats = Avec une probabilité de { $chance }, { $what } et peut donc battre { $set }.
deals-beats-queens = Avec une probabilité de { $chance }, { $set } est battu : les reines seules valent 14, et rien ne les bat (R16).
deals-chance = { $exact } ({ $decimal })
deals-left-in = { $n ->
    [one] La carte que je joue, { $cards }, n’est pas retirée
   *[other] Les cartes que je joue, { $cards }, ne sont pas retirées
} de celles qu’on n’a pas vues ; celles que nomme --mine le sont.
deals-part-out = Des cartes que je joue, { $cards }, seul { $out } est nommé par --mine ou --seen ; le reste n’est pas retiré des cartes non vues.
deals-taken-out = { $n ->
    [one] La carte que je joue, { $cards }, n’est pas
   *[other] Les cartes que je joue, { $cards }, ne sont pas
} parmi les cartes non vues.
deals-simulated = Simulé avec le germe { $seed } : { $sample }.
deals-seed = Un germe est pour des donnes au hasard ; --simulate dit combien.
deals-by-hand = Lu « { $read } » : les cartes d’une main s’écrivent avec son numéro, deux-points et les cartes, comme 2:9^2.
deals-endless = Ce compte est trop long ; demande moins de mains, des mains de même taille, ou un lot plus petit.
deals-quantiles = Quantiles : { $parts }.
deals-quantile = { $percent } % { $value }

## La langue

language-unknown = La langue « { $read } » n’existe pas ici ; il y a { $names }.

## La documentation

documents-missing = La documentation a besoin de Sphinx : pip install "vqlab[docs]".
documents-failed = La documentation n’a pas pu être construite ; ce qui ne va pas est écrit plus haut.

## Le site en ligne de commande

site-fetching = Récupération de { $name } { $version }.
site-building = Construction de JupyterLite.
site-with-docs = La documentation y est aussi.
site-ready = Le site est dans { $folder } : dépose ce dossier sur n’importe quel serveur web.
site-serving = Ouvre { $address } dans un navigateur ; Ctrl-C y met fin.
site-missing = JupyterLite n’est pas installé : pip install "vqlab[site]" l’apporte.
site-no-npm = Il n’y a pas de npm pour récupérer Pyodide : pip install "vqlab[site]" en apporte un.
site-no-pip = Il n’y a pas de pip ici pour récupérer les paquets : python -m ensurepip l’apporte.
site-no-wheels = Les paquets ne peuvent pas être récupérés : { $reason }.
site-no-pyodide = Pyodide ne peut pas être récupéré : { $reason }.
site-no-lite = JupyterLite ne se construit pas : { $reason }.
site-needs = Il manque au site { $needed }, dont { $name } a besoin.
site-not-installed = vqlab n’est pas installé ici, et personne ne sait donc ce qu’il lui faut : installe-le d’abord avec pip.
site-no-folder = { $folder } est un fichier ou un lien, pas un dossier pour un site.
site-not-empty = { $folder } n’est ni vide ni un site fait par vqlab : nomme un autre dossier.
site-changed = { $folder } contient un site avec un fichier à toi, { $file } : déplace-le ou nomme un autre dossier.
site-no-room = Construire un site demande { $needed } Mo, et il y en a { $free } de libres.
site-unwritable = « { $folder } » ne peut pas être utilisé : { $reason }.
site-not-there = Il n’y a pas de site dans { $folder }.
site-port = Le port { $port } ne peut pas être utilisé : { $reason }.

## Les pages du site

site-title = Vampire Queen : un laboratoire
site-lead = Un jeu de cartes avec des reines, des chasseurs et des points de pénalité, à jouer, à résoudre et à étudier avec les mathématiques et Python. Tout tourne dans ce navigateur.
site-round-head = Regarde une manche tout de suite
site-round-about = Une manche commentée, pas à pas, avec la règle derrière chaque coup. Elle est là aussitôt.
site-round-go = Parcourir une manche
site-play-head = Jouer
site-play-about = Un match contre deux bots, avec indices et conseils. Python se charge d’abord, ce qui prend environ une demi-minute.
site-play-go = Jouer un match
site-puzzles-head = Problèmes
site-puzzles-about = À cartes ouvertes, un coup que rien n’arrête. Trouve-le ; un mauvais coup est réfuté sur la table.
site-puzzles-go = Résoudre des problèmes
site-docs-head = Documentation
site-docs-about = Chaque partie du paquet, avec des exemples.
site-docs-go = Lire la documentation
site-books = Notebooks
site-books-about = Chacun répond à une question, avec des cellules à exécuter et à changer. Exécute-les avec Run, puis Run All Cells. Ce qui prend des secondes dans un laboratoire installé peut prendre des minutes dans un navigateur.
site-private = Rien de ce que tu fais ici ne quitte ton ordinateur : aucun serveur ne le voit. Les notebooks que tu changes restent dans ce navigateur ; télécharge ce que tu veux garder.
site-independent = Ce projet est indépendant de l’auteur et des éditeurs des jeux.
site-back = Retour au début
site-round-keys = Utilise les boutons sous la table ou les touches fléchées.
