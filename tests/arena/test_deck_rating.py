"""The rating of decks: pairings with intervals, weaknesses, and the best exchange of one card."""

from __future__ import annotations

from typing import Any

import pytest

import warhall
from warhall.arena.deck_rating import Arena, Played, Task, _Search, games_of, rate
from warhall.bots import BotSpec
from warhall.kernel import InvalidOptionError, Swap, use_language

GAME = warhall.load_game("conan-ccg")
BOX = GAME.deck_box()
RANDOM = BotSpec("random")


def arena(heard: list[int] | None = None, **changes: Any) -> Arena:
    told = None if heard is None else heard.append
    return Arena(GAME, changes.get("seed", 1), RANDOM, changes.get("jobs", 1), told)


def test_a_rating_tells_pairings_and_the_best_exchange() -> None:
    heard: list[int] = []
    rating = rate(arena(heard), "red_axe", 2, 16)
    assert [pairing.rival for pairing in rating.pairings] == BOX.rivals()
    assert all(pairing.low <= pairing.share <= pairing.high for pairing in rating.pairings)
    assert rating.games == 2 * len(BOX.rivals())
    assert rating.low < rating.share < rating.high
    assert rating.swap is not None
    assert -1 <= rating.swap.low <= rating.swap.gain <= rating.swap.high <= 1
    assert BOX.changed(BOX.line("red_axe"), [rating.swap.swap]) is not None
    assert sum(heard) == games_of(len(BOX.rivals()), 2, 16)


def test_the_same_seed_gives_the_same_rating_on_any_number_of_processes() -> None:
    one = rate(arena(), "apes_and_axes", 1, 0)
    two = rate(arena(jobs=2), "apes_and_axes", 1, 0)
    assert one == two
    assert one.swap is None


def test_an_exchange_that_changes_nothing_gains_nothing() -> None:
    class Same:
        def __getattr__(self, name: str) -> Any:
            return (lambda line, _swaps: line) if name == "changed" else getattr(BOX, name)

    same: Any = Same()
    search = _Search(arena(), same, BOX.line("red_axe"), dict.fromkeys(BOX.rivals(), 0.5))
    (result,) = search.compare([Swap("a", "b")], 4, 1, "x")
    assert (result.gain, result.low, result.high) == (0, 0, 0)


def test_the_screening_finds_a_card_that_always_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    def wonderful(_self: Arena, tasks: list[Task], _label: str) -> list[tuple[Task, Played]]:
        better = [task.deck.count("phoenix_sword") - 2 * task.deck.count("carousing:") for task in tasks]
        results = [Played(float(value > -2 or index % 2), {}) for index, value in enumerate(better)]
        return list(zip(tasks, results, strict=True))

    monkeypatch.setattr(Arena, "play", wonderful)
    line = BOX.line("sons_of_the_north")
    assert "carousing" in line
    search = _Search(arena(), BOX, line, dict.fromkeys(BOX.rivals(), 0.5))
    ranked = search.screen(BOX.swaps(line), 900)
    assert {swap.into for swap in ranked[:2]} | {swap.out for swap in ranked[:2]} >= {"phoenix_sword", "carousing"}


def test_seats_alternate() -> None:
    assert Task("a", "b", 0).decks == ["a", "b"]
    assert Task("a", "b", 1).decks == ["b", "a"]


def test_every_exchange_leaves_the_deck_legal() -> None:
    line = BOX.line("riders_and_rogues") if "riders_and_rogues" in BOX.rivals() else BOX.line(BOX.rivals()[0])
    swaps = BOX.swaps(line)
    assert len(swaps) > 500
    for swap in swaps[::97]:
        changed = BOX.changed(line, [swap])
        assert changed is not None
        assert BOX.faults(changed) == []
    assert BOX.changed(line, [Swap("thoth_amon", "khitan_peasant")] * 4) is None


def test_a_deck_that_is_not_legal_is_not_rated() -> None:
    with pytest.raises(InvalidOptionError) as caught:
        rate(arena(), "conan_the_bold|run_through:3|thak:1", 1, 0)
    assert caught.value.code == "illegal-deck"


def test_weaknesses_are_told_in_both_languages() -> None:
    line = BOX.line("red_axe")
    card = "battle_fury" if "battle_fury" in line else line.split("|")[1].split(":")[0]
    for lang, word in (("en", "dead draw"), ("fr", "reste souvent")):
        with use_language(lang):
            told = " ".join(BOX.weaknesses(line, {card: (100, 3)}))
            assert word in told
            assert "{" not in told
