"""The static facts of a game, apart from any position."""

from __future__ import annotations

import random
import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property, partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Self

import msgspec

from warhall.kernel.action import Action
from warhall.kernel.bot import BotFactory
from warhall.kernel.decks import CardBox, DeckBox
from warhall.kernel.errors import InvalidOptionError
from warhall.kernel.event import Event, EventKind
from warhall.kernel.fields import Declaration, Form
from warhall.kernel.figures import Analysis, FastGames, Table, weighed
from warhall.kernel.opponents import Opponent, load_opponents
from warhall.kernel.option import Option, check_options
from warhall.kernel.rulebook import Rulebook
from warhall.kernel.spaces import Spaces
from warhall.kernel.state import State
from warhall.kernel.text import KERNEL_CATALOGUE, Catalogue, percent
from warhall.kernel.training import Trainer
from warhall.kernel.view import View

if TYPE_CHECKING:
    from warhall.kernel.record import Record

Said = tuple[str, dict[str, Any]]  # a message without what all messages of its kind begin with, and its facts


class MenuRow(msgspec.Struct, frozen=True):
    """Choices that belong together, under a short title; each with a few words about it, and with fewer where there is
    little room."""

    title: str
    choices: list[tuple[Action, str]]
    short: list[str] = []


class _Lent:
    def __init__(self, module: str, function: str) -> None:
        self.module = module
        self.function = function

    def __set_name__(self, _owner: type[Game], name: str) -> None:
        self.function = self.function or name

    def __get__(self, game: Game | None, _owner: type[Game]) -> Any:
        if game is None:
            return self
        return partial(getattr(import_module(f"{game.package}.{self.module}"), self.function), game)


def lent(module: str, function: str = "") -> Any:
    """A method that a game has from one of its modules, which is imported when it is first called: `prompt =
    lent("words.screen")`. The function is given the game first; it has the name of the method unless another is
    named."""
    return _Lent(module, function)


def _with_options(kind: type[Game], options: Mapping[str, Any]) -> Game:
    return kind(**options)


