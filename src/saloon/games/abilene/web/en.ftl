### The words of Abilene's own table, beyond those of the game.

## The table

hand-of = hand { $hand } of { $hands }
hand-only = hand { $hand }
hand-extra = hand { $hand }, extra
hand-short = hand { $hand }/{ $hands }
lap-of = lap { $lap } of { $laps }
lap-short = lap { $lap }/{ $laps }
hand-over = end of the hand
hand-over-short = end
others = The other players
pot = The pot
chips = { $count ->
    [one] chip
   *[other] chips
  }
heads = head
cards = { $count ->
    [one] card
   *[other] cards
  }
cards-each = { $count ->
    [one] card each
   *[other] cards each
  }
your-herd = Your herd
herd-of = Herd of { $name }
herd-here = Your cattle will lie here.
staked = 2 chips in the pot
undecided = decides later
deciding = decides now
purses-now = The purses during hand { $hand }
no-herd = no herd
deck = Pile
discard = Discard
discard-list = Discard, face up: { $cards }
buried = Your hidden cards
buried-card = { $card }, face down, for your eyes only
face-down-of = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
  }
hidden = Hidden cards of the last hand
hidden-now = Hidden
next-card = Your next card
ladder = The price of your cards
doubled-by = { $name } has doubled the prices
since-start = Since the start
you = You
you-too = you

## The state of a player, in a word

stood = stands
folded = folds
out = sits out
joins = joins
leads = leads
deals = deals
owes = { $count ->
    [one] turn owed
   *[other] turns owed
  }
attacks = attacks
standing = { $card }, on guard

## An attack

waits = { $card } of { $name }: { $when ->
    [end] at the end of the hand.
   *[turn] at the start of their turn.
  }
waits-short = { $name }: { $when ->
    [end] at the end.
   *[turn] on their turn.
  }
threatened = { $count ->
    [one] { $names } is after your herd.
   *[other] { $names } are after your herd.
  }
threat-stopped = { $what ->
    [4] { $cards } stops it; else a card is stolen { $when ->
        [end] at the end.
       *[turn] on their turn.
      }
    [5] { $cards } stops it; else all is scattered { $when ->
        [end] at the end.
       *[turn] on their turn.
      }
   *[several] { $cards } stops one attack.
  }
threat-open = { $what ->
    [4] Nothing in your hand stops it: a card will be stolen { $when ->
        [end] at the end.
       *[turn] on their turn.
      }
    [5] Nothing in your hand stops it: all will be scattered { $when ->
        [end] at the end.
       *[turn] on their turn.
      }
   *[several] Nothing in your hand stops them.
  }
threat-goes-on = { $count ->
    [one] The attack of { $names } goes on.
   *[other] The attacks of { $names } go on.
  }
or = { $one } or { $other }
and = { $one } and { $other }

## Joining, buying

join-head = Join?
join-price = 2
join-sentence = 2 of your { $chips } chips, for three cards.
join-pot = { $pot ->
    [one] The pot already holds { $pot } chip.
   *[other] The pot already holds { $pot } chips.
  }
join-cards = Three cards for you; more must be bought.
join = Join · 2
sit-out = Sit out
buy-head = Buy a card?
buy-price = { $price }
buy-sentence = { $price } of your { $chips } chips{ $doubled ->
    [no] .
   *[yes] , price doubled.
  }
buy-doubled = { $price } of your { $chips } chips: { $name } doubled the prices.
buy = Buy · { $price }
stand = Stand
stand-head = Stand?
stand-poor = A card costs { $price } chips, you have { $chips }.
stand-empty = The pile is empty: nothing left to buy.
stand-first = everybody plays { $cards } cards
stand-same = you play { $cards } cards
stand-drop = { $extra ->
    [one] you drop one card
   *[other] you drop { $extra } cards
  }
stand-row = Stand: { $note }.
stand-leads = Stand: { $note }, prices double.
fold = Fold
fold-note = you take 1 chip back
fold-row = Fold: you take 1 chip back.

## Dropping

discard-sentence = Hands have { $size } cards, you hold { $cards }: drop { $extra ->
    [one] one, face down.
   *[other] { $extra }, face down.
  }
drop-sentence = Out of the hand, face down: { $card }. { $left ->
    [0] You keep { $size } cards to play.
    [one] One more to drop then.
   *[other] { $left } more to drop then.
  }
drop = Drop { $the_card }

## Laying a card

play-sentence = Lay a card: face up it acts, face down it is lost.
lay = Lay { $the_card }
lay-short = Lay it
lay-paid = Lay { $the_card } · 2
lay-short-paid = Lay it · 2
face-down = Face down
only-down = Lay face down
cattle-sentence = Your herd grows from { $from } to { $to } head.
raid-whom = { $card ->
    [4] 2 of your { $chips } chips. From whom do you steal, { $when ->
        [end] at the end?
       *[turn] on your next turn?
      }
    [5] Which herd is scattered, { $when ->
        [end] at the end?
       *[turn] on your next turn?
      }
   *[12] From whose herd does the newest card stray?
  }
raid-on = { $card ->
    [4] { $name }, { $heads }: one card stolen { $when ->
        [end] at the end. { "" }
       *[turn] on your next turn. { "" }
      }2 of your { $chips } chips.
    [5] { $name }, { $heads }: all of it scattered { $when ->
        [end] at the end.
       *[turn] on your next turn.
      }
   *[12] { $name } loses { $the_newest }: { $heads } left.
  }
