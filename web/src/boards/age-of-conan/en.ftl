map = The map
zoom = Size of the map
zoom-in = Nearer
zoom-out = Farther
zoom-fit = The whole map
hand = Your hand
empty-hand = Your hand is empty.
drawers = Beside the map
drawer-hand = Hand
drawer-dice = Dice and tale
drawer-kingdoms = Kingdoms
choices = What you can do
offer = Your choice
you = you
used = used
fewer = Fewer
more = More
how-many = How many units
units = { $units ->
    [one] 1 unit
   *[other] { $units } units
}
do-attack = Attack
do-move = March
do-place = Place a unit here
where-to = Where to? Click a lit province, or drag there.
where-from = From where? Click a lit province.
brush = A click on a province
brush-buy-army = Buy units
brush-buy-emissary = Buy emissaries
brush-raise = Raise units
brush-city = Build cities
brush-conan = Move Conan
brush-raid = Place raiders
as-proposed = As proposed
each-click = A click places
trade-instead = Trade the token for { $number } { $what } instead
ordered-press = Press on to the end; ask me again below 50%
ordered-decline = No more cards in this contest
ordered-march = March on to the end; ask me again below 50%
ordered-pass = Pass after every roll of this contest
ordered-conan = { $steps ->
    [0] Let him stay until the adventure ends
   *[other] A step each turn: { $way }
}
conan-led = Conan goes on by himself.
ask-again = Ask me again
chance-bid = to win the bid
chance-end = in the end
chance-roll = this roll

fate-dice = Fate dice
age-of = Age { $age } of 3
no-dice = rolled when somebody needs one
die = Fate die: { $face }
adventure = Adventure
no-adventure = No adventure is under way.
more-adventures = { $number ->
    [0] the last of the age
    [one] one to come
   *[other] { $number } to come
}
objectives = Objectives
met-by = Met by { $names }
met-by-nobody = Nobody meets it now.
objective-how = Counted at every change of age and at the end of the game.
adventure-how = { $length } tokens lie on its track. A Conan player who brings Conan nearer to his destination takes the first; otherwise it is lost.
token-how = Keep it: the most { $category } win artifacts and points. Or trade it in for { $icons } { $what }.

army-of = { $kingdom }: { $units ->
    [one] 1 unit
   *[other] { $units } units
}
emissaries-of = { $kingdom }: { $number ->
    [one] an emissary
   *[other] { $number } emissaries
}
raiders = { $number ->
    [one] Raiders
   *[other] { $number } bands of raiders
}
conan-here = Conan is here.
destination-here = Conan’s destination
coastal = on the coast
savage = savage
home-of = Home of { $kingdom } ({ $name })
holds-fort = A fort of { $kingdom } ({ $name })
holds-tower = A tower of { $kingdom }, an ally ({ $name })
holds-city = A city of { $kingdom } ({ $name })
on-track = step { $icon } of { $icons }
province-how = Rating { $rating }: the dice with which the province defends itself, and the points for the army that wins { $icons ->
    [one] the one step
   *[other] all { $icons } steps
} of the campaign.
savage-how = Savage: armies may subdue it, but nobody wins it over by intrigue.
raiders-how = Raiders: in a neutral province axes count for its defence. At the change of an age they cost the owner points.
fort-how = A fort scores the rating once more when the game ends.
tower-how = A tower pays gold at every change of age, and the rating in gold when the game ends.
city-how = A city is worth a fort and a tower: points when the game ends, gold at every change of age.

attacks = attacks
defends = defends
lost = lost { $number }
successes = Successes
by-conan = Conan counts twice
by-card = by a card
no-card = no strategy card
dice-to-roll = { $number } dice to be rolled
contest-in = The contest in { $province }
strategy-how = In a contest on these terrains, or an intrigue in these areas, { $symbols } counts as a success. In the bid it adds { $rating }.
role-card = Role card

bid-token = Bid token { $value }
bid-token-spent = Bid token { $value }, spent
has-bid = has bid
bids = bids { $value }
hand-sizes = kingdom and strategy cards in hand
choose-kingdom = Choose { $kingdom }
crown-how = Crowning Conan takes more tokens of one kind than anyone else has. Whoever fails is out of the game.
crown-sure = Dare it with { $category }: { $total }
crown-with = { $category }: { $total }
stake-all = All { $category }: { $total }
stake-how = Stake all tokens of one kind, or click those of a kind that you stake. They come back to you.
stake-these = Stake these: { $total } in all

fate-military = March, attack, or place units.
fate-intrigue = Send emissaries, start a contest of intrigue, recruit, or collect gold.
fate-court = Draw cards or play an event, and move Conan one step.
fate-mixed = A military or an intrigue die, as you like.
fate-wild = Any of the three, as you like.
face-hit = Always a success.
face-conan = A success; two for the Conan player where Conan is.
face-attacker = A success for the attacker only.
face-shield = A success with a card that shows the shield.
face-axe = A success with a card that shows the axe, and for a province with raiders.
face-miss = Nothing.

