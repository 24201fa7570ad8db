"""A recorded game after the fact: contests with their odds and luck, points by source, and where the game turned.

Luck is what the dice gave: for every roll the result (1 or 0) less the chance just before the dice, cards open. Who
will win is estimated from the points that each seat would have if the final scoring came now (`chronicle.chances`); a
turning point is a turn in which that estimate moved most.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

import msgspec

from warhall.drawing.charts import Bar, Line, Mark, bar_chart, line_chart, stacked
from warhall.drawing.svg import ASH, SAND
from warhall.games.age_of_conan.state import AgeOfConanState
from warhall.games.age_of_conan.study.course import LEAD, SOURCES, STORIES, Chronicle, Contest, Moment
from warhall.games.age_of_conan.words.screen import province_name, word
from warhall.kernel import Analysis, Record, Table
from warhall.kernel.text import decimal, percent

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan

TURNING_POINTS: Final = 6
STORIES_TOLD: Final = 2
Row = list[str | int | float | None]


def chronicle_of(game: AgeOfConan, record: Record) -> Chronicle:
    """Replay a record and watch it."""
    chronicle = Chronicle(game.players)
    state = record.first_state(game)
    for step in record.replay(game):
        assert isinstance(state, AgeOfConanState)
        assert isinstance(step.state, AgeOfConanState)
        chronicle.before(state, step.entry.n)
        chronicle.after(step.state, step.entry.n, step.events)
        state = step.state
    return chronicle


def analyse(game: AgeOfConan, record: Record) -> Analysis:
    """Contests, points and turning points, in words, figures and pictures."""
    found = chronicle_of(game, record)
    names = record.header.seats
    turns = turning_points(found)
    say = game.catalogue.format
    lead = {"late": int(LEAD[0]), "early": int(LEAD[1])}
    return Analysis(
        tables=[
            _contests(game, found, names),
            _luck(game, found, names),
            _points(game, found, names),
            _points_by_age(game, found, names),
            _turns(game, found, turns, names),
        ],
        sentences=[
            _line_up(game, names),
            say("analysis-luck-means"),
            say("analysis-estimate-means", lead),
            _ending(game, found, names),
        ],
        data=_data(game, found, turns, names),
        plot=_plots(game, found, turns, names),
    )


class Turn(msgspec.Struct, frozen=True):
    """A turn that changed the estimate: from one moment to the next."""

    before: Moment
    after: Moment

    @property
    def swings(self) -> list[float]:
        return [new - old for old, new in zip(self.before.chances, self.after.chances, strict=True)]

    @property
    def size(self) -> float:
        return max(map(abs, self.swings))


def turning_points(found: Chronicle) -> list[Turn]:
    """The turns of the largest swings, in the order of the game."""
    turns = [Turn(before, after) for before, after in pairwise(found.course)]
    largest = sorted(turns, key=lambda turn: -turn.size)[:TURNING_POINTS]
    return sorted((turn for turn in largest if turn.size > 0), key=lambda turn: turn.before.n)


# -- words and figures -------------------------------------------------------------------------------------------------


def _signed(value: float) -> str:
    rounded = round(value, 2) + 0.0  # no minus zero
    return f"{'+' if rounded >= 0 else ''}{decimal(rounded, 2)}"


def _contests(game: AgeOfConan, found: Chronicle, names: list[str]) -> Table:
    say = game.catalogue.format
    rows: list[Row] = []
    for contest in found.contests:
        rival = f" ({names[contest.defender]})" if contest.defender >= 0 else ""
        rows.append(
            [
                str(contest.n),
                names[contest.attacker],
                f"{word(game, contest.contest)}, {province_name(game, contest.province)}{rival}",
                contest.rolls[0].chance,
                " ".join("+" if roll.won else "-" for roll in contest.rolls),
                _outcome(game, contest),
                _signed(contest.luck),
            ]
        )
    heads = ("number", "player", "contest", "chance", "rolls", "outcome", "luck")
    return Table(say("analysis-contests"), [say(f"analysis-{head}") for head in heads], rows)


def _outcome(game: AgeOfConan, contest: Contest) -> str:
    """In a word: what the contest ended with, or how its last roll went."""
    last = "advance" if contest.rolls[-1].won else "beaten"
    return game.catalogue.format(f"analysis-outcome-{contest.outcome or last}")


def _luck(game: AgeOfConan, found: Chronicle, names: list[str]) -> Table:
    say = game.catalogue.format
    rows: list[Row] = []
    for seat, name in enumerate(names):
        rolls = [roll for contest in found.contests if contest.attacker == seat for roll in contest.rolls]
        attack, defence = found.luck_of(seat)
        won, expected = sum(roll.won for roll in rolls), sum(roll.chance for roll in rolls)
        rows.append(
            [name, len(rolls), won, decimal(expected, 2), _signed(attack), _signed(defence), _signed(attack + defence)]
        )
    heads = ("player", "attacks", "won", "expected", "luck-attack", "luck-defence", "luck")
    return Table(say("analysis-luck-title"), [say(f"analysis-{head}") for head in heads], rows)


def _points(game: AgeOfConan, found: Chronicle, names: list[str]) -> Table:
    say = game.catalogue.format
    rows: list[Row] = []
    for source in SOURCES:
        points = [found.points_of(seat, source) for seat in range(len(names))]
        if any(points):
            rows.append([say(f"points-{source}"), *points])
    totals = [sum(found.points_of(seat, source) for source in SOURCES) for seat in range(len(names))]
    rows.append([say("points-total"), *totals])
    return Table(say("analysis-points"), [say("analysis-source"), *names], rows)


def _points_by_age(game: AgeOfConan, found: Chronicle, names: list[str]) -> Table:
    """When the points came: for each player and source, by the age in which they were scored."""
    say = game.catalogue.format
    ages = sorted({moment.age for moment in found.course})
    rows: list[Row] = []
    for seat, name in enumerate(names):
        for source in SOURCES:
            points = [found.points_in(seat, source, age) for age in ages]
            if any(points):
                rows.append([name, say(f"points-{source}"), *points])
    heads = [say("analysis-player"), say("analysis-source"), *(say("analysis-age", {"age": age}) for age in ages)]
    return Table(say("analysis-points-by-age"), heads, rows)


def _line_up(game: AgeOfConan, names: list[str]) -> str:
    """Who played which kingdom."""
    kingdoms = [word(game, kingdom) for kingdom in game.options["kingdoms"].split(",")]
    played = ", ".join(f"{name} ({kingdom})" for name, kingdom in zip(names, kingdoms, strict=True))
    return game.catalogue.format("analysis-line-up", {"players": played})


def _turns(game: AgeOfConan, found: Chronicle, turns: list[Turn], names: list[str]) -> Table:
    say = game.catalogue.format
    rows: list[Row] = []
    for at, turn in enumerate(turns, start=1):  # the numbers of the marks in the plots
        story = " ".join(_stories(game, turn, names))
        rows.append([str(at), str(turn.before.n), names[turn.before.turn], _swing(turn, names), story])
    heads = ["#", *(say(f"analysis-{head}") for head in ("number", "turn", "swing", "story"))]
    return Table(say("analysis-turning-points", {"turns": len(found.course) - 1}), heads, rows)


def _swing(turn: Turn, names: list[str]) -> str:
    """Whose chances rose most, and whose fell most."""
    order = sorted(range(len(names)), key=lambda seat: -turn.swings[seat])
    shown = [
        f"{names[seat]} {100 * turn.before.chances[seat]:.0f} → {percent(turn.after.chances[seat], 0)}"
        for seat in (order[0], order[-1])
    ]
    return "\n".join(shown)


def _stories(game: AgeOfConan, turn: Turn, names: list[str]) -> list[str]:
    """Tell what mattered most in this turn."""
    weighty = sorted(turn.before.stories, key=lambda event: STORIES.index(event.kind))
    told = list(dict.fromkeys(game.event_text(event, names) for event in weighty))  # the same twice says nothing more
    return told[:STORIES_TOLD] or [game.catalogue.format("analysis-quiet")]


def _ending(game: AgeOfConan, found: Chronicle, names: list[str]) -> str:
    last = found.course[-1] if found.course else None
    if last is None or last.turn >= 0:
        return game.catalogue.format("analysis-unfinished")
    winners = [name for name, chance in zip(names, last.chances, strict=True) if chance]
    facts = {"player": ", ".join(winners), "points": max(last.points), "turns": found.turns}
    return game.catalogue.format("analysis-ending", facts)


def _data(game: AgeOfConan, found: Chronicle, turns: list[Turn], names: list[str]) -> dict[str, Any]:
    seats = range(len(names))
    return {
        "seats": names,
        "kingdoms": game.options["kingdoms"].split(","),
        "turns": found.turns,
        "contests": [{**msgspec.to_builtins(contest), "luck": contest.luck} for contest in found.contests],
        "luck": [dict(zip(("attack", "defence"), found.luck_of(seat), strict=True)) for seat in seats],
        "points": {source: [found.points_of(seat, source) for seat in seats] for source in SOURCES},
        "points_over_time": msgspec.to_builtins(found.points),
        "course": [
            {"n": m.n, "age": m.age, "turn": m.turn, "points": m.points, "projected": m.projected, "chances": m.chances}
            for m in found.course
        ],
        "turning_points": [
            {
                "n": turn.before.n,
                "turn": turn.before.turn,
                "before": turn.before.chances,
                "after": turn.after.chances,
                "events": [{"kind": event.kind, **event.data} for event in turn.before.stories],
                "story": _stories(game, turn, names),
            }
            for turn in turns
        ],
    }


# -- pictures ----------------------------------------------------------------------------------------------------------


def _plots(game: AgeOfConan, found: Chronicle, turns: list[Turn], names: list[str]) -> str:
    """Points over time, chances over time, points by source, and luck."""
    say = game.catalogue.format
    seats = range(len(names))
    numbers = {moment.n: at for at, moment in enumerate(found.course)}
    marks = [Mark(numbers[turn.after.n], str(at)) for at, turn in enumerate(turns, start=1)]
    top = max((max(moment.points) for moment in found.course), default=1) or 1
    high = 4 * (-(-top // 4))
    score = [Line(names[seat], [float(moment.points[seat]) for moment in found.course], seat) for seat in seats]
    chance = [Line(names[seat], [moment.chances[seat] for moment in found.course], seat) for seat in seats]
    turn_title = say("analysis-turns-axis")
    used = [source for source in SOURCES if any(found.points_of(seat, source) for seat in seats)]
    sources = [
        Bar(say(f"points-{source}"), [float(found.points_of(seat, source)) for seat in seats]) for source in used
    ]
    rolls = [
        (sum(roll.won for roll in own), sum(roll.chance for roll in own))
        for own in ([r for c in found.contests if c.attacker == seat for r in c.rolls] for seat in seats)
    ]
    luck = [Bar(names[seat], [float(rolls[seat][0]), rolls[seat][1]]) for seat in seats]
    series = [say("analysis-won"), say("analysis-expected")]
    charts = [
        line_chart(say("analysis-plot-points"), score, turn_title, marks, lambda value: f"{value:.0f}", high=high),
        line_chart(say("analysis-plot-chances"), chance, turn_title, marks, lambda value: percent(value, 0)),
        bar_chart(say("analysis-points"), sources, names, lambda value: f"{value:.0f}"),
        *(_sources_chart(game, found, names[seat], seat) for seat in seats),
        bar_chart(say("analysis-plot-luck"), luck, series, decimal, colours=(ASH, SAND)),
    ]
    return stacked(say("analysis-plot-title"), charts)


_DASHES: Final = (None, "9 4", "3 3", "12 3 3 3", "1 4", "6 2 1 2", "14 6", "5 5", "2 8")


def _sources_chart(game: AgeOfConan, found: Chronicle, name: str, seat: int) -> str:
    """The points of one player over time, a line for each source."""
    say = game.catalogue.format
    used = [source for source in SOURCES if found.points_of(seat, source)]
    lines = []
    for at, source in enumerate(used):
        scored = [entry for entry in found.points if (entry.seat, entry.source) == (seat, source)]
        course = [float(sum(p.points for p in scored if p.n < moment.n)) for moment in found.course[:-1]]
        dash = _DASHES[at % len(_DASHES)]
        lines.append(Line(say(f"points-{source}"), [*course, float(found.points_of(seat, source))], seat, dash))
    values = [0.0, *(value for line in lines for value in line.values if value is not None)]
    low, high = 4 * (min(values) // 4), max(4.0, -4 * (-max(values) // 4))
    title = say("analysis-plot-sources", {"player": name})
    show: Callable[[float], str] = lambda value: f"{value:.0f}"  # noqa: E731
    return line_chart(title, lines, say("analysis-turns-axis"), (), show, low=low, high=high)
