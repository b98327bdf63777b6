"""What stands before every request: where it comes from, who makes it, and the headers that protect the answer."""

from collections.abc import Callable, Iterable
from http import HTTPStatus
from typing import Any, NamedTuple, TypeAlias
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from kitapi.room.errors import UnknownHost
from kitapi.web.hosts import Hosts
from kitapi.web.visitors import COOKIE, cookie_for, fresh_token, token_in, user_of
from kitapi.wording import language_of, sentence_for

CONTENT_POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
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
"""What may be asked under any host name: load balancers and orchestrators have names of their own for a node."""


class Refused(NamedTuple):
    """A request that is not let in: the HTTP status, a stable word, a sentence; ``code`` ends a socket."""

    status: HTTPStatus
    reason: str
    text: str
    code: int


FOREIGN_ORIGIN = Refused(HTTPStatus.FORBIDDEN, "foreign_origin", "This request comes from another site.", 4403)
LONGEST_HOST = 100
"""Signs of a host's name that are repeated in an answer."""

WRONG_HOST = 4421
"""Code of a socket that was opened under a name that is not this room's."""


class Guard:
    """The application behind its gate.

    A request is let in only under a name that ``hosts`` accepts, or where another node ``vouches`` for it. A socket is
    let in only from this host's own pages or an ``origins`` entry (such as ``https://cards.example``); so is a request
    that may change something, unless no browser makes it. Whoever has no token gets one, on pages and API answers; the
    request's ``user`` is its hash.
    """

    def __init__(
        self,
        app: ASGIApp,
        origins: Iterable[str] = (),
        hosts: Hosts | None = None,
        vouches: Callable[[Scope], bool] = lambda _: False,
    ) -> None:
        self._app = app
        self._origins = frozenset(origin.rstrip("/").lower() for origin in origins)
        self._hosts = hosts or Hosts()
        self._vouches = vouches

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one connection; part of ASGI."""
        if scope["type"] not in {ScopeType.HTTP, ScopeType.WEBSOCKET}:
            await self._app(scope, receive, send)
        elif not self.knows_host(scope):
            await _turn_away(scope, receive, send, _wrong_host(scope))
        elif not self.lets_in(scope):
            await _turn_away(scope, receive, send, FOREIGN_ORIGIN)
        else:
            await self._admit(scope, receive, send)

    async def _admit(self, scope: AnyScope, receive: Receive, send: Send) -> None:
        token = token_in(scope)
        fresh = None if token else fresh_token()
        scope["state"] = {**scope.get("state", {}), "user": user_of(token or fresh or ""), "known": bool(token)}
        if fresh:  # another node that is asked on must know him as this one does
            scope["headers"] = [*scope["headers"], (b"cookie", f"{COOKIE}={fresh}".encode())]
        secure = scope["scheme"] in {"https", "wss"}
        cookie = cookie_for(fresh, secure=secure) if fresh and not scope["path"].startswith("/static/") else None
        await self._app(scope, receive, _with_headers(send, cookie, secure=secure))

    def knows_host(self, scope: AnyScope) -> bool:
        """Whether the request is for this room, by its ``Host`` header; only ancient programs send none."""
        named = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        known = all(map(self._hosts.accepts, named)) and len(named) <= 1
        return known or scope["path"] in PROBES or self._vouches(scope)

    def lets_in(self, scope: AnyScope) -> bool:
        """Whether the request comes from where it may."""
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
        told, site = origin.lower(), parts.netloc.lower()
        if not site or parts.scheme not in {"http", "https"} or told != f"{parts.scheme}://{site}":
            return False
        return site == host.lower() or told in self._origins


def method_of(scope: Any) -> str:
    """The method of an HTTP request."""
    return str(scope["method"])


def _with_headers(send: Send, cookie: str | None, *, secure: bool) -> Send:
    """``send`` with the protecting headers and the visitor's cookie on the answer's beginning."""
    more = list(PROTECTION)
    if secure:
        more.append(HTTPS_ONLY)
    if cookie:
        more.append((b"set-cookie", cookie.encode()))

    async def sending(message: Message) -> None:
        if message["type"] in {"http.response.start", "websocket.accept"}:
            message["headers"] = [*message.get("headers", ()), *more]
        await send(message)

    return sending


def _wrong_host(scope: AnyScope) -> Refused:
    headers = dict(scope["headers"])
    error = UnknownHost(host=headers.get(b"host", b"").decode("latin-1")[:LONGEST_HOST])
    text = sentence_for(error, language_of(headers.get(b"accept-language", b"").decode("latin-1")[:2]))
    return Refused(HTTPStatus.MISDIRECTED_REQUEST, error.reason, text, WRONG_HOST)


async def _turn_away(scope: AnyScope, receive: Receive, send: Send, refused: Refused) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": refused.code, "reason": refused.reason.replace("_", " ")})
        return
    body = msgspec.json.encode({"reason": refused.reason, "text": refused.text})
    headers = [(b"content-type", b"application/json"), *PROTECTION]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
