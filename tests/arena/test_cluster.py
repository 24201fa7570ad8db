"""A Ray cluster on this machine: the same results as processes give, the same errors."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

import warhall
from warhall.arena import BotError, Simulation, Summary, seat_bots, simulate
from warhall.arena.tournament import Play, Tournament
from warhall.bots import parse_bot
from warhall.kernel import InvalidOptionError

ray = pytest.importorskip("ray")


@pytest.fixture(scope="module", autouse=True)
def _leave_the_cluster() -> Iterator[None]:
    yield
    ray.shutdown()


def _untimed(summary: Summary) -> Summary:
    return msgspec.structs.replace(summary, seconds=0.0, games_per_second=0.0, decisions_per_second=0.0)


def test_a_cluster_gives_the_results_of_processes() -> None:
    game = warhall.load_game("age-of-war")
    with pytest.raises(InvalidOptionError, match="no Ray cluster at"):
        simulate(Simulation(game, seat_bots(game, ["random"]), 1, 1), ray="127.0.0.1:1")
    plan = Tournament(game, tuple(map(parse_bot, ("random", "greedy"))), "round-robin", 10, 3)
    assert Play(plan).run(ray="local") == Play(plan).run()
    simulation = Simulation(game, seat_bots(game, ["greedy", "random"]), 10, 3)
    assert _untimed(simulate(simulation, ray="local")) == _untimed(simulate(simulation))


def _fails(*_asked: object) -> str:
    return "nonsense"


def test_an_error_comes_back_from_a_cluster() -> None:
    game = warhall.load_game("age-of-war")
    with pytest.raises(BotError, match="returned 'nonsense'"):
        simulate(Simulation(game, seat_bots(game, [_fails]), 2, 1), ray="local")
    assert not ray.is_initialized()  # it was left, and drops what was underway
