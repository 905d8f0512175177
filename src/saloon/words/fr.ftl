### La maison : refus, robots, table et tableaux. Chaque jeu apporte ses propres textes.

## Les robots


## Les joueurs

seat-name = Joueur { $seat }
listed = { $names } et { $last }
play-stranger = L'Étranger
play-your-name = { $name } (vous)
play-regulars = Bill, Calamity, Doc, Belle, Jesse, Rosa, Wyatt, Nellie, Butch, Pearl, Amos, Etta
play-bot-name = { $name } ({ $bot })
play-round-table = Autour de la table : { $names }.

## Refus de la table

error-unknown-game = Aucun jeu ne s'appelle « { $game } ». Sur l'étagère : { $games }.
error-seats =
    { $seats ->
        [one] { $game } se joue de { $low } à { $high }, pas à { $seats } joueur.
       *[other] { $game } se joue de { $low } à { $high }, pas à { $seats } joueurs.
    }
error-option-unknown =
    { $options ->
        [none] Aucune option ne s'appelle « { $option } » : ce jeu n'en a pas.
       *[other] Aucune option ne s'appelle « { $option } ».
    }
error-option-value = { $option } : « { $value } » ne convient pas. Possible : { $range }.
error-preset-unknown = Aucune règle toute faite ne s'appelle « { $preset } ». Il y a : { $presets }.
value-yes = Oui
value-no = Non
value-none = aucune
value-own = à votre façon
value-number = { $number }
value-range = de { $low } à { $high }
option-chosen = { $option } : { $value }
option-list = Toutes les options : { $call }.
error-action-unknown = « { $action } » n'est pas une action de ce jeu. Verbes : { $verbs }.
error-action-timed = « { $action } » ne porte pas de temps : retirez les millisecondes.
error-action-untimed = « { $action } » demande un temps en millisecondes, comme « { $action } 412 ».
error-illegal-action = « { $action } » n'est pas permis maintenant. Permis : { $legal }.
error-illegal-time = « { $action } » ne va pas : le temps doit être entre { $low } et { $high }.
error-not-your-turn = « { $action } » ne va pas : ce n'est pas à cette place d'agir.
error-no-lesson = Ce jeu n'a pas de leçon.
error-not-in-lesson = Pas encore : essayez d'abord ce que montre la leçon.
error-lesson-over = La leçon est finie.
error-take-back = La place { $seat } n'a pas de coup à reprendre.
error-stale-move = La table a changé entre-temps. Regardez-la de nouveau, puis choisissez.
error-position = Cette position ne peut pas exister : { $problem }.
error-data-missing = Il manque le champ { $field }.
error-data-large = { $field } contient un nombre trop grand pour une table : { $high } au plus.
error-data-text = { $field } n'est pas un texte en UTF-8.
error-data-field =
    { $wanted ->
        [object] { $field } doit être un objet JSON, pas { $value }.
        [list] { $field } doit être une liste, pas { $value }.
        [number] { $field } doit être un nombre entier, pas { $value }.
        [flag] { $field } doit être true ou false, pas { $value }.
       *[text] { $field } doit être un texte, pas { $value }.
    }

## Refus d'un journal

error-log-version = Cette partie vient de la version { $version } de { $game } ; { $older ->
        [0] la maison joue la version { $ours }.
       *[other] la maison joue les versions { $oldest } à { $ours }.
    }
error-log-line = Le coup { $move } du journal n'a pas la forme [place, action, tirages].
error-log-move = Le coup { $move } du journal, « { $action } » par la place { $seat }, ne se rejoue pas.
error-log-luck = Les tirages du coup { $move } ne sont pas ceux du journal.
error-log-short =
    { $draws ->
        [one] Le journal donne { $draws } tirage à ce coup, il en faut un de plus.
       *[other] Le journal donne { $draws } tirages à ce coup, il en faut un de plus.
    }
error-log-draw = Le tirage { $draw } de ce coup vaut { $value } ; il doit être entre 0 et { $high }.

## Refus du laboratoire

error-no-clock = { $game } se joue contre la montre : installez-vous devant un terminal.
error-no-keys = Ce système n'a pas de terminal qui distingue chaque touche : jouez dans un terminal Unix.
error-one-person = { $game } se joue contre la montre : une personne par clavier, pas { $humans }.
error-too-many-bots =
    { $seats ->
        [one] { $bots } robots pour une seule place, c'est trop.
       *[other] { $bots } robots pour { $seats } places, c'est trop.
    }
error-wrong-engine = Un processus tourne avec le moteur { $worker }, celui-ci avec le moteur { $ours }. Lancez la commande hors du dossier des sources.

## Refus de la ligne de commande

