"""The rules of the Conan CCG are tested through the registry, as every front reaches them."""

from __future__ import annotations

import warhall
from warhall.games.conan_ccg import ConanCCG

warhall.register(ConanCCG)
