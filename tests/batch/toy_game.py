"""Highest card, a toy game in batches: two seats have four of eight cards each and play one; the lower pays the higher.

The row's own columns: the hands of the seats, the card on the table, what was paid (common account, then seats), and
how many deals of the sitting are left.
"""

from typing import Any

import numpy as np

from kitapi.batch.game import BatchGame, Observations
from kitapi.batch.rows import (
    BEGIN,
    DEAL_OVER,
    DRAWN,
    HEAD,
    LEGAL,
    NOBODY,
    OBSERVE,
    RUNNING,
    SITTING_OVER,
    STATUS,
    STEP,
    TO_ACT,
    Integers,
    Orders,
)
from kitapi.compiling.kernels import compiled

HANDS, TABLE, PAID, LEFT = HEAD, HEAD + 2, HEAD + 3, HEAD + 6
WIDTH = HEAD + 7


@compiled(BEGIN)
def begin(rows: Integers, terms: Integers, orders: Orders) -> None:
    for place in range(rows.shape[0]):
        row = rows[place]
        if row[STATUS] == RUNNING:
            continue
        if row[STATUS] == SITTING_OVER:
            row[LEFT] = terms[1]
        row[LEFT] -= 1
        row[STATUS], row[TO_ACT], row[TABLE] = RUNNING, row[DRAWN] % 2, -1
        row[PAID], row[PAID + 1], row[PAID + 2] = 0, 0, 0
        for seat in range(2):
            row[HANDS + seat] = 0
            for card in orders[place, 4 * seat : 4 * seat + 4]:
                row[HANDS + seat] |= 1 << np.int64(card)
        row[LEGAL] = row[HANDS + row[TO_ACT]]


@compiled(STEP)
def step(rows: Integers, terms: Integers, actions: Integers) -> None:
    for place in range(rows.shape[0]):
        row, card = rows[place], actions[place]
        if row[STATUS] != RUNNING:
            continue
        seat = row[TO_ACT]
        row[HANDS + seat] ^= 1 << card
        if row[TABLE] < 0:
            row[TABLE], row[TO_ACT] = card, 1 - seat
            row[LEGAL] = row[HANDS + 1 - seat]
            continue
        paid = 1 if card > row[TABLE] else -1
        row[PAID + 1 + seat], row[PAID + 2 - seat] = paid - 2, -paid
        row[PAID] = 2
        row[LEGAL], row[TO_ACT] = 0, NOBODY
        row[STATUS] = SITTING_OVER if row[LEFT] == 0 else DEAL_OVER


@compiled(OBSERVE)
def observe(rows: Integers, terms: Integers, seats: Integers, seen: Observations) -> None:
    for place in range(rows.shape[0]):
        for card in range(8):
            seen[place, card] = rows[place, HANDS + seats[place]] >> card & 1
        seen[place, 8] = rows[place, TABLE]


def terms_row(terms: Any) -> Integers:
    return np.array([2, terms], np.int64)


GAME = BatchGame(
    terms=terms_row,
    begin=begin,
    step=step,
    observe=observe,
    deck=8,
    width=WIDTH,
    observation={"hand": 8, "table": 1},
    actions=tuple(map(str, range(8))),
    columns={"hands": (HANDS, 2)},
    payments=PAID,
    shared=True,
)
"""Its terms are how many deals a sitting has."""
