"""The search may play exactly the cards that the rules allow."""

import random

import pytest

from kitapi.cards import cards_of, read_cards, set_of
from kitapi.mechanics.tricks import playable
from kitapi.solver import reference
from kitapi.solver.position import DECLARER, Objective, Position, play_card
from kitapi.solver.questions import question_of
from kitapi.solver.solver import Solver
from kitapi_testing.endings import any_ending
from tests.solver.legal_sequences import count_sequences


def sequences(position: Position, tricks: int) -> int:
    """Count the ways to play the next ``tricks`` tricks by the rules."""
    if tricks == 0 or not any(position.hands):
        return 1
    ways = 0
    for card in cards_of(playable(position.hands[position.turn], position.led, position.trump)):
        _point, after = play_card(position, card)
        ways += sequences(after, tricks if after.table else tricks - 1)
    return ways


@pytest.mark.parametrize(("sizes", "tricks", "endings"), [((1, 2, 3), 3, 120), ((4, 6, 8), 2, 12), ((10,), 1, 12)])
def test_there_are_as_many_ways_to_play_on(sizes: tuple[int, ...], tricks: int, endings: int) -> None:
    rng = random.Random(f"perft/{tricks}")
    for _ in range(endings):
        ending = any_ending(rng, sizes)
        position = Position(ending.with_table_in_hand(), ending.leader, ending.trump)
        a, b, c, _d, _played, mode = question_of(position, Objective.TRICKS)
        assert count_sequences(a, b, c, mode, tricks) == sequences(position, tricks), position


def test_a_partner_void_in_the_suit_led_must_ruff() -> None:
    """First's ace and king of spades would both win, but second has a trump and no spade: that takes the lead.

    All it can return then is a diamond, which is the declarer's. Without a trump, the defence took both tricks.
    """
    hands = tuple(set_of(read_cards(text)) for text in ("7s Ad", "As Ks", "7h 8d"))
    position = Position(hands, 1, read_cards("7h")[0].suit)
    assert reference.most_tricks(position) == 1
    assert Solver().tricks(position) == 1
    unforced = Position((*hands[:2], set_of(read_cards("7c 8d"))), 1, position.trump)
    assert Solver().tricks(unforced) == reference.most_tricks(unforced) == 0


def test_cards_lie_open_to_the_declarer() -> None:
    """The ace drops a king that stands alone; where it is guarded, ace or queen have the same result."""
    ace, queen = read_cards("As Qs")
    for king, expected in (("Ks 7h", {ace: 2, queen: 0}), ("Ks 7s", {ace: 1, queen: 1})):
        hands = tuple(set_of(read_cards(text)) for text in ("As Qs", king, "8d 9d"))
        assert Solver().values(Position(hands, DECLARER, None)) == expected
