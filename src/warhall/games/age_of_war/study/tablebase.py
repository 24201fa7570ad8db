"""The solved two-player game on disk: the truth about every position, as endgame tables are in chess.

A value is kept as a 32-bit fraction, so it is off by at most `ROUNDING`. The file lies in the user's cache directory
with its version, the digest of the castles it was solved for, and a checksum; one that does not fit is computed again,
never trusted.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from warhall.games.age_of_war.components import CASTLES
from warhall.games.age_of_war.notation import FILL, LOSE
from warhall.games.age_of_war.rules.filling import dice_needed
from warhall.games.age_of_war.rules.turn_structure import NO_TARGET, NOBODY
from warhall.games.age_of_war.state import AgeOfWarState
from warhall.games.age_of_war.study.solver import Progress, Solution, solve
from warhall.games.age_of_war.study.table_file import Header, cache_path, expected_facts, header_of
from warhall.games.age_of_war.study.turn_values import LOSE as LOSING
from warhall.games.age_of_war.study.turn_values import MOVER, OPPONENT, Option, Turn, TurnTables
from warhall.kernel import Action, InvalidPositionError, Table

if TYPE_CHECKING:
    from warhall.games.age_of_war.game import AgeOfWar

SCALE: Final = 2**32 - 1
ROUNDING: Final = 0.5 / SCALE + 1e-16  # the most that a stored value is off, float noise included


class Probe(msgspec.Struct, frozen=True):
    """The truth about a position, for the seat whose turn it is. A shared win counts one half."""

    seat: int
    win_probability: float
    best: Action | None  # None where chance acts or the game is over
    values: dict[Action, float]  # of every legal action


class Tablebase:
    """The value of every two-player position. `Tablebase.load()` finds the table or solves the game first."""

    def __init__(self, codes: NDArray[np.uint32], residual: float) -> None:
        self.residual = residual
        self.values: NDArray[np.float64] = codes.astype(np.float64) / SCALE
        self.tables = TurnTables.build()
        self._turn: tuple[int, Turn] | None = None  # the position probed last: a turn asks about it again and again

    # -- the file --------------------------------------------------------------------------------------------------

    @classmethod
    def load(cls, path: Path | None = None, progress: Callable[[Progress], None] | None = None) -> Tablebase:
        """The table from the cache; solves first, telling `progress` (by default a bar on stderr), if there is none."""
        target = path or cache_path()
        found = cls.read(target)
        if found is not None:
            return found
        solution = solve_with_bar() if progress is None else solve(progress=progress)
        return cls.keep(solution, target)

    @classmethod
    def read(cls, path: Path) -> Tablebase | None:
        """The table in this file, or None if it is missing, damaged, outdated or of other castles."""
        header = header_of(path)
        if header is None:
            return None
        _, _, body = path.read_bytes().partition(b"\n")
        if hashlib.sha256(body).hexdigest() != header.checksum or len(body) != 4 * header.positions:
            return None
        return cls(np.frombuffer(body, dtype="<u4"), header.residual)

    @classmethod
    def keep(cls, solution: Solution, path: Path) -> Tablebase:
        """Write a solution to disk, all of it or nothing."""
        codes = np.rint(solution.values * SCALE).astype("<u4")
        body = codes.tobytes()
        digest = hashlib.sha256(body).hexdigest()
        header = Header(*expected_facts(), solution.residual, digest)
        path.parent.mkdir(parents=True, exist_ok=True)
        partial = path.with_name(f"{path.name}.{os.getpid()}.partial")
        partial.write_bytes(msgspec.json.encode(header) + b"\n" + body)
        partial.replace(path)
        return cls(codes, solution.residual)

    # -- asking ----------------------------------------------------------------------------------------------------

    def probe(self, state: AgeOfWarState) -> Probe:
        """The truth at any moment of a two-player game, before a roll and in mid-turn included."""
        if state.game.players != 2:
            raise InvalidPositionError(
                "not-two-players", field="players", catalogue=state.game.catalogue, players=state.game.players
            )
        if state.turn == NOBODY:  # who starts is drawn by lot, so nobody is ahead yet
            return Probe(0, 0.5, None, {})
        if state.is_terminal():
            return Probe(state.turn, _share(state), None, {})
        turn = self.turn(state)
        target = None if state.target == NO_TARGET else state.target
        if state.roll is None:
            return Probe(state.turn, turn.value(state.dice_left, target, state.filled), None, {})
        options = turn.options(state.roll.counts, target, state.filled)
        values = {_action(state, option): option.value for option in options}
        values = {action: values[action] for action in state.legal_actions()}
        best = max(values, key=values.__getitem__)
        return Probe(state.turn, values[best], best, values)

    def turn(self, state: AgeOfWarState) -> Turn:
        """The turn of the seat whose turn it is, computed once for all its rolls."""
        code = position_code(state)
        if self._turn is None or self._turn[0] != code:
            self._turn = (code, Turn(self.tables, self.values, code))
        return self._turn[1]


def position_code(state: AgeOfWarState) -> int:
    """The number of a position between turns, seen by the seat whose turn it is."""
    digits = {state.turn: MOVER, 1 - state.turn: OPPONENT}
    return sum(digits.get(owner, 0) * 3**castle for castle, owner in enumerate(state.owners))


def _share(state: AgeOfWarState) -> float:
    winners = state.outcome().winners
    return 1 / len(winners) if state.turn in winners else 0.0


def _action(state: AgeOfWarState, option: Option) -> Action:
    assert state.roll is not None
    if option.castle == LOSING:
        return LOSE
    needed = dice_needed(CASTLES[option.castle].lines[option.line], state.roll.counts)
    return FILL[option.castle][option.line][option.dice - needed]


def solve_with_bar() -> Solution:
    """Solve the game with a progress bar on stderr, if that is a terminal: layers, positions and the time left."""
    from rich.console import Console
    from rich.progress import BarColumn, TextColumn, TimeElapsedColumn
    from rich.progress import Progress as Bar

    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[note]}"), TimeElapsedColumn())
    console = Console(stderr=True)
    with Bar(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("Age of War", total=1.0, note="")

        def tell(progress: Progress) -> None:
            done = progress.seconds / max(1e-9, progress.seconds + progress.seconds_left)
            layers = f"{progress.layer}/{progress.layers}"
            positions = f"{progress.positions:,}/{progress.total:,}"
            bar.update(task, completed=done, note=f"{layers}  {positions}  → {_clock(progress.seconds_left)}")

        return solve(progress=tell)


def _clock(seconds: float) -> str:
    """A time as progress bars show it: `0:03:19`."""
    return str(timedelta(seconds=round(seconds)))


def kept_solution(game: AgeOfWar, path: Path | None = None) -> Table | None:
    """Read the table on disk, if it is sound."""
    target = path or cache_path()
    table = Tablebase.read(target)
    if table is None:
        return None
    facts = {"positions": f"{3 ** len(CASTLES) - 2 ** len(CASTLES):,}", **_facts(table, target)}
    return _told(game, facts)


def solve_and_keep(game: AgeOfWar, path: Path | None = None) -> Table:
    """Solve the two-player game, keep the table, and report how it went."""
    target = path or cache_path()
    solution = solve_with_bar()
    table = Tablebase.keep(solution, target)
    work = {
        "positions": f"{solution.positions:,}",
        "standoffs": str(solution.standoffs),
        "seconds": f"{solution.seconds:.0f}",
        "memory": f"{solution.peak_memory / 1e6:.0f} MB",
    }
    return _told(game, {**work, **_facts(table, target)})


def _facts(table: Tablebase, target: Path) -> dict[str, str]:
    return {
        "start": f"{float(table.values[0]):.6f}",
        "residual": f"{table.residual:.1e}",
        "rounding": f"{ROUNDING:.1e}",
        "file": f"{target} ({target.stat().st_size / 1e6:.1f} MB)",
    }


def _told(game: AgeOfWar, facts: dict[str, str]) -> Table:
    say = game.catalogue.format
    rows: list[list[str | int | float | None]] = [[say(f"solve-{key}"), value] for key, value in facts.items()]
    return Table(say("solve-title"), [say("solve-what"), say("solve-figure")], rows, row_keys=list(facts))
