### Fast-West : noms, actions, événements, options et refus.
### `$who` dit à qui l'on parle : `you` à celui qui agit, `target` à celui qui est visé, sinon `other`.

title = Fast-West
pitch = Une carte se retourne, toutes les mains partent. Lisez avant de bouger : le plus lent récolte les jetons pied-tendre, et le duel final règle les comptes.
score =
    { $parts ->
        [3] { $score ->
            [one] { $score } partie gagnée
           *[other] { $score } parties gagnées
        }
       *[other] { $score ->
            [one] { $score } jeton
           *[other] { $score } jetons
        }
    }
score-1 =
    { $parts ->
        [3] Parties gagnées
       *[other] Jetons pied-tendre
    }
    .counts =
        { $parts ->
            [3] for
           *[other] against
        }
score-2 =
    { $parts ->
        [3] Jetons pied-tendre
       *[other] Balle du duel
    }
    .counts = against
    .decides =
        { $parts ->
            [3] À égalité de parties gagnées, le moins de jetons l'emporte.
           *[other] À égalité de jetons, la plus petite balle du duel l'emporte.
        }
score-3 = Balle du dernier duel
    .counts = against
    .decides = À égalité de parties et de jetons, la plus petite balle du dernier duel l'emporte.

## Les robots

bot-tenderfoot = Pied-tendre
bot-cowboy = Cow-boy
bot-desperado = Desperado
bot-legend = Légende

## Ce qu'on demande au joueur

phase-idle = Une carte va se retourner. Gardez les mains sur la table.
phase-window = Lisez la carte : agissez, ou gardez les mains sur la table.
phase-announce = Annoncez un numéro : qui le tire prend un jeton. À la fin du temps, la table choisit.
phase-pick = Prenez une balle face cachée. À la fin du temps, la table choisit.
phase-duel_grab = Lisez la carte : agissez, ou gardez les mains sur la table.
phase-duel_point = Visez quelqu'un. Ce choix est définitif, et sans choix vous ne tirez pas.
phase-over = La partie est finie.

## Ce que font les autres ; rien n'y dit ce que la carte demande

waits-idle = Une carte va se retourner.
waits-window = Toutes les mains sont en jeu.
waits-announce = { $names } annonce un numéro.
waits-pick = { $names } prend une balle face cachée.
waits-duel_grab = Toutes les mains sont en jeu.
waits-duel_point = { $count ->
    [one] { $names } choisit sa cible.
   *[other] { $names } choisissent leur cible.
  }

## Les cartes

card-0 = Cactus
    .the = le Cactus
    .short = Cactus
    .effect = Quand il n'y a plus que des cactus devant tous les joueurs, le duel final commence.
    .ask = rien, ou le duel si tous en ont
    .pays = Un cactus devant chacun : le duel commence aussitôt.
card-1 = Cactus avec enfant
    .the = le Cactus avec enfant
    .short = Enfant
    .effect = Tant qu'un enfant est visible, pas de duel ; une balle prise trop tôt coûte un jeton.
    .ask = rien ; il empêche le duel
    .pays = Une balle prise devant un enfant coûte 1 jeton.
card-2 = Shérif
    .the = le Shérif
    .short = Shérif
    .effect = Une balle, puis les mains en l'air ; le plus lent reçoit un jeton.
    .ask = une balle, mains en l'air
    .pays = Le plus lent prend 1 jeton.
card-3 = Cavalerie
    .the = la Cavalerie
    .short = Cavalerie
    .effect = Une balle, puis le salut ; le plus lent reçoit un jeton.
    .ask = une balle, salut
    .pays = Le plus lent prend 1 jeton.
card-4 = Bandit
    .the = le Bandit
    .short = Bandit
    .effect = Une seule balle, mais pas la 1 ; qui n'a pas de bonne balle reçoit un jeton.
    .ask = une balle, mais pas la 1
    .pays = Sans bonne balle, 1 jeton.
card-5 = Indiens
    .the = les Indiens
    .short = Indiens
    .effect = Autant de balles que possible ; qui en a le plus rend 2 jetons, qui en a rend 1 jeton, les autres en reçoivent un.
    .ask = le plus de balles possible
    .pays = Aucune balle, 1 jeton. Le plus rend 2 jetons, les autres 1.
