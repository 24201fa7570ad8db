"""The terminal table, played by a script."""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pexpect
import pytest
from rich.console import Console

import warhall
from tests.support.late_age_of_war import late_start
from tests.support.sealed_bids import SealedBids
from warhall.bots import load_bot, parse_bot
from warhall.games.age_of_war import AgeOfWar
from warhall.kernel import Match, Record, use_language
from warhall.tui import TerminalTable
from warhall.tui.saves import new_save, save_name, save_path
from warhall.tui.table import COMMANDS, say


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    with use_language("en"):
        yield


class Script:
    """Answers one after the other, then the end of the input; or the same choice for ever, and Enter before dice."""

    def __init__(self, *answers: str, for_ever: str | None = None, most: int = 5000) -> None:
        self.answers = list(answers)
        self.for_ever = for_ever
        self.most = most
        self.prompts: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.prompts.append(prompt)
        assert len(self.prompts) < self.most, "the game does not end"
        if self.answers:
            return self.answers.pop(0)
        if self.for_ever is None:
            raise EOFError
        return self.for_ever if prompt.strip() == say("your-choice") else ""


class Played:
    """A table after a script was played at it."""

    def __init__(self, match: Match, read: Callable[[str], str], save: Path, seat: int = 0, width: int = 80) -> None:
        self.match = match
        self.file = io.StringIO()
        bot = load_bot(parse_bot("greedy" if match.game.id == "age-of-war" else "random"), match.game)
        bots = {other: bot for other in range(match.game.players) if other != seat}
        console = Console(width=width, file=self.file, highlight=False, force_terminal=False)
        self.table = TerminalTable(match, seat, bots, save, console, read)
        self.finished = self.table.run()
        self.text = self.file.getvalue()


def late(players: int = 2, seed: int | None = 4) -> Match:
    """A match from a late position; seat 0 begins."""
    game = AgeOfWar(players=players)
    return Match(game, seed, start=late_start(game), bots=[None, *["greedy"] * (players - 1)])


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "game.jsonl"


@pytest.mark.parametrize("lang", warhall.LANGUAGES)
@pytest.mark.parametrize("players", range(2, 7))
def test_a_whole_game_is_played_by_always_choosing_1(players: int, lang: str, save: Path) -> None:
    with use_language(lang):
        played = Played(late(players), Script(for_ever="1"), save)
    assert played.finished
    assert played.match.is_over
    assert all(len(line) <= 80 for line in played.text.splitlines())
    assert not re.search(r"\{ ?[$a-z]", played.text)
    assert warhall.verify(save).over
    assert str(save) in played.text.replace("\n", "")


def test_enter_alone_never_chooses_among_several(save: Path) -> None:
    match = late()
    match.advance()
    assert len(match.state.legal_actions()) > 1
    with pytest.raises(AssertionError, match="does not end"):
        Played(match, Script(for_ever="", most=20), save)
    assert len(match.record.entries) == 1


def test_an_action_can_be_typed_in_words(save: Path) -> None:
    played = Played(late(), Script("  LOSE "), save)
    assert [entry.action for entry in played.match.record.entries if entry.seat == 0] == ["lose"]


@pytest.mark.parametrize(
    "answer", ["fill azuchi daimyo", "dance", "0", "99", "-1", "1 2", "é", "[/x]", "9" * 5000, "²", "١", "\x00"]
)
def test_a_wrong_answer_is_refused_and_asked_again(answer: str, save: Path) -> None:
    read = Script(answer)
    played = Played(late(), read, save)
    assert not played.finished
    assert len(read.prompts) == 2
    assert [entry.seat for entry in played.match.record.entries] in ([-1], [-1, 0])


def test_a_number_that_is_not_offered_is_answered_with_those_that_are(save: Path) -> None:
    assert re.search(r"The choices are numbered 1 to \d+\.", Played(late(), Script("99"), save).text)


def test_a_refusal_cites_the_rule(save: Path) -> None:
    assert "(AOW-0" in Played(late(), Script("fill azuchi 1", "fill edo 1"), save).text


def test_a_choice_is_taken_back_before_the_dice_fall(save: Path) -> None:
    played = Played(late(), Script("lose", "u"), save)
    assert "Taken back." in played.text
    assert [entry.seat for entry in played.match.record.entries] == [-1]
    once_more = Played(late(), Script("lose", "u", "lose", "", "u"), save)
    assert "There is nothing you can take back" in once_more.text
    assert [entry.seat for entry in once_more.match.record.entries] == [-1, 0, -1]


def test_a_slip_before_the_dice_does_not_roll_them(save: Path) -> None:
    played = Played(late(), Script("lose", "dance", "u"), save)
    assert "Press Enter to go on" in played.text
    assert [entry.seat for entry in played.match.record.entries] == [-1]


def test_odds_on_request(save: Path) -> None:
    played = Played(late(), Script("?"), save)
    assert "Chance to complete the castle after each choice" in played.text
    assert re.search(r"\d+\.\d %", played.text)
    with use_language("fr"):
        assert re.search(r"\d+,\d %", Played(late(), Script("probabilités"), save).text)


def test_a_hint_is_a_legal_action(save: Path) -> None:
    played = Played(late(), Script("i"), save)
    (hint,) = re.findall(r"A hint: (.*)", played.text)
    assert hint in played.match.state.legal_actions(0)
    assert re.search(r"Its chance is \d+ %; the best of the others has \d+ %\.", " ".join(played.text.split()))


