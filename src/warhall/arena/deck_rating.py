"""The rating of a deck: games against the decks that come with the game, and the swap of one card that helps most.

One card of sixty changes little, so the exchange is looked for in two steps. First a cheap, rough screening: decks in
which several cards are exchanged at once, all copies of each, are played in waves, every card is judged by the games of
the decks that had more or fewer of it, and after each wave the worse half is given up. Then the best exchanges are
played alone with the same dice as the deck itself, game by game, until one is left. The interval that is reported is
that of one single copy exchanged, from games that took no part in choosing it, so it is not flattered by the choice.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import sqrt
from typing import Final

import msgspec

from warhall.arena.intervals import Z95, wilson
from warhall.arena.play import play_game
from warhall.arena.processes import chunks, share_out
from warhall.bots import BotSpec, load_bot
from warhall.kernel import DeckBox, Event, Game, InvalidOptionError, Swap

AT_ONCE: Final = 4  # exchanges in a deck of the screening
COPIES: Final = 3  # of a card that are exchanged together before the last step
WAVES: Final = 3
FINALISTS: Final = 8
Progress = Callable[[int], None]


class Task(msgspec.Struct, frozen=True):
    """One game: the deck in one line, its rival, the number of the game (which gives dice and seat)."""

    deck: str
    rival: str
    index: int

    @property
    def seat(self) -> int:
        return self.index % 2

    @property
    def decks(self) -> list[str]:
        return [self.deck, self.rival] if self.seat == 0 else [self.rival, self.deck]


class Played(msgspec.Struct, frozen=True):
    won: float  # 1, 0, or a share of a win
    uses: dict[str, tuple[int, int]]


class Pairing(msgspec.Struct, frozen=True):
    """The results of a deck against one rival."""

    rival: str
    games: int
    share: float
    low: float
    high: float


class SwapResult(msgspec.Struct, frozen=True):
    """An exchange and the change of the win rate that it brings, from games played both ways with the same dice."""

    swap: Swap
    games: int
    gain: float
    low: float
    high: float


class Rating(msgspec.Struct, frozen=True):
    deck: str
    games: int
    share: float
    low: float
    high: float
    pairings: list[Pairing]
    uses: dict[str, tuple[int, int]]
    swap: SwapResult | None
    screened: int  # exchanges that were looked at
    interrupted: bool = False  # somebody pressed Control-C: this is what the games played by then tell


class Arena:
    """Plays tasks with one bot in both seats, on several processes; the results come in the order of the tasks."""

    def __init__(self, game: Game, seed: int | str, bot: BotSpec, jobs: int, progress: Progress | None = None) -> None:
        self.game = game
        self.seed = seed
        self.bot = bot
        self.jobs = jobs
        self.progress = progress
        self.played = 0  # games so far

    def play(self, tasks: Sequence[Task], label: str) -> Iterator[tuple[Task, Played]]:
        """Yield each task with its game. `label` keeps the dice of different steps apart."""
        seed = f"{self.seed}/{label}"
        pieces = [
            (self.game, seed, self.bot, tasks[first : first + count]) for first, count in chunks(0, len(tasks), 4)
        ]
        for result in share_out(play_tasks, pieces, self.jobs):
            yield result
            self.played += 1
            if self.progress is not None:
                self.progress(1)


def play_tasks(base: Game, seed: str, bot: BotSpec, tasks: Sequence[Task]) -> Iterator[tuple[Task, Played]]:
    """Some of the games, in one process."""
    box = base.deck_box()
    for task in tasks:
        game = box.game(task.decks)
        events: list[Event] = []
        bots = [load_bot(bot, game) for _ in range(game.players)]
        result = play_game(game, bots, seed, task.index, hear=events.extend)
        won = 1 / len(result.winners) if task.seat in result.winners else 0.0
        yield task, Played(won, box.uses(events, task.seat))


# -- rating ------------------------------------------------------------------------------------------------------------


def games_of(rivals: int, games: int, swap_games: int) -> int:
    """Count the games that a rating plays, for a progress bar."""
    finals = sum((count + 1) * each for count, each in _stages(swap_games))
    return rivals * games + (swap_games // WAVES * WAVES + finals if swap_games else 0)


def _stages(swap_games: int) -> list[tuple[int, int]]:
    """The second step: how many exchanges are compared with how many pairs of games each, the last one alone."""
    return [
        (FINALISTS, max(2, swap_games // 2 // FINALISTS)),
        (FINALISTS // 4, max(2, swap_games // 4 // (FINALISTS // 4))),
        (1, max(2, swap_games)),
    ]


def rate(arena: Arena, name: str, games: int, swap_games: int) -> Rating:
    """Play `games` against each rival, and look for the best exchange with about `swap_games` games a step."""
    if games < 1 or swap_games < 0:
        raise InvalidOptionError("too-few-games", field="--games")
    box = arena.game.deck_box()
    line = box.line(name)
    rivals = box.rivals()
    tasks = [Task(line, rival, index) for index in range(games) for rival in rivals]
    results: list[tuple[Task, Played]] = []
    swaps: list[Swap] = []
    found, interrupted = None, False
    try:
        for result in arena.play(tasks, "rate"):
            results.append(result)  # one by one: an interruption keeps those before it
        swaps = box.swaps(line) if swap_games else []
        search = _Search(arena, box, line, {pairing.rival: pairing.share for pairing in _pairings(rivals, results)})
        found = search.best(swaps, swap_games) if swaps else None
    except KeyboardInterrupt:
        if not results:
            raise
        interrupted = True
    wins = sum(played.won for _, played in results)
    return Rating(
        name,
        len(results),
        wins / len(results),
        *wilson(wins, len(results)),
        _pairings(rivals, results),
        _added(played.uses for _, played in results),
        found,
        len(swaps),
        interrupted,
    )


def _pairings(rivals: Sequence[str], results: Sequence[tuple[Task, Played]]) -> list[Pairing]:
    """The results by rival, without those whom nobody met."""
    found = []
    for rival in rivals:
        wins = [played.won for task, played in results if task.rival == rival]
        if wins:
            found.append(Pairing(rival, len(wins), sum(wins) / len(wins), *wilson(sum(wins), len(wins))))
    return found


def _added(uses: Iterable[dict[str, tuple[int, int]]]) -> dict[str, tuple[int, int]]:
    came: Counter[str] = Counter()
    played: Counter[str] = Counter()
    for one in uses:
        for card, (times, used) in one.items():
            came[card] += times
            played[card] += used
    return {card: (came[card], played[card]) for card in sorted(came | played)}


# -- the best exchange -------------------------------------------------------------------------------------------------

Card = tuple[str, str]  # "in" or "out", and which
Gains = dict[Card, list[float]]


class _Search:
    """The search for the best exchange of one card in one deck."""

    def __init__(self, arena: Arena, box: DeckBox, line: str, expected: dict[str, float]) -> None:
        self.arena = arena
        self.box = box
        self.line = line
        self.expected = expected  # the deck's share of wins against each rival
        self.rivals = list(expected)

    def best(self, swaps: list[Swap], swap_games: int) -> SwapResult | None:
        finalists = self.screen(swaps, swap_games)[:FINALISTS]
        found: SwapResult | None = None
        for stage, (count, each) in enumerate(_stages(swap_games)):
            copies = 1 if count == 1 else COPIES
            results = self.compare(finalists[:count], each, copies, f"stage {stage}")
            results.sort(key=lambda result: -result.gain)
            finalists = [result.swap for result in results]
            found = results[0]
        return found

    def screen(self, swaps: list[Swap], games: int) -> list[Swap]:
        """Exchanges, the most promising first. Each is judged by its two cards, and each card by how much better than
        expected the decks did that had more of it (or less); few games count little."""
        rng = random.Random(f"{self.arena.seed}/screen")
        gains: Gains = {}
        left = swaps
        for wave in range(WAVES):
            self._wave(left, games // WAVES, rng, gains, wave)
            worth = {card: sum(values) / (len(values) + 10) for card, values in gains.items()}
            left = _better_half(left, worth)
        return _varied(sorted(left, key=lambda swap: -_worth_of(swap, worth)))

    def _wave(
        self, swaps: list[Swap], games: int, rng: random.Random, gains: dict[Card, list[float]], wave: int
    ) -> None:
        tasks, drawn = [], []
        for index in range(games):
            chosen = self._several(swaps, rng)
            deck = self.box.changed(self.line, chosen) or self.line
            tasks.append(Task(deck, self.rivals[index % len(self.rivals)], index // len(self.rivals)))
            drawn.append(chosen)
        for chosen, (task, played) in zip(drawn, self.arena.play(tasks, f"screen {wave}"), strict=True):
            gain = played.won - self.expected[task.rival]
            for swap in set(chosen):
                gains.setdefault(("in", swap.into), []).append(gain)
                gains.setdefault(("out", swap.out), []).append(gain)

    def _several(self, swaps: list[Swap], rng: random.Random) -> list[Swap]:
        """Some exchanges that leave the deck legal together, no card twice."""
        chosen: list[Swap] = []
        seen: set[str] = set()
        for _ in range(3 * AT_ONCE):
            swap = swaps[rng.randrange(len(swaps))]
            if not {swap.out, swap.into} & seen:
                more = self._copies(chosen, swap, COPIES)
                if len(more) > len(chosen):
                    chosen = more
                    seen |= {swap.out, swap.into}
            if len(seen) == 2 * AT_ONCE:
                break
        return chosen

    def _copies(self, chosen: list[Swap], swap: Swap, most: int) -> list[Swap]:
        """As many copies exchanged in addition as the rules of deck construction allow."""
        for copies in range(most, 0, -1):
            more = [*chosen, *[swap] * copies]
            if self.box.changed(self.line, more) is not None:
                return more
        return chosen

    def compare(self, swaps: Sequence[Swap], games: int, copies: int, label: str) -> list[SwapResult]:
        """The deck with each exchange against the deck as it is: the same rivals, seats and dice."""
        changed = [self.box.changed(self.line, self._copies([], swap, copies)) or self.line for swap in swaps]
        places = [(self.rivals[index % len(self.rivals)], index // len(self.rivals)) for index in range(games)]
        tasks = [Task(deck, rival, index) for deck in (self.line, *changed) for rival, index in places]
        results = [played for _, played in self.arena.play(tasks, label)]
        before, *after = (results[at : at + games] for at in range(0, len(results), games))
        return [_gain(swap, before, played) for swap, played in zip(swaps, after, strict=True)]


def _worth_of(swap: Swap, worth: dict[Card, float]) -> float:
    return worth.get(("in", swap.into), 0.0) + worth.get(("out", swap.out), 0.0)


def _better_half(swaps: list[Swap], worth: dict[Card, float]) -> list[Swap]:
    """The exchanges whose cards are both in the better half of their side, or all if there would be too few."""

    def better(side: str, cards: set[str]) -> set[str]:
        ranked = sorted(cards, key=lambda card: (-worth.get((side, card), 0.0), card))
        return set(ranked[: -(-len(ranked) // 2)])

    ins = better("in", {swap.into for swap in swaps})
    outs = better("out", {swap.out for swap in swaps})
    kept = [swap for swap in swaps if swap.into in ins and swap.out in outs]
    return kept if len(kept) >= 4 * FINALISTS else swaps


def _varied(ranked: list[Swap]) -> list[Swap]:
    """The same order, but no more than two exchanges of the same card before all others, so that one lucky card does
    not fill the front. None is lost: there are as many finalists as the progress bar counts."""
    seen: Counter[str] = Counter()
    front, others = [], []
    for swap in ranked:
        if seen[swap.out] < 2 and seen[swap.into] < 2:
            seen[swap.out] += 1
            seen[swap.into] += 1
            front.append(swap)
        else:
            others.append(swap)
    return front + others


def _gain(swap: Swap, before: Sequence[Played], after: Sequence[Played]) -> SwapResult:
    """The mean of the differences, game by game, and its 95 % interval."""
    gains = [new.won - old.won for old, new in zip(before, after, strict=True)]
    mean = sum(gains) / len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
    half = Z95 * sqrt(spread / len(gains))
    return SwapResult(swap, len(gains), mean, max(-1.0, mean - half), min(1.0, mean + half))
