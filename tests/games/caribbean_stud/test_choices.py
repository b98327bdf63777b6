"""The seats' choices and declarations after “Prego”."""

from itertools import permutations
from random import Random
from typing import Any

import pytest

from kitapi.games.caribbean_stud.rules.payment.round_facts import Exchange
from kitapi.games.caribbean_stud.rules.round import choices
from kitapi.games.caribbean_stud.rules.table.actions import (
    AskSeat,
    Declare,
    DeclineExchange,
    Fold,
    GiveCard,
    Raise,
    TakeFee,
    TakeStub,
    WithdrawExchange,
)
from kitapi.games.caribbean_stud.rules.table.events import BetRaised, ChoicesClosed, Declared, ExchangeAsked, Folded
from kitapi.games.caribbean_stud.rules.table.place import Choice
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.mechanics.poker_hands import Combination
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import A, B, C, gains, house, replace_at_seat, sits, sources
from tests.games.caribbean_stud.passes import (
    FLUSH,
    HANDS,
    ROYAL,
    STRAIGHT_FLUSH,
    Passes,
    at_random,
    exchange,
    is_accepted,
    of_seats,
    seats_with_nothing,
)

EVERY_CHOICE = (Raise(amount=20), Fold(), exchange("Kh"), WithdrawExchange(), DeclineExchange(), Declare())


@clause("CSP-032")
def test_after_prego_a_seat_goes_on_or_folds_or_exchanges_any_one_of_its_cards() -> None:
    offered = choices.options(Passes().state, A)
    assert offered == (Raise(amount=20), Fold(), *(exchange(card) for card in HANDS[0].split()))


@clause("AMB-40")
def test_seats_choose_in_any_order_and_none_waits_for_another() -> None:
    outcomes = set()
    for order in permutations((A, B, C)):
        passes = Passes()
        for seat in order:
            assert passes.may(seat) == {"raise", "fold", "exchange"}
            passes.act(seat, Fold() if seat == B else Raise(amount=20))
        assert passes.state.phase is Phase.CHECK
        outcomes.add(tuple(place.choice for place in passes.state.places))
    assert outcomes == {(Choice.RAISE, Choice.FOLD, Choice.RAISE)}


@clause("AMB-40")
def test_a_seat_without_ante_has_nothing_to_choose() -> None:
    passes = Passes(*seats_with_nothing(2), sits())
    assert choices.options(passes.state, C) == ()
    for action in EVERY_CHOICE:
        assert passes.refusal_of(C, action) == ("AMB-40", {"seat": C})


# Raise and fold


@clause("CSP-033")
@pytest.mark.parametrize("ante", [5, 10, 250])
def test_who_goes_on_stakes_twice_his_ante_on_bet(ante: int) -> None:
    passes = Passes(*seats_with_nothing(ante=ante)).act(B, Raise(amount=2 * ante))
    raised = passes.last
    assert isinstance(raised, BetRaised)
    assert gains(raised) == {"stack1": -2 * ante, "bet1": 2 * ante}
    assert sources(raised) == ["CSP-033"]
    assert (raised.amount, passes.state.places[B].is_in) == (2 * ante, True)


@clause("AMB-04", "CSP-033")
@pytest.mark.parametrize("amount", [1, 10, 19, 21, 30, 40, 1000])
def test_a_bet_other_than_twice_the_ante_is_refused(amount: int) -> None:
    assert Passes().refusal_of(A, Raise(amount=amount)) == ("AMB-04", {"amount": amount, "due": 20})


@clause("CSP-034")
def test_who_folds_lays_his_cards_on_bet_and_his_ante_still_lies_there() -> None:
    passes = Passes().act(A, Fold())
    assert passes.events == [Folded(seat=A)]
    assert (passes.state.places[A].choice, passes.state.places[A].is_in) == (Choice.FOLD, False)
    assert passes.state.balances == Passes().state.balances


@clause("AMB-41")
@pytest.mark.parametrize(("final", "name"), [(Raise(amount=20), "raise"), (Fold(), "fold")])
def test_raise_and_fold_are_final(final: Any, name: str) -> None:
    passes = Passes().act(A, final)
    assert choices.options(passes.state, A) == ()
    for action in (Raise(amount=20), Fold(), exchange("Kh")):
        assert passes.refusal_of(A, action) == ("AMB-41", {"choice": name})
    assert passes.refusal_of(A, WithdrawExchange()) == ("AMB-41", {"request": False})


