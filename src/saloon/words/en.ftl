### The house: refusals, bots, table and result tables. Every game brings its own texts.

## The bots


## The players

seat-name = Player { $seat }
listed = { $names } and { $last }
play-stranger = The Stranger
play-your-name = { $name } (you)
play-regulars = Bill, Calamity, Doc, Belle, Jesse, Rosa, Wyatt, Nellie, Butch, Pearl, Amos, Etta
play-bot-name = { $name } ({ $bot })
play-round-table = Round the table: { $names }.

## Refusals of the table

error-unknown-game = No game is called "{ $game }". On the shelf: { $games }.
error-seats =
    { $seats ->
        [one] { $game } is for { $low } to { $high } players, not { $seats }.
       *[other] { $game } is for { $low } to { $high } players, not { $seats }.
    }
error-option-unknown =
    { $options ->
        [none] No option is called "{ $option }": this game has none.
       *[other] No option is called "{ $option }".
    }
error-option-value = { $option } cannot be "{ $value }". Possible: { $range }.
error-preset-unknown = No ready-made rules are called "{ $preset }". There are: { $presets }.
value-yes = Yes
value-no = No
value-none = none
value-own = your own
value-number = { $number }
value-range = from { $low } to { $high }
option-chosen = { $option }: { $value }
option-list = All options: { $call }.
error-action-unknown = "{ $action }" is no action of this game. Verbs: { $verbs }.
error-action-timed = "{ $action }" carries no time: leave the milliseconds out.
error-action-untimed = "{ $action }" needs a time in milliseconds, as in "{ $action } 412".
error-illegal-action = "{ $action }" is not allowed now. Allowed: { $legal }.
error-illegal-time = "{ $action }" will not do: the time must lie between { $low } and { $high }.
error-not-your-turn = "{ $action }" will not do: this seat is not to act.
error-no-lesson = This game has no lesson.
error-not-in-lesson = Not yet: first try what the lesson shows.
error-lesson-over = The lesson is over.
error-take-back = Seat { $seat } has no move to take back.
error-stale-move = The table has changed meanwhile. Look again, then choose.
error-position = This position cannot be: { $problem }.
error-data-missing = The field { $field } is missing.
error-data-large = { $field } holds a number that is too large for a table: at most { $high }.
error-data-text = { $field } is no text in UTF-8.
error-data-field =
    { $wanted ->
        [object] { $field } must be a JSON object, not { $value }.
        [list] { $field } must be a list, not { $value }.
        [number] { $field } must be a whole number, not { $value }.
        [flag] { $field } must be true or false, not { $value }.
       *[text] { $field } must be a text, not { $value }.
    }

## Refusals of a log

error-log-version = This match comes from version { $version } of { $game }; { $older ->
        [0] the house plays version { $ours }.
       *[other] the house plays versions { $oldest } to { $ours }.
    }
error-log-line = Move { $move } of the log has not the form [seat, action, draws].
error-log-move = Move { $move } of the log, "{ $action }" by seat { $seat }, does not replay.
error-log-luck = The draws of move { $move } are not those of the log.
error-log-short =
    { $draws ->
        [one] The log gives { $draws } draw for this move; one more is needed.
       *[other] The log gives { $draws } draws for this move; one more is needed.
    }
error-log-draw = Draw { $draw } of this move is { $value }; it must lie between 0 and { $high }.

## Refusals of the laboratory

error-no-clock = { $game } is played against the clock: sit down at a terminal.
error-no-keys = This system has no terminal that tells single keys: play in a Unix terminal.
error-one-person = { $game } is played against the clock: one person at a keyboard, not { $humans }.
error-too-many-bots =
    { $seats ->
        [one] { $bots } bots for one single seat is too many.
       *[other] { $bots } bots for { $seats } seats is too many.
    }
error-wrong-engine = A worker runs the { $worker } engine, this process the { $ours } one. Start the command outside the folder of the sources.

## Refusals of the command line

