"""One number by chance, as often as dice fall and cards are drawn: apart from `chance.py`, for it is compiled."""

from __future__ import annotations

import random
from typing import Final

_OWN: Final = random.Random  # Python's own generator


def below(rng: random.Random, limit: int) -> int:
    """A number from 0 to `limit` - 1: the one that `rng.randrange(limit)` gives, and drawn in the same way.

    Python's own generator takes as many bits as the limit has until they are below it, by way of three functions. Any
    other is asked itself.
    """
    if type(rng) is not _OWN or limit <= 0:  # below nothing there is no number, which it says itself
        return rng.randrange(limit)
    bits = limit.bit_length()
    drawn = rng.getrandbits(bits)
    while drawn >= limit:
        drawn = rng.getrandbits(bits)
    return drawn
