"""If people of the house do not act, nobody signs in their place: other tables continue, and this one waits."""

from collections.abc import Iterator

import pytest

from kitapi.games.caribbean_stud.rules.table.events import (
    BankRevealed,
    Declared,
    JackpotAwarded,
    ReserveLifted,
    TablesReleased,
    TablesResumed,
    TablesStopped,
)
from kitapi.games.caribbean_stud.rules.table.roles import GAMING_INSPECTOR
from kitapi.kernel import Seat
from kitapi.kernel.house import Lifted, Reserved
from kitapi.mechanics.poker_hands import Combination
from kitapi_testing.clauses import clause
from kitapi_testing.room_people import story
from tests.games.caribbean_stud.room.test_staff import STAFF
from tests.room.live_evening import Evening, Hours, stacked_hours, view_of


@pytest.fixture
def hours() -> Iterator[Hours]:
    """Yield the automaton's pauses, in the test's hands."""
    with stacked_hours() as made:
        yield made


@clause("AMB-65", "AMB-59")
@story
async def test_five_silent_people_sign_nothing_and_only_the_other_tables_continue(hours: Hours) -> None:
    evening = await Evening.open()
    await evening.until(Declared)
    assert (await evening.other.table()).is_stopped
    before = len(await evening.events())
    await hours.passes(59)
    assert (await evening.other.table()).is_stopped
    await hours.passes(1)
    assert not (await evening.other.table()).is_stopped
    for _ in range(30):
        await hours.passes(60)
    [released] = (await evening.events())[before:]
    assert released == TablesReleased(waiting_for=GAMING_INSPECTOR, seats=(Seat(0),), reserved=2_500)
    assert not evening.desk.prompter.automaton.is_waiting()
    meter, _ = await evening.meter()
    assert (meter.amount, meter.reserved) == (25_001 - 2_500, 2_500)
    for guest in evening.staff.values():
        state = await guest.until(lambda state: view_of(state).get("waiting_for") == "gaming_inspector")
        assert "stopping" not in view_of(state)
    await evening.room.close()


@clause("AMB-65", "AMB-09", "CSP-063")
@story
async def test_the_award_is_paid_of_the_basis_when_the_people_act_at_last(hours: Hours) -> None:
    evening = await Evening.open()
    await evening.until(Declared)
    await hours.passes(60)
    await evening.until(JackpotAwarded)
    [award] = await evening.of(JackpotAwarded)
    assert (award.tier, award.amount, award.covered, award.lifted) == (Combination.STRAIGHT_FLUSH, 2_500, 0, 2_500)
    await hours.passes(3600)
    assert await evening.of(TablesResumed) == await evening.of(ReserveLifted) == []
    assert len(await evening.of(TablesStopped)) == len(await evening.of(TablesReleased)) == 1
    meter, entries = await evening.meter()
    assert [event.amount for event in entries if isinstance(event, Reserved)] == [2_500]
    assert [event.amount for event in entries if isinstance(event, Lifted)] == [2_500]
    assert meter.amount == 25_001 - 2_500
    await evening.room.close()


@clause("AMB-65")
@pytest.mark.parametrize("role", STAFF)
@story
async def test_every_role_of_a_connected_person_is_left_to_that_person(role: str, hours: Hours) -> None:
    evening = await Evening.open()
    await evening.until(Declared)
    for other in set(STAFF) - {role}:
        await evening.staff[other].leave_role(other)
    for _ in range(60):
        await hours.passes(60)
    done = await evening.events()
    table = await evening.desk.table()
    assert table.deal is not None
    if role == "gaming_management":
        assert not table.is_running or any(isinstance(event, BankRevealed) for event in done)
    else:
        assert not await evening.of(JackpotAwarded)
    await evening.room.close()
