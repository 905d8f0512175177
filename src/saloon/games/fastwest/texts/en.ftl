### Fast-West: names, actions, events, options and refusals.
### `$who` says who is spoken to: `you` to the one who acts, `target` to the one aimed at, else `other`.

title = Fast-West
pitch = A card turns and every hand moves. Read before you grab: the slowest collects tenderfoot tokens, and the final duel settles all accounts.
score =
    { $parts ->
        [3] { $score ->
            [one] { $score } game won
           *[other] { $score } games won
        }
       *[other] { $score ->
            [one] { $score } token
           *[other] { $score } tokens
        }
    }
score-1 =
    { $parts ->
        [3] Games won
       *[other] Tenderfoot tokens
    }
    .counts =
        { $parts ->
            [3] for
           *[other] against
        }
score-2 =
    { $parts ->
        [3] Tenderfoot tokens
       *[other] Bullet of the duel
    }
    .counts = against
    .decides =
        { $parts ->
            [3] With equal games won, fewer tokens win.
           *[other] With equal tokens, the smaller bullet of the duel wins.
        }
score-3 = Bullet of the last duel
    .counts = against
    .decides = With equal games and tokens, the smaller bullet of the last duel wins.

## The bots

bot-tenderfoot = Tenderfoot
bot-cowboy = Cowboy
bot-desperado = Desperado
bot-legend = Legend

## What is asked of the player

phase-idle = A card is about to turn. Keep your hands on the table.
phase-window = Read the card: act, or keep your hands on the table.
phase-announce = Announce a number: whoever draws it gets a token. When time is up, the table chooses.
phase-pick = Take a bullet that lies face down. When time is up, the table chooses.
phase-duel_grab = Read the card: act, or keep your hands on the table.
phase-duel_point = Point at somebody. This choice is final, and without one you do not shoot.
phase-over = The game is over.

## What the others do; nothing here says what the card asks for

waits-idle = A card is about to turn.
waits-window = All hands are in play.
waits-announce = { $names } announces a number.
waits-pick = { $names } takes a bullet that lies face down.
waits-duel_grab = All hands are in play.
waits-duel_point = { $count ->
    [one] { $names } chooses a target.
   *[other] { $names } choose their targets.
  }

## The cards

card-0 = Cactus
    .the = the Cactus
    .short = Cactus
    .effect = Once nothing but cactus lies in front of all players, the final duel begins.
    .ask = nothing, or the duel if all have one
    .pays = A cactus before everybody: the duel begins at once.
card-1 = Cactus with child
    .the = the Cactus with child
    .short = Child
    .effect = While a child is in sight there is no duel; a bullet taken too early costs a token.
    .ask = nothing; it holds back the duel
    .pays = A bullet taken before a child costs 1 token.
card-2 = Sheriff
    .the = the Sheriff
    .short = Sheriff
    .effect = One bullet, then hands up; the slowest gets a token.
    .ask = one bullet, hands up
    .pays = The slowest gets 1 token.
card-3 = Cavalry
    .the = the Cavalry
    .short = Cavalry
    .effect = One bullet, then salute; the slowest gets a token.
    .ask = one bullet, salute
    .pays = The slowest gets 1 token.
card-4 = Bandit
    .the = the Bandit
    .short = Bandit
    .effect = Exactly one bullet, but not number 1; whoever has no good bullet gets a token.
    .ask = one bullet, but not number 1
    .pays = No good bullet, 1 token.
card-5 = Indians
    .the = the Indians
    .short = Indians
    .effect = As many bullets as you can; most bullets give 2 tokens back, any bullet 1, all others get one.
    .ask = as many bullets as you can
    .pays = No bullet, 1 token. The most give 2 tokens back, the others 1.
card-6 = Russian roulette
    .the = the Russian roulette
    .short = Roulette
    .effect = A number is announced; all take a hidden bullet in turn, and whoever draws that number gets a token.
    .ask = in turn, no race
    .pays = Whoever draws the number gets 1 token.
card-7 = Cowboy
    .the = the cowboy back
    .short = Cowboy
    .effect = An event that was played; it stands in the way of the duel.
card-8 = Nothing
    .the = an empty place
    .short = nothing
    .effect = No card yet in this round; that stands in the way of the duel.

