### FarWest 1849 : noms, actions, événements, options et refus.
### `$who` dit à qui l'on parle : `you` à celui qui agit, `target` à celui qui est visé, sinon `other`.

title = FarWest 1849
pitch = La ruée vers l'or : chaque carte fait avancer un pion de sa couleur, le vôtre ou celui d'un autre. Menez votre couple à la mine avant les autres, entre dynamites et étoiles de shérif.

## Ce qu'on demande au joueur

phase-choose_colour = Choisissez une couleur.
phase-pass_cards = Choisissez une carte à donner.
phase-play = Posez une carte et avancez un pion de sa couleur.
phase-over = La partie est finie.

## Les couleurs et les pions

colour-0 = bleu
    .letter = B
    .sign = ■
    .shape = carré
colour-1 = vert
    .letter = V
    .sign = ▼
    .shape = triangle
colour-2 = orange
    .letter = O
    .sign = ●
    .shape = rond
colour-3 = rose
    .letter = R
    .sign = ✿
    .shape = rosette

pawn-0 = le cow-boy
pawn-1 = la cow-girl

rider-0 = le cow-boy bleu
rider-1 = la cow-girl bleue
rider-2 = le cow-boy vert
rider-3 = la cow-girl verte
rider-4 = le cow-boy orange
rider-5 = la cow-girl orange
rider-6 = le cow-boy rose
rider-7 = la cow-girl rose

## Les cases

square-0 = terre
square-1 = dynamite
    .effect = Le prochain pas n'est que d'une case, quelle que soit la carte.
square-2 = étoile
    .effect = Le prochain pas est doublé.
square-3 = mine

## Les cartes

card-1 = bleu 1
    .effect = Avance un pion bleu de 1 case : 2 depuis une étoile, 1 depuis une dynamite.
card-2 = bleu 2
    .effect = Avance un pion bleu de 2 cases : 4 depuis une étoile, 1 depuis une dynamite.
card-3 = bleu 3
    .effect = Avance un pion bleu de 3 cases : 6 depuis une étoile, 1 depuis une dynamite.
card-4 = bleu 4
    .effect = Avance un pion bleu de 4 cases : 8 depuis une étoile, 1 depuis une dynamite.
card-5 = bleu 5
    .effect = Avance un pion bleu de 5 cases : 10 depuis une étoile, 1 depuis une dynamite.
card-6 = bleu 6
    .effect = Avance un pion bleu de 6 cases : 12 depuis une étoile, 1 depuis une dynamite.
card-7 = bleu 7
    .effect = Avance un pion bleu de 7 cases : 14 depuis une étoile, 1 depuis une dynamite.
card-8 = bleu 8
    .effect = Avance un pion bleu de 8 cases : 16 depuis une étoile, 1 depuis une dynamite.
card-9 = bleu 9
    .effect = Avance un pion bleu de 9 cases : 18 depuis une étoile, 1 depuis une dynamite.
card-10 = bleu 10
    .effect = Avance un pion bleu de 10 cases : 20 depuis une étoile, 1 depuis une dynamite.
card-11 = vert 1
    .effect = Avance un pion vert de 1 case : 2 depuis une étoile, 1 depuis une dynamite.
card-12 = vert 2
    .effect = Avance un pion vert de 2 cases : 4 depuis une étoile, 1 depuis une dynamite.
card-13 = vert 3
    .effect = Avance un pion vert de 3 cases : 6 depuis une étoile, 1 depuis une dynamite.
card-14 = vert 4
    .effect = Avance un pion vert de 4 cases : 8 depuis une étoile, 1 depuis une dynamite.
card-15 = vert 5
    .effect = Avance un pion vert de 5 cases : 10 depuis une étoile, 1 depuis une dynamite.
card-16 = vert 6
    .effect = Avance un pion vert de 6 cases : 12 depuis une étoile, 1 depuis une dynamite.
card-17 = vert 7
    .effect = Avance un pion vert de 7 cases : 14 depuis une étoile, 1 depuis une dynamite.
card-18 = vert 8
    .effect = Avance un pion vert de 8 cases : 16 depuis une étoile, 1 depuis une dynamite.
card-19 = vert 9
    .effect = Avance un pion vert de 9 cases : 18 depuis une étoile, 1 depuis une dynamite.
card-20 = vert 10
    .effect = Avance un pion vert de 10 cases : 20 depuis une étoile, 1 depuis une dynamite.
card-21 = orange 1
    .effect = Avance un pion orange de 1 case : 2 depuis une étoile, 1 depuis une dynamite.
card-22 = orange 2
    .effect = Avance un pion orange de 2 cases : 4 depuis une étoile, 1 depuis une dynamite.
card-23 = orange 3
    .effect = Avance un pion orange de 3 cases : 6 depuis une étoile, 1 depuis une dynamite.
card-24 = orange 4
    .effect = Avance un pion orange de 4 cases : 8 depuis une étoile, 1 depuis une dynamite.
