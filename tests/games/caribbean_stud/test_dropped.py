"""A player's card on the floor, and a seat's choice about an exchange once a card has touched the felt."""

from typing import Any

import pytest

from kitapi.cards import DECK_52
from kitapi.games.caribbean_stud.rules.automaton import regular as automaton
from kitapi.games.caribbean_stud.rules.decide import decide
from kitapi.games.caribbean_stud.rules.incidents.calls import has_ground
from kitapi.games.caribbean_stud.rules.rulings.returns import Return
from kitapi.games.caribbean_stud.rules.table.actions import (
    AskExchange,
    AskSeat,
    CheckBet,
    CollectFold,
    DealCards,
    DecideClaim,
    Declare,
    Fold,
    GiveCard,
    Raise,
    Reveal,
    SettleSeat,
    TakeFee,
    TakeStub,
    TurnUpcard,
)
from kitapi.games.caribbean_stud.rules.table.actions.incidents import RuleOnHand, Slip, SlipKind, StateFacts
from kitapi.games.caribbean_stud.rules.table.events import (
    CardDropped,
    ExchangeWithdrawn,
    FoldCollected,
    RequestReturned,
    RulingGiven,
    SeatSettled,
    SeatVoided,
)
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import A, B, C, gains, refusal, sits
from tests.games.caribbean_stud.endings import PLAIN, QUALIFIED, UNQUALIFIED, Ending, goes_on

KINGS, QUEENS, JACKS = "Ks Kh 8c 6h 2c", "Qs Qh 9c 7h 3c", "Js Jh Tc 5h 2h"
DROPPED = StateFacts(irregularity="CSP-110", seat=0)


def before_deal() -> Ending:
    """Return two seats with a token in play, the cards about to be dealt."""
    return Ending.at(Phase.DEAL, sits(ante=10, lamp=True), sits(ante=10, lamp=True), order=DECK_52)


def before_choices(**more: Any) -> Ending:
    sitting = (sits(cards, ante=10, lamp=True, **more) for cards in (KINGS, QUEENS, JACKS))
    return Ending.at(Phase.CHOOSE, *sitting, bank=QUALIFIED)


# As the manual has it: void


@clause("CSP-110", "AMB-71")
def test_between_the_deal_and_prego_a_dropped_card_voids_the_seat_and_the_others_play_on() -> None:
    ending = before_deal().do(DealCards(), DROPPED)
    event = ending.of(SeatVoided)[0]
    assert (event.seat, gains(event)["stack0"], event.reversed) == (A, 12, True)
    ending.do(TurnUpcard())
    assert ending.state.playing == (B,)
    ending.do((B, Fold()), CollectFold(seat=1)).game_over()
    assert ending.state.outcome.won == (0, -12)


@clause("CSP-110", "AMB-71")
def test_where_the_only_seat_drops_a_card_before_prego_the_round_ends_with_the_bank_unseen() -> None:
    ending = Ending.at(Phase.DEAL, sits(ante=10), order=DECK_52).do(DealCards(), DROPPED, TurnUpcard())
    assert (ending.state.phase, ending.state.bank.revealed) == (Phase.DONE, False)
    assert ending.game_over().chips(A) == 10


@clause("CSP-110", "AMB-74")
def test_before_a_card_lies_there_none_can_fall() -> None:
    ending = before_deal()
    assert not has_ground(ending.state, DROPPED)


@clause("CSP-110", "AMB-23")
@pytest.mark.parametrize(("served", "back"), [(False, 20), (True, 10)])
def test_a_fee_is_kept_once_its_card_was_given_and_the_ruling_says_so(served: bool, back: int) -> None:
    ending = before_choices().do((A, AskExchange(card=before_choices().state.places[A].cards[0])), TakeStub())
    if served:
        ending.do(AskSeat(seat=0), GiveCard(seat=0), TakeFee(seat=0))
    chips = ending.chips(A)
    ending.do(DROPPED)
    assert ending.chips(A) - chips == back + 2
    kept = (Return(seat=0, wager="fee", amount=10),) if served else ()
    assert ending.of(RulingGiven)[0].kept == kept


@clause("CSP-121", "AMB-23")
@pytest.mark.parametrize("taken", [True, False])
def test_of_two_seats_of_one_player_a_served_fee_comes_back_out_of_the_tray_too(taken: bool) -> None:
    ending = before_choices().do((A, AskExchange(card=before_choices().state.places[A].cards[0])), TakeStub())
    ending.do(AskSeat(seat=0), GiveCard(seat=0), *((TakeFee(seat=0),) if taken else ()))
    ending.do(StateFacts(irregularity="CSP-121", both=(0, 1)))
    assert (ending.chips(A), ending.chips(B)) == (12, 12)
    assert [event.seat for event in ending.of(SeatVoided)] == [A, B]
    assert ending.of(RulingGiven)[0].kept == ()


