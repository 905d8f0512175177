### The words of Abilene's own table, beyond those of the game.

hand-of = hand { $hand } of { $hands }
hand-only = hand { $hand }
turn-of = turn { $turn } of { $turns }
pot = The pot
chips = { $count ->
    [one] chip
   *[other] chips
  }
heads = { $count ->
    [one] head
   *[other] heads
  }
your-herd = Your herd
herd-of = Herd of { $name }
no-herd = no herd
deck = Deck { $count }
discard = Discard { $count }
stood = stands
folded = folded
out = sits out
leads = leads
deals = dealer
attacks = attacks
standing = on guard
waits = { $card } of { $name }: at the start of their turn.
threatened = { $name } is after your herd. { $guards ->
    [0] Nothing in your hand stops them.
   *[other] { $cards } stops them.
  }
buy = Buy · { $price }
stand = Stand
fold = Fold
buy-sentence = Buy a card for { $price ->
    [one] { $price } chip
   *[other] { $price } chips
  }, stand or fold.
cannot-buy = You lack the chips to buy. Stand or fold.
join = Join · 2
sit-out = Sit out
lay = Lay { $the_card }
drop = Drop { $the_card }
face-down = Face down
onto = On { $name }
at = To { $name }
against = Against { $name }
only-down = { $card } cannot act now. Lay it face down.
needs-chips = That takes 2 chips. Lay it face down.
no-target = Nobody to aim at. Lay it face down.
decline = Let it come
steal = { $card }
how-to = Double-click or Enter to lay. Hover over a card to read it large.
hand-short = hand { $hand }/{ $hands }
turn-short = turn { $turn }/{ $turns }
lay-short = Lay it
enter-key = Enter
stops = { $name } is after your herd. { $card ->
    [9] { $the_card } stops it; else it takes one of your cards on its turn.
    [10] { $the_card } stops it; else it scatters the herd on its turn.
   *[other] { $effect }
  }
stops-whom = { $effect } Whom do you stop?
others = The other players
