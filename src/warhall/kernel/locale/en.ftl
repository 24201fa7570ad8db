# The kernel's own sentences, in English.

error-unknown-language = We do not speak "{ $name }", only { $known }.
error-unknown-game = There is no game "{ $name }".{ $suggestion ->
    [none] { " " }The games are { $known }.
   *[other] { " " }Did you mean { $suggestion }?
}
error-unknown-bot = There is no bot "{ $name }".{ $suggestion ->
    [none] { " " }The bots are { $known }.
   *[other] { " " }Did you mean { $suggestion }?
}
error-unknown-rule = There is no rule "{ $name }": they are numbered { $first } to { $last }.
error-unknown-option = There is no option "{ $field }".{ $suggestion ->
    [none] { " " }The options are { $known }.
   *[other] { " " }Did you mean { $suggestion }?
}
error-bad-number = { $field } takes a whole number ({ $bounds }), not "{ $value }".
error-bad-flag = { $field }: "{ $value }" is neither yes nor no.
error-bad-choice = { $field }: "{ $value }" is not one of { $known }.
error-bad-text = { $field }: expected a text, not "{ $value }".
error-local-option = { $field }: files and folders on this machine cannot be named over the network.
error-seat-count = seats: { $given ->
    [one] 1 name
   *[other] { $given } names
} for { $players } seats.

error-game-over = The game is over: too late for "{ $action }".
error-not-your-turn = It is not seat { $seat }'s turn: "{ $action }" has to wait.
error-unknown-verb = "{ $given }" is not an action.{ $suggestion ->
    [none] {""}
   *[other] {" "}Did you mean "{ $suggestion }"?
}
error-bad-words = "{ $given }" is not how it is written. Write { $usage }.
error-unknown-name = { $kind }: there is no "{ $name }".{ $suggestion ->
    [none] {""}
   *[other] {" "}Did you mean "{ $suggestion }"?
}
error-not-now = "{ $given }" is not possible now.
error-chance-not-by-hand = "{ $action }" is up to chance, and in this match the seed decides.
error-not-over = The game is not over yet: there is no outcome.
error-no-undo = There is nothing you can take back: the dice have fallen, something was revealed, or somebody else has chosen.
error-too-many-outcomes = Too many outcomes to list; draw one with sample_chance.

error-position-object = { $field }: expected an object, not "{ $given }".
error-position-unknown-field = { $field }: there is no such field.{ $suggestion ->
    [none] { " " }The fields here are { $known }.
   *[other] { " " }Did you mean { $suggestion }?
}
error-position-list = { $field }: expected a list, not "{ $given }".
error-position-length = { $field }: { $given ->
    [one] 1 entry
   *[other] { $given } entries
} instead of { $length }.
error-position-number = { $field }: "{ $given }" is not a whole number from { $low } to { $high }.
error-position-flag = { $field }: "{ $given }" is neither true nor false.
error-position-seat = { $field }: "{ $given }" is not a seat: seats are numbered 0 to { $last }.
error-position-name = { $field }: nothing here is called "{ $given }".{ $suggestion ->
    [none] {""}
   *[other] { " " }Did you mean { $suggestion }?
}
error-position-shape = { $field }: { $reason }.
error-position-other-game = game: this is a position of "{ $given }", not of { $game }.
error-position-players = players: the position has { $given }, the game has { $players }.

error-record-unreadable = { $file } cannot be read: { $reason }.
error-record-empty = Line 1: the file is empty.
error-record-foreign = Line 1: this is not a Warhall record ({ $reason }).
error-record-format = Line 1: the record has format { $format }; this version reads format { $known } alone.
error-record-truncated = Line { $line }: the closing line is missing; the file was cut short.
error-record-line = Line { $line }: this is not an entry of a record ({ $reason }).
error-record-too-large = Line { $line }: the line or the file is too large for a record.
error-record-number = Line { $line }: expected entry { $expected }, found entry { $found }.
error-record-count = Line { $line }: the closing line counts { $expected ->
    [one] 1 entry
   *[other] { $expected } entries
}, but the file has { $found }.
error-record-game = Line 1: the game cannot be set up: { $reason }
error-record-rules = Line 1: played by rules version "{ $found }"; this is version "{ $expected }".
error-record-seats = Line 1: { $found ->
    [one] 1 name
   *[other] { $found } names
} for { $players } seats.
error-record-start = Line 1: the starting position is not valid: { $reason }
error-record-redacted = Line 1: this is what one seat saw of a game with secrets; it cannot be replayed.
error-record-not-chance = Line { $line }: it is not chance's turn.
error-record-action = Line { $line }: "{ $action }" is not legal: { $reason }
error-record-check = Line { $line }: the checksum does not match the position after "{ $action }".
error-record-dice = Line { $line }: the dice give "{ $expected }", but the record says "{ $found }".
error-record-keys = Line { $line }: the keys of the dice do not match the commitment in the header.
error-record-chain = Line { $line }: this line, or one before it, was changed after it was written.
error-record-promise = Line 1: these are not the dice that were promised: the commitment is another one.
error-record-outcome = Line { $line }: this is not how the game ended.
error-record-seed = Line { $line }: the seed does not match the commitment in the header.
error-record-scheme = Line 1: there is no chance scheme "{ $scheme }".
error-record-no-seat = There is no seat { $seat }: this game has { $players }, numbered from 0.
error-record-other-seat = This record shows what seat { $owner } saw; seat { $seat } saw something else.

