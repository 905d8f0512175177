### Carson City : noms, questions, actions, événements, options.
### `$who` dit à qui l'on parle : `you` à celui qui agit, `target` à celui qui est visé, sinon `other`.

title = Carson City
pitch = Quatre manches pour envoyer vos cow-boys, gagner vos duels et bâtir la ville. Qui a le plus de points de victoire à la fin l'emporte.
score = { $score } PV
score-1 = Points de victoire
score-2 = Rang au dernier tour
    .value = { $place }
    .decides = À égalité de points, le meilleur rang au dernier tour l'emporte.

## Ce qu'on demande, sans nombres : quand la phrase est seule

phase-start = Choisissez une parcelle de départ, gratuite.
phase-personality = Choisissez votre personnage pour cette manche.
phase-eight_or_wait = Prenez-vous 8 $ maintenant, ou attendez-vous l'autre effet de votre personnage ?
phase-settler = Le Colon vous offre une parcelle. Laquelle ?
phase-captain = Le Capitaine recrute. Combien payez-vous ?
phase-worker = L'Ouvrier chinois peut prendre une tuile de la rangée pour 5 $. Laquelle ?
phase-place = Placez un cow-boy, posez une route ou passez.
phase-sheriff = Où envoyez-vous le cow-boy blanc ?
phase-duel_tile = Duel. Choisissez votre tuile en secret.
phase-fallen = Duel perdu. Reprenez-vous votre cow-boy, ou le laissez-vous à terre pour 2 PV ?
phase-next_duel = Votre rang décide quel duel vient d'abord.
phase-buy_parcel = Achetez-vous la parcelle que vous visiez ?
phase-buy_building = Achetez-vous la tuile de votre case ?
phase-build = Où bâtissez-vous ? Vous pouvez d'abord poser des routes, ou garder la tuile.
phase-house = Où va la maison qui accompagne votre bâtiment ?
phase-consent = On vous demande une place pour une maison sur votre terrain. Elle serait à vous. Acceptez-vous ?
phase-kept = Placez vos tuiles gardées, posez des routes, ou terminez.
phase-double = L'Épicière prend 8 $, ou double les revenus d'un type de bâtiment. Lequel ?
phase-buy_points = Combien de points achetez-vous ?
phase-banker = Le Banquier vend des points. Combien en prenez-vous ?
phase-cash_limit = Fin de manche. Combien de points prenez-vous à 10 $ pièce ? L'excédent part de toute façon.
phase-over = La partie est finie.

## Ce qu'on demande, avec les nombres que donne `stake` : la phrase entière ; `head`, `price` et les effets pour un petit écran

question-start = Quelle parcelle prendre ? C'est la { $count ->
        [1] première
       *[2] seconde
    } de vos deux parcelles gratuites.
    .head = Quelle parcelle ?
    .effect1 = C'est la { $count ->
        [1] première
       *[2] seconde
    } de vos deux parcelles gratuites.
    .effect2 = On ne bâtit que sur un terrain vide à soi.
question-personality = Quel personnage prendre ? Son numéro fixe votre place dans la manche, sa limite l'argent que vous gardez.
    .head = Quel personnage ?
    .effect1 = Son numéro fixe votre place dans la manche.
    .effect2 = Sa limite est l'argent que vous gardez à la fin.
question-eight_or_wait = Prendre 8 $ avec { $the_card } ? Vous en avez { $cash }. { question-eight_or_wait.effect2 }
    .head = Prendre 8 $ ?
    .price = + 8 $
    .effect1 = Vous avez { $cash } $.
    .effect2 = { $reward ->
        [0] Attendre double un type de bâtiment : { $gain ->
            [0] rien pour le moment.
           *[other] { $gain } $ de plus avec { $the_building }.
        }
        [1] Attendre vaut 1 PV par maison à vous : { $gain } pour le moment.
        [2] Attendre vaut 1 PV par montagne à vous : { $gain } pour le moment.
       *[3] Attendre vaut 1 $ par montagne à vous : { $gain } pour le moment.
    }
question-settler = Quelle parcelle prendre ? Le Colon vous l'offre, montagne ou maison comprise.
    .head = Quelle parcelle ?
    .effect1 = Le Colon vous l'offre, montagne ou maison comprise.
