"""Many hands at once, as arrays of masks (``holdings``)."""

from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from kitapi.cards import DECK_32, Suit
from kitapi.players.evaluation import Bits
from kitapi.players.tricks.holdings import bit_of

TWELVE = 12
_PAIRS = np.array(list(combinations(range(TWELVE), 2)))

_INDEX_OF = np.zeros(33, np.int64)
for _card in DECK_32:
    _INDEX_OF[bit_of(_card).bit_length()] = _card.index


def card_sets_of(masks: Bits) -> NDArray[np.int64]:
    """Card masks of a 32-card hand (8 bits a suit) as card sets of the whole pack (13 bits a suit)."""
    bits = np.zeros_like(masks)
    for suit in Suit:
        bits |= (masks >> 8 * suit.index & 0xFF) << 13 * suit.index + 5
    return bits


def index_of(bits: Bits) -> NDArray[np.int64]:
    """The indices of cards given as masks of one."""
    return _INDEX_OF[np.log2(np.maximum(bits, 1)).astype(np.int64) + 1]


def cards_of(hands: Bits, size: int) -> Bits:
    """Array (n, size): the cards of (n,) hands of ``size`` cards each, as masks of one, lowest first."""
    found, left = np.empty((len(hands), size), np.int64), hands.copy()
    for place in range(size):
        found[:, place] = left & -left
        left &= left - 1
    return found


def pairs_of(twelve: Bits) -> Bits:
    """Array (n, 66): all pairs of cards of each of (n,) ``twelve``."""
    cards = cards_of(twelve, TWELVE)
    found: Bits = cards[:, _PAIRS[:, 0]] | cards[:, _PAIRS[:, 1]]
    return found
