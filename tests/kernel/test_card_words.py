"""Verbs of card texts: one class each, read from data with every fault named."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest

from warhall.kernel.card_words import Condition, Verb, Vocabulary


class AddDice(Verb):
    windows = frozenset(("before_dice",))

    n: Annotated[int, msgspec.Meta(ge=1, le=6)]


class Heal(Verb):
    n: int
    who: Literal["conan", "ally"] = "conan"


class Trait(Condition):
    of: tuple[Literal["mounted", "undead"], ...]


WORDS = Vocabulary((AddDice, Heal))


def test_a_card_is_a_few_verbs_with_their_values() -> None:
    assert WORDS.read([{"verb": "add_dice", "n": 1}, {"verb": "heal", "n": 2}]) == (AddDice(1), Heal(2, "conan"))
    assert AddDice.windows == {"before_dice"}
    assert AddDice.__struct_fields__ == ("n",)


def test_every_fault_is_named() -> None:
    faulty = [
        {"verb": "heal", "n": "N"},
        {"verb": "heel"},
        {"verb": "heal", "n": 1, "who": "foe"},
        {"verb": "add_dice"},
    ]
    faults = list(WORDS.faults([*faulty, {"verb": "heal", "n": 1, "when": "now"}, 3]))
    assert len(faults) == 6
    assert "$.n" in faults[0]
    assert faults[1] == "unknown verb 'heel'"
    assert faults[3].endswith("(it takes n: 1 to 6)")
    assert list(WORDS.faults("heal")) == ["a list of { verb = ... } is expected"]
    assert list(WORDS.faults([{"verb": ["heal"]}])) == ["unknown verb ['heal']"]
    with pytest.raises(msgspec.ValidationError):
        WORDS.read(faulty)


def test_a_condition_is_a_word_too() -> None:
    conditions = Vocabulary((Trait,))
    assert conditions.read([{"is": "trait", "of": ["mounted"]}]) == (Trait(("mounted",)),)
    assert list(conditions.faults([{"is": "treat"}])) == ["unknown condition 'treat'"]
    assert Trait.takes() == {"of": "a list of mounted | undead"}
    assert Heal.takes() == {"n": "int", "who": "ally | conan, or left out for conan"}


class Each(msgspec.Struct):
    per: str
    times: int = 1


class Hurt(Verb):
    n: int | Each
    where: Literal["arm", "leg"] | None = None


def test_what_a_word_takes_is_told_of_each_kind_of_value() -> None:
    assert Hurt.takes() == {"n": "int | { per, times }", "where": "arm | leg, or left out for None"}
