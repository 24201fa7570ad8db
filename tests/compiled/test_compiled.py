"""Compiled copies of modules: they play the very same games, and are never older than their sources."""

from __future__ import annotations

import ast
import gc
import os
import pickle
import shutil
import subprocess
import sys
from collections import Counter
from itertools import chain
from pathlib import Path

import pytest

import warhall
from warhall import compiled
from warhall.compiled import __main__ as maker
from warhall.kernel import Action, ActionSyntaxError, checksum

# A digest of random matches (actions, choices, positions, views of every seat), and where the rules came from.
_GAMES = """
import warhall
from warhall.games.conan_ccg import state
from warhall.testing import transcript
print(state.__file__)
for name, players, seed in [("conan-ccg", 2, 1), ("conan-ccg", 2, 2), ("conan-ccg", 3, 3), ("age-of-war", 2, 4)]:
    options = {"turn_limit": 12} if name == "conan-ccg" else {}
    print(transcript(warhall.load_game(name, players=players, **options), seed))
"""


def play(interpreted: str) -> list[str]:
    environment = {
        **os.environ,
        "WARHALL_INTERPRETED": interpreted,
        "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
    }
    child = subprocess.run([sys.executable, "-c", _GAMES], env=environment, capture_output=True, text=True, check=False)
    assert child.returncode == 0, child.stderr
    return child.stdout.split("\n")


def test_another_list_of_modules_makes_the_copies_stale() -> None:
    group = compiled.groups()["server"]
    assert group._replace(modules=group.modules[1:]).manifest() != group.manifest()


@pytest.mark.parametrize("module", sorted(chain.from_iterable(group.modules for group in compiled.groups().values())))
def test_no_class_with_options_is_compiled(module: str) -> None:
    """The compiler leaves them out without a word: `frozen=True` would be gone."""
    source = compiled.PACKAGE.joinpath(*module.split(".")[1:]).with_suffix(".py")
    classes = [node for node in ast.walk(ast.parse(source.read_text())) if isinstance(node, ast.ClassDef)]
    assert [one.name for one in classes if one.keywords] == []


def test_the_copies_play_the_same_games_as_the_sources() -> None:
    if not compiled.is_current("rules"):
        pytest.skip("nothing is compiled here: python -m warhall.compiled")
    source, *by_source = play("1")
    copy, *by_copy = play("0")
    assert source.endswith("state.py")
    assert copy.endswith(compiled.SUFFIX)
    assert by_copy == by_source


def test_every_module_that_is_named_exists_and_is_covered_by_its_group() -> None:
    for group in compiled.groups().values():
        sources = group.sources()
        for module in group.modules:
            assert compiled.PACKAGE.parent.joinpath(*module.split(".")).with_suffix(".py") in sources


def test_a_package_says_itself_what_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What several packages give to one group is compiled together."""
    for folder, words in {"kernel": "[rules]\n'.' = 'state'\n", "games/go": "[rules]\n'.' = ''\nko = 'a b'\n"}.items():
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "compiled.toml").write_text(words)
    monkeypatch.setattr(compiled, "PACKAGE", tmp_path)
    modules = ("warhall.kernel.state", "warhall.games.go.ko.a", "warhall.games.go.ko.b")
    packages = ("warhall.kernel", "warhall.games.go", "warhall.games.go.ko")
    assert compiled.groups.__wrapped__() == {"rules": compiled.Group(modules, packages)}


def test_no_module_that_is_compiled_has_classes_with_options() -> None:
    """mypyc passes over the options of a class (`frozen=True`): such classes live in modules that are not compiled."""
    for group in compiled.groups().values():
        for module in group.modules:
            source = compiled.PACKAGE.parent.joinpath(*module.split(".")).with_suffix(".py")
            classes = [node for node in ast.walk(ast.parse(source.read_text())) if isinstance(node, ast.ClassDef)]
            assert not [node.name for node in classes if node.keywords], module


# -- positions, whatever they are made of ------------------------------------------------------------------------------


def test_a_position_travels_by_pickle() -> None:
    match = warhall.Match(warhall.load_game("conan-ccg"), seed=3)
    while match.state.current_player() < 0 or len(match.record.entries) < 60:
        match.advance()
        match.play(match.state.legal_actions()[-1])
    twin = pickle.loads(pickle.dumps(match.state))
    assert checksum(twin.to_json()) == checksum(match.state.to_json())
    assert twin == match.state
    assert twin.legal_actions() == match.state.legal_actions()


@pytest.mark.parametrize("name", ["age-of-war", "age-of-conan", "conan-ccg"])
def test_the_collector_finds_no_more_references_than_there_are(name: str) -> None:
    """Otherwise it takes for garbage what is in use: mypyc visits a field twice that a subclass declares again."""
    match = warhall.Match(warhall.load_game(name), seed=3)
    for _ in range(60):
        match.advance()
        match.play(match.state.legal_actions()[-1])
    positions = [match.state, *(match.state.clone() for _ in range(5))]
    gc.collect()
    held = gc.get_objects()
    found = Counter(id(one) for holder in held for one in gc.get_referents(holder))
    ours = [one for one in held if str(type(one).__module__).startswith("warhall.")]
    by_us = 3  # `held`, `ours` and the loop below
    assert not [one for one in ours if found[id(one)] > sys.getrefcount(one) - by_us]
    assert len(positions) == 6


@pytest.mark.parametrize("given", [5, None, b"pass", ["pass"], object()])
def test_what_is_no_text_is_refused_like_any_wrong_action(given: object) -> None:
    state = warhall.load_game("conan-ccg").new_initial_state()
    state.apply_action(Action("first 0"))
    before = checksum(state.to_json())
    with pytest.raises(ActionSyntaxError):
        state.apply_action(given)
    assert checksum(state.to_json()) == before


# -- fresh or stale ----------------------------------------------------------------------------------------------------


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A group `small` of one module, with a copy that is current. Returns the module's source."""
    source = tmp_path / "warhall" / "tiny" / "sum.py"
    source.parent.mkdir(parents=True)
    source.write_text("def add(a: int, b: int) -> int:\n    return a + b\n")
    monkeypatch.setattr(compiled, "PACKAGE", tmp_path / "warhall")
    group = compiled.Group(("warhall.tiny.sum",), ("warhall.tiny",))
    for module in (compiled, maker):
        monkeypatch.setattr(module, "BUILD", tmp_path / "build")
        monkeypatch.setattr(module, "groups", lambda: {"small": group})
    monkeypatch.setattr(sys, "meta_path", sys.meta_path.copy())
    monkeypatch.delenv("WARHALL_INTERPRETED", raising=False)
    (tmp_path / "build" / "small").mkdir(parents=True)
    (tmp_path / "build" / "small" / compiled.MANIFEST).write_text(compiled.groups()["small"].manifest())
    return source


