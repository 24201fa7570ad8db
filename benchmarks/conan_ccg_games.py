"""The games behind `docs/conan-ccg-balance.md`: starter decks against each other, one line of figures for each game.

Games of another version of the rules, the cards or the bots are not counted: every line carries a digest of the whole
game package.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.scratch import keeping, read_lines
from warhall.arena.play import DECISION_CAP, ask
from warhall.arena.processes import share_out
from warhall.bots import BotSpec, load_bot
from warhall.cli.output import progress_bar
from warhall.games.conan_ccg import ConanCCG
from warhall.games.conan_ccg.cards.card_data import load_pool
from warhall.games.conan_ccg.cards.decks import starters
from warhall.games.conan_ccg.components import CONAN
from warhall.games.conan_ccg.fields import OwnMove
from warhall.games.conan_ccg.rules.conan_moves import open_gaps, zone_limit
from warhall.games.conan_ccg.rules.damage import make_attack
from warhall.games.conan_ccg.rules.in_play import place_in_zone
from warhall.games.conan_ccg.state import ConanState
from warhall.games.conan_ccg.study.ledger import Ledger
from warhall.kernel import Action, Bot, Event

CHUNK: Final = 4  # games that a process plays before it reports


class Shifts(msgspec.Struct):
    """Tell what another place would have done for Conan's moves, by the icons alone."""

    moves: int = 0
    free: int = 0  # moves that had another legal gap
    different: int = 0  # of them, moves for which some other gap gives another result
    better: int = 0  # moves for which some other gap is better (Damage dealt less Damage taken)
    gaps: int = 0  # other legal gaps
    gaps_different: int = 0  # of them, those with another result

    def add(self, other: Shifts) -> None:
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


class Played(msgspec.Struct, frozen=True):
    """One game: deck numbers in seat order, what happened, and the digest of what was played."""

    digest: str
    decks: tuple[str, str]
    index: int
    decisions: int
    ledger: Ledger
    shifts: Shifts


class Plan(msgspec.Struct, frozen=True):
    digest: str
    seed: str
    bot: str


# -- where else a move could have gone ---------------------------------------------------------------------------------


def result_now(state: ConanState) -> tuple[tuple[int, ...], int]:
    """The Damage on every Foe and on Conan's side by the icons of all contacts, whatever the Initiative; a Foe that no
    move touches strikes with its better edge."""
    dealt: dict[int, int] = {}
    taken = 0
    for foe in state.foes():
        if not foe.move:
            continue
        dealt[foe.uid] = 0
        place = place_in_zone(state, foe)
        beside = ((state.move_at(foe.zone, place), "right"), (state.move_at(foe.zone, place + 1), "left"))
        for own, side in beside:
            if own is None:
                continue
            mine = make_attack(state, own.by, foe.uid, foe, own, side)
            theirs = make_attack(state, foe.uid, own.by, foe, own, side)
            dealt[foe.uid] += 0 if mine is None else mine.damage
            taken += 0 if theirs is None else theirs.damage
        if not any(own for own, _ in beside):
            edges = [make_attack(state, foe.uid, CONAN, foe, None, side) for side in ("left", "right")]
            taken += max([attack.damage for attack in edges if attack is not None], default=0)
    return tuple(dealt.values()), taken


def measure_shifts(state: ConanState) -> Shifts:
    """Every move of Conan in every other gap in which it would have been legal."""
    found = Shifts()
    here = result_now(state)
    for at, move in enumerate(state.moves):
        if move.by != CONAN:
            continue
        found.moves += 1
        others = [result_now(moved) for moved in _elsewhere(state, at)]
        if not others:
            continue
        found.free += 1
        found.gaps += len(others)
        different = [other for other in others if other != here]
        found.gaps_different += len(different)
        found.different += bool(different)
        found.better += any(sum(dealt) - taken > sum(here[0]) - here[1] for dealt, taken in different)
    return found


