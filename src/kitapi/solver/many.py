"""Kernels that solve many positions in one call, so that the GIL is released once for all of them."""

import numpy as np
from numpy.typing import NDArray

from kitapi.compiling.addresses import call_at
from kitapi.compiling.bits import bit_count, lowest_bit, scatter
from kitapi.compiling.kernels import compiled
from kitapi.compiling.pointers import pointer_to
from kitapi.solver.formats import ARRAYS, MISERE, PAIR, SEARCH, STAMP, STOPPED, Integers, Look
from kitapi.solver.search import likely, points, points_of_cards

Table = NDArray[np.int64]


@compiled(f"int64(int64, int64, int64, int64, int64, int64, {ARRAYS}, int64[::1])")
def count_layouts(  # noqa: PLR0913, PLR0917
    hand: int, unseen: int, leader: int, mode: int, chosen: int, many: int,
    look: Look, table: Integers, work: Integers, tally: Integers, weights: Integers, counts: Integers,
) -> int:  # fmt: skip
    """Solve ``many`` layouts of ``unseen``, beginning with ``chosen``, and count them in ``counts`` by points.

    ``chosen`` is a layout: bit k is set if the first defender has the k-th card of ``unseen``; as many bits are set as
    the declarer's ``hand`` has cards. Layouts follow each other in ascending order; neighbours differ little, so the
    result of one is the first guess for the next. Returns the layout to continue with: the next one, the unfinished
    one if the search was stopped, or 0 after the last.
    """
    look_at, table_at, work_at = pointer_to(look), pointer_to(table), pointer_to(work)
    tally_at, weights_at, search = pointer_to(tally), pointer_to(weights), tally[SEARCH]
    end, target = 1 << bit_count(unseen), bit_count(hand)
    guess = likely(hand, unseen, 0, 0, mode)
    for _layout in range(many):
        first = scatter(chosen, unseen)
        second = 0 if mode & PAIR else unseen ^ first
        x, y, z, e = hand, first, second, 0
        if leader and mode & PAIR:
            x, y, e = first, hand, 1
        elif leader == 1:
            x, y, z, e = first, second, hand, 2
        elif leader == 2:
            x, y, z, e = second, hand, first, 1
        if mode & MISERE:
            found = call_at(search, x, y, z, e, target, 0, mode, look_at, table_at, work_at, tally_at, weights_at) & 1
        else:
            found = points(x, y, z, e, guess, 0, mode, look_at, table_at, work_at, tally_at, weights_at)
        if tally[STOPPED]:
            return chosen
        guess = found & 15
        counts[guess] += 1
        # The next greater number with as many bits set.
        lowest = chosen & -chosen
        ripple = chosen + lowest
        chosen = ripple | (((chosen ^ ripple) >> 2) >> lowest_bit(lowest))
        if chosen >= end:
            return 0
    return chosen


@compiled(f"int64(int64[:, ::1], int64, int64, int64, {ARRAYS}, int64[:, ::1])")
def solve_each(  # noqa: PLR0913, PLR0917
    questions: Table, start: int, end: int, forget: int,
    look: Look, table: Integers, work: Integers, tally: Integers, weights: Integers, answers: Table,
) -> int:  # fmt: skip
    """Solve the rows ``start`` to ``end`` of ``questions`` (``a b c d played mode``); returns the number solved.

    ``answers`` has one column in the format of ``points``, or 32 in the format of ``points_of_cards``. With ``forget``
    1 the transposition table is emptied before each question.
    """
    look_at, table_at, work_at = pointer_to(look), pointer_to(table), pointer_to(work)
    tally_at, weights_at, search = pointer_to(tally), pointer_to(weights), tally[SEARCH]
    for row in range(start, end):
        a, b, c, d = questions[row, 0], questions[row, 1], questions[row, 2], questions[row, 3]
        played, mode = questions[row, 4], questions[row, 5]
        if forget:
            tally[STAMP] += 1
        if answers.shape[1] > 1:
            points_of_cards(
                a, b, c, d, played, mode, look_at, table_at, work_at, tally_at, weights_at, pointer_to(answers[row])
            )
        elif mode & MISERE:
            every = bit_count(a)
            found = call_at(search, a, b, c, d, every, played, mode, look_at, table_at, work_at, tally_at, weights_at)
            answers[row, 0] = 17 * (found & 1)
        else:
            guess = likely(a, b, c, d, mode)
            answers[row, 0] = points(a, b, c, d, guess, played, mode, look_at, table_at, work_at, tally_at, weights_at)
        if tally[STOPPED]:
            return row - start
    return end - start
