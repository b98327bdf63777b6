"""Check whether the write-ahead log beside a database is readable to its end.

SQLite reads a log up to the first frame with a wrong checksum, and ignores the rest silently. That is right for the
transaction that a power cut interrupted, because it was never acknowledged. But every commit is synced, so a complete
transaction after the first bad frame was acknowledged: then the log is damaged, and stored events would be lost without
an error (https://sqlite.org/fileformat2.html, "The Write-Ahead Log").
"""

import os
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

_HEADER = struct.Struct(">8I")
_FRAME = struct.Struct(">6I")
_MAGIC = {0x377F0682: "<", 0x377F0683: ">"}
_VERSION = 3007000
_MASK = 0xFFFFFFFF

Sums = tuple[int, int]


class Log(NamedTuple):
    """The condition of a log.

    ``lost``: committed transactions cannot be read. ``torn``: the last transaction is incomplete, because the power
    failed while it was written, or because it was damaged later.
    """

    lost: bool = False
    torn: bool = False


class _Frame(NamedTuple):
    page: int
    pages: int
    """The size of the database in pages after this frame, if it commits a transaction; otherwise 0."""
    salts: Sums
    sums: Sums
    whole: bytes
    """The bytes of header and page."""


def log_of(path: str) -> Log:
    """The condition of the log beside the database at ``path``."""
    try:
        content = Path(path + "-wal").read_bytes()
    except FileNotFoundError:
        return Log()
    if len(content) <= _HEADER.size:
        return Log()
    magic, version, page_size, _, *numbers = _HEADER.unpack_from(content)
    salts, sums = (numbers[0], numbers[1]), (numbers[2], numbers[3])
    order = _MAGIC.get(magic)
    if order is None or version != _VERSION or _add_checksum(content[: _HEADER.size - 8], (0, 0), order) != sums:
        return Log(lost=not _is_folded(Path(path), content))
    frames = list(_frames(content, page_size))
    most = (os.path.getsize(path) if os.path.exists(path) else 0) // page_size + len(frames)
    return _Chain(order, most).read(frames, salts, sums)


def _frames(content: bytes, page_size: int) -> Iterator[_Frame]:
    size = _FRAME.size + page_size
    for start in range(_HEADER.size, len(content) - size + 1, size):
        page, pages, salt1, salt2, sum1, sum2 = _FRAME.unpack_from(content, start)
        yield _Frame(page, pages, (salt1, salt2), (sum1, sum2), content[start : start + size])


