"""Games put aside in the terminal: named, listed, and never replaced without asking."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path

import pexpect
import pytest

import warhall
from tests.cli import Command

BEGIN = ("play", "age-of-war", "--seed", "1", "--name", "Kim")


def saves(tmp_path: Path) -> list[str]:
    return sorted(path.name for path in (tmp_path / "data" / "warhall" / "saves").iterdir())


def test_every_new_game_has_a_name_of_its_own(process: Command, tmp_path: Path) -> None:
    for _ in range(2):
        assert process(*BEGIN, stdin="q\n").code == 0
    assert process("play", "conan-ccg", "--save", "my evening", stdin="").code == 0
    assert saves(tmp_path) == ["age-of-war-1.jsonl", "age-of-war-2.jsonl", "my evening.jsonl"]
    listed = process("saves").out
    assert all(name in listed for name in ("age-of-war-1", "age-of-war-2", "my evening", "not finished", "Kim, "))
    assert {save["name"] for save in process("saves", "age-of-war", "--json").data} == {"age-of-war-1", "age-of-war-2"}


@pytest.mark.parametrize("save", [None, "evening", "x.jsonl", "a folder/my game.jsonl"])
def test_the_advice_at_the_end_opens_that_very_game(process: Command, save: str | None) -> None:
    where = () if save is None else ("--save", save)
    said = process(*BEGIN, *where, stdin="1\n\nq\n")
    advice = said.out[said.out.index("warhall play --resume") :].splitlines()[0]
    process("play", "age-of-war", "--seed", "2", stdin="q\n")  # another game meanwhile
    again = process(*shlex.split(advice)[1:], stdin="l\nq\n")
    assert again.code == 0
    assert "Kim rolls" in again.out
    assert advice in again.out


def test_resume_takes_the_game_that_was_put_aside_last(process: Command) -> None:
    process(*BEGIN, stdin="q\n")
    process("play", "conan-ccg", "--name", "Ed", stdin="q\n")
    assert "--save conan-ccg-1" in process("play", "--resume", stdin="").out
    assert "--save age-of-war-1" in process("play", "age-of-war", "--resume", stdin="").out
    refused = process("play", "age-of-conan", "--resume")
    assert (refused.code, refused.err.strip()) == (
        2,
        'warhall: No unfinished game is saved here. "warhall saves" lists all that are.',
    )
    assert "That is a game of age-of-war" in process("play", "conan-ccg", "--resume", "--save", "age-of-war-1").err
    assert "--players was settled" in process("play", "--resume", "--players", "3").err


def test_piped_input_never_replaces_a_file(process: Command, tmp_path: Path) -> None:
    assert process(*BEGIN, "--save", "x.jsonl", stdin="q\n").code == 0
    before = (tmp_path / "x.jsonl").read_bytes()
    said = process("play", "age-of-war", "--save", "x.jsonl", stdin="y\n1\n1\nq\n")
    assert said.code == 2
    assert "exists already" in said.err
    assert (tmp_path / "x.jsonl").read_bytes() == before


@pytest.mark.parametrize(("answer", "code"), [("n", 2), ("y", 0)])
def test_a_person_is_asked_before_a_file_is_replaced(tmp_path: Path, answer: str, code: int) -> None:
    mine = tmp_path / "x.jsonl"
    mine.write_text("precious")
    words = ["-m", "warhall", *BEGIN, "--save", str(mine)]
    child = pexpect.spawn(sys.executable, words, env={**os.environ, "TERM": "xterm"}, encoding="utf-8", timeout=30)
    child.expect("Replace it")
    assert mine.read_text() == "precious"
    child.sendline(answer)
    if answer == "y":
        child.expect("Your choice >")
        child.sendline("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == code
    assert warhall.verify(mine).entries > 0 if answer == "y" else mine.read_text() == "precious"
