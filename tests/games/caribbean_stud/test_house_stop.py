"""When all tables of the house stand still, and when they continue."""

from typing import Any

import pytest

from kitapi.games.caribbean_stud.rules.automaton import regular as automaton
from kitapi.games.caribbean_stud.rules.console import house_stop
from kitapi.games.caribbean_stud.rules.linked_house import StudHouse
from kitapi.games.caribbean_stud.rules.payment.round_facts import Exchange
from kitapi.games.caribbean_stud.rules.table.actions import (
    AskExchange,
    AskSeat,
    AuthorisePayment,
    CollectFold,
    Confirm,
    Declare,
    Fold,
    GiveCard,
    NoteDeclaration,
    PassOver,
    Raise,
    SettleSeat,
    TakeFee,
    TakeStub,
)
from kitapi.games.caribbean_stud.rules.table.actions.incidents import CallInspector, Slip, SlipKind, StateFacts
from kitapi.games.caribbean_stud.rules.table.events import (
    JackpotAwarded,
    RequestReturned,
    SeatSettled,
    SettlementEnded,
    TablesResumed,
    TablesStopped,
)
from kitapi.games.caribbean_stud.rules.table.place import Choice
from kitapi.games.caribbean_stud.rules.table.roles import GAMING_INSPECTOR
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.views.options import options_of
from kitapi.kernel import METER, IllegalAction, MeterRead
from kitapi.kernel.house import Resumed, Stopped
from kitapi.mechanics.poker_hands import Combination
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import (
    A,
    B,
    C,
    Sitting,
    after,
    house,
    replace_at_seat,
    sits,
    table,
)
from tests.games.caribbean_stud.endings import (
    FLUSH,
    PLAIN,
    QUALIFIED,
    ROYAL_FLUSH,
    ROYALS,
    STRAIGHT_FLUSH,
    STRAIGHT_FLUSHES,
    UNQUALIFIED,
    Ending,
    approve_hand,
    deny_hand,
    goes_on,
    has_won,
)
from tests.games.caribbean_stud.passes import exchange

STOPS = (TablesStopped, TablesResumed)


def before_choices(*sitting: Sitting) -> Ending:
    """Return a table right after “Prego”."""
    return Ending.at(Phase.CHOOSE, *sitting, bank=QUALIFIED)


def stops(ending: Ending) -> list[type]:
    """How the other tables were stopped and continued."""
    return [type(event) for event in ending.events if isinstance(event, STOPS)]


@clause("CSP-063", "AMB-59", "AMB-09")
@pytest.mark.parametrize("cards", [ROYALS["s"], STRAIGHT_FLUSHES["s"]])
@pytest.mark.parametrize("lamp", [True, False])
def test_a_declaration_stops_the_other_tables_at_what_the_meter_holds_just_then(cards: str, lamp: bool) -> None:
    ending = before_choices(sits(cards, ante=10, lamp=lamp), sits(PLAIN, ante=10))
    ending.do((METER, MeterRead(amount=31_415)), (A, Declare()))
    assert ending.of(TablesStopped) == [TablesStopped(basis=31_415)]
    assert (ending.state.jackpot.stopping, ending.state.jackpot.basis) == (True, 31_415)


@clause("CSP-063")
def test_a_lower_tier_declared_stops_nobody() -> None:
    ending = before_choices(sits(FLUSH, ante=10, lamp=True)).do((A, Declare()))
    assert stops(ending) == []


@clause("AMB-59")
def test_the_tables_are_stopped_once_for_several_high_hands_and_the_first_ones_meter_counts() -> None:
    ending = before_choices(sits(ROYALS["s"], ante=10, lamp=True), sits(STRAIGHT_FLUSHES["c"], ante=10, lamp=True))
    ending.do((A, Declare()), (METER, MeterRead(amount=40_000)), (B, Declare()))
    assert ending.of(TablesStopped) == [TablesStopped(basis=25_000)]
    assert ending.state.jackpot.basis == 25_000


