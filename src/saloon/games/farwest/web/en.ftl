### The words of FarWest 1849's own table.

race-of = race { $race } of { $races } · deal { $deal }
race-short = race { $race }/{ $races }
mine = The mine
trail = The trail
dynamite = next step: 1
star = next step doubled
leads = leads the deal
your-turn = your turn
go = Move { $rider }
cowboy = Cowboy
cowgirl = Cowgirl
card-steps = { $card }: { $count ->
    [one] { $count } step.
   *[other] { $count } steps.
  }
card-doubled = { $card }, doubled by the star: { $count } steps.
card-blown = { $card }, held by dynamite: 1 step.
which-pawn = { $card }: which pawn moves?
which-half = On which half does it land?
null = No effect
give-to = Give a card to { $name }.
give = Give { $card }
choose = { $colour }
deck = Deck { $count }
