"""The text of a card; where its data have none, it is put together from the words of what the card does."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING, Any

import msgspec

from warhall.games.age_of_conan.cards.vocabulary import TIMINGS
from warhall.games.age_of_conan.words.screen import word
from warhall.kernel import language
from warhall.kernel.card_words import Word

if TYPE_CHECKING:
    from warhall.games.age_of_conan.components import Card
    from warhall.games.age_of_conan.game import AgeOfConan


def card_text(game: AgeOfConan, card: Card) -> str:
    return card.texts[language()] if card.texts else composed_text(game, card)


def composed_text(game: AgeOfConan, card: Card) -> str:
    """`After your roll in a contest (siege, battle; you attack): add 1 success; gain 1 gold.`"""
    say = game.catalogue.format

    def in_turn(first: str, following: str) -> str:
        return say("card-then", {"first": first, "next": following})

    moment = say(f"when-{TIMINGS[card.timing]}")
    if card.conditions:
        conditions = reduce(in_turn, [said(game, "if", condition) for condition in card.conditions])
        moment = say("card-moment-if", {"moment": moment, "conditions": conditions})
    deeds = reduce(in_turn, [said(game, "verb", verb) for verb in (*card.price, *card.verbs)])
    return say("card-composed", {"moment": moment, "deeds": deeds})


def said(game: AgeOfConan, kind: str, spoken: Word) -> str:
    """A verb, a price or a condition with its values."""
    facts = {name: _fact(game, name, value) for name, value in msgspec.structs.asdict(spoken).items()}
    return game.catalogue.format(f"{kind}-{spoken.name()}", facts)


def _fact(game: AgeOfConan, name: str, value: Any) -> Any:
    if name == "where":
        return game.catalogue.format(f"where-{value}")
    return ", ".join(word(game, each) for each in value) if isinstance(value, tuple) else value
