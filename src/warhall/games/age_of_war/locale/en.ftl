# Age of War: every sentence a person reads, in English.

option-players = Number of players (2 to 6)
odds-option-castle = One castle, by its id
odds-option-dice = Dice you are about to roll
odds-option-filled = Lines of the castle already filled, for example "1,3" or "2,daimyo"
odds-option-steal = You take the castle from an opponent, so its special daimyo line counts too

bot-greedy = exact odds of completing each castle with the dice in hand, times what it is worth
bot-expert = exact odds within the turn, and an estimate of what a conquest does to the race
bot-warlord = calculates like greedy, but follows a temper
bot-champion = exact odds within the turn, fed by play-outs in machine code; with two players the exact solution, if it is there
champion-without-extra = The champion looks ahead with NumPy and Numba, which are not installed (pip install "warhall[solver]"): it plays as the expert does.
bot-optimal = the exact solution of the two-player game (solved once, before the first game, in about two minutes)

# -- events ----------------------------------------------------------------------------------------------------------

event-first-player = { $seat } goes first.
event-rolled = { $seat } rolls { $dice }.
event-line-filled = { $seat } fills [{ $line }] of { $castle } with { $used ->
    [one] one die
   *[other] { $used } dice
}; { $left ->
    [0] no die is left
    [one] one die is left
   *[other] { $left } dice are left
}.
event-die-lost = { $seat } loses a die; { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
}.
event-attempt-failed = { $castle } holds out against { $seat }.
event-castle-conquered = { $seat } conquers { $castle } for { $points ->
    [one] one point
   *[other] { $points } points
}!
event-castle-taken = { $seat } takes { $castle } from { $victim }!
event-clan-conquered = { $seat } unites the { $clan } clan: { $points } points, safe for good.
event-turn-begins = It is { $seat }'s turn.
event-game-over = The game is over. { $shared ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
} ({ $scores }).

# -- what may be done ------------------------------------------------------------------------------------------------

