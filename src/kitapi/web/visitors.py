"""Visitors: each has an unguessable token in a cookie that the server signs; the room knows only the token's hash.

An unsigned token is accepted only if it is from before cookies were signed and something about its visitor is stored;
it is then signed.
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
SIGNED = re.compile(
    r"([A-Za-z0-9_-]{43})\.([0-9]{1,11})(?:\.([0-9]{1,11})\.([A-Za-z0-9_-]{0,11}(?:~[A-Za-z0-9_-]{0,11})?))?\.([A-Za-z0-9_-]{43})"
)
"""Token, second of signing, second of the first signing and session (both missing in older cookies), and the seal.

A new session is followed by ``~`` and the session that it will replace; until then both are valid.
"""

DAY = 24 * 3600
LIFETIME = 400 * DAY
"""Seconds for which a cookie is valid after it was signed; browsers keep none for longer."""

TOKEN_LIFETIME = 800 * DAY
"""Seconds for which a token is valid after its first signing, however often its cookie is renewed."""

SESSION_BYTES = 8

RENEW_AFTER = 7 * DAY
"""The age of a cookie in seconds after which its next use signs it again."""


LOOKUPS_PER_SECOND = 5
LOOKUP_BURST = 500
"""Maximum of look-ups of unsigned old cookies from one address; a visitor needs one, and then has a signed cookie."""


class Register(Protocol):
    """The known visitors; see ``kitapi.room.visitors.Visitors``."""

    key: bytes
    key_made: float

    def has_ended(self, user: str) -> bool:
        """Whether the visitor has signed out."""
        ...

    def session(self, user: str) -> str:
        """The only valid session of the visitor; empty if they have never replaced one."""
        ...

    async def is_known(self, user: str) -> bool:
        """Whether anything is stored about the visitor."""
        ...


class Unregistered:
    """An empty register with a key of its own."""

    def __init__(self) -> None:
        self.key = secrets.token_bytes(32)
        self.key_made = 0.0

    def has_ended(self, _user: str) -> bool:
        """Never."""
        return False

    def session(self, _user: str) -> str:
        """Return the empty text, because nobody has replaced their session."""
        return ""

    async def is_known(self, _user: str) -> bool:
        """Never."""
        return False


class Visitor(NamedTuple):
    """The visitor who makes a request: their id in the room, and their cookie's value.

    ``sets_cookie``: whether the answer must set that cookie. ``is_new``: whether they came without a valid cookie.
    """

    user: str
    cookie: str
    sets_cookie: bool
    is_new: bool = False

    @property
    def session(self) -> str:
        """Their session."""
        return parse_cookie(self.cookie).session

    @property
    def replaced(self) -> str:
        """The session that the visitor's session will replace; the same one if it replaces none."""
        return parse_cookie(self.cookie).replaced


class SignedCookie(NamedTuple):
    """The content of a signed cookie.

    ``issued``: when the cookie was signed; ``since``: when its token was first signed; both in seconds since 1970.
    ``replaced``: the session that ``session`` will replace, or ``session`` itself.
    """

    token: str
    issued: int
    since: int
    session: str
    replaced: str


