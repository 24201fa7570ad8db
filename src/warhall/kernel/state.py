"""The position of a game: who may do what, what each seat sees, and what an action makes of it."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Final, Generic, Self

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from warhall.kernel.action import Action, excerpt
from warhall.kernel.chance import CHANCE, TERMINAL
from warhall.kernel.errors import IllegalActionError, NotOverError
from warhall.kernel.event import Event
from warhall.kernel.outcome import Outcome
from warhall.kernel.text import plain_text
from warhall.kernel.view import View, canonical_json

if TYPE_CHECKING:
    from warhall.kernel.game import Game

_ACTION: Final = Action  # compiled code has a constant at hand, and would look up a class that is not compiled
G_co = TypeVar("G_co", bound="Game", default="Game", covariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC, Generic[G_co]):
    """A position. A game implements the methods marked abstract; everything else here is the same for all games.

    The same `options` both offers the choices and checks them, so that no client, bot or fuzzer ever disagrees with
    the rules about what may be done.
    """

    __slots__ = ("_offered", "_offered_to", "game")

    # A game names its own kind once, as `State[AgeOfWar]`. Declared again in a subclass, a field would be counted twice
    # by the collector of garbage when it is compiled, and a game in use taken for garbage.
    game: G_co
    _offered: list[Action] | None  # what was last offered
    _offered_to: int  # to this seat

    # -- what a game says ------------------------------------------------------------------------------------------

    @abstractmethod
    def current_player(self) -> int:
        """The seat to act, `CHANCE` or `TERMINAL`; in a simultaneous choice the first seat that still has to choose."""

    @abstractmethod
    def options(self, seat: int) -> list[Action]:
        """Every legal action of a seat that may act now, sorted by text."""

    @abstractmethod
    def step(self, action: Action, seat: int) -> list[Event]:
        """Carry out an action that is known to be legal."""

    @abstractmethod
    def refusal(self, action: Action, seat: int) -> IllegalActionError:
        """Say why this seat, whose turn it is, may not play this well-formed action: code, rule and words."""

    @abstractmethod
    def chance_refusal(self, action: Action) -> IllegalActionError | None:
        """Say why chance cannot bring this about now; None if it can."""

    @abstractmethod
    def chance_outcomes(self) -> list[tuple[Action, float]]:
        """All outcomes with their probabilities, sorted; `TooManyOutcomes` where the list would be long."""

    @abstractmethod
    def sample_chance(self, rng: random.Random) -> Action:
        """One outcome, drawn with `rng.randrange` alone so that a record replays on every version of Python."""

    @abstractmethod
    def standing(self) -> Outcome:
        """Scores and ranking as if the game ended now."""

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy."""

    @abstractmethod
    def view(self, seat: int | None = None) -> View:
        """Show what this seat sees (None: a spectator), as JSON-safe data."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """The whole position, hidden things included, as JSON-safe data; `game.state_from_json` reads it back."""

    def broken_rules(self) -> list[str]:
        """Rules that the pieces and cards of this position break; none ever should, and fuzzing asks every position."""
        return []

    # -- the same for every game -----------------------------------------------------------------------------------

    def has_revealed(self, events: list[Event]) -> bool:
        """Whether the last action, with these events, has shown its maker something that cannot be unseen."""
        return any(event.reveals for event in events)

    def active_players(self) -> tuple[int, ...]:
        """Every seat that may act now; several where they choose in secret at the same time."""
        player = self.current_player()
        return (player,) if player >= 0 else ()

    def legal_actions(self, seat: int | None = None) -> list[Action]:
        """List all that a seat (by default the one to act) may do, sorted by text; empty if it has nothing to do."""
        player = self.current_player()
        if seat is None:
            seat = player
        if seat < 0 or (seat != player and seat not in self.active_players()):
            return []
        return self._offer(seat).copy()

    def apply_action(self, action: Any, seat: int | None = None) -> list[Event]:
        """Play an action, or the text of one, and return what happened. `IllegalActionError` leaves the position
        untouched; it is also raised for anything that is not text."""
        if type(action) is not _ACTION:
            action = self.game.parse_action(action)
        player = self.current_player()
        actor = player if seat is None else seat
        if actor >= 0 and (actor == player or actor in self.active_players()):
            if not self._is_offered(action, actor):
                raise self.refusal(action, actor)
        else:
            self._check_chance(action, actor, player)
        self._offered = None
        return self.step(action, actor)

    def _offer(self, seat: int) -> list[Action]:
        """The options of a seat, computed once per decision."""
        offered = self._offered
        if offered is None or self._offered_to != seat:
            offered = self._offered = self.options(seat)
            self._offered_to = seat
        return offered

    def _is_offered(self, action: Action, seat: int) -> bool:
        actions = self._offer(seat)
        for offered in actions:
            if offered is action:  # as a rule it is one of those that were offered, and not only the same text
                return True
        return action in actions

    def _check_chance(self, action: Action, actor: int, player: int) -> None:
        """Let a possible chance action pass at a chance node; refuse everything else."""
        code = "game-over" if player == TERMINAL else "not-your-turn" if actor != player else None
        if code is not None:
            rule = self.game.CITATIONS.get(code)
            raise IllegalActionError(code, field="seat", rule=rule, action=excerpt(action), seat=str(actor))
        refusal = self.chance_refusal(action)
        if refusal is not None:
            raise refusal

    def is_chance(self) -> bool:
        return self.current_player() == CHANCE

    def is_terminal(self) -> bool:
        return self.current_player() == TERMINAL

    def outcome(self) -> Outcome:
        """Scores, ranking and winners of a finished game; `NotOverError` before the end."""
        if not self.is_terminal():
            raise NotOverError("not-over")
        return self.standing()

    def returns(self) -> list[float]:
        """A payoff per seat that sums to zero: a sole winner has 1, sharers split it; all 0 before the end."""
        seats = self.game.players
        if not self.is_terminal():
            return [0.0] * seats
        winners = self.standing().winners
        share = 1 / len(winners)
        return [(seats * (share if seat in winners else 0.0) - 1) / (seats - 1) for seat in range(seats)]

    def resample_from_view(self, seat: int | None, rng: random.Random) -> State:
        """A position that this seat cannot tell from the real one, made from its view and nothing else."""
        return self.game.state_from_view(self.view(seat), rng)

    def action_seen_by(self, action: Action, _actor: int, _viewer: int | None) -> Action | None:
        """An action as another seat may know it, or None if it may not; games with secrets override this."""
        return action

    def made_known(self, _action: Action) -> Any:
        """Tell what the rules make known to all at once of an action that is hidden otherwise, such as a price."""
        return None

    def draw_known_to(self, _action: Action, _viewer: int | None) -> bool:
        """Whether a viewer may be shown how chance drew this: it tells nothing that the viewer does not know."""
        return bool(self.game.open_information)

    def to_svg(self, seat: int | None = None) -> str:
        """The position as a picture, as this seat (None: a spectator) sees it."""
        return self.game.draw_svg(self.view(seat))

    def _repr_html_(self) -> str:
        return self.to_svg()

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return (_as_written, (self.game, self.to_json()))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game.id == other.game.id and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]  # positions change

    def key(self) -> bytes:
        """A key for dictionaries: two positions have the same if and only if they are equal."""
        return canonical_json([self.game.id, self.to_json()])

    def __repr__(self) -> str:
        player = self.current_player()
        now = "over" if player == TERMINAL else "chance to act" if player == CHANCE else f"seat {player} to act"
        return f"<{self.game.title}, {self.game.players} players: {now}>"

    def __str__(self) -> str:
        """The table as a spectator sees it, as lines of text."""
        names = [f"P{seat + 1}" for seat in range(self.game.players)]
        return plain_text(self.game.draw_text(self.view(None), names))


def _as_written(game: Game, position: dict[str, Any]) -> State:
    return game.state_from_json(position)


def rank(keys: list[tuple[int, ...]], scores: list[int]) -> Outcome:
    """The outcome that follows from a sort key per seat, larger is better."""
    ranking = sorted(range(len(keys)), key=lambda seat: ([-part for part in keys[seat]], seat))
    places = [1 + sum(other > key for other in keys) for key in keys]
    return Outcome(scores, ranking, places, [seat for seat, place in enumerate(places) if place == 1])
