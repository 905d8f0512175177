### Carson City: names, questions, actions, events, options.
### `$who` says who is spoken to: `you` to the one who acts, `target` to the one who is hit, else `other`.

title = Carson City
pitch = Four rounds to send your cowboys, win your duels and build the town. Whoever has the most victory points at the end wins.
score = { $score } VP

## What a player is asked

phase-start = Choose a first parcel, for free.
phase-personality = Choose your personality for this round.
phase-eight_or_wait = Do you take $8 now, or wait for the other effect of your personality?
phase-settler = The Settler gives you a parcel. Which one?
phase-captain = How much do you pay to recruit?
phase-worker = The Chinese worker may take a tile of the row for $5. Which one?
phase-place = Place a cowboy, lay a road, or pass.
phase-sheriff = Where do you send the white cowboy?
phase-duel_tile = Duel. Choose your tile in secret.
phase-fallen = Duel lost. Do you take your cowboy back, or leave him on the ground for 2 VP?
phase-next_duel = You say which duel comes first.
phase-buy_parcel = Do you buy this parcel?
phase-buy_building = Do you buy this tile?
phase-build = Where do you build? You may lay roads first, or keep the tile.
phase-house = Where does the house go that comes with this building?
phase-consent = Somebody wants to put a house on your land. It would be yours. Do you agree?
phase-kept = Place your kept tiles, lay roads, or finish.
phase-double = The Grocer takes $8, or doubles the income of one type of building. Which one?
phase-buy_points = How many points do you buy?
phase-banker = The Banker sells points. How many do you take?
phase-cash_limit = End of the round. How many points do you buy at $10 each? The excess is lost anyway.
phase-over = The game is over.

## The personalities

card-1 = Sheriff
    .the = the Sheriff
    .effect = Yellow: the white cowboy is yours for this round (limit $20). Red: you start no attack and no duel, and each duel you lose gives you 3 VP (limit $20).
    .yellow = The white cowboy is yours for this round (limit $20).
    .red = You start no attack and no duel, and each duel you lose gives you 3 VP (limit $20).
card-2 = Banker
    .the = the Banker
    .effect = Yellow: $9 at once (limit $120). Red: at the end of the round 3 VP for $3, 5 for $12 or 7 for $25 (limit $60).
    .yellow = $9 at once (limit $120).
    .red = At the end of the round 3 VP for $3, 5 for $12 or 7 for $25 (limit $60).
card-3 = Grocer
    .the = the Grocer
    .effect = Yellow: $8, or twice the income of one type of building (limit $60). Red: $8, or 1 VP for each house you own at the end of the round (limit $60).
    .yellow = $8, or twice the income of one type of building (limit $60).
    .red = $8, or 1 VP for each house you own at the end of the round (limit $60).
card-4 = Chinese worker
    .the = the Chinese worker
    .effect = Yellow: 2 roads, and tiles at half price (limit $30). Red: for $5, a tile of the row, at once (limit $30).
    .yellow = 2 roads, and tiles at half price (limit $30).
    .red = For $5, a tile of the row, at once (limit $30).
card-5 = Settler
    .the = the Settler
    .effect = Yellow: a parcel for free (limit $30). Red: $8, or 1 VP for each mountain you own at the end of the round (limit $30).
    .yellow = A parcel for free (limit $30).
    .red = $8, or 1 VP for each mountain you own at the end of the round (limit $30).
card-6 = Captain
    .the = the Captain
    .effect = Yellow: 1, 2 or 3 more cowboys for $1, $4 or $9 (limit $25). Red: 1 or 2 revolvers for $3 or $9 (limit $20).
    .yellow = 1, 2 or 3 more cowboys for $1, $4 or $9 (limit $25).
    .red = 1 or 2 revolvers for $3 or $9 (limit $20).
card-7 = Mercenary
    .the = the Mercenary
    .effect = Yellow: 3 points of firepower for this round (limit $20). Red: 2 points (limit $30).
    .yellow = 3 points of firepower for this round (limit $20).
    .red = 2 points (limit $30).

## What can lie on a parcel

