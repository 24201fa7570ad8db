"""A position declared once: each field with its kind, its value at the start, its name in JSON and who sees it.

    POSITION = Declaration(
        age=table(Number(1, 3, rule="AOC-038"), 1),
        gold=each_seat(Number(0, 9999), 0),
        kingdom_hand=each_seat(Bag(KINGDOM_CARD), list, shown=OWNER),   # others see how many
        owner=each_place(Seat(), NOBODY),
        moments=scratch("dict[str, list[Moment]]", dict),               # follows from the rest: not part of the JSON
    )

From this follow the slots, the copying and the writing of the class (`generate` writes them as plain Python, which
mypyc compiles), the initial position, JSON both ways with a path in every error, equality, what a seat sees, and what
resampling has to fill.
"""

from __future__ import annotations

import difflib
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from types import CodeType
from typing import TYPE_CHECKING, Any, Final, get_origin
from weakref import ref

import msgspec

from warhall.kernel.action import excerpt
from warhall.kernel.errors import InvalidPositionError
from warhall.kernel.frame import Frame
from warhall.kernel.writing import HIDDEN as HIDDEN
from warhall.kernel.writing import WRITERS, FrameWriter, PlaceWriter, bits

if TYPE_CHECKING:
    from warhall.kernel.game import Game

NOBODY: Final = -1  # no seat, no card, no province: null in JSON
EVERYTHING: Final = -2  # the viewer who sees the whole position
SPECTATOR: Final = -1

RUNNING: Final = "one_"  # how the names begin of what stands for one thing after the other

Json = Any
Write = Callable[[Any, int], dict[str, Json]]
Writer = Callable[[Any], Json]
Reader = Callable[[Json, "At"], Any]
Names = (
    Sequence[str] | Callable[[Any], Sequence[str]]
)  # the names behind small integers, those of the game's data included


class At:
    """A place in a position that is being read."""

    __slots__ = ("above", "game", "here")

    def __init__(self, game: Game, here: object = "", above: At | None = None) -> None:
        self.game = game
        self.here = here  # a key, or the number of an item
        self.above = above

    def key(self, name: object) -> At:
        """One level deeper, by name."""
        return At(self.game, name, self)

    def item(self, number: int) -> At:
        """One level deeper, by number."""
        return At(self.game, number, self)

    @property
    def path(self) -> str:
        """The way from the position to this place; asked for only where something is wrong."""
        above = "" if self.above is None else self.above.path
        if type(self.here) is int:
            return f"{above}[{self.here}]"
        return f"{above}.{excerpt(self.here)}" if above else excerpt(self.here)

    def fault(self, code: str, rule: str | None = None, **facts: Any) -> InvalidPositionError:
        """An error that names this place; its sentence is `error-position-<code>`."""
        return InvalidPositionError(
            f"position-{code}", field=self.path or "position", rule=rule, catalogue=self.game.catalogue, **facts
        )


class Anywhere(At):
    """The place in a position that the game wrote itself: nobody will be told where something is wrong."""

    __slots__ = ()

    def key(self, _name: object) -> At:
        return self

    def item(self, _number: int) -> At:
        return self


def suggestion(given: object, known: Sequence[str]) -> str:
    """The nearest of the known names, or "none"."""
    near = difflib.get_close_matches(str(given)[:80].lower(), known, n=1, cutoff=0.5)
    return near[0] if near else "none"


def object_at(given: Json, at: At, known: Sequence[str], rule: str | None = None) -> Mapping[str, Json]:
    """An object with no other keys than these."""
    if not isinstance(given, Mapping):
        raise at.fault("object", rule, given=excerpt(given))
    for name in given:
        if name not in known:
            near = suggestion(name, known)
            raise at.key(name).fault("unknown-field", rule, known=", ".join(known), suggestion=near)
    return given


def list_at(given: Json, at: At, rule: str | None = None, length: int | None = None) -> list[Json]:
    if not isinstance(given, list):
        raise at.fault("list", rule, given=excerpt(given))
    if length is not None and len(given) != length:
        raise at.fault("length", rule, given=len(given), length=length)
    return given


# -- kinds -------------------------------------------------------------------------------------------------------------


