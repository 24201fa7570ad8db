"""The document: tables in Markdown and plots as SVG, every figure from the games that were played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import fmean
from typing import Final

from benchmarks.age_of_conan_balance.figures import (
    CardFigures,
    Difference,
    card_figures,
    crowning_figures,
    kingdoms_of,
    province_figures,
    quantile,
    seat_share,
    strategy_figures,
    win_share,
)
from benchmarks.age_of_conan_balance.games import Summary
from benchmarks.document import Share, pct, table, write_document
from warhall.drawing.charts import Bar, bar_chart, histogram
from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.components import KINGDOMS
from warhall.games.age_of_conan.study.course import SOURCES

BOUNDS: Final = {4: (0.20, 0.30), 3: (1 / 3 - 0.05, 1 / 3 + 0.05), 2: (0.45, 0.55)}  # the aim for every kingdom
TUNING: Final = Path(__file__).parent / "tuning.md"  # what was changed and why, written by hand
GAME: Final = AgeOfConan()
Games = Mapping[int, Sequence[Summary]]  # by number of players


def write(games: Games, bot: str, folder: Path) -> list[Path]:
    """The document and its plots; what was written."""
    plots = {
        "balance-wins": _wins_plot(games),
        "balance-points": _points_plot(games[4]),
        "balance-length": _length_plot(games[4]),
        "balance-provinces": _provinces_plot(games[4]),
        "balance-cards": _cards_plot(games[4]),
    }
    sections = [
        _opening(games, bot),
        _wins(games),
        TUNING.read_text(encoding="utf-8").strip(),
        _points(games),
        _length(games),
        _provinces(games),
        _crowning(games),
        _cards(games[4]),
        _strategies(games[4]),
    ]
    return write_document(folder / "age-of-conan-balance.md", sections, plots)


# -- words and figures -------------------------------------------------------------------------------------------------


def _name(kingdom: str) -> str:
    return GAME.catalogue.format(f"word-{kingdom}")


def _province(name: str) -> str:
    components = GAME.components
    return components.provinces[components.province_index[name]].names["en"]


def _source(source: str) -> str:
    return GAME.catalogue.format(f"points-{source}")


def _share(share: Share) -> str:
    low, high = share.interval
    return f"{pct(share.value)} ({100 * low:.1f} to {100 * high:.1f})"


def _gap(gap: Difference | None, scale: float = 1.0) -> str:
    """A difference with half its interval; bold where the interval leaves out zero."""
    if gap is None:
        return "–"
    if gap.half is None:
        return f"{scale * gap.value:+.1f}"
    text = f"{scale * gap.value:+.1f} ± {scale * gap.half:.1f}"
    return f"**{text}**" if abs(gap.value) > gap.half > 0 else text


# -- sections ----------------------------------------------------------------------------------------------------------


def _opening(games: Games, bot: str) -> str:
    played = ", ".join(f"{len(some):,} with {players} players" for players, some in sorted(games.items(), reverse=True))
    return f"""# How balanced Age of Conan is

