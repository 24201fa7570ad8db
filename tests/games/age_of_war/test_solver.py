"""The two-player solver against a plain solution of small games that follows the rules one by one."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise, permutations, product
from math import prod

import numpy as np
import pytest

from warhall.games.age_of_war.components import CASTLE_INDEX, CASTLES, CLANS, DICE, Castle, Clan
from warhall.games.age_of_war.rules.filling import dice_needed
from warhall.games.age_of_war.study.solver import Progress, Solution, results, solve
from warhall.games.age_of_war.study.turn_values import LOSE, Turn, TurnTables

# ----------------------------------------------------------------------------------------------- the plain solution
# Players are 0 and 1, a castle belongs to one of them or to nobody (None). All worths are seen by player 0, who makes
# them large while player 1 makes them small. Nothing below uses the solver or its tables.

Owners = tuple[int | None, ...]
State = tuple[Owners, int]  # and who is to move
Worths = dict[State, float]


@cache
def rolls(dice: int) -> list[tuple[tuple[str, ...], float]]:
    """Every roll with its chance, equal ones together."""
    found = Counter(tuple(sorted(faces)) for faces in product("123ACD", repeat=dice))
    return [(faces, count / 6**dice) for faces, count in found.items()]


@cache
def placements(notation: str, faces: tuple[str, ...]) -> list[int]:
    """The numbers of dice with which a roll can fill a line, surplus infantry dice included (AOW-041)."""
    shown = Counter(faces)
    if not notation.startswith("I"):
        wanted = Counter(notation)
        return [len(notation)] if all(shown[symbol] >= count for symbol, count in wanted.items()) else []
    chosen = product(*(range(shown[face] + 1) for face in "123"))
    return sorted({sum(dice) for dice in chosen if dice[0] + 2 * dice[1] + 3 * dice[2] >= int(notation[1:])})


class Plain:
    """A game: castles as (clan, points, lines), clans as points."""

    def __init__(self, dice: int, clans: Sequence[int], castles: Sequence[tuple[int, int, str]]) -> None:
        self.dice = dice
        self.clan_points = clans
        self.castles = [(clan, points, lines.split()) for clan, points, lines in castles]

    def components(self, order: Sequence[int] | None = None) -> tuple[list[Castle], list[Clan]]:
        """The same game for the solver."""
        rows = [self.castles[i] for i in order or range(len(self.castles))]
        castles = [Castle(i, f"c{i}", f"C{i}", clan, points, lines) for i, (clan, points, lines) in enumerate(rows)]
        return castles, [Clan(i, f"k{i}", f"K{i}", points) for i, points in enumerate(self.clan_points)]

    def states(self) -> Iterator[State]:
        for owners in product((None, 0, 1), repeat=len(self.castles)):
            if None in owners:
                yield from ((owners, 0), (owners, 1))

    def clan_owner(self, owners: Owners, clan: int) -> int | None:
        held = {owners[i] for i, castle in enumerate(self.castles) if castle[0] == clan}
        return held.pop() if len(held) == 1 else None

    def result(self, owners: Owners) -> float:
        totals = []
        for player in (0, 1):
            clans = [k for k in range(len(self.clan_points)) if self.clan_owner(owners, k) == player]
            points = sum(self.clan_points[k] for k in clans)
            for (clan, worth, _), owner in zip(self.castles, owners, strict=True):
                if owner == player and clan not in clans:
                    points += worth
            totals.append((points, owners.count(player), len(clans)))
        return 0.5 if totals[0] == totals[1] else float(totals[0] > totals[1])

    def after(self, worths: Worths, owners: Owners, mover: int) -> float:
        return worths[owners, mover] if None in owners else self.result(owners)

    def needed(self, owners: Owners, castle: int) -> list[str]:
        return self.castles[castle][2] + ([] if owners[castle] is None else ["D"])

    def eligible(self, owners: Owners, mover: int) -> list[int]:
        """Castles that the player to move may attack: not one's own, not facedown."""
        return [
            i
            for i, owner in enumerate(owners)
            if owner is None or (owner != mover and self.clan_owner(owners, self.castles[i][0]) is None)
        ]

    def turn(self, worths: Worths, state: State) -> PlainTurn:
        return PlainTurn(self, worths, state)

    def solve(self, first: float) -> Worths:
        """Repeat all turns until nothing changes."""
        worths = dict.fromkeys(self.states(), first)
        for _ in range(3000):
            change = 0.0
            for state in worths:
                worth = self.turn(worths, state).roll(self.dice, None, ())
                change = max(change, abs(worth - worths[state]))
                worths[state] = worth
            if change < 1e-13:
                return worths
        raise AssertionError("the plain solution does not settle")


