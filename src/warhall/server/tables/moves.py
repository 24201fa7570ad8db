"""Moves: what a seat plays, takes back, asks and says, each answered once and never played twice."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from warhall.kernel import IllegalActionError, WarhallError, use_language
from warhall.server.playing.logged_match import LoggedMatch
from warhall.server.protocol.errors import HallError
from warhall.server.protocol.messages import Act, WhyAnswer
from warhall.server.protocol.moments import now_ms
from warhall.server.store import queries
from warhall.server.store.broker import News
from warhall.server.store.entries import Append, LogEntry
from warhall.server.tables.hall import Hall
from warhall.server.tables.live_table import Listener, LiveTable
from warhall.server.tables.names import chat_text

_Play = Callable[[LoggedMatch, int], list[LogEntry]]  # what has to be written after this seat has moved


class Moves:
    """Everything that somebody connected to a table may do.

    A choice, a roll and an undo are moves. Each is made at a table that is held for it, and does not wait: the table is
    let go when the move is on disk and shown, or refused.
    """

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    # -- moves -------------------------------------------------------------------------------------------------------

    def act(self, table: LiveTable, listener: Listener, act: Act) -> None:
        """Play a choice."""

        def play(match: LoggedMatch, seat: int) -> list[LogEntry]:
            match.check_fresh(seat, act.v)
            return match.act(act.d.action, seat, act.id, now_ms(), roll=act.d.roll)

        self._make(table, listener, act.id, play)

    def roll(self, table: LiveTable, listener: Listener, version: int, message: str) -> None:
        """Let the dice fall that waited for this seat."""

        def play(match: LoggedMatch, seat: int) -> list[LogEntry]:
            if match.pause != seat:
                raise HallError("no-pause")
            match.check_latest(version)
            return match.roll(now_ms(), seat, message)

        self._make(table, listener, message, play)

    def undo(self, table: LiveTable, listener: Listener, version: int, message: str) -> None:
        """Take the last choice back."""

        def play(match: LoggedMatch, seat: int) -> list[LogEntry]:
            match.check_latest(version)
            return match.undo(seat, message, now_ms())

        self._make(table, listener, message, play)

    def _make(self, table: LiveTable, listener: Listener, message: str, play: _Play) -> None:
        """Make a move in memory and have it written; a repeated message is answered and not played."""
        try:
            if "\0" in message:  # PostgreSQL has no such text
                raise HallError("bad-message", field="id")
            self._hall.house.check_writable()
            seat = table.player_of(listener.member_id)
            match = table.playing()
            if (seat, message) not in match.messages:
                self._check_length(match)
                new = table.append_of(play(match, seat), self._hall.settings.pause_time)
                self._hall.store.append_soon(new, partial(self._made, table, listener, message, new))
                return
            listener.send(table.state_text(listener, re=message, repeated=True))
        except WarhallError as error:
            listener.refuse(error, message)
        except BaseException:
            table.lock.release()
            raise
        table.lock.release()

    def _check_length(self, match: LoggedMatch) -> None:
        """Two who play and take back without end would fill memory and disk, and whoever loads the game would wait."""
        if match.version >= self._hall.settings.moves_per_table:
            raise HallError("game-too-long")

    def _made(self, table: LiveTable, listener: Listener, message: str, new: Append, failure: Exception | None) -> None:
        """A move is on disk: show it, and let the bots go on. Or it cannot be written."""
        if failure is not None:
            self._hall.spawn(self._not_made(table, listener, message, len(new.entries), failure))
            return
        try:
            self._hall.committed(table, new)
            table.show(table.playing().start_of(new.entries), listener, message)
            self._hall.caretaker.drive(table)
        finally:
            table.lock.release()

    async def _not_made(
        self, table: LiveTable, listener: Listener, message: str, count: int, failure: Exception
    ) -> None:
        try:
            listener.refuse(await self._hall.take_back(table, count, failure), message)
        except WarhallError as error:
            listener.refuse(error, message)
        finally:
            table.lock.release()

    # -- questions and words -----------------------------------------------------------------------------------------

    async def why(self, table: LiveTable, listener: Listener, action: str) -> WhyAnswer:
        """Why this action may not be played now; nothing is played."""
        async with table.lock:
            seat = table.player_of(listener.member_id)
            state = table.playing().state.clone()
            with use_language(listener.lang):
                try:
                    state.apply_action(table.game.parse_action(action), seat)
                except IllegalActionError as error:
                    return WhyAnswer(False, error.code, error.text, error.rule, error.field)
            return WhyAnswer(True)

    async def chat(self, table: LiveTable, listener: Listener, message: str, text: str) -> None:
        async with table.lock:
            member = table.members.get(listener.member_id or 0)
            if member is None:
                raise HallError("not-member")
            self._hall.house.check_writable()
            if member.muted:
                raise HallError("muted")
            self._hall.limits.chats.take(f"{member.id}")
            self._hall.limits.chats_in_all.take(listener.guest)  # who joins again and again is somebody else each time
            words = chat_text(text)
            seat = table.seat_of(member.id)
            said = await self._hall.store.write(
                lambda c: queries.insert_chat(c, table.id, seat, member.name, words, now_ms())
            )
            table.send_chat(said, listener, message)
            self._hall.tell_others(News(table.id, chat=said))