class Game(ABC):
    """A game with its options chosen. `warhall.load_game` makes one; it never changes and many matches share it."""

    id: ClassVar[str]
    title: ClassVar[str]
    rules_version: ClassVar[str]  # stored in every record; it changes whenever the same actions would lead elsewhere
    OPTIONS: ClassVar[tuple[Option, ...]]
    ODDS_QUERY: ClassVar[tuple[Option, ...]] = ()  # what `odds` may be asked
    CITATIONS: ClassVar[
        Mapping[str, str]
    ] = {}  # the rule behind refusals that all games share: game-over, not-your-turn
    DEFAULT_BOT: ClassVar[str] = "random"  # the usual opponent
    POSITION: ClassVar[Declaration]  # every field of a position, where it is declared
    EVENTS: ClassVar[Mapping[str, EventKind]] = {}  # everything that may happen
    SEAT_FACTS: ClassVar[tuple[str, ...]] = ("seat",)  # fields of events that hold a seat, shown as a name
    open_information: ClassVar[bool] = True  # nothing is hidden from anybody

    def __init__(self, /, **options: Any) -> None:
        self.options: dict[str, Any] = check_options(self.OPTIONS, options)
        self.players: int = self.options["players"]

    # -- what a game says ------------------------------------------------------------------------------------------

    @abstractmethod
    def new_initial_state(self) -> State:
        """The position before anything has happened."""

    @abstractmethod
    def state_from_json(self, obj: Mapping[str, Any]) -> State:
        """Any position, checked: `InvalidPositionError` names the field or rule that it violates."""

    @abstractmethod
    def state_from_view(self, view: View, rng: random.Random) -> State:
        """A position that looks like this view, hidden things drawn at random from what is possible."""

    @abstractmethod
    def parse_action(self, text: str) -> Action:
        """The action with this text (any case, any blanks); `ActionSyntaxError` if there is none."""

    @abstractmethod
    def action_label(self, action: Action, view: View) -> str:
        """Say what this choice means, in a few words of the language of the moment."""

    @abstractmethod
    def prompt(self, view: View, names: Sequence[str]) -> str:
        """One line that says who must do what now."""

    @abstractmethod
    def draw_svg(self, view: View, names: Sequence[str] | None = None) -> str:
        """A view as an SVG picture."""

    @abstractmethod
    def draw_text(self, view: View, names: Sequence[str], width: int = 80) -> str:
        """A view as lines of text for a terminal, in Rich markup."""

    def draw_turn(self, view: View, names: Sequence[str], width: int = 80) -> str:
        """Draw only what changes within one's own turn, where that is less than everything."""
        return self.draw_text(view, names, width)

    def draw_small(
        self, view: View, names: Sequence[str], _legal: Sequence[Action], width: int = 80, _height: int = 12
    ) -> str:
        """Draw what a choice between these actions turns on, the most important first, for a terminal that has no room
        for the whole table; what is more than so many lines is cut off."""
        return self.draw_turn(view, names, width)

    def bots(self) -> Mapping[str, BotFactory]:
        """The game's own bots by name, besides those that play every game."""
        return {}

    def menu(self, view: View, legal: Sequence[Action]) -> list[MenuRow]:
        """The choices as a person would want them listed. What is left out can still be typed."""
        return [MenuRow("", [(action, self.action_label(action, view))]) for action in legal]

    def near_misses(self, _view: View, _legal: Sequence[Action]) -> list[tuple[Action, str]]:
        """List what the person who has to choose may look for in vain, with a few words each. None of it is legal: a
        client shows it as not possible, with the reason that `State.refusal` gives."""
        return []

    def details(self, _view: View) -> Mapping[str, Any] | None:
        """Work out what the rules make of this view, for tables that draw it: the numbers that follow from more than
        what lies there. None where a view says all."""
        return None

    def previews(self, _view: View, _legal: Sequence[Action]) -> Mapping[str, Any]:
        """Preview choices of the view's own seat, by their text: their cost and effect, as far as it can know."""
        return {}

    def beyond(self, _view: View, _legal: Sequence[Action]) -> Mapping[Action, tuple[View, list[Action]]]:
        """Look beyond choices of the view's own seat that only lead to others: what it will see then, as far as it can
        know, and what it may choose."""
        return {}

    def particular_reason(self, _view: View, _action: Action) -> Said | None:
        """Say what speaks for this choice beside the odds: a message `reason-...`, and the facts in it."""
        return None

    def reason(self, view: View, action: Action) -> str:
        """One sentence about what speaks for a choice of the view's own seat, true of this very position. Unless the
        game knows more it is about the odds; empty where there are none."""
        particular = self.particular_reason(view, action)
        if particular is not None:
            message, facts = particular
            return self.catalogue.format(f"reason-{message}", facts)
        odds = self.choice_odds(view)
        found = None if odds is None else weighed(odds, str(action))
        if found is None:
            return ""
        chance, other = found
        if other is None:
            return self.catalogue.format("reason-chance", {"chance": percent(chance, 0)})
        return self.catalogue.format("reason-chances", {"chance": percent(chance, 0), "other": percent(other, 0)})

    @classmethod
    def random_options(cls, rng: random.Random) -> dict[str, Any]:
        """Options by chance, for fuzzing: any value for every option that has a few. A game adds what is free text."""
        options: dict[str, Any] = {}
        for option in cls.OPTIONS:
            if option.kind == "choice":
                options[option.name] = rng.choice(option.choices)
            elif option.kind == "flag":
                options[option.name] = rng.random() < 0.5
            elif option.kind == "number" and option.high is not None:
                options[option.name] = rng.randint(option.low or 0, option.high)
        return options

    def offers(self, _option: str) -> Mapping[str, str]:
        """Values of an option that are worth offering, with their names in the language of the moment."""
        return {}

    def help_rules(self, _view: View) -> Sequence[str]:
        """The ids of the rules that a person may want to read before the decision to be made now."""
        return ()

    def odds(self, **_query: Any) -> Table:
        """Exact odds for a question described by `ODDS_QUERY`."""
        raise InvalidOptionError("no-odds", field="game", name=self.id)

    def play_fast(self, _bots: Sequence[str], _num: int, _seed: int, _start: int) -> FastGames:
        """Play a series of games, number `start` on, in machine code, if the game can and knows these bots. Bot b sits
        in seat (b + index) % players of game `index`."""
        raise InvalidOptionError("no-fast-play", field="--fast", name=self.id)

    def win_chances(self, _view: View) -> list[float] | None:
        """The chance of each seat to win, where the game knows it at once and for certain."""
        return None

    def spaces(self) -> Spaces:
        """The actions and the views of the game in numbers, for programs that learn."""
        raise InvalidOptionError("no-spaces", field="game", name=self.id)

    def vector(self, _num: int) -> Any:
        """So many games at once in machine code, if the game can: see `warhall.envs.vector`."""
        return None

    def deck_box(self) -> DeckBox:
        """The decks of the game, if it is played with any."""
        raise InvalidOptionError("no-decks", field="game", name=self.id)

    def card_box(self) -> CardBox:
        """The cards of the game, if it is played with any."""
        raise InvalidOptionError("no-cards", field="game", name=self.id)

    def choice_odds(self, _view: View) -> Table | None:
        """The odds of what may be done in this view, where the game can compute them."""
        return None

    def analyse(self, _record: Record) -> Analysis:
        """Say where a recorded game was won and lost, if the game can tell."""
        raise InvalidOptionError("no-analysis", field="game", name=self.id)

    def solution(self, _path: Path | None = None) -> Table | None:
        """The solution that was kept, if there is one and it is sound."""
        return None

    def solve(self, _path: Path | None = None) -> Table:
        """Solve the game, keep the solution and say how it went, if the game can be solved."""
        raise InvalidOptionError("no-solution", field="game", name=self.id)

    def trainer(self, _seed: int | str, _saved: Path | None = None) -> Trainer:
        """Training of the champion from the beginning, or from where it was saved, if the game has one that learns."""
        raise InvalidOptionError("no-training", field="game", name=self.id)

    # -- the same for every game -----------------------------------------------------------------------------------

    @cached_property
    def package(self) -> str:
        """Where its rules, sentences and opponents lie."""
        return package_of(type(self))

    @cached_property
    def opponents(self) -> Mapping[str, Opponent]:
        """The characters that people play against, from the beginner to the champion."""
        return load_opponents(self.package)

    @cached_property
    def catalogue(self) -> Catalogue:
        """The sentences of this game (and of the kernel)."""
        return KERNEL_CATALOGUE.with_package(self.package)

    @cached_property
    def form(self) -> Form:
        """The form in which positions of this game are made, written and read."""
        return self.POSITION.form(self, game=self.id, players=self.players)

    @cached_property
    def rulebook(self) -> Rulebook:
        """The numbered rules of this game."""
        return Rulebook.load(self.package)

    def event_text(self, event: Event, names: Sequence[str]) -> str:
        """Say what happened, in a sentence of the language of the moment."""
        facts = {name: self._fact(name, value, names) for name, value in event.data.items()}
        return self.catalogue.format(f"event-{event.kind}", facts)

    def event_rule(self, event: Event) -> str | None:
        """The numbered rule behind an event, for whoever asks why."""
        kind = self.EVENTS.get(event.kind)
        return None if kind is None else kind.rule

    def _fact(self, name: str, value: Any, names: Sequence[str]) -> Any:
        if name in self.SEAT_FACTS:
            seats = value if isinstance(value, list) else [value]
            return ", ".join(names[seat] for seat in seats)
        if name == "scores":
            return ", ".join(f"{names[seat]} {score}" for seat, score in enumerate(value))
        return ", ".join(map(str, value)) if isinstance(value, list) else value

    def __copy__(self) -> Self:
        return self  # it never changes

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return (_with_options, (type(self), self.options))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.id == other.id and self.options == other.options

    def __hash__(self) -> int:
        return hash((self.id, self.players))

    def __repr__(self) -> str:
        return f"<{self.title}: {self.options}>"


def package_of(kind: type[Game]) -> str:
    """The package in which a game is declared, in a module of its own or in `__init__.py`."""
    module = kind.__module__
    return module if hasattr(sys.modules[module], "__path__") else module.rpartition(".")[0]
