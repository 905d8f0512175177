### Carson City : noms, questions, actions, événements, options.
### `$who` dit à qui l'on parle : `you` à celui qui agit, `target` à celui qui est visé, sinon `other`.

title = Carson City
pitch = Quatre tours pour envoyer vos cow-boys, gagner vos duels et bâtir la ville. Qui a le plus de points de victoire à la fin l'emporte.
score = { $score } PV

## Ce qu'on demande au joueur

phase-start = Choisissez une parcelle de départ, gratuite.
phase-personality = Choisissez votre personnage pour ce tour.
phase-eight_or_wait = Prenez-vous 8 $ maintenant, ou attendez-vous l'autre effet de votre personnage ?
phase-settler = Le Colon vous donne une parcelle. Laquelle ?
phase-captain = Combien payez-vous pour recruter ?
phase-worker = L'Ouvrier chinois peut prendre une tuile de la rangée pour 5 $. Laquelle ?
phase-place = Posez un cow-boy, posez une route ou passez.
phase-sheriff = Où envoyez-vous le cow-boy blanc ?
phase-duel_tile = Duel. Choisissez en secret votre tuile.
phase-fallen = Duel perdu. Reprenez-vous votre cow-boy, ou le laissez-vous à terre pour 2 PV ?
phase-next_duel = À vous de dire quel duel vient d'abord.
phase-buy_parcel = Achetez-vous cette parcelle ?
phase-buy_building = Achetez-vous cette tuile ?
phase-build = Où construisez-vous ? Vous pouvez d'abord poser des routes, ou garder la tuile.
phase-house = Où va la maison qui accompagne ce bâtiment ?
phase-consent = On veut poser une maison sur votre terrain. Elle serait à vous. Acceptez-vous ?
phase-kept = Placez vos tuiles gardées, posez des routes, ou terminez.
phase-double = L'Épicière prend 8 $, ou double les revenus d'un type de bâtiment. Lequel ?
phase-buy_points = Combien de points achetez-vous ?
phase-banker = Le Banquier vend des points. Combien en prenez-vous ?
phase-cash_limit = Fin du tour. Combien de points achetez-vous à 10 $ pièce ? L'excédent est perdu de toute façon.
phase-over = La partie est finie.

## Les personnages

card-1 = Shérif
    .the = le Shérif
    .effect = Jaune : le cow-boy blanc est à vous pour ce tour (limite 20 $). Rouge : vous ne provoquez ni attaque ni duel, et chaque duel perdu vous vaut 3 PV (limite 20 $).
    .yellow = Le cow-boy blanc est à vous pour ce tour (limite 20 $).
    .red = Vous ne provoquez ni attaque ni duel, et chaque duel perdu vous vaut 3 PV (limite 20 $).
card-2 = Banquier
    .the = le Banquier
    .effect = Jaune : 9 $ tout de suite (limite 120 $). Rouge : en fin de tour, 3 PV pour 3 $, 5 pour 12 $ ou 7 pour 25 $ (limite 60 $).
    .yellow = 9 $ tout de suite (limite 120 $).
    .red = En fin de tour, 3 PV pour 3 $, 5 pour 12 $ ou 7 pour 25 $ (limite 60 $).
card-3 = Épicière
    .the = l'Épicière
    .effect = Jaune : 8 $, ou le double des revenus d'un type de bâtiment (limite 60 $). Rouge : 8 $, ou 1 PV par maison possédée en fin de tour (limite 60 $).
    .yellow = 8 $, ou le double des revenus d'un type de bâtiment (limite 60 $).
    .red = 8 $, ou 1 PV par maison possédée en fin de tour (limite 60 $).
card-4 = Ouvrier chinois
    .the = l'Ouvrier chinois
    .effect = Jaune : 2 routes, et les tuiles à moitié prix (limite 30 $). Rouge : pour 5 $, une tuile de la rangée, tout de suite (limite 30 $).
    .yellow = 2 routes, et les tuiles à moitié prix (limite 30 $).
    .red = Pour 5 $, une tuile de la rangée, tout de suite (limite 30 $).