building-0 = Free land
    .the = the free land
building-1 = River
    .the = the River
    .short = ≈≈≈≈
building-2 = Mountain
    .the = the Mountain
    .short = MTN
    .effect = Gives $3 to the mines next to it; to its owner's alone, if it has one.
building-3 = House
    .the = the House
    .short = hse
    .effect = Profits drugstores, banks and saloons next to it; its owner's alone, if it has one.
building-4 = Ranch
    .the = the Ranch
    .short = RAN
    .effect = $1 for each free parcel around it, at least $1; 1 revolver; counts as a house.
building-5 = Mine
    .the = the Mine
    .short = MINE
    .effect = $3 for each mountain next to it, neutral or yours; 1 revolver.
building-6 = Drugstore
    .the = the Drugstore
    .short = DRUG
    .effect = $3 for each house next to it and $3 for each ranch of yours; needs a road and a house.
building-7 = Bank
    .the = the Bank
    .short = BANK
    .effect = $3 for each house next to it and $3 for each mine of yours; needs a road and a house.
building-8 = Saloon
    .the = the Saloon
    .short = SALN
    .effect = $5 for each house next to it; needs a road and a house.
building-9 = Hotel
    .the = the Hotel
    .short = HOT
    .effect = $6; counts as two houses; needs a road and a house.
building-10 = Prison
    .the = the Prison
    .short = PRIS
    .effect = 2 revolvers; nobody attacks it; needs a road and a house.
building-11 = Church
    .the = the Church
    .short = CHUR
    .effect = Nobody attacks it, nor the buildings next to it; counts as a house; needs a road and a house.

## The squares of the track

square-0 = Wages
    .effect = $4 for each cowboy, no duel.
square-1 = Ammunition
    .effect = The chip of 3 revolvers until the end of the round.
square-2 = Three roads
    .effect = 3 roads into your reserve.
square-3 = One road
    .effect = 1 road for each cowboy, no duel.
square-4 = Parcel purchase
square-5 = Construction at $12
square-6 = Construction at $10
square-7 = Construction at $8
square-8 = Construction at $6
square-9 = Construction at $5
square-10 = Construction at $4
square-11 = Construction at $3
square-12 = Kept buildings
square-13 = Income of parcels
    .effect = $2 for each parcel you own.
square-14 = Income of cowboys
    .effect = $2 for each point of firepower.
square-15 = Gambling
    .effect = The sum of two dice, in dollars.
square-16 = Estate income
square-17 = VP for parcels
    .effect = 1 VP for two parcels.
square-18 = VP for cowboys
    .effect = 1 VP for two points of firepower.
square-19 = VP for buildings
    .effect = 1 VP for each building of yours on the map.
square-20 = VP at $5
    .effect = As many points as you like, $5 each.
square-21 = VP at $4
    .effect = As many points as you like, $4 each; until round 3.
square-22 = VP at $3
    .effect = As many points as you like, $3 each; until round 2.
square-23 = VP at $2
    .effect = As many points as you like, $2 each; in round 1 only.

## The sides of a parcel

side-0 = north
    .the = north
side-1 = west
    .the = west
side-2 = south
    .the = south
side-3 = east
    .the = east

## The parcels, by column and row

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

## The duel tiles

tile-0 = 0
tile-1 = 1
tile-2 = 2
tile-3 = 3
tile-4 = 4
tile-5 = 5

## The actions

action-parcel = { $parcel }
action-personality = { $card }
action-take_8 = Take $8
action-wait = Wait
action-pay = Pay ${ $cash }
action-skip = Take nothing
action-take = Take the tile: { $square }
action-lay_road = Road { $the_side } of { $parcel }
action-place = { $square }
action-claim = Buy { $parcel }
action-attack = Attack { $parcel }
action-defend = Defend { $parcel }
action-sheriff = Place the white cowboy
action-pass = Pass
action-duel_tile = Tile { $tile }
action-take_back = Take the cowboy back
action-fall = Leave him for 2 VP
action-duel = Duel on { $parcel }
action-buy = Buy
action-decline = Decline
action-keep = Keep the tile
action-house = House on { $parcel }
action-allow = Agree
action-refuse = Refuse
action-place_kept = Place: { $building }
action-done = Finish
action-double = Double: { $building }
action-buy_vp = { $points ->
        [0] None
       *[other] { $points } VP
    }
