"""Chapter "Deck construction": a deck, its faults, its file, its figures, and one built to order.

A deck file is plain text, so that a person can write it and mail it:

    Name: Sons of the North
    Conan: Conan the Bold

    Draw Deck
    3 Desperate Lunge
    ...
    Foe Deck
    3 Aquilonian Footsoldier
    ...

A card is named by its id or by its English or French name, in any case; `#` begins a remark.
"""

from __future__ import annotations

import difflib
import random
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from math import comb
from pathlib import Path
from typing import Any, Final

import msgspec

from warhall.games.conan_ccg.cards.cards import Card, Pool
from warhall.games.conan_ccg.cards.deck_list import Deck
from warhall.games.conan_ccg.cards.vocabulary import FOE_SIDE
from warhall.games.conan_ccg.notation import CATALOGUE
from warhall.kernel import InvalidOptionError, language

DRAW_LEAST: Final = 40  # CCG-027
FOES_LEAST: Final = 25  # CCG-032
COPIES: Final = 3  # CCG-029, CCG-033
RENOWN_LEAST, RENOWN_MOST = 95, 105  # CCG-034
DRAW_KINDS: Final = ("action", "ally", "item", "move", "region")  # CCG-028
FAULTS_TOLD: Final = 8  # at once
STYLES: Final = ("blade", "grapple", "two_handed", "ranged", "defence")


class Fault(msgspec.Struct, frozen=True):
    """One violation of the rules of deck construction."""

    code: str
    rule: str
    facts: dict[str, Any]

    @property
    def words(self) -> str:
        return CATALOGUE.format(f"deck-{self.code}", self.facts)

    @property
    def text(self) -> str:
        return f"{self.words} ({self.rule})"


# -- legality ----------------------------------------------------------------------------------------------------------


def faults(deck: Deck) -> list[Fault]:
    """Every violation, not only the first (CCG-027 to CCG-036)."""
    return list(_faults(deck))


def _faults(deck: Deck) -> Iterator[Fault]:
    yield from _conan_faults(deck)
    yield from _draw_faults(deck)
    yield from _foe_faults(deck)


def first_faults(sentences: Iterable[str]) -> list[str]:
    """As many as a person reads at a time. The others are not even looked for: a deck may come from a stranger."""
    found = list(islice(sentences, FAULTS_TOLD + 1))
    return found if len(found) <= FAULTS_TOLD else [*found[:FAULTS_TOLD], CATALOGUE.format("deck-more-faults", {})]


def _conan_faults(deck: Deck) -> Iterator[Fault]:
    card = deck.pool.cards.get(deck.conan)
    if card is None or card.kind != "conan":
        yield Fault("no-conan", "CCG-036", {"given": deck.conan[:60] or "none"})


def _draw_faults(deck: Deck) -> Iterator[Fault]:
    total = sum(deck.draw.values())
    if total < DRAW_LEAST:
        yield Fault("draw-short", "CCG-027", {"count": total, "least": DRAW_LEAST})
    for name in deck.draw:
        card = deck.pool.cards.get(name)
        if card is None:
            yield Fault("unknown-card", "CCG-028", {"card": name[:60], "suggestion": _near(deck.pool, name)})
        elif card.kind not in DRAW_KINDS:
            yield Fault("draw-kind", "CCG-028", {"card": card.name, "kind": card.kind})
    yield from _copy_faults(deck.pool, deck.draw, DRAW_KINDS, "CCG-029", "CCG-030")


