# Conan CCG: every sentence a person reads, in English.

option-players = Number of players (2 to 6)
option-decks = Decks in seat order: names of starter decks or deck files, separated by semicolons
option-decks-seat = Deck
option-decks-own = Your own deck: one card per line, like “3 Thak”, or the text of a deck file
option-data = A folder of cards that add to the printed ones or replace them
option-turn_limit = Turns after which the game is a draw (0: no limit)
option-round_limit = Rounds after which a combat ends as a Retreat without loss (0: no limit)

bot-steward = plays to win: reads its hand for moves and gaps, edge to edge, and weighs Health against Renown
bot-champion = the steward who knows what he has to lose: the further ahead he is, the less he risks, and he goes home only with a lead that holds

# -- refusals --------------------------------------------------------------------------------------------------------

error-bad-data = These cards cannot be used: { $faults }.
error-no-data = There is no folder "{ $given }".
error-unknown-name = There is no { $kind ->
    [card] card
    [ally] Ally
    [place] Foe at
    [gap] gap
    [zone] zone
    [seat] seat
   *[other] { $kind }
} "{ $name }".{ $suggestion ->
    [none] {""}
   *[other] {" "}Did you mean "{ $suggestion }"?
}
error-first-player-unknown = First, chance decides who begins.
error-chance-other = Now { $count } { $count ->
    [one] card comes
   *[other] cards come
} off a deck: "{ $verb }".
error-chance-count = Name exactly { $count ->
    [one] one card
   *[other] { $count } cards, sorted by name
}, not { $given }.
error-chance-card = { $card } cannot come up now.
error-unknown-deck = There is no deck "{ $given }". Known: { $known }.
error-unknown-conan = There is no Conan "{ $given }". Known: { $known }.
error-unknown-style = There is no style "{ $given }". Known: { $known }.
error-illegal-deck = The deck "{ $deck }" is not legal. { $faults }
error-deck-unreadable = The deck file "{ $given }" cannot be read: { $reason }.
error-deck-line = "{ $given }" is not a line of a deck: it takes a number and a card.
error-deck-import =
    The list cannot be read.
    { $faults }
deck-import-unknown = Line { $line }: there is no card "{ $given }"{ $suggestion ->
    [none] .
   *[other] {""}; did you mean "{ $suggestion }"?
}
deck-import-ambiguous = Line { $line }: "{ $given }" can be { $cards }.
deck-import-conans = { $count ->
    [0] No line names a Conan, such as "Conan the Bold".
   *[other] A deck has one Conan, not { $count }: { $given }.
}
deck-more-faults = And more.
deck-import-long = More than { $most } lines.
error-deck-count = { $given ->
    [one] 1 deck
   *[other] { $given } decks
} for { $players } seats.
error-position-no-turn = { $field }: somebody has to be Conan. Name the seat.
error-position-card = { $field }: there is no card "{ $given }".{ $suggestion ->
    [none] {""}
   *[other] { " " }Did you mean { $suggestion }?
}
error-position-kind = { $field }: { $card } cannot lie there.
error-position-no-card = { $field }: the card is missing.
error-position-thing = { $field }: "{ $given }" is neither conan nor region nor the number of anything on the table.
error-position-number-twice = { $field }: two things have the number { $given }. Leave the numbers out, and each gets one.
error-position-winners = { $field }: nobody has won yet. Say how the game "ended", or leave { $field } out.
error-position-before-game = { $field }: before the game nothing lies there. Name a later phase, or the active seat.
error-position-fallen = { $field }: nobody goes on with no Health left.
error-position-zone-full = { $field }: at most { $most } Foes stand in a zone.
error-position-no-combat = { $field }: moves lie in a combat only. Give the Foes, or a phase of the combat.
error-position-gap-taken = { $field }: another move lies in gap { $given } already.
error-position-no-gap = { $field }: { $foes ->
    [0] no Foe stands in { $zone }
    [one] 1 Foe stands in { $zone }, with gaps 0 and 1
   *[other] { $foes } Foes stand in { $zone }, with gaps 0 to { $foes }
}, so there is no gap { $given }.
error-position-foe-owner = { $field }: seat { $seat } does not play any Foes now.
error-position-who-plays = { $field }: seat { $seat } cannot be Conan: that seat is out, or nobody is left to play the Foes.
error-position-nobody-fell = { $field }: nobody is out before the first turn.
error-position-nobody-waits = { $field }: nobody would have to act. Leave the stack out and name the phase: { $known }.
error-position-stack = { $field }: no game comes to this ({ $reason }).
error-position-cards = { $field }: the cards on the table are not those of the list. See { $cards }.
error-only-chance = "{ $action }" is up to chance alone.
error-not-now = "{ $action }" is not possible now ({ phase-now }).
error-not-revealed = { $card } is not among the revealed Foes.
error-prohibited = A card forbids { $card }.
error-too-dear = { $card } costs { $price ->
    [one] one Minor Foe
   *[other] { $price } Minor Foes
}, and only { $minors } { $minors ->
    [one] is
   *[other] are
} revealed.
error-solitary = No Foe joins a Solitary one.
error-solitary-center = A Solitary Foe belongs in the Center.
error-zone-order = The Center comes first, and the Rear only after a Flank.
error-zone-full = Three Foes already stand there ({ $zone }).
error-savage = A Savage Foe stands alone in its zone.
error-zone-type = { $card } will not share a zone with Foes of that type.
error-no-foe = There is no Foe there.
error-not-your-foe = That Foe belongs to another player.
error-one-move = That Foe already has its move.
error-not-in-hand = { $card } is not in your hand.
error-conan-only = { $card } is for Conan only.
error-no-move = { $card } has no icons, so it cannot be a move.
error-lethal = { $card } would cost { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
} and kill the Foe, who has { $health } Health left.
error-hand-first = You may not search: a card in your hand will do for that Foe.
error-no-gap = There is no such gap between Foes.
error-gap-taken = There is already a move in that gap.
error-veterans = Two Veterans close that gap.
error-two-zones = Conan plays moves in at most { $limit } zones a round.
error-cannot-pay = { $card } would cost { $price } there; Conan has { $prowess } Prowess and { $health } Health.
error-no-ally = There is no Ally { $ally } in play.
error-one-ally-move = { $ally } plays only one move a round.
error-ally-lethal = That would cost { $ally } { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
}, with { $health } Health left.
error-needs-scars = { $card } needs { $needed } { $needed ->
    [one] Scar
   *[other] Scars
}; your Conan has { $have }.
error-needs-renown = { $card } needs { $needed } Renown; you have { $have }.
error-no-place = No zone is open to { $card } now.
error-other-named = { $named } was named and comes, not { $card }.
error-no-position = Positions there are numbered from 1 to { $last }.
error-not-in-chronicle = { $card } is not in that Chronicle.
error-too-much-vitality = You can turn at most { $most } Prowess into Health now.
error-other-side = { $card } ({ $keyword }) is for the other side.
error-too-late = It is too late for { $card }: Actions are played at the beginning of the Rest Step.
error-not-playable = { $kind ->
    [item] { $card } is an Item: Conan takes up Items in the Prepare Step.
    [ally] { $card } is an Ally: Allies join Conan in the Prepare Step.
    [region] { $card } is a Region: Conan plays Regions in the Prepare Step, Foe players when Foes are revealed.
    [move] { $card } is a move: moves are laid in the Move Phases.
   *[other] This is not the moment for { $card }: its text says when it is played.
}
error-no-retreat = You cannot Retreat now ({ phase-now }).
error-retreated = After a Retreat there is no pressing on.
error-no-press-on = To Press On, Conan needs Prowess and a card in hand.
error-one-foe = You have to play at least one Foe.
error-every-foe = Every Foe needs a move.
error-must-name = No Foe without a cost is left, so you have to name one.
error-over-limit = { $card } is worth { $renown } Renown; you may still take { $limit }.