class Kind:
    """A way to write, read and copy a value."""

    annotation = "int"  # in the generated class
    copied = "{}"  # the expression that copies it
    of_state = False  # whether it is written from the whole position instead of from its own value
    pool: str | None = None  # the things of which a hidden one is drawn when a view is filled

    def writer(self, _game: Game) -> Writer | None:
        """The function that makes JSON of a value; None where the value is JSON already."""
        return None

    def expression(self, game: Game, value: str, names: dict[str, Any]) -> str:
        """Python that writes a value for the `viewer`, for the function that a form makes; `names` takes what it
        speaks of. It follows from the declaration: games with other data differ in what the names stand for."""
        write = self.writer(game)
        return value if write is None else f"{_named(names, write)}({value})"

    def reader(self, game: Game) -> Reader:
        """The function that reads it, or raises an error that names the place."""
        raise NotImplementedError


def _named(names: dict[str, Any], thing: Any) -> str:
    """A name for something that an expression speaks of."""
    name = f"_{len(names)}"
    names[name] = thing
    return name


def running(names: dict[str, Any]) -> str:
    """A name for what stands for one thing after the other, used for nothing else."""
    name = f"{RUNNING}{len(names)}"
    names[name] = None
    return name


class Number(Kind):
    """A whole number within bounds. With `none`, there may be none."""

    def __init__(self, low: int, high: int, rule: str | None = None, *, none: bool = False) -> None:
        self.low = low
        self.high = high
        self.rule = rule
        self.none = none

    def writer(self, _game: Game) -> Writer | None:
        return (lambda number: None if number == NOBODY else number) if self.none else None

    def expression(self, _game: Game, value: str, _names: dict[str, Any]) -> str:
        return f"(None if {value} == {NOBODY} else {value})" if self.none else value

    def reader(self, _game: Game) -> Reader:
        def read(given: Json, at: At) -> int:
            if given is None and self.none:
                return NOBODY
            if not isinstance(given, int) or isinstance(given, bool) or not self.low <= given <= self.high:
                raise at.fault("number", self.rule, given=excerpt(given), low=self.low, high=self.high)
            return given

        return read


class Flag(Kind):
    annotation = "bool"

    def __init__(self, rule: str | None = None) -> None:
        self.rule = rule

    def reader(self, _game: Game) -> Reader:
        def read(given: Json, at: At) -> bool:
            if not isinstance(given, bool):
                raise at.fault("flag", self.rule, given=excerpt(given))
            return given

        return read


class Seat(Kind):
    """The number of a seat, or nobody."""

    def __init__(self, rule: str | None = None, *, somebody: bool = False) -> None:
        self.rule = rule
        self.somebody = somebody

    def writer(self, _game: Game) -> Writer | None:
        return None if self.somebody else lambda seat: None if seat < 0 else seat

    def expression(self, _game: Game, value: str, _names: dict[str, Any]) -> str:
        return value if self.somebody else f"(None if {value} < 0 else {value})"

    def reader(self, game: Game) -> Reader:
        last = game.players - 1

        def read(given: Json, at: At) -> int:
            if given is None and not self.somebody:
                return NOBODY
            if not isinstance(given, int) or isinstance(given, bool) or not 0 <= given <= last:
                raise at.fault("seat", self.rule, given=excerpt(given), last=last)
            return given

        return read


class Name(Kind):
    """A small integer that stands for a name: a province, a card, a word. With `none`, there may be none."""

    def __init__(self, names: Names, rule: str | None = None, *, none: bool = False, pool: str | None = None) -> None:
        self.names = names
        self.rule = rule
        self.none = none
        self.pool = pool

    def known(self, game: Game) -> Sequence[str]:
        return self.names(game) if callable(self.names) else self.names

    def writer(self, game: Game) -> Writer | None:
        names = self.known(game)
        if self.none:
            return lambda value: names[value] if value >= 0 else None
        return names.__getitem__

    def expression(self, game: Game, value: str, names: dict[str, Any]) -> str:
        known = _named(names, list(self.known(game)))
        return f"({known}[{value}] if {value} >= 0 else None)" if self.none else f"{known}[{value}]"

    def reader(self, game: Game) -> Reader:
        names = self.known(game)
        index = {name: at for at, name in enumerate(names)}

        def read(given: Json, at: At) -> int:
            if given is None and self.none:
                return NOBODY
            if not isinstance(given, str) or given not in index:
                near = suggestion(given, names)
                raise at.fault("name", self.rule, given=excerpt(given), suggestion=near)
            return index[given]

        return read


