"""One number by chance, as often as dice fall and cards are drawn: apart from `chance.py`, for it is compiled."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

_OWN: Final = random.Random  # Python's own generator


def below(rng: random.Random, limit: int) -> int:
    """A number from 0 to `limit` - 1: the one that `rng.randrange(limit)` gives, and drawn in the same way.

    Python's own generator takes as many bits as the limit has until they are below it, by way of three functions. Any
    other is asked itself.
    """
    if type(rng) is not _OWN or limit <= 0:  # below nothing there is no number, which it says itself
        return rng.randrange(limit)
    return _fitting(rng.getrandbits, limit)


def _fitting(some_bits: Callable[[int], int], limit: int) -> int:
    """As many bits as the limit has, until they are below it."""
    bits = limit.bit_length()
    drawn = some_bits(bits)
    while drawn >= limit:
        drawn = some_bits(bits)
    return drawn


def some_of(rng: random.Random, bag: list[str], count: int) -> list[str]:
    """So many of what is in a bag, each as likely as any other, drawn one by one with `below`."""
    if count == 1:
        return [bag[below(rng, len(bag))]]
    own = type(rng) is _OWN
    some_bits = rng.getrandbits
    rest = bag[:]
    drawn: list[str] = []
    for left in range(len(rest), len(rest) - count, -1):
        at = _fitting(some_bits, left) if own else rng.randrange(left)
        drawn.append(rest[at])
        last = rest.pop()  # it comes into the place of the one that is gone
        if at < left - 1:
            rest[at] = last
    return drawn
