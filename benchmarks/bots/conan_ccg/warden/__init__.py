"""The steward of an earlier day, frozen: whoever comes after is measured against him. In the arena he sits down as
`benchmarks/bots/conan_ccg/warden/seat.py`."""

from __future__ import annotations

from benchmarks.bots.conan_ccg.warden.warden import Warden

__all__ = ["Warden"]
