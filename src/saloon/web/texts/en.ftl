### The words of the house on screen: shelf, boxes, table frame, end of match.

players = { $low } to { $high } players
open-day-and-night = Open day and night
minutes-age = { $minutes } min · age { $age }+
other-language = Français
night = Night
day = Day
your-move = Your move
open-tables = Open tables
friends-code = Got a friend’s code?
enter = Enter
alone = On your own? The bots play at any hour.
resume = Resume
sit-down = Sit down
seated = { $name } · { $taken } of { $seats } seated
your-turn-here = your turn
nobody = Nobody. The bots, however, are in.
nothing-to-resume = No match under way. Open a box.
shelf = The shelf
name-label = Your name
name-change = Change name

box-players = players
box-minutes = minutes
box-age = age
house-print = House illustrations, printed in two inks.
play-bots = Play now
open-a-table = Open a table
rules = Rules
your-table = Your table
who-is-seated = At the table
your-matches = Your matches
rematch-turns = In a rematch everybody moves on by one seat.
you = you
bot = Bot
free-seat = Free seat
seat-person = Stranger
invite = Invite
options = Options
options-of-table = Options of the table
ready-made = Ready-made rules
or-point-by-point = Or point by point
point-by-point = Point by point
changed = changed
rare-points = Rarer settings
rare-count = { $count ->
    [1] One rarer setting
    [2] Two rarer settings
    [3] Three rarer settings
    [4] Four rarer settings
    [5] Five rarer settings
    [6] Six rarer settings
    [7] Seven rarer settings
    [8] Eight rarer settings
    [9] Nine rarer settings
    [10] Ten rarer settings
    [11] Eleven rarer settings
    [12] Twelve rarer settings
   *[other] { $count } rarer settings
  }
options-reset = Back to the usual rules
options-keep = Keep these options
options-with = { $preset }, with { $what }
options-changed = { $preset }, { $count ->
    [one] one point changed
   *[other] { $count } points changed
  }
none = None
to-each = Seat by seat
another = Another
from-to = From { $low } to { $high }
fewer = less
more-of = more
change = Change
all-cards = All the cards
from-to = { $from } to { $to }
for-example = For example { $name }: { $effect }
the-cards = The cards
default-options = The rules of the box
pages = Pages of the table
page-table = Table
page-actions = Actions
page-you = You
seats-label = Players
seats-many = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
seat-number = Seat { $seat }
friends-come = Friends are coming: leave the seats free
bots-everywhere = Bots everywhere
a-bot = Seat a bot
the-table = The table
its-level = Its level
bot-on-seat = bot, seat { $seat }
on-seat = seat { $seat }
seat-this = Seat this bot
seat-this-name = Seat { $name }
for-all = For all
leave-free = Leave the seat free
level-random = Chance
level-tenderfoot = Tenderfoot
level-cowboy = Cowboy
level-desperado = Desperado
level-legend = Legend
bots-line = Four levels, from Tenderfoot to Legend; careful or bold, bots see only what you see.
bots-line-timed = Four speeds, from Tenderfoot to Legend; bots see only what you see.
level-tenderfoot-timed = Takes its time and errs often. For learning.
level-cowboy-timed = Reacts like somebody who pays attention. A fair match for an evening.
level-desperado-timed = Reacts fast and errs little.
level-legend-timed = Reacts very fast, hardly ever errs.
level-tenderfoot-about = Plays as it comes. For learning at leisure.
level-cowboy-about = Counts what can be seen. A fair match for an evening.
level-desperado-about = Counts what you hide as well. Makes you pay for your habits.
level-legend-about = Thinks long, errs seldom. Never cheats: it sees what you see.
pace-of-table = The pace of the table
pace-calm = Calm
pace-normal = Natural
pace-quick = Quick
pace-calm-about = Calm: four seconds a move, time to read everything.
pace-normal-about = Natural: two seconds a move, time to see.
pace-quick-about = Quick: less than a second a move.
private-table = Private table, by invitation
latecomers = People may take the seats of bots during the match
hints = Hints from a bot
hints-auto = Alone among bots
hints-always = For all
hints-never = Never
terms-told = { $late ->
    [0] Nobody takes the seat of a bot during the match.
   *[other] People may take the seats of bots during the match.
  } { $hints ->
    [always] Everybody may ask a bot for a hint.
    [never] Bots give no hints.
   *[other] Bots give hints to a person alone among them.
  }
