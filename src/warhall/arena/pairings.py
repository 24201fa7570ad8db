"""Who meets whom: the formats of a tournament. A table is a bot (its number) for every seat; all seatings are played
equally often, so the order within a table does not matter."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import ceil, log2
from typing import Final, NamedTuple

from warhall.kernel import InvalidOptionError

Seats = tuple[int, ...]
_SEARCHED: Final = 16  # bots up to whom the best groups of the Swiss system are searched for


class Order(NamedTuple):
    """So many games of a table in all, those that it has played before included."""

    seats: Seats
    games: int


class Field(NamedTuple):
    """Who takes part, and what is known so far."""

    bots: int
    players: int
    games: int  # of each table, or of each table and round
    rounds: int | None
    score: Callable[[Sequence[Seats]], list[float]]  # by bot: its wins at these tables over a fair share


Rounds = Iterator[list[Order]]  # a round is asked for when all games of the one before it are known


def tables_of(bots: Sequence[int], players: int) -> list[Seats]:
    """All tables of these bots: every choice of as many as there are seats. Fewer bots than seats sit there several
    times, all as often as can be."""
    copies, rest = divmod(players, len(bots))
    return [tuple(sorted([*bots] * copies + [*more])) for more in combinations(bots, rest)]


def round_robin(field: Field) -> Rounds:
    """Everybody meets everybody."""
    yield [Order(seats, field.games) for seats in tables_of(range(field.bots), field.players)]


def gauntlet(field: Field) -> Rounds:
    """The first bot, in one seat, against each other one in all the others."""
    yield [Order((0, *[other] * (field.players - 1)), field.games) for other in range(1, field.bots)]


def swiss(field: Field) -> Rounds:
    """In every round those meet who have done equally well, if they have not met before."""
    met = [[0] * field.bots for _ in range(field.bots)]
    orders: dict[Seats, int] = {}
    for _ in range(field.rounds or ceil(log2(field.bots)) + 1):
        score = field.score([*orders])
        ranked = sorted(range(field.bots), key=lambda bot: (-score[bot], bot))
        chosen: list[Order] = []
        for group in _groups(ranked, field.players, met):
            for a, b in combinations(group, 2):
                met[a][b] += 1
                met[b][a] += 1
            for seats in tables_of(group, field.players) if len(group) > 1 else ():
                orders[seats] = orders.get(seats, 0) + field.games
                chosen.append(Order(seats, orders[seats]))
        yield chosen


def _groups(ranked: Sequence[int], players: int, met: Sequence[Sequence[int]]) -> list[list[int]]:
    """Groups of neighbours in the ranking, all strangers to each other if that can be; the last one may be small, and
    one who is left alone has a rest."""
    fresh = _strangers(ranked, players, met) if len(ranked) <= _SEARCHED else None
    return fresh or [list(ranked[at : at + players]) for at in range(0, len(ranked), players)]


def _strangers(ranked: Sequence[int], players: int, met: Sequence[Sequence[int]]) -> list[list[int]] | None:
    """The groups of strangers whose first members are nearest to each other."""
    if len(ranked) <= 1:
        return [list(ranked)] if ranked else []
    first, *others = ranked
    for rest in combinations(others, min(players, len(ranked)) - 1):
        group = [first, *rest]
        if not any(met[a][b] for a, b in combinations(group, 2)):
            left = _strangers([bot for bot in others if bot not in rest], players, met)
            if left is not None:
                return [group, *left]
    return None


def knockout(field: Field) -> Rounds:
    """The best of each table goes on; bots are seeded in the order in which they were named."""
    standing = list(range(field.bots))
    while len(standing) > 1:
        groups = _seeded(standing, field.players)
        tables = [tables_of(group, field.players) if len(group) > 1 else [] for group in groups]
        yield [Order(seats, field.games) for seats in dict.fromkeys(seats for some in tables for seats in some)]
        standing = sorted(_winner(group, field.score(some)) for group, some in zip(groups, tables, strict=True))


def _seeded(standing: Sequence[int], players: int) -> list[list[int]]:
    """Groups of equal prospects: the first of one meets the last of the others; one alone has a rest."""
    groups: list[list[int]] = [[] for _ in range(ceil(len(standing) / players))]
    for at, bot in enumerate(standing):
        row, column = divmod(at, len(groups))
        groups[column if row % 2 == 0 else len(groups) - 1 - column].append(bot)
    return groups


def _winner(group: Sequence[int], score: Sequence[float]) -> int:
    """The highest score; among equals the better seed."""
    return max(group, key=lambda bot: (score[bot], -bot))


FORMATS: Final[dict[str, Callable[[Field], Rounds]]] = {
    "round-robin": round_robin,
    "swiss": swiss,
    "gauntlet": gauntlet,
    "knockout": knockout,
}


def format_named(name: str) -> Callable[[Field], Rounds]:
    if name not in FORMATS:
        raise InvalidOptionError("unknown-format", field="--format", value=name[:40], known=", ".join(FORMATS))
    return FORMATS[name]
