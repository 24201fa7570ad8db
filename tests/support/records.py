"""Records made on the spot, damaged in every way, and the corpus in `tests/records`."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import warhall
from tests.support.late_age_of_war import late_start
from warhall.arena import play_game
from warhall.arena.play import ask
from warhall.bots import load_bot, parse_bot
from warhall.games.age_of_war import AgeOfWar
from warhall.kernel import Match, Record
from warhall.kernel.record import chained

CORPUS = Path(__file__).parents[1] / "records"

# One castle is left in the center, so a game from here is short.
LATE = {
    "to_move": 1,
    "castles": {
        **{castle: {"owner": 0} for castle in ("azuchi", "matsumoto", "gifu", "edo", "kiyosu", "inuyama", "kumamoto")},
        **{castle: {"owner": 1} for castle in ("kasugayama", "kitanosho", "gassantoda", "takahashi", "matsuyama")},
        "marugame": {"owner": 0},
    },
}


def random_match(game: warhall.Game, seed: int = 1, most: int = 10_000, **settings: Any) -> Match:
    """A match of random choices, to the end or to so many actions."""
    match = Match(game, seed=seed, **settings)
    rng = random.Random(f"{seed}/random-match")
    while not match.is_over and len(match.record.entries) < most:
        match.advance()
        if not match.is_over:
            seat = rng.choice(match.state.active_players())
            match.play(rng.choice(match.state.legal_actions(seat)), seat)
    return match


def late_match(seed: int = 3) -> Match:
    """A finished two-player game of Age of War from a set-up position near the end."""
    game = warhall.load_game("age-of-war", players=2)
    return random_match(game, seed, start=game.state_from_json(LATE))


def lines_of(record: Record) -> list[dict[str, Any]]:
    """The lines of a record as data, without their chain."""
    lines = [msgspec.json.decode(line) for line in record.dumps().splitlines()]
    for line in lines:
        del line["chain"]
    return lines


def encode(lines: list[Any]) -> list[bytes]:
    """The lines of a file, chained: whoever damages one can do that too."""
    return chained([msgspec.json.encode(line) for line in lines])


def damaged(record: Record, damage: Callable[[list[dict[str, Any]]], object]) -> list[bytes]:
    """The lines of a record after `damage` has changed them in place."""
    lines = lines_of(record)
    damage(lines)
    return encode(lines)


# -- the corpus --------------------------------------------------------------------------------------------------------


def bot_match(game: warhall.Game, name: str, seed: int, most: int = 10_000, **settings: Any) -> Match:
    """A match of this bot against itself, to the end or to so many actions."""
    match = Match(game, seed, bots=[name] * game.players, **settings)
    bot, rng = load_bot(parse_bot(name), game), random.Random(f"{seed}/bot-match")
    while not match.is_over and len(match.record.entries) < most:
        match.advance()
        if not match.is_over:
            seat = match.state.active_players()[0]
            match.play(ask(bot, match.state, seat, rng), seat)
    return match


def _greedy(players: int, seed: int, most: int = 10_000, start: warhall.State | None = None) -> Match:
    game = warhall.load_game("age-of-war", players=players)
    names = [f"Greedy {seat + 1}" for seat in range(players)]
    return bot_match(game, "greedy", seed, most, seats=names, start=start)


def _by_hand() -> Match:
    game = warhall.load_game("age-of-war", players=2)
    match = Match(game, seats=["Kim", "Ed"], dice="by-hand")
    play_game(game, [load_bot(parse_bot("greedy"), game)] * 2, seed=8, record=match.record)
    return match


def write_corpus(folder: Path = CORPUS) -> None:
    """Make every file of the corpus again. Only a change of the rules or of the format is a reason to do so."""
    matches = {
        "two-players": _greedy(2, 29),
        "three-players": _greedy(3, 7),
        "six-players": _greedy(6, 5, start=late_start(AgeOfWar(players=6))),  # whole games of six are very long
        "by-hand": _by_hand(),
        "put-aside": _greedy(2, 14, most=41),
        "set-up": late_match(),
    }
    for name, match in matches.items():
        match.record.save(folder / f"age-of-war-{name}.jsonl")


if __name__ == "__main__":
    write_corpus()
