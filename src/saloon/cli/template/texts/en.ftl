### Overland: names, actions, events and options.
### `$who` says who is spoken to: `you` the one who acts, else `other`.

title = Overland
pitch = Freight crosses the country, and only the fastest is paid. Overtake what leads the trail, or pass and draw; whoever is not overtaken brings everything home.
score =
    { $score ->
        [one] { $score } dollar
       *[other] { $score } dollars
    }
score-1 = Dollars
score-2 = Cards in hand
    .counts = against
    .decides = With equal dollars, fewer cards in hand win.

## What is asked of the player

phase-lead = The trail is empty: send any card.
phase-overtake = Send something faster, or pass and draw.
phase-over = The match is over.
waits-lead =
    { $count ->
        [one] { $names } opens the trail.
       *[other] { $names } open the trail.
    }
waits-overtake =
    { $count ->
        [one] { $names } overtakes or passes.
       *[other] { $names } overtake or pass.
    }

## Cards

card-1 = mule
    .the = the mule
    .effect = Speed 1 of 8; carries $3.
card-2 = wagon
    .the = the wagon
    .effect = Speed 2 of 8; carries $3.
card-3 = raft
    .the = the raft
    .effect = Speed 3 of 8; carries $2.
card-4 = canoe
    .the = the canoe
    .effect = Speed 4 of 8; carries $2.
card-5 = mustang
    .the = the mustang
    .effect = Speed 5 of 8; carries $1.
card-6 = stagecoach
    .the = the stagecoach
    .effect = Speed 6 of 8; carries $1.
card-7 = steamboat
    .the = the steamboat
    .effect = Speed 7 of 8; carries nothing.
card-8 = locomotive
    .the = the locomotive
    .effect = Nothing overtakes it, and it carries nothing.

## Actions

action-send = Send { $the_card }
action-pass = Pass and draw a card

## What happens, in the log and as news

event-sent =
    { $who ->
        [you] You send { $the_card }.
       *[other] { $seat } sends { $the_card }.
    }
event-passed =
    { $who ->
        [you] You pass.
       *[other] { $seat } passes.
    }
event-drew =
    { $who ->
        [you] You draw { $the_card }.
       *[other] { $seat } draws { $the_card }.
    }
event-drew-public = { $seat } draws a card.
event-paid =
    { $who ->
        [you] Nobody overtakes you: you are paid ${ $dollars }.
       *[other] Nobody overtakes { $seat }, who is paid ${ $dollars }.
    }
event-charged =
    { $who ->
        [you] You pay ${ $dollars } for the cards in your hand.
       *[other] { $seat } pays ${ $dollars } for the cards in hand.
    }
news-paid =
    { $who ->
        [you] The trail is yours: +${ $dollars }.
       *[other] { $seat } takes the trail: +${ $dollars }.
    }

## Options

option-cards = Cards dealt
    .about = So many cards are dealt to each player.
    .value =
        { $number ->
            [one] { $number } card
           *[other] { $number } cards
        }
preset-usual = As told
    .about = Six cards each, about five minutes.
preset-short = In a hurry
    .about = Four cards each, and soon over.

## The table, in the terminal and in the browser

table-trail = The trail
table-empty = nothing on the way
table-freight = carries ${ $dollars }
table-deck =
    { $count ->
        [one] { $count } card to draw
       *[other] { $count } cards to draw
    }
table-dollars = ${ $dollars }
table-player = player
table-cards = cards
table-money = dollars
table-leads = in the lead
table-hand = Your hand
table-carried = freight
table-to-draw = to draw
