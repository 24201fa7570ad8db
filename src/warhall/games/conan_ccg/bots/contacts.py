"""Expectations where moves meet: icons against icons by the rules' own functions, over all that a face-down
move may be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple
from weakref import WeakKeyDictionary

from mypy_extensions import mypyc_attr

from warhall.games.conan_ccg.cards.cards import Pool
from warhall.games.conan_ccg.cards.vocabulary import CHANGE_DAMAGE, CHANGE_ICONS, INITIATIVE
from warhall.games.conan_ccg.components import CONAN, NOBODY, Attack
from warhall.games.conan_ccg.fields import Foe, OwnMove
from warhall.games.conan_ccg.notation import HIDDEN
from warhall.games.conan_ccg.rules.damage import icon_damage, modify, prevent
from warhall.games.conan_ccg.rules.icons import clash, edge_of, initiative_of_foe, initiative_of_own, means_move
from warhall.games.conan_ccg.rules.in_play import live
from warhall.games.conan_ccg.rules.statistics import damage_of, health_of

if TYPE_CHECKING:
    from warhall.games.conan_ccg.bots.sight import Belief, Sight
    from warhall.games.conan_ccg.cards.cards import Edge
    from warhall.games.conan_ccg.state import ConanState, Modifier

Mark = tuple[str, ...]  # the texts that change the icons of one move
Marked = tuple[str, str, int, Mark, str, int, Mark]  # a contact with its side, bases and texts
SIDES: Final = ("left", "right")
_MOST: Final = 200_000  # entries of a memory


class Blows:
    """One contact: what Conan's side deals and takes, and whether those are hits that texts can change."""

    def __init__(self, dealt: int, hits: bool, taken: int, is_hit: bool) -> None:
        self.dealt = dealt
        self.hits = hits
        self.taken = taken
        self.is_hit = is_hit


Ways = tuple[Blows, ...]  # one contact, by how the Foe's edge may lie: each is as likely as the others


class Stroke(NamedTuple):
    """A move of Conan's side against one Foe."""

    card: str
    side: str
    base: int
    bonus: int  # what texts add to a hit on this Foe
    initiative: int
    conan: bool  # performed by Conan, not by an Ally


class Bearing(NamedTuple):
    """A Foe as it stands: all that decides how a contact with it goes, its move aside."""

    health: int
    base: int
    free_bonus: int  # what texts add to its hit when nobody opposes it, and
    bonus: int  # when somebody does
    haste: int  # what texts add to its Initiative


