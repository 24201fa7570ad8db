"""Provably fair chance, computed a second time from its description."""

from __future__ import annotations

import hashlib
import hmac
import random
from collections import Counter

import pytest

from warhall import FairRandom
from warhall.kernel.chance import chance_stream, commitment, new_seed


def stream_bytes(seed: str, label: str, count: int) -> bytes:
    """HMAC-SHA-256 in counter mode."""
    blocks = range(-(-count // 32))
    return b"".join(hmac.new(seed.encode(), f"{label}/{k}".encode(), hashlib.sha256).digest() for k in blocks)[:count]


@pytest.mark.parametrize("seed", ["7", "", "a long seed with blanks", "é☃", "f" * 64])
def test_the_stream_is_hmac_in_counter_mode(seed: str) -> None:
    rng = FairRandom(seed, "chance/3")
    drawn = bytes(rng.getrandbits(8) for _ in range(100))
    assert drawn == stream_bytes(seed, "chance/3", 100)


@pytest.mark.parametrize("bits", [1, 3, 7, 8, 9, 31, 32, 53, 256, 257, 1000])
def test_bits_are_taken_from_the_front_of_whole_bytes(bits: int) -> None:
    size = (bits + 7) // 8
    source = stream_bytes("7", "x", 3 * size)
    rng = FairRandom("7", "x")
    for at in range(3):
        expected = int.from_bytes(source[at * size : (at + 1) * size], "big") >> (size * 8 - bits)
        assert rng.getrandbits(bits) == expected


def test_a_die_takes_three_bits_and_rejects_what_does_not_fit() -> None:
    source = iter(stream_bytes("7", "dice", 2000))
    expected: list[int] = []
    while len(expected) < 500:
        value = next(source) >> 5
        if value < 6:
            expected.append(value)
    rng = FairRandom("7", "dice")
    assert [rng.randrange(6) for _ in range(500)] == expected


def test_known_values_stay_as_they_are() -> None:
    rng = chance_stream("7", 0)
    first = hmac.new(b"7", b"chance/0/0", hashlib.sha256).digest()
    assert rng.getrandbits(32) == int.from_bytes(first[:4], "big")
    assert commitment("7") == hashlib.sha256(b"warhall:7").hexdigest()
    assert commitment("7") == "5ee62e2c2059cae8651752217bcc6219ac2915b91422f044fff7814992bbe11e"


def test_no_face_is_favoured() -> None:
    rng = FairRandom("fair", "dice")
    counts = Counter(rng.randrange(6) for _ in range(60_000))
    chi_square = sum((counts[face] - 10_000) ** 2 / 10_000 for face in range(6))
    assert chi_square < 20.5  # one in a thousand


def test_it_serves_wherever_a_generator_of_the_library_does() -> None:
    rng = FairRandom("7", "y")
    assert isinstance(rng, random.Random)
    assert 0 <= rng.random() < 1
    assert rng.choice("abc") in "abc"
    assert sorted(rng.sample(range(10), 10)) == list(range(10))
    cards = list(range(52))
    rng.shuffle(cards)
    assert sorted(cards) == list(range(52))
    assert cards != list(range(52))
    assert rng.getrandbits(0) == 0
    assert len(rng.randbytes(5)) == 5


def test_seeding_again_changes_nothing() -> None:
    one, other = FairRandom("7", "z"), FairRandom("7", "z")
    other.seed(99)
    assert [one.random() for _ in range(5)] == [other.random() for _ in range(5)]


def test_streams_differ_by_seed_and_by_index() -> None:
    values = {chance_stream(seed, index).getrandbits(64) for seed in ("1", "11", "2") for index in (0, 1, 11, 2)}
    assert len(values) == 12


def test_secret_seeds_cannot_be_guessed() -> None:
    seeds = {new_seed() for _ in range(20)}
    assert len(seeds) == 20
    assert all(len(seed) == 64 for seed in seeds)
