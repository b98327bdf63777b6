"""Several rulings in one hand, or rulings after settlements: which effects of the earlier ones remain."""

from random import Random
from typing import Any

import msgspec
import pytest

from kitapi.cards import DECK_52
from kitapi.games.caribbean_stud.rules.automaton.inspection import report_irregularity
from kitapi.games.caribbean_stud.rules.decide import decide
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.incidents.calls import has_ground
from kitapi.games.caribbean_stud.rules.incidents.reports import chips_of
from kitapi.games.caribbean_stud.rules.payment.round_facts import Result
from kitapi.games.caribbean_stud.rules.round import bet_corrections
from kitapi.games.caribbean_stud.rules.rulings.book import STUD_RULINGS
from kitapi.games.caribbean_stud.rules.rulings.facts import Paid, RulingChoice
from kitapi.games.caribbean_stud.rules.rulings.json_format import REPORTS
from kitapi.games.caribbean_stud.rules.table.actions import (
    AskExchange,
    AskSeat,
    Attend,
    DealCards,
    DecideClaim,
    Declare,
    Fold,
    GiveCard,
    PressJackpot,
    Raise,
    SettleSeat,
    TakeFee,
    TakeStub,
    TurnUpcard,
    WithdrawExchange,
)
from kitapi.games.caribbean_stud.rules.table.actions.incidents import (
    CallInspector,
    ChooseRemedy,
    RuleOnHand,
    SayHand,
    Slip,
    SlipKind,
    StateFacts,
)
from kitapi.games.caribbean_stud.rules.table.events import CardsLost, HandVoided, PlayerWarned, RulingGiven, SeatVoided
from kitapi.games.caribbean_stud.rules.table.roles import DEALER, GAMING_INSPECTOR
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import Form
from kitapi.kernel.house import Returned, Reversed
from kitapi.mechanics.poker_hands import Combination
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import A, B, C, gains, house, refusal, sits
from tests.games.caribbean_stud.endings import FOUR, PLAIN, QUALIFIED, Ending, folded_seat, goes_on, has_won

DECK = tuple(Random(4).sample(DECK_52, 52))
CALL, RAISE, FOLD, DECLARE = CallInspector(), Raise(amount=20), Fold(), Declare()
KINGS = "Ks Kh 8c 6h 2c"
HANDS = (KINGS, "Qs Qh 9c 7h 3c", "Js Jh Tc 5h 2h")


def before_service(seats: int = 3, **more: Any) -> Ending:
    """``seats`` seats that all want a card, with the stub in the dealer's hand."""
    sitting = (sits(cards, ante=10, lamp=True) for cards in HANDS[:seats])
    ending = Ending.at(Phase.CHOOSE, *sitting, bank=QUALIFIED, **more)
    for seat in ending.state.playing:
        ending.do((seat, AskExchange(card=ending.state.places[seat].cards[0])))
    return ending.do(TakeStub())


def held_hand(outcome: Any = "winning", **more: Any) -> Ending:
    """Return a seat whose cards were taken by mistake, and that was settled by its statement."""
    ending = Ending.at(Phase.SETTLE, goes_on(PLAIN, lamp=True), goes_on(KINGS, **more), bank=QUALIFIED)
    ending.do(StateFacts(irregularity="CSP-119", seat=1), (B, SayHand(outcome=outcome)))
    if (clause_ := bet_corrections.bet_ruling_due(ending.state, B)) is not None:
        ending.do(StateFacts(irregularity=clause_, seat=1))
    return ending.do(SettleSeat(seat=1))


# Facts in place of others


@clause("CSP-088", "AMB-54", "AMB-50")
def test_what_the_management_said_about_other_facts_counts_no_more() -> None:
    ending = before_service().do(StateFacts(irregularity="AMB-50"), RuleOnHand(stands=False))
    ending.do(StateFacts(irregularity="AMB-54", seat=0))
    assert (len(ending.of(PlayerWarned)), ending.of(HandVoided)) == (1, [])
    assert (ending.state.phase, ending.state.incident) == (Phase.CHOOSE, None)


