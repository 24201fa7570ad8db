"""The odds of a choice in a position, by what its seat may see.

A choice is made on a copy by the rules themselves; then what is left of the contest is solved. Assumed is: no further
kingdom card is used by anybody (one figure tells what all known ones would do in this roll), while sorcery and
artifacts, which lie open, are used at their best by both sides; the asking seat plays the strategy card that serves it
best (in a campaign also in the rolls to come); a rival plays the best card of a hand of which nothing is known but the
number of cards, a card that lies face down may be any fitting one, and one that is drawn any unseen one. Later rolls of
a siege or battle are without strategy cards.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from copy import copy
from typing import TYPE_CHECKING, Final, NamedTuple

from warhall.games.age_of_conan.cards.vocabulary import (
    AFTER_OPPONENT_ROLL,
    AFTER_OWN_ROLL,
    ATTACKER,
    BATTLE,
    CAMPAIGN,
    COMPARISON,
    CONTESTS,
    DEFENDER,
    INTRIGUE,
    SIEGE,
)
from warhall.games.age_of_conan.cards.words import CardVerb
from warhall.games.age_of_conan.components import NOBODY
from warhall.games.age_of_conan.rules import campaign as rules
from warhall.games.age_of_conan.rules import cards
from warhall.games.age_of_conan.rules.battle import BattleHold, refuges
from warhall.games.age_of_conan.rules.campaign import March
from warhall.games.age_of_conan.rules.contest import (
    DECIDED,
    DECLARING,
    OWN_WINDOWS,
    PICKED,
    REROLLED,
    REVEALED,
    Dice,
    PickDice,
    Reroll,
    sorcery_possible,
)
from warhall.games.age_of_conan.rules.contest_dice import WORTH
from warhall.games.age_of_conan.rules.siege import SiegeRetreat
from warhall.games.age_of_conan.study.odds.bids import bid_chance
from warhall.games.age_of_conan.study.odds.campaigns import ENDLESS, Campaign, campaign_chance, fitting
from warhall.games.age_of_conan.study.odds.fights import Fight, Force, fight_chance
from warhall.games.age_of_conan.study.odds.kingdom_cards import claims_ties, rerolls, tools, with_cards
from warhall.games.age_of_conan.study.odds.rolls import TO_WIN, Payoff, RollOdds, Shown, Side, roll_odds
from warhall.games.age_of_conan.study.odds.unseen import draws, face_down, is_draw, rivals_card, undeclared
from warhall.kernel import Action, Table, View

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan
    from warhall.games.age_of_conan.rules.contest import Contest
    from warhall.games.age_of_conan.state import AgeOfConanState

MARCHING: Final = ("march", "stop")  # verbs after which the contest is a campaign, whatever it was before
STARTING: Final = ("attack", "fight", "contest")  # verbs of choices that start a contest
WON: Final = frozenset(("subjugated", "siege-won", "battle-won", "allied", "alliance-broken"))


class ActionOdds(NamedTuple):
    """The chances of the seat that chooses: attacker or defender."""

    action: str
    contest: str  # its kind
    roll: float | None  # to win the roll that goes on or comes next
    now: float  # to have won it all by the end of this action, by forced marches if need be
    end: float  # ... in the end, with patience
    cards: float | None = None  # to win the roll if all known kingdom cards are used too


def choices(game: AgeOfConan, view: View) -> Table | None:
    """The odds of every choice that starts a contest or goes on with one, or that changes a bid."""
    found = all_odds(game, view)
    if not found:
        return None
    say = game.catalogue.format
    columns = [say(f"odds-{word}") for word in ("action", "this-roll", "with-cards", "this-action", "in-the-end")]
    rows: list[list[str | int | float | None]] = [[row.action, row.roll, row.cards, row.now, row.end] for row in found]
    return Table(say("odds-title-choices"), columns, rows)


def all_odds(game: AgeOfConan, view: View) -> list[ActionOdds]:
    """The odds of every choice in this view that has to do with a contest."""
    seat = view["you"]
    if seat is None or not view["stack"]:
        return []
    state = game.state_from_view(view, random.Random(0))
    found = [action_odds(state, seat, action) for action in state.legal_actions(seat)]
    return [odds for odds in found if odds is not None]


def odds_in_view(game: AgeOfConan, view: View, action: Action) -> ActionOdds | None:
    """The odds of one legal choice."""
    return action_odds(game.state_from_view(view, random.Random(0)), view["you"], action)


def action_odds(state: AgeOfConanState, seat: int, action: Action) -> ActionOdds | None:
    """The odds of a legal choice, from a position whose hidden parts are not looked at."""
    before = state.contest
    bid = bid_chance(state, seat, action)
    if bid is not None:
        return ActionOdds(str(action), "bid", None, bid, bid)
    if before is None and action.verb not in STARTING:
        return None
    if before is not None and seat not in (before.attacker, before.defender):
        return None
    cases = [(chance, _after_action(guess, seat, action)) for chance, guess in face_down(state, seat)]
    contest = cases[0][1].contest
    figures = [_mean([(chance, case.figures[at]) for chance, case in cases]) for at in range(4)]
    roll, now, end, cards = figures
    return ActionOdds(str(action), contest, roll, now or 0.0, end or 0.0, cards)


class _Case(NamedTuple):
    """The outcome of a choice if nothing is hidden that it reveals."""

    contest: str
    figures: tuple[float | None, float, float, float | None]  # as in the odds of a choice


def _after_action(state: AgeOfConanState, seat: int, action: Action) -> _Case:
    before = state.contest
    after = state.clone()
    kinds = {event.kind for event in after.apply_action(action, seat)}
    contest = after.contest or before
    assert contest is not None
    name = CONTESTS[contest.kind if before is None or action.verb in MARCHING else before.kind]
    if before is not None and seat == before.defender and action.verb == "retreat":
        return _Case(name, (None, 0.0, 0.0, None))
    judged = _judge(after, contest, seat, kinds)
    return _Case(name, (*judged, _roll_with_cards(after, seat, judged[0])))


def _mean(cases: list[tuple[float, float | None]]) -> float | None:
    return None if any(value is None for _, value in cases) else sum(chance * (value or 0.0) for chance, value in cases)


def _roll_with_cards(state: AgeOfConanState, seat: int, roll: float | None) -> float | None:
    """The chance to win the roll if both sides use the kingdom cards that this seat knows of."""
    contest = state.contest
    if contest is None or contest.stage >= DECIDED or isinstance(state.stack[-1], (Reroll, PickDice)):
        return roll
    armed = with_cards(state, seat)
    also: Tools = lambda owner, timing: tools(armed, owner, seat, timing)  # noqa: E731
    attack = _best_roll(armed, armed.fight, seat, also)
    return attack if seat == contest.attacker else 1 - attack


Judged = tuple[float | None, float, float]
Tools = Callable[[int, int], list[CardVerb]]  # what kingdom cards of a seat do at a moment


def _judge(state: AgeOfConanState, contest: Contest, seat: int, kinds: set[str]) -> Judged:
    """The chances after a choice, from the events it brought and the contest as it is now."""
    attacking = seat == contest.attacker
    if kinds & WON:
        roll = 1.0 if "contest-won" in kinds else None
        return _seen_by(attacking, (roll, 1.0, 1.0))
    if state.contest is None:
        decided = 1.0 if "contest-won" in kinds else 0.0 if "contest-lost" in kinds else None
        gone = contest.kind == INTRIGUE or contest.force > 0  # nothing more to win, or back where they came from
        later = 0.0 if gone else _patience(state, contest)
        return _seen_by(attacking, (decided, 0.0, later))
    top = state.stack[-1]
    if isinstance(top, Reroll):
        return _average(state, contest, seat, top.side)
    if isinstance(top, PickDice):
        return _best_pick(state, contest, seat, top)
    if is_draw(state, seat) and _hand_matters(contest, seat):
        return _average_draw(state, contest, seat)
    if contest.stage >= DECIDED or isinstance(top, March):
        won = contest.winner == ATTACKER
        return _seen_by(attacking, (float(won), *_follow_up(state, contest, won)))
    return _seen_by(attacking, _solve(state, contest, seat))


def _seen_by(attacking: bool, chances: Judged) -> Judged:
    if attacking:
        return chances
    roll, now, end = chances
    return None if roll is None else 1 - roll, 1 - now, 1 - end


def _average(state: AgeOfConanState, contest: Contest, seat: int, side: int) -> Judged:
    """Dice that a card rolls again are on their way. Rolls that count the same are looked at once."""
    worth = WORTH[side][contest.counted_symbols(state, side)]
    chances: dict[int, float] = {}
    examples: dict[int, Action] = {}
    for outcome, chance in state.chance_outcomes():
        total = sum(worth[face] * count for face, count in enumerate(state.game.notation.roll_of[outcome]))
        chances[total] = chances.get(total, 0.0) + chance
        examples[total] = outcome
    cases = [(chance, _after(state, contest, seat, examples[total], None)) for total, chance in chances.items()]
    rolls, nows, ends = (sum(chance * (case[at] or 0.0) for chance, case in cases) for at in range(3))
    return rolls, nows, ends


def _hand_matters(contest: Contest, seat: int) -> bool:
    """Whether this seat may still lay a strategy card that the odds reckon with."""
    side = ATTACKER if seat == contest.attacker else DEFENDER
    return contest.stage < DECLARING[side] or (contest.kind == CAMPAIGN and side == ATTACKER)


def _average_draw(state: AgeOfConanState, contest: Contest, seat: int) -> Judged:
    """A card lets strategy cards be drawn: what they are is not known yet."""
    side = ATTACKER if seat == contest.attacker else DEFENDER
    step = max(0, state.steps[contest.province])
    known = state.game.components.strategy

    def kind_of(card: int) -> tuple[int, bool, int]:
        fits = _fits(state, contest, card, step) if contest.kind == CAMPAIGN else 0
        return known[card].symbols, contest.valid_card(state, side, card), fits

    rolls = nows = ends = 0.0
    decided = True
    for chance, after in draws(state, contest, seat, kind_of):
        roll, now, end = _judge(after, after.contest or contest, seat, set())
        decided &= roll is not None
        rolls, nows, ends = rolls + chance * (roll or 0.0), nows + chance * now, ends + chance * end
    return rolls if decided else None, nows, ends


def _best_pick(state: AgeOfConanState, contest: Contest, seat: int, choice: PickDice) -> Judged:
    """A card lets dice be chosen one by one: whoever chooses does it for the best."""
    chooser, side = choice.seat, choice.side
    worth = WORTH[side][contest.counted_symbols(state, side)]
    picks: dict[int, Action] = {}
    for action in state.legal_actions(chooser):
        picks[worth[state.game.notation.read(action)[1]] if action.verb == "reroll" else -1] = action
    cases = [_after(state, contest, seat, action, chooser) for action in picks.values()]
    pick: Callable[..., Judged] = max if chooser == seat else min
    return pick(cases, key=lambda case: case[0] or 0.0)


def _after(state: AgeOfConanState, contest: Contest, seat: int, action: Action, actor: int | None) -> Judged:
    after = state.clone()
    kinds = {event.kind for event in after.apply_action(action, actor)}
    return _judge(after, after.contest or contest, seat, kinds)


# -- one roll, as far as it has come -----------------------------------------------------------------------------------


def odds_of_dice(state: AgeOfConanState, contest: Contest) -> RollOdds:
    """The odds of a roll whose strategy cards lie open."""
    return roll_odds(_side(state, contest, ATTACKER, 0), _side(state, contest, DEFENDER, 0))


def _nothing(_seat: int, _timing: int) -> list[CardVerb]:
    """No kingdom cards."""
    return []


def _side(state: AgeOfConanState, contest: Contest, side: int, symbols: int, also: Tools = _nothing) -> Side:
    """A side of the roll with the symbols of a strategy card that is not open yet, and perhaps kingdom cards."""
    seat = contest.seat(side)
    counted = contest.counted_symbols(state, side) | symbols
    base = Side(
        contest.dice_number(state, side), counted, contest.bonus[side], shown=_shown(state, contest, side, counted)
    )
    if seat == NOBODY:
        return base
    window_is_open = contest.stage <= OWN_WINDOWS[side]
    other_is_open = contest.stage <= OWN_WINDOWS[side ^ 1] + 1
    own, other, last = (
        [*_artifacts(state, contest, seat, timing), *also(seat, timing)] if is_open else []
        for timing, is_open in (
            (AFTER_OWN_ROLL, window_is_open),
            (AFTER_OPPONENT_ROLL, other_is_open),
            (COMPARISON, True),
        )
    )
    return base._replace(
        sorcery=window_is_open and sorcery_possible(state, contest, side),
        rerolls=rerolls(own, "own"),
        hinders=rerolls(other, "opponent"),
        claims_ties=bool(contest.ties >> side & 1) or claims_ties(last),
    )


def _artifacts(state: AgeOfConanState, contest: Contest, seat: int, timing: int) -> list[CardVerb]:
    """List what the artifacts of a seat do at a moment of this roll."""
    known = state.game.components
    held = [known.cards[known.first_artifact + at] for at, holder in enumerate(state.artifacts) if holder == seat]
    fresh = [card for card in held if not contest.artifacts_used >> (card.index - known.first_artifact) & 1]
    going_on, state.contest = state.contest, contest  # conditions are about the contest of the position
    usable = [card for card in fresh if card.timing == timing and cards.conditions_hold(state, seat, card)]
    state.contest = going_on
    return [verb for card in usable for verb in card.verbs]


def _shown(state: AgeOfConanState, contest: Contest, side: int, counted: int) -> Shown | None:
    """The dice on the table, unless they are about to be rolled."""
    dice = contest.dice[side]
    if not dice or any(isinstance(frame, Dice) and frame.side == side for frame in state.stack):
        return None
    worth = WORTH[side][counted]
    fresh = [0, 0, 0]
    for die in dice:
        if die < REROLLED:
            fresh[worth[die]] += 1
    return Shown((fresh[0], fresh[1], fresh[2]), sum(worth[die & 7] for die in dice if REROLLED <= die < PICKED))


def _own_cards(state: AgeOfConanState, contest: Contest, side: int) -> list[int]:
    """List what the asking seat may still lay: cards that fit, -1 for none; its card is fixed once it has declared."""
    if not undeclared(state, contest, side):
        return [contest.strategy[side]]
    hand = state.strategy_hand[contest.seat(side)]
    return [-1, *(card for card in dict.fromkeys(hand) if contest.valid_card(state, side, card))]


def _symbols(state: AgeOfConanState, contest: Contest, card: int) -> int:
    return 0 if card < 0 or contest.stage >= REVEALED else state.game.components.strategy[card].symbols


# -- what follows ------------------------------------------------------------------------------------------------------


def _solve(state: AgeOfConanState, contest: Contest, seat: int) -> Judged:
    """The attacker's chances from a moment of a roll on; the asking seat has its choice of strategy cards."""
    attacking = seat == contest.attacker
    options = [
        _with_card(state, contest, card if attacking else -1, cases)
        for card, cases in _by_card(state, contest, seat, _nothing)
    ]
    pick: Callable[[Iterable[float]], float] = max if attacking else min
    rolls, nows, ends = zip(*options, strict=True)
    return pick([roll for roll in rolls if roll is not None]), pick(nows), pick(ends)


