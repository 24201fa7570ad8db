"""Combat icons: CCG-223 to CCG-245."""

from __future__ import annotations

import pytest

from warhall.games.conan_ccg.cards.cards import Slot
from warhall.games.conan_ccg.rules.icons import clash, edge_of

from .table import POOL, A, do, edge, foe, foe_at, ian, made, move, stats, table, to_chance, tom


def meets(attack: str, facing: str) -> tuple[int, int, int]:
    """Unblocked, blocked and leaking icons; both edges as Conan's player sees them, top first."""
    met = clash(POOL, edge(attack), edge(facing)[::-1])
    return met.singles, met.blocked, met.leak


@pytest.mark.rule("CCG-223")
def test_icons_meet_by_position() -> None:
    assert meets("BB--", "B-B-") == (1, 1, 0)
    assert meets("B-B-", "BB--") == (1, 1, 0)
    assert meets("B---", "-B--") == (1, 0, 0)


@pytest.mark.rule("CCG-224")
def test_position_k_faces_position_five_minus_k() -> None:
    for k in range(4):
        mine = edge("".join("B" if at == k else "-" for at in range(4)))
        theirs = edge("".join("S" if at == 3 - k else "-" for at in range(4)))
        assert clash(POOL, mine, theirs).blocked == 1
    game = made(foe("giant"), move("ward", "----", "---S"), move("cut", "----", "B---"))
    state = table("resolution", tom(), ian(), game=game, center="giant/ward", moves=["center:0 cut"])
    to_chance(state)
    assert foe_at(state, "center1").wounds == 0  # right edge against right edge, position 1 against position 4


@pytest.mark.rule("CCG-225", "CCG-222")
def test_defence_deals_no_damage() -> None:
    assert meets("SAS-", "----") == (0, 0, 0)
    assert POOL.offence == {"blade", "grapple", "two_handed", "ranged"}


@pytest.mark.rule("CCG-226")
def test_an_unblocked_icon_faces_nothing_or_what_does_not_block_it() -> None:
    assert meets("B---", "R---") == (1, 0, 0)
    assert meets("R---", "B---") == (1, 0, 0)


BLOCKS = {
    "S": {"B": "block", "R": "block", "G": "pass", "T": "leak"},
    "A": {"B": "block", "R": "pass", "G": "block", "T": "block"},
    "B": {"B": "block", "R": "pass", "G": "pass", "T": "pass"},
    "G": {"B": "pass", "R": "pass", "G": "block", "T": "pass"},
    "T": {"B": "pass", "R": "pass", "G": "pass", "T": "pass"},
    "R": {"B": "pass", "R": "pass", "G": "pass", "T": "pass"},
    "M": {"B": "pass", "R": "pass", "G": "pass", "T": "pass"},
    "X": {"B": "pass", "R": "pass", "G": "pass", "T": "pass"},
}


@pytest.mark.rule(
    *(f"CCG-{number}" for number in (227, 228, 229, 231, 232, 233, 234, 235, 236, 237, 238, 239, 242, 245))
)
@pytest.mark.parametrize("facing", list(BLOCKS))
@pytest.mark.parametrize("attack", list("BRGT"))
def test_the_table_of_blocks(facing: str, attack: str) -> None:
    expected = {"pass": (1, 0, 0), "block": (0, 1, 0), "leak": (0, 1, 1)}[BLOCKS[facing][attack]]
    assert meets(f"{attack}---", f"{facing}---") == expected


@pytest.mark.rule("CCG-230", "CCG-233", "CCG-243")
@pytest.mark.parametrize("facing", ["S", "A", "-"])
def test_magic_passes_and_deals_nothing(facing: str) -> None:
    met = clash(POOL, edge("M---"), edge(f"{facing}---")[::-1])
    assert met.hits == {"magic": 1}
    assert not met.offensive


@pytest.mark.rule("CCG-240", "CCG-252")
def test_a_multi_icon_is_blocked_as_a_whole() -> None:
    triple = (*(Slot("blade", 3, part) for part in (1, 2, 3)), Slot("empty"))
    assert clash(POOL, triple, edge("----")).multiple == 3
    blocked = clash(POOL, triple, edge("-S--")[::-1])
    assert (blocked.multiple, blocked.blocked) == (0, 1)
    double = (Slot("two_handed", 2, 1), Slot("two_handed", 2, 2), Slot("empty"), Slot("empty"))
    leak = clash(POOL, double, edge("S---")[::-1])
    assert (leak.multiple, leak.leak) == (0, 0)


@pytest.mark.rule("CCG-241")
def test_each_portion_of_a_multi_icon_blocks_like_its_icon() -> None:
    double = (Slot("blade", 2, 1), Slot("blade", 2, 2), Slot("empty"), Slot("empty"))
    assert clash(POOL, edge("B---"), double[::-1]).blocked == 1
    assert clash(POOL, double, edge("B---")[::-1]).blocked == 1


@pytest.mark.rule("CCG-242", "CCG-244")
def test_magic_is_blank_unless_a_text_turns_it() -> None:
    game = made(move("spell", "M---", "M---"), foe("man", damage=1))
    state = table("resolution", tom(), ian(), game=game, center="man/spell")
    to_chance(state)
    assert stats(state)[1] == 18
    state = table("resolution", tom(), ian(), game=game, center="acolyte_of_set/spell")
    do(state, "strike left conan")
    to_chance(state)
    assert stats(state)[1] == 17
    state = table(
        "resolution", tom(), ian(), game=game, center="acolyte_of_set/spell", moves=["center:1 back_to_the_wall"]
    )
    to_chance(state)
    assert state.health[A] == 18  # Ranged, and blocked by the Shield it faces


@pytest.mark.rule("CCG-245")
def test_a_special_icon_is_blank_on_a_card_without_its_text() -> None:
    game = made(foe("beast", type="animal"), foe("man"))
    for who, health in (("beast", 18), ("man", 17)):
        state = table("reveal", tom(), ian(), game=game, center=f"{who}/?sand_in_the_eyes")
        if who == "man":
            do(state, "accept", "strike left conan")
        to_chance(state)
        assert stats(state)[1] == health


@pytest.mark.rule("CCG-001")
@pytest.mark.parametrize(("where", "left", "right"), [("left", "S---", "B---"), ("both", "S---", "B---")])
def test_an_icon_is_added_where_there_is_none(where: str, left: str, right: str) -> None:
    """On the edge that the text names, and only into an empty position."""
    text = [
        {
            "when": "passive",
            "do": [{"verb": "add_icon", "icon": "shield", "edge": where, "slot": 1, "move": "own_move"}],
        }
    ]
    game = made(foe("guard", effects=text), move("cut", "----", "B---"))
    state = table("resolution", tom(), game=game, center="guard/cut")
    assert edge_of(state, foe_at(state, "center1"), "left") == edge(left)
    assert edge_of(state, foe_at(state, "center1"), "right") == edge(right)
