"""The cards as `warhall cards` and the workshop show them: found by a query, listed, described and drawn."""

from __future__ import annotations

from collections.abc import Sequence

from warhall.games.conan_ccg.cards.cards import Card, Edge, Pool
from warhall.games.conan_ccg.cards.decks import load_deck, starters
from warhall.games.conan_ccg.cards.rulings import rules_of, rulings_on
from warhall.games.conan_ccg.cards.search import NUMBERS, find, values_of
from warhall.games.conan_ccg.notation import CATALOGUE
from warhall.games.conan_ccg.pictures.face import draw_art, draw_back, draw_card, kind_line
from warhall.kernel import Rule, Table, language
from warhall.kernel.decks import CardFacts, CardFilter, FilterChoice

Row = list[str | int | float | None]


class Cards:
    """The cards of one pool."""

    SIZE = (63.0, 88.0)

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    def find(self, query: str) -> list[str]:
        return [card.id for card in find(self.pool, query)]

    def of_deck(self, name: str) -> list[str]:
        deck = load_deck(self.pool, name)
        return [deck.conan, *deck.draw_bag, *deck.foe_bag]

    def listing(self, cards: Sequence[str]) -> Table:
        rows: list[Row] = [self._row(self.pool.cards[name]) for name in cards]
        keys = ["name", "kind", "figures", "edges", "rarity"]
        return Table(CATALOGUE.format("cards-found", {"count": len(rows)}), [_say(key) for key in keys], rows, keys)

    def _row(self, card: Card) -> Row:
        rarity = CATALOGUE.format(f"rarity-{card.rarity}")
        edges = f"{self._edge(card.left)} {self._edge(card.right)}" if card.is_move else ""
        return [card.name, kind_line(card), self._figures(card, "brief"), edges, rarity]

    def _figures(self, card: Card, word: str = "stat") -> str:
        """The numbers of a card, with their names or with a letter each."""
        found = []
        for name, kinds in NUMBERS.items():
            value = getattr(card, name)
            if card.kind in kinds and (value or name not in ("scars", "draw")):
                label = CATALOGUE.format(f"{word}-{name}")
                found.append(f"{label} {value}" if len(label) > 1 else f"{label}{value}")
        return (", " if word == "stat" else " ").join(found)

    def _edge(self, edge: Edge) -> str:
        return "".join(self.pool.tokens[slot.icon] for slot in edge)

    def describe(self, card: str) -> Table:
        shown = self.pool.cards[card]
        decks = [deck.title for deck in starters(self.pool).values() if card in (deck.conan, *deck.draw, *deck.foes)]
        facts = {
            "id": shown.id,
            "kind": kind_line(shown),
            "traits": ", ".join(CATALOGUE.format(f"trait-{trait}") for trait in shown.traits),
            "figures": self._figures(shown),
            "needs": ", ".join(f"{CATALOGUE.format(f'stat-{what}')} {n}" for what, n in shown.requires.items()),
            "left": self._icons(shown.left) if shown.is_move else "",
            "right": self._icons(shown.right) if shown.is_move else "",
            "text": shown.text,
            "decks": ", ".join(decks),
            "rarity": CATALOGUE.format(f"rarity-{shown.rarity}"),
            "rulings": "\n".join(_ruling(rule) for rule in rulings_on(shown)),
            "rules": "\n".join(f"{rule.id} {rule.words.title}" for rule in rules_of(shown) if not rule.words.ruling),
        }
        known = {key: value for key, value in facts.items() if value}
        heads = {"needs": CATALOGUE.format("stat-needs")}
        rows: list[Row] = [[heads.get(key) or _say(key), value] for key, value in known.items()]
        return Table(shown.name, [_say("what"), _say("value")], rows, row_keys=list(known))

    def _icons(self, edge: Edge) -> str:
        names = [str(self.pool.icon_data[slot.icon]["name"][language()]) for slot in edge]
        return " / ".join("–" if slot.icon == "empty" else name for slot, name in zip(edge, names, strict=True))

    def gallery(self) -> list[CardFacts]:
        return [
            CardFacts(card.id, card.name, kind_line(card), _part(card), card.text) for card in self.pool.cards.values()
        ]

    def filters(self) -> list[CardFilter]:
        """By kind, by what the kinds have, by gem, Renown and icon, by rarity and starter deck."""
        found = [self._by_word(name) for name in ("kind", "type", "trait", "territory", "slot", "keyword")]
        found += [self._by_number("gem"), self._by_number("renown"), self._by_icon(), self._by_word("rarity")]
        decks = {deck.id: deck.title for deck in starters(self.pool).values()}
        return [*found, self._filter("decks", {f"deck:{name}": title for name, title in decks.items()})]

    def _by_word(self, field: str) -> CardFilter:
        named = [value for value in values_of(self.pool, field) if CATALOGUE.has(f"{field}-{value}")]
        return self._filter(field, {f"{field}:{value}": CATALOGUE.format(f"{field}-{value}") for value in named})

    def _by_number(self, field: str) -> CardFilter:
        kinds = NUMBERS[field]
        numbers = sorted({getattr(card, field) for card in self.pool.cards.values() if card.kind in kinds})
        return self._filter(field, {f"{field}={number}": str(number) for number in numbers})

    def _by_icon(self) -> CardFilter:
        icons = {icon: data["name"][language()] for icon, data in self.pool.icon_data.items() if icon != "empty"}
        return self._filter("edges", {f"icon:{icon}": str(name) for icon, name in icons.items()})

    def _filter(self, title: str, choices: dict[str, str]) -> CardFilter:
        message = f"cards-{title}"
        named = CATALOGUE.format(message if CATALOGUE.has(message) else f"stat-{title}")
        return CardFilter(named, [FilterChoice(text, query, self.find(query)) for query, text in choices.items()])

    def picture(self, card: str) -> str:
        return draw_card(self.pool, self.pool.cards[card])

    def art(self, card: str) -> str:
        return draw_art(self.pool, self.pool.cards[card])

    def back(self, card: str) -> str:
        return draw_back(self.pool.cards[card].foe)


def _part(card: Card) -> str:
    """To which part of a deck a card belongs."""
    return "conan" if card.kind == "conan" else "foes" if card.foe else "draw"


def _ruling(rule: Rule) -> str:
    return f"{rule.id} {rule.words.title}: {rule.words.text} {rule.words.ruling}"


def _say(word: str) -> str:
    return CATALOGUE.format(f"cards-{word}")
