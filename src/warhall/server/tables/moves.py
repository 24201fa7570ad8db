"""Moves: what a seat plays, takes back, asks and says, each answered once and never played twice."""

from __future__ import annotations

from functools import partial

from warhall.kernel import IllegalActionError, WarhallError, use_language
from warhall.server.protocol.errors import HallError
from warhall.server.protocol.messages import Act, WhyAnswer
from warhall.server.protocol.moments import now_ms
from warhall.server.store import queries
from warhall.server.store.broker import News
from warhall.server.store.database import Append, LogEntry
from warhall.server.tables.hall import Hall
from warhall.server.tables.live_table import Listener, LiveTable
from warhall.server.tables.names import chat_text


class Moves:
    """Everything that somebody connected to a table may do."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    # -- playing -----------------------------------------------------------------------------------------------------

    async def act(self, table: LiveTable, listener: Listener, act: Act) -> None:
        """LoggedMatch a choice and answer everybody; a repeated message is answered and not played."""
        async with table.lock:
            entries = self._choose(table, listener, act)
            if entries is not None:
                await self._hall.commit(table, entries)
                self._shown(table, table.playing().start_of(entries), listener, act.id)

    def act_at_once(self, table: LiveTable, listener: Listener, act: Act) -> None:
        """The same at a table that nobody holds, without waiting: it stays held until the choice is on disk and shown.
        Nearly all moves come this way, for a task that waits would cost more than the move."""
        table.lock.take()
        try:
            entries = self._choose(table, listener, act)
            if entries is not None:
                new = self._hall.append_of(table, entries)
                self._hall.store.append_soon(new, partial(self._acted, table, listener, act.id, new))
                return
        except BaseException:
            table.lock.release()
            raise
        table.lock.release()

    def _choose(self, table: LiveTable, listener: Listener, act: Act) -> list[LogEntry] | None:
        """LoggedMatch a choice in memory: what has to be written now. None: this message has been played before."""
        seat = table.player_of(listener.member_id)
        match = table.playing()
        if self._repeated(table, listener, seat, act.id):
            return None
        match.check_fresh(seat, act.v)
        return match.act(act.d.action, seat, act.id, now_ms(), roll=act.d.roll)

    def _acted(
        self, table: LiveTable, listener: Listener, message: str, new: Append, failure: Exception | None
    ) -> None:
        """A choice is on disk, or cannot be written."""
        if failure is not None:
            self._hall.spawn(self._not_acted(table, listener, message, len(new.entries), failure))
            return
        try:
            self._hall.committed(table, new)
            self._shown(table, table.playing().start_of(new.entries), listener, message)
        finally:
            table.lock.release()

    async def _not_acted(
        self, table: LiveTable, listener: Listener, message: str, count: int, failure: Exception
    ) -> None:
        try:
            listener.refuse(await self._hall.take_back(table, count, failure), message)
        except WarhallError as error:
            listener.refuse(error, message)
        finally:
            table.lock.release()

    async def roll(self, table: LiveTable, listener: Listener, version: int, message: str) -> None:
        """Let the dice fall that waited for this seat."""
        async with table.lock:
            seat = table.player_of(listener.member_id)
            match = table.playing()
            if self._repeated(table, listener, seat, message):
                return
            if match.pause != seat:
                raise HallError("no-pause")
            if version != match.version:
                raise HallError("stale")
            length = len(match.steps)
            await self._hall.commit(table, match.roll(now_ms(), seat, message))
            self._shown(table, length + 1, listener, message)

    async def undo(self, table: LiveTable, listener: Listener, version: int, message: str) -> None:
        """Take the last choice back."""
        async with table.lock:
            seat = table.player_of(listener.member_id)
            match = table.playing()
            if self._repeated(table, listener, seat, message):
                return
            if version != match.version:
                raise HallError("stale")
            await self._hall.commit(table, match.undo(seat, message, now_ms()))
            self._shown(table, len(match.steps) + 1, listener, message)

    def _repeated(self, table: LiveTable, listener: Listener, seat: int, message: str) -> bool:
        if (seat, message) not in table.playing().messages:
            return False
        listener.send(table.state_text(listener, re=message, repeated=True))
        return True

    def _shown(self, table: LiveTable, start: int, listener: Listener | None, message: str | None) -> None:
        """After a choice is on disk: show it, and let the bots go on."""
        self._hall.show(table, start, listener, message)
        self._hall.caretaker.drive(table)

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
            words = chat_text(text)
            seat = table.seat_of(member.id)
            said = await self._hall.store.write(
                lambda c: queries.insert_chat(c, table.id, seat, member.name, words, now_ms())
            )
            table.send_chat(said, listener, message)
            self._hall.tell_others(News(table.id, chat=said))
