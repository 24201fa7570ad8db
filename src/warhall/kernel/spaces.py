"""A game in numbers, for programs that learn: every action of the seats has a number that never changes, and a view is
a row of whole numbers with names.

    actions = ActionSpace(["lose", "fill CASTLE LINE"], {"CASTLE": [...], "LINE": [...]})
    actions.number("fill azuchi 2"); actions.action(7)

    seen = Sight(Facts(age=Amount(), conan=One(provinces), seats=EachSeat(players, Facts(gold=Amount()))))
    seen.row(view)                     # array("h"), for NumPy without a copy
    seen.parts                         # {"age": (0, 1), "conan": (1, 29), "seats.0.gold": (30, 1), ...}

A sight is made of the view and of nothing else. Seats are counted from the one who looks: seat 0 of a row is `you`.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from operator import index
from typing import Any, Final, NamedTuple

from mypy_extensions import mypyc_attr

from warhall.kernel.action import Action, excerpt
from warhall.kernel.errors import ActionSyntaxError

LARGEST: Final = 32_767  # what a number of a row can hold
_LOW: Final = 0 if sys.byteorder == "little" else 1  # which of its two bytes counts ones


class Block(NamedTuple):
    """The numbers of one form of action."""

    form: str
    first: int
    size: int


class ActionSpace:
    """The actions of the seats, numbered form by form. A word in capitals stands for each of its kind in turn, the last
    word changing fastest; one of a kind may be several words."""

    def __init__(self, forms: Iterable[str], kinds: Mapping[str, Sequence[str]]) -> None:
        self.blocks: list[Block] = []
        self._actions: list[Action] = []
        for form in forms:
            words = [kinds.get(word, (word,)) for word in form.split(" ")]
            first = len(self._actions)
            self._actions += [Action(" ".join(each)) for each in product(*words)]
            self.blocks.append(Block(form, first, len(self._actions) - first))
        self.numbers: dict[str, int] = {action: number for number, action in enumerate(self._actions)}

    def __len__(self) -> int:
        return len(self._actions)

    def number(self, action: str) -> int:
        """The number of an action."""
        number = self.numbers.get(action)
        if number is None:
            raise ActionSyntaxError("no-action-number", field="action", given=excerpt(action))
        return number

    def action(self, number: Any) -> Action:
        """The action with a number, which may be one of NumPy's."""
        try:
            at = -1 if isinstance(number, bool) else index(number)
        except TypeError:
            at = -1
        if not 0 <= at < len(self._actions):
            raise ActionSyntaxError("bad-action-number", field="action", given=excerpt(number), last=len(self) - 1)
        return self._actions[at]


# -- what a view says, as numbers --------------------------------------------------------------------------------------


def put(row: Any, at: int, number: int) -> None:
    """Write a number at its place in a row. A row that is being written is bytes, two for each number: an array would
    take much longer to take a number in."""
    row[2 * at + _LOW] = number & 255
    if not 0 <= number <= 255:
        row[2 * at + 1 - _LOW] = number >> 8 & 255


def count(row: Any, at: int) -> None:
    """One more at a place in a row."""
    low: int = row[2 * at + _LOW]
    put(row, at, low + 1 if low < 255 else (row[2 * at + 1 - _LOW] << 8) + 256)


@mypyc_attr(allow_interpreted_subclasses=True)
class Plane:
    """A way to write something of a view as `size` numbers from `low` to `high`."""

    size: int = 1
    low: int = 0
    high: int = 1
    zero: bool = False  # whether 0, or something empty, is written too

    def write(self, value: Any, row: Any, at: int, you: int) -> None:
        """Write a value at its place in a row of zeros, by `put` and `count`, for the seat `you`."""
        raise NotImplementedError

    def parts(self, name: str, at: int) -> list[tuple[str, int, Plane]]:
        """List its parts: the name, the place and the kind of each."""
        return [(name, at, self)]


class Amount(Plane):
    """A number; of a list its length, and of what is hidden or not there 0."""

    def __init__(self, high: int = LARGEST) -> None:
        self.high = high

    def write(self, value: Any, row: Any, at: int, _you: int) -> None:
        if isinstance(value, int):
            put(row, at, min(value, self.high))
        elif isinstance(value, list):
            put(row, at, min(len(value), self.high))


class Change(Amount):
    """A number that may be below zero."""

    low = -LARGEST


class One(Plane):
    """Which of these it is: a 1 in its place."""

    zero = True  # it may be one of the names

    def __init__(self, names: Iterable[Any]) -> None:
        self.index: dict[Any, int] = {name: at for at, name in enumerate(names)}
        self.size = len(self.index)

    def write(self, value: Any, row: Any, at: int, _you: int) -> None:
        place = self.index.get(value)
        if place is not None:
            put(row, at + place, 1)


class Many(One):
    """How often each of these is listed. Where only a number is shown nothing is known of them."""

    zero = False
    high = LARGEST

    def write(self, value: Any, row: Any, at: int, _you: int) -> None:
        if isinstance(value, list):
            for name in value:
                place = self.index.get(name)
                if place is not None:
                    count(row, at + place)


class Held(Many):
    """Somebody's holdings: how many of each, as far as they are known, and how many in all."""

    def __init__(self, names: Iterable[Any]) -> None:
        super().__init__(names)
        self.size = len(self.index) + 1

    def write(self, value: Any, row: Any, at: int, you: int) -> None:
        Many.write(self, value, row, at, you)
        put(row, at + self.size - 1, value if isinstance(value, int) else len(value))


