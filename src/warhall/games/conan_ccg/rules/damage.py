"""Chapter "Damage": what an attack deals, modifiers, redirection, prevention, and the explanation of it all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warhall.games.conan_ccg.cards.cards import REDIRECT
from warhall.games.conan_ccg.cards.vocabulary import DAMAGE_BONUS, PREVENTION, PerIcon
from warhall.games.conan_ccg.components import CONAN, NOBODY, Attack, Reference
from warhall.games.conan_ccg.events import CLASH, REDIRECTED
from warhall.games.conan_ccg.fields import Foe, OwnMove
from warhall.games.conan_ccg.notation import DECLINE, act
from warhall.games.conan_ccg.rules.effects import attack_of, within_limit
from warhall.games.conan_ccg.rules.icons import Clash, initiative_of_foe, initiative_of_own, meeting
from warhall.games.conan_ccg.rules.in_play import extent, fits_foe, live
from warhall.games.conan_ccg.rules.names import ally_name, ally_named, gap_name, place_name, who_name
from warhall.games.conan_ccg.rules.roles import foe_players
from warhall.games.conan_ccg.rules.statistics import damage_of, health_of, wound
from warhall.games.conan_ccg.rules.triggers import applies
from warhall.kernel import Action
from warhall.kernel.frame import Choice

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Effect
    from warhall.games.conan_ccg.state import ConanState, Modifier


def icon_damage(met: Clash, base: int) -> int:
    """CCG-246, CCG-247, CCG-250, CCG-251: base Damage for the first icon and 1 for each other; a multi-icon deals base
    Damage for each symbol, and every ordinary icon beside it adds 1."""
    if met.multiple:
        return base * met.multiple + met.singles
    return base + met.singles - 1 if met.singles else 0


def make_attack(
    state: ConanState, attacker: int, target: int, foe: Foe, own: OwnMove | None, side: str
) -> Attack | None:
    """The attack of one side of a contact, or None where there is no offensive icon at all."""
    met = meeting(state, foe, own, side) if own is None or attacker == foe.uid else meeting(state, own, foe, side)
    if not met.offensive:
        return None
    base = damage_of(state, attacker, foe)
    return Attack(
        attacker,
        target,
        foe.uid,
        NOBODY if own is None else own.uid,
        side,
        base,
        icon_damage(met, base),
        met.leak,
        met.blocked,
        met.hits,
        hit=met.hit,
        lanes=met.lanes,
    )


# -- step 2: modifiers in play -----------------------------------------------------------------------------------------


def modify(state: ConanState, number: int) -> None:
    """CCG-254 to CCG-257: standing modifiers, then the mandatory texts of cards in play."""
    attack = state.attacks[number]
    _standing(state, attack, DAMAGE_BONUS)
    _mandatory(state, attack, DAMAGE_BONUS)


def prevent(state: ConanState, number: int) -> None:
    """Step 5, when the target is known: everything that lowers the Damage. It lowers hits only (CCG-253)."""
    attack = state.attacks[number]
    if attack.hit:
        _standing(state, attack, PREVENTION)
        _mandatory(state, attack, PREVENTION)


def _standing(state: ConanState, attack: Attack, question: str) -> None:
    if question not in state.modifiers:
        return
    for modifier in live(state, question):
        if _means_attack(state, modifier, attack):
            modifier[3].change(attack, modifier[0].card, extent(modifier))


def _means_attack(state: ConanState, modifier: Modifier, attack: Attack) -> bool:
    _, source, _, verb, _ = modifier
    if verb.hit_icon is not None and not attack.hits.get(verb.hit_icon):
        return False
    which = verb.attack
    if which == "conan_attacks":
        return attack.attacker == CONAN
    foe = state.find_foe(attack.attacker)
    if foe is None or not fits_foe(state, foe, verb.filter, source):
        return False
    return bool(which == "foe_attacks" or (which == "attacks_on_conan" and attack.target == CONAN))


def _mandatory(state: ConanState, attack: Attack, question: str) -> None:
    """Texts that always speak when an attack hits. They change this attack and nothing else."""
    for _, uid, _, effect in state.moments.get("before_damage") or []:
        if question not in effect.answers or not within_limit(state, effect, uid):
            continue
        if not applies(state, effect, uid, attack, "before_damage"):
            continue
        for verb in effect.do:
            if verb.asked_by == question:
                verb.change(attack, effect.card, _count(verb.n, attack))
                if effect.limit:
                    state.used.append((uid, effect.key, effect.limit))


def _count(n: int | PerIcon, attack: Attack) -> int:
    return n if isinstance(n, int) else n.times * attack.hits.get(n.icon, 0)


def foreseen(state: ConanState, attack: Attack) -> Attack:
    """The attack with everything that cards in play say of it unasked, as if it were dealt now."""
    if attack.hit:
        attacks, used = state.attacks, state.used
        state.attacks, state.used = [attack], list(used)
        modify(state, 0)
        prevent(state, 0)
        state.attacks, state.used = attacks, used
    return attack


# -- step 3: redirection -----------------------------------------------------------------------------------------------


def redirections(state: ConanState, number: int) -> list[Redirect]:
    """The Foe's owner may redirect first, then the Active player; at most one each."""
    speaking = state.moments.get(REDIRECT)
    if speaking is None:
        return []
    attack = state.attacks[number]
    found: dict[int, Redirect] = {}
    for _, uid, seat, effect in speaking:
        if seat in found:
            continue
        if within_limit(state, effect, uid) and applies(state, effect, uid, attack, "before_damage"):
            found[seat] = Redirect(seat, number, effect.key, uid)
    if not found:
        return []
    order = [*foe_players(state), state.active]
    return [found[seat] for seat in order if seat in found]


