"""One socket per onlooker: commands in, states and answers out."""

import asyncio
import contextlib
import logging
from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery, QueryParameter

from kitapi.kernel import IllegalAction, MalformedAction
from kitapi.room.desk.desk import TableDesk
from kitapi.room.errors import NotPlayable, RoomError, RoomFailed, TooMuch, UnknownTable
from kitapi.room.faults import trace_of
from kitapi.room.full import Full
from kitapi.room.onlookers.audience import Onlooker
from kitapi.room.places import participants
from kitapi.room.rooms import CardRoom
from kitapi.web.capacity import Capacity
from kitapi.web.endings import COME_BACK, FULL, GOING_AWAY, TRY_AGAIN, UNKNOWN_TABLE
from kitapi.web.heartbeat import Heartbeat, Here
from kitapi.web.limits import TokenBucket
from kitapi.web.metrics import Metrics
from kitapi.web.storage import StorageAccount
from kitapi.web.wire import Done, Probe, Refused, id_in, read_command, refused, written

LOG = logging.getLogger(__name__)

COMMANDS_PER_SECOND = 20.0
COMMANDS_AT_ONCE = 60

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
    capacity: Capacity = state.capacity
    try:
        with state.metrics.socket(), capacity.socket(_address(socket)):
            await _serve(socket, state, table_id, Onlooker(socket.scope["state"]["user"], role), lang)
    except Full as error:
        state.metrics.limited("sockets")
        await _refuse(socket, error, lang)
    finally:
        socket.receive, socket.send = empty_receive, empty_send  # its own hold it, for the collector of garbage to find


async def _serve(socket: AnySocket, state: State, table_id: str, onlooker: Onlooker, lang: str) -> None:
    """Let ``onlooker`` look on until they leave.

    Raises:
        Full: there is no room for them.
    """
    line = await _admitted(socket, state, table_id, onlooker, lang)
    if line is None:
        return
    try:
        await _converse(socket, line, state.heartbeat)
    finally:
        with contextlib.suppress(RoomError):
            await line.desk.dismiss(onlooker)
    if onlooker.cut_off.is_set():
        await _close(socket, COME_BACK if state.health.draining else GOING_AWAY)


def _address(socket: AnySocket) -> str:
    return socket.client.host if socket.client else ""


async def _admitted(socket: AnySocket, state: State, table_id: str, onlooker: Onlooker, lang: str) -> "_Line | None":
    """The line of ``onlooker``, who looks on from now on; None if they cannot, and were sent the reason.

    Raises:
        Full: there is no room for them.
    """
    room: CardRoom = state.room
    try:
        desk = await room.desk(table_id)
        if state.health.draining and not (await desk.table()).is_running:
            await _close(socket, COME_BACK)
            return None
        full = state.capacity.refusal_of_spectator(_address(socket))
        if full is not None and onlooker.user not in participants(await desk.table()):
            raise full
        table = await desk.admit(onlooker)
    except Full:
        raise
    except Exception as error:
        if not isinstance(error, RoomError):
            state.metrics.failed()
            LOG.error("table %s cannot be shown: %s", table_id, trace_of(error))
        await _refuse(socket, error, lang)
        return None
    return _Line(desk, onlooker, table.game.name, socket, lang)


async def _refuse(socket: AnySocket, error: Exception, lang: str) -> None:
    """Send the reason why somebody cannot look on, and close the socket."""
    gone = isinstance(error, (UnknownTable, NotPlayable))
    code = UNKNOWN_TABLE if gone else FULL if isinstance(error, Full) else TRY_AGAIN
    with contextlib.suppress(WebSocketDisconnect):
        await socket.send_text(written(refused(None, error, lang)))
        await socket.close(code)


async def _close(socket: AnySocket, code: int) -> None:
    with contextlib.suppress(WebSocketDisconnect, TimeoutError):
        await asyncio.wait_for(socket.close(code), LAST_SECONDS)


class _Line:
    """One socket of an onlooker at a desk: who pays for what it stores, and the metrics that hear of its commands."""

    def __init__(self, desk: TableDesk, onlooker: Onlooker, game: str, socket: AnySocket, lang: str) -> None:
        self.desk = desk
        self.onlooker = onlooker
        self.lang = lang
        self.game = game
        self.metrics: Metrics = socket.app.state.metrics
        self.storage: StorageAccount = socket.scope["state"]["storage"]
        self.bucket = TokenBucket(COMMANDS_PER_SECOND, COMMANDS_AT_ONCE)


async def _converse(socket: AnySocket, line: _Line, heartbeat: Heartbeat) -> None:
    """Until the browser goes, or is cut off because it does not read."""
    listening = asyncio.create_task(_listen(socket, line))
    telling = asyncio.create_task(_tell(socket, line.onlooker, heartbeat))
    cut = asyncio.create_task(line.onlooker.cut_off.wait())
    tasks = (listening, telling, cut)
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _tell(socket: AnySocket, onlooker: Onlooker, heartbeat: Heartbeat) -> None:
    """Send the messages for ``onlooker``; after the first state, when the connection counts as lost."""
    try:
        with contextlib.suppress(WebSocketDisconnect):
            if (first := await onlooker.next_message()) is not None:
                await socket.send_text(written(first))
                await socket.send_text(written(heartbeat.announcement))
                heartbeat.sent(onlooker)
            while (message := await onlooker.next_message()) is not None:
                await socket.send_text(written(message))
                heartbeat.sent(onlooker)
    finally:
        heartbeat.forget(onlooker)


async def _listen(socket: AnySocket, line: _Line) -> None:
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            await line.desk.lane.turn()  # thousands may leave at once, and must delay nobody who plays
            return
        line.onlooker.send(await _answer(line, event.get("text")))
        await asyncio.sleep(0)  # else all frames received so far are answered before others have a turn


async def _answer(line: _Line, frame: str | None) -> Done | Here | Refused:
    """The answer to the sender of ``frame``; it is counted."""
    begun = line.metrics.clock()
    try:
        done, kind = await _carried_out(line, frame)
    except (RoomError, IllegalAction, MalformedAction) as error:
        if isinstance(error, TooMuch):
            line.metrics.limited(str(error.facts["what"]))
        why = refused(id_in(frame), error, line.lang)
        line.metrics.refused(line.game, why.reason)
        return why
    except Exception as error:
        line.metrics.failed()
        LOG.error("a command at table %s failed: %s", line.desk.table_id, trace_of(error))
        return refused(id_in(frame), RoomFailed(), line.lang)
    line.metrics.accepted(line.game, kind, line.metrics.clock() - begun)
    return done


async def _carried_out(line: _Line, frame: str | None) -> tuple[Done | Here, str]:
    """The message that the command in ``frame`` is done, or the answer to its probe, and the kind of the frame."""
    if not line.bucket.take():
        raise TooMuch(what="commands")
    command = read_command(frame)
    if isinstance(command, Probe):
        return Here(id=command.id), "probe"
    line.storage.demand_credit()
    done = Done(id=command.id, version=await line.desk.handle(line.onlooker.user, command))
    return done, str(command.__struct_config__.tag)
