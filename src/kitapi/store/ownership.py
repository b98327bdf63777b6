"""Exclusive ownership of a database by one process: a lock of the operating system on a file beside it.

The system releases the lock whenever and however the process ends, so no file has to be removed after a server was
killed. On POSIX it is a record lock, which forked children do not inherit: a worker that outlives its parent holds no
lock. A process never conflicts with its own record lock, hence the set of paths this process holds.
"""

import os
import sys
import threading
from contextlib import suppress

from kitapi.store.port import DatabaseInUse, DatabaseRefused
from kitapi.texts import Text

_held: set[str] = set()
_held_guard = threading.Lock()
_WINDOWS_LOCK_BYTE = 1 << 30


class Ownership:
    """The sole right to one database file, until released."""

    def __init__(self, path: str, descriptor: int) -> None:
        self._path = path
        self._descriptor = descriptor

    @classmethod
    def acquire(cls, database: str) -> "Ownership":
        """Acquire the database at this resolved path for this process.

        Raises:
            DatabaseInUse: this or another process owns the database.
            DatabaseRefused: its folder cannot be written.
        """
        with _held_guard:
            if database in _held:
                raise DatabaseInUse(Text("{path} is already open in this process", path=database), str(os.getpid()))
            try:
                descriptor = _lock(database)
            except OSError as error:
                raise DatabaseRefused(
                    Text("{path} cannot be locked: {problem}", path=database, problem=str(error.strerror))
                ) from error
            _held.add(database)
        return cls(database, descriptor)

    def release(self) -> None:
        """Release the database and remove the lock file."""
        with _held_guard:
            _held.discard(self._path)
            if sys.platform != "win32":  # Windows cannot remove an open file; an unlocked file does no harm
                with suppress(FileNotFoundError):
                    os.unlink(_lock_path(self._path))
            os.close(self._descriptor)


def _lock_path(database: str) -> str:
    return database + "-lock"


def _lock(database: str) -> int:
    """A descriptor that holds the lock on the file that now has the lock's name."""
    path = _lock_path(database)
    while True:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        if not _lock_descriptor(descriptor):
            owner = _owner(descriptor)
            os.close(descriptor)
            text = (
                Text("{path} is in use by another process (number {process})", path=database, process=owner)
                if owner
                else Text("{path} is in use by another process", path=database)
            )
            raise DatabaseInUse(text, owner)
        if _is_file_at(descriptor, path):
            break
        os.close(descriptor)  # its owner removed the file between our opening and locking it: try again
    os.ftruncate(descriptor, 0)
    os.write(descriptor, str(os.getpid()).encode())
    return descriptor


def _is_file_at(descriptor: int, path: str) -> bool:
    try:
        return os.path.samestat(os.fstat(descriptor), os.stat(path))
    except FileNotFoundError:
        return False


def _owner(descriptor: int) -> str:
    written = os.read(descriptor, 20).decode(errors="replace")
    return written if written.isdigit() else ""


if sys.platform == "win32":
    import msvcrt

    def _lock_descriptor(descriptor: int) -> bool:
        os.lseek(descriptor, _WINDOWS_LOCK_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(descriptor, 0, os.SEEK_SET)
        return True
else:
    import fcntl

    def _lock_descriptor(descriptor: int) -> bool:
        try:
            fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            return False
        return True
