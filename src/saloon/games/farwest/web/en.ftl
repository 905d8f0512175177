### The words of FarWest 1849's own table.

race-of = race { $race } of { $races } · deal { $deal }
race-short = race { $race }/{ $races }
race-rail = race { $race }/{ $races } · deal { $deal }
race-none = choice of couples
race-none-short = couples
mine = The mine
trail = The trail
square = square { $step }
start = at the start
at-mine = at the mine
dynamite = next move: 1 square
star = next move doubled
halves = in halves: choose yours
leads = lucky ball
leads-why = lucky ball: begins the deal
your-turn = your turn
plays = to play
tv-note = star: next move doubled · dynamite: 1 square
out = out of the game
team = team { $team }
home = at the mine
from-you = From you
from-others = Received
open-hand = The hand of { $name }
deck = Pile
laid = Last card
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## What is asked

go = Move
cowboy = Cowboy
cowgirl = Cowgirl
half = { $number } · { $square }
which-pawn = { $card }: which pawn moves?
which-half =
    { $card }{ $left ->
        [1] , held by the dynamite
        [2] , doubled by the star
       *[other] { "" }
    }: { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }. On which half does { $pawn ->
        [0] he
       *[other] she
    } land?
which-half-short =
    { $card }{ $left ->
        [1] , held
        [2] , doubled
       *[other] { "" }
    }: { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }. Which half?
moves =
    { $card }{ $left ->
        [1] , held by the dynamite,
        [2] , doubled by the star,
       *[other] { "" }
    } takes { $whose } { $square ->
        [0] to square { $step }
        [1] onto a dynamite
        [2] onto a star
       *[other] to the mine
    }.
your-pawn = your { $rider }
their-pawn = { $name }'s { $rider }
your-couple = It is your couple.
their-couple = This couple is { $name }'s.
your-colour = your { $colour }
and = and
next-one = The next move will be 1 square only.
next-double = The next move will be doubled.
passes =
    { $pawn ->
        [0] He passes
       *[other] She passes
    } { $couples }.
brings-home = The { $colour } couple is complete then.
to-square =
    { $count ->
        [one] { $count } square, to { $step }
       *[other] { $count } squares, to { $step }
    }
to-halves =
    { $count ->
        [one] { $count } square, { $one } or { $other }
       *[other] { $count } squares, { $one } or { $other }
    }
to-dynamite =
    { $count ->
        [one] { $count } square, dynamite
       *[other] { $count } squares, dynamite
    }
to-star =
    { $count ->
        [one] { $count } square, star
       *[other] { $count } squares, star
    }
to-mine = to the mine
ground-note = Ground: no effect.
dynamite-note = Dynamite: next move 1 square.
star-note = Star: next move doubled.
lays-null = { $card } moves nobody: the { $colour } couple is at the mine already.
lay = Lay it
take-which = Choose a couple: it is yours for the whole match.
take-which-two = Choose a couple: everybody leads two, for the whole match.
take-this = Take the { $colour } couple? Its sign: { $shape } { $letter }.
take = Take { $the }
couple-name = { $colour } couple
couple-effect = A cowboy and a cowgirl. Their sign: { $shape } { $letter }.
give-which =
    Choose a card for { $name }{ $left ->
        [1] .
       *[other] ; { $left } are still to be given.
    }
give-this = Give { $card } to { $name }? { $whose }
give = Give

## The end of a race

beat-won = You won
beat-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] 4th
    } place
beat-over = Race over
beat-head =
    { $count ->
        [0] The race is yours
       *[other] { $names } won the race
    }
beat-first =
    { $bills ->
        [one] +{ $bills } bill for you
       *[other] +{ $bills } bills for you
    }{ $next ->
        [none] .
       *[other] ; { $next } is next.
    }
beat-other =
    { $count ->
        [one] { $names } comes first
       *[other] { $names } come first
    }: { $bills ->
        [one] { $bills } bill.
       *[other] { $bills } bills.
    } { $own ->
        [-1] { "" }
        [0] Nothing for you.
        [one] +{ $own } bill for you.
       *[other] +{ $own } bills for you.
    }
place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] 4th
    }
after =
    { $race ->
        [one] Bills after { $race } race of { $races }
       *[other] Bills after { $race } races of { $races }
    }
steps-left =
    { $count ->
        [one] { $count } square to go
       *[other] { $count } squares to go
    }
bills =
    { $count ->
        [one] bill
       *[other] bills
    }
next-race = Next race
beat-follows =
    { $count ->
        [0] { $names } is next.
        [one] { $names } is next: { $count } bill.
       *[other] { $names } is next: { $count } bills.
    }
standings = Since the start
wins =
    { $count ->
        [one] race won
       *[other] races won
    }
