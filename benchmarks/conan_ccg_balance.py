"""`docs/conan-ccg-balance.md` from games between stewards: `python -m benchmarks.conan_ccg_balance docs --jobs 2`.

Every figure in that document comes from this command; the section on tuning is written by hand in
`benchmarks/conan_ccg_tuning.md` and included as it is.
"""

from __future__ import annotations

import argparse
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.conan_ccg_games import Plan, Played, Shifts, pairings, play_all
from benchmarks.conan_ccg_matches import SCRATCH, Bout, figures, play_bouts
from benchmarks.document import Share, pct, table, write_document
from benchmarks.scratch import fingerprint
from warhall.arena.intervals import Z95
from warhall.drawing.charts import Bar, bar_chart, heat_map, histogram
from warhall.games import conan_ccg
from warhall.games.conan_ccg import ConanCCG
from warhall.games.conan_ccg.cards.card_data import load_pool
from warhall.games.conan_ccg.cards.decks import starters
from warhall.games.conan_ccg.study.ledger import Blows

TUNING: Final = Path(__file__).with_name("conan_ccg_tuning.md")
POOL: Final = load_pool()
DECKS: Final = starters(POOL)
BIN: Final = 3  # turns in one bar of the plot
KINDS: Final = ("move", "action", "item", "ally", "region", "foe")
AGAINST: Final = {  # what each rival tells, and the share of wins that the steward should have
    "random": ("any legal choice", 0.97),
    "squire": ("the first steward, by rules of thumb", 0.7),
    "blindfold": ("the steward, but his moves go into any gap", 0.6),
    "nearsighted": ("the steward, but he cannot tell the slots of an edge apart", 0.6),
}


class Worth(msgspec.Struct, frozen=True):
    """A card: how often it comes in a game, how often it is then played, and how much more often its player wins the
    games in which it was played than those in which it was not, deck by deck."""

    card: str
    came: float
    played: float
    worth: float | None
    half: float

    @property
    def sure(self) -> bool:
        return self.worth is not None and abs(self.worth) > self.half


def spread(share: Share) -> str:
    low, high = share.interval
    return f"{pct(low)} – {pct(high)}"


def won(played: Played, seat: int) -> float:
    """1, 0, or the share of a win that was split."""
    winners = played.ledger.winners
    return 1 / len(winners) if seat in winners else 0.0


# -- figures -----------------------------------------------------------------------------------------------------------


def share_of(games: Sequence[Played], counts: Callable[[Played], float | None]) -> Share:
    values = [value for played in games if (value := counts(played)) is not None]
    return Share(sum(values), len(values))


def deck_share(games: Sequence[Played], deck: str, rival: str | None = None) -> Share:
    def counts(played: Played) -> float | None:
        if deck not in played.decks or (rival is not None and rival not in played.decks):
            return None
        return won(played, played.decks.index(deck))

    return share_of(games, counts)


def first_share(games: Sequence[Played]) -> Share:
    """How often the player who took the first turn wins."""
    return share_of(games, lambda played: won(played, played.ledger.first))


def worths(games: Sequence[Played]) -> list[Worth]:
    """Every card that a starter deck holds, the most valuable first."""
    found = []
    for name in POOL.cards:
        holders = [deck.id for deck in DECKS.values() if name in deck.draw or name in deck.foes]
        if holders:
            found.append(_worth(games, name, holders))
    return sorted(found, key=lambda worth: -(worth.worth if worth.worth is not None else -9))