question-captain = { question-captain.head } { question-captain.effect1 } Vous avez { $cash } $.
    .head = { $red ->
        [0] Recruter ?
       *[1] Acheter un revolver ?
    }
    .effect1 = { $red ->
        [0] 1 cow-boy pour 1 $, 2 pour 4 $, 3 pour 9 $.
       *[1] 1 revolver pour 3 $, 2 pour 9 $, pour toute la partie.
    }
    .effect2 = Vous avez { $cash } $.
question-worker = Prendre une tuile de la rangée ? { $price } $ sur vos { $cash }. Elle se bâtit ou se garde aussitôt.
    .head = Prendre une tuile ?
    .price = { $price } $
    .effect1 = Il vous restera { $left } $.
    .effect2 = Elle se bâtit ou se garde aussitôt.
question-place = Où placer un cow-boy ? { question-place.effect1 } { question-place.effect2 }
    .head = Où placer un cow-boy ?
    .effect1 = { $cowboys ->
        [0] Il ne vous reste que le cow-boy blanc.
        [one] Il vous en reste { $cowboys }.
       *[other] Il vous en reste { $cowboys }.
    }
    .effect2 = Passer maintenant : { $rank ->
        [1] 1er
       *[other] { $rank }e
    } rang, aux égalités{ $last ->
        [1] .
       *[other] {" "}et au choix suivant.
    }
    .effect3 = { $roads ->
        [0] Vous n'avez pas de route à poser.
        [one] Vous pouvez d'abord poser { $roads } route.
       *[other] Vous pouvez d'abord poser { $roads } routes.
    }
question-sheriff = Où placer le cow-boy blanc ? Personne ne peut l'y rejoindre : pas de duel.
    .head = Où va le cow-boy blanc ?
    .effect1 = Personne ne peut l'y rejoindre : pas de duel.
question-duel_tile = Quelle tuile jouer ? Duel : { $map ->
        [0] { $square }.
       *[1] { $parcel }.
    } { question-duel_tile.effect1 }
    .head = Quelle tuile jouer ?
    .effect1 = Elle s'ajoute à votre puissance de feu : { $firepower }.
question-fallen = Reprendre votre cow-boy ? Duel perdu : { $map ->
        [0] { $square }.
       *[1] { $parcel }.
    } { question-fallen.effect1 }
    .head = Reprendre le cow-boy ?
    .effect1 = À terre, il vaut { $points } PV et part dans la réserve générale.
question-next_duel = Quel duel d'abord ? Il y en a { $count } ; votre rang décide.
    .head = Quel duel d'abord ?
    .effect1 = Il y en a { $count } ; votre rang décide.
    .effect2 = Qui perd reprend son cow-boy, et tire mieux au duel suivant.
question-buy_parcel = Acheter { $parcel } ? { $price } $ sur vos { $cash }. { question-buy_parcel.effect2 }
    .head = Acheter { $parcel } ?
    .price = { $price } $
    .effect1 = Il vous restera { $left } $.
    .effect2 = { $thing ->
        [0] { $road ->
            [0] Aucune route n'y passe encore
           *[1] La route y passe
        }.{ $income ->
            [0] { "" }
           *[other] { " " }Ce qui y rapporterait le plus : { $building }, { $income } $.
        }
        [2] La montagne vaut 2 PV à la fin et ne sert plus qu'à vos mines.
       *[3] La maison vaut 2 PV à la fin et ne sert plus qu'à vos bâtiments.
    }
question-buy_building = Acheter { $the_building } ? { $price } $ sur vos { $cash }. { question-buy_building.effect2 }
    .head = Acheter { $the_building } ?
    .price = { $price } $
    .effect1 = Il vous restera { $left } $.
    .effect2 = { $places ->
        [0] Aucun de vos terrains ne convient encore : la tuile se garde.
       *[1] { $income ->
            [0] À bâtir en { $site }, ou à garder.
           *[other] En { $site }, revenu de { $income } $ par manche.
        }
    }
