"""Cards in the form of the kernels, and an independent implementation of the strategies on cards."""

import math
from collections.abc import Sequence
from itertools import pairwise

from kitapi.cards import DECK_52, Card
from kitapi.mechanics.poker_hands import Combination, HandValue, value_of

PAIR_OR_BETTER = frozenset(Combination) - {Combination.HIGH_CARD}


def code_of(card: Card) -> int:
    """Return the card in the form of the kernels."""
    return 16 * card.suit.index + card.rank.height - 2


CARD_OF = {code_of(card): card for card in DECK_52}


def raises(strategy: str, cards: Sequence[Card], upcard: Card) -> bool:
    """Whether a strategy that never exchanges raises."""
    hand = value_of(cards)
    if strategy in {"always_raise", "always_fold"}:
        return strategy == "always_raise"
    if hand.combination in PAIR_OR_BETTER:
        return True
    if strategy == "akj83_or_better":
        return hand.heights >= (14, 13, 11, 8, 3)
    if strategy == "pair_or_better" or hand.heights[:2] != (14, 13):
        return False
    return strategy == "ace_king_or_better" or _with_ace_king(strategy, hand, upcard.rank.height)


def _with_ace_king(strategy: str, hand: HandValue, shown: int) -> bool:
    matched = shown in hand.heights
    if strategy == "matching_ace_king":
        return matched
    first = matched and 2 <= shown <= 12
    second = shown in {13, 14} and bool({11, 12} & set(hand.heights))
    third = not matched and 12 in hand.heights and shown < hand.heights[3]
    return first or second or third


def odd_card(cards: Sequence[Card]) -> Card | None:
    """Return the card that ``draws`` gives away, without a pair, if any."""
    if value_of(cards).combination in PAIR_OR_BETTER:
        return None
    open_ended = None
    for odd in cards:
        rest = [card for card in cards if card is not odd]
        heights = sorted(card.rank.height for card in rest)
        if len({card.suit for card in rest}) == 1:
            return odd
        if all(high == low + 1 for low, high in pairwise(heights)) and heights[-1] < 14:
            open_ended = odd
    return open_ended


def row_of(cards: Sequence[Card]) -> int:
    """Return the row of a strategy's table for these five cards."""
    indices = sorted(card.index for card in cards)
    return sum(math.comb(index, number) for number, index in enumerate(indices, 1))
