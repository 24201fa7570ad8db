"""The position of the Conan CCG: flat, small, quick to copy. The rules are in the modules of their chapters."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from warhall.games.conan_ccg.components import CONAN, NOBODY, Ally, Attack, Foe, Owned, OwnMove
from warhall.games.conan_ccg.position import to_json
from warhall.games.conan_ccg.rules.frames import Frame, SetUp, Window
from warhall.games.conan_ccg.rules.in_play import gather
from warhall.games.conan_ccg.rules.piles import chance_outcomes, chance_refusal, sample_chance
from warhall.games.conan_ccg.rules.refusals import refusal
from warhall.games.conan_ccg.rules.turn_outline import OPTIONS, options, run, step
from warhall.games.conan_ccg.rules.victory import standing
from warhall.games.conan_ccg.unchanging import Item, Lasting
from warhall.games.conan_ccg.view import action_seen_by, view_of
from warhall.kernel import TERMINAL, Action, Event, IllegalActionError, Outcome, State, View

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Card, Effect
    from warhall.games.conan_ccg.cards.deck_list import Deck
    from warhall.games.conan_ccg.cards.vocabulary import Verb
    from warhall.games.conan_ccg.game import ConanCCG

Moment = tuple[str, int, int, "Effect"]  # what the card is, its number, its controller, one of its effects
Source = tuple[str, int, int, "Card"]  # what it is, its number, its controller, its card
Modifier = tuple["Effect", int, int, "Verb", "Lasting | None"]  # effect, source, seat, verb, lasting


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class ConanState(State):
    """Cards are named by their ids; a deck is a bag, so its order never exists before a card is drawn."""

    __slots__ = (
        *(
            "_asked",
            "_playable",
            "_sampled",
            "active",
            "alarm",
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
        *("items", "lasting", "lists", "log", "modifiers", "moments", "moves", "mover"),
        *("next_uid", "out", "phase", "prowess", "region"),
        *("retreated", "revealed", "round", "shown", "stack", "turn", "used", "winners", "zones"),
    )

    game: ConanCCG

    def __init__(self, game: ConanCCG) -> None:
        players = game.players
        self.game = game
        self._offered = None
        # what cards in play and lasting effects say, by window and by verb: made anew by `touch`, never changed
        self.moments: dict[str, list[Moment]] = {}
        self.modifiers: dict[str, list[Modifier]] = {}
        self._playable: dict[Owned, tuple[int, ...]] | None = None  # what foe_draw found last, until the next action
        # a window in which nothing has happened yet, and who is still asked in it, each with the passes before
        self._asked: tuple[Window, list[tuple[int, int]]] | None = None
        self._sampled: Action | None = None  # what chance drew last: it needs no checking
        self.cards: dict[str, Card] = game.pool.cards
        self.lists: tuple[Deck, ...] = game.decks
        self.log: list[Event] = []
        self.mover = TERMINAL
        self.hurt = False  # a Foe or an Ally may be at 0 Health
        self.alarm = False  # so may be the Active Conan, or the game is over: to be looked at before anything else
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
        self.stack: list[Frame] = [SetUp()]
        run(self)

    def broken_rules(self) -> list[str]:
        from warhall.games.conan_ccg.rules.coherence import broken_rules

        return broken_rules(self)

    def clone(self) -> ConanState:
        copy = ConanState.__new__(ConanState)
        copy.game = self.game
        copy._offered = self._offered
        copy.moments = self.moments
        copy.modifiers = self.modifiers
        copy._playable = None
        copy._sampled = None
        copy._asked = None
        copy.cards = self.cards
        copy.lists = self.lists
        copy.log = []
        copy.mover = self.mover
        copy.hurt = self.hurt
        copy.alarm = self.alarm
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
        copy.stack = [frame.__copy__() for frame in self.stack]
        return copy

    # -- small words that every chapter uses ---------------------------------------------------------------------------

    def emit(self, kind: str, **data: Any) -> None:
        """Something happened that everybody sees."""
        self.log.append(Event(kind, data))

    def enter(self, phase: str) -> None:
        """A Step or Phase begins (CCG-108, CCG-109)."""
        self.phase = phase
        self.log.append(Event("phase", {"phase": phase, "round": self.round}))

    def emit_shown(self, kind: str, **data: Any) -> None:
        """Something hidden became known to others: it cannot be taken back."""
        self.log.append(Event(kind, data, reveals=True))

    def emit_to(self, audience: tuple[int, ...], hidden: tuple[str, ...], kind: str, **data: Any) -> None:
        """Something happened of which only some seats see the hidden facts."""
        self.log.append(Event(kind, data, audience, hidden, reveals=True))

    def emit_hidden(self, kind: str, seat: int, **data: Any) -> None:
        """A card lies face down: all see that, only its player sees which. Nothing has been revealed."""
        self.log.append(Event(kind, {"seat": seat, **data}, (seat,), ("card",)))

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

    def current_player(self) -> int:
        return self.mover

    def is_terminal(self) -> bool:
        return self.mover == TERMINAL

    def legal_actions(self, seat: int | None = None) -> list[Action]:
        """As the kernel has it. The usual question, about the seat to act, is answered here without detours."""
        mover = self.mover
        if seat is not None:
            return super().legal_actions(seat)
        if mover < 0:
            return []
        offered = self._offered
        if offered is None:
            frame = self.stack[-1]
            offered = self._offered = (mover, OPTIONS[type(frame)](self, frame, mover))
        return offered[1].copy()

    def apply_action(self, action: Any, seat: int | None = None) -> list[Event]:
        """As the kernel has it. What was just offered to the seat to act, or drawn, is carried out without detours."""
        offered = self._offered
        if seat is None and type(action) is Action:
            if offered is not None:
                if action in offered[1]:
                    self._offered = None
                    return step(self, action)
            elif action is self._sampled:  # what chance has just drawn in this very position
                self._sampled = None
                return step(self, action)
        return super().apply_action(action, seat)

    def options(self, seat: int) -> list[Action]:
        return options(self, seat)

    def step(self, action: Action, _seat: int) -> list[Event]:
        self._sampled = None
        return step(self, action)

    def refusal(self, action: Action, seat: int) -> IllegalActionError:
        return refusal(self, action, seat)

    def chance_refusal(self, action: Action) -> IllegalActionError | None:
        return None if action is self._sampled else chance_refusal(self, action)

    def chance_outcomes(self) -> list[tuple[Action, float]]:
        return chance_outcomes(self) if self.is_chance() else []

    def sample_chance(self, rng: random.Random) -> Action:
        self._sampled = action = sample_chance(self, rng)
        return action

    def standing(self) -> Outcome:
        return standing(self)

    def to_json(self) -> dict[str, Any]:
        return to_json(self)

    def view(self, seat: int | None = None) -> View:
        return view_of(self, seat)

    def action_seen_by(self, action: Action, actor: int, viewer: int | None) -> Action | None:
        return action_seen_by(self, action, actor, viewer)