thing-kingdom-how = { $number ->
    [0] No province besides the home.
    [one] One province besides the home.
   *[other] { $number } provinces besides the home.
} The arms stand wherever something belongs to this kingdom, and its lands have a pattern of their own.
thing-age = Age { $age } of 3
thing-age-how = Each age has four adventures. Then raiders take their toll, towers and cities pay, and everybody raises, buys and stakes.
thing-points = Empire points
thing-points-how = Whoever has the most at the end of the third age wins.
thing-gold = Gold
thing-gold-how = Buys table cards, and at the change of an age units, emissaries and cards.
thing-sorcery = Sorcery
thing-sorcery-how = Spend one in a contest to reroll all your dice.
thing-crom = Crom tokens
thing-crom-how = Crom counts the dead: one for the winner of each siege and each battle. The highest count scores at the end.
thing-cards = Cards in hand
thing-cards-how = Kingdom cards (in the colour) and strategy cards (in iron).
thing-tokens = Adventure tokens
thing-tokens-how = Won with Conan, face down: monsters, treasures and women.
thing-bid = Bid token
thing-bid-how = Added to the rating of a strategy card when Conan is bid for. Whoever bids the 0 takes back all the others.

stop-bid-cards = Cards on the bid
stop-bonus = Swapping the bid card
stop-window = Cards before and after a contest
stop-own-roll = After your own roll
stop-opponent-roll = After the other side’s roll
stop-pick-dice = Dice that a card rolls again
stop-last-cards = Cards at the end of your turn
tokens-of = { $number } { $category } tokens, { $total } in all

final = The end of the game
you-win = You win!
you-share = You share the victory!
they-win = { $number ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
}
see-map = See the map
see-score = See the score
points-from = Points
in-all = In all
tokens-decide = Adventure tokens, which decide a tie
course = How the scores went
turning-points = Where the game turned
luck = Luck with the dice
luck-how = Rolls won beyond what was to be expected.
from-subjugated = Provinces subjugated
from-siege-won = Sieges won
from-battle-won = Battles won
from-objective-scored = Objectives
from-raided = Raiders
from-forts-scored = Forts and cities
from-richest = The most gold
from-crom-bonus = Crom’s favour
from-dominance = The most tokens of a kind
from-crowning-scored = Conan crowned
from-other = Everything else
stop-declare = Laying a strategy card
stop-token = Adventure tokens (never: keep them)

how-title = How to play Age of Conan
how-intro = Two to four kingdoms fight for Hyboria through three ages of four adventures each. Whoever has the most empire points at the end wins. Meanwhile Conan goes his own way, and whoever bids most for him goes with him.
how-1-title = Your turn: take a die
how-1 = Seven fate dice lie beside the map. In your turn you take one and do what it shows; when none is left that can be used, all are rolled again. Before that you may play table cards from your hand for gold.
how-2-title = War: win every step
how-2 = An army that enters a neutral province starts a campaign: on each terrain of its track you roll a die for each unit, five at most, and the province rolls its rating. Win a step and you advance; win the last, and a fort of yours stands there and you score the rating. Lose, and a unit falls. A forced march gives up a unit to fight again at once.
how-3-title = What counts on the dice
how-3 = A sword is always a success, and so is Conan’s. The crossed blade counts for the attacker. Shield and axe count only with a card that shows them: a strategy card that fits the terrain, laid face down by both sides before the roll. One sorcery rerolls all your dice. In a tie the defender wins.
how-4-title = Sieges and battles
how-4 = A province with another kingdom’s fort is besieged; an army in the open is fought. Both sides lose units until one is gone or retreats. The winner takes a Crom token.
how-5-title = Intrigue: win them over
how-5 = Emissaries travel further than armies. In a neutral province an emissary may start a contest of intrigue: a die, and one more for each neighbour that is friendly or holds your emissaries. If you win, a tower of yours stands there and you are paid the rating in gold.
how-6-title = The bid for Conan
how-6 = Before each adventure everybody bids in secret: a token plus the rating of a strategy card. The winner moves Conan at the start of each of their turns. Every step nearer to his destination earns an adventure token; a step astray loses it. In Conan’s province you roll one more die, and his face counts twice.
how-7-title = Court: cards and events
how-7 = A court die draws cards or plays an event from your hand, and may move Conan. Kingdom cards are yours alone: on the table, as events, or as instants in a contest.
how-8-title = The change of an age
how-8 = After four adventures raiders take their toll, towers and cities pay gold, objectives that you meet pay points. You raise units or build cities, spend your gold, and stake tokens for the artifacts.
how-9-title = How one wins
how-9 = At the end each fort and city scores its rating once more; the most gold, the most Crom tokens and the highest total of each kind of adventure token score besides. In the third age the Conan player may try to crown him king: that ends the game, and who fails is out.
