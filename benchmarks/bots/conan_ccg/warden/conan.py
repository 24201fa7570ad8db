"""The warden as Conan: fight or go home, which move in which gap, press on or rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from benchmarks.bots.conan_ccg.warden.contacts import Contacts
from benchmarks.bots.conan_ccg.warden.plan import Choice, Plan, choice_of
from warhall.games.conan_ccg.components import CONAN
from warhall.games.conan_ccg.notation import DONE, FIGHT, PRESS_ON, REST, RETREAT
from warhall.games.conan_ccg.rules.chronicle import renown
from warhall.games.conan_ccg.rules.names import ally_named
from warhall.games.conan_ccg.rules.survey import retreat_limit
from warhall.games.conan_ccg.rules.victory import RENOWN_TO_WIN
from warhall.kernel import Action

if TYPE_CHECKING:
    from benchmarks.bots.conan_ccg.warden.sight import Sight
    from benchmarks.bots.conan_ccg.warden.warden import Warden


def fight_or_leave(bot: Warden, sight: Sight, legal: list[Action]) -> Action:
    """CCG-149: what a round of fighting brings, against what a Retreat costs."""
    if RETREAT not in legal:
        return legal[0]
    mine, best = renown(sight.table, sight.you), max(sight.rivals)
    loss = retreat_loss(sight)
    if best >= RENOWN_TO_WIN and mine - loss <= best:
        return FIGHT  # going home would be the end
    if mine - loss >= RENOWN_TO_WIN and mine - loss > best:
        return RETREAT  # CCG-013: the game is won at the start of the next turn
    plan = Plan(Contacts(sight, bot.memory), bot.weights)
    if _at_ease(sight, plan):
        return FIGHT
    plan.complete()
    weights = bot.weights
    stay = plan.gain() + weights.stay - weights.leave * plan.left_scars()
    return FIGHT if stay > -loss else RETREAT


def _at_ease(sight: Sight, plan: Plan) -> bool:
    """Whether nothing that may come in this round calls for thought, even if nobody opposed it."""
    coming = sum(outlook.hurt for outlook in plan.outlooks.values())
    moves = sum(sight.cards[card].is_move for card in sight.mine["hand"])
    return coming <= 0.3 * plan.health and moves >= 3 and sight.mine["prowess"] >= 8


def retreat_loss(sight: Sight) -> int:
    """CCG-152: the most Renown that can be taken within the limit."""
    table = sight.table
    limit = retreat_limit(table)
    sums = {0}
    for _, card in table.chronicle[sight.active]:
        value = table.cards[card].renown
        sums |= {total + value for total in sums if total + value <= limit}
    return max(sums)


def lay_moves(bot: Warden, sight: Sight, legal: list[Action]) -> Action:
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


def _plan_moves(bot: Warden, sight: Sight, placements: dict[Choice, Action]) -> Action:
    """Plan the whole round and lay the first move; the others are remembered for as long as nothing comes between."""
    if not placements:
        return DONE
    plan = Plan(Contacts(sight, bot.memory), bot.at_bay if _is_at_bay(sight) else bot.weights)
    laid = plan.complete(list(placements))
    bot.remember(sight, [placements[choice] for choice in laid])
    return placements[laid[0]] if laid else DONE


def _is_at_bay(sight: Sight) -> bool:
    """CCG-013: a rival wins at the start of his turn unless he is overtaken now."""
    best = max(sight.rivals)
    return best >= RENOWN_TO_WIN and renown(sight.table, sight.you) <= best


def press_or_rest(bot: Warden, sight: Sight, legal: list[Action]) -> Action:
    """CCG-264: another combat in the same turn, with what is left."""
    if PRESS_ON not in legal:
        return REST
    table, weights = sight.table, bot.weights
    mine, best = renown(table, sight.you), max(sight.rivals)
    if _is_at_bay(sight):
        return PRESS_ON
    if mine >= RENOWN_TO_WIN and mine > best:
        return REST
    cards = sum(table.cards[card].is_move for card in sight.mine["hand"])
    strong = sight.mine["prowess"] >= weights.press and cards >= weights.press_cards
    return PRESS_ON if strong and sight.mine["health"] >= sight.conan.health * weights.press_health else REST


def name_zone(_bot: Warden, sight: Sight, legal: list[Action]) -> Action:
    """CCG-208: Conan begins where he strikes; a Foe player where nobody opposes."""
    opposed = {move["zone"] for move in sight.view["moves"]}
    wanted = [action for action in legal if (action.args[0] in opposed) == sight.is_conan]
    return (wanted or legal)[0]
