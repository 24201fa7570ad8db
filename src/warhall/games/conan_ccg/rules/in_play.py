"""Cards in play, which work without being used: who is in play, whom an effect means, and whether it holds now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from warhall.games.conan_ccg.cards.vocabulary import BLANKED, GRANTED_TRAITS, Filter, Verb
from warhall.games.conan_ccg.components import CONAN, NOBODY, REGION, Attack
from warhall.games.conan_ccg.fields import Ally, Foe, Lasting, OwnMove

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Card, Effect
    from warhall.games.conan_ccg.state import ConanState, Modifier, Moment


@mypyc_attr(acyclic=True)
class Voice:
    """The text of a card in play, made ready once: by window as `state.moments` has it, by question as
    `state.modifiers` has it."""

    def __init__(self, kind: str, uid: int, seat: int, card: Card) -> None:
        self.uid = uid
        self.seat = seat
        self.card = card
        self.moments: list[tuple[str, list[Moment]]] = [
            (moment, [(kind, uid, seat, effect)]) for moment, effect in card.moments
        ]
        self.modifiers: list[tuple[str, list[Modifier]]] = [
            (question, [(effect, uid, seat, verb, None)]) for question, effect, verb in card.standing
        ]


def gather(state: ConanState) -> None:
    """Gather what the cards in play and lasting effects say, whether or not it holds now: `state.moments` by window,
    `state.modifiers` by the question that they answer."""
    state.moments, state.modifiers = {}, {}
    if state.active != NOBODY:
        _gather_cards(state)
    for lasting in state.lasting:
        _hear_lasting(state, lasting)


def _hear_lasting(state: ConanState, lasting: Lasting) -> None:
    effect = state.effects[lasting.effect]
    verb = verb_at(effect, lasting.part, lasting.at)
    _add_modifier(state, verb.asked(), [(effect, lasting.source, lasting.seat, verb, lasting)])


def _gather_cards(state: ConanState) -> None:
    """CCG-005 to CCG-008: the cards in play that have game text, Conan's side first."""
    seat = state.active
    _hear(state, _named_voice(state, "conan", CONAN, seat, state.lists[seat].conan))
    for item in state.items[seat]:
        item.voice = _voice(state, item.voice, "item", item.uid, seat, item.card)
        _hear(state, item.voice)
    for ally in state.allies:
        ally.voice = _voice(state, ally.voice, "ally", ally.uid, seat, ally.card)
        _hear(state, ally.voice)
    region = state.region[seat]
    if region is not None:
        _hear(state, _named_voice(state, "region", REGION, seat, region[1]))
    # CCG-075, CCG-087: an Item or Action used as a move has no text, so only Move cards speak.
    for move in state.moves:
        move.voice = _voice(state, move.voice, "own_move", move.uid, seat, move.card)
        if move.voice.card.speaks_as_move:
            _hear(state, move.voice)
    for zone in state.zones:
        for foe in zone:
            if foe.gone:
                continue
            foe.voice = _voice(state, foe.voice, "foe", foe.uid, foe.owner, foe.card)
            _hear(state, foe.voice)
            if foe.move and not foe.down:  # CCG-079
                foe.move_voice = _voice(state, foe.move_voice, "foe_move", foe.uid, foe.owner, foe.move)
                if foe.move_voice.card.speaks_as_move:
                    _hear(state, foe.move_voice)


def hear_move(state: ConanState, move: OwnMove) -> None:
    """A move of the Active side with game text has come into play."""
    move.voice = _voice(state, move.voice, "own_move", move.uid, state.active, move.card)
    _hear_new(state, move.voice)


def hear_foe(state: ConanState, foe: Foe) -> None:
    """A Foe has come into play."""
    foe.voice = _voice(state, foe.voice, "foe", foe.uid, foe.owner, foe.card)
    _hear_new(state, foe.voice)


def _hear_new(state: ConanState, voice: Voice) -> None:
    """Add what a new card says. Where others speak at the same moments their order counts, and all is gathered anew."""
    for moment, _ in voice.moments:
        if moment in state.moments:
            gather(state)
            return
    for question, _ in voice.modifiers:
        if question in state.modifiers:
            gather(state)
            return
    state.moments, state.modifiers = state.moments.copy(), state.modifiers.copy()  # clones have the same ones
    _hear(state, voice)