## The actions

action-grab = Take bullet { $bullet }
action-release = Put bullet { $bullet } back
action-gesture-hands_up = Hands up
action-gesture-salute = Salute
action-press = Flip the card
action-pass = Keep still
action-announce = Announce { $bullet }
action-pick = Take the bullet at place { $place }
action-point = Point at { $target }
action-flip = The card turns
action-close = Time is up

## Events: the round

event-game_began =
    Game { $game }. { $who ->
        [you] You flip the first card.
       *[other] { $seat } flips the first card.
    }
event-dealt = Round { $round }: { $cactus } cactus and { $others ->
        [one] { $others } other card
       *[other] { $others } other cards
    } each.
event-reshuffled = Still no duel: everybody shuffles the same cards.
event-time_came = The wait is over.
event-flipped =
    { $who ->
        [you] You flip
       *[other] { $seat } flips
    }: { $card }.
event-snapped_back =
    { $who ->
        [you] Nothing to take: you put the bullet back, hands tied for a second.
       *[other] Nothing to take: { $seat } puts the bullet back, hands tied for a second.
    }
event-endangered_child =
    { $who ->
        [you] There is a child: { $change ->
            [0] you have { $tokens } tokens already.
           *[other] you get a token ({ $tokens }).
        }
       *[other] There is a child: { $change ->
            [0] { $seat } has { $tokens } tokens already.
           *[other] { $seat } gets a token ({ $tokens }).
        }
    }

## Events: the hands

event-reached =
    { $who ->
        [you] You reach
       *[other] { $seat } reaches
    } for bullet { $bullet }.
event-released =
    { $who ->
        [you] You put
       *[other] { $seat } puts
    } bullet { $bullet } back.
event-raised_hands =
    { $who ->
        [you] Your hands go up.
       *[other] { $seat } puts hands up.
    }
event-saluted =
    { $who ->
        [you] You salute.
       *[other] { $seat } salutes.
    }
event-pressed =
    { $who ->
        [you] You hold your card
       *[other] { $seat } holds a card
    } by the hat.
event-tied = At the same moment: the lot decides.

## Events: the reckoning

event-was_quickest =
    { $who ->
        [you] You are first.
       *[other] { $seat } is first.
    }
event-was_slowest =
    { $who ->
        [you] You come last: { $change ->
            [0] you have { $tokens } tokens already.
           *[other] a token ({ $tokens }).
        }
       *[other] { $seat } comes last: { $change ->
            [0] { $tokens } tokens already.
           *[other] a token ({ $tokens }).
        }
    }
event-shot_blank =
    { $who ->
        [you] You fire a blank: { $change ->
            [0] you have { $tokens } tokens already.
           *[other] a token ({ $tokens }).
        }
       *[other] { $seat } fires a blank: { $change ->
            [0] { $tokens } tokens already.
           *[other] a token ({ $tokens }).
        }
    }
event-had_no_bullet =
    { $who ->
        [you] You have no bullet: { $change ->
            [0] you have { $tokens } tokens already.
           *[other] a token ({ $tokens }).
        }
       *[other] { $seat } has no bullet: { $change ->
            [0] { $tokens } tokens already.
           *[other] a token ({ $tokens }).
        }
    }
event-defended_best =
    { $who ->
        [you] You have { $count ->
            [one] { $count } bullet
           *[other] { $count } bullets
        }, nobody has more: { $change ->
            [0] you have no token to give back.
            [one] you give { $change } token back ({ $tokens }).
           *[other] you give { $change } tokens back ({ $tokens }).
        }
       *[other] { $seat } has { $count ->
            [one] { $count } bullet
           *[other] { $count } bullets
        }, nobody has more: { $change ->
            [0] no token to give back.
            [one] { $change } token given back ({ $tokens }).
           *[other] { $change } tokens given back ({ $tokens }).
        }
    }
event-defended =
    { $who ->
        [you] You have { $count ->
            [one] { $count } bullet
           *[other] { $count } bullets
        }: { $change ->
            [0] no token to give back.
           *[other] you give a token back ({ $tokens }).
        }
       *[other] { $seat } has { $count ->
            [one] { $count } bullet
           *[other] { $count } bullets
        }: { $change ->
            [0] no token to give back.
           *[other] a token given back ({ $tokens }).
        }
    }
