"""Forwarding of requests and sockets to another node, and of its answers to the visitor."""

import asyncio
import ssl
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any, Protocol, TypeVar
from urllib.parse import urlsplit

import httpx
from litestar.types import Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from kitapi.nodes import Owner
from kitapi.room.errors import Busy
from kitapi.web.endings import COME_BACK, PING_SECONDS, UNSAID
from kitapi.web.guard import HTTPS_ONLY, PROTECTION, SAFE_METHODS
from kitapi.web.passed_on import CONNECT_SECONDS

DoneT = TypeVar("DoneT")
Header = tuple[bytes, bytes]

ANSWER_SECONDS = 120.0
"""Timeout in seconds for an answer; waiting also stops once the node has ended."""

LARGEST_FRAME = 1024 * 1024

ELSEWHERE = "x-kitapi-elsewhere"
"""The header of a node's answer to a forwarded request for a table that it does not serve."""

OF_CONNECTION = frozenset({
    b"connection", b"keep-alive", b"proxy-authenticate", b"proxy-authorization", b"te", b"trailer",
    b"transfer-encoding", b"upgrade",
})  # fmt: skip
"""Headers of one connection, which are not forwarded."""

OF_NODE = OF_CONNECTION | {b"date", b"server", HTTPS_ONLY[0]} | {name for name, _ in PROTECTION}
"""Headers of an answer that every node sets itself."""


class NodeUnreachable(Exception):
    """The other node has not begun to answer; the request may be sent again, to it or to this one."""


class ForwardedConnection(Protocol):
    """A connection that is forwarded to another node."""

    scope: Any
    send: Send

    async def receive(self) -> Any:
        """The next message of the visitor."""
        ...


