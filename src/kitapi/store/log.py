"""Whether the write-ahead log beside a database can be read to its end.

SQLite reads a log up to the first frame that is not as it was written, and says nothing of the rest. That is right for
the transaction during which the power failed: nobody was told of it. But whoever was told of the next one knew that the
one before was safe, as every commit is synced. So a transaction behind the first bad frame means damage, and what was
stored would be lost without a word (https://sqlite.org/fileformat2.html, "The Write-Ahead Log").
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
    """What can be said of a log.

    ``lost``: transactions that were stored cannot be read any more. ``torn``: its last transaction is not whole: the
    power failed while it was written, or it was damaged since.
    """

    lost: bool = False
    torn: bool = False


class _Frame(NamedTuple):
    page: int
    pages: int
    """Those of the database after this frame, if a transaction ends with it; otherwise 0."""
    salts: Sums
    sums: Sums
    whole: bytes
    """Header and page as they lie there."""


def log_of(path: str) -> Log:
    """What the log beside the database at ``path`` is like."""
    try:
        content = Path(path + "-wal").read_bytes()
    except FileNotFoundError:
        return Log()
    if len(content) <= _HEADER.size:
        return Log()
    magic, version, page_size, _, *numbers = _HEADER.unpack_from(content)
    salts, sums = (numbers[0], numbers[1]), (numbers[2], numbers[3])
    order = _MAGIC.get(magic)
    if order is None or version != _VERSION or _summed(content[: _HEADER.size - 8], (0, 0), order) != sums:
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
    """How the sums of a log's frames follow each other; ``most``: pages that its database may have with all of them."""

    order: str
    most: int

    def read(self, frames: list[_Frame], salts: Sums, sums: Sums) -> Log:
        """Follow the ``sums`` as SQLite does, and look at what lies behind the place where it stops."""
        for number, frame in enumerate(frames):
            follows = self.after(frame, sums)
            if frame.salts != salts or frame.sums != follows or frame.page == 0:
                return self.behind(frames[number:], salts, sums)
            sums = follows
        return Log()

    def behind(self, frames: list[_Frame], salts: Sums, sums: Sums) -> Log:
        """What ``frames``, of which the first is bad, tell; ``sums``: those before it.

        Those of an older log have two other salts. Frames with the same salts may be left of a transaction that was
        torn before this one: after a power cut the log is begun anew under its old salts. But only a frame that was
        written behind a whole transaction goes on with its sums.
        """
        current = [place for place, frame in enumerate(frames) if _is_near(frame.salts, salts)]
        before = [{sums}, {frames[0].sums, self.after(frames[0], sums)}, *({frame.sums} for frame in frames[1:])]
        lost = any(
            self.following(frames[place], before[place]) and self.may_end(frames[place - 1], before[place - 1])
            for place in current
            if place > 0
        )
        return Log(lost=lost, torn=bool(current) and current[0] == 0 and not lost)

    def after(self, frame: _Frame, sums: Sums) -> Sums:
        """The sums after ``frame`` that follow ``sums``."""
        return _summed(frame.whole[_FRAME.size :], _summed(frame.whole[:8], sums, self.order), self.order)

    def goes_on(self, frame: _Frame, following: _Frame) -> bool:
        """Whether the sums of ``following`` follow those that ``frame`` has."""
        return following.sums == self.after(following, frame.sums)

    def following(self, frame: _Frame, before: set[Sums]) -> set[Sums]:
        """Those sums ``before`` the frame that it goes on with as it lies there."""
        return {one for one in before if self.after(frame, one) == frame.sums}

    def may_end(self, frame: _Frame, before: set[Sums]) -> bool:
        """Whether a transaction ended with ``frame``; where it goes on with some of the sums ``before``, as it says."""
        return any(self.ends(frame, one) for one in self.following(frame, before) or before)

    def ends(self, frame: _Frame, sums: Sums) -> bool:
        """Whether a transaction ended with ``frame``: as its own sums, after ``sums``, say, or else as it lies there.

        Anything may lie where it was being written when the power failed: what there was in an older log, or what tells
        of no pages there can be. Where its page is not as it was, its sums say nothing that can be.
        """
        page, pages = self.head(frame, sums)
        if not (0 < page <= self.most and (pages == 0 or page <= pages <= self.most)):
            page, pages = frame.page, frame.pages
        return self.can_end(page, pages)

    def can_end(self, page: int, pages: int) -> bool:
        """Whether a frame of ``page`` can be the last of a transaction after which there are ``pages``."""
        return 0 < page <= self.most and 0 < pages <= self.most

    def head(self, frame: _Frame, sums: Sums) -> tuple[int, int]:
        """The page and the pages with which ``frame`` has its own sums after ``sums``, if its page is as it was."""
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
    """Whether all that a log with a bad header holds is in the database already, so that nothing is lost with it.

    So it is when the power failed while an old log was begun anew. Of what was torn at its end nobody was told. Where a
    first log was begun anything may lie there.
    """
    database = path.read_bytes()
    page_size = int.from_bytes(database[16:18], "big") or 4096
    page_size = 65536 if page_size == 1 else page_size
    frames = list(_frames(content, page_size))
    frames = [frame for frame in frames if _is_near(frame.salts, frames[0].salts)]
    chain = _Chain(_order_of(frames), len(database) // page_size + len(frames))
    whole = next((n for n in range(1, len(frames)) if not chain.goes_on(frames[n - 1], frames[n])), len(frames))
    behind = frames[whole:]
    if behind and chain.behind(behind, frames[0].salts, frames[whole - 1].sums).lost:
        return False
    ends = [place for place, frame in enumerate(frames[:whole]) if chain.can_end(frame.page, frame.pages)]
    newest = {frame.page: frame.whole[_FRAME.size :] for frame in frames[: ends[-1] + 1 if ends else 0]}
    return all(database[(page - 1) * page_size : page * page_size] == image for page, image in newest.items())


def _order_of(frames: list[_Frame]) -> str:
    """The order of bytes in which the sums of ``frames`` go on, or in which they are as a rule."""
    known = tuple(_MAGIC.values())
    return next((one for one in known if any(map(_Chain(one, 0).goes_on, frames, frames[1:]))), known[0])


def _summed(part: bytes, sums: Sums, order: str) -> Sums:
    """SQLite's running sums over ``part``, whose length is a multiple of eight."""
    first, second = sums
    words = iter(struct.unpack(f"{order}{len(part) // 4}I", part))
    for one, two in zip(words, words, strict=True):
        first = (first + one + second) & _MASK
        second = (second + two + first) & _MASK
    return first, second
