"""A table in the memory of its desk: a cache of the store, loaded when needed and dropped after a failure."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from kitapi.room.desk.desk_context import DeskContext
from kitapi.room.desk.house_link import HouseLink
from kitapi.room.errors import Busy
from kitapi.room.store_failures import translate_store_errors
from kitapi.room.table.table import Table, load_table


class CachedTable:
    """The table ``table_id`` in memory, with its house; ``again`` schedules a reload.

    ``now``: the table as it was last read or stored; None before it is loaded, and after a failure.
    """

    def __init__(self, table_id: str, context: DeskContext, link: HouseLink, again: Callable[[], None]) -> None:
        self._id = table_id
        self._context = context
        self._link = link
        self._again = again
        self._is_doubtful = False
        self.now: Table | None = None

    async def load(self) -> tuple[Table, bool]:
        """The table, loaded if necessary, and whether it may differ from what was shown of it.

        Raises:
            RoomError: the table cannot be read.
        """
        with self.again_if_busy():
            table, differs = self.now, False
            if table is None:
                with translate_store_errors():
                    table = await load_table(self._context.store, self._context.games, self._id)
                self.now = await self._link.join(table)
                differs, self._is_doubtful = self._is_doubtful, False
            elif self._link.is_outdated(table):
                self.now = await self._link.join(table)
            else:
                self.now = self._link.look(table)
            return self.now, differs

    def doubt(self) -> None:
        """Drop the table from memory; when it is needed next, it is loaded and shown to everybody again."""
        self.now, self._is_doubtful = None, True

    def forget(self) -> None:
        """Drop the table from memory, and schedule a reload."""
        self.doubt()
        self._again()

    @contextmanager
    def again_if_busy(self) -> Iterator[None]:
        """Schedule a reload if the store is unavailable in this block, because there may be no further request."""
        try:
            yield
        except Busy:
            self._again()
            raise
