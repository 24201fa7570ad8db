"""Many games between bots, seats balanced, on several processes; the result does not depend on how many."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from warhall.arena.intervals import wilson
from warhall.arena.play import DECISION_CAP, PATIENCE, Failure, GameResult, dice_seed, play_game
from warhall.arena.processes import chunks, share_out, share_threads
from warhall.bots import AnyBot, BotSpec, as_spec, load_bot, prepare
from warhall.kernel import Game, InvalidOptionError, Record
from warhall.kernel.chance import SIMULATED
from warhall.kernel.dataset import append_record
from warhall.kernel.record import Dice

_CHUNKS: Final = 64  # a progress bar moves at least so often
_FAST_GAMES: Final = 500  # at most in one piece of machine code, which nobody can interrupt


class Simulation(msgspec.Struct, frozen=True):
    """An order to play: the game, who sits at the table, how many games from which one on, the seed."""

    game: Game
    bots: tuple[BotSpec, ...]
    num: int
    seed: int | str
    start: int = 0
    cap: int = DECISION_CAP
    records: str | None = None  # a directory for the record of every game, or a file `*.jsonl` for all of them
    forgiving: bool = False  # a bot that fails loses the game; otherwise the simulation ends
    patience: float = PATIENCE

    def seating(self, index: int) -> list[int]:
        """The bot (its index) in each seat of game number `index`: everybody moves one seat on after each game."""
        players = self.game.players
        return [(seat - index) % players for seat in range(players)]

    def begin_record(self, index: int) -> Record:
        """The record of game number `index`: its dice follow from the seed, and every seat names its bot."""
        names = [str(self.bots[bot]) for bot in self.seating(index)]
        seats = [f"{name} {bot + 1}" for name, bot in zip(names, self.seating(index), strict=True)]
        return Record.begin(self.game, seats, dice_seed(self.seed, index), Dice(SIMULATED), bots=[*names])

    def chunks(self, most: int | None = None) -> list[tuple[Simulation, int, int]]:
        """The games in pieces for several processes, of so many at most: which one each piece begins with, and how
        many it holds."""
        size = max(1, self.num // _CHUNKS)
        return [(self, *piece) for piece in chunks(self.start, self.num, min(size, most or size))]


class Tally(msgspec.Struct):
    """Counts that can be added up in any order. A shared win is split exactly: 60 divides by 1 to 6 sharers."""

    games: int = 0
    capped: int = 0
    decisions: int = 0
    wins: dict[str, int] = {}  # 60ths of wins by bot
    seat_wins: list[int] = []  # 60ths of wins by seat
    points: dict[str, int] = {}
    lengths: list[int] = []  # decisions of each game
    failures: list[Failure] = []

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.capped += other.capped
        self.decisions += other.decisions
        for name in other.wins:
            self.wins[name] = self.wins.get(name, 0) + other.wins[name]
            self.points[name] = self.points.get(name, 0) + other.points[name]
        before = self.seat_wins or [0] * len(other.seat_wins)
        self.seat_wins = [ours + theirs for ours, theirs in zip(before, other.seat_wins, strict=True)]
        self.lengths += other.lengths
        self.failures += other.failures


class BotSummary(msgspec.Struct, frozen=True):
    """The results of one bot over all its seats."""

    bot: str
    seats: int  # seats that it holds in every game
    wins: float
    share: float
    low: float
    high: float
    fair: float  # the share that equal players would have
    mean_score: float


class SeatSummary(msgspec.Struct, frozen=True):
    """The results of one seat, whoever sat there."""

    seat: int
    wins: float
    share: float
    low: float
    high: float


class Summary(msgspec.Struct, frozen=True):
    """The result of a simulation."""

    game: str
    options: dict[str, object]
    seed: int | str
    games: int
    capped: int
    decisions: int
    mean_length: float
    longest: int
    bots: list[BotSummary]
    seats: list[SeatSummary]
    seconds: float
    games_per_second: float
    decisions_per_second: float
    failures: list[Failure] = []  # bots that failed and lost a game by it
    interrupted: bool = False  # somebody pressed Control-C: these are the games that were finished


def seat_bots(game: Game, bots: Sequence[AnyBot]) -> tuple[BotSpec, ...]:
    """A bot for every seat, by name or as an object, a class or a function of Python: the last one takes the seats that
    are left. Each is tried out once."""
    specs = [as_spec(bot) for bot in bots]
    if not specs or len(specs) > game.players:
        raise InvalidOptionError("bot-count", field="bots", given=len(specs), players=game.players)
    for spec in set(map(str, specs)):
        load_bot(next(known for known in specs if str(known) == spec), game)
    return (*specs, *[specs[-1]] * (game.players - len(specs)))


def run_chunk(simulation: Simulation, first: int, count: int) -> Iterator[Tally]:
    """Play some of the games and yield the counts of each."""
    game = simulation.game
    names = [str(spec) for spec in simulation.bots]
    bots = [load_bot(spec, game) for spec in simulation.bots]
    prepare(bots)
    for index in range(first, first + count):
        seating = simulation.seating(index)
        record = None if simulation.records is None else simulation.begin_record(index)
        sitting = [bots[bot] for bot in seating]
        result = play_game(
            game,
            sitting,
            simulation.seed,
            index,
            simulation.cap,
            record,
            patience=simulation.patience,
            forgiving=simulation.forgiving,
        )
        if record is not None:
            _keep(record, Path(simulation.records or "."), f"{game.id}-{simulation.seed}-{index}.jsonl")
        yield _count(result, [names[bot] for bot in seating])


def _keep(record: Record, place: Path, name: str) -> None:
    """Put a record into a folder, or behind the others in a file."""
    if place.suffix == ".jsonl":
        append_record(place, record)
    else:
        record.save(place / name)


def _count(result: GameResult, sitting: list[str]) -> Tally:
    """The counts of one game, with the bot in each seat."""
    tally = Tally(1, int(result.capped), result.decisions, lengths=[result.decisions], seat_wins=[0] * len(sitting))
    tally.failures = [] if result.failure is None else [result.failure]
    tally.wins, tally.points = dict.fromkeys(sitting, 0), dict.fromkeys(sitting, 0)
    for seat in result.winners:
        tally.wins[sitting[seat]] += 60 // len(result.winners)
        tally.seat_wins[seat] = 60 // len(result.winners)
    for seat, score in enumerate(result.scores):
        tally.points[sitting[seat]] += score
    return tally


def simulate(
    simulation: Simulation,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    ray: str | None = None,
) -> Summary:
    """Play all games on `jobs` processes, or on the Ray cluster at an address; `progress` hears how many more are done.
    Interrupted by `KeyboardInterrupt` it sums up the games that were finished."""
    return _summed_up(simulation, share_out(run_chunk, simulation.chunks(), jobs, ray), progress)


def simulate_fast(simulation: Simulation, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Summary:
    """The same with the game's own batch kernel, on threads: other dice than `simulate`, the same rules and bots."""
    return _summed_up(simulation, share_threads(_fast_chunk, simulation.chunks(_FAST_GAMES), jobs), progress)