def test_rules_are_looked_up(save: Path) -> None:
    played = Played(late(), Script("r aow-038", "r", "rule AOW-999"), save)
    assert "AOW-038  Commitment to one castle" in played.text
    assert "Which rule?" in played.text
    assert 'There is no rule "AOW-999"' in played.text


def test_log_board_and_help(save: Path) -> None:
    played = Played(late(), Script("l", "b", "h"), save)
    assert played.text.count("P1 rolls") == 2
    assert played.text.count("Your choice") == 0  # the prompt goes to the reader
    assert played.text.count("a number or words") == 2
    assert "take back your last choice" in played.text


def test_every_command_has_a_word_of_its_own_in_both_languages() -> None:
    for lang in warhall.LANGUAGES:
        with use_language(lang):
            words = [word for name in COMMANDS for word in say(f"words-{name}").split()]
        assert len(words) == len(set(words))
        assert not {"fill", "lose", "roll", "first"} & set(words)


# -- leaving, saving, going on -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("answers", [(), ("q",), ("QUIT",), ("lose", "q")])
def test_leaving_saves_the_game(answers: tuple[str, ...], save: Path) -> None:
    played = Played(late(), Script(*answers), save)
    assert not played.finished
    assert "--resume" in played.text
    assert Record.load(save).dumps() == played.match.record.dumps()
    assert not warhall.verify(save).over


def test_a_saved_game_goes_on_where_it_stopped(save: Path) -> None:
    Played(late(), Script("1", "", "1"), save)
    before = Record.load(save)
    resumed = Played(Match.resume(before), Script(for_ever="1"), save)
    assert resumed.finished
    after = Record.load(save)
    assert after.entries[: len(before.entries)] == before.entries
    assert after.verify().over


def test_saving_under_another_name(save: Path, tmp_path: Path) -> None:
    other = tmp_path / "deep" / "other.jsonl"
    played = Played(late(), Script(f"s {other}", "s"), save)
    assert f"Saved in {other}." in played.text.replace("\n", "")
    assert Record.load(other).entries == Record.load(save).entries


@pytest.mark.parametrize("target", ["/proc/nothing/x", "/", "~no-such-user-here/x", "a\x00b"])
def test_a_place_where_nothing_can_be_saved_is_no_reason_to_stop(target: str, save: Path) -> None:
    read = Script(f"s {target}")
    played = Played(late(), read, save)
    assert "Could not save" in played.text
    assert len(read.prompts) == 2
    assert save.exists()


def test_the_save_of_a_game_has_its_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    first, second = new_save("age-of-war"), new_save("age-of-war")
    assert first == tmp_path / "warhall" / "saves" / "age-of-war-1.jsonl"
    assert save_name(second) == "age-of-war-2"
    assert save_path("age-of-war-2") == second
    assert save_path("x.jsonl") == Path("x.jsonl")
    assert save_name(Path("x.jsonl")) == "x.jsonl"


@pytest.mark.parametrize(("answer", "replaced"), [("n", False), ("", False), ("y", True)])
def test_a_copy_replaces_a_file_only_when_asked_to(save: Path, tmp_path: Path, answer: str, replaced: bool) -> None:
    mine = tmp_path / "mine.jsonl"
    mine.write_text("precious")
    played = Played(late(), Script(f"s {mine}", answer), save)
    assert (mine.read_text() != "precious") == replaced
    assert ("is left as it was" in played.text) != replaced


# -- a game with secrets -----------------------------------------------------------------------------------------------


def test_the_table_serves_a_game_with_secrets_and_tells_none(save: Path) -> None:
    game = SealedBids(players=3)
    played = Played(Match(game, seed=3), Script("?", "l", "u", for_ever="1"), save, seat=1)
    assert played.finished
    deals = re.findall(r"(P\d) draws a (\w+)\.", played.text)
    assert {name for name, card in deals if card != "card"} == {"P2"}
    assert "There are no odds to show right now." in played.text


# -- in a real terminal ------------------------------------------------------------------------------------------------


def test_a_person_at_a_real_terminal(tmp_path: Path) -> None:
    environment = {**os.environ, "LC_ALL": "en_US.UTF-8", "TERM": "xterm", "XDG_DATA_HOME": str(tmp_path)}
    child = pexpect.spawn(
        sys.executable,
        ["-m", "warhall", "play", "--seed", "1", "--name", "Kim", "--players", "3"],
        env=environment,
        dimensions=(24, 80),
        timeout=20,
        encoding="utf-8",
    )
    child.expect("Age of War. Type a number")
    child.expect("Your choice >")
    child.sendline("lose")
    child.expect("u: take back >")
    child.sendline("u")
    child.expect("Taken back")
    child.expect("Your choice >")
    child.sendline("?")
    child.expect("Chance to complete")
    child.expect("Your choice >")
    child.sendline("q")
    child.expect("To go on:")
    child.expect("warhall play --resume --save age-of-war-1")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert not warhall.verify(tmp_path / "warhall" / "saves" / "age-of-war-1.jsonl").over
    again = pexpect.spawn(
        sys.executable,
        ["-m", "warhall", "play", "--resume", "--lang", "fr"],
        env=environment,
        dimensions=(24, 80),
        timeout=20,
        encoding="utf-8",
    )
    again.expect("Votre choix >")
    again.sendeof()
    again.expect(pexpect.EOF)
    again.close()
    assert again.exitstatus == 0