event-announced =
    { $who ->
        [you] You announce
       *[other] { $seat } announces
    } { $bullet }. Whoever draws it gets a token.
event-picked =
    { $who ->
        [you] Place { $place }: you draw bullet { $bullet }.
       *[other] Place { $place }: { $seat } draws bullet { $bullet }.
    }
event-lost_roulette =
    { $who ->
        [you] It is yours: { $change ->
            [0] you have { $tokens } tokens already.
           *[other] a token ({ $tokens }).
        }
       *[other] It goes to { $seat }: { $change ->
            [0] { $tokens } tokens already.
           *[other] a token ({ $tokens }).
        }
    }
event-judged = { $card }: hands down.

## Events: the duel

event-duel_began = Nothing but cactus: the final duel.
event-gone =
    { $count ->
        [0] All bullets are still there.
        [one] { $count } bullet is gone.
       *[other] { $count } bullets are gone.
    }
event-armed =
    { $who ->
        [you] You clench bullet { $bullet }.
       *[other] { $seat } clenches bullet { $bullet }.
    }
event-armed-public = { $seat } clenches a bullet.
event-pointed =
    { $who ->
        [you] You point at { $target }.
       *[other] { $seat } points at { $target }.
    }
event-pointed-public = { $seat } points at somebody.
event-pointed_openly =
    { $who ->
        [you] You point at { $target }.
        [target] { $seat } points at you.
       *[other] { $seat } points at { $target }.
    }
event-uncovered =
    { $who ->
        [you] You show
       *[other] { $seat } shows
    } bullet { $bullet }.
event-aimed =
    { $who ->
        [you] You pointed at { $target }.
        [target] { $seat } pointed at you.
       *[other] { $seat } pointed at { $target }.
    }
event-wounded =
    { $who ->
        [you] Face to face: { $target } fires before you, your hand goes down.
        [target] Face to face: you fire before { $seat }, whose hand goes down.
       *[other] Face to face: { $target } fires before { $seat }, whose hand goes down.
    }
event-shot =
    { $who ->
        [you] You shoot at { $target }
        [target] { $seat } shoots at you
       *[other] { $seat } shoots at { $target }
    }: { $change ->
        [one] { $change } token ({ $tokens }).
       *[other] { $change } tokens ({ $tokens }).
    }
event-duel_ended = The duel is over.
event-won =
    { $who ->
        [you] You win the game
       *[other] { $seat } wins the game
    }: { $tokens ->
        [0] no token
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }{ $tied ->
        [1] .
       *[other] , like { $tied ->
            [2] somebody else
           *[other] several others
        }, but the smallest bullet, number { $bullet }.
    }
event-match_won =
    { $who ->
        [you] You win the match
       *[other] { $seat } wins the match
    }: { $wins ->
        [one] { $wins } game won.
       *[other] { $wins } games won.
    }

## What has just happened, in one line; nothing while a card is open

news-time_came = { "" }
news-reached = { "" }
news-released = { "" }
news-raised_hands = { "" }
news-saluted = { "" }
news-pressed = { "" }
news-tied = { "" }
news-was_quickest = { "" }
news-judged = { $summed ->
        [yes] { $outcome }
       *[no] { "" }
    }
news-duel_began = { "" }
news-gone = { "" }
news-armed-public = { "" }
news-uncovered = { "" }
news-aimed = { "" }
news-duel_ended = { "" }
news-snapped_back =
    { $who ->
        [you] Bullet taken too early: your hands are tied.
       *[other] { $seat } takes a bullet too early: hands tied.
    }
news-endangered_child =
    { $change ->
        [0] { $who ->
            [you] A child watches you: { $tokens } tokens already.
           *[other] A child watches { $seat }: { $tokens } tokens already.
        }
       *[other] { $who ->
            [you] A child watches you: +1 token.
           *[other] A child watches { $seat }: +1 token.
        }
    }
news-was_slowest =
    { $who ->
        [you] You come last
       *[other] { $seat } comes last
    }: { $change ->
        [0] { $tokens } tokens already.
       *[other] +1 token.
    }
news-shot_blank =
    { $who ->
        [you] You fire a blank
       *[other] { $seat } fires a blank
    }: { $change ->
        [0] { $tokens } tokens already.
       *[other] +1 token.
    }
