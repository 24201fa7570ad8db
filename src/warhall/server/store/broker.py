"""News between processes that share one database: which table has changed. What changed is read from the log itself,
so news may be lost, repeated or out of order without harm."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from litestar.channels import ChannelsPlugin

from warhall.server.protocol.messages import ChatMessage

log = logging.getLogger("warhall.server")
CHANNEL: Final = "tables"


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something happened at a table. It carries nothing that a spectator may not know."""

    table: str = ""  # no table: only a sign of life
    process: str = ""
    asks: bool = False  # who is connected to this table elsewhere?
    chat: ChatMessage | None = None
    seats: list[int] | None = None  # who is connected to that process
    watchers: int = 0


class Broker:
    """Litestar's channels, used for one thing."""

    def __init__(self, channels: ChannelsPlugin, process: str) -> None:
        self._channels = channels
        self._process = process

    def publish(self, news: News) -> None:
        signed = msgspec.structs.replace(news, process=self._process)
        self._channels.publish(msgspec.json.encode(signed), CHANNEL)

    async def listen(self, hear: Callable[[News], Awaitable[None]]) -> None:
        """Hear what other processes say, for ever."""
        async with self._channels.start_subscription(CHANNEL) as subscriber:
            async for data in subscriber.iter_events():
                try:
                    news = msgspec.json.decode(data, type=News)
                except msgspec.MsgspecError:
                    log.warning("news that cannot be read")
                    continue
                if news.process != self._process:
                    await hear(news)
