"""The steady player's estimates for many hands at once; card masks are those of ``tricks.holdings``."""

from itertools import combinations_with_replacement
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kitapi.games.prefa.players.auction import LEAST
from kitapi.games.prefa.players.good_faith import TALON, fits
from kitapi.games.prefa.rules.contracts import LADDER
from kitapi.players.evaluation import Bits, Floats
from kitapi.players.tricks.estimate import AT_SIDE, AT_TRUMPS, NO_TRUMPS, RUNNING, TRICKS, WINNERS
from kitapi.players.tricks.holdings import ACES
from kitapi.players.tricks.promise import ANY_HAND, ASIDE
from kitapi.players.tricks.promise import AT_TRUMPS as PROMISED_IN_TRUMPS

STRAINS = 5
LAID_AWAY = 2
_ACE = 0x80

Steps = NDArray[np.int64]
"""Steps of contracts on the ladder; -1 for none."""

LEVELS = np.array([contract.level for contract in LADDER])
STRAIN_OF = np.array([contract.step % STRAINS for contract in LADDER])

_SIDE, _TRUMP, _WINNERS, _RUNNING = (np.array(table) for table in (AT_SIDE, AT_TRUMPS, WINNERS, RUNNING))
_PROMISED, _PROMISED_ASIDE = np.array(PROMISED_IN_TRUMPS), np.array(ASIDE)
_FITS = np.array([fits(holding, 0) for holding in range(256)])
_LEAST = np.array([LEAST[int(level)] for level in LEVELS])


def holdings(hands: Bits) -> NDArray[np.intp]:
    """Return the holdings of each of (n,) ``hands`` in ♠ ♣ ♦ ♥; shape (n, 4)."""
    found: NDArray[np.intp] = (hands[:, None] >> np.arange(0, 32, 8) & 0xFF).astype(np.intp)
    return found


def tricks(hands: Bits) -> Floats:
    """Return the tricks expected of a declarer's ten cards in each strain, shape (n, 5); see ``estimate.tricks``."""
    held = holdings(hands)
    side, trump = _SIDE[held], _TRUMP[held]
    found = np.empty((len(hands), STRAINS))
    found[:, :NO_TRUMPS] = TRICKS - (trump - side) - _sum(side)[:, None]
    found[:, NO_TRUMPS] = _without_trumps(held)
    return found


def tricks_in(strain: int, hands: Bits) -> Floats:
    """Return the tricks expected of a declarer's ten cards in ``strain``; shape (n,)."""
    held = holdings(hands)
    if strain == NO_TRUMPS:
        return _without_trumps(held)
    side, trump = _SIDE[held], _TRUMP[held[:, strain]]
    found: Floats = TRICKS - (trump - side[:, strain]) - _sum(side)
    return found


def _without_trumps(held: NDArray[np.intp]) -> Floats:
    found: Floats = np.minimum(_sum(_WINNERS[held]), TRICKS - _sum(_RUNNING[held]))
    return found


def _sum(suits: Floats) -> Floats:
    """Return the sum over four suits, shape (n,).

    It is always added in the same order, so that rounding at limits is always the same.
    """
    found: Floats = suits[:, 0] + suits[:, 1] + suits[:, 2] + suits[:, 3]
    return found


def defensive_tricks(hands: Bits, strains: NDArray[np.integer]) -> Floats:
    """Return the tricks that ten cards promise in defence against contracts of these ``strains``; see ``promise``.

    Shape: (n,).
    """
    held = holdings(hands)
    aside, rows = _sum(_PROMISED_ASIDE[held]), np.arange(len(hands))
    suit = np.minimum(strains, NO_TRUMPS - 1)
    inside = held[rows, suit]
    found: Floats = ANY_HAND + aside + np.where(strains < NO_TRUMPS, _PROMISED[inside] - _PROMISED_ASIDE[inside], 0.0)
    return found


