"""What each seat sees, and a position that it could not tell from the real one."""

from __future__ import annotations

import random
from bisect import insort
from typing import TYPE_CHECKING, Any, Final

from warhall.games.age_of_conan.cards.vocabulary import CONTESTS
from warhall.games.age_of_conan.components import NOBODY, Components
from warhall.games.age_of_conan.position import HIDDEN, describe
from warhall.games.age_of_conan.rules import artifacts, bidding, scoring
from warhall.games.age_of_conan.rules.adventure import FoundToken, Token
from warhall.games.age_of_conan.rules.cards import Effects
from warhall.games.age_of_conan.rules.frames import CONTEST_KINDS
from warhall.kernel import View

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan
    from warhall.games.age_of_conan.state import AgeOfConanState

EXTRAS: Final = (
    "you",
    "scores",
    "over",
    "winners",
    "waiting",
    "resolved",
    "only_choice",
)  # what a view adds to the position
SPECTATOR: Final = -1


def view_of(state: AgeOfConanState, seat: int | None) -> View:
    """The position as a seat (None: a spectator) sees it, with scores and whom the table waits for."""
    view = describe(state, SPECTATOR if seat is None else seat)
    over = not state.stack
    outcome = scoring.standing(state)
    view["you"] = seat
    view["scores"] = outcome.scores
    view["over"] = over
    view["winners"] = outcome.winners if over else []
    view["waiting"] = list(state.active_players())
    view["resolved"] = _resolved(state)
    view["only_choice"] = _only_choice(state, seat, view["waiting"])
    return view


def _only_choice(state: AgeOfConanState, seat: int | None, asked: list[int]) -> str | None:
    """A choice with a single option is marked, so that a client can make it by itself."""
    if seat is None or seat not in asked:
        return None
    legal = state.legal_actions(seat)
    return str(legal[0]) if len(legal) == 1 else None


def _resolved(state: AgeOfConanState) -> list[str]:
    """The adventures that everybody has seen come and go (AOC-295)."""
    unseen = state.adventures
    cards = state.game.components.adventures
    return [card.id for at, card in enumerate(cards) if at not in unseen and at != state.adventure]


# -- a position that looks the same ------------------------------------------------------------------------------------


def fill_hidden(game: AgeOfConan, view: View, rng: random.Random) -> dict[str, Any]:
    """The JSON of a whole position that looks like this view: hidden things are drawn from what is possible."""
    whole = {name: value for name, value in view.items() if name not in EXTRAS}
    whole["seats"] = [dict(entry) for entry in view["seats"]]
    whole["stack"] = [dict(frame) for frame in view["stack"]]
    _fill_kingdom_cards(game, whole, rng)
    _fill_strategy(game, whole, rng)
    _fill_tokens(game.components, whole, rng)
    _fill_adventures(game.components, whole, view["resolved"], rng)
    known = {*whole["objectives"]}
    unseen = [card.id for card in game.components.objectives if card.id not in known]
    whole["objective_deck"] = _take(unseen, whole["objective_deck"], rng)
    return whole


def _take(bag: list[str], wanted: list[str] | int, rng: random.Random) -> list[str]:
    """A hidden list: so many names out of the bag. A list that is known stays as it is."""
    if isinstance(wanted, list):
        return wanted
    return [bag.pop(rng.randrange(len(bag))) for _ in range(wanted)]


def _without(names: list[str], seen: list[str]) -> list[str]:
    left = names.copy()
    for name in seen:
        left.remove(name)
    return left


def _fill_kingdom_cards(game: AgeOfConan, whole: dict[str, Any], rng: random.Random) -> None:
    cards = game.components.cards
    for seat, kingdom in enumerate(game.kingdoms):
        entry = whole["seats"][seat]
        seen = entry["kingdom_discard"] + [row[0] for row in entry["table"]]
        for name in ("kingdom_hand", "deck_top", "kingdom_deck"):
            seen = seen + (entry[name] if isinstance(entry[name], list) else [])
        for frame in whole["stack"]:
            if frame["frame"] == Effects.name() and frame["seat"] == seat:
                card = cards[game.components.card_index[frame["card"]]]
                seen = seen + ([card.id] if card.type in ("event", "instant") else [])
        bag = _without([cards[at].id for at in game.components.kingdom_cards[kingdom]], seen)
        for name in ("kingdom_hand", "deck_top", "kingdom_deck"):
            entry[name] = _take(bag, entry[name], rng)