raid-guarded = { $the_guard } stands guard for { $name }: the attack would be stopped at once.
heads-of = { $count } head
raid = { $card ->
    [4] Send after { $name } · 2
    [5] Send after { $name }
   *[12] Send to { $name }
  }
target = { $card ->
    [12] To { $name }
   *[other] After { $name }
  }
stops-whom = { $the_card } stops one attack. Which one?
stops = { $what ->
    [loot] { $the_card } stops the Desperados of { $name }, who takes { $chips ->
        [one] { $chips } chip out of the pot.
       *[other] { $chips } chips out of the pot.
      }
    [sheriff] { $the_card } stops the Desperados of { $name }, without loot.
    [paid] { $the_card } stops the Indian tribes of { $name }: 2 of your { $chips } chips.
   *[tribes] { $the_card } stops the Indian tribes of { $name }.
  }
costs-a-turn = You will miss a turn.
against = Against { $name }
guards = { $what ->
    [4] { $the_card } stands guard { $when ->
        [end] until the end of the hand
       *[turn] until your next turn
      }, against Desperados.
    [5] { $the_card } stands guard { $when ->
        [end] until the end of the hand
       *[turn] until your next turn
      }, against Indian tribes.
    [paid] { $the_card } stands guard { $when ->
        [end] until the end of the hand
       *[turn] until your next turn
      }: 2 of your { $chips } chips.
   *[later] { $the_card } stands guard { $when ->
        [end] until the end of the hand
       *[turn] until your next turn
      }: 2 chips if it is used.
  }
rush-sentence = The hand ends without a winner; { $pot ->
    [one] { $pot } chip waits for the next one.
   *[other] { $pot } chips wait for the next one.
  }
welcome-you = The hand ends: yours is the largest herd, the pot of { $pot } is yours.
welcome-other = The hand ends: { $names } has the largest herd and takes the pot of { $pot }.
welcome-several = The hand ends: { $names } share the pot of { $pot }.
welcome-all = The hand ends: all herds are empty, everybody gets a share of the pot.
needs-chips = That takes 2 chips, you have { $chips }. Face down it is allowed.
needs-target = There is no other herd to aim at. Face down it is allowed.
needs-herd = There must be a herd on the table. Face down it is allowed.

## Answering, stealing

decline = Let it come
steal-sentence = Your Desperados got through to { $name }: which cattle do you take?
steal = Take { $the_card }

## The hand is over

next-hand = Next hand
see-again = Read the hand again
see-again-short = Read again
end-won = You won
end-shared = Shared
end-lost = The end
end-rush = Gold rush
end-void = Void
end-head-you = The hand is yours
end-head-other = The hand goes to { $name }
end-head-shared = A shared pot
end-head-nobody = Nobody wins
end-head-void = A void hand
end-you = { $heads } { $second ->
    [none] and nobody else: { "" }
   *[other] against { $others } for { $second }: { "" }
  }the pot is yours, { $chips }.
end-other = { $name } arrives with { $heads } and takes { $chips }.{ $mine ->
    [none] { "" }
   *[other] { " " }You had { $mine } ({ $place }).
  }
lost-to = { $how ->
    [herd_lost] { $name } scattered your herd.
    [strayed] { $name } led { $the_card } astray.
   *[stole] { $name } took { $the_card } from you.
  }
end-several = { $heads } each for { $names }: { $chips } apiece.{ $left ->
    [0] { "" }
    [one] { " " }One chip stays in the pot.
   *[other] { " " }{ $left } chips stay in the pot.
  }
end-empty = No cattle arrived: { $names } share the pot, { $chips } each.
end-unplayed-you = Everybody else has folded: the pot is yours, { $chips }.
end-unplayed-other = Everybody else has folded: { $name } takes { $chips }.
end-rushed-you = You shout Gold rush: nobody wins, { $chips } wait in the pot.
end-rushed-other = { $name } shouts Gold rush: nobody wins, { $chips } wait in the pot.
end-voided = Fewer than two joined: the hand is void. { $pot ->
    [0] The pot is empty.
    [one] The pot keeps { $pot } chip.
   *[other] The pot keeps { $pot } chips.
  }
chips-of = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
  }
place = { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
place-first = the pot
stamp-you = The pot is yours
stamp-other = The pot goes to { $name }
stamp-shared = A shared pot
stamp-nobody = Nobody wins
stamp-void = A void hand
nobody-title = The pot waits
nobody-text = { $chips ->
    [one] { $chips } chip stays for the next hand.
   *[other] { $chips } chips stay for the next hand.
  }
unplayed-title = Without laying a card
unplayed-text = Everybody else has folded.
takes-all = The largest herd takes the whole pot.
equals-share = Equal herds share the pot.
purses = The purses after { $hand } { $hand ->
    [one] hand
   *[other] hands
  }
purses-of = The purses after { $hand } { $hand ->
    [one] hand
   *[other] hands
  } of { $hands }
tale-scattered = herd scattered
tale-lost = loses { $card }
tale-missed = aims and misses
tale-near = { $heads } head short

## The television

tv-turn = to act
tv-leads = leads the hand
tv-note = stake 2
tv-doubled = stake 2 · the prices have doubled
tv-follows = { $card ->
    [5] They strike on that player's turn. Cavalry or Firewater stops them.
   *[other] They strike on that player's turn. Sheriff or convoy stops them.
  }
tv-end = Hand { $hand }
tv-next = { $name } deals the next one.

## How to

how-to = Double-click or Enter to lay. Hover over a card to read it large.
enter-key = Enter
