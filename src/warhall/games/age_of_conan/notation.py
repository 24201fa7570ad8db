"""Action texts, both ways. `docs/age-of-conan.md` lists them for people.

Every action is a verb and a few names. The texts that a game offers again and again are made once here, and `meaning`
knows what each of them says in small integers, so that the rules never take a text apart twice.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from math import factorial
from typing import Any, Final

from warhall.games.age_of_conan.cards.vocabulary import CATEGORIES
from warhall.games.age_of_conan.components import (
    BID_VALUES,
    FACES,
    FATE_DICE,
    FATE_FACES,
    KINGDOMS,
    MAX_DICE,
    Components,
)
from warhall.kernel import Action, ActionSyntaxError, Catalogue
from warhall.kernel.action import excerpt, words
from warhall.kernel.text import KERNEL_CATALOGUE

CATALOGUE: Final[Catalogue] = KERNEL_CATALOGUE.with_package("warhall.games.age_of_conan")

Meaning = tuple[Any, ...]  # the verb, then an index or a word for each argument

# The forms of each verb. A word in capitals stands for a name of that kind, `KIND*` for several of them.
FORMS: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    # choices of a seat
    "bid": (("BID", "STRATEGY"), ("BID",)),
    "replace": (("STRATEGY",),),
    "conan": (("PROVINCE",), ("stay",)),
    "token": (("take",), ("leave",)),
    "keep": ((),),
    "trade": ((),),
    "play": (("CARD",),),
    "refresh": (("CARD",),),
    "use": (("CARD",),),
    "take": (
        ("military",),
        ("intrigue",),
        ("court",),
        ("mixed", "military"),
        ("mixed", "intrigue"),
        ("wild", "military"),
        ("wild", "intrigue"),
        ("wild", "court"),
    ),
    "draw": (("both",), ("strategy",)),
    "event": (("CARD",),),
    "raid": (("PROVINCE",),),
    "move": (("PROVINCE", "PROVINCE", "NUMBER"),),
    "attack": (("PROVINCE", "PROVINCE", "NUMBER"),),
    "fight": (("PROVINCE",),),
    "place": (("PROVINCE",),),
    "send": (("PROVINCE", "PROVINCE"),),
    "contest": (("PROVINCE",),),
    "collect": (("PROVINCE",),),
    "recruit": (("PROVINCE",),),
    "commit": (("STRATEGY",),),
    "decline": ((),),
    "sorcery": ((),),
    "reroll": (("FACE",),),
    "march": ((),),
    "stop": ((),),
    "press": ((),),
    "hold": ((),),
    "retreat": ((), ("PROVINCE",)),
    "crown": (("CATEGORY",),),
    "repel": (("PROVINCE",),),
    "clear": (("PROVINCE",),),
    "raise": (("PROVINCE",),),
    "city": (("PROVINCE",),),
    "buy": (("army", "PROVINCE"), ("emissary", "PROVINCE"), ("cards",), ("strategy",)),
    "stake": (("CATEGORY",), ("none",)),
    "with": (("NUMBER",), ("TOKEN",)),
    "all": ((),),
    "remove": (("PROVINCE",),),
    "expel": (("PROVINCE", "KINGDOM"),),
    "target": (("KINGDOM",),),
    "sacrifice": (("PROVINCE",),),
    "top": (("CARD",),),
    "pass": ((),),
    "done": ((),),
    # what chance brings about
    "objectives": (("OBJECTIVE*",),),
    "deal": (("CARD*",), ("STRATEGY*",)),
    "adventure": (("ADVENTURE",),),
    "track": (("TOKEN*",),),
    "artifacts": (("PRIZE*",),),
    "winner": (("KINGDOM",),),
    "fate": (("FATE*",),),
    "find": (("TOKEN",),),
    "roll": (("FACE*",),),
    "discard": (("CARD*",), ("STRATEGY*",)),
    "peek": (("CARD*",), ("ADVENTURE*",)),
}
SORTED: Final = frozenset(("objectives", "deal", "fate", "roll", "discard"))  # the order of their names says nothing
MOST_NAMES: Final = 40

PASS: Final = Action("pass")
DONE: Final = Action("done")


class Notation:
    """The texts of one data pack."""

    def __init__(self, components: Components) -> None:
        self.names = {
            "PROVINCE": [province.id for province in components.provinces],
            "CARD": [card.id for card in components.cards],
            "STRATEGY": [card.id for card in components.strategy],
            "TOKEN": [token.id for token in components.tokens],
            "ADVENTURE": [card.id for card in components.adventures],
            "OBJECTIVE": [card.id for card in components.objectives],
            "KINGDOM": list(KINGDOMS),
            "CATEGORY": list(CATEGORIES),
            "FACE": list(FACES),
            "FATE": list(FATE_FACES),
            "BID": [str(value) for value in BID_VALUES],
            "PRIZE": [*(card.id for card in components.cards[components.first_artifact :]), "conan_bonus"],
            "NUMBER": [str(number) for number in range(19)],
        }
        self.index = {kind: {name: at for at, name in enumerate(names)} for kind, names in self.names.items()}
        self.meaning: dict[str, Meaning] = {}
        size = components.size
        self.by_province = {verb: self._table(verb, "PROVINCE") for verb in FORMS if ("PROVINCE",) in FORMS[verb]}
        self.by_card = {verb: self._table(verb, "CARD") for verb in ("play", "refresh", "use", "event", "top")}
        self.by_strategy = {verb: self._table(verb, "STRATEGY") for verb in ("commit", "replace")}
        self.by_token = [self.listed("with", "TOKEN", (at,)) for at in range(len(components.tokens))]
        self.reroll = self._table("reroll", "FACE")
        self.send = [[self.make("send", a, b) for b in range(size)] for a in range(size)]
        self.buy_army = [self.make("buy", "army", p) for p in range(size)]
        self.buy_emissary = [self.make("buy", "emissary", p) for p in range(size)]
        self.bid = [[self.make("bid", t, s) for s in range(len(components.strategy))] for t in range(len(BID_VALUES))]
        self.bare_bid = [self.make("bid", t) for t in range(len(BID_VALUES))]
        for verb, forms in FORMS.items():
            for form in forms:
                if all(word.islower() for word in form):
                    self.make(verb, *form)
        self.roll_of: dict[str, tuple[int, ...]] = {}
        self.rolls = [self._rolls("roll", "FACE", dice, len(FACES)) for dice in range(MAX_DICE + 1)]
        self.fates = self._rolls("fate", "FATE", FATE_DICE, len(FATE_FACES))
        self._moves: dict[int, Action] = {}
        self._size = size

    def _table(self, verb: str, kind: str) -> list[Action]:
        return [self.make(verb, at) for at in range(len(self.names[kind]))]

    def _rolls(self, verb: str, kind: str, dice: int, faces: int) -> dict[tuple[int, ...], Action]:
        """Every roll of so many dice, by the number of dice that show each face."""
        table = {}
        for counts in _splits(dice, faces):
            shown = [self.names[kind][face] for face, count in enumerate(counts) for _ in range(count)]
            action = Action(" ".join([verb, *shown]))
            table[counts] = action
            self.roll_of[action] = counts
        return table

    def make(self, verb: str, *args: int | str) -> Action:
        """The action of a verb with indices (or words) that fit one of its forms; remembered in `meaning`."""
        for form in FORMS[verb]:
            if len(form) == len(args) and all(self._fits(kind, arg) for kind, arg in zip(form, args, strict=True)):
                shown = [
                    arg if isinstance(arg, str) else self.names[kind][arg] for kind, arg in zip(form, args, strict=True)
                ]
                action = Action(" ".join([verb, *shown]))
                self.meaning[action] = (verb, *args)
                return action
        raise ValueError(f"no form of {verb} takes {args}")

    @staticmethod
    def _fits(kind: str, arg: int | str) -> bool:
        return (kind == arg) if isinstance(arg, str) else kind.isupper()

    def move(self, verb: str, start: int, end: int, units: int) -> Action:
        """`move` or `attack` with so many units."""
        key = ((start * self._size + end) * 20 + units) * 2 + (verb == "attack")
        action = self._moves.get(key)
        if action is None:
            action = self._moves[key] = self.make(verb, start, end, units)
        return action

    def listed(self, verb: str, kind: str, indices: Iterable[int]) -> Action:
        """A chance action that lists names."""
        names = self.names[kind]
        return Action(" ".join([verb, *(names[at] for at in indices)]))

    def read(self, action: str) -> Meaning:
        """What an action says: its verb and its arguments as indices or words. The action must be well formed."""
        known = self.meaning.get(action)
        return known if known is not None else self._understand(action.split(" "), action)[1]

    def parse(self, text: str) -> Action:
        """The canonical action of a text as a person may type it. Raises `ActionSyntaxError`."""
        parts = words(text)
        if not parts or parts[0] not in FORMS:
            near = difflib.get_close_matches(parts[0], FORMS, n=1) if parts else []
            raise _syntax("unknown-verb", text, field="verb", suggestion=near[0] if near else "none")
        joined = " ".join(parts)
        if joined in self.meaning or joined in self.roll_of:
            return Action(joined)
        return self._understand(parts, text)[0]

    def _understand(self, parts: list[str], text: str) -> tuple[Action, Meaning]:
        verb, given = parts[0], parts[1:]
        for form in FORMS[verb]:
            if form and form[-1].endswith("*"):
                indices = self._several(form[-1][:-1], given)
            else:
                indices = self._each(form, given)
            if indices is None:
                continue
            if verb in SORTED:
                indices = sorted(indices)
            kinds = [form[-1][:-1]] * len(indices) if form and form[-1].endswith("*") else form
            shown = [
                at if isinstance(at, str) else self.names[kind][at] for kind, at in zip(kinds, indices, strict=True)
            ]
            return Action(" ".join([verb, *shown])), (verb, *indices)
        self._check_names(verb, given, text)
        usage = " / ".join(
            " ".join([verb, *(f"<{kind.lower()}>" if kind.isupper() else kind for kind in form)])
            for form in (tuple(k.replace("*", "") for k in form) for form in FORMS[verb])
        )
        raise _syntax("bad-words", text, verb=verb, usage=usage)

    def _check_names(self, verb: str, given: list[str], text: str) -> None:
        """Refuse a name that does not exist where everything else is in order, with the nearest one that does."""
        for form in FORMS[verb]:
            known = [self.index.get(kind, {kind: 0}) for kind in form]
            strange = [at for at, (names, name) in enumerate(zip(known, given, strict=False)) if name not in names]
            if len(form) == len(given) and strange and form[strange[0]].isupper():
                kind, name = form[strange[0]].lower(), given[strange[0]]
                near = difflib.get_close_matches(name, known[strange[0]], n=1)
                suggestion = near[0] if near else "none"
                raise _syntax("unknown-name", text, field=kind, kind=kind, name=excerpt(name), suggestion=suggestion)

    def _several(self, kind: str, given: list[str]) -> list[Any] | None:
        index = self.index[kind]
        if not given or len(given) > MOST_NAMES or any(name not in index for name in given):
            return None
        return [index[name] for name in given]

    def _each(self, form: tuple[str, ...], given: list[str]) -> list[Any] | None:
        if len(form) != len(given):
            return None
        found: list[Any] = []
        for kind, name in zip(form, given, strict=True):
            if kind.islower():
                if name != kind:
                    return None
                found.append(name)
            elif name in self.index[kind]:
                found.append(self.index[kind][name])
            else:
                return None
        return found


def _syntax(code: str, text: object, **facts: Any) -> ActionSyntaxError:
    return ActionSyntaxError(code, catalogue=CATALOGUE, given=excerpt(text), **facts)


def _splits(total: int, parts: int) -> Iterable[tuple[int, ...]]:
    if parts == 1:
        yield (total,)
        return
    for first in range(total, -1, -1):
        for rest in _splits(total - first, parts - 1):
            yield (first, *rest)


def arrangements(counts: Iterable[int]) -> int:
    """In how many orders dice can show these counts."""
    ways = 1
    total = 0
    for count in counts:
        total += count
        ways = ways * factorial(total) // (factorial(total - count) * factorial(count))
    return ways
