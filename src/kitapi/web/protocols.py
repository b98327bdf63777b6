"""Subclasses of uvicorn's protocols: they end half-open connections and slow down those that send too fast.

They read a few kilobytes at a time, so that no connection blocks the event loop for long. Encoded texts are written to
a websocket directly, not by ASGI, whose layers cost as much as the system call.
"""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, ClassVar

import h11
import websockets.http11
import websockets.protocol
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from kitapi.web.capacity import Capacity
from kitapi.web.endings import CLOSING_SECONDS

READ_AT_ONCE = 4096
"""Bytes read from a connection in one turn of the event loop."""

MOST_UNREAD = 16 * 1024
"""Maximum bytes of a request's line and headers, as in h11."""

FRAMES_PER_SECOND = 200
FRAMES_AT_ONCE = 400
"""Maximum number of unprocessed frames of one socket, including pings; further frames are not read."""

TIMED_OUT = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"

HEADER, BODY, NOTHING = "header", "body", ""

TEXTS = "kitapi_texts"
"""The extension of an ASGI scope that contains the websocket itself, to which texts are written directly."""

UNREAD_MESSAGES = 4
"""Maximum number of messages of one socket that wait for the application; then reading stops."""

_TEXT = 0x81
"""The first byte of a websocket frame that is a whole text."""


def limit_reads(transport: Any) -> None:
    """Let ``transport`` read at most ``READ_AT_ONCE`` bytes at once; by default asyncio reads up to 256 KiB."""
    if hasattr(transport, "max_size"):
        transport.max_size = READ_AT_ONCE


def release_transport(transport: Any) -> None:
    """Free an ended ``transport``: asyncio leaves it in a reference cycle for the garbage collector."""
    if hasattr(transport, "_read_ready_cb"):
        transport._read_ready_cb = None  # noqa: SLF001


def release_frames(frames: websockets.protocol.Protocol) -> None:
    """Free the parser of an ended socket's ``frames``: its generator and its exception refer to the parser itself."""
    frames.parser.close()
    frames.parser_exc = frames.handshake_exc = None


class Requests(h11.Connection):
    """Parses requests; errors have no traceback, which would make a reference cycle with the connection."""

    def next_event(self) -> Any:
        """Part of h11."""
        try:
            return super().next_event()
        except h11.RemoteProtocolError as error:
            raise error.with_traceback(None) from None


