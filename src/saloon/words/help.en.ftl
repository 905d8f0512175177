### The help pages of the command line. One line for each message, no variables (BOTS and TEMPERS stand for what their registry lists): see saloon.cli.words.

usage = Usage:
commands = Commands
arguments = Arguments
options = Options
examples = Examples

metavar-command = COMMAND
metavar-options = OPTIONS
metavar-game = GAME
metavar-file = FILE
metavar-day = DAY
metavar-names = NAMES
metavar-name = NAME
metavar-folder = FOLDER
metavar-place = PLACE
metavar-address = ADDRESS
metavar-name-value = NAME=VALUE

any-help = show this help
any-lang = language, fr or en; by default that of your environment, otherwise French
any-game = name of the game; "saloon games" lists them
any-players = number of players; by default 4, or as many as are named
any-bots = bots in the order of the seats; the last one fills the seats left. There are BOTS; a temper may follow (TEMPERS), as in legend:bold
any-seed = seed of the luck; the same seed gives the same match
any-option = option of the game, as often as you like; name=@file reads a file of yours
any-json = print one JSON document on stdout

about-saloon = Five games of the West, open day and night.
saloon-version = say the version and the engine
saloon-install-completion = install completion for your shell
saloon-show-completion = show the completion of your shell
example-saloon-1 = Sit down and play
example-saloon-2 = Read the rules of a game
example-saloon-3 = Let bots play against each other

about-play = Play in this terminal, against bots or together on one screen.
play-game = name of the game; without one the house asks
play-humans = number of people at the screen; by default 1, and 0 to watch
play-name = names of the people, separated by commas
play-save = file to keep the match in; by default in the data folder of your system
play-resume = play on the match kept in this file
play-pace = seconds to read what a bot does; by default 0.7
play-fast = without pauses or confirmations
example-play-1 = Sit down at a table
example-play-2 = Three players, two of them bots
example-play-3 = Two people on one screen, and two bots
example-play-4 = A short match, without pauses
call-play-4 = saloon play abilene --option "Chips to begin with=12" --fast
example-play-5 = Play a match on

about-games = Show the games of the house; a single one with all its options.
games-game = name of the game; by default all of them
example-games-1 = Look at the shelf
example-games-2 = One game and its options
example-games-3 = For a program

about-learn = Learn a game in three minutes.
example-learn-1 = A lesson, step by step

about-puzzle = Ask a puzzle: a position where one choice is clearly best, whatever the others hold.
puzzle-which = a day gone by (2026-11-18) or a number from 1; by default the puzzle of the day
example-puzzle-1 = The puzzle of the day
example-puzzle-2 = The seventh one
example-puzzle-3 = That of a day gone by

about-rules = Explain the rules of a game.
example-rules-1 = Read the rules
example-rules-2 = In English

about-simulate = Let bots play against each other and count the wins.
simulate-games = number of games; by default 100
simulate-jobs = number of processes; by default 1, the result stays the same
simulate-study = also tell how long games are, what is played, and what winners play more
example-simulate-1 = A hundred games at random
example-simulate-2 = One Cowboy against three bots that play at random; seats rotate each game
example-simulate-3 = With options of the game
call-simulate-3 = saloon simulate abilene --option "Chips to begin with=50" --games 500
example-simulate-4 = In two processes, for a program
example-simulate-5 = Study a game: lengths, plays and events

about-replay = Tell a kept match again.
replay-file = log of a match, as "saloon play" keeps it
replay-seat = tell only what this seat knew; the first one is 0, as in the log
replay-everything = tell everything, secrets included
example-replay-1 = What everybody saw
example-replay-2 = What the first seat knew
example-replay-3 = Everything, in English

about-study = Go through a kept match, try other moves, take notes.
study-file = a study, or a match as "saloon play" keeps it
study-at = where to begin: m12 is after move 12 of the match, t3 after try 3
study-seat = through the eyes of this seat; the first one is 0. Otherwise all hands are open
study-export = the file in which the study is kept; otherwise the same one, or a new one beside the match
study-json = print the study as JSON, and nothing else
example-study-1 = Go through a match
example-study-2 = Begin after the first move, through the eyes of the first seat
example-study-3 = Make a study of it in a file
example-study-4 = The study as JSON
about-think = Think about a decision of a kept match: every choice, its chances, how play goes on.
think-file = log of a match, as "saloon play" keeps it
think-move = the decision before this move, as "saloon replay" numbers them; without it, the last one of a match that is not over
think-rollouts = how often to play on in imagined worlds; a Legend's number unless you say otherwise
example-think-1 = What a Legend would do now
example-think-2 = What it thinks of move 5, from what that seat knew
example-think-3 = Longer, for a program

