"""What the table grants by itself is won against every layout and every defence: tried out to the end."""

import random
from collections.abc import Iterator, Sequence
from itertools import combinations

from kitapi.cards import DECK_32, CardSet, Suit, read_cards, set_of
from kitapi.games.prefa.claims import is_certain
from tests.clauses import clause
from tests.perft.rulebook import HEIGHTS, playable

ENDINGS = 600
Hand = tuple[str, ...]


def any_ending(rng: random.Random) -> tuple[Hand, Hand, str]:
    """A declarer's two or three cards, mostly high ones; as many for each of one or two defenders; trumps or ``n``."""
    size, trump = rng.choice((2, 3)), rng.choice("scdhn")
    cards = rng.sample([card.value for card in DECK_32], size * rng.choice((2, 3)))
    cards.sort(key=lambda card: -HEIGHTS.index(card[0]) - 3 * rng.random() - 3 * (card[1] == trump))
    return tuple(cards[:size]), tuple(cards[size:]), trump


def layouts(own: Hand, unseen: Hand) -> Iterator[list[Hand]]:
    """Every way in which the unseen cards lie with the defenders."""
    for first in combinations(unseen, len(own)):
        second = tuple(card for card in unseen if card not in first)
        yield [first, second] if second else [first]


def takes_all(own: Hand, defenders: Sequence[Hand], trump: str) -> bool:
    """Whether the declarer, on lead, has a way to take every trick whatever the defenders play."""
    return not own or any(
        all(
            _leader_wins([card, *played], trump) and takes_all(_without(own, card), left, trump)
            for played, left in _defences([card], defenders, trump)
        )
        for card in own
    )


def _defences(trick: list[str], defenders: Sequence[Hand], trump: str) -> Iterator[tuple[list[str], list[Hand]]]:
    if not defenders:
        yield [], []
        return
    for card, rest in playable(defenders[0], trick, trump):
        for played, left in _defences([*trick, card], defenders[1:], trump):
            yield [card, *played], [rest, *left]


def _leader_wins(trick: list[str], trump: str) -> bool:
    led = trick[0]
    return not any(
        (card[1] == led[1] and HEIGHTS.index(card[0]) > HEIGHTS.index(led[0])) or (card[1] == trump != led[1])
        for card in trick[1:]
    )


def _without(hand: Hand, card: str) -> Hand:
    return tuple(other for other in hand if other != card)


def _set(cards: Hand) -> CardSet:
    return set_of(read_cards(" ".join(cards)))


@clause("PREFA-PLAY-04")
def test_a_claim_that_is_certain_takes_every_trick_against_every_layout_and_defence() -> None:
    rng = random.Random(4)
    granted = 0
    for _ in range(ENDINGS):
        own, unseen, trump = any_ending(rng)
        if is_certain(_set(own), _set(unseen), None if trump == "n" else Suit(trump)):
            granted += 1
            assert all(takes_all(own, defenders, trump) for defenders in layouts(own, unseen)), (own, unseen, trump)
    assert ENDINGS // 5 < granted < ENDINGS
