"""Refused requests leave no reference cycles behind, because garbage is rarely collected in a full room."""

import gc

from kitapi.kernel import RulesError
from kitapi.room.errors import RoomError
from kitapi.store.memory import MemoryStore
from kitapi_testing.room_people import Guest, open_desk, story, toy_room


@story
async def test_a_refused_command_leaves_no_circle() -> None:
    room = toy_room(MemoryStore())
    maria = await Guest(await open_desk(room, "me", "open"), "maria").look()
    refused = 0
    gc.collect()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        for _ in range(5):
            try:
                await maria.act({"kind": "play_card", "card": "7s"}, seen=10**6)
            except (RoomError, RulesError):
                refused += 1
        gc.collect()
        circles = [type(one).__name__ for one in gc.garbage if type(one).__name__ in {"Draft", "Task", "Table"}]
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
    await room.close()
    assert (refused, circles) == (5, [])
