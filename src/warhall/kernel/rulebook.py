"""The numbered rules of a game, in English and French: refusals, logs and help cite them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from warhall.kernel.errors import UnknownNameError
from warhall.kernel.text import language


class RuleText(msgspec.Struct, frozen=True):
    """The words of one rule in one language."""

    section: str
    title: str
    text: str
    ruling: str  # how we read it where the source is silent or contradicts itself; may be empty
    example: str


class Rule(msgspec.Struct, frozen=True):
    """A numbered rule: one testable statement, where it stands, a ruling and a worked example."""

    id: str
    source: str
    example_source: str
    en: RuleText
    fr: RuleText

    @property
    def words(self) -> RuleText:
        """The words in the language of the moment."""
        return self.fr if language() == "fr" else self.en


class Rulebook:
    """All rules of a game, in order, by id."""

    def __init__(self, rules: list[Rule]) -> None:
        self._rules = {rule.id: rule for rule in rules}

    @classmethod
    @cache
    def load(cls, package: str) -> Rulebook:
        """Read `rules.toml` of a game's package, once."""
        source = files(package).joinpath("rules.toml").read_text(encoding="utf-8")
        data: Any = tomllib.loads(source)
        return cls(msgspec.convert(data["rule"], list[Rule]))

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._rules

    def __getitem__(self, rule_id: str) -> Rule:
        """A rule by its id (`AOW-038`, `aow-38`, `38`). `UnknownNameError` says which there are."""
        first, last = self.ids[0], self.ids[-1]
        prefix, _, digits = first.rpartition("-")
        number = rule_id.strip().upper().removeprefix(prefix).removeprefix("-")
        rule = self._rules.get(f"{prefix}-{number.zfill(len(digits))}")
        if rule is None:
            raise UnknownNameError("rule", rule_id, (), first=first, last=last)
        return rule

    @property
    def ids(self) -> list[str]:
        return list(self._rules)
