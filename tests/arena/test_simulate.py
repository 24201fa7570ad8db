"""Many games between bots: balanced, counted, the same on any number of processes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import warhall
from tests.support.sealed_bids import SealedBids
from warhall import InvalidOptionError
from warhall.arena import BotError, GameResult, Simulation, Summary, play_game, simulate
from warhall.arena.intervals import wilson
from warhall.arena.simulate import Tally, run_chunk, seat_bots
from warhall.bots import BotSpec, RandomBot, parse_bot

BIDS = SealedBids(players=3)
RANDOM = parse_bot("random")


def plan(num: int = 30, **changes: Any) -> Simulation:
    return Simulation(**{"game": BIDS, "bots": (RANDOM,) * 3, "num": num, "seed": 4, **changes})


def summed(start: int, num: int) -> Tally:
    """The counts of these games together."""
    total = Tally()
    for tally in run_chunk(plan(), start, num):
        total.add(tally)
    return total


def facts(summary: Summary) -> dict[str, Any]:
    """Everything but the time it took."""
    return {name: value for name, value in msgspec.structs.asdict(summary).items() if "second" not in name}


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (0, 0, 0.0, 1.0),
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 1, 0.2065, 1.0),
        (81, 263, 0.2553, 0.3662),
        (500, 1000, 0.4691, 0.5309),
    ],
)
def test_wilson_intervals_are_those_of_the_tables(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_everybody_sits_in_every_seat_equally_often() -> None:
    seatings = [plan().seating(index) for index in range(3)]
    assert all(sorted(seating) == [0, 1, 2] for seating in seatings)
    assert all(sorted(column) == [0, 1, 2] for column in zip(*seatings, strict=True))
    assert plan().seating(0) == plan().seating(3)


def test_wins_add_up_and_shared_ones_are_split() -> None:
    summary = simulate(plan(60))
    assert summary.games == 60
    assert sum(bot.wins for bot in summary.bots) == pytest.approx(60)
    assert sum(seat.share for seat in summary.seats) == pytest.approx(1)
    assert summary.decisions == 60 * 9
    assert (summary.mean_length, summary.longest, summary.capped) == (9, 9, 0)
    (bot,) = summary.bots
    assert (bot.bot, bot.seats, bot.fair) == ("random", 3, 1.0)
    tally = summed(0, 60)
    assert any(wins % 60 for wins in tally.seat_wins)
    assert sum(tally.seat_wins) == 60 * 60


def test_the_interval_holds_the_share() -> None:
    game = warhall.load_game("sealed-bids", players=2)
    summary = simulate(Simulation(game, (RANDOM, BotSpec("random", {})), 40, 1))
    for bot in summary.bots:
        assert bot.low <= bot.share <= bot.high
        assert (bot.low, bot.high) == wilson(bot.wins, 40)


def test_any_number_of_processes_gives_the_same_result() -> None:
    seen: list[int] = []
    alone = simulate(plan(70), jobs=1, progress=seen.append)
    assert sum(seen) == 70
    assert facts(simulate(plan(70), jobs=2)) == facts(alone)


def test_a_part_of_the_games_is_the_same_games() -> None:
    whole = Tally()
    for start, num in ((0, 10), (10, 5), (15, 15)):
        whole.add(summed(start, num))
    assert whole == summed(0, 30)


def test_another_seed_gives_other_games() -> None:
    assert facts(simulate(plan(seed=4))) == facts(simulate(plan(seed=4)))
    assert simulate(plan(seed=4)).seats != simulate(plan(seed=5)).seats


def test_capped_games_are_counted_and_never_dropped() -> None:
    summary = simulate(plan(20, cap=4))
    assert (summary.games, summary.capped, summary.decisions) == (20, 20, 80)
    assert sum(bot.wins for bot in summary.bots) == 0
    assert summary.bots[0].mean_score == 0
    assert play_game(BIDS, [RandomBot(BIDS)] * 3, seed=1, cap=4) == GameResult(0, [], [], 4, True)


def test_every_game_leaves_a_record_that_verifies(tmp_path: Path) -> None:
    game = warhall.load_game("sealed-bids", players=2)
    simulate(Simulation(game, (RANDOM, RANDOM), 5, 9, start=3, records=str(tmp_path)))
    files = sorted(tmp_path.glob("*.jsonl"))
    assert [path.name for path in files] == [f"sealed-bids-9-{index}.jsonl" for index in range(3, 8)]
    assert all(warhall.verify(path).over for path in files)


def test_recording_does_not_change_the_games(tmp_path: Path) -> None:
    assert facts(simulate(plan(records=str(tmp_path)))) == facts(simulate(plan()))


def test_the_last_bot_named_takes_the_seats_left_over() -> None:
    specs = [parse_bot("greedy"), parse_bot("random")]
    game = warhall.load_game("age-of-war", players=4)
    assert [spec.name for spec in seat_bots(game, specs)] == ["greedy", "random", "random", "random"]


@pytest.mark.parametrize("count", [0, 4])
def test_too_few_or_too_many_bots_are_refused(count: int) -> None:
    with pytest.raises(InvalidOptionError) as refusal:
        seat_bots(BIDS, [RANDOM] * count)
    assert refusal.value.field == "bots"


def test_a_bot_is_tried_before_the_first_game() -> None:
    with pytest.raises(warhall.UnknownNameError):
        seat_bots(BIDS, [RANDOM, parse_bot("randm")])


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_failing_bot_tells_in_which_game(tmp_path: Path, jobs: int) -> None:
    path = tmp_path / "bad.py"
    path.write_text("def choose(view, legal, rng, deadline):\n    return 'bid 9'\n")
    with pytest.raises(BotError) as refusal:
        simulate(plan(4, bots=(RANDOM, RANDOM, BotSpec(str(path)))), jobs)
    assert refusal.value.facts["index"] in range(4)
