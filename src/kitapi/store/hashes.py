"""The hashes by which the store knows that nothing it holds has changed.

Every event carries one that covers all events of its stream up to it, and one covers all events of all streams
(docs/formats/database.md). They reveal damage and careless change; a rewrite of all of them is
revealed only by a copy.
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
    """What the first event of ``stream`` follows; no two streams begin alike."""
    return sha256(stream.encode()).digest()


def event_hash(previous: bytes, row: Sequence[Any]) -> bytes:
    """The hash of the event ``row``, which follows one of its stream whose hash is ``previous``.

    ``row`` begins with position, stream, version, kind, schema, payload, recorded_at; more is not looked at. The
    stream's name is in ``previous``. Three numbers and two lengths, in characters, stand in front, so no two events
    have the same bytes.
    """
    position, _, version, kind, schema, payload, recorded_at = row[:7]
    numbers = _NUMBERS(position, version, schema, len(kind), len(recorded_at))
    return sha256(b"%b%b%b%b" % (previous, numbers, (kind + recorded_at).encode(), payload)).digest()


def hash_of_all(previous: bytes, hash: bytes) -> bytes:
    """The hash of all streams once an event with ``hash`` has followed; ``previous``: before it."""
    return sha256(previous + hash).digest()


def command_hash(*columns: Any) -> bytes:
    """The hash of a stored command: stream, user, id, digest, answer and recorded_at, behind their six lengths.

    Lengths are counted in characters.
    """
    return sha256(_SIX(*map(len, columns)) + "".join(columns).encode()).digest()
