"""Observations as numbers of 32 bits, for the kernels of all games."""

from kitapi.batch.game import Observations
from kitapi.compiling.kernels import compiled

LARGEST = 0x7FFFFFFF


@compiled("int64(int64)")
def cut(number: int) -> int:
    """``number`` limited to the range from −2³¹ + 1 to 2³¹ − 1."""
    return max(-LARGEST, min(number, LARGEST))


@compiled("int64(int32[::1], int64, int64)")
def write_cards(seen: Observations, place: int, cards: int) -> int:
    """Write a set of cards as 32 numbers, one for each card of the pack, and return the index after them."""
    for card in range(32):
        seen[place + card] = cards >> card & 1
    return place + 32