action-banker_buy = { $points ->
        [0] None
        [3] 3 VP for $3
        [5] 5 VP for $12
       *[other] { $points } VP for $25
    }
action-convert = { $points ->
        [0] None
       *[other] { $points } VP
    }

## Events: start and personalities

event-took_parcel = { $who ->
        [you] You take
       *[other] { $seat } takes
    } { $parcel }.
event-round_began = Round { $round } of 4.
event-chose = { $who ->
        [you] You choose
       *[other] { $seat } chooses
    } { $the_card }.
event-took_cash = { $who ->
        [you] You receive ${ $cash } with { $the_card }.
       *[other] { $seat } receives ${ $cash } with { $the_card }.
    }
event-waited = { $who ->
        [you] You wait
       *[other] { $seat } waits
    } with { $the_card }.
event-took_roads = { $who ->
        [you] You receive
       *[other] { $seat } receives
    } { $count ->
        [0] no road: none is left.
        [one] { $count } road.
       *[other] { $count } roads.
    }
event-hired = { $who ->
        [you] You hire
       *[other] { $seat } hires
    } { $count ->
        [0] nobody.
        [one] { $count } cowboy for ${ $cash }.
       *[other] { $count } cowboys for ${ $cash }.
    }
event-armed = { $who ->
        [you] You buy
       *[other] { $seat } buys
    } { $count ->
        [0] no revolver.
        [one] { $count } revolver for ${ $cash }.
       *[other] { $count } revolvers for ${ $cash }.
    }
event-took_tile = { $who ->
        [you] You take { $the_building } out of the row for ${ $cash }.
       *[other] { $seat } takes { $the_building } out of the row for ${ $cash }.
    }

## Events: placement

event-laid_road = { $who ->
        [you] You lay
       *[other] { $seat } lays
    } a road { $the_side } of { $parcel }.
event-bridged = { $who ->
        [you] You lay
       *[other] { $seat } lays
    } a bridge { $the_side } of { $parcel }: 2 roads.
event-placed = { $who ->
        [you] You place
       *[other] { $seat } places
    } a cowboy: { $square }.
event-claimed = { $who ->
        [you] You want
       *[other] { $seat } wants
    } to buy { $parcel }.
event-attacked = { $who ->
        [you] You attack { $the_building } of { $target } on { $parcel }.
        [target] { $seat } attacks your { $building } on { $parcel }.
       *[other] { $seat } attacks { $the_building } of { $target } on { $parcel }.
    }
event-defended = { $who ->
        [you] You defend
       *[other] { $seat } defends
    } { $the_building } on { $parcel }.
event-sheriff_placed = { $who ->
        [you] You place
       *[other] { $seat } places
    } the white cowboy: { $square }.
event-sheriff_claimed = { $who ->
        [you] You send the white cowboy to { $parcel }: the parcel is reserved for you.
       *[other] { $seat } sends the white cowboy to { $parcel } and so reserves the parcel.
    }
event-sheriff_defended = { $who ->
        [you] You send the white cowboy to guard { $the_building } on { $parcel }.
       *[other] { $seat } sends the white cowboy to guard { $the_building } on { $parcel }.
    }
event-passed = { $who ->
        [you] You pass, in place { $rank }.
       *[other] { $seat } passes, in place { $rank }.
    }
event-resolution_began = Everybody has passed: the track of round { $round } is resolved.

## Events: duels

event-rolled = { $who ->
        [you] You roll
       *[other] { $seat } rolls
    }: die { $die } + firepower { $firepower } = { $total }.
event-chose_tile = { $who ->
        [you] You choose tile { $tile }.
       *[other] { $seat } chooses tile { $tile }.
    }
event-chose_tile-public = { $seat } has chosen a tile.
event-showed_tile = { $who ->
        [you] You show
       *[other] { $seat } shows
    }: tile { $tile } + firepower { $firepower } = { $total }.
