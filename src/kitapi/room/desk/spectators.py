"""Admits and dismisses spectators of a table without waiting for a turn at its desk."""

from kitapi.room.desk.cached_table import CachedTable
from kitapi.room.desk.display import Display
from kitapi.room.desk.house_link import HouseLink
from kitapi.room.onlookers.audience import Audience, Onlooker
from kitapi.room.places import involved_users, participants
from kitapi.room.table.table import Table


class Spectators:
    """The spectators of one table: onlookers without a seat, a role, a request or an invitation."""

    def __init__(self, audience: Audience, display: Display, kept: CachedTable, link: HouseLink) -> None:
        self._audience = audience
        self._display = display
        self._kept = kept
        self._link = link

    def admit(self, onlooker: Onlooker) -> Table | None:
        """Admit a spectator and return the table; None: ``onlooker`` has to wait for the turn at the desk.

        The first onlooker has to wait too, because the table must be loaded and its play continued.

        Raises:
            RoomError: the table has the maximum of spectators, or the user the maximum of connections.
        """
        table = self._table_of(onlooker) if len(self._audience) else None
        if table is not None:
            self._audience.admit(onlooker, participants(table))
            self._display.greet(table, onlooker)
            self.count()
        return table

    def dismiss(self, onlooker: Onlooker) -> bool:
        """Remove a spectator; False: ``onlooker`` has to wait for the turn at the desk."""
        if self._table_of(onlooker) is None:
            return False
        self._audience.dismiss(onlooker)
        self.count()
        return True

    def count(self) -> None:
        """Send the number of onlookers soon."""
        self._display.count(lambda: self._kept.now)

    def _table_of(self, onlooker: Onlooker) -> Table | None:
        """The table as it was shown last, if ``onlooker`` is a spectator."""
        table = self._kept.now
        if table is None or onlooker.attends_as in involved_users(table):
            return None
        return self._link.look(table)
