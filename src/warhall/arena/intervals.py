"""The little statistics that simulations need."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959963984540054


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a proportion (Wilson's, which behaves at 0 and 1 and for few trials)."""
    if trials == 0:
        return (0.0, 1.0)
    share = successes / trials
    z2 = Z95 * Z95
    center = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    half = Z95 * sqrt(share * (1 - share) / trials + z2 / (4 * trials * trials)) / (1 + z2 / trials)
    return (max(0.0, center - half), min(1.0, center + half))
