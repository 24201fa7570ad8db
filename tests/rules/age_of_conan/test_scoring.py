"""Chapter "Final scoring"."""

from __future__ import annotations

from contextlib import nullcontext

import pytest

from tests.rules.age_of_conan.table import Table
from warhall.games.age_of_conan.rules.scoring import FinalScoring, standing
from warhall.kernel import InvalidPositionError


def final(table: Table) -> Table:
    return table.stack(FinalScoring())


def three() -> Table:
    return Table(players=3, age=3, track="")


def scored(table: Table, kind: str) -> dict[int, int]:
    return {event.data["seat"]: event.data["points"] for event in table.happened(kind)}


@pytest.mark.rule("AOC-377", "AOC-380", "AOC-381", "AOC-383")
def test_the_order_and_the_gold_of_towers() -> None:
    table = three().tower("zamora", "turan").give("turan", gold=3).give("aquilonia", gold=6)
    final(table)
    assert table.of("turan", "gold") == 7
    assert scored(table, "richest") == {1: 3}
    kinds = [event.kind for event in table.log]
    assert kinds.index("forts-scored") < kinds.index("towers-paid") < kinds.index("richest")


@pytest.mark.rule("AOC-378", "AOC-377")
def test_final_raids() -> None:
    table = three().fort("ophir", "aquilonia", units=1).raiders("ophir", 3).give("aquilonia", points=5)
    final(table).play("repel ophir", "done")
    assert scored(table, "raided") == {}
    bare = three().fort("ophir", "aquilonia").raiders("ophir", 3).give("aquilonia", points=5)
    final(bare)
    assert scored(bare, "raided") == {0: 3}


@pytest.mark.rule("AOC-426", "AOC-378")
def test_rangers_work_in_the_final_raids() -> None:
    table = three().fort("ophir", "aquilonia").raiders("ophir", 2).give("aquilonia", points=5)
    table.on_table("aquilonia", "aq_rangers_of_the_westermarck").on_table("turan", "tu_silk_caravans")
    final(table).play("use aq_rangers_of_the_westermarck", "clear ophir", "clear ophir", "done")
    assert scored(table, "raided") == {}
    assert table.of("turan", "gold") == 3


@pytest.mark.rule("AOC-379", "AOC-380", "AOC-036", "AOC-033")
def test_forts_and_cities() -> None:
    table = three().fort("ophir", "aquilonia").fort("argos", "aquilonia").city("khoraja", "aquilonia")
    final(table)
    assert scored(table, "forts-scored")[0] == 3 + 4 + 2
    gold = {event.data["seat"]: event.data["gold"] for event in table.happened("towers-paid")}
    assert gold[0] == 2


@pytest.mark.rule("AOC-382")
def test_final_objectives_without_replacement() -> None:
    table = three().fort("ophir", "aquilonia").fort("argos", "aquilonia").fort("koth", "aquilonia")
    table.objectives("hyborian_empire", "road_of_kings")
    final(table)
    assert sum(event.data["points"] for event in table.happened("objective-scored")) == 3
    assert len(table.state.objectives) == 2


@pytest.mark.rule("AOC-383")
def test_richest_kingdom() -> None:
    table = three().give("aquilonia", gold=12).give("turan", gold=12).give("stygia", gold=9)
    assert scored(final(table), "richest") == {0: 1, 1: 1}
    table = three().give("aquilonia", gold=12).give("turan", gold=11).give("stygia", gold=9)
    assert scored(final(table), "richest") == {0: 3}


@pytest.mark.rule("AOC-384", "AOC-388", "AOC-412")
def test_crom() -> None:
    table = three().give("aquilonia", crom=4).give("turan", crom=2).give("stygia", crom=2)
    assert scored(final(table), "crom-bonus") == {0: 3}
    table = three().give("aquilonia", crom=4).give("turan", crom=4).give("stygia", crom=1)
    assert scored(final(table), "crom-bonus") == {0: 1, 1: 1}
    assert scored(final(three()), "crom-bonus") == {}


@pytest.mark.rule("AOC-385", "AOC-388")
def test_dominance() -> None:
    table = three().tokens("aquilonia", "m3s1", "t2g1").tokens("turan", "t2g1", "m1s2")
    final(table)
    found = [(e.data["category"], e.data["seat"], e.data["points"]) for e in table.happened("dominance")]
    assert found == [("monsters", 0, 5), ("treasures", 0, 2), ("treasures", 1, 2)]


@pytest.mark.rule("AOC-390", "AOC-391", "AOC-392")
def test_the_winner() -> None:
    table = three().give("aquilonia", points=31).give("turan", points=28).give("stygia", points=30)
    assert standing(table.state).winners == [0]
    table.give("turan", points=31).tokens("aquilonia", "m1s2", "m1s2").tokens("turan", "m3s1")
    assert standing(table.state).winners == [0]
    table.tokens("turan", "t3g1")
    assert standing(table.state).winners == [0, 1]


@pytest.mark.rule("AOC-375")
def test_points_beyond_forty() -> None:
    table = three().give("aquilonia", points=43)
    assert table.state.view(None)["seats"][0]["points"] == 43


@pytest.mark.rule("AOC-389")
def test_all_tokens_are_shown_at_the_end() -> None:
    table = three().tokens("aquilonia", "m3s1")
    assert table.state.view(1)["seats"][0]["tokens"] == 1
    assert final(table).state.view(1)["seats"][0]["tokens"] == ["m3s1"]


@pytest.mark.rule("AOC-377")
@pytest.mark.parametrize(("place", "possible"), [(-1, False), (0, True), (4, True), (5, False)])
def test_the_last_raids_go_once_round_the_table(place: int, possible: bool) -> None:
    state = Table(age=3).state
    with nullcontext() if possible else pytest.raises(InvalidPositionError):
        FinalScoring(place).check(state)