class PlainTurn:
    """All that can happen in one turn, by the rules: roll, then fill a line or lose a die."""

    def __init__(self, game: Plain, worths: Worths, state: State) -> None:
        self.game = game
        self.worths = worths
        self.owners, self.mover = state
        self.known: dict[tuple[int, int | None, tuple[int, ...]], float] = {}

    def roll(self, dice: int, target: int | None, filled: tuple[int, ...]) -> float:
        if dice == 0:
            return self.game.after(self.worths, self.owners, 1 - self.mover)
        key = (dice, target, filled)
        if key not in self.known:
            best = max if self.mover == 0 else min
            self.known[key] = sum(
                chance * best(self.choices(faces, target, filled).values()) for faces, chance in rolls(dice)
            )
        return self.known[key]

    def choices(
        self, faces: tuple[str, ...], target: int | None, filled: tuple[int, ...]
    ) -> dict[tuple[int, int, int], float]:
        """By castle, line and number of dice (a lost die: -1, -1, 1)."""
        found = {(-1, -1, 1): self.roll(len(faces) - 1, target, filled)}
        for castle in self.game.eligible(self.owners, self.mover) if target is None else [target]:
            needed = self.game.needed(self.owners, castle)
            for line, notation in enumerate(needed):
                if line not in filled:
                    for dice in placements(notation, faces):
                        now = tuple(sorted((*filled, line)))
                        if len(now) == len(needed):
                            owners = tuple(self.mover if i == castle else o for i, o in enumerate(self.owners))
                            worth = self.game.after(self.worths, owners, 1 - self.mover)
                        else:
                            worth = self.roll(len(faces) - dice, castle, now)
                        found[castle, line, dice] = worth
        return found


def code_of(state: State, order: Sequence[int] | None = None) -> int:
    owners, mover = state
    digits = [0 if owner is None else 1 if owner == mover else 2 for owner in owners]
    return sum(digits[castle] * 3**i for i, castle in enumerate(order or range(len(digits))))


def seen_by_player_0(state: State, value: float) -> float:
    return value if state[1] == 0 else 1.0 - value


def worths_of(game: Plain, solution: Solution, order: Sequence[int] | None = None) -> Worths:
    return {state: seen_by_player_0(state, float(solution.values[code_of(state, order)])) for state in game.states()}


def furthest(first: Worths, second: Worths) -> float:
    return max(abs(first[state] - second[state]) for state in first)


# ---------------------------------------------------------------------------------------------------- the small games

