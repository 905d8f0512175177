### Les mots de la table dessinée de Carson City, en plus de ceux du jeu.

## Le plan et la piste

town = La ville
track = Les actions
owned-by = à { $name }
costs = { $cash } $ à payer
earns = revenu { $cash } $
by-the-road = touche la route
for-free = gratuite
cowboy-of = un cow-boy de { $name }
cowboys-of = { $count ->
    [one] un cow-boy de { $name }
   *[other] { $count } cow-boys de { $name }
  }
white-cowboy = le cow-boy blanc
road-at = Route { $the_side } de { $parcel }
bridge-at = Pont { $the_side } de { $parcel }, 2 routes
step-1 = Préparer
step-2 = Construire, du plus cher au moins cher
step-3 = Encaisser
step-4 = Gagner des points
square-0 = Salaire 4 $
square-0-short = Salaire
square-1 = Munitions +3
square-1-short = Munitions
square-2 = 3 routes
square-2-short = 3 routes
square-3 = Route
square-3-short = Route
square-4 = Terrains
square-4-short = Terrains
square-13 = 2 $ par terrain
square-13-short = 2 $ terre
square-14 = 2 $ par puis­sance
square-14-short = 2 $ arme
square-15 = Jeu
square-15-short = Jeu
square-16 = Revenus
square-16-short = Revenus
square-17 = ½ par terrain
square-17-short = ½ terrain
square-18 = ½ par puis­sance
square-18-short = ½ arme
square-19 = 1 par bâti
square-19-short = 1 bâti
point = point
one-point = 1 point
closed = fermé
empty = vide
done = fait
legend-lit = libre, avec son prix
legend-asked = la parcelle en question
legend-duel = duel
legend-attack = attaque
legend-road = route
legend-income = revenu

## Les joueurs

fact-cash = dollars
fact-points = points
fact-reserve = cow-boys
fact-firepower = puissance de feu
fact-roads = routes
fact-revolvers = revolvers
fact-property_tiles = tuiles propriété à poser
fact-totals = points si la partie finissait maintenant
fact-limits = argent gardé en fin de manche, au plus
then = puis
chooses = choisit
settles = s'installe
follows = à suivre
worker-short = Ouvrier
waits = attend
chip = le jeton de munitions, +3
has-passed = passe { $rank ->
    [1] 1er
   *[other] { $rank }e
  }
rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
  }
has-chosen = prêt
kept-tiles = Tuiles gardées
about = Ce que possède { $name }
your-parcels = Vos parcelles
their-parcels = Parcelles
no-parcel = Aucune parcelle.
duel-tiles = Tuiles de duel
taken-by = Pris par { $name }.
personalities = Les personnages
points-of-victory = Points de victoire
cowboys-word = { $count ->
    [one] cow-boy
   *[other] cow-boys
  }
roads-word = { $count ->
    [one] route
   *[other] routes
  }
houses-word = { $count ->
    [one] maison
   *[other] maisons
  }
tiles-word = { $count ->
    [one] une tuile dans le sac
   *[other] { $count } tuiles dans le sac
  }
left-in-supply = Il reste
free-land = terrain libre
sum = somme
you-first = Vous

nobody-placed = Aucun cow-boy sur la piste.

## Le titre

round-of = manche { $round } sur 4
round-short = { $round }/4
stage-draft = parcelles de départ
    .short = départ
stage-personalities = personnages
    .short = choix
stage-placement = placement
    .short = placement
stage-prepare = préparer
    .short = préparer
stage-land = achat de terrains
    .short = terrains
stage-build = construction
    .short = chantier
stage-kept = tuiles gardées
    .short = tuiles gardées
stage-earn = encaisser
    .short = gains
stage-income = revenus
    .short = revenus
stage-score = points
    .short = points
stage-round_end = fin de manche
    .short = bilan
stage-over = fin
    .short = fin

## Les réponses

money = { $cash } $
colon =  :
left = Il vous restera { $left } $.
of-yours = { $cash } $ sur vos { $have }.
take = Prendre { $parcel }
take-short = Prendre
take-for = Prendre · { $cash } $
take-eight = Prendre 8 $
wait = Attendre
leave = Laisser
keep-money = Tout garder
pass = Passer
road = Poser une route
road-short = Route
lay = Poser la route
white = Cow-boy blanc
place-here = Placer ici
attack = Attaquer
defend = Défendre
buy = Acheter · { $cash } $
buy-points = Acheter · { $cash } $
pay = Payer · { $cash } $
hires = Recruter · { $cash } $
hires-count = { $count ->
    [0] personne
    [one] { $count } cow-boy
   *[other] { $count } cow-boys
  }
