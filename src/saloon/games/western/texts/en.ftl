### Western, the money waltz: names, actions, events, options and refusals.
### `$who` says who is spoken to: `you` to the one who acts, `target` to the one who is hit, else `other`.
### `$pognon` is a whole sum, not a number of bills.

title = Western, the money waltz
pitch = The first to own 400,000 wins, whoever's money it was. Attack, counter, call the train and take the whole bank.

## What the player is asked

phase-main = Your turn. Play a card or a set.
phase-respond_joker = A card is laid on you. Play a Joker, or let it happen.
phase-respond_attack = You are under attack. Counter, or let the die roll.
phase-respond_cake = Your attack is countered. A Cake revives it, or else you pay.
phase-respond_hat = The money taken this round is claimed back. Return it, or keep it with the Hat.
phase-pactole = The jackpot is at stake. Lay something higher, or pass.
phase-draw = Draw, then the turn passes on.
phase-over = The game is over.

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
    .when = It only answers an attack.
card-4 = Dog
    .the = the Dog
    .effect = Answers an attack: it is void, and the attacker pays you 10,000.
    .when = It only answers an attack.
card-5 = Cake
    .the = the Cake
    .effect = Answers the Dog or the Dancer: your attack goes on, and you pay nothing.
    .when = It only answers the Dog or the Dancer that counters your attack.
card-6 = Jackpot train
    .the = the Jackpot train
    .effect = With an attack, opens the jackpot: the highest combination takes the whole bank.
    .when = On your turn, together with an attack, when there is money in the bank.
card-7 = Pay me 50,000
    .the = Pay me 50,000
    .effect = The next player pays you 50,000. A Joker stops it.
card-8 = Give it back
    .the = Give it back
    .effect = A player returns what he has taken from you since his last turn. Only the Hat stops it.
    .when = On your turn, against somebody who has taken money from you since his last turn and can still return it.
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
    .when = On your turn, unless the next player has a Sheriff.
card-14 = Withdrawal
    .the = the Withdrawal
    .effect = Take 30,000 from the bank, or what is there.
card-15 = Too much whisky
    .the = Too much whisky
    .effect = The turn goes the other way; with more than three players another card may follow at once.
card-16 = Saloon
    .the = the Saloon
    .effect = Your whole fortune against another: the hand with more different cards wins. A Joker stops it.
    .when = On your turn, against somebody without a Sheriff whose hand has at most two cards more or less than yours.
card-17 = Hands up
    .the = Hands up
    .effect = The others show their hands and pay the bank 20,000 without a Horse, 10,000 without the Hat.
card-18 = Horse
    .the = the Horse
    .effect = The next player loses his turn. Also strengthens a combination for the jackpot.
card-19 = Joker
    .the = the Joker
    .effect = Stops a card laid on you; or, on your turn, removes somebody's Sheriff.
    .when = It stops a card laid on you; on your turn it removes a Sheriff, if there is one.
card-20 = Hat
    .the = the Hat
    .effect = Wins a tie for the jackpot; or answers Give it back and takes a card at random.
    .when = It only answers a claim for the money you took, and strengthens a combination for the jackpot.

## The combinations of the jackpot

combination-1 = Attack 1 gun
combination-2 = Attack 2 guns
combination-3 = Attack 3 guns
combination-4 = Attack 1 gun + Horse
combination-5 = Attack 2 guns + Horse
combination-6 = Attack 3 guns + Horse
combination-7 = Attack 1 gun + 2 Horses
combination-8 = Attack 2 guns + 2 Horses
combination-9 = Attack 3 guns + 2 Horses
combination-10 = Attack 1 gun + 3 Horses
combination-11 = Attack 2 guns + 3 Horses
combination-12 = Attack 3 guns + 3 Horses
combination-13 = Attacks 1, 2 and 3 guns
combination-14 = Attacks 1, 2 and 3 guns + Horse

## The actions

action-lift = Remove the Sheriff of { $target } with a Joker
action-attack =
    Attack { $target }: { $guns ->
        [one] { $guns } gun
       *[other] { $guns } guns
    }
