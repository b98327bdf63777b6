"""Forwards requests: any node accepts a request to a table, and the node that serves the table answers it.

A request that another node forwards carries the nodes' secret and the visitor's address; it is never forwarded
again. While a table's node does not answer, the request waits until it does or has ended: then the table is served
here, and the visitor need not repeat the request.
"""

import asyncio
from collections.abc import Callable
from hmac import compare_digest
from typing import Any, Protocol

import msgspec
from litestar import Request
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from kitapi.nodes import Owner
from kitapi.room.errors import Busy, RoomError, UnknownTable
from kitapi.web.endings import TRY_AGAIN
from kitapi.web.node_client import ELSEWHERE, NodeClient, NodeUnreachable
from kitapi.web.pages import BODY_LIMIT, requested_language
from kitapi.web.passed_on import FORWARDED, PASSED_ON
from kitapi.web.paths import OF_TABLE
from kitapi.web.wire import refusal_of


class TableOwners(Protocol):
    """The nodes by table; see ``kitapi.web.node_membership.Place``."""

    timeout: float

    @property
    def secret(self) -> str:
        """The secret that only the nodes know."""
        ...

    async def owner(self, table_id: str) -> Owner | None:
        """The other node that serves the table, if this one does not."""
        ...

    async def wait(self, table_id: str, owner: Owner) -> None:
        """Wait a moment for ``owner`` to answer, or to end."""
        ...

    async def wait_until_ended(self, owner: Owner) -> None:
        """Wait until ``owner`` has left the cluster."""
        ...


class Forwarding:
    """The application ``app`` of a node at ``place``; ``on_node_address`` gets the addresses of other nodes."""

    def __init__(
        self, app: ASGIApp, place: TableOwners, on_node_address: Callable[[str], None] = lambda _: None
    ) -> None:
        self._on_node_address = on_node_address
        self.app = app
        self._place = place
        self._client = NodeClient(place.wait_until_ended)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one connection, here or by another node; part of ASGI."""
        if scope["type"] not in {ScopeType.HTTP, ScopeType.WEBSOCKET}:
            try:
                await self.app(scope, receive, send)
            finally:
                await self._client.close()
            return
        is_passed_on = self._take_sender(scope)
        scope.setdefault("state", {})[PASSED_ON] = is_passed_on
        found = OF_TABLE.match(scope["path"])
        if found is None:
            await self.app(scope, receive, send)
            return
        request = _Request(scope, receive, send)
        try:
            await self._answer(request, found[1], is_passed_on=is_passed_on)
        except UnknownTable:  # the application answers requests for unknown tables
            await self.app(scope, request.receive, send)
        except RoomError as error:
            await request.refuse(error, elsewhere=is_passed_on)

    async def _answer(self, request: "_Request", table_id: str, *, is_passed_on: bool) -> None:
        loop = asyncio.get_running_loop()
        until = loop.time() + self._place.timeout
        while (owner := await self._place.owner(table_id)) is not None:
            if is_passed_on or loop.time() > until:
                raise Busy
            try:
                await self._pass_on(request, owner)
            except NodeUnreachable:
                await self._place.wait(table_id, owner)
            else:
                return
        await self.app(request.scope, request.receive, request.send)

    async def _pass_on(self, request: "_Request", owner: Owner) -> None:
        sender = (FORWARDED, f"{self._place.secret} {_address(request.scope)}".encode())
        if request.scope["type"] == ScopeType.WEBSOCKET:
            await self._client.socket(request, owner, sender)
        else:
            await self._client.request(request, owner, sender, await request.whole_body())

    def vouches(self, scope: Any) -> bool:
        """Whether another node has forwarded this request, after checking its host."""
        return any(name == FORWARDED and self._is_node(value) for name, value in scope["headers"])

    def sender(self, scope: Any) -> str | None:
        """The visitor's address, from the node that forwards this request; None if no node does."""
        stated = next((value for name, value in scope["headers"] if name == FORWARDED), b"")
        return stated.partition(b" ")[2].decode("latin-1") if stated and self._is_node(stated) else None

    def _is_node(self, stated: bytes) -> bool:
        """Whether the header ``stated`` has the secret, so that a node must have written it."""
        secret = stated.partition(b" ")[0]
        return bool(self._place.secret) and compare_digest(secret, self._place.secret.encode())

    def _take_sender(self, scope: Any) -> bool:
        """Whether another node forwards this request; if so, the visitor's address is taken from it."""
        stated = [value for name, value in scope["headers"] if name == FORWARDED]
        if not stated:
            return False
        scope["headers"] = [(name, value) for name, value in scope["headers"] if name != FORWARDED]
        if not self._is_node(stated[0]):
            return False
        self._on_node_address(_address(scope))
        address = stated[0].partition(b" ")[2]
        scope["client"] = (address.decode("latin-1"), 0)
        return True


class _Request:
    """A connection whose body may be read twice: for another node, and for this one if that node cannot be reached."""

    def __init__(self, scope: Any, receive: Receive, send: Send) -> None:
        self.scope = scope
        self.send = send
        self._receive = receive
        self._body: bytes | None = None
        self._body_sent = False

    async def whole_body(self) -> bytes:
        """The body of the request.

        Raises:
            Busy: the body is larger than any request to a table.
        """
        if self._body is None:
            body, more = b"", True
            while more:
                message: Any = await self._receive()
                body += message.get("body", b"")
                more = message.get("more_body", False)
                if len(body) > BODY_LIMIT:
                    raise Busy
            self._body = body
        return self._body

    async def receive(self) -> Any:
        """The next message; part of ASGI."""
        if self._body is not None and not self._body_sent:
            self._body_sent = True
            return {"type": "http.request", "body": self._body, "more_body": False}
        return await self._receive()

    async def refuse(self, error: RoomError, *, elsewhere: bool) -> None:
        """Answer that the table cannot be reached now; the page reconnects by itself."""
        if self.scope["type"] == ScopeType.WEBSOCKET:
            await self._receive()
            if not elsewhere:
                await self.send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await self.send({"type": "websocket.close", "code": TRY_AGAIN, "reason": ""})
            return
        why = refusal_of(error, requested_language(Request(self.scope)))
        headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
        if elsewhere:
            headers.append((ELSEWHERE.encode(), b"1"))
        body = msgspec.json.encode({"reason": why.reason, "text": why.text})
        await self.send({"type": "http.response.start", "status": 503, "headers": headers})
        await self.send({"type": "http.response.body", "body": body, "more_body": False})


def _address(scope: Any) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""
