"""Writes the plain classes of declared positions: `python -m warhall.kernel.generate` (`make generate`).

A game whose `position.py` has a list `GENERATED` gets a module `fields.py` beside it: for every declaration a class
with slots, typed attributes, the start and copying, in the plain form that mypyc compiles best. A test says when one is
stale.
"""

from __future__ import annotations

import importlib
import sys
import textwrap
from pathlib import Path
from typing import NamedTuple

from warhall.kernel.fields import Declaration, Field, Procedures
from warhall.kernel.registry import game_class, game_ids


class Generated(NamedTuple):
    """A class to be written: its fields, and what it derives from (nothing for a piece on the table)."""

    name: str
    declaration: Declaration
    base: str = ""


def source(classes: list[Generated], imports: tuple[str, ...], types: tuple[str, ...]) -> str:
    """The module with these classes; `types` are imported for annotations only."""
    needs_any = any(one.base for one in classes)
    lines = ['"""Written by `make generate` from `position.py`: every field of a position, plainly."""', ""]
    lines += ["from __future__ import annotations", ""]
    lines += [
        f"from typing import {', '.join([*(['TYPE_CHECKING'] if types else []), *(['Any'] if needs_any else [])])}",
        "",
    ]
    lines += ["from mypy_extensions import mypyc_attr", ""] if needs_any else []
    lines += [*imports, ""]
    if types:
        lines += ["if TYPE_CHECKING:", *(f"    {line}" for line in types), ""]
    for one in classes:
        lines += ["", *_class(one), ""]
    return "\n".join(lines).rstrip() + "\n"


def _class(one: Generated) -> list[str]:
    fields = {name: field for name, field in one.declaration.fields.items() if not _is_stack(field)}
    lines = ["@mypyc_attr(allow_interpreted_subclasses=True)", f"class {one.name}({one.base}):"] if one.base else []
    lines = lines or [f"class {one.name}:"]
    slots = textwrap.wrap(", ".join(f'"{name}"' for name in sorted(fields)), 112)
    lines += ["    __slots__ = (", *(f"        {line}" for line in slots), "    )", ""]
    lines += [*(_start(fields) if one.base else _pieces_start(fields)), ""]
    lines += [f"    def copy_to(self, copy: {one.name}) -> None:"]
    lines += [f"        copy.{name} = {_copied(name, field)}" for name, field in fields.items()]
    if not one.base:
        lines += ["", f"    def __copy__(self) -> {one.name}:", f"        copy = {one.name}()"]
        lines += ["        self.copy_to(copy)", "        return copy"]
    return lines


def _is_stack(field: Field) -> bool:
    """What is going on belongs to `Procedure`."""
    return isinstance(field.kind, Procedures)


def _annotation(field: Field) -> str:
    rows = field.scope in ("seat", "place")
    return f"list[{field.kind.annotation}]" if rows else field.kind.annotation


def _copied(name: str, field: Field) -> str:
    copied, value = field.kind.copied, f"self.{name}"
    if field.scope in ("seat", "place"):
        return f"{value}.copy()" if copied == "{}" else f"[{copied.format('one')} for one in {value}]"
    return copied.format(value)


def _start(fields: dict[str, Field]) -> list[str]:
    lines = ["    def __init__(self, start: dict[str, Any]) -> None:"]
    return lines + [f'        self.{name}: {_annotation(field)} = start["{name}"]' for name, field in fields.items()]


def _pieces_start(fields: dict[str, Field]) -> list[str]:
    """A piece is made with its fields by name or in their order; a list is made anew for each."""
    lines, made = ["    def __init__(", "        self,"], []
    for name, field in fields.items():
        anew = isinstance(field.start, list | dict)
        kind, start = (f"{_annotation(field)} | None", None) if anew else (_annotation(field), field.start)
        lines.append(f"        {name}: {kind} = {_literal(start)},")
        made.append(f"        self.{name} = " + (f"{field.start!r} if {name} is None else {name}" if anew else name))
    return [*lines, "    ) -> None:", *made]


def _literal(value: object) -> str:
    """As the formatter writes it."""
    return f'"{value}"' if isinstance(value, str) else repr(value)


def modules() -> dict[Path, str]:
    """Every module that is written, with what it should say."""
    found = {}
    for name in game_ids():
        package = game_class(name).__module__.rpartition(".")[0]
        position = importlib.import_module(f"{package}.position")
        if hasattr(position, "GENERATED"):
            path = Path(str(position.__file__)).with_name("fields.py")
            found[path] = source(position.GENERATED, position.IMPORTS, position.TYPES)
    return found


def main() -> int:
    for path, text in modules().items():
        path.write_text(text, encoding="utf-8")
        print(path.name, "of", path.parent.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
