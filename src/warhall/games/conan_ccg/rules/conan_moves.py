"""Chapters "Conan Move Phase" and "Allies in combat": gaps, zones, costs and penalties of the Active side's moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from warhall.games.conan_ccg.cards.vocabulary import GEM, HEALTH, PROWESS, WAIVED, ZONE_LIMIT
from warhall.games.conan_ccg.components import CONAN, NOBODY, Count
from warhall.games.conan_ccg.events import ALLY_OVERPAID, CONAN_MOVE, MOVE_PAID
from warhall.games.conan_ccg.fields import Ally, Foe, OwnMove
from warhall.games.conan_ccg.notation import ACCEPT, DONE, ZONES, ZONES_BY_NAME, act
from warhall.games.conan_ccg.rules.icons import live_for, means_move
from warhall.games.conan_ccg.rules.in_play import extent, has_trait, hear_move, live
from warhall.games.conan_ccg.rules.names import PLACEMENT, ally_name, ally_named, gap_name, gap_named
from warhall.games.conan_ccg.rules.piles import different_cards, from_hand
from warhall.games.conan_ccg.rules.statistics import budget, health_of, lose_prowess, prowess_of
from warhall.games.conan_ccg.rules.triggers import ACCEPT_OR_DECLINE, fire
from warhall.games.conan_ccg.rules.windows import Window, choices, opened, play, unplayable, use
from warhall.games.conan_ccg.rules.zones import waived
from warhall.kernel import Action, IllegalActionError
from warhall.kernel.frame import Frame
from warhall.kernel.kept import kept_by_subject

if TYPE_CHECKING:
    from warhall.games.conan_ccg.state import ConanState

Gap = tuple[int, int]
# Gaps of one zone as one number, which is quick to look up: the zone in two bits, then a bit for each gap.
Row = int
_BETWEEN: Final = "placing"  # the window between placements
_CHANGE_PRICES: Final = frozenset((GEM, PROWESS, HEALTH))


# -- where -------------------------------------------------------------------------------------------------------------


def open_gaps(state: ConanState) -> list[Gap]:
    """CCG-178, CCG-182: the free gaps of zones that hold Foes, those between two Veterans left out."""
    return sorted(_listed(_open(state)))


def _open(state: ConanState) -> list[Row]:
    """The open gaps, zone by zone in the order of their names."""
    passable = waived(state, "veteran_gap")
    found: list[Row] = []
    for zone in ZONES_BY_NAME:
        line = state.zones[zone]
        if not _holds_foe(line):
            continue
        row, last = 0, len(line)
        for gap in range(last + 1):
            free = state.move_at(zone, gap) is None
            if free and (passable or gap == 0 or gap == last or not closed(state, zone, gap)):
                row |= 4 << gap
        if row:
            found.append(row | zone)
    return found


def _holds_foe(line: list[Foe]) -> bool:
    for foe in line:  # noqa: SIM110  (asked so often that a generator would cost more than the test)
        if not foe.gone:
            return True
    return False


def _listed(rows: list[Row]) -> list[Gap]:
    """The gaps one by one."""
    return [(row & 3, gap) for row in rows for gap in range(row.bit_length() - 2) if row >> gap & 4]


def closed(state: ConanState, zone: int, gap: int) -> bool:
    """CCG-182: both neighbours are Veterans in play."""
    line = state.zones[zone]
    if not 0 < gap < len(line):
        return False
    left, right = line[gap - 1], line[gap]
    if left.gone or right.gone:
        return False
    return has_trait(state, left, "veteran") and has_trait(state, right, "veteran")


def zone_limit(state: ConanState) -> int:
    """CCG-179: two, unless a card says more."""
    limit = 2
    if ZONE_LIMIT in state.modifiers:
        for modifier in live(state, ZONE_LIMIT):
            limit += extent(modifier)
    return limit


def conan_zones(state: ConanState) -> set[int]:
    """CCG-188: the zones in which Conan himself has moves."""
    return {move.zone for move in state.moves if move.by == CONAN}


def _within_reach(state: ConanState, rows: list[Row]) -> list[Row]:
    """CCG-179: those of the gaps in which Conan himself may still play."""
    if not state.moves:
        return rows
    used = conan_zones(state)
    return rows if len(used) < zone_limit(state) else [row for row in rows if row & 3 in used]


# -- what it costs -----------------------------------------------------------------------------------------------------


def penalty(state: ConanState, zone: int, gap: int) -> int:
    """CCG-183: 1 Prowess for every Foe move in the zone that a move in this gap does not touch."""
    count = len(state.zones[zone])
    touched = (gap > 0) + (gap < count)
    return count - touched


def gem_cost(state: ConanState, move: OwnMove) -> int:
    """The gem of a move in its gap, as changed by cards."""
    gem = state.cards[move.card].gem
    if GEM not in state.modifiers:
        return gem
    for modifier in live_for(state, GEM, move):
        gem += extent(modifier)
    return max(0, gem)


def price_at(state: ConanState, card: str, gap: Gap) -> tuple[int, int]:
    """Price this card in this gap for Conan, gem and penalty, if he used none of its abilities."""
    zone, number = gap
    gem = state.cards[card].gem
    if GEM in state.modifiers:
        gem = _gem_of_trial(state, OwnMove(NOBODY, card, zone, number))
    return gem, 0 if waived(state, "penalty") else penalty(state, zone, number)


def cost_at(state: ConanState, card: str, gap: Gap) -> int:
    gem, extra = price_at(state, card, gap)
    return gem + extra


def _gem_of_trial(state: ConanState, trial: OwnMove) -> int:
    """The gem of a move that does not lie there yet."""
    state.moves.append(trial)
    gem = gem_cost(state, trial)
    state.moves.pop()
    return gem


def ally_wounds(state: ConanState, ally: Ally, card: str, gap: Gap) -> int:
    """CCG-190: the wounds that an Ally takes for what the gem exceeds his Prowess."""
    gem = _gem_of_trial(state, OwnMove(NOBODY, card, gap[0], gap[1], ally.uid))
    return max(0, gem - prowess_of(state, ally))


def ally_can(state: ConanState, ally: Ally, card: str, gap: Gap) -> bool:
    """CCG-081, CCG-191: not a Conan Only card, and never at the price of the Ally's life."""
    if state.cards[card].conan_only:
        return False
    wounds = ally_wounds(state, ally, card, gap)
    return wounds == 0 or wounds < health_of(state, ally)


