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
alone = Alone? The bots play at any hour, from Tenderfoot to Legend.
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
you = you
bot = Bot
free-seat = Free seat
seat-person = Stranger
invite = Invite
options = Options
the-cards = The cards
default-options = The rules as in the box.
pages = Pages of the table
page-table = Table
page-actions = Actions
page-you = You
seats-label = Players
level-random = Chance
level-tenderfoot = Tenderfoot
level-cowboy = Cowboy
level-desperado = Desperado
level-legend = Legend
private-table = Private table, by invitation
start = Begin
waiting-start = The match begins when the host wishes.
invite-text = Give away this code, this link, or show the square to a phone.
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
seat-gone = away
gazette = The Gazette
gazette-list = What has happened
table-of = At { $name }’s · { $names } players
say-label = Say something
phrase-bravo = Well played.
phrase-ouch = Ouch.
phrase-watch = I am watching you.
close = Close
menu = Menu
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
points = points
and-the-others = And the others
rematch = Rematch
rematch-waiting = Rematch wished. Waiting for the others.
see-again = Watch it again
back-to-shelf = Back to the shelf
chart-alt = Scores over time: { $summary }
verify = Verify the luck
winner-is = { $name } wins the match

replay = Replay
step-of = Move { $step } of { $steps }
first = Start
forward = Forward
play = Play
pause = Pause
last = End
eyes-of = Through the eyes of
everyone = Everybody
state-hash = Hash { $hash }
scan-to-join = Scan to play

credits = Credits
credits-icons = The icons come from game-icons.net, by Lorc, Delapouite and others, under CC BY 3.0. Some are placed, repeated or recoloured.
credits-fonts = The typefaces Sancreek, Alfa Slab One, Oswald and Bitter are published under the SIL Open Font License.
credits-own = The longhorn, the saguaro, the pawns, the brands and the covers are drawn by the house.
not-found = There is no such page.
loading = Shuffling the cards…
failed = The server does not answer: { $why }
skip = Skip to content

## Around the table

hint-says = A bot would: { $action }.
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
no-table = There is no table with the code { $code }. Codes have ten letters and figures.
you-host = you, the host
host = host
kick = Show the door
kick-name = Show { $name } the door
who-sits = Who sits on seat { $seat }
sit-on = Sit down on seat { $seat }
sit-for = Sit down in place of { $name }
start-with-bots = { $free ->
    [one] A bot will take the free seat.
   *[other] Bots will take the { $free } free seats.
  }
start-full = Everybody is here.
table-full = No seat is free. The match is about to begin.
seat-lost = The host has given your seat away.
not-copied = The browser does not allow it. Select the link instead.
take-a-seat = Take a bot’s seat
take-a-seat-text = The match goes on, and you go on in its place, with its cards and its score.
over = The match is over.
flag-over = The end
not-your-turn = { $count ->
    [one] Not yet: it is up to { $names }.
   *[other] Not yet: we wait for { $names }.
  }
card-not-now = { $card }: not now.
undo-waiting = You asked to take your move back. Waiting for { $names }.
undo-granted = Granted. Your move is taken back.
undo-refused = Refused. Your move stands.
ask-back = Ask to take back
resigned = You have resigned; a bot plays for you.
see-result = See the result
see-table = See the table
do-it = Do that
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