news-had_no_bullet =
    { $who ->
        [you] You have no bullet
       *[other] { $seat } has no bullet
    }: { $change ->
        [0] { $tokens } tokens already.
       *[other] +1 token.
    }
news-defended_best =
    { $who ->
        [you] Nobody has more bullets than you
       *[other] Nobody has more bullets than { $seat }
    }: { $change ->
        [0] nothing to give back.
        [one] −{ $change } token.
       *[other] −{ $change } tokens.
    }
news-defended =
    { $who ->
        [you] You have { $count ->
            [one] one bullet
           *[other] { $count } bullets
        }
       *[other] { $seat } has { $count ->
            [one] one bullet
           *[other] { $count } bullets
        }
    }: { $change ->
        [0] nothing to give back.
       *[other] −1 token.
    }
news-lost_roulette =
    { $who ->
        [you] You draw the number announced
       *[other] { $seat } draws the number announced
    }: { $change ->
        [0] { $tokens } tokens already.
       *[other] +1 token.
    }
news-shot =
    { $who ->
        [you] You shoot at { $target }
        [target] { $seat } shoots at you
       *[other] { $seat } shoots at { $target }
    }: { $change ->
        [one] +{ $change } token.
       *[other] +{ $change } tokens.
    }
news-won =
    { $who ->
        [you] You win the game
       *[other] { $seat } wins the game
    }: { $tokens ->
        [0] no token
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }{ $tied ->
        [1] .
       *[other] , bullet { $bullet }.
    }

## The verdict: what was done, and why it costs what it costs

verdict-0 = right
    .you = You were right
verdict-1 = salute first
    .you = The salute first cost you time
verdict-2 = hands up first
    .you = Hands up first cost you time
verdict-3 = hands never up
    .you = Your hands did not go up in time
verdict-4 = never saluted
    .you = Your salute did not come in time
verdict-5 = no bullet
    .you = You got no bullet
verdict-6 = number 1 first
    .you = Bullet 1 first cost you time
verdict-7 = number 1, a blank
    .you = You held bullet 1, which is a blank
verdict-8 = the most bullets
    .you = Nobody has more bullets than you
verdict-9 = at least one bullet
    .you = Somebody has more bullets than you
verdict-10 = the number announced
    .you = You drew the number announced
verdict-11 = another number
    .you = You drew another number
verdict-12 = nothing to draw
    .you = The number came up before your turn
verdict-13 = not done, others even less
    .you = You were not done, others even less
verdict-14 = hands tied, bullet taken too early
    .you = Your hands were tied: bullet taken too early
verdict-15 = too late
    .you = You were right, but too late
verdict-asked = The card asked for
verdict-announced = Number announced: { $bullet }.
verdict-place =
    { $place ->
        [1] before everybody else
       *[other] { $ordinal } of { $count }
    }
verdict-cost =
    { $change ->
        [0] nothing to pay
        [1] 1 token
        [-1] 1 token back
       *[other] { $tokens } tokens back
    }
verdict-you = You
verdict-outcome =
    { $names }: { $sign ->
        [more] +
       *[less] −
    }{ $change ->
        [one] { $change } token
       *[other] { $change } tokens
    }{ $count ->
        [one] { "" }
       *[other] { " " }each
    }.
verdict-full = { $tokens } tokens already, the most there can be
verdict-empty =
    { $change ->
        [0] no token to give back
       *[other] only one token to give back
    }
verdict-mean = Your average: { $time }.
seconds = { NUMBER($time, minimumFractionDigits:2, maximumFractionDigits:2) } s
ordinal-2 = second
ordinal-3 = third
ordinal-4 = fourth
ordinal-5 = fifth
ordinal-6 = sixth
ordinal-7 = seventh
ordinal-8 = eighth
cardinal-3 = three
cardinal-4 = four
cardinal-5 = five
cardinal-6 = six
cardinal-7 = seven
cardinal-8 = eight

## The verdict of the duel

duel-shoots =
    { $given ->
        [one] shoots at { $target }: { $given } token
       *[other] shoots at { $target }: { $given } tokens
    }
    .you =
        { $given ->
            [one] shoot at { $target }: { $given } token
           *[other] shoot at { $target }: { $given } tokens
        }
