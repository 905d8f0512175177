### FarWest 1849: names, actions, events, options and refusals.
### `$who` says who is spoken to: `you` the one who acts, `target` the one aimed at, else `other`.

title = FarWest 1849
pitch = The gold rush: each card moves a pawn of its colour, yours or somebody else's. Bring your couple to the mine before the others, past dynamite and sheriff stars.

## What is asked of the player

phase-choose_colour = Choose a colour.
phase-pass_cards = Choose a card to give away.
phase-play = Lay a card and move a pawn of its colour.
phase-over = The match is over.

## Colours and pawns

colour-0 = blue
    .letter = B
    .sign = ■
    .shape = square
colour-1 = green
    .letter = G
    .sign = ▼
    .shape = triangle
colour-2 = orange
    .letter = O
    .sign = ●
    .shape = disc
colour-3 = pink
    .letter = P
    .sign = ✿
    .shape = rosette

pawn-0 = the cowboy
pawn-1 = the cowgirl

rider-0 = the blue cowboy
rider-1 = the blue cowgirl
rider-2 = the green cowboy
rider-3 = the green cowgirl
rider-4 = the orange cowboy
rider-5 = the orange cowgirl
rider-6 = the pink cowboy
rider-7 = the pink cowgirl

## Squares

square-0 = ground
square-1 = dynamite
    .effect = The next move is one square, whatever the card.
square-2 = star
    .effect = The next move is doubled.
square-3 = mine

## Cards

card-1 = blue 1
    .effect = Moves a blue pawn 1 square: 2 from a star, 1 from a dynamite.
card-2 = blue 2
    .effect = Moves a blue pawn 2 squares: 4 from a star, 1 from a dynamite.
card-3 = blue 3
    .effect = Moves a blue pawn 3 squares: 6 from a star, 1 from a dynamite.
card-4 = blue 4
    .effect = Moves a blue pawn 4 squares: 8 from a star, 1 from a dynamite.
card-5 = blue 5
    .effect = Moves a blue pawn 5 squares: 10 from a star, 1 from a dynamite.
card-6 = blue 6
    .effect = Moves a blue pawn 6 squares: 12 from a star, 1 from a dynamite.
card-7 = blue 7
    .effect = Moves a blue pawn 7 squares: 14 from a star, 1 from a dynamite.
card-8 = blue 8
    .effect = Moves a blue pawn 8 squares: 16 from a star, 1 from a dynamite.
card-9 = blue 9
    .effect = Moves a blue pawn 9 squares: 18 from a star, 1 from a dynamite.
card-10 = blue 10
    .effect = Moves a blue pawn 10 squares: 20 from a star, 1 from a dynamite.
card-11 = green 1
    .effect = Moves a green pawn 1 square: 2 from a star, 1 from a dynamite.
card-12 = green 2
    .effect = Moves a green pawn 2 squares: 4 from a star, 1 from a dynamite.
card-13 = green 3
    .effect = Moves a green pawn 3 squares: 6 from a star, 1 from a dynamite.
card-14 = green 4
    .effect = Moves a green pawn 4 squares: 8 from a star, 1 from a dynamite.
card-15 = green 5
    .effect = Moves a green pawn 5 squares: 10 from a star, 1 from a dynamite.
card-16 = green 6
    .effect = Moves a green pawn 6 squares: 12 from a star, 1 from a dynamite.
card-17 = green 7
    .effect = Moves a green pawn 7 squares: 14 from a star, 1 from a dynamite.
card-18 = green 8
    .effect = Moves a green pawn 8 squares: 16 from a star, 1 from a dynamite.
card-19 = green 9
    .effect = Moves a green pawn 9 squares: 18 from a star, 1 from a dynamite.
card-20 = green 10
    .effect = Moves a green pawn 10 squares: 20 from a star, 1 from a dynamite.
card-21 = orange 1
    .effect = Moves an orange pawn 1 square: 2 from a star, 1 from a dynamite.
card-22 = orange 2
    .effect = Moves an orange pawn 2 squares: 4 from a star, 1 from a dynamite.
card-23 = orange 3
    .effect = Moves an orange pawn 3 squares: 6 from a star, 1 from a dynamite.
card-24 = orange 4
    .effect = Moves an orange pawn 4 squares: 8 from a star, 1 from a dynamite.
