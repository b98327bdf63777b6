"""How the room tells that its store has failed."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from kitapi.room.errors import Busy, RecordsDamaged, RoomFailed, UnknownTable
from kitapi.store import DamagedCommand, DamagedEvents, StoreError, StoreFenced, StoreUnavailable, StreamRemoved

LOG = logging.getLogger(__name__)


@contextmanager
def told_by_the_room() -> Iterator[None]:
    """Tell of the store's failures as the room does.

    Raises:
        Busy, RoomFailed: the store does not answer now, or has stopped.
        UnknownTable: the table was removed.
    """
    try:
        yield
    except (StoreUnavailable, StoreFenced) as error:
        raise Busy from error
    except StreamRemoved as error:
        raise UnknownTable(table=error.stream.partition(":")[2][:64]) from error
    except StoreError as error:
        raise failure_of(error) from error


def failure_of(error: StoreError) -> RoomFailed:
    """How the room tells that the store has stopped, or that one stream of it is damaged; which one is logged."""
    if isinstance(error, (DamagedEvents, DamagedCommand)):
        LOG.critical("%s: kitapi check says more", error)
        return RecordsDamaged()
    return RoomFailed()