@clause("AMB-59")
def test_the_declaring_table_goes_on_once_its_inspector_has_taken_note() -> None:
    ending = before_choices(sits(ROYALS["s"], ante=10, lamp=True), sits(PLAIN, ante=10)).do((A, Declare()))
    assert ending.refusal_of(Raise(amount=20), A) == ending.refusal_of(Fold(), B) == ("AMB-59", {"noted": False})
    ending.do(NoteDeclaration(seat=A), (A, Raise(amount=20)), (B, Fold()))
    assert ending.state.phase is Phase.CHECK
    assert stops(ending) == [TablesStopped]


@clause("AMB-59")
def test_where_no_jackpot_is_due_the_tables_go_on_when_the_control_room_has_answered() -> None:
    for genuine in (True, False):
        ending = before_choices(sits(ROYALS["s"], ante=10)).do((A, Declare()), Confirm(seat=A, genuine=genuine))
        assert stops(ending) == [TablesStopped, TablesResumed]
        assert not ending.state.jackpot.stopping


@clause("AMB-59")
@pytest.mark.parametrize("bank", [QUALIFIED, UNQUALIFIED])
def test_where_a_jackpot_is_due_the_tables_go_on_when_it_is_paid(bank: str) -> None:
    seat = goes_on(STRAIGHT_FLUSHES["s"], lamp=True, declared=STRAIGHT_FLUSH)
    ending = Ending.at(Phase.SETTLE, seat, bank=bank.replace("7s", "7h"), stopping=True, basis=25_000)
    ending.do(*approve_hand(A), SettleSeat(seat=A))
    assert stops(ending) == []
    ending.pay_all()
    assert stops(ending) == [TablesResumed]


@clause("AMB-59", "AMB-61")
def test_a_jackpot_refused_lets_the_tables_go_on() -> None:
    ending = before_choices(sits(ROYALS["s"], ante=10, lamp=True)).do((A, Declare()), *deny_hand(A))
    assert stops(ending) == [TablesStopped, TablesResumed]


@clause("AMB-59")
def test_every_high_hand_must_be_answered_and_every_upper_tier_paid() -> None:
    seats = (
        has_won(ROYALS["s"], ROYAL_FLUSH),
        has_won(STRAIGHT_FLUSHES["c"], STRAIGHT_FLUSH),
        has_won(FLUSH, Combination.FLUSH),
    )
    ending = Ending.at(Phase.JACKPOT, *seats, stopping=True, basis=25_000)
    ending.pay(2)
    assert stops(ending) == []
    ending.pay(1)
    assert stops(ending) == [TablesResumed]
    assert ending.state.phase is Phase.JACKPOT


@clause("AMB-59")
def test_a_second_high_hand_without_an_answer_holds_the_tables() -> None:
    ending = before_choices(sits(ROYALS["s"], ante=10), sits(STRAIGHT_FLUSHES["c"], ante=10))
    ending.do((A, Declare()), (B, Declare()), *approve_hand(A))
    assert stops(ending) == [TablesStopped]
    ending.do(*approve_hand(B))
    assert stops(ending) == [TablesStopped, TablesResumed]


@clause("AMB-59", "AMB-17")
def test_a_confirmed_hand_that_folds_after_all_has_nothing_to_wait_for() -> None:
    ending = before_choices(sits(ROYALS["s"], ante=10, lamp=True)).do((A, Declare()), *approve_hand(A))
    assert stops(ending) == [TablesStopped]
    ending.do((A, Fold()))
    assert stops(ending) == [TablesStopped, TablesResumed]


@clause("AMB-59", "AMB-17")
def test_a_folded_hand_that_the_house_pays_is_waited_for() -> None:
    seat = sits(ROYALS["s"], ante=10, lamp=True)
    ending = Ending.at(Phase.CHOOSE, seat, bank=QUALIFIED, house=house(folded_jackpot=True))
    ending.do((A, Declare()), *approve_hand(A), (A, Fold()), CollectFold(seat=A))
    assert stops(ending) == [TablesStopped]
    assert ending.state.phase is Phase.JACKPOT
    ending.pay_all()
    assert stops(ending) == [TablesStopped, TablesResumed]
    assert ending.game_over().state.outcome.won == (25_000 - 10 - 2,)


