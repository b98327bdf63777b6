"""The value of a declarer's hand in each contract: solved over layouts, with answers by the opponent model."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kitapi.games.prefa.players.evaluation import opponent_model
from kitapi.games.prefa.players.evaluation.double_dummy import ContractBatch, DoubleDummyDeals, opener_of
from kitapi.games.prefa.players.evaluation.hands import STRAINS
from kitapi.games.prefa.players.evaluation.money import DECLARER, Stakes, stakes_of
from kitapi.games.prefa.rules.contracts import LADDER
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.kernel import Seat
from kitapi.mechanics.table import defenders_of
from kitapi.players.evaluation import Bits, Floats, Worlds

OVERREACH = 1.6
"""Contracts that need more than this many tricks beyond the estimate are not evaluated."""


class Purchase(NamedTuple):
    """The declarer of a deal over sampled layouts, with the stakes and the step of the minimum contract."""

    declarer: Seat
    active: tuple[Seat, ...]
    worlds: Worlds
    stakes: Stakes
    minimum: int

    def hands(self, ten: int) -> Bits:
        """Return the hands of declarer, first and second defender, shape (n, 3); the declarer's is ``ten``."""
        seats = defenders_of(self.declarer, self.active)
        own = np.full(self.worlds.number, ten)
        return np.column_stack([own, *(self.worlds.held_by(seat) for seat in seats)])


class ContractValue(NamedTuple):
    """The values of a contract, and the declarer's tricks against the likeliest answers; both of shape (n,)."""

    step: int
    values: Floats
    tricks: NDArray[np.int8]


def purchase_in(view: PrefaView, worlds: Worlds) -> Purchase:
    """Return the declarer of ``view`` over ``worlds``."""
    assert view.bargain is not None
    return Purchase(view.bargain.declarer, view.active, worlds, stakes_of(view), view.bargain.minimum.step)


def steps_to_try(expected: Floats, minimum: int) -> list[int]:
    """Return the contracts to evaluate, given the tricks ``expected`` in each strain; -inf leaves a strain out.

    They are, in each strain, the contracts within ``OVERREACH``, or else the lowest; the list is never empty.
    """
    found: list[int] = []
    for strain in np.flatnonzero(np.isfinite(expected)).tolist():
        open_to = [contract for contract in LADDER[minimum:] if contract.step % STRAINS == strain]
        likely = [contract for contract in open_to if contract.level <= expected[strain] + OVERREACH]
        found += [contract.step for contract in likely or open_to[:1]]
    return found or [minimum]


class Hand:
    """A declarer's ten cards over sampled layouts; each strain is solved only once."""

    def __init__(self, bought: Purchase, ten: int) -> None:
        self._bought, self._hands = bought, bought.hands(ten)
        self._open: dict[int, DoubleDummyDeals] = {}

    def evaluate(self, step: int, *, aces: bool = False) -> ContractValue:
        """Evaluate the contract at ``step``."""
        bought, strain = self._bought, step % STRAINS
        if strain not in self._open:
            every = np.full(bought.worlds.number, strain)
            self._open[strain] = DoubleDummyDeals(self._hands, every, opener_of(bought.declarer, bought.active))
        deals, steps = self._open[strain], np.full(bought.worlds.number, step)
        likely = opponent_model.part_chances(
            (), opponent_model.answer_chances(self._hands[:, 1], self._hands[:, 2], steps)
        )
        contracts = ContractBatch(steps, bought.stakes, DECLARER, blurred=not bought.worlds.exact, aces=aces)
        return ContractValue(step, deals.mean_values(contracts, likely), deals.likeliest_tricks(likely))

    def best_contract(self, steps: list[int], *, aces: bool) -> ContractValue:
        """Return the best of these contracts.

        ``aces``: whether four aces may be announced; they are announced if that has a higher value.
        """
        weights, said = self._bought.worlds.weights, (False, True) if aces else (False,)
        evaluated = (self.evaluate(step, aces=word) for step in steps for word in said)
        return max(evaluated, key=lambda one: float(weights @ one.values))
