"""Limits on the work for one connection, one address or one visitor."""

import time
from collections.abc import Callable

Clock = Callable[[], float]


class TokenBucket:
    """A token bucket: allows ``burst`` units at once and ``rate`` a second in the long run."""

    def __init__(self, rate: float, burst: int, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = float(burst)
        self._counted = clock()

    def take(self, units: float = 1) -> bool:
        """Take ``units`` if there are enough, and return whether there were."""
        self._refill()
        if self._left < units:
            return False
        self._left -= units
        return True

    def wait(self, units: float = 1) -> float:
        """Seconds until the bucket has ``units``; 0 if it has them now."""
        self._refill()
        return max(0.0, (units - self._left) / self._rate)

    def charge(self, units: float, lowest: float) -> None:
        """Take ``units`` even if there are fewer; the rest may be negative, down to ``lowest``."""
        self._refill()
        self._left = max(lowest, self._left - units)

    def is_full(self) -> bool:
        """Whether the bucket is full again, so that it can be forgotten."""
        return self._left + (self._clock() - self._counted) * self._rate >= self._burst

    def _refill(self) -> None:
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._counted) * self._rate)
        self._counted = now


class Buckets:
    """A bucket for each name; full buckets are forgotten whenever the number of buckets has doubled.

    ``most``: the number of buckets at which full ones are first forgotten.
    """

    def __init__(self, rate: float, burst: int, most: int = 10_000, clock: Clock | None = None) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._look_at = most
        self._timed = {} if clock is None else {"clock": clock}
        self._buckets: dict[str, TokenBucket] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """The names that have a bucket."""
        return tuple(self._buckets)

    def take(self, name: str, units: float = 1) -> bool:
        """Take ``units`` from the bucket of ``name`` if there are enough, and return whether there were."""
        return self._of(name).take(units)

    def wait(self, name: str, units: float = 1) -> float:
        """Seconds until the bucket of ``name`` has ``units``; 0 if it has them now."""
        return self._of(name).wait(units)

    def charge(self, name: str, units: float, lowest: float) -> None:
        """Take ``units`` from the bucket of ``name``; the rest may be negative, down to ``lowest``."""
        self._of(name).charge(units, lowest)

    def _of(self, name: str) -> TokenBucket:
        bucket = self._buckets.get(name)
        if bucket is None:
            if len(self._buckets) >= self._look_at:
                self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full()}
                self._look_at = max(self._most, 2 * len(self._buckets))
            bucket = self._buckets[name] = TokenBucket(self._rate, self._burst, **self._timed)
        return bucket
