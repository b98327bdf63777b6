"""Closes a room gracefully: each desk is closed as soon as nobody plays at it."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping

from kitapi.room.desk.desk import TableDesk
from kitapi.room.errors import RoomError

BETWEEN_LOOKS = 0.25
"""Seconds between two checks; less than the pause of any game between two deals."""


async def finish(desks: MutableMapping[str, TableDesk], seconds: float, left: Callable[[str], Awaitable[None]]) -> None:
    """Close and remove every desk of ``desks`` at which nobody plays a deal, until the timeout of ``seconds``.

    ``left``: called with each table whose desk was closed. Desks may be added meanwhile, because people whose
    connection broke return to their deals.
    """
    loop = asyncio.get_running_loop()
    until, closed = loop.time() + seconds, set[TableDesk]()
    while desks:
        for table_id, desk in tuple(desks.items()):
            await _close_idle(desk, closed)
            if desk in closed and not len(desk.audience):
                desks.pop(table_id, None)
                await left(table_id)
        if not desks or loop.time() >= until:
            return
        await asyncio.sleep(BETWEEN_LOOKS)


async def _close_idle(desk: TableDesk, closed: set[TableDesk]) -> None:
    if desk not in closed and not await is_played_at(desk):
        closed.add(desk)
        await desk.close()


async def is_played_at(desk: TableDesk) -> bool:
    """Whether a deal is running, and somebody is connected."""
    if not len(desk.audience):
        return False
    try:
        return (await desk.table()).is_running
    except RoomError:
        return False
