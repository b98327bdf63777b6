"""Evaluations by players of Prefa: of calls, discards, contracts and answers, in kapikia, over layouts."""

from random import Random
from typing import Any

import numpy as np
import pytest

from kitapi.cards import Suit, cards_of
from kitapi.games.prefa.players.auction import supports
from kitapi.games.prefa.players.evaluation import judge, sample_worlds
from kitapi.games.prefa.players.evaluation.auction import judge_call
from kitapi.games.prefa.players.evaluation.auction_rollout import (
    PASSING,
    WAITING,
    AuctionResult,
    Plan,
    calls_by_place,
    roll_out_auction,
)
from kitapi.games.prefa.players.evaluation.declarer_hand import steps_to_try
from kitapi.games.prefa.players.evaluation.money import (
    DECLARER,
    FIRST,
    SECOND,
    AnsweredContract,
    declined_solo_value,
    money_of,
    solo_value,
    stakes_of,
    unopposed_value,
)
from kitapi.games.prefa.rules.actions import (
    Answer,
    AnswerClaim,
    AnswerSolo,
    Bid,
    Claim,
    Discard,
    IfLeft,
    NameContract,
    Participate,
    Pass,
    WriteSolo,
)
from kitapi.games.prefa.rules.contracts import Contract
from kitapi.games.prefa.rules.deal_facts import Part
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.variant import PrefaVariant
from kitapi.games.prefa.rules.view import Phase
from kitapi.players.evaluation import Effort, Judged
from kitapi.players.tricks.holdings import DECK, hand_of
from kitapi.players.tricks.worlds import single_world
from kitapi.solver.position import Position
from kitapi.solver.solver import Solver
from kitapi_testing.clauses import clause
from kitapi_testing.games.prefa.tables import TablePosition, after, position_of
from kitapi_testing.games.trick_tables import moments
from tests.games.prefa.players.test_steady_auction import STRONG_HEARTS, TWO_HEARTS, WEAK, others

EFFORT = Effort(layouts=16, drawn=120)

SEVEN_SURE = "As 9s 8s Kc 8c Ah Qh Jh 9h 8h"


def thoughts(position: TablePosition, also: Any = ()) -> Judged:
    view, history = position.view, tuple(position.table.history)
    return judge(view, history, sample_worlds(view, history, Random(2), EFFORT), also=also)


def value_of(judged: Judged, action: Any) -> float:
    return float(judged.expected[judged.actions.index(action)])


def buy_talon(hand: str, calls: str = "6s pass pass") -> TablePosition:
    """Return a declarer with ``hand`` before the exchange."""
    return after(calls, hands=(hand, *others(hand)))


@clause("PREFA-AUC-08")
def test_nothing_is_called_in_good_faith_beyond_what_the_hand_supports() -> None:
    weak = after("", hands=(WEAK, *others(WEAK)))
    assert set(thoughts(weak).actions) == {IfLeft(), Pass()}
    assert Bid(Contract("6s")) in thoughts(weak, also=(Bid(Contract("6s")),)).actions
    view, history = weak.view, tuple(weak.table.history)
    bluff = judge_call(view, sample_worlds(view, history, Random(2), EFFORT), good_faith=False)
    assert Bid(Contract("6s")) in bluff.actions
    spades = after("6s 6c 6d hold 6h", hands=(TWO_HEARTS, *others(TWO_HEARTS)))
    assert not supports(hand_of(spades.view.hand), Contract("6h"))
    assert Pass() in thoughts(spades).actions


def test_a_strong_hand_bids_and_a_weak_one_does_not() -> None:
    strong, weak = (thoughts(after("", hands=(hand, *others(hand)))) for hand in (STRONG_HEARTS, WEAK))
    assert strong.actions[strong.best] == Bid(Contract("6s"))
    assert weak.actions[weak.best] == Pass()


