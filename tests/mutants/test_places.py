"""Operators are found where they stand and turned one at a time."""

from __future__ import annotations

import ast

from tests.mutants.places import GAMES, drawn, every_place, explained, places, turned

SOURCE = '''\
class Keep:
    def open(self, é: int, b: int) -> bool:
        """Not turned: a < b and not a + b."""
        return é < b and (b is not None) or (  # and a remark
            not self
            or b not in (1, 2)
        )

    def rise(self) -> int:
        self.level += 1
        return -self.level - len("a" + f"{1 + 1}") - len([1] + [2])
'''


def test_every_operator_is_found_and_nothing_else() -> None:
    found = places(SOURCE, "keep.py")
    assert [place.operator for place in found] == [
        "<",
        "and",
        "is not",
        "or",
        "not",
        "or",
        "not in",
        "+=",
        "-",
        "-",
        "-",
    ]
    assert {place.function for place in found} == {"Keep.open", "Keep.rise"}


def test_one_operator_is_turned_and_no_line_moves() -> None:
    rows = SOURCE.splitlines()
    for place in places(SOURCE, "keep.py"):
        changed = turned(SOURCE, place.start, place.end, place.operator)
        ast.parse(changed)
        now = changed.splitlines()
        assert [number for number, row in enumerate(rows, 1) if row != now[number - 1]] == [place.start[0]]
    less = places(SOURCE, "keep.py")[0]
    assert less.before == "return é < b and (b is not None) or ( # and a remark"
    assert less.after == "return é <= b and (b is not None) or ( # and a remark"


def test_the_lot_is_the_same_for_the_same_seed_and_another_for_another() -> None:
    assert drawn(20, "1") == drawn(20, "1")
    assert drawn(20, "1") != drawn(20, "2")
    assert drawn(10, "1") == drawn(20, "1")[:10]
    assert {place.file.partition("/")[0] for place in drawn(300, "1")} == {
        path.parent.name for path in GAMES.glob("*/game.py")
    }


def test_what_is_explained_is_there() -> None:
    assert explained().keys() <= {place.name for place in every_place()}
