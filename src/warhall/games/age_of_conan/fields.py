"""Written by `make generate` from `position.py`: every field of a position, plainly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from warhall.kernel.fields import EVERYTHING
from warhall.kernel.procedure import Procedure
from warhall.kernel.writing import WRITERS, bits

if TYPE_CHECKING:
    from warhall.games.age_of_conan.components import Components
    from warhall.games.age_of_conan.game import AgeOfConan
    from warhall.games.age_of_conan.notation import Notation
    from warhall.games.age_of_conan.rules.contest import Contest


@mypyc_attr(allow_interpreted_subclasses=True)
class AgeOfConanFields(Procedure["AgeOfConan"]):
    __slots__ = (
        "adventure", "adventure_known", "adventure_top", "adventures", "adventures_left", "age", "armies", "army_owner",
        "artifacts", "bag", "bid_bonus", "bid_card", "bid_replaced", "bid_token", "bid_tokens", "bids_open",
        "bonus_card", "components", "conan", "conan_player", "contest", "crom", "crown_category", "crowned", "deck_top",
        "destination", "eliminated", "emissaries", "extra_die", "first_player", "gold", "kingdom_deck",
        "kingdom_discard", "kingdom_hand", "known_tokens", "last_dice", "marker", "notation", "objective_deck",
        "objectives", "out_pile", "owner", "players", "points", "pool", "province_ids", "raiders", "sorcery",
        "stake_category", "stake_tokens", "steps", "strategy_deck", "strategy_discard", "strategy_hand", "table",
        "tokens", "track", "turn", "used_now"
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
        self.components: Components = start["components"]
        self.notation: Notation = start["notation"]
        self.province_ids: tuple[str, ...] = start["province_ids"]
        self.players: int = start["players"]

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
        copy.components = self.components
        copy.notation = self.notation
        copy.province_ids = self.province_ids
        copy.players = self.players


class AgeOfConanFieldsWriter:
    def __init__(self, names: dict[str, Any]) -> None:
        self.players: int = names["players"]
        self.head: dict[str, Any] = names["head"]
        self._2: list[str] = names["_2"]
        self._4: list[str] = names["_4"]
        self._5: list[str] = names["_5"]
        self._6: list[str] = names["_6"]
        self._7: list[str] = names["_7"]
        self._9: list[str] = names["_9"]
        self._11: list[str] = names["_11"]
        self.show_adventure_top: Any = names["show_adventure_top"]
        self._16: list[str] = names["_16"]
        self._18: list[str] = names["_18"]
        self._20: list[str] = names["_20"]
        self._22: list[str] = names["_22"]
        self._24: list[str] = names["_24"]
        self._26: list[str] = names["_26"]
        self._28: list[str] = names["_28"]
        self._30: list[str] = names["_30"]
        self._32: list[str] = names["_32"]
        self._33: list[str] = names["_33"]
        self._34: list[str] = names["_34"]
        self._35: list[str] = names["_35"]
        self._36: Any = names["_36"]
        self.show_contest: Any = names["show_contest"]
        self._40: list[str] = names["_40"]
        self._41: Any = names["_41"]
        self.show_stack: Any = names["show_stack"]
        self._45: list[str] = names["_45"]
        self.bid_values: Any = names["bid_values"]
        self._49: list[str] = names["_49"]
        self.show_tokens: Any = names["show_tokens"]
        self._52: list[str] = names["_52"]
        self._54: list[str] = names["_54"]
        self._56: list[str] = names["_56"]
        self._58: list[str] = names["_58"]
        self._60: list[str] = names["_60"]
        self._62: list[str] = names["_62"]
        self._64: list[str] = names["_64"]
        self.show_bid_token: Any = names["show_bid_token"]
        self._66: list[str] = names["_66"]
        self.show_bid_card: Any = names["show_bid_card"]
        self._68: Any = names["_68"]
        self.show_stake_category: Any = names["show_stake_category"]
        self._71: list[str] = names["_71"]
        self.show_stake_tokens: Any = names["show_stake_tokens"]
        self.places: Any = names["places"]

    def write(self, state: AgeOfConanFields, viewer: int) -> dict[str, Any]:
        players = self.players
        head = self.head
        _2 = self._2
        _4 = self._4
        _5 = self._5
        _6 = self._6
        _7 = self._7
        _9 = self._9
        _11 = self._11
        show_adventure_top = self.show_adventure_top
        _16 = self._16
        _18 = self._18
        _20 = self._20
        _22 = self._22
        _24 = self._24
        _26 = self._26
        _28 = self._28
        _30 = self._30
        _32 = self._32
        _33 = self._33
        _34 = self._34
        _35 = self._35
        _36 = self._36
        show_contest = self.show_contest
        _40 = self._40
        _41 = self._41
        show_stack = self.show_stack
        _45 = self._45
        bid_values = self.bid_values
        _49 = self._49
        show_tokens = self.show_tokens
        _52 = self._52
        _54 = self._54
        _56 = self._56
        _58 = self._58
        _60 = self._60
        _62 = self._62
        _64 = self._64
        show_bid_token = self.show_bid_token
        _66 = self._66
        show_bid_card = self.show_bid_card
        _68 = self._68
        show_stake_category = self.show_stake_category
        _71 = self._71
        show_stake_tokens = self.show_stake_tokens
        places = self.places
        entry: dict[str, Any] = {key: one.copy() if type(one) is list else one for key, one in head.items()}
        entry['age'] = state.age
        entry['turn'] = (None if state.turn < 0 else state.turn)
        entry['first_player'] = (None if state.first_player < 0 else state.first_player)
        entry['conan_player'] = (None if state.conan_player < 0 else state.conan_player)
        entry['extra_die'] = _2[state.extra_die]
        entry['used_now'] = [_4[one_3] for one_3 in state.used_now]
        entry['conan'] = _5[state.conan]
        entry['destination'] = (_6[state.destination] if state.destination >= 0 else None)
        entry['adventure'] = (_7[state.adventure] if state.adventure >= 0 else None)
        entry['adventures_left'] = state.adventures_left
        entry['adventures'] = [_9[one_8] for one_8 in state.adventures] if viewer == EVERYTHING else len(state.adventures)
        entry['adventure_top'] = [_11[one_10] for one_10 in state.adventure_top] if viewer == EVERYTHING else show_adventure_top(state, -1, viewer)
        entry['adventure_known'] = [list(bits(one_13)) for one_13 in state.adventure_known]
        entry['objectives'] = [_16[one_15] for one_15 in state.objectives]
        entry['objective_deck'] = [_18[one_17] for one_17 in state.objective_deck] if viewer == EVERYTHING else len(state.objective_deck)
        entry['track'] = [_20[one_19] for one_19 in state.track]
        entry['bag'] = [_22[one_21] for one_21 in state.bag] if viewer == EVERYTHING else len(state.bag)
        entry['out'] = [_24[one_23] for one_23 in state.out_pile]
        entry['pool'] = [_26[one_25] for one_25 in range(len(state.pool)) for _ in range(state.pool[one_25])]
        entry['strategy_deck'] = [_28[one_27] for one_27 in state.strategy_deck] if viewer == EVERYTHING else len(state.strategy_deck)
        entry['strategy_discard'] = [_30[one_29] for one_29 in state.strategy_discard]
        entry['artifacts'] = {_32[one_31]: (None if state.artifacts[one_31] < 0 else state.artifacts[one_31]) for one_31 in range(len(state.artifacts))}
        entry['bonus_card'] = (None if state.bonus_card < 0 else state.bonus_card)
        entry['bids'] = _33[state.bids_open]
        entry['bid_replaced'] = (_34[state.bid_replaced] if state.bid_replaced >= 0 else None)
        entry['crowned'] = (None if state.crowned < 0 else state.crowned)
        entry['eliminated'] = (None if state.eliminated < 0 else state.eliminated)
        entry['crown_category'] = (_35[state.crown_category] if state.crown_category >= 0 else None)
        entry['contest'] = (None if state.contest is None else _36(state.contest, viewer)) if viewer == EVERYTHING else show_contest(state, -1, viewer)
        entry['last_dice'] = [[_40[one_39] for one_39 in one_38] for one_38 in state.last_dice]
        entry['stack'] = _41(state.stack) if viewer == EVERYTHING else show_stack(state, -1, viewer)
        seats: list[Any] = []
        entry['seats'] = seats
        position = entry
        for seat in range(players):
            entry = {}
            entry['gold'] = state.gold[seat]
            entry['sorcery'] = state.sorcery[seat]
            entry['points'] = state.points[seat]
            entry['crom'] = state.crom[seat]
            entry['emissaries'] = {_45[one_43]: one_44 for one_43, one_44 in enumerate(state.emissaries[seat]) if one_44}
            entry['bid_tokens'] = [(None if one_46 < 0 else bid_values[one_46]) for one_46 in bits(state.bid_tokens[seat])]
            entry['tokens'] = [_49[one_48] for one_48 in state.tokens[seat]] if viewer == EVERYTHING else show_tokens(state, seat, viewer)
            entry['known_tokens'] = [_52[one_51] for one_51 in state.known_tokens[seat]]
            entry['kingdom_hand'] = [_54[one_53] for one_53 in state.kingdom_hand[seat]] if viewer in (seat, EVERYTHING) else len(state.kingdom_hand[seat])
            entry['strategy_hand'] = [_56[one_55] for one_55 in state.strategy_hand[seat]] if viewer in (seat, EVERYTHING) else len(state.strategy_hand[seat])
            entry['table'] = [[_58[one_57 // 2], not one_57 & 1] for one_57 in state.table[seat]]
            entry['kingdom_deck'] = [_60[one_59] for one_59 in state.kingdom_deck[seat]] if viewer == EVERYTHING else len(state.kingdom_deck[seat])
            entry['kingdom_discard'] = [_62[one_61] for one_61 in state.kingdom_discard[seat]]
            entry['deck_top'] = [_64[one_63] for one_63 in state.deck_top[seat]] if viewer in (seat, EVERYTHING) else len(state.deck_top[seat])
            entry['bid'] = (None if state.bid_token[seat] < 0 else bid_values[state.bid_token[seat]]) if viewer == EVERYTHING else show_bid_token(state, seat, viewer)
            entry['bid_card'] = (_66[state.bid_card[seat]] if state.bid_card[seat] >= 0 else None) if viewer == EVERYTHING else show_bid_card(state, seat, viewer)
            entry['bid_bonus'] = state.bid_bonus[seat]
            entry['stake'] = _68(state.stake_category[seat]) if viewer == EVERYTHING else show_stake_category(state, seat, viewer)
            entry['stake_tokens'] = [_71[one_70] for one_70 in state.stake_tokens[seat]] if viewer == EVERYTHING else show_stake_tokens(state, seat, viewer)
            seats.append(entry)
        entry = position
        entry['provinces'] = places(state)
        return entry


@mypyc_attr(acyclic=True)
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


class ContestFieldsWriter:
    def __init__(self, names: dict[str, Any]) -> None:
        self.head: dict[str, Any] = names["head"]
        self._2: list[str] = names["_2"]
        self._3: list[str] = names["_3"]
        self._4: list[str] = names["_4"]
        self._6: list[str] = names["_6"]
        self._7: Any = names["_7"]
        self._9: list[str] = names["_9"]
        self._11: list[str] = names["_11"]
        self._16: list[str] = names["_16"]
        self._18: list[str] = names["_18"]
        self._21: Any = names["_21"]
        self._23: list[str] = names["_23"]
        self._25: list[str] = names["_25"]
        self._26: list[str] = names["_26"]
        self._28: list[str] = names["_28"]
        self._30: list[str] = names["_30"]

    def write(self, state: ContestFields, viewer: int) -> dict[str, Any]:
        head = self.head
        _2 = self._2
        _3 = self._3
        _4 = self._4
        _6 = self._6
        _7 = self._7
        _9 = self._9
        _11 = self._11
        _16 = self._16
        _18 = self._18
        _21 = self._21
        _23 = self._23
        _25 = self._25
        _26 = self._26
        _28 = self._28
        _30 = self._30
        entry: dict[str, Any] = {key: one.copy() if type(one) is list else one for key, one in head.items()}
        entry['kind'] = _2[state.kind]
        entry['province'] = _3[state.province]
        entry['attacker'] = state.attacker
        entry['defender'] = (None if state.defender < 0 else state.defender)
        entry['origin'] = _4[state.origin]
        entry['force'] = state.force
        entry['sorcery_used'] = [_6[one_5] for one_5 in bits(state.sorcery_used)]
        entry['stage'] = _7(state.stage)
        entry['strategy'] = [(_9[one_8] if one_8 >= 0 else None) for one_8 in state.strategy]
        entry['ignoring'] = [_11[one_10] for one_10 in bits(state.ignoring)]
        entry['extra'] = list(state.extra)
        entry['bonus'] = list(state.bonus)
        entry['counted'] = [[_16[one_15] for one_15 in bits(one_14)] for one_14 in state.counted]
        entry['cancelled'] = [_18[one_17] for one_17 in bits(state.cancelled)]
        entry['dice'] = [[_21(one_20) for one_20 in one_19] for one_19 in state.dice]
        entry['artifacts_used'] = [_23[one_22] for one_22 in bits(state.artifacts_used)]
        entry['ties'] = [_25[one_24] for one_24 in bits(state.ties)]
        entry['winner'] = (_26[state.winner] if state.winner >= 0 else None)
        entry['prevented'] = [_28[one_27] for one_27 in bits(state.prevented)]
        entry['no_crom'] = [_30[one_29] for one_29 in bits(state.no_crom)]
        entry['free_march'] = state.free_march
        return entry


WRITERS["8f98f06cd88e0cde"] = AgeOfConanFieldsWriter
WRITERS["c219d9979f41ef16"] = ContestFieldsWriter