Written by `make balance`; every figure and plot comes from one run of that command. Played were {played}, all
seats by `{bot}`, the recommended line-ups in all seatings by turns, by the default rule set. A shared
victory is split. Intervals (in brackets, or after ±) are 95 %."""


def _wins(games: Games) -> str:
    rows = []
    for players, some in sorted(games.items(), reverse=True):
        low, high = BOUNDS[players]
        for kingdom in kingdoms_of(some):
            share = win_share(some, kingdom)
            verdict = "yes" if low <= share.value <= high else "**no**"
            rows.append([str(players), _name(kingdom), _share(share), f"{pct(low)} to {pct(high)}", verdict])
    seats = []
    for players, some in sorted(games.items(), reverse=True):
        shares = [_share(seat_share(some, seat)) for seat in range(players)]
        seats.append([str(players), *shares, *["–"] * (4 - players)])
    heads = ["players", "kingdom", "wins", "aim", "within"]
    return "\n\n".join(
        [
            "## Who wins",
            "![Share of games won by each kingdom](images/balance-wins.svg)",
            table(heads, rows),
            "By seat, whoever sits there:",
            table(["players", "seat 1", "seat 2", "seat 3", "seat 4"], seats),
        ]
    )


def _points(games: Games) -> str:
    parts = ["## Where the points come from", "![Empire points by source](images/balance-points.svg)"]
    for players, some in sorted(games.items(), reverse=True):
        kingdoms = kingdoms_of(some)
        rows = [
            [_source(source), *(f"{_mean_points(some, kingdom, source):.1f}" for kingdom in kingdoms)]
            for source in SOURCES
        ]
        totals = [fmean(game.scores[kingdom] for game in some) for kingdom in kingdoms]
        rows.append(["**all**", *(f"**{total:.1f}**" for total in totals)])
        winner = fmean(max(game.scores.values()) for game in some)
        parts.append(f"With {players} players, on average for a game (the winner has {winner:.1f}):")
        parts.append(table(["source", *map(_name, kingdoms)], rows))
    return "\n\n".join(parts)


def _mean_points(games: Sequence[Summary], kingdom: str, source: str) -> float:
    return fmean(game.sources[kingdom][source] for game in games)


def _length(games: Games) -> str:
    rows = []
    for players, some in sorted(games.items(), reverse=True):
        turns = [game.turns for game in some]
        spread = [str(quantile(turns, share)) for share in (0.05, 0.25, 0.5, 0.75, 0.95)]
        rows.append([str(players), f"{fmean(turns):.1f}", *spread, f"{fmean(game.decisions for game in some):.0f}"])
    heads = ["players", "turns", "5 %", "25 %", "median", "75 %", "95 %", "decisions"]
    plot = "![Length of games](images/balance-length.svg)"
    return "\n\n".join(["## How long a game lasts", plot, table(heads, rows)])


def _provinces(games: Games) -> str:
    some = games[4]
    kingdoms = kingdoms_of(some)
    figures = sorted((province_figures(some, name) for name in some[0].places), key=lambda found: -found.contests)
    rows = [
        [
            _province(found.province),
            f"{found.contests:.2f}",
            pct(found.rivals, 0),
            f"{found.changes:.2f}",
            *(pct(found.held[kingdom], 0) for kingdom in kingdoms),
            pct(1 - sum(found.held.values()), 0),
        ]
        for found in figures
    ]
    heads = ["province", "contests", "several attackers", "changes", *map(_name, kingdoms), "nobody"]
    text = """With four players: contests in a game, the share of games in which more than one kingdom attacked
there, how often it changed hands, and who holds it at the end."""
    plot = "![How contested each province is](images/balance-provinces.svg)"
    return "\n\n".join(["## How contested each province is", plot, text, table(heads, rows)])


def _crowning(games: Games) -> str:
    rows = []
    for players, some in sorted(games.items(), reverse=True):
        found = crowning_figures(some)
        if not found.attempts:
            rows.append([str(players), _share(found.possible), _share(found.attempted), "–", "–", "–", "–"])
            continue
        rows.append(
            [
                str(players),
                _share(found.possible),
                _share(found.attempted),
                _share(found.succeeded),
                _share(found.won),
                pct(found.expected),
                _gap(found.gain, 100),
            ]
        )
    heads = ["players", "games where it could be tried", "tried", "succeeded", "crowner won", "expected", "it paid (%)"]
    text = """How often somebody tries to crown Conan, and whether it pays: the share of those players who won,
beside the chance that they were estimated to have at the beginning of that turn (by the points if the final
scoring came then, as in `analyse`)."""
    return "\n\n".join(["## Crowning Conan", text, table(heads, rows)])


def _used_cards(games: Sequence[Summary]) -> list[CardFigures]:
    """Every kingdom card, by kingdom, the most used first; then the artifacts in every hand."""
    found: list[CardFigures] = []
    components = GAME.components
    for kingdom in kingdoms_of(games):
        own = [card for card in components.cards if card.kingdom == KINGDOMS.index(kingdom)]
        figures = [card_figures(games, card.id, kingdom, lambda game: game.cards) for card in own]
        found += sorted(figures, key=lambda figure: -figure.games)
    for card in components.cards[components.first_artifact :]:
        found += [card_figures(games, card.id, kingdom, lambda game: game.cards) for kingdom in kingdoms_of(games)]
    return found


def _title(card: str) -> str:
    components = GAME.components
    return components.cards[components.card_index[card]].names["en"]


def _cards(games: Sequence[Summary]) -> str:
    components = GAME.components
    rows = []
    for found in _used_cards(games):
        kind = components.cards[components.card_index[found.card]].type
        rows.append(
            [
                _name(found.kingdom),
                _title(found.card),
                kind,
                pct(found.games, 0),
                f"{found.uses:.2f}",
                _gap(found.wins, 100),
                _gap(found.points),
            ]
        )
    text = """With four players: the share of games in which the kingdom used the card, uses in a game, and how the
