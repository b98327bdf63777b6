"""The state of the play for the rules about seats: whether a deal runs, and who is missing."""

from collections.abc import Set
from typing import NamedTuple

from kitapi.kernel import Role, Seat
from kitapi.room.times import ABSENCE


class Missing(NamedTuple):
    """The seats and roles of people who are missing: disconnected for at least ``after`` seconds.

    ``host``: whether the person who opened the table is missing. ``owners``: the empty seats whose owners are missing.
    """

    seats: Set[Seat] = frozenset()
    after: float = ABSENCE
    roles: Set[Role] = frozenset()
    host: bool = False
    owners: Set[Seat] = frozenset()


class Moment(NamedTuple):
    """The state of the play: its version, the version from which a deal runs (None: none runs), and who is missing.

    ``deals``: the number of opened deals. ``dealt``: the seats with cards in the running deal. ``bots``: the names of
    the bots of all games, which no person may have.
    """

    version: int
    running_since: int | None
    missing: Missing = Missing()
    deals: int = 0
    dealt: Set[Seat] = frozenset()
    bots: frozenset[str] = frozenset()

    @property
    def is_running(self) -> bool:
        """Whether a deal is running."""
        return self.running_since is not None
