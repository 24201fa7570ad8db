"""A game after the fact, as its table is told it."""

from __future__ import annotations

import msgspec

from warhall.kernel import Game, Record, use_language
from warhall.server.protocol.messages import AnalysisInfo, OddsInfo
from warhall.server.showing.answers import Parts


def analysis_text(game: Game, record: Record, lang: str) -> Parts:
    """Tables and sentences for people, data for programs; the plot is left to those who draw their own."""
    with use_language(lang):
        found = game.analyse(record)
    tables = [OddsInfo(table.title, table.columns, table.rows) for table in found.tables]
    return [msgspec.json.encode(AnalysisInfo(found.sentences, tables, found.data))]
