"""Writing positions, which happens all the time: apart from `fields.py`, because it is compiled."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec

from warhall.kernel.frame import Frame

HIDDEN: Final = "hidden"  # a single thing that a viewer may not see; a list is given by its length
WRITERS: Final[dict[str, Any]] = {}  # the classes that `make generate` has written, by a checksum of what they do


def bits(mask: int) -> list[int]:
    """The places of the bits that are set."""
    found, at = [], 0
    while mask:
        if mask & 1:
            found.append(at)
        mask >>= 1
        at += 1
    return found


class PlaceWriter:
    """Writes the places with anything in them. A field is its name, its key, how it is written, how it begins, and
    whether it is left out where it is as at the beginning."""

    def __init__(
        self, names: list[str], fields: list[tuple[str, str, Callable[[Any], Any] | None, list[Any], bool]]
    ) -> None:
        self.names = names
        self.fields = fields

    def write(self, state: Any) -> dict[str, dict[str, Any]]:
        found: dict[int, dict[str, Any]] = {}
        for name, key, write, first, optional in self.fields:
            values: list[Any] = getattr(state, name)
            if optional and values == first:
                continue
            for at in range(len(values)):
                value = values[at]
                if value != first[at] or not optional:
                    entry = found.get(at)
                    if entry is None:
                        entry = found[at] = {}
                    entry[key] = value if write is None else write(value)
        names = self.names
        return {names[at]: found[at] for at in sorted(found)}


class FrameWriter:
    """Writes the frames of a stack; of each kind it knows the fields that are words or lists to people."""

    def __init__(self, worded: dict[type[Frame], list[tuple[str, Callable[[Any], Any]]]]) -> None:
        self.worded = worded

    def write(self, stack: Iterable[Frame]) -> list[dict[str, Any]]:
        """Everything of all of them."""
        return [self.one(frame) for frame in stack]

    def one(self, frame: Frame) -> dict[str, Any]:
        entry: dict[str, Any] = msgspec.to_builtins(frame)
        for name, word in self.worded[type(frame)]:
            if name in entry:
                entry[name] = word(getattr(frame, name))
        return entry

    def show(self, state: Any, _seat: int, viewer: int) -> list[dict[str, Any]]:
        """Show them to a viewer, without what a frame keeps secret from it."""
        entries = []
        for frame in state.stack:
            entry = self.one(frame)
            if frame.secret and entry.get("seat") != viewer:
                entry.update(dict.fromkeys(frame.secret, HIDDEN))
            entries.append(entry)
        return entries
