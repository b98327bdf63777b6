"""The hashes by which the store knows that nothing it holds has changed.

Every event carries one that covers all events of its stream up to it, and one covers all events of all streams
(docs/formats/database.md). They tell damage and clumsy change; whoever rewrites them all is told by a kept copy only.
"""

import struct
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

BYTES = 32
"""Length of every hash: SHA-256."""

NOTHING = sha256(b"").digest()
"""The hash of all streams before the first event."""

_NUMBERS = struct.Struct(">QQQQQ").pack
_LENGTH = struct.Struct(">Q").pack


def origin(stream: str) -> bytes:
    """What the first event of ``stream`` follows; no two streams begin alike."""
    return sha256(stream.encode()).digest()


def event_hash(previous: bytes, row: Sequence[Any]) -> bytes:
    """The hash of the event ``row``, which follows one of its stream whose hash is ``previous``.

    ``row`` begins with position, stream, version, kind, schema, payload, recorded_at; more is not looked at. The
    stream's name is in ``previous``. Three numbers and two lengths stand in front, so no two events have the same
    bytes.
    """
    position, _, version, kind, schema, payload, recorded_at = row[:7]
    named, stamped = kind.encode(), recorded_at.encode()
    numbers = _NUMBERS(position, version, schema, len(named), len(stamped))
    return sha256(b"%b%b%b%b%b" % (previous, numbers, named, stamped, payload)).digest()


def hash_of_all(previous: bytes, hash: bytes) -> bytes:
    """The hash of all streams once an event with ``hash`` has followed; ``previous``: before it."""
    return sha256(previous + hash).digest()


def command_hash(*columns: Any) -> bytes:
    """The hash of a stored command: stream, user, id, digest, answer and recorded_at, each behind its length."""
    texts = [column.encode() for column in columns]
    return sha256(b"".join(_LENGTH(len(text)) + text for text in texts)).digest()
