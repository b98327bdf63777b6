"""A decision as an event records it."""

from typing import Any, NamedTuple

from kitapi.kernel import Seat


class Done(NamedTuple):
    """The seat that decided, and its action."""

    seat: Seat
    action: Any