card-5 = Colon
    .the = le Colon
    .effect = Jaune : une parcelle gratuite (limite 30 $). Rouge : 8 $, ou 1 PV par montagne possédée en fin de tour (limite 30 $).
    .yellow = Une parcelle gratuite (limite 30 $).
    .red = 8 $, ou 1 PV par montagne possédée en fin de tour (limite 30 $).
card-6 = Capitaine
    .the = le Capitaine
    .effect = Jaune : 1, 2 ou 3 cow-boys de plus pour 1, 4 ou 9 $ (limite 25 $). Rouge : 1 ou 2 revolvers pour 3 ou 9 $ (limite 20 $).
    .yellow = 1, 2 ou 3 cow-boys de plus pour 1, 4 ou 9 $ (limite 25 $).
    .red = 1 ou 2 revolvers pour 3 ou 9 $ (limite 20 $).
card-7 = Mercenaire
    .the = le Mercenaire
    .effect = Jaune : 3 points de puissance de feu pour ce tour (limite 20 $). Rouge : 2 points (limite 30 $).
    .yellow = 3 points de puissance de feu pour ce tour (limite 20 $).
    .red = 2 points (limite 30 $).

## Ce qui peut se trouver sur une parcelle

building-0 = Terrain libre
    .the = le terrain libre
building-1 = Rivière
    .the = la Rivière
    .short = ≈≈≈≈
building-2 = Montagne
    .the = la Montagne
    .short = MONT
    .effect = Rapporte 3 $ aux mines voisines ; à son propriétaire seul, si elle en a un.
building-3 = Maison
    .the = la Maison
    .short = mais
    .effect = Profite aux drugstores, banques et saloons voisins ; à ceux de son propriétaire seul, si elle en a un.
building-4 = Ranch
    .the = le Ranch
    .short = RAN
    .effect = 1 $ par terrain libre autour de lui, au moins 1 $ ; 1 revolver ; compte comme une maison.
building-5 = Mine
    .the = la Mine
    .short = MINE
    .effect = 3 $ par montagne voisine, neutre ou à vous ; 1 revolver.
building-6 = Drugstore
    .the = le Drugstore
    .short = DRUG
    .effect = 3 $ par maison voisine et 3 $ par ranch à vous ; route et maison nécessaires.
building-7 = Banque
    .the = la Banque
    .short = BANQ
    .effect = 3 $ par maison voisine et 3 $ par mine à vous ; route et maison nécessaires.
building-8 = Saloon
    .the = le Saloon
    .short = SALN
    .effect = 5 $ par maison voisine ; route et maison nécessaires.
building-9 = Hôtel
    .the = l'Hôtel
    .short = HOT
    .effect = 6 $ ; compte comme deux maisons ; route et maison nécessaires.
building-10 = Prison
    .the = la Prison
    .short = PRIS
    .effect = 2 revolvers ; personne ne l'attaque ; route et maison nécessaires.
building-11 = Église
    .the = l'Église
    .short = EGL
    .effect = Personne ne l'attaque, ni les bâtiments voisins ; compte comme une maison ; route et maison nécessaires.

## Les cases de la piste

square-0 = Salaire
    .effect = 4 $ par cow-boy, sans duel.
square-1 = Munitions
    .effect = Le jeton de 3 revolvers jusqu'à la fin du tour.
square-2 = Trois routes
    .effect = 3 routes dans votre réserve.
square-3 = Une route
    .effect = 1 route par cow-boy, sans duel.
square-4 = Achat de terrains
square-5 = Construction à 12 $
square-6 = Construction à 10 $
square-7 = Construction à 8 $
square-8 = Construction à 6 $
square-9 = Construction à 5 $
square-10 = Construction à 4 $
square-11 = Construction à 3 $
square-12 = Bâtiments conservés
square-13 = Revenu des terrains
    .effect = 2 $ par parcelle possédée.
square-14 = Revenu des cow-boys
    .effect = 2 $ par point de puissance de feu.
square-15 = Jeu
    .effect = La somme de deux dés, en dollars.
square-16 = Revenus
square-17 = PV des terrains
    .effect = 1 PV pour deux parcelles.
square-18 = PV des cow-boys
    .effect = 1 PV pour deux points de puissance de feu.
square-19 = PV des bâtiments
    .effect = 1 PV par bâtiment à vous sur le plan.
