"""Counts over all layouts of a hand: every layout is counted once, with the result that it has alone."""

import random
from collections.abc import Sequence
from itertools import combinations

import pytest

from kitapi.cards import DECK_32, Card, CardSet, Suit, read_cards, set_of
from kitapi.solver.layouts import DeclarerView, combination, layouts
from kitapi.solver.position import BadPosition, Objective, Position
from kitapi.solver.questions import STRAINS
from kitapi.solver.solver import Solver


def any_view(rng: random.Random, cards: int, defenders: int) -> DeclarerView:
    pack = rng.sample(DECK_32, 32)
    unseen = 2 * cards if defenders == 2 else cards + rng.randrange(3)
    return DeclarerView(
        set_of(pack[:cards]),
        set_of(pack[cards : cards + unseen]),
        rng.randrange(1 + defenders),
        rng.choice(STRAINS),
        defenders,
    )


def one_by_one(known: DeclarerView, cards: Sequence[Card], objective: Objective) -> list[int]:
    """Return the counts, with each layout solved alone."""
    held = known.hand.bit_count()
    counts, solver = [0] * (2 if objective.is_betl else held + 1), Solver()
    for chosen in combinations(cards, held):
        first = set_of(chosen)
        second = CardSet(known.unseen & ~first)
        hands = (known.hand, first) if known.defenders == 1 else (known.hand, first, second)
        counts[solver.result(Position(hands, known.leader, known.trump), objective)] += 1
    return counts


@pytest.mark.parametrize("defenders", [1, 2])
@pytest.mark.parametrize("objective", Objective)
def test_every_layout_counts_once(objective: Objective, defenders: int) -> None:
    rng = random.Random(f"layouts/{defenders}")
    for _ in range(6):
        known = any_view(rng, rng.choice((1, 2, 3, 4)), defenders)
        cards = [card for card in DECK_32 if card.bit & known.unseen]
        found = layouts(known, objective, workers=2, table_bits=8)
        assert found.exact
        assert list(found.counts) == one_by_one(known, cards, objective), known


def test_layouts_of_seven_cards_share_a_table() -> None:
    known = any_view(random.Random("seven"), 7, 2)
    cards = [card for card in DECK_32 if card.bit & known.unseen]
    assert list(layouts(known).counts) == one_by_one(known, cards, Objective.TRICKS)


def test_a_whole_hand_is_solved_for_all_layouts() -> None:
    """The result does not depend on workers and their tables; progress is reported."""
    hand = set_of(read_cards("As Ks Qs Ts 9s 7s Ah Kh Qd 7c"))
    unseen = set_of(card for card in DECK_32 if not card.bit & (hand | set_of(read_cards("8c 8d"))))
    progress: list[tuple[int, int]] = []
    found = layouts(DeclarerView(hand, unseen, 1, Suit.SPADES), watch=lambda done, of: progress.append((done, of)))
    assert (found.of, found.solved) == (184_756, 184_756)
    assert found == layouts(DeclarerView(hand, unseen, 1, Suit.SPADES), workers=1, table_bits=12)
    assert progress[-1] == (184_756, 184_756)
    assert progress == sorted(progress)


def test_layouts_end_with_their_time() -> None:
    rng = random.Random("time")
    known = any_view(rng, 10, 2)
    progress = []
    found = layouts(known, seconds=0.0, workers=1, watch=lambda done, _of: progress.append(done))
    assert not found.exact
    assert found.solved < found.of == 184_756
    assert progress[-1:] == [found.solved]


def test_sets_are_numbered_as_numbers_are() -> None:
    sets = sorted(sum(1 << place for place in places) for places in combinations(range(7), 3))
    assert [combination(number, 3) for number in range(35)] == sets


@pytest.mark.parametrize(
    ("known", "said"),
    [
        (("As", "Ks Qs Js", 2), "two need them all"),
        (("As Ks", "Qs", 1), "as many of the unseen cards"),
        (("As", "As Ks", 2), "is given twice"),
        (("As", "Ks Qs", 3), "one or two defenders"),
    ],
)
def test_what_cannot_be_is_refused(known: tuple[str, str, int], said: str) -> None:
    hand, unseen, defenders = known
    with pytest.raises(BadPosition, match=said):
        layouts(DeclarerView(set_of(read_cards(hand)), set_of(read_cards(unseen)), 0, None, defenders))
