"""Shuffles cards; no other module computes an order of cards from the room's random numbers.

The order depends only on a secret of 256 bits drawn for this deal, on the seats' contributions, and on the deal's name;
anybody can repeat the computation once the secret is shown:

1. ``parts(a, b, …)`` writes each part as its length in bytes (8 bytes, big end first) and its bytes.
2. The commitment, published before any seat speaks, is SHA-256 of parts("kitapi-commitment-1", context, secret).
3. Each seat pledges its contribution, and shows it once all have pledged (``kitapi.kernel.shuffle``).
4. The key is HMAC-SHA256 under the secret of parts("kitapi-fy-2", context, contribution of seat 0, of seat 1, …).
5. Block ``i`` = 0, 1, 2 … is HMAC-SHA256 under the key of ``i`` (8 bytes); each block is four numbers of 64 bits.
6. Fisher–Yates: for each place from the last down to the second, draw one of the places up to it and swap the two
   cards. A number that would favour some places is rejected, so every place is exactly equally likely.

Deals of ``kitapi-fy-1``, the first algorithm, have no third step; a deal is shuffled as it was opened.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence
from typing import TypeVar

from kitapi.kernel import PLEDGED, Commitment, parts
from kitapi.kernel.shuffle.shares import SHARE_BYTES

ALGORITHM = PLEDGED
"""The name of this algorithm, stored in every deal; another algorithm gets another name."""

FIRST = "kitapi-fy-1"
"""The name of the earlier algorithm, without pledges."""

SECRET_BYTES = 32
_COMMITMENT = "kitapi-commitment-1"
_BOT = "kitapi-bot-1"

CardT = TypeVar("CardT")


def fresh_secret() -> bytes:
    """A deal's secret: 256 bits from the operating system."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment_of(secret: bytes, context: str) -> str:
    """The digest that commits the room to ``secret`` for the deal ``context`` without showing it; hexadecimal."""
    return hashlib.sha256(parts((_COMMITMENT.encode(), context.encode(), secret))).hexdigest()


def make_commitment(context: str, secret: bytes) -> Commitment:
    """The commitment of a deal, published before any seat contributes."""
    return Commitment(context=context, algorithm=ALGORITHM, digest=commitment_of(secret, context))


def share_of_bot(secret: bytes, context: str, seat: int) -> str:
    """A bot's contribution (hexadecimal), derived from the secret, which the room knows anyway.

    This allows the room to show the pledged contribution even after a crash.
    """
    drawn = hmac.digest(secret, parts(part.encode() for part in (_BOT, context, str(seat))), "sha256")
    return drawn[:SHARE_BYTES].hex()


def shuffle(
    deck: Sequence[CardT], secret: bytes, contributions: Sequence[str], context: str, algorithm: str = ALGORITHM
) -> tuple[CardT, ...]:
    """``deck`` in the order given by the secret, the seats' contributions (by seat) and the deal's name.

    Raises:
        ValueError: ``algorithm`` is unknown.
    """
    if algorithm not in (FIRST, ALGORITHM):
        raise ValueError(f"no shuffle is called {algorithm}")
    message = (algorithm, context, *contributions)
    key = hmac.digest(secret, parts(part.encode() for part in message), "sha256")
    numbers = _numbers(key)
    order = list(deck)
    for place in range(len(order) - 1, 0, -1):
        other = below(place + 1, numbers)
        order[place], order[other] = order[other], order[place]
    return tuple(order)


def below(bound: int, numbers: Iterator[int], bits: int = 64) -> int:
    """A number from 0 to ``bound`` - 1, each equally likely if all numbers of ``bits`` bits are.

    ``bound`` must be at least 1 and at most 2 to the power of ``bits``.
    """
    span = 1 << bits
    if not 1 <= bound <= span:
        raise ValueError(f"bound must be from 1 to {span}, not {bound}")
    fair = span - span % bound
    return next(number for number in numbers if number < fair) % bound


def _numbers(key: bytes) -> Iterator[int]:
    block = 0
    while True:
        drawn = hmac.digest(key, block.to_bytes(8, "big"), "sha256")
        for start in range(0, len(drawn), 8):
            yield int.from_bytes(drawn[start : start + 8], "big")
        block += 1
