"""Checks that a position holds together: the people at the table, the cards in play, and what is being done.

What a frame speaks of it checks itself; here stands what is about the whole table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from warhall.games.conan_ccg.components import NOBODY
from warhall.games.conan_ccg.fields import Ally, Foe, Lasting
from warhall.games.conan_ccg.notation import ZONES
from warhall.games.conan_ccg.rules.announcement import announcements
from warhall.games.conan_ccg.rules.combat_round import Round
from warhall.games.conan_ccg.rules.foe_draw import FoeDraw
from warhall.games.conan_ccg.rules.in_play import verb_at
from warhall.games.conan_ccg.rules.piles import RevealFoes
from warhall.games.conan_ccg.rules.resolution import Initiative
from warhall.games.conan_ccg.rules.roles import foe_players, remaining
from warhall.games.conan_ccg.rules.statistics import health_of
from warhall.games.conan_ccg.rules.triggers import Triggers
from warhall.games.conan_ccg.rules.turn_outline import Turn
from warhall.games.conan_ccg.rules.zones import LARGEST
from warhall.kernel import InvalidPositionError
from warhall.kernel.action import excerpt
from warhall.kernel.fields import At
from warhall.kernel.frame import Frame

if TYPE_CHECKING:
    from warhall.games.conan_ccg.state import ConanState

_REVEALED: Final = ("reveal", "barbarian", "resolution", "end")  # what a round comes to after the Reveal
_AFTER_COMBAT: Final = ("cleared", "window", "choice", "rest", "pass")  # what a turn comes to then


def check_coherence(state: ConanState, at: At) -> None:
    """Raise `InvalidPositionError` naming what does not fit, or `LookupError` for what does not exist."""
    if state.ended:
        return
    if state.winners:
        raise at.key("winners").fault("winners", "CCG-013")
    _check_people(state, at)
    _check_moves(state, at)
    _check_places(state, at)
    _check_revealing(state, at)
    _check_attacks(state, at.key("attacks"))
    for number, lasting in enumerate(state.lasting):
        if not _lasts(state, lasting):
            raise unreachable(at.key("lasting").item(number), "CCG-089", lasting.effect)
    if state.any_foe() and _is_combat_over(state):
        raise unreachable(at.key("zones"), "CCG-156", state.stack[0].name())
    _check_order(state, at.key("stack"))
    for number, frame in enumerate(state.stack):
        for procedure in (frame, *(frame.pending if isinstance(frame, Triggers) else ())):
            _check_references(state, procedure, at.key("stack").item(number))


def check_beginning(state: ConanState, at: At) -> None:
    """CCG-098, CCG-178: where nothing is being done, no Foe or Ally stands there with no Health left, and a move of
    Conan's lies beside Foes that are there. Both may be otherwise while an Initiative runs."""
    standing: list[tuple[Foe | Ally, At]] = [(foe, place) for foe, place in _foes(state, at) if not foe.gone]
    standing += [(ally, at.key("allies").item(number)) for number, ally in enumerate(state.allies)]
    for who, place in standing:
        if health_of(state, who) == 0:
            raise place.key("wounds").fault("fallen", "CCG-098")
    for number, move in enumerate(state.moves):
        foes = len(state.zones[move.zone])
        if move.gap > foes or not foes:
            facts = {"given": move.gap, "zone": ZONES[move.zone], "foes": foes}
            raise at.key("moves").item(number).key("gap").fault("no-gap", "CCG-178", **facts)


def unreachable(at: At, rule: str | None, reason: object) -> InvalidPositionError:
    """No game comes to this."""
    return at.fault("stack", rule, reason=excerpt(reason))


def _check_moves(state: ConanState, at: At) -> None:
    """CCG-048: what lies open as a move has icons. A Foe whose move has none is defeated at the Reveal (CCG-199)."""
    for number, move in enumerate(state.moves):
        if not state.cards[move.card].is_move:
            raise at.key("moves").item(number).key("card").fault("kind", "CCG-048", card=move.card)
    if not any(isinstance(frame, Round) and frame.stage in _REVEALED for frame in state.stack):
        return
    for foe, place in _foes(state, at):
        if foe.move and not foe.gone and not foe.down and not state.cards[foe.move].is_move:
            raise place.key("move").fault("kind", "CCG-048", card=foe.move)


def _foes(state: ConanState, at: At) -> Iterator[tuple[Foe, At]]:
    for name, line in zip(ZONES, state.zones, strict=True):
        for number, foe in enumerate(line):
            yield foe, at.key("zones").key(name).item(number)


def _check_places(state: ConanState, at: At) -> None:
    """CCG-136: three Foes to a zone. CCG-178: one move to a gap, in a combat."""
    for name, line in zip(ZONES, state.zones, strict=True):
        if sum(not foe.gone for foe in line) > LARGEST:
            raise at.key("zones").key(name).fault("zone-full", "CCG-136", most=LARGEST)
    if state.moves and not any(isinstance(frame, Round) for frame in state.stack):
        raise at.key("moves").fault("no-combat", "CCG-178")
    taken: set[tuple[int, int]] = set()
    for number, move in enumerate(state.moves):
        if (move.zone, move.gap) in taken:
            raise at.key("moves").item(number).key("gap").fault("gap-taken", "CCG-178", given=move.gap)
        taken.add((move.zone, move.gap))


