"""The makings of card texts: when they speak, what a verb and a condition may say, and the check of a data pack.

The verbs themselves are classes in `rules/verbs.py`, the conditions in `rules/conditions.py`; `docs/conan-ccg.md`
explains the dialect. A data pack is refused with all its faults at once, so that its author need not mend them one by
one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from sys import intern
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, NamedTuple, get_args

import msgspec

from warhall.kernel import Action, card_words
from warhall.kernel.card_words import Vocabulary

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Effect
    from warhall.games.conan_ccg.components import Attack
    from warhall.games.conan_ccg.rules.effects import Doing
    from warhall.games.conan_ccg.state import ConanState

Type = Literal["human", "animal", "creature", "supernatural", "sorcerer"]
TYPES: Final[tuple[Type, ...]] = get_args(Type)
Trait = Literal["unique", "mounted", "serpent", "veteran", "undead", "savage", "solitary"]
TRAITS: Final[tuple[Trait, ...]] = get_args(Trait)
Territory = Literal[
    "cimmeria", "aquilonia", "hyrkania", "khitai", "stygia", "zamora", "pictland", "turan", "nordheim", "kush", "koth",
    "vilayet",
]  # fmt: skip
TERRITORIES: Final[tuple[Territory, ...]] = get_args(Territory)
ItemSlot = Literal["weapon", "shield", "body", "none"]
SLOTS: Final[tuple[ItemSlot, ...]] = get_args(ItemSlot)
# CCG-083, CCG-084: the Steps in which Actions are played, and for which side
Keyword = Literal["Prepare", "Warrior", "Rest", "Any", "Foe:Prepare", "Foe:Warrior", "Foe:Rest", "Foe:Any"]
KEYWORDS: Final[tuple[Keyword, ...]] = get_args(Keyword)
FOE_SIDE: Final = "Foe:"
ANY: Final = "Any"
Ability = Literal["reflexes", "strength", "endurance", "ferocity", "stamina"]
Kind = Literal["move", "action", "item", "ally", "region"]  # of a card of a Draw Deck

ACTION_WINDOWS: Final = (
    *("prepare", "foe_reveal", "survey", "foe_moves_down", "placing", "reveal", "barbarian", "before_zone"),
    *("before_damage", "after_hit", "action_played", "end_of_combat", "rest"),
)
TRIGGERS: Final = (
    *("on_play", "start_of_turn", "foe_draw", "foe_placed", "after_block", "foe_defeated", "self_defeated"),
    "end_of_round",
)
# An Action that names no moment: every window of the Warrior Step (CCG-085), and of all Steps (CCG-086).
GROUPS: Final = {
    "warrior_any": tuple(window for window in ACTION_WINDOWS if window not in ("prepare", "rest")),
    "any_action": ACTION_WINDOWS,
}
WINDOWS: Final = ("passive", *TRIGGERS, *ACTION_WINDOWS, *GROUPS)

# What the rules ask of the texts in play; a verb says in `asked_by` which question it answers. A verb that changes a
# statistic answers where that statistic is asked for.
DAMAGE_BONUS: Final = "damage bonus"
PREVENTION: Final = "prevention"
CHANGE_DAMAGE: Final = (DAMAGE_BONUS, PREVENTION)
INITIATIVE: Final = "initiative"
GEM: Final = "gem"
TURNED: Final = "turned icons"
ADDED: Final = "added icons"
IGNORED: Final = "ignored icons"
CHANGE_ICONS: Final = (TURNED, ADDED, IGNORED)  # in the order in which they do it
WAIVED: Final = "waived rules"
FORBIDDEN: Final = "forbidden"
ZONE_LIMIT: Final = "zone limit"
GRANTED_TRAITS: Final = "granted traits"
BLANKED: Final = "blanked texts"
GRANTED_ABILITIES: Final = "granted abilities"
MAJOR_DISCOUNT: Final = "discounts on Major Foes"
PROWESS: Final = "prowess"
HEALTH: Final = "health"
DAMAGE: Final = "damage"


# -- the values that words take ----------------------------------------------------------------------------------------

Who = Literal["conan", "self", "attacker", "target", "foe", "foes", "allies"]
Player = Literal["owner", "conan_player", "foe_player"]
WhichAttack = Literal[
    "this_attack", "one_conan_attack", "conan_attacks", "foe_attacks", "one_attack_on_conan", "attacks_on_conan"
]
WhichMove = Literal["this_move", "own_move", "touching", "conan_move", "conan_moves", "foe_moves", "all_moves"]
Stat = Literal["prowess", "health", "damage", "vitality", "starting_health", "item_scars", "retreat_loss"]
Duration = Literal["attack", "round", "combat", "turn"]
DURATIONS: Final[tuple[Duration, ...]] = get_args(Duration)
LIMITS: Final = ("round", "combat", "turn")


class PerIcon(msgspec.Struct, forbid_unknown_fields=True):
    """A number that is counted when the effect is carried out: `{ per = "hits", icon = "blade", times = 2 }`."""

    per: Literal["hits", "icons"]
    icon: str
    times: int = 1


# A number; where it is asked for when the effect is carried out also a count, or the value of a BARBARIAN ability.
Amount = int | Literal["N"] | PerIcon


class Filter(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Which Foes are meant, or which cards of a Draw Deck (`kind`, `icon`)."""

    type: Type | tuple[Type, ...] = ()
    trait: Trait | None = None
    territory: Territory | tuple[Territory, ...] = ()
    max_renown: int | None = None
    wounded: bool = False
    other: bool = False  # another than the source of the effect
    zone: Literal["same"] | None = None  # the zone of the source
    kind: Kind | tuple[Kind, ...] = ()
    icon: str = ""

    def __post_init__(self) -> None:
        """One name is a list of one."""
        for name in ("type", "territory", "kind"):
            value = getattr(self, name)
            if isinstance(value, str):
                setattr(self, name, (value,))


