"""The verbs of the card vocabulary: what each effect does, when it changes anything, and the choices that it asks for.

A verb that needs a choice pushes a frame; "up to" is implied, so such a choice can always be ended with `done`. Verbs
of a contest last for the current roll.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan import events
from warhall.games.age_of_conan.cards.vocabulary import SYMBOLS
from warhall.games.age_of_conan.components import MAX_DICE, NOBODY, Effect
from warhall.games.age_of_conan.notation import DONE
from warhall.games.age_of_conan.rules import adventure, conan, intrigue, military
from warhall.games.age_of_conan.rules.cards import (
    KINGDOM,
    NO_TARGET,
    STRATEGY,
    CardChoice,
    Discard,
    Draw,
    Verb,
    can_draw,
    fix_target,
    hand_of,
    possible_targets,
    refresh_card,
    used_cards,
)
from warhall.games.age_of_conan.rules.contest import REROLLED, PickDice
from warhall.games.age_of_conan.rules.court import raid_refusal
from warhall.games.age_of_conan.rules.limits import (
    incoherent,
    raider_supply,
    remove_units,
    reserve_emissaries,
    reserve_units,
)
from warhall.games.age_of_conan.rules.lots import Row
from warhall.games.age_of_conan.rules.terms import places, room
from warhall.games.age_of_conan.rules.turn import Turn
from warhall.kernel import Action, Event, IllegalActionError

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState


# -- contest effects (they last for the current roll) ------------------------------------------------------------------


def _add_success(state: AgeOfConanState, seat: int, effect: Effect, _target: int) -> None:
    state.fight.bonus[state.fight.side_of(seat)] += effect.n


def _add_dice(state: AgeOfConanState, seat: int, effect: Effect, _target: int) -> None:
    state.fight.extra[state.fight.side_of(seat)] += effect.n


def _can_add_dice(state: AgeOfConanState, seat: int, _effect: Effect) -> bool:
    return state.fight.dice_number(state, state.fight.side_of(seat)) < MAX_DICE


def _reroll(state: AgeOfConanState, seat: int, effect: Effect, _target: int) -> None:
    side = state.fight.side_of(seat) ^ (effect.word == "opponent")
    state.stack.append(PickDice(seat, side, effect.n))


def _can_reroll(state: AgeOfConanState, seat: int, effect: Effect) -> bool:
    side = state.fight.side_of(seat) ^ (effect.word == "opponent")
    return any(die < REROLLED for die in state.fight.dice[side])


def _count_symbol(state: AgeOfConanState, seat: int, effect: Effect, _target: int) -> None:
    state.fight.counted[state.fight.side_of(seat)] |= 1 << SYMBOLS.index(effect.word)


def _can_count(state: AgeOfConanState, seat: int, effect: Effect) -> bool:
    """A symbol already counted is not counted twice."""
    counted = state.fight.counted_symbols(state, state.fight.side_of(seat))
    return not counted >> SYMBOLS.index(effect.word) & 1


def _cancel_strategy(state: AgeOfConanState, seat: int, _effect: Effect, _target: int) -> None:
    contest = state.fight
    other = contest.side_of(seat) ^ 1
    if contest.strategy[other] >= 0:
        contest.cancelled |= 1 << other
        state.log.append(events.STRATEGY_CANCELLED(seat=seat, victim=contest.seat(other)))


def _can_cancel(state: AgeOfConanState, seat: int, _effect: Effect) -> bool:
    other = state.fight.side_of(seat) ^ 1
    return state.fight.strategy[other] >= 0 and not state.fight.cancelled >> other & 1


def _ignore_terrain(state: AgeOfConanState, seat: int, _effect: Effect, _target: int) -> None:
    state.fight.ignoring |= 1 << state.fight.side_of(seat)


def _can_ignore(state: AgeOfConanState, seat: int, _effect: Effect) -> bool:
    return bool(state.strategy_hand[seat])


def _win_tie(state: AgeOfConanState, seat: int, _effect: Effect, _target: int) -> None:
    state.fight.ties |= 1 << state.fight.side_of(seat)


def _can_win_tie(state: AgeOfConanState, seat: int, _effect: Effect) -> bool:
    """An attacker turns the tie; a defender, who wins ties anyway, only needs to answer an attacker's claim."""
    side = state.fight.side_of(seat)
    return not state.fight.ties >> side & 1 and (side == 0 or bool(state.fight.ties & 1))


