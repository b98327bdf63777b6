"""Random endings with open cards, before and within a trick."""

import random
from collections.abc import Sequence

from kitapi.cards import DECK_32, Suit, cards_of, set_of
from kitapi.mechanics.tricks import playable
from kitapi.solver.position import Position, play_card

STRAINS: tuple[Suit | None, ...] = (*Suit, None)


def any_ending(rng: random.Random, sizes: Sequence[int]) -> Position:
    """Draw two or three hands of one of ``sizes``, any strain and leader; one in four has cards on the table.

    In some the cards come from few suits or few ranks, so that there is more to follow and to beat.
    """
    cards, hands = rng.choice(sizes), rng.choice((2, 3, 3))
    pack = list(DECK_32)
    if rng.random() < 0.4:
        pack = [card for card in pack if card.suit is not rng.choice(pack).suit] if rng.random() < 0.5 else pack[8:]
    held = rng.sample(pack if len(pack) >= cards * hands else list(DECK_32), cards * hands)
    position = Position(
        tuple(set_of(held[cards * hand : cards * (hand + 1)]) for hand in range(hands)),
        rng.randrange(hands),
        rng.choice(STRAINS),
    )
    on_table = rng.randrange(1, hands) if rng.random() < 0.25 else 0
    for _ in range(on_table):
        allowed = playable(position.hands[position.turn], position.led, position.trump)
        _tricks, position = play_card(position, rng.choice(cards_of(allowed)))
    return position
