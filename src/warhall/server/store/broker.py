"""News between processes that share one database: which table has changed. What changed is read from the log itself,
so news may be lost, repeated or out of order without harm; after a silence everything is looked at again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from warhall.kernel import InvalidOptionError
from warhall.server.protocol.errors import CATALOGUE
from warhall.server.protocol.messages import ChatMessage

log = logging.getLogger("warhall.server")
CHANNEL: Final = "WARHALL_tables"
MOST_WAITING: Final = 10_000  # news that wait to be sent; older ones are dropped
GATHER: Final = 0.002  # seconds in which more news may come along
MOST_TOGETHER: Final = 500
RETRY: Final = 0.5  # seconds between two attempts to reach the broker
SILENCE: Final = 2.0  # seconds in which it has to answer


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something happened at a table. It carries nothing that a spectator may not know."""

    table: str = ""  # no table: only a sign of life
    process: str = ""
    asks: bool = False  # who is connected to this table elsewhere?
    chat: ChatMessage | None = None
    seats: list[int] | None = None  # who is connected to that process
    watchers: int = 0


class Broker:
    """One channel of Redis for all processes. It may be away: then it is looked for until it is back."""

    def __init__(self, url: str, process: str) -> None:
        try:
            self._redis = Redis.from_url(
                url, socket_connect_timeout=SILENCE, socket_timeout=SILENCE, health_check_interval=1
            )
        except ValueError:
            raise InvalidOptionError("bad-broker", field="--broker", catalogue=CATALOGUE) from None
        self._process = process
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self.reached: bool | None = None  # None: it was not looked for yet

    def publish(self, news: News) -> None:
        """Send soon; while the broker is away nothing waits, for everything is looked at again when it is back."""
        if self.reached and not self._outbox.full():
            self._outbox.put_nowait(msgspec.json.encode(msgspec.structs.replace(news, process=self._process)))

    async def listen(self, hear: Callable[[News], Awaitable[None]], catch_up: Callable[[], Awaitable[None]]) -> None:
        """Hear what other processes say, for ever. Whenever the broker is found, `catch_up` finds what was missed."""
        while True:
            try:
                await self._listen_once(hear, catch_up)
            except (RedisError, OSError, TimeoutError) as error:
                if self.reached is not False:
                    log.warning("the broker is away: %s", type(error).__name__)
                self.reached = False
            await asyncio.sleep(RETRY)

    async def _listen_once(
        self, hear: Callable[[News], Awaitable[None]], catch_up: Callable[[], Awaitable[None]]
    ) -> None:
        await self._redis.connection_pool.disconnect()  # what was connected before leads nowhere
        async with self._redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            await self._redis.ping()
            while not self._outbox.empty():
                self._outbox.get_nowait()
            self.reached = True
            log.warning("the broker is there")
            await catch_up()
            sending = asyncio.create_task(self._send_on())
            try:
                while not sending.done():
                    message = await channel.get_message(ignore_subscribe_messages=True, timeout=SILENCE / 2)
                    if message is not None:
                        await self._take(message["data"], hear)
                await sending  # raises what ended it
            finally:
                sending.cancel()
                with contextlib.suppress(asyncio.CancelledError, RedisError, OSError):
                    await sending

    async def _send_on(self) -> None:
        """News of one moment travel together: a message of its own for each would cost more than the moves it is about,
        here and in every other process."""
        while True:
            together = [await self._outbox.get()]
            await asyncio.sleep(GATHER)
            while not self._outbox.empty() and len(together) < MOST_TOGETHER:
                together.append(self._outbox.get_nowait())
            await self._redis.publish(CHANNEL, b"[%b]" % b",".join(together))

    async def _take(self, data: bytes, hear: Callable[[News], Awaitable[None]]) -> None:
        try:
            together = msgspec.json.decode(data, type=list[News])
        except msgspec.MsgspecError:
            log.warning("news that cannot be read")
            return
        if together and together[0].process != self._process:  # they come from one process
            for news in together:
                await hear(news)

    async def close(self) -> None:
        with contextlib.suppress(RedisError, OSError, TimeoutError):
            async with asyncio.timeout(SILENCE):
                await self._redis.aclose()
