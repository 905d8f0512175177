### FarWest 1849 : noms, actions, événements, options et refus.
### `$who` dit à qui l'on parle : `you` à celui qui agit, `target` à celui qui est visé, sinon `other`.

title = FarWest 1849
pitch = La ruée vers l'or : chaque carte fait avancer un pion de sa couleur, le vôtre ou celui d'un autre. Menez votre couple à la mine avant les autres, entre dynamites et étoiles de shérif.
score =
    { $score ->
        [one] { $score } billet
       *[other] { $score } billets
    }
score-1 = Billets
score-2 = Premières places
    .decides = À égalité de billets, le plus de premières places l'emporte.
score-3 = Place dans la dernière course
    .value = { $place }
    .decides = À égalité de billets et de premières places, la meilleure place dans la dernière course l'emporte.

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

rider-0 = cow-boy bleu
    .the = le cow-boy bleu
rider-1 = cow-girl bleue
    .the = la cow-girl bleue
rider-2 = cow-boy vert
    .the = le cow-boy vert
rider-3 = cow-girl verte
    .the = la cow-girl verte
rider-4 = cow-boy orange
    .the = le cow-boy orange
rider-5 = cow-girl orange
    .the = la cow-girl orange
rider-6 = cow-boy rose
    .the = le cow-boy rose
rider-7 = cow-girl rose
    .the = la cow-girl rose

couple-0 = le bleu
couple-1 = le vert
couple-2 = l'orange
couple-3 = le rose

## Les cases

square-0 = terre
square-1 = dynamite
    .effect = Le prochain coup n'est que d'une case, quelle que soit la carte.
square-2 = étoile
    .effect = Le prochain coup est doublé.
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
        [you] Vous
       *[other] { $seat }
    } : { $card }{ $left ->
        [1] , une seule case
        [2] , doublé
       *[other] { "" }
    }, { $who ->
        [target] votre { $rider }
       *[other] { $the_rider }
    } va { $square ->
        [0] à la case { $step }{ $overtaken ->
            [0] { "" }
           *[other] , devant { $passed }
        }.
        [1] sur la dynamite, case { $step }.
        [2] sur l'étoile, case { $step }.
       *[other] à la mine.
    }
event-laid_null =
    { $who ->
        [you] Vous posez { $card } : coup nul, ce couple est à la mine.
       *[other] { $seat } pose { $card } : coup nul, ce couple est à la mine.
    }