def _best_roll(state: AgeOfConanState, contest: Contest, seat: int, also: Tools) -> float:
    """The attacker's chance to win the roll, the asking seat choosing its strategy card."""
    found = [_mean_roll(cases) for _, cases in _by_card(state, contest, seat, also)]
    return max(found) if seat == contest.attacker else min(found)


def _by_card(state: AgeOfConanState, contest: Contest, seat: int, also: Tools) -> list[tuple[int, Cases]]:
    """For every strategy card that the asking seat may lay: both sides, over what the rival may lay."""
    mine = ATTACKER if seat == contest.attacker else DEFENDER
    rival = rivals_card(state, contest, mine ^ 1)
    rivals = [(chance, _side(state, contest, mine ^ 1, symbols, also)) for chance, symbols in rival]
    found = []
    for card in _distinct(state, _own_cards(state, contest, mine)):
        own = _side(state, contest, mine, _symbols(state, contest, card), also)
        found.append(
            (card, [(chance, own, other) if mine == ATTACKER else (chance, other, own) for chance, other in rivals])
        )
    return found


def _mean_roll(cases: Cases) -> float:
    return sum(chance * roll_odds(attack, defence).win for chance, attack, defence in cases)


def _distinct(state: AgeOfConanState, own: list[int]) -> list[int]:
    """Cards that differ in anything that matters in the rest of this contest."""
    known = state.game.components.strategy
    found = {(known[card].symbols, known[card].terrains) if card >= 0 else (0, 0): card for card in own}
    return list(found.values())


