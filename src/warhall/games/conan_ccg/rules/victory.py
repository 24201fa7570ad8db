"""Chapter "Victory and defeat": Renown, death, exhaustion, elimination and the limits of length."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from warhall.games.conan_ccg.events import ALLY_DEFEATED, CONAN_DEFEATED, EXHAUSTED, FOE_DEFEATED, GAME_OVER
from warhall.games.conan_ccg.fields import Ally, Foe
from warhall.games.conan_ccg.notation import ZONES
from warhall.games.conan_ccg.rules.announcement import announcements
from warhall.games.conan_ccg.rules.chronicle import renown
from warhall.games.conan_ccg.rules.in_play import expire, is_blank, speaks
from warhall.games.conan_ccg.rules.piles import discard_card, discard_foe
from warhall.games.conan_ccg.rules.roles import foe_players, remaining
from warhall.games.conan_ccg.rules.statistics import health_of
from warhall.games.conan_ccg.rules.survey import Loss
from warhall.games.conan_ccg.rules.triggers import Trigger, push_triggers
from warhall.games.conan_ccg.rules.zones import clear_moves, leave, remove_foes, stands_alone
from warhall.kernel import Outcome
from warhall.kernel.frame import Frame
from warhall.kernel.state import rank

if TYPE_CHECKING:
    from warhall.games.conan_ccg.state import ConanState

RENOWN_TO_WIN: Final = 40


# -- the end -----------------------------------------------------------------------------------------------------------


def wins_by_renown(state: ConanState) -> bool:
    """CCG-013, CCG-014: at least 40, and more than every other player."""
    mine = renown(state, state.active)
    return mine >= RENOWN_TO_WIN and all(mine > renown(state, seat) for seat in foe_players(state))


def end(state: ConanState, reason: str, winners: list[int]) -> None:
    state.ended = reason
    state.alarm = True
    state.winners = tuple(winners)
    scores = [renown(state, seat) for seat in range(state.players)]
    state.log.append(GAME_OVER.of(winners=winners, reason=reason, scores=scores, shared=len(winners)))


def standing(state: ConanState) -> Outcome:
    """Scores are Renown; winners come first, then the survivors, then the eliminated."""
    players = range(state.players)
    scores = [renown(state, seat) for seat in players]
    keys: list[tuple[int, ...]] = [
        (1, 0) if seat in state.winners else (0, -1 if state.out[seat] else scores[seat]) for seat in players
    ]
    return rank(keys, scores)


# -- Foes and Allies at 0 Health ---------------------------------------------------------------------------------------


def sweep(state: ConanState) -> None:
    """CCG-098, CCG-220: whoever is at 0 Health is defeated."""
    state.hurt = False
    fallen = [foe for zone in state.zones for foe in zone if not foe.gone and health_of(state, foe) == 0]
    lost = [ally for ally in state.allies if health_of(state, ally) == 0]
    if fallen or lost:
        defeat(state, fallen, lost)
    else:
        test_exhaustion(state)


def defeat(state: ConanState, fallen: list[Foe], lost: Sequence[Ally] = ()) -> None:
    """CCG-309: the defeated leave play, their texts and those about them speak, then the losses for Allies are settled
    (CCG-195), and after all that comes the test of exhaustion."""
    triggers: list[Trigger] = []
    for foe in fallen:
        triggers += _last_words(state, foe)
    for foe in fallen:
        score(state, foe)
    for foe in fallen:
        triggers += _kills(state, foe)
    for ally in lost:
        bury(state, ally)
    if not triggers and not lost:
        test_exhaustion(state)
        return
    state.push(Aftermath())
    for ally in reversed(lost):
        state.push(Loss(state.cards[ally.card].renown))
    if triggers:
        push_triggers(state, triggers)


class Aftermath(Frame):
    """CCG-309: what lies on it follows from a defeat; exhaustion is tested, and Conan may fall, when it is done."""

    rule = "CCG-309"

    def go(self, state: ConanState) -> bool:
        state.stack.pop()
        test_exhaustion(state)
        state.alarm = True
        return True


def has_aftermath(state: ConanState) -> bool:
    """Whether something still follows from a defeat."""
    return any(isinstance(frame, Aftermath) for frame in state.stack)


def _last_words(state: ConanState, foe: Foe) -> list[Trigger]:
    if is_blank(state, foe.uid):
        return []
    effects = state.cards[foe.card].by_window.get("self_defeated", ())
    return [Trigger(foe.owner, effect.key, foe.uid) for effect in effects if speaks(state, effect, foe.uid)]


def _kills(state: ConanState, foe: Foe) -> list[Trigger]:
    """Every move by which Damage was dealt to this Foe in the Initiative in which it was defeated."""
    killers = {attack.own for attack in state.attacks if attack.target == foe.uid and attack.dealt > 0}
    found: list[Trigger] = []
    for kind, uid, seat, effect in state.moments.get("foe_defeated") or []:
        if (kind != "own_move" or uid in killers) and speaks(state, effect, uid):
            found.append(Trigger(seat, effect.key, uid))
    return found


def score(state: ConanState, foe: Foe) -> None:
    """CCG-219: into the Active player's Chronicle Area."""
    if leave(state, foe):
        state.touch()
    state.chronicle[state.active].append((foe.owner, foe.card))
    total = renown(state, state.active)
    state.log.append(FOE_DEFEATED.of(seat=state.active, foe=foe.card, zone=ZONES[foe.zone], renown=total))