square-20 = Achat de PV à 5 $
    .effect = Autant de points que voulu, à 5 $ pièce.
square-21 = Achat de PV à 4 $
    .effect = Autant de points que voulu, à 4 $ pièce ; jusqu'au tour 3.
square-22 = Achat de PV à 3 $
    .effect = Autant de points que voulu, à 3 $ pièce ; jusqu'au tour 2.
square-23 = Achat de PV à 2 $
    .effect = Autant de points que voulu, à 2 $ pièce ; au tour 1 seulement.

## Les côtés d'une parcelle

side-0 = nord
    .the = au nord
side-1 = ouest
    .the = à l'ouest
side-2 = sud
    .the = au sud
side-3 = est
    .the = à l'est

## Les parcelles, par colonne et par ligne

parcel-0 = A1
parcel-1 = B1
parcel-2 = C1
parcel-3 = D1
parcel-4 = E1
parcel-5 = F1
parcel-6 = G1
parcel-7 = H1
parcel-8 = A2
parcel-9 = B2
parcel-10 = C2
parcel-11 = D2
parcel-12 = E2
parcel-13 = F2
parcel-14 = G2
parcel-15 = H2
parcel-16 = A3
parcel-17 = B3
parcel-18 = C3
parcel-19 = D3
parcel-20 = E3
parcel-21 = F3
parcel-22 = G3
parcel-23 = H3
parcel-24 = A4
parcel-25 = B4
parcel-26 = C4
parcel-27 = D4
parcel-28 = E4
parcel-29 = F4
parcel-30 = G4
parcel-31 = H4
parcel-32 = A5
parcel-33 = B5
parcel-34 = C5
parcel-35 = D5
parcel-36 = E5
parcel-37 = F5
parcel-38 = G5
parcel-39 = H5
parcel-40 = A6
parcel-41 = B6
parcel-42 = C6
parcel-43 = D6
parcel-44 = E6
parcel-45 = F6
parcel-46 = G6
parcel-47 = H6
parcel-48 = A7
parcel-49 = B7
parcel-50 = C7
parcel-51 = D7
parcel-52 = E7
parcel-53 = F7
parcel-54 = G7
parcel-55 = H7
parcel-56 = A8
parcel-57 = B8
parcel-58 = C8
parcel-59 = D8
parcel-60 = E8
parcel-61 = F8
parcel-62 = G8
parcel-63 = H8

## Les tuiles de duel

tile-0 = 0
tile-1 = 1
tile-2 = 2
tile-3 = 3
tile-4 = 4
tile-5 = 5

## Les actions

action-parcel = { $parcel }
action-personality = { $card }
action-take_8 = Prendre 8 $
action-wait = Attendre
action-pay = Payer { $cash } $
action-skip = Ne rien prendre
action-take = Prendre la tuile : { $square }
action-lay_road = Route { $the_side } de { $parcel }
action-place = { $square }
action-claim = Acheter { $parcel }
action-attack = Attaquer { $parcel }
action-defend = Défendre { $parcel }
action-sheriff = Placer le cow-boy blanc
action-pass = Passer
action-duel_tile = Tuile { $tile }
action-take_back = Reprendre le cow-boy
action-fall = Le laisser pour 2 PV
action-duel = Duel en { $parcel }
action-buy = Acheter
action-decline = Renoncer
action-keep = Garder la tuile
action-house = Maison en { $parcel }
action-allow = Accepter
action-refuse = Refuser
action-place_kept = Placer : { $building }
action-done = Terminer
action-double = Doubler : { $building }
action-buy_vp = { $points ->
        [0] Aucun
       *[other] { $points } PV
    }
action-banker_buy = { $points ->
        [0] Aucun
        [3] 3 PV pour 3 $
        [5] 5 PV pour 12 $
       *[other] { $points } PV pour 25 $
    }
action-convert = { $points ->
        [0] Aucun
       *[other] { $points } PV
    }

## Les événements : départ et personnages

event-took_parcel = { $who ->
        [you] Vous prenez
       *[other] { $seat } prend
    } { $parcel }.
event-round_began = Tour { $round } sur 4.
event-chose = { $who ->
        [you] Vous choisissez
       *[other] { $seat } choisit
    } { $the_card }.
