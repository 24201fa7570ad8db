"""Every command: what it prints, what it returns, in which language."""

from __future__ import annotations

import re
import shlex
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pytest

import warhall
from tests.cli import Command, Said
from tests.support.records import CORPUS
from tests.support.sealed_bids import leaky
from warhall.cli.main import COMMAND_WORDS, run
from warhall.cli.options import first_game
from warhall.games.age_of_war import AgeOfWar
from warhall.kernel import Record, Table, registry

FINISHED = CORPUS / "age-of-war-set-up.jsonl"
PUT_ASIDE = CORPUS / "age-of-war-put-aside.jsonl"
ODDS = ("odds", "age-of-war", "--castle", "gifu")


# -- games, rules, bots, odds ------------------------------------------------------------------------------------------


def test_games_lists_every_game_with_its_options(warhall_: Command) -> None:
    said = warhall_("games")
    assert said.code == 0
    assert "age-of-war  Age of War, 60 numbered rules" in said.out
    assert "players=2  Number of players (2 to 6)" in said.out
    games = {game["id"]: game for game in warhall_("games", "--json").data}
    assert games["age-of-war"]["rules"] == 60
    assert games["age-of-war"]["options"][0]["high"] == 6


def test_rules_are_listed_searched_and_shown(warhall_: Command) -> None:
    assert warhall_("rules", "age-of-war", "--titles").out.count("AOW-") == 60
    book = warhall_("rules", "age-of-war").out
    assert book.count("Example:") == 60
    assert "AOW-038  Commitment to one castle" in book
    assert warhall_("rules", "age-of-war", "38").out == warhall_("rules", "age-of-war", "AOW-038").out
    one = warhall_("rules", "age-of-war", "aow-038")
    assert "Commitment to one castle" in one.out
    assert "Example:" in one.out
    found = warhall_("rules", "age-of-war", "--search", "clockwise", "--titles")
    assert "AOW-017" in found.out
    assert found.out.count("AOW-") < 5
    assert "No rule mentions that." in warhall_("rules", "age-of-war", "--search", "spaceship").out
    assert warhall_("rules", "age-of-war", "AOW-038", "--json").data["id"] == "AOW-038"
    assert len(warhall_("rules", "age-of-war", "--json").data) == 60
    assert warhall_("rules", "age-of-war", "--search", "spaceship", "--json").data == []


@pytest.mark.parametrize("form", [(), ("--json",)])
def test_a_rule_that_does_not_mention_what_is_searched_is_not_shown(warhall_: Command, form: tuple[str, ...]) -> None:
    said = warhall_("rules", "age-of-war", "AOW-038", "--search", "spaceship", *form)
    assert said.code in (0, 1, 2)
    assert "Commitment" not in said.out


def test_bots_are_listed(warhall_: Command) -> None:
    said = warhall_("bots", "age-of-war")
    assert "greedy" in said.out
    assert "--code my_bot.py" in said.out
    assert {"greedy", "random"} <= set(warhall_("bots", "--json").data["age-of-war"])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_bot_is_introduced_in_words(warhall_: Command, language: str) -> None:
    assert "{" not in warhall_("--lang", language, "bots").out  # a message that nobody has written


def test_odds_are_exact(warhall_: Command) -> None:
    rows = warhall_("odds", "age-of-war", "--json").data["rows"]
    assert len(rows) == 14
    one = warhall_(*ODDS, "--filled", "1,2", "--dice", "1", "--json").data["rows"]
    assert one == [{"dice": 1, "chance": pytest.approx(1 / 6)}, {"dice": 0, "chance": 0.0}]
    assert "16.67 %" in warhall_(*ODDS, "--filled=1,2", "--dice=1").out
    assert (
        warhall_(*ODDS, "--steal", "--json").data["rows"][0]["chance"]
        < (warhall_(*ODDS, "--json").data["rows"][0]["chance"])
    )


@pytest.mark.parametrize("words", [("odds", "age-of-war", "--help"), ("odds", "--help")])
def test_odds_say_what_can_be_asked(warhall_: Command, words: tuple[str, ...]) -> None:
    said = warhall_(*words)
    assert said.code == 0
    assert said.out


