"""A server process for the tests: it knows the small game with secrets, and takes its settings as JSON.

python -m tests.server.launch '{"port": 0, "database": "sqlite:///hall.sqlite3"}' '["seed", ...]' positions.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import tests.support.sealed_bids  # noqa: F401  (registers the game)
from tests.server import twins
from warhall.kernel import Game, Match
from warhall.server import run
from warhall.server.playing import logged_match
from warhall.server.settings import Settings
from warhall.server.tables import seating

NO_LIMITS = {
    "messages_per_second": 1e6,
    "message_burst": 1e6,
    "floods_per_minute": 1e6,
    "requests_per_second": 1e6,
    "request_burst": 1e6,
    "chats_per_minute": 1e6,
    "tables_per_hour": 1e6,
    "joins_per_minute": 1e6,
    "hints_per_minute": 1e6,
    "odds_per_minute": 1e6,
    "passwords_per_minute": 1e6,
    "sweep_every": 0.2,
}


def start_from(positions: dict[str, Any]) -> None:
    """Let the games with these seeds begin at these positions."""

    def begun(game: Game, seed: str, **facts: Any) -> Match:
        start = game.state_from_json(positions[seed]) if seed in positions else None
        return Match(game, seed, start=start, **facts)

    vars(logged_match)["Match"] = begun


def main(settings: dict[str, Any], seeds: list[str], positions: dict[str, Any]) -> None:
    if positions:
        start_from(positions)
    if seeds:  # the dice of the next tables, for tests that compare two games
        twins.install()
        vars(seating)["new_seed"] = lambda: seeds.pop(0)
    chosen = {name: value for name, value in {**NO_LIMITS, **settings}.items() if value is not None}
    run.serve(Settings(**chosen), lambda url, _: print(url, flush=True))


if __name__ == "__main__":
    given = sys.argv[3:]
    positions = json.loads(Path(given[0]).read_text()) if given else {}
    main(json.loads(sys.argv[1]), json.loads(sys.argv[2]) if len(sys.argv) > 2 else [], positions)
