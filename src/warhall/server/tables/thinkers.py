"""Bots think in processes of their own, with a deadline that is kept: who does not answer in time is stopped."""

from __future__ import annotations

import logging
import multiprocessing
import queue
import random
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

import msgspec

from warhall.bots import bot_names, load_bot, opponents_here, parse_bot, plan, usual_opponents
from warhall.bots.registry import BotSpec
from warhall.kernel import Action, Bot, Game, UnknownNameError, View
from warhall.server.pools import Pool
from warhall.server.protocol.errors import Later

log = logging.getLogger("warhall.server")
REST: Final = 300.0  # seconds for which a bot that failed is not asked again
GRACE: Final = 3.0  # seconds beyond the deadline before a thinker is stopped; the first thought loads the game
FIRST_GRACE: Final = 15.0  # and for a process that has to start: on a busy machine it would be stopped again and again


def offered_bots(game: Game) -> list[str]:
    """The opponents that people are offered, from the weakest to the strongest; a game without characters offers its
    bots."""
    characters = [name for name, character in opponents_here(game).items() if _works_here(game, character.bot)]
    return characters or _known_bots(game)


def _known_bots(game: Game) -> list[str]:
    """All that can play this game on this machine: one that says it is not ready keeps nobody waiting."""
    return [name for name in bot_names(game) if _works_here(game, name)]


def _works_here(game: Game, bot: str) -> bool:
    ready: Callable[[], bool] | None = getattr(game.bots().get(bot), "ready", None)
    return ready is None or ready()


def check_bot(text: str | None, game: Game) -> str:
    """A bot or a character of this game by name, its options checked; None is the one that the game proposes. Never a
    file: files on this machine are not for guests."""
    if text is None:
        return usual_opponents(game, 1)[0]
    spec = parse_bot(text)
    if spec.name not in _known_bots(game):
        raise UnknownNameError("bot", spec.name, offered_bots(game))
    load_bot(spec, game)
    return str(spec)


class Question(msgspec.Struct, frozen=True):
    """A question to a bot: never the position, only what its seat sees."""

    game: type[Game]
    options: dict[str, Any]
    bot: BotSpec
    view: View
    legal: list[str]
    seed: str
    seconds: float
    whole: bool = False  # to the end of what is asked, or only what comes next


class NoThought(Later):
    """Not even the game's own bot has answered; the table is looked after again later."""

    def __init__(self) -> None:
        super().__init__("busy-hall")


class Thinkers:
    """Some processes that wait for questions. Tables take turns, and so do guests who want a hint."""

    def __init__(self, pool: Pool, count: int, seconds: float) -> None:
        self._pool = pool
        self._seconds = seconds
        self._all = [_Thinker() for _ in range(count)]
        self._idle: queue.SimpleQueue[_Thinker] = queue.SimpleQueue()
        for thinker in self._all:
            self._idle.put(thinker)
        self._failed: dict[tuple[str, str], float] = {}  # since when a bot is not asked any more

    async def choose(
        self, asker: str, game: Game, bot: str, view: View, legal: list[Action], seed: str
    ) -> tuple[Action, str]:
        """A legal action, and the bot that chose it: one that fails or is late is replaced by the game's own."""
        spec = parse_bot(bot)
        if len(legal) == 1:
            return legal[0], bot
        if spec.name == "random":
            return legal[random.Random(seed).randrange(len(legal))], bot
        [action, *_], thinker = await self._answer(asker, game, bot, view, legal, seed)
        return action, thinker

    async def plan(self, asker: str, game: Game, bot: str, view: View, legal: list[Action], seed: str) -> list[Action]:
        """Let a bot answer until something else is asked."""
        actions, _ = await self._answer(asker, game, bot, view, legal, seed, whole=True)
        return actions

    async def _answer(
        self, asker: str, game: Game, bot: str, view: View, legal: list[Action], seed: str, *, whole: bool = False
    ) -> tuple[list[Action], str]:
        for name in dict.fromkeys((bot, game.DEFAULT_BOT)):
            if time.monotonic() - self._failed.get((game.id, name), -REST) < REST:
                continue
            words = [str(action) for action in legal]
            question = Question(type(game), game.options, parse_bot(name), view, words, seed, self._seconds, whole)
            answer = await self._pool.run(asker, self._ask, question)
            if answer and answer[0] in legal:
                return [Action(text) for text in answer], name
            log.warning("the bot %s of %s gave no legal answer in time", name, game.id)
            if name != game.DEFAULT_BOT:
                self._failed[game.id, name] = time.monotonic()
        raise NoThought

    def _ask(self, question: Question) -> list[str] | None:
        thinker = self._idle.get()
        try:
            return thinker.ask(question)
        finally:
            self._idle.put(thinker)

    def close(self) -> None:
        for thinker in self._all:
            thinker.close()


class _Thinker:
    """One process, started when first needed and again after it had to be stopped."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._closed = False
        self._asked = threading.Lock()  # whoever holds it owns the pipe: nobody closes it under a thread that listens

    def ask(self, question: Question) -> list[str] | None:
        with self._asked:
            if self._closed:
                return None
            try:
                grace = GRACE if self._pipe is not None else FIRST_GRACE
                pipe = self._pipe or self._start()
                pipe.send(question)
                if pipe.poll(question.seconds + grace):
                    answer: list[str] | None = pipe.recv()
                    return answer
            except (OSError, EOFError):
                pass
            self._let_go()
            return None

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")  # a fork would copy the locks of our threads
        self._pipe, theirs = context.Pipe()
        process = context.Process(target=think_on, args=(theirs,), name="warhall-thinker", daemon=True)
        process.start()
        self._process = process
        theirs.close()
        return self._pipe

    def close(self) -> None:
        """In the middle of a thought too: who waits for the answer hears that the process is gone, and lets go."""
        self._closed = True
        while not self._asked.acquire(timeout=0.05):
            if (thinking := self._process) is not None:
                thinking.kill()
        self._let_go()
        self._asked.release()

    def _let_go(self) -> None:
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


def _think(question: Question, seated: dict[str, tuple[Game, Bot]]) -> list[str] | None:
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
        rng = random.Random(question.seed)
        if question.whole:
            return [str(action) for action in plan(game, bot, question.view, legal, rng, deadline)]
        return [str(bot.choose(question.view, legal, rng, deadline))]
    except Exception:  # whatever a bot does, the table goes on
        return None
