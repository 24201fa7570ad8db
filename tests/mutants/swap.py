"""Many places in one process: all modules are imported and all tests collected once; then, for each place, a fork runs
its tests with the functions of its module swapped for turned ones. What ran while modules were imported stays as it
was: what is not noticed here is tried again in a process of its own.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator, Sequence
from types import CodeType, FunctionType
from typing import NoReturn

import pytest

from tests.mutants.places import GAMES, Place, turned
from tests.mutants.trial import FAILED, NOTICED, allow

Tests = Callable[[Place], list[str]]


def codes(code: CodeType) -> Iterator[tuple[tuple[str, int], CodeType]]:
    """A piece of code with all that is defined in it, by name and line."""
    yield (code.co_qualname, code.co_firstlineno), code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from codes(inner)


def swap(place: Place) -> None:
    """Let every function of the module of this place run with the operator turned."""
    path = str(GAMES / place.file)
    source = turned((GAMES / place.file).read_text(encoding="utf-8"), place.start, place.end, place.operator)
    found = dict(codes(compile(source, path, "exec", dont_inherit=True)))
    for function in gc.get_objects():
        if isinstance(function, FunctionType) and function.__code__.co_filename == path:
            key = (function.__code__.co_qualname, function.__code__.co_firstlineno)
            function.__code__ = found.get(key, function.__code__)


class Trials:
    """A pytest plugin: instead of running the tests once, runs for each place those that `tests` names, in that order,
    until one fails. Places that were noticed are in `noticed`."""

    def __init__(self, places: Sequence[Place], tests: Tests, seconds: Callable[[str], float], jobs: int) -> None:
        self.places = places
        self.tests = tests
        self.seconds = seconds
        self.jobs = jobs
        self.noticed: set[Place] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            os._exit(FAILED)  # in a fork: that is all there is to know

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            return False
        items = {item.nodeid: item for item in session.items}
        running: dict[int, Place] = {}
        for place in self.places:
            if len(running) == self.jobs:
                self._wait(running)
            running[self._fork(place, items)] = place
        while running:
            self._wait(running)
        return True

    def _wait(self, running: dict[int, Place]) -> None:
        child, status = os.wait()
        place = running.pop(child)
        if os.waitstatus_to_exitcode(status) in NOTICED:
            self.noticed.add(place)

    def _fork(self, place: Place, items: dict[str, pytest.Item]) -> int:
        child = os.fork()
        if not child:
            try:
                self._run(place, items)
            finally:
                os._exit(FAILED)
        return child

    def _run(self, place: Place, items: dict[str, pytest.Item]) -> NoReturn:
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        swap(place)
        chosen = [items[test] for test in self.tests(place)]
        for item, after in zip(chosen, [*chosen[1:], None], strict=True):
            allow(self.seconds(item.nodeid))
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        os._exit(0)
