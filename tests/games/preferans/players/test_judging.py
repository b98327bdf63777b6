"""Evaluations by players of Preferans: of calls, discards, games and answers, in points, over layouts."""

from random import Random
from typing import Any

import numpy as np
import pytest

from kitapi.cards import cards_of, read_cards
from kitapi.games.preferans.players.evaluation import judge, sample_worlds
from kitapi.games.preferans.players.evaluation.hands import GAMES
from kitapi.games.preferans.players.evaluation.money import Game, game_in, money_of, sheets_of
from kitapi.games.preferans.players.evaluation.outcomes import (
    Outcome,
    betl_trick_chances,
    hands_by_seat,
    hands_in_order,
    scene_of,
    solve_tricks,
    trick_chances,
)
from kitapi.games.preferans.players.evaluation.successive_halving import Trial, evaluate_by_halving
from kitapi.games.preferans.rules.actions import (
    Bid,
    Decline,
    Discard,
    FromHand,
    GiveWay,
    Hold,
    Invite,
    Kontra,
    NameGame,
    Participate,
    Pass,
    ThrowIn,
)
from kitapi.games.preferans.rules.game import PREFERANS
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.variant import PRESETS, DefenderFall, PreferansTerms, PreferansVariant
from kitapi.games.preferans.rules.view import Phase
from kitapi.kernel import Seat
from kitapi.mechanics.table import defenders_of
from kitapi.players.evaluation import Effort, Judged, Worlds
from kitapi.players.levels import truth
from kitapi.players.tricks.holdings import hand_of
from kitapi.players.tricks.masks import card_sets_of
from kitapi.players.tricks.worlds import single_world
from kitapi.solver.position import Position
from kitapi.solver.solver import Solver
from kitapi_testing.games.trick_tables import moments
from tests.games.preferans.players.tables import Moment, after, deal_hand
from tests.games.preferans.players.test_steady import HEARTS, LOW, TOP, WEAK

EFFORT = Effort(layouts=16, drawn=120)


def thoughts(moment: Moment, also: Any = ()) -> Judged:
    view, history = moment.view, tuple(moment.table.history)
    return judge(view, history, sample_worlds(view, history, Random(2), EFFORT), also=also)


def best(moment: Moment) -> Any:
    judged = thoughts(moment)
    return judged.actions[judged.best]


def value_of(judged: Judged, action: Any) -> float:
    return float(judged.expected[judged.actions.index(action)])


def test_he_says_from_hand_with_cards_that_need_no_talon_and_else_begins_with_one() -> None:
    assert best(deal_hand(TOP)) == FromHand()
    assert best(deal_hand(WEAK)) == Bid(1)


def test_a_weak_hand_passes_and_a_good_one_goes_on() -> None:
    assert best(after(deal_hand(WEAK, place=1), "1")) == Pass()
    assert best(after(deal_hand(HEARTS, place=1), "1")) in {Bid(2), FromHand()}
    assert best(after(deal_hand("Ah Kh 9h 8h 7h As 8s 7s Kc 7c"), "1 2 pass")) == Hold()


def test_all_that_may_be_called_is_judged_and_what_is_requested_is_solved() -> None:
    moment = after(deal_hand(HEARTS, place=1), "1")
    judged = thoughts(moment, also=(Bid(6),))
    assert judged.actions == moment.view.options
    assert (judged.tricks[:, judged.actions.index(Bid(6))] >= 0).any()
    assert value_of(judged, Bid(8)) < value_of(judged, Bid(2))


def test_at_one_a_hopeless_hand_is_thrown_in_at_no_cost_and_a_good_one_played() -> None:
    hopeless = thoughts(after(deal_hand(WEAK, talon="9h Jh"), "1 pass pass"))
    assert hopeless.actions[hopeless.best] == ThrowIn()
    assert value_of(hopeless, ThrowIn()) == 0.0
    assert isinstance(best(after(deal_hand(HEARTS), "1 pass pass")), Discard)


def test_discards_are_judged_with_the_game_they_are_laid_away_for() -> None:
    moment = after(deal_hand(HEARTS, talon="9s Jd"), "1 pass pass")
    judged = thoughts(moment)
    assert len(judged.actions) == 66 + 1
    laid = judged.actions[judged.best]
    assert not any(card.value[0] == "A" or card.value[1] == "h" for card in laid.cards)
    assert best(moment.go_on(laid)) == NameGame(GameNumber.HEARTS)


def test_a_pair_that_is_requested_is_solved() -> None:
    moment = after(deal_hand(HEARTS, talon="9s Jd"), "1 pass pass")
    aces = Discard(read_cards("As Ah"))
    place = thoughts(moment).actions.index(aces)
    assert (thoughts(moment).tricks[:, place] == -1).all()
    judged = thoughts(moment, also=(aces,))
    assert (judged.tricks[:, place] >= 0).any()
    assert judged.cost(place) > 5


