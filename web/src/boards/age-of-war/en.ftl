dice = Dice
center = Center
castles-left = { $count ->
    [one] one castle left
   *[other] { $count } castles left
}
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
under-attack = under attack
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
legend-special = only against a player

intro-title = Age of War in five minutes
intro-step = Step { $step } of { $of }
intro-next = Next
intro-back = Back
intro-play = Play now against bots
intro-lobby = To the lobby
intro-rules = Read the rules
intro-not-yet = You could do that in a real game. Here, follow Kim: the golden hand shows her choice.
intro-1-title = Fourteen castles, six clans
intro-1 = You are a daimyo in feudal Japan. Fourteen castles lie in the center. When the center is empty, whoever has the most points wins. A castle is worth the number on its coin; all the castles of a clan together are worth more, and nobody can take them from you any more.
intro-2-title = Kim rolls seven dice
intro-2 = Each die shows one, two or three foot soldiers, archery, cavalry or a daimyo. To conquer a castle you fill all of its battle lines, one line after each roll.
intro-2-do = Roll the dice.
intro-3-title = A line lights up
intro-3 = Kim rolled infantry 3, 3, 2 and 1: enough for the line of eight foot soldiers at Gassantoda, a castle of the Mori clan. Lines that your dice can fill glow. The number beside each one is your exact chance to conquer the castle if you begin there.
intro-3-do = Click the glowing 8 at Gassantoda.
intro-4-title = Three dice stay, four are left
intro-4 = The dice of that line stay there. Kim has begun Gassantoda, so this turn she can only go on with it: all it still needs is a daimyo. A misclick? You can undo it until the dice fall again.
intro-4-do = Roll the other four dice.
intro-5-title = No daimyo
intro-5 = Nothing fits, so one die is lost and the rest are rolled again. You may lose a die even when you could fill a line, hoping for something better.
intro-5-do = Lose a die.
intro-6-title = Three dice left
intro-6 = Every lost die makes it harder. When the last one is gone the castle holds out, and the turn is over.
intro-6-do = Roll the last three dice.
intro-7-title = There she is
intro-7 = A daimyo! It fills the last open line.
intro-7-do = Click the daimyo line at Gassantoda.
intro-8-title = Gassantoda is conquered
intro-8 = Kim takes the castle and two points, and her turn ends at once. The castle lies faceup in front of her: Ed can still take it if he also fills the dark special daimyo line. If Kim conquers Takahashi too, the Mori clan is hers for good, for five points instead of four.
intro-9-title = That is all
intro-9 = Roll, then fill a line or lose a die, until the castle falls or your dice are gone. When the center is empty, count. Every choice that is not possible says why and names its rule: just click it.
