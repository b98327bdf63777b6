"""Cookies: only the server signs them; old ones stay valid, used ones are renewed, and a sign-out ends them."""

import asyncio
import hmac
from base64 import urlsafe_b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kitapi.room.errors import Busy
from kitapi.room.record import streams
from kitapi.room.record.streams import SatDown
from kitapi.room.visitors import Visitors
from kitapi.store import Append, MemoryStore, NewEvent
from kitapi.web.endings import SIGNED_OUT
from kitapi.web.guard import Guard
from kitapi.web.limits import Buckets
from kitapi.web.visitors import (
    COOKIE,
    DAY,
    LIFETIME,
    RENEW_AFTER,
    SECURE_COOKIE,
    TOKEN_LIFETIME,
    Cookies,
    parse_cookie,
    token_of,
    user_of,
)
from kitapi_testing.room_people import TOO_LONG, story
from tests.web.visitors import Visitor, serve_room

TOKEN = "A" * 43
OTHER = "B" * 43


class Register:
    """A register that knows only ``TOKEN``."""

    key = b"k" * 32
    key_made = 1_800_000_000.0

    def __init__(self) -> None:
        self.ended: set[str] = set()
        self.kept: dict[str, str] = {}

    def has_ended(self, user: str) -> bool:
        return user in self.ended

    def session(self, user: str) -> str:
        return self.kept.get(user, "")

    async def is_known(self, user: str) -> bool:
        return user == user_of(TOKEN)


class Clock:
    now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


def send_cookies(cookies: Cookies, scheme: str = "http", **sent: str) -> tuple[str, list[str]]:
    """Return the user of a request with these cookies, and the cookie headers of its answer."""
    answers: list[Any] = []
    users: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        users.append(scope["state"]["user"])
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def send(message: Any) -> None:
        answers.append(message)

    async def receive() -> Any:
        """Receive nothing: no more messages follow."""

    written = "; ".join(f"{name}={value}" for name, value in sent.items())
    headers = [(b"cookie", written.encode())] if sent else []
    scope: Any = {"type": "http", "method": "GET", "path": "/", "scheme": scheme, "headers": headers}
    asyncio.run(Guard(app, cookies=cookies)(scope, receive, send))
    given = [value.decode() for name, value in answers[0]["headers"] if name == b"set-cookie"]
    return users[0], given


def value_in(given: str) -> str:
    """Return the value in the header that gives a cookie."""
    return given.partition("=")[2].partition(";")[0]


def test_a_cookie_that_was_signed_here_identifies_its_visitor() -> None:
    cookies = Cookies(Register(), Clock())
    user, given = send_cookies(cookies)
    [one] = given
    assert send_cookies(cookies, kitapi_visitor=value_in(one)) == (user, [])
    assert user == user_of(token_of(value_in(one)))


@pytest.mark.parametrize(
    "changed",
    [
        lambda value: "C" * 43 + value[43:],
        lambda value: value[:-1] + ("A" if value[-1] != "A" else "B"),
        lambda value: value.replace(".1800000000.", ".1800000001."),
        lambda value: value.replace(".1800000000.", ".01800000000."),
        lambda value: value + "A",
        lambda value: value.rpartition(".")[0],
        lambda value: f"{OTHER}.1800000000.{'A' * 43}",
        lambda _: OTHER,
        lambda _: Cookies(clock=Clock()).sign(TOKEN),
    ],
)
def test_a_token_that_the_server_did_not_sign_is_replaced(changed: Any) -> None:
    """This prevents session fixation: nobody can plant a token that they know."""
    cookies = Cookies(Register(), Clock())
    planted = changed(cookies.sign(OTHER))
    user, [given] = send_cookies(cookies, kitapi_visitor=planted)
    assert user not in {user_of(TOKEN), user_of(OTHER)}
    assert user == user_of(token_of(value_in(given)))


