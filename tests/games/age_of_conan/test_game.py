"""Age of Conan as a game of the hall: every check, line-ups, rule sets and switches, damaged positions and texts."""

from __future__ import annotations

import contextlib
import json
import random
from typing import Any

import msgspec
import pytest

import warhall
from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.components import KINGDOMS
from warhall.games.age_of_conan.rules.frames import BY_NAME, FRAMES
from warhall.games.age_of_conan.rules.rule_sets import SWITCHES
from warhall.kernel import Frame, InvalidOptionError, InvalidPositionError, TooManyOutcomes, WarhallError
from warhall.testing import (
    check_determinism,
    check_interleaving,
    check_records,
    check_undo,
    mutate_json,
    mutate_text,
    nudge_json,
)
from warhall.testing.checks import check_damaged_position, check_position, check_random_play, positions


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_check_holds_in_random_games(players: int) -> None:
    check_random_play(AgeOfConan(players=players), seed=players, every=17)


@pytest.mark.parametrize("ruleset", ["en", "fr"])
def test_every_check_holds_in_the_printed_rule_sets(ruleset: str) -> None:
    check_random_play(AgeOfConan(players=3, ruleset=ruleset), seed=1, every=29)


def test_undo() -> None:
    check_undo(AgeOfConan(players=3), 0)


def test_records() -> None:
    check_records(AgeOfConan(players=2), 1)


def test_determinism() -> None:
    check_determinism(AgeOfConan(players=2), hash_seeds=("0", "4242"))
    check_interleaving(AgeOfConan(players=2))


def some_game(seed: int) -> AgeOfConan:
    """A line-up, rule set and switches by chance."""
    rng = random.Random(f"game/{seed}")
    players = rng.choice([2, 3, 4])
    kingdoms = rng.sample(KINGDOMS, players)
    options: dict[str, Any] = {"players": players, "ruleset": rng.choice(["faq", "en", "fr"])}
    options |= {switch.name: rng.choice(switch.choices) for switch in SWITCHES if rng.random() < 0.3}
    options["require_aquilonia"] = "no"
    return AgeOfConan(kingdoms=kingdoms, **options)


@pytest.mark.parametrize("seed", range(12))
def test_invariants_over_line_ups_rule_sets_and_switches(seed: int) -> None:
    game = some_game(seed)
    for state in positions(game, seed):
        assert not state.broken_rules()
        assert min(state.points) >= 0  # type: ignore[attr-defined]
        assert len(state.legal_actions()) < 400
    assert state.outcome().winners


def test_a_stretch_of_positions_in_full() -> None:
    rng = random.Random(5)
    seen: list[str] = []
    for number, state in enumerate(positions(some_game(99), seed=99)):
        if number % 3 == 0:
            check_position(state, rng, seen)
        if number > 240:
            break


@pytest.mark.parametrize("seed", range(3))
def test_damaged_positions_are_refused_or_playable(seed: int) -> None:
    rng = random.Random(seed)
    game = some_game(seed)
    whole = [state.to_json() for number, state in enumerate(positions(game, seed)) if number % 20 == 0]
    for _ in range(400):
        damage = rng.choice((mutate_json, nudge_json))
        check_damaged_position(game, damage(rng.choice(whole), rng), rng)


OTHER = "other"  # the other seat of two


def position_where(kind: str) -> Any:
    """The first position of random games that waits for this."""
    game = AgeOfConan(players=2)
    for seed in range(10):
        for state in positions(game, seed):
            stack = state.view(None)["stack"]
            if stack and stack[-1]["frame"] == kind:
                return game, state.to_json()
    raise LookupError(kind)


def test_only_table_cards_lie_on_the_table() -> None:
    game, whole = position_where("court")
    mine = whole["seats"][0]
    events = [
        card for card in mine["kingdom_deck"] if game.components.cards[game.components.card_index[card]].type == "event"
    ]
    mine["table"] = [[events[0], True]]
    del mine["kingdom_deck"]
    with pytest.raises(InvalidPositionError) as caught:
        game.state_from_json(whole)
    assert (caught.value.field, caught.value.rule) == ("seats[0].table[0]", "AOC-345")


@pytest.mark.parametrize(
    ("kind", "path", "value", "field"),
    [
        ("declare", ("contest", "stage"), "roll-defender", "contest.stage"),
        ("own-roll", ("contest", "dice"), [["hat"], []], "contest.dice[0][0]"),
        ("march", ("contest", "force"), 2, "contest"),
        ("march", ("contest", "attacker"), OTHER, "contest.attacker"),
        ("march", ("stack", -1, "seat"), OTHER, "stack"),
        ("declare", ("contest", "force"), -1, "contest.force"),
        ("declare", ("contest",), None, "contest"),
        ("court", ("seats", 0, "bid_tokens"), [], "seats[0].bid_tokens"),
        ("court", ("turn",), OTHER, "turn"),
        ("turn", ("adventures",), [], "adventures"),
        ("turn", ("pool",), [], "pool"),
        ("bid", ("bids",), "face-up", "bids"),
        ("turn", ("conan_player",), None, "conan_player"),
        ("raise", ("stack", 1, "stage"), "refresh", "stack"),
        ("court", ("stack", 1, "frame"), "turn", "stack[2]"),
    ],
)
def test_what_does_not_fit_together_is_named(kind: str, path: tuple[Any, ...], value: Any, field: str) -> None:
    game, whole = position_where(kind)
    box = whole
    for key in path[:-1]:
        box = box[key]
    box[path[-1]] = 1 - box[path[-1]] if value == OTHER else value
    with pytest.raises(InvalidPositionError) as caught:
        game.state_from_json(whole)
    assert caught.value.field == field


