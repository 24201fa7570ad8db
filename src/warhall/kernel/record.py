"""Records: JSON Lines that prove themselves. The format is described in `docs/records.md`.

A header (game, rules version, options, seats, commitment to the dice), one line per action with a checksum of the
position after it, and a closing line with the outcome and the keys of the dice. Every line ends with a hash over itself
and all lines before it.
"""

from __future__ import annotations

import os
import random
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeAlias, TypeVar

import msgspec

from warhall.kernel.action import excerpt
from warhall.kernel.chance import CHANCE, SCHEME, SIMULATED, FairRandom, Proof, chance_stream, commitment, prove
from warhall.kernel.errors import RecordError, WarhallError
from warhall.kernel.event import Event, seen_events
from warhall.kernel.figures import Table
from warhall.kernel.game import Game
from warhall.kernel.outcome import Outcome
from warhall.kernel.registry import load_game
from warhall.kernel.state import State
from warhall.kernel.view import View, checksum

FORMAT: Final = 2
BY_HAND: Final = "by-hand"
MAX_LINE: Final = 1 << 20
MAX_LINES: Final = 200_000
_CHAINED: Final = re.compile(rb',"chain":"([0-9a-f]{32})"\}\s*\Z')


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The source of chance: keys that were committed to, or results entered by hand."""

    scheme: str
    commitment: str | None = None
    entropy: list[str | None] = []  # per seat: what its person sent when sitting down


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
    help: bool | msgspec.UnsetType = msgspec.UNSET  # whether people at the table could ask for hints and odds
    redacted_for: int | str | None = None  # the seat ("spectator") whose sight of a game with secrets this is


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """One action. In the redacted record of a game with secrets `action` may be missing and `view` is there."""

    n: int
    seat: int  # -1 is chance
    check: str
    action: str | None = None
    draws: list[tuple[int, int]] | None = None  # of chance: below which number, and which number was drawn
    events: list[Event] | None = None
    view: dict[str, Any] | None = None


class Closing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: a file without it has been cut short."""

    end: bool  # whether the game is over; otherwise it was put aside
    entries: int
    outcome: Outcome | None
    seed: str | None  # for the authority of a game that goes on, and for all where nothing was hidden
    proof: Proof | None = None


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
    draws: list[tuple[int, int]] | None = None  # how chance drew, where this seat may know it


class Verified(msgspec.Struct, frozen=True):
    """The findings of `verify` about a record."""

    game: str
    entries: int
    over: bool
    dice: str  # "proved", "partly" where some draws are secret for ever, "sealed" until the end, or "by-hand"
    redacted: bool
    draws: int = 0  # how often chance acted, and
    proved: int = 0  # how many of these are proved


