### Carson City: names, questions, actions, events, options.
### `$who` says who is spoken to: `you` to the one who acts, `target` to the one who is hit, else `other`.

title = Carson City
pitch = Four rounds to send your cowboys, win your duels and build the town. Whoever has the most victory points at the end wins.
score = { $score } VP
score-1 = Victory points
score-2 = Rank in the last round
    .value = { $place }
    .decides = With equal points, the better rank in the last round wins.

## What is asked, without numbers: for where the sentence stands alone

phase-start = Choose a first parcel, for free.
phase-personality = Choose your personality for this round.
phase-eight_or_wait = Do you take $8 now, or wait for the other effect of your personality?
phase-settler = The Settler gives you a parcel. Which one?
phase-captain = The Captain recruits. How much do you pay?
phase-worker = The Chinese worker may take a tile of the row for $5. Which one?
phase-place = Place a cowboy, lay a road, or pass.
phase-sheriff = Where do you send the white cowboy?
phase-duel_tile = Duel. Choose your tile in secret.
phase-fallen = Duel lost. Do you take your cowboy back, or leave it on the ground for 2 VP?
phase-next_duel = Your rank decides which duel comes first.
phase-buy_parcel = Do you buy the parcel you wanted?
phase-buy_building = Do you buy the tile of your square?
phase-build = Where do you build? You may lay roads first, or keep the tile.
phase-house = Where does the house go that comes with your building?
phase-consent = Somebody asks for room for a house on your land. It would be yours. Do you agree?
phase-kept = Place your kept tiles, lay roads, or finish.
phase-double = The Grocer takes $8, or doubles the income of one type of building. Which one?
phase-buy_points = How many points do you buy?
phase-banker = The Banker sells points. How many do you take?
phase-cash_limit = End of the round. How many points do you take at $10 each? The excess goes anyway.
phase-over = The game is over.

## What is asked, with the numbers of `stake`: the whole sentence; `head`, `price` and effects for a small screen

question-start = Which parcel do you take? It is the { $count ->
        [1] first
       *[2] second
    } of your two free parcels.
    .head = Which parcel?
    .effect1 = It is the { $count ->
        [1] first
       *[2] second
    } of your two free parcels.
    .effect2 = One builds on empty land of one's own only.
question-personality = Which personality do you take? Its number sets your place in the round, its limit the money you keep.
    .head = Which personality?
    .effect1 = Its number sets your place in the round.
    .effect2 = Its limit is the money you keep at the end.
question-eight_or_wait = Take $8 with { $the_card }? You have ${ $cash }. { question-eight_or_wait.effect2 }
    .head = Take $8?
    .price = + $8
    .effect1 = You have ${ $cash }.
    .effect2 = { $reward ->
        [0] Waiting doubles one type of building: { $gain ->
            [0] nothing so far.
           *[other] ${ $gain } more with { $the_building }.
        }
        [1] Waiting gives 1 VP for each house of yours: { $gain } so far.
        [2] Waiting gives 1 VP for each mountain of yours: { $gain } so far.
       *[3] Waiting gives $1 for each mountain of yours: { $gain } so far.
    }
question-settler = Which parcel do you take? The Settler gives it to you, mountain or house included.
    .head = Which parcel?
    .effect1 = The Settler gives it to you, mountain or house included.
question-captain = { question-captain.head } { question-captain.effect1 } You have ${ $cash }.
    .head = { $red ->
        [0] Recruit?
       *[1] Buy a revolver?
    }
    .effect1 = { $red ->
        [0] 1 cowboy for $1, 2 for $4, 3 for $9.
       *[1] 1 revolver for $3, 2 for $9, for the whole game.
    }
    .effect2 = You have ${ $cash }.
question-worker = Take a tile of the row? ${ $price } of your { $cash }. You build it or keep it at once.
    .head = Take a tile?
    .price = ${ $price }
    .effect1 = You will have ${ $left } left.
    .effect2 = You build it or keep it at once.
question-place = Where do you place a cowboy? { question-place.effect1 } { question-place.effect2 }
    .head = Where does a cowboy go?
    .effect1 = { $cowboys ->
        [0] Only the white cowboy is left to you.
        [one] You have { $cowboys } left.
       *[other] You have { $cowboys } left.
    }
    .effect2 = Pass now: { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } in line for ties{ $last ->
        [1] .
       *[other] {" "}and the next choice.
    }
    .effect3 = { $roads ->
        [0] You have no road to lay.
        [one] You may first lay { $roads } road.
       *[other] You may first lay { $roads } roads.
    }