class Text(Name):
    """A name that the position holds as it is."""

    annotation = "str"

    def writer(self, _game: Game) -> Writer | None:
        return None

    def expression(self, _game: Game, value: str, _names: dict[str, Any]) -> str:
        return value

    def reader(self, game: Game) -> Reader:
        read = super().reader(game)

        def text(given: Json, at: At) -> str:
            read(given, at)
            return str(given)

        return text


class Coded(Kind):
    """A value that the rules keep in another form than people write it: `code` makes it of what `kind` reads, and
    `decode` the other way."""

    def __init__(self, kind: Kind, code: Callable[[Any], Any], decode: Callable[[Any], Any]) -> None:
        self.kind = kind
        self.code = code
        self.decode = decode

    def writer(self, game: Game) -> Writer:
        write, decode = self.kind.writer(game), self.decode
        return decode if write is None else lambda value: write(decode(value))

    def reader(self, game: Game) -> Reader:
        read, code = self.kind.reader(game), self.code
        return lambda given, at: code(read(given, at))


class Row(Kind):
    """Things in their order."""

    def __init__(self, kind: Kind, rule: str | None = None, *, length: int | None = None) -> None:
        self.kind = kind
        self.rule = rule
        self.length = length
        self.pool = kind.pool
        self.annotation = f"list[{kind.annotation}]"
        self.copied = "{}.copy()" if kind.copied == "{}" else f"[{kind.copied.format('one')} for one in {{}}]"

    def writer(self, game: Game) -> Writer:
        write = self.kind.writer(game)
        return list if write is None else lambda values: [write(value) for value in values]

    def expression(self, game: Game, value: str, names: dict[str, Any]) -> str:
        one = running(names)
        written = self.kind.expression(game, one, names)
        return f"list({value})" if written == one else f"[{written} for {one} in {value}]"

    def reader(self, game: Game) -> Reader:
        read = self.kind.reader(game)
        return lambda given, at: [
            read(one, at.item(number)) for number, one in enumerate(list_at(given, at, self.rule, self.length))
        ]


class Bag(Row):
    """Things whose order says nothing."""

    def reader(self, game: Game) -> Reader:
        read = super().reader(game)
        return lambda given, at: sorted(read(given, at))


class Fixed(Row):
    """Things in their order that never change: a tuple."""

    def __init__(self, kind: Kind, rule: str | None = None, *, length: int | None = None) -> None:
        super().__init__(kind, rule, length=length)
        self.annotation = f"tuple[{kind.annotation}, ...]"
        self.copied = "{}"

    def reader(self, game: Game) -> Reader:
        read = super().reader(game)
        return lambda given, at: tuple(read(given, at))


class Together(Kind):
    """A few things of different kinds in one list, such as a card and whose it is. With `none`, there may be none."""

    def __init__(self, *kinds: Kind, rule: str | None = None, none: bool = False) -> None:
        self.kinds = kinds
        self.rule = rule
        self.none = none
        self.annotation = f"tuple[{', '.join(kind.annotation for kind in kinds)}]" + (" | None" if none else "")

    def expression(self, game: Game, value: str, names: dict[str, Any]) -> str:
        one = running(names) if self.none else value
        parts = [kind.expression(game, f"{one}[{number}]", names) for number, kind in enumerate(self.kinds)]
        written = f"[{', '.join(parts)}]"
        return f"(None if ({one} := {value}) is None else {written})" if self.none else written

    def reader(self, game: Game) -> Reader:
        readers = [kind.reader(game) for kind in self.kinds]

        def read(given: Json, at: At) -> tuple[Any, ...] | None:
            if given is None and self.none:
                return None
            entries = list_at(given, at, self.rule, len(readers))
            return tuple([read(entries[number], at.item(number)) for number, read in enumerate(readers)])

        return read


