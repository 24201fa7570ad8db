"""The games as OpenSpiel games, so that its algorithms and its console run on them.

    import pyspiel, warhall.envs.openspiel

    game = pyspiel.load_game("warhall_age_of_war(players=2)")

Chance is explicit everywhere. Where a game can list its outcomes (a roll) there is one node with all of them; where
they are too many (a hand of cards) they are drawn one after the other, each draw a node with equally likely outcomes,
since the rules draw in no other way. Seats that choose in secret at the same time choose one after the other, and none
knows what another has chosen. Lists in options are separated by slashes: `kingdoms=turan/stygia`. With `position=FILE`
games begin at the position in that file, as `State.to_json` writes it.
"""

from __future__ import annotations

import random
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from warhall.envs import MissingExtraError, numbered_games

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise MissingExtraError("openspiel", error) from error

from warhall.kernel import CHANCE, Action, Game, InvalidOptionError, Option, State, TooManyOutcomes, seen_events

MOST_OUTCOMES: Final = 100_000  # of one chance node
POSITION: Final = "position"  # the parameter that names a file
LONGEST: Final = 1_000_000  # no game has so many actions, those of chance included


class _NextDraw(Exception):
    """One more draw is needed, with so many equally likely results."""

    def __init__(self, size: int) -> None:
        self.size = size


class _Drawn(random.Random):
    """Draws that are known already."""

    def __init__(self, draws: list[int]) -> None:
        super().__init__(0)
        self._draws = iter(draws)

    def randrange(self, start: int, _stop: int | None = None, _step: int = 1) -> int:
        drawn = 0 if start == 1 else next(self._draws, None)  # what can come out in one way only is not drawn
        if drawn is None:
            raise _NextDraw(start)
        return drawn


class _Lots:
    """The outcomes of chance now: in a list, or the next of several draws."""

    def __init__(self, state: State, draws: list[int]) -> None:
        self.listed: list[tuple[Action, float]] = []
        self.size = 0
        self.drawn: Action | None = None
        with suppress(TooManyOutcomes):
            self.listed = [] if draws else state.chance_outcomes()
        if not self.listed:
            try:
                self.drawn = state.sample_chance(_Drawn(draws))
            except _NextDraw as needed:
                self.size = needed.size

    def outcomes(self) -> list[tuple[int, float]]:
        if self.listed:
            return [(number, chance) for number, (_, chance) in enumerate(self.listed)]
        return [(number, 1 / self.size) for number in range(self.size)]

    def text(self, number: int) -> str:
        return str(self.listed[number][0]) if self.listed else f"lot {number + 1} of {self.size}"


class _Kept:
    """The lots of a chance node, found once. A copy finds them anew."""

    def __init__(self) -> None:
        self.lots: _Lots | None = None

    def __deepcopy__(self, _memo: dict[int, Any]) -> _Kept:
        return _Kept()

    def __reduce__(self) -> tuple[Any, ...]:
        return (_Kept, ())