error-unknown-command = Aucune commande ne s'appelle « { $command } ». Il y a : { $commands }.
error-unknown-flag = L'option { $flag } n'existe pas ici.
error-flag-without-value = L'option { $flag } demande une valeur.
error-flag-with-value = L'option { $flag } ne prend pas de valeur.
error-missing-argument = Il manque { $argument }.
error-extra-arguments = De trop : { $arguments }.
error-wrong-use = La commande ne se comprend pas : { $message }
error-lang = --lang ne prend pas « { $value } ». Langues : { $languages }.
error-number = { $flag } demande un nombre entier de { $low } à { $high }, pas « { $value } ».
error-seconds = { $flag } demande un nombre de secondes, { $high } au plus, pas « { $value } ».
error-option-form = --option s'écrit nom=valeur, pas « { $value } ».
error-json-number = { $file } : il contient un nombre de milliers de chiffres ; aucune partie n'en a.
error-json-deep = { $file } : listes et objets y sont trop emboîtés ; aucune partie ne l'est.
error-json = { $file }, ligne { $line }, colonne { $column } : ce n'est pas du JSON.
error-game-name = Un jeu se nomme en 2 à { $high } petites lettres, sans accent, et pas d'un mot de Python ; « { $name } » ne convient pas.
error-game-name-used = « { $name } » désigne déjà autre chose dans cette maison ; nommez le jeu autrement.
error-game-taken = Un jeu nommé { $name } existe déjà ; rien n'est écrit.
error-no-games = Le dossier { $file } n'existe pas. Appelez ceci dans les sources, ou nommez un dossier avec --folder.
error-no-file = Le fichier { $file } n'existe pas.
error-unreadable = Le fichier { $file } ne se lit pas ({ $why }).
error-not-utf8 = { $file } n'est pas un texte en UTF-8. Enregistrez-le en UTF-8.
error-saved-words =
    { $seats ->
        [one] Le champ { $field } doit donner { $seats } texte, un par place.
       *[other] Le champ { $field } doit donner { $seats } textes, un par place.
    }
error-seat = --seat demande une place de 0 à { $high }, pas « { $value } ».
error-think-over = Cette partie est finie. Nommez une décision : --move et son numéro, comme « saloon replay » les donne.
error-think-move = --move demande le numéro d'un coup de 1 à { $high }, pas « { $value } ».
error-think-reflexes = Ce jeu se joue aux réflexes : rien à calculer longuement.
error-train-nothing = { $game } n'a pas de nombres à régler : son dossier ne contient pas de weights.py.
error-train-extra = L'entraînement demande numpy et cma : { $call }
error-train-out = { $file } ne peut pas être écrit : nommez un fichier dans un dossier qui existe.
error-no-puzzles = { $game } n'a pas de problèmes.
error-no-puzzle = Pas de problème « { $puzzle } ». Demandez un numéro de 1 à { $high }, ou un jour jusqu'au { $today }, comme 2026-11-18.
error-puzzles-clock = { $game } se joue contre la montre : pas de problèmes.
error-puzzles-other = { $file } n'est pas une partie de { $game }.
error-puzzles-position = { $file } commence au milieu d'une partie ; un problème se cherche depuis la donne.
error-seat-or-all = --seat et --all s'excluent : les yeux d'une place, ou tout.
error-humans = { $humans } personnes ne tiennent pas à une table de { $seats }.
error-names =
    { $humans ->
        [0] Personne ne joue : --name n'a pas de sens ici.
        [one] --name demande un nom, pas « { $value } ».
       *[other] --name demande { $humans } noms au plus, séparés par des virgules, pas « { $value } ».
    }
error-resume-game = { $file } contient une partie de { $game }, pas de { $given }.
error-resume-log = { $file } est un journal sans graine ni places. Il se rejoue avec saloon replay, il ne se poursuit pas.
error-resume-alone = Avec --resume, la table est déjà dressée. Retirez { $flag }.
error-save-exists = { $file } existe déjà. Donnez un autre nom, ou poursuivez cette partie avec --resume.
error-choice = « { $typed } » ne va pas maintenant. Tapez un numéro de { $low } à { $high }, les mots d'un choix (« { $example } »), ou ? pour l'aide.
error-rules-missing = { $game } n'a pas de page de règles.
did-you-mean = Vouliez-vous dire « { $near } » ?
see-help = Voir : { $call } --help

## Jouer

play-which-game = Quel jeu, de 1 à { $count } ?
play-resumed =
    { $moves ->
        [one] La partie reprend après { $moves } coup.
       *[other] La partie reprend après { $moves } coups.
    }
play-keys = ? aide, r règles, h conseil, u reprendre, l journal, s garder, q quitter
play-question = Que faites-vous ?
play-prompt = Votre choix ({ $low }-{ $high }, ? aide) :
play-confirm = Entrée : c'est dit. u : reprendre le coup.
play-go-on = Entrée : continuer.
live-start = Les cartes se retournent toutes seules. Espace : prêt. q : partir.
live-go-on = Espace : continuer. q : partir.
live-turn = On attend { $name }.
live-too-soon = Trop tôt.
live-over = Espace : quitter la table.
play-hand-over = L'écran est à { $name }. Les autres regardent ailleurs. Entrée : voir la table.
play-confirms-on = Chaque coup attend désormais votre accord.
play-confirms-off = Les coups partent désormais aussitôt.
play-kept = La partie est gardée : { $file }
play-not-kept = La partie ne peut pas être gardée dans { $file } ({ $why }).
play-parting = La partie est gardée. La chaise reste libre :
play-taken-back = Le coup est repris.
play-no-take-back-first = Rien à reprendre : vous n'avez pas encore joué.
play-no-take-back-others = Trop tard : { $name } a joué depuis.
play-no-take-back-revealed = Trop tard : ce coup a montré ce qui était caché.
rules-missing = Ce jeu n'a pas de page de règles.
play-log-empty = Rien ne s'est encore passé.
play-help-choices = Vos choix, et que taper
play-help-cards = Ce que font les cartes en jeu
play-help-keys = Les touches
play-sign-number = numéro
play-key-number = faire ce choix
play-key-help = cette aide
play-key-r = les règles du jeu
play-key-h = un conseil : où regarder, puis quoi faire, puis pourquoi
play-key-u = reprendre votre dernier coup, tant que rien n'est révélé
play-key-l = le journal de la partie
play-key-c = demander ou non votre accord après chaque coup
play-key-s = garder la partie
play-key-q = quitter ; la partie est gardée
play-key-enter = revoir la table
play-sign-enter = Entrée

