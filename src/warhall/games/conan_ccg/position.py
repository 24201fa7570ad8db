"""A position of the Conan CCG, declared once; `docs/positions.md` shows some.

What is left out of a position is as at the start: a deck left out holds the cards of the list that lie nowhere else,
and a stack left out follows from the phase.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from warhall.games.conan_ccg.cards.cards import EDGE
from warhall.games.conan_ccg.cards.deck_list import Deck
from warhall.games.conan_ccg.cards.vocabulary import DURATIONS
from warhall.games.conan_ccg.components import CONAN, NOBODY, NONE, REGION, Attack
from warhall.games.conan_ccg.fields import Ally, Foe, Item, Lasting, Note, OwnMove
from warhall.games.conan_ccg.notation import HIDDEN, ZONES
from warhall.games.conan_ccg.rules.coherence import check_beginning, check_coherence, draw_cards, foe_cards
from warhall.games.conan_ccg.rules.combat_round import Round
from warhall.games.conan_ccg.rules.foe_draw import FoeDraw
from warhall.games.conan_ccg.rules.frames import FRAMES
from warhall.games.conan_ccg.rules.rest import Rest
from warhall.games.conan_ccg.rules.roles import primary
from warhall.games.conan_ccg.rules.set_up import SetUp
from warhall.games.conan_ccg.rules.statistics import prowess_of
from warhall.games.conan_ccg.rules.triggers import Trigger
from warhall.games.conan_ccg.rules.turn_outline import Turn
from warhall.kernel import InvalidPositionError
from warhall.kernel.action import excerpt
from warhall.kernel.fields import (
    COUNT,
    At,
    Bag,
    Declaration,
    Each,
    Fixed,
    Flag,
    Json,
    Kind,
    Name,
    Number,
    Piece,
    Plain,
    Procedures,
    Reader,
    Row,
    Seat,
    Seats,
    Text,
    Together,
    Writer,
    each_seat,
    object_at,
    read_position,
    scratch,
    suggestion,
    table,
)
from warhall.kernel.frame import Frame
from warhall.kernel.generate import Generated

if TYPE_CHECKING:
    from warhall.games.conan_ccg.game import ConanCCG
    from warhall.games.conan_ccg.state import ConanState
    from warhall.kernel import Game

LARGEST: Final = 10**6  # no turn, round or number of a thing on the table is larger
MOST: Final = 999  # of Prowess, Health, wounds, Damage, copies of a card

# The stack that a phase begins with, where a position does not say it.
BEGINNINGS: Final[dict[str, tuple[Frame, ...]]] = {
    "set-up": (SetUp(),),
    "start": (Turn("begin"),),
    "prepare": (Turn("prepare"),),
    "foe_draw": (Turn("round"), FoeDraw()),
    "survey": (Turn("after"), Round("survey")),
    "foe_move": (Turn("after"), Round("foe_moves")),
    "conan_move": (Turn("after"), Round("down")),
    "reveal": (Turn("after"), Round("flip")),
    "barbarian": (Turn("after"), Round("barbarian")),
    "resolution": (Turn("after"), Round("resolution")),
    "end_of_round": (Turn("after"), Round("end")),
    "end_of_combat": (Turn("cleared"),),
    "rest": (Turn("pass"), Rest()),
}
_BEFORE_COMBAT: Final = ("set-up", "start", "prepare")


# -- kinds of this game ------------------------------------------------------------------------------------------------


class _Card(Text):
    """The name of a card that can lie there: of a Draw Deck, or one of the Foes."""

    def __init__(self, *kinds: str, rule: str, pool: str | None = None) -> None:
        super().__init__((), rule, pool=pool)
        self.kinds = kinds

    def reader(self, game: Game) -> Reader:
        cards: Mapping[str, Any] = _own(game).pool.cards

        def read(given: Json, at: At) -> str:
            card = cards.get(given) if isinstance(given, str) else None
            if card is None:
                fitting = [name for name, card in cards.items() if card.kind in self.kinds]
                raise at.fault("card", given=excerpt(given), suggestion=suggestion(given, fitting))
            if card.kind not in self.kinds:
                raise at.fault("kind", self.rule, card=card.id)
            return str(given)

        return read


_ON_TABLE: Final = {CONAN: "conan", REGION: "region", NONE: None}
_BY_WORD: Final = {word: number for number, word in _ON_TABLE.items()}


class _Thing(Kind):
    """Conan, the Region under him, or anything on the table by its number; null for none of them."""

    def writer(self, _game: Game) -> Writer:
        return lambda number: number if number > 0 else _ON_TABLE[number]

    def reader(self, _game: Game) -> Reader:
        def read(given: Json, at: At) -> int:
            if given is None or (isinstance(given, str) and given in _BY_WORD):
                return _BY_WORD[given]
            if type(given) is not int or not 0 < given < LARGEST:
                raise at.fault("thing", given=excerpt(given))
            return given

        return read


class _List(Kind):
    """A deck list other than that of the game's deck: its Conan and how many of each card. What is left out is empty,
    until it is known whose it is."""

    annotation = "Deck"

    def writer(self, _game: Game) -> Writer:
        return lambda deck: {"conan": deck.conan, "draw": deck.draw, "foes": deck.foes}

    def reader(self, game: Game) -> Reader:
        pool = _own(game).pool
        conan, copies = _Card("conan", rule="CCG-036").reader(game), Number(0, MOST, "CCG-284").reader(game)
        cards = {"draw": DRAWN.reader(game), "foes": FOES.reader(game)}

        def counted(given: Json, at: At, name: str) -> dict[str, int]:
            entries = object_at(given, at, list(given) if isinstance(given, Mapping) else ())
            return {cards[name](card, at): copies(count, at.key(card)) for card, count in entries.items()}

        def read(given: Json, at: At) -> Deck:
            entries = object_at(given, at, ("conan", *cards))
            who = conan(entries["conan"], at.key("conan")) if "conan" in entries else ""
            draw, foes = (counted(entries.get(name, {}), at.key(name), name) for name in cards)
            return Deck(pool, "", who, draw, foes)

        return read


def _own(game: Any) -> ConanCCG:
    """The game, by its own class."""
    own: ConanCCG = game
    return own


# -- who sees what -----------------------------------------------------------------------------------------------------


def sees(mask: int, viewer: int, players: int) -> bool:
    """Whether a viewer is among these seats; what all of them saw everybody knows (CCG-282)."""
    return mask == (1 << players) - 1 if viewer < 0 else bool(mask >> viewer & 1)


def _move_seen(foe: Foe, _seat: int, viewer: int) -> Json:
    """CCG-282: a face-down move is seen by its player, and by whoever was shown it."""
    if foe.down and (viewer < 0 or (foe.owner != viewer and not foe.seen >> viewer & 1)):
        return HIDDEN
    return foe.move


def _hand_seen(state: ConanState, seat: int, viewer: int) -> Json:
    """CCG-282."""
    return state.hand[seat][:] if seat == viewer else len(state.hand[seat])


def _top_seen(state: ConanState, seat: int, viewer: int) -> Json:
    """Whoever looked at these Foes knows them; others know that they were looked at."""
    top = state.foe_top[seat]
    return list(top) if viewer >= 0 and state.foe_top_seen[seat] >> viewer & 1 else len(top)


def _shown_seen(state: ConanState, seat: int, viewer: int) -> Json:
    """A player knows who was shown what; others know what they were shown themselves."""
    return _known_to(state, state.shown[seat], seat, viewer)


def _traced_seen(state: ConanState, seat: int, viewer: int) -> Json:
    return _known_to(state, state.traced[seat], seat, viewer)


def _known_to(state: ConanState, shown: list[tuple[str, int]], seat: int, viewer: int) -> Json:
    players = state.game.players
    if not shown:
        return []
    if seat == viewer:
        return [[card, [other for other in range(players) if mask >> other & 1]] for card, mask in shown]
    who = list(range(players)) if viewer < 0 else [viewer]
    return [[card, who] for card in sorted([card for card, mask in shown if sees(mask, viewer, players)])]


# -- the declaration ---------------------------------------------------------------------------------------------------

DRAWN: Final = _Card("move", "action", "item", "ally", "region", rule="CCG-028", pool="card")
FOES: Final = _Card("foe", rule="CCG-028", pool="foe")
SIDES: Final = ("left", "right")
_OWNED_FOE: Final = Together(Seat("CCG-284", somebody=True), FOES)
_EFFECT: Final = Text(lambda game: game.pool.effects, "CCG-089")
_NUMBER: Final = Number(0, LARGEST - 1, "CCG-107")  # of a thing on the table; 0 while it has none
_AMOUNT: Final = Number(0, MOST, "CCG-107")
_CHANGE: Final = Number(-MOST, MOST)
_DECLINED: Final = Fixed(Number(0, 99), "CCG-078")
_THING: Final = _Thing()

FOE: Final = Declaration(
    uid=table(_NUMBER, 0),
    owner=table(Seat("CCG-284"), NOBODY),
    card=table(FOES, ""),
    zone=scratch("int", 0),  # where it lies
    wounds=table(_AMOUNT, 0, optional=True),
    drained=table(_AMOUNT, 0, optional=True),  # Prowess lost this round (CCG-316)
    gone=table(Flag("CCG-308"), False, optional=True),  # it has left play; its move stays until the round ends
    move=table(DRAWN, "", shown=_move_seen, optional=True),
    down=table(Flag("CCG-282"), False, optional=True),  # the move lies face down
    seen=table(Seats("CCG-282"), 0, optional=True),  # the seats that were shown the face-down move
    # the Prowess this Foe had when the move was placed, and the wounds it took for it: both public (CCG-163); nothing
    # is known of what was paid where a position was set up
    limit=table(Number(0, MOST, "CCG-163", none=True), NONE, optional=True),
    paid=table(Number(0, MOST, "CCG-163", none=True), NONE, optional=True),
    declined=table(_DECLINED, (), optional=True),  # abilities of the move that its owner does not use
    done=table(Flag(), False, optional=True),  # the move is resolved
    side=table(Text(SIDES), "", optional=True),  # the edge named for an unopposed move, and
    at=table(_THING, CONAN, optional=True),  # its target
    # what its card and its move say, as they were last heard
    voice=scratch("Voice | None", None),
    move_voice=scratch("Voice | None", None),
)
OWN_MOVE: Final = Declaration(  # of the Active side: gap 0 is the outer left, gap k lies right of the k-th Foe move
    uid=table(_NUMBER, 0),
    card=table(_Card("move", "action", "item", "ally", "region", rule="CCG-048"), ""),
    zone=table(Name(ZONES, "CCG-132"), 0),
    gap=table(Number(0, 99, "CCG-132"), 0),
    by=table(_THING, CONAN, optional=True),  # Conan, or the Ally who performs it
    declined=table(_DECLINED, (), optional=True),
    done=table(Flag(), False, optional=True),
    back=table(Flag(), False, optional=True),  # it returns to the hand at the end of the round
    voice=scratch("Voice | None", None),
)
ALLY: Final = Declaration(
    uid=table(_NUMBER, 0),
    card=table(_Card("ally", rule="CCG-005"), ""),
    wounds=table(_AMOUNT, 0, optional=True),
    drained=table(_AMOUNT, 0, optional=True),
    voice=scratch("Voice | None", None),
)
ITEM: Final = Declaration(
    uid=table(_NUMBER, 0),
    card=table(_Card("item", rule="CCG-005"), ""),
    voice=scratch("Voice | None", None),
)
NOTE: Final = Declaration(  # one reason why the Damage of an attack is what it is
    card=table(Text(lambda game: game.pool.names), ""),
    n=table(_CHANGE, 0),
)
ATTACK: Final = Declaration(  # one contact, from the attacker's side, or the named edge of an unopposed Foe move
    attacker=table(_THING, CONAN),
    target=table(_THING, CONAN),
    foe=table(_NUMBER, 0),  # the Foe of this contact
    own=table(_THING, NONE, optional=True),  # the move of the Active side there
    edge=table(Text(SIDES), "left"),
    base=table(_CHANGE, 0, optional=True),
    icons=table(_CHANGE, 0, optional=True),  # Damage from unblocked icons
    leak=table(_AMOUNT, 0, optional=True),
    blocked=table(_AMOUNT, 0, optional=True),
    # unblocked symbols by icon; never changed
    hits=table(Plain(dict[str, int], "dict[str, int]", "{}"), {}, optional=True),
    hit=table(Flag(), False, optional=True),
    lanes=table(Plain(str, "str", "{}"), "", optional=True),
    bonus=table(_CHANGE, 0, optional=True),
    prevented=table(_AMOUNT, 0, optional=True),
    dealt=table(_AMOUNT, 0, optional=True),
    notes=table(Fixed(Piece(NOTE, lambda _given: Note(), "Note", fixed=True)), (), optional=True),
)
LASTING: Final = Declaration(  # a verb that goes on working: where it is written, who made it, what it was bound to
    effect=table(_EFFECT, ""),
    part=table(Plain(str, "str", "{}"), "do"),
    at=table(Number(0, 99, "CCG-089"), 0),
    seat=table(Seat("CCG-089", somebody=True), 0),
    source=table(_THING, NONE),
    until=table(Text(DURATIONS, "CCG-089"), ""),
    n=table(_CHANGE, 0, optional=True),
    bound=table(_THING, NONE, optional=True),  # a character or a move that was chosen
    edge=table(Text(SIDES, "CCG-089"), "", optional=True),
    slot=table(Number(0, EDGE, "CCG-089"), 0, optional=True),
)

_ZONES: Final = Each(ZONES, Row(Piece(FOE, lambda _given: Foe(), "Foe")), "CCG-132")
_STACK: Final = Procedures(
    FRAMES,
    {
        "zone": Name(ZONES, "CCG-132"),
        "resolved": Fixed(Name(ZONES, "CCG-132")),
        "source": _THING,
        "pending": Procedures((Trigger,), {"source": _THING}),
    },
)

POSITION: Final = Declaration(
    # the turn
    active=table(Seat("CCG-002"), NOBODY),
    turn=table(Number(0, LARGEST, "CCG-107"), 0),
    round=table(Number(0, LARGEST, "CCG-107"), 0),
    phase=table(Text(tuple(BEGINNINGS), "CCG-109"), "set-up"),
    conan_place=table(Text(("home", "center"), "CCG-111"), "home"),
    retreated=table(Flag("CCG-150"), False),
    draw_change=table(_CHANGE, 0),  # what card effects add to the next Foe Draw
    discounts=table(Row(_EFFECT), []),  # effects that make Major Foes cheaper in this Foe Draw Phase
    revealed=table(Row(_OWNED_FOE), []),
    zones=table(_ZONES, _ZONES.start),
    moves=table(Row(Piece(OWN_MOVE, lambda _given: OwnMove(), "OwnMove")), []),
    allies=table(Row(Piece(ALLY, lambda _given: Ally(), "Ally")), []),
    attacks=table(Row(Piece(ATTACK, lambda _given: Attack(), "Attack")), []),
    lasting=table(Row(Piece(LASTING, lambda _given: Lasting(), "Lasting", fixed=True)), []),
    used=table(Row(Together(_THING, _EFFECT, Text(DURATIONS, "CCG-089"))), []),  # what a limit counts
    next_uid=table(Number(1, LARGEST, "CCG-107"), 1),
    ended=table(Text(("", "renown", "death", "exhaustion", "limit")), ""),
    winners=table(Fixed(Seat(somebody=True)), ()),
    stack=table(_STACK, []),
    # each player's
    prowess=each_seat(_AMOUNT, lambda game, seat: _conan(game, game.decks[seat]).prowess),  # CCG-043
    health=each_seat(_AMOUNT, lambda game, seat: _conan(game, game.decks[seat]).health),
    hand=each_seat(Bag(DRAWN), [], shown=_hand_seen),
    deck=each_seat(Bag(DRAWN), lambda game, seat: list(game.decks[seat].draw_bag), shown=COUNT),
    discard=each_seat(Row(DRAWN), []),
    foe_deck=each_seat(Bag(FOES), lambda game, seat: list(game.decks[seat].foe_bag), shown=COUNT),
    foe_top=each_seat(Fixed(FOES), (), shown=_top_seen),  # cards on top whose order is known, topmost first, to
    foe_top_seen=each_seat(Seats(), 0),  # these seats
    foe_discard=each_seat(Row(FOES), []),
    chronicle=each_seat(Row(_OWNED_FOE), []),
    items=each_seat(Row(Piece(ITEM, lambda _given: Item(), "Item", fixed=True)), []),
    region=each_seat(Together(Seat("CCG-284", somebody=True), _Card("region", rule="CCG-005"), none=True), None),
    shown=each_seat(Row(Together(DRAWN, Seats())), [], shown=_shown_seen),  # hand cards and who was shown them
    # hand cards that others had been shown when one was laid face down: they are in the hand, or lie there (CCG-282)
    traced=each_seat(Row(Together(DRAWN, Seats())), [], shown=_traced_seen, optional=True),
    out=each_seat(Flag("CCG-290"), False),  # eliminated
    lists=each_seat(_List(), lambda game, seat: game.decks[seat], "list", optional=True),
    # what cards in play and lasting effects say, by window and by verb: made anew by `touch`, never changed
    moments=scratch("dict[str, list[Moment]]", {}),
    modifiers=scratch("dict[str, list[Modifier]]", {}),
    # what Conans and Regions say, as they were last heard
    voices=scratch("dict[str, Voice]", {}),
    # what foe_draw found last, until the next action
    _playable=scratch("list[Candidate] | None", None, "None"),
    _asked=scratch("Asked | None", None, "None"),  # the window that was opened last, as long as nothing happens in it
    # what every chapter asks of the game all the time, at hand
    cards=scratch("dict[str, Card]", lambda game: game.pool.cards),
    effects=scratch("dict[str, Effect]", lambda game: game.pool.effects),
    met=scratch("dict[tuple[str, str, str], Clash]", lambda game: game.pool.met),
    seat_orders=scratch("list[list[int]]", lambda game: game.seat_orders),
    seats_after=scratch("list[list[int]]", lambda game: game.seats_after),
    players=scratch("int", lambda game: game.players),
    hurt=scratch("bool", False),  # a Foe or an Ally may be at 0 Health
)
GENERATED: Final = [
    Generated("Foe", FOE),
    Generated("OwnMove", OWN_MOVE),
    Generated("Ally", ALLY),
    Generated("Item", ITEM),
    Generated("Note", NOTE),
    Generated("AttackFields", ATTACK),
    Generated("Lasting", LASTING),
    Generated("ConanFields", POSITION, 'Procedure["ConanCCG"]'),
]
TYPES: Final = (
    "from warhall.games.conan_ccg.cards.cards import Card, Effect",
    "from warhall.games.conan_ccg.cards.deck_list import Deck",
    "from warhall.games.conan_ccg.components import Attack, Owned",
    "from warhall.games.conan_ccg.game import ConanCCG",
    "from warhall.games.conan_ccg.rules.foe_draw import Candidate",
    "from warhall.games.conan_ccg.rules.icons import Clash",
    "from warhall.games.conan_ccg.rules.in_play import Voice",
    "from warhall.games.conan_ccg.rules.windows import Asked",
    "from warhall.games.conan_ccg.state import Modifier, Moment",
)


def _conan(game: ConanCCG, deck: Deck) -> Any:
    return game.pool.cards[deck.conan]


# -- reading -----------------------------------------------------------------------------------------------------------

# what the rules run into where a position tells of things that do not exist
_FAULTS: Final = (LookupError, ArithmeticError, AssertionError, AttributeError, ValueError, TypeError, StopIteration)


def read(state: ConanState, obj: Any) -> ConanState:
    """Set up a fresh state as this JSON says, every invariant checked."""
    state.stack = []
    given, at = read_position(state.game.form, state, obj, "CCG-302"), At(state.game)
    _complete_turn(state, given, at)
    complete_pieces(state, at)
    for seat, side in enumerate(given.get("seats") or [{}] * state.game.players):
        _complete_seat(state, seat, side, at.key("seats").item(seat))
    if "stack" not in given:
        state.stack = [frame.__copy__() for frame in BEGINNINGS[state.phase]]
    try:
        _complete_foes(state)
        check_coherence(state, at)
        if "stack" not in given and not state.ended:
            check_beginning(state, at)
        _wait(state, "stack" in given, at.key("stack"))
    except InvalidPositionError:
        raise
    except _FAULTS as error:
        raise at.key("stack").fault("stack", reason=excerpt(error)) from None
    return state


def _wait(state: ConanState, exactly: bool, at: At) -> None:
    """A stack that was given waits for somebody; the beginning of a phase goes on to where somebody has to act."""
    state.alarm = state.active != NOBODY or bool(state.ended)
    before = [frame.__copy__() for frame in state.stack]
    state.run()
    if exactly and (state.stack != before or not (before or state.ended)):
        raise at.fault("nobody-waits", "CCG-109", known=", ".join(BEGINNINGS))
    if state.mover >= 0 and not state.options(state.mover):
        raise at.fault("stack", state.stack[-1].rule, reason=state.stack[-1].name())
    state.log = []  # what followed by itself belongs to no action


def _complete_turn(state: ConanState, given: Mapping[str, Json], at: At) -> None:
    """A table with Foes is one in the Survey Phase, one with an Active player or an Ally in the Prepare Step, and where
    a phase is named the first seat is Conan unless another is."""
    if "stack" in given or state.ended:
        before = state.phase == "set-up" and all(isinstance(frame, SetUp) for frame in state.stack)
        if state.active == NOBODY and not before:
            raise at.key("active").fault("no-turn", "CCG-002")
        return
    if "phase" not in given:
        begun = state.active != NOBODY or bool(state.allies)
        state.phase = "survey" if state.any_foe() else "prepare" if begun else "set-up"
    if state.phase == "set-up":
        return
    if "active" not in given:
        state.active = next((seat for seat, out in enumerate(state.out) if not out), 0)
    elif state.active == NOBODY:
        raise at.key("active").fault("no-turn", "CCG-002")
    if "turn" not in given:
        state.turn = int(state.phase != "start")
    if state.phase not in _BEFORE_COMBAT:
        state.round = state.round if "round" in given else int(state.phase != "foe_draw")
        state.conan_place = state.conan_place if "conan_place" in given else "center"


def complete_pieces(state: ConanState, at: At) -> None:
    """Every Foe knows its zone and its owner, and everything on the table has a number of its own."""
    numbers: set[int] = set()
    things = list(_things(state, at))
    for thing, place in things:
        if thing.uid in numbers:
            raise place.key("uid").fault("number-twice", given=thing.uid)
        if thing.uid:
            numbers.add(thing.uid)
    state.next_uid = max(state.next_uid, max(numbers, default=0) + 1)
    for thing, _ in things:
        if not thing.uid:
            thing.uid = state.new_uid()
    for zone, line in enumerate(state.zones):
        for foe in line:
            foe.zone = zone
            if foe.owner == NOBODY and state.active != NOBODY:  # one that is gone still has its move
                foe.owner = primary(state)


def _things(state: ConanState, at: At) -> Iterator[tuple[Foe | OwnMove | Ally | Item, At]]:
    """Everything with a number, and where it lies. Nothing is without a card."""
    rows: list[tuple[Any, At]] = [(state.moves, at.key("moves")), (state.allies, at.key("allies"))]
    rows += [(line, at.key("zones").key(name)) for name, line in zip(ZONES, state.zones, strict=True)]
    rows += [(items, at.key("seats").item(seat).key("items")) for seat, items in enumerate(state.items)]
    for row, place in rows:
        for number, thing in enumerate(row):
            if not thing.card:
                raise place.item(number).key("card").fault("no-card", "CCG-284")
            yield thing, place.item(number)


def _complete_seat(state: ConanState, seat: int, side: Mapping[str, Json], at: At) -> None:
    """The list of a seat, its Conan's figures, and the decks that were left out. Cards beyond the list of the game are
    allowed where no list is given: then what lies on the table is the list."""
    mine, deck = state.game.decks[seat], state.lists[seat]
    said = set(side.get("list", ()))  # a list may well be empty
    if "list" in side:
        draw, foes = deck.draw if "draw" in said else mine.draw, deck.foes if "foes" in said else mine.foes
        deck = Deck(state.game.pool, mine.id, deck.conan or mine.conan, draw, foes, mine.title)
    conan = _conan(state.game, deck)
    if "prowess" not in side:
        state.prowess[seat] = conan.prowess
    if "health" not in side:
        state.health[seat] = conan.health
    for key, pile, lying, listed in (
        ("deck", state.deck, draw_cards, deck.draw),
        ("foe_deck", state.foe_deck, foe_cards, deck.foes),
    ):
        if key not in side:
            pile[seat] = []
            rest = Counter(listed) - lying(state, seat)
            pile[seat] = [] if state.out[seat] else sorted(rest.elements())
    draw, foes = draw_cards(state, seat), foe_cards(state, seat)
    if not state.out[seat] and (draw != Counter(deck.draw) or foes != Counter(deck.foes)):
        if {"draw", "foes"} & said:
            raise at.key("list").fault("cards", "CCG-284", cards=_difference(deck, draw, foes))
        deck = Deck(state.game.pool, deck.id, deck.conan, draw, foes, deck.title)
    state.lists[seat] = mine if deck.same_cards(mine) else deck


def _difference(deck: Deck, draw: Counter[str], foes: Counter[str]) -> str:
    """The cards that are missing or too many, by name."""
    listed, lying = Counter(deck.draw) + Counter(deck.foes), draw + foes
    return ", ".join(sorted((listed - lying) | (lying - listed)))


def _complete_foes(state: ConanState) -> None:
    """CCG-282: where a position does not say with what Prowess a move was played it is what all can see now, whatever
    the move costs."""
    state.touch()
    for foe in state.foes():
        if foe.move and foe.limit == NONE:
            foe.limit = prowess_of(state, foe)
