"""Chapter "Resolution Phase": zone by zone, Initiative by Initiative (CCG-309)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from warhall.games.conan_ccg.cards.vocabulary import INITIATIVE
from warhall.games.conan_ccg.components import CONAN, NONE, Attack, Count, Reference
from warhall.games.conan_ccg.events import SIDE_NAMED, ZONE_NAMED
from warhall.games.conan_ccg.fields import Foe, OwnMove
from warhall.games.conan_ccg.notation import NEXT, ZONES, Phrases, act
from warhall.games.conan_ccg.rules import damage
from warhall.games.conan_ccg.rules.icons import has_offence, initiative_of_foe, initiative_of_own
from warhall.games.conan_ccg.rules.in_play import is_opposed, place_in_zone, speaks
from warhall.games.conan_ccg.rules.names import ally_name, ally_named
from warhall.games.conan_ccg.rules.roles import foe_players, primary, remaining
from warhall.games.conan_ccg.rules.triggers import Trigger, pending, push_triggers
from warhall.games.conan_ccg.rules.victory import sweep
from warhall.games.conan_ccg.rules.windows import ask_all, open_window
from warhall.kernel import Action
from warhall.kernel.frame import Frame

if TYPE_CHECKING:
    from warhall.games.conan_ccg.state import ConanState


# -- naming zones ------------------------------------------------------------------------------------------------------


_ZONE: Final = Phrases("zone")


class Resolution(Frame):
    """CCG-208, CCG-299: the Active player and the Primary Foe player alternate in naming the zone that comes next."""

    rule = "CCG-208"
    help = ("CCG-208", "CCG-209")
    forms = ("zone ZONE",)
    lies_on = ("round:end",)
    picks: "Count" = 0
    resolved: "tuple[int, ...]" = ()

    def go(self, state: ConanState) -> bool:
        zones = unresolved(state, self)
        if not zones:
            state.stack.pop()
            return True
        if len(zones) > 1:
            return False
        _name(state, self, zones[0])
        return True

    def actor(self, state: ConanState) -> int:
        return state.active if self.picks % 2 == 0 else primary(state)

    def options(self, state: ConanState, _seat: int) -> list[Action]:
        found = [_ZONE.with_word(ZONES[zone]) for zone in unresolved(state, self)]
        found.sort()
        return found

    def step(self, state: ConanState, action: Action, _seat: int) -> None:
        _name(state, self, ZONES.index(action.args[0]))


def unresolved(state: ConanState, frame: Resolution) -> list[int]:
    """CCG-208, CCG-314: zones that hold a Foe and are not resolved yet."""
    resolved = frame.resolved
    return [
        zone
        for zone in range(4)
        if zone not in resolved and any(not foe.gone and foe.move for foe in state.zones[zone])
    ]


def _name(state: ConanState, frame: Resolution, zone: int) -> None:
    state.log.append(ZONE_NAMED.of(seat=frame.actor(state), zone=ZONES[zone]))
    frame.picks += 1
    frame.resolved = (*frame.resolved, zone)
    state.push(Fight(zone))


# -- one zone ----------------------------------------------------------------------------------------------------------

FightStage = Literal["window", "initiative"]


class Fight(Frame):
    """CCG-209: the moves of one zone, the highest Initiative first."""

    rule = "CCG-209"
    lies_on = ("resolution",)
    zone: int
    stage: "FightStage" = "window"

    def go(self, state: ConanState) -> bool:
        if self.stage == "window":
            self.stage = "initiative"
            open_window(state, "before_zone")
            if state.stack[-1] is not self or state.alarm:
                return True
        zone = self.zone
        moves = _open_moves(state, zone)
        if not moves:
            state.stack.pop()
            return True
        highest = max([value for value, _ in moves])
        initiative = Initiative(zone, highest)
        state.stack.append(initiative)
        # Straight on, with the moves just found: until Damage is applied nothing can come between.
        _begin(state, initiative, [move for value, move in moves if value == highest])
        return True


def _open_moves(state: ConanState, zone: int) -> list[tuple[int, Foe | OwnMove]]:
    """The moves of a zone that are still to be resolved, each with its Initiative. A move whose performer has left
    play is not resolved any more (CCG-211, CCG-308)."""
    found: list[tuple[int, Foe | OwnMove]] = []
    cards = state.cards
    printed = INITIATIVE not in state.modifiers
    for foe in state.zones[zone]:
        if foe.move and not foe.done and not foe.gone:
            found.append((cards[foe.move].initiative if printed else initiative_of_foe(state, foe), foe))
    for move in state.moves:
        if move.zone == zone and not move.done and state.is_here(move.by):
            found.append((cards[move.card].initiative if printed else initiative_of_own(state, move), move))
    return found


# -- one Initiative ----------------------------------------------------------------------------------------------------


InitiativeStage = Literal["sides", "hits", "order", "window", "apply", "effects", "leave", "over"]


class Initiative(Frame):
    """CCG-309: one Initiative of a zone, stage by stage; `at` is the attack in hand, `order` those still to come."""

    rule = "CCG-309"
    help = ("CCG-218",)
    forms = ("next NUMBER",)
    lies_on = ("fight:initiative",)
    zone: int
    value: int
    stage: "InitiativeStage" = "sides"
    at: "Reference" = NONE
    order: "tuple[int, ...]" = ()

    def go(self, state: ConanState) -> bool:
        stage = self.stage
        if stage == "order" and len(self.order) > 1:
            return False
        match stage:
            case "sides":
                _begin(state, self, _moves_now(state, self))  # an Initiative in a position that was read
            case "hits":
                _hits(state, self)
            case "order":
                _order(state, self)
            case "window":
                _window(state, self)
            case "apply":
                _apply(state, self)
            case "effects":
                _effects(state, self)
            case "leave":
                _leave(state, self)
            case "over":
                _over(state, self)
        return True

    def actor(self, state: ConanState) -> int:
        return state.active

    def options(self, _state: ConanState, _seat: int) -> list[Action]:
        found = [NEXT.with_number(number + 1) for number in self.order]
        found.sort()
        return found

    def step(self, state: ConanState, action: Action, _seat: int) -> None:
        self.at = int(action.args[0]) - 1
        self.order = tuple(number for number in self.order if number != self.at)
        _react(state, self)

    def check(self, state: ConanState) -> None:
        """The attack in hand and those that wait for their turn are attacks of this Initiative, each once."""
        known = range(len(state.attacks))
        waiting = all(number in known for number in self.order) and len(set(self.order)) == len(self.order)
        if not waiting or self.at >= len(known):
            raise LookupError(self)


def is_going_on(state: ConanState) -> bool:
    """CCG-309: inside an Initiative characters at 0 Health stay until its effects are done."""
    for frame in state.stack:  # noqa: SIM110  (asked so often that a generator would cost more than the test)
        if type(frame) is Initiative and frame.stage != "over":
            return True
    return False


def _moves_now(state: ConanState, frame: Initiative) -> list[Foe | OwnMove]:
    """The moves of this Initiative."""
    return [move for value, move in _open_moves(state, frame.zone) if value == frame.value]


def _begin(state: ConanState, frame: Initiative, moves: list[Foe | OwnMove]) -> None:
    """CCG-217: sides and targets of unopposed moves, Foe players in seat order from the Primary Foe player."""
    free = [move for move in moves if isinstance(move, Foe) and not is_opposed(state, move)]
    if not free:
        _strike(state, frame, moves)
        return
    frame.stage = "hits"
    if len(free) > 1:
        order = foe_players(state)
        free.sort(key=lambda foe: order.index(foe.owner))
    for foe in reversed(free):
        if has_offence(state, foe, "left") or has_offence(state, foe, "right"):
            state.push(Side(foe.uid))


def _hits(state: ConanState, frame: Initiative) -> None:
    """The owners of unopposed Foes have named their sides."""
    _strike(state, frame, _moves_now(state, frame))


def _strike(state: ConanState, frame: Initiative, moves: list[Foe | OwnMove]) -> None:
    """CCG-213, CCG-214, CCG-249: each touching side is an attack of its own."""
    state.attacks = []
    for move in moves:
        if isinstance(move, Foe):
            _foe_attacks(state, move)
            move.done = True
        else:
            _own_attacks(state, move)
            move.done = True
    for number, attack in enumerate(state.attacks):
        if attack.hit:
            damage.modify(state, number)
    order = tuple([number for number, attack in enumerate(state.attacks) if attack.hit])
    if len(order) > 1:
        frame.order = order
        frame.stage = "order"
    else:
        _turn_to(state, frame, order)


def _foe_attacks(state: ConanState, foe: Foe) -> None:
    place = place_in_zone(state, foe)
    left, right = state.move_at(foe.zone, place), state.move_at(foe.zone, place + 1)
    if left is not None:
        _foe_attack(state, foe, left, "right")  # CCG-224: a card on the left touches right edge to right edge
    if right is not None:
        _foe_attack(state, foe, right, "left")
    if left is None and right is None and foe.side:
        target = foe.at if state.is_here(foe.at) else CONAN
        _add(state, damage.make_attack(state, foe.uid, target, foe, None, foe.side))


def _foe_attack(state: ConanState, foe: Foe, own: OwnMove, side: str) -> None:
    """CCG-197: hits through a dead Ally's move hurt nobody."""
    if state.is_here(own.by):
        _add(state, damage.make_attack(state, foe.uid, own.by, foe, own, side))