@pytest.mark.rule("AOC-208")
def test_nobody_marches_on_with_a_single_unit() -> None:
    game, whole = position_where("march")
    assert not whole["contest"].get("free_march")
    whole["provinces"][whole["contest"]["province"]]["units"] = 1
    with pytest.raises(InvalidPositionError) as caught:
        game.state_from_json(whole)
    assert (caught.value.field, caught.value.rule) == ("contest", "AOC-205")


def test_damaged_texts_never_crash() -> None:
    rng = random.Random(3)
    game = AgeOfConan(players=4)
    for number, state in enumerate(positions(game, 3)):
        if number > 300:
            break
        for seat in state.active_players():
            for action in state.legal_actions(seat)[:3]:
                with contextlib.suppress(WarhallError):
                    state.clone().apply_action(mutate_text(action, rng), seat)


def test_a_view_is_small_and_plain_json() -> None:
    largest = 0
    for number, state in enumerate(positions(AgeOfConan(players=4), 7)):
        if number % 25 == 0:
            for seat in (0, 1, 2, 3, None):
                encoded = msgspec.json.encode(state.view(seat))
                assert json.loads(encoded) == msgspec.json.decode(encoded)
                largest = max(largest, len(encoded))
    assert largest < 10_000


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"players": 7}, "players"),
        ({"ruleset": "de"}, "ruleset"),
        ({"raider_supply": 12}, "raider_supply"),
        ({"crown_chek": "x"}, "crown_chek"),
        ({"kingdoms": "atlantis,turan", "players": 2}, "kingdoms"),
    ],
)
def test_bad_options_are_named(options: dict[str, Any], field: str) -> None:
    with pytest.raises(InvalidOptionError) as caught:
        warhall.load_game("age-of-conan", **options)
    assert caught.value.field == field
    for lang in ("en", "fr"):
        assert caught.value.text_in(lang)[:1] != "{"


def test_options_are_stored_as_texts() -> None:
    game = warhall.load_game("age-of-conan", players=2, raider_supply=11, collect_gold_neutral=True)
    assert game.options["kingdoms"] == "aquilonia,turan"
    assert (game.options["raider_supply"], game.options["collect_gold_neutral"]) == ("11", "yes")
    assert warhall.load_game("age-of-conan", **game.options) == game


def test_switches_follow_the_rule_set() -> None:
    faq, en, fr = (AgeOfConan(ruleset=name).rules for name in ("faq", "en", "fr"))
    assert (faq.raider_supply, en.raider_supply, fr.raider_supply) == (10, 11, 11)
    assert (faq.sorcery_per_conflict, en.sorcery_per_conflict, fr.sorcery_per_conflict) == (False, False, True)
    assert (faq.missed_tokens_leave, en.missed_tokens_leave, fr.missed_tokens_leave) == (True, False, True)
    assert (faq.refill_at_once, en.refill_at_once, fr.refill_at_once) == (True, True, False)
    assert AgeOfConan(ruleset="en", discarded_token="out").rules.missed_tokens_leave


def test_every_frame_says_where_it_lies_and_by_which_rule() -> None:
    rulebook = AgeOfConan().rulebook
    for frame in FRAMES:
        assert frame.rule in rulebook, frame
        assert all(rule in rulebook for rule in frame.help), frame
        assert frame.lies_on, frame
        assert all(name == "" or name in BY_NAME for name in frame.lies_on), frame
        assert bool(frame.help) == (frame.options is not Frame.options), frame


def _defined_in(package: str) -> set[type[Frame]]:
    """Every frame that some chapter declares, those apart from which others derive."""
    found = [Frame]
    for kind in found:
        found += kind.__subclasses__()
    return {kind for kind in found if kind.__module__.startswith(package) and not kind.__subclasses__()}


def test_every_frame_is_registered() -> None:
    assert _defined_in("warhall.games.age_of_conan") <= set(FRAMES)
    assert len(BY_NAME) == len(FRAMES)


def test_a_chance_node_lists_or_samples_what_it_can_bring_about() -> None:
    rng = random.Random(2)
    for state in positions(AgeOfConan(players=3), 2):
        if not state.is_chance():
            continue
        assert state.chance_refusal(state.sample_chance(rng)) is None
        try:
            outcomes = state.chance_outcomes()
        except TooManyOutcomes:
            continue
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        assert [action for action, _ in outcomes] == sorted(action for action, _ in outcomes)
        assert state.chance_refusal(outcomes[rng.randrange(len(outcomes))][0]) is None
