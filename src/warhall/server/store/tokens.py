"""Secrets that prove who somebody is. They are shown once and kept only as hashes."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from typing import Final

TABLE_ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"
TABLE_LENGTH: Final = 20  # letters drawn, 100 bits: knowing the id of a private table is the right to watch it
MAX_TOKEN: Final = 100


def new_token() -> str:
    """256 random bits as text."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """Nobody can guess it. It begins with the quarter of an hour in which it was made: tables that are played at the
    same time lie side by side in the database, so that their moves touch few pages of its index."""
    quarter = int(time.time()) >> 10
    begin = "".join(TABLE_ALPHABET[quarter >> shift & 31] for shift in (15, 10, 5, 0))
    return begin + "".join(secrets.choice(TABLE_ALPHABET) for _ in range(TABLE_LENGTH))


def is_table_id(text: str) -> bool:
    """Whether there may be a table of this id at all."""
    return len(text) == TABLE_LENGTH + 4 and text.isascii() and text.isalnum()


def hash_token(token: str) -> str:
    """Hash a token, for keeping. It has full entropy, so a plain hash cannot be reversed."""
    return hashlib.sha256(token[:MAX_TOKEN].encode("utf-8", "replace")).hexdigest()


def same_hash(left: str, right: str) -> bool:
    """Whether two hashes are equal, in a time that tells nothing."""
    return hmac.compare_digest(left.encode(), right.encode())