question-build = Où bâtir { $the_building } ? { question-build.effect1 }
    .head = Où bâtir { $the_building } ?
    .effect1 = { $places ->
        [0] Aucun de vos terrains ne convient encore : posez une route, ou gardez la tuile.
       *[1] { $income ->
            [0] En { $site } par exemple, ou gardez la tuile.
           *[other] Au mieux en { $site } : { $income } $ par manche.
        }
    }
    .effect2 = { $roads ->
        [0] Vous n'avez pas de route à poser.
        [one] Vous pouvez d'abord poser { $roads } route.
       *[other] Vous pouvez d'abord poser { $roads } routes.
    }
question-house = Où poser la maison qui va avec { $the_building } en { $parcel } ? { question-house.effect1 }
    .head = Où poser la maison ?
    .effect1 = Sans propriétaire, elle sert à tous ; chez vous, à vos bâtiments seulement.
    .effect2 = Chez quelqu'un d'autre, il faut son accord, et elle lui appartient.
question-consent = Accepter une maison en { $parcel } ? { $target } vous la demande. { question-consent.effect1 }
    .head = Une maison en { $parcel } ?
    .effect1 = Elle sera à vous : 2 PV à la fin, mais vous ne bâtirez plus rien là.
    .effect2 = Elle permet un bâtiment à { $target }.
question-kept = { question-kept.head } { question-kept.effect1 }
    .head = { $count ->
        [0] Poser des routes ?
       *[other] Placer une tuile ?
    }
    .effect1 = { $count ->
        [0] { $roads ->
            [one] Il vous reste { $roads } route
           *[other] Il vous reste { $roads } routes
        }, à poser maintenant ou plus tard.
        [one] Un type de tuile gardée a sa place ; routes : { $roads }.
       *[other] { $count } types de tuiles gardées ont leur place ; routes : { $roads }.
    }
question-double = Doubler quels revenus ? { question-double.effect1 }
    .head = Doubler quels revenus ?
    .effect1 = { $gain ->
        [0] Rien à doubler pour le moment : prenez plutôt 8 $.
       *[other] Au mieux { $the_building } : { $gain } $ de plus. Sinon, prenez 8 $.
    }
question-buy_points = Combien de points acheter ? { $price } $ le PV : { $most } au plus avec vos { $cash } $.
    .head = Points à acheter ?
    .price = { $price } $
    .effect1 = Vous avez { $cash } $ : { $most } PV au plus.
    .effect2 = À la fin de la partie, 6 $ valent 1 PV.
question-banker = Acheter des points ? 3 PV pour 3 $, 5 pour 12 $, 7 pour 25 $. Vous avez { $cash } $.
    .head = Acheter des points ?
    .effect1 = 3 PV pour 3 $, 5 pour 12 $, 7 pour 25 $.
    .effect2 = Vous avez { $cash } $.
    .effect3 = À la fin de la partie, 6 $ valent 1 PV.
question-cash_limit = Combien de points prendre ? 10 $ le PV, sur vos { $cash }. { question-cash_limit.effect2 }
    .head = Points à acheter ?
    .price = 10 $
    .effect1 = Vous avez { $cash } $ : { $most } PV au plus.
    .effect2 = { $excess ->
        [0] Votre limite est de { $limit } $ : rien ne se perd.
       *[other] Votre limite est de { $limit } $ : { $excess } $ { $excess ->
            [one] part
           *[other] partent
        } de toute façon.
    }
    .effect3 = À la fin de la partie, 6 $ valent 1 PV.

## Un personnage, une cible : avant de confirmer

choice-personality = Prendre { $the_card } ? { $effect } { choice-personality.effect2 } { choice-personality.effect3 }
    .head = Prendre { $the_card } ?
    .effect1 = { $effect }
    .effect2 = Numéro { $number } : { $before ->
        [0] personne avant vous pour le moment.
       *[other] vous jouez après { $name }.
    }
    .effect3 = En fin de manche, { $limit } $ au plus.
target-claim = Viser { $parcel } ? { $price } $ à payer plus tard, sur vos { $cash }. { $road ->
        [0] La route n'y passe pas.
       *[1] La route y passe.
    }{ $rivals ->
        [0] { "" }
        [one] { " " }{ $name } y est déjà : duel.
       *[other] { " " }{ $name } y sont déjà : duel.
    }
    .head = Viser { $parcel } ?
