"""One socket of a visitor, with little processor time: the load test shares its machine with the server."""

import asyncio
import base64
import secrets
from collections.abc import Callable
from urllib.parse import urlsplit

from kitapi.web.visitors import COOKIE

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA

NO_CODE = 1006
"""The code of a connection that breaks without a closing message."""

_UNMASKED = b"\0\0\0\0"
"""The masking key that changes no byte; the protocol demands a key of clients."""


class Connection(asyncio.Protocol):
    """A websocket to a table; calls ``heard`` with every text, and ``ended`` once with the closing code."""

    def __init__(
        self, request: bytes, heard: Callable[[bytes], None], ended: Callable[["Connection", int], None]
    ) -> None:
        self._request = request
        self._heard = heard
        self._ended = ended
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self._open = False
        self._code = NO_CODE

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the handshake; part of asyncio."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Read the bytes that have arrived; part of asyncio."""
        self._buffer += data
        if not self._open and not self._read_handshake():
            return
        at = 0
        while (frame := _frame_at(self._buffer, at)) is not None:
            kind, begins, at = frame
            self._take(kind, self._buffer[begins:at])
        del self._buffer[:at]

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - asyncio calls it so
        """Record that the connection is broken; part of asyncio."""
        self._ended(self, self._code)

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._write(TEXT, text)

    def stop_reading(self) -> None:
        """Read nothing from the connection until ``resume_reading``; it stays open."""
        if self._transport is not None:
            self._transport.pause_reading()

    def resume_reading(self) -> None:
        """Read from the connection again after ``stop_reading``; it may have ended meanwhile."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.resume_reading()

    def cut(self) -> None:
        """Break the connection without a closing message, as a failing network does."""
        if self._transport is not None:
            self._transport.abort()

    def _read_handshake(self) -> bool:
        """Read the answer to the handshake; returns whether the socket is open. A refusal ends the connection."""
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self._buffer.startswith(b"HTTP/1.1 101"):
            self.cut()
            return False
        del self._buffer[: end + 4]
        self._open = True
        return True

    def _take(self, kind: int, content: bytearray) -> None:
        if kind == TEXT:
            self._heard(bytes(content))
        elif kind == PING:
            self._write(PONG, bytes(content))
        elif kind == CLOSE:
            self._code = int.from_bytes(content[:2], "big") if content else NO_CODE
            self._write(CLOSE, bytes(content))
            if self._transport is not None:
                self._transport.close()

    def _write(self, kind: int, content: bytes) -> None:
        if self._transport is None or self._transport.is_closing():
            return
        size = len(content)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes((0x80 | kind,)) + length + _UNMASKED + content)


def _frame_at(buffer: bytearray, at: int) -> tuple[int, int, int] | None:
    """Kind, and start and end of the content, of the frame that begins at ``at``; None if part of it is missing."""
    have = len(buffer) - at
    if have < 2:
        return None
    size, begins = buffer[at + 1], at + 2
    if size == 126:
        size, begins = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
    elif size == 127:
        size, begins = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
    if len(buffer) < begins + size:
        return None
    return buffer[at] & 0x0F, begins, begins + size


def request_for(address: str, table: str, cookie: str) -> bytes:
    """Return the handshake request for a socket to ``table`` by the visitor with ``cookie``."""
    parts = urlsplit(address)
    lines = (
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {parts.netloc}",
        f"Origin: {parts.scheme}://{parts.netloc}",
        f"Cookie: {COOKIE}={cookie}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}",
    )
    return "\r\n".join((*lines, "", "")).encode()
