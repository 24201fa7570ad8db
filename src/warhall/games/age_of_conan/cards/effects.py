"""The interpreter of card effects: one small function for each verb of the vocabulary.

Effects are carried out in order by the task `effects`, which remembers the card, the next effect and the player whom
the card points at. A verb that needs a choice pushes a choice frame; "up to" is implied, so such a choice can always be
ended with `done`. `would_change` tells whether an effect could do anything now: a card without one cannot be used.
"""

from __future__ import annotations

import random
from bisect import insort
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan.cards.vocabulary import SYMBOLS
from warhall.games.age_of_conan.components import MAX_DICE, NOBODY, Card, Effect
from warhall.games.age_of_conan.notation import DONE
from warhall.games.age_of_conan.rules import adventure, cards, conan, intrigue, military
from warhall.games.age_of_conan.rules.frames import KIND, Frame, Log, chance, choice, push_chance, task
from warhall.games.age_of_conan.rules.limits import raider_supply, remove_units, reserve_emissaries, reserve_units
from warhall.games.age_of_conan.rules.terms import friendly_provinces, places, room
from warhall.kernel import Action, Event, TooManyOutcomes

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

NO_TARGET: Final = -2  # the effect that should have fixed the player removed nothing

Carry = Callable[["AgeOfConanState", int, Effect, int, Log], None]  # state, seat, effect, target, log
Change = Callable[["AgeOfConanState", int, Effect], bool]


# -- the sequence of a card's effects ----------------------------------------------------------------------------------


def _effects(state: AgeOfConanState, frame: Frame, log: Log) -> None:
    _, seat, index, at, target = frame
    card = state.game.components.cards[index]
    if at == len(card.effects):
        if card.type in ("event", "instant"):  # AOC-350, AOC-351
            insort(state.kingdom_discard[seat], index)
        return
    effect = card.effects[at]
    if _points_at_player(effect):
        if target == NOBODY:
            target = _only_target(state, seat)
        if target == NOBODY:
            state.stack.append(frame)
            state.stack.append((TARGET, seat))
            return
        if target == NO_TARGET:
            state.stack.append((EFFECTS, seat, index, at + 1, target))
            return
    state.stack.append((EFFECTS, seat, index, at + 1, target))
    CARRY[effect.verb](state, seat, effect, target, log)


def _points_at_player(effect: Effect) -> bool:
    return effect.verb == "discard_opponent" or (effect.verb, effect.word) in (
        ("gain_gold", "player"),
        ("peek", "hand"),
    )


def _only_target(state: AgeOfConanState, seat: int) -> int:
    """In a contest the opponent; otherwise the one other player, if there is but one."""
    if state.contest is not None:
        return _opponent(state, seat)
    others = [other for other in range(state.game.players) if other != seat]
    return others[0] if len(others) == 1 else NOBODY


def _opponent(state: AgeOfConanState, seat: int) -> int:
    contest = state.contest
    assert contest is not None
    other = contest.defender if contest.attacker == seat else contest.attacker
    return NO_TARGET if other == NOBODY else other


def _target_options(state: AgeOfConanState, _frame: Frame, seat: int) -> list[Action]:
    game = state.game
    return sorted(game.notation.make("target", game.kingdoms[other]) for other in range(game.players) if other != seat)


def _target_step(state: AgeOfConanState, _frame: Frame, action: Action, _seat: int, log: Log) -> None:
    state.stack.pop()
    target = state.game.kingdoms.index(state.game.notation.read(action)[1])
    _fix_target(state, target)
    log.append(Event("target-chosen", {"seat": _seat, "victim": target}))


def _fix_target(state: AgeOfConanState, target: int) -> None:
    """Write the player whom a card points at into the frame of its effects, which lies on top or just below."""
    for at in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[at]
        if frame[0] == EFFECTS:
            state.stack[at] = (*frame[:4], target)
            return


def would_change(state: AgeOfConanState, seat: int, effect: Effect, card: Card) -> bool:
    """Whether an effect could change something now (general rule 2 of the vocabulary)."""
    if effect.verb == "extra_fate_die":
        return _extra_die_possible(state, card)
    return CHANGES[effect.verb](state, seat, effect)


# -- contest effects (they last for the current roll) ------------------------------------------------------------------


def _side(state: AgeOfConanState, seat: int) -> int:
    assert state.contest is not None
    return 0 if state.contest.attacker == seat else 1


def _add_success(state: AgeOfConanState, seat: int, effect: Effect, _target: int, _log: Log) -> None:
    assert state.contest is not None
    state.contest.bonus[_side(state, seat)] += effect.n