@clause("AMB-64")
@pytest.mark.parametrize(
    ("chips", "may"),
    [
        (20, {"raise", "fold", "exchange"}),
        (19, {"fold", "exchange"}),
        (10, {"fold", "exchange"}),
        (9, {"fold"}),
        (0, {"fold"}),
    ],
)
def test_who_has_not_the_chips_for_bet_can_only_fold(chips: int, may: set[str]) -> None:
    passes = Passes(*seats_with_nothing(stack=chips))
    assert passes.may(A) == may
    if chips < 20:
        assert passes.refusal_of(A, Raise(amount=20)) == ("AMB-64", {"chips": chips, "due": 20})


@clause("AMB-64", "AMB-06")
def test_a_card_may_be_bought_though_nothing_is_left_for_bet() -> None:
    passes = Passes(*seats_with_nothing(stack=29)).act(A, exchange("3d")).deal(TakeStub()).serve(A)
    assert passes.may(A) == {"fold"}
    assert passes.act(A, Fold()).state.places[A].choice is Choice.FOLD


# Exchange


@clause("CSP-035")
@pytest.mark.parametrize("times", [1, 3])
def test_who_wants_a_card_lays_one_of_his_out_and_the_fee_on_it(times: int) -> None:
    passes = Passes(*seats_with_nothing(), house=house(exchange_fee=times)).act(B, exchange("4c"))
    requested = passes.last
    assert isinstance(requested, ExchangeAsked)
    assert requested.card is exchange("4c").card is passes.state.places[B].turn.wants
    assert gains(requested) == {"stack1": -10 * times, "fee1": 10 * times}
    assert sources(requested) == ["CSP-035"]


@clause("CSP-035")
@pytest.mark.parametrize("card", ["Qh", "As", "Ah", "2c"])
def test_only_a_card_of_ones_own_is_exchanged(card: str) -> None:
    assert Passes().refusal_of(A, exchange(card)) == ("CSP-035", {"card": card})


@clause("AMB-07")
def test_one_card_may_be_requested_once() -> None:
    passes = Passes().act(A, exchange("3d"))
    for card in ("3d", "Kh"):
        assert passes.refusal_of(A, exchange(card)) == ("AMB-07", {"served": False})
    passes.deal(TakeStub()).serve(A)
    for card in ("3d", "Kh"):
        assert passes.refusal_of(A, exchange(card)) == ("AMB-07", {"served": True})
    assert passes.may(A) == {"raise", "fold"}


@clause("AMB-07")
def test_who_has_not_the_chips_for_the_fee_gets_no_card() -> None:
    assert Passes(*seats_with_nothing(stack=9)).refusal_of(A, exchange("3d")) == ("AMB-07", {"chips": 9, "fee": 10})
    assert Passes(*seats_with_nothing(stack=10)).act(A, exchange("3d")).state.chips(A) == 0
    dear = house(exchange_fee=2)
    assert Passes(*seats_with_nothing(stack=19), house=dear).refusal_of(A, exchange("3d")) == (
        "AMB-07",
        {"chips": 19, "fee": 20},
    )


@clause("CSP-032")
def test_who_requested_a_card_neither_raises_nor_folds_before_he_has_it() -> None:
    passes = Passes().act(A, exchange("3d"))
    assert passes.may(A) == {"withdraw_exchange"}
    for action in (Raise(amount=20), Fold()):
        assert passes.refusal_of(A, action) == ("CSP-032", {"request": True})


@clause("CSP-148")
def test_a_served_seat_goes_on_once_its_fee_is_withdrawn() -> None:
    passes = Passes().act(A, exchange("3d")).deal(TakeStub(), AskSeat(seat=A), GiveCard(seat=A))
    assert choices.options(passes.state, A) == ()
    for action in (Raise(amount=20), Fold()):
        assert passes.refusal_of(A, action) == ("CSP-148", {"fee": 10})
    assert passes.may(B) == {"raise", "fold", "exchange"}


@clause("AMB-41")
def test_a_request_is_withdrawn_with_its_chips_until_the_card_touches_the_felt() -> None:
    passes = Passes().act(A, exchange("3d"), WithdrawExchange())
    assert gains(passes.last) == {"stack0": 10, "fee0": -10}
    assert sources(passes.last) == ["AMB-41"]
    assert passes.may(A) == {"raise", "fold", "exchange"}
    passes.act(A, exchange("Kh")).deal(TakeStub(), AskSeat(seat=A))
    assert passes.may(A) == {"withdraw_exchange"}
    passes.deal(GiveCard(seat=A))
    assert passes.refusal_of(A, WithdrawExchange()) == ("AMB-41", {"request": False})


@clause("AMB-41")
def test_nothing_is_withdrawn_where_nothing_was_requested() -> None:
    assert Passes().refusal_of(A, WithdrawExchange()) == ("AMB-41", {"request": False})


