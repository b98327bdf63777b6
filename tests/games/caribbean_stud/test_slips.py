"""Mistakes at a practice table, and the rulings when they are found (CSP-104, -108, -111 to -118)."""

from random import Random
from typing import Any

import pytest

from kitapi.cards import DECK_52
from kitapi.games.caribbean_stud.rules.decide import decide
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.incidents.calls import has_ground
from kitapi.games.caribbean_stud.rules.rulings.facts import RulingChoice
from kitapi.games.caribbean_stud.rules.table.actions import (
    AskExchange,
    AskSeat,
    Attend,
    CheckBet,
    CollectFold,
    DealCards,
    DeclineExchange,
    Fold,
    GiveCard,
    Raise,
    Reveal,
    TakeFee,
    TakeStub,
    TurnUpcard,
)
from kitapi.games.caribbean_stud.rules.table.actions.incidents import ChooseRemedy, Slip, SlipKind, StateFacts
from kitapi.games.caribbean_stud.rules.table.events import (
    CardGiven,
    CardsDealt,
    CardsLost,
    DeadHandTaken,
    ExchangesTurned,
    HandVoided,
    RulingGiven,
    SeatVoided,
    UpcardTurned,
)
from kitapi.games.caribbean_stud.rules.table.roles import DEALER
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import EXAMPLE, CaribbeanStudHouse
from kitapi.games.caribbean_stud.rules.views.observations import PregoSeen
from kitapi.kernel import Seat
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import A, B, C, D, house, refusal, sits, table
from tests.games.caribbean_stud.endings import Ending

DECK = tuple(Random(4).sample(DECK_52, 52))


def before_deal(seats: int = 3, rules: CaribbeanStudHouse = EXAMPLE) -> Ending:
    """``seats`` seats with 10 on ANTE and a token, and a fourth that does not play; nothing is dealt yet."""
    playing = (sits(ante=10, lamp=True) for _ in range(seats))
    return Ending(table(Phase.DEAL, *playing, sits(), order=DECK, house=rules))


def slip(what: SlipKind, seat: Seat) -> Slip:
    return Slip(what=what, seat=seat)


@clause("CSP-104", "AMB-21", "AMB-28")
@pytest.mark.parametrize(("back", "chips"), [(True, 12), (False, 0)])
def test_a_seat_left_out_and_found_late_has_no_part_and_its_stakes_by_the_houses_option(back: bool, chips: int) -> None:
    ending = before_deal(rules=house(skipped_back=back)).do(slip(SlipKind.SKIP_SEAT, B), DealCards(), TurnUpcard())
    assert [bool(hand) for hand in ending.of(CardsDealt)[0].hands] == [True, False, True, False]
    assert ending.state.playing == (A, C)
    ending.do((A, Raise(amount=20)), (C, Fold()))
    ending.do(CheckBet(seat=A), CollectFold(seat=C), Reveal()).settle()
    assert ending.refused_game_over() == ("AMB-32", {"open": "skipped"})
    ending.do(StateFacts(irregularity="CSP-104", seat=1))
    assert (ending.of(RulingGiven)[0].clauses, ending.chips(B)) == (("CSP-104", "AMB-28", "AMB-21"), chips)
    assert ending.state.chips_on(B, Wager.ANTE) == 0
    assert ending.of(SeatVoided)[0].reversed is back
    assert ending.game_over().state.phase is Phase.OVER


@clause("CSP-104", "CSP-150", "AMB-28")
def test_a_seat_left_out_and_found_before_the_banks_card_is_turned_voids_the_hand() -> None:
    ending = before_deal().do(slip(SlipKind.SKIP_SEAT, B), DealCards(), StateFacts(irregularity="CSP-104", seat=1))
    ending.do(Attend())
    assert ending.of(HandVoided)[0].reversed == (A, B, C)
    assert [ending.chips(seat) for seat in (A, B, C)] == [12, 12, 12]
    assert ending.game_over().state.outcome.won == (0, 0, 0, 0)


