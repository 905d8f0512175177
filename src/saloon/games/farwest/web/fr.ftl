### Les mots de la table dessinée de FarWest 1849.

race-of = course { $race } sur { $races } · donne { $deal }
race-short = course { $race }/{ $races }
race-rail = course { $race }/{ $races } · donne { $deal }
race-none = le choix des couples
race-none-short = couples
mine = La mine
trail = La piste
square = case { $step }
start = au départ
at-mine = à la mine
dynamite = prochain coup : 1 case
star = prochain coup doublé
halves = deux moitiés : au choix
leads = porte-bonheur
leads-why = boule porte-bonheur : commence la donne
your-turn = à vous
plays = à jouer
tv-note = étoile : prochain coup doublé · dynamite : 1 case
out = hors jeu
team = éq. { $team }
home = à la mine
from-you = De vous
from-others = Reçues
open-hand = La main de { $name }
deck = Pioche
laid = Dernière carte
cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## Ce qu'on demande

go = Avancer
cowboy = Cow-boy
cowgirl = Cow-girl
half = { $number } · { $square }
which-pawn = { $card } : quel pion avance ?
which-half =
    { $card }{ $left ->
        [1] , freiné par la dynamite
        [2] , doublé par l'étoile
       *[other] { "" }
    } : { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }. Sur quelle moitié arrive-t-{ $pawn ->
        [0] il
       *[other] elle
    } ?
which-half-short =
    { $card }{ $left ->
        [1] , freiné
        [2] , doublé
       *[other] { "" }
    } : { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }. Quelle moitié ?
moves =
    { $card }{ $left ->
        [1] , freiné par la dynamite,
        [2] , doublé par l'étoile,
       *[other] { "" }
    } mène { $whose } { $square ->
        [0] à la case { $step }
        [1] sur une dynamite
        [2] sur une étoile
       *[other] à la mine
    }.
your-pawn = votre { $rider }
their-pawn = { $rider }, à { $name },
your-couple = C'est votre couple.
their-couple = Ce couple est à { $name }.
your-colour = votre { $colour }
and = et
next-one = Son prochain coup ne sera que d'une case.
next-double = Son prochain coup sera doublé.
passes =
    { $pawn ->
        [0] Il double
       *[other] Elle double
    } { $couples }.
brings-home = Le couple { $colour } est alors au complet.
to-square =
    { $count ->
        [one] { $count } case, à la { $step }
       *[other] { $count } cases, à la { $step }
    }
to-halves =
    { $count ->
        [one] { $count } case, { $one } ou { $other }
       *[other] { $count } cases, { $one } ou { $other }
    }
to-dynamite =
    { $count ->
        [one] { $count } case, dynamite
       *[other] { $count } cases, dynamite
    }
to-star =
    { $count ->
        [one] { $count } case, étoile
       *[other] { $count } cases, étoile
    }
to-mine = à la mine
ground-note = Terre : sans effet.
dynamite-note = Dynamite : prochain coup d'une case.
star-note = Étoile : prochain coup doublé.
lays-null = { $card } ne mène personne : le couple { $colour } est déjà à la mine.
lay = Poser
take-which = Choisissez un couple : vous le gardez toute la partie.
take-which-two = Choisissez un couple : chacun en mène deux, toute la partie.
take-this = Prendre le couple { $colour } ? Son signe : { $shape } { $letter }.
take = Prendre { $the }
couple-name = Couple { $colour }
couple-effect = Un cow-boy et une cow-girl. Leur signe : { $shape } { $letter }.
give-which =
    Choisissez une carte pour { $name }{ $left ->
        [1] .
       *[other]  ; il en reste { $left } à donner.
    }
give-this = Donner { $card } à { $name } ? { $whose }
give = Donner

## La fin d'une course

beat-won = Gagné
beat-place =
    { $place ->
        [1] 1re
       *[other] { $place }e
    } place
beat-over = Course finie
beat-head =
    { $count ->
        [0] La course est à vous
       *[other] La course est à { $names }
    }
beat-first =
    { $bills ->
        [one] +{ $bills } billet pour vous
       *[other] +{ $bills } billets pour vous
    }{ $next ->
        [none] .
       *[other]  ; { $next } suit.
    }
beat-other =
    { $count ->
        [one] { $names } arrive en tête
       *[other] { $names } arrivent en tête
    } : { $bills ->
        [one] { $bills } billet.
       *[other] { $bills } billets.
    } { $own ->
        [-1] { "" }
        [0] Rien pour vous.
        [one] +{ $own } billet pour vous.
       *[other] +{ $own } billets pour vous.
    }
place =
    { $place ->
        [1] 1ʳᵉ
       *[other] { $place }ᵉ
    }
after =
    { $race ->
        [one] Les billets après { $race } course sur { $races }
       *[other] Les billets après { $race } courses sur { $races }
    }
steps-left =
    { $count ->
        [one] encore { $count } case
       *[other] encore { $count } cases
    }
bills =
    { $count ->
        [one] billet
       *[other] billets
    }
next-race = Course suivante
beat-follows =
    { $count ->
        [0] { $names } suit.
        [one] { $names } suit : { $count } billet.
       *[other] { $names } suit : { $count } billets.
    }
standings = Depuis le début
wins =
    { $count ->
        [one] course gagnée
       *[other] courses gagnées
    }
