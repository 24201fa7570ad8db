"""The decks as `warhall deck` and the workshop show them: tables and texts in the language of the moment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from warhall.games.conan_ccg.cards.cards import Pool
from warhall.games.conan_ccg.cards.deck_import import import_deck
from warhall.games.conan_ccg.cards.deck_list import Deck
from warhall.games.conan_ccg.cards.decks import (
    DRAW_LEAST,
    FOES_LEAST,
    RENOWN_LEAST,
    RENOWN_MOST,
    STYLES,
    Figures,
    build_deck,
    check,
    faults,
    figures,
    load_deck,
    starters,
    unknown,
    write_deck,
)
from warhall.games.conan_ccg.notation import CATALOGUE
from warhall.games.conan_ccg.rules.foe_draw import FOE_DRAW_SIZE
from warhall.games.conan_ccg.rules.piles import HAND_SIZE
from warhall.games.conan_ccg.study.ledger import Ledger
from warhall.kernel import Event, Game, InvalidOptionError, Option, Swap, Table, language
from warhall.kernel.decks import Bars, CardList, DeckFault, DeckPart, DeckSheet, Gauge, Hand
from warhall.kernel.option import check_options

DEAD: Final = 0.35  # a card that is played less often than this when it comes
CHEAP, DEAR = 2.0, 3.4  # mean gem of the moves
UNPLAYABLE: Final = 0.05  # chance that a Foe Draw of 5 has no playable Foe
_WANTED: Final = {"shield": 6, "agility": 6, "grapple": 4, "two_handed": 4, "blade": 4, "ranged": 4}  # icons in a deck


class Decks:
    """The decks that can be played with one pool of cards."""

    OPTION: str = "decks"
    BUILD_QUERY: tuple[Option, ...] = (Option("conan", ""), Option("style", STYLES[0], choices=STYLES))

    def __init__(self, pool: Pool, between: Callable[[Sequence[str]], Game]) -> None:
        self.pool = pool
        self.between = between  # makes the game between decks

    def listing(self) -> Table:
        rows: list[list[str | int | float | None]] = []
        for deck in starters(self.pool).values():
            told = figures(deck)
            rows.append([deck.id, deck.title, self._name(deck.conan), told.cards, told.foes, told.renown])
        keys = ["id", "title", "conan", "cards", "foes", "renown"]
        return Table(_say("title-all"), _heads(*keys), rows, keys)

    def faults(self, name: str) -> list[str]:
        return [fault.text for fault in faults(load_deck(self.pool, name))]

    def show(self, name: str) -> list[Table]:
        deck = load_deck(self.pool, name)
        tables = [self._cards(deck, "draw", deck.draw), self._cards(deck, "foes", deck.foes)]
        return tables if faults(deck) else [*tables, self._figures(deck)]

    def build(self, seed: int, /, **query: Any) -> str:
        asked = check_options(self.BUILD_QUERY, query)
        conan = asked["conan"] or self.pool.of_kind("conan")[0].id
        return write_deck(build_deck(self.pool, conan, asked["style"], seed))

    def text(self, name: str) -> str:
        return write_deck(load_deck(self.pool, name))

    def read(self, text: str, name: str) -> tuple[str, list[str]]:
        deck = import_deck(self.pool, text, name)
        return write_deck(deck), [fault.text for fault in faults(deck)]

    # -- the workshop --------------------------------------------------------------------------------------------------

    def parts(self) -> list[DeckPart]:
        return [DeckPart(part, _say(part), part == "conan") for part in ("conan", "draw", "foes")]

    def starters(self) -> list[CardList]:
        return [CardList(deck.title, _listed(deck), deck.id) for deck in starters(self.pool).values()]

    def imported(self, text: str) -> CardList:
        deck = import_deck(self.pool, text, _say("imported"))
        return CardList(deck.title, _listed(deck))

    def sheet(self, deck: CardList) -> DeckSheet:
        built = self._built(deck)
        told = figures(built)
        return DeckSheet(
            line=built.inline(),
            text=write_deck(built),
            faults=[DeckFault(fault.words, fault.rule) for fault in faults(built)],
            gauges=[
                Gauge(_say("draw"), told.cards, DRAW_LEAST),
                Gauge(_say("foes"), told.foes, FOES_LEAST),
                Gauge(_say("renown"), told.renown, RENOWN_LEAST, RENOWN_MOST),
            ],
            figures=self._bars(told),
        )

    def hands(self, deck: CardList, rng: Random) -> list[Hand]:
        built = self._built(deck)
        piles = (("hand", built.draw_bag, HAND_SIZE), ("foe-draw", built.foe_bag, FOE_DRAW_SIZE))
        return [Hand(_say(name), rng.sample(bag, min(size, len(bag)))) for name, bag, size in piles]

    def _built(self, deck: CardList) -> Deck:
        """The deck that a list makes: the kind of a card says where it belongs."""
        conans: list[str] = []
        draw, foes = dict[str, int](), dict[str, int]()
        for name, count in deck.cards.items():
            card = self.pool.cards.get(name)
            if card is None:
                raise unknown("card", name, self.pool.cards)
            if card.kind == "conan":
                conans += [name] * count
            else:
                (foes if card.foe else draw)[name] = count
        if len(conans) > 1:
            given = ", ".join(self._name(conan) for conan in dict.fromkeys(conans))
            told = CATALOGUE.format("deck-import-conans", {"count": len(conans), "given": given})
            raise InvalidOptionError("deck-import", field="cards", catalogue=CATALOGUE, faults=told)
        return Deck(self.pool, "deck", "".join(conans), draw, foes, deck.name)

    def _bars(self, told: Figures) -> list[Bars]:
        """The curve of the gems, the kinds of the cards and their icons, in the order of the game."""
        icons = [(str(data["name"][language()]), told.icons.get(icon, 0)) for icon, data in self.pool.icon_data.items()]
        gems = sorted({card.gem for card in self.pool.of_kind("move")})
        kinds = {**told.kinds, "foe": told.foes}
        return [
            Bars(_say("gems"), [(str(gem), told.gems.get(gem, 0)) for gem in gems]),
            Bars(_say("kinds"), [(CATALOGUE.format(f"kind-{kind}"), count) for kind, count in kinds.items()]),
            Bars(_say("icons"), [(name, count) for name, count in icons if count]),
        ]

    # -- rating --------------------------------------------------------------------------------------------------------

    def line(self, name: str) -> str:
        return check(load_deck(self.pool, name)).inline()

    def rivals(self) -> list[str]:
        return list(starters(self.pool))

    def title(self, name: str) -> str:
        return load_deck(self.pool, name).title

    def game(self, decks: Sequence[str]) -> Game:
        return self.between(decks)

    def changed(self, line: str, swaps: Sequence[Swap]) -> str | None:
        deck = load_deck(self.pool, line)
        draw, foes = Counter(deck.draw), Counter(deck.foes)
        for swap in swaps:
            part = foes if self.pool.cards[swap.out].foe else draw
            if not part[swap.out]:
                return None
            part[swap.out] -= 1
            part[swap.into] += 1
        changed = Deck(self.pool, deck.id, deck.conan, +draw, +foes)
        return None if faults(changed) else changed.inline()

    def swaps(self, line: str) -> list[Swap]:
        deck = load_deck(self.pool, line)
        found = []
        for part, wanted in ((deck.draw, False), (deck.foes, True)):
            others = [card.id for card in self.pool.cards.values() if card.foe == wanted and card.kind != "conan"]
            found += [Swap(out, into) for out in part for into in others if out != into]
        return [swap for swap in found if self.changed(line, [swap]) is not None]

    def swap_text(self, swap: Swap) -> str:
        return CATALOGUE.format("decks-swap", {"out": self._name(swap.out), "into": self._name(swap.into)})

    def uses(self, events: Sequence[Event], seat: int) -> dict[str, tuple[int, int]]:
        ledger = Ledger()
        ledger.read(self.pool, events)
        return {card: (uses.came, uses.played) for card, uses in ledger.cards.get(seat, {}).items()}

    def weaknesses(self, line: str, uses: Mapping[str, tuple[int, int]]) -> list[str]:
        deck = load_deck(self.pool, line)
        return [*self._dead_draws(deck, uses), *self._gem_curve(deck), *self._missing_icons(deck), *self._foes(deck)]

    def _dead_draws(self, deck: Deck, uses: Mapping[str, tuple[int, int]]) -> list[str]:
        """Cards of the Draw Deck that were seldom played when they came, the worst first."""
        shares = {card: uses[card][1] / uses[card][0] for card in deck.draw if card in uses and uses[card][0] >= 20}
        worst = sorted((card for card in shares if shares[card] < DEAD), key=lambda card: shares[card])[:3]
        return [_told("dead", card=self._name(card), share=round(100 * shares[card])) for card in worst]

    def _gem_curve(self, deck: Deck) -> list[str]:
        gems = [self.pool.cards[card].gem for card in deck.draw_bag if self.pool.cards[card].is_move]
        mean = sum(gems) / max(1, len(gems))
        if mean > DEAR:
            return [_told("dear", gem=round(mean, 1))]
        if mean < CHEAP:
            return [_told("cheap", gem=round(mean, 1))]
        return []

    def _missing_icons(self, deck: Deck) -> list[str]:
        """Kinds of icons that the deck hardly has: too little defence, or one kind of attack only."""
        icons = figures(deck).icons
        named = {icon: str(data["name"][language()]) for icon, data in self.pool.icon_data.items()}
        thin = [name for icon, name in named.items() if icon in _WANTED and icons.get(icon, 0) < _WANTED[icon]]
        return [_told("icons", icons=", ".join(thin))] if thin else []

    def _foes(self, deck: Deck) -> list[str]:
        told = figures(deck)
        return [_told("unplayable", share=round(100 * told.unplayable, 1))] if told.unplayable > UNPLAYABLE else []

    def _name(self, card: str) -> str:
        return self.pool.cards[card].name if card in self.pool.cards else card

    def _cards(self, deck: Deck, part: str, cards: dict[str, int]) -> Table:
        rows: list[list[str | int | float | None]] = [[count, self._name(card)] for card, count in cards.items()]
        keys = ["count", "card"]
        return Table(f"{deck.title}: {_say(part)}", _heads(*keys), rows, keys)

    def _figures(self, deck: Deck) -> Table:
        told = figures(deck)
        gems = ", ".join(f"{gem}: {count}" for gem, count in told.gems.items())
        icons = ", ".join(f"{icon}: {count}" for icon, count in told.icons.items())
        kinds = ", ".join(f"{kind}: {count}" for kind, count in told.kinds.items())
        facts = {
            "kinds": kinds,
            "gems": gems,
            "icons": icons,
            "majors": str(told.majors),
            "renown": str(told.renown),
            "scars": str(told.scars),
            "unplayable": f"{100 * told.unplayable:.2f} %",
        }
        rows: list[list[str | int | float | None]] = [[_say(key), value] for key, value in facts.items()]
        return Table(_say("figures"), _heads("what", "figure"), rows, row_keys=list(facts))


def _listed(deck: Deck) -> dict[str, int]:
    return {deck.conan: 1, **deck.draw, **deck.foes}


def _told(weakness: str, **facts: str | float) -> str:
    return CATALOGUE.format(f"decks-weak-{weakness}", facts)


def _say(word: str) -> str:
    return CATALOGUE.format(f"decks-{word}")


def _heads(*words: str) -> list[str]:
    return [_say(word) for word in words]
