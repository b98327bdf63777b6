"""Computes a deal's cards from its secret and the seats' shares; implemented from the protocol alone.

``docs/howto/check-a-deal.md`` describes the same in words. The room's own shuffle is not used, so that a mistake in it
is not repeated here.
"""

import hashlib
import hmac
import re
from collections.abc import Iterator, Mapping, Sequence
from struct import Struct

PLEDGED: Mapping[str, bool] = {"kitapi-fy-1": False, "kitapi-fy-2": True}
"""The known shuffling methods, each with whether all seats must pledge their shares before any share is shown."""

_32_BYTES = re.compile("[0-9a-f]{64}")
_LENGTH = Struct(">Q")
_FOUR_NUMBERS = Struct(">4Q")
_SPAN = 1 << 64
_FAIR = tuple(_SPAN - _SPAN % bound if bound else 0 for bound in range(53))
"""By number of places, the smallest random number that is rejected, because such numbers would favour some places."""


def is_32_bytes(hexadecimal: str) -> bool:
    """Whether the text has the form of a secret, commitment or pledge: 32 bytes in lower-case hexadecimal digits."""
    return _32_BYTES.fullmatch(hexadecimal) is not None


def parts(*given: bytes) -> bytes:
    """The concatenation of each part's length (eight bytes, big-endian) and its bytes."""
    return b"".join([_LENGTH.pack(len(part)) + part for part in given])


def commitment_of(context: str, secret: bytes) -> str:
    """The commitment of the room to its secret for the deal ``context``; hexadecimal."""
    return hashlib.sha256(parts(b"kitapi-commitment-1", _utf8(context), secret)).hexdigest()


def pledge_of(context: str, commitment: str, seat: int, value: str) -> str:
    """The pledge of ``seat`` to show ``value``, given the deal's ``commitment``; hexadecimal."""
    message = parts(b"kitapi-pledge-1", _utf8(context), _utf8(commitment), b"%d" % seat, _utf8(value))
    return hashlib.sha256(message).hexdigest()


def key_of(algorithm: str, context: str, secret: bytes, shares: Sequence[str]) -> bytes:
    """The key from which the order is computed; ``shares`` by seat, empty for a seat without one."""
    message = parts(_utf8(algorithm), _utf8(context), *[_utf8(share) for share in shares])
    return hmac.digest(secret, message, "sha256")


def order_of(deck: Sequence[str], key: bytes) -> tuple[str, ...]:
    """``deck``, of at most 52 cards, in the order given by ``key``: a card is drawn for each place from the last."""
    order, numbers = list(deck), draw_numbers(key)
    for places in range(len(order), 1, -1):
        fair = _FAIR[places]
        drawn = next(numbers)
        while drawn >= fair:
            drawn = next(numbers)
        drawn %= places
        order[places - 1], order[drawn] = order[drawn], order[places - 1]
    return tuple(order)


def draw_numbers(key: bytes) -> Iterator[int]:
    """Numbers of 64 bits, four from each block."""
    block = 0
    while True:
        yield from _FOUR_NUMBERS.unpack(hmac.digest(key, _LENGTH.pack(block), "sha256"))
        block += 1


def _utf8(text: str) -> bytes:
    """``text`` in UTF-8; characters that it cannot encode become question marks, so that every input has a verdict."""
    return text.encode(errors="replace")