question-sheriff = Where do you place the white cowboy? Nobody can join it there: no duel.
    .head = Place the white cowboy?
    .effect1 = Nobody can join the white cowboy there: no duel.
question-duel_tile = Which tile do you play? Duel: { $map ->
        [0] { $square }.
       *[1] { $parcel }.
    } { question-duel_tile.effect1 }
    .head = Which tile?
    .effect1 = It is added to your firepower: { $firepower }.
question-fallen = Take your cowboy back? Duel lost: { $map ->
        [0] { $square }.
       *[1] { $parcel }.
    } { question-fallen.effect1 }
    .head = Take the cowboy back?
    .effect1 = On the ground it is worth { $points } VP and goes to the general reserve.
question-next_duel = Which duel comes first? There are { $count }; your rank decides.
    .head = Which duel first?
    .effect1 = There are { $count }; your rank decides.
    .effect2 = Who loses takes the cowboy back and shoots better in the next duel.
question-buy_parcel = Buy { $parcel }? ${ $price } of your { $cash }. { question-buy_parcel.effect2 }
    .head = Buy { $parcel }?
    .price = ${ $price }
    .effect1 = You will have ${ $left } left.
    .effect2 = { $thing ->
        [0] { $road ->
            [0] No road runs by it yet
           *[1] The road runs by it
        }.{ $income ->
            [0] { "" }
           *[other] { " " }What would earn most there: { $building }, ${ $income }.
        }
        [2] The mountain is 2 VP at the end and then serves your mines alone.
       *[3] The house is 2 VP at the end and then serves your buildings alone.
    }
question-buy_building = Buy { $the_building }? ${ $price } of your { $cash }. { question-buy_building.effect2 }
    .head = Buy { $the_building }?
    .price = ${ $price }
    .effect1 = You will have ${ $left } left.
    .effect2 = { $places ->
        [0] None of your land will do yet: the tile is kept.
       *[1] { $income ->
            [0] To be built on { $site }, or kept.
           *[other] On { $site } it earns ${ $income } a round.
        }
    }
question-build = Where do you build { $the_building }? { question-build.effect1 }
    .head = Where to build?
    .effect1 = { $places ->
        [0] None of your land will do yet: lay a road, or keep the tile.
       *[1] { $income ->
            [0] On { $site }, for example, or keep the tile.
           *[other] Best on { $site }: ${ $income } a round.
        }
    }
    .effect2 = { $roads ->
        [0] You have no road to lay.
        [one] You may first lay { $roads } road.
       *[other] You may first lay { $roads } roads.
    }
question-house = Where does the house go that comes with { $the_building } on { $parcel }? { question-house.effect1 }
    .head = Where does the house go?
    .effect1 = Without an owner it serves everybody; on your land your buildings only.
    .effect2 = On another's land it takes their consent, and it is theirs.
question-consent = Accept a house on { $parcel }? { $target } asks for it. { question-consent.effect1 }
    .head = A house on { $parcel }?
    .effect1 = It will be yours: 2 VP at the end, but you will build nothing else there.
    .effect2 = It allows { $target } a building.
question-kept = { question-kept.head } { question-kept.effect1 }
    .head = { $count ->
        [0] Lay roads?
       *[other] Place a tile?
    }
    .effect1 = { $count ->
        [0] { $roads ->
            [one] You have { $roads } road left
           *[other] You have { $roads } roads left
        }, to lay now or later.
        [one] One type of kept tile has a place; roads: { $roads }.
       *[other] { $count } types of kept tiles have a place; roads: { $roads }.
    }
question-double = Which income do you double? { question-double.effect1 }
    .head = Which income to double?
    .effect1 = { $gain ->
        [0] Nothing to double so far: rather take $8.
       *[other] Best { $the_building }: ${ $gain } more. Or take $8.
    }
question-buy_points = How many points do you buy? ${ $price } a VP: { $most } at most with your ${ $cash }.
    .head = Buy how many points?
    .price = ${ $price }
    .effect1 = You have ${ $cash }: { $most } VP at most.
    .effect2 = At the end of the game $6 are 1 VP.
question-banker = Buy points? 3 VP for $3, 5 for $12, 7 for $25. You have ${ $cash }.
    .head = Buy points?
    .effect1 = 3 VP for $3, 5 for $12, 7 for $25.
    .effect2 = You have ${ $cash }.
    .effect3 = At the end of the game $6 are 1 VP.
