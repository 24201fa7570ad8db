"""The view of each seat (CCG-281 to CCG-283), and a position that looks the same to it. Fields say themselves who sees
them; here stands what a view adds, and what is drawn for what it hides."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from warhall.games.conan_ccg.cards.deck_list import Deck
from warhall.games.conan_ccg.components import NONE
from warhall.games.conan_ccg.notation import HIDDEN, ZONES
from warhall.games.conan_ccg.rules.chronicle import renown, scars
from warhall.games.conan_ccg.rules.coherence import draw_cards, foe_cards
from warhall.games.conan_ccg.study.likelihood import weight_held, weight_laid
from warhall.kernel import View
from warhall.kernel.fields import HIDDEN as UNSEEN
from warhall.kernel.fields import SPECTATOR, Anywhere, At, Filling

if TYPE_CHECKING:
    from warhall.games.conan_ccg.game import ConanCCG
    from warhall.games.conan_ccg.state import ConanState


def view_of(state: ConanState, seat: int | None) -> View:
    """The table from one seat, or (None) from behind the players."""
    viewer = SPECTATOR if seat is None else seat
    view = state.game.form.write(state, viewer)
    for other, side in enumerate(view["seats"]):
        side["renown"] = renown(state, other)
        side["scars"] = scars(state, other)
        side["known"] = [] if other == viewer else [card for card, _ in side["shown"]]
        if not side.get("traced", True):  # who knows nothing of it does not know that others do
            del side["traced"]
    view["you"] = seat
    view["to_act"] = state.mover
    view["over"] = bool(state.ended)
    return view


# -- the table, for the rules to be asked about it ---------------------------------------------------------------------


def table_of(blank: ConanState, view: View) -> ConanState:
    """A position with the table that this view shows, made from one at the beginning. Piles are as they were then and
    hands of others empty, face-down moves have no name, and nothing is going on: to be asked only what does not depend
    on them."""
    state = blank.clone()
    form = state.game.form
    seen: dict[str, Any] = {key: view[key] for key in form.keys if key != "stack"}
    seen["zones"] = {name: [_named(foe) for foe in line] for name, line in view["zones"].items()}
    keys = [field.key for field in form.seat.values() if field.kind.pool is None]
    seen["seats"] = [{key: side[key] for key in keys if key in side} for side in view["seats"]]
    form.read(state, seen, Anywhere(state.game))
    if view["you"] is not None:
        state.hand[view["you"]] = list(view["seats"][view["you"]]["hand"])
    for zone, name in enumerate(ZONES):
        for foe, entry in zip(state.zones[zone], view["zones"][name], strict=True):
            foe.zone = zone
            foe.move = entry.get("move", "")
    state.stack = []
    state.touch()
    return state


def _named(foe: dict[str, Any]) -> dict[str, Any]:
    """A Foe without the move that is not seen."""
    return {key: value for key, value in foe.items() if key != "move"} if foe.get("move") == HIDDEN else foe


def deck_of(game: ConanCCG, view: View, seat: int) -> Deck:
    """The list of a seat: an option of the game, or open in a position that was set up."""
    side, mine = view["seats"][seat], game.decks[seat]
    if "list" not in side:
        return mine
    lists = side["list"]
    return Deck(game.pool, mine.id, lists["conan"], lists["draw"], lists["foes"], mine.title)


# -- a position from a view --------------------------------------------------------------------------------------------


TRACED: Final = 4  # a card that was in the hand is likelier to lie there than one that may be in the deck


def state_from_view(game: ConanCCG, view: View, rng: random.Random) -> ConanState:
    """Hidden cards are dealt from those of the lists that the view does not show, as likely as such cards are there:
    face-down moves first, since they are bound to what was paid for them, then hands."""
    open_view = {**view, "zones": {name: [dict(foe) for foe in line] for name, line in view["zones"].items()}}
    open_view["seats"] = [{**side, "hand": _hand(side)} for side in view["seats"]]
    bags = _bags(game, view)
    filling = Filling(game.form, open_view, rng, lambda pool, seat: ((pool, seat), bags[pool, seat]))
    for seat in range(game.players):
        side = filling.whole["seats"][seat]
        traced = [card for card, _ in view["seats"][seat].get("traced", ())]
        lying = [foe for line in filling.whole["zones"].values() for foe in line if foe["owner"] == seat]
        hidden = [foe for foe in lying if foe.get("move") == HIDDEN]
        bag = filling.bag("card", seat)
        for foe, card in zip(hidden, _assign(game, hidden, bag, traced, rng), strict=True):
            foe["move"] = card
            bag.remove(card)
            if card in traced:
                traced.remove(card)
        side["hand"] = _deal(game, side["hand"], bag, traced, rng, seat == view["active"])
    return game.state_from_json(filling.finish())


def _deal(
    game: ConanCCG, hand: list[str], bag: list[str], traced: list[str], rng: random.Random, by_conan: bool
) -> list[str]:
    """A hand with a card for each that is not known: what was traced and is not laid down is still there."""
    dealt, there = [], [card for card in traced if card in bag]
    for card in hand:
        if card == UNSEEN:
            sure = [name for name in there if name in bag]
            card = sure[0] if sure else _draw(bag, [weight_held(game.pool, name, by_conan) for name in bag], rng)
            bag.remove(card)
            if card in there:
                there.remove(card)
        dealt.append(card)
    return dealt


def _draw(cards: list[str], weights: list[float], rng: random.Random) -> str:
    return rng.choices(cards, weights)[0]


def _hand(side: dict[str, Any]) -> list[str]:
    """A hand as far as it is known."""
    known = side["known"]
    return side["hand"] if isinstance(side["hand"], list) else [*known, *[UNSEEN] * (side["hand"] - len(known))]


def _bags(game: ConanCCG, view: View) -> dict[tuple[str, int], list[str]]:
    """The cards of each list that lie neither in the open nor where a seat has piles of its own."""
    table = table_of(game.blank, view)
    game.form.read(table, {"stack": view["stack"]}, At(game))
    bags = {}
    for seat in range(game.players):
        table.hand[seat], table.deck[seat], table.foe_deck[seat] = [], [], []
        deck, open_cards = table.lists[seat], draw_cards(table, seat)
        del open_cards[HIDDEN]
        bags["card", seat] = sorted((Counter(deck.draw) - open_cards).elements())
        bags["foe", seat] = sorted((Counter(deck.foes) - foe_cards(table, seat)).elements())
    return bags


def _assign(
    game: ConanCCG, foes: list[dict[str, Any]], bag: list[str], traced: list[str], rng: random.Random
) -> list[str]:
    """A card for each face-down move that fits the public facts: Prowess at the time, and wounds taken for it. One by
    one, the likelier the oftener, as long as something is left for the others."""
    left, found = bag[:], dict[int, str]()
    fitting = [{card for card in set(bag) if _could_be(game, foe, card)} for foe in foes]
    for number in rng.sample(range(len(foes)), len(foes)):
        others = [fitting[other] for other in range(len(foes)) if other not in found and other != number]
        cards = sorted(fitting[number].intersection(left))
        while cards:
            weights = [
                (left.count(card) + TRACED * traced.count(card)) * weight_laid(game.pool, card) for card in cards
            ]
            card = _draw(cards, weights, rng)
            if _enough(left, card, others):
                break
            cards.remove(card)
        else:  # a card whose own text changed its cost may fit none of the public facts
            card = rng.choice(left)
        left.remove(card)
        found[number] = card
    return [found[number] for number in range(len(foes))]


def _enough(left: list[str], without: str, others: list[set[str]]) -> bool:
    """Whether each of the other Foes could still have a card of its own."""
    rest = left[:]
    rest.remove(without)
    choices = [[at for at, card in enumerate(rest) if card in fitting] for fitting in others]
    taken: dict[int, int] = {}  # card by number -> Foe
    matched = [_match(number, choices, taken, set()) for number in range(len(others)) if choices[number]]
    return all(matched)


def _match(number: int, fitting: list[list[int]], taken: dict[int, int], tried: set[int]) -> bool:
    """Find a card for this Foe, moving others to other cards where that is needed."""
    for card in fitting[number]:
        if card in tried:
            continue
        tried.add(card)
        if card not in taken or _match(taken[card], fitting, taken, tried):
            taken[card] = number
            return True
    return False


def _could_be(game: ConanCCG, foe: dict[str, Any], name: str) -> bool:
    card = game.pool.cards[name]
    if not card.is_move or card.conan_only:
        return False
    paid: int | None = foe.get("paid")
    limit: int = foe.get("limit", NONE)
    return card.gem - limit == paid if paid else card.gem <= limit
