"""The shipped probabilities of trick numbers do not depend on the order of suits, and fit solved deals."""

import hashlib
from importlib.resources import files

import numpy as np

from kitapi.cards import read_cards
from kitapi.players.tricks import trick_distribution
from kitapi.players.tricks.estimate import NO_TRUMPS
from kitapi.players.tricks.holdings import ACES, hand_of
from kitapi.players.tricks.masks import pairs_of
from research.learn_deals import draw_rows, estimate_tricks, solve_rows

DIGEST = "32200e20dcdc5595c85d037fa27909b70fcfc337a8bd0e25fbc42fedced13fba"


def test_it_is_the_network_that_the_decision_names() -> None:
    kept = (files("kitapi.players.tricks") / trick_distribution.WEIGHTS).read_bytes()
    assert hashlib.sha256(kept).hexdigest() == DIGEST
    assert len(kept) < 300_000


def test_chances_add_up_and_an_unknown_leader_is_all_of_them() -> None:
    hands = draw_rows(np.random.default_rng(1), 50).hands[:, 0]
    for strain in (0, NO_TRUMPS):
        known = [trick_distribution.tricks_chances(hands, strain, leader=leader) for leader in range(3)]
        assert np.allclose(np.sum(known, axis=2), 1)
        assert np.allclose(np.mean(known, axis=0), trick_distribution.tricks_chances(hands, strain))
    assert trick_distribution.tricks_chances(hands[:0], 2).shape == (0, 11)


def test_suits_may_change_places() -> None:
    rows = draw_rows(np.random.default_rng(2), 50)
    hands, away = rows.hands[:, 0], rows.hands[:, 3]
    turned = [(cards << 8 | cards >> 24) & 0xFFFFFFFF for cards in (hands, away)]
    for strain, other in ((0, 1), (3, 0), (NO_TRUMPS, NO_TRUMPS)):
        one = trick_distribution.tricks_chances(hands, strain, away, 1)
        assert np.allclose(one, trick_distribution.tricks_chances(turned[0], other, turned[1], 1), atol=1e-5)


def test_what_goes_without_saying() -> None:
    solid = np.array([hand_of(read_cards("As Ks Qs Js Ts 9s 8s 7s Ah Ad"))])
    assert trick_distribution.tricks(solid, 0)[0] > 9.5
    assert trick_distribution.tricks(solid, 0, alone=trick_distribution.ALONE)[0] > 9.5
    assert trick_distribution.tricks(solid, 1)[0] < 7
    queen = np.array([hand_of(read_cards("Ks Js Ts 9s 8s 7s Ah Kh Ad Kd"))])
    gone = [np.array([hand_of(read_cards(cards))]) for cards in ("7c 8c", "As Qs")]
    assert trick_distribution.tricks(queen, 0, gone[1])[0] > trick_distribution.tricks(queen, 0, gone[0])[0] + 1


def test_solved_deals_bear_it_out_better_than_tables() -> None:
    """The deals come from another seed than those of the training."""
    rows = solve_rows(draw_rows(np.random.default_rng(2026), 600), 0)
    places, wrong, likely = np.arange(600), np.zeros(600), np.zeros(600)
    for strain in range(5):
        for leader in range(3):
            which = (rows.strains == strain) & (rows.leaders == leader)
            predicted = trick_distribution.tricks_chances(rows.hands[which, 0], strain, rows.hands[which, 3], leader)
            wrong[which] = predicted @ trick_distribution.COUNTS - rows.tricks[which, 0]
            likely[which] = predicted[np.arange(which.sum()), rows.tricks[which, 0]]
    by_tables = estimate_tricks(rows.hands[:, 0])[places, rows.strains] - rows.tricks[:, 0]
    assert abs(wrong.mean()) < 0.12
    assert np.sqrt((wrong**2).mean()) < 0.8
    assert np.sqrt((by_tables**2).mean()) > 1.1
    assert -np.log(likely).mean() < 1.1


def test_the_best_exchange_of_all_is_found_and_aces_stay() -> None:
    twelve = draw_rows(np.random.default_rng(3), 4).hands[:, [0, 3]].sum(1)
    found = trick_distribution.exchange(twelve, leader=2)
    assert (np.bitwise_count(found.hands) == 10).all()
    for place, cards in enumerate(twelve.tolist()):
        assert not any((cards & ~int(kept)) & ACES for kept in found.hands[place])
        for strain in range(5):
            away = pairs_of(twelve[place : place + 1])[0]
            away = away[(away & ACES) == 0]
            every = trick_distribution.tricks(cards & ~away, strain, away, 2)
            assert np.isclose(found.chances[place, strain] @ trick_distribution.COUNTS, every.max())