event-couple_home =
    { $who ->
        [you] Votre couple { $colour } est à la mine
       *[other] { $seat } : le couple { $colour } est à la mine
    }{ $place ->
        [1] , le premier.
        [2] , le deuxième.
        [3] , le troisième.
       *[other] , le dernier.
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
event-race_ended = Fin de la course { $race } sur { $races }.
event-paid =
    { $place ->
        [1] 1re
       *[other] { $place }e
    } place : { $bills ->
        [0] { $who ->
            [you] rien pour vous.
           *[other] rien pour { $seat }.
        }
       *[other] { $who ->
            [you] vous recevez
           *[other] { $seat } reçoit
        } { $bills ->
            [one] { $bills } billet.
           *[other] { $bills } billets.
        }
    }
event-match_ended =
    La partie est finie, après { $races ->
        [one] { $races } course.
       *[other] { $races } courses.
    }

## Ce qui vient d'arriver : une ligne, soixante signes au plus ; ce qui manque ici se dit comme dans la Gazette

news-race_began = { "" }
news-deal_began =
    { $who ->
        [you] Donne { $deal } : vous commencez, avec la boule porte-bonheur.
       *[other] Donne { $deal } : { $seat } commence, avec la boule porte-bonheur.
    }
news-shuffled = { "" }
news-dealt = { "" }
news-dealt-public = { "" }
news-moved =
    { $who ->
        [you] { $square ->
            [0] Vous avancez { $the_rider } de { $count }{ $overtaken ->
                [0] { $left ->
                    [1] { " " }(dynamite)
                    [2] { " " }(étoile)
                   *[other] { "" }
                }
               *[other] , devant { $passed }
            }.
            [1] Vous menez { $the_rider } sur la dynamite.
            [2] Vous menez { $the_rider } sur l'étoile.
           *[other] Vous menez { $the_rider } à la mine.
        }
        [target] { $square ->
            [0] { $seat } avance votre { $rider } de { $count }{ $overtaken ->
                [0] { $left ->
                    [1] { " " }(dynamite)
                    [2] { " " }(étoile)
                   *[other] { "" }
                }
               *[other] , devant { $passed }
            }.
            [1] { $seat } mène votre { $rider } sur la dynamite.
            [2] { $seat } mène votre { $rider } sur l'étoile.
           *[other] { $seat } mène votre { $rider } à la mine.
        }
       *[other] { $square ->
            [0] { $seat } avance { $the_rider } de { $count }{ $overtaken ->
                [0] { $left ->
                    [1] { " " }(dynamite)
                    [2] { " " }(étoile)
                   *[other] { "" }
                }
               *[other] , devant { $passed }
            }.
            [1] { $seat } mène { $the_rider } sur la dynamite.
            [2] { $seat } mène { $the_rider } sur l'étoile.
           *[other] { $seat } mène { $the_rider } à la mine.
        }
    }
news-laid_null =
    { $who ->
        [you] Vous posez { $card }, sans effet.
       *[other] { $seat } pose { $card }, sans effet.
    }
news-dropped = { "" }
news-dropped-public = { "" }
news-race_ended = { "" }
news-paid =
    { $place ->
        [1] { $who ->
            [you] La course est à vous : +{ $bills ->
                [one] { $bills } billet.
               *[other] { $bills } billets.
            }
           *[other] { $seat } gagne la course : { $bills ->
                [one] { $bills } billet.
               *[other] { $bills } billets.
            }
        }
       *[other] { "" }
    }
news-match_ended = { "" }

## Ce que les autres décident

waits-choose_colour = { $names } choisit un couple.
waits-pass_cards =
    { $count ->
        [one] { $names } choisit les cartes à donner.
       *[other] { $names } choisissent les cartes à donner.
    }
waits-play = { $names } choisit une carte et le pion qu'elle avance.

## Les options

preset-box = Comme dans la boîte
    .about = Trois courses, chacun pour soi, six cartes en main.
preset-family = En famille
    .about = Un plateau deux fois plus court, et deux courses.
preset-teams = Deux contre deux
    .about = À quatre : les partenaires se font face et se glissent une carte à chaque donne.
preset-regulars = Pour habitués
    .about = On échange des cartes avec ses voisins à chaque donne, et l'on en tient sept.

option-rounds = Courses
    .about = Après la dernière course, le plus de billets gagne.
    .value =
        { $number ->
            [one] { $number } course
           *[other] { $number } courses
        }
option-board = Le plateau
    .about = Le plateau entier, ou un autre deux fois plus court, pour les enfants.
    .choice-classic = Entier
    .choice-short = Court
option-partners = Équipes
    .about = Chacun pour soi ; ou, à quatre, deux contre deux, partenaires face à face, une carte glissée à chaque donne.
    .choice-false = Chacun pour soi
    .choice-true = Deux contre deux
option-exchange = Échange de cartes
    .about = À chaque donne, on donne une carte à son voisin de gauche et une à celui de droite.
option-seven_cards = Cartes en main
    .about = Six, que l'on pose toutes ; ou sept, et la dernière est écartée.
    .choice-false = Six
    .choice-true = Sept
option-random_colours = Les couleurs
    .about = Chacun choisit la sienne, ou le hasard les distribue.
    .choice-false = Au choix
    .choice-true = Au hasard
option-leader = Boule porte-bonheur
    .about = La place qui la tient d'abord commence la première course.
    .choice-none = Au hasard
    .choice-0 = Place 1
    .choice-1 = Place 2
    .choice-2 = Place 3
    .choice-3 = Place 4
option-finished_players_play = Couple arrivé
    .about = Quand son couple est à la mine, on continue à poser ses cartes, ou l'on passe son tour.
    .choice-false = On passe
    .choice-true = On joue encore
option-deck = Les cartes
    .about = Celles de la boîte, ou un paquet de votre main, lu dans un fichier.
    .choice-classic = De la boîte
option-bills = Les billets
    .about = Ce que rapporte chaque place d'une course, comme dans la boîte, ou lu dans un fichier.
    .choice-classic = De la boîte

## Les refus

error-partners-seats = Deux contre deux se joue à quatre, pas à { $seats }.
error-leader-seat = L'option leader désigne la place { $leader } ; la dernière est la { $last }.
error-file-field =
    { $file ->
        [board] Plateau
        [deck] Cartes
       *[other] Billets
    } : il n'y a que « lines », pas « { $field } ».
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

## Pourquoi une carte est bonne

why-way = Ce coup avance mieux votre couple, ou retarde davantage un rival.
why-own-low = Ce coup ne coûte qu'une petite carte de votre camp.
why-own-high = Une grande carte de votre camp reste pour plus tard.
why-rival-high = Une grande carte d'un rival est dépensée ainsi.
why-rival-low = Dépenser une petite carte d'un rival lui coûterait peu.
why-home = C'est là que se décide une arrivée à la mine.
why-gift = Cette carte sert moins à qui la reçoit.

## Au terminal

draw-race = Course { $race } sur { $races } · donne { $deal }
draw-before = Avant la première course
draw-pile =
    pioche : { $pile } · posées : { $laid }
draw-legend = ★ étoile : prochain coup doublé · ! dynamite : 1 case · ■B cow-boy, ■b cow-girl
draw-trail = piste
draw-mine = mine
draw-out = hors jeu
draw-hand = Votre main
draw-home = à la mine
draw-move =
    Poser { $card } : { $pawn }, case { $step }, { $square }
draw-move-half =
    Poser { $card } : { $pawn }, case { $step }, { $half } · { $square }
draw-move-home =
    Poser { $card } : { $pawn }, à la mine
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

## Pourquoi une carte ou un pion ne se joue pas

not-before-couples = Les couples se choisissent d'abord.
not-before-gifts = Choisissez d'abord la carte que vous donnez.
not-in-hand = Cette carte n'est pas dans votre main : { $card }.
not-from-home = Déjà arrivé à la mine : { $the_rider } ne bouge plus.
not-its-colour = Aucune carte de cette couleur en main : { $colour }.
not-this-couple = Ce couple est déjà à { $seat } : { $colour }.
not-a-couple = Les couples sont choisis pour toute la course.

## Où regarder

look-choose = Regardez les couples

## Endroits de la table

spot-mine = la mine
spot-laid = la dernière carte