Cases = list[tuple[float, Side, Side]]
Onward = Callable[[bool, tuple[int, int]], float]


def _with_card(state: AgeOfConanState, contest: Contest, card: int, cases: Cases) -> Judged:
    """The chances with one strategy card of the attacker (or a fixed one of the defender)."""
    roll = _mean_roll(cases)
    if contest.kind == INTRIGUE:
        return roll, roll, roll
    found = []
    for marching in (True, False):
        payoff = _payoff(state, contest, _onward(state, contest, card, marching))
        found.append(
            sum(chance * _expected(roll_odds(attack, defence, payoff), payoff) for chance, attack, defence in cases)
        )
        if contest.kind != CAMPAIGN:
            found *= 2
            break
    return roll, found[0], found[1]


def _expected(found: RollOdds, payoff: Payoff) -> float:
    return sum(
        found.won[mine][theirs] * payoff.won[mine][theirs] + found.lost[mine][theirs] * payoff.lost[mine][theirs]
        for mine in (0, 1)
        for theirs in (0, 1)
    )


def _payoff(state: AgeOfConanState, contest: Contest, onward: Onward) -> Payoff:
    """The chance of the whole after this roll is won or lost, by tokens spent."""
    spare = [contest.seat(side) != NOBODY and state.sorcery[contest.seat(side)] > 0 for side in (ATTACKER, DEFENDER)]
    tables = []
    for won in (True, False):
        rows = []
        for mine in (0, 1):
            row = [onward(won, (mine, theirs)) if spare[0] >= mine and spare[1] >= theirs else 0.0 for theirs in (0, 1)]
            rows.append((row[0], row[1]))
        tables.append((rows[0], rows[1]))
    trifle = TO_WIN  # where tokens make no difference they are kept
    return Payoff(_added(tables[0], trifle.won, 1.0), _added(tables[1], trifle.lost, 0.0))