@clause("CSP-108", "AMB-22")
def test_cards_at_a_seat_that_does_not_play_are_dead_and_taken_unseen() -> None:
    ending = before_deal().do(slip(SlipKind.DEAL_TO_EMPTY_SEAT, D), DealCards(), TurnUpcard())
    dead = ending.state.places[D].cards
    assert (len(dead), ending.state.playing, len(ending.state.stub.cards)) == (5, (A, B, C), 52 - 25)
    ending.do((A, Fold()), (B, Fold()), (C, Fold()))
    ending.do(CollectFold(seat=A), CollectFold(seat=B), CollectFold(seat=C))
    assert ending.refused_game_over() == ("AMB-32", {"open": "dead_hand"})
    ending.do(StateFacts(irregularity="CSP-108", seat=3))
    assert (ending.of(DeadHandTaken)[0].cards, ending.state.stub.lost, ending.state.places[D].cards) == (5, dead, ())
    assert ending.game_over().state.phase is Phase.OVER


@clause("AMB-22")
def test_who_sits_at_a_seat_that_does_not_play_never_looks_at_the_cards_dealt_there() -> None:
    ending = before_deal().do(slip(SlipKind.DEAL_TO_EMPTY_SEAT, D), DealCards(), TurnUpcard())
    view = CARIBBEAN_STUD.view(ending.state, D)
    assert (view.seats[D].held, view.seats[D].cards, view.own) == (5, (), None)
    prego = CARIBBEAN_STUD.observe(ending.state, ending.of(UpcardTurned)[0], D)
    assert isinstance(prego, PregoSeen)
    assert prego.cards == ()


@clause("CSP-108", "CSP-150")
def test_cards_at_a_seat_that_does_not_play_void_the_hand_before_the_banks_card_is_turned() -> None:
    ending = before_deal().do(slip(SlipKind.DEAL_TO_EMPTY_SEAT, D), DealCards())
    ending.do(StateFacts(irregularity="CSP-108", seat=3), Attend())
    assert ending.state.is_void
    assert ending.game_over().state.phase is Phase.OVER


@clause("CSP-086")
def test_a_mistake_is_let_happen_at_a_practice_table_alone() -> None:
    strict = before_deal(rules=house(practice=False))
    assert strict.refusal_of(slip(SlipKind.SKIP_SEAT, B)) == ("CSP-104", {"practice": False})
    assert strict.refusal_of(slip(SlipKind.DEAL_TO_EMPTY_SEAT, D)) == ("CSP-108", {"practice": False})
    assert before_service(practice=False).refusal_of(slip(SlipKind.SERVE_OUT_OF_TURN, C)) == (
        "CSP-111",
        {"practice": False},
    )


@pytest.mark.parametrize(
    ("what", "seat"),
    [(SlipKind.SKIP_SEAT, D), (SlipKind.DEAL_TO_EMPTY_SEAT, A), (SlipKind.SERVE_OUT_OF_TURN, A)],
)
def test_a_mistake_that_cannot_be_made_is_refused(what: SlipKind, seat: Seat) -> None:
    assert before_deal().refusal_of(slip(what, seat))[1] == {"practice": True}


def test_somebody_is_always_dealt_to() -> None:
    ending = before_deal(2).do(slip(SlipKind.SKIP_SEAT, A))
    assert ending.refusal_of(slip(SlipKind.SKIP_SEAT, B)) == ("CSP-104", {"practice": True})
    assert ending.refusal_of(slip(SlipKind.SKIP_SEAT, A)) == ("CSP-104", {"practice": True})
    assert before_deal(1).refusal_of(slip(SlipKind.SKIP_SEAT, A)) == ("CSP-104", {"practice": True})


# Exchanges