class Each(Kind):
    """One for each of these names: a list, and in JSON an object. What is left out there is empty."""

    def __init__(self, names: Sequence[str], kind: Row, rule: str | None = None) -> None:
        self.names = names
        self.kind = kind
        self.rule = rule
        self.annotation = f"list[{kind.annotation}]"
        self.copied = f"[{kind.copied.format('each')} for each in {{}}]"

    def start(self, _game: Game) -> list[list[Any]]:
        """Nothing anywhere."""
        return [[] for _ in self.names]

    def expression(self, game: Game, value: str, names: dict[str, Any]) -> str:
        row = self.kind.expression(game, "@", names)
        rows = [f"{name!r}: {row.replace('@', f'{value}[{number}]')}" for number, name in enumerate(self.names)]
        return f"{{{', '.join(rows)}}}"

    def reader(self, game: Game) -> Reader:
        read = self.kind.reader(game)

        def read_each(given: Json, at: At) -> list[Any]:
            entries = object_at(given, at, self.names, self.rule)
            return [read(entries.get(name, []), at.key(name)) for name in self.names]

        return read_each


class Counts(Kind):
    """A number of each, written as a list of names."""

    annotation = "list[int]"
    copied = "{}.copy()"

    def __init__(self, names: Names, rule: str | None = None, *, most: int) -> None:
        self.each = Name(names, rule)
        self.rule = rule
        self.most = most

    def expression(self, game: Game, value: str, names: dict[str, Any]) -> str:
        one = running(names)
        written = self.each.expression(game, one, names)
        return f"[{written} for {one} in range(len({value})) for _ in range({value}[{one}])]"

    def reader(self, game: Game) -> Reader:
        read, number = Row(self.each, self.rule).reader(game), len(self.each.known(game))

        def counted(given: Json, at: At) -> list[int]:
            found = read(given, at)
            if len(found) > self.most:
                raise at.fault("length", self.rule, given=len(found), length=self.most)
            return [found.count(one) for one in range(number)]

        return counted


class Marks(Kind):
    """A bit mask, written as a list of the things whose bits are set."""

    def __init__(self, kind: Kind, rule: str | None = None) -> None:
        self.row = Row(kind, rule)

    def writer(self, game: Game) -> Writer:
        write = self.row.writer(game)
        return lambda mask: write(bits(mask))

    def expression(self, game: Game, value: str, names: dict[str, Any]) -> str:
        return self.row.expression(game, f"bits({value})", names)

    def reader(self, game: Game) -> Reader:
        read = self.row.reader(game)
        return lambda given, at: sum(1 << bit for bit in set(read(given, at)))


class Seats(Marks):
    """A bit mask of seats."""

    def __init__(self, rule: str | None = None) -> None:
        super().__init__(Seat(rule, somebody=True), rule)


class Procedures(Kind):
    """The stack: frames by name, `{"frame": "siege-retreat", "seat": 1}`.

    A field of a frame that is a number to the rules and has a name for people is written by the kind that `words` has
    for it: `province`, `card`, `token`. A viewer sees nothing of what a frame keeps secret from it.
    """

    annotation = "list[Frame]"
    copied = "[frame.__copy__() for frame in {}]"

    def __init__(self, frames: Sequence[type[Frame]], words: Mapping[str, Kind]) -> None:
        self.frames = {frame.name(): frame for frame in frames}
        self.rows = {  # the fields of each kind of frame that are tuples: lists in JSON
            frame: [field.name for field in msgspec.structs.fields(frame) if get_origin(field.type) is tuple]
            for frame in frames
        }
        self.words = words

    def writer(self, game: Game) -> Writer:
        return self._frames(game).write

    def shower(self, game: Game) -> Shown:
        """The function that shows the stack of a position to a viewer."""
        return self._frames(game).show

    def _frames(self, game: Game) -> FrameWriter:
        words = {name: word for name, kind in self.words.items() if (word := kind.writer(game)) is not None}
        worded: dict[type[Frame], list[tuple[str, Writer]]] = {
            frame: [
                (name, words.get(name, list))
                for name in frame.__struct_fields__
                if name in words or name in self.rows[frame]
            ]
            for frame in self.frames.values()
        }
        return FrameWriter(worded)

    def reader(self, game: Game) -> Reader:
        words = {name: kind.reader(game) for name, kind in self.words.items()}

        def read(given: Json, at: At) -> list[Frame]:
            entries = list_at(given, at)
            return [self._read(entry, at.item(number), words) for number, entry in enumerate(entries)]

        return read

    def _read(self, entry: Json, at: At, words: Mapping[str, Reader]) -> Frame:
        name = entry.get("frame") if isinstance(entry, Mapping) else entry
        if not isinstance(entry, Mapping) or not isinstance(name, str) or name not in self.frames:
            raise at.key("frame").fault("name", given=excerpt(name), suggestion=suggestion(name, list(self.frames)))
        plain = {key: words[key](one, at.key(key)) if key in words else one for key, one in entry.items()}
        kind = self.frames[name]
        frame: Frame = converted(plain, kind, at, kind.rule or None)
        return frame


