"""One turn between two players, reduced to numbers: the tables of a turn, and the value of every choice inside it.

For the player to move a turn either fails or takes one castle c. Let `fail` be the worth of the position after a failed
turn and `take[c]` its worth after taking c. Three facts make a turn cheap:

* After the first filled line the castle is fixed (AOW-038). A player who wants it completes it with a chance that
  depends only on the castle, its open lines and the dice left (the completion table), never on the rest of the
  position. One who does not want it can always lose the remaining dice (AOW-025), so the worth of a turn spent on c is
  `fail + max(0, take[c] - fail) * completion`.
* More dice never hurt: a player can treat one die as if it were not there. So completion grows with the dice, and
  placing more infantry dice than needed (AOW-041) is never better than placing the fewest; for a player who does not
  want the castle both are worth `fail`. Only the fewest dice enter the tables; `Turn.options` still lists the others.
* What a roll offers depends on its archery, cavalry and daimyo (its symbol profile) and on the fewest infantry dice for
  each infantry line (its infantry profile). Rolls with the same two profiles are merged.

A position between turns is a number in base 3 with one digit per castle, `digit * 3**i` for castle i of the sequence
given: 0 in the center, 1 owned by the player to move, 2 owned by the opponent. Locked clans follow from the owners
(AOW-048).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from warhall.games.age_of_war.components import CASTLES, DICE, FACES, Castle, Line
from warhall.games.age_of_war.rules.filling import dice_needed

Floats: TypeAlias = NDArray[np.float64]
Integers: TypeAlias = NDArray[np.int64]

CENTER: Final = 0  # the digits of a position's number
MOVER: Final = 1
OPPONENT: Final = 2
LOSE: Final = -1  # stands for a castle and a line in the option of losing a die


def infantry_dice(showing: Sequence[int]) -> int:
    return showing[0] + showing[1] + showing[2]


class _Rolls:
    """All rolls of n dice as multisets: their counts, their chances and the fewest dice for each kind of line."""

    def __init__(self, dice: int, lines: dict[str, Line]) -> None:
        hands = combinations_with_replacement(range(len(FACES)), dice)
        self.counts = [tuple(hand.count(face) for face in range(len(FACES))) for hand in hands]
        ways = [factorial(dice) // prod(factorial(count) for count in counts) for counts in self.counts]
        self.chance: Floats = np.array(ways, dtype=np.float64) / float(len(FACES) ** dice)
        self.need: dict[str, Integers] = {
            notation: np.array([dice_needed(line, counts) for counts in self.counts], dtype=np.int64)
            for notation, line in lines.items()
        }

    def profiles(self, notations: list[str]) -> tuple[Integers, Integers]:
        """The distinct answers of rolls to these lines: for each roll its profile, for each profile one such roll."""
        columns = [np.zeros(len(self.counts), dtype=np.int64), *(self.need[notation] for notation in notations)]
        _, example, profile = np.unique(np.stack(columns, axis=1), axis=0, return_index=True, return_inverse=True)
        # Profiles of few infantry dice first: those that go with one symbol profile are then close together.
        infantry = np.array([infantry_dice(self.counts[roll]) for roll in example])
        order = np.argsort(infantry, kind="stable")
        rank = np.empty_like(order)
        rank[order] = np.arange(len(order))
        return rank[profile.ravel()].astype(np.int64), example[order].astype(np.int64)


def _completion(castle: Castle, rolls: list[_Rolls]) -> Floats:
    """The best chance to complete a castle, by its open lines (a mask) and the dice still to roll."""
    dice = len(rolls) - 1
    table = np.zeros((castle.all_lines + 1, dice + 1))
    table[0] = 1.0
    for open_lines in range(1, castle.all_lines + 1):
        for left in range(1, dice + 1):
            best = np.full(len(rolls[left].chance), table[open_lines, left - 1])  # lose a die
            for line in _bits(open_lines):
                need = rolls[left].need[castle.lines[line].notation]
                filled = table[open_lines ^ (1 << line), left - need]
                best = np.where((need > 0) & (filled > best), filled, best)
            table[open_lines, left] = rolls[left].chance @ best
    return table


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


@dataclass(frozen=True)
class TurnTables:
    """Everything that a turn needs to know about castles and dice, for any position.

    A target is a castle in the center (row i) or in front of the opponent (row i + number of castles). `symbols` and
    `infantry` hold, by dice rolled, target and profile, the best chance to complete the target after filling its first
    line from a roll of that profile; `joint` the chance of each pair of profiles, zero outside `first` to `last`.
    """

    castles: tuple[Castle, ...]
    clan_of: tuple[int, ...]  # by castle: the mask of all castles of its clan
    dice: int
    completion: tuple[Floats, ...]  # by castle: [open lines, dice]
    symbols: Floats  # [dice, target, symbol profile]
    infantry: Floats  # [dice, target, infantry profile]
    joint: Floats  # [dice, symbol profile, infantry profile]
    first: Integers  # [dice, symbol profile]
    last: Integers
    sizes: Integers  # [dice, 2]: the number of profiles

    @classmethod
    def build(cls, castles: Sequence[Castle] = CASTLES, dice: int = DICE) -> TurnTables:
        lines = {line.notation: line for castle in castles for line in castle.lines}
        rolls = [_Rolls(n, lines) for n in range(dice + 1)]
        completion = tuple(_completion(castle, rolls) for castle in castles)
        kinds = (
            sorted(notation for notation, line in lines.items() if not line.infantry),
            sorted(notation for notation, line in lines.items() if line.infantry),
        )
        profiles = [[rolls[n].profiles(kind) for n in range(dice + 1)] for kind in kinds]
        symbols, infantry = (
            _first_lines(tuple(castles), completion, rolls, kind, examples)
            for kind, examples in zip(kinds, profiles, strict=True)
        )
        joint = _joint(rolls, *profiles)
        nonzero = joint > 0.0
        return cls(
            castles=tuple(castles),
            clan_of=tuple(
                sum(1 << i for i, other in enumerate(castles) if other.clan == castle.clan) for castle in castles
            ),
            dice=dice,
            completion=completion,
            symbols=symbols,
            infantry=infantry,
            joint=joint,
            first=np.argmax(nonzero, axis=2).astype(np.int64),
            last=np.where(nonzero.any(axis=2), joint.shape[2] - np.argmax(nonzero[:, :, ::-1], axis=2), 0),
            sizes=np.array([[len(kind[n][1]) for kind in profiles] for n in range(dice + 1)], dtype=np.int64),
        )

    @property
    def positions(self) -> int:
        return int(3 ** len(self.castles))

    def owners(self, code: int) -> list[int]:
        """The digits of a position's number, one per castle."""
        return [code // 3**i % 3 for i in range(len(self.castles))]

    def required(self, castle: int, owner: int) -> int:
        """The lines needed to take a castle from its owner (AOW-043, AOW-044)."""
        return self.castles[castle].center_lines if owner == CENTER else self.castles[castle].all_lines


def _first_lines(
    castles: tuple[Castle, ...],
    completion: tuple[Floats, ...],
    rolls: list[_Rolls],
    kind: list[str],
    examples: list[tuple[Integers, Integers]],
) -> Floats:
    """`TurnTables.symbols` or `.infantry`: lines of this kind as the first of the turn."""
    widest = max(len(example) for _, example in examples)
    table = np.zeros((len(rolls), 2 * len(castles), widest))
    for n, (_, example) in enumerate(examples):
        for row in range(2 * len(castles)):
            i, steal = row % len(castles), row >= len(castles)
            required = castles[i].all_lines if steal else castles[i].center_lines
            for line in _bits(required):
                notation = castles[i].lines[line].notation
                if notation in kind:
                    need = rolls[n].need[notation][example]
                    filled = np.where(need > 0, completion[i][required ^ (1 << line), n - need], 0.0)
                    table[n, row, : len(example)] = np.maximum(table[n, row, : len(example)], filled)
    return table


def _joint(
    rolls: list[_Rolls], symbols: list[tuple[Integers, Integers]], infantry: list[tuple[Integers, Integers]]
) -> Floats:
    widths = [max(len(example) for _, example in kind) for kind in (symbols, infantry)]
    joint = np.zeros((len(rolls), widths[0], widths[1]))
    for n, roll in enumerate(rolls):
        np.add.at(joint[n], (symbols[n][0], infantry[n][0]), roll.chance)
    return joint


class Option(NamedTuple):
    """A choice after a roll: fill `line` of `castle` with `dice` dice, or lose a die (castle and line are `LOSE`)."""

    castle: int
    line: int
    dice: int
    value: float


class Turn:
    """The turn of the player to move in one position: the value of every state and choice inside it.

    `values` holds the worth of every position for its player to move, such as `Solution.values`.
    """

    def __init__(self, tables: TurnTables, values: Floats, code: int) -> None:
        self.tables = tables
        self.owners = tables.owners(code)
        center = [i for i, owner in enumerate(self.owners) if owner == CENTER]
        theirs = sum(1 << i for i, owner in enumerate(self.owners) if owner == OPPONENT)
        open_theirs = [i for i in _bits(theirs) if tables.clan_of[i] & ~theirs]  # faceup (AOW-049)
        every = 3 * sum(3**i for i, owner in enumerate(self.owners) if owner != CENTER)
        self.fail = 1.0 - float(values[every - code])  # every - code: the same position seen by the opponent
        # The opponent sees what the player took as 2, whether it was 0 or 2 in the player's own eyes.
        self.take = {i: 1.0 - float(values[every - code + 2 * 3**i]) for i in center}
        self.take.update({i: 1.0 - float(values[every - code + 3**i]) for i in open_theirs})

    @cached_property
    def uncommitted(self) -> list[float]:
        """The value with no line filled, by the dice still to roll: fail with none (AOW-028)."""
        tables = self.tables
        wanted = [i for i, worth in self.take.items() if worth > self.fail]
        rows = [i if self.owners[i] == CENTER else i + len(tables.castles) for i in wanted]
        gains = np.array([self.take[i] - self.fail for i in wanted])[:, None]
        worth = [self.fail]
        gain = 0.0
        for n in range(1, tables.dice + 1):
            symbols, infantry = tables.sizes[n]
            if rows:
                by_symbols = np.maximum((gains * tables.symbols[n, rows, :symbols]).max(axis=0), gain)
                by_infantry = (gains * tables.infantry[n, rows, :infantry]).max(axis=0)
                best = np.maximum(by_symbols[:, None], by_infantry)
                gain = float(np.vdot(tables.joint[n, :symbols, :infantry], best))
            worth.append(self.fail + gain)
        return worth

    def value(self, dice: int, target: int | None = None, filled: int = 0) -> float:
        """The value with this many dice to roll; `filled` is the mask of filled lines of the target castle."""
        if target is None:
            return self.uncommitted[dice]
        still_open = self.tables.required(target, self.owners[target]) & ~filled
        if not still_open:
            return self.take[target]
        gain = max(0.0, self.take[target] - self.fail)
        return self.fail + gain * float(self.tables.completion[target][still_open, dice])

    def options(self, showing: Sequence[int], target: int | None = None, filled: int = 0) -> list[Option]:
        """Every choice after a roll (six counts of dice showing) with its value, in no particular order."""
        dice = sum(showing)
        choices = [Option(LOSE, LOSE, 1, self.value(dice - 1, target, filled))]
        for castle in self.take if target is None else (target,):
            for line in _bits(self.tables.required(castle, self.owners[castle]) & ~filled):
                kind = self.tables.castles[castle].lines[line]
                fewest = dice_needed(kind, showing)
                most = infantry_dice(showing) if kind.infantry else fewest  # AOW-041
                if fewest:
                    choices += [
                        Option(castle, line, placed, self.value(dice - placed, castle, filled | 1 << line))
                        for placed in range(fewest, most + 1)
                    ]
        return choices
