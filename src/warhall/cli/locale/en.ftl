# The command line, in English.

typer-arguments = Arguments
typer-options = Options
typer-commands = Commands
typer-default = [default: { $value }]
typer-usage = Usage:
typer-help = Show this help.
typer-required = [required]

help-warhall = Warhall: play, study and simulate the games of the hall.
help-lang = Anywhere on the line: --lang en|fr chooses the language (otherwise your locale does), -q or --quiet leaves out remarks and progress.
help-play = Play against bots in the terminal.
help-saves = List the games you put aside.
help-games = List the games and their options.
help-rules = Read the numbered rules of a game as a book, or one of them.
help-bots = List the bots that can sit in a seat.
help-simulate = Play many games between bots, with balanced seats and 95 % intervals.
help-verify = Check records: every action, every checksum, and the dice by their keys.
opt-promise = The commitment that you were shown when you sat down.
help-replay = Retell a recorded game, or show one moment of it.
help-export = Write a record as one seat may have it, with everything else removed.
help-fuzz = Play random games with every check, and try damaged texts and positions.
help-bench = Measure how fast a game is.
help-odds = Exact odds. "warhall odds GAME --help" lists what you can ask.
help-solve = Solve a game exactly and keep the solution for probing, bots and analysis.
help-analyse = Show where a recorded game was won and lost: luck, skill and every mistake.

arg-game = The game's id, for example age-of-war
arg-first-game = The game's id; by default the game with the fewest rules
arg-rule = A rule's id or its bare number, for example AOW-038 or 38
arg-file = A record; "-" reads what is piped in
arg-files = One or more records; "-" reads what is piped in

opt-json = Print data for programs to stdout
opt-num = How many games to play
opt-players = Number of players
opt-bots = Bots by name, for example greedy,random or name:key=value; the last one takes all remaining seats; by default random
opt-opponents = Who plays against you; the last one takes all remaining seats
opt-code = A bot from a Python file with a function choose(view, legal, rng, deadline)
opt-option = An option of the game as key=value
opt-seed = The seed; if you give none, a new one is drawn and shown
opt-match-seed = The seed of the dice; if you give none, a secret one that the record reveals
opt-start = The number of the first game, to repeat a single one
opt-thorough = Also spoil every single value of such a position, one after another
opt-gap = Actions between two full checks; the limits are checked after every action
opt-jobs = How many processes to use; 0 means one per core
opt-records = A directory for the records of all games, or a file *.jsonl for all in one
opt-fast = Run as machine code, where the game and the bots allow it
opt-search = Only rules that mention this
opt-at = Only the moment after this many actions
opt-as = As one seat saw it: 0, 1, ... or spectator
opt-svg = Write a picture of that moment to this file
opt-output = Write to this file instead of stdout
opt-plot = Write a plot to this file (SVG)
opt-table = The solution file, if it is not the one in the cache directory
opt-seconds = How long to play
opt-seat = Your seat, from 0
opt-name = Your name
opt-resume = Go on with the game you put aside last, or with the one that --save names
opt-save = A name for the saved game, or a file (.jsonl) to keep it in; by default a new name

help-deck = The decks of a card game: list, check, show, build, convert.
help-deck-list = List the starter decks.
help-deck-check = Check decks: every violation in words, with its rule.
help-deck-show = Show the cards of a deck and its figures.
help-deck-build = Build a legal deck to order.
help-deck-export = Write a deck as a deck file; any list that can be read comes out as a proper one.
help-deck-import = Turn a plain list ("3 Thak", English or French names) into a deck file.
arg-list = A text file with one card per line; "-" reads what is piped in
arg-deck = A starter deck's id or a deck file
arg-decks = Starter decks or deck files
opt-card-game = The game's id; by default the first that is played with decks
deck-build-help = You can ask warhall deck build for { $game }:
opt-data = A directory with a data pack for the game
deck-legal = legal
help-deck-rate = Rate a deck: games against the starter decks, its weaknesses, and the swap of one card that helps most.
opt-rate-games = Games against each starter deck
opt-swap-games = Games for each step of the search for the best swap; 0 skips the search
opt-rate-bot = Who plays both decks; by default the strongest bot of the game
rating = Rating { $deck }
interval = { $low } to { $high }
rated = { $deck } wins { $share } of { $games } games against the starter decks (95 %: { $interval }), with { $bot } playing both sides.
rated-pairings = Worst pairings first
head-rival = Rival
head-wins = Wins
head-interval = 95 % interval
rated-weak = Weaknesses:
rated-loses = It wins only { $share } against { $rival }.
rated-sound = None of the usual weaknesses was found.
rated-swap = The most promising of { $screened } swaps: { $swap }, { $gain } points of win rate (95 %: { $low } to { $high }, { $games } pairs of games with the same dice).{ $sure ->
    [sure] {""}
    [none] {" "}No swap was found that helps.
   *[unsure] {" "}The interval includes 0, so it may be no gain at all.
}
rated-seed = Seed { $seed }
help-cards = Search the cards of a card game: list them, read one in full, draw or print them.
arg-query = What to look for: words, field:value, renown>=5, and, or, not, parentheses; nothing for all cards
opt-svg-dir = Write a picture of each card into this directory
opt-sheet = Write a PDF to print and cut, nine cards on a page
opt-deck = Only the cards of this deck, every copy of them
opt-backs = Add the backs, for printing on both sides (flip on the long edge)
opt-paper = The paper size: a4 or letter
cards-none = No card matches.
error-unknown-paper = There is no paper size "{ $given }". Known: { $known }.