def _prevent_loss(state: AgeOfConanState, seat: int, effect: Effect, _target: int) -> None:
    if _can_prevent(state, seat, effect):
        state.fight.prevented |= 1 << state.fight.side_of(seat)


def _can_prevent(state: AgeOfConanState, seat: int, effect: Effect) -> bool:
    side = state.fight.side_of(seat)
    piece = state.fight.piece_at_stake(state, side)
    return bool(piece) and effect.word in ("any", piece) and not state.fight.prevented >> side & 1


def _free_march(state: AgeOfConanState, _seat: int, _effect: Effect, _target: int) -> None:
    state.fight.free_march = True


def _can_march(state: AgeOfConanState, seat: int, _effect: Effect) -> bool:
    contest = state.fight
    return contest.side_of(seat) == 0 and not contest.free_march and contest.march_follows(state)


def _without_crom(state: AgeOfConanState, seat: int, _effect: Effect, _target: int) -> None:
    state.fight.no_crom |= 1 << state.fight.side_of(seat)


def _can_go_without_crom(state: AgeOfConanState, seat: int, _effect: Effect) -> bool:
    return not state.fight.no_crom >> state.fight.side_of(seat) & 1


# -- gold, sorcery, cards ----------------------------------------------------------------------------------------------


def _gain_gold(state: AgeOfConanState, seat: int, effect: Effect, target: int) -> None:
    if effect.word == "player":
        amount = min(effect.n, state.gold[target])
        state.gold[target] -= amount
        state.log.append(events.GOLD_TAKEN(seat=seat, victim=target, gold=amount))
    else:
        amount = effect.n
        state.log.append(events.GOLD_GAINED(seat=seat, gold=amount))
    state.gold[seat] += amount


def _can_gain_gold(state: AgeOfConanState, seat: int, effect: Effect) -> bool:
    return effect.word != "player" or any(gold for other, gold in enumerate(state.gold) if other != seat)


def _gain_sorcery(state: AgeOfConanState, seat: int, effect: Effect, _target: int) -> None:
    state.sorcery[seat] += effect.n
    state.log.append(events.SORCERY_GAINED(seat=seat, sorcery=effect.n))


def _always(_state: AgeOfConanState, _seat: int, _effect: Effect) -> bool:
    return True


def _draw_kingdom(state: AgeOfConanState, seat: int, effect: Effect, _target: int) -> None:
    state.stack.append(Draw(seat, KINGDOM, effect.n))


def _can_draw_kingdom(state: AgeOfConanState, seat: int, _effect: Effect) -> bool:
    return can_draw(state, seat, KINGDOM)


def _draw_strategy(state: AgeOfConanState, seat: int, effect: Effect, _target: int) -> None:
    state.stack.append(Draw(seat, STRATEGY, effect.n))


def _can_draw_strategy(state: AgeOfConanState, seat: int, _effect: Effect) -> bool:
    return can_draw(state, seat, STRATEGY)


def _discard_opponent(state: AgeOfConanState, _seat: int, effect: Effect, target: int) -> None:
    number = min(effect.n, len(hand_of(state, target, effect.word)))
    if number:
        state.stack.append(Discard(target, effect.word, number))


def _can_discard(state: AgeOfConanState, seat: int, effect: Effect) -> bool:
    return any(bool(hand_of(state, other, effect.word)) for other in possible_targets(state, seat))


# -- looking at hidden cards -------------------------------------------------------------------------------------------


def _peek(state: AgeOfConanState, seat: int, effect: Effect, target: int) -> None:
    if effect.word == "hand":
        known = state.game.components
        hand = [known.cards[card].id for card in state.kingdom_hand[target]]
        hand += [known.strategy[card].id for card in state.strategy_hand[target]]
        state.log.append(events.HAND_SEEN(seat=seat, victim=target, cards=hand))
    elif effect.word == "own_deck":
        _peek_deck(state, seat, effect.n)
    else:
        _peek_adventures(state, seat, effect.n)


