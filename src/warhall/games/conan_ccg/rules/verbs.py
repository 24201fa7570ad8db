"""The verbs of card texts, one class each: what it takes, what it needs, what it does or changes while it lasts.

A standing verb is consulted by the chapter that asks its question (`asked_by`) and reads its values.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Optional

from warhall.games.conan_ccg.cards.vocabulary import (
    ADDED,
    BLANKED,
    DAMAGE_BONUS,
    FORBIDDEN,
    GEM,
    GRANTED_ABILITIES,
    GRANTED_TRAITS,
    IGNORED,
    INITIATIVE,
    MAJOR_DISCOUNT,
    PREVENTION,
    TURNED,
    WAIVED,
    ZONE_LIMIT,
    Ability,
    Aimed,
    Amount,
    Filter,
    Filtered,
    Player,
    Standing,
    Stat,
    Trait,
    Verb,
    WhichAttack,
    WhichMove,
    Who,
)
from warhall.games.conan_ccg.components import CONAN, NOBODY, NONE, Attack
from warhall.games.conan_ccg.events import (
    CANCELLED,
    EFFECT_GAIN_PROWESS,
    EFFECT_HEAL,
    EFFECT_LOSE_PROWESS,
    EFFECT_STAT,
    EFFECT_WOUND,
    FOE_MOVED,
    LEFT_PLAY,
    MOVE_SEEN,
)
from warhall.games.conan_ccg.fields import Foe, Lasting, Note
from warhall.games.conan_ccg.notation import ZONES, act
from warhall.games.conan_ccg.rules import statistics, zones
from warhall.games.conan_ccg.rules.announcement import announcements
from warhall.games.conan_ccg.rules.effects import attack_of
from warhall.games.conan_ccg.rules.icons import EMPTY, edge_of, icons_on_foe_move
from warhall.games.conan_ccg.rules.in_play import add_lasting, fits_foe, performer
from warhall.games.conan_ccg.rules.names import ally_name, foe_named, gap_name, move_named, place_name, who_name
from warhall.games.conan_ccg.rules.piles import (
    Cycle as CycleCards,
)
from warhall.games.conan_ccg.rules.piles import (
    Discard as DiscardCards,
)
from warhall.games.conan_ccg.rules.piles import (
    Draw as DrawCards,
)
from warhall.games.conan_ccg.rules.piles import (
    LookTop,
    RandomDiscard,
    RevealFoes,
    Take,
    discard_card,
    show_hand,
)
from warhall.games.conan_ccg.rules.roles import primary
from warhall.kernel import Action

if TYPE_CHECKING:
    from warhall.games.conan_ccg.rules.effects import Doing
    from warhall.games.conan_ccg.state import ConanState
    from warhall.kernel import EventKind


# -- who, how many, which player ---------------------------------------------------------------------------------------


def amount(state: ConanState, doing: Doing, n: Amount) -> int:
    """A number, the value of an ability, or a count of icons."""
    if isinstance(n, int):
        return n
    if isinstance(n, str):
        return doing.n
    if n.per == "hits":
        attack = attack_of(state, doing.attack)
        return n.times * (attack.hits.get(n.icon, 0) if attack is not None else 0)
    foe = state.find_foe(doing.source)
    return n.times * (icons_on_foe_move(state, foe, n.icon) if foe is not None and foe.move else 0)


def player_meant(state: ConanState, doing: Doing, name: Player) -> int:
    if name == "owner":
        return doing.seat
    if name == "conan_player":
        return state.active
    return doing.seat if doing.seat != state.active else primary(state)


def characters(state: ConanState, doing: Doing, who: Who, wanted: Filter | None) -> list[int]:
    """Whom a verb means, where nobody has to choose."""
    if who == "conan":
        return [CONAN]
    if who == "self":
        return [performer(state, doing.source)]
    if who in ("attacker", "target"):
        attack = attack_of(state, doing.attack)
        if attack is None:
            return []
        return [attack.attacker if who == "attacker" else attack.target]
    if who == "allies":
        return [ally.uid for ally in state.allies]
    return [foe.uid for foe in foes_meant(state, wanted, doing.source)]


def foes_meant(state: ConanState, wanted: Filter | None, source: int) -> list[Foe]:
    return [foe for foe in state.foes() if fits_foe(state, foe, wanted, source)]


def _means_any(state: ConanState, wanted: Filter | None, source: int) -> bool:
    for zone in state.zones:
        for foe in zone:
            if not foe.gone and fits_foe(state, foe, wanted, source):
                return True
    return False


def _foe_choices(state: ConanState, wanted: Filter | None, source: int) -> list[Action]:
    return [act("foe", place_name(state, foe)) for foe in foes_meant(state, wanted, source)]


def last(
    state: ConanState, doing: Doing, verb: Standing, bound: int = NOBODY, edge: str = "", slot: int = 0
) -> Lasting:
    """A standing verb begins to work for a while, perhaps bound to what was chosen; its number is counted now."""
    n = amount(state, doing, getattr(verb, "n", 0))
    until = verb.duration or "round"
    begun = Lasting(doing.effect, doing.part, doing.at, doing.seat, doing.source, until, n, bound, edge, slot)
    add_lasting(state, begun)
    return begun


# -- characters --------------------------------------------------------------------------------------------------------


class AtFoes(Aimed):
    """Something that may mean one Foe, whom the card's player chooses."""

    forms = ("foe FOE",)

    def can(self, state: ConanState, source: int) -> bool:
        return _means_any(state, self.filter, source)

    def choices(self, state: ConanState, doing: Doing) -> list[Action]:
        return _foe_choices(state, self.filter, doing.source)


