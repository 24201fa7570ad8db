"""`docs/solution.md` from the table: `python -m benchmarks.age_of_war_solution docs`.

Every figure in that document comes from one run of this command.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from benchmarks import document
from benchmarks.document import table, write_document
from warhall.arena.intervals import wilson
from warhall.drawing.charts import Bar, Line, bar_chart, line_chart
from warhall.games.age_of_war.bots.simple import Greedy
from warhall.games.age_of_war.components import CASTLES, CLANS, DICE
from warhall.games.age_of_war.game import AgeOfWar
from warhall.games.age_of_war.notation import LOSE, MEANING
from warhall.games.age_of_war.rules.filling import ROLLS_OF_DICE
from warhall.games.age_of_war.rules.scoring import points
from warhall.games.age_of_war.state import AgeOfWarState
from warhall.games.age_of_war.study.batch import play_batch
from warhall.games.age_of_war.study.solver import Solution
from warhall.games.age_of_war.study.table_file import cache_path
from warhall.games.age_of_war.study.tablebase import ROUNDING, Probe, Tablebase, solve_with_bar

GAMES: Final = 20_000
SEED: Final = 1
SAMPLED_GAMES: Final = 300  # searched for hard decisions
HARDEST: Final = 8
pct: Final = partial(document.pct, digits=2)


class Match(msgspec.Struct, frozen=True):
    """One side against the others: its share of wins with the 95 % interval, and what a fair share would be."""

    name: str
    games: int
    share: float
    low: float
    high: float
    fair: float


class Hard(msgspec.Struct, frozen=True):
    """A decision in which the greedy choice gives much away."""

    loss: float
    state: AgeOfWarState
    probe: Probe
    greedy: str


# -- the start ---------------------------------------------------------------------------------------------------------


def owned_value(tables: Tablebase, mine: Sequence[int], theirs: Sequence[int] = ()) -> float:
    """The chance of a player who owns these castles and has the turn, everything else in the center."""
    return float(tables.values[sum(3**castle for castle in mine) + sum(2 * 3**castle for castle in theirs)])


def after_first_conquest(tables: Tablebase) -> list[tuple[str, float]]:
    """The first player's chance after taking each castle on the first turn, best first."""
    worth = [(castle.name, 1.0 - owned_value(tables, (), (castle.index,))) for castle in CASTLES]
    return sorted(worth, key=lambda item: -item[1])


def first_choices(tables: Tablebase) -> dict[str, float]:
    """How often the best first choice of the game goes to each castle, over all first rolls."""
    game = AgeOfWar(players=2)
    chosen: dict[str, float] = {}
    for roll in ROLLS_OF_DICE[DICE]:
        state = game.state_from_json({"to_move": 0, "dice": list(roll.faces)})
        best = tables.probe(state).best
        name = "lose a die" if best is None or best == LOSE else CASTLES[MEANING[best][0]].name
        chosen[name] = chosen.get(name, 0.0) + roll.probability
    return dict(sorted(chosen.items(), key=lambda item: -item[1]))


# -- hard decisions ----------------------------------------------------------------------------------------------------


def hard_decisions(tables: Tablebase, games: int, seed: int) -> list[Hard]:
    """From games of greedy players: the decisions in which greed costs most, one per position."""
    game = AgeOfWar(players=2)
    greedy = Greedy(game)
    rng = random.Random(seed)
    found: dict[str, Hard] = {}
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance():
                state.apply_action(state.sample_chance(rng))
                continue
            legal = state.legal_actions()
            action = greedy.choose(state.view(state.turn), legal, rng, 0.0)
            probe = tables.probe(state)
            loss = probe.win_probability - probe.values[action]
            found[str(state.to_json())] = Hard(loss, state.clone(), probe, str(action))
            state.apply_action(action)
    return sorted(found.values(), key=lambda hard: -hard.loss)[:HARDEST]


