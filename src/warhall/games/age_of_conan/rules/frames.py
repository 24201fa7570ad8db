"""What the rules are made of: the frames of all chapters, the kinds of contest, and what belongs to which moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan.cards.effects import (
    MoveArmy,
    MoveConan,
    MoveEmissary,
    OrderDeck,
    PeekAdventures,
    PeekDeck,
    PlaceArmy,
    PlaceEmissary,
    PlaceRaider,
    Refresh,
    RemoveArmy,
    RemoveEmissary,
    RemoveRaider,
)
from warhall.games.age_of_conan.rules.adventure import Adventure, Find, FoundToken, Token, Track
from warhall.games.age_of_conan.rules.age_change import AgeChange, Raids, Raise, Spend
from warhall.games.age_of_conan.rules.artifacts import Stake
from warhall.games.age_of_conan.rules.battle import Battle, BattleHold, BattleRetreat
from warhall.games.age_of_conan.rules.bidding import Bid, BidCards, BidTie, Bonus, OfferBonus, SettleBid, StartBid
from warhall.games.age_of_conan.rules.campaign import Campaign, March
from warhall.games.age_of_conan.rules.cards import Deal, Discard, Draw, Effects, Sacrifice, Target, use_refusal
from warhall.games.age_of_conan.rules.conan import Conan
from warhall.games.age_of_conan.rules.contest import (
    Contest,
    ContestRoll,
    Declare,
    Dice,
    OpponentRoll,
    OwnRoll,
    PickDice,
    Reroll,
    Window,
)
from warhall.games.age_of_conan.rules.course import Course
from warhall.games.age_of_conan.rules.court import Court, TokenChoice
from warhall.games.age_of_conan.rules.crowning import Crown, CrownCheck
from warhall.games.age_of_conan.rules.fate_dice import Fate
from warhall.games.age_of_conan.rules.intrigue import Intrigue
from warhall.games.age_of_conan.rules.intrigue_contest import IntrigueContest
from warhall.games.age_of_conan.rules.military import Military
from warhall.games.age_of_conan.rules.objectives import Objectives
from warhall.games.age_of_conan.rules.scoring import FinalScoring
from warhall.games.age_of_conan.rules.set_up import Artifacts
from warhall.games.age_of_conan.rules.siege import Siege, SiegeRetreat
from warhall.games.age_of_conan.rules.turn import AfterAction, ExtraDie, LastCards, Turn
from warhall.kernel import Action, Frame, IllegalActionError

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

FRAMES: Final[tuple[type[Frame], ...]] = (
    # the course of the game
    *(Course, Objectives, Adventure, Track, Artifacts, CrownCheck, Crown, AgeChange, Raids, Raise, Spend, Stake),
    FinalScoring,
    # bids
    *(StartBid, Bid, BidCards, OfferBonus, Bonus, SettleBid, BidTie),
    # a turn
    *(Fate, Conan, Turn, AfterAction, ExtraDie, LastCards, Court, TokenChoice, Find, Token, FoundToken),
    *(Military, Intrigue),
    # a contest
    *(ContestRoll, Window, Declare, Dice, OwnRoll, OpponentRoll, PickDice, Reroll),
    *(March, SiegeRetreat, BattleRetreat, BattleHold),
    # cards
    *(Draw, Deal, Discard, Effects, Target, Sacrifice, Refresh, OrderDeck, PeekDeck, PeekAdventures),
    *(PlaceArmy, MoveArmy, RemoveArmy, PlaceEmissary, MoveEmissary, RemoveEmissary),
    *(MoveConan, PlaceRaider, RemoveRaider),
)
BY_NAME: Final = {frame.name(): frame for frame in FRAMES}
CONTEST_KINDS: Final[tuple[type[Contest], ...]] = (Campaign, Siege, Battle, IntrigueContest)  # by `kind`

_ELSEWHERE: Final = {  # verbs that belong to another moment, and why
    "commit": ("strategy-too-late", "AOC-171"),
    "sorcery": ("sorcery-not-now", "AOC-180"),
    "play": ("card-step-over", "AOC-072"),
    "refresh": ("card-step-over", "AOC-347"),
    "event": ("event-not-now", "AOC-350"),
    "conan": ("conan-not-now", "AOC-274"),
}


def elsewhere(state: AgeOfConanState, action: Action, seat: int) -> IllegalActionError | None:
    """Why this is nothing for the present moment, where more can be said than that it is not offered."""
    verb, *args = state.game.notation.read(action)
    if verb == "use":
        return use_refusal(state, seat, args[0])
    if verb not in _ELSEWHERE:
        return None
    code, rule = _ELSEWHERE[verb]
    return state.refuse(code, rule)