class Piece(Kind):
    """A thing with fields of its own that is declared in the same way, such as a contest or a Foe. `make` makes an
    empty one, from what is given where there are several sorts. With `fixed` it never changes: clones share it."""

    def __init__(
        self,
        declaration: Declaration,
        make: Callable[[Mapping[str, Json]], Any],
        annotation: str,
        *,
        none: bool = False,
        fixed: bool = False,
    ) -> None:
        self.declaration = declaration
        self.make = make
        self.none = none
        self.annotation = f"{annotation} | None" if none else annotation
        self.copied = "None if {0} is None else {0}.__copy__()" if none else "{0}.__copy__()"
        if fixed:
            self.copied = "{}"

    def writer(self, game: Game) -> Writer | None:
        write = self.declaration.form(game).write
        return lambda piece: None if piece is None else write(piece, EVERYTHING)

    def expression(self, game: Game, value: str, names: dict[str, Any]) -> str:
        written = f"{_named(names, self.declaration.form(game).write)}({value}, viewer)"
        return f"(None if {value} is None else {written})" if self.none else written

    def reader(self, game: Game) -> Reader:
        form = self.declaration.form(game)

        def read(given: Json, at: At) -> Any:
            if given is None and self.none:
                return None
            piece = self.make(object_at(given, at, form.keys))
            form.read(piece, given, at)
            return piece

        return read


class Plain(Kind):
    """JSON that is kept as it is and read by msgspec, by this type."""

    def __init__(self, type_: Any, annotation: str, copied: str = "{}.copy()") -> None:
        self.type = type_
        self.annotation = annotation
        self.copied = copied

    def writer(self, _game: Game) -> Writer | None:
        return msgspec.to_builtins

    def reader(self, _game: Game) -> Reader:
        return lambda given, at: converted(given, self.type, at)


def converted(given: Json, kind: Any, at: At, rule: str | None = None) -> Any:
    """Let msgspec read this; an error names the place."""
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as error:
        reason, _, where = str(error).partition(" - at `$")
        raise At(at.game, at.path + where.rstrip("`")).fault("shape", rule, reason=reason) from None


# -- fields ------------------------------------------------------------------------------------------------------------

Shown = Callable[[Any, int, int], Json]  # (state, seat, viewer): what a viewer sees, who may not see everything

OWNER: Final = "owner"  # shown to the seat itself; others see how many
COUNT: Final = "count"  # nobody sees more than how many


class Field:
    """One field of a position."""

    __slots__ = ("key", "kind", "optional", "scope", "shown", "start")

    def __init__(self, scope: str, kind: Kind, start: Any, key: str, shown: Shown | str | None, optional: bool) -> None:
        self.scope = scope
        self.kind = kind
        self.start = start
        self.key = key
        self.shown = shown
        self.optional = optional

    def first(self, *place: Any) -> Any:
        """The value at the start; a list or a dictionary is a new one each time."""
        start = self.start
        return start(*place) if callable(start) else start.copy() if isinstance(start, list | dict) else start


