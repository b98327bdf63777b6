"""The other tables continue if a person of the house does not act, and what they may not pay is set aside."""

from typing import Any

import pytest

from kitapi.games.caribbean_stud.rules.incidents.remedies import void_hand
from kitapi.games.caribbean_stud.rules.linked_house import StudHouse
from kitapi.games.caribbean_stud.rules.round import void_hand as void_hand_module
from kitapi.games.caribbean_stud.rules.table.actions import (
    CheckBet,
    Declare,
    Fold,
    NoteDeclaration,
    Raise,
    Reveal,
    SettleSeat,
)
from kitapi.games.caribbean_stud.rules.table.events import (
    JackpotAwarded,
    ReserveLifted,
    TablesReleased,
    TablesResumed,
    TablesStopped,
)
from kitapi.games.caribbean_stud.rules.table.roles import CONTROL_ROOM, GAMING_INSPECTOR, HOUSE_ROLES
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.views.build import view
from kitapi.games.caribbean_stud.rules.views.options import options_of
from kitapi.kernel import FLOOR, METER, SPECTATOR, MeterRead, ReleaseTables
from kitapi.kernel.house import Awarded, Lifted, Reserved, Resumed, Stopped
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import A, B, Sitting, after, sits
from tests.games.caribbean_stud.endings import (
    PLAIN,
    QUALIFIED,
    ROYALS,
    STRAIGHT_FLUSHES,
    Ending,
    approve_hand,
    deny_hand,
)


def release_tables(*sitting: Sitting, **more: Any) -> Ending:
    """Return a table whose first seat has declared, and whose inspector does not act: the others continue."""
    ending = Ending.at(Phase.CHOOSE, *sitting, bank=QUALIFIED, **more).do((A, Declare()))
    return ending.do((FLOOR, ReleaseTables(waiting_for=GAMING_INSPECTOR)))


@clause("AMB-65", "AMB-09")
@pytest.mark.parametrize(
    ("cards", "lamp", "reserved"),
    [(ROYALS["s"], True, 25_000), (STRAIGHT_FLUSHES["s"], True, 2_500), (ROYALS["s"], False, 0)],
)
def test_the_others_continue_and_what_may_be_paid_is_set_aside(cards: str, lamp: bool, reserved: int) -> None:
    ending = release_tables(sits(cards, ante=10, lamp=lamp), sits(PLAIN, ante=10))
    assert ending.events[-1] == TablesReleased(waiting_for=GAMING_INSPECTOR, seats=(A,), reserved=reserved)
    state = ending.state
    assert (state.jackpot.stopping, state.jackpot.reserved, state.jackpot.meter) == (False, reserved, 25_000 - reserved)
    assert ending.refusal_of(Fold(), B) == ("AMB-59", {"noted": False}), "this table waits"
    assert view(state, SPECTATOR).waiting_for == GAMING_INSPECTOR
    entries = entries_of(ending)
    assert entries[1] == Resumed(id="1/1")
    assert entries[2:] == ([Reserved(id="1/reserved/1", amount=reserved)] if reserved else [])


def entries_of(ending: Ending) -> list[Any]:
    """Return the entries that the house reads, in order."""
    entries: list[Any] = []
    state = ending.begun
    for event in ending.events:
        state = after(state, event)
        entries += StudHouse().entries(state, event)
    return entries


@clause("AMB-65")
def test_only_the_floor_lets_them_continue_and_only_where_they_stand_still() -> None:
    ending = Ending.at(Phase.CHOOSE, sits(ROYALS["s"], ante=10, lamp=True), sits(PLAIN, ante=10), bank=QUALIFIED)
    release = ReleaseTables(waiting_for=GAMING_INSPECTOR)
    assert ending.refusal_of(release, FLOOR) == ("AMB-65", {"stopping": False})
    ending.do((A, Declare()))
    for actor in (*HOUSE_ROLES, METER, A):
        assert ending.refusal_of(release, actor) == ("AMB-65", {"stopping": True})
    assert options_of(ending.state, FLOOR) == tuple(ReleaseTables(waiting_for=role) for role in HOUSE_ROLES)
    ending.do((FLOOR, release))
    assert options_of(ending.state, FLOOR) == ()
    assert ending.refusal_of(release, FLOOR) == ("AMB-65", {"stopping": False})


