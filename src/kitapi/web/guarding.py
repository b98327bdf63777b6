"""What stands before every request: where it comes from, who makes it, and the headers that protect the answer."""

from collections.abc import Iterable
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from kitapi.web.visitors import COOKIE, cookie_for, fresh_token, token_in, user_of

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


class Guard:
    """The application behind its gate.

    A socket is let in only from this host's own pages or an ``origins`` entry (such as ``https://cards.example``); so
    is a request that may change something, unless no browser makes it. Whoever has no token gets one, on pages and API
    answers; the request's ``user`` is its hash.
    """

    def __init__(self, app: ASGIApp, origins: Iterable[str] = ()) -> None:
        self._app = app
        self._origins = frozenset(origin.rstrip("/").lower() for origin in origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one connection; part of ASGI."""
        if scope["type"] not in {ScopeType.HTTP, ScopeType.WEBSOCKET}:
            await self._app(scope, receive, send)
        elif not self.lets_in(scope):
            await _turn_away(scope, receive, send)
        else:
            await self._admit(scope, receive, send)

    async def _admit(self, scope: AnyScope, receive: Receive, send: Send) -> None:
        token = token_in(scope)
        fresh = None if token else fresh_token()
        scope["state"] = {**scope.get("state", {}), "user": user_of(token or fresh or "")}
        if fresh:  # another node that is asked on must know him as this one does
            scope["headers"] = [*scope["headers"], (b"cookie", f"{COOKIE}={fresh}".encode())]
        secure = scope["scheme"] in {"https", "wss"}
        cookie = cookie_for(fresh, secure=secure) if fresh and not scope["path"].startswith("/static/") else None
        await self._app(scope, receive, _with_headers(send, cookie, secure=secure))

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


async def _turn_away(scope: AnyScope, receive: Receive, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": "foreign origin"})
        return
    body = b'{"reason":"foreign_origin","text":"This request comes from another site."}'
    headers = [(b"content-type", b"application/json"), *PROTECTION]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
