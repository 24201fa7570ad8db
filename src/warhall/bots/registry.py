"""Bots by name (`greedy`, `tomoe`), from a file (`my_bot.py`), from an installed package (the entry points
`warhall.bots`), and as objects of Python.

A bot is a function `choose(view, legal, rng, deadline)`, an object with such a method, or a class of such objects that
is called with the game and the options that were named. In a file the function is called `choose`, the object `bot` or
the class `Bot`.
"""

from __future__ import annotations

import importlib.util
import inspect
import random
import sys
import traceback
from collections.abc import Callable, Iterable, Sequence
from contextlib import redirect_stdout
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

import msgspec

from warhall.bots.characters import opponents_here, seat_character
from warhall.bots.simple import RandomBot
from warhall.kernel import Action, Bot, BotFactory, Game, IllegalActionError, InvalidOptionError, UnknownNameError, View
from warhall.kernel.action import excerpt


class BotSpec(msgspec.Struct, frozen=True):
    """The bot that sits down, in a form that travels between processes: `name:key=value,...`, or a file's path."""

    name: str
    options: dict[str, str] = {}
    made: Any = None  # a function, an object or a class of Python

    def __str__(self) -> str:
        options = ",".join(f"{key}={value}" for key, value in self.options.items())
        return f"{self.name}:{options}" if options else self.name


Choose = Callable[[View, Sequence[Action], random.Random, float], Any]


AnyBot = BotSpec | str | Bot | Choose | type  # every way to say who sits down


class _Guest:
    """A stranger's function or object in a seat. Its view tells the options of the game besides."""

    def __init__(self, file: str, choose: Choose, game: Game) -> None:
        self.file = file
        self._choose = choose
        self._game = game

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random, deadline: float) -> Any:
        """The action that the function means, or whatever else it returned: the table says that it is not legal."""
        chosen = self._choose({**view, "options": self._game.options}, legal, rng, deadline)
        try:
            return self._game.parse_action(chosen)
        except IllegalActionError:
            return chosen


def where_it_failed(error: BaseException, file: str | None = None) -> dict[str, Any]:
    """The innermost place that an error came from, in this file if it ran at all, and what the error says."""
    places = [(place.filename, place.lineno, place.line) for place in traceback.extract_tb(error.__traceback__)]
    if isinstance(error, SyntaxError):
        places.append((error.filename or "", error.lineno, error.text))
    name, line, source = next((place for place in reversed(places) if place[0] == file), places[-1])
    reason = "".join(traceback.format_exception_only(error)).strip().splitlines()[-1]
    return {"file": name, "line": str(line or 0), "source": excerpt((source or "").strip()), "reason": reason[:200]}


def parse_bot(text: str) -> BotSpec:
    """`name` or `name:key=value,key=value`; a name that ends in `.py` is a file."""
    name, _, rest = text.partition(":")
    options: dict[str, str] = {}
    for pair in filter(None, rest.split(",")):
        key, equals, value = pair.partition("=")
        if not equals:
            raise InvalidOptionError("bad-bot-option", field=name, value=pair[:60])
        options[key.strip()] = value.strip()
    return BotSpec(name.strip(), options)


def as_spec(bot: AnyBot) -> BotSpec:
    """A bot as it is asked for: by a name, by what it is made of, or already so."""
    if isinstance(bot, BotSpec):
        return bot
    if isinstance(bot, str):
        return parse_bot(bot)
    if not callable(bot) and not callable(getattr(bot, "choose", None)):
        raise InvalidOptionError("no-bot", field="bots", value=repr(bot)[:60])
    return BotSpec(getattr(bot, "__name__", type(bot).__name__), {}, bot)


def bot_names(game: Game) -> list[str]:
    """The bots that can play this game, sorted."""
    return sorted({"random", *game.bots(), *opponents_here(game), *_installed()})


def _installed() -> dict[str, EntryPoint]:
    """The bots of other packages, by name."""
    return {point.name: point for point in entry_points(group="warhall.bots")}


def load_bot(spec: BotSpec, game: Game) -> Bot:
    """Seat a bot. `UnknownNameError` suggests the nearest name; `InvalidOptionError` names an option that it lacks."""
    if spec.made is not None:
        return _seated(spec, spec.made, game)
    if spec.name.endswith(".py"):
        return _load_file(spec, game)
    factories: dict[str, BotFactory] = {"random": RandomBot, **game.bots()}
    if spec.name in factories:
        return _called(spec, factories[spec.name], game)
    characters = opponents_here(game)
    if spec.name in characters:
        _check_options(spec, [])
        opponent = characters[spec.name]
        return seat_character(opponent, factories[opponent.bot](game))
    installed = _installed()
    if spec.name not in installed:
        raise UnknownNameError("bot", spec.name, [*factories, *characters, *installed])
    return _seated(spec, installed[spec.name].load(), game)


def remarks_of(bots: Iterable[Bot]) -> list[str]:
    """List what people should know about these bots here, such as an extra that one lacks."""
    return [told for bot in bots if (told := getattr(bot, "remark", None)) is not None]


def prepare(bots: Iterable[Bot]) -> None:
    """Let bots get ready that need time for it, before a series of games."""
    for bot in bots:
        if hasattr(bot, "prepare"):
            bot.prepare()


def _called(spec: BotSpec, factory: BotFactory, game: Game) -> Bot:
    """Make a bot with the game and its options."""
    _check_options(spec, list(inspect.signature(factory).parameters)[1:])
    return factory(game, **spec.options)


def _seated(spec: BotSpec, made: Any, game: Game) -> Bot:
    """Seat a function, an object or one of a class."""
    if isinstance(made, type):
        made = _called(spec, made, game)
    else:
        _check_options(spec, [])
    choose = made.choose if hasattr(made, "choose") else made
    code = getattr(choose, "__code__", None)  # something compiled has none
    return _Guest(spec.name if code is None else code.co_filename, choose, game)


def _check_options(spec: BotSpec, known: list[str]) -> None:
    for key in spec.options:
        if key not in known:
            raise InvalidOptionError(
                "unknown-bot-option", field=key, name=spec.name, known=", ".join(known), count=len(known)
            )


def _load_file(spec: BotSpec, game: Game) -> Bot:
    """Run a bot file and seat the bot that it makes."""
    path = Path(spec.name)
    module_spec = importlib.util.spec_from_file_location(f"warhall_bot_{path.stem}", path)
    if not path.is_file() or module_spec is None or module_spec.loader is None:
        raise InvalidOptionError("bot-file-missing", field="code", value=str(path)[:200])
    module: Any = importlib.util.module_from_spec(module_spec)
    try:
        with redirect_stdout(sys.stderr):  # what it prints is no result of ours
            module_spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:  # whatever a stranger's file does, say so in a sentence
        failed = where_it_failed(error, str(path))
        raise InvalidOptionError("bot-file-fails", field="code", value=str(path)[:200], **failed) from error
    for name in ("choose", "bot", "Bot"):
        made = getattr(module, name, None)
        if callable(made) or hasattr(made, "choose"):
            return _seated(spec, made, game)
    raise InvalidOptionError("bot-file-no-choose", field="code", value=str(path)[:200])