question-cash_limit = How many points do you take? $10 a VP, of your { $cash }. { question-cash_limit.effect2 }
    .head = Buy how many points?
    .price = $10
    .effect1 = You have ${ $cash }: { $most } VP at most.
    .effect2 = { $excess ->
        [0] Your limit is ${ $limit }: nothing is lost.
       *[other] Your limit is ${ $limit }: ${ $excess } { $excess ->
            [one] goes
           *[other] go
        } anyway.
    }
    .effect3 = At the end of the game $6 are 1 VP.

## A personality, a target: before it is confirmed

choice-personality = Take { $the_card }? { $effect } { choice-personality.effect2 } { choice-personality.effect3 }
    .head = Take { $the_card }?
    .effect1 = { $effect }
    .effect2 = Number { $number }: { $before ->
        [0] nobody before you so far.
       *[other] you play after { $name }.
    }
    .effect3 = At the end of the round, ${ $limit } at most.
target-claim = Go for { $parcel }? ${ $price } to pay later, of your { $cash }. { $road ->
        [0] No road runs by it.
       *[1] The road runs by it.
    }{ $rivals ->
        [0] { "" }
        [one] { " " }{ $name } is there already: a duel.
       *[other] { " " }{ $name } are there already: a duel.
    }
    .head = Go for { $parcel }?
target-attack = Attack { $parcel }? { $name } has { $the_building } there: half of the income, ${ $loot } of { $income }. { $rivals ->
        [0] Nobody is there.
        [one] { $others } is there already: a duel.
       *[other] { $others } are there already: a duel.
    }
    .head = Attack { $parcel }?
target-defend = Defend { $parcel }? You have { $the_building } there: income ${ $income }. { $rivals ->
        [0] Nobody attacks it yet.
        [one] { $others } attacks it: a duel.
       *[other] { $others } attack it: a duel.
    }
    .head = Defend { $parcel }?
target-place = { $square }? { $effect }{ $rivals ->
        [0] { "" }
        [one] { " " }{ $name } is there already: a duel.
       *[other] { " " }{ $name } are there already: a duel.
    }
    .head = { $square }?

## What another player decides

waits-start = { $names } chooses a parcel.
waits-personality = { $names } chooses a personality.
waits-eight_or_wait = { $names } wavers: $8 or wait.
waits-settler = { $names } chooses a free parcel.
waits-captain = { $names } decides what to pay the Captain.
waits-worker = { $names } looks at the row: a tile for $5.
waits-place = { $names } places a cowboy or passes.
waits-sheriff = { $names } places the white cowboy.
waits-duel_tile = Duel: the tile of { $names } is awaited.
waits-fallen = { $names } decides what becomes of a beaten cowboy.
waits-next_duel = { $names } decides which duel comes first.
waits-buy_parcel = { $names } buys a parcel or leaves it.
waits-buy_building = { $names } buys a tile or leaves it.
waits-build = { $names } looks for a place to build.
waits-house = { $names } looks for a place for a house.
waits-consent = { $names } accepts a house or refuses it.
waits-kept = { $names } places kept tiles or finishes.
waits-double = { $names } chooses which income to double.
waits-buy_points = { $names } buys points.
waits-banker = { $names } buys points from the Banker.
waits-cash_limit = { $names } turns money into points.

## Answers, where the question gives them a price

answer-captain-pay = { $red ->
        [0] { $cash ->
            [0] Nobody
            [1] 1 cowboy · $1
            [4] 2 cowboys · $4
           *[9] 3 cowboys · $9
        }
       *[1] { $cash ->
            [0] None
            [3] 1 revolver · $3
           *[9] 2 revolvers · $9
        }
    }
answer-buy_parcel-buy = Buy · ${ $price }
answer-buy_parcel-decline = Leave it
answer-buy_building-buy = Buy · ${ $price }
answer-buy_building-decline = Leave it
answer-fallen-fall = Leave it there · { $points } VP

## The personalities

card-1 = Sheriff
    .the = the Sheriff
    .effect = Yellow: the white cowboy is yours for this round (limit $20). Red: you start no attack and no duel, and each duel you lose gives you 3 VP (limit $20).
    .yellow = The white cowboy is yours for this round: no duel where it goes.
    .red = You start no attack and no duel, and each duel you lose gives you 3 VP.
card-2 = Banker
    .the = the Banker
    .effect = Yellow: $9 at once (limit $120). Red: at the end of the round 3 VP for $3, 5 for $12 or 7 for $25 (limit $60).
    .yellow = $9 at once.
    .red = At the end of the round 3 VP for $3, 5 for $12 or 7 for $25.
