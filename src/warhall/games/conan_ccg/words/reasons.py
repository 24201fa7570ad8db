"""Why a choice may be a good one: one sentence, true of the position as its seat sees it.

Every figure is one that the rules work out for the table that the seat sees (`study.outlook`); a face-down move is what
it can still be.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from warhall.games.conan_ccg.bots.sight import Sight
from warhall.games.conan_ccg.notation import ZONES
from warhall.games.conan_ccg.rules.barbarian import effect_of
from warhall.games.conan_ccg.rules.chronicle import renown
from warhall.games.conan_ccg.rules.names import ally_named, foe_named
from warhall.games.conan_ccg.rules.statistics import damage_of, health_of
from warhall.games.conan_ccg.rules.survey import retreat_loss
from warhall.games.conan_ccg.study.outlook import details, previews
from warhall.kernel import Action, View
from warhall.kernel.game import Said

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Card
    from warhall.games.conan_ccg.fields import Foe
    from warhall.games.conan_ccg.game import ConanCCG
    from warhall.games.conan_ccg.state import ConanState


def particular_reason(game: ConanCCG, view: View, action: Action) -> Said | None:
    """Say what speaks for a legal choice of the view's own seat; None for kinds of choices of which nothing particular
    is said."""
    tell = _REASONS.get(action.verb)
    return None if tell is None else tell(Case(game, view, action))


class Case:
    """A choice, and the table as its seat sees it."""

    def __init__(self, game: ConanCCG, view: View, action: Action) -> None:
        self.game = game
        self.view = view
        self.action = action
        self.sight = Sight.of_view(game, view)
        self.table: ConanState = self.sight.table
        self.frame: dict[str, Any] = view["stack"][-1]

    @property
    def card(self) -> Card:
        """The card that the action names first, whoever owns it."""
        return self.game.pool.cards[self.action.args[0].partition("@")[0].partition(".")[0]]

    @property
    def asked(self) -> str:
        """The card whose text may be used or left; empty where it is one move's among several that are turned up."""
        if "effect" in self.frame:
            return str(self.frame["effect"].partition("#")[0])
        return next((move["card"] for move in self.view["moves"] if move["uid"] == self.frame.get("move")), "")

    @cached_property
    def preview(self) -> dict[str, Any]:
        return previews(self.game, self.view, [self.action]).get(str(self.action), {})

    @cached_property
    def foes(self) -> list[Foe]:
        return [foe for foe in self.table.foes() if not foe.gone]

    @property
    def conan(self) -> dict[str, int]:
        """Prowess and Health of the Conan that fights now."""
        return {"prowess": self.sight.prowess, "health": self.sight.health}

    def named(self, card: str) -> str:
        return self.game.card_name(card)

    def span(self, figure: int | list[int]) -> str:
        """A number, or what it may be between."""
        least, most = _least(figure), _most(figure)
        if least == most:
            return str(least)
        return self.game.catalogue.format("span", {"least": least, "most": most})

    def zone(self, zone: int | str) -> str:
        return self.game.catalogue.format(f"zone-{zone if isinstance(zone, str) else ZONES[zone]}")


# -- Conan's moves -----------------------------------------------------------------------------------------------------


def _move(case: Case) -> Said:
    """Say what it would do to whom it touches, and what it costs: the most telling of its contacts."""
    told = case.preview
    contacts = told.get("contacts", [])
    price = told.get("price", {})
    facts: dict[str, Any] = {"price": price.get("gem", 0) + price.get("extra", 0), "wounds": price.get("wounds", 0)}
    facts["paid"] = "wounds" if "wounds" in price else "prowess"
    if not contacts:
        return "move-nothing", facts
    best = max(contacts, key=_telling)
    foe = foe_named(case.table, best["foe"])
    facts |= {"foe": case.named(foe.card), "renown": case.table.cards[foe.card].renown}
    facts |= {"deals": case.span(best["deals"]), "health": best["health"]}
    facts |= {"takes": case.span(best["takes"]), "taken": _most(best["takes"])}
    if _least(best["deals"]) >= best["health"]:
        return "move-fells", facts
    if _most(best["deals"]) >= best["health"]:
        return "move-may-fell", facts
    return ("move-wounds" if _most(best["deals"]) else "move-wards"), facts


def _telling(contact: dict[str, Any]) -> tuple[bool, int, int]:
    """Whom it fells for certain comes first, then who takes most, then who strikes least."""
    return _least(contact["deals"]) >= contact["health"], _most(contact["deals"]), -_most(contact["takes"])