def _add_dice(state: AgeOfConanState, seat: int, effect: Effect, _target: int, _log: Log) -> None:
    assert state.contest is not None
    state.contest.extra[_side(state, seat)] += effect.n


def _can_add_dice(state: AgeOfConanState, seat: int, _effect: Effect) -> bool:
    assert state.contest is not None
    return state.contest.dice_number(state, _side(state, seat)) < MAX_DICE


def _reroll(state: AgeOfConanState, seat: int, effect: Effect, _target: int, _log: Log) -> None:
    side = _side(state, seat) ^ (effect.word == "opponent")
    state.stack.append((KIND["pick-dice"], seat, side, effect.n))


def _can_reroll(state: AgeOfConanState, seat: int, effect: Effect) -> bool:
    assert state.contest is not None
    side = _side(state, seat) ^ (effect.word == "opponent")
    return any(die < 8 for die in state.contest.dice[side])


def _count_symbol(state: AgeOfConanState, seat: int, effect: Effect, _target: int, _log: Log) -> None:
    assert state.contest is not None
    state.contest.counted[_side(state, seat)] |= 1 << SYMBOLS.index(effect.word)


def _can_count(state: AgeOfConanState, seat: int, effect: Effect) -> bool:
    """A symbol already counted is not counted twice."""
    assert state.contest is not None
    return not state.contest.counted_symbols(state, _side(state, seat)) >> SYMBOLS.index(effect.word) & 1


def _cancel_strategy(state: AgeOfConanState, seat: int, _effect: Effect, _target: int, log: Log) -> None:
    assert state.contest is not None
    other = _side(state, seat) ^ 1
    if state.contest.strategy[other] >= 0:
        state.contest.cancelled |= 1 << other
        log.append(Event("strategy-cancelled", {"seat": seat, "victim": state.contest.seat(other)}))


def _can_cancel(state: AgeOfConanState, seat: int, _effect: Effect) -> bool:
    assert state.contest is not None
    other = _side(state, seat) ^ 1
    return state.contest.strategy[other] >= 0 and not state.contest.cancelled >> other & 1


def _ignore_terrain(state: AgeOfConanState, seat: int, _effect: Effect, _target: int, _log: Log) -> None:
    assert state.contest is not None
    state.contest.ignoring |= 1 << _side(state, seat)


def _can_ignore(state: AgeOfConanState, seat: int, _effect: Effect) -> bool:
    return bool(state.strategy_hand[seat])


def _win_tie(state: AgeOfConanState, seat: int, _effect: Effect, _target: int, _log: Log) -> None:
    assert state.contest is not None
    state.contest.ties |= 1 << _side(state, seat)


def _can_win_tie(state: AgeOfConanState, seat: int, _effect: Effect) -> bool:
    """An attacker turns the tie; a defender, who wins ties anyway, only needs to answer an attacker's claim."""
    assert state.contest is not None
    side = _side(state, seat)
    return not state.contest.ties >> side & 1 and (side == 0 or bool(state.contest.ties & 1))


def _prevent_loss(state: AgeOfConanState, seat: int, effect: Effect, _target: int, _log: Log) -> None:
    assert state.contest is not None
    if _can_prevent(state, seat, effect):
        state.contest.prevented |= 1 << _side(state, seat)


def _can_prevent(state: AgeOfConanState, seat: int, effect: Effect) -> bool:
    assert state.contest is not None
    side = _side(state, seat)
    piece = state.contest.piece_at_stake(state, side)
    return bool(piece) and effect.word in ("any", piece) and not state.contest.prevented >> side & 1


def _free_march(state: AgeOfConanState, _seat: int, _effect: Effect, _target: int, _log: Log) -> None:
    assert state.contest is not None
    state.contest.free_march = 1


def _can_march(state: AgeOfConanState, seat: int, _effect: Effect) -> bool:
    assert state.contest is not None
    return _side(state, seat) == 0 and not state.contest.free_march and state.contest.march_follows(state)


def _without_crom(state: AgeOfConanState, seat: int, _effect: Effect, _target: int, _log: Log) -> None:
    assert state.contest is not None
    state.contest.no_crom |= 1 << _side(state, seat)


def _can_go_without_crom(state: AgeOfConanState, seat: int, _effect: Effect) -> bool:
    assert state.contest is not None
    return not state.contest.no_crom >> _side(state, seat) & 1


# -- gold, sorcery, cards ----------------------------------------------------------------------------------------------


def _gain_gold(state: AgeOfConanState, seat: int, effect: Effect, target: int, log: Log) -> None:
    if effect.word == "player":
        amount = min(effect.n, state.gold[target])
        state.gold[target] -= amount
        log.append(Event("gold-taken", {"seat": seat, "victim": target, "gold": amount}))
    else:
        amount = effect.n
        log.append(Event("gold-gained", {"seat": seat, "gold": amount}))
    state.gold[seat] += amount


