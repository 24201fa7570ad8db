"""Written by `make generate` from `position.py`: every field of a position, plainly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from warhall.kernel import Procedure

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan
    from warhall.games.age_of_conan.rules.contest import Contest


@mypyc_attr(allow_interpreted_subclasses=True)
class AgeOfConanFields(Procedure["AgeOfConan"]):
    __slots__ = (
        "adventure", "adventure_known", "adventure_top", "adventures", "adventures_left", "age", "armies", "army_owner",
        "artifacts", "bag", "bid_bonus", "bid_card", "bid_replaced", "bid_token", "bid_tokens", "bids_open",
        "bonus_card", "conan", "conan_player", "contest", "crom", "crown_category", "crowned", "deck_top",
        "destination", "eliminated", "emissaries", "extra_die", "first_player", "gold", "kingdom_deck",
        "kingdom_discard", "kingdom_hand", "known_tokens", "last_dice", "marker", "objective_deck", "objectives",
        "out_pile", "owner", "points", "pool", "raiders", "sorcery", "stake_category", "stake_tokens", "steps",
        "strategy_deck", "strategy_discard", "strategy_hand", "table", "tokens", "track", "turn", "used_now"
    )

    def __init__(self, start: dict[str, Any]) -> None:
        self.age: int = start["age"]
        self.turn: int = start["turn"]
        self.first_player: int = start["first_player"]
        self.conan_player: int = start["conan_player"]
        self.extra_die: int = start["extra_die"]
        self.used_now: list[int] = start["used_now"]
        self.conan: int = start["conan"]
        self.destination: int = start["destination"]
        self.adventure: int = start["adventure"]
        self.adventures_left: int = start["adventures_left"]
        self.adventures: list[int] = start["adventures"]
        self.adventure_top: list[int] = start["adventure_top"]
        self.adventure_known: list[int] = start["adventure_known"]
        self.objectives: list[int] = start["objectives"]
        self.objective_deck: list[int] = start["objective_deck"]
        self.track: list[int] = start["track"]
        self.bag: list[int] = start["bag"]
        self.out_pile: list[int] = start["out_pile"]
        self.pool: list[int] = start["pool"]
        self.strategy_deck: list[int] = start["strategy_deck"]
        self.strategy_discard: list[int] = start["strategy_discard"]
        self.artifacts: list[int] = start["artifacts"]
        self.bonus_card: int = start["bonus_card"]
        self.bids_open: int = start["bids_open"]
        self.bid_replaced: int = start["bid_replaced"]
        self.crowned: int = start["crowned"]
        self.eliminated: int = start["eliminated"]
        self.crown_category: int = start["crown_category"]
        self.contest: Contest | None = start["contest"]
        self.last_dice: list[list[int]] = start["last_dice"]
        self.gold: list[int] = start["gold"]
        self.sorcery: list[int] = start["sorcery"]
        self.points: list[int] = start["points"]
        self.crom: list[int] = start["crom"]
        self.emissaries: list[list[int]] = start["emissaries"]
        self.bid_tokens: list[int] = start["bid_tokens"]
        self.tokens: list[list[int]] = start["tokens"]
        self.known_tokens: list[list[int]] = start["known_tokens"]
        self.kingdom_hand: list[list[int]] = start["kingdom_hand"]
        self.strategy_hand: list[list[int]] = start["strategy_hand"]
        self.table: list[list[int]] = start["table"]
        self.kingdom_deck: list[list[int]] = start["kingdom_deck"]
        self.kingdom_discard: list[list[int]] = start["kingdom_discard"]
        self.deck_top: list[list[int]] = start["deck_top"]
        self.bid_token: list[int] = start["bid_token"]
        self.bid_card: list[int] = start["bid_card"]
        self.bid_bonus: list[int] = start["bid_bonus"]
        self.stake_category: list[int] = start["stake_category"]
        self.stake_tokens: list[list[int]] = start["stake_tokens"]
        self.owner: list[int] = start["owner"]
        self.marker: list[int] = start["marker"]
        self.army_owner: list[int] = start["army_owner"]
        self.armies: list[int] = start["armies"]
        self.steps: list[int] = start["steps"]
        self.raiders: list[int] = start["raiders"]

    def copy_to(self, copy: AgeOfConanFields) -> None:
        copy.age = self.age
        copy.turn = self.turn
        copy.first_player = self.first_player
        copy.conan_player = self.conan_player
        copy.extra_die = self.extra_die
        copy.used_now = self.used_now.copy()
        copy.conan = self.conan
        copy.destination = self.destination
        copy.adventure = self.adventure
        copy.adventures_left = self.adventures_left
        copy.adventures = self.adventures.copy()
        copy.adventure_top = self.adventure_top.copy()
        copy.adventure_known = self.adventure_known.copy()
        copy.objectives = self.objectives.copy()
        copy.objective_deck = self.objective_deck.copy()
        copy.track = self.track.copy()
        copy.bag = self.bag.copy()
        copy.out_pile = self.out_pile.copy()
        copy.pool = self.pool.copy()
        copy.strategy_deck = self.strategy_deck.copy()
        copy.strategy_discard = self.strategy_discard.copy()
        copy.artifacts = self.artifacts.copy()
        copy.bonus_card = self.bonus_card
        copy.bids_open = self.bids_open
        copy.bid_replaced = self.bid_replaced
        copy.crowned = self.crowned
        copy.eliminated = self.eliminated
        copy.crown_category = self.crown_category
        copy.contest = None if self.contest is None else self.contest.__copy__()
        copy.last_dice = [one.copy() for one in self.last_dice]
        copy.gold = self.gold.copy()
        copy.sorcery = self.sorcery.copy()
        copy.points = self.points.copy()
        copy.crom = self.crom.copy()
        copy.emissaries = [one.copy() for one in self.emissaries]
        copy.bid_tokens = self.bid_tokens.copy()
        copy.tokens = [one.copy() for one in self.tokens]
        copy.known_tokens = [one.copy() for one in self.known_tokens]
        copy.kingdom_hand = [one.copy() for one in self.kingdom_hand]
        copy.strategy_hand = [one.copy() for one in self.strategy_hand]
        copy.table = [one.copy() for one in self.table]
        copy.kingdom_deck = [one.copy() for one in self.kingdom_deck]
        copy.kingdom_discard = [one.copy() for one in self.kingdom_discard]
        copy.deck_top = [one.copy() for one in self.deck_top]
        copy.bid_token = self.bid_token.copy()
        copy.bid_card = self.bid_card.copy()
        copy.bid_bonus = self.bid_bonus.copy()
        copy.stake_category = self.stake_category.copy()
        copy.stake_tokens = [one.copy() for one in self.stake_tokens]
        copy.owner = self.owner.copy()
        copy.marker = self.marker.copy()
        copy.army_owner = self.army_owner.copy()
        copy.armies = self.armies.copy()
        copy.steps = self.steps.copy()
        copy.raiders = self.raiders.copy()


class ContestFields:
    __slots__ = (
        "artifacts_used", "attacker", "bonus", "cancelled", "counted", "defender", "dice", "extra", "force",
        "free_march", "ignoring", "kind", "no_crom", "origin", "prevented", "province", "sorcery_used", "stage",
        "strategy", "ties", "winner"
    )

    def __init__(
        self,
        kind: int = 0,
        province: int = 0,
        attacker: int = 0,
        defender: int = -1,
        origin: int = 0,
        force: int = 0,
        sorcery_used: int = 0,
        stage: int = -1,
        strategy: list[int] | None = None,
        ignoring: int = 0,
        extra: list[int] | None = None,
        bonus: list[int] | None = None,
        counted: list[int] | None = None,
        cancelled: int = 0,
        dice: list[list[int]] | None = None,
        artifacts_used: int = 0,
        ties: int = 0,
        winner: int = -1,
        prevented: int = 0,
        no_crom: int = 0,
        free_march: bool = False,
    ) -> None:
        self.kind = kind
        self.province = province
        self.attacker = attacker
        self.defender = defender
        self.origin = origin
        self.force = force
        self.sorcery_used = sorcery_used
        self.stage = stage
        self.strategy = [-1, -1] if strategy is None else strategy
        self.ignoring = ignoring
        self.extra = [0, 0] if extra is None else extra
        self.bonus = [0, 0] if bonus is None else bonus
        self.counted = [0, 0] if counted is None else counted
        self.cancelled = cancelled
        self.dice = [[], []] if dice is None else dice
        self.artifacts_used = artifacts_used
        self.ties = ties
        self.winner = winner
        self.prevented = prevented
        self.no_crom = no_crom
        self.free_march = free_march

    def copy_to(self, copy: ContestFields) -> None:
        copy.kind = self.kind
        copy.province = self.province
        copy.attacker = self.attacker
        copy.defender = self.defender
        copy.origin = self.origin
        copy.force = self.force
        copy.sorcery_used = self.sorcery_used
        copy.stage = self.stage
        copy.strategy = self.strategy.copy()
        copy.ignoring = self.ignoring
        copy.extra = self.extra.copy()
        copy.bonus = self.bonus.copy()
        copy.counted = self.counted.copy()
        copy.cancelled = self.cancelled
        copy.dice = [one.copy() for one in self.dice]
        copy.artifacts_used = self.artifacts_used
        copy.ties = self.ties
        copy.winner = self.winner
        copy.prevented = self.prevented
        copy.no_crom = self.no_crom
        copy.free_march = self.free_march

    def __copy__(self) -> ContestFields:
        copy = ContestFields()
        self.copy_to(copy)
        return copy