def _can_peek(state: AgeOfConanState, seat: int, effect: Effect) -> bool:
    if effect.word == "hand":
        targets = possible_targets(state, seat)
        return any(bool(state.kingdom_hand[other] or state.strategy_hand[other]) for other in targets)
    if effect.word == "own_deck":
        return bool(state.kingdom_deck[seat])
    return state.adventures_left > 0


def _peek_deck(state: AgeOfConanState, seat: int, number: int) -> None:
    """The top cards of the own deck: those whose place is known already, and chance for the others."""
    number = min(number, len(state.deck_top[seat]) + len(state.kingdom_deck[seat]))
    missing = number - len(state.deck_top[seat])
    if number > 1:
        state.stack.append(OrderDeck(seat, number))
    if missing > 0:
        state.stack.append(PeekDeck(seat, missing))
    elif number:
        state.log.append(_seen_deck(state, seat, number))


def _seen_deck(state: AgeOfConanState, seat: int, number: int) -> Event:
    ids = [state.game.components.cards[card].id for card in state.deck_top[seat][:number]]
    return events.DECK_SEEN(seat=seat, number=number, cards=ids)


def _peek_adventures(state: AgeOfConanState, seat: int, number: int) -> None:
    number = min(number, state.adventures_left)
    if number > len(state.adventure_top):
        state.stack.append(PeekAdventures(seat, number))
    elif number:
        _see_adventures(state, seat, number)


def _see_adventures(state: AgeOfConanState, seat: int, number: int) -> None:
    for at in range(number):
        state.adventure_known[at] |= 1 << seat
    ids = [state.game.components.adventures[card].id for card in state.adventure_top[:number]]
    state.log.append(events.ADVENTURES_SEEN(seat=seat, number=number, adventures=ids))


class PeekDeck(Row):
    """Cards of the own deck that nobody has seen come to lie on top, seen by their owner."""

    rule = "AOC-355"
    lies_on = ("order-deck", "effects")
    seat: int
    number: int

    def form(self) -> tuple[str, str]:
        return "peek", "CARD"

    def bag(self, state: AgeOfConanState) -> list[int]:
        return state.kingdom_deck[self.seat]

    def size(self, _state: AgeOfConanState) -> int:
        return self.number

    def seen(self, _state: AgeOfConanState, action: Action, _actor: int, viewer: int | None) -> Action | None:
        return action if viewer == self.seat else None

    def step(self, state: AgeOfConanState, action: Action, _actor: int) -> None:
        state.stack.pop()
        for card in self.drawn(state, action):
            state.kingdom_deck[self.seat].remove(card)
            state.deck_top[self.seat].append(card)
        state.log.append(_seen_deck(state, self.seat, len(state.deck_top[self.seat])))


class PeekAdventures(Row):
    """Adventures that nobody has seen come to lie on top, seen by one seat."""

    rule = "AOC-355"
    lies_on = ("effects",)
    seat: int
    number: int  # to be seen in all

    def form(self) -> tuple[str, str]:
        return "peek", "ADVENTURE"

    def bag(self, state: AgeOfConanState) -> list[int]:
        return [card for card in state.adventures if card not in state.adventure_top]

    def size(self, state: AgeOfConanState) -> int:
        return self.number - len(state.adventure_top)

    def seen(self, _state: AgeOfConanState, action: Action, _actor: int, viewer: int | None) -> Action | None:
        return action if viewer == self.seat else None

    def step(self, state: AgeOfConanState, action: Action, _actor: int) -> None:
        state.stack.pop()
        for card in self.drawn(state, action):
            state.adventure_top.append(card)
            state.adventure_known.append(0)
        _see_adventures(state, self.seat, self.number)

    def check(self, state: AgeOfConanState) -> None:
        if self.size(state) < 1:
            raise incoherent("stack", "AOC-355")


