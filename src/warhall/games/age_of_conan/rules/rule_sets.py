"""The three rule sets and their switches (AOC-025), as options that describe themselves.

Each switch is an option of its own; left empty it has the value of the chosen rule set.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from warhall.games.age_of_conan.components import KINGDOMS
from warhall.kernel import Option

YES_NO: Final = ("yes", "no")
RULE_SETS: Final = ("faq", "en", "fr")


class Switch(msgspec.Struct, frozen=True):
    """A point on which the rule sets differ or players may agree: its values, one per rule set, and its rule."""

    name: str
    choices: tuple[str, ...]
    faq: str
    en: str
    fr: str
    rule: str

    def option(self) -> Option:
        return Option(self.name, "", choices=("", *self.choices), rule=self.rule)


SWITCHES: Final = (
    Switch("require_aquilonia", YES_NO, "no", "no", "yes", "AOC-002"),
    Switch("bid_tie_anchor", ("conan", "destination"), "conan", "conan", "destination", "AOC-057"),
    Switch("court_conan_token", ("must", "may"), "must", "must", "may", "AOC-106"),
    Switch("emissary_enters_enemy_home", YES_NO, "yes", "no", "yes", "AOC-144"),
    Switch("discarded_token", ("out", "bag"), "out", "bag", "out", "AOC-272"),
    Switch("raider_axes_in_intrigue", YES_NO, "yes", "no", "yes", "AOC-266"),
    Switch("coastal_southern_sea", YES_NO, "yes", "no", "yes", "AOC-032"),
    Switch("raider_supply", ("10", "11"), "10", "11", "11", "AOC-409"),
    Switch("sorcery_limit", ("per_roll", "per_conflict"), "per_roll", "per_roll", "per_conflict", "AOC-182"),
    Switch("token_refill", ("at_once", "on_need"), "at_once", "at_once", "on_need", "AOC-288"),
    Switch("small_game_bonus_deal", YES_NO, "no", "yes", "no", "AOC-403"),
    Switch("unit_may_move_twice", YES_NO, "yes", "yes", "yes", "AOC-122"),
    Switch("collect_gold_neutral", YES_NO, "no", "no", "no", "AOC-147"),
    Switch(
        "crown_check",
        ("before_relocation", "after_relocation"),
        "before_relocation",
        "before_relocation",
        "before_relocation",
        "AOC-361",
    ),
    Switch("marker_supply", ("unlimited", "hard"), "unlimited", "unlimited", "unlimited", "AOC-408"),
)

OPTIONS: Final = (
    Option("players", 4, low=2, high=4, rule="AOC-001"),
    Option("kingdoms", "", choices=KINGDOMS, between=",", rule="AOC-002"),
    Option("ruleset", "faq", choices=RULE_SETS, rule="AOC-025"),
    *(switch.option() for switch in SWITCHES),
    Option("data", "", local=True),
)


class Rules(msgspec.Struct, frozen=True):
    """The switches of one game, resolved."""

    require_aquilonia: bool
    tie_anchor_is_conan: bool
    court_token_is_forced: bool
    emissary_enters_enemy_home: bool
    missed_tokens_leave: bool
    raider_axes_in_intrigue: bool
    coastal_southern_sea: bool
    raider_supply: int
    sorcery_per_conflict: bool
    refill_at_once: bool
    small_game_bonus_deal: bool
    unit_may_move_twice: bool
    collect_gold_neutral: bool
    crown_before_relocation: bool
    markers_are_hard_limit: bool


def resolve(options: dict[str, Any]) -> Rules:
    """Every switch as given, or as the rule set has it."""
    value = {switch.name: options[switch.name] or getattr(switch, options["ruleset"]) for switch in SWITCHES}
    return Rules(
        require_aquilonia=value["require_aquilonia"] == "yes",
        tie_anchor_is_conan=value["bid_tie_anchor"] == "conan",
        court_token_is_forced=value["court_conan_token"] == "must",
        emissary_enters_enemy_home=value["emissary_enters_enemy_home"] == "yes",
        missed_tokens_leave=value["discarded_token"] == "out",
        raider_axes_in_intrigue=value["raider_axes_in_intrigue"] == "yes",
        coastal_southern_sea=value["coastal_southern_sea"] == "yes",
        raider_supply=int(value["raider_supply"]),
        sorcery_per_conflict=value["sorcery_limit"] == "per_conflict",
        refill_at_once=value["token_refill"] == "at_once",
        small_game_bonus_deal=value["small_game_bonus_deal"] == "yes",
        unit_may_move_twice=value["unit_may_move_twice"] == "yes",
        collect_gold_neutral=value["collect_gold_neutral"] == "yes",
        crown_before_relocation=value["crown_check"] == "before_relocation",
        markers_are_hard_limit=value["marker_supply"] == "hard",
    )


def as_texts(options: dict[str, Any]) -> dict[str, Any]:
    """Options as a program may give them (lists, truth values, numbers) in the words that records store."""
    given = dict(options)
    for name in (switch.name for switch in SWITCHES):
        value = given.get(name)
        if isinstance(value, bool):
            given[name] = "yes" if value else "no"
        elif isinstance(value, int):
            given[name] = str(value)
        elif value is None and name in given:
            given[name] = ""
    if isinstance(given.get("kingdoms"), (list, tuple)):
        given["kingdoms"] = ",".join(str(name) for name in given["kingdoms"])
    for name in ("kingdoms", "data"):
        if name in given and given[name] is None:
            given[name] = ""
    return given
