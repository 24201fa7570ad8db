"""`squire`: the first bot of the game, kept as it was, for stronger ones to be measured against.

He plays by rules of thumb: as Conan he strikes where a Foe falls for the Prowess, keeps his Health, and goes home in
time; as a Foe player he spreads strong Foes over the zones and gives each the sharpest move it can pay for.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from warhall.games.conan_ccg.cards.cards import Card, Edge
from warhall.games.conan_ccg.notation import HIDDEN, ZONES
from warhall.kernel import Action, View

if TYPE_CHECKING:
    from warhall.games.conan_ccg.game import ConanCCG

Chooser = Callable[["Squire", View, list[Action]], Action]

_THROUGH: Final = 0.75  # how often an offensive icon meets nothing that blocks it
_WARD: Final = 0.55  # what a defensive icon is worth against an unknown move
_PROWESS: Final = 0.42  # what a point of Prowess is worth
_FREE_CARDS: Final = ("storytelling", "bind_the_wounds", "strip_the_fallen", "songs_of_the_skalds", "evil_dreams")


class Squire:
    """Rules of thumb for every decision; quick enough for thousands of games."""

    def __init__(self, game: ConanCCG) -> None:
        self.game = game
        self.cards = game.pool.cards
        self.offence = game.pool.offence

    def choose(self, view: View, legal: Sequence[Action], _rng: random.Random, _deadline: float) -> Action:
        if len(legal) == 1:
            return legal[0]
        chooser = _CHOOSERS.get(view["stack"][-1]["frame"])
        return legal[0] if chooser is None else chooser(self, view, list(legal))

    # -- what things are worth ---------------------------------------------------------------------------------------

    def strikes(self, edge: Edge) -> float:
        """The icons of an edge that probably come through."""
        return sum(_THROUGH for slot in edge if slot.icon in self.offence)

    def wards(self, edge: Edge) -> int:
        return sum(slot.icon in ("shield", "agility") for slot in edge)

    def blow(self, edge: Edge, base: int) -> float:
        """The Damage to be expected from an edge."""
        icons = sum(slot.icon in self.offence for slot in edge)
        if not icons:
            return 0.0
        multiple = max((slot.size for slot in edge if slot.icon in self.offence), default=1)
        hit = 1 - (1 - _THROUGH) ** icons
        return hit * base * multiple + max(0.0, icons - multiple) * _THROUGH

    def threat(self, card: Card) -> float:
        """How dangerous a Foe is to Conan."""
        return card.damage * 1.6 + card.health * 0.35 + card.prowess * 0.25 + (0.6 if card.effects else 0.0)

    def health_left(self, foe: dict[str, Any]) -> int:
        return max(1, self.cards[foe["card"]].health - int(foe.get("wounds", 0)))

    def conan(self, view: View) -> Card:
        seat = view["active"]
        return self.cards[view["seats"][seat].get("conan", self.game.decks[seat].conan)]

    def foes(self, view: View) -> list[dict[str, Any]]:
        return [foe for zone in ZONES for foe in view["zones"][zone] if not foe.get("gone")]


def _named(legal: list[Action], *verbs: str) -> list[Action]:
    return [action for action in legal if action.verb in verbs]


# -- windows -----------------------------------------------------------------------------------------------------------


def _window(bot: Squire, view: View, legal: list[Action]) -> Action:
    frame = view["stack"][-1]
    me = view["seats"][view["you"]]
    for action in _named(legal, "use"):
        if _worth_using(bot, view, action, me):
            return action
    for action in _named(legal, "play"):
        if _worth_playing(bot, view, frame, action.args[0], me):
            return action
    return legal[legal.index(Action("pass"))]


def _worth_using(bot: Squire, view: View, action: Action, me: dict[str, Any]) -> bool:
    name = action.args[0]
    if name == "wineskin":
        return bool(me["prowess"] + 4 <= bot.conan(view).prowess)
    if name in ("reflexes", "streets_of_shadizar"):
        return any(not bot.cards[card].is_move for card in me["hand"])
    return name not in ("kozaki_outrider", "forest_panther")


def _worth_playing(bot: Squire, view: View, frame: dict[str, Any], name: str, me: dict[str, Any]) -> bool:
    card = bot.cards[name]
    if card.kind in ("item", "ally"):
        return True
    if card.kind == "region":
        return view["you"] != view["active"] or me["region"] is None
    missing = bot.conan(view).health - me["health"] if view["you"] == view["active"] else 0
    if name == "telling_blow":
        return _kills_with(bot, view, frame, 2) and bool(me["prowess"] >= 2)
    if name == "roll_with_the_blow":
        return bool(me["prowess"] >= 1 and view["attacks"][frame["attack"]].get("icons", 0) >= 2)
    if name == "i_am_a_cimmerian":
        return bool(me["prowess"] + 5 <= bot.conan(view).prowess - 4 and len(me["hand"]) >= 3)
    if name in ("storytelling", "bind_the_wounds", "carousing"):
        return missing >= 3 and (name != "carousing" or me["prowess"] >= 15)
    if name in ("crom_cares_not", "not_while_i_breathe", "dark_omen", "whet_the_edge", "call_in_a_debt"):
        return name == "call_in_a_debt" or (name == "dark_omen" and len(me["hand"]) >= 3)
    return name not in ("travellers_tales", "panthers_leap") or name == "travellers_tales"


def _kills_with(bot: Squire, view: View, frame: dict[str, Any], more: int) -> bool:
    """Whether so much more Damage turns this hit into a kill."""
    attack = view["attacks"][frame["attack"]]
    dealt = attack.get("icons", 0) + attack.get("bonus", 0) + attack.get("leak", 0)
    for foe in bot.foes(view):
        if foe["uid"] == attack["target"]:
            left = bot.health_left(foe)
            return bool(dealt < left <= dealt + more)
    return False


# -- Foes --------------------------------------------------------------------------------------------------------------


def _foe_draw(bot: Squire, view: View, legal: list[Action]) -> Action:
    names = _named(legal, "name")
    if names:
        return min(names, key=lambda action: bot.threat(bot.cards[action.args[0].partition("@")[0]]))
    places = _named(legal, "place")
    hand = max(2, len(view["seats"][view["you"]]["hand"]) - 1)
    if not places or (len(bot.foes(view)) >= min(5, hand) and Action("done") in legal):
        return legal[0] if Action("done") not in legal else Action("done")
    return max(places, key=lambda action: _place_value(bot, view, action))


def _place_value(bot: Squire, view: View, action: Action) -> float:
    """Strong Foes first, in zones that stand empty: Conan answers two zones at most."""
    name, zone, position = action.args
    card = bot.cards[name.partition("@")[0]]
    crowd = len(view["zones"][zone])
    price = max(0, card.renown - 4)
    lonely = "solitary" in card.traits and bool(bot.foes(view))
    return bot.threat(card) - 0.9 * price - 1.1 * crowd - 0.01 * int(position) - (9 if lonely else 0)


def _pay(bot: Squire, _view: View, legal: list[Action]) -> Action:
    return min(legal, key=lambda action: bot.threat(bot.cards[action.args[0].partition("@")[0]]))


def _foe_moves(bot: Squire, view: View, legal: list[Action]) -> Action:
    gives = _named(legal, "give")
    if not gives:
        return legal[0]
    return max(gives, key=lambda action: _give_value(bot, view, action))


def _give_value(bot: Squire, view: View, action: Action) -> float:
    place, name = action.args
    foe = view["zones"][place[:-1]][int(place[-1]) - 1]
    who, card = bot.cards[foe["card"]], bot.cards[name]
    wounds = max(0, card.gem - who.prowess)
    edges = (card.left, card.right)
    best = max(bot.blow(edge, who.damage) for edge in edges)
    spare = max(0, who.prowess - card.gem)
    useful = 1.2 if card.kind == "move" else 0.0 if card.id in _FREE_CARDS else 0.6
    return best * 1.5 + 0.3 * sum(map(bot.wards, edges)) + 0.2 * card.initiative + useful - 2.2 * wounds - 0.35 * spare


def _side(bot: Squire, view: View, legal: list[Action]) -> Action:
    uid = view["stack"][-1]["foe"]
    foe = next(foe for foe in bot.foes(view) if foe["uid"] == uid)
    card, damage = bot.cards[foe["move"]], bot.cards[foe["card"]].damage
    at_conan = [action for action in legal if action.args[1] == "conan"]
    return max(at_conan, key=lambda action: bot.blow(card.edge(action.args[0]), max(1, damage)))


def _loss(bot: Squire, _view: View, legal: list[Action]) -> Action:
    """Take back as much Renown as the limit allows, the largest first."""
    takes = _named(legal, "take")
    return max(takes, key=lambda action: bot.cards[action.args[0].partition("@")[0]].renown)


# -- Conan -------------------------------------------------------------------------------------------------------------


def _round(bot: Squire, view: View, legal: list[Action]) -> Action:
    """Go home when what stands there may kill, or when there is nothing left to fight with."""
    me = view["seats"][view["you"]]
    foes = bot.foes(view)
    coming = sum(bot.cards[foe["card"]].damage + (0.9 if bot.cards[foe["card"]].effects else 0.4) for foe in foes)
    scars = sum(bot.cards[foe["card"]].scars for foe in foes)
    tired = me["prowess"] <= 3 or len(me["hand"]) <= 1
    if me["health"] <= coming + (2 if scars <= 4 else 0):
        return Action("retreat")
    if tired and view["round"] > 1 and scars <= 3:
        return Action("retreat")
    return Action("fight") if Action("fight") in legal else legal[0]


def _conan_moves(bot: Squire, view: View, legal: list[Action]) -> Action:
    best, value = Action("done"), 0.55
    for action in _named(legal, "move"):
        worth = _move_value(bot, view, action)
        if worth > value:
            best, value = action, worth
    return best


def _move_value(bot: Squire, view: View, action: Action) -> float:
    """Kills and wounds to be expected, blows warded off, less the Prowess; Health is never paid."""
    name, place = action.args[:2]
    zone, _, number = place.partition(":")
    gap, line = int(number), view["zones"][zone]
    card = bot.cards[name]
    me = view["seats"][view["you"]]
    ally = len(action.args) > 2
    penalty = 0 if ally else len(line) - (gap > 0) - (gap < len(line))
    cost = card.gem + penalty
    base = bot.cards[action.args[2].partition(".")[0]].damage if ally else bot.conan(view).damage
    if not ally and cost > me["prowess"]:
        return -1.0
    value = -0.15 if ally else -_PROWESS * cost
    done = {(ZONES.index(move["zone"]), move["gap"]): move for move in view["moves"]}
    for at, edge, other in ((gap - 1, card.left, gap - 1), (gap, card.right, gap + 1)):
        if 0 <= at < len(line) and not line[at].get("gone"):
            covered = done.get((ZONES.index(zone), other))
            value += _contact(bot, line[at], edge, base, card, covered)
    if card.kind != "move":
        value -= 0.5  # it could be played for its text
    return value


def _contact(bot: Squire, foe: dict[str, Any], edge: Edge, base: int, card: Card, covered: Any) -> float:
    """Value one contact: the Foe's Renown if it falls, part of it if it is hurt, and its own blow stopped."""
    who = bot.cards[foe["card"]]
    left = bot.health_left(foe)
    known = foe.get("move", HIDDEN)
    dealt = bot.blow(edge, base)
    if covered is not None:  # another move of ours touches it from the other side already
        left = max(1, left - round(bot.blow(bot.cards[covered["card"]].left, base)))
    kill = min(1.0, dealt / left)
    value = kill * kill * (who.renown * 0.8 + bot.threat(who) * 0.45)
    value += bot.wards(edge) * _WARD * (who.damage + 0.6)
    if known != HIDDEN and known:
        value += 0.2 * (card.initiative - bot.cards[known].initiative)
    return value + 0.1 * card.initiative


