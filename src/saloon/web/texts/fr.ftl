### Les mots de la maison à l'écran : étagère, boîtes, cadre de table, fin de partie.

players = { $low } à { $high } joueurs
open-day-and-night = Ouvert jour et nuit
minutes-age = { $minutes } min · dès { $age } ans
other-language = English
night = Nuit
day = Jour
your-move = À vous de jouer
open-tables = Tables ouvertes
friends-code = Un code d’ami ?
enter = Entrer
alone = En solo ? Les robots jouent à toute heure.
resume = Reprendre
sit-down = S’asseoir
seated = { $name } · { $taken } sur { $seats } à table
your-turn-here = à vous de jouer
nobody = Personne. Les robots, eux, sont là.
nothing-to-resume = Aucune partie en cours. Ouvrez une boîte.
shelf = L’étagère
name-label = Votre nom
name-change = Changer de nom

box-players = joueurs
box-minutes = minutes
box-age = ans
house-print = Illustrations de la maison, imprimées en deux encres.
play-bots = Jouer maintenant
open-a-table = Ouvrir une table
rules = Règles
your-table = Votre table
who-is-seated = À table
your-matches = Vos parties
rematch-turns = À la revanche, chacun avance d’une place.
you = vous
bot = Robot
free-seat = Place libre
seat-person = Anonyme
invite = Inviter
options = Options
options-of-table = Options de la table
ready-made = Une règle toute faite
or-point-by-point = Ou point par point
point-by-point = Point par point
changed = changé
rare-points = Réglages plus rares
rare-count = { $count ->
    [1] Un réglage plus rare
    [2] Deux réglages plus rares
    [3] Trois réglages plus rares
    [4] Quatre réglages plus rares
    [5] Cinq réglages plus rares
    [6] Six réglages plus rares
    [7] Sept réglages plus rares
    [8] Huit réglages plus rares
    [9] Neuf réglages plus rares
    [10] Dix réglages plus rares
    [11] Onze réglages plus rares
    [12] Douze réglages plus rares
   *[other] { $count } réglages plus rares
  }
options-reset = Revenir à la règle usuelle
options-keep = Garder ces options
options-with = { $preset }, avec { $what }
options-changed = { $preset }, { $count ->
    [one] un point changé
   *[other] { $count } points changés
  }
none = Aucune
to-each = Place par place
another = Autre
from-to = De { $low } à { $high }
fewer = moins
more-of = plus
change = Changer
all-cards = Toutes les cartes
from-to = De { $from } à { $to }
for-example = Par exemple { $name } : { $effect }
the-cards = Les cartes
default-options = Les règles de la boîte
pages = Pages de la table
page-table = Table
page-actions = Actions
page-you = Vous
seats-label = Joueurs
seats-many = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
seat-number = Place { $seat }
friends-come = Des amis viennent : laisser les places libres
bots-everywhere = Des robots partout
a-bot = Mettre un robot
the-table = La table
its-level = Son niveau
bot-on-seat = robot, place { $seat }
on-seat = place { $seat }
seat-this = Asseoir ce robot
seat-this-name = Asseoir { $name }
for-all = Pour tous
leave-free = Laisser la place libre
level-random = Hasard
level-tenderfoot = Pied-tendre
level-cowboy = Cow-boy
level-desperado = Desperado
level-legend = Légende
bots-line = Quatre niveaux, du Pied-tendre à la Légende ; prudents ou bagarreurs, les robots ne voient que ce que vous voyez.
bots-line-timed = Quatre vitesses, du Pied-tendre à la Légende ; les robots ne voient que ce que vous voyez.
level-tenderfoot-timed = Prend son temps et se trompe souvent. Pour apprendre.
level-cowboy-timed = Réagit comme une personne attentive. De quoi passer la soirée.
level-desperado-timed = Réagit vite et se trompe peu.
level-legend-timed = Réagit très vite, ne se trompe presque jamais.
level-tenderfoot-about = Joue au petit bonheur. Pour apprendre sans hâte.
level-cowboy-about = Compte ce qui se voit. À votre mesure, pour une soirée.
level-desperado-about = Compte aussi ce que vous cachez. Vous fera payer vos habitudes.
level-legend-about = Réfléchit longtemps, se trompe peu. Ne triche jamais : ne voit que ce que vous voyez.
pace-of-table = Le rythme de la table
pace-calm = Posé
pace-normal = Naturel
pace-quick = Vif
pace-calm-about = Posé : quatre secondes par coup, le temps de tout lire.
pace-normal-about = Naturel : deux secondes par coup, le temps de voir.
pace-quick-about = Vif : moins d’une seconde par coup.
private-table = Table privée, sur invitation
latecomers = On peut prendre la place d’un robot en cours de partie
hints = Conseils d’un robot
hints-auto = Seul face aux robots
hints-always = Pour tous
hints-never = Jamais
terms-told = { $late ->
    [0] Personne ne prend la place d’un robot en cours de partie.
   *[other] On peut prendre la place d’un robot en cours de partie.
  } { $hints ->
    [always] Chacun peut demander conseil à un robot.
    [never] Les robots ne donnent pas de conseil.
   *[other] Les robots ne conseillent qu’une personne seule face à eux.
  }
