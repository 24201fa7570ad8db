"""Age of Conan in numbers: its actions, and what a view says."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, Any

from warhall.games.age_of_conan.cards.vocabulary import CATEGORIES, CONTESTS, SIDES, SYMBOLS
from warhall.games.age_of_conan.components import BID_VALUES, FACES, FATE_FACES, MARKER_NAMES, UNITS, UNITS_PER_PROVINCE
from warhall.games.age_of_conan.rules.artifacts import STAKES
from warhall.games.age_of_conan.rules.bidding import BIDS
from warhall.games.age_of_conan.rules.contest import STAGE_NAMES
from warhall.games.age_of_conan.rules.frames import BY_NAME, FRAMES
from warhall.games.age_of_conan.rules.turn import EXTRA_DIE
from warhall.kernel import Chance
from warhall.kernel.notation import forms_of
from warhall.kernel.spaces import (
    ActionSpace,
    Amount,
    Each,
    EachSeat,
    Facts,
    Held,
    Line,
    Many,
    One,
    Plane,
    Seats,
    Sight,
    Spaces,
    Stack,
)

if TYPE_CHECKING:
    from warhall.games.age_of_conan.components import Components
    from warhall.games.age_of_conan.game import AgeOfConan

Names = dict[str, list[str]]


@lru_cache(maxsize=8)
def spaces(game: AgeOfConan) -> Spaces:
    """The numbers of a game: they depend on the cards and the number of players alone."""
    return Spaces(_actions(game), Sight(_facts(game)))


# -- actions -----------------------------------------------------------------------------------------------------------


def _actions(game: AgeOfConan) -> ActionSpace:
    """Every form of the notation, with the armies and the tokens that there can be."""
    kinds = dict(game.notation.names)
    kinds["MOVE"] = _marches(game.components, lambda start, end: start != end)
    kinds["ATTACK"] = _marches(
        game.components, lambda start, end: start == end or end in game.components.adjacent[start]
    )
    kinds["TOKEN+"] = _stakes(game.components)
    choices = forms_of(frame for frame in FRAMES if not issubclass(frame, Chance))
    forms = [form.replace("move PROVINCE PROVINCE NUMBER", "move MOVE") for form in sorted(choices)]
    return ActionSpace([form.replace("attack PROVINCE PROVINCE NUMBER", "attack ATTACK") for form in forms], kinds)


def _marches(components: Components, leads: Callable[[int, int], bool]) -> list[str]:
    """From province to province with so many units: at home any number may stand, elsewhere five (AOC-129)."""
    found = []
    for start, end in product(components.provinces, repeat=2):
        if leads(start.index, end.index):
            most = UNITS if start.is_home else UNITS_PER_PROVINCE
            found += [f"{start.id} {end.id} {units}" for units in range(1, most + 1)]
    return found


def _stakes(components: Components) -> list[str]:
    """Every selection of tokens of one category (AOC-327), as an action lists them."""
    found = []
    for category in range(len(CATEGORIES)):
        types = [token for token in components.tokens if token.category == category]
        for counts in product(*[range(token.count + 1) for token in types]):
            tokens = [token.id for token, count in zip(types, counts, strict=True) for _ in range(count)]
            if tokens:
                found.append(" ".join(tokens))
    return found


# -- views -------------------------------------------------------------------------------------------------------------


class _Table(Many):
    """Cards on the table: those that are ready, then those that are used."""

    def __init__(self, names: list[str]) -> None:
        super().__init__([(name, ready) for ready in (True, False) for name in names])

    def write(self, value: Any, row: Any, at: int, you: int) -> None:
        Many.write(self, [(name, ready) for name, ready in value], row, at, you)


def _facts(game: AgeOfConan) -> Facts:
    """A whole view: the course of the game, the common supply, bids and contests, every seat and every province."""
    names, players = game.notation.names, game.players
    return Facts(
        **_course(names, players),
        **_supply(game),
        **_struggle(names, players),
        stack=Stack(BY_NAME),
        seats=EachSeat(players, _seat(names)),
        provinces=Each(names["PROVINCE"], _province(players)),
        scores=EachSeat(players, Amount()),
    )


def _course(names: Names, players: int) -> dict[str, Plane]:
    """Whose turn it is, and where Conan is on which adventure."""
    return {
        "age": Amount(),
        "turn": Seats(players),
        "first_player": Seats(players),
        "conan_player": Seats(players),
        "waiting": Seats(players),
        "extra_die": One(EXTRA_DIE),
        "used_now": Many(names["CARD"]),
        "conan": One(names["PROVINCE"]),
        "destination": One(names["PROVINCE"]),
        "adventure": One(names["ADVENTURE"]),
        "adventures_left": Amount(),
        "adventure_top": Many(names["ADVENTURE"]),
        "resolved": Many(names["ADVENTURE"]),
    }


def _supply(game: AgeOfConan) -> dict[str, Plane]:
    """Describe what lies beside the board."""
    names, players = game.notation.names, game.players
    return {
        "objectives": Many(names["OBJECTIVE"]),
        "track": Many(names["TOKEN"]),
        "bag": Amount(),
        "out": Many(names["TOKEN"]),
        "pool": Many(FATE_FACES),
        "strategy_deck": Amount(),
        "strategy_discard": Many(names["STRATEGY"]),
        "artifacts": Each(names["CARD"][game.components.first_artifact :], Seats(players)),
        "bonus_card": Seats(players),
    }


def _struggle(names: Names, players: int) -> dict[str, Plane]:
    """Bids, the crown, and the contest that is being fought."""
    return {
        "bids": One(BIDS),
        "bid_replaced": One(names["STRATEGY"]),
        "crowned": Seats(players),
        "eliminated": Seats(players),
        "crown_category": One(CATEGORIES),
        "contest": _contest(names["PROVINCE"], names["STRATEGY"], players),
    }


def _seat(names: Names) -> Facts:
    cards, strategy, tokens = names["CARD"], names["STRATEGY"], names["TOKEN"]
    return Facts(
        **dict.fromkeys(("gold", "sorcery", "points", "crom"), Amount()),
        emissaries=Each(names["PROVINCE"], Amount()),
        bid_tokens=Many(BID_VALUES),
        tokens=Held(tokens),
        known_tokens=Many(tokens),
        kingdom_hand=Held(cards),
        strategy_hand=Held(strategy),
        table=_Table(cards),
        kingdom_deck=Amount(),
        kingdom_discard=Many(cards),
        deck_top=Held(cards),
        bid=One([*BID_VALUES, "hidden"]),
        bid_card=One(strategy),
        bid_bonus=Amount(),
        stake=One([*STAKES, "hidden"]),
        stake_tokens=Many(tokens),
    )


def _province(players: int) -> Facts:
    return Facts(
        owner=Seats(players),
        marker=One(MARKER_NAMES),
        army=Seats(players),
        units=Amount(),
        icon=Amount(),
        raiders=Amount(),
    )


def _contest(provinces: list[str], strategy: list[str], players: int) -> Plane:
    both = len(SIDES)
    return Facts(
        kind=One(CONTESTS),
        province=One(provinces),
        attacker=Seats(players),
        defender=Seats(players),
        origin=One(provinces),
        force=Amount(),
        stage=One(STAGE_NAMES),
        strategy=Line(both, One([*strategy, "hidden"])),
        dice=Line(both, Many(FACES)),
        dice_number=Line(both, Amount()),
        counting=Line(both, Many(SYMBOLS)),
        successes=Line(both, Amount()),
        extra=Line(both, Amount()),
        bonus=Line(both, Amount()),
        sorcery_used=Many(SIDES),
        winner=One(SIDES),
    )
