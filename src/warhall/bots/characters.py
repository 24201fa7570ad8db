"""Characters at the table: bots with values of their own, and with failings that people have too."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from warhall.kernel import Action, Bot, Game, View
from warhall.kernel.opponents import Opponent


def seat_character(opponent: Opponent, bot: Bot) -> Bot:
    """The bot with the values and the failings of a character."""
    if opponent.values:
        styled: Any = bot  # a bot that characters use has `adopt`
        styled.adopt(opponent.values)
    return Forgetful(bot, opponent.overlooks) if opponent.overlooks else bot


class Forgetful:
    """Thinks as well as anybody about what it notices, but overlooks some of what could be done. Something of every
    kind is always noticed."""

    def __init__(self, bot: Bot, overlooks: float) -> None:
        self.bot = bot
        self.overlooks = overlooks

    def prepare(self) -> None:
        if hasattr(self.bot, "prepare"):
            self.bot.prepare()

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random, deadline: float) -> Action:
        return self.bot.choose(view, self._noticed(legal, rng), rng, deadline)

    def _noticed(self, legal: Sequence[Action], rng: random.Random) -> list[Action]:
        things: dict[str, dict[tuple[str, ...], list[Action]]] = {}
        for action in legal:
            things.setdefault(action.verb, {}).setdefault(tuple(action.args[:1]), []).append(action)
        noticed: set[Action] = set()
        for kind in things.values():
            seen = [thing for thing in kind if rng.random() >= self.overlooks] or [rng.choice(list(kind))]
            noticed.update(action for thing in seen for action in kind[thing])
        return [action for action in legal if action in noticed]


def opponents_here(game: Game) -> Mapping[str, Opponent]:
    """The characters of a game whose bots can play it with these options, from the beginner to the champion."""
    known = {"random", *game.bots()}
    return {name: opponent for name, opponent in game.opponents.items() if opponent.bot in known}


def character_of(game: Game, bot: str) -> Opponent | None:
    """The character with this name, or the one who plays exactly as this bot does."""
    here = opponents_here(game)
    plain = (opponent for opponent in here.values() if opponent.bot == bot and opponent.plain)
    return here.get(bot) or next(plain, None)


def usual_opponents(game: Game, count: int) -> list[str]:
    """Whom to seat where nobody was asked for: first the character of the game's own bot, then the others from the
    strongest of the weaker ones on."""
    names = list(opponents_here(game))
    usual = character_of(game, game.DEFAULT_BOT)
    if usual is None:
        return [game.DEFAULT_BOT] * count
    at = names.index(usual.id)
    order = [*names[at::-1], *names[at + 1 :]]
    return [order[number % len(order)] for number in range(count)]
