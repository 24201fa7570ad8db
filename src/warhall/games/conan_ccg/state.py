"""The position of the Conan CCG: flat, small, quick to copy. Its fields are declared in `position.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from warhall.games.conan_ccg.components import CONAN
from warhall.games.conan_ccg.events import PHASE
from warhall.games.conan_ccg.fields import Ally, ConanFields, Foe, Lasting, OwnMove
from warhall.games.conan_ccg.rules.coherence import broken_rules
from warhall.games.conan_ccg.rules.frames import CHANCE_VERBS
from warhall.games.conan_ccg.rules.in_play import gather
from warhall.games.conan_ccg.rules.resolution import is_going_on
from warhall.games.conan_ccg.rules.set_up import SetUp
from warhall.games.conan_ccg.rules.turn_outline import conan_falls
from warhall.games.conan_ccg.rules.victory import has_aftermath, standing, sweep
from warhall.games.conan_ccg.rules.windows import unplayable
from warhall.games.conan_ccg.view import view_of
from warhall.kernel import Action, Event, IllegalActionError, Outcome, View
from warhall.kernel.fields import EVERYTHING
from warhall.kernel.frame import Frame
from warhall.kernel.kept import kept_by_subject

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Card, Effect
    from warhall.games.conan_ccg.game import ConanCCG

# The rules that say when a verb has its time, for whoever tries it at another.
_TIMES: Final = {"place": "CCG-131", "give": "CCG-159", "move": "CCG-076"}


def _phase(name: str, number: int) -> Event:
    """A phase as it begins in this round: the most frequent event, and always one of the same few."""
    return PHASE.of(phase=name, round=number)


_PHASES: Final = kept_by_subject(_phase)

Moment = tuple[str, int, int, "Effect"]  # what the card is, its number, its controller, one of its effects
Modifier = tuple["Effect", int, int, Any, "Lasting | None"]  # effect, source, seat, verb, lasting


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class ConanState(ConanFields):
    """Cards are named by their ids; a deck is a bag, so its order never exists before a card is drawn."""

    __slots__ = ()

    def __init__(self, game: ConanCCG) -> None:
        ConanFields.__init__(self, game.form.start())
        self.begin(game)
        self.stack.append(SetUp())
        self.run()

    def broken_rules(self) -> list[str]:
        return broken_rules(self)

    def clone(self) -> ConanState:
        copy = ConanState.__new__(ConanState)
        self.copy_procedure(copy)
        self.copy_to(copy)
        return copy

    # -- small words that every chapter uses ---------------------------------------------------------------------------

    def enter(self, phase: str) -> None:
        """A Step or Phase begins (CCG-108, CCG-109)."""
        self.phase = phase
        self.log.append(_PHASES.of(phase).of(self.round))

    def push(self, frame: Frame) -> None:
        self.stack.append(frame)

    def touch(self) -> None:
        """Cards came into or left play: what they do has to be gathered again."""
        gather(self)

    def new_uid(self) -> int:
        self.next_uid += 1
        return self.next_uid - 1

    def foes(self) -> list[Foe]:
        """CCG-008: the Foes in play, zone by zone, left to right."""
        return [foe for zone in self.zones for foe in zone if not foe.gone]

    def any_foe(self) -> bool:
        """Whether a Foe is in play at all."""
        for zone in self.zones:
            for foe in zone:
                if not foe.gone:
                    return True
        return False

    def find_foe(self, uid: int) -> Foe | None:
        """The Foe with this number, also if it has left play and only its move remains."""
        for zone in self.zones:
            for foe in zone:
                if foe.uid == uid:
                    return foe
        return None

    def find_ally(self, uid: int) -> Ally | None:
        for ally in self.allies:
            if ally.uid == uid:
                return ally
        return None

    def find_move(self, uid: int) -> OwnMove | None:
        for move in self.moves:
            if move.uid == uid:
                return move
        return None

    def move_at(self, zone: int, gap: int) -> OwnMove | None:
        for move in self.moves:
            if move.gap == gap and move.zone == zone:
                return move
        return None

    def is_here(self, character: int) -> bool:
        """Whether a character is still in play."""
        if character == CONAN:  # the usual case
            return True
        foe = self.find_foe(character)
        return not foe.gone if foe is not None else self.find_ally(character) is not None

    def conan(self, seat: int) -> Card:
        return self.cards[self.lists[seat].conan]

    # -- what the kernel asks --------------------------------------------------------------------------------------

    def settle(self) -> bool:
        """See to what comes before anything else: the end, a dead Conan (CCG-018), the fallen of others (CCG-098)."""
        if self.ended:
            self.stack.clear()
            return True
        if self.health[self.active] == 0 and not self.out[self.active] and not has_aftermath(self):  # CCG-309
            self._asked = None
            conan_falls(self)
            return True
        if self.hurt and not is_going_on(self):
            self._asked = None
            sweep(self)
            return True
        self.alarm = self.hurt
        return False

    def not_offered(self, frame: Frame, action: Action, seat: int) -> IllegalActionError:
        """Why something is not among the choices at all; it speaks of nothing that the seat cannot see."""
        verb = action.verb
        if verb in CHANCE_VERBS:
            return self.refuse("only-chance", "CCG-282", action=str(action))
        if verb == "play":
            refused = unplayable(self, None, action.args[0], seat)
            if refused is not None:
                return refused
        if verb == "retreat":
            return self.refuse("no-retreat", "CCG-150", phase=self.phase)
        if verb == "press-on" and self.retreated:
            return self.refuse("retreated", "CCG-157")
        return self.refuse("not-now", _TIMES.get(verb, frame.rule), action=str(action), phase=self.phase)

    def standing(self) -> Outcome:
        return standing(self)

    def to_json(self) -> dict[str, Any]:
        return self.game.form.write(self, EVERYTHING)

    def view(self, seat: int | None = None) -> View:
        return view_of(self, seat)
