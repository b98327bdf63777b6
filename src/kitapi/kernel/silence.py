"""Time limits: how long a seat may take for an action, and who acts when it has taken longer.

A game's rules say whether there is a limit and what happens when the time is up; the room runs the clock.
"""

from typing import Annotated, Any, NamedTuple, Protocol, TypeVar, runtime_checkable

import msgspec
from msgspec import Meta

from kitapi.kernel.actors import Role, Seat
from kitapi.kernel.bounds import MOST_SEATS

CLOCK = Role("clock")
"""Reports that a seat's time is up, and does nothing else."""

StateT_contra = TypeVar("StateT_contra", contravariant=True)


class TimeUp(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="time_up"):
    """An action of ``CLOCK``: the time of ``seat`` is up."""

    seat: Annotated[Seat, Meta(ge=0, lt=MOST_SEATS)]


class Limit(NamedTuple):
    """How many ``seconds`` the pending decision of ``seat`` may take."""

    seat: Seat
    seconds: int


@runtime_checkable
class Timed(Protocol[StateT_contra]):
    """A game that limits the time for some actions; its ``decide`` accepts ``TimeUp``."""

    def limit(self, state: StateT_contra) -> Limit | None:
        """The limit that holds in ``state``; None if nobody's time is limited."""
        ...


def limit_in(game: Any, state: Any) -> Limit | None:
    """The limit that holds in ``state``; None if nobody's time is limited, or if ``game`` is not ``Timed``."""
    limit = getattr(game, "limit", None)  # equals ``isinstance(game, Timed)``, which takes twenty times as long
    return None if limit is None else limit(state)
