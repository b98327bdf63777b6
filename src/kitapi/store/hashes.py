"""The hashes by which the store detects changes of its content.

The hash of an event covers all events of its stream up to it, and one hash covers all events of all streams
(docs/formats/database.md). They reveal damage and careless changes; if somebody rewrites events and all hashes, only
comparison with a copy reveals it.
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
_SIX = struct.Struct(">QQQQQQ").pack


def origin(stream: str) -> bytes:
    """The hash that the first event of ``stream`` follows, different for every stream."""
    return sha256(stream.encode()).digest()


def event_hash(previous: bytes, row: Sequence[Any]) -> bytes:
    """The hash of the event ``row``; ``previous``: the hash of the event before it in the stream.

    ``row`` begins with position, stream, version, kind, schema, payload, recorded_at; further columns are ignored.
    ``previous`` covers the stream's name. The hashed bytes begin with three numbers and two lengths, in characters, so
    that no two events have the same bytes.
    """
    position, _, version, kind, schema, payload, recorded_at = row[:7]
    numbers = _NUMBERS(position, version, schema, len(kind), len(recorded_at))
    return sha256(b"%b%b%b%b" % (previous, numbers, (kind + recorded_at).encode(), payload)).digest()


def hash_of_all(previous: bytes, hash: bytes) -> bytes:
    """The hash of all streams after an event with ``hash``; ``previous``: the hash of all streams before it."""
    return sha256(previous + hash).digest()


def command_hash(*columns: Any) -> bytes:
    """The hash of a stored command: stream, user, id, digest, answer and recorded_at, after their six lengths.

    Lengths are counted in characters.
    """
    return sha256(_SIX(*map(len, columns)) + "".join(columns).encode()).digest()