@clause("CSP-115", "AMB-70")
def test_a_seat_chooses_anew_where_other_facts_are_stated() -> None:
    ending = before_service()
    stub = len(ending.state.stub.cards)
    ending.do(StateFacts(irregularity="CSP-114", cards=stub - 1), (B, ChooseRemedy(choice=RulingChoice.VOID)))
    ending.do(StateFacts(irregularity="CSP-114", cards=stub - 2))
    assert ending.state.incident is not None
    assert (ending.state.incident.choosing, ending.state.incident.choices) == ((C,), {})


# The stub


@clause("CSP-115", "CSP-118", "AMB-70")
def test_a_card_given_unasked_may_leave_the_stub_short_and_then_it_is_ruled_who_goes_without() -> None:
    ending = before_service()
    ending.do(StateFacts(irregularity="CSP-117", cards=len(ending.state.stub.cards) - 3))
    ending.do(
        (A, WithdrawExchange()), StateFacts(irregularity="AMB-53", seat=0), StateFacts(irregularity="AMB-53", seat=0)
    )
    assert len(ending.state.stub.cards) == 1
    due = report_irregularity(ending.state)
    assert due is not None
    assert due.action == StateFacts(irregularity="CSP-115", cards=0)
    lost = len(ending.of(CardsLost))
    ending.do(due.action, (C, ChooseRemedy(choice=RulingChoice.GO_ON)))
    assert (ending.state.places[C].turn.wants, len(ending.of(CardsLost))) == (None, lost)


@clause("CSP-115", "CSP-118")
def test_from_a_stub_that_is_used_up_no_card_is_given() -> None:
    ending = before_service(1)
    ending.do(AskSeat(seat=0), StateFacts(irregularity="AMB-51"))
    lost = ending.state.stub.cards
    emptied = table_without_stub(ending, lost)
    assert refusal(decide, emptied, DEALER, GiveCard(seat=0)) == ("CSP-115", {"stub": 0})


def table_without_stub(ending: Ending, lost: Any) -> Any:
    return ending.state.with_part("stub", cards=(), lost=(*ending.state.stub.lost, *lost))


@clause("CSP-114", "CSP-117", "AMB-74")
@pytest.mark.parametrize(
    ("irregularity", "cards", "lost", "where"),
    [("CSP-115", 2, 2, "well"), ("CSP-118", 2, 2, "felt"), ("CSP-115", 0, 0, ""), ("CSP-118", 1, 0, "")],
)
def test_cards_that_fell_are_void_though_the_stub_still_reaches_everybody(
    irregularity: str, cards: int, lost: int, where: str
) -> None:
    ending = before_service()
    stub = len(ending.state.stub.cards)
    ending.do(StateFacts(irregularity=irregularity, cards=cards))
    assert ending.of(RulingGiven)[-1].clauses[-1] == "AMB-74"
    assert [(one.amount, one.where) for one in ending.of(CardsLost)] == ([(lost, where)] if lost else [])
    assert len(ending.state.stub.cards) == stub - lost


@clause("CSP-114", "CSP-115", "CSP-117", "CSP-118")
def test_how_many_cards_fell_is_among_what_the_inspector_may_say() -> None:
    ending = before_service()
    stub = len(ending.state.stub.cards)
    offered = [one for one in CARIBBEAN_STUD.options(ending.state, GAMING_INSPECTOR) if isinstance(one, Form)]
    numbers = {of_form["irregularity"]: of_form["cards"] for one in offered if "cards" in (of_form := values_in(one))}
    assert numbers["CSP-114"][0] == 1
    assert numbers["CSP-114"][-1] == numbers["CSP-115"][-1] == numbers["CSP-118"][-1] == stub
    assert numbers["CSP-115"][0] == 0
    assert numbers["CSP-117"][0] == 1
    facts = StateFacts(irregularity="CSP-114")
    assert ending.refusal_of(facts) == ("CSP-087", {"irregularity": "CSP-114", "seen": False})


