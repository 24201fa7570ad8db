"""Sentences: Fluent catalogues in English and French, and the language chosen for the moment.

The rules never speak. They raise errors with codes and emit typed events; the catalogues beside each package
(`locale/en.ftl`, `locale/fr.ftl`) turn those into sentences at the edge.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from typing import Any, Final

LANGUAGES: Final = ("en", "fr")
LONGEST_FACT: Final = 200  # characters of one that makes a sentence too long
_OVERSTOPPED: Final = re.compile(r"([!?])\.(?=\s|$)")  # a name that ends in "!" ends its sentence too
_ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) *= *(?:([^\s{}][^{}\n]*)$(?!\n+ ))?", re.MULTILINE)  # the text if plain

_language: ContextVar[str] = ContextVar("warhall_language", default="en")


def language() -> str:
    """The language in which sentences are written now."""
    return _language.get()


def set_language(lang: str) -> None:
    """Choose the language for this thread or task. Raises `InvalidOptionError` for one that we do not speak."""
    if lang not in LANGUAGES:
        from warhall.kernel.errors import InvalidOptionError

        raise InvalidOptionError("unknown-language", field="lang", name=str(lang), known=", ".join(LANGUAGES))
    _language.set(lang)


def decimal(value: float, digits: int = 1) -> str:
    """A number as it is written in the language of the moment."""
    text = f"{value:,.{digits}f}"
    return text.replace(",", "\u202f").replace(".", ",") if language() == "fr" else text


def percent(value: float, digits: int = 1) -> str:
    return f"{decimal(100 * value, digits)} %"


def labelled(name: str, text: str) -> str:
    """`name: text`, with the space that French sets before a colon."""
    return f"{name}\u00a0: {text}" if language() == "fr" else f"{name}: {text}"


def bound(text: str) -> str:
    """French text whose spaces beside `: ; ! ? % « »` hold: no line breaks there."""
    return re.sub(r"(?<=[^\s=]) (?=[:;!?%»])|(?<=«) ", "\u00a0", text)


@contextmanager
def use_language(lang: str) -> Iterator[None]:
    """Speak this language inside the `with` block."""
    before = language()
    set_language(lang)
    try:
        yield
    finally:
        set_language(before)


def language_of_locale(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the user's locale asks for, English where we do not speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"


class Catalogue:
    """The sentences of one or more packages; a later package may use the words of an earlier one, or say them in its
    own way."""

    def __init__(self, *packages: str) -> None:
        self.packages = packages

    def __reduce__(self) -> tuple[Any, ...]:
        return (Catalogue, self.packages)

    def with_package(self, package: str) -> Catalogue:
        """A catalogue that knows the sentences of one more package."""
        return Catalogue(*self.packages, package)

    def has(self, message: str, lang: str | None = None) -> bool:
        return bool(self._bundle(lang or language()).has_message(message))

    def format(self, message: str, facts: Mapping[str, Any] | None = None, lang: str | None = None) -> str:
        """The sentence with this id, its gaps filled with `facts`. English stands in for a missing translation."""
        lang = lang or language()
        plain = _plain(self.packages, lang).get(message)
        if plain is not None:
            return plain
        bundle = self._bundle(lang)
        if not bundle.has_message(message):
            bundle = self._bundle("en")
        if not bundle.has_message(message):
            return f"{{{message}}}"
        pattern, given = bundle.get_message(message).value, dict(facts or {})
        text, failures = bundle.format_pattern(pattern, given)
        if failures:  # a fact may be too long for a sentence: whoever gave it knows it by its beginning
            text, _ = bundle.format_pattern(pattern, {name: _shortened(fact) for name, fact in given.items()})
        return _OVERSTOPPED.sub(r"\1", str(text))

    def messages(self, lang: str) -> list[str]:
        """All message ids in this language, sorted (for the test that no translation is missing)."""
        return sorted(self._bundle(lang)._messages)

    def _bundle(self, lang: str) -> Any:
        return _bundle(self.packages, lang)


def _shortened(fact: Any) -> Any:
    return f"{fact[:LONGEST_FACT]}…" if isinstance(fact, str) and len(fact) > LONGEST_FACT else fact


@cache  # reading sentences takes longer than playing a short game, and every game at every table says them
def _bundle(packages: tuple[str, ...], lang: str) -> Any:
    from fluent.runtime import FluentBundle  # imported late: most runs never print a sentence

    bundle = FluentBundle([lang], use_isolating=False)
    for package in packages:
        bundle.add_resource(_sentences(package, lang), allow_overrides=True)
    return bundle


@cache
def _sentences(package: str, lang: str) -> Any:
    from fluent.runtime import FluentResource

    return FluentResource(_source(package, lang))


@cache
def _plain(packages: tuple[str, ...], lang: str) -> dict[str, str]:
    """The sentences without a gap, which are on one line. They are as they stand, and need not wait for Fluent, which
    takes longer to be loaded and to read a catalogue than the help of a command to be written."""
    found: dict[str, str] = {}
    for package in packages:
        for message, text in _ENTRY.findall(_source(package, lang)):
            found.pop(message, None)  # a package may say in its own way what an earlier one said plainly
            if text:
                found[message] = _OVERSTOPPED.sub(r"\1", text.rstrip())
    return found


@cache
def _source(package: str, lang: str) -> str:
    from importlib.resources import files  # late: it brings along what makes temporary files and archives

    source = files(package).joinpath(f"locale/{lang}.ftl").read_text(encoding="utf-8")
    return bound(source) if lang == "fr" else source


KERNEL_CATALOGUE: Final = Catalogue("warhall.kernel")


def plain_text(markup: str) -> str:
    """Lines of text without the colours of Rich markup."""
    from rich.text import Text

    return Text.from_markup(markup).plain
