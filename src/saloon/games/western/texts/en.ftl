### Western, the money waltz: names, actions, events, options and refusals.
### `$who` says who is spoken to: `you` to the one who acts, `target` to the one who is hit, else `other`.
### `$pognon` is a whole sum, not a number of bills.

title = Western, the money waltz
pitch = The first to own 400,000 wins, whoever's money it was. Attack, counter, call the train and take the whole bank.
score-1 = Money

## What the player is asked

phase-main = Play a card, or several that go together.
phase-respond_joker = A card is laid on you. A Joker stops it, or let it happen.
phase-respond_attack = You are under attack. Counter, or let the die roll.
phase-respond_cake = Your attack is countered. A Cake revives it, or else you pay.
phase-respond_hat = The money you took since your last turn is claimed back. Return it, or keep it with the Hat.
phase-pactole = The jackpot is at stake. Lay something higher, or pass.
phase-draw = Draw, then the next one plays.
phase-over = The game is over.

## What the others decide

waits-main = { $names } is choosing a card to play.
waits-respond_joker = { $names } may play a Joker, or let it happen.
waits-respond_attack = { $names } may counter, or let the die roll.
waits-respond_cake = { $names } may offer a Cake, or pay.
waits-respond_hat = { $names } may play the Hat, or give the money back.
waits-pactole =
    { $count ->
        [one] { $names } lays something higher, or passes.
       *[other] { $names } lay something higher, or pass.
    }
waits-draw = { $names } is drawing.

## The cards

card-0 = Attack, 1 gun
    .the = the 1-gun Attack
    .effect = A roll of the die against anybody: you take 10,000 per point, or you lose them.
card-1 = Attack, 2 guns
    .the = the 2-gun Attack
    .effect = Like a 1-gun attack, for double (except with three players).
card-2 = Attack, 3 guns
    .the = the 3-gun Attack
    .effect = Like a 2-gun attack, and stronger for the jackpot.
card-3 = Dancer
    .the = the Dancer
    .effect = Answers an attack: it is void, and the attacker pays 20,000 to the bank.
card-4 = Dog
    .the = the Dog
    .effect = Answers an attack: it is void, and the attacker pays you 10,000.
card-5 = Cake
    .the = the Cake
    .effect = Answers the Dog or the Dancer: your attack goes on, and you pay nothing.
card-6 = Jackpot train
    .the = the Jackpot train
    .effect = With an attack, opens the jackpot: the highest combination takes the whole bank.
card-7 = Pay me 50,000
    .the = Pay me 50,000
    .effect = The next player pays you 50,000. A Joker stops it.
card-8 = Give it back
    .the = Give it back
    .effect = A player returns what they have taken from you since their last turn. Only the Hat stops it.
card-9 = Cowboy
    .the = the Cowboy
    .effect = One takes 20,000 from the next player; two take 50,000, three 80,000, from anybody. A Joker stops them.
card-10 = Sheriff
    .the = the Sheriff
    .effect = In front of you until your next turn: no attack, no Indians, no Saloon.
card-11 = Everybody chips in
    .the = Everybody chips in
    .effect = Everybody pays you 10,000.
card-12 = Share it out
    .the = Share it out
    .effect = A player of your choice pays 10,000 to each of the others. A Joker stops it.
card-13 = Indians
    .the = the Indians
    .effect = All the money of the next player goes to the bank. A Joker or a Sheriff prevents it.
card-14 = Withdrawal
    .the = the Withdrawal
    .effect = Take 30,000 from the bank, or what is there.
card-15 = Too much whisky
    .the = Too much whisky
    .effect = The turn goes the other way; with more than three players another card may follow at once.
card-16 = Saloon
    .the = the Saloon
    .effect = Your whole fortune against another: the hand with more different cards wins. A Joker stops it.
card-17 = Hands up
    .the = Hands up
    .effect = The others show their hands and pay the bank 20,000 without a Horse, 10,000 without the Hat.
card-18 = Horse
    .the = the Horse
    .effect = The next player loses a turn and the draw. Also strengthens a combination for the jackpot.
card-19 = Joker
    .the = the Joker
    .effect = Stops a card laid on you; or, on your turn, removes somebody's Sheriff.
