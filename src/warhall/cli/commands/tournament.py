"""`warhall tournament GAME`: bots meet, and are rated."""

import shlex
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Group
from rich.live import Live
from rich.text import Text

from warhall.arena import BotError
from warhall.arena.play import PATIENCE
from warhall.arena.ratings import Sprt
from warhall.arena.tournament import Journal, Play, Result, Tournament
from warhall.cli.options import bots_of, game_of, jobs_of, seed_of
from warhall.cli.output import (
    CATALOGUE,
    CutShort,
    as_rich,
    chatting,
    err,
    make_directory,
    print_json,
    print_line,
    print_table,
    say,
)
from warhall.cli.tournament_report import SUFFIXES, cross_table, failure_lines, standings, superiority, tables, write
from warhall.kernel import Game, InvalidOptionError


def add_to(app: typer.Typer) -> None:
    @app.command("tournament", help=say("help-tournament"))
    def run(
        game: Annotated[str, typer.Argument(help=say("arg-game"))],
        bots: Annotated[list[str] | None, typer.Option("--bots", "--bot", help=say("opt-entrants"))] = None,
        code: Annotated[list[str] | None, typer.Option(help=say("opt-code"))] = None,
        kind: Annotated[str, typer.Option("--format", help=say("opt-format"))] = "round-robin",
        num: Annotated[int, typer.Option("-n", "--num", min=1, help=say("opt-table-num"))] = 100,
        rounds: Annotated[int | None, typer.Option(min=1, help=say("opt-swiss-rounds"))] = None,
        players: Annotated[int | None, typer.Option(help=say("opt-players"))] = None,
        option: Annotated[list[str] | None, typer.Option(help=say("opt-option"))] = None,
        data: Annotated[Path | None, typer.Option(help=say("opt-data"))] = None,
        seed: Annotated[int | None, typer.Option(help=say("opt-seed"))] = None,
        sprt: Annotated[str | None, typer.Option(help=say("opt-sprt"))] = None,
        anchor: Annotated[str | None, typer.Option(help=say("opt-anchor"))] = None,
        stop: Annotated[bool, typer.Option("--stop-on-failure", help=say("opt-stop-on-failure"))] = False,
        patience: Annotated[float, typer.Option(min=0.1, help=say("opt-patience"))] = PATIENCE,
        jobs: Annotated[int, typer.Option("-j", "--jobs", min=0, help=say("opt-jobs"))] = 1,
        ray: Annotated[str | None, typer.Option(help=say("opt-ray"))] = None,
        save: Annotated[Path | None, typer.Option(help=say("opt-journal"))] = None,
        output: Annotated[list[Path] | None, typer.Option("-o", "--output", help=say("opt-report"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("opt-json"))] = False,
    ) -> None:
        chosen = game_of(game, players, option, data)
        for path in output or ():
            _check_report(path)
        entrants = tuple(bots_of(bots, code, ",".join(chosen.bots())))
        test = None if sprt is None else _read_sprt(sprt)
        plan = Tournament(chosen, entrants, kind, num, seed_of(seed), rounds, test, anchor, stop, patience)
        play = Play(plan, _journal(save, plan))
        try:
            with _live(play) as hear:
                result = play.run(jobs_of(jobs), ray, hear)
        except BotError as error:
            err().print(say("bot-moment", **error.facts), markup=False)
            err().print(say("reproduce", command=_again(chosen, plan, error)), markup=False)
            raise
        for path in output or ():
            write(result, path)
        if json:
            print_json(result)
        else:
            _show(result)
        if result.interrupted:
            raise CutShort(play.played, play.ordered)


def _journal(path: Path | None, plan: Tournament) -> Journal | None:
    if path is None:
        return None
    make_directory(path.parent)
    return Journal(path, plan)


def _check_report(path: Path) -> None:
    if path.suffix not in SUFFIXES:
        raise InvalidOptionError("report-suffix", field=str(path), known=", ".join(SUFFIXES), catalogue=CATALOGUE)


def _read_sprt(text: str) -> Sprt:
    low, _, high = text.partition(",")
    try:
        test = Sprt(float(low), float(high))
    except ValueError:
        test = Sprt(0.0, 0.0)
    if not test.low < test.high:
        raise InvalidOptionError("bad-sprt", field="--sprt", value=text[:40])
    return test


def _again(game: Game, plan: Tournament, error: BotError) -> str:
    """The words that play the game of a failure once more."""
    words = ["warhall", "simulate", game.id]
    for key, value in game.options.items():
        words += ["--option", f"{key}={value}"]
    for name in error.facts.get("table", ()):
        words += ["--code" if name.endswith(".py") else "--bots", name]
    return shlex.join(
        [*words, "--seed", str(error.facts.get("seed", plan.seed)), "--start", str(error.facts["index"]), "-n", "1"]
    )


@contextmanager
def _live(play: Play) -> Iterator[Callable[[Play], None]]:
    """The standings while the games go on, where somebody looks."""
    if not chatting():
        yield lambda _: None
        return

    def picture() -> Group:
        done = Text(say("tournament-progress", done=play.played, ordered=play.ordered))
        return Group(as_rich(standings(play.result())), done) if play.played else Group(done)

    with Live(get_renderable=picture, console=err(), refresh_per_second=2, transient=True):
        yield lambda _: None


def _show(result: Result) -> None:
    print_table(standings(result))
    if len(result.bots) > 2:
        print_table(cross_table(result))
        print_table(superiority(result))
    if len(result.bots[0].duels) == 1 or result.format == "gauntlet":
        print_table(tables(result))
    for line in failure_lines([game.failure for game in result.failures if game.failure is not None]):
        print_line(line)