def _worth(games: Sequence[Played], name: str, holders: Sequence[str]) -> Worth:
    came = used = seats = 0
    differences, weights, variances = [], [], []
    for deck in holders:
        won_with: list[float] = []
        won_without: list[float] = []
        for played in games:
            if deck not in played.decks:
                continue
            seat = played.decks.index(deck)
            uses = played.ledger.cards.get(seat, {}).get(name)
            seats += 1
            came += uses.came if uses else 0
            used += uses.played if uses else 0
            (won_with if uses and uses.played else won_without).append(won(played, seat))
        if len(won_with) >= 5 and len(won_without) >= 5:
            a, b = Share(sum(won_with), len(won_with)), Share(sum(won_without), len(won_without))
            differences.append(a.value - b.value)
            variances.append(a.value * (1 - a.value) / a.games + b.value * (1 - b.value) / b.games)
            weights.append(a.games * b.games / (a.games + b.games))
    total = sum(weights)
    rate = used / came if came else 0.0
    if not total:
        return Worth(name, came / max(1, seats), min(1.0, rate), None, 0.0)
    mean = sum(weight * value for weight, value in zip(weights, differences, strict=True)) / total
    variance = sum((weight / total) ** 2 * value for weight, value in zip(weights, variances, strict=True))
    return Worth(name, came / seats, min(1.0, rate), mean, Z95 * sqrt(variance))


def summed_shifts(games: Sequence[Played]) -> Shifts:
    total = Shifts()
    for played in games:
        total.add(played.shifts)
    return total


def summed_blows(sides: Iterable[Blows]) -> Blows:
    total = Blows()
    for side in sides:
        for name in Blows.__struct_fields__:
            setattr(total, name, getattr(total, name) + getattr(side, name))
    return total


# -- chapters ----------------------------------------------------------------------------------------------------------


def goals(games: Sequence[Played]) -> str:
    """Check what a balanced set has to fulfil."""
    shares = {deck: deck_share(games, deck).value for deck in DECKS}
    pairs = {pair: deck_share(games, *pair).value for pair in pairings()}
    worst = max(pairs.values(), key=lambda value: abs(value - 0.5))
    turns = [played.ledger.turns for played in games]
    short, long = (sum(turn <= 3 for turn in turns) / len(games), sum(turn <= 25 for turn in turns) / len(games))
    first = first_share(games).value
    rows = [
        ("each deck wins 42 – 58 % overall", f"{pct(min(shares.values()))} – {pct(max(shares.values()))}",
         min(shares.values()) >= 0.42 and max(shares.values()) <= 0.58),
        ("no pairing worse than 30 – 70", pct(max(worst, 1 - worst)), abs(worst - 0.5) <= 0.2),
        ("at least 99 % end within 25 turns", pct(long, 2), long >= 0.99),
        ("fewer than 2 % end within three turns", pct(short, 2), short < 0.02),
        ("the first seat within 4 points of fair", f"{100 * (first - 0.5):+.1f} points", abs(first - 0.5) <= 0.04),
    ]  # fmt: skip
    return "## Goals\n\n" + table(
        ["goal", "measured", "met"], [[goal, measured, "yes" if met else "**no**"] for goal, measured, met in rows]
    )


def decks_chapter(games: Sequence[Played]) -> str:
    rows = []
    for name, deck in DECKS.items():
        share = deck_share(games, name)
        rows.append([deck.title, POOL.cards[deck.conan].name, str(share.games), pct(share.value), spread(share)])
    return (
        "## Decks\n\nAgainst the five others; shared wins are split.\n\n"
        + table(["deck", "Conan", "games", "wins", "95 % interval"], rows)
        + "\n\n![Share of wins by deck](images/conan-ccg-decks.svg)"
    )


def pairings_chapter(games: Sequence[Played]) -> str:
    rows = []
    for one, two in pairings():
        share = deck_share(games, one, two)
        titles = [DECKS[one].title, DECKS[two].title]
        rows.append([*titles, str(share.games), pct(share.value), spread(share)])
    return (
        "## Pairings\n\n![Share of wins of the row's deck against the column's](images/conan-ccg-pairings.svg)\n\n"
        + table(["deck", "against", "games", "wins", "95 % interval"], rows)
    )


