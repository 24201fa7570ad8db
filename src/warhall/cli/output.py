"""The voice of the command line: sentences in the language of the moment, tables, JSON, progress bars on stderr."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table as RichTable

from warhall.kernel import InvalidOptionError
from warhall.kernel.action import printable
from warhall.kernel.text import KERNEL_CATALOGUE, Catalogue, percent

if TYPE_CHECKING:
    from warhall.kernel import Table

CATALOGUE: Final[Catalogue] = KERNEL_CATALOGUE.with_package("warhall.cli")


def say(message: str, **facts: Any) -> str:
    """A sentence of the command line."""
    return CATALOGUE.format(message, facts)


_PLAIN: Final = str.maketrans(
    {"►": ">", "→": ">", "✓": "v", "✗": "x", "■": "#", "◆": "*", "▯": "c", "·": ".", "…": "...", "–": "-", "—": "-"}
    | {"’": "'", "«": '"', "»": '"', "œ": "oe", "─": "-", "│": "|", "┃": "|", "━": "-", "µ": "u"}
)


def spell_plainly() -> None:
    """Let every console spell in plain letters what it has no signs for, instead of giving up."""

    def spelled(error: UnicodeError) -> tuple[str, int]:
        if not isinstance(error, UnicodeEncodeError):
            raise error
        text = unicodedata.normalize("NFKD", error.object[error.start : error.end].translate(_PLAIN))
        plain = "".join(sign for sign in text if not unicodedata.combining(sign))
        return plain.encode("ascii", "replace").decode(), error.end

    codecs.register_error("warhall-plain", spelled)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="warhall-plain")


class ReaderGone(Exception):
    """Whoever read our output has left, as `head` does: nothing is wrong."""


class PipedConsole(Console):
    """The console for results: its reader may be a program that has enough before the end."""

    def on_broken_pipe(self) -> None:
        raise ReaderGone


def write(text: str) -> None:
    """Plain data on stdout, in UTF-8 whatever the terminal speaks."""
    try:
        sys.stdout.flush()
        sys.stdout.buffer.write(text.encode())
        sys.stdout.flush()
    except BrokenPipeError:
        raise ReaderGone from None


def out() -> Console:
    """The console for data."""
    return PipedConsole(file=sys.stdout, highlight=False, soft_wrap=not sys.stdout.isatty())


class _Chatter(Console):
    """The console for remarks: if nobody listens any more, the work goes on all the same."""

    def on_broken_pipe(self) -> None:
        pass


def err() -> Console:
    """The console for progress and complaints."""
    return _Chatter(file=sys.stderr, highlight=False, soft_wrap=not sys.stderr.isatty())


_quiet = False


@contextmanager
def quietly(wanted: bool) -> Iterator[None]:
    """Leave out what is said by the way, and progress bars, if that is wanted: results and complaints remain."""
    global _quiet
    before, _quiet = _quiet, wanted
    try:
        yield
    finally:
        _quiet = before


def chatting() -> bool:
    """Whether somebody looks at what is shown by the way, in a terminal."""
    return not _quiet and err().is_terminal


def remark(text: str) -> None:
    """Something said by the way, on stderr."""
    if not _quiet:
        err().print(text, markup=False)


def print_line(text: str = "") -> None:
    """A plain line on stdout, whatever brackets it holds; nothing in it commands the terminal."""
    _page().print(escape(printable(text)))


def print_markup(text: str) -> None:
    """A line with styles on stdout."""
    _page().print(text)


_reader: Console | None = None  # the console of a long text that is being read page by page


def _page() -> Console:
    return _reader or out()


@contextmanager
def reading() -> Iterator[None]:
    """Everything printed within is read page by page, where a person reads it in a terminal."""
    global _reader
    _reader = out()
    try:
        if _reader.is_terminal:
            with _reader.pager(styles=True):
                yield
        else:
            yield
    finally:
        _reader = None


def print_json(value: object) -> None:
    """Data for programs."""
    import msgspec  # late: it takes a tenth of the time in which help is shown

    write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")


def print_table(table: Table) -> None:
    """Figures in columns."""
    out().print(as_rich(table))


def as_rich(table: Table) -> RichTable:
    """A table for a terminal: words to the left, numbers to the right, probabilities in percent."""
    shown = RichTable(title=escape(table.title), title_justify="left", header_style="bold", title_style="bold")
    for at, name in enumerate(table.columns):
        words = all(isinstance(row[at], str) for row in table.rows)
        single = all(" " not in _cell(row[at]) for row in table.rows)  # a name to be typed is of no use when cut off
        shown.add_column(escape(name), justify="left" if words else "right", no_wrap=words and single, overflow="fold")
    for row in table.rows:
        shown.add_row(*(escape(_cell(value)) for value in row))
    return shown


def _cell(value: str | int | float | None) -> str:
    if value is None:
        return "–"
    if isinstance(value, float):
        return percent(value, 2)
    return str(value)


def show_table(table: Table, json: bool) -> None:
    """A table for people, or as data for programs."""
    if json:
        print_json(table_json(table))
    else:
        print_table(table)


def table_json(table: Table) -> Mapping[str, Any]:
    """A table as objects, one per row; a table of facts as one object."""
    if table.row_keys:
        return {"title": table.title, **dict(zip(table.row_keys, (row[-1] for row in table.rows), strict=True))}
    return {"title": table.title, "rows": [dict(zip(table.keys, row, strict=True)) for row in table.rows]}


def table_chart(table: Table) -> str:
    """The probabilities of a table as bars, one series per column that holds some."""
    from warhall.drawing.charts import Bar, bar_chart

    columns = [at for at in range(len(table.columns)) if any(isinstance(row[at], float) for row in table.rows)]
    bars = [Bar(_label(table, row), [_probability(row[at]) for at in columns]) for row in table.rows]
    return bar_chart(table.title, bars, [table.columns[at] for at in columns], percent)


def _label(table: Table, row: list[str | int | float | None]) -> str:
    """The first cell, a number with its heading, and the numbers that tell rows of the same name apart."""
    name = f"{table.columns[0]} {row[0]}" if isinstance(row[0], int) else str(row[0])
    named_alike = [other for other in table.rows if other[0] == row[0]]
    facts = [f"{table.columns[at].lower()} {value}" for at, value in enumerate(row) if at and isinstance(value, int)]
    return f"{name}, {', '.join(facts)}" if facts and len(named_alike) > 1 else name


def _probability(value: str | int | float | None) -> float | None:
    return value if isinstance(value, float) else None


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    """Turn a failure to write into a wrong option."""
    try:
        yield
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise InvalidOptionError("not-writable", field=str(path), catalogue=CATALOGUE, reason=reason) from None


def deliver(text: str, file: Path | None) -> None:
    """Write a text to a file, or to stdout where none was named."""
    if file is None:
        write(text)
    else:
        write_file(file, text)


def make_directory(path: Path) -> None:
    """Make sure that files can be written here."""
    with _writing(path):
        path.mkdir(parents=True, exist_ok=True)


def check_svg(path: Path | None) -> None:
    """Refuse to write a drawing under a name that says it is something else."""
    check_suffix(path, ".svg")


def check_suffix(path: Path | None, suffix: str) -> None:
    """The same for any kind of file; a name without an ending says nothing."""
    if path is not None and path.suffix.lower() not in ("", suffix):
        known = {"kind": suffix[1:].upper(), "better": str(path.with_suffix(suffix))}
        raise InvalidOptionError("wrong-suffix", field=str(path), catalogue=CATALOGUE, **known)


def write_file(path: Path, text: str) -> None:
    """Write a file and say so on stderr."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, content: bytes) -> None:
    """The same for a file that is not text."""
    with _writing(path):
        path.write_bytes(content)
    remark(say("written", file=str(path)))


def read_text(file: str) -> str:
    """A text file, or what is piped in where the file is `-`."""
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise InvalidOptionError("not-readable", field=file, catalogue=CATALOGUE, reason=reason) from None


class CutShort(Exception):
    """Control-C ended a command after so many games, and what they tell has been said."""

    def __init__(self, done: int, wanted: int) -> None:
        super().__init__(say("interrupted-after", done=done, wanted=wanted))


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Any]:
    """A bar on stderr while a long thing runs; yields a function that is told how much more is done."""
    from rich import progress

    columns = (
        progress.TextColumn("{task.description}"),
        progress.BarColumn(),
        progress.MofNCompleteColumn(),
        progress.TimeElapsedColumn(),
        progress.TextColumn("→"),
        progress.TimeRemainingColumn(),
    )
    with progress.Progress(*columns, console=err(), transient=True, disable=not chatting()) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)
