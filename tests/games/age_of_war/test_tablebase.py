"""The table on disk, and the truth it tells at any moment of a game."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import numpy as np
import pytest

import warhall
from tests.games.age_of_war.full_table import full_table
from warhall.arena.bench import sample_states
from warhall.games.age_of_war.components import CASTLES
from warhall.games.age_of_war.game import AgeOfWar
from warhall.games.age_of_war.state import AgeOfWarState
from warhall.games.age_of_war.study import tablebase
from warhall.games.age_of_war.study.solver import Solution
from warhall.games.age_of_war.study.table_file import Header
from warhall.games.age_of_war.study.tablebase import ROUNDING, Tablebase

GAME = AgeOfWar(players=2)
POSITIONS = 3 ** len(CASTLES)


def some_solution() -> Solution:
    """Values that are no solution at all, but fit the file."""
    values = np.random.default_rng(1).random(POSITIONS)
    return Solution(values, 1e-13, 0, POSITIONS, 1, 1, 1, 1.0, 1)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("table") / "some.table"
    Tablebase.keep(some_solution(), path)
    return path


def test_the_file_is_small_and_its_rounding_error_as_stated(kept: Path) -> None:
    assert kept.stat().st_size < 25_000_000
    read = Tablebase.read(kept)
    assert read is not None
    assert np.abs(read.values - some_solution().values).max() <= ROUNDING
    assert ROUNDING < 2e-10


def test_certain_wins_and_losses_are_exact(tmp_path: Path) -> None:
    values = np.resize(np.array([0.0, 1.0]), POSITIONS)
    solution = Solution(values, 0.0, 0, POSITIONS, 1, 1, 1, 1.0, 1)
    assert np.array_equal(Tablebase.keep(solution, tmp_path / "x").values, values)


def test_a_missing_file_is_no_table(tmp_path: Path) -> None:
    assert Tablebase.read(tmp_path / "none.table") is None


@pytest.mark.parametrize("at", [5, 200, 1_000_000, -1])
def test_a_damaged_file_is_never_trusted(kept: Path, tmp_path: Path, at: int) -> None:
    data = bytearray(kept.read_bytes())
    data[at] ^= 0x10
    damaged = tmp_path / "damaged.table"
    damaged.write_bytes(data)
    assert Tablebase.read(damaged) is None


@pytest.mark.parametrize("content", [b"", b"\n", b"not a table", b"\xff\xfe\x00", b"{}\n"])
def test_a_foreign_file_is_no_table(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "foreign.table"
    path.write_bytes(content)
    assert Tablebase.read(path) is None


@pytest.mark.parametrize(("field", "value"), [("version", 0), ("components", "0" * 16), ("positions", 81)])
def test_an_outdated_file_is_no_table(kept: Path, tmp_path: Path, field: str, value: object) -> None:
    first, _, body = kept.read_bytes().partition(b"\n")
    header = msgspec.structs.replace(msgspec.json.decode(first, type=Header), **{field: value})
    path = tmp_path / "outdated.table"
    path.write_bytes(msgspec.json.encode(header) + b"\n" + body)
    assert Tablebase.read(path) is None


def test_load_solves_again_when_the_file_does_not_fit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    solved: list[str] = []

    def solve() -> Solution:
        solved.append("again")
        return some_solution()

    monkeypatch.setattr(tablebase, "solve_with_bar", solve)
    path = tmp_path / "deep" / "down" / "a.table"
    Tablebase.load(path)
    Tablebase.load(path)
    assert solved == ["again"]
    path.write_bytes(path.read_bytes()[:-4])
    Tablebase.load(path)
    assert solved == ["again", "again"]
    assert Tablebase.read(path) is not None
    assert list(path.parent.iterdir()) == [path]  # nothing half-written is left behind


# -- the truth ---------------------------------------------------------------------------------------------------------


def value_for(table: Tablebase, state: AgeOfWarState, seat: int) -> float:
    probe = table.probe(state)
    return probe.win_probability if probe.seat == seat else 1.0 - probe.win_probability


@pytest.mark.xdist_group("full-table")
def test_every_choice_is_worth_what_the_rules_make_of_it() -> None:
    """The value of an action is the value of the position that the readable rules reach by it."""
    table = full_table()
    for state in sample_states(GAME, random.Random(3), 300):
        assert isinstance(state, AgeOfWarState)
        probe = table.probe(state)
        assert list(probe.values) == state.legal_actions()
        for action, value in probe.values.items():
            after = state.clone()
            after.apply_action(action)
            assert value_for(table, after, state.turn) == pytest.approx(value, abs=1e-9)
        assert probe.win_probability == max(probe.values.values())
        assert probe.best is not None
        assert probe.values[probe.best] == probe.win_probability


@pytest.mark.xdist_group("full-table")
def test_the_value_before_a_roll_is_the_mean_over_all_rolls() -> None:
    table = full_table()
    rng = random.Random(4)
    for state in sample_states(GAME, rng, 25):
        assert isinstance(state, AgeOfWarState)
        state.apply_action(rng.choice(state.legal_actions()))
        if state.is_terminal():
            continue
        mean = 0.0
        for roll, chance in state.chance_outcomes():
            after = state.clone()
            after.apply_action(roll)
            mean += chance * table.probe(after).win_probability
        assert table.probe(state).win_probability == pytest.approx(mean, abs=1e-9)


@pytest.mark.xdist_group("full-table")
def test_seats_do_not_matter() -> None:
    table = full_table()
    for state in sample_states(GAME, random.Random(5), 50):
        position = state.to_json()
        for card in position["castles"].values():
            card["owner"] = None if card["owner"] is None else 1 - card["owner"]
        position["to_move"] = 1 - position["to_move"]
        mirrored = GAME.state_from_json(position)
        assert isinstance(state, AgeOfWarState)
        assert table.probe(mirrored).values == table.probe(state).values


@pytest.mark.xdist_group("full-table")
def test_before_the_first_player_is_drawn_nobody_is_ahead() -> None:
    probe = full_table().probe(GAME.new_initial_state())
    assert (probe.win_probability, probe.best, probe.values) == (0.5, None, {})


@pytest.mark.xdist_group("full-table")
def test_a_finished_game_has_its_result() -> None:
    castles = {castle.id: {"owner": 0} for castle in CASTLES}
    won = GAME.state_from_json({"to_move": 0, "castles": castles})
    lost = GAME.state_from_json({"to_move": 1, "castles": castles})
    assert full_table().probe(won).win_probability == 1.0
    assert full_table().probe(lost).win_probability == 0.0


@pytest.mark.xdist_group("full-table")
def test_the_first_turn_is_an_advantage_of_known_size() -> None:
    start = GAME.new_initial_state()
    start.apply_action("first 1")
    probe = full_table().probe(start)
    assert probe.seat == 1
    assert probe.win_probability == pytest.approx(0.530324, abs=1e-6)


def test_only_games_for_two_are_solved(kept: Path) -> None:
    table = Tablebase.read(kept)
    assert table is not None
    with pytest.raises(warhall.InvalidPositionError) as refused:
        table.probe(AgeOfWar(players=3).new_initial_state())
    assert refused.value.field == "players"
