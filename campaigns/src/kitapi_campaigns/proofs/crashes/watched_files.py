"""A file system that reports the store's calls on its files, and may make them fail.

All of SQLite's connections use real files through it; ``SqliteStore`` is opened as usual. Only the shared memory of a
database does not pass through Python; it holds nothing that a start needs.
"""

import itertools
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol
from unittest import mock

import apsw

from kitapi.store import connections, examination


class Watcher(Protocol):
    """Receives every call on a file, before and after it is made."""

    def before(self, call: str, name: str) -> None:
        """Called before ``call`` is made on the file ``name``; an exception replaces the call."""
        ...

    def make(self, name: str) -> None:
        """A file was made, if it did not exist."""
        ...

    def write(self, name: str, offset: int, data: bytes) -> None:
        """Bytes were written."""
        ...

    def shorten(self, name: str, size: int) -> None:
        """A file was truncated to ``size``."""
        ...

    def sync(self, name: str) -> None:
        """A file was synced."""
        ...

    def delete(self, name: str) -> None:
        """A file was deleted, if it existed."""
        ...

    def rename(self, name: str, to: str) -> None:
        """A file was renamed."""
        ...

    def sync_folder(self) -> None:
        """The folder was synced."""
        ...


PLATFORM = apsw.vfs_names()[0]
"""The platform's own file system."""

_numbers = itertools.count()


@contextmanager
def watch_databases(watcher: Watcher) -> Iterator[None]:
    """Watch every database that this process opens meanwhile, one at a time."""
    number = next(_numbers)
    system = WatchedFileSystem(f"watched-{number}", PLATFORM, watcher, default=True)
    unlocked = WatchedFileSystem(f"unlocked-{number}", examination.UNLOCKED_FILES, watcher, default=False)
    with ExitStack() as undo:
        undo.callback(system.unregister)
        undo.callback(unlocked.unregister)
        undo.enter_context(mock.patch.object(examination, "UNLOCKED_FILES", unlocked.name))
        undo.enter_context(mock.patch.object(connections, "os", WatchedFolder(watcher)))
        yield


class WatchedFileSystem(apsw.VFS):
    """The file system ``base``, watched."""

    def __init__(self, name: str, base: str, watcher: Watcher, *, default: bool) -> None:
        self.name = name
        self.base = base
        self.watcher = watcher
        super().__init__(name, base, makedefault=default)

    def xOpen(  # noqa: N802  # SQLite's name
        self, name: str | apsw.URIFilename | None, flags: list[int]
    ) -> apsw.VFSFile:
        """See ``apsw.VFS.xOpen``."""
        if name is None:
            return apsw.VFSFile(self.base, name, flags)
        return WatchedFile(self, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802
        """See ``apsw.VFS.xDelete``."""
        name = os.path.basename(filename)
        self.watcher.before("delete", name)
        super().xDelete(filename, syncdir)
        self.watcher.delete(name)
        if syncdir:
            self.watcher.sync_folder()

    def xAccess(self, pathname: str, flags: int) -> bool:  # noqa: N802
        """See ``apsw.VFS.xAccess``."""
        self.watcher.before("access", os.path.basename(pathname))
        return super().xAccess(pathname, flags)


class WatchedFile(apsw.VFSFile):
    """One file of the watched file system."""

    def __init__(self, system: WatchedFileSystem, name: str | apsw.URIFilename, flags: list[int]) -> None:
        path = name.filename() if isinstance(name, apsw.URIFilename) else name
        self._watcher = system.watcher
        self._name = os.path.basename(path)
        self._watcher.before("open", self._name)
        super().__init__(system.base, name, flags)
        if flags[0] & apsw.SQLITE_OPEN_CREATE:
            self._watcher.make(self._name)

    def xRead(self, amount: int, offset: int) -> bytes:  # noqa: N802
        """See ``apsw.VFSFile.xRead``."""
        self._watcher.before("read", self._name)
        return super().xRead(amount, offset)

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        """See ``apsw.VFSFile.xWrite``."""
        self._watcher.before("write", self._name)
        super().xWrite(data, offset)
        self._watcher.write(self._name, offset, bytes(data))

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        """See ``apsw.VFSFile.xTruncate``."""
        self._watcher.before("truncate", self._name)
        super().xTruncate(newsize)
        self._watcher.shorten(self._name, newsize)

    def xSync(self, flags: int) -> None:  # noqa: N802
        """See ``apsw.VFSFile.xSync``."""
        self._watcher.before("sync", self._name)
        super().xSync(flags)
        self._watcher.sync(self._name)

    def xLock(self, level: int) -> None:  # noqa: N802
        """See ``apsw.VFSFile.xLock``."""
        self._watcher.before("lock", self._name)
        super().xLock(level)

    def xFileSize(self) -> int:  # noqa: N802
        """See ``apsw.VFSFile.xFileSize``."""
        self._watcher.before("size", self._name)
        return super().xFileSize()


class WatchedFolder:
    """The functions of ``os`` by which the store makes a database; changes of the folder are reported."""

    def __init__(self, watcher: Watcher) -> None:
        self._watcher = watcher
        self._os: ModuleType = os

    def __getattr__(self, name: str) -> Any:
        return getattr(self._os, name)

    def open(self, path: str, flags: int, mode: int = 0o777) -> int:
        """As ``os.open``."""
        self._watcher.before("os.open", os.path.basename(path))
        descriptor = os.open(path, flags, mode)
        if flags & os.O_CREAT:
            self._watcher.make(os.path.basename(path))
        return descriptor

    def unlink(self, path: str) -> None:
        """As ``os.unlink``."""
        self._watcher.before("os.unlink", os.path.basename(path))
        os.unlink(path)
        self._watcher.delete(os.path.basename(path))

    def replace(self, path: str, to: str) -> None:
        """As ``os.replace``."""
        self._watcher.before("os.replace", os.path.basename(path))
        os.replace(path, to)
        self._watcher.rename(os.path.basename(path), os.path.basename(to))

    def fsync(self, descriptor: int) -> None:
        """As ``os.fsync``, which the store calls for folders only."""
        self._watcher.before("os.fsync", "")
        os.fsync(descriptor)
        self._watcher.sync_folder()


def image_of(folder: Path) -> dict[str, bytes]:
    """The files in ``folder`` except locks and shared memory, which a start makes again."""
    return {file.name: file.read_bytes() for file in folder.iterdir() if not file.name.endswith(("-lock", "-shm"))}
