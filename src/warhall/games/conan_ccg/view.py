"""What each seat sees (CCG-281 to CCG-283), and a position that looks the same to it. The one place that hides."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

import msgspec

from warhall.games.conan_ccg import wire
from warhall.games.conan_ccg.cards.deck_list import Deck
from warhall.games.conan_ccg.components import NOBODY, Ally, Attack, Foe, OwnMove
from warhall.games.conan_ccg.notation import HIDDEN, ZONES
from warhall.games.conan_ccg.position import Position, open_seat, placed_cards, placed_foes, shared
from warhall.games.conan_ccg.rules.chronicle import renown, scars
from warhall.games.conan_ccg.unchanging import Item, Lasting
from warhall.kernel import View

if TYPE_CHECKING:
    from warhall.games.conan_ccg.game import ConanCCG
    from warhall.games.conan_ccg.state import ConanState

EXTRAS: Final = ("you", "to_act", "over")  # what a view adds to the position, and to each seat:
SEAT_EXTRAS: Final = ("hand_count", "deck_count", "foe_deck_count", "foe_top_count", "renown", "scars", "known")


def view_of(state: ConanState, seat: int | None) -> View:
    """The table from one seat, or (None) from behind the players."""
    view = shared(state)
    for line in view["zones"].values():
        for foe in line:
            if foe.get("down") and not _sees_move(foe, seat):
                foe["move"] = HIDDEN
    view["seats"] = [_seat(state, other, seat) for other in range(state.game.players)]
    view["you"] = seat
    view["to_act"] = state.mover
    view["over"] = bool(state.ended)
    return view


def _sees_move(foe: dict[str, Any], seat: int | None) -> bool:
    """CCG-282: its player, and whoever was shown it."""
    return seat is not None and (foe.get("owner") == seat or bool(foe.get("seen", 0) >> seat & 1))


def _seat(state: ConanState, seat: int, viewer: int | None) -> dict[str, Any]:
    side = open_seat(state, seat)
    everybody = (1 << state.game.players) - 1
    side["hand_count"] = len(state.hand[seat])
    side["deck_count"] = len(state.deck[seat])
    side["foe_deck_count"] = len(state.foe_deck[seat]) + len(state.foe_top[seat])
    side["foe_top_count"] = len(state.foe_top[seat])
    side["renown"] = renown(state, seat)
    side["scars"] = scars(state, seat)
    if seat == viewer:
        side["hand"] = state.hand[seat][:]
        side["shown"] = [list(entry) for entry in state.shown[seat]]
        side["known"] = []
    else:
        seen = [card for card, mask in state.shown[seat] if _knows(mask, viewer, everybody)]
        side["known"] = sorted(seen)
    if viewer is not None and state.foe_top_seen[seat] >> viewer & 1:
        side["foe_top"] = list(state.foe_top[seat])
    return side


def _knows(mask: int, viewer: int | None, everybody: int) -> bool:
    return mask == everybody if viewer is None else bool(mask >> viewer & 1)


# -- the table, for the rules to be asked about it ---------------------------------------------------------------------


class _Pieces(msgspec.Struct):
    zones: dict[str, list[Foe]] = {}
    moves: list[OwnMove] = []
    allies: list[Ally] = []
    attacks: list[Attack] = []
    lasting: list[Lasting] = []
    used: list[tuple[int, str, str]] = []


def table_of(blank: ConanState, view: View) -> ConanState:
    """A position with everything that this view shows, made from one at the beginning. Hands and decks of others are
    left empty, face-down moves have no name, and nothing is going on: to be asked only what does not depend on them."""
    state = blank.clone()
    state.active = NOBODY if view["active"] is None else view["active"]
    state.turn, state.round, state.phase = view["turn"], view["round"], view["phase"]
    pieces = msgspec.convert(view, _Pieces, dec_hook=wire.read)
    state.zones = [pieces.zones.get(name, []) for name in ZONES]
    state.moves, state.allies, state.attacks = pieces.moves, pieces.allies, pieces.attacks
    state.lasting, state.used = pieces.lasting, pieces.used
    state.revealed = [(owner, card) for owner, card in view["revealed"]]
    state.discounts, state.next_uid = list(view["discounts"]), view["next_uid"]
    for seat, side in enumerate(view["seats"]):
        state.prowess[seat], state.health[seat], state.out[seat] = side["prowess"], side["health"], side["out"]
        state.items[seat] = [Item(item["uid"], item["card"]) for item in side["items"]]
        state.region[seat] = None if side["region"] is None else (side["region"][0], side["region"][1])
        state.chronicle[seat] = [(owner, card) for owner, card in side["chronicle"]]
        state.hand[seat] = list(side.get("hand", ()))
    state.lists = tuple([deck_of(state.game, view, seat) for seat in range(state.game.players)])
    state.stack = []
    state.touch()
    return state


def deck_of(game: ConanCCG, view: View, seat: int) -> Deck:
    """The list of a seat: an option of the game, or open in a position that was set up."""
    side, mine = view["seats"][seat], game.decks[seat]
    if "list" not in side:
        return mine
    lists = side["list"]
    return Deck(game.pool, mine.id, side["conan"], lists["draw"], lists["foes"], mine.title)


# -- a position from a view --------------------------------------------------------------------------------------------


def state_from_view(game: ConanCCG, view: View, rng: random.Random) -> ConanState:
    """Hidden cards are dealt at random from those of the lists that the view does not show."""
    position = {name: value for name, value in view.items() if name not in EXTRAS}
    sides = [_open_side(side, view["you"], view["players"]) for side in view["seats"]]
    position["seats"] = sides
    data = msgspec.convert(position, Position, dec_hook=wire.read)
    for seat, side in enumerate(view["seats"]):
        if side["deck_count"] or side["hand_count"] or side["foe_deck_count"] or not side["out"]:
            _deal(game, data, seat, side, rng)
    return game.state_from_json(msgspec.to_builtins(data, enc_hook=wire.written))


def _open_side(side: dict[str, Any], viewer: int | None, players: int) -> dict[str, Any]:
    bare = {name: value for name, value in side.items() if name not in SEAT_EXTRAS}
    if "hand" not in bare:
        # What a spectator knows all players know; a player who was shown cards knows that of himself.
        mask = (1 << players) - 1 if viewer is None else 1 << viewer
        bare["hand"] = list(side["known"])
        bare["shown"] = [[card, mask] for card in side["known"]]
    return bare


def _deal(game: ConanCCG, data: Position, seat: int, side: dict[str, Any], rng: random.Random) -> None:
    """Face-down moves first, since they are bound to what was paid for them, then the hand, then known top cards."""
    lists = side.get("list") or {"draw": game.decks[seat].draw, "foes": game.decks[seat].foes}
    rest = Counter(lists["draw"]) - Counter(placed_cards(data, seat))
    hidden = [foe for line in data.zones.values() for foe in line if foe.move == HIDDEN and foe.owner == seat]
    if hidden:
        chosen = _assign(game, hidden, rest, rng)
        for foe, card in zip(hidden, chosen, strict=True):
            foe.move = card
        rest -= Counter(chosen)
    mine = data.seats[seat]
    wanted = side["hand_count"] - len(mine.hand)
    if wanted > 0:
        dealt = _sample(rest, wanted, rng)
        mine.hand += dealt
        rest -= Counter(dealt)
    if side["out"]:  # the game ended with this defeat: the cards lie where they lay
        mine.deck = _sample(rest, side["deck_count"], rng)
        mine.foe_deck = _sample(Counter(lists["foes"]) - Counter(placed_foes(data, seat)), side["foe_deck_count"], rng)
        return
    hidden_top = side["foe_top_count"] - len(mine.foe_top)
    if hidden_top > 0:
        mine.foe_top = _sample(Counter(lists["foes"]) - Counter(placed_foes(data, seat)), hidden_top, rng)


def _sample(cards: Counter[str], wanted: int, rng: random.Random) -> list[str]:
    bag = sorted(cards.elements())
    return [bag.pop(rng.randrange(len(bag))) for _ in range(wanted)]


def _assign(game: ConanCCG, foes: list[Foe], rest: Counter[str], rng: random.Random) -> list[str]:
    """A card for each face-down move that fits the public facts: Prowess at the time, and wounds taken for it."""
    bag = sorted(rest.elements())
    order = [bag.pop(rng.randrange(len(bag))) for _ in range(len(bag))]
    fitting = [[at for at, card in enumerate(order) if _could_be(game, foe, card)] for foe in foes]
    taken: dict[int, int] = {}  # card by number -> Foe
    for number in range(len(foes)):
        _match(number, fitting, taken, set())
    by_foe = {foe: card for card, foe in taken.items()}
    for number in range(len(foes)):  # a card whose own text changed its cost may fit none of the public facts
        if number not in by_foe:
            by_foe[number] = next(at for at in range(len(order)) if at not in by_foe.values())
    return [order[by_foe[number]] for number in range(len(foes))]


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


def _could_be(game: ConanCCG, foe: Foe, name: str) -> bool:
    card = game.pool.cards[name]
    if not card.is_move or card.conan_only:
        return False
    return card.gem - foe.limit == foe.paid if foe.paid else card.gem <= foe.limit
