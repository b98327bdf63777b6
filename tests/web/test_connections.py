"""Connections of strangers: half-open ones end, their number is limited, and players are served."""

import asyncio
import contextlib
import errno
import logging
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kitapi.room.full import AddressFull, RoomFull
from kitapi.store import MemoryStore
from kitapi.web import acceptor, protocols
from kitapi.web.capacity import Capacity, Limits
from kitapi.web.endings import CLOSING_SECONDS, FULL
from kitapi.web.guard import Guard
from kitapi.web.open_files import connections_within
from kitapi.web.operation import operation_of
from kitapi.web.protocols import TimedSocket
from kitapi.web.server import server_of
from kitapi.web.visitors import fresh_token
from kitapi_campaigns.load_runs.connection import request_for
from kitapi_testing.room_people import TOO_LONG, story, toy_room
from tests.web.visitors import Line, Served, serve_room

POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"

SHORT = Limits(header=0.05, body=0.05, first_frame=0.05)


@asynccontextmanager
async def serve_with_limits(page: Path, limits: Limits, spectators: int = 500) -> AsyncIterator[Served]:
    """Yield a room whose server has these limits."""
    room = toy_room(MemoryStore())
    room.desks.limit_spectators(spectators)
    async with serve_room(page, room=room, operation=operation_of(room, capacity=Capacity(limits))) as there:
        yield there


@asynccontextmanager
async def connect(room: Served, sent: bytes = b"") -> AsyncIterator[asyncio.StreamReader]:
    """Yield a plain connection on which ``sent`` was sent."""
    reader, writer = await asyncio.open_connection(*room.host.split(":"))
    writer.write(sent)
    try:
        yield reader
    finally:
        writer.close()


async def read_all(reader: asyncio.StreamReader) -> bytes:
    async with asyncio.timeout(TOO_LONG):
        return await reader.read()


