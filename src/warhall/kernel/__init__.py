"""The kernel: what every game of the hall has in common. It knows no game."""

from warhall.kernel.action import Action
from warhall.kernel.bot import Bot, BotFactory
from warhall.kernel.chance import CHANCE, TERMINAL, FairRandom
from warhall.kernel.dataset import append_record, read_records, write_records
from warhall.kernel.decks import CardBox, DeckBox, Swap
from warhall.kernel.errors import (
    ActionSyntaxError,
    IllegalActionError,
    InvalidOptionError,
    InvalidPositionError,
    NotOverError,
    RecordError,
    TooManyOutcomes,
    UndoError,
    UnknownNameError,
    WarhallError,
)
from warhall.kernel.event import Event, EventKind, event_kinds, seen_events
from warhall.kernel.figures import Analysis, FastGames, Table
from warhall.kernel.frame import Chance, Choice, Frame, SecretChoice, frames_in
from warhall.kernel.game import Game, MenuRow
from warhall.kernel.match import Match
from warhall.kernel.option import Option, check_from_afar, choose_for_seat
from warhall.kernel.outcome import Outcome
from warhall.kernel.procedure import Procedure
from warhall.kernel.record import Record, Verified, verify
from warhall.kernel.registry import game_class, game_ids, has_decks, load_game, register
from warhall.kernel.rulebook import Rule, Rulebook
from warhall.kernel.spaces import ActionSpace, Sight, Spaces
from warhall.kernel.state import State
from warhall.kernel.text import LANGUAGES, Catalogue, language, language_of_locale, set_language, use_language
from warhall.kernel.training import Trainer
from warhall.kernel.view import View, checksum

__all__ = [
    "CHANCE",
    "LANGUAGES",
    "TERMINAL",
    "Action",
    "ActionSpace",
    "ActionSyntaxError",
    "Analysis",
    "Bot",
    "BotFactory",
    "CardBox",
    "Catalogue",
    "Chance",
    "Choice",
    "DeckBox",
    "Event",
    "EventKind",
    "FairRandom",
    "FastGames",
    "Frame",
    "Game",
    "IllegalActionError",
    "InvalidOptionError",
    "InvalidPositionError",
    "Match",
    "MenuRow",
    "NotOverError",
    "Option",
    "Outcome",
    "Procedure",
    "Record",
    "RecordError",
    "Rule",
    "Rulebook",
    "SecretChoice",
    "Sight",
    "Spaces",
    "State",
    "Swap",
    "Table",
    "TooManyOutcomes",
    "Trainer",
    "UndoError",
    "UnknownNameError",
    "Verified",
    "View",
    "WarhallError",
    "append_record",
    "check_from_afar",
    "checksum",
    "choose_for_seat",
    "event_kinds",
    "frames_in",
    "game_class",
    "game_ids",
    "has_decks",
    "language",
    "language_of_locale",
    "load_game",
    "read_records",
    "register",
    "seen_events",
    "set_language",
    "use_language",
    "verify",
    "write_records",
]
