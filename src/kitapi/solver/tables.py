"""What the kernels look up of one suit, whose cards are the bits of a byte: 0 the seven, 7 the ace."""

import numpy as np
from numpy.typing import NDArray

_BYTES = np.arange(256)
_FIRST = _BYTES[:, None]
_SECOND = _BYTES[None, :]


def owners_by_height() -> NDArray[np.uint16]:
    """For ``cards in play << 8 | hand``: two bits for each card in play, the highest first, 1 where the hand has it.

    The highest card's bits are the highest two of sixteen; two cards with nothing in play between them stand side by
    side, whatever lay between them before.
    """
    owners, place = np.zeros((256, 256), np.int64), np.full((256, 256), 14)
    for bit in reversed(range(8)):
        in_play = np.broadcast_to(_FIRST >> bit & 1, owners.shape)
        owners += (in_play & _SECOND >> bit) << place
        place -= 2 * in_play
    return owners.ravel().astype(np.uint16)


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

    Each is played to a trick of its own, and each that loses meets a higher trump of its own. Above these four bits
    stand the cards not below the lowest of them: on nothing else it depends.
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
    """For ``hand << 8 | others``: how many cards of the hand stand above every card of the others."""
    tops, met = np.zeros((256, 256), np.int64), np.zeros((256, 256), bool)
    for bit in reversed(range(8)):
        met |= np.broadcast_to(_SECOND >> bit & 1 == 1, met.shape)
        tops += (_FIRST >> bit & 1 == 1) & ~met
    return tops.ravel().astype(np.uint16)


def highest_down() -> NDArray[np.uint16]:
    """For ``cards in play << 4 | count``: all ranks from the highest down to that of the last of ``count`` cards."""
    ranks = np.zeros((256, 16), np.int64)
    for in_play in range(256):
        places = [bit for bit in reversed(range(8)) if in_play >> bit & 1]
        for count, bit in enumerate(places, 1):
            ranks[in_play, count] = 256 - (1 << bit)
        ranks[in_play, len(places) + 1 :] = ranks[in_play, len(places)]
    return np.pad(ranks.ravel(), (0, (1 << 16) - ranks.size)).astype(np.uint16)