error-bad-bot-option = { $field }: "{ $value }" does not have the form key=value.
error-unknown-bot-option = The bot { $name } has no option "{ $field }": { $count ->
    [0] it has none
   *[other] it has { $known }
}.
error-no-bot = { $field }: { $value } is neither a bot's name nor an object, a class or a function that can choose.
error-bot-file-missing = { $field }: there is no bot file "{ $value }".
error-bot-file-fails = { $field }: the bot file "{ $value }" does not run: { $reason } ({ $file }, line { $line }: { $source }).
error-bot-file-no-choose = { $field }: the bot file "{ $value }" has no function choose(view, legal, rng, deadline), no class Bot and no object bot.
error-bot-illegal = The bot { $name } returned { $action }, which is not { $count ->
    [one] the only legal action ({ $legal })
   *[other] one of the { $count } legal actions (such as { $legal })
}.
error-bot-fails = The bot { $name } failed: { $reason } ({ $file }, line { $line }: { $source }).
error-bot-late = The bot { $name } had not answered after { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}; it was at { $file }, line { $line }: { $source }.
error-unknown-format = { $field }: there is no format "{ $value }". Known: { $known }.
error-few-bots = bots: a tournament needs at least two different bots.
error-bot-twice = bots: { $name } is named twice.
error-unknown-anchor = { $field }: { $name } does not take part.
error-bad-sprt = { $field }: "{ $value }" does not have the form LOW,HIGH with two numbers of Elo points, the smaller one first.
error-sprt-format = { $field } compares two bots at a table: choose the format gauntlet, or round-robin where two sit at a table.
error-process-gone = A process that played games is gone: a bot ended it (os._exit), the machine ran out of memory, or somebody stopped it.
error-cannot-travel = { $field }: this bot cannot be sent to other processes ({ $reason }). Define it by name in a file or module of its own, or use one process.
error-other-tournament = { $file } holds another tournament (its { $fact } is { $there }, not { $here }): choose another file.
error-bad-tournament = { $file }, line { $line } is no game of a tournament: { $reason }.
error-bot-count = bots: { $given } bots for { $players } seats; name at least one, and no more than there are seats.

error-no-odds = The game { $name } has no odds to show.
error-no-analysis = Games of { $name } cannot be analysed.
error-no-solution = The game { $name } cannot be solved.
error-no-training = The game { $name } has nothing to train.
error-bad-model = { $file } cannot be read as the weights of a champion: { $reason }
error-foreign-model = { $file } is for { $given }, not for { $game }.
error-strange-weight = { $file }: { $name } is no weight of this champion, or its value is impossible.
error-no-cluster = { $field }: there is no Ray cluster at { $address }: { $reason }
error-episode-over = The episode is over: call reset() first.
error-bad-actions = Expected one action number per game ({ $num }), not { $given }.
error-masked-action = Game { $game }: { $given } is not legal now; the mask tells what is.
error-missing-extra = { $field } is not installed; it comes with the extra "{ $extra }": pip install "warhall[{ $extra }]".
error-no-spaces = The game { $name } cannot be given in numbers yet: it has no module study.spaces.
error-no-action-number = "{ $given }" has no number in the action space of this game.
error-bad-action-number = "{ $given }" is not the number of an action: they go from 0 to { $last }.
error-start-other-game = start: this position belongs to another game or another number of players.
error-record-no-seed = Line { $line }: the seed has not been revealed, so only its keeper can go on with this game.
error-record-simulated = Line 1: this is a game of a simulation; nobody can go on with it.
error-record-nothing-hidden = Line 1: nothing is hidden in this game, so its record is never one seat's alone.
error-no-decks = The game { $name } is not played with decks.
error-too-few-games = At least one game is needed.
error-no-cards = { $name } is not a card game with decks: its cards cannot be searched here.
error-no-fast-play = The game { $name } cannot run these bots in a batch.

reason-chance = Its chance is { $chance }.
reason-chances = Its chance is { $chance }; the best of the others has { $other }.