def _added(
    rows: tuple[tuple[float, float], tuple[float, float]],
    more: tuple[tuple[float, float], tuple[float, float]],
    base: float,
) -> tuple[tuple[float, float], tuple[float, float]]:
    (a, b), (c, d) = rows
    (e, f), (g, h) = more
    return (a + e - base, b + f - base), (c + g - base, d + h - base)


def _onward(state: AgeOfConanState, contest: Contest, card: int, marching: bool) -> Onward:
    """Judge the whole after a roll that is won or lost, with tokens spent by both sides."""
    if contest.kind != CAMPAIGN:
        return lambda won, spent: _fight_after(state, contest, won, spent)
    base = _campaign(state, contest, card)
    return lambda won, spent: _campaign_after(state, contest, base, won, spent[0], marching)


def _follow_up(state: AgeOfConanState, contest: Contest, won: bool) -> tuple[float, float]:
    """The roll is decided: what comes after it."""
    top = state.stack[-1]
    if isinstance(top, March):  # the outcome has been carried out
        return _march(state, contest), _patience(state, contest)
    if isinstance(top, (SiegeRetreat, BattleHold)):
        odds = fight_chance(_fight(state, contest, contest.force, _walls(state, contest), (0, 0)))
        return odds, odds
    if contest.kind == INTRIGUE:
        return float(won), float(won)
    now, end = (_onward(state, contest, -1, marching)(won, (0, 0)) for marching in (True, False))
    return now, end


