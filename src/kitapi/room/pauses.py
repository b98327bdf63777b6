"""Long pauses in a store, after which the machine's clock may be wrong, so that nothing is removed because of its age.

Every event has the time of the machine that stored it. If nothing was stored for a month, either nobody was there or
the clock was set forward; at first the two cases cannot be distinguished.
"""

from datetime import datetime, timedelta
from typing import NamedTuple

from kitapi.store import DamagedEvents, EventStore, Recorded
from kitapi.store.clock import Clock, stamp

LONGEST_PAUSE = timedelta(days=30)
"""The longest pause without events after which the clock is still trusted."""

SETTLED = timedelta(days=7)
"""The time after a pause from which the clock is trusted, because somebody would have noticed a wrong one."""


class Pause(NamedTuple):
    """Nothing was stored from ``last``, the time of an event, until ``first``, that of the next; None: until now."""

    last: str
    first: str | None

    @property
    def doubt(self) -> str:
        """Why the clock may be wrong, in English."""
        return f"the clock may be wrong, as nothing was stored from {self.last} to {self.first or 'now'}"


class ClockDoubted(Exception):
    """There was a long pause recently, so the clock may be wrong."""


async def recent_pause(store: EventStore, clock: Clock) -> Pause | None:
    """The pause longer than ``LONGEST_PAUSE`` that ended less than ``SETTLED`` ago, or has not ended yet.

    None if there is no such pause, or its last event is damaged.
    """
    now = clock()
    since = stamp(lambda: now - SETTLED)
    position = await _last_position(store, since)
    last, first = await _next(store, position - 1) if position else None, await _next(store, position)
    if last is None:
        return None
    ended = None if first is None else first.recorded_at
    length = datetime.fromisoformat(ended or stamp(lambda: now)) - datetime.fromisoformat(last.recorded_at)
    return Pause(last.recorded_at, ended) if length > LONGEST_PAUSE else None


async def _last_position(store: EventStore, since: str) -> int:
    """The position of the last event from before ``since``; 0 if there is none. Few events are read."""
    low, high = 0, 1
    while await _is_older(store, high - 1, since):
        low, high = high, 2 * high
    high -= 1
    while low < high:
        middle = (low + high) // 2
        if await _is_older(store, middle, since):
            low = middle + 1
        else:
            high = middle
    return low


async def _is_older(store: EventStore, after: int, since: str) -> bool:
    """Whether the next event above position ``after`` is from before ``since``; a damaged one counts as such."""
    try:
        event = await _next_or_damage(store, after)
    except DamagedEvents:
        return True
    return event is not None and event.recorded_at < since


async def _next(store: EventStore, after: int) -> Recorded | None:
    """The next event above position ``after``; None if there is none, or it is damaged."""
    try:
        return await _next_or_damage(store, after)
    except DamagedEvents:
        return None


async def _next_or_damage(store: EventStore, after: int) -> Recorded | None:
    found = await store.read_all(after, 1)
    return found[0] if found else None
