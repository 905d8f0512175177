### The words of the drawn table of Carson City, besides those of the game.

## The plan and the track

town = The town
track = The actions
owned-by = owned by { $name }
costs = ${ $cash } to pay
earns = income ${ $cash }
by-the-road = on the road
for-free = for free
cowboy-of = a cowboy of { $name }
cowboys-of = { $count ->
    [one] a cowboy of { $name }
   *[other] { $count } cowboys of { $name }
  }
white-cowboy = the white cowboy
road-at = Road { $the_side } of { $parcel }
bridge-at = Bridge { $the_side } of { $parcel }, 2 roads
step-1 = Prepare
step-2 = Build, dearest first
step-3 = Earn
step-4 = Score
square-0 = Wages $4
square-0-short = Wages
square-1 = Ammo +3
square-1-short = Ammo +3
square-2 = 3 roads
square-2-short = 3 roads
square-3 = Road
square-3-short = Road
square-4 = Parcels
square-4-short = Parcels
square-13 = $2 a parcel
square-13-short = $2 parcel
square-14 = $2 per fire­power
square-14-short = $2 gun
square-15 = Gam­bling
square-15-short = Gamble
square-16 = Income
square-16-short = Income
square-17 = ½ per parcel
square-17-short = ½ parcel
square-18 = ½ per fire­power
square-18-short = ½ gun
square-19 = 1 per building
square-19-short = 1 building
point = point
one-point = 1 point
closed = closed
empty = empty
done = done
legend-lit = free, with its price
legend-asked = the parcel in question
legend-duel = duel
legend-attack = attack
legend-road = road
legend-income = income

## The players

fact-cash = dollars
fact-points = points
fact-reserve = cowboys
fact-firepower = firepower
fact-roads = roads
fact-revolvers = revolvers
fact-property_tiles = property tiles to lay
fact-totals = points if the game ended now
fact-limits = cash kept at the end of the round, at most
then = then
chooses = chooses
settles = settles
follows = to follow
worker-short = Worker
waits = waits
chip = the ammunition chip, +3
has-passed = passed { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
  }
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
  }
has-chosen = ready
kept-tiles = Kept tiles
about = What { $name } owns
your-parcels = Your parcels
their-parcels = Parcels
no-parcel = No parcel.
duel-tiles = Duel tiles
taken-by = Taken by { $name }.
personalities = The personalities
points-of-victory = Victory points
cowboys-word = { $count ->
    [one] cowboy
   *[other] cowboys
  }
roads-word = { $count ->
    [one] road
   *[other] roads
  }
houses-word = { $count ->
    [one] house
   *[other] houses
  }
tiles-word = { $count ->
    [one] one tile in the bag
   *[other] { $count } tiles in the bag
  }
left-in-supply = Left:
free-land = free land
sum = sum
you-first = You

nobody-placed = No cowboy on the track.

## The title

round-of = round { $round } of 4
round-short = { $round }/4
stage-draft = first parcels
    .short = start
stage-personalities = personalities
    .short = choice
stage-placement = placing
    .short = placing
stage-prepare = preparing
    .short = prepare
stage-land = buying parcels
    .short = parcels
stage-build = building
    .short = building
stage-kept = kept tiles
    .short = kept tiles
stage-earn = earning
    .short = earning
stage-income = income
    .short = income
stage-score = scoring
    .short = scoring
stage-round_end = end of the round
    .short = end
stage-over = end
    .short = end

## The answers

money = ${ $cash }
colon = :
left = You will have ${ $left } left.
of-yours = ${ $cash } of your { $have }.
take = Take { $parcel }
take-short = Take
take-for = Take · ${ $cash }
take-eight = Take $8
wait = Wait
leave = Leave it
keep-money = Keep it all
pass = Pass
road = Lay a road
road-short = Road
lay = Lay the road
white = White cowboy
place-here = Place here
attack = Attack
defend = Defend
buy = Buy · ${ $cash }
buy-points = Buy · ${ $cash }
pay = Pay · ${ $cash }
hires = Hire · ${ $cash }
hires-count = { $count ->
    [0] nobody
    [one] { $count } cowboy
   *[other] { $count } cowboys
  }
hires-name = Cowboys to hire
arms = Buy · ${ $cash }
arms-count = { $count ->
    [0] none
    [one] { $count } revolver
   *[other] { $count } revolvers
  }
arms-name = Revolvers to buy
points-count = { $count ->
    [0] no point
    [one] { $count } point
   *[other] { $count } points
  }
points-name = Points to buy
play-tile = Play the { $tile }
fall = Leave · 2 points
take-back = Take back
duel-at = Duel at { $parcel }
keep = Keep the tile
build = Build
build-both = Build both
ask-owner = Ask
allow = Accept
refuse = Refuse
place-tile = Place { $the_building }
done-building = Finish
double = Double · +${ $cash }
slot-site = Where?
slot-house = The house?

## What one points at, before it is confirmed

touch-a-card = Touch a card to read what it does.
turn-after = { $before ->
    [0] first
   *[other] after { $name } ({ $before })
  }
limit-of = ${ $limit } at most at the end of the round
tile-later = ${ $cash } to pay later{ $dear ->
    [0] .
   *[1] , you have only { $have }.
  } { $effect }{ $needs ->
    [0] { "" }
   *[1] { " Needs a road and a house." }
  }
kept-too-late = This is the last round: a kept tile will be worth nothing.
a-point = ${ $cash } a point, of your ${ $have }.
q-take = It is free. { $thing ->
    [2] The mountain will serve your mines alone.
    [3] The house will serve your buildings alone.
   *[other] { $access ->
        [0] No road runs by it yet.
       *[other] The road runs by it.
    }
  }
    .head = Take { $parcel }?
q-take-tile = { "" }
    .head = Take { $the_building }?
q-roads = { $count ->
    [one] Touch a lit edge of the plan: you have { $count } road left.
   *[other] Touch a lit edge of the plan: you have { $count } roads left.
  }
q-road = { $bridge ->
    [0] { $count ->
        [0] It will be your last.
       *[other] You will have { $count } left.
    }
   *[other] It is a bridge, it takes 2 roads. { $count ->
        [0] They will be your last.
       *[other] You will have { $count } left.
    }
  }
    .head = { $action }?
q-tile = Choose your tile in secret.
    .head = Duel: { $where }
    .picked = { $power } firepower + { $tile } = { $total }.
    .more = Firepower: you { $power }, { $powers }.
q-fall = { "" }
    .head = Leave the cowboy?
q-duel = { $names } fight there.
    .head = Duel at { $parcel }?
q-build-at = { "" }
    .head = Build { $the_building } at { $parcel }?
q-house-at = { $whose ->
    [you] It will be yours.
    [other] That is land of { $name }, who must agree; it will be theirs.
   *[nobody] It will be nobody's.
  }
    .head = The house at { $parcel }?
q-double-kind = { $count ->
    [one] ${ $cash } more at the incomes.
   *[other] { $count } buildings: ${ $cash } more at the incomes.
  }
    .head = Double { $the_building }?

## What has just ended

duel-for = Duel: { $square }
die = Die
round-over = { $round ->
    [1] First round
    [2] Second round
    [3] Third round
   *[4] Last round
  }
earned = received
scored = scored
standing = total
final-count = last count
signed-money = +${ $cash }
you-lead = You lead
leads = { $name } leads
level = Level
you-won = Won
has-won = { $name } wins
beat-won = Won
beat-lost = Lost
beat-duel = Duel
loot = Attacks
your-dollars = Your dollars: { $list }
beat-round = Tally
next-round = Next round
last-count = The count
tally = Where the points came from
total = Total
