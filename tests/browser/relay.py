"""A network between browser and server that loses all bytes and closes no connection."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress


class Relay:
    """Relays connections to ``port``, each direction by a thread of its own."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._sockets: list[socket.socket] = []
        self._lost: set[socket.socket] = set()
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._listening.getsockname()[1]}/"

    def lose(self) -> None:
        """Lose all bytes of the present connections from now on; later connections work."""
        self._lost.update(self._sockets)

    def close(self) -> None:
        for one in (self._listening, *self._sockets):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                browser, _ = self._listening.accept()
                server = socket.create_connection(("127.0.0.1", self._port))
                self._sockets += [browser, server]
                for one, other in ((browser, server), (server, browser)):
                    one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                    threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while sent := one.recv(65536):
                if one not in self._lost:
                    other.sendall(sent)
            if one not in self._lost:
                other.shutdown(socket.SHUT_WR)


@contextmanager
def relay_to(address: str) -> Iterator[Relay]:
    """A relay to the server at ``address``."""
    relay = Relay(int(address.rstrip("/").rpartition(":")[2]))
    try:
        yield relay
    finally:
        relay.close()