card-20 = Hat
    .the = the Hat
    .effect = Wins a tie for the jackpot; or answers Give it back and takes a card at random.

## The combinations of the jackpot

combination-1 = Attack 1 gun
    .the = an Attack 1 gun
combination-2 = Attack 2 guns
    .the = an Attack 2 guns
combination-3 = Attack 3 guns
    .the = an Attack 3 guns
combination-4 = Attack 1 gun + Horse
    .the = an Attack 1 gun + Horse
combination-5 = Attack 2 guns + Horse
    .the = an Attack 2 guns + Horse
combination-6 = Attack 3 guns + Horse
    .the = an Attack 3 guns + Horse
combination-7 = Attack 1 gun + 2 Horses
    .the = an Attack 1 gun + 2 Horses
combination-8 = Attack 2 guns + 2 Horses
    .the = an Attack 2 guns + 2 Horses
combination-9 = Attack 3 guns + 2 Horses
    .the = an Attack 3 guns + 2 Horses
combination-10 = Attack 1 gun + 3 Horses
    .the = an Attack 1 gun + 3 Horses
combination-11 = Attack 2 guns + 3 Horses
    .the = an Attack 2 guns + 3 Horses
combination-12 = Attack 3 guns + 3 Horses
    .the = an Attack 3 guns + 3 Horses
combination-13 = Attacks 1, 2 and 3 guns
    .the = the Attacks 1, 2 and 3 guns
combination-14 = Attacks 1, 2 and 3 guns + Horse
    .the = the Attacks 1, 2 and 3 guns + Horse

## The actions

action-lift = Remove the Sheriff of { $target } with a Joker
action-attack =
    Attack { $target }: { $guns ->
        [one] { $guns } gun
       *[other] { $guns } guns
    }
action-pay_me = Pay me 50,000, from the next player
action-horse = Horse: the next player loses a turn
action-cowboy = Cowboy: 20,000 from the next player
action-indians = Send the Indians after the next player
action-chip_in = Everybody chips in
action-hands_up = Hands up
action-withdrawal = Withdrawal: 30,000 from the bank
action-sheriff = Lay the Sheriff in front of you
action-share = Share it out, { $target }
action-saloon = Saloon against { $target }
action-give_back = Give it back, { $target }
action-cowboys =
    { $count ->
        [2] 2 Cowboys after { $target }: 50,000
       *[other] { $count } Cowboys after { $target }: 80,000
    }
action-whisky = Too much whisky, and no more
action-whisky-lift = Too much whisky, then remove the Sheriff of { $target } with a Joker
action-whisky-attack =
    Too much whisky, then attack { $target }: { $guns ->
        [one] { $guns } gun
       *[other] { $guns } guns
    }
action-whisky-pay_me = Too much whisky, then Pay me 50,000 from the new next player
action-whisky-horse = Too much whisky, then Horse: the new next player loses a turn
action-whisky-cowboy = Too much whisky, then Cowboy: 20,000 from the new next player
action-whisky-indians = Too much whisky, then the Indians after the new next player
action-whisky-chip_in = Too much whisky, then Everybody chips in
action-whisky-hands_up = Too much whisky, then Hands up
action-whisky-withdrawal = Too much whisky, then Withdrawal
action-whisky-sheriff = Too much whisky, then lay the Sheriff in front of you
action-whisky-share = Too much whisky, then Share it out, { $target }
action-whisky-saloon = Too much whisky, then Saloon against { $target }
action-whisky-give_back = Too much whisky, then Give it back, { $target }
action-train = Call the Jackpot train with { $the_rank }
action-discard = Discard { $the_card }
action-joker = Play a Joker
action-dancer = Counter with the Dancer: 20,000 from the attacker to the bank
action-dog = Counter with the Dog: 10,000 from the attacker to you
action-cake = Offer a Cake and attack all the same
action-hat = Play the Hat, keep the money and take a card
action-accept = Let it happen
action-lay = Lay { $the_rank }
action-lay_with_hat = Lay { $the_rank } with the Hat
action-pass = Pass
action-draw =
    { $count ->
        [0] Draw nothing
        [one] Draw { $count } card
       *[other] Draw { $count } cards
    }

## The events: the turn

