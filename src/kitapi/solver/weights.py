"""How much each sign of a good card counts when the search decides what to try first; no answer depends on it.

Found by changing one weight after the other and keeping what brought fewer nodes on random deals.
"""

import numpy as np

_LEADS = (
    (2, 5, -20, -5, -3, 8, 4, 1, 0, 8),  # declarer, no trumps
    (11, -8, 6, -5, -1, 8, 4, 16, 35, 8),  # declarer, trumps
    (0, -2, -10, 0, -6, 21, 22, 1, 0, -2),  # defender, no trumps
    (3, -4, -16, 13, -1, 12, 29, -1, 0, 4),  # defender, trumps
    (2, 0, 0, 0, 3, 0, 0, 3, -20, 0),  # betl: declarer, no trumps
    (0, 0, 0, 0, 0, 0, 0, -4, -20, 0),  # betl: declarer, trumps
    (-9, -5, 0, 0, 11, -1, 5, -4, -1, -15),  # betl: defender, no trumps
    (0, -5, 0, 0, 4, 0, 0, -3, -5, 30),  # betl: defender, trumps
)
"""For leads: cards held of the suit, each; a trump; a ruff by the other side, by the own; cards the other side has of
the suit, each; the partner has the highest; the declarer plays last; the rank; the highest of all; above whatever the
declarer has, or at betl below."""

_FOLLOWS = (
    (-8, 5, 30, 1, -22, -15, 7, -17),  # declarer, no trumps
    (-6, 5, 30, 2, -13, -15, 12, -10),  # declarer, trumps
    (-1, -7, 18, 1, -25, -9, 1, -5),  # defender, no trumps
    (0, -2, 30, 1, -25, -15, 1, 0),  # defender, trumps
    (-18, -10, -30, -16, -6, 0, -4, -11),  # betl: declarer, no trumps
    (-1, -10, -30, 2, 0, 0, -4, 10),  # betl: declarer, trumps
    (-2, 4, -30, 0, -2, 0, -3, 3),  # betl: defender, no trumps
    (-1, -5, -30, 2, 0, 0, -1, 5),  # betl: defender, trumps
)
"""For other cards: cards held of a suit thrown off, each; beats a partner's, beats another's card; less for every rank
then; the next can beat it; a partner comes next; less for every rank of a card that does not win; the highest of its
suit thrown away."""

ROW = 12
"""Integers from one row to the next."""


def _laid_out(rows: tuple[tuple[int, ...], ...]) -> list[int]:
    return [weight for row in rows for weight in (*row, *(0,) * (ROW - len(row)))]


WEIGHTS = np.array(_laid_out(_LEADS) + _laid_out(_FOLLOWS), np.int64)
