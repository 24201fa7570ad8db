"""No module of a game imports itself by way of others: a chapter knows the chapters below it and nobody above. And
nothing outside of a game names one."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import warhall
from warhall import kernel

GAMES = Path(str(warhall.__file__)).parent / "games"
NAMES = sorted(folder.name for folder in GAMES.iterdir() if (folder / "game.py").exists())


def modules(game: str) -> dict[str, Path]:
    """The modules of a game by name."""
    found = {}
    for path in sorted((GAMES / game).rglob("*.py")):
        parts = path.relative_to(GAMES.parents[1]).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def nodes(tree: ast.AST) -> Iterator[ast.AST]:
    """Everything that may run, imports inside functions included; what is for the type checker alone is left out."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            continue
        yield node
        yield from nodes(node)


def imported(path: Path, known: dict[str, Path]) -> set[str]:
    found = set()
    for node in nodes(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
            if any(f"{node.module}.{alias.name}" not in known for alias in node.names):
                found.add(str(node.module))
    return found & set(known)


@pytest.mark.parametrize("game", NAMES)
def test_no_module_imports_itself_by_way_of_others(game: str) -> None:
    known = modules(game)
    left = {name: imported(path, known) - {name} for name, path in known.items()}
    while free := [name for name, needs in left.items() if not needs & set(left)]:  # from the bottom up
        for name in free:
            del left[name]
    assert not left, f"a circle among {', '.join(left)}"


def test_the_kernel_finds_every_name_where_the_type_checker_does() -> None:
    tree = ast.parse(Path(str(kernel.__file__)).read_text(encoding="utf-8"))
    checked = next(node for node in tree.body if isinstance(node, ast.If))
    imports = [node for node in checked.body if isinstance(node, ast.ImportFrom)]
    assert {alias.name: str(node.module) for node in imports for alias in node.names} == {
        name: f"warhall.kernel.{home}" for name, home in kernel._HOMES.items()
    }
    assert sorted(kernel._HOMES) == sorted(kernel.__all__)
    assert all(getattr(warhall, name) is getattr(kernel, name) for name in kernel.__all__)
    unknown = "Dragon"
    with pytest.raises(AttributeError, match="no attribute 'Dragon'"):
        getattr(warhall, unknown)
    assert {"Match", "kernel"} <= set(dir(warhall))


# -- who names a game --------------------------------------------------------------------------------------------------

A_GAME = re.compile("|".join(re.escape(name).replace("_", "[-_]") for name in NAMES))
WEB = Path(__file__).parents[2] / "web" / "src"


def spoken(path: Path) -> str:
    """Tell what a module says when it runs: its names and texts, without documentation."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(
            node
        ):
            node.body[0] = ast.Pass()
    return ast.unparse(tree)


def test_nothing_but_a_game_names_it() -> None:
    house = [path for path in GAMES.parent.rglob("*.py") if GAMES not in path.parents]
    assert len(house) > 100
    assert [str(path) for path in house if A_GAME.search(spoken(path))] == []


def test_the_client_names_games_only_where_their_boards_are() -> None:
    boards = [WEB / "boards" / name.replace("_", "-") for name in NAMES]
    shell = [path for kind in ("*.ts", "*.svelte") for path in WEB.rglob(kind) if not set(boards) & set(path.parents)]
    shell = [path for path in shell if not path.name.endswith(".test.ts")]
    assert len(shell) > 30
    assert [str(path) for path in shell if A_GAME.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    "module", ["age_of_conan.rules.lots", "age_of_war.rules.turn_structure", "conan_ccg.rules.piles"]
)
def test_a_chapter_may_be_the_first_thing_that_is_imported(module: str) -> None:
    subprocess.run([sys.executable, "-c", f"import warhall.games.{module}"], check=True)