def describe(hard: Hard) -> list[str]:
    """A hard decision as a row."""
    state = hard.state
    sides = {state.turn: "mover", 1 - state.turn: "opponent"}
    held = {
        side: [CASTLES[at].name for at, owner in enumerate(state.owners) if owner == seat]
        for seat, side in sides.items()
    }
    center = [CASTLES[at].name for at, owner in enumerate(state.owners) if owner < 0]
    dice = " ".join(state.roll.faces) if state.roll else ""
    begun = "" if state.target < 0 else f" (on {CASTLES[state.target].name})"
    best = f"`{hard.probe.best}` {pct(hard.probe.win_probability)}"
    played = f"`{hard.greedy}` {pct(hard.probe.win_probability - hard.loss)}"
    sets = [", ".join(names) or "–" for names in (held["mover"], held["opponent"], center)]
    return [*sets, dice + begun, best, played]


# -- matches -----------------------------------------------------------------------------------------------------------


def matches(games: int, seed: int) -> list[Match]:
    """The bots against each other, seats balanced."""
    pairs = [(2, "optimal", "greedy"), (2, "optimal", "expert"), (2, "expert", "greedy")]
    pairs += [(players, "expert", "greedy") for players in (3, 4, 5, 6)]
    played: list[Match] = []
    for players, bot, other in pairs:
        result = play_batch(players, [bot] + [other] * (players - 1), games, seed)
        wins = int(result.bot_wins()[0]) / 60
        low, high = wilson(wins, games)
        against = other if players == 2 else f"{players - 1} × {other}"
        played.append(Match(f"{bot} against {against}", games, wins / games, low, high, 1 / players))
    return played


# -- the document ------------------------------------------------------------------------------------------------------


def write(folder: Path, solution: Solution, tables: Tablebase) -> None:
    """The document and its plots."""
    first = after_first_conquest(tables)
    choices = first_choices(tables)
    played = matches(GAMES, SEED)
    bars = [Bar(name, [worth]) for name, worth in first]
    base = (float(tables.values[0]), "before the first turn:")
    shares = [Bar(match.name, [match.share, match.fair], (match.low, match.high)) for match in played]
    plots = {
        "solution-first-castle": bar_chart(
            "The first player's chance after taking a castle on the first turn", bars, base=base
        ),
        "solution-matches": bar_chart("Share of wins", shares, ("share", "fair share")),
        "solution-lead": _lead_chart(tables),
    }
    sections = [
        _head(),
        _solved(solution),
        _start(tables, first, choices),
        _castles(tables),
        _matches(played),
        _hardest(hard_decisions(tables, SAMPLED_GAMES, SEED)),
    ]
    write_document(folder / "solution.md", sections, plots)


def _head() -> str:
    return (
        "# Age of War for two, solved\n\n"
        "Written by `make solution`; every figure and plot comes from one run of that command. A value is the\n"
        "chance to win under best play by both sides; a shared win counts one half."
    )


def _solved(solution: Solution) -> str:
    size = cache_path().stat().st_size / 1e6
    rows = [
        ["positions with the player to move", f"{solution.positions:,}"],
        ["largest residual, proved by a final sweep over all of them", f"{solution.residual:.1e}"],
        ["positions with more than one solution", str(solution.standoffs)],
        ["largest rounding error of the table on disk", f"{ROUNDING:.1e}"],
        ["size of the table on disk", f"{size:.1f} MB"],
        ["time", f"{solution.seconds:.0f} s"],
        ["peak memory", f"{solution.peak_memory / 1e6:.0f} MB"],
    ]
    return "## The solution\n\n" + table(["what", "figure"], rows)


