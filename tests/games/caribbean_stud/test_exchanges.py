"""The dealer's first pass: the stub, the turns, the cards, the fees, and seats that do not answer."""

from random import Random
from typing import Any

import pytest

from kitapi.cards import DECK_52
from kitapi.games.caribbean_stud.rules.payment.round_facts import Exchange
from kitapi.games.caribbean_stud.rules.round import exchanges as exchanges_module
from kitapi.games.caribbean_stud.rules.table.actions import (
    AskSeat,
    DeclineExchange,
    Fold,
    GiveCard,
    PassOver,
    Raise,
    TakeFee,
    TakeStub,
    WithdrawExchange,
)
from kitapi.games.caribbean_stud.rules.table.events import (
    AskedAgain,
    CardGiven,
    ChoicesClosed,
    ExchangeDeclined,
    ExchangeWithdrawn,
    FeeTaken,
    Folded,
    SeatAsked,
    StubTaken,
)
from kitapi.games.caribbean_stud.rules.table.place import Choice
from kitapi.games.caribbean_stud.rules.table.roles import DEALER
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import Shuffling
from kitapi.kernel import Seat
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import A, B, C, D, gains, house, sits, sources
from tests.games.caribbean_stud.passes import (
    HANDS,
    Passes,
    at_random,
    exchange,
    is_accepted,
    of_dealer,
    seats_with_nothing,
)

SILENT = ("AMB-43", {"seat": A})


# The stub


@clause("CSP-036")
@pytest.mark.parametrize(("method", "null_card"), [(Shuffling.MACHINE, True), (Shuffling.HAND, False)])
def test_a_null_card_goes_under_a_stub_from_the_machine(method: Shuffling, null_card: bool) -> None:
    passes = Passes(*seats_with_nothing(), house=house(shuffling=method)).deal(TakeStub())
    assert passes.events == [StubTaken(null_card=null_card)]
    assert passes.state.stub.cards == Passes().state.stub.cards
    assert passes.refusal_of(DEALER, TakeStub()) == ("CSP-036", {"taken": True})


@clause("CSP-036")
def test_nobody_acts_before_the_stub_is_in_hand() -> None:
    passes = Passes()
    assert passes.refusal_of(DEALER, AskSeat(seat=A)) == ("CSP-036", {"taken": False})
    assert passes.refusal_of(DEALER, GiveCard(seat=A)) == ("CSP-037", {"asking": None})


@clause("CSP-036", "AMB-16")
def test_the_stub_keeps_its_order() -> None:
    passes = Passes(*seats_with_nothing())
    first, second, third = passes.state.stub.cards[:3]
    for seat, cards in zip((A, B, C), HANDS, strict=False):
        passes.act(seat, exchange(cards[:2]))
    passes.deal(TakeStub()).serve(A).serve(B).serve(C)
    given = [event.card for event in passes.events if isinstance(event, CardGiven)]
    assert given == [first, second, third]
    assert passes.state.stub.cards == Passes().state.stub.cards[3:]


@clause("AMB-16", "AMB-07")
def test_all_seven_may_exchange_and_cards_are_left() -> None:
    dealt = [DECK_52[5 * seat : 5 * seat + 5] for seat in range(8)]
    seats = (sits(" ".join(card.value for card in cards), ante=5) for cards in dealt[:7])
    passes = Passes(*seats, bank=" ".join(card.value for card in dealt[7]))
    assert len(passes.state.stub.cards) == 12
    for seat in passes.state.seats:
        passes.act(seat, exchange(dealt[seat][4].value))
    passes.deal(TakeStub())
    for seat in passes.state.seats:
        passes.serve(seat)
    assert len(passes.state.stub.cards) == 5


# One seat after the other


@clause("CSP-037", "AMB-36")
def test_seats_act_from_the_dealers_left_one_after_the_other() -> None:
    passes = Passes().deal(TakeStub())
    for seat, following in ((A, B), (B, C), (C, None)):
        for other in {A, B, C, D} - {seat}:
            assert passes.refusal_of(DEALER, AskSeat(seat=other)) == ("CSP-037", {"asking": None, "next": seat})
        passes.deal(AskSeat(seat=seat))
        assert passes.events[-1] == SeatAsked(seat=seat)
        assert passes.state.exchanges.to_answer == seat
        for again in (seat, following or seat):
            refused = passes.refusal_of(DEALER, AskSeat(seat=again))
            assert refused == ("CSP-037", {"asking": seat, "next": seat})
        passes.act(seat, DeclineExchange())
        assert passes.events[-1] == ExchangeDeclined(seat=seat)
    assert exchanges_module.next_to_ask(passes.state) is None


