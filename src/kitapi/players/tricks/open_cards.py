"""Double-dummy results of cards: positions as arrays of masks, solved together."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kitapi.cards import DECK_32
from kitapi.players.evaluation import Bits
from kitapi.players.tricks.holdings import bit_of
from kitapi.players.tricks.masks import card_sets_of, index_of
from kitapi.solver import deals
from kitapi.solver.deals import Deals
from kitapi.solver.position import Objective

TABLE_BITS = 16
"""The size of the transposition table, in bits; positions of one call are similar, and share its entries."""

COLUMNS = np.array([card.index for card in sorted(DECK_32, key=bit_of)])
"""The indices of the cards in the order of their masks' bits."""


class Lying(NamedTuple):
    """Positions of the same hands at the same turn, with all cards known.

    ``hands``: (n, 2 or 3) masks of the cards held, the declarer's first and then in the order of play. ``leader``: the
    place that leads or led. ``trump``: the index of the suit, -1 at no trumps. ``table``: (n, cards) masks of the cards
    of the trick, in the order played.
    """

    hands: Bits
    leader: int
    trump: int
    table: Bits

    @property
    def turn(self) -> int:
        """The place that plays now."""
        return int((self.leader + self.table.shape[1]) % self.hands.shape[1])

    def deals(self) -> Deals:
        """The positions in the form that the solver takes."""
        number = len(self.hands)
        leaders, trumps = np.full(number, self.leader), np.full(number, self.trump)
        return Deals(card_sets_of(self.hands), leaders, trumps, index_of(self.table))


def tricks(lying: Lying, objective: Objective = Objective.TRICKS) -> NDArray[np.int8]:
    """Array (n,): the declarer's remaining tricks; at betl 1 if it is made, else 0."""
    return deals.results(lying.deals(), objective, workers=1, table_bits=TABLE_BITS, alike=True)


def tricks_of_cards(lying: Lying, objective: Objective = Objective.TRICKS) -> NDArray[np.int8]:
    """Array (n, 32): the result, as in ``tricks``, after each legal card, by its bit; -1 for all other cards."""
    found = deals.results_of_cards(lying.deals(), objective, workers=1, table_bits=TABLE_BITS, alike=True)
    return found[:, COLUMNS]