def test_an_old_token_of_which_something_is_stored_is_signed() -> None:
    cookies = Cookies(Register(), Clock())
    user, [given] = send_cookies(cookies, kitapi_visitor=TOKEN)
    assert (user, token_of(value_in(given))) == (user_of(TOKEN), TOKEN)
    assert send_cookies(cookies, kitapi_visitor=value_in(given)) == (user, [])


def test_one_address_has_only_so_many_old_tokens_lookups() -> None:
    """Each look-up reads the store, and anybody can make tokens up."""

    class Counting(Register):
        looked_up = 0

        async def is_known(self, user: str) -> bool:
            self.looked_up += 1
            return await super().is_known(user)

    register = Counting()
    cookies = Cookies(register, Clock())
    cookies.lookups = Buckets(rate=1e-9, burst=3)
    scope: Any = {"path": "/", "scheme": "http", "client": ("10.0.0.1", 1)}

    async def user_at(path: str, address: str) -> str:
        headers = [(b"cookie", f"{COOKIE}={OTHER}".encode())]
        request: Any = {**scope, "path": path, "client": (address, 1), "headers": headers}
        return (await cookies.visitor(request)).user

    for _ in range(3):
        assert asyncio.run(user_at("/", "10.0.0.1")) != user_of(OTHER)
    with pytest.raises(Busy):
        asyncio.run(user_at("/", "10.0.0.1"))
    assert asyncio.run(user_at("/static/main.js", "10.0.0.1")) != user_of(OTHER)
    assert asyncio.run(user_at("/", "10.0.0.2")) != user_of(OTHER)
    assert register.looked_up == 4


def test_a_cookie_is_renewed_in_use_and_ends_where_it_is_not_used() -> None:
    clock = Clock()
    cookies = Cookies(Register(), clock)
    first = cookies.sign(OTHER)
    clock.now += RENEW_AFTER
    assert send_cookies(cookies, kitapi_visitor=first) == (user_of(OTHER), [])
    clock.now += 1
    user, [given] = send_cookies(cookies, kitapi_visitor=first)
    assert (user, token_of(value_in(given))) == (user_of(OTHER), OTHER)
    assert value_in(given) != first
    assert send_cookies(cookies, kitapi_visitor=value_in(given)) == (user, [])
    clock.now += LIFETIME - RENEW_AFTER
    assert send_cookies(cookies, kitapi_visitor=first)[0] != user
    assert send_cookies(cookies, kitapi_visitor=value_in(given))[0] == user


def test_a_token_ends_800_days_after_its_first_signing_however_often_it_is_renewed() -> None:
    clock = Clock()
    cookies = Cookies(Register(), clock)
    value, end = cookies.sign(OTHER), clock.now + TOKEN_LIFETIME
    while clock.now < end - 100 * DAY:
        clock.now += 100 * DAY
        user, [given] = send_cookies(cookies, kitapi_visitor=value)
        assert user == user_of(OTHER)
        value = value_in(given)
    clock.now = end
    assert send_cookies(cookies, kitapi_visitor=value)[0] == user_of(OTHER)
    clock.now += 1
    assert send_cookies(cookies, kitapi_visitor=value)[0] != user_of(OTHER)


def test_a_cookie_from_before_sessions_counts_as_first_signed_when_it_was_signed() -> None:
    clock = Clock()
    cookies, issued = Cookies(Register(), clock), int(clock.now)
    seal = hmac.digest(Register.key, f"visitor {OTHER} {issued}".encode(), "sha256")
    old = f"{OTHER}.{issued}.{urlsafe_b64encode(seal).rstrip(b'=').decode()}"
    assert send_cookies(cookies, kitapi_visitor=old) == (user_of(OTHER), [])
    clock.now += LIFETIME
    user, [given] = send_cookies(cookies, kitapi_visitor=old)
    assert (user, parse_cookie(value_in(given)).since) == (user_of(OTHER), issued)
    clock.now += LIFETIME
    assert send_cookies(cookies, kitapi_visitor=value_in(given))[0] == user
    clock.now += 1
    assert send_cookies(cookies, kitapi_visitor=value_in(given))[0] != user


