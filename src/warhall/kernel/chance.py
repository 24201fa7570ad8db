"""Provably fair chance: every fall of the dice has a key, and all keys are committed to before anybody sits down.

What each person sends when sitting down is mixed into every stream, so the hall cannot choose the dice either. At the
end the keys are shown, each alone: the key of one draw tells nothing about another. `docs/fairness.md` explains it all.
"""

from __future__ import annotations

import hmac
import random
import secrets
from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Annotated, Any, Final, NoReturn

import msgspec

CHANCE: Final = -1  # the player who rolls dice and draws cards
TERMINAL: Final = -4  # nobody: the game is over

SCHEME: Final = "keys-hmac-sha256"
SIMULATED: Final = "mt19937"  # simulations: one stream of `random.Random(seed)`, as fast as can be, for the whole game
KEYS: Final = 1024  # a longer game uses them again; the number of the draw keeps its streams apart
ROW: Final = 32  # leaves that are hashed together


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(32)


def new_entropy() -> str:
    """Make what a person adds to the dice when sitting down."""
    return secrets.token_hex(16)


def chance_key(seed: str, index: int) -> bytes:
    """The key of the `index`-th chance action of a game, from 0."""
    return hmac.digest(seed.encode(), f"key/{index % KEYS}".encode(), "sha256")


@lru_cache(maxsize=16)
def _leaves(seed: str) -> list[bytes]:
    return [sha256(chance_key(seed, number)).digest() for number in range(KEYS)]


def _rows(leaves: Sequence[bytes]) -> list[bytes]:
    return [sha256(b"".join(leaves[at : at + ROW])).digest() for at in range(0, len(leaves), ROW)]


def commitment(seed: str) -> str:
    """The promise that is published before the game; it binds every key and tells nothing of them."""
    return sha256(b"".join(_rows(_leaves(seed)))).hexdigest()


Hash = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The keys that are shown, in hexadecimal, and what is needed to see that they were committed to."""

    keys: list[Hash | None]  # of the draws in their order; null for one that stays sealed
    leaves: list[Hash]  # of every row that a draw has touched
    rows: list[Hash]  # the hashes of the other rows

    def key(self, index: int) -> bytes | None:
        """The key of a draw, if it is shown."""
        shown = self.keys[index % KEYS] if index % KEYS < len(self.keys) else None
        return None if shown is None else bytes.fromhex(shown)

    def fits(self, promise: str, draws: int) -> bool:
        """Whether there is a place for every draw and whether these are the keys that were promised."""
        leaves = [bytes.fromhex(leaf) for leaf in self.leaves]
        rows = [bytes.fromhex(row) for row in self.rows]
        shown = [None if key is None else sha256(bytes.fromhex(key)).digest() for key in self.keys]
        if len(shown) != min(draws, KEYS) or len(leaves) != _touched(draws) * ROW:
            return False
        known = all(leaf in (None, promised) for leaf, promised in zip(shown, leaves, strict=False))
        return known and sha256(b"".join(_rows(leaves) + rows)).hexdigest() == promise


def _touched(draws: int) -> int:
    """How many rows so many draws touch."""
    return -(-min(draws, KEYS) // ROW)


def prove(seed: str, shown: Sequence[bool]) -> Proof:
    """Show the keys of these draws. A key that serves several is shown if all of them may be."""
    keys = [all(shown[number::KEYS]) for number in range(min(len(shown), KEYS))]
    touched = _touched(len(shown))
    return Proof(
        [chance_key(seed, number).hex() if known else None for number, known in enumerate(keys)],
        [leaf.hex() for leaf in _leaves(seed)[: touched * ROW]],
        [row.hex() for row in _rows(_leaves(seed))[touched:]],
    )


class FairRandom(random.Random):
    """The stream of one draw: block k is HMAC-SHA-256(key, "index/k/entropy"), with the entropy of all seats.

    It is drawn from with `randrange(n)` alone, which rejects what does not fit, so no face is favoured; each number is
    kept in `draws`, so that they can be checked without the rules of the game.
    """

    def __init__(self, key: bytes, index: int, entropy: Sequence[str | None]) -> None:
        self.draws: list[tuple[int, int]] = []
        self._key = key
        self._index = index
        self._entropy = ",".join([given or "" for given in entropy])
        self._blocks = b""
        self._at = 0  # how many of their bytes are used
        super().__init__()

    def seed(self, *_args: Any, **_kwargs: Any) -> None:
        """The stream is fixed by the constructor; there is nothing to reseed."""

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        if start < 1 or stop is not None or step != 1:
            self._refuse()
        bits = start.bit_length()
        size = (bits + 7) // 8
        drawn = start
        while drawn >= start:
            at = self._at
            self._at = end = at + size
            while end > len(self._blocks):
                self._blocks += self._block()
            drawn = int.from_bytes(self._blocks[at:end], "big") >> (size * 8 - bits)
        self.draws.append((start, drawn))
        return drawn

    def _block(self) -> bytes:
        """The next block; those before it stay, for a draw is short."""
        message = f"{self._index}/{len(self._blocks) // 32}/{self._entropy}"
        return hmac.digest(self._key, message.encode(), "sha256")

    def getrandbits(self, _k: int, /) -> int:
        self._refuse()

    def random(self) -> float:
        self._refuse()

    def _refuse(self) -> NoReturn:
        raise TypeError("chance is drawn with randrange(n) alone")


def chance_stream(seed: str, index: int, entropy: Sequence[str | None] = ()) -> FairRandom:
    """The stream of the `index`-th chance action of a game (from 0), whatever happened before it."""
    return FairRandom(chance_key(seed, index), index, entropy)
