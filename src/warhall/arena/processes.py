"""Work that is shared out among processes, and stopped at once when somebody presses Control-C."""

from __future__ import annotations

import os
import signal
import sys
from _thread import interrupt_main
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from pickle import PicklingError, dumps
from threading import Timer, current_thread, main_thread
from time import monotonic
from typing import Any, Final, TypeVar, TypeVarTuple

from warhall.arena.cluster import Cluster
from warhall.kernel import InvalidOptionError, WarhallError

Result = TypeVar("Result")
Facts = TypeVarTuple("Facts")

AHEAD: Final = 4  # tasks that wait for each process or core: enough to keep it busy, few enough to give up at once
SOON: Final = 0.05  # seconds until a Control-C that was lost is heard again
GRACE: Final = 1.0  # seconds in which processes that are told to stop may hand in what they have finished
FAR_GRACE: Final = 0.1  # the same for a cluster, which takes more than a second to leave
IMPATIENCE: Final = 1.0  # seconds in which whoever presses Control-C again means the same as the first time


def share_out(
    work: Callable[[*Facts], Iterator[Result]],
    tasks: Iterable[tuple[*Facts]],
    jobs: int,
    ray: str | None = None,
) -> Iterator[Result]:
    """Yield the results of each of these tasks, in their order, worked out on so many fresh processes, or by the Ray
    cluster at this address. Whatever goes wrong, what none of them has begun yet is given up; on Control-C everything
    that is finished by then is yielded before `KeyboardInterrupt` is raised. Tasks are asked for a little ahead
    of time."""
    control = _Control()
    with control.listening():
        if ray is not None:
            yield from _on_cluster(work, tasks, Cluster(ray, jobs, AHEAD), control)
        elif jobs == 1:
            for task in tasks:
                yield from control.each(work(*task))
        else:
            yield from _on_processes(work, tasks, jobs, control)


def share_threads(work: Callable[[*Facts], Result], tasks: Sequence[tuple[*Facts]], jobs: int) -> Iterator[Result]:
    """The same on threads, for machine code, which nobody can interrupt: the tasks must be small. The first is done in
    the main thread, since the making of machine code can be interrupted only there. Afterwards Control-C waits for the
    next result: whoever is interrupted in the middle of handing out work may keep a lock of the pool for ever."""
    control = _Control()
    pool = ThreadPoolExecutor(jobs)
    rest = iter(tasks)
    waiting: deque[Future[Result]] = deque()
    with control.listening():
        try:
            for task in islice(rest, 1):
                with control.work():
                    first = work(*task)
                yield first
            while True:
                control.heed()
                waiting.extend(pool.submit(work, *task) for task in islice(rest, AHEAD * jobs - len(waiting)))
                if not waiting:
                    return
                yield waiting.popleft().result()
        finally:
            pool.shutdown(cancel_futures=True)


def chunks(start: int, num: int, size: int) -> list[tuple[int, int]]:
    """The numbers from `start` on in pieces of at most `size`: where each begins, and how many it holds."""
    end = start + num
    return [(first, min(size, end - first)) for first in range(start, end, size)]


class _Control:
    """Control-C stops work at once; while a result is being looked at, it waits until that has been done."""

    def __init__(self) -> None:
        self._working = False
        self._pressed = False
        self._heard = 0.0  # the moment of the last Control-C

    def hear(self, _number: int, _frame: Any) -> None:
        self._pressed = True
        self._heard = monotonic()
        if self._working:
            self._working = False
            raise KeyboardInterrupt

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Hear Control-C, again if need be: one that falls into a callback of the interpreter is lost there. Whoever
        presses it once more while the finished work is being summed up does not lose it."""
        usual = sys.unraisablehook

        def lost(what: sys.UnraisableHookArgs) -> None:
            if what.exc_type is KeyboardInterrupt:
                self._working = True
                Timer(SOON, interrupt_main).start()
            else:
                usual(what)

        sys.unraisablehook = lost
        try:
            with _handling(self.hear, self._then):
                yield
        finally:
            sys.unraisablehook = usual

    def _then(self, before: Any) -> Any:
        """Return who hears Control-C after this: as before, once the press that ended the work is long enough ago."""
        if not self._pressed:
            return before

        def patiently(number: int, _frame: Any) -> None:
            if monotonic() - self._heard > IMPATIENCE:
                signal.signal(number, before)
                signal.raise_signal(number)

        return patiently

    def heed(self) -> None:
        """Stop if Control-C was pressed meanwhile."""
        if self._pressed:
            raise KeyboardInterrupt

    @contextmanager
    def work(self) -> Iterator[None]:
        self.heed()
        self._working = True
        try:
            yield
        finally:
            self._working = False

    def each(self, results: Iterator[Result]) -> Iterator[Result]:
        """The results one by one: making them is work, looking at them is not."""
        while True:
            with self.work():
                try:
                    result = next(results)
                except StopIteration:
                    return
            yield result


@contextmanager
def _handling(handler: Any, then: Callable[[Any], Any] = lambda before: before) -> Iterator[None]:
    """Have Control-C handled like this, and then as before or as `then` makes of it; only the main thread of a process
    hears it."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, then(before))