error-unknown-command = No command is called "{ $command }". There are: { $commands }.
error-unknown-flag = There is no option { $flag } here.
error-flag-without-value = The option { $flag } needs a value.
error-flag-with-value = The option { $flag } takes no value.
error-missing-argument = { $argument } is missing.
error-extra-arguments = Too much: { $arguments }.
error-wrong-use = The command makes no sense: { $message }
error-lang = --lang does not take "{ $value }". Languages: { $languages }.
error-number = { $flag } takes a whole number from { $low } to { $high }, not "{ $value }".
error-seconds = { $flag } takes a number of seconds, { $high } at most, not "{ $value }".
error-option-form = --option is written name=value, not "{ $value }".
error-json-number = { $file }: there is a number with thousands of digits in it; no match has one.
error-json-deep = { $file }: lists and objects are nested too deeply in it; no match is.
error-json = { $file }, line { $line }, column { $column }: this is no JSON.
error-game-name = A game is called by 2 to { $high } small letters, and by no word of Python; "{ $name }" does not do.
error-game-name-used = "{ $name }" already means something else in this house; call the game otherwise.
error-game-taken = There is already a game called { $name }; nothing was written.
error-no-games = There is no folder { $file }. Call this inside a source tree, or name a folder with --folder.
error-no-file = There is no file { $file }.
error-unreadable = The file { $file } cannot be read ({ $why }).
error-not-utf8 = { $file } is not text in UTF-8. Save it as UTF-8.
error-saved-words =
    { $seats ->
        [one] The field { $field } must give { $seats } text, one for each seat.
       *[other] The field { $field } must give { $seats } texts, one for each seat.
    }
error-seat = --seat takes a seat from 0 to { $high }, not "{ $value }".
error-think-over = This match is over. Name a decision: --move and its number, as "saloon replay" tells them.
error-think-move = --move takes the number of a move from 1 to { $high }, not "{ $value }".
error-think-reflexes = This game is played with reflexes: there is nothing to think about for long.
error-train-nothing = { $game } keeps no numbers to tune: its folder has no weights.py.
error-train-extra = Training needs numpy and cma: { $call }
error-train-out = { $file } cannot be written: name a file in a folder that exists.
error-no-puzzles = { $game } has no puzzles.
error-no-puzzle = There is no puzzle “{ $puzzle }”. Ask for a number from 1 to { $high }, or a day up to { $today }, such as 2026-11-18.
error-puzzles-clock = { $game } is played against the clock: it has no puzzles.
error-puzzles-other = { $file } is no match of { $game }.
error-puzzles-position = { $file } begins in the middle of a match; puzzles are looked for from the deal on.
error-seat-or-all = --seat and --all exclude each other: one seat's eyes, or everything.
error-humans = { $humans } people do not fit at a table of { $seats }.
error-names =
    { $humans ->
        [0] Nobody plays: --name makes no sense here.
        [one] --name takes one name, not "{ $value }".
       *[other] --name takes at most { $humans } names, separated by commas, not "{ $value }".
    }
error-resume-game = { $file } holds a match of { $game }, not of { $given }.
error-resume-log = { $file } is a log without seed and seats. It replays with saloon replay; it cannot be played on.
error-resume-alone = With --resume the table is already laid. Leave out { $flag }.
error-save-exists = { $file } exists already. Give another name, or play that match on with --resume.
error-choice = "{ $typed }" will not do now. Type a number from { $low } to { $high }, the words of a choice ("{ $example }"), or ? for help.
error-rules-missing = { $game } has no page of rules.
did-you-mean = Did you mean "{ $near }"?
see-help = See: { $call } --help

## Playing

play-which-game = Which game, from 1 to { $count }?
play-resumed =
    { $moves ->
        [one] The match goes on after { $moves } move.
       *[other] The match goes on after { $moves } moves.
    }
play-keys = ? help, r rules, h hint, u undo, l log, s save, q quit
play-question = What do you do?
play-prompt = Your choice ({ $low }-{ $high }, ? help):
play-confirm = Enter: so be it. u: take the move back.
play-go-on = Enter: go on.
live-start = Cards turn by themselves. Space: ready. q: quit.
live-go-on = Space: go on. q: quit.
live-turn = { $name } is asked.
live-too-soon = Too soon.
live-over = Space: close the table.
play-hand-over = The screen is { $name }'s. The others look away. Enter: see the table.
play-confirms-on = From now on every move waits for your word.
play-confirms-off = From now on moves are made at once.
play-kept = The match is saved: { $file }
play-not-kept = The match cannot be saved in { $file } ({ $why }).
play-parting = The match is saved. Your chair stays free:
play-taken-back = The move is taken back.
play-no-take-back-first = Nothing to take back: you have not played yet.
play-no-take-back-others = Too late: { $name } has played since.
play-no-take-back-revealed = Too late: that move showed what was hidden.
rules-missing = This game has no page of rules.
play-log-empty = Nothing has happened yet.
play-help-choices = Your choices, and what to type
play-help-cards = What the cards in question do
play-help-keys = The keys
play-sign-number = number
play-key-number = make that choice
play-key-help = this help
play-key-r = the rules of the game
play-key-h = a hint: where to look, then what to do, then why
play-key-u = take back your last move, as long as nothing is revealed
play-key-l = the log of the match
play-key-c = ask for your word after each move, or not
play-key-s = save the match
play-key-q = quit; the match is saved
play-key-enter = see the table again
play-sign-enter = Enter