@pytest.mark.parametrize(("hand", "game"), [(LOW, GameNumber.BETL), (TOP, GameNumber.PREFERANS)])
def test_a_game_nobody_can_beat_is_announced_open(hand: str, game: GameNumber) -> None:
    assert best(after(deal_hand(hand), "hand pass pass")) == NameGame(game, open=True)


def test_a_later_one_from_hand_gives_way_rather_than_name_a_game_that_is_lost() -> None:
    moment = after(deal_hand("Ah Kh Qh Jh Th 9h 8h 7h As Ks", place=1), "hand hand pass")
    assert best(moment.go_on(NameGame(GameNumber.SEVEN))) == GiveWay()


DUCKS = "7s 8s 9s Ts 7c 8c 7d 8d 7h 8h"
"""A hand so low that a defender who has it leaves all tricks of a betl to the declarer."""


def test_a_betl_that_must_fall_is_doubled_and_a_safe_one_is_not() -> None:
    falls = after(deal_hand(DUCKS, place=1), "hand pass pass").go_on(NameGame(GameNumber.BETL))
    assert falls.view.phase is Phase.DOUBLING
    assert best(falls) == Kontra()
    tops = after(deal_hand("As Ks Qs Ac Kc Qc Ad Kd Ah Kh", place=1), "hand pass pass").go_on(NameGame(GameNumber.BETL))
    assert best(tops) == Decline()


def test_the_value_of_a_kontra_is_that_of_the_tricks_doubled() -> None:
    moment = after(deal_hand(DUCKS, place=1), "hand pass pass").go_on(NameGame(GameNumber.BETL))
    state, view, history = moment.table.state, moment.view, tuple(moment.table.history)
    lies = truth(state, sample_worlds(view, history, Random(1), Effort(1, 1)))
    judged = judge(view, history, lies)
    made = int(judged.tricks[0, 0] == 0)
    plain, doubled = game_in(view), game_in(view)._replace(doublings=1, kontra_by=view.seat)
    for action, game in ((Decline(), plain), (Kontra(), doubled)):
        points = money_of(sheets_of(view), game, Seat(1)).values[1 - made, 0]
        assert value_of(judged, action) == pytest.approx(points)


def test_calling_in_books_and_owes_for_both_by_the_rules_own_settlement() -> None:
    variant = PreferansVariant(defenders_may_drop=True, invite=True, defender_fall=DefenderFall.VALUE)
    moment = after(deal_hand("As Ks Ac Kc 7c 8c 7d 8d 9d Td", 1, variant=variant), "hand pass pass")
    moment.go_on(NameGame(GameNumber.HEARTS), Participate(True), Participate(False))
    assert (moment.seat, moment.view.phase) == (1, Phase.INVITING)
    lies = truth(moment.table.state, sample_worlds(moment.view, (), Random(1), Effort(1, 1)))
    judged = judge(moment.view, (), lies)
    assert judged.actions == (Invite(True), Invite(False))
    alone = game_in(moment.view)
    together = alone._replace(dropped=(), invited_by=Seat(1))
    for column, game in enumerate((together, alone)):
        tricks, lone = int(judged.tricks[0, column]), game.invited_by is None
        table = money_of(sheets_of(moment.view), game, Seat(1)).values[tricks]
        # if the defenders play together, only the sum of their tricks counts
        assert judged.values_by_layout[0, column] == pytest.approx(table[10 - tricks if lone else 0])


def test_where_defenders_may_drop_an_ace_or_two_play_and_nothing_drops() -> None:
    variant = PreferansVariant(defenders_may_drop=True)
    plays = after(deal_hand("As Ks Ac Kc 7c 8c 7d 8d 9d Td", 1, variant=variant), "hand pass pass")
    drops = after(deal_hand("7s 8s 9s 7c 8c 9c 7d 8d 9d 7h", 1, variant=variant), "hand pass pass")
    for moment, answer in ((plays, True), (drops, False)):
        moment.go_on(NameGame(GameNumber.HEARTS))
        assert moment.view.phase is Phase.PARTICIPATING
        assert best(moment) == Participate(answer)


def test_with_all_cards_known_a_name_has_the_value_of_the_solver() -> None:
    moment = after(deal_hand(HEARTS), "hand pass pass")
    state, view, history = moment.table.state, moment.view, tuple(moment.table.history)
    judged = judge(view, history, truth(state, sample_worlds(view, history, Random(1), Effort(1, 1))))
    hands = [state.hands[seat] for seat in (Seat(0), *defenders_of(Seat(0), view.active))]
    tricks = Solver().tricks(Position(tuple(hands), 0, read_cards("Ah")[0].suit))
    place = judged.actions.index(NameGame(GameNumber.HEARTS))
    assert judged.tricks[0, place] == tricks
    money = money_of(sheets_of(view), Game(Seat(0), GameNumber.HEARTS, from_hand=True), Seat(0))
    assert money.values[tricks, : 11 - tricks].min() <= judged.values_by_layout[0, place] <= money.values[tricks].max()


