"""What must fit together in a position besides the limits: the stack, the course of the game, a contest in progress."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan.cards.vocabulary import ATTACKER, BATTLE, CAMPAIGN, DEFENDER, INTRIGUE, SIEGE
from warhall.games.age_of_conan.components import BID_VALUES, FACES, NOBODY
from warhall.games.age_of_conan.notation import CATALOGUE
from warhall.games.age_of_conan.rules import age_change, artifacts, bidding
from warhall.games.age_of_conan.rules.adventure import ADVENTURES_PER_AGE, AGES
from warhall.games.age_of_conan.rules.campaign import may_march
from warhall.games.age_of_conan.rules.contest import DECIDED, PICKED, SIDE_STAGES, STAGES, WINDOW_STAGES, Contest
from warhall.games.age_of_conan.rules.frames import FIRST_TASK, KIND, KINDS, LIES_ON, Frame
from warhall.games.age_of_conan.rules.limits import raider_supply, reserve_emissaries, reserve_units
from warhall.games.age_of_conan.rules.terms import emissaries_in, friendly_provinces
from warhall.kernel import InvalidPositionError

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

_IN_EFFECTS: Final = ("effects",)  # where a choice or a draw lies that a card asks for
_ROLLING: Final = ("dice", "own-roll", "own-roll-again", "opponent-roll", "opponent-roll-again", "pick-dice", "reroll")
_AFTER_ROLL: Final = ("march", "siege-retreat", "battle-retreat", "battle-hold")
_IN_CONTEST: Final = frozenset(["contest", "ask", "window", "declare", *_ROLLING, *_AFTER_ROLL])
_OWN_TURN: Final = frozenset(
    ["end-turn", "turn", "extra-die", "last-cards", "after-action", "court", "military", "intrigue", "token-choice"]
)


def incoherent(field: str, rule: str | None = None) -> InvalidPositionError:
    return InvalidPositionError("position-stack", field=field, rule=rule, catalogue=CATALOGUE)


def check_coherence(state: AgeOfConanState) -> None:
    """Raise `InvalidPositionError` naming the field at fault."""
    kinds = [KINDS[frame[0]] for frame in state.stack]
    _check_order(state, kinds)
    _check_course(state, kinds)
    _check_choosing(state, kinds)
    _check_cards(state)
    if (state.contest is None) == any(kind in _IN_CONTEST for kind in kinds):
        raise incoherent("contest", "AOC-151")
    if state.contest is not None:
        _check_contest(state, state.contest, kinds)
    _check_playable(state)


def _check_order(state: AgeOfConanState, kinds: list[str]) -> None:
    """Each procedure lies on one that starts it, and somebody has to act on the innermost."""
    if state.stack and state.stack[-1][0] >= FIRST_TASK:
        raise incoherent("stack")
    for below, kind in zip(["", *kinds], kinds, strict=False):
        if below not in LIES_ON.get(kind, _IN_EFFECTS):
            raise incoherent("stack")
    for under, frame in pairwise(state.stack):
        asked = KIND["bid"] <= frame[0] < FIRST_TASK
        if asked and KINDS[under[0]] == "effects" and KINDS[frame[0]] != "token" and under[1] != frame[1]:
            raise incoherent("stack")


def _check_course(state: AgeOfConanState, kinds: list[str]) -> None:
    """Roles after the first bid, the turn, adventures for the rest of the game, dice for whoever takes one."""
    begun = state.turn >= 0
    if begun != (state.conan_player >= 0) or begun != (state.first_player >= 0):
        raise incoherent("conan_player", "AOC-041")
    for frame in state.stack:
        if KINDS[frame[0]] in _OWN_TURN and frame[1] != state.turn:
            raise incoherent("turn", "AOC-071")
    if kinds[:1] == ["age"]:
        _check_age_change(state, kinds)
    left = ADVENTURES_PER_AGE * (AGES - state.age) + state.adventures_left
    if len(state.adventures) < left or len(set(state.adventure_top)) < len(state.adventure_top):
        raise incoherent("adventures", "AOC-042")
    if "adventure" in kinds and not state.adventures_left:
        raise incoherent("adventures_left", "AOC-042")
    if not any(state.pool) and "fate" not in kinds and ("turn" in kinds or "extra-die" in kinds):
        raise incoherent("pool", "AOC-088")
    if state.destination < 0 and "adventure" not in kinds:
        raise incoherent("destination", "AOC-015")


def _check_age_change(state: AgeOfConanState, kinds: list[str]) -> None:
    """AOC-302: seven steps; the bid belongs to the last, when the new age has begun."""
    step = state.stack[0][2]
    bidding_now = "start-bid" in kinds or "settle-bid" in kinds or "bid-tie" in kinds
    if not age_change.RAIDS <= step <= age_change.REFRESH or bidding_now != (step == age_change.REFRESH):
        raise incoherent("stack", "AOC-302")
    if state.age - (step == age_change.REFRESH) not in range(1, AGES):
        raise incoherent("age", "AOC-301")


def _check_choosing(state: AgeOfConanState, kinds: list[str]) -> None:
    """Secret choices are open while players make them, and made when they are over."""
    bidding_now = "bid" in kinds
    if bidding_now != (state.bids_open == bidding.FACE_DOWN):
        raise incoherent("bids_open", "AOC-052")
    settling = "bid-tie" in kinds or ("settle-bid" in kinds and not bidding_now)
    if settling != (state.bids_open == bidding.FACE_UP) or (settling and min(state.bid_token) < 0):
        raise incoherent("bids_open", "AOC-053")
    if bidding_now and not bidding.waiting(state):
        raise incoherent("bid", "AOC-052")
    three = 1 << BID_VALUES.index(3)
    if not all(tokens & three for tokens in state.bid_tokens):  # it always comes back
        raise incoherent("bid_tokens", "AOC-062")
    if "stake" in kinds and not artifacts.waiting(state):
        raise incoherent("stake", "AOC-327")


def _check_cards(state: AgeOfConanState) -> None:
    """Only table cards lie on the table, and a card that is being carried out has that effect."""
    cards = state.game.components.cards
    if any(cards[entry // 2].type != "table" for table in state.table for entry in table):
        raise incoherent("table", "AOC-345")
    for frame in state.stack:
        if KINDS[frame[0]] == "effects" and frame[3] > len(cards[frame[2]].effects):
            raise incoherent("stack", "AOC-353")
    for frame, over in pairwise([*state.stack, (NOBODY,)]):
        if KINDS[frame[0]] == "order-deck" and not _has_seen(state, frame, over):
            raise incoherent("stack", "AOC-355")
    if state.stack:
        _check_supply(state, state.stack[-1])


def _has_seen(state: AgeOfConanState, frame: Frame, over: Frame) -> bool:
    """Whoever puts cards of the own deck in order has seen them, or is about to."""
    _, seat, number, placed = frame
    seen = len(state.deck_top[seat])
    if over[0] == KIND["peek-deck"]:
        if over[2] != seat or placed:
            return False
        seen += over[3]
    return number > 1 and placed + number <= seen


def _check_supply(state: AgeOfConanState, frame: Frame) -> None:
    """Whoever is about to place a piece has one (AOC-406, AOC-407, AOC-409)."""
    kind, seat = KINDS[frame[0]], frame[1]
    if kind == "place-army" and not reserve_units(state, seat):
        raise incoherent("stack", "AOC-406")
    if kind == "place-emissary" and not reserve_emissaries(state, seat):
        raise incoherent("stack", "AOC-407")
    if kind == "place-raider" and not raider_supply(state):
        raise incoherent("stack", "AOC-409")
    if kind == "sacrifice" and frame[2] > _units_to_give(state, seat):
        raise incoherent("stack", "AOC-353")


def _units_to_give(state: AgeOfConanState, seat: int) -> int:
    return sum(state.armies[at] for at in friendly_provinces(state, seat) if state.army_owner[at] == seat)


def _check_contest(state: AgeOfConanState, contest: Contest, kinds: list[str]) -> None:
    if contest.attacker != state.turn:
        raise incoherent("contest.attacker", "AOC-071")
    if any(KINDS[frame[0]] in _AFTER_ROLL and frame[1] != _chooser(contest, frame) for frame in state.stack):
        raise incoherent("stack", "AOC-071")
    if not -1 <= contest.stage < len(STAGES) + ("contest" not in kinds):
        raise incoherent("contest.stage", "AOC-188")
    if any(die % 8 >= len(FACES) or die >= 2 * PICKED for row in contest.dice for die in row):
        raise incoherent("contest.dice", "AOC-160")
    if "contest" in kinds:
        _check_stage(contest, state.stack[kinds.index("contest") + 1])
    if "contest" in kinds:
        _check_sides(state, contest)
    owners = state.owner[contest.origin], state.army_owner[contest.origin]
    if contest.kind in (SIEGE, BATTLE) and any(owner not in (NOBODY, contest.attacker) for owner in owners):
        raise incoherent("contest.origin", "AOC-123")
    if "march" in kinds and (contest.force or not _campaigning(state, contest) or not may_march(state, contest)):
        raise incoherent("contest", "AOC-205")
    if "siege-retreat" in kinds or "battle-retreat" in kinds or "battle-hold" in kinds:
        _check_sides(state, contest)


def _chooser(contest: Contest, frame: Frame) -> int:
    """Who decides how it goes on after a roll."""
    return contest.defender if KINDS[frame[0]] == "battle-hold" else contest.attacker


def _check_stage(contest: Contest, frame: Frame) -> None:
    """AOC-188: what the contest waits for belongs to its stage, and to the seat of that side."""
    kind = KINDS[frame[0]]
    if kind in ("window", "ask"):
        fits = contest.stage == WINDOW_STAGES.get(frame[2])
        fits &= kind == "ask" or frame[1] in (contest.attacker, contest.defender)
    elif kind in ("own-roll-again", "opponent-roll-again"):
        fits = frame[1] in (ATTACKER, DEFENDER)
        fits = fits and contest.stage == SIDE_STAGES[kind.removesuffix("-again")][frame[1]]
    else:
        fits = contest.stage == SIDE_STAGES[kind][frame[2]]
        fits &= kind == "dice" or frame[1] == contest.seat(frame[2])
    if not fits:
        raise incoherent("contest.stage", "AOC-188")


def _check_sides(state: AgeOfConanState, contest: Contest) -> None:
    """Whoever contests a province is there, and so is whoever defends it."""
    owner, army = state.owner[contest.province], state.army_owner[contest.province]
    if contest.kind == CAMPAIGN:
        fits = _campaigning(state, contest) and contest.defender == NOBODY and not contest.force
        rule = "AOC-189"
    elif contest.kind == SIEGE:
        fits = contest.force > 0 and contest.defender == owner and owner != NOBODY
        rule = "AOC-211"
    elif contest.kind == BATTLE:
        gone = army == NOBODY and contest.stage >= DECIDED  # by a card
        fits = contest.force > 0 and (contest.defender == army != NOBODY or gone) and owner == NOBODY
        rule = "AOC-234"
    else:
        assert contest.kind == INTRIGUE
        fits = emissaries_in(state, contest.attacker, contest.province) > 0 and contest.defender == owner
        rule = "AOC-248"
    if not fits:
        raise incoherent("contest", rule)


def _campaigning(state: AgeOfConanState, contest: Contest) -> bool:
    return state.army_owner[contest.province] == contest.attacker and state.steps[contest.province] >= 0


def _check_playable(state: AgeOfConanState) -> None:
    """Whoever has to act must find something to do: frames that do not fit the table show themselves here."""
    try:
        if state.is_chance():
            playable = state.chance_refusal(state.sample_chance(random.Random(0))) is None
        else:
            playable = all(state.options(seat) for seat in state.active_players())
    except (IndexError, KeyError, ValueError, TypeError, AttributeError, AssertionError, StopIteration):
        playable = False
    if not playable:
        raise incoherent("stack")
