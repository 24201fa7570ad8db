"""Fuzzing: random games over all options with every check of `warhall.testing`, damaged texts and damaged positions."""

from __future__ import annotations

import random
import traceback
from collections.abc import Callable, Iterator

from warhall.arena.processes import processes
from warhall.kernel import Game, WarhallError, game_class
from warhall.testing import every_nudge, mutate_json, mutate_text, nudge_json
from warhall.testing.checks import check_damaged_position, check_position, positions

GAP = 12  # actions between two positions that get every check, as a game begins
_TEXTS = 10  # damaged action texts for each of them
_POSITIONS = 3  # damaged positions per position that gets every check
_CHUNK = 20


class FuzzFailure(Exception):
    """Something was wrong in game number `index`; `reason` says what, with a traceback if it was an exception."""

    def __init__(self, index: int, reason: str) -> None:
        super().__init__(index, reason)
        self.index = index
        self.reason = reason


def fuzz_game(game_id: str, seed: int | str, index: int, gap: int = GAP, thorough: bool = False) -> None:
    """One random game, with every check at positions about `gap` actions apart. Raises `FuzzFailure`.

    With `thorough`, every single value of such a position is put off, one after another.
    """
    rng = random.Random(f"{seed}/{index}/fuzz")
    try:
        kind = game_class(game_id)
        game = kind(**kind.random_options(rng))
        _fuzz_play(game, rng, gap, thorough)
    except Exception:  # a fuzzer reports whatever happens
        raise FuzzFailure(index, traceback.format_exc()) from None


def _fuzz_play(game: Game, rng: random.Random, gap: int, thorough: bool) -> None:
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
        next_check = number + 1 + rng.randrange(1 + number // 2 + gap)
        for _ in range(_TEXTS):
            text = mutate_text(rng.choice(seen or ["x"]), rng)
            _expect_typed(lambda text=text, state=state: state.clone().apply_action(text))  # type: ignore[misc]
        for _ in range(_POSITIONS):
            damage = rng.choice((mutate_json, nudge_json))
            check_damaged_position(game, damage(state.to_json(), rng), rng)
        for damaged in every_nudge(state.to_json()) if thorough else ():
            check_damaged_position(game, damaged, rng)


def _expect_typed(attempt: Callable[[], object]) -> None:
    """Damaged input may be refused, by an error of ours, or happen to be right; nothing else."""
    try:
        attempt()
    except WarhallError as error:
        str(error)


def _fuzz_chunk(game_id: str, seed: int | str, first: int, count: int, gap: int, thorough: bool) -> int:
    for index in range(first, first + count):
        fuzz_game(game_id, seed, index, gap, thorough)
    return count


def fuzz(
    game_id: str,
    seed: int | str,
    num: int,
    start: int = 0,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    gap: int = GAP,
    thorough: bool = False,
) -> dict[str, int]:
    """Fuzz games number `start` to `start + num - 1`. Raises `FuzzFailure` at the first fault."""
    done = 0
    for count in _run(game_class(game_id).id, seed, num, start, jobs, gap, thorough):
        done += count
        if progress is not None:
            progress(count)
    return {"games": done}


def _run(game_id: str, seed: int | str, num: int, start: int, jobs: int, gap: int, thorough: bool) -> Iterator[int]:
    chunks = [(first, min(_CHUNK, start + num - first)) for first in range(start, start + num, _CHUNK)]
    if jobs == 1:
        for first, count in chunks:
            yield _fuzz_chunk(game_id, seed, first, count, gap, thorough)
        return
    with processes(jobs) as pool:
        futures = [pool.submit(_fuzz_chunk, game_id, seed, first, count, gap, thorough) for first, count in chunks]
        for future in futures:
            yield future.result()
