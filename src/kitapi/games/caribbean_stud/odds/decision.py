"""The exact values of one decision at Caribbean Stud: fold, raise and every exchange.

Method: full enumeration, without sampling. After an exchange there are 46 possible new cards, and with each of them
C(45, 4) hands of the bank; after a raise of the cards as dealt there are C(46, 4) hands. 46 C(45, 4) = 42 C(46, 4) =
6,853,770, so all values share that denominator. The bank's hands are not listed one by one: ``bank`` counts them by
their ranks, sorted by strength, and the cumulative counts up to a hand's value are the number of hands that it beats.
``kitapi_testing`` checks the results against an enumeration of single hands.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import comb
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kitapi.cards import DECK_52, Card
from kitapi.games.caribbean_stud.odds.bank import Bank, bank, flushes, ways
from kitapi.games.caribbean_stud.odds.terms import RULEBOOK, Terms, terms_of
from kitapi.games.caribbean_stud.odds.values import (
    ALL_RANKS,
    FIRST_FULL,
    FIRST_STRAIGHT,
    FLUSH,
    NUMBERS,
    PLAIN,
    SUITS,
    Integers,
)
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudVariant
from kitapi.mechanics.poker_hands import HAND_SIZE
from kitapi.texts import Text

NEW_CARDS = 46
"""The number of cards that a player has not seen: 52 minus their own five and the upcard."""

AFTER = comb(NEW_CARDS - 1, 4)
"""The number of hands that the bank may hold after an exchange, 148,995."""

WAYS = NEW_CARDS * AFTER
"""The common denominator of all values, 6,853,770."""

_BEFORE = comb(NEW_CARDS, 4)
_RANK: Integers = np.arange(len(DECK_52)) % ALL_RANKS
_SUIT: Integers = np.arange(len(DECK_52)) // ALL_RANKS
_UNITS: Integers = np.eye(ALL_RANKS, dtype=np.int64)


class BadCards(ValueError):
    """Cards that cannot be dealt: not five different cards and an upcard that differs from all of them.

    Attributes:
        field: the wrong cards, ``hand`` or ``upcard``.
        problem: what is wrong with them.
    """

    def __init__(self, field: str, problem: Text) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field
        self.problem = problem


class Decision(NamedTuple):
    """The expected value of each choice, in ANTEs.

    ``raise_``: the value of a raise with the cards as dealt. ``exchange``: the value of exchanging each card, in the
    order of the hand; the fee is deducted, and the better of folding and raising is chosen when the new card is known.
    Empty in the base game. ``best``: ``fold``, ``raise``, or ``exchange`` followed by a card; of choices of equal
    value, the one that stakes less, and of equal exchanges, the first card of the hand.
    """

    fold: Fraction
    raise_: Fraction
    exchange: dict[Card, Fraction]
    best: str


def decision(
    hand: Sequence[Card], upcard: Card, variant: CaribbeanStudVariant = RULEBOOK, *, exchange: bool = True
) -> Decision:
    """Compute the value of every choice with ``hand`` against ``upcard``.

    ``exchange``: whether the game allows exchanges.

    Raises:
        BadCards: ``hand`` is not five different cards, or contains ``upcard``.
    """
    check_cards(hand, upcard)
    raised, *exchanged = count_values(hand, upcard, terms_of(variant), exchange=exchange)
    return Decision(
        fold=Fraction(-1),
        raise_=Fraction(raised, WAYS),
        exchange={card: Fraction(value, WAYS) for card, value in zip(hand, exchanged, strict=False)},
        best=_best(raised, dict(zip(hand, exchanged, strict=False))),
    )


def value_after_exchange(
    hand: Sequence[Card], discard: Card, upcard: Card, variant: CaribbeanStudVariant = RULEBOOK
) -> Fraction:
    """Compute the value of a raise, in ANTEs, after ``discard`` was exchanged; ``hand``: the five cards then held.

    The fee of the exchange is not deducted.

    Raises:
        BadCards: ``hand`` is not five cards, or the cards and ``discard`` and ``upcard`` are not all different.
    """
    check_cards(hand, upcard)
    check_cards((*hand[1:], discard), upcard)
    if discard == hand[0]:
        raise BadCards("hand", Text("{discard} was given away", discard=discard.value))
    # Any of the five cards can be treated as the new one: the seven cards seen are the same.
    new, cards, terms = hand[0].index, np.array([card.index for card in hand]), terms_of(variant)
    row = np.array([1 + _RANK[new]])
    end = _Hands(NUMBERS.of(_UNITS[_RANK[cards]].sum(axis=0)[None]), np.array([_one_suit(cards)]))
    unseen = _unseen(np.array([*cards[1:], discard.index]), upcard.index)
    rows = (row, np.where(_SUIT[new] == _SUIT[upcard.index], row, 0))
    return Fraction(int(_raise_values(unseen, rows, end, terms.qualified, terms.exchanged)[0]), AFTER)


def check_cards(hand: Sequence[Card], upcard: Card) -> None:
    """Check that ``hand`` has five different cards and that ``upcard`` is not one of them.

    Raises:
        BadCards: ``hand`` has more or fewer than five cards, contains a card twice, or contains ``upcard``.
    """
    if len(hand) != HAND_SIZE:
        raise BadCards("hand", Text("must be {wanted} cards, not {count}", wanted=HAND_SIZE, count=len(hand)))
    for place, card in enumerate(hand):
        if card in hand[:place]:
            raise BadCards("hand", Text("{card} is given twice", card=card.value))
    if upcard in hand:
        raise BadCards("upcard", Text("cannot be {upcard}, which is in the hand", upcard=upcard.value))


def _best(raised: int, exchanged: dict[Card, int]) -> str:
    best, most = "fold", -WAYS
    if raised > most:
        best, most = "raise", raised
    for card, value in exchanged.items():
        if value > most:
            best, most = f"exchange {card.value}", value
    return best


def count_values(hand: Sequence[Card], upcard: Card, terms: Terms, *, exchange: bool) -> list[int]:
    """Compute the value of a raise and, if ``exchange`` is true, of exchanging each card: one or six integers.

    Values are in ANTEs times ``WAYS``; the fee of an exchange is deducted from its value.
    """
    cards = np.array([card.index for card in hand])
    unseen = _unseen(cards, upcard.index)
    as_dealt = _Hands(NUMBERS.of(_UNITS[_RANK[cards]].sum(axis=0)[None]), np.array([_one_suit(cards)]))
    raised = _raise_values(unseen, (np.array([0]), np.array([0])), as_dealt, terms.qualified, terms.kept)
    value = [int(raised[0]) * (WAYS // _BEFORE)]
    if exchange:
        new = np.setdiff1d(np.arange(len(DECK_52)), [*cards, upcard.index])
        rows = 1 + _RANK[new]
        after = _raise_values(
            unseen,
            (rows, np.where(_SUIT[new] == _SUIT[upcard.index], rows, 0)),
            _with_each(cards, new),
            terms.qualified,
            terms.exchanged,
        )
        value += (np.maximum(after, -AFTER).sum(axis=1) - terms.fee * WAYS).tolist()
    return value


class _Unseen(NamedTuple):
    """Cumulative counts of the bank's hands, before an exchange and after an exchange for each rank.

    ``sets``, (14, 1820), from ``bank.ways``; ``flushes``, (14, 496), from ``bank.flushes``. In both, row 0 is computed
    from the cards that are unseen before an exchange; for row 1 + r, one more card of rank r is seen: in ``sets`` a
    card of any suit, in ``flushes`` the card of the upcard's suit.
    """

    bank: Bank
    sets: Integers
    flushes: Integers


def _unseen(cards: Integers, upcard: int) -> _Unseen:
    rank, suit = upcard % ALL_RANKS, upcard // ALL_RANKS
    left = SUITS - _UNITS[_RANK[cards]].sum(axis=0) - _UNITS[rank]
    seen = int((1 << _RANK[cards[_SUIT[cards] == suit]]).sum())
    every = np.concatenate([left[None], np.maximum(left - _UNITS, 0)])
    return _Unseen(bank(rank), ways(rank, every), flushes(rank, np.array([seen, *(seen | 1 << np.arange(ALL_RANKS))])))


class _Hands(NamedTuple):
    """Final hands, as two arrays of one shape: the number of each hand's set of ranks, and whether it is a flush."""

    number: Integers
    flush: NDArray[np.bool_]


