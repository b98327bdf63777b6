"""The pack of 32 and how it is dealt to three hands and a talon."""

from kitapi.cards import DECK_32, Card, set_of, size
from kitapi.kernel import Seat, Subset

HAND_SIZE = 10
"""Number of cards in a hand."""

TALON_SIZE = 2
"""Number of cards in the talon; the player who takes it discards as many."""


def is_other_pack(order: tuple[Card, ...]) -> bool:
    """Whether ``order`` is not the 32 cards in some order."""
    return sorted(card.index for card in order) != [card.index for card in DECK_32]


def deal_hands(
    order: tuple[Card, ...], active: tuple[Seat, ...], players: int
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """The hands by seat, ten cards for each of ``active``, and the talon, the rest of ``order``."""
    hands: list[tuple[Card, ...]] = [()] * players
    for place, seat in enumerate(active):
        hands[seat] = order[HAND_SIZE * place : HAND_SIZE * (place + 1)]
    return tuple(hands), order[HAND_SIZE * len(active) :]


def discard_options(hand: tuple[Card, ...]) -> Subset:
    """The options to discard any two of the declarer's twelve cards."""
    return Subset(action="discard", of=hand, size=TALON_SIZE)


def is_other_pair(held: int, cards: tuple[Card, ...]) -> bool:
    """Whether ``cards`` are not two different cards of the set ``held``."""
    chosen = set_of(cards)
    return len(cards) != TALON_SIZE or size(chosen) != TALON_SIZE or bool(chosen & ~held)