def values_in(form: Form) -> dict[str, Any]:
    values = {field.name: field.values for field in form.fields}
    return {**values, "irregularity": values["irregularity"][0]} if "irregularity" in values else {}


@clause("CSP-111", "CSP-113")
def test_a_seat_is_passed_over_although_the_one_that_was_served_is_void_since() -> None:
    ending = before_service().do(Slip(what=SlipKind.SERVE_OUT_OF_TURN, seat=1), TakeFee(seat=1))
    ending.do(StateFacts(irregularity="CSP-110", seat=1))
    assert [event.seat for event in ending.of(SeatVoided)] == [B]
    due = report_irregularity(ending.state)
    assert due is not None
    assert due.action == StateFacts(irregularity="CSP-113", seat=0)
    ending.do(due.action, (A, ChooseRemedy(choice=RulingChoice.GO_ON)))
    assert ending.state.places[A].turn.wants is None


# A seat left out of the deal


def left_out(**rules: Any) -> Ending:
    """Return three seats with a token, the second of which is left out of the deal."""
    playing = (sits(ante=10, lamp=True) for _ in range(3))
    ending = Ending.at(Phase.DEAL, *playing, house=house(**rules), order=DECK)
    return ending.do(Slip(what=SlipKind.SKIP_SEAT, seat=1), DealCards(), TurnUpcard())


@clause("AMB-40", "CSP-104")
def test_a_seat_left_out_of_the_deal_has_nothing_to_choose() -> None:
    ending = left_out()
    assert CARIBBEAN_STUD.options(ending.state, B) == (CALL,)
    assert not CARIBBEAN_STUD.house.awaits(ending.state, B)
    for action in (RAISE, FOLD, DECLARE):
        assert refusal(decide, ending.state, B, action) == ("AMB-40", {"seat": B})


@clause("AMB-20", "AMB-21")
def test_a_token_that_was_kept_comes_out_of_the_meter_if_the_whole_hand_is_void_then() -> None:
    ending = left_out(skipped_back=False)
    meter = ending.state.jackpot.meter
    ending.do(StateFacts(irregularity="CSP-104", seat=1))
    assert ending.of(SeatVoided)[0].transfers[0].payee == "float"
    ending.do(StateFacts(irregularity="CSP-101", cards=4), Attend())
    voided = ending.of(HandVoided)[0]
    assert voided.reversed == (A, B, C)
    assert gains(voided)["stack1"] == 12
    assert meter is not None
    assert ending.state.jackpot.meter == meter - 3


@clause("AMB-20", "AMB-21", "CSP-104")
def test_a_seat_void_alone_takes_no_others_award_back() -> None:
    seats = (sits(ante=10, plays=True), has_won(FOUR, Combination.FOUR_OF_A_KIND))
    ending = Ending.at(Phase.JACKPOT, *seats, bank="Ac Kd 9s 8d 7h").select(3, "JPL").do(PressJackpot(button=3))
    voided = ending.do(StateFacts(irregularity="CSP-104", seat=0)).of(SeatVoided)[0]
    assert voided.seat == A
    assert not any(isinstance(entry, Returned) for entry in CARIBBEAN_STUD.house.entries(ending.state, voided))


@clause("AMB-62", "CSP-121")
def test_of_two_tokens_that_come_back_the_house_pays_what_the_meter_holds_no_more() -> None:
    seats = (sits(cards, ante=10, lamp=lamp) for cards, lamp in zip(HANDS, (True, True, False), strict=True))
    ending = Ending.at(Phase.CHOOSE, *seats, bank=QUALIFIED, meter=1)
    ending.do(StateFacts(irregularity="CSP-121", both=(0, 1)))
    first, second = ending.of(SeatVoided)
    assert (gains(first), gains(second)) == (
        {"ante0": -10, "meter": -1, "jackpot_income": -1, "stack0": 12},
        {"ante1": -10, "house": -1, "jackpot_income": -1, "stack1": 12},
    )
    entries = [entry for event in (first, second) for entry in CARIBBEAN_STUD.house.entries(ending.state, event)]
    assert [(entry.amount, entry.covered) for entry in entries if isinstance(entry, Reversed)] == [(1, 0), (0, 1)]
    assert ending.state.jackpot.meter == 0


