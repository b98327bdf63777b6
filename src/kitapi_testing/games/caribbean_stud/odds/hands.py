"""All hands, and the index of a hand's state."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, combinations, product

import numpy as np
from numpy.typing import NDArray

from kitapi.cards import DECK_52, Card
from kitapi.games.caribbean_stud.odds.spots import Spots
from kitapi.games.caribbean_stud.odds.values import NUMBERS, RANKS


@cache
def all_hands() -> NDArray[np.uint8]:
    """Return all 2,598,960 hands as rows of five card indices, (2598960, 5)."""
    cards = chain.from_iterable(combinations(range(52), 5))
    return np.fromiter(cards, np.uint8, 5 * 2_598_960).reshape(-1, 5)


def place_of(spots: Spots, hand: Sequence[Card], upcard: Card) -> int:
    """Return the index of the state of ``hand`` in ``spots``, computed again from its cards."""
    ranks = Counter(card.rank.height - 2 for card in hand)
    number = int(NUMBERS.of(np.bincount(list(ranks.elements()), minlength=13)))
    local = sorted(ranks)
    inside = sum(1 << local.index(card.rank.height - 2) for card in hand if card.suit is upcard.suit)
    suit, count = Counter(card.suit for card in hand).most_common(1)[0]
    strangers = [local.index(card.rank.height - 2) for card in hand if card.suit is not suit]
    odd = {5: 5, 4: strangers[0] if strangers else 5}.get(count, -1)
    states = spots.states
    (place,) = np.flatnonzero((states.number == number) & (states.inside == inside) & (states.odd == odd))
    return int(place)


def hands_of(spots: Spots) -> Iterator[tuple[int, list[Card]]]:
    """Yield for each index a hand in that state, against an upcard of spades."""
    states, known = spots.states, {}
    for place, (number, inside, odd) in enumerate(zip(states.number, states.inside, states.odd, strict=True)):
        counts = RANKS[number]
        shape = tuple(counts[counts > 0].tolist())
        if shape not in known:
            known[shape] = _suits_by_state(shape)
        suits = known[shape][int(inside), int(odd)]
        ranks = np.flatnonzero(counts).tolist()
        yield place, [DECK_52[13 * suit + rank] for rank, held in zip(ranks, suits, strict=True) for suit in held]


def _suits_by_state(shape: tuple[int, ...]) -> dict[tuple[int, int], tuple[tuple[int, ...], ...]]:
    """Return the suits of a hand whose ranks have ``shape``, for each set of spades and place of the unpaired card."""
    found = {}
    for suits in product(*(combinations(range(4), count) for count in shape)):
        inside = sum(1 << place for place, held in enumerate(suits) if 0 in held)
        suit, count = Counter(chain(*suits)).most_common(1)[0]
        strangers = [place for place, held in enumerate(suits) for other in held if other != suit]
        found[inside, {5: 5, 4: (strangers or [5])[0]}.get(count, -1)] = suits
    return found


def given_at(hand: Sequence[Card], card: Card) -> int:
    """Return the slot of ``card`` in ``hand``, from 0 to 5, as the docstring of ``spots.GIVES`` defines slots."""
    ranks = sorted({one.rank.height for one in hand})
    suit, count = Counter(one.suit for one in hand).most_common(1)[0]
    twice = sum(one.rank is card.rank for one in hand) == 2
    return 5 if count == 4 and twice and card.suit is not suit else ranks.index(card.rank.height)