event-took_cash = { $who ->
        [you] Vous recevez { $cash } $ avec { $the_card }.
       *[other] { $seat } reçoit { $cash } $ avec { $the_card }.
    }
event-waited = { $who ->
        [you] Vous attendez
       *[other] { $seat } attend
    } avec { $the_card }.
event-took_roads = { $who ->
        [you] Vous recevez
       *[other] { $seat } reçoit
    } { $count ->
        [0] 0 route : il n'en reste plus.
        [one] { $count } route.
       *[other] { $count } routes.
    }
event-hired = { $who ->
        [you] Vous recrutez
       *[other] { $seat } recrute
    } { $count ->
        [0] personne.
        [one] { $count } cow-boy : { $cash } $.
       *[other] { $count } cow-boys : { $cash } $.
    }
event-armed = { $who ->
        [you] Vous achetez
       *[other] { $seat } achète
    } { $count ->
        [0] 0 revolver.
        [one] { $count } revolver : { $cash } $.
       *[other] { $count } revolvers : { $cash } $.
    }
event-took_tile = { $who ->
        [you] Vous prenez { $the_building } dans la rangée : { $cash } $.
       *[other] { $seat } prend { $the_building } dans la rangée : { $cash } $.
    }

## Les événements : placement

event-laid_road = { $who ->
        [you] Vous posez
       *[other] { $seat } pose
    } une route { $the_side } de { $parcel }.
event-bridged = { $who ->
        [you] Vous posez
       *[other] { $seat } pose
    } un pont { $the_side } de { $parcel } : 2 routes.
event-placed = { $who ->
        [you] Vous posez
       *[other] { $seat } pose
    } un cow-boy : { $square }.
event-claimed = { $who ->
        [you] Vous voulez
       *[other] { $seat } veut
    } acheter { $parcel }.
event-attacked = { $who ->
        [you] Vous attaquez { $the_building } en { $parcel }, chez { $target }.
        [target] { $seat } attaque { $the_building } en { $parcel }, chez vous.
       *[other] { $seat } attaque { $the_building } en { $parcel }, chez { $target }.
    }
event-defended = { $who ->
        [you] Vous défendez
       *[other] { $seat } défend
    } { $the_building } en { $parcel }.
event-sheriff_placed = { $who ->
        [you] Vous placez
       *[other] { $seat } place
    } le cow-boy blanc : { $square }.
event-sheriff_claimed = { $who ->
        [you] Vous envoyez le cow-boy blanc en { $parcel } : la parcelle vous est réservée.
       *[other] { $seat } envoie le cow-boy blanc en { $parcel } : la parcelle lui est réservée.
    }
event-sheriff_defended = { $who ->
        [you] Vous envoyez le cow-boy blanc garder { $the_building } en { $parcel }.
       *[other] { $seat } envoie le cow-boy blanc garder { $the_building } en { $parcel }.
    }
event-passed = { $who ->
        [you] Vous passez, au rang { $rank }.
       *[other] { $seat } passe, au rang { $rank }.
    }
event-resolution_began = Tout le monde a passé : on résout la piste du tour { $round }.

## Les événements : duels

event-rolled = { $who ->
        [you] Vous tirez
       *[other] { $seat } tire
    } : dé { $die } + puissance de feu { $firepower } = { $total }.
event-chose_tile = { $who ->
        [you] Vous choisissez la tuile { $tile }.
       *[other] { $seat } choisit la tuile { $tile }.
    }
event-chose_tile-public = { $seat } a choisi sa tuile.
event-showed_tile = { $who ->
        [you] Vous montrez
       *[other] { $seat } montre
    } : tuile { $tile } + puissance de feu { $firepower } = { $total }.
event-drew_tiles = { $who ->
        [you] Vous n'avez plus de tuile et piochez : { $tiles }.
       *[other] { $seat } n'a plus de tuile et pioche : { $tiles }.
    }
event-drew_tiles-public = { $seat } n'a plus de tuile et en pioche { $count }.
event-won_square = { $who ->
        [you] Vous gagnez le duel : { $square }.
       *[other] { $seat } gagne le duel : { $square }.
    }
event-won_parcel = { $who ->
        [you] Vous gagnez le duel en { $parcel }.
       *[other] { $seat } gagne le duel en { $parcel }.
    }
