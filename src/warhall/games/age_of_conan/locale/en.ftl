# Age of Conan: every sentence a person reads, in English.

option-players = Number of players (2 to 4)
option-kingdoms = Kingdoms in seating order, for example "aquilonia,turan"; empty: the recommended line-up
option-kingdoms-seat = Kingdom
option-ruleset = Rule set: faq (English with the official FAQ), en (English as printed), fr (French as printed)
option-require_aquilonia = Whether somebody must play Aquilonia
option-bid_tie_anchor = What tied bidders' homes are measured to
option-court_conan_token = Whether the token of a court+Conan die must be taken
option-emissary_enters_enemy_home = Whether emissaries may enter another player's home province
option-discarded_token = Where a missed adventure token goes
option-raider_axes_in_intrigue = Whether raiders count axes in intrigue contests too
option-coastal_southern_sea = Whether the Southern Sea makes a province coastal
option-raider_supply = Number of raider tokens
option-sorcery_limit = One sorcery reroll per roll or per conflict
option-small_game_bonus_deal = Whether the Conan bonus card is dealt with two or three players
option-unit_may_move_twice = Whether the same units may be moved twice by one die
option-collect_gold_neutral = Whether emissaries may collect gold in neutral provinces
option-crown_check = Whether Conan's place for crowning is judged before or after his relocation
option-marker_supply = Whether nine forts and nine towers are a hard limit
option-data = Folder of another data pack; empty: the built-in one

