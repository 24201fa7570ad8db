"""A game after the fact: how Renown and Health went, what each combat brought, and what luck with face-down moves did.

Luck can be told where Conan's moves meet moves that he does not know: what they deal and take on the average over all
that those could have been, beside what they were.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from warhall.drawing.charts import Line, line_chart
from warhall.games.conan_ccg.bots.sight import Sight
from warhall.games.conan_ccg.notation import HIDDEN
from warhall.games.conan_ccg.rules.chronicle import renown
from warhall.games.conan_ccg.rules.conan_moves import ConanMoves
from warhall.games.conan_ccg.state import ConanState
from warhall.games.conan_ccg.study.outlook import contact_case
from warhall.kernel import Analysis, Event, Record, Table

if TYPE_CHECKING:
    from warhall.games.conan_ccg.game import ConanCCG


class Moment(msgspec.Struct, frozen=True):
    """Where everybody stands after action `n`."""

    n: int
    renown: list[int]
    health: list[int]


class Combat(msgspec.Struct):
    """One turn as Conan: Renown won, Health lost, the Foes that fell; it begins with action `n`."""

    n: int
    turn: int
    seat: int
    won: int = 0
    lost: int = 0
    fallen: list[str] = []
    retreated: bool = False
    died: bool = False

    @property
    def weight(self) -> int:
        """Weigh a combat for the choice of those that decided a game."""
        return abs(self.won) + self.lost + 50 * self.died


class Chronicle(msgspec.Struct):
    """The visible course of a game."""

    course: list[Moment] = []
    combats: list[Combat] = []
    luck: list[float] = []

    def watch(self, state: ConanState, n: int, events: Sequence[Event]) -> None:
        now = Moment(n, [renown(state, seat) for seat in range(state.game.players)], list(state.health))
        before = self.course[-1] if self.course else now
        for event in events:
            self._note(event, n)
        if self.combats:
            combat = self.combats[-1]
            combat.won += now.renown[combat.seat] - before.renown[combat.seat]
            combat.lost += max(0, before.health[combat.seat] - now.health[combat.seat])
        if not self.course or (now.renown, now.health) != (before.renown, before.health):
            self.course.append(now)

    def _note(self, event: Event, n: int) -> None:
        if event.kind == "turn-begins":
            self.combats.append(Combat(n, event.data["turn"], event.data["seat"]))
        elif not self.combats:
            return
        elif event.kind == "foe-defeated":
            self.combats[-1].fallen.append(event.data["foe"])
        elif event.kind == "retreat":
            self.combats[-1].retreated = True
        elif event.kind == "conan-defeated":
            self.combats[-1].died = True


def chronicle_of(game: ConanCCG, record: Record) -> Chronicle:
    """Replay a record and watch it."""
    found = Chronicle(luck=[0.0] * game.players)
    state = record.first_state(game)
    for step in record.replay(game):
        assert isinstance(state, ConanState)
        assert isinstance(step.state, ConanState)
        if state.stack and isinstance(state.stack[-1], ConanMoves) and step.entry.action == "done":
            found.luck[state.active] += luck_of(state)
        found.watch(step.state, step.entry.n, step.events)
        state = step.state
    return found


def luck_of(state: ConanState) -> float:
    """Damage dealt less Damage taken by the moves that Conan has laid, beyond what was to be expected of Foe moves that
    lie face down."""
    sight = Sight.of_state(state, state.active)
    table = sight.table.clone()
    total = 0.0
    for move in table.moves:
        line = table.zones[move.zone]
        for at, side in ((move.gap - 1, "left"), (move.gap, "right")):
            if not 0 <= at < len(line) or line[at].gone or line[at].move != HIDDEN:
                continue
            hidden = state.find_foe(line[at].uid)
            assert hidden is not None
            worth = {
                card: _worth(contact_case(table, move, line[at], side, card)) for card, _ in sight.belief(line[at])
            }
            if hidden.move in worth:
                total += worth[hidden.move] - sum(chance * worth[card] for card, chance in sight.belief(line[at]))
    return total


def _worth(case: dict[str, Any]) -> int:
    return int(case["deals"]) - int(case["takes"])


def analyse(game: ConanCCG, record: Record) -> Analysis:
    """The course of Renown and Health, the combats, and luck."""
    found = chronicle_of(game, record)
    names = record.header.seats
    say = game.catalogue.format
    combats = Table(
        say("analysis-combats"),
        [say(f"analysis-{key}") for key in ("turn", "seat", "won", "lost", "fallen")],
        [
            [one.turn, names[one.seat], one.won, one.lost, ", ".join(map(game.card_name, one.fallen))]
            for one in found.combats
        ],
    )
    luck = Table(
        say("analysis-luck"),
        [say("analysis-seat"), say("analysis-luck-damage")],
        [[name, f"{found.luck[seat]:+.1f}"] for seat, name in enumerate(names)],
    )
    return Analysis([combats, luck], [say("analysis-luck-means")], _data(found), _plot(game, found, names))


def _data(found: Chronicle) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(found)
    decisive = sorted(found.combats, key=lambda one: -one.weight)
    return {**data, "decisive": [one.n for one in decisive]}


def _plot(game: ConanCCG, found: Chronicle, names: Sequence[str]) -> str:
    """Renown at every moment at which something changed."""
    lines = [
        Line(name, [float(moment.renown[seat]) for moment in found.course], seat) for seat, name in enumerate(names)
    ]
    most = max([1, *(number for moment in found.course for number in moment.renown)])
    return line_chart(game.catalogue.format("analysis-course"), lines, show=lambda value: f"{value:.0f}", high=most)