card-6 = Roulette russe
    .the = la Roulette russe
    .short = Roulette
    .effect = Un numéro est annoncé ; chacun prend une balle cachée, et qui tire ce numéro reçoit un jeton.
    .ask = chacun son tour, sans course
    .pays = Qui tire le numéro annoncé prend 1 jeton.
card-7 = Cow-boy
    .the = le dos au cow-boy
    .short = Cow-boy
    .effect = Un événement déjà joué ; il empêche le duel.
card-8 = Rien
    .the = une place vide
    .short = rien
    .effect = Pas encore de carte dans cette manche ; cela empêche le duel.

## Les actions

action-grab = Prendre la balle { $bullet }
action-release = Reposer la balle { $bullet }
action-gesture-hands_up = Mains en l'air
action-gesture-salute = Salut
action-press = Retourner la carte
action-pass = Ne plus bouger
action-announce = Annoncer le { $bullet }
action-pick = Prendre la balle de la place { $place }
action-point = Viser { $target }
action-flip = La carte se retourne
action-close = Le temps est écoulé

## Les événements : la manche

event-game_began =
    Partie { $game }. { $who ->
        [you] Vous retournez la première carte.
       *[other] { $seat } retourne la première carte.
    }
event-dealt = Manche { $round } : { $cactus } cactus et { $others ->
        [one] { $others } autre carte
       *[other] { $others } autres cartes
    } chacun.
event-reshuffled = Toujours pas de duel : chacun mélange les mêmes cartes.
event-time_came = L'attente est finie.
event-flipped =
    { $who ->
        [you] Vous retournez
       *[other] { $seat } retourne
    } : { $card }.
event-snapped_back =
    { $who ->
        [you] Rien à prendre : vous remettez la balle, les mains liées une seconde.
       *[other] Rien à prendre : { $seat } remet la balle, les mains liées une seconde.
    }
event-endangered_child =
    { $who ->
        [you] Un enfant est là : { $change ->
            [0] vous avez déjà { $tokens } jetons.
           *[other] vous recevez un jeton ({ $tokens }).
        }
       *[other] Un enfant est là : { $change ->
            [0] { $seat } a déjà { $tokens } jetons.
           *[other] { $seat } reçoit un jeton ({ $tokens }).
        }
    }

## Les événements : les mains

event-reached =
    { $who ->
        [you] Vous tendez
       *[other] { $seat } tend
    } la main vers la balle { $bullet }.
event-released =
    { $who ->
        [you] Vous reposez
       *[other] { $seat } repose
    } la balle { $bullet }.
event-raised_hands =
    { $who ->
        [you] Vous levez
       *[other] { $seat } lève
    } les mains.
event-saluted =
    { $who ->
        [you] Vous saluez.
       *[other] { $seat } salue.
    }
event-pressed =
    { $who ->
        [you] Vous tenez
       *[other] { $seat } tient
    } la carte par le chapeau.
event-tied = Au même instant : le sort départage.

## Les événements : le compte

event-was_quickest =
    { $who ->
        [you] Vous devancez tout le monde.
       *[other] { $seat } devance tout le monde.
    }
event-was_slowest =
    { $who ->
        [you] Vous fermez la marche : { $change ->
            [0] vous avez déjà { $tokens } jetons.
           *[other] un jeton ({ $tokens }).
        }
       *[other] { $seat } ferme la marche : { $change ->
            [0] déjà { $tokens } jetons.
           *[other] un jeton ({ $tokens }).
        }
    }
event-shot_blank =
    { $who ->
        [you] Vous tirez à blanc : { $change ->
            [0] vous avez déjà { $tokens } jetons.
           *[other] un jeton ({ $tokens }).
        }
       *[other] { $seat } tire à blanc : { $change ->
            [0] déjà { $tokens } jetons.
           *[other] un jeton ({ $tokens }).
        }
    }
