"""A position of Age of Conan, declared once; `docs/positions.md` shows some."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from warhall.games.age_of_conan import secrets
from warhall.games.age_of_conan.cards.vocabulary import CATEGORIES, CONTESTS, SIDES, SYMBOLS, TIMINGS
from warhall.games.age_of_conan.components import (
    BID_VALUES,
    CONANS_START,
    EMISSARIES,
    FACES,
    FATE_DICE,
    FATE_FACES,
    MARKER_NAMES,
    START_EMISSARIES,
    START_GOLD,
    START_SORCERY,
    UNITS,
)
from warhall.games.age_of_conan.rules.adventure import ADVENTURES_PER_AGE
from warhall.games.age_of_conan.rules.age_change import STEPS
from warhall.games.age_of_conan.rules.artifacts import STAKES, UNDECIDED
from warhall.games.age_of_conan.rules.bidding import ALL_TOKENS, BIDS
from warhall.games.age_of_conan.rules.cards import NO_TARGET
from warhall.games.age_of_conan.rules.contest import REROLLED, STAGE_NAMES
from warhall.games.age_of_conan.rules.crowning import LAST_AGE
from warhall.games.age_of_conan.rules.frames import CONTEST_KINDS, FRAMES
from warhall.games.age_of_conan.rules.turn import EXTRA_DIE
from warhall.kernel.action import excerpt
from warhall.kernel.fields import (
    COUNT,
    NOBODY,
    OWNER,
    At,
    Bag,
    Coded,
    Counts,
    Declaration,
    Flag,
    Json,
    Kind,
    Marks,
    Name,
    Number,
    Piece,
    Procedures,
    Reader,
    Row,
    Seat,
    Seats,
    Text,
    Writer,
    each_place,
    each_seat,
    list_at,
    object_at,
    running,
    scratch,
    table,
)
from warhall.kernel.generate import Generated

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan
    from warhall.games.age_of_conan.rules.contest import Contest

# -- the names of the data pack ----------------------------------------------------------------------------------------


def _provinces(game: AgeOfConan) -> Sequence[str]:
    return game.province_ids


def _ids(pile: str) -> Callable[[AgeOfConan], list[str]]:
    """The names of all cards or tokens of a kind."""
    return lambda game: [one.id for one in getattr(game.components, pile)]


_cards, _strategy, _adventures, _objectives, _tokens = map(
    _ids, ("cards", "strategy", "adventures", "objectives", "tokens")
)


def _artifacts(game: AgeOfConan) -> Sequence[str]:
    return _cards(game)[game.components.first_artifact :]


def _all(names: Callable[[AgeOfConan], Sequence[str]]) -> Callable[[AgeOfConan], list[int]]:
    """One of each."""
    return lambda game: list(range(len(names(game))))


PROVINCE: Final = Name(_provinces)
KINGDOM_CARD: Final = Name(_cards, "AOC-339", pool="kingdom")
STRATEGY_CARD: Final = Name(_strategy, "AOC-353", pool="strategy")
ADVENTURE: Final = Name(_adventures, "AOC-282")
OBJECTIVE: Final = Name(_objectives, "AOC-011", pool="objective")
TOKEN: Final = Name(_tokens, "AOC-413", pool="token")

# -- kinds of this game ------------------------------------------------------------------------------------------------


def _word(names: Sequence[str], first: int, rule: str) -> Kind:
    """A word for a number, of which the first does not stand for 0."""
    return Coded(Name(names, rule), lambda number: number + first, lambda value: value - first)


# The icon of a campaign, counted from 1 by people and from 0 by the rules.
_ICON: Final = Coded(Number(1, 99, "AOC-190"), lambda number: number - 1, lambda step: step + 1)

# A contest die: its face, and whether a card has rolled it again ("rerolled hit") or will ("picked axe").
_MARKED: Final = [f"{mark} {face}" for mark in ("rerolled", "picked") for face in FACES]
_DIE: Final = Coded(
    Name([*FACES, *_MARKED], "AOC-160"),
    lambda number: number // len(FACES) * REROLLED + number % len(FACES),
    lambda die: die // REROLLED * len(FACES) + die % REROLLED,
)


class _Target(Seat):
    """The player whom a card points at, or "nobody" for those that need none."""

    def writer(self, _game: Any) -> Writer:
        return lambda seat: "nobody" if seat == NO_TARGET else None if seat < 0 else seat

    def reader(self, game: Any) -> Reader:
        read = super().reader(game)
        return lambda given, at: NO_TARGET if given == "nobody" else read(given, at)


class _BidToken(Kind):
    """A bid token by its value. With `none`, there may be none."""

    def __init__(self, *, none: bool = False) -> None:
        self.none = none

    def writer(self, _game: Any) -> Writer:
        return lambda token: None if token < 0 else BID_VALUES[token]

    def expression(self, _game: Any, value: str, names: dict[str, Any]) -> str:
        names["bid_values"] = list(BID_VALUES)
        return f"(None if {value} < 0 else bid_values[{value}])"

    def reader(self, _game: Any) -> Reader:
        def read(given: Json, at: At) -> int:
            if given is None and self.none:
                return NOBODY
            if isinstance(given, bool) or given not in BID_VALUES:
                raise at.fault("bid-token", "AOC-005", given=excerpt(given), known=", ".join(map(str, BID_VALUES)))
            return BID_VALUES.index(given)

        return read


class _Amounts(Kind):
    """How many pieces in which provinces: `{"koth": 1}`."""

    annotation = "list[int]"
    copied = "{}.copy()"

    def __init__(self, most: int, rule: str) -> None:
        self.each = Number(0, most, rule)

    def expression(self, game: Any, value: str, names: dict[str, Any]) -> str:
        one, amount = running(names), running(names)
        name = PROVINCE.expression(game, one, names)
        return f"{{{name}: {amount} for {one}, {amount} in enumerate({value}) if {amount}}}"

    def reader(self, game: Any) -> Reader:
        read, index = self.each.reader(game), game.components.province_index

        def amounts(given: Json, at: At) -> list[int]:
            found = [0] * len(index)
            for name, amount in object_at(given, at, game.province_ids).items():
                found[index[name]] = read(amount, at.key(name))
            return found

        return amounts


class _Holders(Kind):
    """Who holds which artifact: `{"sword_of_atlantis": 0}`."""

    annotation = "list[int]"
    copied = "{}.copy()"

    def expression(self, game: Any, value: str, names: dict[str, Any]) -> str:
        one = running(names)
        name, holder = Name(_artifacts).expression(game, one, names), Seat().expression(game, f"{value}[{one}]", names)
        return f"{{{name}: {holder} for {one} in range(len({value}))}}"

    def reader(self, game: Any) -> Reader:
        names, read = _artifacts(game), Seat("AOC-019").reader(game)

        def holders(given: Json, at: At) -> list[int]:
            entries = object_at(given, at, names, "AOC-019")
            return [read(entries.get(name), at.key(name)) for name in names]

        return holders


class _TableCards(Kind):
    """Cards on the table, each with whether it is ready: `["archers", true]`. To the rules a card is twice its number,
    and one more if it is used."""

    annotation = "list[int]"
    copied = "{}.copy()"

    def expression(self, game: Any, value: str, names: dict[str, Any]) -> str:
        one = running(names)
        return f"[[{KINGDOM_CARD.expression(game, f'{one} // 2', names)}, not {one} & 1] for {one} in {value}]"

    def reader(self, game: Any) -> Reader:
        card, ready = KINGDOM_CARD.reader(game), Flag("AOC-346").reader(game)

        def read(given: Json, at: At) -> list[int]:
            found = []
            for number, entry in enumerate(list_at(given, at, "AOC-345")):
                here = at.item(number)
                name, is_ready = list_at(entry, here, "AOC-345", length=2)
                found.append(2 * card(name, here.item(0)) + (not ready(is_ready, here.item(1))))
            return sorted(found)

        return read


# -- a contest ---------------------------------------------------------------------------------------------------------

BY_SIDE: Final = Marks(Name(SIDES))  # a bit for each side


def empty_contest(given: Mapping[str, Json]) -> Contest:
    """A contest of the kind that is given."""
    kind = given.get("kind")
    return CONTEST_KINDS[CONTESTS.index(kind) if kind in CONTESTS else 0](0, 0, NOBODY)


CONTEST: Final = Declaration(  # what has two values is for attacker and defender
    kind=table(Name(CONTESTS, "AOC-151"), 0),
    province=table(PROVINCE, 0),
    attacker=table(Seat("AOC-071", somebody=True), 0),
    defender=table(Seat(), NOBODY),  # nobody: the neutral province itself
    origin=table(PROVINCE, 0),  # where the attacking army came from
    force=table(Number(0, UNITS, "AOC-406"), 0),  # attacking units that do not stand there yet (siege and battle)
    sorcery_used=table(BY_SIDE, 0),
    stage=table(_word(STAGE_NAMES, -1, "AOC-188"), -1),
    strategy=table(Row(Name(_strategy, "AOC-353", none=True), "AOC-172", length=2), [-1, -1]),
    ignoring=table(BY_SIDE, 0),  # whose strategy card may ignore terrain or area
    extra=table(Row(Number(0, 99), length=2), [0, 0]),  # dice
    bonus=table(Row(Number(0, 99), length=2), [0, 0]),  # successes
    counted=table(Row(Marks(Name(SYMBOLS)), length=2), [0, 0]),  # by cards used
    cancelled=table(BY_SIDE, 0),  # whose strategy card
    dice=table(Row(Bag(_DIE, "AOC-160"), "AOC-160", length=2), [[], []]),
    artifacts_used=table(Marks(Name(_artifacts)), 0),
    ties=table(BY_SIDE, 0),  # who wins them by a card
    winner=table(Name(SIDES, none=True), NOBODY),
    prevented=table(BY_SIDE, 0),  # whose loss
    no_crom=table(BY_SIDE, 0),  # whose retreat is covered
    free_march=table(Flag(), False),
)

# -- the table ---------------------------------------------------------------------------------------------------------


def _start_emissaries(game: AgeOfConan, seat: int) -> list[int]:
    """AOC-009."""
    return [START_EMISSARIES if at == game.homes[seat] else 0 for at in range(game.components.size)]


AMOUNT: Final = Number(0, 9999)
POSITION: Final = Declaration(
    ("provinces", _provinces),
    # the course of the game
    age=table(Number(1, LAST_AGE, "AOC-042"), 1),
    turn=table(Seat("AOC-071"), NOBODY),
    first_player=table(Seat("AOC-078"), NOBODY),
    conan_player=table(Seat("AOC-059"), NOBODY),
    extra_die=table(Name(EXTRA_DIE, "AOC-424"), 0),
    used_now=table(Bag(Name(_cards, "AOC-347")), []),  # table cards that were used in this turn
    # the common supply. A deck is a bag: a card has no place in it until it is drawn, except those on top whose order
    # somebody has seen
    conan=table(PROVINCE, lambda game: game.components.province_index[CONANS_START]),
    destination=table(Name(_provinces, none=True), NOBODY),
    adventure=table(Name(_adventures, "AOC-282", none=True), NOBODY),
    adventures_left=table(Number(0, ADVENTURES_PER_AGE, "AOC-014"), ADVENTURES_PER_AGE),  # face down in this age
    adventures=table(Bag(ADVENTURE), _all(_adventures), shown=COUNT),  # never seen by all
    adventure_top=table(Row(ADVENTURE), [], shown=secrets.top_adventures),  # the next first
    adventure_known=table(Row(Seats()), []),  # the seats who have seen them
    objectives=table(Bag(OBJECTIVE), []),
    objective_deck=table(Bag(OBJECTIVE), _all(_objectives), shown=COUNT),
    track=table(Row(TOKEN), []),
    bag=table(Bag(TOKEN), lambda game: game.components.all_tokens.copy(), shown=COUNT),
    out_pile=table(Bag(TOKEN), [], "out"),
    pool=table(Counts(FATE_FACES, "AOC-083", most=FATE_DICE), [0] * len(FATE_FACES)),
    strategy_deck=table(Bag(STRATEGY_CARD), _all(_strategy), shown=COUNT),
    strategy_discard=table(Bag(STRATEGY_CARD), []),
    artifacts=table(_Holders(), [NOBODY] * 3),
    bonus_card=table(Seat("AOC-019"), NOBODY),
    # bids, crowning, contests
    bids_open=table(Name(BIDS, "AOC-052"), 0, "bids"),
    bid_replaced=table(Name(_strategy, "AOC-068", none=True), NOBODY),
    crowned=table(Seat("AOC-367"), NOBODY),
    eliminated=table(Seat("AOC-369"), NOBODY),
    crown_category=table(Name(CATEGORIES, "AOC-366", none=True), NOBODY),
    contest=table(Piece(CONTEST, empty_contest, "Contest", none=True), None, shown=secrets.contest_shown),
    last_dice=table(Row(Bag(Name(FACES, "AOC-155")), length=2), [[], []]),  # of the last contest roll, for all to see
    stack=table(
        Procedures(
            FRAMES,
            {
                "seat": Seat(somebody=True),
                "target": _Target(),
                "side": Name(SIDES),
                "timing": Name(TIMINGS),
                "stage": _word(STEPS, 1, "AOC-302"),
                "card": Text(KINGDOM_CARD.names, "AOC-339"),
                "token": Text(TOKEN.names, "AOC-287"),
            },
        ),
        [],
    ),
    # the players
    gold=each_seat(AMOUNT, START_GOLD),
    sorcery=each_seat(AMOUNT, lambda game, seat: START_SORCERY[game.kingdoms[seat]]),
    points=each_seat(AMOUNT, 0),
    crom=each_seat(AMOUNT, 0),
    emissaries=each_seat(_Amounts(EMISSARIES, "AOC-407"), _start_emissaries),
    bid_tokens=each_seat(Marks(_BidToken(), "AOC-005"), ALL_TOKENS),  # those that may be bid
    tokens=each_seat(Bag(TOKEN), [], shown=secrets.held_tokens),
    # what all have seen of these, which are never given away: kept from the track (AOC-286), or staked (AOC-328)
    known_tokens=each_seat(Bag(Name(_tokens, "AOC-299")), []),
    kingdom_hand=each_seat(Bag(KINGDOM_CARD), [], shown=OWNER),
    strategy_hand=each_seat(Bag(STRATEGY_CARD), [], shown=OWNER),
    table=each_seat(_TableCards(), []),
    kingdom_deck=each_seat(
        Bag(KINGDOM_CARD), lambda game, seat: game.components.kingdom_cards[game.kingdoms[seat]].copy(), shown=COUNT
    ),
    kingdom_discard=each_seat(Bag(KINGDOM_CARD), []),
    deck_top=each_seat(Row(KINGDOM_CARD), [], shown=OWNER),  # the next first
    bid_token=each_seat(_BidToken(none=True), NOBODY, "bid", shown=secrets.bid),
    bid_card=each_seat(Name(_strategy, "AOC-050", none=True), NOBODY, shown=secrets.bid_card),
    bid_bonus=each_seat(Number(0, 99), 0),
    stake_category=each_seat(_word(STAKES, UNDECIDED, "AOC-327"), UNDECIDED, "stake", shown=secrets.stake),
    stake_tokens=each_seat(Row(Name(_tokens, "AOC-327")), [], shown=secrets.stake_tokens),
    # the map
    owner=each_place(  # the seat to which a province is friendly, its home included
        Seat("AOC-035"), lambda game, at: game.homes.index(at) if at in game.homes else NOBODY
    ),
    marker=each_place(Name(MARKER_NAMES, "AOC-035"), 0),
    army_owner=each_place(Seat("AOC-039"), NOBODY, "army"),
    armies=each_place(Number(0, UNITS, "AOC-406"), 0, "units"),
    steps=each_place(_ICON, -1, "icon"),  # of a campaigning army
    raiders=each_place(Number(0, 99, "AOC-409"), 0),
    # what every chapter asks of the game all the time, at hand
    components=scratch("Components", lambda game: game.components),
    notation=scratch("Notation", lambda game: game.notation),
    province_ids=scratch("tuple[str, ...]", lambda game: game.province_ids),
    players=scratch("int", lambda game: game.players),
)
GENERATED: Final = [
    Generated("AgeOfConanFields", POSITION, 'Procedure["AgeOfConan"]'),
    Generated("ContestFields", CONTEST),
]
TYPES: Final = (
    "from warhall.games.age_of_conan.components import Components",
    "from warhall.games.age_of_conan.game import AgeOfConan",
    "from warhall.games.age_of_conan.notation import Notation",
    "from warhall.games.age_of_conan.rules.contest import Contest",
)