start = Commencer
waiting-start = La partie commence dès que l’hôte le veut.
invite-text = Donnez le code, le lien, ou montrez le carré à un téléphone.
what-is-played = Ce qui se joue
at-door = { $count ->
    [one] une personne est à la porte
   *[other] { $count } personnes sont à la porte
  }
lookers = { $count ->
    [one] une personne regarde
   *[other] { $count } personnes regardent
  }
alone-here = D’autres appareils ne peuvent pas entrer : cette maison n’écoute que cette machine.
copy-link = Copier le lien
qr-alt = Carré à scanner pour rejoindre la table
screen-link = Écran pour la pièce
join-this = Prendre une place
leave = Quitter

hand = Votre main
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
not-now = Pas maintenant.
no = Non
cancel = Annuler
take-back = Reprendre le coup
flag-you = À vous
flag-answer = Répondez !
flag-others = Patience
flag-lost = On vous attend
lost = La connexion est perdue. Votre place est gardée, on réessaie.
back-again = Vous êtes de retour. Rien n’est perdu.
undo-asked = { $name } voudrait reprendre son coup.
allow = D’accord
refuse = Non
seat-you = vous
seat-bot = robot
seat-away = robot en relais
seat-resigned = abandon, robot
seat-gone = ligne perdue
gazette = La Gazette
gazette-list = Ce qui s’est passé
table-of = Chez { $name } · { $names } joueurs
say-label = Dire quelque chose
phrase-bravo = Bien joué.
phrase-ouch = Aïe.
phrase-watch = Je vous ai à l’œil.
close = Fermer
menu = Menu
pause-table = Suspendre la partie
replace = Remplacer
replace-name = Remplacer { $name } par un robot
language = Langue
light = Lumière
sound = Sons
hint = Conseil d’un robot
resign = Abandonner
spectator = Vous regardez.
family-gain = gain
family-attack = attaque
family-guard = défense
family-event = événement
family-move = mouvement

choose = Choisissez.
done = C’est fait
table-facts = La table
grab-hint = Touchez vite : touches 1 à 9.
whom = Qui visez-vous ?
tab-plays = joue
dice = Dés
deck-of = Pioche { $count }
tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  }
holds = tient { $numbers }
waiting-card = Une carte va se retourner
bullet = Balle { $number }
place = Place { $number }

wanted = On recherche
wanted-for = Pour { $what }
reward = Récompense
reward-each = Récompense, à chaque tête
points = points
and-the-others = Et les autres
rematch = Revanche
rematch-asked = Revanche demandée
rematch-waiting = { $count ->
    [0] On y va.
   *[other] On attend { $names }.
  }
see-again = Revoir la partie
back-to-shelf = Retour à l’étagère
chart-alt = Courbe des scores : { $summary }
the-thread = Le fil de la partie
chart-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }
verify = Vérifier la chance
winner-is = { $count ->
    [one] { $names } gagne la partie
   *[other] { $names } gagnent la partie
  }