# -- what the rules ask of every word ----------------------------------------------------------------------------------


class Verb(card_words.Verb, rename={"from_": "from"}):
    """One thing that a card does."""

    icons: ClassVar[tuple[str, ...]] = ()  # its parameters that name an icon
    redirects: ClassVar[bool] = False  # it gives an attack another target

    def asked(self) -> str:
        """The question to which it is an answer while it lasts."""
        return self.asked_by

    # as a cost, or as the target of an Action

    def prowess(self) -> int:
        """The Prowess that Conan pays if this is a cost."""
        return 0

    def discards(self) -> tuple[int, int]:
        """The cards that are discarded if this is a cost: from the hand of the card's player, and by another."""
        return 0, 0

    def aims(self) -> bool:
        """Whether it needs a Foe in play."""
        return False

    def can(self, _state: ConanState, _source: int) -> bool:
        """Whether there is a Foe at which it aims."""
        return True

    # being carried out

    def asks(self) -> bool:
        """Whether somebody has to choose something: a Foe, or whatever else the verb says."""
        return self.aims()

    def choices(self, _state: ConanState, _doing: Doing) -> list[Action]:
        return []

    def chosen(self, _state: ConanState, _doing: Doing, _action: Action) -> bool:
        """Do it to what was chosen; False while there is more to choose."""
        raise NotImplementedError

    def carry(self, _state: ConanState, _doing: Doing) -> None:
        """Do it, where nobody has to choose."""
        raise NotImplementedError


class Aimed(Verb, kw_only=True):
    """A verb that means characters, perhaps some Foes and not others, or one that is chosen."""

    who: Who
    filter: Filter | None = None

    def aims(self) -> bool:
        return self.who == "foe"


class Standing(Verb, kw_only=True):
    """A verb that works as long as its card is in play, or for a while."""

    lasting = True
    duration: Duration | None = None

    def instant(self) -> bool:
        """Whether it is done at once all the same."""
        return False


