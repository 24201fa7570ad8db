"""The steward as Conan: fight or go home, which move in which gap, press on or rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.conan_ccg.bots.contacts import Contacts
from warhall.games.conan_ccg.bots.plan import Choice, Plan, choice_of
from warhall.games.conan_ccg.components import CONAN
from warhall.games.conan_ccg.notation import DONE, FIGHT, PRESS_ON, REST, RETREAT, ZONES
from warhall.games.conan_ccg.rules.chronicle import renown
from warhall.games.conan_ccg.rules.names import ally_named
from warhall.games.conan_ccg.rules.piles import HAND_SIZE
from warhall.games.conan_ccg.rules.survey import retreat_loss
from warhall.games.conan_ccg.rules.victory import RENOWN_TO_WIN
from warhall.kernel import Action

if TYPE_CHECKING:
    from warhall.games.conan_ccg.bots.sight import Sight
    from warhall.games.conan_ccg.bots.steward import Steward
    from warhall.games.conan_ccg.bots.weights import Weights


_SAFE: Final = 0.01  # the chance to die that he takes for a larger lead, if nobody opposed what comes


def fight_or_leave(bot: Steward, sight: Sight, legal: list[Action]) -> Action:
    """CCG-149: what a round of fighting brings, against what a Retreat costs."""
    if RETREAT not in legal:
        return legal[0]
    mine, best = renown(sight.table, sight.you), max(sight.rivals)
    loss = retreat_loss(sight.table)
    if _must_stay(sight):
        return FIGHT
    wins = mine - loss >= RENOWN_TO_WIN and mine - loss > best
    if wins and mine - loss > best + bot.weights.lead:
        return RETREAT  # CCG-013: the game is won at the start of the next turn
    plan = Plan(Contacts(sight, bot.memory), bot.weights)
    if wins and plan.risk() > _SAFE:
        return RETREAT
    if _at_ease(sight, plan):
        return FIGHT
    weights = bot.weights
    fresh = 1 - weights.tired * (1 - sight.prowess / max(1, sight.conan.prowess))
    laid, hope = plan.complete(), _hope(sight)
    stay = plan.gain() + weights.stay * fresh * hope - weights.leave * plan.left_scars()
    stay -= weights.idle * (1 - hope if laid else 1.0)
    # What a Retreat costs is saved only if it is not put off in vain.
    return FIGHT if stay > -weights.loss * loss * hope else RETREAT


def _at_ease(sight: Sight, plan: Plan) -> bool:
    """Whether nothing that may come in this round calls for thought, even if nobody opposed it."""
    coming = plan.hurt()
    moves = len(_moves(sight))
    return coming <= 0.3 * plan.health and 3 <= moves <= _usual(sight) and sight.prowess >= 8


def _moves(sight: Sight) -> list[str]:
    return [card for card in sight.hand if sight.cards[card].is_move]


def _usual(sight: Sight) -> int:
    """The hand of a round in which all goes well: seven, and what the Foes in play brought (CCG-258)."""
    return HAND_SIZE + len(sight.foes)


def _hope(sight: Sight) -> float:
    """The chance that another round brings what is missing. Hands grow in rounds without a move, so the more moves he
    holds of which none would do, the less will the next; and a Rest leaves him seven of them (CCG-272)."""
    return min(1.0, _usual(sight) / max(1, len(_moves(sight)))) ** 2


def lay_moves(bot: Steward, sight: Sight, legal: list[Action]) -> Action:
    """The move and the gap that are worth most, while one is worth it; Actions and Items as they are needed."""
    for action in legal:
        if action.verb in ("play", "use") and bot.wants(sight, action):
            return action
    placements = {
        choice_of(action.args, ally_named(sight.table, action.args[2]) if len(action.args) > 2 else CONAN): action
        for action in legal
        if action.verb == "move"
    }
    kept = bot.recall(sight)
    return kept if kept is not None and kept in legal else _plan_moves(bot, sight, placements)


def _plan_moves(bot: Steward, sight: Sight, placements: dict[Choice, Action]) -> Action:
    """Plan the whole round and lay the first move; the others are remembered for as long as nothing comes between."""
    if not placements:
        return DONE
    now = bot.situation(sight)
    plan = Plan(Contacts(sight, bot.memory), _weights(bot, sight))
    laid = plan.complete(list(placements))
    bot.remember(now, [placements[choice] for choice in laid])
    return placements[laid[0]] if laid else DONE


def _weights(bot: Steward, sight: Sight) -> Weights:
    """Who cannot go home saves nothing for later, and spares himself only while waiting may bring something."""
    hope = _hope(sight)
    if hope < 1.0 and _must_stay(sight):
        return bot.weights.at_bay(hope)
    return bot.at_bay if _is_at_bay(sight) else bot.weights


def _must_stay(sight: Sight) -> bool:
    """CCG-013: whether going home would be the end, since a rival wins then at the start of his turn."""
    best = max(sight.rivals)
    return best >= RENOWN_TO_WIN and renown(sight.table, sight.you) - retreat_loss(sight.table) <= best


def _is_at_bay(sight: Sight) -> bool:
    """CCG-013: a rival wins at the start of his turn unless he is overtaken now."""
    best = max(sight.rivals)
    return best >= RENOWN_TO_WIN and renown(sight.table, sight.you) <= best


def press_or_rest(bot: Steward, sight: Sight, legal: list[Action]) -> Action:
    """CCG-264: another combat in the same turn, with what is left."""
    if PRESS_ON not in legal:
        return REST
    weights = bot.weights
    mine, best = renown(sight.table, sight.you), max(sight.rivals)
    if _is_at_bay(sight):
        return PRESS_ON
    if mine >= RENOWN_TO_WIN and mine > best + weights.lead:
        return REST
    strong = sight.prowess >= weights.press and len(_moves(sight)) >= weights.press_cards
    return PRESS_ON if strong and sight.health >= sight.conan.health * weights.press_health else REST


def name_zone(_bot: Steward, sight: Sight, legal: list[Action]) -> Action:
    """CCG-208: Conan begins where he strikes; a Foe player where nobody opposes."""
    opposed = {ZONES[move.zone] for move in sight.table.moves}
    wanted = [action for action in legal if (action.args[0] in opposed) == sight.is_conan]
    return (wanted or legal)[0]