def margins(hands: Bits, talon: float = TALON) -> Floats:
    """Return by how many expected tricks each contract of the ladder exceeds its limit; shape (n, 25).

    In a strain that does not fit, the margin is far below zero. ``talon``: the tricks that an exchange still to come
    adds on average.
    """
    fit = np.empty((len(hands), STRAINS), bool)
    fit[:, :NO_TRUMPS] = _FITS[holdings(hands)]
    fit[:, NO_TRUMPS] = (holdings(hands) & _ACE > 0).sum(axis=1) >= 3
    spare = np.where(fit, tricks(hands), -TRICKS) + talon
    found: Floats = spare[:, STRAIN_OF] - _LEAST
    return found


def highest_supported(hands: Bits) -> Steps:
    """Return the step of the highest contract each hand supports, -1 for none; see ``auction.highest_supported``.

    Shape: (n,).
    """
    supported = margins(hands) >= 0
    return np.where(supported.any(axis=1), len(LADDER) - 1 - np.argmax(supported[:, ::-1], axis=1), -1)


class Kept(NamedTuple):
    """Twelve cards after the best exchange by the estimate: for each strain (n, 5) the cards kept, and their tricks."""

    hands: Bits
    tricks: Floats


def best_exchange(twelve: Bits) -> Kept:
    """Return the exchange that keeps most tricks, for each strain; an ace is discarded only if nothing else is left.

    At no trumps the tricks are not a sum over suits. There it is the best of those exchanges that keep most winners, or
    most stoppers.
    """
    held = holdings(twelve)
    kept = np.empty((len(twelve), STRAINS), np.int64)
    found = np.full((len(twelve), STRAINS), -np.inf)
    for strain in range(STRAINS):
        for way in _WAYS[strain]:
            hands = _cards_left(held, way)
            value = tricks_in(strain, hands) - _ACE_LOST * np.bitwise_count(twelve & ~hands & ACES)
            better = (value > found[:, strain]) & (np.bitwise_count(hands) == TRICKS)
            found[better, strain], kept[better, strain] = value[better], hands[better]
    return Kept(kept, np.column_stack([tricks_in(strain, kept[:, strain]) for strain in range(STRAINS)]))


_ACE_LOST = 40.0

_Way = tuple[NDArray[np.int64], ...]
"""A way to discard: for each suit, an array with the cards that are left of each holding."""


def _cards_left(held: NDArray[np.intp], way: _Way) -> Bits:
    """Return the cards left, shape (n,); more than ten where a suit has fewer cards than are to be discarded."""
    suits = [way[suit][held[:, suit]] << 8 * suit for suit in range(4)]
    return suits[0] | suits[1] | suits[2] | suits[3]


def _best_left(value: Floats, away: int) -> NDArray[np.int64]:
    """Return, for each holding, the best one with ``away`` fewer cards; the ace is discarded last. Shape: (256,)."""
    left = np.arange(256)
    for _ in range(away):
        left = np.array([_best_less(value, int(holding)) for holding in left])
    return left


def _best_less(value: Floats, holding: int) -> int:
    """Return the best holding with one card fewer; 0 for an empty one."""
    bits = [1 << place for place in range(8) if holding >> place & 1]
    spare = [bit for bit in bits if bit != _ACE] or bits
    return max((holding ^ bit for bit in spare), key=lambda less: float(value[less]), default=0)


_DISCARD_COUNTS = tuple(
    tuple(pair.count(suit) for suit in range(4)) for pair in combinations_with_replacement(range(4), LAID_AWAY)
)
"""All ways to discard two cards, as the number of cards of each suit."""

_MOST_WINNERS, _MOST_STOPPERS = _WINNERS - 0.01 * _RUNNING, 0.01 * _WINNERS - _RUNNING


def _ways(aside: Floats, trump: int | None) -> tuple[_Way, ...]:
    """Return every choice of suits to discard from, with the best cards left of each suit.

    ``aside``, (256,): the value of each holding in a suit other than trumps. ``trump``: None at no trumps.
    """
    left = {
        (suit, away): _best_left(-_TRUMP if suit == trump else aside, away)
        for suit in range(4)
        for away in range(LAID_AWAY + 1)
    }
    return tuple(tuple(left[suit, away] for suit, away in enumerate(counts)) for counts in _DISCARD_COUNTS)


_WAYS = (
    *(_ways(-_SIDE, trump) for trump in range(4)),
    _ways(_MOST_WINNERS, None) + _ways(_MOST_STOPPERS, None),
)