# -- the phase ---------------------------------------------------------------------------------------------------------


class ConanMoves(Frame):
    """CCG-176: the Active player lays moves until done, and may play and use cards between them."""

    rule = "CCG-178"
    help = ("CCG-176", "CCG-178", "CCG-179", "CCG-183")
    forms = ("done", "move CARD GAP", "move CARD GAP ALLY", "play CARD", "use CARD")
    lies_on = ("round:flip",)

    def go(self, state: ConanState) -> bool:
        if state.any_foe():
            return False
        state.stack.pop()  # CCG-263
        return True

    def actor(self, state: ConanState) -> int:
        return state.active

    def options(self, state: ConanState, seat: int) -> list[Action]:
        found = [DONE]
        found += _placements(state, seat)
        others = choices(state, opened(state, _BETWEEN), seat)
        if others:
            others.sort()
            found += others
        return found

    def step(self, state: ConanState, action: Action, seat: int) -> None:
        if action == DONE:
            state.stack.pop()
            return
        verb = action.verb
        if verb == "play":
            play(state, between(state), action.args[0], seat)
        elif verb == "use":
            use(state, between(state), action, seat)
        else:
            _place(state, action, seat)

    def refusal(self, state: ConanState, action: Action, seat: int) -> IllegalActionError | None:
        if action.verb == "play":
            return unplayable(state, opened(state, _BETWEEN), action.args[0], seat)
        return unmovable(state, action, seat) if action.verb == "move" else None


def between(state: ConanState) -> Window:
    """Actions and Items usable between placements, by the Active player alone."""
    return Window(state.active, _BETWEEN)


