"""The value of five cards at poker.

Five cards make one combination, from high card to royal flush; between hands of the same combination the ranks decide:
first the ranks of which a hand has the most cards, then the highest ranks. Suits matter only for flushes; they never
decide between hands.
"""

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from kitapi.cards import Card

HAND_SIZE = 5
"""Number of cards in a hand."""

_ACE, _FIVE = 14, 5
_WHEEL = [_ACE, 5, 4, 3, 2]


class Combination(Enum):
    """A combination of five cards, the best first; the value is its name in files."""

    ROYAL_FLUSH = "royal_flush"
    STRAIGHT_FLUSH = "straight_flush"
    FOUR_OF_A_KIND = "four_of_a_kind"
    FULL_HOUSE = "full_house"
    FLUSH = "flush"
    STRAIGHT = "straight"
    THREE_OF_A_KIND = "three_of_a_kind"
    TWO_PAIR = "two_pair"
    PAIR = "pair"
    HIGH_CARD = "high_card"


_BY_STRENGTH = tuple(reversed(Combination))
_STRENGTH = {combination: strength for strength, combination in enumerate(_BY_STRENGTH)}

_OF_SAME_RANK = {
    (4, 2): Combination.FOUR_OF_A_KIND,
    (3, 2): Combination.FULL_HOUSE,
    (3, 3): Combination.THREE_OF_A_KIND,
    (2, 3): Combination.TWO_PAIR,
    (2, 4): Combination.PAIR,
}
"""The combination by how many cards share the commonest rank, and how many ranks there are."""


class HandValue(NamedTuple):
    """The strength of a hand: the greater one wins, and equal ones tie."""

    strength: int
    """The combination's number: 0 for a high card to 9 for a royal flush."""
    heights: tuple[int, ...]
    """The heights of the ranks that decide within the combination, each once.

    A straight has only the height of its top, which is five with a low ace.
    """

    @property
    def combination(self) -> Combination:
        """The combination of the cards."""
        return _BY_STRENGTH[self.strength]


def value_of(cards: Sequence[Card]) -> HandValue:
    """The value of five different cards, in any order."""
    heights = [card.rank.height for card in cards]
    heights.sort(reverse=True)
    ranks = sorted(set(heights), key=lambda height: (heights.count(height), height), reverse=True)
    if len(ranks) < HAND_SIZE:
        return HandValue(_STRENGTH[_OF_SAME_RANK[heights.count(ranks[0]), len(ranks)]], tuple(ranks))
    top = straight_top(heights)
    flush = all(card.suit is cards[0].suit for card in cards)
    return HandValue(_STRENGTH[_of_different_ranks(top, flush)], tuple(ranks) if top is None else (top,))


def straight_top(heights: list[int]) -> int | None:
    """The top of five different ``heights``, high to low, if they form a straight; otherwise None.

    An ace stands above the king, or below the two; a straight does not continue from king over ace to two.
    """
    if heights == _WHEEL:
        return _FIVE
    return heights[0] if heights[0] - heights[-1] == HAND_SIZE - 1 else None


def _of_different_ranks(top: int | None, flush: bool) -> Combination:
    if top is None:
        return Combination.FLUSH if flush else Combination.HIGH_CARD
    if not flush:
        return Combination.STRAIGHT
    return Combination.ROYAL_FLUSH if top == _ACE else Combination.STRAIGHT_FLUSH
