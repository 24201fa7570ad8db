"""The game's own bots. They see a view and the legal actions, like a person."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from warhall.games.age_of_war.components import CASTLES, CLANS, DICE
from warhall.games.age_of_war.notation import LOSE, MEANING
from warhall.games.age_of_war.rules.conquest import owner_of_clan
from warhall.games.age_of_war.rules.filling import dice_needed
from warhall.games.age_of_war.rules.scoring import is_over, standing
from warhall.games.age_of_war.rules.special_daimyo_line import CENTER, required_lines
from warhall.games.age_of_war.rules.turn_structure import NO_TARGET
from warhall.games.age_of_war.study.odds import conquest_odds
from warhall.kernel import Action, View

if TYPE_CHECKING:
    from warhall.games.age_of_war.game import AgeOfWar
    from warhall.games.age_of_war.state import AgeOfWarState


# The points of a faceup castle that its owner may expect to keep: those that no thief with all dice would take.
KEPT: Final = tuple(castle.points * (1.0 - conquest_odds(castle.index, castle.all_lines, DICE)) for castle in CASTLES)
WINNING: Final = 100.0  # the worth of the conquest that ends the game, if it wins


def kept_points(seat: int, owners: Sequence[int]) -> float:
    """Estimate what a seat keeps of its points; a conquered clan is safe (AOW-049)."""
    total = 0.0
    for clan in CLANS:
        if owner_of_clan(clan.index, owners) == seat:
            total += clan.points
            continue
        for castle in clan.castles:
            if owners[castle] == seat:
                total += KEPT[castle]
    return total


def worth(state: AgeOfWarState, castle: int, seat: int) -> float:
    """Value a conquest: the points one may expect to keep, and a share of those that its victim loses. The last
    castle of the center is worth taking only for who wins by it (AOW-052)."""
    players = state.game.players
    after = state.owners.copy()
    after[castle] = seat
    if is_over(after):
        winners = standing(after, players).winners
        return WINNING / len(winners) if seat in winners else 0.0
    gain = kept_points(seat, after) - kept_points(seat, state.owners)
    victim = state.owners[castle]
    if victim != CENTER:
        gain += (kept_points(victim, state.owners) - kept_points(victim, after)) / (players - 1)
    return gain


def odds_after(state: AgeOfWarState, action: Action) -> float:
    """The chance to complete the castle once this line is filled."""
    assert state.roll is not None
    castle, line, spare = MEANING[action]
    card = CASTLES[castle]
    used = dice_needed(card.lines[line], state.roll.counts) + spare
    unfilled = required_lines(card, state.owners[castle]) & ~state.filled & ~(1 << line)
    return conquest_odds(castle, unfilled, state.dice_left - used)


def odds_of_losing(state: AgeOfWarState, castle: int) -> float:
    """The chance to complete a castle after losing a die."""
    unfilled = required_lines(CASTLES[castle], state.owners[castle])
    if castle == state.target:
        unfilled &= ~state.filled
    return conquest_odds(castle, unfilled, state.dice_left - 1)


def targets(state: AgeOfWarState, seat: int) -> list[int]:
    """The castles that may still be attacked this turn."""
    if state.target != NO_TARGET:
        return [state.target]
    return [castle for castle, owner in enumerate(state.owners) if owner != seat and not state.facedown >> castle & 1]


class Greedy:
    """Exact odds of completing each castle from the dice in hand, times what it is worth."""

    def __init__(self, game: AgeOfWar) -> None:
        self.game = game

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random, _deadline: float) -> Action:
        state = self.game.state_from_view(view, rng)
        return max(legal, key=lambda action: self.value(state, action, state.turn))

    def value(self, state: AgeOfWarState, action: Action, seat: int) -> float:
        """Value an action: odds times worth; losing a die promises the best castle that is left to try."""
        if action == LOSE:
            return max(odds_of_losing(state, castle) * worth(state, castle, seat) for castle in targets(state, seat))
        return odds_after(state, action) * worth(state, MEANING[action][0], seat)
