"""Turn structure: AOW-017 to AOW-031."""

from __future__ import annotations

import pytest

from .table import (
    ED,
    KIM,
    A,
    B,
    castles_of,
    center,
    dice_to_roll,
    fillable,
    filled_lines,
    new_game,
    play,
    position,
    refused,
    spoken,
    waste_turn,
    whose_turn,
)

# -- the rulebook's examples -----------------------------------------------------------------------------------------


@pytest.mark.rule("AOW-018", "AOW-020", "AOW-021", "AOW-023", "AOW-024", "AOW-027")
def test_example_of_a_players_turn() -> None:
    """Kim's whole turn as the rule sheet tells it."""
    state = play(new_game(players=2), "first 0")
    assert dice_to_roll(state) == 7
    play(state, "roll 3 3 2 A C D 1")
    assert {"gassantoda 1", "gassantoda 2"} < set(fillable(state))  # "noticing a few options"
    play(state, "fill gassantoda 2")
    assert dice_to_roll(state) == 4
    play(state, "roll A A C 1")
    assert state.legal_actions() == ["lose"]
    play(state, "lose")
    assert dice_to_roll(state) == 3
    play(state, "roll D A 2", "fill gassantoda 1")
    assert castles_of(state, KIM) == {"gassantoda"}
    assert whose_turn(state) == ED


@pytest.mark.rule("AOW-018")
def test_a_turn_starts_with_a_roll_of_seven_dice() -> None:
    state = play(position(to_move=KIM), "roll 1 1 2 3 A C D")
    assert len(state.to_json()["dice"]) == 7


@pytest.mark.rule("AOW-018")
@pytest.mark.parametrize("action", ["fill gifu 1", "lose"])
def test_nothing_is_done_before_the_first_roll(action: str) -> None:
    assert refused(position(), action).rule == "AOW-018"


@pytest.mark.rule("AOW-018")
def test_the_first_roll_is_not_of_fewer_dice() -> None:
    assert refused(position(), "roll 1 1 2 3 A C").rule == "AOW-018"


@pytest.mark.rule("AOW-020")
def test_a_lost_die_is_not_rolled_again() -> None:
    state = position(target="gassantoda", filled=[2], dice="A A C 1")
    assert dice_to_roll(play(state, "lose")) == 3


@pytest.mark.rule("AOW-021")
def test_all_dice_neither_lost_nor_placed_are_rolled() -> None:
    state = position(dice="3 3 2 A C D 1")
    play(state, "fill gassantoda 2", "roll A A C 1", "lose")
    assert dice_to_roll(state) == 3


@pytest.mark.rule("AOW-023")
def test_the_remaining_dice_are_rolled_after_a_line() -> None:
    state = play(position(dice="3 3 2 A C D 1"), "fill gassantoda 2")
    assert dice_to_roll(state) == 4
    assert whose_turn(state) == A


@pytest.mark.rule("AOW-024")
def test_only_a_loss_is_left_when_no_line_of_the_castle_can_be_filled() -> None:
    state = position(target="gassantoda", filled=[2], dice="A A C 1")
    assert state.legal_actions() == ["lose"]
    assert dice_to_roll(play(state, "lose")) == 3


@pytest.mark.rule("AOW-027")
def test_a_conquest_ends_the_turn_at_once() -> None:
    state = position(to_move=KIM, target="gassantoda", filled=[2], dice="D A 2")
    play(state, "fill gassantoda 1")  # two dice stay unused
    assert castles_of(state, KIM) == {"gassantoda"}
    assert whose_turn(state) == ED
    assert dice_to_roll(state) == 7


# -- further examples: the choice after a roll -----------------------------------------------------------------------


@pytest.mark.rule("AOW-017")
def test_turns_pass_to_the_left() -> None:
    state = position(players=3)
    order = [whose_turn(state)] + [whose_turn(waste_turn(state)) for _ in range(3)]
    assert order == [0, 1, 2, 0]


@pytest.mark.rule("AOW-017")
def test_nobody_acts_in_another_players_turn() -> None:
    refusal = refused(position(to_move=A, dice="1 1 2 3 A C D"), "lose", seat=B)
    assert (refusal.code, refusal.rule) == ("not-your-turn", "AOW-017")