class OnCharacters(AtFoes):
    """Something that happens to characters at once."""

    n: "Amount"

    def chosen(self, state: ConanState, doing: Doing, action: Action) -> bool:
        self._happen(state, doing, foe_named(state, action.args[0]).uid)
        return True

    def carry(self, state: ConanState, doing: Doing) -> None:
        for uid in characters(state, doing, self.who, self.filter):
            self._happen(state, doing, uid)

    def _happen(self, state: ConanState, doing: Doing, uid: int) -> None:
        n = amount(state, doing, self.n)
        if n <= 0:
            return
        kind, n = self.affect(state, uid, n)
        state.hurt = state.alarm = True
        card = state.effects[doing.effect].card
        state.log.append(kind.of(card=card, who=who_name(state, uid), n=n))

    def affect(self, _state: ConanState, _uid: int, _n: int) -> tuple[EventKind, int]:
        """Do it to one character; what is told of it, and how much it was in the end."""
        raise NotImplementedError


class Heal(OnCharacters):
    """CCG-100: up to the Starting Health."""

    def affect(self, state: ConanState, uid: int, n: int) -> tuple[EventKind, int]:
        return EFFECT_HEAL, statistics.heal(state, uid, n)


class Wound(OnCharacters):
    """CCG-098, CCG-099: Health is lost."""

    def affect(self, state: ConanState, uid: int, n: int) -> tuple[EventKind, int]:
        statistics.wound(state, uid, n)
        return EFFECT_WOUND, n


class GainProwess(OnCharacters):
    """CCG-101: Conan's, up to the Starting Prowess."""

    def affect(self, state: ConanState, _uid: int, n: int) -> tuple[EventKind, int]:
        return EFFECT_GAIN_PROWESS, statistics.gain_prowess(state, n)


class LoseProwess(OnCharacters):
    """CCG-095, CCG-316: what is lacking comes out of Health."""

    def prowess(self) -> int:
        return self.n if isinstance(self.n, int) else 0

    def affect(self, state: ConanState, uid: int, n: int) -> tuple[EventKind, int]:
        statistics.drain(state, uid, n)
        return EFFECT_LOSE_PROWESS, n