games with it differ from the games without it, in points of % won and in empire points. Bold is where the interval
leaves out zero, which among so many cards happens by chance to one in twenty; with fewer than ten games on a side no
interval is given. A difference is not a cause: a card that serves the one who is ahead anyway looks good, one that
rescues looks bad, and every card looks better in a longer game."""
    heads = ["kingdom", "card", "type", "games", "uses", "wins", "points"]
    plot = "![Share of games in which each kingdom card is used](images/balance-cards.svg)"
    return "\n\n".join(["## How often each card is played and what it is worth", plot, text, table(heads, rows)])


def _strategies(games: Sequence[Summary]) -> str:
    rows = []
    for card in GAME.components.strategy:
        found = strategy_figures(games, card.id)
        symbols = ("–", "shield", "axe", "shield, axe")[card.symbols & 3]
        rows.append(
            [card.id, symbols, str(card.rating), f"{found.contests:.2f}", f"{found.bids:.2f}", _gap(found.points)]
        )
    text = """The same for strategy cards in all hands: laid in contests and bid, times in a game, and the empire
points of players who laid it in a contest beside those who did not, each against the average of the kingdom."""
    heads = ["card", "symbols", "bid value", "contests", "bids", "points"]
    return "\n\n".join(["### Strategy cards", text, table(heads, rows)])


# -- plots -------------------------------------------------------------------------------------------------------------


def _wins_plot(games: Games) -> str:
    bars = []
    for players, some in sorted(games.items(), reverse=True):
        for kingdom in kingdoms_of(some):
            share = win_share(some, kingdom)
            bars.append(Bar(f"{_name(kingdom)}, {players} players", [share.value], share.interval))
    top = max(bar.interval[1] for bar in bars if bar.interval is not None)
    return bar_chart("Share of games won by each kingdom, with 95 % intervals", bars, top=top)


def _points_plot(games: Sequence[Summary]) -> str:
    kingdoms = kingdoms_of(games)
    bars = [
        Bar(_source(source), [_mean_points(games, kingdom, source) for kingdom in kingdoms])
        for source in SOURCES
        if any(_mean_points(games, kingdom, source) for kingdom in kingdoms)
    ]
    names = [_name(kingdom) for kingdom in kingdoms]
    return bar_chart("Empire points by source, four players", bars, names, lambda value: f"{value:.1f}")


def _length_plot(games: Sequence[Summary]) -> str:
    """Turns in classes of five."""
    classes = Counter(game.turns // 5 * 5 for game in games)
    span = range(min(classes), max(classes) + 5, 5)
    counts = [classes[start] / len(games) for start in span]
    return histogram("Length of games with four players", counts, span[0], 5, "turns")


def _provinces_plot(games: Sequence[Summary]) -> str:
    figures = sorted((province_figures(games, name) for name in games[0].places), key=lambda found: -found.contests)
    bars = [Bar(_province(found.province), [found.contests, found.changes]) for found in figures]
    series = ["contests in a game", "changes of hands"]
    return bar_chart("How contested each province is, four players", bars, series, lambda value: f"{value:.2f}")


def _cards_plot(games: Sequence[Summary]) -> str:
    """The share of games in which each kingdom card is used, kingdom by kingdom."""
    components = GAME.components
    bars = [
        Bar(f"{_title(found.card)} ({_name(found.kingdom)})", [found.games])
        for found in _used_cards(games)
        if components.card_index[found.card] < components.first_artifact
    ]
    return bar_chart("Share of games in which a kingdom card is used, four players", bars, top=1.0)
