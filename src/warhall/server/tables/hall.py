"""The hall: all tables that are in use, and how a change becomes true.

A change is made in memory under the table's lock, written, and only then shown. If it cannot be written it is taken
back; if another process was first, its log is followed and the message is answered as stale.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from warhall.kernel import WarhallError
from warhall.server.metrics import Metrics
from warhall.server.network.limits import Limits
from warhall.server.playing.past import Pasts
from warhall.server.pools import Pools
from warhall.server.protocol.errors import Conflict, HallError, StoreUnavailable
from warhall.server.protocol.moments import now_ms
from warhall.server.settings import Settings
from warhall.server.showing.answers import Answers
from warhall.server.store import queries
from warhall.server.store.broker import Broker, News
from warhall.server.store.database import Store
from warhall.server.store.entries import Append, LogEntry
from warhall.server.store.house import House, load_house
from warhall.server.store.tokens import is_table_id
from warhall.server.tables.caretaker import Caretaker
from warhall.server.tables.games import Games
from warhall.server.tables.live_table import Listener, LiveTable
from warhall.server.tables.thinkers import Thinkers
from warhall.server.workbench import Bench

log = logging.getLogger("warhall.server")
FEW: Final = 10  # people at a table, of whom every coming and going is told at once
MOMENT: Final = 0.25  # seconds
MISSED_BEATS = 3  # after so many a process counts as gone


class Hall:
    """One server process."""

    def __init__(self, settings: Settings, broker: Broker | None = None) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limits = Limits(settings)
        self.pools = Pools(settings)
        self.store = Store(settings.database, self.metrics, settings.readers)
        self.thinkers = Thinkers(self.pools.thinkers, settings.thinkers, settings.thinking_time)
        self.raters = Bench(self.pools.raters, settings.rating_time, settings.rating_niceness)
        self.printers = Bench(self.pools.printers, settings.print_time)
        self.answers = Answers(settings.kept_answers)
        self.games = Games(self.pools.replayers)
        self.broker = broker
        self.house = House()
        self._looking_up = asyncio.Lock()
        self.caretaker = Caretaker(self)
        self.tables: dict[str, LiveTable] = {}
        self.pasts = Pasts()
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._crowded: set[str] = set()  # tables whose comings and goings are told soon
        self._alive: dict[str, float] = {}  # when each other process was last heard of

    # -- life --------------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        await asyncio.to_thread(self.store.open)
        now = now_ms()
        await self.store.write(lambda connection: self._note_downtime(connection, now))
        await self.look_up_house()
        self.spawn(self.caretaker.sweep_on())
        self.spawn(self.games.prepare())
        self.spawn(self.metrics.pulse.beat_on())
        if self.broker is not None:
            self.spawn(self.broker.listen(self._hear, self._found_broker))
            self.spawn(self._beat_on())

    def _note_downtime(self, connection: Connection, now: int) -> None:
        """No clock ran while no server was there: from the next sign of life that never came."""
        last = queries.give_sign(connection, now)
        gone = now if last is None else min(now, last + int(self.settings.sweep_every * 1000))
        if gone < now:
            queries.note_downtime(connection, gone, now)
        queries.make_due(connection, gone, now)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in self.tables.values():
            for listener in list(table.listeners):
                listener.close(1012)
        if self.broker is not None:
            await self.broker.close()
        await self.store.close()
        for bench in (self.raters, self.printers):
            bench.close()
        self.pools.close()
        await asyncio.to_thread(self.thinkers.close)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- tables in memory --------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """The table with this id, from memory or from the database. `unknown-table` if there is none."""
        found = self.tables.get(table_id)
        if found is None:
            if not is_table_id(table_id):
                raise HallError("unknown-table")
            lock = self._loading.setdefault(table_id, asyncio.Lock())
            try:
                async with lock:
                    found = self.tables.get(table_id)
                    if found is None:
                        found = self.tables[table_id] = await self._load(table_id)
                        self.tell_others(News(table_id, asks=True))
            finally:
                self._loading.pop(table_id, None)
        found.used = time.monotonic()
        return found

    async def _load(self, table_id: str) -> LiveTable:
        people, entries = await self.store.read(lambda connection: queries.load_table(connection, table_id, 0))
        if len(entries) > 200:  # a long game takes its time: not on the event loop
            return await self.pools.replayers.run(table_id, LiveTable, people, entries)
        return LiveTable(people, entries)

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[LiveTable]:
        """Hold a table."""
        table = await self.table(table_id)
        async with table.lock:
            if table.gone:
                raise HallError("unknown-table")
            yield table

    async def refresh(self, table: LiveTable) -> None:
        """Read what other processes wrote, and show it."""
        after = table.version
        seats_before, row_before = table.seats, msgspec.structs.replace(table.row, updated=0, due=None)
        try:
            people, entries = await self.store.read(lambda connection: queries.load_table(connection, table.id, after))
        except HallError as error:
            if error.code in ("unknown-table", "table-closed"):
                self.forget(table)
            raise
        started = table.match is None
        table.take_people(people)
        table.follow(entries)
        same_row = row_before == msgspec.structs.replace(table.row, updated=0, due=None)
        if seats_before != table.seats or not same_row:
            table.send_table()
            table.send_states()
        elif table.match is not None and table.version > after:
            start = 1 if started else table.match.unchanged_since(after) + 1
            table.show(start)

    async def look_up_house(self) -> None:
        """Look up what is settled for all tables: it may have changed, here or in another process."""
        async with self._looking_up:  # one after the other: what was read before must not be taken after what is newer
            self.house.take(*await self.store.read(load_house))

    async def change_table(self, table_id: str, values: dict[str, Any]) -> None:
        """Whoever looks after the hall lists, unlists, closes or opens a table again."""
        if values:
            await self.store.write(lambda connection: queries.touch(connection, table_id, **values))
        table = self.tables.get(table_id)
        if table is not None:
            with suppress(HallError):  # it is closed now
                async with table.lock:
                    await self.refresh(table)
        self.tell_others(News(table_id))

    async def clear_away(self, table_id: str) -> None:
        """A table goes, from the disk and for everybody who looks at it."""
        await self.store.write(lambda connection: queries.delete_table(connection, table_id))
        table = self.tables.get(table_id)
        if table is not None:
            self.forget(table)
        self.tell_others(News(table_id))

    def forget(self, table: LiveTable) -> None:
        self.tables.pop(table.id, None)
        table.send_gone()

    # -- writing -----------------------------------------------------------------------------------------------------

    async def commit(self, table: LiveTable, entries: list[LogEntry]) -> None:
        """Put new entries on disk, or take them back."""
        new = table.append_of(entries, self.settings.pause_time)
        try:
            await self.store.append(new)
        except (Conflict, StoreUnavailable) as error:
            raise await self.take_back(table, len(entries), error) from None
        except BaseException:  # stopped half-way: what is on disk decides
            self.tables.pop(table.id, None)
            raise
        self.committed(table, new)

    async def take_back(self, table: LiveTable, count: int, failure: Exception) -> WarhallError:
        """Undo what could not be written, and return what to tell whoever wanted it."""
        table.playing().forget_last(count)
        if not isinstance(failure, Conflict):
            return StoreUnavailable()
        await self.refresh(table)
        return HallError("stale")

    def committed(self, table: LiveTable, new: Append) -> None:
        """This is on disk now."""
        table.written = new.status, new.due
        if self.broker is not None:
            self.broker.publish(News(table.id))

    async def change_people(self, table: LiveTable, work: Callable[[Connection], Any]) -> Any:
        """Change who sits where, then show it to everybody."""
        try:
            result = await self.store.write(work)
        except Conflict:
            await self.refresh(table)
            raise HallError("busy") from None
        people = await self.store.read(lambda connection: queries.load_people(connection, table.id))
        before = [seat.member_id for seat in table.seats]
        table.take_people(people)
        table.send_table()
        if table.match is not None and before != [seat.member_id for seat in table.seats]:
            table.send_states()
        self.tell_others(News(table.id))
        return result

    def tell_others(self, news: News) -> None:
        if self.broker is not None:
            self.broker.publish(news)

    # -- coming and going --------------------------------------------------------------------------------------------

    def departed(self, table: LiveTable, listener: Listener) -> None:
        if listener in table.listeners:
            table.listeners.discard(listener)
            self.presence(table)

    def presence(self, table: LiveTable) -> None:
        """Tell everybody who is connected; where many come and go, what happens in one moment is told once."""
        table.used = table.attended = time.monotonic()
        if len(table.listeners) <= FEW:
            self._show_presence(table)
        elif table.id not in self._crowded:
            self._crowded.add(table.id)
            asyncio.get_running_loop().call_later(MOMENT, self._show_crowd, table)

    def _show_crowd(self, table: LiveTable) -> None:
        self._crowded.discard(table.id)
        self._show_presence(table)

    def _show_presence(self, table: LiveTable) -> None:
        table.send_table()
        self._tell_presence(table)

    def _tell_presence(self, table: LiveTable) -> None:
        if self.broker is not None:
            seats, watchers = table.here()
            self.tell_others(News(table.id, seats=seats, watchers=watchers))

    async def _beat_on(self) -> None:
        """Give signs of life, and forget who was connected to a process that gives none any more."""
        while True:
            self.tell_others(News())
            await asyncio.sleep(self.settings.beat)
            silent = time.monotonic() - MISSED_BEATS * self.settings.beat
            for process in [known for known, heard in self._alive.items() if heard < silent]:
                del self._alive[process]
                self._forget_process(process)

    async def _found_broker(self) -> None:
        """The broker is there, or there again: say who is connected here, ask for the others, and look at every log."""
        for table in self.tables.values():
            table.elsewhere.clear()
            self.tell_others(News(table.id, asks=True))
            self._tell_presence(table)
        await self.caretaker.catch_up()
        for table in [known for known in self.tables.values() if known.listeners]:
            chat = await self.store.read(partial(queries.load_chat, table=table.id))
            for said in [said for said in chat if said.id > table.chatted]:
                table.send_chat(said)

    def _forget_process(self, process: str) -> None:
        for table in self.tables.values():
            if table.elsewhere.pop(process, None) is not None:
                table.send_table()

    async def _hear(self, news: News) -> None:
        """Another process changed something."""
        self._alive[news.process] = time.monotonic()
        table = self.tables.get(news.table)
        if table is None:
            return
        if news.chat is not None:
            table.send_chat(news.chat)
        elif news.asks:
            self._tell_presence(table)
        elif news.seats is not None:
            self._take_presence(table, news)
        else:
            try:
                async with table.lock:
                    await self.refresh(table)
                self.caretaker.drive(table)
            except WarhallError as error:
                log.warning("news of table %s came to nothing: %s", news.table, error.code)

    def _take_presence(self, table: LiveTable, news: News) -> None:
        """Who is connected to another process."""
        if news.seats or news.watchers:
            table.elsewhere[news.process] = (news.seats or [], news.watchers)
        else:
            table.elsewhere.pop(news.process, None)
        table.send_table()