def test_an_auction_goes_on_as_far_as_everybody_goes() -> None:
    view = after("6s 6c").view
    higher = (Plan(3, if_left=False), Plan(2, if_left=False), PASSING)
    assert roll_out_auction(calls_by_place(view), higher) == AuctionResult(0, Contract("6d").step)
    assert roll_out_auction((), (PASSING, WAITING, PASSING)) == AuctionResult(1, Contract("6s").step)
    assert roll_out_auction((), (PASSING, WAITING, Plan(0, if_left=False))) == AuctionResult(2, Contract("6s").step)
    assert roll_out_auction((), (PASSING, PASSING, PASSING)) == AuctionResult(-1, -1)


def test_a_safe_contract_has_more_value_than_a_wild_one() -> None:
    position = buy_talon(SEVEN_SURE)
    discard = thoughts(position)
    position.table.act(position.seat, discard.actions[discard.best])
    contract = NameContract(Contract("8h"))
    named = thoughts(position_of(position.table), also=(contract,))
    best = named.actions[named.best].contract
    assert best.level < 8
    assert value_of(named, contract) < value_of(named, NameContract(best)) - 20


def test_aces_and_long_trumps_are_kept_and_a_hopeless_hand_is_given_up() -> None:
    strong = thoughts(buy_talon(STRONG_HEARTS))
    best = strong.actions[strong.best]
    assert isinstance(best, Discard)
    assert not any(card.value[0] == "A" or card.value[1] == "h" for card in best.cards)
    weak = thoughts(buy_talon(WEAK))
    assert weak.actions[weak.best] == WriteSolo()
    assert value_of(weak, WriteSolo()) == pytest.approx(
        solo_value(stakes_of(buy_talon(WEAK).view), Contract("6s"), DECLARER)
    )


def test_after_the_discard_a_hopeless_hand_may_still_be_given_up() -> None:
    weak = buy_talon(WEAK)
    assert weak.view.bargain is not None
    weak.table.act(weak.seat, Discard(weak.view.bargain.talon))
    judged = thoughts(position_of(weak.table))
    assert value_of(judged, WriteSolo()) == pytest.approx(solo_value(stakes_of(weak.view), Contract("6s"), DECLARER))
    assert judged.actions[judged.best] == WriteSolo()


@clause("PREFA-HOUSE-04")
def test_the_payment_of_a_deal_written_solo_is_accepted() -> None:
    position = after("6s pass pass", hands=(WEAK, *others(WEAK)), variant=PrefaVariant(solo_declined=True))
    position.table.act(position.seat, WriteSolo())
    for defender in (FIRST, SECOND):
        question = position_of(position.table)
        judged = thoughts(question)
        assert question.view.phase is Phase.GIVEN_UP
        assert judged.actions[judged.best] == AnswerSolo(accept=True)
        assert value_of(judged, AnswerSolo(accept=True)) == pytest.approx(12 + 40 / 3)
        declined = declined_solo_value(stakes_of(question.view), Contract("6s"), defender)
        assert value_of(judged, AnswerSolo(accept=False)) == pytest.approx(declined)
        position.table.act(question.seat, AnswerSolo(accept=True))


def before_answer(defender: str, contract: str, *answers: Answer) -> TablePosition:
    """Return the first defender, or after one answer the second, with ``defender`` against ``contract``."""
    one, other = others(defender)
    hands = (other, one, defender) if len(answers) == 1 else (other, defender, one)
    position = after("6s pass pass", hands=hands)
    assert position.view.bargain is not None
    position.table.act(position.seat, Discard(position.view.bargain.talon))
    position.table.act(position_of(position.table).seat, NameContract(Contract(contract)))
    for answer in answers:
        position.table.act(position_of(position.table).seat, Participate(answer))
    return position_of(position.table)


ACES = "As Ks Ac Kc Ad 9d 8d 7d 9h 8h"


def test_a_defender_with_aces_plays_and_one_with_nothing_passes_and_leaves_ten_tricks() -> None:
    strong, weak = (thoughts(before_answer(hand, "6h", Answer.PASS)) for hand in (ACES, WEAK))
    assert strong.actions[strong.best] != Participate(Answer.PASS)
    assert weak.actions[weak.best] == Participate(Answer.PASS)
    stakes = stakes_of(before_answer(WEAK, "6h").view)
    expected = unopposed_value(stakes, Contract("6h"), False, SECOND)
    assert value_of(weak, Participate(Answer.PASS)) == pytest.approx(expected)
    assert (weak.tricks[:, weak.actions.index(Participate(Answer.PASS))] == 10).all()