def test_layouts_are_solved_with_the_lead_and_order_of_the_game() -> None:
    moment = after(deal_hand(HEARTS, place=1), "1 2 pass pass")
    moment.go_on(Discard(moment.view.hand[-2:]))
    view, history = moment.view, tuple(moment.table.history)
    worlds = sample_worlds(view, history, Random(3), EFFORT)
    scene = scene_of(view, worlds)
    hands = hands_in_order(scene.sheets, scene.seat, hands_by_seat(view, worlds))[:4]
    for game, leader in ((GameNumber.ACORNS, 2), (GameNumber.SEVEN, 2), (GameNumber.HEARTS, 2)):
        found = solve_tricks(scene.sheets, Game(scene.seat, game), np.full(4, GAMES.index(game)), hands)
        suit = None if game is GameNumber.SEVEN else read_cards("Ac" if game is GameNumber.ACORNS else "Ah")[0].suit
        cards = card_sets_of(hands).tolist()
        alone = [Solver().tricks(Position(tuple(row), leader, suit)) for row in cards]
        assert found.tolist() == alone


def test_players_who_do_not_see_all_cards_come_near_what_is_solved() -> None:
    likely = trick_chances(np.arange(11))
    assert likely.sum(axis=1) == pytest.approx(1.0)
    assert likely[6, 6:].sum() > 0.85 > likely[5, 6:].sum() > likely[4, 6:].sum() > 0


def test_a_betl_that_falls_is_let_through_at_times_but_no_hopeless_one() -> None:
    hopeless, close = hand_of(read_cards(TOP)), hand_of(read_cards("7s 8s Ts 7c 9c 7d 8d Td 7h 9h"))
    made, falls, never = betl_trick_chances(np.array([0, 1, 1]), np.array([close, close, hopeless]))[:, 0]
    assert made > 0.9 > 0.4 > falls > 0.1 > never == 0.0


def even(number: int) -> Worlds:
    return single_world((0, 1), (0, 0, 0))._replace(
        cards=np.zeros((number, 3), np.int64), weights=np.full(number, 1 / number), exact=False
    )


def test_of_many_trials_none_that_was_hardly_tried_is_best() -> None:
    counts: list[int] = []

    def trial(points: float, number: int) -> Trial:
        def come_to(rows: Any) -> Outcome:
            counts[number] += len(rows)
            return Outcome(np.full(len(rows), points), np.full(len(rows), 6))

        counts.append(0)
        return Trial(come_to, estimate=points)

    trials = [trial(points, number) for number, points in enumerate((1.0, 9.0, 3.0, 8.0))]
    found = evaluate_by_halving(trials, even(40))
    assert counts[1] == counts[3] > 3 * counts[0] == 3 * counts[2]
    assert int(found.means.argmax()) == 1
    assert found.means.tolist() == pytest.approx([1.0, 9.0, 3.0, 8.0])


def test_what_is_thought_of_a_game_counts_less_the_more_layouts_are_solved() -> None:
    def means(number: int) -> float:
        rng = np.random.default_rng(1)
        trial = Trial(lambda rows: Outcome(rng.normal(10, 20, len(rows)), np.full(len(rows), 6)), estimate=0.0)
        return float(evaluate_by_halving([trial], even(number)).means[0])

    assert means(10) < means(100) < means(2000) == pytest.approx(10, abs=1.5)


@pytest.mark.parametrize("preset", ["rulebook", "balkan"])
def test_every_decision_of_a_deal_is_judged_in_every_way_it_may_go(preset: str) -> None:
    terms = PreferansTerms(variant=PRESETS[preset])
    seen = set()
    for number in range(2):
        for moment in moments(PREFERANS, number, "steady", terms=terms, seed=8):
            view = moment.view
            if view.phase in {Phase.SHUFFLING, Phase.PLAYING}:
                continue
            seen.add(view.phase)
            judged = judge(view, moment.history, sample_worlds(view, moment.history, Random(1), Effort(6, 30)))
            assert moment.action in judged.actions
            assert np.isfinite(judged.values_by_layout).all()
            assert judged.values_by_layout.shape == judged.tricks.shape == (judged.worlds.number, len(judged.actions))
            for seat, cards in zip(judged.worlds.seats, judged.worlds.cards[0], strict=False):
                assert not int(cards) & hand_of(cards_of(moment.state.hands[moment.seat])), seat
    assert seen >= {Phase.BIDDING, Phase.NAMING, Phase.DOUBLING}