def _own_attacks(state: ConanState, move: OwnMove) -> None:
    _own_attack(state, move, move.gap - 1, "left")
    _own_attack(state, move, move.gap, "right")


def _own_attack(state: ConanState, move: OwnMove, at: int, side: str) -> None:
    line = state.zones[move.zone]
    if 0 <= at < len(line) and not line[at].gone and line[at].move:  # CCG-308
        _add(state, damage.make_attack(state, move.by, line[at].uid, line[at], move, side))


def _add(state: ConanState, attack: Attack | None) -> None:
    if attack is not None:
        state.attacks.append(attack)


def _order(state: ConanState, frame: Initiative) -> None:
    """One before_damage window for each attack that hits, in the Active player's order."""
    order = frame.order
    if order:
        frame.order = ()
    _turn_to(state, frame, order)


def _turn_to(state: ConanState, frame: Initiative, last: tuple[int, ...]) -> None:
    """The last attack that hits, if one is left: nothing to choose."""
    if last:
        frame.at = last[0]
        _react(state, frame)
    else:
        _apply(state, frame)


def _react(state: ConanState, frame: Initiative) -> None:
    """Redirections first, so that the target is fixed when Actions are played."""
    asked = damage.redirections(state, frame.at)
    if asked:
        frame.stage = "window"
        state.stack += reversed(asked)
    else:
        _window(state, frame)