target-attack = Attaquer { $parcel } ? Chez { $name }, { $the_building } : la moitié du revenu, { $loot } $ sur { $income }. { $rivals ->
        [0] Personne n'y est.
        [one] { $others } y est déjà : duel.
       *[other] { $others } y sont déjà : duel.
    }
    .head = Attaquer { $parcel } ?
target-defend = Défendre { $parcel } ? Vous y avez { $the_building } : revenu de { $income } $. { $rivals ->
        [0] Personne ne l'attaque encore.
        [one] { $others } l'attaque : duel.
       *[other] { $others } l'attaquent : duel.
    }
    .head = Défendre { $parcel } ?
target-place = { $square } ? { $effect }{ $rivals ->
        [0] { "" }
        [one] { " " }{ $name } y est déjà : duel.
       *[other] { " " }{ $name } y sont déjà : duel.
    }
    .head = { $square } ?

## Ce que décide un autre

waits-start = { $names } choisit une parcelle.
waits-personality = { $names } choisit un personnage.
waits-eight_or_wait = { $names } hésite : 8 $ ou attendre.
waits-settler = { $names } choisit une parcelle gratuite.
waits-captain = { $names } décide combien payer au Capitaine.
waits-worker = { $names } regarde la rangée : une tuile pour 5 $.
waits-place = { $names } place un cow-boy ou passe.
waits-sheriff = { $names } place le cow-boy blanc.
waits-duel_tile = Duel : on attend la tuile de { $names }.
waits-fallen = { $names } décide du sort d'un cow-boy battu.
waits-next_duel = { $names } décide quel duel vient d'abord.
waits-buy_parcel = { $names } achète une parcelle ou la laisse.
waits-buy_building = { $names } achète une tuile ou la laisse.
waits-build = { $names } cherche où bâtir.
waits-house = { $names } cherche où poser une maison.
waits-consent = { $names } accepte une maison ou la refuse.
waits-kept = { $names } place des tuiles gardées ou termine.
waits-double = { $names } choisit quels revenus doubler.
waits-buy_points = { $names } achète des points.
waits-banker = { $names } achète des points au Banquier.
waits-cash_limit = { $names } convertit son argent.

## Les réponses, là où la question leur donne un prix

answer-captain-pay = { $red ->
        [0] { $cash ->
            [0] Personne
            [1] 1 cow-boy · 1 $
            [4] 2 cow-boys · 4 $
           *[9] 3 cow-boys · 9 $
        }
       *[1] { $cash ->
            [0] Aucun
            [3] 1 revolver · 3 $
           *[9] 2 revolvers · 9 $
        }
    }
answer-buy_parcel-buy = Acheter · { $price } $
answer-buy_parcel-decline = Laisser
answer-buy_building-buy = Acheter · { $price } $
answer-buy_building-decline = Laisser
answer-fallen-fall = Laisser à terre · { $points } PV

## Les personnages

card-1 = Shérif
    .the = le Shérif
    .effect = Jaune : le cow-boy blanc est à vous pour cette manche (limite 20 $). Rouge : vous ne provoquez ni attaque ni duel, et chaque duel perdu vous vaut 3 PV (limite 20 $).
    .yellow = Le cow-boy blanc est à vous pour cette manche : là où il va, pas de duel.
    .red = Vous ne provoquez ni attaque ni duel ; chaque duel perdu vous vaut 3 PV.
card-2 = Banquier
    .the = le Banquier
    .effect = Jaune : 9 $ tout de suite (limite 120 $). Rouge : en fin de manche, 3 PV pour 3 $, 5 pour 12 $ ou 7 pour 25 $ (limite 60 $).
    .yellow = 9 $ tout de suite.
    .red = En fin de manche, 3 PV pour 3 $, 5 pour 12 $ ou 7 pour 25 $.
card-3 = Épicière
    .the = l'Épicière
    .effect = Jaune : 8 $, ou le double des revenus d'un type de bâtiment (limite 60 $). Rouge : 8 $, ou 1 PV par maison possédée en fin de manche (limite 60 $).
    .yellow = 8 $, ou le double des revenus d'un type de bâtiment.
    .red = 8 $, ou 1 PV par maison possédée en fin de manche.
