"""A match: a position with its dice, its record and the right to take a choice back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from warhall.kernel.action import Action, excerpt
from warhall.kernel.chance import SCHEME, commitment, new_seed
from warhall.kernel.errors import IllegalActionError, InvalidOptionError, RecordError, UndoError
from warhall.kernel.event import Event
from warhall.kernel.game import Game
from warhall.kernel.record import BY_HAND, Dice, Record
from warhall.kernel.state import State


class _Taken:
    """An action that may still be taken back: who did it and the position before it."""

    __slots__ = ("before", "seat")

    def __init__(self, seat: int, before: State) -> None:
        self.seat = seat
        self.before = before


def _writable(name: str) -> str:
    """A name that can be written to a file: a terminal may hand over bytes that are not text."""
    return str(name).encode("utf-8", "replace").decode()


class Match:
    """One game being played.

    Chance acts when it is needed: `advance` rolls and draws until somebody has to choose, and `play` does so first.
    Until then the last choices can be taken back with `undo`; never across dice, a reveal or another seat's choice.

    With `seed` None the seed is secret until the record is closed. `entropy` is what each seat adds to the dice, and
    `promise` the commitment to them where it was made before (it takes some milliseconds to compute).
    `dice="by-hand"` takes the results from `play`, for a game played with real dice.
    """

    def __init__(
        self,
        game: Game,
        seed: int | str | None = None,
        *,
        seats: Sequence[str] | None = None,
        bots: Sequence[str | None] | None = None,
        dice: str = "fair",
        start: State | None = None,
        entropy: Sequence[str | None] = (),
        promise: str | None = None,
    ) -> None:
        if dice not in ("fair", "by-hand"):
            raise InvalidOptionError("bad-choice", field="dice", value=str(dice)[:60], known="fair, by-hand")
        names = (
            [f"P{seat + 1}" for seat in range(game.players)] if seats is None else [_writable(name) for name in seats]
        )
        if len(names) != game.players:
            raise InvalidOptionError("seat-count", field="seats", given=len(names), players=game.players)
        if entropy and len(entropy) != game.players:
            raise InvalidOptionError("seat-count", field="entropy", given=len(entropy), players=game.players)
        if start is not None and start.game != game:
            raise InvalidOptionError("start-other-game", field="start")
        self.game = game
        self.seats = names
        self.state = start.clone() if start is not None else game.new_initial_state()
        secret = None if dice == "by-hand" else (new_seed() if seed is None else str(seed))
        added = list(entropy) or [None] * game.players
        source = Dice(BY_HAND) if secret is None else Dice(SCHEME, promise or commitment(secret), added)
        self.record = Record.begin(game, names, secret, source, start, None if bots is None else list(bots))
        self.log: list[list[Event]] = []  # the events of each action, in step with the record's entries
        self._undoable: list[_Taken] = []

    @classmethod
    def resume(cls, record: Record) -> Match:
        """Go on with a game from its record, every entry checked. Only its authority can: the seed is needed."""
        game = record.load_game()
        if record.redacted:
            raise RecordError("record-redacted", 1)
        start = record.start_state(game)
        if record.simulated:
            raise RecordError("record-simulated", 1)
        if record.seed is None and not record.by_hand:
            raise RecordError("record-no-seed", len(record.entries) + 2)
        dice = "by-hand" if record.by_hand else "fair"
        match = cls(game, record.seed, seats=record.header.seats, dice=dice, start=start)
        for step in record.replay(game):
            match.state = step.state
            match.log.append(step.events)
        match.record = record.reopened()
        return match

    @property
    def is_over(self) -> bool:
        return self.state.is_terminal()

    def advance(self) -> list[Event]:
        """Let chance act until a seat has to choose or the game is over. What it did cannot be undone."""
        events: list[Event] = []
        while self.state.is_chance() and self.record.seed is not None:
            stream = self.record.next_stream()
            events += self._do(self.state.sample_chance(stream), None, stream.draws)
        return events

    def play(self, action: Any, seat: int | None = None) -> list[Event]:
        """Play an action for a seat (by default the one whose turn it is) and return what happened, dice before it
        included. `IllegalActionError` changes nothing, but dice that had to fall first have fallen: a refusal may
        speak of them."""
        if type(action) is not Action:
            action = self.game.parse_action(action)
        if self.state.is_chance() and self.record.seed is not None:
            if self.state.chance_refusal(action) is None:
                raise IllegalActionError("chance-not-by-hand", action=excerpt(action))
            return self.advance() + self._do(action, seat)
        return self._do(action, seat)

    def _do(self, action: str, seat: int | None, draws: list[tuple[int, int]] | None = None) -> list[Event]:
        before = self.state.clone()
        actor = self.state.current_player() if seat is None else seat
        events = self.state.apply_action(action, seat)
        self.record.append(actor, str(action), self.state, draws)
        self.log.append(events)
        final = actor < 0 or self.state.has_revealed(events)
        if final or not self.can_undo(actor):
            self._undoable.clear()
        if not final:
            self._undoable.append(_Taken(actor, before))
        return events

    @property
    def open_choices(self) -> int:
        """How many of the last choices can still be taken back, all by the seat that made them. The others are
        final."""
        return len(self._undoable)

    @property
    def last_chooser(self) -> int | None:
        """The seat that can take its last choice back."""
        return self._undoable[-1].seat if self._undoable else None

    def can_undo(self, seat: int | None = None) -> bool:
        """True if the last action can be taken back, by this seat if one is named."""
        return self.last_chooser is not None and seat in (None, self.last_chooser)

    def undo(self, seat: int | None = None) -> None:
        """Take the last choice back. `UndoError` where dice fell, something was revealed or another seat chose."""
        if not self.can_undo(seat):
            raise UndoError("no-undo")
        self.state = self._undoable.pop().before
        self.record.drop_last()
        self.log.pop()

    def __repr__(self) -> str:
        return f"<Match of {self.state!r} after {len(self.record.entries)} actions>"

    def _repr_html_(self) -> str:
        return self.game.draw_svg(self.state.view(None), self.seats)

    def events(self) -> list[Event]:
        """Everything that happened so far."""
        return [event for events in self.log for event in events]