def _elsewhere(state: ConanState, at: int) -> Iterator[ConanState]:
    """The position with one move in another legal gap (CCG-178, CCG-179)."""
    bare = state.clone()
    move = bare.moves.pop(at)
    bare.touch()
    zones = {other.zone for other in bare.moves if other.by == CONAN}
    full = len(zones) >= zone_limit(bare)
    for zone, gap in open_gaps(bare):
        if (zone, gap) != (move.zone, move.gap) and not (full and zone not in zones):
            moved = bare.clone()
            moved.moves.append(OwnMove(move.uid, move.card, zone, gap, move.by, move.declined))
            moved.touch()
            yield moved


# -- games -------------------------------------------------------------------------------------------------------------


def course(game: ConanCCG, bots: Sequence[Bot], name: str, first: int) -> Iterator[tuple[ConanState, int, list[Event]]]:
    """A game step by step: the position, the decisions so far and the events of the step. Who has the first turn is
    settled beforehand; dice and bots have streams of their own, named after the game."""
    dice = random.Random(f"{name}/dice")
    minds = [random.Random(f"{name}/bot/{seat}") for seat in range(game.players)]
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal() and decisions < DECISION_CAP:
        if state.is_chance():
            chance = state.sample_chance(dice)
            events = state.apply_action(Action(f"first {first}") if chance.verb == "first" else chance)
        else:
            seat = state.current_player()
            decisions += 1
            events = state.apply_action(ask(bots[seat], state, seat, minds[seat]), seat)
        yield state, decisions, events


def play(plan: Plan, decks: tuple[str, str], index: int) -> Played:
    """One game. The first deck of the pairing sits in seat 0 of even games; each seat has the first turn in every other
    pair of games, so that four games in a row are balanced in both."""
    order = decks if index % 2 == 0 else (decks[1], decks[0])
    game = ConanCCG(players=2, decks=list(order))
    bots = [load_bot(BotSpec(plan.bot), game) for _ in range(2)]
    told, shifts = Ledger(), Shifts()
    measured, total = (0, 0), 0
    name = f"{plan.seed}/{'/'.join(decks)}/{index}"
    for state, decisions, events in course(game, bots, name, index // 2 % 2):
        told.read(game.pool, events)
        total = decisions
        ready = state.phase in ("barbarian", "resolution") and not state.is_terminal()
        if ready and (state.turn, state.round) > measured:
            measured = (state.turn, state.round)
            shifts.add(measure_shifts(state))
    return Played(plan.digest, order, index, total, told, shifts)


def _play_some(plan: Plan, decks: tuple[str, str], indices: Sequence[int]) -> Iterator[Played]:
    return (play(plan, decks, index) for index in indices)


def pairings() -> list[tuple[str, str]]:
    """All starter decks against each other."""
    return list(itertools.combinations(starters(load_pool()), 2))


def read_scratch(scratch: Path, plan: Plan) -> list[Played]:
    """The games of an earlier run that count for this one."""
    return [played for played in read_lines(scratch, Played) if played.digest == plan.digest]


def play_all(plan: Plan, games: int, jobs: int, scratch: Path) -> list[Played]:
    """Every pairing as often as wanted; each game is written down as soon as it is over."""
    known = {(tuple(sorted(played.decks)), played.index): played for played in read_scratch(scratch, plan)}
    chunks = []
    for decks in pairings():
        missing = [index for index in range(games) if (tuple(sorted(decks)), index) not in known]
        chunks += [(plan, decks, missing[at : at + CHUNK]) for at in range(0, len(missing), CHUNK)]
    chunks.sort(key=lambda chunk: chunk[2][0])  # all pairings by turns, so that a run that is stopped tells something
    total = games * len(pairings())
    with progress_bar("Conan CCG", total) as advance, keeping(scratch) as keep:
        advance(total - sum(len(indices) for _, _, indices in chunks))
        for played in share_out(_play_some, chunks, jobs):
            known[tuple(sorted(played.decks)), played.index] = played
            keep(played)
            advance(1)
    wanted = {tuple(sorted(decks)) for decks in pairings()}
    return [played for (decks, index), played in sorted(known.items()) if decks in wanted and index < games]
