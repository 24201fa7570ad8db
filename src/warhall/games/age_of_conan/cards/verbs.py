"""The verbs that cards may use, one class each."""

from __future__ import annotations

from typing import Final

from warhall.games.age_of_conan.cards.contests import (
    AddDice,
    AddSuccess,
    CancelStrategy,
    CountSymbol,
    FreeMarch,
    IgnoreTerrain,
    PreventLoss,
    Reroll,
    RetreatWithoutCrom,
    WinTie,
)
from warhall.games.age_of_conan.cards.looking import Peek
from warhall.games.age_of_conan.cards.pieces import (
    MoveArmy,
    MoveConan,
    MoveEmissary,
    PlaceArmy,
    PlaceEmissary,
    PlaceRaider,
    RemoveEnemyArmy,
    RemoveEnemyEmissary,
    RemoveRaider,
)
from warhall.games.age_of_conan.cards.supplies import (
    BidBonus,
    DiscardOpponent,
    DrawKingdom,
    DrawStrategy,
    ExtraFateDie,
    GainGold,
    GainSorcery,
    RefreshTableCard,
    TakeAdventureToken,
)
from warhall.games.age_of_conan.cards.words import CardVerb
from warhall.kernel.card_words import Vocabulary

VERBS: Final[tuple[type[CardVerb], ...]] = (
    *(AddSuccess, AddDice, Reroll, CountSymbol, CancelStrategy, IgnoreTerrain, WinTie),
    *(PreventLoss, FreeMarch, RetreatWithoutCrom),
    *(GainGold, GainSorcery, DrawKingdom, DrawStrategy, DiscardOpponent, Peek, RefreshTableCard),
    *(PlaceArmy, MoveArmy, RemoveEnemyArmy, PlaceEmissary, MoveEmissary, RemoveEnemyEmissary),
    *(MoveConan, PlaceRaider, RemoveRaider),
    *(TakeAdventureToken, ExtraFateDie, BidBonus),
)
VERB_WORDS: Final = Vocabulary(VERBS)
