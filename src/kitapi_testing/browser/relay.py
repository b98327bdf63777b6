"""A simulated network between browser and server: it can lose all bytes without closing connections, or be down."""

import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

REQUEST = re.compile(rb"^(?:GET|HEAD|POST|DELETE) (\S+) HTTP/1\.1\r\n", re.MULTILINE)


class Exchange:
    """A request that reached the server, and what came back: headers, body, and the messages of a socket."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.answer = bytearray()

    @property
    def body(self) -> int:
        """Bytes of the answer's body, as they were sent."""
        return len(self.answer.partition(b"\r\n\r\n")[2])


class Relay:
    """Relays connections to ``port``, each direction by a thread of its own.

    ``exchanges``: all requests with their answers, in their order.
    """

    def __init__(self, port: int) -> None:
        self._port = port
        self._sockets: list[socket.socket] = []
        self._lost: set[socket.socket] = set()
        self._exchanging: dict[socket.socket, Exchange] = {}
        self.exchanges: list[Exchange] = []
        self._listen(0)
        self._own_port: int = self._listening.getsockname()[1]

    @property
    def address(self) -> str:
        """The address that is relayed."""
        return f"http://127.0.0.1:{self._own_port}/"

    def _listen(self, port: int) -> None:
        self._listening = socket.create_server(("127.0.0.1", port))
        threading.Thread(target=self._accept, args=(self._listening,), daemon=True).start()

    def reopen(self) -> None:
        """Accept connections again, at the same address, after ``close``."""
        self._listen(self._own_port)

    @property
    def requested(self) -> list[str]:
        """The addresses of all requests, in their order."""
        return [one.address for one in self.exchanges]

    def take(self) -> list[Exchange]:
        """Return the exchanges since the last call."""
        taken, self.exchanges = self.exchanges, []
        return taken

    def lose(self) -> None:
        """Lose all bytes of the present connections from now on; later connections work."""
        self._lost.update(self._sockets)

    def close(self) -> None:
        """End all connections, and accept no more."""
        for one in (self._listening, *self._sockets):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
        self._sockets.clear()

    def _accept(self, listening: socket.socket) -> None:
        with suppress(OSError):
            while True:
                browser, _ = listening.accept()
                server = socket.create_connection(("127.0.0.1", self._port))
                self._sockets += [browser, server]
                for one, other in ((browser, server), (server, browser)):
                    one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                    threading.Thread(target=self._carry, args=(one, other, one is browser), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket, from_browser: bool) -> None:
        browser = one if from_browser else other
        with suppress(OSError):
            while sent := one.recv(65536):
                if from_browser:
                    for address in REQUEST.findall(sent):
                        self._exchanging[browser] = Exchange(address.decode("latin-1"))
                        self.exchanges.append(self._exchanging[browser])
                elif browser in self._exchanging:
                    self._exchanging[browser].answer += sent
                if one not in self._lost:
                    other.sendall(sent)
            if one not in self._lost:
                other.shutdown(socket.SHUT_WR)


@contextmanager
def relay_to(address: str) -> Iterator[Relay]:
    """Yield a relay to the server at ``address``."""
    relay = Relay(int(address.rstrip("/").rpartition(":")[2]))
    try:
        yield relay
    finally:
        relay.close()
