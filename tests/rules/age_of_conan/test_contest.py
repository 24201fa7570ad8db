"""Chapter "Contests"."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.age_of_conan.table import Table
from warhall.games.age_of_conan.cards.vocabulary import SYMBOLS
from warhall.games.age_of_conan.components import FACES


def campaign(**options: Any) -> Table:
    """Aquilonia is about to attack neutral Ophir (rating 3, plains)."""
    return Table(dice="military", conan_player="stygia", **options)


def attack(table: Table, units: int = 3) -> Table:
    table.play("take military", f"attack aquilonia ophir {units}")
    return table


def siege(units: int = 3, garrison: int = 2, **options: Any) -> Table:
    """Turan is about to besiege Aquilonian Ophir from Koth."""
    table = Table(turn="turan", dice="military", conan_player="stygia", **options)
    return table.fort("koth", "turan", units=units).fort("ophir", "aquilonia", units=garrison)


def assault(table: Table) -> Table:
    table.play("take military", f"attack koth ophir {table.units('koth')}")
    return table


@pytest.mark.rule("AOC-151", "AOC-152")
def test_kinds_of_contest() -> None:
    table = attack(campaign())
    assert table.happened("contest-begins-neutral")[0].data["contest"] == "campaign"
    table = assault(siege())
    assert table.happened("contest-begins")[0].data["contest"] == "siege"
    battle = Table(dice="military", conan_player="stygia").army("ophir", "turan", 2, icon=1)
    battle.play("take military", "attack aquilonia ophir 3")
    assert battle.happened("contest-begins")[0].data["contest"] == "battle"


@pytest.mark.rule("AOC-154", "AOC-155", "AOC-157")
def test_six_dice_with_six_faces_for_each_side() -> None:
    assert FACES == ("hit", "conan", "attacker", "shield", "axe", "miss")
    table = attack(campaign(conan="punt"), 1)
    outcomes = dict(table.state.chance_outcomes())
    assert set(outcomes.values()) == {1 / 6}
    assert len(outcomes) == 6


@pytest.mark.rule("AOC-156", "AOC-157", "AOC-158")
def test_caps() -> None:
    table = Table(turn="turan", dice="intrigue", conan_player="stygia").emissaries("koth", "turan", 1)
    for name in ("argos", "corinthia", "khauran", "khoraja", "ophir", "shem", "zamora"):
        table.tower(name, "turan")
    table.play("take intrigue", "contest koth")
    assert table.dice()[0] == 5  # strength 8
    helped = Table(turn="turan", dice="intrigue", conan_player="turan", conan="koth").emissaries("koth", "turan", 1)
    for name in ("argos", "corinthia", "khauran", "khoraja", "ophir", "shem", "zamora"):
        helped.tower(name, "turan")
    helped.play("take intrigue", "contest koth")
    assert helped.dice()[0] == 6
    four = attack(Table(dice="military", conan_player="aquilonia", conan="ophir"), 4)
    assert four.dice()[0] == 5


@pytest.mark.rule("AOC-157", "AOC-355")
def test_never_more_than_six_dice() -> None:
    table = campaign().on_table("aquilonia", "aq_knights_of_poitain")
    attack(table, 5)
    table.play("use aq_knights_of_poitain")
    assert table.dice()[0] == 6


@pytest.mark.rule("AOC-161", "AOC-163", "AOC-164", "AOC-165", "AOC-166", "AOC-162")
def test_what_the_faces_count() -> None:
    table = assault(siege(5, 2))
    table.roll("hit conan attacker shield miss")
    assert table.successes()[0] == 3
    table.roll("hit attacker axe")
    assert table.happened("contest-rolled")[-1].data["successes"] == 1


@pytest.mark.rule("AOC-164", "AOC-166", "AOC-175")
def test_a_strategy_card_counts_its_symbols() -> None:
    table = siege(5, 3).hand("turan", "hammer_and_anvil")
    assault(table).play("commit hammer_and_anvil")
    table.roll("shield axe axe miss hit")
    assert table.successes()[0] == 4
    blanks = siege(5, 3).hand("turan", "hammer_and_anvil")
    assault(blanks).play("commit hammer_and_anvil")
    blanks.roll("miss miss miss miss miss")
    assert blanks.successes()[0] == 0


@pytest.mark.rule("AOC-167", "AOC-188")
def test_strictly_more_successes() -> None:
    assert assault(siege()).contest("hit hit axe", "hit shield miss").units("ophir") == 1
    assert assault(siege()).contest("hit hit axe", "hit hit miss").units("ophir") == 2


@pytest.mark.rule("AOC-167", "AOC-354", "AOC-185")
def test_the_sword_of_atlantis_wins_a_tie() -> None:
    table = siege().artifact("sword_of_atlantis", "turan")
    assault(table)
    table.roll("hit hit miss")
    table.roll("hit hit miss")
    assert (table.now, table.actor) == ("window", "turan")
    table.play("use sword_of_atlantis")
    assert table.units("ophir") == 1
    table.play("press")  # any number of times, once per roll
    table.roll("hit hit miss")
    table.roll("hit hit miss")
    table.play("use sword_of_atlantis")
    assert table.units("ophir") == 0


@pytest.mark.rule("AOC-167")
def test_if_both_claim_the_tie_the_defender_wins() -> None:
    table = Table(turn="hyperborea", dice="military", conan_player="stygia")
    table.fort("koth", "hyperborea", units=3).fort("ophir", "aquilonia", units=2)
    table.artifact("sword_of_atlantis", "aquilonia").hand("hyperborea", "hy_first_hyborians")
    table.play("take military", "attack koth ophir 3")
    table.roll("hit hit miss")
    table.roll("hit hit miss")
    table.play("use hy_first_hyborians", "use sword_of_atlantis")
    assert table.units("ophir") == 2


@pytest.mark.rule("AOC-168", "AOC-352")
def test_only_the_parties_use_cards() -> None:
    table = (
        siege()
        .hand("stygia", "jaws_of_the_valley", "savage_onslaught", "st_demon_of_the_ring")
        .give("stygia", sorcery=5)
    )
    assault(table)
    table.roll("hit hit hit")
    table.roll("miss miss miss")
    assert table.now == "siege-retreat"  # nobody else was asked


@pytest.mark.rule("AOC-171", "AOC-172", "AOC-188")
def test_strategy_cards_are_committed_before_any_dice() -> None:
    table = siege().hand("turan", "hammer_and_anvil").hand("aquilonia", "hedge_of_pikes")
    assault(table)
    assert (table.now, table.actor) == ("declare", "turan")
    table.play("commit hammer_and_anvil")
    assert (table.now, table.actor) == ("declare", "aquilonia")
    assert table.state.view(table.seat("aquilonia"))["contest"]["strategy"] == ["hidden", None]
    table.play("commit hedge_of_pikes")
    revealed = [event.data["strategy"] for event in table.happened("strategy-revealed")]
    assert revealed == ["hammer_and_anvil", "hedge_of_pikes"]
    table.play("roll hit hit hit")
    table.refused("commit hedge_of_pikes")


@pytest.mark.rule("AOC-173", "AOC-176", "AOC-169", "AOC-193")
def test_a_card_must_fit_the_terrain() -> None:
    table = attack(
        campaign().hand("aquilonia", "axes_in_the_brush", "hedge_of_pikes")
    )  # axes_in_the_brush is for woods and hills
    assert table.legal() == ["commit hedge_of_pikes", "decline"]
    table.refused("commit axes_in_the_brush", "AOC-176")


@pytest.mark.rule("AOC-174", "AOC-175")
def test_a_card_must_fit_the_area() -> None:
    """The rulebook's example: Turan in Brythunia with a card of the North showing a shield."""
    table = Table(turn="turan", dice="intrigue", conan_player="stygia").hand("turan", "locked_shields", "siege_engines")
    table.emissaries("brythunia", "turan", 1)
    table.play("take intrigue", "contest brythunia")
    assert table.legal() == ["commit locked_shields", "decline"]
    table.play("commit locked_shields")
    table.roll("shield")
    assert table.successes()[0] == 1


