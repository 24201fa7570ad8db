"""The steward's sight: the view of its seat as a board of small integers, and a few plain readings of it.

The board is an ordinary state that holds what the seat may see and nothing else, so that the chapters of the rules
answer questions about it ("which attacks are there?", "how many dice?") and no bot repeats a rule. It is made of a
view; in a play-out, whose position is imagined anyway, `glimpse` makes the same board of the position, much quicker.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, Final

from warhall.games.age_of_conan.cards.vocabulary import CATEGORIES
from warhall.games.age_of_conan.components import BID_VALUES, FATE_FACES, MARKER_NAMES, NOBODY
from warhall.games.age_of_conan.rules.bidding import FACE_DOWN
from warhall.games.age_of_conan.rules.contest import REVEALED
from warhall.games.age_of_conan.rules.turn import EXTRA_DIE
from warhall.games.age_of_conan.view import contest_seen
from warhall.kernel import View
from warhall.kernel.fields import HIDDEN, At

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan
    from warhall.games.age_of_conan.state import AgeOfConanState

Memo = dict[Hashable, Any]

AGES: Final = 3
ADVENTURES: Final = 4  # of an age
TRACK: Final = 3.6  # tokens of an adventure, on average
TURNS_PER_TOKEN: Final = {2: 0.69, 3: 0.54, 4: 0.45}  # own turns while one token leaves the track, from many games


class Sight:
    """A board by indices, from the seat of one player."""

    def __init__(self, game: AgeOfConan, board: AgeOfConanState, me: int, memo: Memo) -> None:
        self.game = game
        self.board = board
        self.choice: Any = board.stack[-1]  # the frame that asks
        self.me = me
        self.rivals = [seat for seat in range(game.players) if seat != me]
        self.provinces = game.components.provinces
        self.hand = board.strategy_hand[me]
        self.age = board.age
        self.adventures_to_come = board.adventures_left + ADVENTURES * (AGES - board.age)
        self.tokens_to_come = len(board.track) + TRACK * self.adventures_to_come
        self.turns = self.tokens_to_come * TURNS_PER_TOKEN[game.players]  # own turns to come
        self.left = self.tokens_to_come / (TRACK * ADVENTURES * AGES)  # of the game, from 1 to 0
        self.memo = memo  # thoughts about this position, by what they are about

    def is_conan_player(self) -> bool:
        return self.board.conan_player == self.me

    def emissaries(self, at: int) -> int:
        return self.board.emissaries[self.me][at]

    def bid_values(self, seat: int) -> list[int]:
        """The values of the bid tokens that a player has left."""
        return [value for at, value in enumerate(BID_VALUES) if self.board.bid_tokens[seat] >> at & 1]

    def units_near(self, at: int, seat: int) -> int:
        """The largest army of a player next to a province."""
        board = self.board
        most = 0
        for p in self.game.components.adjacent[at]:
            if board.army_owner[p] == seat and board.armies[p] > most:
                most = board.armies[p]
        return most

    def has_artifact(self, name: str) -> bool:
        components = self.game.components
        return self.board.artifacts[components.card_index[name] - components.first_artifact] == self.me

    def totals(self) -> list[int]:
        """The value of the own tokens in each category."""
        return self._totals_of(self.board.tokens[self.me])

    def _totals_of(self, tokens: list[int]) -> list[int]:
        found = [0] * len(CATEGORIES)
        types = self.game.components.tokens
        for index in tokens:
            token = types[index]
            found[token.category] += token.value
        return found

    def shown_totals(self, seat: int) -> tuple[list[int], int]:
        """The value by category of another player's tokens that all have seen, and how many are still unknown."""
        known = self.board.known_tokens[seat]
        return self._totals_of(known), max(0, len(self.board.tokens[seat]) - len(known))

    def unseen_tokens(self) -> list[int]:
        """Token types that lie in the bag or in another player's hand."""
        if "unseen" not in self.memo:
            board = self.board
            left = self.game.components.all_tokens.copy()
            seen = [*board.track, *board.out_pile, *board.tokens[self.me]]
            for seat in self.rivals:
                seen += board.known_tokens[seat]
            for index in seen:
                if index in left:
                    left.remove(index)
            self.memo["unseen"] = left
        unseen: list[int] = self.memo["unseen"]
        return unseen


# -- boards ------------------------------------------------------------------------------------------------------------


