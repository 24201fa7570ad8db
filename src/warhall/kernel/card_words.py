"""Card texts as data: a verb of the vocabulary is one class, and a card is a few of them with their values.

    class Heal(Verb):
        '''CCG-100: up to the Starting Health.'''

        n: "Amount"
        who: "Literal['conan', 'ally']"

        def carry(self, state: ConanState, doing: Doing) -> None:
            ...

What it takes, when it can be done, what it does or changes while it lasts, and (as `verb-heal` in the catalogues) its
words on a card have one home. In data it is `{ verb = "heal", n = 2, who = "conan" }`; both card games speak that
dialect: an effect has `when`, `if`, `cost` and `do`, a card has `name` and `text` in both languages. A condition is a
class likewise, in data `{ is = "wounded", who = "conan" }`.

This module is never compiled; see `frame.py` about annotations in chapters that are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from operator import or_
from types import GenericAlias, ModuleType
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from warhall.kernel.declared import Declared, separated


def verb_name(class_name: str) -> str:
    """`AddSuccess` is `add_success`."""
    return separated(class_name, "_")


class Word(msgspec.Struct, metaclass=Declared, forbid_unknown_fields=True):
    """A word of card texts, with its values."""

    @classmethod
    def name(cls) -> str:
        return verb_name(cls.__name__)

    @classmethod
    def takes(cls) -> dict[str, str]:
        """The parameters and what each of them may say."""
        return {field.encode_name: _said(field) for field in msgspec.structs.fields(cls)}


def _said(field: msgspec.structs.FieldInfo) -> str:
    values = _values(msgspec.inspect.type_info(field.type))
    return values if field.required else f"{values}, or left out for {field.default}"


def _values(kind: Any) -> str:
    if isinstance(kind, msgspec.inspect.LiteralType):
        return " | ".join(map(str, kind.values))
    if isinstance(kind, msgspec.inspect.UnionType):
        return " | ".join(_values(each) for each in kind.types if not isinstance(each, msgspec.inspect.NoneType))
    if isinstance(kind, msgspec.inspect.StructType):
        return f"{{ {', '.join(field.encode_name for field in kind.fields)} }}"
    if isinstance(kind, msgspec.inspect.VarTupleType | msgspec.inspect.ListType):
        return f"a list of {_values(kind.item_type)}"
    if isinstance(kind, msgspec.inspect.IntType) and kind.ge is not None:
        return f"{kind.ge} or more" if kind.le is None else f"{kind.ge} to {kind.le}"
    return type(kind).__name__.removesuffix("Type").lower()


class Verb(Word, tag_field="verb", tag=verb_name):
    """One thing that a card does. A game derives from it what its rules ask of every verb."""

    windows: ClassVar[frozenset[str] | None] = None  # when a card may do this; None: whenever cards do anything
    lasting: ClassVar[bool] = False  # it goes on working for a while, and the rules consult it
    asked_by: ClassVar[str] = ""  # ... under this name, where that is not its own
    forms: ClassVar[tuple[str, ...]] = ()  # of the actions by which a seat chooses, if it asks


class Condition(Word, tag_field="is", tag=verb_name):
    """Something that must be so for a card to do anything."""


_Word = TypeVar("_Word", bound=Word)


def words_in(base: type[_Word], *modules: ModuleType) -> tuple[type[_Word], ...]:
    """Every word of this sort that the modules declare, in their order; one that others derive from is none itself."""
    return tuple(
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, base)
        if kind.__module__ == module.__name__ and not kind.__subclasses__()
    )


class Vocabulary(Generic[_Word]):
    """The verbs of a game, or its conditions."""

    def __init__(self, words: Iterable[type[_Word]]) -> None:
        self.verbs = {word.name(): word for word in words}
        self._several = GenericAlias(list, (reduce(or_, self.verbs.values()),))
        (self._tag,) = {word.__struct_config__.tag_field for word in self.verbs.values()}

    def read(self, entries: Any) -> tuple[_Word, ...]:
        """The verbs that a card's data name; `msgspec.ValidationError` says what is wrong and where."""
        return tuple(msgspec.convert(entries, self._several))

    def faults(self, entries: Any) -> Iterator[str]:
        """Everything that is wrong with these, one fault for each entry."""
        if not isinstance(entries, list):
            yield f"a list of {{ {self._tag} = ... }} is expected"
            return
        for entry in entries:
            name = entry.get(self._tag) if isinstance(entry, Mapping) else entry
            if not isinstance(name, str) or name not in self.verbs:
                yield f"unknown {'condition' if self._tag == 'is' else 'verb'} {name!r}"
                continue
            try:
                msgspec.convert(entry, self.verbs[name])
            except msgspec.ValidationError as error:
                takes = "; ".join(f"{key}: {said}" for key, said in self.verbs[name].takes().items())
                yield f"{name}: {error} (it takes {takes or 'nothing'})"