class WarhallState(pyspiel.State):
    """A position, or a chance node in the middle of several draws."""

    def __init__(self, game: WarhallGame) -> None:
        super().__init__(game)
        self.position = game.start.clone()
        self.draws: list[int] = []
        self.kept = _Kept()
        self.seen = [""] * game.hall_game.players  # by every seat so far; texts, since they are copied again and again
        self._skip_what_is_certain()

    def current_player(self) -> int:
        return self.position.current_player()  # CHANCE and TERMINAL are the same numbers there

    def is_terminal(self) -> bool:
        return self.position.is_terminal()

    def returns(self) -> list[float]:
        return self.position.returns()

    def _legal_actions(self, player: int) -> list[int]:
        numbers = self.get_game().spaces.actions.numbers
        return sorted([numbers[action] for action in self.position.legal_actions(player)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self._lots().outcomes()

    def _lots(self) -> _Lots:
        if self.kept.lots is None:
            self.kept.lots = _Lots(self.position, self.draws)
        return self.kept.lots

    def _apply_action(self, number: int) -> None:
        if not self.position.is_chance():
            self._do(self.get_game().spaces.actions.action(number))
        else:
            listed = self._lots().listed
            self.kept.lots = None
            if listed:
                self._do(listed[number][0])
            else:
                self.draws.append(number)
        self._skip_what_is_certain()

    def _skip_what_is_certain(self) -> None:
        """When the last draw is known, chance acts."""
        while self.position.is_chance():
            drawn = self._lots().drawn
            if drawn is None:
                return
            self._do(drawn)

    def _do(self, action: Action) -> None:
        position, actor = self.position, self.position.current_player()
        if position.game.open_information or position.is_terminal():  # at the end the rules refuse it
            position.apply_action(action)
        else:
            seats = range(len(self.seen))
            shown = [position.action_seen_by(action, actor, seat) for seat in seats]
            events = position.apply_action(action)
            for seat in seats:
                told = [[event.kind, event.data] for event in seen_events(events, seat)]
                self.seen[seat] += f"{actor}: {shown[seat] or '?'} {msgspec.json.encode(told).decode()}\n"
        self.draws = []
        self.kept.lots = None

    def _action_to_string(self, player: int, number: int) -> str:
        if player == CHANCE:
            return self._lots().text(number)
        return str(self.get_game().spaces.actions.action(number))

    def information_state_string(self, player: int | None = None) -> str:
        """Everything that a seat has seen, and what it sees now; the table alone where nothing is hidden."""
        seat = self.seat_of(player)
        return self.seen[seat] + self.observation_string(seat)

    def observation_string(self, player: int | None = None) -> str:
        """The view of a seat as JSON."""
        return msgspec.json.encode(self.position.view(self.seat_of(player))).decode()

    def seat_of(self, player: int | None) -> int:
        """The seat that looks: the one to choose unless another is named. Chance sees nothing."""
        seats = Option("player", 0, low=0, high=len(self.seen) - 1)
        return int(seats.check(self.current_player() if player is None else player))

    def __str__(self) -> str:
        """The whole position as JSON, so that no two have the same text."""
        return msgspec.json.encode([self.position.to_json(), self.draws]).decode()


class WarhallObserver:
    """The view of a seat in numbers, by the names of its parts."""

    def __init__(self, game: WarhallGame, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        self._sight = game.spaces.sight
        self.tensor = np.zeros(self._sight.size, np.float32)
        self.dict = {name: self.tensor[at : at + size] for name, (at, size) in self._sight.parts.items()}

    def set_from(self, state: WarhallState, player: int) -> None:
        self.tensor[:] = self._sight.row(state.position.view(state.seat_of(player)))

    def string_from(self, state: WarhallState, player: int) -> str:
        return state.observation_string(player)


class WarhallGame(pyspiel.Game):
    """A game of the hall with its options."""

    hall_class: type[Game]
    game_type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {option.name: option for option in self.hall_class.OPTIONS}
        chosen = {
            name: value.replace("/", given[name].between) if isinstance(value, str) and given[name].between else value
            for name, value in (params or {}).items()
            if name in given and value != _default(given[name].default)
        }
        self.hall_game = self.hall_class(**chosen)
        file = (params or {}).get(POSITION)
        self.start = self.hall_game.new_initial_state()
        if file:
            self.start = self.hall_game.state_from_json(_read_json(file))
        self.spaces = self.hall_game.spaces()
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.spaces.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.hall_game.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.game_type, info, params or {})

    def new_initial_state(self) -> WarhallState:
        return WarhallState(self)

    def make_py_observer(self, _iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> WarhallObserver:
        return WarhallObserver(self, params)


def _read_json(file: str) -> Any:
    try:
        return msgspec.json.decode(Path(file).read_bytes())
    except (OSError, msgspec.DecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise InvalidOptionError("record-unreadable", field=POSITION, file=file, reason=reason) from error


def _default(value: Any) -> Any:
    """A value as a parameter of OpenSpiel can be."""
    return "" if value is None else value


def _register(game_id: str, kind: type[Game]) -> None:
    """Make a game known to OpenSpiel as `warhall_<id>`."""
    players = next(option for option in kind.OPTIONS if option.name == "players")
    types = pyspiel.GameType
    game_type = types(
        short_name=f"warhall_{game_id.replace('-', '_')}",
        long_name=kind.title,
        dynamics=types.Dynamics.SEQUENTIAL,
        chance_mode=types.ChanceMode.EXPLICIT_STOCHASTIC,
        information=types.Information.PERFECT_INFORMATION
        if kind.open_information
        else types.Information.IMPERFECT_INFORMATION,
        utility=types.Utility.ZERO_SUM,
        reward_model=types.RewardModel.TERMINAL,
        max_num_players=players.high,
        min_num_players=players.low,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={POSITION: "", **{option.name: _default(option.default) for option in kind.OPTIONS}},
    )
    name = f"{kind.__name__}Game"
    globals()[name] = type(name, (WarhallGame,), {"hall_class": kind, "game_type": game_type, "__module__": __name__})
    pyspiel.register_game(game_type, globals()[name])  # a class that has a name here can be pickled


for _game, _kind in numbered_games().items():
    _register(_game, _kind)
