"""Bots by name (`greedy`, `steward:level=2`) and from a file (`my_bot.py`)."""

from __future__ import annotations

import importlib.util
import inspect
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from warhall.bots.simple import RandomBot
from warhall.kernel import Action, Bot, BotFactory, Game, InvalidOptionError, UnknownNameError, View


class BotSpec(msgspec.Struct, frozen=True):
    """The bot that sits down, in a form that travels between processes: `name:key=value,...`, or a file's path."""

    name: str
    options: dict[str, str] = {}

    def __str__(self) -> str:
        options = ",".join(f"{key}={value}" for key, value in self.options.items())
        return f"{self.name}:{options}" if options else self.name


class _FileBot:
    """A function `choose(view, legal, rng, deadline)` in a seat."""

    def __init__(self, choose: Callable[[View, Sequence[Action], random.Random, float], str], game: Game) -> None:
        self._choose = choose
        self._game = game

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random, deadline: float) -> Action:
        return self._game.parse_action(self._choose(view, legal, rng, deadline))


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


def bot_names(game: Game) -> list[str]:
    """The bots that can play this game, sorted."""
    return sorted({"random", *game.bots()})


def load_bot(spec: BotSpec, game: Game) -> Bot:
    """Seat a bot. `UnknownNameError` suggests the nearest name; `InvalidOptionError` names an option that it lacks."""
    if spec.name.endswith(".py"):
        _check_options(spec, [])
        return _load_file(Path(spec.name), game)
    factories: dict[str, BotFactory] = {"random": RandomBot, **game.bots()}
    if spec.name not in factories:
        raise UnknownNameError("bot", spec.name, factories)
    factory = factories[spec.name]
    _check_options(spec, list(inspect.signature(factory).parameters)[1:])
    return factory(game, **spec.options)


def _check_options(spec: BotSpec, known: list[str]) -> None:
    for key in spec.options:
        if key not in known:
            raise InvalidOptionError("unknown-bot-option", field=key, name=spec.name, known=", ".join(known) or "-")


def _load_file(path: Path, game: Game) -> Bot:
    """Run a bot file and take its `choose` function."""
    module_spec = importlib.util.spec_from_file_location(f"warhall_bot_{path.stem}", path)
    if not path.is_file() or module_spec is None or module_spec.loader is None:
        raise InvalidOptionError("bot-file-missing", field="code", value=str(path)[:200])
    module: Any = importlib.util.module_from_spec(module_spec)
    try:
        module_spec.loader.exec_module(module)
    except Exception as error:  # whatever a stranger's file does, say so in a sentence
        raise InvalidOptionError(
            "bot-file-fails", field="code", value=str(path)[:200], reason=repr(error)[:200]
        ) from error
    if not callable(getattr(module, "choose", None)):
        raise InvalidOptionError("bot-file-no-choose", field="code", value=str(path)[:200])
    return _FileBot(module.choose, game)