def _one_suit(cards: Integers) -> bool:
    return len(set(_SUIT[cards].tolist())) == 1


def _with_each(cards: Integers, new: Integers) -> _Hands:
    """Return the final hands of all exchanges, (5, 46): a row for each card given away, a column for each new card."""
    kept = [np.delete(cards, place) for place in range(HAND_SIZE)]
    ranks = np.array([_UNITS[_RANK[four]].sum(axis=0) for four in kept])
    suits = np.array([_SUIT[four[0]] if _one_suit(four) else SUITS for four in kept])
    return _Hands(NUMBERS.of(ranks[:, None] + _UNITS[_RANK[new]]), suits[:, None] == _SUIT[new])


def _raise_values(
    unseen: _Unseen, rows: tuple[Integers, Integers], hands: _Hands, qualified: int, wins: Integers
) -> Integers:
    """Compute the value of a raise with each of ``hands``, in ANTEs, summed over all hands of the bank.

    The result has the shape of ``hands.number``. ``rows``: for each column of ``hands``, the index of its row in
    ``unseen.sets`` and in ``unseen.flushes``. ``qualified``: the weakest set of ranks with which the bank qualifies.
    ``wins``, (7462,): the ANTEs won against a weaker qualified hand, by the value of the player's hand.
    """
    every = unseen.sets[rows[0], -1]
    threshold = _Hands(np.full(len(every), qualified), np.zeros(len(every), np.bool_))
    out = _weaker(unseen, rows, threshold, 0)
    won = np.maximum(_weaker(unseen, rows, hands, 0) - out, 0)
    not_lost = np.maximum(_weaker(unseen, rows, hands, 1), out)
    value = np.where(hands.flush, FLUSH[hands.number], PLAIN[hands.number])
    # For each hand of the bank: +1 if it does not qualify, ``wins`` if it loses, -3 (ANTE and BET) if it wins.
    values: Integers = out + won * wins[value] - 3 * (every - not_lost)
    return values


def _weaker(unseen: _Unseen, rows: tuple[Integers, Integers], hands: _Hands, also: int) -> Integers:
    """Count the bank's hands that are weaker than each of ``hands``; with ``also`` = 1, also those of equal value.

    ``unseen.sets`` includes each flush of the bank as if it were an ordinary hand of the same ranks. These flushes are
    subtracted, and added again where they are weaker: against better flushes, full houses and four of a kind. A
    straight flush is added only against better straight flushes.
    """
    the_bank, sets, flushes = unseen
    of_sets, of_flushes = rows
    number = hands.number
    place = number + also
    every_flush, weaker_flushes = flushes[of_flushes, -1], flushes[of_flushes, the_bank.suited_below[place]]
    full, straight = number >= FIRST_FULL, number >= FIRST_STRAIGHT
    moved_over = np.where(full, every_flush - flushes[of_flushes, the_bank.flush_end], weaker_flushes)
    plain = sets[of_sets, the_bank.below[place]] - moved_over
    end = np.where(straight, sets.shape[-1] - 1, the_bank.weak_end)
    return np.where(hands.flush, sets[of_sets, end] - every_flush + weaker_flushes, plain)