card-3 = Grocer
    .the = the Grocer
    .effect = Yellow: $8, or twice the income of one type of building (limit $60). Red: $8, or 1 VP for each house you own at the end of the round (limit $60).
    .yellow = $8, or twice the income of one type of building.
    .red = $8, or 1 VP for each house you own at the end of the round.
card-4 = Chinese worker
    .the = the Chinese worker
    .effect = Yellow: 2 roads, and tiles at half price (limit $30). Red: for $5, a tile of the row, at once (limit $30).
    .yellow = 2 roads, and tiles at half price.
    .red = For $5, a tile of the row, at once.
card-5 = Settler
    .the = the Settler
    .effect = Yellow: a parcel for free (limit $30). Red: $8, or 1 VP for each mountain you own at the end of the round (limit $30).
    .yellow = A parcel for free.
    .red = $8, or 1 VP for each mountain you own at the end of the round.
    .red-cash = $8, or $1 for each mountain you own at the end of the round.
card-6 = Captain
    .the = the Captain
    .effect = Yellow: 1, 2 or 3 more cowboys for $1, $4 or $9 (limit $25). Red: 1 or 2 revolvers for $3 or $9 (limit $20).
    .yellow = 1, 2 or 3 more cowboys for $1, $4 or $9.
    .red = 1 or 2 revolvers for $3 or $9.
card-7 = Mercenary
    .the = the Mercenary
    .effect = Yellow: 3 points of firepower for this round (limit $20). Red: 2 points (limit $30).
    .yellow = 3 points of firepower for this round.
    .red = 2 points of firepower for this round.

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
    .effect = Earns $6; counts as two houses; needs a road and a house.
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

## Where points come from, in the order of the list `sources`

source-0 = Parcels square
source-1 = Cowboys square
source-2 = Buildings square
source-3 = Points bought
source-4 = Lost duels
source-5 = Personalities
source-6 = Money converted
source-7 = Estate
source-8 = Money left
source-9 = Kit Carson
source-10 = Before the match

## The actions

action-parcel = { $parcel }
action-personality = { $card }
action-take_8 = Take $8
action-wait = Wait
action-pay = Pay ${ $cash }
action-skip = Take nothing
action-take = Take the tile: { $square }
action-lay_road = Road on { $parcel }, { $the_side } side
action-place = { $square }
action-claim = Go for { $parcel }
action-attack = Attack { $parcel }
action-defend = Defend { $parcel }
action-sheriff = Place the white cowboy
action-pass = Pass
action-duel_tile = Tile { $tile }
action-take_back = Take the cowboy back
action-fall = Leave it on the ground for 2 VP
action-duel = Duel on { $parcel }
action-buy = Buy
action-decline = Leave it
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
seat-you = you
duel-won = { $who ->
        [you] You win the duel against { $losers }
       *[other] { $seat } wins the duel against { $losers }
    }, { $total } to { $against }{ $tied ->
        [0] { "" }
        [1] , having passed first
       *[2] , being first in turn order
    }
event-won_building = { duel-won }: { $the_building }.
event-won_square = { duel-won }: { $square }.
event-won_parcel = { duel-won }: { $parcel }, at ${ $cash }.
event-won_attack = { duel-won }, and half of the income: { $the_building } on { $parcel }, owned by { $who ->
        [owner] you.
       *[other] { $owner }.
    }
event-won_defence = { duel-won }: { $the_building } on { $parcel } keeps all of its income.
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
event-round_ended = End of round { $round }: { $points ->
        [0] nobody has any VP yet.
       *[other] { $level ->
            [1] { $who ->
                [you] you lead with { $points } VP.
               *[other] { $seat } leads with { $points } VP.
            }
           *[other] { $level } players are level in the lead with { $points } VP.
        }
    }
event-counted = { $who ->
        [you] Your count
       *[other] The count of { $seat }
    }: { $estate } VP for the estate, { $savings } for money{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } for Kit Carson
    }. Total: { $points } VP.
event-game_ended = { $who ->
        [you] You win
       *[other] { $seat } wins
    } with { $points } VP{ $tied ->
        [0] .
       *[other] ; at equal points the better rank decides.
    }

## What has just happened, in one line; nothing for what is only its sequel

news-round_began = { "" }
news-took_cash = { $who ->
        [you] You receive +${ $cash } with { $the_card }.
       *[other] { $seat } receives +${ $cash } with { $the_card }.
    }