def _window(state: ConanState, frame: Initiative) -> None:
    """CCG-218. Mandatory texts have spoken already, so only optional effects and Actions are left."""
    ask_all(state, "before_damage", frame.at)
    if state.stack[-1] is frame and not frame.order:  # nobody is asked, and no other attack waits
        _apply(state, frame)
    else:
        frame.stage = "order"


def _apply(state: ConanState, frame: Initiative) -> None:
    frame.stage = "effects"
    damage.apply_all(state)
    if not state.alarm:  # straight on, as Conan lives
        _effects(state, frame)


def _effects(state: ConanState, frame: Initiative) -> None:
    """Effects of hits and of blocked attacks, also those of characters now at 0 Health."""
    triggers: list[Trigger] = []
    for number in range(len(state.attacks) - 1, -1, -1):
        attack = state.attacks[number]
        if attack.hit:
            ask_all(state, "after_hit", number)
            triggers += pending(state, "after_hit", number)
        elif attack.blocked:
            triggers += _after_block(state, number)
    if not triggers and state.stack[-1] is frame:  # nobody has anything to say
        _leave(state, frame)
        return
    frame.stage = "leave"
    if triggers:
        push_triggers(state, triggers)


def _after_block(state: ConanState, number: int) -> list[Trigger]:
    """An attack through a move was wholly blocked; a leak is a block too."""
    attack = state.attacks[number]
    blocker = attack.own if attack.attacker == attack.foe else attack.foe
    found = []
    for kind, uid, seat, effect in state.moments.get("after_block") or []:
        if uid == blocker and kind in ("own_move", "foe_move") and speaks(state, effect, uid, attack):
            found.append(Trigger(seat, effect.key, uid, number))
    return found


def _leave(state: ConanState, frame: Initiative) -> None:
    sweep(state)
    if state.stack[-1] is frame and not state.alarm:  # nothing follows from it
        _over(state, frame)
    else:
        frame.stage = "over"


def _over(state: ConanState, _frame: Initiative) -> None:
    state.attacks = []
    state.stack.pop()


# -- an unopposed Foe --------------------------------------------------------------------------------------------------


class Side(Frame):
    """CCG-215, CCG-216: the owner of an unopposed Foe names an edge, and Conan or an Ally as its target."""

    rule = "CCG-215"
    help = ("CCG-215", "CCG-216")
    forms = ("strike EDGE ALLY",)
    lies_on = ("initiative:hits", "side")
    foe: int

    def go(self, _state: ConanState) -> bool:
        return False

    def actor(self, state: ConanState) -> int:
        """CCG-301: the Foe's owner."""
        return _foe_of(state, self).owner

    def options(self, state: ConanState, _seat: int) -> list[Action]:
        targets = ["conan", *(ally_name(state, ally.uid) for ally in state.allies)]
        return sorted([act("strike", side, target) for side in ("left", "right") for target in targets])

    def step(self, state: ConanState, action: Action, _seat: int) -> None:
        foe = _foe_of(state, self)
        foe.side, target = action.args
        foe.at = ally_named(state, target)
        state.stack.pop()
        state.log.append(SIDE_NAMED.of(seat=foe.owner, foe=foe.card, side=foe.side, target=target.partition(".")[0]))

    def check(self, state: ConanState) -> None:
        if _foe_of(state, self).owner not in remaining(state):
            raise LookupError(self)


def _foe_of(state: ConanState, frame: Side) -> Foe:
    foe = state.find_foe(frame.foe)
    if foe is None:
        raise LookupError(frame.foe)
    return foe