def finders() -> int:
    return sum(type(finder).__name__ == "_Finder" for finder in sys.meta_path)


def test_a_current_copy_is_found_before_the_source(small: Path) -> None:
    before = finders()
    compiled.install()
    assert finders() == before + 1
    spec = sys.meta_path[0].find_spec("warhall.tiny.sum", None)
    assert spec is not None
    assert spec.origin == str(small.parents[2] / "build" / "small" / "warhall" / "tiny" / f"sum{compiled.SUFFIX}")


def test_a_changed_source_runs_itself(small: Path) -> None:
    small.write_text(small.read_text() + "# one word more\n")
    before = finders()
    compiled.install()
    assert finders() == before


def test_what_was_found_out_is_kept_until_something_changes(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled.install()
    before = finders()
    with monkeypatch.context() as patch:
        patch.setattr(compiled, "is_current", lambda _name: pytest.fail("nothing has to be read again"))
        compiled.install()
    assert finders() == before + 1
    small.write_text(small.read_text().replace("a + b", "b + a"))
    compiled.install()
    assert finders() == before + 1
    (small.parents[2] / "build" / compiled.KNOWN).write_text("damaged")
    compiled.install()
    assert finders() == before + 1


def test_a_copied_folder_looks_at_its_own_sources(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled.install()
    copied = small.parents[2].with_name("copied")
    shutil.copytree(small.parents[2], copied)
    monkeypatch.setattr(compiled, "PACKAGE", copied / "warhall")
    monkeypatch.setattr(compiled, "BUILD", copied / "build")
    assert compiled._known() is not None
    (copied / "warhall" / "tiny" / "sum.py").write_text("def add(a: int, b: int) -> int:\n    return b + a\n")
    assert compiled._known() is None
    assert not compiled.is_current("small")


def test_a_new_source_makes_the_copies_stale_too(small: Path) -> None:
    compiled.install()
    (small.parent / "other.py").write_text("")
    assert compiled._known() is None
    assert not compiled.is_current("small")


def test_copies_can_be_turned_off(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert compiled.is_current("small")
    monkeypatch.setenv("WARHALL_INTERPRETED", "1")
    before = finders()
    compiled.install()
    assert finders() == before
    assert small.exists()


def test_without_mypyc_one_sentence_says_so(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(maker, "find_spec", lambda _name: None)
    assert maker.make("small") == "mypyc is not installed, so small runs interpreted"
    assert small.exists()


@pytest.mark.usefixtures("small")
def test_without_a_compiler_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -pthread")
    assert maker.make("small") == "a C compiler (no-such-compiler) is not installed, so small runs interpreted"


@pytest.mark.usefixtures("small")
def test_a_failure_is_one_sentence_and_keeps_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "warhall" / "tiny" / "sum.py").write_text("def add(a, b): ...\n")
    monkeypatch.setattr(maker, "_missing", lambda: iter(()))
    failed = subprocess.CompletedProcess([], 1, "", "gcc: command not found")
    monkeypatch.setattr(subprocess, "run", lambda *_args, **_options: failed)
    maker.main()
    log = tmp_path / "build" / "small.log"
    assert capsys.readouterr().out == f"could not compile, small runs interpreted; {log} tells why\n"
    assert log.read_text() == "gcc: command not found"
    assert (tmp_path / "build" / "small" / compiled.MANIFEST).exists()
