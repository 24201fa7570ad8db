"""The position of the Conan CCG: flat, small, quick to copy. The rules are in the modules of their chapters."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from warhall.games.conan_ccg.components import CONAN, NOBODY, Ally, Attack, Foe, Owned, OwnMove
from warhall.games.conan_ccg.events import PHASE
from warhall.games.conan_ccg.notation import CHANCE_VERBS
from warhall.games.conan_ccg.position import to_json
from warhall.games.conan_ccg.rules.coherence import broken_rules
from warhall.games.conan_ccg.rules.in_play import gather
from warhall.games.conan_ccg.rules.resolution import is_going_on
from warhall.games.conan_ccg.rules.set_up import SetUp
from warhall.games.conan_ccg.rules.turn_outline import conan_falls
from warhall.games.conan_ccg.rules.victory import standing, sweep
from warhall.games.conan_ccg.rules.windows import Window, unplayable
from warhall.games.conan_ccg.unchanging import Item, Lasting
from warhall.games.conan_ccg.view import view_of
from warhall.kernel import Action, Event, IllegalActionError, Outcome, View
from warhall.kernel.frame import Frame
from warhall.kernel.procedure import Procedure

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Card, Effect
    from warhall.games.conan_ccg.cards.deck_list import Deck
    from warhall.games.conan_ccg.game import ConanCCG

# The rules that say when a verb has its time, for whoever tries it at another.
_TIMES: Final = {"place": "CCG-131", "give": "CCG-159", "move": "CCG-076"}

Moment = tuple[str, int, int, "Effect"]  # what the card is, its number, its controller, one of its effects
Source = tuple[str, int, int, "Card"]  # what it is, its number, its controller, its card
Modifier = tuple["Effect", int, int, Any, "Lasting | None"]  # effect, source, seat, verb, lasting


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class ConanState(Procedure):
    """Cards are named by their ids; a deck is a bag, so its order never exists before a card is drawn."""

    __slots__ = (
        *(
            "_asked",
            "_playable",
            "_sampled",
            "active",
            "allies",
            "attacks",
            "cards",
            "chronicle",
            "conan_place",
            "deck",
            "discard",
        ),
        *(
            "discounts",
            "draw_change",
            "ended",
            "foe_deck",
            "foe_discard",
            "foe_top",
            "foe_top_seen",
            "hand",
            "health",
            "hurt",
        ),
        *("items", "lasting", "lists", "modifiers", "moments", "moves"),
        *("next_uid", "out", "phase", "prowess", "region"),
        *("retreated", "revealed", "round", "shown", "turn", "used", "winners", "zones"),
    )

    game: ConanCCG

    def __init__(self, game: ConanCCG) -> None:
        players = game.players
        self.begin(game)
        # what cards in play and lasting effects say, by window and by verb: made anew by `touch`, never changed
        self.moments: dict[str, list[Moment]] = {}
        self.modifiers: dict[str, list[Modifier]] = {}
        self._playable: dict[Owned, tuple[int, ...]] | None = None  # what foe_draw found last, until the next action
        # a window in which nothing has happened yet, and who is still asked in it, each with the passes before
        self._asked: tuple[Window, list[tuple[int, int]]] | None = None
        self._sampled: Action | None = None  # what chance drew last: it needs no checking
        self.cards: dict[str, Card] = game.pool.cards
        self.lists: tuple[Deck, ...] = game.decks
        self.hurt = False  # a Foe or an Ally may be at 0 Health
        # each player's
        self.prowess = [self.cards[deck.conan].prowess for deck in game.decks]  # CCG-043
        self.health = [self.cards[deck.conan].health for deck in game.decks]
        self.hand: list[list[str]] = [[] for _ in range(players)]
        self.deck = [list(deck.draw_bag) for deck in game.decks]
        self.discard: list[list[str]] = [[] for _ in range(players)]
        self.foe_deck = [list(deck.foe_bag) for deck in game.decks]
        self.foe_top: list[tuple[str, ...]] = [()] * players  # cards on top whose order is known, topmost first, to
        self.foe_top_seen = [0] * players  # these seats (bit mask)
        self.foe_discard: list[list[str]] = [[] for _ in range(players)]
        self.chronicle: list[list[Owned]] = [[] for _ in range(players)]
        self.items: list[list[Item]] = [[] for _ in range(players)]
        self.region: list[Owned | None] = [None] * players
        self.shown: list[list[tuple[str, int]]] = [[] for _ in range(players)]  # hand cards and who was shown them
        self.out = [False] * players  # eliminated
        # the turn
        self.active = NOBODY
        self.turn = 0
        self.round = 0
        self.phase = "set-up"
        self.conan_place = "home"
        self.retreated = False
        self.draw_change = 0  # what card effects add to the next Foe Draw
        self.discounts: list[str] = []  # effects that make Major Foes cheaper in this Foe Draw Phase
        self.revealed: list[Owned] = []
        self.zones: list[list[Foe]] = [[], [], [], []]
        self.moves: list[OwnMove] = []
        self.allies: list[Ally] = []
        self.attacks: list[Attack] = []
        self.lasting: list[Lasting] = []
        self.used: list[tuple[int, str, str]] = []  # source, effect, period: what a limit counts
        self.next_uid = 1
        self.ended = ""
        self.winners: tuple[int, ...] = ()
        self.stack.append(SetUp())
        self.run()

    def broken_rules(self) -> list[str]:
        return broken_rules(self)

    def clone(self) -> ConanState:
        copy = ConanState.__new__(ConanState)
        self.copy_procedure(copy)
        copy.moments = self.moments
        copy.modifiers = self.modifiers
        copy._playable = None
        copy._sampled = None
        copy._asked = None
        copy.cards = self.cards
        copy.lists = self.lists
        copy.hurt = self.hurt
        copy.prowess = self.prowess[:]
        copy.health = self.health[:]
        copy.hand = [cards[:] for cards in self.hand]
        copy.deck = [cards[:] for cards in self.deck]
        copy.discard = [cards[:] for cards in self.discard]
        copy.foe_deck = [cards[:] for cards in self.foe_deck]
        copy.foe_top = self.foe_top[:]
        copy.foe_top_seen = self.foe_top_seen[:]
        copy.foe_discard = [cards[:] for cards in self.foe_discard]
        copy.chronicle = [cards[:] for cards in self.chronicle]
        copy.items = [cards[:] for cards in self.items]  # an Item in play never changes
        copy.region = self.region[:]
        copy.shown = [cards[:] for cards in self.shown]
        copy.out = self.out[:]
        copy.active = self.active
        copy.turn = self.turn
        copy.round = self.round
        copy.phase = self.phase
        copy.conan_place = self.conan_place
        copy.retreated = self.retreated
        copy.draw_change = self.draw_change
        copy.discounts = self.discounts[:]
        copy.revealed = self.revealed[:]
        copy.zones = [[foe.__copy__() for foe in zone] for zone in self.zones]
        copy.moves = [move.__copy__() for move in self.moves]
        copy.allies = [ally.__copy__() for ally in self.allies]
        copy.attacks = [attack.__copy__() for attack in self.attacks]
        copy.lasting = self.lasting[:]  # a lasting effect never changes
        copy.used = self.used[:]
        copy.next_uid = self.next_uid
        copy.ended = self.ended
        copy.winners = self.winners
        return copy

    # -- small words that every chapter uses ---------------------------------------------------------------------------

    def enter(self, phase: str) -> None:
        """A Step or Phase begins (CCG-108, CCG-109)."""
        self.phase = phase
        self.log.append(PHASE(phase=phase, round=self.round))

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
        """What comes before anything else: the end, a dead Conan (CCG-018), the fallen of others (CCG-098)."""
        if self.ended:
            self.stack.clear()
            return True
        if self.health[self.active] == 0 and not self.out[self.active]:
            self._asked = None
            conan_falls(self)
            return True
        if self.hurt and not is_going_on(self):
            self._asked = None
            sweep(self)
            return True
        self.alarm = self.hurt
        return False

    def step(self, action: Action, seat: int) -> list[Event]:
        self._sampled = None
        return Procedure.step(self, action, seat)

    def sample_chance(self, rng: random.Random) -> Action:
        self._sampled = action = Procedure.sample_chance(self, rng)
        return action

    def chance_refusal(self, action: Action) -> IllegalActionError | None:
        return None if action is self._sampled else Procedure.chance_refusal(self, action)

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
        return to_json(self)

    def view(self, seat: int | None = None) -> View:
        return view_of(self, seat)
