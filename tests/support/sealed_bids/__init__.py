"""Sealed Bids: a small game with secrets, complete in every respect, on which the kernel is proved."""

import warhall
from tests.support.sealed_bids.game import SealedBids
from tests.support.sealed_bids.state import SealedBidsState

warhall.register(SealedBids)

__all__ = ["SealedBids", "SealedBidsState"]