class OfCharacters(Filtered):
    """Something that is true of characters for a while."""

    who: "Literal['conan', 'self', 'foe', 'foes', 'allies']"

    def aims(self) -> bool:
        return self.who == "foe"

    def can(self, state: ConanState, source: int) -> bool:
        return _means_any(state, self.filter, source)

    def choices(self, state: ConanState, doing: Doing) -> list[Action]:
        return _foe_choices(state, self.filter, doing.source)

    def chosen(self, state: ConanState, doing: Doing, action: Action) -> bool:
        last(state, doing, self, foe_named(state, action.args[0]).uid)
        return True

    def carry(self, state: ConanState, doing: Doing) -> None:
        last(state, doing, self)


class ModifyStat(OfCharacters):
    """CCG-093, CCG-107: a statistic is higher or lower."""

    stat: "Stat"
    n: "Amount"

    def asked(self) -> str:
        return self.stat

    def carry(self, state: ConanState, doing: Doing) -> None:
        begun = last(state, doing, self)
        if self.who == "conan":
            card = state.effects[doing.effect].card
            state.log.append(EFFECT_STAT.of(card=card, stat=self.stat, change=f"{begun.n:+d}", until=begun.until))


class GrantTrait(OfCharacters):
    """CCG-305: Foes have another trait."""

    asked_by = GRANTED_TRAITS
    trait: "Trait"


class Blank(OfCharacters):
    """CCG-010: the text of a Foe is ignored."""

    asked_by = BLANKED


# -- Foes on the table -------------------------------------------------------------------------------------------------


class MoveFoe(Verb):
    """CCG-146: a Foe goes to another zone."""

    forms = ("foe FOE", "shift ZONE EDGE")
    who: "Literal['foe', 'self']"
    to: "Literal['any_zone', 'flank']"

    def aims(self) -> bool:
        return True

    def can(self, state: ConanState, source: int) -> bool:
        if self.who == "foe":
            return state.any_foe()
        foe = state.find_foe(source)
        return foe is not None and bool(_open_to(state, foe, self.to))

    def choices(self, state: ConanState, doing: Doing) -> list[Action]:
        if self.who == "foe" and doing.counted == NONE:
            return _foe_choices(state, None, doing.source)
        foe = state.find_foe(self._uid(doing))
        if foe is None or foe.gone:
            return []
        return [act("shift", ZONES[zone], end) for zone in _open_to(state, foe, self.to) for end in ("left", "right")]

    def chosen(self, state: ConanState, doing: Doing, action: Action) -> bool:
        if action.verb == "foe":
            doing.counted = foe_named(state, action.args[0]).uid
            return False
        foe = state.find_foe(self._uid(doing))
        assert foe is not None
        zone = ZONES.index(action.args[0])
        state.zones[foe.zone].remove(foe)
        foe.zone = zone
        state.zones[zone].insert(0 if action.args[1] == "left" else len(state.zones[zone]), foe)
        state.touch()
        state.log.append(FOE_MOVED.of(foe=foe.card, zone=ZONES[zone]))
        return True

    def _uid(self, doing: Doing) -> int:
        return doing.source if self.who == "self" else doing.counted


def _open_to(state: ConanState, foe: Foe, to: str) -> list[int]:
    """Size, type and Savage rules bind a Foe that moves, the Center-first rules do not."""
    wanted = [zones.CENTER, zones.LEFT, zones.RIGHT, zones.REAR] if to == "any_zone" else [zones.LEFT, zones.RIGHT]
    return [zone for zone in wanted if zone != foe.zone and zones.can_hold(state, zone, foe.card, foe)]


class RemoveFoe(AtFoes):
    """A Foe leaves play without being defeated."""

    who: "Literal['self', 'attacker', 'target', 'foe', 'foes']"

    def chosen(self, state: ConanState, _doing: Doing, action: Action) -> bool:
        zones.remove_foe(state, foe_named(state, action.args[0]))
        return True

    def carry(self, state: ConanState, doing: Doing) -> None:
        for uid in characters(state, doing, self.who, self.filter):
            foe = state.find_foe(uid)
            if foe is not None and not foe.gone:
                zones.remove_foe(state, foe)


# -- attacks -----------------------------------------------------------------------------------------------------------


