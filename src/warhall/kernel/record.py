"""Records: JSON Lines that prove themselves. The format is described in `docs/records.md`.

A header (game, rules version, options, seats, commitment to the dice), one line per action with a checksum of the
position after it, and a closing line with the outcome and the revealed seed.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from warhall.kernel.action import excerpt
from warhall.kernel.chance import CHANCE, SCHEME, chance_stream, commitment
from warhall.kernel.errors import RecordError, WarhallError
from warhall.kernel.event import Event, seen_events
from warhall.kernel.game import Game
from warhall.kernel.outcome import Outcome
from warhall.kernel.registry import load_game
from warhall.kernel.state import State
from warhall.kernel.view import View, checksum

FORMAT: Final = 1
BY_HAND: Final = "by-hand"
MAX_LINE: Final = 1 << 20
MAX_LINES: Final = 200_000


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The source of chance: a committed seed, or results entered by hand."""

    scheme: str
    commitment: str | None = None


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    warhall: int
    game: str
    rules: str
    options: dict[str, Any]
    seats: list[str]
    dice: Dice
    bots: list[str | None] | None = None  # per seat: the bot that sits there, or null for a person
    start: dict[str, Any] | None = (
        None  # a position where the game did not begin at its beginning; redacted: the first view
    )
    redacted_for: int | str | None = None  # the seat ("spectator") whose sight of a game with secrets this is


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """One action. In the redacted record of a game with secrets `action` may be missing and `view` is there."""

    n: int
    seat: int  # -1 is chance
    check: str
    action: str | None = None
    events: list[Event] | None = None
    view: dict[str, Any] | None = None