def test_no_unsigned_token_counts_longer_than_browsers_have_kept_one() -> None:
    clock = Clock()
    cookies = Cookies(Register(), clock)
    clock.now = Register.key_made + LIFETIME
    assert send_cookies(cookies, kitapi_visitor=TOKEN)[0] == user_of(TOKEN)
    clock.now += 1
    assert send_cookies(cookies, kitapi_visitor=TOKEN)[0] != user_of(TOKEN)


def test_a_new_session_counts_beside_the_old_one_until_only_it_is_kept() -> None:
    register, clock = Register(), Clock()
    cookies = Cookies(register, clock)
    first, user = cookies.sign(TOKEN), user_of(TOKEN)
    second, stolen = cookies.with_new_session(first), cookies.with_new_session(first)
    for value in (first, second, stolen):
        assert send_cookies(cookies, kitapi_visitor=value) == (user, [])
    register.kept[user] = parse_cookie(second).session
    assert send_cookies(cookies, kitapi_visitor=second) == (user, [])
    for value in (first, stolen, TOKEN):
        assert send_cookies(cookies, kitapi_visitor=value)[0] != user
    clock.now += RENEW_AFTER + 1
    _, [given] = send_cookies(cookies, kitapi_visitor=second)
    assert send_cookies(cookies, kitapi_visitor=value_in(given)) == (user, [])


def test_over_https_a_cookie_is_of_this_host_alone_and_an_old_one_is_exchanged() -> None:
    cookies = Cookies(Register(), Clock())
    user, given = send_cookies(cookies, "https", kitapi_visitor=TOKEN)
    assert user == user_of(TOKEN)
    assert given[0].startswith(f"{SECURE_COOKIE}={TOKEN}.")
    assert given[0].endswith("; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure")
    assert given[1] == f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
    assert send_cookies(cookies, "https", **{SECURE_COOKIE: value_in(given[0])}) == (user, [])


def test_over_https_no_signed_cookie_counts_that_another_host_may_have_set() -> None:
    cookies = Cookies(Register(), Clock())
    planted = cookies.sign(OTHER)
    assert send_cookies(cookies, "https", kitapi_visitor=planted)[0] != user_of(OTHER)
    assert send_cookies(cookies, "http", **{SECURE_COOKIE: planted})[0] != user_of(OTHER)
    assert send_cookies(cookies, "http", kitapi_visitor=planted)[0] == user_of(OTHER)


def test_nobody_is_a_visitor_who_has_signed_out() -> None:
    register = Register()
    cookies = Cookies(register, Clock())
    signed = cookies.sign(TOKEN)
    register.ended.add(user_of(TOKEN))
    for value in (signed, TOKEN):
        assert send_cookies(cookies, kitapi_visitor=value)[0] != user_of(TOKEN)


async def signed_out(visitor: Visitor) -> None:
    answer = await visitor.browser.post("/api/sign-out")
    assert (answer.status_code, answer.json()) == (200, {"ok": True})
    assert answer.headers["set-cookie"] == f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
    assert COOKIE not in visitor.browser.cookies