class OfAttacks(Filtered):
    """CCG-315: a modifier is added once to an attack; every reason is noted for the explanation."""

    n: "Amount"
    attack: "WhichAttack"
    hit_icon: "Optional[str]" = None

    icons = ("hit_icon",)

    def instant(self) -> bool:
        return self.attack == "this_attack"

    def carry(self, state: ConanState, doing: Doing) -> None:
        if not self.instant():
            last(state, doing, self)
            return
        attack = attack_of(state, doing.attack)
        if attack is not None:
            self.change(attack, doing.effect.partition("#")[0], amount(state, doing, self.n))

    def change(self, _attack: Attack, _card: str, _n: int) -> None:
        """Change one attack, because of this card."""
        raise NotImplementedError


class ModifyDamage(OfAttacks):
    """CCG-254: an attack that hits deals more Damage, or less."""

    asked_by = DAMAGE_BONUS

    def change(self, attack: Attack, card: str, n: int) -> None:
        if n:
            attack.bonus += n
            attack.notes = (*attack.notes, Note(card, n))


class Prevent(OfAttacks):
    """CCG-253: Damage of a hit is not dealt."""

    asked_by = PREVENTION

    def change(self, attack: Attack, card: str, n: int) -> None:
        if n:
            attack.prevented += n
            attack.notes = (*attack.notes, Note(card, -n))


class Redirect(Verb):
    """CCG-216: an attack on Conan meets an Ally. The chapter on Damage asks for it before an attack is fixed."""

    redirects = True
    to: "Literal['self', 'ally']"


# -- moves -------------------------------------------------------------------------------------------------------------


class OfMoves(Filtered):
    """Something that is true of moves for a while; Conan's player may have to choose one of his moves."""

    forms = ("at GAP",)
    move: "WhichMove"

    def asks(self) -> bool:
        return self.move == "conan_move"

    def choices(self, state: ConanState, _doing: Doing) -> list[Action]:
        return [act("at", gap_name(move)) for move in state.moves if move.by == CONAN]

    def chosen(self, state: ConanState, doing: Doing, action: Action) -> bool:
        last(state, doing, self, move_named(state, action.args[0]).uid)
        return True

    def carry(self, state: ConanState, doing: Doing) -> None:
        bound = doing.source if self.move in ("this_move", "own_move") else NOBODY
        last(state, doing, self, bound)


class ModifyInitiative(OfMoves):
    """CCG-221: a move is faster or slower."""

    asked_by = INITIATIVE
    n: "Amount"


class ModifyGem(OfMoves):
    """CCG-079: a move costs more or less Prowess."""

    asked_by = GEM
    n: "Amount"


class TurnIcons(OfMoves):
    """CCG-244, CCG-245: icons of one kind are icons of another."""

    asked_by = TURNED
    icons = ("from_", "to")
    from_: str
    to: str


class IgnoreIcons(OfMoves):
    """CCG-011: icons of a kind are not there."""

    asked_by = IGNORED
    icons = ("icon",)
    icon: str


class AddIcon(OfMoves):
    """An icon more, in an empty position of an edge."""

    forms = ("slot EDGE SLOT",)
    asked_by = ADDED
    icons = ("icon",)
    icon: str
    edge: "Literal['left', 'right', 'both', 'chosen']"
    slot: "Literal[1, 2, 3, 4, 'chosen']"

    def choices(self, state: ConanState, doing: Doing) -> list[Action]:
        if doing.counted == NONE:
            return OfMoves.choices(self, state, doing)
        move = state.find_move(doing.counted)
        if move is None:
            return []
        sides = ("left", "right") if self.edge in ("chosen", "both") else (self.edge,)
        return [
            act("slot", side, number)
            for side in sides
            for number in range(1, 5)
            if edge_of(state, move, side)[number - 1] == EMPTY and self.slot in ("chosen", number)
        ]

    def chosen(self, state: ConanState, doing: Doing, action: Action) -> bool:
        if action.verb == "at":
            doing.counted = move_named(state, action.args[0]).uid
            return False
        last(state, doing, self, doing.counted, action.args[0], int(action.args[1]))
        return True


