"""Chapter "Foe Draw Phase": how many Foes are revealed, what they cost, and who of them is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from mypy_extensions import mypyc_attr

from warhall.games.conan_ccg.cards.vocabulary import FORBIDDEN, MAJOR_DISCOUNT, Filter
from warhall.games.conan_ccg.components import NOBODY, NONE, Count, Owned, Reference
from warhall.games.conan_ccg.events import (
    FOE_DRAW,
    FOE_NAMED,
    FOE_PAID,
    FOES_DISCARDED,
    FOES_REFUSED,
)
from warhall.games.conan_ccg.fields import Foe
from warhall.games.conan_ccg.notation import DONE, REFUSE, ZONES, Phrases, act, owned
from warhall.games.conan_ccg.rules.chronicle import scars
from warhall.games.conan_ccg.rules.in_play import fits_foe, live
from warhall.games.conan_ccg.rules.names import PLACEMENT
from warhall.games.conan_ccg.rules.piles import RevealFoes, discard_foe
from warhall.games.conan_ccg.rules.roles import foe_players, primary, shares
from warhall.games.conan_ccg.rules.triggers import fire
from warhall.games.conan_ccg.rules.victory import test_exhaustion
from warhall.games.conan_ccg.rules.windows import open_window
from warhall.games.conan_ccg.rules.zones import SOLITARY, companies, open_zones, put, unwelcome, waived, zones_among
from warhall.kernel import Action, IllegalActionError
from warhall.kernel.frame import Choice, Frame
from warhall.kernel.kept import kept_by_subject

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Card
    from warhall.games.conan_ccg.state import ConanState

FREE_RENOWN: Final = 4  # CCG-121: a Major Foe costs its Renown less this many Minor Foes


FOE_DRAW_SIZE: Final = 5  # CCG-117


def foe_draw_size(state: ConanState) -> int:
    """CCG-117: 5, and 1 for each 3 Scars, changed by cards, never below 1."""
    return max(1, FOE_DRAW_SIZE + scars(state, state.active) // 3 + state.draw_change)


def cost(state: ConanState, card: str) -> int:
    """CCG-121: Minor Foes to be discarded for this Foe, after discounts."""
    foe = state.cards[card]
    if not foe.major:
        return 0
    price = foe.renown - FREE_RENOWN
    for key in state.discounts:
        for verb in state.effects[key].do:
            if verb.asked_by == MAJOR_DISCOUNT and _fits(state, card, verb.filter):
                price -= verb.n
    return max(0, price)


def _fits(state: ConanState, card: str, wanted: Filter | None) -> bool:
    return fits_foe(state, Foe(NOBODY, NOBODY, card, NOBODY), wanted, NOBODY)


def prohibited(state: ConanState, card: str) -> bool:
    """CCG-317."""
    if FORBIDDEN not in state.modifiers:
        return False
    return any(
        modifier[3].what == "foe" and _fits(state, card, modifier[3].filter) for modifier in live(state, FORBIDDEN)
    )


def minors(state: ConanState) -> list[Owned]:
    """CCG-122, CCG-123: the revealed, unplayed Minor Foes."""
    return [foe for foe in state.revealed if not state.cards[foe[1]].major]


def _num_minors(state: ConanState) -> int:
    count = 0
    for _, card in state.revealed:
        if not state.cards[card].major:
            count += 1
    return count


@mypyc_attr(acyclic=True)
class Candidate:
    """A revealed Foe that may be placed now, in one of these zones."""

    def __init__(self, owner: int, card: Card, zones: tuple[int, ...]) -> None:
        self.owner = owner
        self.card = card
        self.zones = zones


def playable(state: ConanState) -> list[Candidate]:
    """The revealed Foes that can legally be played now, each once: affordable, allowed, and with a place (CCG-131)."""
    found: list[Candidate] = []
    company = companies(state) if state.revealed else SOLITARY
    if company == SOLITARY:
        return found
    places = zones_among(company, waived(state, "zone_order"))
    allowed = FORBIDDEN not in state.modifiers
    paying = -1  # counted when a Major Foe asks for it
    for owner, name in state.revealed:
        card = state.cards[name]
        zones = places[card.manner]
        if not zones or _is_among(found, owner, card):
            continue
        if card.major:
            paying = _num_minors(state) if paying < 0 else paying
            if cost(state, name) > paying:
                continue
        if allowed or not prohibited(state, name):
            found.append(Candidate(owner, card, zones))
    return found


def _is_among(found: list[Candidate], owner: int, card: Card) -> bool:
    for other in found:  # noqa: SIM110  (asked so often that a generator would cost more than the test)
        if other.card is card and other.owner == owner:
            return True
    return False


# -- the phase ---------------------------------------------------------------------------------------------------------

FoeDrawStage = Literal["begin", "count", "reveal", "window", "check", "place", "end"]


class FoeDraw(Frame):
    """CCG-117 to CCG-131: `n` Foes are revealed, then some are placed; `named` is what the Active player named."""

    rule = "CCG-124"
    help = ("CCG-121", "CCG-124", "CCG-134", "CCG-136")
    forms = ("done", "place OWNED ZONE NUMBER")
    lies_on = ("turn:round",)
    stage: "FoeDrawStage" = "begin"
    n: "Count" = 0
    named: "Reference" = NONE

    def go(self, state: ConanState) -> bool:
        match self.stage:
            case "place":
                return _is_placed(state, self)
            case "begin":
                return _begin(state, self)
            case "count":
                return _count(state, self)
            case "reveal":
                return _reveal(state, self)
            case "window":
                return _window(state, self)
            case "check":
                return _check(state, self)
            case "end":
                return _end(state, self)

    def actor(self, state: ConanState) -> int:
        """CCG-296: the Primary Foe player chooses, pays and places."""
        return primary(state)

    def options(self, state: ConanState, _seat: int) -> list[Action]:
        found = [DONE] if may_be_done(state, self) else []
        found += _places(state, self)
        return found

    def step(self, state: ConanState, action: Action, _seat: int) -> None:
        if action == DONE:
            self.stage = "end"
        else:
            _place(state, self, action)

    def refusal(self, state: ConanState, action: Action, _seat: int) -> IllegalActionError | None:
        if action == DONE and not may_be_done(state, self):
            return state.refuse("one-foe", "CCG-125")
        return unplaceable(state, self, action) if action.verb == "place" else None

    def check(self, state: ConanState) -> None:
        """CCG-126: the Foe that was named is revealed, or has been placed by now. CCG-150: not after a Retreat."""
        if self.named >= len(state.revealed) + (self.stage == "end") or state.retreated:
            raise LookupError(self)


class FoeName(Choice):
    """CCG-126, CCG-127: no revealed Foe can be played; the Active player names one that costs nothing, or refuses."""

    rule = "CCG-126"
    help = ("CCG-126", "CCG-127")
    forms = ("name OWNED", "refuse")
    lies_on = ("foe-draw:place",)

    def options(self, state: ConanState, _seat: int) -> list[Action]:
        names = [_naming(state, foe) for foe in _to_name(state)]
        return sorted([*names, REFUSE] if may_refuse(state) else names)

    def step(self, state: ConanState, action: Action, seat: int) -> None:
        state.stack.pop()
        draw = state.stack[-1]
        assert isinstance(draw, FoeDraw)
        if action == REFUSE:
            state.log.append(FOES_REFUSED.of(seat=seat))
            _discard_revealed(state)
            draw.stage = "reveal"
        else:
            draw.named = _index(state, action.args[0])
            state.log.append(FOE_NAMED.of(seat=seat, foe=state.revealed[draw.named][1]))

    def refusal(self, state: ConanState, action: Action, _seat: int) -> IllegalActionError | None:
        if action == REFUSE and not may_refuse(state):
            return state.refuse("must-name", "CCG-128")
        if action.verb != "name" or action in [_naming(state, foe) for foe in _to_name(state)]:
            return None
        card = action.args[0].partition("@")[0]
        if card not in [known for _, known in state.revealed]:
            return state.refuse("not-revealed", "CCG-119", card=state.cards[card].name)
        if prohibited(state, card):
            return state.refuse("prohibited", "CCG-317", card=state.cards[card].name)
        return state.refuse("no-place", "CCG-131", card=state.cards[card].name)


def _naming(state: ConanState, foe: Owned) -> Action:
    return act("name", owned(foe[1], foe[0], state.players))


def _begin(state: ConanState, frame: FoeDraw) -> bool:
    state.enter("foe_draw")
    state.discounts = []
    frame.stage = "count"
    fire(state, "foe_draw")
    return _count(state, frame) if state.stack[-1] is frame else True  # straight on where no text has anything to say


def _count(state: ConanState, frame: FoeDraw) -> bool:
    """CCG-118: fixed now. CCG-291, CCG-292: the total is split among the Foe players."""
    frame.n = n = foe_draw_size(state)
    state.draw_change = 0
    state.log.append(FOE_DRAW.of(seat=state.active, n=n, scars=scars(state, state.active)))
    return _reveal(state, frame)


def _reveal(state: ConanState, frame: FoeDraw) -> bool:
    """CCG-312: a short share is not passed on."""
    frame.stage = "window"
    seats = foe_players(state)
    parts = shares(frame.n, len(seats))
    for at in range(len(seats) - 1, -1, -1):
        if parts[at]:
            state.push(RevealFoes(seats[at], parts[at]))
    return True


def _window(state: ConanState, frame: FoeDraw) -> bool:
    frame.stage = "check"
    open_window(state, "foe_reveal")
    return True


def _check(state: ConanState, frame: FoeDraw) -> bool:
    """CCG-126, CCG-317: what can be played decides how the phase goes on."""
    state._playable = playable(state)
    if state._playable:
        frame.stage = "place"
        return False
    if not state.revealed:
        frame.stage = "end"
    elif all(prohibited(state, card) for _, card in state.revealed):
        more = any(not prohibited(state, card) for _, card in _unseen(state))
        _discard_revealed(state)
        frame.stage = "reveal" if more else "end"
    elif _to_name(state):
        frame.stage = "place"
        state.push(FoeName(state.active))
    else:
        frame.stage = "end"
    return True


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
        state.log.append(FOES_DISCARDED.of(cards=gone, count=len(gone)))


def _end(state: ConanState, _frame: FoeDraw) -> bool:
    """CCG-129, CCG-024."""
    _discard_revealed(state)
    state.discounts = []
    state.stack.pop()
    test_exhaustion(state)
    return True


# -- choices -----------------------------------------------------------------------------------------------------------


def _is_placed(state: ConanState, frame: FoeDraw) -> bool:
    """Go on by itself when nothing is left to choose."""
    if frame.named == NONE:
        state._playable = playable(state)
        if not state._playable:
            frame.stage = "end"
            return True
    return False


def may_be_done(state: ConanState, frame: FoeDraw) -> bool:
    """CCG-124, CCG-125: at least one Foe is played, and so is the one that was named."""
    return frame.named == NONE and state.any_foe()


def _named(state: ConanState, frame: FoeDraw) -> list[Candidate]:
    """The Foes to choose from with their zones: those playable, or the one that the Active player named."""
    named = frame.named
    if named == NONE:
        return playable(state) if state._playable is None else state._playable
    owner, card = state.revealed[named]
    return [Candidate(owner, state.cards[card], tuple(open_zones(state, card)))]


def _places(state: ConanState, frame: FoeDraw) -> list[Action]:
    """Every place of every Foe, sorted: so they are already if the names of the Foes are, which is usual."""
    found: list[Action] = []
    last, in_order = "", True
    for foe in _named(state, frame):
        room, alone = 0, foe.card.solitary
        for zone in foe.zones:
            room |= (1 if alone else len(state.zones[zone]) + 1) << _WIDTH * zone
        name = owned(foe.card.id, foe.owner, state.players)
        in_order = in_order and last < name
        last = name
        found += _PLACES.of(name).of(room)
    if not in_order:
        found.sort()
    return found


_WIDTH: Final = 8  # bits for the number of positions in each zone, all zones together being one number


def _places_in(name: str, room: int) -> list[Action]:
    """The actions that place one Foe, by the number of positions in each zone."""
    sizes = [room >> _WIDTH * zone & (1 << _WIDTH) - 1 for zone in range(len(ZONES))]
    return sorted(
        [act("place", name, ZONES[zone], position + 1) for zone, size in enumerate(sizes) for position in range(size)]
    )


_PLACES: Final = kept_by_subject(_places_in)


def _to_name(state: ConanState) -> list[Owned]:
    """CCG-126, CCG-131, CCG-317: the Foes that the Active player may name."""
    revealed = dict.fromkeys(state.revealed)
    return [foe for foe in revealed if not prohibited(state, foe[1]) and open_zones(state, foe[1])]


def unplaceable(state: ConanState, frame: FoeDraw, action: Action) -> IllegalActionError | None:
    """Why this Foe cannot be placed there: money first (chapter 13), then room, company and order (chapter 14)."""
    name, zone, position = action.args
    card, _, owner = name.partition("@")
    chosen = [foe for foe in state.revealed if foe[1] == card and owner in ("", str(foe[0]))]
    facts = {"card": state.cards[card].name, "zone": zone}
    if not chosen:
        return state.refuse("not-revealed", "CCG-119", **facts)
    if frame.named != NONE and state.revealed[frame.named] not in chosen:
        return state.refuse("other-named", "CCG-126", **facts, named=state.cards[state.revealed[frame.named][1]].name)
    if frame.named == NONE:
        if prohibited(state, card):
            return state.refuse("prohibited", "CCG-317", **facts)
        price, paying = cost(state, card), _num_minors(state)
        if paying < price:
            return state.refuse("too-dear", "CCG-121", price=price, minors=paying, **facts)
    refused = unwelcome(state, card, ZONES.index(zone))
    if refused is not None:
        return refused
    line = state.zones[ZONES.index(zone)]
    last = 1 if state.cards[card].solitary else len(line) + 1
    if not 1 <= int(position) <= last:
        return state.refuse("no-position", "CCG-145", last=last, given=position, **facts)
    return None


def _index(state: ConanState, name: str) -> int:
    for at, foe in enumerate(state.revealed):
        if owned(foe[1], foe[0], state.players) == name:
            return at
    raise LookupError(name)


def _place(state: ConanState, frame: FoeDraw, action: Action) -> None:
    chosen = PLACEMENT.of(action)
    foe = state.revealed.pop(_index(state, chosen.card))
    named = frame.named != NONE
    price = 0 if named else cost(state, foe[1])
    placed = put(state, foe, chosen.zone, chosen.at)
    if named:
        frame.stage = "end"
    fire(state, "foe_placed", only=placed.uid)
    if price:
        state.push(Pay(price))


_PAY: Final = Phrases("pay")


class Pay(Frame):
    """CCG-121: Minor Foes still to be discarded for the Major Foe just chosen."""

    rule = "CCG-121"
    help = ("CCG-121",)
    forms = ("pay OWNED",)
    lies_on = ("foe-draw:place",)
    n: "Count"

    def go(self, state: ConanState) -> bool:
        if self.n > 0:
            return False
        state.stack.pop()
        return True

    def actor(self, state: ConanState) -> int:
        return primary(state)

    def options(self, state: ConanState, _seat: int) -> list[Action]:
        found: list[Action] = []
        for owner, card in minors(state):
            action = _PAY.with_word(owned(card, owner, state.players))
            if action not in found:
                found.append(action)
        found.sort()
        return found

    def step(self, state: ConanState, action: Action, _seat: int) -> None:
        """CCG-293: any Foe player's Minor Foe, to its owner's Foe Discards."""
        owner, card = state.revealed.pop(_index(state, action.args[0]))
        discard_foe(state, owner, card)
        self.n -= 1
        state.log.append(FOE_PAID.of(seat=owner, foe=card))

    def check(self, state: ConanState) -> None:
        """There are Minor Foes enough; CCG-126: the Foe that the Active player names costs nothing."""
        named = any(isinstance(frame, FoeDraw) and frame.named != NONE for frame in state.stack)
        if self.n > _num_minors(state) or named:
            raise LookupError(self)