@clause("AMB-41", "AMB-40")
def test_a_request_withdrawn_at_ones_turn_leaves_the_dealers_question_open() -> None:
    passes = Passes().act(A, exchange("3d")).deal(TakeStub(), AskSeat(seat=A)).act(A, WithdrawExchange())
    assert passes.state.exchanges.to_answer == A
    assert passes.may(A) == {"raise", "fold", "exchange", "no_exchange"}


@clause("AMB-40")
def test_only_who_is_to_act_says_no_and_a_request_is_no_no() -> None:
    passes = Passes()
    assert passes.refusal_of(A, DeclineExchange()) == ("AMB-40", {"asked": False})
    passes.deal(TakeStub(), AskSeat(seat=A))
    assert passes.refusal_of(B, DeclineExchange()) == ("AMB-40", {"asked": False})
    passes.act(A, exchange("3d"))
    assert passes.refusal_of(A, DeclineExchange()) == ("CSP-032", {"request": True})
    passes.act(A, WithdrawExchange(), DeclineExchange())
    assert passes.refusal_of(A, DeclineExchange()) == ("AMB-40", {"asked": False})


@clause("AMB-40")
def test_a_seat_passed_by_gets_no_card_but_still_raises_or_folds() -> None:
    passes = Passes().deal(TakeStub(), AskSeat(seat=A)).act(A, DeclineExchange())
    assert passes.may(A) == {"raise", "fold"}
    assert passes.refusal_of(A, exchange("3d")) == ("AMB-40", {"passed": True})
    passes.deal(AskSeat(seat=B)).act(B, DeclineExchange()).act(C, Raise(amount=20))
    assert passes.may(A) == {"raise", "fold"}


@clause("AMB-40")
@pytest.mark.parametrize("answer", [Raise(amount=20), Fold(), DeclineExchange()])
def test_at_his_turn_a_seat_answers_by_any_choice(answer: Any) -> None:
    passes = Passes().deal(TakeStub(), AskSeat(seat=A))
    assert passes.may(A) == {"raise", "fold", "exchange", "no_exchange"}
    passes.act(A, answer)
    assert (passes.state.exchanges.to_answer, passes.state.places[A].turn.passed) == (None, True)


# The end of the choices


@clause("AMB-42")
def test_the_choices_end_with_the_last_one_and_not_before() -> None:
    passes = Passes().act(A, Raise(amount=20)).act(C, Fold())
    assert (passes.state.phase, passes.events[-1]) == (Phase.CHOOSE, Folded(seat=C))
    passes.act(B, Fold())
    assert (passes.state.phase, passes.events[-1]) == (Phase.CHECK, ChoicesClosed())
    assert not passes.state.stub.taken


@clause("AMB-42")
def test_the_choices_wait_for_a_card_its_fee_and_the_served_seats_choice() -> None:
    passes = Passes(*seats_with_nothing(1)).act(A, exchange("3d")).deal(TakeStub())
    for step in (AskSeat(seat=A), GiveCard(seat=A)):
        assert passes.deal(step).state.phase is Phase.CHOOSE
    last = replace_at_seat(passes.state, A, choice=Choice.FOLD)
    assert choices.closes(last) == ()
    passes.deal(TakeFee(seat=A))
    assert passes.state.phase is Phase.CHOOSE
    assert passes.act(A, Fold()).state.phase is Phase.CHECK


# Declaring


def seat_holding(cards: str, **more: Any) -> Passes:
    """Return a table of seat A with ``cards``, and of another seat with a worthless hand."""
    fields = {key: more.pop(key) for key in ("phase", "house") if key in more}
    return Passes(sits(cards, ante=10, **more), sits(HANDS[1], ante=10), **fields)


@clause("CSP-063")
@pytest.mark.parametrize(
    ("cards", "made"), [(ROYAL, Combination.ROYAL_FLUSH), (STRAIGHT_FLUSH, Combination.STRAIGHT_FLUSH)]
)
@pytest.mark.parametrize("lamp", [False, True])
def test_a_royal_or_straight_flush_is_declared_with_a_token_or_without(
    cards: str, made: Combination, lamp: bool
) -> None:
    passes = seat_holding(cards, lamp=lamp).act(A, Declare())
    assert passes.events == [Declared(seat=A, combination=made)]
    assert passes.refusal_of(A, Declare()) == ("CSP-063", {"declared": made.value})


@clause("CSP-063")
def test_a_straight_flush_made_by_an_exchange_is_declared() -> None:
    passes = seat_holding("9s 8s 7s 6s 2d", lamp=True)
    assert passes.refusal_of(A, Declare()) == ("CSP-063", {"declared": None})
    made = replace_at_seat(passes.state, A, exchange=Exchange(discard=exchange("2d").card, new=exchange("5s").card))
    (declared,) = choices.decide(made, A, Declare())
    assert declared == Declared(seat=A, combination=Combination.STRAIGHT_FLUSH)