## La fin

end-title = Fin de partie
end-winners =
    { $count ->
        [one] { $names } l'emporte.
       *[other] { $names } se partagent la victoire.
    }
end-you-win = Vous l'emportez.
end-place = Rang
end-name = Joueur
end-score = Score
end-seed = Graine : { $seed }
end-file = Journal : { $file }
end-replay = Pour la revoir : { $call }
study-keys = Entrée avance, p recule, un numéro essaie un coup, w note, t montre les essais, ? explique tout, q quitte.
study-prompt = [{ $place }]
study-start = Le début de la partie (m0)
study-place = { $place } · { $who } : { $what }
study-asked = { $who } : { $what }
study-kind-advice = conseil
study-kind-threat = menace
study-clock = L'horloge
study-note = Note : { $note }
study-no-tries = Rien n'a encore été essayé.
study-kept = L'étude est gardée dans { $file }.
study-key-enter = Entrée  un coup en avant
study-key-p = p       un coup en arrière
study-key-place = m12, t3 aller à cet endroit
study-key-number = numéro  essayer ce coup ici, avec une chance à lui
study-key-t = t       la liste des essais
study-key-w = w texte noter ici ; w seul efface la note
study-key-a = a seat:0 pot menace  une flèche ici (conseil ou menace) ; a seul efface les flèches
study-key-d = d       retirer cet essai et sa suite
study-key-s = s fichier  exporter l'étude
study-key-help = ?       cette aide
study-key-q = q       quitter ; ce qui a changé est gardé
error-study-choice = Il n'y a pas de choix { $value } ici. Il y en a { $high }.
error-study-arrow-form = Une flèche s'écrit « a seat:0 pot », avec menace à la fin pour une menace.
error-study-drop = Seul un essai se retire. Allez-y d'abord : t1.
study-arrow =
    { $kind ->
        [advice] Conseil : de { $tail } vers { $head }
       *[other] Menace : de { $tail } vers { $head }
    }
replay-unfinished =
    { $moves ->
        [0] La partie n'a pas commencé. Doit agir : { $names }.
        [one] La partie s'arrête après { $moves } coup. Doit agir : { $names }.
       *[other] La partie s'arrête après { $moves } coups. Doit agir : { $names }.
    }
think-choice = Choix
think-chance = Chances de gagner
think-error = Erreur
think-best = Meilleur dans
think-tries = Essais
think-rollouts =
    { $rollouts ->
        [one] Suite jouée une fois dans un monde imaginé, avec ce que cette place savait.
       *[other] Suite jouée { $rollouts } fois dans des mondes imaginés, avec ce que cette place savait.
    }
think-as-good = Aussi loin qu'il regarde, tous les choix se valent ici : les chiffres ne disent rien, et c'est l'appréciation habituelle qui décide.
think-line = La suite possible :
review-bar = Analyse
review-moments = Les moments décisifs
review-no-moments = Aucun coup n'a décidé à lui seul.
review-moment-decision = Coup { $move }, { $who } : « { $action } ». Ce choix mène { $player } de { $before } à { $after } %.
review-moment-hidden = Coup { $move }, { $who } : « { $action } ». Juste d'après ce qui se savait ; toutes mains ouvertes, { $player } passe de { $before } à { $after } %.
review-moment-luck = Coup { $move }, { $who } : « { $action } ». La chance mène { $player } de { $before } à { $after } %.
review-moment-start = La donne mène { $player } de { $before } à { $after } %.
review-moment-resign = Après le coup { $move }, abandon de { $who } : { $player } passe de { $before } à { $after } %.
review-of =
    { $decisions ->
        [0] { $name }, sans décision libre
        [one] { $name }, une décision libre
       *[other] { $name }, { $decisions } décisions libres
    }
review-no-marks = Rien à signaler.
review-mark = Coup { $move }, { $points } points (± { $error }). { $mark } : « { $action } ». Mieux : « { $better } ».
review-fine-mark = Coup { $move }, { $points } points (± { $error }). { $mark } : « { $action } », et non « { $better } ».
review-luck-mark = Coup { $move }, { $points } points (± { $error }). { $mark } : « { $action } », et le tirage.
review-deal = La donne
review-start = Départ
review-own = Ses choix
review-luck = Chance
review-others = Les autres
review-end = Fin
review-how = Décisions jugées d'après ce que chaque place savait ; comptes et moments avec toutes les mains ouvertes. { $rollouts } suites de partie jouées.
review-reflexes = Un jeu de réflexes : les décisions n'y sont pas jugées.
mark-fine = Beau coup
mark-inaccuracy = Inexactitude
mark-mistake = Erreur
mark-blunder = Gaffe
mark-lucky = Chance
mark-unlucky = Malchance
mark-right-but-unlucky = Bien joué, pas de chance
replay-fingerprint = Empreinte de l'état : { $fingerprint }

