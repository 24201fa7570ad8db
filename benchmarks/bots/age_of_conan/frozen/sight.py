"""What the steward sees: the view of its seat as a board of small integers, and a few plain readings of it.

The board is an ordinary state that holds what the view shows and nothing else, so that the chapters of the rules answer
questions about it ("which attacks are there?", "how many dice?") and no bot repeats a rule.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, Final

from warhall.games.age_of_conan.cards.vocabulary import CATEGORIES
from warhall.games.age_of_conan.components import FATE_FACES, MARKER_NAMES, NOBODY
from warhall.games.age_of_conan.rules.turn import EXTRA_DIE
from warhall.games.age_of_conan.view import contest_seen
from warhall.kernel import View

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan
    from warhall.games.age_of_conan.state import AgeOfConanState

Memo = dict[Hashable, Any]

AGES: Final = 3
ADVENTURES: Final = 4  # of an age
TRACK: Final = 3.6  # tokens of an adventure, on average
TURNS_PER_TOKEN: Final = {2: 0.69, 3: 0.54, 4: 0.45}  # own turns while one token leaves the track, from many games


class Sight:
    """A view by indices, from the seat of one player."""

    def __init__(self, game: AgeOfConan, view: View, memo: Memo) -> None:
        self.game = game
        self.view = view
        self.choice: dict[str, Any] = view["stack"][-1]  # the frame that asks
        self.me: int = view["you"]
        self.mine: dict[str, Any] = view["seats"][self.me]
        self.rivals = [seat for seat in range(game.players) if seat != self.me]
        self.board = board_of(game, view)
        self.provinces = game.components.provinces
        self.hand = [game.components.strategy_index[name] for name in self.mine["strategy_hand"]]
        self.age: int = view["age"]
        later: int = view["adventures_left"] + ADVENTURES * (AGES - self.age)
        self.adventures_to_come = later
        self.tokens_to_come: float = len(view["track"]) + TRACK * later
        self.turns: float = self.tokens_to_come * TURNS_PER_TOKEN[game.players]  # own turns to come
        self.left: float = self.tokens_to_come / (TRACK * ADVENTURES * AGES)  # of the game, from 1 to 0
        self.memo = memo  # thoughts about this position, by what they are about

    @property
    def is_conan_player(self) -> bool:
        return self.board.conan_player == self.me

    def emissaries(self, at: int, seat: int | None = None) -> int:
        owner = self.me if seat is None else seat
        return self.board.emissaries[owner][at]

    def tokens_of(self, seat: int) -> int:
        """How many adventure tokens a player holds; the number is public (AOC-299)."""
        return _length(self.view["seats"][seat]["tokens"])

    def cards_of(self, seat: int, hand: str) -> int:
        return _length(self.view["seats"][seat][hand])

    def units_near(self, at: int, seat: int) -> int:
        """The largest army of a player next to a province."""
        board = self.board
        around = self.game.components.adjacent[at]
        return max((board.armies[p] for p in around if board.army_owner[p] == seat), default=0)

    def has_artifact(self, name: str) -> bool:
        components = self.game.components
        return self.board.artifacts[components.card_index[name] - components.first_artifact] == self.me

    def totals(self) -> list[int]:
        """The value of the own tokens in each category."""
        found = [0] * len(CATEGORIES)
        for index in self.board.tokens[self.me]:
            token = self.game.components.tokens[index]
            found[token.category] += token.value
        return found

    def shown_totals(self, seat: int) -> tuple[list[int], int]:
        """The value by category of another player's tokens that have been revealed, and how many are still unknown."""
        entry = self.view["seats"][seat]
        known: list[str] = list(entry["stake_tokens"])
        if isinstance(entry["tokens"], list):
            known = [name for name in entry["tokens"] if name in self.game.components.token_index]
        found = [0] * len(CATEGORIES)
        for name in known:
            token = self.game.components.tokens[self.game.components.token_index[name]]
            found[token.category] += token.value
        return found, max(0, self.tokens_of(seat) - len(known))

    def unseen_tokens(self) -> list[int]:
        """Token types that lie in the bag or in another player's hand."""
        if "unseen" not in self.memo:
            components = self.game.components
            left = components.all_tokens.copy()
            seen = [components.token_index[name] for name in (*self.view["track"], *self.view["out"])]
            for index in (*seen, *self.board.tokens[self.me]):
                if index in left:
                    left.remove(index)
            for seat in self.rivals:
                for name in self.view["seats"][seat]["stake_tokens"]:
                    index = components.token_index[name]
                    if index in left:
                        left.remove(index)
            self.memo["unseen"] = left
        unseen: list[int] = self.memo["unseen"]
        return unseen


def board_of(game: AgeOfConan, view: View) -> AgeOfConanState:
    """A state with everything that a view shows; what is hidden is left empty."""
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
    for seat, entry in enumerate(view["seats"]):
        board.gold[seat] = entry["gold"]
        board.sorcery[seat] = entry["sorcery"]
        board.points[seat] = entry["points"]
        board.crom[seat] = entry["crom"]
        board.emissaries[seat] = [entry["emissaries"].get(name, 0) for name in game.province_ids]
        for held in ("tokens", "kingdom_hand", "strategy_hand"):  # of others only the number is known
            getattr(board, held)[seat] = [0] * _length(entry[held])
        board.table[seat] = [2 * components.card_index[name] + (not ready) for name, ready in entry["table"]]
    me, mine = view["you"], view["seats"][view["you"]]
    board.tokens[me] = [components.token_index[name] for name in mine["tokens"]]
    board.strategy_hand[me] = [components.strategy_index[name] for name in mine["strategy_hand"]]
    board.kingdom_hand[me] = [components.card_index[name] for name in mine["kingdom_hand"]]
    if view["contest"] is not None:
        board.contest = contest_seen(game, view["contest"])
    return board


def _length(held: list[str] | int) -> int:
    return held if isinstance(held, int) else len(held)


def _seat(seat: int | None) -> int:
    return NOBODY if seat is None else seat
