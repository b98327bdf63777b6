"""Visitors: each has an unguessable token in a cookie that the server signs; the room knows only the token's hash.

A token that the server has not signed is not accepted, except one from before cookies were signed, if something about
its visitor is stored; it is then signed.
"""

import hashlib
import hmac
import re
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from http.cookies import CookieError, SimpleCookie
from typing import NamedTuple, Protocol

from litestar.types import HTTPScope, WebSocketScope

from kitapi.room.errors import Busy
from kitapi.web.addresses import network_of
from kitapi.web.limits import Buckets

COOKIE = "kitapi_visitor"
SECURE_COOKIE = f"__Host-{COOKIE}"
"""The cookie over https: a browser accepts it only from this host, never from a neighbouring or unencrypted one."""

TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
SIGNED = re.compile(r"([A-Za-z0-9_-]{43})\.([0-9]{1,11})\.([A-Za-z0-9_-]{43})")

DAY = 24 * 3600
LIFETIME = 400 * DAY
"""Seconds for which a cookie is valid after it was signed; browsers keep none for longer."""

RENEWED_AFTER = 7 * DAY
"""Seconds after which the next use of a cookie signs it anew."""


LOOKED_UP_A_SECOND = 5
LOOKED_UP_AT_ONCE = 500
"""Look-ups of visitors with an old cookie behind one address; each needs one, and then has a signed cookie."""


class Register(Protocol):
    """The known visitors; see ``kitapi.room.visitors.Visitors``."""

    key: bytes

    def has_ended(self, user: str) -> bool:
        """Whether the visitor has signed out."""
        ...

    async def is_known(self, user: str) -> bool:
        """Whether anything is stored about the visitor."""
        ...


class Unregistered:
    """An empty register with a key of its own."""

    def __init__(self) -> None:
        self.key = secrets.token_bytes(32)

    def has_ended(self, _user: str) -> bool:
        """Never."""
        return False

    async def is_known(self, _user: str) -> bool:
        """Never."""
        return False


class Visitor(NamedTuple):
    """The visitor who makes a request: their id in the room, and their cookie's value.

    ``is_given``: whether the answer must set that cookie. ``is_new``: whether they came without a valid cookie.
    """

    user: str
    cookie: str
    is_given: bool
    is_new: bool = False


class Cookies:
    """Signs cookies, and identifies visitors by them."""

    def __init__(self, register: Register | None = None, clock: Callable[[], float] = time.time) -> None:
        self._register = register or Unregistered()
        self._clock = clock
        self._looked_up = Buckets(LOOKED_UP_A_SECOND, LOOKED_UP_AT_ONCE)

    async def visitor(self, scope: HTTPScope | WebSocketScope) -> Visitor:
        """The visitor who makes the request; a new one if its cookie is not valid.

        Raises:
            Busy, RoomFailed: it carries an old cookie, and the store does not answer, or was read too often.
        """
        found, secure = cookies_in(scope), is_secure(scope)
        value = found.get(SECURE_COOKIE if secure else COOKIE, "")
        if (signed := self._signed(value)) is not None:
            return signed
        token = found.get(COOKIE, "")
        is_new = not TOKEN.fullmatch(token) or not await self._is_of_before(user_of(token), scope)
        token = fresh_token() if is_new else token
        return Visitor(user_of(token), self.sign(token), is_given=True, is_new=is_new)

    def sign(self, token: str) -> str:
        """The value of a cookie with ``token``, signed now."""
        issued = str(int(self._clock()))
        return f"{token}.{issued}.{self._seal(token, issued)}"

    def has_ended(self, user: str) -> bool:
        """Whether ``user`` has signed out."""
        return self._register.has_ended(user)

    def _signed(self, value: str) -> Visitor | None:
        """The visitor of the cookie ``value``; None if it was not signed here, is too old, or they have signed out."""
        found = SIGNED.fullmatch(value)
        if found is None:
            return None
        token, issued = found[1], found[2]
        age, user = self._clock() - int(issued), user_of(token)
        if not hmac.compare_digest(found[3], self._seal(token, issued)) or self._register.has_ended(user):
            return None
        if age > LIFETIME:
            return None
        return Visitor(user, self.sign(token), True) if age > RENEWED_AFTER else Visitor(user, value, False)

    async def _is_of_before(self, user: str, scope: HTTPScope | WebSocketScope) -> bool:
        """Whether ``user`` is known from before; each look-up reads the store, so each address has few of them."""
        if self._register.has_ended(user) or scope["path"].startswith("/static/"):
            return False
        client = scope.get("client")
        if not self._looked_up.take(network_of(client[0] if client else "")):
            raise Busy
        return await self._register.is_known(user)

    def _seal(self, token: str, issued: str) -> str:
        sum = hmac.digest(self._register.key, f"visitor {token} {issued}".encode(), "sha256")
        return urlsafe_b64encode(sum).rstrip(b"=").decode()


def fresh_token() -> str:
    """A new visitor's token: 256 bits."""
    return secrets.token_urlsafe(32)


def cookies_in(scope: HTTPScope | WebSocketScope) -> dict[str, str]:
    """The cookies of a request by name; the first, if several have one name."""
    found: dict[str, str] = {}
    for name, value in scope["headers"]:
        if name == b"cookie":
            for key, text in _read(value.decode("latin-1")):
                found.setdefault(key, text)
    return found


def _read(header: str) -> Iterator[tuple[str, str]]:
    """The cookies in one header; nothing of one that cannot be read."""
    try:
        yield from ((name, morsel.value) for name, morsel in SimpleCookie(header).items())
    except CookieError:
        return


def is_secure(scope: HTTPScope | WebSocketScope) -> bool:
    """Whether the request came by https, as this server sees it or a trusted proxy says."""
    return scope["scheme"] in {"https", "wss"}


def user_of(token: str) -> str:
    """What the room knows the visitor by: the SHA-256 of the token, in hexadecimal."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_in(cookie: str) -> str:
    """The token in the value of a cookie, signed or not."""
    return cookie.partition(".")[0]


def cookie_for(value: str, *, secure: bool) -> str:
    """The header that gives a browser its cookie."""
    attributes = f"Path=/; Max-Age={LIFETIME}; HttpOnly; SameSite=Lax"
    return f"{SECURE_COOKIE}={value}; {attributes}; Secure" if secure else f"{COOKIE}={value}; {attributes}"


def removed(name: str) -> str:
    """The header that removes the cookie ``name``."""
    header = f"{name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
    return f"{header}; Secure" if name == SECURE_COOKIE else header
