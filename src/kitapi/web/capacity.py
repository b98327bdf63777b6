"""Limits on connections: in total, from one address, and from one address before their first request."""

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address, ip_network

import msgspec

from kitapi.room.full import AddressFull, Full, RoomFull
from kitapi.web.addresses import network_of, plain
from kitapi.web.limits import Buckets

CONNECTIONS = 10_000
OF_ADDRESS = 200

YOUNG_OF_ADDRESS = 100
"""Maximum number of connections of one address that have not sent a complete request yet."""

NEW_PER_SECOND = 100
NEW_AT_ONCE = 1000
"""New connections that one address may open at once; more are closed immediately, which costs almost nothing."""

SPECTATORS_SHARE = 0.9
"""The share of the maximum of connections above which spectators are refused; the rest is reserved for players."""

SEATS_FACTOR = 2
"""The factor by which the maximum of connections of one address is larger for players than for spectators."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """The limits of a server.

    ``connections``: the maximum in total. ``of_address``: the maximum of spectators' sockets from one address;
    ``allowance``: a factor on this and on all other limits of one address. ``header``, ``body``: seconds within which a
    request's headers, and then its body, must arrive. ``first_frame``: seconds within which a new socket must send its
    first frame, a pong.
    """

    connections: int = CONNECTIONS
    of_address: int = OF_ADDRESS
    allowance: float = 1.0
    header: float = 10.0
    body: float = 10.0
    first_frame: float = 10.0


class Capacity:
    """Counts open connections; ``proxies``: addresses or networks of proxies, which have no limits by address."""

    def __init__(self, limits: Limits | None = None, proxies: Iterable[str] = ()) -> None:
        self.limits = limits or Limits()
        self.sockets: Counter[str] = Counter()
        self._young: Counter[str] = Counter()
        self._new = Buckets(NEW_PER_SECOND * self.limits.allowance, round(NEW_AT_ONCE * self.limits.allowance))
        self._trusts_all = "*" in proxies
        self._proxies = [ip_network(proxy, strict=False) for proxy in proxies if _is_network(proxy)]
        self._trusted: set[str] = set()

    @property
    def of_address(self) -> int:
        """The maximum number of spectators' sockets from one address."""
        return round(self.limits.of_address * self.limits.allowance)

    def trust(self, address: str) -> None:
        """Accept any number of connections from ``address``, because it belongs to another node."""
        self._trusted.add(plain(address))

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """Count a new socket that a visitor at ``address`` has opened.

        Raises:
            Full: the server or the address has the maximum for any visitor.
        """
        group = network_of(address)
        if self.sockets[group] >= SEATS_FACTOR * self.of_address:
            raise AddressFull(most=self.of_address)
        self.sockets[group] += 1
        try:
            yield
        finally:
            _less(self.sockets, group)

    def refusal_of_spectator(self, address: str) -> Full | None:
        """Why a socket from ``address`` may not be a spectator's; None if it may."""
        if self.sockets.total() > SPECTATORS_SHARE * self.limits.connections:
            return RoomFull()
        if self.sockets[network_of(address)] > self.of_address:
            return AddressFull(most=self.of_address)
        return None

    def take(self, address: str) -> str | None:
        """Count a new connection from ``address``, which may be a proxy's or a node's; None if there are too many.

        The connection counts as young until the result is passed to ``grow``.
        """
        group = network_of(address)
        if not self._is_trusted(address):
            most = min(YOUNG_OF_ADDRESS * self.limits.allowance, self.limits.connections / 2)
            if self._young[group] >= most or not self._new.take(group):
                return None
        self._young[group] += 1
        return group

    def grow(self, group: str) -> None:
        """Record that a young connection has sent a whole request, or ended."""
        _less(self._young, group)

    def _is_trusted(self, address: str) -> bool:
        if self._trusts_all or plain(address) in self._trusted:
            return True
        if not self._proxies:
            return False
        try:
            return any(ip_address(plain(address)) in network for network in self._proxies)
        except ValueError:
            return False


def _less(counts: Counter[str], name: str) -> None:
    """Decrement the count of ``name``; remove names whose count is 0."""
    counts[name] -= 1
    if counts[name] <= 0:
        del counts[name]


def _is_network(proxy: str) -> bool:
    try:
        ip_network(proxy, strict=False)
    except ValueError:
        return False
    return True
