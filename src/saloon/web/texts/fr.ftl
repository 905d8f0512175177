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
alone = Seul ? Les robots jouent à toute heure, du Pied-tendre à la Légende.
resume = Reprendre
sit-down = S’asseoir
seated = { $name } · { $taken ->
    [one] { $taken } assis sur { $seats }
   *[other] { $taken } assis sur { $seats }
  }
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
you = vous
bot = Robot
free-seat = Siège libre
seat-person = Étranger
invite = Inviter
options = Options
the-cards = Les cartes
default-options = Les règles de la boîte.
pages = Pages de la table
page-table = Table
page-actions = Actions
page-you = Vous
seats-label = Joueurs
level-random = Hasard
level-tenderfoot = Pied-tendre
level-cowboy = Cow-boy
level-desperado = Desperado
level-legend = Légende
private-table = Table privée, sur invitation
start = Commencer
waiting-start = La partie commence dès que l’hôte le veut.
invite-text = Donnez ce code, ce lien, ou montrez le carré à un téléphone.
copy-link = Copier le lien
qr-alt = Carré à scanner pour rejoindre la table
screen-link = Écran pour la pièce
join-this = Prendre un siège
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
seat-gone = absent
gazette = La Gazette
gazette-list = Ce qui s’est passé
table-of = Chez { $name } · { $names } joueurs
say-label = Dire quelque chose
phrase-bravo = Bien joué.
phrase-ouch = Aïe.
phrase-watch = Je vous ai à l’œil.
close = Fermer
menu = Menu
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

wanted = Recherché
wanted-for = Pour { $what }
reward = Récompense
points = points
and-the-others = Et les autres
rematch = Revanche
rematch-waiting = Revanche demandée. On attend les autres.
see-again = Revoir la partie
back-to-shelf = Retour à l’étagère
chart-alt = Courbe des scores : { $summary }
verify = Vérifier la chance
winner-is = { $name } gagne la partie

replay = Revoir
step-of = Coup { $step } sur { $steps }
first = Début
forward = Suivant
play = Lecture
pause = Pause
last = Fin
eyes-of = Par les yeux de
everyone = Tout le monde
state-hash = Empreinte { $hash }
scan-to-join = Scannez pour jouer

credits = Crédits
credits-icons = Les icônes viennent de game-icons.net, par Lorc, Delapouite et d’autres, sous licence CC BY 3.0. Certaines sont placées, répétées ou recolorées.
credits-fonts = Les caractères Sancreek, Alfa Slab One, Oswald et Bitter sont publiés sous la SIL Open Font License.
credits-own = Le longhorn, le saguaro, les pions, les marques et les couvertures sont dessinés par la maison.
not-found = Cette page n’existe pas.
loading = On mélange les cartes…
failed = Le serveur ne répond pas : { $why }
skip = Aller au contenu

## Autour de la table

hint-says = Un robot ferait : { $action }.
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
no-table = Aucune table ne porte le code { $code }. Un code a dix lettres et chiffres.
you-host = vous, l’hôte
host = hôte
kick = Faire sortir
kick-name = Faire sortir { $name }
who-sits = Qui prend le siège { $seat }
sit-on = S’asseoir sur le siège { $seat }
sit-for = S’asseoir à la place de { $name }
start-with-bots = { $free ->
    [one] Un robot prendra le siège libre.
   *[other] Des robots prendront les { $free } sièges libres.
  }
start-full = Tout le monde est là.
table-full = Aucun siège n’est libre. La partie va commencer.
seat-lost = L’hôte a redonné votre siège.
not-copied = Le navigateur ne le permet pas. Sélectionnez le lien.
take-a-seat = Prendre la place d’un robot
take-a-seat-text = La partie continue, et vous continuez à sa place, avec ses cartes et son score.
over = La partie est finie.
flag-over = Fin
not-your-turn = { $count ->
    [one] Pas encore : c’est à { $names }.
   *[other] Pas encore : on attend { $names }.
  }
card-not-now = { $card } : pas maintenant.
undo-waiting = Vous demandez à reprendre votre coup. On attend { $names }.
undo-granted = C’est accordé. Votre coup est repris.
undo-refused = C’est refusé. Votre coup reste joué.
ask-back = Demander à reprendre
resigned = Vous avez abandonné ; un robot joue à votre place.
see-result = Voir le résultat
see-table = Voir la table
do-it = Faire ainsi
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
