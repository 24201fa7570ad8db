"""Chapter "Cards": drawing and reshuffling, table cards, and when a kingdom card or an artifact may be used.

Whether a seat is asked at all follows from public facts (`may_have_card`): its ready table cards and artifacts, and
what a hidden hand could hold, given what lies open. What it may then do follows from its cards (`usable`).
"""

from __future__ import annotations

import random
from bisect import insort
from collections import Counter
from itertools import combinations
from math import comb
from typing import TYPE_CHECKING

from warhall.games.age_of_conan.cards import effects
from warhall.games.age_of_conan.cards.vocabulary import AFTER_CONTEST, CONTEST_START
from warhall.games.age_of_conan.components import NOBODY, Card
from warhall.games.age_of_conan.rules.frames import KIND, Frame, Log, chance, push_chance, task
from warhall.kernel import Action, Event, TooManyOutcomes

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

KINGDOM_DECK, STRATEGY_DECK = range(2)
DECK_NAMES = ("kingdom", "strategy")
LISTED = 1000  # outcomes that are still listed one by one


# -- drawing (AOC-339 to AOC-343) --------------------------------------------------------------------------------------


def draw(state: AgeOfConanState, seat: int, deck: int, number: int) -> None:
    """Let a seat draw cards as the next thing that happens."""
    state.stack.append((DRAW, seat, deck, number))


def _draw(state: AgeOfConanState, frame: Frame, log: Log) -> None:
    _, seat, deck, number = frame
    if deck == KINGDOM_DECK:
        while number and state.deck_top[seat]:  # a card whose place is known comes without chance
            card = state.deck_top[seat].pop(0)
            insort(state.kingdom_hand[seat], card)
            log.append(_drawn(state, seat, deck, [card]))
            number -= 1
        reshuffle_kingdom(state, seat, log)
        bag = state.kingdom_deck[seat]
    else:
        reshuffle_strategy(state, log)
        bag = state.strategy_deck
    if not number:
        return
    if not bag:  # AOC-342, AOC-343: neither deck nor discard
        log.append(Event("no-card-left", {"seat": seat, "deck": DECK_NAMES[deck]}))
        return
    drawn = min(number, len(bag))
    if number > drawn:
        state.stack.append((DRAW, seat, deck, number - drawn))
    push_chance(state, DEAL, seat, deck, drawn)


def _drawn(state: AgeOfConanState, seat: int, deck: int, cards: list[int]) -> Event:
    """Others learn how many, not which (AOC-418)."""
    known = state.game.components
    ids = [known.cards[card].id if deck == KINGDOM_DECK else known.strategy[card].id for card in cards]
    data = {"seat": seat, "deck": DECK_NAMES[deck], "number": len(cards), "cards": ids}
    return Event("cards-drawn", data, audience=(seat,), hidden=("cards",), reveals=True)


def reshuffle_kingdom(state: AgeOfConanState, seat: int, log: Log) -> None:
    """AOC-341: at once when the deck is empty and there is a discard."""
    if not state.kingdom_deck[seat] and not state.deck_top[seat] and state.kingdom_discard[seat]:
        state.kingdom_deck[seat] = sorted(state.kingdom_discard[seat])
        state.kingdom_discard[seat] = []
        log.append(Event("reshuffled", {"seat": seat, "deck": "kingdom", "number": len(state.kingdom_deck[seat])}))


def reshuffle_strategy(state: AgeOfConanState, log: Log) -> None:
    """AOC-343."""
    if not state.strategy_deck and state.strategy_discard:
        state.strategy_deck = sorted(state.strategy_discard)
        state.strategy_discard = []
        log.append(Event("reshuffled-strategy", {"number": len(state.strategy_deck)}))


def _bag(state: AgeOfConanState, seat: int, deck: int) -> list[int]:
    return state.kingdom_deck[seat] if deck == KINGDOM_DECK else state.strategy_deck


def _kind_of(deck: int) -> str:
    return "CARD" if deck == KINGDOM_DECK else "STRATEGY"


def bag_outcomes(
    state: AgeOfConanState, verb: str, kind: str, bag: list[int], number: int
) -> list[tuple[Action, float]]:
    """Every handful from a bag with its probability."""
    ways = comb(len(bag), number)
    if ways > LISTED:
        raise TooManyOutcomes("too-many-outcomes")
    found = Counter(combinations(bag, number))
    texts = state.game.notation
    return sorted((texts.listed(verb, kind, cards), count / ways) for cards, count in found.items())


def bag_sample(state: AgeOfConanState, verb: str, kind: str, bag: list[int], number: int, rng: random.Random) -> Action:
    """A random handful."""
    if number == 1:
        return state.game.notation.listed(verb, kind, (bag[rng.randrange(len(bag))],))
    left = bag.copy()
    cards = sorted(left.pop(rng.randrange(len(left))) for _ in range(number))
    return state.game.notation.listed(verb, kind, cards)


def bag_holds(bag: list[int], cards: list[int], number: int) -> bool:
    if len(cards) != number:
        return False
    if number == 1:
        return cards[0] in bag
    return all(cards.count(card) <= bag.count(card) for card in cards)


