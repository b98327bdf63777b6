"""The layouts that a player considers are those that fit what they know, and the true one is always among them."""

import random
from collections import Counter
from itertools import permutations

import pytest

from kitapi.arena.deals import AnyGame
from kitapi.cards import cards_of
from kitapi.games.prefa.players import situation as of_prefa
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.preferans.players import situation as of_preferans
from kitapi.games.preferans.rules.game import PREFERANS
from kitapi.players.tricks.beliefs import Hidden, Place, draw_layout, hidden_from, layouts, ways
from kitapi.players.tricks.holdings import DECK, SUITS, cards_in, hand_of
from kitapi.players.tricks.situation import Situation
from kitapi_testing.games.trick_tables import Moment, moments


def any_hidden(rng: random.Random) -> Hidden:
    """Draw up to eight cards for two or three places, some of which cannot hold a suit or certain cards."""
    bits = rng.sample(cards_in(DECK), rng.randrange(2, 9))
    unseen = sum(bits)
    cuts = sorted(rng.randrange(len(bits) + 1) for _ in range(rng.choice((1, 2))))
    sizes = [end - start for start, end in zip([0, *cuts], [*cuts, len(bits)], strict=True)]
    lacking = [0, 0, rng.choice(SUITS), sum(rng.sample(bits, 1))]
    return Hidden(unseen, tuple(Place(size, unseen & ~rng.choice(lacking)) for size in sizes))


def try_layouts(hidden: Hidden) -> set[tuple[int, ...]]:
    """Return all layouts, found by dealing the cards in every order."""
    found = set()
    for order in permutations(cards_in(hidden.unseen)):
        hands, at = [], 0
        for place in hidden.places:
            hands.append(sum(order[at : at + place.cards]))
            at += place.cards
        if all(not hand & ~place.may_hold for hand, place in zip(hands, hidden.places, strict=True)):
            found.add(tuple(hands))
    return found


@pytest.mark.parametrize("seed", range(30))
def test_layouts_are_those_that_fit(seed: int) -> None:
    rng = random.Random(f"layouts/{seed}")
    hidden = any_hidden(rng)
    while hidden.unseen.bit_count() > 6:
        hidden = any_hidden(rng)
    listed = list(layouts(hidden))
    assert len(listed) == len(set(listed)) == ways(hidden)
    assert set(listed) == try_layouts(hidden)
    if listed:
        assert draw_layout(hidden, rng) in set(listed)
    else:
        with pytest.raises(ValueError, match="no layout fits"):
            draw_layout(hidden, rng)


def test_no_layout_is_drawn_more_often_than_others() -> None:
    """Chi square over 4,000 draws from 40 layouts, 39 degrees of freedom; one in a million goes beyond 95."""
    hidden = Hidden(0b11111 << 8 | 1, (Place(3, 0b11111 << 8 | 1), Place(2, 0b11111 << 8), Place(1, 0b11111 << 8 | 1)))
    assert ways(hidden) == len(set(layouts(hidden))) == 40
    rng = random.Random("uniform")
    counts = Counter(draw_layout(hidden, rng) for _ in range(4000))
    expected = 4000 / 40
    assert len(counts) == 40
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 95


def situation(moment: Moment) -> Situation | None:
    """Return the situation of a player who must play a card; None for a player with two hands."""
    if type(moment.action).__name__ != "PlayCard" or getattr(moment.view, "open_hands", None):
        return None
    hand = hand_of(moment.view.hand)
    if moment.game is PREFA:
        return of_prefa.situation_of(moment.view, hand, moment.history)
    return of_preferans.situation_of(moment.view, hand, moment.history)


def held_by(moment: Moment, seat: int) -> int:
    """Return the cards that the seat really holds."""
    return hand_of(cards_of(moment.state.hands[seat]))


def test_before_a_card_is_played_there_are_as_many_as_known() -> None:
    """The declarer, who knows the discards, and a defender, who does not."""
    own, away = 0b1111111111, 0b11 << 10
    declarer = Hidden(DECK & ~(own | away), (Place(10, DECK), Place(10, DECK)))
    defender = Hidden(DECK & ~own, (Place(10, DECK), Place(10, DECK), Place(2, DECK)))
    assert (ways(declarer), ways(defender)) == (184_756, 42_678_636)


@pytest.mark.parametrize("game", [PREFA, PREFERANS], ids=lambda game: game.name)
def test_the_real_layout_is_always_among_them(game: AnyGame) -> None:
    """At every card of thirty deals, from the view of the player who plays it."""
    rng, seen = random.Random("truth"), 0
    for number in range(30):
        for moment in moments(game, number, "steady", "random"):
            s = situation(moment)
            if s is None:
                continue
            seen += 1
            hidden = hidden_from(s)
            seats = sorted({*s.rivals} | (set() if s.partner is None else {s.partner}))
            for seat, place in zip(seats, hidden.places, strict=False):
                assert held_by(moment, seat).bit_count() == place.cards
                assert not held_by(moment, seat) & ~place.may_hold
            found = draw_layout(hidden, rng)
            assert sum(found) == hidden.unseen
            assert [hand.bit_count() for hand in found] == [place.cards for place in hidden.places]
            assert not any(hand & ~place.may_hold for hand, place in zip(found, hidden.places, strict=True))
    assert seen > 200