@pytest.mark.rule("AOW-019")
@pytest.mark.parametrize("choice", ["fill gifu 1", "lose"])
def test_after_the_first_roll_a_line_is_filled_or_a_die_lost(choice: str) -> None:
    state = play(position(), "roll D 1 1 1 1 1 1")
    assert choice in state.legal_actions()
    assert dice_to_roll(play(state, choice)) == 6


@pytest.mark.rule("AOW-019")
def test_a_roll_is_not_repeated_without_a_loss() -> None:
    assert refused(position(dice="D 1 1 1 1 1 1"), "roll D D D 1 1 1 1").rule == "AOW-019"


@pytest.mark.rule("AOW-019")
@pytest.mark.parametrize("action", ["fill gifu 1", "lose"])
def test_a_loss_is_followed_by_a_roll(action: str) -> None:
    state = play(position(dice="D 1 1 1 1 1 1"), "lose")
    assert refused(state, action).rule == "AOW-019"  # "... or loses a die and rerolls"


@pytest.mark.rule("AOW-020")
def test_it_does_not_matter_which_die_is_lost() -> None:
    """Part B, 5: the others are rerolled, so losing is one choice and no die is named."""
    state = position(dice="D A A 1 1 1 1")
    assert [action for action in state.legal_actions() if action.verb == "lose"] == ["lose"]
    assert refused(state, "lose D").code == "bad-words"


@pytest.mark.rule("AOW-021")
@pytest.mark.parametrize("fewer_or_more", ["roll D", "roll D D", "roll D D D D"])
def test_no_die_is_kept_back(fewer_or_more: str) -> None:
    """Part B, 6."""
    state = position(target="gassantoda", filled=[2], dice_left=3)
    assert refused(state, fewer_or_more).rule == "AOW-021"


@pytest.mark.rule("AOW-022")
def test_dice_may_be_lost_again_and_again_before_the_first_line() -> None:
    state = play(position(dice="A A C C D 3 3"), "lose", "roll A C D 3 3 3", "lose", "roll D 1 1 2 2")
    assert "kiyosu 1" in fillable(state)
    assert dice_to_roll(play(state, "fill kiyosu 1")) == 4


@pytest.mark.rule("AOW-022")
def test_nothing_is_committed_before_a_line_is_filled() -> None:
    """Part B, 24: a castle within reach of one roll may be dropped on the next."""
    state = position(dice="A A C C 3 3 3")
    assert {"kasugayama 1", "odani 1"} & set(fillable(state)) == {"kasugayama 1"}
    play(state, "lose", "roll 3 3 3 1 1 D", "fill odani 1")
    assert castles_of(state, A) == {"odani"}


@pytest.mark.rule("AOW-023")
def test_a_line_is_followed_by_a_roll() -> None:
    state = play(position(dice="3 3 2 A C D 1"), "fill gassantoda 2")
    assert refused(state, "lose").rule == "AOW-023"


@pytest.mark.rule("AOW-024")
def test_after_a_later_roll_another_line_is_filled_or_a_die_lost() -> None:
    state = position(target="kiyosu", filled=[1], dice="A C 1 1 1 D")
    assert state.legal_actions() == ["fill kiyosu 2", "fill kiyosu 3", "fill kiyosu 4", "lose"]
    assert refused(state, "roll D D D 1 1 1").rule == "AOW-024"


@pytest.mark.rule("AOW-024")
def test_a_filled_line_is_not_filled_again() -> None:
    state = position(target="kiyosu", filled=[1], dice="A C 1 1 1 D")
    refusal = refused(state, "fill kiyosu 1")
    assert (refusal.code, refusal.rule) == ("line-filled", "AOW-024")  # "one more line of the same castle"


@pytest.mark.rule("AOW-025")
def test_filling_is_never_forced() -> None:
    state = position(target="gassantoda", filled=[2], dice="D A C 1")
    assert state.legal_actions() == ["fill gassantoda 1", "lose"]
    assert dice_to_roll(play(state, "lose")) == 3
    assert "gassantoda" in center(state)


# -- further examples: the end of a turn -----------------------------------------------------------------------------


@pytest.mark.rule("AOW-026")
@pytest.mark.parametrize("wish", ["pass", "stop", "end", "done", "skip"])
def test_no_stopping_while_dice_remain(wish: str) -> None:
    state = position(target="azuchi", filled=[1], dice="1 1 D")
    assert refused(state, wish).rule == "AOW-026"