def course_chapter(games: Sequence[Played]) -> str:
    count = len(games)
    turns = sorted(played.ledger.turns for played in games)
    endings: dict[str, int] = {}
    for played in games:
        endings[played.ledger.reason or "limit"] = endings.get(played.ledger.reason or "limit", 0) + 1
    names = {"renown": "Renown", "death": "Conan's death", "exhaustion": "an empty Foe Deck", "limit": "the limit"}
    rows = [
        [f"ended by {names[reason]}", pct(endings.get(reason, 0) / count), spread(Share(endings.get(reason, 0), count))]
        for reason in names
    ]
    first = first_share(games)
    rows += [
        ["the player with the first turn wins", pct(first.value), spread(first)],
        ["turns: median, 1 % and 99 %", f"{turns[count // 2]}", f"{turns[count // 100]} – {turns[-1 - count // 100]}"],
        ["combat rounds per game", f"{sum(p.ledger.rounds for p in games) / count:.1f}", ""],
        ["Retreats per game", f"{sum(p.ledger.retreats for p in games) / count:.2f}", ""],
        ["times pressed on per game", f"{sum(p.ledger.press_ons for p in games) / count:.2f}", ""],
        ["decisions per game", f"{sum(p.decisions for p in games) / count:.0f}", ""],
    ]
    return (
        "## How games go\n\n"
        + table(["what", "figure", "interval"], rows)
        + "\n\n![Turns per game](images/conan-ccg-turns.svg)"
    )


def icons_chapter(games: Sequence[Played]) -> str:
    rows = []
    for name, side in (
        ("Conan and his Allies", summed_blows(played.ledger.conan for played in games)),
        ("Foes", summed_blows(played.ledger.foes for played in games)),
    ):
        blocked = pct(side.blocked / max(1, side.attacks))
        rows.append([name, f"{side.attacks:,}", blocked, pct(side.icons_blocked / max(1, side.icons))])
    shifts = summed_shifts(games)
    free = max(1, shifts.free)
    places = [
        ["Conan's moves that had another legal gap", pct(shifts.free / max(1, shifts.moves))],
        ["of them: some other gap gives another result", pct(shifts.different / free)],
        ["of them: some other gap would have been better", pct(shifts.better / free)],
        ["other legal gaps with another result", pct(shifts.gaps_different / max(1, shifts.gaps))],
    ]
    return (
        "## Icons and places\n\nAn attack is blocked if none of its icons gets through.\n\n"
        + table(["attacks of", "attacks", "blocked", "icons blocked"], rows)
        + "\n\nAfter the Reveal every move of Conan was put into every other gap that was legal for it, whatever its\n"
        "cost. The result is the Damage on each Foe and on Conan's side by the icons of all contacts, whatever the\n"
        "Initiative; better means more Damage dealt less Damage taken.\n\n" + table(["what", "share"], places)
    )


def matches_chapter(bouts: Sequence[Bout]) -> str:
    """How strong the steward is, and what reading the places is worth to him."""
    rows = []
    for rival, (what, goal) in AGAINST.items():
        games, share, (low, high), milliseconds = figures(bouts, rival)
        if games:
            met = "yes" if share >= goal else "**no**"
            wins = [pct(share), f"{pct(low)} – {pct(high)}", f"at least {pct(goal, 0)}", met]
            rows.append([f"`{rival}`", what, f"{games:,}", *wins, f"{milliseconds:.2f} ms"])
    return (
        "## The steward against others\n\nThe same deck on both sides, all starter decks by turns, seats and the\n"
        "first turn balanced. The time is the processor time of one decision of the steward.\n\n"
        + table(["against", "who is", "games", "wins", "95 % interval", "goal", "met", "a decision"], rows)
    )


def cards_chapter(ranked: Sequence[Worth]) -> str:
    parts = [
        "## Cards\n\n*Comes*: times a game for a player whose deck holds it (drawn, or revealed). *Played*: of those\n"
        "times. *Worth*: how many points more often its player wins the games in which it was played than those in\n"
        "which it was not, deck by deck, with the 95 % interval. Longer games see more cards, so this tells what goes\n"
        "with winning, not what causes it; compare cards of one kind.\n\n"
        "![The cards that go with winning most and least](images/conan-ccg-cards.svg)"
    ]
    for kind in KINDS:
        rows = [
            [POOL.cards[one.card].name, f"{one.came:.2f}", pct(one.played, 0), _points(one)]
            for one in ranked
            if POOL.cards[one.card].kind == kind
        ]
        if rows:
            parts.append(f"### {kind.capitalize()}s\n\n" + table(["card", "comes", "played", "worth"], rows))
    return "\n\n".join(parts).replace("### Allys", "### Allies")