@pytest.mark.rule("AOC-177")
def test_strategy_cards_are_discarded_after_the_roll() -> None:
    table = siege().hand("turan", "hammer_and_anvil").hand("aquilonia", "hedge_of_pikes")
    assault(table).play("commit hammer_and_anvil", "commit hedge_of_pikes")
    table.contest("hit hit hit", "miss miss miss")
    assert len(table.state.strategy_discard) == 2


@pytest.mark.rule("AOC-179", "AOC-180", "AOC-183")
def test_sorcery_rolls_all_dice_again() -> None:
    table = Table(turn="turan", dice="military", conan_player="stygia").give("aquilonia", sorcery=3)
    table.fort("shem", "turan", units=3).fort("khoraja", "aquilonia")
    table.play("take military", "attack shem khoraja 3")
    table.play("roll hit hit miss")
    table.play("roll hit miss")
    assert table.legal() == ["pass", "sorcery"]
    table.play("sorcery", "roll hit hit")
    assert table.of("aquilonia", "sorcery") == 2
    assert table.marker("khoraja") == ("aquilonia", "fort")  # 2:2, the defender wins


@pytest.mark.rule("AOC-180", "AOC-186")
def test_the_attacker_cannot_reroll_once_the_defender_has_rolled() -> None:
    table = assault(siege().give("turan", sorcery=1))
    table.play("roll hit hit miss", "pass", "roll hit hit miss")
    table.refused("sorcery")
    assert table.of("turan", "sorcery") == 1