def _fill_strategy(game: AgeOfConan, whole: dict[str, Any], rng: random.Random) -> None:
    """Hands, the deck, cards committed to a contest (which must fit it) and bids still face down."""
    contest = whole["contest"]
    seen = list(whole["strategy_discard"])
    for entry in whole["seats"]:
        seen += entry["strategy_hand"] if isinstance(entry["strategy_hand"], list) else []
        if whole["bids_open"] == bidding.FACE_UP and isinstance(entry["bid"], list) and entry["bid"][1]:
            seen.append(entry["bid"][1])
    if whole["bids_open"] == bidding.FACE_UP and whole["bid_replaced"]:
        seen.append(whole["bid_replaced"])
    if contest is not None:
        seen += [name for name in contest["strategy"] if name and name != HIDDEN]
    bag = _without([card.id for card in game.components.strategy], seen)
    if contest is not None and HIDDEN in contest["strategy"]:
        whole["contest"] = {**contest, "strategy": _fill_committed(game, whole, bag, rng)}
    for entry in whole["seats"]:
        entry["strategy_hand"] = _take(bag, entry["strategy_hand"], rng)
        if entry["bid"] == HIDDEN:
            value = entry["bid_tokens"][rng.randrange(len(entry["bid_tokens"]))]
            hand = entry["strategy_hand"]
            entry["bid"] = [value, hand[rng.randrange(len(hand))] if hand else None]
    whole["strategy_deck"] = _take(bag, whole["strategy_deck"], rng)


def _fill_committed(game: AgeOfConan, whole: dict[str, Any], bag: list[str], rng: random.Random) -> list[str | None]:
    contest = whole["contest"]
    filled: list[str | None] = []
    for side, name in enumerate(contest["strategy"]):
        if name == HIDDEN:
            fitting = [card for card in bag if _fits(game, whole, side, card)]
            name = fitting[rng.randrange(len(fitting))]
            bag.remove(name)
        filled.append(name)
    return filled


def _fits(game: AgeOfConan, whole: dict[str, Any], side: int, name: str) -> bool:
    """AOC-176: only a fitting card can have been committed."""
    entry = whole["contest"]
    at = game.components.province_index[entry["province"]]
    contest = CONTEST_KINDS[CONTESTS.index(entry["kind"])](at, entry["attacker"], NOBODY)
    contest.ignoring = entry["ignoring"]
    bare = game.empty_state()
    bare.steps[at] = whole["provinces"].get(entry["province"], {}).get("icon", 0) - 1
    return contest.valid_card(bare, side, game.components.strategy_index[name])


def _fill_tokens(known: Components, whole: dict[str, Any], rng: random.Random) -> None:
    seen = whole["track"] + whole["out"]
    for entry in whole["seats"]:
        entry["tokens"] = _with_revealed(entry)
        held = entry["tokens"]
        seen = seen + ([name for name in held if name != HIDDEN] if isinstance(held, list) else [])
    pending = [frame for frame in whole["stack"] if frame["frame"] in (Token.name(), FoundToken.name())]
    seen = seen + [frame["token"] for frame in pending if frame["token"] != HIDDEN]
    bag = _without([known.tokens[at].id for at in known.all_tokens], seen)
    shown = whole["crown_category"]
    if shown is not None:  # whoever held tokens of the named category has shown them
        kept = [name for name in bag if not name.startswith(shown[0])]
        _deal_tokens(known, whole, kept, rng)
        bag = _without(bag, [name for name in bag if not name.startswith(shown[0])]) + kept
    else:
        _deal_tokens(known, whole, bag, rng)
    for frame in pending:
        if frame["token"] == HIDDEN:
            frame["token"] = bag.pop(rng.randrange(len(bag)))
    whole["bag"] = bag
    for entry in whole["seats"]:
        _fill_stake(entry)


def _with_revealed(entry: dict[str, Any]) -> list[str]:
    """The tokens of a seat as far as they are known: those once revealed for the artifacts are still held."""
    held = entry["tokens"]
    shown = [HIDDEN] * held if isinstance(held, int) else list(held)
    left = shown.copy()
    for name in entry["stake"].get("tokens", ()):
        if name in left:
            left.remove(name)
        else:
            left.remove(HIDDEN)
            shown[shown.index(HIDDEN)] = name
    return shown


def _deal_tokens(known: Components, whole: dict[str, Any], bag: list[str], rng: random.Random) -> None:
    for entry in whole["seats"]:
        held = entry["tokens"]
        filled: list[int] = []
        for name in held:
            drawn = bag.pop(rng.randrange(len(bag))) if name == HIDDEN else name
            insort(filled, known.token_index[drawn])
        entry["tokens"] = [known.tokens[at].id for at in filled]


def _fill_stake(entry: dict[str, Any]) -> None:
    """Of a hidden selection only one thing is known: whether it has been made."""
    if "category" in entry["stake"]:
        return
    done = entry["stake"]["done"]
    entry["stake"] = {"done": done, "category": artifacts.NO_STAKE if done else artifacts.UNDECIDED, "tokens": []}


def _fill_adventures(known: Components, whole: dict[str, Any], resolved: list[str], rng: random.Random) -> None:
    """What has neither been resolved nor is being played is unseen; some of it may lie on top, seen by others."""
    gone = {*resolved, whole["adventure"]}
    whole["adventures"] = [card.id for card in known.adventures if card.id not in gone]
    tops = [entry[1] for entry in whole["adventure_top"] if entry[1] != HIDDEN]
    unseen = [name for name in whole["adventures"] if name not in tops]
    whole["adventure_top"] = [
        [mask, unseen.pop(rng.randrange(len(unseen))) if name == HIDDEN else name]
        for mask, name in whole["adventure_top"]
    ]