class ReturnToHand(Verb):
    """The move goes back to its owner's hand after the round."""

    def carry(self, state: ConanState, doing: Doing) -> None:
        move = state.find_move(doing.source)
        if move is not None:
            move.back = True


# -- cards -------------------------------------------------------------------------------------------------------------


class Draw(Verb):
    n: "Amount"
    player: "Player"

    def carry(self, state: ConanState, doing: Doing) -> None:
        n = amount(state, doing, self.n)
        if n > 0:
            state.push(DrawCards(player_meant(state, doing, self.player), n))


class Discard(Verb):
    n: "Amount"
    player: "Player"
    how: "Literal['chosen', 'random']"

    def discards(self) -> tuple[int, int]:
        n = self.n if isinstance(self.n, int) else 0
        return (n, 0) if self.player == "owner" else (0, n)

    def carry(self, state: ConanState, doing: Doing) -> None:
        seat = player_meant(state, doing, self.player)
        n = amount(state, doing, self.n)
        state.push(RandomDiscard(seat, n) if self.how == "random" else DiscardCards(seat, n))


class Cycle(Verb):
    """Cards are discarded, and as many drawn."""

    n: "Amount"
    player: "Player"

    def carry(self, state: ConanState, doing: Doing) -> None:
        state.push(CycleCards(player_meant(state, doing, self.player), amount(state, doing, self.n)))


class Fetch(Verb):
    """Cards come from a pile to the hand."""

    n: "Amount"
    player: "Player"
    filter: "Filter"

    def carry(self, state: ConanState, doing: Doing) -> None:
        seat, n = player_meant(state, doing, self.player), amount(state, doing, self.n)
        state.push(Take(seat, n, self.pile(), doing.effect, doing.part, doing.at))

    def pile(self) -> str:
        raise NotImplementedError


class Recover(Fetch):
    """From the Discard Pile."""

    def pile(self) -> str:
        return "discard"


class Search(Fetch):
    """From the Draw Deck."""

    def pile(self) -> str:
        return "deck"


class Look(Verb):
    """A player sees hidden cards: the top of a Foe Deck, Conan's hand, or face-down moves one by one."""

    forms = ("peek FOE",)
    what: "Literal['foe_deck_top', 'conan_hand', 'foe_move']"
    n: int

    def asks(self) -> bool:
        return self.what == "foe_move"

    def choices(self, state: ConanState, doing: Doing) -> list[Action]:
        if self._left(doing) <= 0:
            return []
        me = doing.seat
        hidden = [foe for foe in state.foes() if foe.down and not foe.seen >> me & 1 and foe.owner != me]
        return [act("peek", place_name(state, foe)) for foe in hidden]

    def chosen(self, state: ConanState, doing: Doing, action: Action) -> bool:
        place = action.args[0]
        foe = foe_named(state, place)
        foe.seen |= 1 << doing.seat
        state.log.append(MOVE_SEEN.of(seat=doing.seat, foe=foe.card, place=place, card=foe.move))
        doing.counted = self._left(doing) - 1
        return False

    def _left(self, doing: Doing) -> int:
        return self.n if doing.counted == NONE else doing.counted

    def carry(self, state: ConanState, doing: Doing) -> None:
        if self.what == "conan_hand":
            show_hand(state, state.active, doing.seat)
        else:
            state.push(LookTop(doing.seat, primary(state), self.n))