@clause("CSP-037")
def test_the_dealer_passes_over_seats_that_have_chosen_or_do_not_play() -> None:
    seats = (seats_with_nothing(1)[0], sits(), *(sits(cards, ante=10) for cards in HANDS[1:]))
    passes = Passes(*seats).act(A, Raise(amount=20)).act(D, Fold()).deal(TakeStub())
    last = Seat(4)
    for other in (A, B, D):
        assert passes.refusal_of(DEALER, AskSeat(seat=other))[0] == "CSP-037"
    passes.deal(AskSeat(seat=C)).act(C, DeclineExchange(), Raise(amount=20)).deal(AskSeat(seat=last))
    assert passes.act(last, Fold()).events[-1] == ChoicesClosed()


@clause("AMB-40", "CSP-037")
def test_a_seat_that_chooses_before_its_turn_comes_gets_no_request() -> None:
    passes = Passes().deal(TakeStub(), AskSeat(seat=A)).act(B, Fold()).act(A, DeclineExchange())
    assert exchanges_module.next_to_ask(passes.state) == C


@clause("CSP-037", "CSP-035")
@pytest.mark.parametrize("late", [False, True])
def test_who_requested_one_gets_the_next_card_in_place_of_his_own(late: bool) -> None:
    passes, first = Passes(), Passes().state.stub.cards[0]
    if not late:
        passes.act(A, exchange("8c"))
    passes.deal(TakeStub(), AskSeat(seat=A))
    if late:
        passes.act(A, exchange("8c"))
    passes.deal(GiveCard(seat=A))
    assert passes.events[-1] == CardGiven(seat=A, card=first)
    place = passes.state.places[A]
    assert place.exchange == Exchange(discard=exchange("8c").card, new=first)
    assert [card.value for card in place.final] == ["Kh", "Kd", "7s", first.value, "3d"]


@clause("CSP-037")
def test_a_card_is_given_only_to_the_seat_to_act_and_only_if_it_wants_one() -> None:
    passes = Passes().act(B, exchange("4c")).deal(TakeStub())
    assert passes.refusal_of(DEALER, GiveCard(seat=B)) == ("CSP-037", {"asking": None})
    passes.deal(AskSeat(seat=A))
    for seat in (A, B):
        assert passes.refusal_of(DEALER, GiveCard(seat=seat)) == ("CSP-037", {"asking": A})


@clause("AMB-07")
@pytest.mark.parametrize("fee", [0, 9, 11])
def test_no_card_is_given_unless_exactly_the_fee_lies_there(fee: int) -> None:
    wants = sits(HANDS[0], ante=10, fee=fee, wants=exchange("3d").card)
    passes = Passes(wants).deal(TakeStub(), AskSeat(seat=A))
    assert passes.refusal_of(DEALER, GiveCard(seat=A)) == ("AMB-07", {"fee": fee})


# First the card, then the fee


@clause("CSP-148")
@pytest.mark.parametrize("times", [1, 2])
def test_the_fee_is_withdrawn_after_the_card(times: int) -> None:
    passes = Passes(*seats_with_nothing(), house=house(exchange_fee=times)).act(A, exchange("3d"))
    early = ("CSP-148", {"seat": None})
    assert passes.refusal_of(DEALER, TakeFee(seat=A)) == early
    passes.deal(TakeStub(), AskSeat(seat=A))
    assert passes.refusal_of(DEALER, TakeFee(seat=A)) == early
    passes.deal(GiveCard(seat=A))
    assert passes.refusal_of(DEALER, TakeFee(seat=B)) == ("CSP-148", {"seat": A})
    passes.deal(TakeFee(seat=A))
    taken = passes.events[-1]
    assert isinstance(taken, FeeTaken)
    assert (gains(taken), sources(taken)) == ({"fee0": -10 * times, "float": 10 * times}, ["CSP-148"])
    assert passes.refusal_of(DEALER, TakeFee(seat=A)) == early


@clause("CSP-148")
def test_the_fee_is_withdrawn_before_the_next_seat_acts() -> None:
    passes = Passes().act(A, exchange("3d")).deal(TakeStub(), AskSeat(seat=A), GiveCard(seat=A))
    assert passes.refusal_of(DEALER, AskSeat(seat=B)) == ("CSP-148", {"seat": A})
    assert passes.deal(TakeFee(seat=A), AskSeat(seat=B)).state.exchanges.to_answer == B


@clause("AMB-40")
def test_after_an_exchange_no_earlier_seat_gets_a_card() -> None:
    passes = Passes().act(B, exchange("4c")).deal(TakeStub(), AskSeat(seat=A)).act(A, DeclineExchange()).serve(B)
    assert passes.refusal_of(A, exchange("3d")) == ("AMB-40", {"passed": True})
    assert passes.refusal_of(DEALER, AskSeat(seat=A)) == ("CSP-037", {"asking": None, "next": C})


# Who does not answer


@clause("AMB-43")
def test_who_has_not_chosen_is_reminded_and_then_folded() -> None:
    passes = Passes().deal(PassOver(seat=A))
    assert passes.events == [AskedAgain(seat=A)]
    assert passes.state.places[A].turn.warned
    passes.deal(PassOver(seat=A))
    assert passes.events[1:] == [Folded(seat=A, unanswered=True)]
    assert passes.state.places[A].choice is Choice.FOLD
    assert passes.refusal_of(DEALER, PassOver(seat=A)) == SILENT


