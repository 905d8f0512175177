### Les mots de la table de Fast-West.

go-on-flag = On continue
round = Manche
again = reprise
game-short = Partie { $game } · manche { $round }
game-of = Partie { $game } sur { $games }
players = { $count } joueurs
keys = Lisez la carte : agissez, ou gardez les mains sur la table. Le chiffre sous une balle la prend ; encore, il la repose.
announced = Numéro annoncé
announce-head = Quel numéro ?
pick-head = Une balle cachée
pick-text = Prenez-en une. Qui tire le numéro { $bullet } reçoit un jeton.
aim-head = Duel : qui visez-vous ?
aim-at = Viser { $name } ?
aim = Viser { $name }
your-bullet = Votre balle : la { $bullet }.
aim-more = La plus petite balle donne 3 jetons, la suivante 2, les autres 1. Face à face, seule la plus petite tire.
aim-short = La plus petite donne 3 jetons, puis 2, puis 1.
aim-left = { $seconds } s pour viser
aim-out = le temps est passé
held-back = { $bullet }, en main : touchez-la pour la reposer
flip-it = Retourner la carte
first-card = { $name } retourne la première carte.
first-card-you = Vous retournez la première carte.

ready-flag = Prêts ?
ready-head = À chaque carte, son geste
ready-yes = prêt
ready-no = pas encore
ready-gone = absent
ready-note = Au Shérif et à la Cavalerie, le dernier prend un jeton. Le moins de jetons gagne. Retoucher une balle la repose.
ready-once = Une fois la partie lancée, cette page ne s’affiche plus.
ready-line = { $speed ->
    [fast] Votre ligne est rapide
    [fair] Votre ligne est bonne
   *[slow] Votre ligne est lente
  } : la table en tient compte, pour tout le monde.
ready-ask = La partie commence quand tout le monde est prêt.
ready-waits = { $count ->
    [one] On attend { $names }.
   *[other] On attend { $names }.
  }
ready-button = Prêt
practise = S’entraîner

practice-lead = À blanc.
practice-text = Rien ne compte, et ici on vous souffle la réponse.
practice-try = Essai { $number } sur { $of }
practice-stop = Arrêter l’essai
practice-over = Fin de l’essai
practice-wait = On prépare l’essai…
practice-failed = L’essai n’a pas pu s’ouvrir : { $why }

next-card = Carte suivante
next-game = Partie suivante
card-rule = Règle de la carte
asked = Il fallait
in-moves = en { $count } gestes
cactus-left = Cactus dans le paquet : { $count }
others-left = Autres cartes dans le paquet : { $count }
verdict-flag = { $change ->
    [0] { $right ->
        [yes] Juste
       *[no] Voilà
    }
    [1] Un jeton
    [-1] Un de moins
   *[other] Deux de moins
  }
rank = { $place ->
    [1] premier temps
    [2] deuxième temps
    [3] troisième temps
    [4] quatrième temps
    [5] cinquième temps
    [6] sixième temps
    [7] septième temps
   *[other] huitième temps
  }
plus = { $change ->
    [one] +{ $change } jeton
   *[other] +{ $change } jetons
  }
minus = { $change ->
    [one] −{ $change } jeton
   *[other] −{ $change } jetons
  }

duel = Le duel
hit-by = touché par { $name }
duel-flag = Duel
won-flag = Gagné
wins-stamp = Gagne la partie
tally-head = Le duel final
tv-turns = Retourne
tv-turned = A retourné
tv-note = Duel quand toutes les cartes sont des cactus
tv-ready-text = { $count ->
    [0] Tout le monde est prêt.
    [one] On attend { $names }.
   *[other] On attend { $names }.
  }
tv-full = déjà { $tokens } jetons
tv-count = Attention
standings = Les jetons
