# Age of Conan: every sentence a person reads, in English.

option-players = Number of players (2 to 4)
option-kingdoms = Kingdoms in seating order, for example "aquilonia,turan"; leave empty for the recommended ones
option-kingdoms-seat = Kingdom
option-ruleset = Rules: faq (English with the official FAQ), en (English as printed), fr (French as printed)
option-require_aquilonia = Must somebody play Aquilonia?
option-bid_tie_anchor = When bids are tied, the kingdom nearest to this wins
option-court_conan_token = Must you take the token of a court+Conan die, or may you leave it?
option-emissary_enters_enemy_home = May emissaries enter another player's home province?
option-discarded_token = Where a missed adventure token goes
option-raider_axes_in_intrigue = Do axes count for raiders in intrigue contests too?
option-coastal_southern_sea = Is a province on the Southern Sea coastal?
option-raider_supply = Number of raider tokens
option-sorcery_limit = One sorcery reroll per roll, or per conflict
option-token_refill = Do tokens out of the game return as soon as the container is empty, or only when a draw needs them?
option-small_game_bonus_deal = Is the Conan bonus card dealt with two or three players?
option-unit_may_move_twice = May one die move the same units twice?
option-collect_gold_neutral = May emissaries collect gold in neutral provinces?
option-crown_check = Is Conan's place judged before or after he is moved to his destination?
option-marker_supply = Do nine forts and nine towers each set a hard limit?
option-data = Folder with cards and provinces of your own; leave empty for the built-in ones

odds-option-fight = What you fight: one roll, or a whole campaign, siege or battle
odds-option-attack = The attacker's dice for one roll (Conan's included), or units for a fight; leave out to see every number
odds-option-defend = The defender's dice for one roll, rating for a campaign or siege, units for a battle; leave out to see every number
odds-option-count = What the attacker counts besides hits: shield, axe or both
odds-option-defend_count = What the defender counts besides hits
odds-option-conan = Whom Conan helps: attacker or defender
odds-option-bonus = Successes that cards give the attacker
odds-option-defend_bonus = Successes that cards give the defender
odds-option-sorcery = The attacker has sorcery and makes the best of it
odds-option-defend_sorcery = The defender has sorcery and makes the best of it
odds-option-tokens = The attacker's sorcery tokens
odds-option-defend_tokens = The defender's sorcery tokens
odds-option-reroll = Dice of their own that cards let the attacker reroll, one number per card: 1 for the Heart of Tammuz, 1,2 for two cards
odds-option-defend_reroll = Dice of their own that cards let the defender reroll
odds-option-hinder = Dice that the attacker's cards make the defender reroll
odds-option-defend_hinder = Dice that the defender's cards make the attacker reroll
odds-option-win_ties = The attacker wins ties (Sword of Atlantis, Cobra Crown, cards)
odds-option-defend_ties = The defender can claim ties too
odds-option-province = A province by its id, for example argos: you face its rating and march along its track
odds-option-icons = Icons of the track still to be won; leave out for the province's whole track, or 1
odds-option-cards = The attacker's strategy cards, for example axe,both; a card named by its id fits only its own terrains
odds-option-defend_cards = The defender's fitting strategy cards, in order of play
odds-option-raiders = Raiders in the province
odds-option-actions = Military actions for the campaign, forced marches included; 0 for as many as it takes
odds-option-garrison = Army units in the besieged province
odds-option-refuge = The defender of a battle has somewhere to retreat to
odds-option-prize = What winning is worth
odds-option-unit = What a unit is worth: above 0, retreating may pay
odds-option-token = What a sorcery token is worth
bot-champion = the steward's thoughts, with what each thing is worth learned in many games
bot-steward = plays to win: weighs every choice in empire points by exact odds, and answers threats

odds-title-grid = { $fight ->
   *[roll] Chance to win one contest roll
    [campaign] Chance to win the whole campaign
    [siege] Chance to win the siege
    [battle] Chance to win the battle
}
odds-title-attack = { $fight ->
   *[roll] Chance to win one contest roll with { $attack ->
        [one] 1 die
       *[other] { $attack } dice
    }
    [campaign] Chance to win the whole campaign with { phrase-attack }
    [siege] Chance to win the siege with { phrase-attack }
    [battle] Chance to win the battle with { phrase-attack }
}
phrase-attack = { $attack ->
    [one] 1 unit
   *[other] { $attack } units
}
odds-title-roll = One contest roll, { $attack ->
    [one] 1 die
   *[other] { $attack } dice
} against { $defend }
odds-title-campaign = Campaign with { phrase-attack } against rating { $defend }, { $icons ->
    [one] 1 icon
   *[other] { $icons } icons
} to win
odds-title-siege = Siege with { phrase-attack }, rating { $defend }, garrison { $garrison }
odds-title-battle = Battle of { phrase-attack } against { $defend }
odds-title-province = { $province }: { $title }
odds-title-choices = Odds of the choices
odds-attack = { $fight ->
   *[roll] Dice
    [campaign] Units
    [siege] Units
    [battle] Units
}
odds-defence = { $fight ->
   *[roll] Defending dice
    [campaign] Rating
    [siege] Rating
    [battle] Defending units
}
odds-against = { $fight ->
   *[roll] against { $defend }
    [campaign] rating { $defend }
    [siege] rating { $defend }
    [battle] against { $defend }
}
odds-chance = Chance
odds-result = Result
odds-attacker-wins = The attacker wins
odds-defender-wins = The defender wins
odds-attacker-spends = The attacker uses sorcery
odds-defender-spends = The defender uses sorcery
odds-victory = Victory
odds-no-victory = No victory
odds-by-marches = Victory in one action, by forced marches
odds-units-left = Units
odds-sorcery-left = Sorcery
odds-enemies-left = Enemy units
odds-action = Choice
odds-this-roll = This roll
odds-with-cards = With cards
odds-this-action = In this action
odds-in-the-end = In the end
error-odds-not-for-this-fight = { $field } makes no sense for a { $fight }. It goes with: { $fits }.
error-odds-too-many-units = { $field }: at most { $most } units can fight in a province, not { $given }.
error-odds-needs-sorcery = { $field } needs { $needed } too.
error-odds-unknown-province = { $field }: there is no province "{ $given }". Did you mean { $suggestion }? There are { $known }.
error-odds-other-rating = { $field }: { $province } has rating { $rating }, not { $given }. Just leave it out.
error-odds-short-track = { $field }: { $province } has { $icons ->
    [one] 1 icon
   *[other] { $icons } icons
} on its track, not { $given }.
error-odds-bad-rerolls = { $field }: "{ $given }" is not a list such as 1,2: at most { $most } numbers, each up to { $dice }.
error-odds-unknown-card = { $field }: "{ $given }" is neither a strategy card nor one of { $known }.