class TimedHttp(H11Protocol):
    """HTTP whose connections end if a request's headers or body do not arrive in time.

    ``young``: the name under which the connection is counted until the headers of its first request have arrived.
    """

    capacity: ClassVar[Capacity] = Capacity()
    young: str | None = None

    _awaited = NOTHING
    _deadline: asyncio.TimerHandle | None = None

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.conn = Requests(h11.SERVER, MOST_UNREAD)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Part of asyncio."""
        limit_reads(transport)
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        """Part of asyncio."""
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """Part of uvicorn: the next request may have arrived already."""
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Part of uvicorn: the connection belongs to another protocol from now on."""
        self._await(NOTHING)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Part of asyncio; stop the timer, which keeps the connection alive: uvicorn does so only without ``exc``."""
        self._await(NOTHING)
        super().connection_lost(exc)
        if self.timeout_keep_alive_task is not None:
            self.timeout_keep_alive_task.cancel()
            self.timeout_keep_alive_task = None
        release_transport(self.transport)

    def _watch(self) -> None:
        """Start the timer for the data that the other side must send now."""
        if self.transport.get_protocol() is self and not self.transport.is_closing():
            self._await({h11.IDLE: HEADER, h11.SEND_BODY: BODY}.get(self.conn.their_state, NOTHING))

    def _await(self, what: str) -> None:
        if what == self._awaited:
            return
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if what != HEADER and self.young is not None:
            self.capacity.grow(self.young)
            self.young = None
        self._awaited = what
        if what:
            limits = self.capacity.limits
            self._deadline = self.loop.call_later(limits.header if what == HEADER else limits.body, self._end)

    def _end(self) -> None:
        """End the connection; if the other side has sent something, send the reason."""
        has_begun = self._awaited == BODY or bool(self.conn.trailing_data[0])
        if has_begun and self.conn.our_state in {h11.IDLE, h11.SEND_RESPONSE}:
            self.transport.write(TIMED_OUT)
        self.transport.close()


class TimedSocket(WebSocketsSansIOProtocol):
    """A websocket that ends if its first frame does not arrive in time, and reads frames at a limited rate.

    ``on_writable``: called when texts may be written again, after ``is_writable`` was false.
    """

    capacity: ClassVar[Capacity] = Capacity()
    on_writable: Callable[[], None] | None = None

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.close_timeout = CLOSING_SECONDS

    _left = float(FRAMES_AT_ONCE)
    _counted = 0.0
    _held: asyncio.TimerHandle | None = None

    @property
    def is_ended(self) -> bool:
        """Whether no text may be written any more."""
        return self.close_sent or self.transport.is_closing()

    @property
    def is_writable(self) -> bool:
        """Whether the peer reads: less than asyncio's limit waits to be sent."""
        return self.writable.is_set()

    def write_texts(self, texts: Iterable[bytes]) -> None:
        """Write texts in UTF-8, in one system call; only once the socket is accepted, and before it has ended."""
        self.transport.write(b"".join([part for text in texts for part in (frame_header(len(text)), text)]))

    def resume_writing(self) -> None:
        """Part of asyncio."""
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    def handle_connect(self, event: websockets.http11.Request) -> None:
        """Part of uvicorn: offer the socket itself to the application, which runs from the next turn of the loop."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[TEXTS] = self

    def start_keepalive(self) -> None:
        """Part of uvicorn: ping at once, so that every living browser has a first frame to send."""
        usual, self.ping_timeout = self.ping_timeout, self.capacity.limits.first_frame
        self.send_keepalive_ping()
        self.ping_timeout = usual

    def keepalive_timeout(self) -> None:
        """Part of uvicorn: data that waits for a client that vanished must not keep the connection open."""
        super().keepalive_timeout()
        self.loop.call_later(self.close_timeout, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        """Part of asyncio."""
        super().data_received(data)
        if self._left < 0 and self._held is None and not self.transport.is_closing():
            self.transport.pause_reading()
            self._held = self.loop.call_later(-self._left / FRAMES_PER_SECOND, self._resume_reading)

    def handle_events(self) -> None:
        """Part of uvicorn: count the received frames."""
        now = self.loop.time()
        if self._counted:
            self._left = min(FRAMES_AT_ONCE, self._left + (now - self._counted) * FRAMES_PER_SECOND)
        self._counted = now
        self._left -= len(self.conn.events)
        super().handle_events()

    def send_receive_event_to_app(self) -> None:
        """Part of uvicorn, which stops reading after every message, two system calls; here only after several."""
        if self.read_paused or self.queue.qsize() >= UNREAD_MESSAGES - 1:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # so that it does not stop
        super().send_receive_event_to_app()
        self.read_paused = False

    def handle_parser_exception(self) -> None:
        """Part of uvicorn, which cannot answer malformed data before the handshake is over."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    async def receive(self) -> Any:
        """Part of ASGI; wait until the rate allows reading again."""
        message = await super().receive()
        if self._held is not None:
            self.transport.pause_reading()
        return message

    def connection_lost(self, exc: Exception | None) -> None:
        """Part of asyncio."""
        if self._held is not None:
            self._held.cancel()
            self._held = None
        super().connection_lost(exc)
        if self.handshake_initiated and hasattr(self, "scope"):
            self.scope["extensions"].pop(TEXTS, None)  # a reference cycle
        release_frames(self.conn)
        release_transport(self.transport)

    def _resume_reading(self) -> None:
        self._held = None
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()


def frame_header(size: int) -> bytes:
    """The frame header before a text of ``size`` bytes on a websocket from the server."""
    if size < 126:
        return bytes((_TEXT, size))
    return b"%c~%b" % (_TEXT, size.to_bytes(2)) if size < 1 << 16 else b"%c\x7f%b" % (_TEXT, size.to_bytes(8))


def protocols(counted: Capacity) -> tuple[type[TimedHttp], type[TimedSocket]]:
    """The protocols of a server with this capacity."""

    class Http(TimedHttp):
        capacity = counted

    class Socket(TimedSocket):
        capacity = counted

    return Http, Socket
