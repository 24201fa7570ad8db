"""Positions declared once: the start, JSON both ways, what a viewer sees, and errors that name the place."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest

import warhall
from warhall.kernel import Choice, InvalidPositionError
from warhall.kernel.fields import (
    COUNT,
    EVERYTHING,
    HIDDEN,
    NOBODY,
    OWNER,
    SPECTATOR,
    At,
    Bag,
    Counts,
    Declaration,
    Each,
    Filling,
    Fixed,
    Flag,
    Form,
    Marks,
    Name,
    Number,
    Piece,
    Procedures,
    Row,
    Seat,
    Seats,
    Together,
    each_place,
    each_seat,
    scratch,
    table,
)
from warhall.kernel.generate import Generated, source

GAME = warhall.load_game("age-of-war", players=2)  # any game serves
TOWNS = ("tarantia", "belverus", "khemi")
CARDS = ("axe", "bow", "club")


class Ambush(Choice):
    rule = "T-9"
    secret = ("town",)

    town: int = 0


LAMP = Declaration(oil=table(Number(0, 9), 3), lit=table(Flag(), False, optional=True))
CHEST = Declaration(
    owner=table(Seat(), NOBODY),
    card=table(Name(CARDS), 0, shown=lambda chest, _seat, viewer: CARDS[chest.card] if viewer == chest.owner else "?"),
    traps=table(Fixed(Number(1, 3)), (), optional=True),
)
HALL = Declaration(
    rooms=table(
        rooms := Each(("cellar", "tower"), Row(Piece(CHEST, lambda _: SimpleNamespace(card=0), "Chest"))), rooms.start
    ),
    prize=table(Together(Seat(somebody=True), Name(CARDS), none=True), None),
    limit=table(Number(0, 9, none=True), NOBODY),
    mood=each_seat(Number(0, 9), 1, optional=True),
)
POSITION = Declaration(
    ("towns", TOWNS),
    age=table(Number(1, 3, "T-1"), 1),
    turn=table(Seat("T-2"), NOBODY),
    hero=table(Name(TOWNS, "T-3", none=True), NOBODY),
    dice=table(Counts(("hit", "miss"), "T-4", most=3), [0, 0]),
    roads=table(Marks(Name(TOWNS)), 0),
    knows=table(Seats(), 0),
    deck=table(Bag(Name(CARDS, pool="card")), lambda _game: [0, 1, 2], shown=COUNT),
    lamp=table(Piece(LAMP, lambda _given: SimpleNamespace(oil=3, lit=False), "Lamp", none=True), None),
    stack=table(Procedures((Ambush,), {"town": Name(TOWNS)}), []),
    gold=each_seat(Number(0, 99), 5),
    hand=each_seat(Row(Name(CARDS, pool="card")), [], shown=OWNER),
    secret=each_seat(Name(CARDS, none=True), lambda _game, seat: seat, shown=lambda state, seat, _: state.gold[seat]),
    army=each_place(Number(0, 9), 0),
    lord=each_place(Seat(), lambda _game, at: at if at < 2 else NOBODY),
    quick=scratch("dict[str, int]", {}),
)


def position(form: Form, given: Any) -> Any:
    state = SimpleNamespace(**form.start())
    form.read(state, given, At(GAME))
    return state


@pytest.fixture
def form() -> Form:
    return POSITION.form(GAME, game="toy")


def test_the_start_is_made_anew_for_every_position(form: Form) -> None:
    one, other = form.start(), form.start()
    one["hand"][0].append(1)
    one["deck"].pop()
    assert other["hand"] == [[], []]
    assert other["deck"] == [0, 1, 2]
    assert other["secret"] == [0, 1]
    assert other["army"] == [0, 0, 0]
    assert other["lord"] == [0, 1, NOBODY]


def test_everything_is_written_and_read_back(form: Form) -> None:
    given = {
        "age": 2,
        "turn": 1,
        "hero": "khemi",
        "dice": ["miss", "hit", "miss"],
        "roads": ["khemi"],
        "knows": [1],
        "deck": ["club", "axe"],
        "lamp": {"oil": 1, "lit": True},
        "stack": [{"frame": "ambush", "seat": 0, "town": "belverus"}],
        "seats": [{"gold": 7, "hand": ["bow"]}, {"secret": "club"}],
        "towns": {"belverus": {"army": 4}, "khemi": {"lord": 1}},
    }
    state = position(form, given)
    assert (state.age, state.turn, state.hero, state.dice, state.roads, state.knows) == (2, 1, 2, [1, 2], 4, 2)
    assert (state.deck, state.army, state.stack) == ([0, 2], [0, 4, 0], [Ambush(0, 1)])
    written = form.write(state, EVERYTHING)
    assert written["game"] == "toy"
    assert written["towns"] == {"belverus": {"army": 4}, "khemi": {"lord": 1}}
    assert written["seats"][1] == {"gold": 5, "hand": [], "secret": "club"}
    again = position(form, {name: value for name, value in written.items() if name != "game"})
    assert again == state


def test_a_viewer_sees_what_is_shown_to_it(form: Form) -> None:
    state = position(form, {"seats": [{"hand": ["bow", "axe"]}, {}], "stack": [{"frame": "ambush", "seat": 0}]})
    own, other, outside = (form.write(state, viewer) for viewer in (0, 1, SPECTATOR))
    assert own["seats"][0]["hand"] == ["bow", "axe"]
    assert other["seats"][0]["hand"] == outside["seats"][0]["hand"] == 2
    assert own["deck"] == other["deck"] == 3
    assert own["seats"][1]["secret"] == 5
    assert own["stack"][0]["seat"] == 0
    assert other["stack"][0]["town"] == outside["stack"][0]["town"] == HIDDEN


def test_what_a_view_hides_is_filled_with_what_it_does_not_show(form: Form) -> None:
    state = position(form, {"deck": ["axe"], "seats": [{"hand": ["bow"]}, {"hand": ["club"]}]})
    for seed in range(20):
        filling = Filling(form, form.write(state, 0), random.Random(seed), lambda pool, _: ((pool, -1), list(CARDS)))
        whole = filling.finish()
        hands = [entry["hand"] for entry in whole["seats"]]
        assert hands[0] == ["bow"]
        assert sorted(hands[1] + whole["deck"]) == ["axe", "club"]


def test_what_must_fit_is_taken_first(form: Form) -> None:
    state = position(form, {"deck": ["axe"], "seats": [{"hand": ["bow"]}, {"hand": ["club"]}]})
    filling = Filling(form, form.write(state, 0), random.Random(1), lambda pool, _: ((pool, -1), list(CARDS)))
    assert filling.take("card", fits=lambda name: name == "club") == "club"
    assert filling.bag("card") == ["axe"]


def test_what_is_hidden_inside_of_pieces_is_hidden_wherever_they_lie() -> None:
    form = HALL.form(GAME)
    given = {
        "rooms": {"cellar": [], "tower": [{"owner": 1, "card": "club", "traps": [2]}]},
        "prize": [0, "bow"],
        "limit": None,
        "seats": [{}, {"mood": 2}],
    }
    state = position(form, given)
    assert (state.prize, state.limit, state.rooms[1][0].traps) == ((0, 1), NOBODY, (2,))
    assert form.write(state, EVERYTHING) == form.write(state, 1) == given
    assert form.write(state, 0)["rooms"]["tower"] == [{"owner": 1, "card": "?", "traps": [2]}]
    assert position(form, {"rooms": {}}).rooms == [[], []]
    with pytest.raises(InvalidPositionError, match=r"rooms\.tower\[0\]\.traps\[1\]: "):
        position(form, {"rooms": {"tower": [{"traps": [1, 4]}]}})
    with pytest.raises(InvalidPositionError, match=r"prize\[1\]: "):
        position(form, {"prize": [0, "boww"]})


@pytest.mark.parametrize(
    ("given", "field", "rule"),
    [
        ([], "position", None),
        ({"agee": 2}, "agee", None),
        ({"age": 4}, "age", "T-1"),
        ({"age": True}, "age", "T-1"),
        ({"turn": 2}, "turn", "T-2"),
        ({"hero": "tarantya"}, "hero", "T-3"),
        ({"dice": ["hit"] * 4}, "dice", "T-4"),
        ({"dice": ["hit", "hot"]}, "dice[1]", "T-4"),
        ({"deck": ["axe", 3]}, "deck[1]", None),
        ({"lamp": {"oil": 10}}, "lamp.oil", None),
        ({"lamp": {"wick": 1}}, "lamp.wick", None),
        ({"seats": [{}]}, "seats", None),
        ({"seats": [{}, {"gold": -1}]}, "seats[1].gold", None),
        ({"seats": [{}, {"silver": 1}]}, "seats[1].silver", None),
        ({"towns": {"khemy": {}}}, "towns.khemy", None),
        ({"towns": {"khemi": {"army": 10}}}, "towns.khemi.army", None),
        ({"stack": [{"frame": "ambosh"}]}, "stack[0].frame", None),
        ({"stack": [{"frame": "ambush", "seat": "x"}]}, "stack[0].seat", "T-9"),
        ({"stack": [{"frame": "ambush", "seat": 0, "town": "x"}]}, "stack[0].town", None),
        ({"stack": [{"frame": "ambush", "seat": 0, "who": 1}]}, "stack[0]", "T-9"),
    ],
    ids=str,
)
def test_an_error_names_the_place_and_the_rule(form: Form, given: Any, field: str, rule: str | None) -> None:
    with pytest.raises(InvalidPositionError) as refusal:
        position(form, given)
    assert (refusal.value.field, refusal.value.rule) == (field, rule)
    assert "{" not in refusal.value.text_in("fr")


def test_a_misspelt_name_gets_a_suggestion(form: Form) -> None:
    with pytest.raises(InvalidPositionError, match="Did you mean tarantia"):
        position(form, {"hero": "tarantya"})


def test_the_class_is_plain_python() -> None:
    text = source([Generated("ToyFields", POSITION, "Procedure"), Generated("Lamp", LAMP)], (), GAME)
    compile(text, "fields.py", "exec")
    assert "    def __copy__(self) -> Lamp:\n" in text
    assert '        self.hand: list[list[int]] = start["hand"]\n' in text
    assert "        copy.hand = [one.copy() for one in self.hand]\n" in text
    assert "        copy.army = self.army.copy()\n" in text
    assert "        lit: bool = False,\n" in text
    assert '"stack"' not in text