tie = { $names }, { $score } partout.
by-resignation = La partie s’arrête là : les autres ont abandonné.

replay = Revoir la partie
step-of = Coup { $step } sur { $steps }
forward = Suivant
chapter-back = Donne, course ou manche précédente
chapter-next = Donne, course ou manche suivante
play = Lecture
pause = Pause
eyes-of = Par les yeux de
open-hands = Toutes les mains ouvertes
speed = Vitesse
share = Partager
share-moment = Ce moment, en un lien
leave-replay = Quitter la lecture
everyone = Ce que chacun voyait
state-hash = Empreinte de cette position, comme l’écrit saloon replay : { $hash }
scan-to-join = Scannez pour jouer

study = Étude
study-open = Étudier
study-tree = La partie et les essais, coup par coup
study-tries = Vos essais
study-what-if = Et si…
study-who = Qui joue
study-choose = Que ferait { $who } ?
study-none = Ici, plus personne n’a rien à jouer.
study-race = Contre la montre, rien à essayer ni à reprendre : seul le temps décide.
study-notes = Notes
study-note-at = Note : { $what }
study-note-hint = Ce que ce coup apprend
study-no-note = Rien n’est noté ici.
study-noted = C’est noté.
study-title = Titre de l’étude
study-start = Le début de la partie
study-place-match = Coup { $step }, { $who } : { $what }
study-place-try = Essai au coup { $step }, { $who } : { $what }
study-lane = { $number }. { $what }
study-drop = Retirer l’essai { $number } et sa suite
study-seat = Place { $seat }
study-arrow = Flèche
study-arrow-from = Touchez d’où part la flèche
study-arrow-to = Touchez où elle va
study-arrow-tail = D’où part la flèche
study-arrow-head = Où va la flèche
study-arrow-draw = Tracer
study-arrow-drop = Retirer la flèche { $tail } → { $head }
study-advice = Conseil
study-threat = Menace
study-copy = En faire ma copie
study-reading = Ce lien permet de lire. Pour essayer et noter, faites votre copie.
study-play-on = Jouer d’ici
study-play-about = Une nouvelle table s’ouvre ici : { $what }. La chance y est neuve, des robots tiennent les autres places.
study-play-seat = À la place de
study-level = Contre
study-level-match = Les robots de la partie
study-read-link = Pour lire, à ce coup
study-edit-link = Pour changer
study-edit-about = Qui a ce lien essaie, note et retire comme vous. Ne le donnez qu’à qui vous faites confiance.
study-copy-edit = Copier le lien pour changer
study-export = Exporter
study-import = Importer une étude
study-import-about = Un fichier d’étude, ou une partie gardée par Saloon. Il s’ouvre ici sous un lien à vous ; le fichier reste comme il est.
study-import-file = Le fichier
study-no-json = Ce fichier n’est pas une étude : il n’est pas du JSON.
study-file = etude
study-keys = ← → un coup, ↑ ↓ un autre essai, Espace lecture. Vert : conseil. Bleu pointillé : menace.
study-arrow-said = { $kind ->
    [advice] Conseil : { $tail } → { $head }
   *[other] Menace : { $tail } → { $head }
  }
spot-deck = la pioche
spot-discard = la défausse
spot-pot = le pot
study-arrow-choose = Choisir un endroit
study-arrow-gone = un endroit sans nom
study-arrow-not = Aucune flèche ne peut partir de là ni y aller. Touchez un nom, une carte ou un endroit qui a un nom.

credits = Crédits
credits-icons = Les icônes viennent de game-icons.net, par Lorc, Delapouite et d’autres, sous licence CC BY 3.0. Certaines sont placées, répétées ou recolorées.
credits-fonts = Les caractères Sancreek, Alfa Slab One, Oswald et Bitter sont publiés sous la SIL Open Font License.
credits-own = Le longhorn, le saguaro, les pions, les marques et les couvertures sont dessinés par la maison.
privacy = Ce que nous gardons de vous
credits-licenses = Les licences, en entier
not-found = Cette page n’existe pas.
loading = On mélange les cartes…
failed = Le serveur ne répond pas : { $why }
skip = Aller au contenu

## Autour de la table