## Les autres commandes

games-line = { $low } à { $high } joueurs
games-line-more = { $low } à { $high } joueurs, { $most } avec une option
games-presets = Règles toutes faites
games-options = Point par point
games-rare = Réglages plus rares
games-values = d'office { $default } ; { $range }
games-typed = En ligne de commande : { $call }
games-more = Les options d'un jeu : saloon games JEU
simulate-bar = Les robots jouent
simulate-line =
    { $games ->
        [one] { $games } partie à { $players } joueurs, graine { $seed }
       *[other] { $games } parties à { $players } joueurs, graine { $seed }
    }
simulate-bot = Robot
simulate-seats = Places
simulate-seat = Place
simulate-wins = Victoires
simulate-rate = Part
simulate-interval = À 95 %
simulate-place = Rang
simulate-score = Score
simulate-speed = { $actions } actions en { $seconds } s, soit { $rate } par seconde ; { $mean } par partie. Moteur { $engine }, processus : { $jobs }.
study-length = Actions par partie : { $mean } en moyenne, { $median } en médiane ; neuf parties sur dix en ont au plus { $most }, la plus longue { $longest }.
study-play = Coup
study-event = Événement
study-per-game = Par partie
study-winners = Gagnants
study-winners-meaning = Gagnants : au-dessus de 1, ce coup compte plus parmi ceux des gagnants que parmi ceux de tous.
engine-compiled = compilé
engine-interpreted = interprété
percent = { $number } %
train-evolve = Les nombres s'affrontent
train-test = Les meilleurs à l'épreuve
train-interrupted = Arrêté. Rien n'est écrit.
train-line =
    { $generations ->
        [one] Nombres réglés : { $numbers }, en { $generations } génération, graine { $seed }
       *[other] Nombres réglés : { $numbers }, en { $generations } générations, graine { $seed }
    }
train-table = Joueurs
train-share = Part
train-error = À 95 %
train-even = Égalité
train-better =
    { $deals ->
        [one] Les nouveaux nombres gagnent plus souvent que les anciens : essayés sur { $deals } donne nouvelle.
       *[other] Les nouveaux nombres gagnent plus souvent que les anciens : essayés sur { $deals } donnes nouvelles.
    }
train-not-better =
    { $deals ->
        [one] Rien ne prouve que les nouveaux nombres sont meilleurs, donc rien n'est écrit : essayés sur { $deals } donne nouvelle.
       *[other] Rien ne prouve que les nouveaux nombres sont meilleurs, donc rien n'est écrit : essayés sur { $deals } donnes nouvelles.
    }
train-written = Ils sont dans { $file }.
puzzle-head = Problème { $number } sur { $count }, { $level }{ $when }
puzzle-day = {", "}{ $day }
puzzle-easy = facile
puzzle-medium = moyen
puzzle-hard = difficile
puzzle-asks = À vous de jouer. Un seul choix est nettement le meilleur, quoi que cachent les autres. Lequel ?
puzzle-prompt = 1 à { $count } · h : un conseil · Entrée : la solution >
puzzle-number = Un numéro de 1 à { $count }, s'il vous plaît.
puzzle-wrong = Pas celui-là : un autre choix vaut nettement mieux. Essayez encore.
puzzle-wrong-near = Pas tout à fait : { $chance } de chances de gagner ainsi, et un autre choix vaut nettement mieux. Essayez encore.
puzzle-right = Trouvé !
puzzle-solution = La solution :
puzzle-shares = Dans { $best } mondes imaginés sur { $worlds }, rien ne vaut mieux.
puzzles-bar = Problèmes
puzzles-none = Pas de problème trouvé : rien n'est écrit.
puzzles-written =
    { $count ->
        [one] { $count } problème est dans { $file }.
       *[other] { $count } problèmes sont dans { $file }.
    }
bench-busy = { $game } au galop
bench-game = Jeu
bench-actions = Actions/s
bench-games = Parties/s
bench-clone = Copie µs
bench-view = Vue µs
new-game-written = Un petit jeu entier se trouve dans { $file }.
new-game-move = On y joue depuis les sources de Saloon : mettez le dossier { $call } dans leur { $folder }, et docs/adding-a-game.md y explique la suite.
new-game-play = Y jouer : PYTHONPATH=src .venv/bin/python -m saloon play { $call }
new-game-check = L'examiner : PYTHONPATH=src .venv/bin/python -m saloon check-game { $call }
new-game-house = Y jouer dans le navigateur : make play
new-game-guide = docs/adding-a-game.md explique { $call } fichier par fichier ; changez ce que vous voulez, puis make playthroughs.

check-no-tree = Textes, pages, terminal et navigateur ne sont pas examinés : il y faut les sources, et vous n'y êtes pas.
check-no-tool = { $tool } n'est pas installé ici (« make tools ») : ceci n'est pas examiné.
check-not-run = Non examiné ici : le moteur compilé (« make test »).
check-no-pages = Les sources des pages ne sont pas examinées, car ce qu'il y faut n'est pas encore installé : « make web ».
check-old-pages = Les pages construites sont plus vieilles que leurs sources, donc rien n'a été joué dans le navigateur : « make web », puis encore une fois.
check-skipped =
    { $tests ->
        [one] Un test a été sauté : on ne sait pas si le jeu le passe ; la raison est plus haut.
       *[other] { $tests } tests ont été sautés : on ne sait pas si le jeu les passe ; les raisons sont plus haut.
    }
