"""The classes that are written from declared positions."""

from __future__ import annotations

from warhall.kernel.generate import modules


def test_what_is_written_is_up_to_date() -> None:
    for path, text in modules().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.parent.name}/{path.name} is stale: make generate"
