"""The steward in windows: which Actions he plays, what he uses, and when he holds it back.

A text is judged by its verbs, so that a card of somebody's own making is understood like a printed one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from warhall.games.conan_ccg.bots.foe_player import menace
from warhall.games.conan_ccg.components import CONAN, Attack
from warhall.games.conan_ccg.notation import PASS
from warhall.games.conan_ccg.rules.barbarian import effect_of
from warhall.games.conan_ccg.rules.in_play import fits_foe
from warhall.games.conan_ccg.rules.statistics import health_of, starting_health, vitality
from warhall.games.conan_ccg.rules.verbs import (
    AddRevealed,
    Blank,
    Cancel,
    ChangeFoeDraw,
    Cycle,
    Discard,
    Draw,
    Forbid,
    GainProwess,
    GrantBarbarian,
    GrantTrait,
    Heal,
    IgnoreIcons,
    Look,
    LoseProwess,
    MajorDiscount,
    ModifyDamage,
    ModifyInitiative,
    ModifyStat,
    MoveFoe,
    Prevent,
    Recover,
    RemoveFoe,
    Search,
    Waive,
    Wound,
    ZoneLimit,
)
from warhall.kernel import Action

if TYPE_CHECKING:
    from warhall.games.conan_ccg.bots.sight import Sight
    from warhall.games.conan_ccg.bots.steward import Steward
    from warhall.games.conan_ccg.cards.cards import Card, Effect
    from warhall.games.conan_ccg.cards.vocabulary import Verb

Judge = Callable[["Steward", "Sight", Any], float]
_DEATH: Final = 30.0


def in_window(bot: Steward, sight: Sight, legal: list[Action]) -> Action:
    """The largest values first: a sum of BARBARIAN abilities before each alone."""
    for action in sorted(legal, key=lambda action: (action.verb, len(action.args), action), reverse=True):
        if action.verb in ("use", "play") and wants(bot, sight, action):
            return action
    return PASS


def wants(bot: Steward, sight: Sight, action: Action) -> bool:
    window = sight.occasion.window
    card = sight.cards.get(action.args[0])
    if action.verb == "use":
        return _wants_use(bot, sight, action, card, window)
    assert card is not None
    if card.kind in ("item", "ally"):
        return _wants_permanent(sight, card)
    if card.kind == "region":
        return _wants_region(sight, card)
    return any(worth(bot, sight, effect, window) > bot.weights.threshold for effect in card.by_window.get(window, ()))


def _wants_permanent(sight: Sight, card: Card) -> bool:
    """An Item does not replace a better one of its slot."""
    if card.kind == "ally" or card.slot == "none":
        return True
    worn = [sight.cards[item.card] for item in sight.table.items[sight.you]]
    return all(other.slot != card.slot or other.scars < card.scars for other in worn)


def _wants_use(bot: Steward, sight: Sight, action: Action, card: Card | None, window: str) -> bool:
    if card is None:  # a BARBARIAN ability
        return _wants_ability(bot, sight, action, window)
    effects = card.by_window.get(window, ())
    if window == "before_damage" and effects:
        return any(_worth_now(sight, effect) for effect in effects)
    if any(isinstance(verb, MoveFoe) for effect in effects for verb in effect.do):
        return False
    gains = [verb for effect in effects for verb in effect.do if isinstance(verb, GainProwess)]
    if gains:
        return sight.prowess + _number(gains[0]) <= sight.conan.prowess
    return any(worth(bot, sight, effect, window) > 0.0 for effect in effects)


def _wants_ability(bot: Steward, sight: Sight, action: Action, window: str) -> bool:
    name = action.args[0]
    if window == "before_damage":
        return _worth_now(sight, bot.game.pool.effects[effect_of(name)])
    if name == "reflexes":
        return any(bot.is_spare(sight.cards[card]) for card in sight.hand)
    if name == "stamina":
        return sight.prowess < sight.conan.prowess
    return True


# -- attacks -----------------------------------------------------------------------------------------------------------


def _attack(sight: Sight) -> Attack | None:
    number = sight.occasion.attack
    attacks = sight.table.attacks
    return attacks[number] if 0 <= number < len(attacks) else None


def _worth_now(sight: Sight, effect: Effect) -> bool:
    """Wait for the right moment: with what strengthens an attack, for the one that it turns into a kill, or for the
    last; with what weakens one, for a blow that it stops whole, or a deadly one."""
    attack = _attack(sight)
    if attack is None:
        return True
    for verb in effect.do:
        n = _number(verb)
        if isinstance(verb, ModifyDamage):
            return _kills(sight, attack, n) or (not _kills(sight, attack, 0) and not _more_to_come(sight))
        if isinstance(verb, Prevent):
            return attack.damage >= n or attack.damage >= sight.health or not _more_to_come(sight)
    return True


def _number(verb: Verb) -> int:
    """The amount of a verb; a count of icons is taken for one."""
    n = getattr(verb, "n", 1)
    return n if isinstance(n, int) else 1


def _missing(sight: Sight) -> int:
    """The Health that Conan could regain."""
    return starting_health(sight.table, sight.active) - sight.health


def _kills(sight: Sight, attack: Attack, more: int) -> bool:
    foe = sight.table.find_foe(attack.target)
    return foe is not None and attack.damage + more >= health_of(sight.table, foe)


def _more_to_come(sight: Sight) -> bool:
    """Whether moves of Conan's side are still to be resolved."""
    return any(not move.done for move in sight.table.moves)


