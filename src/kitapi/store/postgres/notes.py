"""Notifications between nodes about changed streams: names and versions, never contents.

A notification is sent inside the transaction that it is about, so it reaches all listeners when that is committed.
"""

from collections.abc import Iterator, Mapping
from urllib.parse import quote, unquote

CHANNEL = "kitapi"

LARGEST = 7_800
"""Maximum bytes of a notification; PostgreSQL accepts less than 8,000."""

ANY = "@0"
"""The notification that any stream may have changed."""


def notes(origin: str, moved: Mapping[str, int]) -> list[str]:
    """The notifications with the changed streams and their new versions; ``origin``: the store that changed them."""
    found: list[str] = []
    items = (f"{quote(stream, safe=':')}@{version}" for stream, version in moved.items())
    room = LARGEST - len(origin) - 1
    line = ""
    for item in (item if len(item) <= room else ANY for item in items):
        if line and len(line) + 1 + len(item) > room:
            found.append(f"{origin} {line}")
            line = ""
        line = f"{line},{item}" if line else item
    return [*found, f"{origin} {line}"] if line else found


def read(note: str, origin: str) -> Iterator[tuple[str, int]]:
    """Yield the streams and versions in a ``note``, unless the store ``origin`` itself sent it."""
    sender, _, items = note.rpartition(" ")
    if sender == origin:
        return
    for item in items.split(","):
        stream, _, version = item.rpartition("@")
        if version.isdecimal():
            yield unquote(stream), int(version)