@story
async def test_a_sign_out_ends_all_sockets_of_the_visitor_and_every_copy_of_the_cookie(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria, room.visitor() as nikos:
        table = await maria.new_table("me", "open")
        copied = f"{COOKIE}={maria.browser.cookies[COOKIE]}"
        async with maria.at(table) as first, maria.at(table) as second, nikos.at(table) as other:
            for line in (first, second, other):
                await line.hear()
            assert first.state["table"]["me"] is not None
            await signed_out(maria)
            async with asyncio.timeout(TOO_LONG):
                await asyncio.gather(first.socket.wait_closed(), second.socket.wait_closed())
            assert (first.socket.close_code, second.socket.close_code) == (SIGNED_OUT, SIGNED_OUT)
            assert (await other.say(type="sit", seat=1, name="Nikos"))["type"] == "done", "others stay"
        async with maria.at(table, Cookie=copied) as line:
            assert (await line.hear())["table"]["me"] is None
        listed = await maria.browser.get("/api/tables", headers={"Cookie": copied})
        assert listed.json() == {"tables": []}
        assert "set-cookie" in listed.headers


@story
async def test_who_wants_to_be_forgotten_is_nobody_and_others_see_no_name_at_once(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria, room.visitor() as nikos:
        table = await maria.new_table("me", "open")
        user = user_of(token_of(maria.browser.cookies[COOKIE]))
        assert (await maria.browser.get("/api/visitor")).json() == {"number": user[:8]}
        async with maria.at(table) as own, nikos.at(table) as other:
            await own.hear()
            await other.hear()
            assert other.state["table"]["seats"][0]["name"] == "Maria"
            answer = await maria.browser.post("/api/forget-me")
            assert (answer.status_code, answer.json()) == (200, {"forgotten": 1})
            assert COOKIE not in maria.browser.cookies
            async with asyncio.timeout(TOO_LONG):
                await own.socket.wait_closed()
                while other.state["table"]["seats"][0]["name"] != "—":
                    await other.hear()
            assert own.socket.close_code == SIGNED_OUT


@story
async def test_a_name_given_in_another_tab_before_the_sign_out_is_forgotten_too(
    page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, sign_out = MemoryStore(), Visitors.sign_out
    async with serve_room(page, store) as room, room.visitor() as maria:
        await maria.new_table("me", "open")

        async def after_another_table(visitors: Visitors, user: str) -> None:
            await maria.new_table("me", "open")
            await sign_out(visitors, user)

        monkeypatch.setattr(Visitors, "sign_out", after_another_table)
        assert (await maria.browser.post("/api/forget-me")).json() == {"forgotten": 2}
        assert not await store.names()


@story
async def test_nothing_is_kept_of_a_stranger_who_wants_to_be_forgotten(page: Path) -> None:
    store = MemoryStore()
    async with serve_room(page, store) as room, room.visitor() as stranger:
        assert (await stranger.browser.get("/api/visitor")).json() == {"number": ""}
        stranger.browser.cookies.clear()
        assert (await stranger.browser.post("/api/forget-me")).json() == {"forgotten": 0}
        assert await store.version(streams.FORGETTINGS) == await store.version(streams.SIGNED_OUT) == 0


@story
async def test_nothing_is_kept_of_a_sign_out_without_a_cookie(page: Path) -> None:
    store = MemoryStore()
    async with serve_room(page, store) as room, room.visitor() as stranger:
        await signed_out(stranger)
        assert await store.version(streams.SIGNED_OUT) == 0


@story
async def test_what_is_sent_after_the_sign_out_is_not_done(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        table = await maria.new_table("me", "open")
        async with maria.at(table) as line:
            await line.hear()
            desk = await room.room.desk(table)
            user = user_of(token_of(maria.browser.cookies[COOKIE]))
            await room.room.visitors.sign_out(user)
            await line.socket.send('{"type":"rise","id":"command-000001"}')
            async with asyncio.timeout(TOO_LONG):
                await line.socket.wait_closed()
            assert line.socket.close_code == SIGNED_OUT
            assert (await desk.table()).seating.seat_of(user) == 0


@story
async def test_another_sites_page_signs_nobody_out(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        await maria.new_table("me", "open")
        answer = await maria.browser.post("/api/sign-out", headers={"Origin": "http://evil.example"})
        assert answer.status_code == 403
        assert len((await maria.browser.get("/api/tables")).json()["tables"]) == 1


@story
async def test_who_has_an_old_cookie_finds_the_tables_again_and_is_given_a_signed_one(page: Path) -> None:
    store = MemoryStore()
    down = streams.encode_event(SatDown(table="t" * 22))
    await store.append([Append(stream=streams.visitor_stream(user_of(TOKEN)), expected=0, events=(down,))])
    async with serve_room(page, store) as room, room.visitor() as maria:
        answer = await maria.browser.get("/api/games", headers={"Cookie": f"{COOKIE}={TOKEN}"})
        assert answer.headers["set-cookie"].startswith(f"{COOKIE}={TOKEN}.")
        stranger = await maria.browser.get("/api/games", headers={"Cookie": f"{COOKIE}={OTHER}"})
        assert not stranger.headers["set-cookie"].startswith(f"{COOKIE}={OTHER}")


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(TOO_LONG):
        while not condition():
            await asyncio.sleep(0)


def test_all_rooms_of_a_store_have_one_key_and_know_who_signed_out() -> None:
    store = MemoryStore()
    one, other = Visitors(lambda: store), Visitors(lambda: store)
    signed_out: list[str] = []

    async def run() -> None:
        await asyncio.gather(one.begin(), other.begin())
        other.on_signed_out(signed_out.append)
        await one.sign_out("anna")
        await one.sign_out("anna")
        assert not other.has_ended("anna")
        other.on_append(streams.SIGNED_OUT, 1)
        await until(lambda: other.has_ended("anna"))
        later = Visitors(lambda: store)
        await later.begin()
        assert later.has_ended("anna")
        assert one.key == other.key == later.key
        assert len(one.key) == 32

    asyncio.run(run())
    assert signed_out == ["anna"]
    assert len(asyncio.run(store.read(streams.VISITOR_KEY))) == 1
    assert len(asyncio.run(store.read(streams.SIGNED_OUT))) == 1


def test_of_two_sessions_that_replace_the_same_one_only_the_first_is_kept_in_all_rooms_of_a_store() -> None:
    store = MemoryStore()
    one, other = Visitors(lambda: store), Visitors(lambda: store)
    kept: list[tuple[str, str]] = []

    async def run() -> None:
        await asyncio.gather(one.begin(), other.begin())
        other.on_session_replaced(lambda user, session: kept.append((user, session)))
        assert await one.keep_session("anna", "mine", "")
        assert not await other.keep_session("anna", "theirs", "")
        assert not await one.keep_session("anna", "theirs", "")
        assert await other.keep_session("anna", "mine", "")
        assert await other.keep_session("ben", "next", "")
        assert not await one.keep_session("ben", "late", "early")
        one.on_append(streams.SESSIONS, 2)
        await until(lambda: one.session("ben") == "next")
        later = Visitors(lambda: store)
        await later.begin()
        assert [(room.session("anna"), room.session("ben")) for room in (one, other, later)] == [("mine", "next")] * 3

    asyncio.run(run())
    assert kept == [("anna", "mine"), ("ben", "next")]
    assert len(asyncio.run(store.read(streams.SESSIONS))) == 2


def test_who_was_in_a_class_or_opened_a_table_before_there_was_a_key_is_known() -> None:
    store = MemoryStore()

    async def store_event(stream: str, kind: str, **fields: str) -> None:
        event = NewEvent(kind=kind, schema=1, payload=msgspec.json.encode({"kind": kind, **fields}))
        await store.append([Append(stream=stream, expected=None, events=(event,))])

    async def run() -> list[bool]:
        await store_event("class:ABC", "class.opened", by="trainer")
        await store_event("class:ABC", "class.joined", user="trainee")
        await store_event("table:x", "table.opened", by="opener")
        visitors = Visitors(lambda: store)
        await visitors.begin()
        await store_event("class:ABC", "class.joined", user="later")
        later = Visitors(lambda: store)
        await later.begin()
        return [await later.is_known(user) for user in ("trainer", "trainee", "opener", "later", "nobody")]

    assert asyncio.run(run()) == [True, True, True, False, False]


def test_the_key_does_not_appear_when_the_event_is_printed() -> None:
    assert "secret" not in repr(streams.VisitorKeyMade(key="secret", known=("anna",)))
