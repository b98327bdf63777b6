"""What a disk holds when the power fails: what was synced, and any of what was not.

A ``Disk`` receives each call that changes files. What was synced is durable. Of the rest a cut keeps some sectors and
loses others, in no order; one that was being written may hold anything; a file that grew may have its old length; and
of changes to the folder (files made, renamed, deleted) it keeps the first few, as file systems with a journal do. A
write spoils nothing beside itself: that much SQLite asks of disks, and it is what they do.
"""

import random
from typing import NamedTuple, TypeAlias

SECTOR = 512
SHARES = (0.0, 0.1, 0.5, 0.9, 1.0)
"""How much of what was not synced a cut may keep, each as likely."""

GARBAGE = 0.25
"""In how many cuts sectors that were being written hold anything at all."""

Image: TypeAlias = dict[str, bytes]
"""Files by name, as a new start finds them."""


class Written(NamedTuple):
    """Bytes written at an offset, which no sync has made durable yet."""

    offset: int
    data: bytes


class Shortened(NamedTuple):
    """A file cut to ``size``, which no sync has made durable yet."""

    size: int


class File:
    """A file's durable bytes, and what was done to it since."""

    def __init__(self, durable: bytes = b"") -> None:
        self.durable = bytearray(durable)
        self.pending: list[Written | Shortened] = []

    def settle(self) -> None:
        """Make durable what was done."""
        for change in self.pending:
            _apply(self.durable, change)
        self.pending = []

    def cut(self, chance: random.Random) -> bytes:
        """The bytes after a cut."""
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
    """A disk with one folder on it, by which files have their names.

    ``lying``: syncs are reported done without being done.
    """

    def __init__(self, image: Image | None = None, *, lying: bool = False) -> None:
        self._lying = lying
        self._durable = {name: File(content) for name, content in (image or {}).items()}
        self._now = dict(self._durable)
        self._renamed: list[dict[str, File | None]] = []
        self._fresh: set[str] = set()

    def make(self, name: str) -> None:
        """A file is made, unless it is there."""
        if name not in self._now:
            self._change({name: File()})
            self._fresh.add(name)

    def write(self, name: str, offset: int, data: bytes) -> None:
        """Bytes are written."""
        self._now[name].pending.append(Written(offset, data))

    def shorten(self, name: str, size: int) -> None:
        """A file is cut to ``size``."""
        self._now[name].pending.append(Shortened(size))

    def sync(self, name: str) -> None:
        """A file is synced; a log just made comes with its name, as SQLite syncs the folder then."""
        if self._lying:
            return
        self._now[name].settle()
        if name in self._fresh and name.endswith(("-wal", "-journal")):
            self.sync_folder()

    def forget(self, name: str) -> None:
        """A sync fails: the system takes for written what it could not write, and never tries again."""
        self._now[name].pending = []

    def delete(self, name: str) -> None:
        """A file is deleted, if it is there."""
        if name in self._now:
            self._change({name: None})

    def rename(self, name: str, to: str) -> None:
        """A file gets another name, and replaces what had that; no cut comes between the two."""
        self._change({name: None, to: self._now[name]})

    def sync_folder(self) -> None:
        """The names are made durable."""
        if not self._lying:
            self._durable = dict(self._now)
            self._renamed, self._fresh = [], set()

    def cut(self, chance: random.Random) -> Image:
        """The files after a power cut now."""
        names = dict(self._durable)
        for change in self._renamed[: chance.randint(0, len(self._renamed))]:
            _rename(names, change)
        return {name: file.cut(chance) for name, file in names.items()}

    def _change(self, change: dict[str, File | None]) -> None:
        self._renamed.append(change)
        _rename(self._now, change)


def _rename(names: dict[str, File], change: dict[str, File | None]) -> None:
    """Change the folder ``names``; None: the name goes."""
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
    """``change`` in the parts that a disk writes at once."""
    if isinstance(change, Shortened):
        return [change]
    first = SECTOR - change.offset % SECTOR
    starts = [0, *range(first, len(change.data), SECTOR)]
    ends = [*starts[1:], len(change.data)]
    return [Written(change.offset + start, change.data[start:end]) for start, end in zip(starts, ends, strict=True)]