event-consoled = { $who ->
        [you] Le duel perdu vous vaut { $points } PV.
       *[other] Le duel perdu vaut { $points } PV à { $seat }.
    }
event-fell = { $who ->
        [you] Votre cow-boy reste à terre : { $points } PV.
       *[other] Un cow-boy de { $seat } reste à terre : { $points } PV.
    }

## Les événements : résolution

event-earned = { $square } : { $cash } $ pour { $who ->
        [you] vous.
       *[other] { $seat }.
    }
event-took_chip = { $who ->
        [you] Vous prenez
       *[other] { $seat } prend
    } les munitions : { $firepower } points de puissance de feu.
event-declined_parcel = { $who ->
        [you] Vous renoncez
       *[other] { $seat } renonce
    } à { $parcel } ({ $cash } $).
event-bought_parcel = { $who ->
        [you] Vous achetez
       *[other] { $seat } achète
    } { $parcel } : { $cash } $.
event-declined_building = { $who ->
        [you] Vous n'achetez pas
       *[other] { $seat } n'achète pas
    } { $the_building } ({ $cash } $).
event-bought_building = { $who ->
        [you] Vous achetez
       *[other] { $seat } achète
    } { $the_building } : { $cash } $.
event-kept = { $who ->
        [you] Vous gardez
       *[other] { $seat } garde
    } { $the_building } pour plus tard.
event-asked = { $who ->
        [you] Vous demandez à { $target } une place pour une maison en { $parcel }.
        [target] { $seat } vous demande une place pour une maison en { $parcel }.
       *[other] { $seat } demande à { $target } une place pour une maison en { $parcel }.
    }
event-allowed = { $who ->
        [you] Vous acceptez
       *[other] { $seat } accepte
    } la maison en { $parcel }.
event-refused = { $who ->
        [you] Vous refusez
       *[other] { $seat } refuse
    } la maison en { $parcel }.
event-built = { $who ->
        [you] Vous construisez
       *[other] { $seat } construit
    } { $the_building } en { $parcel }.
event-built_house = { $who ->
        [you] Vous posez
       *[other] { $seat } pose
    } une maison en { $parcel }.
event-protected = Une église protège { $the_building } en { $parcel } : { $who ->
        [you] vous reprenez votre cow-boy.
       *[other] { $seat } reprend son cow-boy.
    }
event-gambled = { $who ->
        [you] Vous jouez
       *[other] { $seat } joue
    } : { $white } + { $black } = { $cash } $.
event-doubled = { $who ->
        [you] Vous doublez
       *[other] { $seat } double
    } ces revenus : { $building }.
event-rent_paid = { $who ->
        [you] Vos bâtiments vous rapportent { $cash } $.
       *[other] { $seat } touche { $cash } $ de ses bâtiments.
    }
event-robbed = { $who ->
        [you] Vous volez { $cash } $ à { $target } : { $the_building } en { $parcel }.
        [target] { $seat } vous vole { $cash } $ : { $the_building } en { $parcel }.
       *[other] { $seat } vole { $cash } $ à { $target } : { $the_building } en { $parcel }.
    }
event-scored = { $square } : { $points } PV pour { $who ->
        [you] vous.
       *[other] { $seat }.
    }
event-bought_points = { $who ->
        [you] Vous achetez
       *[other] { $seat } achète
    } { $points } PV : { $cash } $.

## Les événements : fin de tour et fin de partie

event-rewarded = { $who ->
        [you] Vous marquez { $points } PV avec { $the_card }.
       *[other] { $seat } marque { $points } PV avec { $the_card }.
    }
event-new_cowboys = { $count } cow-boys de plus pour chacun, 10 au plus.
event-converted = { $who ->
        [you] Vous payez
       *[other] { $seat } paie
    } { $cash } $ à la banque : { $points } PV.
event-tile_came = La rangée à { $cash } $ reçoit une tuile : { $building }.
event-counted = { $who ->
        [you] Votre décompte
       *[other] Décompte de { $seat }
    } : { $estate } PV de domaine, { $savings } d'argent{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } de Kit Carson
    }. Total : { $points } PV.
event-game_ended = { $who ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    } avec { $points } PV.

## Les options