class Outlook:
    """Expectations of one Foe in this round."""

    def __init__(self, kill: float, worn: float, hurt: float, spread: float, ally_hurt: float) -> None:
        self.kill = kill
        self.worn = worn  # the part of its Health that goes
        self.hurt = hurt  # Damage to Conan
        self.spread = spread  # its variance
        self.ally_hurt = ally_hurt


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """Contacts seen before. The same cards meet again and again; nothing in here depends on who sits where."""

    def __init__(self, pool: Pool, most: int = _MOST) -> None:
        self.pool = pool
        self.most = most
        self.cards = pool.cards
        self._blows: dict[tuple[str, str, int, int], dict[str, Ways]] = {}  # the Foe's card last
        self.marked: dict[Marked, Ways] = {}
        self._free: dict[tuple[str, int], tuple[int, int]] = {}
        self._outlooks: dict[tuple[int, Bearing, tuple[Stroke, ...]], Outlook] = {}
        self.changed: dict[tuple[int, Bearing, tuple[Stroke, ...], tuple[Mark, ...]], Outlook] = {}
        self._beliefs: dict[Belief, int] = {}
        self._named = 0
        self._duels: dict[tuple[int, int, str, int, int], tuple[float, float]] = {}

    def readings(self, edge: Edge) -> tuple[Edge, ...]:
        """How an enemy edge may lie, each as likely as the others: who looks closely sees how it does."""
        return (edge,)

    def blows(self, card: str, side: str, base: int, foe_card: str, foe_base: int) -> Ways:
        """CCG-223, CCG-246: a card of Conan's side against a Foe's card, edge to edge, as printed."""
        return self._blow(self._against(card, side, base, foe_base), card, side, base, foe_card, foe_base)

    def _against(self, card: str, side: str, base: int, foe_base: int) -> dict[str, Ways]:
        """Everything known of a card of Conan's side against the cards of Foes."""
        key = (card, side, base, foe_base)
        found = self._blows.get(key)
        if found is None:
            found = self._blows[key] = {}
        return found

    def _blow(self, known: dict[str, Ways], card: str, side: str, base: int, foe_card: str, foe_base: int) -> Ways:
        found = known.get(foe_card)
        if found is None:
            mine, theirs = self.cards[card].edge(side), self.cards[foe_card].edge(side)
            found = tuple([meet(self.pool, mine, base, edge, foe_base) for edge in self.readings(theirs)])
            known[foe_card] = found
        return found

    def free(self, card: str, base: int) -> tuple[int, int]:
        """CCG-215: the Damage of each edge of a move that nobody opposes."""
        found = self._free.get((card, base))
        if found is None:
            left, right = (icon_damage(clash(self.pool, self.cards[card].edge(side), ()), base) for side in SIDES)
            found = self._free[card, base] = (left, right)
        return found

    def number(self, belief: Belief) -> int:
        """A short name for a belief, so that an outlook is found quickly. None is given twice: whoever is amid a
        decision when things are forgotten goes on with those that were given before."""
        if len(self._outlooks) > self.most:
            self._outlooks.clear()
            self.changed.clear()
            self._beliefs.clear()
        if belief not in self._beliefs:
            self._named += 1
            self._beliefs[belief] = self._named
        return self._beliefs[belief]

    def outlook(self, number: int, belief: Belief, foe: Bearing, strokes: tuple[Stroke, ...]) -> Outlook:
        key = (number, foe, strokes)
        found = self._outlooks.get(key)
        if found is None:
            found = self._outlooks[key] = self._expect(belief, foe, strokes)
        return found

    def duel(self, number: int, hand: Belief, base: int, name: str, foe_base: int, health: int) -> tuple[float, float]:
        """A Foe's move against any card that Conan may have, on either side: the Damage to be expected, and the part of
        Conan's blow that it wards off or forestalls."""
        key = (number, base, name, foe_base, health)
        found = self._duels.get(key)
        if found is None:
            if len(self._duels) > self.most:
                self._duels.clear()
            found = self._duels[key] = self._duel(hand, base, name, foe_base, health)
        return found

    def _duel(self, hand: Belief, base: int, name: str, foe_base: int, health: int) -> tuple[float, float]:
        pace = self.cards[name].initiative
        strikes = warded = 0.0
        for card, chance in hand:
            for side in SIDES:
                blows = self.blows(card, side, base, name, foe_base)
                part = 0.5 * chance / len(blows)
                for blow in blows:
                    forestalled = blow.dealt >= health and self.cards[card].initiative > pace
                    strikes += part * (0 if forestalled else blow.taken)
                    warded += part * (1 - min(1.0, blow.dealt / health))
        return strikes, warded

    def _expect(self, belief: Belief, foe: Bearing, strokes: tuple[Stroke, ...]) -> Outlook:
        exchange, foe_base = Exchange(foe, strokes), foe.base
        if not strokes:
            for card, chance in belief:
                most = max(self.free(card, foe_base))
                exchange.unopposed(chance, most + foe.free_bonus if most else 0)
            return exchange.outlook()
        known = [
            (self._against(stroke.card, stroke.side, stroke.base, foe_base), stroke.card, stroke.side, stroke.base)
            for stroke in strokes
        ]
        for card, chance in belief:
            met = [self._blow(against, mine, side, base, card, foe_base) for against, mine, side, base in known]
            exchange.add(chance, self.cards[card].initiative, met)
        return exchange.outlook()


class Exchange:
    """The blows between a Foe and the moves that touch it, over all that its own move may be."""

    def __init__(self, foe: Bearing, strokes: tuple[Stroke, ...]) -> None:
        self.health, _, _, self.foe_bonus, self.haste = foe
        self.bonuses = [stroke.bonus for stroke in strokes]
        self.paces = [stroke.initiative for stroke in strokes]
        self.by_conan = [stroke.conan for stroke in strokes]
        self.kill = 0.0
        self.worn = 0.0
        self.hurt = 0.0
        self.square = 0.0
        self.ally_hurt = 0.0

    def unopposed(self, chance: float, taken: int) -> None:
        self.hurt += chance * taken
        self.square += chance * taken * taken

    def add(self, chance: float, initiative: int, met: list[Ways]) -> None:
        """The Foe's move is, with this chance, one of this Initiative that meets the strokes like this."""
        ways = len(met[0])
        part = chance if ways == 1 else chance / ways
        for way in range(ways):
            self._add(part, initiative + self.haste, [blows[way] for blows in met])

    def _add(self, chance: float, initiative: int, blows: list[Blows]) -> None:
        """CCG-209, CCG-210: who is faster strikes first, and who is dead strikes no more."""
        before = dealt = taken = ally_taken = 0
        for at, blow in enumerate(blows):
            damage = blow.dealt + self.bonuses[at] if blow.hits else blow.dealt
            if damage > 0:
                dealt += damage
                if self.paces[at] > initiative:
                    before += damage
            back = blow.taken + self.foe_bonus if blow.is_hit else blow.taken
            if back > 0 and self.by_conan[at]:
                taken += back
            elif back > 0:
                ally_taken += back
        if before >= self.health:
            taken = ally_taken = 0
        if dealt >= self.health:
            self.kill += chance
        self.worn += chance * min(dealt, self.health)
        self.hurt += chance * taken
        self.square += chance * taken * taken
        self.ally_hurt += chance * ally_taken

    def outlook(self) -> Outlook:
        spread = max(0.0, self.square - self.hurt * self.hurt)
        return Outlook(self.kill, self.worn / self.health, self.hurt, spread, self.ally_hurt)


