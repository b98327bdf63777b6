"""The double-dummy solver: results of positions with best play by both sides."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from typing import Any, NamedTuple

import numpy as np

from kitapi.cards import Card, CardSet, Suit
from kitapi.solver import tables
from kitapi.solver.formats import (
    BOUNDED,
    COUNTERS,
    CROWDED,
    ENTRY,
    LAST_STAMP,
    LIMIT,
    NODES,
    ROOM,
    SEARCH,
    SIZE,
    STAMP,
    STOPPED,
    TABLE_HITS,
    WORK,
    Integers,
)
from kitapi.solver.loader import load_entries, search_address
from kitapi.solver.position import DECLARER, Objective, Position, play_card
from kitapi.solver.questions import CARDS, STRAINS, question_of
from kitapi.solver.weights import WEIGHTS

LOOK = np.concatenate(
    (
        tables.lowest_of_runs(),
        tables.sure_trumps(),
        tables.tops_above(),
        tables.highest_down(),
    )
)
"""Lookup tables of the kernels, which only read them, one after the other in the order of their rows in `formats`."""

_UNLIMITED = 1 << 62
_SMALL, _FEW_WAYS, _MANY_WAYS = 17, 5, 7


class Bounds(NamedTuple):
    """Bounds of the result: of the declarer's tricks, or at betl 1 for made and 0 for not."""

    low: int
    high: int

    @property
    def exact(self) -> bool:
        """Whether the result is exact."""
        return self.low == self.high


