"""Why an action is refused: a code, the numbered rule, and words.

Legality itself is decided where the options are offered; here the nearest reason is found for people. Every kind of
choice has the rule that governs it, and the commonest mistakes have their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from warhall.games.age_of_conan.components import NOBODY
from warhall.games.age_of_conan.notation import CATALOGUE
from warhall.games.age_of_conan.rules import fate_dice
from warhall.games.age_of_conan.rules.frames import KINDS
from warhall.games.age_of_conan.rules.terms import emissaries_in
from warhall.kernel import Action, IllegalActionError
from warhall.kernel.action import excerpt

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

# What a choice is about and the rule behind it; the sentence of the choice is `choice-<kind>` in the catalogue.
RULES: Final = {
    "objectives": "AOC-011",
    "deal": "AOC-339",
    "adventure": "AOC-015",
    "track": "AOC-018",
    "artifacts": "AOC-019",
    "bid-tie": "AOC-058",
    "fate": "AOC-083",
    "find": "AOC-291",
    "dice": "AOC-154",
    "reroll": "AOC-179",
    "discard": "AOC-355",
    "peek-deck": "AOC-355",
    "peek-adventures": "AOC-355",
    "bid": "AOC-052",
    "bid-cards": "AOC-066",
    "bonus": "AOC-068",
    "conan": "AOC-267",
    "turn": "AOC-075",
    "extra-die": "AOC-424",
    "last-cards": "AOC-425",
    "token": "AOC-287",
    "token-choice": "AOC-106",
    "court": "AOC-092",
    "military": "AOC-091",
    "intrigue": "AOC-091",
    "window": "AOC-185",
    "own-roll": "AOC-180",
    "opponent-roll": "AOC-188",
    "declare": "AOC-172",
    "pick-dice": "AOC-179",
    "march": "AOC-205",
    "siege-retreat": "AOC-221",
    "battle-retreat": "AOC-240",
    "battle-hold": "AOC-241",
    "crown": "AOC-364",
    "raids": "AOC-304",
    "raise": "AOC-318",
    "spend": "AOC-322",
    "stake": "AOC-327",
}
EFFECT_RULE: Final = "AOC-355"  # choices that a card asks for


def refuse(code: str, rule: str, **facts: Any) -> IllegalActionError:
    return IllegalActionError(code, rule=rule, catalogue=CATALOGUE, **facts)


def chance_refusal(state: AgeOfConanState, action: Action) -> IllegalActionError:
    kind = KINDS[state.stack[-1][0]]
    return refuse("chance-impossible", RULES[kind], given=excerpt(action))


def refusal(state: AgeOfConanState, action: Action, seat: int) -> IllegalActionError:
    """The reason that fits best, or else the rule of the choice that is open."""
    kind = KINDS[state.stack[-1][0]]
    verb, *args = state.game.notation.read(action)
    given = excerpt(action)
    special = None
    if verb == "take" and kind in ("turn", "extra-die"):
        special = _die(state, action)
    elif verb in ("play", "refresh"):
        special = _table_card(state, seat, verb, args[0], kind)
    elif verb in ("attack", "move", "fight") and kind == "military":
        special = _army(state, seat, verb, args)
    elif verb in ("contest", "collect") and kind == "intrigue":
        special = _emissary(state, seat, verb, args[0])
    elif verb == "commit" and kind == "declare":
        special = ("card-does-not-fit", "AOC-176")
    elif verb == "commit":
        special = ("strategy-too-late", "AOC-171")
    elif verb == "sorcery":
        special = ("no-sorcery", "AOC-182")
    elif verb == "bid" and kind == "bid":
        special = ("bid-not-yours", "AOC-051")
    elif verb == "conan" and kind in ("conan", "court"):
        special = ("conan-not-adjacent", "AOC-267")
    elif verb == "pass" and kind == "turn":
        special = ("no-passing", "AOC-075")
    if special is not None:
        return refuse(special[0], special[1], given=given)
    return refuse("not-now", RULES.get(kind, EFFECT_RULE), given=given, choice=kind)


def _die(state: AgeOfConanState, action: Action) -> tuple[str, str]:
    die, _ = fate_dice.USE[action]
    if not state.pool[die]:
        return "die-not-there", "AOC-087"
    return "die-blocked", "AOC-094" if die == 2 else "AOC-097"


def _table_card(state: AgeOfConanState, seat: int, verb: str, card: int, kind: str) -> tuple[str, str] | None:
    if kind != "turn":
        return "card-step-over", "AOC-072" if verb == "play" else "AOC-347"
    if verb == "play" and card in state.kingdom_hand[seat]:
        if state.game.components.cards[card].type != "table":
            return "no-table-card", "AOC-344"
        return "too-little-gold", "AOC-421"
    if verb == "refresh" and card * 2 + 1 in state.table[seat]:
        return "too-little-gold", "AOC-421"
    return "card-not-yours", "AOC-421"


def _army(state: AgeOfConanState, seat: int, verb: str, args: list[int]) -> tuple[str, str] | None:
    game = state.game
    start = args[0]
    if state.army_owner[start] != seat:
        return "no-army-there", "AOC-120"
    if verb == "fight":
        return "no-campaign-there", "AOC-124"
    end, units = args[1], args[2]
    if end not in game.components.adjacent[start]:
        return "not-adjacent", "AOC-121"
    if verb == "attack":
        if game.is_home[end]:
            return "home-province", "AOC-128"
        if not game.battlefield[end]:
            return "out-of-play", "AOC-395"
        if state.owner[end] == seat:
            return "own-province", "AOC-123"
    elif state.owner[end] != seat:
        return "not-friendly", "AOC-113"
    if units == 0 or units > state.armies[start]:
        return "too-few-units", "AOC-120"
    return None


def _emissary(state: AgeOfConanState, seat: int, verb: str, province: int) -> tuple[str, str]:
    game = state.game
    if not emissaries_in(state, seat, province):
        return "no-emissary-there", "AOC-248" if verb == "contest" else "AOC-137"
    if not game.battlefield[province]:
        return "home-province" if game.is_home[province] else "out-of-play", (
            "AOC-144" if game.is_home[province] else "AOC-396"
        )
    if verb == "collect":
        return "no-enemy-province", "AOC-147"
    if game.components.provinces[province].savage:
        return "savage-province", "AOC-031"
    if state.army_owner[province] not in (seat, NOBODY) or state.owner[province] != seat:
        return "intrigue-barred", "AOC-249"
    return "own-province", "AOC-251"
