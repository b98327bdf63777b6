"""The two keys of a shared sheet: with one it is written, with the other watched. Only their hashes are stored.

The key for watching is computed from the key for writing, so writers can let others watch.
"""

import hashlib
import secrets
from typing import Literal, NamedTuple

KEY_BYTES = 16
SHEET_BYTES = 16


class Keys(NamedTuple):
    """The keys of one sheet."""

    write: str
    watch: str


def draw_keys() -> Keys:
    """New keys, which cannot be guessed."""
    write = secrets.token_urlsafe(KEY_BYTES)
    return Keys(write, watch_key(write))


def watch_key(write: str) -> str:
    """The key for watching that belongs to a key for writing, which cannot be computed from it."""
    return hashlib.sha256(f"kitapi sheet watched {write}".encode()).hexdigest()[: 2 * KEY_BYTES]


def hash_key(key: str) -> str:
    """The SHA-256 of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def role_of(key: str, write: str, watch: str) -> Literal["writer", "watcher"] | None:
    """What ``key`` allows, by the hashes of both keys; None: nothing."""
    hashed = hash_key(key)
    if secrets.compare_digest(hashed, write):
        return "writer"
    return "watcher" if secrets.compare_digest(hashed, watch) else None
