"""Secrets that prove who somebody is. They are shown once and kept only as hashes."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from typing import Final

TABLE_ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"
TABLE_LENGTH: Final = 20  # letters drawn, 100 bits: knowing the id of a private table is the right to watch it
LONGEST_ID: Final = 32  # as the database has room for; tables of earlier versions have shorter ones than those of today
MAX_TOKEN: Final = 100


def new_token() -> str:
    """256 random bits as text."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """Nobody can guess it. It begins with the second in which it was made: tables that are played at the same time lie
    side by side in the database, so that their moves touch few pages of its index."""
    second = int(time.time())
    begin = "".join(TABLE_ALPHABET[second >> shift & 31] for shift in (25, 20, 15, 10, 5, 0))
    return begin + "".join(secrets.choice(TABLE_ALPHABET) for _ in range(TABLE_LENGTH))


def is_table_id(text: str) -> bool:
    """Whether there may be a table of this id at all."""
    return TABLE_LENGTH < len(text) <= LONGEST_ID and text.isascii() and text.isalnum()


def hash_token(token: str) -> str:
    """Hash a token, for keeping. It has full entropy, so a plain hash cannot be reversed."""
    return hashlib.sha256(token[:MAX_TOKEN].encode("utf-8", "replace")).hexdigest()


def same_hash(left: str, right: str) -> bool:
    """Whether two hashes are equal, in a time that tells nothing."""
    return hmac.compare_digest(left.encode(), right.encode())