def _resolution(_bot: Squire, view: View, legal: list[Action]) -> Action:
    """Conan begins where he strikes; a Foe player where nobody opposes."""
    conan = view["you"] == view["active"]
    opposed = {move["zone"] for move in view["moves"]}
    wanted = [action for action in legal if (action.args[0] in opposed) == conan]
    return (wanted or legal)[0]


def _press(bot: Squire, view: View, legal: list[Action]) -> Action:
    me = view["seats"][view["you"]]
    strong = me["prowess"] >= 11 and len(me["hand"]) >= 4 and me["health"] >= bot.conan(view).health * 0.7
    return Action("press-on") if strong and Action("press-on") in legal else Action("rest")


def _most(_bot: Squire, _view: View, legal: list[Action]) -> Action:
    return max(legal, key=lambda action: int(action.args[0]))


def _accept(_bot: Squire, _view: View, legal: list[Action]) -> Action:
    return Action("accept") if Action("accept") in legal else legal[0]


def _discard(bot: Squire, view: View, legal: list[Action]) -> Action:
    """The card that is worth least: what cannot be played soon, then weak moves."""
    cards = _named(legal, "discard")
    if view["stack"][-1]["frame"] == "cycle":
        cards = [action for action in cards if not bot.cards[action.args[0]].is_move]
        if not cards:
            return Action("done")
    return min(cards, key=lambda action: _keep_value(bot, bot.cards[action.args[0]]))


