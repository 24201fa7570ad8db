"""Sentences, screens and pictures in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

import warhall
from tests.rules.age_of_conan.table import Table
from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.rules.cards import CardChoice
from warhall.games.age_of_conan.rules.frames import FRAMES
from warhall.kernel.event import Event, seen_events
from warhall.kernel.frame import Chance
from warhall.kernel.notation import verbs_of
from warhall.testing.checks import positions

GAME = AgeOfConan(players=3)
NAMES = ["Ann", "Bob", "Cid"]
SOURCES = Path(str(warhall.__file__)).parent / "games" / "age_of_conan"


def test_both_catalogues_say_the_same_things() -> None:
    assert GAME.catalogue.messages("en") == GAME.catalogue.messages("fr")


def test_every_event_has_a_sentence() -> None:
    assert len(GAME.EVENTS) > 80
    for name, kind in GAME.EVENTS.items():
        assert GAME.catalogue.has(f"event-{name}", "fr"), name
        assert GAME.catalogue.has(f"event-{name}-hidden", "fr") == bool(kind.hidden), name
        assert GAME.event_rule(Event(name, {})) in GAME.rulebook, name


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_strategy_card_has_a_short_name_of_its_own(lang: str) -> None:
    names = [card.names[lang] for card in GAME.components.strategy]
    others = {card.names[lang] for card in GAME.components.cards}
    assert len(set(names) - others) == 37
    assert all(len(name) <= 22 for name in names)


def test_every_refusal_has_a_sentence() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    codes = re.findall(r'refuse\(\s*"([a-z-]+)"', text)
    assert len(set(codes)) > 50
    for code in codes:
        assert GAME.catalogue.has(f"error-{code}", "en"), code
    for rule in re.findall(r'"(AOC-[0-9]+)"', text):
        assert rule in GAME.rulebook


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_events_prompts_and_labels_are_complete(lang: str) -> None:
    bad: set[str] = set()
    with warhall.use_language(lang):
        for number, state in enumerate(positions(GAME, 11)):
            for seat in state.active_players():
                view = state.view(seat)
                said = [GAME.prompt(view, NAMES)]
                said += [GAME.action_label(action, view) for action in state.legal_actions(seat)[:6]]
                bad |= {text for text in said if "{" in text or "???" in text}
            if state.is_chance():
                copy = state.clone()
                events = copy.apply_action(copy.sample_chance(__import__("random").Random(number)))
                for viewer in (0, 1, None):
                    bad |= {s for e in seen_events(events, viewer) if "{" in (s := GAME.event_text(e, NAMES))}
    assert not bad


def test_every_choice_has_a_prompt_and_every_verb_a_label() -> None:
    for verb in verbs_of(frame for frame in FRAMES if not issubclass(frame, Chance)):
        found = [m for m in GAME.catalogue.messages("en") if m == f"label-{verb}" or m.startswith(f"label-{verb}-")]
        assert found, verb
    for frame in FRAMES:
        if frame.help and not issubclass(frame, CardChoice):  # the choices that a card asks for share one
            assert GAME.catalogue.has(f"prompt-{frame.name()}", "en"), frame


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_screen_fits_a_hundred_columns(lang: str) -> None:
    with warhall.use_language(lang):
        for number, state in enumerate(positions(GAME, 4)):
            if number % 90 == 0:
                text = GAME.draw_text(state.view(0), NAMES, 100)
                console = Console(width=100, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
                console.print(text)
                plain = console.export_text()
                assert all(len(line) <= 100 for line in plain.splitlines())
                assert "CONAN" in plain


def test_the_picture_is_well_formed() -> None:
    from xml.etree import ElementTree

    for number, state in enumerate(positions(GAME, 4)):
        if number % 200 == 0:
            for lang in ("en", "fr"):
                with warhall.use_language(lang):
                    root = ElementTree.fromstring(state.to_svg(0))
                    assert root.tag.endswith("svg")


@pytest.mark.rule("AOC-131")
def test_the_menu_offers_the_units_that_fit_first_and_says_how_many_go_back() -> None:
    table = Table(dice="military").army("aquilonia", "aquilonia", 11).army("argos", "aquilonia", 2, icon=1)
    table.play("take military")
    rows = table.game.menu(table.state.view(0), table.state.legal_actions())
    row = next(row for row in rows if row.title == "Attack Argos from Aquilonia")
    assert [words for _, words in row.choices][:5] == [
        *("1", "2", "3", "4 (1 back to the reserve)", "5 (2 back to the reserve)")
    ]
    assert [action.args[2] for action, _ in row.choices] == [str(number) for number in range(1, 12)]


@pytest.mark.rule("AOC-131", "AOC-130")
@pytest.mark.parametrize(
    ("lang", "fits", "excess", "told"),
    [
        (
            "en",
            "Attack Argos from Aquilonia with 3 units",
            "Attack Argos from Aquilonia with 5 units; 2 go back to the reserve",
            "Only five of Conn's units may stand in Argos: 2 go back to the reserve.",
        ),
        (
            "fr",
            "Lancer 3 unités d’Aquilonie sur l’Argos",
            "Lancer 5 unités d’Aquilonie sur l’Argos\u00a0; 2 retournent dans la réserve",
            "Pas plus de cinq unités de Conn en Argos\u00a0: 2 retournent dans la réserve.",
        ),
    ],
)
def test_labels_and_log_say_how_many_units_go_back(lang: str, fits: str, excess: str, told: str) -> None:
    table = Table(dice="military").army("aquilonia", "aquilonia", 11).army("argos", "aquilonia", 2, icon=1)
    table.play("take military")
    with warhall.use_language(lang):
        labels = [
            table.game.action_label(table.game.parse_action(f"attack aquilonia argos {number}"), table.state.view(0))
            for number in (3, 5)
        ]
        assert labels == [fits, excess]
        events = table.play("attack aquilonia argos 5")
        said = [table.game.event_text(event, ["Conn", "B", "C", "D"]) for event in events]
    assert told in said


@pytest.mark.rule("AOC-109")
@pytest.mark.parametrize(
    ("lang", "levy", "peers"),
    [
        ("en", "Play the event Baronial Levy, which would change nothing now", "Play the event Council of Peers"),
        (
            "fr",
            "Jouer l’événement Levée des barons, qui ne changerait rien pour l’instant",
            "Jouer l’événement Conseil des pairs",
        ),
    ],
)
def test_the_label_of_an_event_says_that_it_would_change_nothing(lang: str, levy: str, peers: str) -> None:
    table = Table(dice="wild").hand("aquilonia", "aq_baronial_levy", "aq_council_of_peers")
    table.army("aquilonia", "aquilonia", 18).play("take wild court")
    with warhall.use_language(lang):
        labels = [table.game.action_label(action, table.state.view(0)) for action in table.state.legal_actions()]
    assert levy in labels
    assert peers in labels


def test_the_menu_lists_every_choice_in_few_rows() -> None:
    for number, state in enumerate(positions(GAME, 5)):
        for seat in state.active_players():
            legal = state.legal_actions(seat)
            rows = GAME.menu(state.view(seat), legal)
            listed = [action for row in rows for action, _ in row.choices]
            assert len(rows) <= 45, number
            assert sorted(listed) == legal


def test_a_single_choice_is_marked() -> None:
    marked = 0
    for state in positions(GAME, 6):
        for seat in state.active_players():
            legal = state.legal_actions(seat)
            only = state.view(seat)["only_choice"]
            assert only == (legal[0] if len(legal) == 1 else None)
            marked += only is not None
    assert marked


def test_what_is_shown_within_a_turn() -> None:
    table = Table(dice="military").hand("aquilonia", "hammer_and_anvil")
    table.play("take military")
    assert "Zamora" in table.game.draw_turn(table.state.view(0), ["Ann", "Bob", "Cid", "Dee"], 100)
    table.play("attack aquilonia ophir 3")
    shown = table.game.draw_turn(table.state.view(0), ["Ann", "Bob", "Cid", "Dee"], 100)
    assert "Ophir" in shown
    assert "Hammer and Anvil" in shown


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("players", [2, 4])
def test_the_map_in_characters_shows_every_province_whole(lang: str, players: int) -> None:
    game = AgeOfConan(players=players)
    with warhall.use_language(lang):
        for number, state in enumerate(positions(game, 4)):
            if number % 60:
                continue
            text = Text.from_markup(game.draw_text(state.view(0), [*NAMES, "Dee"][:players], 100)).plain
            top = text.split("\n\n")[1]
            assert all(len(line) <= 100 for line in top.splitlines())
            for province in game.components.provinces:
                assert province.names[lang][:19] in top


def test_help_cites_rules_for_every_choice() -> None:
    for number, state in enumerate(positions(GAME, 2)):
        if number % 40 == 0 and state.current_player() >= 0:
            assert GAME.help_rules(state.view(0))
