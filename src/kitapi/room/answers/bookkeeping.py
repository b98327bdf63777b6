"""The books of a table, for those who may look into them: its shifts, and any hand that is over.

At a table to practise at anybody may; at any other only who has one of the house's roles there, for the count at the
closing is the house's to know. A record is open to all.
"""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec

from kitapi.kernel.books import BookedShift, Books, Entry
from kitapi.kernel.done_by import DoneBy
from kitapi.room.answers.beside import Beside
from kitapi.room.desk.desk import TableDesk
from kitapi.room.errors import NoBooks, NotStaffed, UnknownDeal, UnknownShift
from kitapi.room.record import chain, histories, streams
from kitapi.room.record.authors import Called, called_at, with_name
from kitapi.room.record.chain import ChainSealed
from kitapi.room.record.deal import AnyGame, authored
from kitapi.room.record.streams import StepRefused
from kitapi.room.store_failures import told_by_the_room
from kitapi.room.table import staffing
from kitapi.room.table.table import Table
from kitapi.store import EventStore, Recorded


class Refused(msgspec.Struct, frozen=True, kw_only=True):
    """A step that the rules refused: whose, its kind, by which clause, after which version of the log, and when.

    ``who``: the person, bot or automaton who tried; None where that was not written down.
    """

    by: str
    action: str
    clause: str
    version: int
    at: str
    who: DoneBy | None = None


class Recalled(NamedTuple):
    """A hand that is over.

    ``entries``: its events. ``names``: of who sat at the table when it ended. ``refused``: steps that were refused in
    it. ``sealed``: whether the seal after it holds what is stored; None: there is none.
    """

    game: str
    hand: msgspec.Struct
    entries: tuple[Entry, ...]
    names: tuple[str, ...]
    refused: tuple[Refused, ...]
    sealed: bool | None


class Bookkeeper:
    """Reads the books of a room's tables; ``books``: of the games that keep books; ``beside`` computes them."""

    def __init__(
        self,
        store: EventStore,
        desk_of: Callable[[str], Awaitable[TableDesk]],
        books: Mapping[str, Books],
        beside: Beside,
    ) -> None:
        self._store = store
        self._desk_of = desk_of
        self._books = books
        self._beside = beside

    async def shifts(self, table_id: str, user: str) -> tuple[str, tuple[BookedShift, ...]]:
        """The table's game, and its shifts from the first on.

        Raises:
            UnknownTable, NoBooks, NotStaffed: there is no such table, or nothing for ``user`` to look into.
            Busy, RoomFailed: the store does not answer.
        """
        table, books = await self._table_and_books(table_id, user)
        with told_by_the_room():
            recorded = await self._store.read(streams.play_stream(table_id), limit=table.version)
            sat = await self._store.read(streams.table_stream(table_id))
        return table.game.name, tuple(await self._beside.do(user, shifts_in, books, table.game, recorded, sat))

    async def shift(self, table_id: str, user: str, number: int) -> tuple[str, BookedShift]:
        """The table's game, and its shift ``number``.

        Raises:
            UnknownShift: there is none of that number.
            RoomError: as ``shifts``.
        """
        game, shifts = await self.shifts(table_id, user)
        if not 1 <= number <= len(shifts):
            raise UnknownShift(number=number)
        return game, shifts[number - 1]

    async def recall(self, table_id: str, user: str, number: int) -> Recalled:
        """Everything of the hand ``number``.

        Raises:
            UnknownDeal: there is no such hand that is over.
            RoomError: as ``shifts``.
        """
        table, books = await self._table_and_books(table_id, user)
        if not 1 <= number <= table.settled:
            raise UnknownDeal(number=number)
        with told_by_the_room():
            played = await self._store.read(streams.play_stream(table_id), limit=table.version)
            sat = await self._store.read(streams.table_stream(table_id))
            seals = await self._store.read(streams.chain_stream(table_id))
            refused = await self._store.read(streams.refused_stream(table_id))
        return await self._beside.do(user, _recalled, books, table, number, (played, sat, seals, refused))

    async def _table_and_books(self, table_id: str, user: str) -> tuple[Table, Books]:
        table = await (await self._desk_of(table_id)).table()
        books = self._books.get(table.game.name)
        if books is None:
            raise NoBooks
        if not (table.is_archive or staffing.is_practice(table) or table.seating.roles_of(user)):
            raise NotStaffed
        return table, books


def shifts_in(
    books: Books, game: AnyGame, recorded: Sequence[Recorded], sat: Sequence[Recorded]
) -> Sequence[BookedShift]:
    """The shifts that a table's log, ``recorded`` from its first event on, tells of; ``sat``: its seating events.

    Raises:
        ImpossibleHistory: an event cannot be read.
    """
    called = _called_in(sat)
    return books.shifts([_entry(game, one, called) for one in recorded])


def signatures_in(
    books: Books, game: AnyGame, recorded: Sequence[Recorded], sat: Sequence[Recorded]
) -> Sequence[msgspec.Struct]:
    """Who signed what was paid by several people's leave, as a table's log, ``recorded`` from its beginning, has it.

    ``sat``: its seating events.

    Raises:
        ImpossibleHistory: an event cannot be read.
    """
    called = _called_in(sat)
    return books.signatures([_entry(game, one, called) for one in recorded])


def _called_in(sat: Sequence[Recorded]) -> Called:
    return called_at(streams.read(one) for one in sat)


_Streams = tuple[Sequence[Recorded], Sequence[Recorded], Sequence[Recorded], Sequence[Recorded]]


def _recalled(books: Books, table: Table, number: int, read: _Streams) -> Recalled:
    played, sat, seals, refused = read
    hand = histories.deal_of(table.game, played, number)
    begun = chain.grown(chain.begun(streams.play_stream(table.id)), played[: hand[0].version - 1])
    head, entries, called = begun.head, [], _called_in(sat)
    for one in hand:
        head = chain.after(head, one)
        entries.append(msgspec.structs.replace(_entry(table.game, one, called), hash=head.hex()))
    return Recalled(
        game=table.game.name,
        hand=books.recall(entries),
        entries=tuple(entries),
        names=histories.names_at((streams.read(one) for one in sat), hand[-1].version),
        refused=tuple(_refused_steps(refused, hand, called)),
        sealed=_is_sealed(seals, entries),
    )


def _entry(game: AnyGame, recorded: Recorded, called: Called) -> Entry:
    event = game.codec.read_event(recorded.kind, recorded.schema, recorded.payload)
    return Entry(event=event, version=recorded.version, at=recorded.recorded_at, by=authored(game, recorded, called))


def _refused_steps(recorded: Sequence[Recorded], hand: Sequence[Recorded], called: Called) -> Iterator[Refused]:
    """The steps that were refused from the hand's opening on and before its end."""
    for one in recorded:
        step = streams.read(one)
        if isinstance(step, StepRefused) and hand[0].version <= step.at < hand[-1].version:
            yield Refused(
                by=step.by,
                action=step.action,
                clause=step.clause,
                version=step.at,
                at=one.recorded_at,
                who=with_name(step.who, called, step.at + 1),
            )


def _is_sealed(seals: Sequence[Recorded], entries: Sequence[Entry]) -> bool | None:
    """Whether the first seal in or after the hand is on it; only one at an event of the hand says something of it."""
    hashes = {entry.version: entry.hash for entry in entries}
    for one in seals:
        seal = streams.read(one)
        if isinstance(seal, ChainSealed) and seal.version in hashes:
            return seal.head == hashes[seal.version]
    return None
