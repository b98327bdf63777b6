"""Who visits: an unguessable token in a cookie that the server has signed; the room knows only the token's hash.

A token that the server has not signed is nobody's. One from before cookies were signed is accepted if something is
stored of its visitor, and signed then.
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
"""Over https: a browser takes it from this very host alone, and never from a neighbouring or unencrypted one."""

TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
SIGNED = re.compile(r"([A-Za-z0-9_-]{43})\.([0-9]{1,11})\.([A-Za-z0-9_-]{43})")

DAY = 24 * 3600
LIFETIME = 400 * DAY
"""Seconds for which a cookie counts after it was signed; browsers keep none for longer."""

RENEWED_AFTER = 7 * DAY
"""Seconds after which a cookie that is used is signed anew."""


LOOKED_UP_A_SECOND = 5
LOOKED_UP_AT_ONCE = 500
"""Visitors with an old cookie behind one address; each is looked up once, and has a signed one then."""


class Register(Protocol):
    """Who is known here; see ``kitapi.room.visitors.Visitors``."""

    key: bytes

    def has_ended(self, user: str) -> bool:
        """Whether the visitor has signed out."""
        ...

    async def is_known(self, user: str) -> bool:
        """Whether anything is stored of the visitor."""
        ...


class Unregistered:
    """A register of nobody, with a key of its own."""

    def __init__(self) -> None:
        self.key = secrets.token_bytes(32)

    def has_ended(self, _user: str) -> bool:
        """Never."""
        return False

    async def is_known(self, _user: str) -> bool:
        """Never."""
        return False


class Visitor(NamedTuple):
    """Who makes a request: what the room knows them by, and their cookie's value.

    ``is_given``: whether they do not have that yet. ``is_new``: whether they came without a cookie that counts.
    """

    user: str
    cookie: str
    is_given: bool
    is_new: bool = False


class Cookies:
    """Signs cookies, and finds out by them who makes a request."""

    def __init__(self, register: Register | None = None, clock: Callable[[], float] = time.time) -> None:
        self._register = register or Unregistered()
        self._clock = clock
        self._looked_up = Buckets(LOOKED_UP_A_SECOND, LOOKED_UP_AT_ONCE)

    async def visitor(self, scope: HTTPScope | WebSocketScope) -> Visitor:
        """Who makes the request; a new visitor if its cookie says nothing that is true.

        Raises:
            Busy, RoomFailed: it carries an old cookie, and the store does not answer, or was asked too often.
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
        """Who has the cookie ``value``; None if it was not signed here, is too old, or its visitor has signed out."""
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
        """Whether ``user`` is known from before; for each the store is read, which no address may ask for too often."""
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
    """The cookies of a request by name; of several with one name the first."""
    found: dict[str, str] = {}
    for name, value in scope["headers"]:
        if name == b"cookie":
            for key, told in _read(value.decode("latin-1")):
                found.setdefault(key, told)
    return found


def _read(header: str) -> Iterator[tuple[str, str]]:
    """The cookies in one header; nothing of one that cannot be read."""
    try:
        yield from ((name, morsel.value) for name, morsel in SimpleCookie(header).items())
    except CookieError:
        return


def is_secure(scope: HTTPScope | WebSocketScope) -> bool:
    """Whether the request came encrypted, as far as this server or a proxy that it believes can tell."""
    return scope["scheme"] in {"https", "wss"}


def user_of(token: str) -> str:
    """What the room knows the visitor by: the SHA-256 of the token, in hexadecimal."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_in(cookie: str) -> str:
    """The token in the value of a cookie, signed or not."""
    return cookie.partition(".")[0]


def cookie_for(value: str, *, secure: bool) -> str:
    """The header that gives a browser its cookie."""
    told = f"Path=/; Max-Age={LIFETIME}; HttpOnly; SameSite=Lax"
    return f"{SECURE_COOKIE}={value}; {told}; Secure" if secure else f"{COOKIE}={value}; {told}"


def removed(name: str) -> str:
    """The header that takes the cookie ``name`` away."""
    told = f"{name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
    return f"{told}; Secure" if name == SECURE_COOKIE else told