card-4 = Ouvrier chinois
    .the = l'Ouvrier chinois
    .effect = Jaune : 2 routes, et les tuiles à moitié prix (limite 30 $). Rouge : pour 5 $, une tuile de la rangée, tout de suite (limite 30 $).
    .yellow = 2 routes, et les tuiles à moitié prix.
    .red = Pour 5 $, une tuile de la rangée, tout de suite.
card-5 = Colon
    .the = le Colon
    .effect = Jaune : une parcelle gratuite (limite 30 $). Rouge : 8 $, ou 1 PV par montagne possédée en fin de manche (limite 30 $).
    .yellow = Une parcelle gratuite.
    .red = 8 $, ou 1 PV par montagne possédée en fin de manche.
    .red-cash = 8 $, ou 1 $ par montagne possédée en fin de manche.
card-6 = Capitaine
    .the = le Capitaine
    .effect = Jaune : 1, 2 ou 3 cow-boys de plus pour 1, 4 ou 9 $ (limite 25 $). Rouge : 1 ou 2 revolvers pour 3 ou 9 $ (limite 20 $).
    .yellow = 1, 2 ou 3 cow-boys de plus pour 1, 4 ou 9 $.
    .red = 1 ou 2 revolvers pour 3 ou 9 $.
card-7 = Mercenaire
    .the = le Mercenaire
    .effect = Jaune : 3 points de puissance de feu pour cette manche (limite 20 $). Rouge : 2 points (limite 30 $).
    .yellow = 3 points de puissance de feu pour cette manche.
    .red = 2 points de puissance de feu pour cette manche.

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
    .effect = Rapporte 6 $ ; compte comme deux maisons ; route et maison nécessaires.
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
    .effect = Le jeton de 3 revolvers jusqu'à la fin de la manche.
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
    .effect = Autant de points que voulu, à 4 $ pièce ; jusqu'à la manche 3.
square-22 = Achat de PV à 3 $
    .effect = Autant de points que voulu, à 3 $ pièce ; jusqu'à la manche 2.
square-23 = Achat de PV à 2 $
    .effect = Autant de points que voulu, à 2 $ pièce ; à la manche 1 seulement.

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

## D'où viennent les points, dans l'ordre de la liste `sources`

source-0 = Case Terrains
source-1 = Case Cow-boys
source-2 = Case Bâtiments
source-3 = Points achetés
source-4 = Duels perdus
source-5 = Personnages
source-6 = Argent converti
source-7 = Domaine
source-8 = Argent restant
source-9 = Kit Carson
source-10 = Avant la partie

## Les actions

action-parcel = { $parcel }
action-personality = { $card }
action-take_8 = Prendre 8 $
action-wait = Attendre
action-pay = Payer { $cash } $
action-skip = Ne rien prendre
action-take = Prendre la tuile : { $square }
action-lay_road = Route en { $parcel }, { $the_side }
action-place = { $square }
action-claim = Viser { $parcel }
action-attack = Attaquer { $parcel }
action-defend = Défendre { $parcel }
action-sheriff = Placer le cow-boy blanc
action-pass = Passer
action-duel_tile = Tuile { $tile }
action-take_back = Reprendre le cow-boy
action-fall = Le laisser à terre pour 2 PV
action-duel = Duel en { $parcel }
action-buy = Acheter
action-decline = Laisser
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

## Les événements : départ et personnages

event-took_parcel = { $who ->
        [you] Vous prenez
       *[other] { $seat } prend
    } { $parcel }.
event-round_began = Manche { $round } sur 4.
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

## Les événements : placement

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
event-resolution_began = Tout le monde a passé : la piste de la manche { $round } se résout.

## Les événements : duels

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
seat-you = vous
duel-won = { $who ->
        [you] Vous gagnez le duel contre { $losers }
       *[other] { $seat } gagne le duel contre { $losers }
    }, { $total } à { $against }{ $tied ->
        [0] { "" }
        [1] , pour avoir passé avant
       *[2] , pour jouer avant
    }