event-had_no_bullet =
    { $who ->
        [you] Vous restez sans balle : { $change ->
            [0] vous avez déjà { $tokens } jetons.
           *[other] un jeton ({ $tokens }).
        }
       *[other] { $seat } reste sans balle : { $change ->
            [0] déjà { $tokens } jetons.
           *[other] un jeton ({ $tokens }).
        }
    }
event-defended_best =
    { $who ->
        [you] Vous avez { $count ->
            [one] { $count } balle
           *[other] { $count } balles
        }, personne n'en a plus : { $change ->
            [0] vous n'avez pas de jeton à rendre.
            [one] vous rendez { $change } jeton ({ $tokens }).
           *[other] vous rendez { $change } jetons ({ $tokens }).
        }
       *[other] { $seat } a { $count ->
            [one] { $count } balle
           *[other] { $count } balles
        }, personne n'en a plus : { $change ->
            [0] pas de jeton à rendre.
            [one] { $change } jeton rendu ({ $tokens }).
           *[other] { $change } jetons rendus ({ $tokens }).
        }
    }
event-defended =
    { $who ->
        [you] Vous avez { $count ->
            [one] { $count } balle
           *[other] { $count } balles
        } : { $change ->
            [0] vous n'avez pas de jeton à rendre.
           *[other] vous rendez un jeton ({ $tokens }).
        }
       *[other] { $seat } a { $count ->
            [one] { $count } balle
           *[other] { $count } balles
        } : { $change ->
            [0] pas de jeton à rendre.
           *[other] un jeton rendu ({ $tokens }).
        }
    }
event-announced =
    { $who ->
        [you] Vous annoncez
       *[other] { $seat } annonce
    } le { $bullet }. Qui le tire reçoit un jeton.
event-picked =
    { $who ->
        [you] Place { $place } : vous tirez la balle { $bullet }.
       *[other] Place { $place } : { $seat } tire la balle { $bullet }.
    }
event-lost_roulette =
    { $who ->
        [you] C'est pour vous : { $change ->
            [0] vous avez déjà { $tokens } jetons.
           *[other] un jeton ({ $tokens }).
        }
       *[other] C'est pour { $seat } : { $change ->
            [0] déjà { $tokens } jetons.
           *[other] un jeton ({ $tokens }).
        }
    }
event-judged = { $card } : les mains se posent.

## Les événements : le duel

event-duel_began = Plus que des cactus : c'est le duel final.
event-gone =
    { $count ->
        [0] Toutes les balles sont encore là.
        [one] { $count } balle est partie.
       *[other] { $count } balles sont parties.
    }
event-armed =
    { $who ->
        [you] Vous serrez la balle { $bullet }.
       *[other] { $seat } serre la balle { $bullet }.
    }
event-armed-public = { $seat } serre une balle.
event-pointed =
    { $who ->
        [you] Vous visez { $target }.
       *[other] { $seat } vise { $target }.
    }
event-pointed-public = { $seat } vise quelqu'un.
event-pointed_openly =
    { $who ->
        [you] Vous visez { $target }.
        [target] { $seat } vous vise.
       *[other] { $seat } vise { $target }.
    }
event-uncovered =
    { $who ->
        [you] Vous montrez
       *[other] { $seat } montre
    } la balle { $bullet }.
event-aimed =
    { $who ->
        [you] Vous visiez { $target }.
        [target] { $seat } vous visait.
       *[other] { $seat } visait { $target }.
    }
event-wounded =
    { $who ->
        [you] Face à face : { $target } tire avant vous, vous baissez la main.
        [target] Face à face : vous tirez avant { $seat }, qui baisse la main.
       *[other] Face à face : { $target } tire avant { $seat }, qui baisse la main.
    }
event-shot =
    { $who ->
        [you] Vous tirez sur { $target }
        [target] { $seat } tire sur vous
       *[other] { $seat } tire sur { $target }
    } : { $change ->
        [one] { $change } jeton ({ $tokens }).
       *[other] { $change } jetons ({ $tokens }).
    }