check-good = { $title } : rien à redire.
check-bad =
    { $problems ->
        [one] { $title } : { $problems } problème.
       *[other] { $title } : { $problems } problèmes.
    }

## Les tables en réseau

level-random = Hasard
level-tenderfoot = Pied-tendre
level-cowboy = Cow-boy
level-desperado = Desperado
level-legend = Légende

error-unknown-table = Il n'y a pas de table { $table }. Le lien est peut-être ancien, ou tout le monde est parti.
error-unknown-code = Aucune table ouverte n'a le code { $code }. Vérifiez ses cinq lettres ou chiffres ; la partie est peut-être finie.
error-no-code = « { $code } » n'est pas un code. Un code a cinq lettres ou chiffres, comme { $example }, tous parmi { $signs }.
error-too-many-guesses =
    { $minutes ->
        [one] Trop de codes qui ne mènent nulle part. Attendez une minute, puis réessayez.
       *[other] Trop de codes qui ne mènent nulle part. Attendez { $minutes } minutes, puis réessayez.
    }
error-plain-level = Aucun niveau n'est « { $level } ». Il y a : { $levels }.
error-unknown-level = Aucun robot n'est « { $level } ». Il y a : { $levels } ; un caractère peut suivre, comme legend:bold ({ $tempers }).
error-name = Un nom compte de 1 à { $high } lettres.
error-name-hidden = Un nom n'a que des signes visibles. « { $free } » conviendrait.
error-name-mixed = Ce nom mêle les lettres de plusieurs alphabets. Écrivez-le dans un seul.
error-name-taken = À cette table, « { $name } » se confondrait avec { $other }. « { $free } » est libre.
error-name-of-bot = { $other } est le nom d'un robot. « { $free } » est libre.
error-clock-mode = Aucune pendule ne s'appelle « { $mode } ». Il y a : { $modes }.
error-clock-limit = La limite de cette pendule va de { $low } à { $high }, pas { $limit }.
error-not-begun = La partie n'a pas encore commencé.
error-begun = La partie a déjà commencé. Vous pouvez la regarder.
error-over = La partie est finie.
error-not-over = La partie n'est pas encore finie.
error-review-not-over = Une partie en cours n'est jamais analysée. Revenez quand elle sera finie.
error-branch-clock = Une course contre la montre ne se reprend pas en son milieu : jouez-en une nouvelle.
error-branch-seat = Il n'y a pas de place { $seat } dans cette partie.
error-branch-over = Dans cette position, plus personne n'a rien à jouer. Choisissez-en une plus tôt.
error-no-such-move = La partie a { $high } coups ; il n'y a pas de position après { $move }.
error-try-clock = Contre la montre, il n'y a rien à essayer : seul le temps décide. Parcourez la partie et notez ce que vous voyez.
error-try-draws = « { $action } » ne tire pas ce que dit le fichier.
error-study-form = Cette étude est de forme { $form } ; la maison lit la forme { $ours }. Un Saloon plus récent la lira peut-être.
error-study-place = Il n'y a pas d'endroit « { $place } » dans cette étude.
error-study-tries = Une étude tient { $high } essais au plus. Retirez-en, ou commencez-en une autre.
error-study-note = Une note a { $high } signes au plus. Raccourcissez-la.
error-study-arrow = Les flèches de { $place } ne vont pas : { $high } au plus, chacune d'une chose à une autre.
error-study-title = Un titre a { $high } signes au plus. Raccourcissez-le.
error-study-words = { $field } doit donner { $seats } textes, un par place.
error-study-number = Le numéro { $number } ne peut pas être celui d'un essai, ou il y est deux fois.
error-study-large = Une étude a { $high } octets au plus. Retirez des essais ou des notes, ou commencez-en une autre.
error-study-broken = Cette partie ne se laisse pas suivre : le fichier est abîmé ({ $problem }).
error-unknown-study = Il n'y a pas de telle étude ici. Elle a peut-être été retirée.
error-study-secret = Ce lien permet de lire l'étude, pas de la changer. Faites-en une copie à vous.
error-no-study-secret = Une étude se change avec sa propre clé, dans l'en-tête Authorization. Faites-en une copie à vous.
error-studies-full = Cette maison garde { $high } études, et pas plus. Exportez la partie en fichier : saloon study l'ouvre.
error-study-often = Trop d'études ont été commencées à votre adresse. Exportez la partie en fichier, que saloon study ouvre, ou attendez { $minutes } min.
error-not-asked = Ce n'est pas à vous. Attendez votre tour.
error-paused = La table est en pause, à la demande de l'hôte. Attendez qu'elle reprenne.
error-not-started = La première carte vient quand tout le monde est prêt.
error-resting = La table fait une courte pause.
error-asked = C'est à vous de répondre. Répondez d'abord, passez ensuite.
error-still-here = Cette personne est encore là. Seule une personne absente peut être remplacée.
error-by-days = Dans une partie par jours, on ne remplace personne : la pendule décide.
error-undo-latecomers = D'autres peuvent rejoindre cette partie : on ne reprend pas ce qui a été vu.
error-paused-long = Les autres ont mis fin à une longue pause. La table joue un moment avant la suivante.
error-race-pause = Une carte se joue. Faites la pause quand elle est finie.
error-undo-guest = Ce coup est d'un robot, ou de qui était assis là avant vous : vous ne pouvez pas le reprendre.
error-undo-often = Dans une partie, on reprend au plus { $high } coups.
error-undo-clock = Contre la montre, aucun coup ne se reprend.
error-no-request = Personne n'attend plus votre accord.
error-resigned = Cette place a abandonné ; un robot joue pour elle.
error-house-full = La maison n'a plus de table. Réessayez plus tard.
error-tables-each = { $high } tables sont ouvertes depuis votre adresse. Fermez-en une, ou finissez une partie, puis ouvrez-en une autre.
error-table-full = Cette place est prise. Choisissez-en une autre, ou regardez.
error-people-sit =
    { $people ->
        [one] Une personne est assise : il lui faut une place.
       *[other] { $people } personnes sont assises : il faut au moins { $people } places, pas { $seats }.
    }
