"""Checks that a position holds together: pieces, cards and limits, the course of the game, the stack.

What a frame needs stands on the frame (`check`); here is what concerns several of them, or none.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from warhall.games.age_of_conan.components import (
    BID_VALUES,
    EMISSARIES,
    MAX_DICE,
    NOBODY,
    UNITS,
    UNITS_PER_PROVINCE,
    Card,
)
from warhall.games.age_of_conan.rules.adventure import ADVENTURES_PER_AGE, Adventure, Token
from warhall.games.age_of_conan.rules.bidding import FACE_DOWN, FACE_UP, Bid, BidTie, SettleBid, StartBid
from warhall.games.age_of_conan.rules.cards import NO_TARGET, CardChoice, Effects
from warhall.games.age_of_conan.rules.course import TURN, Course
from warhall.games.age_of_conan.rules.crowning import LAST_AGE
from warhall.games.age_of_conan.rules.limits import emissaries_on_map, incoherent, units_on_map
from warhall.kernel import Frame, InvalidPositionError
from warhall.kernel.fields import At

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

Faults = Iterator[InvalidPositionError]

_MOST: Final = 27  # no number in a frame is larger


def faults(state: AgeOfConanState) -> Faults:
    """List what no table ever looks like, each with the field, the rule and what is wrong. The fuzzer and the reading
    of positions ask for them."""
    at = At(state.game)
    yield from _pieces(state, at)
    for province in range(state.components.size):
        yield from _province(state, province, at.key("provinces").key(state.province_ids[province]))
    for pile in piles(state):
        yield from _pile(pile, at)
    yield from _open_cards(state, at)
    yield from _adventures(state, at)
    yield from _crowning(state, at)
    for seat in range(state.players):
        yield from _seat(state, seat, at.key("seats").item(seat))


# -- the map -----------------------------------------------------------------------------------------------------------


def _pieces(state: AgeOfConanState, at: At) -> Faults:
    """Reserves (AOC-406, AOC-407, AOC-409)."""
    for seat in range(state.players):
        units, emissaries = units_on_map(state, seat), emissaries_on_map(state, seat)
        if units > UNITS:
            yield at.key("provinces").fault("too-many-units", "AOC-406", seat=seat, given=units, most=UNITS)
        if emissaries > EMISSARIES:
            here = at.key("seats").item(seat).key("emissaries")
            yield here.fault("too-many-emissaries", "AOC-407", given=emissaries, most=EMISSARIES)
    raiders, most = sum(state.raiders), state.game.rules.raider_supply
    if raiders > most:
        yield at.key("provinces").fault("too-many-raiders", "AOC-409", given=raiders, most=most)


def _province(state: AgeOfConanState, province: int, at: At) -> Faults:
    game = state.game
    facts = game.components.provinces[province]
    holder, owner, units = state.army_owner[province], state.owner[province], state.armies[province]
    if (holder == NOBODY) != (units == 0):
        yield at.key("army").fault("army-or-units", "AOC-039")
    if holder != NOBODY and province != game.homes[holder]:
        if units > UNITS_PER_PROVINCE:
            yield at.key("units").fault("army-too-large", "AOC-129", given=units, most=UNITS_PER_PROVINCE)
        if not game.battlefield[province]:
            yield at.key("army").fault("no-army-here", "AOC-128" if facts.is_home else "AOC-395", seat=holder)
        if owner not in (holder, NOBODY):
            yield at.key("army").fault("army-of-another", "AOC-234", seat=holder, owner=owner)
    campaigns = holder != NOBODY and owner == NOBODY
    if (state.steps[province] >= 0) != campaigns or state.steps[province] >= max(len(facts.track), 1):
        yield at.key("icon").fault("icon", "AOC-190", icons=len(facts.track))
    if province in game.homes:
        if owner != game.homes.index(province):
            yield at.key("owner").fault("home-owner", "AOC-035", owner=game.homes.index(province))
    elif (owner == NOBODY) != (state.marker[province] == 0):
        yield at.key("marker").fault("marker-or-owner", "AOC-035")
    if state.marker[province] and not game.battlefield[province]:
        yield at.key("marker").fault("no-marker-here", "AOC-037")


# -- cards and tokens --------------------------------------------------------------------------------------------------


class Lying(NamedTuple):
    """A card or token, and the field in which it lies."""

    field: str
    card: int


class Pile(NamedTuple):
    """A deck or bag, what of it lies elsewhere, and what there is of it in all."""

    field: str
    rule: str
    names: Sequence[str]
    deck: list[int]
    elsewhere: list[Lying]
    everything: list[int]

    def rest(self) -> list[int]:
        """Everything that lies nowhere else."""
        return sorted((Counter(self.everything) - Counter(lying.card for lying in self.elsewhere)).elements())


def _in_row(field: str, cards: Iterable[int]) -> list[Lying]:
    return [Lying(f"{field}[{number}]", card) for number, card in enumerate(cards) if card != NOBODY]


def _of_each(field: str, rows: Iterable[Iterable[int]]) -> list[Lying]:
    return [lying for seat, cards in enumerate(rows) for lying in _in_row(f"seats[{seat}].{field}", cards)]


def piles(state: AgeOfConanState) -> list[Pile]:
    """Tokens, strategy cards and the cards of each kingdom (AOC-413, AOC-343, AOC-339): none is ever lost."""
    known = state.components
    tokens = [*_in_row("track", state.track), *_in_row("out", state.out_pile), *_of_each("tokens", state.tokens)]
    tokens += [Lying("stack", known.token_index[frame.token]) for frame in state.stack if isinstance(frame, Token)]
    token_names = [token.id for token in known.tokens]
    strategy_names = [card.id for card in known.strategy]
    found = [
        Pile("bag", "AOC-413", token_names, state.bag, tokens, known.all_tokens),
        Pile(
            *("strategy_deck", "AOC-343", strategy_names, state.strategy_deck, _strategy_cards(state)),
            everything=list(range(len(known.strategy))),
        ),
    ]
    card_names = [card.id for card in known.cards]
    for seat, kingdom in enumerate(state.game.kingdoms):
        field, everything = f"seats[{seat}].kingdom_deck", known.kingdom_cards[kingdom]
        found.append(
            Pile(field, "AOC-339", card_names, state.kingdom_deck[seat], _kingdom_cards(state, seat), everything)
        )
    return found


def _strategy_cards(state: AgeOfConanState) -> list[Lying]:
    """Those that are not in the deck; a card that was bid face down is still in hand."""
    found = [*_in_row("strategy_discard", state.strategy_discard), *_of_each("strategy_hand", state.strategy_hand)]
    if state.bids_open == FACE_UP:
        bids = [Lying(f"seats[{seat}].bid_card", card) for seat, card in enumerate(state.bid_card)]
        found += [lying for lying in (*bids, Lying("bid_replaced", state.bid_replaced)) if lying.card >= 0]
    if state.contest is not None:
        found += _in_row("contest.strategy", state.contest.strategy)
    return found


def _kingdom_cards(state: AgeOfConanState, seat: int) -> list[Lying]:
    """The cards of a seat that are not in its deck."""
    at = f"seats[{seat}]"
    found = _in_row(f"{at}.kingdom_discard", state.kingdom_discard[seat])
    found += _in_row(f"{at}.deck_top", state.deck_top[seat])
    found += _in_row(f"{at}.kingdom_hand", state.kingdom_hand[seat])
    found += _in_row(f"{at}.table", [entry // 2 for entry in state.table[seat]])
    used = _being_used(state, seat)
    return found + [Lying("stack", card.index) for card in used if card.type in ("event", "instant")]


def _being_used(state: AgeOfConanState, seat: int) -> list[Card]:
    """The cards of a seat that lie in frames until their effects are over."""
    known = state.components
    names = [frame.card for frame in state.stack if isinstance(frame, Effects) and frame.seat == seat]
    return [known.cards[known.card_index[name]] for name in names]


def _pile(pile: Pile, at: At) -> Faults:
    lying = sorted([*pile.deck, *(one.card for one in pile.elsewhere)])
    if lying == pile.everything:
        return
    given, known = Counter(lying), Counter(pile.everything)
    for card in sorted(given):
        if given[card] > known[card]:
            field = next((one.field for one in reversed(pile.elsewhere) if one.card == card), pile.field)
            code = "too-often" if known[card] else "strange-card"
            facts = {"card": pile.names[card], "given": given[card], "most": known[card]}
            yield At(at.game, field).fault(code, pile.rule, **facts)
            return
    card = min((known - given).elements())
    facts = {"card": pile.names[card], "given": given[card], "most": known[card]}
    yield At(at.game, pile.field).fault("missing-piece", pile.rule, **facts)


def _open_cards(state: AgeOfConanState, at: At) -> Faults:
    """Table cards used in this turn (AOC-347), objectives (AOC-011, AOC-317)."""
    used = [entry // 2 for entries in state.table for entry in entries if entry & 1]
    for card in sorted((Counter(state.used_now) - Counter(used)).elements()):
        yield at.key("used_now").fault("not-used", "AOC-347", card=state.components.cards[card].id)
    names = [card.id for card in state.components.objectives]
    if len(state.objectives) > state.players:
        given, most = len(state.objectives), state.players
        yield at.key("objectives").fault("too-many-objectives", "AOC-011", given=given, most=most)
    yield from _twice([*state.objectives, *state.objective_deck], names, at.key("objectives"), "AOC-317")


def _twice(cards: list[int], names: Sequence[str], at: At, rule: str) -> Faults:
    for card, given in Counter(cards).items():
        if given > 1:
            yield at.fault("too-often", rule, card=names[card], given=given, most=1)


def _adventures(state: AgeOfConanState, at: At) -> Faults:
    """The card, its destination and its track (AOC-015, AOC-018), and those to come (AOC-042)."""
    known = state.components
    names = [card.id for card in known.adventures]
    if state.adventure >= 0:
        card = known.adventures[state.adventure]
        if state.destination != card.destination:
            place = state.province_ids[card.destination]
            yield at.key("destination").fault("destination", "AOC-015", card=card.id, province=place)
        if len(state.track) > card.length:
            given = len(state.track)
            yield at.key("track").fault("track-too-long", "AOC-018", card=card.id, given=given, most=card.length)
    playing = [state.adventure] if state.adventure >= 0 else []
    yield from _twice(state.adventures + playing, names, at.key("adventures"), "AOC-282")
    left = ADVENTURES_PER_AGE * (LAST_AGE - state.age) + state.adventures_left
    if len(state.adventures) < left:
        yield at.key("adventures").fault("adventures-left", "AOC-042", given=len(state.adventures), least=left)
    yield from _twice(state.adventure_top, names, at.key("adventure_top"), "AOC-282")
    for number, index in enumerate(state.adventure_top):
        if index not in state.adventures:
            yield at.key("adventure_top").item(number).fault("not-in-deck", "AOC-282", card=names[index])
    if len(state.adventure_known) != len(state.adventure_top):
        given, length = len(state.adventure_known), len(state.adventure_top)
        yield at.key("adventure_known").fault("length", given=given, length=length)


def _crowning(state: AgeOfConanState, at: At) -> Faults:
    """AOC-358: in the third age only; whoever tries is crowned or out (AOC-367, AOC-369)."""
    tried = [name for name in ("crowned", "eliminated") if getattr(state, name) != NOBODY]
    if (tried or state.crown_category >= 0) and state.age < LAST_AGE:
        yield at.key(tried[0] if tried else "crown_category").fault("crowned-early", "AOC-358", age=state.age)
    if len(tried) != (state.crown_category >= 0):
        yield at.key("crown_category").fault("crown-category", "AOC-367")


def _seat(state: AgeOfConanState, seat: int, at: At) -> Faults:
    known, game = state.components, state.game
    if min(state.points[seat], state.gold[seat], state.sorcery[seat]) < 0:
        yield at.fault("below-zero", "AOC-308")
    for number, entry in enumerate(state.table[seat]):
        if known.cards[entry // 2].type != "table":
            yield at.key("table").item(number).fault("no-table-card", "AOC-345", card=known.cards[entry // 2].id)
    if not state.bid_tokens[seat] >> BID_VALUES.index(3) & 1:  # it always comes back
        yield at.key("bid_tokens").fault("bid-three", "AOC-062")
    card = state.bid_card[seat]
    if state.bids_open == FACE_DOWN and card >= 0 and card not in state.strategy_hand[seat]:
        yield at.key("bid_card").fault("not-in-hand", "AOC-050", card=known.strategy[card].id)
    left = state.tokens[seat].copy()
    for number, token in enumerate(state.stake_tokens[seat]):  # AOC-327: own tokens of one category
        if token not in left or known.tokens[token].category != state.stake_category[seat]:
            here = at.key("stake_tokens").item(number)
            yield here.fault("stake", "AOC-327", card=known.tokens[token].id)
        else:
            left.remove(token)
    yield from _known_tokens(state, seat, at)
    if not game.rules.emissary_enters_enemy_home:
        for home in game.foreign_homes[seat]:
            if state.emissaries[seat][home]:
                yield at.key("emissaries").key(game.province_ids[home]).fault("emissary-in-home", "AOC-144")


def _known_tokens(state: AgeOfConanState, seat: int, at: At) -> Faults:
    """AOC-299: what everybody has seen is still held."""
    held, seen = state.tokens[seat], state.known_tokens[seat]
    for number, token in enumerate(seen):
        if seen.count(token) > held.count(token):
            name = state.components.tokens[token].id
            yield at.key("known_tokens").item(number).fault("token-not-held", "AOC-299", card=name)
            return


# -- the stack and what it speaks of -----------------------------------------------------------------------------------


def check_coherence(state: AgeOfConanState) -> None:
    """See that what is going on fits the table; raise `InvalidPositionError` naming the field at fault otherwise."""
    _check_course(state)
    _check_bids(state)
    if (state.contest is None) == any("contest" in frame.amid for frame in state.stack):
        raise incoherent("contest", "AOC-151", "no-contest" if state.contest is None else "contest-elsewhere")
    check_contest(state)
    try:
        _check_stack(state)
    except (LookupError, ValueError, TypeError, AttributeError) as error:
        raise error if isinstance(error, InvalidPositionError) else incoherent("stack") from error


def _has(state: AgeOfConanState, *kinds: type[Frame]) -> bool:
    return any(isinstance(frame, kinds) for frame in state.stack)


def _check_course(state: AgeOfConanState) -> None:
    """Roles after the first bid, the turn, the adventure."""
    begun = state.turn >= 0
    if begun != (state.conan_player >= 0) or begun != (state.first_player >= 0):
        raise incoherent("conan_player", "AOC-041", "roles")
    if any("own turn" in frame.amid and getattr(frame, "seat", NOBODY) != state.turn for frame in state.stack):
        raise incoherent("turn", "AOC-071", "other-turn", turn=state.turn)
    revealing = _has(state, Adventure)
    if revealing and not state.adventures_left:
        raise incoherent("adventures_left", "AOC-042")
    if state.adventure < 0 and not revealing and (_has(state, StartBid, SettleBid, BidTie) or _takes_turns(state)):
        raise incoherent("adventure", "AOC-015", "no-adventure")
    if state.destination < 0 and not revealing:
        raise incoherent("destination", "AOC-015", "no-destination")


def _takes_turns(state: AgeOfConanState) -> bool:
    return any(isinstance(frame, Course) and frame.now == TURN for frame in state.stack)


def _check_bids(state: AgeOfConanState) -> None:
    """Bids are face down while players make them, and face up until they are settled."""
    bidding = _has(state, Bid)
    if bidding != (state.bids_open == FACE_DOWN):
        raise incoherent("bids", "AOC-052")
    settling = _has(state, BidTie) or (_has(state, SettleBid) and not bidding)
    if settling != (state.bids_open == FACE_UP) or (settling and min(state.bid_token) < 0):
        raise incoherent("bids", "AOC-053")


def check_contest(state: AgeOfConanState) -> None:
    """See that a contest can be fought where it is."""
    contest = state.contest
    if contest is None:
        return
    name, at = state.province_ids[contest.province], At(state.game, "contest")
    if contest.attacker != state.turn:
        raise at.key("attacker").fault("attacker", "AOC-071", turn=state.turn)
    if contest.defender == contest.attacker:
        raise at.key("defender").fault("defender", "AOC-396")
    if not state.game.battlefield[contest.province]:
        raise at.key("province").fault("no-contest-here", "AOC-396", province=name)
    if any(len(row) > MAX_DICE for row in contest.dice):
        raise at.key("dice").fault("too-many-dice", "AOC-157", most=MAX_DICE)


def _check_stack(state: AgeOfConanState) -> None:
    """Each frame lies on one that starts it, speaks of what exists, and somebody has something to do on the innermost:
    frames that do not fit the table show themselves there."""
    below = ["", *(frame.name() for frame in state.stack)]
    for number, (lower, frame) in enumerate(zip(below, state.stack, strict=False)):
        if frame.lies_on is not None and lower not in frame.lies_on:
            raise incoherent(f"stack[{number}]", frame.rule)
        numbers = [value for value in map(frame.__getattribute__, frame.__struct_fields__) if isinstance(value, int)]
        if any(not NO_TARGET <= value <= _MOST for value in numbers):
            raise incoherent(f"stack[{number}]", frame.rule)
    for under, frame in pairwise(state.stack):
        if isinstance(under, Effects) and isinstance(frame, CardChoice) and frame.seat != under.seat:
            raise incoherent("stack")
    for frame in state.stack:
        frame.check(state)
    if not state.stack:
        return
    top = state.stack[-1]
    if top.go(state):  # it should wait
        raise incoherent("stack")
    state.mover = top.actor(state)
    if state.is_chance():
        playable = state.chance_refusal(state.sample_chance(random.Random(0))) is None
    else:
        playable = all(state.options(seat) for seat in state.active_players())
    if not playable:
        raise incoherent("stack")