event-won_building = { duel-won } : { $the_building }.
event-won_square = { duel-won } : { $square }.
event-won_parcel = { duel-won } : { $parcel }, à { $cash } $.
event-won_attack = { duel-won }, et la moitié du revenu : { $the_building } en { $parcel }, chez { $who ->
        [owner] vous.
       *[other] { $owner }.
    }
event-won_defence = { duel-won } : { $the_building } en { $parcel } garde tout son revenu.
event-consoled = { $who ->
        [you] Le duel perdu vous vaut { $points } PV.
       *[other] Le duel perdu vaut { $points } PV à { $seat }.
    }
event-fell = { $who ->
        [you] Votre cow-boy reste à terre : { $points } PV.
       *[other] Un cow-boy de { $seat } reste à terre : { $points } PV.
    }

## Les événements : résolution

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

## Les événements : fin de manche et fin de partie

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
event-round_ended = Fin de la manche { $round } : { $points ->
        [0] personne n'a encore de PV.
       *[other] { $level ->
            [1] { $who ->
                [you] vous menez avec { $points } PV.
               *[other] { $seat } mène avec { $points } PV.
            }
           *[other] { $level } à égalité en tête avec { $points } PV.
        }
    }
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
    } avec { $points } PV{ $tied ->
        [0] .
       *[other] { "" } ; à égalité, le meilleur rang l'emporte.
    }

## Ce qui vient d'arriver, en une ligne ; rien pour ce qui n'en est pas la suite

news-round_began = { "" }
news-took_cash = { $who ->
        [you] Vous recevez +{ $cash } $ avec { $the_card }.
       *[other] { $seat } reçoit +{ $cash } $ avec { $the_card }.
    }
news-claimed = { $who ->
        [you] Vous visez
       *[other] { $seat } vise
    } { $parcel }.
news-attacked = { $who ->
        [you] Vous attaquez { $the_building } de { $target }, en { $parcel }.
        [target] { $seat } attaque chez vous { $the_building } en { $parcel }.
       *[other] { $seat } attaque { $the_building } de { $target }, en { $parcel }.
    }
news-sheriff_claimed = { $who ->
        [you] Vous réservez
       *[other] { $seat } réserve
    } { $parcel } avec le cow-boy blanc.
news-sheriff_defended = { $who ->
        [you] Votre cow-boy blanc garde
       *[other] Le cow-boy blanc de { $seat } garde
    } { $the_building } en { $parcel }.
news-resolution_began = Tout le monde a passé : la piste commence.
news-rolled = { "" }
news-chose_tile = { "" }
news-chose_tile-public = { "" }
news-showed_tile = { "" }
news-drew_tiles = { "" }
news-drew_tiles-public = { "" }
news-consoled = { $who ->
        [you] Le duel perdu vous vaut +{ $points } PV.
       *[other] Le duel perdu vaut +{ $points } PV à { $seat }.
    }
news-fell = { $who ->
        [you] Votre cow-boy reste à terre : +{ $points } PV.
       *[other] Un cow-boy de { $seat } reste à terre : +{ $points } PV.
    }
news-earned = { $who ->
        [you] Vous recevez
       *[other] { $seat } reçoit
    } +{ $cash } $ : { $square }.
news-gambled = { $who ->
        [you] Vos dés font { $white } et { $black } : +{ $cash } $.
       *[other] Les dés de { $seat } font { $white } et { $black } : +{ $cash } $.
    }
news-rent_paid = { $cash ->
        [0] { "" }
       *[other] { $who ->
            [you] Vos bâtiments vous rapportent +{ $cash } $.
           *[other] { $seat } touche +{ $cash } $ de ses bâtiments.
        }
    }
news-robbed = { $who ->
        [you] Vous volez +{ $cash } $ à { $target } : { $the_building } en { $parcel }.
        [target] { $seat } vous vole −{ $cash } $ : { $the_building } en { $parcel }.
       *[other] { $seat } vole { $cash } $ à { $target } : { $the_building } en { $parcel }.
    }
news-scored = { $who ->
        [you] Vous marquez
       *[other] { $seat } marque
    } +{ $points } PV : { $square }.
