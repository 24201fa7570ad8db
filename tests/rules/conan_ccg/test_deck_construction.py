"""Deck construction: CCG-027 to CCG-036."""

from __future__ import annotations

import pytest

from warhall.games.conan_ccg import ConanCCG
from warhall.games.conan_ccg.cards.deck_list import Deck
from warhall.games.conan_ccg.cards.decks import faults, starters
from warhall.kernel import InvalidOptionError

from .table import POOL, B, card, foe, made, table, tom

STARTER = starters(POOL)["sons_of_the_north"]


def rules(
    draw: dict[str, int] | None = None, foes: dict[str, int] | None = None, conan: str = "conan_the_bold"
) -> set[str]:
    deck = Deck(POOL, "test", conan, STARTER.draw if draw is None else draw, STARTER.foes if foes is None else foes)
    return {fault.rule for fault in faults(deck)}


def plus(cards: dict[str, int], **more: int) -> dict[str, int]:
    return {name: count for name, count in {**cards, **more}.items() if count}


@pytest.mark.rule("CCG-027")
@pytest.mark.parametrize(("count", "fault"), [(39, True), (40, False), (75, False)])
def test_a_draw_deck_has_at_least_forty_cards(count: int, fault: bool) -> None:
    names = [one.id for one in POOL.of_kind("move")]
    draw = {name: min(3, max(0, count - 3 * at)) for at, name in enumerate(names) if count > 3 * at}
    assert sum(draw.values()) == count
    assert ("CCG-027" in rules(draw)) == fault


@pytest.mark.rule("CCG-028", "CCG-031")
def test_each_deck_has_its_own_kinds() -> None:
    assert "CCG-028" in rules(plus(STARTER.draw, thak=1))
    assert "CCG-028" in rules(plus(STARTER.draw, conan_the_bold=1))
    assert "CCG-031" in rules(foes=plus(STARTER.foes, carousing=1))


@pytest.mark.rule("CCG-029")
def test_three_copies() -> None:
    assert "CCG-029" in rules(plus(STARTER.draw, telling_blow=4))
    assert rules(plus(STARTER.draw, telling_blow=3)) == set()


@pytest.mark.rule("CCG-029", "CCG-030", "CCG-033")
def test_copies_are_counted_by_title() -> None:
    """Two pictures of one card are one card."""
    copies = (card("action", "other_blow"), card("item", "other_sword", unique=True), foe("other_warrior", renown=3))
    titles = ("telling_blow", "phoenix_sword", "cimmerian_warrior")
    named = [
        (kind, {**data, "name": POOL.cards[title].names}) for (kind, data), title in zip(copies, titles, strict=True)
    ]
    pool = made(*named).pool

    def found(draw: dict[str, int], foes: dict[str, int]) -> set[str]:
        deck = Deck(pool, "test", "conan_the_bold", plus(STARTER.draw, **draw), plus(STARTER.foes, **foes))
        return {fault.rule for fault in faults(deck)} & {"CCG-029", "CCG-030", "CCG-033"}

    assert found({"telling_blow": 2, "other_blow": 1}, {}) == set()
    assert found({"telling_blow": 2, "other_blow": 2}, {}) == {"CCG-029"}
    assert found({"phoenix_sword": 1, "other_sword": 1}, {}) == {"CCG-030"}
    assert found({}, {"cimmerian_warrior": 2, "other_warrior": 2}) == {"CCG-033"}


@pytest.mark.rule("CCG-030")
def test_one_copy_of_a_unique_card() -> None:
    assert "CCG-030" in rules(plus(STARTER.draw, phoenix_sword=2))
    assert rules(plus(STARTER.draw, phoenix_sword=1)) == set()


@pytest.mark.rule("CCG-032")
def test_at_least_twenty_five_foes() -> None:
    short = {name: count for name, count in STARTER.foes.items() if POOL.cards[name].renown > 2}
    assert sum(short.values()) < 25
    assert "CCG-032" in rules(foes=short)
    assert rules() == set()


@pytest.mark.rule("CCG-033")
def test_copies_of_foes() -> None:
    assert "CCG-033" in rules(foes=plus(STARTER.foes, constantius=2))
    assert "CCG-033" in rules(foes=plus(STARTER.foes, cimmerian_warrior=4))
    assert "CCG-033" not in rules(foes=plus(STARTER.foes, thak=1))


@pytest.mark.rule("CCG-034")
@pytest.mark.parametrize(("renown", "fault"), [(94, True), (95, False), (105, False), (106, True)])
def test_the_renown_window(renown: int, fault: bool) -> None:
    made_foes = [foe(f"one{at}", renown=1) for at in range(3)] + [foe(f"three{at}", renown=3) for at in range(12)]
    pool = made(*made_foes, foe("rest", renown=renown - 3 * 31)).pool
    foes = {f"three{at}": 3 for at in range(10)} | {"three10": 1, "rest": 1}
    assert sum(pool.cards[name].renown * count for name, count in foes.items()) == renown
    found = {fault.rule for fault in faults(Deck(pool, "test", "conan_the_bold", STARTER.draw, foes))}
    assert ("CCG-034" in found) == fault


@pytest.mark.rule("CCG-035")
def test_construction_is_checked_once() -> None:
    state = table("prepare", tom(chronicle=[[B, name] for name in ("thak", "gray_ape", "gray_ape")]))
    assert len(state.foe_deck[B]) == sum(state.lists[B].foes.values()) - 3
    assert not state.is_terminal()


@pytest.mark.rule("CCG-036")
def test_one_conan_each() -> None:
    assert "CCG-036" in rules(conan="thak")
    assert rules(conan="conan_called_amra") == set()


@pytest.mark.rule("CCG-027", "CCG-034", "CCG-029")
def test_an_illegal_deck_is_refused_with_all_its_faults_at_once() -> None:
    with pytest.raises(InvalidOptionError) as caught:
        ConanCCG(decks=["conan_the_bold|telling_blow:4|thak:2"])
    for rule in ("CCG-027", "CCG-029", "CCG-032", "CCG-033", "CCG-034"):
        assert rule in str(caught.value)
