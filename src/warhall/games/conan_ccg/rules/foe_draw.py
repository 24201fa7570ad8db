"""Chapter "Foe Draw Phase": how many Foes are revealed, what they cost, and who of them is played."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from warhall.games.conan_ccg.components import NOBODY, Foe, Owned
from warhall.games.conan_ccg.notation import DONE, REFUSE, ZONES, act, owned
from warhall.games.conan_ccg.rules.chronicle import scars
from warhall.games.conan_ccg.rules.frames import NONE, Draw, FoeDraw, OrderTop, Pay
from warhall.games.conan_ccg.rules.in_play import fits_foe, live
from warhall.games.conan_ccg.rules.piles import discard_foe
from warhall.games.conan_ccg.rules.roles import foe_players, primary, shares
from warhall.games.conan_ccg.rules.victory import test_exhaustion
from warhall.games.conan_ccg.rules.windows import fire, open_window
from warhall.games.conan_ccg.rules.zones import companies, open_zones, put, waived, zones_among
from warhall.kernel import Action

if TYPE_CHECKING:
    from warhall.games.conan_ccg.state import ConanState

FREE_RENOWN: Final = 4  # CCG-121: a Major Foe costs its Renown less this many Minor Foes


def foe_draw_size(state: ConanState) -> int:
    """CCG-117: 5, and 1 for each 3 Scars, changed by cards, never below 1."""
    return max(1, 5 + scars(state, state.active) // 3 + state.draw_change)


def cost(state: ConanState, card: str) -> int:
    """CCG-121: Minor Foes to be discarded for this Foe, after discounts."""
    foe = state.cards[card]
    if not foe.major:
        return 0
    price = foe.renown - FREE_RENOWN
    for key in state.discounts:
        for verb in state.game.pool.effects[key].do:
            if verb["verb"] == "major_discount" and _fits(state, card, verb.get("filter", {})):
                price -= verb["n"]
    return max(0, price)


def _fits(state: ConanState, card: str, wanted: dict[str, object]) -> bool:
    return fits_foe(state, Foe(NOBODY, NOBODY, card, NOBODY), wanted, NOBODY)


def prohibited(state: ConanState, card: str) -> bool:
    """CCG-317."""
    if "forbid" not in state.modifiers:
        return False
    return any(
        modifier[3]["what"] == "foe" and _fits(state, card, modifier[3].get("filter", {}))
        for modifier in live(state, "forbid")
    )


def minors(state: ConanState) -> list[Owned]:
    """CCG-122, CCG-123: the revealed, unplayed Minor Foes."""
    return [foe for foe in state.revealed if not state.cards[foe[1]].major]


def playable(state: ConanState) -> dict[Owned, tuple[int, ...]]:
    """The revealed Foes that can legally be played now: affordable, allowed, and with a place (CCG-131)."""
    revealed, cards = state.revealed, state.cards
    company = companies(state) if revealed else None
    if company is None:
        return {}
    places = zones_among(company, waived(state, "zone_order"))
    allowed = "forbid" not in state.modifiers
    paying = -1  # counted when a Major Foe asks for it
    found: dict[Owned, tuple[int, ...]] = {}
    for foe in revealed:
        if foe in found:
            continue
        card = cards[foe[1]]
        zones = places[card.manner]
        if zones and card.major:
            paying = len(minors(state)) if paying < 0 else paying
            zones = zones if cost(state, card.id) <= paying else ()
        if zones and (allowed or not prohibited(state, card.id)):
            found[foe] = zones
    return found


# -- the phase ---------------------------------------------------------------------------------------------------------


def foe_draw_go(state: ConanState, frame: FoeDraw) -> bool:
    if frame.stage in ("name", "place"):
        return _decided(state, frame)
    _STAGES[frame.stage](state, frame)
    return frame.stage != "place"  # it has just been seen that some Foe can be played


def _begin(state: ConanState, frame: FoeDraw) -> None:
    state.enter("foe_draw")
    state.discounts = []
    frame.stage = "count"
    fire(state, "foe_draw")


def _count(state: ConanState, frame: FoeDraw) -> None:
    """CCG-118: fixed now. CCG-291, CCG-292: the total is split among the Foe players."""
    frame.n = foe_draw_size(state)
    state.draw_change = 0
    frame.stage = "reveal"
    state.emit("foe-draw", seat=state.active, n=frame.n, scars=scars(state, state.active))


def _reveal(state: ConanState, frame: FoeDraw) -> None:
    """CCG-312: a short share is not passed on."""
    frame.stage = "window"
    seats = foe_players(state)
    for seat, share in reversed(list(zip(seats, shares(frame.n, len(seats)), strict=True))):
        if share:
            state.push(Draw(seat, share, foes=True))


def _window(state: ConanState, frame: FoeDraw) -> None:
    frame.stage = "check"
    open_window(state, "foe_reveal")


def _check(state: ConanState, frame: FoeDraw) -> None:
    """CCG-126, CCG-317: what can be played decides how the phase goes on."""
    state._playable = playable(state)
    if state._playable:
        frame.stage = "place"
    elif not state.revealed:
        frame.stage = "end"
    elif all(prohibited(state, card) for _, card in state.revealed):
        more = any(not prohibited(state, card) for _, card in _unseen(state))
        _discard_revealed(state)
        frame.stage = "reveal" if more else "end"
    else:
        frame.stage = "name" if _to_name(state) else "end"


def _unseen(state: ConanState) -> list[Owned]:
    """All Foes in the Foe Decks and Foe Discards of the Foe players."""
    return [
        (seat, card)
        for seat in foe_players(state)
        for card in (*state.foe_top[seat], *state.foe_deck[seat], *state.foe_discard[seat])
    ]


def may_refuse(state: ConanState) -> bool:
    """CCG-128: only if some Foe could still come that needs no payment."""
    return any(cost(state, card) == 0 and not prohibited(state, card) for _, card in _unseen(state))


def _discard_revealed(state: ConanState) -> None:
    gone = [card for _, card in state.revealed]
    for owner, card in state.revealed:
        discard_foe(state, owner, card)
    state.revealed = []
    if gone:
        state.emit("foes-discarded", cards=gone, count=len(gone))


def _end(state: ConanState, _frame: FoeDraw) -> None:
    """CCG-129, CCG-024."""
    _discard_revealed(state)
    state.discounts = []
    state.stack.pop()
    test_exhaustion(state)


_STAGES: Final = {"begin": _begin, "count": _count, "reveal": _reveal, "window": _window, "check": _check, "end": _end}


# -- choices -----------------------------------------------------------------------------------------------------------


def _decided(state: ConanState, frame: FoeDraw) -> bool:
    """Go on by itself when nothing is left to choose."""
    if frame.stage == "place" and frame.named == NONE:
        state._playable = playable(state)
        if not state._playable:
            frame.stage = "end"
            return True
    return False


def foe_draw_actor(state: ConanState, frame: FoeDraw) -> int:
    """CCG-126: the Active player names; CCG-296: the Primary Foe player chooses, pays and places."""
    return state.active if frame.stage == "name" else primary(state)


def _named(state: ConanState, frame: FoeDraw) -> dict[Owned, tuple[int, ...]]:
    """The Foes to choose from with their zones: those playable, or the one that the Active player named."""
    if frame.named == NONE:
        return playable(state) if state._playable is None else state._playable
    foe = state.revealed[frame.named]
    return {foe: tuple(open_zones(state, foe[1]))}


def _places(state: ConanState, frame: FoeDraw) -> list[Action]:
    players, cards = state.game.players, state.cards
    sizes = tuple(map(len, state.zones))
    found: list[Action] = []
    for (owner, card), zones in _named(state, frame).items():
        name = card if players == 2 else owned(card, owner, players)
        found += _positions(name, zones, _ALONE if cards[card].solitary else sizes)
    return found


_ALONE: Final = (0, 0, 0, 0)


@cache
def _positions(name: str, zones: tuple[int, ...], sizes: tuple[int, ...]) -> tuple[Action, ...]:
    """The actions that place a Foe in these zones, that hold so many, from the left."""
    return tuple(act("place", name, ZONES[zone], position) for zone in zones for position in range(1, sizes[zone] + 2))


def _to_name(state: ConanState) -> list[Owned]:
    """CCG-126, CCG-131, CCG-317: the Foes that the Active player may name."""
    revealed = dict.fromkeys(state.revealed)
    return [foe for foe in revealed if not prohibited(state, foe[1]) and open_zones(state, foe[1])]


def foe_draw_options(state: ConanState, frame: FoeDraw, _seat: int) -> list[Action]:
    players = state.game.players
    if frame.stage == "name":
        names = [act("name", owned(card, owner, players)) for owner, card in _to_name(state)]
        return sorted([*names, REFUSE] if may_refuse(state) else names)
    found = _places(state, frame)
    if frame.named == NONE and state.any_foe():  # CCG-124, CCG-125: at least one
        found.append(DONE)
    found.sort()
    return found


def foe_draw_step(state: ConanState, frame: FoeDraw, action: Action) -> None:
    if action == DONE:
        frame.stage = "end"
    elif action == REFUSE:  # CCG-127
        state.emit("foes-refused", seat=state.active)
        _discard_revealed(state)
        frame.stage = "reveal"
    elif action.verb == "name":
        frame.named = _index(state, action.args[0])
        frame.stage = "place"
        state.emit("foe-named", seat=state.active, foe=state.revealed[frame.named][1])
    else:
        _place(state, frame, action)


def _index(state: ConanState, name: str) -> int:
    card, _, owner = name.partition("@")
    for at, foe in enumerate(state.revealed):
        if foe[1] == card and owner in ("", str(foe[0])):
            return at
    raise LookupError(name)


def _place(state: ConanState, frame: FoeDraw, action: Action) -> None:
    name, zone, position = action.args
    foe = state.revealed.pop(_index(state, name))
    price = 0 if frame.named != NONE else cost(state, foe[1])
    placed = put(state, foe, ZONES.index(zone), int(position) - 1)
    if frame.named != NONE:
        frame.stage = "end"
    fire(state, "foe_placed", only=placed.uid)
    if price:
        state.push(Pay(price))


def pay_options(state: ConanState, _frame: Pay, _seat: int) -> list[Action]:
    players = state.game.players
    return sorted([act("pay", owned(card, owner, players)) for owner, card in dict.fromkeys(minors(state))])


def pay_go(state: ConanState, frame: Pay) -> bool:
    if frame.n > 0:
        return False
    state.stack.pop()
    return True


def pay_actor(state: ConanState, _frame: Pay) -> int:
    return primary(state)


def pay_step(state: ConanState, frame: Pay, action: Action) -> None:
    """CCG-293: any Foe player's Minor Foe, to its owner's Foe Discards."""
    owner, card = state.revealed.pop(_index(state, action.args[0]))
    discard_foe(state, owner, card)
    frame.n -= 1
    state.emit("foe-paid", seat=owner, foe=card)


# -- putting seen cards back in order ----------------------------------------------------------------------------------


def order_go(state: ConanState, frame: OrderTop) -> bool:
    if frame.at < frame.n - 1:
        return False
    state.stack.pop()
    return True


def order_actor(_state: ConanState, frame: OrderTop) -> int:
    return frame.seat


def order_options(state: ConanState, frame: OrderTop, _seat: int) -> list[Action]:
    return [act("top", card) for card in sorted(set(state.foe_top[frame.owner][frame.at : frame.n]))]


def order_step(state: ConanState, frame: OrderTop, action: Action) -> None:
    top = list(state.foe_top[frame.owner])
    at = top.index(action.args[0], frame.at)
    top.insert(frame.at, top.pop(at))
    state.foe_top[frame.owner] = tuple(top)
    frame.at += 1