Source: TypeAlias = str | os.PathLike[str] | BinaryIO
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
        dice: Dice,
        start: State | None = None,
        bots: list[str | None] | None = None,
    ) -> Record:
        """The record of a game in which nothing has happened yet. No seed means dice by hand."""
        position = None if start is None else start.to_json()
        return cls(Header(FORMAT, game.id, game.rules_version, game.options, seats, dice, bots, position), [], seed)

    def next_stream(self) -> FairRandom:
        """The stream of the next chance action."""
        assert self.seed is not None
        return chance_stream(self.seed, self.chance_actions, self.header.dice.entropy)

    def append(self, seat: int, action: str, after: State, draws: list[tuple[int, int]] | None = None) -> None:
        """Add an action that led to this position."""
        self.entries.append(Entry(len(self.entries) + 1, seat, checksum(after.to_json()), action, draws))
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
        return b"".join(chained([msgspec.json.encode(line) for line in lines])).decode()

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the file, all of it or nothing: an older file of that name survives a full disk."""
        target = Path(path)
        partial = target.parent / f"{target.name}.partial"
        partial.write_text(self.dumps(), encoding="utf-8")
        partial.replace(target)

    def _close(self) -> Closing:
        game = self.load_game()
        state = self.first_state(game)
        for entry in self.entries:
            state.apply_action(str(entry.action), None if entry.seat == CHANCE else entry.seat)
        over = state.is_terminal()
        proof = prove(self.seed, [True] * self.chance_actions) if self.seed is not None and self.keyed else None
        return Closing(over, len(self.entries), state.outcome() if over else None, self.seed, proof)

    # -- reading ---------------------------------------------------------------------------------------------------

    @classmethod
    def load(cls, source: Source) -> Record:
        """Read a file, by its path or open. `RecordError` names the line that cannot be read."""
        return cls.loads(_lines_of(source))

    @classmethod
    def salvage(cls, source: Source) -> tuple[Record, RecordError | None]:
        """Read and prove a file as far as it is good: the record up to the first faulty line, and the fault, if any.
        Where nothing can be saved the fault is raised."""
        lines = _lines_of(source)
        fault: RecordError | None = None
        try:
            record = cls.loads(lines)
        except RecordError as error:
            fault = error
            record = cls(_header_of(lines), _good_entries(lines), None)
        while True:
            try:
                record.verify()
            except RecordError as error:
                if error.line <= 1:
                    raise
                fault = error
                record = cls(record.header, record.entries[: error.line - 2], None)
            else:
                return record, fault

    @classmethod
    def loads(cls, lines: list[bytes]) -> Record:
        """Read the lines of a file."""
        header = _header_of(lines)
        written, lines = lines, _unchained(lines)
        if len(lines) == 1:
            raise RecordError("record-truncated", 1)
        closing = _decode(lines[-1], Closing, len(lines), "record-truncated")
        entries = [_decode(line, Entry, at, "record-line") for at, line in enumerate(lines[1:-1], start=2)]
        for at, entry in enumerate(entries, start=2):
            if entry.n != at - 1:
                raise RecordError("record-number", at, expected=at - 1, found=entry.n)
        if closing.entries != len(entries):
            raise RecordError("record-count", len(lines), expected=closing.entries, found=len(entries))
        for at, (line, expected) in enumerate(zip(written, chained(lines), strict=True), start=1):
            if line.rstrip() != expected.rstrip():
                raise RecordError("record-chain", at)
        return cls(header, entries, closing.seed, closing)

    @property
    def by_hand(self) -> bool:
        return self.header.dice.scheme == BY_HAND

    @property
    def simulated(self) -> bool:
        return self.header.dice.scheme == SIMULATED

    @property
    def keyed(self) -> bool:
        """True if every draw has a key that was committed to."""
        return not (self.by_hand or self.simulated)

    @property
    def redacted(self) -> bool:
        """True for one seat's sight of a game with secrets."""
        return self.header.redacted_for is not None

    def __repr__(self) -> str:
        return f"<Record of {self.header.game}: {', '.join(self.header.seats)}; {len(self.entries)} actions>"

    def _repr_html_(self) -> str:
        outcome = None if self.closing is None else self.closing.outcome
        rows: list[list[str | int | float | None]] = [
            [name, *([None, None] if outcome is None else [outcome.scores[seat], outcome.places[seat]])]
            for seat, name in enumerate(self.header.seats)
        ]
        return Table(repr(self)[1:-1], ["seat", "score", "place"], rows)._repr_html_()

    def load_game(self) -> Game:
        """The game that was played, with its options."""
        try:
            game = load_game(self.header.game, **self.header.options)
        except WarhallError as error:
            raise RecordError("record-game", 1, reason=error.text) from None
        if game.rules_version != self.header.rules:
            raise RecordError("record-rules", 1, expected=game.rules_version, found=self.header.rules)
        for named in (self.header.seats, self.header.bots, self.header.dice.entropy if self.keyed else None):
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

    def first_state(self, game: Game) -> State:
        """The position in which the first action was played."""
        return self.start_state(game) or game.new_initial_state()

    def replay(self, game: Game | None = None) -> Iterator[Step]:
        """Play every action again, checking each action and each checksum."""
        game = game or self.load_game()
        if self.redacted:
            raise RecordError("record-redacted", 1)
        state = self.first_state(game)
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

    def verify(self, promise: str | None = None) -> Verified:
        """Prove the record: every action, every checksum, the outcome, and the dice by the keys that are shown. With
        `promise`, the commitment that somebody was shown when sitting down, it has to be the one of this record."""
        dice = self.header.dice
        if dice.scheme not in (SCHEME, SIMULATED, BY_HAND):
            raise RecordError("record-scheme", 1, scheme=excerpt(dice.scheme))
        if promise is not None and promise != dice.commitment:
            raise RecordError("record-promise", 1)
        closing = self.closing or self._close()
        proved = self._verify_views(closing) if self.redacted else self._verify_actions(closing)
        self._verify_keys(closing)
        draws = 0 if self.by_hand else self.chance_actions
        shown = closing.seed if self.simulated else closing.proof
        told = "sealed" if shown is None else "proved" if proved == draws else "partly"
        told = BY_HAND if self.by_hand else told
        return Verified(self.header.game, len(self.entries), closing.end, told, self.redacted, draws, proved)

    def _verify_keys(self, closing: Closing) -> None:
        """See that the seed and the keys are those that were promised."""
        dice, last = self.header.dice, len(self.entries) + 2
        if self.simulated:  # nothing was promised: the seed itself gives the dice
            return
        if closing.seed is not None and (self.by_hand or commitment(closing.seed) != dice.commitment):
            raise RecordError("record-seed", last)
        proof = closing.proof
        if proof is not None and (self.by_hand or not proof.fits(dice.commitment or "", self.chance_actions)):
            raise RecordError("record-keys", last)
        if proof is None and closing.seed is not None:
            raise RecordError("record-keys", last)

    def _verify_actions(self, closing: Closing) -> int:
        """Check every action and the outcome; count the draws that are proved."""
        game = self.load_game()
        state = self.first_state(game)
        dice = random.Random(closing.seed) if self.simulated and closing.seed is not None else None
        drawn = proved = 0
        for step in self.replay(game):
            if step.entry.seat == CHANCE and dice is not None:
                proved += _follows(step.entry, state.sample_chance(dice))
            elif step.entry.seat == CHANCE:
                proved += self._is_proved(step.entry, drawn, closing, state)
                drawn += 1
            state = step.state
        outcome = state.outcome() if state.is_terminal() else None
        if closing.end != state.is_terminal() or closing.outcome != outcome:
            raise RecordError("record-outcome", len(self.entries) + 2)
        return proved

    def _is_proved(self, entry: Entry, index: int, closing: Closing, before: State) -> bool:
        """Whether the key of this draw is shown; what it draws, and what follows by the rules, must stand here."""
        key = None if closing.proof is None or not self.keyed else closing.proof.key(index)
        if key is None:
            return False
        stream = FairRandom(key, index, self.header.dice.entropy)
        drawn = before.sample_chance(stream) if before.is_chance() else None
        if drawn != entry.action or stream.draws != entry.draws:
            found = f"{excerpt(entry.action)} {entry.draws}"
            raise RecordError("record-dice", entry.n + 1, expected=f"{drawn} {stream.draws}", found=found)
        return True

    def _verify_views(self, closing: Closing) -> int:
        game = self.load_game()
        owner = self.header.redacted_for
        if game.open_information:
            raise RecordError("record-nothing-hidden", 1)
        if owner != "spectator" and not (isinstance(owner, int) and 0 <= owner < game.players):
            raise RecordError("record-no-seat", 1, seat=str(owner), players=game.players)
        seen, drawn, proved = self.header.start or {}, 0, 0
        for at, entry in enumerate(self.entries, start=2):
            if entry.view is None or checksum(entry.view) != entry.check:
                raise RecordError("record-check", at, action=excerpt(entry.action))
            if entry.seat == CHANCE:
                proved += entry.draws is not None and self._is_proved(entry, drawn, closing, _imagined(game, seen, at))
                drawn += 1
            seen = entry.view
        return proved

    # -- what a seat may have ----------------------------------------------------------------------------------------

    def glimpses(self, seat: int | None = None) -> list[Glimpse]:
        """The whole game as this seat saw it (None: a spectator), from the start."""
        if self.redacted:
            return self._stored_glimpses(seat)
        game = self.load_game()
        if seat is not None and not 0 <= seat < game.players:
            raise RecordError("record-no-seat", 1, seat=seat, players=game.players)
        before = self.first_state(game)
        seen = [Glimpse(0, None, None, [], before.view(seat))]
        for step in self.replay(game):
            action = game.parse_action(step.entry.action or "")
            shown = before.action_seen_by(action, step.entry.seat, seat)
            events = seen_events(step.events, seat)
            text = None if shown is None else str(shown)
            known = step.entry.seat == CHANCE and before.draw_known_to(action, seat)
            draws = step.entry.draws if known else None
            seen.append(Glimpse(step.entry.n, step.entry.seat, text, events, step.state.view(seat), draws))
            before = step.state
        return seen

    def _stored_glimpses(self, seat: int | None) -> list[Glimpse]:
        owner = self.header.redacted_for
        if seat is not None and seat != owner:
            raise RecordError("record-other-seat", 1, seat=seat, owner=str(owner))
        first = Glimpse(0, None, None, [], self.header.start or {})
        return [first] + [
            Glimpse(entry.n, entry.seat, entry.action, entry.events or [], entry.view or {}, entry.draws)
            for entry in self.entries
        ]

    def redacted_for(self, seat: int | None = None) -> Record:
        """The record that this seat (None: a spectator) may carry home.

        Where nothing is hidden that is the record itself, with seed and keys once the game is over. In a game with
        secrets it holds views instead of positions, and of the keys only those whose draws this seat may know; never
        the seed, for it would give the secrets away.
        """
        closing = self.closing or self._close()
        if not closing.end:
            closing = msgspec.structs.replace(closing, seed=None, proof=None)
        if self.redacted or self.load_game().open_information:
            return Record(self.header, list(self.entries), closing.seed, closing)
        owner: int | str = "spectator" if seat is None else seat
        first, *others = self.glimpses(seat)
        header = msgspec.structs.replace(self.header, redacted_for=owner, start=first.view)
        entries = [_glimpsed(entry, seen) for entry, seen in zip(self.entries, others, strict=True)]
        proof = None
        if closing.end and self.seed is not None and self.keyed:
            proof = prove(self.seed, [entry.draws is not None for entry in entries if entry.seat == CHANCE])
        return Record(header, entries, None, msgspec.structs.replace(closing, seed=None, proof=proof))


