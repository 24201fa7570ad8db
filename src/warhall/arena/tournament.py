"""Tournaments: bots meet in a format, all seats balanced, and every finished game is kept, so that an interrupted
tournament goes on where it was. Neither the number of processes nor an interruption changes the result."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from warhall.arena.intervals import wilson
from warhall.arena.pairings import Field, Order, Seats, format_named
from warhall.arena.play import DECISION_CAP, PATIENCE, BotError, Failure, GameResult, play_game
from warhall.arena.processes import share_out
from warhall.arena.ratings import Ratings, Sprt, TableResult, rate
from warhall.bots import BotSpec, load_bot, prepare
from warhall.kernel import Game, InvalidOptionError

WHOLE: Final = 60  # a shared win is split exactly: 60 divides by 1 to 6 sharers
_PIECES: Final = 64  # the games of a table come in so many pieces at most


class Tournament(msgspec.Struct, frozen=True):
    """An order to play: the game, who takes part, in which format, how many games at each table, the seed."""

    game: Game
    bots: tuple[BotSpec, ...]
    format: str
    num: int
    seed: int
    rounds: int | None = None  # of the Swiss system
    sprt: Sprt | None = None
    anchor: str | None = None  # the bot that is rated 1500
    stop_on_failure: bool = False
    patience: float = PATIENCE
    cap: int = DECISION_CAP

    @property
    def names(self) -> list[str]:
        return [str(bot) for bot in self.bots]

    @property
    def games(self) -> int:
        """At each table: as many as were asked for, rounded up so that everybody has every seat equally often."""
        return -(-self.num // self.game.players) * self.game.players

    def table_seed(self, seats: Seats) -> int:
        """The seed of a table: it does not depend on who else takes part."""
        text = f"{self.seed}/{'/'.join(self.names[bot] for bot in seats)}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


class PlayedGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that was played: who sat at the table (by slot), its number there, and by slot 60ths of the win and the
    score. In game i slot s sat in seat (s + i) % players."""

    table: tuple[str, ...]
    index: int
    wins: list[int]
    scores: list[int]
    decisions: int
    failure: Failure | None = None


def check(tournament: Tournament) -> None:
    """Refuse what cannot be played, before anything is; each bot is tried out once."""
    names = tournament.names
    twice = next((name for at, name in enumerate(names) if name in names[:at]), None)
    if twice is not None:
        raise InvalidOptionError("bot-twice", field="bots", name=twice)
    if len(names) < 2:
        raise InvalidOptionError("few-bots", field="bots")
    if tournament.anchor is not None and tournament.anchor not in names:
        raise InvalidOptionError("unknown-anchor", field="--anchor", name=tournament.anchor)
    format_named(tournament.format)
    two_at_a_table = tournament.game.players == 2 or len(names) == 2 or tournament.format == "gauntlet"
    if tournament.sprt is not None and (tournament.format not in ("gauntlet", "round-robin") or not two_at_a_table):
        raise InvalidOptionError("sprt-format", field="--sprt")
    for spec in tournament.bots:
        load_bot(spec, tournament.game)


# -- playing -----------------------------------------------------------------------------------------------------------


def _play_piece(tournament: Tournament, seats: Seats, numbers: Sequence[int]) -> Iterator[PlayedGame]:
    """Some games of one table."""
    players = tournament.game.players
    bots = [load_bot(tournament.bots[bot], tournament.game) for bot in seats]
    prepare(bots)
    table = tuple(tournament.names[bot] for bot in seats)
    seed = tournament.table_seed(seats)
    for index in numbers:
        sitting = [bots[(seat - index) % players] for seat in range(players)]
        patience, forgiving = tournament.patience, not tournament.stop_on_failure
        try:
            result = play_game(
                tournament.game, sitting, seed, index, tournament.cap, patience=patience, forgiving=forgiving
            )
        except BotError as error:
            error.facts |= {"table": table, "seed": seed}
            raise
        yield _by_slot(table, result)