class Redirect(Choice):
    """CCG-216: one player may turn the attack on an Ally."""

    rule = "CCG-216"
    forms = ("ally ALLY", "decline")
    lies_on = ("initiative:window", "redirect")
    attack: "Reference"
    effect: str
    source: int

    def go(self, state: ConanState) -> bool:
        """Asked only while the attack still has a target that may be spared, and an Ally to take its place."""
        attack = attack_of(state, self.attack)
        effect = state.effects[self.effect]
        if applies(state, effect, self.source, attack, "before_damage") and _stand_ins(state, self, effect):
            return False
        state.stack.pop()
        return True

    def options(self, state: ConanState, _seat: int) -> list[Action]:
        effect = state.effects[self.effect]
        return [*sorted([act("ally", ally_name(state, uid)) for uid in _stand_ins(state, self, effect)]), DECLINE]

    def step(self, state: ConanState, action: Action, _seat: int) -> None:
        state.stack.pop()
        if action == DECLINE:
            return
        effect = state.effects[self.effect]
        if effect.limit:
            state.used.append((self.source, effect.key, effect.limit))
        attack = state.attacks[self.attack]
        attack.target = ally_named(state, action.args[0])
        state.log.append(REDIRECTED.of(card=effect.card, ally=action.args[0].partition(".")[0]))

    def check(self, state: ConanState) -> None:
        """Only an effect that redirects is asked for a redirection, and there is an attack."""
        if self.attack == NOBODY or not state.effects[self.effect].redirects:
            raise LookupError(self)


def _stand_ins(state: ConanState, frame: Redirect, effect: Effect) -> list[int]:
    if effect.do[0].to == "self":
        return [frame.source] if state.find_ally(frame.source) is not None else []
    return [ally.uid for ally in state.allies]


# -- step 6: applying --------------------------------------------------------------------------------------------------


def apply_all(state: ConanState) -> None:
    """CCG-210: all Damage of one Initiative at the same time; each attack is explained."""
    for number in range(len(state.attacks)):
        prevent(state, number)
    for attack in state.attacks:
        attack.dealt = attack.damage
        wound(state, attack.target, attack.dealt)
        explain(state, attack)


def explain(state: ConanState, attack: Attack) -> None:
    """Why that happened: which icon met which, what was blocked, base Damage and every modifier."""
    foe = state.find_foe(attack.foe)
    own = state.find_move(attack.own)
    assert foe is not None
    by_foe = attack.attacker == attack.foe
    theirs = "" if own is None else own.card
    explained = CLASH.of(
        attacker=foe.card if by_foe else who_name(state, attack.attacker),
        target=foe.card if attack.target == attack.foe else who_name(state, attack.target),
        move=foe.move if by_foe else theirs,
        enemy=theirs if by_foe else foe.move,
        lanes=attack.lanes,
        base=attack.base,
        icons=attack.icons,
        leak=attack.leak,
        blocked=attack.blocked,
        notes=[[note.card, note.n] for note in attack.notes],
        damage=attack.dealt,
        hit=int(attack.hit),
        place=place_name(state, foe),
        gap="" if own is None else gap_name(own),
        edge=attack.edge,
        initiative=initiative_of_foe(state, foe) if by_foe or own is None else initiative_of_own(state, own),
        left=_health_left(state, attack.target),
    )
    state.log.append(explained)


def _health_left(state: ConanState, uid: int) -> int:
    """The Health of a character after a blow."""
    if uid == CONAN:
        return state.health[state.active]
    who = state.find_foe(uid) or state.find_ally(uid)
    return 0 if who is None else health_of(state, who)