## The end

end-title = End of the match
end-winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
end-you-win = You win.
end-place = Place
end-name = Player
end-score = Score
end-seed = Seed: { $seed }
end-file = Log: { $file }
end-replay = To see it again: { $call }
study-keys = Enter steps on, p back, a number tries a move, w notes, t shows the tries, ? explains everything, q leaves.
study-prompt = [{ $place }]
study-start = The beginning of the match (m0)
study-place = { $place } · { $who }: { $what }
study-asked = { $who }: { $what }
study-kind-advice = advice
study-kind-threat = threat
study-clock = The clock
study-note = Note: { $note }
study-no-tries = Nothing has been tried yet.
study-kept = The study is kept in { $file }.
study-key-enter = Enter   one move on
study-key-p = p       one move back
study-key-place = m12, t3 go to this place
study-key-number = number  try this move here, with luck of its own
study-key-t = t       the list of tries
study-key-w = w text  note here; w alone takes the note away
study-key-a = a seat:0 pot threat  an arrow here (advice or threat); a alone takes the arrows away
study-key-d = d       take this try out, and what follows
study-key-s = s file  export the study
study-key-help = ?       this help
study-key-q = q       leave; what has changed is kept
error-study-choice = There is no choice { $value } here. There are { $high }.
error-study-arrow-form = An arrow is typed as "a seat:0 pot", with threat at the end for a threat.
error-study-drop = Only a try can be taken out. Go there first: t1.
study-arrow =
    { $kind ->
        [advice] Advice: from { $tail } to { $head }
       *[other] Threat: from { $tail } to { $head }
    }
replay-unfinished =
    { $moves ->
        [0] The match has not begun. To act: { $names }.
        [one] The match stops after { $moves } move. To act: { $names }.
       *[other] The match stops after { $moves } moves. To act: { $names }.
    }
think-choice = Choice
think-chance = Chances to win
think-error = Error
think-best = Best in
think-tries = Tries
think-rollouts =
    { $rollouts ->
        [one] Played on once in an imagined world, from what this seat knew.
       *[other] Played on { $rollouts } times in imagined worlds, from what this seat knew.
    }
think-as-good = As far as it looks ahead, one choice is as good as another here: the figures tell nothing, and the usual rating decides.
think-line = How play may go on:
review-bar = Analysis
review-moments = The moments that decided
review-no-moments = No single move decided.
review-moment-decision = Move { $move }, { $who }: "{ $action }". This choice takes { $player } from { $before } to { $after }%.
review-moment-hidden = Move { $move }, { $who }: "{ $action }". Right as far as could be known; with all hands open it takes { $player } from { $before } to { $after }%.
review-moment-luck = Move { $move }, { $who }: "{ $action }". Luck takes { $player } from { $before } to { $after }%.
review-moment-start = The deal takes { $player } from { $before } to { $after }%.
review-moment-resign = After move { $move } { $who } resigned: { $player } goes from { $before } to { $after }%.
review-of =
    { $decisions ->
        [0] { $name }, no free decision
        [one] { $name }, one free decision
       *[other] { $name }, { $decisions } free decisions
    }
