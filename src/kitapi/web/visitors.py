"""Who visits: an unguessable token in a cookie; everything behind the web knows only its hash."""

import hashlib
import re
import secrets
from http.cookies import CookieError, SimpleCookie

from litestar.types import HTTPScope, WebSocketScope

COOKIE = "kitapi_visitor"
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
TEN_YEARS = 10 * 365 * 24 * 3600


def fresh_token() -> str:
    """A new visitor's token: 256 bits."""
    return secrets.token_urlsafe(32)


def token_in(scope: HTTPScope | WebSocketScope) -> str | None:
    """The token that a request's cookie carries, if it has the form of one."""
    for name, value in scope["headers"]:
        if name == b"cookie":
            try:
                morsel = SimpleCookie(value.decode("latin-1")).get(COOKIE)
            except CookieError:
                continue
            if morsel and TOKEN.fullmatch(morsel.value):
                return morsel.value
    return None


def user_of(token: str) -> str:
    """What the room knows the visitor by: the SHA-256 of the token, in hexadecimal."""
    return hashlib.sha256(token.encode()).hexdigest()


def cookie_for(token: str, *, secure: bool) -> str:
    """The header that gives a browser its token."""
    told = f"{COOKIE}={token}; Path=/; Max-Age={TEN_YEARS}; HttpOnly; SameSite=Lax"
    return f"{told}; Secure" if secure else told
