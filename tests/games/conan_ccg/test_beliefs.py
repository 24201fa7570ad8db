"""Hidden cards are drawn as likely as they are; 200 games are compared by `benchmarks.conan_ccg_beliefs`."""

from __future__ import annotations

import numpy as np
import pytest

from benchmarks import conan_ccg_beliefs as beliefs
from benchmarks.conan_ccg_beliefs import Glance
from warhall.games.conan_ccg.study.likelihood import NAMES


@pytest.fixture(scope="module")
def found() -> list[Glance]:
    return [glance for index in range(8) for glance in beliefs.glances(index)]


@pytest.mark.parametrize(("kind", "name", "bound"), [
    ("laid", "blows", 0.15), ("laid", "gem", 0.15), ("laid", "text", 0.06),
    ("held by a Foe player", "wards", 0.25), ("held by a Foe player", "aside", 0.06),
    ("held by Conan", "text", 0.06),
])  # fmt: skip
def test_what_is_believed_is_near_the_truth(found: list[Glance], kind: str, name: str, bound: float) -> None:
    true, drawn, _ = beliefs.means(found, kind)
    assert abs(true[NAMES.index(name)] - drawn[NAMES.index(name)]) < bound


def test_believing_beats_drawing_blindly(found: list[Glance]) -> None:
    for kind in beliefs.KINDS:
        true, drawn, blind = beliefs.means(found, kind)
        assert np.abs(true - drawn).sum() < np.abs(true - blind).sum()