waiting-for = { $count ->
    [one] { $names } réfléchit.
   *[other] On attend { $names }.
  }
code = Code de la table
copied = Le lien est copié.
back = Retour
look-on = Regarder
watch = Voir
seated-of = { $taken } sur { $seats } à table
name-text = C’est ainsi que les autres vous appellent à table.
name-keep = Garder
no-table = Aucune table ne répond à « { $code } ». Un code a cinq lettres ou chiffres, comme K7M2X ; la partie est peut-être finie.
you-host = vous, l’hôte
host = hôte
kick = Faire sortir
kick-name = Faire sortir { $name }
kick-ask = Faire sortir { $name } ?
kick-text = Sa place se libère aussitôt. { $name } peut regarder, et ne revient s’asseoir que si vous le permettez.
name-host = Désigner hôte
name-host-of = Désigner { $name } comme hôte
shown-out = { $name } a été mis à la porte.
readmit = Laisser revenir
readmit-name = Laisser revenir { $name }
kick-not = Garder à table
exchange-of = Échanger la place : { $name }
exchange-seat = Échanger la place { $seat }
exchange-with = Échanger avec { $name }
exchange-who = Avec qui { $name } échange sa place ?
exchange-who-you = Avec qui échangez-vous votre place ?
exchange-yours = Échanger votre place
who-sits = Qui prend la place { $seat }
sit-on = S’asseoir à la place { $seat }
sit-for = S’asseoir à la place de { $name }
start-with-bots = { $free ->
    [one] Un robot prendra la place libre.
   *[other] Des robots prendront les { $free } places libres.
  }
start-full = Tout le monde est là.
start-all-bots = Des robots tiennent toutes les autres places : personne d’autre ne peut s’asseoir.
start-looked-on = { $count ->
    [one] Une personne regarde, mais des robots tiennent toutes les places.
   *[other] { $count } personnes regardent, mais des robots tiennent toutes les places.
  }
free-a-seat = Libérer une place
table-all-bots = Toutes les places sont prises par des robots : demandez à l’hôte d’en libérer une.
table-full = Aucune place n’est libre. La partie va commencer.
seat-lost = Cette place n’est plus la vôtre. Vous regardez.
not-copied = Le navigateur ne le permet pas. Sélectionnez le lien.
take-a-seat = Prendre la place d’un robot
take-a-seat-text = La partie continue, et vous continuez à sa place, avec ses cartes et son score.
over = La partie est finie.
flag-over = Fin
not-turn = { $count ->
    [one] Pas encore : c’est à { $seats }.
   *[other] Pas encore : on attend { $seats }.
  }
not-over = La partie est finie.
undo-waiting = Vous demandez à reprendre votre coup. On attend { $names }.
notice-reflexes = { $name } a répondu plus vite qu’on ne le fait d’ordinaire.
notice-delays = Les réponses de { $name } ont mis plus de temps à arriver que sa ligne ne l’explique.
notice-host = Vous seul le savez.
undo-granted = C’est accordé. Votre coup est repris.
undo-refused = C’est refusé. Votre coup reste joué.
ask-back = Demander à reprendre
resigned = Vous avez abandonné ; un robot joue à votre place.
see-result = Voir le résultat
see-table = Voir la table
do-it = Faire ainsi
hint-thinking = On imagine la suite…
hint-step-1 = 1 · Où
hint-step-2 = 2 · Quoi
hint-step-3 = 3 · Pourquoi
hint-where = C’est là que votre choix se joue.
hint-what = À faire :
hint-equals = Aussi bien l’un que l’autre :
hint-only = Rien d’autre à faire :
hint-why = Pourquoi ?
hint-more = Encore un peu
hint-ask-why = Pourquoi ?
hint-alone = Il n’y a pas d’autre choix.
hint-guess = Jugé d’un coup d’œil, sans imaginer la suite.
hint-shares = Meilleur dans { $best } mondes imaginés sur { $worlds }.
hint-mixed = À jouer { $best } fois sur { $worlds }, sans se laisser deviner.
hint-share = « { $action } » : { $best }.
hint-chances = Chances de gagner : { $chance } %, contre { $other } % avec « { $action } ».
hint-even = Dans les mondes imaginés, la différence ne compte pas.
hint-mean = Souvent un autre choix fait aussi bien ; en moyenne celui-ci est devant.
hint-close = Chances de gagner : { $chance } %, à peine plus qu’avec « { $action } ».
hint-chance = Chances de gagner : { $chance } %.
look-hand = Regardez votre main
look-seats = Regardez les autres joueurs
look-question = Regardez la question
understood = J’ai compris
said = { $name } : « { $text } »
say-send = Envoyer
phrase-thanks = Merci.
gazette-new = La Gazette, { $count ->
    [one] une nouvelle ligne
   *[other] { $count } nouvelles lignes
  }