def _placements(state: ConanState, seat: int) -> list[Action]:
    """Every card of the hand in every gap that its performer may use and can afford, sorted."""
    cards = [card for card in different_cards(state, seat) if card.is_move]  # CCG-048
    found: list[Action] = []
    if not cards:
        return found
    rows = _open(state)
    reached = _within_reach(state, rows)
    more, less = _swing(state)
    dearest = more + _longest(state)  # no penalty is larger than the number of Foe moves in a zone
    most = budget(state)
    # Card by card and place by place, so that the list is sorted already.
    for card in cards:
        if card.gem + dearest <= most:  # whatever the gap and whatever cards say
            moves = _MOVES.of(card.id)
            for row in reached:
                found += moves.of(row)
        elif card.gem - less <= most:
            found += _moves_at(card.id, [gap for gap in _listed(reached) if cost_at(state, card.id, gap) <= most])
    if state.allies:
        found += _ally_moves(state, [card.id for card in cards], sorted(_listed(rows)))
        found.sort()
    return found


def _longest(state: ConanState) -> int:
    """The number of Foe moves in the zone that has most."""
    longest = 0
    for line in state.zones:
        longest = max(longest, len(line))
    return longest


def _ally_moves(state: ConanState, cards: list[str], gaps: list[Gap]) -> list[Action]:
    """CCG-189 to CCG-191; where only the printed values count all gaps cost the same."""
    found: list[Action] = []
    printed = _CHANGE_PRICES.isdisjoint(state.modifiers)
    for ally in idle_allies(state):
        name = ally_name(state, ally.uid)
        for card in cards:
            if printed:
                able = gaps if gaps and ally_can(state, ally, card, gaps[0]) else []
            else:
                able = [gap for gap in gaps if ally_can(state, ally, card, gap)]
            found += _moves_at(card, able, name)
    return found


def _swing(state: ConanState) -> tuple[int, int]:
    """The most that cards can add to a gem and take from it, whomever they mean."""
    found = state.modifiers.get(GEM)
    if found is None:
        return 0, 0
    changes = [extent(modifier) for modifier in found]
    return sum(n for n in changes if n > 0), -sum(n for n in changes if n < 0)


def _moves_in(card: str, row: Row) -> list[Action]:
    """The actions that play a card as Conan's move in the gaps of one zone."""
    return _moves_at(card, _listed([row]))


_MOVES: Final = kept_by_subject(_moves_in)


def _moves_at(card: str, places: list[Gap], *ally: str) -> list[Action]:
    """The actions that play a card in these gaps, sorted: as Conan's move, or as that of an Ally."""
    return sorted([act("move", card, f"{ZONES[zone]}:{gap}", *ally) for zone, gap in places])


def idle_allies(state: ConanState) -> list[Ally]:
    """CCG-189: each Ally plays at most one move per round."""
    busy = {move.by for move in state.moves}
    return [ally for ally in state.allies if ally.uid not in busy]


def unmovable(state: ConanState, action: Action, seat: int) -> IllegalActionError | None:
    """Why this card cannot be a move in this gap."""
    name, place = action.args[:2]
    card = state.cards[name]
    if name not in state.hand[seat]:
        return state.refuse("not-in-hand", "CCG-074", card=card.name)
    if not card.is_move:
        return state.refuse("no-move", "CCG-048", card=card.name)
    zone, gap = gap_named(place)
    if (zone, gap) not in open_gaps(state):
        if state.move_at(zone, gap) is not None:
            return state.refuse("gap-taken", "CCG-178", place=place)
        if closed(state, zone, gap):
            return state.refuse("veterans", "CCG-182", place=place)
        return state.refuse("no-gap", "CCG-178", place=place)
    if len(action.args) > 2:
        return _unmovable_by(state, action.args[2], name, (zone, gap))
    used, limit = conan_zones(state), zone_limit(state)
    if zone not in used and len(used) >= limit:
        return state.refuse("two-zones", "CCG-179", limit=limit)
    price = cost_at(state, name, (zone, gap))
    if price > budget(state):
        pools = {"prowess": state.prowess[seat], "health": state.health[seat]}
        return state.refuse("cannot-pay", "CCG-095", card=card.name, price=price, **pools)
    return None


