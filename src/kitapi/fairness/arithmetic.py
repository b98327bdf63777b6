"""How a deal's cards follow from its secret and the seats' shares, worked out from the protocol alone.

``docs/howto/check-a-deal.md`` says the same in words. Nothing here comes from the room's own shuffle, so that a mistake
there is not repeated here.
"""

import hashlib
import hmac
import re
from collections.abc import Iterator, Mapping, Sequence
from struct import Struct

PLEDGED: Mapping[str, bool] = {"kitapi-fy-1": False, "kitapi-fy-2": True}
"""The ways to shuffle that are known, and whether seats pledge themselves before any of them shows its share."""

_32_BYTES = re.compile("[0-9a-f]{64}")
_LENGTH = Struct(">Q")
_FOUR_NUMBERS = Struct(">4Q")
_SPAN = 1 << 64
_FAIR = tuple(_SPAN - _SPAN % bound if bound else 0 for bound in range(53))
"""By how many places there are: numbers from here on would favour some of them, and are thrown away."""


def is_32_bytes(hexadecimal: str) -> bool:
    """Whether this is written as a secret, a commitment or a pledge is: 32 bytes in small hexadecimal digits."""
    return _32_BYTES.fullmatch(hexadecimal) is not None


def parts(*given: bytes) -> bytes:
    """Each part as its length, eight bytes with the highest first, and then its bytes."""
    return b"".join([_LENGTH.pack(len(part)) + part for part in given])


def commitment_of(context: str, secret: bytes) -> str:
    """What binds the room to its secret for the deal ``context``; hexadecimal."""
    return hashlib.sha256(parts(b"kitapi-commitment-1", _utf8(context), secret)).hexdigest()


def pledge_of(context: str, commitment: str, seat: int, value: str) -> str:
    """What binds ``seat`` to the ``value`` it will show, once it has seen the deal's ``commitment``; hexadecimal."""
    message = parts(b"kitapi-pledge-1", _utf8(context), _utf8(commitment), b"%d" % seat, _utf8(value))
    return hashlib.sha256(message).hexdigest()


def key_of(algorithm: str, context: str, secret: bytes, shares: Sequence[str]) -> bytes:
    """What the order is drawn from; ``shares`` by seat, empty where there is none."""
    message = parts(_utf8(algorithm), _utf8(context), *[_utf8(share) for share in shares])
    return hmac.digest(secret, message, "sha256")


def order_of(deck: Sequence[str], key: bytes) -> tuple[str, ...]:
    """``deck``, of at most 52 cards, in the order that ``key`` makes: from the last place down, one drawn for each."""
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
    """``text`` as bytes; what no UTF-8 can hold becomes a question mark, so that every input has an answer."""
    return text.encode(errors="replace")
