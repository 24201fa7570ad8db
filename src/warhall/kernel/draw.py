"""One number by chance, as often as dice fall and cards are drawn: apart from `chance.py`, for it is compiled."""

from __future__ import annotations

import random


def below(rng: random.Random, limit: int) -> int:
    """A number from 0 to `limit` - 1: the one that `rng.randrange(limit)` gives, and drawn in the same way.

    Python's own generator takes as many bits as the limit has until they are below it, by way of three functions. Any
    other is asked itself.
    """
    if type(rng) is not random.Random or limit <= 0:  # below nothing there is no number, which it says itself
        return rng.randrange(limit)
    bits, rest = 0, limit
    while rest:
        bits += 1
        rest >>= 1
    drawn = rng.getrandbits(bits)
    while drawn >= limit:
        drawn = rng.getrandbits(bits)
    return drawn
