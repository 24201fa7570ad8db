"""Bots think in processes of their own, with a deadline that is kept: who does not answer in time is stopped."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import random
import time
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

import msgspec

from warhall.bots import bot_names, load_bot, parse_bot
from warhall.bots.registry import BotSpec
from warhall.kernel import Action, Bot, Game, UnknownNameError, View

log = logging.getLogger("warhall.server")
GRACE: Final = 3.0  # seconds beyond the deadline before a thinker is stopped; the first thought loads the game


def check_bot(text: str | None, game: Game) -> str:
    """A bot of this game by name, its options checked; None is the one that the game proposes. Never a file: files on
    this machine are not for guests."""
    if text is None:
        return game.DEFAULT_BOT
    spec = parse_bot(text)
    if spec.name not in bot_names(game):
        raise UnknownNameError("bot", spec.name, bot_names(game))
    load_bot(spec, game)
    return str(spec)


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked: never the position, only what its seat sees."""

    game: type[Game]
    options: dict[str, Any]
    bot: BotSpec
    view: View
    legal: list[str]
    seed: str
    seconds: float


class Thinkers:
    """Some processes that wait for questions."""

    def __init__(self, count: int, seconds: float) -> None:
        self._seconds = seconds
        self._idle: asyncio.Queue[_Thinker] = asyncio.Queue()
        self._all = [_Thinker() for _ in range(count)]
        for thinker in self._all:
            self._idle.put_nowait(thinker)

    async def choose(self, game: Game, bot: str, view: View, legal: list[Action], seed: str) -> Action:
        """A legal action, whatever the bot does: one that fails or is late is replaced by a random choice."""
        if len(legal) == 1:
            return legal[0]
        spec = parse_bot(bot)
        rng = random.Random(seed)
        if spec.name == "random":
            return legal[rng.randrange(len(legal))]
        answer = await self._ask(
            Question(type(game), game.options, spec, view, [str(action) for action in legal], seed, self._seconds)
        )
        if answer not in legal:
            log.warning("the bot %s of %s gave no legal answer; chance chooses", spec.name, game.id)
            return legal[rng.randrange(len(legal))]
        return Action(answer)

    async def _ask(self, question: Question) -> str | None:
        thinker = await self._idle.get()
        try:
            return await asyncio.to_thread(thinker.ask, question)
        finally:
            self._idle.put_nowait(thinker)

    def close(self) -> None:
        for thinker in self._all:
            thinker.stop()


class _Thinker:
    """One process, started when first needed and again after it had to be stopped."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    def ask(self, question: Question) -> str | None:
        try:
            pipe = self._pipe or self._start()
            pipe.send(question)
            if pipe.poll(question.seconds + GRACE):
                answer: str | None = pipe.recv()
                return answer
        except (OSError, EOFError):
            pass
        self.stop()
        return None

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")  # a fork would copy the locks of our threads
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=think_on, args=(theirs,), name="warhall-thinker", daemon=True)
        self._process.start()
        theirs.close()
        return self._pipe

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join(timeout=5)
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None


def think_on(pipe: Connection) -> None:
    """The life of a thinker: it ends when the server does."""
    seated: dict[str, tuple[Game, Bot]] = {}
    while True:
        try:
            question: Question = pipe.recv()
            pipe.send(_think(question, seated))
        except (EOFError, OSError, KeyboardInterrupt):
            return


def _think(question: Question, seated: dict[str, tuple[Game, Bot]]) -> str | None:
    key = f"{question.game.__module__}.{question.game.__qualname__} {question.options} {question.bot}"
    try:
        if key not in seated:
            if len(seated) > 200:
                seated.clear()
            game = question.game(**question.options)
            seated[key] = (game, load_bot(question.bot, game))
        game, bot = seated[key]
        legal = [game.parse_action(text) for text in question.legal]
        deadline = time.monotonic() + question.seconds
        return str(bot.choose(question.view, legal, random.Random(question.seed), deadline))
    except Exception:  # whatever a bot does, the table goes on
        return None