help-serve = Open the hall to browsers and programs.
opt-host = The address to listen on; 0.0.0.0 stands for all of this machine's
opt-port = The port; 0 takes any free one
opt-lan = Let others on your network in: listen on all addresses, show the one to send them and its QR code
opt-public-url = The address that invitations carry, if the hall stands behind a proxy: https://HOST
opt-database = Where to keep games: sqlite:///FILE or postgresql://USER@HOST/NAME; by default a file in your data directory
help-backup = Put everything that a hall keeps into one file, while it goes on.
help-restore = Fill a new database from such a file.
arg-backup = The file of the backup
backed-up = { $count ->
    [one] 1 row is
   *[other] { $count } rows are
} in { $file }.
restored = { $count ->
    [one] 1 row is
   *[other] { $count } rows are
} back from { $file }.
help-admin = Look after the people of a running hall.
admin-actions = Actions: { $known }. WARHALL_ADMIN_TOKEN is the admin_token of the hall.
arg-action = What to do
arg-action-words = The table, person or text that it takes
opt-hall-url = The address of the hall
admin-done = Done.
admin-token = set WARHALL_ADMIN_TOKEN to the admin_token of the hall
error-admin-action = There is no action "{ $field }": { $known }.
error-admin-words = { $field } takes: { $wanted }.
error-admin-refused = The hall refuses { $field }: { $reason }.
opt-config = A file of settings (TOML); docs/operations.md lists them
opt-broker = redis://HOST:PORT, if several processes serve one database
opt-open = Open the browser
serving = The hall is open:
inviting = For everybody else:
error-lan-or-host = Give --lan or --host, not both: --lan listens on all addresses of this machine.
no-browser = No browser found here: open this address in yours. Control-C closes the hall.
error-server-missing = The server is not installed: pip install "warhall[server]".

player = Player
interrupted = interrupted.
interrupted-after = interrupted after { $wanted ->
    [one] { $done } of 1 game
   *[other] { $done } of { $wanted } games
}.
package-missing = This needs the package { $name }, which is not installed: pip install "warhall[print,server,solver]", or make setup.
written = Wrote { $file }
rules-count = { $count } numbered rules
rules-none = No rule mentions that.
rule-ruling = Ruling:
rule-example = Example:
rule-source = Source:
bot-random = any legal action, all equally likely
bots-code = Your own bot is a Python file with a function choose(view, legal, rng, deadline): --code my_bot.py

simulating = { $game }
simulate-title = { $games ->
    [one] One game, seed { $seed }
   *[other] { $games } games, seed { $seed }
}
simulate-bot = Bot
simulate-seats = Seats
simulate-by-seat = Wins by seat: { $shares }
simulate-wins = Wins
simulate-share = Share
simulate-interval = 95 % interval
simulate-fair = Fair share
simulate-score = Mean score
simulate-length = Decisions per game: { $mean } on average, { $longest } at most; games cut short: { $capped }
simulate-speed = { $seconds } s: { $games } games/s, { $decisions } decisions/s
reproduce = To see it again: { $command }

verified = { $entries ->
    [one] 1 action
   *[other] { $entries } actions
} of { $game }, { $state }; { $dice }.
record-of = { $file }, record { $number }
verified-over = finished
verified-open = not finished
saves-title = Saved games
saves-name = Name
saves-seats = At the table
saves-actions = Actions
saves-state = State
saves-saved = Saved
saves-none = No games are saved.
saves-how = To go on with one: warhall play --resume --save { $name }
dice-proved = dice proved: all { $draws } draws
dice-partly = dice proved: { $proved } of { $draws } draws; { $sealed } stay sealed, for they would tell of cards that this seat may not know
dice-by-hand = dice entered by hand
dice-sealed = dice sealed until the game is over
salvaged = { $actions ->
    [0] Nothing after the beginning can be trusted.
    [one] The first action is good; what follows was left out.
   *[other] The first { $actions } actions are good; what follows was left out.
}

fuzzing = { $game }
fuzz-fine = { $games ->
    [one] One game
   *[other] { $games } games
} without a fault, seed { $seed }.

bench-title = { $game }, seed { $seed }
bench-part = Operation
bench-time = Time
bench-speed = Random play, one process: { $games } games/s, { $actions } actions/s, { $decisions } decisions/s
bench-size = At most { $view } bytes of view, { $json } bytes of position; games cut short: { $capped }

odds-help = You can ask warhall odds { $game }:

