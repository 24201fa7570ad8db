"""What the documents written by benchmarks share: shares with intervals, tables in Markdown, and their pictures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import msgspec

from warhall.arena.intervals import wilson


class Share(msgspec.Struct, frozen=True):
    """A share of games (a shared win is split) with its 95 % interval."""

    wins: float
    games: int

    @property
    def value(self) -> float:
        return self.wins / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


def pct(value: float, digits: int = 1) -> str:
    return f"{100 * value:.{digits}f} %"


def table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = [columns, ["---"] * len(columns), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def write_document(file: Path, sections: Iterable[str], plots: Mapping[str, str]) -> list[Path]:
    """Write a document, empty sections left out, and its pictures by name. Returns what was written."""
    texts = {file.parent / "images" / f"{name}.svg": picture for name, picture in plots.items()}
    texts[file] = "\n\n".join(filter(None, sections)) + "\n"
    for path, text in texts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return list(texts)
