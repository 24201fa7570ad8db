"""Verbs of a contest. What they change lasts for the current roll."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from warhall.games.age_of_conan import events
from warhall.games.age_of_conan.cards.vocabulary import SYMBOLS, Symbol
from warhall.games.age_of_conan.cards.words import Amount, CardVerb
from warhall.games.age_of_conan.components import MAX_DICE
from warhall.games.age_of_conan.rules.contest import REROLLED, PickDice

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState


class AddSuccess(CardVerb):
    windows = frozenset(("before_contest_dice", "after_own_roll"))
    sign = "hit"
    n: "Amount"

    def carry(self, state: AgeOfConanState, seat: int, _target: int) -> None:
        state.fight.bonus[state.fight.side_of(seat)] += self.n


class AddDice(CardVerb):
    """AOC-157: up to six."""

    windows = frozenset(("contest_start", "before_contest_dice"))
    sign = "military"
    n: "Amount"

    def can(self, state: AgeOfConanState, seat: int) -> bool:
        return state.fight.dice_number(state, state.fight.side_of(seat)) < MAX_DICE

    def carry(self, state: AgeOfConanState, seat: int, _target: int) -> None:
        state.fight.extra[state.fight.side_of(seat)] += self.n


class Reroll(CardVerb):
    """Dice that no card has rolled again yet."""

    windows = frozenset(("after_own_roll", "after_opponent_roll"))
    n: "Amount"
    whose: "Literal['own', 'opponent']"

    def _side(self, state: AgeOfConanState, seat: int) -> int:
        return state.fight.side_of(seat) ^ (self.whose == "opponent")

    def can(self, state: AgeOfConanState, seat: int) -> bool:
        return any(die < REROLLED for die in state.fight.dice[self._side(state, seat)])

    def carry(self, state: AgeOfConanState, seat: int, _target: int) -> None:
        state.stack.append(PickDice(seat, self._side(state, seat), self.n))


class CountSymbol(CardVerb):
    """A symbol already counted is not counted twice."""

    windows = frozenset(("before_contest_dice",))
    sign = "shield"
    symbol: "Symbol"

    def can(self, state: AgeOfConanState, seat: int) -> bool:
        counted = state.fight.counted_symbols(state, state.fight.side_of(seat))
        return not counted >> SYMBOLS.index(self.symbol) & 1

    def carry(self, state: AgeOfConanState, seat: int, _target: int) -> None:
        state.fight.counted[state.fight.side_of(seat)] |= 1 << SYMBOLS.index(self.symbol)


class CancelStrategy(CardVerb):
    windows = frozenset(("before_contest_dice",))
    sign = "miss"

    def can(self, state: AgeOfConanState, seat: int) -> bool:
        other = state.fight.side_of(seat) ^ 1
        return state.fight.strategy[other] >= 0 and not state.fight.cancelled >> other & 1

    def carry(self, state: AgeOfConanState, seat: int, _target: int) -> None:
        contest = state.fight
        other = contest.side_of(seat) ^ 1
        if contest.strategy[other] >= 0:
            contest.cancelled |= 1 << other
            state.log.append(events.STRATEGY_CANCELLED.of(seat=seat, victim=contest.seat(other)))


class IgnoreTerrain(CardVerb):
    """Any strategy card is valid."""

    windows = frozenset(("contest_start",))
    sign = "hills"

    def can(self, state: AgeOfConanState, seat: int) -> bool:
        return bool(state.strategy_hand[seat])

    def carry(self, state: AgeOfConanState, seat: int, _target: int) -> None:
        state.fight.ignoring |= 1 << state.fight.side_of(seat)


class WinTie(CardVerb):
    """An attacker turns the tie; a defender, who wins ties anyway, only needs to answer an attacker's claim."""

    windows = frozenset(("comparison",))
    sign = "hit"

    def can(self, state: AgeOfConanState, seat: int) -> bool:
        side = state.fight.side_of(seat)
        return not state.fight.ties >> side & 1 and (side == 0 or bool(state.fight.ties & 1))

    def carry(self, state: AgeOfConanState, seat: int, _target: int) -> None:
        state.fight.ties |= 1 << state.fight.side_of(seat)


class PreventLoss(CardVerb):
    """The piece that this side would lose stays."""

    windows = frozenset(("after_contest",))
    sign = "shield"
    piece: "Literal['army', 'any']"

    def can(self, state: AgeOfConanState, seat: int) -> bool:
        side = state.fight.side_of(seat)
        piece = state.fight.piece_at_stake(state, side)
        return bool(piece) and self.piece in ("any", piece) and not state.fight.prevented >> side & 1

    def carry(self, state: AgeOfConanState, seat: int, _target: int) -> None:
        if self.can(state, seat):
            state.fight.prevented |= 1 << state.fight.side_of(seat)


class FreeMarch(CardVerb):
    windows = frozenset(("after_contest",))
    sign = "attacker"

    def can(self, state: AgeOfConanState, seat: int) -> bool:
        contest = state.fight
        return contest.side_of(seat) == 0 and not contest.free_march and contest.march_follows(state)

    def carry(self, state: AgeOfConanState, _seat: int, _target: int) -> None:
        state.fight.free_march = True


class RetreatWithoutCrom(CardVerb):
    windows = frozenset(("after_contest",))
    sign = "crom"

    def can(self, state: AgeOfConanState, seat: int) -> bool:
        return not state.fight.no_crom >> state.fight.side_of(seat) & 1

    def carry(self, state: AgeOfConanState, seat: int, _target: int) -> None:
        state.fight.no_crom |= 1 << state.fight.side_of(seat)