class NodeClient:
    """Sends requests and sockets to other nodes; ``wait_until_ended`` waits until a node has left the cluster."""

    def __init__(self, wait_until_ended: Callable[[Owner], Awaitable[None]]) -> None:
        self._wait_until_ended = wait_until_ended
        timeout = httpx.Timeout(ANSWER_SECONDS, connect=CONNECT_SECONDS)
        limits = httpx.Limits(max_connections=200, max_keepalive_connections=20)
        self._client = httpx.AsyncClient(timeout=timeout, limits=limits, trust_env=False, follow_redirects=False)

    async def close(self) -> None:
        """Close the connections to other nodes."""
        await self._client.aclose()

    async def request(self, connection: ForwardedConnection, owner: Owner, sender: Header, body: bytes) -> None:
        """Forward a request to ``owner``, and its answer to the visitor.

        Raises:
            NodeUnreachable: the node has not begun to answer, and the request may be sent again.
            Busy: the node has not answered, but may have carried out the request.
        """
        scope = connection.scope
        headers = [*_without_headers(scope["headers"], OF_CONNECTION), sender]
        address = f"{owner.address.rstrip('/')}{_path(scope)}"
        request = httpx.Request(scope["method"], address, content=body, headers=headers)
        try:
            answer = await self._unless_ended(owner, self._client.send(request, stream=True))
        except (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout) as error:
            raise NodeUnreachable from error
        except (httpx.HTTPError, _NodeEnded) as error:
            if scope["method"] not in SAFE_METHODS:
                raise Busy from error
            raise NodeUnreachable from error
        try:
            if answer.headers.get(ELSEWHERE):
                raise NodeUnreachable
            with suppress(httpx.HTTPError, _NodeEnded):  # the visitor sees that the answer is incomplete
                await self._unless_ended(owner, _pass_back(answer, connection.send))
        finally:
            await answer.aclose()

    async def socket(self, connection: ForwardedConnection, owner: Owner, sender: Header) -> None:
        """Relay a socket to ``owner``, until either side ends it.

        Raises:
            NodeUnreachable: the node does not accept the socket.
        """
        try:
            upstream = await self._unless_ended(owner, _connect(connection.scope, owner, sender))
        except (OSError, TimeoutError, WebSocketException, ValueError, _NodeEnded) as error:
            raise NodeUnreachable from error
        try:
            await connection.receive()
            await connection.send({"type": "websocket.accept", "subprotocol": upstream.subprotocol, "headers": []})
            code = await self._relay(connection, owner, upstream)
            with suppress(Exception):  # the visitor may have gone
                await connection.send({"type": "websocket.close", "code": code, "reason": ""})
        finally:
            upstream.transport.abort()

    async def _relay(self, connection: ForwardedConnection, owner: Owner, upstream: ClientConnection) -> int:
        """Relay messages in both directions until either side ends, and return the close code for the visitor."""
        tasks = [
            asyncio.ensure_future(one)
            for one in (
                _send_messages(connection, upstream),
                _return_messages(connection.send, upstream),
                self._wait_until_ended(owner),
            )
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        code = upstream.close_code
        return COME_BACK if code is None or code in UNSAID else code

    async def _unless_ended(self, owner: Owner, work: Coroutine[Any, Any, DoneT]) -> DoneT:
        """The result of ``work``.

        Raises:
            _NodeEnded: the node has ended meanwhile.
        """
        doing, ended = asyncio.ensure_future(work), asyncio.ensure_future(self._wait_until_ended(owner))
        try:
            await asyncio.wait((doing, ended), return_when=asyncio.FIRST_COMPLETED)
            if doing.done():
                return doing.result()
            raise _NodeEnded
        finally:
            for task in (doing, ended):
                task.cancel()
            await asyncio.gather(doing, ended, return_exceptions=True)


class _NodeEnded(Exception):
    """The other node has left the cluster."""


async def _pass_back(answer: httpx.Response, send: Send) -> None:
    headers = [(name.lower(), value) for name, value in answer.headers.raw]
    kept = _without_headers(headers, OF_NODE)
    await send({"type": "http.response.start", "status": answer.status_code, "headers": kept})
    async for chunk in answer.aiter_raw():
        await send({"type": "http.response.body", "body": chunk, "more_body": True})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _connect(scope: Any, owner: Owner, sender: Header) -> ClientConnection:
    """A socket to ``owner`` like the one opened here: for the same host, from the same page, by the same visitor."""
    given = {name: value.decode("latin-1") for name, value in scope["headers"]}
    there = urlsplit(owner.address)
    secure = there.scheme == "https"
    address = f"{'wss' if secure else 'ws'}://{given.get(b'host', there.netloc)}{_path(scope)}"
    passed = [(name, value) for name, value in scope["headers"] if not name.startswith(b"sec-websocket-")]
    headers = [*_without_headers(passed, OF_CONNECTION | {b"host", b"origin", b"user-agent"}), sender]
    return await connect(
        address,
        host=there.hostname,
        port=there.port or (443 if secure else 80),
        origin=given.get(b"origin"),
        subprotocols=scope.get("subprotocols") or None,
        additional_headers=[(name.decode(), value.decode("latin-1")) for name, value in headers],
        user_agent_header=None,
        ssl=ssl.create_default_context() if secure else None,
        compression=None,
        proxy=None,
        open_timeout=CONNECT_SECONDS,
        ping_interval=PING_SECONDS,
        ping_timeout=PING_SECONDS,
        max_size=LARGEST_FRAME,
    )


async def _send_messages(connection: ForwardedConnection, upstream: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        while (message := await connection.receive())["type"] == "websocket.receive":
            text = message.get("text")
            await upstream.send(message["bytes"] if text is None else text)
        await upstream.close()


async def _return_messages(send: Send, upstream: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        while True:
            frame = await upstream.recv()
            if isinstance(frame, str):
                await send({"type": "websocket.send", "text": frame, "bytes": None})
            else:
                await send({"type": "websocket.send", "bytes": frame, "text": None})


def _path(scope: Any) -> str:
    """The request's target, with its query."""
    path: bytes = scope.get("raw_path") or scope["path"].encode()
    query: bytes = scope["query_string"]
    return (path + b"?" + query if query else path).decode("latin-1")


def _without_headers(headers: Iterable[Header], left_out: Iterable[bytes]) -> list[Header]:
    out = frozenset(left_out)
    return [(name, value) for name, value in headers if name not in out]
