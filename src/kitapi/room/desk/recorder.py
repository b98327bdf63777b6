"""Stores the drafts of a desk; after any failure the table is dropped from memory."""

import logging

from kitapi.room.desk.cached_table import CachedTable
from kitapi.room.desk.house_link import HouseLink
from kitapi.room.errors import Busy, CommandIdReused, MovedOn
from kitapi.room.store_failures import failure_of
from kitapi.room.table.table import Draft
from kitapi.store import (
    Appended,
    CommandKey,
    CommandReused,
    EventStore,
    StoreError,
    StoreFenced,
    StoreUnavailable,
    VersionConflict,
)

LOG = logging.getLogger(__name__)


class Recorder:
    """Stores drafts of one table, ``kept`` in memory and joined to its house by ``link``."""

    def __init__(self, store: EventStore, kept: CachedTable, link: HouseLink) -> None:
        self._store = store
        self._kept = kept
        self._link = link

    async def store(self, draft: Draft, key: CommandKey | None) -> Appended:
        """Store ``draft`` as the outcome of the command ``key``; returns the store's response.

        Raises:
            CommandIdReused: another command had that id.
            MovedOn: a conflict with another table of the house, or another server; the command may be tried again.
            Busy: the store is not available now.
            RoomFailed: it is unknown whether the draft was stored.
        """
        try:
            appended = await self._store.append(draft.appends(), key)
        except CommandReused as error:
            raise CommandIdReused(id=error.key.id) from error
        except BaseException as error:
            if isinstance(error, VersionConflict) and self._link.house is not None:
                await self._catch_up(error)
                raise MovedOn from error
            self._kept.forget()
            if isinstance(error, (StoreUnavailable, StoreFenced, VersionConflict)):
                raise Busy from error
            if isinstance(error, StoreError):
                LOG.critical("the store failed at table %s: %s", draft.table.id, type(error).__name__)
                raise failure_of(error) from error
            raise
        if self._link.house is not None and not appended.repeated:
            self._link.house.learn(appended, draft.entries)
        return appended

    async def _catch_up(self, conflict: VersionConflict) -> None:
        """Read what others have stored in the house; reload the table if the conflict is in its own streams."""
        if not self._link.carries(conflict.stream):
            self._kept.doubt()
            return
        with self._kept.again_if_busy():
            await self._link.catch_up()

    async def outcome(self, key: CommandKey) -> Appended | None:
        """The store's response to the command ``key``; None if the command was not carried out.

        Raises:
            CommandIdReused: another command had that id.
            RoomError: the store does not answer.
        """
        try:
            return await self._store.outcome(key)
        except CommandReused as error:
            raise CommandIdReused(id=key.id) from error
        except StoreError as error:
            raise failure_of(error) from error