def _on_processes(
    work: Callable[[*Facts], Iterator[Result]], tasks: Iterable[tuple[*Facts]], jobs: int, control: _Control
) -> Iterator[Result]:
    others = active_children()
    rest = iter(tasks)
    waiting: deque[Future[list[Result]]] = deque()
    with ProcessPoolExecutor(jobs, get_context("spawn"), _begin_to_listen) as pool:

        def fill_up() -> None:
            waiting.extend(
                pool.submit(_collect, work, _portable(task)) for task in islice(rest, AHEAD * jobs - len(waiting))
            )

        with _handling(signal.SIG_IGN):  # whoever is started here is deaf to Control-C until it listens
            fill_up()
        workers = [process for process in active_children() if process not in others]
        try:
            while waiting:
                with control.work():
                    results = waiting[0].result()
                waiting.popleft()
                yield from results
                fill_up()
        except KeyboardInterrupt:
            _tell_to_stop(workers)
            yield from _handed_in(waiting)
            for worker in workers:
                worker.terminate()
            raise
        except BrokenProcessPool as error:
            raise WarhallError("process-gone") from error
        except BaseException:
            pool.shutdown(cancel_futures=True)  # and wait: to leave the pool first would undo it
            raise


def _portable(task: tuple[*Facts]) -> tuple[*Facts]:
    """A task that can be sent to another process: the pool might wait for ever for one that cannot."""
    try:
        dumps(task)
    except (PicklingError, AttributeError, TypeError) as error:
        raise InvalidOptionError("cannot-travel", field="bots", reason=str(error)[:200]) from error
    return task


def _on_cluster(
    work: Callable[[*Facts], Iterator[Result]], tasks: Iterable[tuple[*Facts]], cluster: Cluster, control: _Control
) -> Iterator[Result]:
    underway: deque[Any] = deque()
    try:
        for results in control.each(cluster.results(work, tasks, underway)):
            yield from results
    except KeyboardInterrupt:
        for results in cluster.handed_in(underway, FAR_GRACE):
            yield from results
        raise
    finally:
        cluster.give_up(underway)


_control = _Control()  # of a process that works for another one


def _begin_to_listen() -> None:
    signal.signal(signal.SIGINT, _control.hear)


def _collect(work: Callable[[*Facts], Iterator[Result]], task: tuple[*Facts]) -> list[Result]:
    """The results of one task in a process of its own: all of them, or what there was when it was told to stop."""
    done: list[Result] = []
    with suppress(KeyboardInterrupt):
        done.extend(_control.each(work(*task)))
    return done


def _tell_to_stop(workers: Sequence[BaseProcess]) -> None:
    """Pass Control-C on: the terminal has told the workers already, but `kill` has not."""
    for worker in workers:
        if worker.pid is not None and worker.is_alive():
            with suppress(ProcessLookupError):
                os.kill(worker.pid, signal.SIGINT)


def _handed_in(waiting: Iterable[Future[list[Result]]]) -> Iterator[Result]:
    """Collect what is finished within the time of grace; tasks that nobody has begun are called off."""
    begun = [future for future in waiting if not future.cancel()]
    wait(begun, GRACE)
    for future in begun:
        if future.done() and future.exception() is None:
            yield from future.result()
