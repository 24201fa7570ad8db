"""Bots by name and from a file."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any, cast

import pytest

import warhall
from tests.support.playing import let_chance_act
from tests.support.sealed_bids import SealedBids
from warhall import Action, Game, InvalidOptionError, UnknownNameError, View, load_game
from warhall.arena import BotError, Simulation, seat_bots, simulate
from warhall.arena.play import ask
from warhall.bots import BotSpec, RandomBot, as_spec, bot_names, load_bot, parse_bot

GAME = warhall.load_game("age-of-war", players=2)

FIVE_LINES = """
def choose(view, legal, rng, deadline):
    fills = [action for action in legal if action.verb == "fill"]
    return fills[-1] if fills else "lose"
"""

WriteBot = Callable[[str], BotSpec]


@pytest.fixture
def bot_file(tmp_path: Path) -> WriteBot:
    def write(source: str) -> BotSpec:
        path = tmp_path / "my_bot.py"
        path.write_text(source, encoding="utf-8")
        return parse_bot(str(path))

    return write


def rolled(dice: str = "1AACCD3") -> warhall.State:
    return GAME.state_from_json({"to_move": 0, "dice": list(dice)})


@pytest.mark.parametrize(
    ("text", "name", "options"),
    [
        ("greedy", "greedy", {}),
        (" greedy ", "greedy", {}),
        ("steward:level=2", "steward", {"level": "2"}),
        ("steward:level=2,style=calm", "steward", {"level": "2", "style": "calm"}),
        ("steward: level = 2 ,", "steward", {"level": "2"}),
        ("x:a=b=c", "x", {"a": "b=c"}),
        ("my_bot.py", "my_bot.py", {}),
    ],
)
def test_a_bot_is_named_with_its_options(text: str, name: str, options: dict[str, str]) -> None:
    assert parse_bot(text) == BotSpec(name, options)
    assert parse_bot(str(parse_bot(text))) == BotSpec(name, options)


def test_an_option_of_a_bot_is_a_pair() -> None:
    with pytest.raises(InvalidOptionError) as refusal:
        parse_bot("steward:fast")
    assert refusal.value.code == "bad-bot-option"


@pytest.mark.parametrize(("name", "suggestion"), [("gredy", "greedy"), ("Random", "random"), ("zzz", None), ("", None)])
def test_an_unknown_bot_is_refused_with_a_suggestion(name: str, suggestion: str | None) -> None:
    with pytest.raises(UnknownNameError) as refusal:
        load_bot(parse_bot(name), GAME)
    assert (refusal.value.code, refusal.value.suggestion) == ("unknown-bot", suggestion)


@pytest.mark.parametrize("text", ["random:level=2", "greedy:game=x", "greedy:self=1"])
def test_an_option_that_a_bot_has_not_is_refused(text: str) -> None:
    with pytest.raises(InvalidOptionError) as refusal:
        load_bot(parse_bot(text), GAME)
    assert refusal.value.code == "unknown-bot-option"
    assert refusal.value.field == text.partition(":")[2].partition("=")[0]


def test_random_plays_every_game() -> None:
    assert bot_names(SealedBids()) == ["random"]
    state = SealedBids().new_initial_state()
    rng = random.Random(1)
    let_chance_act(state, rng)
    assert ask(load_bot(parse_bot("random"), SealedBids()), state, 1, rng) in state.legal_actions(1)


def test_random_chooses_every_action_equally_often() -> None:
    legal = [warhall.Action(f"bid {card}") for card in range(1, 5)]
    rng = random.Random(2)
    chosen = [RandomBot(GAME).choose({}, legal, rng, 0.0) for _ in range(4000)]
    assert all(900 < chosen.count(action) < 1100 for action in legal)


def test_a_bot_gets_its_view_its_choices_and_time_and_never_the_state() -> None:
    class Curious:
        def choose(self, view: warhall.View, legal: list[warhall.Action], _rng: random.Random, deadline: float) -> str:
            self.seen = (view, list(legal), deadline - time.monotonic())
            return "lose"

    bot, state = Curious(), rolled()
    assert ask(bot, state, 0, random.Random(1), thinking_time=5) == "lose"  # type: ignore[arg-type]
    view, legal, seconds = bot.seen
    assert view == state.view(0)
    assert legal == state.legal_actions(0)
    assert 4 < seconds <= 5


@pytest.mark.parametrize("change", ["legal.append('fill azuchi daimyo')", "legal[:] = ['fill azuchi daimyo']"])
def test_a_bot_cannot_make_its_choice_legal(bot_file: WriteBot, change: str) -> None:
    source = f"def choose(view, legal, rng, deadline):\n    {change}\n    return legal[-1]\n"
    with pytest.raises(BotError):
        ask(load_bot(bot_file(source), GAME), rolled(), 0, random.Random(1))


def test_a_bot_may_do_with_its_list_of_choices_what_it_likes(bot_file: WriteBot) -> None:
    source = "def choose(view, legal, rng, deadline):\n    return legal.pop()\n"
    assert ask(load_bot(bot_file(source), GAME), rolled(), 0, random.Random(1)) == "lose"


# -- files -------------------------------------------------------------------------------------------------------------


def test_five_lines_make_a_bot(bot_file: WriteBot) -> None:
    action = ask(load_bot(bot_file(FIVE_LINES), GAME), rolled(), 0, random.Random(1))
    assert action == rolled().legal_actions()[-2]
    assert type(action) is warhall.Action


@pytest.mark.parametrize("name", ["missing.py", "/no/such/folder/bot.py", ".py"])
def test_a_missing_file_is_refused(name: str) -> None:
    with pytest.raises(InvalidOptionError) as refusal:
        load_bot(parse_bot(name), GAME)
    assert refusal.value.code == "bot-file-missing"
    assert name in refusal.value.text_in("fr")


def test_a_folder_is_no_bot(tmp_path: Path) -> None:
    (tmp_path / "bot.py").mkdir()
    with pytest.raises(InvalidOptionError) as refusal:
        load_bot(BotSpec(str(tmp_path / "bot.py")), GAME)
    assert refusal.value.code == "bot-file-missing"


@pytest.mark.parametrize(
    "source",
    ["1 / 0", "import nothing_of_that_name", "def choose(", "\x00", "raise KeyError('x')", "exit('bye')"],
    ids=range(6),
)
def test_a_file_that_fails_is_refused(bot_file: WriteBot, source: str) -> None:
    with pytest.raises(InvalidOptionError) as refusal:
        load_bot(bot_file(source), GAME)
    assert refusal.value.code == "bot-file-fails"


@pytest.mark.parametrize("source", ["", "choose = 7", "def chose(*args): ..."])
def test_a_file_without_choose_is_refused(bot_file: WriteBot, source: str) -> None:
    with pytest.raises(InvalidOptionError) as refusal:
        load_bot(bot_file(source), GAME)
    assert refusal.value.code == "bot-file-no-choose"


def test_an_option_for_a_file_is_refused_not_ignored(bot_file: WriteBot) -> None:
    spec = BotSpec(bot_file(FIVE_LINES).name, {"level": "2"})
    with pytest.raises(InvalidOptionError) as refusal:
        load_bot(spec, GAME)
    assert refusal.value.field == "level"


@pytest.mark.parametrize(
    "body",
    [
        *("return 'fill azuchi daimyo'", "return 'nonsense'", "return None", "return 7", "return legal"),
        *("raise OSError(1)", "raise SystemExit", "exit()"),
    ],
)
def test_a_bot_that_fails_or_cheats_is_named(bot_file: WriteBot, body: str) -> None:
    bot = load_bot(bot_file(f"def choose(view, legal, rng, deadline):\n    {body}\n"), GAME)
    state = rolled()
    before = state.to_json()
    with pytest.raises(BotError) as refusal:
        ask(bot, state, 0, random.Random(1))
    assert refusal.value.code in ("bot-fails", "bot-illegal")
    assert "{" not in refusal.value.text_in("fr").replace("{'", "")
    assert state.to_json() == before


def test_what_a_bot_prints_does_not_get_among_our_results(
    bot_file: WriteBot, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = load_bot(bot_file(f"print('loaded')\n{FIVE_LINES}".replace("    ", "    print('hm');", 1)), GAME)
    ask(bot, rolled(), 0, random.Random(1))
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", "loaded\nhm\n")


def test_a_bot_with_the_wrong_parameters_is_a_failure(bot_file: WriteBot) -> None:
    with pytest.raises(BotError):
        ask(load_bot(bot_file("def choose(view): return 'lose'"), GAME), rolled(), 0, random.Random(1))


# -- bots of Python ----------------------------------------------------------------------------------------------------

CLASS_FILE = """
class Bot:
    def __init__(self, game, last="no"):
        self.game, self.last = game, last == "yes"

    def choose(self, view, legal, rng, deadline):
        assert view["options"] == self.game.options
        return str(legal[-1 if self.last else 0])
