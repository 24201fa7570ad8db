"""A position as JSON, for a viewer or whole, and back with every invariant checked (fields: `docs/age-of-conan.md`).

This is the one place that hides: a list that a viewer may not see is given by its length, a single thing by "hidden".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import msgspec

from warhall.games.age_of_conan.cards.vocabulary import (
    BATTLE,
    CAMPAIGN,
    CATEGORIES,
    CONTESTS,
    SIDES,
    SYMBOLS,
)
from warhall.games.age_of_conan.components import BID_VALUES, FACES, FATE_FACES, KINGDOMS, MARKER_NAMES, NOBODY
from warhall.games.age_of_conan.notation import CATALOGUE
from warhall.games.age_of_conan.rules.artifacts import Stake
from warhall.games.age_of_conan.rules.coherence import broken_limits, check_coherence
from warhall.games.age_of_conan.rules.contest import DECIDED, REVEALED, Contest
from warhall.games.age_of_conan.rules.frames import BY_NAME, CONTEST_KINDS
from warhall.kernel import Frame, InvalidPositionError
from warhall.kernel.action import excerpt

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

EVERYTHING: Final = -2  # the viewer who sees the whole position; -1 is a spectator
HIDDEN: Final = "hidden"
MOST: Final = 27  # no number in a frame is larger

Json = dict[str, Any]


def to_json(state: AgeOfConanState) -> Json:
    """The whole position, hidden things included."""
    return describe(state, EVERYTHING)


# -- writing -----------------------------------------------------------------------------------------------------------


def describe(state: AgeOfConanState, viewer: int) -> Json:
    """The position as this viewer sees it."""
    game = state.game
    known = game.components
    names = game.province_ids
    whole = viewer == EVERYTHING
    return {
        "game": game.id,
        "kingdoms": [KINGDOMS[kingdom] for kingdom in game.kingdoms],
        "age": state.age,
        "turn": _seat(state.turn),
        "first_player": _seat(state.first_player),
        "conan_player": _seat(state.conan_player),
        "extra_die": state.extra_die,
        "conan": names[state.conan],
        "destination": names[state.destination] if state.destination >= 0 else None,
        "adventure": known.adventures[state.adventure].id if state.adventure >= 0 else None,
        "adventures_left": state.adventures_left,
        "adventures": [known.adventures[at].id for at in state.adventures] if whole else len(state.adventures),
        "adventure_top": _adventure_top(state, viewer),
        "objectives": [known.objectives[at].id for at in state.objectives],
        "objective_deck": (
            [known.objectives[at].id for at in state.objective_deck] if whole else len(state.objective_deck)
        ),
        "track": [known.tokens[at].id for at in state.track],
        "bag": [known.tokens[at].id for at in state.bag] if whole else len(state.bag),
        "out": [known.tokens[at].id for at in state.out_pile],
        "pool": [name for name, count in zip(FATE_FACES, state.pool, strict=True) for _ in range(count)],
        "provinces": _provinces(state),
        "seats": [_seat_json(state, seat, viewer) for seat in range(game.players)],
        "strategy_deck": ([known.strategy[at].id for at in state.strategy_deck] if whole else len(state.strategy_deck)),
        "strategy_discard": [known.strategy[at].id for at in state.strategy_discard],
        "artifacts": [_seat(holder) for holder in state.artifacts],
        "bonus_card": _seat(state.bonus_card),
        "bids_open": state.bids_open,
        "bid_replaced": known.strategy[state.bid_replaced].id if state.bid_replaced >= 0 else None,
        "crowned": _seat(state.crowned),
        "eliminated": _seat(state.eliminated),
        "crown_category": CATEGORIES[state.crown_category] if state.crown_category >= 0 else None,
        "contest": None if state.contest is None else _contest_json(state, state.contest, viewer),
        "last_dice": [[FACES[face] for face in row] for row in state.last_dice],
        "stack": [_frame_json(frame, viewer) for frame in state.stack],
    }


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def _adventure_top(state: AgeOfConanState, viewer: int) -> list[list[Any]]:
    """Cards whose place is known to some: the seats who know it, and the card for them."""
    found = []
    for card, mask in zip(state.adventure_top, state.adventure_known, strict=True):
        seen = viewer == EVERYTHING or (viewer >= 0 and mask >> viewer & 1)
        found.append([mask, state.game.components.adventures[card].id if seen else HIDDEN])
    return found


def _provinces(state: AgeOfConanState) -> Json:
    """Provinces with anything in them: owner and marker, army, campaign icon, raiders, emissaries by seat."""
    game = state.game
    size, players = game.components.size, game.players
    found: Json = {}
    for at, name in enumerate(game.province_ids):
        entry: Json = {}
        if state.marker[at]:
            entry["owner"] = state.owner[at]
            entry["marker"] = MARKER_NAMES[state.marker[at]]
        if state.armies[at]:
            entry["army"] = [state.army_owner[at], state.armies[at]]
            if state.steps[at] >= 0:
                entry["icon"] = state.steps[at] + 1
        if state.raiders[at]:
            entry["raiders"] = state.raiders[at]
        emissaries = [state.emissaries[seat * size + at] for seat in range(players)]
        if any(emissaries):
            entry["emissaries"] = emissaries
        if entry:
            found[name] = entry
    return found


def _seat_json(state: AgeOfConanState, seat: int, viewer: int) -> Json:
    known = state.game.components
    mine = viewer in (seat, EVERYTHING)
    whole = viewer == EVERYTHING
    cards, strategy = known.cards, known.strategy
    deck, hand = state.kingdom_deck[seat], state.kingdom_hand[seat]
    tokens = state.bid_tokens[seat]
    return {
        "gold": state.gold[seat],
        "sorcery": state.sorcery[seat],
        "points": state.points[seat],
        "crom": state.crom[seat],
        "bid_tokens": [value for at, value in enumerate(BID_VALUES) if tokens >> at & 1],
        "tokens": _tokens(state, seat, mine),
        "kingdom_hand": [cards[at].id for at in hand] if mine else len(hand),
        "strategy_hand": (
            [strategy[at].id for at in state.strategy_hand[seat]] if mine else len(state.strategy_hand[seat])
        ),
        "table": [[cards[entry // 2].id, not entry & 1] for entry in state.table[seat]],
        "kingdom_deck": [cards[at].id for at in deck] if whole else len(deck),
        "kingdom_discard": [cards[at].id for at in state.kingdom_discard[seat]],
        "deck_top": [cards[at].id for at in state.deck_top[seat]] if mine else len(state.deck_top[seat]),
        "bid": _bid(state, seat, mine),
        "bid_bonus": state.bid_bonus[seat],
        "stake": _stake(state, seat, mine),
    }


def _tokens(state: AgeOfConanState, seat: int, mine: bool) -> list[str] | int:
    """AOC-299: the number is public. AOC-366, AOC-389: a named category is shown, and everything at the end."""
    types = state.game.components.tokens
    held = state.tokens[seat]
    if mine or not state.stack:
        return [types[at].id for at in held]
    if state.crown_category < 0:
        return len(held)
    shown = [types[at].id for at in held if types[at].category == state.crown_category]
    return shown + [HIDDEN] * (len(held) - len(shown))  # together: their places among the others would tell of them


def _bid(state: AgeOfConanState, seat: int, mine: bool) -> list[Any] | str | None:
    if state.bid_token[seat] < 0:
        return None
    if state.bids_open == 1 and not mine:
        return HIDDEN
    card = state.bid_card[seat]
    return [BID_VALUES[state.bid_token[seat]], state.game.components.strategy[card].id if card >= 0 else None]


def _stake(state: AgeOfConanState, seat: int, mine: bool) -> Json | None:
    """A selection for the artifacts; while players choose, others see only whether it is made."""
    done = bool(state.stake_done[seat])
    if not mine and state.stack and isinstance(state.stack[-1], Stake):
        return {"done": done}
    category = state.stake_category[seat]
    chosen = [state.game.components.tokens[at].id for at in state.stake_tokens[seat]]
    return {"done": done, "category": category, "tokens": chosen}


CONTEST_NUMBERS: Final = (
    "stage",
    "force",
    "ignoring",
    "cancelled",
    "sorcery_used",
    "artifacts_used",
    "ties",
    "winner",
    "prevented",
    "no_crom",
    "free_march",
)
CONTEST_PAIRS: Final = ("extra", "bonus", "counted")


def _contest_json(state: AgeOfConanState, contest: Contest, viewer: int) -> Json:
    found: Json = {
        "kind": CONTESTS[contest.kind],
        "province": state.game.province_ids[contest.province],
        "origin": state.game.province_ids[contest.origin],
        "attacker": contest.attacker,
        "defender": _seat(contest.defender),
        "strategy": [_committed(state, contest, side, viewer) for side in range(len(SIDES))],
        "dice": [list(contest.dice[0]), list(contest.dice[1])],
        "dice_number": [contest.dice_number(state, side) for side in range(len(SIDES))],
    }
    if viewer != EVERYTHING and contest.stage < DECIDED:  # follows from the rest; for those who look
        found["counting"] = [_counting(contest.counted_symbols(state, side)) for side in range(len(SIDES))]
        found["successes"] = [contest.successes(state, side) for side in range(len(SIDES))]
    for name in CONTEST_NUMBERS:
        found[name] = getattr(contest, name)
    for name in CONTEST_PAIRS:
        found[name] = list(getattr(contest, name))
    return found


def _counting(symbols: int) -> list[str]:
    return [name for at, name in enumerate(SYMBOLS) if symbols >> at & 1]


def _committed(state: AgeOfConanState, contest: Contest, side: int, viewer: int) -> str | None:
    """AOC-172: face down until both are revealed."""
    card = contest.strategy[side]
    if card < 0:
        return None
    open_to_all = contest.stage >= REVEALED
    seen = open_to_all or viewer in (contest.seat(side), EVERYTHING)
    return state.game.components.strategy[card].id if seen else HIDDEN


def _frame_json(frame: Frame, viewer: int) -> Json:
    """A frame by its name and fields; what is secret only for its seat (AOC-293)."""
    shown: Json = msgspec.to_builtins(frame)
    if frame.secret and viewer not in (shown["seat"], EVERYTHING):
        shown |= dict.fromkeys(frame.secret, HIDDEN)
    return shown


# -- reading -----------------------------------------------------------------------------------------------------------


def invalid(code: str, field: str, rule: str | None = None, **facts: Any) -> InvalidPositionError:
    return InvalidPositionError(code, field=field, rule=rule, catalogue=CATALOGUE, **facts)


class _Reader:
    """Reads the fields of a JSON object and remembers where it is, for the error."""

    def __init__(self, state: AgeOfConanState) -> None:
        self.state = state
        self.game = state.game
        self.known = state.game.components
        self.where = "position"

    def get(self, obj: Any, name: str) -> Any:
        self.where = name
        if not isinstance(obj, Mapping) or name not in obj:
            raise invalid("position-missing", name)
        return obj[name]

    def number(self, value: Any, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise invalid("position-number", self.where, given=excerpt(value), low=low, high=high)
        return value

    def seat(self, value: Any) -> int:
        return NOBODY if value is None else self.number(value, 0, self.game.players - 1)

    def index(self, table: Mapping[str, int], value: Any) -> int:
        if not isinstance(value, str) or value not in table:
            raise invalid("position-name", self.where, given=excerpt(value))
        return table[value]

    def optional(self, table: Mapping[str, int], value: Any) -> int:
        return NOBODY if value is None else self.index(table, value)

    def bag(self, table: Mapping[str, int], value: Any) -> list[int]:
        """A list whose order says nothing."""
        return sorted(self.row(table, value))

    def row(self, table: Mapping[str, int], value: Any) -> list[int]:
        if not isinstance(value, list):
            raise invalid("position-list", self.where, given=excerpt(value))
        return [self.index(table, name) for name in value]

    def pairs(self, value: Any) -> list[list[Any]]:
        if not isinstance(value, list) or not all(isinstance(row, list) and len(row) == 2 for row in value):
            raise invalid("position-list", self.where, given=excerpt(value))
        return value

    def flag(self, value: Any) -> int:
        if not isinstance(value, bool):
            raise invalid("position-flag", self.where, given=excerpt(value))
        return int(value)


def _table(names: tuple[str, ...] | list[str]) -> dict[str, int]:
    return {name: at for at, name in enumerate(names)}


TOP_FIELDS: Final = frozenset(
    [
        "game",
        "kingdoms",
        "age",
        "turn",
        "first_player",
        "conan_player",
        "extra_die",
        "conan",
        "destination",
        "adventure",
        "adventures_left",
        "adventures",
        "adventure_top",
        "objectives",
        "objective_deck",
        "track",
        "bag",
        "out",
        "pool",
        "provinces",
        "seats",
        "strategy_deck",
        "strategy_discard",
        "artifacts",
        "bonus_card",
        "bids_open",
        "bid_replaced",
        "crowned",
        "eliminated",
        "crown_category",
        "contest",
        "last_dice",
        "stack",
    ]
)


def read_position(state: AgeOfConanState, obj: Mapping[str, Any]) -> AgeOfConanState:
    """Fill a fresh state from JSON. Raises `InvalidPositionError` naming the field or rule at fault."""
    if not isinstance(obj, Mapping):
        raise invalid("position-not-object", "position")
    for name in obj:
        if name not in TOP_FIELDS:
            raise invalid("position-unknown-field", excerpt(name))
    reader = _Reader(state)
    lined_up = [KINGDOMS[kingdom] for kingdom in state.game.kingdoms]
    if reader.get(obj, "game") != state.game.id or reader.get(obj, "kingdoms") != lined_up:
        raise invalid("position-other-game", "kingdoms", "AOC-001", known=", ".join(lined_up))
    _read_course(reader, obj)
    _read_supply(reader, obj)
    _read_map(reader, reader.get(obj, "provinces"))
    _read_seats(reader, reader.get(obj, "seats"))
    contest = reader.get(obj, "contest")
    state.contest = None if contest is None else _read_contest(reader, contest)
    rows = reader.get(obj, "last_dice")
    if not isinstance(rows, list) or len(rows) != 2:
        raise invalid("position-list", "last_dice", given=excerpt(rows))
    state.last_dice = [reader.bag(_table(FACES), row) for row in rows]
    _read_stack(reader, reader.get(obj, "stack"))
    broken = broken_limits(state)
    if broken:
        raise invalid("position-broken", "position", broken[0], broken=broken[0])
    check_coherence(state)
    return state


def _read_course(reader: _Reader, obj: Mapping[str, Any]) -> None:
    state = reader.state
    state.age = reader.number(reader.get(obj, "age"), 1, 3)
    state.turn = reader.seat(reader.get(obj, "turn"))
    state.first_player = reader.seat(reader.get(obj, "first_player"))
    state.conan_player = reader.seat(reader.get(obj, "conan_player"))
    state.extra_die = reader.number(reader.get(obj, "extra_die"), 0, 2)
    state.bonus_card = reader.seat(reader.get(obj, "bonus_card"))
    state.bids_open = reader.number(reader.get(obj, "bids_open"), 0, 2)
    state.bid_replaced = reader.optional(reader.known.strategy_index, reader.get(obj, "bid_replaced"))
    state.crowned = reader.seat(reader.get(obj, "crowned"))
    state.eliminated = reader.seat(reader.get(obj, "eliminated"))
    state.crown_category = reader.optional(_table(CATEGORIES), reader.get(obj, "crown_category"))
    holders = reader.get(obj, "artifacts")
    if not isinstance(holders, list) or len(holders) != 3:
        raise invalid("position-list", "artifacts", given=excerpt(holders))
    state.artifacts = [reader.seat(holder) for holder in holders]


def _read_supply(reader: _Reader, obj: Mapping[str, Any]) -> None:
    state, known = reader.state, reader.known
    state.conan = reader.index(known.province_index, reader.get(obj, "conan"))
    state.destination = reader.optional(known.province_index, reader.get(obj, "destination"))
    state.adventure = reader.optional(known.adventure_index, reader.get(obj, "adventure"))
    state.adventures_left = reader.number(reader.get(obj, "adventures_left"), 0, 4)
    state.adventures = reader.bag(known.adventure_index, reader.get(obj, "adventures"))
    state.adventure_top = []
    state.adventure_known = []
    for mask, name in reader.pairs(reader.get(obj, "adventure_top")):
        state.adventure_known.append(reader.number(mask, 0, 15))
        state.adventure_top.append(reader.index(known.adventure_index, name))
    if not set(state.adventure_top) <= set(state.adventures):
        raise invalid("position-name", "adventure_top", given=excerpt(obj["adventure_top"]))
    state.objectives = reader.bag(known.objective_index, reader.get(obj, "objectives"))
    state.objective_deck = reader.bag(known.objective_index, reader.get(obj, "objective_deck"))
    state.track = reader.row(known.token_index, reader.get(obj, "track"))
    state.bag = reader.bag(known.token_index, reader.get(obj, "bag"))
    state.out_pile = reader.bag(known.token_index, reader.get(obj, "out"))
    faces = reader.bag(_table(FATE_FACES), reader.get(obj, "pool"))
    if len(faces) > 7:
        raise invalid("position-pool", "pool", "AOC-083", given=len(faces))
    state.pool = [faces.count(face) for face in range(len(FATE_FACES))]
    state.strategy_deck = reader.bag(known.strategy_index, reader.get(obj, "strategy_deck"))
    state.strategy_discard = reader.bag(known.strategy_index, reader.get(obj, "strategy_discard"))


def _read_map(reader: _Reader, provinces: Any) -> None:
    state, known = reader.state, reader.known
    size = known.size
    if not isinstance(provinces, Mapping):
        raise invalid("position-list", "provinces", given=excerpt(provinces))
    for name, entry in provinces.items():
        reader.where = f"provinces.{excerpt(name)}"
        at = reader.index(known.province_index, name)
        if not isinstance(entry, Mapping) or set(entry) - {"owner", "marker", "army", "icon", "raiders", "emissaries"}:
            raise invalid("position-list", reader.where, given=excerpt(entry))
        if "marker" in entry:
            state.marker[at] = reader.index(_table(MARKER_NAMES), entry["marker"])
            state.owner[at] = reader.number(entry.get("owner"), 0, reader.game.players - 1)
        army = entry.get("army", [NOBODY, 0])
        if not isinstance(army, list) or len(army) != 2:
            raise invalid("position-list", reader.where, given=excerpt(army))
        state.army_owner[at] = reader.number(army[0], NOBODY, reader.game.players - 1)
        state.armies[at] = reader.number(army[1], 0, 18)
        icons = len(known.provinces[at].track)
        state.steps[at] = reader.number(entry["icon"], 1, icons) - 1 if "icon" in entry else -1
        state.raiders[at] = reader.number(entry.get("raiders", 0), 0, 99)
        emissaries = entry.get("emissaries", [0] * reader.game.players)
        if not isinstance(emissaries, list) or len(emissaries) != reader.game.players:
            raise invalid("position-list", reader.where, given=excerpt(emissaries))
        for seat, number in enumerate(emissaries):
            state.emissaries[seat * size + at] = reader.number(number, 0, 6)


def _read_seats(reader: _Reader, seats: Any) -> None:
    if not isinstance(seats, list) or len(seats) != reader.game.players:
        raise invalid("position-list", "seats", given=excerpt(seats))
    for seat, entry in enumerate(seats):
        _read_seat(reader, seat, entry)


def _read_seat(reader: _Reader, seat: int, entry: Any) -> None:
    state, known = reader.state, reader.known
    for name in ("gold", "sorcery", "points", "crom"):
        getattr(state, name)[seat] = reader.number(reader.get(entry, name), 0, 9999)
    values = reader.get(entry, "bid_tokens")
    if not isinstance(values, list) or any(value not in BID_VALUES for value in values):
        raise invalid("position-list", "bid_tokens", "AOC-005", given=excerpt(values))
    state.bid_tokens[seat] = sum(1 << at for at, value in enumerate(BID_VALUES) if value in values)
    state.tokens[seat] = reader.bag(known.token_index, reader.get(entry, "tokens"))
    state.kingdom_hand[seat] = reader.bag(known.card_index, reader.get(entry, "kingdom_hand"))
    state.strategy_hand[seat] = reader.bag(known.strategy_index, reader.get(entry, "strategy_hand"))
    state.kingdom_deck[seat] = reader.bag(known.card_index, reader.get(entry, "kingdom_deck"))
    state.kingdom_discard[seat] = reader.bag(known.card_index, reader.get(entry, "kingdom_discard"))
    state.deck_top[seat] = reader.row(known.card_index, reader.get(entry, "deck_top"))
    state.table[seat] = []
    for name, ready in reader.pairs(reader.get(entry, "table")):
        state.table[seat].append(reader.index(known.card_index, name) * 2 + 1 - reader.flag(ready))
    state.table[seat].sort()
    bid = reader.get(entry, "bid")
    if bid is not None:
        if not isinstance(bid, list) or len(bid) != 2 or bid[0] not in BID_VALUES:
            raise invalid("position-list", "bid", "AOC-051", given=excerpt(bid))
        state.bid_token[seat] = BID_VALUES.index(bid[0])
        state.bid_card[seat] = reader.optional(known.strategy_index, bid[1])
        if state.bids_open == 1 and bid[1] is not None and state.bid_card[seat] not in state.strategy_hand[seat]:
            raise invalid("position-name", "bid", "AOC-050", given=excerpt(bid[1]))
    state.bid_bonus[seat] = reader.number(reader.get(entry, "bid_bonus"), 0, 99)
    stake = reader.get(entry, "stake")
    state.stake_done[seat] = reader.flag(reader.get(stake, "done"))
    state.stake_category[seat] = reader.number(reader.get(stake, "category"), -2, 2)
    state.stake_tokens[seat] = reader.row(known.token_index, reader.get(stake, "tokens"))
    _check_stake(reader, seat)


def _check_stake(reader: _Reader, seat: int) -> None:
    """AOC-327: own tokens of one category."""
    state = reader.state
    left = state.tokens[seat].copy()
    for token in state.stake_tokens[seat]:
        if token not in left or reader.known.tokens[token].category != state.stake_category[seat]:
            raise invalid("position-name", "stake", "AOC-327", given=reader.known.tokens[token].id)
        left.remove(token)


def _read_contest(reader: _Reader, entry: Any) -> Contest:
    known, players = reader.known, reader.game.players
    kind = CONTEST_KINDS[reader.index(_table(CONTESTS), reader.get(entry, "kind"))]
    province = reader.index(known.province_index, reader.get(entry, "province"))
    attacker = reader.number(reader.get(entry, "attacker"), 0, players - 1)
    contest = kind(province, attacker, reader.seat(reader.get(entry, "defender")))
    if contest.defender == attacker or not reader.game.battlefield[province]:
        raise invalid("position-name", "contest.province", "AOC-396", given=reader.game.province_ids[province])
    contest.origin = reader.index(known.province_index, reader.get(entry, "origin"))
    for name in CONTEST_NUMBERS:
        lowest = NOBODY if name in ("stage", "winner") else 0  # they are not known from the beginning
        setattr(contest, name, reader.number(reader.get(entry, name), lowest, 99))
    for name in CONTEST_PAIRS:
        pair = reader.get(entry, name)
        if not isinstance(pair, list) or len(pair) != 2:
            raise invalid("position-list", f"contest.{name}", given=excerpt(pair))
        setattr(contest, name, [reader.number(value, 0, 99) for value in pair])
    strategy, dice = reader.get(entry, "strategy"), reader.get(entry, "dice")
    if not isinstance(strategy, list) or len(strategy) != 2 or not isinstance(dice, list) or len(dice) != 2:
        raise invalid("position-list", "contest", given=excerpt(entry))
    contest.strategy = [reader.optional(known.strategy_index, card) for card in strategy]
    if not all(isinstance(row, list) and len(row) <= 6 for row in dice):
        raise invalid("position-list", "contest.dice", "AOC-157", given=excerpt(dice))
    contest.dice = [[reader.number(die, 0, 31) for die in row] for row in dice]
    if contest.kind in (CAMPAIGN, BATTLE) and reader.state.steps[province] < 0:
        raise invalid("position-name", "contest.province", "AOC-190", given=reader.game.province_ids[province])
    return contest


def _read_stack(reader: _Reader, stack: Any) -> None:
    if not isinstance(stack, list) or len(stack) > 60:
        raise invalid("position-list", "stack", given=excerpt(stack))
    reader.where = "stack"
    reader.state.stack = [_read_frame(reader, entry) for entry in stack]


def _read_frame(reader: _Reader, entry: Any) -> Frame:
    try:
        frame: Frame = msgspec.convert(entry, BY_NAME[entry["frame"]])
    except (msgspec.ValidationError, LookupError, TypeError) as error:
        raise invalid("position-list", "stack", given=excerpt(entry)) from error
    for name in frame.__struct_fields__:
        value = getattr(frame, name)
        if name == "seat":
            reader.number(value, 0, reader.game.players - 1)
        elif name == "side":
            reader.number(value, 0, len(SIDES) - 1)
        elif isinstance(value, int) and not isinstance(value, bool):
            reader.number(value, -2, MOST)
    return frame
