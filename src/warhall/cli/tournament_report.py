"""The result of a tournament as tables, files and a plot."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from warhall.arena.play import Failure
from warhall.arena.ratings import MEAN
from warhall.arena.tournament import Result, Standing
from warhall.cli.output import say, write_file
from warhall.drawing.charts import Bar, bar_chart
from warhall.kernel import Table, game_class
from warhall.kernel.text import decimal, percent

_FAILURES_SHOWN: Final = 5


def standings(result: Result) -> Table:
    """Ratings and shares, the best first."""
    heads = ["rank", "bot", "elo", "interval", "games", "share", "fair", "score"]
    heads += ["failures"] if result.failures else []
    title = say(
        "tournament-title", game=_title(result), games=result.games, seed=str(result.seed), format=result.format
    )
    rows = [_standing_cells(rank, bot)[: len(heads)] for rank, bot in enumerate(result.bots, 1)]
    return Table(title, [say(f"tournament-{head}") for head in heads], rows)


def _standing_cells(rank: int, bot: Standing) -> list[str | int | float | None]:
    rating = [f"{bot.elo:.0f}", f"{bot.low:.0f}–{bot.high:.0f}"]
    return [
        rank,
        _named(bot.bot),
        *rating,
        bot.games,
        percent(bot.share),
        percent(bot.fair),
        decimal(bot.mean_score),
        bot.failures,
    ]


def _named(bot: str) -> str:
    """A bot of a file by the name of the file alone."""
    return Path(bot).name if bot.endswith(".py") else bot


def _title(result: Result) -> str:
    return f"{game_class(result.game).title}, {say('tournament-players', players=str(result.options['players']))}"


def cross_table(result: Result) -> Table:
    """Of the games that one of two won, the share of the one in the row."""
    return _square(
        result, say("tournament-cross"), lambda bot: [_decided(duel.wins, duel.losses) for duel in bot.duels]
    )


def _decided(wins: float, losses: float) -> str:
    return percent(wins / (wins + losses)) if wins + losses else "–"


def superiority(result: Result) -> Table:
    """How likely the bot in the row is stronger than that in the column."""
    return _square(result, say("tournament-superiority"), lambda bot: [percent(duel.superiority) for duel in bot.duels])


def _square(result: Result, title: str, cells: Callable[[Standing], list[str]]) -> Table:
    names = [_named(bot.bot) for bot in result.bots]
    rows: list[list[str | int | float | None]] = []
    for at, bot in enumerate(result.bots):
        row = cells(bot)
        rows.append([_named(bot.bot), *row[:at], "", *row[at:]])
    return Table(title, ["", *names], rows)


def tables(result: Result) -> Table:
    """Each table of two bots: the share of the first with its interval, and what the sequential test says."""
    heads = ("first", "others", "games", "share", "interval", "fair", "test")
    rows: list[list[str | int | float | None]] = []
    for table in result.tables:
        others = ", ".join(dict.fromkeys(_named(name) for name in table.bots if name != table.bots[0]))
        verdict = say(f"tournament-{table.verdict or 'open'}", ratio=decimal(table.ratio or 0.0))
        rows.append(
            [
                _named(table.bots[0]),
                others,
                table.games,
                percent(table.share),
                f"{percent(table.low)} – {percent(table.high)}",
                percent(table.fair),
                "" if table.ratio is None else verdict,
            ]
        )
    return Table(say("tournament-tables"), [say(f"tournament-{head}") for head in heads], rows)


def failure_lines(failures: Sequence[Failure]) -> Iterator[str]:
    """Tell what went wrong, and when; the first few of many."""
    for failure in failures[:_FAILURES_SHOWN]:
        yield f"{say('bot-moment', **failure.facts)} {failure.error}"
    if len(failures) > _FAILURES_SHOWN:
        yield say("more-failures", count=len(failures) - _FAILURES_SHOWN)


# -- files -------------------------------------------------------------------------------------------------------------


def as_json(result: Result) -> str:
    return msgspec.json.format(msgspec.json.encode(result), indent=2).decode() + "\n"


def as_csv(result: Result) -> str:
    """A line per bot; the columns after the first ten are its shares against the others."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    facts = ["bot", "elo", "low", "high", "games", "wins", "share", "fair", "mean_score", "failures"]
    writer.writerow([*facts, *(f"against {bot.bot}" for bot in result.bots)])
    for at, bot in enumerate(result.bots):
        against = [f"{duel.wins:.4f}/{duel.wins + duel.losses:.4f}" for duel in bot.duels]
        writer.writerow([*(getattr(bot, fact) for fact in facts), *against[:at], "", *against[at:]])
    return text.getvalue()


def as_markdown(result: Result) -> str:
    parts = [standings(result)]
    if len(result.bots) > 2:
        parts += [cross_table(result), superiority(result)]
    return "\n".join(_markdown(part) for part in parts)


def _markdown(table: Table) -> str:
    lines = [table.columns, ["---"] * len(table.columns), *([str(cell) for cell in row] for row in table.rows)]
    text = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    return f"**{table.title}**\n\n{text}\n"


def as_svg(result: Result) -> str:
    """Ratings with their intervals, over the weakest."""
    bars = [Bar(_named(bot.bot), [bot.elo - MEAN], (bot.low - MEAN, bot.high - MEAN)) for bot in result.bots]
    title = say("tournament-plot", game=_title(result))
    return bar_chart(title, bars, show=lambda value: f"{MEAN + value:.0f}")


SUFFIXES: Final = {".json": as_json, ".csv": as_csv, ".md": as_markdown, ".svg": as_svg}


def write(result: Result, path: Path) -> None:
    """Write a file of the kind that its name says. A Markdown file that has a place for this tournament keeps the rest:
    `<!-- tournament age-of-war 3 -->` and `<!-- end -->` around it."""
    text = SUFFIXES[path.suffix](result)
    begin, end = f"<!-- tournament {result.game} {result.options['players']} -->\n", "<!-- end -->"
    old = path.read_text(encoding="utf-8") if path.suffix == ".md" and path.exists() else ""
    if begin in old:
        before, _, after = old.partition(begin)
        text = f"{before}{begin}{text}{end}{after.partition(end)[2]}"
    write_file(path, text)
