"""Solve arrays of positions on all cores."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kitapi.cards import DECK_32, Card, Suit, set_of
from kitapi.compiling.cores import cores
from kitapi.solver.formats import Integers
from kitapi.solver.loader import load_many
from kitapi.solver.position import BadPosition, Objective
from kitapi.solver.questions import CARDS, MODES, PLACES, SHIFTS, STRAINS
from kitapi.solver.solver import Solver
from kitapi.texts import Text

_AT_ONCE = 64
_PACK = set_of(DECK_32)


def _numbers(trump: Suit | None) -> Integers:
    found = np.zeros(52, np.int64)
    for card, place in PLACES[trump].items():
        found[card.index] = place + 1
    return found


_NUMBERS = {trump: _numbers(trump) for trump in STRAINS}
"""Array (52,): the kernels' numbers of the cards as they write those of a trick, by the cards' indices."""

_TRUMPS = {trump: -1 if trump is None else trump.index for trump in STRAINS}

Results = NDArray[np.int8]


class Deals(NamedTuple):
    """Positions with the same number of hands and of cards on the table (0 before a trick).

    ``hands``: (n, 2 or 3) sets of cards still held, the declarer's first and then in the order of play; ``leaders``:
    (n,) the place that leads to the trick; ``trumps``: (n,) the index of the suit, -1 at no trumps. ``table``: the
    cards of the trick in the order played, the same for all positions, or (n, cards) their indices.
    """

    hands: NDArray[np.int64]
    leaders: NDArray[np.int64]
    trumps: NDArray[np.int64]
    table: tuple[Card, ...] | NDArray[np.int64] = ()


def results(
    deals: Deals,
    objective: Objective = Objective.TRICKS,
    *,
    workers: int | None = None,
    table_bits: int = 14,
    alike: bool = False,
) -> Results:
    """Array (n,): the double-dummy result of each position: the declarer's tricks; at betl 1 if it is made, else 0.

    ``workers``: threads, by default one for each core, each with a transposition table of ``2 ** table_bits`` entries.
    ``alike``: keep the table from one position to the next, which is faster for layouts of the same cards. The results
    depend on none of these.

    Raises:
        BadPosition: a position is impossible; the message names its row.
    """
    return _solve(deals, objective, 1, partial(_share_work, workers, table_bits, alike))[:, 0]


def results_of_cards(
    deals: Deals,
    objective: Objective = Objective.TRICKS,
    *,
    workers: int | None = None,
    table_bits: int = 14,
    alike: bool = False,
) -> Results:
    """Array (n, 52): the result after each card that may be played now, by the card's index; -1 for all other cards.

    Raises:
        BadPosition: a position is impossible; the message names its row.
    """
    found = _solve(deals, objective, 32, partial(_share_work, workers, table_bits, alike))
    by_card = np.full((len(found), 52), -1, np.int8)
    for trump in STRAINS:
        rows = np.flatnonzero(deals.trumps == _TRUMPS[trump])
        for place, card in CARDS[trump].items():
            by_card[rows, card.index] = found[rows, place]
    return by_card


Share = Callable[[Integers, Integers], None]


def _solve(deals: Deals, objective: Objective, columns: int, share: Share) -> Results:
    questions = _questions(deals, objective)
    answers = np.empty((len(questions), columns), np.int64)
    share(questions, answers)
    return np.where(answers < 0, -1, answers & 15).astype(np.int8)


def _share_work(workers: int | None, table_bits: int, alike: bool, questions: Integers, answers: Integers) -> None:
    starts, kernels = iter(range(0, len(questions), _AT_ONCE)), load_many()

    def work() -> None:
        solver = Solver(table_bits)
        with solver.within():
            for start in starts:  # shared by all threads: a step of a range iterator is atomic
                end = min(start + _AT_ONCE, len(questions))
                solver.room_to_forget(_AT_ONCE)
                kernels.solve_each(questions, start, end, int(not alike), *solver.tools(answers))

    threads = workers or cores()
    with ThreadPoolExecutor(threads) as pool:
        for done in [pool.submit(work) for _ in range(threads)]:
            done.result()


def _questions(deals: Deals, objective: Objective) -> Integers:
    """Array (n, 6): the positions in the format of the kernels: ``a b c d played mode``, see ``questions.Question``."""
    hands, leaders = deals.hands.astype(np.int64), deals.leaders.astype(np.int64)
    count, table = hands.shape[1], _table(deals)
    for place in range(table.shape[1]):
        seats = (leaders + place) % count
        hands[np.arange(len(hands)), seats] |= np.int64(1) << table[:, place]
    _check(hands, deals, table)
    turned = np.take_along_axis(hands, (leaders[:, None] + np.arange(count)) % count, axis=1)
    questions = np.zeros((len(hands), 6), np.int64)
    questions[:, 3] = -leaders % count
    for trump in STRAINS:
        rows = np.flatnonzero(deals.trumps == _TRUMPS[trump])
        for place in range(count):
            questions[rows, place] = _narrow_all(turned[rows, place], trump)
        questions[rows, 4] = _encode_tricks(table[rows], trump)
        questions[rows, 5] = MODES[trump, count, objective]
    return questions


def _narrow_all(hands: Integers, trump: Suit | None) -> Integers:
    """Array (n,): ``questions.narrow`` of each of (n,) sets of cards."""
    bits = np.zeros_like(hands)
    for place, shift in enumerate(SHIFTS[trump]):
        bits |= (hands >> shift & 0xFF) << 8 * place
    return bits


def _encode_tricks(table: Integers, trump: Suit | None) -> Integers:
    """Array (n,): ``questions.encode_trick`` of each of (n, cards) tricks, given by the cards' indices."""
    if not table.shape[1]:
        return np.zeros(len(table), np.int64)
    found: Integers = np.bitwise_or.reduce(_NUMBERS[trump][table] << 6 * np.arange(table.shape[1]), axis=1)
    return found


