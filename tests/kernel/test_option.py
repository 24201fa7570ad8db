"""Options describe and check themselves."""

from __future__ import annotations

from typing import Any

import pytest

import warhall
from warhall import InvalidOptionError, Option
from warhall.kernel.option import check_options, choose_for_seat

NUMBER = Option("players", 2, low=2, high=6, rule="AOW-001")
OPEN_END = Option("rounds", 3, low=1)
CHOICE = Option("map", "small", choices=("small", "large"))
FLAG = Option("fast", False)
TEXT = Option("filled", "")
SEATS = Option("kingdoms", "", choices=("north", "south"), between=",")

NO_NUMBERS: list[Any] = [1, 7, -1, 2.0, True, None, "", "x", "2.0", "1e9", [], "--5", "-", "- 3", "+3", "0x3"]
NO_NUMBERS += ["9" * 5000, "²", "٣٣٣", 10**30]
NO_CHOICES: list[Any] = ["medium", "", None, 1, ["small"], {}, "Small "]
NO_FLAGS: list[Any] = ["maybe", "", 1, 0, None, []]
NO_TEXTS: list[Any] = [1, True, ["x"], {}]


def test_the_kind_follows_from_the_definition() -> None:
    kinds = [option.kind for option in (NUMBER, OPEN_END, CHOICE, FLAG, TEXT, SEATS)]
    assert kinds == ["number", "number", "choice", "flag", "text", "seats"]


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        (NUMBER, 2, 2),
        (NUMBER, 6, 6),
        (NUMBER, "4", 4),
        (NUMBER, " 5 ", 5),
        (OPEN_END, 10**6, 10**6),
        (Option("offset", 0, low=-5, high=5), "-3", -3),
        (CHOICE, "large", "large"),
        (FLAG, True, True),
        (FLAG, "Yes", True),
        (FLAG, "0", False),
        (FLAG, "false", False),
        (TEXT, "1,3", "1,3"),
        (TEXT, None, None),
    ],
)
def test_a_fitting_value_is_taken_in_its_type(option: Option, given: Any, value: Any) -> None:
    checked = option.check(given)
    assert checked == value
    assert type(checked) is type(value)


@pytest.mark.parametrize(
    ("option", "given", "code"),
    [
        *((NUMBER, given, "bad-number") for given in NO_NUMBERS),
        (OPEN_END, 0, "bad-number"),
        *((CHOICE, given, "bad-choice") for given in NO_CHOICES),
        *((FLAG, given, "bad-flag") for given in NO_FLAGS),
        *((TEXT, given, "bad-text") for given in NO_TEXTS),
    ],
)
def test_what_does_not_fit_is_refused_by_name(option: Option, given: Any, code: str) -> None:
    with pytest.raises(warhall.InvalidOptionError) as refusal:
        option.check(given)
    assert (refusal.value.code, refusal.value.field, refusal.value.rule) == (code, option.name, option.rule)
    for lang in warhall.LANGUAGES:
        assert option.name in refusal.value.text_in(lang)
        assert len(refusal.value.text_in(lang)) < 200


def test_options_left_out_have_their_defaults() -> None:
    assert check_options([NUMBER, CHOICE, FLAG], {"map": "large"}) == {"players": 2, "map": "large", "fast": False}


def test_an_unknown_option_is_refused_with_a_suggestion() -> None:
    with pytest.raises(warhall.InvalidOptionError, match="Did you mean players") as refusal:
        check_options([NUMBER, CHOICE], {"player": 3})
    assert refusal.value.field == "player"
    with pytest.raises(warhall.InvalidOptionError, match="The options are players, map"):
        check_options([NUMBER, CHOICE], {"zzz": 3})


def test_an_arabic_digit_is_a_digit() -> None:
    assert NUMBER.check("٣") == 3


def test_who_sits_in_a_seat_chooses_its_text() -> None:
    known = (Option("players", 3, low=2, high=4), Option("banners", "", between=","), Option("speed", ""))
    options = check_options(known, {})
    chosen = choose_for_seat(known, options, 1, {"banners": "red"})
    assert chosen == {"players": 3, "banners": ",red,", "speed": ""}
    assert choose_for_seat(known, chosen, 2, {"banners": "blue"})["banners"] == ",red,blue"
    assert choose_for_seat(known, chosen, 1, {"banners": ""}) == options  # left to the game again
    for choices, code in (
        ({"banners": "red,blue"}, "bad-text"),
        ({"speed": "fast"}, "unknown-option"),
        ({"banner": "red"}, "unknown-option"),
    ):
        with pytest.raises(InvalidOptionError) as refused:
            choose_for_seat(known, options, 0, choices)
        assert refused.value.code == code