start = Begin
waiting-start = The match begins when the host wishes.
invite-text = Give the code, the link, or show the square to a phone.
what-is-played = What is played
at-door = { $count ->
    [one] one person is at the door
   *[other] { $count } people are at the door
  }
lookers = { $count ->
    [one] one person is watching
   *[other] { $count } people are watching
  }
alone-here = Other devices cannot come in: this house listens to this machine only.
copy-link = Copy the link
qr-alt = Square to scan to join the table
screen-link = Screen for the room
join-this = Take a seat
leave = Leave

hand = Your hand
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
not-now = Not now.
no = No
cancel = Cancel
take-back = Take back
flag-you = Your move
flag-answer = Answer!
flag-others = Patience
flag-lost = We wait for you
lost = The connection is lost. Your seat is kept, trying again.
back-again = You are back. Nothing is lost.
undo-asked = { $name } would like to take a move back.
allow = All right
refuse = No
seat-you = you
seat-bot = bot
seat-away = bot sits in
seat-resigned = resigned, bot
seat-gone = line lost
gazette = The Gazette
gazette-list = What has happened
table-of = At { $name }’s · { $names } players
say-label = Say something
phrase-bravo = Well played.
phrase-ouch = Ouch.
phrase-watch = I am watching you.
close = Close
menu = Menu
pause-table = Pause the match
replace = Replace
replace-name = Replace { $name } by a bot
language = Language
light = Light
sound = Sound
hint = Hint from a bot
resign = Resign
spectator = You are watching.
family-gain = gain
family-attack = attack
family-guard = guard
family-event = event
family-move = movement

choose = Choose.
done = Done
table-facts = The table
grab-hint = Be quick: keys 1 to 9.
whom = At whom?
tab-plays = plays
dice = Dice
deck-of = Deck { $count }
tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
  }
holds = holds { $numbers }
waiting-card = A card is about to turn
bullet = Bullet { $number }
place = Place { $number }

wanted = Wanted
wanted-for = For { $what }
reward = Reward
reward-each = Reward, each
points = points
and-the-others = And the others
rematch = Rematch
rematch-asked = Rematch asked for
rematch-waiting = { $count ->
    [0] Here we go.
   *[other] Waiting for { $names }.
  }
see-again = Watch it again
back-to-shelf = Back to the shelf
chart-alt = Scores over time: { $summary }
the-thread = How it went
chart-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
verify = Verify the luck
winner-is = { $count ->
    [one] { $names } wins the match
   *[other] { $names } win the match
  }
tie = { $names }, { $score } each.
by-resignation = The match ends here: the others have resigned.

replay = The match again
step-of = Move { $step } of { $steps }
forward = Forward
chapter-back = Previous hand, race or round
chapter-next = Next hand, race or round
play = Play
pause = Pause
eyes-of = Through the eyes of
open-hands = All hands open
speed = Speed
share = Share
share-moment = A link to this moment
leave-replay = Leave the replay
everyone = What everybody saw
state-hash = Fingerprint of this position, as saloon replay prints it: { $hash }
scan-to-join = Scan to play

