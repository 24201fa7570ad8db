"""A search for cards: `renown>=5 and type:creature`, `icon:blade (gem<3 or not rarity:rare)`, `"hits conan"`.

A query is read in one pass from left to right: `or` binds least, `and` (which may be left out) more, `not` most. A
fault is reported with the place where it stands, so that it can be pointed at. Words are compared without case and
accents, and fields, values and connectives may be English or French.
"""

from __future__ import annotations

import difflib
import operator
import re
import unicodedata
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from warhall.games.conan_ccg.cards.cards import Card, Pool
from warhall.games.conan_ccg.cards.decks import starters
from warhall.games.conan_ccg.notation import CATALOGUE
from warhall.kernel import InvalidOptionError
from warhall.kernel.text import LANGUAGES

Test = Callable[[Card], bool]

_CONNECTIVES: Final = {"and": "and", "et": "and", "or": "or", "ou": "or", "not": "not", "non": "not"}
_TOKEN: Final = re.compile(
    r'\s*(?:(?P<quote>"[^"]*"?)|(?P<paren>[()])|(?P<op>>=|<=|!=|:|=|>|<)|(?P<word>[^\s()"<>=!:]+|!))'
)

# Fields with a number, and the kinds of cards that have it.
_MOVES: Final = ("move", "action", "item")
_CHARACTERS: Final = ("conan", "foe", "ally")
NUMBERS: Final[dict[str, tuple[str, ...]]] = {
    "gem": _MOVES,
    "initiative": _MOVES,
    "renown": ("foe", "ally"),
    "prowess": _CHARACTERS,
    "damage": _CHARACTERS,
    "health": _CHARACTERS,
    "vitality": ("conan",),
    "scars": ("foe", "item"),
    "draw": ("item", "ally"),
}
WORDS: Final = ("kind", "type", "trait", "territory", "keyword", "slot", "style", "rarity")  # fields with a word
TEXTS: Final = ("name", "text", "id")
EDGES: Final = ("icon", "left", "right")
_ALSO_CALLED: Final = {
    "gem": "cost gemme cout",
    "renown": "renommee renom",
    "prowess": "prouesse",
    "damage": "degats",
    "health": "sante",
    "vitality": "vitalite",
    "scars": "cicatrices",
    "draw": "pioche",
    "kind": "genre",
    "territory": "territoire",
    "keyword": "step etape",
    "slot": "emplacement",
    "rarity": "rarete",
    "name": "nom",
    "text": "texte",
    "icon": "icone",
    "left": "gauche",
    "right": "droite",
    "deck": "set paquet",
}
ALIASES: Final = {alias: name for name, aliases in _ALSO_CALLED.items() for alias in aliases.split()}


class QueryError(InvalidOptionError):
    """A query that cannot be understood. `at` is the place of the fault, from 0; it is shown under the query."""

    def __init__(self, code: str, query: str, at: int, **facts: Any) -> None:
        super().__init__(code, field="query", catalogue=CATALOGUE, **facts)
        self.query = query
        self.at = at

    def text_in(self, lang: str | None) -> str:
        shown = self.query.replace("\t", " ").replace("\n", " ")
        return f"{super().text_in(lang)}\n    {shown}\n    {' ' * self.at}^"


class Token(NamedTuple):
    kind: str
    text: str
    at: int


def plain(text: str) -> str:
    """Small letters without accents, one blank between words."""
    spread = unicodedata.normalize("NFKD", text.replace("œ", "oe").replace("Œ", "oe").replace("’", "'"))
    return " ".join("".join(char for char in spread if not unicodedata.combining(char)).lower().split())


def _tokens(query: str) -> Iterator[Token]:
    at = 0
    while at < len(query.rstrip()):
        match = _TOKEN.match(query, at)
        assert match is not None  # every character begins a token
        kind = str(match.lastgroup)
        text, place = match[kind], match.start(kind)
        if kind == "quote":
            if len(text) < 2 or not text.endswith('"'):
                raise QueryError("query-quote", query, place)
            text = text[1:-1]
        yield Token(kind, text, place)
        at = match.end()
    yield Token("end", "", len(query.rstrip()))