duel-wounded = faces { $target }, whose bullet is smaller: does not shoot
    .you = face { $target }, whose bullet is smaller: do not shoot
duel-idle = points at nobody
    .you = point at nobody
duel-won = { $name } wins the game.
    .you = You win the game.
duel-tie = { $names } also have { $tokens ->
        [0] no tokens
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }: the smallest bullet wins.
duel-tie-one = { $names } also has { $tokens ->
        [0] no tokens
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }: the smallest bullet wins.
    .you =
        You also have { $tokens ->
            [0] no tokens
            [one] { $tokens } token
           *[other] { $tokens } tokens
        }: the smallest bullet wins.

## Drawing in a terminal

live-keys = 1-8: the bullet at that place, h: hands up, s: salute, q: quit
draw-round =
    Round { $round }{ $repeats ->
        [0] { "" }
       *[other] , again { $repeats }
    }
draw-game = Game { $game }
draw-first = { $name } flips the first card.
draw-left =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
draw-complete = done
draw-pointed = points
draw-wins =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
draw-duel = Duel

## The options

preset-box = As in the box
    .about = One game; cards turn by themselves, the targets of the duel stay secret.
preset-family = Family
    .about = Twice the time to react.
preset-match = Best of three
    .about = Played until somebody has won two games.
preset-live = As round a table
    .about = Everybody turns their own card, and who points at whom is seen at once.

option-games_per_match = Games
    .about = One, or three at most, until somebody has won two.
    .choice-1 = One
    .choice-3 = Best of three
option-slow_table = Time to react
    .about = That of the rules, or twice as much.
    .choice-false = Normal
    .choice-true = Double
option-manual_flip = Turning the cards
    .about = The table turns them, or everybody their own: it comes a little after the move.
    .choice-false = The table
    .choice-true = Everybody their own
option-open_pointing = Targets of the duel
    .about = Secret until everybody points, or known as soon as they are chosen.
    .choice-false = Secret
    .choice-true = Open
option-deal_3p = With three players
    .about = The same cards as for four, or more events for a longer game.
    .choice-as_4_6 = As for four
    .choice-long = Long game
option-absent_policy = Who is absent
    .about = A bot reacts in their place, or nobody does.
    .choice-bot = A bot
    .choice-slowest = Nobody
option-token_cap = Most tokens
    .about = Before the duel nobody gets more.
    .value =
        { $number ->
            [one] { $number } token
           *[other] { $number } tokens
        }
option-handicap_ms = Head starts
    .about = The time each player is given, in the order of the seats, for unequal hands.
    .value = { $number } s
option-max_inputs = Moves between two cards
    .about = Beyond that, a player's moves no longer count until the next card.
    .value =
        { $number ->
            [one] { $number } move
           *[other] { $number } moves
        }
option-grab_gap_ms = From bullet to bullet
    .about = Against the Indians, the time it takes to reach for the next bullet.
    .value = { $number } s
option-gesture_lock_ms = Wrong gesture
    .about = The time lost after it.
    .value = { $number } s
option-snap_back_ms = Bullet taken too early
    .about = The time lost after a bullet taken between two cards.
    .value = { $number } s
option-settle_ms = Wait for the line
    .about = The wait before the reckoning, for hands that are late on the line.
    .value = { $number } s
option-lag_cap_ms = Forgiven delay
    .about = The longest delay of the line that the table takes into account.
    .value = { $number } s
option-practice = Practice
    .about = One card each, without hurry and without a duel, to learn the gestures. Nothing counts.
    .choice-false = A real game
    .choice-true = Practice

## The refusals

error-fastwest-handicaps = There are { $seats } players and { $count } head starts: give one to each player, or none.

## Why a bullet cannot be taken

not-again = You have already played on this card: wait for the next one.
not-so-many = There are only { $count } bullets.
not-in-race = During the race only bullets are touched.
not-before-number = First announce a number.
not-after-number = Number { $bullet } is announced: take a bullet that lies face down.
not-hidden = This bullet is turned already: it is number { $bullet }.
not-while-aiming = It is time to aim at somebody.
not-at-oneself = One does not aim at oneself.
not-twice = You have aimed at somebody already: this choice is final.
