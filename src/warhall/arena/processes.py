"""Work that is shared out among processes."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """So many fresh processes; whatever goes wrong, what none of them has begun yet is given up."""
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            yield pool
        except BaseException:
            pool.shutdown(cancel_futures=True)  # and wait: to leave the pool first would undo it
            raise
