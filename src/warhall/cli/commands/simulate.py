"""`warhall simulate GAME`: many games between bots, with intervals."""

import shlex
from pathlib import Path
from typing import Annotated

import typer

from warhall.arena import BotError, Simulation, Summary, simulate, simulate_fast
from warhall.arena.play import PATIENCE
from warhall.arena.simulate import BotSummary, SeatSummary, seat_bots
from warhall.cli.options import bots_of, game_of, jobs_of, seed_of
from warhall.cli.output import (
    CATALOGUE,
    CutShort,
    err,
    make_directory,
    print_json,
    print_line,
    print_table,
    progress_bar,
    remark,
    say,
)
from warhall.cli.tournament_report import failure_lines
from warhall.kernel import InvalidOptionError, Table
from warhall.kernel.text import decimal, percent

DEFAULT_BOT = "random"


def add_to(app: typer.Typer) -> None:
    @app.command("simulate", help=say("help-simulate"))
    def run(
        game: Annotated[str, typer.Argument(help=say("arg-game"))],
        num: Annotated[int, typer.Option("-n", "--num", min=1, help=say("opt-num"))] = 1000,
        players: Annotated[int | None, typer.Option(help=say("opt-players"))] = None,
        bots: Annotated[list[str] | None, typer.Option("--bots", "--bot", help=say("opt-bots"))] = None,
        code: Annotated[list[str] | None, typer.Option(help=say("opt-code"))] = None,
        option: Annotated[list[str] | None, typer.Option(help=say("opt-option"))] = None,
        data: Annotated[Path | None, typer.Option(help=say("opt-data"))] = None,
        seed: Annotated[int | None, typer.Option(help=say("opt-seed"))] = None,
        start: Annotated[int, typer.Option(min=0, help=say("opt-start"))] = 0,
        jobs: Annotated[int, typer.Option("-j", "--jobs", min=0, help=say("opt-jobs"))] = 1,
        ray: Annotated[str | None, typer.Option(help=say("opt-ray"))] = None,
        failing: Annotated[bool, typer.Option("--failing-loses", help=say("opt-failing-loses"))] = False,
        patience: Annotated[float, typer.Option(min=0.1, help=say("opt-patience"))] = PATIENCE,
        fast: Annotated[bool, typer.Option("--fast", help=say("opt-fast"))] = False,
        records: Annotated[Path | None, typer.Option(help=say("opt-records"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("opt-json"))] = False,
    ) -> None:
        chosen = game_of(game, players, option, data)
        seats = seat_bots(chosen, bots_of(bots, code, DEFAULT_BOT))
        if fast and (records is not None or ray is not None):
            raise InvalidOptionError("fast-alone", field="--fast", catalogue=CATALOGUE)
        if records is not None:
            make_directory(records.parent if records.suffix == ".jsonl" else records)
        folder = None if records is None else str(records)
        plan = Simulation(
            chosen, seats, num, seed_of(seed), start, records=folder, forgiving=failing, patience=patience
        )
        try:
            with progress_bar(say("simulating", game=chosen.title), num) as advance:
                workers = jobs_of(jobs)
                summary = simulate_fast(plan, workers, advance) if fast else simulate(plan, workers, advance, ray)
        except BotError as error:
            words = ["warhall", "simulate", game]
            for key, value in chosen.options.items():
                words += ["--option", f"{key}={value}"]
            for spec in seats:
                words += ["--code" if spec.name.endswith(".py") else "--bots", str(spec)]
            words += ["--seed", str(plan.seed), "--start", str(error.facts["index"]), "-n", "1"]
            err().print(say("bot-moment", **error.facts), markup=False)
            err().print(say("reproduce", command=shlex.join(words)), markup=False)
            raise
        if not (bots or code):
            remark(say("simulate-default", bot=DEFAULT_BOT))
        if json:
            print_json(summary)
        else:
            show(summary)
        if summary.interrupted:
            raise CutShort(summary.games, num)


def show(summary: Summary) -> None:
    """The result for people: by bots, or by seats where all of them are the same bot."""
    title = say("simulate-title", games=summary.games, seed=str(summary.seed))
    if len(summary.bots) == 1:
        print_line(say("simulate-alone", bot=summary.bots[0].bot, score=decimal(summary.bots[0].mean_score)))
        print_table(_by_seats(title, summary))
    else:
        print_table(_by_bots(title, summary))
        shares = " ".join(percent(seat.share) for seat in summary.seats)
        print_line(say("simulate-by-seat", shares=shares))
    facts = {"mean": decimal(summary.mean_length), "longest": summary.longest, "capped": summary.capped}
    print_line(say("simulate-length", **facts))
    speed = {"games": decimal(summary.games_per_second), "decisions": decimal(summary.decisions_per_second, 0)}
    print_line(say("simulate-speed", seconds=decimal(summary.seconds), **speed))
    for line in failure_lines(summary.failures):
        print_line(line)


def _by_bots(title: str, summary: Summary) -> Table:
    columns = [say(f"simulate-{name}") for name in ("bot", "seats", "wins", "share", "interval", "fair", "score")]
    rows: list[list[str | int | float | None]] = [
        [bot.bot, bot.seats, *_share_cells(bot), percent(bot.fair), decimal(bot.mean_score)] for bot in summary.bots
    ]
    return Table(title, columns, rows)


def _by_seats(title: str, summary: Summary) -> Table:
    columns = [say(f"simulate-{name}") for name in ("seat", "wins", "share", "interval", "fair")]
    fair = percent(1 / len(summary.seats))
    return Table(title, columns, [[str(seat.seat), *_share_cells(seat), fair] for seat in summary.seats])


def _share_cells(found: BotSummary | SeatSummary) -> list[str]:
    return [decimal(found.wins), percent(found.share), f"{percent(found.low)} – {percent(found.high)}"]
