"""Work on numbered deals, stored in a file deal by deal, so that an interrupted campaign can continue.

The row of a deal depends on the request and the deal's number only. Rows are yielded in the order of the deals, and
they are the same on any number of processes.
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
from kitapi.texts import Text, TextError

WAITING = 3
"""The number of deals submitted for each process: one in progress, the others queued, so that no process is idle."""


class BadState(TextError):
    """A file does not contain the rows of this campaign; the message names the file."""


class Campaign(NamedTuple):
    """A function of numbered deals.

    ``name``: the beginning of its file's name. ``request``: all parameters. ``work``: a picklable function of
    ``request`` and a deal's number that returns the deal's row, of type ``row``.
    """

    name: str
    game: str
    request: msgspec.Struct
    work: Callable[[Any, int], Any]
    row: Any

    def header(self) -> bytes:
        """The first line of the file."""
        header = {"campaign": self.name, "version": version_of(self.game), "asked": self.request}
        return msgspec.json.encode(header)


class Limits(NamedTuple):
    """The limits of a campaign, including its earlier runs: deals and, if not None, minutes."""

    deals: int
    minutes: float | None = None

    def end(self, deals: int, seconds: float) -> bool:
        """Whether the campaign ends after ``deals`` in ``seconds``; never before the first deal is done."""
        return deals >= self.deals or (deals > 0 and self.minutes is not None and seconds >= 60 * self.minutes)


class Place(NamedTuple):
    """The resources of a campaign: the number of processes, and a folder for files (None: nothing is stored)."""

    workers: int = 1
    folder: Path | None = None


HERE = Place()
"""The place of a campaign that runs in this process and stores nothing."""


class Done(NamedTuple):
    """A deal's row, and the seconds between it and the row before."""

    number: int
    row: Any
    seconds: float


def run(campaign: Campaign, limits: Limits, place: Place) -> Generator[Done, None, None]:
    """The rows of deals 0, 1, … up to the limits: the stored ones, then new ones, each stored before it is yielded."""
    spent = 0.0
    with _Log(campaign, place.folder) as log:
        for done in log.kept:
            if limits.end(done.number, spent):
                return
            spent += done.seconds
            yield done
        if limits.end(len(log.kept), spent):
            return
        before = time.monotonic()
        for number, row in _do_work(campaign, range(len(log.kept), limits.deals), place.workers):
            now = time.monotonic()
            done, before = Done(number, row, now - before), now
            spent += done.seconds
            log.add(done)
            yield done
            if limits.end(number + 1, spent):
                return


def _do_work(campaign: Campaign, numbers: range, workers: int) -> Iterator[tuple[int, Any]]:
    if workers == 1:
        yield from ((number, campaign.work(campaign.request, number)) for number in numbers)
        return
    left = iter(numbers)
    pool = ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"))
    under_way: deque[tuple[int, Future[Any]]] = deque()
    try:
        for ready in count():
            under_way.extend(
                (number, pool.submit(campaign.work, campaign.request, number))
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
        """Read the stored rows; an incomplete last line, as a killed process may leave, is removed."""
        lines = file.read().split(b"\n")
        if lines[0] != header:
            if any(lines[0]):
                raise BadState(Text("{file}: does not hold the rows of this campaign", file=file.name))
            lines = [header, b""]
            file.write(header + b"\n")
        decoder = msgspec.json.Decoder(tuple[int, row, float])
        try:
            self.kept = [Done(*decoder.decode(line)) for line in lines[1:-1]]
        except msgspec.MsgspecError as error:
            raise BadState(Text("{file}: does not hold the rows of this campaign", file=file.name)) from error
        file.truncate(sum(len(line) + 1 for line in lines[:-1]))

    def add(self, done: Done) -> None:
        """Append a deal's row."""
        if self._file is not None:
            self._file.write(msgspec.json.encode(done) + b"\n")
            self._file.flush()

    def __enter__(self) -> "_Log":
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()
