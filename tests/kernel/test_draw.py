"""Numbers by chance: the same as Python's own way gives, whoever draws them."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warhall.kernel.chance import chance_stream
from warhall.kernel.draw import below, some_of


@given(st.integers(), st.lists(st.integers(1, 300), max_size=20))
def test_python_s_generator_gives_what_randrange_gives(seed: int, limits: list[int]) -> None:
    rng, same = random.Random(seed), random.Random(seed)
    assert [below(rng, limit) for limit in limits] == [same.randrange(limit) for limit in limits]
    assert rng.getstate() == same.getstate()


@given(st.text(max_size=8), st.lists(st.integers(1, 300), max_size=20))
def test_fair_dice_are_asked_themselves(seed: str, limits: list[int]) -> None:
    rng, same = chance_stream(seed, 0), chance_stream(seed, 0)
    assert [below(rng, limit) for limit in limits] == [same.randrange(limit) for limit in limits]
    assert rng.draws == same.draws


@pytest.mark.parametrize("limit", [0, -3])
def test_out_of_nothing_nothing_is_drawn(limit: int) -> None:
    with pytest.raises(ValueError, match="empty range"):
        below(random.Random(1), limit)


@pytest.mark.parametrize("fair", [False, True])
@given(st.text(max_size=8), st.integers(0, 60), st.data())
def test_several_are_drawn_one_by_one(fair: bool, seed: str, size: int, data: st.DataObject) -> None:
    """Whoever draws: each out of those that are left, the last of which takes the place of the one that is gone."""
    rng, same = (chance_stream(seed, 0) if fair else random.Random(seed) for _ in range(2))
    bag = [str(number) for number in range(size)]
    count = data.draw(st.integers(0, size))
    rest, expected = bag[:], []
    for _ in range(count):
        at = below(same, len(rest))
        rest[at], rest[-1] = rest[-1], rest[at]
        expected.append(rest.pop())
    assert some_of(rng, bag, count) == expected
    assert len(bag) == size
