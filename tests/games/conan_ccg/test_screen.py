"""What a person reads: the table in text and as a picture, prompts, labels and sentences."""

from __future__ import annotations

import random
import xml.etree.ElementTree as ET

import pytest

import warhall
from tests.rules.conan_ccg.table import A, B, card, do, foe, ian, made, move, table, tom
from warhall.games.conan_ccg.game import ConanCCG
from warhall.games.conan_ccg.state import ConanState
from warhall.kernel import Action, Catalogue, Event
from warhall.kernel.text import LANGUAGES
from warhall.testing.checks import positions

NAMES = ["Tom", "Ian"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_position_can_be_drawn_and_every_choice_has_words(lang: str) -> None:
    game = warhall.load_game("conan-ccg")
    with warhall.use_language(lang):
        for number, state in enumerate(positions(game, 4)):
            if number % 5:
                continue
            for viewer in (0, 1, None):
                view = state.view(viewer)
                text = game.draw_text(view, NAMES)
                assert "{" not in text
                assert "{" not in game.prompt(view, NAMES)
                ET.fromstring(game.draw_svg(view, NAMES))
            if state.current_player() >= 0:
                view = state.view(state.current_player())
                for action in state.legal_actions():
                    label = game.action_label(action, view)
                    assert label
                    assert "{" not in label, (action, label)


def test_the_zones_are_drawn_edge_to_edge() -> None:
    state = table(
        "resolution",
        tom(),
        ian(),
        left="thak/forceful_lunge",
        center="gray_ape/run_through",
        moves=["center:1 merciless_stroke"],
    )
    text = state.game.draw_text(state.view(A), NAMES)
    assert "Merciless Stroke" in text
    assert "Run Through" in text
    # Merciless Stroke's left edge is A - S B; Run Through lies turned round, and its left edge reads - B B - both ways
    rows = [line for line in text.splitlines() if line.count("|") >= 4 and not line.startswith("  ")]
    met = [row.split("|")[2].split() for row in rows[:4]]
    assert met == [[".", "A"], ["B", ">", "."], ["B", "S"], [".", "<", "B"]]  # and who gets through to whom


def test_a_menu_has_one_row_for_each_card() -> None:
    state = table("conan_move", tom(hand="run_through merciless_stroke"), ian(), center="thak/?run_through")
    while "pass" in state.legal_actions():
        state.apply_action("pass")
    rows = state.game.menu(state.view(A), state.legal_actions())
    assert [(row.title, len(row.choices)) for row in rows] == [
        ("", 1),
        ("Merciless Stroke (4)", 2),
        ("Run Through (3)", 2),
    ]
    assert [action for row in rows for action, _ in row.choices] == state.legal_actions()


@pytest.mark.parametrize("phase", ["prepare", "survey", "foe_move", "conan_move"])
def test_help_cites_rules_that_exist(phase: str) -> None:
    state = table(phase, tom(hand="run_through"), ian(hand="run_through"), center="" if phase == "prepare" else "thak")
    rules = state.game.help_rules(state.view(A))
    assert rules
    assert all(state.game.rulebook[rule].words.text for rule in rules)


def test_the_explanation_of_a_clash() -> None:
    state = table("resolution", tom(health=11), ian(), left="thak/forceful_lunge")
    events = do(state, "strike right conan")
    clash = next(event for event in events if event.kind == "clash")
    assert state.game.event_text(clash, NAMES) == (
        "Thak attacks Conan the Bold with Forceful Lunge: Grapple strikes, Grapple strikes; "
        "base 3, with icons 4, Thak +2 = 6 Damage."
    )
    with warhall.use_language("fr"):
        assert "6 Dégâts" in state.game.event_text(clash, NAMES)


@pytest.mark.parametrize(
    ("lang", "n", "said"),
    [
        ("en", 1, "Discard up to 1 card, then draw as many."),
        ("en", 2, "Discard up to 2 cards, then draw as many."),
        ("fr", 1, "Défaussez jusqu’à 1 carte, puis piochez-en autant."),
        ("fr", 2, "Défaussez jusqu’à 2 cartes, puis piochez-en autant."),
    ],
)
def test_an_ability_speaks_of_one_card_or_several(lang: str, n: int, said: str) -> None:
    with warhall.use_language(lang):
        assert warhall.load_game("conan-ccg").action_label(Action(f"use reflexes {n}"), {}).endswith(said)


def test_an_event_seen_in_part_has_its_own_sentence() -> None:
    game = warhall.load_game("conan-ccg")
    state = game.new_initial_state()
    state.apply_action("first 0")
    event = state.apply_action(state.sample_chance(random.Random(1)))[0]
    seen = event.seen_by(1)
    assert seen is not None
    assert game.event_text(seen, NAMES) == "Tom draws 5 cards."
    assert game.event_text(event, NAMES).startswith("Tom draws 5 cards: ")


def test_both_languages_have_the_same_sentences() -> None:
    catalogue = Catalogue("warhall.games.conan_ccg")
    assert catalogue.messages("en") == catalogue.messages("fr")
    assert ConanCCG.title == "Conan CCG"


def test_the_log_knows_the_rule_behind_an_event() -> None:
    game = ConanCCG(players=2)
    sentences = game.catalogue.messages("en")
    for name, kind in game.EVENTS.items():
        assert f"event-{name}" in sentences
        assert not kind.hidden or f"event-{name}-hidden" in sentences
        assert kind.rule is None or game.rulebook[kind.rule].words.text
    for reason in ("renown", "death", "exhaustion", "limit"):
        assert game.rulebook[game.event_rule(Event("game-over", {"reason": reason})) or ""].words.text


@pytest.mark.parametrize(("lang", "said"), [("en", "Tom wins by Renown."), ("fr", "Tom gagne par la Renommée.")])
def test_the_last_prompt_says_who_won_and_why(lang: str, said: str) -> None:
    state = table("start", tom(chronicle="thak*8"), ian())
    with warhall.use_language(lang):
        assert state.game.prompt(state.view(A), NAMES).endswith(said)


def asked(state: ConanState, frame: str) -> str:
    """What is asked when this comes, nobody having added anything."""
    rng = random.Random(2)
    while state.stack[-1].name() != frame:
        quiet = [one for one in state.legal_actions() if str(one) in ("pass", "decline", "rest", "vitality 0")]
        state.apply_action(state.sample_chance(rng) if state.is_chance() else (quiet or state.legal_actions())[0])
    said: str = state.game.prompt(state.view(state.current_player()), NAMES)
    return said.replace("\xa0", " ")


@pytest.mark.parametrize(
    ("lang", "pay", "discard", "loss"),
    [
        (
            "en",
            "Ian: pay for Thak: discard one Minor Foe.",
            "Tom: discard 2 cards to keep seven.",
            "Ian: take Foes worth up to 2 Renown out of Tom's Chronicle.",
        ),
        (
            "fr",
            "Ian : payez Thak : défaussez un Ennemi Mineur.",
            "Tom : défaussez 2 cartes, pour en garder sept.",
            "Ian : reprenez à Tom des Ennemis, jusqu’à 2 de Renommée.",
        ),
    ],
)
def test_a_question_says_what_it_is_for(lang: str, pay: str, discard: str, loss: str) -> None:
    with warhall.use_language(lang):
        placing = table("foe_draw", tom(), ian(), revealed=[[B, "thak"], [B, "khitan_peasant"]])
        do(placing, "place thak center 1")
        assert asked(placing, "pay") == pay
        assert asked(table("rest", tom(hand="run_through*9"), ian()), "discard") == discard
        fled = table("survey", tom(chronicle="khitan_peasant khitan_peasant"), ian(), center="thak")
        while Action("retreat") not in fled.legal_actions():
            do(fled, "pass")
        do(fled, "retreat")
        assert asked(fled, "loss") == loss


# -- prices as the rules have them -------------------------------------------------------------------------------------

MIRE = {"when": "passive", "do": [{"verb": "modify_gem", "n": 2, "move": "conan_moves"}]}
TOLL = {"when": "prepare", "cost": [{"verb": "lose_prowess", "n": 3, "who": "conan"}]}
WARES = made(
    foe("man", prowess=3),
    move("stab", "B---", "B---"),
    card("region", "mire", effects=[MIRE]),
    card("action", "toll", keyword="Prepare", effects=[{**TOLL, "do": [{"verb": "draw", "n": 1, "player": "owner"}]}]),
    card("item", "ring", effects=[{**TOLL, "may": True, "do": [{"verb": "draw", "n": 1, "player": "owner"}]}]),
    card("ally", "page", prowess=0, health=4),
)


def labels(state: ConanState) -> dict[str, str]:
    view = state.view(state.mover)
    return {str(action): state.game.action_label(action, view) for action in state.legal_actions()}


@pytest.mark.rule("CCG-094", "CCG-097")
@pytest.mark.parametrize(
    ("prowess", "health", "told"),
    [(9, 9, "(3)"), (1, 9, "(3, partly paid in Health)"), (1, 2, "(3: Conan would die of it)")],
)
def test_a_move_is_offered_for_what_it_costs_now(prowess: int, health: int, told: str) -> None:
    mine = tom(hand="stab", prowess=prowess, health=health, region=[A, "mire"])
    state = table("conan_move", mine, ian(), game=WARES, center="man/?stab")
    while "pass" in state.legal_actions():
        do(state, "pass")
    assert labels(state)["move stab center:0"] == f"stab: Center, left of man {told}"
    rows = state.game.menu(state.view(A), state.legal_actions())
    assert f"Center, left of man {told}" in [shown for row in rows for _, shown in row.choices]


@pytest.mark.rule("CCG-190")
def test_an_allys_move_is_offered_with_its_wounds() -> None:
    state = table("conan_move", tom(hand="stab"), ian(), game=WARES, center="man/?stab", allies="page")
    while "pass" in state.legal_actions():
        do(state, "pass")
    assert labels(state)["move stab center:0 page"] == "stab: Center, left of man, by page (one wound)"


@pytest.mark.rule("CCG-097")
@pytest.mark.parametrize(("health", "warning"), [(3, ""), (2, " (Conan would die of it)")])
def test_a_cost_that_kills_conan_is_announced(health: int, warning: str) -> None:
    mine = tom(hand="toll", items="ring", prowess=1, health=health)
    state = table("prepare", mine, ian(), game=WARES)
    assert labels(state)["play toll"] == f"Play toll{warning}"
    assert labels(state)["use ring"] == f"Use ring{warning}"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "At the Start of Turn, if you like: draw 2 cards."),
        ("fr", "Au début du tour, si vous le voulez : piochez 2 cartes."),
    ],
)
def test_a_text_that_means_whoever_is_asked_says_you(lang: str, said: str) -> None:
    draw = {"verb": "draw", "n": 2, "player": "conan_player"}
    game = made(card("region", "well", effects=[{"when": "start_of_turn", "may": True, "do": [draw]}]))
    with warhall.use_language(lang):
        state = table("start", tom(region=[A, "well"]), ian(), game=game)
        assert state.game.prompt(state.view(A), NAMES).replace("\xa0", " ").endswith(said)


@pytest.mark.rule("CCG-121", "CCG-163")
def test_foes_are_offered_for_what_they_cost_now() -> None:
    discount = [{"when": "foe_reveal", "do": [{"verb": "major_discount", "n": 1}]}]
    game = made(foe("lord", renown=6), foe("man", prowess=3), card("action", "pact", keyword="Any", effects=discount))
    stack = [{"frame": "turn", "stage": "round"}, {"frame": "foe-draw", "stage": "place", "n": 4}]
    revealed = [[B, "lord"], [B, "man"], [B, "man"]]
    for discounts, told in (([], "lord (costs 2 Minors)"), (["pact#0"], "lord (costs one Minor)")):
        state = table("foe_draw", tom(), ian(), game=game, stack=stack, revealed=revealed, discounts=discounts)
        assert told in [row.title for row in state.game.menu(state.view(B), state.legal_actions())]