def meet(pool: Pool, mine: Edge, base: int, theirs: Edge, foe_base: int) -> Blows:
    ours, back = clash(pool, mine, theirs), clash(pool, theirs, mine)
    return Blows(icon_damage(ours, base) + ours.leak, ours.hit, icon_damage(back, foe_base) + back.leak, back.hit)


_MEMORIES: WeakKeyDictionary[Pool, dict[type[Memory], Memory]] = WeakKeyDictionary()


def memory_of(pool: Pool, kind: type[Memory] = Memory) -> Memory:
    """One memory for all bots that play with the same cards."""
    kept = _MEMORIES.setdefault(pool, {})
    if kind not in kept:
        kept[kind] = kind(pool)
    return kept[kind]


class Contacts:
    """The contacts of one decision."""

    def __init__(self, sight: Sight, memory: Memory) -> None:
        self.sight = sight
        self.memory = memory
        self.table: ConanState = sight.table
        self._bearings: dict[int, Bearing] = {}
        self._bonuses: dict[tuple[str, int, int, str, bool], int] = {}
        self._numbers: dict[int, int] = {}
        self._bases: dict[int, int] = {}

    # -- Foes --------------------------------------------------------------------------------------------------------

    def bearing(self, foe: Foe) -> Bearing:
        found = self._bearings.get(foe.uid)
        if found is None:
            table, base = self.table, damage_of(self.table, foe.uid)
            haste = free = opposed = 0
            hurried, texts = INITIATIVE in table.modifiers, self._texts()
            if hurried or texts:
                known, foe.move = foe.move, self._likely(foe)
                if foe.move and hurried:
                    haste = initiative_of_foe(table, foe) - table.cards[foe.move].initiative
                if foe.move and texts:
                    free = self._bonus(self._blow(foe, NOBODY, base))
                    opposed = self._bonus(self._blow(foe, table.next_uid, base))
                foe.move = known
            found = Bearing(max(1, health_of(table, foe)), base, free, opposed, haste)
            self._bearings[foe.uid] = found
        return found

    def _likely(self, foe: Foe) -> str:
        """The move of a Foe for the rules to be asked about: the likeliest where it is not known, none where there can
        be none."""
        if foe.move not in ("", HIDDEN):
            return foe.move
        likely, most = "", 0.0
        for card, chance in self.sight.belief(foe):
            if chance > most:
                likely, most = card, chance
        return likely

    def _texts(self) -> bool:
        table = self.table
        return "before_damage" in table.moments or not table.modifiers.keys().isdisjoint(CHANGE_DAMAGE)

    def _blow(self, foe: Foe, own: int, base: int) -> Attack:
        """A hit by a Foe on Conan, with the icons of its better edge."""
        edge = max((edge_of(self.table, foe, side) for side in SIDES), key=self._offence)
        met = clash(self.memory.pool, edge, ())
        return Attack(foe.uid, CONAN, foe.uid, own, "left", base, icon_damage(met, base), hits=met.hits, hit=True)

    def _offence(self, edge: Edge) -> int:
        return len([slot for slot in edge if slot.icon in self.memory.pool.offence])

    def _bonus(self, attack: Attack) -> int:
        """CCG-254 to CCG-257: what the texts in play make of a hit."""
        table, kept, used = self.table, self.table.attacks, self.table.used
        table.attacks, table.used = [attack], list(used)
        modify(table, 0)
        prevent(table, 0)
        table.attacks, table.used = kept, used
        return attack.bonus - attack.prevented

    # -- moves of Conan's side -----------------------------------------------------------------------------------------

    def stroke(self, move: OwnMove, foe: Foe, side: str) -> Stroke:
        """A move that lies on the table, as it concerns one Foe."""
        table = self.table
        base = self._bases.get(move.by)
        if base is None:
            base = self._bases[move.by] = damage_of(table, move.by)
        initiative = table.cards[move.card].initiative
        if INITIATIVE in table.modifiers:
            initiative = initiative_of_own(table, move)
        return Stroke(move.card, side, base, self._stroke_bonus(move, foe, side, base), initiative, move.by == CONAN)

    def _stroke_bonus(self, move: OwnMove, foe: Foe, side: str, base: int) -> int:
        if not self._texts():
            return 0
        key = (move.card, move.by, foe.uid, side, 0 < move.gap < len(self.table.zones[move.zone]))
        found = self._bonuses.get(key)
        if found is None:
            met = clash(self.memory.pool, edge_of(self.table, move, side), ())
            attack = Attack(
                move.by, foe.uid, foe.uid, move.uid, side, base, icon_damage(met, base), hits=met.hits, hit=True
            )
            found = self._bonuses[key] = self._bonus_on(foe, attack) if met.hit else 0
        return found

    def _bonus_on(self, foe: Foe, attack: Attack) -> int:
        known, foe.move = foe.move, self._likely(foe)
        bonus = self._bonus(attack) if foe.move else 0
        foe.move = known
        return bonus

    # -- together ------------------------------------------------------------------------------------------------------

    def outlook(self, foe: Foe, place: int) -> Outlook:
        """Work out what to expect of a Foe with the moves that lie on the table now (CCG-224)."""
        table = self.table
        beside = ((table.move_at(foe.zone, place), "right"), (table.move_at(foe.zone, place + 1), "left"))
        touching = [(move, side) for move, side in beside if move is not None]
        strokes = tuple([self.stroke(move, foe, side) for move, side in touching])
        bearing, belief = self.bearing(foe), self.sight.belief(foe)
        number = self._numbers.get(foe.uid)
        if number is None:
            number = self._numbers[foe.uid] = self.memory.number(belief)
        marks = self._marks([foe, *(move for move, _ in touching)]) if touching else ()
        if not any(marks):
            return self.memory.outlook(number, belief, bearing, strokes)
        key = (number, bearing, strokes, marks)
        found = self.memory.changed.get(key)
        if found is None:
            found = self._by_edges(foe, bearing, belief, [move for move, _ in touching], strokes, marks)
            self.memory.changed[key] = found
        return found

    def _marks(self, moves: list[Foe | OwnMove]) -> tuple[Mark, ...]:
        """The texts that change the icons of these moves."""
        table = self.table
        found: list[Modifier] = []
        for question in CHANGE_ICONS:
            if question in table.modifiers:
                found += live(table, question)
        if not found:
            return ()
        return tuple([tuple([_mark(m) for m in found if means_move(table, m, move)]) for move in moves])

    def _by_edges(
        self,
        foe: Foe,
        bearing: Bearing,
        belief: Belief,
        moves: list[OwnMove],
        strokes: tuple[Stroke, ...],
        marks: tuple[Mark, ...],
    ) -> Outlook:
        """The same where texts change icons."""
        table, known = self.table, foe.move
        exchange = Exchange(bearing, strokes)
        for card, chance in belief:
            foe.move = card
            met = [
                self._marked((stroke.card, stroke.side, stroke.base, mark, card, bearing.base, marks[0]), move, foe)
                for move, stroke, mark in zip(moves, strokes, marks[1:], strict=True)
            ]
            exchange.add(chance, table.cards[card].initiative, met)
        foe.move = known
        return exchange.outlook()

    def _marked(self, key: Marked, move: OwnMove, foe: Foe) -> Ways:
        """One such contact; what the texts make of both edges is asked once."""
        memory = self.memory
        found = memory.marked.get(key)
        if found is None:
            _, side, base, _, _, foe_base, _ = key
            mine, theirs = edge_of(self.table, move, side), edge_of(self.table, foe, side)
            found = tuple([meet(memory.pool, mine, base, edge, foe_base) for edge in memory.readings(theirs)])
            memory.marked[key] = found
        return found


def _mark(modifier: Modifier) -> str:
    effect, _, _, verb, lasting = modifier
    return f"{effect.key} {verb.name()} " + ("" if lasting is None else f"{lasting.edge}{lasting.slot}")