on = oui
off = non
stay = Rester
leave-heading = Quitter la table ?
leave-text = Votre place est gardée, et un robot joue pour vous tant que d’autres attendent. La partie vous attend sur l’étagère.
resign-heading = Abandonner la partie ?
resign-text = Un robot joue à votre place jusqu’à la fin, et vous ne pouvez plus gagner.
resign-guest-text = Le robot reprend sa place, et vous regardez.
still-there = Êtes-vous toujours là ?
still-there-text = Les autres vous attendent. Sans réponse, un robot joue pour vous jusqu’à votre retour.
i-am-here = Je suis là
bot-for-you = Un robot joue pour vous
bot-for-you-text = Vous n’avez pas joué depuis longtemps, ou les autres n’ont pas voulu attendre.
i-am-back = Je reprends
vote = Un robot répond
vote-name = Un robot répond pour { $name }
votes = { $count ->
    [0] ne joue pas
    [one] ne joue pas · { $count } voix pour un robot
   *[other] ne joue pas · { $count } voix pour un robot
  }
voted-you = { $count ->
    [one] Quelqu’un voudrait qu’un robot réponde pour vous. À vous !
   *[other] { $count } des autres voudraient qu’un robot réponde pour vous. À vous !
  }
wants-rematch = { $count ->
    [one] { $names } demande sa revanche.
   *[other] { $names } demandent leur revanche.
  }
rematch-there = Vers la revanche
scan-to-watch = Scannez pour regarder
previous = Précédent
luck = La chance de la partie
luck-lead = Toute la chance d’une partie vient d’une seule graine, scellée avant la première carte. Cette page ouvre le sceau et refait chaque tirage, ici, dans votre navigateur.
luck-true = Vrai
luck-false = Faux
luck-good = Personne n’a touché à la chance de cette partie.
luck-bad = La chance de cette partie n’est pas celle que le sceau promettait.
luck-seal = Le sceau
luck-seal-own = Ce navigateur a reçu cette empreinte (SHA-256) pendant que la partie se jouait.
luck-seal-house = La maison a publié cette empreinte (SHA-256) avant la partie.
luck-seed = La graine
luck-seed-good = Révélée après la partie. Son SHA-256 est le sceau : c’est bien la même graine.
luck-seed-bad = Révélée après la partie. Son SHA-256 n’est pas le sceau : c’est une autre graine.
luck-draws = Les tirages
luck-draws-good = { $draws ->
    [one] Un tirage, refait à partir de la graine avec SHA-512 : c’est le même.
   *[other] { $draws } tirages, refaits à partir de la graine avec { $blocks ->
        [one] un bloc
       *[other] { $blocks } blocs
    } de SHA-512 : tous sont les mêmes.
  }
luck-draws-bad = Les tirages du coup { $move } ne sont pas ceux de la graine.
luck-show = Montrer chaque tirage
setup = Avant le premier coup
draw = { $drawn } sur { $below }
luck-how = Le bloc i de la chance est le SHA-512 de « saloon/graine/i ». Un tirage prend un octet, deux au-delà de 256, et saute ce qui favoriserait les petits nombres. La commande saloon verify fait de même et rejoue aussi les règles.
luck-file = La partie en fichier
chapters = Chapitres
to-the-box = Jouer
under-way = { $name } · partie en cours à { $count }

## Ce que la table attend, et ce qui vient d’arriver

