"""Attacks a server with plain sockets: ``python -m tools.proving.strangers.attack JSON``, where ``Attack`` is the JSON.

It begins at a line on its input, ends at the next one or when its time is over, and then says what it did in a line of
JSON. Connections come from 127.0.0.1 and, where there are to be more ``addresses``, from those after it.
"""

import errno
import select
import socket
import sys
import time
from collections.abc import Callable
from urllib.parse import urlsplit

import msgspec

from kitapi.web.open_files import raise_limit
from kitapi.web.visitors import fresh_token
from tools.loading.line import request_for

UNFINISHED_HEADER = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-More: "
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
UNFINISHED_BODY = POST + b"Content-Length: 500\r\n\r\n{"
NONSENSE = b"\x81\x82\0\0\0\0{}"
"""A text frame without a command in it."""

NO_UTF8 = b"\x81\x82\0\0\0\0\xff\xfe"
LONGEST_RUN = 120.0


class Attack(msgspec.Struct, frozen=True, kw_only=True):
    """What is done to the ``server`` at ``table``: ``many`` connections, or frames of one, for so many ``seconds``."""

    kind: str
    server: str
    table: str
    many: int
    seconds: float
    addresses: int = 1


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """How many connections were opened, or frames sent; how many of them the server answered, and has ended."""

    opened: int
    answered: int = 0
    ended: int = 0
    first_end: float = 0.0
    last_end: float = 0.0


def crowd(asked: Attack) -> Done:
    """Spectators who never read, each with a cookie of their own."""
    return _hold(asked, lambda _: request_for(asked.server, asked.table, fresh_token()))


def half_open(asked: Attack) -> Done:
    """Headers and bodies that never end, and sockets on which nothing is ever said."""
    sent = (
        lambda: UNFINISHED_HEADER,
        lambda: UNFINISHED_BODY,
        lambda: request_for(asked.server, asked.table, fresh_token()),
        lambda: b"",
    )
    return _hold(asked, lambda number: sent[number % len(sent)]())


def frames(asked: Attack) -> Done:
    """Frames of one spectator, as fast as they are taken; what comes back is thrown away."""
    connection, sent = _connected(asked, 0), 0
    connection.sendall(request_for(asked.server, asked.table, fresh_token()))
    assert connection.recv(65536).startswith(b"HTTP/1.1 101")
    connection.setblocking(False)
    much, until = NONSENSE * 1000, time.monotonic() + asked.seconds
    while sent < asked.many * len(NONSENSE) and time.monotonic() < until and not _is_told_to_end():
        readable, writable, _ = select.select([connection], [connection], [], 0.1)
        if readable and not connection.recv(1 << 20):
            break
        if writable:
            sent += connection.send(much[sent % len(NONSENSE) :])
    return Done(opened=sent // len(NONSENSE))


def broken_frames(asked: Attack) -> Done:
    """Sockets that each send a text that is none, and unreadable requests in between."""
    done = 0
    for number in range(asked.many):
        connection = _connected(asked, number)
        connection.sendall(request_for(asked.server, asked.table, fresh_token()) if number % 2 else b"\0\0\r\n\r\n")
        if connection.recv(65536).startswith(b"HTTP/1.1 101"):
            connection.sendall(NO_UTF8)
        connection.settimeout(5)
        while connection.recv(65536):
            pass
        connection.close()
        done += 1
        if _is_told_to_end():
            break
    return Done(opened=done, ended=done)


KINDS: dict[str, Callable[[Attack], Done]] = {
    "crowd": crowd,
    "half-open": half_open,
    "frames": frames,
    "broken-frames": broken_frames,
}


def _hold(asked: Attack, first: Callable[[int], bytes]) -> Done:
    """Open the connections at once, send what comes ``first`` on each, and keep them as long as the server does."""
    began = time.monotonic()
    opened = [_connecting(asked, number) for number in range(asked.many)]
    waiting = {connection.fileno(): (number, connection) for number, connection in enumerate(opened)}
    poll, ends, answered = select.poll(), list[float](), 0
    for handle in waiting:
        poll.register(handle, select.POLLOUT)
    while waiting and time.monotonic() - began < asked.seconds and not _is_told_to_end():
        for handle, event in poll.poll(50):
            number, connection = waiting[handle]
            if event & select.POLLOUT and not event & (select.POLLHUP | select.POLLERR):
                connection.send(first(number))
                answered += 1
                poll.modify(handle, select.POLLRDHUP)
            else:
                poll.unregister(handle)
                del waiting[handle]
                connection.close()
                ends.append(time.monotonic() - began)
    for connection in opened:
        connection.close()
    first_end, last_end = (round(min(ends), 2), round(max(ends), 2)) if ends else (0.0, 0.0)
    return Done(opened=asked.many, answered=answered, ended=len(ends), first_end=first_end, last_end=last_end)


def _connecting(asked: Attack, number: int) -> socket.socket:
    """A connection that is being made, from the address whose turn it is."""
    connection, there = _bound(asked, number)
    connection.setblocking(False)
    assert connection.connect_ex(there) in {0, errno.EINPROGRESS}
    return connection


def _connected(asked: Attack, number: int) -> socket.socket:
    connection, there = _bound(asked, number)
    connection.connect(there)
    return connection


def _bound(asked: Attack, number: int) -> tuple[socket.socket, tuple[str, int]]:
    parts = urlsplit(asked.server)
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    if asked.addresses > 1:
        connection.bind((f"127.0.{1 + number % asked.addresses // 250}.{1 + number % asked.addresses % 250}", 0))
    assert parts.hostname is not None
    assert parts.port is not None
    return connection, (parts.hostname, parts.port)


def _is_told_to_end() -> bool:
    return bool(select.select([sys.stdin], [], [], 0)[0])


def main() -> None:
    """Attack as asked."""
    raise_limit()
    asked = msgspec.json.decode(sys.argv[1], type=Attack)
    print("ready", flush=True)
    sys.stdin.readline()
    print(msgspec.json.encode(KINDS[asked.kind](asked)).decode(), flush=True)


if __name__ == "__main__":
    main()
