"""Chapters "Set-up" and "Turn structure": who starts, what may be done after a roll, and how a turn ends."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from warhall.games.age_of_war.components import BY_NAME, CASTLES, DICE
from warhall.games.age_of_war.events import (
    ATTEMPT_FAILED,
    DIE_LOST,
    FIRST_PLAYER,
    GAME_OVER,
    LINE_FILLED,
    ROLLED,
    TURN_BEGINS,
)
from warhall.games.age_of_war.notation import LOSE, MEANING, first_text
from warhall.games.age_of_war.rules.conquest import conquer
from warhall.games.age_of_war.rules.filling import (
    DIE_OF_FACE,
    ROLL_BY_SHAPE,
    ROLL_OF,
    ROLLS_OF_DICE,
    dice_needed,
    dice_refusal,
    fills,
)
from warhall.games.age_of_war.rules.scoring import is_over, standing
from warhall.games.age_of_war.rules.special_daimyo_line import CENTER, required_lines
from warhall.kernel import Action, Chance, Frame, IllegalActionError
from warhall.kernel.draw import below

if TYPE_CHECKING:
    from warhall.games.age_of_war.state import AgeOfWarState

NOBODY: Final = -1  # whose turn it is before the first player is known
NO_TARGET: Final = -1


class FirstPlayer(Chance):
    """AOW-010: chance decides who takes the first turn."""

    rule = "AOW-010"

    def outcomes(self, state: AgeOfWarState) -> list[tuple[Action, float]]:
        players = state.game.players
        return [(first_text(seat), 1 / players) for seat in range(players)]

    def sample(self, state: AgeOfWarState, rng: random.Random) -> Action:
        return first_text(below(rng, state.game.players))

    def impossible(self, state: AgeOfWarState, action: Action) -> IllegalActionError | None:
        seats = [first_text(seat) for seat in range(state.game.players)]
        return None if action in seats else state.refuse("first-player-unknown", self.rule)

    def step(self, state: AgeOfWarState, action: Action, _seat: int) -> None:
        state.turn = int(action.args[0])
        state.log.append(FIRST_PLAYER.of(seat=state.turn))
        state.stack[-1] = ROLLING


class Rolling(Chance):
    """AOW-018, AOW-021: all remaining dice are rolled."""

    rule = "AOW-018"

    def outcomes(self, state: AgeOfWarState) -> list[tuple[Action, float]]:
        return [(roll.action, roll.probability) for roll in ROLLS_OF_DICE[state.dice_left]]

    def sample(self, state: AgeOfWarState, rng: random.Random) -> Action:
        shape = 0
        for _ in range(state.dice_left):
            shape += DIE_OF_FACE[below(rng, 6)]  # AOW-004: every face is equally likely
        return ROLL_BY_SHAPE[shape].action

    def impossible(self, state: AgeOfWarState, action: Action) -> IllegalActionError | None:
        roll = ROLL_OF.get(action)
        if roll is None:
            return state.refuse("roll-first", _rule_of_rolling_on(state, action))
        if roll.dice != state.dice_left:
            rule = "AOW-018" if state.dice_left == DICE else "AOW-021"
            return state.refuse("wrong-dice-count", rule, field="dice", given=roll.dice, left=state.dice_left)
        return None

    def step(self, state: AgeOfWarState, action: Action, _seat: int) -> None:
        roll = ROLL_OF[action]
        state.roll = roll
        state.log.append(ROLLED.of(seat=state.turn, dice=list(roll.faces)))
        state.stack[-1] = DECISION


def _rule_of_rolling_on(state: AgeOfWarState, action: Action) -> str:
    """Why the dice have to be rolled before this: the turn begins, a die was lost, or a line was just filled."""
    if state.dice_left == DICE:
        return "AOW-018"
    if state.target == NO_TARGET:
        return "AOW-019"
    return "AOW-034" if action in MEANING else "AOW-023"


class Decision(Frame):
    """AOW-019, AOW-024: after a roll, fill one line or lose a die; filling is never forced (AOW-025)."""

    rule = "AOW-019"

    def go(self, _state: AgeOfWarState) -> bool:
        return False

    def actor(self, state: AgeOfWarState) -> int:
        return state.turn

    def options(self, state: AgeOfWarState, seat: int) -> list[Action]:
        roll = state.roll
        assert roll is not None
        if state.target != NO_TARGET:  # AOW-038: only the castle of the turn's first line
            castle = state.target
            unfilled = required_lines(CASTLES[castle], state.owners[castle]) & ~state.filled
            return [*fills(roll, castle, unfilled), LOSE]
        actions: list[Action] = []
        owners, facedown = state.owners, state.facedown
        for castle in BY_NAME:
            owner = owners[castle]
            if owner != seat and not facedown >> castle & 1:  # AOW-037, AOW-049
                found = fills(roll, castle, required_lines(CASTLES[castle], owner))
                if found:
                    actions += found
        actions.append(LOSE)
        return actions

    def refusal(self, state: AgeOfWarState, action: Action, seat: int) -> IllegalActionError | None:
        """The numbered rule that forbids it, in the order in which a player would look."""
        if action not in MEANING:
            if action == LOSE:
                return None
            rule = "AOW-019" if state.target == NO_TARGET else "AOW-024"
            return state.refuse("decide-first", rule, given=str(action))
        castle, line, spare = MEANING[action]
        card = CASTLES[castle]
        owner = state.owners[castle]
        facts = {"castle": card.name, "line": card.lines[line].symbols}
        if state.facedown >> castle & 1:
            return state.refuse("facedown", "AOW-049", **facts)
        if owner == seat:
            return state.refuse("own-castle", "AOW-037", **facts)
        if state.target not in (NO_TARGET, castle):
            return state.refuse("committed", "AOW-038", target=CASTLES[state.target].name, **facts)
        if line == card.special and owner == CENTER:
            return state.refuse("special-in-center", "AOW-046", **facts)
        if state.target == castle and state.filled >> line & 1:
            return state.refuse("line-filled", "AOW-024", **facts)
        return dice_refusal(state, castle, line, spare)

    def step(self, state: AgeOfWarState, action: Action, seat: int) -> None:
        if action == LOSE:
            _lose(state, seat)
        else:
            _fill(state, action, seat)


def _fill(state: AgeOfWarState, action: Action, seat: int) -> None:
    assert state.roll is not None
    castle, line, spare = MEANING[action]
    card = CASTLES[castle]
    used = dice_needed(card.lines[line], state.roll.counts) + spare
    state.dice_left -= used  # AOW-035
    state.target = castle
    state.filled |= 1 << line
    notation = card.lines[line].notation
    state.log.append(LINE_FILLED.of(seat=seat, castle=card.id, line=notation, used=used, left=state.dice_left))
    if state.filled == required_lines(card, state.owners[castle]):  # AOW-027: at once, even with dice left
        conquer(state, castle, seat)
        _end_turn(state)
    elif state.dice_left == 0:  # AOW-029
        state.log.append(ATTEMPT_FAILED.of(seat=seat, castle=card.id))
        _end_turn(state)
    else:
        _roll_on(state)


def _lose(state: AgeOfWarState, seat: int) -> None:
    state.dice_left -= 1  # AOW-020
    state.lost += 1
    state.log.append(DIE_LOST.of(seat=seat, left=state.dice_left))
    if state.dice_left > 0:
        _roll_on(state)
        return
    if state.target != NO_TARGET:  # AOW-028
        state.log.append(ATTEMPT_FAILED.of(seat=seat, castle=CASTLES[state.target].id))
    _end_turn(state)


def _roll_on(state: AgeOfWarState) -> None:
    state.roll = None
    state.stack[-1] = ROLLING


def _end_turn(state: AgeOfWarState) -> None:
    """All seven dice are at hand again (AOW-009), nothing stays on the castles (AOW-030), play passes to the left
    (AOW-017), unless the center is empty (AOW-052)."""
    _roll_on(state)
    state.dice_left = DICE
    state.lost = 0
    state.target = NO_TARGET
    state.filled = 0
    if is_over(state.owners):
        state.stack.clear()
        outcome = standing(state.owners, state.game.players)
        winners = outcome.winners
        state.log.append(GAME_OVER.of(winners=winners, scores=outcome.scores, shared=len(winners)))
    else:
        state.turn = (state.turn + 1) % state.game.players
        state.log.append(TURN_BEGINS.of(seat=state.turn))


# What a position waits for. The frames hold nothing, so all positions share them.
FIRST_PLAYER_UNKNOWN: Final = FirstPlayer()
ROLLING: Final = Rolling()
DECISION: Final = Decision()


def waiting(state: AgeOfWarState) -> list[Frame]:
    """The stack of a position: what is waited for follows from the table."""
    if state.turn == NOBODY:
        return [FIRST_PLAYER_UNKNOWN]
    if is_over(state.owners):
        return []
    return [ROLLING if state.roll is None else DECISION]
