### Fast-West : noms, actions, événements, options et refus.
### `$who` dit à qui l'on parle : `you` à celui qui agit, `target` à celui qui est visé, sinon `other`.

title = Fast-West
pitch = Une carte se retourne, toutes les mains partent. Lisez avant de bouger : le plus lent récolte les jetons pied-tendre, et le duel final règle les comptes.

## Les robots

bot-tenderfoot = Pied-tendre
bot-cowboy = Cow-boy
bot-desperado = Desperado
bot-legend = Légende

## Ce qu'on demande au joueur

phase-idle = Une carte va se retourner. Gardez les mains tranquilles.
phase-window = Lisez la carte et réagissez.
phase-announce = Roulette russe : annoncez un numéro.
phase-pick = Prenez une balle face cachée.
phase-duel_grab = Duel final : une balle, la plus petite possible.
phase-duel_point = Visez un adversaire. Ce choix est définitif.
phase-over = La partie est finie.

## Les cartes

card-0 = Cactus
    .the = le Cactus
    .short = Cactus
    .effect = Quand il n'y a plus que des cactus devant tous les joueurs, le duel final commence.
card-1 = Cactus avec enfant
    .the = le Cactus avec enfant
    .short = Enfant
    .effect = Tant qu'un enfant est visible, pas de duel ; une balle prise trop tôt coûte un jeton.
card-2 = Shérif
    .the = le Shérif
    .short = Shérif
    .effect = Une balle, puis les mains en l'air ; le plus lent reçoit un jeton.
card-3 = Cavalerie
    .the = la Cavalerie
    .short = Cavalerie
    .effect = Une balle, puis le salut ; le plus lent reçoit un jeton.
card-4 = Bandit
    .the = le Bandit
    .short = Bandit
    .effect = Une seule balle, mais pas la 1 ; qui n'a pas de bonne balle reçoit un jeton.
card-5 = Indiens
    .the = les Indiens
    .short = Indiens
    .effect = Autant de balles que possible ; qui en a le plus rend 2 jetons, qui en a rend 1 jeton, les autres en reçoivent un.
card-6 = Roulette russe
    .the = la Roulette russe
    .short = Roulette
    .effect = Un numéro est annoncé ; chacun prend une balle cachée, et qui tire ce numéro reçoit un jeton.
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
action-gesture-salute = Saluer
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
event-time_came = Attente : { $at } ms.
event-flipped =
    { $who ->
        [you] Vous retournez
       *[other] { $seat } retourne
    } : { $card }.
event-snapped_back =
    { $who ->
        [you] Rien à prendre : vous remettez la balle en place.
       *[other] Rien à prendre : { $seat } remet la balle en place.
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
    } la main vers la balle { $bullet } : { $at } ms.
event-released =
    { $who ->
        [you] Vous reposez
       *[other] { $seat } repose
    } la balle { $bullet } : { $at } ms.
event-raised_hands =
    { $who ->
        [you] Vous levez
       *[other] { $seat } lève
    } les mains : { $at } ms.
event-saluted =
    { $who ->
        [you] Vous saluez
       *[other] { $seat } salue
    } : { $at } ms.
event-pressed =
    { $who ->
        [you] Vous tenez
       *[other] { $seat } tient
    } la carte par le chapeau : { $at } ms.
event-tied = Égalité à { $at } ms : le sort départage.

## Les événements : le compte

event-closed = { $card } : les mains se posent.
event-completed =
    { $who ->
        [you] Vous avez fini
       *[other] { $seat } a fini
    } en { $at } ms.
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
event-shot_bandit =
    { $who ->
        [you] Vous tirez
       *[other] { $seat } tire
    } la balle { $bullet } sur le Bandit : { $at } ms.
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
        [you] Personne n'a plus de balles que vous ({ $count }) : { $change ->
            [0] vous n'avez pas de jeton à rendre.
            [one] vous rendez { $change } jeton ({ $tokens }).
           *[other] vous rendez { $change } jetons ({ $tokens }).
        }
       *[other] Personne n'a plus de balles que { $seat } ({ $count }) : { $change ->
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
event-won =
    { $who ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    } la partie avec { $tokens ->
        [0] aucun jeton
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } et la balle { $bullet }.
event-match_won =
    { $who ->
        [you] Vous gagnez le match
       *[other] { $seat } gagne le match
    } : { $wins ->
        [one] { $wins } partie gagnée.
       *[other] { $wins } parties gagnées.
    }

## Le dessin dans un terminal

live-keys = 1-8 : la balle à cette place, h : mains en l'air, s : saluer, q : partir
draw-round =
    Manche { $round }{ $repeats ->
        [0] { "" }
       *[other] , reprise { $repeats }
    }
draw-game = Partie { $game }
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

option-deal_3p = Cartes à 3 joueurs : as_4_6 (comme à 4, parties courtes) ou long (plus d'événements).
    .as_4_6 = Comme à 4
    .long = Partie longue
option-manual_flip = Chacun retourne lui-même sa carte : elle vient un peu après le geste.
option-token_cap = Jetons au plus par joueur avant le duel.
option-open_pointing = Dans le duel, chaque cible est connue dès qu'elle est choisie.
option-games_per_match = Nombre de parties : 1, ou 3 pour un match en deux parties gagnantes.
option-absent_policy = Qui est absent est remplacé par un robot (bot) ou ne bouge plus (slowest).
    .bot = Un robot
    .slowest = Personne
option-handicap_ms = Millisecondes d'avance pour chaque joueur, dans l'ordre des places ; rien : aucune.
option-slow_table = Table lente : les limites de temps sont doublées.
option-max_inputs = Gestes au plus par joueur entre deux cartes.
option-grab_gap_ms = Temps entre deux balles prises par le même joueur contre les Indiens, en ms.
option-gesture_lock_ms = Temps perdu par un mauvais geste, en ms.
option-snap_back_ms = Temps perdu par une balle prise entre deux cartes, en ms.
option-settle_ms = Attente avant de conclure, pour les mains en retard sur la ligne, en ms.
option-lag_cap_ms = Retard de la ligne pris en compte au plus, en ms.

## Les refus

error-fastwest-games = Un match se joue en 1 partie, ou au meilleur des 3 : donnez 1 ou 3.
error-fastwest-handicaps = handicap_ms nomme { $count } joueurs, il y en a { $seats } : donnez un nombre pour chacun, ou aucun.
