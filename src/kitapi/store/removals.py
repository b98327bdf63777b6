"""The log of removals, and its comparison with the remaining rows of removed streams.

A removal removes whole streams from a database. It leaves the hash of each event, so that the hash of all events can
still be computed; the hash of each stream's name, so that nothing is appended to the stream again; and a row with its
time and counts, with a hash over all of them.
"""

import struct
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from kitapi.store.hashes import origin
from kitapi.store.heads import Head
from kitapi.texts import Text

LARGEST_PIECE = 500
"""Maximum of events and commands removed in one transaction, so that no append waits long for it."""

LARGEST_BYTES = 4 * 1024 * 1024
"""Maximum bytes of payload removed in one transaction, unless a single event has more."""

REMOVALS = "SELECT number, removed_at, streams, events, commands, hash FROM removals ORDER BY number"
NAMES = "SELECT hash, removal FROM removed_streams ORDER BY hash"
REMOVING = "SELECT stream, removal FROM removing ORDER BY stream"

_NUMBERS = struct.Struct(">QQQQ").pack


class Removal(NamedTuple):
    """A row of ``removals``: its number, its time (UTC), and the counts of removed streams, events and commands."""

    number: int
    removed_at: str
    streams: int
    events: int
    commands: int
    hash: bytes


def new_removal(last: int, removed_at: str, heads: dict[str, Head]) -> Removal:
    """The removal of the streams with these ``heads``; its number follows ``last``."""
    events = sum(head.version for head in heads.values())
    commands = sum(head.commands for head in heads.values())
    removal = Removal(last + 1, removed_at, len(heads), events, commands, b"")
    return removal._replace(hash=removal_hash(removal, map(origin, heads)))


def removal_hash(removal: Sequence[Any], names: Iterable[bytes]) -> bytes:
    """The hash of a row of ``removals`` and of the hashed names of the removed streams."""
    number, removed_at, streams, events, commands = removal[:5]
    numbers = _NUMBERS(number, streams, events, commands)
    return sha256(numbers + sha256(removed_at.encode()).digest() + b"".join(sorted(names))).digest()


def piece(rows: Iterable[tuple[int, bytes, int]]) -> list[tuple[int, bytes]]:
    """The first ``rows`` (position, hash, bytes of payload) that one transaction may remove, at least one if any.

    Returns position and hash of each.
    """
    taken: list[tuple[int, bytes]] = []
    size = 0
    for position, hash, length in rows:
        size += length
        if taken and size > LARGEST_BYTES:
            break
        taken.append((position, hash))
    return taken


class Ledger:
    """All removals, from the rows of ``removals``, ``removed_streams`` and ``removing``; counts the removed events.

    Attributes:
        names: hashes of the names of all removed streams.
        removing: the streams of which rows may be left, each with the number of its removal.
    """

    def __init__(
        self, removals: Iterable[Sequence[Any]], names: Iterable[Sequence[Any]], removing: Iterable[Sequence[Any]]
    ) -> None:
        self._removals = [Removal(*row) for row in removals]
        self._names_of: dict[int, list[bytes]] = {}
        for name, removal in names:
            self._names_of.setdefault(removal, []).append(name)
        self.names = {name for taken in self._names_of.values() for name in taken}
        self.removing: dict[str, int] = {stream: removal for stream, removal in removing}  # noqa: C416 - rows, not pairs
        self._found: Counter[int] = Counter()

    def __len__(self) -> int:
        """The number of removals."""
        return len(self._removals)

    @property
    def commands(self) -> int:
        """The number of commands that all removals removed."""
        return sum(removal.commands for removal in self._removals)

    @property
    def events(self) -> int:
        """The number of events that all removals removed."""
        return sum(removal.events for removal in self._removals)

    def take(self, removal: int) -> None:
        """Count one event of number ``removal``: its kept hash, or the event itself if it is not yet removed."""
        self._found[removal] += 1

    def problems(self) -> Iterator[Text]:
        """Yield the problems of the log, after every event was counted."""
        for number, removal in enumerate(self._removals, start=1):
            if not self._is_sound(removal, number):
                yield Text("removal {number} is not as it was written", number=removal.number)
            elif self._found[number] != removal.events:
                yield Text(
                    "removal {number} took {events} events, and {kept} hashes of them are stored",
                    number=number,
                    events=removal.events,
                    kept=self._found[number],
                )
        known = range(1, len(self._removals) + 1)
        for number in sorted({*self._found, *self._names_of} - set(known)):
            yield Text("removal {number} is missing, though something refers to it", number=number)
        for stream, number in self.removing.items():
            if origin(stream) not in self._names_of.get(number, ()):
                yield Text(
                    "stream {stream} is being removed, and removal {number} does not name it",
                    stream=repr(stream),
                    number=number,
                )

    def _is_sound(self, removal: Removal, number: int) -> bool:
        names = self._names_of.get(number, [])
        try:
            hash = removal_hash(removal, names)
        except (struct.error, TypeError, AttributeError, ValueError):
            return False
        return removal.number == number and removal.streams == len(names) and removal.hash == hash
