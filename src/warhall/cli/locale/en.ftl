# The command line, in English.

typer-arguments = Arguments
typer-options = Options
typer-commands = Commands
typer-default = [default: { $value }]
typer-usage = Usage:
typer-help = Show this help.
typer-required = [required]

help-warhall = Warhall: play, study and simulate the games of the hall.
help-lang = --lang en|fr, anywhere, chooses the language; otherwise the locale does.
help-play = Play against bots in the terminal.
help-games = List the games and their options.
help-rules = Show the numbered rules of a game, or one of them.
help-bots = List the bots that can sit in a seat.
help-simulate = Play many games between bots, seats balanced, with 95 % intervals.
help-verify = Prove records: every action, every checksum, and the dice against the revealed seed.
help-replay = Tell a recorded game again, or show one moment of it.
help-export = Write a record as one seat may have it, everything else removed.
help-fuzz = Play random games with every check, damaged texts and damaged positions.
help-bench = Measure how fast a game is.
help-odds = Exact odds. "warhall odds GAME --help" lists what can be asked.
help-solve = Solve a game exactly and keep the solution for probing, bots and analysis.
help-analyse = Where a recorded game was won and lost: luck and skill, every mistake.

arg-game = The game's id, for example age-of-war
arg-first-game = The game's id; by default the game with the fewest rules
arg-rule = A rule's id, for example AOW-038
arg-file = A record
arg-files = One or more records

opt-json = Data for programs on stdout
opt-num = How many games
opt-players = Number of players
opt-bots = Bots by name, for example greedy,random or name:key=value; the last one takes the seats left over
opt-opponents = Who sits opposite; the last one named takes the seats left over
opt-code = A bot from a Python file with a function choose(view, legal, rng, deadline)
opt-option = An option of the game as key=value
opt-seed = The seed; without it a new one is drawn and shown
opt-match-seed = The seed of the dice; without it a secret one, revealed in the record
opt-start = The number of the first game, to repeat a single one
opt-thorough = Also put every single value of such a position off, one after another
opt-gap = Actions between two positions that get every check; after every action the limits are checked
opt-jobs = Processes to use; 0 is one per core
opt-records = A directory for the record of every game
opt-fast = In machine code, where the game and the bots allow it
opt-search = Only rules that mention this
opt-at = Only the moment after so many actions
opt-as = As which seat saw it: 0, 1, ... or spectator
opt-svg = Write a picture of that moment to this file
opt-output = Write to this file instead of stdout
opt-plot = Write a plot to this file (SVG)
opt-table = The file of the solution, if not the one in the cache directory
opt-seconds = How long to play
opt-seat = Your seat, from 0
opt-name = Your name
opt-resume = Go on with the game that was put aside
opt-save = The file in which the game is kept

help-deck = The decks of a card game: list, check, show, build, convert.
help-deck-list = List the starter decks.
help-deck-check = Check decks: every violation in words, with its rule.
help-deck-show = Show the cards of a deck and its figures.
help-deck-build = Build a legal deck to order.
help-deck-export = Write a deck as a deck file; any list that can be read becomes a proper one.
help-deck-import = Turn a plain list ("3 Thak", English or French names) into a deck file.
arg-list = A text file with one card to a line; "-" reads what is piped in
arg-deck = A starter deck's id or a deck file
arg-decks = Starter decks or deck files
opt-card-game = The game's id; by default the first that is played with decks
deck-build-help = warhall deck build for { $game } can be asked:
opt-data = A directory with a data pack of the game
deck-legal = legal
help-deck-rate = Rate a deck: games against the starter decks, its weaknesses, and the exchange of one card that helps most.
opt-rate-games = Games against each starter deck
opt-swap-games = Games for each step of the search for the best exchange; 0: no search
opt-rate-bot = Who plays both decks; by default the bot that sits opposite when nobody was asked for
rating = Rating { $deck }
interval = { $low } to { $high }
rated = { $deck } wins { $share } (95 %: { $interval }) of { $games } games against the starter decks, played by { $bot }.
rated-pairings = Worst pairings first
head-rival = Rival
head-wins = Wins
head-interval = 95 % interval
rated-weak = Weaknesses:
rated-loses = It loses to { $rival }: { $share } of wins.
rated-sound = No weakness of the list was found.
rated-swap = The most promising exchange of { $screened }: { $swap }, { $gain } points of win rate (95 %: { $low } to { $high }, { $games } pairs of games with the same dice).{ $sure ->
    [sure] {""}
    [none] {" "}No exchange that helps was found.
   *[unsure] {" "}The interval holds 0, so it may be no gain at all.
}
rated-seed = Seed { $seed }
help-cards = Search the cards of a card game: list them, read one in full, draw or print them.
arg-query = What to look for: words, field:value, renown>=5, and, or, not, parentheses; nothing for all cards
opt-svg-dir = Write a picture of each card into this directory
opt-sheet = Write a PDF to print and cut, nine cards on a page
opt-deck = Only the cards of this deck, copy by copy
opt-backs = With the backs, for printing on both sides (turned over at the long edge)
opt-paper = The paper of the sheet: a4 or letter
cards-none = No card is like that.
error-unknown-paper = There is no paper "{ $given }". Known: { $known }.

