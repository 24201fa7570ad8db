"""Work that is shared out among processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import starmap
from multiprocessing import get_context
from typing import TypeVar, TypeVarTuple

Result = TypeVar("Result")
Facts = TypeVarTuple("Facts")


def share_out(work: Callable[[*Facts], Result], tasks: Sequence[tuple[*Facts]], jobs: int) -> Iterator[Result]:
    """Yield what `work` makes of each of these arguments, in their order, on so many fresh processes. Whatever goes
    wrong, what none of them has begun yet is given up."""
    if jobs == 1:
        yield from starmap(work, tasks)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(work, *task) for task in tasks]
        try:
            for future in futures:
                yield future.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)  # and wait: to leave the pool first would undo it
            raise


def chunks(start: int, num: int, size: int) -> list[tuple[int, int]]:
    """The numbers from `start` on in pieces of at most `size`: where each begins, and how many it holds."""
    end = start + num
    return [(first, min(size, end - first)) for first in range(start, end, size)]
