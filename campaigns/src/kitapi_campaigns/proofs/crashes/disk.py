"""Simulates the contents of a disk after a power cut: all synced writes, and any of the others.

A ``Disk`` receives each call that changes files. Synced writes are durable. Of the others a cut keeps some sectors and
loses the rest, in no order; a sector that was being written may hold anything; a file that grew may have its old
length; and of changes to the folder (files made, renamed, deleted) the first few are kept, as by file systems with a
journal. A write changes no other bytes: SQLite relies on this, and disks provide it.
"""

import random
from typing import NamedTuple, TypeAlias

SECTOR = 512
SHARES = (0.0, 0.1, 0.5, 0.9, 1.0)
"""Shares of the unsynced writes that a cut may keep, with equal probabilities."""

GARBAGE = 0.25
"""The share of cuts in which sectors that were being written hold random bytes."""

Image: TypeAlias = dict[str, bytes]
"""Contents of files by name, as a new start finds them."""


class Written(NamedTuple):
    """An unsynced write of bytes at an offset."""

    offset: int
    data: bytes


class Shortened(NamedTuple):
    """An unsynced truncation of a file to ``size``."""

    size: int


class File:
    """A file's durable bytes, and the unsynced changes since."""

    def __init__(self, durable: bytes = b"") -> None:
        self.durable = bytearray(durable)
        self.pending: list[Written | Shortened] = []

    def settle(self) -> None:
        """Make the changes durable."""
        for change in self.pending:
            _apply(self.durable, change)
        self.pending = []

    def cut(self, chance: random.Random) -> bytes:
        """The file's bytes after a power cut."""
        if not self.pending:
            return bytes(self.durable)
        share, garbage = chance.choice(SHARES), chance.random() < GARBAGE
        content = bytearray(self.durable)
        for change in self.pending:
            for part in _sectors(change):
                if chance.random() < share:
                    _apply(content, part)
                elif garbage and isinstance(part, Written) and chance.random() < 0.5:
                    _apply(content, Written(part.offset, chance.randbytes(len(part.data))))
        if len(content) > len(self.durable) and chance.random() < 0.2:
            del content[len(self.durable) :]
        return bytes(content)


class Disk:
    """A disk with one folder of files.

    ``lying``: syncs are reported without being carried out.
    """

    def __init__(self, image: Image | None = None, *, lying: bool = False) -> None:
        self._lying = lying
        self._durable = {name: File(content) for name, content in (image or {}).items()}
        self._now = dict(self._durable)
        self._renamed: list[dict[str, File | None]] = []
        self._fresh: set[str] = set()

    def make(self, name: str) -> None:
        """Note that a file is made, if it does not exist."""
        if name not in self._now:
            self._change({name: File()})
            self._fresh.add(name)

    def write(self, name: str, offset: int, data: bytes) -> None:
        """Note that bytes are written."""
        self._now[name].pending.append(Written(offset, data))

    def shorten(self, name: str, size: int) -> None:
        """Note that a file is truncated to ``size``."""
        self._now[name].pending.append(Shortened(size))

    def sync(self, name: str) -> None:
        """Note that a file is synced; this makes the name of a new WAL durable, as SQLite then syncs the folder."""
        if self._lying:
            return
        self._now[name].settle()
        if name in self._fresh and name.endswith(("-wal", "-journal")):
            self.sync_folder()

    def forget(self, name: str) -> None:
        """Note that a sync fails: the system considers the data written, and never tries again."""
        self._now[name].pending = []

    def delete(self, name: str) -> None:
        """Note that a file is deleted, if it exists."""
        if name in self._now:
            self._change({name: None})

    def rename(self, name: str, to: str) -> None:
        """Note that a file is renamed, and replaces the file of that name, both atomically."""
        self._change({name: None, to: self._now[name]})

    def sync_folder(self) -> None:
        """Note that the folder is synced, which makes names durable."""
        if not self._lying:
            self._durable = dict(self._now)
            self._renamed, self._fresh = [], set()

    def cut(self, chance: random.Random) -> Image:
        """The files after a power cut at this moment."""
        names = dict(self._durable)
        for change in self._renamed[: chance.randint(0, len(self._renamed))]:
            _rename(names, change)
        return {name: file.cut(chance) for name, file in names.items()}

    def _change(self, change: dict[str, File | None]) -> None:
        self._renamed.append(change)
        _rename(self._now, change)


def _rename(names: dict[str, File], change: dict[str, File | None]) -> None:
    """Apply ``change`` to the folder ``names``; None removes a name."""
    for name, file in change.items():
        if file is None:
            names.pop(name, None)
        else:
            names[name] = file


def _apply(content: bytearray, change: Written | Shortened) -> None:
    if isinstance(change, Shortened):
        del content[change.size :]
        content.extend(bytes(change.size - len(content)))
        return
    end = change.offset + len(change.data)
    content.extend(bytes(max(0, end - len(content))))
    content[change.offset : end] = change.data


def _sectors(change: Written | Shortened) -> list[Written | Shortened]:
    """``change`` split into parts that a disk writes atomically."""
    if isinstance(change, Shortened):
        return [change]
    first = SECTOR - change.offset % SECTOR
    starts = [0, *range(first, len(change.data), SECTOR)]
    ends = [*starts[1:], len(change.data)]
    return [Written(change.offset + start, change.data[start:end]) for start, end in zip(starts, ends, strict=True)]
