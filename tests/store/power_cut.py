"""A file system whose power fails: it knows what has been synced and what a cut would leave of the rest.

SQLite writes through it to real files. Beside them it keeps, for each file, the bytes that the last sync made durable
and the writes since. A cut keeps any of those writes, whole or in torn sectors, in any combination.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import apsw

SECTOR = 512


@dataclass
class Disk:
    """The files whose contents are durable and those whose contents are not, by name."""

    durable: dict[str, bytearray] = field(default_factory=dict)
    pending: dict[str, list[tuple[int, bytes]]] = field(default_factory=dict)
    lying: bool = False
    """Whether syncs are reported as done without being done."""

    def adopt(self, path: str) -> None:
        """Register a file with its present content as durable."""
        if path not in self.durable:
            self.durable[path] = bytearray(Path(path).read_bytes() if Path(path).exists() else b"")
            self.pending[path] = []

    def sync(self, path: str) -> None:
        if not self.lying:
            self.durable[path] = _after(self.durable[path], self.pending[path])
            self.pending[path] = []

    def truncate(self, path: str, size: int) -> None:
        """Shorten a file, durably at once: the store only shortens files that it no longer needs."""
        del self.durable[path][size:]
        self.pending[path] = [(offset, part) for offset, part in self.pending[path] if offset + len(part) <= size]

    def cut(self, chance: random.Random) -> dict[str, bytes]:
        """Return the files after a power cut now: of the unsynced sectors random ones are written."""
        files = {}
        for path, durable in self.durable.items():
            share = chance.choice((0.0, 0.5, 0.9, 1.0))
            sectors = [
                (offset + at, part[at : at + SECTOR])
                for offset, part in self.pending[path]
                for at in range(0, len(part), SECTOR)
            ]
            files[path] = bytes(_after(durable, [sector for sector in sectors if chance.random() < share]))
        return files


def _after(durable: bytearray, writes: list[tuple[int, bytes]]) -> bytearray:
    content = bytearray(durable)
    for offset, part in writes:
        content.extend(bytes(max(0, offset + len(part) - len(content))))
        content[offset : offset + len(part)] = part
    return content


class CuttableFileSystem(apsw.VFS):
    """The platform's file system with a ``Disk`` beside it; ``before`` gets every call, and may raise."""

    def __init__(self, name: str, disk: Disk, before: Callable[[str, str], None]) -> None:
        self.disk = disk
        self.before = before
        super().__init__(name, "")

    def xOpen(  # noqa: N802  # SQLite's name
        self, name: str | apsw.URIFilename | None, flags: list[int]
    ) -> "CuttableFile":
        return CuttableFile(self, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802
        super().xDelete(filename, syncdir)
        self.disk.durable.pop(filename, None)
        self.disk.pending.pop(filename, None)


class CuttableFile(apsw.VFSFile):
    """A file of a ``CuttableFileSystem``."""

    def __init__(self, system: CuttableFileSystem, name: str | apsw.URIFilename | None, flags: list[int]) -> None:
        super().__init__("", name, flags)
        self._system = system
        self._path = name.filename() if isinstance(name, apsw.URIFilename) else str(name)
        system.disk.adopt(self._path)

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        self._system.before("write", self._path)
        super().xWrite(data, offset)
        self._system.disk.pending[self._path].append((offset, bytes(data)))

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        super().xTruncate(newsize)
        self._system.disk.truncate(self._path, newsize)

    def xSync(self, flags: int) -> None:  # noqa: N802
        self._system.before("sync", self._path)
        super().xSync(flags)
        self._system.disk.sync(self._path)
