"""The decks as `warhall deck` shows them: tables and texts in the language of the moment."""

from __future__ import annotations

from warhall.games.conan_ccg.cards import Pool
from warhall.games.conan_ccg.deck_import import import_deck
from warhall.games.conan_ccg.decks import Deck, build_deck, faults, figures, load_deck, starters, write_deck
from warhall.games.conan_ccg.notation import CATALOGUE
from warhall.kernel import Table


class Decks:
    """The decks that can be played with one pool of cards."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    def listing(self) -> Table:
        rows: list[list[str | int | float | None]] = []
        for deck in starters(self.pool).values():
            told = figures(deck)
            rows.append([deck.id, deck.title, self._name(deck.conan), told.cards, told.foes, told.renown])
        return Table(_say("title-all"), _heads("id", "title", "conan", "cards", "foes", "renown"), rows)

    def faults(self, name: str) -> list[str]:
        return [fault.text for fault in faults(load_deck(self.pool, name))]

    def show(self, name: str) -> list[Table]:
        deck = load_deck(self.pool, name)
        tables = [self._cards(deck, "draw", deck.draw), self._cards(deck, "foes", deck.foes)]
        return tables if faults(deck) else [*tables, self._figures(deck)]

    def build(self, hero: str, style: str, seed: int) -> str:
        return write_deck(build_deck(self.pool, hero, style, seed))

    def text(self, name: str) -> str:
        return write_deck(load_deck(self.pool, name))

    def read(self, text: str, name: str) -> tuple[str, list[str]]:
        deck = import_deck(self.pool, text, name)
        return write_deck(deck), [fault.text for fault in faults(deck)]

    def _name(self, card: str) -> str:
        return self.pool.cards[card].name if card in self.pool.cards else card

    def _cards(self, deck: Deck, part: str, cards: dict[str, int]) -> Table:
        rows: list[list[str | int | float | None]] = [[count, self._name(card)] for card, count in cards.items()]
        return Table(f"{deck.title}: {_say(part)}", _heads("count", "card"), rows)

    def _figures(self, deck: Deck) -> Table:
        told = figures(deck)
        gems = ", ".join(f"{gem}: {count}" for gem, count in told.gems.items())
        icons = ", ".join(f"{icon}: {count}" for icon, count in told.icons.items())
        kinds = ", ".join(f"{kind}: {count}" for kind, count in told.kinds.items())
        rows: list[list[str | int | float | None]] = [
            [_say("kinds"), kinds],
            [_say("gems"), gems],
            [_say("icons"), icons],
            [_say("majors"), str(told.majors)],
            [_say("renown"), str(told.renown)],
            [_say("scars"), str(told.scars)],
            [_say("unplayable"), f"{100 * told.unplayable:.2f} %"],
        ]
        return Table(_say("figures"), _heads("what", "figure"), rows)


def _say(word: str) -> str:
    return CATALOGUE.format(f"decks-{word}")


def _heads(*words: str) -> list[str]:
    return [_say(word) for word in words]