class _Chain(NamedTuple):
    """The chain of checksums of a log; ``order``: its byte order; ``most``: the maximum of pages of its database."""

    order: str
    most: int

    def read(self, frames: list[_Frame], salts: Sums, sums: Sums) -> Log:
        """Verify the checksums as SQLite does, and examine the frames after the first bad one."""
        for number, frame in enumerate(frames):
            follows = self.after(frame, sums)
            if frame.salts != salts or frame.sums != follows or frame.page == 0:
                return self.behind(frames[number:], salts, sums)
            sums = follows
        return Log()

    def behind(self, frames: list[_Frame], salts: Sums, sums: Sums) -> Log:
        """The condition of the log, from ``frames``, the first of which is bad; ``sums``: the checksum before them.

        Frames of an older log have two different salts. Frames with the same salts may be left over from an earlier
        torn transaction, because after a power cut the log is restarted with its old salts. But only a frame that was
        written after a complete transaction continues its checksum.
        """
        current = [place for place, frame in enumerate(frames) if _is_near(frame.salts, salts)]
        before = [{sums}, {frames[0].sums, self.after(frames[0], sums)}, *({frame.sums} for frame in frames[1:])]
        lost = any(
            self.sums_continued_by(frames[place], before[place]) and self.may_end(frames[place - 1], before[place - 1])
            for place in current
            if place > 0
        )
        return Log(lost=lost, torn=bool(current) and current[0] == 0 and not lost)

    def after(self, frame: _Frame, sums: Sums) -> Sums:
        """The checksum after ``frame``, given the checksum ``sums`` before it."""
        return _add_checksum(frame.whole[_FRAME.size :], _add_checksum(frame.whole[:8], sums, self.order), self.order)

    def is_continued_by(self, frame: _Frame, following: _Frame) -> bool:
        """Whether the checksum of ``following`` continues that of ``frame``."""
        return following.sums == self.after(following, frame.sums)

    def sums_continued_by(self, frame: _Frame, before: set[Sums]) -> set[Sums]:
        """The checksums of ``before`` that the checksum of ``frame`` continues."""
        return {one for one in before if self.after(frame, one) == frame.sums}

    def may_end(self, frame: _Frame, before: set[Sums]) -> bool:
        """Whether ``frame`` may commit a transaction, given the possible checksums ``before`` it."""
        return any(self.ends(frame, one) for one in self.sums_continued_by(frame, before) or before)

    def ends(self, frame: _Frame, sums: Sums) -> bool:
        """Whether ``frame`` commits a transaction, by its checksum after ``sums``, else by its header.

        A frame torn by a power cut may contain stale data from an older log or an impossible page count. If the page
        bytes changed, its checksum is meaningless.
        """
        page, pages = self.head(frame, sums)
        if not (0 < page <= self.most and (pages == 0 or page <= pages <= self.most)):
            page, pages = frame.page, frame.pages
        return self.can_end(page, pages)

    def can_end(self, page: int, pages: int) -> bool:
        """Whether a frame of ``page`` can commit a transaction after which the database has ``pages`` pages."""
        return 0 < page <= self.most and 0 < pages <= self.most

    def head(self, frame: _Frame, sums: Sums) -> tuple[int, int]:
        """Page and page count for which ``frame`` has its checksum after ``sums``, if its page bytes are intact."""
        first, second = frame.sums
        words = struct.unpack(f"{self.order}{len(frame.whole[_FRAME.size :]) // 4}I", frame.whole[_FRAME.size :])
        for one, two in zip(words[-2::-2], words[::-2], strict=True):
            second = (second - two - first) & _MASK
            first = (first - one - second) & _MASK
        one = (first - sums[0] - sums[1]) & _MASK
        two = (second - sums[1] - first) & _MASK
        page, pages = struct.unpack(">2I", struct.pack(f"{self.order}2I", one, two))
        return page, pages


def _is_near(found: Sums, salts: Sums) -> bool:
    return found[0] == salts[0] or found[1] == salts[1]


def _is_folded(path: Path, content: bytes) -> bool:
    """Whether the database already contains everything in a log with a bad header, so that nothing is lost.

    This is the case if the power failed while an old log was restarted. A torn transaction at its end was never
    acknowledged. If it was the first log, its bytes are arbitrary.
    """
    database = path.read_bytes()
    page_size = int.from_bytes(database[16:18], "big") or 4096
    page_size = 65536 if page_size == 1 else page_size
    frames = list(_frames(content, page_size))
    frames = [frame for frame in frames if _is_near(frame.salts, frames[0].salts)]
    chain = _Chain(_order_of(frames), len(database) // page_size + len(frames))
    whole = next((n for n in range(1, len(frames)) if not chain.is_continued_by(frames[n - 1], frames[n])), len(frames))
    behind = frames[whole:]
    if behind and chain.behind(behind, frames[0].salts, frames[whole - 1].sums).lost:
        return False
    ends = [place for place, frame in enumerate(frames[:whole]) if chain.can_end(frame.page, frame.pages)]
    newest = {frame.page: frame.whole[_FRAME.size :] for frame in frames[: ends[-1] + 1 if ends else 0]}
    return all(database[(page - 1) * page_size : page * page_size] == image for page, image in newest.items())


def _order_of(frames: list[_Frame]) -> str:
    """The byte order in which the checksums of ``frames`` continue each other; by default little-endian."""
    known = tuple(_MAGIC.values())
    return next((one for one in known if any(map(_Chain(one, 0).is_continued_by, frames, frames[1:]))), known[0])


def _add_checksum(part: bytes, sums: Sums, order: str) -> Sums:
    """SQLite's checksum of ``part``, continued from ``sums``; the length of ``part`` is a multiple of eight."""
    first, second = sums
    words = iter(struct.unpack(f"{order}{len(part) // 4}I", part))
    for one, two in zip(words, words, strict=True):
        first = (first + one + second) & _MASK
        second = (second + two + first) & _MASK
    return first, second