# -- campaigns ---------------------------------------------------------------------------------------------------------


def _campaign_after(
    state: AgeOfConanState, contest: Contest, base: Campaign, won: bool, token: int, marching: bool
) -> float:
    """The chance of a fort after a roll: at once by marching on, or with patience."""
    units = base.units - (not won and not contest.prevented & 1)
    icons = base.icons - won
    if not icons:
        return 1.0
    if marching and not contest.free_march:
        units -= 1
    if units <= 0:
        return 0.0
    sorcery = base.sorcery - token
    if marching and state.game.rules.sorcery_per_conflict and (token or contest.sorcery_used & 1):
        sorcery = 0
    used = contest.stage < DECIDED and contest.raiders_fight(state)
    return campaign_chance(
        base._replace(
            units=units,
            icons=icons,
            sorcery=sorcery,
            cards=fitting(base.cards, icons),
            raiders=base.raiders - used,
            actions=1 if marching else ENDLESS,
        )
    )


def _campaign(state: AgeOfConanState, contest: Contest, card: int = -1) -> Campaign:
    """The campaign of the army as it stands, with the hand that is left without a card."""
    province, seat = contest.province, contest.attacker
    fresh = rules.Campaign(province, seat, NOBODY)
    hand = state.strategy_hand[seat].copy()
    if card in hand:
        hand.remove(card)
    facts = state.game.components.provinces[province]
    conan = next((side for side in (ATTACKER, DEFENDER) if fresh.conan_helps(state, side)), -1)
    own = _artifacts(state, fresh, seat, AFTER_OWN_ROLL)
    step = max(0, state.steps[province])
    return Campaign(
        state.armies[province],
        facts.rating,
        len(facts.track) - step,
        state.sorcery[seat],
        tuple([(state.game.components.strategy[at].symbols, _fits(state, fresh, at, step)) for at in hand]),
        state.raiders[province],
        conan,
        rerolls(own, "own"),
        claims_ties(_artifacts(state, fresh, seat, COMPARISON)),
        ENDLESS,
        state.game.rules.sorcery_per_conflict,
    )


