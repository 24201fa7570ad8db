"""When an effect of a card speaks: the conditions of card texts, one class each.

They ask how fast a move is and what is on its edges, which may depend on other texts and their conditions; the chapters
below know only that an effect has conditions that hold or not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, Optional

from warhall.games.conan_ccg.cards.vocabulary import Condition, Filter, ItemSlot, Keyword
from warhall.games.conan_ccg.components import CONAN, NOBODY, Attack
from warhall.games.conan_ccg.rules.announcement import announcements, keyword_now
from warhall.games.conan_ccg.rules.chronicle import renown, scars
from warhall.games.conan_ccg.rules.icons import icons_on_foe_move, initiative_of_foe, initiative_of_own
from warhall.games.conan_ccg.rules.in_play import fits_foe, performer, touched_by
from warhall.games.conan_ccg.rules.roles import foe_players

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Effect
    from warhall.games.conan_ccg.state import ConanState

Character = Literal["conan", "self", "ally", "foe"]


class Attacker(Condition):
    """This character attacks."""

    who: "Character"
    filter: "Optional[Filter]" = None

    def holds(self, state: ConanState, uid: int, attack: Attack | None, _effect: Effect) -> bool:
        return attack is not None and is_who(state, self.who, self.filter, attack.attacker, uid)


class Target(Condition):
    """This character is attacked."""

    who: "Character"
    filter: "Optional[Filter]" = None

    def holds(self, state: ConanState, uid: int, attack: Attack | None, _effect: Effect) -> bool:
        return attack is not None and is_who(state, self.who, self.filter, attack.target, uid)


class HitWith(Condition):
    """The attack hits with enough icons of a kind."""

    icons = ("icon",)
    icon: str
    min: int = 1

    def holds(self, _state: ConanState, _uid: int, attack: Attack | None, _effect: Effect) -> bool:
        return attack is not None and attack.hits.get(self.icon, 0) >= self.min


class ThroughThisMove(Condition):
    """A Foe attacks through the move that bears the effect."""

    through = True

    def holds(self, _state: ConanState, uid: int, attack: Attack | None, _effect: Effect) -> bool:
        return attack is not None and attack.own == uid and attack.attacker == attack.foe


class Unopposed(Condition):
    """A Foe attacks whom no move opposes."""

    def holds(self, _state: ConanState, _uid: int, attack: Attack | None, _effect: Effect) -> bool:
        return attack is not None and attack.own == NOBODY and attack.attacker == attack.foe


class Faster(Condition):
    """The attacking move is faster than the enemy move."""

    def holds(self, state: ConanState, _uid: int, attack: Attack | None, _effect: Effect) -> bool:
        return attack is not None and is_faster(state, attack)


class Touches(Condition):
    """The move touches enough enemy moves."""

    min: int

    def holds(self, state: ConanState, uid: int, _attack: Attack | None, effect: Effect) -> bool:
        return len(touched_by(state, uid, effect.kind)) >= self.min


class With(Condition):
    """Another such Foe is in the same zone."""

    filter: "Filter"

    def holds(self, state: ConanState, uid: int, _attack: Attack | None, _effect: Effect) -> bool:
        me = state.find_foe(performer(state, uid))
        return _has_company(state, self.filter, uid, NOBODY if me is None else me.zone)


class InPlay(Condition):
    """Another such Foe is in play."""

    filter: "Filter"

    def holds(self, state: ConanState, uid: int, _attack: Attack | None, _effect: Effect) -> bool:
        return _has_company(state, self.filter, uid, NOBODY)


class Self(Condition):
    """The Foe itself is such a Foe."""

    filter: "Filter"

    def holds(self, state: ConanState, uid: int, _attack: Attack | None, _effect: Effect) -> bool:
        me = state.find_foe(performer(state, uid))
        return me is not None and fits_foe(state, me, self.filter, uid)


class MoveHas(Condition):
    """The Foe's move shows this icon."""

    icons = ("icon",)
    icon: str

    def holds(self, state: ConanState, uid: int, _attack: Attack | None, _effect: Effect) -> bool:
        foe = state.find_foe(uid)
        return foe is not None and bool(foe.move) and icons_on_foe_move(state, foe, self.icon) > 0


