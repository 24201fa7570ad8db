"""Ratings from who won at which table, for any number of seats.

Every bot has a strength s, and each seat of a table wins with a chance in proportion to the strength of who sits there:
Bradley and Terry's model for two seats, Luce's choice for more. Ratings are 400 log10 s, as Elo's are. The strengths
are those of the greatest likelihood, held together by a wide prior, so that who has won every game has a rating too;
intervals and likelihoods of superiority follow from the curvature at that point.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import erf, exp, log, sqrt
from typing import Final

import msgspec

from warhall.arena.intervals import Z95

ELO: Final = 400.0 / log(10.0)  # Elo points of a unit of the logarithm of strength
MEAN: Final = 1500.0
_PRIOR: Final = (ELO / 800.0) ** 2  # ratings lie 800 points around their mean
_STEPS: Final = 50
_DOUBT: Final = 20  # games' worth of the variance of equals: a few games of one kind prove nothing

Matrix = list[list[float]]


class TableResult(msgspec.Struct, frozen=True):
    """The games of one table: the seats of each bot that sat there, and the part of the wins that each has."""

    seats: dict[int, int]
    wins: dict[int, float]


class Ratings(msgspec.Struct, frozen=True):
    """Ratings of bots around 1500 on average, or with one of them held there."""

    elo: list[float]
    interval: list[tuple[float, float]]  # 95 %
    superiority: Matrix  # [a][b]: how likely it is that a is stronger than b


def rate(count: int, tables: Iterable[TableResult], anchor: int | None = None) -> Ratings:
    """The ratings of so many bots; the one called the anchor has 1500."""
    played = [table for table in tables if sum(table.wins.values()) > 0 and len(table.seats) > 1]
    strengths = [0.0] * count
    for _ in range(_STEPS):
        slope, curve = _derivatives(strengths, played)
        step = _times(_inverse(curve), slope)
        largest = max(map(abs, step), default=0.0)
        strengths = [
            old + new * min(1.0, 2.0 / largest if largest else 1.0) for old, new in zip(strengths, step, strict=True)
        ]
        if largest < 1e-9:
            break
    spread = _inverse(_derivatives(strengths, played)[1])
    held = [1.0 / count] * count if anchor is None else [float(bot == anchor) for bot in range(count)]
    base = sum(part * strength for part, strength in zip(held, strengths, strict=True))
    elo = [MEAN + ELO * (strength - base) for strength in strengths]
    doubt = [ELO * Z95 * _deviation(spread, bot, held) for bot in range(count)]
    interval = [(mean - half, mean + half) for mean, half in zip(elo, doubt, strict=True)]
    return Ratings(elo, interval, [[_superior(strengths, spread, a, b) for b in range(count)] for a in range(count)])


def _derivatives(strengths: Sequence[float], tables: Sequence[TableResult]) -> tuple[list[float], Matrix]:
    """The slope of the log likelihood and its curvature, downwards."""
    slope = [-_PRIOR * strength for strength in strengths]
    curve = [[_PRIOR * (a == b) for b in range(len(strengths))] for a in range(len(strengths))]
    for table in tables:
        weights = {bot: seats * exp(strengths[bot]) for bot, seats in table.seats.items()}
        whole, games = sum(weights.values()), sum(table.wins.values())
        chances = {bot: weight / whole for bot, weight in weights.items()}
        for a, chance in chances.items():
            slope[a] += table.wins.get(a, 0.0) - games * chance
            for b, other in chances.items():
                curve[a][b] += games * chance * ((a == b) - other)
    return slope, curve


def _inverse(matrix: Matrix) -> Matrix:
    """By elimination: the matrix is positive definite."""
    size = len(matrix)
    rows = [[*row, *(float(at == other) for other in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for other in range(size):
            if other != at and rows[other][at]:
                factor = rows[other][at]
                rows[other] = [value - factor * own for value, own in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]


def _times(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(value * factor for value, factor in zip(row, vector, strict=True)) for row in matrix]


def _deviation(spread: Matrix, bot: int, held: Sequence[float]) -> float:
    """How doubtful the distance of a strength from what is held fixed is."""
    away = [float(at == bot) - part for at, part in enumerate(held)]
    return sqrt(max(0.0, sum(x * y for x, y in zip(away, _times(spread, away), strict=True))))


def _superior(strengths: Sequence[float], spread: Matrix, a: int, b: int) -> float:
    variance = spread[a][a] + spread[b][b] - 2 * spread[a][b]
    if a == b or variance <= 0.0:
        return 0.5
    return 0.5 + 0.5 * erf((strengths[a] - strengths[b]) / sqrt(2.0 * variance))


# -- a sequential test -------------------------------------------------------------------------------------------------


class Sprt(msgspec.Struct, frozen=True):
    """A sequential probability ratio test: is the first bot of a table `high` Elo points stronger, or only `low`?"""

    low: float
    high: float
    error: float = 0.05  # of either kind

    def ratio(self, seats: tuple[int, int], results: Sequence[float]) -> float:
        """The log likelihood ratio after these parts of wins of the first bot, who has so many seats of so many. Parts
        of wins make it more than yes or no, so the normal approximation is used."""
        if not results:
            return 0.0
        games, fair = len(results), seats[0] / seats[1]
        mean = sum(results) / games
        spread = sum((result - mean) ** 2 for result in results) + _DOUBT * fair * (1 - fair)
        variance = spread / (games + _DOUBT)
        low, high = _share(self.low, seats), _share(self.high, seats)
        return games * (high - low) * (2 * mean - low - high) / (2 * variance)

    def verdict(self, ratio: float) -> str | None:
        """`stronger`, `not-stronger`, or None while it is open."""
        bound = log((1 - self.error) / self.error)
        return "stronger" if ratio >= bound else "not-stronger" if ratio <= -bound else None


def _share(elo: float, seats: tuple[int, int]) -> float:
    """The part of the wins that a difference in strength gives so many seats."""
    own = seats[0] * exp(elo / ELO)
    return own / (own + seats[1] - seats[0])
