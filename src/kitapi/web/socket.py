"""One socket per onlooker: commands in, states and answers out."""

import asyncio
import contextlib
import logging
from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery, QueryParameter

from kitapi.kernel import IllegalAction, MalformedAction
from kitapi.room.audience import Onlooker
from kitapi.room.desk import TableDesk
from kitapi.room.errors import RoomError, RoomFailed, TooMuch, UnknownTable
from kitapi.room.faults import where
from kitapi.room.rooms import CardRoom
from kitapi.web.limits import TokenBucket
from kitapi.web.wire import Done, Refused, id_in, read_command, refused, written

LOG = logging.getLogger(__name__)

COMMANDS_PER_SECOND = 20.0
COMMANDS_AT_ONCE = 60

UNKNOWN_TABLE = 4404
TRY_AGAIN = 1013
GOING_AWAY = 1001

LAST_SECONDS = 1.0
"""Seconds in which somebody who does not read may still take the end of the connection."""

AnySocket = WebSocket[Any, Any, State]
AsRole = Annotated[str | None, QueryParameter(name="as")]


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: AnySocket, state: State, table_id: FromPath[str], lang: FromQuery[str] = "en", role: AsRole = None
) -> None:
    """Watch a table and, with a seat, play; or see and do what a role of the house does, as long as one has it."""
    await socket.accept()
    onlooker = Onlooker(socket.scope["state"]["user"], role)
    room: CardRoom = state.room
    try:
        desk = await room.desk(table_id)
        await desk.admit(onlooker)
    except Exception as error:
        if not isinstance(error, RoomError):
            LOG.error("table %s cannot be shown: %s", table_id, where(error))
        with contextlib.suppress(WebSocketDisconnect):
            await socket.send_text(written(refused(None, error, lang)))
            await socket.close(UNKNOWN_TABLE if isinstance(error, UnknownTable) else TRY_AGAIN)
        return
    try:
        await _converse(socket, desk, onlooker, lang)
    finally:
        with contextlib.suppress(RoomError):
            await desk.dismiss(onlooker)
    if onlooker.cut_off.is_set():
        with contextlib.suppress(WebSocketDisconnect, TimeoutError):
            await asyncio.wait_for(socket.close(GOING_AWAY), LAST_SECONDS)


async def _converse(socket: AnySocket, desk: TableDesk, onlooker: Onlooker, lang: str) -> None:
    """Until the browser goes, or is cut off because it does not read."""
    listening = asyncio.create_task(_listen(socket, desk, onlooker, lang))
    telling = asyncio.create_task(_tell(socket, onlooker))
    cut = asyncio.create_task(onlooker.cut_off.wait())
    tasks = (listening, telling, cut)
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _tell(socket: AnySocket, onlooker: Onlooker) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while (message := await onlooker.told()) is not None:
            await socket.send_text(written(message))


async def _listen(socket: AnySocket, desk: TableDesk, onlooker: Onlooker, lang: str) -> None:
    bucket = TokenBucket(COMMANDS_PER_SECOND, COMMANDS_AT_ONCE)
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        frame = event.get("text")
        onlooker.tell(await _answer(desk, onlooker.user, frame, bucket, lang))


async def _answer(desk: TableDesk, user: str, frame: str | None, bucket: TokenBucket, lang: str) -> Done | Refused:
    try:
        if not bucket.take():
            raise TooMuch(what="commands")
        command = read_command(frame)
        return Done(id=command.id, version=await desk.handle(user, command))
    except (RoomError, IllegalAction, MalformedAction) as error:
        return refused(id_in(frame), error, lang)
    except Exception as error:
        LOG.error("a command at table %s failed: %s", desk.table_id, where(error))
        return refused(id_in(frame), RoomFailed(), lang)
