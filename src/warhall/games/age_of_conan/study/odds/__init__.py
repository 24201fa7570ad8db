"""Exact odds of contests: for the command line, for the player who asks, and for the bots."""

from warhall.games.age_of_conan.study.odds.campaigns import ENDLESS, Campaign, campaign, campaign_odds
from warhall.games.age_of_conan.study.odds.dice import Spread
from warhall.games.age_of_conan.study.odds.fights import Fight, Force, fight
from warhall.games.age_of_conan.study.odds.rolls import (
    Payoff,
    RollOdds,
    Shown,
    Side,
    beats,
    roll_odds,
    successes,
    win_odds,
)
from warhall.games.age_of_conan.study.odds.worth import End, FightOdds, Worth

__all__ = [
    "ENDLESS",
    "Campaign",
    "End",
    "Fight",
    "FightOdds",
    "Force",
    "Payoff",
    "RollOdds",
    "Shown",
    "Side",
    "Spread",
    "Worth",
    "beats",
    "campaign",
    "campaign_odds",
    "fight",
    "roll_odds",
    "successes",
    "win_odds",
]