news-bought_points = { $who ->
        [you] Vous achetez
       *[other] { $seat } achète
    } +{ $points } PV pour { $cash } $.
news-rewarded = { $who ->
        [you] Vous marquez +{ $points } PV avec { $the_card }.
       *[other] { $seat } marque +{ $points } PV avec { $the_card }.
    }
news-new_cowboys = { "" }
news-converted = { $who ->
        [you] Vous payez
       *[other] { $seat } paie
    } { $cash } $ à la banque : +{ $points } PV.
news-tile_came = { "" }
news-counted = { "" }

## Les options

preset-seed = De la maison
    .about = Cinq banques, faces jaunes, plaine. La règle que nous conseillons.
preset-published = Comme publiée
    .about = Quatre banques ; l'église ne garde que son maître ; le Colon rouge est payé en dollars.
preset-recent = Éditions récentes
    .about = Comme publiée, et un revolver chacun pour commencer.
preset-regulars = Pour habitués
    .about = Rivière, faces tirées au sort, duels aux tuiles.

option-board = Le plan
    .about = La rivière coupe la ville en deux : les ponts coûtent 2 routes, les mines au bord rapportent 3 $ de plus.
    .choice-plain = Plaine
    .choice-river = Rivière
option-personality_sides = Les personnages
    .about = Jaune pour débuter. Une seule face sert, la même toute la partie.
    .choice-yellow = Jaunes
    .choice-red = Rouges
    .choice-random = Au sort
option-duel_mode = Les duels
    .about = Aux dés, un coup de chance. Aux tuiles, on choisit en secret.
    .choice-dice = Dés
    .choice-tiles = Tuiles
option-tie_break = En cas d'égalité
    .about = Qui passe tôt gagne les égalités ; ou bien le plus petit personnage.
    .choice-pass = Qui a passé
    .choice-personality = Personnage
option-church_scope = L'église protège
    .about = Tous les bâtiments voisins, ou seulement ceux de son maître.
    .choice-all = Tous
    .choice-owner = Les siens
option-undefended_attack = Attaque sans défenseur
    .about = Elle réussit d'office, ou le propriétaire lance quand même son dé.
    .choice-auto = Réussit
    .choice-duel = Duel
option-bank_count = Banques
    .about = Cinq parmi les bâtiments selon notre règle, quatre dans l'édition publiée.
    .choice-5 = Cinq
    .choice-4 = Quatre
option-starting_revolvers = Revolvers au départ
    .about = Les éditions récentes en donnent un à chacun ; il compte dans tous les duels.
    .choice-0 = Aucun
    .choice-1 = Un chacun
option-house_equivalents = Ranchs, églises, hôtels
    .about = Ils comptent comme des maisons pour leur propriétaire seul, ou pour tous les voisins.
    .choice-owner = Au propriétaire
    .choice-all = À tous
option-kept_building = Tuiles gardées
    .about = Une tuile achetée et gardée se place dès ce tour, ou seulement à partir du suivant.
    .choice-same_round = Dès ce tour
    .choice-next_round = Au tour suivant
option-settler_red_reward = Colon rouge
    .about = Chaque montagne lui rapporte un point de victoire, ou un dollar.
    .choice-vp = 1 point
    .choice-cash = 1 $
option-settler_red_limit = Argent du Colon rouge
    .about = Ce que le Colon rouge peut garder d'argent à la fin d'un tour.
    .value = { $number } $
option-road_supply_finite = Routes
    .about = Il y en a 25 pour tous, ou autant qu'il en faut.
    .choice-false = Sans limite
    .choice-true = 25 en tout
option-property_tile_limit = Parcelles
    .about = Chaque joueur en possède 12 au plus, ou autant qu'on en achète.
    .choice-false = Sans limite
    .choice-true = 12 au plus
option-sheriff_counts = Cow-boy blanc
    .about = Gardé en réserve, le cow-boy blanc du Shérif ajoute 1 à la puissance de feu, ou rien.
    .choice-false = Ne compte pas
    .choice-true = Compte
option-fallen_cowboys = Cow-boys tombés
    .about = Qui perd un duel peut abandonner son cow-boy pour 2 points de victoire.
