"""Games by name."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import warhall
from tests.support.sealed_bids import SealedBids
from tests.support.source import folder, texts
from warhall.games.age_of_war import AgeOfWar
from warhall.kernel import registry

EXAMPLE = re.compile("for example|par exemple")


def test_games_come_from_entry_points_and_from_programs() -> None:
    assert {"age-of-war", "sealed-bids"} <= set(warhall.game_ids())
    assert warhall.game_ids() == sorted(warhall.game_ids())
    assert warhall.game_class("age-of-war") is AgeOfWar
    assert warhall.game_class("sealed-bids") is SealedBids


def test_a_game_of_the_same_id_replaces_the_older_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {})

    @warhall.register
    class Other(SealedBids):
        """Another game of that name."""

    assert warhall.game_class("sealed-bids") is Other


def test_a_game_may_be_declared_in_its_package_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "high_card" / "locale").mkdir(parents=True)
    words = "from tests.support.sealed_bids import SealedBids\n\nclass HighCard(SealedBids):\n    id = 'high-card'\n"
    (tmp_path / "high_card" / "__init__.py").write_text(words)
    for language in ("en", "fr"):
        (tmp_path / "high_card" / "locale" / f"{language}.ftl").write_text("label-bid = play { $card }\n")
    monkeypatch.syspath_prepend(tmp_path)
    game = import_module("high_card").HighCard(players=2)
    assert game.package == "high_card"
    assert game.catalogue.format("label-bid", {"card": 3}) == "play 3"


@pytest.mark.parametrize(
    "package", ["kernel", "drawing", "compiled", "bots", "testing", "arena", "tui", "server", "cli"]
)
def test_nothing_but_a_game_itself_names_it(package: str) -> None:
    """Examples in docstrings, comments and help may."""
    games = [warhall.game_class(name) for name in warhall.game_ids() if name != "sealed-bids"]
    names = {name for game in games for name in (game.id, game.id.replace("-", "_"), game.title)}
    for file in sorted(folder(f"warhall.{package}").rglob("*.py")):
        said = [text for text in texts(file) if any(name in text for name in names)]
        assert not said, f"{file}: {said}"
    for file in sorted(folder(f"warhall.{package}").rglob("*.ftl")):
        lines = file.read_text(encoding="utf-8").splitlines()
        said = [line for line in lines if any(name in line for name in names) and not EXAMPLE.search(line)]
        assert not said, f"{file}: {said}"


@pytest.mark.parametrize(
    ("name", "suggestion"),
    [
        ("age-of-wra", "age-of-war"),
        ("Age-Of-War", "age-of-war"),
        ("ageofwar", "age-of-war"),
        ("chess", None),
        ("", None),
    ],
)
def test_an_unknown_game_is_refused_with_a_suggestion(name: str, suggestion: str | None) -> None:
    with pytest.raises(warhall.UnknownNameError) as refusal:
        warhall.load_game(name)
    assert (refusal.value.code, refusal.value.suggestion) == ("unknown-game", suggestion)
    assert (suggestion or "The games are") in refusal.value.text_in("en")


def test_a_very_long_name_makes_a_short_error() -> None:
    with pytest.raises(warhall.UnknownNameError) as refusal:
        warhall.load_game("x" * 10_000)
    assert len(str(refusal.value)) < 300


@pytest.mark.parametrize("name", ["self", "game_id", "cls", "options", "players ", "", "__class__", "player"])
def test_a_hostile_option_name_is_an_unknown_option(name: str) -> None:
    with pytest.raises(warhall.InvalidOptionError) as refusal:
        warhall.load_game("age-of-war", **{name: 3})
    assert (refusal.value.code, refusal.value.field) == ("unknown-option", name)


@pytest.mark.parametrize("players", [0, 1, 7, -2, True, None, "two", 2.5, [2], 10**20])
def test_a_wrong_number_of_players_cites_the_rule(players: Any) -> None:
    with pytest.raises(warhall.InvalidOptionError, match="AOW-001") as refusal:
        warhall.load_game("age-of-war", players=players)
    assert refusal.value.field == "players"


def test_games_with_equal_options_are_equal() -> None:
    two = warhall.load_game("age-of-war")
    assert two == warhall.load_game("age-of-war", players="2")
    assert hash(two) == hash(warhall.load_game("age-of-war", players=2))
    assert two != warhall.load_game("age-of-war", players=3)
    assert two != warhall.load_game("sealed-bids", players=2)
    assert two != "age-of-war"
    assert "Age of War" in repr(two)
