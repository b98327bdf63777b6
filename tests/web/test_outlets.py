"""Messages queued for a spectator are sent in one write a turn of the loop, and wait for a slow reader."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from kitapi.room.onlookers.audience import Onlooker
from kitapi.web.outlets import BYTES_AT_ONCE, Outlet
from kitapi.web.protocols import frame_header
from kitapi_testing.room_people import story


class PaperSocket:
    """Keeps what is written to it, a tuple for each write; its peer reads ``most`` writes."""

    def __init__(self, most: int = 100) -> None:
        self.most = most
        self.on_writable: Callable[[], None] | None = None
        self.is_ended = False
        self.is_writable = True
        self.written: list[tuple[bytes, ...]] = []

    def write_texts(self, texts: Iterable[bytes]) -> None:
        self.written.append(tuple(texts))
        self.is_writable = len(self.written) < self.most


def as_text(message: bytes) -> tuple[bytes]:
    return (message,)


@story
async def test_all_that_is_queued_in_a_turn_leaves_in_one_write() -> None:
    socket, onlooker = PaperSocket(), Onlooker("maria")
    onlooker.send(b"before")
    with Outlet(socket, onlooker, as_text).serve():
        onlooker.send(b"state")
        onlooker.send(b"done")
        assert socket.written == []
        await asyncio.sleep(0)
        assert socket.written == [(b"before", b"state", b"done")]
        onlooker.send(b"later")
        await asyncio.sleep(0)
        assert socket.written[1:] == [(b"later",)]


@story
async def test_what_a_peer_does_not_read_waits_until_it_does() -> None:
    socket, onlooker = PaperSocket(), Onlooker("maria")
    with Outlet(socket, onlooker, as_text).serve():
        socket.is_writable = False
        onlooker.send(b"state")
        await asyncio.sleep(0)
        assert (socket.written, list(onlooker.waiting)) == ([], [b"state"])
        socket.is_writable = True
        assert socket.on_writable is not None
        socket.on_writable()
        await asyncio.sleep(0)
        assert socket.written == [(b"state",)]


@story
async def test_long_texts_are_written_one_by_one_until_the_peer_stops_reading() -> None:
    socket, onlooker = PaperSocket(most=2), Onlooker("maria")
    long = b"x" * BYTES_AT_ONCE
    with Outlet(socket, onlooker, as_text).serve():
        for _ in range(3):
            onlooker.send(long)
        await asyncio.sleep(0)
        assert socket.written == [(long,)] * 2
        assert list(onlooker.waiting) == [long]


@story
async def test_nothing_is_written_to_a_socket_that_has_ended_nor_kept_for_it() -> None:
    socket, onlooker = PaperSocket(), Onlooker("maria")
    with Outlet(socket, onlooker, as_text).serve():
        socket.is_ended = True
        onlooker.send(b"state")
        await asyncio.sleep(0)
    assert (socket.written, list(onlooker.waiting)) == ([], [])
    assert (socket.on_writable, onlooker.on_release) == (None, None)


@story
async def test_whoever_missed_a_message_is_cut_off() -> None:
    def fail(_: Any) -> tuple[bytes]:
        raise ValueError

    failures: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: failures.append(context["exception"]))
    onlooker = Onlooker("maria")
    with Outlet(PaperSocket(), onlooker, fail).serve():
        onlooker.send(b"state")
        await asyncio.sleep(0)
    assert onlooker.cut_off.is_set()
    assert [type(one) for one in failures] == [ValueError]


@pytest.mark.parametrize(
    ("size", "header"),
    [(0, b"\x81\0"), (125, b"\x81\x7d"), (126, b"\x81\x7e\0\x7e"), (65535, b"\x81\x7e\xff\xff")],
)
def test_the_header_of_a_frame_says_how_long_its_text_is(size: int, header: bytes) -> None:
    assert frame_header(size) == header


def test_a_frame_of_more_than_65535_bytes_has_a_length_of_eight_bytes() -> None:
    assert frame_header(65536) == b"\x81\x7f\0\0\0\0\0\x01\0\0"
