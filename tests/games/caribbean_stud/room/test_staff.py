"""Caribbean Stud with people in the house's roles: their commands alone play a regular hand."""

import asyncio
from typing import Any

import msgspec
import pytest

from kitapi.kernel import HouseStep
from kitapi.room.desk import prompter as prompter_module
from kitapi.room.record import streams
from kitapi.room.table.house_state import occupied_seats
from kitapi.store import MemoryStore
from kitapi_testing.lottery_hall import eventually
from kitapi_testing.room_people import TOO_LONG, Guest, options_in, pending_share, share_action, story
from tests.room.test_staffing import casino, stud

STAFF = ("dealer", "gaming_inspector", "municipal_inspector", "gaming_management", "control_room")


async def by_the_book(guest: Guest) -> HouseStep | None:
    """Return the step that the automaton would take if it had every role."""
    table = await guest.desk.table()
    assert table.game.house is not None
    assert table.deal is not None
    step = table.game.house.step(table.deal.state, occupied_seats(table.seating))
    return None if step is None or step.patience else step


async def carry_out(guest: Guest, step: HouseStep) -> None:
    """Take ``step`` in the role to which it belongs."""
    table = await guest.desk.table()
    action = msgspec.json.decode(table.game.codec.write_action(step.action))
    await guest.act(action, role=str(step.actor), seen=table.version)


def of_player(options: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the actions of a player who changes a note, stakes one ANTE, and folds."""
    offered = {option.get("action", option["kind"]): option for option in options}
    if (share := pending_share(options)) is not None:
        return share_action(share)
    if "ante" in offered and "take_back_ante" not in offered:
        return {"kind": "ante", "amount": offered["ante"]["lowest"]}
    return next(offered[kind] for kind in ("decline_cut", "wave", "fold", "change_notes") if kind in offered)


async def play_one_hand(maria: Guest, staff: dict[str, Guest]) -> None:
    async with asyncio.timeout(TOO_LONG):
        while (table := await maria.desk.table()).deals == 1 and table.is_running:
            step = await by_the_book(maria)
            if step is not None:
                await carry_out(staff[str(step.actor)], step)
                continue
            await maria.until(lambda state, version=table.version: state.version >= version)  # type: ignore[misc]
            await maria.act(of_player(options_in(maria.state)))


@pytest.mark.parametrize("practice", [True, False])
@story
async def test_people_in_all_roles_deal_a_hand_and_the_next_one_opens(
    practice: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prompter_module, "BETWEEN_HANDS", 0.0)
    room = casino(store := MemoryStore())
    maria = await Guest(await stud(room, "me", "open", practice=practice), "maria").look()
    staff = {role: await Guest(maria.desk, "nikos" if practice else role, role).look() for role in STAFF}
    for role, guest in staff.items():
        await guest.take_role(role)
    await maria.admit_all()
    await play_one_hand(maria, staff)
    await eventually(lambda: maria.desk.kept.now is not None and maria.desk.kept.now.deals == 2)
    assert await store.read(streams.refused_stream(maria.desk.table_id)) == []
    await room.close()


@story
async def test_the_automaton_has_the_roles_that_are_left_to_it_beside_the_dealers() -> None:
    room = casino(MemoryStore())
    maria = await Guest(await stud(room, "me", "open"), "maria").look()
    nikos = await Guest(maria.desk, "nikos", "control_room").look()
    await nikos.take_role("control_room")
    assert maria.desk.prompter.automaton.is_waiting(), "the dealer's step is the automaton's still"
    await nikos.take_role("dealer")
    assert not maria.desk.prompter.automaton.is_waiting()
    step = await by_the_book(maria)
    assert step is not None
    await nikos.leave_role("dealer")
    before = (await maria.desk.table()).version
    await eventually(lambda: maria.desk.kept.now is not None and maria.desk.kept.now.version > before)
    await room.close()
