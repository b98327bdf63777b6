"""Which origins are accepted, and which headers secure connections get."""

import asyncio
from typing import Any

import pytest

from kitapi.web.guard import Guard
from kitapi.web.limits import Buckets, TokenBucket
from kitapi.web.visitors import Cookies, user_of

TOKEN = "A" * 43
COOKIES = Cookies()
SIGNED = COOKIES.sign(TOKEN).encode()


async def nothing(*_: Any) -> Any:
    """An application that does nothing."""


GUARD = Guard(nothing, ("https://cards.example",))


@pytest.mark.parametrize(
    ("origin", "host", "own"),
    [
        ("http://localhost:8000", "localhost:8000", True),
        ("https://Kitapi.Example", "kitapi.example", True),
        ("https://cards.example", "localhost:8000", True),
        ("http://localhost", "localhost:8000", False),
        ("http://localhost:8000.evil.example", "localhost:8000", False),
        ("null", "null", False),
        ("http://", "", False),
        ("", "", False),
    ],
)
def test_pages_of_this_host_and_of_allowed_ones_are_our_own(origin: str, host: str, own: bool) -> None:
    assert GUARD.is_own(origin, host) is own


def headers_of(scheme: str, cookie: bytes = b"") -> dict[bytes, bytes]:
    """Return the headers of an answer."""
    messages: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def send(message: Any) -> None:
        messages.append(message)

    headers = [(b"cookie", cookie)] if cookie else []
    scope: Any = {"type": "http", "method": "GET", "path": "/", "scheme": scheme, "headers": headers}
    asyncio.run(Guard(app, cookies=COOKIES)(scope, nothing, send))
    return dict(messages[0]["headers"])


def test_over_https_the_token_is_secure_and_https_is_kept_to() -> None:
    headers = headers_of("https")
    assert headers[b"set-cookie"].endswith(b"; Secure")
    assert headers[b"strict-transport-security"].startswith(b"max-age=")
    assert b"strict-transport-security" not in headers_of("http")


@pytest.mark.parametrize("cookie", [b"kitapi_visitor=" + SIGNED, b"a=b; kitapi_visitor=" + SIGNED])
def test_who_has_a_signed_token_keeps_it(cookie: bytes) -> None:
    assert b"set-cookie" not in headers_of("http", cookie)


@pytest.mark.parametrize(
    "cookie", [b"kitapi_visitor=short", b"kitapi_visitor=", b"=;;=", b"\xff\xfe", b"other=" + SIGNED, TOKEN.encode()]
)
def test_a_cookie_that_is_no_token_is_replaced(cookie: bytes) -> None:
    assert b"set-cookie" in headers_of("http", cookie)


def test_the_room_knows_a_visitor_by_a_hash_alone() -> None:
    assert TOKEN not in user_of(TOKEN)
    assert len(user_of(TOKEN)) == 64


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_lets_a_burst_through_and_then_its_rate() -> None:
    clock = Clock()
    bucket = TokenBucket(rate=2, burst=3, clock=clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now += 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_buckets_are_kept_apart_and_forgotten_when_full() -> None:
    buckets = Buckets(rate=1e-9, burst=1, most=2)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")
    assert buckets.take("c")
    assert not buckets.take("a"), "one that is not full again is not forgotten"
