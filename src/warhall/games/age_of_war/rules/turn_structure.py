"""Chapters "Set-up" and "Turn structure": who starts, what may be done after a roll, and how a turn ends."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from warhall.games.age_of_war.components import BY_NAME, CASTLES, DICE
from warhall.games.age_of_war.notation import CATALOGUE, LOSE, MEANING, first_text
from warhall.games.age_of_war.rules.conquest import conquer
from warhall.games.age_of_war.rules.filling import ROLL_BY_COUNTS, ROLL_OF, ROLLS_OF_DICE, dice_needed, fills
from warhall.games.age_of_war.rules.scoring import is_over, standing
from warhall.games.age_of_war.rules.special_daimyo_line import CENTER, required_lines
from warhall.kernel import Action, Event, IllegalActionError

if TYPE_CHECKING:
    from warhall.games.age_of_war.state import AgeOfWarState

NOBODY = -1  # whose turn it is before the first player is known
NO_TARGET = -1


# -- chance: who starts, and every roll ------------------------------------------------------------------------------


def chance_outcomes(state: AgeOfWarState) -> list[tuple[Action, float]]:
    """The first player (AOW-010), or what all remaining dice may show (AOW-018, AOW-021)."""
    if state.turn == NOBODY:
        players = state.game.players
        return [(first_text(seat), 1 / players) for seat in range(players)]
    return [(roll.action, roll.probability) for roll in ROLLS_OF_DICE[state.dice_left]]


def sample_chance(state: AgeOfWarState, rng: random.Random) -> Action:
    if state.turn == NOBODY:
        return first_text(rng.randrange(state.game.players))
    counts = [0] * 6
    for _ in range(state.dice_left):
        counts[rng.randrange(6)] += 1  # AOW-004: every face is equally likely
    return ROLL_BY_COUNTS[tuple(counts)].action


def chance_refusal(state: AgeOfWarState, action: Action) -> IllegalActionError | None:
    """Why chance cannot bring this about now."""
    if state.turn == NOBODY:
        seats = [first_text(seat) for seat in range(state.game.players)]
        return None if action in seats else refuse("first-player-unknown", "AOW-010")
    if action not in ROLL_OF:
        return refuse("roll-first", _rule_of_rolling_on(state, action))
    dice = ROLL_OF[action].dice
    if dice != state.dice_left:
        rule = "AOW-018" if state.dice_left == DICE else "AOW-021"
        return refuse("wrong-dice-count", rule, field="dice", given=dice, left=state.dice_left)
    return None


def _rule_of_rolling_on(state: AgeOfWarState, action: Action) -> str:
    """Why the dice have to be rolled before this: the turn begins, a die was lost, or a line was just filled."""
    if state.dice_left == DICE:
        return "AOW-018"
    if state.target == NO_TARGET:
        return "AOW-019"
    return "AOW-034" if action in MEANING else "AOW-023"


# -- the choice after a roll -----------------------------------------------------------------------------------------


def options(state: AgeOfWarState, seat: int) -> list[Action]:
    """Fill one line or lose a die (AOW-019, AOW-024); filling is never forced (AOW-025)."""
    assert state.roll is not None
    roll = state.roll.index
    if state.target != NO_TARGET:  # AOW-038: only the castle of the turn's first line
        castle = state.target
        unfilled = required_lines(CASTLES[castle], state.owners[castle]) & ~state.filled
        return [*fills(roll, castle, unfilled), LOSE]
    actions: list[Action] = []
    owners, facedown = state.owners, state.facedown
    for castle in BY_NAME:
        owner = owners[castle]
        if owner != seat and not facedown >> castle & 1:  # AOW-037, AOW-049
            actions += fills(roll, castle, required_lines(CASTLES[castle], owner))
    actions.append(LOSE)
    return actions


def step(state: AgeOfWarState, action: Action, seat: int) -> list[Event]:
    """Carry out a legal action."""
    if action in MEANING:
        return _fill(state, action, seat)
    if action == LOSE:
        return _lose(state, seat)
    if action in ROLL_OF:
        state.roll = ROLL_OF[action]
        return [Event("rolled", {"seat": state.turn, "dice": list(state.roll.faces)})]
    state.turn = int(action.args[0])
    return [Event("first-player", {"seat": state.turn})]


def _fill(state: AgeOfWarState, action: Action, seat: int) -> list[Event]:
    assert state.roll is not None
    castle, line, spare = MEANING[action]
    card = CASTLES[castle]
    used = dice_needed(card.lines[line], state.roll.counts) + spare
    state.dice_left -= used  # AOW-035
    state.target = castle
    state.filled |= 1 << line
    state.roll = None
    facts = {"seat": seat, "castle": card.id, "line": card.lines[line].notation, "used": used, "left": state.dice_left}
    events = [Event("line-filled", facts)]
    if state.filled == required_lines(card, state.owners[castle]):  # AOW-027: at once, even with dice left
        events += conquer(state, castle, seat)
        events += _end_turn(state)
    elif state.dice_left == 0:  # AOW-029
        events.append(Event("attempt-failed", {"seat": seat, "castle": card.id}))
        events += _end_turn(state)
    return events


def _lose(state: AgeOfWarState, seat: int) -> list[Event]:
    state.dice_left -= 1  # AOW-020
    state.lost += 1
    state.roll = None
    events = [Event("die-lost", {"seat": seat, "left": state.dice_left})]
    if state.dice_left == 0:  # AOW-028
        if state.target != NO_TARGET:
            events.append(Event("attempt-failed", {"seat": seat, "castle": CASTLES[state.target].id}))
        events += _end_turn(state)
    return events


def _end_turn(state: AgeOfWarState) -> list[Event]:
    """All seven dice are at hand again (AOW-009), nothing stays on the castles (AOW-030), play passes to the left
    (AOW-017), unless the center is empty (AOW-052)."""
    state.dice_left = DICE
    state.lost = 0
    state.target = NO_TARGET
    state.filled = 0
    if is_over(state.owners):
        outcome = standing(state.owners, state.game.players)
        return [
            Event("game-over", {"winners": outcome.winners, "scores": outcome.scores, "shared": len(outcome.winners)})
        ]
    state.turn = (state.turn + 1) % state.game.players
    return [Event("turn-begins", {"seat": state.turn})]


# -- why not ---------------------------------------------------------------------------------------------------------


def refuse(code: str, rule: str, **facts: Any) -> IllegalActionError:
    return IllegalActionError(code, rule=rule, catalogue=CATALOGUE, **facts)


def refusal(state: AgeOfWarState, action: Action, seat: int) -> IllegalActionError:
    """Why this seat, who has rolled, may not do this: the numbered rule that forbids it."""
    if action not in MEANING:
        rule = "AOW-019" if state.target == NO_TARGET else "AOW-024"
        return refuse("decide-first", rule, given=str(action))
    castle, line, spare = MEANING[action]
    card = CASTLES[castle]
    owner = state.owners[castle]
    facts = {"castle": card.name, "line": card.lines[line].symbols}
    if state.facedown >> castle & 1:
        return refuse("facedown", "AOW-049", **facts)
    if owner == seat:
        return refuse("own-castle", "AOW-037", **facts)
    if state.target not in (NO_TARGET, castle):
        return refuse("committed", "AOW-038", target=CASTLES[state.target].name, **facts)
    if line == card.special and owner == CENTER:
        return refuse("special-in-center", "AOW-046", **facts)
    if state.target == castle and state.filled >> line & 1:
        return refuse("line-filled", "AOW-024", **facts)
    return _dice_refusal(state, castle, line, spare)


def _dice_refusal(state: AgeOfWarState, castle: int, line: int, spare: int) -> IllegalActionError:
    """The dice do not fill the line: too few symbols, or no spare infantry to add."""
    assert state.roll is not None
    printed = CASTLES[castle].lines[line]
    facts = {"castle": CASTLES[castle].name, "line": printed.symbols, "dice": " ".join(state.roll.faces)}
    if dice_needed(printed, state.roll.counts):
        return refuse("no-spare", "AOW-041", spare=spare, **facts)
    if printed.infantry:
        total = sum(state.roll.counts[face] * (face + 1) for face in range(3))
        return refuse(
            "too-little-infantry", "AOW-039" if total else "AOW-042", total=total, need=printed.infantry, **facts
        )
    some = any(face in printed.notation for face in state.roll.faces)
    return refuse("symbols-missing", "AOW-033" if some else "AOW-032", **facts)
