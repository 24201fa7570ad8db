"""What somebody chooses in secret changes no byte that the others are sent: not the view, not the log, not the number
of messages, versions and steps. `make soak` tries a thousand choices, of every kind that random games come to."""

from __future__ import annotations

import json
import os
import random
from itertools import count, islice, zip_longest
from pathlib import Path

import msgspec
import pytest

import tests.support.sealed_bids  # noqa: F401  (registers the game)
from tests.server.support import Client, Server
from tests.server.test_leaks import SECRETIVE, smooth
from warhall import Game, load_game
from warhall.kernel import Action, State
from warhall.testing.checks import positions

CHOICES, GAMES = (1_000, 20) if os.environ.get("WARHALL_SOAK") else (12, 3)
LONGEST = 1_500  # actions of a random game
KINDS = {
    "sealed-bids": {"bid"},
    "age-of-conan": {"Bid bid", "Stake stake"},
    "conan-ccg": {"FoeMoves give"},
}


class Secret(msgspec.Struct, frozen=True):
    """Two things that a seat may choose in a position, which look alike to another seat."""

    position: dict[str, object]
    kind: str
    seat: int
    choices: tuple[str, str]


def secrets(game: Game) -> list[Secret]:
    """Secret choices of random games, as many of each kind as far as there are."""
    kinds: dict[str, list[Secret]] = {}
    for seed in count():
        if seed >= GAMES and sum(map(len, kinds.values())) >= CHOICES:
            break
        rng = random.Random(f"{seed}/secrets")
        for state in islice(positions(game, seed), LONGEST):
            found = _secret(state, rng)
            if found is not None:
                kinds.setdefault(found.kind, []).append(found)
    in_turn = zip_longest(*[random.Random(kind).sample(some, len(some)) for kind, some in sorted(kinds.items())])
    return [secret for each in in_turn for secret in each if secret is not None][:CHOICES]


def _secret(state: State, rng: random.Random) -> Secret | None:
    if state.is_chance() or state.is_terminal():
        return None
    seat = rng.choice(state.active_players())
    viewer = _other(state.game, seat)
    first, *rest = rng.sample(legal := state.legal_actions(seat), len(legal))
    alike = [action for action in rest if _public(state, action, seat, viewer) == _public(state, first, seat, viewer)]
    if not alike or any(_reveals(state, action, seat) for action in (first, alike[0])):
        return None
    stack = getattr(state, "stack", None)
    kind = f"{type(stack[-1]).__name__} {first.verb}" if stack else first.verb
    return Secret(state.to_json(), kind, seat, (str(first), str(alike[0])))


def _other(game: Game, seat: int) -> int:
    return (seat + 1) % game.players


def _public(state: State, action: Action, seat: int, viewer: int) -> tuple[object, ...]:
    return state.action_seen_by(action, seat, viewer), state.made_known(action)


def _reveals(state: State, action: Action, seat: int) -> bool:
    after = state.clone()
    return after.has_revealed(after.apply_action(action, seat))


def _heard(server: Server, game: Game, secret: Secret, choice: str) -> list[str]:
    """All that another seat and a watcher are sent while a choice is made, taken back where it can be, and made."""
    table, tokens = server.open_table(game.id, game.players)
    mover = Client(server, table, tokens[secret.seat])
    waiting = [Client(server, table, tokens[_other(game, secret.seat)]), Client(server, table, lang="fr")]
    for client in waiting:
        client.say("sync")
        client.heard.clear()
    answer = mover.act(choice, roll=False)
    assert answer["t"] == "state", answer
    if answer["d"]["can_undo"]:
        mover.say("undo")
        mover.act(choice, roll=False)
    for client in waiting:
        client.wait_for(mover.v)
        client.say("sync")
    sent = [smooth(text, table) for client in waiting for text in client.heard if '"t":"table"' not in text]
    for client in (mover, *waiting):
        client.close()
    return sent


@pytest.mark.parametrize("game_id", SECRETIVE)
def test_no_byte_tells_what_was_chosen(game_id: str, tmp_path: Path) -> None:
    game = load_game(game_id)
    tried = secrets(game)
    seeds = [f"{number}/{twin}" for number in range(len(tried)) for twin in "ab"]
    starts = {f"{number}/{twin}": secret.position for number, secret in enumerate(tried) for twin in "ab"}
    (tmp_path / "positions.json").write_text(json.dumps(starts))
    with Server(f"sqlite:///{tmp_path / 'hall.sqlite3'}", seeds, tmp_path / "positions.json") as running:
        for secret in tried:
            one, two = (_heard(running, game, secret, choice) for choice in secret.choices)
            assert one == two, secret
    assert {secret.kind for secret in tried} >= KINDS[game_id]
