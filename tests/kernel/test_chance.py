"""Provably fair chance, computed a second time from its description."""

from __future__ import annotations

import hashlib
import hmac
import random
from collections import Counter

import msgspec
import pytest

from warhall import FairRandom
from warhall.kernel.chance import KEYS, ROW, chance_key, chance_stream, commitment, new_entropy, new_seed, prove

KEY = b"k" * 32


def stream_bytes(key: bytes, index: int, entropy: str, count: int) -> bytes:
    """HMAC-SHA-256 in counter mode."""
    blocks = range(-(-count // 32))
    messages = [f"{index}/{block}/{entropy}".encode() for block in blocks]
    return b"".join(hmac.new(key, message, hashlib.sha256).digest() for message in messages)[:count]


# -- a stream ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bits", [1, 3, 7, 8, 9, 31, 32, 53, 256, 257, 1000])
def test_bits_are_taken_from_the_front_of_whole_bytes(bits: int) -> None:
    size = (bits + 7) // 8
    source = stream_bytes(KEY, 3, "ab,", 40 * size)
    rng = FairRandom(KEY, 3, ["ab", None])
    below = (1 << bits) - 1
    values = [int.from_bytes(source[at : at + size], "big") >> (size * 8 - bits) for at in range(0, 40 * size, size)]
    fitting = [value for value in values if value < below][:3]
    assert [rng.randrange(below) for _ in fitting] == fitting


def test_a_die_takes_three_bits_and_rejects_what_does_not_fit() -> None:
    source = iter(stream_bytes(KEY, 0, "", 2000))
    expected: list[int] = []
    while len(expected) < 500:
        value = next(source) >> 5
        if value < 6:
            expected.append(value)
    rng = FairRandom(KEY, 0, ())
    assert [rng.randrange(6) for _ in range(500)] == expected
    assert rng.draws == [(6, value) for value in expected]


def test_no_face_is_favoured() -> None:
    rng = FairRandom(b"fair", 0, ())
    counts = Counter(rng.randrange(6) for _ in range(60_000))
    chi_square = sum((counts[face] - 10_000) ** 2 / 10_000 for face in range(6))
    assert chi_square < 20.5  # one in a thousand


def test_nothing_is_drawn_that_would_not_be_kept() -> None:
    rng = FairRandom(KEY, 0, ())
    assert isinstance(rng, random.Random)
    with pytest.raises(TypeError, match="randrange"):
        rng.random()
    with pytest.raises(TypeError, match="randrange"):
        rng.choice("abc")
    with pytest.raises(TypeError, match="randrange"):
        rng.shuffle([1, 2, 3])
    with pytest.raises(TypeError, match="randrange"):
        rng.getrandbits(3)
    for bounds in ((0,), (-1,), (1, 7), (0, 6, 2)):
        with pytest.raises(TypeError, match="randrange"):
            rng.randrange(*bounds)
    assert rng.draws == []


def test_seeding_again_changes_nothing() -> None:
    one, other = FairRandom(KEY, 5, ()), FairRandom(KEY, 5, ())
    other.seed(99)
    assert [one.randrange(1000) for _ in range(5)] == [other.randrange(1000) for _ in range(5)]


def test_streams_differ_by_seed_index_and_entropy() -> None:
    wide = 1 << 64
    values = {
        chance_stream(seed, index, entropy).randrange(wide)
        for seed in ("1", "11", "2")
        for index in (0, 1, 11, 2, KEYS, KEYS + 1)
        for entropy in ((), ("aa", None), (None, "aa"), ("aa", "bb"))
    }
    assert len(values) == 3 * 6 * 4


# -- keys, and the promise ---------------------------------------------------------------------------------------------


def test_the_promise_is_a_hash_over_rows_of_leaves() -> None:
    keys = [hmac.new(b"7", f"key/{number}".encode(), hashlib.sha256).digest() for number in range(1024)]
    leaves = [hashlib.sha256(key).digest() for key in keys]
    rows = [hashlib.sha256(b"".join(leaves[at : at + 32])).digest() for at in range(0, 1024, 32)]
    assert commitment("7") == hashlib.sha256(b"".join(rows)).hexdigest()
    assert [chance_key("7", index) for index in (0, 1023, 1024)] == [keys[0], keys[1023], keys[0]]


@pytest.mark.parametrize("draws", [0, 1, 31, 32, 33, KEYS - 1, KEYS, KEYS + 1, 3 * KEYS])
def test_a_proof_fits_its_promise_and_no_other(draws: int) -> None:
    proof = prove("7", [True] * draws)
    assert proof.fits(commitment("7"), draws)
    assert not proof.fits(commitment("8"), draws)
    assert not proof.fits("", draws)
    assert not proof.fits(commitment("7"), draws + ROW if draws < KEYS - ROW else 5)
    assert all(proof.key(index) == chance_key("7", index) for index in range(draws))


def test_a_key_that_is_not_shown_is_told_by_nothing() -> None:
    proof = prove("7", [True, False, True])
    assert proof.fits(commitment("7"), 3)
    assert [proof.key(index) is None for index in range(3)] == [False, True, False]
    assert chance_key("7", 1).hex() not in msgspec.json.encode(proof).decode()


def test_a_key_of_several_draws_is_shown_only_if_all_may_be_known() -> None:
    shown = [True] * (KEYS + 3)
    shown[KEYS + 1] = False
    proof = prove("7", shown)
    assert [proof.key(index) is None for index in (0, 1, 2, KEYS, KEYS + 1)] == [False, True, False, False, True]


@pytest.mark.parametrize("field", ["keys", "leaves", "rows"])
@pytest.mark.parametrize("forged", ["00" * 32, None])
def test_a_changed_proof_does_not_fit(field: str, forged: str | None) -> None:
    proof = prove("7", [True] * 40)
    values = list(getattr(proof, field))
    changed = values if forged is None else [*values[:3], forged, *values[4:]]
    changed = values[:-1] if forged is None else changed
    assert not msgspec.structs.replace(proof, **{field: changed}).fits(commitment("7"), 40)


def test_secret_seeds_cannot_be_guessed() -> None:
    seeds = {new_seed() for _ in range(20)}
    assert len(seeds) == 20
    assert all(len(seed) == 64 for seed in seeds)
    assert len({new_entropy() for _ in range(20)}) == 20
