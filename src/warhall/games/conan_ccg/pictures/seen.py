"""Asks the rules about what a seat sees: edges, statistics and contacts as they are now.

A view is turned into the table that it shows, and the rules are asked about that; only about cards that lie in the
open or that the seat knows, so the answers never depend on hidden ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from warhall.games.conan_ccg.components import CONAN
from warhall.games.conan_ccg.fields import Ally, Foe, OwnMove
from warhall.games.conan_ccg.notation import HIDDEN
from warhall.games.conan_ccg.rules.conan_moves import closed, open_gaps
from warhall.games.conan_ccg.rules.damage import foreseen, make_attack
from warhall.games.conan_ccg.rules.icons import EMPTY, clash, edge_of, initiative_of_foe, initiative_of_own
from warhall.games.conan_ccg.rules.statistics import (
    damage_of,
    full_health,
    health_of,
    prowess_of,
    starting_health,
    vitality,
)
from warhall.kernel import View

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Edge
    from warhall.games.conan_ccg.game import ConanCCG
    from warhall.games.conan_ccg.state import ConanState

PASS: Final = "pass"
LEAK: Final = "leak"
BLOCK: Final = "block"
SIDES: Final = ("left", "right")
Marks = Mapping[int, str]  # by position: whether the icon there passes, leaks or is blocked


class Figures(NamedTuple):
    """The statistics of a character now."""

    prowess: int
    damage: int
    health: int
    full: int


class Blow(NamedTuple):
    """The Damage that one side of a contact deals if nobody adds anything to it."""

    damage: int
    hit: bool


class Lying(NamedTuple):
    """A move on the table: its edges now, what became of their icons, what they deal."""

    card: str
    initiative: int
    edges: dict[str, Edge]
    printed: dict[str, Edge]
    marks: dict[str, Marks]
    blows: dict[str, Blow]
    done: bool


class Seen:
    """The rules' answers for one view."""

    def __init__(self, game: ConanCCG, view: View) -> None:
        self.game = game
        self.view = view
        state = game.table(view).clone()
        self.state: ConanState = state
        self.shown = {
            foe["uid"] for line in view["zones"].values() for foe in line if foe.get("move") and foe["move"] != HIDDEN
        }
        playing = view["phase"] == "conan_move" and not view["over"]
        self.gaps = set(open_gaps(state)) if playing else set()

    def foes(self, zone: int) -> list[Foe]:
        return self.state.zones[zone]

    def own(self, zone: int, gap: int) -> OwnMove | None:
        return self.state.move_at(zone, gap)

    def closed(self, zone: int, gap: int) -> bool:
        """CCG-182: between two Veterans."""
        return closed(self.state, zone, gap)

    def veteran_gaps(self) -> list[tuple[int, int]]:
        """All gaps that are closed."""
        gaps = [(zone, gap) for zone, line in enumerate(self.state.zones) for gap in range(1, len(line))]
        return [gap for gap in gaps if self.closed(*gap)]

    def figures(self, who: Foe | Ally) -> Figures:
        state = self.state
        return Figures(
            prowess_of(state, who), damage_of(state, who.uid), health_of(state, who), full_health(state, who)
        )

    def conan(self, seat: int) -> dict[str, int]:
        """The values of a Conan: what he has, and what he can have at most."""
        state = self.state
        card = state.conan(seat)
        active = seat == state.active
        return {
            "prowess": state.prowess[seat],
            "most_prowess": card.prowess,
            "health": state.health[seat],
            "most_health": starting_health(state, seat),
            "damage": damage_of(state, CONAN) if active else card.damage,
            "vitality": vitality(state) if active else card.vitality,
        }

    # -- moves ---------------------------------------------------------------------------------------------------------

    def foe_move(self, foe: Foe, place: int) -> Lying | None:
        """The move of a Foe, if the seat can see it; `place` is the Foe's place in its zone."""
        if foe.uid not in self.shown:
            return None
        # CCG-224: a card on the left touches right edge to right edge
        beside = {"right": self.own(foe.zone, place), "left": self.own(foe.zone, place + 1)}
        lying = self._lying(foe, foe.move, initiative_of_foe(self.state, foe), foe.done or foe.gone)
        if foe.gone:
            return lying
        for side, own in beside.items():
            if own is not None and self.state.is_here(own.by):
                self._meet(lying, foe, foe, own, side)
        if foe.side and not any(beside.values()):  # an unopposed Foe has named an edge (CCG-215)
            self._meet(lying, foe, foe, None, foe.side)
        return lying

    def own_move(self, move: OwnMove) -> Lying:
        """A move of the Active side."""
        lying = self._lying(move, move.card, initiative_of_own(self.state, move), move.done)
        line = self.state.zones[move.zone]
        for at, side in ((move.gap - 1, "left"), (move.gap, "right")):
            if 0 <= at < len(line) and not line[at].gone and line[at].uid in self.shown:
                self._meet(lying, move, line[at], move, side)
        return lying

    def _lying(self, move: Foe | OwnMove, name: str, initiative: int, done: bool) -> Lying:
        card = self.game.pool.cards[name]
        edges = {side: edge_of(self.state, move, side) for side in SIDES}
        return Lying(name, initiative, edges, {side: card.edge(side) for side in SIDES}, {}, {}, done)

    def _meet(self, lying: Lying, attacker: Foe | OwnMove, foe: Foe, own: OwnMove | None, side: str) -> None:
        """Let the rules judge the contact on this side, for this attacker."""
        state = self.state
        mine = isinstance(attacker, OwnMove)
        facing = edge_of(state, foe, side) if mine else () if own is None else edge_of(state, own, side)
        lying.marks[side] = self._marks(lying.edges[side], facing)
        by, at = (
            (attacker.by, foe.uid) if isinstance(attacker, OwnMove) else (foe.uid, CONAN if own is None else own.by)
        )
        attack = make_attack(state, by, at, foe, own, side)
        if attack is not None:
            lying.blows[side] = Blow(foreseen(state, attack).damage, attack.hit)

    def _marks(self, edge: Edge, facing: Edge) -> Marks:
        """Each offensive icon alone against the edge it touches; a multi-icon is one icon (CCG-240)."""
        pool = self.game.pool
        found = {}
        for at, slot in enumerate(edge):
            if slot.icon not in pool.offence or slot.part > 1:
                continue
            portion = range(at, at + slot.size)
            alone = tuple(other if place in portion else EMPTY for place, other in enumerate(edge))
            met = clash(pool, alone, facing)
            found.update(dict.fromkeys(portion, PASS if met.hit else LEAK if met.leak else BLOCK))
        return found