card-25 = orange 5
    .effect = Avance un pion orange de 5 cases : 10 depuis une étoile, 1 depuis une dynamite.
card-26 = orange 6
    .effect = Avance un pion orange de 6 cases : 12 depuis une étoile, 1 depuis une dynamite.
card-27 = orange 7
    .effect = Avance un pion orange de 7 cases : 14 depuis une étoile, 1 depuis une dynamite.
card-28 = orange 8
    .effect = Avance un pion orange de 8 cases : 16 depuis une étoile, 1 depuis une dynamite.
card-29 = orange 9
    .effect = Avance un pion orange de 9 cases : 18 depuis une étoile, 1 depuis une dynamite.
card-30 = orange 10
    .effect = Avance un pion orange de 10 cases : 20 depuis une étoile, 1 depuis une dynamite.
card-31 = rose 1
    .effect = Avance un pion rose de 1 case : 2 depuis une étoile, 1 depuis une dynamite.
card-32 = rose 2
    .effect = Avance un pion rose de 2 cases : 4 depuis une étoile, 1 depuis une dynamite.
card-33 = rose 3
    .effect = Avance un pion rose de 3 cases : 6 depuis une étoile, 1 depuis une dynamite.
card-34 = rose 4
    .effect = Avance un pion rose de 4 cases : 8 depuis une étoile, 1 depuis une dynamite.
card-35 = rose 5
    .effect = Avance un pion rose de 5 cases : 10 depuis une étoile, 1 depuis une dynamite.
card-36 = rose 6
    .effect = Avance un pion rose de 6 cases : 12 depuis une étoile, 1 depuis une dynamite.
card-37 = rose 7
    .effect = Avance un pion rose de 7 cases : 14 depuis une étoile, 1 depuis une dynamite.
card-38 = rose 8
    .effect = Avance un pion rose de 8 cases : 16 depuis une étoile, 1 depuis une dynamite.
card-39 = rose 9
    .effect = Avance un pion rose de 9 cases : 18 depuis une étoile, 1 depuis une dynamite.
card-40 = rose 10
    .effect = Avance un pion rose de 10 cases : 20 depuis une étoile, 1 depuis une dynamite.

## Les actions

action-choose = Prendre le couple { $colour }
action-move =
    Poser { $card } : { $pawn }{ $half ->
        [0] { "" }
       *[other] , seconde moitié
    }
action-null = Poser { $card } : coup nul
action-give = Donner { $card }

## Les événements : la mise en place

event-chose =
    { $who ->
        [you] Vous prenez le couple { $colour }.
       *[other] { $seat } prend le couple { $colour }.
    }
event-left_out = Le couple { $colour } et ses cartes restent dans la boîte.
event-race_began = Course { $race } sur { $races } : tous les pions au départ.
event-deal_began =
    Donne { $deal }. { $who ->
        [you] Vous tenez la boule porte-bonheur et commencez.
       *[other] { $seat } tient la boule porte-bonheur et commence.
    }
event-shuffled =
    { $count ->
        [one] { $count } carte posée est mélangée
       *[other] { $count } cartes posées sont mélangées
    } : voilà la nouvelle pioche.
event-dealt =
    { $who ->
        [you] Vous recevez
       *[other] { $seat } reçoit
    } : { $cards }.
event-dealt-public =
    { $seat } reçoit { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }

## Les événements : les cartes données

event-put_aside =
    { $who ->
        [you] Vous choisissez { $card } pour { $target }.
        [target] { $seat } choisit { $card } pour vous.
       *[other] { $seat } choisit { $card } pour { $target }.
    }
event-put_aside-public =
    { $who ->
        [target] { $seat } choisit une carte pour vous.
       *[other] { $seat } choisit une carte pour { $target }.
    }
event-gave =
    { $who ->
        [you] Vous donnez { $card } à { $target }.
        [target] { $seat } vous donne { $card }.
       *[other] { $seat } donne { $card } à { $target }.
    }
event-gave-public = { $seat } donne une carte à { $target }.

## Les événements : la course

event-moved =
    { $who ->
        [you] Vous posez { $card }
       *[other] { $seat } pose { $card }
    } : { $rider } { $square ->
        [3] entre dans la mine.
       *[other] avance de { $count ->
            [one] { $count } case
           *[other] { $count } cases
        }, { $square ->
            [1] sur la dynamite
            [2] sur l'étoile
           *[other] en terrain sûr
        }, case { $step }.
    }
event-laid_null =
    { $who ->
        [you] Vous posez { $card } : coup nul, ce couple est à la mine.
       *[other] { $seat } pose { $card } : coup nul, ce couple est à la mine.
    }
event-couple_home =
    { $who ->
        [you] Votre couple { $colour } est à la mine.
       *[other] { $seat } voit son couple { $colour } à la mine.
    }
event-dropped =
    { $who ->
        [you] Vous écartez, face cachée : { $cards }.
       *[other] { $seat } écarte, face cachée : { $cards }.
    }