event-duel_ended = Le duel est fini.
event-won =
    { $who ->
        [you] Vous gagnez la partie
       *[other] { $seat } gagne la partie
    } : { $tokens ->
        [0] aucun jeton
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }{ $tied ->
        [1] .
       *[other] , comme { $tied ->
            [2] quelqu'un d'autre
           *[other] plusieurs autres
        }, mais la plus petite balle, la { $bullet }.
    }
event-match_won =
    { $who ->
        [you] Vous gagnez le match
       *[other] { $seat } gagne le match
    } : { $wins ->
        [one] { $wins } partie gagnée.
       *[other] { $wins } parties gagnées.
    }

## Ce qui vient d'arriver, en une ligne ; pendant qu'une carte est ouverte, rien

news-time_came = { "" }
news-reached = { "" }
news-released = { "" }
news-raised_hands = { "" }
news-saluted = { "" }
news-pressed = { "" }
news-tied = { "" }
news-was_quickest = { "" }
news-judged = { $summed ->
        [yes] { $outcome }
       *[no] { "" }
    }
news-duel_began = { "" }
news-gone = { "" }
news-armed-public = { "" }
news-uncovered = { "" }
news-aimed = { "" }
news-duel_ended = { "" }
news-snapped_back =
    { $who ->
        [you] Balle prise trop tôt : vos mains sont liées.
       *[other] { $seat } prend une balle trop tôt : mains liées.
    }
news-endangered_child =
    { $change ->
        [0] { $who ->
            [you] Un enfant vous regarde : déjà { $tokens } jetons.
           *[other] Un enfant regarde { $seat } : déjà { $tokens } jetons.
        }
       *[other] { $who ->
            [you] Un enfant vous regarde : +1 jeton.
           *[other] Un enfant regarde { $seat } : +1 jeton.
        }
    }
news-was_slowest =
    { $who ->
        [you] Vous fermez la marche
       *[other] { $seat } ferme la marche
    } : { $change ->
        [0] déjà { $tokens } jetons.
       *[other] +1 jeton.
    }
news-shot_blank =
    { $who ->
        [you] Vous tirez à blanc
       *[other] { $seat } tire à blanc
    } : { $change ->
        [0] déjà { $tokens } jetons.
       *[other] +1 jeton.
    }
news-had_no_bullet =
    { $who ->
        [you] Vous restez sans balle
       *[other] { $seat } reste sans balle
    } : { $change ->
        [0] déjà { $tokens } jetons.
       *[other] +1 jeton.
    }
news-defended_best =
    { $who ->
        [you] Personne n'a plus de balles que vous
       *[other] Personne n'a plus de balles que { $seat }
    } : { $change ->
        [0] rien à rendre.
        [one] −{ $change } jeton.
       *[other] −{ $change } jetons.
    }
news-defended =
    { $who ->
        [you] Vous avez { $count ->
            [one] une balle
           *[other] { $count } balles
        }
       *[other] { $seat } a { $count ->
            [one] une balle
           *[other] { $count } balles
        }
    } : { $change ->
        [0] rien à rendre.
       *[other] −1 jeton.
    }
news-lost_roulette =
    { $who ->
        [you] Vous tirez le numéro annoncé
       *[other] { $seat } tire le numéro annoncé
    } : { $change ->
        [0] déjà { $tokens } jetons.
       *[other] +1 jeton.
    }
news-shot =
    { $who ->
        [you] Vous tirez sur { $target }
        [target] { $seat } tire sur vous
       *[other] { $seat } tire sur { $target }
    } : { $change ->
        [one] +{ $change } jeton.
       *[other] +{ $change } jetons.
    }
news-won =
    { $who ->
        [you] Vous gagnez la partie
       *[other] { $seat } gagne la partie
    } : { $tokens ->
        [0] aucun jeton
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }{ $tied ->
        [1] .
       *[other] , balle { $bullet }.
    }

## Le verdict : ce qu'on a fait, et pourquoi cela coûte

verdict-0 = juste
    .you = Vous étiez juste
verdict-1 = salut d'abord
    .you = Le salut d'abord vous a fait perdre du temps
verdict-2 = mains en l'air d'abord
    .you = Les mains en l'air d'abord vous ont fait perdre du temps
verdict-3 = mains jamais levées
    .you = Vos mains ne se sont pas levées à temps
