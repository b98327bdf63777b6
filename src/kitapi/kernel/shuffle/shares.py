"""Pledges that bind the room to its secret, and each seat to its share in the shuffle, before any is revealed.

So nobody can choose a share after seeing another's, and the room cannot choose one for a player with whom it colludes.
"""

from collections.abc import Iterable

import msgspec

PLEDGED = "kitapi-fy-2"
"""The algorithm whose shares are pledged first. With any other algorithm they are revealed at once."""

SHARE_BYTES = 16
_PLEDGE = "kitapi-pledge-1"


class Commitment(msgspec.Struct, frozen=True, kw_only=True):
    """The room's commitment to its part of a deal's shuffle, made before any seat acts.

    ``context`` names the deal (table and place in its history), ``algorithm`` the version of the shuffle, ``digest``
    is the SHA-256 of secret and context in hexadecimal.
    """

    context: str
    algorithm: str
    digest: str


def pledge_of(commitment: Commitment, seat: int, value: str) -> str:
    """The pledge, in hexadecimal, that binds ``seat`` to its share ``value`` in the deal of ``commitment``."""
    import hashlib  # noqa: PLC0415 - loads OpenSSL, which scoring and looking up need not

    words = (_PLEDGE, commitment.context, commitment.digest, str(seat), value)
    return hashlib.sha256(parts(word.encode() for word in words)).hexdigest()


def parts(values: Iterable[bytes]) -> bytes:
    """The length (8 bytes, big-endian) and the bytes of each value; different lists give different results."""
    return b"".join(len(value).to_bytes(8, "big") + value for value in values)