def _check_revealing(state: ConanState, at: At) -> None:
    """CCG-119, CCG-129: Foes are revealed in a Foe Draw Phase, and none is left after it."""
    if any(isinstance(frame, FoeDraw) for frame in state.stack):
        return
    if state.revealed:
        raise unreachable(at.key("revealed"), "CCG-129", FoeDraw.name())
    for number, frame in enumerate(state.stack):
        if isinstance(frame, RevealFoes):
            raise unreachable(at.key("stack").item(number), "CCG-119", frame.name())


def _check_attacks(state: ConanState, at: At) -> None:
    """CCG-309: attacks belong to an Initiative, and a contact needs an open move of the Foe's; one that has left play
    since then is no matter."""
    if state.attacks and not any(isinstance(frame, Initiative) for frame in state.stack):
        raise unreachable(at, "CCG-309", Initiative.name())
    for number, attack in enumerate(state.attacks):
        foe = state.find_foe(attack.foe)
        if foe is None or not foe.move or foe.down:
            raise unreachable(at.item(number).key("foe"), "CCG-309", attack.foe)


def _lasts(state: ConanState, lasting: Lasting) -> bool:
    """Whether this verb goes on working for a while, with an edge and a slot where they were to be chosen."""
    verb = verb_at(state.effects[lasting.effect], lasting.part, lasting.at)
    edge = lasting.edge or getattr(verb, "edge", "") != "chosen"
    slot = lasting.slot or getattr(verb, "slot", 0) != "chosen"
    return bool(verb.lasting and edge and slot and lasting.until)


def _is_combat_over(state: ConanState) -> bool:
    """By a Retreat, or because no Foe was left: the turn goes on to its end."""
    turn = state.stack[0]
    return state.retreated or (isinstance(turn, Turn) and turn.stage in _AFTER_COMBAT)


def _check_people(state: ConanState, at: At) -> None:
    """CCG-290: somebody is left to play the Foes, and no Foe belongs to anybody else."""
    if state.active == NOBODY:
        if any(state.out):  # before the first turn nobody has fallen
            raise at.key("seats").item(state.out.index(True)).key("out").fault("nobody-fell", "CCG-290")
        for name, lying in (("zones", state.any_foe()), ("moves", state.moves), ("allies", state.allies)):
            if lying:
                raise at.key(name).fault("before-game", "CCG-109")
        return
    people = foe_players(state)
    if not people or state.active not in remaining(state):
        raise at.key("active").fault("who-plays", "CCG-290", seat=state.active)
    for foe, place in _foes(state, at):
        if foe.owner not in people:
            raise place.key("owner").fault("foe-owner", "CCG-003", seat=foe.owner)
    for number, (owner, _) in enumerate(state.revealed):
        if owner not in people:
            raise at.key("revealed").item(number).fault("foe-owner", "CCG-003", seat=owner)


def _check_order(state: ConanState, at: At) -> None:
    """CCG-109: a turn lies at the bottom, and the steps of a turn lie on what they are steps of."""
    below = stage = ""
    for number, frame in enumerate(state.stack):
        allowed = frame.lies_on
        fits = bool(below) if allowed is None else below in allowed or f"{below}:{stage}" in allowed
        if not fits:
            raise unreachable(at.item(number), "CCG-109", frame.name())
        below, stage = frame.name(), getattr(frame, "stage", "")


def _check_references(state: ConanState, frame: Frame, at: At) -> None:
    """Whoever has to act is still in the game (CCG-303), and what a frame speaks of exists."""
    for name in ("seat", "owner"):
        seat = getattr(frame, name, None)
        if seat is not None and seat not in remaining(state):
            raise unreachable(at.key(name), "CCG-303", seat)
    if getattr(frame, "attack", NOBODY) >= len(state.attacks):
        raise unreachable(at.key("attack"), "CCG-309", frame.name())
    effect = getattr(frame, "effect", None)
    if effect is not None and effect not in state.effects:
        raise unreachable(at.key("effect"), "CCG-089", frame.name())
    try:
        frame.check(state)
    except LookupError:
        raise unreachable(at, frame.rule, frame.name()) from None


def broken_rules(state: ConanState) -> list[str]:
    """CCG-284: every card of every remaining player lies in exactly one place. CCG-107: no number is negative."""
    broken = []
    for seat in range(state.players):
        if state.out[seat]:
            continue
        if draw_cards(state, seat) != Counter(state.lists[seat].draw):
            broken.append("CCG-284")
        if foe_cards(state, seat) != Counter(state.lists[seat].foes):
            broken.append("CCG-284")
        if state.prowess[seat] < 0 or state.health[seat] < 0:
            broken.append("CCG-107")
    return broken


def draw_cards(state: ConanState, seat: int) -> Counter[str]:
    """The Draw Deck cards of a player, wherever they lie."""
    found = Counter(state.hand[seat] + state.deck[seat] + state.discard[seat])
    found.update(item.card for item in state.items[seat])
    found.update(region[1] for region in state.region if region is not None and region[0] == seat)
    found.update(foe.move for zone in state.zones for foe in zone if foe.move and foe.owner == seat)
    if seat == state.active:
        found.update([move.card for move in state.moves] + [ally.card for ally in state.allies])
    found.update(action.card for action in announcements(state) if action.seat == seat)
    return found


def foe_cards(state: ConanState, seat: int) -> Counter[str]:
    """The Foe cards of a player, wherever they lie."""
    found = Counter(state.foe_deck[seat] + list(state.foe_top[seat]) + state.foe_discard[seat])
    found.update(card for area in state.chronicle for owner, card in area if owner == seat)
    found.update(card for owner, card in state.revealed if owner == seat)
    found.update(foe.card for foe in state.foes() if foe.owner == seat)
    return found