def _voice(state: ConanState, known: Voice | None, kind: str, uid: int, seat: int, card: str) -> Voice:
    """The voice of a card in play: the one that was heard last, if it is still the same."""
    if known is not None and known.uid == uid and known.seat == seat and known.card.id == card:
        return known
    return Voice(kind, uid, seat, state.cards[card])


def card_of(state: ConanState, who: Foe | Ally) -> Card:
    """The card of a character: at hand if it has been heard."""
    return state.cards[who.card] if who.voice is None else who.voice.card


def _named_voice(state: ConanState, kind: str, uid: int, seat: int, card: str) -> Voice:
    """That of a card of which there is no piece."""
    known = state.voices.get(card)
    voice = _voice(state, known, kind, uid, seat, card)
    if voice is not known:
        state.voices[card] = voice
    return voice


def _hear(state: ConanState, voice: Voice) -> None:
    for moment, said in voice.moments:
        others = state.moments.get(moment)
        state.moments[moment] = said if others is None else others + said
    for question, answer in voice.modifiers:
        _add_modifier(state, question, answer)


def _add_modifier(state: ConanState, question: str, answer: list[Modifier]) -> None:
    others = state.modifiers.get(question)
    state.modifiers[question] = answer if others is None else others + answer


def live(state: ConanState, question: str) -> list[Modifier]:
    """The standing verbs that answer this question, from cards in play and from lasting effects, and hold now."""
    found = state.modifiers.get(question)
    if found is None:  # by far the most frequent case
        return []
    return [modifier for modifier in found if modifier[4] is not None or speaks(state, modifier[0], modifier[1])]


def extent(modifier: Modifier) -> int:
    """By how much a standing verb changes something."""
    lasting = modifier[4]
    if lasting is None:
        written: int = modifier[3].n
        return written
    return lasting.n


def verb_at(effect: Effect, part: str, at: int) -> Any:
    """The verb number `at` of a part of an effect: its cost, what it does, or one of its choices."""
    return part_of(effect, part)[at]


def part_of(effect: Effect, part: str) -> tuple[Verb, ...]:
    if part == "cost":
        return effect.cost
    return effect.do if part == "do" else effect.choose[int(part)]


def add_lasting(state: ConanState, lasting: Lasting) -> None:
    """An effect begins that goes on for a while. It speaks after all others, so they need not be gathered again."""
    state.lasting.append(lasting)
    state.modifiers = state.modifiers.copy()  # clones have the same ones
    _hear_lasting(state, lasting)


def expire(state: ConanState, *periods: str) -> None:
    """The end of a period: what lasted until then is over, and what could be used once in it can be used again."""
    if state.used:
        state.used = [entry for entry in state.used if entry[2] not in periods]
    if state.lasting:
        going_on = [lasting for lasting in state.lasting if lasting.until not in periods]
        if len(going_on) < len(state.lasting):
            state.lasting = going_on
            state.touch()


# -- whether an effect speaks at all -----------------------------------------------------------------------------------


def speaks(state: ConanState, effect: Effect, uid: int, attack: Attack | None = None) -> bool:
    """Whether this effect of the card with this number works now: label, blanking and conditions."""
    if effect.kind == "foe" and is_blank(state, uid):
        return False
    if effect.kind == "move" and not _qualifies(state, effect, uid):
        return False
    for condition in effect.conditions:  # noqa: SIM110  (asked so often that a generator would cost more than the test)
        if not condition.holds(state, uid, attack, effect):
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
    if BLANKED not in state.modifiers:  # by far the most frequent case
        return False
    for effect, source, _, verb, lasting in state.modifiers[BLANKED]:
        if effect.kind == "foe" or (lasting is None and not speaks(state, effect, source)):
            continue
        if lasting is not None and lasting.bound != NOBODY:
            if lasting.bound == uid:
                return True
            continue
        foe = state.find_foe(uid)
        if foe is not None and _printed_match(state.cards[foe.card], verb.filter):
            return True
    return False


def _printed_match(card: Card, wanted: Filter | None) -> bool:
    """Match by print alone, for what blanks a text, so that no text can blank itself."""
    if wanted is None:
        return True
    return (
        (not wanted.type or card.type in wanted.type)
        and (wanted.trait is None or wanted.trait in card.traits)
        and (not wanted.territory or card.territory in wanted.territory)
        and (wanted.max_renown is None or card.renown <= wanted.max_renown)
    )