def table(kind: Kind, start: Any, key: str = "", *, shown: Shown | str | None = None, optional: bool = False) -> Field:
    """A field of the whole table. `start` is its first value, or a function of the game that makes it; `key` its name
    in JSON where that is another; with `optional` it is left out there while it is as at the start."""
    return Field("table", kind, start, key, shown, optional)


def each_seat(
    kind: Kind, start: Any, key: str = "", *, shown: Shown | str | None = None, optional: bool = False
) -> Field:
    """A field that every seat has: a list by seat, and in JSON an entry of each of the `seats`. `start` may be a
    function of the game and the seat."""
    return Field("seat", kind, start, key, shown, optional)


def each_place(kind: Kind, start: Any, key: str = "", *, optional: bool = True) -> Field:
    """A field that every place of the map has: a list by place, left out of the JSON where it is as at the start.
    `start` may be a function of the game and the place."""
    return Field("place", kind, start, key, None, optional)


def scratch(annotation: str, start: Any, copied: str = "{}") -> Field:
    """A value that follows from the others and is kept for speed; `copied` is what a clone gets of it."""
    kind = Kind()
    kind.annotation = annotation
    kind.copied = copied
    return Field("scratch", kind, start, "", None, False)


class Declaration:
    """All fields of a position, or of a piece in it, in the order of the JSON."""

    def __init__(self, places: tuple[str, Names] | None = None, /, **fields: Field) -> None:
        self.places = places  # the key of the places in the JSON, and their names
        self.fields = fields
        for name, field in fields.items():
            field.key = field.key or name

    def form(self, game: Game, /, **head: Json) -> Form:
        """The declaration for one game, whose data give the names, with what stands at the head of every position."""
        return Form(self, game, head)

    def of(self, scope: str) -> dict[str, Field]:
        """The fields of the table, of each seat, of each place, or those kept for speed."""
        return {name: field for name, field in self.fields.items() if field.scope == scope}