def _fast_chunk(simulation: Simulation, first: int, count: int) -> Tally:
    names = [str(spec) for spec in simulation.bots]
    played = simulation.game.play_fast(names, count, int(simulation.seed), first)
    tally = Tally(played.games, played.capped, sum(played.lengths), {}, played.seat_wins, {}, played.lengths)
    for bot, name in enumerate(names):
        tally.wins[name] = tally.wins.get(name, 0) + played.bot_wins[bot]
        tally.points[name] = tally.points.get(name, 0) + played.bot_points[bot]
    return tally


def _summed_up(simulation: Simulation, tallies: Iterable[Tally], progress: Callable[[int], None] | None) -> Summary:
    began = time.perf_counter()
    total = Tally()
    interrupted = False
    try:
        for tally in tallies:
            total.add(tally)
            if progress is not None:
                progress(tally.games)
    except KeyboardInterrupt:
        if not total.games:
            raise
        interrupted = True
    return _summary(simulation, total, time.perf_counter() - began, interrupted)


def _summary(simulation: Simulation, total: Tally, seconds: float, interrupted: bool) -> Summary:
    players = simulation.game.players
    names = [str(spec) for spec in simulation.bots]
    bots = []
    for name in dict.fromkeys(names):
        seats = names.count(name)
        wins = total.wins.get(name, 0) / 60
        low, high = wilson(wins, total.games)
        mean_score = total.points.get(name, 0) / max(1, (total.games - total.capped) * seats)
        share = wins / max(1, total.games)
        bots.append(BotSummary(name, seats, wins, share, low, high, seats / players, mean_score))
    games = max(1, total.games)
    return Summary(
        game=simulation.game.id,
        options=simulation.game.options,
        seed=simulation.seed,
        games=total.games,
        capped=total.capped,
        decisions=total.decisions,
        mean_length=total.decisions / games,
        longest=max(total.lengths, default=0),
        bots=bots,
        seats=[
            SeatSummary(seat, wins / 60, wins / 60 / games, *wilson(wins / 60, total.games))
            for seat, wins in enumerate(total.seat_wins)
        ],
        seconds=seconds,
        games_per_second=total.games / seconds,
        decisions_per_second=total.decisions / seconds,
        failures=total.failures,
        interrupted=interrupted,
    )