def _deal_outcomes(state: AgeOfConanState, frame: Frame) -> list[tuple[Action, float]]:
    _, _, seat, deck, number = frame
    return bag_outcomes(state, "deal", _kind_of(deck), _bag(state, seat, deck), number)


def _deal_sample(state: AgeOfConanState, frame: Frame, rng: random.Random) -> Action:
    _, _, seat, deck, number = frame
    return bag_sample(state, "deal", _kind_of(deck), _bag(state, seat, deck), number, rng)


def _names_of(state: AgeOfConanState, action: Action, deck: int) -> list[int] | None:
    """The cards that an action lists, or None if it lists cards of another deck."""
    index = state.game.components.card_index if deck == KINGDOM_DECK else state.game.components.strategy_index
    names = action.split(" ")[1:]
    return [index[name] for name in names] if all(name in index for name in names) else None


def _deal_possible(state: AgeOfConanState, frame: Frame, action: Action) -> bool:
    _, _, seat, deck, number = frame
    cards = _names_of(state, action, deck) if action.verb == "deal" else None
    return cards is not None and bag_holds(_bag(state, seat, deck), cards, number)


def _deal_step(state: AgeOfConanState, frame: Frame, action: Action, _actor: int, log: Log) -> None:
    _, _, seat, deck, _ = frame
    state.stack.pop()
    cards = _names_of(state, action, deck)
    assert cards is not None
    hand = state.kingdom_hand[seat] if deck == KINGDOM_DECK else state.strategy_hand[seat]
    bag = _bag(state, seat, deck)
    for card in cards:
        bag.remove(card)
        insort(hand, card)
    log.append(_drawn(state, seat, deck, cards))
    if deck == KINGDOM_DECK:
        reshuffle_kingdom(state, seat, log)
    else:
        reshuffle_strategy(state, log)


# -- random discards ---------------------------------------------------------------------------------------------------


def _hand(state: AgeOfConanState, seat: int, deck: int) -> list[int]:
    return state.kingdom_hand[seat] if deck == KINGDOM_DECK else state.strategy_hand[seat]


def _discard_outcomes(state: AgeOfConanState, frame: Frame) -> list[tuple[Action, float]]:
    _, _, seat, deck, number = frame
    return bag_outcomes(state, "discard", _kind_of(deck), _hand(state, seat, deck), number)


def _discard_sample(state: AgeOfConanState, frame: Frame, rng: random.Random) -> Action:
    _, _, seat, deck, number = frame
    return bag_sample(state, "discard", _kind_of(deck), _hand(state, seat, deck), number, rng)


def _discard_possible(state: AgeOfConanState, frame: Frame, action: Action) -> bool:
    _, _, seat, deck, number = frame
    cards = _names_of(state, action, deck) if action.verb == "discard" else None
    return cards is not None and bag_holds(_hand(state, seat, deck), cards, number)


def _discard_step(state: AgeOfConanState, frame: Frame, action: Action, _actor: int, log: Log) -> None:
    _, _, seat, deck, _ = frame
    state.stack.pop()
    cards = _names_of(state, action, deck)
    assert cards is not None
    pile = state.kingdom_discard[seat] if deck == KINGDOM_DECK else state.strategy_discard
    for card in cards:
        _hand(state, seat, deck).remove(card)
        insort(pile, card)
    ids = action.split(" ")[1:]
    log.append(Event("cards-discarded", {"seat": seat, "deck": DECK_NAMES[deck], "cards": ids}, reveals=True))


# -- table cards (AOC-345 to AOC-348) ----------------------------------------------------------------------------------