def _foe_faults(deck: Deck) -> Iterator[Fault]:
    total = sum(deck.foes.values())
    if total < FOES_LEAST:
        yield Fault("foes-short", "CCG-032", {"count": total, "least": FOES_LEAST})
    renown = 0
    for name, count in deck.foes.items():
        card = deck.pool.cards.get(name)
        if card is None:
            yield Fault("unknown-card", "CCG-031", {"card": name[:60], "suggestion": _near(deck.pool, name)})
        elif not card.foe:
            yield Fault("foes-kind", "CCG-031", {"card": card.name, "kind": card.kind})
        else:
            renown += card.renown * count
    yield from _copy_faults(deck.pool, deck.foes, ("foe",), "CCG-033", "CCG-033")
    if not RENOWN_LEAST <= renown <= RENOWN_MOST:
        yield Fault("renown", "CCG-034", {"renown": renown, "least": RENOWN_LEAST, "most": RENOWN_MOST})


def _copy_faults(
    pool: Pool, cards: Mapping[str, int], kinds: tuple[str, ...], rule: str, unique_rule: str
) -> Iterator[Fault]:
    """Copies are counted by title: two pictures of one card are one card."""
    known = [(pool.cards[name], count) for name, count in cards.items() if name in pool.cards]
    titles: dict[str, list[Card]] = {}
    for card, count in known:
        if card.kind in kinds:
            titles.setdefault(card.title, []).extend([card] * count)
    for copies in titles.values():
        card, count = copies[0], len(copies)
        if count > 1 and any("unique" in copy.traits for copy in copies):
            yield Fault("unique", unique_rule, {"card": card.name, "count": count})
        elif count > COPIES:
            yield Fault("copies", rule, {"card": card.name, "count": count, "most": COPIES})


def _near(pool: Pool, name: str) -> str:
    found = difflib.get_close_matches(name[:60], pool.cards, n=1)
    return found[0] if found else "none"


def check(deck: Deck) -> Deck:
    """The deck, if it is legal; otherwise its faults, several at once."""
    first = next(_faults(deck), None)
    if first is None:
        return deck
    listed = " ".join(first_faults(fault.text for fault in _faults(deck)))
    raise InvalidOptionError(
        "illegal-deck", field="decks", rule=first.rule, catalogue=CATALOGUE, deck=deck.title[:60], faults=listed
    )


# -- reading and writing -----------------------------------------------------------------------------------------------


def starters(pool: Pool) -> dict[str, Deck]:
    """The decks that come with the cards, one for each Conan."""
    return {
        data["id"]: Deck(pool, data["id"], data["conan"], data["draw"], data["foes"], data["name"][language()])
        for data in pool.deck_data
    }


def load_deck(pool: Pool, name: str) -> Deck:
    """A starter deck by name, a deck in one line, or a deck file. It is not checked."""
    known = starters(pool)
    if name in known:
        return known[name]
    if "|" in name:
        return _from_line(pool, name)
    path = Path(name)
    if path.suffix in (".txt", ".deck") or path.is_file():
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise InvalidOptionError(
                "deck-unreadable",
                field="decks",
                catalogue=CATALOGUE,
                given=name[:80],
                reason=getattr(error, "strerror", None) or str(error)[:80],
            ) from None
        return read_deck(pool, text, path.stem)
    raise unknown("deck", name, known)


def unknown(kind: str, name: str, known: Iterable[str]) -> InvalidOptionError:
    """There is no deck, Conan or style of this name; the nearest one that exists is named."""
    listed = sorted(known)
    near = difflib.get_close_matches(name[:60].lower(), listed, n=1)
    facts = {"given": name[:60], "known": ", ".join(listed), "suggestion": near[0] if near else "none"}
    return InvalidOptionError(f"unknown-{kind}", field=kind, catalogue=CATALOGUE, **facts)


def _from_line(pool: Pool, line: str) -> Deck:
    parts = line.split("|")
    if len(parts) != 3:
        raise _bad_line(line)
    lists: list[dict[str, int]] = []
    for part in parts[1:]:
        cards: dict[str, int] = {}
        for word in part.split():
            card, _, count = word.partition(":")
            if not count.isdecimal() or len(count) > 3:
                raise _bad_line(word)
            cards[card] = cards.get(card, 0) + int(count)
        lists.append(cards)
    return Deck(pool, "deck", parts[0], lists[0], lists[1])


