"""Chapter "Combat icons": what lies on an edge, which positions face each other, and what blocks what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from warhall.games.conan_ccg.cards.cards import EDGE, Edge, Pool, Slot
from warhall.games.conan_ccg.cards.vocabulary import ADDED, IGNORED, INITIATIVE, TURNED
from warhall.games.conan_ccg.components import CONAN, NOBODY
from warhall.games.conan_ccg.fields import Foe, OwnMove
from warhall.games.conan_ccg.rules.in_play import extent, fits_card, fits_foe, speaks, touched_by

if TYPE_CHECKING:
    from warhall.games.conan_ccg.state import ConanState, Modifier

EMPTY: Final = Slot("empty")


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Clash:
    """One edge against the edge it touches, from the attacker's side."""

    def __init__(self, hits: dict[str, int], singles: int, multiple: int, leak: int, blocked: int, lanes: str) -> None:
        self.hits = hits  # unblocked symbols by icon, Magic included
        self.singles = singles  # unblocked ordinary offensive icons
        self.multiple = multiple  # symbols of unblocked multi-icons
        self.leak = leak  # Two-handed icons that a Shield blocked (CCG-229)
        self.blocked = blocked  # offensive icons that were blocked
        self.lanes = lanes  # "B>- T~S B|S": passes, leaks, is blocked

    @property
    def hit(self) -> bool:
        """CCG-254: at least one offensive icon is unblocked."""
        return self.singles + self.multiple > 0

    @property
    def offensive(self) -> bool:
        return self.singles + self.multiple + self.blocked > 0


def clash(pool: Pool, edge: Edge, facing: Edge) -> Clash:
    """CCG-223, CCG-224: position k faces position N + 1 - k of the touching edge, since the cards are turned round."""
    known: dict[tuple[Edge, Edge], Clash] = pool.clashes
    found = known.get((edge, facing))
    if found is None:
        found = known[edge, facing] = _clash(pool, edge, facing)
    return found


def _clash(pool: Pool, edge: Edge, facing: Edge) -> Clash:
    hits: dict[str, int] = {}
    singles = multiple = leak = blocked = 0
    lanes = []
    at = 0
    while at < len(edge):
        slot = edge[at]
        size = slot.size
        enemies = [facing[EDGE - 1 - (at + part)] if facing else EMPTY for part in range(size)]
        met = [pool.block[enemy.icon].get(slot.icon, "pass") for enemy in enemies]
        at += size
        if slot.icon not in pool.offence:
            if slot.icon == "magic" and met[0] == "pass":  # CCG-230, CCG-233: it passes, for texts that count it
                hits["magic"] = hits.get("magic", 0) + 1
            continue
        outcome = next((result for result in met if result != "pass"), "pass")
        lanes += [_lane(pool, slot, enemy, result) for enemy, result in zip(enemies, met, strict=True)]
        if outcome == "pass":
            hits[slot.icon] = hits.get(slot.icon, 0) + size
            singles += size == 1
            multiple += size if size > 1 else 0
        else:  # CCG-240: one blocked portion blocks a multi-icon, and it leaks nothing (CCG-252)
            blocked += 1
            leak += outcome == "leak" and size == 1
    return Clash(hits, singles, multiple, leak, blocked, " ".join(lanes))


def _lane(pool: Pool, slot: Slot, enemy: Slot, result: str) -> str:
    mark = {"pass": ">", "leak": "~", "block": "|"}[result]
    return f"{pool.tokens[slot.icon]}{mark}{pool.tokens[enemy.icon]}"


# -- edges as they are now ---------------------------------------------------------------------------------------------


def edge_of(state: ConanState, move: Foe | OwnMove, side: str) -> Edge:
    """An edge as printed, then turned, then added to, then with ignored icons left out."""
    edge = state.cards[_name(move)].edge(side)
    if TURNED in state.modifiers:
        edge = _turned(state, move, edge)
    if ADDED in state.modifiers:
        edge = _added(state, move, edge, side)
    if IGNORED in state.modifiers:
        edge = _ignored(state, move, edge)
    return edge