def before_service(seats: int = 3, *, all_request: bool = True, **rules: Any) -> Ending:
    """Return a table with ``seats`` seats that all request a card; the dealer holds the stub."""
    ending = before_deal(seats, house(**rules)).do(DealCards(), TurnUpcard())
    for seat in ending.state.playing if all_request else ():
        ending.do((seat, AskExchange(card=ending.state.places[seat].cards[0])))
    return ending.do(TakeStub())


@clause("CSP-111", "AMB-26")
def test_after_a_later_seat_was_served_no_earlier_one_gets_a_card_without_a_ruling() -> None:
    ending = before_service().do(slip(SlipKind.SERVE_OUT_OF_TURN, B), TakeFee(seat=1), AskSeat(seat=0))
    assert ending.refusal_of(GiveCard(seat=0)) == ("CSP-111", {"seat": A})
    ending = before_service(all_request=False)
    ending.do((C, AskExchange(card=ending.state.places[C].cards[0])))
    ending.do((B, AskExchange(card=ending.state.places[B].cards[0])), slip(SlipKind.SERVE_OUT_OF_TURN, C))
    card = ending.state.places[A].cards[0]
    assert refusal(decide, ending.state, A, AskExchange(card=card)) == ("CSP-111", {"seat": A})


@clause("CSP-112", "AMB-52", "AMB-36")
def test_exchanges_begun_from_the_right_are_finished_from_the_right_and_nobody_loses_his_card() -> None:
    ending = before_service().do(slip(SlipKind.SERVE_OUT_OF_TURN, C), TakeFee(seat=2))
    ending.do(StateFacts(irregularity="CSP-112", seat=2))
    assert [type(event) for event in ending.events[-2:]] == [RulingGiven, ExchangesTurned]
    assert ending.refusal_of(AskSeat(seat=0))[0] == "CSP-037"
    for seat in (B, A):
        ending.do(AskSeat(seat=seat), GiveCard(seat=seat), TakeFee(seat=seat))
    assert [event.seat for event in ending.of(CardGiven)] == [C, B, A]


@clause("CSP-112", "AMB-52")
def test_with_two_requests_the_inspector_says_whether_the_dealer_began_from_the_right() -> None:
    ending = before_service(2).do(slip(SlipKind.SERVE_OUT_OF_TURN, B), TakeFee(seat=1))
    assert not has_ground(ending.state, StateFacts(irregularity="CSP-112", seat=1))
    ending.do(StateFacts(irregularity="CSP-112", seat=1, from_right=True))
    assert ending.state.exchanges.from_right


@clause("CSP-112", "CSP-087")
def test_who_was_served_after_another_was_not_the_first_with_whom_the_dealer_began() -> None:
    ending = before_service().do(AskSeat(seat=0), GiveCard(seat=0), TakeFee(seat=0))
    ending.do(slip(SlipKind.SERVE_OUT_OF_TURN, C), TakeFee(seat=2))
    assert not has_ground(ending.state, StateFacts(irregularity="CSP-112", seat=2))
    assert ending.do(AskSeat(seat=1)).state.exchanges.to_answer == B, "from the left, as it was begun"


@clause("CSP-114")
def test_cards_that_fall_into_the_well_are_void_and_the_next_are_given() -> None:
    ending = before_service()
    fourth = ending.state.stub.cards[3]
    ending.do(StateFacts(irregularity="CSP-114", cards=3), AskSeat(seat=0), GiveCard(seat=0))
    assert (ending.of(CardsLost)[0].amount, len(ending.state.stub.lost)) == (3, 3)
    assert ending.of(CardGiven)[0].card is fourth