def _fits(state: AgeOfConanState, contest: Contest, card: int, step: int) -> int:
    """The icons to go where a card may be laid, the last one first."""
    province = contest.province
    length = len(state.game.components.provinces[province].track)
    here = state.steps[province]
    mask = 0
    for icon in range(step, length):
        state.steps[province] = icon  # the rules look at the army's icon
        mask |= contest.valid_card(state, ATTACKER, card) << (length - 1 - icon)
    state.steps[province] = here
    return mask


def _patience(state: AgeOfConanState, contest: Contest) -> float:
    """The chance of the campaign of an army that waits for the next action."""
    province = contest.province
    if not state.armies[province] or state.steps[province] < 0 or state.army_owner[province] != contest.attacker:
        return 0.0
    return campaign_chance(_campaign(state, contest))


def _march(state: AgeOfConanState, contest: Contest) -> float:
    """The chance of a fort at once if the army marches on."""
    base = _campaign(state, contest)
    return campaign_chance(base._replace(units=base.units - (not contest.free_march), actions=1))


# -- sieges and battles ------------------------------------------------------------------------------------------------


def _walls(state: AgeOfConanState, contest: Contest) -> int:
    """Count what the defender can lose: units, and the marker of a siege after them."""
    return state.armies[contest.province] + (contest.kind == SIEGE)


def _fight_after(state: AgeOfConanState, contest: Contest, won: bool, spent: tuple[int, int]) -> float:
    """The chance to win a siege or battle after a roll, fought to the end without further cards."""
    units, walls = contest.force, _walls(state, contest)
    if won:
        walls -= not contest.prevented >> DEFENDER & 1
    else:
        units -= not contest.prevented >> ATTACKER & 1
    if not walls or not units:
        return float(not walls)
    return fight_chance(_fight(state, contest, units, walls, spent))


def _fight(state: AgeOfConanState, contest: Contest, units: int, walls: int, spent: tuple[int, int]) -> Fight:
    rating = state.game.components.provinces[contest.province].rating if contest.kind == SIEGE else 0
    conan = next((side for side in (ATTACKER, DEFENDER) if contest.conan_helps(state, side)), -1)
    forces = []
    for side, number in ((ATTACKER, units), (DEFENDER, walls - (contest.kind == SIEGE))):
        seat = contest.seat(side)
        plain = copy(contest)
        plain.artifacts_used = 0  # in the next roll they may be used again
        sorcery = max(0, state.sorcery[seat] - spent[side])
        if state.game.rules.sorcery_per_conflict and (spent[side] or contest.sorcery_used >> side & 1):
            sorcery = 0
        own = _artifacts(state, plain, seat, AFTER_OWN_ROLL)
        forces.append(
            Force(
                number,
                sorcery,
                rerolls=rerolls(own, "own"),
                claims_ties=claims_ties(_artifacts(state, plain, seat, COMPARISON)),
            )
        )
    refuge = contest.kind == BATTLE and bool(refuges(state, contest))
    return Fight(
        forces[0], forces[1], rating, conan, refuge=refuge, sorcery_per_conflict=state.game.rules.sorcery_per_conflict
    )
