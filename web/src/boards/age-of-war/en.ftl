dice = Dice
center = Center
in-play = { $count ->
    [one] one die in play
   *[other] { $count } dice in play
}
lost-dice = { $count ->
    [0] none lost
    [one] one lost
   *[other] { $count } lost
}
to-roll = { $count ->
    [0] no die left
    [one] one die to roll
   *[other] { $count } dice to roll
}
lose = Lose a die
lose-more = { $count ->
    [0] Lose the last die: the turn ends
    [one] Lose a die, roll the last one
   *[other] Lose a die, roll { $count }
}
roll-dice = { $count ->
    [one] Roll the die
   *[other] Roll { $count } dice
}
glyph-infantry = infantry
glyph-archery = archery
glyph-cavalry = cavalry
glyph-daimyo = daimyo
face-infantry = infantry { $number }
fill-line = { $castle }: fill { $line }
fill-line-more = { $castle }: fill { $line } with { $more ->
    [one] one more die
   *[other] { $more } more dice
}
line-infantry = infantry { $number }
line-special = special daimyo line
castle-label = { $castle }, { $clan } clan, { $points ->
    [one] one point
   *[other] { $points } points
}
line-open = { $castle }, line { $line }: { $what }, open
line-fill = Fill { $what } at { $castle }. { $then }. Chance to conquer: { $chance }
line-fill-plain = Fill { $what } at { $castle }. { $then }
line-filled = { $castle }, line { $line }: { $what }, filled
then-conquers = That conquers the castle
then-open = Still open then: { $lines }
leaves = leaves
conquers = conquers the castle
uses = { $count ->
    [one] one die
   *[other] { $count } dice
}
chance = chance
chance-title = Exact chance to complete the castle after this choice, with best play
owner-of = held by { $name }
empty-area = No castle yet
points = { $count ->
    [one] one point
   *[other] { $count } points
}
pile = { $count ->
    [one] one castle
   *[other] { $count } castles
}, safe for good
you = you
to-play = to play
winner = winner
clan-worth = The whole clan ({ $size ->
    [one] one castle
   *[other] { $size } castles
}): { $points ->
    [one] one point
   *[other] { $points } points
}
preview-idle = Click a lit line to fill it, or lose a die and roll again.
preview-wait = { $name } is choosing.
preview-roll = The dice are about to fall.
preview-tumbling = The dice roll…
preview-over = The war is over.
rolled-dice = Dice: { $dice }
not-rolled = { $count ->
    [one] one die waiting to be rolled
   *[other] { $count } dice waiting to be rolled
}
win-bar = Chance to win, solved exactly: { $name } { $chance }
final-title = Final scoring
final-step = Next
final-all = Show all
final-total = Total
final-ties = Tied on points: castles decide, then clans
final-winner = { $names } { $count ->
    [one] wins
   *[other] share the victory
}
final-castles = { $count ->
    [0] no castle
    [one] one castle
   *[other] { $count } castles
}
final-clans = { $count ->
    [0] no clan
    [one] one clan
   *[other] { $count } clans
}
final-again = Count again
tagline = Seven dice, fourteen castles, six clans