class NoItem(Condition):
    """Conan has no Item in this slot."""

    slot: "ItemSlot"

    def holds(self, state: ConanState, _uid: int, _attack: Attack | None, _effect: Effect) -> bool:
        return all(state.cards[item.card].slot != self.slot for item in state.items[state.active])


class Round(Condition):
    """The combat is in one of these rounds."""

    min: int = 0
    max: int = 999

    def holds(self, state: ConanState, _uid: int, _attack: Attack | None, _effect: Effect) -> bool:
        return self.min <= state.round <= self.max


class Health(Condition):
    """Conan has no more Health than this."""

    max: int

    def holds(self, state: ConanState, _uid: int, _attack: Attack | None, _effect: Effect) -> bool:
        return state.health[state.active] <= self.max


class Scars(Condition):
    """Conan has at least so many Scars."""

    min: int

    def holds(self, state: ConanState, _uid: int, _attack: Attack | None, _effect: Effect) -> bool:
        return scars(state, state.active) >= self.min


class Outshone(Condition):
    """Another player has at least so much more Renown than the Active player."""

    min: int

    def holds(self, state: ConanState, _uid: int, _attack: Attack | None, _effect: Effect) -> bool:
        enough = renown(state, state.active) + self.min
        return any(renown(state, seat) >= enough for seat in foe_players(state))


class ActionBy(Condition):
    """This player has just announced an Action."""

    player: "Literal['conan_player', 'foe_player']"

    def holds(self, state: ConanState, _uid: int, _attack: Attack | None, _effect: Effect) -> bool:
        """`foe_player` means any Foe player."""
        latest = announcements(state)[:1]
        return any((action.seat == state.active) == (self.player == "conan_player") for action in latest)


class ActionKeyword(Condition):
    """The Action just announced has this keyword, or is an Any Action in that Step."""

    keyword: "Keyword"

    def holds(self, state: ConanState, _uid: int, _attack: Attack | None, _effect: Effect) -> bool:
        """CCG-086."""
        return any(keyword_now(state, action.card) == self.keyword for action in announcements(state)[:1])


def is_who(state: ConanState, who: str, wanted: Filter | None, character: int, uid: int) -> bool:
    """Whether a character is what a condition calls it."""
    if who == "conan":
        return character == CONAN
    if who == "self":
        return uid == character or character == performer(state, uid)
    if who == "ally":
        return state.find_ally(character) is not None
    foe = state.find_foe(character)
    return who == "foe" and foe is not None and fits_foe(state, foe, wanted, uid)


def is_faster(state: ConanState, attack: Attack) -> bool:
    """The attacking move is faster than the enemy move at this contact, both as modified."""
    foe, own = state.find_foe(attack.foe), state.find_move(attack.own)
    if foe is None or own is None:
        return False
    ours, theirs = initiative_of_own(state, own), initiative_of_foe(state, foe)
    return theirs > ours if attack.attacker == attack.foe else ours > theirs


def _has_company(state: ConanState, wanted: Filter, uid: int, zone: int) -> bool:
    """Whether another such Foe is in this zone, or anywhere if none is named."""
    me = performer(state, uid)
    others = (foe for foe in state.foes() if foe.uid != me and zone in (NOBODY, foe.zone))
    return any(fits_foe(state, foe, wanted, uid) for foe in others)


CONDITIONS: Final[tuple[type[Condition], ...]] = (
    *(Attacker, Target, HitWith, ThroughThisMove, Faster, Unopposed, Touches, With, InPlay, Self, MoveHas, NoItem),
    *(Round, Health, Scars, Outshone, ActionBy, ActionKeyword),
)
