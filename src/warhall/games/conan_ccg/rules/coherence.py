"""What must fit together in a position: the people at the table, what is being done, and what that speaks of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from warhall.games.conan_ccg.cards.cards import EDGE
from warhall.games.conan_ccg.cards.vocabulary import ACTION_WINDOWS, LASTING, VALUES
from warhall.games.conan_ccg.components import NOBODY, Foe
from warhall.games.conan_ccg.notation import CATALOGUE, ZONES
from warhall.games.conan_ccg.rules import frames
from warhall.games.conan_ccg.rules.foe_draw import minors
from warhall.games.conan_ccg.rules.frames import Base, Frame
from warhall.games.conan_ccg.rules.in_play import verb_at
from warhall.games.conan_ccg.rules.roles import foe_players, remaining
from warhall.games.conan_ccg.unchanging import Lasting
from warhall.kernel import InvalidPositionError

if TYPE_CHECKING:
    from warhall.games.conan_ccg.state import ConanState

# What each procedure lies on, and what comes next there, where that has stages. Those that are left out come with cards
# and may interrupt any other.
_LIES_ON: Final[dict[type[Base], dict[type[Base], str]]] = {
    frames.FoeDraw: {frames.Turn: "round"},
    frames.Round: {frames.Turn: "after"},
    frames.Rest: {frames.Turn: "pass"},
    frames.Press: {frames.Turn: "rest"},
    frames.Pay: {frames.FoeDraw: "place"},
    frames.FoeMoves: {frames.Round: "down", frames.FoeMoves: ""},
    frames.Search: {frames.FoeMoves: ""},
    frames.ConanMoves: {frames.Round: "flip"},
    frames.Placing: {frames.ConanMoves: ""},
    frames.Reveal: {frames.Round: "reveal"},
    frames.Resolution: {frames.Round: "end"},
    frames.Fight: {frames.Resolution: ""},
    frames.Initiative: {frames.Fight: "initiative"},
    frames.Side: {frames.Initiative: "hits", frames.Side: ""},
    frames.Redirect: {frames.Initiative: "window", frames.Redirect: ""},
    frames.Take: {frames.Doing: ""},
    frames.LookTop: {frames.Doing: ""},
    frames.OrderTop: {frames.Doing: ""},
    frames.RandomDiscard: {frames.Doing: ""},
}
_REVEALED: Final = ("reveal", "barbarian", "resolution", "end")  # what a round comes to after the Reveal
_AFTER_COMBAT: Final = ("cleared", "window", "choice", "rest", "pass")  # what a turn comes to then
_OF_FOES: Final = (frames.FoeMoves, frames.Search)  # what only Foe players do


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
    if state.revealed and not any(isinstance(frame, frames.FoeDraw) for frame in state.stack):
        raise incoherent("revealed", "CCG-129", state.revealed)
    if state.attacks and not any(isinstance(frame, frames.Initiative) for frame in state.stack):
        raise incoherent("attacks", "CCG-309", "initiative")
    if any(key not in state.game.pool.effects for key in _effects_named(state)):
        raise incoherent("stack", "CCG-089", "effect")
    for lasting in state.lasting:
        if not _lasts(state, lasting):
            raise incoherent("lasting", "CCG-089", lasting)
    if not isinstance(state.stack[0], frames.Turn | frames.SetUp):
        raise incoherent("stack", None, state.stack[0])
    if state.any_foe() and _is_combat_over(state):
        raise incoherent("zones", "CCG-156", state.stack[0])
    if not all(_can_attack(state.find_foe(attack.foe)) for attack in state.attacks):
        raise incoherent("attacks", "CCG-309", "move")
    for below, frame in pairwise(state.stack):
        _check_order(below, frame)
    for frame in _procedures(state):
        _check_seats(state, frame)
        _check_references(state, frame)
    _check_moment(state)


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
    edge = lasting.edge in ("left", "right") or (not lasting.edge and verb.get("edge") != "chosen")
    slot = 1 <= lasting.slot <= EDGE or (not lasting.slot and verb.get("slot") != "chosen")
    known = lasting.seat in range(state.game.players) and lasting.until in VALUES["duration"]
    return verb["verb"] in LASTING and lasting.at >= 0 and edge and slot and known


def _is_combat_over(state: ConanState) -> bool:
    """By a Retreat, or because no Foe was left: the turn goes on to its end."""
    turn = state.stack[0]
    return state.retreated or (isinstance(turn, frames.Turn) and turn.stage in _AFTER_COMBAT)


def _can_attack(foe: Foe | None) -> bool:
    """A contact needs an open move of the Foe's; one that has left play since then is no matter."""
    return foe is None or (bool(foe.move) and not foe.down)


def _open_moves(state: ConanState) -> Iterator[str]:
    """The moves that are about to meet; a Foe whose move is none is defeated at the Reveal (CCG-199)."""
    yield from (move.card for move in state.moves)
    if any(isinstance(frame, frames.Round) and frame.stage in _REVEALED for frame in state.stack):
        yield from (foe.move for foe in state.foes() if foe.move and not foe.down)


def _procedures(state: ConanState) -> Iterator[Frame]:
    """Everything on the stack, and the effects that wait for their turn there."""
    for frame in state.stack:
        yield frame
        if isinstance(frame, frames.Triggers):
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


def _check_order(below: Frame, frame: Frame) -> None:
    """A turn lies at the bottom and nowhere else; the steps of a turn lie on what they are steps of."""
    if isinstance(frame, frames.Turn | frames.SetUp):
        raise incoherent("stack", "CCG-109", frame)
    allowed = _LIES_ON.get(type(frame))
    if allowed is not None and allowed.get(type(below)) != getattr(below, "stage", ""):
        raise incoherent("stack", "CCG-109", frame)


