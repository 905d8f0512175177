### Les mots de la table dessinée de Western, en plus de ceux du jeu.
### Une phrase qui commence par une minuscule décrit un effet : elle suit « puis », ou commence une phrase.

goal = but : { $sum }
the-bank = La banque
deck = pioche
discards = défausse
cards-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
hidden = caché
preview = aperçu
race = La course aux { $sum }
seen-hand = La main de { $name }

## Ce qui est dit d'un siège

tab-attacks = attaque
tab-plays = joue
tab-holds = tient
tab-starts = commence
tab-target = visé
passes = passe
loses-turn = perd son tour
sheriff-of = Shériff devant { $name }
owes = vous a pris { $sum }

## Composer un coup

which-card = Quelle carte ?
which-attack = Quelle attaque ?
who = Qui ?
and-then = Et puis ?
tap-a-card = Choisissez une carte à jouer. Ensuite, vous piochez.
only-discard = Rien n'est jouable. Défaussez une carte.
play = Jouer
play-both = Jouer les deux
attack = Attaquer
discard = Défausser
lift = Enlever
call-train = Appeler le Train
lay = Poser
whisky-alone = Whisky seul
one-cowboy = Un seul · 20 000
two-cowboys = Deux · 50 000
all-cowboys = { $count ->
    [2] Les deux · 50 000
   *[other] Les trois · 80 000
  }
lay-less = { $less ->
    [hat] Poser sans le Chapeau
   *[other] Poser un Cheval de moins
  }
train-less = Appeler, un Cheval de moins
may-add = Vous pouvez encore ajouter une carte, jouée dans ce sens.
turns = On tourne dans l'autre sens.
strengths = Force { $rank } contre { $standing }.
touch-victim = Choisissez une victime.
is-next = { $name } vous suit.
direction-changes = Le sens change :
only-target = On ne peut viser que { $name }.
only-card = Rien d'autre ne va avec.
has-sheriff = { $name } a un Shériff.
have-sheriffs = { $names } ont un Shériff.
no-sheriff = Seuls les Shériffs s'enlèvent.
hands-differ = Pas plus de 2 cartes d'écart.
took-nothing = Il faut avoir pris, et pouvoir rendre.

does-pay_me = { $name } paie 50 000
does-horse = { $name } perd son tour et sa pioche
does-cowboy = { $name } paie 20 000
does-cowboys = { $name } paie { $count ->
    [2] 50 000
   *[other] 80 000
  }
does-indians = tout l'argent de { $name } va à la banque
does-poor = { $sum ->
    [0] { $name } n'a rien, et ne paiera rien
   *[other] { $name } n'a que { $sum }, et les paie
  }
does-chip_in = { $poor ->
    [0] chacun vous paie 10 000
   *[other] chacun vous paie 10 000, sauf qui n'a rien
  }
does-hands_up = les autres montrent leur main et paient la banque, 20 000 sans Cheval, 10 000 sans Chapeau
does-withdrawal = { $drawn ->
    [0] la banque est vide, et vous ne prenez rien
   *[other] vous prenez { $drawn } à la banque
  }
does-sheriff = ni attaque, ni Indiens, ni Saloon contre vous jusqu'à votre tour
does-share = { $name } paie 10 000 à chacun des autres
does-saloon = la main la plus variée, la vôtre ou celle de { $name }, prend tout l'argent de l'autre
does-give_back = { $name } vous rend { $sum }
does-lift = le Shériff de { $name } s'en va
does-attack = vous attaquez { $name } avec { $guns ->
    [one] { $guns } fusil
   *[other] { $guns } fusils
  }{ $times ->
    [1] { "" }
    [2] , la mise est doublée
   *[other] , la mise est triplée
  }
does-whisky = on tourne dans l'autre sens, { $name } joue après vous
does-train = vous ouvrez le pactole avec { $rank } : { $sum } à prendre
does-discard = { $card } part à la défausse, sans effet
does-lay = vous posez { $rank } : à battre pour { $sum }
does-lay_with_hat = vous posez { $rank } et le Chapeau : à battre pour { $sum }
then = On tourne dans l'autre sens, puis { $then }.
whisky-then = Le whisky tourne le sens, puis { $then }

aims-attack = { $guns ->
    [one] { $guns } fusil
   *[other] { $guns } fusils
  }{ $times ->
    [1] { "" }
    [2] { " " }: la mise est doublée
   *[other] { " " }: la mise est triplée
  }.
aims-cowboys = { $count ->
    [2] 2 Cowboys : 50 000.
   *[other] { $count } Cowboys : 80 000.
  }
aims-share = Donne gentiment : 10 000 à chacun.
aims-saloon = Saloon : une fortune contre l'autre.
aims-give_back = Renvoie le pognon.
aims-lift = Le Joker enlève un Shériff.
aims-train = Le Train part avec une attaque.
aims-lay = Il faut poser plus fort.
ask-attack = Qui visez-vous ?
ask-cowboys = Qui doit payer ?
ask-share = Qui doit donner ?
ask-saloon = Contre qui ?
ask-give_back = Qui doit rendre ?
ask-lift = Quel Shériff ?
ask-train = Laquelle ?
ask-lay = Avec quoi ?

