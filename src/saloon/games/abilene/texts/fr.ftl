### Welcome to Abilene : noms, actions, événements, options et refus.
### `$who` dit à qui l'on parle : `you` à celui qui agit, `target` à celui qui est visé, sinon `other`.

title = Welcome to Abilene
pitch = Payez vos cartes, menez le plus gros troupeau jusqu'à Abilene et raflez le pot. En chemin, desperados et tribus indiennes guettent votre bétail.
score =
    { $score ->
        [one] { $score } jeton
       *[other] { $score } jetons
    }
score-1 = Jetons

## Ce qu'on demande au joueur

phase-opt_in = Participez-vous à cette donne ? La mise est de 2 jetons.
phase-distribution = Achetez une carte, dites « servi » ou couchez-vous.
phase-discard = Vous avez trop de cartes. Écartez-en une, face cachée.
phase-play = Posez une carte, face visible ou face cachée.
phase-steal = Vos Desperados sont passés. Choisissez le bétail à emporter.
phase-respond = On attaque votre troupeau. Répondez, ou laissez venir.
phase-over = La partie est finie.

## Les cartes

card-0 = Bétail 1
    .the = le Bétail 1
    .effect = Ajoute 1 tête à votre troupeau.
card-1 = Bétail 3
    .the = le Bétail 3
    .effect = Ajoute 3 têtes à votre troupeau.
card-2 = Bétail 10
    .the = le Bétail 10
    .effect = Ajoute 10 têtes à votre troupeau.
card-3 = Bétail 30
    .the = le Bétail 30
    .effect = Ajoute 30 têtes à votre troupeau.
card-4 = Desperados
    .the = les Desperados
    .effect = Pour 2 jetons, guettent un troupeau ; à votre prochain tour, vous y volez le bétail de votre choix.
card-5 = Tribus indiennes
    .the = les Tribus indiennes
    .effect = Guettent un troupeau ; à votre prochain tour, il est dispersé tout entier.
card-6 = Diligence
    .the = la Diligence
    .effect = Arrête les Desperados, qui prennent 5 jetons au pot.
card-7 = Train
    .the = le Train
    .effect = Arrête les Desperados, qui prennent 5 jetons au pot.
card-8 = Réserve d'or
    .the = la Réserve d'or
    .effect = Arrête les Desperados, qui prennent 5 jetons au pot.
card-9 = Shérif
    .the = le Shérif
    .effect = Arrête les Desperados, sans butin.
card-10 = Cavalerie
    .the = la Cavalerie
    .effect = Arrête les Tribus indiennes.
card-11 = Eau de feu
    .the = l'Eau de feu
    .effect = Arrête les Tribus indiennes, pour 2 jetons.
card-12 = Danseuses de saloon
    .the = les Danseuses de saloon
    .effect = Égarent aussitôt la dernière carte d'un troupeau adverse.
card-13 = Ruée vers l'or
    .the = la Ruée vers l'or
    .effect = Arrête la donne sans vainqueur ; le pot attend la suivante.
card-14 = Welcome to Abilene
    .the = Welcome to Abilene
    .effect = Arrête la donne ; le plus gros troupeau du moment prend le pot, les attaques en cours sont oubliées.

## Les actions

action-join = Participer : 2 jetons
action-sit_out = Passer cette donne
action-buy = Acheter une carte
action-fold = Se coucher et reprendre 1 jeton
action-stand = Servi
action-drop = Écarter { $the_card }
action-steal = Emporter { $the_card }
action-face_down = Poser { $the_card } face cachée
action-cattle = Poser { $the_card }
action-desperados = Lancer les Desperados sur { $target } : 2 jetons
action-indians = Lancer les Tribus indiennes sur { $target }
action-defend = Poser { $the_card } par précaution
action-answer = Répondre à { $target } avec { $the_card }
action-dancers = Envoyer les Danseuses de saloon chez { $target }
action-gold_rush = Crier à la Ruée vers l'or
action-welcome = Annoncer Welcome to Abilene
action-decline = Laisser venir

## Les événements : la donne et les mises