study = Study
study-open = Study
study-tree = The match and the tries, move by move
study-tries = Your tries
study-what-if = What if…
study-who = Who plays
study-choose = What would { $who } do?
study-none = Here nobody is to act any more.
study-race = Against the clock there is nothing to try or to take up: only the time decides.
study-notes = Notes
study-note-at = Note: { $what }
study-note-hint = What this move teaches
study-no-note = Nothing is noted here.
study-noted = Noted.
study-title = Title of the study
study-start = The beginning of the match
study-place-match = Move { $step }, { $who }: { $what }
study-place-try = Try at move { $step }, { $who }: { $what }
study-lane = { $number }. { $what }
study-drop = Take out try { $number } and what follows
study-seat = Seat { $seat }
study-arrow = Arrow
study-arrow-from = Tap where the arrow begins
study-arrow-to = Tap where it goes
study-arrow-tail = Where the arrow begins
study-arrow-head = Where the arrow goes
study-arrow-draw = Draw
study-arrow-drop = Take out the arrow { $tail } → { $head }
study-advice = Advice
study-threat = Threat
study-copy = Make my own copy
study-reading = This link is for reading. To try and to note, make your own copy.
study-play-on = Play from here
study-play-about = A new table opens here: { $what }. Its luck is new, bots take the other seats.
study-play-seat = In the seat of
study-level = Against
study-level-match = The bots of the match
study-read-link = For reading, at this move
study-edit-link = For changing
study-edit-about = Whoever has this link tries, notes and takes out as you do. Give it only to those you trust.
study-copy-edit = Copy the link for changing
study-export = Export
study-import = Import a study
study-import-about = A study file, or a match that Saloon has kept. It opens here under a link of your own; the file stays as it is.
study-import-file = The file
study-no-json = This file is no study: it is not JSON.
study-file = study
study-keys = ← → a move, ↑ ↓ another try, Space plays. Green: advice. Dotted blue: threat.
study-arrow-said = { $kind ->
    [advice] Advice: { $tail } → { $head }
   *[other] Threat: { $tail } → { $head }
  }
spot-deck = the deck
spot-discard = the discard
spot-pot = the pot
study-arrow-choose = Choose a place
study-arrow-gone = a place that is not named
study-arrow-not = No arrow can begin or end there. Tap a player, a card or a place with a name.

credits = Credits
credits-icons = The icons come from game-icons.net, by Lorc, Delapouite and others, under CC BY 3.0. Some are placed, repeated or recoloured.
credits-fonts = The typefaces Sancreek, Alfa Slab One, Oswald and Bitter are published under the SIL Open Font License.
credits-own = The longhorn, the saguaro, the pawns, the brands and the covers are drawn by the house.
privacy = What we keep of you
credits-licenses = The licenses in full
not-found = There is no such page.
loading = Shuffling the cards…
failed = The server does not answer: { $why }
skip = Skip to content

## Around the table

waiting-for = { $count ->
    [one] { $names } is thinking.
   *[other] We wait for { $names }.
  }
code = Code of the table
copied = The link is copied.
back = Back
look-on = Watch
watch = Watch
seated-of = { $taken } of { $seats } seated
name-text = This is what the others call you at the table.
name-keep = Keep it
no-table = No table answers to “{ $code }”. A code has five letters or figures, such as K7M2X; the match may be over.
you-host = you, the host
host = host
kick = Show the door
kick-name = Show { $name } the door
kick-ask = Show { $name } the door?
kick-text = The seat is free at once. { $name } may look on, and sits down again only if you allow it.
name-host = Name host
name-host-of = Name { $name } host
shown-out = { $name } was shown the door.
readmit = Let in again
readmit-name = Let { $name } in again
kick-not = Keep at the table
exchange-of = Exchange the seat of { $name }
exchange-seat = Exchange seat { $seat }
exchange-with = Exchange with { $name }
exchange-who = With whom does { $name } change seats?
exchange-who-you = With whom do you change seats?
exchange-yours = Exchange your seat
who-sits = Who sits on seat { $seat }
sit-on = Sit down on seat { $seat }
sit-for = Sit down in place of { $name }
start-with-bots = { $free ->
    [one] A bot will take the free seat.
   *[other] Bots will take the { $free } free seats.
  }
start-full = Everybody is here.
start-all-bots = Bots hold all the other seats: nobody else can sit down.
start-looked-on = { $count ->
    [one] Somebody is watching, but bots hold all the seats.
   *[other] { $count } people are watching, but bots hold all the seats.
  }
