"""Fuzzing: random games over all options with every check of `warhall.testing`, damaged texts and damaged positions."""

from __future__ import annotations

import random
import traceback
from collections.abc import Callable, Iterator
from functools import partial

import msgspec

from warhall.arena.processes import chunks, share_out
from warhall.kernel import Game, WarhallError, game_class
from warhall.testing import every_nudge, mutate_json, mutate_text, nudge_json
from warhall.testing.checks import check_damaged_position, check_position, positions

GAP = 12  # actions between two positions that get every check, as a game begins
_TEXTS = 10  # damaged action texts for each of them
_POSITIONS = 3  # damaged positions per position that gets every check
_CHUNK = 20


class Fuzzing(msgspec.Struct, frozen=True):
    """An order to fuzz: the game, how many games from which one on, the seed, and how closely."""

    game: str
    seed: int | str
    num: int
    start: int = 0
    gap: int = GAP
    thorough: bool = False  # every single value of a position that gets every check is put off, one after another


class FuzzFailure(Exception):
    """Something was wrong in game number `index`; `reason` says what, with a traceback if it was an exception."""

    def __init__(self, index: int, reason: str) -> None:
        super().__init__(index, reason)
        self.index = index
        self.reason = reason


def fuzz_game(plan: Fuzzing, index: int) -> None:
    """Play random game number `index`, with every check at positions about `plan.gap` actions apart. Raises
    `FuzzFailure`."""
    rng = random.Random(f"{plan.seed}/{index}/fuzz")
    try:
        kind = game_class(plan.game)
        game = kind(**kind.random_options(rng))
        _fuzz_play(game, rng, plan)
    except Exception:  # a fuzzer reports whatever happens
        raise FuzzFailure(index, traceback.format_exc()) from None


def _fuzz_play(game: Game, rng: random.Random, plan: Fuzzing) -> None:
    """Play, with the limits checked after every action, and everything at some positions, ever farther apart, so that
    long games cost little more than short ones."""
    seen: list[str] = []
    next_check = 0
    for number, state in enumerate(positions(game, rng.randrange(1 << 30))):
        broken = state.broken_rules()
        assert not broken, f"action {number} breaks {broken}"
        if number < next_check:
            continue
        check_position(state, rng, seen)
        next_check = number + 1 + rng.randrange(1 + number // 2 + plan.gap)
        for _ in range(_TEXTS):
            text = mutate_text(rng.choice(seen or ["x"]), rng)
            _expect_typed(partial(state.clone().apply_action, text))
        for _ in range(_POSITIONS):
            damage = rng.choice((mutate_json, nudge_json))
            check_damaged_position(game, damage(state.to_json(), rng), rng)
        for damaged in every_nudge(state.to_json()) if plan.thorough else ():
            check_damaged_position(game, damaged, rng)


def _expect_typed(attempt: Callable[[], object]) -> None:
    """Damaged input may be refused, by an error of ours, or happen to be right; nothing else."""
    try:
        attempt()
    except WarhallError as error:
        str(error)


def _fuzz_chunk(plan: Fuzzing, first: int, count: int) -> Iterator[int]:
    for index in range(first, first + count):
        fuzz_game(plan, index)
        yield index


class FuzzReport(msgspec.Struct, frozen=True):
    """The games that were played without a fault, and whether Control-C ended them early."""

    games: int
    interrupted: bool


def fuzz(plan: Fuzzing, jobs: int = 1, progress: Callable[[int], None] | None = None) -> FuzzReport:
    """Fuzz all games on `jobs` processes; `progress` hears how many more are done. Raises `FuzzFailure` at the first
    fault."""
    game_class(plan.game)  # an unknown one is refused at once
    pieces = [(plan, *piece) for piece in chunks(plan.start, plan.num, _CHUNK)]
    done = 0
    try:
        for _ in share_out(_fuzz_chunk, pieces, jobs):
            done += 1
            if progress is not None:
                progress(1)
    except KeyboardInterrupt:
        if not done:
            raise
        return FuzzReport(done, interrupted=True)
    return FuzzReport(done, interrupted=False)
