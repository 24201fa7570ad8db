"""A siege or a battle, fought to the end or as long as it pays.

Every roll costs one side a unit; the last thing that falls in a siege is the marker itself (AOC-218). After a roll the
attacker may go back (AOC-221, AOC-240), then in a battle the defender, if there is a place to go to (AOC-241). What one
side wins the other loses, so both play for the same worth, one up and one down, and the best play is found backwards.
There can be no more rolls than there is to lose on both sides, less one; so many tokens are told apart, and no more.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from warhall.games.age_of_conan.cards.vocabulary import ATTACKER, DEFENDER
from warhall.games.age_of_conan.rules.contest_dice import COUNTS_CONAN, number_of_dice
from warhall.games.age_of_conan.study.odds.bare import Square
from warhall.games.age_of_conan.study.odds.rolls import Payoff, Side, best_roll
from warhall.games.age_of_conan.study.odds.trays import UNKNOWN
from warhall.games.age_of_conan.study.odds.worth import TO_WIN, End, FightOdds, Worth


class Force(NamedTuple):
    """One side of a siege or a battle."""

    units: int
    sorcery: int = 0
    cards: tuple[int, ...] = ()  # the symbols of its strategy cards, in the order in which it plays them
    rerolls: tuple[int, ...] = ()  # by an artifact, in every roll
    claims_ties: bool = False


class Fight(NamedTuple):
    """A siege (with the rating of the province) or a battle (without), before a roll."""

    attack: Force
    defence: Force
    rating: int = 0
    conan: int = -1  # the side that he helps
    may_retreat: bool = True  # the attacker, after a roll
    refuge: bool = False  # whether the defender of a battle has a place to go to
    sorcery_per_conflict: bool = False  # AOC-182
    worth: Worth = TO_WIN


KEPT: Final = 2_000  # moments that a solver remembers from question to question


@lru_cache(maxsize=1024)
def fight(asked: Fight) -> FightOdds:
    """The fight with the best choices of both sides."""
    return _solver(_world(asked)).odds(asked)


@lru_cache(maxsize=8192)
def fight_chance(asked: Fight) -> float:
    """The attacker's chance, without following every end: many questions about one place share their work."""
    return _solver(_world(asked)).chance(asked)


def _world(asked: Fight) -> Fight:
    """Keep what is the same in all moments of a fight."""
    attack, defence = (force._replace(units=0, sorcery=0) for force in (asked.attack, asked.defence))
    return asked._replace(attack=attack, defence=defence)


@lru_cache(maxsize=64)
def _solver(world: Fight) -> _Solver:
    return _Solver(world)


class _Moment:
    """A moment before a roll, for every number of tokens of both sides that can matter."""

    def __init__(self, units: int, walls: int, spent: int, rolls: int) -> None:
        self.units = units
        self.walls = walls  # what the defender can lose, the marker of a siege included
        self.spent = spent  # sides that spent sorcery in this conflict, where that matters
        self.rolls = rolls  # so far, as long as there are cards to come
        self.left = units + walls - 1  # rolls to come at most, and so many tokens
        self.sides: list[Side] = []  # the attacker's without sorcery and with it, then the defender's
        size = (self.left + 1) * (self.left + 1)  # by tokens of the attacker, then of the defender
        self.values = [UNKNOWN] * size
        self.wins = [0.0] * size
        self.afters: list[list[After]] = [[] for _ in range(size)]  # what follows the best roll
        self.chances: list[list[float]] = [[] for _ in range(size)]

    def at(self, mine: int, theirs: int) -> int:
        """Where to look for what is known about so many tokens."""
        return min(mine, self.left) * (self.left + 1) + min(theirs, self.left)

    def may_spend(self, at: int, tokens: int) -> bool:
        return tokens > 0 and not self.spent >> at & 1


After = tuple[float, float, bool, _Moment | None]  # worth, the chance of victory, whether it is won, or what comes
Wave = dict[tuple[_Moment, int, int], float]  # chances of moments with tokens, all the same number of rolls away


