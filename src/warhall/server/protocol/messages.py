"""Bodies of requests and answers, and the messages of the socket. `docs/protocol.md` explains them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from warhall.kernel import Outcome
from warhall.kernel.decks import CardFacts, CardFilter, CardList, DeckPart
from warhall.server.protocol.errors import ErrorBody
from warhall.server.protocol.moments import ClockFace, ClockRule

ShortText = Annotated[str, msgspec.Meta(max_length=200)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]


# -- games -----------------------------------------------------------------------------------------------------------


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    kind: str
    default: Any
    low: int | None
    high: int | None
    choices: list[str]
    between: str  # of a text for each seat; what stands between them
    offers: dict[str, str]  # such texts, with their names
    own: str  # how a person writes another one; empty if only these will do
    rule: str | None
    text: str


class BotInfo(msgspec.Struct, frozen=True):
    """An opponent: what to call it in a request, how people call it, its temper, and the address of its portrait.
    They come from the weakest to the strongest."""

    name: str
    title: str
    text: str
    portrait: str | None


class PlayerRange(msgspec.Struct, frozen=True):
    low: int
    high: int | None
    default: int


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    title: str
    rules_version: str
    open_information: bool
    rules: int
    players: PlayerRange
    options: list[OptionInfo]
    bots: list[BotInfo]
    default_bot: str
    decks: str  # the option that takes a deck for each seat; empty if the game has no decks to build


class RuleInfo(msgspec.Struct, frozen=True):
    id: str
    section: str
    title: str
    text: str
    ruling: str
    example: str
    source: str


# -- decks -----------------------------------------------------------------------------------------------------------

Copies = Annotated[int, msgspec.Meta(ge=1, le=99)]
CardName = Annotated[str, msgspec.Meta(max_length=64)]
CardCounts = Annotated[dict[CardName, Copies], msgspec.Meta(max_length=400)]


class DeckData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck under construction: how many copies of each card."""

    cards: CardCounts
    name: ShortText = ""


class DeckText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(max_length=20_000)]


class DeckPrint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: CardCounts
    paper: Literal["a4", "letter"] = "a4"
    backs: bool = False


class KeptDeckData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: ShortText
    name: ShortText
    cards: CardCounts


class KeptDeck(msgspec.Struct, frozen=True):
    """A deck that an account keeps, legal or not."""

    id: str
    game: str
    name: str
    cards: dict[str, int]
    updated: int


class Workshop(msgspec.Struct, frozen=True):
    """Everything that a gallery and a builder of decks show."""

    size: tuple[float, float]  # of a card
    parts: list[DeckPart]
    cards: list[CardFacts]
    filters: list[CardFilter]
    decks: list[CardList]


class FoundCards(msgspec.Struct, frozen=True):
    cards: list[str]


class RivalInfo(msgspec.Struct, frozen=True):
    name: str
    games: int
    share: float
    low: float
    high: float


class SwapInfo(msgspec.Struct, frozen=True):
    """The exchange of one copy that helps most, as far as the games tell: the change of the share of wins."""

    out: str
    into: str
    games: int
    gain: float
    low: float
    high: float


class RatingInfo(msgspec.Struct, frozen=True):
    games: int
    share: float
    low: float
    high: float
    bot: str
    rivals: list[RivalInfo]
    weaknesses: list[str]
    swap: SwapInfo | None
    screened: int
    interrupted: bool


class RatingStep(msgspec.Struct, frozen=True):
    """A line of the answer while a deck is rated; the last one has a rating or an error."""

    done: int
    total: int
    waiting: bool = False
    rating: RatingInfo | None = None
    error: ErrorBody | None = None


# -- tables ----------------------------------------------------------------------------------------------------------


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["open", "person", "bot"]
    bot: ShortText | None = None


class CreateTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: ShortText
    options: dict[str, Any] = {}
    name: ShortText | None = None
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=64)] | None = None
    listed: bool = False
    clock: ClockRule | None = None
    help: bool | None = None
    start: bool = False


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: ShortText | None = None
    seat: SeatNumber | msgspec.UnsetType | None = msgspec.UNSET
    choices: dict[str, str] = {}


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    choices: dict[str, str] = {}


class SetSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["open", "bot"]
    bot: ShortText | None = None


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    fill: ShortText | msgspec.UnsetType | None = msgspec.UNSET


