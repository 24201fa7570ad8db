"""The position of Age of Conan: flat, small, quick to copy. The rules are in the modules named after their chapters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from warhall.games.age_of_conan.components import NOBODY
from warhall.games.age_of_conan.position import to_json
from warhall.games.age_of_conan.rules.coherence import broken_limits
from warhall.games.age_of_conan.rules.frames import elsewhere
from warhall.games.age_of_conan.rules.scoring import standing
from warhall.games.age_of_conan.view import view_of
from warhall.kernel import Action, Frame, IllegalActionError, Outcome, Procedure, View

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan
    from warhall.games.age_of_conan.rules.contest import Contest
    from warhall.games.age_of_conan.study.odds.position import ActionOdds


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class AgeOfConanState(Procedure):
    """Everything on and beside the board. Provinces, seats, cards and tokens are small integers; bags are sorted lists.

    The decks are bags: a card has no place in them until it is drawn, except those in `deck_top` and `adventure_top`,
    whose order somebody has seen.
    """

    __slots__ = (
        "adventure",
        "adventure_known",
        "adventure_top",
        "adventures",
        "adventures_left",
        "age",
        "armies",
        "army_owner",
        "artifacts",
        "bag",
        "bid_bonus",
        "bid_card",
        "bid_replaced",
        "bid_token",
        "bid_tokens",
        "bids_open",
        "bonus_card",
        "conan",
        "conan_player",
        "contest",
        "crom",
        "crown_category",
        "crowned",
        "deck_top",
        "destination",
        "eliminated",
        "emissaries",
        "extra_die",
        "first_player",
        "gold",
        "kingdom_deck",
        "kingdom_discard",
        "kingdom_hand",
        "last_dice",
        "marker",
        "objective_deck",
        "objectives",
        "out_pile",
        "owner",
        "points",
        "pool",
        "raiders",
        "sorcery",
        "stake_category",
        "stake_done",
        "stake_tokens",
        "steps",
        "strategy_deck",
        "strategy_discard",
        "strategy_hand",
        "table",
        "tokens",
        "track",
        "turn",
    )

    game: AgeOfConan

    def __init__(self, game: AgeOfConan) -> None:
        components, players = game.components, game.players
        size = components.size
        self.begin(game)
        # the map
        self.owner = [NOBODY] * size  # the seat to which a province is friendly, its home included
        self.marker = [0] * size
        self.army_owner = [NOBODY] * size
        self.armies = [0] * size
        self.steps = [-1] * size  # the icon of a campaigning army, -1 where none campaigns
        self.raiders = [0] * size
        self.emissaries = [0] * (size * players)  # seat after seat
        # the players
        self.gold = [0] * players
        self.sorcery = [0] * players
        self.points = [0] * players
        self.crom = [0] * players
        self.bid_tokens = [31] * players  # bit mask of the available ones
        self.tokens: list[list[int]] = [[] for _ in range(players)]
        self.kingdom_hand: list[list[int]] = [[] for _ in range(players)]
        self.strategy_hand: list[list[int]] = [[] for _ in range(players)]
        self.table: list[list[int]] = [[] for _ in range(players)]  # card * 2, + 1 if used
        self.kingdom_deck = [components.kingdom_cards[kingdom].copy() for kingdom in game.kingdoms]
        self.kingdom_discard: list[list[int]] = [[] for _ in range(players)]
        self.deck_top: list[list[int]] = [[] for _ in range(players)]  # known to the owner, next card first
        # the common supply
        self.strategy_deck = list(range(len(components.strategy)))
        self.strategy_discard: list[int] = []
        self.artifacts = [NOBODY] * 3
        self.bonus_card = NOBODY
        self.adventures = list(range(len(components.adventures)))  # never seen by all
        self.adventures_left = 0  # face down in this age
        self.adventure = NOBODY
        self.adventure_top: list[int] = []
        self.adventure_known: list[int] = []  # bit masks of the seats who saw them
        self.objectives: list[int] = []
        self.objective_deck = list(range(len(components.objectives)))
        self.bag = components.all_tokens.copy()
        self.out_pile: list[int] = []
        self.track: list[int] = []
        self.conan = 0
        self.destination = NOBODY
        self.pool = [0] * 5
        # the course of the game
        self.age = 1
        self.conan_player = NOBODY
        self.first_player = NOBODY
        self.turn = NOBODY
        self.extra_die = 0  # 1 granted, 2 taken
        self.crowned = NOBODY
        self.eliminated = NOBODY
        self.crown_category = NOBODY
        self.bid_token = [-1] * players
        self.bid_card = [-1] * players
        self.bid_bonus = [0] * players
        self.bid_replaced = -1
        self.bids_open = 0
        self.stake_category = [-2] * players  # -2 undecided, -1 none
        self.stake_tokens: list[list[int]] = [[] for _ in range(players)]
        self.stake_done = [0] * players
        self.contest: Contest | None = None
        self.last_dice: list[list[int]] = [[], []]  # the faces of the last contest roll, for all to see

    @property
    def fight(self) -> Contest:
        """The contest that is going on."""
        contest = self.contest
        if contest is None:
            raise LookupError("no contest is going on")
        return contest

    def broken_rules(self) -> list[str]:
        return broken_limits(self)

    def clone(self) -> AgeOfConanState:
        copy = AgeOfConanState.__new__(AgeOfConanState)
        self.copy_procedure(copy)
        copy.owner = self.owner.copy()
        copy.marker = self.marker.copy()
        copy.army_owner = self.army_owner.copy()
        copy.armies = self.armies.copy()
        copy.steps = self.steps.copy()
        copy.raiders = self.raiders.copy()
        copy.emissaries = self.emissaries.copy()
        copy.gold = self.gold.copy()
        copy.sorcery = self.sorcery.copy()
        copy.points = self.points.copy()
        copy.crom = self.crom.copy()
        copy.bid_tokens = self.bid_tokens.copy()
        copy.tokens = [held.copy() for held in self.tokens]
        copy.kingdom_hand = [hand.copy() for hand in self.kingdom_hand]
        copy.strategy_hand = [hand.copy() for hand in self.strategy_hand]
        copy.table = [cards.copy() for cards in self.table]
        copy.kingdom_deck = [deck.copy() for deck in self.kingdom_deck]
        copy.kingdom_discard = [pile.copy() for pile in self.kingdom_discard]
        copy.deck_top = [top.copy() for top in self.deck_top]
        copy.strategy_deck = self.strategy_deck.copy()
        copy.strategy_discard = self.strategy_discard.copy()
        copy.artifacts = self.artifacts.copy()
        copy.bonus_card = self.bonus_card
        copy.adventures = self.adventures.copy()
        copy.adventures_left = self.adventures_left
        copy.adventure = self.adventure
        copy.adventure_top = self.adventure_top.copy()
        copy.adventure_known = self.adventure_known.copy()
        copy.objectives = self.objectives.copy()
        copy.objective_deck = self.objective_deck.copy()
        copy.bag = self.bag.copy()
        copy.out_pile = self.out_pile.copy()
        copy.track = self.track.copy()
        copy.conan = self.conan
        copy.destination = self.destination
        copy.pool = self.pool.copy()
        copy.age = self.age
        copy.conan_player = self.conan_player
        copy.first_player = self.first_player
        copy.turn = self.turn
        copy.extra_die = self.extra_die
        copy.crowned = self.crowned
        copy.eliminated = self.eliminated
        copy.crown_category = self.crown_category
        copy.bid_token = self.bid_token.copy()
        copy.bid_card = self.bid_card.copy()
        copy.bid_bonus = self.bid_bonus.copy()
        copy.bid_replaced = self.bid_replaced
        copy.bids_open = self.bids_open
        copy.stake_category = self.stake_category.copy()
        copy.stake_tokens = [chosen.copy() for chosen in self.stake_tokens]
        copy.stake_done = self.stake_done.copy()
        copy.contest = None if self.contest is None else self.contest.copy()
        copy.last_dice = self.last_dice.copy()  # its rows are replaced, never changed
        return copy

    def not_offered(self, frame: Frame, action: Action, seat: int) -> IllegalActionError:
        return elsewhere(self, action, seat) or super().not_offered(frame, action, seat)

    def standing(self) -> Outcome:
        return standing(self)

    def to_json(self) -> dict[str, Any]:
        return to_json(self)

    def view(self, seat: int | None = None) -> View:
        return view_of(self, seat)

    def odds(self, action: str, seat: int | None = None) -> ActionOdds | None:
        """The chances of a legal choice of a seat (by default the one to act), by what that seat may see; None for a
        choice that has nothing to do with a contest. Any other action is refused as if it were played."""
        from warhall.games.age_of_conan.study.odds.position import odds_in_view

        seat = self.current_player() if seat is None else seat
        parsed = self.game.parse_action(action)
        if parsed not in self.legal_actions(seat):
            self.clone().apply_action(parsed, seat)
        return odds_in_view(self.game, self.view(seat), parsed)
