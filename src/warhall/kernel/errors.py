"""Every refusal of the hall: a stable `code` for programs, a sentence for people in the language of the moment."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Any

from warhall.kernel.text import KERNEL_CATALOGUE, Catalogue


def _rebuild(kind: type[WarhallError], attributes: dict[str, Any]) -> WarhallError:
    error = kind.__new__(kind)
    error.__dict__.update(attributes)
    return error


class WarhallError(Exception):
    """The base of all our errors. The sentence is `error-<code>` in the catalogue, its gaps filled from `facts`."""

    def __init__(
        self,
        code: str,
        *,
        field: str | None = None,
        rule: str | None = None,
        catalogue: Catalogue = KERNEL_CATALOGUE,
        **facts: Any,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.field = field
        self.rule = rule
        self.catalogue = catalogue
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        return (_rebuild, (type(self), self.__dict__))

    def text_in(self, lang: str | None) -> str:
        """The sentence in one language."""
        facts = {"field": self.field or "", "rule": self.rule or "", **self.facts}
        return self.catalogue.format(f"error-{self.code}", facts, lang)

    @property
    def text(self) -> str:
        """The sentence in the language of the moment."""
        return self.text_in(None)

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text


class IllegalActionError(WarhallError, ValueError):
    """This action may not be played now. `rule` is the numbered rule that forbids it; the state is untouched."""


class ActionSyntaxError(IllegalActionError):
    """This text is not an action of the game."""


class InvalidOptionError(WarhallError, ValueError):
    """A game or command was asked for with an option that it cannot take; `field` names the option."""


class InvalidPositionError(WarhallError, ValueError):
    """A position that the rules cannot reach or that is not well formed; `field` says where."""


class UnknownNameError(WarhallError, LookupError):
    """No game, bot or rule has this name; `suggestion` is the nearest one that exists, or None."""

    def __init__(self, kind: str, name: str, known: Iterable[str], **facts: Any) -> None:
        self.name = name[:80]
        known = sorted(known)
        spelled = {one.lower(): one for one in known}
        near = difflib.get_close_matches(self.name.lower(), spelled, n=1, cutoff=0.5)
        self.suggestion = spelled[near[0]] if near else None
        code = f"unknown-{kind}"
        super().__init__(code, name=self.name, suggestion=self.suggestion or "none", known=", ".join(known), **facts)


class NotOverError(WarhallError):
    """The outcome was asked for before the end of the game."""


class UndoError(WarhallError):
    """The last action cannot be taken back: dice fell, something was revealed, or another seat chose."""


class RecordError(WarhallError, ValueError):
    """A record that cannot be read or does not prove itself; `line` is the faulty line of the file, from 1."""

    def __init__(self, code: str, line: int, **facts: Any) -> None:
        self.line = line
        super().__init__(code, line=line, **facts)


class TooManyOutcomes(WarhallError):
    """The outcomes of this chance node are too many to list: use `sample_chance`."""
