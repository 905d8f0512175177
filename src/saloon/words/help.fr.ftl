### Les pages d'aide de la ligne de commande. Une ligne par message, sans variable : voir saloon.cli.words.

usage = Usage :
commands = Commandes
arguments = Arguments
options = Options
examples = Exemples

metavar-command = COMMANDE
metavar-options = OPTIONS
metavar-game = JEU
metavar-file = FICHIER
metavar-day = JOUR
metavar-names = NOMS
metavar-name = NOM
metavar-folder = DOSSIER
metavar-place = ENDROIT
metavar-address = ADRESSE
metavar-name-value = NOM=VALEUR

any-help = montrer cette aide
any-lang = langue, fr ou en ; d'office celle de votre environnement, sinon le français
any-game = nom du jeu ; « saloon games » les donne tous
any-players = nombre de joueurs ; d'office 4, ou autant qu'il y a de noms
any-bots = robots, dans l'ordre des places ; le dernier remplit les places qui restent. Il y a BOTS ; un caractère peut suivre (TEMPERS), comme legend:bold
any-seed = graine du hasard ; la même graine donne la même partie
any-option = option du jeu, autant de fois que voulu ; nom=@fichier lit un fichier à vous
any-json = écrire un document JSON sur la sortie standard

about-saloon = Cinq jeux de l'Ouest, ouverts jour et nuit.
saloon-version = dire la version et le moteur
saloon-install-completion = installer la complétion pour votre shell
saloon-show-completion = montrer la complétion de votre shell
example-saloon-1 = S'asseoir et jouer
example-saloon-2 = Lire les règles d'un jeu
example-saloon-3 = Faire jouer les robots entre eux

about-play = Jouer dans ce terminal, contre des robots ou à plusieurs devant le même écran.
play-game = nom du jeu ; sans nom, la maison demande
play-humans = nombre de personnes devant l'écran ; d'office 1, et 0 pour regarder
play-name = noms des personnes, séparés par des virgules
play-save = fichier où garder la partie ; d'office dans le dossier de données de votre système
play-resume = reprendre la partie gardée dans ce fichier
play-pace = secondes pour lire ce que fait un robot ; d'office 0,7
play-fast = sans pause ni confirmation
example-play-1 = S'asseoir à une table
example-play-2 = Trois joueurs, dont deux robots
example-play-3 = Deux personnes sur le même écran, et deux robots
example-play-4 = Une partie courte, sans pause
call-play-4 = saloon play abilene --option "Jetons au départ=12" --fast
example-play-5 = Reprendre une partie

about-games = Montrer les jeux de la maison ; un seul avec toutes ses options.
games-game = nom du jeu ; d'office tous
example-games-1 = Regarder l'étagère
example-games-2 = Un jeu et ses options
example-games-3 = Pour un programme

about-learn = Apprendre un jeu en trois minutes.
example-learn-1 = Une leçon, pas à pas

about-puzzle = Poser un problème : une position où un seul choix est nettement le meilleur, quoi que cachent les autres.
puzzle-which = un jour passé (2026-11-18) ou un numéro à partir de 1 ; d'office le problème du jour
example-puzzle-1 = Le problème du jour
example-puzzle-2 = Le septième
example-puzzle-3 = Celui d'un jour passé

about-rules = Expliquer les règles d'un jeu.
example-rules-1 = Lire les règles
example-rules-2 = En anglais

about-simulate = Faire jouer des robots entre eux et compter les victoires.
simulate-games = nombre de parties ; d'office 100
simulate-jobs = nombre de processus ; d'office 1, le résultat ne change pas
simulate-study = dit aussi la longueur des parties, ce qui est joué, et ce que les gagnants jouent davantage
example-simulate-1 = Cent parties au hasard
example-simulate-2 = Un Cow-boy contre trois robots qui jouent au hasard ; les places tournent
example-simulate-3 = Avec les options du jeu
call-simulate-3 = saloon simulate abilene --option "Jetons au départ=50" --games 500
example-simulate-4 = Sur deux processus, pour un programme
example-simulate-5 = Étudier un jeu : longueurs, coups et événements

