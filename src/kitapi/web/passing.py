"""Passes a request or a socket on to another node, and its answers back."""

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
from kitapi.web.guarding import HTTPS_ONLY, PROTECTION, SAFE_METHODS

DoneT = TypeVar("DoneT")
Header = tuple[bytes, bytes]

CONNECT_SECONDS = 2.0
ANSWER_SECONDS = 120.0
"""For the slowest answer; a node that has ended is not waited for."""

LARGEST_FRAME = 1024 * 1024

FORWARDED = b"x-kitapi-forwarded"
"""With the nodes' secret and the address of who asks, on a request that one node makes to another."""

PASSED_ON = "passed_on"
"""In the state of a request: whether another node has made it."""

ELSEWHERE = "x-kitapi-elsewhere"
"""On the answer of a node that was passed a request for a table it does not serve."""

OF_CONNECTION = frozenset({
    b"connection", b"keep-alive", b"proxy-authenticate", b"proxy-authorization", b"te", b"trailer",
    b"transfer-encoding", b"upgrade",
})  # fmt: skip
"""Headers of one connection, which are not passed on."""

OF_NODE = OF_CONNECTION | {b"date", b"server", HTTPS_ONLY[0]} | {name for name, _ in PROTECTION}
"""Headers of an answer that every node gives itself."""


class NotReached(Exception):
    """The other node has not begun to answer; it, or this one, may be asked again."""


class Asked(Protocol):
    """A connection that is to be passed on."""

    scope: Any
    send: Send

    async def receive(self) -> Any:
        """The next message of who asks."""
        ...


class Passing:
    """Passes on; ``ended``: waits until a node is in no more."""

    def __init__(self, ended: Callable[[Owner], Awaitable[None]]) -> None:
        self._ended = ended
        timeout = httpx.Timeout(ANSWER_SECONDS, connect=CONNECT_SECONDS)
        limits = httpx.Limits(max_connections=200, max_keepalive_connections=20)
        self._client = httpx.AsyncClient(timeout=timeout, limits=limits, trust_env=False, follow_redirects=False)

    async def close(self) -> None:
        """Pass nothing on any more."""
        await self._client.aclose()

    async def request(self, asked: Asked, owner: Owner, sender: Header, body: bytes) -> None:
        """Let ``owner`` answer a request.

        Raises:
            NotReached: it has not begun to answer, and the request may be sent again.
            Busy: it has not answered, and may have carried out the request.
        """
        scope = asked.scope
        headers = [*_passed(scope["headers"], OF_CONNECTION), sender]
        address = f"{owner.address.rstrip('/')}{_path(scope)}"
        request = httpx.Request(scope["method"], address, content=body, headers=headers)
        try:
            answer = await self._unless_ended(owner, self._client.send(request, stream=True))
        except (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout) as error:
            raise NotReached from error
        except (httpx.HTTPError, _Ended) as error:
            if scope["method"] not in SAFE_METHODS:
                raise Busy from error
            raise NotReached from error
        try:
            if answer.headers.get(ELSEWHERE):
                raise NotReached
            with suppress(httpx.HTTPError, _Ended):  # who asks sees that the answer is not whole
                await self._unless_ended(owner, _pass_back(answer, asked.send))
        finally:
            await answer.aclose()

    async def socket(self, asked: Asked, owner: Owner, sender: Header) -> None:
        """Let ``owner`` converse by a socket, until either side ends it.

        Raises:
            NotReached: it does not take the socket.
        """
        try:
            line = await self._unless_ended(owner, _connected(asked.scope, owner, sender))
        except (OSError, TimeoutError, WebSocketException, ValueError, _Ended) as error:
            raise NotReached from error
        try:
            await asked.receive()
            await asked.send({"type": "websocket.accept", "subprotocol": line.subprotocol, "headers": []})
            code = await self._conversed(asked, owner, line)
            with suppress(Exception):  # who asked may have gone
                await asked.send({"type": "websocket.close", "code": code, "reason": ""})
        finally:
            line.transport.abort()

    async def _conversed(self, asked: Asked, owner: Owner, line: ClientConnection) -> int:
        """The code with which the conversation ends for who asked."""
        tasks = [
            asyncio.ensure_future(one) for one in (_tell(asked, line), _hear(asked.send, line), self._ended(owner))
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        code = line.close_code
        return COME_BACK if code is None or code in UNSAID else code

    async def _unless_ended(self, owner: Owner, work: Coroutine[Any, Any, DoneT]) -> DoneT:
        """The result of ``work``.

        Raises:
            _Ended: the node has ended meanwhile.
        """
        doing, ended = asyncio.ensure_future(work), asyncio.ensure_future(self._ended(owner))
        try:
            await asyncio.wait((doing, ended), return_when=asyncio.FIRST_COMPLETED)
            if doing.done():
                return doing.result()
            raise _Ended
        finally:
            for task in (doing, ended):
                task.cancel()
            await asyncio.gather(doing, ended, return_exceptions=True)


class _Ended(Exception):
    """The other node is in no more."""


async def _pass_back(answer: httpx.Response, send: Send) -> None:
    headers = [(name.lower(), value) for name, value in answer.headers.raw]
    kept = _passed(headers, OF_NODE)
    await send({"type": "http.response.start", "status": answer.status_code, "headers": kept})
    async for chunk in answer.aiter_raw():
        await send({"type": "http.response.body", "body": chunk, "more_body": True})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _connected(scope: Any, owner: Owner, sender: Header) -> ClientConnection:
    """A socket to ``owner`` as it was opened here: for the same host, from the same page, by the same visitor."""
    told = {name: value.decode("latin-1") for name, value in scope["headers"]}
    there = urlsplit(owner.address)
    secure = there.scheme == "https"
    address = f"{'wss' if secure else 'ws'}://{told.get(b'host', there.netloc)}{_path(scope)}"
    passed = [(name, value) for name, value in scope["headers"] if not name.startswith(b"sec-websocket-")]
    headers = [*_passed(passed, OF_CONNECTION | {b"host", b"origin", b"user-agent"}), sender]
    return await connect(
        address,
        host=there.hostname,
        port=there.port or (443 if secure else 80),
        origin=told.get(b"origin"),
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


async def _tell(asked: Asked, line: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        while (message := await asked.receive())["type"] == "websocket.receive":
            text = message.get("text")
            await line.send(message["bytes"] if text is None else text)
        await line.close()


async def _hear(send: Send, line: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        while True:
            frame = await line.recv()
            if isinstance(frame, str):
                await send({"type": "websocket.send", "text": frame, "bytes": None})
            else:
                await send({"type": "websocket.send", "bytes": frame, "text": None})


def _path(scope: Any) -> str:
    """The request's target, with all that follows a question mark."""
    path: bytes = scope.get("raw_path") or scope["path"].encode()
    query: bytes = scope["query_string"]
    return (path + b"?" + query if query else path).decode("latin-1")


def _passed(headers: Iterable[Header], left_out: Iterable[bytes]) -> list[Header]:
    out = frozenset(left_out)
    return [(name, value) for name, value in headers if name not in out]