@clause("AMB-59", "CSP-065")
def test_a_high_hand_made_by_an_exchange_waits_for_the_control_room_alone() -> None:
    seat = sits("As Ks Qs Js 8d", ante=10, lamp=True)
    state = table(Phase.CHOOSE, seat, bank=QUALIFIED)
    ten = next(card for card in state.stub.cards if card.value == "Ts")
    ending = Ending(state.with_part("stub", cards=(ten, *(card for card in state.stub.cards if card is not ten))))
    ending.do((A, exchange("8d")), TakeStub(), AskSeat(seat=A), GiveCard(seat=A), (A, Declare()))
    assert stops(ending) == [TablesStopped]
    ending.do(*approve_hand(A))
    assert stops(ending) == [TablesStopped, TablesResumed]


@clause("AMB-60", "AMB-59")
def test_a_high_hand_found_after_the_tables_went_on_stops_them_again_at_what_the_meter_holds_then() -> None:
    seats = goes_on(STRAIGHT_FLUSHES["c"], lamp=True), goes_on(ROYALS["s"])
    ending = Ending.at(Phase.SETTLE, *seats, bank=QUALIFIED)
    ending.do(SettleSeat(seat=B), *approve_hand(B), SettleSeat(seat=B))
    ending.do((METER, MeterRead(amount=26_000)), SettleSeat(seat=A))
    assert [event.basis for event in ending.of(TablesStopped)] == [25_000, 26_000]
    ending.do(*approve_hand(A), SettleSeat(seat=A)).pay_all()
    assert ending.chips(A) == 2_600 + 30 + 10 + 20 * 50
    assert stops(ending) == [TablesStopped, TablesResumed] * 2
    assert _entries(ending) == [Stopped(id="1/1"), Resumed(id="1/1"), Stopped(id="1/2"), Resumed(id="1/2")]


def _entries(ending: Ending) -> list[Any]:
    """Return the entries for the other tables about stopping and continuing."""
    entries: list[Any] = []
    state = ending.begun
    for event in ending.events:
        state = after(state, event)
        entries += StudHouse().entries(state, event)
    return [one for one in entries if isinstance(one, Stopped | Resumed)]


@clause("AMB-59", "AMB-09")
def test_the_meter_is_read_wherever_the_tables_may_be_stopped() -> None:
    running, stopped = (table(Phase.SETTLE, goes_on(PLAIN), bank=QUALIFIED, stopping=still) for still in (False, True))
    for action in (Declare(), SettleSeat(seat=A)):
        assert StudHouse().reads_meter(running, A, action)
        assert not StudHouse().reads_meter(stopped, A, action)


@clause("CSP-063")
def test_nobody_is_stopped_before_the_meter_is_read() -> None:
    state = table(Phase.CHOOSE, sits(ROYALS["s"], ante=10, declared=ROYAL_FLUSH), meter=None)
    with pytest.raises(IllegalAction, match="CSP-050"):
        house_stop.stops(state)


@clause("AMB-59")
def test_only_a_table_that_stopped_the_others_lets_them_go_on() -> None:
    seat = sits(ROYALS["s"], ante=10, declared=ROYAL_FLUSH, confirmed=True)
    assert house_stop.resumes(table(Phase.CHOOSE, seat, bank=QUALIFIED)) == ()
    assert house_stop.resumes(table(Phase.CHOOSE, seat, bank=QUALIFIED, stopping=True)) == (TablesResumed(),)


@clause("AMB-59")
def test_a_hand_taken_without_a_jackpot_is_not_waited_for() -> None:
    seat = goes_on(ROYALS["s"], lamp=True, declared=ROYAL_FLUSH, confirmed=True)
    state = table(Phase.SETTLE, seat, bank=QUALIFIED, stopping=True, basis=25_000)
    assert house_stop.resumes(state) == ()
    assert house_stop.resumes(replace_at_seat(state, A, collected=True)) == (TablesResumed(),)
    served = Exchange(discard=state.places[A].cards[0], new=state.stub.cards[0])
    assert house_stop.resumes(replace_at_seat(state, A, exchange=served)) == (TablesResumed(),)
    assert house_stop.resumes(replace_at_seat(state, A, choice=Choice.FOLD)) == (TablesResumed(),)


# The inspector's two steps