class _Reader:
    """Reads a query; each method takes the tokens that belong to it."""

    def __init__(self, pool: Pool, query: str) -> None:
        self.pool = pool
        self.query = query
        self.tokens = list(_tokens(query))
        self.next = 0

    def fault(self, code: str, token: Token, **facts: Any) -> QueryError:
        return QueryError(code, self.query, token.at, given=token.text, **facts)

    @property
    def token(self) -> Token:
        return self.tokens[self.next]

    def take(self) -> Token:
        token = self.token
        self.next += token.kind != "end"
        return token

    def connective(self) -> str:
        token = self.token
        if token.kind != "word" or self.tokens[self.next + 1].kind == "op":
            return ""
        return _CONNECTIVES.get(plain(token.text), "")

    def whole(self) -> Test:
        test = self.alternatives()
        if self.token.kind != "end":
            raise self.fault("query-paren-close" if self.token.text == ")" else "query-unexpected", self.token)
        return test

    def alternatives(self) -> Test:
        tests = [self.sequence()]
        while self.connective() == "or":
            self.take()
            tests.append(self.sequence())
        return tests[0] if len(tests) == 1 else lambda card: any(test(card) for test in tests)

    def sequence(self) -> Test:
        tests = [self.single()]
        while self.token.kind != "end" and self.token.text != ")" and self.connective() != "or":
            if self.connective() == "and":
                self.take()
            tests.append(self.single())
        return tests[0] if len(tests) == 1 else lambda card: all(test(card) for test in tests)

    def single(self) -> Test:
        if self.connective() == "not":
            self.take()
            inner = self.single()
            return lambda card: not inner(card)
        token = self.token
        if token.kind == "paren" and token.text == "(":
            self.take()
            inner = self.alternatives()
            if self.token.text != ")":
                raise self.fault("query-paren-open", token)
            self.take()
            return inner
        if token.kind == "end" or token.kind == "paren" or self.connective():
            raise self.fault("query-missing", token)
        if token.kind == "op":
            raise self.fault("query-no-field", token)
        self.take()
        if token.kind == "word" and self.token.kind == "op":
            return self.comparison(token, self.take())
        wanted = plain(token.text)
        return lambda card: wanted in _haystack(card)

    def comparison(self, field: Token, sign: Token) -> Test:
        name = plain(field.text)
        name = ALIASES.get(name, name)
        value = self.token
        if value.kind not in ("word", "quote"):
            raise self.fault("query-no-value", value, name=field.text)
        self.take()
        if name in NUMBERS or name in self.pool.offence or name in self.pool.icon_data:
            return self.number(name, sign, value)
        if name in WORDS or name in EDGES or name in TEXTS or name == "deck":
            if sign.text not in (":", "=", "!="):
                raise self.fault("query-not-a-number", sign, name=name)
            test = self.word(name, sign.text, value)
            return (lambda card: not test(card)) if sign.text == "!=" else test
        raise self.fault("query-field", field, **_nearest(name, [*fields(self.pool), *ALIASES], fields(self.pool)))

    def number(self, name: str, sign: Token, value: Token) -> Test:
        if not re.fullmatch(r"\d{1,3}", value.text):
            raise self.fault("query-number", value, name=name)
        wanted = int(value.text)
        compare = _COMPARE[sign.text]
        if name in NUMBERS:
            kinds = NUMBERS[name]
            return lambda card: card.kind in kinds and compare(getattr(card, name), wanted)
        return lambda card: card.is_move and compare(_symbols(card, name), wanted)

    def word(self, name: str, sign: str, value: Token) -> Test:
        wanted = plain(value.text)
        if name in TEXTS:
            exact = sign in ("=", "!=")
            return lambda card: any(wanted == text if exact else wanted in text for text in _texts(card, name))
        if name == "deck":
            return self.deck(value, wanted)
        known = _values(self.pool, name)
        found = known.get(wanted) or known.get(wanted.replace(" ", "_")) or known.get(wanted.replace(" ", "-"))
        if found is None:
            listed = sorted({key for key, ids in known.items() if key in ids})
            raise self.fault("query-value", value, name=name, **_nearest(wanted, list(known), listed))
        values = frozenset(found)
        return lambda card: not values.isdisjoint(_card_values(card, name))

    def deck(self, value: Token, wanted: str) -> Test:
        decks = starters(self.pool)
        found = [deck for deck in decks.values() if wanted in (plain(deck.id), plain(deck.title))]
        found = found or [deck for deck in decks.values() if wanted in plain(f"{deck.id} {deck.title}")]
        if not found:
            raise self.fault("query-value", value, name="deck", **_nearest(wanted, list(decks), list(decks)))
        return lambda card: any(card.id in (deck.conan, *deck.draw, *deck.foes) for deck in found)


