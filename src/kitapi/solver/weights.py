"""Weights of the features by which the search orders moves; no result depends on them.

Fitted by coordinate descent: one weight was changed at a time, and a change kept if it saved nodes on random deals.
"""

import numpy as np

_LEADS = (
    (18, -2, -20, -15, -1, -8, 23, 2, 6, 26),  # declarer, no trumps
    (10, -18, 10, 17, 8, 16, 1, 4, 32, 9),  # declarer, trumps
    (-5, -12, -11, 3, -17, 21, 28, 4, -2, -2),  # defender, no trumps
    (0, -12, -34, 13, -5, 15, 42, -1, 2, 3),  # defender, trumps
    (2, 0, 0, 0, 3, 0, 0, 3, -20, 0),  # betl: declarer, no trumps
    (0, 0, 0, 0, 0, 0, 0, -4, -20, 0),  # betl: declarer, trumps
    (-9, -5, 0, 0, 11, -1, 5, -4, -1, -15),  # betl: defender, no trumps
    (0, -5, 0, 0, 4, 0, 0, -3, -5, 30),  # betl: defender, trumps
)
"""Features of leads, by column: each card held in the suit; a trump; a ruff by the other side; a ruff by the own side;
each card of the suit on the other side; the partner has the highest card; the declarer plays last; the rank; the
highest card of all; higher (at betl lower) than every card of the declarer."""

_FOLLOWS = (
    (1, 10, 41, 1, -19, -3, 26, -20),  # declarer, no trumps
    (2, 18, 52, 2, -16, 23, 9, 0),  # declarer, trumps
    (0, -6, 18, 1, -38, -12, 3, -2),  # defender, no trumps
    (0, -6, 35, 1, -19, -11, 3, -26),  # defender, trumps
    (-18, -10, -30, -16, -6, 0, -4, -11),  # betl: declarer, no trumps
    (-1, -10, -30, 2, 0, 0, -4, 10),  # betl: declarer, trumps
    (-2, 4, -30, 0, -2, 0, -3, 3),  # betl: defender, no trumps
    (-1, -5, -30, 2, 0, 0, -1, 5),  # betl: defender, trumps
)
"""Features of other cards, by column: each card held in the suit of a discard; beats the partner's card; beats an
opponent's card; minus the rank of a card that wins; the next hand can beat it; the partner plays next; minus the rank
of a card that loses; the highest card of its suit is lost."""

ROW = 12
"""Integers in a row, padded with zeros."""


def _pad(rows: tuple[tuple[int, ...], ...]) -> list[int]:
    return [weight for row in rows for weight in (*row, *(0,) * (ROW - len(row)))]


WEIGHTS = np.array(_pad(_LEADS) + _pad(_FOLLOWS), np.int64)