class Closing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: a file without it has been cut short."""

    end: bool  # whether the game is over; otherwise it was put aside
    entries: int
    outcome: Outcome | None
    seed: str | None


class Step(msgspec.Struct, frozen=True):
    """One step of a replay: the action, what it did, and the position after it."""

    entry: Entry
    state: State
    events: list[Event]


class Glimpse(msgspec.Struct, frozen=True):
    """One step of a replay as a seat saw it; step 0 is the start."""

    n: int
    seat: int | None
    action: str | None
    events: list[Event]
    view: View


class Verified(msgspec.Struct, frozen=True):
    """The findings of `verify` about a record."""

    game: str
    entries: int
    over: bool
    dice: str  # "proved" from the seed, "by-hand", or "sealed" while the seed is not revealed
    redacted: bool


_Line = TypeVar("_Line", Header, Entry, Closing)


class Record:
    """The record of one match: header, entries and, for its authority, the seed."""

    def __init__(self, header: Header, entries: list[Entry], seed: str | None, closing: Closing | None = None) -> None:
        self.header = header
        self.entries = entries
        self.seed = seed
        self.closing = closing
        self.chance_actions = sum(entry.seat == CHANCE for entry in entries)

    # -- writing ---------------------------------------------------------------------------------------------------

    @classmethod
    def begin(
        cls,
        game: Game,
        seats: list[str],
        seed: str | None,
        start: State | None = None,
        bots: list[str | None] | None = None,
    ) -> Record:
        """The record of a game in which nothing has happened yet. No seed means dice by hand."""
        dice = Dice(BY_HAND) if seed is None else Dice(SCHEME, commitment(seed))
        position = None if start is None else start.to_json()
        return cls(Header(FORMAT, game.id, game.rules_version, game.options, seats, dice, bots, position), [], seed)

    def append(self, seat: int, action: str, after: State) -> None:
        """Add an action that led to this position."""
        self.entries.append(Entry(len(self.entries) + 1, seat, checksum(after.to_json()), action))
        self.chance_actions += seat == CHANCE
        self.closing = None

    def drop_last(self) -> None:
        """Take the last action out again (it was undone)."""
        entry = self.entries.pop()
        self.chance_actions -= entry.seat == CHANCE
        self.closing = None

    def reopened(self) -> Record:
        """The same record, ready for more actions."""
        return Record(self.header, list(self.entries), self.seed)

    def dumps(self) -> str:
        """The text of the file."""
        closing = self.closing or self._close()
        lines = [self.header, *self.entries, closing]
        return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the file, all of it or nothing: an older file of that name survives a full disk."""
        target = Path(path)
        partial = target.parent / f"{target.name}.partial"
        partial.write_text(self.dumps(), encoding="utf-8")
        partial.replace(target)

    def _close(self) -> Closing:
        game = self.load_game()
        state = self.start_state(game) or game.new_initial_state()
        for entry in self.entries:
            state.apply_action(str(entry.action), None if entry.seat == CHANCE else entry.seat)
        over = state.is_terminal()
        return Closing(over, len(self.entries), state.outcome() if over else None, self.seed)

    # -- reading ---------------------------------------------------------------------------------------------------

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Record:
        """Read a file. `RecordError` names the line that cannot be read."""
        try:
            with open(path, "rb") as file:
                lines = _read_lines(file)
        except OSError as error:
            raise RecordError("record-unreadable", 0, reason=error.strerror or "") from None
        return cls.loads(lines)

    @classmethod
    def loads(cls, lines: list[bytes]) -> Record:
        """Read the lines of a file."""
        if not lines:
            raise RecordError("record-empty", 1)
        header = _decode(lines[0], Header, 1, "record-foreign")
        if header.warhall != FORMAT:
            raise RecordError("record-format", 1, format=header.warhall)
        if len(lines) == 1:
            raise RecordError("record-truncated", 1)
        closing = _decode(lines[-1], Closing, len(lines), "record-truncated")
        entries = [_decode(line, Entry, at, "record-line") for at, line in enumerate(lines[1:-1], start=2)]
        for at, entry in enumerate(entries, start=2):
            if entry.n != at - 1:
                raise RecordError("record-number", at, expected=at - 1, found=entry.n)
        if closing.entries != len(entries):
            raise RecordError("record-count", len(lines), expected=closing.entries, found=len(entries))
        return cls(header, entries, closing.seed, closing)

    @property
    def by_hand(self) -> bool:
        return self.header.dice.scheme == BY_HAND

    @property
    def redacted(self) -> bool:
        """True for one seat's sight of a game with secrets."""
        return self.header.redacted_for is not None

    def load_game(self) -> Game:
        """The game that was played, with its options."""
        try:
            game = load_game(self.header.game, **self.header.options)
        except WarhallError as error:
            raise RecordError("record-game", 1, reason=error.text) from None
        if game.rules_version != self.header.rules:
            raise RecordError("record-rules", 1, expected=game.rules_version, found=self.header.rules)
        for named in (self.header.seats, self.header.bots):
            if named is not None and len(named) != game.players:
                raise RecordError("record-seats", 1, players=game.players, found=len(named))
        return game

    def start_state(self, game: Game) -> State | None:
        """The set-up position, if there was one."""
        if self.header.start is None:
            return None
        try:
            return game.state_from_json(self.header.start)
        except WarhallError as error:
            raise RecordError("record-start", 1, reason=error.text) from None

    def replay(self, game: Game | None = None) -> Iterator[Step]:
        """Play every action again, checking each action and each checksum."""
        game = game or self.load_game()
        if self.redacted:
            raise RecordError("record-redacted", 1)
        state = self.start_state(game) or game.new_initial_state()
        for at, entry in enumerate(self.entries, start=2):
            state = state.clone()
            actor = state.current_player() if entry.seat == CHANCE else entry.seat
            try:
                if entry.seat == CHANCE and not state.is_chance():
                    raise RecordError("record-not-chance", at)
                events = state.apply_action(entry.action or "", actor)
            except RecordError:
                raise
            except WarhallError as error:
                raise RecordError("record-action", at, action=excerpt(entry.action), reason=str(error)) from None
            if checksum(state.to_json()) != entry.check:
                raise RecordError("record-check", at, action=excerpt(entry.action))
            yield Step(entry, state, events)

    def verify(self) -> Verified:
        """Prove the record: every action, every checksum, the outcome, and the dice against the revealed seed."""
        if self.redacted:
            self._verify_views()
        else:
            self._verify_actions()
        self._verify_seed()
        over = self.closing.end if self.closing else self._close().end
        dice = BY_HAND if self.by_hand else ("sealed" if self.seed is None else "proved")
        return Verified(self.header.game, len(self.entries), over, dice, self.redacted)

    def _verify_actions(self) -> None:
        game = self.load_game()
        state = self.start_state(game) or game.new_initial_state()
        drawn = 0
        for step in self.replay(game):
            if step.entry.seat == CHANCE:
                self._verify_chance(state, step.entry, drawn)
                drawn += 1
            state = step.state
        closing = self.closing
        outcome = state.outcome() if state.is_terminal() else None
        if closing is not None and (closing.end != state.is_terminal() or closing.outcome != outcome):
            raise RecordError("record-outcome", len(self.entries) + 2)

    def _verify_chance(self, state: State, entry: Entry, index: int) -> None:
        if self.seed is None or self.by_hand:
            return
        expected = state.sample_chance(chance_stream(self.seed, index))
        if expected != entry.action:
            raise RecordError("record-dice", entry.n + 1, expected=str(expected), found=excerpt(entry.action))

    def _verify_seed(self) -> None:
        dice = self.header.dice
        if dice.scheme not in (SCHEME, BY_HAND):
            raise RecordError("record-scheme", 1, scheme=excerpt(dice.scheme))
        if self.seed is not None and (self.by_hand or commitment(self.seed) != dice.commitment):
            raise RecordError("record-seed", len(self.entries) + 2)

    def _verify_views(self) -> None:
        game = self.load_game()
        owner = self.header.redacted_for
        if game.open_information:
            raise RecordError("record-nothing-hidden", 1)
        if owner != "spectator" and not (isinstance(owner, int) and 0 <= owner < game.players):
            raise RecordError("record-no-seat", 1, seat=str(owner), players=game.players)
        for at, entry in enumerate(self.entries, start=2):
            if entry.view is None or checksum(entry.view) != entry.check:
                raise RecordError("record-check", at, action=excerpt(entry.action))

    # -- what a seat may have ----------------------------------------------------------------------------------------

    def glimpses(self, seat: int | None = None) -> list[Glimpse]:
        """The whole game as this seat saw it (None: a spectator), from the start."""
        if self.redacted:
            return self._stored_glimpses(seat)
        game = self.load_game()
        if seat is not None and not 0 <= seat < game.players:
            raise RecordError("record-no-seat", 1, seat=seat, players=game.players)
        before = self.start_state(game) or game.new_initial_state()
        seen = [Glimpse(0, None, None, [], before.view(seat))]
        for step in self.replay(game):
            action = game.parse_action(step.entry.action or "")
            shown = before.action_seen_by(action, step.entry.seat, seat)
            events = seen_events(step.events, seat)
            text = None if shown is None else str(shown)
            seen.append(Glimpse(step.entry.n, step.entry.seat, text, events, step.state.view(seat)))
            before = step.state
        return seen

    def _stored_glimpses(self, seat: int | None) -> list[Glimpse]:
        owner = self.header.redacted_for
        if seat is not None and seat != owner:
            raise RecordError("record-other-seat", 1, seat=seat, owner=str(owner))
        first = Glimpse(0, None, None, [], self.header.start or {})
        return [first] + [
            Glimpse(entry.n, entry.seat, entry.action, entry.events or [], entry.view or {}) for entry in self.entries
        ]

    def redacted_for(self, seat: int | None = None) -> Record:
        """The record that this seat (None: a spectator) may carry home.

        Where nothing is hidden that is the record itself, with the seed once the game is over. In a game with secrets
        it holds views instead of positions and never the seed, for both would give the secrets away.
        """
        closing = self.closing or self._close()
        if self.redacted or self.load_game().open_information:
            seed = self.seed if closing.end else None
            return Record(self.header, list(self.entries), seed, msgspec.structs.replace(closing, seed=seed))
        owner: int | str = "spectator" if seat is None else seat
        first, *others = self.glimpses(seat)
        header = msgspec.structs.replace(self.header, redacted_for=owner, start=first.view)
        entries = [_glimpsed(entry, seen) for entry, seen in zip(self.entries, others, strict=True)]
        return Record(header, entries, None, msgspec.structs.replace(closing, seed=None))


def verify(path: str | os.PathLike[str]) -> Verified:
    """Prove the record in this file, or raise `RecordError` naming the first faulty line."""
    return Record.load(path).verify()


def _glimpsed(entry: Entry, seen: Glimpse) -> Entry:
    """An entry as a seat may have it. Its checksum is of the view: one of the position would betray a guess."""
    return Entry(entry.n, entry.seat, checksum(seen.view), seen.action, seen.events, seen.view)


def _read_lines(file: Any) -> list[bytes]:
    lines: list[bytes] = []
    while line := file.readline(MAX_LINE + 1):
        if len(line) > MAX_LINE or len(lines) >= MAX_LINES:
            raise RecordError("record-too-large", len(lines) + 1)
        lines.append(line)
    return lines


def _decode(line: bytes, kind: type[_Line], at: int, code: str) -> _Line:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(code, at, reason=str(error)[:200]) from None