def test_who_says_together_carries_more_than_who_only_plays() -> None:
    weak = thoughts(before_answer(WEAK, "6h", Answer.PASS))
    assert value_of(weak, Participate(Answer.TOGETHER)) < value_of(weak, Participate(Answer.PASS)) - 20


def test_a_layout_that_is_given_is_taken_for_the_truth() -> None:
    """With all cards known, the tricks are those of double-dummy play, without a distribution."""
    position = before_answer(ACES, "7h", Answer.PLAY, Answer.PASS)
    view, history, hands = position.view, tuple(position.table.history), position.table.state.hands
    seats = [seat for seat in view.active if seat != view.seat]
    held = [hand_of(cards_of(hands[seat])) for seat in seats]
    aside = DECK & ~hand_of(view.hand) & ~sum(held)
    judged = judge(view, history, single_world(seats, (*held, aside)))
    assert view.bargain is not None
    lone = (hands[view.bargain.declarer], hands[view.bargain.first])
    leader = 0 if view.active[0] == view.bargain.declarer else 1
    tricks = Solver().tricks(Position(lone, leader, Suit.HEARTS))
    alone = judged.actions.index(Participate(Answer.ALONE))
    assert judged.tricks[0, alone] == tricks
    bought_by = AnsweredContract(Contract("7h"), (Part.PLAYS, Part.OUT))
    money = money_of(stakes_of(view), bought_by, FIRST)
    assert judged.values_by_layout[0, alone] == pytest.approx(money.values[tricks, 10 - tricks])


def test_a_claim_that_an_ace_beats_is_refused() -> None:
    one, other = others(ACES)
    position = after("6s pass pass", hands=(other, ACES, one))
    assert position.view.bargain is not None
    position.table.act(position.seat, Discard(position.view.bargain.talon))
    for action in (NameContract(Contract("6h")), Participate(Answer.PLAY), Participate(Answer.PASS)):
        position.table.act(position_of(position.table).seat, action)
    position.table.act(position_of(position.table).seat, Participate(Answer.ALONE))
    position.table.act(position.seat, Claim())
    claimed = position_of(position.table)
    assert claimed.view.claim is not None
    worlds = sample_worlds(claimed.view, tuple(position.table.history), Random(2), EFFORT)
    assert (worlds.held_by(position.seat) == hand_of(claimed.view.claim.cards)).all()
    judged = thoughts(claimed)
    assert judged.actions[judged.best] == AnswerClaim(accept=False)
    assert judged.cost(judged.actions.index(AnswerClaim(accept=True))) > 0


def test_every_decision_of_a_deal_is_judged_within_its_options() -> None:
    seen = set()
    for number in range(3):
        for moment in moments(PREFA, number, "steady", seed=41):
            view = moment.view
            if view.phase in {Phase.SHUFFLING, Phase.PLAYING}:
                continue
            seen.add(view.phase)
            judged = judge(view, moment.history, sample_worlds(view, moment.history, Random(1), EFFORT))
            assert judged.values_by_layout.shape == (judged.worlds.number, len(judged.actions)) == judged.tricks.shape
            assert np.isfinite(judged.values_by_layout).all()
            moment.game.decide(moment.state, moment.seat, judged.actions[judged.best])
    assert seen >= {Phase.BIDDING, Phase.DISCARDING, Phase.NAMING, Phase.PARTICIPATING}


def test_there_is_always_a_contract_to_name_and_only_such_as_may_be_named() -> None:
    nothing, best = np.full(5, -np.inf), np.array([4.0, -np.inf, -np.inf, 7.2, -np.inf])
    assert steps_to_try(nothing, 24) == [24]
    found = [list(Contract)[step] for step in steps_to_try(best, Contract("6d").step)]
    assert set(found) == {Contract("7s"), Contract("6h"), Contract("7h"), Contract("8h")}