# Too late: a claim


@clause("CSP-110", "AMB-71")
@pytest.mark.parametrize("phase", [Phase.CHOOSE, Phase.CHECK])
def test_a_folded_hand_gives_no_stake_back_for_a_card_on_the_floor(phase: Phase) -> None:
    ending = before_choices().do((A, Fold()))
    if phase is Phase.CHECK:
        ending.do((B, Raise(amount=20)), (C, Fold()))
    ending.do(DROPPED, RuleOnHand())
    assert ending.state.phase is phase
    assert (ending.of(SeatVoided), [event.seat for event in ending.of(CardDropped)]) == ([], [A])
    assert ending.of(RulingGiven)[0].claim == (Return(seat=0, wager="ante", amount=10),)
    if phase is Phase.CHOOSE:
        ending.do((B, Raise(amount=20)), (C, Fold()))
    ending.do(CollectFold(seat=0))
    event = ending.of(FoldCollected)[0]
    assert (event.held, gains(event)) == (True, {"ante0": -10, "claim0": 10})
    assert ending.chips(A) == 0


@clause("CSP-110", "AMB-71", "CSP-088")
@pytest.mark.parametrize(
    ("decision", "chips"), [(DecideClaim(seat=0, paid=True), 10), (DecideClaim(seat=0, paid=False), 0)]
)
def test_what_becomes_of_it_is_the_managements_to_say(decision: DecideClaim, chips: int) -> None:
    ending = before_choices().do((A, Fold()), DROPPED, RuleOnHand(), (B, Raise(amount=20)), (C, Fold()))
    assert ending.refusal_of(decision)[0] == "AMB-61", "not before its cards are taken"
    ending.do(CollectFold(seat=0), CheckBet(seat=1), CollectFold(seat=2), Reveal(), decision)
    assert (ending.chips(A), ending.state.chips_on(A, Wager.CLAIM)) == (chips, 0)
    ending.settle().game_over()
    assert ending.state.outcome.won[A] == chips - 10 - 2


# The bank shows


def settle_next(bank: str = QUALIFIED, cards: str = KINGS, **more: Any) -> Ending:
    return Ending.at(Phase.SETTLE, goes_on(cards, **more), goes_on("Qd Jh 9s 8s 7c"), bank=bank).do(SettleSeat(seat=1))


@clause("CSP-110", "AMB-71")
@pytest.mark.parametrize("bank", [QUALIFIED, UNQUALIFIED])
def test_once_the_bank_shows_the_wagers_wait_and_nothing_is_paid(bank: str) -> None:
    ending = settle_next(bank).do(DROPPED, RuleOnHand())
    assert ending.of(RulingGiven)[0].claim == (
        Return(seat=0, wager="ante", amount=10),
        Return(seat=0, wager="bet", amount=20),
    )
    ending.do(SettleSeat(seat=0))
    event = ending.of(SeatSettled)[-1]
    assert (event.held, gains(event)) == (True, {"ante0": -10, "bet0": -20, "claim0": 30})
    assert ending.game_over().chips(A) == 0


@clause("CSP-110", "AMB-71", "AMB-55")
@pytest.mark.parametrize(
    ("cards", "bank", "paid"),
    [
        (KINGS, QUALIFIED, True),
        ("As Kh 4d 3c 2h", QUALIFIED, True),
        (PLAIN, QUALIFIED, False),
        (PLAIN, UNQUALIFIED, True),
    ],
)
def test_the_automaton_decides_as_if_no_card_had_been_dropped(cards: str, bank: str, paid: bool) -> None:
    ending = settle_next(bank, cards).do(DROPPED, RuleOnHand(), SettleSeat(seat=0))
    due = automaton.step(ending.state, frozenset((A, B)))
    assert due is not None
    assert due.action == DecideClaim(seat=A, paid=paid)


@clause("AMB-71", "AMB-18")
@pytest.mark.parametrize("declared", [True, False])
def test_a_jackpot_is_paid_all_the_same_if_it_was_declared_before_the_card_fell(declared: bool) -> None:
    ending = settle_next(cards="5s 5h 5c 5d 6s", lamp=True)
    if declared:
        ending.do((A, Declare()))
    ending.do(DROPPED, RuleOnHand())
    assert refusal(decide, ending.state, A, Declare())[0] == "AMB-19"
    event = ending.do(SettleSeat(seat=0)).of(SeatSettled)[-1]
    assert (event.jackpot is not None, event.unclaimed) == (declared, not declared)


