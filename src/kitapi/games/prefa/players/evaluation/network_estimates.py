"""Estimates of hands by a neural network trained on solved deals, which are more accurate than those of ``hands``."""

from typing import NamedTuple

import numpy as np

from kitapi.games.prefa.players.evaluation import opponent_model
from kitapi.games.prefa.players.evaluation.hands import STRAINS, tricks_in
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.players.evaluation import Bits, Floats
from kitapi.players.tricks import trick_distribution
from kitapi.players.tricks.masks import pairs_of
from kitapi.players.tricks.trick_distribution import ALONE, BOTH

OPPOSED = 0.5
"""The probability that both defenders play, if at least one does."""


EXCHANGES_TRIED = 6
"""The number of exchanges for each strain that the network evaluates if there are many hands."""


class NetworkHands(NamedTuple):
    """Hands of ten cards with their discards, (n,); ``leader``: the opening leader, counted from the declarer."""

    hands: Bits
    away: Bits
    leader: int

    def contract_values(self, by_tricks: Floats, strain: int) -> Floats:
        """Return the value of a contract of each level in ``strain``; ``by_tricks``: as in ``opponent_model``.

        Shape: (n, 5).
        """
        return self._chances(strain) @ by_tricks[strain::STRAINS].T

    def _chances(self, strain: int) -> Floats:
        """Return the probability of each number of tricks before it is known who plays; shape (n, 11)."""
        alone = trick_distribution.tricks_chances(self.hands, strain, self.away, min(self.leader, 1), ALONE)
        both = trick_distribution.tricks_chances(self.hands, strain, self.away, self.leader, BOTH)
        return OPPOSED * both + (1 - OPPOSED) * alone


class Exchange(NamedTuple):
    """The best exchange of twelve cards for each strain: the cards kept, (n, 5), and the contracts' values, (n, 25)."""

    hands: Bits
    values: Floats


def best_exchange(view: PrefaView, twelve: Bits, leader: int) -> Exchange:
    """Return the best exchange for each strain, among the best by the tables, and the values of contracts after it."""
    pairs, by_tricks = pairs_of(twelve), opponent_model.values_by_tricks(view)
    rows = np.arange(len(twelve))[:, None]
    kept = np.empty((len(twelve), STRAINS), np.int64)
    values = np.empty((len(twelve), opponent_model.STEPS))
    for strain in range(STRAINS):
        estimates = tricks_in(strain, (twelve[:, None] & ~pairs).ravel()).reshape(pairs.shape)
        away = pairs[rows, np.argpartition(-estimates, EXCHANGES_TRIED, axis=1)[:, :EXCHANGES_TRIED]]
        tens = twelve[:, None] & ~away
        tricks = trick_distribution.tricks(tens.ravel(), strain, away.ravel(), leader).reshape(away.shape)
        best = np.argmax(tricks, axis=1)[:, None]
        kept[:, strain] = tens[rows, best][:, 0]
        found = NetworkHands(kept[:, strain], away[rows, best][:, 0], leader)
        values[:, strain::STRAINS] = found.contract_values(by_tricks, strain)
    return Exchange(kept, values)