@clause("AMB-43")
def test_at_its_turn_a_silent_seat_is_taken_to_want_no_card_and_may_still_go_on() -> None:
    passes = Passes().deal(TakeStub(), AskSeat(seat=A), PassOver(seat=A), PassOver(seat=A))
    assert passes.events[-2:] == [AskedAgain(seat=A), ExchangeDeclined(seat=A, unanswered=True)]
    assert passes.may(A) == {"raise", "fold"}
    assert passes.deal(AskSeat(seat=B)).state.exchanges.to_answer == B
    passes.deal(PassOver(seat=A), PassOver(seat=A))
    assert passes.events[-2:] == [AskedAgain(seat=A), Folded(seat=A, unanswered=True)]


@clause("AMB-43")
def test_a_request_not_served_lapses_and_its_chips_come_back() -> None:
    passes = Passes().act(A, exchange("3d"))
    assert passes.refusal_of(DEALER, PassOver(seat=A)) == SILENT
    passes.deal(TakeStub(), AskSeat(seat=A), PassOver(seat=A), PassOver(seat=A))
    lapsed, declined = passes.events[-2:]
    assert isinstance(lapsed, ExchangeWithdrawn)
    assert (lapsed.unanswered, gains(lapsed), sources(lapsed)) == (True, {"stack0": 10, "fee0": -10}, ["AMB-43"])
    assert declined == ExchangeDeclined(seat=A, unanswered=True)
    assert passes.may(A) == {"raise", "fold"}


@clause("AMB-43", "AMB-06")
def test_a_served_seat_that_does_not_answer_is_folded_and_its_fee_is_gone() -> None:
    passes = Passes(*seats_with_nothing(1)).act(A, exchange("3d")).deal(TakeStub(), AskSeat(seat=A), GiveCard(seat=A))
    assert passes.refusal_of(DEALER, PassOver(seat=A)) == SILENT
    passes.deal(TakeFee(seat=A), PassOver(seat=A), PassOver(seat=A))
    assert passes.events[-2:] == [Folded(seat=A, unanswered=True), ChoicesClosed()]
    assert passes.state.chips(A) == 990


@clause("AMB-43")
@pytest.mark.parametrize("answer", [exchange("3d"), DeclineExchange()])
def test_an_answer_clears_the_warning(answer: Any) -> None:
    passes = Passes().deal(TakeStub(), AskSeat(seat=A), PassOver(seat=A)).act(A, answer)
    assert not passes.state.places[A].turn.warned
    if answer != DeclineExchange():
        passes.act(A, WithdrawExchange())
    assert passes.deal(PassOver(seat=A)).events[-1] == AskedAgain(seat=A)


@clause("AMB-43")
def test_a_card_given_clears_the_warning() -> None:
    passes = Passes(*seats_with_nothing(1)).act(A, exchange("3d")).deal(TakeStub(), AskSeat(seat=A), PassOver(seat=A))
    assert passes.state.places[A].turn.warned
    passes.deal(GiveCard(seat=A), TakeFee(seat=A), PassOver(seat=A))
    assert passes.events[-1] == AskedAgain(seat=A)


@clause("AMB-43")
def test_nobody_is_passed_over_who_has_chosen_or_does_not_play() -> None:
    passes = Passes(*seats_with_nothing(2), sits()).act(A, Raise(amount=20))
    for seat in (A, C, Seat(6)):
        assert passes.refusal_of(DEALER, PassOver(seat=seat)) == ("AMB-43", {"seat": seat})


# All together


@clause("AMB-42", "CSP-037", "AMB-43")
@pytest.mark.parametrize("seed", range(25))
def test_whatever_everybody_does_the_passes_come_to_their_end(seed: int) -> None:
    """At the end every fee is in the tray, back at its seat, or on a request that is not served."""
    passes = Passes(*seats_with_nothing(3), sits(), sits(HANDS[3], ante=20, stack=Random(seed).choice([10, 45])))
    opening = passes.state.balances
    for state in at_random(Random(seed), passes):
        waits = any(is_accepted(state, seat, Fold()) for seat in state.seats)
        assert of_dealer(state) or waits
        for seat in state.playing:
            place, fee = state.places[seat], state.chips_on(seat, Wager.FEE)
            assert (fee > 0) == (place.turn.wants is not None or state.exchanges.fee_due == seat)
    over = passes.state
    fees = {seat: 20 if seat == 4 else 10 for seat in over.playing if over.places[seat].exchange}
    folded = sum(opening[f"ante{seat}"] for seat in over.playing if not over.places[seat].is_in)
    assert over.phase in (Phase.REVEAL, Phase.DONE)
    assert over.balances["float"] - opening["float"] == sum(fees.values()) + folded
    assert [over.chips_on(seat, Wager.FEE) for seat in over.seats] == [0] * 5
    given = [event.seat for event in passes.events if isinstance(event, CardGiven)]
    assert given == sorted(fees)
