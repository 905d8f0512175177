### The house: refusals, bots, table and result tables. Every game brings its own texts.

## The bots

bot-random = Tenderfoot
bot-greedy = Cowboy

## The players

seat-name = Player { $seat }
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
       *[other] No option is called "{ $option }". There are: { $options }.
    }
error-option-value = The option { $option } does not take "{ $value }". It takes: { $range }.
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

error-log-version = This match comes from version { $version } of { $game }; the house plays version { $ours }.
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

error-unknown-bot = No bot is called "{ $bot }". There are: { $bots }.
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
error-no-file = There is no file { $file }.
error-unreadable = The file { $file } cannot be read ({ $why }).
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
error-choice = "{ $typed }" will not do now. Type a number from 1 to { $high }, or ? for help.
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
play-prompt =
    { $count ->
        [one] Your choice (1, ? help):
       *[other] Your choice (1-{ $count }, ? help):
    }
play-confirm = Enter: so be it. u: take the move back.
play-go-on = Enter: go on.
live-start = Cards turn by themselves. Space: begin. q: quit.
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
play-help-choices = Your choices, and how to type them in words
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
games-values = by default { $default }; values: { $range }
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
check-good = { $title }: nothing to complain of.
check-bad =
    { $problems ->
        [one] { $title }: { $problems } problem.
       *[other] { $title }: { $problems } problems.
    }

## Tables on the network

level-tenderfoot = Tenderfoot
level-cowboy = Cowboy
level-desperado = Desperado
level-legend = Legend

error-unknown-table = There is no table { $table }. Perhaps its link is old, or everybody has left.
error-unknown-level = No bot is a "{ $level }". There are: { $levels }.
error-name = A name has 1 to { $high } letters.
error-clock-mode = No clock is called "{ $mode }". There are: { $modes }.
error-clock-limit = The limit of this clock lies between { $low } and { $high }, not { $limit }.
error-not-begun = The match has not begun yet.
error-begun = The match has already begun. You may watch it.
error-over = The match is over.
error-not-over = The match is not over yet.
error-not-asked = You are not to act now. Wait for your turn.
error-undo-clock = Against the clock no move is taken back.
error-no-request = Nobody waits for your consent any more.
error-resigned = This seat has given up; a bot plays on.
error-house-full = The house has no table left. Try again later.
error-table-full = This seat is taken. Choose another one, or watch.
error-host-only = Only the host of the table may do this.
error-no-such-seat = Seat { $seat } cannot be changed.
error-other-seat = A seat is left by who sits on it.
error-wrong-secret = This key opens no seat here. Sit down anew, or watch.
error-no-secret = This needs the key of a seat, in the header Authorization.
error-spectator = A spectator looks on. Sit down to play.
error-origin = A page from elsewhere may not do this.
error-storage = The database does not answer. Nothing was changed; try again in a moment.
error-storage-full = The disk of the house is full. Nothing was changed; the host has to make room.
error-storage-locked = Another program holds the database. Nothing was changed; try again in a moment.
error-storage-closed = The house is closing. Nothing was changed; try again in a moment.
error-storage-damaged = { $database } is damaged, or no database of Saloon. Move it away, or name another one with --database.
error-storage-nowhere = { $database } cannot be opened. Does its folder exist, and may you write there?
error-storage-served = { $database } is served already: another server of Saloon is running on it. Stop that one, or name another database with --database.
error-storage-kind = { $database } is no database that Saloon knows. Give a SQLite file, or postgresql://host/name.
error-storage-form = The database has form { $theirs }, this house writes form { $ours }. Run saloon doctor --migrate.
error-sequence-taken = The table has changed meanwhile. Look again, then choose.
error-draining = The house closes for a moment; every match is safe. Come back shortly.
error-too-fast = That was too fast. Wait { $seconds } s.
error-too-large = A message has at most { $high } bytes.
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
error-input-locked = After an anticipation the controls are locked for { $ms } ms.
error-anticipated = Nobody reacts within { $ms } ms. Wait for the card.
error-log-gap = Entry { $move } of the log is missing.
error-log-entry = Entry { $move } of the log has no form that is known.
error-log-moves = The moves of the file are not those that its log leads to.
error-seed-hash = The seed is not the one whose hash was published ({ $hash }).
error-no-seed = This file has no seed: there is no luck to recompute.

serve-open = The house is open: { $address }
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
doctor-fine = Everything is in order.