event-hand_began =
    Donne { $hand }. { $who ->
        [you] Vous distribuez.
       *[other] { $seat } distribue.
    }{ $chips ->
        [0] { "" }
        [one] { " " }Le pot contient déjà { $chips } jeton.
       *[other] { " " }Le pot contient déjà { $chips } jetons.
    }
event-joined =
    { $who ->
        [you] Vous participez
       *[other] { $seat } participe
    } : { $chips ->
        [one] { $chips } jeton.
       *[other] { $chips } jetons.
    }
event-sat_out =
    { $who ->
        [you] Vous passez cette donne.
       *[other] { $seat } passe cette donne.
    }
event-voided =
    Trop peu de monde : la donne est nulle.{ $chips ->
        [0] { "" }
        [one] { " " }Le pot garde { $chips } jeton.
       *[other] { " " }Le pot garde { $chips } jetons.
    }
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
event-bought =
    { $who ->
        [you] Vous payez { $chips ->
            [one] { $chips } jeton
           *[other] { $chips } jetons
        } et recevez { $the_card }.
       *[other] { $seat } paie { $chips ->
            [one] { $chips } jeton
           *[other] { $chips } jetons
        } et reçoit { $the_card }.
    }
event-bought-public =
    { $seat } achète une carte : { $chips ->
        [one] { $chips } jeton.
       *[other] { $chips } jetons.
    }
event-folded =
    { $who ->
        [you] Vous vous couchez et reprenez
       *[other] { $seat } se couche et reprend
    } { $chips ->
        [one] { $chips } jeton.
       *[other] { $chips } jetons.
    }