@pytest.mark.rule("AOW-026")
def test_giving_up_is_losing_all_remaining_dice() -> None:
    """Part B, 2."""
    state = position(target="azuchi", filled=[1], dice="1 1 D")
    play(state, "lose", "roll 1 1", "lose", "roll 1")
    assert whose_turn(state) == A
    assert whose_turn(play(state, "lose")) == B


@pytest.mark.rule("AOW-028")
def test_losing_the_last_die_ends_the_turn() -> None:
    state = position(target="gassantoda", filled=[2], dice="A")
    assert state.legal_actions() == ["lose"]
    play(state, "lose")
    assert whose_turn(state) == B
    assert castles_of(state, A) == set()


@pytest.mark.rule("AOW-029")
def test_a_turn_ends_when_the_last_dice_are_placed_and_a_line_is_open() -> None:
    """Also Part B, 1: Matsuyama's [D] is still open."""
    state = position(target="matsuyama", filled=[2], dice="2 2")
    play(state, "fill matsuyama 3")
    assert whose_turn(state) == B
    assert "matsuyama" in center(state)


@pytest.mark.rule("AOW-027", "AOW-029")
def test_the_last_dice_may_conquer() -> None:
    state = position(target="matsuyama", filled=[1, 2], dice="2 2")
    assert castles_of(play(state, "fill matsuyama 3"), A) == {"matsuyama"}


@pytest.mark.rule("AOW-030")
def test_a_failed_attempt_leaves_nothing_on_the_castle() -> None:
    """Also Part B, 17: A fills two lines of Azuchi and fails, B has to fill all three."""
    state = position(dice="A 1 1 1 1 1 1")
    play(state, "fill azuchi 1", "roll C C D D D D", "fill azuchi 2")
    assert filled_lines(state) == [1, 2]
    waste_turn(state)
    assert filled_lines(state) == []
    play(state, "roll 3 2 A C C D D", "fill azuchi 3")
    assert "azuchi" in center(state)
    play(state, "roll A C C D D", "fill azuchi 1")
    assert "azuchi" in center(state)
    play(state, "roll C C D D", "fill azuchi 2")
    assert castles_of(state, B) == {"azuchi"}


@pytest.mark.rule("AOW-030")
def test_not_even_the_same_player_finds_the_dice_again() -> None:
    state = play(position(dice="A 1 1 1 1 1 1"), "fill azuchi 1")
    waste_turn(waste_turn(state))
    assert whose_turn(state) == A
    assert "azuchi 1" in fillable(play(state, "roll A 1 1 1 1 1 1"))


@pytest.mark.rule("AOW-031")
def test_a_doomed_attempt_goes_on_until_the_last_die_is_lost() -> None:
    """Also Part B, 3: Azuchi's [CC] and [I5] need four dice, three are left."""
    state = position(target="azuchi", filled=[1], dice="D D D")
    for roll in ("roll D D", "roll D"):
        play(state, "lose", roll)
        assert whose_turn(state) == A
    assert whose_turn(play(state, "lose")) == B


@pytest.mark.rule("AOW-031")
def test_a_doomed_attempt_goes_on_until_the_last_die_is_placed() -> None:
    state = position(target="azuchi", filled=[1], dice="C C 1")
    play(state, "fill azuchi 2")
    assert (whose_turn(state), dice_to_roll(state)) == (A, 1)
    state = position(target="azuchi", filled=[1], dice="3 2 1")
    assert whose_turn(play(state, "fill azuchi 3 +1")) == B


@pytest.mark.rule("AOW-031")
def test_a_line_may_be_filled_without_hope_of_the_castle() -> None:
    """Part B, 4: one die is too few for any castle, and still it is rolled and placed."""
    state = play(position(dice_left=1), "roll D")
    assert "gifu 1" in fillable(state)
    play(state, "fill gifu 1")
    assert whose_turn(state) == B
    assert "gifu" in center(state)


@pytest.mark.rule("AOW-026")
def test_refusal_in_both_languages() -> None:
    english, french = spoken(refused(position(dice="1 1 D"), "pass"))
    assert "cannot end your turn early" in english
    assert "ne pouvez pas arrêter votre tour" in french
