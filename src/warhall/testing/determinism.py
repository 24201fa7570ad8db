"""The same seed gives the same game: in every process, with any hash seed, with other matches in between."""

from __future__ import annotations

import base64
import hashlib
import os
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator

from warhall.kernel import Game, Match, checksum

_CHILD = "import base64, pickle, sys; g, s = pickle.loads(base64.b64decode(sys.stdin.read())); \
from warhall.testing import transcript; print(transcript(g, s))"


def moves(game: Game, seed: int) -> Iterator[str]:
    """A random match, step by step, as lines that name actor, action, choices, position and all views."""
    match = Match(game, seed=seed)
    rng = random.Random(f"{seed}/moves")
    while not match.is_over:
        match.advance()
        if match.is_over:
            break
        seat = rng.choice(match.state.active_players())
        legal = match.state.legal_actions(seat)
        action = rng.choice(legal)
        match.play(action, seat)
        views = [match.state.view(viewer) for viewer in (*range(game.players), None)]
        sums = (checksum([str(choice) for choice in legal]), match.record.entries[-1].check, checksum(views))
        yield f"{seat} {action} {' '.join(sums)}"


def transcript(game: Game, seed: int) -> str:
    """A digest of everything that happens in a random match."""
    digest = hashlib.sha256()
    for line in moves(game, seed):
        digest.update(line.encode() + b"\n")
    return digest.hexdigest()


def check_determinism(game: Game, seed: int = 0, hash_seeds: tuple[str, ...] = ("0", "1", "4242")) -> None:
    """The transcript is the same in fresh processes with different `PYTHONHASHSEED`."""
    here = transcript(game, seed)
    parcel = base64.b64encode(pickle.dumps((game, seed))).decode()
    for hash_seed in hash_seeds:
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        child = subprocess.run(
            [sys.executable, "-c", _CHILD], input=parcel, env=environment, capture_output=True, text=True, check=False
        )
        assert child.returncode == 0, f"the child process failed:\n{child.stderr}"
        assert child.stdout.strip() == here, f"another game with PYTHONHASHSEED={hash_seed} (seed {seed})"


def check_interleaving(game: Game, seed: int = 0) -> None:
    """Two matches played move by move in turn are the same as played one after the other."""
    alone = [list(moves(game, seed)), list(moves(game, seed + 1))]
    running = [moves(game, seed), moves(game, seed + 1)]
    together: list[list[str]] = [[], []]
    while len(together[0]) < len(alone[0]) or len(together[1]) < len(alone[1]):
        for which in (0, 1):
            together[which] += [line] if (line := next(running[which], None)) is not None else []
    assert together == alone, f"matches influence each other (seeds {seed} and {seed + 1})"
