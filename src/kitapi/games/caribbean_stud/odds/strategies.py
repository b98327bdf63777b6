"""Named strategies: perfect play, and simple rules that a person can remember. Each chooses for all states at once."""

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kitapi.games.caribbean_stud.odds.count_kernels import WAYS
from kitapi.games.caribbean_stud.odds.exchange_kernels import AT_BEST
from kitapi.games.caribbean_stud.odds.spots import FOLDS, GIVES, RAISES, Choices, Spots
from kitapi.games.caribbean_stud.odds.states import NONE, WHOLE, places
from kitapi.games.caribbean_stud.odds.values import (
    ALL_RANKS,
    FIRST_PAIR,
    FIRST_STRAIGHT,
    MASKS,
    NUMBERS,
    PLAIN,
    RANKS,
    Integers,
)
from kitapi.texts import Text

Mask = NDArray[np.bool_]

SEVEN, JACK, QUEEN, KING, ACE = 5, 9, 10, 11, 12


class Strategy(NamedTuple):
    """A way to play.

    ``name``: its name on the command line. ``words``: its rule, in words for a player. ``choose``: the function that
    returns its choice for every state of a ``Spots``. ``least``: the lowest value that it raises after an exchange, or
    ``AT_BEST``. ``exchanges``: whether it ever exchanges a card.
    """

    name: str
    words: Text
    choose: Callable[[Spots], Choices]
    least: int = AT_BEST
    exchanges: bool = False


def _value_of(*ranks: int) -> int:
    counts = np.bincount(ranks, minlength=ALL_RANKS)
    return int(PLAIN[NUMBERS.of(counts)])


PAIR: Final = int(PLAIN[FIRST_PAIR])
ACE_KING: Final = _value_of(ACE, KING, 2, 1, 0)
AKJ83: Final = _value_of(ACE, KING, JACK, 6, 1)
TWO_PAIR: Final = _value_of(0, 0, 1, 1, 2)
"""The values of the weakest pair, of A-K-4-3-2, of A-K-J-8-3, and of the weakest two pair."""


def _raise_where(good: Mask) -> Choices:
    return np.where(good, RAISES, FOLDS).astype(np.int8)


def _from(value: int) -> Callable[[Spots], Choices]:
    return lambda spots: _raise_where(spots.value >= value)


def _holds(spots: Spots, rank: int) -> Mask:
    held: Mask = (spots.ranks == rank).any(axis=1)
    return held


def _ace_king(spots: Spots) -> Mask:
    return (spots.value >= ACE_KING) & (spots.value < PAIR)


def _raise_matching(spots: Spots) -> Choices:
    return _raise_where((spots.value >= PAIR) | _ace_king(spots) & _holds(spots, spots.upcard))


def _rules_of_thumb(spots: Spots) -> Choices:
    upcard, queen, match = spots.upcard, _holds(spots, QUEEN), _holds(spots, spots.upcard)
    good = queen | _holds(spots, JACK) if upcard >= KING else match | queen & (upcard < spots.ranks[:, 1])
    return _raise_where((spots.value >= PAIR) | _ace_king(spots) & good)


def perfect_without_exchange(spots: Spots) -> Choices:
    """Return the better of folding and raising for every state."""
    return _raise_where(spots.raised > -WAYS)


def perfect(spots: Spots) -> Choices:
    """Return the choice of highest value for every state; of choices of equal value, the one that stakes less."""
    folded = np.full((1, len(spots.ways)), -WAYS)
    values = np.concatenate([folded, spots.raised[None], spots.exchanged])
    best: Choices = values.argmax(axis=0).astype(np.int8)
    return best


@cache
def straight_outs() -> Integers:
    """Count the ranks that complete four of five cards to a straight; shape (6175, 5).

    Rows are the sets of ranks; column i is for the four cards without one card of the set's i-th lowest rank.
    """
    ranks = places(RANKS, 5)
    straights = MASKS[FIRST_STRAIGHT : FIRST_STRAIGHT + 10]
    alone = np.take_along_axis(np.c_[RANKS, np.zeros(len(RANKS), np.int64)], ranks, axis=1) == 1
    four = np.where(alone, MASKS[:, None] & ~(1 << ranks), MASKS[:, None])
    with_rank = four[:, :, None] | 1 << np.arange(ALL_RANKS)
    made = np.isin(with_rank, straights) & (with_rank != four[:, :, None])
    return np.where(ranks < ALL_RANKS, made.sum(axis=2), 0)


