"""Records made on the spot, damaged in every way, and the corpus in `tests/records`."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
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


def bot_match(game: warhall.Game, names: Sequence[str], seed: int, most: int = 10_000, **settings: Any) -> Match:
    """A match of these bots, to the end or to so many actions."""
    match = Match(game, seed, bots=names, **settings)
    bots, rng = [load_bot(parse_bot(name), game) for name in names], random.Random(f"{seed}/bot-match")
    while not match.is_over and len(match.record.entries) < most:
        match.advance()
        if not match.is_over:
            seat = match.state.active_players()[0]
            match.play(ask(bots[seat], match.state, seat, rng), seat)
    return match


def _greedy(players: int, seed: int, most: int = 10_000, start: warhall.State | None = None) -> Match:
    game = warhall.load_game("age-of-war", players=players)
    names = [f"Greedy {seat + 1}" for seat in range(players)]
    return bot_match(game, ["greedy"] * players, seed, most, seats=names, start=start)


def _card_game(seed: int, *bots: str, **options: Any) -> Match:
    return bot_match(warhall.load_game("conan-ccg", players=len(bots), **options), bots, seed)


def _by_hand() -> Match:
    game = warhall.load_game("age-of-war", players=2)
    match = Match(game, seats=["Kim", "Ed"], dice="by-hand")
    play_game(game, [load_bot(parse_bot("greedy"), game)] * 2, seed=8, record=match.record)
    return match


_CORPUS_GAMES: dict[str, Callable[[], Match]] = {
    "age-of-war-two-players": lambda: _greedy(2, 29),
    "age-of-war-three-players": lambda: _greedy(3, 7),
    "age-of-war-six-players": lambda: _greedy(6, 5, start=late_start(AgeOfWar(players=6))),  # whole games are very long
    "age-of-war-by-hand": _by_hand,
    "age-of-war-put-aside": lambda: _greedy(2, 14, most=41),
    "age-of-war-set-up": late_match,
    "conan-ccg-two-players": lambda: _card_game(9, "steward", "steward"),
    "conan-ccg-three-players": lambda: _card_game(9, "steward", "random", "steward"),
    "conan-ccg-random": lambda: _card_game(5, "random", "random", decks="red_axe;apes_and_axes"),
}


def write_corpus(folder: Path = CORPUS, game_id: str = "") -> None:
    """Make the files of the corpus again, or those of one game. Only a change of the rules, of what cards say or of the
    format is a reason to do so."""
    for name, match in _CORPUS_GAMES.items():
        if name.startswith(game_id):
            match().record.save(folder / f"{name}.jsonl")


if __name__ == "__main__":
    write_corpus()
