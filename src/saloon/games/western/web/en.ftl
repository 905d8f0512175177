### The words of the drawn table of Western, in addition to those of the game.
### A sentence that begins with a small letter tells an effect: it follows "then", or begins a sentence.

goal = goal: { $sum }
the-bank = The bank
deck = draw pile
discards = discards
cards-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }
hidden = hidden
preview = preview
race = The race to { $sum }
seen-hand = The hand of { $name }

## What is said of a seat

tab-attacks = attacks
tab-plays = plays
tab-holds = holds
tab-starts = starts
tab-target = target
passes = passes
loses-turn = loses a turn
sheriff-of = Sheriff in front of { $name }
owes = took { $sum } from you

## Composing a move

which-card = Which card?
which-attack = Which attack?
who = Who?
and-then = And then?
tap-a-card = Choose a card to play. Then you draw.
only-discard = Nothing can be played. Discard a card.
play = Play
play-both = Play both
attack = Attack
discard = Discard
lift = Remove
call-train = Call the Train
lay = Lay
whisky-alone = Whisky alone
one-cowboy = One only · 20,000
two-cowboys = Two · 50,000
all-cowboys = { $count ->
    [2] Both · 50,000
   *[other] All three · 80,000
  }
lay-less = { $less ->
    [hat] Lay without the Hat
   *[other] Lay one Horse less
  }
train-less = Call, one Horse less
may-add = You may still add a card, played in that order.
turns = The order turns around.
strengths = Rank { $rank } against { $standing }.
touch-victim = Choose a victim.
is-next = { $name } follows you.
direction-changes = The order turns:
only-target = Only { $name } can be chosen.
only-card = Nothing else goes with it.
has-sheriff = { $name } has a Sheriff.
have-sheriffs = { $names } have a Sheriff.
no-sheriff = Only Sheriffs can be removed.
hands-differ = At most 2 cards apart.
took-nothing = Only who took money, and still has it.

does-pay_me = { $name } pays 50,000
does-horse = { $name } loses the turn and the draw
does-cowboy = { $name } pays 20,000
does-cowboys = { $name } pays { $count ->
    [2] 50,000
   *[other] 80,000
  }
does-indians = all the money of { $name } goes to the bank
does-poor = { $sum ->
    [0] { $name } has nothing, and will pay nothing
   *[other] { $name } has { $sum } only, and pays that
  }
does-chip_in = { $poor ->
    [0] everybody pays you 10,000
   *[other] everybody pays you 10,000, except who has nothing
  }
does-hands_up = the others show their hands and pay the bank, 20,000 without a Horse, 10,000 without the Hat
does-withdrawal = { $drawn ->
    [0] the bank is empty, and you take nothing
   *[other] you take { $drawn } from the bank
  }
does-sheriff = no attack, no Indians, no Saloon against you until your turn
does-share = { $name } pays 10,000 to each of the others
does-saloon = the more varied hand, yours or that of { $name }, takes all the money of the other
does-give_back = { $name } gives you back { $sum }
does-lift = the Sheriff of { $name } leaves
does-attack = you attack { $name } with { $guns ->
    [one] { $guns } gun
   *[other] { $guns } guns
  }{ $times ->
    [1] { "" }
    [2] , the stake is doubled
   *[other] , the stake is tripled
  }
does-whisky = the order turns around, { $name } plays after you
does-train = you open the jackpot with { $rank }: { $sum } to be won
does-discard = { $card } is discarded, without effect
does-lay = you lay { $rank }: to be beaten for { $sum }
does-lay_with_hat = you lay { $rank } and the Hat: to be beaten for { $sum }
then = The order turns around, then { $then }.
whisky-then = The whisky turns the order, then { $then }

aims-attack = { $guns ->
    [one] { $guns } gun
   *[other] { $guns } guns
  }{ $times ->
    [1] { "" }
    [2] : the stake is doubled
   *[other] : the stake is tripled
  }.
aims-cowboys = { $count ->
    [2] 2 Cowboys: 50,000.
   *[other] { $count } Cowboys: 80,000.
  }
aims-share = Share it out: 10,000 to each.
aims-saloon = Saloon: one fortune against the other.
aims-give_back = Give it back.
aims-lift = The Joker removes a Sheriff.
aims-train = The Train leaves with an attack.
aims-lay = It must be higher.
ask-attack = Who is your target?
ask-cowboys = Who is to pay?
ask-share = Who is to give?
ask-saloon = Against whom?
ask-give_back = Who is to give back?
ask-lift = Which Sheriff?
ask-train = Which one?
ask-lay = With what?

