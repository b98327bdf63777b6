"""All states of a hand against an upcard of one rank: the value of each choice, and the outcomes of chosen ones."""

from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from kitapi.games.caribbean_stud.odds.bank import Bank, bank
from kitapi.games.caribbean_stud.odds.count_kernels import WAYS, Suited, add_up_flushes, count_after, count_dealt
from kitapi.games.caribbean_stud.odds.exchange_kernels import (
    AT_BEST,
    FOLD,
    NEVER,
    TALLY,
    tally_dealt,
    tally_exchanges,
    write_exchange_values,
    write_raise_values,
)
from kitapi.games.caribbean_stud.odds.states import (
    FIVE_COUNTS,
    FIVE_FLUSH,
    FIVE_PLACES,
    FIVE_PLAIN,
    WHOLE,
    States,
    against,
    five_sets,
    six_sets,
)
from kitapi.games.caribbean_stud.odds.terms import Terms
from kitapi.games.caribbean_stud.odds.values import ALL_RANKS, ROWS, Integers

Choices = NDArray[np.int8]

FOLDS: Final = 0
RAISES: Final = 1
GIVES: Final = 2
"""Choices: 0 is a fold, 1 a raise, and ``GIVES`` + s, from 2 to 7, an exchange of the card of slot s. Slots 0 to 4 are
the indices of the hand's ranks, the lowest first. If four cards are of one suit and the fifth, the odd card, has the
rank of one of them, slot 5 is the odd card, and the slot of this rank is the other card of the pair."""


class Spots:
    """All n states of a hand against an upcard of one rank, with their values and outcomes under given house rules.

    Arrays are computed at first use and cached; those of exchanges take about 35 MB. ``least`` is the lowest value with
    which a hand is raised after an exchange, or ``AT_BEST``.
    """

    def __init__(self, upcard: int, terms: Terms) -> None:
        self.upcard = upcard
        self.terms = terms
        self.states: States = against(upcard)
        self._states = np.ascontiguousarray(np.stack(self.states))
        self._bank: Bank = bank(upcard)
        self._suited = np.zeros((1 << ALL_RANKS, len(self._bank.suited) + 1), np.int16)
        add_up_flushes(self._bank.suited, upcard, self._suited)

    @cached_property
    def ways(self) -> Integers:
        """The number of hands in each state, against one upcard of this rank; shape (n,)."""
        return self.states.ways

    @cached_property
    def ranks(self) -> Integers:
        """The different ranks of each hand, the lowest first, filled up with 13; shape (n, 5)."""
        return five_sets()[self.states.number, FIVE_PLACES : FIVE_PLACES + 5]

    @cached_property
    def counts(self) -> Integers:
        """The number of cards of each of ``ranks``, filled up with 0; shape (n, 5)."""
        return five_sets()[self.states.number, FIVE_COUNTS : FIVE_COUNTS + 5]

    @cached_property
    def value(self) -> Integers:
        """The value of each hand as dealt, from 0 to 7,461; shape (n,)."""
        five = five_sets()[self.states.number]
        return np.where(self.states.odd == WHOLE, five[:, FIVE_FLUSH], five[:, FIVE_PLAIN])

    def _facts(self, least: int = AT_BEST) -> tuple[Integers, Integers, Integers, Suited]:
        facts = (self.upcard, self.terms.qualified, self._bank.weak_end, self._bank.flush_end, least)
        return np.array(facts), self._bank.below, self._bank.suited_below, self._suited

    @cached_property
    def dealt(self) -> Integers:
        """The packed counts of the bank's hands against each hand as dealt, as in ``count_kernels``; shape (n,)."""
        counts = np.zeros(len(self.ways), np.int64)
        count_dealt(*self._facts(), self._bank.takes, five_sets(), self._states, counts)
        return counts

    @cached_property
    def raised(self) -> Integers:
        """The value of raising each hand as dealt, in ANTEs times ``WAYS``; shape (n,)."""
        values = np.zeros(len(self.ways), np.int64)
        write_raise_values(self.dealt, self.terms.kept[self.value], values)
        return values

    @cached_property
    def _after(self) -> tuple[Integers, Integers, Integers]:
        six = six_sets()
        counts, best = np.zeros(six.rows, np.int64), np.zeros(six.rows, np.int64)
        by_ranks = np.zeros((len(six.sets), 3), np.int64)
        count_after(
            *self._facts(), self._bank.takes, five_sets(), six.sets, self.terms.after_exchange, counts, best, by_ranks
        )
        return counts, best, by_ranks

    def _tables(
        self, least: int
    ) -> tuple[Integers, Integers, Suited, Integers, Integers, Integers, Integers, Integers, Integers]:
        facts, _below, suited_below, suited = self._facts(least)
        six = six_sets()
        counts, _best, by_ranks = self._after
        sets = five_sets(), six.sets, six.with_rank
        return facts, suited_below, suited, *sets, counts, by_ranks, self.terms.after_exchange

    @cached_property
    def exchanged(self) -> Integers:
        """The value of each exchange, with the fee deducted, in ANTEs times ``WAYS``; shape (6, n).

        There is a row for each slot; a slot without a card has the value ``NEVER``.
        """
        values = np.zeros((6, len(self.ways)), np.int64)
        write_exchange_values(*self._tables(AT_BEST), self._after[1], self._states, values)
        return np.where(values > NEVER, values - self.terms.fee * WAYS, NEVER)

    def tally(self, choices: Choices, least: int = AT_BEST) -> Integers:
        """Count the outcomes of ``choices`` against one upcard of this rank: an array of ``TALLY`` counts.

        ``choices``, (n,): a choice for each state. Every hand counts ``WAYS`` times, once for each combination of a new
        card and a hand of the bank.
        """
        tally = np.zeros(TALLY, np.int64)
        tally[FOLD] = self.ways[choices == FOLDS].sum() * WAYS
        tally_dealt(self.dealt, ROWS[self.value], np.where(choices == RAISES, self.ways, 0), tally)
        if (choices >= GIVES).any():
            tally_exchanges(*self._tables(least), self._states, choices - np.int8(GIVES), tally)
        return tally
