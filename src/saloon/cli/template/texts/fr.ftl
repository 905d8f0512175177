### Overland : les noms, les actions, les événements et les options.
### `$who` dit à qui l'on parle : `you` à qui agit, sinon `other`.

title = Overland
pitch = Le fret traverse le pays, et seul le plus rapide est payé. Doublez ce qui mène la piste, ou passez et piochez ; qui n'est pas doublé ramène tout à bon port.
score =
    { $score ->
        [one] { $score } dollar
       *[other] { $score } dollars
    }
score-1 = Dollars
score-2 = Cartes en main
    .counts = against
    .decides = À égalité de dollars, le moins de cartes en main gagne.

## What is asked of the player

phase-lead = La piste est vide : envoyez n'importe quelle carte.
phase-overtake = Envoyez plus rapide, ou passez et piochez.
phase-over = La partie est finie.
waits-lead =
    { $count ->
        [one] { $names } ouvre la piste.
       *[other] { $names } ouvrent la piste.
    }
waits-overtake =
    { $count ->
        [one] { $names } double ou passe.
       *[other] { $names } doublent ou passent.
    }

## Cards

card-1 = mule
    .the = la mule
    .effect = Vitesse 1 sur 8 ; transporte 3 $.
card-2 = chariot
    .the = le chariot
    .effect = Vitesse 2 sur 8 ; transporte 3 $.
card-3 = radeau
    .the = le radeau
    .effect = Vitesse 3 sur 8 ; transporte 2 $.
card-4 = canoë
    .the = le canoë
    .effect = Vitesse 4 sur 8 ; transporte 2 $.
card-5 = mustang
    .the = le mustang
    .effect = Vitesse 5 sur 8 ; transporte 1 $.
card-6 = diligence
    .the = la diligence
    .effect = Vitesse 6 sur 8 ; transporte 1 $.
card-7 = vapeur
    .the = le vapeur
    .effect = Vitesse 7 sur 8 ; ne transporte rien.
card-8 = locomotive
    .the = la locomotive
    .effect = Rien ne la double, et elle ne transporte rien.

## Actions

action-send = Envoyer { $the_card }
action-pass = Passer et piocher une carte

## What happens, in the log and as news

event-sent =
    { $who ->
        [you] Vous envoyez { $the_card }.
       *[other] { $seat } envoie { $the_card }.
    }
event-passed =
    { $who ->
        [you] Vous passez.
       *[other] { $seat } passe.
    }
event-drew =
    { $who ->
        [you] Vous piochez { $the_card }.
       *[other] { $seat } pioche { $the_card }.
    }
event-drew-public = { $seat } pioche une carte.
event-paid =
    { $who ->
        [you] Personne ne vous double : vous touchez { $dollars } $.
       *[other] Personne ne double { $seat }, qui touche { $dollars } $.
    }
event-charged =
    { $who ->
        [you] Vous payez { $dollars } $ pour les cartes de votre main.
       *[other] { $seat } paie { $dollars } $ pour les cartes de sa main.
    }
news-paid =
    { $who ->
        [you] La piste est à vous : +{ $dollars } $.
       *[other] { $seat } prend la piste : +{ $dollars } $.
    }

## Options

option-cards = Cartes distribuées
    .about = Chacun reçoit autant de cartes.
    .value =
        { $number ->
            [one] { $number } carte
           *[other] { $number } cartes
        }
preset-usual = Comme raconté
    .about = Six cartes chacun, cinq minutes environ.
preset-short = Au galop
    .about = Quatre cartes chacun, et c'est vite fini.

## The table, in the terminal and in the browser

table-trail = La piste
table-empty = rien en route
table-freight = transporte { $dollars } $
table-deck =
    { $count ->
        [one] { $count } carte à piocher
       *[other] { $count } cartes à piocher
    }
table-dollars = { $dollars } $
table-player = joueurs
table-cards = cartes
table-money = dollars
table-leads = en tête
table-hand = Votre main
table-carried = fret
table-to-draw = à piocher
