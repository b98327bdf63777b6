"""Work on one deal after the other, kept in a file as it is done, so that whatever ends it, it goes on from there.

A deal's row follows from what is asked and the deal's number alone, so it does not matter who does it when: rows come
in the order of the deals and are the same on any number of processes.
"""

import hashlib
import multiprocessing
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import count, islice
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

import msgspec

from kitapi.arena.version import version_of

WAITING = 3
"""Deals under way for each process: one it works on, and some that it need not wait for."""


class BadState(ValueError):
    """A file that does not hold how far this campaign got; the message says why."""


class Campaign(NamedTuple):
    """What is done with each deal.

    ``name``: what its file is called by. ``asked``: a value that says everything. ``work``: a function of a module, of
    ``asked`` and a deal's number, that gives the deal's row, of type ``row``.
    """

    name: str
    game: str
    asked: msgspec.Struct
    work: Callable[[Any, int], Any]
    row: Any

    def header(self) -> bytes:
        """What the file of this campaign begins with."""
        asked = {"campaign": self.name, "version": version_of(self.game), "asked": self.asked}
        return msgspec.json.encode(asked)


class Limits(NamedTuple):
    """Where a campaign ends: so many deals in all, or so many minutes, what was done before counted in."""

    deals: int
    minutes: float | None = None

    def reached(self, deals: int, seconds: float) -> bool:
        """Whether it ends here; never before one deal is done."""
        return deals >= self.deals or (deals > 0 and self.minutes is not None and seconds >= 60 * self.minutes)


class Place(NamedTuple):
    """Where the work is done and kept: so many processes, and a folder for the files (None: nothing is kept)."""

    workers: int = 1
    folder: Path | None = None


HERE = Place()
"""In this process, nothing kept."""


class Done(NamedTuple):
    """A deal's row, and the seconds that passed until it came after the one before it."""

    number: int
    row: Any
    seconds: float


def run(campaign: Campaign, limits: Limits, place: Place) -> Generator[Done, None, None]:
    """The rows of deals 0, 1, … up to the limits: those kept from before, then new ones, each kept as it comes."""
    spent = 0.0
    with _Log(campaign, place.folder) as log:
        for done in log.kept:
            if limits.reached(done.number, spent):
                return
            spent += done.seconds
            yield done
        if limits.reached(len(log.kept), spent):
            return
        before = time.monotonic()
        for number, row in _worked(campaign, range(len(log.kept), limits.deals), place.workers):
            now = time.monotonic()
            done, before = Done(number, row, now - before), now
            spent += done.seconds
            log.add(done)
            yield done
            if limits.reached(number + 1, spent):
                return


def _worked(campaign: Campaign, numbers: range, workers: int) -> Iterator[tuple[int, Any]]:
    if workers == 1:
        yield from ((number, campaign.work(campaign.asked, number)) for number in numbers)
        return
    left = iter(numbers)
    pool = ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"))
    under_way: deque[tuple[int, Future[Any]]] = deque()
    try:
        for ready in count():
            under_way.extend(
                (number, pool.submit(campaign.work, campaign.asked, number))
                for number in islice(left, 1 if ready else WAITING * workers)
            )
            if not under_way:
                return
            number, future = under_way.popleft()
            yield number, future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


class _Log:
    """The file of a campaign: its header, then a line for each deal, in order."""

    def __init__(self, campaign: Campaign, folder: Path | None) -> None:
        self.kept: list[Done] = []
        self._file: BinaryIO | None = None
        if folder is None:
            return
        folder.mkdir(parents=True, exist_ok=True)
        header = campaign.header()
        path = folder / f"{campaign.name}-{hashlib.sha256(header).hexdigest()[:10]}.jsonl"
        self._file = path.open("a+b")
        self._file.seek(0)
        self._read(self._file, header, campaign.row)

    def _read(self, file: BinaryIO, header: bytes, row: Any) -> None:
        """Take up what is there; half a line, which a killed process may leave, is cut off."""
        lines = file.read().split(b"\n")
        if lines[0] != header:
            if any(lines[0]):
                raise BadState(f"{file.name}: does not hold the rows of this campaign")
            lines = [header, b""]
            file.write(header + b"\n")
        decoder = msgspec.json.Decoder(tuple[int, row, float])
        try:
            self.kept = [Done(*decoder.decode(line)) for line in lines[1:-1]]
        except msgspec.MsgspecError as error:
            raise BadState(f"{file.name}: does not hold the rows of this campaign") from error
        file.truncate(sum(len(line) + 1 for line in lines[:-1]))

    def add(self, done: Done) -> None:
        """Write a deal's row."""
        if self._file is not None:
            self._file.write(msgspec.json.encode(done) + b"\n")
            self._file.flush()

    def __enter__(self) -> "_Log":
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()
