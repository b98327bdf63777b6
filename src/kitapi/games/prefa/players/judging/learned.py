"""What twelve cards come to, by the network that has learnt from solved deals: a better glance at them."""

from typing import NamedTuple

import numpy as np

from kitapi.games.prefa.players.judging import manners
from kitapi.games.prefa.players.judging.hands import STRAINS, tricks_in
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.players.judged import Bits, Floats
from kitapi.players.tricks import learned
from kitapi.players.tricks.learned import ALONE, BOTH
from kitapi.players.tricks.masks import pairs_of

OPPOSED = 0.5
"""How often both defenders play, where any does."""


LOOKED_AT = 6
"""Exchanges for each strain that the network is asked about, where many hands are exchanged."""


class Learned(NamedTuple):
    """Hands of ten, (n,), with the cards laid away from them; ``leader``: who leads, counted from the declarer."""

    hands: Bits
    away: Bits
    leader: int

    def seat_values(self, outcomes: Floats, strain: int) -> Floats:
        """(n, 5) what a contract of each level comes to in a strain, for ``outcomes`` as ``manners`` has them."""
        return self._chances(strain) @ outcomes[strain::STRAINS].T

    def _chances(self, strain: int) -> Floats:
        """(n, 11) how likely each count of tricks is, when it is not known who plays."""
        alone = learned.tricks_chances(self.hands, strain, self.away, min(self.leader, 1), ALONE)
        both = learned.tricks_chances(self.hands, strain, self.away, self.leader, BOTH)
        return OPPOSED * both + (1 - OPPOSED) * alone


class Exchanged(NamedTuple):
    """Twelve cards after the exchange that promises most in each strain: (n, 5) what is kept, (n, 25) the worths."""

    hands: Bits
    seat_values: Floats


def exchanged(view: PrefaView, twelve: Bits, leader: int) -> Exchanged:
    """The best exchange for each strain of those the tables think most of, and what contracts come to after it."""
    pairs, outcomes = pairs_of(twelve), manners.outcomes(view)
    rows = np.arange(len(twelve))[:, None]
    kept = np.empty((len(twelve), STRAINS), np.int64)
    worths = np.empty((len(twelve), manners.STEPS))
    for strain in range(STRAINS):
        glance = tricks_in(strain, (twelve[:, None] & ~pairs).ravel()).reshape(pairs.shape)
        away = pairs[rows, np.argpartition(-glance, LOOKED_AT, axis=1)[:, :LOOKED_AT]]
        tens = twelve[:, None] & ~away
        tricks = learned.tricks(tens.ravel(), strain, away.ravel(), leader).reshape(away.shape)
        best = np.argmax(tricks, axis=1)[:, None]
        kept[:, strain] = tens[rows, best][:, 0]
        found = Learned(kept[:, strain], away[rows, best][:, 0], leader)
        worths[:, strain::STRAINS] = found.seat_values(outcomes, strain)
    return Exchanged(kept, worths)