option-preset = Édition : la règle de la maison (seed), ou la règle publiée (published), qui a 4 banques, des églises pour leur propriétaire seul et un Colon rouge payé en dollars. Les autres options gardent le dernier mot.
    .seed = De la maison
    .published = Édition publiée
option-bank_count = Nombre de banques parmi les tuiles.
option-starting_revolvers = Revolvers de chaque joueur au départ (1 dans les éditions récentes).
option-tie_break = Ce qui départage les égalités : l'ordre dans lequel on a passé (pass), ou le numéro des personnages (personality).
    .pass = Ordre des passes
    .personality = Personnalité
option-church_scope = Ce que protège une église : tous les bâtiments voisins (all), ou ceux de son propriétaire (owner).
    .all = Tous
    .owner = Le propriétaire
option-house_equivalents = À qui ranchs, églises et hôtels servent de maisons : à leur propriétaire (owner), ou à tous (all).
    .owner = Le propriétaire
    .all = Tous
option-undefended_attack = Une attaque sans défenseur réussit d'office (auto), ou le propriétaire se bat sans cow-boy (duel).
    .auto = Succès aussitôt
    .duel = Duel quand même
option-kept_building = Une tuile gardée se place dès ce tour (same_round), ou au tour suivant (next_round).
    .same_round = Même manche
    .next_round = Manche suivante
option-settler_red_reward = Le Colon rouge reçoit par montagne 1 PV (vp), ou 1 $ (cash).
    .vp = Points
    .cash = Dollars
option-settler_red_limit = Limite d'argent du Colon rouge.
option-road_supply_finite = Les 25 routes peuvent s'épuiser.
option-property_tile_limit = Personne ne possède plus de 12 parcelles.
option-sheriff_counts = Le cow-boy blanc en réserve compte pour 1 point de puissance de feu.
option-personality_sides = Faces des personnages : jaunes (yellow), rouges (red), tirées au sort (random), ou une liste de sept nombres, 0 pour jaune et 1 pour rouge.
    .yellow = Jaunes
    .red = Rouges
    .random = Au hasard
option-duel_mode = Les duels se règlent aux dés (dice), ou avec des tuiles secrètes (tiles).
    .dice = Dés
    .tiles = Tuiles secrètes
option-board = Plan simple (plain), ou traversé par la rivière (river).
    .plain = Plaine
    .river = Rivière
option-fallen_cowboys = Un duel perdu peut valoir 2 PV, au prix du cow-boy.
option-kit_carson_bonus = Au dernier tour, 1 PV par joueur qui passe après vous.

## Le dessin dans le terminal

draw-before = Parcelles de départ
draw-round = Tour { $round } sur { $rounds }
draw-supply = Réserve : { $roads } routes, { $houses } maisons, { $tiles } tuiles dans le sac
draw-tile = { $price } $ : { $tile }
draw-closed = { $name } (fermé)
draw-legend = A à E : propriétaires. a à e : cow-boys, * : le blanc. $ : prix, + : revenu. ═ ║ : routes.
draw-player = Joueur
draw-card = Personnage
draw-cash = $
draw-points = PV (fin)
draw-cowboys = Cow.
draw-guns = Rev.
draw-power = Feu
draw-roads = Rte
draw-land = Ter.
draw-kept = Gardés
draw-red = { " " }rouge
draw-waits = { " " }attend
draw-limit = ≤{ $limit } $
draw-ties = Égalités pour, dans l'ordre : { $names }.
draw-hand = { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
draw-hand-sum = { $count ->
        [one] { $count } tuile, somme { $sum }
       *[other] { $count } tuiles, somme { $sum }
    }
draw-hands = Tuiles de duel : { $hands }.
draw-asked-buy_parcel = { $place } : { $thing }, { $price } $.
draw-asked-buy_building = { $tile } : { $price } $.
draw-asked-build = Tuile en main : { $tile }.
draw-asked-house = { $tile } en { $place }.
draw-asked-consent = Maison en { $place }.
draw-asked-buy_points = { $price } $ le point.
draw-asked-cash_limit = Vous avez { $cash } $, vous en gardez { $limit } au plus.
draw-asked-duel_tile = { $place } : { $names }.
draw-asked-fallen = { $place }.