prompt-roll = { $seat } rolls { $left ->
    [one] one die
   *[other] { $left } dice
}.
prompt-first = A draw decides who goes first.
prompt-choose = { $seat }: fill a line, or lose a die.
prompt-choose-target = { $seat }: fill a line of { $castle }, or lose a die.
prompt-over = The game is over. { $shared ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
label-fill = { $line } of { $castle }: { $used ->
    [one] one die
   *[other] { $used } dice
}, { $left } left
label-conquer = conquers it
menu-fill = { $line } { $used }d → { $open }
label-lose = lose a die, roll { $left }
label-lose-last = lose the last die: the turn ends
label-open = still open: { $lines }

screen-center = Center
screen-nobody = nothing yet
screen-pile = { $clan } clan ({ $points })
screen-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
screen-dice = Dice
screen-not-rolled = { $left ->
    [one] one die to roll
   *[other] { $left } dice to roll
}
screen-placed = { $placed } placed, { $lost } lost
screen-special = To take a castle from a player, fill [D!] too.
screen-legend = numbers: infantry   A archery   C cavalry   D daimyo   ✓ filled

# -- odds ------------------------------------------------------------------------------------------------------------

odds-title-all = Chance to conquer each castle with { $dice ->
    [one] one die
   *[other] { $dice } dice
}
odds-title-one = { $castle }, open lines: { $lines }
odds-title-choices = Chance to complete the castle after each choice
odds-castle = Castle
odds-clan = Clan
odds-points = Points
odds-lines = Lines
odds-center = Center
odds-stolen = Stolen
odds-dice = Dice
odds-chance = Chance
odds-action = Action

# -- refusals --------------------------------------------------------------------------------------------------------

error-no-stopping = You cannot end your turn early: lose a die instead.
error-bad-words = "{ $given }" is not complete. Write fill CASTLE LINE, lose, roll FACES or first SEAT.
error-unknown-verb = There is no action "{ $given }": after a roll you fill a line or lose a die.
error-bad-seat = There is no seat { $given }: seats are numbered 0 to { $last }.
error-too-many-dice = { $given } dice are too many: there are only seven.
error-unknown-face = No die shows "{ $given }": the faces are 1 2 3 A C D.
error-unknown-castle = There is no castle "{ $given }".{ $suggestion ->
    [none] {""}
   *[other] { " " }Did you mean { $suggestion }?
}
error-unknown-line = { $castle } has no line "{ $given }": its lines are { $known }.
error-two-lines = One roll fills only one line of { $castle }.
error-bad-spare = "{ $given }" cannot go with this line of { $castle }: only spare infantry dice can join an infantry line, as +1, +2 and so on.
error-first-player-unknown = Draw the first player before anything else.
error-roll-first = Roll the dice first.
error-wrong-dice-count = { $left ->
    [one] You roll the one die left
   *[other] You roll all { $left } dice left
}, not { $given }.
error-decide-first = "{ $given }" is up to chance: you fill a line or lose a die.
error-facedown = { $castle } lies facedown in a conquered clan and can never be taken.
error-own-castle = You already own { $castle }.
error-committed = You have started on { $target }: this turn you can fill only its lines, not [{ $line }] of { $castle }.
error-special-in-center = { $castle } lies in the center: its special daimyo line does not count there.
error-line-filled = [{ $line }] of { $castle } is already filled.
error-no-spare = The dice { $dice } leave no { $spare } infantry to spare for [{ $line }] of { $castle }.
error-too-little-infantry = [{ $line }] of { $castle } needs { $need } infantry; the dice { $dice } show only { $total }.
error-symbols-missing = The dice { $dice } do not show everything that [{ $line }] of { $castle } asks for.
error-needs-castle = { $field } needs a castle: add --castle.
error-never-stolen = { $castle } is a clan of its own, so nobody can ever take it.
error-too-many-dice-left = At least { $placed ->
    [one] 1 die lies
   *[other] { $placed } dice lie
} on the filled lines, so there cannot be { $dice } left.

# -- positions -------------------------------------------------------------------------------------------------------

error-position-clan-unfinished = { $field }: the clan { $clan } is not complete, so its castles lie faceup.
error-position-clan-complete = { $field }: one player owns the whole clan { $clan }, so its castles lie facedown.
error-position-no-turn = to_move: once the game has begun it is always somebody's turn.
error-position-filled-without-target = filled: lines are filled, but there is no target.
error-position-bad-target = target: the seat whose turn it is cannot attack { $castle }.
error-position-bad-line = filled: { $castle } has no line { $given }, or it is named twice.
error-position-special-in-center = filled: { $castle } lies in the center, where its special daimyo line does not count.
error-position-filled-count = filled: a target has at least one line filled and one open; see { $castle }.
error-position-too-many-dice = dice: { $given } dice show, but there are only seven.
error-position-dice-placed = dice_left: at least { $placed ->
    [one] 1 die lies
   *[other] { $placed } dice lie
} on the filled lines, so there cannot be { $given } left.
error-position-dice-mismatch = dice: { $shown ->
    [one] 1 die shows
   *[other] { $shown } dice show
}, but { $left ->
    [one] 1 is
   *[other] { $left } are
} left to roll.
error-position-no-turn-now = dice: no turn is going on in this position.
error-position-bad-lost = lost: { $given ->
    [one] 1 die
   *[other] { $given } dice
} cannot be lost here, only { $low } to { $high }.

# -- the solution ----------------------------------------------------------------------------------------------------

error-not-two-players = Only the two-player game is solved; this one has { $players } players.
solve-title = Age of War for two, solved
solve-what = What
solve-figure = Figure
solve-positions = Positions
solve-start = Chance to win for whoever starts
solve-residual = Largest residual, proved by a final sweep
solve-standoffs = Positions with more than one solution
solve-rounding = Largest rounding error in the file
solve-seconds = Seconds
solve-memory = Peak memory
solve-file = File
analysis-summary = Luck and skill
analysis-decisions = Every choice, and what it gave away
analysis-player = Player
analysis-choices = Choices
analysis-luck = Luck
analysis-given-away = Given away
analysis-number = No.
analysis-mark = Mark
analysis-played = Played
analysis-best = Best
analysis-course = After { $count ->
    [one] 1 action
   *[other] { $count } actions
} { $player } has a { $chance } chance to win.
analysis-plot = { $player }'s chance to win
analysis-actions = actions

# -- the picture ------------------------------------------------------------------------------------------------------

picture-game = Age of War
picture-turn = { $name } to play
picture-wins = { $name } wins
picture-win-together = { $name } win together
picture-player = Player { $number }
picture-you = you
picture-to-play = to play
picture-winner = winner
picture-dice = Dice
picture-left = { $number } in play
picture-placed = Placed: { $number }
picture-lost = Lost: { $number }
picture-aside = Placed or lost: { $number }
picture-target = Under attack
picture-in-center = in the center
picture-held-by = held by { $name }
picture-no-target = No castle is under attack
picture-no-dice = not rolled yet
picture-center = Center
picture-empty = No castle yet
picture-castles = { $number ->
    [one] { $number } castle
   *[other] { $number } castles
}
picture-clans = { $number ->
    [one] { $number } clan
   *[other] { $number } clans
}
picture-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
picture-infantry = Infantry
picture-archery = Archery
picture-cavalry = Cavalry
picture-daimyo = Daimyo
picture-special = Only needed against a player
picture-pile = United clan, safe for good
picture-final = The war is over
