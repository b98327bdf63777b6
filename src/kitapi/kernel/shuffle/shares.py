"""What binds the room to its secret, and each seat to its share in the shuffle, before anybody reveals any.

So nobody can choose their share after they have seen another's, and the room cannot choose any for somebody who is in
league with it.
"""

import hashlib
from collections.abc import Iterable

import msgspec

PLEDGED = "kitapi-fy-2"
"""The algorithm in which shares are pledged. In any other they are revealed at once."""

SHARE_BYTES = 16
_PLEDGE = "kitapi-pledge-1"


class Commitment(msgspec.Struct, frozen=True, kw_only=True):
    """What a deal's shuffle is bound to before any seat speaks.

    ``context`` names the deal (table and place in its history), ``algorithm`` the version of the shuffle, ``digest``
    is the SHA-256 of secret and context in hexadecimal.
    """

    context: str
    algorithm: str
    digest: str


def pledge_of(commitment: Commitment, seat: int, value: str) -> str:
    """What binds ``seat`` to its share ``value``, in the deal of ``commitment``, without showing it; hexadecimal."""
    words = (_PLEDGE, commitment.context, commitment.digest, str(seat), value)
    return hashlib.sha256(parts(word.encode() for word in words)).hexdigest()


def parts(values: Iterable[bytes]) -> bytes:
    """Each value's length in bytes (8 bytes, big end first) and the value, so that no two lists of values are alike."""
    return b"".join(len(value).to_bytes(8, "big") + value for value in values)