class AddEntropy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    entropy: ShortText


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An empty body."""


class SeatInfo(msgspec.Struct, frozen=True):
    seat: int
    kind: str
    name: str
    bot: str | None
    stand_in: str | None
    connected: bool
    host: bool
    held_for: str | None
    entropy: str | None


class You(msgspec.Struct, frozen=True):
    seat: int | None
    name: str
    host: bool


class TableInfo(msgspec.Struct, frozen=True):
    id: str
    game: str
    title: str
    options: dict[str, Any]
    status: str
    listed: bool
    clock: ClockRule | None
    help: bool
    seats: list[SeatInfo]
    you: You | None
    watchers: int
    v: int
    created: int
    updated: int
    rematch: str | None
    rematch_of: str | None
    commitment: str


class Invitation(msgspec.Struct, frozen=True):
    url: str
    only_here: bool  # whether this address leads nowhere from other computers
    qr: str  # the same address as a picture, in a data: address


class Seated(msgspec.Struct, frozen=True):
    table: TableInfo
    token: str
    seat: int | None


# -- what a seat sees ------------------------------------------------------------------------------------------------


class ToldEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    kind: str
    data: dict[str, Any]
    text: str | None = None


class StepInfo(msgspec.Struct, frozen=True):
    n: int
    seat: int
    action: str | None
    events: list[ToldEvent]


class LogPart(msgspec.Struct, frozen=True, rename={"from_": "from"}):
    from_: int
    steps: list[msgspec.Raw]


class Choice(msgspec.Struct, frozen=True):
    action: str
    label: str


class MenuPart(msgspec.Struct, frozen=True):
    title: str
    choices: list[Choice]


class ChatMessage(msgspec.Struct, frozen=True):
    id: int
    seat: int | None
    name: str
    text: str
    at: int


class Shown(msgspec.Struct, frozen=True):
    """The `d` of a `state`."""

    you: int | None
    n: int | None
    view: dict[str, Any] | None
    active: list[int]
    legal: list[str]
    prompt: str | None
    menu: list[MenuPart]
    pause: int | None
    can_undo: bool
    over: bool
    outcome: Outcome | None
    clock: ClockFace | None
    log: LogPart | None
    details: Any = None
    repeated: bool = False
    table: TableInfo | None = None
    chat: list[ChatMessage] | None = None


class ReplayStep(msgspec.Struct, frozen=True):
    n: int
    seat: int | None
    action: str | None
    events: list[ToldEvent]
    view: dict[str, Any]
    prompt: str
    details: Any = None


class Replay(msgspec.Struct, frozen=True, rename={"from_": "from", "as_": "as"}):
    total: int
    from_: int
    as_: int | str
    steps: list[ReplayStep]


class OddsInfo(msgspec.Struct, frozen=True):
    title: str
    columns: list[str]
    rows: list[list[str | int | float | None]]


class AnalysisInfo(msgspec.Struct, frozen=True):
    """A game after the fact: sentences and tables for people, data for programs."""

    sentences: list[str]
    tables: list[OddsInfo]
    data: dict[str, Any]


class ChancesInfo(msgspec.Struct, frozen=True):
    chances: list[float] | None


class BlockedChoice(msgspec.Struct, frozen=True):
    """A choice that one may look for and that is not possible now: why not, and by which rule."""

    action: str
    label: str
    code: str
    text: str
    rule: str | None


class BlockedChoices(msgspec.Struct, frozen=True):
    choices: list[BlockedChoice]


class Previews(msgspec.Struct, frozen=True):
    """Previews of one's choices, by action: what they would cost and do."""

    choices: dict[str, Any]


class Hint(msgspec.Struct, frozen=True):
    action: str
    label: str
    bot: str
    reason: str  # one sentence; empty where the game has none


class Plan(msgspec.Struct, frozen=True):
    """The answers of a bot in one's place, until something else is asked."""

    actions: list[str]


class ChatPage(msgspec.Struct, frozen=True):
    messages: list[ChatMessage]


# -- accounts --------------------------------------------------------------------------------------------------------


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: ShortText
    password: Annotated[str, msgspec.Meta(max_length=1000)]


class ChangePassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    old: Annotated[str, msgspec.Meta(max_length=1000)]
    new: Annotated[str, msgspec.Meta(max_length=1000)]


class OwnName(msgspec.Struct, frozen=True):
    table: str
    name: str


class OwnWords(msgspec.Struct, frozen=True):
    table: str
    text: str
    at: int


class Export(msgspec.Struct, frozen=True):
    """Everything that is kept about somebody."""

    name: str
    created: int
    signed_in: list[int]
    tables: list[OwnName]
    chat: list[OwnWords]
    decks: list[KeptDeck]


class ReportData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(max_length=1000)]


class HouseInfo(msgspec.Struct, frozen=True):
    announcement: str | None
    read_only: bool


class AccountInfo(msgspec.Struct, frozen=True):
    name: str


class Session(msgspec.Struct, frozen=True):
    account: AccountInfo
    token: str


class Me(msgspec.Struct, frozen=True):
    account: AccountInfo
    tables: list[TableInfo]


class Health(msgspec.Struct, frozen=True):
    status: str
    version: str
    process: str


class Readiness(msgspec.Struct, frozen=True):
    ready: bool
    reasons: list[str]


# -- the socket ------------------------------------------------------------------------------------------------------


class HelloData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    lang: ShortText | None = None
    words: bool = True
    v: Annotated[int, msgspec.Meta(ge=0)] | None = None
    n: Annotated[int, msgspec.Meta(ge=0)] | None = None


class ActData(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    action: Annotated[str, msgspec.Meta(max_length=1000)]
    roll: bool = True


class WhyData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    action: Annotated[str, msgspec.Meta(max_length=1000)]


class ChatData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(max_length=4000)]


class LangData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lang: ShortText


MessageId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class Message(msgspec.Struct, frozen=True):
    """A message of a client. `d` is read when the type is known."""

    t: Annotated[str, msgspec.Meta(max_length=20)]
    id: MessageId
    v: Version | None = None
    d: msgspec.Raw = msgspec.Raw(b"{}")


class Act(msgspec.Struct, frozen=True, gc=False):
    """The message that comes all the time, read in one go."""

    t: Literal["act"]
    id: MessageId
    v: Version
    d: ActData


class Named(msgspec.Struct, frozen=True):
    """The little that can be read of a message that makes no sense: its id, so that the answer can name it."""

    id: Annotated[str, msgspec.Meta(max_length=64)] | None = None


class WhyAnswer(msgspec.Struct, frozen=True):
    legal: bool
    code: str | None = None
    text: str | None = None
    rule: str | None = None
    field: str | None = None


class SocketError(ErrorBody, frozen=True, omit_defaults=True):
    """A refusal; a stale message gets the state of now with it."""

    state: Shown | None = None