review-no-marks = Nothing to report.
review-mark = Move { $move }, { $points } points (± { $error }). { $mark }: "{ $action }". Better: "{ $better }".
review-fine-mark = Move { $move }, { $points } points (± { $error }). { $mark }: "{ $action }", and not "{ $better }".
review-luck-mark = Move { $move }, { $points } points (± { $error }). { $mark }: "{ $action }", and the draw.
review-deal = The deal
review-start = Start
review-own = Own choices
review-luck = Luck
review-others = Others
review-end = End
review-how = Decisions judged by what each seat knew; accounts and moments with all hands open. { $rollouts } continuations played.
review-reflexes = A game of reflexes: decisions are not judged in it.
mark-fine = Fine move
mark-inaccuracy = Inaccuracy
mark-mistake = Mistake
mark-blunder = Blunder
mark-lucky = Good luck
mark-unlucky = Bad luck
mark-right-but-unlucky = Good decision, bad luck
replay-fingerprint = Fingerprint of the state: { $fingerprint }

## The other commands

games-line = { $low } to { $high } players
games-line-more = { $low } to { $high } players, { $most } with an option
games-presets = Ready-made rules
games-options = Point by point
games-rare = Rarer settings
games-values = { $default } unless changed; { $range }
games-typed = On the command line: { $call }
games-more = The options of a game: saloon games GAME
simulate-bar = The bots are playing
simulate-line =
    { $games ->
        [one] { $games } game of { $players } players, seed { $seed }
       *[other] { $games } games of { $players } players, seed { $seed }
    }
simulate-bot = Bot
simulate-seats = Seats
simulate-seat = Seat
simulate-wins = Wins
simulate-rate = Share
simulate-interval = At 95%
simulate-place = Place
simulate-score = Score
simulate-speed = { $actions } actions in { $seconds } s, { $rate } a second; { $mean } a game. { $engine } engine, processes: { $jobs }.
study-length = Actions a game: { $mean } in the mean, { $median } in the median; nine games of ten have at most { $most }, the longest { $longest }.
study-play = Play
study-event = Event
study-per-game = Per game
study-winners = Winners
study-winners-meaning = Winners: above 1, it is a larger share of what winners play than of what everybody plays.
engine-compiled = Compiled
engine-interpreted = Interpreted
percent = { $number }%
train-evolve = The numbers compete
train-test = The best are tested
train-interrupted = Stopped. Nothing is written.
train-line =
    { $generations ->
        [one] Numbers tuned: { $numbers }, in { $generations } generation, seed { $seed }
       *[other] Numbers tuned: { $numbers }, in { $generations } generations, seed { $seed }
    }
train-table = Players
train-share = Won
train-error = At 95 %
train-even = Even
train-better =
    { $deals ->
        [one] The new numbers win more often than those of before: tested on { $deals } new deal.
       *[other] The new numbers win more often than those of before: tested on { $deals } new deals.
    }
train-not-better =
    { $deals ->
        [one] The new numbers are not proven better, so nothing is written: tested on { $deals } new deal.
       *[other] The new numbers are not proven better, so nothing is written: tested on { $deals } new deals.
    }
train-written = They are in { $file }.
puzzle-head = Puzzle { $number } of { $count }, { $level }{ $when }
puzzle-day = {", "}{ $day }
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-asks = You are to move. One choice is clearly best, whatever the others hold. Which one?
puzzle-prompt = 1 to { $count } · h: a hint · Enter: the solution >
puzzle-number = A number from 1 to { $count }, please.
puzzle-wrong = Not that one: another choice is clearly better. Try again.
puzzle-wrong-near = Not quite: { $chance } to win that way, and another choice is clearly better. Try again.
puzzle-right = Found!
puzzle-solution = The solution:
puzzle-shares = In { $best } imagined worlds of { $worlds }, nothing is better.
puzzles-bar = Puzzles
puzzles-none = No puzzle was found: nothing is written.
puzzles-written =
    { $count ->
        [one] { $count } puzzle is in { $file }.
       *[other] { $count } puzzles are in { $file }.
    }
bench-busy = { $game } at full gallop
bench-game = Game
bench-actions = Actions/s
bench-games = Games/s
bench-clone = Clone µs
bench-view = View µs
new-game-written = A whole small game lies in { $file }.
new-game-move = It is played from a source tree of Saloon: put the folder { $call } into its { $folder }, and docs/adding-a-game.md there explains the rest.
new-game-play = Play it: PYTHONPATH=src .venv/bin/python -m saloon play { $call }
new-game-check = Examine it: PYTHONPATH=src .venv/bin/python -m saloon check-game { $call }
new-game-house = Play it in the browser: make play
new-game-guide = docs/adding-a-game.md explains { $call } file by file; change what you like, then make playthroughs.

