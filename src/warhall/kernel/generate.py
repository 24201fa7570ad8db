"""Writes the plain classes of declared positions: `python -m warhall.kernel.generate` (`make generate`).

A game whose `position.py` has a list `GENERATED` gets a module `fields.py` beside it: for every declaration a class
with slots, typed attributes, the start and copying, and one that writes its JSON for a viewer, in the plain form that
mypyc compiles best. A test says when one is stale.
"""

from __future__ import annotations

import importlib.util
import re
import sys
import textwrap
from pathlib import Path
from typing import NamedTuple

from warhall.kernel.fields import RUNNING, Declaration, Field, Form, Procedures
from warhall.kernel.game import Game, package_of
from warhall.kernel.registry import game_class, game_ids, load_game


class Generated(NamedTuple):
    """A class to be written: its fields, and what it derives from (nothing for a piece on the table)."""

    name: str
    declaration: Declaration
    base: str = ""


def source(classes: list[Generated], types: tuple[str, ...], game: Game) -> str:
    """The module with these classes; `types` are imported for annotations only."""
    forms = {one.name: one.declaration.form(game) for one in classes}
    texts = "\n".join(line for form in forms.values() for line in form.lines)
    lines = ['"""Written by `make generate` from `position.py`: every field of a position, plainly."""', ""]
    lines += ["from __future__ import annotations", ""]
    lines += ["from typing import TYPE_CHECKING, Any", "", "from mypy_extensions import mypyc_attr", ""]
    lines += ["from warhall.kernel.fields import EVERYTHING"] if "EVERYTHING" in texts else []
    lines += ["from warhall.kernel.procedure import Procedure"]
    lines += [f"from warhall.kernel.writing import WRITERS{', bits' if 'bits(' in texts else ''}", ""]
    lines += ["if TYPE_CHECKING:", *(f"    {line}" if line else "" for line in types), ""] if types else []
    for one in classes:
        lines += ["", *_class(one), "", "", *_writer(one.name, forms[one.name]), ""]
    lines += ["", *(f'WRITERS["{form.checksum}"] = {name}Writer' for name, form in forms.items())]
    return "\n".join(lines).rstrip() + "\n"


def _class(one: Generated) -> list[str]:
    fields = {name: field for name, field in one.declaration.fields.items() if not _is_stack(field)}
    lines = ["@mypyc_attr(allow_interpreted_subclasses=True)", f"class {one.name}({one.base}):"] if one.base else []
    # A piece refers to nothing that refers to it: the collector of garbage need not look at it.
    lines = lines or ["@mypyc_attr(acyclic=True)", f"class {one.name}:"]
    slots = textwrap.wrap(", ".join(f'"{name}"' for name in sorted(fields)), 112)
    lines += ["    __slots__ = (", *(f"        {line}" for line in slots), "    )", ""]
    lines += [*(_start(fields) if one.base else _pieces_start(fields)), ""]
    lines += [f"    def copy_to(self, copy: {one.name}) -> None:"]
    lines += [f"        copy.{name} = {_copied(name, field)}" for name, field in fields.items()]
    if not one.base:
        lines += ["", f"    def __copy__(self) -> {one.name}:", f"        copy = {one.name}()"]
        lines += ["        self.copy_to(copy)", "        return copy"]
    return lines


def _writer(name: str, form: Form) -> list[str]:
    """The class that writes: it is made with what the names in it stand for, which a game says."""
    lines = [f"class {name}Writer:", "    def __init__(self, names: dict[str, Any]) -> None:"]
    words = set(re.findall(r"\w+", " ".join(form.lines)))
    used = [one for one in form.names if one in words and not one.startswith(RUNNING)]
    lines += [f'        self.{one}: {_kind(form.names[one])} = names["{one}"]' for one in used]
    lines += ["", f"    def write(self, state: {name}, viewer: int) -> dict[str, Any]:"]
    lines += [f"        {one} = self.{one}" for one in used]
    return lines + [f"        {line}" for line in form.lines]


def _kind(thing: object) -> str:
    """The type of what a name stands for, as far as it matters for speed."""
    if isinstance(thing, list) and thing and all(isinstance(one, str) for one in thing):
        return "list[str]"
    return "int" if isinstance(thing, int) else "dict[str, Any]" if isinstance(thing, dict) else "Any"


def _is_stack(field: Field) -> bool:
    """Tell the stack from other fields: what is going on belongs to `Procedure`."""
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
        module = f"{package_of(game_class(name))}.position"
        if not importlib.util.find_spec(module):
            continue
        position = importlib.import_module(module)
        if hasattr(position, "GENERATED"):
            path = Path(str(position.__file__)).with_name("fields.py")
            found[path] = source(position.GENERATED, position.TYPES, load_game(name))
    return found


def main() -> int:
    for path, text in modules().items():
        path.write_text(text, encoding="utf-8")
        print(path.name, "of", path.parent.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
