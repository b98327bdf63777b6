"""Thousands of deals of one game under the same terms, played at once."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kitapi.batch import kernels
from kitapi.batch.game import BatchGame, Observations
from kitapi.batch.rows import DRAWN, LEGAL, NUMBER, PLAYERS, RUNNING, SITTING_OVER, STATUS, TO_ACT, Integers, Orders

LARGEST_SEED = (1 << 64) - 1


class BadBatch(ValueError):
    """An argument that does not fit the batch; the message names the argument and the problem."""


class Deals:
    """A batch of deals, each a row: every ``step`` takes one action in each.

    ``game``: its kernels. ``terms``: the game's terms, the same for all rows. ``count``: the number of rows. ``seed``:
    from 0 to 2⁶⁴ − 1; the same seed gives the same cards in every row, with any number of rows and ``workers``.
    ``workers``: threads that share the rows.

    Arrays that are returned are copies. In a new batch the first deal of a sitting is dealt.

    Raises:
        BadBatch: count, seed or workers are out of range.
    """

    def __init__(self, game: BatchGame, terms: Any, count: int, *, seed: int, workers: int = 1) -> None:
        for name, value, least, most in (
            ("count", count, 1, 1 << 40),
            ("seed", seed, 0, LARGEST_SEED),
            ("workers", workers, 1, 1024),
        ):
            if not least <= value <= most:
                raise BadBatch(f"{name}: must be from {least} to {most}, not {value}")
        self._game, self._seed, self._choices = game, seed, 0
        self._terms = game.terms(terms)
        self._rows: Integers = np.zeros((count, game.width), np.int64)
        self._rows[:, STATUS] = SITTING_OVER
        self._orders: Orders = np.zeros((count, game.deck), np.uint8)
        self._parts = _parts_of(count, workers)
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        self.deal()

    def __len__(self) -> int:
        """The number of rows."""
        return len(self._rows)

    @property
    def players(self) -> int:
        """The number of seats of every table."""
        return int(self._terms[PLAYERS])

    @property
    def to_act(self) -> Integers:
        """The seat whose turn it is, ``(rows,)``; −1 where the deal is over."""
        return self._rows[:, TO_ACT].copy()

    @property
    def done(self) -> NDArray[np.bool_]:
        """Whether the deal is over, ``(rows,)``."""
        return np.not_equal(self._rows[:, STATUS], RUNNING)

    @property
    def sitting_over(self) -> NDArray[np.bool_]:
        """Whether the sitting has ended with the deal that is over, ``(rows,)``."""
        return np.equal(self._rows[:, STATUS], SITTING_OVER)

    def legal(self) -> NDArray[np.uint64]:
        """The legal actions of the seat to act, ``(rows,)``: bit k for action k; 0 where the deal is over."""
        return self._rows[:, LEGAL].view(np.uint64).copy()

    def random_actions(self) -> Integers:
        """A legal action for each row, ``(rows,)``; 0 where the deal is over.

        Each is drawn with equal probability, from the batch's seed.
        """
        self._choices += 1
        actions = np.zeros(len(self), np.int64)
        seed = np.uint64((self._seed + self._choices * int(kernels.GOLDEN)) & LARGEST_SEED)
        self._each(lambda part: kernels.choose(self._rows[part], actions[part], seed, part.start))
        return actions

    def step(self, actions: NDArray[Any]) -> None:
        """Take an action in each row, ``(rows,)`` of any integers; rows whose deal is over do not change.

        Raises:
            BadBatch: the number of actions is not the number of rows, or an action is not legal; then no row changes.
        """
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (len(self),):
            raise BadBatch(f"actions: must be of shape ({len(self)},), not {chosen.shape}")
        illegal = kernels.first_illegal(self._rows, chosen)
        if illegal >= 0:
            raise BadBatch(f"actions: {chosen[illegal]} is not legal in row {illegal}")
        self._each(lambda part: self._game.step(self._rows[part], self._terms, chosen[part]))

    def deal(self, orders: NDArray[Any] | None = None, drawn: NDArray[Any] | None = None) -> None:
        """Begin the next deal in every row whose deal is over; where the sitting is over, a new sitting.

        ``orders``: the cards of every row in the order in which they are dealt, ``(rows, deck)``, numbers of cards from
        0; None: shuffled. ``drawn``: ``(rows,)``, numbers from 0 by which a game decides what it draws by lot, such as
        the first dealer; None: random.

        Raises:
            BadBatch: ``orders`` are not the game's cards, each once, or an array has another shape.
        """
        given = None if orders is None else self._check_orders(orders)
        if drawn is not None and np.shape(drawn) != (len(self),):
            raise BadBatch(f"drawn: must be of shape ({len(self)},), not {np.shape(drawn)}")
        seed = np.uint64(self._seed)
        begun = self.done
        self._each(lambda part: kernels.shuffle(self._rows[part], self._orders[part], seed, part.start))
        if given is not None:
            self._orders[begun] = given[begun]
        if drawn is not None:
            self._rows[begun, DRAWN] = np.asarray(drawn)[begun]
        self._each(lambda part: self._game.begin(self._rows[part], self._terms, self._orders[part]))

    def observations(self, seats: int | NDArray[Any] | None = None) -> Observations:
        """Return the observation of one seat of each row, ``(rows, numbers)`` of 32 bits.

        ``BatchGame.observation`` lists the parts. ``seats``: one for all rows, or ``(rows,)``; None: the seat whose
        turn it is, or seat 0 where the deal is over.

        Raises:
            BadBatch: the table has no such seat.
        """
        viewers = np.maximum(self._rows[:, TO_ACT], 0) if seats is None else np.broadcast_to(seats, (len(self),))
        viewers = np.ascontiguousarray(viewers, np.int64)
        if viewers.min() < 0 or viewers.max() >= self.players:
            raise BadBatch(f"seats: must be from 0 to {self.players - 1}")
        seen = np.zeros((len(self), sum(self._game.observation.values())), np.int32)
        self._each(lambda part: self._game.observe(self._rows[part], self._terms, viewers[part], seen[part]))
        return seen

    def payments(self) -> Integers:
        """The payments of the deal, ``(rows, players + 1)``; the last column is the payment into the common account.

        The amounts are in the game's unit. Each row adds up to zero; all its numbers are zero while the deal is
        running.
        """
        first = self._game.payments
        paid = self._rows[:, first : first + self.players + 1]
        return np.concatenate((paid[:, 1:], paid[:, :1]), axis=1)

    def returns(self) -> Integers:
        """The gain or loss of each seat in the deal, ``(rows, players)``; zero while the deal runs.

        If the common account belongs to all seats in equal parts, a seat's share of it is included, and the unit is one
        ``players``-th of the game's unit, so that the share is a whole number; a row adds up to zero. Otherwise these
        are the payments.
        """
        paid = self.payments()
        return self.players * paid[:, :-1] + paid[:, -1:] if self._game.shared else paid[:, :-1]

    def orders(self) -> Orders:
        """The cards of every row's deal in the order in which they were dealt, ``(rows, deck)``, numbers from 0."""
        return self._orders.copy()

    def column(self, name: str) -> Integers:
        """The columns ``name`` of ``BatchGame.columns``, ``(rows, how many)``.

        Raises:
            KeyError: the game has no columns of that name.
        """
        first, size = self._game.columns[name]
        return self._rows[:, first : first + size].copy()

    def numbers(self) -> Integers:
        """The number of deals dealt in each row so far, ``(rows,)``."""
        return self._rows[:, NUMBER].copy()

    def _each(self, work: Callable[[slice], None]) -> None:
        """Do ``work`` on every part of the rows, each part in a thread of its own."""
        if self._pool is None:
            work(self._parts[0])
        else:
            list(self._pool.map(work, self._parts))

    def _check_orders(self, orders: NDArray[Any]) -> Orders:
        shape, deck = np.shape(orders), self._game.deck
        if shape != (len(self), deck):
            raise BadBatch(f"orders: must be of shape ({len(self)}, {deck}), not {shape}")
        if (np.sort(orders, axis=1) != np.arange(deck)).any():
            raise BadBatch(f"orders: must be the numbers 0 to {deck - 1}, each once in a row")
        return np.asarray(orders).astype(np.uint8)


def _parts_of(count: int, workers: int) -> list[slice]:
    """``count`` rows in at most ``workers`` parts of about equal size."""
    ends = sorted({count * place // workers for place in range(workers + 1)})
    return [slice(start, end) for start, end in pairwise(ends)]
