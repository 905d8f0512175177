### The words of the table of Fast-West.

go-on-flag = Here we go
round = Round
again = again
game-short = Game { $game } · round { $round }
game-of = Game { $game } of { $games }
players = { $count } players
keys = Read the card: act, or keep your hands on the table. The digit below a bullet takes it; once more puts it back.
announced = Number announced
announce-head = Which number?
pick-head = A hidden bullet
pick-text = Take one. Whoever draws number { $bullet } gets a token.
aim-head = Duel: your target?
aim-at = Point at { $name }?
aim = Point at { $name }
your-bullet = Your bullet: number { $bullet }.
aim-more = The smallest bullet gives 3 tokens, the next 2, all others 1. Face to face only the smaller shoots.
aim-short = The smallest gives 3 tokens, then 2, then 1.
aim-left = { $seconds } s to aim
aim-out = time is up
held-back = { $bullet }, in your hand: touch it to put it back
flip-it = Flip the card
first-card = { $name } flips the first card.
first-card-you = You flip the first card.

ready-flag = Ready?
ready-head = To each card its gesture
ready-yes = ready
ready-no = not yet
ready-gone = away
ready-note = With the Sheriff and the Cavalry the last one gets a token. Fewest tokens win. Touching a bullet again puts it back.
ready-once = Once the game has begun, this page is not shown again.
ready-line = { $speed ->
    [fast] Your line is fast
    [fair] Your line is good
   *[slow] Your line is slow
  }: the table allows for that, for everybody.
ready-ask = The game begins when everybody is ready.
ready-waits = { $count ->
    [one] Waiting for { $names }.
   *[other] Waiting for { $names }.
  }
ready-button = Ready
practise = Practise

practice-lead = Practice.
practice-text = Nothing counts, and here you are told the answer.
practice-try = Try { $number } of { $of }
practice-stop = Stop practising
practice-over = End of practice
practice-wait = Setting up the practice…
practice-failed = The practice could not be opened: { $why }

next-card = Next card
next-game = Next game
card-rule = Rule of the card
asked = The card asked for
in-moves = in { $count } moves
cactus-left = Cactus in the packet: { $count }
others-left = Other cards in the packet: { $count }
verdict-flag = { $change ->
    [0] { $right ->
        [yes] Right
       *[no] So it is
    }
    [1] One token
    [-1] One less
   *[other] Two less
  }
rank = { $place ->
    [1] fastest
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[other] eighth
  }
plus = { $change ->
    [one] +{ $change } token
   *[other] +{ $change } tokens
  }
minus = { $change ->
    [one] −{ $change } token
   *[other] −{ $change } tokens
  }

duel = The duel
hit-by = hit by { $name }
duel-flag = Duel
won-flag = Won
wins-stamp = Wins the game
tally-head = The final duel
tv-turns = Next to flip
tv-turned = Has flipped
tv-note = Duel once every card is a cactus
tv-ready-text = { $count ->
    [0] Everybody is ready.
    [one] Waiting for { $names }.
   *[other] Waiting for { $names }.
  }
tv-full = { $tokens } tokens already
tv-count = Watch out
standings = Tokens