flag-pause = Pause
flag-beat = Voilà
flag-ready = Prêts ?
paused = L’hôte a suspendu la partie. Rien ne court.
paused-host = La partie est suspendue. Rien ne court.
go-on = Continuer
beat-text = On regarde ce qui s’est passé.
ready-text = La partie commence quand chacun est prêt.
ready = Prêt
ready-few = { $count ->
    [one] prêt
   *[other] prêts
  }
ready-are = { $count ->
    [0] Personne n’est encore prêt
    [one] { $names } : prêt
   *[other] { $names } : prêts
  }
skip-to-me = Jusqu’à mon tour
news-more = { $count ->
    [one] + { $count } autre
   *[other] + { $count } autres
  }
sending-slow = La ligne est lente : c’est en route.
composed = Le coup que vous composez
take-out = Retirer { $what }
teach-long-press = Appuyez longuement sur une carte pour la lire.
tv-gone = { $count ->
    [one] { $names } n’est plus là : la partie attend.
   *[other] { $names } ne sont plus là : la partie attend.
  }
tv-your-turn = À vous,
tv-take-over = Prenez la place de { $name }
taken-back =
    { $who ->
        [you] Vous reprenez votre coup
       *[other] { $name } reprend son coup
    }{ $ended ->
        [0] .
       *[other]  : la fin se rejoue.
    }
has-resigned = { $name } abandonne, un robot joue la suite.
has-left = { $name } a quitté la table, un robot joue.
is-replaced = { $name } ne joue pas, un robot prend le relais.
labelled = { $label } : { $what }
less = Moins
more = Plus
tv-arrived = vient d’arriver
tv-opens = ouvre la table
tv-here = est là
tv-or-type = ou tapez
tv-of = sur { $seats }
tv-seated = à table
podium-facts = { $players } joueurs · { $moves } coups
tv-rematch = Lancez-la d’un téléphone.
podium-over = La partie est finie

review = L’analyse
review-open = L’analyse de la partie
review-back = La fin
review-facts = { $title } · { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  } · { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }
review-you = Vous
review-to-you = vous
review-deal = La donne
review-moments = Les moments décisifs
review-no-moments = Aucun coup n’a décidé à lui seul : les chances ont glissé peu à peu.
retry-before = Nouvel essai au coup { $move }. Dans la partie, { $who ->
    [you] votre choix
   *[other] le choix de { $name }
  } : « { $action } ».
retry-back = Retour à l’analyse
review-swing = { $you ->
    [yes] Vos chances : { $before } → { $after } %
   *[no] Chances de { $player } : { $before } → { $after } %
  }
moment-decision = { $who } : « { $action } ». Ce choix compte pour { $player }.
moment-hidden = { $who } : « { $action } ». Juste d’après ce qui se savait ; les cartes cachées et la suite l’ont fait payer à { $player }.
moment-luck = { $who } : « { $action } ». La chance compte pour { $player }.
moment-start = La donne compte pour { $player }.
moment-resign = { $who } : abandon.
review-running = L’analyse se fait : prête dans { $when }.
review-waiting = { $place ->
    [one] Une autre analyse passe avant celle-ci : prête dans { $when }.
   *[other] { $place } autres analyses passent avant celle-ci : prête dans { $when }.
  }
review-none = La maison peut analyser cette partie : prête dans { $when }.
review-failed = L’analyse n’a pas abouti.
review-ask = Analyser la partie
review-progress = Avancement de l’analyse
review-seconds = { $seconds } s environ
review-minutes = { $minutes } min environ
review-worst = { $count ->
    [one] Une faute relevée. { $mark } au coup { $move } : { $points } points de chances perdus.
   *[other] { $count } fautes relevées. La plus lourde, { $mark } au coup { $move } : { $points } points de chances perdus.
  }
review-clean = { $count ->
    [0] Aucune décision libre.
    [one] Une décision libre, sans faute relevée.
   *[other] { $count } décisions libres, sans faute relevée.
  }
