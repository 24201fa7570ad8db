"""Action texts, both ways: the form of an action is written once, and parser, text and usage follow from it.

    forms = ["move PROVINCE PROVINCE NUMBER", "conan PROVINCE", "conan stay", "deal CARD+", "top CARD*"]
    notation = Notation(forms, {"PROVINCE": Names("province", [...], rule="AOC-026"), ...}, catalogue)
    action = notation.make("move", 3, 7, 2)          # Action("move koth ophir 2")
    notation.read(action)                             # ("move", 3, 7, 2)

A word in capitals stands for one of a kind, with a star for several in their order, with a plus for several whose order
says nothing. A word of a list of names means its number there; any other word means itself.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final

from warhall.kernel.action import Action, excerpt, words
from warhall.kernel.errors import ActionSyntaxError
from warhall.kernel.text import Catalogue

Meaning = tuple[Any, ...]  # the verb, then a number or a word for each word of the text
MOST_WORDS: Final = 40


class Names:
    """One of some names, which means its number; `rule` is cited for any other."""

    def __init__(self, kind: str, names: Iterable[str], rule: str | None = None) -> None:
        self.kind = kind
        self.names = list(names)
        self.rule = rule
        self.index = {name.lower(): at for at, name in enumerate(self.names)}

    def means(self, word: str) -> Any:
        """The number of a name, None if there is no such name."""
        return self.index.get(word.lower())

    def shown(self, value: int) -> str:
        return self.names[value]

    def near(self, word: str) -> str:
        """The nearest name, or "none"."""
        found = difflib.get_close_matches(word, self.names, n=1)
        return found[0] if found else "none"


class Words:
    """A word that means itself: one of some names, or one of a pattern whose first group is such a name."""

    def __init__(self, kind: str, names: Collection[str] = (), pattern: str = "(.*)", rule: str | None = None) -> None:
        self.kind = kind
        self.names = names
        self.rule = rule
        self._pattern = re.compile(pattern)

    def means(self, word: str) -> Any:
        match = self._pattern.fullmatch(word)
        return word if match is not None and (not self.names or match[1] in self.names) else None

    def shown(self, value: str) -> str:
        return value

    def near(self, word: str) -> str:
        found = difflib.get_close_matches(word, self.names, n=1)
        return found[0] if found else "none"


Kind = Names | Words


def forms_of(kinds: Iterable[type]) -> list[str]:
    """The forms of actions that frames and verbs of cards declare, each once."""
    return list(dict.fromkeys(form for kind in kinds for base in kind.__mro__ for form in vars(base).get("forms", ())))


def verbs_of(kinds: Iterable[type]) -> set[str]:
    """The first words of these forms."""
    return {form.partition(" ")[0] for form in forms_of(kinds)}


SEVERAL: Final = ("*", "+")


class Notation:
    """The action texts of a game. Every text that is not a list is made once and remembered with what it means."""

    def __init__(self, forms: Iterable[str], kinds: Mapping[str, Kind], catalogue: Catalogue) -> None:
        self.kinds = kinds
        self.catalogue = catalogue
        self.forms: dict[str, list[tuple[str, ...]]] = {}
        for form in forms:
            verb, *parts = form.split(" ")
            if tuple(parts) not in self.forms.setdefault(verb, []):
                self.forms[verb].append(tuple(parts))
        self._made: dict[Meaning, Action] = {}
        self._meaning: dict[str, Meaning] = {}

    # -- making --------------------------------------------------------------------------------------------------------

    def make(self, *meaning: Any) -> Action:
        """The action with this meaning: a verb, and a number or a word for each further word."""
        action = self._made.get(meaning)
        return action if action is not None else self._make(meaning)

    def _make(self, meaning: Meaning) -> Action:
        for form in self.forms[meaning[0]]:
            shown = self._shown(form, meaning[1:])
            if shown is not None:
                return self._remembered(form, meaning, shown)
        raise ValueError(f"no form of {meaning[0]} takes {meaning[1:]}")

    def _remembered(self, form: Sequence[str], meaning: Meaning, shown: list[str]) -> Action:
        action = Action(" ".join([meaning[0], *shown]))
        if not form or not form[-1].endswith(SEVERAL):  # lists of names are too many to be remembered
            self._made.setdefault(meaning, action)
            self._meaning[action] = meaning
        return action

    def _shown(self, form: Sequence[str], values: Sequence[Any]) -> list[str] | None:
        if form and form[-1].endswith(SEVERAL):
            form = [*form[:-1], *[form[-1][:-1]] * (len(values) - len(form) + 1)]
        if len(form) != len(values):
            return None
        shown = []
        for part, value in zip(form, values, strict=True):
            kind = self.kinds.get(part)
            if kind is None:
                if value != part:
                    return None
                shown.append(part)
            elif isinstance(value, str) == isinstance(kind, Names):
                return None
            else:
                shown.append(kind.shown(value))
        return shown

    # -- reading -------------------------------------------------------------------------------------------------------

    def read(self, action: str) -> Meaning:
        """The values in a well-formed action."""
        known = self._meaning.get(action)
        return known if known is not None else self._read(action.split(" "), action)[1]

    def parse(self, text: Any) -> Action:
        """The canonical action of a text as a person may type it: any case, any blanks. Raises `ActionSyntaxError`,
        also for anything that is not text."""
        parts = words(text)
        if not parts or parts[0] not in self.forms:
            near = difflib.get_close_matches(parts[0], self.forms, n=1) if parts else []
            raise self.syntax("unknown-verb", text, field="verb", suggestion=near[0] if near else "none")
        joined = " ".join(parts)
        if joined in self._meaning:
            return Action(joined)
        form, meaning = self._read(parts, text)
        return self._remembered(form, meaning, self._shown(form, meaning[1:]) or [])

    def _read(self, parts: list[str], text: str) -> tuple[Sequence[str], Meaning]:
        verb, given = parts[0], parts[1:]
        for form in self.forms[verb]:
            values = self._values(form, given)
            if values is not None:
                return form, (verb, *values)
        raise self._misread(verb, given, text)

    def _values(self, form: tuple[str, ...], given: list[str]) -> list[Any] | None:
        if form and form[-1].endswith(SEVERAL):
            if not len(form) <= len(given) <= MOST_WORDS:
                return None
            kind = self.kinds[form[-1][:-1]]
            head = self._values(form[:-1], given[: len(form) - 1])
            tail = [kind.means(word) for word in given[len(form) - 1 :]]
            if head is None or None in tail:
                return None
            return head + (sorted(tail) if form[-1].endswith("+") else tail)
        if len(form) != len(given):
            return None
        values = []
        for part, word in zip(form, given, strict=True):
            value = self.kinds[part].means(word) if part in self.kinds else word if word == part else None
            if value is None:
                return None
            values.append(value)
        return values

    def _misread(self, verb: str, given: list[str], text: str) -> ActionSyntaxError:
        """The first word that is wrong, where a form has as many words; otherwise how the verb is used."""
        for form in self.forms[verb]:
            parts = form if not form or not form[-1].endswith(SEVERAL) else [form[-1][:-1]] * len(given)
            if len(parts) != len(given) or len(given) > MOST_WORDS:
                continue
            for part, word in zip(parts, given, strict=True):
                kind = self.kinds.get(part)
                if kind is None and word != part:
                    break
                if kind is not None and kind.means(word) is None:
                    facts = {"kind": kind.kind, "name": excerpt(word), "suggestion": kind.near(word)}
                    return self.syntax("unknown-name", text, field=kind.kind, rule=kind.rule, **facts)
        return self.syntax("bad-words", text, verb=verb, usage=self.usage(verb))

    def usage(self, verb: str) -> str:
        """The form of a verb: `move <province> <province> <number>`."""
        forms = [[verb, *(self._part(part) for part in form)] for form in self.forms[verb]]
        return " / ".join(" ".join(form) for form in forms)

    def _part(self, part: str) -> str:
        kind = self.kinds.get(part.rstrip("*+"))
        return part if kind is None else f"<{kind.kind}>" + (" ..." if part.endswith(SEVERAL) else "")

    def syntax(self, code: str, text: object, **facts: Any) -> ActionSyntaxError:
        return ActionSyntaxError(code, catalogue=self.catalogue, given=excerpt(text), **facts)
