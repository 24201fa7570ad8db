"""The outlook of a seat, for tables that show it: figures, edges and contacts as they are now
(`details`), and what each choice of a seat would cost and do (`previews`).

Both are asked of the table that a view shows. A face-down move that the seat does not know is what it can still be:
then a range stands for a number.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from warhall.games.conan_ccg.bots.sight import Sight
from warhall.games.conan_ccg.cards.vocabulary import DAMAGE_BONUS, TURNED, Standing
from warhall.games.conan_ccg.components import CONAN, NONE, Attack
from warhall.games.conan_ccg.fields import Ally, Foe, OwnMove
from warhall.games.conan_ccg.notation import HIDDEN, ZONES, owned
from warhall.games.conan_ccg.pictures.seen import SIDES, Lying, Seen
from warhall.games.conan_ccg.rules.barbarian import effect_of
from warhall.games.conan_ccg.rules.conan_moves import ally_wounds, gem_cost, penalty, spared
from warhall.games.conan_ccg.rules.damage import foreseen, make_attack
from warhall.games.conan_ccg.rules.effects import Doing, is_deadly
from warhall.games.conan_ccg.rules.foe_draw import cost, foe_draw_size
from warhall.games.conan_ccg.rules.foe_moves import overpayment
from warhall.games.conan_ccg.rules.icons import initiative_of_foe, initiative_of_own
from warhall.games.conan_ccg.rules.in_play import touching
from warhall.games.conan_ccg.rules.names import ally_named, foe_at, gap_named, place_name
from warhall.games.conan_ccg.rules.rest import most_vitality, restore_prowess, use_vitality
from warhall.games.conan_ccg.rules.statistics import health_of
from warhall.games.conan_ccg.rules.survey import retreat_loss
from warhall.games.conan_ccg.rules.triggers import applies
from warhall.games.conan_ccg.words.wording import effects_of
from warhall.kernel import Action, View

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Effect
    from warhall.games.conan_ccg.game import ConanCCG
    from warhall.games.conan_ccg.state import ConanState

Told = dict[str, Any]


# -- the table as it is ------------------------------------------------------------------------------------------------


def details(game: ConanCCG, view: View) -> Told | None:
    """Every number on the table that follows from more than what is printed."""
    if view["active"] is None:
        return None
    seen = Seen(game, view)
    state = seen.state
    foes = [(foe, place) for line in state.zones for place, foe in enumerate(line)]
    characters: list[Foe | Ally] = [*(foe for foe, _ in foes), *state.allies]
    moves = {foe.uid: _lying(lying) for foe, place in foes if (lying := seen.foe_move(foe, place)) is not None}
    moves |= {move.uid: _lying(seen.own_move(move)) for move in state.moves}
    for foe, _ in foes:
        if foe.uid in moves and not foe.gone and not touching(state, foe):
            moves[foe.uid]["free"] = {side: _unopposed(state, foe, side) for side in SIDES}
    return {
        "characters": {str(who.uid): seen.figures(who)._asdict() for who in characters},
        "conans": [{"card": state.lists[seat].conan, **seen.conan(seat)} for seat in range(game.players)],
        "moves": {str(uid): told for uid, told in moves.items()},
        "attacks": [attack.damage for attack in state.attacks],
        "closed": [f"{ZONES[zone]}:{gap}" for zone, gap in seen.veteran_gaps()],
        "costs": {owned(card, owner, game.players): cost(state, card) for owner, card in view["revealed"]},
    }


def _lying(move: Lying) -> Told:
    """A move that lies on the table; of each position the icon, its symbols and which of them it is, whether a text
    changed it, and what became of it."""
    return {
        "card": move.card,
        "initiative": move.initiative,
        "done": move.done,
        "edges": {
            side: [
                [*slot, slot != move.printed[side][at], move.marks.get(side, {}).get(at, "")]
                for at, slot in enumerate(edge)
            ]
            for side, edge in move.edges.items()
        },
        "blows": {side: [blow.damage, blow.hit] for side, blow in move.blows.items()},
    }


def _unopposed(state: ConanState, foe: Foe, side: str) -> int:
    """CCG-214: what this edge deals where nothing meets it."""
    attack = make_attack(state, foe.uid, CONAN, foe, None, side)
    return 0 if attack is None else foreseen(state, attack).damage


# -- what a choice would do --------------------------------------------------------------------------------------------


def previews(game: ConanCCG, view: View, legal: Sequence[Action]) -> dict[str, Told]:
    """Preview each of these choices of the view's own seat: its cost, and its effect as far as that is known."""
    if view["you"] is None or not view["stack"]:
        return {}
    sight = Sight.of_view(game, view)
    known = {str(action): _PREVIEWS[action.verb](sight, action) for action in legal if action.verb in _PREVIEWS}
    return {action: told for action, told in known.items() if told}


