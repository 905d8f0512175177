### Les mots de la maison à l'écran : étagère, boîtes, cadre de table, fin de partie.

players = { $low } à { $high } joueurs
open-day-and-night = Ouvert jour et nuit
minutes-age = { $minutes } min · dès { $age } ans
other-language = English
night = Nuit
day = Jour
your-move = À vous de jouer
open-tables = Tables ouvertes
friends-code = Un code d’ami ?
enter = Entrer
code = Code de la table
alone = Seul ? Les robots jouent à toute heure, du Pied-tendre à la Légende.
resume = Reprendre
watch = Voir
sit-down = S’asseoir
look-on = Regarder
seated = { $name } · { $taken ->
    [one] { $taken } assis sur { $seats }
   *[other] { $taken } assis sur { $seats }
  }
your-turn-here = à vous de jouer
thinking = { $name } réfléchit
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
learn = Apprendre en 3 minutes
rules = Règles
your-table = Votre table
you = vous
bot = Robot
free-seat = Siège libre
seat-person = Étranger
ready = prêt
invite = Inviter
options = Options
change = Changer
the-cards = Les cartes
inside = Dans la boîte
default-options = Les règles de la boîte.
seats-label = Joueurs
level-of = Force du robot { $name }
level-random = Hasard
level-tenderfoot = Pied-tendre
level-cowboy = Cow-boy
level-desperado = Desperado
level-legend = Légende
private-table = Table privée, sur invitation
start = Commencer
waiting-start = La partie commence dès que l’hôte le veut.
table-code = Code { $code }
invite-text = Donnez ce code, ce lien, ou montrez le carré à un téléphone.
copy-link = Copier le lien
copied = Copié
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
flag-answer = Répondez !
flag-others = Patience
flag-lost = On vous attend
lost = La connexion est perdue. Votre place est gardée, on réessaie.
back-again = Vous êtes de retour. Rien n’est perdu.
waiting-for = { $names } : à suivre.
waiting = La partie est finie.
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
hint-says = Un robot ferait : { $action }.
resign = Abandonner
resign-sure = Un robot jouera à votre place jusqu’à la fin.
spectator = Vous regardez.
family-gain = gain
family-attack = attaque
family-guard = défense
family-event = événement
family-move = mouvement

choose = Choisissez.
choose-first = Choisissez d’abord.
done = C’est fait
table-facts = La table
your-cards = Vos cartes
grab-hint = Touchez vite : touches 1 à 9.
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
the-match = La partie, coup par coup
chart-alt = Courbe des scores : { $summary }
verify = Vérifier la chance
verify-text = La graine { $seed } a été scellée avant la partie : son empreinte est { $hash }.
verify-good = L’empreinte de la graine est celle qui fut annoncée au début.
verify-bad = L’empreinte ne correspond pas à celle annoncée au début.
winner-is = { $name } gagne la partie

replay = Revoir
step-of = Coup { $step } sur { $steps }
first = Début
back = Précédent
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
failed = Le serveur ne répond pas : { $why }
retry = Réessayer
skip = Aller au contenu