def meeting(state: ConanState, move: Foe | OwnMove, other: Foe | OwnMove | None, side: str) -> Clash:
    """How an edge of a move meets that of the move beside it (None: nothing lies there). Where both are as printed the
    same two cards always meet in the same way."""
    name, beside = _name(move), "" if other is None else _name(other)
    said = state.modifiers
    if TURNED in said or ADDED in said or IGNORED in said:
        edge, facing = edge_of(state, move, side), () if other is None else edge_of(state, other, side)
        if edge is not _printed(state, name, side) or facing is not _printed(state, beside, side):
            return clash(state.game.pool, edge, facing)
    cards = (name, beside, side)
    met = state.met.get(cards)
    if met is None:
        edge, facing = _printed(state, name, side), _printed(state, beside, side)
        met = state.met[cards] = clash(state.game.pool, edge, facing)
    return met


def _printed(state: ConanState, card: str, side: str) -> Edge:
    return state.cards[card].edge(side) if card else ()


def _turned(state: ConanState, move: Foe | OwnMove, edge: Edge) -> Edge:
    """CCG-244, CCG-245: a turned Magic or Special icon is the other icon for all purposes."""
    for modifier in live_for(state, TURNED, move):
        verb = modifier[3]
        edge = tuple(Slot(verb.to) if slot.icon == verb.from_ else slot for slot in edge)
    return edge


def _added(state: ConanState, move: Foe | OwnMove, edge: Edge, side: str) -> Edge:
    for modifier in live_for(state, ADDED, move):
        verb, lasting = modifier[3], modifier[4]
        where = lasting.edge if lasting is not None and lasting.edge else verb.edge
        number = lasting.slot if lasting is not None and lasting.slot else verb.slot
        if where in ("both", side) and edge[number - 1] == EMPTY:
            edge = (*edge[: number - 1], Slot(verb.icon), *edge[number:])
    return edge


def _ignored(state: ConanState, move: Foe | OwnMove, edge: Edge) -> Edge:
    """CCG-011: ignored means absent; a multi-icon with an ignored portion is ignored whole."""
    for modifier in live_for(state, IGNORED, move):
        edge = tuple(EMPTY if slot.icon == modifier[3].icon else slot for slot in edge)
    return edge


def icons_on_foe_move(state: ConanState, foe: Foe, icon: str) -> int:
    """Icons of a kind on both edges of the move of this Foe."""
    return sum(slot.icon == icon for side in ("left", "right") for slot in edge_of(state, foe, side))


def has_offence(state: ConanState, move: Foe | OwnMove, side: str) -> bool:
    return meeting(state, move, None, side).offensive


# -- which moves a verb means ------------------------------------------------------------------------------------------


def live_for(state: ConanState, question: str, move: Foe | OwnMove) -> list[Modifier]:
    """The standing verbs that answer this question, mean this move, and hold now."""
    said = state.modifiers.get(question)
    if said is None:
        return []
    return [
        modifier
        for modifier in said
        if means_move(state, modifier, move) and (modifier[4] is not None or speaks(state, modifier[0], modifier[1]))
    ]


def means_move(state: ConanState, modifier: Modifier, move: Foe | OwnMove) -> bool:
    """Whether the `move` of a standing verb includes this move."""
    effect, source, _, verb, lasting = modifier
    which: str = verb.move
    if lasting is not None and lasting.bound != NOBODY:
        return lasting.bound == move.uid
    if which in ("this_move", "own_move"):
        return move.uid == source or (isinstance(move, OwnMove) and move.by == source != CONAN)
    if which == "touching":
        return any(other.uid == move.uid for other in touched_by(state, source, effect.kind))
    if which == "conan_moves":
        mine = isinstance(move, OwnMove) and move.by == CONAN
        return mine and fits_card(state.cards[_name(move)], verb.filter)
    if which == "foe_moves":
        return isinstance(move, Foe) and fits_foe(state, move, verb.filter, source)
    return bool(which == "all_moves")


def _name(move: Foe | OwnMove) -> str:
    return move.move if isinstance(move, Foe) else move.card


def initiative_of_own(state: ConanState, move: OwnMove) -> int:
    """CCG-221: the printed Initiative as modified, never below 0."""
    return _initiative(state, move, state.cards[move.card].initiative)


def initiative_of_foe(state: ConanState, foe: Foe) -> int:
    return _initiative(state, foe, state.cards[foe.move].initiative)


def _initiative(state: ConanState, move: Foe | OwnMove, printed: int) -> int:
    for modifier in live_for(state, INITIATIVE, move):
        printed += extent(modifier)
    return max(0, printed)