@pytest.mark.rule("AOC-181")
def test_a_worse_reroll_stands_and_modifiers_persist() -> None:
    table = assault(siege().give("turan", sorcery=1).hand("turan", "hammer_and_anvil"))
    table.play("commit hammer_and_anvil", "roll hit hit hit", "sorcery", "roll axe miss miss")
    assert table.successes()[0] == 1


@pytest.mark.rule("AOC-182", "AOC-170", "AOC-025")
@pytest.mark.parametrize(("ruleset", "again"), [("faq", True), ("en", True), ("fr", False)])
def test_one_reroll_per_roll_or_per_conflict(ruleset: str, again: bool) -> None:
    table = assault(siege(3, 2, ruleset=ruleset).give("aquilonia", sorcery=3))
    table.play("roll hit hit miss", "roll miss miss miss", "sorcery", "roll hit miss miss")
    assert table.now == "siege-retreat"  # never a reroll of a reroll
    table.play("press", "roll hit miss miss", "roll miss miss miss")
    assert (table.now == "own-roll") == again


@pytest.mark.rule("AOC-182")
def test_the_campaign_after_a_siege_is_a_new_conflict() -> None:
    table = assault(siege(3, 0, ruleset="fr").give("turan", sorcery=3))
    table.play("roll miss miss miss", "sorcery", "roll hit hit hit", "roll miss miss miss")
    table.play("march", "roll miss miss")
    assert "sorcery" in table.legal()


@pytest.mark.rule("AOC-184", "AOC-349", "AOC-346", "AOC-356")
def test_any_number_of_kingdom_cards() -> None:
    table = siege().on_table("aquilonia", "aq_bossonian_archers").hand("aquilonia", "aq_shield_wall")
    assault(table)
    assert (table.now, table.actor) == ("window", "aquilonia")
    table.play("pass", "use aq_shield_wall")  # the first window is the start of the contest
    assert table.dice()[1] == 4
    table.skip()
    table.play("roll hit hit hit", "roll shield shield miss miss")
    table.play("use aq_bossonian_archers")
    assert table.successes()[1] == 3
    table.skip()
    assert table.units("ophir") == 2


@pytest.mark.rule("AOC-185")
def test_the_attacker_decides_first_then_alternating() -> None:
    table = siege().hand("turan", "tu_desert_guides").hand("aquilonia", "aq_veteran_captains")
    assault(table)
    assert table.actor == "turan"
    table.play("pass")
    assert table.actor == "aquilonia"
    table.play("use aq_veteran_captains", "deal jaws_of_the_valley")
    assert (table.now, table.actor) == ("window", "turan")
    table.play("pass")
    assert table.now != "window" or table.actor == "aquilonia"


@pytest.mark.rule("AOC-188", "AOC-160")
def test_the_whole_sequence() -> None:
    table = (
        siege()
        .give("turan", sorcery=1)
        .give("aquilonia", sorcery=1)
        .hand("turan", "hammer_and_anvil")
        .hand("aquilonia", "hedge_of_pikes")
    )
    assault(table)
    seen = []
    moves = iter(
        ["commit hammer_and_anvil", "commit hedge_of_pikes", "roll hit hit axe", "pass", "roll hit shield miss", "pass"]
    )
    for move in moves:
        seen.append(f"{table.now}:{table.actor if table.state.current_player() >= 0 else '-'}")
        table.play(move)
    assert seen == [
        "declare:turan",
        "declare:aquilonia",
        "dice:-",
        "own-roll:turan",
        "dice:-",
        "own-roll:aquilonia",
    ]
    (event,) = table.happened("contest-won")
    assert (event.data["attack"], event.data["defence"]) == (3, 2)


@pytest.mark.rule("AOC-179")
def test_a_die_is_not_rerolled_by_two_cards_unless_sorcery_comes_between() -> None:
    table = Table(turn="hyperborea", dice="military", conan_player="stygia").give("hyperborea", sorcery=1)
    table.fort("koth", "hyperborea", units=3).fort("ophir", "aquilonia").on_table("hyperborea", "hy_witchmen")
    table.artifact("heart_of_tammuz", "hyperborea")
    table.play("take military", "attack koth ophir 2", "roll miss miss")
    table.play("use hy_witchmen", "reroll miss", "reroll miss", "roll miss hit")
    assert "use heart_of_tammuz" not in table.legal()
    table.play("sorcery", "roll miss miss")
    assert "use heart_of_tammuz" in table.legal()
    table.play("use heart_of_tammuz", "reroll miss", "roll hit")
    assert table.happened("contest-rolled")[-1].data["successes"] == 1


def khoraja(**options: Any) -> Table:
    """Turan besieges Khoraja (rating 2, urban), an undefended fort of Aquilonia, with three units."""
    table = Table(turn="turan", dice="military", conan_player="stygia", **options)
    return table.fort("khauran", "turan", units=3).fort("khoraja", "aquilonia")


