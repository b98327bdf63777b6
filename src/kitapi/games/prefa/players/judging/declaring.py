"""What a declarer's hand comes to with each contract he may name: solved over layouts, the defenders answering."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kitapi.games.prefa.players.judging import manners
from kitapi.games.prefa.players.judging.hands import STRAINS
from kitapi.games.prefa.players.judging.money import DECLARER, Stakes, stakes_of
from kitapi.games.prefa.players.judging.open_deals import Bidden, OpenDeals, opener_of
from kitapi.games.prefa.rules.contracts import LADDER
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.kernel import Seat
from kitapi.mechanics.table import defenders_of
from kitapi.players.judged import Bits, Floats, Worlds

OVERREACH = 1.6
"""Tricks above those the estimate promises at which a contract is no longer looked at."""


class Buying(NamedTuple):
    """Who declares over which layouts, and what for: the stakes, the least step he may name."""

    declarer: Seat
    active: tuple[Seat, ...]
    worlds: Worlds
    stakes: Stakes
    minimum: int

    def hands(self, ten: int) -> Bits:
        """(n, 3) those of declarer, first and second, the declarer having ``ten``."""
        seats = defenders_of(self.declarer, self.active)
        own = np.full(self.worlds.number, ten)
        return np.column_stack([own, *(self.worlds.held_by(seat) for seat in seats)])


class Named(NamedTuple):
    """A contract and what it comes to: (n,) worths and the declarer's tricks against the likeliest answers."""

    step: int
    seat_values: Floats
    tricks: NDArray[np.int8]


def buying(view: PrefaView, worlds: Worlds) -> Buying:
    """The purchase that ``view`` shows."""
    assert view.bargain is not None
    return Buying(view.bargain.declarer, view.active, worlds, stakes_of(view), view.bargain.minimum.step)


def steps_worth_a_look(expected: Floats, minimum: int) -> list[int]:
    """The contracts worth looking at where so many tricks are ``expected`` in each strain, -inf for none of it.

    In each such strain those that do not promise too little, or else the lowest; never none at all.
    """
    found: list[int] = []
    for strain in np.flatnonzero(np.isfinite(expected)).tolist():
        open_to = [contract for contract in LADDER[minimum:] if contract.step % STRAINS == strain]
        likely = [contract for contract in open_to if contract.level <= expected[strain] + OVERREACH]
        found += [contract.step for contract in likely or open_to[:1]]
    return found or [minimum]


class Hand:
    """Ten cards of a declarer over the layouts of a purchase; each strain is solved once."""

    def __init__(self, bought: Buying, ten: int) -> None:
        self._bought, self._hands = bought, bought.hands(ten)
        self._open: dict[int, OpenDeals] = {}

    def named(self, step: int, *, aces: bool = False) -> Named:
        """What naming the contract at ``step`` comes to."""
        bought, strain = self._bought, step % STRAINS
        if strain not in self._open:
            every = np.full(bought.worlds.number, strain)
            self._open[strain] = OpenDeals(self._hands, every, opener_of(bought.declarer, bought.active))
        deals, steps = self._open[strain], np.full(bought.worlds.number, step)
        likely = manners.parts_after((), manners.answers(self._hands[:, 1], self._hands[:, 2], steps))
        bidden = Bidden(steps, bought.stakes, DECLARER, blurred=not bought.worlds.exact, aces=aces)
        return Named(step, deals.expected(bidden, likely), deals.usual_tricks(likely))

    def best(self, steps: list[int], *, aces: bool) -> Named:
        """The contract of these that is worth most, announcing ``aces`` where they are there and it pays."""
        weights, said = self._bought.worlds.weights, (False, True) if aces else (False,)
        named = (self.named(step, aces=word) for step in steps for word in said)
        return max(named, key=lambda one: float(weights @ one.seat_values))
