"""Numbers by chance: the same as Python's own way gives, whoever draws them."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warhall.kernel.chance import chance_stream
from warhall.kernel.draw import below


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