class Filtered(Standing, kw_only=True):
    """A standing verb that may mean some Foes or cards and not others."""

    filter: Filter | None = None


class Condition(card_words.Condition):
    """Something that must be so for an effect to speak."""

    icons: ClassVar[tuple[str, ...]] = ()
    through: ClassVar[bool] = False  # it speaks of attacks through the move that bears it

    def holds(self, state: ConanState, uid: int, attack: Attack | None, effect: Effect) -> bool:
        """Whether it is so at this moment; `uid` is the card that bears the effect."""
        raise NotImplementedError


class Words(NamedTuple):
    """The words that a game knows."""

    verbs: Vocabulary[Verb]
    conditions: Vocabulary[Condition]


# -- the check of a data pack ------------------------------------------------------------------------------------------

EFFECT_KEYS: Final = ("when", "scope", "if", "limit", "may", "cost", "do", "choose")


def keyword_message(keyword: str) -> str:
    """The message with the word for a keyword of Actions."""
    return f"keyword-{keyword.lower().replace(':', '-')}"


def expand(when: str | list[str]) -> tuple[str, ...]:
    """The windows that a `when` names, groups spelled out."""
    names = [when] if isinstance(when, str) else when
    return tuple(intern(window) for name in names for window in GROUPS.get(name, (name,)))


def effect_faults(effect: Mapping[str, Any], kind: str, icons: tuple[str, ...], words: Words) -> Iterator[str]:
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
    if effect.get("limit", "round") not in LIMITS:
        yield f"unknown limit {effect['limit']!r}"
    yield from _condition_faults(effect.get("if", []), icons, words)
    passive = names == ["passive"]
    yield from _verb_faults(effect.get("cost", []), kind, icons, words, passive, plain=True)
    for part in (effect.get("do", []), *effect.get("choose", [])):
        yield from _verb_faults(part, kind, icons, words, passive, plain=passive)


def _condition_faults(entries: Any, icons: tuple[str, ...], words: Words) -> Iterator[str]:
    faults = list(words.conditions.faults(entries))
    yield from faults
    for condition in () if faults else words.conditions.read(entries):
        yield from _icon_faults(condition, icons)


def _verb_faults(
    entries: Any, kind: str, icons: tuple[str, ...], words: Words, passive: bool, plain: bool
) -> Iterator[str]:
    faults = list(words.verbs.faults(entries))
    yield from faults
    for verb in () if faults else words.verbs.read(entries):
        yield from _icon_faults(verb, icons)
        yield from _duration_faults(verb, passive)
        yield from _number_faults(verb, kind, icons, plain)


def _icon_faults(word: Verb | Condition, icons: tuple[str, ...]) -> Iterator[str]:
    for name in word.icons:
        icon = getattr(word, name)
        if icon and icon not in icons:
            yield f"{word.name()}: {name.strip('_')}: unknown icon {icon!r}"


def _duration_faults(verb: Verb, passive: bool) -> Iterator[str]:
    if not isinstance(verb, Standing):
        return
    if passive and verb.duration:
        yield f"{verb.name()}: a passive effect lasts as long as its card, without a duration"
    if not passive and not verb.instant() and not verb.duration:
        yield f"{verb.name()} needs a duration"


def _number_faults(verb: Verb, kind: str, icons: tuple[str, ...], plain: bool) -> Iterator[str]:
    """Refuse anything but a plain number in what is paid, or stands as long as its card does."""
    n = getattr(verb, "n", 0)
    if isinstance(n, PerIcon) and (plain or n.icon not in icons):
        yield f"{verb.name()}: n: a count of {n.icon!r} cannot stand here"
    elif n == "N" and (plain or kind != "ability"):
        yield f"{verb.name()}: n: N is the value of a BARBARIAN ability, and stands for no other number"
