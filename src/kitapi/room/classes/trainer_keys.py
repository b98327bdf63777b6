"""Keys with which the trainer of a class becomes its trainer on other devices; only their hashes are stored."""

import hashlib
import secrets

from kitapi.room.classes.class_errors import WrongTrainerKey
from kitapi.room.errors import TooMuch

KEY_BYTES = 16
MOST_KEYS, MOST_TRAINERS = 50, 10
"""Maximum of keys that one class ever gets, and of trainers besides the one who opened it."""


def draw_key() -> str:
    """A new key, which cannot be guessed."""
    return secrets.token_urlsafe(KEY_BYTES)


def hash_key(key: str) -> str:
    """The SHA-256 of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def check_key(key: str, stored: str) -> None:
    """Check that ``key`` has the hash ``stored``, which is empty if the class has no key.

    Raises:
        WrongTrainerKey: it has not.
    """
    if not secrets.compare_digest(hash_key(key), stored):
        raise WrongTrainerKey


def check_room_for_key(keys: int) -> None:
    """Check that a class that has had ``keys`` may get another one.

    Raises:
        TooMuch: it may not.
    """
    if keys >= MOST_KEYS:
        raise TooMuch(what="trainer's keys")


def check_room_for_trainer(trainers: int) -> None:
    """Check that a class with ``trainers`` besides the one who opened it may get another one.

    Raises:
        TooMuch: it may not.
    """
    if trainers >= MOST_TRAINERS:
        raise TooMuch(what="trainers")