news-claimed = { $who ->
        [you] You go
       *[other] { $seat } goes
    } for { $parcel }.
news-attacked = { $who ->
        [you] You attack { $the_building } of { $target } on { $parcel }.
        [target] { $seat } attacks { $the_building } of yours on { $parcel }.
       *[other] { $seat } attacks { $the_building } of { $target } on { $parcel }.
    }
news-sheriff_claimed = { $who ->
        [you] You reserve
       *[other] { $seat } reserves
    } { $parcel } with the white cowboy.
news-sheriff_defended = { $who ->
        [you] Your white cowboy guards
       *[other] The white cowboy of { $seat } guards
    } { $the_building } on { $parcel }.
news-resolution_began = Everybody has passed: the track begins.
news-rolled = { "" }
news-chose_tile = { "" }
news-chose_tile-public = { "" }
news-showed_tile = { "" }
news-drew_tiles = { "" }
news-drew_tiles-public = { "" }
news-consoled = { $who ->
        [you] The lost duel gives you +{ $points } VP.
       *[other] The lost duel gives { $seat } +{ $points } VP.
    }
news-fell = { $who ->
        [you] Your cowboy stays down: +{ $points } VP.
       *[other] A cowboy of { $seat } stays down: +{ $points } VP.
    }
news-earned = { $who ->
        [you] You receive
       *[other] { $seat } receives
    } +${ $cash }: { $square }.
news-gambled = { $who ->
        [you] Your dice show { $white } and { $black }: +${ $cash }.
       *[other] The dice of { $seat } show { $white } and { $black }: +${ $cash }.
    }
news-rent_paid = { $cash ->
        [0] { "" }
       *[other] { $who ->
            [you] Your buildings earn you +${ $cash }.
           *[other] { $seat } earns +${ $cash } with buildings.
        }
    }
news-robbed = { $who ->
        [you] You rob { $target } of +${ $cash }: { $the_building } on { $parcel }.
        [target] { $seat } robs you of −${ $cash }: { $the_building } on { $parcel }.
       *[other] { $seat } robs { $target } of ${ $cash }: { $the_building } on { $parcel }.
    }
news-scored = { $who ->
        [you] You score
       *[other] { $seat } scores
    } +{ $points } VP: { $square }.
news-bought_points = { $who ->
        [you] You buy
       *[other] { $seat } buys
    } +{ $points } VP for ${ $cash }.
news-rewarded = { $who ->
        [you] You score +{ $points } VP with { $the_card }.
       *[other] { $seat } scores +{ $points } VP with { $the_card }.
    }
news-new_cowboys = { "" }
news-converted = { $who ->
        [you] You pay
       *[other] { $seat } pays
    } the bank ${ $cash }: +{ $points } VP.
news-tile_came = { "" }
news-counted = { "" }

## The options

preset-seed = House rules
    .about = Five banks, yellow sides, the plain. The rules we recommend.
preset-published = As published
    .about = Four banks; a church protects its owner alone; the red Settler is paid in dollars.
preset-recent = Recent editions
    .about = As published, and a revolver each to begin with.
preset-regulars = For regulars
    .about = River, sides drawn by lot, duels with tiles.

option-board = The map
    .about = The river cuts the town in two: bridges cost 2 roads, mines on its banks earn $3 more.
    .choice-plain = Plain
    .choice-river = River
option-personality_sides = The personalities
    .about = Yellow to begin with. Only one side is used, the same one all match long.
    .choice-yellow = Yellow
    .choice-red = Red
    .choice-random = By lot
option-duel_mode = Duels
    .about = With dice, a stroke of luck. With tiles, a secret choice.
    .choice-dice = Dice
    .choice-tiles = Tiles
option-tie_break = Ties
    .about = Whoever passes early wins them; or the lowest personality does.
    .choice-pass = Who passed first
    .choice-personality = Personality
option-church_scope = A church protects
    .about = All buildings next to it, or only those of its owner.
    .choice-all = All
    .choice-owner = The owner's
option-undefended_attack = Undefended attack
    .about = It succeeds by itself, or the owner rolls a die all the same.
    .choice-auto = Succeeds
    .choice-duel = Duel
option-bank_count = Banks
    .about = Five among the buildings by our rules, four in the published edition.
    .choice-5 = Five
    .choice-4 = Four
option-starting_revolvers = Revolvers to begin with
    .about = Recent editions give one to everybody; it counts in all duels.
    .choice-0 = None
    .choice-1 = One each
