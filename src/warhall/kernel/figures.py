"""Figures to be shown: tables, the analysis of a game, the results of many."""

from __future__ import annotations

from typing import Any

import msgspec


class Table(msgspec.Struct, frozen=True):
    """Figures to be shown: a title, column heads, and rows of words and numbers (probabilities as floats 0..1)."""

    title: str
    columns: list[str]
    rows: list[list[str | int | float | None]]


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
