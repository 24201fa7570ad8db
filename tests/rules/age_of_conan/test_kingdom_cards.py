"""Every kingdom card, objective and artifact, each in a small scene of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.rules.age_of_conan.table import Table
from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.components import KINGDOMS
from warhall.games.age_of_conan.rules.bidding import StartBid
from warhall.games.age_of_conan.rules.course import Course
from warhall.games.age_of_conan.rules.objectives import fulfilled_by
from warhall.kernel import CHANCE

GAME = AgeOfConan()
Scene = Callable[[], None]
SCENES: dict[str, Scene] = {}


def scene(function: Scene) -> Scene:
    """A scene is named after its card."""
    SCENES[function.__name__] = function
    return function


def owner(card: str) -> str:
    return KINGDOMS[GAME.components.cards[GAME.components.card_index[card]].kingdom]


def holding(card: str, *, turn: str = "", dice: str = "military intrigue wild court", **options: Any) -> Table:
    """The owner of a card has it: a table card ready, the others in hand."""
    kingdom = owner(card)
    table = Table(turn=turn or kingdom, dice=dice, **{"conan_player": "stygia", "conan": "nordheim", **options})
    facts = GAME.components.cards[GAME.components.card_index[card]]
    return table.on_table(kingdom, card) if facts.type == "table" else table.hand(kingdom, card)


def event(card: str, **options: Any) -> Table:
    """The card is about to be played as a court action."""
    return holding(card, dice="wild wild", **options)


def campaign(card: str, units: int = 3, province: str = "ophir", start: str = "koth", **options: Any) -> Table:
    """The owner attacks a neutral province."""
    table = holding(card, dice="military military", **options).fort(start, owner(card), units=units)
    table.play("take military", f"attack {start} {province} {units}")
    return table


def defence(card: str, units: int = 3, garrison: int = 2, **options: Any) -> Table:
    """Somebody else besieges the owner in Ophir."""
    rival = "turan" if owner(card) != "turan" else "aquilonia"
    table = holding(card, turn=rival, dice="military military", **options)
    table.fort("koth", rival, units=units).fort("ophir", owner(card), units=garrison)
    table.play("take military", f"attack koth ophir {units}")
    return table


def siege(card: str, units: int = 3, garrison: int = 1, **options: Any) -> Table:
    """The owner besieges somebody in Ophir."""
    rival = "aquilonia" if owner(card) != "aquilonia" else "turan"
    table = holding(card, dice="military military", **options)
    table.fort("koth", owner(card), units=units).fort("ophir", rival, units=garrison)
    table.play("take military", f"attack koth ophir {units}")
    return table


def intrigue(card: str, province: str = "koth", **options: Any) -> Table:
    """The owner starts an intrigue contest in a neutral province."""
    table = holding(card, dice="intrigue intrigue", **options).emissaries(province, owner(card), 1)
    table.play("take intrigue", f"contest {province}")
    return table


def use(table: Table, card: str, *then: str) -> Table:
    """Pass until the card can be used, and use it."""
    for _ in range(20):
        if f"use {card}" in table.legal():
            table.play(f"use {card}", *then)
            return table
        table.play({"declare": "decline"}.get(table.now, "pass"))
    raise AssertionError(f"{card} cannot be used")


def misses(number: int) -> str:
    return " ".join(["miss"] * number)


# -- Aquilonia ---------------------------------------------------------------------------------------------------------


@scene
def aq_bossonian_archers() -> None:
    table = campaign("aq_bossonian_archers")
    table.roll("hit miss miss")
    use(table, "aq_bossonian_archers")
    assert table.successes()[0] == 2


@scene
def aq_gunderland_pikemen() -> None:
    table = use(campaign("aq_gunderland_pikemen"), "aq_gunderland_pikemen")
    table.roll("shield shield axe")
    assert table.successes()[0] == 2


@scene
def aq_knights_of_poitain() -> None:
    table = use(campaign("aq_knights_of_poitain"), "aq_knights_of_poitain")
    assert table.dice()[0] == 4
    table.roll(misses(4))
    assert table.successes()[0] == 1


@scene
def aq_black_dragons() -> None:
    table = campaign("aq_black_dragons")
    table.roll(misses(3))
    table.roll(misses(3))
    use(table, "aq_black_dragons")
    assert table.units("ophir") == 3


@scene
def aq_count_trocero() -> None:
    table = holding("aq_count_trocero").fort("ophir", "aquilonia").fort("argos", "aquilonia")
    table.play("take military", "use aq_count_trocero", "move aquilonia ophir 1", "move aquilonia argos 1")
    table.play("move aquilonia ophir 1", "done")
    assert (table.units("ophir"), table.units("argos")) == (2, 1)


@scene
def aq_pallantides() -> None:
    table = holding("aq_pallantides", dice="military").hand("turan", "hedge_of_pikes")
    table.fort("koth", "aquilonia", units=3).fort("ophir", "turan", units=1)
    table.play("take military", "attack koth ophir 3", "commit hedge_of_pikes")
    use(table, "aq_pallantides")
    assert table.dice()[0] == 4
    table.roll(misses(4))
    table.roll("shield shield shield")
    assert table.happened("contest-rolled")[-1].data["successes"] == 0


@scene
def aq_prospero() -> None:
    table = campaign("aq_prospero", units=1)
    table.roll("hit")
    table.roll(misses(3))
    use(table, "aq_prospero", "march")
    assert (table.units("ophir"), table.dice()[0]) == (1, 1)


@scene
def aq_priests_of_mitra() -> None:
    table = intrigue("aq_priests_of_mitra")
    before = table.dice()[0]
    use(table, "aq_priests_of_mitra")
    table.roll(" ".join(["shield"] * before))
    assert table.successes()[0] == before


@scene
def aq_rangers_of_the_westermarck() -> None:
    table = holding("aq_rangers_of_the_westermarck").fort("ophir", "aquilonia").raiders("ophir", 3)
    table.give("aquilonia", points=5).age_change()
    table.play("use aq_rangers_of_the_westermarck", "clear ophir", "clear ophir", "done")
    assert table.of("aquilonia", "points") == 4


@scene
def aq_baronial_levy() -> None:
    table = event("aq_baronial_levy").fort("ophir", "aquilonia")
    table.play("take wild court", "event aq_baronial_levy", "place aquilonia", "place aquilonia")
    assert (table.units("aquilonia"), table.units("ophir")) == (7, 0)


@scene
def aq_publius_the_chancellor() -> None:
    table = event("aq_publius_the_chancellor")
    table.play("take wild court", "event aq_publius_the_chancellor", "place aquilonia")
    assert (table.of("aquilonia", "gold"), table.envoys("aquilonia", "aquilonia")) == (5, 5)


@scene
def aq_council_of_peers() -> None:
    table = event("aq_council_of_peers").on_table("aquilonia", "aq_prospero", "aq_pallantides", used=True)
    table.play("take wild court", "event aq_council_of_peers", "deal aq_lion_banner", "deal jaws_of_the_valley")
    table.play("refresh aq_prospero", "refresh aq_pallantides")
    assert not any(entry & 1 for entry in table.state.table[0])
    assert table.of("aquilonia", "gold") == 3


@scene
def aq_watch_on_the_marches() -> None:
    table = event("aq_watch_on_the_marches").raiders("aquilonia", 3)
    table.play("take wild court", "event aq_watch_on_the_marches", "clear aquilonia", "clear aquilonia")
    table.play("place aquilonia", "deal jaws_of_the_valley")
    assert (table.state.raiders[table.at("aquilonia")], table.units("aquilonia")) == (1, 6)


@scene
def aq_charge_of_the_heavy_horse() -> None:
    table = use(campaign("aq_charge_of_the_heavy_horse"), "aq_charge_of_the_heavy_horse")
    table.roll("axe axe axe shield")
    assert table.successes()[0] == 3


@scene
def aq_shield_wall() -> None:
    table = use(defence("aq_shield_wall"), "aq_shield_wall")
    assert table.dice()[1] == 4
    table.roll(misses(3))
    table.roll("shield shield shield shield")
    assert table.happened("contest-rolled")[-1].data["successes"] == 4


@scene
def aq_veteran_captains() -> None:
    table = use(campaign("aq_veteran_captains"), "aq_veteran_captains", "deal axes_in_the_brush")  # woods and hills
    table.skip_windows()
    assert "commit axes_in_the_brush" in table.legal()


@scene
def aq_lion_banner() -> None:
    table = campaign("aq_lion_banner")
    table.roll("hit miss miss")
    table.roll("hit miss miss")
    use(table, "aq_lion_banner")
    assert table.icon("ophir") == 2


@scene
def aq_fighting_withdrawal() -> None:
    table = siege("aq_fighting_withdrawal")
    table.roll(misses(3))
    table.roll("hit miss miss")
    use(table, "aq_fighting_withdrawal", "retreat")
    assert table.units("koth") == 3
    assert table.of("turan", "crom") == 0


@scene
def aq_royal_command() -> None:
    table = holding("aq_royal_command", dice="military intrigue")
    table.play("use aq_royal_command", "take military", "done", "take intrigue", "done")
    assert table.of("aquilonia", "gold") == 1
    assert sum(table.state.pool) == 0


def _bid_with(card: str, bonus: int, *after: str) -> Table:
    """Everybody bids 3 with a card of rating 3; the owner uses the card."""
    table = (
        holding(card)
        .hand("aquilonia", "axes_in_the_brush")
        .hand("turan", "ring_of_spears")
        .hand("stygia", "fire_and_sword")
        .hand("hyperborea", "relentless_pursuit")
    )
    table.stack(Course(), StartBid())
    for name in ("jaws_of_the_valley", "sally_from_the_gate", "feint_and_strike", "spring_the_trap"):
        table.play(f"deal {name}")
    for kingdom, name in (
        ("aquilonia", "axes_in_the_brush"),
        ("turan", "ring_of_spears"),
        ("stygia", "fire_and_sword"),
        ("hyperborea", "relentless_pursuit"),
    ):
        table.act(kingdom, f"bid 3 {name}")
    use(table, card, *after)
    assert table.state.bid_bonus[table.seat(owner(card))] == bonus
    table.play("pass")
    while table.now == "bid-cards":
        table.play("pass")
    assert table.state.conan_player == table.seat(owner(card))
    return table


@scene
def aq_patron_of_the_free_captains() -> None:
    _bid_with("aq_patron_of_the_free_captains", 2)


# -- Turan -------------------------------------------------------------------------------------------------------------


@scene
def tu_veziz_shah() -> None:
    table = intrigue("tu_veziz_shah", "khauran")
    table.roll("miss miss")
    use(table, "tu_veziz_shah", "reroll miss", "reroll miss", "roll hit hit")
    assert table.successes()[0] == 2


@scene
def tu_hyrkanian_horse_archers() -> None:
    table = campaign("tu_hyrkanian_horse_archers")
    table.roll("hit miss miss")
    table.roll("hit conan miss")
    use(table, "tu_hyrkanian_horse_archers", "reroll hit", "reroll conan", "roll miss miss")
    assert table.icon("ophir") == 2


@scene
def tu_lancers_of_aghrapur() -> None:
    table = use(campaign("tu_lancers_of_aghrapur"), "tu_lancers_of_aghrapur")  # plains
    assert table.dice()[0] == 4
    hills = use(campaign("tu_lancers_of_aghrapur", province="zamora"), "tu_lancers_of_aghrapur")
    assert hills.dice()[0] == 4
    urban = campaign("tu_lancers_of_aghrapur", province="corinthia")
    assert urban.now == "dice"


@scene
def tu_kerim_shah() -> None:
    table = holding("tu_kerim_shah")
    table.play("take intrigue", "use tu_kerim_shah", "send turan zamora", "send turan koth", "send turan khauran")
    assert [table.envoys(name, "turan") for name in ("zamora", "koth", "khauran")] == [1, 1, 1]


@scene
def tu_jehungir_agha() -> None:
    table = holding("tu_jehungir_agha").fort("zamora", "turan").fort("koth", "turan")
    table.play("take military", "use tu_jehungir_agha", "move turan koth 3")
    assert (table.units("koth"), table.now) == (3, "military")


@scene
def tu_silk_caravans() -> None:
    table = holding("tu_silk_caravans").age_change(first="turan", step=4)
    table.play("use tu_silk_caravans")
    assert table.of("turan", "gold") == 7


@scene
def tu_ghaznavi() -> None:
    table = intrigue("tu_ghaznavi", "khauran")
    table.roll("hit miss")
    use(table, "tu_ghaznavi")
    assert table.successes()[0] == 2


@scene
def tu_tribute_of_the_cities() -> None:
    table = event("tu_tribute_of_the_cities").raiders("turan", 1)
    table.play("take wild court", "event tu_tribute_of_the_cities", "clear turan")
    assert (table.of("turan", "gold"), sum(table.state.raiders)) == (7, 0)


@scene
def tu_envoys_of_aghrapur() -> None:
    table = event("tu_envoys_of_aghrapur").tower("zamora", "turan")
    table.play("take wild court", "event tu_envoys_of_aghrapur", "place zamora", "place zamora", "send zamora koth")
    assert (table.envoys("zamora", "turan"), table.envoys("koth", "turan")) == (1, 1)


@scene
def tu_horde_from_the_steppe() -> None:
    table = event("tu_horde_from_the_steppe").tower("zamora", "turan").tower("koth", "turan")
    table.play("take wild court", "event tu_horde_from_the_steppe", *["place turan"] * 3, "move turan koth 5")
    assert (table.units("turan"), table.units("koth")) == (3, 5)


@scene
def tu_gilded_knives() -> None:
    table = event("tu_gilded_knives").emissaries("ophir", "aquilonia", 1)
    table.play("take wild court", "event tu_gilded_knives")
    assert "expel aquilonia aquilonia" not in table.legal()  # safe at home
    table.play("expel ophir aquilonia")
    assert (table.of("turan", "gold"), table.of("aquilonia", "gold")) == (5, 1)
    spared = event("tu_gilded_knives").emissaries("ophir", "aquilonia", 1)
    spared.play("take wild court", "event tu_gilded_knives", "done")
    assert spared.of("turan", "gold") == 3  # nobody was pointed at


@scene
def tu_loose_the_kozaks() -> None:
    table = event("tu_loose_the_kozaks", conan="koth")
    table.play("take wild court", "event tu_loose_the_kozaks", "conan ophir", "raid aquilonia", "raid ophir")
    assert (sum(table.state.raiders), table.of("turan", "gold"), len(table.state.track)) == (2, 4, 3)


@scene
def tu_word_of_the_king() -> None:
    table = event("tu_word_of_the_king")
    table.play("take wild court", "event tu_word_of_the_king")
    assert (table.now, table.of("turan", "gold")) == ("extra-die", 4)


@scene
def tu_feigned_flight() -> None:
    table = siege("tu_feigned_flight")
    table.roll("hit hit hit")
    table.roll(misses(3))
    use(table, "tu_feigned_flight", "deal jaws_of_the_valley savage_onslaught", "retreat")
    assert (table.of("turan", "strategy_hand"), table.of("aquilonia", "crom")) == (2, 0)


@scene
def tu_sweep_of_the_riders() -> None:
    table = campaign("tu_sweep_of_the_riders", units=2)
    table.roll("hit hit")
    table.roll(misses(3))
    use(table, "tu_sweep_of_the_riders", "deal jaws_of_the_valley", "march")
    assert table.units("ophir") == 2


@scene
def tu_golden_promises() -> None:
    table = use(intrigue("tu_golden_promises", "khauran"), "tu_golden_promises")
    assert (table.dice()[0], table.of("turan", "gold")) == (3, 2)


@scene
def tu_desert_guides() -> None:
    table = (
        holding("tu_desert_guides", dice="military").hand("turan", "axes_in_the_brush").fort("koth", "turan", units=3)
    )
    table.play("take military", "attack koth ophir 3")
    use(table, "tu_desert_guides")
    table.skip_windows()
    assert "commit axes_in_the_brush" in table.legal()
    assert table.dice()[0] == 4


@scene
def tu_bought_secrets() -> None:
    table = holding("tu_bought_secrets", dice="military").hand(
        "aquilonia", "jaws_of_the_valley", "savage_onslaught", "hammer_and_anvil", "aq_prospero"
    )
    table.fort("koth", "turan", units=3).fort("ophir", "aquilonia")
    table.play("take military", "attack koth ophir 3")
    use(table, "tu_bought_secrets", "discard jaws_of_the_valley hammer_and_anvil")
    assert table.of("aquilonia", "strategy_hand") == 1
    (seen,) = table.happened("hand-seen")
    assert seen.data["cards"] == ["aq_prospero", "jaws_of_the_valley", "savage_onslaught", "hammer_and_anvil"]
    hidden = seen.seen_by(table.seat("stygia"))
    assert hidden is not None
    assert "cards" not in hidden.data


@scene
def tu_thiefs_share() -> None:
    table = holding("tu_thiefs_share", dice="court")
    table.play("take court", "use tu_thiefs_share", "find w3g1", "keep", "keep")
    assert table.of("turan", "tokens") == 2


@scene
def tu_spymasters_purse() -> None:
    table = _bid_with("tu_spymasters_purse", 3)
    assert table.of("turan", "gold") == 2


# -- Stygia ------------------------------------------------------------------------------------------------------------


@scene
def st_thoth_amon() -> None:
    table = campaign("st_thoth_amon")
    table.roll(misses(3))
    use(table, "st_thoth_amon")
    assert (table.successes()[0], table.of("stygia", "sorcery")) == (2, 3)


@scene
def st_sons_of_set() -> None:
    table = campaign("st_sons_of_set")
    table.roll("hit miss miss")
    table.play("pass")
    table.roll("hit hit miss")
    use(table, "st_sons_of_set", "reroll hit", "reroll hit", "roll miss miss")
    assert table.icon("ophir") == 2


@scene
def st_slayers_of_khemi() -> None:
    table = holding("st_slayers_of_khemi").emissaries("stygia", "turan", 1)
    table.play("use st_slayers_of_khemi", "expel stygia turan")
    assert table.envoys("stygia", "turan") == 0


@scene
def st_thutothmes() -> None:
    table = holding("st_thutothmes")
    table.play("use st_thutothmes")
    assert table.of("stygia", "sorcery") == 3


@scene
def st_war_chariots() -> None:
    table = use(campaign("st_war_chariots"), "st_war_chariots")
    table.roll("axe axe axe axe")
    assert table.successes()[0] == 4


@scene
def st_akivasha() -> None:
    table = use(intrigue("st_akivasha", "shem"), "st_akivasha")
    table.roll("shield axe")
    assert table.successes()[0] == 2


@scene
def st_galleys_of_khemi() -> None:
    table = campaign("st_galleys_of_khemi", province="argos")
    table.roll(misses(3))
    use(table, "st_galleys_of_khemi")
    assert table.successes()[0] == 1
    inland = campaign("st_galleys_of_khemi", province="ophir")
    inland.roll(misses(3))
    assert "use st_galleys_of_khemi" not in inland.legal()


@scene
def st_altar_of_set() -> None:
    table = event("st_altar_of_set")
    table.play("take wild court", "event st_altar_of_set", "sacrifice stygia", "deal st_akivasha st_thoth_amon")
    assert (table.units("stygia"), table.of("stygia", "sorcery")) == (3, 4)


@scene
def st_scrolls_of_luxur() -> None:
    table = event("st_scrolls_of_luxur")
    table.play("take wild court", "event st_scrolls_of_luxur")
    peek, seat = table.game.parse_action("peek st_akivasha st_thoth_amon st_thutothmes"), table.seat("stygia")
    chance = table.state.stack[-1]
    assert [chance.seen(table.state, peek, CHANCE, viewer) for viewer in (seat, 0, None)] == [peek, None, None]
    table.play(peek)
    assert table.legal() == ["top st_akivasha", "top st_thoth_amon", "top st_thutothmes"]
    top, action = table.state.stack[-1], table.state.legal_actions()[0]
    table.refused_position("AOC-355", placed=-1)
    table.refused_position("AOC-355", number=4)
    table.refused_position("AOC-353", down=1, at=9)
    assert [top.seen(table.state, action, seat, viewer) for viewer in (seat, 0, None)] == [action, None, None]
    table.play("top st_thutothmes", "top st_thoth_amon")
    names = [GAME.components.cards[card].id for card in table.state.kingdom_hand[table.seat("stygia")]]
    assert names == ["st_thutothmes"]
    assert table.of("stygia", "sorcery") == 3
    assert table.state.view(0)["seats"][2]["deck_top"] == 2
    assert table.state.view(2)["seats"][2]["deck_top"] == ["st_thoth_amon", "st_akivasha"]


@scene
def st_creeping_plague() -> None:
    table = event("st_creeping_plague").army("argos", "aquilonia", 3, icon=1).army("koth", "aquilonia", 1, icon=1)
    table.play("take wild court", "event st_creeping_plague")
    assert table.legal("remove") == ["remove argos"]
    table.play("remove argos", "raid turan")
    assert (table.units("argos"), table.state.raiders[table.at("turan")]) == (2, 1)


@scene
def st_dust_of_the_black_lotus() -> None:
    table = event("st_dust_of_the_black_lotus").hand(
        "turan", "tu_ghaznavi", "jaws_of_the_valley", "savage_onslaught", "hammer_and_anvil"
    )
    table.play("take wild court", "event st_dust_of_the_black_lotus", "target turan")
    table.play("discard tu_ghaznavi", "discard jaws_of_the_valley savage_onslaught")
    assert (table.of("turan", "kingdom_hand"), table.of("turan", "strategy_hand")) == (0, 1)
    assert table.of("stygia", "sorcery") == 3


@scene
def st_cult_of_the_serpent() -> None:
    table = event("st_cult_of_the_serpent")
    table.play("take wild court", "event st_cult_of_the_serpent")
    assert "place stygia" not in table.legal()
    table.play("place shem", "place kush")
    assert (table.envoys("shem", "stygia"), table.envoys("kush", "stygia")) == (1, 1)


@scene
def st_dream_sending() -> None:
    table = event("st_dream_sending")
    table.play("take wild court", "event st_dream_sending")
    assert (table.now, table.of("stygia", "sorcery")) == ("extra-die", 3)


@scene
def st_opened_crypts() -> None:
    table = event("st_opened_crypts")
    table.play("take wild court", "event st_opened_crypts", "find m3s1", "keep", "deal jaws_of_the_valley")
    assert (table.of("stygia", "tokens"), table.of("stygia", "sorcery")) == (1, 3)


@scene
def st_asp_in_the_tent() -> None:
    table = holding("st_asp_in_the_tent").army("shem", "turan", 2, icon=1).army("ophir", "turan", 3, icon=1)
    table.play("use st_asp_in_the_tent")
    assert table.legal() == ["done", "remove shem"]
    table.play("remove shem")
    assert table.units("shem") == 1


@scene
def st_demon_of_the_ring() -> None:
    table = campaign("st_demon_of_the_ring")
    table.roll(misses(3))
    use(table, "st_demon_of_the_ring")
    assert (table.successes()[0], table.of("stygia", "sorcery")) == (2, 1)


@scene
def st_shadow_road() -> None:
    table = holding("st_shadow_road")
    table.play("use st_shadow_road", "send stygia shem", "send stygia koth")
    assert (table.envoys("shem", "stygia"), table.envoys("koth", "stygia")) == (1, 1)


@scene
def st_scrying_pool() -> None:
    table = holding("st_scrying_pool", conan="shem")
    table.play("use st_scrying_pool")
    chances = dict(table.state.chance_outcomes())
    assert len(chances) == len(table.state.adventures)
    table.play("peek red_nails", "conan stygia", "deal jaws_of_the_valley")
    assert table.state.view(2)["adventure_top"] == ["red_nails"]
    assert table.state.view(0)["adventure_top"] == ["hidden"]
    assert table.state.view(0)["adventure_known"] == [[2]]
    assert len(table.state.track) == 3
    table.end_adventure()
    assert dict(table.state.chance_outcomes()) == {"adventure red_nails": 1.0}


@scene
def st_dark_bargain() -> None:
    assert _bid_with("st_dark_bargain", 3).of("stygia", "sorcery") == 1


@scene
def st_grave_gold() -> None:
    table = holding("st_grave_gold", dice="court", conan_player="turan")
    table.play("take court", "use st_grave_gold", "keep")
    assert (table.of("stygia", "gold"), table.of("stygia", "sorcery")) == (4, 3)


@scene
def st_darkness_over_the_styx() -> None:
    table = holding("st_darkness_over_the_styx", dice="military").hand(
        "aquilonia", "hedge_of_pikes", "jaws_of_the_valley"
    )
    table.fort("koth", "stygia", units=3).fort("ophir", "aquilonia")
    table.play("take military", "attack koth ophir 3", "commit hedge_of_pikes")
    use(table, "st_darkness_over_the_styx")
    assert table.happened("strategy-cancelled")
    assert table.happened("hand-seen")[0].data["cards"] == ["jaws_of_the_valley"]


# -- Hyperborea --------------------------------------------------------------------------------------------------------


@scene
def hy_witchmen() -> None:
    table = campaign("hy_witchmen")
    table.roll(misses(3))
    use(table, "hy_witchmen", "reroll miss", "reroll miss", "roll hit hit")
    assert table.successes()[0] == 2


@scene
def hy_risen_dead() -> None:
    table = campaign("hy_risen_dead", units=1)
    table.roll("miss")
    table.play("pass")
    table.roll(misses(3))
    use(table, "hy_risen_dead", "march")
    assert table.units("ophir") == 1


@scene
def hy_guards_of_the_keeps() -> None:
    table = use(defence("hy_guards_of_the_keeps"), "hy_guards_of_the_keeps")
    assert table.dice()[1] == 4
    assert table.successes()[1] == 1


@scene
def hy_mist_weavers() -> None:
    table = holding("hy_mist_weavers", turn="turan", dice="military").hand("turan", "hedge_of_pikes")
    table.fort("koth", "turan", units=3).fort("ophir", "hyperborea")
    table.play("take military", "attack koth ophir 3", "commit hedge_of_pikes")
    use(table, "hy_mist_weavers")
    table.roll("shield shield shield")
    assert table.happened("contest-rolled")[-1].data["successes"] == 0


@scene
def hy_pale_queen() -> None:
    table = campaign("hy_pale_queen")
    table.roll(misses(3))
    use(table, "hy_pale_queen")
    assert (table.successes()[0], table.of("hyperborea", "sorcery")) == (1, 3)


@scene
def hy_aesir_sellswords() -> None:
    assert use(campaign("hy_aesir_sellswords"), "hy_aesir_sellswords").dice()[0] == 4


@scene
def hy_slave_takers() -> None:
    table = campaign("hy_slave_takers")
    table.roll("hit hit hit")
    table.play("pass")
    table.roll(misses(3))
    use(table, "hy_slave_takers")
    assert table.of("hyperborea", "gold") == 4


@scene
def hy_barrows_open() -> None:
    table = event("hy_barrows_open")
    table.play("take wild court", "event hy_barrows_open", *["place hyperborea"] * 3)
    assert (table.units("hyperborea"), table.of("hyperborea", "sorcery")) == (7, 1)


@scene
def hy_long_winter() -> None:
    table = (
        event("hy_long_winter")
        .army("argos", "aquilonia", 3, icon=1)
        .hand("aquilonia", "jaws_of_the_valley", "savage_onslaught")
    )
    table.play(
        "take wild court", "event hy_long_winter", "remove argos", "discard savage_onslaught", "deal hy_witchmen"
    )
    assert (table.units("argos"), table.of("aquilonia", "strategy_hand")) == (2, 1)
    alone = event("hy_long_winter").hand("aquilonia", "jaws_of_the_valley")
    alone.play("take wild court", "event hy_long_winter", "deal hy_witchmen")
    assert alone.of("aquilonia", "strategy_hand") == 1


@scene
def hy_circle_of_ash() -> None:
    table = event("hy_circle_of_ash").on_table("hyperborea", "hy_pale_queen", used=True)
    table.play("take wild court", "event hy_circle_of_ash", "refresh hy_pale_queen")
    assert table.of("hyperborea", "sorcery") == 4


@scene
def hy_wolves_of_the_north() -> None:
    table = event("hy_wolves_of_the_north", conan="koth")
    table.play("take wild court", "event hy_wolves_of_the_north", "conan ophir")
    assert "raid hyperborea" not in table.legal()
    table.play("raid aquilonia", "raid turan", "deal jaws_of_the_valley")
    assert sum(table.state.raiders) == 2


@scene
def hy_tales_by_the_fire() -> None:
    table = event("hy_tales_by_the_fire")
    table.play("take wild court", "event hy_tales_by_the_fire", "keep", "deal hy_witchmen")
    assert (len(table.state.track), table.of("hyperborea", "tokens"), table.of("hyperborea", "sorcery")) == (2, 1, 3)
    empty = event("hy_tales_by_the_fire", track="")
    empty.play("take wild court", "event hy_tales_by_the_fire", "deal hy_witchmen")
    assert empty.of("hyperborea", "tokens") == 0


@scene
def hy_endure_the_cold() -> None:
    table = holding("hy_endure_the_cold", turn="turan", dice="intrigue").tower("zamora", "hyperborea")
    table.emissaries("zamora", "turan", 1)
    table.play("take intrigue", "contest zamora")
    table.roll("hit hit")
    table.roll(misses(5))
    use(table, "hy_endure_the_cold")
    assert table.marker("zamora") == ("hyperborea", "tower")
    assert table.envoys("zamora", "turan") == 1
    assert table.state.contest is None


@scene
def hy_blood_on_the_runes() -> None:
    table = holding("hy_blood_on_the_runes").on_table("hyperborea", "hy_pale_queen", "hy_risen_dead", used=True)
    table.play("use hy_blood_on_the_runes", "refresh hy_pale_queen", "refresh hy_risen_dead")
    assert (table.of("hyperborea", "sorcery"), table.of("hyperborea", "gold")) == (1, 3)


@scene
def hy_into_the_mist() -> None:
    table = siege("hy_into_the_mist")
    table.roll("hit hit hit")
    table.play("pass")
    table.roll(misses(3))
    use(table, "hy_into_the_mist", "deal hy_witchmen", "retreat")
    assert table.of("aquilonia", "crom") == 0


@scene
def hy_paths_of_ice() -> None:
    table = use(
        intrigue("hy_paths_of_ice"), "hy_paths_of_ice", "deal under_the_trees"
    )  # South, but the contest is in Koth
    table.skip_windows()
    assert "commit under_the_trees" in table.legal()


@scene
def hy_first_hyborians() -> None:
    table = campaign("hy_first_hyborians")
    table.roll("hit miss miss")
    table.play("pass")
    table.roll("hit miss miss")
    use(table, "hy_first_hyborians")
    assert table.icon("ophir") == 2


@scene
def hy_white_ravens() -> None:
    assert _bid_with("hy_white_ravens", 2, "deal siege_engines").of("hyperborea", "strategy_hand") == 2


@scene
def hy_vanished_in_the_snow() -> None:
    table = holding("hy_vanished_in_the_snow").emissaries("nordheim", "turan", 1).emissaries("punt", "turan", 1)
    table.play("use hy_vanished_in_the_snow")
    assert table.legal() == ["done", "expel nordheim turan"]
    table.play("expel nordheim turan")
    assert table.envoys("nordheim", "turan") == 0


# -- artifacts ---------------------------------------------------------------------------------------------------------


@scene
def sword_of_atlantis() -> None:
    table = Table(dice="military").artifact("sword_of_atlantis", "aquilonia")
    table.play("take military", "attack aquilonia ophir 3")
    table.roll("hit miss miss")
    table.roll("hit miss miss")
    use(table, "sword_of_atlantis")
    assert table.icon("ophir") == 2


@scene
def cobra_crown() -> None:
    table = Table(dice="intrigue", turn="turan").artifact("cobra_crown", "turan").emissaries("khauran", "turan", 1)
    table.play("take intrigue", "contest khauran")
    table.roll("hit miss")
    table.roll("hit miss miss")
    use(table, "cobra_crown")
    assert table.marker("khauran") == ("turan", "tower")


@scene
def heart_of_tammuz() -> None:
    table = Table(dice="military").artifact("heart_of_tammuz", "aquilonia")
    table.play("take military", "attack aquilonia ophir 3")
    table.roll("miss miss miss")
    use(table, "heart_of_tammuz", "reroll miss", "roll hit")
    assert table.successes()[0] == 1
    assert "use heart_of_tammuz" not in table.legal() or table.now == "dice"


@pytest.mark.rule("AOC-355")
@pytest.mark.parametrize("card", [card.id for card in GAME.components.cards])
def test_card(card: str) -> None:
    SCENES[card]()


def test_every_scene_belongs_to_a_card() -> None:
    assert set(SCENES) == {card.id for card in GAME.components.cards}


# -- objectives --------------------------------------------------------------------------------------------------------


def _fulfils(table: Table, name: str, kingdom: str = "aquilonia") -> bool:
    card = table.game.components.objectives[table.game.components.objective_index[name]]
    return table.seat(kingdom) in fulfilled_by(table.state, card)


OBJECTIVES: dict[str, tuple[Callable[[], Table], Callable[[], Table]]] = {  # fulfilled, not fulfilled
    "war_on_pirates": (
        lambda: Table().fort("argos", "aquilonia").city("zingara", "aquilonia"),
        lambda: Table().fort("argos", "aquilonia").tower("zingara", "aquilonia"),
    ),
    "merchant_kings": (
        lambda: Table().tower("argos", "aquilonia").tower("koth", "aquilonia").city("ophir", "aquilonia"),
        lambda: Table().tower("argos", "aquilonia").tower("koth", "aquilonia").tower("zamora", "aquilonia"),
    ),
    "military_power": (
        lambda: Table().fort("argos", "aquilonia").fort("koth", "aquilonia").fort("zamora", "turan"),
        lambda: Table().fort("argos", "aquilonia").fort("zamora", "turan"),
    ),
    "hyborian_empire": (
        lambda: Table().fort("argos", "aquilonia").fort("koth", "aquilonia"),
        lambda: Table().fort("argos", "aquilonia").fort("zamora", "aquilonia"),
    ),
    "road_of_kings": (
        lambda: Table().fort("ophir", "aquilonia").tower("koth", "aquilonia"),
        lambda: Table().fort("ophir", "aquilonia").tower("koth", "turan"),
    ),
    "nation_of_sorcerers": (
        lambda: Table().give("aquilonia", sorcery=3),
        lambda: Table().give("aquilonia", sorcery=2),
    ),
    "subdue_the_savage_lands": (
        lambda: Table().fort("cimmeria", "aquilonia").fort("nordheim", "aquilonia"),
        lambda: Table().fort("cimmeria", "aquilonia").fort("ophir", "aquilonia"),
    ),
    "web_of_alliances": (
        lambda: Table().tower("argos", "aquilonia"),
        lambda: Table().tower("argos", "aquilonia").tower("zamora", "turan"),
    ),
    "jewelled_thrones": (
        lambda: Table().city("argos", "aquilonia").city("koth", "aquilonia"),
        lambda: Table().city("argos", "aquilonia").fort("koth", "aquilonia"),
    ),
    "spears_at_the_gate": (
        lambda: Table().tower("zamora", "aquilonia").fort("shem", "aquilonia"),
        lambda: Table().tower("argos", "aquilonia").fort("ophir", "aquilonia"),
    ),
    "songs_of_the_cimmerian": (
        lambda: Table().tokens("aquilonia", "m1s2", "m1s2").tokens("turan", "m3s1"),
        lambda: Table().tokens("aquilonia", "m1s2").tokens("turan", "m3s1"),
    ),
    "great_host": (
        lambda: Table().army("aquilonia", "aquilonia", 8),
        lambda: Table().army("aquilonia", "aquilonia", 7),
    ),
}


@pytest.mark.rule("AOC-310", "AOC-357", "AOC-398")
@pytest.mark.parametrize("name", [card.id for card in GAME.components.objectives])
def test_objective(name: str) -> None:
    fulfilled, missed = OBJECTIVES[name]
    assert _fulfils(fulfilled(), name)
    assert not _fulfils(missed(), name)
