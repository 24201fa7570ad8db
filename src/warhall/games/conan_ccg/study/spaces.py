"""The Conan CCG in numbers: its actions, and what a view says. Both know the cards of the decks that are played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from warhall.games.conan_ccg.cards.card_data import VERBS
from warhall.games.conan_ccg.notation import HIDDEN, ZONES, owned
from warhall.games.conan_ccg.position import BEGINNINGS, SIDES
from warhall.games.conan_ccg.rules.frames import BY_NAME, FRAMES
from warhall.kernel import Chance
from warhall.kernel.notation import forms_of
from warhall.kernel.spaces import (
    ActionSpace,
    Amount,
    Change,
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
    put,
)

if TYPE_CHECKING:
    from warhall.games.conan_ccg.game import ConanCCG

PLACES: Final = range(1, 10)  # in a zone; an action names them by one digit, and gaps from 0 on
MOST: Final = 99  # of anything that is counted: cards, Vitality, choices

# The forms of the actions in the order of their numbers, with the cards that can stand in each.
FORMS: Final = (
    *("pass", "done", "accept", "decline", "refuse", "retreat", "fight", "press-on", "rest"),
    *("play DRAWN", "discard DRAWN", "item DRAWN", "take TAKEN", "top FOES", "name OWNED", "pay OWNED"),
    *("choose NUMBER", "cards NUMBER", "vitality NUMBER", "next NUMBER"),
    *("zone ZONE", "shift ZONE EDGE", "slot EDGE SLOT", "at GAP", "foe FOE", "peek FOE", "search FOE", "ally ALLY"),
    *("strike EDGE ALLY", "give FOE MOVE", "move MOVE GAP", "move MOVE GAP ALLY", "place OWNED ZONE PLACE"),
    *("use USABLE", "use ABILITY NUMBER", "use TWOFOLD SECOND"),
    *("use CARD FOE", "use TWOFOLD FOE SECOND", "use DRAWN GAP", "use TWOFOLD GAP SECOND"),
)


@lru_cache(maxsize=8)
def spaces(game: ConanCCG) -> Spaces:
    """The numbers of a game between these decks."""
    return Spaces(ActionSpace(all_forms(), _kinds(game)), Sight(_facts(game)))


def all_forms(numbered: Sequence[str] = FORMS) -> list[str]:
    """Those and, behind them, whatever new verbs the choices of the rules have: no number ever changes."""
    choices = forms_of((*(frame for frame in FRAMES if not issubclass(frame, Chance)), *VERBS))
    known = {form.split(" ")[0] for form in numbered}
    return [*numbered, *sorted([form for form in choices if form.split(" ")[0] not in known])]


class _Cards:
    """The cards of the decks that are played, sorted."""

    def __init__(self, game: ConanCCG) -> None:
        known = game.pool.cards
        self.drawn = sorted({card for deck in game.decks for card in deck.draw})
        self.foes = sorted({card for deck in game.decks for card in deck.foes})
        self.all = [*sorted({deck.conan for deck in game.decks}), *self.drawn, *self.foes]
        self.moves = [card for card in self.drawn if known[card].is_move]
        self.allies = [card for card in self.drawn if known[card].kind == "ally"]
        self.regions = [card for card in self.drawn if known[card].kind == "region"]
        self.items = [card for card in self.drawn if known[card].kind == "item"]


def _kinds(game: ConanCCG) -> dict[str, list[str]]:
    cards, players, known = _Cards(game), game.players, game.pool.cards
    copies = {card: max(deck.draw.get(card, 0) for deck in game.decks) for card in cards.allies}
    allies = [card if n == 1 else f"{card}.{n}" for card in cards.allies for n in range(1, copies[card] + 1)]
    of_seats = [owned(card, seat, players) for card in cards.foes for seat in range(players if players > 2 else 1)]
    effects = {card: len(known[card].effects) for card in cards.all}
    return {
        "DRAWN": cards.drawn,
        "MOVE": cards.moves,
        "FOES": cards.foes,
        "CARD": cards.all,
        "OWNED": of_seats,
        "TAKEN": list(dict.fromkeys([*cards.all, *of_seats])),
        "ALLY": ["conan", *allies],
        "ABILITY": list(game.pool.abilities),
        "USABLE": [*cards.all, *game.pool.abilities],
        "TWOFOLD": [card for card in cards.all if effects[card] > 1],
        "SECOND": [str(number) for number in range(2, max(effects.values()) + 1)],
        "NUMBER": [str(number) for number in range(MOST + 1)],
        "ZONE": list(ZONES),
        "FOE": [f"{zone}{place}" for zone in ZONES for place in PLACES],
        "GAP": [f"{zone}:{gap}" for zone in ZONES for gap in (0, *PLACES)],
        "PLACE": [str(place) for place in (*PLACES, len(PLACES) + 1)],
        "EDGE": list(SIDES),
        "SLOT": ["1", "2", "3", "4"],
    }


# -- views -------------------------------------------------------------------------------------------------------------


class _Owned(Many):
    """Foe cards, whoever owns them."""

    def write(self, value: Any, row: Any, at: int, you: int) -> None:
        if isinstance(value, list):
            Many.write(self, [card for _, card in value], row, at, you)


class _Region(One):
    """The Region under a Conan, whoever played it."""

    def write(self, value: Any, row: Any, at: int, you: int) -> None:
        One.write(self, value[1], row, at, you)


class _Number(Plane):
    """Which of these it is, as one number from 1 on: where a 1 in its place would take too much room."""

    def __init__(self, names: list[str]) -> None:
        self.index = {name: number for number, name in enumerate(names, start=1)}
        self.high = len(names)

    def write(self, value: Any, row: Any, at: int, _you: int) -> None:
        put(row, at, self.index.get(value, 0))


class _Items(Many):
    def write(self, value: Any, row: Any, at: int, you: int) -> None:
        Many.write(self, [item["card"] for item in value], row, at, you)


def _facts(game: ConanCCG) -> Facts:
    cards, players = _Cards(game), game.players
    foe = Facts(
        card=_Number(cards.foes),
        owner=Seats(players),
        wounds=Amount(),
        drained=Amount(),
        gone=Amount(1),
        move=_Number([*cards.drawn, HIDDEN]),
        done=Amount(1),
    )
    seat = Facts(
        prowess=Amount(),
        health=Amount(),
        renown=Amount(),
        scars=Amount(),
        out=Amount(1),
        hand=Held(cards.drawn),
        known=Many(cards.drawn),
        deck=Amount(),
        discard=Many(cards.drawn),
        foe_deck=Amount(),
        foe_top=Held(cards.foes),
        foe_discard=Many(cards.foes),
        chronicle=_Owned(cards.foes),
        items=_Items(cards.items),
        region=_Region(cards.regions),
    )
    return Facts(
        active=Seats(players),
        to_act=Seats(players),
        turn=Amount(),
        round=Amount(),
        phase=One(BEGINNINGS),
        conan_place=One(("home", "center")),
        retreated=Amount(1),
        draw_change=Change(),
        revealed=_Owned(cards.foes),
        zones=Each(ZONES, Line(len(PLACES), foe)),
        moves=Line(12, Facts(card=_Number(cards.drawn), zone=One(ZONES), gap=Amount(), done=Amount(1))),
        allies=Line(6, Facts(card=_Number(cards.allies), wounds=Amount(), drained=Amount())),
        stack=Stack(BY_NAME),
        seats=EachSeat(players, seat),
    )