def _points(one: Worth) -> str:
    return "–" if one.worth is None else f"{100 * one.worth:+.1f} ± {100 * one.half:.1f}"


# -- plots -------------------------------------------------------------------------------------------------------------


def plots(games: Sequence[Played], ranked: Sequence[Worth]) -> dict[str, str]:
    titles = [deck.title for deck in DECKS.values()]
    bars = []
    for name, deck in DECKS.items():
        share = deck_share(games, name)
        bars.append(Bar(deck.title, [share.value], share.interval))
    matrix = [[None if one == two else deck_share(games, one, two).value for two in DECKS] for one in DECKS]
    last = max(played.ledger.turns for played in games)
    classes = Counter((played.ledger.turns - 1) // BIN for played in games)
    turns = [classes[at] / len(games) for at in range((last - 1) // BIN + 1)]
    known = [one for one in ranked if one.worth is not None]
    shown = known if len(known) <= 24 else [*known[:12], *known[-12:]]
    cards = [Bar(POOL.cards[one.card].name, [one.worth], _bounds(one)) for one in shown]
    return {
        "decks": bar_chart("Share of wins against the other starter decks", bars, top=0.8),
        "pairings": heat_map("Share of wins of the row's deck against the column's", titles, titles, matrix),
        "turns": histogram("Turns per game (both players)", turns, 1, BIN, "turns"),
        "cards": bar_chart("Worth of cards, the best and the last", cards, show=_signed),
    }


def _bounds(one: Worth) -> tuple[float, float] | None:
    return None if one.worth is None else (one.worth - one.half, one.worth + one.half)


def _signed(value: float) -> str:
    return f"{100 * value:+.1f}"


# -- the document ------------------------------------------------------------------------------------------------------


def write(folder: Path, games: Sequence[Played], plan: Plan, bouts: Sequence[Bout] = ()) -> None:
    """The document and its pictures."""
    ranked = worths(games)
    pictures = {f"conan-ccg-{name}": picture for name, picture in plots(games, ranked).items()}
    each = len(games) // len(pairings())
    head = (
        "# Conan CCG: balance\n\n"
        "<!-- written by `make balance`; do not edit -->\n\n"
        f"{len(games):,} games between two `{plan.bot}` bots, {each:,} for each of the {len(pairings())} pairings of\n"
        f"the six starter decks, seats balanced, seed `{plan.seed}`, version `{plan.digest.partition('-')[0]}` of\n"
        "rules, cards and bots. Intervals are 95 %."
    )
    chapters = [
        head,
        goals(games),
        decks_chapter(games),
        pairings_chapter(games),
        course_chapter(games),
        icons_chapter(games),
        matches_chapter(bouts) if bouts else "",
        TUNING.read_text(encoding="utf-8").strip(),
        cards_chapter(ranked),
    ]
    write_document(folder / "conan-ccg-balance.md", chapters, pictures)


def main() -> None:
    """Play what is missing, then write."""
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    words.add_argument("folder", nargs="?", type=Path, default=Path("docs"))
    words.add_argument("--games", type=int, default=200, help="games of each pairing")
    words.add_argument("--jobs", type=int, default=1, help="processes")
    words.add_argument("--seed", default="1")
    words.add_argument("--bot", default=ConanCCG.DEFAULT_BOT)
    scratch = Path(tempfile.gettempdir()) / "warhall" / "conan-ccg-balance.jsonl"
    words.add_argument("--scratch", type=Path, default=scratch, help="where games are kept from run to run")
    words.add_argument("--matches", type=int, default=1000, help="games of the steward against each other bot")
    words.add_argument("--matches-scratch", type=Path, default=SCRATCH, help="where those are kept")
    given = words.parse_args()
    plan = Plan(digest=f"{fingerprint(conan_ccg)}-{given.bot}-{given.seed}", seed=given.seed, bot=given.bot)
    games = play_all(plan, max(1, given.games), max(1, given.jobs), given.scratch)
    bouts = play_bouts(given.matches, given.matches_scratch) if given.matches > 0 else []
    write(given.folder, games, plan, bouts)


if __name__ == "__main__":
    main()