@clause("AMB-59", "CSP-063")
def test_a_hand_of_older_records_that_was_settled_needs_no_authorisation_any_more() -> None:
    seat = goes_on(STRAIGHT_FLUSHES["s"], lamp=True, declared=STRAIGHT_FLUSH, confirmed=True)
    ending = Ending.at(Phase.SETTLE, seat, sits(), bank=QUALIFIED, stopping=True, basis=25_000)
    assert ending.refusal_of(SettleSeat(seat=A)) == ("AMB-59", {"noted": False})
    noted = Ending(replace_at_seat(ending.state, A, noted=True))
    assert noted.refusal_of(SettleSeat(seat=A)) == ("CSP-063", {"seat": A, "authorised": False})
    [settled] = (
        Ending(replace_at_seat(ending.state, A, noted=True, authorised=True)).do(SettleSeat(seat=A)).of(SeatSettled)
    )
    old = Ending(after(ending.state, settled, SettlementEnded(jackpots=1)))
    assert old.state.places[A].proof.authorised
    old.pay_all()
    assert [event.amount for event in old.of(JackpotAwarded)] == [2_500]


@clause("AMB-59")
def test_the_inspector_notes_and_authorises_what_is_declared_and_confirmed_alone() -> None:
    ending = before_choices(sits(ROYALS["s"], ante=10, lamp=True), sits(FLUSH, ante=10, lamp=True)).do((B, Declare()))
    for seat in range(7):
        assert ending.refusal_of(NoteDeclaration(seat=seat)) == ("AMB-59", {"seat": seat, "declared": False})
        assert ending.refusal_of(AuthorisePayment(seat=seat)) == ("CSP-063", {"seat": seat, "confirmed": False})
    ending.do((A, Declare()))
    assert ending.refusal_of(AuthorisePayment(seat=A)) == ("CSP-063", {"seat": A, "confirmed": False})
    ending.do(*approve_hand(A))
    assert ending.refusal_of(NoteDeclaration(seat=A))[0] == "AMB-59"
    assert ending.refusal_of(AuthorisePayment(seat=A))[0] == "CSP-063"


@clause("AMB-59")
def test_while_the_table_waits_for_the_note_a_seat_may_declare_or_call_and_nothing_else() -> None:
    ending = before_choices(sits(ROYALS["s"], ante=10), sits(STRAIGHT_FLUSHES["c"], ante=10), sits(PLAIN, ante=10))
    ending.do((A, Declare()))
    assert options_of(ending.state, A) == options_of(ending.state, C) == (CallInspector(),)
    assert options_of(ending.state, B) == (Declare(), CallInspector())
    assert [StudHouse().awaits(ending.state, seat) for seat in (A, B, C)] == [False, True, False]
    ending.do((B, Declare()), NoteDeclaration(seat=A))
    assert options_of(ending.state, C) == (CallInspector(),)
    ending.do(NoteDeclaration(seat=B))
    assert Fold() in options_of(ending.state, C)


@clause("AMB-59", "AMB-43")
def test_no_seat_is_passed_over_while_the_table_waits_for_the_note() -> None:
    ending = before_choices(sits(ROYALS["s"], ante=10), sits(PLAIN, ante=10)).do(
        (A, Declare()), Confirm(seat=A, genuine=True)
    )
    assert ending.refusal_of(PassOver(seat=B)) == ("AMB-59", {"noted": False})
    assert automaton.step(ending.state, frozenset((A,)), frozenset((GAMING_INSPECTOR,))) is None
    ending.do(NoteDeclaration(seat=A))
    due = automaton.step(ending.state, frozenset((A,)), frozenset((GAMING_INSPECTOR,)))
    assert due is not None
    assert due.action == PassOver(seat=B)


@clause("AMB-59", "CSP-113")
def test_a_ruling_goes_its_way_while_the_table_waits_for_the_note() -> None:
    ending = before_choices(sits(PLAIN, ante=10), sits(FLUSH, ante=10), sits(ROYALS["s"], ante=10))
    for seat in (A, B):
        ending.do((seat, AskExchange(card=ending.state.places[seat].cards[0])))
    ending.do(TakeStub(), Slip(what=SlipKind.SERVE_OUT_OF_TURN, seat=B), TakeFee(seat=B), (C, Declare()))
    ending.do(StateFacts(irregularity="CSP-113", seat=A), PassOver(seat=A))
    assert [event.seat for event in ending.of(RequestReturned)] == [A]
    assert ending.refusal_of(PassOver(seat=A)) == ("AMB-59", {"noted": False})