deck-no-conan = { $given ->
    [none] A deck needs a Conan.
   *[other] "{ $given }" is not a Conan card.
}
deck-draw-short = The Draw Deck has { $count ->
    [one] 1 card
   *[other] { $count } cards
} and needs { $least }.
deck-draw-kind = { $card } ({ $kind }) cannot go into a Draw Deck.
deck-unknown-card = There is no card "{ $card }" (nearest: { $suggestion }).
deck-foes-short = The Foe Deck has { $count ->
    [one] 1 card
   *[other] { $count } cards
} and needs { $least }.
deck-foes-kind = { $card } ({ $kind }) cannot go into a Foe Deck.
deck-unique = { $card } is Unique, but there are { $count } copies.
deck-copies = There are { $count } copies of { $card }; only { $most } are allowed.
deck-renown = The Foe Deck has { $renown } Renown; it needs { $least } to { $most }.

# -- events ------------------------------------------------------------------------------------------------------------

event-first-player = { $seat } takes the first turn.
event-turn-begins = Turn { $turn }: { $seat } is Conan.
event-phase = — { $phase } —
event-conan-center = { $seat }'s Conan steps into the center.
event-conan-home = { $seat }'s Conan leaves the center.
event-drawn = { $seat } draws { $count ->
    [one] one card
   *[other] { $count } cards
}: { $cards }.
event-drawn-hidden = { $seat } draws { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-reshuffled = { $seat } shuffles their Discard Pile into a new Draw Deck.
event-foes-reshuffled = { $seat } shuffles their Foe Discards into a new Foe Deck.
event-hand-shown = { $seat } shows { $viewer } their hand: { $cards }.
event-hand-shown-hidden = { $seat } shows { $viewer } their hand.
event-top-seen = { $seat } looks at the top of { $owner }'s Foe Deck: { $cards }.
event-top-seen-hidden = { $seat } looks at the top { $count ->
    [one] card
   *[other] { $count } cards
} of { $owner }'s Foe Deck.
event-foes-revealed = { $seat } reveals { $cards }.
event-discarded = { $seat } discards { $cards }{ $how ->
    [random] {" "}at random
   *[other] {""}
}.
event-effect-heal = { $card }: { $who } regains { $n } Health.
event-effect-wound = { $card }: { $who } takes { $n } { $n ->
    [one] wound
   *[other] wounds
}.
event-effect-gain-prowess = { $card }: { $who } gains { $n } Prowess.
event-effect-lose-prowess = { $card }: { $who } loses { $n } Prowess.
event-effect-stat = { $card }: { $stat ->
    [damage] Conan has { $change } Damage
    [vitality] Conan has { $change } Vitality
    [starting_health] Conan has { $change } Starting Health
    [item_scars] Items need { $change } Scars
    [retreat_loss] a Retreat costs { $change } Renown
   *[other] { $stat } { $change }
} { $until ->
    [round] this round
    [combat] in this combat
   *[other] this turn
}.
event-move-seen = { $seat } looks at { $foe }'s move: { $card }.
event-move-seen-hidden = { $seat } looks at { $foe }'s move.
event-foe-moved = { $foe } moves to the { $zone }.
event-left-play = { $card } leaves play.
event-cancelled = { $by } cancels { $card }.
event-card-taken = { $seat } takes { $card } into their hand.
event-foe-placed = { $seat } places { $foe } ({ $zone }).
event-foe-removed = { $foe } leaves the field and counts for nobody.
event-returned = { $card } returns to { $seat }'s hand.
event-foe-defeated = { $foe } is defeated: { $seat } now has { $renown } Renown.
event-ally-defeated = { $ally } falls at { $seat }'s side.
event-ally-dismissed = { $ally } goes home.
event-exhausted = { $seat } has run out of Foes.
event-conan-defeated = { $seat }'s Conan is defeated.
event-game-over = The game is over. { $shared ->
    [0] Nobody wins
    [one] { $winners } wins
   *[other] { $winners } share the victory
} ({ $reason ->
    [renown] Renown
    [death] the other Conans have fallen
    [exhaustion] no Foes are left
   *[limit] the turn limit is reached
}; Renown { $scores }).
event-used = { $seat } uses { $card }{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
}.
event-action-played = { $seat } plays { $card }.
event-item-played = { $seat } takes up { $card }.
event-ally-played = { $card } joins { $seat }.
event-region-played = { $seat } plays the Region { $card }.
event-foe-draw = { $n ->
    [one] One Foe is
   *[other] { $n } Foes are
} drawn against { $seat } ({ $scars ->
    [one] one Scar
   *[other] { $scars } Scars
}).
event-foes-discarded = Into the Foe Discards: { $cards }.
event-foes-refused = { $seat } refuses all the revealed Foes.
event-foe-named = { $seat } names { $foe }.
event-foe-paid = { $foe } is discarded to pay.
event-retreat = { $seat } retreats and may lose up to { $limit } Renown.
event-fights-on = { $seat } fights.
event-foe-taken = { $seat } takes { $foe } out of { $victim }'s Chronicle, leaving { $renown } Renown.
event-foe-move = { $seat } gives { $foe } ({ $place }) a move: { $card }{ $wounds ->
    [0] {""}
    [one] {", "}for one wound
   *[other] {", "}for { $wounds } wounds
}.
event-foe-move-hidden = { $seat } gives { $foe } ({ $place }) a move face down{ $wounds ->
    [0] {""}
    [one] {", "}for one wound
   *[other] {", "}for { $wounds } wounds
}.
event-search-failed = { $seat } finds no move for { $foe }, which is defeated.
event-search-rejected = { $seat } searches for a move, try { $tries }: { $card } will not do.
event-conan-move = { $who } plays { $card }: { $place }.
event-ally-overpaid = { $ally } takes { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
} for the move.
event-move-paid = { $card } costs { $gem }{ $extra ->
    [0] {""}
   *[other] {" + "}{ $extra } for moves it does not touch
}: { $prowess } Prowess left.
event-foe-move-revealed = { $foe } ({ $place }): { $card }.
event-illegal-move = { $foe } was not allowed to play { $card } and is defeated.
event-redirected = { $card }: { $ally } takes the blow.
event-zone-named = { $seat } resolves the { $zone }.
event-side-named = { $foe } strikes at { $target } with the { $side } edge.
event-clash = { $attacker } attacks { $target } with { $move }{ $against }: { $met }; { $sum }.
event-prowess-restored = { $seat } is back at { $prowess } Prowess.
event-vitality-used = { $seat } turns { $n } Prowess into Health: Prowess { $prowess }, Health { $health }.
event-round-limit = The combat ends after { $n } rounds.
event-field-cleared = { $seat } has cleared the field.
event-press-on = { $seat } presses on.

lane-pass = { $icon } strikes
lane-block = { $icon } is blocked by { $other }
lane-leak = { $icon } leaks through { $other }
gap-text = { $zone }, { $gap ->
    [0] left of the first Foe
    [1] right of the first Foe
    [2] right of the second Foe
   *[other] right of the last Foe
}
gap-left-of = { $zone }, left of { $foe }
gap-right-of = { $zone }, right of { $foe }
gap-between = { $zone }, between { $before } and { $after }
edge-empty = no icon
clash-against = {" "}against { $enemy }
clash-hit = base { $base }, with icons { $icons }{ $leak ->
    [0] {""}
   *[other] {", "}leak { $leak }
}{ $notes } = { $damage } Damage
clash-leak = blocked, but { $leak } Damage leaks through the Shield
clash-blocked = { $blocked ->
    [one] its icon is blocked
   *[other] all { $blocked } icons blocked
}

# -- prompts -------------------------------------------------------------------------------------------------------------

prompt-chance = The deck decides.
prompt-over = The game is over: { $shared ->
    [0] nobody wins
    [one] { $winners } wins
   *[other] { $winners } share the victory
}{ $reason ->
    [renown] {" "}by Renown
    [death] {" "}as the last one alive
    [exhaustion] {" "}because a Foe Deck has run out
    [limit] {" "}at the turn limit
   *[other] {""}
}.
prompt-window = { $seat }: { $window }. Play or use a card, or pass.
prompt-prepare = { $seat }: Prepare Step. Play Items, Allies, Regions and Actions, then pass.
prompt-doing = { $seat }: choose for { $card }. { $text }
prompt-trigger = { $seat }: use { $card }? { $text }
prompt-triggers = { $seat }: which effect comes first?
prompt-discard = { $seat }: discard { $n ->
    [one] a card
   *[other] { $n } cards
}{ $why ->
    [card] {" "}for { $cause }
    [seven] {" "}to keep seven
   *[none] {""}
}.
prompt-cycle = { $seat }: discard up to { $n ->
    [one] one card
   *[other] { $n } cards
}, then draw as many{ $why ->
    [card] {" "}({ $cause })
   *[none] {""}
}.
prompt-take = { $seat }: take a card, or finish.
prompt-order-top = { $seat }: which card comes next from the top?
prompt-foe-draw = { $seat }: place Foes, then finish.
prompt-foe-name = { $seat }: no revealed Foe can be played. Name one, or refuse them all.
prompt-pay = { $seat }: pay for { $paid }: discard { $n ->
    [one] one Minor Foe
   *[other] { $n } Minor Foes
}.
prompt-round = { $seat }: fight or retreat?
prompt-loss = { $seat }: take Foes worth up to { $n } Renown out of { $victim }'s Chronicle.
prompt-foe-moves = { $seat }: give each of your Foes a move.
prompt-conan-moves = { $seat }: play Conan's moves, then finish.
prompt-placing = { $seat }: use the ability of { $card }? { $text }
prompt-reveal = { $seat }: use the ability of the Foe's move?
prompt-resolution = { $seat }: which zone next?
prompt-initiative = { $seat }: which attack comes first?
prompt-side = { $seat }: { $foe } plays { $move }. With which edge does it strike, and whom?
prompt-redirect = { $seat }: turn the blow on an Ally?
prompt-press = { $seat }: press on or rest?
prompt-rest = { $seat }: how much Prowess do you turn into Health?
prompt-up-to = { $seat }: how many cards do you draw?

window-foe_reveal = the Foes are revealed
window-survey = Survey Phase
window-foe_moves_down = the Foe moves are down
window-reveal = the Foe moves are revealed
window-barbarian = Barbarian Phase
window-before_zone = before the zone is resolved
window-before_damage = before the Damage
window-after_hit = after the hit
window-action_played = an Action has been played
window-end_of_combat = end of combat
window-rest = Rest Actions

# -- labels --------------------------------------------------------------------------------------------------------------

label-pass = Pass
label-done = Done
label-play = Play { $card }
label-use = Use { $card }
label-choose = Choice { $n }
label-cards = { $n ->
    [0] Draw none
   *[other] Draw { $n }
}
label-vitality = { $n ->
    [0] Keep all Prowess
   *[other] Turn { $n } Prowess into Health
}
label-discard = Discard { $card }
label-take = Take { $card }
label-top = Next from the top: { $card }
label-name = Name { $card }
label-refuse = Refuse them all
label-place = Place { $card }: { $zone }, position { $n }
label-pay = Pay with { $card }
label-retreat = Retreat
label-fight = Fight
label-give = { $foe } ({ $place }): { $card }
label-search = { $foe } ({ $place }): search the deck
label-move = { $card }: { $place }{ $by ->
    [none] {""}
   *[other] {", "}by { $by }
}
price-plain = {" "}({ $gem }{ $extra ->
    [0] {""}
   *[other] {" + "}{ $extra }
})
price-health = {" "}({ $gem }{ $extra ->
    [0] {""}
   *[other] {" + "}{ $extra }
}, partly paid in Health)
price-deadly = {" "}({ $gem }{ $extra ->
    [0] {""}
   *[other] {" + "}{ $extra }
}: Conan would die of it)
price-wounds = {" "}({ $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
})
price-life = {" "}(Conan would die of it)
label-accept = Use it
label-decline = Leave it
label-zone = { $zone }
label-strike = { $side } edge at { $target } ({ $icons })
label-next = Number { $n }
label-foe = { $foe } ({ $place })
label-ally = { $card }
label-item = { $card }
label-at = The move { $card }: { $place }
label-peek = Look at { $foe }'s move ({ $place })
label-slot = { $side } edge, position { $n }
label-shift = To { $zone }, at the { $side } end
label-press-on = Press on
label-rest = Rest

zone-center = Center
zone-left = Left Flank
zone-right = Right Flank
zone-rear = Rear
side-left = left
side-right = right

screen-turn = Turn { $turn }, round { $round }: { $phase }
screen-player = { $name }: { $conan }  Prowess { $prowess }  Health { $health }  Renown { $renown }  Scars { $scars }
screen-piles = hand { $hand }  deck { $deck }  discards { $discard }  Foes { $foes }+{ $foe_discard }
screen-hand = Your hand
screen-revealed = Revealed Foes
screen-region = Region:
screen-turn-only = Turn { $turn }: { $phase }
screen-item = Item:
screen-allies = Allies
screen-ally = Ally:
screen-gone = (gone)
screen-face-down = face down
screen-figures = gem cost · i Initiative · P Prowess · D Damage · H Health · R Renown · S Scars · < > gets through
attack = {" "}({ $attacker } hits { $target } for { $damage }{ $met ->
    [with] {" "}with { $move }
    [past] {" "}past { $move }
   *[unopposed] {""}
})
kind-item = Item
kind-action = Action
kind-ally = Ally
kind-region = Region
word-human = Human
word-animal = Animal
word-creature = Creature
word-supernatural = Supernatural
word-sorcerer = Sorcerer
word-unique = Unique
word-mounted = Mounted
word-serpent = Serpent
word-veteran = Veteran
word-undead = Undead
word-savage = Savage
word-solitary = Solitary
price-minors = {" "}({ $n ->
    [one] costs one Minor
   *[other] costs { $n } Minors
})
word-cimmeria = Cimmeria
word-aquilonia = Aquilonia
word-hyrkania = Hyrkania
word-khitai = Khitai
word-stygia = Stygia
word-zamora = Zamora
word-pictland = Pictland
word-turan = Turan
word-nordheim = Nordheim
word-kush = Kush
word-koth = Koth
word-vilayet = Vilayet
screen-legend = S Shield · A Agility · G Grapple · T Two-Handed · B Blade · R Ranged · M Magic · X Special
phase-set-up = Set-up
phase-start = Start of Turn
phase-prepare = Prepare Step
phase-foe_draw = Foe Draw Phase
phase-survey = Survey Phase
phase-foe_move = Foe Move Phase
phase-conan_move = Conan Move Phase
phase-reveal = Reveal
phase-barbarian = Barbarian Phase
phase-resolution = Resolution Phase
phase-end_of_round = End of round
phase-end_of_combat = End of combat
phase-rest = Rest Step
phase-now = { $phase ->
    [set-up] { phase-set-up }
    [start] { phase-start }
    [prepare] { phase-prepare }
    [foe_draw] { phase-foe_draw }
    [survey] { phase-survey }
    [foe_move] { phase-foe_move }
    [conan_move] { phase-conan_move }
    [reveal] { phase-reveal }
    [barbarian] { phase-barbarian }
    [resolution] { phase-resolution }
    [end_of_round] { phase-end_of_round }
    [end_of_combat] { phase-end_of_combat }
    [rest] { phase-rest }
   *[other] { $phase }
}

# -- decks on the command line ---------------------------------------------------------------------------------------

deck-build-option-conan = The Conan of the deck, by card id; left out: the first
deck-build-option-style = The style of the moves: blade, grapple, two_handed, ranged or defence
decks-title-all = Starter decks
decks-id = Id
decks-title = Name
decks-conan = Conan
decks-cards = Cards
decks-foes = Foe Deck
decks-draw = Draw Deck
decks-renown = Renown
decks-count = Copies
decks-card = Card
decks-figures = Figures
decks-what = What
decks-figure = Figure
decks-kinds = Kinds
decks-gems = Gems of the moves
decks-icons = Icons
decks-majors = Major Foes
decks-scars = Scars
decks-unplayable = Chance that a Foe Draw of 5 has no playable Foe
decks-imported = Imported deck
decks-hand = Opening hand
decks-foe-draw = First Foe Draw
error-unknown-card = There is no card "{ $given }".{ $suggestion ->
    [none] {""}
   *[other] {" "}Did you mean "{ $suggestion }"?
}
decks-swap = { $out } → { $into }
decks-weak-dead = { $card } is often a dead draw: it gets played only { $share } times in 100.
decks-weak-dear = The moves are expensive: { $gem } gems on average.
decks-weak-cheap = The moves are cheap and weak: { $gem } gems on average.
decks-weak-icons = Hardly any of these icons: { $icons }.
decks-weak-unplayable = { $share } % of Foe Draws of 5 bring no Foe that can be played.

# -- words on the cards -----------------------------------------------------------------------------------------------

kind-conan = Conan
kind-foe = Foe
kind-move = Move
kind-action = Action
kind-item = Item
kind-ally = Ally
kind-region = Region
type-human = Human
type-animal = Animal
type-creature = Creature
type-supernatural = Supernatural
type-sorcerer = Sorcerer
trait-unique = Unique
trait-mounted = Mounted
trait-serpent = Serpent
trait-veteran = Veteran
trait-undead = Undead
trait-savage = Savage
trait-solitary = Solitary
territory-cimmeria = Cimmeria
territory-aquilonia = Aquilonia
territory-hyrkania = Hyrkania
territory-khitai = Khitai
territory-stygia = Stygia
territory-zamora = Zamora
territory-pictland = Pictland
territory-turan = Turan
territory-nordheim = Nordheim
territory-kush = Kush
territory-koth = Koth
territory-vilayet = Vilayet
keyword-prepare = Prepare
keyword-warrior = Warrior
keyword-rest = Rest
keyword-any = Any
keyword-foe-prepare = Foe: Prepare
keyword-foe-warrior = Foe: Warrior
keyword-foe-rest = Foe: Rest
keyword-foe-any = Foe: Any
slot-weapon = Weapon
slot-shield = Shield
slot-body = Body
style-blade = Blade
style-grapple = Grapple
style-two_handed = Two-Handed
style-ranged = Ranged
style-defence = Defence
style-multi = Multiple
style-magic = Magic
style-special = Special
rarity-common = Common
rarity-uncommon = Uncommon
rarity-rare = Rare
rarity-ultra-rare = Ultra-rare
stat-prowess = Prowess
stat-health = Health
stat-damage = Damage
stat-vitality = Vitality
stat-renown = Renown
stat-scars = Scars
stat-gem = Gem
stat-initiative = Initiative
stat-draw = Draw
brief-prowess = P
brief-damage = D
brief-health = H
brief-vitality = V
brief-renown = R
brief-scars = S
brief-gem = gem
brief-initiative = init
brief-draw = draw
stat-needs = Needs
card-barbarian = BARBARIAN: { $ability } { $n }
card-needs-scars = Scars { $n }
card-draw = Draw { $n }

# -- words on the table picture ---------------------------------------------------------------------------------------

table-won = { $winners ->
    [none] The game is over
   *[other] Won by { $winners }
}
table-pass = strikes
table-block = blocked
table-leak = leaks 1
table-conan = is Conan
table-you = you
table-out = defeated
table-winner = winner
table-chronicle = Chronicle
table-known = Shown from the hand
table-hand = Hand
table-deck = Deck
table-discard = Discards
table-foe-deck = Foe Deck
table-foe-discard = Foe Discards

# -- cards on the command line -----------------------------------------------------------------------------------------

cards-found = { $count ->
    [one] One card
   *[other] { $count } cards
}
cards-name = Name
cards-kind = Kind
cards-figures = Figures
cards-edges = Icons
cards-type = Type
cards-trait = Trait
cards-territory = Territory
cards-slot = Place on the body
cards-keyword = Step
cards-rarity = Rarity
cards-id = Id
cards-traits = Traits
cards-left = Left edge
cards-right = Right edge
cards-text = Text
cards-decks = Decks
cards-rulings = Rulings
cards-rules = Rules
cards-what = What
cards-value = Value
error-query-quote = This quotation mark is never closed.
error-query-paren-open = This parenthesis is never closed.
error-query-paren-close = This parenthesis was never opened.
error-query-unexpected = "{ $given }" does not belong here.
error-query-missing = Something to look for is missing here: a word, a "phrase", field:value or a parenthesis.
error-query-no-field = A field is missing before "{ $given }", as in renown>=5.
error-query-no-value = A value for "{ $name }" is missing here.
error-query-not-a-number = "{ $name }" holds words: use : or = or != instead of "{ $given }".
error-query-number = "{ $given }" is not a number, and "{ $name }" needs one.
error-query-field = There is no field "{ $given }".{ $suggestion ->
    [none] {""}
   *[other] {" "}Did you mean "{ $suggestion }"?
} Fields: { $known }.
error-query-value = "{ $name }" is never "{ $given }".{ $suggestion ->
    [none] {""}
   *[other] {" "}Did you mean "{ $suggestion }"?
} Possible: { $known }.

# -- texts composed for cards that have none: verbs, conditions and what they say ------------------------------------

said-colon = :{" "}
said-then = ,{" "}
said-or = {" "}or{" "}
said-optional = if you like
said-limit-round = once per round
said-limit-combat = once per combat
said-limit-turn = once per turn
said-duration-attack = {" "}for this attack
said-duration-round = {" "}this round
said-duration-combat = {" "}this combat
said-duration-turn = {" "}this turn
said-per-hits = {" "}for each { $icon } icon that hits
said-per-icons = {" "}for each { $icon } icon on the move
said-filter-max_renown = Renown { $n } or less
said-filter-icon = with a { $icon } icon
said-filter-wounded = wounded
said-filter-other = another
said-filter-zone = in the same zone
said-who-conan = Conan
said-who-self = this character
said-who-attacker = the attacker
said-who-target = the target
said-who-foe = a Foe
said-who-foes = each Foe
said-who-ally = an Ally
said-who-allies = each Ally
said-player-conan_player = the Active player
said-player-foe_player = the Foe player
said-attack-this_attack = this attack
said-attack-one_conan_attack = one attack by Conan
said-attack-conan_attacks = each attack by Conan
said-attack-foe_attacks = each attack by a Foe
said-attack-one_attack_on_conan = one attack on Conan
said-attack-attacks_on_conan = each attack on Conan
said-move-this_move = this move
said-move-own_move = this character's move
said-move-touching = each move that touches this one
said-move-conan_move = one move of Conan's
said-move-conan_moves = each move of Conan's
said-move-foe_moves = each move of a Foe
said-move-all_moves = each move
said-stat-prowess = Prowess
said-stat-health = Health
said-stat-damage = Damage
said-stat-vitality = Vitality
said-stat-starting_health = Starting Health
said-stat-item_scars = to the Scars that Items need
said-stat-retreat_loss = to the Renown lost in a Retreat
said-when-on_play = when played
said-when-start_of_turn = at the Start of Turn
said-when-foe_draw = in the Foe Draw Phase
said-when-foe_placed = when placed
said-when-after_block = when an attack through this move is completely blocked
said-when-foe_defeated = when a Foe is defeated
said-when-self_defeated = when defeated
said-when-end_of_round = at the end of the round
said-when-prepare = in the Prepare Step
said-when-foe_reveal = when Foes are revealed
said-when-survey = in the Survey Phase
said-when-foe_moves_down = when the Foe moves are down
said-when-placing = while placing moves
said-when-reveal = when the Foe moves are revealed
said-when-barbarian = in the Barbarian Phase
said-when-before_zone = before a zone is resolved
said-when-before_damage = when an attack hits
said-when-after_hit = after a hit
said-when-action_played = when an Action is played
said-when-end_of_combat = at the end of combat
said-when-rest = in the Rest Phase
said-when-warrior_any = in combat
said-when-any_action = whenever Actions can be played

if-attacker = if { $who }{ $filter } attacks
if-target = if { $who }{ $filter } is attacked
if-hit_with = if it hits with { $min ->
    [one] a { $icon } icon
   *[other] { $min } { $icon } icons
}
if-through_this_move = if the attack comes through this move
if-faster = if the attacking move is faster
if-unopposed = if no move opposes it
if-touches = if this move touches { $min ->
    [one] an enemy move
   *[other] { $min } enemy moves
}
if-with = if another Foe{ $filter } is in the same zone
if-in_play = if another Foe{ $filter } is in play
if-self = if this is a Foe{ $filter }
if-move_has = if its move has a { $icon } icon
if-no_item = if Conan has no Item in play ({ $slot })
if-round = { $max ->
    [999] from round { $min } on
   *[other] { $min ->
        [0] up to round { $max }
       *[other] from round { $min } to round { $max }
    }
}
if-health = if Conan's Health is { $max } or less
if-scars = if Conan has { $min } or more Scars
if-outshone = if another player has at least { $min } more Renown
if-action_by = if { $player ->
    [owner] you
   *[other] { $player }
} played it
if-action_keyword = if it is a { $keyword } Action

verb-modify_damage = { $attack }{ $filter }{ $hit_icon ->
    [none] {""}
   *[other] {" "}that hits with a { $hit_icon } icon
} deals { $change } Damage
verb-prevent = prevent { $n } Damage of { $attack }{ $filter }{ $hit_icon ->
    [none] {""}
   *[other] {" "}that hits with a { $hit_icon } icon
}
verb-heal = { $who }{ $filter } regains { $n } Health
verb-wound = { $who }{ $filter } takes { $n } { $n ->
    [one] wound
   *[other] wounds
}
verb-gain_prowess = { $who }{ $filter } gains { $n } Prowess
verb-lose_prowess = { $who }{ $filter } loses { $n } Prowess
verb-modify_stat = { $who }{ $filter } has { $change } { $stat }
verb-draw = { $player ->
    [owner] draw
   *[other] { $player } draws
} { $n } { $n ->
    [one] card
   *[other] cards
}
verb-discard = { $player ->
    [owner] discard
   *[other] { $player } discards
} { $n } { $n ->
    [one] card
   *[other] cards
}{ $how ->
    [random] {" "}at random
   *[other] {""}
}
verb-cycle = { $player ->
    [owner] discard
   *[other] { $player } discards
} up to { $n } { $n ->
    [one] card
   *[other] cards
} and { $player ->
    [owner] draw
   *[other] draws
} as many
verb-recover = { $player ->
    [owner] take
   *[other] { $player } takes
} up to { $n } { $n ->
    [one] card
   *[other] cards
}{ $filter } from the Discard Pile
verb-search = { $player ->
    [owner] search your
   *[other] { $player } searches the
} Draw Deck for up to { $n } { $n ->
    [one] card
   *[other] cards
}{ $filter }
verb-look = { $what ->
    [foe_deck_top] look at the top { $n } of the Foe Deck and put them back in any order
    [conan_hand] look at the Active player's hand
   *[other] look at { $n } face-down Foe { $n ->
        [one] move
       *[other] moves
    }
}
verb-return_to_hand = this move returns to its owner's hand
verb-modify_initiative = { $move }{ $filter } has { $change } Initiative
verb-modify_gem = { $move }{ $filter } costs { $change } Prowess
verb-turn_icons = { $from } icons on { $move }{ $filter } are { $to } icons
verb-ignore_icons = ignore the { $icon } icons on { $move }{ $filter }
verb-add_icon = { $move }{ $filter } gains a { $icon } icon in an empty slot ({ $edge ->
    [left] left edge
    [right] right edge
    [both] each edge
   *[other] either edge
}{ $slot ->
    [chosen] {""}
   *[other] , slot { $slot }
})
verb-cancel = cancel that Action
verb-change_foe_draw = { $change } to the Foe Draw
verb-major_discount = each Major Foe{ $filter } costs { $n } fewer Minor { $n ->
    [one] Foe
   *[other] Foes
}
verb-add_revealed = reveal { $n } more { $n ->
    [one] Foe
   *[other] Foes
}
verb-waive = { $rule ->
    [penalty] pay nothing for Foe moves that { $move ->
        [none] Conan's moves do
       *[other] { $move } does
    } not touch
    [veteran_gap] Conan may play moves between adjacent Veterans
   *[other] Foes may be placed in any zone
}
verb-forbid = { $what ->
    [retreat] Conan cannot Retreat
    [barbarian] Conan cannot use BARBARIAN abilities
    [vitality] Conan cannot use his Vitality
   *[other] Foes{ $filter } cannot be played
}
verb-zone_limit = Conan may play moves in { $n } more { $n ->
    [one] zone
   *[other] zones
}
verb-move_foe = { $who } moves to { $to ->
    [flank] a Flank
   *[other] any zone
} that can hold it
verb-remove_foe = { $who }{ $filter } leaves play for its Foe Discards
verb-grant_trait = { $who }{ $filter } is { $trait }
verb-blank = ignore the text of { $who }{ $filter }
verb-grant_barbarian = Conan has BARBARIAN: { $ability } { $n }
verb-discard_from_play = discard { $card ->
    [this_card] this card
    [item] an Item
    [ally] an Ally
   *[other] the Region
} from play
verb-redirect = the attack meets { $to ->
    [self] this Ally
   *[other] an Ally
} instead

# -- a game after the fact ---------------------------------------------------------------------------------------------

analysis-combats = The combats
analysis-turn = Turn
analysis-seat = Conan
analysis-won = Renown
analysis-lost = Health lost
analysis-fallen = Foes defeated
analysis-luck = Luck with moves that lay face down
analysis-luck-damage = Damage
analysis-luck-means = Luck is the Damage that a Conan dealt and was spared beyond what was to be expected of the moves that lay face down.
analysis-course = Renown

# -- reasons -----------------------------------------------------------------------------------------------------------

span = { $least } to { $most }
phrase-price = { $paid ->
    [wounds] { $wounds ->
        [0] it costs the Ally nothing
        [one] it costs the Ally one wound
       *[other] it costs the Ally { $wounds } wounds
    }
   *[prowess] { $price ->
        [0] it costs nothing
       *[other] it costs { $price }
    }
}
phrase-takes = { $taken ->
    [0] its own blow deals nothing
   *[other] its own blow deals { $takes } unless it falls first
}
phrase-foes = { $n ->
    [one] One Foe stands
   *[other] { $n } Foes stand
}
reason-move-fells = { $foe } falls: it has { $health } Health left and takes { $deals }, for { $renown } Renown; { phrase-takes }, and { phrase-price }.
reason-move-may-fell = { $foe } may fall: it has { $health } Health left and takes { $deals }, as its move turns out; { phrase-takes }, and { phrase-price }.
reason-move-wounds = { $foe } takes { $deals } of its { $health } Health; { phrase-takes }, and { phrase-price }.
reason-move-wards = It stands against { $foe }: { phrase-takes }, and { phrase-price }.
reason-move-nothing = It touches no Foe, and { phrase-price }.
reason-done-moves = { $free ->
    [0] No Foe is left unopposed
    [one] One Foe is left unopposed
   *[other] { $free } Foes are left unopposed
}; you keep { $prowess } Prowess and { $health } Health.
reason-done-foes = { phrase-foes } against Conan, worth { $renown } Renown to him: no more is offered.
reason-done-loss = { $renown } Renown stays in the Chronicle.
reason-done-cards = You keep your { $n ->
    [one] one card
   *[other] { $n } cards
}.
reason-fight = { phrase-foes } against you, with { $damage } Damage besides icons and worth { $renown } Renown; you have { $prowess } Prowess and { $health } Health, and a Retreat could cost { $loss } Renown.
reason-retreat = { phrase-foes } against you, with { $damage } Damage besides icons; you have { $prowess } Prowess and { $health } Health left, and lose { $loss } Renown at most.
reason-press-on = You have { $prowess } Prowess, { $health } Health and { $cards ->
    [one] one card
   *[other] { $cards } cards
} left; your Renown is { $mine }, the best of the others is { $best }.
reason-rest = You have { $prowess } Prowess, { $health } Health and { $cards ->
    [one] one card
   *[other] { $cards } cards
} left, and your Renown of { $mine } is safe; the best of the others is { $best }.
reason-vitality = Health rises from { $health } to { $after }, for { $n } Prowess.
reason-vitality-none = You keep all your Prowess, and { $health } Health.
reason-place = { $foe } deals { $damage } besides icons and has { $health } Health; Conan would win { $renown } Renown with it{ $scars ->
    [0] {""}
    [one] {" "}and one Scar
   *[other] {" "}and { $scars } Scars
}. { $company ->
    [0] It stands alone there
    [one] One Foe stands there already
   *[other] { $company } Foes stand there already
}{ $minors ->
    [0] {""}
    [one] , and it costs one Minor Foe
   *[other] , and it costs { $minors } Minor Foes
}.
reason-pay = { $least ->
    [yes] None of the Minor Foes is worth less
   *[no] It deals { $damage } besides icons and has { $health } Health
}: { $renown } Renown.
reason-name = It deals { $damage } besides icons, has { $health } Health, and is worth { $renown } Renown.
reason-refuse = { $n ->
    [one] The Foe that is revealed goes
   *[other] All { $n } that are revealed go
}, and others come.
reason-give = { $damage ->
    [0] Where nothing meets it, it deals nothing
   *[other] Where nothing meets it, { $foe } deals { $damage }
}, with Initiative { $initiative }{ $wounds ->
    [0] {""}
    [one] ; it costs the Foe one wound, { $health } Health left
   *[other] ; it costs the Foe { $wounds } wounds, { $health } Health left
}.
reason-search = No card in your hand can be a move of { $foe }: the top of the deck may hold one.
reason-strike = It deals { $damage } to { $target }, who has { $health } Health.
reason-text = { $text }
reason-text-attack = As it stands, the attack deals { $damage } to { $target }, who has { $health } Health. { $text }
reason-gift = It costs nothing. { $text }
reason-passive = It costs nothing, and serves whoever performs the move.
reason-decline-passive = The move stays as it is printed.
reason-vain = The target falls anyway. { $text }
reason-pass = You keep your { $n ->
    [0] Prowess
    [one] card
   *[other] { $n } cards
} for later.
reason-pass-attack = As it stands, the attack deals { $damage } to { $target }, who has { $health } Health.
reason-pass-fells = { $target } falls anyway: the attack deals { $damage }, and { $health } Health is left.
reason-decline = All stays as it is: { $card } need not be used.
reason-discard-copy = You hold { $n } copies of { $card }.
reason-discard-move = As a move { $card } costs { $gem }, and your Conan has { $prowess } Prowess.
reason-discard-text = { $card } is no move: it cannot be laid in a fight.
reason-take-renown = It takes { $renown } Renown from Conan, of { $limit } that you may still take.
reason-take-card = { $text }
reason-top = It deals { $damage } besides icons, has { $health } Health and is worth { $renown } Renown.
reason-zone = { $n ->
    [one] One Foe stands there
   *[other] { $n } Foes stand there
}, and { $own ->
    [0] none of Conan’s moves
    [one] one of Conan’s moves
   *[other] { $own } of Conan’s moves
}.
reason-foe = { $foe } deals { $damage } besides icons and has { $health } Health; it is worth { $renown } Renown.
reason-cards = { $n ->
    [0] You stay at { $held } cards.
   *[other] You hold { $held }, and then { $n } more.
}
reason-order = They come at the same moment, and what comes first may change the rest.
reason-thing = { $card } is in play.
reason-plain = Conan has { $prowess } Prowess and { $health } Health.