@pytest.mark.parametrize(
    ("sent", "answer"),
    [
        (b"", b""),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nX-More: ", b"HTTP/1.1 408 "),
        (POST + b"Content-Length: 9\r\n\r\n{", b"HTTP/1.1 408 "),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{", b"HTTP/1.1 408 "),
    ],
    ids=["nothing", "half a header", "half a body", "half a body in chunks"],
)
@story
async def test_a_half_open_connection_is_ended(page: Path, sent: bytes, answer: bytes) -> None:
    async with serve_with_limits(page, SHORT) as room, connect(room, sent) as reader:
        assert (await read_all(reader)).startswith(answer)


@story
async def test_a_header_sent_byte_by_byte_has_the_same_time_limit(page: Path) -> None:
    async with serve_with_limits(page, SHORT) as room:
        reader, writer = await asyncio.open_connection(*room.host.split(":"))
        writer.write(b"GET / HTTP/1.1\r\nX-More: ")
        ended = asyncio.create_task(reader.read())
        sent = 0
        while not ended.done() and sent < 1000:
            writer.write(b"x")
            sent += 1
            await asyncio.sleep(0.01)
        assert sent < 1000
        with contextlib.suppress(ConnectionError):
            assert (await ended).startswith(b"HTTP/1.1 408 ")
        writer.close()


@story
async def test_a_second_request_on_a_connection_has_the_same_time_limit(page: Path) -> None:
    async with serve_with_limits(page, SHORT) as room:
        whole = b"GET /api/games HTTP/1.1\r\nHost: " + room.host.encode() + b"\r\n\r\n"
        async with connect(room, whole + b"GET / HTTP/1.1\r\nX-More: ") as reader:
            received = await read_all(reader)
    assert received.startswith(b"HTTP/1.1 200 ")
    assert b"HTTP/1.1 408 " in received


@story
async def test_a_socket_without_an_answer_to_its_ping_is_ended_and_one_that_answers_stays(page: Path) -> None:
    async with serve_with_limits(page, SHORT) as room, room.visitor() as maria:
        table = await maria.new_table("me", "first")
        async with maria.at(table) as line:
            async with connect(room, request_for(room.address, table, fresh_token())) as reader:
                received = await read_all(reader)
            await asyncio.sleep(0.1)
            assert (await line.contribute())["type"] == "done"
    assert received.startswith(b"HTTP/1.1 101 ")
    assert received.endswith(b"keepalive ping timeout"), "the close frame says why"


@story
async def test_a_client_that_vanished_is_not_counted_any_longer_than_until_its_ping_fails(
    page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Megabytes that nobody reads wait to be sent: the system would keep the connection for minutes."""
    monkeypatch.setattr(protocols, "CLOSING_SECONDS", 0.05)
    opened = list[TimedSocket]()
    start = TimedSocket.start_keepalive

    def start_recorded(socket: TimedSocket) -> None:
        opened.append(socket)
        start(socket)

    monkeypatch.setattr(TimedSocket, "start_keepalive", start_recorded)
    room, capacity = toy_room(MemoryStore()), Capacity(SHORT)
    operation = operation_of(room, capacity=capacity)
    async with serve_room(page, room=room, operation=operation) as there, there.visitor() as maria:
        table = await maria.new_table("me", "first")
        async with connect(there, request_for(there.address, table, fresh_token())):
            async with asyncio.timeout(TOO_LONG):
                while not opened:
                    await asyncio.sleep(0.01)
                opened[0].transport.write(b"\x8a\x00" * 5_000_000)
                assert opened[0].transport.get_write_buffer_size() > 0
                assert capacity.sockets
                while capacity.sockets:
                    await asyncio.sleep(0.01)


def test_how_long_a_client_that_vanished_is_counted() -> None:
    app: Any = None
    config = server_of(Guard(app)).config
    assert config.ws_ping_interval is not None
    assert config.ws_ping_timeout is not None
    assert config.ws_ping_interval + config.ws_ping_timeout + CLOSING_SECONDS == 33


@story
async def test_a_request_that_takes_long_to_answer_is_not_ended(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serve_with_limits(page, SHORT) as room, room.visitor() as maria:
        waiting = room.room.tables_of

        async def slowly(user: str) -> Any:
            await asyncio.sleep(0.15)
            return await waiting(user)

        monkeypatch.setattr(room.room, "tables_of", slowly)
        assert (await maria.browser.get("/api/tables")).status_code == 200


@story
async def test_one_address_may_have_a_limited_number_of_connections_without_a_request(page: Path) -> None:
    async with serve_with_limits(page, Limits(connections=6)) as room, contextlib.AsyncExitStack() as stack:
        idle = [await stack.enter_async_context(connect(room)) for _ in range(3)]
        async with connect(room) as reader:
            assert (await read_all(reader)).startswith(b"HTTP/1.1 503 ")
        assert not any(one.at_eof() for one in idle)


@story
async def test_when_full_accepting_pauses_with_one_log_line_and_waiting_connections_are_served_later(
    page: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(acceptor, "PAUSE", 0.01)
    async with serve_with_limits(page, Limits(connections=3)) as room, room.visitor() as maria:
        table = await maria.new_table("me", "first")
        request = request_for(room.address, table, fresh_token())
        async with connect(room, request) as first, connect(room, request) as second:
            for reader in (first, second):
                assert (await reader.readline()).startswith(b"HTTP/1.1 101 ")
            async with connect(room, b"GET /healthz HTTP/1.1\r\nHost: " + room.host.encode() + b"\r\n\r\n") as third:
                answer = asyncio.create_task(third.readline())
                while not caplog.records:
                    await asyncio.sleep(0.01)
                await asyncio.sleep(0.1)
                assert not answer.done()
                await maria.browser.aclose()
                async with asyncio.timeout(TOO_LONG):
                    assert (await answer).startswith(b"HTTP/1.1 200 ")
    logged = [one.getMessage() for one in caplog.records if one.name == acceptor.LOG.name]
    assert logged == ["no connection is accepted for a while: the maximum is reached"]


@story
async def test_without_file_descriptors_one_line_is_logged_and_accepting_resumes_later(
    page: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(acceptor, "PAUSE", 0.001)
    loop, tries = asyncio.get_running_loop(), 0
    accept = loop.sock_accept

    async def fail_first(listening: Any) -> Any:
        nonlocal tries
        tries += 1
        if tries <= 20:
            raise OSError(errno.EMFILE, "Too many open files")
        return await accept(listening)

    monkeypatch.setattr(loop, "sock_accept", fail_first)
    async with serve_with_limits(page, Limits()) as room, room.visitor() as maria:
        assert (await maria.browser.get("/healthz")).status_code == 200
    logged = [one for one in caplog.records if one.levelno >= logging.WARNING]
    assert [one.getMessage() for one in logged] == [
        "no connection is accepted for a while: the system has no resources for more"
    ]


@story
async def test_a_flood_of_frames_is_read_slowly_and_others_are_served_meanwhile(page: Path) -> None:
    async with serve_with_limits(page, Limits()) as room, room.visitor() as maria, room.visitor() as stranger:
        table = await maria.new_table("me", "first")
        async with maria.at(table) as line, stranger.at(table) as flood:
            for _ in range(3000):
                await flood.socket.send("{}")
            assert (await line.contribute())["type"] == "done"
            assert (await line.play())["type"] == "done"
            answered = 0
            with contextlib.suppress(TimeoutError):
                while True:
                    await asyncio.wait_for(flood.socket.recv(), 0.05)
                    answered += 1
            assert 0 < answered < 3000
            flood.socket.transport.abort()


async def refusal(line: Line) -> tuple[dict[str, Any], int]:
    """Return the refusal that a visitor receives, and the code with which the socket is closed."""
    refused = await line.hear()
    with pytest.raises(ConnectionClosed) as closed:
        await line.hear()
    assert closed.value.rcvd is not None
    return refused, closed.value.rcvd.code


@story
async def test_a_spectator_at_a_full_table_is_refused_in_their_language(page: Path) -> None:
    async with (
        serve_with_limits(page, Limits(), spectators=1) as room,
        room.visitor() as maria,
        room.visitor() as other,
    ):
        table = await maria.new_table("me", "first")
        async with room.visitor() as first, first.at(table) as watching, maria.at(table) as line:
            await watching.hear()
            async with other.at(table, "el") as late:
                refused, code = await refusal(late)
            assert (await line.contribute())["type"] == "done", "players are let in"
        assert (refused["reason"], refused["text"], code) == (
            "table_full",
            "Το τραπέζι είναι γεμάτο θεατές. Πέρασε αργότερα.",
            FULL,
        )


@story
async def test_one_address_may_have_a_limited_number_of_sockets_and_more_if_it_plays(page: Path) -> None:
    async with serve_with_limits(page, Limits(of_address=1)) as room, room.visitor() as maria, room.visitor() as other:
        table = await maria.new_table("me", "first")
        async with other.at(table) as watching:
            await watching.hear()
            async with other.at(table) as second:
                refused, code = await refusal(second)
            assert (refused["reason"], refused["facts"], code) == ("address_full", {"most": 1}, FULL)
            async with maria.at(table) as line:
                assert (await line.contribute())["type"] == "done"
                async with maria.at(table) as third:
                    assert (await refusal(third))[0]["reason"] == "address_full"


def test_spectators_are_turned_away_before_the_room_is_full() -> None:
    capacity = Capacity(Limits(connections=10))
    with contextlib.ExitStack() as stack:
        for number in range(9):
            stack.enter_context(capacity.socket(f"10.0.0.{number}"))
            assert capacity.refusal_of_spectator(f"10.0.0.{number}") is None
        stack.enter_context(capacity.socket("10.0.1.1"))
        assert isinstance(capacity.refusal_of_spectator("10.0.1.1"), RoomFull)
    assert capacity.refusal_of_spectator("10.0.1.1") is None


def test_all_addresses_of_one_ipv6_network_count_as_one() -> None:
    capacity = Capacity(Limits(of_address=1))
    with capacity.socket("2001:db8:1:2::1"), capacity.socket("2001:db8:1:2:ffff::9"):
        assert isinstance(capacity.refusal_of_spectator("2001:db8:1:2::7"), AddressFull)
        with pytest.raises(AddressFull), capacity.socket("2001:db8:1:2::3"):
            pass
        with capacity.socket("2001:db8:1:3::1"):
            assert capacity.refusal_of_spectator("2001:db8:1:3::1") is None


def test_ipv4_addresses_in_ipv6_form_count_apart_and_a_proxy_is_recognized() -> None:
    capacity = Capacity(Limits(of_address=1), proxies=("10.0.0.2",))
    with capacity.socket("::ffff:192.0.2.1"), capacity.socket("::ffff:192.0.2.1"):
        assert isinstance(capacity.refusal_of_spectator("192.0.2.1"), AddressFull)
        with capacity.socket("::ffff:192.0.2.2"):
            assert capacity.refusal_of_spectator("::ffff:192.0.2.2") is None
    assert all(capacity.take("::ffff:10.0.0.2") for _ in range(300))


@pytest.mark.parametrize(
    ("proxies", "address", "is_taken"),
    [
        ((), "10.0.0.2", False),
        (("10.0.0.2",), "10.0.0.2", True),
        (("10.0.0.0/24",), "10.0.0.9", True),
        (("10.0.0.2",), "10.0.0.3", False),
        (("*",), "10.0.0.3", True),
        (("proxy",), "10.0.0.3", False),
    ],
)
def test_a_named_proxy_opens_any_number_of_connections(proxies: tuple[str, ...], address: str, is_taken: bool) -> None:
    capacity = Capacity(Limits(connections=4), proxies)
    for _ in range(2):
        assert capacity.take(address) == address
    assert (capacity.take(address) == address) is is_taken


def test_another_node_opens_any_number_of_connections_and_one_with_a_request_does_not_count() -> None:
    capacity = Capacity(Limits(connections=2))
    idle = capacity.take("10.0.0.2")
    assert idle is not None
    assert capacity.take("10.0.0.2") is None
    capacity.grow(idle)
    assert capacity.take("10.0.0.2") is not None
    assert capacity.take("10.0.0.2") is None
    capacity.trust("10.0.0.2")
    assert capacity.take("10.0.0.2") is not None


def test_an_address_that_opens_connections_all_the_time_is_turned_away() -> None:
    capacity, taken = Capacity(Limits()), 0
    for _ in range(3000):
        if (young := capacity.take("10.0.0.2")) is not None:
            capacity.grow(young)
            taken += 1
    assert 1000 <= taken < 3000
    assert capacity.take("10.0.0.3") is not None


RAISED = """
import resource
from kitapi.web.open_files import raise_limit
_, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (64, hard))
limit = raise_limit()
print(resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard), limit == (None if hard == -1 else hard))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="limits differ between systems")
def test_the_limit_of_open_files_is_raised_as_far_as_it_may_be() -> None:
    done = subprocess.run([sys.executable, "-c", RAISED], capture_output=True, text=True, check=True)
    assert done.stdout == "True True\n"


@pytest.mark.parametrize(
    ("limit", "wanted", "connections"),
    [(None, 10_000, 10_000), (20_000, 10_000, 10_000), (1024, 10_000, 896), (64, 10_000, 32), (64, 10, 10)],
)
def test_there_are_never_more_connections_than_files_for_them(limit: int | None, wanted: int, connections: int) -> None:
    assert connections_within(limit, wanted) == connections