# -- simulate, fuzz, bench ---------------------------------------------------------------------------------------------


def test_simulate_counts_and_keeps_records(warhall_: Command, tmp_path: Path) -> None:
    words = ("simulate", "age-of-war", "-n", 2, "--bots", "greedy,random", "--seed", 3, "--records", tmp_path / "r")
    first, again = warhall_(*words, "--json"), warhall_(*words, "--json")
    assert first.code == 0
    data = first.data
    assert (data["games"], data["seed"], data["capped"]) == (2, 3, 0)
    assert [bot["bot"] for bot in data["bots"]] == ["greedy", "random"]
    assert [again.data[name] for name in ("bots", "decisions", "seats")] == (
        [data[name] for name in ("bots", "decisions", "seats")]
    )
    files = sorted((tmp_path / "r").glob("*.jsonl"))
    assert len(files) == 2
    assert warhall_("verify", *files).code == 0
    people = warhall_(*words)
    assert "2 games, seed 3" in people.out
    assert "95 % interval" in people.out
    assert "games/s" in people.out


def test_simulate_shows_the_seed_that_it_drew(warhall_: Command) -> None:
    seed = warhall_("simulate", "sealed-bids", "-n", 1, "--json").data["seed"]
    assert isinstance(seed, int)


def test_simulate_plays_a_bot_from_a_file(warhall_: Command, tmp_path: Path) -> None:
    bot = tmp_path / "mine.py"
    bot.write_text("def choose(view, legal, rng, deadline):\n    return legal[0]\n")
    said = warhall_("simulate", "age-of-war", "-n", 1, "--code", bot, "--bots", "greedy", "--seed", 1, "--json")
    assert {Path(row["bot"]).name for row in said.data["bots"]} == {"mine.py", "greedy"}


@pytest.mark.parametrize(
    ("body", "said_of_it"),
    [
        ("return 'fill azuchi daimyo'", "returned 'fill azuchi daimyo', which is not one of the"),
        ("return 'dance'", "returned 'dance', which"),
        ("return None", "returned None, which"),
        ("return legal[999]", "IndexError: list index out of range ({file}, line 4: return legal[999])"),
        ("return rng.choice([])", "({file}, line 4: return rng.choice([]))"),
    ],
)
def test_a_failing_bot_exits_1_with_the_command_that_shows_it_again(
    warhall_: Command, tmp_path: Path, body: str, said_of_it: str
) -> None:
    bot = tmp_path / "my bad bot's file.py"
    bot.write_text(f"# mine\n\ndef choose(view, legal, rng, deadline):\n    {body}\n")
    said = warhall_("simulate", "age-of-war", "-n", 3, "--code", bot, "--seed", 5)
    assert said.code == 1
    assert f"The bot {bot}" in said.err
    assert said_of_it.format(file=bot) in said.err
    assert "--seed 5 --start 0 -n 1" in said.err
    command = shlex.split(said.err.partition("To see it again: ")[2].splitlines()[0])
    assert warhall_(*command[1:]) == said


def test_a_bot_file_that_does_not_run_is_shown_with_its_line(warhall_: Command, tmp_path: Path) -> None:
    bot = tmp_path / "bad.py"
    bot.write_text("import random\nx = = 3\n")
    said = warhall_("simulate", "age-of-war", "--code", bot)
    assert said.code == 2
    assert f"SyntaxError: invalid syntax ({bot}, line 2: x = = 3)" in said.err


def test_fuzz_is_quiet_about_a_sound_game(warhall_: Command) -> None:
    assert warhall_("fuzz", "age-of-war", "-n", 1, "--seed", 1).out == "One game without a fault, seed 1.\n"
    assert warhall_("fuzz", "age-of-war", "-n", 1, "--seed", 1, "--json").data == {
        "ok": True,
        "seed": 1,
        "games": 1,
        "interrupted": False,
    }