free-a-seat = Free a seat
table-all-bots = Bots hold all the seats: ask the host to free one.
table-full = No seat is free. The match is about to begin.
seat-lost = This seat is no longer yours. You are watching.
not-copied = The browser does not allow it. Select the link instead.
take-a-seat = Take a bot’s seat
take-a-seat-text = The match goes on, and you go on in its place, with its cards and its score.
over = The match is over.
flag-over = The end
not-turn = { $count ->
    [one] Not yet: it is up to { $seats }.
   *[other] Not yet: we wait for { $seats }.
  }
not-over = The match is over.
undo-waiting = You asked to take your move back. Waiting for { $names }.
notice-reflexes = { $name } answered faster than people usually do.
notice-delays = The answers of { $name } took longer to arrive than their line explains.
notice-host = Only you are told.
undo-granted = Granted. Your move is taken back.
undo-refused = Refused. Your move stands.
ask-back = Ask to take back
resigned = You have resigned; a bot plays for you.
see-result = See the result
see-table = See the table
do-it = Do that
hint-thinking = Imagining what follows…
hint-step-1 = 1 · Where
hint-step-2 = 2 · What
hint-step-3 = 3 · Why
hint-where = This is where your choice is made.
hint-what = What to do:
hint-equals = Equally good:
hint-only = Nothing else to do:
hint-why = Why?
hint-more = A little more
hint-ask-why = Why?
hint-alone = There is no other choice.
hint-guess = Judged at a glance, without imagining what follows.
hint-shares = Best in { $best } of { $worlds } imagined worlds.
hint-mixed = To be played { $best } times in { $worlds }, so that nobody can guess it.
hint-share = “{ $action }”: { $best }.
hint-chances = Chances to win: { $chance }%, against { $other }% with “{ $action }”.
hint-even = In the worlds imagined, the difference does not count.
hint-mean = Often another choice does as well; on average this one is ahead.
hint-close = Chances to win: { $chance }%, hardly more than with “{ $action }”.
hint-chance = Chances to win: { $chance }%.
look-hand = Look at your hand
look-seats = Look at the other players
look-question = Look at the question
understood = Got it
said = { $name }: “{ $text }”
say-send = Send
phrase-thanks = Thank you.
gazette-new = The Gazette, { $count ->
    [one] one new line
   *[other] { $count } new lines
  }
on = on
off = off
stay = Stay
leave-heading = Leave the table?
leave-text = Your seat is kept, and a bot plays for you while others wait. The match is on the shelf when you come back.
resign-heading = Give up the match?
resign-text = A bot plays for you to the end, and you can no longer win.
resign-guest-text = The bot takes its seat back, and you look on.
still-there = Are you still there?
still-there-text = The others wait for you. Without an answer a bot plays for you, until you are back.
i-am-here = I am here
bot-for-you = A bot plays for you
bot-for-you-text = You did not move for a long time, or the others did not want to wait.
i-am-back = I am back
vote = A bot answers
vote-name = A bot answers for { $name }
votes = { $count ->
    [0] does not move
    [one] does not move · { $count } vote for a bot
   *[other] does not move · { $count } votes for a bot
  }
voted-you = { $count ->
    [one] Somebody wants a bot to answer for you. Your move!
   *[other] { $count } of the others want a bot to answer for you. Your move!
  }
wants-rematch = { $count ->
    [one] { $names } wants a rematch.
   *[other] { $names } want a rematch.
  }
rematch-there = To the rematch
scan-to-watch = Scan to watch
previous = Back
luck = The luck of the match
luck-lead = All luck of a match comes from one seed, sealed before the first card is dealt. This page opens the seal and draws everything again, here, in your browser.
luck-true = True
luck-false = False
luck-good = Nobody has touched the luck of this match.
luck-bad = The luck of this match is not what the seal promised.
luck-seal = The seal
luck-seal-own = This browser was shown this hash (SHA-256) while the match was under way.
luck-seal-house = The house published this hash (SHA-256) before the match.
luck-seed = The seed
luck-seed-good = Told after the match. Its SHA-256 is the seal: it is the same seed.
luck-seed-bad = Told after the match. Its SHA-256 is not the seal: it is another seed.
luck-draws = The draws
luck-draws-good = { $draws ->
    [one] One draw, made again from the seed with SHA-512: it is the same.
   *[other] { $draws } draws, made again from the seed with { $blocks ->
        [one] one block
       *[other] { $blocks } blocks
    } of SHA-512: all of them are the same.
  }
