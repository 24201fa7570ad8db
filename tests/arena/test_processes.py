"""Control-C pressed more than once: what was finished is kept, and afterwards it is heard as before."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator

import pytest

from warhall.arena import processes
from warhall.arena.processes import share_out
from warhall.kernel import InvalidOptionError, WarhallError


def _one_and_then_control_c() -> Iterator[int]:
    yield 1
    signal.raise_signal(signal.SIGINT)
    yield 2


@pytest.fixture(autouse=True)
def _in_the_foreground() -> Iterator[None]:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_the_same_press_repeated_interrupts_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    finished = share_out(_one_and_then_control_c, [()], 1)
    assert next(finished) == 1
    with pytest.raises(KeyboardInterrupt):
        next(finished)
    signal.raise_signal(signal.SIGINT)
    signal.raise_signal(signal.SIGINT)
    monkeypatch.setattr(processes, "IMPATIENCE", -1.0)
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_work_that_nobody_interrupts_leaves_control_c_as_it_was() -> None:
    assert list(share_out(iter, [([1, 2],)], 1)) == [1, 2]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def _end_the_process() -> Iterator[int]:
    yield 1
    os._exit(3)


def _called(work: Callable[[], int]) -> Iterator[int]:
    yield work()


def test_a_process_that_is_gone_and_work_that_cannot_travel_are_said_in_a_sentence() -> None:
    with pytest.raises(WarhallError, match=r"os\._exit"):
        list(share_out(_end_the_process, [(), ()], 2))
    with pytest.raises(InvalidOptionError, match="one process"):
        list(share_out(_called, [(lambda: 1,)], 2))
