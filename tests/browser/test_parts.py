"""What the other tests here need."""

from __future__ import annotations

from importlib.util import find_spec

from tests.browser.conftest import missing


def test_playwright_is_installed() -> None:
    if find_spec("playwright") is None:
        missing("Playwright is not installed: pip install playwright")