class OrderDeck(CardChoice):
    """Which of the cards that have no place yet comes next; the last one falls into place by itself."""

    number: int
    placed: int = 0

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        top = state.game.notation.by_card["top"]
        return sorted({top[card] for card in state.deck_top[seat][self.placed : self.placed + self.number]})

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        card = state.game.notation.read(action)[1]
        at = state.deck_top[seat].index(card, self.placed)
        state.deck_top[seat].insert(self.placed, state.deck_top[seat].pop(at))
        self.number -= 1
        self.placed += 1
        if self.number == 1:
            state.stack.pop()

    def seen(self, _state: AgeOfConanState, action: Action, actor: int, viewer: int | None) -> Action | None:
        return action if actor == viewer else None

    def check(self, state: AgeOfConanState) -> None:
        """Whoever puts cards of the own deck in order has seen them, or is about to."""
        seen = len(state.deck_top[self.seat])
        over = state.stack[-1]
        if isinstance(over, PeekDeck):
            if over.seat != self.seat or self.placed:
                raise incoherent("stack", "AOC-355")
            seen += over.number
        if self.number < 2 or self.placed < 0 or self.placed + self.number > seen:
            raise incoherent("stack", "AOC-355")


# -- table cards -------------------------------------------------------------------------------------------------------


def _refresh(state: AgeOfConanState, seat: int, effect: Effect, _target: int) -> None:
    if used_cards(state, seat):
        state.stack.append(Refresh(seat, effect.n))


def _can_refresh(state: AgeOfConanState, seat: int, _effect: Effect) -> bool:
    return bool(used_cards(state, seat))


class Refresh(CardChoice):
    """Used table cards become ready again free of charge."""

    number: int

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        texts = state.game.notation.by_card["refresh"]
        return [DONE, *sorted([texts[card] for card in used_cards(state, seat)])]

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        self.number -= 1
        if action != DONE:
            refresh_card(state, seat, state.game.notation.read(action)[1], 0)
        if action == DONE or not self.number or not used_cards(state, seat):
            state.stack.pop()


# -- armies ------------------------------------------------------------------------------------------------------------


def _army_places(state: AgeOfConanState, seat: int, where: int) -> list[int]:
    """AOC-355: units only where they may stand: friendly provinces with room."""
    if reserve_units(state, seat) <= 0:
        return []
    return [p for p in places(state, seat, where) if state.owner[p] == seat and room(state, p, seat) > 0]


def _place_army(state: AgeOfConanState, seat: int, effect: Effect, _target: int) -> None:
    if _can_place_army(state, seat, effect):
        state.stack.append(PlaceArmy(seat, effect.n, effect.where))


def _can_place_army(state: AgeOfConanState, seat: int, effect: Effect) -> bool:
    return bool(_army_places(state, seat, effect.where))


class PlaceArmy(CardChoice):
    """Units of the reserve, one after the other."""

    number: int
    where: int

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        texts = state.game.notation.by_province["place"]
        return [DONE, *sorted([texts[p] for p in _army_places(state, seat, self.where)])]

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        self.number -= 1
        if action != DONE:
            military.place_unit(state, seat, state.game.notation.read(action)[1])
        if action == DONE or not self.number or not _army_places(state, seat, self.where):
            state.stack.pop()

    def refusal(self, state: AgeOfConanState, action: Action, seat: int) -> IllegalActionError | None:
        verb, *args = state.game.notation.read(action)
        return military.unit_refusal(state, seat, args[0], self.rule) if verb == "place" else None

    def check(self, state: AgeOfConanState) -> None:
        if reserve_units(state, self.seat) <= 0:
            raise incoherent("stack", "AOC-406")


def _move_army(state: AgeOfConanState, seat: int, effect: Effect, _target: int) -> None:
    if military.redeployments(state, seat, effect.reach):
        state.stack.append(MoveArmy(seat, effect.n, effect.reach))


def _can_move_army(state: AgeOfConanState, seat: int, effect: Effect) -> bool:
    return bool(military.redeployments(state, seat, effect.reach))


class MoveArmy(CardChoice):
    """Moves of armies through friendly provinces."""

    number: int
    reach: int

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        return [DONE, *sorted(military.redeployments(state, seat, self.reach))]

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        self.number -= 1
        if action != DONE:
            _, start, end, units = state.game.notation.read(action)
            military.redeploy(state, seat, start, end, units)
        if action == DONE or not self.number or not military.redeployments(state, seat, self.reach):
            state.stack.pop()

    def refusal(self, state: AgeOfConanState, action: Action, seat: int) -> IllegalActionError | None:
        verb, *args = state.game.notation.read(action)
        if verb != "move":
            return None
        return military.move_refusal(state, seat, args[0], args[1], args[2], self.reach)


