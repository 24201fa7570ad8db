"""The characters that people play against: who they are, and what makes them play as they do."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files

import msgspec

from warhall.kernel.text import language


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same in English and French."""

    en: str
    fr: str

    @property
    def text(self) -> str:
        """In the language of the moment."""
        return self.fr if language() == "fr" else self.en


class Opponent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character: a bot with values of its own, or with human failings. `opponents.toml` of a game lists them from
    the beginner to the champion; the portrait is `art/portraits/<id>.svg`."""

    id: str
    bot: str  # who thinks for it
    name: Words
    temper: Words  # one sentence
    values: dict[str, float] = {}  # what things are worth to it, where that is not what they are worth to the bot
    overlooks: float = 0.0  # how likely it is not to notice something that it could do

    @property
    def plain(self) -> bool:
        """Whether it plays exactly as its bot does."""
        return not self.values and not self.overlooks


def load_opponents(package: str) -> Mapping[str, Opponent]:
    """Read `opponents.toml` of a game's package; a game may have none."""
    source = files(package).joinpath("opponents.toml")
    if not source.is_file():
        return {}
    found = msgspec.convert(tomllib.loads(source.read_text(encoding="utf-8")), dict[str, list[Opponent]])
    return {opponent.id: opponent for opponent in found["opponent"]}


def portrait(package: str, opponent: str) -> str | None:
    """The portrait of a character as an SVG document."""
    source = files(package).joinpath("art", "portraits", f"{opponent}.svg")
    return source.read_text(encoding="utf-8") if source.is_file() else None