check-no-tree = Texts, pages, terminal and browser were not examined: that needs a source tree, and you are not in one.
check-no-tool = { $tool } is not installed here ("make tools"): this was not examined.
check-not-run = Not run here: the compiled engine ("make test").
check-no-pages = The sources of the pages were not examined, because what that needs is not installed yet: "make web".
check-old-pages = The built pages are older than their sources, so nothing was played in the browser: "make web", then once more.
check-skipped =
    { $tests ->
        [one] One test was skipped, so it is not known whether the game passes it; the reason is above.
       *[other] { $tests } tests were skipped, so it is not known whether the game passes them; the reasons are above.
    }
check-good = { $title }: nothing to complain of.
check-bad =
    { $problems ->
        [one] { $title }: { $problems } problem.
       *[other] { $title }: { $problems } problems.
    }

## Tables on the network

level-random = Chance
level-tenderfoot = Tenderfoot
level-cowboy = Cowboy
level-desperado = Desperado
level-legend = Legend

error-unknown-table = There is no table { $table }. Perhaps its link is old, or everybody has left.
error-unknown-code = No open table has the code { $code }. Check its five letters or figures; the match may be over.
error-no-code = "{ $code }" is no code. A code has five letters or figures, such as { $example }, all of them among { $signs }.
error-too-many-guesses =
    { $minutes ->
        [one] Too many codes that lead nowhere. Wait a minute, then try again.
       *[other] Too many codes that lead nowhere. Wait { $minutes } minutes, then try again.
    }
error-plain-level = No level is called "{ $level }". There are: { $levels }.
error-unknown-level = No bot is called "{ $level }". There are: { $levels }; a temper may follow, as in legend:bold ({ $tempers }).
error-name = A name has 1 to { $high } letters.
error-name-hidden = A name has only signs that people can see. "{ $free }" would do.
error-name-mixed = This name mixes letters of several alphabets. Type it in one.
error-name-taken = At this table "{ $name }" would be taken for { $other }. "{ $free }" is free.
error-name-of-bot = { $other } is the name of a bot. "{ $free }" is free.
error-clock-mode = No clock is called "{ $mode }". There are: { $modes }.
error-clock-limit = The limit of this clock lies between { $low } and { $high }, not { $limit }.
error-not-begun = The match has not begun yet.
error-begun = The match has already begun. You may watch it.
error-over = The match is over.
error-not-over = The match is not over yet.
error-review-not-over = A match that is being played is never analysed. Come back when it is over.
error-branch-clock = A race against the clock cannot be taken up in its middle: play a new one.
error-branch-seat = There is no seat { $seat } in this match.
error-branch-over = In this position nobody is to act any more. Choose an earlier one.
error-no-such-move = The match has { $high } moves; there is no position after { $move }.
error-try-clock = Against the clock there is nothing to try: only the time decides. Step through it, and note what you see.
error-try-draws = "{ $action }" does not draw what the file says.
error-study-form = This study has form { $form }; this house reads form { $ours }. A newer Saloon may read it.
error-study-place = There is no place "{ $place }" in this study.
error-study-tries = A study holds at most { $high } tries. Take some out, or begin another one.
error-study-note = A note has at most { $high } signs. Shorten it.
error-study-arrow = The arrows at { $place } cannot be: at most { $high }, each from one thing to another.
error-study-title = A title has at most { $high } signs. Shorten it.
error-study-words = { $field } must list { $seats } texts, one for each seat.
error-study-number = The number { $number } cannot be that of a try, or is there twice.
error-study-large = A study has at most { $high } bytes. Take tries or notes out, or begin another one.
error-study-broken = This match cannot be followed: the file is damaged ({ $problem }).
error-unknown-study = There is no such study here. It may have been removed.
error-study-secret = This link lets you read the study, not change it. Make a copy of your own.
error-no-study-secret = A study is changed with its own key, in the header Authorization. Make a copy of your own.
error-studies-full = This house keeps { $high } studies, and no more. Export the match as a file: saloon study opens it.
error-study-often = Too many studies were begun from your address. Export the match as a file, which saloon study opens, or wait { $minutes } min.
error-not-asked = You are not to act now. Wait for your turn.
error-paused = The host has paused the table. Wait until it goes on.
error-not-started = The first card comes when everybody is ready.
error-resting = The table rests for a moment.
error-asked = You are asked now. Answer first, then skip.
error-still-here = This person is still here. Only who is gone can be replaced.
error-by-days = In play by days nobody is replaced: the clock decides.
error-undo-latecomers = Others may join this match: what has been seen is not taken back.
error-paused-long = The others have ended a long pause. The table goes on for a while before the next.
error-race-pause = A card is being played. Pause when it is over.
error-undo-guest = A bot made that move, or whoever sat here before you: it is not yours to take back.
error-undo-often = In one match you can take back { $high } moves at most.
error-undo-clock = Against the clock no move is taken back.
error-no-request = Nobody waits for your consent any more.
error-resigned = This seat has given up; a bot plays on.
error-house-full = The house has no table left. Try again later.
error-tables-each = { $high } tables from your address are open. Close one, or end a match, then open another.
error-table-full = This seat is taken. Choose another one, or watch.
error-people-sit =
    { $people ->
        [one] One person has sat down: the table needs a seat for them.
       *[other] { $people } people have sat down: the table needs { $people } seats at least, not { $seats }.
    }
