"""The rules as flat arrays for `batch`: rolls, battle lines and castles by number, made from the readable modules.

A kind is a printed battle line such as `CC`; castles share kinds, so what a roll fills is kept by kind. For rows and
targets see `expert`. The arrays are compiled into the kernel as constants.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement, product
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from warhall.games.age_of_war.bots import simple as bots
from warhall.games.age_of_war.bots.expert import ROW, ROWS, Odds, exact_odds, odds_from, strength
from warhall.games.age_of_war.components import BY_NAME, CASTLES, CLANS, DICE, FACES, Castle
from warhall.games.age_of_war.notation import FILL, LOSE
from warhall.games.age_of_war.rules.filling import ROLL_BY_COUNTS, ROLLS, dice_needed, spare_dice
from warhall.games.age_of_war.rules.special_daimyo_line import CENTER
from warhall.games.age_of_war.study.turn_values import Floats, Integers, TurnTables
from warhall.kernel import Action

Bytes: TypeAlias = NDArray[np.uint8]
Rolls: TypeAlias = NDArray[np.uint16]

# An action as a number: castle, line and spare infantry dice, three bits each for the last two, or losing a die.
CASTLE_SHIFT: Final = 6
LINE_SHIFT: Final = 3
LOSE_CODE: Final = len(CASTLES) << CASTLE_SHIFT
ACTIONS: Final[dict[int, Action]] = {LOSE_CODE: LOSE} | {
    castle << CASTLE_SHIFT | line << LINE_SHIFT | spare: action
    for castle, lines in enumerate(FILL)
    for line, actions in enumerate(lines)
    for spare, action in enumerate(actions)
}


def _integers(values: Sequence[int]) -> Integers:
    return np.array(values, dtype=np.int64)


# -- castles and clans -------------------------------------------------------------------------------------------------

CASTLE_COUNT: Final = len(CASTLES)
IN_TEXT_ORDER: Final = _integers(BY_NAME)
POINTS: Final = _integers([castle.points for castle in CASTLES])
CLAN: Final = _integers([castle.clan for castle in CASTLES])
CLAN_CASTLES: Final = _integers([sum(1 << castle for castle in clan.castles) for clan in CLANS])  # bit masks
CLAN_COUNT: Final = len(CLANS)
CLAN_POINTS: Final = _integers([clan.points for clan in CLANS])
KEPT: Final = np.array(bots.KEPT)
LINES: Final = _integers([len(castle.lines) for castle in CASTLES])  # the special daimyo line included
CENTER_LINES: Final = _integers([castle.center_lines for castle in CASTLES])  # bit masks (AOW-043)
ALL_LINES: Final = _integers([castle.all_lines for castle in CASTLES])  # (AOW-044)
FIRST_ROW: Final = _integers(ROW)

# How a clan may look to a seat: see `play_outs.pattern_of`.
FIRST_PATTERN: Final = _integers([sum(3 ** len(clan.castles) + 1 for clan in CLANS[:at]) for at in range(len(CLANS))])

# -- what a roll fills -------------------------------------------------------------------------------------------------

ROLL_COUNT: Final = len(ROLLS)
_PRINTED: Final = {line.notation: line for castle in CASTLES for line in castle.lines}
_KINDS: Final = sorted(_PRINTED)


def _needs() -> Bytes:
    return np.array([[dice_needed(_PRINTED[kind], roll.counts) for kind in _KINDS] for roll in ROLLS], np.uint8)


def _ways() -> Bytes:
    """One for the fewest dice, one more for every spare infantry die; none where the roll cannot fill the line."""
    spare = np.array([[spare_dice(_PRINTED[kind], roll.counts) for kind in _KINDS] for roll in ROLLS])
    return np.where(_needs() > 0, spare + 1, 0).astype(np.uint8)


def _kinds() -> Integers:
    kinds = np.zeros((len(CASTLES), max(LINES)), np.int64)
    for castle in CASTLES:
        kinds[castle.index, : len(castle.lines)] = [_KINDS.index(line.notation) for line in castle.lines]
    return kinds


def _fills() -> Bytes:
    """Against an opponent the special daimyo line counts as well."""
    center = [_ways()[:, _kinds_of(castle)[:-1]].sum(axis=1) for castle in CASTLES]
    steal = [_ways()[:, _kinds_of(castle)].sum(axis=1) for castle in CASTLES]
    return np.array(center + steal, np.uint8).T.copy()


def _kinds_of(castle: Castle) -> list[int]:
    return [_KINDS.index(line.notation) for line in castle.lines]


KIND: Final = _kinds()  # [castle, line]
NEED: Final = _needs()  # [roll, kind]: the fewest dice that fill the line, 0 if the roll cannot
WAYS: Final = _ways()  # [roll, kind]: in how many ways, by the number of dice placed (AOW-041)
FILLS: Final = _fills()  # [roll, target]: in how many ways a first line can be filled

# -- throwing dice -----------------------------------------------------------------------------------------------------
# A throw of up to seven dice is two hands of up to four, each taken from all of its equally likely throws (AOW-004).

_HAND_DICE: Final = (DICE + 1) // 2
_HANDS: Final = [
    tuple(hand.count(face) for face in range(len(FACES)))
    for dice in range(_HAND_DICE + 1)
    for hand in combinations_with_replacement(range(len(FACES)), dice)
]


def _hands() -> Bytes:
    number = {hand: at for at, hand in enumerate(_HANDS)}
    hands = np.zeros((_HAND_DICE + 1, len(FACES) ** _HAND_DICE), np.uint8)
    for dice in range(_HAND_DICE + 1):
        for at, throw in enumerate(product(range(len(FACES)), repeat=dice)):
            hands[dice, at] = number[tuple(throw.count(face) for face in range(len(FACES)))]
    return hands


def _both_hands() -> Rolls:
    rolls = np.zeros((len(_HANDS), len(_HANDS)), np.uint16)
    for at, one in enumerate(_HANDS):
        for to, other in enumerate(_HANDS):
            roll = ROLL_BY_COUNTS.get(tuple(a + b for a, b in zip(one, other, strict=True)))
            rolls[at, to] = 0 if roll is None else roll.index
    return rolls


THROWS: Final = _integers([len(FACES) ** dice for dice in range(DICE + 1)])  # [dice]: how many
HAND: Final = _hands()  # [dice, throw]
BOTH_HANDS: Final = _both_hands()  # [hand, hand]: the roll

# -- chances -----------------------------------------------------------------------------------------------------------


@cache
def odds() -> Odds:
    """The chances as `expert` and `greedy` know them."""
    return _arrays(exact_odds())


@cache
def solved_odds() -> Odds:
    """The chances as the two-player solution knows them: the same numbers, summed up in another order."""
    completion = TurnTables.build().completion
    return _arrays(odds_from([[float(chance) for chance in completion[castle][mask]] for castle, mask in ROWS]))


def _arrays(known: Odds) -> Odds:
    return Odds(*(np.array(table) for table in known))


class Gathered(NamedTuple):
    """The chances of `odds`, as arrays, with rolls of as many dice counted as one that promise the same for every
    target."""

    fresh: Floats  # [target]
    first: Floats  # [target, roll]
    peak: Floats  # [dice, target]
    chance: Floats  # [roll]
    start: Integers  # [dice]


@cache
def gathered_odds() -> Gathered:
    known = exact_odds()
    first, probability = np.array(known.first), np.array(known.chance)
    columns, chance, start = [], [], [0]
    for dice in range(DICE + 1):
        some = slice(known.start[dice], known.start[dice + 1])
        alike, number = np.unique(first[:, some], axis=1, return_inverse=True)
        columns.append(alike)
        chance.append(np.bincount(number.ravel(), probability[some], alike.shape[1]))
        start.append(start[-1] + alike.shape[1])
    return Gathered(
        np.array(known.fresh),
        np.concatenate(columns, axis=1),
        np.array(known.peak),
        np.concatenate(chance),
        _integers(start),
    )


# -- the expert's estimate ---------------------------------------------------------------------------------------------


@cache
def strength_table() -> Floats:
    """Tabulate what each clan adds to the expert's estimate of a seat's strength, by how it looks to that seat (see
    `play_outs.pattern_of`): always, in addition by the nearness of the end, by the time to wait, and by both."""
    rows = []
    for clan in CLANS:
        for digits in product(range(3), repeat=len(clan.castles)):
            owners = [CENTER] * len(CASTLES)
            for castle, digit in zip(reversed(clan.castles), digits, strict=True):
                owners[castle] = (CENTER, 0, 1)[digit]
            rows.append(_uses(owners))
        rows.append([0.0] * 4)  # another's for good
    return np.array(rows)


def _uses(owners: list[int]) -> list[float]:
    """The strength of seat 0 is linear in the nearness of the end and in the time to wait: four points tell all."""
    fresh = exact_odds().fresh
    (near, far), (near_wait, far_wait) = [
        [strength(fresh, owners, 0, waiting, left) for left in (1, 2)] for waiting in (0.0, 1.0)
    ]
    always, late = 2 * far - near, 2 * (near - far)
    return [always, late, 2 * far_wait - near_wait - always, 2 * (near_wait - far_wait) - late]
