"""A two-player game after the fact: luck (what the dice gave) apart from skill (what the choices gave).

Every step moves the probability of winning. A roll moves it by luck; a choice can only give some of it away. So the
result is one half, plus all luck, plus what the opponent gave away, minus what one gave away oneself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from warhall.drawing.charts import Line, Mark, line_chart
from warhall.games.age_of_war.state import AgeOfWarState
from warhall.games.age_of_war.study.tablebase import Tablebase
from warhall.kernel import CHANCE, Analysis, InvalidOptionError, Record, Table
from warhall.kernel.text import percent

if TYPE_CHECKING:
    from warhall.games.age_of_war.game import AgeOfWar

# What a choice gave away, and how annotators mark it.
MARKS: Final = ((0.05, "??"), (0.02, "?"), (0.005, "?!"))
BLUNDER: Final = "??"


class Judged(msgspec.Struct, frozen=True):
    """One step: the chance of seat 0 before and after it; for a choice also the best action and what was given away."""

    n: int
    seat: int  # -1 is chance
    action: str
    before: float
    after: float
    best: str | None = None
    loss: float = 0.0
    mark: str = ""


def judge(record: Record, table: Tablebase) -> list[Judged]:
    """Every step of a recorded game, judged by the table."""
    game = record.load_game()
    state = record.first_state(game)
    steps: list[Judged] = []
    for step in record.replay(game):
        assert isinstance(state, AgeOfWarState)
        assert isinstance(step.state, AgeOfWarState)
        before, after = chance_of_first_seat(table, state), chance_of_first_seat(table, step.state)
        action = str(step.entry.action)
        if step.entry.seat == CHANCE:
            steps.append(Judged(step.entry.n, CHANCE, action, before, after))
        else:
            probe = table.probe(state)
            loss = probe.win_probability - probe.values[game.parse_action(action)]
            mark = next((sign for least, sign in MARKS if loss >= least), "")
            steps.append(Judged(step.entry.n, step.entry.seat, action, before, after, str(probe.best), loss, mark))
        state = step.state
    return steps


def chance_of_first_seat(table: Tablebase, state: AgeOfWarState) -> float:
    probe = table.probe(state)
    return probe.win_probability if probe.seat == 0 else 1.0 - probe.win_probability


def analyse(game: AgeOfWar, record: Record) -> Analysis:
    """Luck, skill, every mistake, and the course of the game as a plot."""
    if game.players != 2:
        raise InvalidOptionError("not-two-players", field="players", catalogue=game.catalogue, players=game.players)
    steps = judge(record, Tablebase.load())
    names = record.header.seats
    return Analysis(
        tables=[_decisions(game, steps, names), _summary(game, steps, names)],
        sentences=[_course(game, steps, names)],
        data=_data(steps, names),
        plot=_plot(game, steps, names),
    )


def luck(steps: list[Judged]) -> float:
    """Say what the dice gave seat 0 (seat 1 got the opposite)."""
    return sum(step.after - step.before for step in steps if step.seat == CHANCE)


def lost_by(steps: list[Judged], seat: int) -> float:
    """Say what the choices of a seat gave away."""
    return sum(step.loss for step in steps if step.seat == seat)


def _summary(game: AgeOfWar, steps: list[Judged], names: list[str]) -> Table:
    say = game.catalogue.format
    rows: list[list[str | int | float | None]] = []
    for seat, name in enumerate(names):
        own = [step for step in steps if step.seat == seat]
        counts = [sum(step.mark == sign for step in own) for _, sign in MARKS]
        share = luck(steps) if seat == 0 else -luck(steps)
        rows.append([name, len(own), share, lost_by(steps, seat), *counts])
    columns = [say(f"analysis-{word}") for word in ("player", "choices", "luck", "given-away")]
    return Table(say("analysis-summary"), [*columns, *(sign for _, sign in MARKS)], rows)


def _decisions(game: AgeOfWar, steps: list[Judged], names: list[str]) -> Table:
    say = game.catalogue.format
    rows: list[list[str | int | float | None]] = [
        [str(step.n), names[step.seat], step.mark, step.action, str(step.best), step.loss]
        for step in steps
        if step.seat != CHANCE
    ]
    columns = [say(f"analysis-{word}") for word in ("number", "player", "mark", "played", "best", "given-away")]
    return Table(say("analysis-decisions"), columns, rows)


def _course(game: AgeOfWar, steps: list[Judged], names: list[str]) -> str:
    last = steps[-1].after if steps else 0.5
    facts = {"player": names[0], "chance": percent(last), "count": len(steps)}
    return game.catalogue.format("analysis-course", facts)


def _data(steps: list[Judged], names: list[str]) -> dict[str, Any]:
    return {
        "seats": names,
        "luck": [luck(steps), -luck(steps)],
        "given_away": [lost_by(steps, 0), lost_by(steps, 1)],
        "blunders": [sum(step.mark == BLUNDER and step.seat == seat for step in steps) for seat in (0, 1)],
        "steps": msgspec.to_builtins(steps),
    }


def _plot(game: AgeOfWar, steps: list[Judged], names: list[str]) -> str:
    say = game.catalogue.format
    course = [0.5, *(step.after for step in steps)]
    marks = [Mark(step.n, step.mark) for step in steps if step.mark == BLUNDER]
    line = Line(names[0], course)
    return line_chart(say("analysis-plot", {"player": names[0]}), [line], say("analysis-actions"), marks, percent)
