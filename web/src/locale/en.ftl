skip = Skip to the content
hall-menu = The hall
to-lobby = To the lobby
account = Account
settings = Settings
close = Close
loading = One moment…
offline = The hall cannot be reached right now.
went-wrong = Something went wrong. Nothing has changed; please try again.

welcome = Take a seat in the hall
welcome-more = Board games at one table: against bots right away, or with friends over a link. No account needed.
first-visit = First time here? Learn { $game } by playing
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
no-games-yet = Nothing yet. Any game you sit down to stays here, even when you close the page.
open-tables = Open tables
no-open-tables = Nobody is waiting for players right now.
watch = Watch
nothing-to-watch = No public game is being played right now.
footer = Everything runs on this server; nothing is loaded from elsewhere.
for-programs = For programs
join = Join
watch-verb = Watch
go-on-open = Go in
go-on-playing = Go on
go-on-over = Look back
status-open = open
status-playing = in play
status-over = finished
free = free

new-table = A table for { $game }
your-name = Your name
players = Players
as-usual = Standard
special-rules = Special rules for this game ({ $count })
guest = Guest
seat-number = Seat { $number }
for-you = { $what } for you
for-seat = { $what } for seat { $number }
own-words = Another one…
own-choice = custom
seat-open = Open to a person
bot-named = Bot: { $name }
clock = Clock
clock-none = No clock
clock-live-choice = Live: minutes per game
clock-days-choice = Slow: days per choice
clock-minutes = Minutes each
clock-days-each = Days per choice
clock-live = { $minutes ->
    [one] One minute each
   *[other] { $minutes } minutes each
}, and { $seconds } seconds more per choice
clock-days = { $days ->
    [one] One day per choice
   *[other] { $days } days per choice
}
no-special-rules = No special rules
yes = yes
no = no
change = Change
with-help = Hints and odds for everybody who plays here
without-help = Played without hints and odds.
listed = Show this table in the lobby
open-table = Open the table
days-left = { $days } d { $hours } h

table = Table
table-gone = This table does not exist, or no longer does.
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
leave-sure = Really leave? A bot takes over
invite = Invite
invite-how = Send this link: anyone who opens it can sit down or watch.
invite-only-here = This link works only on this computer. To let others in, start the hall with “warhall serve --lan” (or “make play LAN=1”).
invite-qr = The link as a QR code
invite-qr-how = Or let them point their phone’s camera at it.
copy = Copy
copied = Copied
here = here
away = away
watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
you-watch = You are watching.
take-over = Take { $name }’s seat
take-seat-back = Take your seat back
rematch = Rematch
replay = Replay

check-dice = Check the dice of this game
dice-all = All { $draws } draws are proved. Nobody could choose them: neither the players nor the hall.
dice-some = { $proved } of { $draws } draws are proved; { $sealed } stay sealed.
dice-why-sealed = A sealed draw would tell you of cards that you may not know even now. It was promised before the game like all the others.
dice-kept = The promise is the one that this device was shown when you sat down.
dice-not-kept = This device was not shown the promise before the game; it is the one that the hall tells now.
dice-mine = What this device added by chance is part of every draw.
dice-not-mine = This device added nothing to the dice.
dice-how = Before anybody sat down the hall promised its dice with this number. Each person’s device then added a number of its own, and at the end the hall showed the keys behind the promise. This page has drawn everything again from them.
save-record = Save the record
unfair = These dice are not proved.
unfair-changed = Line { $line } of the record was changed after it was written.
unfair-missing = Lines of the record are missing.
unfair-by-hand = These dice were entered by hand.
unfair-commitment = The hall made another promise when you sat down. It may have picked these dice after it knew what you added.
unfair-entropy = The hall left out what this device added to the dice.
unfair-keys = The keys of the dice are not those that were promised (line { $line }).
unfair-draw = The key of line { $line } draws something else than the record says.
rules = Rules
seat-elsewhere = Your account has a seat at this table.
sit-here = Play on this device
your-turn = Your turn

roll = Roll
undo = Undo
hint = Hint
hint-says = { $bot } suggests: { $what }
skip-ahead = Skip ahead
your-dice-wait = Roll, or undo your choice.
dice-wait-for = { $name } is about to roll.
go-on = Go on
your-chance-waits = Go on, or undo your choice.
chance-waits-for = { $name } is about to go on.
not-now = Not now
not-now-reason = { $what }: { $why }
not-now-why = Not possible now; click to see why
choices = What you can do
board-picture = The board
picture-size = Size of the picture
larger = Larger
smaller = Smaller
as-it-fits = Fit
search-choices = Search the choices
no-choice-found = No choice matches these words.
show-all-choices = Show all choices
game-is-over = The game is over.
it-is-possible = You can do that now.
nothing-to-choose = You have nothing to choose right now.
tab-log = Log
log-how = The arrow keys go from name to name and show each one on the board.
tab-chat = Chat
tab-choices = All choices
no-chat = Nobody has said anything yet.
say-something = Say something
send = Send
go-to-step = Go to step { $n }

moment = Moment of the game
moment-of = { $n } / { $of }
turn-of = turn { $n } of { $of }
turn-back = Previous turn
turn-on = Next turn
step-back = One step back
step-on = One step forward
play = Play
pause = Pause
speed = Speed
viewpoint = Viewpoint
spectator = Spectator
seen-by = Seen by { $name }
copy-moment = Link to this moment
back-to-table = Back to the table

search-rules = Search
chapters = Chapters
no-rule-found = No rule matches these words.
rule-example = Example:
rule-ruling = Ruling:
all-rules = Open all the rules
no-introduction = This game has no introduction yet.

language = Language
theme = Look
theme-auto = Same as the device
theme-light = Light: washi paper
theme-dark = Dark: night and lacquer
motion = Motion
motion-auto = Same as the device
motion-full = Dice tumble
motion-reduced = Reduced
pace = Moves of others
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = At once
roll-at-once = Roll right after a choice (then it cannot be undone)
show-odds = Show exact odds on the board
play-forced = Play by itself when there is only one choice
keys = Keyboard
keys-move = Go from choice to choice
keys-choose = Choose; an impossible choice says why
keys-replay = In a replay: one step
keys-play = In a replay: play or pause
space-bar = Space
keys-picture = On a picture: larger, smaller, fit

account-why = You can play without one. An account keeps your games together on all your devices.
account-name = Name
password = Password (at least 8 characters)
sign-in = Sign in
sign-up = Create an account
sign-out = Sign out
new-account = I do not have one yet
have-account = I already have one
signed-in-as = You are signed in as { $name }.

stops = Stops
stops-how = Where nothing hangs on your answer, you are not asked. Here you can say otherwise.
stop-always = Always ask me
stop-matters = When it matters
stop-never = Never ask me
since-you-looked = Since you last looked
hint-reason = Its chance is { $chance }; the best of the others has { $other }.
hint-chance = Its chance is { $chance }.
how-to-play = How to play

lesson-step = Step { $step } of { $of }
lesson-chapter = Chapter { $number } of { $of }
lesson-chapters = Chapters
lesson-done = done
lesson-next = Next
lesson-back = Back
lesson-next-chapter = Next: { $title }
lesson-play = Play now against bots
lesson-again = From the beginning
lesson-skip = Skip
lesson-lobby = To the lobby
lesson-rules = Read the rules
lesson-not-yet = You could do that in a real game. Here: { $todo }
lesson-only-look = Just look around here; then go on with “Next”.
guide-learn = Learn it by playing
guide-play = Play now
guide-rules = All the rules
