"""The steward as a Foe player: which Foes he sends into which zones, and which moves he gives them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warhall.games.conan_ccg.bots.contacts import SIDES, Contacts
from warhall.games.conan_ccg.notation import DONE, ZONES
from warhall.games.conan_ccg.rules.chronicle import renown
from warhall.games.conan_ccg.rules.foe_draw import cost
from warhall.games.conan_ccg.rules.foe_moves import overpayment
from warhall.games.conan_ccg.rules.names import foe_named
from warhall.games.conan_ccg.rules.statistics import damage_of, health_of, prowess_of
from warhall.games.conan_ccg.rules.victory import RENOWN_TO_WIN
from warhall.kernel import Action

if TYPE_CHECKING:
    from warhall.games.conan_ccg.bots.sight import Sight
    from warhall.games.conan_ccg.bots.steward import Steward
    from warhall.games.conan_ccg.cards.cards import Card
    from warhall.games.conan_ccg.fields import Foe


def _card(action: Action) -> str:
    return action.args[0].partition("@")[0]


# -- Foes --------------------------------------------------------------------------------------------------------------


def name_foe(bot: Steward, sight: Sight, legal: list[Action]) -> Action:
    """CCG-126: the Active player chooses what comes."""
    names = [action for action in legal if action.verb == "name"]
    return min(names, key=lambda action: menace(bot, sight, sight.cards[_card(action)]))


def send(bot: Steward, sight: Sight, legal: list[Action]) -> Action:
    places = [action for action in legal if action.verb == "place"]
    if not places:
        return legal[0]
    rated = [(_placing(bot, sight, action), action) for action in places]
    worth, best = max(rated, key=lambda entry: entry[0])
    if DONE in legal and worth <= bot.weights.place:
        return DONE
    return best


def menace(bot: Steward, sight: Sight, card: Card) -> float:
    """Value what a Foe does to Conan on balance: blows and Scars, against the Renown that he wins with it."""
    weights = bot.weights
    strikes = card.damage + 0.8 + (0.4 if card.effects else 0.0)
    falls = min(0.95, 0.35 + 0.9 / max(1, card.health))
    price = bot.price_of_health(sight, sight.active)
    return (
        weights.bite * price * strikes * (2 - falls) + weights.scar * card.scars - weights.given * card.renown * falls
    )


def is_pursued(sight: Sight) -> bool:
    """CCG-013: whether this Foe player wins unless Conan overtakes him at once."""
    mine = sight.standings[sight.you]
    return not sight.is_conan and mine >= RENOWN_TO_WIN and mine >= max(sight.standings)


def _excess(bot: Steward, sight: Sight, card: Card) -> float:
    """Who sends no more Renown than Conan lacks, to overtake or to come to the end, makes him fight another combat for
    the rest: what is beyond that, by its price."""
    theirs, weights = sight.standings[sight.active], bot.weights
    there = sum([sight.cards[foe.card].renown for foe in sight.foes])
    if is_pursued(sight):
        return weights.deny * max(0, there + card.renown - (sight.standings[sight.you] - theirs))
    if theirs < RENOWN_TO_WIN:
        return weights.near * max(0, there + card.renown - (RENOWN_TO_WIN - 1 - theirs))
    return 0.0


def _placing(bot: Steward, sight: Sight, action: Action) -> float:
    """A Foe in a zone: Conan answers two zones at most, and company shields nobody."""
    name, zone, position = _card(action), action.args[1], int(action.args[2])
    card, weights = sight.cards[name], bot.weights
    there = [foe for foe in sight.table.zones[ZONES.index(zone)] if not foe.gone]
    value = menace(bot, sight, card) - weights.minor * cost(sight.table, name) - weights.crowd * len(there)
    if card.solitary and sight.foes:
        value -= sum([menace(bot, sight, sight.cards[foe.card]) for foe in sight.foes], 0.0)
    return value - _excess(bot, sight, card) - 0.01 * position


def pay(bot: Steward, sight: Sight, legal: list[Action]) -> Action:
    return min(legal, key=lambda action: menace(bot, sight, sight.cards[_card(action)]))


def take_back(_bot: Steward, sight: Sight, legal: list[Action]) -> Action:
    """CCG-152: as much Renown as the limit allows, the largest first."""
    takes = [action for action in legal if action.verb == "take"]
    return max(takes, key=lambda action: sight.cards[_card(action)].renown) if takes else legal[0]


# -- moves -------------------------------------------------------------------------------------------------------------


def give(bot: Steward, sight: Sight, legal: list[Action]) -> Action:
    gives = [action for action in legal if action.verb == "give"]
    if not gives:
        return legal[0]
    contacts, number = Contacts(sight, bot.memory), bot.memory.number(sight.conan_cards)
    return max(gives, key=lambda action: _giving(bot, sight, contacts, number, action))


def _giving(bot: Steward, sight: Sight, contacts: Contacts, number: int, action: Action) -> float:
    """Value this move for this Foe, opposed by any card that Conan may have (a belief with this number), or by
    none."""
    table, weights = sight.table, bot.weights
    foe, name = foe_named(table, action.args[0]), action.args[1]
    bearing = contacts.bearing(foe)
    wounds = overpayment(table, foe, name)
    left = max(1, bearing.health - wounds)
    price = bot.price_of_health(sight, sight.active)
    strikes, warded = bot.memory.duel(number, sight.conan_cards, sight.conan.damage, name, bearing.base, left)
    most = max(bot.memory.free(name, bearing.base))
    alone = most + bearing.free_bonus if most else 0
    hurt = weights.opposed * strikes + (1 - weights.opposed) * alone
    spare = max(0, prowess_of(table, foe) - sight.cards[name].gem)
    ward = weights.ward * (1 + weights.hold) if is_pursued(sight) else weights.ward
    value = price * hurt + ward * warded * _prize(bot, sight, foe) - weights.overpaid * wounds
    return value - weights.keep * bot.keep(sight.cards[name]) - weights.thrift * spare


def _prize(bot: Steward, sight: Sight, foe: Foe) -> float:
    card = sight.cards[foe.card]
    return 0.4 + bot.weights.trophy * card.renown


def strike(bot: Steward, sight: Sight, legal: list[Action]) -> Action:
    """CCG-215: the sharper edge, against Conan, or against an Ally whom it kills for more Renown."""
    table = sight.table
    foe = table.find_foe(sight.occasion.foe)
    assert foe is not None
    base = damage_of(table, foe.uid)
    by_side = dict(zip(SIDES, bot.memory.free(foe.move, base), strict=True))
    price = bot.price_of_health(sight, sight.active)

    def worth(action: Action) -> float:
        side, target = action.args
        if target == "conan":
            return by_side[side] * price
        ally = next(ally for ally in table.allies if ally.card == target.partition(".")[0])
        kills = by_side[side] >= health_of(table, ally)
        return min(table.cards[ally.card].renown, renown(table, sight.active)) * 0.8 if kills else 0.2 * by_side[side]

    return max(legal, key=worth)