@clause("AMB-65", "AMB-09", "AMB-12")
def test_a_late_award_is_paid_of_the_basis_and_out_of_what_was_set_aside() -> None:
    ending = release_tables(sits(STRAIGHT_FLUSHES["s"], ante=10, lamp=True))
    ending.do((METER, MeterRead(amount=400)), *approve_hand(A), (A, Raise(amount=20)), CheckBet(seat=A), Reveal())
    ending.do(SettleSeat(seat=A)).pay_all()
    [award] = ending.of(JackpotAwarded)
    assert (award.amount, award.covered, award.lifted) == (2_500, 0, 2_500)
    assert (ending.state.jackpot.reserved, ending.state.jackpot.meter, ending.of(TablesResumed)) == (0, 400, [])
    assert ending.of(ReserveLifted) == []
    assert [type(one) for one in entries_of(ending)] == [Stopped, Resumed, Reserved, Lifted, Awarded]
    ending.game_over()


@clause("AMB-65", "AMB-61")
def test_what_was_set_aside_is_in_the_meter_again_where_the_hand_is_not_confirmed() -> None:
    ending = release_tables(sits(ROYALS["s"], ante=10, lamp=True)).do(*deny_hand(A))
    assert ending.events[-1] == ReserveLifted(amount=25_000)
    assert (ending.state.jackpot.reserved, ending.state.jackpot.meter) == (0, 25_000)
    assert entries_of(ending)[-1] == Lifted(id="1/lifted/rest/1", amount=25_000)
    assert view(ending.state, SPECTATOR).waiting_for is None


@clause("AMB-65", "AMB-20")
@pytest.mark.parametrize("end", [void_hand_module.break_up, void_hand])
def test_a_void_hand_has_what_was_set_aside_put_back_before_anything_else(end: Any) -> None:
    ending = release_tables(sits(ROYALS["s"], ante=10, lamp=True))
    events = end(ending.state)
    assert events[0] == ReserveLifted(amount=25_000)
    state = after(ending.state, *events)
    assert (state.jackpot.reserved, state.jackpot.meter, state.balances["meter"]) == (0, 25_000 - 1, 0)
    assert not any(getattr(one, "covered", 0) for one in StudHouse().entries(state, events[-1]))


@clause("AMB-65", "AMB-09", "AMB-59")
def test_a_second_declaration_stops_the_others_again_and_the_first_basis_counts_for_both() -> None:
    seats = sits(STRAIGHT_FLUSHES["c"], ante=10, lamp=True), sits(ROYALS["s"], ante=10, lamp=True)
    ending = release_tables(*seats).do(*approve_hand(A), (METER, MeterRead(amount=22_600)), (B, Declare()))
    assert [event.basis for event in ending.of(TablesStopped)] == [25_000, 25_000]
    ending.do((FLOOR, ReleaseTables(waiting_for=CONTROL_ROOM)))
    assert [event.reserved for event in ending.of(TablesReleased)] == [2_500, 22_500]
    assert (ending.state.jackpot.reserved, ending.state.jackpot.meter) == (25_000, 100)
    ending.do(
        *approve_hand(B), (A, Raise(amount=20)), (B, Raise(amount=20)), CheckBet(seat=A), CheckBet(seat=B), Reveal()
    )
    ending.do(SettleSeat(seat=B), SettleSeat(seat=A)).pay_all()
    assert [(event.amount, event.lifted) for event in ending.of(JackpotAwarded)] == [(2_500, 2_500), (22_500, 22_500)]
    assert (ending.state.jackpot.reserved, ending.state.jackpot.meter) == (0, 100 + 10_000)