about-replay = Raconter une partie gardée.
replay-file = journal d'une partie, comme « saloon play » le garde
replay-seat = ne dire que ce que cette place savait ; la première est 0, comme dans le journal
replay-everything = tout dire, secrets compris
example-replay-1 = Ce que tout le monde a vu
example-replay-2 = Ce que la première place savait
example-replay-3 = Tout, en anglais

about-study = Parcourir une partie gardée, essayer d'autres coups, noter.
study-file = une étude, ou une partie comme « saloon play » la garde
study-at = où commencer : m12 est après le coup 12 de la partie, t3 après l'essai 3
study-seat = par les yeux de cette place ; la première est 0. Sinon toutes les mains sont ouvertes
study-export = le fichier où l'étude est gardée ; sinon le même, ou un nouveau à côté de la partie
study-json = écrire l'étude en JSON, et rien d'autre
example-study-1 = Parcourir une partie
example-study-2 = Commencer après le premier coup, par les yeux de la première place
example-study-3 = En faire une étude dans un fichier
example-study-4 = L'étude en JSON
about-think = Réfléchir à une décision d'une partie gardée : chaque choix, ses chances, la suite probable.
think-file = journal d'une partie, comme « saloon play » le garde
think-move = la décision avant ce coup, avec les numéros de « saloon replay » ; sinon la dernière d'une partie en cours
think-rollouts = combien de fois jouer la suite dans des mondes imaginés ; d'office le nombre d'une Légende
example-think-1 = Ce que ferait une Légende maintenant
example-think-2 = Ce qu'elle pense du coup 5, avec ce que cette place savait
example-think-3 = Plus longtemps, pour un programme

about-review = Analyser une partie gardée et finie : les moments décisifs, les fautes de chacun, la chance et les choix.
review-file = journal d'une partie finie, comme « saloon play » le garde
review-seat = seulement les coups de cette place, à partir de 0
example-review-1 = Ce qui a décidé de la partie
example-review-2 = Les coups de la première place
example-review-3 = Tout, pour un programme

about-train = Régler les nombres dont les robots jugent un jeu : des candidats jouent contre les nombres actuels, et le résultat n'est gardé que s'il gagne plus sur de nouvelles donnes. Il faut l'extra saloon[train].
train-generations = générations de candidats ; d'office 40
train-deals = donnes que chaque candidat joue à chaque table ; d'office 30
train-players = nombres de joueurs, séparés par des virgules ; d'office le plus petit, et 4
train-rollouts = laisser les robots réfléchir, avec tant de suites imaginées par décision : cela règle aussi les perspectives, et prend du temps ; d'office 0
train-trials = donnes après lesquelles l'épreuve finale abandonne ; d'office 20000
train-seed = graine de la chance ; la même graine donne les mêmes nombres
train-jobs = nombre de processus ; d'office 1, le résultat reste le même
train-out = fichier du nouveau weights.py, dans les sources src/saloon/games/JEU/weights.py ; sans lui, le texte s'affiche
example-train-1 = Régler un jeu, et regarder les nombres
example-train-2 = Les écrire, s'ils sont meilleurs
example-train-3 = Pour deux joueurs, en deux processus, pour un programme

about-puzzles = Chercher des problèmes dans des parties simulées, ou dans des parties gardées.
puzzles-files = parties à fouiller, comme « saloon play » les garde ; d'office des parties simulées
puzzles-number = combien en chercher ; d'office 30
puzzles-seed = graine de la chance ; la même graine donne les mêmes problèmes
puzzles-jobs = nombre de processus ; d'office 1, le résultat reste le même
puzzles-out = fichier des problèmes, dans les sources src/saloon/games/JEU/puzzles.json ; sans lui, le texte s'affiche
example-puzzles-1 = Trente problèmes, toujours les mêmes
example-puzzles-2 = Cinq, en deux processus
example-puzzles-3 = Dans une partie gardée

