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
error-take-back = Seat { $seat } has no move to take back.
error-stale-move = The table has changed meanwhile. Look again, then choose.
error-position = This position cannot be: { $problem }.
error-data-missing = The field { $field } is missing.
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
error-json = { $file }, line { $line }, column { $column }: this is no JSON.
error-game-name = A game is called by 2 to { $high } small letters, and by no word of Python; "{ $name }" does not do.
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
play-hint = The { $bot } suggests: { $action }
rules-missing = This game has no page of rules.
play-log-empty = Nothing has happened yet.
play-help-choices = Your choices, and what to type
play-help-cards = What the cards in question do
play-help-keys = The keys
play-sign-number = number
play-key-number = make that choice
play-key-help = this help
play-key-r = the rules of the game
play-key-h = a hint from the Cowboy
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
replay-unfinished =
    { $moves ->
        [0] The match has not begun. To act: { $names }.
        [one] The match stops after { $moves } move. To act: { $names }.
       *[other] The match stops after { $moves } moves. To act: { $names }.
    }
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
bench-busy = { $game } at full gallop
bench-game = Game
bench-actions = Actions/s
bench-games = Games/s
bench-clone = Clone µs
bench-view = View µs
new-game-written = A whole small game lies in { $file }.
new-game-play = Play it: PYTHONPATH=src .venv/bin/python -m saloon play { $call }
new-game-check = Examine it: PYTHONPATH=src .venv/bin/python -m saloon check-game { $call }
new-game-house = Play it in the browser: make play
new-game-guide = docs/adding-a-game.md explains { $call } file by file; change what you like, then make playthroughs.

check-no-tree = Texts, pages, terminal and browser were not examined: that needs a source tree, and you are not in one.
check-no-tool = { $tool } is not installed here ("make tools"): this was not examined.
check-not-run = Not run here: the sources of the pages ("make check"), the compiled engine ("make test").
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
error-unknown-level = No bot is called "{ $level }". There are: { $levels }.
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
error-not-asked = You are not to act now. Wait for your turn.
error-paused = The host has paused the table. Wait until it goes on.
error-not-started = The first card comes when everybody is ready.
error-resting = The table rests for a moment.
error-asked = You are asked now. Answer first, then skip.
error-still-here = This person is still here. Only who is gone can be replaced.
error-by-days = In play by days nobody is replaced: the clock decides.
error-undo-latecomers = Others may join this match: what has been seen is not taken back.
error-race-pause = A card is being played. Pause when it is over.
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
error-host-away = The host is away for a moment. They name another one when they are back.
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
error-storage-served = { $database } is served already: another server of Saloon is running on it. Stop that one, or name another database with --database.
error-storage-kind = { $database } is no database that Saloon knows. Give a SQLite file, or postgresql://host/name.
error-storage-form = The database has form { $theirs }, this house writes form { $ours }. Run saloon doctor --migrate.
error-sequence-taken = The table has changed meanwhile. Look again, then choose.
error-draining = The house closes for a moment; every match is safe. Come back shortly.
error-too-fast = That was too fast. Wait { $seconds } s.
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
serve-stop = Ctrl-C closes it. Every match is kept in { $database }.
error-port-taken = Port { $port } is taken: perhaps the house is open already. Choose another one with --port.
error-port-closed = Port { $port } of { $host } cannot be opened: { $why }. Choose another one with --port or --host.
error-setting = { $name } cannot be "{ $value }". docs/hosting.md lists the settings.
verify-true =
    { $draws ->
        [one] True: { $entries } entries and 1 draw come from the seed.
       *[other] True: { $entries } entries and { $draws } draws come from the seed.
    }
verify-hash = Published hash of the seed: { $hash }
doctor-versions = Python { $python }, SQLite { $sqlite }
doctor-database = Database { $database } ({ $server }), form { $form }
doctor-nothing = No database at { $database } yet: saloon serve makes it.
doctor-matches =
    { $matches ->
        [one] 1 match with { $entries } entries replayed.
       *[other] { $matches } matches with { $entries } entries replayed.
    }
doctor-broken = Match { $table } of { $game } no longer replays: { $why }
doctor-orphans = Entries of { $table }: { $why }
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
error-forget-nobody = Nobody at any table, and no table, is called "{ $name }".
error-file-there = { $file } is already there. Name another file.
privacy-always = Here finished matches are kept until the host removes them.
privacy-days =
    { $days ->
        [one] Here finished matches are removed after 1 day.
       *[other] Here finished matches are removed after { $days } days.
    }