def _bad_line(line: str) -> InvalidOptionError:
    return InvalidOptionError("deck-line", field="decks", catalogue=CATALOGUE, given=line[:80])


HEADS: Final = {"draw deck": "draw", "pioche": "draw", "foe deck": "foes", "paquet d'ennemis": "foes"}


def read_deck(pool: Pool, text: str, name: str = "deck") -> Deck:
    """A deck from its text. A card that is not known is kept under the name given, so that the check reports it."""
    names = {spelling.lower(): card.id for card in pool.cards.values() for spelling in (card.id, *card.names.values())}
    lists: dict[str, dict[str, int]] = {"draw": {}, "foes": {}}
    title, conan, part = name, "", "draw"
    for raw in text.splitlines():
        line = raw.partition("#")[0].strip()
        head, colon, value = line.partition(":")
        if not line:
            continue
        if line.lower().rstrip(":") in HEADS:
            part = HEADS[line.lower().rstrip(":")]
        elif colon and head.lower() in ("name", "nom"):
            title = value.strip()
        elif colon and head.lower() == "conan":
            conan = names.get(value.strip().lower(), value.strip())
        else:
            _read_line(line, names, lists[part])
    return Deck(pool, name, conan, lists["draw"], lists["foes"], title)


def _read_line(line: str, names: Mapping[str, str], cards: dict[str, int]) -> None:
    count, _, name = line.partition(" ")
    count = count.lower().rstrip("x")
    if not count.isdecimal() or len(count) > 3 or not name.strip():
        raise _bad_line(line)
    card = names.get(name.strip().lower().lstrip("x "), name.strip())
    cards[card] = cards.get(card, 0) + int(count)


def write_deck(deck: Deck) -> str:
    """The text of a deck file, with names in the language of the moment."""
    french = language() == "fr"
    lines = [f"{'Nom' if french else 'Name'}: {deck.title}", f"Conan: {_title(deck.pool, deck.conan)}", ""]
    for head, cards in (("Pioche" if french else "Draw Deck", deck.draw), ("Foe Deck", deck.foes)):
        lines.append("Paquet d'Ennemis" if french and head == "Foe Deck" else head)
        lines += [f"{count} {_title(deck.pool, card)}" for card, count in cards.items()] + [""]
    return "\n".join(lines)


def _title(pool: Pool, card: str) -> str:
    return pool.cards[card].name if card in pool.cards else card


# -- figures -----------------------------------------------------------------------------------------------------------


class Figures(msgspec.Struct, frozen=True):
    """The figures of `deck show`: how the cards are spread, and how often a Foe Draw of 5 has no playable Foe."""

    cards: int
    kinds: dict[str, int]
    gems: dict[int, int]
    icons: dict[str, int]
    foes: int
    majors: int
    renown: int
    scars: int
    unplayable: float


def figures(deck: Deck) -> Figures:
    kinds: dict[str, int] = {}
    gems: dict[int, int] = {}
    icons: dict[str, int] = {}
    for name, count in deck.draw.items():
        card = deck.pool.cards[name]
        kinds[card.kind] = kinds.get(card.kind, 0) + count
        if card.is_move:
            gems[card.gem] = gems.get(card.gem, 0) + count
        for slot in (*card.left, *card.right):
            if slot.icon != "empty":
                icons[slot.icon] = icons.get(slot.icon, 0) + count
    foes = [(deck.pool.cards[name], count) for name, count in deck.foes.items()]
    total = sum(deck.foes.values())
    majors = sum(count for card, count in foes if card.major)
    return Figures(
        cards=sum(deck.draw.values()),
        kinds=dict(sorted(kinds.items())),
        gems=dict(sorted(gems.items())),
        icons=dict(sorted(icons.items())),
        foes=total,
        majors=majors,
        renown=sum(card.renown * count for card, count in foes),
        scars=sum(card.scars * count for card, count in foes),
        unplayable=comb(majors, 5) / comb(total, 5) if total >= 5 else 0.0,
    )