_COMPARE: Final[dict[str, Callable[[int, int], bool]]] = {
    **dict.fromkeys((":", "="), operator.eq),
    "!=": operator.ne,
    ">": operator.gt,
    ">=": operator.ge,
    "<": operator.lt,
    "<=": operator.le,
}


def fields(pool: Pool) -> list[str]:
    """Every field that a query may name, in English."""
    icons = [icon for icon in pool.icon_data if icon != "empty"]
    return [*TEXTS, *WORDS, *EDGES, "deck", *NUMBERS, *icons]


def _nearest(word: str, known: list[str], listed: list[str]) -> dict[str, str]:
    near = difflib.get_close_matches(word, known, n=1, cutoff=0.6)
    return {"suggestion": near[0] if near else "none", "known": ", ".join(listed)}


# -- what a card says --------------------------------------------------------------------------------------------------


@cache
def _haystack(card: Card) -> str:
    return plain(" | ".join((*card.names.values(), *card.texts.values(), card.id)))


@cache
def _texts(card: Card, name: str) -> tuple[str, ...]:
    found = {"name": card.names.values(), "text": card.texts.values(), "id": [card.id]}[name]
    return tuple(plain(text) for text in found)


def _symbols(card: Card, icon: str) -> int:
    return sum(slot.icon == icon for slot in (*card.left, *card.right))


@cache
def _card_values(card: Card, name: str) -> frozenset[str]:
    """The words that a card has in this field. A Foe's type may be asked for like its kind."""
    if name == "type":
        return frozenset((card.type, card.kind))
    if name == "trait":
        return frozenset((*card.traits, *(("conan_only",) if card.conan_only else ())))
    if name in EDGES:
        edges = {"icon": (*card.left, *card.right), "left": card.left, "right": card.right}[name]
        return frozenset(slot.icon for slot in edges)
    value = str(getattr(card, name))
    return frozenset((value.lower().replace(":", "-"),))


@cache
def _values(pool: Pool, name: str) -> dict[str, tuple[str, ...]]:
    """The words for the values of a field, in both languages, and the values they mean."""
    known: dict[str, tuple[str, ...]] = {}

    def add(word: str, value: str) -> None:
        known[plain(word)] = (*known.get(plain(word), ()), value)

    if name in EDGES:
        for icon, data in pool.icon_data.items():
            for word in {icon, str(data["token"]), *(str(data["name"][lang]) for lang in LANGUAGES)}:
                add(word, icon)
        return known
    prefixes = ("kind", "type") if name == "type" else (name,)
    for prefix in prefixes:
        for value in sorted({value for card in pool.cards.values() for value in _card_values(card, prefix)} - {""}):
            words = {value} | {CATALOGUE.format(f"{prefix}-{value}", lang=lang) for lang in LANGUAGES}
            for word in words:
                if not word.startswith("{") and value not in known.get(plain(word), ()):
                    add(word, value)
    return known


def values_of(pool: Pool, name: str) -> list[str]:
    """The values of a field with words, in the order in which the cards of the set have them."""
    found = [value for card in pool.cards.values() for value in sorted(_card_values(card, name))]
    others = {card.kind for card in pool.cards.values()} if name == "type" else set[str]()
    return [value for value in dict.fromkeys(found) if value and value not in others]


def find(pool: Pool, query: str) -> list[Card]:
    """The cards that a query means, in the order of the set. A query that is a card's id or name means that card."""
    if not query.strip():
        return list(pool.cards.values())
    named = [card for card in pool.cards.values() if plain(query) in (card.id, *_texts(card, "name"))]
    if named:
        return named
    test = _Reader(pool, query).whole()
    return [card for card in pool.cards.values() if test(card)]