LOCKING_PAIR = Plain(2, [3], [(0, 1, "A"), (0, 1, "C")])
SHARED_PAIR = Plain(2, [1, 1], [(0, 1, "A"), (1, 1, "I2")])  # one each: the same points, castles and clans
# The pair against the single castle: 4 points and 1 clan each, 2 castles against 1.
CASTLES_BREAK_TIES = Plain(2, [4, 4], [(0, 4, "A"), (1, 1, "C"), (1, 1, "I1")])
# The single castle and one of the three against the other two: 2 points and 2 castles each, 1 clan against none.
CLANS_BREAK_TIES = Plain(2, [1, 4], [(0, 1, "A"), (1, 1, "I3"), (1, 1, "C"), (1, 1, "D")])
ONE_LINE_TWO_LINES = Plain(3, [5, 2], [(0, 2, "A C"), (0, 2, "I3"), (1, 2, "D")])
SURPLUS = Plain(3, [2, 3], [(0, 2, "I1 I2"), (1, 2, "I4"), (1, 1, "A")])
TWO_CLANS = Plain(3, [5, 4], [(0, 2, "A D"), (0, 2, "I5"), (1, 1, "C"), (1, 2, "AC")])
LONG_LINES = Plain(4, [5, 3], [(0, 2, "AA I4"), (0, 2, "D C"), (1, 2, "CC"), (1, 2, "I7")])
DEARER_APART = Plain(3, [1], [(0, 2, "A"), (0, 2, "C")])  # a clan worth less than its castles

SOLVED_PLAINLY = {
    "locking pair": LOCKING_PAIR,
    "shared pair": SHARED_PAIR,
    "castles break ties": CASTLES_BREAK_TIES,
    "one line, two lines": ONE_LINE_TWO_LINES,
    "surplus": SURPLUS,
    "dearer apart": DEARER_APART,
    "clans break ties": CLANS_BREAK_TIES,
}
EVERY_GAME = {
    **SOLVED_PLAINLY,
    "two clans": TWO_CLANS,
    "long lines": LONG_LINES,
}


@cache
def solution_of(game: Plain) -> Solution:
    return solve(*game.components(), game.dice)


@pytest.mark.parametrize("game", SOLVED_PLAINLY.values(), ids=SOLVED_PLAINLY)
@pytest.mark.parametrize("first", [0.0, 1.0])
def test_the_plain_solution_agrees_from_both_extremes(game: Plain, first: float) -> None:
    # Sweeps from "player 1 always wins" and from "player 0 always wins" enclose every solution there is.
    assert furthest(game.solve(first), worths_of(game, solution_of(game))) < 1e-10


@pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME)
def test_plain_turns_confirm_every_value(game: Plain) -> None:
    worths = worths_of(game, solution_of(game))
    again = {state: game.turn(worths, state).roll(game.dice, None, ()) for state in worths}
    assert furthest(worths, again) < 1e-12


@pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME)
def test_the_proof(game: Plain) -> None:
    solution = solution_of(game)
    assert solution.residual < 1e-12
    assert solution.standoffs == 0
    assert solution.proved
    assert solution.positions == 3 ** len(game.castles) - 2 ** len(game.castles)


@pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME)
def test_the_first_guess_does_not_matter(game: Plain) -> None:
    for guess in (0.0, 0.9, 1.0):
        other = solve(*game.components(), game.dice, start=guess)
        assert np.abs(other.values - solution_of(game).values).max() < 1e-11


@pytest.mark.parametrize("game", [SURPLUS, TWO_CLANS], ids=["surplus", "two clans"])
def test_the_order_of_the_castles_does_not_matter(game: Plain) -> None:
    worths = worths_of(game, solution_of(game))
    for order in permutations(range(len(game.castles))):
        castles, clans = game.components(order)
        assert furthest(worths, worths_of(game, solve(castles, clans, game.dice), order)) < 1e-11


def test_the_number_of_workers_does_not_matter() -> None:
    alone, together = (solve(CASTLES[7:13], workers=workers) for workers in (1, 3))
    assert np.array_equal(alone.values, together.values)


def test_moving_is_never_a_disadvantage() -> None:
    # A turn can be failed on purpose, so the two sides' chances with the move add up to at least 1.
    solution, tables = solve(CASTLES[4:10]), TurnTables.build(CASTLES[4:10])
    for code in range(tables.positions):
        swapped = sum((0, 2, 1)[digit] * 3**i for i, digit in enumerate(tables.owners(code)))
        total = solution.values[code] + solution.values[swapped]
        assert total == 1.0 if 0 not in tables.owners(code) else total >= 1.0 - 1e-12


