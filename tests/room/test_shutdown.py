"""A room that lets deals finish before it ends."""

import asyncio

from kitapi.room.desk.shutdown import is_played_at
from kitapi.room.rooms import CardRoom
from kitapi.store import MemoryStore
from kitapi_testing.room_people import TOO_LONG, Guest, new_table, story, toy_room


async def looked_at(room: CardRoom, *seats: str) -> Guest:
    """Return a spectator at a table that they have opened."""
    table, _ = await room.open_table("maria", new_table(*seats))
    return await Guest(await room.desk(table), "maria").look()


async def until_cut(guest: Guest) -> None:
    async with asyncio.timeout(TOO_LONG):
        await guest.onlooker.cut_off.wait()


@story
async def test_a_table_at_which_nobody_plays_is_closed_and_a_deal_is_waited_for() -> None:
    room = toy_room(MemoryStore())
    waiting, playing = await looked_at(room, "me", "open"), await looked_at(room, "me", "first")
    finishing = asyncio.create_task(room.finish(TOO_LONG))
    await until_cut(waiting)
    assert await is_played_at(playing.desk)
    assert not playing.onlooker.cut_off.is_set()
    assert not finishing.done()
    await playing.leave()
    await waiting.leave()
    async with asyncio.timeout(TOO_LONG):
        await finishing
    assert room.tables == 0
    await room.close()


@story
async def test_who_comes_back_to_his_deal_finds_it_where_it_was() -> None:
    room = toy_room(MemoryStore())
    playing, other = await looked_at(room, "me", "first"), await looked_at(room, "me", "first")
    finishing = asyncio.create_task(room.finish(TOO_LONG))
    await playing.leave()
    async with asyncio.timeout(TOO_LONG):
        while room.tables > 1:
            await asyncio.sleep(0.01)
    back = await Guest(await room.desk(playing.desk.table_id), "maria").look()
    assert back.desk is not playing.desk
    assert await is_played_at(back.desk)
    await other.leave()
    assert not finishing.done()
    await back.leave()
    async with asyncio.timeout(TOO_LONG):
        await finishing
    await room.close()


@story
async def test_after_its_time_what_is_still_played_is_left_to_be_closed() -> None:
    room = toy_room(MemoryStore())
    playing = await looked_at(room, "me", "first")
    await room.finish(0)
    assert room.tables == 1
    assert not playing.onlooker.cut_off.is_set()
    await room.close()
    assert playing.onlooker.cut_off.is_set()