def _of_move(sight: Sight, action: Action) -> Told:
    """CCG-094, CCG-183, CCG-190: the price; then the moves that it would touch. Its own ability is used."""
    table = sight.table.clone()
    zone, gap = gap_named(action.args[1])
    by = ally_named(table, action.args[2]) if len(action.args) > 2 else CONAN
    ally = table.find_ally(by)
    wounds = 0 if ally is None else ally_wounds(table, ally, action.args[0], (zone, gap))
    move = OwnMove(table.new_uid(), action.args[0], zone, gap, by)
    table.moves.append(move)
    table.touch()
    line = table.zones[zone]
    met = [(line[at], side) for at, side in ((gap - 1, "left"), (gap, "right")) if 0 <= at < len(line)]
    return {
        "price": _price(table, move) if ally is None else {"wounds": wounds, "health": health_of(table, ally) - wounds},
        "initiative": initiative_of_own(table, move),
        "contacts": [_contact(sight, table, move, foe, side) for foe, side in met if not foe.gone],
    }


def _price(table: ConanState, move: OwnMove) -> Told:
    gem = gem_cost(table, move)
    extra = 0 if spared(table, move) else penalty(table, move.zone, move.gap)
    prowess, health = table.prowess[table.active], table.health[table.active]
    lacking = max(0, gem + extra - prowess)
    left = {"prowess": max(0, prowess - gem - extra), "health": max(0, health - lacking)}
    return {"gem": gem, "extra": extra, **left, "deadly": lacking >= health}


def _contact(sight: Sight, table: ConanState, move: OwnMove, foe: Foe, side: str) -> Told:
    """Preview what one neighbour and the move would do to each other, over all that a face-down move can still be."""
    belief = sight.belief(foe)
    cases = [contact_case(table, move, foe, side, card) for card, _ in belief]
    known = foe.move not in ("", HIDDEN)
    return {
        "foe": place_name(table, foe),
        "side": side,
        "known": known,
        "health": health_of(table, foe),
        "deals": _range([case["deals"] for case in cases]),
        "takes": _range([case["takes"] for case in cases]),
        **(cases[0] if known and cases else {}),
    }


def contact_case(table: ConanState, move: OwnMove, foe: Foe, side: str, card: str) -> Told:
    """One contact, with this card as the Foe's move, once it is revealed."""
    hidden, foe.move = foe.move, card
    lasting = table.lasting
    _reveal(table, foe)
    ours = make_attack(table, move.by, foe.uid, foe, move, side)
    theirs = make_attack(table, foe.uid, move.by, foe, move, side)
    told: Told = {
        "ours": _attack(table, ours),
        "theirs": _attack(table, theirs),
        "first": _sign(initiative_of_own(table, move) - initiative_of_foe(table, foe)),
    }
    foe.move = hidden
    if table.lasting is not lasting:
        table.lasting = lasting
        table.touch()
    return {**told, "deals": told["ours"]["damage"], "takes": told["theirs"]["damage"]}


def _reveal(table: ConanState, foe: Foe) -> None:
    """Let the Foe's own text change its move, as it will when that lies in the open."""
    for kind, uid, seat, effect in table.moments.get("reveal", ()):
        if kind != "foe" or uid != foe.uid or not applies(table, effect, uid, None, "reveal"):
            continue
        for verb in effect.do:
            if isinstance(verb, Standing) and verb.duration and not verb.asks():
                table.lasting = list(table.lasting)
                verb.carry(table, Doing(seat, effect.key, uid))
                table.touch()


def _attack(table: ConanState, attack: Attack | None) -> Told:
    if attack is None:
        return {"damage": 0, "hit": False, "lanes": ""}
    return {"damage": foreseen(table, attack).damage, "hit": attack.hit, "lanes": attack.lanes}


def _range(numbers: Sequence[int]) -> list[int]:
    return [min(numbers), max(numbers)] if numbers else [0, 0]


def _sign(n: int) -> int:
    return (n > 0) - (n < 0)


def _view(sight: Sight) -> View:
    assert sight.view is not None
    return sight.view


def _of_gift(sight: Sight, action: Action) -> Told:
    """CCG-163: the wounds that a move costs its Foe."""
    foe = foe_at(sight.table, action.args[0])
    assert foe is not None
    wounds = overpayment(sight.table, foe, action.args[1])
    return {"price": {"wounds": wounds, "health": health_of(sight.table, foe) - wounds}}


