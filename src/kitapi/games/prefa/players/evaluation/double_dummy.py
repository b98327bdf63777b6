"""Whole deals of Prefa, solved double dummy when first needed, and the values of their contracts."""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kitapi.games.prefa.players.evaluation.hands import defensive_tricks
from kitapi.games.prefa.players.evaluation.money import NOBODY_PLAYS, TRICKS, AnsweredContract, Parts, Stakes, money_of
from kitapi.games.prefa.rules.contracts import LADDER
from kitapi.games.prefa.rules.deal_facts import Part
from kitapi.kernel import Seat
from kitapi.players.evaluation import Bits, Floats
from kitapi.players.tricks.estimate import NO_TRUMPS
from kitapi.players.tricks.masks import card_sets_of
from kitapi.players.tricks.open_cards import TABLE_BITS
from kitapi.solver import deals
from kitapi.solver.deals import Deals

UNLIKELY = 0.04
"""Combinations of the defenders' parts with a lower probability in a layout are ignored."""

BEYOND_DOUBLE_DUMMY: Mapping[bool, tuple[tuple[int, float], ...]] = {
    False: ((-1, 0.15), (0, 0.65), (1, 0.2)),
    True: ((-1, 0.12), (0, 0.74), (1, 0.14)),
}
"""By whether a single defender plays: measured numbers of declarer's tricks beyond double dummy, with their
frequencies."""

LEAST_LEAN = 0.1

Counts = NDArray[np.int64]

_UNSOLVED = -1
_BOTH, _FIRST, _SECOND = range(3)


class ContractBatch(NamedTuple):
    """Contracts to be evaluated, one for each layout: their steps, (n,), the stakes, and the role to evaluate them for.

    ``blurred``: whether the layouts are uncertain, so that the double-dummy tricks are only an estimate.
    """

    steps: Counts
    stakes: Stakes
    role: int
    blurred: bool
    aces: bool = False


class DoubleDummyDeals:
    """Deals to be solved: the hands of declarer, first and second defender, (n, 3), and the strains, (n,).

    Results are cached. ``opener``: which of the three leads first; if that player is out, the next one leads.
    """

    def __init__(self, hands: Bits, strains: Counts, opener: int) -> None:
        self.hands, self.strains, self.opener = hands, strains, opener
        self._tricks = np.full((3, len(hands)), _UNSOLVED, np.int64)
        promised = [defensive_tricks(hands[:, place], strains) for place in (1, 2)]
        share = promised[0] / np.maximum(promised[0] + promised[1], 0.1)
        self.lean: Floats = np.clip(share, LEAST_LEAN, 1 - LEAST_LEAN)

    def tricks(self, parts: Parts, rows: Counts) -> Counts:
        """Return the declarer's double-dummy tricks against defenders with these ``parts``; shape (rows,)."""
        if parts == NOBODY_PLAYS:
            return np.full(len(rows), TRICKS)
        kind = _FIRST if parts[1] is Part.OUT else _SECOND if parts[0] is Part.OUT else _BOTH
        found = self._tricks[kind]
        unsolved = rows[found[rows] == _UNSOLVED]
        if len(unsolved):
            found[unsolved] = self._solve(kind, unsolved)
        return np.asarray(found[rows])

    def _solve(self, kind: int, rows: Counts) -> Counts:
        places = {_BOTH: [0, 1, 2], _FIRST: [0, 1], _SECOND: [0, 2]}[kind]
        leader = next((self.opener + turn) % 3 for turn in range(3) if (self.opener + turn) % 3 in places)
        strains = self.strains[rows]
        batch = Deals(
            card_sets_of(self.hands[rows][:, places]),
            np.full(len(rows), places.index(leader)),
            np.where(strains == NO_TRUMPS, -1, strains),
        )
        return deals.results(batch, workers=1, table_bits=TABLE_BITS, alike=True).astype(np.int64)

    def contract_values(self, contracts: ContractBatch, parts: Parts, rows: Counts) -> Floats:
        """Return the values of the contracts with these ``parts``; shape (rows,)."""
        tricks, found = self.tricks(parts, rows), np.empty(len(rows))
        for step in np.unique(contracts.steps[rows]):
            alike = contracts.steps[rows] == step
            money = money_of(contracts.stakes, AnsweredContract(LADDER[step], parts, contracts.aces), contracts.role)
            by_tricks = money.by_tricks(self.lean[rows[alike]])
            if contracts.blurred and parts != NOBODY_PLAYS:
                by_tricks = _blur(by_tricks, lone=Part.OUT in parts)
            found[alike] = by_tricks[np.arange(len(by_tricks)), tricks[alike]]
        return found

    def mean_values(self, contracts: ContractBatch, likely: Mapping[Parts, Floats]) -> Floats:
        """Return the expected values of the contracts; ``likely``: (n,) the probability of each pair of parts.

        Shape: (n,).
        """
        total, found = np.zeros(len(self.hands)), np.zeros(len(self.hands))
        for parts, chance in likely.items():
            rows = np.flatnonzero(chance >= UNLIKELY)
            if len(rows):
                total[rows] += chance[rows]
                found[rows] += chance[rows] * self.contract_values(contracts, parts, rows)
        return np.asarray(found / total)

    def likeliest_tricks(self, likely: Mapping[Parts, Floats]) -> NDArray[np.int8]:
        """Return the declarer's tricks against the likeliest parts; shape (n,)."""
        every = list(likely)
        best = np.argmax(np.array([likely[parts] for parts in every]), axis=0)
        found = np.empty(len(self.hands), np.int8)
        for place, parts in enumerate(every):
            rows = np.flatnonzero(best == place)
            found[rows] = self.tricks(parts, rows)
        return found


def opener_of(declarer: Seat, active: tuple[Seat, ...]) -> int:
    """Return the place among declarer, first and second defender of the opening leader, if they play."""
    return -active.index(declarer) % len(active)


def _blur(by_tricks: Floats, *, lone: bool) -> Floats:
    """Return the expected value by the double-dummy tricks; shape (n, 11)."""
    every = np.arange(TRICKS + 1)
    return np.asarray(
        sum(by_tricks[:, np.clip(every + more, 0, TRICKS)] * chance for more, chance in BEYOND_DOUBLE_DUMMY[lone])
    )
