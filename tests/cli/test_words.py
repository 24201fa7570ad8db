"""The words of the command line: plain, right, and the conveniences that every command line has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import warhall
from tests.cli import Command
from tests.support.records import CORPUS
from warhall.cli.main import COMMAND_WORDS

FINISHED = CORPUS / "age-of-war-set-up.jsonl"


# -- self-play ---------------------------------------------------------------------------------------------------------


def test_self_play_is_reported_by_seats(warhall_: Command) -> None:
    said = warhall_("simulate", "age-of-war", "-n", 4, "--seed", 1)
    assert "100" not in said.out.replace("1,0", "")
    assert "random in every seat" in said.out
    assert len(re.findall(r"│ [01] +│", said.out)) == 2
    assert "No bots were named, so random plays every seat" in said.err
    named = warhall_("simulate", "age-of-war", "-n", 4, "--seed", 1, "--bots", "greedy")
    assert "No bots were named" not in named.err
    seats = warhall_("simulate", "age-of-war", "-n", 4, "--seed", 1, "--json").data["seats"]
    assert [seat["seat"] for seat in seats] == [0, 1]
    assert sum(seat["share"] for seat in seats) == pytest.approx(1)


# -- words -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("cards", "--game", "age-of-conan"), "age-of-conan is not a card game with decks"),
        (("odds", "conan-ccg", "--help"), "The game conan-ccg has no odds to show."),
        (("simulate", "age-of-war", "-n", "abc"), "-n takes a number."),
        (("simulate", "age-of-war", "-n", "0"), "-n must be at least 1."),
        (("serve", "--port", "99999"), "--port must be at most 65535."),
        (("simulate", "age-of-war", "--bots", "greedy:x=1"), 'has no option "x": it has none.'),
        (("deck", "check", "folder.txt"), "Is a directory"),
        (("rules", "age-of-war", "AOW-999"), "they are numbered AOW-001 to AOW-060."),
        (("play", "age-of-war", "--seat", "9"), '--seat takes a whole number (0-1), not "9".'),
        (("replay", "missing.jsonl"), "missing.jsonl cannot be read: No such file"),
        (("odds", "age-of-war", "more"), '"more" is one word too many.'),
    ],
)
def test_a_complaint_says_what_is_wrong(
    warhall_: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder.txt").mkdir()
    said = warhall_(*words)
    assert sentence in said.err
    assert said.code in (1, 2)
    assert "Errno" not in said.err


def test_lines_are_written_in_one_way(warhall_: Command) -> None:
    assert "[A] [CC] [5]" in warhall_("odds", "age-of-war").out
    assert "[I" not in warhall_("odds", "age-of-war").out + warhall_("odds", "age-of-war", "--castle", "odani").out


@pytest.mark.parametrize("lang", warhall.LANGUAGES)
@pytest.mark.parametrize("command", COMMAND_WORDS)
@pytest.mark.parametrize("help_", ["-h", "--help"])
def test_help_is_in_plain_words(warhall_: Command, command: str, lang: str, help_: str) -> None:
    said = warhall_(command, help_, "--lang", lang)
    assert said.code == 0
    assert not re.search(r"<(bool|str|int|path|list)", said.out)


# -- conveniences ------------------------------------------------------------------------------------------------------


def test_the_version(warhall_: Command) -> None:
    assert re.fullmatch(r"warhall \d+\.\d+\.\d+\n", warhall_("--version").out)


def test_help_loads_no_command(process: Command) -> None:
    asked = process("--help", env={"PYTHONPROFILEIMPORTTIME": "1"})
    assert all(f" {word} " in asked.out for word in COMMAND_WORDS)
    assert "warhall.cli.main" in asked.err
    assert not re.search(r"warhall\.(cli\.commands|arena|drawing|games|server|testing|tui)", asked.err)


def test_completion_for_the_shell(process: Command) -> None:
    asked = {"_WARHALL_COMPLETE": "complete_bash", "COMP_WORDS": "warhall sim", "COMP_CWORD": "1"}
    assert process(env=asked).out.split() == ["simulate"]


@pytest.mark.parametrize("words", [("verify",), ("replay", "--at", "1"), ("export", "--as", "0")])
def test_a_record_can_be_piped_in(process: Command, words: tuple[str, ...]) -> None:
    text = FINISHED.read_text(encoding="utf-8")
    piped, named = process(*words, "-", stdin=text), process(*words, FINISHED)
    assert piped.code == 0
    assert piped.out.replace(" -:", f" {FINISHED}:") == named.out


def test_quiet_leaves_out_remarks(warhall_: Command, tmp_path: Path) -> None:
    words = ("odds", "age-of-war", "--plot", tmp_path / "x.svg")
    assert "Wrote" in warhall_(*words).err
    assert warhall_(*words, "--quiet").err == ""
    assert warhall_(*words, "-q").out == warhall_(*words).out


def test_the_rules_read_as_a_book(warhall_: Command) -> None:
    book = warhall_("rules", "age-of-war").out
    assert book.index("AOW-001") < book.index("AOW-038  Commitment to one castle") < book.index("AOW-060")
    assert "the player may fill lines only on that same castle" in book
    found = warhall_("rules", "age-of-war", "--search", "clockwise").out
    assert "clockwise" in found
    assert "the player may fill lines only" not in found
