### FarWest 1849: names, actions, events, options and refusals.
### `$who` says who is spoken to: `you` the one who acts, `target` the one aimed at, else `other`.

title = FarWest 1849
pitch = The gold rush: each card moves a pawn of its colour, yours or somebody else's. Bring your couple to the mine before the others, past dynamite and sheriff stars.
score =
    { $score ->
        [one] { $score } bill
       *[other] { $score } bills
    }
score-1 = Bills
score-2 = First places
    .decides = With equal bills, more first places win.
score-3 = Place in the last race
    .value = { $place }
    .decides = With equal bills and first places, the better place in the last race wins.

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

rider-0 = blue cowboy
    .the = the blue cowboy
rider-1 = blue cowgirl
    .the = the blue cowgirl
rider-2 = green cowboy
    .the = the green cowboy
rider-3 = green cowgirl
    .the = the green cowgirl
rider-4 = orange cowboy
    .the = the orange cowboy
rider-5 = orange cowgirl
    .the = the orange cowgirl
rider-6 = pink cowboy
    .the = the pink cowboy
rider-7 = pink cowgirl
    .the = the pink cowgirl

couple-0 = blue
couple-1 = green
couple-2 = orange
couple-3 = pink

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
        [you] You
       *[other] { $seat }
    }: { $card }{ $left ->
        [1] , 1 square only
        [2] , doubled
       *[other] { "" }
    }, { $who ->
        [target] your { $rider }
       *[other] { $the_rider }
    } goes { $square ->
        [0] to square { $step }{ $overtaken ->
            [0] { "" }
           *[other] , past { $passed }
        }.
        [1] onto the dynamite, square { $step }.
        [2] onto the star, square { $step }.
       *[other] to the mine.
    }
event-laid_null =
    { $who ->
        [you] You lay { $card }: no effect, that couple is at the mine.
       *[other] { $seat } lays { $card }: no effect, that couple is at the mine.
    }
event-couple_home =
    { $who ->
        [you] Your { $colour } couple
       *[other] { $seat }'s { $colour } couple
    } reaches the mine { $place ->
        [1] first.
        [2] second.
        [3] third.
       *[other] last.
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
event-race_ended = End of race { $race } of { $races }.
event-paid =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] 4th
    } place: { $bills ->
        [0] { $who ->
            [you] nothing for you.
           *[other] nothing for { $seat }.
        }
       *[other] { $who ->
            [you] you get
           *[other] { $seat } gets
        } { $bills ->
            [one] { $bills } bill.
           *[other] { $bills } bills.
        }
    }
event-match_ended =
    The match is over after { $races ->
        [one] { $races } race.
       *[other] { $races } races.
    }

## What has just happened: one line, sixty signs at most; what is missing here is said as in the Gazette

news-race_began = { "" }
news-deal_began =
    { $who ->
        [you] Deal { $deal }: you hold the lucky ball and begin.
       *[other] Deal { $deal }: { $seat } holds the lucky ball and begins.
    }
news-shuffled = { "" }
news-dealt = { "" }
news-dealt-public = { "" }
news-moved =
    { $who ->
        [you] { $square ->
            [0] You move { $the_rider } { $count }{ $overtaken ->
                [0] { $left ->
                    [1] { " " }(dynamite)
                    [2] { " " }(star)
                   *[other] { "" }
                }
               *[other] , past { $passed }
            }.
            [1] You bring { $the_rider } onto the dynamite.
            [2] You bring { $the_rider } onto the star.
           *[other] You bring { $the_rider } to the mine.
        }
        [target] { $square ->
            [0] { $seat } moves your { $rider } { $count }{ $overtaken ->
                [0] { $left ->
                    [1] { " " }(dynamite)
                    [2] { " " }(star)
                   *[other] { "" }
                }
               *[other] , past { $passed }
            }.
            [1] { $seat } brings your { $rider } onto the dynamite.
            [2] { $seat } brings your { $rider } onto the star.
           *[other] { $seat } brings your { $rider } to the mine.
        }
       *[other] { $square ->
            [0] { $seat } moves { $the_rider } { $count }{ $overtaken ->
                [0] { $left ->
                    [1] { " " }(dynamite)
                    [2] { " " }(star)
                   *[other] { "" }
                }
               *[other] , past { $passed }
            }.
            [1] { $seat } brings { $the_rider } onto the dynamite.
            [2] { $seat } brings { $the_rider } onto the star.
           *[other] { $seat } brings { $the_rider } to the mine.
        }
    }
news-laid_null =
    { $who ->
        [you] You lay { $card }, without effect.
       *[other] { $seat } lays { $card }, without effect.
    }
