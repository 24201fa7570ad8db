"""A server process for the tests: it knows the small game with secrets, and takes its settings as JSON.

python -m tests.server.launch '{"port": 0, "database": "sqlite:///hall.sqlite3"}' '["seed", ...]'
"""

from __future__ import annotations

import json
import sys
from typing import Any

import tests.support.sealed_bids  # noqa: F401  (registers the game)
from tests.server import twins
from warhall.server import run
from warhall.server.settings import Settings
from warhall.server.tables import seating

NO_LIMITS = {
    "messages_per_second": 1e6,
    "message_burst": 1e6,
    "requests_per_second": 1e6,
    "request_burst": 1e6,
    "tables_per_hour": 1e6,
    "passwords_per_minute": 1e6,
    "sweep_every": 0.2,
}


def main(settings: dict[str, Any], seeds: list[str]) -> None:
    if seeds:  # the dice of the next tables, for tests that compare two games
        twins.install()
        vars(seating)["new_seed"] = lambda: seeds.pop(0)
    run.serve(Settings(**{**NO_LIMITS, **settings}), lambda url: print(url, flush=True))


if __name__ == "__main__":
    main(json.loads(sys.argv[1]), json.loads(sys.argv[2]) if len(sys.argv) > 2 else [])