class Form:
    """A declaration bound to a game: it makes, writes, shows and reads positions. A game keeps its form, and the form
    only knows of the game: whoever lets a game go lets go of both at once, without waiting for a search for circles."""

    def __init__(self, declaration: Declaration, game: Game, head: Mapping[str, Json]) -> None:
        self._game = ref(game)
        self.declaration = declaration
        self.table = declaration.of("table")
        self.seat = declaration.of("seat")
        self.place = declaration.of("place")
        self.keys = [field.key for field in self.table.values()]
        if self.seat:
            self.keys.append("seats")
        self.place_key, self.place_names = "", list[str]()
        if declaration.places is not None:
            self.place_key, names = declaration.places
            self.place_names = list(names(game) if callable(names) else names)
            self.keys.append(self.place_key)
        self._readers = {name: field.kind.reader(game) for name, field in self._written().items()}
        self.names, self.lines = self._writing(head)
        made = WRITERS.get(self.checksum)
        self.write: Write = made(self.names).write if made is not None else self.plain_writer()

    @property
    def game(self) -> Game:
        game = self._game()
        assert game is not None, "a form is used as long as its game is"
        return game

    def _written(self) -> dict[str, Field]:
        return {**self.table, **self.seat, **self.place}

    # -- the start -----------------------------------------------------------------------------------------------------

    def start(self) -> dict[str, Any]:
        """Every field as it is before anything has happened."""
        game = self.game
        values = {}
        for name, field in self.declaration.fields.items():
            if field.scope == "seat":
                place = (lambda seat: (game, seat)) if callable(field.start) else lambda _: ()
                values[name] = [field.first(*place(seat)) for seat in range(game.players)]
            elif field.scope == "place":
                place = (lambda at: (game, at)) if callable(field.start) else lambda _: ()
                values[name] = [field.first(*place(at)) for at in range(len(self.place_names))]
            else:
                values[name] = field.first(game) if callable(field.start) else field.first()
        return values

    # -- writing -------------------------------------------------------------------------------------------------------

    @property
    def checksum(self) -> str:
        """Sum up the writing of a position in a few characters."""
        return sha256("\n".join(self.lines).encode()).hexdigest()[:16]

    def plain_writer(self) -> Write:
        """The function that writes a position for a viewer, where `generate` has written none."""
        body = "".join(f"    {line}\n" for line in self.lines)
        names = {**self.names, "EVERYTHING": EVERYTHING, "bits": bits}
        exec(_code(f"def write(state, viewer):\n{body}"), names)  # made of the declaration alone
        write: Write = names["write"]
        return write

    def _writing(self, head: Mapping[str, Json]) -> tuple[dict[str, Any], list[str]]:
        """The lines of the function that writes a position for a viewer, and what the names in them stand for."""
        names: dict[str, Any] = {"players": self.game.players, "head": dict(head)}
        start = self.start()
        lines = ["entry: dict[str, Any] = {key: one.copy() if type(one) is list else one for key, one in head.items()}"]
        lines += self._filled(self.table, start, names)
        if self.seat:
            lines += ["seats: list[Any] = []", "entry['seats'] = seats", "position = entry"]
            lines += ["for seat in range(players):", "    entry = {}"]
            lines += [f"    {line}" for line in (*self._filled(self.seat, start, names), "seats.append(entry)")]
            lines.append("entry = position")
        if self.place:
            names["places"] = self._writer_of_places()
            lines.append(f"entry[{self.place_key!r}] = places(state)")
        return names, [*lines, "return entry"]

    def _filled(self, fields: Mapping[str, Field], start: Mapping[str, Any], names: dict[str, Any]) -> list[str]:
        """The lines that fill `entry`, with what is always there first."""
        parts, lines = [], []
        for name, field in fields.items():
            expression = self._expression(name, field, names)
            if not field.optional:
                parts.append(f"entry[{field.key!r}] = {expression}")
                continue
            names[f"start_{name}"] = start[name]
            row = "" if field.scope == "table" else "[seat]"
            lines += [
                f"if state.{name}{row} != start_{name}{row}:",
                f"    entry[{field.key!r}] = {expression}",
            ]
        return [*parts, *lines]

    def _expression(self, name: str, field: Field, names: dict[str, Any]) -> str:
        value = f"state.{name}" if field.scope == "table" else f"state.{name}[seat]"
        whole = field.kind.expression(self.game, "state" if field.kind.of_state else value, names)
        shown = field.kind.shower(self.game) if isinstance(field.kind, Procedures) else field.shown
        if shown is None:
            return whole
        several = field.kind.annotation.startswith(("list", "tuple"))
        hidden = f"len({value})" if several else repr(HIDDEN)
        if shown == COUNT:
            return f"{whole} if viewer == EVERYTHING else {hidden}"
        if shown == OWNER:
            return f"{whole} if viewer in (seat, EVERYTHING) else {hidden}"
        names[f"show_{name}"] = shown
        seat = "seat" if field.scope == "seat" else "-1"
        return f"{whole} if viewer == EVERYTHING else show_{name}(state, {seat}, viewer)"

    def _writer_of_places(self) -> Writer:
        """The function that writes the places with anything in them."""
        names, start = self.place_names, self.start()
        return PlaceWriter(
            names,
            [
                (name, field.key, field.kind.writer(self.game), start[name], field.optional)
                for name, field in self.place.items()
            ],
        ).write

    # -- reading -------------------------------------------------------------------------------------------------------

    def read(self, state: Any, given: Json, at: At) -> None:
        """Fill a fresh position from JSON. What is left out stays as at the start; `InvalidPositionError` names the
        place of what is unknown or of the wrong form."""
        entries = object_at(given, at, self.keys)
        for name, field in self.table.items():
            if field.key in entries:
                setattr(state, name, self._readers[name](entries[field.key], at.key(field.key)))
        if "seats" in entries and self.seat:
            seats = list_at(entries["seats"], at.key("seats"), length=self.game.players)
            for seat, entry in enumerate(seats):
                self._read_rows(state, self.seat, entry, seat, at.key("seats").item(seat))
        if self.place_key in entries:
            places = object_at(entries[self.place_key], at.key(self.place_key), self.place_names)
            for name, entry in places.items():
                self._read_rows(
                    state, self.place, entry, self.place_names.index(name), at.key(self.place_key).key(name)
                )

    def _read_rows(self, state: Any, fields: Mapping[str, Field], given: Json, row: int, at: At) -> None:
        entry = object_at(given, at, [field.key for field in fields.values()])
        for name, field in fields.items():
            if field.key in entry:
                getattr(state, name)[row] = self._readers[name](entry[field.key], at.key(field.key))