class DiscardFromPlay(Verb):
    """A card of Conan's side leaves play."""

    forms = ("item CARD", "ally ALLY")
    card: "Literal['this_card', 'item', 'ally', 'region']"

    def asks(self) -> bool:
        return self.card != "this_card"

    def choices(self, state: ConanState, _doing: Doing) -> list[Action]:
        if self.card == "item":
            return sorted({act("item", item.card) for item in state.items[state.active]})
        if self.card == "ally":
            return [act("ally", ally_name(state, ally.uid)) for ally in state.allies]
        return [act("item", region[1])] if (region := state.region[state.active]) is not None else []

    def chosen(self, state: ConanState, _doing: Doing, action: Action) -> bool:
        seat, word = state.active, action.args[0]
        if action.verb == "ally":
            ally = next(ally for ally in state.allies if ally_name(state, ally.uid) == word)
            state.allies.remove(ally)
            discard_card(state, seat, ally.card)
        elif any(item.card == word for item in state.items[seat]):
            item = next(item for item in state.items[seat] if item.card == word)
            state.items[seat].remove(item)
            discard_card(state, seat, item.card)
        else:
            region = state.region[seat]
            assert region is not None
            state.region[seat] = None
            discard_card(state, region[0], region[1])
        state.touch()
        state.log.append(LEFT_PLAY.of(card=word.partition(".")[0]))
        return True

    def carry(self, state: ConanState, doing: Doing) -> None:
        """The card itself: an Item, an Ally."""
        seat = state.active
        for item in state.items[seat]:
            if item.uid == doing.source:
                state.items[seat].remove(item)
                discard_card(state, seat, item.card)
                state.log.append(LEFT_PLAY.of(card=item.card))
                break
        else:
            ally = state.find_ally(doing.source)
            if ally is not None:
                state.allies.remove(ally)
                discard_card(state, seat, ally.card)
                state.log.append(LEFT_PLAY.of(card=ally.card))
        state.touch()


class Cancel(Verb):
    """CCG-089: the latest announced Action that is not resolved, other than the one that cancels."""

    def carry(self, state: ConanState, _doing: Doing) -> None:
        announced = announcements(state)
        if len(announced) > 1:
            announced[1].cancelled = True
            state.log.append(CANCELLED.of(card=announced[1].card, by=announced[0].card))


# -- the Foe Draw Phase ------------------------------------------------------------------------------------------------


class ChangeFoeDraw(Verb):
    """CCG-117: the next Foe Draw is larger or smaller."""

    n: "Amount"

    def carry(self, state: ConanState, doing: Doing) -> None:
        state.draw_change += amount(state, doing, self.n)


class MajorDiscount(Verb):
    """CCG-121: a Major Foe costs fewer Minor Foes. A Region's discount counts once per title in a Foe Draw Phase; an
    Action's each time it is played."""

    asked_by = MAJOR_DISCOUNT
    n: int
    filter: "Optional[Filter]" = None

    def carry(self, state: ConanState, doing: Doing) -> None:
        effect = state.effects[doing.effect]
        if effect.kind != "region" or doing.effect not in state.discounts:
            state.discounts.append(doing.effect)


class AddRevealed(Verb):
    """CCG-119: more Foes are revealed."""

    n: "Amount"

    def carry(self, state: ConanState, doing: Doing) -> None:
        state.push(RevealFoes(doing.seat, amount(state, doing, self.n)))


# -- rules of the game -------------------------------------------------------------------------------------------------


class Waive(Filtered):
    """A rule is not applied, for all moves or for some."""

    asked_by = WAIVED
    rule: "Literal['penalty', 'veteran_gap', 'zone_order']"
    move: "Optional[Literal['this_move', 'own_move', 'touching', 'conan_moves', 'all_moves']]" = None

    def carry(self, state: ConanState, doing: Doing) -> None:
        last(state, doing, self, doing.source if self.move in ("this_move", "own_move") else NOBODY)


class Forbid(Filtered):
    """CCG-317: something may not be done."""

    asked_by = FORBIDDEN
    what: "Literal['retreat', 'barbarian', 'vitality', 'foe']"

    def carry(self, state: ConanState, doing: Doing) -> None:
        last(state, doing, self)


class ZoneLimit(Standing):
    """CCG-179: Conan may fight in more zones."""

    asked_by = ZONE_LIMIT
    n: "Amount"

    def carry(self, state: ConanState, doing: Doing) -> None:
        last(state, doing, self)


class GrantBarbarian(Standing):
    """CCG-202: Conan has a BARBARIAN ability more, or more of it."""

    asked_by = GRANTED_ABILITIES
    ability: "Ability"
    n: "Amount"

    def carry(self, state: ConanState, doing: Doing) -> None:
        last(state, doing, self)
