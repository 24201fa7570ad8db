"""What the cards in play do without being used: who is in play, whom an effect means, and whether it holds now."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from warhall.games.conan_ccg.cards.cards import standing_name
from warhall.games.conan_ccg.cards.vocabulary import Verb
from warhall.games.conan_ccg.components import CONAN, NOBODY, REGION, Attack
from warhall.games.conan_ccg.fields import Foe, Lasting, OwnMove

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Card, Effect
    from warhall.games.conan_ccg.state import ConanState, Modifier, Moment, Source


def gather(state: ConanState) -> None:
    """What the cards in play and lasting effects say, whether or not it holds now: `state.moments` by window,
    `state.modifiers` by verb."""
    moments: dict[str, list[Moment]] = {}
    modifiers: dict[str, list[Modifier]] = {}
    state.moments, state.modifiers = moments, modifiers
    for kind, uid, seat, card in sources(state):
        for moment, effect in card.moments:
            moments.setdefault(moment, []).append((kind, uid, seat, effect))
        for name, effect, verb in card.standing:
            modifiers.setdefault(name, []).append((effect, uid, seat, verb, None))
    for lasting in state.lasting:
        effect = state.game.pool.effects[lasting.effect]
        verb = verb_at(effect, lasting.part, lasting.at)
        modifiers.setdefault(standing_name(verb), []).append((effect, lasting.source, lasting.seat, verb, lasting))


def sources(state: ConanState) -> list[Source]:
    """CCG-005 to CCG-008: the cards in play that have game text, Conan's side first."""
    seat = state.active
    if seat == NOBODY:
        return []
    cards = state.cards
    found: list[Source] = []
    conan = cards[state.lists[seat].conan]
    if conan.effects:
        found.append(("conan", CONAN, seat, conan))
    for item in state.items[seat]:
        card = cards[item.card]
        if card.effects:
            found.append(("item", item.uid, seat, card))
    for ally in state.allies:
        card = cards[ally.card]
        if card.effects:
            found.append(("ally", ally.uid, seat, card))
    region = state.region[seat]
    if region is not None and cards[region[1]].effects:
        found.append(("region", REGION, seat, cards[region[1]]))
    # CCG-075, CCG-087: an Item or Action used as a move has no text, so only Move cards speak.
    for move in state.moves:
        card = cards[move.card]
        if card.speaks_as_move:
            found.append(("own_move", move.uid, seat, card))
    for zone in state.zones:
        for foe in zone:
            if foe.gone:
                continue
            card = cards[foe.card]
            if card.effects:
                found.append(("foe", foe.uid, foe.owner, card))
            if foe.move and not foe.down:  # CCG-079
                card = cards[foe.move]
                if card.speaks_as_move:
                    found.append(("foe_move", foe.uid, foe.owner, card))
    return found


def live(state: ConanState, verb: str) -> Sequence[Modifier]:
    """The standing verbs of this name, from cards in play and from lasting effects, that hold now."""
    found = state.modifiers.get(verb)
    if found is None:  # by far the most frequent case
        return ()
    return [modifier for modifier in found if modifier[4] is not None or speaks(state, modifier[0], modifier[1])]


def verb_at(effect: Effect, part: str, at: int) -> Any:
    """The verb number `at` of a part of an effect: its cost, what it does, or one of its choices."""
    return part_of(effect, part)[at]


def part_of(effect: Effect, part: str) -> tuple[Verb, ...]:
    if part == "cost":
        return effect.cost
    return effect.do if part == "do" else effect.choose[int(part)]


def add_lasting(state: ConanState, lasting: Lasting) -> None:
    state.lasting.append(lasting)
    state.touch()


def expire(state: ConanState, *periods: str) -> None:
    """The end of a period: what lasted until then is over, and what could be used once in it can be used again."""
    if state.used:
        state.used = [entry for entry in state.used if entry[2] not in periods]
    if state.lasting:
        state.lasting = [lasting for lasting in state.lasting if lasting.until not in periods]
        state.touch()


# -- whether an effect speaks at all -----------------------------------------------------------------------------------


def speaks(state: ConanState, effect: Effect, uid: int, attack: Attack | None = None) -> bool:
    """Whether this effect of the card with this number works now: label, blanking and conditions."""
    if effect.kind == "foe" and is_blank(state, uid):
        return False
    if effect.kind == "move" and not _qualifies(state, effect, uid):
        return False
    for condition in effect.conditions:  # noqa: SIM110  (asked so often that a generator would cost more than the test)
        if not holds(state, condition, uid, attack, effect):
            return False
    return True


def _qualifies(state: ConanState, effect: Effect, uid: int) -> bool:
    """CCG-077: the ability on a Move works only for a character that matches its label."""
    move = state.find_move(uid)
    if move is not None:
        if effect.index in move.declined:
            return False
        return effect.scope == ("conan" if move.by == CONAN else "ally") and state.is_here(move.by)
    foe = state.find_foe(uid)
    if foe is None or foe.gone or effect.index in foe.declined:
        return False
    return scope_fits(state, effect, foe)


def scope_fits(state: ConanState, effect: Effect, foe: Foe) -> bool:
    label, _, word = effect.scope.partition(":")
    return label == "foe" and (not word or word in foe_words(state, foe))


