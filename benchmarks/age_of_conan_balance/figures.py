"""The figures of many games: shares and means with 95 % intervals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Final, NamedTuple

from benchmarks.age_of_conan_balance.games import Summary
from benchmarks.document import Share
from warhall.arena.intervals import Z95
from warhall.games.age_of_conan.components import KINGDOMS

FEWEST: Final = 10  # cases in a group that may have an interval


class Difference(NamedTuple):
    """How two groups of games differ on average; `half` is half the interval, None where a group has too few games."""

    value: float
    half: float | None


def kingdoms_of(games: Sequence[Summary]) -> list[str]:
    return [kingdom for kingdom in KINGDOMS if kingdom in games[0].kingdoms]


def win(game: Summary, kingdom: str) -> float:
    return 1 / len(game.winners) if kingdom in game.winners else 0.0


def win_share(games: Sequence[Summary], kingdom: str) -> Share:
    return Share(sum(win(game, kingdom) for game in games), len(games))


def seat_share(games: Sequence[Summary], seat: int) -> Share:
    return Share(sum(win(game, game.kingdoms[seat]) for game in games), len(games))


def difference(one: Sequence[float], other: Sequence[float]) -> Difference | None:
    """The mean of one group less that of the other."""
    if not one or not other:
        return None
    value = fmean(one) - fmean(other)
    if min(len(one), len(other)) < FEWEST:
        return Difference(value, None)
    return Difference(value, Z95 * sqrt(variance(one) / len(one) + variance(other) / len(other)))


class CardFigures(NamedTuple):
    """How often a card was used by a kingdom, and how games with it differ from games without it."""

    card: str
    kingdom: str
    games: float  # share of games in which it was used
    uses: float  # uses in a game
    wins: Difference | None
    points: Difference | None


def card_figures(
    games: Sequence[Summary], card: str, kingdom: str, used: Callable[[Summary], dict[str, dict[str, int]]]
) -> CardFigures:
    """Games of one kingdom with and without a card."""
    counts = [used(game)[kingdom].get(card, 0) for game in games]
    groups: tuple[list[Summary], list[Summary]] = ([], [])
    for game, count in zip(games, counts, strict=True):
        groups[0 if count else 1].append(game)
    wins = difference(*([win(game, kingdom) for game in group] for group in groups))
    points = difference(*([float(game.scores[kingdom]) for game in group] for group in groups))
    return CardFigures(card, kingdom, len(groups[0]) / len(games), fmean(counts), wins, points)


class Pooled(NamedTuple):
    """A strategy card in all hands: uses in a game, in contests and as bids, and points of players with and without."""

    card: str
    contests: float
    bids: float
    points: Difference | None


def strategy_figures(games: Sequence[Summary], card: str) -> Pooled:
    """Every player of every game is a case; points are compared with the mean of the kingdom."""
    means = {kingdom: fmean(game.scores[kingdom] for game in games) for kingdom in kingdoms_of(games)}
    groups: tuple[list[float], list[float]] = ([], [])
    laid = bid = 0
    for game in games:
        for kingdom in game.kingdoms:
            count = game.strategies[kingdom].get(card, 0)
            laid += count
            bid += game.bids[kingdom].get(card, 0)
            groups[0 if count else 1].append(game.scores[kingdom] - means[kingdom])
    return Pooled(card, laid / len(games), bid / len(games), difference(*groups))


class ProvinceFigures(NamedTuple):
    province: str
    contests: float  # in a game
    rivals: float  # share of games in which more than one kingdom began contests there
    changes: float  # times it changed hands
    held: dict[str, float]  # share of games in which a kingdom holds it at the end


def province_figures(games: Sequence[Summary], province: str) -> ProvinceFigures:
    places = [game.places[province] for game in games]
    held = {kingdom: fmean(place.holder == kingdom for place in places) for kingdom in kingdoms_of(games)}
    return ProvinceFigures(
        province,
        fmean(place.contests for place in places),
        fmean(len(place.attackers) > 1 for place in places),
        fmean(place.changes for place in places),
        held,
    )


class CrowningFigures(NamedTuple):
    """Attempts to crown Conan: their share of games, and how crowners fare beside what was expected of them."""

    attempts: int
    possible: Share  # games in which somebody could try
    attempted: Share
    succeeded: Share
    won: Share  # of those who tried
    expected: float  # their estimated chance just before
    gain: Difference | None


def crowning_figures(games: Sequence[Summary]) -> CrowningFigures:
    tried = [(game, game.crowning) for game in games if game.crowning is not None]
    possible = sum(game.crowning is not None or game.declined > 0 for game in games)
    good = sum(crowning.succeeded for _, crowning in tried)
    wins = [win(game, crowning.kingdom) for game, crowning in tried]
    gains = [won - crowning.before for won, (_, crowning) in zip(wins, tried, strict=True)]
    half = Z95 * sqrt(variance(gains) / len(gains)) if len(gains) >= FEWEST else None
    return CrowningFigures(
        len(tried),
        Share(possible, len(games)),
        Share(len(tried), len(games)),
        Share(good, len(tried)),
        Share(sum(wins), len(tried)),
        fmean(crowning.before for _, crowning in tried) if tried else 0.0,
        Difference(fmean(gains), half) if gains else None,
    )


def quantile(values: Sequence[int], share: float) -> int:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
