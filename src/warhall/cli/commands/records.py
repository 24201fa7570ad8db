"""`warhall verify`, `replay`, `export` and `analyse`: what can be done with a record."""

import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from warhall.cli.options import seat_of
from warhall.cli.output import check_svg, deliver, err, out, print_json, print_line, print_table, say, write_file
from warhall.kernel import Game, InvalidOptionError, Record, RecordError, WarhallError
from warhall.kernel.action import printable
from warhall.kernel.dataset import separate
from warhall.kernel.record import Glimpse, Source, opened


def add_to(app: typer.Typer) -> None:
    _add_verify(app)
    _add_replay(app)
    _add_export(app)
    _add_analyse(app)


def _add_verify(app: typer.Typer) -> None:
    @app.command(help=say("help-verify"))
    def verify(
        files: Annotated[list[Path], typer.Argument(help=say("arg-files"))],
        promise: Annotated[str | None, typer.Option("--commitment", help=say("opt-promise"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("opt-json"))] = False,
    ) -> int:
        results = [result for path in files for result in _verify(path, promise, quiet=json)]
        if json:
            print_json(results)
        return 0 if all(result["ok"] for result in results) else 1


def _add_replay(app: typer.Typer) -> None:
    @app.command(help=say("help-replay"))
    def replay(
        file: Annotated[Path, typer.Argument(help=say("arg-file"))],
        at: Annotated[int | None, typer.Option(min=0, help=say("opt-at"))] = None,
        seat: Annotated[str, typer.Option("--as", help=say("opt-as"))] = "spectator",
        svg: Annotated[Path | None, typer.Option(help=say("opt-svg"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("opt-json"))] = False,
    ) -> int:
        check_svg(svg)
        record, code = _salvaged(file)
        game = record.load_game()
        glimpses = record.glimpses(seat_of(seat, game.players))
        chosen = _moment(glimpses, at)
        if svg is not None:
            write_file(svg, game.draw_svg(chosen.view, record.header.seats))
        if json:
            print_json([chosen] if at is not None else glimpses)
        else:
            _tell(game, record, glimpses if at is None else [chosen], chosen)
        return code


def _add_export(app: typer.Typer) -> None:
    @app.command(help=say("help-export"))
    def export(
        file: Annotated[Path, typer.Argument(help=say("arg-file"))],
        seat: Annotated[str, typer.Option("--as", help=say("opt-as"))],
        output: Annotated[Path | None, typer.Option("-o", "--output", help=say("opt-output"))] = None,
    ) -> int:
        record, code = _salvaged(file)
        redacted = record.redacted_for(seat_of(seat, record.load_game().players))
        deliver(redacted.dumps(), output)
        return code


def _add_analyse(app: typer.Typer) -> None:
    @app.command(help=say("help-analyse"))
    def analyse(
        file: Annotated[Path, typer.Argument(help=say("arg-file"))],
        plot: Annotated[Path | None, typer.Option(help=say("opt-plot"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("opt-json"))] = False,
    ) -> int:
        check_svg(plot)
        record, code = _salvaged(file)
        analysis = record.load_game().analyse(record)
        if plot is not None:
            write_file(plot, analysis.plot)
        if json:
            print_json(analysis.data)
        else:
            for table in analysis.tables:
                print_table(table)
            for sentence in analysis.sentences:
                print_line(sentence)
        return code


def _salvaged(path: Path) -> tuple[Record, int]:
    """The record as far as it proves itself, and the exit code: a fault is said on stderr, and is no success."""
    record, fault = Record.salvage(_source(path))
    if fault is None:
        return record, 0
    _complain(str(path), fault)
    err().print(say("salvaged", actions=len(record.entries)), markup=False)
    return record, 1


def _source(path: Path) -> Source:
    """The file, or what is piped in where it is `-`."""
    return sys.stdin.buffer if str(path) == "-" else path


def _complain(file: str, fault: WarhallError) -> None:
    err().print(f"[bold red]✗[/bold red] {escape(file)}: {escape(str(fault))}")


def _moment(glimpses: list[Glimpse], at: int | None) -> Glimpse:
    """The moment after so many actions, or the last one."""
    steps = {seen.n: seen for seen in glimpses}
    moment = max(steps, default=0) if at is None else at
    if moment not in steps:
        bounds = f"{min(steps, default=0)}-{max(steps, default=0)}"
        raise InvalidOptionError("bad-number", field="--at", value=str(moment), bounds=bounds)
    return steps[moment]


def _verify(path: Path, promise: str | None, *, quiet: bool) -> Iterator[dict[str, object]]:
    """Prove each record of a file; where there are several, each has its number."""
    try:
        with opened(_source(path)) as file:
            records = separate(file)
            first, second = next(records, []), next(records, None)
            several = [] if second is None else [second]
            for number, lines in enumerate(chain([first], several, records), 1):
                yield _verify_one(str(path), number if several else 0, lines, promise, quiet=quiet)
    except RecordError as error:
        yield _failed(str(path), 0, error, quiet=quiet)


def _failed(file: str, number: int, error: WarhallError, *, quiet: bool) -> dict[str, object]:
    if not quiet:
        _complain(_named(file, number), error)
    fault = {"code": error.code, "line": getattr(error, "line", 0), "text": error.text}
    return {"file": file, **({"record": number} if number else {}), "ok": False, **fault}


def _named(file: str, number: int) -> str:
    return say("record-of", file=file, number=number) if number else file


def _verify_one(file: str, number: int, lines: list[bytes], promise: str | None, *, quiet: bool) -> dict[str, object]:
    try:
        found = Record.loads(lines).verify(promise)
    except WarhallError as error:
        return _failed(file, number, error, quiet=quiet)
    if not quiet:
        state = say("verified-over" if found.over else "verified-open")
        counts = {"draws": found.draws, "proved": found.proved, "sealed": found.draws - found.proved}
        dice = say(f"dice-{found.dice}", **counts)
        sentence = say("verified", game=found.game, entries=found.entries, state=state, dice=dice)
        out().print(f"[bold green]✓[/bold green] {escape(_named(file, number))}: {escape(sentence)}")
    told = {"entries": found.entries, "over": found.over, "dice": found.dice}
    return {
        "file": file,
        **({"record": number} if number else {}),
        "ok": True,
        **told,
        "draws": found.draws,
        "proved": found.proved,
    }


def _tell(game: Game, record: Record, glimpses: list[Glimpse], last: Glimpse) -> None:
    """The log of these steps and the position after the last."""
    names = [printable(name) for name in record.header.seats]
    for seen in glimpses:
        for event in seen.events:
            print_line(f"{seen.n:4}  {game.event_text(event, names)}")
    print_line()
    out().print(game.draw_text(last.view, names, 80))
    print_line(game.prompt(last.view, names))