class Solver:
    """A solver with its transposition table, which makes later searches faster and never changes results.

    The table has ``2 ** table_bits`` entries of 32 bytes (by default 512 KB) and never grows. A solver is not
    thread-safe: each thread needs its own.
    """

    def __init__(self, table_bits: int = 14, weights: Integers = WEIGHTS) -> None:
        """``weights`` affect only the order of moves."""
        if not 1 <= table_bits <= 26:
            raise ValueError("a table has from 2 ** 1 to 2 ** 26 positions")
        self._weights = weights
        self._table = np.zeros(ENTRY << table_bits, np.int64)
        self._work = np.zeros(WORK, np.int64)
        self._tally = np.zeros(COUNTERS, np.int64)
        self._tally[SIZE] = len(self._table)
        self._values = np.zeros(32, np.int64)
        # All positions of one shape share a bucket, and large tables are used for many layouts of few shapes.
        ways = min(table_bits, _FEW_WAYS if table_bits <= _SMALL else _MANY_WAYS)
        self._tally[ROOM] = ENTRY << ways
        self._tally[STAMP] = 1

    @property
    def memory(self) -> int:
        """The size of the table in bytes."""
        return self._table.nbytes

    @property
    def nodes(self) -> int:
        """Nodes searched since the solver was created or cleared, see ``formats.NODES``."""
        return int(self._tally[NODES])

    def clear(self) -> None:
        """Empty the table and reset the counters."""
        self._tally[NODES] = self._tally[TABLE_HITS] = self._tally[BOUNDED] = 0
        self._tally[CROWDED] = 0
        self.room_to_forget(1)
        self._tally[STAMP] += 1

    def tricks(self, position: Position) -> int:
        """The declarer's tricks with best play by both sides.

        Raises:
            BadPosition: the position is impossible.
        """
        return self.result(position, Objective.TRICKS)

    def betl_made(self, position: Position) -> bool:
        """Whether the declarer, who wants no trick, takes none with best play by both sides.

        Raises:
            BadPosition: the position is impossible.
        """
        return bool(self.result(position, Objective.BETL))

    def result(self, position: Position, objective: Objective) -> int:
        """The result of ``position``: the declarer's tricks; at betl 1 if it is made, else 0.

        Raises:
            BadPosition: the position is impossible.
        """
        return self.bounds(position, objective).low

    def bounds(
        self,
        position: Position,
        objective: Objective = Objective.TRICKS,
        *,
        nodes: int | None = None,
        seconds: float | None = None,
    ) -> Bounds:
        """Bounds of the result of ``position``, exact unless the search stopped after ``nodes`` or ``seconds``.

        Raises:
            BadPosition: the position is impossible.
        """
        question, kernels = question_of(position, objective), load_entries()  # before the clock starts
        with self.within(nodes, seconds):
            if not objective.is_betl:
                found = kernels.find_points(*question, *self.tools())
                return Bounds(found & 15, found >> 4)
            made = kernels.reach(*question[:4], position.tricks_left, *question[4:], *self.tools()) & 1
            return Bounds(0, 1) if self.stopped else Bounds(made, made)

    def takes(self, position: Position, tricks: int, objective: Objective = Objective.TRICKS) -> bool:
        """Whether the declarer takes at least ``tricks``: one zero-window search, faster than ``tricks``.

        Raises:
            BadPosition: the position is impossible.
            ValueError: the objective is betl, whose result is no number of tricks.
        """
        if objective.is_betl:
            raise ValueError("betl is about no trick at all")
        question, kernels = question_of(position, objective), load_entries()
        with self.within():
            return bool(kernels.reach(*question[:4], tricks, *question[4:], *self.tools()) & 1)

    def values(self, position: Position) -> dict[Card, int]:
        """The declarer's tricks after each card that may be played now.

        Raises:
            BadPosition: the position is impossible.
        """
        return self.results(position, Objective.TRICKS)

    def betl_values(self, position: Position) -> dict[Card, bool]:
        """Whether betl is made after each card that may be played now.

        Raises:
            BadPosition: the position is impossible.
        """
        return {card: bool(made) for card, made in self.results(position, Objective.BETL).items()}

    def results(self, position: Position, objective: Objective) -> dict[Card, int]:
        """The result after each card that may be played now: the declarer's tricks; at betl 1 if it is made, else 0.

        Raises:
            BadPosition: the position is impossible.
        """
        return {card: bounds.low for card, bounds in self.bounds_of_cards(position, objective).items()}

    def bounds_of_cards(
        self,
        position: Position,
        objective: Objective = Objective.TRICKS,
        *,
        nodes: int | None = None,
        seconds: float | None = None,
    ) -> dict[Card, Bounds]:
        """Bounds of the result after each legal card, exact unless the search stopped after ``nodes`` or ``seconds``.

        Raises:
            BadPosition: the position is impossible.
        """
        question, kernels = question_of(position, objective), load_entries()  # before the clock starts
        with self.within(nodes, seconds):
            kernels.value_cards(*question, *self.tools(self._values))
        cards = CARDS[position.trump]
        found = enumerate(self._values.tolist())
        return {cards[place]: Bounds(value & 15, value >> 4) for place, value in found if value >= 0}

    def all_tricks(self, hands: tuple[CardSet, ...]) -> dict[Suit | None, tuple[int, ...]]:
        """The declarer's tricks for every strain, by who leads.

        Raises:
            BadPosition: the hands are impossible.
        """
        leaders = range(len(hands))
        return {trump: tuple(self.tricks(Position(hands, leader, trump)) for leader in leaders) for trump in STRAINS}

    def line(self, position: Position, objective: Objective = Objective.TRICKS) -> tuple[Card, ...]:
        """A line of best play to the end; of equally good cards, the one with the lowest index.

        Raises:
            BadPosition: the position is impossible.
        """
        cards = []
        while any(position.hands):
            values = self.results(position, objective)
            card = _best(values, declarers=position.turn == DECLARER and not objective.is_open)
            cards.append(card)
            _point, position = play_card(position, card)
        return tuple(cards)

    @contextmanager
    def within(self, nodes: int | None = None, seconds: float | None = None) -> Iterator[None]:
        """Limit searches in the block to ``nodes`` and ``seconds``; ``stopped``: whether a search reached a limit."""
        self._tally[LIMIT] = _UNLIMITED if nodes is None else self.nodes + nodes
        self._tally[STOPPED] = 0
        if seconds is None:
            yield
            return
        timer = Timer(seconds, self._tally.__setitem__, (LIMIT, 0))
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()  # the timer may be firing just now, and must not stop the next search

    @property
    def stopped(self) -> bool:
        """Whether the last search reached its limit."""
        return bool(self._tally[STOPPED])

    def tools(self, *more: Integers) -> tuple[Any, ...]:
        """The arguments that every kernel takes after its position."""
        self._tally[SEARCH] = search_address()
        return LOOK, self._table, self._work, self._tally, self._weights, *more

    def room_to_forget(self, times: int) -> None:
        """Ensure that the table can be emptied ``times`` more times by incrementing the stamp."""
        if self._tally[STAMP] + times > LAST_STAMP:
            self._table[:] = 0
            self._tally[STAMP] = 0


def _best(values: dict[Card, int], *, declarers: bool) -> Card:
    sign = 1 if declarers else -1
    return min(values, key=lambda card: (-sign * values[card], card.index))