def board_of(game: AgeOfConan, view: View) -> AgeOfConanState:
    """A state with everything that a view shows; what is hidden is left empty, or a number of blank things."""
    board = game.empty_state()
    components = game.components
    place = components.province_index
    for name, entry in view["provinces"].items():
        at = place[name]
        if "marker" in entry:
            board.owner[at] = entry["owner"]
            board.marker[at] = MARKER_NAMES.index(entry["marker"])
        if "army" in entry:
            board.army_owner[at], board.armies[at] = entry["army"], entry["units"]
            board.steps[at] = entry.get("icon", 0) - 1
        board.raiders[at] = entry.get("raiders", 0)
    board.age = view["age"]
    board.turn = _seat(view["turn"])
    board.first_player = _seat(view["first_player"])
    board.conan_player = _seat(view["conan_player"])
    board.conan = place[view["conan"]]
    board.destination = place[view["destination"]] if view["destination"] else NOBODY
    board.adventures_left = view["adventures_left"]
    board.extra_die = EXTRA_DIE.index(view["extra_die"])
    board.pool = [view["pool"].count(face) for face in FATE_FACES]
    board.artifacts = [_seat(holder) for holder in view["artifacts"].values()]
    board.bonus_card = _seat(view["bonus_card"])
    board.objectives = [components.objective_index[name] for name in view["objectives"]]
    board.track = [components.token_index[name] for name in view["track"]]
    board.out_pile = [components.token_index[name] for name in view["out"]]
    for seat, entry in enumerate(view["seats"]):
        _see_seat(board, seat, entry)
    me, mine = view["you"], view["seats"][view["you"]]
    board.tokens[me] = [components.token_index[name] for name in mine["tokens"]]
    board.strategy_hand[me] = [components.strategy_index[name] for name in mine["strategy_hand"]]
    board.kingdom_hand[me] = [components.card_index[name] for name in mine["kingdom_hand"]]
    if view["contest"] is not None:
        board.contest = contest_seen(game, view["contest"])
    board.stack = game.read_frames(view["stack"][-1:], At(game, "stack"))
    return board


def _see_seat(board: AgeOfConanState, seat: int, entry: dict[str, Any]) -> None:
    """Set out what lies before a player; of what is held face down the number alone is known."""
    components = board.game.components
    board.gold[seat] = entry["gold"]
    board.sorcery[seat] = entry["sorcery"]
    board.points[seat] = entry["points"]
    board.crom[seat] = entry["crom"]
    board.emissaries[seat] = [entry["emissaries"].get(name, 0) for name in board.game.province_ids]
    board.tokens[seat] = [0] * _length(entry["tokens"])
    board.kingdom_hand[seat] = [0] * _length(entry["kingdom_hand"])
    board.strategy_hand[seat] = [0] * _length(entry["strategy_hand"])
    board.table[seat] = [2 * components.card_index[name] + (not ready) for name, ready in entry["table"]]
    board.bid_tokens[seat] = sum(1 << BID_VALUES.index(value) for value in entry["bid_tokens"])
    board.bid_bonus[seat] = entry["bid_bonus"]
    board.known_tokens[seat] = [components.token_index[name] for name in entry["known_tokens"]]
    if entry["bid"] not in (None, HIDDEN):
        board.bid_token[seat] = BID_VALUES.index(entry["bid"])
        board.bid_card[seat] = NOBODY if entry["bid_card"] is None else components.strategy_index[entry["bid_card"]]


def glimpse(state: AgeOfConanState, me: int) -> AgeOfConanState:
    """The same board as `board_of` makes of the view of a seat, taken from a position that is imagined."""
    board = state.clone()
    for seat in range(board.game.players):
        if seat == me:
            continue
        board.tokens[seat] = [0] * len(board.tokens[seat])
        board.kingdom_hand[seat] = [0] * len(board.kingdom_hand[seat])
        board.strategy_hand[seat] = [0] * len(board.strategy_hand[seat])
        if board.bids_open == FACE_DOWN:
            board.bid_token[seat] = board.bid_card[seat] = NOBODY
    contest = board.contest
    if contest is not None and contest.stage < REVEALED:
        for side in range(len(contest.strategy)):
            if contest.seat(side) != me:
                contest.strategy[side] = NOBODY
    del board.stack[:-1]
    return _with_full_supply(board)


def _with_full_supply(board: AgeOfConanState) -> AgeOfConanState:
    """Nothing is known of decks and bag: they are as at the start, and never touched."""
    full = board.game.blank
    board.bag = full.bag
    board.strategy_deck = full.strategy_deck
    board.strategy_discard = full.strategy_discard
    board.adventures = full.adventures
    board.stake_tokens = full.stake_tokens
    board.stake_category = full.stake_category
    board.adventure_top = full.adventure_top
    board.adventure_known = full.adventure_known
    board.objective_deck = full.objective_deck
    board.kingdom_deck = full.kingdom_deck
    board.kingdom_discard = full.kingdom_discard
    board.deck_top = full.deck_top
    board.used_now = []
    return board


def looks_like(board: AgeOfConanState, other: AgeOfConanState) -> bool:
    """Whether two boards differ at most in what no lasting thought is about: dice of fate, the contest, the choice."""
    return (
        board.armies == other.armies
        and board.army_owner == other.army_owner
        and board.gold == other.gold
        and board.points == other.points
        and board.owner == other.owner
        and board.marker == other.marker
        and board.steps == other.steps
        and board.raiders == other.raiders
        and board.sorcery == other.sorcery
        and board.crom == other.crom
        and board.tokens == other.tokens
        and board.strategy_hand == other.strategy_hand
        and board.kingdom_hand == other.kingdom_hand
        and board.emissaries == other.emissaries
        and board.table == other.table
        and board.track == other.track
        and board.out_pile == other.out_pile
        and board.known_tokens == other.known_tokens
        and board.objectives == other.objectives
        and board.artifacts == other.artifacts
        and board.bid_tokens == other.bid_tokens
        and board.conan == other.conan
        and board.conan_player == other.conan_player
        and board.destination == other.destination
        and board.age == other.age
        and board.adventures_left == other.adventures_left
        and board.bonus_card == other.bonus_card
    )


def _length(held: list[str] | int) -> int:
    return held if isinstance(held, int) else len(held)


def _seat(seat: int | None) -> int:
    return NOBODY if seat is None else seat
