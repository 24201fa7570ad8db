"""One run of tests in a process of its own: `python -m tests.mutants.trial` with an order as JSON from the standard
input.

Either the lines of the rules that each test reaches are written down, or the tests are run by turns until one fails,
with one operator of the rules turned. No file is changed: the turned module is compiled in place of the one on the
disk.
"""

from __future__ import annotations

import resource
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, Final

import coverage
import hypothesis
import msgspec
import pytest

from tests.mutants.places import GAMES, Place, modules, turned

QUIET: Final = ("-q", "--no-header", "-p", "no:cacheprovider")
FAILED, BROKEN = 1, 2  # what pytest says when a test fails, and when a module cannot be imported
NOTICED: Final = (FAILED, BROKEN, -signal.SIGXCPU, -signal.SIGSEGV)  # too long, or too deep
MEMORY: Final = 6 << 30  # bytes
PATIENCE: Final = 5  # seconds, and times what a test takes


class Reach(msgspec.Struct, frozen=True):
    """The reach of a test, and how long it takes to get there."""

    seconds: float
    lines: dict[str, list[int]]  # by file


class Order(msgspec.Struct, frozen=True):
    """Which tests to run, and how."""

    files: list[str]
    tests: list[str] = []  # in this order, if there are any
    place: Place | None = None
    seconds: list[float] = []  # how long each takes as a rule; five times that is thought to be endless
    reaches: str = ""  # where to write what the tests reach


class Turned(SourceFileLoader):
    """Loads the module of a place with its operator turned."""

    def __init__(self, name: str, path: str, place: Place) -> None:
        super().__init__(name, path)
        self.place = place

    def get_code(self, _: str) -> CodeType:
        place = self.place
        source = Path(self.path).read_text(encoding="utf-8")
        code = compile(turned(source, place.start, place.end, place.operator), self.path, "exec", dont_inherit=True)
        assert isinstance(code, CodeType)
        return code


class Finder:
    """Finds the turned module before the one on the disk is looked for."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.name = ".".join(("warhall", "games", *Path(place.file).with_suffix("").parts))

    def find_spec(self, name: str, _: Sequence[str] | None, __: ModuleType | None = None) -> ModuleSpec | None:
        if name != self.name:
            return None
        path = str(GAMES / self.place.file)
        return spec_from_file_location(name, path, loader=Turned(name, path, self.place))


class Chosen:
    """A pytest plugin: the tests that were asked for, in their order."""

    def __init__(self, tests: list[str], seconds: list[float]) -> None:
        self.order = {test: number for number, test in enumerate(tests)}
        self.seconds = seconds

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self.order:
            items[:] = sorted((item for item in items if item.nodeid in self.order), key=self._number)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        if self.seconds:
            allow(self.seconds[self._number(item)])

    def _number(self, item: pytest.Item) -> int:
        return self.order[item.nodeid]


class Watch:
    """A pytest plugin: notes what each test reaches."""

    def __init__(self) -> None:
        self.coverage = coverage.Coverage(data_file=None, include=[str(path) for path in modules()])
        self.coverage.start()
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.coverage.switch_context(item.nodeid)
        began = time.process_time()
        result = yield
        self.seconds[item.nodeid] = time.process_time() - began
        self.coverage.switch_context("")
        return result

    def reaches(self) -> dict[str, Reach]:
        """Count what ran while modules were imported as reached by every test."""
        self.coverage.stop()
        lines: dict[str, dict[str, list[int]]] = {test: {} for test in self.seconds}
        data = self.coverage.get_data()
        for path in data.measured_files():
            file = Path(path).relative_to(GAMES).as_posix()
            for line, tests in data.contexts_by_lineno(path).items():
                for test in self.seconds if "" in tests else tests:
                    lines[test].setdefault(file, []).append(line)
        return {test: Reach(seconds, lines[test]) for test, seconds in self.seconds.items()}


def allow(seconds: float) -> None:
    """Stop this process where the next test takes much longer than it should, or gathers without end."""
    until = int(time.process_time() + PATIENCE * (1 + seconds))
    resource.setrlimit(resource.RLIMIT_CPU, (until, resource.RLIM_INFINITY))
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))


def prepare() -> None:
    """Let no test depend on chance or on what other runs have found."""
    hypothesis.settings.register_profile("mutants", database=None, derandomize=True)
    hypothesis.settings.load_profile("mutants")


def main() -> int:
    order = msgspec.json.decode(sys.stdin.buffer.read(), type=Order)
    prepare()
    if order.place:
        allow(PATIENCE)  # for all imports
        sys.meta_path.insert(0, Finder(order.place))
    plugins: list[Any] = [Chosen(order.tests, order.seconds)]
    if order.reaches:
        plugins.append(watch := Watch())
    code = pytest.main([*QUIET, "-x", *order.files], plugins=plugins)
    if order.reaches and code == 0:
        Path(order.reaches).write_bytes(msgspec.json.encode(watch.reaches()))
    return int(code)


if __name__ == "__main__":
    sys.exit(main())