luck-draws-bad = The draws of move { $move } are not those of the seed.
luck-show = Show every draw
setup = Before the first move
draw = { $drawn } of { $below }
luck-how = Block i of the luck is SHA-512 of “saloon/seed/i”. A draw takes one byte, two above 256, and skips what would favour small numbers. The command saloon verify does the same and replays the rules too.
luck-file = The match as a file
chapters = Chapters
to-the-box = Play
under-way = { $name } · { $count } playing

## What the table waits for, and what has just happened

flag-pause = Pause
flag-beat = There
flag-ready = Ready?
paused = The host has paused the match. No clock is running.
paused-host = The match is paused. No clock is running.
go-on = Go on
beat-text = A moment to see what happened.
ready-text = The match begins when everybody is ready.
ready = Ready
ready-few = ready
ready-are = { $count ->
    [0] Nobody is ready yet
   *[other] Ready: { $names }
  }
skip-to-me = Skip to my turn
news-more = + { $count } more
sending-slow = The line is slow: it is on its way.
composed = The move you are composing
take-out = Take out { $what }
teach-long-press = Press and hold a card to read it.
tv-gone = { $count ->
    [one] { $names } has left: the match waits.
   *[other] { $names } have left: the match waits.
  }
tv-your-turn = Your move,
tv-take-over = Take { $name }’s seat
taken-back =
    { $who ->
        [you] You take your move back
       *[other] { $name } takes a move back
    }{ $ended ->
        [0] .
       *[other] : the end is played again.
    }
has-resigned = { $name } has resigned, a bot plays on.
has-left = { $name } has left the table, a bot plays.
is-replaced = { $name } does not move, a bot plays.
labelled = { $label }: { $what }
less = Less
more = More
tv-arrived = has just come
tv-opens = opens the table
tv-here = is here
tv-or-type = or type
tv-of = of { $seats }
tv-seated = seated
podium-facts = { $players } players · { $moves } moves
tv-rematch = Start it from a phone.
podium-over = The match is over

review = The analysis
review-open = Analysis of the match
review-back = The end
review-facts = { $title } · { $players ->
    [one] { $players } player
   *[other] { $players } players
  } · { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }
review-you = You
review-to-you = you
review-deal = The deal
review-moments = The moments that decided
review-no-moments = No single move decided: chances shifted little by little.
retry-before = Another try at move { $move }. In the match { $who ->
    [you] you chose
   *[other] { $name } chose
  }: “{ $action }”.
retry-back = Back to the analysis
review-swing = { $you ->
    [yes] Your chances: { $before } → { $after }%
   *[no] Chances of { $player }: { $before } → { $after }%
  }
moment-decision = { $who }: “{ $action }”. This choice mattered to { $player }.
moment-hidden = { $who }: “{ $action }”. Right as far as could be known; hidden cards and what followed made it cost { $player }.
moment-luck = { $who }: “{ $action }”. Luck mattered to { $player }.
moment-start = The deal mattered to { $player }.
moment-resign = { $who }: resigned.
review-running = The analysis is being made: ready in { $when }.
review-waiting = { $place ->
    [one] Another analysis comes before this one: ready in { $when }.
   *[other] { $place } other analyses come before this one: ready in { $when }.
  }
review-none = The house can analyse this match: ready in { $when }.
review-failed = The analysis did not succeed.
review-ask = Analyse the match
review-progress = Progress of the analysis
review-seconds = about { $seconds } s
review-minutes = about { $minutes } min
review-worst = { $count ->
    [one] One fault found. { $mark } at move { $move }: { $points } points of chances lost.
   *[other] { $count } faults found. The heaviest, { $mark } at move { $move }: { $points } points of chances lost.
  }