@clause("CSP-063", "CSP-065", "AMB-35")
@pytest.mark.parametrize("cards", ["As Ad Ac Ks Kd", FLUSH, "Ks Kd Kc 4h 4c", "8s 8d 8h 8c 3s"])
def test_a_lower_tier_is_declared_where_a_token_is_in_play_and_no_card_was_exchanged(cards: str) -> None:
    bank = "2c 5d 9h Jc Jh"
    lit = Passes(sits(cards, ante=10, lamp=True), bank=bank)
    assert lit.may(A) == {"raise", "fold", "exchange", "declare"}
    dark = Passes(sits(cards, ante=10), bank=bank)
    assert dark.refusal_of(A, Declare()) == ("CSP-063", {"declared": None})
    first = exchange(cards.split(maxsplit=1)[0])
    lit.act(A, Declare(), first).deal(TakeStub()).serve(A)
    assert "declare" not in lit.may(A)


@clause("CSP-063")
def test_nobody_declares_what_he_has_not() -> None:
    for cards in (HANDS[0], "As Kd Qs Js Ts", "Ks Kd Kc 4h 3s"):
        assert seat_holding(cards, lamp=True).refusal_of(A, Declare()) == ("CSP-063", {"declared": None})


@clause("CSP-063")
def test_whose_royal_flush_is_declared_keeps_its_cards_for_the_control_room() -> None:
    passes = seat_holding(ROYAL).act(A, Declare())
    assert passes.refusal_of(A, exchange("As")) == ("CSP-063", {"declared": "royal_flush"})
    assert passes.may(A) == {"raise", "fold"}


@clause("CSP-032", "CSP-063")
def test_who_requested_a_card_withdraws_before_he_declares() -> None:
    passes = seat_holding(ROYAL).act(A, exchange("As"))
    assert passes.refusal_of(A, Declare()) == ("CSP-032", {"request": True})
    assert passes.act(A, WithdrawExchange(), Declare()).state.places[A].proof.declared is Combination.ROYAL_FLUSH


@clause("CSP-063")
def test_a_better_hand_after_an_exchange_is_declared_anew() -> None:
    passes = seat_holding("As 8s 7s 6s 5s", lamp=True).act(A, Declare())
    assert passes.state.places[A].proof.declared is Combination.FLUSH
    made = replace_at_seat(passes.state, A, exchange=Exchange(discard=exchange("As").card, new=exchange("9s").card))
    (declared,) = choices.decide(made, A, Declare())
    assert declared == Declared(seat=A, combination=Combination.STRAIGHT_FLUSH)


@clause("AMB-60", "CSP-041", "AMB-19")
@pytest.mark.parametrize("phase", [Phase.CHECK, Phase.REVEAL, Phase.SETTLE])
def test_what_was_not_declared_on_looking_may_be_until_the_cards_are_taken(phase: Phase) -> None:
    passes = seat_holding(ROYAL, phase=phase, choice=Choice.RAISE, bet=20)
    assert choices.options(passes.state, A) == (Declare(),)
    assert choices.options(passes.state, B) == ()
    gone = replace_at_seat(passes.state, A, collected=True)
    assert choices.options(gone, A) == ()
    passes.state = gone
    assert passes.refusal_of(A, Declare()) == ("AMB-19", {"collected": True})


@clause("AMB-17")
@pytest.mark.parametrize(("paid", "may"), [(False, set()), (True, {"declare"})])
@pytest.mark.parametrize("cards", [ROYAL, FLUSH])
def test_a_folded_hand_has_nothing_to_declare_but_where_the_house_pays_it(
    cards: str, paid: bool, may: set[str]
) -> None:
    passes = seat_holding(cards, lamp=True, house=house(folded_jackpot=paid)).act(A, Fold())
    assert passes.may(A) == may


# All together


@clause("CSP-032", "AMB-40", "AMB-41")
@pytest.mark.parametrize("seed", range(25))
def test_what_is_offered_is_exactly_what_is_accepted(seed: int) -> None:
    chance = Random(seed)
    seats = (sits(ROYAL, ante=10, lamp=True, stack=chance.choice([0, 15, 30, 500])), *seats_with_nothing(3)[1:], sits())
    passes = Passes(*seats, house=house(folded_jackpot=bool(seed % 2), exchange_fee=1 + seed % 2))
    for state in at_random(chance, passes):
        for seat in state.seats:
            legal = [action for action in of_seats(state) if is_accepted(state, seat, action)]
            if state.phase is not Phase.CHOOSE:
                legal = [action for action in legal if isinstance(action, Declare)]
            assert sorted(map(repr, choices.options(state, seat))) == sorted(map(repr, legal))
