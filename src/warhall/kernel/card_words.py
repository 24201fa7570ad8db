"""Card texts as data: a verb of the vocabulary is one class, and a card is a few of them with their values.

    class Heal(Verb):
        '''CCG-100: up to the Starting Health.'''

        n: "Amount"
        who: "Literal['conan', 'ally']"

        def carry(self, state: ConanState, doing: Doing) -> None:
            ...

What it takes, when it can be done, what it does or changes while it lasts, and (as `verb-heal` in the catalogues) its
words on a card have one home. In data it is `{ verb = "heal", n = 2, who = "conan" }`; both card games speak that
dialect: an effect has `when`, `if`, `cost` and `do`, a card has `name` and `text` in both languages.

This module is never compiled; see `frame.py` about annotations in chapters that are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from operator import or_
from types import GenericAlias
from typing import Any, ClassVar

import msgspec

from warhall.kernel.declared import Declared, separated


def verb_name(class_name: str) -> str:
    """`AddSuccess` is `add_success`."""
    return separated(class_name, "_")


class Verb(msgspec.Struct, metaclass=Declared, tag_field="verb", tag=verb_name, forbid_unknown_fields=True):
    """One thing that a card does. A game derives from it what its rules ask of every verb."""

    windows: ClassVar[frozenset[str] | None] = None  # when a card may do this; None: whenever cards do anything
    lasting: ClassVar[bool] = False  # it goes on working for a while, and the rules consult it
    asked_by: ClassVar[str] = ""  # ... under this name, where that is not its own

    @classmethod
    def name(cls) -> str:
        return verb_name(cls.__name__)


class Vocabulary:
    """The verbs of a game."""

    def __init__(self, verbs: Iterable[type[Verb]]) -> None:
        self.verbs = {verb.name(): verb for verb in verbs}
        self._several = GenericAlias(list, (reduce(or_, self.verbs.values()),))

    def read(self, entries: Any) -> tuple[Verb, ...]:
        """The verbs that a card's data name; `msgspec.ValidationError` says what is wrong and where."""
        return tuple(msgspec.convert(entries, self._several))

    def faults(self, entries: Any) -> Iterator[str]:
        """Everything that is wrong with these, one fault for each entry."""
        if not isinstance(entries, list):
            yield "a list of verbs is expected"
            return
        for entry in entries:
            name = entry.get("verb") if isinstance(entry, Mapping) else entry
            if name not in self.verbs:
                yield f"unknown verb {name!r}"
                continue
            try:
                msgspec.convert(entry, self.verbs[name])
            except msgspec.ValidationError as error:
                yield f"{name}: {error}"
