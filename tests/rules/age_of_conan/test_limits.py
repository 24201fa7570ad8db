"""Chapter "Limits"."""

from __future__ import annotations

import pytest

from tests.rules.age_of_conan.table import Table
from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.components import BID_VALUES, EMISSARIES, FATE_DICE, KINGDOMS, MARKERS, MAX_DICE, UNITS
from warhall.games.age_of_conan.data_pack import FILES
from warhall.games.age_of_conan.rules.limits import has_fort, has_tower


@pytest.mark.rule("AOC-406", "AOC-117")
def test_eighteen_units() -> None:
    table = Table(dice="military").army("aquilonia", "aquilonia", 17).fort("ophir", "aquilonia")
    table.play("take military", "place ophir")
    assert table.turn == "turan"  # no second unit
    table.army("aquilonia", "aquilonia", 19)
    assert "AOC-406" in table.state.broken_rules()


@pytest.mark.rule("AOC-407")
def test_six_emissaries() -> None:
    table = Table().emissaries("aquilonia", "aquilonia", 7)
    assert "AOC-407" in table.state.broken_rules()


@pytest.mark.rule("AOC-408")
def test_where_markers_are_a_hard_limit_a_player_counts_the_own_ones_of_a_kind() -> None:
    """Home, towers and another player's forts take none of the nine forts; a city takes one of either."""
    table = Table(marker_supply="hard").tower("ophir", "aquilonia").fort("zamora", "turan")
    for province in ("argos", "koth", "shem", "nemedia", "zingara", "khauran", "corinthia"):
        table.fort(province, "aquilonia")
    table.city("brythunia", "aquilonia")
    assert (has_fort(table.state, 0), has_tower(table.state, 0)) == (True, True)
    table.fort("khoraja", "aquilonia")
    assert (has_fort(table.state, 0), has_tower(table.state, 0)) == (False, True)
    assert has_fort(table.state, 1)


@pytest.mark.rule("AOC-408", "AOC-415", "AOC-416")
def test_pieces() -> None:
    assert (UNITS, EMISSARIES, MARKERS) == (18, 6, 9)
    assert len(KINGDOMS) * (UNITS + EMISSARIES + 2 * MARKERS) + 2 == 170
    assert (FATE_DICE, MAX_DICE, len(KINGDOMS) * len(BID_VALUES)) == (7, 6, 20)


@pytest.mark.rule("AOC-409", "AOC-416", "AOC-307")
@pytest.mark.parametrize(("ruleset", "supply"), [("faq", 10), ("en", 11), ("fr", 11)])
def test_the_supply_of_raiders(ruleset: str, supply: int) -> None:
    table = Table(conan_player="aquilonia", dice="court", conan="ophir", ruleset=ruleset).raiders("punt", supply)
    table.play("take court")
    assert table.legal("raid") == []
    assert table.legal("conan") != []
    one_less = Table(conan_player="aquilonia", dice="court", ruleset=ruleset).raiders("punt", supply - 1)
    one_less.play("take court")
    assert one_less.legal("raid") != []


@pytest.mark.rule("AOC-410", "AOC-411", "AOC-183")
def test_gold_and_sorcery_are_counters() -> None:
    table = Table(turn="turan", dice="wild").hand("turan", "tu_tribute_of_the_cities").give("turan", gold=500)
    table.play("take wild court", "event tu_tribute_of_the_cities")
    assert table.of("turan", "gold") == 504


@pytest.mark.rule("AOC-413", "AOC-414", "AOC-339")
def test_counts_of_the_components() -> None:
    counts = {kind: number for kind, (_, number) in FILES.items()}
    assert counts["token"] == 56
    cards = sum(counts[kind] for kind in ("adventure", "objective", "strategy", "card", "artifact"))
    assert cards + 2 == 165  # with the Conan bonus and the Conan player card
    components = AgeOfConan().components
    assert [len(deck) for deck in components.kingdom_cards] == [21] * 4
    assert len(components.strategy) == 37


@pytest.mark.rule("AOC-413")
def test_no_token_is_lost() -> None:
    table = Table(dice="court court")
    table.play("take court", "trade")
    state = table.state
    held = sum(len(tokens) for tokens in state.tokens)
    assert len(state.bag) + len(state.track) + held + len(state.out_pile) == 56


@pytest.mark.rule("AOC-417")
def test_public_information() -> None:
    table = Table().give("aquilonia", gold=7, sorcery=2, crom=1).tokens("aquilonia", "m1s2", "m1s2", "m2s2", "m3s1")
    table.hand("aquilonia", "aq_lion_banner", "aq_prospero", "aq_shield_wall", "jaws_of_the_valley", "savage_onslaught")
    shown = table.state.view(table.seat("stygia"))["seats"][0]
    assert {name: shown[name] for name in ("gold", "sorcery", "crom", "tokens", "kingdom_hand", "strategy_hand")} == {
        "gold": 7,
        "sorcery": 2,
        "crom": 1,
        "tokens": 4,
        "kingdom_hand": 3,
        "strategy_hand": 2,
    }


@pytest.mark.rule("AOC-418")
def test_hidden_information() -> None:
    table = Table().hand("aquilonia", "aq_lion_banner", "jaws_of_the_valley").tokens("aquilonia", "m3s1")
    view = table.state.view(table.seat("stygia"))
    text = str(view)
    assert "aq_" not in text
    assert "jaws_of_the_valley" not in text
    assert "m3s1" not in text
    for name in ("strategy_deck", "bag", "adventures", "objective_deck"):
        assert isinstance(view[name], int)


@pytest.mark.rule("AOC-421")
def test_no_spending_beyond_ones_means() -> None:
    table = Table().give("aquilonia", gold=1).hand("aquilonia", "aq_bossonian_archers")
    table.refused("play aq_bossonian_archers", "AOC-421")


@pytest.mark.rule("AOC-043", "AOC-406")
def test_units_that_attack_are_not_in_the_reserve() -> None:
    table = Table(dice="military", conan_player="stygia").fort("ophir", "aquilonia", units=4).fort("koth", "turan")
    reserve = table.reserve("aquilonia")
    table.play("take military", "attack ophir koth 3")
    assert table.state.fight.force == 3
    assert table.reserve("aquilonia") == reserve