def _strengthen(_bot: Steward, sight: Sight, verb: ModifyDamage) -> float:
    attack = _attack(sight)
    if attack is None:  # for a while: worth it where Conan strikes
        return 1.2 if sight.is_conan else 0.5
    n = _number(verb)
    foe = sight.table.find_foe(attack.target)
    if foe is None:
        return 0.5 * n
    left = health_of(sight.table, foe)
    if attack.damage >= left:
        return 0.0
    prize = sight.cards[foe.card].renown + 1.0
    return prize if attack.damage + n >= left else 0.25 * prize * n / left


def _weaken(bot: Steward, sight: Sight, verb: Prevent) -> float:
    attack = _attack(sight)
    if attack is None:
        return 0.5
    stopped = min(attack.damage, _number(verb))
    if attack.target != CONAN:
        return 0.4 * stopped
    health = sight.health
    saves = _DEATH if attack.damage >= health > attack.damage - stopped else 0.0
    return stopped * bot.price_of_health(sight, sight.active) + saves


# -- verbs -------------------------------------------------------------------------------------------------------------


def worth(bot: Steward, sight: Sight, effect: Effect, window: str) -> float:
    """Value an effect for the player who has it, its costs paid."""
    total = _sum_of(bot, sight, effect.do, window) - sum([_cost(bot, sight, verb, window) for verb in effect.cost], 0.0)
    if effect.choose:
        total += max([_sum_of(bot, sight, part, window) for part in effect.choose])
    return total


def _sum_of(bot: Steward, sight: Sight, verbs: Sequence[Verb], window: str) -> float:
    return sum([_verb(bot, sight, verb, window) for verb in verbs], 0.0)


def _cost(bot: Steward, sight: Sight, verb: Verb, window: str) -> float:
    if isinstance(verb, LoseProwess):
        n = _number(verb)
        short = max(0, n - sight.prowess)
        return bot.weights.text_prowess * n + short * bot.price_of_health(sight, sight.active)
    if isinstance(verb, Discard):
        return (0.1 if window == "rest" else bot.weights.text_card) * _number(verb)
    return 0.3


def _verb(bot: Steward, sight: Sight, verb: Verb, window: str) -> float:
    if isinstance(verb, Draw):
        return 0.1 if window == "rest" else bot.weights.text_card * _number(verb)
    judge = _JUDGES.get(type(verb))
    return 0.3 if judge is None else judge(bot, sight, verb)


def _heal(bot: Steward, sight: Sight, verb: Heal) -> float:
    missing = _missing(sight)
    if sight.occasion.window == "rest":  # Vitality heals the rest
        missing = max(missing - vitality(sight.table), min(missing, 2))
    return min(_number(verb), missing) * bot.price_of_health(sight, sight.active)


def _gain_prowess(bot: Steward, sight: Sight, verb: GainProwess) -> float:
    if verb.n == "N":
        return 1.0
    prowess = sight.prowess
    return bot.weights.text_prowess * (1.5 if prowess <= 5 else 0.8) * min(_number(verb), sight.conan.prowess - prowess)


def _lose_prowess(_bot: Steward, _sight: Sight, verb: LoseProwess) -> float:
    return 0.35 * _number(verb)


def _remove(bot: Steward, sight: Sight, verb: RemoveFoe) -> float:
    """Who goes home costs nothing and brings nothing."""
    fits = [foe for foe in sight.foes if fits_foe(sight.table, foe, verb.filter, 0)]
    return max((menace(bot, sight, sight.cards[foe.card]) for foe in fits), default=0.0) - 0.3


def _blank(_bot: Steward, sight: Sight, _verb: Blank) -> float:
    texts = [sight.cards[foe.card] for foe in sight.foes if sight.cards[foe.card].effects]
    return max((0.2 * card.renown for card in texts), default=0.0)