option-house_equivalents = Ranches, churches, hotels
    .about = They count as houses for their owner alone, or for all neighbours.
    .choice-owner = For the owner
    .choice-all = For all
option-kept_building = Kept tiles
    .about = A tile that was bought and kept may be placed in the same round, or only from the next one on.
    .choice-same_round = Same round
    .choice-next_round = Next round
option-settler_red_reward = Red Settler
    .about = Each mountain earns a victory point, or a dollar.
    .choice-vp = 1 point
    .choice-cash = $1
option-settler_red_limit = The red Settler's money
    .about = What the red Settler may keep at the end of a round.
    .value = ${ $number }
option-road_supply_finite = Roads
    .about = There are 25 for all, or as many as needed.
    .choice-false = No limit
    .choice-true = 25 in all
option-property_tile_limit = Parcels
    .about = A player owns 12 at most, or as many as they buy.
    .choice-false = No limit
    .choice-true = 12 at most
option-sheriff_counts = White cowboy
    .about = Kept in reserve, the Sheriff's white cowboy adds 1 to the firepower, or nothing.
    .choice-false = Does not count
    .choice-true = Counts
option-fallen_cowboys = Fallen cowboys
    .about = Whoever loses a duel may give the cowboy up for 2 victory points.
option-kit_carson_bonus = Kit Carson's bonus
    .about = At the end, passing early in the last round earns 1 point for each player who passes later.

## The drawing in the terminal

draw-before = First parcels
draw-round = Round { $round } of { $rounds }
draw-supply = Supply: { $roads } roads, { $houses } houses, { $tiles } tiles in the bag
draw-tile = ${ $price }: { $tile }
draw-closed = { $name } (closed)
draw-legend = A to E: owners. a to e: cowboys, *: the white one. $3: price, +$3: income. ═ ║: roads.
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
draw-price = ${ $cash }
draw-income = +${ $cash }
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
draw-duel = { $place }: { $names }.

## Why a place is good

why-gain = This place brings more.
why-rivals = Fewer rivals fight you for it.
why-home = The cowboys who stay count in duels.
why-early = Whoever passes early wins ties and chooses first.
why-worth = It brings the most until the end.
why-worth-personality = This personality brings you the most in this round.
why-worth-parcel = This parcel lies best for what you can build.
why-worth-buy = It will bring more than its price.
why-worth-decline = It would bring less than its price.
why-worth-house = The house serves your buildings, and not those of others.
why-worth-lay_road = This road opens a parcel for building.
why-worth-duel_tile = It is the smallest tile that should do.
why-points = You score more points.
why-left = The money you keep is worth more.

## Why a card, a square or a parcel cannot be chosen

not-this-one = { $owner } has taken this personality for this round.
not-a-choice = Personalities are chosen at the beginning of each round.
not-in-a-duel = Duel tiles are for duels only.
not-while-asked = The question is about something else: answer it first.
not-for-cowboys = This square is carried out for everybody: no cowboy goes there.
not-without-cowboy = You have no cowboy left in your reserve.
not-without-tile = There is no tile on this square.
not-any-more = This square is open until round { $round } only.
not-in-the-row = Take a tile from the row of buildings.
not-for-your-cash = A tile costs ${ $cash }.
not-beside-deputy = The white cowboy is there: nobody joins it.
not-where-cowboys-are = The white cowboy only goes where nobody is.
not-twice = You have a cowboy there already.
not-for-a-fight = The red Sheriff starts no duel: somebody is there already.
not-in-the-river = Nobody owns the river.
not-without-property = You have no property tile left.
not-your-land = This parcel is yours, and nothing is built there: there is nothing to defend.
not-their-land = This parcel belongs to { $owner }, and nothing is built there: there is nothing to attack.
not-with-deputy = The white cowboy does not attack.
not-under-protection = This building is protected: nobody may attack it.
not-as-sheriff = The red Sheriff attacks nobody.
not-owned-land = This parcel belongs to { $owner } already.
not-on-others-land = One builds on one's own land.
not-free = The parcel is not free.
not-without-road = No road runs by it.
not-without-house = There would be no room for the house that goes with it.
not-under-building = { $building } is going to stand there: the house goes elsewhere.
not-refused = { $owner } has refused this place.
not-contested = There is no duel on this parcel.

## Where to look

look-square = Look at the squares of the track
look-parcel = Look at the town
look-personality = Look at the personalities
look-duel_tile = Look at your duel tiles
