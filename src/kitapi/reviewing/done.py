"""A decision as an event records it."""

from typing import Any, NamedTuple

from kitapi.kernel import Seat


class Done(NamedTuple):
    """Who did what."""

    seat: Seat
    action: Any
