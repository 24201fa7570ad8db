"""Why not: the numbered rule that forbids an action, in words. Every chapter's frame has its rule; common mistakes have
a sentence of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from warhall.games.conan_ccg.cards.effects import foe_named
from warhall.games.conan_ccg.notation import CATALOGUE, CHANCE_VERBS, ZONES
from warhall.games.conan_ccg.rules import combat_round, conan_moves, foe_draw, frames, zones
from warhall.games.conan_ccg.rules.foe_moves import can_give, overpayment
from warhall.games.conan_ccg.rules.in_play import has_trait
from warhall.games.conan_ccg.rules.roles import primary
from warhall.games.conan_ccg.rules.statistics import health_of
from warhall.kernel import Action, IllegalActionError

if TYPE_CHECKING:
    from warhall.games.conan_ccg.state import ConanState

# The rule that governs what may be done in each frame.
_RULES: Final[dict[type[frames.Base], str]] = {
    frames.Window: "CCG-083",
    frames.Doing: "CCG-089",
    frames.Trigger: "CCG-078",
    frames.Triggers: "CCG-286",
    frames.Discard: "CCG-279",
    frames.Take: "CCG-278",
    frames.OrderTop: "CCG-282",
    frames.FoeDraw: "CCG-124",
    frames.Pay: "CCG-121",
    frames.Round: "CCG-148",
    frames.Loss: "CCG-152",
    frames.FoeMoves: "CCG-159",
    frames.ConanMoves: "CCG-178",
    frames.Placing: "CCG-078",
    frames.Reveal: "CCG-078",
    frames.Resolution: "CCG-208",
    frames.Initiative: "CCG-309",
    frames.Side: "CCG-215",
    frames.Redirect: "CCG-216",
    frames.Press: "CCG-264",
    frames.Rest: "CCG-271",
    frames.UpTo: "CCG-056",
}


def refuse(code: str, rule: str, **facts: Any) -> IllegalActionError:
    return IllegalActionError(code, rule=rule, catalogue=CATALOGUE, **facts)


def refusal(state: ConanState, action: Action, seat: int) -> IllegalActionError:
    """Why this seat, whose turn to act it is, may not do this. It speaks of nothing that the seat cannot see."""
    if action.verb in CHANCE_VERBS:
        return refuse("only-chance", "CCG-282", action=str(action))
    reasons = {
        "place": _place,
        "give": _give,
        "search": _search,
        "move": _move,
        "play": _play,
        "retreat": _retreat,
        "press-on": _press_on,
        "done": _done,
        "refuse": _refuse,
        "take": _take,
    }
    found = reasons[action.verb](state, action, seat) if action.verb in reasons else None
    return found or refuse("not-now", _RULES[type(state.stack[-1])], action=str(action), phase=state.phase)


def _place(state: ConanState, action: Action, _seat: int) -> IllegalActionError | None:
    """Chapters 13 and 14: money first, then room, company and order."""
    if not isinstance(state.stack[-1], frames.FoeDraw):
        return refuse("not-now", "CCG-131", action=str(action), phase=state.phase)
    name, zone_name, _ = action.args
    card = name.partition("@")[0]
    if card not in [known for _, known in state.revealed]:
        return refuse("not-revealed", "CCG-119", card=card)
    zone = ZONES.index(zone_name)
    facts = {"card": state.cards[card].name, "zone": zone_name}
    if foe_draw.prohibited(state, card):
        return refuse("prohibited", "CCG-317", **facts)
    price = foe_draw.cost(state, card)
    if len(foe_draw.minors(state)) < price:
        return refuse("too-dear", "CCG-121", price=price, minors=len(foe_draw.minors(state)), **facts)
    if zones.solitary_in_play(state):
        return refuse("solitary", "CCG-143", **facts)
    if "solitary" in state.cards[card].traits:
        return refuse("solitary-center", "CCG-144", **facts)
    if not zones.waived(state, "zone_order") and not zones.in_order(state, zone):
        rule = "CCG-135" if zone == zones.REAR and any(not foe.gone for foe in state.zones[0]) else "CCG-134"
        return refuse("zone-order", rule, **facts)
    return _company(state, card, zone, facts)


def _company(state: ConanState, card: str, zone: int, facts: dict[str, str]) -> IllegalActionError | None:
    there = [foe for foe in state.zones[zone] if not foe.gone]
    if len(there) >= zones.LARGEST:
        return refuse("zone-full", "CCG-136", **facts)
    if not zones.can_hold(state, zone, card):
        savage = "savage" in state.cards[card].traits or any(has_trait(state, foe, "savage") for foe in there)
        return refuse("savage", "CCG-141", **facts) if savage else refuse("zone-type", "CCG-137", **facts)
    return None


def _give(state: ConanState, action: Action, seat: int) -> IllegalActionError | None:
    if not isinstance(state.stack[-1], frames.FoeMoves):
        return refuse("not-now", "CCG-159", action=str(action), phase=state.phase)
    place, name = action.args
    foe = _foe(state, place)
    if foe is None or foe.gone:
        return refuse("no-foe", "CCG-159", place=place)
    if foe.owner != seat:
        return refuse("not-your-foe", "CCG-297", place=place)
    if foe.move:
        return refuse("one-move", "CCG-160", place=place)
    if name not in state.hand[seat]:
        return refuse("not-in-hand", "CCG-165", card=name)
    card = state.cards[name]
    if card.conan_only:
        return refuse("conan-only", "CCG-081", card=card.name)
    if not card.is_move:
        return refuse("no-move", "CCG-048", card=card.name)
    if not can_give(state, foe, name):
        wounds = overpayment(state, foe, name)
        return refuse("lethal", "CCG-164", card=card.name, wounds=wounds, health=health_of(state, foe))
    return None


def _foe(state: ConanState, place: str) -> Any:
    try:
        return foe_named(state, place)
    except IndexError:
        return None


def _search(state: ConanState, action: Action, seat: int) -> IllegalActionError | None:
    foe = _foe(state, action.args[0])
    if isinstance(state.stack[-1], frames.FoeMoves) and foe is not None and foe.owner == seat and not foe.move:
        return refuse("hand-first", "CCG-166", place=action.args[0])
    return None


def _move(state: ConanState, action: Action, seat: int) -> IllegalActionError | None:
    if not isinstance(state.stack[-1], frames.ConanMoves):
        return refuse("not-now", "CCG-076", action=str(action), phase=state.phase)
    name, place = action.args[:2]
    card = state.cards[name]
    if name not in state.hand[seat]:
        return refuse("not-in-hand", "CCG-074", card=card.name)
    if not card.is_move:
        return refuse("no-move", "CCG-048", card=card.name)
    zone_name, _, number = place.partition(":")
    zone, gap = ZONES.index(zone_name), int(number)
    if gap > len(state.zones[zone]) or not state.zones[zone]:
        return refuse("no-gap", "CCG-178", place=place)
    if state.move_at(zone, gap) is not None:
        return refuse("gap-taken", "CCG-178", place=place)
    if conan_moves.closed(state, zone, gap):
        return refuse("veterans", "CCG-182", place=place)
    if len(action.args) > 2:
        return _ally_move(state, action)
    if zone not in conan_moves.conan_zones(state):
        limit = conan_moves.zone_limit(state)
        if len(conan_moves.conan_zones(state)) >= limit:
            return refuse("two-zones", "CCG-179", limit=limit)
    return refuse("cannot-pay", "CCG-095", card=card.name)


def _ally_move(state: ConanState, action: Action) -> IllegalActionError:
    ally = action.args[2]
    if ally.partition(".")[0] not in [known.card for known in state.allies]:
        return refuse("no-ally", "CCG-189", ally=ally)
    card = state.cards[action.args[0]]
    if card.conan_only:
        return refuse("conan-only", "CCG-081", card=card.name)
    busy = [move.by for move in state.moves]
    if any(known.uid in busy for known in state.allies):
        return refuse("one-ally-move", "CCG-189", ally=ally)
    return refuse("ally-lethal", "CCG-191", ally=ally)


def _play(state: ConanState, action: Action, seat: int) -> IllegalActionError | None:
    name = action.args[0]
    card = state.cards[name]
    if name not in state.hand[seat]:
        return refuse("not-in-hand", "CCG-114", card=card.name)
    rules = {"move": "CCG-076", "item": "CCG-066", "ally": "CCG-052", "region": "CCG-060", "action": "CCG-083"}
    if state.phase == "prepare" and seat == state.active and card.kind in ("item", "ally"):
        rule = "CCG-068" if card.kind == "item" else "CCG-053"
        return refuse("requirement", rule, card=card.name)
    if card.kind == "action":
        foes = card.keyword.startswith("Foe:")
        if foes != (seat != state.active):
            return refuse("other-side", "CCG-084", card=card.name, keyword=card.keyword)
        if state.phase == "rest" and not isinstance(state.stack[-1], frames.Window):
            return refuse("too-late", "CCG-268", card=card.name)
    return refuse("not-playable", rules.get(card.kind, "CCG-083"), card=card.name, phase=state.phase)


def _retreat(state: ConanState, _action: Action, _seat: int) -> IllegalActionError | None:
    return refuse("no-retreat", "CCG-150", phase=state.phase)


def _press_on(state: ConanState, _action: Action, _seat: int) -> IllegalActionError | None:
    if state.retreated:
        return refuse("retreated", "CCG-157")
    if not combat_round.may_press_on(state):
        return refuse("no-press-on", "CCG-264")
    return None


def _done(state: ConanState, _action: Action, _seat: int) -> IllegalActionError | None:
    top = state.stack[-1]
    if isinstance(top, frames.FoeDraw):
        return refuse("one-foe", "CCG-125")
    if isinstance(top, frames.FoeMoves):
        return refuse("every-foe", "CCG-159")
    return None


def _refuse(state: ConanState, _action: Action, _seat: int) -> IllegalActionError | None:
    return refuse("must-name", "CCG-128") if isinstance(state.stack[-1], frames.FoeDraw) else None


def _take(state: ConanState, action: Action, _seat: int) -> IllegalActionError | None:
    top = state.stack[-1]
    if isinstance(top, frames.Loss):
        return refuse("over-limit", "CCG-152", limit=top.limit, card=action.args[0], seat=primary(state))
    return None
