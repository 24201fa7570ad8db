"""The words in which a card is written, and the check that a card uses no others.

`docs/conan-ccg.md` explains every word. A data pack is refused with all its faults at once, so that its author need not
mend them one by one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

Verb = Mapping[str, Any]

TYPES: Final = ("human", "animal", "creature", "supernatural", "sorcerer")
TRAITS: Final = ("unique", "mounted", "serpent", "veteran", "undead", "savage", "solitary")
TERRITORIES: Final = (
    *("cimmeria", "aquilonia", "hyrkania", "khitai", "stygia", "zamora", "pictland", "turan", "nordheim", "kush"),
    *("koth", "vilayet"),
)
SLOTS: Final = ("weapon", "shield", "body", "none")
KEYWORDS: Final = ("Prepare", "Warrior", "Rest", "Any", "Foe:Warrior", "Foe:Rest")
ABILITIES: Final = ("reflexes", "strength", "endurance", "ferocity", "stamina")
KINDS: Final = ("move", "action", "item", "ally", "region")

ACTION_WINDOWS: Final = (
    *("prepare", "foe_reveal", "survey", "foe_moves_down", "placing", "reveal", "barbarian", "before_zone"),
    *("before_damage", "after_hit", "action_played", "end_of_combat", "rest"),
)
TRIGGERS: Final = (
    *("on_play", "start_of_turn", "foe_draw", "foe_placed", "after_block", "foe_defeated", "self_defeated"),
    "end_of_round",
)
WARRIOR_ANY: Final = (
    *("foe_reveal", "survey", "foe_moves_down", "placing", "reveal", "barbarian", "before_zone", "end_of_combat"),
)
GROUPS: Final = {"warrior_any": WARRIOR_ANY, "any_action": ("prepare", "rest", *WARRIOR_ANY)}
WINDOWS: Final = ("passive", *TRIGGERS, *ACTION_WINDOWS, *GROUPS)

# Each verb with the parameters it needs and those it may have.
VERBS: Final[dict[str, tuple[str, str]]] = {
    "modify_damage": ("n attack", "filter hit_icon duration"),
    "prevent": ("n attack", "filter hit_icon duration"),
    "heal": ("n who", ""),
    "wound": ("n who", "filter"),
    "gain_prowess": ("n who", ""),
    "lose_prowess": ("n who", ""),
    "modify_stat": ("stat n who", "filter duration"),
    "draw": ("n player", ""),
    "discard": ("n player how", ""),
    "cycle": ("n player", ""),
    "recover": ("n player filter", ""),
    "search": ("n player filter", ""),
    "look": ("what n", ""),
    "return_to_hand": ("", ""),
    "modify_initiative": ("n move", "filter duration"),
    "modify_gem": ("n move", "filter duration"),
    "turn_icons": ("from to move", "duration"),
    "ignore_icons": ("icon move", "filter duration"),
    "add_icon": ("icon edge slot move", "duration"),
    "cancel": ("", ""),
    "change_foe_draw": ("n", ""),
    "major_discount": ("n", "filter"),
    "add_revealed": ("n", ""),
    "waive": ("rule", "move duration"),
    "forbid": ("what", "filter duration"),
    "zone_limit": ("n", "duration"),
    "move_foe": ("who to", ""),
    "remove_foe": ("who", "filter"),
    "grant_trait": ("trait who", "filter duration"),
    "blank": ("who", "filter duration"),
    "grant_barbarian": ("ability n", "duration"),
    "discard_from_play": ("card", ""),
    "redirect": ("to", ""),
}
CONDITIONS: Final[dict[str, tuple[str, str]]] = {
    "attacker": ("who", "filter"),
    "target": ("who", "filter"),
    "hit_with": ("icon", "min"),
    "through_this_move": ("", ""),
    "faster": ("", ""),
    "unopposed": ("", ""),
    "touches": ("min", ""),
    "with": ("filter", ""),
    "in_play": ("filter", ""),
    "self": ("filter", ""),
    "move_has": ("icon", ""),
    "no_item": ("slot", ""),
    "round": ("", "min max"),
    "health": ("max", ""),
    "scars": ("min", ""),
    "outshone": ("min", ""),
    "action_by": ("player", ""),
}
# The values that a parameter may have, where they are a closed list.
VALUES: Final[dict[str, tuple[str, ...]]] = {
    "attack": (
        *("this_attack", "one_conan_attack", "conan_attacks", "foe_attacks", "one_attack_on_conan"),
        "attacks_on_conan",
    ),
    "move": ("this_move", "own_move", "touching", "conan_move", "conan_moves", "foe_moves", "all_moves"),
    "player": ("owner", "conan_player", "foe_player"),
    "who": ("conan", "self", "attacker", "target", "foe", "foes", "ally", "allies"),
    "duration": ("attack", "round", "combat", "turn"),
    "stat": ("prowess", "health", "damage", "vitality", "starting_health", "item_scars", "retreat_loss"),
    "rule": ("penalty", "veteran_gap", "zone_order"),
    "what": ("retreat", "barbarian", "vitality", "foe", "foe_deck_top", "conan_hand", "foe_move"),
    "ability": ABILITIES,
    "how": ("chosen", "random"),
    "trait": TRAITS,
    "to": ("any_zone", "flank", "self", "ally"),
    "card": ("this_card", "item", "ally", "region"),
    "slot": ("1", "2", "3", "4", "chosen", *SLOTS),
    "edge": ("left", "right", "both", "chosen"),
}
FILTER_KEYS: Final = ("type", "trait", "territory", "max_renown", "wounded", "other", "zone", "kind", "icon")
EFFECT_KEYS: Final = ("when", "scope", "if", "limit", "may", "cost", "do", "choose")
LASTING: Final = (
    *("modify_damage", "prevent", "modify_stat", "modify_initiative", "modify_gem", "turn_icons", "ignore_icons"),
    *("add_icon", "waive", "forbid", "zone_limit", "grant_trait", "blank", "grant_barbarian"),
)
PLAIN_NUMBER: Final = ("look", "major_discount")  # verbs whose number is read as it is written
INSTANT_FORM: Final = ("modify_damage", "prevent")  # lasting, unless they speak of this attack


def expand(when: str | list[str]) -> tuple[str, ...]:
    """The windows that a `when` names, groups spelled out."""
    names = [when] if isinstance(when, str) else when
    return tuple(window for name in names for window in GROUPS.get(name, (name,)))


def effect_faults(effect: Mapping[str, Any], kind: str, icons: tuple[str, ...]) -> Iterator[str]:
    """Everything that is wrong with one effect of a card of this kind."""
    for key in effect:
        if key not in EFFECT_KEYS:
            yield f"unknown key {key!r}"
    when = effect.get("when", [])
    names = [when] if isinstance(when, str) else list(when)
    yield from (f"unknown window {name!r}" for name in names if name not in WINDOWS)
    if not names:
        yield "no window"
    if ("do" in effect) == ("choose" in effect):
        yield "needs either do or choose"
    if kind == "move" and ("scope" not in effect or "may" in effect):
        yield "an effect of a Move needs a scope, and is optional without saying so (CCG-078)"
    if effect.get("limit", "round") not in ("round", "combat", "turn"):
        yield f"unknown limit {effect['limit']!r}"
    for condition in effect.get("if", []):
        yield from _word_faults(condition, "is", CONDITIONS, icons)
    passive = names == ["passive"]
    costs = list(effect.get("cost", []))
    for verb in (*costs, *effect.get("do", []), *(v for c in effect.get("choose", []) for v in c)):
        yield from _word_faults(verb, "verb", VERBS, icons)
        yield from _duration_faults(verb, passive)
        yield from _number_faults(verb, kind, icons, passive or verb in costs or verb.get("verb") in PLAIN_NUMBER)


def _word_faults(word: Verb, key: str, known: Mapping[str, tuple[str, str]], icons: tuple[str, ...]) -> Iterator[str]:
    name = word.get(key)
    if name not in known:
        yield f"unknown {key} {name!r}"
        return
    needed, optional = (set(text.split()) for text in known[str(name)])
    given = set(word) - {key}
    yield from (f"{name} needs {missing}" for missing in sorted(needed - given))
    yield from (f"{name} has no {extra}" for extra in sorted(given - needed - optional))
    for parameter in sorted(given & set(VALUES)):
        if str(word[parameter]) not in VALUES[parameter] and not (name == "turn_icons" and parameter == "to"):
            yield f"{name}: {parameter} cannot be {word[parameter]!r}"
    for parameter in ("icon", "hit_icon", "from"):
        if parameter in word and word[parameter] not in icons:
            yield f"{name}: unknown icon {word[parameter]!r}"
    yield from (f"{name}: unknown filter {extra!r}" for extra in word.get("filter", {}) if extra not in FILTER_KEYS)


def _duration_faults(verb: Verb, passive: bool) -> Iterator[str]:
    name = verb.get("verb")
    if name not in LASTING:
        return
    instant = name in INSTANT_FORM and verb.get("attack") == "this_attack"
    if passive and "duration" in verb:
        yield f"{name}: a passive effect lasts as long as its card, without a duration"
    if not passive and not instant and "duration" not in verb:
        yield f"{name} needs a duration"


def _number_faults(verb: Verb, kind: str, icons: tuple[str, ...], plain: bool) -> Iterator[str]:
    """A number; where it is asked for when the effect is carried out also a count of icons, or the value of a BARBARIAN
    ability."""
    n = verb.get("n", 0)
    if isinstance(n, int) and not isinstance(n, bool):
        return
    if n == "N":
        if plain or kind != "ability":
            yield f"{verb.get('verb')}: N is the value of a BARBARIAN ability, and stands for no other number"
    elif plain or not _is_count(n, icons):
        yield f"{verb.get('verb')}: n cannot be {n!r}"


def _is_count(n: object, icons: tuple[str, ...]) -> bool:
    """`{ per = "hits", icon = "blade", times = 2 }`."""
    if not isinstance(n, dict) or not set(n) <= {"per", "icon", "times"}:
        return False
    return n.get("per") in ("hits", "icons") and n.get("icon") in icons and isinstance(n.get("times", 1), int)
