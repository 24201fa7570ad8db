"""What must fit together in a position: the people at the table, the cards in play, and what is being done.

What a frame speaks of it checks itself; here stands what is about the whole table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from warhall.games.conan_ccg.cards.cards import EDGE
from warhall.games.conan_ccg.cards.vocabulary import DURATIONS
from warhall.games.conan_ccg.components import NOBODY, Foe
from warhall.games.conan_ccg.notation import CATALOGUE, ZONES
from warhall.games.conan_ccg.rules.announcement import Announcement
from warhall.games.conan_ccg.rules.combat_round import Round
from warhall.games.conan_ccg.rules.foe_draw import FoeDraw
from warhall.games.conan_ccg.rules.in_play import verb_at
from warhall.games.conan_ccg.rules.resolution import Initiative
from warhall.games.conan_ccg.rules.roles import foe_players, remaining
from warhall.games.conan_ccg.rules.triggers import Triggers
from warhall.games.conan_ccg.rules.turn_outline import Turn
from warhall.games.conan_ccg.unchanging import Lasting
from warhall.kernel import InvalidPositionError
from warhall.kernel.frame import Frame

if TYPE_CHECKING:
    from warhall.games.conan_ccg.state import ConanState

_REVEALED: Final = ("reveal", "barbarian", "resolution", "end")  # what a round comes to after the Reveal
_AFTER_COMBAT: Final = ("cleared", "window", "choice", "rest", "pass")  # what a turn comes to then


def incoherent(field: str, rule: str | None, reason: object) -> InvalidPositionError:
    return InvalidPositionError("position-stack", field=field, rule=rule, catalogue=CATALOGUE, reason=str(reason))


def check_coherence(state: ConanState) -> None:
    """Raise `InvalidPositionError` naming what does not fit, or `LookupError` for what does not exist."""
    if state.ended:
        return
    _check_people(state)
    if any(not 0 <= move.zone < len(ZONES) for move in state.moves):
        raise incoherent("moves", "CCG-132", [move.zone for move in state.moves])
    _check_kinds(state)
    if not all(state.cards[card].is_move for card in _open_moves(state)):
        raise incoherent("moves", "CCG-048", list(_open_moves(state)))
    if state.revealed and not any(isinstance(frame, FoeDraw) for frame in state.stack):
        raise incoherent("revealed", "CCG-129", state.revealed)
    if state.attacks and not any(isinstance(frame, Initiative) for frame in state.stack):
        raise incoherent("attacks", "CCG-309", "initiative")
    if any(key not in state.game.pool.effects for key in _effects_named(state)):
        raise incoherent("stack", "CCG-089", "effect")
    for lasting in state.lasting:
        if not _lasts(state, lasting):
            raise incoherent("lasting", "CCG-089", lasting)
    if state.any_foe() and _is_combat_over(state):
        raise incoherent("zones", "CCG-156", state.stack[0])
    if not all(_can_attack(state.find_foe(attack.foe)) for attack in state.attacks):
        raise incoherent("attacks", "CCG-309", "move")
    _check_order(state)
    for frame in _procedures(state):
        _check_references(state, frame)


def _check_kinds(state: ConanState) -> None:
    """CCG-005: only Items are held, only Allies stand at Conan's side, only Regions lie under him."""
    in_play = (
        ("items", "item", [item.card for items in state.items for item in items]),
        ("allies", "ally", [ally.card for ally in state.allies]),
        ("region", "region", [region[1] for region in state.region if region is not None]),
    )
    for field, kind, cards in in_play:
        if any(state.cards[card].kind != kind for card in cards):
            raise incoherent(field, "CCG-005", cards)


def _lasts(state: ConanState, lasting: Lasting) -> bool:
    """Whether this verb goes on working for a while, with an edge and a slot where they were to be chosen."""
    verb = verb_at(state.game.pool.effects[lasting.effect], lasting.part, lasting.at)
    edge = lasting.edge in ("left", "right") or (not lasting.edge and getattr(verb, "edge", "") != "chosen")
    slot = 1 <= lasting.slot <= EDGE or (not lasting.slot and getattr(verb, "slot", 0) != "chosen")
    known = lasting.seat in range(state.game.players) and lasting.until in DURATIONS
    return verb.lasting and lasting.at >= 0 and edge and slot and known


def _is_combat_over(state: ConanState) -> bool:
    """By a Retreat, or because no Foe was left: the turn goes on to its end."""
    turn = state.stack[0]
    return state.retreated or (isinstance(turn, Turn) and turn.stage in _AFTER_COMBAT)