error-host-only = Only the host of the table may do this.
error-host-away = The host is away for a moment. They decide this when they are back.
error-no-hints = At this table bots give no hints.
error-removed = The host has shown you the door of this table, or somebody at your address. Only the host can let you in again; you may look on.
error-one-seat = You, or somebody at your address, has a seat at this table or had one. Each person takes one; you may look on.
error-vote-early =
    { $seconds ->
        [one] Give them { $seconds } second to move first.
       *[other] Give them { $seconds } seconds to move first.
    }
error-bot-answers = A bot answers this question for you. Then you play on.
error-not-removed = Nobody called "{ $name }" was shown the door.
error-no-such-seat = Seat { $seat } cannot be changed.
error-seat-changed = This seat is no longer yours. You may look on.
error-seat-moved = You sit on another seat now. Send it again.
error-not-a-bot = A person plays this seat now.
error-other-seat = A seat is left by who sits on it.
error-wrong-secret = This key opens no seat here. Sit down anew, or watch.
error-no-secret = This needs the key of a seat, in the header Authorization.
error-spectator = A spectator looks on. Sit down to play.
error-origin = A page from elsewhere may not do this.
error-storage = The database does not answer. Nothing was changed; try again in a moment.
error-storage-full = The disk of the house is full. Nothing was changed; the host has to make room.
error-storage-locked = Another program holds the database. Nothing was changed; try again in a moment.
error-storage-closed = The house is closing. Nothing was changed; try again in a moment.
error-storage-broken = The database of the house is damaged. Nothing was changed; the host has to look (saloon doctor).
error-storage-lost = Another server has taken the database of this house over. Nothing was changed, and nothing can be here any more; the host has to look.
error-storage-newer = The database comes from a newer house. Update Saloon, then try again.
error-table-aside = This table is damaged and was set aside. The host of the house can tell why.
error-table-json = Its header cannot be read at all.
error-table-field = In its header, "{ $field }" cannot be.
error-table-id = Its header is the one of another table, { $other }.
error-table-status = Its status, "{ $status }", is none that a table has.
error-table-column = Its column "{ $column }" says otherwise than its header.
error-table-code = Another table has the same code, { $code }.
error-log-column = Entry { $move } of the log: its column "{ $column }" cannot be read.
error-log-seat = Entry { $move } of the log names a seat that is not there.
error-log-broken = The rules break on its log ({ $problem }).
error-log-orphan =
    { $count ->
        [one] 1 entry belongs to no table.
       *[other] { $count } entries belong to no table.
    }
