"""One game being played in numbers: what the environments of all frameworks have in common."""

from __future__ import annotations

import random
from collections.abc import Mapping
from io import BytesIO
from typing import Any, Final, Literal

import numpy as np
from numpy.typing import NDArray

from warhall.envs import MissingExtraError
from warhall.kernel import CHANCE, TERMINAL, Action, Game, InvalidOptionError, State
from warhall.kernel.text import plain_text

Row = NDArray[np.int16]
Mask = NDArray[np.int8]
Reward = Literal["terminal", "score"]

REWARDS: Final = ("terminal", "score")
RENDER_MODES: Final = ("ansi", "svg", "rgb_array")


class Play:
    """A game in progress. Chance acts by itself, so somebody always has to choose until the game is over.

    With `reward="terminal"` a seat is paid at the end (`State.returns`: they sum to zero); with "score" after every
    step by what its score has gained on the mean of the others.
    """

    def __init__(self, game: Game, reward: Reward = "terminal") -> None:
        if reward not in REWARDS:
            raise InvalidOptionError("bad-choice", field="reward", value=str(reward)[:60], known=", ".join(REWARDS))
        self.game = game
        self.spaces = game.spaces()
        self.reward = reward
        self.size = len(self.spaces.actions)
        self._numbers = self.spaces.actions.numbers
        self.nothing = [0.0] * game.players
        self.state: State = game.new_initial_state()
        self.rng = random.Random(0)

    def __getstate__(self) -> dict[str, Any]:
        """Without the numbers: every game like this one finds the same."""
        return {name: value for name, value in vars(self).items() if name not in ("spaces", "_numbers")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self.spaces = self.game.spaces()
        self._numbers = self.spaces.actions.numbers

    def begin(self, seed: int | str | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin anew, at the `position` among the options if there is one; without a seed the dice go on."""
        if seed is not None:
            self.rng = random.Random(seed)
        if not isinstance(options, Mapping | None):
            raise InvalidOptionError("position-object", field="options", given=str(options)[:60])
        start = None if options is None else options.get("position")
        self.state = self.game.new_initial_state() if start is None else self.game.state_from_json(start)
        while self.state.is_chance():
            self.state.apply_action(self.state.sample_chance(self.rng))

    @property
    def seat(self) -> int:
        """The seat that has to choose; of several that choose at the same time the first."""
        return self.state.current_player()

    def mask(self, seat: int) -> Mask:
        """A 1 for every action that a seat may choose now."""
        mask, number = bytearray(self.size), self._numbers.__getitem__
        for at in map(number, self.state.legal_actions(seat)):
            mask[at] = 1
        return np.frombuffer(mask, np.int8)

    def row(self, seat: int) -> Row:
        """The view of a seat in numbers."""
        return np.frombuffer(self.spaces.sight.row(self.state.view(seat)), np.int16)

    def choose(self, action: Action, seat: int) -> list[float]:
        """Play for a seat, let chance act, and return what every seat is paid for it."""
        state = self.state
        before = self._standing() if self.reward == "score" else None
        state.apply_action(action, seat)
        while (player := state.current_player()) == CHANCE:
            state.apply_action(state.sample_chance(self.rng))
        if before is not None:
            return [after - then for after, then in zip(self._standing(), before, strict=True)]
        return state.returns() if player == TERMINAL else self.nothing

    def _standing(self) -> list[float]:
        """The score of every seat over the mean of the others."""
        scores = self.state.standing().scores
        total = sum(scores)
        return [score - (total - score) / (len(scores) - 1) for score in scores]


# -- pictures ----------------------------------------------------------------------------------------------------------


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        known = ", ".join(RENDER_MODES)
        raise InvalidOptionError("bad-choice", field="render_mode", value=str(mode)[:60], known=known)


def render(game: Game, view: dict[str, Any], mode: str) -> Any:
    """A view as text for a terminal, as SVG, or as rows of coloured points."""
    if mode == "svg":
        return game.draw_svg(view)
    if mode == "rgb_array":
        return points(game.draw_svg(view))
    return plain_text(game.draw_text(view, [f"P{seat + 1}" for seat in range(game.players)]))


def points(svg: str) -> NDArray[np.uint8]:
    """A picture as an array of points (height, width, red-green-blue)."""
    try:
        import resvg_py
        from PIL import Image
    except ModuleNotFoundError as error:
        raise MissingExtraError("rl", error) from error

    with Image.open(BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg)))) as image:
        return np.asarray(image.convert("RGB")).copy()
