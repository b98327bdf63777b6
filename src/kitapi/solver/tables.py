"""Lookup tables of the kernels for one suit, whose cards are the bits of a byte: bit 0 the seven, 7 the ace."""

import numpy as np
from numpy.typing import NDArray

_BYTES = np.arange(256)
_FIRST = _BYTES[:, None]
_SECOND = _BYTES[None, :]


def lowest_of_runs() -> NDArray[np.uint16]:
    """For ``cards in play << 8 | hand``: the lowest card of each run of equivalent cards of the hand."""
    lowest, below_is_own = np.zeros((256, 256), np.int64), np.zeros((256, 256), bool)
    for bit in range(8):
        in_play = np.broadcast_to(_FIRST >> bit & 1 == 1, lowest.shape)
        own = np.broadcast_to(_SECOND >> bit & 1 == 1, lowest.shape)
        lowest |= np.where(own & ~(in_play & below_is_own), 1 << bit, 0)
        below_is_own = np.where(in_play, own, below_is_own)
    return lowest.ravel().astype(np.uint16)


def sure_trumps() -> NDArray[np.uint16]:
    """For ``hand << 8 | against``: the number of the hand's trumps that must win, whoever leads.

    Each trump is played to a separate trick, and each that loses is beaten by a different higher trump. The number is
    in the lowest four bits; above them are the ranks from the lowest of these winners up, the only ranks that matter.
    """
    sure, higher, needed = (
        np.zeros((256, 256), np.int64),
        np.zeros((256, 256), np.int64),
        np.zeros((256, 256), np.int64),
    )
    for bit in reversed(range(8)):
        own = np.broadcast_to(_FIRST >> bit & 1 == 1, sure.shape)
        wins = own & (higher == 0)
        sure += wins
        needed = np.where(wins, 256 - (1 << bit), needed)
        higher = np.where(own, np.maximum(higher - 1, 0), higher + (_SECOND >> bit & 1))
    return (sure | needed << 4).ravel().astype(np.uint16)


def tops_above() -> NDArray[np.uint16]:
    """For ``hand << 8 | others``: the number of cards of the hand that are higher than every card of the others."""
    tops, met = np.zeros((256, 256), np.int64), np.zeros((256, 256), bool)
    for bit in reversed(range(8)):
        met |= np.broadcast_to(_SECOND >> bit & 1 == 1, met.shape)
        tops += (_FIRST >> bit & 1 == 1) & ~met
    return tops.ravel().astype(np.uint16)


def highest_down() -> NDArray[np.uint16]:
    """For ``cards in play << 4 | count``: all ranks down to that of the ``count``-th highest card in play."""
    ranks = np.zeros((256, 16), np.int64)
    for in_play in range(256):
        places = [bit for bit in reversed(range(8)) if in_play >> bit & 1]
        for count, bit in enumerate(places, 1):
            ranks[in_play, count] = 256 - (1 << bit)
        ranks[in_play, len(places) + 1 :] = ranks[in_play, len(places)]
    return np.pad(ranks.ravel(), (0, (1 << 16) - ranks.size)).astype(np.uint16)