class Seats(Plane):
    """A seat or several, counted from the one who looks."""

    zero = True  # there is a seat 0

    def __init__(self, players: int) -> None:
        self.size = players

    def write(self, value: Any, row: Any, at: int, you: int) -> None:
        if isinstance(value, int):
            if value >= 0:
                put(row, at + (value - you) % self.size, 1)
        elif isinstance(value, list):
            for seat in value:
                put(row, at + (seat - you) % self.size, 1)


class Fact:
    """A fact with its name in the view, and its place among others."""

    __slots__ = ("name", "place", "plane")

    def __init__(self, name: str, plane: Plane, place: int) -> None:
        self.name = name
        self.plane = plane
        self.place = place


class Facts(Plane):
    """Facts by their names in the view. What a view leaves out is as nothing."""

    def __init__(self, **facts: Plane) -> None:
        self.facts: list[Fact] = []
        self.size = 0
        for name, plane in facts.items():
            self.facts.append(Fact(name, plane, self.size))
            self.size += plane.size
        self.known = {fact.name: fact for fact in self.facts}

    def write(self, value: Any, row: Any, at: int, you: int) -> None:
        if not isinstance(value, dict):
            return
        if len(value) < len(self.facts):  # most is left out: what is there is looked up, not the other way round
            for name, seen in value.items():
                known = self.known.get(name)
                if known is not None and (seen or (seen is not None and known.plane.zero)):
                    known.plane.write(seen, row, at + known.place, you)
            return
        for fact in self.facts:
            seen = value.get(fact.name)
            if seen or (seen is not None and fact.plane.zero):
                fact.plane.write(seen, row, at + fact.place, you)

    def parts(self, name: str, at: int) -> list[tuple[str, int, Plane]]:
        found: list[tuple[str, int, Plane]] = []
        for fact in self.facts:
            found += fact.plane.parts(f"{name}.{fact.name}" if name else fact.name, at + fact.place)
        return found


class Each(Plane):
    """The same of each thing with a name."""

    def __init__(self, names: Iterable[str], plane: Plane) -> None:
        self.names = list(names)
        self.plane = plane
        self.size = plane.size * len(self.names)
        self.places: dict[str, int] = {name: at * plane.size for at, name in enumerate(self.names)}

    def write(self, value: Any, row: Any, at: int, you: int) -> None:
        if not isinstance(value, dict):
            return
        for name, one in value.items():
            place = self.places.get(name)
            if place is not None:
                self.plane.write(one, row, at + place, you)

    def parts(self, name: str, at: int) -> list[tuple[str, int, Plane]]:
        found: list[tuple[str, int, Plane]] = []
        for one in self.names:
            found += self.plane.parts(f"{name}.{one}", at + self.places[one])
        return found


class Line(Plane):
    """The same of each thing of a list, of the first so many."""

    def __init__(self, length: int, plane: Plane) -> None:
        self.length = length
        self.plane = plane
        self.size = plane.size * length

    def write(self, value: Any, row: Any, at: int, you: int) -> None:
        if isinstance(value, list):
            for one in value[: self.length]:
                self.plane.write(one, row, at, you)
                at += self.plane.size

    def parts(self, name: str, at: int) -> list[tuple[str, int, Plane]]:
        found: list[tuple[str, int, Plane]] = []
        for number in range(self.length):
            found += self.plane.parts(f"{name}.{number}", at + number * self.plane.size)
        return found


class EachSeat(Line):
    """The same of each seat, beginning with the one who looks."""

    def write(self, value: Any, row: Any, at: int, you: int) -> None:
        for step in range(self.length):
            self.plane.write(value[(you + step) % self.length], row, at + step * self.plane.size, you)


class Stack(Plane):
    """The procedures that are going on: how often each lies on the stack, and which lies on top."""

    high = LARGEST

    def __init__(self, names: Iterable[str]) -> None:
        self.index: dict[str, int] = {name: at for at, name in enumerate(names)}
        self.size = 2 * len(self.index)

    def write(self, value: Any, row: Any, at: int, _you: int) -> None:
        for frame in value:
            count(row, at + self.index[frame["frame"]])
        if value:
            put(row, at + len(self.index) + self.index[value[-1]["frame"]], 1)


class Sight:
    """A view as a row of whole numbers."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.size = facts.size
        found = facts.parts("", 0)
        self.parts: dict[str, tuple[int, int]] = {name: (at, plane.size) for name, at, plane in found}
        self.high: list[int] = [plane.high for _, _, plane in found for _ in range(plane.size)]
        self.low: list[int] = [
            -LARGEST if isinstance(plane, Change) else 0 for _, _, plane in found for _ in range(plane.size)
        ]

    def row(self, view: Any) -> Any:
        """The numbers, as an array of short integers."""
        row = bytearray(2 * self.size)
        self.facts.write(view, row, 0, view["you"] or 0)
        return array("h", row)

    def named(self, row: Sequence[int]) -> dict[str, list[int]]:
        """The numbers of a row by the names of its parts, without those that are all zero."""
        parts = {name: list(row[at : at + size]) for name, (at, size) in self.parts.items()}
        return {name: values for name, values in parts.items() if any(values)}


class Spaces(NamedTuple):
    """A game in numbers, for programs: its actions and its views."""

    actions: ActionSpace
    sight: Sight