def _keep_value(bot: Squire, card: Card) -> float:
    if not card.is_move:
        return 0.2 if card.kind == "region" else 0.8
    strength = max(bot.blow(edge, 3) for edge in (card.left, card.right))
    return strength + 0.4 * (bot.wards(card.left) + bot.wards(card.right)) - 0.3 * card.gem + 0.5


def _take(bot: Squire, _view: View, legal: list[Action]) -> Action:
    takes = _named(legal, "take")
    return max(takes, key=lambda action: _keep_value(bot, bot.cards[action.args[0]])) if takes else legal[0]


def _choose(_bot: Squire, view: View, legal: list[Action]) -> Action:
    """A Foe to be dealt with: the strongest; otherwise the first choice."""
    foes = _named(legal, "foe")
    if not foes:
        return legal[0]
    return max(foes, key=lambda action: _worth(view, action))


def _worth(view: View, action: Action) -> int:
    place = action.args[0]
    return int(view["zones"][place[:-1]][int(place[-1]) - 1].get("wounds", 0))


def _top(bot: Squire, _view: View, legal: list[Action]) -> Action:
    """The weakest Foe on top."""
    return min(legal, key=lambda action: bot.threat(bot.cards[action.args[0]]))


_CHOOSERS: Final[dict[str, Chooser]] = {
    "window": _window,
    "foe-draw": _foe_draw,
    "foe-name": _foe_draw,
    "pay": _pay,
    "foe-moves": _foe_moves,
    "side": _side,
    "loss": _loss,
    "round": _round,
    "conan-moves": _conan_moves,
    "resolution": _resolution,
    "press": _press,
    "rest": _most,
    "up-to": _most,
    "placing": _accept,
    "reveal": _accept,
    "trigger": _accept,
    "discard": _discard,
    "cycle": _discard,
    "take": _take,
    "doing": _choose,
    "order-top": _top,
}