about-playthrough = Écrire une partie jouée au hasard, coup par coup, pour la relire.
playthrough-lines = nombre de lignes au plus ; d'office 190
example-playthrough-1 = Une partie entière, ou ce qui tient en 190 lignes
example-playthrough-2 = Le début d'une partie à deux

about-new-game = Écrire un petit jeu complet, à changer en un autre.
new-game-name = nom du jeu, en petites lettres ; aucun autre jeu ne doit le porter
new-game-folder = dossier de jeux où l'écrire ; d'office celui des sources où l'on se trouve
example-new-game-1 = Un jeu nommé lasso, dans le dossier présent

about-check-game = Vérifier qu'un jeu tient ce que tout jeu doit tenir.
example-check-game-1 = Examiner un jeu : ses règles partout, dans les sources tout le reste

about-bench = Mesurer la vitesse des jeux sur cette machine.
bench-game = nom du jeu ; d'office tous
bench-seconds = durée de chaque mesure en secondes ; d'office 1
example-bench-1 = Mesurer tous les jeux
example-bench-2 = Un seul jeu, vite
example-bench-3 = Pour un programme

about-serve = Ouvrir la maison à tout le réseau : affiche l'adresse, et un QR code pour les téléphones.
serve-host = l'adresse d'écoute, d'office 0.0.0.0, ou SALOON_HOST de l'environnement ; 127.0.0.1 pour cette machine seule
serve-port = le port d'écoute, d'office 8490, ou PORT ou SALOON_PORT de l'environnement
serve-database = un fichier SQLite, ou une adresse comme postgresql://hôte/nom ; d'office SALOON_DATABASE_URL de l'environnement, sinon house.db dans le dossier de données de votre système
example-serve-1 = Ouvrir la maison
example-serve-2 = Pour cette machine seule
example-serve-3 = Avec sa propre base de données

about-doctor = Donner les versions et l'état de la base, et rejouer chaque partie gardée.
doctor-database = un fichier SQLite, ou une adresse comme postgresql://hôte/nom
doctor-migrate = d'abord mettre une base plus ancienne à la forme de cette maison
doctor-set-aside = mettre de côté les tables abîmées : elles restent telles quelles, et on n'y touche plus
doctor-bring-back = faire continuer les tables mises de côté qui sont de nouveau en ordre
example-doctor-1 = Examiner la base habituelle
example-doctor-2 = En examiner une autre
example-doctor-3 = Après une mise à jour de la maison
example-doctor-4 = Écarter les tables abîmées

about-backup = Copier tout ce qui est gardé dans un nouveau fichier, pendant que la maison est ouverte.
backup-file = le fichier à écrire ; c'est une maison à part entière
backup-database = un fichier SQLite, ou une adresse comme postgresql://hôte/nom
example-backup-1 = Copier la base habituelle
example-backup-2 = En copier une autre

about-restore = Remettre chaque table d'une sauvegarde que la maison n'a pas ; elle peut être ouverte.
restore-file = ce que backup a écrit
restore-database = où ; un fichier SQLite, ou une adresse comme postgresql://hôte/nom
example-restore-1 = Dans la base habituelle
example-restore-2 = Dans une autre

about-forget = Retirer le nom d'une personne de toutes les tables, ou une table, pendant que la maison est fermée.
forget-who = le nom d'une personne, ou l'identifiant d'une table
forget-database = un fichier SQLite, ou une adresse comme postgresql://hôte/nom
example-forget-1 = Retirer un nom
example-forget-2 = Retirer une table

about-verify = Recalculer le hasard d'une partie finie depuis sa graine : chaque mélange, chaque dé.
verify-file = une partie téléchargée d'une table, ou gardée par play
example-verify-1 = Vérifier une partie
example-verify-2 = Pour un programme
