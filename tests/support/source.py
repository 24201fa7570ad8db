"""The packages that speak, and what can be read from their files without running them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

PACKAGES = {  # each with the packages whose sentences it may use besides its own
    "warhall.kernel": (),
    "warhall.cli": ("warhall.kernel",),
    "warhall.tui": ("warhall.kernel",),
    "warhall.games.age_of_war": ("warhall.kernel",),
    "tests.support.sealed_bids": ("warhall.kernel",),
}


def folder(package: str) -> Path:
    return Path(str(files(package)))


def texts(source: Path) -> list[str]:
    """The texts and imported names in a module, docstrings left out."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told
    ]
    return found + [str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]


def sentences(package: str, lang: str) -> dict[str, set[str]]:
    """The messages of a catalogue with the names of their gaps."""
    source = (folder(package) / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    parsed = FluentParser().parse(source)
    messages = [entry for entry in parsed.body if isinstance(entry, Message)]
    junk = [entry for entry in parsed.body if isinstance(entry, Junk)]
    assert not junk, f"{package} {lang}: {junk[0].content}"
    names = [message.id.name for message in messages]
    assert len(names) == len(set(names)), f"{package} {lang}: a message is written twice"
    found = (source[message.span.start : message.span.end] for message in messages if message.span)
    return {name: set(re.findall(r"\$([\w-]+)", text)) for name, text in zip(names, found, strict=True)}


def bundle(package: str, lang: str) -> Any:
    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(FluentResource((folder(package) / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")))
    return made


def calls(package: str) -> Iterator[tuple[str, str, ast.Call, str]]:
    """Every call with a text as its first argument: function, text, the call itself and where it stands."""
    for path in sorted(folder(package).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if isinstance(node.args[0].value, str):
                yield name, node.args[0].value, node, f"{path}:{node.lineno}"
