"""Certain outcomes from one player's knowledge, compared with the solver, which sees all cards."""

import random
from collections.abc import Callable, Iterator
from itertools import combinations

import pytest

from kitapi.cards import DECK_32, SUIT_MASK, Card, CardSet, Suit, cards_of, set_of
from kitapi.mechanics.certain import Known, takes_the_rest
from kitapi.players.tricks import holdings
from kitapi.solver.position import Position
from kitapi.solver.solver import Solver

STRAINS: tuple[Suit | None, ...] = (*Suit, None)


def strong(rng: random.Random, each: int, others: int) -> tuple[CardSet, CardSet, Suit | None]:
    """Return a leader's hand of mostly high cards and trumps, ``others`` unseen cards, and the trump suit."""
    trump, luck = rng.choice(STRAINS), rng.choice((3, 8, 12))
    pack = rng.sample(DECK_32, each + others)
    pack.sort(key=lambda card: -card.rank.height - 4 * (card.suit is trump) - luck * rng.random())
    return set_of(pack[:each]), set_of(pack[each:]), trump


def known_hand(hand: CardSet, may_hold: tuple[int, ...], trump: Suit | None) -> Known:
    return Known(hand, may_hold, 0 if trump is None else SUIT_MASK[trump])


def any_suits(rng: random.Random) -> int:
    """Return all cards of some suits, mostly of none."""
    return sum(mask for mask in SUIT_MASK.values() if rng.random() < 0.25)


def layouts(unseen: CardSet, each: int, may_hold: tuple[int, ...]) -> Iterator[tuple[CardSet, ...]]:
    """Yield every distribution of the unseen cards to one or two defenders."""
    for first in map(set_of, combinations(cards_of(unseen & may_hold[0]), each)):
        if len(may_hold) == 1:
            yield (first,)
            continue
        for second in map(set_of, combinations(cards_of(unseen & may_hold[1] & ~first), each)):
            yield first, second


def against_one(rng: random.Random, unseen: CardSet, _each: int) -> tuple[int, ...]:
    """Return a lone defender, who may be void in some suits."""
    return (unseen & ~any_suits(rng),)


def against_two(rng: random.Random, unseen: CardSet, _each: int) -> tuple[int, ...]:
    """Return two defenders, who may be void in some suits."""
    return (unseen & ~any_suits(rng), unseen & ~any_suits(rng))


def beside_a_partner(rng: random.Random, unseen: CardSet, each: int) -> tuple[int, ...]:
    """Return two defenders; the one who decides knows one hand."""
    mine = set_of(rng.sample(cards_of(unseen), each))
    return (mine, unseen & ~mine & ~any_suits(rng))


@pytest.mark.parametrize(("defenders", "known_of"), [(1, against_one), (2, against_two), (2, beside_a_partner)])
def test_what_is_certain_is_what_open_cards_give_in_every_layout_and_nothing_less(
    defenders: int, known_of: Callable[[random.Random, CardSet, int], tuple[int, ...]]
) -> None:
    """So no hand exists that has a plan for each single layout but none for all of them."""
    solver, rng, judged = Solver(), random.Random(21), {True: 0, False: 0}
    while sum(judged.values()) < 400:
        each = rng.choice((2, 3, 3, 4))
        hand, unseen, trump = strong(rng, each, each * defenders + rng.choice((0, 0, 2)))
        may_hold = known_of(rng, unseen, each)
        lying = list(layouts(unseen, each, may_hold))
        if lying:
            certain = takes_the_rest(known_hand(hand, may_hold, trump))
            assert certain is all(solver.takes(Position((hand, *hands), 0, trump), each) for hands in lying)
            judged[certain] += 1
    assert min(judged.values()) > 60


def stack_hands(unseen: CardSet, each: int, suit: Suit, rng: random.Random) -> tuple[CardSet, CardSet]:
    """Return the unseen cards in two hands, the first with as many of ``suit`` as it can hold."""
    order = sorted(cards_of(unseen), key=lambda card: (card.suit is not suit, -card.rank.height * (card.suit is suit)))
    most = [card for card in order if card.suit is suit][:each]
    rest = [card for card in order if card not in most]
    rng.shuffle(rest)
    first: list[Card] = most + rest[: each - len(most)]
    return set_of(first), CardSet(unseen & ~set_of(first))


def test_with_more_cards_too_some_layout_beats_what_is_not_certain_and_none_what_is() -> None:
    """The most dangerous layout gives one defender as many cards of a suit as they can hold."""
    solver, rng, judged = Solver(), random.Random(22), {True: 0, False: 0}
    for _ in range(150):
        each = rng.randrange(5, 11)
        hand, unseen, trump = strong(rng, each, 2 * each)
        hands = [stack_hands(unseen, each, suit, rng) for suit in Suit]
        beaten = any(not solver.takes(Position((hand, *two), 0, trump), each) for two in hands)
        certain = takes_the_rest(known_hand(hand, (unseen, unseen), trump))
        assert certain is not beaten
        judged[certain] += 1
    assert min(judged.values()) > 20


def test_a_hand_that_is_known_is_taken_as_it_is() -> None:
    """The defender who decides knows one hand, and the partner may hold any of the rest."""
    hand, king, rest = (holdings.hand_of(map(Card, text.split())) for text in ("As Qs", "Ks 7h", "8s 9h 7d 8d"))
    assert takes_the_rest(Known(hand, (king, rest), 0, holdings.SUITS))
    assert takes_the_rest(Known(hand, (king,), 0, holdings.SUITS))
    guarded = holdings.hand_of(map(Card, ("Ks", "9s")))
    assert not takes_the_rest(Known(hand, (guarded, rest), 0, holdings.SUITS))
    assert not takes_the_rest(Known(hand, (rest & ~holdings.SUITS[0], king | rest), 0, holdings.SUITS))