verdict-4 = jamais de salut
    .you = Votre salut n'est pas venu à temps
verdict-5 = sans balle
    .you = Vous n'avez pas eu de balle
verdict-6 = la 1 d'abord
    .you = La balle 1 d'abord vous a fait perdre du temps
verdict-7 = la 1, à blanc
    .you = Vous teniez la balle 1, qui tire à blanc
verdict-8 = le plus de balles
    .you = Personne n'a plus de balles que vous
verdict-9 = au moins une balle
    .you = Quelqu'un a plus de balles que vous
verdict-10 = le numéro annoncé
    .you = Vous avez tiré le numéro annoncé
verdict-11 = un autre numéro
    .you = Vous avez tiré un autre numéro
verdict-12 = rien à tirer
    .you = Le numéro est sorti avant votre tour
verdict-13 = pas fini, d'autres encore moins
    .you = Vous n'aviez pas fini, d'autres encore moins
verdict-14 = mains liées, balle prise trop tôt
    .you = Vos mains étaient liées : balle prise trop tôt
verdict-15 = trop tard
    .you = Vous étiez juste, mais trop tard
verdict-asked = Il fallait
verdict-announced = Numéro annoncé : { $bullet }.
verdict-place =
    { $place ->
        [1] avant tout le monde
       *[other] { $ordinal } sur { $count }
    }
verdict-cost =
    { $change ->
        [0] rien à payer
        [1] 1 jeton
        [-1] 1 jeton rendu
       *[other] { $tokens } jetons rendus
    }
verdict-you = Vous
verdict-outcome =
    { $names } : { $sign ->
        [more] +
       *[less] −
    }{ $change ->
        [one] { $change } jeton
       *[other] { $change } jetons
    }{ $count ->
        [one] { "" }
       *[other] { " " }chacun
    }.
verdict-full = déjà { $tokens } jetons, le plus possible
verdict-empty =
    { $change ->
        [0] pas de jeton à rendre
       *[other] un seul jeton à rendre
    }
verdict-mean = Votre moyenne : { $time }.
seconds = { NUMBER($time, minimumFractionDigits:2, maximumFractionDigits:2) } s
ordinal-2 = deuxième
ordinal-3 = troisième
ordinal-4 = quatrième
ordinal-5 = cinquième
ordinal-6 = sixième
ordinal-7 = septième
ordinal-8 = huitième
cardinal-3 = trois
cardinal-4 = quatre
cardinal-5 = cinq
cardinal-6 = six
cardinal-7 = sept
cardinal-8 = huit

## Le verdict du duel

duel-shoots =
    { $given ->
        [one] tire sur { $target } : { $given } jeton
       *[other] tire sur { $target } : { $given } jetons
    }
    .you =
        { $given ->
            [one] tirez sur { $target } : { $given } jeton
           *[other] tirez sur { $target } : { $given } jetons
        }
duel-wounded = face à { $target }, dont la balle est plus petite : ne tire pas
    .you = face à { $target }, dont la balle est plus petite : ne tirez pas
duel-idle = ne vise personne
    .you = ne visez personne
duel-won = { $name } gagne la partie.
    .you = Vous gagnez la partie.
duel-tie = { $names } { $tokens ->
        [0] n'ont pas de jeton non plus
        [one] ont aussi { $tokens } jeton
       *[other] ont aussi { $tokens } jetons
    } : la plus petite balle l'emporte.
duel-tie-one = { $names } { $tokens ->
        [0] n'a pas de jeton non plus
        [one] a aussi { $tokens } jeton
       *[other] a aussi { $tokens } jetons
    } : la plus petite balle l'emporte.
    .you =
        Vous { $tokens ->
            [0] n'avez pas de jeton non plus
            [one] avez aussi { $tokens } jeton
           *[other] avez aussi { $tokens } jetons
        } : la plus petite balle l'emporte.

## Le dessin dans un terminal

live-keys = 1-8 : la balle à cette place, h : mains en l'air, s : saluer, q : partir
draw-round =
    Manche { $round }{ $repeats ->
        [0] { "" }
       *[other] , reprise { $repeats }
    }
