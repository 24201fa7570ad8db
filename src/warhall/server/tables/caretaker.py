"""The caretaker: lets bots act, calls flags, and looks after tables that were left alone."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import Connection

from warhall.kernel import WarhallError
from warhall.server.playing.clocks import DAY
from warhall.server.protocol.errors import HallError, Later, StoreUnavailable
from warhall.server.protocol.moments import now_ms
from warhall.server.store import queries
from warhall.server.store.accounts import end_sessions
from warhall.server.store.entries import LogEntry
from warhall.server.store.queries import OVER, PLAYING
from warhall.server.tables.live_table import LiveTable

if TYPE_CHECKING:
    from warhall.server.tables.hall import Hall

log = logging.getLogger("warhall.server")
HOUR: Final = 3600.0
RETRY: Final = 2.0


class Caretaker:
    """Does what happens at tables without anybody asking."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._cleared = -HOUR

    # -- bots, clocks and what others did ----------------------------------------------------------------------------

    def drive(self, table: LiveTable) -> None:
        """Let bots act where it is their turn; at most one thinks at a table."""
        if self._hall.house.read_only:
            return
        if not table.thinking and table.bot_to_move() is not None and not self._left_alone(table):
            table.thinking = True
            self._hall.spawn(self._drive_on(table))

    def _left_alone(self, table: LiveTable) -> bool:
        """Whether nobody has watched for so long that bots need not play on; they do when somebody comes."""
        return table.unattended(time.monotonic() - self._hall.settings.unattended_time)

    async def _drive_on(self, table: LiveTable) -> None:
        try:
            while not self._left_alone(table) and await self._bot_step(table):
                pass
        except (StoreUnavailable, Later):
            await asyncio.sleep(RETRY)  # the sweep finds the table again when there is a database, or a thinker
        except WarhallError as error:
            log.error("bots stopped at table %s: %s", table.id, error.code)
        finally:
            table.thinking = False

    async def _bot_step(self, table: LiveTable) -> bool:
        """One choice of a bot; False when it is nobody's turn or a person's."""
        async with table.lock:
            turn = None if table.gone else table.bot_to_move()
            if turn is None:
                return False
            match, (seat, bot) = table.playing(), turn
            if match.pause is not None:
                await self._commit_background(table, match.roll(now_ms()))
                return True
            version = match.version
            view, legal = match.state.view(seat), match.state.legal_actions(seat)
            seed = sha256(f"{table.row.bot_seed}/{version}".encode()).hexdigest()
        action, _ = await self._hall.thinkers.choose(table.id, table.game, bot, view, legal, seed)
        async with table.lock:
            if table.gone or match.version != version or table.bot_to_move() != turn:
                return True
            await self._commit_background(table, match.act(action, seat, None, now_ms(), roll=True))
        return True

    async def _commit_background(self, table: LiveTable, entries: list[LogEntry]) -> None:
        """Commit what nobody asked for; another process may have been first, which is as good."""
        start = table.playing().start_of(entries)
        try:
            await self._hall.commit(table, entries)
        except HallError as error:
            if error.code != "stale":
                raise
            return
        table.show(start)

    async def sweep_on(self) -> None:
        """Look after what is due, once in a while, for ever."""
        while True:
            await asyncio.sleep(self._hall.settings.sweep_every)
            try:
                await self._hall.store.write(lambda connection: queries.give_sign(connection, now_ms()))
                await self._hall.look_up_house()
                if not self._hall.house.read_only:
                    await self._look_after_all()
                await self.catch_up()
                await self._hall.store.tidy()
                self._let_go()
                self._hang_up()
                await self._clear_away()
            except StoreUnavailable:
                continue
            except Exception:
                log.exception("the sweep failed; it goes on")

    async def _look_after_all(self) -> None:
        """Everything that is due, some tables at a time; what is left after a while is for the next sweep."""
        until = time.monotonic() + max(1.0, self._hall.settings.sweep_every)
        while time.monotonic() < until:
            due = await self._hall.store.read(lambda connection: queries.due_tables(connection, now_ms()))
            await asyncio.gather(*(self._look_after(table_id) for table_id in due))
            if not due:
                return

    async def _look_after(self, table_id: str) -> None:
        """Flags that fell, dice that waited too long, bots that were forgotten."""
        try:
            async with self._hall.at(table_id) as table:
                now = now_ms()
                match = table.match
                if match is not None and table.status == PLAYING:
                    await self._call_flags(table, now)
                    if match.pause is not None and now - match.entries[-1].at >= self._hall.settings.pause_time * 1000:
                        await self._commit_background(table, match.roll(now))
                due = None if self._left_alone(table) else table.due(now, self._hall.settings.pause_time)
                await self._hall.store.write(lambda connection: queries.touch(connection, table_id, due=due))
                table.written = None
                self.drive(table)
        except StoreUnavailable:
            raise
        except WarhallError as error:
            log.error("table %s cannot be looked after: %s", table_id, error.code)
            await self._hall.store.write(lambda connection: queries.touch(connection, table_id, due=None))

    async def _call_flags(self, table: LiveTable, now: int) -> None:
        """A bot stands in for whoever ran out of time."""
        clocks = table.playing().clocks
        late = [] if clocks is None else [seat for seat in clocks.out_of_time(now) if seat in table.persons()]
        if not late:
            return
        bot = table.game.DEFAULT_BOT
        rows = [msgspec.structs.replace(table.seats[seat], stand_in=bot) for seat in late]

        def work(connection: Connection) -> None:
            for row in rows:
                queries.set_seat(connection, table.id, row, ["person"])

        await self._hall.change_people(table, work)

    async def catch_up(self) -> None:
        """News may be lost on the way: ask the log itself about tables that somebody watches."""
        if self._hall.broker is None:
            return
        watched = [table for table in self._hall.tables.values() if table.listeners]
        for at in range(0, len(watched), 500):
            part = watched[at : at + 500]
            ids = [table.id for table in part]
            versions = await self._hall.store.read(partial(queries.versions_of, tables=ids))
            for table in part:
                if versions.get(table.id, 0) > table.version:
                    async with table.lock:
                        await self._hall.refresh(table)

    def _let_go(self) -> None:
        """Forget tables that nobody has used for a while; the database knows them."""
        hall, now = self._hall, time.monotonic()
        unused = [
            table
            for table in hall.tables.values()
            if not table.listeners and not table.thinking and not table.lock.locked()
        ]
        unused.sort(key=lambda table: table.used)
        too_many = len(unused) - hall.settings.tables_in_memory
        for number, table in enumerate(unused):
            keep = hall.settings.keep_over_time if table.status == OVER else hall.settings.keep_time
            if number < too_many or table.used < now - keep:
                del hall.tables[table.id]

    async def _clear_away(self) -> None:
        """Once an hour: tables that never began, games that nobody goes on with, games that were over long ago."""
        if time.monotonic() - self._cleared < HOUR:
            return
        self._cleared = time.monotonic()
        settings, now = self._hall.settings, now_ms()
        opened, moved = now - int(settings.open_days * DAY), now - int(settings.idle_days * DAY)
        finished = now - int(settings.over_days * DAY) if settings.over_days else 0
        signed_in = now - int(settings.session_days * DAY)
        await self._hall.store.write(lambda connection: end_sessions(connection, signed_in))
        while True:
            find = partial(queries.expired_tables, opened=opened, moved=moved, finished=finished)
            expired = await self._hall.store.read(find)
            for table_id in expired:
                await self._hall.clear_away(table_id)
            if not expired:
                return
            log.info("%d tables were cleared away", len(expired))

    def _hang_up(self) -> None:
        """Connections that have been silent for too long are half-open, or nobody is there; and who has been banned has
        to leave."""
        silent = time.monotonic() - self._hall.settings.silence_time
        for table in self._hall.tables.values():
            for listener in list(table.listeners):
                if listener.heard < silent:
                    listener.close(4408)
                elif not self._hall.house.admits(listener.guest):
                    listener.close(4403)
