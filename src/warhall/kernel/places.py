"""The places of a position, written: apart from `fields.py` because it is called all the time, and compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


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
