"""How much one connection may ask for."""

import time
from collections.abc import Callable


class TokenBucket:
    """Lets ``burst`` through at once and ``rate`` a second in the long run."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = float(burst)
        self._counted = clock()

    def take(self) -> bool:
        """Whether one more may pass now."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._counted) * self._rate)
        self._counted = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def is_full(self) -> bool:
        """Whether nothing has been taken for long enough that it can be forgotten."""
        return self._left + (self._clock() - self._counted) * self._rate >= self._burst


class Buckets:
    """A bucket for each name, forgotten when it has filled up again."""

    def __init__(self, rate: float, burst: int, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, name: str) -> bool:
        """Whether ``name`` may have one more now."""
        if len(self._buckets) >= self._most:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full()}
        return self._buckets.setdefault(name, TokenBucket(self._rate, self._burst)).take()