def _check_seats(state: ConanState, frame: Frame) -> None:
    """Whoever has to act is still in the game, and on the right side."""
    for name in ("seat", "owner"):
        seat = getattr(frame, name, None)
        if seat is not None and seat not in remaining(state):
            raise incoherent("stack", "CCG-303", frame)
    if isinstance(frame, _OF_FOES) and frame.seat == state.active:
        raise incoherent("stack", "CCG-167", frame)


def _check_moment(state: ConanState) -> None:
    """Attacks belong to an Initiative, revealed Foes to a Foe Draw, and whoever has retreated fights no more."""
    kinds = {type(frame) for frame in state.stack}
    for frame in _procedures(state):
        if getattr(frame, "attack", NOBODY) != NOBODY and frames.Initiative not in kinds:
            raise incoherent("stack", "CCG-309", frame)
        revealing = isinstance(frame, frames.Draw) and frame.foes
        if revealing and (frames.FoeDraw not in kinds or getattr(frame, "seat", NOBODY) == state.active):
            raise incoherent("stack", "CCG-117", frame)
        fighting = (isinstance(frame, frames.Round) and frame.stage != "discard") or (
            isinstance(frame, frames.Turn) and frame.stage == "round"
        )
        if state.retreated and (fighting or isinstance(frame, frames.FoeDraw)):
            raise incoherent("retreated", "CCG-150", frame)


def _playable(state: ConanState, frame: frames.Announced) -> bool:
    """An Action, with an effect of its own that is played in such a window."""
    card = state.cards[frame.card]
    effects = card.by_window.get(frame.window, ())
    return card.kind == "action" and any(effect.key == frame.effect for effect in effects)


def _check_references(state: ConanState, frame: Frame) -> None:
    """Zones, windows, attacks, Foes and effects that a procedure speaks of exist."""
    zone = getattr(frame, "zone", 0)
    if not 0 <= zone < len(ZONES) or getattr(frame, "attack", NOBODY) >= len(state.attacks):
        raise incoherent("stack", "CCG-309", frame)
    if isinstance(frame, frames.Redirect) and (frame.attack == NOBODY or not _redirects(state, frame.effect)):
        raise incoherent("stack", "CCG-309", frame)
    if isinstance(frame, frames.Initiative) and not _in_hand(state, frame):
        raise incoherent("stack", "CCG-309", frame)
    if isinstance(frame, frames.Window) and frame.name not in ACTION_WINDOWS:
        raise incoherent("stack", "CCG-088", frame)
    if isinstance(frame, frames.Side) and not _is_of(state, frame.foe, remaining(state)):
        raise incoherent("stack", "CCG-215", frame)
    if isinstance(frame, frames.Search) and not _is_of(state, frame.foe, [frame.seat]):
        raise incoherent("stack", "CCG-168", frame)
    if isinstance(frame, frames.FoeDraw) and frame.named >= _nameable(state, frame):
        raise incoherent("stack", "CCG-126", frame)
    if isinstance(frame, frames.Pay) and not (frame.n <= len(minors(state)) and _is_paid_for(state)):
        raise incoherent("stack", "CCG-121", frame)
    if isinstance(frame, frames.OrderTop) and not frame.at < frame.n <= len(state.foe_top[frame.owner]):
        raise incoherent("stack", "CCG-282", frame)
    if isinstance(frame, frames.Doing) and not _exists(state, frame):
        raise incoherent("stack", "CCG-089", frame)
    if isinstance(frame, frames.Announced) and not _playable(state, frame):
        raise incoherent("stack", "CCG-089", frame)


def _is_of(state: ConanState, uid: int, owners: Sequence[int]) -> bool:
    """Whether there is such a Foe, and it is one of theirs."""
    foe = state.find_foe(uid)
    return foe is not None and foe.owner in owners


def _redirects(state: ConanState, effect: str) -> bool:
    return any(verb["verb"] == "redirect" for verb in state.game.pool.effects[effect].do[:1])


def _in_hand(state: ConanState, frame: frames.Initiative) -> bool:
    """The attack in hand and those that wait for their turn are attacks of this Initiative, each once."""
    waiting = all(0 <= number < len(state.attacks) for number in frame.order) and len(set(frame.order)) == len(
        frame.order
    )
    return waiting and frame.at < len(state.attacks)


def _nameable(state: ConanState, frame: frames.FoeDraw) -> int:
    """How many Foes could have been named; the one that was named is no longer among them when it has been placed."""
    return len(state.revealed) + (frame.stage == "end")


def _is_paid_for(state: ConanState) -> bool:
    """CCG-126: the Foe that the Active player names costs nothing."""
    return not any(isinstance(frame, frames.FoeDraw) and frame.named != NOBODY for frame in state.stack)


def _exists(state: ConanState, frame: frames.Doing) -> bool:
    """The part of an effect that is being carried out; one past its last verb it is about to end."""
    effect = state.game.pool.effects.get(frame.effect)
    if effect is None or not (frame.part in ("cost", "do") or frame.part.isdigit()):
        return False
    return not frame.part.isdigit() or int(frame.part) < len(effect.choose)


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
    found.update(frame.card for frame in state.stack if isinstance(frame, frames.Announced) and frame.seat == seat)
    return found


def _foe_cards(state: ConanState, seat: int) -> Counter[str]:
    found = Counter(state.foe_deck[seat] + list(state.foe_top[seat]) + state.foe_discard[seat])
    found.update(card for area in state.chronicle for owner, card in area if owner == seat)
    found.update(card for owner, card in state.revealed if owner == seat)
    found.update(foe.card for foe in state.foes() if foe.owner == seat)
    return found
