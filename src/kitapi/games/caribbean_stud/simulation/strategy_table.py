"""Conversion of a strategy of the exact odds into a table that simulations use.

The exact odds have one choice for each state, to which many hands belong; a table, (2598960, 52), has an entry for each
hand and upcard, in the format of ``strategies.read_table``.

In a table, the choice after an exchange depends only on the five final cards and the upcard. It ignores the card given
away, although the bank cannot hold that card; so the table is not optimal for the few hands for which this matters.
"""

from functools import cache
from itertools import combinations
from math import comb
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kitapi.games.caribbean_stud.odds.count_kernels import WAYS
from kitapi.games.caribbean_stud.odds.exchange_kernels import AT_BEST
from kitapi.games.caribbean_stud.odds.spots import GIVES, Choices, Spots
from kitapi.games.caribbean_stud.odds.states import NONE, WHOLE
from kitapi.games.caribbean_stud.odds.strategies import Strategy
from kitapi.games.caribbean_stud.odds.terms import RULEBOOK, terms_of
from kitapi.games.caribbean_stud.odds.values import ALL_RANKS, NUMBERS, SETS, SUITS
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudVariant
from kitapi.games.caribbean_stud.simulation.kernels import Table
from kitapi.games.caribbean_stud.simulation.strategies import CARDS, HANDS

SIZE = 5
RAISES_AFTER = 8
_ODDS = 7
"""The number of values of ``States.odd``, which are from -1 to 5."""

Small = NDArray[np.int8]


class Hands(NamedTuple):
    """Hands as arrays with a row for each hand.

    ``cards``, (n, 5): card indices, ascending. ``places``, (n, 5): the index of each card's rank among the hand's
    different ranks, the lowest first. ``key``, (n,): a number for the set of ranks and the odd card, see ``_by_key``.
    ``giver``, (n, 6): for each exchange (choice ``GIVES`` + column), the column in ``cards`` of the card given away.
    """

    cards: Small
    places: Small
    key: NDArray[np.int32]
    giver: Small


def hands_of(cards: Small) -> Hands:
    """Compute the arrays of ``Hands``; ``cards``, (n, 5): five ascending card indices in each row."""
    ranks, suits = cards % ALL_RANKS, cards // ALL_RANKS
    bits = np.int32(1) << ranks.astype(np.int32)
    places = np.bitwise_count(np.bitwise_or.reduce(bits, axis=1)[:, None] & (bits - 1)).astype(np.int8)
    odd_card = _odd_cards(suits)
    odd = np.take_along_axis(places, np.clip(odd_card, 0, SIZE - 1)[:, None], 1)[:, 0]
    odd = np.where(np.isin(odd_card, (NONE, WHOLE)), odd_card, odd)
    key = _numbers(ranks) * _ODDS + odd + 1
    return Hands(cards, places, key.astype(np.int32), _givers(places, odd_card))


@cache
def all_hands() -> Hands:
    """Return all 2,598,960 hands in the order of a table's rows; takes a few seconds and 100 MB."""
    every = np.array(list(combinations(range(CARDS), SIZE)), np.int8)
    cards = np.empty_like(every)
    cards[rows_of(every)] = every
    return hands_of(cards)


def rows_of(cards: Small) -> NDArray[np.int64]:
    """Compute each hand's row in a table, by the combinatorial number system; ``cards``, (n, 5): ascending in a row."""
    chosen = np.array([[comb(card, some) for card in range(CARDS)] for some in range(1, SIZE + 1)])
    rows: NDArray[np.int64] = chosen[np.arange(SIZE), cards].sum(axis=1)
    return rows


