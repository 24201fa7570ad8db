"""Age of War as the kernel knows it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from warhall.games.age_of_war import events, notation
from warhall.games.age_of_war.components import CASTLE_INDEX, CASTLES, CLANS, DICE, Line
from warhall.games.age_of_war.position import POSITION, read
from warhall.games.age_of_war.state import AgeOfWarState
from warhall.kernel import (
    Action,
    Analysis,
    Bot,
    BotFactory,
    FastGames,
    Game,
    MenuRow,
    Option,
    Record,
    Table,
    View,
    language,
)
from warhall.kernel.event import event_kinds

EXTRAS: Final = ("you", "scores", "over", "winners")  # what a view adds to the position
_CLAN_NAMES = {clan.id: clan.name for clan in CLANS}


def _optimal(game: AgeOfWar) -> Bot:
    """The solver and its table are loaded only when somebody wants to meet them."""
    from warhall.games.age_of_war.bots.optimal import Optimal

    return Optimal(game)


class AgeOfWar(Game):
    """The dice game for two to six players (AOW-001)."""

    id = "age-of-war"
    title = "Age of War"
    rules_version = "1"
    OPTIONS = (Option("players", 2, low=2, high=6, rule="AOW-001"),)
    ODDS_QUERY = (
        Option("castle", "", choices=("", *CASTLE_INDEX)),
        Option("dice", DICE, low=0, high=DICE, rule="AOW-003"),
        Option("filled", ""),
        Option("steal", False),
    )
    CITATIONS: ClassVar[Mapping[str, str]] = {"game-over": "AOW-052", "not-your-turn": "AOW-017"}
    DEFAULT_BOT = "expert"
    SEAT_FACTS = ("seat", "victim", "winners")
    POSITION = POSITION
    EVENTS = event_kinds(vars(events))

    def new_initial_state(self) -> AgeOfWarState:
        return AgeOfWarState(self)

    def state_from_json(self, obj: Mapping[str, Any]) -> AgeOfWarState:
        return read(AgeOfWarState(self), obj)

    def state_from_view(self, view: View, _rng: random.Random) -> AgeOfWarState:
        return self.state_from_json({name: value for name, value in view.items() if name not in EXTRAS})

    def parse_action(self, text: str) -> Action:
        return notation.parse(text, self.players)

    def bots(self) -> Mapping[str, BotFactory]:
        from warhall.games.age_of_war.bots.expert import Expert
        from warhall.games.age_of_war.bots.simple import Greedy

        return {"greedy": Greedy, "expert": Expert, **({"optimal": _optimal} if self.players == 2 else {})}

    def odds(self, **query: Any) -> Table:
        from warhall.games.age_of_war.words.odds_table import answer

        return answer(self, query)

    def play_fast(self, bots: Sequence[str], num: int, seed: int, start: int) -> FastGames:
        from warhall.games.age_of_war.study.fast import play_fast

        return play_fast(self, bots, num, seed, start)

    def win_chances(self, view: View) -> list[float] | None:
        if self.players != 2:
            return None
        try:
            from warhall.games.age_of_war.bots.optimal import known_chances
        except ModuleNotFoundError:  # without the solver's extra nothing is known
            return None
        return known_chances(self.state_from_view(view, random.Random(0)))

    def analyse(self, record: Record) -> Analysis:
        from warhall.games.age_of_war.study.analysis import analyse

        return analyse(self, record)

    def solve(self, path: Path | None = None) -> Table:
        from warhall.games.age_of_war.study.tablebase import solve_and_keep

        return solve_and_keep(self, path)

    def choice_odds(self, view: View) -> Table | None:
        from warhall.games.age_of_war.words.odds_table import choices

        return choices(self, view)

    def action_label(self, action: Action, view: View) -> str:
        from warhall.games.age_of_war.words.screen import action_label

        return action_label(self, action, view)

    def menu(self, view: View, legal: Sequence[Action]) -> list[MenuRow]:
        from warhall.games.age_of_war.words.screen import menu

        return menu(self, view, legal)

    def prompt(self, view: View, names: Sequence[str]) -> str:
        from warhall.games.age_of_war.words.screen import prompt

        return prompt(self, view, names)

    def draw_text(self, view: View, names: Sequence[str], width: int = 80) -> str:
        from warhall.games.age_of_war.words.screen import draw

        return draw(self, view, names, width)

    def draw_turn(self, view: View, names: Sequence[str], width: int = 80) -> str:
        from warhall.games.age_of_war.words.screen import draw_turn

        return draw_turn(self, view, names, width)

    def draw_svg(self, view: View, names: Sequence[str] | None = None) -> str:
        from warhall.games.age_of_war.pictures.board import draw

        return draw(view, names, language())

    def _fact(self, name: str, value: Any, names: Sequence[str]) -> Any:
        """Castles and clans by their names."""
        if name == "castle":
            return CASTLES[CASTLE_INDEX[value]].name
        if name == "clan":
            return _CLAN_NAMES[value]
        if name == "line":
            return Line(value).symbols
        if name == "dice":
            return " ".join(value)
        return super()._fact(name, value, names)
