"""What is to be expected where moves meet: icons against icons by the rules' own functions, over all that a face-down
move may be."""

from __future__ import annotations

from collections.abc import Callable
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

Case = tuple[float, int, int, int, bool]  # its chance; Damage to the Foe, to Conan, to Allies; whether the Foe falls
Mark = tuple[str, ...]  # the texts that change the icons of one move
Marked = tuple[str, str, int, Mark, str, int, Mark]  # a contact with its side, bases and texts
SIDES: Final = ("left", "right")
_MOST: Final = 200_000  # entries of a memory


class Blows(NamedTuple):
    """One contact: what Conan's side deals and takes, and whether those are hits that texts can change."""

    dealt: int
    hits: bool
    taken: int
    is_hit: bool


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


class Outlook(NamedTuple):
    """What is to be expected of one Foe in this round."""

    kill: float
    worn: float  # the part of its Health that goes
    hurt: float  # Damage to Conan
    spread: float  # its variance
    ally_hurt: float


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """Contacts seen before. The same cards meet again and again; nothing in here depends on who sits where."""

    def __init__(self, pool: Pool, most: int = _MOST) -> None:
        self.pool = pool
        self.most = most
        self.cards = pool.cards
        self._blows: dict[tuple[str, str, int, str, int], tuple[Blows, ...]] = {}
        self.marked: dict[Marked, tuple[Blows, ...]] = {}
        self._free: dict[tuple[str, int], tuple[int, int]] = {}
        self._outlooks: dict[tuple[int, Bearing, tuple[Stroke, ...]], Outlook] = {}
        self.changed: dict[tuple[int, Bearing, tuple[Stroke, ...], tuple[Mark, ...]], Outlook] = {}
        self._beliefs: dict[Belief, int] = {}
        self._named = 0
        self._duels: dict[tuple[int, int, str, int, int], tuple[float, float]] = {}

    def readings(self, edge: Edge) -> tuple[Edge, ...]:
        """How an enemy edge may lie, each as likely as the others: who looks closely sees how it does."""
        return (edge,)

    def blows(self, card: str, side: str, base: int, foe_card: str, foe_base: int) -> tuple[Blows, ...]:
        """CCG-223, CCG-246: a card of Conan's side against a Foe's card, edge to edge, as printed."""
        key = (card, side, base, foe_card, foe_base)
        found = self._blows.get(key)
        if found is None:
            mine, theirs = self.cards[card].edge(side), self.cards[foe_card].edge(side)
            found = tuple([meet(self.pool, mine, base, edge, foe_base) for edge in self.readings(theirs)])
            self._blows[key] = found
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
        cases: list[Case] = []
        for card, chance in belief:
            if not strokes:
                most = max(self.free(card, foe.base))
                cases.append((chance, 0, most + foe.free_bonus if most else 0, 0, False))
                continue
            blows = [self.blows(stroke.card, stroke.side, stroke.base, card, foe.base) for stroke in strokes]
            cases += _cases(chance, foe, self.cards[card].initiative + foe.haste, strokes, blows)
        return _sum_up(foe, cases)


def _cases(
    chance: float, foe: Bearing, initiative: int, strokes: tuple[Stroke, ...], blows: list[tuple[Blows, ...]]
) -> list[Case]:
    """One case for each way in which the Foe's move may lie."""
    if len(blows[0]) == 1:
        return [(chance, *_exchange(foe, initiative, strokes, tuple([way for (way,) in blows])))]
    ways = list(zip(*blows, strict=True))
    return [(chance / len(ways), *_exchange(foe, initiative, strokes, way)) for way in ways]


def meet(pool: Pool, mine: Edge, base: int, theirs: Edge, foe_base: int) -> Blows:
    ours, back = clash(pool, mine, theirs), clash(pool, theirs, mine)
    return Blows(icon_damage(ours, base) + ours.leak, ours.hit, icon_damage(back, foe_base) + back.leak, back.hit)


def _exchange(
    foe: Bearing, initiative: int, strokes: tuple[Stroke, ...], blows: tuple[Blows, ...]
) -> tuple[int, int, int, bool]:
    """CCG-209, CCG-210: who is faster strikes first, and who is dead strikes no more. Damage to the Foe, to Conan and
    to Allies, and whether the Foe falls."""
    before = dealt = taken = ally_taken = 0
    for stroke, blow in zip(strokes, blows, strict=True):
        damage = blow.dealt + stroke.bonus if blow.hits else blow.dealt
        if damage > 0:
            dealt += damage
            if stroke.initiative > initiative:
                before += damage
        back = blow.taken + foe.bonus if blow.is_hit else blow.taken
        if back > 0 and stroke.conan:
            taken += back
        elif back > 0:
            ally_taken += back
    if before >= foe.health:
        taken = ally_taken = 0
    return dealt, taken, ally_taken, dealt >= foe.health


def _sum_up(foe: Bearing, cases: list[Case]) -> Outlook:
    kill = worn = hurt = square = ally_hurt = 0.0
    for chance, dealt, taken, ally_taken, falls in cases:
        kill += chance * falls
        worn += chance * min(dealt, foe.health)
        hurt += chance * taken
        square += chance * taken * taken
        ally_hurt += chance * ally_taken
    return Outlook(kill, worn / foe.health, hurt, max(0.0, square - hurt * hurt), ally_hurt)


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
            if INITIATIVE in table.modifiers:
                haste = self._with_move(foe, lambda: initiative_of_foe(table, foe) - table.cards[foe.move].initiative)
            if self._texts():
                free = self._with_move(foe, lambda: self._bonus(self._blow(foe, NOBODY, base)))
                opposed = self._with_move(foe, lambda: self._bonus(self._blow(foe, table.next_uid, base)))
            found = Bearing(max(1, health_of(table, foe)), base, free, opposed, haste)
            self._bearings[foe.uid] = found
        return found

    def _with_move(self, foe: Foe, ask: Callable[[], int]) -> int:
        """Ask the rules about a Foe whose move is not known, with a likely one in its place."""
        known = foe.move
        if known in ("", HIDDEN):
            belief = self.sight.belief(foe)
            if not belief:
                return 0
            foe.move = max(belief, key=lambda entry: entry[1])[0]
        answer = ask()
        foe.move = known
        return answer

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
            found = self._bonuses[key] = self._with_move(foe, lambda: self._bonus(attack)) if met.hit else 0
        return found

    # -- together ------------------------------------------------------------------------------------------------------

    def outlook(self, foe: Foe, place: int) -> Outlook:
        """What is to be expected of a Foe with the moves that lie on the table now (CCG-224)."""
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
        cases: list[Case] = []
        for card, chance in belief:
            foe.move = card
            blows = [
                self._marked((stroke.card, stroke.side, stroke.base, mark, card, bearing.base, marks[0]), move, foe)
                for move, stroke, mark in zip(moves, strokes, marks[1:], strict=True)
            ]
            cases += _cases(chance, bearing, table.cards[card].initiative + bearing.haste, strokes, blows)
        foe.move = known
        return _sum_up(bearing, cases)

    def _marked(self, key: Marked, move: OwnMove, foe: Foe) -> tuple[Blows, ...]:
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