error-host-only = Seul l'hôte de la table peut faire cela.
error-host-away = L'hôte s'est absenté un moment, et en décidera à son retour.
error-no-hints = À cette table, les robots ne donnent pas de conseil.
error-removed = L'hôte vous a montré la porte de cette table, à vous ou à quelqu'un de votre adresse. Lui seul peut vous y laisser revenir ; vous pouvez regarder.
error-one-seat = Vous avez, ou avez eu, une place à cette table, vous ou quelqu'un de votre adresse. Chacun n'en prend qu'une ; vous pouvez regarder.
error-vote-early =
    { $seconds ->
        [one] Laissez-lui d'abord { $seconds } seconde pour jouer.
       *[other] Laissez-lui d'abord { $seconds } secondes pour jouer.
    }
error-bot-answers = Un robot répond à cette question pour vous. Ensuite, vous reprenez.
error-not-removed = Personne du nom de « { $name } » n'a été mis à la porte.
error-no-such-seat = La place { $seat } ne se change pas.
error-seat-changed = Cette place n'est plus la vôtre. Vous pouvez regarder.
error-seat-moved = Vous avez changé de place. Envoyez-le de nouveau.
error-not-a-bot = Quelqu’un joue maintenant à cette place.
error-other-seat = Une place se quitte par qui l'occupe.
error-wrong-secret = Cette clé n'ouvre aucune place ici. Asseyez-vous de nouveau, ou regardez.
error-no-secret = Il y faut la clé d'une place, dans l'en-tête Authorization.
error-spectator = Un spectateur regarde. Asseyez-vous pour jouer.
error-origin = Une page venue d'ailleurs ne peut pas faire cela.
error-storage = La base de données ne répond pas. Rien n'a changé ; réessayez dans un instant.
error-storage-full = Le disque de la maison est plein. Rien n'a changé ; l'hôte doit faire de la place.
error-storage-locked = Un autre programme tient la base de données. Rien n'a changé ; réessayez dans un instant.
error-storage-closed = La maison ferme. Rien n'a changé ; réessayez dans un instant.
error-storage-broken = La base de données de la maison est abîmée. Rien n'a changé ; l'hôte doit regarder (saloon doctor).
error-storage-lost = Un autre serveur a repris la base de données de cette maison. Rien n'a changé, et plus rien ne peut changer ici ; l'hôte doit regarder.
error-storage-newer = La base vient d'une maison plus récente. Mettez Saloon à jour, puis réessayez.
error-table-aside = Cette table est abîmée et a été mise de côté. L'hôte de la maison peut dire pourquoi.
error-table-json = Son en-tête ne se lit pas du tout.
error-table-field = Dans son en-tête, « { $field } » ne se peut pas.
error-table-id = Son en-tête est celui d'une autre table, { $other }.
error-table-status = Son état, « { $status } », n'est celui d'aucune table.
error-table-column = Sa colonne « { $column } » dit autre chose que son en-tête.
error-table-code = Une autre table a le même code, { $code }.
error-log-column = Entrée { $move } du journal : sa colonne « { $column } » ne se lit pas.
error-log-seat = L'entrée { $move } du journal nomme une place qui n'existe pas.
error-log-broken = Les règles butent sur son journal ({ $problem }).
error-log-orphan =
    { $count ->
        [one] 1 entrée n'appartient à aucune table.
       *[other] { $count } entrées n'appartiennent à aucune table.
    }