def verify(path: str | os.PathLike[str], promise: str | None = None) -> Verified:
    """Prove the record in this file, or raise `RecordError` naming the first faulty line."""
    return Record.load(path).verify(promise)


def _glimpsed(entry: Entry, seen: Glimpse) -> Entry:
    """An entry as a seat may have it. Its checksum is of the view: one of the position would betray a guess."""
    return Entry(entry.n, entry.seat, checksum(seen.view), seen.action, seen.draws, seen.events, seen.view)


def _follows(entry: Entry, expected: str) -> bool:
    """True if the dice of a simulation give what stands here."""
    if expected != entry.action:
        raise RecordError("record-dice", entry.n + 1, expected=str(expected), found=excerpt(entry.action))
    return True


def _imagined(game: Game, view: View, at: int) -> State:
    """A position that looks like this. What chance could bring about in it is what a draw that is shown was made of."""
    try:
        return game.state_from_view(view, random.Random(0))
    except (WarhallError, LookupError, TypeError, ValueError, AttributeError):
        raise RecordError("record-check", at - 1, action="") from None


def chained(lines: Sequence[bytes]) -> list[bytes]:
    """The lines of a file, each with a hash over itself and all lines before it."""
    found, chain = [], b""
    for line in lines:
        body = line.rstrip()[:-1]
        chain = sha256(chain + body).hexdigest()[:32].encode()
        found.append(b'%b,"chain":"%b"}\n' % (body, chain))
    return found


