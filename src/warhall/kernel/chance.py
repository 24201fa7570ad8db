"""Provably fair chance: a stream of random bits that follows from a seed committed to before the game.

The commitment is published first and the seed at the end, so anybody can check that no die was chosen afterwards.
`docs/records.md` describes the stream so that a verifier can be written in any language.
"""

from __future__ import annotations

import hashlib
import hmac
import random
import secrets
from typing import Any, Final

CHANCE: Final = -1  # the player who rolls dice and draws cards
TERMINAL: Final = -4  # nobody: the game is over

SCHEME: Final = "hmac-sha256"


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """The promise that is published before the game; the seed itself is published after it."""
    return hashlib.sha256(b"warhall:" + seed.encode()).hexdigest()


class FairRandom(random.Random):
    """`random.Random` over HMAC-SHA-256 in counter mode: block k is HMAC(seed, "label/k").

    Only `getrandbits` is ours; the standard library's `randrange` rejects what does not fit, so no face is favoured.
    """

    def __init__(self, seed: str, label: str) -> None:
        self._key = seed.encode()
        self._label = label
        self._counter = 0
        self._buffer = b""
        super().__init__()

    def seed(self, *_args: Any, **_kwargs: Any) -> None:
        """The stream is fixed by the constructor; there is nothing to reseed."""

    def getrandbits(self, k: int, /) -> int:
        size = (k + 7) // 8
        while len(self._buffer) < size:
            block = hmac.digest(self._key, f"{self._label}/{self._counter}".encode(), "sha256")
            self._buffer += block
            self._counter += 1
        taken, self._buffer = self._buffer[:size], self._buffer[size:]
        return int.from_bytes(taken, "big") >> (size * 8 - k)

    def random(self) -> float:
        return self.getrandbits(53) / (1 << 53)


def chance_stream(seed: str, index: int) -> FairRandom:
    """The stream of the `index`-th chance action of a game (from 0), whatever happened before it."""
    return FairRandom(seed, f"chance/{index}")