class Cookies:
    """Signs cookies, and identifies visitors by them."""

    def __init__(self, register: Register | None = None, clock: Callable[[], float] = time.time) -> None:
        self._register = register or Unregistered()
        self._clock = clock
        self.lookups = Buckets(LOOKUPS_PER_SECOND, LOOKUP_BURST)

    async def visitor(self, scope: HTTPScope | WebSocketScope) -> Visitor:
        """The visitor who makes the request; a new one if its cookie is not valid.

        Raises:
            Busy, RoomFailed: its unsigned cookie must be looked up in the store, which does not answer or is busy.
        """
        found, secure = cookies_in(scope), is_secure(scope)
        value = found.get(SECURE_COOKIE if secure else COOKIE, "")
        if (signed := self._read_signed(value)) is not None:
            user, sets_cookie = user_of(signed.token), self._clock() - signed.issued > RENEW_AFTER
            return Visitor(user, self._renew(signed) if sets_cookie else value, sets_cookie)
        token = found.get(COOKIE, "")
        is_new = not TOKEN.fullmatch(token) or not await self._is_stored(token, scope)
        token = fresh_token() if is_new else token
        return Visitor(user_of(token), self.sign(token), sets_cookie=True, is_new=is_new)

    def sign(self, token: str, since: int | None = None, session: str = "") -> str:
        """The value of a cookie with ``token``, signed now; ``since``: when for the first time, if not now."""
        now = int(self._clock())
        content = f"{token}.{now}.{now if since is None else since}.{session}"
        return f"{content}.{self._seal(content)}"

    def with_new_session(self, cookie: str) -> str:
        """The value of a cookie like the valid ``cookie``, with a new session that is to replace the present one."""
        read = parse_cookie(cookie)
        replaced = self._register.session(user_of(read.token))
        return self.sign(read.token, read.since, f"{secrets.token_urlsafe(SESSION_BYTES)}~{replaced}")

    def has_signed_out(self, user: str) -> bool:
        """Whether ``user`` has signed out."""
        return self._register.has_ended(user)

    def counts(self, visitor: Visitor) -> bool:
        """Whether the session of ``visitor`` is still valid."""
        return self._register.session(visitor.user) in {visitor.session, visitor.replaced}

    def _read_signed(self, value: str) -> SignedCookie | None:
        """The content of the cookie ``value``; None if it was not signed here, is too old, or has ended."""
        content, _, seal = value.rpartition(".")
        if not SIGNED.fullmatch(value) or not hmac.compare_digest(seal, self._seal(content)):
            return None
        read, now = parse_cookie(value), self._clock()
        user = user_of(read.token)
        if self._register.has_ended(user) or self._register.session(user) not in {read.session, read.replaced}:
            return None
        return None if now - read.issued > LIFETIME or now - read.since > TOKEN_LIFETIME else read

    def _renew(self, read: SignedCookie) -> str:
        """The value of the same cookie, signed now."""
        session = read.session if read.session == read.replaced else f"{read.session}~{read.replaced}"
        return self.sign(read.token, read.since, session)

    async def _is_stored(self, token: str, scope: HTTPScope | WebSocketScope) -> bool:
        """Whether the unsigned ``token`` belongs to a visitor from before cookies were signed.

        Browsers keep such cookies no longer than a cookie's lifetime. The store is read for each token, so look-ups are
        limited by address.
        """
        user = user_of(token)
        if self._register.has_ended(user) or self._register.session(user) or scope["path"].startswith("/static/"):
            return False
        if self._clock() - self._register.key_made > LIFETIME:
            return False
        client = scope.get("client")
        if not self.lookups.take(network_of(client[0] if client else "")):
            raise Busy
        return await self._register.is_known(user)

    def _seal(self, content: str) -> str:
        """The signature of the parts of a cookie before it, which dots separate."""
        sum = hmac.digest(self._register.key, f"visitor {content.replace('.', ' ')}".encode(), "sha256")
        return urlsafe_b64encode(sum).rstrip(b"=").decode()


def parse_cookie(cookie: str) -> SignedCookie:
    """The content of a cookie of the form ``SIGNED``. One without a session has the first session, which is empty."""
    found = SIGNED.fullmatch(cookie)
    assert found is not None
    session, is_new, replaced = (found[4] or "").partition("~")
    return SignedCookie(found[1], int(found[2]), int(found[3] or found[2]), session, replaced if is_new else session)


def fresh_token() -> str:
    """A new visitor's token: 256 bits."""
    return secrets.token_urlsafe(32)


def cookies_in(scope: HTTPScope | WebSocketScope) -> dict[str, str]:
    """The cookies of a request by name; the first, if several have one name."""
    found: dict[str, str] = {}
    for name, value in scope["headers"]:
        if name == b"cookie":
            for key, text in _parse_header(value.decode("latin-1")):
                found.setdefault(key, text)
    return found


def _parse_header(header: str) -> Iterator[tuple[str, str]]:
    """The cookies in one header; none if it cannot be read."""
    try:
        yield from ((name, morsel.value) for name, morsel in SimpleCookie(header).items())
    except CookieError:
        return


def is_secure(scope: HTTPScope | WebSocketScope) -> bool:
    """Whether the request came by https, according to this server or a trusted proxy."""
    return scope["scheme"] in {"https", "wss"}


def user_of(token: str) -> str:
    """The visitor's id in the room: the SHA-256 of the token, in hexadecimal."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_of(cookie: str) -> str:
    """The token in the value of a cookie, signed or not."""
    return cookie.partition(".")[0]


def cookie_header(value: str, *, secure: bool) -> str:
    """The header that sets the cookie."""
    attributes = f"Path=/; Max-Age={LIFETIME}; HttpOnly; SameSite=Lax"
    return f"{SECURE_COOKIE}={value}; {attributes}; Secure" if secure else f"{COOKIE}={value}; {attributes}"


def removal_header(name: str) -> str:
    """The header that removes the cookie ``name``."""
    header = f"{name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
    return f"{header}; Secure" if name == SECURE_COOKIE else header