def _of_foe(sight: Sight, action: Action) -> Told:
    """CCG-121, CCG-126: Minor Foes to be discarded; the one that was named costs nothing."""
    named = _view(sight)["stack"][-1].get("named", NONE) != NONE
    return {"price": {"minors": 0 if named else cost(sight.table, action.args[0].partition("@")[0])}}


def _of_edge(sight: Sight, action: Action) -> Told:
    """CCG-215: what an unopposed Foe would deal with this edge."""
    foe = sight.table.find_foe(sight.occasion.foe)
    assert foe is not None
    target = ally_named(sight.table, action.args[1])
    attack = make_attack(sight.table, foe.uid, target, foe, None, action.args[0])
    return {"deals": 0 if attack is None else foreseen(sight.table, attack).damage}


def _of_pressing_on(sight: Sight, _action: Action) -> Told:
    """CCG-117: how many Foes would be drawn, as it stands."""
    return {"foes": foe_draw_size(sight.table)}


def _of_rest(sight: Sight, _action: Action) -> Told:
    """CCG-270, CCG-271: Prowess is whole again, and some of it may become Health."""
    table = sight.table.clone()
    restore_prowess(table)
    return {"prowess": table.prowess[table.active], "vitality": most_vitality(table)}


def _of_vitality(sight: Sight, action: Action) -> Told:
    """CCG-271: what is left of Prowess, and what Health comes to."""
    table = sight.table.clone()
    use_vitality(table, int(action.args[0]))
    return {"prowess": table.prowess[table.active], "health": table.health[table.active]}


def _of_retreat(sight: Sight, _action: Action) -> Told:
    """CCG-152: the most Renown that can be taken for it."""
    return {"loss": retreat_loss(sight.table)}


def _of_text(sight: Sight, action: Action) -> Told:
    """CCG-097: whether Conan would die of the cost of an effect; and whether there is anything to think about."""
    effects = _effects(sight, action)
    if any(is_deadly(sight.table, effect, sight.you) for effect in effects):
        return {"price": {"deadly": True}}
    if effects and all(_is_gift(sight, effect) for effect in effects):
        return {"gift": True}
    return {"vain": True} if effects and all(_is_vain(sight, effect) for effect in effects) else {}


def _of_end(sight: Sight, _: Action) -> Told:
    """CCG-205: whether what ends here is an exchange that came with an ability, and not with a card that was played."""
    stack = _view(sight)["stack"]
    carried = stack[-2]["effect"] if stack[-1]["frame"] == "cycle" else ""
    return {"given": True} if carried and sight.game.pool.effects[carried].kind == "ability" else {}


def _effects(sight: Sight, action: Action) -> list[Effect]:
    if action.verb == "use" and action.args[0] in sight.game.pool.abilities:
        return [sight.game.pool.effects[effect_of(action.args[0])]]
    return list(effects_of(sight.game, action, _view(sight)))


def _is_gift(sight: Sight, effect: Effect) -> bool:
    """Whether nobody would do without: the text of one's own move (CCG-078) or a BARBARIAN ability (CCG-203) that costs
    nothing, aims at nothing, and serves whoever performs it. Turned icons may meet worse ones than before; and which
    attack has what an ability left is a choice (CCG-206)."""
    if effect.kind == "ability" and sight.occasion.window != "barbarian":
        return False
    if effect.kind not in ("move", "ability") or effect.cost or effect.limit or effect.targets:
        return False
    return not any(verb.asks() or verb.asked_by == TURNED for verb in effect.do)


def _is_vain(sight: Sight, effect: Effect) -> bool:
    """CCG-254: more Damage for an attack of which its target falls anyway."""
    number = sight.occasion.attack
    if number == NONE or any(verb.asked_by != DAMAGE_BONUS for verb in effect.do):
        return False
    attack = sight.table.attacks[number]
    foe = sight.table.find_foe(attack.target)
    return foe is not None and attack.damage >= health_of(sight.table, foe)


_PREVIEWS: Final[dict[str, Callable[[Sight, Action], Told]]] = {
    "move": _of_move,
    "give": _of_gift,
    "place": _of_foe,
    "strike": _of_edge,
    "press-on": _of_pressing_on,
    "rest": _of_rest,
    "vitality": _of_vitality,
    "retreat": _of_retreat,
    "play": _of_text,
    "use": _of_text,
    "done": _of_end,
    "accept": _of_text,
}
