"""The time stamp of stored events."""

from collections.abc import Callable
from datetime import UTC, datetime

Clock = Callable[[], datetime]
"""A function that returns the present time, with its time zone."""


def system_clock() -> datetime:
    """The present time of the system in UTC."""
    return datetime.now(UTC)


def stamp(clock: Clock) -> str:
    """The clock's time in UTC as text in one fixed format, such as ``2026-11-21T09:30:00.000000Z``."""
    moment = clock().astimezone(UTC).replace(tzinfo=None)
    return f"{moment.isoformat(timespec='microseconds')}Z"
