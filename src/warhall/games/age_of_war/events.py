"""Everything that happens in Age of War. Nothing is hidden (AOW-007)."""

from __future__ import annotations

from typing import Final

from warhall.kernel import EventKind

FIRST_PLAYER: Final = EventKind("first-player", "AOW-010")
ROLLED: Final = EventKind("rolled", "AOW-021")
LINE_FILLED: Final = EventKind("line-filled", "AOW-034")
DIE_LOST: Final = EventKind("die-lost", "AOW-020")
ATTEMPT_FAILED: Final = EventKind("attempt-failed", "AOW-030")
CASTLE_CONQUERED: Final = EventKind("castle-conquered", "AOW-047")
CASTLE_TAKEN: Final = EventKind("castle-taken", "AOW-047")
CLAN_CONQUERED: Final = EventKind("clan-conquered", "AOW-048")
TURN_BEGINS: Final = EventKind("turn-begins", "AOW-017")
GAME_OVER: Final = EventKind("game-over", "AOW-052")
