"""Every refusal has a code, a sentence in both languages, and travels between processes."""

from __future__ import annotations

import pickle

import pytest

import warhall
from tests.support.sealed_bids import SealedBids
from warhall import IllegalActionError, InvalidOptionError, RecordError, UnknownNameError, WarhallError
from warhall.arena import BotError

SAMPLES: list[WarhallError] = [
    IllegalActionError("game-over", field="seat", rule="AOW-052", action="lose", seat="1"),
    warhall.ActionSyntaxError("bad-words", catalogue=SealedBids().catalogue, given="x"),
    InvalidOptionError("bad-number", field="players", rule="AOW-001", value="9", bounds="2-6"),
    warhall.InvalidPositionError("position-cards", field="hands", catalogue=SealedBids().catalogue),
    UnknownNameError("game", "ches", ["chess", "go"]),
    warhall.NotOverError("not-over"),
    warhall.UndoError("no-undo"),
    RecordError("record-check", 7, action="lose"),
    warhall.TooManyOutcomes("too-many-outcomes"),
    BotError("bot-fails", name="x", reason="y", file="x.py", line="3", source="1 / 0"),
]


@pytest.mark.parametrize("error", SAMPLES, ids=lambda error: type(error).__name__)
def test_an_error_survives_the_way_to_another_process(error: WarhallError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (again.code, again.field, again.rule, again.facts) == (error.code, error.field, error.rule, error.facts)
    for lang in warhall.LANGUAGES:
        assert again.text_in(lang) == error.text_in(lang)
    assert getattr(again, "line", None) == getattr(error, "line", None)
    assert getattr(again, "suggestion", None) == getattr(error, "suggestion", None)


@pytest.mark.parametrize("error", SAMPLES, ids=lambda error: type(error).__name__)
def test_an_error_speaks_both_languages_without_a_gap(error: WarhallError) -> None:
    english, french = error.text_in("en"), error.text_in("fr")
    assert english != french
    assert not any(mark in text for text in (english, french) for mark in "{}")
    with warhall.use_language("fr"):
        assert error.text == french
        assert str(error).startswith(french)


def test_the_text_of_an_error_cites_its_rule() -> None:
    assert str(SAMPLES[0]).endswith("(AOW-052)")
    assert str(SAMPLES[5]) == SAMPLES[5].text


def test_errors_are_of_the_kinds_that_python_knows() -> None:
    for kind in (IllegalActionError, InvalidOptionError, warhall.InvalidPositionError, RecordError):
        assert issubclass(kind, ValueError)
    assert issubclass(UnknownNameError, LookupError)
    assert issubclass(warhall.ActionSyntaxError, IllegalActionError)
    assert all(isinstance(error, WarhallError) for error in SAMPLES)
