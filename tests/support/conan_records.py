"""The records of Age of Conan in `tests/records`: `python -m tests.support.conan_records` makes them again.

Only a change of the rules, of the data or of the format is a reason to do so.
"""

from __future__ import annotations

import random
from pathlib import Path

from tests.support.records import CORPUS
from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.bots import Steward
from warhall.kernel import Action, Match

GAMES: dict[str, tuple[dict[str, object], int]] = {
    "two-players-faq": ({"players": 2}, 1),
    "three-players-fr": ({"players": 3, "ruleset": "fr"}, 2),
    "four-players-en": ({"players": 4, "ruleset": "en", "kingdoms": "hyperborea,stygia,turan,aquilonia"}, 3),
}
CROWNINGS = {"crowned": (4, "women"), "failed-crowning": (4, "monsters")}  # seed, and the category named


def played(options: dict[str, object], seed: int, crown: str = "") -> Match:
    """A whole game of stewards who now and then do something else, so that much is seen; `crown` names a category."""
    game = AgeOfConan(**options)
    bot = Steward(game)
    rng = random.Random(f"{seed}/record")
    match = Match(game, seed=seed)
    while not match.is_over:
        match.advance()
        if match.is_over:
            break
        seat = match.state.active_players()[0]
        legal = match.state.legal_actions(seat)
        action = rng.choice(legal) if rng.random() < 0.1 else bot.choose(match.state.view(seat), legal, rng, 0.0)
        if crown and f"crown {crown}" in legal:
            action = Action(f"crown {crown}")
        match.play(action, seat)
    return match


def write_records(folder: Path = CORPUS) -> None:
    for name, (options, seed) in GAMES.items():
        played(options, seed).record.save(folder / f"age-of-conan-{name}.jsonl")
    for name, (seed, category) in CROWNINGS.items():
        match = played({"players": 2, "kingdoms": "turan,hyperborea"}, seed, category)
        match.record.save(folder / f"age-of-conan-{name}.jsonl")


if __name__ == "__main__":
    write_records()
