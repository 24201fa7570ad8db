"""The spaces of a game as Gymnasium knows them; PettingZoo uses the same."""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np

from warhall.envs.play import Mask, Play, Row

Observation = dict[str, Row | Mask]
ILLEGAL: Final = -1.0  # what an illegal action costs the seat that tries it


def observation_space(play: Play) -> gymnasium.Space[Any]:
    """The space of what a seat observes."""
    sight = play.spaces.sight
    row = gymnasium.spaces.Box(np.array(sight.low, np.int16), np.array(sight.high, np.int16), dtype=np.int16)
    mask = gymnasium.spaces.Box(0, 1, (play.size,), np.int8)
    return gymnasium.spaces.Dict({"observation": row, "action_mask": mask})


def action_space(play: Play) -> gymnasium.spaces.Discrete[Any]:
    """The space of what a seat does."""
    return gymnasium.spaces.Discrete(play.size)
