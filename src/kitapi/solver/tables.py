"""What the kernels look up of one suit, whose cards are the bits of a byte: 0 the seven, 7 the ace."""

import numpy as np
from numpy.typing import NDArray

_BYTES = np.arange(256)
_FIRST = _BYTES[:, None]
_SECOND = _BYTES[None, :]


def ternary_codes() -> NDArray[np.uint16]:
    """For ``cards in play << 8 | hand``: the hand's cards by their places among those in play, as digits 1 to base 3.

    Two cards with nothing in play between them stand side by side, whatever lay between them before.
    """
    codes, power = np.zeros((256, 256), np.int64), np.ones((256, 256), np.int64)
    for bit in range(8):
        in_play = np.broadcast_to(_FIRST >> bit & 1, codes.shape)
        codes += in_play * (_SECOND >> bit & 1) * power
        power *= np.where(in_play, 3, 1)
    return codes.ravel().astype(np.uint16)


def lowest_of_runs() -> NDArray[np.uint16]:
    """For ``cards in play << 8 | hand``: the lowest card of every run of the hand's cards that are worth the same."""
    lowest, below_is_own = np.zeros((256, 256), np.int64), np.zeros((256, 256), bool)
    for bit in range(8):
        in_play = np.broadcast_to(_FIRST >> bit & 1 == 1, lowest.shape)
        own = np.broadcast_to(_SECOND >> bit & 1 == 1, lowest.shape)
        lowest |= np.where(own & ~(in_play & below_is_own), 1 << bit, 0)
        below_is_own = np.where(in_play, own, below_is_own)
    return lowest.ravel().astype(np.uint16)


def sure_trumps() -> NDArray[np.uint16]:
    """For ``hand << 8 | against``: how many trumps of the hand must win, whoever leads and whatever is led.

    Each is played to a trick of its own, and each that loses meets a higher trump of its own.
    """
    sure, higher = np.zeros((256, 256), np.int64), np.zeros((256, 256), np.int64)
    for bit in reversed(range(8)):
        own = np.broadcast_to(_FIRST >> bit & 1 == 1, sure.shape)
        sure += own & (higher == 0)
        higher = np.where(own, np.maximum(higher - 1, 0), higher + (_SECOND >> bit & 1))
    return sure.ravel().astype(np.uint16)


def tops_above() -> NDArray[np.uint16]:
    """For ``hand << 8 | others``: how many cards of the hand stand above every card of the others."""
    tops, met = np.zeros((256, 256), np.int64), np.zeros((256, 256), bool)
    for bit in reversed(range(8)):
        met |= np.broadcast_to(_SECOND >> bit & 1 == 1, met.shape)
        tops += (_FIRST >> bit & 1 == 1) & ~met
    return tops.ravel().astype(np.uint16)