@clause("AMB-71", "AMB-60")
def test_a_high_hand_with_a_card_on_the_floor_is_not_found_and_stops_no_table() -> None:
    ending = settle_next(cards="9h 8h 7h 6h 5h", lamp=True).do(DROPPED, RuleOnHand(), SettleSeat(seat=0))
    assert (ending.state.jackpot.stopping, ending.of(SeatSettled)[-1].unclaimed) == (False, True)


@clause("AMB-71", "AMB-74", "CSP-119", "CSP-121")
def test_a_seat_that_dropped_a_card_is_ruled_on_once_and_counts_as_settled_then() -> None:
    ending = settle_next().do(DROPPED, RuleOnHand())
    for facts in (DROPPED, StateFacts(irregularity="CSP-119", seat=0)):
        assert not has_ground(ending.state, facts)
    ending.do(SettleSeat(seat=0), StateFacts(irregularity="CSP-121", both=(0, 1)))
    assert (ending.events[-1].void.value, ending.state.chips_on(A, Wager.CLAIM)) == ("none", 30)


@clause("AMB-71", "CSP-121", "CSP-101", "AMB-20")
def test_the_claim_of_a_folded_hand_goes_back_once_where_the_seat_is_void_for_another_reason() -> None:
    ending = before_choices().do((A, Fold()), DROPPED, RuleOnHand(), (B, Raise(amount=20)), (C, Raise(amount=20)))
    ending.do(CollectFold(seat=0), StateFacts(irregularity="CSP-121", both=(0, 1)))
    assert (ending.chips(A), ending.chips(B), ending.state.chips_on(A, Wager.CLAIM)) == (12, 12, 0)


# A seat's choice about an exchange


@clause("CSP-111", "AMB-75", "AMB-41")
def test_a_request_taken_back_before_the_card_touches_the_felt_brings_card_and_fee_back() -> None:
    ending = before_choices().do(
        (A, AskExchange(card=before_choices().state.places[A].cards[0])), TakeStub(), AskSeat(seat=0)
    )
    ending.do(StateFacts(irregularity="CSP-111", seat=0, case="withdrawn"))
    assert (ending.of(ExchangeWithdrawn)[0].seat, ending.chips(A), ending.state.places[A].turn.wants) == (A, 0, None)
    assert ending.state.places[A].exchange is None
    ending.do((A, Raise(amount=20)))


@clause("CSP-111", "AMB-75", "AMB-26")
def test_a_card_that_has_touched_the_felt_stays_and_so_does_its_fee() -> None:
    ending = before_choices().do(
        (A, AskExchange(card=before_choices().state.places[A].cards[0])), TakeStub(), AskSeat(seat=0)
    )
    ending.do(GiveCard(seat=0), TakeFee(seat=0))
    before = ending.state
    ending.do(StateFacts(irregularity="CSP-111", seat=0, case="touched"))
    given = ending.events[-1]
    assert isinstance(given, RulingGiven)
    assert given.kept == (Return(seat=0, wager="fee", amount=10),)
    assert ending.state == before


@clause("CSP-111", "AMB-75", "AMB-74")
def test_each_report_about_an_exchange_has_its_own_ground() -> None:
    ending = before_choices()
    for seat in (A, B, C):
        ending.do((seat, AskExchange(card=ending.state.places[seat].cards[0])))
    ending.do(TakeStub(), Slip(what=SlipKind.SERVE_OUT_OF_TURN, seat=1), TakeFee(seat=1))
    grounds = {
        (case, seat)
        for case in ("earlier_seat", "touched", "withdrawn")
        for seat in (0, 1, 2)
        if has_ground(ending.state, StateFacts(irregularity="CSP-111", seat=seat, case=case))
    }
    assert grounds == {("earlier_seat", 0), ("touched", 1), ("withdrawn", 0), ("withdrawn", 2)}
    ending.do(StateFacts(irregularity="CSP-111", seat=0))
    assert [event.seat for event in ending.of(RequestReturned)] == [A]


@clause("CSP-112", "AMB-52")
def test_the_ruling_says_who_is_served_next_where_the_dealer_began_from_his_right() -> None:
    ending = before_choices()
    for seat in (A, B, C):
        ending.do((seat, AskExchange(card=ending.state.places[seat].cards[0])))
    ending.do(TakeStub(), Slip(what=SlipKind.SERVE_OUT_OF_TURN, seat=2), TakeFee(seat=2))
    ending.do(StateFacts(irregularity="CSP-112", seat=2))
    assert ending.of(RulingGiven)[0].order == (B, A)