@clause("CSP-115", "AMB-70", "AMB-24", "AMB-25")
@pytest.mark.parametrize("irregularity", ["CSP-114", "CSP-115", "CSP-117", "CSP-118"])
def test_whom_the_stub_does_not_reach_goes_on_or_has_his_hand_void(irregularity: str) -> None:
    ending = before_service()
    ending.do(StateFacts(irregularity=irregularity, cards=len(ending.state.stub.cards) - 1))
    assert ending.state.incident is not None
    assert ending.state.incident.choosing == (B, C)
    fallen = len(ending.state.stub.cards) - 1
    ending.do((C, ChooseRemedy(choice=RulingChoice.VOID)), (B, ChooseRemedy(choice=RulingChoice.GO_ON)))
    assert (ending.of(CardsLost)[0].amount, len(ending.state.stub.cards)) == (fallen, 1)
    assert ending.state.places[A].turn.wants is not None, "what is left is given in order"
    assert (ending.state.places[B].turn.wants, ending.state.places[B].stake.lamp) == (None, True)
    assert ending.state.places[C].void
    assert (ending.chips(B), ending.chips(C)) == (0, 10 + 2)
    ending.do(AskSeat(seat=0), GiveCard(seat=0), TakeFee(seat=0), (A, Raise(amount=20)), (B, Raise(amount=20)))
    assert ending.state.phase is Phase.CHECK


@clause("CSP-115", "CSP-118")
def test_nobody_asks_for_a_card_that_the_stub_does_not_hold() -> None:
    ending = before_service(all_request=False)
    ending.do((A, AskExchange(card=ending.state.places[A].cards[0])))
    ending.do(StateFacts(irregularity="CSP-114", cards=len(ending.state.stub.cards) - 1))
    card = ending.state.places[B].cards[0]
    assert refusal(decide, ending.state, B, AskExchange(card=card)) == ("CSP-115", {"left": 1})


@clause("CSP-116", "AMB-25", "AMB-26")
@pytest.mark.parametrize("shows", [True, False])
def test_a_card_that_falls_on_the_felt_is_void_if_it_shows_and_the_seats_if_not(shows: bool) -> None:
    ending = before_service().do(AskSeat(seat=0))
    first, second = ending.state.stub.cards[:2]
    ending.do(StateFacts(irregularity="CSP-116", seat=0, shows=shows))
    if shows:
        assert (ending.state.stub.lost, ending.state.places[A].turn.wants is None) == ((first,), False)
        ending.do(GiveCard(seat=0))
    assert ending.of(CardGiven)[0].card is (second if shows else first)
    assert ending.state.exchanges.fee_due == A


@clause("CSP-116", "AMB-53")
def test_a_card_falls_for_the_seat_to_act_and_is_unrequested_for_one_that_has_not_chosen() -> None:
    ending = before_service(all_request=False).do((A, Raise(amount=20)))
    assert not has_ground(ending.state, StateFacts(irregularity="AMB-53", seat=0))
    ending = before_service().do(AskSeat(seat=0))
    for facts in (StateFacts(irregularity="CSP-116", seat=1, shows=True), StateFacts(irregularity="AMB-53", seat=1)):
        assert not has_ground(ending.state, facts)


@clause("CSP-116", "CSP-111", "CSP-148")
def test_no_card_falls_for_a_seat_passed_over_or_while_another_fee_lies_there() -> None:
    ending = before_service().do(AskSeat(seat=0), slip(SlipKind.SERVE_OUT_OF_TURN, B))
    hidden = StateFacts(irregularity="CSP-116", seat=0, shows=False)
    assert not has_ground(ending.state, hidden)
    assert not has_ground(ending.do(TakeFee(seat=1)).state, hidden)


@clause("CSP-117", "AMB-51")
@pytest.mark.parametrize(
    ("irregularity", "cards", "gone"), [("CSP-117", 2, 2), ("AMB-51", None, 1), ("AMB-53", None, 1)]
)
def test_cards_fallen_together_on_the_floor_or_given_unasked_are_void(
    irregularity: str, cards: int | None, gone: int
) -> None:
    ending = before_service(all_request=False)
    seat = 2 if irregularity == "AMB-53" else None
    ending.do(StateFacts(irregularity=irregularity, cards=cards, seat=seat))
    assert (len(ending.state.stub.lost), ending.state.places[C].exchange) == (gone, None)
    assert len(ending.state.places[C].cards) == 5


# One seat