event-drew_tiles = { $who ->
        [you] You have no tile left and draw: { $tiles }.
       *[other] { $seat } has no tile left and draws: { $tiles }.
    }
event-drew_tiles-public = { $seat } has no tile left and draws { $count }.
event-won_square = { $who ->
        [you] You win the duel: { $square }.
       *[other] { $seat } wins the duel: { $square }.
    }
event-won_parcel = { $who ->
        [you] You win the duel on { $parcel }.
       *[other] { $seat } wins the duel on { $parcel }.
    }
event-consoled = { $who ->
        [you] The lost duel gives you { $points } VP.
       *[other] The lost duel gives { $points } VP to { $seat }.
    }
event-fell = { $who ->
        [you] Your cowboy stays on the ground: { $points } VP.
       *[other] A cowboy of { $seat } stays on the ground: { $points } VP.
    }

## Events: resolution

event-earned = { $square }: ${ $cash } for { $who ->
        [you] you.
       *[other] { $seat }.
    }
event-took_chip = { $who ->
        [you] You take
       *[other] { $seat } takes
    } the ammunition: { $firepower } points of firepower.
event-declined_parcel = { $who ->
        [you] You give up
       *[other] { $seat } gives up
    } { $parcel } (${ $cash }).
event-bought_parcel = { $who ->
        [you] You buy
       *[other] { $seat } buys
    } { $parcel } for ${ $cash }.
event-declined_building = { $who ->
        [you] You do not buy
       *[other] { $seat } does not buy
    } { $the_building } (${ $cash }).
event-bought_building = { $who ->
        [you] You buy
       *[other] { $seat } buys
    } { $the_building } for ${ $cash }.
event-kept = { $who ->
        [you] You keep
       *[other] { $seat } keeps
    } { $the_building } for later.
event-asked = { $who ->
        [you] You ask { $target } for room for a house on { $parcel }.
        [target] { $seat } asks you for room for a house on { $parcel }.
       *[other] { $seat } asks { $target } for room for a house on { $parcel }.
    }
event-allowed = { $who ->
        [you] You accept
       *[other] { $seat } accepts
    } the house on { $parcel }.
event-refused = { $who ->
        [you] You refuse
       *[other] { $seat } refuses
    } the house on { $parcel }.
event-built = { $who ->
        [you] You build
       *[other] { $seat } builds
    } { $the_building } on { $parcel }.
event-built_house = { $who ->
        [you] You put
       *[other] { $seat } puts
    } a house on { $parcel }.
event-protected = A church protects { $the_building } on { $parcel }: { $who ->
        [you] you take your cowboy back.
       *[other] { $seat } takes the cowboy back.
    }
event-gambled = { $who ->
        [you] You gamble
       *[other] { $seat } gambles
    }: { $white } + { $black } = ${ $cash }.
event-doubled = { $who ->
        [you] You double
       *[other] { $seat } doubles
    } this income: { $building }.
event-rent_paid = { $who ->
        [you] Your buildings earn you ${ $cash }.
       *[other] { $seat } earns ${ $cash } from buildings.
    }
event-robbed = { $who ->
        [you] You rob { $target } of ${ $cash }: { $the_building } on { $parcel }.
        [target] { $seat } robs you of ${ $cash }: { $the_building } on { $parcel }.
       *[other] { $seat } robs { $target } of ${ $cash }: { $the_building } on { $parcel }.
    }
event-scored = { $square }: { $points } VP for { $who ->
        [you] you.
       *[other] { $seat }.
    }
event-bought_points = { $who ->
        [you] You buy
       *[other] { $seat } buys
    } { $points } VP for ${ $cash }.

## Events: end of the round and of the game

event-rewarded = { $who ->
        [you] You score { $points } VP with { $the_card }.
       *[other] { $seat } scores { $points } VP with { $the_card }.
    }
event-new_cowboys = { $count } more cowboys for everybody, 10 at most.
event-converted = { $who ->
        [you] You pay
       *[other] { $seat } pays
    } the bank ${ $cash }: { $points } VP.
