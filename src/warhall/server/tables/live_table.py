"""A table in memory: who sits there, the game being played, and everybody who is connected."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from warhall.kernel import Game, WarhallError, game_class, load_game
from warhall.server.playing.logged_match import LoggedMatch
from warhall.server.playing.steps import TableDice
from warhall.server.protocol.envelopes import envelope
from warhall.server.protocol.errors import HallError
from warhall.server.protocol.messages import ChatMessage, SeatInfo, Shown, TableInfo, You
from warhall.server.showing.log import Told
from warhall.server.showing.states import NOT_STARTED, Showing
from warhall.server.showing.viewers import Viewer
from warhall.server.store.entries import Append, LogEntry
from warhall.server.store.queries import OVER, PLAYING, Member, People, SeatRow, TableRow
from warhall.server.store.tokens import hash_token, same_hash
from warhall.server.tables.holding import Hold

_encode: Final = msgspec.json.Encoder().encode


class Listener(Protocol):
    """Somebody connected to a table."""

    guest: str  # the address as far as limits and bans go
    member_id: int | None
    lang: str
    words: bool
    heard: float  # when this client last said something

    def send(self, text: bytes) -> None:
        """Send a message, without waiting."""

    def refuse(self, error: WarhallError, re: str | None) -> None:
        """Tell that a message is refused, and why."""

    def close(self, code: int) -> None:
        """End the connection."""


class Known(NamedTuple):
    """The facts about a table beside its people."""

    status: str
    version: int
    updated: int
    connected: set[int]
    watchers: int


def table_info(people: People, options: dict[str, Any], known: Known) -> TableInfo:
    """The table as everybody sees it. Nothing of its game is needed for that."""
    row, game = people.row, game_class(people.row.game)
    hosts = {member.id for member in people.members if member.host}
    seats = [
        SeatInfo(
            seat.seat,
            seat.kind,
            seat.name,
            seat.bot,
            seat.stand_in,
            seat.seat in known.connected,
            seat.member_id in hosts,
            seat.held_for or _kept_for(game, seat),
            seat.entropy,
        )
        for seat in people.seats
    ]
    return TableInfo(
        id=row.id,
        game=row.game,
        title=game.title,
        options=options,
        status=known.status,
        listed=row.listed,
        clock=row.clock,
        help=row.help,
        seats=seats,
        you=None,
        watchers=known.watchers,
        v=known.version,
        created=row.created,
        updated=known.updated,
        rematch=row.rematch,
        rematch_of=row.rematch_of,
        commitment=row.commitment,
    )


def _kept_for(game: type[Game], seat: SeatRow) -> str | None:
    """Who alone may take a seat that was left: where there are secrets, the one who knows them."""
    return seat.name if seat.kind == "bot" and seat.held_member and not game.open_information else None


def you_are(people: People, member: Member) -> You:
    """Who a member is at the table."""
    seat = next((known.seat for known in people.seats if known.member_id == member.id), None)
    return You(seat, member.name, member.host)


def _not_started(viewer: Viewer) -> Shown:
    return msgspec.structs.replace(NOT_STARTED, you=viewer.seat)


class LiveTable:
    """One table. Whoever changes or reads it holds `lock`, so nobody sees what is not yet on disk."""

    def __init__(self, people: People, entries: Sequence[LogEntry]) -> None:
        self.lock = Hold()
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, tuple[list[int], int]] = {}  # who is connected to other processes
        self.chatted = 0  # the last words that everybody here has heard
        self.thinking = False
        self.written: tuple[str, int | None] | None = None  # status and due as this process last wrote them
        self.gone = False
        self.used = self.attended = time.monotonic()
        self.row: TableRow = people.row
        self.game: Game = load_game(people.row.game, **people.row.options)
        self.match: LoggedMatch | None = None
        self.told: Told | None = None
        self.members: dict[int, Member] = {}
        self.take_people(people)
        self.follow(entries)

    # -- from the database -------------------------------------------------------------------------------------------

    def take_people(self, people: People) -> None:
        if people.row.options != self.row.options:  # somebody chose what to play with
            self.game = load_game(people.row.game, **people.row.options)
        self.row = people.row
        self.written = (people.row.status, people.row.due)
        self.seats: list[SeatRow] = people.seats
        self.names = [seat.name or f"P{seat.seat + 1}" for seat in people.seats]
        self._has_bots = any(seat.player is not None for seat in people.seats)
        self._seat_by_member = {seat.member_id: seat.seat for seat in people.seats if seat.member_id is not None}
        before, self.members = self.members, {member.id: member for member in people.members}
        self._hang_up([known for known in before.values() if self._token_of(known.id) != known.token_hash])
        if self.match is not None:
            self.match.rename(self.names)
        if self.told is not None:
            self.told.forget_all()

    def _token_of(self, member_id: int) -> str | None:
        member = self.members.get(member_id)
        return None if member is None else member.token_hash

    def _hang_up(self, members: Sequence[Member]) -> None:
        """A token that was replaced is good for nothing any more, its open connections included."""
        ended = {member.id for member in members}
        for listener in [known for known in self.listeners if known.member_id in ended]:
            self.listeners.discard(listener)
            listener.close(4401)

    def follow(self, entries: Sequence[LogEntry]) -> None:
        """Go on with the game as the log tells it."""
        if self.row.started is None:
            return
        if self.match is None:
            self.set_up(self.row.started)
        assert self.match is not None
        self.match.follow(entries)

    def set_up(self, started: int) -> LoggedMatch:
        bots = [seat.bot if seat.kind == "bot" else None for seat in self.seats]
        dice = TableDice(self.row.seed, self.row.commitment, self.entropy)
        self.match = LoggedMatch(self.game, dice, self.names, bots, self.row.clock, started, self.row.help)
        self.told = Told(self.match)
        return self.match

    # -- who is who --------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def entropy(self) -> list[str | None]:
        """The part of each seat in the dice."""
        return [seat.entropy for seat in self.seats]

    @property
    def version(self) -> int:
        return 0 if self.match is None else self.match.version

    @property
    def status(self) -> str:
        if self.match is None:
            return self.row.status
        return OVER if self.match.state.is_terminal() else PLAYING

    def member_of(self, token: str | None) -> Member | None:
        """Who has this token. Every hash is compared, each in constant time."""
        if token is None:
            return None
        hashed = hash_token(token)
        found = [member for member in self.members.values() if same_hash(member.token_hash, hashed)]
        if not found:
            raise HallError("unknown-token")
        return found[0]

    def seat_of(self, member_id: int | None) -> int | None:
        """Where a member sits now; None for watchers and for those who left."""
        if member_id is None:
            return None
        return self._seat_by_member.get(member_id)

    def player_of(self, member_id: int | None) -> int:
        """The seat that a member plays; one with a stand-in has to be taken back first."""
        seat = self.seat_of(member_id)
        if seat is None or self.seats[seat].stand_in is not None:
            raise HallError("not-seated")
        return seat

    def check_help(self) -> None:
        """Refuse hints and odds where the table plays without; once the game is over nobody minds."""
        if not self.row.help and self.status == PLAYING:
            raise HallError("no-help")

    def playing(self) -> LoggedMatch:
        if self.match is None:
            raise HallError("not-playing")
        return self.match

    def bot_to_move(self) -> tuple[int, str] | None:
        """A seat that has to act and is played by a bot."""
        if not self._has_bots or self.match is None or self.status != PLAYING:
            return None
        for seat in self.match.waiting_for:
            bot = self.seats[seat].player
            if bot is not None:
                return seat, bot
        return None

    def unattended(self, since: float) -> bool:
        """Whether nobody has been connected since a moment."""
        return not self.listeners and not self.elsewhere and self.attended < since

    def persons(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == "person" and seat.stand_in is None]

    def due(self, now: int, pause_time: float) -> int | None:
        """When somebody has to look after this table, if nothing happens before."""
        if self.match is None or not (self._has_bots or self.match.clocks or self.match.pause is not None):
            return None
        if self.status != PLAYING:
            return None
        moments = []
        if self.bot_to_move() is not None:
            moments.append(now + 15_000)
        if self.match.pause is not None:
            moments.append(now + int(pause_time * 1000))
        if self.match.clocks is not None and (flag := self.match.clocks.next_flag(self.persons())) is not None:
            moments.append(flag)
        return min(moments, default=None)

    def append_of(self, entries: list[LogEntry], pause_time: float) -> Append:
        """Put together what has to be written, and what becomes of the table by it."""
        status, due = self.status, self.due(entries[-1].at, pause_time)
        return Append(self.id, entries, status, due, touches=self.written != (status, due))

    # -- what is shown -----------------------------------------------------------------------------------------------

    def info(self, member: Member | None = None) -> TableInfo:
        """The table, as this member sees it."""
        common = self._common_info()
        return common if member is None else msgspec.structs.replace(common, you=self._you(member.id))

    def _common_info(self) -> TableInfo:
        moved = self.match.entries[-1].at if self.match is not None and self.match.entries else self.row.updated
        people = People(self.row, self.seats, list(self.members.values()))
        known = Known(self.status, self.version, moved, *self.presence())
        return table_info(people, self.game.options, known)

    def _you(self, member_id: int | None) -> You | None:
        member = None if member_id is None else self.members.get(member_id)
        return None if member is None else You(self.seat_of(member.id), member.name, member.host)

    def here(self) -> tuple[list[int], int]:
        """The seats and the number of watchers connected to this process."""
        seats = [self.seat_of(listener.member_id) for listener in self.listeners]
        return sorted({seat for seat in seats if seat is not None}), seats.count(None)

    def presence(self) -> tuple[set[int], int]:
        """The seats and the number of watchers connected to any process."""
        everywhere = (self.here(), *self.elsewhere.values())
        return {seat for seats, _ in everywhere for seat in seats}, sum([count for _, count in everywhere])

    def viewer(self, listener: Listener) -> Viewer:
        seat = None if listener.member_id is None else self._seat_by_member.get(listener.member_id)
        return Viewer(seat, listener.lang, listener.words)

    def shown(self, viewer: Viewer, start: int = 1) -> Shown:
        """Show a viewer what they may see, with the log from this step on."""
        scene = self._scene()
        return _not_started(viewer) if scene is None else scene.shown(viewer, start)

    def _scene(self) -> Showing | None:
        """The position to be shown; None before the start."""
        if self.match is None or self.told is None:
            return None
        return Showing(self.match, self.told, self.names)

    def state_text(
        self,
        listener: Listener,
        *,
        re: str | None,
        repeated: bool = False,
        start: int = 1,
        chat: list[ChatMessage] | None = None,
    ) -> bytes:
        """A state for one listener; the first one comes with `chat` and tells about the table too."""
        shown = self.shown(self.viewer(listener), start)
        info = self._info_for(listener) if chat is not None or self.match is None else None
        whole = msgspec.structs.replace(shown, repeated=repeated, table=info, chat=chat)
        return envelope(self.version, "state", _encode(whole), re)

    def _info_for(self, listener: Listener) -> TableInfo:
        return self.info(None if listener.member_id is None else self.members.get(listener.member_id))

    # -- to everybody ------------------------------------------------------------------------------------------------

    def show(self, start: int, answered: Listener | None = None, re: str | None = None) -> None:
        """The state for everybody, with the log as it is from this step on."""
        if self.told is not None:
            self.told.forget(start - 1)
        self.send_states(start, answered, re)

    def send_states(self, start: int = 1, answered: Listener | None = None, re: str | None = None) -> None:
        """The state for everybody, each with what they may see; `answered` asked for it with the message `re`. The last
        state of a game tells about the table too, for its status has changed."""
        scene, version = self._scene(), self.version
        if scene is None or scene.over:
            self._send_with_info(scene, start, answered, re)
            return
        bodies: dict[Viewer, bytes] = {}
        for listener in list(self.listeners):
            viewer = self.viewer(listener)
            body = bodies.get(viewer)
            if body is None:
                body = bodies[viewer] = _encode(scene.shown(viewer, start))
            listener.send(envelope(version, "state", body, re if listener is answered else None))

    def _send_with_info(self, scene: Showing | None, start: int, answered: Listener | None, re: str | None) -> None:
        info = self.info()
        for listener in list(self.listeners):
            viewer = self.viewer(listener)
            shown = _not_started(viewer) if scene is None else scene.shown(viewer, start)
            own = msgspec.structs.replace(info, you=self._you(listener.member_id))
            body = _encode(msgspec.structs.replace(shown, table=own))
            listener.send(envelope(self.version, "state", body, re if listener is answered else None))

    def send_table(self) -> None:
        for listener in list(self.listeners):
            listener.send(envelope(self.version, "table", _encode(self._info_for(listener))))

    def send_chat(self, message: ChatMessage, answered: Listener | None = None, re: str | None = None) -> None:
        self.chatted = max(self.chatted, message.id)
        body = _encode(message)
        for listener in list(self.listeners):
            listener.send(envelope(self.version, "chat", body, re if listener is answered else None))

    def send_gone(self) -> None:
        self.gone = True
        for listener in list(self.listeners):
            listener.send(envelope(self.version, "gone", b"{}"))
            listener.close(4404)