news-dropped = { "" }
news-dropped-public = { "" }
news-race_ended = { "" }
news-paid =
    { $place ->
        [1] { $who ->
            [you] The race is yours: +{ $bills ->
                [one] { $bills } bill.
               *[other] { $bills } bills.
            }
           *[other] { $seat } wins the race: { $bills ->
                [one] { $bills } bill.
               *[other] { $bills } bills.
            }
        }
       *[other] { "" }
    }
news-match_ended = { "" }

## What the others decide

waits-choose_colour = { $names } chooses a couple.
waits-pass_cards =
    { $count ->
        [one] { $names } chooses the cards to give away.
       *[other] { $names } choose the cards to give away.
    }
waits-play = { $names } chooses a card and the pawn it moves.

## Options

preset-box = As in the box
    .about = Three races, everybody alone, six cards in hand.
preset-family = Family
    .about = A board half as long, and two races.
preset-teams = Two against two
    .about = For four: partners sit opposite and slip each other a card at each deal.
preset-regulars = For regulars
    .about = Cards are exchanged with the neighbours at each deal, and hands have seven.

option-rounds = Races
    .about = After the last race, most bills win.
    .value =
        { $number ->
            [one] { $number } race
           *[other] { $number } races
        }
option-board = The board
    .about = The whole board, or one that is half as long, for children.
    .choice-classic = Whole
    .choice-short = Short
option-partners = Teams
    .about = Everybody alone; or, for four, two against two, partners opposite, a card slipped at each deal.
    .choice-false = Everybody alone
    .choice-true = Two against two
option-exchange = Exchange of cards
    .about = At each deal everybody gives a card to the left and one to the right.
option-seven_cards = Cards in hand
    .about = Six, and all are laid; or seven, and the last one is dropped.
    .choice-false = Six
    .choice-true = Seven
option-random_colours = Colours
    .about = Everybody chooses theirs, or they are dealt at random.
    .choice-false = By choice
    .choice-true = At random
option-leader = Lucky ball
    .about = The seat that holds it first begins the first race.
    .choice-none = At random
    .choice-0 = Seat 1
    .choice-1 = Seat 2
    .choice-2 = Seat 3
    .choice-3 = Seat 4
option-finished_players_play = After coming home
    .about = Whoever has their couple home goes on laying cards, or is skipped.
    .choice-false = Skipped
    .choice-true = Plays on
option-deck = The cards
    .about = Those of the box, or a deck of your own, read from a file.
    .choice-classic = Of the box
option-bills = The bills
    .about = What each place in a race earns, as in the box, or read from a file.
    .choice-classic = Of the box

## Refusals

error-partners-seats = Two against two is for four players, not { $seats }.
error-leader-seat = The option leader names seat { $leader }; the last one is { $last }.
error-file-field =
    { $file ->
        [board] Board
        [deck] Deck
       *[other] Bills
    }: there is "lines" and nothing else, not "{ $field }".
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

## Why a card is good

why-way = This move brings your couple further, or holds a rival back more.
why-own-low = It costs only a low card of your side.
why-own-high = A high card of your side is kept for later.
why-rival-high = A rival's high card is spent this way.
why-rival-low = Spending a rival's low card would cost them little.
why-home = It decides who comes home to the mine.
why-gift = This card is of less use to whoever gets it.

## In the terminal

draw-race = Race { $race } of { $races } · deal { $deal }
draw-before = Before the first race
draw-pile =
    pile: { $pile } · laid: { $laid }
draw-legend = ★ star: next move doubled · ! dynamite: 1 square · ■B cowboy, ■b cowgirl
draw-trail = trail
draw-mine = mine
draw-out = out of the game
draw-hand = Your hand
draw-home = at the mine
draw-move = Lay { $card }: { $pawn }, square { $step }, { $square }
draw-move-half = Lay { $card }: { $pawn }, square { $step }, { $half } · { $square }
draw-move-home = Lay { $card }: { $pawn }, to the mine
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

## Why a card or a pawn cannot be played

not-before-couples = The couples are chosen first.
not-before-gifts = First choose the card that you give.
not-in-hand = This card is not in your hand: { $card }.
not-from-home = Home already: { $the_rider } does not move any more.
not-its-colour = No card of this colour in your hand: { $colour }.
not-this-couple = This couple belongs to { $seat } already: { $colour }.
not-a-couple = The couples are chosen for the whole race.

## Where to look

look-choose = Look at the couples

## Places at the table

spot-mine = the mine
spot-laid = the last card
