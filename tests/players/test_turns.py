"""Evaluation of cards over many layouts, compared with the plain reference, one layout at a time."""

from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from kitapi.cards import CardSet, Suit, set_of
from kitapi.games.prefa.players.evaluation.cards import judge_card, turn_of
from kitapi.games.prefa.players.evaluation.money import money_in
from kitapi.games.prefa.rules.events import CardPlayed
from kitapi.games.prefa.rules.game import PREFA
from kitapi.kernel import Seat
from kitapi.players.evaluation import Floats, Worlds
from kitapi.players.tricks.holdings import DECK, card_of, cards_in
from kitapi.players.tricks.plays import TRICK_LOST, Play, tricks_played, weigh_by_plays
from kitapi.players.tricks.turns import Turn, judge_cards
from kitapi.solver import reference
from kitapi.solver.position import DECLARER, Objective, Position
from kitapi_testing.games.trick_tables import moments


class Plain:
    """Money: one for each trick of the declarer, and a tenth for each expected trick of the first defender."""

    def mean_values(self, tricks: NDArray[np.integer], lean: Floats, taken: tuple[int, int]) -> Floats:
        return np.asarray(tricks + 0.1 * (taken[0] + (10 - tricks - sum(taken)) * lean[:, None]))


def set_in(mask: int) -> CardSet:
    return set_of(card_of(bit) for bit in cards_in(int(mask)))


def ending(seed: int, cards: int = 3) -> tuple[Turn, Worlds, int]:
    """Return a turn on lead, its layouts, and all unseen cards."""
    rng = Random(f"turns/{seed}")
    dealt = rng.sample(cards_in(DECK), 3 * cards)
    own, unseen = sum(dealt[:cards]), dealt[cards:]
    one = [sum(rng.sample(unseen, cards)) for _ in range(8)]
    place = seed % 3
    others = tuple(seat for seat in (4, 5, 6) if seat != 4 + place)
    worlds = Worlds(others, np.array([[hand, sum(unseen) & ~hand, 0] for hand in one]), np.full(8, 1 / 8), exact=False)
    trump = rng.choice((*Suit, None))
    turn = Turn(
        (4, 5, 6),
        place,
        {4 + place: own},
        place,
        -1 if trump is None else trump.index,
        (),
        (3, 2, 2),
        Objective.TRICKS,
        (1, 2),
    )
    return turn, worlds, own


def positions(turn: Turn, worlds: Worlds) -> list[Position]:
    trump = None if turn.trump < 0 else tuple(Suit)[turn.trump]
    hands = [
        tuple(set_in(turn.shown[seat] if seat in turn.shown else worlds.held_by(seat)[row]) for seat in turn.seats)
        for row in range(worlds.number)
    ]
    return [Position(each, turn.leader, trump) for each in hands]


@pytest.mark.parametrize("seed", range(6))
def test_every_card_has_the_value_of_the_reference_in_each_layout(seed: int) -> None:
    turn, worlds, own = ending(seed)
    found = judge_cards(turn, worlds, Plain(), 0)
    for row, position in enumerate(positions(turn, worlds)):
        for card, tricks in reference.results(position, Objective.TRICKS).items():
            bit = next(bit for bit in cards_in(own) if card_of(bit) == card).bit_length() - 1
            assert found.tricks[row, bit] == 3 + tricks
            assert 3 + tricks + 0.2 <= found.values_by_layout[row, bit] <= 3 + tricks + 0.1 * (7 - tricks)
    assert np.isnan(found.values_by_layout[:, [bit for bit in range(32) if not own >> bit & 1]]).all()


@pytest.mark.parametrize("seed", range(6))
def test_a_card_that_would_have_cost_a_trick_makes_a_layout_less_likely(seed: int) -> None:
    turn, worlds, _ = ending(seed, cards=3)
    worlds = worlds._replace(cards=worlds.cards.copy())
    leader = (turn.place + 1) % 3
    seat = turn.seats[leader]
    card = cards_in(DECK & ~int(np.bitwise_or.reduce(worlds.cards.ravel())) & ~turn.shown[turn.seats[turn.place]])[seed]
    # The leader, who holds a card less than the others, has just led ``card``.
    before = turn._replace(leader=leader, table=(card,))
    costs = []
    for row in range(worlds.number):
        hands = {each: int(worlds.held_by(each)[row]) for each in worlds.seats}
        hands[seat] = sum(cards_in(hands[seat])[1:])
        worlds.cards[row, worlds.seats.index(seat)] = hands[seat]
        whole = {**hands, seat: hands[seat] | card, turn.seats[turn.place]: turn.shown[turn.seats[turn.place]]}
        trump = None if turn.trump < 0 else tuple(Suit)[turn.trump]
        position = Position(tuple(set_in(whole[each]) for each in turn.seats), leader, trump)
        values = reference.results(position, Objective.TRICKS)
        side = 1 if leader == DECLARER else -1
        costs.append(max(side * value for value in values.values()) - side * values[card_of(card)])
    heeded = weigh_by_plays(before, worlds, [[Play(leader, card)]])
    wanted = np.array([TRICK_LOST**cost for cost in costs])
    assert heeded.weights == pytest.approx(wanted / wanted.sum())


def test_his_own_cards_tell_the_player_nothing() -> None:
    turn, worlds, own = ending(0)
    card = next(bit for bit in cards_in(DECK) if not own & bit and not (worlds.cards & bit).any())
    heeded = weigh_by_plays(turn, worlds, [[Play(turn.place, card)]])
    assert heeded.weights == pytest.approx(worlds.weights)


@pytest.mark.parametrize("deal", range(3))
def test_a_card_of_a_contract_is_judged_by_the_whole_rule_of_money(deal: int) -> None:
    """With only the true layout, every card has the value of its tricks, whatever the defenders' split."""
    for moment in moments(PREFA, deal, "steady", seed=3):
        view = moment.view
        if not view.parts or view.bargain is None or len(view.options) < 2 or view.claim:
            continue
        turn = turn_of(view)
        seats = tuple(seat for seat in view.active if seat != view.seat)
        held = [sum_of(moment.state.hands[seat]) for seat in seats]
        worlds = Worlds(seats, np.array([[*held, 0]]), np.ones(1), exact=True)
        judged = judge_card(view, moment.history, worlds)
        money = money_in(view, Seat(moment.seat))
        for place in range(len(judged.actions)):
            total = int(judged.tricks[0, place])
            rest = 10 - total
            lowest, highest = view.tricks[view.bargain.first], rest - view.tricks[view.bargain.second]
            reached = [money.values[total, first] for first in range(lowest, highest + 1)] or [money.values[total, 0]]
            assert min(reached) - 1e-9 <= judged.values_by_layout[0, place] <= max(reached) + 1e-9
        assert sum(map(len, tricks_played(moment.history, turn.seats, CardPlayed))) == sum(
            isinstance(seen, CardPlayed) for seen in moment.history
        )


def sum_of(cards: int) -> int:
    return sum(bit for bit in cards_in(DECK) if cards & card_of(bit).bit)
