### Welcome to Abilene: names, actions, events, options and refusals.
### `$who` says who is spoken to: `you` for the one who acts, `target` for the one who is aimed at, else `other`.

title = Welcome to Abilene
pitch = Pay for your cards, drive the largest herd to Abilene and take the pot. On the trail, desperados and Indian tribes are after your cattle.
score =
    { $score ->
        [one] { $score } chip
       *[other] { $score } chips
    }
score-1 = Chips

## What is asked of the player

phase-opt_in = Do you join this hand? The stake is 2 chips.
phase-distribution = Buy a card, stand or fold.
phase-discard = You have too many cards. Drop one, face down.
phase-play = Lay a card, face up or face down.
phase-steal = Your Desperados got through. Choose the cattle to take.
phase-respond = Your herd is under attack. Answer, or let it come.
phase-over = The match is over.

## The cards

card-0 = Cattle 1
    .the = Cattle 1
    .effect = Adds 1 head to your herd.
card-1 = Cattle 3
    .the = Cattle 3
    .effect = Adds 3 head to your herd.
card-2 = Cattle 10
    .the = Cattle 10
    .effect = Adds 10 head to your herd.
card-3 = Cattle 30
    .the = Cattle 30
    .effect = Adds 30 head to your herd.
card-4 = Desperados
    .the = the Desperados
    .effect = For 2 chips they lie in wait at a herd; on your next turn you steal the cattle of your choice there.
card-5 = Indian tribes
    .the = the Indian tribes
    .effect = They lie in wait at a herd; on your next turn it is scattered, all of it.
card-6 = Stagecoach
    .the = the Stagecoach
    .effect = Stops Desperados, who take 5 chips out of the pot.
card-7 = Train
    .the = the Train
    .effect = Stops Desperados, who take 5 chips out of the pot.
card-8 = Gold reserve
    .the = the Gold reserve
    .effect = Stops Desperados, who take 5 chips out of the pot.
card-9 = Sheriff
    .the = the Sheriff
    .effect = Stops Desperados, and there is no loot.
card-10 = Cavalry
    .the = the Cavalry
    .effect = Stops Indian tribes.
card-11 = Firewater
    .the = Firewater
    .effect = Stops Indian tribes, for 2 chips.
card-12 = Saloon dancers
    .the = the Saloon dancers
    .effect = At once, the newest card of another herd strays.
card-13 = Gold rush
    .the = the Gold rush
    .effect = Ends the hand without a winner; the pot waits for the next one.
card-14 = Welcome to Abilene
    .the = Welcome to Abilene
    .effect = Ends the hand; the largest herd of this moment takes the pot, and pending attacks are forgotten.

## The actions

action-join = Join for 2 chips
action-sit_out = Sit this hand out
action-buy = Buy a card
action-fold = Fold and take 1 chip back
action-stand = Stand
action-drop = Drop { $the_card }
action-steal = Take { $the_card }
action-face_down = Lay { $the_card } face down
action-cattle = Lay { $card }
action-desperados = Send the Desperados after { $target } for 2 chips
action-indians = Send the Indian tribes after { $target }
action-defend = Put { $the_card } on guard
action-answer = Answer { $target } with { $the_card }
action-dancers = Send the Saloon dancers to { $target }
action-gold_rush = Shout Gold rush
action-welcome = Call Welcome to Abilene
action-decline = Let it come

## The events: the hand and the stakes

event-hand_began =
    Hand { $hand }. { $who ->
        [you] You deal.
       *[other] { $seat } deals.
    }{ $chips ->
        [0] { "" }
        [one] { " " }The pot already holds { $chips } chip.
       *[other] { " " }The pot already holds { $chips } chips.
    }
event-joined =
    { $who ->
        [you] You join
       *[other] { $seat } joins
    } for { $chips ->
        [one] { $chips } chip.
       *[other] { $chips } chips.
    }
event-sat_out =
    { $who ->
        [you] You sit this hand out.
       *[other] { $seat } sits this hand out.
    }
event-voided =
    Too few players: the hand is void.{ $chips ->
        [0] { "" }
        [one] { " " }The pot keeps { $chips } chip.
       *[other] { " " }The pot keeps { $chips } chips.
    }