def _least(figure: int | list[int]) -> int:
    return figure if isinstance(figure, int) else figure[0]


def _most(figure: int | list[int]) -> int:
    return figure if isinstance(figure, int) else figure[1]


def _done(case: Case) -> Said:
    """Say why to leave things as they are: in laying moves, in placing Foes, and where one may take more."""
    kind = case.frame["frame"]
    if kind == "conan-moves":
        free = [foe for foe in case.foes if not any(_touches(move, foe, case.table) for move in case.table.moves)]
        return "done-moves", {"n": len(case.table.moves), "free": len(free), **case.conan}
    if kind == "foe-draw":
        return "done-foes", {"n": len(case.foes), "renown": _worth(case)}
    if kind == "loss":
        return "done-loss", {"renown": renown(case.table, case.sight.active)}
    return "done-cards", {"n": len(case.sight.hand)}


def _touches(move: Any, foe: Foe, table: ConanState) -> bool:
    at = table.zones[foe.zone].index(foe)
    return move.zone == foe.zone and move.gap in (at, at + 1)


def _worth(case: Case) -> int:
    """The Renown of the Foes that are there."""
    return sum(case.table.cards[foe.card].renown for foe in case.foes)


# -- fight, retreat, rest ----------------------------------------------------------------------------------------------


def _stakes(case: Case) -> dict[str, Any]:
    damage = sum(damage_of(case.table, foe.uid) for foe in case.foes)
    loss = retreat_loss(case.table)
    return {"n": len(case.foes), "renown": _worth(case), "damage": damage, "loss": loss, **case.conan}


def _fight(case: Case) -> Said:
    return "fight", _stakes(case)


def _retreat(case: Case) -> Said:
    return "retreat", _stakes(case)


def _standing(case: Case) -> dict[str, Any]:
    mine, best = renown(case.table, case.sight.you), max(case.sight.rivals)
    return {"mine": mine, "best": best, "cards": len(case.sight.hand), **case.conan}


def _press_on(case: Case) -> Said:
    return "press-on", _standing(case)


def _rest(case: Case) -> Said:
    return "rest", _standing(case)


def _vitality(case: Case) -> Said:
    n = int(case.action.args[0])
    return ("vitality" if n else "vitality-none"), {"n": n, **case.conan, "after": case.sight.health + n}


# -- Foes --------------------------------------------------------------------------------------------------------------


def _foe_facts(card: Card) -> dict[str, Any]:
    return {"foe": card.name, "damage": card.damage, "health": card.health, "renown": card.renown, "scars": card.scars}


def _place(case: Case) -> Said:
    zone = ZONES.index(case.action.args[1])
    company = len([foe for foe in case.table.zones[zone] if not foe.gone])
    minors = case.preview.get("price", {}).get("minors", 0)
    return "place", {**_foe_facts(case.card), "zone": case.zone(zone), "company": company, "minors": minors}


def _pay(case: Case) -> Said:
    others = [case.table.cards[card] for _, card in case.view["revealed"] if not case.table.cards[card].major]
    least = all(case.card.renown <= other.renown for other in others)
    return "pay", {**_foe_facts(case.card), "least": "yes" if least else "no"}


def _name(case: Case) -> Said:
    return "name", _foe_facts(case.card)


def _refuse(case: Case) -> Said:
    return "refuse", {"n": len(case.view["revealed"])}


def _give(case: Case) -> Said:
    """Say what the Foe deals with this move if nothing meets it, and the wounds that it takes for it."""
    foe = foe_named(case.table, case.action.args[0])
    card = case.table.cards[case.action.args[1]]
    price = case.preview["price"]
    facts = {"foe": case.named(foe.card), "initiative": card.initiative, "wounds": price["wounds"]}
    return "give", {**facts, "damage": _unopposed(case, foe, card.id), "health": price["health"]}


def _unopposed(case: Case, foe: Foe, card: str) -> int:
    """CCG-214: the better of its edges, where nothing meets it."""
    placed = {**case.view, "zones": {name: [dict(one) for one in line] for name, line in case.view["zones"].items()}}
    entry = next(one for one in placed["zones"][ZONES[foe.zone]] if one["uid"] == foe.uid)
    entry["move"] = card
    told = details(case.game, placed)
    assert told is not None
    free: dict[str, int] = told["moves"][str(foe.uid)].get("free", {})
    return max(free.values(), default=0)


def _search(case: Case) -> Said:
    foe = foe_named(case.table, case.action.args[0])
    return "search", {"foe": case.named(foe.card)}


