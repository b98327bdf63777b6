"""Draws hands of five cards that a drill needs, without cards that are already in use."""

from collections.abc import Callable, Sequence

from kitapi.cards import DECK_52, Card, Rank, Suit
from kitapi.games.caribbean_stud.drills.draw import Draw
from kitapi.mechanics.poker_hands import HAND_SIZE, Combination, value_of

Hand = tuple[Card, ...]

RANKS = tuple(sorted(Rank, key=lambda rank: "23456789TJQKA".index(rank.value)))
SUITS = tuple(Suit)
_BY_NAME = {card.value: card for card in DECK_52}
_TRIES = 300


def card_of(rank: Rank, suit: Suit) -> Card:
    """Return the card of ``rank`` in ``suit``."""
    return _BY_NAME[rank.value + suit.value]


def hand_of(draw: Draw, combination: Combination, taken: Sequence[Card]) -> Hand:
    """Return five cards, none of them ``taken``, that make ``combination``.

    Raises:
        LookupError: no such cards were found.
    """
    return hand_that(draw, lambda: _SHAPES[combination](draw), lambda hand: _makes(hand) is combination, taken)


def hand_that(
    draw: Draw, shape: Callable[[], Sequence[Card]], is_it: Callable[[Hand], bool], taken: Sequence[Card]
) -> Hand:
    """Return five cards of this ``shape``, none of them ``taken``, for which ``is_it`` returns True.

    Raises:
        LookupError: no such cards were found.
    """
    for _ in range(_TRIES):
        cards = tuple(shape())
        if len(set(cards)) == HAND_SIZE and not set(cards) & set(taken) and is_it(cards):
            return tuple(draw.shuffle(cards))
    raise LookupError("no such hand is left")


def high_cards(draw: Draw, *first: Rank) -> list[Card]:
    """Return five cards of different ranks, in random suits: the ranks ``first``, and random others."""
    others = draw.some_of([rank for rank in RANKS if rank not in first], HAND_SIZE - len(first))
    return [card_of(rank, draw.one_of(SUITS)) for rank in (*first, *others)]


def _makes(hand: Hand) -> Combination:
    return value_of(hand).combination


def _of_ranks(draw: Draw, *counts: int) -> list[Card]:
    """Cards of random ranks, one rank for each of ``counts``, which is the number of its cards."""
    ranks = draw.some_of(RANKS, len(counts))
    return [card_of(rank, suit) for rank, many in zip(ranks, counts, strict=True) for suit in draw.some_of(SUITS, many)]


def _run(top: int) -> list[Rank]:
    """Return five ranks in a row up to ``RANKS[top]``; with the five as ``top``, the ace is the lowest (AMB-02)."""
    return [*RANKS[-1:], *RANKS[:4]] if top == 3 else list(RANKS[top - HAND_SIZE + 1 : top + 1])


def _straight(draw: Draw) -> list[Card]:
    return [card_of(rank, draw.one_of(SUITS)) for rank in _run(draw.between(3, 12))]


def _straight_flush(draw: Draw) -> list[Card]:
    suit = draw.one_of(SUITS)
    return [card_of(rank, suit) for rank in _run(draw.between(3, 11))]


def _royal_flush(draw: Draw) -> list[Card]:
    suit = draw.one_of(SUITS)
    return [card_of(rank, suit) for rank in _run(12)]


def _flush(draw: Draw) -> list[Card]:
    suit = draw.one_of(SUITS)
    return [card_of(rank, suit) for rank in draw.some_of(RANKS, HAND_SIZE)]


_SHAPES: dict[Combination, Callable[[Draw], Sequence[Card]]] = {
    Combination.ROYAL_FLUSH: _royal_flush,
    Combination.STRAIGHT_FLUSH: _straight_flush,
    Combination.FOUR_OF_A_KIND: lambda draw: _of_ranks(draw, 4, 1),
    Combination.FULL_HOUSE: lambda draw: _of_ranks(draw, 3, 2),
    Combination.FLUSH: _flush,
    Combination.STRAIGHT: _straight,
    Combination.THREE_OF_A_KIND: lambda draw: _of_ranks(draw, 3, 1, 1),
    Combination.TWO_PAIR: lambda draw: _of_ranks(draw, 2, 2, 1),
    Combination.PAIR: lambda draw: _of_ranks(draw, 2, 1, 1, 1),
    Combination.HIGH_CARD: high_cards,
}
"""For each combination a draw of cards that often make it."""