draw-game = Partie { $game }
draw-first = { $name } retourne la première carte.
draw-left =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
draw-complete = fini
draw-pointed = vise
draw-wins =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
draw-duel = Duel

## Les options

preset-box = Comme dans la boîte
    .about = Une partie ; les cartes se retournent seules, les cibles du duel restent secrètes.
preset-family = En famille
    .about = Deux fois plus de temps pour réagir.
preset-match = Deux parties gagnantes
    .about = On joue jusqu'à ce que quelqu'un ait gagné deux parties.
preset-live = Comme autour d'une table
    .about = Chacun retourne sa carte, et l'on voit aussitôt qui vise qui.

option-games_per_match = Parties
    .about = Une seule, ou trois au plus, jusqu'à deux victoires.
    .choice-1 = Une
    .choice-3 = Deux gagnantes
option-slow_table = Temps pour réagir
    .about = Celui de la règle, ou le double.
    .choice-false = Normal
    .choice-true = Double
option-manual_flip = Retourner les cartes
    .about = La table les retourne, ou chacun la sienne : elle vient un peu après le geste.
    .choice-false = La table
    .choice-true = Chacun la sienne
option-open_pointing = Cibles du duel
    .about = Secrètes jusqu'à ce que tout le monde vise, ou connues dès qu'elles sont choisies.
    .choice-false = Secrètes
    .choice-true = Visibles
option-deal_3p = À trois joueurs
    .about = Les mêmes cartes qu'à quatre, ou plus d'événements pour une partie plus longue.
    .choice-as_4_6 = Comme à quatre
    .choice-long = Partie longue
option-absent_policy = Qui s'absente
    .about = Un robot réagit à sa place, ou personne.
    .choice-bot = Un robot
    .choice-slowest = Personne
option-token_cap = Jetons au plus
    .about = Avant le duel, personne n'en reçoit davantage.
    .value =
        { $number ->
            [one] { $number } jeton
           *[other] { $number } jetons
        }
option-handicap_ms = Avances
    .about = Le temps d'avance de chaque joueur, dans l'ordre des places, pour des mains inégales.
    .value = { $number } s
option-max_inputs = Gestes entre deux cartes
    .about = Au-delà, les gestes d'un joueur ne comptent plus jusqu'à la carte suivante.
    .value =
        { $number ->
            [one] { $number } geste
           *[other] { $number } gestes
        }
option-grab_gap_ms = D'une balle à l'autre
    .about = Contre les Indiens, le temps qu'il faut pour prendre la balle suivante.
    .value = { $number } s
option-gesture_lock_ms = Mauvais geste
    .about = Le temps perdu après un geste faux.
    .value = { $number } s
option-snap_back_ms = Balle prise trop tôt
    .about = Le temps perdu après une balle prise entre deux cartes.
    .value = { $number } s
option-settle_ms = Attente des retards
    .about = L'attente avant de conclure, pour les mains en retard sur la ligne.
    .value = { $number } s
option-lag_cap_ms = Retard pardonné
    .about = Le plus long retard de la ligne dont la table tient compte.
    .value = { $number } s
option-practice = Entraînement
    .about = À blanc : une carte chacun, sans hâte et sans duel, pour apprendre les gestes. Rien ne compte.
    .choice-false = Vraie partie
    .choice-true = À blanc

## Les refus

error-fastwest-handicaps = Il y a { $seats } joueurs et { $count } avances : donnez-en une à chaque joueur, ou aucune.

## Pourquoi une balle ne se prend pas

not-again = Vous avez déjà joué sur cette carte : attendez la suivante.
not-so-many = Il n'y a que { $count } balles.
not-in-race = Pendant la course, on ne touche que les balles.
not-before-number = Annoncez d'abord un numéro.
not-after-number = Le numéro { $bullet } est annoncé : prenez une balle face cachée.
not-hidden = Cette balle est déjà retournée : c'est la { $bullet }.
not-while-aiming = C'est le moment de viser quelqu'un.
not-at-oneself = On ne se vise pas soi-même.
not-twice = Vous avez déjà visé quelqu'un : ce choix est définitif.
