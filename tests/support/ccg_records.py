"""The records of the Conan CCG in `tests/records`: `python -m tests.support.ccg_records` makes them again.

Only a change of the rules, of the cards, of the bots or of the format is a reason to do so.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import warhall
from tests.support.records import CORPUS
from warhall.arena.play import ask
from warhall.bots import load_bot, parse_bot
from warhall.kernel import Match

GAMES: dict[str, tuple[dict[str, Any], list[str], int]] = {
    "random": ({"players": 2, "decks": ["red_axe", "apes_and_axes"]}, ["random", "random"], 2),
    "two-players": ({"players": 2}, ["steward", "steward"], 1),
    "three-players": ({"players": 3}, ["steward", "random", "steward"], 1),
}


def played(options: dict[str, Any], names: list[str], seed: int) -> Match:
    """A whole game of these bots."""
    game = warhall.load_game("conan-ccg", **options)
    bots = [load_bot(parse_bot(name), game) for name in names]
    minds = [random.Random(f"{seed}/record/{seat}") for seat in range(game.players)]
    match = Match(game, seed=seed, bots=names)
    while not match.is_over:
        match.advance()
        if not match.is_over:
            seat = match.state.active_players()[0]
            match.play(ask(bots[seat], match.state, seat, minds[seat]), seat)
    return match


def write_records(folder: Path = CORPUS) -> None:
    for name, (options, bots, seed) in GAMES.items():
        played(options, bots, seed).record.save(folder / f"conan-ccg-{name}.jsonl")


if __name__ == "__main__":
    write_records()