action-pay_me = Pay me 50,000, from the next player
action-horse = Horse: the next player loses his turn
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
action-whisky-horse = Too much whisky, then Horse: the new next player loses his turn
action-whisky-cowboy = Too much whisky, then Cowboy: 20,000 from the new next player
action-whisky-indians = Too much whisky, then the Indians after the new next player
action-whisky-chip_in = Too much whisky, then Everybody chips in
action-whisky-hands_up = Too much whisky, then Hands up
action-whisky-withdrawal = Too much whisky, then Withdrawal
action-whisky-sheriff = Too much whisky, then lay the Sheriff in front of you
action-whisky-share = Too much whisky, then Share it out, { $target }
action-whisky-saloon = Too much whisky, then Saloon against { $target }
action-whisky-give_back = Too much whisky, then Give it back, { $target }
action-train = Call the Jackpot train with { $rank }
action-discard = Discard { $the_card }
action-joker = Play a Joker
action-dancer = Counter with the Dancer: 20,000 from the attacker to the bank
action-dog = Counter with the Dog: 10,000 from the attacker to you
action-cake = Offer a Cake and attack all the same
action-hat = Play the Hat, keep the money and take a card
action-accept = Let it happen
action-lay = Lay { $rank }
action-lay_with_hat = Lay { $rank } with the Hat
action-pass = Pass
action-draw =
    { $count ->
        [0] Draw nothing
        [one] Draw { $count } card
       *[other] Draw { $count } cards
    }

## The events: the turn

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
        [you] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
event-played_on =
    { $who ->
        [you] You play { $card } on { $target }.
        [target] { $seat } plays { $card } on you.
       *[other] { $seat } plays { $card } on { $target }.
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

## The events: answers

event-stopped =
    { $who ->
        [you] You play a Joker: { $the_card } without effect.
       *[other] { $seat } plays a Joker: { $the_card } without effect.
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
event-rolled =
    { $who ->
        [you] You roll the die: { $die }.
       *[other] { $seat } rolls the die: { $die }.
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
event-won_saloon =
    { $who ->
        [you] You win the Saloon against { $target }.
        [target] { $seat } wins the Saloon against you.
       *[other] { $seat } wins the Saloon against { $target }.
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
    } the Jackpot train with { $rank }. At stake: { $pognon }.
event-laid =
    { $who ->
        [you] You lay { $rank }.
       *[other] { $seat } lays { $rank }.
    }
event-laid_with_hat =
    { $who ->
        [you] You lay { $rank } with the Hat.
       *[other] { $seat } lays { $rank } with the Hat.
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
    } with { $rank }: { $pognon }.

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

## The drawing of the table

draw-goal = Goal
draw-bank = Jackpot
draw-piles = Draw pile { $deck }, discards { $discards }, turn { $turn }
draw-direction =
    { $direction ->
        [1] ↓ The turn goes clockwise.
       *[other] ↑ The turn goes the other way.
    }
draw-hidden = hidden
draw-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
draw-sheriff = ★ Sheriff
draw-took = took { $sum } from you
draw-passed = passes
draw-known = in hand, seen: { $cards }
draw-asked-card = { $seat } plays { $card } on { $target }.
draw-asked-cowboys =
    { $count ->
        [one] { $seat } sends a Cowboy after { $target }.
       *[other] { $seat } sends { $count } Cowboys after { $target }.
    }
draw-countered = { $target } answers with { $card }.
draw-standing = At the jackpot { $owner } leads with { $rank }.
draw-standing-with-hat = At the jackpot { $owner } leads with { $rank } and the Hat.
draw-skip = The next player loses a turn.
draw-dice = Last dice: { $dice }
draw-hand = Your hand
draw-legend = ▼ attack  ◆ guard  ● money  ◇ table  › turn

## The options

option-goal_units = The goal, in bills of 10,000; 0: the one of the rules, 40, or 50 from 9 players on.
option-start_money = Money of each player at the start, in bills of 10,000; 0: as in the rules.
option-start_bank = The bank at the start, in bills of 10,000; 0: as in the rules.
option-triple_three_guns = The 3-gun attack triples the stake, with 9 players and more.
option-pactole_order = The jackpot: turns (one after the other) or free (whoever wants, at any time).
    .turns = In turn
    .free = Whoever wants
option-keep_extra_attacks = Keep all 18 one-gun attacks instead of taking 6 out.
option-pactole_ladder = The combinations of the jackpot: ladder_12 (one attack and Horses) or ladder_14 (also the three attacks together).
    .ladder_12 = 12 rungs
    .ladder_14 = 14 rungs
option-pass_is_final_in_pactole = Who passes at the jackpot is not asked again.
option-min_hand_on_reactions = An answer cannot be the last card of a hand.
option-counter_chain = After a Cake the defender may counter again.
option-open_money = Everybody's money is seen.
option-turn_limit = The number of turns after which the richest wins.
option-deck = The deck: classic, balanced, or the number of cards of each kind.

## The refusals

error-western-triple = The option triple_three_guns is for { $low } players and more, not { $seats }.
error-western-bills = { $seats } players would need { $total } bills of 10,000; the box has { $high }.
error-western-sum = Here { $option } goes from { $low } to { $high }, not { $value }; 0 leaves the value of the rules.
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