# -- characters --------------------------------------------------------------------------------------------------------


def performer(state: ConanState, uid: int) -> int:
    """The character behind a number: of a move, the one who performs it."""
    move = state.find_move(uid)
    return uid if move is None else move.by


def has_trait(state: ConanState, foe: Foe, trait: str) -> bool:
    """CCG-305: printed, or granted by a card."""
    if trait in state.cards[foe.card].traits:
        return True
    if GRANTED_TRAITS not in state.modifiers:
        return False
    for modifier in live(state, GRANTED_TRAITS):
        if modifier[3].trait == trait and means(state, modifier, foe.uid):
            return True
    return False


def foe_words(state: ConanState, foe: Foe) -> tuple[str, ...]:
    """CCG-303 to CCG-305: what a label may ask of a Foe."""
    granted = tuple(m[3].trait for m in live(state, GRANTED_TRAITS) if means(state, m, foe.uid))
    return (*state.cards[foe.card].words(), *granted)


def means(state: ConanState, modifier: Modifier, uid: int) -> bool:
    """Whether the `who` of a standing verb includes this character."""
    _, source, _, verb, lasting = modifier
    who: str = verb.who
    if who == "conan":
        return uid == CONAN
    if who == "self":
        return uid == performer(state, source)
    if who == "foe":
        return lasting is not None and lasting.bound == uid
    if who == "foes":
        foe = state.find_foe(uid)
        return foe is not None and fits_foe(state, foe, verb.filter, source)
    return bool(who == "allies" and state.find_ally(uid) is not None)


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


def fits_foe(state: ConanState, foe: Foe, wanted: Filter | None, source: int) -> bool:
    """Whether a Foe matches a filter, seen from the source of the effect."""
    if wanted is None:
        return True
    card = state.cards[foe.card]
    if wanted.type and card.type not in wanted.type:
        return False
    if wanted.territory and card.territory not in wanted.territory:
        return False
    if wanted.max_renown is not None and card.renown > wanted.max_renown:
        return False
    if (wanted.wounded and not foe.wounds) or (wanted.other and foe.uid == source):
        return False
    if wanted.zone is not None and foe.zone != zone_of(state, source):
        return False
    if wanted.kind or wanted.icon:  # of a card, and no Foe is one
        return False
    return wanted.trait is None or has_trait(state, foe, wanted.trait)


def fits_card(card: Card, wanted: Filter | None) -> bool:
    """Whether a Draw Deck card matches a filter."""
    if wanted is None:
        return True
    return (not wanted.kind or card.kind in wanted.kind) and (not wanted.icon or card.shows(wanted.icon))


# -- who stands beside whom --------------------------------------------------------------------------------------------


def touched_by(state: ConanState, uid: int, kind: str) -> list[Foe | OwnMove]:
    """The enemy moves that touch the move of this Foe, or this move of the Active side."""
    move = state.find_move(uid)
    if move is not None and kind == "move":
        zone = state.zones[move.zone]
        return [zone[at] for at in (move.gap - 1, move.gap) if 0 <= at < len(zone) and zone[at].move]
    foe = state.find_foe(uid)
    return [] if foe is None else list(touching(state, foe))


def is_opposed(state: ConanState, foe: Foe) -> bool:
    """Whether a move of the Active side touches the move of this Foe."""
    place = place_in_zone(state, foe)
    return state.move_at(foe.zone, place) is not None or state.move_at(foe.zone, place + 1) is not None


def touching(state: ConanState, foe: Foe) -> list[OwnMove]:
    """The moves of the Active side that touch the move of this Foe, from the left."""
    zone, place = foe.zone, place_in_zone(state, foe)
    beside = [move for move in state.moves if move.zone == zone and move.gap in (place, place + 1)]
    if len(beside) == 2 and beside[0].gap > beside[1].gap:
        beside.reverse()
    return beside


def place_in_zone(state: ConanState, foe: Foe) -> int:
    """The position of a Foe in its zone, from 0 at the left."""
    for at, other in enumerate(state.zones[foe.zone]):
        if other.uid == foe.uid:
            return at
    raise LookupError(foe.uid)