# -- building ----------------------------------------------------------------------------------------------------------


def build_deck(pool: Pool, conan: str, style: str, seed: int | str = 0) -> Deck:
    """A legal deck for this Conan that favours moves of one style."""
    if conan not in pool.cards or pool.cards[conan].kind != "conan":
        raise unknown("conan", conan, [card.id for card in pool.of_kind("conan")])
    if style not in STYLES:
        raise unknown("style", style, STYLES)
    rng = random.Random(f"{seed}/{conan}/{style}")
    title = f"{pool.cards[conan].name} ({style})"
    return check(Deck(pool, "built", conan, _build_draw(pool, style, rng), _build_foes(pool, rng), title))


def _titles(pool: Pool, kind: str) -> list[Card]:
    """One card of each title (CCG-029)."""
    return list({card.title: card for card in pool.of_kind(kind)}.values())


def _build_draw(pool: Pool, style: str, rng: random.Random) -> dict[str, int]:
    """Moves of the style first, then defence, Actions that help Conan, two Items, an Ally and a Region."""
    moves = sorted(_titles(pool, "move"), key=lambda card: (card.style != style, card.style != "defence", card.gem))
    actions = [card for card in _titles(pool, "action") if not card.keyword.startswith(FOE_SIDE)]
    rng.shuffle(actions)
    chosen: dict[str, int] = {}
    for cards, wanted, copies in (
        (moves, 26, COPIES),
        (actions, 9, 2),
        ([card for card in _titles(pool, "item") if card.scars <= 3], 3, 1),
        ([card for card in _titles(pool, "ally") if "unique" not in card.traits], 1, 1),
        (_titles(pool, "region"), 1, 1),
    ):
        for card in cards:
            count = min(1 if "unique" in card.traits else copies, wanted - sum(chosen.get(c.id, 0) for c in cards))
            if count > 0:
                chosen[card.id] = count
    return chosen


def _build_foes(pool: Pool, rng: random.Random) -> dict[str, int]:
    """Twenty-eight Foes whose Renown is moved into the window by exchanging one for another."""
    foes = _titles(pool, "foe")
    minors = [card for card in foes if not card.major and "unique" not in card.traits]
    majors = [card for card in foes if card.major and not {"unique", "solitary"} & set(card.traits)]
    rng.shuffle(minors)
    rng.shuffle(majors)
    chosen = {card.id: 3 for card in minors[:6]} | {card.id: 3 for card in majors[:3]}
    spare = sorted(minors[6:], key=lambda card: card.renown)
    while sum(chosen.values()) < 28:
        card = spare.pop(0)
        chosen[card.id] = min(COPIES, 28 - sum(chosen.values()))
    for _ in range(200):
        renown = sum(pool.cards[name].renown * count for name, count in chosen.items())
        if RENOWN_LEAST <= renown <= RENOWN_MOST:
            break
        _exchange(pool, chosen, minors + majors, RENOWN_LEAST - renown if renown < RENOWN_LEAST else -1, rng)
    return chosen


def _exchange(pool: Pool, chosen: dict[str, int], cards: list[Card], wanted: int, rng: random.Random) -> None:
    """One Foe out, one in, so that the Renown grows or shrinks a little."""
    out = rng.choice(sorted(chosen))
    gain = [c for c in cards if (c.renown > pool.cards[out].renown) == (wanted > 0) and chosen.get(c.id, 0) < COPIES]
    gain = [c for c in gain if c.renown != pool.cards[out].renown]
    if not gain:
        return
    card = rng.choice(gain)
    chosen[out] -= 1
    if not chosen[out]:
        del chosen[out]
    chosen[card.id] = chosen.get(card.id, 0) + 1