usage-no-option = There is no option { $name }.{ $suggestion ->
    [none] {""}
   *[other] { " " }Did you mean { $suggestion }?
}
usage-extra = Too many words: { $words }.
usage-missing = { $name } is missing.
usage-bad-value = { $name }: { $reason }
usage-option-value = { $name } needs a value.
usage-no-command = There is no command "{ $name }".{ $suggestion ->
    [none] {""}
   *[other] { " " }Did you mean { $suggestion }?
}
error-bad-pair = { $field }: "{ $value }" does not have the form key=value.
error-no-such-option = There is no option { $field }.{ $suggestion ->
    [none] {""}
   *[other] { " " }Did you mean { $suggestion }?
}
error-extra-word = "{ $field }" is one word too many.
error-value-missing = { $field } needs a value.
error-bad-seat-number = { $field }: "{ $value }" is not a seat; choose 0 to { $last }, or spectator.
error-not-resumable = { $file } does not say who sat where, so the game cannot go on.
error-not-readable = { $field } cannot be read: { $reason }.
error-not-writable = { $field } cannot be written: { $reason }.
error-wrong-suffix = { $field }: only { $kind } can be written here, for example { $better }.
error-resume-code = One bot of this game is the file { $file }: to let it run, add --code { $file }.
error-save-exists = { $file } exists already: --resume goes on with the game in it, another name keeps both.
error-nothing-saved = No unfinished game is saved here. "warhall saves" lists all that are.
error-already-settled = { $field } was settled when the game began: leave it out.
error-other-game = That is a game of { $game }.
error-fast-alone = --fast plays on this machine and leaves no records: --records and --ray do not go with it.
opt-failing-loses = A bot that fails, is late or answers nonsense loses that game; otherwise the simulation stops
typer-text = TEXT
typer-file = PATH
typer-number = NUMBER
usage-no-number = { $name } takes a number.
simulate-alone = { $bot } in every seat, so the wins are those of the seats; mean score { $score }.
simulate-seat = Seat
simulate-default = No bots were named, so { $bot } plays every seat: --bots chooses others.
opt-version = Show the version.
opt-install-completion = Install completion of commands and options for this shell.
opt-show-completion = Show that completion, to copy it or to change it.
opt-titles = Only the titles
usage-too-small = { $name } must be at least { $limit }.
usage-too-large = { $name } must be at most { $limit }.
opt-again = Solve it once more, even if there is a solution already
solved-already = This game is solved already; --again solves it once more.

help-train = Train the champion of a game: rounds of games, each learnt from before the next. It can be interrupted and goes on where it was.
opt-trained = The file of numbers to write; what is needed to go on is kept beside it in FILE.progress
opt-rounds = How many rounds in all, those before an interruption included
opt-ray = The address of a Ray cluster that does the work: HOST:PORT, ray://HOST:PORT, auto, or local for one on this machine
opt-train-again = Begin anew, even if there is something to go on with
training = Training { $game }
train-goes-on = Going on after round { $done } ({ $file }); --again begins anew.
trained = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, seed { $seed }: wrote { $file }

help-tournament = Let bots meet in a tournament, seats balanced, and rate them.
opt-entrants = The bots that take part, for example greedy,expert or name:key=value; by default all of the game's own
opt-format = round-robin (all meet all), swiss (equals meet), gauntlet (the first against each other one) or knockout
opt-table-num = Games at each table (in the Swiss system at each table and round), rounded up so that all seats are balanced
opt-swiss-rounds = Rounds of the Swiss system
opt-sprt = Stop a table as soon as a sequential test knows whether its first bot is LOW or HIGH Elo points stronger: LOW,HIGH
opt-anchor = The bot that is rated 1500; by default 1500 is the mean of all
opt-stop-on-failure = Stop when a bot fails; otherwise it loses that game
opt-patience = Seconds after which a bot that has not answered is stopped
opt-journal = A file *.jsonl that keeps every game as it ends; the same command with the same file goes on where it was
opt-report = Write the result to this file: *.json, *.csv, *.md or *.svg (a plot); may be given several times
error-report-suffix = { $field }: the result can be written as { $known }.
bot-moment = Game { $index }, decision { $decision }, seat { $seat }:
tournament-progress = { $ordered ->
    [one] { $done } of 1 game
   *[other] { $done } of { $ordered } games
}
tournament-title = { $game }: { $format }, { $games ->
    [one] 1 game
   *[other] { $games } games
}, seed { $seed }
tournament-players = { $players } players
tournament-rank = №
tournament-bot = Bot
tournament-elo = Elo
tournament-interval = 95 %
tournament-games = Games
tournament-share = Wins
tournament-fair = Fair
tournament-score = Score
tournament-failures = Failed
tournament-cross = Row against column: the share of the row in the games that one of the two won
tournament-superiority = How likely the row is stronger than the column
tournament-tables = By table
tournament-first = First bot
tournament-others = Against
tournament-test = Test
tournament-stronger = stronger ({ $ratio })
tournament-not-stronger = not stronger ({ $ratio })
tournament-open = open ({ $ratio })
tournament-plot = Elo ratings: { $game }
more-failures = { $count ->
    [one] And 1 more game
   *[other] And { $count } more games
} that a bot could not play on.
bots-prepare = The opponents sit down …
