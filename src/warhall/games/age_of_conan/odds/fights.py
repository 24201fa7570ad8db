"""A siege or a battle, fought to the end or as long as it pays.

Every roll costs one side a unit; the last thing that falls in a siege is the marker itself (AOC-218). After a roll the
attacker may go back (AOC-221, AOC-240), then in a battle the defender, if there is a place to go to (AOC-241). What one
side wins the other loses, so both play for the same worth, one up and one down, and the best play is found backwards.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from warhall.games.age_of_conan.contest_dice import COUNTS_CONAN, number_of_dice
from warhall.games.age_of_conan.odds.bare import Square
from warhall.games.age_of_conan.odds.rolls import Payoff, Side, roll_odds
from warhall.games.age_of_conan.odds.worth import TO_WIN, End, FightOdds, Worth
from warhall.games.age_of_conan.vocabulary import ATTACKER, DEFENDER


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


class _Node(NamedTuple):
    """A moment before a roll; `walls` is what the defender can lose, the marker of a siege included."""

    units: int
    walls: int
    sorcery: tuple[int, int]
    spent: int  # sides that spent sorcery in this conflict, where that matters
    rolls: int  # so far, as long as there are cards to come


After = tuple[float, float, "_Node | End"]  # worth, the chance of victory, and what comes
Found = tuple[float, float, list[tuple[float, "_Node | End"]]]  # worth, the chance of victory, what follows the roll
KEPT: Final = 20_000  # moments that a solver remembers from question to question


@lru_cache(maxsize=1024)
def fight(asked: Fight) -> FightOdds:
    """The fight with the best choices of both sides."""
    return _solver(_world(asked)).odds(_start(asked))


@lru_cache(maxsize=8192)
def fight_chance(asked: Fight) -> float:
    """The attacker's chance, without following every end: many questions about one place share their work."""
    return _solver(_world(asked)).chance(_start(asked))


def _start(asked: Fight) -> _Node:
    walls = asked.defence.units + bool(asked.rating)
    return _Node(asked.attack.units, walls, (asked.attack.sorcery, asked.defence.sorcery), 0, 0)


def _world(asked: Fight) -> Fight:
    """What is the same in all moments of a fight."""
    attack, defence = (force._replace(units=0, sorcery=0) for force in (asked.attack, asked.defence))
    return asked._replace(attack=attack, defence=defence)


@lru_cache(maxsize=64)
def _solver(world: Fight) -> _Solver:
    return _Solver(world)


class _Solver:
    """Answers every question about fights of one kind, and remembers the moments that it has solved."""

    def __init__(self, world: Fight) -> None:
        self.asked = world
        self.cards = max(len(world.attack.cards), len(world.defence.cards))
        self.known: dict[_Node, Found] = {}

    def chance(self, start: _Node) -> float:
        if len(self.known) > KEPT:
            self.known.clear()
        return self._found(start)[1]

    def odds(self, start: _Node) -> FightOdds:
        self.chance(start)
        ends: dict[End, float] = {}
        wave: dict[_Node, float] = {start: 1.0}
        while wave:  # every roll of a wave is the same number of rolls away
            after_wave: dict[_Node, float] = {}
            for node, chance in wave.items():
                for part, after in self.known[node][2]:
                    if isinstance(after, End):
                        ends[after] = ends.get(after, 0.0) + chance * part
                    else:
                        after_wave[after] = after_wave.get(after, 0.0) + chance * part
            wave = after_wave
        return FightOdds(self._found(start)[0], ends)

    def _found(self, node: _Node) -> Found:
        found = self.known.get(node)
        if found is None:
            found = self.known[node] = self._roll(node)
        return found

    def _ended(self, won: bool, units: int, walls: int, sorcery: tuple[int, int]) -> After:
        end = End(won, units, sorcery[0], self._enemies(walls), sorcery[1])
        worth = self.asked.worth
        tokens = worth.token * (end.sorcery - end.enemy_sorcery)
        return worth.prize * won + worth.unit * (units - end.enemies) + tokens, float(won), end

    def _side(self, node: _Node, at: int) -> Side:
        force = self.asked.defence if at else self.asked.attack
        strength = max(self.asked.rating, self._enemies(node.walls)) if at else node.units
        helped = self.asked.conan == at
        card = force.cards[node.rolls] if node.rolls < len(force.cards) else 0
        may_spend = node.sorcery[at] > 0 and not node.spent >> at & 1
        return Side(
            number_of_dice(strength, helped),
            card | COUNTS_CONAN * helped,
            sorcery=may_spend,
            rerolls=force.rerolls,
            claims_ties=force.claims_ties,
        )

    def _enemies(self, walls: int) -> int:
        """The units of the defender: the marker falls last."""
        return max(0, walls - bool(self.asked.rating))

    def _roll(self, node: _Node) -> Found:
        mine, theirs = (range(1 + (tokens > 0)) for tokens in node.sorcery)
        ends = [[[self._after(node, won, token, other) for other in theirs] for token in mine] for won in (True, False)]
        payoff = Payoff(_worths(ends[0]), _worths(ends[1]))
        found = roll_odds(self._side(node, ATTACKER), self._side(node, DEFENDER), payoff)
        value = win = 0.0
        branches = []
        for chances, rows in zip(found, ends, strict=True):
            for token, row in enumerate(rows):
                for other, after in enumerate(row):
                    chance = chances[token][other]
                    if chance > 0:
                        value += chance * after[0]
                        win += chance * after[1]
                        branches.append((chance, after[2]))
        return value, win, branches

    def _after(self, node: _Node, won: bool, mine: int, theirs: int) -> After:
        """What follows a roll: the end of one side, or the choice of both whether to fight on."""
        units, walls = (node.units, node.walls - 1) if won else (node.units - 1, node.walls)
        sorcery = (node.sorcery[0] - mine, node.sorcery[1] - theirs)
        if not walls or not units:
            return self._ended(not walls, units, walls, sorcery)
        asked = self.asked
        spent = node.spent | mine | theirs << DEFENDER if asked.sorcery_per_conflict else 0
        onward = _Node(units, walls, sorcery, spent, min(node.rolls + 1, self.cards))
        value, win, _ = self._found(onward)
        best: After = (value, win, onward)
        if asked.refuge and not asked.rating:
            best = min(best, self._ended(True, units, walls, sorcery), key=_first)
        if asked.may_retreat:
            best = max(best, self._ended(False, units, walls, sorcery), key=_first)
        return best


def _worths(ends: list[list[After]]) -> Square:
    """What a result is worth by tokens spent; what cannot be spent is never asked for."""
    rows = [[after[0] for after in row] + [0.0] * (2 - len(row)) for row in ends] + [[0.0, 0.0]]
    return (rows[0][0], rows[0][1]), (rows[1][0], rows[1][1])


def _first(after: After) -> float:
    return after[0]
