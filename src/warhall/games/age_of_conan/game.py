"""Age of Conan as the kernel knows it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, ClassVar

from warhall.games.age_of_conan import events
from warhall.games.age_of_conan.components import KINGDOMS
from warhall.games.age_of_conan.data_pack import load_components
from warhall.games.age_of_conan.notation import Notation
from warhall.games.age_of_conan.position import CONTEST, POSITION
from warhall.games.age_of_conan.reading import read
from warhall.games.age_of_conan.rules import rule_sets
from warhall.games.age_of_conan.rules.frames import BY_NAME, FRAMES
from warhall.games.age_of_conan.rules.set_up import muster, set_up
from warhall.games.age_of_conan.rules.small_games import battlefields, line_up, provinces_in_play
from warhall.games.age_of_conan.state import AgeOfConanState
from warhall.games.age_of_conan.study.odds.query import QUERY
from warhall.games.age_of_conan.view import fill_hidden
from warhall.kernel import (
    Action,
    BotFactory,
    Event,
    Game,
    Table,
    View,
    event_kinds,
    language,
)
from warhall.kernel.fields import Form, Reader
from warhall.kernel.game import lent
from warhall.kernel.notation import forms_of


@lru_cache(maxsize=8)
def _notation(folder: str | None) -> Notation:
    return Notation(load_components(folder), forms_of(FRAMES))


class AgeOfConan(Game):
    """The strategy board game for two to four players (AOC-001), with its rule sets and switches (AOC-025)."""

    id = "age-of-conan"
    title = "Age of Conan"
    rules_version = "3"
    OPTIONS = rule_sets.OPTIONS
    ODDS_QUERY = QUERY
    CITATIONS: ClassVar[Mapping[str, str]] = {"game-over": "AOC-376", "not-your-turn": "AOC-071"}
    DEFAULT_BOT = "steward"
    POSITION = POSITION
    EVENTS = event_kinds(vars(events))
    SEAT_FACTS = ("seat", "victim", "winners", "defender")
    open_information = False

    choice_odds = lent("study.odds.position", "choices")
    analyse = lent("study.analysis")
    spaces = lent("study.spaces")
    trainer = lent("bots.training", "Training")
    action_label = lent("words.screen")
    prompt = lent("words.screen")
    near_misses = lent("words.near_misses")
    beyond = lent("study.beyond")
    particular_reason = lent("words.reasons")
    menu = lent("words.screen")
    draw_text = lent("words.screen", "draw")
    draw_turn = lent("words.screen")
    draw_small = lent("words.screen")

    def __init__(self, /, **options: Any) -> None:
        super().__init__(**rule_sets.as_texts(options))
        self.rules = rule_sets.resolve(self.options)
        self.kingdoms = line_up(self.options["kingdoms"], self.players, self.rules)
        self.options["kingdoms"] = ",".join(KINGDOMS[kingdom] for kingdom in self.kingdoms)
        folder = self.options["data"] or None
        self.components = load_components(folder)
        self.notation = _notation(folder)
        components = self.components
        provinces = components.provinces
        self.homes = tuple(components.homes[kingdom] for kingdom in self.kingdoms)
        self.in_play = provinces_in_play(components, self.kingdoms)
        self.battlefield = battlefields(components, self.in_play)
        self.is_home = tuple(province.is_home for province in provinces)
        self.province_ids = tuple(province.id for province in provinces)
        self.foreign_homes = tuple(
            tuple(home for other, home in enumerate(self.homes) if other != seat) for seat in range(self.players)
        )
        southern = self.rules.coastal_southern_sea  # AOC-032
        self.coastal = tuple(any(sea != "southern" or southern for sea in province.seas) for province in provinces)

    def __reduce__(self) -> tuple[Any, ...]:
        return (_load, (self.options,))

    @cached_property
    def form(self) -> Form:
        lined_up = [KINGDOMS[kingdom] for kingdom in self.kingdoms]
        return POSITION.form(self, game=self.id, players=self.players, kingdoms=lined_up)

    @cached_property
    def contest_form(self) -> Form:
        """How a contest is written and read."""
        return CONTEST.form(self)

    def empty_state(self) -> AgeOfConanState:
        """A board without armies on which nothing is going on, to be filled."""
        return self.blank.clone()

    @cached_property
    def blank(self) -> AgeOfConanState:
        """The same board, never touched."""
        return AgeOfConanState(self)

    @cached_property
    def read_frames(self) -> Reader:
        """How frames are read from the stack of a position or of a view."""
        return POSITION.fields["stack"].kind.reader(self)

    def new_initial_state(self) -> AgeOfConanState:
        state = self.empty_state()
        muster(state)
        set_up(state)
        state.run()
        return state

    def state_from_json(self, obj: Mapping[str, Any]) -> AgeOfConanState:
        return read(self.empty_state(), obj)

    def state_from_view(self, view: View, rng: random.Random) -> AgeOfConanState:
        return self.state_from_json(fill_hidden(self, view, rng))

    def parse_action(self, text: str) -> Action:
        return self.notation.parse(text)

    def bots(self) -> Mapping[str, BotFactory]:
        from warhall.games.age_of_conan.bots import Champion, Steward

        return {"steward": Steward, "champion": Champion}

    def offers(self, option: str) -> Mapping[str, str]:
        from warhall.games.age_of_conan.words.screen import word

        return {name: word(self, name) for name in KINGDOMS} if option == "kingdoms" else {}

    def odds(self, **query: Any) -> Table:
        from warhall.games.age_of_conan.study.odds.query import answer

        return answer(self, query)

    @classmethod
    def random_options(cls, rng: random.Random) -> dict[str, Any]:
        """Any kingdoms in any order; now and then the recommended ones, under the rule that asks for Aquilonia."""
        options = super().random_options(rng)
        if rng.random() < 0.8:
            options["kingdoms"] = rng.sample(KINGDOMS, options["players"])
            options["require_aquilonia"] = "no"
        return options

    def help_rules(self, view: View) -> Sequence[str]:
        return BY_NAME[view["stack"][-1]["frame"]].help if view["waiting"] else ()

    def draw_svg(self, view: View, names: Sequence[str] | None = None) -> str:
        from warhall.games.age_of_conan.pictures import draw

        return draw(self, view, names, language())

    def event_text(self, event: Event, names: Sequence[str]) -> str:
        """Say what happened; an event of which something is hidden has a sentence of its own."""
        if any(fact not in event.data for fact in self.EVENTS[event.kind].hidden):
            event = Event(f"{event.kind}-hidden", event.data)
        if "province" in event.data:  # sentences also say "the Steppes" and "in the Steppes"
            where = event.data["province"]
            event = Event(event.kind, {**event.data, "the": where, "in": where})
        return super().event_text(event, names)

    def _fact(self, name: str, value: Any, names: Sequence[str]) -> Any:
        from warhall.games.age_of_conan.words.screen import fact

        if name in self.SEAT_FACTS or name == "scores":
            return super()._fact(name, value, names)
        return fact(self, name, value)


def _load(options: dict[str, Any]) -> AgeOfConan:
    return AgeOfConan(**options)
