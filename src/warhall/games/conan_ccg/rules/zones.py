"""Chapter "Zones and placement": which Foe may stand where, and how Foes leave."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from warhall.games.conan_ccg.cards.cards import MANNERS
from warhall.games.conan_ccg.cards.vocabulary import FORBIDDEN, GRANTED_TRAITS, TYPES, WAIVED
from warhall.games.conan_ccg.components import Owned
from warhall.games.conan_ccg.events import FOE_PLACED, FOE_REMOVED, RETURNED
from warhall.games.conan_ccg.fields import Foe
from warhall.games.conan_ccg.notation import ZONES
from warhall.games.conan_ccg.rules.in_play import card_of, has_trait, hear_foe, live
from warhall.games.conan_ccg.rules.piles import discard_card, discard_foe, end_traces
from warhall.kernel import IllegalActionError
from warhall.kernel.kept import Kept

if TYPE_CHECKING:
    from warhall.games.conan_ccg.state import ConanState

CENTER: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
REAR: Final = 3
_ALL: Final[tuple[int, ...]] = (CENTER, LEFT, RIGHT, REAR)
LARGEST: Final = 3  # CCG-136
# The Foes in all zones as one number, which is quick to look up: zone by zone, and there Foe by Foe, the manner in
# which each keeps company. Three make a zone full, so there is room for two.
Company = int
_FOE: Final = 4  # bits
_ZONE: Final = 2 * _FOE
EMPTY: Final = 0
FULL: Final = MANNERS.index("savage")  # a zone that takes nobody
SOLITARY: Final = -1  # one Foe is in play, and bears no company


def waived(state: ConanState, rule: str) -> bool:
    """Whether a card says that this rule is not applied."""
    if WAIVED not in state.modifiers:
        return False
    return any(modifier[3].rule == rule and modifier[3].move is None for modifier in live(state, WAIVED))


def forbidden(state: ConanState, what: str) -> bool:
    if FORBIDDEN not in state.modifiers:
        return False
    return any(modifier[3].what == what for modifier in live(state, FORBIDDEN))


def can_hold(state: ConanState, zone: int, card: str, moving: Foe | None = None) -> bool:
    """CCG-136 to CCG-141: room, company and Savage; the same for a Foe that moves as for a new one."""
    there = [foe for foe in state.zones[zone] if not foe.gone]
    if not there:
        return True
    if len(there) >= LARGEST or _savage(state, card, moving):
        return False
    if any(has_trait(state, foe, "savage") for foe in there):
        return False
    return _may_join(tuple([state.cards[foe.card].type for foe in there]), state.cards[card].type)


def _savage(state: ConanState, card: str, moving: Foe | None) -> bool:
    return has_trait(state, moving, "savage") if moving is not None else state.cards[card].savage


@cache
def _may_join(types: tuple[str, ...], newcomer: str) -> bool:
    """CCG-137, CCG-139, CCG-140: one type, except that Sorcerers join Humans or Supernaturals, never both."""
    others = {kind for kind in (*types, newcomer) if kind != "sorcerer"}
    if "sorcerer" in types or newcomer == "sorcerer":
        return others <= {"human"} or others <= {"supernatural"}
    return len(others) == 1


def in_order(state: ConanState, zone: int) -> bool:
    """CCG-134, CCG-135: the Center first, a Flank before the Rear."""
    if zone == CENTER:
        return True
    held = [any(not foe.gone for foe in line) for line in state.zones]
    if not held[CENTER]:
        return False
    return zone != REAR or held[LEFT] or held[RIGHT]


def solitary_in_play(state: ConanState) -> bool:
    """CCG-143: nobody joins a Solitary Foe."""
    for zone in state.zones:
        for foe in zone:
            if not foe.gone and has_trait(state, foe, "solitary"):
                return True
    return False


def open_zones(state: ConanState, card: str) -> list[int]:
    """The zones in which a revealed Foe may be placed now (CCG-133)."""
    company = companies(state)
    return (
        [] if company == SOLITARY else list(zones_among(company, waived(state, "zone_order"))[state.cards[card].manner])
    )


def unwelcome(state: ConanState, card: str, zone: int) -> IllegalActionError | None:
    """Why a revealed Foe may not be placed in this zone, None if it may."""
    if zone in open_zones(state, card):
        return None
    facts = {"card": state.cards[card].name, "zone": ZONES[zone]}
    if solitary_in_play(state):
        return state.refuse("solitary", "CCG-143", **facts)
    if state.cards[card].solitary:
        return state.refuse("solitary-center", "CCG-144", **facts)
    if not waived(state, "zone_order") and not in_order(state, zone):
        rule = "CCG-135" if zone == REAR and any(not foe.gone for foe in state.zones[CENTER]) else "CCG-134"
        return state.refuse("zone-order", rule, **facts)
    there = [foe for foe in state.zones[zone] if not foe.gone]
    if len(there) >= LARGEST:
        return state.refuse("zone-full", "CCG-136", **facts)
    savage = state.cards[card].savage or any(has_trait(state, foe, "savage") for foe in there)
    return state.refuse("savage", "CCG-141", **facts) if savage else state.refuse("zone-type", "CCG-137", **facts)


def companies(state: ConanState) -> Company:
    """The company that a new Foe would find."""
    granted = GRANTED_TRAITS in state.modifiers
    company: Company = 0
    for line in state.zones:
        there, number, shut = EMPTY, 0, False
        for foe in line:
            if foe.gone:
                continue
            card = card_of(state, foe)
            if card.solitary or (granted and has_trait(state, foe, "solitary")):
                return SOLITARY
            shut = shut or card.savage or (granted and has_trait(state, foe, "savage"))
            there = there << _FOE | card.manner
            number += 1
        company = company << _ZONE | (FULL if shut or number >= LARGEST else there)
    return company


def zones_among(company: Company, free: bool) -> list[tuple[int, ...]]:
    """CCG-134 to CCG-144: the zones in which Foes of each manner find their place among this company."""
    return (_ZONES_IN_ANY_ORDER if free else _ZONES_IN_ORDER).of(company)


def _zones_in_order(company: Company) -> list[tuple[int, ...]]:
    held = [there != EMPTY for there in _by_zone(company)]
    if held[CENTER] and (held[LEFT] or held[RIGHT]):  # as `in_order` has it
        return _zones_out_of(_ALL, (CENTER,), company)
    return _zones_out_of((CENTER, LEFT, RIGHT) if held[CENTER] else (CENTER,), (CENTER,), company)


def _zones_in_any_order(company: Company) -> list[tuple[int, ...]]:
    return _zones_out_of(_ALL, _ALL, company)


def _zones_out_of(allowed: tuple[int, ...], solitary: tuple[int, ...], company: Company) -> list[tuple[int, ...]]:
    there = _by_zone(company)
    found: dict[str, tuple[int, ...]] = {}
    found["solitary"] = solitary  # CCG-144: its arrival empties every zone
    found["savage"] = tuple([zone for zone in allowed if there[zone] == EMPTY])
    for kind in TYPES:
        found[kind] = tuple([zone for zone in allowed if _welcomes(there[zone], kind)])
    return [found.get(manner, ()) for manner in MANNERS]


def _by_zone(company: Company) -> list[int]:
    return [company >> _ZONE * (REAR - zone) & (1 << _ZONE) - 1 for zone in _ALL]


_ZONES_IN_ORDER: Final = Kept(_zones_in_order)
_ZONES_IN_ANY_ORDER: Final = Kept(_zones_in_any_order)


def _welcomes(there: int, newcomer: str) -> bool:
    if there in (EMPTY, FULL):
        return there == EMPTY
    types = [MANNERS[there >> bits & (1 << _FOE) - 1] for bits in range(0, there.bit_length(), _FOE)]
    return _may_join(tuple(types), newcomer)


def put(state: ConanState, foe: Owned, zone: int, position: int) -> Foe:
    """CCG-145: place a Foe at a position of its zone, from 0 at the left."""
    owner, card = foe
    if state.cards[card].solitary:
        remove_foes(state, state.foes())  # CCG-142
        position = 0
    placed = Foe(state.new_uid(), owner, card, zone)
    state.zones[zone].insert(position, placed)
    hear_foe(state, placed)
    state.log.append(FOE_PLACED.of(seat=owner, foe=card, zone=ZONES[zone]))
    return placed


def remove_foe(state: ConanState, foe: Foe) -> None:
    """CCG-220: a Foe discarded from play is not scored."""
    remove_foes(state, [foe])


def remove_foes(state: ConanState, foes: list[Foe]) -> None:
    """Several Foes are discarded from play."""
    spoken = False
    for foe in foes:
        spoken = leave(state, foe) or spoken
        discard_foe(state, foe.owner, foe.card)
        state.log.append(FOE_REMOVED.of(foe=foe.card, zone=ZONES[foe.zone]))
    if spoken:
        state.touch()


def leave(state: ConanState, foe: Foe) -> bool:
    """CCG-308: a move stays where it is until the end of the round; without one the Foe is simply gone. Returns
    whether it takes any game text along."""
    cards = state.cards
    if foe.move:
        foe.gone = True
    else:
        state.zones[foe.zone].remove(foe)
    return bool(cards[foe.card].effects or (foe.move and cards[foe.move].effects))


def clear_moves(state: ConanState) -> None:
    """CCG-090, CCG-145: moves go to their owners' piles, and gaps left by departed Foes close."""
    cards = state.cards
    spoken = any(cards[move.card].speaks_as_move for move in state.moves)
    turned: list[tuple[int, str]] = []  # combat may be over before the moves were turned up
    for at, zone in enumerate(state.zones):
        for foe in zone:
            if foe.move:
                spoken = spoken or cards[foe.move].speaks_as_move
                discard_card(state, foe.owner, foe.move)
                if foe.down:
                    turned.append((foe.owner, foe.move))
        if zone:
            state.zones[at] = [_fresh(foe) for foe in zone if not foe.gone]
    for move in state.moves:
        if move.back:
            state.hand[state.active].append(move.card)
            state.hand[state.active].sort()
            state.shown[state.active].append((move.card, (1 << state.players) - 1))
            state.log.append(RETURNED.of(seat=state.active, card=move.card))
        else:
            discard_card(state, state.active, move.card)
    state.moves = []
    end_traces(state, turned)
    if turned:
        state.unveiled = True  # CCG-282: everybody sees the piles, so what ended combat cannot be taken back
    for ally in state.allies:
        ally.drained = 0
    if spoken:
        state.touch()


def _fresh(foe: Foe) -> Foe:
    """CCG-093, CCG-099: wounds stay, Prowess is full again."""
    return Foe(foe.uid, foe.owner, foe.card, foe.zone, foe.wounds, voice=foe.voice)


def stands_alone(state: ConanState, seat: int) -> bool:
    """CCG-022, CCG-025: no Foe left anywhere that counts."""
    if state.foe_deck[seat] or state.foe_top[seat] or state.foe_discard[seat]:
        return False
    return all(foe.owner != seat for foe in state.foes())