def _start(tables: Tablebase, first: list[tuple[str, float]], choices: dict[str, float]) -> str:
    value = owned_value(tables, ())
    text = (
        f"## The start\n\nThe player who takes the first turn wins with a chance of **{pct(value)}**: "
        f"an advantage of {pct(2 * value - 1)} over the other.\n\n"
        "What a conquest on the first turn is worth, best first, and how often the best first choice of the game\n"
        "(over all 792 first rolls, by their chances) goes to that castle:"
    )
    rows = [[name, pct(worth), pct(choices.get(name, 0.0))] for name, worth in first]
    rows.append(["*lose a die*", "", pct(choices.get("lose a die", 0.0))])
    heads = ["castle", "first player's chance after taking it", "best first choice"]
    return f"{text}\n\n{table(heads, rows)}\n\n![Chance after the first conquest](images/solution-first-castle.svg)"


def _castles(tables: Tablebase) -> str:
    even = owned_value(tables, ())
    castle_rows = [
        [c.name, CLANS[c.clan].name, str(c.points), pct(owned_value(tables, (c.index,)) - even)]
        for c in sorted(CASTLES, key=lambda c: -owned_value(tables, (c.index,)))
    ]
    clan_rows = [
        [clan.name, str(clan.points), str(len(clan.castles)), pct(owned_value(tables, clan.castles) - even)]
        for clan in sorted(CLANS, key=lambda clan: -owned_value(tables, clan.castles))
    ]
    return (
        "## What castles and clans are worth\n\n"
        "How much the chance of the player to move at the start rises if a castle, or a whole clan, is his already,\n"
        "the rest being in the center.\n\n"
        + table(["castle", "clan", "points", "worth"], castle_rows)
        + "\n\n"
        + table(["clan", "points", "castles", "worth"], clan_rows)
        + "\n\n![What a lead is worth](images/solution-lead.svg)"
    )


def _lead_chart(tables: Tablebase) -> str:
    """The chance by the points ahead, averaged over all positions, with few, half and many castles in the center."""
    lines = []
    for seat, (name, left) in enumerate((("12 in the center", 12), ("7 in the center", 7), ("2 in the center", 2))):
        rng = random.Random(left)
        sums: dict[int, list[float]] = {}
        for _ in range(6000):
            center = rng.sample(range(len(CASTLES)), left)
            owned = [castle.index for castle in CASTLES if castle.index not in center]
            mine = [castle for castle in owned if rng.random() < 0.5]
            theirs = [castle for castle in owned if castle not in mine]
            lead = _points(mine) - _points(theirs)
            sums.setdefault(lead, []).append(owned_value(tables, mine, theirs))
        values = [sum(found) / len(found) if (found := sums.get(lead)) else None for lead in range(-10, 11)]
        lines.append(Line(name, values, seat))
    title = "The chance of the player to move, by points ahead"
    return line_chart(title, lines, "points ahead", first_step=-10)


def _points(castles: Sequence[int]) -> int:
    owners = [0 if castle.index in castles else -1 for castle in CASTLES]
    return points(0, owners)


def _matches(played: list[Match]) -> str:
    rows = [
        [m.name, f"{m.games:,}", pct(m.share), f"{pct(m.low)} – {pct(m.high)}", pct(m.fair, digits=1)] for m in played
    ]
    return (
        "## Bots against each other\n\nSeats balanced, shared wins split, 95 % intervals.\n\n"
        + table(["match", "games", "share of wins", "interval", "fair share"], rows)
        + "\n\n![Share of wins](images/solution-matches.svg)"
    )


def _hardest(hard: list[Hard]) -> str:
    heads = ["mover has", "opponent has", "center", "dice", "best", "greedy plays"]
    return (
        "## The hardest decisions\n\n"
        f"From {SAMPLED_GAMES} games between greedy players: the decisions in which greed costs most.\n\n"
        + table(heads, [describe(one) for one in hard])
    )


def main() -> None:
    """Solve, play and write."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs")
    solution = solve_with_bar()
    write(folder, solution, Tablebase.keep(solution, cache_path()))


if __name__ == "__main__":
    main()
