"""Work that is shared out among the machines of a Ray cluster (the extra `ray`)."""

from __future__ import annotations

import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from typing import Any, ClassVar, Final, TypeVar

from warhall.kernel import InvalidOptionError

Result = TypeVar("Result")

_AT_THE_DOOR: Final = 5.0  # seconds
_LOOK: Final = 0.1  # seconds
LOCAL: Final = "local"  # the address of a cluster on this machine alone, started for the occasion


class Cluster:
    """Machines that work for us. This program joins them once, and leaves them when it ends or gives something up."""

    _joined: ClassVar = False  # by us, and not by the program that asks us

    def __init__(self, address: str, jobs: int, ahead: int) -> None:
        ray: Any = import_module("ray")
        self._ray = ray
        if not ray.is_initialized():
            where: dict[str, Any] = {"num_cpus": jobs} if address == LOCAL else {"address": address}
            try:
                _knock(address)
                ray.init(**where, include_dashboard=False, log_to_driver=False, logging_level="error")
            except (OSError, RuntimeError, ValueError) as error:
                reason = str(error).strip().splitlines()[0][:200]
                raise InvalidOptionError("no-cluster", field="--ray", address=address, reason=reason) from error
            Cluster._joined = True
        self._ahead = max(1, int(ray.cluster_resources().get("CPU", 1))) * ahead

    def results(
        self, work: Callable[..., Iterator[Result]], tasks: Iterable[tuple[Any, ...]], underway: deque[Any]
    ) -> Iterator[list[Result]]:
        """The results of each task, in their order; `underway` holds what has been begun."""
        far = self._ray.remote(max_retries=3)(_all_of)
        rest = iter(tasks)
        while True:
            while len(underway) < self._ahead and (task := next(rest, None)) is not None:
                underway.append(far.remote(work, task))
            if not underway:
                return
            try:
                while not self._ray.wait([underway[0]], timeout=_LOOK)[0]:
                    pass  # Control-C is heard between two looks
                found: list[Result] = self._ray.get(underway[0])
            except self._ray.exceptions.RayTaskError as error:
                raise error.cause from error
            underway.popleft()
            yield found

    def handed_in(self, underway: Sequence[Any], grace: float) -> Iterator[list[Any]]:
        """Collect what is finished within the time of grace."""
        finished, _ = self._ray.wait(list(underway), num_returns=len(underway), timeout=grace) if underway else ([], [])
        for piece in underway:
            if piece in finished:
                yield self._ray.get(piece)

    def give_up(self, underway: Sequence[Any]) -> None:
        """Leave with work underway: a cluster drops what was asked by whoever has left. Ray could call off the tasks,
        but ends this whole program if a result comes in at that moment. In a cluster that is not ours to leave, the few
        that are underway come to their end."""
        if underway and Cluster._joined:
            Cluster._joined = False
            self._ray.shutdown()


def _knock(address: str) -> None:
    """See whether anybody is there: Ray itself would try for minutes. `auto` and `local` name no door."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), timeout=_AT_THE_DOOR).close()


def _all_of(work: Callable[..., Iterator[Result]], task: tuple[Any, ...]) -> list[Result]:
    return list(work(*task))