def _can_attack(foe: Foe | None) -> bool:
    """A contact needs an open move of the Foe's; one that has left play since then is no matter."""
    return foe is None or (bool(foe.move) and not foe.down)


def _open_moves(state: ConanState) -> Iterator[str]:
    """The moves that are about to meet; a Foe whose move is none is defeated at the Reveal (CCG-199)."""
    yield from (move.card for move in state.moves)
    if any(isinstance(frame, Round) and frame.stage in _REVEALED for frame in state.stack):
        yield from (foe.move for foe in state.foes() if foe.move and not foe.down)


def _procedures(state: ConanState) -> Iterator[Frame]:
    """Everything on the stack, and the effects that wait for their turn there."""
    for frame in state.stack:
        yield frame
        if isinstance(frame, Triggers):
            yield from frame.pending


def _effects_named(state: ConanState) -> Iterator[str]:
    yield from state.discounts
    for frame in _procedures(state):
        key: str | None = getattr(frame, "effect", None)
        if key is not None:
            yield key


def _check_people(state: ConanState) -> None:
    """CCG-290: somebody is left to play the Foes, and no Foe belongs to anybody else."""
    if state.active == NOBODY:
        if any(state.out):  # before the first turn nobody has fallen
            raise incoherent("out", "CCG-290", state.out)
        return
    people = foe_players(state)
    if not people or state.active not in remaining(state):
        raise incoherent("out", "CCG-290", state.active)
    owners = [foe.owner for zone in state.zones for foe in zone] + [owner for owner, _ in state.revealed]
    if any(owner not in people for owner in owners):
        raise incoherent("owner", "CCG-003", owners)
    owned = [owner for chronicle in state.chronicle for owner, _ in chronicle]
    owned += [region[0] for region in state.region if region is not None]
    if any(not 0 <= owner < state.game.players for owner in owned):
        raise incoherent("owner", "CCG-284", owned)


def _check_order(state: ConanState) -> None:
    """CCG-109: a turn lies at the bottom, and the steps of a turn lie on what they are steps of."""
    below = stage = ""
    for frame in state.stack:
        allowed = frame.lies_on
        fits = bool(below) if allowed is None else below in allowed or f"{below}:{stage}" in allowed
        if not fits:
            raise incoherent("stack", "CCG-109", frame)
        below, stage = frame.name(), getattr(frame, "stage", "")


def _check_references(state: ConanState, frame: Frame) -> None:
    """Whoever has to act is still in the game (CCG-303), and what a frame speaks of exists."""
    for name in ("seat", "owner"):
        seat = getattr(frame, name, None)
        if seat is not None and seat not in remaining(state):
            raise incoherent("stack", "CCG-303", frame)
    zone: int = getattr(frame, "zone", 0)
    attack: int = getattr(frame, "attack", NOBODY)
    if not 0 <= zone < len(ZONES) or attack >= len(state.attacks):
        raise incoherent("stack", "CCG-309", frame)
    try:
        frame.check(state)
    except LookupError:
        raise incoherent("stack", frame.rule, frame) from None


def broken_rules(state: ConanState) -> list[str]:
    """CCG-284: every card of every remaining player lies in exactly one place. CCG-107: no number is negative."""
    broken = []
    for seat in range(state.game.players):
        if state.out[seat]:
            continue
        if _draw_cards(state, seat) != Counter(state.lists[seat].draw):
            broken.append("CCG-284")
        if _foe_cards(state, seat) != Counter(state.lists[seat].foes):
            broken.append("CCG-284")
        if state.prowess[seat] < 0 or state.health[seat] < 0:
            broken.append("CCG-107")
    return broken


def _draw_cards(state: ConanState, seat: int) -> Counter[str]:
    found = Counter(state.hand[seat] + state.deck[seat] + state.discard[seat])
    found.update(item.card for item in state.items[seat])
    found.update(region[1] for region in state.region if region is not None and region[0] == seat)
    found.update(foe.move for zone in state.zones for foe in zone if foe.move and foe.owner == seat)
    if seat == state.active:
        found.update([move.card for move in state.moves] + [ally.card for ally in state.allies])
    found.update(frame.card for frame in state.stack if isinstance(frame, Announcement) and frame.seat == seat)
    return found


def _foe_cards(state: ConanState, seat: int) -> Counter[str]:
    found = Counter(state.foe_deck[seat] + list(state.foe_top[seat]) + state.foe_discard[seat])
    found.update(card for area in state.chronicle for owner, card in area if owner == seat)
    found.update(card for owner, card in state.revealed if owner == seat)
    found.update(foe.card for foe in state.foes() if foe.owner == seat)
    return found
