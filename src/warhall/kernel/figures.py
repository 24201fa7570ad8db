"""Figures to be shown: tables, the analysis of a game, the results of many."""

from __future__ import annotations

from html import escape
from typing import Any

import msgspec


def _cell(value: str | int | float | None) -> str:
    """A cell for a notebook; probabilities are rounded."""
    return "" if value is None else f"{value:.4f}" if isinstance(value, float) else escape(str(value))


class Table(msgspec.Struct, frozen=True):
    """Figures to be shown: a title, column heads, and rows of words and numbers (probabilities as floats 0..1).

    For programs every column has a key besides its head, English whatever the language; a table of facts, one in a
    row, has a key for each row instead."""

    title: str
    columns: list[str]
    rows: list[list[str | int | float | None]]
    keys: list[str] = []
    row_keys: list[str] = []

    def _repr_html_(self) -> str:
        head = "".join(f"<th>{escape(column)}</th>" for column in self.columns)
        rows = "".join("<tr>" + "".join(f"<td>{_cell(value)}</td>" for value in row) + "</tr>" for row in self.rows)
        return f"<table><caption>{escape(self.title)}</caption><tr>{head}</tr>{rows}</table>"


def weighed(odds: Table, action: str) -> tuple[float, float | None] | None:
    """From the odds of the choices: the chance of one, its last figure, and the best chance of the others."""
    chances = {row[0]: next((cell for cell in reversed(row) if isinstance(cell, float)), None) for row in odds.rows}
    own = chances.pop(action, None)
    others = [chance for chance in chances.values() if chance is not None]
    return None if own is None else (own, max(others, default=None))


class Analysis(msgspec.Struct, frozen=True):
    """The analysis of a game that was played: tables and sentences for people, data for programs, a plot."""

    tables: list[Table]
    sentences: list[str]
    data: dict[str, Any]
    plot: str  # an SVG document


class FastGames(msgspec.Struct, frozen=True):
    """The results of games played in a batch. A shared win is split: wins are counted in 60ths."""

    games: int
    capped: int
    lengths: list[int]  # decisions of each game
    bot_wins: list[int]
    seat_wins: list[int]
    bot_points: list[int]