def _one_short(spots: Spots) -> tuple[Mask, Choices, Integers, Choices]:
    """Return the draws of every state, as four arrays of shape (n,).

    They are: whether exactly four cards are of one suit (a flush draw); the exchange of the fifth card; the number of
    ranks, from 0 to 2, that complete four of the cards to a straight; and the exchange of the fifth card for them.
    """
    odd = spots.states.odd
    four = (odd != NONE) & (odd != WHOLE)
    pair = four & (spots.value >= PAIR)
    outs = straight_outs()[spots.states.number]
    give_odd = np.where(pair, GIVES + 5, GIVES + odd).astype(np.int8)
    return four, give_odd, outs.max(axis=1), (GIVES + outs.argmax(axis=1)).astype(np.int8)


def _draws(spots: Spots) -> Choices:
    choices = _from(AKJ83)(spots)
    four, give_odd, outs, give_end = _one_short(spots)
    nothing = spots.value < PAIR
    choices = np.where(nothing & (outs >= 2), give_end, choices)
    return np.where(nothing & four, give_odd, choices)


def _careful_draws(spots: Spots) -> Choices:
    four, give_odd, outs, give_end = _one_short(spots)
    nothing, pair = spots.value < PAIR, (spots.value >= PAIR) & (spots.value < TWO_PAIR)
    above = (spots.ranks > spots.upcard).sum(axis=1) >= 4
    hole = (outs == 1) & (_ace_king(spots) | above & ~_holds(spots, spots.upcard))
    choices = np.where(nothing & ((outs >= 2) | hole), give_end, _rules_of_thumb(spots))
    low = pair & (((spots.counts == 2) * spots.ranks).max(axis=1) < SEVEN)
    return np.where(four & (nothing | low), give_odd, choices)


PERFECT: Final = Strategy("perfect", Text("the best choice everywhere"), perfect, exchanges=True)
NEVER_EXCHANGE: Final = Strategy(
    "never_exchange",
    Text("the better of raising and folding everywhere, and never an exchange"),
    perfect_without_exchange,
)

_RULES_OF_THUMB: Final = Text(
    "raise a pair or better, fold less than ace-king; with ace-king raise if the upcard is a queen or lower and "
    "matches one of your cards, or is an ace or king and you hold a queen or jack, or matches none, you hold a queen, "
    "and it is lower than your fourth-highest card"
)
_DRAWS: Final = Text(
    "without a pair exchange the odd card of four to a flush, or of four to a straight that two ranks complete; else "
    "raise ace-king-jack-eight-three or better, also after the exchange"
)
_CAREFUL_DRAWS: Final = Text(
    "as draws, but with a pair below sevens exchange for a flush too; and for a straight that one rank completes with "
    "ace-king, or where four of your cards are higher than the upcard and none matches it (give the lower card where "
    "either of two may go); else the rules of thumb, and after the exchange ace-king-jack-eight-three or better"
)

STRATEGIES: Final[dict[str, Strategy]] = {
    one.name: one
    for one in (
        PERFECT,
        NEVER_EXCHANGE,
        Strategy("careful_draws", _CAREFUL_DRAWS, _careful_draws, AKJ83, exchanges=True),
        Strategy("draws", _DRAWS, _draws, AKJ83, exchanges=True),
        Strategy("rules_of_thumb", _RULES_OF_THUMB, _rules_of_thumb),
        Strategy("akj83_or_better", Text("raise ace-king-jack-eight-three or better"), _from(AKJ83)),
        Strategy(
            "matching_ace_king", Text("raise a pair or better, and ace-king that matches the upcard"), _raise_matching
        ),
        Strategy("pair_or_better", Text("raise a pair or better"), _from(PAIR)),
        Strategy("ace_king_or_better", Text("raise ace-king or better"), _from(ACE_KING)),
        Strategy("always_raise", Text("raise everything"), _from(0)),
    )
}
"""All named strategies, by name; those that never exchange are the same in both games."""