card-25 = orange 5
    .effect = Moves an orange pawn 5 squares: 10 from a star, 1 from a dynamite.
card-26 = orange 6
    .effect = Moves an orange pawn 6 squares: 12 from a star, 1 from a dynamite.
card-27 = orange 7
    .effect = Moves an orange pawn 7 squares: 14 from a star, 1 from a dynamite.
card-28 = orange 8
    .effect = Moves an orange pawn 8 squares: 16 from a star, 1 from a dynamite.
card-29 = orange 9
    .effect = Moves an orange pawn 9 squares: 18 from a star, 1 from a dynamite.
card-30 = orange 10
    .effect = Moves an orange pawn 10 squares: 20 from a star, 1 from a dynamite.
card-31 = pink 1
    .effect = Moves a pink pawn 1 square: 2 from a star, 1 from a dynamite.
card-32 = pink 2
    .effect = Moves a pink pawn 2 squares: 4 from a star, 1 from a dynamite.
card-33 = pink 3
    .effect = Moves a pink pawn 3 squares: 6 from a star, 1 from a dynamite.
card-34 = pink 4
    .effect = Moves a pink pawn 4 squares: 8 from a star, 1 from a dynamite.
card-35 = pink 5
    .effect = Moves a pink pawn 5 squares: 10 from a star, 1 from a dynamite.
card-36 = pink 6
    .effect = Moves a pink pawn 6 squares: 12 from a star, 1 from a dynamite.
card-37 = pink 7
    .effect = Moves a pink pawn 7 squares: 14 from a star, 1 from a dynamite.
card-38 = pink 8
    .effect = Moves a pink pawn 8 squares: 16 from a star, 1 from a dynamite.
card-39 = pink 9
    .effect = Moves a pink pawn 9 squares: 18 from a star, 1 from a dynamite.
card-40 = pink 10
    .effect = Moves a pink pawn 10 squares: 20 from a star, 1 from a dynamite.

## Actions

action-choose = Take the { $colour } couple
action-move =
    Lay { $card }: { $pawn }{ $half ->
        [0] { "" }
       *[other] , second half
    }
action-null = Lay { $card }: no effect
action-give = Give away { $card }

## Events: setting up

event-chose =
    { $who ->
        [you] You take the { $colour } couple.
       *[other] { $seat } takes the { $colour } couple.
    }
event-left_out = The { $colour } couple and its cards stay in the box.
event-race_began = Race { $race } of { $races }: all pawns to the start.
event-deal_began =
    Deal { $deal }. { $who ->
        [you] You hold the lucky ball and begin.
       *[other] { $seat } holds the lucky ball and begins.
    }
event-shuffled =
    { $count ->
        [one] { $count } laid card is
       *[other] { $count } laid cards are
    } shuffled into a new pile.
event-dealt =
    { $who ->
        [you] You get
       *[other] { $seat } gets
    }: { $cards }.
event-dealt-public =
    { $seat } gets { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }

## Events: gifts

event-put_aside =
    { $who ->
        [you] You choose { $card } for { $target }.
        [target] { $seat } chooses { $card } for you.
       *[other] { $seat } chooses { $card } for { $target }.
    }
event-put_aside-public =
    { $who ->
        [target] { $seat } chooses a card for you.
       *[other] { $seat } chooses a card for { $target }.
    }
event-gave =
    { $who ->
        [you] You give { $card } to { $target }.
        [target] { $seat } gives you { $card }.
       *[other] { $seat } gives { $card } to { $target }.
    }
event-gave-public = { $seat } gives a card to { $target }.

## Events: the race

event-moved =
    { $who ->
        [you] You lay { $card }
       *[other] { $seat } lays { $card }
    }: { $rider } { $square ->
        [3] enters the mine.
       *[other] moves { $count ->
            [one] { $count } square
           *[other] { $count } squares
        }, { $square ->
            [1] onto the dynamite
            [2] onto the star
           *[other] to safe ground
        }, square { $step }.
    }
event-laid_null =
    { $who ->
        [you] You lay { $card }: no effect, that couple is at the mine.
       *[other] { $seat } lays { $card }: no effect, that couple is at the mine.
    }
event-couple_home =
    { $who ->
        [you] Your { $colour } couple is at the mine.
       *[other] { $seat } sees the { $colour } couple home at the mine.
    }
