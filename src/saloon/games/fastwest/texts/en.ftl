### Fast-West: names, actions, events, options and refusals.
### `$who` says who is spoken to: `you` to the one who acts, `target` to the one aimed at, else `other`.

title = Fast-West
pitch = A card turns and every hand moves. Read before you grab: the slowest collects tenderfoot tokens, and the final duel settles all accounts.

## The bots

bot-tenderfoot = Tenderfoot
bot-cowboy = Cowboy
bot-desperado = Desperado
bot-legend = Legend

## What is asked of the player

phase-idle = A card is about to turn. Keep your hands still.
phase-window = Read the card and react.
phase-announce = Russian roulette: announce a number.
phase-pick = Take a bullet that lies face down.
phase-duel_grab = Final duel: one bullet, the smallest you can get.
phase-duel_point = Point at an opponent. This choice is final.
phase-over = The game is over.

## The cards

card-0 = Cactus
    .the = the Cactus
    .short = Cactus
    .effect = Once nothing but cactus lies in front of all players, the final duel begins.
card-1 = Cactus with child
    .the = the Cactus with child
    .short = Child
    .effect = While a child is in sight there is no duel; a bullet taken too early costs a token.
card-2 = Sheriff
    .the = the Sheriff
    .short = Sheriff
    .effect = One bullet, then hands up; the slowest gets a token.
card-3 = Cavalry
    .the = the Cavalry
    .short = Cavalry
    .effect = One bullet, then salute; the slowest gets a token.
card-4 = Bandit
    .the = the Bandit
    .short = Bandit
    .effect = Exactly one bullet, but not number 1; whoever has no good bullet gets a token.
card-5 = Indians
    .the = the Indians
    .short = Indians
    .effect = As many bullets as you can; most bullets give 2 tokens back, any bullet 1, all others get one.
card-6 = Russian roulette
    .the = the Russian roulette
    .short = Roulette
    .effect = A number is announced; all take a hidden bullet in turn, and whoever draws that number gets a token.
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
event-time_came = Wait: { $at } ms.
event-flipped =
    { $who ->
        [you] You flip
       *[other] { $seat } flips
    }: { $card }.
event-snapped_back =
    { $who ->
        [you] Nothing to take: you put the bullet back.
       *[other] Nothing to take: { $seat } puts the bullet back.
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
    } for bullet { $bullet }: { $at } ms.
event-released =
    { $who ->
        [you] You put
       *[other] { $seat } puts
    } bullet { $bullet } back: { $at } ms.
event-raised_hands =
    { $who ->
        [you] Your hands go up
       *[other] { $seat } puts hands up
    }: { $at } ms.
event-saluted =
    { $who ->
        [you] You salute
       *[other] { $seat } salutes
    }: { $at } ms.
event-pressed =
    { $who ->
        [you] You hold your card
       *[other] { $seat } holds a card
    } by the hat: { $at } ms.
event-tied = A tie at { $at } ms: the lot decides.

## Events: the reckoning

event-closed = { $card }: hands down.
event-completed =
    { $who ->
        [you] You are done
       *[other] { $seat } is done
    } in { $at } ms.
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
event-shot_bandit =
    { $who ->
        [you] You fire
       *[other] { $seat } fires
    } bullet { $bullet } at the Bandit: { $at } ms.
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
        [you] Nobody has more bullets than you ({ $count }): { $change ->
            [0] you have no token to give back.
            [one] you give { $change } token back ({ $tokens }).
           *[other] you give { $change } tokens back ({ $tokens }).
        }
       *[other] Nobody has more bullets than { $seat } ({ $count }): { $change ->
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
event-won =
    { $who ->
        [you] You win
       *[other] { $seat } wins
    } the game with { $tokens ->
        [0] no token
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } and bullet { $bullet }.
event-match_won =
    { $who ->
        [you] You win the match
       *[other] { $seat } wins the match
    }: { $wins ->
        [one] { $wins } game won.
       *[other] { $wins } games won.
    }

## Drawing in a terminal

live-keys = 1-8: the bullet at that place, h: hands up, s: salute, q: quit
draw-round =
    Round { $round }{ $repeats ->
        [0] { "" }
       *[other] , again { $repeats }
    }
draw-game = Game { $game }
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

option-deal_3p = Cards for 3 players: as_4_6 (as for 4, short games) or long (more events).
    .as_4_6 = As for 4
    .long = Long game
option-manual_flip = Everybody flips their own card: it comes a little after the move of the hand.
option-token_cap = Most tokens a player can have before the duel.
option-open_pointing = In the duel each target is known as soon as it is chosen.
option-games_per_match = Number of games: 1, or 3 for the best of three.
option-absent_policy = Whoever is absent is replaced by a bot (bot) or keeps still (slowest).
    .bot = A bot
    .slowest = Nobody
option-handicap_ms = Milliseconds of advantage for each player, in the order of the seats; nothing: none.
option-slow_table = Slow table: time limits are doubled.
option-max_inputs = Most moves of the hand per player between two cards.
option-grab_gap_ms = Time between two bullets taken by the same player against the Indians, in ms.
option-gesture_lock_ms = Time lost by a wrong gesture, in ms.
option-snap_back_ms = Time lost by a bullet taken between two cards, in ms.
option-settle_ms = Wait before the reckoning, for hands that are late on the line, in ms.
option-lag_cap_ms = Most delay of the line that is taken into account, in ms.

## The refusals

error-fastwest-games = A match is 1 game or the best of 3: give 1 or 3.
error-fastwest-handicaps = handicap_ms names { $count } players, and there are { $seats }: give one number for each, or none.