def test_fuzz_exits_1_with_the_command_that_shows_the_fault_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(registry._registered, "sealed-bids", leaky.Unsorted)
    assert run(["fuzz", "sealed-bids", "-n", "50", "--seed", "2", "--json"]) == 1
    out, err = capsys.readouterr()
    failure = Said(1, out, err).data
    assert failure["reproduce"] == f"warhall fuzz sealed-bids --seed 2 --start {failure['index']} -n 1 --gap 12"
    assert "not sorted" in failure["reason"]
    assert failure["reproduce"] in err


def test_fuzz_may_put_every_value_off(warhall_: Command) -> None:
    said = warhall_("fuzz", "age-of-war", "-n", 1, "--seed", 1, "--gap", 200, "--thorough")
    assert said.out == "One game without a fault, seed 1.\n"


def test_bench_measures(warhall_: Command) -> None:
    data = warhall_("bench", "age-of-war", "--seconds", 0.1, "--json").data
    assert data["games_per_second"] > 0
    assert "µs" in warhall_("bench", "age-of-war", "--seconds", 0.1).out


def test_solve_does_not_start_over(warhall_: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def told(text: str) -> Callable[..., Table]:
        return lambda *_: Table(text, ["What", "Figure"], [["Start", "0.53"]], row_keys=["start"])

    monkeypatch.setattr(AgeOfWar, "solution", told("from the cache"))
    monkeypatch.setattr(AgeOfWar, "solve", told("solved again"))
    kept = warhall_("solve", "age-of-war", "--json")
    assert kept.data == {"title": "from the cache", "start": "0.53"}
    assert "--again solves it once more" in kept.err
    assert "solved again" in warhall_("solve", "age-of-war", "--again").out
    monkeypatch.setattr(AgeOfWar, "solution", lambda *_: None)
    assert "solved again" in warhall_("solve", "age-of-war").out


def test_the_time_left_is_no_negative_number() -> None:
    tablebase = pytest.importorskip("warhall.games.age_of_war.study.tablebase")
    assert tablebase._clock(199.4) == "0:03:19"


# -- verify, replay, export --------------------------------------------------------------------------------------------


def test_verify_proves_every_file(warhall_: Command) -> None:
    said = warhall_("verify", FINISHED, PUT_ASIDE)
    assert said.code == 0
    assert "66 actions of age-of-war, finished; dice proved: all 33 draws." in said.out
    assert "not finished" in said.out
    data = warhall_("verify", FINISHED, "--json").data
    told = {"entries": 66, "over": True, "dice": "proved", "draws": 33, "proved": 33}
    assert data == [{"file": str(FINISHED), "ok": True, **told}]


def test_verify_proves_every_record_of_a_file(warhall_: Command, tmp_path: Path) -> None:
    file, damaged = tmp_path / "games.jsonl", tmp_path / "damaged.jsonl"
    records = list(warhall.read_records(FINISHED)) * 3
    warhall.write_records(file, records)
    data = warhall_("verify", file, "--json").data
    assert [(each["record"], each["ok"], each["dice"]) for each in data] == [(n, True, "proved") for n in (1, 2, 3)]
    whole = file.read_bytes()
    half = len(whole) // 2
    damaged.write_bytes(whole[:half] + whole[half:].replace(b'"seat":0', b'"seat":1', 1))
    said = warhall_("verify", damaged, "--lang", "fr")
    assert (said.code, said.out.count("✓")) == (1, 2)
    assert "damaged.jsonl, enregistrement 2" in " ".join(said.err.split())


def test_verify_counts_what_stays_sealed(warhall_: Command, tmp_path: Path) -> None:
    sight = tmp_path / "mine.jsonl"
    warhall_("export", CORPUS / "conan-ccg-two-players.jsonl", "--as", 1, "-o", sight)
    said = warhall_("verify", sight)
    assert re.search(r"dice proved: \d+ of \d+ draws; \d+ stay sealed, for", " ".join(said.out.split()))
    french = " ".join(warhall_("verify", sight, "--lang", "fr").out.split())
    assert re.search(r"dés prouvés : \d+ tirages sur \d+ ; \d+ restent scellés", french)
    assert "not the dice that were promised" in warhall_("verify", sight, "--commitment", "0" * 64).err


def test_replay_tells_the_game(warhall_: Command) -> None:
    said = warhall_("replay", FINISHED)
    assert said.code == 0
    assert "   1  P2 rolls " in said.out
    assert "wins" in said.out.splitlines()[-1]


def test_replay_shows_one_moment_as_a_seat_saw_it(warhall_: Command, tmp_path: Path) -> None:
    picture = tmp_path / "moment.svg"
    said = warhall_("replay", FINISHED, "--at", 1, "--as", 0, "--svg", picture)
    assert said.code == 0
    assert "Dice: " in said.out
    assert said.out.count("rolls") == 1
    assert ET.parse(picture).getroot().tag.endswith("svg")
    assert str(picture) in said.err
    (moment,) = warhall_("replay", FINISHED, "--at", 1, "--as", 0, "--json").data
    assert (moment["n"], moment["seat"], moment["view"]["you"]) == (1, -1, 0)
    assert len(warhall_("replay", FINISHED, "--json").data) == 67
    (start,) = warhall_("replay", FINISHED, "--at", 0, "--json").data
    assert start["action"] is None


def test_export_leaves_out_the_seed_of_a_game_that_goes_on(warhall_: Command, tmp_path: Path) -> None:
    target = tmp_path / "mine.jsonl"
    said = warhall_("export", PUT_ASIDE, "--as", 0, "-o", target)
    assert said.code == 0
    assert Record.load(target).seed is None
    assert warhall.verify(target).dice == "sealed"
    assert warhall_("export", PUT_ASIDE, "--as", "spectator").out == target.read_text(encoding="utf-8")
    assert warhall_("export", FINISHED, "--as", 1).out == FINISHED.read_text(encoding="utf-8")


@pytest.mark.parametrize("at", [None, 0, 1, 5])
def test_the_sight_of_a_game_with_secrets_can_be_replayed(warhall_: Command, tmp_path: Path, at: int | None) -> None:
    path = tmp_path / "sight.jsonl"
    warhall_("simulate", "sealed-bids", "-n", 1, "--seed", 1, "--records", tmp_path)
    assert warhall_("export", tmp_path / "sealed-bids-1-0.jsonl", "--as", 0, "-o", path).code == 0
    assert warhall_("verify", path).code == 0
    words = () if at is None else ("--at", at)
    assert warhall_("replay", path, "--as", 0, *words).code == 0
    other = warhall_("replay", path, "--as", 1, *words)
    assert other.code == 1
    assert "seat 0" in other.err


# -- language ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["", *COMMAND_WORDS])
def test_help_speaks_french(warhall_: Command, command: str) -> None:
    words = [command, "--help"] if command else ["--help"]
    if command == "odds":
        words = ["odds", "age-of-war", "--help"]
    french, english = warhall_("--lang", "fr", *words), warhall_(*words)
    assert french.code == english.code == 0
    assert french.out != english.out
    for word in ("Usage:", "Commands", "Show this", "[default", "[required]", "Number of"):
        assert word not in french.out, word
    assert not re.search(r"\{\s*\$|\{[a-z]+-", french.out)  # a gap or a message without words


@pytest.mark.parametrize(
    "words",
    [
        ("rules", "age-of-war", "AOW-038"),
        ("bots", "age-of-war"),
        ("games",),
        ("odds", "age-of-war", "--dice", "3"),
        ("verify", str(FINISHED)),
        ("replay", str(FINISHED), "--at", "3"),
        ("simulate", "sealed-bids", "-n", "2", "--seed", "1"),
        ("fuzz", "sealed-bids", "-n", "1", "--seed", "1"),
        ("bench", "age-of-war", "--seconds", "0.1", "--seed", "1"),
    ],
    ids=lambda words: words[0],
)
def test_what_is_printed_speaks_french(warhall_: Command, words: tuple[str, ...]) -> None:
    english, french = warhall_(*words), warhall_(*words, "--lang=fr")
    assert french.code == english.code == 0
    assert french.out != english.out


@pytest.mark.parametrize(
    "words",
    [
        ("rules", "chess"),
        ("simulate", "age-of-war", "--players", "9"),
        ("simulate", "age-of-war", "--frobnicate"),
        ("simulate", "age-of-war", "-n", "many"),
        ("simulate", "age-of-war", "-n"),
        ("simulat",),
        ("simulate",),
        ("verify", "missing.jsonl"),
        ("replay", str(FINISHED), "--at", "9999"),
        ("replay", str(FINISHED), "--as", "9"),
        ("odds", "age-of-war", "--castel", "x"),
        ("odds", "age-of-war", "--castle"),
        ("play", "--seat", "7"),
        ("play", "--resume", "--save", str(FINISHED)),
        ("simulate", "age-of-war", "--option", "x"),
        ("simulate", "age-of-war", "extra", "words"),
    ],
    ids=" ".join,
)
def test_complaints_speak_both_languages(warhall_: Command, words: tuple[str, ...]) -> None:
    english, french = warhall_(*words), warhall_("--lang", "fr", *words)
    assert english.code == french.code != 0
    assert english.out == french.out == ""
    assert english.err != french.err
    assert "{" not in english.err + french.err


def test_the_locale_chooses_the_language(process: Command) -> None:
    french = process("rules", "age-of-war", "AOW-001", env={"LC_ALL": "fr_FR.UTF-8"})
    assert "Nombre de joueurs" in french.out
    assert "Number of players" in process("rules", "age-of-war", "AOW-001", env={"LC_ALL": "C.UTF-8"}).out
    both = process("--lang", "en", "rules", "age-of-war", "AOW-001", env={"LC_ALL": "fr_FR.UTF-8"})
    assert "Number of players" in both.out


@pytest.mark.parametrize("words", [("--lang", "de", "games"), ("games", "--lang"), ("games", "--lang=")])
def test_a_language_that_we_do_not_speak_exits_2(warhall_: Command, words: tuple[str, ...]) -> None:
    said = warhall_(*words)
    assert said.code == 2
    assert "en, fr" in said.err


def test_names_to_be_typed_are_never_cut_off(warhall_: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert "shields_of_the_king" in warhall_("deck", "list").out


def test_a_deck_is_built_to_an_order_that_its_game_understands(warhall_: Command) -> None:
    built = warhall_("deck", "build", "--conan", "conan_the_reaver", "--style", "grapple", "--seed", 3)
    assert (built.code, built.out.splitlines()[0]) == (0, "Name: Conan the Reaver (grapple)")
    assert warhall_("deck", "build", "--style=grapple", "--conan=conan_the_reaver", "--seed=3").out == built.out
    assert "--conan" in warhall_("deck", "build", "--help").out
    wrong = warhall_("deck", "build", "--conan", "conan_the_rever")
    assert (wrong.code, "conan_the_reaver" in wrong.err) == (2, True)
    assert "--style" in warhall_("deck", "build", "--stile", "blade").err
    assert warhall_("deck", "list", "--game", "age-of-war").code == 2


def test_the_game_with_the_fewest_rules_is_played_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {})  # without the games of the tests
    assert first_game() == "age-of-war"


def test_a_plain_list_becomes_a_deck_file(warhall_: Command, tmp_path: Path) -> None:
    listed, made = tmp_path / "wolves.txt", tmp_path / "wolves.deck"
    listed.write_text(warhall_("deck", "export", "red_axe").out.replace("Foe Deck", ""), encoding="utf-8")
    assert warhall_("deck", "import", listed, "-o", made).code == 0
    assert warhall_("deck", "check", made).code == 0
    listed.write_text("Conan the Bold\n3 Thak\n", encoding="utf-8")
    short = warhall_("deck", "import", listed)
    assert (short.code, "3 Thak" in short.out, "CCG-027" in short.err) == (0, True, True)
    listed.write_text("Conan the Bold\n3 Thok the Ape\n1 Conan the\n", encoding="utf-8")
    bad = warhall_("deck", "import", listed, "-o", tmp_path / "none.deck")
    assert (bad.code, "Line 2" in bad.err, "Line 3" in bad.err) == (2, True, True)
    assert not (tmp_path / "none.deck").exists()
    assert warhall_("deck", "import", tmp_path / "missing.txt").code == 2