event-tile_came = A tile comes to the row at ${ $cash }: { $building }.
event-counted = { $who ->
        [you] Your count
       *[other] Count of { $seat }
    }: { $estate } VP for the estate, { $savings } for money{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } of Kit Carson
    }. Total: { $points } VP.
event-game_ended = { $who ->
        [you] You win
       *[other] { $seat } wins
    } with { $points } VP.

## The options

option-preset = Edition: the rules of the house (seed), or the published ones (published) with 4 banks, churches for their owner alone and a red Settler paid in dollars. The other options have the last word.
    .seed = Of the house
    .published = Published edition
option-bank_count = Banks among the tiles.
option-starting_revolvers = Revolvers of each player at the start (1 in later editions).
option-tie_break = What breaks ties: the order of passing (pass), or the number of the personality (personality).
    .pass = Order of passing
    .personality = Personality
option-church_scope = What a church protects: all buildings next to it (all), or those of its owner (owner).
    .all = All
    .owner = The owner
option-house_equivalents = For whom ranches, churches and hotels count as houses: for their owner (owner), or for all (all).
    .owner = The owner
    .all = All
option-undefended_attack = An attack without a defender succeeds at once (auto), or the owner fights without a cowboy (duel).
    .auto = Success at once
    .duel = A duel all the same
option-kept_building = A kept tile may be placed in the same round (same_round), or from the next one on (next_round).
    .same_round = Same round
    .next_round = Next round
option-settler_red_reward = The red Settler receives 1 VP for each mountain (vp), or $1 (cash).
    .vp = Points
    .cash = Dollars
option-settler_red_limit = Cash limit of the red Settler.
option-road_supply_finite = The 25 roads can run out.
option-property_tile_limit = Nobody owns more than 12 parcels.
option-sheriff_counts = The white cowboy in reserve counts as 1 point of firepower.
option-personality_sides = Sides of the personalities: yellow, red, drawn by lot (random), or a list of seven numbers, 0 for yellow and 1 for red.
    .yellow = Yellow
    .red = Red
    .random = By lot
option-duel_mode = Duels are fought with dice (dice), or with secret tiles (tiles).
    .dice = Dice
    .tiles = Secret tiles
option-board = Plain map (plain), or with the river across it (river).
    .plain = Plain
    .river = River
option-fallen_cowboys = A lost duel may give 2 VP, at the price of the cowboy.
option-kit_carson_bonus = In the last round, 1 VP for each player who passes after you.

## The drawing in the terminal

draw-before = First parcels
draw-round = Round { $round } of { $rounds }
draw-supply = Supply: { $roads } roads, { $houses } houses, { $tiles } tiles in the bag
draw-tile = ${ $price }: { $tile }
draw-closed = { $name } (closed)
draw-legend = A to E: owners. a to e: cowboys, *: the white one. $: price, +: income. ═ ║: roads.
draw-player = Player
draw-card = Personality
draw-cash = $
draw-points = VP (end)
draw-cowboys = Cow.
draw-guns = Guns
draw-power = Fire
draw-roads = Rd
draw-land = Land
draw-kept = Kept
draw-red = { " " }red
draw-waits = { " " }waits
draw-limit = ≤${ $limit }
draw-ties = Ties go, in this order, to { $names }.
draw-hand = { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
draw-hand-sum = { $count ->
        [one] { $count } tile, sum { $sum }
       *[other] { $count } tiles, sum { $sum }
    }
draw-hands = Duel tiles: { $hands }.
draw-asked-buy_parcel = { $place }: { $thing }, ${ $price }.
draw-asked-buy_building = { $tile }: ${ $price }.
draw-asked-build = Tile in hand: { $tile }.
draw-asked-house = { $tile } on { $place }.
draw-asked-consent = House on { $place }.
draw-asked-buy_points = ${ $price } for a point.
draw-asked-cash_limit = You have ${ $cash }, you keep { $limit } at most.
draw-asked-duel_tile = { $place }: { $names }.
draw-asked-fallen = { $place }.