@clause("CSP-110", "AMB-23", "AMB-65")
@pytest.mark.parametrize(("served", "back"), [(False, 10 + 10 + 2), (True, 10 + 2)])
def test_who_drops_a_card_on_the_floor_has_his_stakes_back_but_not_the_fee_of_a_card_he_got(
    served: bool, back: int
) -> None:
    ending = before_service().do(AskSeat(seat=0), *((GiveCard(seat=0),) if served else ()))
    before = ending.state.chips(A)
    ending.do(StateFacts(irregularity="CSP-110", seat=0))
    assert ending.state.chips(A) - before == back
    assert (ending.state.chips_on(A, Wager.FEE), ending.state.exchanges.fee_due, ending.state.exchanges.to_answer) == (
        0,
        None,
        None,
    )
    assert refusal(decide, ending.state, A, Fold()) == ("AMB-40", {"seat": A})
    ending.do(AskSeat(seat=1))


@clause("CSP-121", "AMB-27", "AMB-23")
def test_one_player_on_two_seats_is_void_at_both_and_the_others_go_on() -> None:
    ending = before_service(all_request=False).do((A, Fold()), (B, Raise(amount=20)), (C, Fold()), CollectFold(seat=0))
    ending.do(StateFacts(irregularity="CSP-121", both=(0, 1)))
    assert [event.seat for event in ending.of(SeatVoided)] == [A, B]
    assert (ending.chips(A), ending.chips(B)) == (12, 12)
    ending.do(CollectFold(seat=2))
    assert ending.state.phase is Phase.DONE
    assert ending.game_over().state.outcome.won[:2] == (0, 0)


@clause("CSP-121", "AMB-27", "CSP-150")
def test_one_player_on_two_seats_found_before_the_banks_card_voids_the_hand() -> None:
    ending = before_deal().do(DealCards(), StateFacts(irregularity="CSP-121", both=(0, 2)), Attend())
    assert ending.state.is_void


def test_the_dealer_asks_on_after_a_seat_said_no() -> None:
    ending = before_service(all_request=False).do(AskSeat(seat=0), (A, DeclineExchange()), AskSeat(seat=1))
    assert ending.state.exchanges.to_answer == B


def test_a_slip_is_the_dealers_alone() -> None:
    for actor in (A, "gaming_inspector"):
        assert refusal(decide, before_deal().state, actor, slip(SlipKind.SKIP_SEAT, B))[0] == "CSP-086"
    assert decide(before_deal().state, DEALER, slip(SlipKind.SKIP_SEAT, B))


@clause("CSP-115", "CSP-118")
@pytest.mark.parametrize("irregularity", ["CSP-115", "CSP-118"])
def test_where_the_stub_is_short_although_no_card_fell_none_is_lost(irregularity: str) -> None:
    ending = before_service()
    ending.state = ending.state.with_part("stub", cards=ending.state.stub.cards[:1], lost=ending.state.stub.cards[1:])
    ending.do(StateFacts(irregularity=irregularity, cards=0))
    ending.do((B, ChooseRemedy(choice=RulingChoice.GO_ON)), (C, ChooseRemedy(choice=RulingChoice.GO_ON)))
    assert len(ending.of(RulingGiven)) == 1
    assert ending.of(CardsLost) == []


@clause("CSP-111")
def test_whoever_waits_first_is_not_served_out_of_turn() -> None:
    ending = before_service(all_request=False)
    ending.do((B, AskExchange(card=ending.state.places[B].cards[0])))
    assert ending.refusal_of(slip(SlipKind.SERVE_OUT_OF_TURN, B)) == ("CSP-111", {"practice": True})
    ending.do((C, AskExchange(card=ending.state.places[C].cards[0])))
    assert ending.refusal_of(slip(SlipKind.SERVE_OUT_OF_TURN, B)) == ("CSP-111", {"practice": True})
    assert ending.do(slip(SlipKind.SERVE_OUT_OF_TURN, C)).of(CardGiven)[0].seat == C
