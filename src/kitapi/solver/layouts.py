"""All layouts of the cards that the declarer does not see: how often his hand is worth how many tricks.

Each layout is solved with open cards, exactly. One table serves them all, for what is known of one holds for many.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from math import comb
from threading import Lock
from typing import NamedTuple

import numpy as np

from kitapi.cards import CardSet, Suit, cards_of, set_of, size
from kitapi.compiling.cores import cores
from kitapi.solver import many
from kitapi.solver.plays import Integers
from kitapi.solver.position import BadPosition, Objective, Position, check
from kitapi.solver.questions import MODES, narrow
from kitapi.solver.solver import Solver

Watch = Callable[[int, int], None]
"""Told how many layouts are solved, and of how many; from any thread, one at a time."""

_AT_ONCE = 2048


class Layouts(NamedTuple):
    """How many layouts give 0, 1, 2 … tricks, or at betl: in how many it is not made, and in how many it is."""

    counts: tuple[int, ...]
    of: int

    @property
    def solved(self) -> int:
        """How many layouts were solved: all ``of`` them, unless time ran out."""
        return sum(self.counts)

    @property
    def exact(self) -> bool:
        """Whether all were solved."""
        return self.solved == self.of


class Around(NamedTuple):
    """What the declarer knows before a trick: his hand, the cards he does not see, who leads, what is trumps.

    ``unseen`` is dealt to the ``defenders``, to each as many cards as he has. With two defenders it is no more than
    that; with one, the rest lies with nobody who plays.
    """

    hand: CardSet
    unseen: CardSet
    leader: int
    trump: Suit | None
    defenders: int = 2

    @property
    def number(self) -> int:
        """How many layouts there are: 184,756 of twenty cards for two."""
        return comb(size(self.unseen), size(self.hand))


def layouts(  # noqa: PLR0913
    around: Around,
    objective: Objective = Objective.TRICKS,
    *,
    workers: int | None = None,
    table_bits: int = 20,
    seconds: float | None = None,
    watch: Watch | None = None,
) -> Layouts:
    """Solve every layout, in as many threads as there are ``workers`` (all cores unless said otherwise).

    Each thread has a table of ``2 ** table_bits`` positions (32 MB unless said otherwise). The answer depends neither
    on that nor on the workers, unless it ends after ``seconds`` with fewer layouts solved.

    Raises:
        BadPosition: the cards cannot be.
    """
    _check(around)
    threads = min(workers or cores(), around.number)
    count = _Count(around, objective, watch)
    starts = [around.number * part // threads for part in range(threads + 1)]
    with ThreadPoolExecutor(threads) as pool:
        parts = [
            pool.submit(count.part, Solver(table_bits), start, end - start, seconds) for start, end in pairwise(starts)
        ]
        totals = np.sum([part.result() for part in parts], axis=0)
    return Layouts(tuple(totals.tolist()), around.number)


class _Count:
    """What all threads share: the question, and who is told how far they are."""

    def __init__(self, around: Around, objective: Objective, watch: Watch | None) -> None:
        self._around = around
        self._betl = objective.is_betl
        self._mode = MODES[around.trump, 1 + around.defenders, objective]
        self._narrow = (narrow(around.hand, around.trump), narrow(around.unseen, around.trump))
        self._watch, self._lock, self._done = watch, Lock(), 0

    def part(self, solver: Solver, start: int, number: int, seconds: float | None) -> Integers:
        """The counts of ``number`` layouts from the one numbered ``start``."""
        counts = np.zeros(2 if self._betl else size(self._around.hand) + 1, np.int64)
        chosen = combination(start, size(self._around.hand))
        with solver.within(seconds=seconds):
            while number > 0 and not solver.stopped:
                now = min(number, _AT_ONCE)
                question = (*self._narrow, self._around.leader, self._mode, chosen, now)
                before = int(counts.sum())
                chosen = many.count_layouts(*question, *solver.tools(counts))
                number -= now
                self._tell(int(counts.sum()) - before)
        return counts

    def _tell(self, more: int) -> None:
        if self._watch:
            with self._lock:
                self._done += more
                self._watch(self._done, self._around.number)


def combination(number: int, chosen: int) -> int:
    """The set of ``chosen`` bits that has so many before it, counted as numbers are."""
    bits = 0
    for left in range(chosen, 0, -1):
        place = left - 1
        while comb(place + 1, left) <= number:
            place += 1
        bits |= 1 << place
        number -= comb(place, left)
    return bits


def _check(around: Around) -> None:
    held, unseen = size(around.hand), size(around.unseen)
    if around.defenders not in {1, 2}:
        raise BadPosition("one or two defenders play")
    if unseen < held or (around.defenders == 2 and unseen != 2 * held):
        raise BadPosition("each defender needs as many of the unseen cards as the hand has, and two need them all")
    dealt = cards_of(around.unseen)
    hands = (set_of(dealt[held * place : held * (place + 1)]) for place in range(around.defenders))
    check(Position((around.hand, *hands), around.leader, around.trump))
    if around.hand & around.unseen:
        raise BadPosition("a card stands twice")