@clause("AMB-09")
def test_once_nothing_is_open_a_later_stop_has_a_basis_of_its_own() -> None:
    ending = release_tables(sits(ROYALS["s"], ante=10, lamp=True), sits(STRAIGHT_FLUSHES["c"], ante=10, lamp=True))
    ending.do(*deny_hand(A), (METER, MeterRead(amount=26_000)), (B, Declare()))
    assert [event.basis for event in ending.of(TablesStopped)] == [25_000, 26_000]


# The amount set aside is what the open awards may still be paid


@clause("AMB-65", "AMB-09")
@pytest.mark.parametrize("ends", [deny_hand(A), (*approve_hand(A)[:2], (A, Fold()))])
def test_what_only_the_royal_flush_could_be_paid_is_in_the_meter_again_once_it_cannot(ends: Any) -> None:
    seats = sits(ROYALS["s"], ante=10, lamp=True), sits(STRAIGHT_FLUSHES["c"], ante=10, lamp=True)
    ending = Ending.at(Phase.CHOOSE, *seats, bank=QUALIFIED).do((A, Declare()), (B, Declare()))
    ending.do((FLOOR, ReleaseTables(waiting_for=GAMING_INSPECTOR)))
    assert (ending.state.jackpot.reserved, ending.state.jackpot.meter) == (25_000, 0)
    ending.do(*approve_hand(B)[:1], *ends)
    assert [event.amount for event in ending.of(ReserveLifted)] == [22_500]
    assert (ending.state.jackpot.reserved, ending.state.jackpot.meter) == (2_500, 22_500)
    ending.do(*deny_hand(B)[1:])
    assert (ending.state.jackpot.reserved, ending.state.jackpot.meter) == (0, 25_000)
    assert entries_of(ending)[-2:] == [
        Lifted(id="1/lifted/rest/1/2500", amount=22_500),
        Lifted(id="1/lifted/rest/1", amount=2_500),
    ]


@clause("AMB-09")
@pytest.mark.parametrize(("lamp", "basis"), [(True, 25_000), (False, 10_000)])
def test_the_first_basis_counts_for_a_hand_of_which_the_control_room_has_not_spoken_yet(lamp: bool, basis: int) -> None:
    seats = sits(STRAIGHT_FLUSHES["c"], ante=10, lamp=lamp), sits(ROYALS["s"], ante=10, lamp=True)
    ending = release_tables(*seats).do(NoteDeclaration(seat=A), (METER, MeterRead(amount=10_000)), (B, Declare()))
    assert [event.basis for event in ending.of(TablesStopped)] == [25_000, basis]


@clause("AMB-65", "AMB-09", "AMB-12")
def test_no_more_is_set_aside_than_the_meter_holds_and_the_house_covers_the_rest() -> None:
    seats = sits(STRAIGHT_FLUSHES["c"], ante=10, lamp=True), sits(ROYALS["s"], ante=10, lamp=True)
    emptied = METER, MeterRead(amount=10_000)
    ending = release_tables(*seats).do(*approve_hand(A), emptied, (B, Declare()))
    ending.do((FLOOR, ReleaseTables(waiting_for=CONTROL_ROOM)))
    assert [event.reserved for event in ending.of(TablesReleased)] == [2_500, 10_000]
    assert (ending.state.jackpot.reserved, ending.state.jackpot.meter) == (12_500, 0)
    ending.do(
        *approve_hand(B), (A, Raise(amount=20)), (B, Raise(amount=20)), CheckBet(seat=A), CheckBet(seat=B), Reveal()
    )
    ending.do(SettleSeat(seat=B), SettleSeat(seat=A)).pay_all()
    paid = [(event.amount, event.lifted, event.covered) for event in ending.of(JackpotAwarded)]
    assert paid == [(2_500, 2_500, 0), (22_500, 10_000, 12_500)]
    assert (ending.state.jackpot.reserved, ending.state.jackpot.meter) == (0, 10_000)
