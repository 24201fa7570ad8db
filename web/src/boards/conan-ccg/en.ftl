lang = en
choices = What you may do
hand = Your hand
empty-hand = You hold no cards.
revealed = Revealed Foes
shown = Cards to choose from
nothing = nothing
initiative-n = Initiative { $n }
edge-left = left edge: { $icons }
edge-right = right edge: { $icons }
has-fallen = has fallen
costs-minors = costs { $n }
face-down = a move face down
only-you-see = Face down; you know it.
strikes-free = Nothing meets it: it deals { $n }
gap = Gap { $place }
gap-left = left of { $foe }
gap-right = right of { $foe }
gap-between = between { $before } and { $after }
spot = Place it here: { $place }
is-conan = Conan
is-out = defeated
player = { $name }
player-conan = { $name }, who is Conan
hand-of = { $n ->
    [one] one card in hand
   *[other] { $n } cards in hand
}
deck = Draw Deck
discards = Discard Pile
discards-n = Discard Pile, { $n }
discards-of = { $name }’s Discard Pile
foe-deck = Foe Deck
foe-discards = Foe Discards
foe-discards-n = Foe Discards, { $n }
foe-discards-of = { $name }’s Foe Discards
chronicle = Chronicle: the Foes that were defeated
chronicle-n = Chronicle, { $n ->
    [one] one Foe
   *[other] { $n } Foes
}, Renown { $renown }
chronicle-of = { $name }’s Chronicle
known-of = What { $name } has shown of the hand
known-n = { $n ->
    [one] One card was shown
   *[other] { $n } cards were shown
}
play-here = Play it here
by-conan = Conan
who-performs = Whose move is it?
damage-n = { $n } Damage
turn = Turn { $turn }
turn-round = Turn { $turn }, round { $round }
how-many-vitality = Prowess to turn into Health:
how-many-cards = Cards to draw:
deals = Damage that it deals
takes = Damage that it takes
price = Costs { $gem }{ $extra ->
    [0] {""}
   *[other] {" "}and { $extra } for moves that it does not touch
}.
price-left = Prowess { $prowess }, Health { $health } left
price-wounds = { $n ->
    [0] Costs the Ally no wounds.
    [one] Costs the Ally one wound; Health { $health } left.
   *[other] Costs the Ally { $n } wounds; Health { $health } left.
}
price-deadly = Conan would die of it!
deals-range = You deal { $n }.
takes-range = You take { $n }.
would-fall = It would fall.
may-fall = It may fall.
first-1 = You strike first.
first-0 = Both strike at once.
first--1 = It strikes first.
touches-nothing = It touches no Foe.
no-offence = no offence
lane-pass = { $icon } strikes
lane-block = { $icon } is blocked by { $other }
lane-leak = { $icon } leaks through { $other }
press-for-rules = I: all its rulings and rules
tap-for-rules = Tap here for all its rulings and rules
no-text = This card has no text.
rulings-on = Rulings on it
rules-about = Rules about it
rules-named = Rules about it:
deadly = Conan would die
deadly-how = What this costs is more than Conan has: paying it would kill him.
deadly-no = Better not
deadly-yes = Do it all the same
stop-foe_reveal = When Foes are revealed
stop-survey = In the Survey Phase
stop-foe_moves_down = When the Foe moves lie face down
stop-reveal = When the Foe moves are revealed
stop-barbarian = In the Barbarian Phase
stop-before_zone = Before a zone is resolved
stop-before_damage = Before Damage
stop-after_hit = After a hit
stop-action_played = When an Action is played
stop-end_of_combat = At the end of combat
stop-rest = In the Rest Step
scene = What happens
ability = ability
unopposed = unopposed
pass-round = Pass for the rest of the round
draws-foes = { $n ->
    [one] one Foe is drawn
   *[other] { $n } Foes are drawn
}
loses-renown = { $n ->
    [0] at no loss
   *[other] up to −{ $n } Renown
}
rest-gives = Prowess { $prowess }{ $health ->
    [0] {""}
   *[other] , up to { $health } of it as Health
}
pass-round-short = Pass this round
for-me = Do it for me
as-proposed = As proposed
pays = pays
goes = goes
stop-trigger = What a card offers at no cost
stop-triggers = Which effect comes first
stop-up-to = How many cards to draw
stop-cycle = Which cards to discard for new ones
stop-foe-draw = Which Foes come, and where
stop-foe-moves = Which move each Foe gets
stop-round = Fight or retreat
stop-resolution = Which zone comes next
stop-initiative = Which attack comes first
stop-side = Which edge an unopposed Foe strikes with
final = The end
you-win = You win
you-share = You share the victory
they-win = { $number ->
    [0] Nobody wins
    [one] { $winners } wins
   *[other] { $winners } share the victory
}
ended-renown = by Renown
ended-death = { $others ->
    [one] the other Conan has fallen
   *[other] the other Conans have fallen
}
ended-exhaustion = a Foe Deck has run out
ended-limit = the turn limit is reached
see-table = See the table
see-score = See the result
player-head = Player
foes-head = Foes defeated
luck-head = Luck
luck-means = Damage beyond what was to be expected of moves that lay face down
course-renown = How Renown went
course-health = How Health went
decisive = The combats that decided it
combat = Turn { $turn }, { $name }: Renown { $won }, Health −{ $lost }.
combat-fallen = Fallen: { $foes }.
combat-died = Conan dies.
combat-retreated = A Retreat.
zones = Zones
drawer-hand = Hand
drawer-players = Players
drawers = What to see