@pytest.mark.rule("AOC-164", "AOC-165", "AOC-188")
def test_two_successes_and_an_axe_against_one_success_and_a_shield() -> None:
    """The rulebook's example, without and with a shield card of the defender."""
    plain = khoraja()
    plain.play("take military", "attack khauran khoraja 3")
    plain.contest("hit hit axe", "hit shield")
    assert plain.marker("khoraja") is None  # 2:1
    helped = khoraja().hand("aquilonia", "bar_the_gates")  # shield, urban
    helped.play("take military", "attack khauran khoraja 3", "commit bar_the_gates")
    helped.contest("hit hit axe", "hit shield")
    assert helped.marker("khoraja") == ("aquilonia", "fort")  # 2:2


@pytest.mark.rule("AOC-153", "AOC-256")
def test_stygia_rolls_for_khauran() -> None:
    table = Table(turn="turan", dice="intrigue", players=3).emissaries("khauran", "turan", 1)
    table.play("take intrigue", "contest khauran")
    table.roll("miss miss")
    table.roll("miss miss miss")
    assert table.happened("province-rolled")[0].data["seat"] == table.seat("stygia")


@pytest.mark.rule("AOC-347")
def test_no_refreshing_between_two_rolls_of_a_siege() -> None:
    table = siege().on_table("aquilonia", "aq_bossonian_archers")
    assault(table).play("roll hit miss miss", "roll hit miss miss", "use aq_bossonian_archers")
    table.skip()
    assert table.now == "siege-retreat"
    table.play("press")
    table.refused("refresh aq_bossonian_archers", kingdom="aquilonia")


@pytest.mark.rule("AOC-175", "AOC-355")
def test_the_first_strategy_card_of_the_deck_counts_and_can_be_cancelled_like_any_other() -> None:
    """Jaws of the Valley: shields and axes count in hills."""
    table = Table(turn="stygia", dice="military", conan_player="turan").hand("stygia", "st_darkness_over_the_styx")
    table.fort("koth", "stygia", units=3).fort("zamora", "aquilonia", units=2).hand("aquilonia", "jaws_of_the_valley")
    table.play("take military", "attack koth zamora 3", "commit jaws_of_the_valley")
    counted = table.state.fight.counted_symbols
    assert counted(table.state, 1) == sum(1 << SYMBOLS.index(symbol) for symbol in ("shield", "axe"))
    table.play("use st_darkness_over_the_styx")
    assert counted(table.state, 1) == 0


@pytest.mark.rule("AOC-179")
def test_with_no_die_left_to_pick_those_picked_are_rolled() -> None:
    table = Table(turn="hyperborea", dice="military", conan_player="stygia")
    table.fort("koth", "hyperborea", units=3).fort("ophir", "aquilonia").on_table("hyperborea", "hy_witchmen")
    table.artifact("heart_of_tammuz", "hyperborea")
    table.play("take military", "attack koth ophir 2", "roll miss miss")
    table.play("use heart_of_tammuz", "reroll miss", "roll hit")
    table.play("use hy_witchmen", "reroll miss")  # two dice, but the hit has been rolled again already
    assert table.now == "reroll"


@pytest.mark.rule("AOC-185")
def test_a_window_that_cannot_be_is_refused() -> None:
    table = assault(siege().hand("turan", "tu_feigned_flight"))
    assert table.now == "window"
    table.refused_position("AOC-185", passes=2)
    table.refused_position("AOC-185", timing="bid_reveal")
    table.refused_position("AOC-188", timing="after_contest")


@pytest.mark.rule("AOC-196", "AOC-202")
@pytest.mark.parametrize(("winner", "stakes"), [(0, ["", ""]), (1, ["army", ""])])
def test_a_province_has_nothing_to_lose(winner: int, stakes: list[str]) -> None:
    table = attack(campaign())
    table.state.fight.winner = winner
    assert [table.state.fight.piece_at_stake(table.state, side) for side in (0, 1)] == stakes


@pytest.mark.rule("AOC-182", "AOC-421")
def test_why_sorcery_rolls_nothing_again() -> None:
    for sorcery, rule in ((0, "AOC-421"), (2, "AOC-182")):  # there is none; there is some, but it has been used
        table = Table(turn="hyperborea", dice="military", conan_player="stygia").give("hyperborea", sorcery=sorcery)
        table.fort("koth", "hyperborea", units=3).fort("ophir", "aquilonia").on_table("hyperborea", "hy_witchmen")
        table.play("take military", "attack koth ophir 2", "roll miss miss")
        if sorcery:
            table.play("sorcery", "roll miss miss")
        assert table.now == "own-roll"
        table.refused("sorcery", rule)
