"""Options that describe themselves, so that the command line, the server and the pages can offer and check them."""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from warhall.kernel.errors import InvalidOptionError


class Option(msgspec.Struct, frozen=True):
    """One option: a whole number within bounds, one of some words, yes or no, free text, or a text for each seat.

    Its description is `option-<name>` in the game's catalogue; `rule` is the numbered rule behind its bounds.
    """

    name: str
    default: Any
    low: int | None = None
    high: int | None = None
    choices: tuple[str, ...] = ()
    between: str = ""  # what stands between the texts, if each seat has one; an empty one leaves it to the game, always
    rule: str | None = None
    local: bool = False  # it names a file or folder of this machine, so nobody may set it over the network

    @property
    def kind(self) -> str:
        if self.between:
            return "seats"
        if self.choices:
            return "choice"
        if isinstance(self.default, bool):
            return "flag"
        return "number" if self.low is not None else "text"

    def check(self, value: Any) -> Any:
        """The value in its proper type; texts from a command line or a form are understood too."""
        match self.kind:
            case "number":
                return self._number(value)
            case "flag":
                return self._flag(value)
            case "choice" if value not in self.choices:
                raise self._bad("bad-choice", value, known=", ".join(filter(None, self.choices)))
            case "text" | "seats" if not (value is None or isinstance(value, str)):
                raise self._bad("bad-text", value)
        return value

    def check_from_afar(self, value: Any) -> None:
        """Refuse what only the people at this machine may ask for."""
        if self.local and value:
            raise self._bad("local-option", value)

    def with_text(self, value: Any, seat: int, players: int, text: str) -> str:
        """The value of an option that has a text for each seat, with another one for this seat."""
        if self.between in text:
            raise self._bad("bad-text", text)
        texts = [*str(value or "").split(self.between), *[""] * players][:players]
        texts[seat] = text
        return self.between.join(texts) if any(texts) else ""

    def _number(self, value: Any) -> int:
        if isinstance(value, str) and re.fullmatch(r"\s*-?\d{1,9}\s*", value):
            value = int(value)
        bad_type = isinstance(value, bool) or not hasattr(value, "__index__")  # NumPy's whole numbers have it
        if bad_type or not (self.low or 0) <= value <= (value if self.high is None else self.high):
            bounds = f"{self.low}+" if self.high is None else f"{self.low}-{self.high}"
            raise self._bad("bad-number", value, bounds=bounds)
        return int(value)

    def _flag(self, value: Any) -> bool:
        if isinstance(value, bool):
            return value
        known = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}
        if isinstance(value, str) and value.lower() in known:
            return known[value.lower()]
        raise self._bad("bad-flag", value)

    def _bad(self, code: str, value: Any, **facts: Any) -> InvalidOptionError:
        return InvalidOptionError(code, field=self.name, rule=self.rule, value=str(value)[:60], **facts)


def check_options(known: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """Every known option with its checked or default value; an unknown one is an error with a suggestion."""
    _check_names(known, given)
    return {option.name: option.check(given.get(option.name, option.default)) for option in known}


def _check_names(known: Sequence[Option], given: Mapping[str, Any]) -> None:
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            near = difflib.get_close_matches(str(name)[:60], names, n=1, cutoff=0.5)
            suggestion = near[0] if near else "none"
            listed = ", ".join(names)
            raise InvalidOptionError("unknown-option", field=str(name)[:60], suggestion=suggestion, known=listed)


def choose_for_seat(
    known: Sequence[Option], options: Mapping[str, Any], seat: int, choices: Mapping[str, str]
) -> dict[str, Any]:
    """The options of a table after somebody in this seat has chosen what to play with: a deck, a kingdom. Only options
    with a text for each seat can be chosen so; whether the whole fits together the game says when it is loaded."""
    by_seat = [option for option in known if option.kind == "seats"]
    _check_names(by_seat, choices)
    chosen = {
        option.name: option.with_text(options[option.name], seat, options["players"], choices[option.name])
        for option in by_seat
        if option.name in choices
    }
    return {**options, **chosen}


def check_from_afar(known: Sequence[Option], given: Mapping[str, Any]) -> None:
    """Refuse options that reach for files of this machine, as a server must."""
    for option in known:
        option.check_from_afar(given.get(option.name))