def _can_gain_gold(state: AgeOfConanState, seat: int, effect: Effect) -> bool:
    return effect.word != "player" or any(gold for other, gold in enumerate(state.gold) if other != seat)


def _gain_sorcery(state: AgeOfConanState, seat: int, effect: Effect, _target: int, log: Log) -> None:
    state.sorcery[seat] += effect.n
    log.append(Event("sorcery-gained", {"seat": seat, "sorcery": effect.n}))


def _always(_state: AgeOfConanState, _seat: int, _effect: Effect) -> bool:
    return True


def _draw_kingdom(state: AgeOfConanState, seat: int, effect: Effect, _target: int, _log: Log) -> None:
    cards.draw(state, seat, cards.KINGDOM_DECK, effect.n)


def _can_draw_kingdom(state: AgeOfConanState, seat: int, _effect: Effect) -> bool:
    return bool(state.kingdom_deck[seat] or state.kingdom_discard[seat] or state.deck_top[seat])


def _draw_strategy(state: AgeOfConanState, seat: int, effect: Effect, _target: int, _log: Log) -> None:
    cards.draw(state, seat, cards.STRATEGY_DECK, effect.n)


def _can_draw_strategy(state: AgeOfConanState, _seat: int, _effect: Effect) -> bool:
    return bool(state.strategy_deck or state.strategy_discard)


def _hand_of(state: AgeOfConanState, seat: int, effect: Effect) -> list[int]:
    return state.kingdom_hand[seat] if effect.word == "kingdom" else state.strategy_hand[seat]


def _discard_opponent(state: AgeOfConanState, _seat: int, effect: Effect, target: int, _log: Log) -> None:
    number = min(effect.n, len(_hand_of(state, target, effect)))
    if number:
        push_chance(state, cards.DISCARD, target, cards.DECK_NAMES.index(effect.word), number)


def _possible_targets(state: AgeOfConanState, seat: int) -> list[int]:
    if state.contest is not None:
        other = _opponent(state, seat)
        return [other] if other >= 0 else []
    return [other for other in range(state.game.players) if other != seat]


def _can_discard(state: AgeOfConanState, seat: int, effect: Effect) -> bool:
    return any(_hand_of(state, other, effect) for other in _possible_targets(state, seat))


# -- looking at hidden cards -------------------------------------------------------------------------------------------


def _peek(state: AgeOfConanState, seat: int, effect: Effect, target: int, log: Log) -> None:
    if effect.word == "hand":
        known = state.game.components
        hand = [known.cards[card].id for card in state.kingdom_hand[target]]
        hand += [known.strategy[card].id for card in state.strategy_hand[target]]
        data = {"seat": seat, "victim": target, "cards": hand}
        log.append(Event("hand-seen", data, audience=(seat, target), hidden=("cards",), reveals=True))
    elif effect.word == "own_deck":
        _peek_deck(state, seat, effect.n, log)
    else:
        _peek_adventures(state, seat, effect.n, log)


def _can_peek(state: AgeOfConanState, seat: int, effect: Effect) -> bool:
    if effect.word == "hand":
        return any(state.kingdom_hand[o] or state.strategy_hand[o] for o in _possible_targets(state, seat))
    if effect.word == "own_deck":
        return bool(state.kingdom_deck[seat])
    return state.adventures_left > 0


def _peek_deck(state: AgeOfConanState, seat: int, number: int, log: Log) -> None:
    """The top cards of the own deck: those whose place is known already, and chance for the others."""
    number = min(number, len(state.deck_top[seat]) + len(state.kingdom_deck[seat]))
    missing = number - len(state.deck_top[seat])
    if number > 1:
        state.stack.append((ORDER_DECK, seat, number, 0))
    if missing > 0:
        push_chance(state, PEEK_DECK, seat, missing)
    elif number:
        log.append(_seen_deck(state, seat, number))


def _seen_deck(state: AgeOfConanState, seat: int, number: int) -> Event:
    ids = [state.game.components.cards[card].id for card in state.deck_top[seat][:number]]
    data = {"seat": seat, "number": number, "cards": ids}
    return Event("deck-seen", data, audience=(seat,), hidden=("cards",), reveals=True)


def _peek_adventures(state: AgeOfConanState, seat: int, number: int, log: Log) -> None:
    number = min(number, state.adventures_left)
    missing = number - len(state.adventure_top)
    if missing > 0:
        push_chance(state, PEEK_ADVENTURES, seat, number)
    elif number:
        _see_adventures(state, seat, number, log)


