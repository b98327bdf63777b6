"""Translates failures of the store into errors of the room."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from kitapi.room.errors import Busy, RecordsDamaged, RoomError, RoomFailed, UnknownTable
from kitapi.store import DamagedCommand, DamagedEvents, StoreError, StoreFenced, StoreUnavailable, StreamRemoved

LOG = logging.getLogger(__name__)


@contextmanager
def translate_store_errors() -> Iterator[None]:
    """Raise the store's failures as errors of the room.

    Raises:
        Busy, RoomFailed: the store does not answer now, or has stopped.
        UnknownTable: the table was removed.
    """
    try:
        yield
    except (StoreUnavailable, StoreFenced) as error:
        raise Busy from error
    except StoreError as error:
        raise failure_of(error) from error


def failure_of(error: StoreError) -> RoomError:
    """The room's error for a store that has stopped, or a stream that was removed or is damaged; damage is logged."""
    if isinstance(error, StreamRemoved):
        return UnknownTable(table=error.stream.partition(":")[2][:64])
    if isinstance(error, (DamagedEvents, DamagedCommand)):
        LOG.critical("%s: kitapi check says more", error)
        return RecordsDamaged()
    return RoomFailed()
