"""The guard before every request: it checks the origin, identifies the visitor, and adds protective headers."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from http import HTTPStatus
from typing import Any, NamedTuple, TypeAlias
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from kitapi.room.errors import RoomError, UnknownHost
from kitapi.web.connections import Connection, Connections, describe_socket
from kitapi.web.endings import ENDED, SIGNED_OUT, TRY_AGAIN
from kitapi.web.hosts import Hosts
from kitapi.web.visitors import (
    COOKIE,
    SECURE_COOKIE,
    Cookies,
    Visitor,
    cookie_header,
    cookies_in,
    is_secure,
    removal_header,
)
from kitapi.wording import language_of
from kitapi.wording.sentences import sentence_for

CONTENT_POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
PROTECTION = (
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")
AnyScope: TypeAlias = HTTPScope | WebSocketScope

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


PROBES = frozenset({"/healthz", "/readyz"})
"""Paths that answer under any host name, because load balancers and orchestrators use their own names for a node."""


FILES = frozenset({"/manifest.webmanifest", "/worker.js"})
"""Files of the page that are not in ``/static``."""


class Rejection(NamedTuple):
    """The refusal of a request: the HTTP status, a stable word, a sentence; ``code`` closes a socket."""

    status: HTTPStatus
    reason: str
    text: str
    code: int


FOREIGN_ORIGIN = Rejection(HTTPStatus.FORBIDDEN, "foreign_origin", "This request comes from another site.", 4403)
LONGEST_HOST = 100
"""Maximum number of characters of a host's name that an answer repeats."""

WRONG_HOST = 4421
"""Code of a socket that was opened under a name that is not this room's."""


SIGNING_OUT = "signing_out"
"""The key in a request's state that is set if its visitor signs out."""

VISITOR, NEW_COOKIE = "visitor", "new_cookie"
"""Keys in a request's state: its ``Visitor``, and the value of a cookie that replaces theirs."""


class Guard:
    """The application behind its guard.

    A request is accepted only if ``hosts`` accepts the host's name, or another node ``vouches`` for the request. A
    socket is accepted only from this host's own pages or an ``origins`` entry (such as ``https://cards.example``); so
    is a request that may change something, unless no browser sends it. A visitor without a valid cookie gets one with
    pages and API answers; the request's ``user`` is their id in the room. Their sockets end when they sign out.
    """

    def __init__(
        self,
        app: ASGIApp,
        origins: Iterable[str] = (),
        hosts: Hosts | None = None,
        vouches: Callable[[Scope], bool] = lambda _: False,
        cookies: Cookies | None = None,
    ) -> None:
        self.app = app
        self._origins = frozenset(origin.rstrip("/").lower() for origin in origins)
        self._hosts = hosts or Hosts()
        self._vouches = vouches
        self.cookies = cookies or Cookies()
        self.connections = Connections()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one connection; part of ASGI."""
        if scope["type"] not in {ScopeType.HTTP, ScopeType.WEBSOCKET}:
            await self.app(scope, receive, send)
        elif not self.knows_host(scope):
            await _reject(scope, receive, send, _wrong_host(scope))
        elif not self.lets_in(scope):
            await _reject(scope, receive, send, FOREIGN_ORIGIN)
        else:
            await self._admit(scope, receive, send)

    async def _admit(self, scope: AnyScope, receive: Receive, send: Send) -> None:
        try:
            visitor = await self.cookies.visitor(scope)
        except RoomError as error:
            await _reject(scope, receive, send, _not_now(scope, error))
            return
        state = scope["state"] = {**scope.get("state", {}), "user": visitor.user, "known": not visitor.is_new}
        state[VISITOR] = visitor
        given = partial(_cookie_headers, scope, visitor, was_plain=COOKIE in cookies_in(scope))
        # Another node that gets the request must identify the visitor as this one does.
        if visitor.sets_cookie or is_secure(scope):
            cookies = f"{COOKIE}={visitor.cookie}; {SECURE_COOKIE}={visitor.cookie}"
            scope["headers"] = [(b"cookie", cookies.encode()), *scope["headers"]]
        sending = _with_headers(send, lambda: given(state), secure=is_secure(scope))
        if scope["type"] == ScopeType.WEBSOCKET:
            shown = None if self._vouches(scope) else describe_socket(scope)
            await self._converse(scope, Connection(receive, sending, visitor, shown))
        else:
            await self.app(scope, receive, sending)

    async def _converse(self, scope: WebSocketScope, connection: Connection) -> None:
        """Run the application on a socket until either side ends it, or the visitor signs out."""
        with self.connections.track(connection):
            if self.cookies.has_signed_out(connection.visitor.user):
                await connection.end(SIGNED_OUT)
            elif not self.cookies.counts(connection.visitor):
                await connection.end(ENDED)
            await self.app(scope, connection.receive, connection.send)

    def knows_host(self, scope: AnyScope) -> bool:
        """Whether the request is for this room, by its ``Host`` header; only very old programs send none."""
        named = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        known = all(map(self._hosts.accepts, named)) and len(named) <= 1
        return known or scope["path"] in PROBES or self._vouches(scope)

    def lets_in(self, scope: AnyScope) -> bool:
        """Whether the origin of the request is allowed."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin")
        if scope["type"] == ScopeType.HTTP and (origin is None or method_of(scope) in SAFE_METHODS):
            return True
        return origin is not None and self.is_own(origin.decode("latin-1"), headers.get(b"host", b"").decode("latin-1"))

    def is_own(self, origin: str, host: str) -> bool:
        """Whether pages of ``origin`` are this room's, as reached under ``host``."""
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        stated, site = origin.lower(), parts.netloc.lower()
        if not site or parts.scheme not in {"http", "https"} or stated != f"{parts.scheme}://{site}":
            return False
        return site == host.lower() or stated in self._origins