event-stood =
    { $who ->
        [you] Vous dites « servi »
       *[other] { $seat } dit « servi »
    } avec { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
event-prices_doubled = Les prix doublent.
event-dropped =
    { $who ->
        [you] Vous écartez { $the_card }.
       *[other] { $seat } écarte { $the_card }.
    }
event-dropped-public = { $seat } écarte une carte.

## Les événements : le jeu

event-play_began =
    { $who ->
        [you] Vous menez le jeu
       *[other] { $seat } mène le jeu
    } : { $count ->
        [one] { $count } carte chacun.
       *[other] { $count } cartes chacun.
    }
event-lap_began = Tour { $lap } sur { $laps }.
event-laid_face_down =
    { $who ->
        [you] Vous posez { $the_card } face cachée.
       *[other] { $seat } pose { $the_card } face cachée.
    }
event-laid_face_down-public = { $seat } pose une carte face cachée.
event-laid_cattle =
    { $who ->
        [you] Vous posez { $card }.
       *[other] { $seat } pose { $card }.
    } Troupeau : { $heads }.
event-attacked =
    { $who ->
        [you] Vous lancez { $the_card } sur { $target }{ $chips ->
            [0] .
            [one] { " " }et payez { $chips } jeton.
           *[other] { " " }et payez { $chips } jetons.
        }
        [target] { $seat } lance { $the_card } sur vous{ $chips ->
            [0] .
            [one] { " " }et paie { $chips } jeton.
           *[other] { " " }et paie { $chips } jetons.
        }
       *[other] { $seat } lance { $the_card } sur { $target }{ $chips ->
            [0] .
            [one] { " " }et paie { $chips } jeton.
           *[other] { " " }et paie { $chips } jetons.
        }
    }
event-declined =
    { $who ->
        [you] Vous laissez venir.
       *[other] { $seat } laisse venir.
    }
event-defended =
    { $who ->
        [you] Vous posez { $the_card } par précaution{ $chips ->
            [0] .
            [one] { " " }et payez { $chips } jeton.
           *[other] { " " }et payez { $chips } jetons.
        }
       *[other] { $seat } pose { $the_card } par précaution{ $chips ->
            [0] .
            [one] { " " }et paie { $chips } jeton.
           *[other] { " " }et paie { $chips } jetons.
        }
    }
event-stopped =
    { $who ->
        [you] Vous opposez { $the_card } à { $target } et arrêtez { $the_attack }.
        [target] { $seat } vous oppose { $the_card } et arrête { $the_attack }.
       *[other] { $seat } oppose { $the_card } à { $target } et arrête { $the_attack }.
    }{ $chips ->
        [0] { "" }
        [one] { " " }Prix : { $chips } jeton.
       *[other] { " " }Prix : { $chips } jetons.
    }
event-looted =
    { $who ->
        [you] { $chips ->
            [0] Le pot est vide : vous restez sans butin.
            [one] Butin : vous prenez { $chips } jeton au pot.
           *[other] Butin : vous prenez { $chips } jetons au pot.
        }
       *[other] { $chips ->
            [0] Le pot est vide : { $seat } reste sans butin.
            [one] Butin : { $seat } prend { $chips } jeton au pot.
           *[other] Butin : { $seat } prend { $chips } jetons au pot.
        }
    }
event-defence_left =
    { $who ->
        [you] Précaution inutile : vous retirez { $the_card }.
       *[other] Précaution inutile : { $seat } retire { $the_card }.
    }
event-stole =
    { $who ->
        [you] Vous volez { $the_card } à { $target }.
        [target] { $seat } vous vole { $the_card }.
       *[other] { $seat } vole { $the_card } à { $target }.
    }
event-herd_lost =
    { $who ->
        [you] Vos Tribus indiennes dispersent un troupeau : { $target } perd
        [target] { $seat } disperse votre troupeau : vous perdez
       *[other] { $seat } disperse un troupeau : { $target } perd
    } { $heads ->
        [one] { $heads } tête.
       *[other] { $heads } têtes.
    }
event-attack_failed =
    { $who ->
        [you] Pas de troupeau chez { $target } : vous attaquez pour rien.
        [target] Pas de troupeau chez vous : { $seat } attaque pour rien.
       *[other] Pas de troupeau chez { $target } : { $seat } attaque pour rien.
    }
event-missed_turn =
    { $who ->
        [you] Vous avez déjà répondu : votre tour passe.
       *[other] { $seat } a déjà répondu : son tour passe.
    }
event-strayed =
    { $who ->
        [you] Vous envoyez les Danseuses de saloon : { $target } perd { $the_card }.
        [target] { $seat } envoie les Danseuses de saloon : vous perdez { $the_card }.
       *[other] { $seat } envoie les Danseuses de saloon : { $target } perd { $the_card }.
    }
event-rushed =
    { $who ->
        [you] Vous criez à la Ruée vers l'or : la donne s'arrête sans vainqueur.
       *[other] { $seat } crie à la Ruée vers l'or : la donne s'arrête sans vainqueur.
    }{ $chips ->
        [0] { "" }
        [one] { " " }{ $chips } jeton attend au pot.
       *[other] { " " }{ $chips } jetons attendent au pot.
    }
event-arrived =
    { $who ->
        [you] Vous annoncez Welcome to Abilene : la donne s'arrête là.
       *[other] { $seat } annonce Welcome to Abilene : la donne s'arrête là.
    }

## Les événements : la fin

event-hand_ended = Fin de la donne { $hand }.
event-won =
    { $who ->
        [you] Vous arrivez avec { $heads ->
            [one] { $heads } tête
           *[other] { $heads } têtes
        } et gagnez
       *[other] { $seat } arrive avec { $heads ->
            [one] { $heads } tête
           *[other] { $heads } têtes
        } et gagne
    } { $chips ->
        [one] { $chips } jeton.
       *[other] { $chips } jetons.
    }
event-won_unplayed =
    Tous les autres se sont couchés : { $who ->
        [you] vous gagnez
       *[other] { $seat } gagne
    } { $chips ->
        [one] { $chips } jeton.
       *[other] { $chips } jetons.
    }
event-carried =
    { $chips ->
        [one] Il reste { $chips } jeton pour le pot suivant.
       *[other] Il reste { $chips } jetons pour le pot suivant.
    }
event-revealed =
    { $who ->
        [you] Vous montrez : { $cards }.
       *[other] { $seat } montre : { $cards }.
    }
event-went_broke =
    { $who ->
        [you] Vous n'avez plus les 2 jetons de la mise : la partie s'arrête.
       *[other] { $seat } n'a plus les 2 jetons de la mise : la partie s'arrête.
    }
verdict-went_broke = { event-went_broke }
event-match_ended =
    La partie est finie.{ $chips ->
        [0] { "" }
        [one] { " " }{ $chips } jeton reste au pot et n'est à personne.
       *[other] { " " }{ $chips } jetons restent au pot et ne sont à personne.
    }

## Ce qui vient d'arriver : une ligne, soixante signes au plus ; ce qui manque ici se dit comme dans la Gazette

news-hand_began = { "" }
news-joined =
    { $who ->
        [you] Vous participez : −{ $chips } jetons.
       *[other] { $seat } participe : { $chips } jetons au pot.
    }
news-voided = Trop peu de monde : la donne est nulle.
news-dealt = { "" }
news-dealt-public = { "" }
news-bought =
    { $who ->
        [you] Vous achetez { $the_card } : −{ $chips }.
       *[other] { $seat } achète { $the_card } : { $chips }.
    }
news-bought-public =
    { $seat } achète une carte : { $chips ->
        [one] { $chips } jeton.
       *[other] { $chips } jetons.
    }
news-prices_doubled =
    { $who ->
        [you] Vous dites « servi » : les prix doublent.
       *[other] { $seat } dit « servi » : les prix doublent.
    }
news-lap_began = { "" }
news-attacked =
    { $who ->
        [you] Vous lancez { $the_card } sur { $target }{ $chips ->
            [0] .
           *[other]  : −{ $chips }.
        }
        [target] { $seat } lance { $the_card } sur vous{ $chips ->
            [0] .
           *[other] , paie { $chips } jetons.
        }
       *[other] { $seat } lance { $the_card } sur { $target }{ $chips ->
            [0] .
           *[other] , paie { $chips } jetons.
        }
    }
news-stopped =
    { $who ->
        [you] Vous opposez { $the_card } à { $target } : attaque arrêtée.
        [target] { $seat } vous oppose { $the_card } : attaque arrêtée.
       *[other] { $seat } oppose { $the_card } à { $target } : attaque arrêtée.
    }
news-looted =
    { $who ->
        [you] { $chips ->
            [0] Attaque arrêtée ; le pot est vide, sans butin.
           *[other] Attaque arrêtée, mais votre butin est là : +{ $chips }.
        }
       *[other] { $chips ->
            [0] Attaque arrêtée ; le pot est vide, sans butin.
            [one] Attaque arrêtée, mais { $seat } prend { $chips } jeton au pot.
           *[other] Attaque arrêtée, mais { $seat } prend { $chips } jetons au pot.
        }
    }
news-defence_left = { "" }
news-herd_lost =
    { $who ->
        [you] Vous dispersez un troupeau : { $target } perd { $heads ->
            [one] { $heads } tête
           *[other] { $heads } têtes
        }.
        [target] { $seat } disperse votre troupeau : −{ $heads ->
            [one] { $heads } tête
           *[other] { $heads } têtes
        }.
       *[other] { $seat } disperse un troupeau : { $target } perd { $heads ->
            [one] { $heads } tête
           *[other] { $heads } têtes
        }.
    }
news-strayed =
    { $who ->
        [you] Vous envoyez les Danseuses : { $target } perd { $the_card }.
        [target] { $seat } envoie les Danseuses : vous perdez { $the_card }.
       *[other] { $seat } envoie les Danseuses : { $target } perd { $the_card }.
    }
news-rushed =
    { $who ->
        [you] Vous criez à la Ruée vers l'or : personne ne gagne.
       *[other] { $seat } crie à la Ruée vers l'or : personne ne gagne.
    }
news-arrived =
    { $who ->
        [you] Vous annoncez Welcome to Abilene.
       *[other] { $seat } annonce Welcome to Abilene.
    }
news-hand_ended = { "" }
news-won =
    { $who ->
        [you] Vous arrivez avec { $heads ->
            [one] { $heads } tête
           *[other] { $heads } têtes
        } : +{ $chips ->
            [one] { $chips } jeton
           *[other] { $chips } jetons
        }.
       *[other] { $seat } arrive avec { $heads ->
            [one] { $heads } tête
           *[other] { $heads } têtes
        } et prend { $chips ->
            [one] { $chips } jeton
           *[other] { $chips } jetons
        }.
    }
news-won_unplayed =
    { $who ->
        [you] Tous les autres se sont couchés : +{ $chips ->
            [one] { $chips } jeton
           *[other] { $chips } jetons
        }.
       *[other] Tous se sont couchés : { $seat } prend { $chips ->
            [one] { $chips } jeton
           *[other] { $chips } jetons
        }.
    }
news-carried = { "" }
news-revealed = { "" }
news-match_ended = { "" }

## Ce que les autres décident

waits-opt_in = { $names } choisit de participer ou de passer.
waits-distribution = { $names } réfléchit : acheter, « servi » ou se coucher.
waits-discard =
    { $count ->
        [one] { $names } écarte ses cartes en trop.
       *[other] { $names } écartent leurs cartes en trop.
    }
waits-play = { $names } choisit une carte à poser.
waits-steal = { $names } choisit le bétail à voler.
waits-respond = { $names } répond à l'attaque, ou la laisse venir.

## Les options

preset-box = Comme dans la boîte
    .about = Chacun distribue à son tour, huit donnes au moins, tant que tous ont la mise. La règle que nous conseillons.
preset-family = En famille
    .about = Quatre donnes ; à la fin de chacune, toutes les cartes cachées se montrent.
preset-endurance = Jusqu'au dernier
    .about = On distribue tant que deux joueurs peuvent miser.
preset-regulars = Pour habitués
    .about = On répond aussitôt aux attaques, l'Eau de feu se paie quand elle sert, Welcome to Abilene demande un troupeau.

option-match_end = Fin de la partie
    .about = Après des tours complets du distributeur, dès que quelqu'un ne peut plus miser, quand une seule personne le peut encore, ou après un nombre de donnes choisi.
    .choice-rotations = Tours complets
    .choice-first_broke = Premier à sec
    .choice-last_standing = Dernier debout
    .choice-fixed_hands = Donnes comptées
option-hands = Nombre de donnes
    .about = La longueur de la partie, quand les donnes sont comptées.
    .value =
        { $number ->
            [one] { $number } donne
           *[other] { $number } donnes
        }
option-start_chips = Jetons au départ
    .about = La pile de chacun ; plus elle est haute, plus on peut acheter de cartes.
    .value =
        { $number ->
            [one] { $number } jeton
           *[other] { $number } jetons
        }
option-defence_timing = Répondre à une attaque
    .about = À son propre tour, avec la carte de ce tour ; ou aussitôt, au prix d'un tour à venir.
    .choice-own_turn = À son tour
    .choice-interrupt = Aussitôt
option-reveal_at_end = Cartes cachées
    .about = À la fin de chaque donne, elles restent secrètes, ou se montrent toutes.
    .choice-false = Secrètes
    .choice-true = Montrées
option-eau_paid = Payer l'Eau de feu
    .about = Posée par précaution, elle coûte 2 jetons tout de suite, ou seulement quand elle arrête une attaque.
    .choice-when_laid = En la posant
    .choice-when_used = En l'utilisant
option-welcome_needs_herd = Welcome to Abilene
    .about = La carte se joue à tout moment, ou seulement quand il y a au moins un troupeau.
    .choice-false = À tout moment
    .choice-true = Avec un troupeau
option-hand_limit = Limite de donnes
    .about = Après autant de donnes, la partie s'arrête, même si personne n'est à sec ou si plusieurs restent debout.
    .value =
        { $number ->
            [one] { $number } donne
           *[other] { $number } donnes
        }
option-max_players = Joueurs au plus
    .about = Au-delà de huit, il reste peu de cartes à acheter.
    .value = { $number } joueurs

## Les refus

error-abilene-seats = Cette table est pour 2 à { $high } joueurs, pas { $seats }. Une option en admet jusqu'à { $most }.

## La table, dans un terminal

table-hand = Donne { $hand } sur { $planned }
table-hand-open = Donne { $hand }
table-hand-extra = Donne { $hand }, en plus
table-hands-played =
    { $hands ->
        [one] { $hands } donne jouée
       *[other] { $hands } donnes jouées
    }
table-lap = Tour { $lap } sur { $laps }
table-buying = { $lap ->
        [1] Premier achat
       *[other] Achat { $lap }
    }
table-pot = Pot
table-chips =
    { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }
table-price =
    { $chips ->
        [one] Prochaine carte : { $chips } jeton
       *[other] Prochaine carte : { $chips } jetons
    }
table-doubled = prix doublés
table-deck =
    { $cards ->
        [one] Pioche : { $cards } carte
       *[other] Pioche : { $cards } cartes
    }
table-size =
    { $cards ->
        [one] On joue { $cards } carte
       *[other] On joue { $cards } cartes
    }
table-column-player = joueur
table-column-chips = jetons
table-column-hand = main
table-column-herd = troupeau
table-column-heads = têtes
table-you = vous
table-dealer = distribue
table-leader = mène
table-stood = servi
table-folded = couché
table-out = passe
table-in = en jeu
table-winner = ★ gagne
table-owes =
    { $turns ->
        [one] doit { $turns } tour
       *[other] doit { $turns } tours
    }
table-attack =
    { $card } · { $who ->
        [you] vous, { $when ->
            [end] à la fin
           *[turn] à votre tour
        }
       *[other] { $name }, { $when ->
            [end] à la fin
           *[turn] à son tour
        }
    }
table-defence = { $card } veille
table-your-hand = Votre main
table-no-cards = Aucune carte en main
table-buried = Face cachée, vu de vous seul : { $cards }
table-shown = { $name } avait caché : { $cards }

## Pourquoi une carte ne se joue pas

not-before-joining = Dites d'abord si vous jouez cette donne.
not-before-play = Les cartes se jouent quand tout le monde a choisi. Achetez, restez servi ou couchez-vous.
not-before-theft = Choisissez d'abord ce que vos Desperados volent à { $target }.
not-a-defence = { $card } n'arrête aucune attaque : seules les défenses répondent.
not-against = { $card } n'arrête pas { $the_attack }.
not-paid = { $card } coûte { $cost } jetons : il vous en manque.
not-in-hand = { $card } n'est pas dans votre main.

## Pourquoi un choix vaut mieux

why-joining = Qui ne participe pas ne gagne pas le pot.
why-joining-sit_out = Votre avance suffit : mieux vaut ne rien risquer.
why-pot = Il y a plus à gagner du pot ainsi.
why-pot-stand = Vos cartes suffisent pour jouer le pot.
why-pot-buy = Une carte de plus vous rapproche du pot.
why-pot-fold = Ces cartes gagneraient trop rarement le pot.
why-price = Vous payez moins de jetons.
why-use = C'est la carte dont vous aurez le moins besoin.
why-theft = C'est ce qui fait le plus de têtes.
why-herds = C'est ce qui sert le mieux votre troupeau maintenant.
why-herds-cattle = Votre troupeau doit suivre le plus gros, sans montrer trop tôt sa meilleure bête.
why-herds-desperados = { $target } a du bétail à perdre, et peu de quoi répondre.
why-herds-indians = { $target } peut perdre tout son troupeau.
why-herds-dancers = La dernière bête de { $target } pèse lourd.
why-herds-welcome = Votre troupeau est en tête : c'est le moment d'arriver.
why-herds-gold_rush = Ce pot vous échapperait : mieux vaut le rejouer.
why-herds-answer = Votre troupeau est menacé, et cette carte arrête l'attaque.
why-herds-decline = Répondre maintenant vous coûterait un tour.
why-herds-defend = Posée d'avance, elle arrête la prochaine attaque.
why-herds-face_down = Face cachée, cette carte ne vous manquera pas.

## Où regarder

look-steal = Regardez le troupeau que vous attaquez

## Endroits de la table

spot-herd = le troupeau de { $name }
spot-attack = l'attaque de { $name }
spot-defence = la défense de { $name }