error-storage-damaged = { $database } est abîmé, ou n'est pas une base de Saloon. Déplacez-le, ou nommez-en un autre avec --database.
error-storage-nowhere = { $database } ne s'ouvre pas. Son dossier existe-t-il, et pouvez-vous y écrire ?
error-storage-empty = { $database } est vide : il n'y a encore rien dedans. saloon serve en fait une maison.
error-storage-foreign = { $database } est la base d'un autre programme (elle a les tables { $tables }). Rien n'a changé. Nommez-en une vide, ou celle d'une maison, avec --database.
error-storage-unknown = Le serveur n'a pas de base { $database }. Créez-la d'abord (createdb), ou nommez-en une autre avec --database.
error-storage-login = Le serveur refuse le nom ou le mot de passe de { $database }. Regardez les deux, et qui le serveur laisse entrer.
error-storage-silent = Aucun serveur PostgreSQL ne répond pour { $database }. Tourne-t-il, l'hôte et le port sont-ils justes ?
error-storage-refused = { $database } ne s'ouvre pas. PostgreSQL dit : { $why }
error-storage-no-backup = { $file } est abîmé, ou n'est pas une sauvegarde de Saloon. Donnez un fichier que saloon backup a écrit.
error-storage-lacks = { $database } est abîmé : il y manque { $names }. Restaurez une sauvegarde dans une base neuve.
error-storage-strange = { $database } contient ce qu'aucune maison n'a fait : { $names }. On ne l'ouvre pas.
error-review-broken = On ne peut plus la lire. saloon doctor --set-aside l'enlève, et elle est refaite dès qu'on la demande.
error-review-orphan = Aucune table ne porte ce nom. saloon doctor --set-aside l'enlève.
error-storage-served = { $database } est déjà servi : un autre serveur de Saloon tourne dessus. Arrêtez-le, ou nommez une autre base avec --database.
error-storage-kind = { $database } n'est pas une base que Saloon connaît. Donnez un fichier SQLite, ou postgresql://hôte/nom.
error-storage-form = La base a la forme { $theirs }, cette maison écrit la forme { $ours }. Lancez saloon doctor --migrate.
error-sequence-taken = La table a changé entre-temps. Regardez, puis choisissez.
error-draining = La maison ferme un instant ; chaque partie est gardée. Revenez tout de suite.
error-too-fast = C'était trop rapide. Attendez { $seconds } s.
error-review-share = Vous attendez déjà { $high } analyses. Redemandez quand la première sera prête, dans { $seconds } s environ.
error-review-rush = { $high } parties attendent leur analyse, et cette maison n'en prend pas plus. Redemandez dans { $seconds } s environ.
error-too-large = Un message compte au plus { $high } octets.
error-too-late = La requête n'est pas arrivée en { $seconds } s. Renvoyez-la en entier.
error-not-http = Ce n'est pas une requête HTTP. Elle commence par exemple par « GET /api/house HTTP/1.1 ».
error-board-too-large = Un plateau, un paquet ou un billet à vous compte au plus { $high } octets.
error-headers-too-large = Une requête compte au plus { $number } en-têtes, de { $high } octets en tout. Envoyez-en moins.
error-address-too-long = Une adresse compte au plus { $high } octets. Raccourcissez-la.
error-body-unwanted = Une requête { $method } n'a pas de corps. Retirez-le.
error-wrong-field = Ce message ne va pas : { $problem }.
error-not-json = Ce message n'est pas du JSON.
error-hello-first = Le premier message doit être « hello ».
error-hello-again = « hello » se dit une fois. Reconnectez-vous pour une autre table.
error-hello-late = Aucun « hello » en { $seconds } s.
error-not-found = Il n'y a rien à { $path }.
error-internal = Quelque chose s'est cassé chez nous. Rien n'a changé ; réessayez.
error-window-closed = Trop tard : la fenêtre est fermée.
error-no-window = { $game } ne se joue pas contre la montre.
error-input-order = Un geste arrivé après un plus récent est ignoré.
error-input-locked = C'était avant la carte : les commandes sont bloquées un instant.
error-anticipated = Personne ne réagit si vite. Attendez la carte.
error-log-gap = L'entrée { $move } du journal manque.
error-log-entry = L'entrée { $move } du journal n'a aucune forme connue.
error-log-moves = Les coups du fichier ne sont pas ceux où mène son journal.
error-seed-hash = La graine n'est pas celle dont l'empreinte fut publiée ({ $hash }).
error-no-seed = Ce fichier n'a pas de graine : il n'y a pas de hasard à recalculer.

serve-open = La maison est ouverte : { $address }
serve-alone = Les autres ne peuvent pas l'atteindre : elle n'écoute que cette machine. Pour les téléphones et les voisins : saloon serve --host 0.0.0.0
serve-no-network = Les autres ne peuvent pas l'atteindre : cette machine n'a pas d'adresse sur un réseau. Connectez-la, puis rouvrez la maison.
serve-misspelt = { $name } n'est pas un réglage et ne change rien. Vouliez-vous dire { $near } ?
serve-stop = Ctrl-C la ferme. Chaque partie est gardée dans { $database }.
error-port-taken = Le port { $port } est pris : la maison est peut-être déjà ouverte. Choisissez-en un autre avec --port.
error-port-closed = Le port { $port } de { $host } ne s'ouvre pas : { $why }. Choisissez-en un autre avec --port ou --host.
error-setting-number = { $name } veut un nombre, au moins { $low }, pas « { $value } ».
error-setting-whole = { $name } veut un nombre entier, au moins { $low }, pas « { $value } ».
error-setting-between = { $name } veut un nombre entier de { $low } à { $high }, pas « { $value } ».
error-setting-range = { $name } veut un nombre de { $low } à { $high }, pas « { $value } ».
error-setting-rate = { $name } veut un débit comme 40/second ou 30/5minutes, au moins 1, pas « { $value } ».
error-setting-origin = { $name } veut une adresse comme https://play.example, sans chemin, pas « { $value } ».
error-setting-known = { $name } veut une valeur parmi { $known }, pas « { $value } ».
error-setting-proxies = { $name } veut des adresses ou des réseaux comme 127.0.0.1 ou 10.0.0.0/8, séparés par des virgules, pas « { $value } ».
verify-true =
    { $draws ->
        [one] Exact : { $entries } entrées et { $draws } tirage viennent de la graine.
       *[other] Exact : { $entries } entrées et { $draws } tirages viennent de la graine.
    }
