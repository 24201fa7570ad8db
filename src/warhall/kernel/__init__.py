"""The kernel: what every game of the hall has in common. It knows no game.

A name is loaded when it is first asked for: whoever wants the help of the command line need not wait for the rules.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
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

_MODULES: Final = {
    "action": "Action",
    "bot": "Bot BotFactory",
    "chance": "CHANCE TERMINAL FairRandom",
    "dataset": "append_record read_records write_records",
    "decks": "CardBox DeckBox Swap",
    "errors": (
        "ActionSyntaxError IllegalActionError InvalidOptionError InvalidPositionError NotOverError RecordError "
        "TooManyOutcomes UndoError UnknownNameError WarhallError"
    ),
    "event": "Event EventKind event_kinds seen_events",
    "figures": "Analysis FastGames Table",
    "frame": "Chance Choice Frame SecretChoice frames_in",
    "game": "Game MenuRow",
    "match": "Match",
    "option": "Option check_from_afar choose_for_seat",
    "outcome": "Outcome",
    "procedure": "Procedure",
    "record": "Record Verified verify",
    "registry": "game_class game_ids has_decks load_game register",
    "rulebook": "Rule Rulebook",
    "spaces": "ActionSpace Sight Spaces",
    "state": "State",
    "text": "LANGUAGES Catalogue language language_of_locale set_language use_language",
    "training": "Trainer",
    "view": "View checksum",
}
_HOMES: Final = {name: module for module, names in _MODULES.items() for name in names.split()}


if not TYPE_CHECKING:  # which has to know what there is

    def __getattr__(name: str) -> Any:
        home = _HOMES.get(name)
        if home is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = globals()[name] = getattr(import_module(f"{__name__}.{home}"), name)
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