def _unmovable_by(state: ConanState, named: str, card: str, gap: Gap) -> IllegalActionError | None:
    """Why this Ally cannot play this card in a gap that is free."""
    ally = next((one for one in state.allies if ally_name(state, one.uid) == named), None)
    if ally is None:
        return state.refuse("no-ally", "CCG-189", ally=named)
    name = state.cards[ally.card].name
    if ally not in idle_allies(state):
        return state.refuse("one-ally-move", "CCG-189", ally=name)
    if state.cards[card].conan_only:
        return state.refuse("conan-only", "CCG-081", card=state.cards[card].name)
    if not ally_can(state, ally, card, gap):
        wounds = ally_wounds(state, ally, card, gap)
        return state.refuse("ally-lethal", "CCG-191", ally=name, wounds=wounds, health=health_of(state, ally))
    return None


def _place(state: ConanState, action: Action, seat: int) -> None:
    """CCG-177: face up. Abilities are accepted first, since they may concern the cost (CCG-078, CCG-079)."""
    chosen = PLACEMENT.of(action)
    by = ally_named(state, chosen.ally) if chosen.ally else CONAN
    from_hand(state, seat, chosen.card)
    move = OwnMove(state.new_uid(), chosen.card, chosen.zone, chosen.at, by)
    state.moves.append(move)
    if state.cards[chosen.card].speaks_as_move:
        hear_move(state, move)
    who = state.lists[seat].conan if by == CONAN else chosen.ally.partition(".")[0]
    state.log.append(CONAN_MOVE.of(seat=seat, card=chosen.card, place=gap_name(move), who=who))
    if _offers(state, move):
        state.push(Placing(move.uid))
        return
    _pay(state, move)
    if state.alarm or "on_play" in state.moments:
        state.push(Placing(move.uid, 0, "play"))


# -- one move ----------------------------------------------------------------------------------------------------------


def _offers(state: ConanState, move: OwnMove) -> list[int]:
    """The passive abilities that this move's performer may use."""
    card = state.cards[move.card]
    if card.kind != "move":
        return []
    label = "conan" if move.by == CONAN else "ally"
    return [effect.index for effect in card.passives if effect.scope == label]


PlacingStage = Literal["abilities", "play"]


class Placing(Frame):
    """A move of the Active side whose abilities are being accepted (CCG-078), then paid for, then carried out."""

    rule = "CCG-078"
    help = ("CCG-078",)
    forms = ("accept", "decline")
    lies_on = ("conan-moves",)
    move: int
    at: "Count" = 0
    stage: "PlacingStage" = "abilities"

    def go(self, state: ConanState) -> bool:
        move = state.find_move(self.move)
        assert move is not None
        if self.stage == "abilities":
            if self.at < len(_offers(state, move)):
                return False
            self.stage = "play"
            _pay(state, move)
        else:
            state.stack.pop()
            fire(state, "on_play", only=move.uid)
        return True

    def actor(self, state: ConanState) -> int:
        return state.active

    def options(self, _state: ConanState, _seat: int) -> list[Action]:
        return list(ACCEPT_OR_DECLINE)

    def step(self, state: ConanState, action: Action, _seat: int) -> None:
        move = state.find_move(self.move)
        assert move is not None
        if action != ACCEPT:
            move.declined = (*move.declined, _offers(state, move)[self.at])
        self.at += 1


def _pay(state: ConanState, move: OwnMove) -> None:
    """CCG-094, CCG-183, CCG-186 for Conan; CCG-190, CCG-192 for an Ally, who pays with wounds and no penalty."""
    gem = gem_cost(state, move)
    if move.by != CONAN:
        ally = state.find_ally(move.by)
        assert ally is not None
        wounds = max(0, gem - prowess_of(state, ally))
        ally.wounds += wounds
        if wounds:
            state.log.append(ALLY_OVERPAID.of(ally=ally.card, wounds=wounds))
        return
    extra = 0 if spared(state, move) else penalty(state, move.zone, move.gap)
    lose_prowess(state, gem + extra)
    state.log.append(MOVE_PAID.of(card=move.card, gem=gem, extra=extra, prowess=state.prowess[state.active]))


def spared(state: ConanState, move: OwnMove) -> bool:
    """Whether a card waives the penalty, for all moves or for this one."""
    return WAIVED in state.modifiers and any(
        modifier[3].rule == "penalty" and (modifier[3].move is None or means_move(state, modifier, move))
        for modifier in live(state, WAIVED)
    )