verify-hash = Empreinte publiée de la graine : { $hash }
doctor-versions = Python { $python }, SQLite { $sqlite }
doctor-database = Base { $database } ({ $server }), forme { $form }
doctor-nothing = Pas encore de base en { $database } : saloon serve la crée.
doctor-empty = La base { $database } est vide : saloon serve en fait une maison. Rien n'a changé.
doctor-matches =
    { $matches ->
        [one] { $matches } partie avec { $entries } entrées rejouée.
       *[other] { $matches } parties avec { $entries } entrées rejouées.
    }
doctor-match = La partie { $table } de { $game } ne se rejoue plus : { $why }
doctor-entries = Entrées de { $table } : { $why }
doctor-study = L'étude { $table } ne s'ouvre plus : { $why }
doctor-review = Analyse de { $table } : { $why }
doctor-aside = La partie { $table } de { $game } est mise de côté : { $why }
doctor-well-again = La partie { $table } de { $game } est mise de côté, et de nouveau en ordre : saloon doctor --bring-back la fait continuer.
doctor-file = { $file } est abîmé. SQLite dit : { $problem }
doctor-unsaid = abîmé au point de manquer de mots ({ $reason })
doctor-fine = Tout est en ordre.
backup-done = { $file } contient { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } et { $entries ->
        [one] 1 entrée
       *[other] { $entries } entrées
    }. C'est une maison à part entière : il contient des noms et les graines des parties en cours, gardez-le aussi bien que la maison.
restore-done = De { $file } : { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } et { $entries ->
        [one] 1 entrée
       *[other] { $entries } entrées
    }.
restore-broken-study = L'étude { $study } ne peut plus être suivie ; elle a été remise telle quelle.
restore-skipped =
    { $tables ->
        [one] 1 table était déjà là, et reste comme elle est.
       *[other] { $tables } tables étaient déjà là, et restent comme elles sont.
    }
forget-table = La table { $table } a disparu, avec son journal.
forget-name =
    { $tables ->
        [one] Le nom { $name } a disparu d'une table.
       *[other] Le nom { $name } a disparu de { $tables } tables.
    }
forget-unreadable =
    { $tables ->
        [one] 1 table abîmée ne se lit pas. saloon doctor la nomme, saloon forget la retire.
       *[other] { $tables } tables abîmées ne se lisent pas. saloon doctor les nomme, saloon forget les retire.
    }
forget-study = L'étude { $study } a disparu.
forget-studies =
    { $studies ->
        [one] Et d'une étude ; ce que disent ses notes reste.
       *[other] Et de { $studies } études ; ce que disent leurs notes reste.
    }
kept-studies =
    { $studies ->
        [one] Et 1 étude.
       *[other] Et { $studies } études.
    }
error-forget-nobody = Personne à aucune table, et aucune table, ne s'appelle « { $name } ».
error-file-there = { $file } existe déjà. Nommez un autre fichier.
privacy-always = Ici, les parties finies sont gardées jusqu'à ce que l'hôte les retire.
privacy-days =
    { $days ->
        [one] Ici, les parties finies sont retirées après 1 jour.
       *[other] Ici, les parties finies sont retirées après { $days } jours.
    }

## Conseils, et pourquoi pas

not-over = La partie est finie.
not-now = Pas maintenant.
not-turn =
    { $count ->
        [one] Pas encore : c'est à { $seats }.
       *[other] Pas encore : on attend { $seats }.
    }
look-hand = Regardez votre main.
look-seats = Regardez les autres joueurs.
look-question = Regardez ce qu'on vous demande.
hint-more = h à nouveau : ce qu'il faudrait faire.
hint-why = h à nouveau : pourquoi.
hint-what = { $action }
hint-equals = Aussi bien l'un que l'autre : { $actions }
hint-only = Il n'y a que cela à faire : { $action }
hint-shares = Meilleur dans { $best } mondes imaginés sur { $worlds }.
hint-mixed = À jouer { $best } fois sur { $worlds }, sans se laisser deviner.
hint-share = « { $action } » : { $best }
hint-chances = Chances de gagner : { $chance }, contre { $other } avec « { $action } ».
hint-even = Dans les mondes imaginés, la différence ne compte pas.
hint-mean = Souvent un autre choix fait aussi bien ; en moyenne celui-ci est devant.
hint-close = Chances de gagner : { $chance }, à peine plus qu'avec « { $action } ».
hint-chance = Chances de gagner : { $chance }.
hint-guess = Jugé d'un coup d'œil, sans imaginer la suite.
think-reasons = Pourquoi « { $action } » plutôt que « { $other } » :
why-not-help = Tapez le nom d'une carte ou d'une chose pour savoir pourquoi elle ne se joue pas.
hint-alone = Il n'y a pas d'autre choix.

learn-next = Entrée pour continuer…
learn-prompt =
    { $count ->
        [one] 1, ou Entrée :
       *[other] 1 à { $count }, ou Entrée pour laisser faire :
    }
