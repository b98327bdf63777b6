"""Random numbers for drills: SplitMix64 in whole numbers, so that a seed gives the same drill everywhere and always.

The generator is that of Steele, Lea and Flood (*Fast splittable pseudorandom number generators*, 2014). It is
implemented here because Python's own generator may change between versions; a test has a digest of its draws.
"""

from collections.abc import Sequence
from typing import TypeVar

ThingT = TypeVar("ThingT")

_WORD = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


class Draw:
    """Random draws, one after the other, from ``seeds``."""

    def __init__(self, *seeds: int) -> None:
        self._state = 0
        for seed in seeds:
            self._state = _mix_word((self._state + _GAMMA) & _WORD) ^ (seed & _WORD)

    def below(self, count: int) -> int:
        """Draw a number from 0 to ``count`` - 1, all with equal probability."""
        fair = _WORD + 1 - (_WORD + 1) % count
        while True:
            self._state = (self._state + _GAMMA) & _WORD
            if (drawn := _mix_word(self._state)) < fair:
                return drawn % count

    def between(self, lowest: int, highest: int) -> int:
        """Draw a number from ``lowest`` to ``highest``."""
        return lowest + self.below(highest - lowest + 1)

    def chance(self, good: int, of: int) -> bool:
        """Draw True with a probability of ``good`` in ``of``, otherwise False."""
        return self.below(of) < good

    def one_of(self, things: Sequence[ThingT]) -> ThingT:
        """Draw one of ``things``."""
        return things[self.below(len(things))]

    def some_of(self, things: Sequence[ThingT], count: int) -> list[ThingT]:
        """Draw ``count`` of ``things``; they are returned in the order drawn."""
        left = list(things)
        return [left.pop(self.below(len(left))) for _ in range(count)]

    def shuffle(self, things: Sequence[ThingT]) -> list[ThingT]:
        """Return all of ``things`` in a random order."""
        return self.some_of(things, len(things))


def _mix_word(word: int) -> int:
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _WORD
    return word ^ (word >> 31)