def card_step_options(state: AgeOfConanState, seat: int) -> list[Action]:
    """What the card step of a turn offers: playing and refreshing table cards (AOC-074)."""
    cards = state.game.components.cards
    gold = state.gold[seat]
    texts = state.game.notation.by_card
    hand = state.kingdom_hand[seat]
    playable = {card for card in hand if cards[card].type == "table" and cards[card].cost <= gold}
    used = {entry // 2 for entry in state.table[seat] if entry & 1 and cards[entry // 2].cost <= gold}
    return [texts["play"][card] for card in playable] + [texts["refresh"][card] for card in used]


def play_table_card(state: AgeOfConanState, seat: int, card: int, log: Log) -> None:
    """AOC-345: pay, lay it down ready."""
    facts = state.game.components.cards[card]
    state.gold[seat] -= facts.cost
    state.kingdom_hand[seat].remove(card)
    insort(state.table[seat], card * 2)
    log.append(Event("table-card-played", {"seat": seat, "card": facts.id, "gold": facts.cost}))


def refresh_card(state: AgeOfConanState, seat: int, card: int, log: Log, price: int) -> None:
    """AOC-347 for gold; a card's effect and the end of an age change do it free of charge."""
    state.gold[seat] -= price
    state.table[seat].remove(card * 2 + 1)
    insort(state.table[seat], card * 2)
    facts = {"seat": seat, "card": state.game.components.cards[card].id, "gold": price}
    log.append(Event("card-refreshed", facts))


# -- who may use what, and when ----------------------------------------------------------------------------------------


def conditions_hold(state: AgeOfConanState, seat: int, card: Card) -> bool:
    """The conditions of a card in the contest that is going on; cards for other windows have none."""
    if not CONTEST_START <= card.timing <= AFTER_CONTEST:
        return True
    contest = state.contest
    assert contest is not None
    side = 0 if contest.attacker == seat else 1
    if not card.contests >> contest.kind & 1 or card.side not in (-1, side):
        return False
    if card.vs_player and contest.defender == NOBODY:
        return False
    if card.result >= 0 and (contest.winner == side) != bool(card.result):
        return False
    if card.coastal and not state.game.coastal[contest.province]:
        return False
    return card.terrains == 15 or bool(card.terrains >> contest.terrain(state) & 1)


def can_pay(state: AgeOfConanState, seat: int, card: Card) -> bool:
    """AOC-350, AOC-351, AOC-421: a price in the text must be paid in full."""
    if state.gold[seat] < card.pay_gold or state.sorcery[seat] < card.pay_sorcery:
        return False
    return not card.pay_army or effects.units_to_sacrifice(state, seat) >= card.pay_army


def usable(state: AgeOfConanState, seat: int, timing: int) -> list[Action]:
    """The cards that a seat may use at this moment: instants from hand, ready table cards, artifacts."""
    components = state.game.components
    cards = components.cards
    instant = components.instant_timing
    found = [card for card in state.kingdom_hand[seat] if instant[card] == timing]
    for entry in state.table[seat]:
        if not entry & 1 and cards[entry // 2].timing == timing:
            found.append(entry // 2)
    for at, holder in enumerate(state.artifacts):
        if holder == seat and cards[components.first_artifact + at].timing == timing:
            found.append(components.first_artifact + at)
    if not found:
        return []
    use = state.game.notation.by_card["use"]
    return [use[card] for card in dict.fromkeys(found) if may_use(state, seat, cards[card])]


def may_use(state: AgeOfConanState, seat: int, card: Card) -> bool:
    """A card may be used if its conditions hold, its price can be paid and it would change something."""
    if card.type == "artifact" and _used_in_roll(state, card):
        return False
    if not conditions_hold(state, seat, card) or not can_pay(state, seat, card):
        return False
    return any(effects.would_change(state, seat, effect, card) for effect in card.effects)


def _used_in_roll(state: AgeOfConanState, card: Card) -> bool:
    """The artifacts limit themselves to once per contest roll (AOC-354)."""
    artifact = card.index - state.game.components.first_artifact
    return state.contest is not None and bool(state.contest.artifacts_used >> artifact & 1)


def may_have_card(state: AgeOfConanState, seat: int, timing: int) -> bool:
    """Whether this seat could use a card now, as far as everybody can tell: `may_use` looks at public facts only."""
    components = state.game.components
    cards = components.cards
    for entry in state.table[seat]:
        card = cards[entry // 2]
        if not entry & 1 and card.timing == timing and may_use(state, seat, card):
            return True
    for at, holder in enumerate(state.artifacts):
        if holder == seat:
            card = cards[components.first_artifact + at]
            if card.timing == timing and may_use(state, seat, card):
                return True
    if not state.kingdom_hand[seat]:
        return False
    for index in components.timed[state.game.kingdoms[seat]][timing]:
        card = cards[index]
        if _unseen(state, seat, card) and may_use(state, seat, card):
            return True
    return False


def _unseen(state: AgeOfConanState, seat: int, card: Card) -> bool:
    """Whether a copy of this instant lies neither in the discard nor is being carried out."""
    seen = state.kingdom_discard[seat].count(card.index)
    if seen < card.copies:
        seen += sum(frame[0] == EFFECTS and frame[2] == card.index for frame in state.stack)
    return seen < card.copies


def use_card(state: AgeOfConanState, seat: int, card: int, log: Log) -> None:
    """Use a card: pay its price, turn it or take it from hand, and let its effects follow."""
    facts = state.game.components.cards[card]
    state.gold[seat] -= facts.pay_gold
    state.sorcery[seat] -= facts.pay_sorcery
    if facts.type == "table":  # AOC-346
        state.table[seat].remove(card * 2)
        insort(state.table[seat], card * 2 + 1)
    elif facts.type == "artifact":
        if state.contest is not None:
            state.contest.artifacts_used |= 1 << (card - state.game.components.first_artifact)
    else:
        state.kingdom_hand[seat].remove(card)  # it lies in the frame until it goes to the discard
    log.append(Event("card-used", {"seat": seat, "card": facts.id}, reveals=facts.type != "table"))
    state.stack.append((EFFECTS, seat, card, 0, NOBODY))
    if facts.pay_army:
        state.stack.append((KIND["sacrifice"], seat, facts.pay_army))


DRAW = task("draw", _draw)
DEAL = chance("deal", _deal_outcomes, _deal_sample, _deal_possible, _deal_step)
DISCARD = chance("discard", _discard_outcomes, _discard_sample, _discard_possible, _discard_step)
EFFECTS = KIND["effects"]