@clause("CSP-108", "AMB-22", "AMB-20")
def test_a_dead_hand_holds_nothing_up_where_the_whole_hand_is_void() -> None:
    playing = (sits(ante=10), sits(ante=10), sits())
    ending = Ending.at(Phase.DEAL, *playing, order=DECK).do(Slip(what=SlipKind.DEAL_TO_EMPTY_SEAT, seat=2), DealCards())
    ending.do(StateFacts(irregularity="CSP-103"), Attend())
    assert ending.game_over().state.phase is Phase.OVER


# Pending wagers, and cards taken by mistake


@clause("AMB-20", "AMB-55", "AMB-61")
def test_where_the_wagers_of_a_settled_seat_lie_is_known_to_a_ruling() -> None:
    waiting = held_hand()
    assert (chips_of(waiting.state, B).claimed, chips_of(waiting.state, B).lies_with_player) == (True, False)
    waiting.settle()
    paid = Ending(waiting.state).do(DecideClaim(seat=1, paid=True, winnings=7))
    chips = chips_of(paid.state, B)
    assert (chips.claimed, chips.result, chips.paid) == (False, Result.PLAYER_WINS, Paid(bet=7))
    refused = Ending(waiting.state).do(DecideClaim(seat=1, paid=False))
    chips = chips_of(refused.state, B)
    assert (chips.result, chips.paid) == (Result.BANK_WINS, Paid())


@clause("AMB-20", "AMB-55")
@pytest.mark.parametrize(("claimed", "back"), [(True, {"ante": 10, "bet": 20}), (False, {})])
def test_the_lookup_takes_wagers_that_wait(claimed: bool, back: dict[str, int]) -> None:
    seat = {"ante": 10, "bet": 20, "result": "player_wins", "claimed": claimed}
    line = {"phase": "DONE", "irregularity": "CSP-101", "facts": {"seats": {"1": seat}, "cards": 4}}
    ruled = STUD_RULINGS.rule(REPORTS.decode(msgspec.json.encode(line)))
    assert {one.wager: one.amount for one in ruled.returned} == back


@clause("CSP-124", "AMB-05", "CSP-119")
def test_who_says_that_he_loses_with_too_much_on_bet_has_the_excess_back() -> None:
    assert held_hand("losing", bet=35).chips(B) == 15
    assert held_hand("losing", bet=15).chips(B) == 0


@clause("CSP-120", "AMB-55", "CSP-084")
def test_an_ante_that_was_taken_as_of_a_fold_comes_back_from_a_tray_that_is_filled_up() -> None:
    seats = (folded_seat(KINGS, staked=10), goes_on(PLAIN))
    ending = Ending.at(Phase.SETTLE, *seats, bank=QUALIFIED)
    tray = ending.state.balances["float"]
    emptied = {**ending.state.balances, "float": 4, "house": ending.state.balances["house"] + tray - 4}
    poor = Ending(msgspec.structs.replace(ending.state, balances=emptied)).do(
        StateFacts(irregularity="CSP-120", seat=0)
    )
    assert (poor.state.balances["float"], poor.state.balances["claim0"]) == (0, 10)


@clause("CSP-123")
def test_a_short_bet_is_ruled_on_once() -> None:
    ending = Ending.at(Phase.SETTLE, goes_on(KINGS, bet=15), goes_on(PLAIN), bank=QUALIFIED)
    facts = StateFacts(irregularity="CSP-123", seat=0)
    assert not has_ground(ending.do(facts).state, facts)


@clause("CSP-124")
def test_too_much_on_a_bet_that_was_settled_by_word_comes_back_once() -> None:
    ending = held_hand("tie", bet=35)
    assert not has_ground(ending.state, StateFacts(irregularity="CSP-124", seat=1))
    assert ending.chips(B) == 45