option-kit_carson_bonus = Prime de Kit Carson
    .about = À la fin, passer tôt au dernier tour rapporte 1 point par joueur qui passe ensuite.

## Le dessin dans le terminal

draw-before = Parcelles de départ
draw-round = Manche { $round } sur { $rounds }
draw-supply = Réserve : { $roads } routes, { $houses } maisons, { $tiles } tuiles dans le sac
draw-tile = { $price } $ : { $tile }
draw-closed = { $name } (fermé)
draw-legend = A à E : propriétaires. a à e : cow-boys, * : le blanc. 3 $ : prix, +3 $ : revenu. ═ ║ : routes.
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
draw-price = { $cash } $
draw-income = +{ $cash } $
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
draw-duel = { $place } : { $names }.

## Pourquoi une place est bonne

why-gain = Cette place rapporte plus.
why-rivals = Moins de rivaux vous la disputent.
why-home = Les cow-boys qui restent comptent dans les duels.
why-early = Qui passe tôt gagne les égalités et choisit en premier.
why-worth = C'est ce qui rapporte le plus d'ici la fin.
why-worth-personality = Ce personnage vous apporte le plus dans cette manche.
why-worth-parcel = Cette parcelle est la mieux placée pour ce que vous pouvez bâtir.
why-worth-buy = Elle rapportera plus que son prix.
why-worth-decline = Elle rapporterait moins que son prix.
why-worth-house = La maison sert vos bâtiments, et pas ceux des autres.
why-worth-lay_road = Cette route ouvre un terrain à bâtir.
why-worth-duel_tile = C'est la plus petite tuile qui devrait suffire.
why-points = Vous marquez plus de points.
why-left = L'argent gardé vaut davantage.

## Pourquoi une carte, une case ou une parcelle ne se prend pas

not-this-one = { $owner } a pris ce personnage pour cette manche.
not-a-choice = Les personnages se choisissent au début de chaque manche.
not-in-a-duel = Les tuiles de duel ne servent que dans un duel.
not-while-asked = La question porte sur autre chose : répondez-y d'abord.
not-for-cowboys = Cette case se joue pour tout le monde : aucun cow-boy n'y va.
not-without-cowboy = Il ne vous reste pas de cow-boy en réserve.
not-without-tile = Il n'y a pas de tuile sur cette case.
not-any-more = Cette case n'est ouverte que jusqu'à la manche { $round }.
not-in-the-row = Prenez une tuile de la rangée des constructions.
not-for-your-cash = Il faut { $cash } $ pour une tuile.
not-beside-deputy = Le cow-boy blanc s'y trouve : personne ne l'y rejoint.
not-where-cowboys-are = Le cow-boy blanc ne va que là où il n'y a personne.
not-twice = Vous y avez déjà un cow-boy.
not-for-a-fight = Le Shérif rouge ne provoque pas de duel : quelqu'un s'y trouve déjà.
not-in-the-river = La rivière n'est à personne.
not-without-property = Vous n'avez plus de marque de propriété.
not-your-land = Cette parcelle est à vous, et rien n'y est bâti : il n'y a rien à défendre.
not-their-land = Cette parcelle est à { $owner }, et rien n'y est bâti : il n'y a rien à attaquer.
not-with-deputy = Le cow-boy blanc n'attaque pas.
not-under-protection = Ce bâtiment est protégé : personne ne peut l'attaquer.
not-as-sheriff = Le Shérif rouge n'attaque personne.
not-owned-land = Cette parcelle est déjà à { $owner }.
not-on-others-land = On bâtit sur son propre terrain.
not-free = La parcelle n'est pas libre.
not-without-road = Aucune route n'y passe.
not-without-house = Il ne resterait aucune place pour la maison qui l'accompagne.
not-under-building = Là se tient déjà { $the_building } : la maison va à côté.
not-refused = { $owner } a refusé cette place.
not-contested = Il n'y a pas de duel sur cette parcelle.

## Où regarder

look-square = Regardez les cases d'action
look-parcel = Regardez la ville
look-personality = Regardez les personnages
look-duel_tile = Regardez vos tuiles de duel