def bury(state: ConanState, ally: Ally) -> None:
    """CCG-196: a defeated Ally goes to its owner's Discard Pile."""
    state.allies.remove(ally)
    discard_card(state, state.active, ally.card)
    state.touch()
    state.log.append(ALLY_DEFEATED.of(seat=state.active, ally=ally.card))


# -- exhaustion --------------------------------------------------------------------------------------------------------


def test_exhaustion(state: ConanState) -> None:
    """CCG-022 to CCG-025; never while Foes are revealed and not yet placed, or something follows from a defeat."""
    if state.revealed or state.ended:
        return
    spent = [seat for seat in foe_players(state) if not state.foe_deck[seat] and stands_alone(state, seat)]
    if not spent or has_aftermath(state):
        return
    state.log.append(EXHAUSTED.of(seat=spent[0]))
    survivors = [seat for seat in remaining(state) if seat not in spent]
    best = max((renown(state, seat) for seat in survivors), default=0)
    end(state, "exhaustion", [seat for seat in sorted(survivors) if renown(state, seat) == best])


# -- a dead Conan ------------------------------------------------------------------------------------------------------


def conan_defeated(state: ConanState) -> None:
    """CCG-018 to CCG-021: that player is out; the last one left wins, otherwise play will go on without them."""
    seat = state.active
    state.log.append(CONAN_DEFEATED.of(seat=seat))
    state.out[seat] = True
    for action in reversed(announcements(state)):  # CCG-284: an Action being played goes to its owner's pile
        discard_card(state, action.seat, action.card)
    left = [other for other in range(state.players) if not state.out[other]]
    if len(left) == 1:
        end(state, "death", left)
    else:
        _clear_up(state, seat)


def _clear_up(state: ConanState, seat: int) -> None:
    """CCG-021: what belongs to others goes home; the rest of the player's cards leave the game, except Foes in other
    Chronicle Areas. In the position they are simply nowhere: `out` says why they are missing."""
    remove_foes(state, state.foes())
    clear_moves(state)
    for owner, card in state.revealed:
        discard_foe(state, owner, card)
    state.revealed = []
    for owner, card in state.chronicle[seat]:
        discard_foe(state, owner, card)
    region = state.region[seat]
    if region is not None:
        discard_card(state, region[0], region[1])
    for other, under in enumerate(state.region):
        if under is not None and under[0] == seat:
            state.region[other] = None
    state.region[seat] = None
    for pile in (state.chronicle, state.hand, state.deck, state.discard, state.foe_deck, state.foe_discard):
        pile[seat] = []
    state.items[seat] = []
    state.shown[seat] = []
    state.traced[seat] = []
    state.foe_top[seat] = ()
    state.allies, state.attacks, state.moves, state.zones = [], [], [], [[], [], [], []]
    state.discounts, state.draw_change = [], 0
    state.conan_place, state.retreated = "home", False
    expire(state, "attack", "round", "combat", "turn")