event-dropped-public =
    { $seat } écarte { $count ->
        [one] { $count } carte, face cachée.
       *[other] { $count } cartes, face cachée.
    }
event-paid =
    Place { $place } : { $who ->
        [you] vous recevez
       *[other] { $seat } reçoit
    } { $bills ->
        [one] { $bills } billet.
       *[other] { $bills } billets.
    }
event-match_ended =
    La partie est finie, après { $races ->
        [one] { $races } course.
       *[other] { $races } courses.
    }

## Les options

option-rounds = Nombre de courses.
option-leader = Place qui tient d'abord la boule porte-bonheur, comptée à partir de 0 ; none : le hasard décide.
    .none = Au hasard
option-exchange = À chaque donne, on donne une carte à son voisin de gauche et une à son voisin de droite.
option-partners = À quatre, deux contre deux, partenaires face à face ; à chaque donne, on glisse une carte à son partenaire.
option-seven_cards = Sept cartes en main au lieu de six ; on en pose six, la dernière est écartée.
option-finished_players_play = Celui dont le couple est à la mine continue à poser ses cartes ; sinon son tour est sauté.
option-random_colours = Le hasard distribue les couleurs.
option-board = Le plateau : classic, short (deux fois plus court, pour les enfants) ou le vôtre.
option-deck = Les cartes : classic ou les vôtres.
option-bills = Les billets de chaque place : classic ou les vôtres.

## Les refus

error-partners-seats = L'option partners se joue à 4, pas à { $seats }.
error-leader-seat = L'option leader désigne la place { $leader } ; la dernière est la { $last }.
error-file-line =
    { $file ->
        [board] Plateau
        [deck] Cartes
       *[other] Billets
    }, ligne { $line } : chaque élément de « lines » est une ligne de texte, pas { $text }.
error-file-form =
    { $file ->
        [board] Plateau
        [deck] Cartes
       *[other] Billets
    }, ligne { $line }, « { $text } » : une ligne s'écrit comme ceci : { $form }.
error-file-range =
    { $file ->
        [board] Plateau
        [deck] Cartes
       *[other] Billets
    }, ligne { $line }, « { $text } » : { $value } devrait être entre { $low } et { $high }.
error-board-gap = Plateau, ligne { $line }, « { $text } » : c'est le pas { $step } qui vient ici.
error-board-long = Plateau, ligne { $line }, « { $text } » : une piste a { $most } pas au plus.
error-board-after = Plateau, ligne { $line }, « { $text } » : rien ne vient après la mine.
error-board-end = Plateau, ligne { $line }, « { $text } » : la piste finit sans mine.
error-board-start = Plateau, ligne { $line }, « { $text } » : le pas 0 est le départ, et lui seul.
error-board-lane = Plateau, ligne { $line }, « { $text } » : un couloir vient avant la piste commune.
error-board-square = Plateau, ligne { $line }, « { $text } » : « { $letter } » n'est pas une sorte de case ; il y a { $known }.
error-board-halves = Plateau, ligne { $line }, « { $text } » : une case double a deux moitiés différentes.
error-deck-end = Cartes, ligne { $line }, « { $text } » : il manque la taille de la main, ou des cartes.
error-deck-twice = Cartes, ligne { $line }, « { $text } » : cela y est déjà.
error-deck-short = Cartes, ligne { $line }, « { $text } » : une donne demande { $needed } cartes, il y en a { $there }.
error-deck-gifts = Cartes, ligne { $line }, « { $text } » : il faut { $gifts } cartes en main pour les donner.
error-bills-end = Billets, ligne { $line }, « { $text } » : il manque la ligne pour { $players } joueurs.
error-bills-twice = Billets, ligne { $line }, « { $text } » : il y a déjà une ligne pour { $players } joueurs.
error-bills-count = Billets, ligne { $line }, « { $text } » : il faut { $players } nombres pour { $players } joueurs, pas { $count }.
error-bills-rise = Billets, ligne { $line }, « { $text } » : une place ne rapporte jamais plus que la précédente.

## Au terminal

draw-race = Course { $race } sur { $races } · donne { $deal }
draw-before = Avant la première course
draw-pile =
    pioche : { $pile } · posées : { $laid }
draw-legend = ★ étoile : pas doublé · ! dynamite : pas de 1 · ■B cow-boy, ■b cow-girl
draw-trail = piste
draw-mine = mine
draw-out = hors jeu
draw-hand = Votre main
draw-home = à la mine
draw-null = coup nul
draw-gift = Votre prochaine carte est pour { $target }.
draw-given =
    { $target } tient de vous : { $cards }
draw-dropped = Vous avez écarté : { $cards }
draw-ball = boule porte-bonheur
draw-bills =
    { $bills ->
        [one] { $bills } billet
       *[other] { $bills } billets
    }
draw-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
draw-team = équipe { $team }