help-serve = Open the hall for the browser and for programs.
opt-host = The address to listen on; 0.0.0.0 is every one of this machine
opt-port = The port; 0 takes any free one
opt-database = Where games are kept: sqlite:///FILE or postgresql://USER@HOST/NAME; by default a file in your data directory
opt-broker = redis://HOST:PORT, where several processes serve one database
opt-open = Open the browser
serving = The hall is open:
no-browser = No browser was found here: open this address in yours. Control-C ends the hall.
error-server-missing = The server is not installed: pip install "warhall[server]".

player = Player
interrupted = interrupted.
package-missing = This needs the package { $name }, which is not installed: pip install "warhall[print,server,solver]", or make setup.
written = Written: { $file }
rules-count = { $count } numbered rules
rules-none = No rule mentions that.
rule-ruling = Ruling:
rule-example = Example:
rule-source = Source:
bot-random = any legal action, all equally likely
bots-code = A bot of your own is a Python file with a function choose(view, legal, rng, deadline): --code my_bot.py

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
simulate-length = Decisions per game: { $mean } on average, { $longest } at most; capped games: { $capped }
simulate-speed = { $seconds } s: { $games } games/s, { $decisions } decisions/s
reproduce = To see it again: { $command }

verified = { $entries } actions of { $game }, { $state }; { $dice }.
verified-over = finished
verified-open = not finished
dice-proved = dice proved from the seed
dice-by-hand = dice entered by hand
dice-sealed = dice sealed until the seed is revealed

fuzzing = { $game }
fuzz-fine = { $games ->
    [one] One game
   *[other] { $games } games
} without a fault, seed { $seed }.

bench-title = { $game }, seed { $seed }
bench-part = Operation
bench-time = Time
bench-speed = Random play, one process: { $games } games/s, { $actions } actions/s, { $decisions } decisions/s
bench-size = At most { $view } bytes of view, { $json } bytes of position; capped games: { $capped }

odds-help = warhall odds { $game } can be asked:

usage-no-option = There is no option { $name }.{ $suggestion ->
    [none] {""}
   *[other] { " " }Did you mean { $suggestion }?
}
usage-extra = These words are too many: { $words }.
usage-missing = { $name } is missing.
usage-bad-value = { $name }: this value does not fit; see --help.
usage-option-value = { $name } needs a value.
usage-no-command = There is no command "{ $name }".{ $suggestion ->
    [none] {""}
   *[other] { " " }Did you mean { $suggestion }?
}
error-bad-pair = { $field }: "{ $value }" is not key=value.
error-no-such-option = There is no option { $field }.{ $suggestion ->
    [none] {""}
   *[other] { " " }Did you mean { $suggestion }?
}
error-value-missing = { $field } needs a value.
error-bad-seat-number = { $field }: "{ $value }" is no seat: 0 to { $last }, or spectator.
error-not-resumable = { $file } does not say who sat where, so it cannot be gone on with.
error-not-readable = { $field } cannot be read: { $reason }.
error-not-writable = { $field } cannot be written: { $reason }.
error-resume-code = A bot of this game is the file { $file }: to let it run, add --code { $file }.
error-fast-records = --fast leaves no records: choose one of the two.
