"""The socket of an onlooker: commands in, states and answers out."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from functools import partial
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
from kitapi.room.onlookers.talk_messages import Say, TalkCommand
from kitapi.room.places import participants
from kitapi.room.rooms import CardRoom
from kitapi.web.capacity import Capacity
from kitapi.web.endings import COME_BACK, FULL, GOING_AWAY, TRY_AGAIN, UNKNOWN_TABLE
from kitapi.web.heartbeat import Heartbeat, Here
from kitapi.web.limits import TokenBucket
from kitapi.web.metrics import Metrics
from kitapi.web.outlets import Outlet, TextSocket
from kitapi.web.protocols import TEXTS
from kitapi.web.storage import StorageAccount
from kitapi.web.wire import Done, Probe, Refused, encode_message, id_in, read_command, refusal_frame

LOG = logging.getLogger(__name__)

COMMANDS_PER_SECOND = 20.0
COMMANDS_AT_ONCE = 60

CLOSE_SECONDS = 1.0
"""Seconds that the close of a connection may take to send; some peers do not read."""

AnySocket = WebSocket[Any, Any, State]
AsRole = Annotated[str | None, QueryParameter(name="as")]


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(  # noqa: PLR0913 - each is a parameter of the address
    socket: AnySocket,
    state: State,
    table_id: FromPath[str],
    *,
    lang: FromQuery[str] = "en",
    role: AsRole = None,
    pace: FromQuery[str] = "normal",
) -> None:
    """Watch a table; with a seat, play there; with a role of the house, act in it."""
    await socket.accept()
    capacity: Capacity = state.capacity
    try:
        with state.metrics.socket(), capacity.socket(_address(socket)):
            onlooker = Onlooker(socket.scope["state"]["user"], role, pace)
            await _serve(socket, state, table_id, onlooker, lang)
    except Full as error:
        state.metrics.count_limited("sockets")
        await _refuse(socket, error, lang)
    finally:
        # The socket's own functions refer to it: a cycle for the garbage collector.
        socket.receive, socket.send = empty_receive, empty_send


async def _serve(socket: AnySocket, state: State, table_id: str, onlooker: Onlooker, lang: str) -> None:
    """Serve ``onlooker`` until they leave.

    Raises:
        Full: the maximum of connections is reached.
    """
    session = await _admit(socket, state, table_id, onlooker, lang)
    if session is None:
        return
    try:
        await _converse(socket, session, state.heartbeat)
    finally:
        with contextlib.suppress(RoomError):
            await session.desk.dismiss(onlooker)
    if onlooker.cut_off.is_set():
        await _close(socket, COME_BACK if state.health.draining else GOING_AWAY)


def _address(socket: AnySocket) -> str:
    return socket.client.host if socket.client else ""


async def _admit(socket: AnySocket, state: State, table_id: str, onlooker: Onlooker, lang: str) -> "_Session | None":
    """The session of ``onlooker``, who looks on from now on; None if they cannot, and were sent the reason.

    Raises:
        Full: the maximum of connections is reached.
    """
    room: CardRoom = state.room
    try:
        desk = await room.desk(table_id)
        if state.health.draining and not (await desk.table()).is_running:
            await _close(socket, COME_BACK)
            return None
        full = state.capacity.refusal_of_spectator(_address(socket))
        if full is not None and onlooker.attends_as not in participants(await desk.table()):
            raise full
        table = await desk.admit(onlooker)
    except Full:
        raise
    except Exception as error:
        if not isinstance(error, RoomError):
            state.metrics.count_fault()
            LOG.error("table %s cannot be shown: %s", table_id, trace_of(error))
        await _refuse(socket, error, lang)
        return None
    return _Session(desk, onlooker, table.game.name, socket, lang)


async def _refuse(socket: AnySocket, error: Exception, lang: str) -> None:
    """Send the reason why the visitor cannot look on, and close the socket."""
    gone = isinstance(error, (UnknownTable, NotPlayable))
    code = UNKNOWN_TABLE if gone else FULL if isinstance(error, Full) else TRY_AGAIN
    with contextlib.suppress(WebSocketDisconnect):
        await socket.send_text(encode_message(refusal_frame(None, error, lang)))
        await socket.close(code)


async def _close(socket: AnySocket, code: int) -> None:
    with contextlib.suppress(WebSocketDisconnect, TimeoutError):
        await asyncio.wait_for(socket.close(code), CLOSE_SECONDS)


class _Session:
    """One socket of an onlooker at a desk: its storage account, its budget, and the metrics that count its commands."""

    def __init__(self, desk: TableDesk, onlooker: Onlooker, game: str, socket: AnySocket, lang: str) -> None:
        self.desk = desk
        self.onlooker = onlooker
        self.lang = lang
        self.game = game
        self.metrics: Metrics = socket.app.state.metrics
        self.storage: StorageAccount = socket.scope["state"]["storage"]
        self.bucket = TokenBucket(COMMANDS_PER_SECOND, COMMANDS_AT_ONCE)


async def _converse(socket: AnySocket, session: _Session, heartbeat: Heartbeat) -> None:
    """Run until the browser disconnects, or is disconnected because it does not read."""
    onlooker = session.onlooker
    listening, cut = _listen(socket, session), onlooker.cut_off.wait()
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    texts: TextSocket | None = extensions.get(TEXTS)
    try:
        if texts is None:
            await _run_until_one_ends(listening, cut, _send_messages(socket, onlooker, heartbeat))
        else:
            with Outlet(texts, onlooker, partial(_texts_of, onlooker, heartbeat)).serve():
                await _run_until_one_ends(listening, cut)
    finally:
        heartbeat.forget(onlooker)


async def _run_until_one_ends(*work: Coroutine[Any, Any, Any]) -> None:
    tasks = tuple(map(asyncio.ensure_future, work))
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _send_messages(socket: AnySocket, onlooker: Onlooker, heartbeat: Heartbeat) -> None:
    """Send the messages for ``onlooker`` by ASGI, if the server offers no faster way."""
    with contextlib.suppress(WebSocketDisconnect):
        while (message := await onlooker.next_message()) is not None:
            for text in _texts_of(onlooker, heartbeat, message):
                await socket.send_text(text)


def _texts_of(onlooker: Onlooker, heartbeat: Heartbeat, message: Any) -> tuple[bytes, ...]:
    """``message``, and after the first one of a connection the limits by which it counts as lost."""
    is_first = not heartbeat.watches(onlooker)
    heartbeat.note_message(onlooker)
    text = encode_message(message)
    return (text, encode_message(heartbeat.announcement)) if is_first else (text,)


async def _listen(socket: AnySocket, session: _Session) -> None:
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            await session.desk.lane.turn()  # thousands may leave at once, and must delay nobody who plays
            return
        if (answer := await _answer(session, event.get("text"))) is not None:
            session.onlooker.send(answer)
        await asyncio.sleep(0)  # otherwise all frames received so far would be answered before other tasks run


async def _answer(session: _Session, frame: str | None) -> Here | Refused | None:
    """The answer to ``frame``; None if the answer was queued already. The metrics count the frame."""
    start = session.metrics.clock()
    try:
        done, kind = await _carry_out(session, frame)
    except (RoomError, IllegalAction, MalformedAction) as error:
        if isinstance(error, TooMuch):
            session.metrics.count_limited(str(error.facts["what"]))
        why = refusal_frame(id_in(frame), error, session.lang)
        session.metrics.count_refused(session.game, why.reason)
        return why
    except Exception as error:
        session.metrics.count_fault()
        LOG.error("a command at table %s failed: %s", session.desk.table_id, trace_of(error))
        return refusal_frame(id_in(frame), RoomFailed(), session.lang)
    session.metrics.count_accepted(session.game, kind, session.metrics.clock() - start)
    return done


async def _carry_out(session: _Session, frame: str | None) -> tuple[Here | None, str]:
    """The answer to the command or probe in ``frame``, and the kind of the frame.

    The answer to a command is queued in the moment in which its outcome is shown, so that both leave together.

    Raises:
        RoomError, IllegalAction, MalformedAction: the command is refused.
    """
    if not session.bucket.take():
        raise TooMuch(what="commands")
    command = read_command(frame)
    if isinstance(command, Probe):
        return Here(id=command.id), "probe"
    id, onlooker = command.id, session.onlooker
    if not isinstance(command, Say):
        session.storage.demand_credit()
    if isinstance(command, TalkCommand):
        onlooker.send(Done(id=id, version=await session.desk.say(onlooker.user, command)))
        return None, str(command.__struct_config__.tag)
    await session.desk.handle(onlooker.user, command, lambda version: onlooker.send(Done(id=id, version=version)))
    return None, str(command.__struct_config__.tag)
