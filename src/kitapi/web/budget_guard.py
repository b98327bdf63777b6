"""The layer between the guard and the routes that refuses requests beyond the budgets."""

import asyncio
import math
from collections.abc import Callable
from functools import lru_cache
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from kitapi.room.errors import RoomError, TooMuch
from kitapi.room.storage import StorageSpent, charged_to
from kitapi.web.addresses import network_of
from kitapi.web.budgets import Budgets, Cost, Excess, Routes
from kitapi.web.endings import TRY_AGAIN
from kitapi.web.limits import Buckets
from kitapi.web.metrics import Metrics
from kitapi.web.pages import AnyRequest, requested_language
from kitapi.web.storage import Storage
from kitapi.web.turnstile import Turnstile
from kitapi.web.wire import encode_message, refusal_frame, refusal_of
from kitapi.wording import language_of

REFUSED_AT_ONCE = 20
REFUSED_PER_SECOND = 2
"""Number of refusals per second that one address gets immediately; further refusals are delayed."""

REFUSAL_DELAY = 1.0
"""Seconds by which a refusal is delayed, so that a program that retries immediately does so once a second."""

MOST_DELAYED = 2000
"""Maximum of refusals delayed at the same time; further ones are sent immediately."""

STORING = frozenset({"opened", "joined", "signed_out"})
"""The names of the purses for requests that store new data permanently."""

STORAGE = "storage"

Sender = Callable[[Scope], str | None]
"""A function that returns the address for which another node forwards the request; None if no node does."""

RefusalPage = Callable[[AnyRequest, RoomError], bytes | None]
"""A function that returns the page for a browser that sent a form; None if the sender reads JSON."""


class Budgeting:
    """The application ``app``, limited by ``budgets``; ``metrics`` counts the refusals.

    ``refusal_page`` makes the page for a browser whose form is refused; without it everybody gets JSON.
    """

    def __init__(
        self,
        app: ASGIApp,
        budgets: Budgets,
        metrics: Metrics,
        sender: Sender = lambda _: None,
        storage: Storage | None = None,
    ) -> None:
        self.app = app
        self._storage = storage or Storage()
        self.budgets = budgets
        self._metrics = metrics
        self._sender = sender
        self._routes = Routes()
        self._turnstile = Turnstile()
        self._refusals = Buckets(REFUSED_PER_SECOND, REFUSED_AT_ONCE)
        self._waiting = 0
        self.refusal_page: RefusalPage = lambda *_: None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one connection; part of ASGI."""
        if scope["type"] not in {ScopeType.HTTP, ScopeType.WEBSOCKET}:
            await self.app(scope, receive, send)
            return
        address = self._sender(scope) or _address(scope)
        state: Any = scope.get("state", {})
        method = "SOCKET" if scope["type"] == ScopeType.WEBSOCKET else str(scope["method"])
        visitor = state["user"] if state.get("known") else None
        cost = self._routes.cost(method, scope["path"])
        excess = self._excess_of_storage(cost, address) or self.budgets.spend(cost, address, visitor)
        if excess is None:
            await self._turnstile.enter(network_of(address))
            account = self._storage.account(network_of(address))
            scope.setdefault("state", {})["storage"] = account
            with charged_to(account):
                await self.app(scope, receive, send)
        else:
            self._metrics.count_limited(excess.what)
            await self._delay_refusal(address)
            await _refuse(scope, receive, send, excess, self.refusal_page)

    def _excess_of_storage(self, cost: Cost, address: str) -> Excess | None:
        """The refusal if the request starts something new and the address has used up its storage quota."""
        if cost.purse not in STORING or (wait := self._storage.wait(network_of(address))) <= 0:
            return None
        return Excess(STORAGE, max(1, math.ceil(wait)))

    async def _delay_refusal(self, address: str) -> None:
        """Delay a refusal if the address has had many refusals recently."""
        if self._refusals.take(network_of(address)) or self._waiting >= MOST_DELAYED:
            return
        self._waiting += 1
        try:
            await asyncio.sleep(REFUSAL_DELAY)
        finally:
            self._waiting -= 1


async def _refuse(scope: Scope, receive: Receive, send: Send, excess: Excess, page_of: RefusalPage) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        frame = encode_message(refusal_frame(None, TooMuch(what=excess.what), language_of("en"))).decode()
        await send({"type": "websocket.send", "text": frame, "bytes": None})
        await send({"type": "websocket.close", "code": TRY_AGAIN, "reason": ""})
        return
    request: AnyRequest = Request(scope)
    page = page_of(request, _error(excess.what))
    headers = [
        (b"content-type", b"text/html; charset=utf-8" if page else b"application/json"),
        (b"cache-control", b"no-store"),
        (b"retry-after", str(excess.seconds).encode()),
    ]
    body = page or _json(excess.what, language_of(requested_language(request)))
    await send({"type": "http.response.start", "status": HTTPStatus.TOO_MANY_REQUESTS, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _error(what: str) -> RoomError:
    return StorageSpent() if what == STORAGE else TooMuch(what=what)


@lru_cache(maxsize=256)
def _json(what: str, lang: str) -> bytes:
    why = refusal_of(_error(what), lang)
    return msgspec.json.encode({"reason": why.reason, "text": why.text, "facts": why.facts})


def _address(scope: Any) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""