def _see_adventures(state: AgeOfConanState, seat: int, number: int, log: Log) -> None:
    for at in range(number):
        state.adventure_known[at] |= 1 << seat
    ids = [state.game.components.adventures[card].id for card in state.adventure_top[:number]]
    data = {"seat": seat, "number": number, "adventures": ids}
    log.append(Event("adventures-seen", data, audience=(seat,), hidden=("adventures",), reveals=True))


def _peek_deck_outcomes(state: AgeOfConanState, frame: Frame) -> list[tuple[Action, float]]:
    if frame[3] > 1:
        raise TooManyOutcomes("too-many-outcomes")
    return cards.bag_outcomes(state, "peek", "CARD", state.kingdom_deck[frame[2]], 1)


def _ordered_sample(state: AgeOfConanState, kind: str, bag: list[int], number: int, rng: random.Random) -> Action:
    left = bag.copy()
    return state.game.notation.listed("peek", kind, [left.pop(rng.randrange(len(left))) for _ in range(number)])


def _peek_deck_sample(state: AgeOfConanState, frame: Frame, rng: random.Random) -> Action:
    return _ordered_sample(state, "CARD", state.kingdom_deck[frame[2]], frame[3], rng)


def _peek_deck_possible(state: AgeOfConanState, frame: Frame, action: Action) -> bool:
    index = state.game.components.card_index
    names = action.split(" ")[1:]
    if action.verb != "peek" or any(name not in index for name in names):
        return False
    return cards.bag_holds(state.kingdom_deck[frame[2]], [index[name] for name in names], frame[3])


def _peek_deck_step(state: AgeOfConanState, frame: Frame, action: Action, _actor: int, log: Log) -> None:
    state.stack.pop()
    seat = frame[2]
    for name in action.split(" ")[1:]:
        card = state.game.components.card_index[name]
        state.kingdom_deck[seat].remove(card)
        state.deck_top[seat].append(card)
    log.append(_seen_deck(state, seat, len(state.deck_top[seat])))


def _unknown_adventures(state: AgeOfConanState) -> list[int]:
    return [card for card in state.adventures if card not in state.adventure_top]


def _peek_adv_outcomes(state: AgeOfConanState, frame: Frame) -> list[tuple[Action, float]]:
    number = frame[3] - len(state.adventure_top)
    if number > 1:
        raise TooManyOutcomes("too-many-outcomes")
    return cards.bag_outcomes(state, "peek", "ADVENTURE", _unknown_adventures(state), 1)


def _peek_adv_sample(state: AgeOfConanState, frame: Frame, rng: random.Random) -> Action:
    number = frame[3] - len(state.adventure_top)
    return _ordered_sample(state, "ADVENTURE", _unknown_adventures(state), number, rng)


def _peek_adv_possible(state: AgeOfConanState, frame: Frame, action: Action) -> bool:
    index = state.game.components.adventure_index
    names = action.split(" ")[1:]
    if action.verb != "peek" or any(name not in index for name in names):
        return False
    number = frame[3] - len(state.adventure_top)
    return cards.bag_holds(_unknown_adventures(state), [index[name] for name in names], number)


def _peek_adv_step(state: AgeOfConanState, frame: Frame, action: Action, _actor: int, log: Log) -> None:
    state.stack.pop()
    for name in action.split(" ")[1:]:
        state.adventure_top.append(state.game.components.adventure_index[name])
        state.adventure_known.append(0)
    _see_adventures(state, frame[2], frame[3], log)


def _order_options(state: AgeOfConanState, frame: Frame, seat: int) -> list[Action]:
    """Which of the cards that have no place yet comes next; the last one falls into place by itself."""
    _, _, number, placed = frame
    top = state.game.notation.by_card["top"]
    return sorted({top[card] for card in state.deck_top[seat][placed : placed + number]})


def _order_step(state: AgeOfConanState, frame: Frame, action: Action, seat: int, _log: Log) -> None:
    state.stack.pop()
    _, _, number, placed = frame
    card = state.game.notation.read(action)[1]
    at = state.deck_top[seat].index(card, placed)
    state.deck_top[seat].insert(placed, state.deck_top[seat].pop(at))
    if number > 2:
        state.stack.append((ORDER_DECK, seat, number - 1, placed + 1))


# -- table cards -------------------------------------------------------------------------------------------------------