"""


class Last:
    """Always the last action."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: View, legal: Sequence[Action], _rng: random.Random, _deadline: float) -> Action:
        assert view["options"] == self.game.options
        return legal[-1]


def last(_view: View, legal: Sequence[Action], _rng: random.Random, _deadline: float) -> str:
    return str(legal[-1])


def test_a_file_may_hold_a_class_that_is_given_the_game_and_its_options(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(CLASS_FILE, encoding="utf-8")
    game = load_game("age-of-war", players=3)
    legal = [game.parse_action(text) for text in ("fill azuchi 1", "lose")]
    for text, expected in ((str(file), "fill azuchi 1"), (f"{file}:last=yes", "lose")):
        bot = load_bot(parse_bot(text), game)
        assert bot.choose({}, legal, random.Random(1), 0.0) == expected
    with pytest.raises(InvalidOptionError, match="first"):
        load_bot(parse_bot(f"{file}:first=yes"), game)
    file.write_text("bot = 3", encoding="utf-8")
    with pytest.raises(InvalidOptionError, match="Bot"):
        load_bot(parse_bot(str(file)), game)


@pytest.mark.parametrize("made", [Last, Last(load_game("age-of-war")), last])
def test_a_class_an_object_and_a_function_sit_down(made: Any) -> None:
    game = load_game("age-of-war")
    simulation = Simulation(game, seat_bots(game, [made, "random"]), 2, seed=1, cap=50)
    summary = simulate(simulation)
    assert summary.games == 2
    assert summary.bots[0].bot in ("Last", "last")


def test_what_cannot_choose_is_no_bot() -> None:
    with pytest.raises(InvalidOptionError) as error:
        as_spec(cast(Any, 3))
    assert error.value.code == "no-bot"


def test_bots_of_other_packages_are_found_by_their_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("far-away", f"{__name__}:Last", "warhall.bots")
    monkeypatch.setattr("warhall.bots.registry.entry_points", lambda group: [point] if group == "warhall.bots" else [])
    game = load_game("age-of-war")
    assert "far-away" in bot_names(game)
    legal = [game.parse_action("lose")]
    assert load_bot(parse_bot("far-away"), game).choose({}, legal, random.Random(1), 0.0) == "lose"
