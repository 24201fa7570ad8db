"""The verbs that cards may use, from the modules that declare them: one class each."""

from __future__ import annotations

from typing import Final

from warhall.games.age_of_conan.cards import contests, looking, pieces, supplies
from warhall.games.age_of_conan.cards.words import CardVerb
from warhall.kernel.card_words import Vocabulary, words_in

VERBS: Final = words_in(CardVerb, contests, supplies, looking, pieces)
VERB_WORDS: Final = Vocabulary(VERBS)