stopped-by-joker = Un Joker peut l'arrêter.
stopped-by-counter = Un Chien ou une Danseuse peut contrer.
stopped-by-hat = Le Chapeau peut l'arrêter.
stopped-by-nothing = Rien ne peut l'arrêter.
then-play = Ensuite, vous jouez une carte.

## Répondre

counter-ask = { $name } vous vise avec { $guns ->
    [one] { $guns } fusil
   *[other] { $guns } fusils
  }{ $times ->
    [1] .
    [2] { " " }: la mise est doublée.
   *[other] { " " }: la mise est triplée.
  }
counter-ask-most = { $name } vous vise avec { $guns ->
    [one] { $guns } fusil
   *[other] { $guns } fusils
  } : vous risquez { $most }.
counter = Contrer ?
counter-none = Seuls le Chien et la Danseuse contrent une attaque, et vous n'en avez pas.
stake = La mise
stake-doubled = La mise, doublée
stake-tripled = La mise, triplée
stake-odd = Vous perdez { $sums }.
stake-odd-short = Impair : vous perdez { $sums }.
stake-odd-other = { $name } perd { $sums }.
stake-even = Vous lancez aussi. Autant ou plus : { $name } { $broke ->
    [1] n'a rien à payer
   *[other] paie
  }. Moins : vous perdez { $sums }.
stake-even-short = { $broke ->
    [1] Pair : vous lancez. Avec moins, vous payez ; { $name } n'a rien.
   *[other] Pair : vous lancez. Autant ou plus, { $name } paie ; moins, c'est vous.
  }
stake-even-other = { $name } lance aussi. Autant ou plus : { $attacker } { $broke ->
    [1] n'a rien à payer
   *[other] paie
  }. Moins : { $name } perd { $sums }.
or = ou
dog-note = { $sum } pour vous
dancer-note = { $sum } à la banque
dog-note-short = vous +{ $sum }
dancer-note-short = banque +{ $sum }
take-hit = Encaisser
take-hit-note = le dé décide
cake-ask = { $name } vous oppose { $counter } : { $sum } { $payee ->
    [bank] à la banque.
   *[other] pour { $name }.
  }
cake = Offrir un Gâteau ?
cake-none = Pas de Gâteau pour relancer l'attaque.
cake-note = l'attaque reprend
pay = Payer · { $sum }
pay-nothing = Laisser faire
joker-note = vous ne payez rien
joker-note-saloon = pas de défi
joker-ask-pay_me = { $name } vous demande { $sum }.
joker-ask-cowboy = { $name } vous envoie { $count ->
    [one] un Cowboy
   *[other] { $count } Cowboys
  } : { $sum }.
joker-ask-share = { $name } vous fait payer 10 000 à chacun : { $sum }.
joker-ask-indians = { $name } lance les Indiens : vos { $sum } vont à la banque.
joker-ask-saloon = { $name } vous défie au Saloon : vos { $sum } contre { $other }.
joker-ask-saloon-hidden = { $name } vous défie au Saloon : vos { $sum } contre sa fortune.
only-own = Vous n'avez que { $sum }.
own-nothing = Vous n'avez rien à perdre.
joker = Sortir un Joker ?
joker-none = Pas de Joker pour l'arrêter.
dare = Relever le défi
dare-note = la main la plus variée
hat-ask = { $name } réclame les { $sum } que vous avez pris.
hat = Sortir le Chapeau ?
hat-none = Pas de Chapeau pour les garder.
hat-note = vous gardez tout, et une carte
give = Rendre · { $sum }

## Le pactole et la pioche

jackpot-ask = { $name } tient avec { $rank } : { $sum } à prendre.
jackpot-ask-hat = { $name } tient avec { $rank } et le Chapeau : { $sum } à prendre.
jackpot = Posez plus fort, ou passez.
jackpot-none = Rien de plus fort en main.
pass = Passer
strength = force { $rank }
draw-ask = { $count ->
    [one] Piochez une carte, ou aucune
   *[other] Piochez jusqu'à { $count } cartes
  }, vous en avez { $held }.
draw-full = Votre main est pleine : { $held } cartes.
draw-forced = Une seule carte en main : il faut piocher.
draw = { $count ->
    [0] Aucune
    [one] { $count } carte
   *[other] { $count } cartes
  }
draw-note = { $count ->
    [one] carte
   *[other] cartes
  }

## Les fins

beat-won = Gagné
beat-lost = Perdu
beat-fight = Le duel
beat-saloon = Le Saloon
beat-hands = Haut les mains
beat-hands-short = Fouille
beat-jackpot = Le pactole
beat-next = Continuer
stamp-hit = Touché
stamp-back = Riposte
stamp-saloon = À { $name }
stamp-yours = À vous
stamp-bank = À la banque
head-fight-won = Vous gagnez le duel
head-fight-lost = Vous perdez le duel
head-fight = Un duel
head-saloon-won = Le Saloon est à vous
head-saloon-lost = Vous perdez le Saloon
head-saloon = Le Saloon
head-jackpot-won = Le pactole est à vous
head-jackpot = Le pactole est parti
head-hands = Haut les mains
no-roll = ne lance pas
kinds = { $count ->
    [one] sorte
   *[other] sortes
  }
fines = amendes
