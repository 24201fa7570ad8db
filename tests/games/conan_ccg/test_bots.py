"""The bots: they finish every game, are quick, never look at what is hidden, and the stronger beats the weaker."""

from __future__ import annotations

import random
import time

import pytest

import warhall
from tests.rules.conan_ccg.table import A, do, fame, foe, ian, made, move, table, to_chance, tom
from tests.support.playing import choices
from warhall.arena.play import play_game
from warhall.bots.simple import RandomBot
from warhall.games.conan_ccg.bots import Steward
from warhall.games.conan_ccg.bots.contacts import Bearing, Contacts, Memory
from warhall.games.conan_ccg.bots.plan import Plan
from warhall.games.conan_ccg.bots.sight import Sight
from warhall.games.conan_ccg.components import CONAN
from warhall.games.conan_ccg.game import ConanCCG
from warhall.games.conan_ccg.state import ConanState
from warhall.kernel import Action, Bot, BotFactory

from .test_game import DECKS


def mirror_wins(ours: BotFactory, theirs: BotFactory, num: int, seed: int) -> tuple[int, float]:
    """Games won by the first with the same deck on both sides, and milliseconds per decision."""
    won = decisions = 0
    spent = time.process_time()
    for number in range(num):
        deck = DECKS[number // 2 % len(DECKS)]
        game = ConanCCG(decks=[deck, deck])
        bots: list[Bot] = [ours(game), theirs(game)]
        result = play_game(game, bots if number % 2 == 0 else bots[::-1], seed, number)
        assert not result.capped
        won += result.winners == [number % 2]
        decisions += result.decisions
    return won, (time.process_time() - spent) / decisions * 1000


def test_the_steward_beats_chance_with_every_deck() -> None:
    won, milliseconds = mirror_wins(Steward, RandomBot, 24, 1)
    assert won >= 21
    assert milliseconds < 2


def test_stewards_finish_games_with_more_seats() -> None:
    for players in (3, 6):
        game = warhall.load_game("conan-ccg", players=players)
        assert isinstance(game, ConanCCG)
        assert play_game(game, [Steward(game)] * players, 2, players).winners


def test_one_steward_can_play_both_sides() -> None:
    game = ConanCCG(decks=[DECKS[0], DECKS[-1]])
    assert play_game(game, [Steward(game)] * 2, 5).winners


def test_two_positions_that_look_the_same_get_the_same_answer() -> None:
    """What a seat cannot see plays no part: hidden cards dealt anew change no choice."""
    game = ConanCCG(decks=[DECKS[0], DECKS[1]])
    bot, rng, chance = Steward(game), random.Random(4), random.Random(5)
    state, compared = game.new_initial_state(), 0
    for seat in choices(state, chance):
        view, legal = state.view(seat), state.legal_actions()
        choice = bot.choose(view, legal, rng, 0.0)
        if len(legal) > 1:
            other = game.state_from_view(view, rng)
            assert Steward(game).choose(other.view(seat), other.legal_actions(), rng, 0.0) == choice
            compared += 1
            if compared == 60:
                break
        state.apply_action(choice)


# -- what he sees ------------------------------------------------------------------------------------------------------

GUARDED = made(
    foe("brute", damage=2, health=3, prowess=4, renown=4),
    move("high_guard", "SSG-", "SSG-", initiative=3),
    move("high_cut", "BB--", "BB--", gem=2, initiative=3),
    move("low_cut", "--BB", "--BB", gem=2, initiative=3),
)


def facing_the_brute(hand: str) -> ConanState:
    state = table("conan_move", tom(hand=hand, prowess=10, health=10), ian(), game=GUARDED, center="brute/high_guard")
    while "done" not in state.legal_actions():  # others may have something to say first
        state.apply_action("pass")
    return state


def chosen(state: ConanState, seat: int = A) -> Action:
    bot = Steward(GUARDED)
    return bot.choose(state.view(seat), state.legal_actions(), random.Random(0), 0.0)


@pytest.mark.rule("CCG-223")
def test_he_strikes_where_the_guard_is_open() -> None:
    """Positions 1 and 2 of an edge face 4 and 3 of the other."""
    assert chosen(facing_the_brute("high_cut low_cut")).args[0] == "high_cut"


def test_he_plays_nothing_that_would_only_be_blocked() -> None:
    assert chosen(facing_the_brute("low_cut")) == "done"


def test_his_outlook_is_what_the_rules_then_do() -> None:
    state = facing_the_brute("high_cut")
    bot = Steward(GUARDED)
    plan = Plan(Contacts(Sight.of_view(GUARDED, state.view(A)), bot.memory), bot.weights)
    plan.take(("high_cut", (0, 0), CONAN))
    [outlook] = plan.outlooks.values()
    assert (outlook.kill, outlook.hurt) == (1.0, 2.0)  # both strike at once: 3 + 1 against 3 Health, and the Grapple
    do(state, "move high_cut center:0", "done")
    to_chance(state)
    assert (fame(state)[0], state.health[A]) == (4, 8)


def test_he_goes_home_from_what_would_kill_him() -> None:
    giants = made(foe("giant", damage=6, health=20, prowess=9, renown=4, scars=1))
    state = table("survey", tom(hand="catlike_twist", health=5), ian(), game=giants, center="giant giant giant")
    assert Steward(giants).choose(state.view(A), state.legal_actions(), random.Random(0), 0.0) == "retreat"


def test_he_rests_when_the_next_turn_wins() -> None:
    enough = "turanian_lancer*2 hyena_man*2 gray_ape*3 man_ape_of_the_north*2"
    hand = "forceful_lunge*3 fists_of_iron*3 storytelling"
    state = table("end_of_combat", tom(hand="run_through*2", chronicle=enough, prowess=20), ian(hand=hand))
    while "rest" not in state.legal_actions():
        state.apply_action("pass")
    game = state.game
    assert Steward(game).choose(state.view(A), state.legal_actions(), random.Random(0), 0.0) == "rest"


def test_what_lies_in_open_piles_is_believed_nowhere_else() -> None:
    state = table(
        "conan_move",
        tom(hand="run_through"),
        ian(discard="fists_of_iron*3"),
        center="cimmerian_warrior/?forceful_lunge",
    )
    sight = Sight.of_view(state.game, state.view(A))
    cards = dict(sight.belief(sight.foes[0]))
    assert "fists_of_iron" not in cards
    assert "forceful_lunge" in cards
    assert "gravediggers_swing" not in cards  # it would have cost wounds (CCG-163)
    assert sum(cards.values()) == pytest.approx(1)


def test_a_reaction_waits_for_the_blow_that_decides() -> None:
    state = table(
        "resolution",
        tom(hand="telling_blow", prowess=10),
        ian(),
        center="man_ape_of_the_north/storytelling",
        moves=("center:0 desperate_lunge",),
    )
    bot = Steward(state.game)
    assert bot.choose(state.view(A), state.legal_actions(), random.Random(0), 0.0) == "play telling_blow"


def test_an_answer_to_an_answer_is_judged() -> None:
    """Both sides hold what cancels an Action: the judgement of one does not wait for that of the other."""
    state = table(
        "survey",
        tom(hand="bind_the_wounds i_am_a_cimmerian not_while_i_breathe", prowess=3),
        ian(hand="dark_omen fists_of_iron"),
        center="thak",
    )
    do(state, "play i_am_a_cimmerian", "discard bind_the_wounds", "play dark_omen", "discard fists_of_iron")
    assert Action("play not_while_i_breathe") in state.legal_actions()
    chosen_now = Steward(state.game).choose(state.view(A), state.legal_actions(), random.Random(0), 0.0)
    assert chosen_now == "play not_while_i_breathe"


def test_what_a_bot_remembers_never_changes_what_it_expects() -> None:
    memory, foe = Memory(GUARDED.pool, most=0), Bearing(3, 1, 0, 0, 0)
    lunge, thrust = (("desperate_lunge", 1.0),), (("run_through", 1.0),)
    first = memory.number(lunge)  # amid a decision
    expected = memory.outlook(first, lunge, foe, ()).hurt
    second = memory.number(thrust)  # everything was forgotten
    assert memory.outlook(second, thrust, foe, ()).hurt != expected
    assert memory.outlook(first, lunge, foe, ()).hurt == expected
