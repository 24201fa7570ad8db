"""The text of a card that has none of its own in the data: composed from its verbs and conditions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

import msgspec

from warhall.games.conan_ccg.cards.cards import Effect, Pool
from warhall.games.conan_ccg.cards.vocabulary import GROUPS, Condition, Filter, PerIcon, Player, Verb, keyword_message
from warhall.games.conan_ccg.notation import CATALOGUE
from warhall.kernel import LANGUAGES
from warhall.kernel.text import bound

_NAMED: Final = ("trait", "type", "territory", "kind", "slot")  # what has a name of its own on the cards


def complete(pool: Pool) -> None:
    """Give a text to every card and BARBARIAN ability whose data have none."""
    composers = {lang: Composer(pool, lang) for lang in LANGUAGES}
    for card in pool.cards.values():
        if card.effects and not any(card.texts.values()):
            card.texts = {lang: composer.text(card.effects) for lang, composer in composers.items()}
    for name, ability in pool.abilities.items():
        if "text" not in ability:
            effects = [pool.effects[f"{name}#{at}"] for at in range(len(ability["effects"]))]
            ability["text"] = {lang: composer.text(effects) for lang, composer in composers.items()}


class Composer:
    """Writes card texts in one language; put to a reader who is meant by one of its words for players, it says you."""

    def __init__(self, pool: Pool, lang: str, reader: Player | None = None) -> None:
        named = (*pool.icon_data.values(), *pool.abilities.values())
        self.names: Mapping[str, str] = {entry["id"]: entry["name"][lang] for entry in named}
        self.lang = lang
        self.reader = reader

    def text(self, effects: Sequence[Effect]) -> str:
        """One sentence or two for each effect."""
        return bound(" ".join(self._effect(effect) for effect in effects))

    def choice(self, effect: Effect, at: int) -> str:
        """Say what one of the choices of an effect does."""
        said = self._deeds(effect.choose[at])
        return bound(f"{said[:1].upper()}{said[1:]}")

    def word(self, word: Verb | Condition) -> str:
        """Say what a verb does, or what a condition asks, without a full stop."""
        prefix = "verb" if isinstance(word, Verb) else "if"
        facts: dict[str, str | int] = {"filter": ""}
        more = ""
        for field in msgspec.structs.fields(word):
            value, name = getattr(word, field.name), field.encode_name
            if isinstance(value, PerIcon):
                facts[name] = value.times
                more += self._say(f"said-per-{value.per}", icon=self._value("icon", value.icon))
            elif isinstance(value, Filter):
                facts[name] = f" ({', '.join(self._filter(value))})"
            elif name == "duration" and value is not None:
                more += self._say(f"said-duration-{value}")
            elif isinstance(value, int):
                facts[name] = value
                facts["change"] = f"{value:+d}"
            elif name != "filter":
                facts[name] = "none" if value is None else self._value(name, value)
        facts.setdefault("change", f"+{facts.get('n', '')}")
        return self._say(f"{prefix}-{word.name()}", **facts) + more

    def _effect(self, effect: Effect) -> str:
        head = ", ".join(self._head(effect))
        parts = effect.choose or (effect.do,)
        deeds = self._say("said-or").join(self._deeds(part) for part in parts)
        cost = self._deeds(effect.cost)
        said = self._say("said-colon").join(filter(None, (head, cost, deeds)))
        return f"{said[:1].upper()}{said[1:]}."

    def _deeds(self, verbs: Iterable[Verb]) -> str:
        return self._say("said-then").join(self.word(verb) for verb in verbs)

    def _head(self, effect: Effect) -> Iterator[str]:
        """Whose ability it is, when it speaks, how often, and on what conditions."""
        if effect.scope:
            whose, _, word = effect.scope.partition(":")
            yield self._say(f"kind-{whose}") + (f" ({self._name(word)})" if word else "")
        group = next((name for name, windows in GROUPS.items() if windows == effect.when), None)
        whens = [self._say(f"said-when-{when}") for when in ((group,) if group else effect.when) if when != "passive"]
        if whens:
            yield self._say("said-or").join(whens)
        if effect.limit:
            yield self._say(f"said-limit-{effect.limit}")
        if effect.optional and effect.kind not in ("move", "action"):
            yield self._say("said-optional")
        yield from map(self.word, effect.conditions)

    def _filter(self, wanted: Filter) -> Iterator[str]:
        for names in (wanted.type, wanted.territory, wanted.kind):
            if names:
                yield self._say("said-or").join(map(self._name, names))
        if wanted.trait is not None:
            yield self._name(wanted.trait)
        if wanted.max_renown is not None:
            yield self._say("said-filter-max_renown", n=wanted.max_renown)
        if wanted.icon:
            yield self._say("said-filter-icon", icon=self._value("icon", wanted.icon))
        yield from (
            self._say(f"said-filter-{name}") for name in ("wounded", "other", "zone") if getattr(wanted, name, None)
        )

    def _name(self, word: str) -> str:
        """A type, trait, territory or kind of card."""
        known = (f"{field}-{word}" for field in _NAMED)
        return next((self._say(message) for message in known if CATALOGUE.has(message, self.lang)), word)

    def _value(self, field: str, value: str) -> str:
        """Put a parameter into words where there are any; the message of its verb can tell the others apart."""
        if field == "player" and value == self.reader:
            value = "owner"
        if field == "keyword":
            return self._say(keyword_message(value))
        if CATALOGUE.has(f"said-{field}-{value}", self.lang):
            return self._say(f"said-{field}-{value}")
        return self._name(value) if field in _NAMED else self.names.get(value, value)

    def _say(self, message: str, **facts: str | int) -> str:
        return CATALOGUE.format(message, facts, self.lang)