# -- words -------------------------------------------------------------------------------------------------------------

word-aquilonia = Aquilonia
word-turan = Turan
word-stygia = Stygia
word-hyperborea = Hyperborea
word-monsters = monsters
word-treasures = treasures
word-women = women
word-campaign = campaign
word-siege = siege
word-battle = battle
word-intrigue = intrigue
word-military = military
word-court = court
word-mixed = military/intrigue
word-wild = wild
word-kingdom = kingdom
word-strategy = strategy
word-fort = fort
word-tower = tower
word-city = city
word-hit = hit
word-conan = Conan
word-attacker = attack
word-shield = shield
word-axe = axe
word-miss = miss
word-gold = gold
word-sorcery = sorcery
word-plains = plains
word-woods = woods
word-hills = hills
word-urban = urban
word-north = north
word-east = east
word-south = south
word-central = centre
word-none = nobody
word-hidden = hidden
word-conan_bonus = Conan bonus card
place = { $id ->
    [black_kingdoms] the Black Kingdoms
    [border_kingdoms] the Border Kingdoms
    [eastern_desert] the Eastern Desert
    [pictish_wilderness] the Pictish Wilderness
    [steppes] the Steppes
   *[other] { $name }
}
place-in = in { place }
place-from = from { place }
token-monsters = Monsters
token-treasures = Treasures
token-women = Women
phrase-units = { $units ->
    [one] 1 unit
   *[other] { $units } units
}
phrase-back = { $back ->
    [0] { "" }
    [one] ; 1 goes back to the reserve
   *[other] ; { $back } go back to the reserve
}
phrase-points = { $points ->
    [one] 1 empire point
   *[other] { $points } empire points
}
phrase-successes = { $successes ->
    [0] no successes
    [one] 1 success
   *[other] { $successes } successes
}
phrase-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
phrase-die = { $die ->
    [military] a military die
    [intrigue] an intrigue die
    [court] a court die
    [mixed] a military/intrigue die { phrase-use }
   *[wild] a wild die { phrase-use }
}
phrase-use = { $use ->
    [military] for a military action
    [intrigue] for an intrigue action
   *[court] for a court action
}
phrase-gold = { $gold } gold
phrase-cost = { $cost ->
    [0] free
   *[other] { $cost } gold
}
phrase-tokens = { $category ->
    [monsters] monster tokens
    [treasures] treasure tokens
   *[women] women tokens
}

# -- events ------------------------------------------------------------------------------------------------------------

