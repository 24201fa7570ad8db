"""The worth of things to the steward, in points of Renown, found by matches of the steward against himself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Weights:
    """One number for each judgement, so that a match can tell whether another number is better."""

    def __init__(self, given: Mapping[str, float] | None = None) -> None:
        # Conan
        self.life: float = 0.45  # a point of Health that is not in danger
        self.fear: float = 5.0  # divided by the Health that will be left: what a point is worth in danger
        self.rest: float = 0.6  # part of `life` that a point does not cost if the Rest Step gives it back
        self.death: float = 40.0
        self.early: float = 1.0  # part by which death costs more at the beginning
        self.ahead: float = 0.0  # how fast death costs more, and less, with the Renown that he is ahead or behind
        self.doubt: float = 1.2  # variance of a round's Damage beside that of the icons: texts, Actions, choices
        self.prowess: float = 0.22  # a point of Prowess
        self.tight: float = 0.25  # more for each point as Prowess runs out
        self.card: float = 0.25  # a card that leaves the hand
        self.text: float = 0.5  # a card whose text is lost when it is played as a move
        self.wound: float = 0.5  # a wound, as part of a kill
        self.future: float = 0.7  # the blow that a living Foe strikes in the next round
        self.enough: float = 0.15  # what a move must be worth
        self.stay: float = 3.0  # what staying on the field is worth
        self.leave: float = 0.35  # a Scar of a Foe that survives, since a later Retreat costs it
        self.later: float = 0.4  # what is saved counts so much where there may be no later turn
        self.dare: float = 1.0  # and the fear of dying so much
        self.lead: float = 0.0  # the lead with which he goes home once he has the Renown to win
        self.blood: float = 2.0  # Health that is paid for a move, beside Health that may be lost
        self.loss: float = 1.0  # Renown that a Retreat costs
        self.tired: float = 1.0  # part of `stay` that is gone when no Prowess is left
        self.idle: float = 1.0  # a round in which nothing is laid
        self.vital: float = 0.0  # what a point of Health must be worth for Vitality to be used
        self.decides: float = 6.0  # what the Renown that wins the game is worth besides
        self.plenty: float = 0.0  # part of the price of Prowess that is gone when nothing is left to spend it on
        self.press: float = 12.0  # Prowess, cards and part of the Health with which he presses on
        self.press_cards: float = 4.0
        self.press_health: float = 0.75
        # the Foe player
        self.bite: float = 1.0  # Damage that a Foe is expected to deal
        self.scar: float = 0.3  # a Scar on a Foe
        self.given: float = 0.7  # Renown that Conan will probably win with a Foe
        self.minor: float = 0.4  # a Minor Foe discarded
        self.crowd: float = 0.5  # company in the zone
        self.place: float = 0.0  # what a Foe must be worth to be placed
        self.deny: float = 0.0  # Renown sent beyond what Conan lacks to overtake the Foe player, who wins otherwise
        self.near: float = 0.0  # Renown sent beyond what Conan lacks to come to the end
        self.overpaid: float = 1.2  # a wound that a Foe takes for its move
        self.thrift: float = 0.05  # Prowess of a Foe that its move leaves unused
        self.trophy: float = 0.3  # Renown of a Foe, for what its move wards off
        self.opposed: float = 0.6  # the chance that a Foe's move will be opposed
        self.hold: float = 0.0  # how much more it counts that a Foe lives while Conan must overtake the Foe player
        self.ward: float = 0.6  # Damage that a Foe's move keeps from it
        self.keep: float = 0.3  # a card given to a Foe, measured by what Conan would have done with it

        # texts
        self.threshold: float = 0.45  # what a text must be worth: a card in hand can always be a move
        self.text_prowess: float = 0.3
        self.text_card: float = 0.4
        if given is not None:
            for name, value in given.items():
                setattr(self, name, value)

    def as_dict(self) -> dict[str, float]:
        return {name: getattr(self, name) for name in NAMES}

    def at_bay(self, hope: float = 1.0) -> Weights:
        """For a turn after which a rival wins unless he is overtaken: little is worth saving for later, and the less
        hope there is in waiting, the less it matters how he loses."""
        saved = dict.fromkeys(("life", "prowess", "tight", "card", "text"), self.later)
        parts = {**saved, "fear": self.dare, "death": self.dare}
        return Weights({**self.as_dict(), **{name: getattr(self, name) * part * hope for name, part in parts.items()}})


NAMES: Final = (
    "life",
    "fear",
    "rest",
    "death",
    "early",
    "ahead",
    "doubt",
    "prowess",
    "tight",
    "card",
    "text",
    "wound",
    "future",
    "enough",
    "stay",
    "leave",
    "later",
    "dare",
    "lead",
    "blood",
    "loss",
    "tired",
    "idle",
    "vital",
    "decides",
    "plenty",
    "press",
    "press_cards",
    "press_health",
    "bite",
    "scar",
    "given",
    "minor",
    "crowd",
    "place",
    "deny",
    "near",
    "overpaid",
    "thrift",
    "trophy",
    "opposed",
    "hold",
    "ward",
    "keep",
    "threshold",
    "text_prowess",
    "text_card",
)
