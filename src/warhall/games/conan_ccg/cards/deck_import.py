"""Text import: a list as people write and mail it becomes a deck, or the lines that cannot be read are named.

    Conan l'Intrépide
    3 Desperate Lunge
    3x Coup de bûcheron
    Thak

A line is a number and a card (the number may follow, as in `Thak x2`; without one it is a single copy). Names may be
English or French or ids, in any case, without their accents, and shortened where only one card begins so. Headings and
remarks (`#`, `//`) are passed over: to which deck a card belongs its kind says.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from typing import Any, Final, NamedTuple

from warhall.games.conan_ccg.cards.cards import Card, Pool
from warhall.games.conan_ccg.cards.deck_list import Deck
from warhall.games.conan_ccg.cards.decks import DRAW_KINDS, HEADS, first_faults
from warhall.games.conan_ccg.notation import CATALOGUE
from warhall.kernel import InvalidOptionError
from warhall.kernel.action import excerpt

MOST_LINES: Final = 500
LONGEST_LINE: Final = 200  # characters: what is longer names no card
# Every line has single blanks by now, and nothing here looks at a place twice: whoever sends a list to a server cannot
# make it think for long.
_MARK: Final = re.compile(r"^[-*•] ")
_REMARK: Final = re.compile(r"#|//")
_BEFORE: Final = re.compile(r"(\d{1,3}) ?[x×]? (.+)", re.IGNORECASE)
_AFTER: Final = re.compile(r"(?:[x×] ?(\d{1,3})|\((\d{1,3})\))$", re.IGNORECASE)
_HEADING: Final = re.compile(r" ?(\(\d{1,3}\)|:)? ?:?$")


class Line(NamedTuple):
    number: int
    copies: int
    name: str


def import_deck(pool: Pool, text: str, name: str = "deck") -> Deck:
    """The deck that a plain list makes; `InvalidOptionError` names the lines that are unknown or ambiguous."""
    lists: dict[str, dict[str, int]] = {"draw": {}, "foes": {}}
    title, conans, unread = name, dict[str, int](), list[tuple[Line, str, list[str]]]()
    spellings = _spellings(pool)
    for line in _lines(text):
        head, colon, value = line.name.partition(":")
        if colon and head.strip().lower() in ("name", "nom"):
            title = value.strip() or name
            continue
        wanted = value if colon and head.strip().lower() == "conan" else line.name
        found = _cards_named(spellings, wanted)
        if len(found) != 1:
            unread.append((line, wanted, found))
            continue
        card = pool.cards[found[0]]
        into = conans if card.kind == "conan" else lists["draw" if card.kind in DRAW_KINDS else "foes"]
        into[card.id] = into.get(card.id, 0) + line.copies
    faults = first_faults(_fault(pool, *this) for this in unread)
    if len(conans) != 1 and not faults:
        listed = ", ".join(pool.cards[conan].name for conan in conans) or "-"
        faults.append(_say("conans", count=len(conans), given=listed))
    if faults:
        raise InvalidOptionError("deck-import", field="deck", catalogue=CATALOGUE, faults="\n".join(faults))
    return Deck(pool, name, next(iter(conans)), lists["draw"], lists["foes"], title)


def _lines(text: str) -> list[Line]:
    """The lines that name a card, with their numbers."""
    found: list[Line] = []
    for number, raw in enumerate(text.lstrip("\ufeff").splitlines(), start=1):
        line = _bare(raw)
        if not line or _HEADING.sub("", line).lower().replace("’", "'") in HEADS:
            continue
        before, after = _BEFORE.fullmatch(line), _AFTER.search(line, 1)
        if before is not None:
            found.append(Line(number, int(before[1]), before[2]))
        elif after is not None:
            found.append(Line(number, int(after[1] or after[2]), line[: after.start()]))
        else:
            found.append(Line(number, 1, line))
        if len(found) > MOST_LINES:
            raise InvalidOptionError(
                "deck-import", field="deck", catalogue=CATALOGUE, faults=_say("long", most=MOST_LINES)
            )
    return found


def _bare(raw: str) -> str:
    """A line without marks, remarks and needless blanks."""
    line = " ".join(raw.split())[:LONGEST_LINE]
    return _MARK.sub("", _REMARK.split(line, maxsplit=1)[0].rstrip(), count=1) if line else ""


def plain(name: str) -> str:
    """A name without case, accents and punctuation."""
    letters = unicodedata.normalize("NFKD", name.casefold().replace("œ", "oe").replace("æ", "ae"))
    return " ".join(re.findall(r"[a-z0-9]+", "".join(char for char in letters if not unicodedata.combining(char))))


def _spellings(pool: Pool) -> dict[str, list[str]]:
    """Every plain spelling with the cards that bear it."""
    found: dict[str, list[str]] = {}
    for card in pool.cards.values():
        for spelling in dict.fromkeys(plain(name) for name in _names(card)):
            found.setdefault(spelling, []).append(card.id)
    return found


def _names(card: Card) -> tuple[str, ...]:
    return (card.id, *card.names.values())


def _cards_named(spellings: dict[str, list[str]], name: str) -> list[str]:
    """The cards that a name can mean: those that bear it, otherwise those that begin with its words."""
    wanted = plain(name)
    if not wanted:
        return []
    if wanted in spellings:
        return spellings[wanted]
    begun = [cards for spelling, cards in spellings.items() if spelling.startswith(wanted)]
    return list(dict.fromkeys(card for cards in begun for card in cards))


def _fault(pool: Pool, line: Line, wanted: str, found: list[str]) -> str:
    given = excerpt(wanted.strip())
    if found:
        names = ", ".join(pool.cards[card].name for card in found[:6])
        return _say("ambiguous", line=line.number, given=given, cards=names + (", …" if len(found) > 6 else ""))
    titles = {plain(name): name for card in pool.cards.values() for name in card.names.values()}
    near = difflib.get_close_matches(plain(wanted)[:LONGEST_LINE], titles, n=1)
    return _say("unknown", line=line.number, given=given, suggestion=titles[near[0]] if near else "none")


def _say(word: str, **facts: Any) -> str:
    return CATALOGUE.format(f"deck-import-{word}", facts)