event-dropped =
    { $who ->
        [you] You drop, face down: { $cards }.
       *[other] { $seat } drops, face down: { $cards }.
    }
event-dropped-public =
    { $seat } drops { $count ->
        [one] { $count } card, face down.
       *[other] { $count } cards, face down.
    }
event-paid =
    Place { $place }: { $who ->
        [you] you get
       *[other] { $seat } gets
    } { $bills ->
        [one] { $bills } bill.
       *[other] { $bills } bills.
    }
event-match_ended =
    The match is over after { $races ->
        [one] { $races } race.
       *[other] { $races } races.
    }

## Options

option-rounds = Number of races.
option-leader = Seat that holds the lucky ball first, counted from 0; none: chance decides.
    .none = By lot
option-exchange = In each deal everybody gives a card to the left and one to the right neighbour.
option-partners = At four players two against two, partners face to face; in each deal everybody slips a card to the partner.
option-seven_cards = Seven cards in hand instead of six; six are laid, the last one is dropped.
option-finished_players_play = Whoever has his couple at the mine goes on laying cards; otherwise he is skipped.
option-random_colours = Chance deals the colours.
option-board = The board: classic, short (half as long, for children) or your own.
option-deck = The cards: classic or your own.
option-bills = The bills of each place: classic or your own.

## Refusals

error-partners-seats = The option partners is for 4 players, not { $seats }.
error-leader-seat = The option leader names seat { $leader }; the last one is { $last }.
error-file-line =
    { $file ->
        [board] Board
        [deck] Deck
       *[other] Bills
    }, line { $line }: each entry of "lines" is one line of text, not { $text }.
error-file-form =
    { $file ->
        [board] Board
        [deck] Deck
       *[other] Bills
    }, line { $line }, "{ $text }": a line reads like these: { $form }.
error-file-range =
    { $file ->
        [board] Board
        [deck] Deck
       *[other] Bills
    }, line { $line }, "{ $text }": { $value } should lie between { $low } and { $high }.
error-board-gap = Board, line { $line }, "{ $text }": step { $step } comes here.
error-board-long = Board, line { $line }, "{ $text }": a trail has { $most } steps at most.
error-board-after = Board, line { $line }, "{ $text }": nothing comes after the mine.
error-board-end = Board, line { $line }, "{ $text }": the trail ends without a mine.
error-board-start = Board, line { $line }, "{ $text }": step 0 is the start, and no other step is.
error-board-lane = Board, line { $line }, "{ $text }": a lane comes before the common trail.
error-board-square = Board, line { $line }, "{ $text }": "{ $letter }" is no type of square; there are { $known }.
error-board-halves = Board, line { $line }, "{ $text }": a double square has two different halves.
error-deck-end = Deck, line { $line }, "{ $text }": the size of a hand is missing, or there are no cards.
error-deck-twice = Deck, line { $line }, "{ $text }": this is there already.
error-deck-short = Deck, line { $line }, "{ $text }": a deal needs { $needed } cards, there are { $there }.
error-deck-gifts = Deck, line { $line }, "{ $text }": it takes { $gifts } cards in hand to give them away.
error-bills-end = Bills, line { $line }, "{ $text }": the row for { $players } players is missing.
error-bills-twice = Bills, line { $line }, "{ $text }": there is a row for { $players } players already.
error-bills-count = Bills, line { $line }, "{ $text }": { $players } players need { $players } numbers, not { $count }.
error-bills-rise = Bills, line { $line }, "{ $text }": no place earns more than the one before.

## In the terminal

draw-race = Race { $race } of { $races } · deal { $deal }
draw-before = Before the first race
draw-pile =
    pile: { $pile } · laid: { $laid }
draw-legend = ★ star: move doubled · ! dynamite: move of 1 · ■B cowboy, ■b cowgirl
draw-trail = trail
draw-mine = mine
draw-out = out of the game
draw-hand = Your hand
draw-home = at the mine
draw-null = no effect
draw-gift = Your next card is for { $target }.
draw-given =
    { $target } holds from you: { $cards }
draw-dropped = You have dropped: { $cards }
draw-ball = lucky ball
draw-bills =
    { $bills ->
        [one] { $bills } bill
       *[other] { $bills } bills
    }
draw-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
draw-team = team { $team }
