"""Solve all layouts of the cards that the declarer does not see, and count them by the declarer's tricks.

Each layout is solved double dummy, exactly. All layouts share one transposition table, because an entry is valid for
many layouts.
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
from kitapi.solver.formats import Integers
from kitapi.solver.loader import load_many
from kitapi.solver.position import BadPosition, Objective, Position, check
from kitapi.solver.questions import MODES, narrow
from kitapi.solver.solver import Solver
from kitapi.texts import Text

Watch = Callable[[int, int], None]
"""Called with the number of layouts solved and the number of all; from any thread, one call at a time."""

_AT_ONCE = 2048


class Layouts(NamedTuple):
    """The number of layouts with 0, 1, 2 … tricks; at betl the number in which it fails, and in which it is made."""

    counts: tuple[int, ...]
    of: int

    @property
    def solved(self) -> int:
        """The number of layouts solved: ``of``, unless time ran out."""
        return sum(self.counts)

    @property
    def exact(self) -> bool:
        """Whether all layouts were solved."""
        return self.solved == self.of


class DeclarerView(NamedTuple):
    """The declarer's knowledge before a trick: their hand, the unseen cards, the leader and the trumps.

    ``unseen`` is dealt to the ``defenders``; each gets as many cards as ``hand`` has.
    Two defenders get all unseen cards; beside a single one, the remaining cards are out of play.
    """

    hand: CardSet
    unseen: CardSet
    leader: int
    trump: Suit | None
    defenders: int = 2

    @property
    def number(self) -> int:
        """The number of layouts: 184,756 if 20 cards are dealt to two defenders."""
        return comb(size(self.unseen), size(self.hand))


def layouts(  # noqa: PLR0913 - what is solved, and what it may take
    known: DeclarerView,
    objective: Objective = Objective.TRICKS,
    *,
    workers: int | None = None,
    table_bits: int = 20,
    seconds: float | None = None,
    watch: Watch | None = None,
) -> Layouts:
    """Solve every layout in ``workers`` threads, by default one for each core.

    Each thread has a transposition table of ``2 ** table_bits`` entries of 32 bytes (by default 32 MB). The result
    depends on neither, unless the search stops after ``seconds`` with fewer layouts solved.

    Raises:
        BadPosition: the cards are impossible.
    """
    _check(known)
    threads = min(workers or cores(), known.number)
    count = _Count(known, objective, watch)
    load_many()  # before the clock starts
    starts = [known.number * part // threads for part in range(threads + 1)]
    with ThreadPoolExecutor(threads) as pool:
        parts = [
            pool.submit(count.part, Solver(table_bits), start, end - start, seconds) for start, end in pairwise(starts)
        ]
        totals = np.sum([part.result() for part in parts], axis=0)
    return Layouts(tuple(totals.tolist()), known.number)


class _Count:
    """The state that all threads share: the question, the callback and the progress so far."""

    def __init__(self, known: DeclarerView, objective: Objective, watch: Watch | None) -> None:
        self._known = known
        self._betl = objective.is_betl
        self._mode = MODES[known.trump, 1 + known.defenders, objective]
        self._narrow = (narrow(known.hand, known.trump), narrow(known.unseen, known.trump))
        self._watch, self._lock, self._done = watch, Lock(), 0

    def part(self, solver: Solver, start: int, number: int, seconds: float | None) -> Integers:
        """The counts of ``number`` layouts, beginning with layout ``start``."""
        counts = np.zeros(2 if self._betl else size(self._known.hand) + 1, np.int64)
        chosen = combination(start, size(self._known.hand))
        with solver.within(seconds=seconds):
            while number > 0 and not solver.stopped:
                now = min(number, _AT_ONCE)
                question = (*self._narrow, self._known.leader, self._mode, chosen, now)
                before = int(counts.sum())
                chosen = load_many().count_layouts(*question, *solver.tools(counts))
                number -= now
                self._report(int(counts.sum()) - before)
        return counts

    def _report(self, more: int) -> None:
        if self._watch:
            with self._lock:
                self._done += more
                self._watch(self._done, self._known.number)


def combination(number: int, chosen: int) -> int:
    """Combination ``number``, from 0, of ``chosen`` bits, in ascending order (combinatorial number system)."""
    bits = 0
    for left in range(chosen, 0, -1):
        place = left - 1
        while comb(place + 1, left) <= number:
            place += 1
        bits |= 1 << place
        number -= comb(place, left)
    return bits


def _check(known: DeclarerView) -> None:
    held, unseen = size(known.hand), size(known.unseen)
    if known.defenders not in {1, 2}:
        raise BadPosition(Text("one or two defenders play"))
    if unseen < held or (known.defenders == 2 and unseen != 2 * held):
        raise BadPosition(
            Text("each defender needs as many of the unseen cards as the hand has, and two need them all")
        )
    dealt = cards_of(known.unseen)
    hands = (set_of(dealt[held * place : held * (place + 1)]) for place in range(known.defenders))
    check(Position((known.hand, *hands), known.leader, known.trump))
    if known.hand & known.unseen:
        raise BadPosition(Text("a card is given twice"))
