"""The games as PettingZoo environments, one seat after the other (AEC).

    env = warhall.envs.pettingzoo.env("age-of-conan", players=4)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

Seats that choose in secret at the same time are asked one after the other, and none sees what another has chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from warhall.envs import MissingExtraError, numbered_games

try:
    import gymnasium
    import numpy as np
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils.env import AECIterable
    from pettingzoo.utils.env_logger import EnvLogger
except ModuleNotFoundError as error:
    raise MissingExtraError("rl", error) from error

from warhall.envs.play import RENDER_MODES, Play, Reward, check_render_mode, render
from warhall.envs.spaces import ILLEGAL, Observation, action_space, observation_space
from warhall.kernel import ActionSyntaxError, Game, IllegalActionError, Option, load_game


class WarhallEnv(AECEnv[str, Observation, int | None]):
    """A game of the hall. An action outside of the space raises `AssertionError`; one that is not legal now ends the
    game at the cost of the seat that tried, and its `infos` say why, with the rule. After `max_cycles` decisions the
    game is cut short."""

    def __init__(
        self,
        game: Game,
        render_mode: str | None = None,
        reward: Reward = "terminal",
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.game = game
        self.render_mode = render_mode
        self.max_cycles = None if max_cycles is None else Option("max_cycles", 1, low=1).check(max_cycles)
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "name": f"warhall/{game.id}",
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.play = Play(game, reward)
        self.possible_agents = [f"player_{seat}" for seat in range(game.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.play) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.play) for agent in self.possible_agents}
        self._nothing = dict.fromkeys(self.possible_agents, 0.0)
        self._begun = False

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game, at a position with `options={"position": ...}` (as `State.to_json` writes it). The same seed
        gives the same dice and cards; without one they go on as they are."""
        if seed is not None or not self._begun:
            drawn, _ = seeding.np_random(seed)  # refuses what is no seed
            seed = int(drawn.integers(2**63)) if seed is None else int(seed)
        self._begun = True
        self._cycles = 0
        self.play.begin(seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = self._nothing.copy()
        self._cumulative_rewards = self._nothing.copy()
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.play.seat]

    def agent_iter(self, max_iter: int = 2**63) -> AECIterable[str, Observation, int | None]:
        """The seats that have to choose, one after the other, until the game is over."""
        if not self._begun:
            EnvLogger.error_agent_iter_before_reset()
        return super().agent_iter(max_iter)

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Tell what the seat to choose observes and was paid, whether the game is over for it, and why."""
        if not self._begun:
            EnvLogger.error_observe_before_reset()
        observed: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return observed

    def observe(self, agent: str) -> Observation:
        """The view of a seat in numbers, and a 1 for every action that it may choose now."""
        if not self._begun:
            EnvLogger.error_observe_before_reset()
        play, seat = self.play, self._seats[agent]
        to_choose = agent == self.agent_selection and play.state.current_player() == seat
        mask = play.mask(seat) if to_choose else np.zeros(play.size, np.int8)
        return {"observation": play.row(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Choose for the seat whose turn it is; None when the game is over for it."""
        if not self._begun:
            EnvLogger.error_step_before_reset()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        try:
            chosen = self.play.spaces.actions.action(action)
        except ActionSyntaxError as error:
            raise AssertionError(str(error)) from error
        self._cumulative_rewards[agent] = 0.0
        try:
            paid = self.play.choose(chosen, self._seats[agent])
        except IllegalActionError as error:
            self._end_by_fault(agent, str(error))
            return
        self._cycles += 1
        if paid is not self.play.nothing:
            self.rewards = dict(zip(self.agents, paid, strict=True))
            self._accumulate_rewards()
        seat = self.play.state.current_player()
        if seat < 0:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.agents[seat]
            if self._cycles == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)

    def _end_by_fault(self, agent: str, why: str) -> None:
        """An illegal action: PettingZoo's way is to warn and to let the seat that tried it lose."""
        EnvLogger.warn_on_illegal_move()
        self.infos[agent] = {"illegal": why}
        self.rewards = {**self._nothing, agent: ILLEGAL}
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> Any:
        """The table as the seat to choose sees it: text, SVG or points, as `render_mode` says."""
        if self.render_mode is None:
            EnvLogger.warn("render() needs a render_mode: " + ", ".join(RENDER_MODES))
            return None
        if not self._begun:
            EnvLogger.error_render_before_reset()
        seat = self.play.seat
        return render(self.game, self.play.state.view(seat if seat >= 0 else None), self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def env(
    game: str | Game,
    render_mode: str | None = None,
    reward: Reward = "terminal",
    max_cycles: int | None = None,
    **options: Any,
) -> WarhallEnv:
    """An environment of a game by its id, with its options: `env("age-of-conan", players=4)`."""
    loaded = load_game(game, **options) if isinstance(game, str) else game
    return WarhallEnv(loaded, render_mode, reward, max_cycles)


raw_env = env


class Versioned(NamedTuple):
    """A game as PettingZoo's own packages offer theirs, for programs that are handed `age_of_war_v0`."""

    env: Callable[..., WarhallEnv]
    raw_env: Callable[..., WarhallEnv]


def __getattr__(name: str) -> Versioned:
    game = name.removesuffix("_v0").replace("_", "-")
    if not name.endswith("_v0") or game not in numbered_games():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return Versioned(partial(env, game), partial(raw_env, game))
