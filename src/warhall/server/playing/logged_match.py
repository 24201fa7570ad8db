"""The game at a table: the match, the log it follows from, and who may still choose, undo or be late.

Everything here follows from the entries of the log alone, so a table that is loaded again after a crash, or in another
process, is the same table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from warhall.kernel import Action, Event, Game, Match, Record, State, UndoError, checksum
from warhall.server.playing.clocks import Clocks
from warhall.server.playing.steps import PlayedStep, TableDice
from warhall.server.protocol.errors import HallError
from warhall.server.protocol.moments import ClockRule
from warhall.server.store.entries import ACT, BACK, CHANCE_FELL, DOWN, UNDO, LogEntry

LENGTHENS: Final = {ACT: 1, CHANCE_FELL: 1, UNDO: -1, BACK: 0, DOWN: 0}


class LoggedMatch:
    """A running or finished game."""

    def __init__(
        self,
        game: Game,
        dice: TableDice,
        names: Sequence[str],
        bots: Sequence[str | None],
        clock: ClockRule | None,
        started: int,
        help: bool = True,
    ) -> None:
        self.game = game
        self._facts = (dice, list(names), list(bots), clock, started)
        self._help = help  # whether people may ask for hints and odds; the record tells
        self._begin()

    def _begin(self) -> None:
        dice, names, bots, clock, started = self._facts
        self._match = Match(self.game, dice.seed, seats=names, bots=bots, entropy=dice.entropy, promise=dice.commitment)
        self._match.record.header = msgspec.structs.replace(self._match.record.header, help=self._help)
        self.clocks = None if clock is None else Clocks(clock, self.game.players)
        self.entries: list[LogEntry] = []
        self.version = 0  # how many entries there are
        self.steps: list[PlayedStep] = []
        self.lengths: list[int] = [0]  # how many steps there were at each version
        self.messages: dict[tuple[int, str], int] = {}
        self.pause: int | None = None  # the seat for which the dice wait
        self._asked = [0] * self.game.players  # the version since which each seat has its present choice
        self._active = self.state.active_players()
        if self.clocks is not None:
            self.clocks.turn_to(started, self._active)

    @property
    def state(self) -> State:
        return self._match.state

    def rename(self, names: Sequence[str]) -> None:
        """Others sit there now, or one wants to be forgotten: the record tells who plays as the table does."""
        dice, _, bots, clock, started = self._facts
        self._facts = (dice, list(names), bots, clock, started)
        self._match.record.header = msgspec.structs.replace(self._match.record.header, seats=list(names))

    @property
    def record(self) -> Record:
        return self._match.record

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that may act; where the dice wait for somebody, nobody."""
        return self._active

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats whose time runs."""
        return self._active if self.pause is None else (self.pause,)

    # -- from the log ------------------------------------------------------------------------------------------------

    def follow(self, entries: Sequence[LogEntry]) -> None:
        """Go on with entries from the store."""
        for entry in entries:
            if entry.version <= self.version:
                continue
            if entry.version != self.version + 1:
                raise HallError("table-damaged")
            self._follow_one(entry)
        self._settle()

    def _follow_one(self, entry: LogEntry) -> None:
        if entry.kind == UNDO:
            self._take_back(entry.seat)
        elif entry.kind == ACT:
            self._do(self.game.parse_action(entry.action or ""), entry.seat)
        elif entry.kind == CHANCE_FELL and self.lengths[-1] == len(self.steps):
            self._advance()
        if entry.kind != DOWN and self._checksum_at(entry.kind) != entry.checked:
            raise HallError("table-damaged")
        self._note(entry)

    def forget_last(self, count: int) -> None:
        """Back to what is on disk: these entries could not be written."""
        entries = self.entries[: len(self.entries) - count]
        self._begin()
        self.follow(entries)

    # -- new entries -------------------------------------------------------------------------------------------------

    def begin(self, at: int) -> list[LogEntry]:
        """Let chance set the table."""
        return self._chance_entries(at)

    def check_fresh(self, seat: int, version: int) -> None:
        """Refuse what answers a choice that is no longer offered."""
        if version > self.version or version < self._asked[seat]:
            raise HallError("stale")

    def check_latest(self, version: int) -> None:
        """Refuse what answers an earlier position."""
        if version != self.version:
            raise HallError("stale")

    def act(self, action: str, seat: int, message: str | None, at: int, *, roll: bool) -> list[LogEntry]:
        """LoggedMatch a choice; a refusal of the game leaves everything as it was."""
        parsed = self.game.parse_action(action)
        may_pause = not roll and self._had_choice(seat)
        self._do(parsed, seat)
        entries = [self._new(ACT, seat, str(parsed), message, at)]
        if not self.state.is_chance():
            self._settle()
        elif may_pause and self._match.can_undo(seat):
            self.pause = seat
            self._settle()
        else:
            entries += self._chance_entries(at)
        return entries

    def _had_choice(self, seat: int) -> bool:
        """Whether there is anything to think over. Where there are secrets this counts as true: that somebody had no
        other choice is for nobody else to know, and everybody sees a pause."""
        return not self.game.open_information or len(self.state.legal_actions(seat)) > 1

    def roll(self, at: int, seat: int = -1, message: str | None = None) -> list[LogEntry]:
        """The dice that waited fall."""
        if self.pause is None:
            raise HallError("no-pause")
        entries = self._chance_entries(at)
        if message is not None:  # so that a repeated message is known for what it is
            self.entries[-len(entries)] = entries[0] = msgspec.structs.replace(entries[0], seat=seat, message=message)
            self.messages[seat, message] = entries[0].version
        return entries

    def undo(self, seat: int, message: str | None, at: int) -> list[LogEntry]:
        """Take the last choice back; not after the end, when the analysis tells what nobody may know before."""
        if self.state.is_terminal():
            raise UndoError("no-undo")
        self._take_back(seat)
        entry = self._new(UNDO, seat, None, message, at)
        self._settle()
        return [entry]

    def come_back(self, seat: int, at: int) -> list[LogEntry]:
        """Somebody who ran out of time gets some more."""
        return [self._new(BACK, seat, None, None, at)]

    def _chance_entries(self, at: int) -> list[LogEntry]:
        self._advance()
        fell = self.record.entries[len(self.steps) - self._fallen :]
        entries = [self._new(CHANCE_FELL, -1, entry.action, None, at) for entry in fell]
        self._settle()
        return entries

    def _new(self, kind: str, seat: int, action: str | None, message: str | None, at: int) -> LogEntry:
        checked = self._checksum_at(kind)
        entry = LogEntry(self.version + 1, kind, seat, action, checked, message, at)
        self._note(entry)
        return entry

    def _checksum_at(self, kind: str) -> str:
        """Of the position after an entry that is about to be noted."""
        if kind in (UNDO, BACK):
            return checksum(self.state.to_json())
        return self.record.entries[self.lengths[-1]].check

    # -- what both share ---------------------------------------------------------------------------------------------

    _fallen = 0  # how many chance actions the last advance made

    def _do(self, action: Action, seat: int) -> None:
        if self.state.is_chance():  # the dice wait for somebody: they must not fall by another's act
            self.state.apply_action(action, seat)
        before = None if self.game.open_information else self.state.clone()
        events = self._match.play(action, seat)
        self._see(before, action, seat, events)

    def _advance(self) -> None:
        """Let chance act, one action after the other, so that every step is seen from its own position."""
        self._fallen = 0
        match = self._match
        while match.state.is_chance():
            before = None if self.game.open_information else match.state.clone()
            length = len(match.record.entries)
            match.advance()
            fresh = match.record.entries[length:]
            for at, entry in enumerate(fresh):
                events = match.log[length + at]
                action = self.game.parse_action(entry.action or "")
                self._see(before, action, -1, events)
                if before is not None:
                    before.apply_action(action)
                self._fallen += 1

    def _see(self, before: State | None, action: Action, seat: int, events: list[Event]) -> None:
        shown = None
        if before is not None:
            viewers: list[int | None] = [*range(self.game.players), None]
            shown = tuple(before.action_seen_by(action, seat, viewer) for viewer in viewers)
        is_open = shown is None and all(event.audience is None for event in events)
        self.steps.append(PlayedStep(seat, action, shown, events, is_open))

    def _take_back(self, seat: int) -> None:
        self._match.undo(seat)
        self.steps.pop()

    def _note(self, entry: LogEntry) -> None:
        """Keep the books after one entry."""
        self.entries.append(entry)
        self.version = entry.version
        length = self.lengths[-1] + LENGTHENS[entry.kind]
        self.lengths.append(length)
        if entry.message is not None:
            self.messages[entry.seat, entry.message] = entry.version
        if entry.kind in (BACK, DOWN):
            self._note_time(entry)
        elif length == len(self.steps):
            self.pause = None
            self._turn(entry)

    def _note_time(self, entry: LogEntry) -> None:
        """Nothing was played, but the clocks go otherwise."""
        if self.clocks is None:
            return
        if entry.kind == BACK:
            self.clocks.grant(entry.seat, entry.at)
        else:
            self.clocks.resume(int(entry.action or entry.at), entry.at)

    def _turn(self, entry: LogEntry) -> None:
        """Who is asked now, and since when. Who chooses in secret beside others is not disturbed by them."""
        before, self._active = self._active, self.state.active_players()
        revealed = entry.kind == CHANCE_FELL or (entry.kind == ACT and not self._match.can_undo())
        for seat in self._active:
            if revealed or seat not in before or seat == entry.seat:
                self._asked[seat] = entry.version
        if self.clocks is not None:
            self._turn_clocks(self.clocks, entry)

    def _turn_clocks(self, clocks: Clocks, entry: LogEntry) -> None:
        running = self._active or self._chooser(entry)
        if entry.kind == UNDO:
            clocks.turn_back(entry.at, running)
            return
        if entry.kind == ACT:
            clocks.earn(entry.seat)
        clocks.turn_to(entry.at, running)
        clocks.settle(self._match.open_choices)

    def _chooser(self, entry: LogEntry) -> tuple[int, ...]:
        """While the dice wait, the time of the one who may let them fall runs on."""
        return (entry.seat,) if entry.kind == ACT and self.state.is_chance() else ()

    def _settle(self) -> None:
        """Dice that have not fallen wait for the seat that may still undo."""
        if self.state.is_chance():
            self.pause = self._match.last_chooser

    # -- questions ---------------------------------------------------------------------------------------------------

    def start_of(self, entries: Sequence[LogEntry]) -> int:
        """The first step of the log that these entries, the last ones, have changed."""
        return self.unchanged_since(entries[0].version - 1) + 1

    def can_undo(self, seat: int | None) -> bool:
        return seat is not None and not self.state.is_terminal() and self._match.can_undo(seat)

    def unchanged_since(self, version: int) -> int:
        """How many steps of the log have stayed the same since a version."""
        return min(self.lengths[min(version, self.version) :])