def test_a_game_that_cannot_end_is_shared() -> None:
    game = Plain(2, [3], [(0, 1, "AAA"), (0, 1, "CCC")])
    solution = solution_of(game)
    assert solution.values[0] == 0.5
    assert solution.standoffs > 0
    assert not solution.proved


def test_progress_is_told() -> None:
    steps: list[Progress] = []
    solve(CASTLES[:5], progress=steps.append)
    assert [step.layer for step in steps] == sorted(step.layer for step in steps)
    assert {step.layer for step in steps} == set(range(1, 7))
    assert steps[-1].layer == steps[-1].layers == 6
    assert steps[-1].positions == steps[-1].total == 3**5 - 2**5
    assert steps[-1].seconds_left == pytest.approx(0.0, abs=1e-6)
    assert all(earlier.seconds <= later.seconds for earlier, later in pairwise(steps))


# ----------------------------------------------------------------------------------------------------- finished games


def finished(mine: Sequence[str]) -> float:
    codes, result = results(CASTLES, CLANS)
    code = sum((1 if castle.id in mine else 2) * 3**castle.index for castle in CASTLES)
    return float(result[np.flatnonzero(codes == code)[0]])


@pytest.mark.rule("AOW-055", "AOW-056", "AOW-057")
def test_the_scoring_example() -> None:
    kim = ["azuchi", "gifu", "kitanosho", "matsuyama", "kumamoto", "gassantoda", "takahashi"]
    ed = [castle_id for castle_id in CASTLE_INDEX if castle_id not in kim]
    assert finished(kim) == 1.0  # 17 v 16
    assert finished(ed) == 0.0


@pytest.mark.rule("AOW-058", "AOW-059", "AOW-060")
def test_tie_breaks_follow_the_plain_solution() -> None:
    seen = set()
    for game in EVERY_GAME.values():
        codes, result = results(*game.components())
        by_code = dict(zip(codes.tolist(), result.tolist(), strict=True))
        for owners in product((0, 1), repeat=len(game.castles)):
            assert by_code[code_of((owners, 0))] == game.result(owners)
            seen.add(game.result(owners))
    assert seen == {0.0, 0.5, 1.0}


# ------------------------------------------------------------------------------------------------------ inside a turn


@pytest.mark.parametrize("game", [SURPLUS, TWO_CLANS, DEARER_APART], ids=["surplus", "two clans", "dearer apart"])
def test_every_choice_inside_a_turn(game: Plain) -> None:
    solution, tables = solution_of(game), TurnTables.build(game.components()[0], game.dice)
    worths = worths_of(game, solution)
    for state in game.states():
        plain, turn = game.turn(worths, state), Turn(tables, solution.values, code_of(state))
        for dice, target, filled in inner_states(game, state):
            mask = sum(1 << line for line in filled)
            worth = seen_by_player_0(state, turn.value(dice, target, mask))
            assert worth == pytest.approx(plain.roll(dice, target, filled), abs=1e-12)
            for faces, _ in rolls(dice):
                expected = plain.choices(faces, target, filled)
                found = turn.options([faces.count(face) for face in "123ACD"], target, mask)
                assert {option[:3] for option in found} == set(expected)
                for option in found:
                    worth = seen_by_player_0(state, option.value)
                    assert worth == pytest.approx(expected[option[:3]], abs=1e-12)


def inner_states(game: Plain, state: State) -> Iterator[tuple[int, int | None, tuple[int, ...]]]:
    """States of a turn: dice to roll, target, filled lines; also such as cannot be reached."""
    for dice in range(1, game.dice + 1):
        yield dice, None, ()
        for castle in game.eligible(*state):
            lines = len(game.needed(state[0], castle))
            for mask in range(1, (1 << lines) - 1):
                yield dice, castle, tuple(line for line in range(lines) if mask >> line & 1)