def _unchained(lines: Sequence[bytes]) -> list[bytes]:
    return [_CHAINED.sub(b"}", line) for line in lines]


def _lines_of(source: Source) -> list[bytes]:
    with opened(source) as file:
        return _read_lines(file)


@contextmanager
def opened(source: Source) -> Iterator[BinaryIO]:
    """A file by its path, or one that is open already."""
    try:
        if not isinstance(source, (str, os.PathLike)):
            yield source
            return
        with open(source, "rb") as file:
            yield file
    except OSError as error:
        raise RecordError("record-unreadable", 0, file=str(source), reason=error.strerror or "") from None


def _header_of(lines: Sequence[bytes]) -> Header:
    if not lines:
        raise RecordError("record-empty", 1)
    header = _decode(_unchained(lines[:1])[0], Header, 1, "record-foreign")
    if header.warhall != FORMAT:
        raise RecordError("record-format", 1, format=header.warhall, known=FORMAT)
    return header


def _good_entries(lines: Sequence[bytes]) -> list[Entry]:
    """The entries up to the first line that is none, or that does not belong here."""
    entries: list[Entry] = []
    bare = _unchained(lines)
    for at, expected in enumerate(chained(bare)[1:], start=2):
        try:
            entry = _decode(bare[at - 1], Entry, at, "record-line")
        except RecordError:
            break
        if entry.n != at - 1 or lines[at - 1].rstrip() != expected.rstrip():
            break
        entries.append(entry)
    return entries


def _read_lines(file: BinaryIO) -> list[bytes]:
    lines: list[bytes] = []
    while line := read_line(file, len(lines)):
        lines.append(line)
    return lines


def read_line(file: BinaryIO, before: int) -> bytes:
    """The next line of a file, after so many of the same record; empty at the end."""
    line = file.readline(MAX_LINE + 1)
    if len(line) > MAX_LINE or (line and before >= MAX_LINES):
        raise RecordError("record-too-large", before + 1)
    return line


def _decode(line: bytes, kind: type[_Line], at: int, code: str) -> _Line:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(code, at, reason=str(error)[:200]) from None