hires-name = Cow-boys à recruter
arms = Acheter · { $cash } $
arms-count = { $count ->
    [0] aucun
    [one] { $count } revolver
   *[other] { $count } revolvers
  }
arms-name = Revolvers à acheter
points-count = { $count ->
    [0] aucun point
    [one] { $count } point
   *[other] { $count } points
  }
points-name = Points à acheter
play-tile = Jouer le { $tile }
fall = Laisser · 2 points
take-back = Reprendre
duel-at = Duel en { $parcel }
keep = Garder la tuile
build = Construire
build-both = Construire les deux
ask-owner = Demander
allow = Accepter
refuse = Refuser
place-tile = Placer { $the_building }
done-building = Terminer
double = Doubler · +{ $cash } $
slot-site = Où ?
slot-house = La maison ?

## Ce que l'on montre du doigt, avant de confirmer

touch-a-card = Touchez une carte pour lire ce qu'elle fait.
turn-after = { $before ->
    [0] en premier
   *[other] après { $name } ({ $before })
  }
limit-of = { $limit } $ au plus en fin de manche
tile-later = { $cash } $ à payer plus tard{ $dear ->
    [0] .
   *[1] , vous n'en avez que { $have }.
  } { $effect }{ $needs ->
    [0] { "" }
   *[1] { " Route et maison nécessaires." }
  }
kept-too-late = C'est la dernière manche : une tuile gardée ne vaudra rien.
a-point = { $cash } $ le point, sur vos { $have } $.
q-take = Elle est gratuite. { $thing ->
    [2] La montagne ne servira plus qu'à vos mines.
    [3] La maison ne servira plus qu'à vos bâtiments.
   *[other] { $access ->
        [0] La route n'y passe pas encore.
       *[other] La route y passe.
    }
  }
    .head = Prendre { $parcel } ?
q-take-tile = { "" }
    .head = Prendre { $the_building } ?
q-roads = { $count ->
    [one] Touchez un bord éclairé du plan : il vous reste { $count } route.
   *[other] Touchez un bord éclairé du plan : il vous reste { $count } routes.
  }
q-road = { $bridge ->
    [0] { $count ->
        [0] Ce sera votre dernière.
       *[other] Il vous en restera { $count }.
    }
   *[other] C'est un pont, il prend 2 routes. { $count ->
        [0] Ce seront vos dernières.
       *[other] Il vous en restera { $count }.
    }
  }
    .head = { $action } ?
q-tile = Choisissez votre tuile en secret.
    .head = Duel : { $where }
    .picked = { $power } de puissance de feu + { $tile } = { $total }.
    .more = Puissance de feu : vous { $power }, { $powers }.
q-fall = { "" }
    .head = Laisser le cow-boy ?
q-duel = { $names } s'y affrontent.
    .head = Duel en { $parcel } ?
q-build-at = { "" }
    .head = Bâtir { $the_building } en { $parcel } ?
q-house-at = { $whose ->
    [you] Elle sera à vous.
    [other] C'est chez { $name }, qui doit dire oui ; elle lui reviendra.
   *[nobody] Elle ne sera à personne.
  }
    .head = La maison en { $parcel } ?
q-double-kind = { $count ->
    [one] { $cash } $ de plus aux revenus.
   *[other] { $count } bâtiments : { $cash } $ de plus aux revenus.
  }
    .head = Doubler { $the_building } ?

## Ce qui vient de finir

duel-for = Duel : { $square }
die = Dé
round-over = { $round ->
    [1] Première manche
    [2] Deuxième manche
    [3] Troisième manche
   *[4] Dernière manche
  }
earned = reçus
scored = marqués
standing = total
final-count = décompte
signed-money = +{ $cash } $
you-lead = Vous menez
leads = { $name } mène
level = À égalité
you-won = Gagné
has-won = { $name } gagne
beat-won = Gagné
beat-lost = Perdu
beat-duel = Duel
loot = Attaques
your-dollars = Vos dollars : { $list }
beat-round = Bilan
next-round = Manche suivante
last-count = Le décompte
tally = D'où viennent les points
total = Total