event-objectives-revealed = The objectives of this game: { $objectives }.
event-cards-drawn = { $seat } draws { $cards }.
event-cards-drawn-hidden = { $seat } draws { $number ->
    [one] a { $deck } card
   *[other] { $number } { $deck } cards
}.
event-no-card-left = There is no { $deck } card left for { $seat } to draw.
event-reshuffled = { $seat } shuffles the kingdom discards into a new deck of { phrase-cards }.
event-reshuffled-strategy = The strategy discards are shuffled into a new deck of { phrase-cards }.
event-cards-discarded = { $seat } discards { $cards }.
event-adventure-revealed = Age { $age }, a new adventure: { $adventure }. Conan is bound for { $the } (length { $number }).
event-bag-refilled = The container of tokens is empty: { $number ->
    [one] the one token out of the game goes
   *[other] the { $number } tokens out of the game go
} back into it.
event-track-laid = On the adventure track: { $tokens }.
event-artifact-assigned = { $seat } gets the { $card }.
event-artifact-unassigned = Nobody gets the { $card }.
event-artifacts-returned = All artifacts are up for grabs again.
event-bonus-card-assigned = { $seat } gets the Conan bonus card.
event-bonus-card-unassigned = Nobody gets the Conan bonus card.
event-bidding-begins = The bidding for Conan opens.
event-bid-placed = { $seat } has bid.
event-bid-revealed = { $seat } bids { $token }{ $strategy ->
    [none] {" "}without a card
   *[other] {" "}with { $strategy }
}: { $total } in all.
event-bid-replaced = { $seat } plays the Conan bonus card: { $strategy } makes it { $total }.
event-bid-won = { $seat } wins the bid with { $total } and becomes the Conan player.
event-bid-tokens-recovered = { $seat } takes back all other bid tokens.
event-turn-begins = It is { $seat }'s turn.
event-fate-rolled = { $seat } rolls the fate dice: { $dice }.
event-die-taken = { $seat } takes { phrase-die }.
event-extra-die-granted = { $seat } may take another die this turn.
event-conan-moved = Conan goes to { $the }.
event-conan-stays = Conan stays { $in }.
event-conan-relocated = Conan is moved to his destination, { $the }.
event-token-taken = { $seat } takes { $token } from the track.
event-token-missed = { $seat } misses out on { $token }.
event-token-found = { $seat } draws { $token }.
event-token-found-hidden = { $seat } draws an adventure token.
event-token-kept = { $seat } keeps it and now holds { $number ->
    [one] 1 token
   *[other] { $number } tokens
}.
event-token-traded-gold = { $seat } trades in { $token } for { $number } gold.
event-token-traded-sorcery = { $seat } trades in { $token } for { $number } sorcery.
event-raider-placed = Raiders gather { $in }.
event-raider-removed = { $seat } drives a raider out of { $the }.
event-raider-used-up = One raider fewer { $in }.
event-table-card-played = { $seat } plays { $card } for { phrase-gold }.
event-card-refreshed = { $seat } refreshes { $card } { $gold ->
    [0] for free
   *[other] for { phrase-gold }
}.
event-card-used = { $seat } uses { $card }.
event-table-card-used = { $seat } uses { $card }.
event-target-chosen = { $seat } picks { $victim }.
event-gold-gained = { $seat } gains { $gold } gold.
event-gold-taken = { $seat } takes { $gold } gold from { $victim }.
event-sorcery-gained = { $seat } gains { $sorcery } sorcery.
event-hand-seen = { $seat } looks at { $victim }'s hand: { $cards }.
event-hand-seen-hidden = { $seat } looks at { $victim }'s hand.
event-deck-seen = { $seat } looks at the top of their deck: { $cards }.
event-deck-seen-hidden = { $seat } looks at the top { $number ->
    [one] card
   *[other] { $number } cards
} of their deck.
event-adventures-seen = { $seat } looks at the top of the adventure deck: { $adventures }.
event-adventures-seen-hidden = { $seat } looks at the top of the adventure deck.
event-army-moved = { $seat } moves { phrase-units } { $origin } to { $the }.
event-army-attacks = { $seat } attacks { $the } { $origin } with { phrase-units }.
event-excess-returned = Only five of { $seat }'s units may stand { $in }: { $units ->
    [one] 1 goes
   *[other] { $units } go
} back to the reserve.
event-army-reduced = { $seat } removes one of { $victim }'s units { $in }.
event-unit-placed = { $seat } places a unit { $in }.
event-unit-sacrificed = { $seat } gives up a unit { $in }.
event-unit-lost = { $seat } loses a unit { $in }; { $left ->
    [0] none are left
    [one] 1 is left
   *[other] { $left } are left
}.
event-loss-prevented = { $seat } loses nothing.
event-emissary-moved = { $seat } sends an emissary { $origin } to { $the }.
event-emissary-placed = { $seat } places an emissary { $in }.
event-emissary-expelled = { $seat } drives { $victim }'s emissary out of { $the }.
event-emissary-lost = { $seat } loses an emissary { $in }.
event-gold-collected = { $seat } collects { $gold } gold { $in }; the emissary goes home.
event-contest-begins = { $seat } { $contest ->
   *[siege] lays siege to { $defender }'s { $province }
    [battle] gives battle to { $defender } { $in }
    [intrigue] plots against { $defender } { $in }
}.
event-contest-begins-neutral = { $seat } { $contest ->
   *[campaign] campaigns { $in }
    [intrigue] courts the lords of { $the }
}.
event-strategy-committed = { $seat } lays { $strategy } face down.
event-strategy-committed-hidden = { $seat } lays a strategy card face down.
event-strategy-declined = { $seat } plays no strategy card.
event-strategy-revealed = { $seat } reveals { $strategy }.
event-strategy-cancelled = { $seat } cancels { $victim }'s strategy card.
event-contest-rolled = { $seat } rolls { $faces }: { phrase-successes }.
event-province-rolled = { $seat } rolls { $faces } for { $the }: { phrase-successes }.
event-sorcery-reroll = { $seat } spends 1 sorcery and rerolls all dice.
event-contest-won = { $seat } wins { $attack }-{ $defence } { $in }.
event-contest-lost = { $seat } loses { $attack }-{ $defence } { $in }.
event-campaign-advances = { $seat }'s army advances to icon { $icon } of { $icons } { $in }.
event-subjugated = { $seat } subjugates { $the } and scores { phrase-points }.
event-forced-march = { $seat } makes a forced march { $in }.
event-free-march = { $seat } makes a forced march { $in } without losing a unit.
event-siege-won = { $seat } storms { $victim }'s { $province }, which is neutral again.
event-battle-won = { $seat } beats { $victim } in battle { $in }.
event-retreated = { $seat } retreats to { $the } with { phrase-units }.
event-crom = Crom, count the dead! { $seat } takes a Crom token.
event-allied = { $seat } makes an ally of { $the } and gains { $gold } gold.
event-alliance-broken = { $seat } breaks { $victim }'s alliance with { $the }.
event-adventure-ends = The adventure is over: { $adventure }.
event-age-change-begins = The age is over; age { $age } is at hand.
event-age-begins = Age { $age } begins.
event-raiders-repelled = { $seat } gives up a unit { $in } to drive off { $number ->
    [one] a raider
   *[other] { $number } raiders
}.
event-raided = { $points ->
    [0] { $seat } has no empire points that raiders could take.
   *[other] { $number ->
        [one] A raider costs
       *[other] { $number } raiders cost
    } { $seat } { phrase-points }.
}
event-raiders-cleared = All raiders leave the map.
event-income = { $seat } receives { $gold } gold{ $towers ->
    [0] {""}
    [one] {" "}with 1 tower or city
   *[other] {" "}with { $towers } towers and cities
}.
event-objective-scored = { $seat } achieves { $objective } and scores { phrase-points }.
event-city-built = { $seat } builds a city { $in }.
event-unit-raised = { $seat } raises a unit { $in }.
event-cards-bought = { $seat } buys cards for { $gold } gold.
event-unit-bought = { $seat } buys a unit { $in }.
event-emissary-bought = { $seat } buys an emissary { $in }.
event-stake-placed = { $seat } has chosen.
event-stake-revealed = { $seat } stakes { phrase-tokens } worth { $total }: { $tokens }.
event-all-refreshed = All table cards are refreshed.
event-crowning-declined = { $seat } decides not to crown Conan.
event-crowning-attempted = { $seat } tries to crown Conan with { phrase-tokens }!
event-category-revealed = { $seat } shows { phrase-tokens } worth { $total }.
event-conan-crowned = { $seat } crowns Conan king!
event-crowning-failed = The crowning fails, and { $seat } is out of the game.
event-final-scoring-begins = The game ends. Now for the final scoring.
event-forts-scored = { $seat } scores { phrase-points } for forts and cities.
event-towers-paid = { $seat } receives { $gold } gold for towers and cities.
event-richest = { $seat } is richest, with { $number } gold, and scores { phrase-points }.
event-crom-bonus = Crom has counted: { $seat } has most of the dead ({ $number }) and scores { phrase-points }.
event-dominance = { $seat } leads in { phrase-tokens }, with { $total }, and scores { phrase-points }.
event-crowning-scored = { $seat } scores { phrase-points } for crowning Conan.
event-game-over = The game is over. { $shared ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
} ({ $scores }).

# -- what may be done --------------------------------------------------------------------------------------------------