def _armies_to_reduce(state: AgeOfConanState, seat: int, where: int, only: int = NOBODY) -> list[int]:
    """Armies of at least two units of another player, never in a home province; perhaps only in one province."""
    holders, armies, is_home = state.army_owner, state.armies, state.game.is_home
    return [
        p
        for p in places(state, seat, where)
        if holders[p] not in (seat, NOBODY) and armies[p] >= 2 and not is_home[p] and only in (NOBODY, p)
    ]


def _remove_army(state: AgeOfConanState, seat: int, effect: Effect, _target: int) -> None:
    fix_target(state, NO_TARGET)
    if _armies_to_reduce(state, seat, effect.where):
        state.stack.append(RemoveArmy(seat, effect.n, effect.where))


def _can_remove_army(state: AgeOfConanState, seat: int, effect: Effect) -> bool:
    return bool(_armies_to_reduce(state, seat, effect.where))


class RemoveArmy(CardChoice):
    """Units of one army of another player."""

    number: int
    where: int
    province: str = ""  # of the army, once one has been chosen

    def _targets(self, state: AgeOfConanState, seat: int) -> list[int]:
        only = state.game.components.province_index[self.province] if self.province else NOBODY
        return _armies_to_reduce(state, seat, self.where, only)

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        texts = state.game.notation.by_province["remove"]
        return [DONE, *sorted([texts[p] for p in self._targets(state, seat)])]

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        self.number -= 1
        if action != DONE:
            province = state.game.notation.read(action)[1]
            victim = state.army_owner[province]
            fix_target(state, victim)
            remove_units(state, province, 1)
            self.province = state.game.province_ids[province]
            state.log.append(events.ARMY_REDUCED(seat=seat, victim=victim, province=self.province))
        if action == DONE or not self.number or not self._targets(state, seat):
            state.stack.pop()


# -- emissaries --------------------------------------------------------------------------------------------------------


def _place_emissary(state: AgeOfConanState, seat: int, effect: Effect, _target: int) -> None:
    if _can_place_emissary(state, seat, effect):
        state.stack.append(PlaceEmissary(seat, effect.n, effect.where))


def _can_place_emissary(state: AgeOfConanState, seat: int, effect: Effect) -> bool:
    return reserve_emissaries(state, seat) > 0 and bool(places(state, seat, effect.where))


class PlaceEmissary(CardChoice):
    """Emissaries of the reserve, one after the other."""

    number: int
    where: int

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        texts = state.game.notation.by_province["place"]
        return [DONE, *sorted([texts[p] for p in places(state, seat, self.where)])]

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        self.number -= 1
        if action != DONE:
            intrigue.place_emissary(state, seat, state.game.notation.read(action)[1])
        if action == DONE or not self.number or not reserve_emissaries(state, seat):
            state.stack.pop()

    def check(self, state: AgeOfConanState) -> None:
        if reserve_emissaries(state, self.seat) <= 0:
            raise incoherent("stack", "AOC-407")


def _move_emissary(state: AgeOfConanState, seat: int, effect: Effect, _target: int) -> None:
    if intrigue.journeys(state, seat, ()):
        state.stack.append(MoveEmissary(seat, effect.n))


def _can_move_emissary(state: AgeOfConanState, seat: int, _effect: Effect) -> bool:
    return bool(intrigue.journeys(state, seat, ()))


class MoveEmissary(CardChoice):
    """Journeys of different emissaries."""

    number: int
    moved_to: "tuple[str, ...]" = ()  # where those before have ended

    def _moved(self, state: AgeOfConanState) -> tuple[int, ...]:
        return tuple([state.game.components.province_index[name] for name in self.moved_to])

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        return [DONE, *sorted(intrigue.journeys(state, seat, self._moved(state)))]

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        self.number -= 1
        if action != DONE:
            _, start, end = state.game.notation.read(action)
            intrigue.move_emissary(state, seat, start, end)
            self.moved_to = (*self.moved_to, state.game.province_ids[end])
        if action == DONE or not self.number or not intrigue.journeys(state, seat, self._moved(state)):
            state.stack.pop()

    def refusal(self, state: AgeOfConanState, action: Action, seat: int) -> IllegalActionError | None:
        verb, *args = state.game.notation.read(action)
        if verb != "send":
            return None
        return intrigue.journey_refusal(state, seat, args[0], args[1], self._moved(state))

    def check(self, state: AgeOfConanState) -> None:
        self._moved(state)


