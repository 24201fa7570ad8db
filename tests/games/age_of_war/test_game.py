"""Age of War as a game of the hall: every check, an oracle of the choices written from the rules, and damaged texts."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any

import pytest

import warhall
from tests.support.late_age_of_war import LateAgeOfWar
from warhall.kernel import registry
from warhall.testing import check_game, mutate_text
from warhall.testing.checks import check_position, positions

# The castle table as the rule sheet prints it (AOW-011 to AOW-016).
CLANS: dict[str, dict[str, list[str]]] = {
    "oda": {"azuchi": ["A", "CC", "I5"], "matsumoto": ["A", "A", "I7"], "odani": ["I10"], "gifu": ["D", "A", "C"]},
    "tokugawa": {"edo": ["AC", "AC", "I3"], "kiyosu": ["D", "A", "C", "I3"], "inuyama": ["D", "AA"]},
    "uesugi": {"kasugayama": ["AA", "CC"], "kitanosho": ["D", "AC", "I6"]},
    "mori": {"gassantoda": ["D", "I8"], "takahashi": ["CC", "I5", "I2"]},
    "chosokabe": {"matsuyama": ["D", "I4", "I4"], "marugame": ["DD", "C"]},
    "shimazu": {"kumamoto": ["DD", "C", "A", "I4"]},
}
LINES = {castle: lines for castles in CLANS.values() for castle, lines in castles.items()}


def test_every_check_of_the_hall_holds() -> None:
    check_game(warhall.load_game("age-of-war", players=2), games=1, every=61)


@pytest.mark.parametrize("players", range(2, 7))
def test_every_check_of_the_hall_holds_from_a_late_position(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._registered, "age-of-war", LateAgeOfWar)
    check_game(LateAgeOfWar(players=players), games=1, every=11)


def test_every_position_of_a_short_stretch_passes_all_checks() -> None:
    rng = random.Random(9)
    seen: list[str] = []
    for number, state in enumerate(positions(warhall.load_game("age-of-war", players=4), seed=9)):
        if number == 150:
            break
        check_position(state, rng, seen)


# -- the oracle --------------------------------------------------------------------------------------------------------


@cache
def placements(dice: tuple[str, ...], line: str) -> tuple[int, ...]:
    """How many dice can be laid on a line, by trying every handful of them (AOW-032, AOW-039, AOW-041, AOW-042)."""
    sizes = set()
    for size in range(1, len(dice) + 1):
        for handful in combinations(dice, size):
            if line.startswith("I"):
                if all(face in "123" for face in handful) and sum(map(int, handful)) >= int(line[1:]):
                    sizes.add(size)
            elif sorted(handful) == sorted(line):
                sizes.add(size)
    return tuple(sorted(sizes))


def expected_choices(position: dict[str, Any]) -> list[str]:
    """Every legal action after a roll, from the rules alone."""
    if not position["dice"]:
        return []
    choices = ["lose"]
    for castle, lines in LINES.items():
        owner = position["castles"][castle]["owner"]
        if owner == position["to_move"] or _is_complete(position, castle):
            continue  # AOW-037, AOW-049
        if position["target"] not in (None, castle):
            continue  # AOW-038
        names = [str(number) for number in range(1, len(lines) + 1)]
        open_lines = dict(zip(names, lines, strict=True))
        if owner is not None:
            open_lines["daimyo"] = "D"  # AOW-044, AOW-046
        if position["target"] == castle:
            open_lines = {name: line for name, line in open_lines.items() if name not in map(str, position["filled"])}
        for name, line in open_lines.items():
            sizes = placements(tuple(sorted(position["dice"])), line)
            for size in sizes:
                spare = size - sizes[0]
                choices.append(f"fill {castle} {name}" + (f" +{spare}" if spare else ""))
    return sorted(choices)


def _is_complete(position: dict[str, Any], castle: str) -> bool:
    """Whether one player owns the whole clan of this castle (AOW-048)."""
    clan = next(castles for castles in CLANS.values() if castle in castles)
    owners = {position["castles"][name]["owner"] for name in clan}
    return len(owners) == 1 and None not in owners


def random_position(rng: random.Random) -> warhall.State:
    """Any castles in any hands, any dice, perhaps an attack under way."""
    players = rng.randint(2, 6)
    hidden = rng.random()
    castles: dict[str, Any] = {name: {"owner": rng.randrange(players)} for name in LINES if rng.random() > hidden}
    castles.pop(rng.choice(list(LINES)), None)
    turn = rng.randrange(players)
    position: dict[str, Any] = {"to_move": turn, "castles": castles}
    game = warhall.load_game("age-of-war", players=players)
    full = game.state_from_json(position).to_json()
    targets = [
        name
        for name, card in full["castles"].items()
        if card["owner"] != turn and not card["facedown"] and (len(LINES[name]) > 1 or card["owner"] is not None)
    ]
    most = 7
    if targets and rng.random() < 0.5:
        target = rng.choice(targets)
        names: list[int | str] = [*range(1, len(LINES[target]) + 1)]
        names += ["daimyo"] if full["castles"][target]["owner"] is not None else []
        filled = rng.sample(names, rng.randrange(1, len(names)))
        position |= {"target": target, "filled": filled}
        most -= sum(_least(target, name) for name in filled)
    dice = rng.choices("123ACD", k=rng.randint(1, most))
    return game.state_from_json({**position, "dice": dice, "dice_left": len(dice)})


def _least(castle: str, name: int | str) -> int:
    line = "D" if isinstance(name, str) else LINES[castle][name - 1]
    return -(-int(line[1:]) // 3) if line.startswith("I") else len(line)


def test_the_choices_are_those_of_the_rules_in_positions_set_up_at_random() -> None:
    rng = random.Random(17)
    for _ in range(3000):
        state = random_position(rng)
        assert state.legal_actions() == expected_choices(state.to_json()), state


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_choices_are_those_of_the_rules_in_positions_of_play(players: int) -> None:
    for number, state in enumerate(positions(warhall.load_game("age-of-war", players=players), seed=players)):
        assert state.legal_actions() == expected_choices(state.to_json()), state
        if number == 600:
            break


def test_whatever_is_not_among_the_choices_is_refused_with_a_rule() -> None:
    rng = random.Random(4)
    everything = [f"fill {castle} {name}" for castle in LINES for name in (1, 2, 3, 4, "daimyo")]
    everything += [f"{text} +{spare}" for text in everything for spare in (1, 3)]
    for _ in range(20):
        state = random_position(rng)
        before = state.to_json()
        legal = expected_choices(before)
        for text in [*everything, "pass", "roll 1", "first 0"]:
            if text in legal:
                continue
            with pytest.raises(warhall.IllegalActionError) as refusal:
                state.apply_action(text)
            assert re.fullmatch(r"AOW-0\d\d", refusal.value.rule or ""), text
        assert state.to_json() == before


# -- texts -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("fill azuchi 2", "fill azuchi 2"),
        ("  FILL  Azuchi\t2 ", "fill azuchi 2"),
        ("fill Odani 1 +1", "fill odani 1 +1"),
        ("fill azuchi DAIMYO", "fill azuchi daimyo"),
        ("Lose", "lose"),
        ("first 1", "first 1"),
        ("roll d c a 3 2 1 d", "roll 1 2 3 A C D D"),
        ("roll 1", "roll 1"),
    ],
)
def test_a_text_is_read_as_a_person_types_it(typed: str, canonical: str) -> None:
    action = warhall.load_game("age-of-war").parse_action(typed)
    assert action == canonical
    assert type(action) is warhall.Action


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "unknown-verb"),
        ("dance", "unknown-verb"),
        ("pass", "no-stopping"),
        ("fill", "bad-words"),
        ("fill azuchi", "bad-words"),
        ("lose 1", "bad-words"),
        ("first", "bad-words"),
        ("roll", "bad-words"),
        ("first 2", "bad-seat"),
        ("first -1", "bad-seat"),
        ("first 01", "bad-seat"),
        ("roll 1 1 1 1 1 1 1 1", "too-many-dice"),
        ("roll 4", "unknown-face"),
        ("roll 123", "unknown-face"),
        ("fill azuchy 1", "unknown-castle"),
        ("fill azuchi 0", "unknown-line"),
        ("fill azuchi 4", "unknown-line"),
        ("fill azuchi 1 2", "two-lines"),
        ("fill azuchi 1 +1", "bad-spare"),
        ("fill azuchi 3 +0", "bad-spare"),
        ("fill azuchi 3 +7", "bad-spare"),
        ("fill azuchi 3 +1 +1", "bad-spare"),
        ("x" * 100_000, "unknown-verb"),
    ],
)
def test_a_malformed_text_is_refused_in_both_languages(typed: str, code: str) -> None:
    with pytest.raises(warhall.ActionSyntaxError) as refusal:
        warhall.load_game("age-of-war").parse_action(typed)
    assert refusal.value.code == code
    english, french = (refusal.value.text_in(lang) for lang in ("en", "fr"))
    assert english != french
    assert max(len(english), len(french)) < 300


@pytest.mark.parametrize("thing", [None, 7, b"lose", ["lose"], {"a": 1}, 1.5, object()])
def test_what_is_no_text_is_refused(thing: Any) -> None:
    with pytest.raises(warhall.ActionSyntaxError):
        warhall.load_game("age-of-war").parse_action(thing)


def test_a_hundred_thousand_mutated_texts_are_refused_or_played_and_nothing_else() -> None:
    rng = random.Random(100_000)
    tried = played = 0
    for state, legal in _moments():
        texts = [*map(str, legal), "roll 1 2 3 A C D D", "first 1", "lose"]
        before = state.to_json()
        for _ in range(250):
            tried += 1
            copy = state.clone()
            try:
                copy.apply_action(mutate_text(rng.choice(texts), rng), rng.choice((None, 0, 1)))
                played += 1
            except warhall.IllegalActionError:
                assert copy == state
        assert state.to_json() == before
    assert tried == 100_000
    assert 0 < played < tried / 2


def _moments() -> Iterator[tuple[warhall.State, list[warhall.Action]]]:
    """Four hundred moments of random games, chance nodes and an end among them."""
    count = 0
    for seed in range(100):
        for number, state in enumerate(positions(warhall.load_game("age-of-war", players=2), seed)):
            if number % 9 == 0 or state.is_terminal():
                yield state.clone(), state.legal_actions()
                count += 1
                if count == 400:
                    return


def test_every_event_has_a_rule_behind_it() -> None:
    game = warhall.load_game("age-of-war", players=2)
    match = warhall.Match(game, seed=3)
    rng = random.Random(3)
    while not match.is_over:
        match.advance()
        match.play(rng.choice(match.state.legal_actions()))
    rules = {event.kind: game.event_rule(event) for event in match.events()}
    assert {"castle-conquered", "castle-taken", "clan-conquered", "game-over", "attempt-failed"} <= set(rules)
    assert all(rule in game.rulebook for rule in rules.values())
