"""Checks whether a store accepts appends: by the outcome of the last one, and by writing and removing bytes."""

import os
import shutil
from collections.abc import Awaitable, Sequence
from contextlib import suppress

from kitapi.store.port import Append, Appended, CommandKey, StoreUnavailable

NOTHING = Append(stream="nothing", expected=None, events=())
"""An append that changes nothing."""

TRIAL_BYTES = 256 * 1024
"""The number of bytes that a test writes: more than a few appends need, so that a store on an almost full disk fails
it."""


class LastAppend:
    """Whether the last append that had something to store was refused.

    An empty transaction needs no space and succeeds on a full disk. So the readiness of a store depends on the last
    append that needed space.
    """

    def __init__(self) -> None:
        self.refused = False

    async def of(self, batches: Sequence[Append], command: CommandKey | None, append: Awaitable[Appended]) -> Appended:
        """The result of ``append`` of ``batches``; remembers whether the append was refused.

        Raises:
            StoreError: as ``append``.
        """
        try:
            appended = await append
        except StoreUnavailable:
            self.refused = True
            raise
        if not appended.repeated and (command is not None or any(batch.events for batch in batches)):
            self.refused = False
        return appended


def try_to_write(database: str) -> None:
    """Write a file beside the one at the path ``database``, sync it, and remove it.

    Raises:
        StoreUnavailable: the file cannot be written, because the disk is full or read-only.
    """
    path = f"{database}-trial"
    try:
        descriptor = os.open(path, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
        try:
            write_all(descriptor, os.urandom(TRIAL_BYTES))
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
    except OSError as error:
        raise StoreUnavailable(f"nothing can be stored yet: {error.strerror}") from error
    finally:
        with suppress(OSError):
            os.unlink(path)


def write_all(descriptor: int, content: bytes) -> None:
    """Write all of ``content``.

    Raises:
        OSError: there is no space, or the disk fails.
    """
    left = memoryview(content)
    while left:
        left = left[os.write(descriptor, left) :]


def free_bytes(database: str) -> int:
    """Bytes that are free for this user on the disk of the file at the path ``database``; 0 if unknown."""
    try:
        return shutil.disk_usage(os.path.dirname(database)).free
    except OSError:
        return 0