def _emissaries_to_expel(state: AgeOfConanState, seat: int, where: int, only: int) -> list[tuple[int, int]]:
    """Emissaries of other players, safe only in their own home province: (province, owner)."""
    homes = state.game.homes
    return [
        (p, other)
        for p in places(state, seat, where)
        for other in range(state.game.players)
        if other != seat and only in (NOBODY, other) and state.emissaries[other][p] and homes[other] != p
    ]


def _remove_emissary(state: AgeOfConanState, seat: int, effect: Effect, _target: int) -> None:
    fix_target(state, NO_TARGET)
    if _emissaries_to_expel(state, seat, effect.where, NOBODY):
        state.stack.append(RemoveEmissary(seat, effect.n, effect.where))


def _can_remove_emissary(state: AgeOfConanState, seat: int, effect: Effect) -> bool:
    return bool(_emissaries_to_expel(state, seat, effect.where, NOBODY))


class RemoveEmissary(CardChoice):
    """Emissaries of one other player."""

    number: int
    where: int
    target: int = NOBODY  # that player, once one has been chosen

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        game = state.game
        found = _emissaries_to_expel(state, seat, self.where, self.target)
        return [DONE, *sorted([game.notation.make("expel", p, game.kingdoms[other]) for p, other in found])]

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        self.number -= 1
        if action != DONE:
            _, province, kingdom = state.game.notation.read(action)
            self.target = state.game.kingdoms.index(kingdom)
            fix_target(state, self.target)
            state.emissaries[self.target][province] -= 1
            name = state.game.province_ids[province]
            state.log.append(events.EMISSARY_EXPELLED(seat=seat, victim=self.target, province=name))
        if action == DONE or not self.number or not _emissaries_to_expel(state, seat, self.where, self.target):
            state.stack.pop()


# -- Conan, raiders, tokens, dice, bids --------------------------------------------------------------------------------


def _move_conan(state: AgeOfConanState, seat: int, effect: Effect, _target: int) -> None:
    state.stack.append(MoveConan(seat, effect.n))


class MoveConan(CardChoice):
    """AOC-274: steps of Conan by a card, which earn and cost no token."""

    number: int

    def options(self, state: AgeOfConanState, _seat: int) -> list[Action]:
        return sorted([*conan.moves(state), DONE])

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        self.number -= 1
        if action != DONE:
            conan.move(state, seat, state.game.notation.read(action)[1])
        if action == DONE or not self.number:
            state.stack.pop()

    def refusal(self, state: AgeOfConanState, action: Action, _seat: int) -> IllegalActionError | None:
        return conan.move_refusal(state, action, "AOC-273") if action.verb == "conan" else None


def _place_raider(state: AgeOfConanState, seat: int, effect: Effect, _target: int) -> None:
    if _can_place_raider(state, seat, effect):
        state.stack.append(PlaceRaider(seat, effect.n, effect.where))


def _can_place_raider(state: AgeOfConanState, seat: int, effect: Effect) -> bool:
    return raider_supply(state) > 0 and bool(places(state, seat, effect.where))


class PlaceRaider(CardChoice):
    """Raider tokens of the supply, one after the other."""

    number: int
    where: int

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        texts = state.game.notation.by_province["raid"]
        return [DONE, *sorted([texts[p] for p in places(state, seat, self.where)])]

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        self.number -= 1
        if action != DONE:
            conan.place_raider(state, seat, state.game.notation.read(action)[1])
        if action == DONE or not self.number or raider_supply(state) <= 0:
            state.stack.pop()

    def refusal(self, state: AgeOfConanState, action: Action, seat: int) -> IllegalActionError | None:
        verb, *args = state.game.notation.read(action)
        return raid_refusal(state, args[0], places(state, seat, self.where), self.rule) if verb == "raid" else None

    def check(self, state: AgeOfConanState) -> None:
        if raider_supply(state) <= 0:
            raise incoherent("stack", "AOC-409")


def _raided(state: AgeOfConanState, seat: int, where: int) -> list[int]:
    return [p for p in places(state, seat, where) if state.raiders[p]]


