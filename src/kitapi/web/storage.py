"""Quotas of the bytes that each address may store in a day."""

import math

from kitapi.room.storage import StorageSpent
from kitapi.web.limits import Buckets, Clock

DAY = 24 * 3600
MEGABYTES = 50
MILLION = 1_000_000

BEYOND = 2
"""The multiple of the daily quota up to which people may continue to play; above the quota only new tables are refused.
"""


class Storage:
    """The quotas of all addresses: ``megabytes`` a day times ``allowance``, continuously refilled; 0: no limit."""

    def __init__(self, megabytes: float = MEGABYTES, allowance: float = 1.0, clock: Clock | None = None) -> None:
        quota = megabytes * MILLION * allowance
        self._quota = quota
        self._buckets = Buckets(quota / DAY, math.ceil(quota), clock=clock) if quota else None

    def account(self, address: str) -> "StorageAccount":
        """The account of an address, or of the IPv6 network to which it belongs."""
        return StorageAccount(self, address)

    def charge(self, address: str, size: int) -> None:
        """Charge bytes to ``address``, whose debt never exceeds the allowed excess."""
        if self._buckets is not None:
            self._buckets.charge(address, size, lowest=-(BEYOND - 1) * self._quota)

    def wait(self, address: str) -> float:
        """Seconds until ``address`` may start something new; 0 if it may now."""
        return 0.0 if self._buckets is None else self._buckets.wait(address, 1)

    def is_overdrawn(self, address: str) -> bool:
        """Whether ``address`` may store nothing more, not even moves in a running deal."""
        if self._buckets is None:
            return False
        beyond = (BEYOND - 1) * self._quota
        return self._buckets.wait(address, 1) * self._quota / DAY >= beyond


class StorageAccount:
    """The account of one address in ``Storage``."""

    def __init__(self, storage: Storage, address: str) -> None:
        self._storage = storage
        self._address = address

    def charge(self, size: int) -> None:
        """Charge more bytes."""
        self._storage.charge(self._address, size)

    def demand_credit(self) -> None:
        """Check that more may be stored for people who play.

        Raises:
            StorageSpent: nothing more may be stored today.
        """
        if self._storage.is_overdrawn(self._address):
            raise StorageSpent
