skip = To the content
hall-menu = The hall
to-lobby = To the lobby
account = Account
settings = Settings
close = Close
loading = One moment…
offline = The hall cannot be reached just now.
went-wrong = Something went wrong. Nothing was changed; please try again.

welcome = Take a seat in the hall
welcome-more = Board games at one table: against bots at once, or with friends by a link. No account needed.
first-visit = First time here? Learn { $game } in five minutes
games = Games
players-range = { $low } to { $high } players
players-from = { $low } players or more
rules-count = { $count } rules
learn = Introduction
play-now = Play now against bots
how-many-players = How many play { $game }
with-players = { $count } players
with-friends = Table for friends…
my-games = My games
no-games-yet = Nothing yet. A game you sit down to stays here, also when you close the page.
open-tables = Open tables
no-open-tables = Nobody is waiting for players just now.
watch = Watch
nothing-to-watch = No listed game is being played just now.
footer = Everything runs on this server; nothing is loaded from elsewhere.
for-programs = For programs
join = Join
watch-verb = Watch
go-on-open = Go in
go-on-playing = Go on
go-on-over = Look
status-open = open
status-playing = in play
status-over = finished
free = free

new-table = A table for { $game }
your-name = Your name
guest = Guest
seat-number = Seat { $number }
seat-open = Open for a person
bot-named = Bot: { $name }
clock = Clock
clock-none = No clock
clock-live-choice = Live: minutes for the game
clock-days-choice = Slow: days for each choice
clock-minutes = Minutes each
clock-days-each = Days for each choice
listed = Show this table in the lobby
open-table = Open the table
days-left = { $days } d { $hours } h

table = Table
table-gone = This table does not exist (any more).
reconnecting = The connection was lost. Reconnecting…
waiting-for = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
all-here = Everybody is here.
seats = Seats
host = host
kept-for = kept for { $name }
sit-down = Sit down
start = Start
start-with-bots = { $count ->
    [one] Start, with a bot in the free seat
   *[other] Start, with bots in the free seats
}
leave = Leave
leave-sure = Really leave? A bot goes on
invite = Invite
invite-how = Send this link: whoever opens it can sit down or watch.
copy = Copy
copied = Copied
here = here
away = away
watchers = { $count ->
    [one] One person watches.
   *[other] { $count } people watch.
}
you-watch = You are watching.
take-over = Take the seat of { $name }
take-seat-back = Take your seat back
rematch = Rematch
replay = Replay
rules = Rules
seat-elsewhere = Your account has a seat at this table.
sit-here = Play on this device
your-turn = Your turn

roll = Roll
undo = Undo
hint = Hint
skip-ahead = Skip ahead
your-dice-wait = Roll, or undo your choice.
dice-wait-for = { $name } is about to roll.
choices = What you may do
board-picture = The board
nothing-to-choose = You have nothing to choose now.
tab-log = Log
tab-chat = Chat
tab-choices = All choices
no-chat = Nobody has said anything yet.
say-something = Say something
send = Send
go-to-step = Go to step { $n }

moment = Moment of the game
moment-of = { $n } / { $of }
turn-of = turn { $n } of { $of }
turn-back = To the turn before
turn-on = To the next turn
step-back = One step back
step-on = One step on
play = Play
pause = Pause
speed = Speed
viewpoint = Viewpoint
spectator = Spectator
seen-by = Seen by { $name }
copy-moment = Link to this moment
back-to-table = Back to the table

search-rules = Search
no-rule-found = No rule has these words.
rule-example = Example:
rule-ruling = Ruling:
all-rules = Open the whole rules
no-introduction = This game has no introduction yet.

language = Language
theme = Look
theme-auto = As the device
theme-light = Light: washi paper
theme-dark = Dark: night and lacquer
motion = Motion
motion-auto = As the device
motion-full = Dice tumble
motion-reduced = Reduced
pace = Moves of others
pace-slow = Slow
pace-normal = Normal
pace-instant = At once
roll-at-once = Roll at once after a choice (then it cannot be undone)
show-odds = Show exact odds on the board
keys = Keyboard
keys-move = Go from choice to choice
keys-choose = Choose; a choice that is not possible says why

account-why = You can play without one. An account keeps your games together on all your devices.
account-name = Name
password = Password (at least 8 characters)
sign-in = Sign in
sign-up = Create the account
sign-out = Sign out
new-account = I have none yet
have-account = I have one
signed-in-as = You are signed in as { $name }.
