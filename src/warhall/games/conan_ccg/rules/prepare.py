"""Chapters "Prepare Step", "Allies outside combat", "Regions" and "Items": what comes into play from the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warhall.games.conan_ccg.components import CONAN, REGION, Ally
from warhall.games.conan_ccg.notation import act
from warhall.games.conan_ccg.rules.chronicle import renown, scars
from warhall.games.conan_ccg.rules.frames import Draw, Trigger, Triggers, UpTo
from warhall.games.conan_ccg.rules.in_play import speaks
from warhall.games.conan_ccg.rules.piles import discard_card, from_hand
from warhall.games.conan_ccg.rules.statistics import changed
from warhall.games.conan_ccg.unchanging import Item
from warhall.kernel import Action

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Card
    from warhall.games.conan_ccg.state import ConanState


def permanents(state: ConanState, seat: int) -> list[str]:
    """CCG-114: the Items, Allies and Regions in hand that the Active player may play now."""
    known = state.lists[seat].repertoire.permanents
    held = known.intersection(state.hand[seat])
    return [card for card in held if may_enter(state, state.cards[card], seat)]


def may_enter(state: ConanState, card: Card, seat: int) -> bool:
    if card.kind == "region":
        return True  # CCG-065: there is nothing to pay
    if card.kind == "item":  # CCG-068
        needed = max(0, card.scars + changed(state, "item_scars", CONAN))
        return scars(state, seat) >= needed
    if card.kind == "ally":  # CCG-053
        return scars(state, seat) >= card.requires.get("scars", 0) and renown(state, seat) >= card.requires.get(
            "renown", 0
        )
    return False


def put_into_play(state: ConanState, name: str, seat: int) -> None:
    """CCG-055, CCG-067: it costs nothing. The Draw value comes first, then what the card does when played."""
    card = state.cards[name]
    from_hand(state, seat, name)
    state.emit_shown(f"{card.kind}-played", seat=seat, card=name)
    uid = REGION
    if card.kind == "item":
        uid = _equip(state, card, seat)
    elif card.kind == "ally":
        uid = state.new_uid()
        state.allies.append(Ally(uid, name))
    else:
        _settle(state, name, seat)
    state.touch()
    windows = ("on_play",) if state.phase == "prepare" else ("on_play", "foe_reveal")
    entering = [
        Trigger(effect.key, state.active, uid)
        for window in windows
        for effect in card.by_window.get(window, ())
        if speaks(state, effect, uid)
    ]
    if entering:
        state.push(Triggers(tuple(entering)))
    if card.draw:
        state.push(UpTo(seat, card.draw))


def _equip(state: ConanState, card: Card, seat: int) -> int:
    """CCG-069 to CCG-071: a typed Item replaces the one of its type."""
    if card.slot != "none":
        for item in [item for item in state.items[seat] if state.cards[item.card].slot == card.slot]:
            state.items[seat].remove(item)
            discard_card(state, seat, item.card)
            state.emit("left-play", card=item.card)
    uid = state.new_uid()
    state.items[seat].append(Item(uid, card.id))
    return uid


def _settle(state: ConanState, name: str, seat: int) -> None:
    """CCG-061 to CCG-063: under the Active Conan, whoever plays it; the old Region goes to its owner's pile."""
    old = state.region[state.active]
    if old is not None:
        discard_card(state, old[0], old[1])
    state.region[state.active] = (seat, name)


# -- the Draw value ----------------------------------------------------------------------------------------------------


def up_to_actor(_state: ConanState, frame: UpTo) -> int:
    return frame.seat


def up_to_options(_state: ConanState, frame: UpTo, _seat: int) -> list[Action]:
    """CCG-056, CCG-072: any number from 0."""
    return sorted([act("cards", n) for n in range(frame.n + 1)])


def up_to_step(state: ConanState, frame: UpTo, action: Action) -> None:
    state.stack.pop()
    n = int(action.args[0])
    if n:
        state.push(Draw(frame.seat, n))
