"""The Conan CCG as the kernel knows it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from warhall.games.conan_ccg import events, notation, view
from warhall.games.conan_ccg.cards import decks as deck_rules
from warhall.games.conan_ccg.cards.card_data import VERBS, load_pool
from warhall.games.conan_ccg.cards.cards import Pool
from warhall.games.conan_ccg.cards.deck_import import import_deck
from warhall.games.conan_ccg.cards.deck_list import Deck
from warhall.games.conan_ccg.position import POSITION, read
from warhall.games.conan_ccg.rules.frames import FRAMES
from warhall.games.conan_ccg.state import ConanState
from warhall.kernel import (
    Action,
    BotFactory,
    CardBox,
    DeckBox,
    Event,
    Game,
    InvalidOptionError,
    Option,
    View,
    language,
)
from warhall.kernel.event import event_kinds
from warhall.kernel.fields import Form
from warhall.kernel.game import lent
from warhall.kernel.notation import Notation, forms_of

_CARD_FACTS = ("card", "foe", "ally", "who", "by", "attacker", "target", "move", "enemy")


class DecksOption(Option, frozen=True):
    """Names of starter decks, deck files, or decks in full, one for each seat, as a list or separated by semicolons."""

    def check(self, value: Any) -> Any:
        if isinstance(value, list | tuple) and all(isinstance(name, str) for name in value):
            value = ";".join(value)
        return super().check(value)

    def check_from_afar(self, value: Any) -> None:
        """Starter decks and decks in full, but no deck files."""
        known = deck_rules.starters(load_pool(""))
        for name in str(self.check(value or "")).split(";"):
            if name.strip() and not _is_in_full(name) and name.strip() not in known:
                raise self._bad("local-option", name)


def _is_in_full(name: str) -> bool:
    """Whether it is a deck itself and not the name of one: in one line, or as people write lists."""
    return "|" in name or "\n" in name.strip()


class ConanCCG(Game):
    """The card game for two to six players (CCG-302)."""

    id = "conan-ccg"
    title = "Conan CCG"
    rules_version = "4"
    open_information = False
    OPTIONS = (
        Option("players", 2, low=2, high=6, rule="CCG-302"),
        DecksOption("decks", "", between=";", rule="CCG-027"),
        Option("data", "", local=True),
        Option("turn_limit", 300, low=0, high=100_000, rule="CCG-311"),
        Option("round_limit", 50, low=0, high=100_000, rule="CCG-311"),
    )
    CITATIONS: ClassVar[Mapping[str, str]] = {"game-over": "CCG-013", "not-your-turn": "CCG-088"}
    DEFAULT_BOT = "steward"
    EVENTS = event_kinds(vars(events))
    SEAT_FACTS = ("seat", "viewer", "owner", "victim", "winners")

    action_label = lent("words.wording")
    prompt = lent("words.wording")
    near_misses = lent("words.near_misses")
    menu = lent("words.wording")
    draw_text = lent("words.screen", "draw")
    draw_turn = lent("words.screen")
    draw_small = lent("words.screen")
    draw_svg = lent("pictures.table", "draw")
    event_text = lent("words.wording")
    spaces = lent("study.spaces")
    trainer = lent("bots.training", "Training")
    details = lent("study.outlook")
    previews = lent("study.outlook")
    particular_reason = lent("words.reasons")
    analyse = lent("study.analysis")

    def __init__(self, /, **options: Any) -> None:
        super().__init__(**options)
        self.pool: Pool = load_pool(self.options["data"] or "")
        # all seats to the left, beginning with each seat
        self.seat_orders: list[list[int]] = [
            [(seat + step) % self.players for step in range(self.players)] for seat in range(self.players)
        ]
        self.seats_after: list[list[int]] = [order[1:] for order in self.seat_orders]
        self.turn_limit: int = self.options["turn_limit"]
        self.round_limit: int = self.options["round_limit"]
        self.decks: tuple[Deck, ...] = self._load_decks(self.options["decks"] or "")
        self.form: Form = POSITION.form(self, game=self.id, players=self.players)
        self._seen: tuple[View, ConanState] | None = None
        if self.options["decks"]:
            self.options["decks"] = ";".join(self._reference(deck) for deck in self.decks)

    def _load_decks(self, names: str) -> tuple[Deck, ...]:
        """The decks in seat order, starter decks for the seats without; every one is checked."""
        given = [name.strip() for name in names.rstrip("; \n").split(";")]
        if len(given) > self.players:
            raise InvalidOptionError(
                "deck-count", field="decks", catalogue=notation.CATALOGUE, given=len(given), players=self.players
            )
        starters = list(deck_rules.starters(self.pool).values())
        given += [""] * (self.players - len(given))
        return tuple(
            deck_rules.check(self._load_deck(name) if name else starters[seat % len(starters)])
            for seat, name in enumerate(given)
        )

    def _load_deck(self, name: str) -> Deck:
        return import_deck(self.pool, name) if "\n" in name else deck_rules.load_deck(self.pool, name)

    def _reference(self, deck: Deck) -> str:
        """How a record names a deck: a file of the same name as a starter deck is still another deck."""
        starter = deck_rules.starters(self.pool).get(deck.id)
        return deck.id if starter is not None and deck.same_cards(starter) else deck.inline()

    def new_initial_state(self) -> ConanState:
        return self.blank.clone()

    def state_from_json(self, obj: Mapping[str, Any]) -> ConanState:
        return read(ConanState(self), obj)

    def state_from_view(self, view_: View, rng: random.Random) -> ConanState:
        return view.state_from_view(self, view_, rng)

    @cached_property
    def _notation(self) -> Notation:
        return notation.notation(forms_of((*FRAMES, *VERBS)), self.pool.names, self.players)

    @cached_property
    def blank(self) -> ConanState:
        """The position before anything has happened, to be copied and never changed."""
        return ConanState(self)

    def table(self, view_: View) -> ConanState:
        """The table as a view shows it, for the rules to be asked about; kept as long as the same view is spoken of."""
        if self._seen is None or self._seen[0] is not view_:
            self._seen = (view_, view.table_of(self.blank, view_))
        return self._seen[1]

    def open_table(self, view_: View) -> ConanState:
        """The same with the open piles, for somebody who will change it."""
        table = view.table_of(self.blank, view_)
        for seat, side in enumerate(view_["seats"]):
            table.discard[seat], table.foe_discard[seat] = list(side["discard"]), list(side["foe_discard"])
        return table

    def parse_action(self, text: str) -> Action:
        return self._notation.parse(text)

    def bots(self) -> Mapping[str, BotFactory]:
        from warhall.games.conan_ccg.bots import Champion, Steward

        return {"steward": Steward, "champion": Champion}

    def offers(self, option: str) -> Mapping[str, str]:
        starters = deck_rules.starters(self.pool) if option == "decks" else {}
        return {name: deck.title for name, deck in starters.items()}

    def deck_box(self) -> DeckBox:
        from warhall.games.conan_ccg.cards.deck_box import Decks

        return Decks(self.pool, self._between)

    def _between(self, decks: Sequence[str]) -> Game:
        """A game with the same cards between these decks."""
        return type(self)(players=len(decks), decks=list(decks), data=self.options["data"] or "")

    def card_box(self) -> CardBox:
        from warhall.games.conan_ccg.cards.card_box import Cards

        return Cards(self.pool)

    @classmethod
    def random_options(cls, rng: random.Random) -> dict[str, Any]:
        """Any starter decks, the same one more than once too."""
        options = super().random_options(rng)
        known = sorted(deck_rules.starters(load_pool("")))
        options["decks"] = [rng.choice(known) for _ in range(options["players"])]
        return options

    def help_rules(self, view: View) -> Sequence[str]:
        from warhall.games.conan_ccg.words.wording import help_rules

        return help_rules(view)

    def event_rule(self, event: Event) -> str | None:
        return events.rule_of_facts(event) or super().event_rule(event)

    def card_name(self, card: str) -> str:
        """A card, ability or word in the language of the moment."""
        if card in self.pool.cards:
            return self.pool.cards[card].name
        ability = self.pool.abilities.get(card)
        if ability is not None:
            return str(ability["name"][language()])
        return card

    def _fact(self, name: str, value: Any, names: Sequence[str]) -> Any:
        if name in _CARD_FACTS and isinstance(value, str):
            return self.card_name(value)
        if name == "cards":
            return ", ".join(self.card_name(card) for card in value)
        return super()._fact(name, value, names)
