"""Whole deals of Prefa lying open, and what their contracts come to: solved where it is asked for, and only there."""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kitapi.games.prefa.players.judging.hands import defensive_tricks
from kitapi.games.prefa.players.judging.money import NOBODY_PLAYS, TRICKS, Bought, Parts, Stakes, money_of
from kitapi.games.prefa.rules.contracts import LADDER
from kitapi.games.prefa.rules.settled import Part
from kitapi.kernel import Seat
from kitapi.players.judged import Bits, Floats
from kitapi.players.tricks.estimate import NO_TRUMPS
from kitapi.players.tricks.masks import wide
from kitapi.players.tricks.open_cards import TABLE_BITS
from kitapi.solver import deals
from kitapi.solver.deals import Deals

UNLIKELY = 0.04
"""Parts that defenders have in a layout with less chance than this are left out."""

BESIDES: Mapping[bool, tuple[tuple[int, float], ...]] = {
    False: ((-1, 0.15), (0, 0.65), (1, 0.2)),
    True: ((-1, 0.12), (0, 0.74), (1, 0.14)),
}
"""By whether one defender plays: tricks that a declarer takes beyond those of open cards, and how often; measured."""

LEAST_LEAN = 0.1

Counts = NDArray[np.int64]

_UNSOLVED = -1
_BOTH, _FIRST, _SECOND = range(3)


class Bidden(NamedTuple):
    """Contracts over layouts: (n,) their steps, and by which stakes and for which role their worth is asked.

    ``blurred``: the layouts are not known for sure, so what open cards give is taken for a good guess.
    """

    steps: Counts
    stakes: Stakes
    role: int
    blurred: bool
    aces: bool = False


class OpenDeals:
    """Deals lying open: (n, 3) hands of declarer, first and second defender, (n,) strains; solved once and kept.

    ``opener``: the place among the three whose turn it is first; where he is out, it is the next one's.
    """

    def __init__(self, hands: Bits, strains: Counts, opener: int) -> None:
        self.hands, self.strains, self.opener = hands, strains, opener
        self._tricks = np.full((3, len(hands)), _UNSOLVED, np.int64)
        promised = [defensive_tricks(hands[:, place], strains) for place in (1, 2)]
        share = promised[0] / np.maximum(promised[0] + promised[1], 0.1)
        self.lean: Floats = np.clip(share, LEAST_LEAN, 1 - LEAST_LEAN)

    def tricks(self, parts: Parts, rows: Counts) -> Counts:
        """(rows,) the declarer's tricks with open cards against defenders with these ``parts``."""
        if parts == NOBODY_PLAYS:
            return np.full(len(rows), TRICKS)
        kind = _FIRST if parts[1] is Part.OUT else _SECOND if parts[0] is Part.OUT else _BOTH
        found = self._tricks[kind]
        unsolved = rows[found[rows] == _UNSOLVED]
        if len(unsolved):
            found[unsolved] = self._solved(kind, unsolved)
        return np.asarray(found[rows])

    def _solved(self, kind: int, rows: Counts) -> Counts:
        places = {_BOTH: [0, 1, 2], _FIRST: [0, 1], _SECOND: [0, 2]}[kind]
        leader = next((self.opener + turn) % 3 for turn in range(3) if (self.opener + turn) % 3 in places)
        strains = self.strains[rows]
        asked = Deals(
            wide(self.hands[rows][:, places]),
            np.full(len(rows), places.index(leader)),
            np.where(strains == NO_TRUMPS, -1, strains),
        )
        return deals.results(asked, workers=1, table_bits=TABLE_BITS, alike=True).astype(np.int64)

    def seat_values(self, bidden: Bidden, parts: Parts, rows: Counts) -> Floats:
        """(rows,) what the contracts come to with these ``parts``."""
        tricks, found = self.tricks(parts, rows), np.empty(len(rows))
        for step in np.unique(bidden.steps[rows]):
            alike = bidden.steps[rows] == step
            money = money_of(bidden.stakes, Bought(LADDER[step], parts, bidden.aces), bidden.role)
            by_tricks = money.by_tricks(self.lean[rows[alike]])
            if bidden.blurred and parts != NOBODY_PLAYS:
                by_tricks = _blurred(by_tricks, lone=Part.OUT in parts)
            found[alike] = by_tricks[np.arange(len(by_tricks)), tricks[alike]]
        return found

    def expected(self, bidden: Bidden, likely: Mapping[Parts, Floats]) -> Floats:
        """(n,) what the contracts come to where each of the parts is as ``likely`` as that, (n,)."""
        total, found = np.zeros(len(self.hands)), np.zeros(len(self.hands))
        for parts, chance in likely.items():
            rows = np.flatnonzero(chance >= UNLIKELY)
            if len(rows):
                total[rows] += chance[rows]
                found[rows] += chance[rows] * self.seat_values(bidden, parts, rows)
        return np.asarray(found / total)

    def usual_tricks(self, likely: Mapping[Parts, Floats]) -> NDArray[np.int8]:
        """(n,) the declarer's tricks against the likeliest parts."""
        every = list(likely)
        best = np.argmax(np.array([likely[parts] for parts in every]), axis=0)
        found = np.empty(len(self.hands), np.int8)
        for place, parts in enumerate(every):
            rows = np.flatnonzero(best == place)
            found[rows] = self.tricks(parts, rows)
        return found


def opener_of(declarer: Seat, active: tuple[Seat, ...]) -> int:
    """The place among declarer, first and second defender of who leads to the first trick, if he plays."""
    return -active.index(declarer) % len(active)


def _blurred(by_tricks: Floats, *, lone: bool) -> Floats:
    """(n, 11) the worth expected where so many tricks are what open cards give."""
    every = np.arange(TRICKS + 1)
    return np.asarray(sum(by_tricks[:, np.clip(every + more, 0, TRICKS)] * chance for more, chance in BESIDES[lone]))