event-dealt =
    { $who ->
        [you] You are dealt
       *[other] { $seat } is dealt
    }: { $cards }.
event-dealt-public =
    { $seat } is dealt { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
event-bought =
    { $who ->
        [you] You pay { $chips ->
            [one] { $chips } chip
           *[other] { $chips } chips
        } and get { $the_card }.
       *[other] { $seat } pays { $chips ->
            [one] { $chips } chip
           *[other] { $chips } chips
        } and gets { $the_card }.
    }
event-bought-public =
    { $seat } buys a card for { $chips ->
        [one] { $chips } chip.
       *[other] { $chips } chips.
    }
event-folded =
    { $who ->
        [you] You fold and take
       *[other] { $seat } folds and takes
    } { $chips ->
        [one] { $chips } chip back.
       *[other] { $chips } chips back.
    }
event-stood =
    { $who ->
        [you] You stand
       *[other] { $seat } stands
    } with { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
event-prices_doubled = Prices double.
event-dropped =
    { $who ->
        [you] You drop { $the_card }.
       *[other] { $seat } drops { $the_card }.
    }
event-dropped-public = { $seat } drops a card.

## The events: the play

event-play_began =
    { $who ->
        [you] You lead
       *[other] { $seat } leads
    }: { $count ->
        [one] { $count } card each.
       *[other] { $count } cards each.
    }
event-lap_began = Lap { $lap } of { $laps }.
event-laid_face_down =
    { $who ->
        [you] You lay { $the_card } face down.
       *[other] { $seat } lays { $the_card } face down.
    }
event-laid_face_down-public = { $seat } lays a card face down.
event-laid_cattle =
    { $who ->
        [you] You lay { $card }.
       *[other] { $seat } lays { $card }.
    } Herd: { $heads }.
event-attacked =
    { $who ->
        [you] You send { $the_card } after { $target }{ $chips ->
            [0] .
            [one] { " " }and pay { $chips } chip.
           *[other] { " " }and pay { $chips } chips.
        }
        [target] { $seat } sends { $the_card } after you{ $chips ->
            [0] .
            [one] { " " }and pays { $chips } chip.
           *[other] { " " }and pays { $chips } chips.
        }
       *[other] { $seat } sends { $the_card } after { $target }{ $chips ->
            [0] .
            [one] { " " }and pays { $chips } chip.
           *[other] { " " }and pays { $chips } chips.
        }
    }
event-declined =
    { $who ->
        [you] You let it come.
       *[other] { $seat } lets it come.
    }
event-defended =
    { $who ->
        [you] You put { $the_card } on guard{ $chips ->
            [0] .
            [one] { " " }and pay { $chips } chip.
           *[other] { " " }and pay { $chips } chips.
        }
       *[other] { $seat } puts { $the_card } on guard{ $chips ->
            [0] .
            [one] { " " }and pays { $chips } chip.
           *[other] { " " }and pays { $chips } chips.
        }
    }
event-stopped =
    { $who ->
        [you] You meet { $target } with { $the_card } and stop { $the_attack }.
        [target] { $seat } meets you with { $the_card } and stops { $the_attack }.
       *[other] { $seat } meets { $target } with { $the_card } and stops { $the_attack }.
    }{ $chips ->
        [0] { "" }
        [one] { " " }Price: { $chips } chip.
       *[other] { " " }Price: { $chips } chips.
    }
event-looted =
    { $who ->
        [you] { $chips ->
            [0] The pot is empty: there is no loot for you.
            [one] Loot: you take { $chips } chip out of the pot.
           *[other] Loot: you take { $chips } chips out of the pot.
        }
       *[other] { $chips ->
            [0] The pot is empty: there is no loot for { $seat }.
            [one] Loot: { $seat } takes { $chips } chip out of the pot.
           *[other] Loot: { $seat } takes { $chips } chips out of the pot.
        }
    }
event-defence_left =
    { $who ->
        [you] The watch is over: you remove { $the_card }.
       *[other] The watch is over: { $seat } removes { $the_card }.
    }
event-stole =
    { $who ->
        [you] You steal { $the_card } from { $target }.
        [target] { $seat } steals { $the_card } from you.
       *[other] { $seat } steals { $the_card } from { $target }.
    }
event-herd_lost =
    { $who ->
        [you] Your Indian tribes scatter a herd: { $target } loses
        [target] { $seat } scatters your herd: you lose
       *[other] { $seat } scatters a herd: { $target } loses
    } { $heads } head.
event-attack_failed =
    { $who ->
        [you] { $target } has no herd: you attack in vain.
        [target] You have no herd: { $seat } attacks in vain.
       *[other] { $target } has no herd: { $seat } attacks in vain.
    }
event-missed_turn =
    { $who ->
        [you] You have answered already: your turn passes.
       *[other] { $seat } has answered already: this turn passes.
    }
event-strayed =
    { $who ->
        [you] You send the Saloon dancers: { $target } loses { $the_card }.
        [target] { $seat } sends the Saloon dancers: you lose { $the_card }.
       *[other] { $seat } sends the Saloon dancers: { $target } loses { $the_card }.
    }
event-rushed =
    { $who ->
        [you] You shout Gold rush: the hand ends without a winner.
       *[other] { $seat } shouts Gold rush: the hand ends without a winner.
    }{ $chips ->
        [0] { "" }
        [one] { " " }{ $chips } chip waits in the pot.
       *[other] { " " }{ $chips } chips wait in the pot.
    }
event-arrived =
    { $who ->
        [you] You call Welcome to Abilene: the hand ends here.
       *[other] { $seat } calls Welcome to Abilene: the hand ends here.
    }

## The events: the end

event-hand_ended = End of hand { $hand }.
event-won =
    { $who ->
        [you] You arrive with { $heads } head and win
       *[other] { $seat } arrives with { $heads } head and wins
    } { $chips ->
        [one] { $chips } chip.
       *[other] { $chips } chips.
    }
event-won_unplayed =
    Everybody else has folded: { $who ->
        [you] you win
       *[other] { $seat } wins
    } { $chips ->
        [one] { $chips } chip.
       *[other] { $chips } chips.
    }
event-carried =
    { $chips ->
        [one] { $chips } chip is left for the next pot.
       *[other] { $chips } chips are left for the next pot.
    }
event-revealed =
    { $who ->
        [you] You show: { $cards }.
       *[other] { $seat } shows: { $cards }.
    }
event-went_broke =
    { $who ->
        [you] You no longer own the stake of 2 chips: the match stops.
       *[other] { $seat } no longer owns the stake of 2 chips: the match stops.
    }
verdict-went_broke = { event-went_broke }
event-match_ended =
    The match is over.{ $chips ->
        [0] { "" }
        [one] { " " }{ $chips } chip stays in the pot and belongs to nobody.
       *[other] { " " }{ $chips } chips stay in the pot and belong to nobody.
    }

## What has just happened: one line, sixty signs at most; what is missing here is said as in the Gazette

news-hand_began = { "" }
news-joined =
    { $who ->
        [you] You join: −{ $chips } chips.
       *[other] { $seat } joins: { $chips } chips into the pot.
    }
news-voided = Too few players: the hand is void.
news-dealt = { "" }
news-dealt-public = { "" }
news-bought =
    { $who ->
        [you] You buy { $the_card }: −{ $chips }.
       *[other] { $seat } buys { $the_card }: { $chips }.
    }
news-bought-public =
    { $seat } buys a card for { $chips ->
        [one] { $chips } chip.
       *[other] { $chips } chips.
    }
news-prices_doubled =
    { $who ->
        [you] You stand: the prices double.
       *[other] { $seat } stands: the prices double.
    }
news-lap_began = { "" }
news-attacked =
    { $who ->
        [you] You send { $the_card } after { $target }{ $chips ->
            [0] .
           *[other] : −{ $chips }.
        }
        [target] { $seat } sends { $the_card } after you{ $chips ->
            [0] .
           *[other] , pays { $chips } chips.
        }
       *[other] { $seat } sends { $the_card } after { $target }{ $chips ->
            [0] .
           *[other] , pays { $chips } chips.
        }
    }
news-stopped =
    { $who ->
        [you] You stop { $target } with { $the_card }.
        [target] { $seat } stops you with { $the_card }.
       *[other] { $seat } stops { $target } with { $the_card }.
    }
news-looted =
    { $who ->
        [you] { $chips ->
            [0] You are stopped; the pot is empty, there is no loot.
           *[other] You are stopped, but there is loot: +{ $chips }.
        }
       *[other] { $chips ->
            [0] The attack is stopped; the pot is empty, no loot.
            [one] Stopped, but { $seat } takes { $chips } chip out of the pot.
           *[other] Stopped, but { $seat } takes { $chips } chips out of the pot.
        }
    }
news-defence_left = { "" }
news-herd_lost =
    { $who ->
        [you] You scatter a herd: { $target } loses { $heads } head.
        [target] { $seat } scatters your herd: −{ $heads } head.
       *[other] { $seat } scatters a herd: { $target } loses { $heads } head.
    }
news-strayed =
    { $who ->
        [you] You send the dancers: { $target } loses { $the_card }.
        [target] { $seat } sends the dancers: you lose { $the_card }.
       *[other] { $seat } sends the dancers: { $target } loses { $the_card }.
    }
news-rushed =
    { $who ->
        [you] You shout Gold rush: nobody wins.
       *[other] { $seat } shouts Gold rush: nobody wins.
    }
news-arrived =
    { $who ->
        [you] You call Welcome to Abilene.
       *[other] { $seat } calls Welcome to Abilene.
    }
news-hand_ended = { "" }
news-won =
    { $who ->
        [you] You arrive with { $heads } head: +{ $chips ->
            [one] { $chips } chip
           *[other] { $chips } chips
        }.
       *[other] { $seat } arrives with { $heads } head and takes { $chips ->
            [one] { $chips } chip
           *[other] { $chips } chips
        }.
    }
news-won_unplayed =
    { $who ->
        [you] Everybody else has folded: +{ $chips ->
            [one] { $chips } chip
           *[other] { $chips } chips
        }.
       *[other] All others have folded: { $seat } takes { $chips ->
            [one] { $chips } chip
           *[other] { $chips } chips
        }.
    }
news-carried = { "" }
news-revealed = { "" }
news-match_ended = { "" }

## What the others decide

waits-opt_in = { $names } chooses to join or to sit out.
waits-distribution = { $names } is thinking: buy, stand or fold.
waits-discard =
    { $count ->
        [one] { $names } drops surplus cards.
       *[other] { $names } drop surplus cards.
    }
waits-play = { $names } chooses a card to lay.
waits-steal = { $names } chooses the cattle to steal.
waits-respond = { $names } answers the attack, or lets it come.

## The options

preset-box = As in the box
    .about = Everybody deals in turn, eight hands at least, while all can pay the stake. The rules we recommend.
preset-family = Family
    .about = Four hands; after each of them all hidden cards are shown.
preset-endurance = Last one standing
    .about = Hands are dealt as long as two players can pay the stake.
preset-regulars = For regulars
    .about = Attacks are answered at once, Firewater is paid when it helps, Welcome to Abilene needs a herd.

option-match_end = End of the match
    .about = After whole rounds of the dealer, as soon as somebody cannot pay the stake, when only one player still can, or after a number of hands of your choice.
    .choice-rotations = Whole rounds
    .choice-first_broke = First one broke
    .choice-last_standing = Last one standing
    .choice-fixed_hands = Counted hands
option-hands = Number of hands
    .about = The length of the match, when hands are counted.
    .value =
        { $number ->
            [one] { $number } hand
           *[other] { $number } hands
        }
option-start_chips = Chips to begin with
    .about = Everybody's stack; the higher it is, the more cards can be bought.
    .value =
        { $number ->
            [one] { $number } chip
           *[other] { $number } chips
        }
option-defence_timing = Answer to an attack
    .about = On one's own turn, with the card of that turn; or at once, for a turn to come.
    .choice-own_turn = On one's turn
    .choice-interrupt = At once
option-reveal_at_end = Hidden cards
    .about = After each hand they stay secret, or all are shown.
    .choice-false = Secret
    .choice-true = Shown
option-eau_paid = Paying for Firewater
    .about = On guard it costs 2 chips right away, or only when it stops an attack.
    .choice-when_laid = On laying it
    .choice-when_used = On using it
option-welcome_needs_herd = Welcome to Abilene
    .about = The card may be played at any time, or only when there is a herd.
    .choice-false = At any time
    .choice-true = With a herd
option-hand_limit = Limit of hands
    .about = After so many hands the match ends, even if nobody is broke or several are still standing.
    .value =
        { $number ->
            [one] { $number } hand
           *[other] { $number } hands
        }
option-max_players = Most players
    .about = Above eight, few cards are left to buy.
    .value = { $number } players

## The refusals

error-abilene-seats = This table is for 2 to { $high } players, not { $seats }. An option allows up to { $most }.

## The table, in a terminal

table-hand = Hand { $hand } of { $planned }
table-hand-open = Hand { $hand }
table-hand-extra = Hand { $hand }, extra
table-hands-played =
    { $hands ->
        [one] { $hands } hand played
       *[other] { $hands } hands played
    }
table-lap = Lap { $lap } of { $laps }
table-buying = { $lap ->
        [1] First purchase
       *[other] Purchase { $lap }
    }
table-pot = Pot
table-chips =
    { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }
table-price =
    { $chips ->
        [one] Next card: { $chips } chip
       *[other] Next card: { $chips } chips
    }
table-doubled = prices doubled
table-deck =
    { $cards ->
        [one] Pile: { $cards } card
       *[other] Pile: { $cards } cards
    }
table-size =
    { $cards ->
        [one] Hands of { $cards } card
       *[other] Hands of { $cards } cards
    }
table-column-player = player
table-column-chips = chips
table-column-hand = hand
table-column-herd = herd
table-column-heads = head
table-you = you
table-dealer = deals
table-leader = leads
table-stood = stands
table-folded = folded
table-out = out
table-in = in
table-winner = ★ wins
table-owes =
    { $turns ->
        [one] owes { $turns } turn
       *[other] owes { $turns } turns
    }
table-attack =
    { $card } · { $who ->
        [you] you, { $when ->
            [end] at the end
           *[turn] next turn
        }
       *[other] { $name }, { $when ->
            [end] at the end
           *[turn] next turn
        }
    }
table-defence = { $card } on guard
table-your-hand = Your hand
table-no-cards = No cards in hand
table-buried = Face down, for your eyes only: { $cards }
table-shown = { $name } had hidden: { $cards }

## Why a card cannot be played

not-before-joining = First say whether you play this hand.
not-before-play = Cards are played once everybody has decided. Buy, stand or fold.
not-before-theft = First choose what your Desperados steal from { $target }.
not-a-defence = { $card } stops no attack: only defences answer.
not-against = { $card } does not stop { $the_attack }.
not-paid = { $card } costs { $cost } chips: you do not have them.
not-in-hand = { $card } is not in your hand.

## Why a choice is better

why-joining = Who does not join cannot win the pot.
why-joining-sit_out = Your lead will do: better risk nothing.
why-pot = There is more of the pot to be won this way.
why-pot-stand = Your cards will do to play for the pot.
why-pot-buy = One more card brings you closer to the pot.
why-pot-fold = These cards would win the pot too rarely.
why-price = You pay fewer chips.
why-use = It is the card that you will need least.
why-theft = It makes the most heads.
why-herds = It serves your herd best now.
why-herds-cattle = Your herd has to keep up with the largest one, without showing its best cattle too early.
why-herds-desperados = { $target } has cattle to lose, and little to answer with.
why-herds-indians = { $target } may lose the whole herd.
why-herds-dancers = The newest cattle of { $target } weighs much.
why-herds-welcome = Your herd leads: it is the moment to arrive.
why-herds-gold_rush = This pot would escape you: better play for it again.
why-herds-answer = Your herd is threatened, and this card stops the attack.
why-herds-decline = To answer now would cost you a turn.
why-herds-defend = Laid beforehand, it stops the next attack.
why-herds-face_down = Laid face down, this card will not be missed.

## Where to look

look-steal = Look at the herd that you attack

## Places at the table

spot-herd = the herd of { $name }
spot-attack = the attack of { $name }
spot-defence = the defence of { $name }