def test_a_turn_with_all_the_dice_follows_the_plain_rules() -> None:
    # The full set of dice with a few real castles: the merged rolls against every single roll.
    castles = [CASTLES[CASTLE_INDEX[name]] for name in ("gifu", "odani", "takahashi", "marugame")]
    game = Plain(DICE, [clan.points for clan in CLANS], [plain_row(castle) for castle in castles])
    solution = solve(castles)
    worths = worths_of(game, solution)
    for state in random.Random(7).sample(list(game.states()), 20):
        assert game.turn(worths, state).roll(DICE, None, ()) == pytest.approx(worths[state], abs=1e-12)


def plain_row(castle: Castle) -> tuple[int, int, str]:
    return castle.clan, castle.points, " ".join(line.notation for line in castle.lines[: castle.special])


def test_no_choice_is_better_than_the_value_of_the_turn() -> None:
    castles = CASTLES[9:14]
    solution, tables = solve(castles), TurnTables.build(castles)
    for code in (0, 1, 2, 50, 77, 100):
        turn = Turn(tables, solution.values, code)
        assert turn.value(DICE) == pytest.approx(solution.values[code], abs=1e-12)
        assert turn.uncommitted == sorted(turn.uncommitted)
        assert turn.value(0) == turn.fail


def test_a_probe_is_fast() -> None:
    castles = CASTLES[6:]
    tables, values = TurnTables.build(castles), np.full(3**8, 0.5)
    values[::2] = 0.3
    begin = time.perf_counter()
    for code in range(0, 2000, 10):
        options = Turn(tables, values, code).options([1, 1, 1, 1, 1, 2])
        assert options[0].castle == LOSE
    assert (time.perf_counter() - begin) / 200 < 0.005  # a millisecond, with room for a busy machine


# ------------------------------------------------------------------------------------------------- completion chances


def test_more_dice_and_fewer_open_lines_never_hurt() -> None:
    for castle, table in zip(CASTLES, TurnTables.build().completion, strict=True):
        assert (np.diff(table, axis=1) >= 0.0).all()
        for open_lines in range(castle.all_lines + 1):
            for line in range(len(castle.lines)):
                assert (table[open_lines & ~(1 << line)] >= table[open_lines]).all()
        needed = sum(line.least_dice for line in castle.lines)
        assert (table[castle.all_lines, :needed] == 0.0).all()
        assert (table[castle.all_lines, needed:] > 0.0).all()


def test_completion_chances_by_hand() -> None:
    castles = [
        Castle(0, "x", "X", 0, 1, ["A"]),
        Castle(1, "y", "Y", 0, 1, ["DD"]),
        Castle(2, "z", "Z", 0, 1, ["A", "C"]),
    ]
    first, second, third = TurnTables.build(castles, 3).completion
    no_archery = [5 / 6, (5 / 6) ** 2, (5 / 6) ** 3]
    for dice in (1, 2, 3):
        assert first[1, dice] == pytest.approx(1.0 - prod(no_archery[:dice]))
    assert second[1, 2] == pytest.approx(1 / 36)
    assert second[1, 3] == pytest.approx(16 / 216 + 200 / 216 / 36)
    assert third[3, 2] == pytest.approx(20 / 36 / 6)  # an archery or a cavalry first, then the other one


@pytest.mark.rule("AOW-039", "AOW-041", "AOW-042")
def test_dice_needed() -> None:
    line = {castle_line.notation: castle_line for castle in CASTLES for castle_line in castle.lines}
    assert dice_needed(line["I5"], (0, 1, 1, 0, 0, 0)) == 2
    assert dice_needed(line["I5"], (1, 0, 1, 3, 0, 0)) == 0
    assert dice_needed(line["I5"], (5, 0, 0, 0, 0, 0)) == 5
    assert dice_needed(line["I2"], (0, 1, 1, 0, 0, 0)) == 1
    assert dice_needed(line["I10"], (1, 0, 3, 0, 0, 0)) == 4
    assert dice_needed(line["AC"], (0, 0, 0, 1, 1, 0)) == 2
    assert dice_needed(line["AA"], (0, 0, 0, 1, 1, 1)) == 0