def _numbers(ranks: Small) -> NDArray[np.int64]:
    """Compute the number of each hand's set of ranks, in parts to save memory; ``ranks``, (n, 5): each card's rank."""
    parts = np.array_split(ranks, 1 + len(ranks) // 65_536)
    return np.concatenate([NUMBERS.of((part[:, :, None] == np.arange(ALL_RANKS)).sum(axis=1)) for part in parts])


def _odd_cards(suits: Small) -> NDArray[np.int64]:
    """For each hand, return the column of the card that is not of the same suit as the other four; shape (n,).

    ``NONE`` if no four cards are of one suit, ``WHOLE`` if all five are.
    """
    same = (suits[:, :, None] == suits[:, None, :]).sum(axis=2)
    most = same.max(axis=1)
    return np.where(most == SIZE, WHOLE, np.where(most == SIZE - 1, same.argmin(axis=1), NONE))


def _givers(places: Small, odd_card: NDArray[np.int64]) -> Small:
    """Compute ``Hands.giver``, (n, 6): for each exchange, the column of the card given away.

    The first five exchanges give away a card of the hand's i-th lowest rank, and not the odd card if there are several;
    the last gives away the odd card.
    """
    giver = np.zeros((len(places), SIZE + 1), np.int8)
    for card in range(SIZE):
        for place in range(SIZE):
            there = (places[:, card] == place) & (odd_card != card)
            giver[there, place] = card
    for card in range(SIZE):
        alone = (odd_card == card) & ((places == places[:, card : card + 1]).sum(axis=1) == 1)
        giver[alone, places[alone, card]] = card
    giver[:, SIZE] = np.clip(odd_card, 0, SIZE - 1)
    return giver


def table_of(strategy: Strategy, variant: CaribbeanStudVariant = RULEBOOK) -> Table:
    """Compute the table of ``strategy``; takes several tens of seconds and 300 MB."""
    table = np.zeros((HANDS, CARDS), np.uint8)
    for rank in range(ALL_RANKS):
        table[:, rank::ALL_RANKS] = columns(strategy, all_hands(), rank, variant)
    return table


def columns(strategy: Strategy, hands: Hands, rank: int, variant: CaribbeanStudVariant = RULEBOOK) -> Table:
    """Compute the entries of the table of ``strategy`` for ``hands`` and the four upcards of a rank, (n, 4)."""
    choices, after = _choose_all(strategy, rank, variant)
    found = np.empty((len(hands.cards), SUITS), np.uint8)
    for suit in range(SUITS):
        at = _key_against(hands, suit)
        chosen = choices[at]
        given = np.take_along_axis(hands.giver, np.maximum(chosen - GIVES, 0)[:, None], 1)[:, 0]
        found[:, suit] = np.where(chosen >= GIVES, GIVES + given, chosen) + RAISES_AFTER * after[at]
    return found


def _key_against(hands: Hands, suit: int) -> NDArray[np.int32]:
    """For each hand, compute the index of its state in an array of ``_by_key``, for an upcard of ``suit``; (n,)."""
    inside = np.zeros(len(hands.cards), np.int32)
    for card in range(SIZE):
        inside |= (hands.cards[:, card] // ALL_RANKS == suit).astype(np.int32) << hands.places[:, card]
    return hands.key << SIZE | inside


def _choose_all(strategy: Strategy, rank: int, variant: CaribbeanStudVariant) -> tuple[Choices, Choices]:
    """Return two arrays indexed as in ``_by_key``, for an upcard of ``rank``.

    They are the strategy's choice in every state, and 1 if a final hand of this state is raised after an exchange.
    """
    terms = terms_of(variant)
    spots, changed = Spots(rank, terms), Spots(rank, terms._replace(kept=terms.exchanged))
    least = strategy.least
    raised = changed.raised > -WAYS if least == AT_BEST else changed.value >= least
    return _by_key(spots, strategy.choose(spots)), _by_key(changed, raised.astype(np.int8))


def _by_key(spots: Spots, said: Choices) -> Choices:
    """Copy ``said``, which has an entry for each state, to an array indexed by the state's key.

    The key combines the set of ranks, ``odd`` and ``inside``.
    """
    states = spots.states
    found = np.zeros(SETS * _ODDS << SIZE, np.int8)
    found[(states.number * _ODDS + states.odd + 1) << SIZE | states.inside] = said
    return found