odds-option-fight = What is fought: one roll, or a whole campaign, siege or battle
odds-option-attack = Dice of the attacker in one roll (Conan's included), units in a fight; left out: every number
odds-option-defend = Dice of the defender in one roll, rating in a campaign or siege, units in a battle; left out: every number
odds-option-count = Symbols that the attacker counts besides hits: shield, axe or both
odds-option-defend_count = Symbols that the defender counts besides hits
odds-option-conan = Whom Conan helps: attacker or defender
odds-option-bonus = Successes that cards add for the attacker
odds-option-defend_bonus = Successes that cards add for the defender
odds-option-sorcery = The attacker has sorcery and uses it at its best
odds-option-defend_sorcery = The defender has sorcery and uses it at its best
odds-option-tokens = Sorcery tokens of the attacker
odds-option-defend_tokens = Sorcery tokens of the defender
odds-option-reroll = Own dice that cards let the attacker roll again, one number for each card: the Heart of Tammuz is 1, two cards 1,2
odds-option-defend_reroll = Own dice that cards let the defender roll again
odds-option-hinder = Dice of the defender that cards of the attacker make roll again
odds-option-defend_hinder = Dice of the attacker that cards of the defender make roll again
odds-option-win_ties = The attacker claims ties (Sword of Atlantis, Cobra Crown, cards)
odds-option-defend_ties = The defender claims ties too
odds-option-province = A province by its id, for example argos: its rating is attacked, its track is marched
odds-option-icons = Icons of the terrain track still to be won; left out: the whole track of the province, or 1
odds-option-cards = Strategy cards of the attacker, for example axe,both; by id (s05) one fits only its terrains of the province
odds-option-defend_cards = Fitting strategy cards of the defender, in the order of play
odds-option-raiders = Raiders in the province
odds-option-actions = Military actions for the campaign, forced marches included; 0: as many as it takes
odds-option-garrison = Army units in the besieged province
odds-option-refuge = The defender of a battle has a place to retreat to
odds-option-prize = What victory is worth
odds-option-unit = What a unit is worth: more than 0 makes retreats pay
odds-option-token = What a sorcery token is worth
bot-steward = plays to win: weighs every choice in empire points by exact odds, and answers threats

odds-title-grid = { $fight ->
   *[roll] Chance to win one contest roll
    [campaign] Chance to win the whole campaign
    [siege] Chance to win the siege
    [battle] Chance to win the battle
}
odds-title-attack = { $fight ->
   *[roll] Chance to win one contest roll with { $attack } dice
    [campaign] Chance of { $attack } units to win the whole campaign
    [siege] Chance of { $attack } units to win the siege
    [battle] Chance of { $attack } units to win the battle
}
odds-title-roll = One contest roll, { $attack } dice against { $defend }
odds-title-campaign = Campaign of { $attack } units against rating { $defend }, icons to win: { $icons }
odds-title-siege = Siege by { $attack } units, rating { $defend }, garrison { $garrison }
odds-title-battle = Battle of { $attack } units against { $defend }
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
odds-attacker-spends = The attacker spends sorcery
odds-defender-spends = The defender spends sorcery
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
error-odds-not-for-this-fight = { $field } says nothing about a fight of the kind "{ $fight }". It belongs to: { $fits }.
error-odds-too-many-units = { $field }: at most { $most } units fight in a province, not { $given }.
error-odds-needs-sorcery = { $field } needs { $needed } too.
error-odds-unknown-province = { $field }: there is no province "{ $given }". Did you mean { $suggestion }? Known: { $known }.
error-odds-other-rating = { $field }: the rating of { $province } is { $rating }, not { $given }. Leave it out.
error-odds-short-track = { $field }: the track of { $province } has { $icons } icons, not { $given }.
error-odds-bad-rerolls = { $field }: "{ $given }" is not a list of at most { $most } numbers of dice up to { $dice }, such as 1,2.
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
word-none = nobody
word-hidden = hidden
word-conan_bonus = Conan bonus card

# -- events ------------------------------------------------------------------------------------------------------------

event-objectives-revealed = Objectives turned up: { $objectives }.
event-cards-drawn = { $seat } draws { $cards }.
event-cards-drawn-hidden = { $seat } draws { $number ->
    [one] one { $deck } card
   *[other] { $number } { $deck } cards
}.
event-no-card-left = { $seat } finds no { $deck } card left to draw.
event-reshuffled = The kingdom discard of { $seat } becomes a new deck of { $number }.
event-reshuffled-strategy = The strategy discard becomes a new deck of { $number }.
event-cards-discarded = { $seat } loses from hand: { $cards }.
event-adventure-revealed = Age { $age }, a new adventure: { $adventure }. Destination { $province }, length { $number }.
event-track-laid = On the adventure track: { $tokens }.
event-artifact-assigned = { $seat } holds the { $card }.
event-artifact-unassigned = Nobody gets the { $card }.
event-artifacts-returned = All artifacts are contested anew.
event-bonus-card-assigned = { $seat } holds the Conan bonus card.
event-bonus-card-unassigned = Nobody gets the Conan bonus card.
event-bidding-begins = The bid for Conan begins.
event-bid-placed = { $seat } has bid.
event-bid-revealed = { $seat } bids token { $token } and card { $strategy }: { $total }.
event-bid-replaced = { $seat } uses the bonus card: { $strategy } makes it { $total }.
event-bid-won = { $seat } becomes the Conan player with { $total }.
event-bid-tokens-recovered = { $seat } takes all other bid tokens back.
event-turn-begins = The turn of { $seat }.
event-fate-rolled = { $seat } rolls the fate dice: { $dice }.
event-die-taken = { $seat } takes the die { $die } for { $use }.
event-extra-die-granted = { $seat } may take one more die this turn.
event-conan-moved = Conan goes to { $province }.
event-conan-stays = Conan stays in { $province }.
event-conan-relocated = Conan is moved to his destination, { $province }.
event-token-taken = { $seat } takes the token { $token } from the track.
event-token-missed = The token { $token } is missed.
event-token-found = { $seat } draws the token { $token }.
event-token-found-hidden = { $seat } draws a token from the container.
event-token-kept = { $seat } keeps the token and now holds { $number }.
event-token-traded-gold = { $seat } trades { $token } for { $number } gold.
event-token-traded-sorcery = { $seat } trades { $token } for { $number } sorcery.
event-raider-placed = Raiders gather in { $province }.
event-raider-removed = { $seat } drives a raider token out of { $province }.
event-raider-used-up = A raider token in { $province } is used up.
event-table-card-played = { $seat } pays { $gold } gold and lays { $card } on the table.
event-card-refreshed = { $card } of { $seat } is ready again{ $gold ->
    [0] {""}
   *[other] {" "}for { $gold } gold
}.
event-card-used = { $seat } uses { $card }.
event-table-card-used = { $seat } uses { $card }.
event-target-chosen = { $seat } points at { $victim }.
event-gold-gained = { $seat } gains { $gold } gold.
event-gold-taken = { $seat } takes { $gold } gold from { $victim }.
event-sorcery-gained = { $seat } gains { $sorcery } sorcery.
event-hand-seen = { $seat } looks at the hand of { $victim }: { $cards }.
event-hand-seen-hidden = { $seat } looks at the hand of { $victim }.
event-deck-seen = { $seat } looks at the top of the own deck: { $cards }.
event-deck-seen-hidden = { $seat } looks at the top { $number } of the own deck.
event-adventures-seen = { $seat } looks at the adventure deck: { $adventures }.
event-adventures-seen-hidden = { $seat } looks at the adventure deck.
event-army-moved = { $seat } moves { $units ->
    [one] one unit
   *[other] { $units } units
} from { $origin } to { $province }.
event-army-attacks = { $seat } attacks { $province } from { $origin } with { $units ->
    [one] one unit
   *[other] { $units } units
}.
event-army-reduced = { $seat } removes a unit of { $victim } in { $province }.
event-unit-placed = { $seat } places a unit in { $province }.
event-unit-sacrificed = { $seat } gives up a unit in { $province }.
event-unit-lost = { $seat } loses a unit in { $province }; { $left } left.
event-loss-prevented = { $seat } loses nothing.
event-emissary-moved = An emissary of { $seat } goes from { $origin } to { $province }.
event-emissary-placed = { $seat } places an emissary in { $province }.
event-emissary-expelled = { $seat } removes an emissary of { $victim } from { $province }.
event-emissary-lost = { $seat } loses the emissary in { $province }.
event-gold-collected = The emissary of { $seat } in { $province } brings { $gold } gold home.
event-contest-begins = { $seat } begins a contest ({ $contest }) against { $defender } in { $province }.
event-contest-begins-neutral = { $seat } begins a contest ({ $contest }) in neutral { $province }.
event-strategy-committed = { $seat } lays { $strategy } face down.
event-strategy-committed-hidden = { $seat } lays a strategy card face down.
event-strategy-declined = { $seat } plays no strategy card.
event-strategy-revealed = { $seat } reveals { $strategy }.
event-strategy-cancelled = { $seat } cancels the strategy card of { $victim }.
event-contest-rolled = { $seat } rolls { $faces }: { $successes ->
    [one] one success
   *[other] { $successes } successes
}.
event-province-rolled = { $seat } rolls { $faces } for { $province }: { $successes ->
    [one] one success
   *[other] { $successes } successes
}.
event-sorcery-reroll = { $seat } spends a sorcery and rolls all dice again.
event-contest-won = { $seat } wins { $attack } to { $defence } in { $province }.
event-contest-lost = { $seat } fails { $attack } to { $defence } in { $province }.
event-campaign-advances = The army of { $seat } advances to icon { $icon } of { $icons } in { $province }.
event-subjugated = { $seat } subjugates { $province }: { $points ->
    [one] one empire point
   *[other] { $points } empire points
}.
event-forced-march = { $seat } makes a forced march in { $province }.
event-free-march = { $seat } makes a forced march in { $province } without losing a unit.
event-siege-won = { $province } falls: { $victim } loses it to { $seat } and it is neutral.
event-battle-won = { $seat } wins the battle in { $province } against { $victim }.
event-retreated = { $seat } retreats to { $province } with { $units ->
    [one] one unit
   *[other] { $units } units
}.
event-crom = Crom, count the dead! A token for { $seat }.
event-allied = { $province } allies with { $seat }: { $gold } gold.
event-alliance-broken = { $seat } breaks the alliance of { $province } with { $victim }.
event-adventure-ends = The adventure { $adventure } is over.
event-age-change-begins = The age is over; age { $age } is being prepared.
event-age-begins = Age { $age } begins.
event-raiders-repelled = { $seat } gives a unit in { $province } and is rid of the raiders there ({ $number }).
event-raided = Raiders ({ $number }) cost { $seat } { $points ->
    [one] one empire point
   *[other] { $points } empire points
}.
event-raiders-cleared = All raiders leave the map.
event-income = { $seat } receives { $gold } gold (towers and cities: { $towers }).
event-objective-scored = { $seat } fulfils { $objective }: { $points ->
    [one] one empire point
   *[other] { $points } empire points
}.
event-city-built = { $seat } builds a city in { $province }.
event-unit-raised = { $seat } raises a unit in { $province }.
event-cards-bought = { $seat } buys cards for { $gold } gold.
event-unit-bought = { $seat } buys a unit for { $province }.
event-emissary-bought = { $seat } buys an emissary for { $province }.
event-stake-placed = { $seat } has made a selection.
event-stake-revealed = { $seat } reveals { $category } worth { $total }: { $tokens }.
event-all-refreshed = All table cards are ready again.
event-crowning-declined = { $seat } does not try to crown Conan.
event-crowning-attempted = { $seat } tries to crown Conan and names { $category }!
event-category-revealed = { $seat } shows { $category } worth { $total }.
event-conan-crowned = Conan is crowned king of { $seat }!
event-crowning-failed = The crowning fails: { $seat } is out of the game.
event-final-scoring-begins = The game ends; the final scoring begins.
event-forts-scored = Forts and cities of { $seat }: { $points ->
    [one] one empire point
   *[other] { $points } empire points
}.
event-towers-paid = Towers and cities of { $seat }: { $gold } gold.
event-richest = The richest kingdom, { $seat } with { $number } gold: { $points ->
    [one] one empire point
   *[other] { $points } empire points
}.
event-crom-bonus = Crom counts the dead of { $seat } ({ $number }): { $points ->
    [one] one empire point
   *[other] { $points } empire points
}.
event-dominance = { $seat } leads in { $category } with { $total }: { $points ->
    [one] one empire point
   *[other] { $points } empire points
}.
event-crowning-scored = For the crown { $seat } gets { $points ->
    [one] one empire point
   *[other] { $points } empire points
}.
event-game-over = The game is over. { $shared ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
} ({ $scores }).

# -- what may be done --------------------------------------------------------------------------------------------------

prompt-over = The game is over. { $shared ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
prompt-chance = The dice and the cards decide.
prompt-bid = { $seat }: choose a bid token and a strategy card in secret.
prompt-bid-cards = { $seat }: use a card for the bid, or pass.
prompt-bonus = { $seat }: replace your bid card, or pass.
prompt-conan = { $seat }: move Conan or leave him; he is bound for { $destination }.
prompt-turn = { $seat }: play and refresh cards, then take a fate die.
prompt-extra-die = { $seat }: take one more fate die.
prompt-last-cards = { $seat }: use a card before the turn ends, or pass.
prompt-token = { $seat }: keep the adventure token or trade it.
prompt-found-token = { $seat }: keep the adventure token or trade it.
prompt-token-choice = { $seat }: take the leftmost adventure token or leave it.
prompt-court = { $seat }: draw cards or play an event.
prompt-military = { $seat }: move, attack or place units.
prompt-intrigue = { $seat }: send emissaries, start a contest, collect gold or recruit.
prompt-window = { $seat }: use a card in this contest, or pass.
prompt-own-roll = { $seat }: use a card or sorcery after your roll, or pass.
prompt-opponent-roll = { $seat }: use a card after the other side's roll, or pass.
prompt-declare = { $seat }: commit a strategy card or decline.
prompt-pick-dice = { $seat }: choose dice to be rolled again.
prompt-march = { $seat }: a forced march, or stop.
prompt-siege-retreat = { $seat }: press the siege or retreat.
prompt-battle-retreat = { $seat }: fight on or retreat.
prompt-battle-hold = { $seat }: hold the field or retreat.
prompt-crown = { $seat }: crown Conan in one category, or decline.
prompt-raids = { $seat }: repel raiders with a unit, or be done.
prompt-raise = { $seat }: raise units and build cities.
prompt-spend = { $seat }: spend gold.
prompt-stake = { $seat }: choose tokens for the artifacts in secret.
prompt-card = { $seat }: carry out the card.

label-pass = Pass
label-done = Done
label-bid = Bid { $token } with { $strategy }
label-bid-bare = Bid { $token }
label-replace = Replace the bid card by { $strategy }
label-conan = Conan goes to { $province }
label-conan-stay = Conan stays
label-token-take = Take the token
label-token-leave = Leave the token
label-keep = Keep { $token }
label-trade = Trade { $token }
label-play = Lay { $card } on the table ({ $cost } gold)
label-refresh = Refresh { $card } ({ $cost } gold)
label-use = Use { $card }
label-event = Play the event { $card }
label-top = Next on top: { $card }
label-take = Take the die { $die } for { $use }
label-draw-both = Draw a kingdom and a strategy card
label-draw-strategy = Draw two strategy cards
label-raid = Raiders in { $province }
label-move = Move { $units } from { $from } to { $province }
label-attack = Attack { $province } from { $from } with { $units }
label-fight = Fight on in { $province }
label-place = Place in { $province }
label-send = Emissary from { $from } to { $province }
label-contest = Intrigue contest in { $province }
label-collect = Collect { $gold } gold in { $province }
label-recruit = New emissary in { $province }
label-commit = Commit { $strategy }
label-decline = Decline
label-sorcery = Spend a sorcery: roll all dice again
label-reroll = Roll again: { $face }
label-march = Forced march
label-stop = Stop here
label-press = Fight on
label-hold = Hold the field
label-retreat = Retreat
label-retreat-to = Retreat to { $province }
label-crown = Crown Conan by { $category }
label-repel = Give a unit in { $province } against the raiders
label-clear = Remove a raider token in { $province }
label-raise = Raise a unit in { $province }
label-city = Build a city in { $province }
label-buy-army = Buy a unit for { $province } ({ $price } gold)
label-buy-emissary = Buy an emissary for { $province } ({ $price } gold)
label-buy-cards = Buy a kingdom and a strategy card ({ $price } gold)
label-buy-strategy = Buy a strategy card ({ $price } gold)
label-stake = Stake { $category }
label-stake-none = Stake nothing
label-with = Add { $token }
label-all = All tokens of this category
label-remove = Remove a unit in { $province }
label-expel = Remove the emissary of { $kingdom } in { $province }
label-target = Point at { $kingdom }
label-sacrifice = Give up a unit in { $province }

menu-move = Move from { $from } to { $province }
menu-attack = Attack { $province } from { $from }
menu-send = Emissary from { $from } to
menu-bid = Bid { $token } with
menu-buy-army = Buy a unit ({ $price } gold) for
menu-buy-emissary = Buy an emissary ({ $price } gold) for
menu-place = Place in
menu-raid = Raiders in
menu-recruit = New emissary in
menu-conan = Conan goes to
menu-clear = Remove a raider token in
menu-remove = Remove a unit in
menu-repel = Give a unit against raiders in
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
    [one] one die
   *[other] { $number } dice
}
screen-counting = (also counts { $symbols })
screen-counts-shield = shields
screen-counts-axe = axes
screen-counts-conan = Conan double
screen-successes = { $number ->
    [one] one success
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
picture-holding = { $seat } ({ $kingdom }), { $points } empire points: { $provinces }.
picture-age = Age
picture-adventure = Adventure
picture-no-adventure = No adventure is under way
picture-left = { $number ->
    [one] one more in this age
   *[other] { $number } more in this age
}
picture-length = length { $number }
picture-fate = Fate dice
picture-no-dice = rolled when somebody needs one
picture-stores = Bag { $bag } · strategy deck { $deck }, discard { $discard }
picture-contest = Contest
picture-last-roll = The last roll
picture-no-roll = No contest has been fought yet
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
legend-campaign = campaign
legend-savage = savage
legend-coastal = coastal
legend-rating = rating
legend-crom = Crom
legend-cards = cards
legend-points = empire points
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
card-conan_bonus = After all bids are revealed, you may play a second strategy card; its adventure rating replaces that of your first card. Both cards are discarded.
card-conan_player = You move Conan at the start of your turn. In his province you roll 1 more die, and each hit+Conan counts twice. His tokens are yours, and in the third age you may try to crown him.
word-conan_player = Conan player card

# -- refusals ----------------------------------------------------------------------------------------------------------

error-chance-impossible = "{ $given }" cannot come about now.
error-unknown-name = "{ $name }" is no { $kind ->
    [province] province
    [card] kingdom card
    [strategy] strategy card
    [token] adventure token
    [kingdom] kingdom
    [category] category
    [face] face of a die
    [bid] bid token
   *[other] { $kind }
}.{ $suggestion ->
    [none] {""}
   *[other] {" "}Did you mean "{ $suggestion }"?
}
error-die-not-there = There is no { $die } die in the pool, only { $pool }.
error-die-blocked = A { $die } die may not be used for { $use } while a { $other } die lies in the pool.
error-card-step-over = Table cards are played and refreshed in the card step of your turn, before you take a die.
error-no-table-card = { $card } is not a play-on-the-table card.
error-card-ready = { $card } is ready: only a used card can be refreshed.
error-too-little-gold = That costs { $price } gold; you have { $gold }.
error-card-not-yours = You do not have { $card }.
error-card-turned = { $card } has been used and must be refreshed first ({ $price } gold in the card step).
error-card-not-played = { $card } must lie on the table first ({ $price } gold in the card step).
error-card-other-moment = This is not the moment for { $card }: its text names another.
error-card-conditions = { $card } does not fit this contest.
error-card-price = { $card } has a price that you cannot pay: { $gold } gold, { $sorcery } sorcery, { $units } units.
error-card-changes-nothing = { $card } would change nothing now.
error-artifact-used = { $card } has been used in this roll.
error-no-event = { $card } is not an event.
error-event-not-now = An event is played as a court action: take a court die first.
error-no-army-there = You have no army in { $province }.
error-no-campaign-there = Your army in { $province } is not on campaign.
error-not-adjacent = { $start } and { $province } are not adjacent.
error-home-province = { $province } is a home province.
error-out-of-play = { $province } is out of play.
error-own-province = { $province } is friendly to you.
error-not-friendly = { $province } is not friendly to you.
error-too-few-units = You have { $there } units in { $province } and move at least one: { $units } cannot go.
error-moved-already = Those units in { $province } have moved already; { $there } may still move.
error-province-full = No more than { $most } of your units may stand in { $province }.
error-one-option = You have chosen another option of this die.
error-placed-there = You have just placed a unit in { $province }; the second one goes elsewhere.
error-no-units-left = All { $number } of your units are on the map.
error-no-emissaries-left = All { $number } of your emissaries are on the map.
error-no-emissary-there = You have no emissary in { $province }.
error-emissary-moved = The emissary in { $province } has moved already; send another.
error-beyond-reach = No way leads from { $start } to { $province } through friendly provinces and those with your emissaries.
error-no-enemy-province = Gold is collected in enemy provinces only; { $province } is none.
error-savage-province = There is no intrigue in { $province }: it is savage.
error-intrigue-barred = Another player's fort, city or army in { $province } stands in the way.
error-no-tower-left = You have no tower left.
error-card-does-not-fit = { $card } does not fit this contest.
error-strategy-too-late = Strategy cards are committed before any dice are rolled.
error-no-sorcery = You have no sorcery left.
error-sorcery-spent = You have spent a sorcery already: one reroll is all you get.
error-sorcery-not-now = Sorcery is spent right after your own roll.
error-bid-token-spent = You have spent your bid token { $token }; left are { $left }.
error-bid-needs-card = A bid is a token and a strategy card: name both.
error-conan-not-adjacent = Conan is in { $province } and goes to an adjacent province: { $places }.
error-conan-moved = Conan has made the move of this die.
error-conan-not-now = Only the Conan player moves Conan: first thing in the turn, with a court+Conan die, or by a card.
error-no-conan-part = A wild die has no Conan part.
error-not-conan-player = You are not the Conan player.
error-raider-placed = You have placed the raider token of this die.
error-raider-too-far = Raiders go where Conan is or next to him: { $places }.
error-no-raiders-left = All { $number } raider tokens are on the map.
error-no-passing = A turn cannot be passed: take a die.
error-no-refuge = Your army can only retreat to an adjacent friendly province: { $places }.
error-nothing-to-repel = You have no unit in { $province } to give against raiders there.
error-settled = { $province } has had its unit or city.
error-no-fort-there = You have no fort in { $province } to become a city.
error-no-barracks = Units are raised at home and where a fort or city of yours stands, not in { $province }.
error-no-cards-left = There are no cards left to buy.
error-token-not-yours = You hold no such token that could be added.
error-kingdom-unknown = There is no kingdom "{ $name }"; the kingdoms are { $known }.
error-kingdom-twice = { $name } is named twice.
error-kingdom-count = { $given } kingdoms for { $players } players.
error-kingdom-aquilonia = One player has to take Aquilonia.
error-unknown-card = There is no card "{ $given }".
error-data-pack = { $field }: { $problem }.
error-position-missing = { $field }: this field is missing.
error-position-number = { $field }: { $given } is not a whole number from { $low } to { $high }.
error-position-name = { $field }: "{ $given }" has no place here.
error-position-list = { $field }: "{ $given }" is not of the right form.
error-position-flag = { $field }: "{ $given }" is neither true nor false.
error-position-not-object = A position is a JSON object.
error-position-unknown-field = There is no field "{ $field }".
error-position-other-game = The position belongs to another game or line-up (here { $known }).
error-position-pool = There are { $given } fate dice.
error-position-stack = The procedures on the stack do not fit together.
error-position-broken = The position breaks the rule { $broken }.

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
analysis-outcome-retreated = retreat
analysis-outcome-advance = advance
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
analysis-turning-points = Turning points among { $turns } turns
analysis-turn = Turn of
analysis-swing = Chances
analysis-story = What happened
analysis-quiet = Cards, gold and moves.
analysis-luck-means = Luck is rolls won less what was to be expected, cards open, just before the dice; a defender's luck is the attacker's bad luck.
analysis-estimate-means = Who will win is estimated from the points if the final scoring came now: { $early } points of lead multiply the odds by 2.7 at the start, { $late } at the end.
analysis-ending = Winner after { $turns } turns: { $player } with { $points } points.
analysis-unfinished = The game was not finished.
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
