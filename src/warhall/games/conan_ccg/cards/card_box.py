"""The cards as `warhall cards` shows them: found by a query, listed, described and drawn."""

from __future__ import annotations

from collections.abc import Sequence

from warhall.games.conan_ccg.cards.cards import Card, Edge, Pool
from warhall.games.conan_ccg.cards.decks import load_deck, starters
from warhall.games.conan_ccg.cards.search import NUMBERS, find
from warhall.games.conan_ccg.notation import CATALOGUE
from warhall.games.conan_ccg.pictures.face import draw_art, draw_back, draw_card, kind_line
from warhall.kernel import Table, language

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
        }
        known = {key: value for key, value in facts.items() if value}
        heads = {"needs": CATALOGUE.format("stat-needs")}
        rows: list[Row] = [[heads.get(key) or _say(key), value] for key, value in known.items()]
        return Table(shown.name, [_say("what"), _say("value")], rows, row_keys=list(known))

    def _icons(self, edge: Edge) -> str:
        names = [str(self.pool.icon_data[slot.icon]["name"][language()]) for slot in edge]
        return " / ".join("–" if slot.icon == "empty" else name for slot, name in zip(edge, names, strict=True))

    def picture(self, card: str) -> str:
        return draw_card(self.pool, self.pool.cards[card])

    def art(self, card: str) -> str:
        return draw_art(self.pool, self.pool.cards[card])

    def back(self, card: str) -> str:
        return draw_back(self.pool.cards[card].foe)


def _say(word: str) -> str:
    return CATALOGUE.format(f"cards-{word}")
