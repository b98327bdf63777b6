"""A game's rules and its batch, played in lockstep: the rules decide, and the batch must agree with them everywhere.

Random actions are chosen from those that the batch says are legal. At every decision the seat to act and all legal
actions are compared, and after the deal the payments, the values carried over, and whether the sitting is over.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from kitapi.batch.deals import Deals
from kitapi.batch.game import BatchGame
from kitapi.batch.rows import Integers
from kitapi.kernel import Commitment, Game, Seat

COMMITMENT = Commitment(context="batch", algorithm="none", digest="00" * 32)

Pending: TypeAlias = tuple[int, ...]
"""Actions of the batch that are the first parts of one action of the rules."""


def shuffle_rows(rng: np.random.Generator, rows: int, deck: int) -> Integers:
    """Return the numbers of a deck's cards, each row in an order of its own."""
    return rng.permuted(np.tile(np.arange(deck), (rows, 1)), axis=1)


class Twin(NamedTuple):
    """The functions by which one game's rules and batch are compared.

    ``turn``: returns the seat to act. ``legal``: the actions that the rules allow after the pending ones, as bits.
    ``action``: the action of the rules for the pending actions and one more; None if they are only the first parts of
    it. ``dealt``: a deal just opened, with the cards in the order of these numbers. ``moved``: the net payments of a
    finished deal, by seat and then of the common account. ``carried``: the values that the rules carry over, by the
    names of the batch's columns. ``onward``: the state after all steps that the table takes before the next action of a
    seat. ``orders``: the cards of n rows in dealing order, for deals after the first; a game may choose rare ones.
    ``actor``: the seat that takes an action; None if that is always the seat to act.
    """

    game: Game[Any, Any, Any, Any, Any, Any]
    batch: BatchGame
    turn: Callable[[Any], Seat]
    legal: Callable[[Any, Pending], int]
    action: Callable[[Any, Pending, int], Any | None]
    dealt: Callable[[Any, Sequence[int]], Any]
    moved: Callable[[Any], Sequence[int]]
    carried: Callable[[Any], Mapping[str, Sequence[int]]]
    onward: Callable[[Any], Any] = lambda state: state
    orders: Callable[[np.random.Generator, int, int], Integers] = shuffle_rows
    actor: Callable[[Any, int], Seat] | None = None


class Table:
    """The table that belongs to one row of the batch, played by the rules."""

    def __init__(self, twin: Twin, terms: Any, dealer: int) -> None:
        self._twin = twin
        self._setup: Any = twin.game.begin(terms, dealer)
        self.state: Any = None
        self.pending: Pending = ()

    def open(self, order: Sequence[int]) -> None:
        """Open the next deal, with cards in ``order``."""
        for event in self._twin.game.open(self._setup, COMMITMENT):
            self.state = self._twin.game.evolve(self.state, event)
        self.state = self._twin.dealt(self.state, order)

    def take(self, seat: Seat, number: int) -> None:
        """Take the batch's action ``number``, or remember it if it is only a part of an action of the rules."""
        action = self._twin.action(self.state, self.pending, number)
        if action is None:
            self.pending += (number,)
            return
        self.pending = ()
        actor = seat if self._twin.actor is None else self._twin.actor(self.state, number)
        for event in self._twin.game.decide(self.state, actor, action):
            self.state = self._twin.game.evolve(self.state, event)
        self.state = self._twin.onward(self.state)

    def is_sitting_over(self) -> bool:
        """Whether the sitting is over after this deal; if not, set up the next deal."""
        self._setup = self._twin.game.succession(self.state)
        return self._setup is None


def compare_sittings(twin: Twin, terms: Any, rows: int, *, seed: int, deals: int) -> Counter[str]:
    """Play ``deals`` deals in each of ``rows`` rows both ways; returns counts of deals, decisions and sittings over.

    Raises:
        AssertionError: rules and batch differ; the message names the row and the difference.
    """
    batch, rng, counts = Deals(twin.batch, terms, rows, seed=seed), np.random.default_rng(seed), Counter[str]()
    dealers = batch.column("dealer")[:, 0] if "dealer" in twin.batch.columns else np.zeros(rows, np.int64)
    tables = [Table(twin, terms, int(dealer)) for dealer in dealers]
    for _ in range(deals):
        for row, order in enumerate(batch.orders()):
            tables[row].open(order.tolist())
        counts += _compare_deals(twin, batch, tables)
        orders = twin.orders(rng, rows, twin.batch.deck)
        for row, over in enumerate(batch.sitting_over):
            assert tables[row].is_sitting_over() == over, f"row {row}: sitting over"
            if over:
                tables[row] = Table(twin, terms, row % batch.players)
        counts["sittings"] += int(batch.sitting_over.sum())
        batch.deal(orders, np.arange(rows) % batch.players)
    return counts


def _compare_deals(twin: Twin, batch: Deals, tables: Sequence[Table]) -> Counter[str]:
    """Play a deal in every row to its end."""
    counts = Counter[str](deals=len(tables))
    while not (done := batch.done).all():
        turns, legal, actions = batch.to_act, batch.legal(), batch.random_actions()
        for row, table in enumerate(tables):
            if not done[row]:
                seat = twin.turn(table.state)
                assert seat == turns[row], f"row {row}: {turns[row]} is to act, and {seat} by the rules"
                expected = twin.legal(table.state, table.pending)
                assert expected == int(legal[row]), (
                    f"row {row}: {int(legal[row]):b} is legal, {expected:b} by the rules"
                )
                table.take(seat, int(actions[row]))
                counts["decisions"] += 1
        batch.step(actions)
    _compare_ends(twin, batch, tables)
    return counts


def _compare_ends(twin: Twin, batch: Deals, tables: Sequence[Table]) -> None:
    """Compare the payments of the deals, and the values carried over."""
    payments = batch.payments()
    columns = {name: batch.column(name) for name in twin.carried(tables[0].state)}
    for row, table in enumerate(tables):
        moved = tuple(twin.moved(table.state))
        assert tuple(payments[row]) == moved, f"row {row}: paid {payments[row]}, and {moved} by the rules"
        for name, values in twin.carried(table.state).items():
            found = columns[name][row].tolist()[: len(values)]
            assert found == list(values), f"row {row}: {name} is {found}, and {list(values)} by the rules"