review-reflexes = Ici tout est réflexe : les décisions ne sont pas jugées.
review-whose = Du point de vue de
review-curve = Chances de gagner, en %
review-at = Coup { $move } : { $standing }
percent = { $value } %
review-table = Les chances en chiffres
review-column = Coup
review-bands = D’où viennent ces chances, en points gagnés ou perdus
review-marks = Coup par coup
review-no-marks = Rien à signaler : ni faute, ni grand coup de chance.
review-more = { $count ->
    [one] Et un autre
   *[other] Et { $count } autres
  }
review-before = Avant le premier coup
review-move = Coup { $move }
review-see = Voir
review-again = Réessayer
mark-fine = Beau coup
mark-inaccuracy = Inexactitude
mark-mistake = Erreur
mark-blunder = Gaffe
mark-lucky = Chance
mark-unlucky = Malchance
mark-right_but_unlucky = Bien joué, pas de chance
mark-better = « { $action } ». Mieux : « { $better } ».
mark-fine-why = « { $action } ». Le meilleur des autres choix, « { $better } », valait bien moins.
mark-right-why = « { $action } » était un bon choix ; le tirage a coûté cher.
mark-luck-why = { $who } : « { $action } », et la chance.
review-account = Votre compte
review-account-of = Le compte : { $name }
review-start = Au départ, { $players } joueurs égaux
review-own-yours = Vos choix
review-own = Ses propres choix
review-luck = La chance
review-others = Les choix des autres
review-sum = Le total
review-end = À la fin
review-how = Les décisions sont jugées d’après ce que leur joueur savait, dans des mondes imaginés, et seulement quand l’écart est net. La courbe et le compte regardent toutes les mains, sans connaître les tirages à venir : un choix y vaut ce qu’il change à côté du jeu habituel des robots, la chance est le reste. { $rollouts } suites de partie ont été jouées.
review-how-reflexes = La courbe suit les jetons de chacun. Ce qui change les jetons d’un joueur est à lui, le reste vient des autres.

# A lesson
learn = Apprendre
learn-3 = Apprendre en 3 minutes
first-time = Première fois ?
first-time-text = Une petite partie pour apprendre. On vous montre, vous jouez, rien à lire.
lesson-of = Apprendre { $game }
lesson-left = Leçon · encore { $minutes } min
lesson-step = Étape { $step } sur { $steps }
lesson-kind = Pas encore : touchez ce qui brille, ou laissez-vous montrer.
lesson-done = À moi de jouer
quit = Quitter
show-me = Montrez-moi

# Puzzles
puzzle = Problème
puzzle-today = Problème du jour
puzzle-way-in = Une position, un seul bon choix.
puzzle-of = Problème · { $game }
puzzle-back = Retour à { $game }
puzzle-all = Tous les problèmes
puzzle-previous = Problème précédent
puzzle-following = Problème suivant
puzzle-easy = Facile
puzzle-medium = Moyen
puzzle-hard = Difficile
puzzle-title-easy = Au premier regard
puzzle-title-medium = Un seul bon choix
puzzle-title-hard = Méfiez-vous
puzzle-says = { $players } à table, { $choices } choix. Un seul est nettement le meilleur, quoi que cachent les autres.
puzzle-ask = Que jouez-vous ?
puzzle-wrong = « { $action } » : pas celui-là. Un autre choix vaut nettement mieux.
puzzle-wrong-near = « { $action } » : pas tout à fait, { $chance } % de chances. Un autre choix vaut nettement mieux.
puzzle-right = Trouvé
puzzle-solution = La solution
puzzle-shares = Dans { $best } mondes imaginés sur { $worlds }, rien ne vaut mieux.
puzzle-see = Voir la table
puzzle-next = Un autre
puzzle-why = Pourquoi
puzzle-hint = Conseil
puzzle-rules = Les règles
puzzle-week = Les sept derniers jours
puzzle-found =
    { $found ->
        [0] sept jours, sept problèmes
        [one] un trouvé en sept jours
       *[other] { $found } trouvés en sept jours
    }
puzzle-fate-found = { $day } : trouvé
puzzle-fate-shown = { $day } : solution vue
puzzle-fate-open = { $day } : à chercher

# Rules when they matter
tip = La règle
tip-more = Lire la règle
tips = La règle au bon moment