event-began =
    { $throws ->
        [one] By the highest die
       *[other] After { $throws } throws
    }, { $who ->
        [you] you roll { $die } and start.
       *[other] { $seat } rolls { $die } and starts.
    }
event-sheriff_left =
    { $who ->
        [you] Your turn comes round: your Sheriff leaves.
       *[other] { $seat } is up again: that Sheriff leaves.
    }
event-skipped =
    { $who ->
        [you] The Horse makes you lose your turn.
       *[other] The Horse makes { $seat } lose a turn.
    }
event-drew =
    { $who ->
        [you] You draw: { $cards }.
       *[other] { $seat } draws: { $cards }.
    }
event-drew-public =
    { $seat } draws { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
event-drew_nothing =
    { $who ->
        [you] You draw nothing.
       *[other] { $seat } draws nothing.
    }
event-reshuffled =
    The draw pile is empty. The discard pile, { $count ->
        [one] { $count } card, is shuffled.
       *[other] { $count } cards, is shuffled.
    }
event-discarded =
    { $who ->
        [you] Nothing to play: you discard { $the_card }.
       *[other] Nothing to play: { $seat } discards { $the_card }.
    }

## The events: cards played

event-lifted =
    { $who ->
        [you] With a Joker you remove the Sheriff of { $target }.
        [target] With a Joker { $seat } removes your Sheriff.
       *[other] With a Joker { $seat } removes the Sheriff of { $target }.
    }
event-played =
    { $who ->
        [you] You play { $the_card }.
       *[other] { $seat } plays { $the_card }.
    }
event-played_on =
    { $who ->
        [you] You play { $the_card } on { $target }.
        [target] { $seat } plays { $the_card } on you.
       *[other] { $seat } plays { $the_card } on { $target }.
    }
event-attacked =
    { $who ->
        [you] You aim at { $target }
        [target] { $seat } aims at you
       *[other] { $seat } aims at { $target }
    } with { $guns ->
        [one] { $guns } gun.
       *[other] { $guns } guns.
    }
event-sent_cowboys =
    { $who ->
        [you] You send { $count ->
            [one] a Cowboy
           *[other] { $count } Cowboys
        } after { $target }.
        [target] { $seat } sends { $count ->
            [one] a Cowboy
           *[other] { $count } Cowboys
        } after you.
       *[other] { $seat } sends { $count ->
            [one] a Cowboy
           *[other] { $count } Cowboys
        } after { $target }.
    }
event-turned =
    { $who ->
        [you] You have had too much whisky
       *[other] { $seat } has had too much whisky
    }: { $direction ->
        [1] the turn goes clockwise again.
       *[other] the turn goes the other way.
    }

## The events: money

event-paid =
    { $who ->
        [you] You pay { $pognon } to { $target }.
        [target] { $seat } pays you { $pognon }.
       *[other] { $seat } pays { $pognon } to { $target }.
    }
event-paid_bank =
    { $who ->
        [you] You pay { $pognon } to the bank.
       *[other] { $seat } pays { $pognon } to the bank.
    }
event-had_nothing =
    { $who ->
        [you] You own nothing: nothing can be taken.
       *[other] { $seat } owns nothing: nothing can be taken.
    }
event-withdrew =
    { $pognon ->
        [0] The bank is empty: the Withdrawal brings nothing.
       *[other] { $who ->
            [you] You take { $pognon } from the bank.
           *[other] { $seat } takes { $pognon } from the bank.
        }
    }
event-chipped_in =
    { $who ->
        [you] { $target } gives you { $pognon }.
        [target] You give { $pognon } to { $seat }.
       *[other] { $target } gives { $pognon } to { $seat }.
    }
event-collected =
    { $count ->
        [0] { $who ->
            [you] Nobody owns anything: nobody pays you.
           *[other] Nobody owns anything: nobody pays { $seat }.
        }
       *[other] { $who ->
            [you] You receive { $pognon } in all.
           *[other] { $seat } receives { $pognon } in all.
        }
    }
event-shared =
    { $count ->
        [one] { $who ->
            [you] You own 10,000 only, and give it away.
           *[other] { $seat } owns 10,000 only, and gives it away.
        }
       *[other] { $who ->
            [you] You pay 10,000 to each of { $count } players: { $pognon }.
           *[other] { $seat } pays 10,000 to each of { $count } players: { $pognon }.
        }
    }

## The events: answers

event-stopped =
    { $who ->
        [you] You play a Joker
       *[other] { $seat } plays a Joker
    }: { $count ->
        [one] { $the_card } without effect.
       *[other] the { $count } Cowboys without effect.
    }
event-countered =
    { $who ->
        [you] You meet { $target } with { $the_card }.
        [target] { $seat } meets you with { $the_card }.
       *[other] { $seat } meets { $target } with { $the_card }.
    }
event-caked =
    { $who ->
        [you] You offer a Cake: { $the_card } without effect, the attack goes on.
       *[other] { $seat } offers a Cake: { $the_card } without effect, the attack goes on.
    }
event-hit =
    { $reply ->
        [0] Die { $die }
       *[other] Die { $die } against { $reply }
    } ({ $die } × 10,000{ $times ->
        [1] { "" }
        [2] , doubled by the guns
       *[other] , tripled by the guns
    }{ $short ->
        [0] { "" }
       *[other] , but money is short
    }): { $pognon ->
        [0] { $who ->
            [you] { $target } has nothing to pay you.
            [target] you have nothing to pay.
           *[other] { $target } has nothing to pay.
        }
       *[other] { $who ->
            [you] { $target } pays you { $pognon }.
            [target] you pay { $pognon } to { $seat }.
           *[other] { $target } pays { $pognon } to { $seat }.
        }
    }
event-backfired =
    Die { $die } against { $reply } ({ $reply } × 10,000{ $times ->
        [1] { "" }
        [2] , doubled by the guns
       *[other] , tripled by the guns
    }{ $short ->
        [0] { "" }
       *[other] , but money is short
    }): { $pognon ->
        [0] { $who ->
            [you] you lose, and have nothing to pay.
            [target] { $seat } loses, and has nothing to pay you.
           *[other] { $seat } loses, and has nothing to pay.
        }
       *[other] { $who ->
            [you] you lose and pay { $pognon } to { $target }.
            [target] { $seat } loses and pays you { $pognon }.
           *[other] { $seat } loses and pays { $pognon } to { $target }.
        }
    }
event-searched =
    { $count ->
        [0] { $who ->
            [you] You have no card
           *[other] { $seat } has no card
        }
       *[other] { $who ->
            [you] You show: { $cards },
           *[other] { $seat } shows: { $cards },
        }
    } { $pognon ->
        [0] and nothing to pay.
       *[other] and { $pognon } to the bank.
    }
event-held_up =
    { $pognon ->
        [0] Nobody has anything to pay to the bank.
       *[other] Hands down again: { $pognon } more in the bank.
    }
event-showed =
    { $count ->
        [0] { $who ->
            [you] You have nothing to show.
           *[other] { $seat } has nothing to show.
        }
       *[other] { $who ->
            [you] You show: { $cards }.
           *[other] { $seat } shows: { $cards }.
        }
    }
event-tied =
    { $count ->
        [one] A tie, { $count } kind each. The die decides.
       *[other] A tie, { $count } kinds each. The die decides.
    }
event-rolled =
    { $who ->
        [you] You roll the die: { $die }.
       *[other] { $seat } rolls the die: { $die }.
    }
event-won_saloon =
    { $who ->
        [you] You win the Saloon, { $kinds } kinds against { $fewer }
       *[other] { $seat } wins the Saloon, { $kinds } kinds against { $fewer }
    }: { $pognon ->
        [0] there was nothing to take.
       *[other] { $who ->
            [you] { $target } pays you { $pognon }.
            [target] you pay { $pognon }.
           *[other] { $target } pays { $pognon }.
        }
    }
event-gave_back =
    { $who ->
        [you] You give { $pognon } back to { $target }.
        [target] { $seat } gives you { $pognon } back.
       *[other] { $seat } gives { $pognon } back to { $target }.
    }
event-could_not_give_back =
    { $who ->
        [you] You no longer own the sum: you give nothing back.
       *[other] { $seat } no longer owns the sum and gives nothing back.
    }
event-kept =
    { $who ->
        [you] You play the Hat and keep the money.
       *[other] { $seat } plays the Hat and keeps the money.
    }
event-stole =
    { $who ->
        [you] You take from { $target }, at random, { $the_card }.
        [target] { $seat } takes from you, at random, { $the_card }.
       *[other] { $seat } takes from { $target }, at random, { $the_card }.
    }
event-stole-public = { $seat } takes a card at random from { $target }.

## The events: the jackpot

event-train_came =
    { $who ->
        [you] You call
       *[other] { $seat } calls
    } the Jackpot train with { $the_rank }. At stake: { $pognon }.
event-laid =
    { $who ->
        [you] You lay { $the_rank }.
       *[other] { $seat } lays { $the_rank }.
    }
event-laid_with_hat =
    { $who ->
        [you] You lay { $the_rank } with the Hat.
       *[other] { $seat } lays { $the_rank } with the Hat.
    }
event-passed =
    { $who ->
        [you] You pass.
       *[other] { $seat } passes.
    }
event-won_pactole =
    { $who ->
        [you] You take the jackpot
       *[other] { $seat } takes the jackpot
    } with { $the_rank }: { $pognon }.

## The events: the end

event-won =
    { $who ->
        [you] You win the game with { $pognon }.
       *[other] { $seat } wins the game with { $pognon }.
    }
event-limit_reached =
    { $turns ->
        [one] { $turns } turn has been played: the richest wins.
       *[other] { $turns } turns have been played: the richest wins.
    }

## What has just happened, in one line: who, what, to whom, how much; empty if it is no news

news-began =
    { $who ->
        [you] You roll { $die } and start.
       *[other] { $seat } rolls { $die } and starts.
    }
news-sheriff_left = { "" }
news-drew = { "" }
news-drew_nothing = { "" }
news-reshuffled = { "" }
news-played_on =
    { $who ->
        [you] You play { $the_card } on { $target }.
        [target] { "" }
       *[other] { $seat } plays { $the_card } on { $target }.
    }
news-attacked =
    { $who ->
        [you] You aim at { $target } with { $guns ->
            [one] { $guns } gun.
           *[other] { $guns } guns.
        }
        [target] { "" }
       *[other] { $seat } aims at { $target } with { $guns ->
            [one] { $guns } gun.
           *[other] { $guns } guns.
        }
    }
news-sent_cowboys =
    { $who ->
        [target] { "" }
        [you] You send { $count ->
            [one] a Cowboy
           *[other] { $count } Cowboys
        } after { $target }.
       *[other] { $seat } sends { $count ->
            [one] a Cowboy
           *[other] { $count } Cowboys
        } after { $target }.
    }
news-countered =
    { $who ->
        [you] You meet { $target } with { $the_card }.
        [target] { "" }
       *[other] { $seat } meets { $target } with { $the_card }.
    }
news-turned =
    { $who ->
        [you] Too much whisky: you turn the order around.
       *[other] Too much whisky: { $seat } turns the order around.
    }
news-paid =
    { $who ->
        [you] You pay { $target }: −{ $pognon }.
        [target] { $seat } pays you: +{ $pognon }.
       *[other] { $seat } pays { $target }: −{ $pognon }.
    }
news-paid_bank =
    { $who ->
        [you] You pay the bank: −{ $pognon }.
       *[other] { $seat } pays the bank: −{ $pognon }.
    }
news-withdrew =
    { $pognon ->
        [0] The bank is empty: the Withdrawal brings nothing.
       *[other] { $who ->
            [you] You draw on the bank: +{ $pognon }.
           *[other] { $seat } draws on the bank: +{ $pognon }.
        }
    }
news-chipped_in =
    { $who ->
        [target] You give 10,000 to { $seat }: −{ $pognon }.
       *[other] { "" }
    }
news-collected =
    { $count ->
        [0] Nobody has anything to give.
       *[other] { $who ->
            [you] Everybody pays you 10,000: +{ $pognon }.
           *[other] Everybody pays { $seat } 10,000: +{ $pognon }.
        }
    }
news-shared =
    { $who ->
        [you] You pay 10,000 to everybody: −{ $pognon }.
       *[other] { $seat } pays 10,000 to everybody: −{ $pognon }.
    }
news-hit =
    { $who ->
        [you] You aim at { $target }
        [target] { $seat } aims at you
       *[other] { $seat } aims at { $target }
    }, die { $die }{ $reply ->
        [0] { "" }
       *[other] { " " }against { $reply }
    }: −{ $pognon } { $who ->
        [target] for you.
       *[other] for { $target }.
    }
news-backfired =
    { $who ->
        [you] You lose to { $target }, die { $die } against { $reply }: −{ $pognon }.
        [target] { $seat } loses to you, die { $die } against { $reply }: +{ $pognon } for you.
       *[other] { $seat } loses to { $target }, die { $die } against { $reply }: −{ $pognon }.
    }
news-searched = { "" }
news-held_up =
    { $who ->
        [you] You shout hands up: +{ $pognon } for the bank.
       *[other] { $seat } shouts hands up: +{ $pognon } for the bank.
    }
news-showed = { "" }
news-tied = { "" }
news-rolled = { "" }
news-won_saloon =
    { $who ->
        [you] The Saloon is yours, { $kinds } kinds against { $fewer }: +{ $pognon }.
        [target] { $seat } wins the Saloon, { $kinds } kinds against { $fewer }: −{ $pognon }.
       *[other] { $seat } wins the Saloon against { $target }: +{ $pognon }.
    }
news-gave_back =
    { $who ->
        [you] You give { $target } the money back: −{ $pognon }.
        [target] { $seat } gives you the money back: +{ $pognon }.
       *[other] { $seat } gives { $target } the money back: −{ $pognon }.
    }
news-won_pactole =
    { $who ->
        [you] The jackpot is yours: +{ $pognon }.
       *[other] { $seat } takes the jackpot: +{ $pognon }.
    }

## The drawing of the table

draw-goal = Goal
draw-sum = { $sum }
draw-bank = Bank
draw-piles = Draw pile { $deck }, discards { $discards }, turn { $turn }
draw-direction =
    { $direction ->
        [1] ↓ The turn goes clockwise.
       *[other] ↑ The turn goes the other way.
    }
draw-next = Next: { $next }; after a whisky: { $other }.
draw-hidden = hidden
draw-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
draw-sheriff = ★ Sheriff
draw-took = took { $sum } from you
draw-passed = passes
draw-die = die { $die }
draw-known = in hand, seen: { $cards }
draw-asked-card = { $seat } plays { $card } on { $target }.
draw-asked-cowboys =
    { $count ->
        [one] { $seat } sends a Cowboy after { $target }.
       *[other] { $seat } sends { $count } Cowboys after { $target }.
    }
draw-countered = { $target } answers with { $card }.
draw-asks = At stake: { $sum }.
draw-stakes = Odd die: { $target } pays { $sums }. Even: { $target } rolls too, and pays with less.
draw-fee-dancer = Without a Cake { $seat } pays { $sum } to the bank.
draw-fee-dog = Without a Cake { $seat } pays { $sum } to { $target }.
draw-standing = At the jackpot { $owner } leads with { $rank }.
draw-standing-with-hat = At the jackpot { $owner } leads with { $rank } and the Hat.
draw-skip = The next player loses a turn.
draw-dice = Dice: { $dice }
draw-hand = Your hand
draw-legend = ▼ attack  ◆ guard  ● money  ◇ table  › turn

## The options

preset-box = As in the box
    .about = The jackpot in turns, money in sight, the sums of the rules.
preset-short = Short game
    .about = The first to own 300,000 wins.
preset-balanced = Balanced deck
    .about = Two Saloons fewer, two Trains more: the jackpot weighs more.
preset-regulars = For regulars
    .about = The jackpot is for the quickest, a Cake may be countered, and money is hidden.

option-goal_units = Goal
    .about = The sum that wins; the rules say 400,000, and 500,000 from nine players on.
    .choice-0 = That of the rules
    .range = more than the money to begin with, at most all that is on the table (4 players: from 150,000 to 610,000)
option-deck = The deck
    .about = The cards of the box, or a deck with fewer Saloons and more Trains.
    .choice-classic = Of the box
    .choice-balanced = Balanced
option-pactole_order = For the jackpot
    .about = Everybody lays in turn, or whoever is quickest.
    .choice-turns = In turns
    .choice-free = The quickest
option-open_money = Money
    .about = Everybody sees everybody's, or only their own.
    .choice-false = Hidden
    .choice-true = In sight
option-counter_chain = After a Cake
    .about = The attack goes through, or its target may counter it once more.
    .choice-false = It goes through
    .choice-true = Countered again
option-start_money = Money to begin with
    .about = What everybody gets; the rules say less for larger tables.
    .choice-0 = That of the rules
    .range = more, as far as the box goes (4 players: from 140,000 to 520,000)
option-start_bank = Bank to begin with
    .about = What the bank holds before the first turn.
    .choice-0 = That of the rules
    .range = more, as far as the box goes (4 players: from 50,000 to 1,600,000)
option-triple_three_guns = Three-gun attack
    .about = It doubles the stake; from nine players on it may triple it.
    .choice-false = Double
    .choice-true = Triple
option-keep_extra_attacks = One-gun attacks
    .about = Six are taken out, as the rules advise, or all are played with.
    .choice-false = Twelve
    .choice-true = Eighteen
option-pactole_ladder = Ladder of the jackpot
    .about = Twelve combinations, of one attack and Horses; or fourteen, with the three attacks together.
    .choice-ladder_12 = Twelve rungs
    .choice-ladder_14 = Fourteen rungs
option-pass_is_final_in_pactole = Passing at the jackpot
    .about = Whoever passes may come back, or lays nothing more.
    .choice-false = One may come back
    .choice-true = Final
option-min_hand_on_reactions = Last card
    .about = The last card of a hand stays there, or may answer.
    .choice-false = May answer
    .choice-true = Stays in hand
option-turn_limit = Limit of turns
    .about = After so many turns the largest sum wins.
    .value = { $number } turns

## The refusals

error-western-triple = A three-gun attack triples the stake from { $low } players on, not with { $seats }.
error-western-bills = { $seats } players would need { $total } bills of 10,000; the box has { $high }.
error-western-sum = { $option }: here from { $low } to { $high }, not { $value }.
error-western-deck-form = A deck is a JSON object: kinds of cards and their numbers. Kinds: { $kinds }.
error-western-deck-kind = No card is called "{ $kind }". Kinds: { $kinds }.
error-western-deck-copies = The number of "{ $kind }" must be a whole number, 0 or more.
error-western-deck-missing = The deck says nothing of "{ $kind }". Give a number, even 0.
error-western-deck-few = The deck needs at least { $count } cards "{ $kind }".
error-western-deck-exact =
    { $count ->
        [one] The deck needs exactly { $count } card "{ $kind }".
       *[other] The deck needs exactly { $count } cards "{ $kind }".
    }
error-western-deck-sum = The deck holds { $count } cards; it must hold { $size }.

## Why a play is good

why-gain = There is more to gain by it, or less to lose.
why-answer = The others have less to answer with.
why-cards = The cards that it costs are easier to spare.
why-now = That is how you stand before this choice.
why-draw = More cards, more choice.

## Why a card cannot be played

not-in-hand = { $card } is not in your hand.
not-while-drawing = Your card is played: it only remains to draw.
not-past-sheriffs = All others have a Sheriff: nobody can be attacked.
not-past-sheriff = { $target } has a Sheriff: the Indians do not pass.
not-before-attack = { $card } only answers an attack on you.
not-before-counter = { $card } only answers the Dog or the Dancer that counters your attack.
not-before-claim = { $card } only answers a claim for the money you took, or strengthens a combination for the jackpot.
not-with-empty-bank = The bank is empty: there is no jackpot to win.
not-without-combination = The Train leaves with a combination of attacks, and you must keep a card.
not-without-claim = Nobody has taken money from you since their last turn, or they cannot return it any more.
not-in-saloon = It takes somebody without a Sheriff whose hand has at most { $gap } cards more or less than yours.
not-without-sheriff = On your turn the Joker removes a Sheriff: nobody has one.
not-twice = A Joker has already removed a Sheriff this turn.
not-in-pactole = Only attacks, Horses and the Hat count for the jackpot: not { $the_card }.
not-higher = No combination with this card beats { $the_rank }.
not-the-last-card = You keep your last card: it is no answer.
not-against-attack = Only the Dog and the Dancer answer an attack.
not-against-counter = Only the Cake is an answer: { $the_card } counters your attack.
not-against-card = Only the Joker stops { $the_card }.
not-against-claim = Only the Hat answers a claim for money.

## Places at the table

spot-pot = the bank