review-clean = { $count ->
    [0] No free decision.
    [one] One free decision, no fault found.
   *[other] { $count } free decisions, no fault found.
  }
review-reflexes = Here everything is reflexes: decisions are not judged.
review-whose = As seen by
review-curve = Chances to win, in %
review-at = Move { $move }: { $standing }
percent = { $value }%
review-table = The chances in numbers
review-column = Move
review-bands = Where these chances came from, in points gained or lost
review-marks = Move by move
review-no-marks = Nothing to report: no fault, no great stroke of luck.
review-more = { $count ->
    [one] And one more
   *[other] And { $count } more
  }
review-before = Before the first move
review-move = Move { $move }
review-see = See
review-again = Try again
mark-fine = Fine move
mark-inaccuracy = Inaccuracy
mark-mistake = Mistake
mark-blunder = Blunder
mark-lucky = Good luck
mark-unlucky = Bad luck
mark-right_but_unlucky = Good decision, bad luck
mark-better = “{ $action }”. Better: “{ $better }”.
mark-fine-why = “{ $action }”. The best other choice, “{ $better }”, was worth much less.
mark-right-why = “{ $action }” was a good choice; the draw cost a lot.
mark-luck-why = { $who }: “{ $action }”, and the draw.
review-account = Your account
review-account-of = The account of { $name }
review-start = At the start, { $players } equal players
review-own-yours = Your choices
review-own = Own choices
review-luck = Luck
review-others = The choices of others
review-sum = The sum
review-end = At the end
review-how = Decisions are judged by what their player knew, in imagined worlds, and only where the difference is clear. The curve and the account look at all hands without knowing the draws to come: there a choice counts by what it changes beside the usual play of the bots, and luck is the rest. { $rollouts } continuations were played.
review-how-reflexes = The curve follows everybody’s tokens. What changes a player’s own tokens is theirs, the rest comes from the others.

# A lesson
learn = Learn
learn-3 = Learn in 3 minutes
first-time = First time?
first-time-text = A small match to learn by. You are shown, you play, nothing to read.
lesson-of = Learn { $game }
lesson-left = Lesson · { $minutes } min left
lesson-step = Step { $step } of { $steps }
lesson-kind = Not yet: touch what glows, or let yourself be shown.
lesson-done = My turn to play
quit = Quit
show-me = Show me

# Puzzles
puzzle = Puzzle
puzzle-today = Puzzle of the day
puzzle-way-in = A position, one good choice.
puzzle-of = Puzzle · { $game }
puzzle-back = Back to { $game }
puzzle-all = All puzzles
puzzle-previous = Previous puzzle
puzzle-following = Next puzzle
puzzle-easy = Easy
puzzle-medium = Medium
puzzle-hard = Hard
puzzle-title-easy = At first sight
puzzle-title-medium = One good choice
puzzle-title-hard = Look twice
puzzle-says = { $players } at the table, { $choices } choices. One is clearly best, whatever the others hold.
puzzle-ask = What do you play?
puzzle-wrong = “{ $action }”: not that one. Another choice is clearly better.
puzzle-wrong-near = “{ $action }”: not quite, { $chance }% to win. Another choice is clearly better.
puzzle-right = Found
puzzle-solution = The solution
puzzle-shares = In { $best } imagined worlds of { $worlds }, nothing is better.
puzzle-see = See the table
puzzle-next = Another one
puzzle-why = Why
puzzle-hint = Hint
puzzle-rules = The rules
puzzle-week = The last seven days
puzzle-found =
    { $found ->
        [0] seven days, seven puzzles
        [one] one found in seven days
       *[other] { $found } found in seven days
    }
puzzle-fate-found = { $day }: found
puzzle-fate-shown = { $day }: solution seen
puzzle-fate-open = { $day }: to be found

# Rules when they matter
tip = The rule
tip-more = Read the rule
tips = Rules when they matter