def method_of(scope: Any) -> str:
    """The method of an HTTP request."""
    return str(scope["method"])


def _cookie_headers(scope: AnyScope, visitor: Visitor, state: dict[str, Any], *, was_plain: bool) -> Iterator[str]:
    """The cookie headers of an answer; none for the page's files, which anybody may cache.

    ``was_plain``: whether the browser has an older cookie, or one from an unencrypted page, which is removed over
    https.
    """
    if state.get(SIGNING_OUT):
        yield from map(removal_header, (COOKIE, SECURE_COOKIE) if is_secure(scope) else (COOKIE,))
    elif state.get(NEW_COOKIE):
        yield cookie_header(state[NEW_COOKIE], secure=is_secure(scope))
    elif visitor.sets_cookie and not _is_file(scope["path"]):
        yield cookie_header(visitor.cookie, secure=is_secure(scope))
        if is_secure(scope) and was_plain:
            yield removal_header(COOKIE)


def _is_file(path: str) -> bool:
    """Whether the path is of one of the page's files; a browser requests some of them without any cookie."""
    return path.startswith("/static/") or path in FILES


def _with_headers(send: Send, cookies: Callable[[], Iterable[str]], *, secure: bool) -> Send:
    """``send`` that adds the protective headers and ``cookies`` to the start of the answer."""
    more = [*PROTECTION, HTTPS_ONLY] if secure else list(PROTECTION)

    async def send_with_headers(message: Message) -> None:
        if message["type"] in {"http.response.start", "websocket.accept"}:
            given = [(b"set-cookie", one.encode()) for one in cookies()]
            message["headers"] = [*message.get("headers", ()), *more, *given]
        await send(message)

    return send_with_headers


def _not_now(scope: AnyScope, error: RoomError) -> Rejection:
    return Rejection(HTTPStatus.SERVICE_UNAVAILABLE, error.reason, sentence_for(error, _language(scope)), TRY_AGAIN)


def _language(scope: AnyScope) -> str:
    preferred = dict(scope["headers"]).get(b"accept-language", b"")
    return language_of(preferred.decode("latin-1")[:2])


def _wrong_host(scope: AnyScope) -> Rejection:
    headers = dict(scope["headers"])
    error = UnknownHost(host=headers.get(b"host", b"").decode("latin-1")[:LONGEST_HOST])
    return Rejection(HTTPStatus.MISDIRECTED_REQUEST, error.reason, sentence_for(error, _language(scope)), WRONG_HOST)


async def _reject(scope: AnyScope, receive: Receive, send: Send, rejection: Rejection) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": rejection.code, "reason": rejection.reason.replace("_", " ")})
        return
    body = msgspec.json.encode({"reason": rejection.reason, "text": rejection.text})
    headers = [(b"content-type", b"application/json"), *PROTECTION]
    await send({"type": "http.response.start", "status": rejection.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
