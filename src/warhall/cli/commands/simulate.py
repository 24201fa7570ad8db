"""`warhall simulate GAME`: many games between bots, with intervals."""

from pathlib import Path
from typing import Annotated

import typer

from warhall.arena import BotError, Simulation, Summary, simulate, simulate_fast
from warhall.arena.simulate import seat_bots
from warhall.cli.options import bots_of, game_of, jobs_of, seed_of
from warhall.cli.output import (
    CATALOGUE,
    err,
    make_directory,
    print_json,
    print_line,
    print_table,
    progress_bar,
    say,
)
from warhall.kernel import InvalidOptionError, Table
from warhall.kernel.text import decimal, percent


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
        fast: Annotated[bool, typer.Option("--fast", help=say("opt-fast"))] = False,
        records: Annotated[Path | None, typer.Option(help=say("opt-records"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("opt-json"))] = False,
    ) -> int:
        chosen = game_of(game, players, option, data)
        seats = seat_bots(chosen, bots_of(bots, code, "random"))
        if fast and records is not None:
            raise InvalidOptionError("fast-records", field="--fast", catalogue=CATALOGUE)
        if records is not None:
            make_directory(records)
        folder = None if records is None else str(records)
        plan = Simulation(chosen, seats, num, seed_of(seed), start, records=folder)
        try:
            with progress_bar(say("simulating", game=chosen.title), num) as advance:
                summary = (simulate_fast if fast else simulate)(plan, jobs_of(jobs), advance)
        except BotError as error:
            words = [f"--option {name}={value}" for name, value in chosen.options.items()]
            words += [f"--code {spec}" if spec.name.endswith(".py") else f"--bots {spec}" for spec in seats]
            command = " ".join(["warhall simulate", game, *words, f"--seed {plan.seed}"])
            command += f" --start {error.facts['index']} -n 1"
            err().print(say("reproduce", command=command), markup=False)
            raise
        if json:
            print_json(summary)
        else:
            show(summary)
        return 0


def show(summary: Summary) -> None:
    """The result for people."""
    columns = [say(f"simulate-{name}") for name in ("bot", "seats", "wins", "share", "interval", "fair", "score")]
    rows: list[list[str | int | float | None]] = [
        [
            bot.bot,
            bot.seats,
            decimal(bot.wins),
            percent(bot.share),
            f"{percent(bot.low)} – {percent(bot.high)}",
            percent(bot.fair),
            decimal(bot.mean_score),
        ]
        for bot in summary.bots
    ]
    print_table(Table(say("simulate-title", games=summary.games, seed=str(summary.seed)), columns, rows))
    print_line(say("simulate-by-seat", shares=" ".join(percent(share) for share in summary.seat_shares)))
    facts = {"mean": decimal(summary.mean_length), "longest": summary.longest, "capped": summary.capped}
    print_line(say("simulate-length", **facts))
    speed = {"games": decimal(summary.games_per_second), "decisions": decimal(summary.decisions_per_second, 0)}
    print_line(say("simulate-speed", seconds=decimal(summary.seconds), **speed))
