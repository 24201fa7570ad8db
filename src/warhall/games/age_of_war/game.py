"""Age of War as the kernel knows it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from warhall.games.age_of_war import events, notation
from warhall.games.age_of_war.components import CASTLE_INDEX, CASTLES, CLANS, DICE, Line
from warhall.games.age_of_war.position import POSITION, read
from warhall.games.age_of_war.state import AgeOfWarState
from warhall.kernel import (
    Action,
    Bot,
    BotFactory,
    Game,
    Option,
    Table,
    View,
    language,
)
from warhall.kernel.event import event_kinds
from warhall.kernel.game import lent

EXTRAS: Final = ("you", "scores", "over", "winners", "options")  # what a view adds to the position, the last for guests
_CLAN_NAMES = {clan.id: clan.name for clan in CLANS}


class _Optimal:
    """The solver and its table are loaded only when somebody wants to meet them."""

    def __call__(self, game: AgeOfWar) -> Bot:
        from warhall.games.age_of_war.bots.optimal import Optimal

        return Optimal(game)

    def ready(self) -> bool:
        """Whether the game has been solved on this machine; otherwise the first choice takes minutes."""
        from warhall.games.age_of_war.study.table_file import is_solved

        return is_solved()


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

    play_fast = lent("study.fast")
    analyse = lent("study.analysis")
    solution = lent("study.tablebase", "kept_solution")
    solve = lent("study.tablebase", "solve_and_keep")
    choice_odds = lent("words.odds_table", "choices")
    spaces = lent("study.spaces")
    vector = lent("study.vector")
    action_label = lent("words.screen")
    menu = lent("words.screen")
    prompt = lent("words.screen")
    draw_text = lent("words.screen", "draw")
    draw_turn = lent("words.screen")
    draw_small = lent("words.screen")

    def new_initial_state(self) -> AgeOfWarState:
        return AgeOfWarState(self)

    def state_from_json(self, obj: Mapping[str, Any]) -> AgeOfWarState:
        return read(AgeOfWarState(self), obj)

    def state_from_view(self, view: View, _rng: random.Random) -> AgeOfWarState:
        return self.state_from_json({name: value for name, value in view.items() if name not in EXTRAS})

    def parse_action(self, text: str) -> Action:
        return notation.parse(text, self.players)

    def bots(self) -> Mapping[str, BotFactory]:
        from warhall.games.age_of_war.bots.champion import Champion
        from warhall.games.age_of_war.bots.expert import Expert
        from warhall.games.age_of_war.bots.simple import Greedy
        from warhall.games.age_of_war.bots.warlord import Warlord

        solution = {"optimal": _Optimal()} if self.players == 2 else {}
        return {"warlord": Warlord, "greedy": Greedy, "expert": Expert, "champion": Champion, **solution}

    def odds(self, **query: Any) -> Table:
        from warhall.games.age_of_war.words.odds_table import answer

        return answer(self, query)

    def win_chances(self, view: View) -> list[float] | None:
        if self.players != 2:
            return None
        try:
            from warhall.games.age_of_war.bots.optimal import known_chances
        except ModuleNotFoundError:  # without the solver's extra nothing is known
            return None
        return known_chances(self.state_from_view(view, random.Random(0)))

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