about-review = Analyse a kept match that is over: the moments that decided, everybody's faults, luck and choices.
review-file = log of a match that is over, as "saloon play" keeps it
review-seat = only the moves of this seat, from 0
example-review-1 = What decided the match
example-review-2 = The moves of the first seat
example-review-3 = Everything, for a program

about-train = Tune the numbers by which bots judge a game: candidates play against the present ones, and the result is kept only if it wins more on new deals. Needs the extra saloon[train].
train-generations = generations of candidates; by default 40
train-deals = deals that each candidate plays at each table; by default 30
train-players = numbers of players, separated by commas; by default the fewest, and 4
train-rollouts = let bots think ahead, with so many rollouts for a decision: this tunes the outlook too, and takes long; by default 0
train-trials = deals after which the final test gives up; by default 20000
train-seed = seed of the luck; the same seed gives the same numbers
train-jobs = number of processes; by default 1, the result stays the same
train-out = file for the new weights.py, in a source tree src/saloon/games/GAME/weights.py; without it, the text is shown
example-train-1 = Tune a game, and look at the numbers
example-train-2 = Write them, if they are better
example-train-3 = For two players, in two processes, for a program

about-puzzles = Look for puzzles in simulated matches, or in kept ones.
puzzles-files = matches to look through, as saloon play keeps them; by default simulated ones
puzzles-number = how many to look for; by default 30
puzzles-seed = seed of the luck; the same seed gives the same puzzles
puzzles-jobs = number of processes; by default 1, the result stays the same
puzzles-out = file for the puzzles, in a source tree src/saloon/games/GAME/puzzles.json; without it, the text is shown
example-puzzles-1 = Thirty puzzles, always the same ones
example-puzzles-2 = Five, in two processes
example-puzzles-3 = In a kept match

about-playthrough = Write down a random match move by move, to be read in review.
playthrough-lines = number of lines at most; by default 190
example-playthrough-1 = A whole match, or what fits in 190 lines
example-playthrough-2 = The beginning of a match for two

about-new-game = Write a small complete game, to be changed into your own.
new-game-name = name of the game, in small letters; no other game may have it
new-game-folder = folder of games to write it into; by default that of the source tree you are in
example-new-game-1 = A game called lasso, in the folder you are in

about-check-game = Check that a game keeps what every game must keep.
example-check-game-1 = Examine a game: its rules anywhere, in a source tree all the rest

about-bench = Measure how fast the games run on this machine.
bench-game = name of the game; by default all of them
bench-seconds = length of each measurement in seconds; by default 1
example-bench-1 = Measure all games
example-bench-2 = One game, quickly
example-bench-3 = For a program

about-serve = Open the house to everybody on the network: prints the address, and a QR code for phones.
serve-host = the address to listen on, by default 0.0.0.0, or SALOON_HOST of the environment; 127.0.0.1 for this machine alone
serve-port = the port to listen on, by default 8490, or PORT or SALOON_PORT of the environment
serve-database = a SQLite file, or an address such as postgresql://host/name; by default SALOON_DATABASE_URL of the environment, otherwise house.db in the data folder of your system
example-serve-1 = Open the house
example-serve-2 = For this machine alone
example-serve-3 = With a database of your own

about-doctor = Report versions and the database, and replay every match that is kept.
doctor-database = a SQLite file, or an address such as postgresql://host/name
doctor-migrate = bring an older database to the form of this house first
doctor-set-aside = set damaged tables aside: they are kept as they are, and left alone
doctor-bring-back = let tables go on that were set aside and are in order again
example-doctor-1 = Examine the usual database
example-doctor-2 = Examine another one
example-doctor-3 = After an update of the house
example-doctor-4 = Keep damaged tables out of the way

about-backup = Copy everything that is kept to one new file, while the house is open.
backup-file = the file to write; it is a house by itself
backup-database = a SQLite file, or an address such as postgresql://host/name
example-backup-1 = Copy the usual database
example-backup-2 = Copy another one

about-restore = Put every table of a backup back that the house does not have; it may be open.
restore-file = what backup wrote
restore-database = where to; a SQLite file, or an address such as postgresql://host/name
example-restore-1 = Into the usual database
example-restore-2 = Into another one

about-forget = Remove the name of a person from all tables, or a table, while the house is closed.
forget-who = the name of a person, or the id of a table
forget-database = a SQLite file, or an address such as postgresql://host/name
example-forget-1 = Remove a name
example-forget-2 = Remove a table

about-verify = Recompute the luck of a finished match from its seed: every shuffle and every roll.
verify-file = a match that was downloaded from a table, or kept by play
example-verify-1 = Check a match
example-verify-2 = For a program
