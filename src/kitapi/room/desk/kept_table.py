"""A table as its desk keeps it in memory: a cache of the store, read when it is needed and forgotten in doubt."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from kitapi.room.desk.house_link import HouseLink
from kitapi.room.desk.surroundings import Surroundings
from kitapi.room.errors import Busy
from kitapi.room.store_failures import told_by_the_room
from kitapi.room.table.table import Table, loaded


class KeptTable:
    """The table ``table_id`` in memory, with its house; ``again`` has the table read again soon.

    ``now``: as it was read or stored last; None before it is read, and after a failure.
    """

    def __init__(self, table_id: str, context: Surroundings, link: HouseLink, again: Callable[[], None]) -> None:
        self._id = table_id
        self._context = context
        self._link = link
        self._again = again
        self._is_doubtful = False
        self.now: Table | None = None

    async def load(self) -> tuple[Table, bool]:
        """The table, read if need be, and whether it may differ from what was shown of it.

        Raises:
            RoomError: it cannot be read.
        """
        with self.again_if_busy():
            table, differs = self.now, False
            if table is None:
                with told_by_the_room():
                    table = await loaded(self._context.store, self._context.games, self._id)
                self.now = await self._link.join(table)
                differs, self._is_doubtful = self._is_doubtful, False
            elif self._link.is_outdated(table):
                self.now = await self._link.join(table)
            else:
                self.now = self._link.look(table)
            return self.now, differs

    def doubt(self) -> None:
        """Trust memory no more: when the table is needed it is read, and then shown afresh."""
        self.now, self._is_doubtful = None, True

    def forget(self) -> None:
        """Trust memory no more, and have the table read again soon."""
        self.doubt()
        self._again()

    @contextmanager
    def again_if_busy(self) -> Iterator[None]:
        """Have the table read again soon where the store is not there now: nobody else may ask again."""
        try:
            yield
        except Busy:
            self._again()
            raise
