"""A table of Caribbean Stud that people close and open again."""

from typing import Any

from kitapi.room.onlookers.messages import State
from kitapi.store import MemoryStore
from kitapi_testing.clauses import clause
from kitapi_testing.lottery_hall import eventually
from kitapi_testing.room_people import Guest, StoreAt, story, view_in
from tests.room.test_staffing import casino, stud

OPEN = {"kind": "open_table", "chips": None}


def is_closed(state: State) -> bool:
    """Whether the table's next hand has been opened after it was closed."""
    return state.view is not None and view_in(state)["phase"] == "closed" and view_in(state)["number"] == 2


async def do(guest: Guest, role: str, action: dict[str, Any]) -> None:
    """Do ``action`` in ``role``, and wait for the resulting state."""
    version = await guest.act(action, role=role)
    await guest.until(lambda state: state.version >= version)


async def closed(guest: Guest) -> None:
    """Open the first hand's table and close it at once; one person is dealer and inspector."""
    for role in ("dealer", "gaming_inspector"):
        await guest.take_role(role)
    await guest.until(lambda state: len(state.table.mine) == 2 and OPEN in view_in(state).get("options", ()))
    await do(guest, "dealer", OPEN)
    await do(guest, "dealer", {"kind": "bank_change", "amount": 50})
    await do(guest, "gaming_inspector", {"kind": "add_to_float", "amount": 500})
    await do(guest, "dealer", {"kind": "begin_closing"})
    await do(guest, "dealer", {"kind": "coin_in"})
    desk = view_in(guest.state)["desk"]
    await do(guest, "dealer", {"kind": "count_chips", "chips": desk["chips"], "notes": desk["notes"]})
    await do(guest, "gaming_inspector", {"kind": "confirm_count"})
    await guest.until(is_closed)


@clause("CSP-070", "CSP-071")
@story
async def test_people_close_a_table_and_open_it_again(store: StoreAt) -> None:
    room = casino(store())
    maria = await Guest(await stud(room, "open"), "maria", "dealer").look()
    await closed(maria)
    assert view_in(maria.state)["paused"]
    assert not any(seat.get("lit") for seat in view_in(maria.state)["seats"])
    table = maria.desk.table_id
    await room.close()
    room = casino(store())
    again = await Guest(await room.desk(table), "maria", "dealer").look()
    assert is_closed(again.state), "as it was written down"
    await again.until(lambda state: OPEN in view_in(state).get("options", ()))
    await do(again, "dealer", {"kind": "open_table", "chips": 50_500})
    state = await again.until(lambda state: view_in(state)["phase"] == "prepare")
    assert "paused" not in view_in(state)
    await room.close()


@clause("CSP-070")
@story
async def test_a_closed_table_stays_closed_until_a_person_opens_it() -> None:
    room = casino(MemoryStore())
    maria = await Guest(await stud(room, "open"), "maria", "dealer").look()
    await closed(maria)
    nikos = await Guest(maria.desk, "nikos").look()
    await nikos.sit(0)
    await maria.leave_role("dealer")
    await maria.leave_role("gaming_inspector")
    await eventually(lambda: not maria.desk.prompter.automaton.is_waiting())
    assert is_closed((await Guest(maria.desk, "stranger").look()).state)
    await nikos.take_role("dealer")
    dealer = await Guest(maria.desk, "nikos", "dealer").look()
    await dealer.until(lambda state: state.table.acting == "dealer")
    await do(dealer, "dealer", OPEN)
    assert view_in(dealer.state)["phase"] == "prepare"
    await room.close()
