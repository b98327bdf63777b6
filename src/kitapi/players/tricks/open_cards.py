"""Double-dummy results of cards: positions as arrays of masks, solved together."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kitapi.cards import DECK_32
from kitapi.players.judged import Bits
from kitapi.players.tricks.holdings import bit_of
from kitapi.players.tricks.masks import index_of, wide
from kitapi.solver import deals
from kitapi.solver.deals import Deals
from kitapi.solver.position import Objective

TABLE_BITS = 16
"""Positions of one call are much alike, and profit from what is known of others."""

COLUMNS = np.array([card.index for card in sorted(DECK_32, key=bit_of)])
"""The indices of the cards in the order of their masks' bits."""


class Lying(NamedTuple):
    """Positions of the same hands at the same turn, the cards lying open.

    ``hands``: (n, 2 or 3) masks of what is held, the declarer's first and then in the order of play. ``leader``: the
    place of who leads or led. ``trump``: the index of the suit, -1 at no trumps. ``table``: (n, cards) masks of the
    cards of the trick, in the order played.
    """

    hands: Bits
    leader: int
    trump: int
    table: Bits

    @property
    def turn(self) -> int:
        """The place of who plays now."""
        return int((self.leader + self.table.shape[1]) % self.hands.shape[1])

    def deals(self) -> Deals:
        """The same as the solver takes it."""
        number = len(self.hands)
        leaders, trumps = np.full(number, self.leader), np.full(number, self.trump)
        return Deals(wide(self.hands), leaders, trumps, index_of(self.table))


def tricks(lying: Lying, objective: Objective = Objective.TRICKS) -> NDArray[np.int8]:
    """(n,) the declarer's tricks still to come; at betl 1 where it is made, else 0."""
    return deals.results(lying.deals(), objective, workers=1, table_bits=TABLE_BITS, alike=True)


def tricks_of_cards(lying: Lying, objective: Objective = Objective.TRICKS) -> NDArray[np.int8]:
    """(n, 32) the same after each card that may be played now, by its bit; -1 for all other cards."""
    found = deals.results_of_cards(lying.deals(), objective, workers=1, table_bits=TABLE_BITS, alike=True)
    return found[:, COLUMNS]