def _strike(case: Case) -> Said:
    target = ally_named(case.table, case.action.args[1])
    ally = case.table.find_ally(target)
    health = case.sight.health if ally is None else health_of(case.table, ally)
    name = "Conan" if ally is None else case.named(ally.card)
    return "strike", {"damage": case.preview.get("deals", 0), "target": name, "health": health}


# -- cards -------------------------------------------------------------------------------------------------------------


def _text(case: Case) -> Said:
    """Say what the card says, in the moment of an attack with what that would deal as it stands."""
    args, pool = case.action.args, case.game.pool
    name = args[0] if args else case.asked
    if not name:
        return "passive", {}
    kept = [lasting.n for lasting in case.table.lasting if lasting.effect == effect_of(name)]
    n = args[1] if len(args) > 1 else kept[0] if kept else "N"
    facts: dict[str, Any] = {"text": pool.ability_text(name, n) if name in pool.abilities else pool.cards[name].text}
    if case.preview.get("vain"):
        return "vain", facts
    attack = case.sight.occasion.attack
    if 0 <= attack < len(case.table.attacks):
        facts |= _attacked(case)
        return "text-attack", facts
    return ("gift" if case.preview.get("gift") else "text"), facts


def _attacked(case: Case) -> dict[str, Any]:
    attack = case.table.attacks[case.sight.occasion.attack]
    foe = case.table.find_foe(attack.target)
    ally = case.table.find_ally(attack.target)
    target = foe or ally
    health = case.sight.health if target is None else health_of(case.table, target)
    return {"damage": attack.damage, "target": "Conan" if target is None else case.named(target.card), "health": health}


def _pass(case: Case) -> Said:
    """Nothing is spent; where an attack goes on, what it deals as it stands."""
    attack = case.sight.occasion.attack
    if 0 <= attack < len(case.table.attacks):
        told = _attacked(case)
        return ("pass-fells" if told["damage"] >= told["health"] else "pass-attack"), told
    return "pass", {"n": len(case.sight.hand), **case.conan}


def _decline(case: Case) -> Said:
    return ("decline", {"card": case.named(case.asked)}) if case.asked else ("decline-passive", {})


def _discard(case: Case) -> Said:
    card = case.card
    held = case.sight.hand.count(card.id)
    if held > 1:
        return "discard-copy", {"card": card.name, "n": held}
    facts = {"card": card.name, "gem": card.gem, "prowess": case.table.prowess[case.sight.you]}
    return ("discard-move" if card.is_move else "discard-text"), facts


def _take(case: Case) -> Said:
    card = case.card
    if case.frame["frame"] == "loss":
        return "take-renown", {"renown": card.renown, "limit": case.frame["limit"]}
    return "take-card", {"card": card.name, "text": card.text or card.name}


def _top(case: Case) -> Said:
    return "top", _foe_facts(case.card)


def _zone(case: Case) -> Said:
    zone = case.action.args[0]
    number = ZONES.index(zone)
    own = len([move for move in case.table.moves if move.zone == number])
    return "zone", {"zone": case.zone(zone), "n": len(case.table.zones[number]), "own": own}


def _foe(case: Case) -> Said:
    foe = foe_named(case.table, case.action.args[0])
    facts = _foe_facts(case.table.cards[foe.card])
    return "foe", {**facts, "damage": damage_of(case.table, foe.uid), "health": health_of(case.table, foe)}


def _cards(case: Case) -> Said:
    return "cards", {"n": int(case.action.args[0]), "held": len(case.sight.hand)}


def _order(_case: Case) -> Said:
    return "order", {}


def _thing(case: Case) -> Said:
    return "thing", {"card": case.named(case.action.args[0].partition(".")[0])}


def _plain(case: Case) -> Said:
    return "plain", case.conan


_REASONS: Final[dict[str, Callable[[Case], Said]]] = {
    "move": _move,
    "done": _done,
    "fight": _fight,
    "retreat": _retreat,
    "press-on": _press_on,
    "rest": _rest,
    "vitality": _vitality,
    "place": _place,
    "pay": _pay,
    "name": _name,
    "refuse": _refuse,
    "give": _give,
    "search": _search,
    "strike": _strike,
    "play": _text,
    "use": _text,
    "accept": _text,
    "decline": _decline,
    "pass": _pass,
    "discard": _discard,
    "take": _take,
    "top": _top,
    "zone": _zone,
    "foe": _foe,
    "peek": _foe,
    "cards": _cards,
    "next": _order,
    "ally": _thing,
    "item": _thing,
    "at": _plain,
    "slot": _plain,
    "shift": _plain,
    "choose": _plain,
}
