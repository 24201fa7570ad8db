"""Chapters "Prepare Step", "Allies outside combat", "Regions" and "Items": what comes into play from the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.conan_ccg.components import CONAN, REGION, Count
from warhall.games.conan_ccg.events import ALLY_PLAYED, ITEM_PLAYED, LEFT_PLAY, REGION_PLAYED
from warhall.games.conan_ccg.fields import Ally, Item
from warhall.games.conan_ccg.notation import act
from warhall.games.conan_ccg.rules.chronicle import renown, scars
from warhall.games.conan_ccg.rules.in_play import speaks
from warhall.games.conan_ccg.rules.piles import Draw, discard_card, from_hand
from warhall.games.conan_ccg.rules.statistics import changed
from warhall.games.conan_ccg.rules.triggers import Trigger, push_triggers
from warhall.kernel import Action, IllegalActionError
from warhall.kernel.frame import Choice

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Card
    from warhall.games.conan_ccg.state import ConanState


_PLAYED: Final = {"item": ITEM_PLAYED, "ally": ALLY_PLAYED, "region": REGION_PLAYED}


def permanents(state: ConanState, seat: int) -> list[str]:
    """CCG-114: the Items, Allies and Regions in hand that the Active player may play now."""
    known = state.lists[seat].repertoire.permanents
    held = known.intersection(state.hand[seat])
    return [card for card in held if may_enter(state, state.cards[card], seat)]


def may_enter(state: ConanState, card: Card, seat: int) -> bool:
    """Whether Conan has the Scars and the Renown that this card asks for; a Region asks for nothing (CCG-065)."""
    return scars(state, seat) >= scars_needed(state, card) and renown(state, seat) >= card.requires.get("renown", 0)


def scars_needed(state: ConanState, card: Card) -> int:
    """CCG-068 for an Item, as changed by cards; CCG-053 for an Ally."""
    if card.kind == "item":
        return max(0, card.scars + changed(state, "item_scars", CONAN))
    return card.requires.get("scars", 0)


def lacking(state: ConanState, card: Card, seat: int) -> IllegalActionError | None:
    """Name what Conan lacks for this card to enter play."""
    if card.kind not in ("item", "ally") or may_enter(state, card, seat):
        return None
    rule = "CCG-068" if card.kind == "item" else "CCG-053"
    needed, have = scars_needed(state, card), scars(state, seat)
    if have < needed:
        return state.refuse("needs-scars", rule, card=card.name, needed=needed, have=have)
    return state.refuse("needs-renown", rule, card=card.name, needed=card.requires["renown"], have=renown(state, seat))


def put_into_play(state: ConanState, name: str, seat: int) -> None:
    """CCG-055, CCG-067: it costs nothing. The Draw value comes first, then what the card does when played."""
    card = state.cards[name]
    from_hand(state, seat, name)
    state.log.append(_PLAYED[card.kind].of(seat=seat, card=name))
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
        Trigger(state.active, effect.key, uid)
        for window in windows
        for effect in card.by_window.get(window, ())
        if speaks(state, effect, uid)
    ]
    if entering:
        push_triggers(state, entering)
    if card.draw:
        state.push(UpTo(seat, card.draw))


def _equip(state: ConanState, card: Card, seat: int) -> int:
    """CCG-069 to CCG-071: a typed Item replaces the one of its type."""
    if card.slot != "none":
        for item in [item for item in state.items[seat] if state.cards[item.card].slot == card.slot]:
            state.items[seat].remove(item)
            discard_card(state, seat, item.card)
            state.log.append(LEFT_PLAY.of(card=item.card))
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


class UpTo(Choice):
    """CCG-056, CCG-072: `seat` may draw up to `n` cards."""

    rule = "CCG-056"
    help = ("CCG-056", "CCG-072")
    forms = ("cards NUMBER",)
    n: "Count"

    def options(self, _state: ConanState, _seat: int) -> list[Action]:
        return sorted([act("cards", n) for n in range(self.n + 1)])

    def step(self, state: ConanState, action: Action, _seat: int) -> None:
        state.stack.pop()
        n = int(action.args[0])
        if n:
            state.push(Draw(self.seat, n))
