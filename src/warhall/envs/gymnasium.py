"""The games as Gymnasium environments: one seat learns, bots sit in the others, by name or as Python objects.

import gymnasium, warhall.envs.gymnasium

env = gymnasium.make("warhall/AgeOfWar-v0", players=3, seat=0, bots=["expert", "random"])
observation, info = env.reset(seed=7)
observation, reward, terminated, truncated, info = env.step(env.action_space.sample(observation["action_mask"]))
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from warhall.envs import MissingExtraError, numbered_games

try:
    import gymnasium
except ModuleNotFoundError as error:
    raise MissingExtraError("rl", error) from error

from warhall.arena.play import ask
from warhall.bots import AnyBot, BotSpec, as_spec, load_bot
from warhall.envs.play import RENDER_MODES, Play, Reward, check_render_mode, render
from warhall.envs.spaces import ILLEGAL, Observation, action_space, observation_space
from warhall.kernel import (
    ActionSyntaxError,
    Bot,
    Game,
    IllegalActionError,
    InvalidOptionError,
    Option,
    WarhallError,
    load_game,
)


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat of a game. `bots` sit in the other seats, in their order; the last of them takes those that are left.

    An action outside of the space raises `AssertionError`; one that is not legal now ends the episode, and `info` says
    why, with the rule. The reward of a step is what this seat was paid since its last choice."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - Gymnasium's way

    def __init__(
        self,
        game: str | Game,
        seat: int = 0,
        bots: AnyBot | Sequence[AnyBot] = "random",
        reward: Reward = "terminal",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_render_mode(render_mode)
        self.game = load_game(game, **options) if isinstance(game, str) else game
        self.seat = int(Option("seat", 0, low=0, high=self.game.players - 1).check(seat))
        self.render_mode = render_mode
        self.play = Play(self.game, reward)
        asked: list[Any] = [*bots] if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots]
        self.bots = self._seated([as_spec(bot) for bot in asked])
        self.observation_space = observation_space(self.play)
        self.action_space = action_space(self.play)
        self._minds: list[random.Random] = []
        self._over = True

    def _seated(self, asked: list[BotSpec]) -> list[Bot | None]:
        """The bot in each seat, None in one's own."""
        others = self.game.players - 1
        if not 1 <= len(asked) <= others:
            raise InvalidOptionError("bot-count", field="bots", given=len(asked), players=others)
        asked += [asked[-1]] * (others - len(asked))
        bots: list[Bot | None] = [load_bot(bot, self.game) for bot in asked]
        return [*bots[: self.seat], None, *bots[self.seat :]]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin an episode, played on until it is this seat's choice; `options={"position": ...}` begins it there."""
        super().reset(seed=seed, options=options)
        begun = int(self.np_random.integers(2**63))
        self._minds = [random.Random(f"{begun}/bot/{seat}") for seat in range(self.game.players)]
        self._over = False
        self.play.begin(begun, options)
        self._paid = 0.0
        self._let_others_choose()
        return self._observed(), {}

    def _let_others_choose(self) -> None:
        play = self.play
        while play.seat >= 0 and play.seat != self.seat:
            bot = self.bots[play.seat]
            assert bot is not None
            self._paid += play.choose(ask(bot, play.state, play.seat, self._minds[play.seat]), play.seat)[self.seat]

    def _observed(self) -> Observation:
        return {"observation": self.play.row(self.seat), "action_mask": self.play.mask(self.seat)}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Choose, and let the others play until it is this seat's choice again."""
        if self._over:
            raise gymnasium.error.ResetNeeded(WarhallError("episode-over").text)
        try:
            chosen = self.play.spaces.actions.action(action)
        except ActionSyntaxError as error:
            raise AssertionError(str(error)) from error
        try:
            self._paid = self.play.choose(chosen, self.seat)[self.seat]
        except IllegalActionError as error:
            self._over = True
            return self._observed(), ILLEGAL, True, False, {"illegal": str(error)}
        self._let_others_choose()
        self._over = self.play.seat < 0
        return self._observed(), self._paid, self._over, False, {}

    def render(self) -> Any:
        """The table as this seat sees it: text, SVG or points, as `render_mode` says."""
        return (
            None if self.render_mode is None else render(self.game, self.play.state.view(self.seat), self.render_mode)
        )


NAMES = {kind.__name__: game_id for game_id, kind in numbered_games().items()}

for _name, _game in NAMES.items():
    gymnasium.register(f"warhall/{_name}-v0", "warhall.envs.gymnasium:SeatEnv", kwargs={"game": _game})