@cache
def _code(source: str) -> CodeType:
    return compile(source, "<position>", "exec")


class Filling:
    """A view being made a whole position again: what it hides is drawn from what it does not show.

    `things` says what there is of a pool, for a seat where every seat has its own. Fields are filled in their order, by
    what their kinds say they are drawn from; a game fills first, with `take`, what has to fit something else.
    """

    def __init__(self, form: Form, view: Mapping[str, Json], rng: random.Random, things: Things) -> None:
        self.form = form
        self.rng = rng
        self.things = things
        self.whole: dict[str, Json] = {name: value for name, value in view.items() if name in form.keys}
        keys = [field.key for field in form.seat.values()]
        self.whole["seats"] = [{key: entry[key] for key in keys if key in entry} for entry in view.get("seats", ())]
        self._bags: dict[tuple[str, int], list[str]] = {}
        for pool, seat, entry, key in self._places():
            for name in _names(entry.get(key)):
                self.seen(pool, seat, name)

    def _places(self) -> Iterator[tuple[str, int, dict[str, Json], str]]:
        for field in self.form.table.values():
            if field.kind.pool is not None:
                yield field.kind.pool, NOBODY, self.whole, field.key
        for seat, entry in enumerate(self.whole["seats"]):
            for field in self.form.seat.values():
                if field.kind.pool is not None:
                    yield field.kind.pool, seat, entry, field.key

    def bag(self, pool: str, seat: int = NOBODY) -> list[str]:
        """The things of a pool that are still nowhere: to be taken from."""
        key, everything = self.things(pool, seat)
        if key not in self._bags:
            self._bags[key] = everything
        return self._bags[key]

    def seen(self, pool: str, seat: int, name: str) -> None:
        """This one lies somewhere in the open."""
        bag = self.bag(pool, seat)
        if name in bag:
            bag.remove(name)

    def take(self, pool: str, seat: int = NOBODY, fits: Callable[[str], bool] | None = None) -> str:
        """One that is still nowhere, by chance, of those that fit."""
        bag = self.bag(pool, seat)
        places = range(len(bag)) if fits is None else [at for at, name in enumerate(bag) if fits(name)]
        return bag.pop(places[self.rng.randrange(len(places))])

    def finish(self) -> dict[str, Json]:
        """Fill whatever is still hidden, and return the position."""
        for pool, seat, entry, key in self._places():
            given = entry.get(key)
            if isinstance(given, int):
                entry[key] = [self.take(pool, seat) for _ in range(given)]
            elif isinstance(given, list) and HIDDEN in given:
                entry[key] = [self.take(pool, seat) if name == HIDDEN else name for name in given]
            elif given == HIDDEN:
                entry[key] = self.take(pool, seat)
        return self.whole


Things = Callable[[str, int], tuple[tuple[str, int], list[str]]]  # (pool, seat): whose bag it is, and all that is in it


def _names(given: Json) -> list[str]:
    """The names that are shown of a thing or a list."""
    return [
        name for name in (given if isinstance(given, list) else [given]) if isinstance(name, str) and name != HIDDEN
    ]


# -- whole positions ---------------------------------------------------------------------------------------------------


def read_position(form: Form, state: Any, given: Json, players_rule: str | None = None) -> dict[str, Json]:
    """Fill a fresh position from JSON, and return what was given without its head."""
    game, at = form.game, At(form.game)
    entries = object_at(given, at, ["game", "players", *form.keys])
    if entries.get("game", game.id) != game.id:
        raise at.key("game").fault("other-game", given=excerpt(entries["game"]), game=game.id)
    players = entries.get("players", game.players)
    if type(players) is not int or players != game.players:
        raise at.key("players").fault("players", players_rule, given=excerpt(players), players=game.players)
    rest = {name: value for name, value in entries.items() if name not in ("game", "players")}
    form.read(state, rest, at)
    return rest