class _Solver:
    """Answers every question about fights of one kind, and remembers the moments that it has solved."""

    def __init__(self, world: Fight) -> None:
        self.asked = world
        self.prize, self.unit, self.token, _ = world.worth
        self.refuge = world.refuge and not world.rating
        self.may_retreat = world.may_retreat
        self.per_conflict = world.sorcery_per_conflict
        self.marker = int(world.rating > 0)
        self.cards = max(len(world.attack.cards), len(world.defence.cards))
        self.known: dict[int, _Moment] = {}

    def chance(self, asked: Fight) -> float:
        if len(self.known) > KEPT:
            self.known.clear()
        return self._solved(self._start(asked), asked.attack.sorcery, asked.defence.sorcery)[1]

    def _start(self, asked: Fight) -> _Moment:
        return self._moment(asked.attack.units, asked.defence.units + self.marker, 0, 0)

    def odds(self, asked: Fight) -> FightOdds:
        """Solve backwards, then follow the best choices forwards."""
        self.chance(asked)
        start = self._start(asked)
        mine, theirs = asked.attack.sorcery, asked.defence.sorcery
        ends: dict[End, float] = {}
        wave: Wave = {(start, mine, theirs): 1.0}
        while wave:
            onward: Wave = {}
            for (moment, tokens, others), chance in wave.items():
                self._follow(moment, tokens, others, chance, onward, ends)
            wave = onward
        return FightOdds(self._solved(start, mine, theirs)[0], ends)

    def _follow(
        self, moment: _Moment, mine: int, theirs: int, chance: float, onward: Wave, ends: dict[End, float]
    ) -> None:
        """Find what follows a moment if both sides make the best of it."""
        known = moment.at(mine, theirs)
        for at, part in enumerate(moment.chances[known]):
            if part <= 0:
                continue
            _, _, victory, after = moment.afters[known][at]
            tokens, others = mine - (at >> 1 & 1), theirs - (at & 1)
            if after is not None:
                onward[after, tokens, others] = onward.get((after, tokens, others), 0.0) + chance * part
            else:
                lost = at >> 2
                enemies = self._enemies(moment.walls - 1 + lost)
                end = End(victory, moment.units - lost, tokens, enemies, others)
                ends[end] = ends.get(end, 0.0) + chance * part

    def _moment(self, units: int, walls: int, spent: int, rolls: int) -> _Moment:
        key = ((rolls * 64 + units) * 64 + walls) * 4 + spent
        known = self.known.get(key)
        if known is None:
            known = self.known[key] = _Moment(units, walls, spent, rolls)
            known.sides = [self._side(known, at, sorcery) for at in (ATTACKER, DEFENDER) for sorcery in (False, True)]
        return known

    def _side(self, moment: _Moment, at: int, sorcery: bool) -> Side:
        force = self.asked.defence if at else self.asked.attack
        strength = max(self.asked.rating, self._enemies(moment.walls)) if at else moment.units
        helped = self.asked.conan == at
        card = force.cards[moment.rolls] if moment.rolls < len(force.cards) else 0
        return Side(
            number_of_dice(strength, helped),
            card | COUNTS_CONAN * helped,
            sorcery=sorcery,
            rerolls=force.rerolls,
            claims_ties=force.claims_ties,
        )

    def _enemies(self, walls: int) -> int:
        """The units of the defender: the marker falls last."""
        return max(0, walls - self.marker)

    def _solved(self, moment: _Moment, mine: int, theirs: int) -> tuple[float, float]:
        """The worth of a moment with so many tokens on both sides, and the chance of victory."""
        tokens, others = min(mine, moment.left), min(theirs, moment.left)
        at = moment.at(tokens, others)
        if moment.values[at] == UNKNOWN:
            value = win = 0.0
            afters = moment.afters[at] = self._afters(moment, tokens, others)
            chances = moment.chances[at] = self._chances(moment, tokens, others, afters)
            for chance, after in zip(chances, afters, strict=True):
                if chance > 0:
                    value += chance * after[0]
                    win += chance * after[1]
            moment.values[at], moment.wins[at] = value, win
        return moment.values[at] + self.token * (mine - tokens - theirs + others), moment.wins[at]

    def _afters(self, moment: _Moment, mine: int, theirs: int) -> list[After]:
        """Find what follows: won, then lost; each by token spent by the attacker, then by the defender."""
        found: list[After] = []
        for lost in (0, 1):
            for token in (0, 1):
                for other in (0, 1):
                    if token > mine or other > theirs:
                        found.append((0.0, 0.0, False, None))  # what cannot be spent is never asked for
                    else:
                        spent = (token | other << DEFENDER) if self.per_conflict else 0
                        found.append(self._after(moment, lost, mine - token, theirs - other, moment.spent | spent))
        return found

    def _chances(self, moment: _Moment, mine: int, theirs: int, afters: list[After]) -> list[float]:
        """The chances of what follows when both sides play their best."""
        won, lost = _square(afters, 0), _square(afters, 4)
        attack = moment.sides[moment.may_spend(ATTACKER, mine)]
        defence = moment.sides[2 + moment.may_spend(DEFENDER, theirs)]
        found = best_roll(attack, defence, Payoff(won, lost))
        return [chance for rows in found for row in rows for chance in row]

    def _after(self, moment: _Moment, lost: int, mine: int, theirs: int, spent: int) -> After:
        """Find what follows a roll: the end of one side, or the choice of both whether to fight on."""
        units, walls = moment.units - lost, moment.walls - 1 + lost
        tokens = mine - theirs
        if not walls or not units:
            return self._ended(not walls, units, walls, tokens)
        onward = self._moment(units, walls, spent, min(moment.rolls + 1, self.cards))
        value, win = self._solved(onward, mine, theirs)
        best: After = (value, win, False, onward)
        if self.refuge:
            best = min(best, self._ended(True, units, walls, tokens), key=_first)
        if self.may_retreat:
            best = max(best, self._ended(False, units, walls, tokens), key=_first)
        return best

    def _ended(self, won: bool, units: int, walls: int, tokens: int) -> After:
        value = self.prize * won + self.unit * (units - self._enemies(walls)) + self.token * tokens
        return value, float(won), won, None


def _square(afters: list[After], at: int) -> Square:
    return (afters[at][0], afters[at + 1][0]), (afters[at + 2][0], afters[at + 3][0])


def _first(after: After) -> float:
    return after[0]