def _used_cards(state: AgeOfConanState, seat: int) -> list[int]:
    return sorted({entry // 2 for entry in state.table[seat] if entry & 1})


def _refresh(state: AgeOfConanState, seat: int, effect: Effect, _target: int, _log: Log) -> None:
    if _used_cards(state, seat):
        state.stack.append((REFRESH, seat, effect.n))


def _can_refresh(state: AgeOfConanState, seat: int, _effect: Effect) -> bool:
    return bool(_used_cards(state, seat))


def _refresh_options(state: AgeOfConanState, _frame: Frame, seat: int) -> list[Action]:
    texts = state.game.notation.by_card["refresh"]
    return [DONE, *sorted(texts[card] for card in _used_cards(state, seat))]


def _refresh_step(state: AgeOfConanState, frame: Frame, action: Action, seat: int, log: Log) -> None:
    state.stack.pop()
    if action == DONE:
        return
    cards.refresh_card(state, seat, state.game.notation.read(action)[1], log, 0)
    if frame[2] > 1 and _used_cards(state, seat):
        state.stack.append((REFRESH, seat, frame[2] - 1))


# -- armies ------------------------------------------------------------------------------------------------------------


def _army_places(state: AgeOfConanState, seat: int, where: int) -> list[int]:
    """AOC-355: units only where they may stand: friendly provinces with room."""
    return [p for p in places(state, seat, where) if state.owner[p] == seat and room(state, p, seat) > 0]


def _place_army(state: AgeOfConanState, seat: int, effect: Effect, _target: int, _log: Log) -> None:
    if _can_place_army(state, seat, effect):
        state.stack.append((PLACE_ARMY, seat, effect.n, effect.where))


def _can_place_army(state: AgeOfConanState, seat: int, effect: Effect) -> bool:
    return reserve_units(state, seat) > 0 and bool(_army_places(state, seat, effect.where))


def _place_army_options(state: AgeOfConanState, frame: Frame, seat: int) -> list[Action]:
    texts = state.game.notation.by_province["place"]
    return [DONE, *sorted(texts[p] for p in _army_places(state, seat, frame[3]))]


def _place_army_step(state: AgeOfConanState, frame: Frame, action: Action, seat: int, log: Log) -> None:
    state.stack.pop()
    if action == DONE:
        return
    military.place_unit(state, seat, state.game.notation.read(action)[1], log)
    if frame[2] > 1 and reserve_units(state, seat) and _army_places(state, seat, frame[3]):
        state.stack.append((PLACE_ARMY, seat, frame[2] - 1, frame[3]))


def _move_army(state: AgeOfConanState, seat: int, effect: Effect, _target: int, _log: Log) -> None:
    if military.redeployments(state, seat, effect.reach):
        state.stack.append((MOVE_ARMY, seat, effect.n, effect.reach))


def _can_move_army(state: AgeOfConanState, seat: int, effect: Effect) -> bool:
    return bool(military.redeployments(state, seat, effect.reach))


def _move_army_options(state: AgeOfConanState, frame: Frame, seat: int) -> list[Action]:
    return [DONE, *sorted(military.redeployments(state, seat, frame[3]))]


def _move_army_step(state: AgeOfConanState, frame: Frame, action: Action, seat: int, log: Log) -> None:
    state.stack.pop()
    if action == DONE:
        return
    _, start, end, units = state.game.notation.read(action)
    military.redeploy(state, seat, start, end, units, log)
    if frame[2] > 1 and military.redeployments(state, seat, frame[3]):
        state.stack.append((MOVE_ARMY, seat, frame[2] - 1, frame[3]))


def _armies_to_reduce(state: AgeOfConanState, seat: int, where: int) -> list[int]:
    """Armies of at least two units of another player, never in a home province."""
    holders, armies, is_home = state.army_owner, state.armies, state.game.is_home
    return [
        p for p in places(state, seat, where) if holders[p] not in (seat, NOBODY) and armies[p] >= 2 and not is_home[p]
    ]


def _remove_army(state: AgeOfConanState, seat: int, effect: Effect, _target: int, _log: Log) -> None:
    _fix_target(state, NO_TARGET)
    if _armies_to_reduce(state, seat, effect.where):
        state.stack.append((REMOVE_ARMY, seat, effect.n, effect.where, NOBODY))


def _can_remove_army(state: AgeOfConanState, seat: int, effect: Effect) -> bool:
    return bool(_armies_to_reduce(state, seat, effect.where))


def _remove_army_options(state: AgeOfConanState, frame: Frame, seat: int) -> list[Action]:
    texts = state.game.notation.by_province["remove"]
    found = [p for p in _armies_to_reduce(state, seat, frame[3]) if frame[4] in (NOBODY, p)]
    return [DONE, *sorted(texts[p] for p in found)]


def _remove_army_step(state: AgeOfConanState, frame: Frame, action: Action, seat: int, log: Log) -> None:
    state.stack.pop()
    if action == DONE:
        return
    province = state.game.notation.read(action)[1]
    victim = state.army_owner[province]
    _fix_target(state, victim)
    remove_units(state, province, 1)
    data = {"seat": seat, "victim": victim, "province": state.game.province_ids[province]}
    log.append(Event("army-reduced", data))
    if frame[2] > 1 and state.armies[province] >= 2:
        state.stack.append((REMOVE_ARMY, seat, frame[2] - 1, frame[3], province))


def units_to_sacrifice(state: AgeOfConanState, seat: int) -> int:
    """Own units in friendly provinces, home included."""
    return sum(state.armies[p] for p in friendly_provinces(state, seat) if state.army_owner[p] == seat)


def _sacrifice_options(state: AgeOfConanState, _frame: Frame, seat: int) -> list[Action]:
    texts = state.game.notation.by_province["sacrifice"]
    return sorted(texts[p] for p in friendly_provinces(state, seat) if state.army_owner[p] == seat)


def _sacrifice_step(state: AgeOfConanState, frame: Frame, action: Action, seat: int, log: Log) -> None:
    state.stack.pop()
    province = state.game.notation.read(action)[1]
    remove_units(state, province, 1)
    log.append(Event("unit-sacrificed", {"seat": seat, "province": state.game.province_ids[province]}))
    if frame[2] > 1:
        state.stack.append((SACRIFICE, seat, frame[2] - 1))


# -- emissaries --------------------------------------------------------------------------------------------------------


def _place_emissary(state: AgeOfConanState, seat: int, effect: Effect, _target: int, _log: Log) -> None:
    if _can_place_emissary(state, seat, effect):
        state.stack.append((PLACE_EMISSARY, seat, effect.n, effect.where))


def _can_place_emissary(state: AgeOfConanState, seat: int, effect: Effect) -> bool:
    return reserve_emissaries(state, seat) > 0 and bool(places(state, seat, effect.where))


def _place_emissary_options(state: AgeOfConanState, frame: Frame, seat: int) -> list[Action]:
    texts = state.game.notation.by_province["place"]
    return [DONE, *sorted(texts[p] for p in places(state, seat, frame[3]))]


def _place_emissary_step(state: AgeOfConanState, frame: Frame, action: Action, seat: int, log: Log) -> None:
    state.stack.pop()
    if action == DONE:
        return
    intrigue.place_emissary(state, seat, state.game.notation.read(action)[1], log)
    if frame[2] > 1 and reserve_emissaries(state, seat):
        state.stack.append((PLACE_EMISSARY, seat, frame[2] - 1, frame[3]))


def _move_emissary(state: AgeOfConanState, seat: int, effect: Effect, _target: int, _log: Log) -> None:
    if intrigue.journeys(state, seat, ()):
        state.stack.append((MOVE_EMISSARY, seat, effect.n))


def _can_move_emissary(state: AgeOfConanState, seat: int, _effect: Effect) -> bool:
    return bool(intrigue.journeys(state, seat, ()))


def _move_emissary_options(state: AgeOfConanState, frame: Frame, seat: int) -> list[Action]:
    return [DONE, *sorted(intrigue.journeys(state, seat, frame[3:]))]


def _move_emissary_step(state: AgeOfConanState, frame: Frame, action: Action, seat: int, log: Log) -> None:
    state.stack.pop()
    if action == DONE:
        return
    _, start, end = state.game.notation.read(action)
    intrigue.move_emissary(state, seat, start, end, log)
    moved = (*frame[3:], end)
    if frame[2] > 1 and intrigue.journeys(state, seat, moved):
        state.stack.append((MOVE_EMISSARY, seat, frame[2] - 1, *moved))


def _emissaries_to_expel(state: AgeOfConanState, seat: int, where: int, only: int) -> list[tuple[int, int]]:
    """Emissaries of other players, safe only in their own home province: (province, owner)."""
    size, homes = state.game.components.size, state.game.homes
    return [
        (p, other)
        for p in places(state, seat, where)
        for other in range(state.game.players)
        if other != seat and only in (NOBODY, other) and state.emissaries[other * size + p] and homes[other] != p
    ]


def _remove_emissary(state: AgeOfConanState, seat: int, effect: Effect, _target: int, _log: Log) -> None:
    _fix_target(state, NO_TARGET)
    if _emissaries_to_expel(state, seat, effect.where, NOBODY):
        state.stack.append((REMOVE_EMISSARY, seat, effect.n, effect.where, NOBODY))


def _can_remove_emissary(state: AgeOfConanState, seat: int, effect: Effect) -> bool:
    return bool(_emissaries_to_expel(state, seat, effect.where, NOBODY))


def _remove_emissary_options(state: AgeOfConanState, frame: Frame, seat: int) -> list[Action]:
    game = state.game
    found = _emissaries_to_expel(state, seat, frame[3], frame[4])
    return [DONE, *sorted(game.notation.make("expel", p, game.kingdoms[other]) for p, other in found)]


def _remove_emissary_step(state: AgeOfConanState, frame: Frame, action: Action, seat: int, log: Log) -> None:
    state.stack.pop()
    if action == DONE:
        return
    _, province, kingdom = state.game.notation.read(action)
    victim = state.game.kingdoms.index(kingdom)
    _fix_target(state, victim)
    state.emissaries[victim * state.game.components.size + province] -= 1
    data = {"seat": seat, "victim": victim, "province": state.game.province_ids[province]}
    log.append(Event("emissary-expelled", data))
    if frame[2] > 1 and _emissaries_to_expel(state, seat, frame[3], victim):
        state.stack.append((REMOVE_EMISSARY, seat, frame[2] - 1, frame[3], victim))


# -- Conan, raiders, tokens, dice, bids --------------------------------------------------------------------------------


def _move_conan(state: AgeOfConanState, seat: int, effect: Effect, _target: int, _log: Log) -> None:
    state.stack.append((MOVE_CONAN, seat, effect.n))


def _move_conan_options(state: AgeOfConanState, _frame: Frame, _seat: int) -> list[Action]:
    return sorted([*conan.moves(state), DONE])


def _move_conan_step(state: AgeOfConanState, frame: Frame, action: Action, seat: int, log: Log) -> None:
    state.stack.pop()
    if action == DONE:
        return
    conan.move(state, seat, state.game.notation.read(action)[1], log)
    if frame[2] > 1:
        state.stack.append((MOVE_CONAN, seat, frame[2] - 1))


def _place_raider(state: AgeOfConanState, seat: int, effect: Effect, _target: int, _log: Log) -> None:
    if _can_place_raider(state, seat, effect):
        state.stack.append((PLACE_RAIDER, seat, effect.n, effect.where))


def _can_place_raider(state: AgeOfConanState, seat: int, effect: Effect) -> bool:
    return raider_supply(state) > 0 and bool(places(state, seat, effect.where))


def _place_raider_options(state: AgeOfConanState, frame: Frame, seat: int) -> list[Action]:
    texts = state.game.notation.by_province["raid"]
    return [DONE, *sorted(texts[p] for p in places(state, seat, frame[3]))]


def _place_raider_step(state: AgeOfConanState, frame: Frame, action: Action, seat: int, log: Log) -> None:
    state.stack.pop()
    if action == DONE:
        return
    conan.place_raider(state, seat, state.game.notation.read(action)[1], log)
    if frame[2] > 1 and raider_supply(state) > 0:
        state.stack.append((PLACE_RAIDER, seat, frame[2] - 1, frame[3]))


def _raided(state: AgeOfConanState, seat: int, where: int) -> list[int]:
    return [p for p in places(state, seat, where) if state.raiders[p]]


def _remove_raider(state: AgeOfConanState, seat: int, effect: Effect, _target: int, _log: Log) -> None:
    if _raided(state, seat, effect.where):
        state.stack.append((REMOVE_RAIDER, seat, effect.n, effect.where))


def _can_remove_raider(state: AgeOfConanState, seat: int, effect: Effect) -> bool:
    return bool(_raided(state, seat, effect.where))


def _remove_raider_options(state: AgeOfConanState, frame: Frame, seat: int) -> list[Action]:
    texts = state.game.notation.by_province["clear"]
    return sorted([*(texts[p] for p in _raided(state, seat, frame[3])), DONE])


def _remove_raider_step(state: AgeOfConanState, frame: Frame, action: Action, seat: int, log: Log) -> None:
    state.stack.pop()
    if action == DONE:
        return
    province = state.game.notation.read(action)[1]
    state.raiders[province] -= 1
    log.append(Event("raider-removed", {"seat": seat, "province": state.game.province_ids[province]}))
    if frame[2] > 1 and _raided(state, seat, frame[3]):
        state.stack.append((REMOVE_RAIDER, seat, frame[2] - 1, frame[3]))


def _take_token(state: AgeOfConanState, seat: int, effect: Effect, _target: int, log: Log) -> None:
    for _ in range(effect.n):
        if effect.word == "track":
            adventure.take_from_track(state, seat, log)
        else:
            adventure.draw_token(state, seat)


def _can_take_token(state: AgeOfConanState, _seat: int, effect: Effect) -> bool:
    return bool(state.track) if effect.word == "track" else bool(state.bag or state.out_pile)


def _extra_die(state: AgeOfConanState, seat: int, _effect: Effect, _target: int, log: Log) -> None:
    """AOC-424: at most one extra die per turn."""
    if not state.extra_die:
        state.extra_die = 1
        log.append(Event("extra-die-granted", {"seat": seat}))


def _extra_die_possible(state: AgeOfConanState, card: Card) -> bool:
    """Before the action it needs two dice in the pool, afterwards (or as the action itself) one."""
    before = card.type != "event" and bool(state.stack) and state.stack[-1][0] == KIND["turn"]
    return not state.extra_die and sum(state.pool) >= (2 if before else 1)


def _bid_bonus(state: AgeOfConanState, seat: int, effect: Effect, _target: int, _log: Log) -> None:
    state.bid_bonus[seat] += effect.n


CARRY: Final[dict[str, Carry]] = {
    "add_success": _add_success,
    "add_dice": _add_dice,
    "reroll": _reroll,
    "count_symbol": _count_symbol,
    "cancel_strategy": _cancel_strategy,
    "ignore_terrain": _ignore_terrain,
    "win_tie": _win_tie,
    "prevent_loss": _prevent_loss,
    "free_march": _free_march,
    "retreat_without_crom": _without_crom,
    "gain_gold": _gain_gold,
    "gain_sorcery": _gain_sorcery,
    "draw_kingdom": _draw_kingdom,
    "draw_strategy": _draw_strategy,
    "discard_opponent": _discard_opponent,
    "peek": _peek,
    "refresh_table_card": _refresh,
    "place_army": _place_army,
    "move_army": _move_army,
    "remove_enemy_army": _remove_army,
    "place_emissary": _place_emissary,
    "move_emissary": _move_emissary,
    "remove_enemy_emissary": _remove_emissary,
    "move_conan": _move_conan,
    "place_raider": _place_raider,
    "remove_raider": _remove_raider,
    "take_adventure_token": _take_token,
    "extra_fate_die": _extra_die,
    "bid_bonus": _bid_bonus,
}

CHANGES: Final[dict[str, Change]] = {
    "add_success": _always,
    "add_dice": _can_add_dice,
    "reroll": _can_reroll,
    "count_symbol": _can_count,
    "cancel_strategy": _can_cancel,
    "ignore_terrain": _can_ignore,
    "win_tie": _can_win_tie,
    "prevent_loss": _can_prevent,
    "free_march": _can_march,
    "retreat_without_crom": _can_go_without_crom,
    "gain_gold": _can_gain_gold,
    "gain_sorcery": _always,
    "draw_kingdom": _can_draw_kingdom,
    "draw_strategy": _can_draw_strategy,
    "discard_opponent": _can_discard,
    "peek": _can_peek,
    "refresh_table_card": _can_refresh,
    "place_army": _can_place_army,
    "move_army": _can_move_army,
    "remove_enemy_army": _can_remove_army,
    "place_emissary": _can_place_emissary,
    "move_emissary": _can_move_emissary,
    "remove_enemy_emissary": _can_remove_emissary,
    "move_conan": _always,
    "place_raider": _can_place_raider,
    "remove_raider": _can_remove_raider,
    "take_adventure_token": _can_take_token,
    "bid_bonus": _always,
}

EFFECTS = task("effects", _effects)
TARGET = choice("target", _target_options, _target_step)
REFRESH = choice("refresh", _refresh_options, _refresh_step)
PLACE_ARMY = choice("place-army", _place_army_options, _place_army_step)
MOVE_ARMY = choice("move-army", _move_army_options, _move_army_step)
REMOVE_ARMY = choice("remove-army", _remove_army_options, _remove_army_step)
SACRIFICE = choice("sacrifice", _sacrifice_options, _sacrifice_step)
PLACE_EMISSARY = choice("place-emissary", _place_emissary_options, _place_emissary_step)
MOVE_EMISSARY = choice("move-emissary", _move_emissary_options, _move_emissary_step)
REMOVE_EMISSARY = choice("remove-emissary", _remove_emissary_options, _remove_emissary_step)
MOVE_CONAN = choice("move-conan", _move_conan_options, _move_conan_step)
PLACE_RAIDER = choice("place-raider", _place_raider_options, _place_raider_step)
REMOVE_RAIDER = choice("remove-raider", _remove_raider_options, _remove_raider_step)
ORDER_DECK = choice("order-deck", _order_options, _order_step)
PEEK_DECK = chance("peek-deck", _peek_deck_outcomes, _peek_deck_sample, _peek_deck_possible, _peek_deck_step)
PEEK_ADVENTURES = chance("peek-adventures", _peek_adv_outcomes, _peek_adv_sample, _peek_adv_possible, _peek_adv_step)