stopped-by-joker = A Joker can stop it.
stopped-by-counter = A Dog or a Dancer can counter.
stopped-by-hat = The Hat can stop it.
stopped-by-nothing = Nothing can stop it.
then-play = Then you play a card.

## Answering

counter-ask = { $name } aims at you with { $guns ->
    [one] { $guns } gun
   *[other] { $guns } guns
  }{ $times ->
    [1] .
    [2] : the stake is doubled.
   *[other] : the stake is tripled.
  }
counter-ask-most = { $name } aims at you with { $guns ->
    [one] { $guns } gun
   *[other] { $guns } guns
  }: you may lose up to { $most }.
counter = Counter?
counter-none = Only Dog and Dancer counter an attack, and you hold neither.
stake = The stake
stake-doubled = The stake, doubled
stake-tripled = The stake, tripled
stake-odd = You lose { $sums }.
stake-odd-short = Odd: you lose { $sums }.
stake-odd-other = { $name } loses { $sums }.
stake-even = You roll too. As much or more: { $name } { $broke ->
    [1] has nothing to pay
   *[other] pays
  }. Less: you lose { $sums }.
stake-even-short = { $broke ->
    [1] Even: you roll. With less you pay; { $name } has nothing.
   *[other] Even: you roll. As much or more, { $name } pays; less, you do.
  }
stake-even-other = { $name } rolls too. As much or more: { $attacker } { $broke ->
    [1] has nothing to pay
   *[other] pays
  }. Less: { $name } loses { $sums }.
or = or
dog-note = { $sum } for you
dancer-note = { $sum } to the bank
dog-note-short = you +{ $sum }
dancer-note-short = bank +{ $sum }
take-hit = Take it
take-hit-note = let it roll
cake-ask = { $name } meets you with { $counter }: { $sum } { $payee ->
    [bank] to the bank.
   *[other] for { $name }.
  }
cake = Offer a Cake?
cake-none = No Cake to revive the attack.
cake-note = the attack goes on
pay = Pay · { $sum }
pay-nothing = Let it happen
joker-note = you pay nothing
joker-note-saloon = no dare
joker-ask-pay_me = { $name } asks you for { $sum }.
joker-ask-cowboy = { $name } sends you { $count ->
    [one] a Cowboy
   *[other] { $count } Cowboys
  }: { $sum }.
joker-ask-share = { $name } makes you pay 10,000 to each: { $sum }.
joker-ask-indians = { $name } sends the Indians: your { $sum } go to the bank.
joker-ask-saloon = { $name } dares you in the Saloon: your { $sum } against { $other }.
joker-ask-saloon-hidden = { $name } dares you in the Saloon: your { $sum } against that fortune.
only-own = You own { $sum } only.
own-nothing = You have nothing to lose.
joker = Play a Joker?
joker-none = No Joker to stop it.
dare = Take the dare
dare-note = the more varied hand
hat-ask = { $name } claims the { $sum } that you took.
hat = Play the Hat?
hat-none = No Hat to keep it.
hat-note = you keep all, and a card
give = Give back · { $sum }

## The jackpot and the draw

jackpot-ask = { $name } holds with { $rank }: { $sum } to be won.
jackpot-ask-hat = { $name } holds with { $rank } and the Hat: { $sum } to be won.
jackpot = Lay something higher, or pass.
jackpot-none = Nothing higher in hand.
pass = Pass
strength = rank { $rank }
draw-ask = { $count ->
    [one] Draw one card, or none
   *[other] Draw up to { $count } cards
  }; you hold { $held }.
draw-full = Your hand is full: { $held } cards.
draw-forced = One card in hand: you must draw.
draw = { $count ->
    [0] None
    [one] { $count } card
   *[other] { $count } cards
  }
draw-note = { $count ->
    [one] card
   *[other] cards
  }

## Endings

beat-won = Won
beat-lost = Lost
beat-fight = The duel
beat-saloon = The Saloon
beat-hands = Hands up
beat-hands-short = Hands up
beat-jackpot = The jackpot
beat-next = Go on
stamp-hit = Hit
stamp-back = Struck back
stamp-saloon = { $name } wins
stamp-yours = Yours
stamp-bank = To the bank
head-fight-won = You win the duel
head-fight-lost = You lose the duel
head-fight = A duel
head-saloon-won = The Saloon is yours
head-saloon-lost = You lose the Saloon
head-saloon = The Saloon
head-jackpot-won = The jackpot is yours
head-jackpot = The jackpot is gone
head-hands = Hands up
no-roll = does not roll
kinds = { $count ->
    [one] kind
   *[other] kinds
  }
fines = fines
