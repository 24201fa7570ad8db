"""The kernel's checks, conservation of cards, records of each kind, and the games of all decks and numbers of seats."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import warhall
from tests.rules.conan_ccg.table import do, fame, ian, side, table, tom
from warhall.games.conan_ccg import ConanCCG
from warhall.games.conan_ccg.rules.frames import BY_NAME, FRAMES
from warhall.games.conan_ccg.state import ConanState
from warhall.kernel import IllegalActionError, InvalidPositionError, Match, TooManyOutcomes, WarhallError
from warhall.kernel.frame import Choice, Frame
from warhall.testing import check_game, check_random_play, mutate_json
from warhall.testing.checks import positions

DECKS = [
    *("sons_of_the_north", "apes_and_axes", "riders_and_rogues"),
    *("shields_of_the_king", "red_axe", "corsairs_plunder"),
]


@pytest.mark.parametrize("players", [2, 3])
def test_the_kernel_checks(players: int) -> None:
    check_game(warhall.load_game("conan-ccg", players=players, turn_limit=20), games=4 - players, every=13)


@pytest.mark.parametrize("deck", DECKS)
def test_the_kernel_checks_for_every_starter_deck(deck: str) -> None:
    game = warhall.load_game("conan-ccg", decks=[deck, DECKS[(DECKS.index(deck) + 1) % 6]])
    check_random_play(game, 5, every=9)


@pytest.mark.rule("CCG-284", "CCG-107")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_no_card_is_lost_and_no_number_is_negative(players: int) -> None:
    game = warhall.load_game("conan-ccg", players=players, turn_limit=40)
    for seed in range(4):
        for state in positions(game, seed):
            assert not state.broken_rules()


def test_a_match_is_recorded_resumed_and_undone() -> None:
    match = Match(warhall.load_game("conan-ccg"), seed=3)
    match.advance()
    assert not match.can_undo()
    before = match.state.to_json()
    match.play("pass")
    assert match.state.to_json() != before
    again = Match.resume(match.record)
    assert again.state == match.state


def test_outcomes_are_listed_where_they_are_few() -> None:
    state = warhall.load_game("conan-ccg").new_initial_state()
    assert [str(action) for action, _ in state.chance_outcomes()] == ["first 0", "first 1"]
    state.apply_action("first 0")
    with pytest.raises(TooManyOutcomes):
        state.chance_outcomes()


def test_bad_options_are_refused() -> None:
    for options in ({"decks": "nobody"}, {"decks": ["a", "b", "c"]}, {"data": "/nowhere"}, {"players": 9}):
        with pytest.raises(WarhallError) as caught:
            warhall.load_game("conan-ccg", **options)
        for lang in ("en", "fr"):
            assert not caught.value.text_in(lang).startswith("{")


def test_damaged_positions_are_refused_or_playable() -> None:
    game = warhall.load_game("conan-ccg")
    rng = random.Random(8)
    kept = [state.to_json() for number, state in enumerate(positions(game, 2)) if number % 9 == 0]
    refusals: list[InvalidPositionError] = []
    for _ in range(600):
        damaged = mutate_json(rng.choice(kept), rng)
        try:
            state = game.state_from_json(damaged)
        except InvalidPositionError as error:
            refusals.append(error)
        else:
            state.view(0)
    assert len(refusals) > 100
    assert all(error.field and not error.text_in("fr").startswith("{") for error in refusals)


def first_with(frame: str, players: int = 2) -> dict[str, Any]:
    """A position of a random game in which such a procedure lies on top."""
    game = warhall.load_game("conan-ccg", players=players)
    for seed in range(10):
        for state in positions(game, seed):
            position = state.to_json()
            if (
                position["stack"]
                and position["stack"][-1]["frame"] == frame
                and not any(seat.get("out") for seat in position["seats"])
            ):
                return position
    raise LookupError(frame)


def refusal(position: dict[str, Any], players: int = 2) -> tuple[str | None, str | None]:
    """The field and the rule that a refusal names."""
    with pytest.raises(InvalidPositionError) as caught:
        warhall.load_game("conan-ccg", players=players).state_from_json(position)
    return caught.value.field, caught.value.rule


@pytest.mark.parametrize(
    ("frame", "field", "value"),
    [
        ("initiative", "order", [-1, 0]),
        ("initiative", "order", [0, 0]),
        ("initiative", "at", 99),
        ("triggers", "seat", -1),
        ("triggers", "attack", 99),
        ("foe-draw", "named", 99),
        ("pay", "n", 99),
        ("placing", "at", -2),
        ("window", "passes", -1),
        ("window", "attack", -2),
    ],
)
def test_a_procedure_speaks_only_of_what_exists(frame: str, field: str, value: object) -> None:
    position = first_with(frame)
    game = warhall.load_game("conan-ccg")
    assert game.state_from_json(position).to_json() == position
    top = position["stack"][-1]
    target = top["pending"][0] if frame == "triggers" else top
    target[field] = value
    with pytest.raises(InvalidPositionError) as caught:
        game.state_from_json(position)
    assert (caught.value.field or "").startswith("stack[")


@pytest.mark.rule("CCG-168")
def test_a_foe_player_searches_for_own_foes() -> None:
    state = table("foe_move", side(), side(hand=""), side(), center="gray_ape@1")
    do(state, "search center1")
    position = state.to_json()
    foes = [foe for zone in position["zones"].values() for foe in zone]
    search = position["stack"][-1]
    searched = next(foe for foe in foes if foe["uid"] == search["foe"])
    searched["owner"] = next(seat for seat in range(3) if seat not in (position["active"], search["seat"]))
    assert refusal(position, players=3)[1] in ("CCG-168", "CCG-284")


@pytest.mark.rule("CCG-216")
def test_only_an_effect_that_redirects_is_asked_for_a_redirection() -> None:
    position = first_with("initiative")
    position["stack"][-1]["stage"] = "window"
    redirect = {"frame": "redirect", "attack": 0, "effect": "aquilonian_footsoldier#0", "seat": 0, "source": 1}
    position["stack"].append(redirect)
    assert refusal(position) == (f"stack[{len(position['stack']) - 1}]", "CCG-216")


@pytest.mark.rule("CCG-109")
def test_a_procedure_lies_on_the_stage_that_it_belongs_to() -> None:
    position = first_with("round")
    position["stack"][0]["stage"] = "prepare"
    assert refusal(position) == ("stack[1]", "CCG-109")


@pytest.mark.rule("CCG-309")
def test_attacks_belong_to_an_initiative() -> None:
    position = first_with("initiative")
    assert position["attacks"]
    position["stack"].pop()
    assert refusal(position) == ("attacks", "CCG-309")


@pytest.mark.rule("CCG-309")
def test_a_foe_without_a_move_is_in_no_contact() -> None:
    position = first_with("initiative")
    foes = [foe for zone in position["zones"].values() for foe in zone]
    del next(foe for foe in foes if foe["uid"] == position["attacks"][0]["foe"])["move"]
    assert refusal(position) == ("attacks[0].foe", "CCG-309")


@pytest.mark.rule("CCG-119")
def test_foes_are_revealed_in_a_foe_draw_phase() -> None:
    revealing = {"frame": "reveal-foes", "seat": 1, "n": 1}
    position = {"active": 0, "phase": "foe_draw", "stack": [{"frame": "turn", "stage": "round"}, revealing]}
    assert refusal(position) == ("stack[1]", "CCG-119")


@pytest.mark.rule("CCG-156")
def test_after_a_retreat_no_foe_is_left() -> None:
    for damage in ({"retreated": True}, {"stack": [{"frame": "turn", "stage": "rest"}]}):
        assert refusal(first_with("round") | damage)[1] in ("CCG-150", "CCG-156")


@pytest.mark.rule("CCG-048", "CCG-199")
def test_only_cards_with_icons_lie_open_as_moves() -> None:
    lying: dict[str, Any]
    for field, lying in (
        ("zones.center[0].move", {"center": "thak/black_corsair"}),
        ("moves[0].card", {"center": "thak/run_through", "moves": ["center:0 black_corsair"]}),
    ):
        with pytest.raises(InvalidPositionError) as caught:
            table("resolution", tom(), ian(), **lying)
        assert (caught.value.field, caught.value.rule) == (field, "CCG-048")
    state = table("reveal", tom(), ian(), center="thak/?black_corsair", left="thak/?run_through")
    assert fame(state)[0] == 5  # face down it is a fault of the Foe player's
    assert state.game.state_from_json(state.to_json()).to_json() == state.to_json()


@pytest.mark.rule("CCG-005")
def test_cards_in_play_are_of_their_kind() -> None:
    wrong: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
        "seats[0].items[0].card": (tom(items="reinforcements"), {}),
        "allies[0].card": (tom(), {"allies": "run_through"}),
        "seats[0].region[1]": (tom(region=[0, "wineskin"]), {}),
    }
    for field, (mine, more) in wrong.items():
        with pytest.raises(InvalidPositionError) as caught:
            table("survey", mine, ian(), center="thak", **more)
        assert (caught.value.field, caught.value.rule) == (field, "CCG-005")


def test_what_lasts_was_chosen_whole() -> None:
    mine = tom(hand="run_through", items="gunderman_tower_shield")
    state = table("conan_move", mine, ian(), center="thak/?run_through")
    do(state, "move run_through center:0", "use gunderman_tower_shield", "at center:0", "slot right 3")
    position = state.to_json()
    assert state.game.state_from_json(position).to_json() == position
    for field, value in (("slot", 0), ("slot", 5), ("edge", "top"), ("seat", 9), ("until", "never"), ("at", -1)):
        damaged = {**position, "lasting": [{**position["lasting"][0], field: value}]}
        with pytest.raises(InvalidPositionError):
            state.game.state_from_json(damaged)


@pytest.mark.rule("CCG-284", "CCG-290")
def test_a_foe_that_is_gone_has_an_owner_too() -> None:
    gone = {"card": "pict_forest_scout", "move": "intimidating_posture", "gone": True}
    zones = {"center": [{"card": "thak", "move": "run_through"}, gone]}
    state = table("resolution", tom(), ian(), zones=zones)
    assert [foe.owner for foe in state.zones[0]] == [1, 1]
    with pytest.raises(InvalidPositionError) as caught:
        table("resolution", tom(), ian(), zones={"center": [{**gone, "owner": 0}]})
    assert caught.value.field == "zones.center[0].owner"


def test_only_foes_that_were_seen_are_put_in_order() -> None:
    state = table("prepare", tom(hand="scout_the_trail"), ian())
    do(state, "play scout_the_trail")
    state.apply_action(state.sample_chance(random.Random(1)))
    position = state.to_json()
    position["stack"][-1]["n"] += 1
    assert refusal(position)[0] == f"stack[{len(position['stack']) - 1}]"


def test_a_foe_that_was_named_is_not_paid_for() -> None:
    position = first_with("pay")
    position["stack"][-2]["named"] = 0
    assert refusal(position)[0] == f"stack[{len(position['stack']) - 1}]"


def test_attacks_belong_to_a_fight_and_nobody_falls_before_the_first_turn() -> None:
    position = first_with("initiative")
    game = warhall.load_game("conan-ccg")
    with pytest.raises(InvalidPositionError) as caught:
        game.state_from_json({name: value for name, value in position.items() if name != "stack"})
    assert caught.value.field == "attacks"
    start = first_with("set-up")
    with pytest.raises(InvalidPositionError) as caught:
        game.state_from_json({**start, "stack": [{"frame": "turn", "stage": "begin"}]})
    assert caught.value.field == "active"
    start["seats"][0]["out"] = True
    with pytest.raises(InvalidPositionError) as caught:
        game.state_from_json(start)
    assert caught.value.field == "seats[0].out"


def test_numbers_of_things_on_the_table_are_possible() -> None:
    position = first_with("round")
    game = warhall.load_game("conan-ccg")
    with pytest.raises(InvalidPositionError):
        game.state_from_json({**position, "next_uid": 0})
    lasting = {"effect": "whet_the_edge#0", "part": "do", "at": 10**20, "seat": 0, "source": None, "until": "turn"}
    with pytest.raises(InvalidPositionError) as caught:
        game.state_from_json({**position, "lasting": [lasting]})
    assert caught.value.field == "lasting[0].at"
    position["zones"]["center"][0]["uid"] = 10**20
    with pytest.raises(InvalidPositionError):
        game.state_from_json(position)


def test_every_frame_cites_rules_and_lies_on_frames_that_exist() -> None:
    game = ConanCCG()
    sentences = game.catalogue.messages("en")
    for frame in FRAMES:
        assert all(game.rulebook[rule].words.text for rule in (frame.rule, *frame.help))
        assert {below.partition(":")[0] for below in frame.lies_on or ()} <= {"", *BY_NAME}
        asks = "options" in {name for kind in frame.__mro__ if kind not in (Frame, Choice) for name in vars(kind)}
        assert not asks or f"prompt-{frame.name()}" in sentences


def test_nothing_that_is_offered_is_refused() -> None:
    for seed, players in ((1, 2), (2, 2), (3, 3)):
        for state in positions(warhall.load_game("conan-ccg", players=players), seed):
            assert isinstance(state, ConanState)
            for action in state.legal_actions():
                assert state.stack[-1].refusal(state, action, state.mover) is None, action


def test_the_same_game_in_every_language() -> None:
    game = warhall.load_game("conan-ccg")
    names = ["Tom", "Ian"]
    match = Match(game, seed=11)
    rng = random.Random(5)
    while not match.is_over and len(match.log) < 400:
        match.advance()
        if not match.is_over:
            match.play(rng.choice(match.state.legal_actions()))
    for lang in ("en", "fr"):
        with warhall.use_language(lang):
            for event in match.events():
                for viewer in (0, 1, None):
                    seen = event.seen_by(viewer)
                    if seen is not None:
                        text = game.event_text(seen, names)
                        assert text
                        assert "{" not in text, text


def test_every_numbered_rule_has_a_test() -> None:
    """The ids in the markers of the tests, spelled out or counted up."""
    folder = Path(__file__).parents[2] / "rules" / "conan_ccg"
    marked: set[str] = set()
    for file in folder.glob("test_*.py"):
        text = file.read_text(encoding="utf-8")
        for call in re.findall(r"mark\.rule\((.*?)\)\n(?:@|def)", text, flags=re.S):
            marked.update(re.findall(r"CCG-(\d{3})", call))
            marked.update(f"{int(number):03}" for number in re.findall(r"\b(\d{2,3})\b", call))
        shown = re.search(r"SHOWN = \[(.*?)\n\]", text, flags=re.S)
        if shown:
            marked.update(f"{int(number):03}" for number in re.findall(r"\b(\d{2,3})\b", shown[1]))
    assert [f"CCG-{n:03}" for n in range(1, 319) if f"{n:03}" not in marked] == []
    assert ConanCCG.id == "conan-ccg"


def test_who_is_not_asked_is_told_the_rule() -> None:
    state = ConanCCG().new_initial_state()
    while state.is_chance():
        state.apply_action(state.sample_chance(random.Random(1)))
    player = state.current_player()
    with pytest.raises(IllegalActionError, match="CCG-088"):
        state.apply_action(state.legal_actions(player)[0], 1 - player)
