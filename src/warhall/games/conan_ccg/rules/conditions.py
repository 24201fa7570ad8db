"""When an effect of a card speaks: the conditions of card texts, one small function each.

A position holds the table of them (`state.conditions`): conditions ask how fast a move is and what is on its edges,
which may depend on other texts and their conditions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.conan_ccg.cards.vocabulary import Verb
from warhall.games.conan_ccg.components import CONAN, NOBODY, Attack
from warhall.games.conan_ccg.rules.announcement import Announcement
from warhall.games.conan_ccg.rules.chronicle import renown, scars
from warhall.games.conan_ccg.rules.icons import icons_on_foe_move, initiative_of_foe, initiative_of_own
from warhall.games.conan_ccg.rules.in_play import Condition, fits_foe, performer, touched_by
from warhall.games.conan_ccg.rules.roles import foe_players

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Effect
    from warhall.games.conan_ccg.state import ConanState


def _attacker(state: ConanState, condition: Verb, uid: int, attack: Attack | None, _effect: Effect) -> bool:
    return attack is not None and is_who(state, condition, attack.attacker, uid)


def _target(state: ConanState, condition: Verb, uid: int, attack: Attack | None, _effect: Effect) -> bool:
    return attack is not None and is_who(state, condition, attack.target, uid)


def _hit_with(_state: ConanState, condition: Verb, _uid: int, attack: Attack | None, _effect: Effect) -> bool:
    return attack is not None and bool(attack.hits.get(condition["icon"], 0) >= condition.get("min", 1))


def _through(_state: ConanState, _condition: Verb, uid: int, attack: Attack | None, _effect: Effect) -> bool:
    return attack is not None and attack.own == uid and attack.attacker == attack.foe


def _unopposed(_state: ConanState, _condition: Verb, _uid: int, attack: Attack | None, _effect: Effect) -> bool:
    return attack is not None and attack.own == NOBODY and attack.attacker == attack.foe


def _faster(state: ConanState, _condition: Verb, _uid: int, attack: Attack | None, _effect: Effect) -> bool:
    return attack is not None and is_faster(state, attack)


def _touches(state: ConanState, condition: Verb, uid: int, _attack: Attack | None, effect: Effect) -> bool:
    return bool(len(touched_by(state, uid, effect.kind)) >= condition["min"])


def _with(state: ConanState, condition: Verb, uid: int, _attack: Attack | None, _effect: Effect) -> bool:
    me = state.find_foe(performer(state, uid))
    return _has_company(state, condition, uid, NOBODY if me is None else me.zone)


def _in_play(state: ConanState, condition: Verb, uid: int, _attack: Attack | None, _effect: Effect) -> bool:
    return _has_company(state, condition, uid, NOBODY)


def _self(state: ConanState, condition: Verb, uid: int, _attack: Attack | None, _effect: Effect) -> bool:
    me = state.find_foe(performer(state, uid))
    return me is not None and fits_foe(state, me, condition["filter"], uid)


def _move_has(state: ConanState, condition: Verb, uid: int, _attack: Attack | None, _effect: Effect) -> bool:
    return _shows(state, uid, condition["icon"])


def _no_item(state: ConanState, condition: Verb, _uid: int, _attack: Attack | None, _effect: Effect) -> bool:
    return all(state.cards[item.card].slot != condition["slot"] for item in state.items[state.active])


def _round(state: ConanState, condition: Verb, _uid: int, _attack: Attack | None, _effect: Effect) -> bool:
    return bool(condition.get("min", 0) <= state.round <= condition.get("max", 999))


def _health(state: ConanState, condition: Verb, _uid: int, _attack: Attack | None, _effect: Effect) -> bool:
    return bool(state.health[state.active] <= condition["max"])


def _scars(state: ConanState, condition: Verb, _uid: int, _attack: Attack | None, _effect: Effect) -> bool:
    return bool(scars(state, state.active) >= condition["min"])


def _outshone(state: ConanState, condition: Verb, _uid: int, _attack: Attack | None, _effect: Effect) -> bool:
    enough = renown(state, state.active) + condition["min"]
    return any(renown(state, seat) >= enough for seat in foe_players(state))


def _action_by(state: ConanState, condition: Verb, _uid: int, _attack: Attack | None, _effect: Effect) -> bool:
    return bool(_announced_by(state) == condition["player"])


CONDITIONS: Final[dict[str, Condition]] = {
    "attacker": _attacker,
    "target": _target,
    "hit_with": _hit_with,
    "through_this_move": _through,
    "unopposed": _unopposed,
    "faster": _faster,
    "touches": _touches,
    "with": _with,
    "in_play": _in_play,
    "self": _self,
    "move_has": _move_has,
    "no_item": _no_item,
    "round": _round,
    "health": _health,
    "scars": _scars,
    "outshone": _outshone,
    "action_by": _action_by,
}


def is_who(state: ConanState, condition: Verb, character: int, uid: int) -> bool:
    """Whether a character is what a condition calls it."""
    who = condition["who"]
    if who == "conan":
        return character == CONAN
    if who == "self":
        return uid == character or character == performer(state, uid)
    if who == "ally":
        return state.find_ally(character) is not None
    foe = state.find_foe(character)
    return who == "foe" and foe is not None and fits_foe(state, foe, condition.get("filter", {}), uid)


def is_faster(state: ConanState, attack: Attack) -> bool:
    """The attacking move is faster than the enemy move at this contact, both as modified."""
    foe, own = state.find_foe(attack.foe), state.find_move(attack.own)
    if foe is None or own is None:
        return False
    ours, theirs = initiative_of_own(state, own), initiative_of_foe(state, foe)
    return theirs > ours if attack.attacker == attack.foe else ours > theirs


def _has_company(state: ConanState, condition: Verb, uid: int, zone: int) -> bool:
    """Whether another such Foe is in this zone, or anywhere if none is named."""
    me = performer(state, uid)
    others = (foe for foe in state.foes() if foe.uid != me and zone in (NOBODY, foe.zone))
    return any(fits_foe(state, foe, condition["filter"], uid) for foe in others)


def _announced_by(state: ConanState) -> str:
    """Whose Action has just been announced: `foe_player` means any Foe player."""
    for frame in reversed(state.stack):
        if isinstance(frame, Announcement):
            return "conan_player" if frame.seat == state.active else "foe_player"
    return ""


def _shows(state: ConanState, uid: int, icon: str) -> bool:
    foe = state.find_foe(uid)
    return foe is not None and bool(foe.move) and icons_on_foe_move(state, foe, icon) > 0