error-storage-damaged = { $database } is damaged, or no database of Saloon. Move it away, or name another one with --database.
error-storage-nowhere = { $database } cannot be opened. Does its folder exist, and may you write there?
error-storage-empty = { $database } is empty: there is nothing in it yet. saloon serve makes a house of it.
error-storage-foreign = { $database } is the database of another program (it has tables { $tables }). Nothing was changed. Name an empty one, or that of a house, with --database.
error-storage-unknown = The server has no database { $database }. Create it first (createdb), or name another one with --database.
error-storage-login = The server refuses the name or the password in { $database }. Look at both, and at whom the server lets in.
error-storage-silent = No PostgreSQL server answers for { $database }. Is it running, and are the host and the port right?
error-storage-refused = { $database } does not open. PostgreSQL says: { $why }
error-storage-no-backup = { $file } is damaged, or no backup of Saloon. Give a file that saloon backup has written.
error-storage-lacks = { $database } is damaged: it lacks { $names }. Restore a backup into a new database.
error-storage-strange = { $database } holds what no house made: { $names }. It is not opened.
error-review-broken = There is no telling what it says. saloon doctor --set-aside removes it, and it is made anew when somebody asks.
error-review-orphan = No table has this name. saloon doctor --set-aside removes it.
error-storage-served = { $database } is served already: another server of Saloon is running on it. Stop that one, or name another database with --database.
error-storage-kind = { $database } is no database that Saloon knows. Give a SQLite file, or postgresql://host/name.
error-storage-form = The database has form { $theirs }, this house writes form { $ours }. Run saloon doctor --migrate.
error-sequence-taken = The table has changed meanwhile. Look again, then choose.
error-draining = The house closes for a moment; every match is safe. Come back shortly.
error-too-fast = That was too fast. Wait { $seconds } s.
error-review-share = You wait for { $high } reviews already. Ask again when the first is ready, in about { $seconds } s.
error-review-rush = { $high } matches wait for their review, and this house takes no more. Ask again in about { $seconds } s.
error-too-large = A message has at most { $high } bytes.
error-too-late = The request did not arrive within { $seconds } s. Send it again, whole.
error-not-http = This is no request of HTTP. Send one that begins like "GET /api/house HTTP/1.1".
error-board-too-large = A board, deck or bill of your own has at most { $high } bytes.
error-headers-too-large = A request has at most { $number } headers, of { $high } bytes in all. Send fewer.
error-address-too-long = An address has at most { $high } bytes. Make it shorter.
error-body-unwanted = A { $method } has no body. Leave it out.
error-wrong-field = This message will not do: { $problem }.
error-not-json = This message is no JSON.
error-hello-first = The first message must be "hello".
error-hello-again = "hello" is said once. Connect anew for another table.
error-hello-late = No "hello" came within { $seconds } s.
error-not-found = There is nothing at { $path }.
error-internal = Something broke on our side. Nothing was changed; try again.
error-window-closed = This came too late: the window is closed.
error-no-window = { $game } is not played against the clock.
error-input-order = An input that came after a later one is dropped.
error-input-locked = That was before the card: the controls are locked for a moment.
error-anticipated = Nobody reacts so fast. Wait for the card.
error-log-gap = Entry { $move } of the log is missing.
error-log-entry = Entry { $move } of the log has no form that is known.
error-log-moves = The moves of the file are not those that its log leads to.
error-seed-hash = The seed is not the one whose hash was published ({ $hash }).
error-no-seed = This file has no seed: there is no luck to recompute.

serve-open = The house is open: { $address }
serve-alone = Others cannot reach it: it listens on this machine alone. For phones and neighbours: saloon serve --host 0.0.0.0
serve-no-network = Others cannot reach it: this machine has no address in a network. Connect it, then open the house again.
serve-misspelt = { $name } is no setting and changes nothing. Is { $near } meant?
serve-stop = Ctrl-C closes it. Every match is kept in { $database }.
error-port-taken = Port { $port } is taken: perhaps the house is open already. Choose another one with --port.
error-port-closed = Port { $port } of { $host } cannot be opened: { $why }. Choose another one with --port or --host.
error-setting-number = { $name } takes a number, { $low } or more, not "{ $value }".
error-setting-whole = { $name } takes a whole number, { $low } or more, not "{ $value }".
error-setting-between = { $name } takes a whole number from { $low } to { $high }, not "{ $value }".
error-setting-range = { $name } takes a number from { $low } to { $high }, not "{ $value }".
error-setting-rate = { $name } takes a rate such as 40/second or 30/5minutes, 1 or more, not "{ $value }".
error-setting-origin = { $name } takes an address such as https://play.example, without a path, not "{ $value }".
error-setting-known = { $name } takes one of { $known }, not "{ $value }".
error-setting-proxies = { $name } takes addresses or networks such as 127.0.0.1 or 10.0.0.0/8, separated by commas, not "{ $value }".
verify-true =
    { $draws ->
        [one] True: { $entries } entries and 1 draw come from the seed.
       *[other] True: { $entries } entries and { $draws } draws come from the seed.
    }