def is_blank(state: ConanState, uid: int) -> bool:
    """CCG-010: whether the game text of this Foe is ignored."""
    if "blank" not in state.modifiers:  # by far the most frequent case
        return False
    for effect, source, _, verb, lasting in state.modifiers["blank"]:
        if effect.kind == "foe" or (lasting is None and not speaks(state, effect, source)):
            continue
        if lasting is not None and lasting.bound != NOBODY:
            if lasting.bound == uid:
                return True
            continue
        foe = state.find_foe(uid)
        if foe is not None and _printed_match(state.cards[foe.card], verb.get("filter", {})):
            return True
    return False


def _printed_match(card: Card, wanted: Mapping[str, Any]) -> bool:
    """What blanks a text reads only what is printed, so that no text can blank itself."""
    for key, value in wanted.items():
        values = value if isinstance(value, list) else [value]
        if key == "type" and card.type not in values:
            return False
        if key == "trait" and value not in card.traits:
            return False
        if key == "territory" and card.territory not in values:
            return False
        if key == "max_renown" and card.renown > value:
            return False
    return True


# -- characters --------------------------------------------------------------------------------------------------------


def performer(state: ConanState, uid: int) -> int:
    """The character behind a number: of a move, the one who performs it."""
    move = state.find_move(uid)
    return uid if move is None else move.by


def has_trait(state: ConanState, foe: Foe, trait: str) -> bool:
    """CCG-305: printed, or granted by a card."""
    if trait in state.cards[foe.card].traits:
        return True
    if "grant_trait" not in state.modifiers:
        return False
    for modifier in live(state, "grant_trait"):
        if modifier[3]["trait"] == trait and means(state, modifier, foe.uid):
            return True
    return False


def foe_words(state: ConanState, foe: Foe) -> tuple[str, ...]:
    """CCG-303 to CCG-305: what a label may ask of a Foe."""
    granted = tuple(m[3]["trait"] for m in live(state, "grant_trait") if means(state, m, foe.uid))
    return (*state.cards[foe.card].words(), *granted)


def means(state: ConanState, modifier: Modifier, uid: int) -> bool:
    """Whether the `who` of a standing verb includes this character."""
    _, source, _, verb, lasting = modifier
    who = verb["who"]
    if who == "conan":
        return uid == CONAN
    if who == "self":
        return uid == performer(state, source)
    if who == "foe":
        return lasting is not None and lasting.bound == uid
    if who == "foes":
        foe = state.find_foe(uid)
        return foe is not None and fits_foe(state, foe, verb.get("filter", {}), source)
    return who == "allies" and state.find_ally(uid) is not None


def zone_of(state: ConanState, uid: int) -> int:
    """The zone of a Foe or a move; the zone being resolved for anything else."""
    foe = state.find_foe(uid)
    if foe is not None:
        return foe.zone
    move = state.find_move(uid)
    if move is not None:
        return move.zone
    for frame in reversed(state.stack):
        zone: int | None = getattr(frame, "zone", None)
        if zone is not None:
            return zone
    return NOBODY


def fits_foe(state: ConanState, foe: Foe, wanted: Mapping[str, Any], source: int) -> bool:
    """Whether a Foe matches a filter, seen from the source of the effect."""
    if not wanted:
        return True
    card = state.cards[foe.card]
    for key, value in wanted.items():
        values = value if isinstance(value, list) else [value]
        if key == "type":
            fits = card.type in values
        elif key == "trait":
            fits = has_trait(state, foe, value)
        elif key == "territory":
            fits = card.territory in values
        elif key == "max_renown":
            fits = card.renown <= value
        elif key == "wounded":
            fits = foe.wounds > 0
        elif key == "other":
            fits = foe.uid != source
        elif key == "zone":
            fits = foe.zone == zone_of(state, source)
        else:
            fits = False
        if not fits:
            return False
    return True


def fits_card(card: Card, wanted: Mapping[str, Any]) -> bool:
    """Whether a Draw Deck card matches a filter."""
    kind = wanted.get("kind")
    if kind is not None and card.kind not in (kind if isinstance(kind, list) else [kind]):
        return False
    return "icon" not in wanted or card.shows(wanted["icon"])


# -- conditions --------------------------------------------------------------------------------------------------------

Condition = Callable[["ConanState", Verb, int, Attack | None, "Effect"], bool]


def holds(state: ConanState, condition: Verb, uid: int, attack: Attack | None, effect: Effect) -> bool:
    """Whether a condition of an effect holds at this moment; `uid` is the card that bears it."""
    return state.conditions[condition["is"]](state, condition, uid, attack, effect)


# -- who stands beside whom --------------------------------------------------------------------------------------------


def touched_by(state: ConanState, uid: int, kind: str) -> list[Foe | OwnMove]:
    """The enemy moves that touch the move of this Foe, or this move of the Active side."""
    move = state.find_move(uid)
    if move is not None and kind == "move":
        zone = state.zones[move.zone]
        return [zone[at] for at in (move.gap - 1, move.gap) if 0 <= at < len(zone) and zone[at].move]
    foe = state.find_foe(uid)
    return [] if foe is None else list(touching(state, foe))


def touching(state: ConanState, foe: Foe) -> list[OwnMove]:
    """The moves of the Active side that touch the move of this Foe, from the left."""
    zone, place = foe.zone, place_in_zone(state, foe)
    beside = [move for move in state.moves if move.zone == zone and move.gap in (place, place + 1)]
    return beside if len(beside) < 2 else sorted(beside, key=lambda move: move.gap)


def place_in_zone(state: ConanState, foe: Foe) -> int:
    """The position of a Foe in its zone, from 0 at the left."""
    for at, other in enumerate(state.zones[foe.zone]):
        if other.uid == foe.uid:
            return at
    raise LookupError(foe.uid)