def _table(deals: Deals) -> NDArray[np.int64]:
    """Array (n, cards): the indices of the cards on the table."""
    if not isinstance(deals.table, tuple):
        return deals.table.astype(np.int64)
    indices = np.array([card.index for card in deals.table], np.int64)
    return np.broadcast_to(indices, (len(deals.hands), len(indices)))


_FAULTS = (
    Text("the leader is none of the hands"),
    Text("trumps are the index of a suit, or -1"),
    Text("every hand has the same number of cards, 1 to 10"),
    Text("a card is given twice"),
    Text("the pack goes from seven to ace"),
)
"""The faults of a position, in the order of ``_check``."""


def _check(hands: Integers, deals: Deals, table: NDArray[np.int64]) -> None:
    """Check that every position is possible; ``hands`` include the cards on the table.

    Raises:
        BadPosition: a position is impossible.
    """
    count = hands.shape[1]
    if count not in {2, 3}:
        raise BadPosition(Text("two or three hands play"))
    if table.shape[1] >= count:
        raise BadPosition(Text("a trick that is full belongs to nobody's turn"))
    sizes = np.bitwise_count(hands).astype(np.int64)
    uneven = (sizes != sizes[:, :1]).any(axis=1) | (sizes[:, 0] < 1) | (sizes[:, 0] > 10)
    together = np.bitwise_or.reduce(hands, axis=1)
    shown = np.bitwise_or.reduce(np.int64(1) << table, axis=1) if table.shape[1] else np.zeros(len(hands), np.int64)
    twice = (np.bitwise_count(together) < sizes.sum(axis=1)) | (deals.hands & shown[:, None]).any(axis=1)
    faults = (
        (deals.leaders < 0) | (deals.leaders >= count),
        (deals.trumps < -1) | (deals.trumps > 3),
        uneven,
        twice,
        (together & ~np.int64(_PACK)) != 0,
    )
    for wrong, what in zip(faults, _FAULTS, strict=True):
        if wrong.any():
            raise BadPosition(Text("row {row}: {what}", row=int(np.flatnonzero(wrong)[0]), what=what))
