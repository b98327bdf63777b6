"""Attacks a server with plain sockets: JSON is an ``Attack``.

    python -m kitapi_campaigns.proofs.strangers.attack JSON

The attack starts at a line on its input, and ends at the next line or when its time is over. It then prints what it did
as a line of JSON. Connections come from 127.0.0.1 and, with more ``addresses``, from the addresses after it.
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
from kitapi_campaigns.load_runs.connection import request_for

UNFINISHED_HEADER = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-More: "
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
UNFINISHED_BODY = POST + b"Content-Length: 500\r\n\r\n{"
NO_COMMAND = b"\x81\x82\0\0\0\0{}"
"""A text frame without a command."""

NO_UTF8 = b"\x81\x82\0\0\0\0\xff\xfe"


class Attack(msgspec.Struct, frozen=True, kw_only=True):
    """An attack on ``server`` at ``table``: ``many`` connections, or frames on one connection, for ``seconds``."""

    kind: str
    many: int
    seconds: float
    server: str = ""
    table: str = ""
    addresses: int = 1


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """The result: the number of connections opened or frames sent, of those accepted, and of those the server ended.

    ``first_end``, ``last_end``: seconds after the start at which the server ended a connection.
    """

    opened: int
    accepted: int = 0
    ended: int = 0
    first_end: float = 0.0
    last_end: float = 0.0


def open_crowd(attack: Attack) -> Done:
    """Open sockets of spectators who never read, each with a cookie of their own."""
    return _hold(attack, lambda _: _socket_request(attack))


def open_halves(attack: Attack) -> Done:
    """Open connections with headers and bodies that never end, and some on which nothing is ever sent."""
    first = (lambda: UNFINISHED_HEADER, lambda: UNFINISHED_BODY, lambda: _socket_request(attack), lambda: b"")
    return _hold(attack, lambda number: first[number % len(first)]())


def send_frames(attack: Attack) -> Done:
    """Send frames of one spectator as fast as the server accepts them; the answers are discarded."""
    connection, sent = _connect(attack, 0), 0
    connection.sendall(_socket_request(attack))
    assert connection.recv(65536).startswith(b"HTTP/1.1 101")
    connection.setblocking(False)
    frames, end = NO_COMMAND * 1000, time.monotonic() + attack.seconds
    while sent < attack.many * len(NO_COMMAND) and time.monotonic() < end and not _must_end():
        readable, writable, _ = select.select([connection], [connection], [], 0.1)
        if readable and not connection.recv(1 << 20):
            break
        if writable:
            sent += connection.send(frames[sent % len(NO_COMMAND) :])
    return Done(opened=sent // len(NO_COMMAND))


def send_broken_frames(attack: Attack) -> Done:
    """Open sockets that each send a text with invalid UTF-8, and send unreadable requests in between."""
    done = 0
    while done < attack.many and not _must_end():
        connection = _connect(attack, done)
        connection.sendall(_socket_request(attack) if done % 2 else b"\0\0\r\n\r\n")
        if connection.recv(65536).startswith(b"HTTP/1.1 101"):
            connection.sendall(NO_UTF8)
        connection.settimeout(5)
        while connection.recv(65536):
            pass
        connection.close()
        done += 1
    return Done(opened=done, ended=done)


KINDS: dict[str, Callable[[Attack], Done]] = {
    "crowd": open_crowd,
    "half-open": open_halves,
    "frames": send_frames,
    "broken-frames": send_broken_frames,
}


def _hold(attack: Attack, first: Callable[[int], bytes]) -> Done:
    """Open the connections at once, send the ``first`` bytes on each, and keep them as long as the server does."""
    start = time.monotonic()
    connections = [_begin_connection(attack, number) for number in range(attack.many)]
    open_ones = {connection.fileno(): (number, connection) for number, connection in enumerate(connections)}
    poll, ends, accepted = select.poll(), list[float](), 0
    for handle in open_ones:
        poll.register(handle, select.POLLOUT)
    while open_ones and time.monotonic() - start < attack.seconds and not _must_end():
        for handle, event in poll.poll(50):
            number, connection = open_ones[handle]
            if event & select.POLLOUT and not event & (select.POLLHUP | select.POLLERR):
                connection.send(first(number))
                accepted += 1
                poll.modify(handle, select.POLLRDHUP)
            else:
                poll.unregister(handle)
                del open_ones[handle]
                connection.close()
                ends.append(time.monotonic() - start)
    for connection in connections:
        connection.close()
    first_end, last_end = (round(min(ends), 2), round(max(ends), 2)) if ends else (0.0, 0.0)
    return Done(opened=attack.many, accepted=accepted, ended=len(ends), first_end=first_end, last_end=last_end)


def _socket_request(attack: Attack) -> bytes:
    """The handshake of a new visitor for a socket to the table."""
    return request_for(attack.server, attack.table, fresh_token())


def _begin_connection(attack: Attack, number: int) -> socket.socket:
    """Begin to establish connection ``number``."""
    connection, server = _bound(attack, number)
    connection.setblocking(False)
    assert connection.connect_ex(server) in {0, errno.EINPROGRESS}
    return connection


def _connect(attack: Attack, number: int) -> socket.socket:
    connection, server = _bound(attack, number)
    connection.connect(server)
    return connection


def _bound(attack: Attack, number: int) -> tuple[socket.socket, tuple[str, int]]:
    """Return a socket bound to the source address of connection ``number``, and the address of the server."""
    parts = urlsplit(attack.server)
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    if attack.addresses > 1:
        address = number % attack.addresses
        connection.bind((f"127.0.{1 + address // 250}.{1 + address % 250}", 0))
    assert parts.hostname is not None
    assert parts.port is not None
    return connection, (parts.hostname, parts.port)


def _must_end() -> bool:
    """Whether a line has arrived on the input."""
    return bool(select.select([sys.stdin], [], [], 0)[0])


def main() -> None:
    """Carry out the attack that the argument describes."""
    raise_limit()
    attack = msgspec.json.decode(sys.argv[1], type=Attack)
    print("ready", flush=True)
    sys.stdin.readline()
    print(msgspec.json.encode(KINDS[attack.kind](attack)).decode(), flush=True)


if __name__ == "__main__":
    main()
