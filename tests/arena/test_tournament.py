"""Tournaments: formats, balance, resuming, and bots that fail."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

import warhall
from warhall.arena.pairings import Field, Order, gauntlet, knockout, round_robin, swiss, tables_of
from warhall.arena.ratings import Sprt
from warhall.arena.tournament import Journal, Play, Result, Tournament
from warhall.bots import parse_bot
from warhall.cli.main import run
from warhall.kernel import InvalidOptionError


def _tournament(bots: str, players: int = 2, **facts: object) -> Tournament:
    order = {"format": "round-robin", "num": 6, "seed": 3, **facts}
    game = warhall.load_game("age-of-war", players=players)
    return Tournament(game, tuple(parse_bot(name) for name in bots.split()), **order)  # type: ignore[arg-type]


def _same(result: Result, other: Result) -> bool:
    return msgspec.json.encode(result) == msgspec.json.encode(other)


# -- formats -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (5, 2), (3, 4), (2, 3), (4, 4), (5, 3), (2, 6)])
def test_all_bots_have_equally_many_seats_in_a_round_robin(bots: int, players: int) -> None:
    tables = tables_of(range(bots), players)
    assert all(len(table) == players for table in tables)
    assert len({*Counter(bot for table in tables for bot in table).values()}) == 1


def _field(bots: int, players: int, rounds: int | None = None) -> Field:
    """The bot of the lower number has always done better."""
    return Field(bots, players, 10, rounds, lambda _: [-float(bot) for bot in range(bots)])


def test_round_robin_and_gauntlet() -> None:
    assert [order.seats for order in next(round_robin(_field(3, 2)))] == [(0, 1), (0, 2), (1, 2)]
    assert next(gauntlet(_field(3, 4))) == [Order((0, 1, 1, 1), 10), Order((0, 2, 2, 2), 10)]


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (5, 2), (8, 2), (7, 3), (9, 4), (3, 4)])
def test_a_knockout_ends_with_the_best(bots: int, players: int) -> None:
    rounds = list(knockout(_field(bots, players)))
    assert 0 in rounds[-1][0].seats
    assert all(len(order.seats) == players for orders in rounds for order in orders)


def test_swiss_rounds_pair_strangers_of_equal_success() -> None:
    rounds = list(swiss(_field(6, 2, 3)))
    pairs = [order.seats for orders in rounds for order in orders]
    assert len(pairs) == len({*pairs}) == 9
    assert rounds[0][0].seats == (0, 1)
    lone = list(swiss(_field(5, 2, 2)))
    assert [len(orders) for orders in lone] == [2, 2]  # one has a rest


# -- playing -----------------------------------------------------------------------------------------------------------


def test_neither_processes_nor_an_interruption_change_the_result(tmp_path: Path) -> None:
    plan = _tournament("random greedy expert", 3, num=7)
    whole = Play(plan).run()
    assert whole.games == 9  # rounded up to full turns round the table
    assert _same(whole, Play(plan).run(jobs=2))
    kept = tmp_path / "games.jsonl"
    Play(plan, Journal(kept, plan)).run()
    lines = kept.read_bytes().splitlines(keepends=True)
    kept.write_bytes(
        b"".join([lines[0], *lines[5:], b'{"table": ["random", "gre'])
    )  # as a machine that lost power leaves it
    resumed = Play(plan, Journal(kept, plan))
    assert _same(whole, resumed.run())
    assert [*sorted(kept.read_bytes().splitlines()[1:])] == [*sorted(line.rstrip() for line in lines[1:])]


def test_a_tournament_may_grow(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    small, large = _tournament("random greedy"), _tournament("random greedy expert", num=8)
    Play(small, Journal(kept, small)).run()
    grown = Play(large, Journal(kept, large))
    assert _same(Play(large).run(), grown.run())


def test_every_seat_is_balanced() -> None:
    games = Play(_tournament("greedy random", 4, format="gauntlet", num=8))
    games.run()
    (table,) = games._tables.values()
    assert table.seats == (0, 1, 1, 1)
    assert Counter(game.index % 4 for game in table.counted()) == Counter(dict.fromkeys(range(4), 2))


def test_a_sequential_test_stops_at_the_same_game_everywhere() -> None:
    plan = _tournament("greedy random", num=200, sprt=Sprt(0, 200))
    result = Play(plan).run()
    assert result.tables[0].verdict == "stronger"
    assert result.games < 40
    assert _same(result, Play(plan).run(jobs=2))


def test_what_does_not_go_together_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidOptionError, match="named twice"):
        Play(_tournament("random random"))
    with pytest.raises(InvalidOptionError, match="at least two"):
        Play(_tournament("random"))
    with pytest.raises(InvalidOptionError, match="no format"):
        Play(_tournament("random greedy", format="ladder"))
    with pytest.raises(InvalidOptionError, match="does not take part"):
        Play(_tournament("random greedy", anchor="expert"))
    with pytest.raises(InvalidOptionError, match="compares two bots"):
        Play(_tournament("random greedy expert", 3, sprt=Sprt(0, 10)))
    kept = tmp_path / "games.jsonl"
    plan = _tournament("random greedy")
    Journal(kept, plan)
    with pytest.raises(InvalidOptionError, match="another tournament"):
        Journal(kept, _tournament("random greedy", seed=4))
    kept.write_text(kept.read_text() + "nonsense\n")
    with pytest.raises(InvalidOptionError, match="line 2"):
        Journal(kept, plan)


# -- bots that fail ----------------------------------------------------------------------------------------------------

_BOTS = {
    "raises": "def choose(view, legal, rng, deadline):\n    return legal[len(legal)]\n",
    "nonsense": "def choose(view, legal, rng, deadline):\n    return 42\n",
    "loops": "def choose(view, legal, rng, deadline):\n    while True:\n        legal.sort()\n",
}


@pytest.mark.parametrize(
    ("kind", "told"),
    [("raises", "line 2: return legal"), ("nonsense", "returned 42"), ("loops", "had not answered after 0.3 seconds")],
)
def test_a_bot_that_fails_loses_the_game_or_stops_it(
    kind: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad_bot.py"
    file.write_text(_BOTS[kind])
    words = ["tournament", "age-of-war", "--bots", "random", "--code", str(file), "-n", "2", "--seed", "1"]
    words += ["--patience", "0.3"]
    assert run(words) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert told in shown
    assert "decision" in shown
    assert "100.0" in shown
    assert run([*words, "--stop-on-failure"]) == 1
    complaint = " ".join(capsys.readouterr().err.split())
    assert told in complaint
    assert "To see it again: warhall simulate age-of-war" in complaint
    simulated = ["simulate", "age-of-war", "--bots", "random", "--code", str(file), "-n", "2", "--patience", "0.3"]
    assert run([*simulated, "--failing-loses"]) == 0
    assert told in " ".join(capsys.readouterr().out.split())


def test_results_are_written_in_every_form(tmp_path: Path) -> None:
    files = [tmp_path / f"result{suffix}" for suffix in (".json", ".csv", ".md", ".svg")]
    files[2].write_text("# Ladder\n<!-- tournament age-of-war 2 -->\nold\n<!-- end -->\nrest\n")
    words = ["tournament", "age-of-war", "--bots", "random,greedy,expert", "-n", "2", "--seed", "1", "--json"]
    assert run([*words, *(word for file in files for word in ("-o", str(file)))]) == 0
    texts = [file.read_text() for file in files]
    assert {bot["bot"] for bot in msgspec.json.decode(texts[0])["bots"]} == {"random", "greedy", "expert"}
    assert texts[1].startswith("bot,elo,low,high")
    assert texts[2].startswith("# Ladder\n")
    assert texts[2].endswith("<!-- end -->\nrest\n")
    assert "| 1 |" in texts[2]
    assert "old" not in texts[2]
    assert texts[3].startswith("<svg")
    assert run([*words, "-o", str(tmp_path / "result.pdf")]) == 2