verify-hash = Published hash of the seed: { $hash }
doctor-versions = Python { $python }, SQLite { $sqlite }
doctor-database = Database { $database } ({ $server }), form { $form }
doctor-nothing = No database at { $database } yet: saloon serve makes it.
doctor-empty = Database { $database } is empty: saloon serve makes a house of it. Nothing was changed.
doctor-matches =
    { $matches ->
        [one] 1 match with { $entries } entries replayed.
       *[other] { $matches } matches with { $entries } entries replayed.
    }
doctor-match = Match { $table } of { $game } no longer replays: { $why }
doctor-entries = Entries of { $table }: { $why }
doctor-study = Study { $table } cannot be opened: { $why }
doctor-review = Review of { $table }: { $why }
doctor-aside = Match { $table } of { $game } is set aside: { $why }
doctor-well-again = Match { $table } of { $game } is set aside, and in order again: saloon doctor --bring-back lets it go on.
doctor-file = { $file } is damaged. SQLite says: { $problem }
doctor-unsaid = damaged beyond words ({ $reason })
doctor-fine = Everything is in order.
backup-done = { $file } holds { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } with { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }. It is a house by itself: it holds names and the seeds of live matches, so keep it as safe as the house.
restore-done = From { $file }: { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } with { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }.
restore-broken-study = Study { $study } cannot be followed any more; it was put back as it is.
restore-skipped =
    { $tables ->
        [one] 1 table was there already, and stays as it is.
       *[other] { $tables } tables were there already, and stay as they are.
    }
forget-table = Table { $table } is gone, with its log.
forget-name =
    { $tables ->
        [one] The name { $name } is gone from 1 table.
       *[other] The name { $name } is gone from { $tables } tables.
    }
forget-unreadable =
    { $tables ->
        [one] 1 damaged table cannot be read. saloon doctor names it, saloon forget removes it.
       *[other] { $tables } damaged tables cannot be read. saloon doctor names them, saloon forget removes them.
    }
forget-study = Study { $study } is gone.
forget-studies =
    { $studies ->
        [one] And from 1 study; what its notes say stays.
       *[other] And from { $studies } studies; what their notes say stays.
    }
kept-studies =
    { $studies ->
        [one] And 1 study.
       *[other] And { $studies } studies.
    }
error-forget-nobody = Nobody at any table, and no table, is called "{ $name }".
error-file-there = { $file } is already there. Name another file.
privacy-always = Here finished matches are kept until the host removes them.
privacy-days =
    { $days ->
        [one] Here finished matches are removed after 1 day.
       *[other] Here finished matches are removed after { $days } days.
    }

## Hints, and why not

not-over = The match is over.
not-now = Not now.
not-turn =
    { $count ->
        [one] Not yet: it is up to { $seats }.
       *[other] Not yet: we wait for { $seats }.
    }
look-hand = Look at your hand.
look-seats = Look at the other players.
look-question = Look at what you are asked.
hint-more = h again: what to do.
hint-why = h again: why.
hint-what = { $action }
hint-equals = Equally good: { $actions }
hint-only = There is only one thing to do: { $action }
hint-shares = Best in { $best } of { $worlds } imagined worlds.
hint-mixed = To be played { $best } times in { $worlds }, so that nobody can guess it.
hint-share = “{ $action }”: { $best }
hint-chances = Chances to win: { $chance }, against { $other } with “{ $action }”.
hint-even = In the worlds imagined, the difference does not count.
hint-mean = Often another choice does as well; on average this one is ahead.
hint-close = Chances to win: { $chance }, hardly more than with “{ $action }”.
hint-chance = Chances to win: { $chance }.
hint-guess = Judged at a glance, without imagining what follows.
think-reasons = Why “{ $action }” rather than “{ $other }”:
why-not-help = Type the name of a card or a thing to learn why it cannot be played.
hint-alone = There is no other choice.

learn-next = Enter to go on…
learn-prompt =
    { $count ->
        [one] 1, or Enter:
       *[other] 1 to { $count }, or Enter to be shown:
    }
