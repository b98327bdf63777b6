"""Values do not change if suits are renamed, or if ranks move without changing their order."""

import random
from collections.abc import Callable

from kitapi.cards import DECK_32, Card, CardSet, Suit, cards_of, set_of
from kitapi.solver.position import Position
from kitapi.solver.solver import Solver
from kitapi_testing.endings import any_ending

_CARD = {(card.suit, card.rank.height): card for card in DECK_32}


def rename_cards(position: Position, new: Callable[[Card], Card], suits: dict[Suit, Suit]) -> Position:
    return Position(
        tuple(set_of(new(card) for card in cards_of(hand)) for hand in position.hands),
        position.leader,
        None if position.trump is None else suits[position.trump],
        tuple(map(new, position.table)),
    )


def test_suits_may_change_their_names() -> None:
    rng, solver, other = random.Random("suits"), Solver(), Solver()
    for _ in range(40):
        position = any_ending(rng, (5, 6, 7, 8))
        suits = dict(zip(Suit, rng.sample(list(Suit), 4), strict=True))

        def new(card: Card, suits: dict[Suit, Suit] = suits) -> Card:
            return _CARD[suits[card.suit], card.rank.height]

        values = {new(card): value for card, value in solver.values(position).items()}
        assert other.values(rename_cards(position, new, suits)) == values, position
        betl = {new(card): made for card, made in solver.betl_values(position).items()}
        assert other.betl_values(rename_cards(position, new, suits)) == betl, position


def test_ranks_may_move_where_their_order_stays() -> None:
    rng, solver, other = random.Random("ranks"), Solver(), Solver()
    same = {suit: suit for suit in Suit}
    for _ in range(40):
        position = any_ending(rng, (2, 3, 4, 5, 6))
        in_play = sorted(card for hand in position.with_table_in_hand() for card in cards_index(hand))
        moved: dict[int, Card] = {}
        for suit in Suit:
            old = [index for index in in_play if index // 13 == suit.index]
            heights = sorted(rng.sample(range(7, 15), len(old)))
            moved |= {index: _CARD[suit, height] for index, height in zip(old, heights, strict=True)}

        def new(card: Card, moved: dict[int, Card] = moved) -> Card:
            return moved[card.index]

        values = {new(card): value for card, value in solver.values(position).items()}
        assert other.values(rename_cards(position, new, same)) == values, position


def cards_index(hand: CardSet) -> list[int]:
    return [card.index for card in cards_of(hand)]
