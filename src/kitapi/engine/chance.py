"""The sources of a deal's cards: a seed, or decks given in dealing order.

A seed is not secret, and these shuffles are reproducible, so they are unsuitable for real play. The order depends on
the game, the seed, the deal's number in the sitting, and how often its cards were shuffled before:

1. ``parts(a, b, …)`` writes each part as its length in bytes (8 bytes, big end first) and its bytes.
2. The key is SHA-256 of parts("kitapi-engine-1", game, seed, number, times), numbers as decimal text.
3. Block ``i`` = 0, 1, 2 … is SHA-256 of the key and ``i`` (8 bytes, big end first): four numbers of 64 bits.
4. Fisher–Yates over the pack in its sorted order: for each position from the last down to the second, draw a position
up to and including it, and swap the two cards. A number that would make some positions more probable is skipped.
"""

import hashlib
from collections.abc import Iterator, Sequence
from typing import TypeAlias

import msgspec

from kitapi.cards import Card
from kitapi.kernel import Commitment, Shuffled, parts

FROM_SEED = "kitapi-engine-1"
GIVEN = "kitapi-given-1"
"""Names of these shuffling methods in events; they use neither a secret nor the seats' contributions."""

MOST_DECKS = 16
"""Maximum number of decks that may be given for one deal."""


class NoDeckLeft(Exception):
    """The cards must be shuffled, but no deck is left."""


class Seeded(msgspec.Struct, frozen=True):
    """The source of cards that shuffles them by a seed, so that a run can be repeated."""

    game: str
    seed: int

    def commitment(self, number: int) -> Commitment:
        """The commitment in the opening event of the deal ``number``; it commits to nothing."""
        return Commitment(context=f"{self.game}/{self.seed}/{number}", algorithm=FROM_SEED, digest="")

    def key(self, number: int, times: int) -> bytes:
        """The key from which the order is computed, 32 bytes."""
        said = (FROM_SEED, self.game, str(self.seed), str(number), str(times))
        return hashlib.sha256(parts(part.encode() for part in said)).digest()

    def shuffle(self, pack: Sequence[Card], number: int, times: int) -> Shuffled:
        """Return ``pack`` in the order of the deal ``number``, shuffled ``times`` times before."""
        key = self.key(number, times)
        return Shuffled(order=in_order(pack, key), algorithm=FROM_SEED, secret=key.hex())

    def unused_secret(self, number: int) -> str:
        """The secret from which the order would have been computed, hexadecimal."""
        return self.key(number, 0).hex()


class Given(msgspec.Struct, frozen=True):
    """Cards in the order of ``decks``, one for each time that they are shuffled."""

    game: str
    decks: tuple[tuple[Card, ...], ...]

    def commitment(self, number: int) -> Commitment:
        """The commitment in the opening event of the deal ``number``; it commits to nothing."""
        return Commitment(context=f"{self.game}/given/{number}", algorithm=GIVEN, digest="")

    def shuffle(self, _pack: Sequence[Card], _number: int, times: int) -> Shuffled:
        """Return the next deck, as it was given.

        Raises:
            NoDeckLeft: no deck is left.
        """
        if times >= len(self.decks):
            raise NoDeckLeft
        return Shuffled(order=self.decks[times], algorithm=GIVEN, secret="")

    def unused_secret(self, _number: int) -> str:
        """Return an empty text, because the decks were given, not drawn."""
        return ""


Chance: TypeAlias = Seeded | Given


def in_order(pack: Sequence[Card], key: bytes) -> tuple[Card, ...]:
    """``pack`` in the order that is computed from ``key``."""
    numbers, order = _numbers(key), list(pack)
    for place in range(len(order) - 1, 0, -1):
        fair = (1 << 64) - (1 << 64) % (place + 1)
        other = next(number for number in numbers if number < fair) % (place + 1)
        order[place], order[other] = order[other], order[place]
    return tuple(order)


def _numbers(key: bytes) -> Iterator[int]:
    block = 0
    while True:
        drawn = hashlib.sha256(key + block.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(drawn[start : start + 8], "big") for start in range(0, len(drawn), 8))
        block += 1


def share(context: str, seat: int, size: int) -> str:
    """A seat's contribution to the shuffle, ``size`` bytes in hexadecimal; the order does not depend on it."""
    return hashlib.sha256(parts(part.encode() for part in (FROM_SEED, context, str(seat)))).digest()[:size].hex()