def _remove_raider(state: AgeOfConanState, seat: int, effect: Effect, _target: int) -> None:
    if _raided(state, seat, effect.where):
        state.stack.append(RemoveRaider(seat, effect.n, effect.where))


def _can_remove_raider(state: AgeOfConanState, seat: int, effect: Effect) -> bool:
    return bool(_raided(state, seat, effect.where))


class RemoveRaider(CardChoice):
    """Raider tokens go back to the supply."""

    number: int
    where: int

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        texts = state.game.notation.by_province["clear"]
        return sorted([*[texts[p] for p in _raided(state, seat, self.where)], DONE])

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        self.number -= 1
        if action != DONE:
            province = state.game.notation.read(action)[1]
            state.raiders[province] -= 1
            state.log.append(events.RAIDER_REMOVED(seat=seat, province=state.game.province_ids[province]))
        if action == DONE or not self.number or not _raided(state, seat, self.where):
            state.stack.pop()


def _take_token(state: AgeOfConanState, seat: int, effect: Effect, _target: int) -> None:
    for _ in range(effect.n):
        if effect.word == "track":
            adventure.take_from_track(state, seat)
        else:
            adventure.draw_token(state, seat)


def _can_take_token(state: AgeOfConanState, _seat: int, effect: Effect) -> bool:
    return bool(state.track) if effect.word == "track" else bool(state.bag or state.out_pile)


def _extra_die(state: AgeOfConanState, seat: int, _effect: Effect, _target: int) -> None:
    """AOC-424: at most one extra die per turn."""
    if not state.extra_die:
        state.extra_die = 1
        state.log.append(events.EXTRA_DIE_GRANTED(seat=seat))


def _can_grant_die(state: AgeOfConanState, _seat: int, _effect: Effect) -> bool:
    """Before the action it needs two dice in the pool, afterwards (or as the action itself) one."""
    before = bool(state.stack) and isinstance(state.stack[-1], Turn)
    return not state.extra_die and sum(state.pool) >= (2 if before else 1)


def _bid_bonus(state: AgeOfConanState, seat: int, effect: Effect, _target: int) -> None:
    state.bid_bonus[seat] += effect.n


VERBS: Final[dict[str, Verb]] = {
    "add_success": Verb(_add_success, _always),
    "add_dice": Verb(_add_dice, _can_add_dice),
    "reroll": Verb(_reroll, _can_reroll),
    "count_symbol": Verb(_count_symbol, _can_count),
    "cancel_strategy": Verb(_cancel_strategy, _can_cancel),
    "ignore_terrain": Verb(_ignore_terrain, _can_ignore),
    "win_tie": Verb(_win_tie, _can_win_tie),
    "prevent_loss": Verb(_prevent_loss, _can_prevent),
    "free_march": Verb(_free_march, _can_march),
    "retreat_without_crom": Verb(_without_crom, _can_go_without_crom),
    "gain_gold": Verb(_gain_gold, _can_gain_gold),
    "gain_sorcery": Verb(_gain_sorcery, _always),
    "draw_kingdom": Verb(_draw_kingdom, _can_draw_kingdom),
    "draw_strategy": Verb(_draw_strategy, _can_draw_strategy),
    "discard_opponent": Verb(_discard_opponent, _can_discard),
    "peek": Verb(_peek, _can_peek),
    "refresh_table_card": Verb(_refresh, _can_refresh),
    "place_army": Verb(_place_army, _can_place_army),
    "move_army": Verb(_move_army, _can_move_army),
    "remove_enemy_army": Verb(_remove_army, _can_remove_army),
    "place_emissary": Verb(_place_emissary, _can_place_emissary),
    "move_emissary": Verb(_move_emissary, _can_move_emissary),
    "remove_enemy_emissary": Verb(_remove_emissary, _can_remove_emissary),
    "move_conan": Verb(_move_conan, _always),
    "place_raider": Verb(_place_raider, _can_place_raider),
    "remove_raider": Verb(_remove_raider, _can_remove_raider),
    "take_adventure_token": Verb(_take_token, _can_take_token),
    "extra_fate_die": Verb(_extra_die, _can_grant_die),
    "bid_bonus": Verb(_bid_bonus, _always),
}
