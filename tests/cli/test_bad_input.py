"""Whatever is wrong, the answer is a sentence and an exit code, never a traceback."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import warhall
from tests.cli import Command
from tests.support.records import CORPUS, damaged, random_match
from warhall.kernel import Record

FINISHED = CORPUS / "age-of-war-set-up.jsonl"
LINES = FINISHED.read_bytes().splitlines(keepends=True)


@pytest.mark.parametrize(
    ("words", "suggestion"),
    [
        (("rules", "age-of-wra"), "age-of-war"),
        (("simulat", "age-of-war"), "simulate"),
        (("simulate", "age-of-war", "--bots", "gredy"), "greedy"),
        (("simulate", "age-of-war", "--option", "player=3"), "players"),
        (("simulate", "age-of-war", "--sead", "3"), "--seed"),
        (("odds", "age-of-war", "--castel", "x"), "--castle"),
    ],
    ids=lambda words: " ".join(words) if isinstance(words, tuple) else words,
)
def test_a_mistyped_name_is_met_with_the_nearest_one(
    warhall_: Command, words: tuple[str, ...], suggestion: str
) -> None:
    said = warhall_(*words)
    assert said.code == 2
    assert f"Did you mean {suggestion}?" in said.err


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "age-of-war", "--players", "1"),
        ("simulate", "age-of-war", "--players", "x"),
        ("simulate", "age-of-war", "-n", "0"),
        ("simulate", "age-of-war", "-n", "1", "-j", "-1"),
        ("simulate", "age-of-war", "-n", "1", "--bots", "greedy,greedy,greedy"),
        ("simulate", "age-of-war", "-n", "1", "--bots", "greedy:level=1"),
        ("simulate", "age-of-war", "-n", "1", "--bots", "greedy:level"),
        ("simulate", "age-of-war", "-n", "1", "--bots", ""),
        ("simulate", "age-of-war", "-n", "1", "--code", "missing.py"),
        ("simulate", "age-of-war", "-n", "1", "--option", "self=3"),
        ("simulate", "age-of-war", "-n", "1", "--option", "players=--5"),
        ("simulate", "age-of-war", "-n", "1", "--option", "players=" + "9" * 5000),
        ("simulate", "age-of-war", "-n", "1", "--option", "=3"),
        ("simulate", "age-of-war", "-n", "1", "--seed", "x"),
        ("simulate", "age-of-war", "-n", "1", "--records", "/proc/nothing/here"),
        ("fuzz", "chess"),
        ("bench", "age-of-war", "--seconds", "0"),
        ("odds", "age-of-war", "--dice", "9"),
        ("odds", "age-of-war", "--castle", "camelot"),
        ("odds", "age-of-war", "extra"),
        ("odds", "sealed-bids"),
        ("rules",),
        ("replay",),
        ("verify",),
        ("replay", str(FINISHED), "--at", "-1"),
        ("replay", str(FINISHED), "--at", "9999"),
        ("replay", str(FINISHED), "--as", "2"),
        ("replay", str(FINISHED), "--as", "-1"),
        ("replay", str(FINISHED), "--as", "9" * 5000),
        ("replay", str(FINISHED), "--svg", "/no/such/folder/x.svg"),
        ("export", str(FINISHED)),
        ("export", str(FINISHED), "--as", "nobody"),
        ("export", str(FINISHED), "--as", "0", "-o", "/no/such/folder/x"),
        ("play", "age-of-wra"),
        ("play", "--players", "9"),
        ("play", "--seat", "-1"),
        ("play", "--bots", "greedy,greedy"),
        ("play", "--code", "missing.py"),
        ("games", "extra"),
    ],
    ids=lambda words: " ".join(words)[:60],
)
def test_wrong_words_exit_2_with_a_sentence(warhall_: Command, words: tuple[str, ...]) -> None:
    said = warhall_(*words)
    assert said.code == 2
    assert said.err.lstrip().startswith("warhall: ")
    assert not re.search(r"\{[a-z]+-", said.err)
    assert len(said.err) < 400


def test_without_words_help_is_shown(warhall_: Command) -> None:
    assert warhall_().code in (0, 2)


# -- records -----------------------------------------------------------------------------------------------------------

DAMAGES: dict[str, tuple[bytes, int]] = {
    "empty": (b"", 1),
    "binary": (bytes(range(256)) * 40, 1),
    "json": (b'{"hello": "world"}\n', 1),
    "nested": (b"[" * 100_000 + b"\n", 1),
    "cut": (b"".join(LINES)[:-30], len(LINES)),
    "cut-early": (b"".join(LINES[:7])[:-9], 7),
    "missing-line": (b"".join(LINES[:9] + LINES[10:]), 10),
    "nested-later": (b"".join([*LINES[:4], b"[" * 50_000 + b"\n", *LINES[5:]]), 5),
    "check": (b"".join([*LINES[:4], re.sub(rb'"check":"\w{4}', b'"check":"0000', LINES[4]), *LINES[5:]]), 5),
    "action": (b"".join([*LINES[:4], re.sub(rb'"action":"\w+', b'"action":"dance', LINES[4]), *LINES[5:]]), 5),
    "escape": (b"".join([*LINES[:4], re.sub(rb'"action":"', rb'"action":"\\u001b[31m', LINES[4]), *LINES[5:]]), 5),
}


@pytest.mark.parametrize("lang", warhall.LANGUAGES)
@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("verb", [("verify",), ("replay",), ("export", "--as", "0"), ("play", "--resume", "--save")])
def test_a_damaged_file_exits_1_and_names_the_line(
    warhall_: Command, verb: tuple[str, ...], damage: str, lang: str, tmp_path: Path
) -> None:
    content, line = DAMAGES[damage]
    path = tmp_path / "game.jsonl"
    path.write_bytes(content)
    said = warhall_(*verb, path, "--lang", lang)
    assert said.code == 1
    assert f"{'Line' if lang == 'en' else 'Ligne'} {line}" in said.err
    assert "\x1b" not in said.err
    assert len(said.err) < 600


def test_verify_goes_on_after_a_bad_file(warhall_: Command, tmp_path: Path) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_bytes(b"")
    said = warhall_("verify", bad, FINISHED, tmp_path / "missing.jsonl", tmp_path)
    assert said.code == 1
    assert said.out.count("✓") == 1
    assert said.err.count("✗") == 3
    results = warhall_("verify", bad, FINISHED, "--json").data
    assert [result["ok"] for result in results] == [False, True]
    assert (results[0]["code"], results[0]["line"]) == ("record-empty", 1)


def hostile(tmp_path: Path, change: Callable[[list[dict[str, Any]]], object], source: Path = FINISHED) -> Path:
    path = tmp_path / "hostile.jsonl"
    path.write_bytes(b"".join(damaged(Record.load(source), change)))
    return path


@pytest.mark.parametrize("name", ["[/x]", "\\[/x]", "a\\", "[red]x", "{x}", "☃" * 300])
def test_names_in_a_record_are_shown_as_they_are(warhall_: Command, tmp_path: Path, name: str) -> None:
    path = hostile(tmp_path, lambda lines: lines[0].update(seats=[name, "Ed"]))
    said = warhall_("replay", path)
    assert said.code == 0
    assert f"{name} rolls" in said.out


@pytest.mark.parametrize("name", ["\x1b[31mred", "\x1b]0;title\x07", "a\rb", "\x9b31m"])
def test_names_in_a_record_cannot_command_the_terminal(warhall_: Command, tmp_path: Path, name: str) -> None:
    path = hostile(tmp_path, lambda lines: lines[0].update(seats=[name, "Ed"]))
    said = warhall_("replay", path)
    assert said.code == 0
    assert not re.search("[\x1b\x9b\x07\r]", said.out)


@pytest.mark.parametrize("bots", [[None], [None, None], ["greedy", "greedy"], [None, "nobody"], [], None])
def test_a_record_that_does_not_say_who_sat_where_cannot_be_gone_on_with(
    warhall_: Command, tmp_path: Path, bots: list[str | None] | None
) -> None:
    path = hostile(tmp_path, lambda lines: lines[0].update(bots=bots), CORPUS / "age-of-war-put-aside.jsonl")
    said = warhall_("play", "--resume", "--save", path)
    assert said.code in (1, 2)
    assert not re.search(r"\{[a-z]+-", said.err)


def test_a_record_without_its_seed_cannot_be_gone_on_with(process: Command, tmp_path: Path) -> None:
    match = random_match(warhall.load_game("age-of-war"), seed=5, most=10, bots=[None, "greedy"])
    sealed = tmp_path / "sealed.jsonl"
    match.record.redacted_for(0).save(sealed)
    try:
        said = process("play", "--resume", "--save", sealed, stdin="1\n" * 50, timeout=8)
    except subprocess.TimeoutExpired:
        pytest.fail("the table waits for ever for dice that never fall")
    assert said.code == 1
    assert "Traceback" not in said.err


# -- in a process of its own -------------------------------------------------------------------------------------------


def test_exit_codes_of_the_real_command(process: Command) -> None:
    assert process("games").code == 0
    missing = process("verify", "missing.jsonl")
    assert (missing.code, missing.out) == (1, "")
    assert process("simulat").code == 2


def test_progress_goes_to_stderr_and_data_to_stdout(process: Command) -> None:
    said = process("simulate", "age-of-war", "-n", "2", "-j", "2", "--bots", "greedy", "--seed", "1", "--json")
    assert said.code == 0
    assert said.data["games"] == 2


def test_a_damaged_file_is_no_traceback(process: Command, tmp_path: Path) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_bytes(b"[" * 200_000)
    said = process("replay", path)
    assert said.code == 1
    assert "Line 1" in said.err
    assert "Traceback" not in said.err


@pytest.mark.parametrize(
    "words", [("rules", "age-of-war"), ("replay", str(FINISHED)), ("export", str(FINISHED), "--as", "0")]
)
def test_a_reader_who_leaves_early_is_no_fault(words: tuple[str, ...]) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "warhall", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.close()
        complaint = child.stderr.read().decode()
        code = child.wait(timeout=30)
    assert "Traceback" not in complaint
    assert "Exception" not in complaint
    assert code == 0


def test_a_name_that_is_no_text_does_not_lose_the_game(process: Command, tmp_path: Path) -> None:
    save = tmp_path / "save.jsonl"
    said = process("play", "--seed", "1", "--name", "\udcff", "--save", save, stdin="q\n")
    assert "Traceback" not in said.err
    assert said.code in (0, 2)
    if said.code == 0:
        assert warhall.verify(save).entries > 0


def test_a_package_that_is_not_installed_is_named(warhall_: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_args: object) -> None:
        raise ModuleNotFoundError("No module named 'numpy'", name="numpy")

    monkeypatch.setattr(type(warhall.load_game("age-of-war")), "solve", missing)
    for lang in ("en", "fr"):
        said = warhall_("solve", "age-of-war", "--again", "--lang", lang)
        assert said.code == 2
        assert "numpy" in said.err
        assert "Traceback" not in said.err


@pytest.mark.parametrize("lang", warhall.LANGUAGES)
@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
@pytest.mark.parametrize("words", [("play", "age-of-war", "--seed", "3"), ("odds", "age-of-war"), ("games", "--json")])
def test_a_terminal_without_unicode_gets_plain_letters(
    process: Command, words: tuple[str, ...], encoding: str, lang: str
) -> None:
    said = process(*words, "--lang", lang, env={"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"})
    assert said.code == 0
    assert said.err == "" or "Traceback" not in said.err
    assert "Azuchi" in said.out or "age-of-war" in said.out
    if encoding == "ascii" and "--json" not in words:
        assert said.out.isascii()
        assert "???" not in said.out