def _look(_bot: Steward, sight: Sight, verb: Look) -> float:
    hidden = len([foe for foe in sight.foes if foe.down and not foe.seen >> sight.you & 1])
    return 0.4 * min(hidden, _number(verb)) if verb.what == "foe_move" else 0.4


def _zone_limit(_bot: Steward, sight: Sight, _verb: ZoneLimit) -> float:
    held = len([line for line in sight.table.zones if any(not foe.gone for foe in line)])
    return 0.8 if held > 2 else 0.0


def _cycle(bot: Steward, sight: Sight, verb: Cycle) -> float:
    return 0.3 * min(_number(verb), len([card for card in sight.hand if bot.is_spare(sight.cards[card])])) - 0.2


def _cancel(bot: Steward, sight: Sight, _verb: Cancel) -> float:
    """Value the Action on the table for the other side."""
    if not sight.occasion.announced:
        return 0.0
    key, window = sight.occasion.announced[0]
    effect = bot.game.pool.effects[key]
    if any(isinstance(verb, Cancel) for verb in effect.do):
        return 0.7  # an answer to an answer
    return worth(bot, sight, effect, window) - 0.3


def _search(_bot: Steward, _sight: Sight, verb: Search) -> float:
    return 0.2 if verb.filter.kind == ("region",) else 1.0


def _foe_draw(_bot: Steward, sight: Sight, verb: ChangeFoeDraw) -> float:
    return (-0.6 if sight.is_conan else 0.6) * _number(verb)


def _forbid(bot: Steward, sight: Sight, verb: Forbid) -> float:
    if verb.what != "vitality":
        return 0.5
    return min(_missing(sight), vitality(sight.table)) * bot.price_of_health(sight, sight.active) * 0.7


def _stat(bot: Steward, sight: Sight, verb: ModifyStat) -> float:
    if verb.stat != "vitality":
        return 0.3
    missing = _missing(sight) - vitality(sight.table)
    return max(0, min(_number(verb), missing)) * bot.price_of_health(sight, sight.active) * 0.6


def _fixed(value: float) -> Judge:
    return lambda _bot, _sight, _verb: value


_JUDGES: Final[dict[type[Verb], Judge]] = {
    Heal: _heal,
    GainProwess: _gain_prowess,
    LoseProwess: _lose_prowess,
    ModifyDamage: _strengthen,
    Prevent: _weaken,
    RemoveFoe: _remove,
    Blank: _blank,
    Look: _look,
    ZoneLimit: _zone_limit,
    Cycle: _cycle,
    Cancel: _cancel,
    Search: _search,
    Recover: _fixed(0.5),
    ChangeFoeDraw: _foe_draw,
    Forbid: _forbid,
    ModifyStat: _stat,
    Waive: _fixed(0.2),
    AddRevealed: _fixed(0.8),
    MajorDiscount: _fixed(0.5),
    GrantBarbarian: _fixed(1.0),
    Wound: _fixed(0.6),
}


# -- Regions -----------------------------------------------------------------------------------------------------------


def _wants_region(sight: Sight, card: Card) -> bool:
    """A Region lies under the Active Conan: his own should help him, another's should not."""
    now = sight.table.region[sight.active]
    before = 0.0 if now is None else _climate(sight, sight.cards[now[1]])
    change = _climate(sight, card) - before
    return change > 0.0 if sight.is_conan else change < 0.0


def _climate(sight: Sight, card: Card) -> float:
    """How good a Region is for the Conan above it."""
    return sum([_for_conan(sight, verb) for effect in card.effects for verb in effect.do], 0.0)


def _for_conan(sight: Sight, verb: Verb) -> float:
    if isinstance(verb, ModifyStat):
        n = _number(verb)
        if verb.stat in ("item_scars", "retreat_loss"):
            return -0.4 * n
        return float(n) if verb.who == "conan" else -0.3 * n
    if isinstance(verb, Cycle | Draw):
        return 1.0
    if isinstance(verb, ChangeFoeDraw):
        return -1.0 * _number(verb)
    if isinstance(verb, ModifyDamage | ModifyInitiative | GrantTrait | MajorDiscount):
        return -0.3
    return _without(sight, verb.icon) if isinstance(verb, IgnoreIcons) else 0.0


def _without(sight: Sight, icon: str) -> float:
    """Who has more of these icons suffers more."""
    mine, others = sight.deck(sight.active), [s for s in range(sight.game.players) if s != sight.active]
    own = sum([count for card, count in mine.draw.items() if sight.cards[card].shows(icon)])
    foreign = sum(
        [count for seat in others for card, count in sight.deck(seat).draw.items() if sight.cards[card].shows(icon)]
    )
    return 0.15 * (foreign / len(others) - own)
