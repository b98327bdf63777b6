"""How much each sign of a good card counts when the search decides what to try first; no answer depends on it.

Found by changing one weight after the other and keeping what brought fewer nodes on random deals.
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
"""For leads: cards held of the suit, each; a trump; a ruff by the other side, by the own; cards the other side has of
the suit, each; the partner has the highest; the declarer plays last; the rank; the highest of all; above whatever the
declarer has, or at betl below."""

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
"""For other cards: cards held of a suit thrown off, each; beats a partner's, beats another's card; less for every rank
then; the next can beat it; a partner comes next; less for every rank of a card that does not win; the highest of its
suit thrown away."""

ROW = 12
"""Integers from one row to the next."""


def _laid_out(rows: tuple[tuple[int, ...], ...]) -> list[int]:
    return [weight for row in rows for weight in (*row, *(0,) * (ROW - len(row)))]


WEIGHTS = np.array(_laid_out(_LEADS) + _laid_out(_FOLLOWS), np.int64)