prompt-over = The game is over. { $shared ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
prompt-chance = Dice and cards decide.
prompt-bid = { $seat }: bid in secret, with a token and a strategy card.
prompt-bid-cards = { $seat }: use a card on the bid, or pass.
prompt-bonus = { $seat }: swap your bid card for another, or pass.
prompt-conan = { $seat }: move Conan or leave him; he is bound for { $destination }.
prompt-turn = { $seat }: play or refresh table cards, then take a fate die.
prompt-extra-die = { $seat }: take another fate die.
prompt-last-cards = { $seat }: use one more card before your turn ends, or pass.
prompt-token = { $seat }: keep the adventure token, or trade it in.
prompt-found-token = { $seat }: keep the adventure token, or trade it in.
prompt-token-choice = { $seat }: take the first adventure token, or leave it.
prompt-court = { $seat }: draw cards, or play an event.
prompt-military = { $seat }: move, attack or place units.
prompt-intrigue = { $seat }: send or recruit emissaries, start a contest or collect gold.
prompt-window = { $seat }: use a card in this contest, or pass.
prompt-own-roll = { $seat }: you have rolled. Use a card or sorcery, or pass.
prompt-opponent-roll = { $seat }: the other side has rolled. Use a card, or pass.
prompt-declare = { $seat }: lay a strategy card face down, or go without.
prompt-pick-dice = { $seat }: choose the dice to reroll.
prompt-march = { $seat }: make a forced march, or stop here.
prompt-siege-retreat = { $seat }: press the siege, or retreat.
prompt-battle-retreat = { $seat }: fight on, or retreat.
prompt-battle-hold = { $seat }: hold the field, or retreat.
prompt-crown = { $seat }: crown Conan with one kind of token, or decline.
prompt-raids = { $seat }: give up units to drive off raiders, or leave it at that.
prompt-raise = { $seat }: raise units and build cities.
prompt-spend = { $seat }: spend your gold.
prompt-stake = { $seat }: stake tokens for the artifacts, in secret.
prompt-army-placement = { $seat }: place a unit.
prompt-army-move = { $seat }: move an army.
prompt-army-loss = { $seat }: choose an army to lose a unit.
prompt-emissary-placement = { $seat }: place an emissary.
prompt-emissary-move = { $seat }: send an emissary.
prompt-emissary-loss = { $seat }: choose an emissary to drive out.
prompt-conan-move = { $seat }: move Conan, or leave him where he is.
prompt-raider-placement = { $seat }: place raiders.
prompt-raider-removal = { $seat }: drive off raiders.
prompt-refresh = { $seat }: refresh a table card.
prompt-target = { $seat }: choose a player.
prompt-sacrifice = { $seat }: choose a unit to give up.
prompt-order-deck = { $seat }: choose the card that comes next on top of your deck.
prompt-card = { $seat }: do what your card says.

label-pass = Pass
label-done = Done
label-bid = Bid { $token } with { $strategy }
label-bid-bare = Bid { $token }
label-replace = Swap your bid card for { $strategy }
label-conan = Move Conan to { $the }
label-conan-stay = Leave Conan where he is
label-token-take = Take the token
label-token-leave = Leave the token
label-keep = Keep { $token }
label-trade = Trade in { $token }
label-play = Play { $card } ({ phrase-cost })
label-refresh = Refresh { $card } ({ phrase-cost })
label-use = Use { $card }
label-event = Play the event { $card }
label-event-in-vain = Play the event { $card }, which would change nothing now
label-top = Next on top: { $card }
label-take = Take { phrase-die }
label-draw-both = Draw a kingdom card and a strategy card
label-draw-strategy = Draw two strategy cards
label-raid = Place a raider { $in }
label-move = Move { phrase-units } { $origin } to { $the }{ phrase-back }
label-attack = Attack { $the } { $origin } with { phrase-units }{ phrase-back }
label-fight = Fight on { $in }
label-place = Place one { $in }
label-send = Send an emissary { $origin } to { $the }
label-contest = Start a contest { $in }
label-collect = Collect { $gold } gold { $in }
label-recruit = Recruit an emissary { $in }
label-commit = Lay { $strategy } face down
label-decline = Decline
label-sorcery = Spend 1 sorcery to reroll all your dice
label-reroll = Reroll: { $face }
label-march = Make a forced march
label-stop = Stop here
label-press = Fight on
label-hold = Hold the field
label-retreat = Retreat
label-retreat-to = Retreat to { $the }
label-crown = Crown Conan with your { phrase-tokens }
label-repel = Give up a unit { $in } to drive off the raiders
label-clear = Drive off a raider { $in }
label-raise = Raise a unit { $in }
label-city = Build a city { $in }
label-buy-army = Buy a unit { $in } ({ phrase-cost })
label-buy-emissary = Buy an emissary { $in } ({ phrase-cost })
label-buy-cards = Buy a kingdom card and a strategy card ({ phrase-cost })
label-buy-strategy = Buy a strategy card ({ phrase-cost })
label-stake = Stake { phrase-tokens } worth { $total }: { $tokens }
label-stake-none = Stake nothing
label-remove = Remove a unit { $in }
label-expel = Drive out { $kingdom }'s emissary { $in }
label-target = Choose { $kingdom }
label-sacrifice = Give up a unit { $in }

menu-move = Move units { $origin } to { $the }
menu-attack = Attack { $the } { $origin }
menu-units = { $back ->
    [0] { $units }
   *[other] { $units } ({ $back } back to the reserve)
}
menu-send = Send an emissary { $origin } to
menu-bid = Bid { $token } with
menu-buy-army = Buy a unit ({ phrase-cost }) in
menu-buy-emissary = Buy an emissary ({ phrase-cost }) in
menu-stake = Stake { phrase-tokens }
menu-stake-tokens = { $total }: { $tokens }
menu-there = { $the }
menu-place = Place one in
menu-raid = Place a raider in
menu-recruit = Recruit an emissary in
menu-conan = Move Conan to
menu-clear = Drive off a raider in
menu-remove = Remove a unit in
menu-repel = Give up a unit to drive off raiders in
menu-raise = Raise a unit in
menu-city = Build a city in

# -- on the screen -----------------------------------------------------------------------------------------------------

screen-title = Age { $age }   { $adventure } → { $destination }   Conan in { $conan }
screen-track = Track
screen-pool = Fate dice
screen-objectives = Objectives
screen-hand = Your hand
screen-tokens = Your tokens
screen-contest = { $kind } in { $province }
screen-dice = { $number ->
    [one] 1 die
   *[other] { $number } dice
}
screen-counting = (also counts { $symbols })
screen-counts-shield = shields
screen-counts-axe = axes
screen-counts-conan = Conan double
screen-successes = { $number ->
    [0] no successes
    [one] 1 success
   *[other] { $number } successes
}
screen-kingdom-cards = { $number } kingdom
screen-strategy-cards = { $number } strategy
screen-points = { $points } EP
screen-legend = F fort  T tower  C city  A3@2 army on icon 2  e emissaries  r raiders  ~ out of play  ! savage
screen-conan-player = Conan player
screen-table = on the table
screen-bids-left = bids
picture-title = Age of Conan, age { $age }
picture-description = Age { $age }. Conan is in { $conan }, bound for { $destination }. Fate dice: { $dice }.
picture-holding = { $seat } ({ $kingdom }), { phrase-points }: { $provinces }.
picture-age = Age
picture-adventure = Adventure
picture-no-adventure = No adventure is under way
picture-left = { $number } more in this age
picture-length = length { $number }
picture-fate = Fate dice
picture-no-dice = rolled when somebody needs one
picture-stores = Bag { $bag } · strategy deck { $deck }, discard { $discard }
picture-contest = Contest
picture-last-roll = The last roll
picture-no-roll = Nobody has fought yet
picture-province = the province
picture-you = you
picture-to-play = to play
picture-winner = winner
picture-first-player = first
picture-used = used
picture-table = On the table
picture-supply = in reserve
picture-bid = bid
picture-stake = artifacts
picture-hidden = face down
picture-next = next card: { $card }
picture-next-adventure = next adventure: { $adventure }
picture-crowned = crowned Conan
picture-fallen = failed to crown Conan
legend-army = army
legend-emissary = emissary
legend-raiders = raiders
legend-destination = destination
legend-savage = savage
legend-coastal = coastal
legend-rating = rating
legend-crom = Crom
sea-western = Western Ocean
sea-vilayet = Vilayet Sea
sea-southern = Southern Sea
area-north = The North
area-east = The East
area-south = The South
area-central = Central Hyboria
card-table = on the table
card-event = event
card-instant = instant
card-artifact = Artifact
card-role = Role card
card-conan_bonus = After all bids are revealed you may play a second strategy card: its adventure rating replaces your first card's. Discard both cards.
card-conan_player = You move Conan at the start of your turn. In his province you roll 1 more die, and each hit+Conan counts twice. You take his tokens, and in the third age you may try to crown him.
word-conan_player = Conan player card

# -- refusals ----------------------------------------------------------------------------------------------------------

error-chance-impossible = "{ $given }" cannot happen now.
error-unknown-name = There is no { $kind ->
    [province] province
    [card] kingdom card
    [strategy] strategy card
    [token] adventure token
    [kingdom] kingdom
    [category] category
    [face] die face
    [bid] bid token
   *[other] { $kind }
} "{ $name }".{ $suggestion ->
    [none] {""}
   *[other] {" "}Did you mean "{ $suggestion }"?
}
error-die-not-there = There is no die like that to take.
error-die-blocked = You can have the same action with { $other ->
    [military] a military die
    [intrigue] an intrigue die
    [court] a court die
   *[mixed] a military/intrigue die
}: take that one.
error-card-step-over = You have taken your die: it is too late to play or refresh table cards.
error-no-table-card = That is not a table card.
error-card-ready = That card is ready: you can refresh only a used one.
error-card-used-now = You used that card this turn: refresh it at the beginning of a later turn of yours.
error-too-little-gold = That costs { $price } gold; you have { $gold ->
    [0] none
   *[other] { $gold }
}.
error-card-not-yours = You do not have that card.
error-card-turned = You have used that card; refresh it first, for { $price } gold, at the beginning of a turn of yours.
error-card-not-played = Play that card on the table first, for { $price } gold, before you take a die.
error-card-other-moment = This is not the moment for that card: its text says when.
error-card-conditions = That card does not fit this contest.
error-card-price = You cannot pay for that card: it asks for { $gold } gold, { $sorcery } sorcery and { phrase-units }.
error-card-changes-nothing = That card would change nothing now.
error-artifact-used = You have already used that artifact on this roll.
error-no-event = That card is not an event.
error-event-not-now = An event is a court action: take a court die first.
error-no-army-there = You have no army there.
error-no-campaign-there = Your army there is not on campaign.
error-not-adjacent = Those two provinces are not adjacent.
error-home-province = That is a home province.
error-out-of-play = That province is out of play.
error-own-province = That province is friendly to you.
error-not-friendly = That province is not friendly to you.
error-too-few-units = { $units ->
    [0] At least one unit has to go.
   *[other] Not enough units there: you have { $there }.
}
error-moved-already = Those units have moved already; { $there ->
    [0] none
   *[other] { $there }
} can still move.
error-province-full = At most { $most } of your units fit there.
error-one-option = You have already begun something else with this die.
error-placed-there = You have just placed a unit there; the second one goes elsewhere.
error-no-units-left = All { $number } of your units are on the map.
error-no-emissaries-left = All { $number } of your emissaries are on the map.
error-no-emissary-there = You have no emissary there.
error-emissary-moved = That emissary has already moved; send another.
error-beyond-reach = Your emissary cannot get there: the way has to lead through friendly provinces, or those with your emissaries.
error-no-enemy-province = You can collect gold in enemy provinces only.
error-savage-province = That province is savage: nobody intrigues there.
error-intrigue-barred = Another player's fort, city or army there stands in your way.
error-no-tower-left = You have no towers left.
error-card-does-not-fit = That card does not fit this contest.
error-strategy-too-late = Strategy cards come before the dice.
error-no-sorcery = You have no sorcery left.
error-sorcery-spent = You have already used sorcery: one reroll is all you get.
error-sorcery-not-now = You can use sorcery only right after your own roll.
error-bid-token-spent = Your bid token { $token } is spent; you still have { $left }.
error-bid-needs-card = A bid is a token and a strategy card: name both.
error-conan-not-adjacent = Conan can only go to a province next to his: { $places }.
error-conan-moved = Conan has already moved with this die.
error-conan-not-now = Only the Conan player moves Conan: at the start of the turn, with a court+Conan die, or with a card.
error-no-conan-part = A wild die has no Conan part.
error-not-conan-player = You are not the Conan player.
error-raider-placed = You have already placed this die's raider.
error-raider-too-far = Raiders go where Conan is, or next to him: { $places }.
error-no-raiders-left = All { $number } raiders are on the map.
error-no-passing = You cannot pass your turn: take a die.
error-no-refuge = Your army can retreat only to a friendly province next to it: { $places }.
error-nothing-to-repel = You have no unit there to give up, or there are no raiders.
error-settled = You have already raised a unit or built a city there.
error-no-fort-there = You have no fort there to turn into a city.
error-no-barracks = You can raise units only at home, or where you have a fort or a city.
error-no-cards-left = There are no cards left to buy.
error-stake = You may stake tokens of your own that are all of one kind, or nothing.
error-kingdom-unknown = There is no kingdom "{ $name }": choose from { $known }.
error-kingdom-twice = { $name } can be played only once.
error-kingdom-count = { $given ->
    [one] There is 1 kingdom
   *[other] There are { $given } kingdoms
} for { $players } players.
error-kingdom-aquilonia = Somebody has to play Aquilonia.
error-unknown-card = There is no card "{ $given }".
error-data-pack = { $field }: { $problem }.
error-position-kingdoms = kingdoms: the kingdoms of this game are { $known }.
error-position-bid-token = { $field }: there is no bid token { $given }; there are { $known }.
error-position-phase-and-stack = phase: the stack says what is going on; give "{ $given }" or a stack, not both.
error-position-no-contest = contest: this phase needs a contest with its province.
error-position-contest-elsewhere = contest: a contest goes on in the phase "contest" only.
error-position-contest-begun = { $field }: a contest that begins has no stage yet; leave it out.
error-position-no-contest-here = { $field }: there are no contests in { $province }.
error-position-attacker = { $field }: the attacker is the seat whose turn it is: { $turn }.
error-position-defender = { $field }: a seat cannot attack itself.
error-position-too-many-dice = { $field }: a side rolls { $most } dice at most.
error-position-too-many-units = { $field }: seat { $seat } has { $given } units on the map; there are { $most }.
error-position-too-many-emissaries = { $field }: { $given } emissaries are on the map; there are { $most }.
error-position-too-many-raiders = { $field }: { $given } raiders are on the map; there are { $most }.
error-position-army-or-units = { $field }: an army needs both its seat ("army") and its number ("units").
error-position-army-too-large = { $field }: { $given } units; outside the home province at most { $most } stand together.
error-position-no-army-here = { $field }: an army of seat { $seat } cannot stand in this province.
error-position-army-of-another = { $field }: an army of seat { $seat } cannot stand in a province of seat { $owner }.
error-position-icon = { $field }: an army campaigns in a neutral province, on an icon from 1 to { $icons }, and nowhere else.
error-position-home-owner = { $field }: this is the home of seat { $owner }.
error-position-marker-or-owner = { $field }: a friendly province needs both its owner and its marker: fort, tower or city.
error-position-no-marker-here = { $field }: no marker is ever placed in this province.
error-position-too-often = { $field }: here and elsewhere { $card } lies { $given } times; there { $most ->
    [0] is none here
    [one] is one
   *[other] are { $most }
}.
error-position-missing-piece = { $field }: here and elsewhere { $card } lies { $given } times; there are { $most }. Leave { $field } out, and it holds what lies nowhere else.
error-position-too-many-objectives = { $field }: { $given } objectives lie open; there are { $most } at most.
error-position-destination = { $field }: { $card } leads to { $province }.
error-position-track-too-long = { $field }: { $given } tokens; { $card } is { $most } long.
error-position-adventures-left = { $field }: { $given } cards are left, and { $least } are still to come.
error-position-not-in-deck = { $field }: { $card } is not among the adventures to come.
error-position-crowned-early = { $field }: Conan can be crowned in the third age only, and this is age { $age }.
error-position-crown-category = { $field }: a category is named when somebody is crowned or eliminated, and only then.
error-position-below-zero = { $field }: points, gold and sorcery are never less than 0.
error-position-no-table-card = { $field }: { $card } is not played on the table.
error-position-bid-three = { $field }: the 3 always comes back.
error-position-not-used = { $field }: { $card } is not a used card on the table.
error-position-not-in-hand = { $field }: { $card } is not among the strategy cards in hand.
error-position-token-not-held = { $field }: all have seen { $card }, but it is not held.
error-position-stake = { $field }: { $card } is not a token of this seat and of the category that it stakes.
error-position-emissary-in-home = { $field }: emissaries do not enter the home of another kingdom.
error-position-conan-step = { $field }: Conan's step belongs to the Conan player, seat { $player }, not to seat { $seat }.
error-position-campaign = { $field }: a campaign in { $province } needs an army of seat { $seat } that campaigns there; it has no defender and no force.
error-position-siege = { $field }: a siege of { $province } needs attacking units ("force") and a marker of the defender there.
error-position-battle = { $field }: a battle in { $province } needs attacking units ("force") and an army of the defender in that neutral province.
error-position-intrigue = { $field }: an intrigue contest in { $province } needs an emissary of seat { $seat } there, and is against its owner.
error-position-intrigue-barred = { $field }: there is no intrigue contest in { $province } while an army of another seat stands there.
error-position-origin = { $field }: the attacking army cannot have come from { $province }.
error-position-last-age = { $field }: no age change follows in age { $age }.
error-position-no-destination = { $field }: there is none; give the adventure that is played.
error-position-roles = { $field }: turn, first_player and conan_player are known together, after the first bid.
error-position-other-turn = { $field }: the stack speaks of the turn of another seat than { $turn }.
error-position-no-adventure = { $field }: bids and turns are about an adventure; give its card.
error-position-stack = { $field }: by the rules this cannot come about.

# -- reasons: what speaks for a choice ---------------------------------------------------------------------------------

phrase-goal = { $goal ->
    [fulfils] , and it fulfils “{ $objective }” ({ $reward })
    [towards] , and it counts towards “{ $objective }”
   *[none] { "" }
}
phrase-more = { $other ->
    [0] the others have shown none
   *[other] the others have shown { $other } at most
}
reason-campaign = You win { $the } in the end in { $chance } of cases: { phrase-points } now, and as much again if the fort stands at the end{ phrase-goal }.
reason-siege = The siege succeeds in { $chance } of cases, and { $kingdom } loses its { $marker } { $in }.
reason-battle = You win in { $chance } of cases against { phrase-units } of { $kingdom }.
reason-guard = { $units ->
    [one] 1 unit then stands
   *[other] { $units } units then stand
} guard { $in }: { $kingdom } has { $enemies ->
    [one] 1 unit
   *[other] { $enemies } units
} next to it.
reason-reach = With { phrase-units } { $in } you can attack { $target } (rating { $rating }).
reason-stand = You will have { phrase-units } { $in }.
reason-roll = You win this roll in { $chance } of cases.
reason-roll-better = You win this roll in { $chance } of cases; the best of the other choices: { $other }.
reason-roll-as-it-is = You win this roll in { $chance } of cases as it is; the best you could add would make it { $other }.
reason-odds = In the end you succeed in { $chance } of cases.
reason-march = You win it all in this very action in { $chance } of cases.
reason-stop = The army keeps its units, and with patience you succeed in { $chance } of cases.
reason-retreat = It saves your units; to fight on would succeed in { $other } of cases.
reason-reroll = { $whose ->
    [own] This die counts { phrase-successes } for you: another throw can hardly be worse.
   *[other] This die counts { phrase-successes } for the other side.
}
reason-court = The alliance comes about in { $chance } of cases: { $gold } gold now, and a tower that pays at every age change{ phrase-goal }.
reason-plot = You break the alliance of { $kingdom } { $in } in { $chance } of cases.
reason-send-collect = There it can collect { $gold } gold.
reason-send-contest = There it can start a contest for { $the }.
reason-send-help = From there it helps your emissary { $there } with one more die.
reason-send = It takes your emissary further, to { $the }.
reason-recruit = { $number ->
    [0] You have no emissary on the map.
    [one] You have just 1 emissary on the map.
   *[other] You have { $number } emissaries on the map; another opens more ways.
}
reason-collect = It brings { $gold } gold, and you have { $purse }.
reason-conan = { $distance ->
    [0] Conan is then where he is bound for, { $destination }.
    [one] Conan is then 1 province away from { $destination }.
   *[other] Conan is then { $distance } provinces away from { $destination }.
}
reason-conan-earns = It wins you { $token } from the track.
reason-conan-home = It gives up { $token } but keeps Conan near your home, where he could be crowned.
reason-conan-misses = It gives up { $token }, and Conan stands { $in }.
reason-keep = Your { phrase-tokens } are then worth { $total }; { phrase-more }.
reason-trade = It brings { $number } { $what }, and you have { $purse }.
reason-token-take = It wins you { $token }.
reason-token-leave = { $token } stays on the track, and the adventure goes on for longer.
reason-bid-back = Whatever comes of it, your spent tokens come back{ $number ->
    [0] { "" }
   *[other] { ": " }{ $tokens }
}.
reason-bid-sure = Nobody else can bid more than { $most }: { $total } wins.
reason-bid = It makes { $total } in all; the others can reach { $most }, for an adventure of { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}.
reason-replace = It makes { $total }; the best of the other bids is { $other }.
reason-stake = You stake { $total } for the { $card }; of { phrase-tokens } { phrase-more }.
reason-stake-none = Nobody sees which tokens you hold.
reason-crown = Your { phrase-tokens } are worth { $total }; { phrase-more }.
reason-no-crown = Whoever fails is out: your { phrase-tokens } are worth { $total }, and { phrase-more }.
reason-take = It allows you this: { $next }.
reason-take-odds = It allows you this, with a chance of { $chance }: { $next }.
reason-card = The card says: { $text }
reason-card-cost = For { $cost } gold you have this: { $text }
reason-draw = You hold { $kingdom ->
    [0] no kingdom card
    [one] 1 kingdom card
   *[other] { $kingdom } kingdom cards
} and { $strategy ->
    [0] no strategy card
    [one] 1 strategy card
   *[other] { $strategy } strategy cards
}.
reason-raid = Raiders make { $the } harder to win: axes count for its defence.
reason-raid-kingdom = Raiders cost { $kingdom } a point { $in }, or a unit to drive them off.
reason-repel = One unit drives off { $number ->
    [one] the raider that would cost you 1 point
   *[other] { $number } raiders that would cost you { $number } points
}.
reason-clear = { $number ->
    [one] There is 1 raider { $in }
   *[other] There are { $number } raiders { $in }
}, and each costs a point when raids are counted.
reason-remove = { $kingdom } has { phrase-units } { $in }.
reason-sacrifice = Of your units { $in } there { $units ->
    [one] is 1
   *[other] are { $units }
}.
reason-expel = { $own ->
    [yes] The emissary of { $kingdom } could break your alliance { $in }.
   *[no] The emissary of { $kingdom } has come far, to { $the }.
}
reason-target = { $kingdom } has { phrase-points } and { $gold } gold.
reason-city = A city counts as a fort and pays like a tower: { $income } gold at every age change.
reason-buy-emissary = It costs { $cost } of your { $purse } gold, and you have { $number ->
    [one] 1 emissary
   *[other] { $number } emissaries
} on the map.
reason-buy-cards = It costs { $cost } of your { $purse } gold. { reason-draw }
reason-buy-strategy = It costs { $cost } of your { $purse } gold. { reason-draw }
reason-save = You keep { $purse } gold; at the end the richest kingdom wins { $points } points.
reason-suffer = Your units stay where they are; the raiders cost you { phrase-points }.
reason-reserve = You keep { $units ->
    [0] no unit
    [one] 1 unit
   *[other] { $units } units
} in reserve.
reason-kept = You keep for later: { $cards }.
reason-rest = { $number ->
    [0] Nothing else can be done here.
   *[other] You leave it at that, and everything stays as it is.
}

# -- analysis ----------------------------------------------------------------------------------------------------------

analysis-contests = Every contest
analysis-number = No.
analysis-player = Player
analysis-contest = Contest
analysis-chance = First roll
analysis-rolls = Rolls
analysis-outcome = Outcome
analysis-outcome-subjugated = subjugated
analysis-outcome-siege-won = siege won
analysis-outcome-battle-won = battle won
analysis-outcome-allied = allied
analysis-outcome-alliance-broken = alliance broken
analysis-outcome-retreated = retreated
analysis-outcome-advance = advanced
analysis-outcome-beaten = beaten
analysis-luck = Luck
analysis-luck-title = Luck of the dice
analysis-attacks = Rolls as attacker
analysis-won = Won
analysis-expected = Expected
analysis-luck-attack = Luck as attacker
analysis-luck-defence = Luck as defender
analysis-points = Empire points by source
analysis-points-by-age = Empire points over time, by source
analysis-age = Age { $age }
analysis-line-up = At the table: { $players }.
analysis-source = Source
analysis-turning-points = Turning points of { $turns } turns
analysis-turn = Whose turn
analysis-swing = Chances
analysis-story = What happened
analysis-quiet = Just cards, gold and moves.
analysis-luck-means = Luck is the rolls you won, less those you could expect to win, judged with all cards open just before the dice. A defender's luck is the attacker's bad luck.
analysis-estimate-means = Who will win is an estimate from the points there would be if the final scoring came now: a lead of { $early } points multiplies the odds by 2.7 at the start, one of { $late } at the end.
analysis-ending = { $player } won with { $points } points after { $turns } turns.
analysis-unfinished = This game was not finished.
analysis-turns-axis = turns
analysis-plot-title = A game of Age of Conan
analysis-plot-points = Empire points over time
analysis-plot-chances = Who will win, an estimate
analysis-plot-sources = { $player }: empire points over time by source
analysis-plot-luck = Rolls as attacker: won and expected
points-subjugated = Subjugation
points-forts-scored = Forts and cities at the end
points-objective-scored = Objectives
points-richest = Richest kingdom
points-crom-bonus = Crom, count the dead
points-dominance = Adventure tokens
points-crowning-scored = Crowning Conan
points-raided = Raids
points-crowning-failed = Failed crowning
points-total = Total

# What a card does whose data have no text: moment (conditions): prices and verbs.

card-composed = { $moment }: { $deeds }.
card-moment-if = { $moment } ({ $conditions })
card-then = { $first }; { $next }
when-turn_start = At the start of your turn
when-any_own_turn = In your turn
when-court_action = As a court action
when-military_action = When you take a military action, before you carry it out
when-intrigue_action = When you take an intrigue action, before you carry it out
when-contest_start = Before strategy cards are declared in a contest
when-before_contest_dice = Before the dice are rolled in a contest
when-after_own_roll = After your roll in a contest
when-after_opponent_roll = After the other side's roll in a contest
when-comparison = When successes are equal in a contest
when-after_contest = After a contest roll
when-bid_reveal = After bids are revealed
when-on_adventure_token = When you receive an adventure token
when-age_change_raids = In the raids step of an age change or of final scoring
when-age_change_gold = In the spending step of an age change
if-contest = { $of }
if-attacker = you attack
if-defender = you defend
if-against_player = against another player
if-won = you have won the roll
if-lost = you have lost the roll
if-terrain = on { $of }
if-coastal = in a coastal province
where-home = in your home province
where-friendly = in your friendly provinces
where-near = in provinces that are friendly to you or border one that is
where-neutral_adjacent = in neutral provinces that border your friendly provinces
where-enemy = in enemy provinces
where-conan_or_adjacent = in Conan's province or next to it
where-any = in any province
verb-pay_gold = pay { $n } gold
verb-pay_sorcery = pay { $n } sorcery
verb-pay_army = remove { $n } of your army units from friendly provinces
verb-add_success = add { $n ->
    [one] 1 success
   *[other] { $n } successes
}
verb-add_dice = roll { $n ->
    [one] 1 more die
   *[other] { $n } more dice
}
verb-reroll = { $whose ->
    [own] reroll up to { $n } of your dice
   *[opponent] choose up to { $n } of the other side's dice to be rerolled
}
verb-count_symbol = { $symbol ->
    [shield] your shields count as successes in this roll
    [axe] your axes count as successes in this roll
   *[conan] each hit with Conan counts as two successes in this roll
}
verb-cancel_strategy = the opponent's strategy card has no effect
verb-ignore_terrain = your strategy card for this roll may ignore the terrain
verb-win_tie = you win the roll
verb-prevent_loss = you keep { $piece ->
    [army] the army unit that you would lose
   *[any] the army unit, emissary or control marker that you would lose
}
verb-free_march = make a forced march without losing a unit
verb-retreat_without_crom = if you retreat now, the opponent takes no Crom token
verb-gain_gold = { $source ->
    [player] take up to { $n } gold from another player
   *[pool] gain { $n } gold
}
verb-gain_sorcery = gain { $n } sorcery
verb-draw_kingdom = draw { $n ->
    [one] 1 kingdom card
   *[other] { $n } kingdom cards
}
verb-draw_strategy = draw { $n ->
    [one] 1 strategy card
   *[other] { $n } strategy cards
}
verb-discard_opponent = another player discards { $n } { $deck ->
    [kingdom] { $n ->
        [one] kingdom card
       *[other] kingdom cards
    }
   *[strategy] { $n ->
        [one] strategy card
       *[other] strategy cards
    }
} at random
verb-peek = { $what ->
    [hand] look at another player's hand
    [own_deck] { $n ->
        [one] look at the top card of your kingdom deck
       *[other] look at the top { $n } cards of your kingdom deck and put them back in any order
    }
   *[adventure_deck] { $n ->
        [one] look at the top card of the adventure deck
       *[other] look at the top { $n } cards of the adventure deck
    }
}
verb-refresh_table_card = refresh up to { $n } of your table cards for free
verb-place_army = place { $n ->
    [one] 1 army unit
   *[other] up to { $n } army units
} { $where }
verb-move_army = redeploy up to { $n ->
    [one] 1 army
   *[other] { $n } armies
} by { $range ->
    [one] 1 province
   *[other] up to { $range } provinces
}
verb-remove_enemy_army = remove { $n ->
    [one] 1 unit
   *[other] up to { $n } units
} from another player's army of at least two units { $where }, but not in a home province
verb-place_emissary = place { $n ->
    [one] 1 emissary
   *[other] up to { $n } emissaries
} { $where }
verb-move_emissary = move up to { $n ->
    [one] 1 emissary
   *[other] { $n } emissaries
}
verb-remove_enemy_emissary = remove { $n ->
    [one] 1 emissary
   *[other] up to { $n } emissaries
} of another player { $where }, but not in its own home province
verb-move_conan = move Conan up to { $n ->
    [one] 1 province
   *[other] { $n } provinces
}
verb-place_raider = place up to { $n ->
    [one] 1 raider token
   *[other] { $n } raider tokens
} { $where }
verb-remove_raider = remove up to { $n ->
    [one] 1 raider token
   *[other] { $n } raider tokens
} { $where }
verb-take_adventure_token = { $source ->
    [track] take { $n ->
        [one] the leftmost adventure token
       *[other] the { $n } leftmost adventure tokens
    } of the track
   *[bag] draw { $n ->
        [one] 1 adventure token
       *[other] { $n } adventure tokens
    } from the bag
}
verb-extra_fate_die = take another fate die this turn
verb-bid_bonus = add { $n } to your bid
