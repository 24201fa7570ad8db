"""Two games that some people at the table cannot tell apart, found for any game with secrets.

Everything follows from the seed, one key per fall of the dice. A *twin* has the same keys but for
one of them, `seed~index=other`: if what falls there is hidden from a seat and from the spectators, nothing that they
are ever sent may differ, as long as the others play in a way that gives nothing away.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from warhall.kernel import Game, Match, chance

WATCHING: tuple[int | None, ...] = (0, None)  # those who may not notice: seat 0 and the spectators
SEEDS, OTHERS, OPENING = 12, 4, 40


class Twins(msgspec.Struct, frozen=True):
    """Two seeds, and what everybody plays in both games."""

    seeds: tuple[str, str]
    script: list[tuple[int, str]]


_usual_key = chance.chance_key


def twin_key(seed: str, index: int) -> bytes:
    """As the kernel's, with one key exchanged where the seed says so."""
    plain, _, change = seed.partition("~")
    at, _, other = change.partition("=")
    return _usual_key(other if at == str(index) else plain, index)


def install() -> None:
    """Let this process understand the seeds of twins."""
    vars(chance)["chance_key"] = twin_key


@contextmanager
def understood() -> Iterator[None]:
    install()
    try:
        yield
    finally:
        vars(chance)["chance_key"] = _usual_key


def find_twins(game: Game, steps: int) -> Twins:
    """The pair with the longest common story, among the first that differ."""
    with understood():
        found = [Twins((one, other), _common_story(game, one, other, steps)) for one, other in _pairs(game)]
    assert found, f"{game.id}: no twins"
    return max(found, key=lambda twins: len(twins.script))


def _pairs(game: Game, wanted: int = 3) -> Iterator[tuple[str, str]]:
    """Openings that differ where nobody who watches can see it."""
    for number in range(SEEDS):
        one = _opened(game, str(number))
        for index in range(min(one.record.chance_actions, OPENING)):
            for other in range(OTHERS):
                two = _opened(game, f"{number}~{index}=x{other}")
                if one.state.to_json() != two.state.to_json() and _alike(one, two):
                    yield str(number), f"{number}~{index}=x{other}"
                    wanted -= 1
                    break
            if wanted == 0:
                return


def _opened(game: Game, seed: str) -> Match:
    opened = Match(game, seed)
    opened.advance()
    return opened


def _alike(one: Match, two: Match) -> bool:
    """Whether the two games are the same to those who watch, now and in every step that led here."""
    if len(one.record.entries) != len(two.record.entries) or one.state.active_players() != two.state.active_players():
        return False
    return all(one.state.view(seat) == two.state.view(seat) for seat in WATCHING) and all(
        one.record.glimpses(seat) == two.record.glimpses(seat) for seat in WATCHING
    )


def _common_story(game: Game, first: str, second: str, steps: int) -> list[tuple[int, str]]:
    """Tell what can be played in both without giving anything away. It ends where it is not the turn of seat 0, who may
    then leave the table without a bot having to act."""
    rng = random.Random(first)
    script: list[tuple[int, str]] = []
    whole = 0
    while len(script) < steps:
        one, two = _played(game, first, script), _played(game, second, script)
        if 0 not in one.state.active_players():
            whole = len(script)
        move = _common_move(game, (first, second), script, (one, two), rng)
        if move is None:
            break
        script.append(move)
    return script[:whole]


def _common_move(
    game: Game, seeds: tuple[str, str], script: list[tuple[int, str]], pair: tuple[Match, Match], rng: random.Random
) -> tuple[int, str] | None:
    seats: list[int] = list(pair[0].state.active_players())
    rng.shuffle(seats)
    for seat in seats:
        choices = [str(action) for action in pair[0].state.legal_actions(seat)]
        both = [action for action in choices if action in pair[1].state.legal_actions(seat)]
        for action in rng.sample(both, min(len(both), 6)):
            one, two = (_played(game, seed, [*script, (seat, action)]) for seed in seeds)
            if _alike(one, two) and one.state.to_json() != two.state.to_json():
                return seat, action
    return None


def _played(game: Game, seed: str, script: list[tuple[int, str]]) -> Match:
    played = _opened(game, seed)
    for seat, action in script:
        played.play(action, seat)
        played.advance()
    return played


def cards_of(game: Game, twins: Twins) -> tuple[Any, Any]:
    """Both whole positions at the end of the story."""
    with understood():
        one, two = (_played(game, seed, twins.script) for seed in twins.seeds)
    return one.state.to_json(), two.state.to_json()
