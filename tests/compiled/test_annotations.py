"""What mypyc forgets: annotations of fields, unless they are plain or stand in quotes (see `kernel/frame.py`)."""

from __future__ import annotations

import ast
import importlib

import msgspec
import pytest

from warhall import compiled

PLAIN = ("int", "str", "bool")
MODULES = sorted({module for group in compiled.groups().values() for module in group.modules})


@pytest.mark.parametrize("name", MODULES)
def test_fields_of_compiled_structs_keep_their_types(name: str) -> None:
    module = importlib.import_module(name)
    tree = ast.parse(compiled.PACKAGE.parent.joinpath(*name.split(".")).with_suffix(".py").read_text(encoding="utf-8"))
    for node in tree.body:
        if not isinstance(node, ast.ClassDef) or not issubclass(getattr(module, node.name), msgspec.Struct):
            continue
        for field in [each for each in node.body if isinstance(each, ast.AnnAssign)]:
            where = f"{name}: {node.name}.{ast.unparse(field.target)}"
            assert _is_kept(field.annotation), f"{where}: {ast.unparse(field.annotation)} needs quotes, and no bar"


def _is_kept(annotation: ast.expr) -> bool:
    if not isinstance(annotation, ast.Constant):
        return ast.unparse(annotation) in PLAIN
    (inside,) = ast.parse(str(annotation.value)).body
    return isinstance(inside, ast.Expr) and not isinstance(inside.value, ast.BinOp)