def _by_slot(table: tuple[str, ...], result: GameResult) -> PlayedGame:
    players = len(table)
    seats = [(slot + result.index) % players for slot in range(players)]
    wins = [WHOLE // len(result.winners) if seat in result.winners else 0 for seat in seats]
    scores = [result.scores[seat] for seat in seats] if result.scores else []
    return PlayedGame(table, result.index, wins, scores, result.decisions, result.failure)


class _Table:
    """The games of one table that are known, and whether a test has decided it."""

    def __init__(self, seats: Seats) -> None:
        self.seats = seats
        self.games: dict[int, PlayedGame] = {}
        self.tested = 0
        self.first: list[float] = []  # per game, in their order, the part of the win of the first bot
        self.ratio = 0.0
        self.verdict: str | None = None

    def add(self, game: PlayedGame, sprt: Sprt | None) -> None:
        self.games[game.index] = game
        players = len(self.seats)
        while sprt is not None and self.verdict is None and self.tested in self.games:
            won = self.games[self.tested].wins
            self.first.append(sum(won[slot] for slot in range(players) if self.seats[slot] == self.seats[0]) / WHOLE)
            self.tested += 1
            if self.tested % players == 0:  # everybody has had every seat
                self.ratio = sprt.ratio((self.seats.count(self.seats[0]), players), self.first)
                self.verdict = sprt.verdict(self.ratio)

    def counted(self) -> list[PlayedGame]:
        """The games that count: those after the decision of a test are left out, wherever they were played."""
        known = sorted(self.games.values(), key=lambda game: game.index)
        return known if self.verdict is None else [game for game in known if game.index < self.tested]


class Play:
    """A tournament while it is played."""

    def __init__(self, tournament: Tournament, journal: Journal | None = None) -> None:
        check(tournament)
        self.tournament = tournament
        self.journal = journal
        self.interrupted = False
        self.ordered = 0  # games known to be needed so far
        self._tables: dict[Seats, _Table] = {}
        self._kept: dict[tuple[str, ...], list[PlayedGame]] = defaultdict(list)
        for game in journal.games if journal is not None else ():
            self._kept[game.table].append(game)

    def run(self, jobs: int = 1, ray: str | None = None, hear: Callable[[Play], None] = lambda _: None) -> Result:
        """Play all of it; `hear` is told after every game. On Control-C what was finished is kept and summed up."""
        tournament = self.tournament
        field = Field(len(tournament.bots), tournament.game.players, tournament.games, tournament.rounds, self._scores)
        try:
            for orders in format_named(tournament.format)(field):
                self._begin(orders)
                hear(self)
                results = share_out(_play_piece, self._pieces(orders), jobs, ray)
                for game in results:
                    self._count(game)
                    hear(self)
        except KeyboardInterrupt:
            if not self.played:
                raise
            self.interrupted = True
        return self.result()

    @property
    def played(self) -> int:
        return sum(len(table.games) for table in self._tables.values())

    def _begin(self, orders: Sequence[Order]) -> None:
        """Take the games that an interrupted run has left us."""
        for seats, games in orders:
            table = self._tables.setdefault(seats, _Table(seats))
            self.ordered += games - sum(index < games for index in table.games)
            for game in self._kept[tuple(self.tournament.names[bot] for bot in seats)]:
                if game.index < games and game.index not in table.games:
                    table.add(game, self.tournament.sprt)

    def _pieces(self, orders: Sequence[Order]) -> Iterator[tuple[Tournament, Seats, list[int]]]:
        """List what is left to play, all tables side by side; a table that has been decided meanwhile is left out."""
        most = max(games for _, games in orders)
        size = max(1, most // _PIECES)
        for start in range(0, most, size):
            for seats, games in orders:
                table = self._tables[seats]
                numbers = [index for index in range(start, min(start + size, games)) if index not in table.games]
                if numbers and table.verdict is None:
                    yield self.tournament, seats, numbers

    def _count(self, game: PlayedGame) -> None:
        names = self.tournament.names
        self._tables[tuple(names.index(name) for name in game.table)].add(game, self.tournament.sprt)
        if self.journal is not None:
            self.journal.keep(game)

    def _scores(self, tables: Iterable[Seats]) -> list[float]:
        """By bot: wins beyond a fair share."""
        scores = [0.0] * len(self.tournament.bots)
        for seats in tables:
            for game in self._tables[seats].counted():
                for slot, bot in enumerate(seats):
                    scores[bot] += game.wins[slot] / WHOLE - 1 / len(seats)
        return scores

    def ratings(self) -> Ratings:
        names = self.tournament.names
        anchor = None if self.tournament.anchor is None else names.index(self.tournament.anchor)
        tables = [_table_result(table.seats, table.counted()) for table in self._tables.values()]
        return rate(len(names), tables, anchor)

    def result(self) -> Result:
        tables = [
            TableSummary(
                [self.tournament.names[bot] for bot in table.seats],
                *_first_share(table),
                table.seats.count(table.seats[0]) / len(table.seats),
                table.ratio if self.tournament.sprt is not None else None,
                table.verdict,
            )
            for table in self._tables.values()
            if table.games
        ]
        return Result(
            game=self.tournament.game.id,
            options=self.tournament.game.options,
            format=self.tournament.format,
            seed=self.tournament.seed,
            games=sum(len(table.counted()) for table in self._tables.values()),
            bots=self._standings(),
            tables=tables,
            failures=[game for table in self._tables.values() for game in table.counted() if game.failure is not None],
            interrupted=self.interrupted,
        )

    def _standings(self) -> list[Standing]:
        """The best rating first."""
        names, ratings = self.tournament.names, self.ratings()
        order = sorted(range(len(names)), key=lambda bot: -ratings.elo[bot])
        tallies = [_Tally() for _ in names]
        for table in self._tables.values():
            for game in table.counted():
                for slot, bot in enumerate(table.seats):
                    tallies[bot].add(game, slot, table.seats)
        return [tallies[bot].standing(names, bot, ratings, order) for bot in order]


def _table_result(seats: Seats, games: Sequence[PlayedGame]) -> TableResult:
    wins: dict[int, float] = defaultdict(float)
    for game in games:
        for slot, bot in enumerate(seats):
            wins[bot] += game.wins[slot] / WHOLE
    return TableResult({bot: seats.count(bot) for bot in seats}, dict(wins))


def _first_share(table: _Table) -> tuple[int, float, float, float]:
    """Games, and the share of the first bot with its interval."""
    games = table.counted()
    wins = _table_result(table.seats, games).wins.get(table.seats[0], 0.0)
    return len(games), wins / max(1, len(games)), *wilson(wins, len(games))


# -- the result --------------------------------------------------------------------------------------------------------


class Duel(msgspec.Struct, frozen=True):
    """One bot against another, at all tables where both sat: games, the wins of each, and how likely it is that the
    first is the stronger one."""

    bot: str
    games: int
    wins: float
    losses: float
    superiority: float


class Standing(msgspec.Struct, frozen=True):
    """The results of a bot, all its seats together."""

    bot: str
    elo: float
    low: float
    high: float
    games: int  # each counted once for every seat that the bot had
    wins: float
    share: float
    fair: float
    mean_score: float
    failures: int
    duels: list[Duel]  # in the order of the standings, without itself


class TableSummary(msgspec.Struct, frozen=True):
    """One table: who sat there, and how the first one did."""

    bots: list[str]
    games: int
    share: float
    low: float
    high: float
    fair: float
    ratio: float | None  # of the sequential test, if there is one
    verdict: str | None


class Result(msgspec.Struct, frozen=True):
    """The result of a tournament."""

    game: str
    options: dict[str, object]
    format: str
    seed: int
    games: int
    bots: list[Standing]
    tables: list[TableSummary]
    failures: list[PlayedGame]
    interrupted: bool = False


class _Tally:
    """The results of one bot so far."""

    def __init__(self) -> None:
        self.games = self.scored = self.points = self.failures = 0
        self.wins = self.fair = 0.0
        self.met: dict[int, list[float]] = defaultdict(lambda: [0, 0.0, 0.0])

    def add(self, game: PlayedGame, slot: int, seats: Seats) -> None:
        self.games += 1
        self.wins += game.wins[slot] / WHOLE
        self.fair += 1 / len(seats)
        if game.scores:
            self.scored += 1
            self.points += game.scores[slot]
        failed = game.failure
        self.failures += failed is not None and failed.seat == (slot + game.index) % len(seats)
        for other, bot in enumerate(seats):
            if bot != seats[slot]:
                met = self.met[bot]
                met[0] += 1
                met[1] += game.wins[slot] / WHOLE
                met[2] += game.wins[other] / WHOLE

    def standing(self, names: Sequence[str], bot: int, ratings: Ratings, order: Sequence[int]) -> Standing:
        games = max(1, self.games)
        duels = []
        for other in order:
            if other != bot:
                met, wins, losses = self.met[other]
                duels.append(Duel(names[other], int(met), wins, losses, ratings.superiority[bot][other]))
        return Standing(
            names[bot],
            ratings.elo[bot],
            *ratings.interval[bot],
            self.games,
            self.wins,
            self.wins / games,
            self.fair / games,
            self.points / max(1, self.scored),
            self.failures,
            duels,
        )


# -- what is kept ------------------------------------------------------------------------------------------------------


class Journal:
    """A file of JSON Lines: what the tournament is about, then every game as it ends. The tournament may grow: more
    games, more bots and another format use what is there."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self.games: list[PlayedGame] = []
        game = tournament.game
        head = {"game": game.id, "rules": game.rules_version, "options": game.options, "seed": tournament.seed}
        lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
        if lines and not lines[-1].endswith(b"\n"):  # the machine stopped in the middle of a line
            lines.pop()
        if lines:
            self._check_head(lines[0], head)
        else:
            lines = [msgspec.json.encode(head) + b"\n"]
        for number, line in enumerate(lines[1:], 2):
            self.games.append(self._read(number, line, PlayedGame))
        path.write_bytes(b"".join(lines))
        self._file = path.open("ab")

    def _check_head(self, line: bytes, head: dict[str, Any]) -> None:
        there = self._read(1, line, dict[str, Any])
        for fact, here in head.items():
            if there.get(fact) != msgspec.to_builtins(here):
                told = str(there.get(fact))
                file = str(self.path)
                raise InvalidOptionError(
                    "other-tournament", field="--save", file=file, fact=fact, there=told, here=str(here)
                )

    def _read(self, number: int, line: bytes, kind: Any) -> Any:
        try:
            return msgspec.json.decode(line, type=kind)
        except msgspec.DecodeError as error:
            raise InvalidOptionError(
                "bad-tournament", field="--save", file=str(self.path), line=number, reason=str(error)[:200]
            ) from None

    def keep(self, game: PlayedGame) -> None:
        self._file.write(msgspec.json.encode(game) + b"\n")
        self._file.flush()


__all__ = ["BotError", "Journal", "Play", "PlayedGame", "Result", "Standing", "TableSummary", "Tournament"]
