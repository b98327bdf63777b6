"""The books of a table, for the people who may read them: its shifts, and every finished hand.

At a practice table anybody may read them; at other tables only people with a role of the house, because the count at
the closing is for the house alone. Anybody may read the books of a record.
"""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec

from kitapi.kernel.books import Books, Entry, ShiftBooks
from kitapi.kernel.done_by import DoneBy
from kitapi.room.answers.work_queue import WorkQueue
from kitapi.room.desk.desk import TableDesk
from kitapi.room.errors import NoBooks, NotStaffed, UnknownDeal, UnknownShift
from kitapi.room.record import chain, histories, streams
from kitapi.room.record.authors import NameHistory, name_history_of, with_name
from kitapi.room.record.chain import ChainSealed
from kitapi.room.record.deal import AnyGame, author_of
from kitapi.room.record.streams import StepRefused
from kitapi.room.store_failures import translate_store_errors
from kitapi.room.table import staffing
from kitapi.room.table.table import Table
from kitapi.store import EventStore, Recorded


class Refused(msgspec.Struct, frozen=True, kw_only=True):
    """A step that the rules refused: its actor, its kind, the clause, the version of the log before it, and the time.

    ``who``: the person, bot or automaton that tried the step; None if that was not stored.
    """

    by: str
    action: str
    clause: str
    version: int
    at: str
    who: DoneBy | None = None


class Recalled(NamedTuple):
    """A finished hand.

    ``entries``: its events. ``names``: the players' names when it ended. ``refused``: the steps refused during it.
    ``sealed``: whether the seal after it matches the stored events; None: there is no seal.
    """

    game: str
    hand: msgspec.Struct
    entries: tuple[Entry, ...]
    names: tuple[str, ...]
    refused: tuple[Refused, ...]
    sealed: bool | None


class Bookkeeper:
    """Reads the books of a room's tables; ``books``: the readers of the games that keep books."""

    def __init__(
        self,
        store: EventStore,
        desk_of: Callable[[str], Awaitable[TableDesk]],
        books: Mapping[str, Books],
        work_queue: WorkQueue,
    ) -> None:
        self._store = store
        self._desk_of = desk_of
        self._books = books
        self._work_queue = work_queue

    async def shifts(self, table_id: str, user: str) -> tuple[str, tuple[ShiftBooks, ...]]:
        """The name of the table's game, and the books of all its shifts.

        Raises:
            UnknownTable, NoBooks, NotStaffed: there is no such table, or no books that ``user`` may read.
            Busy, RoomFailed: the store does not answer.
        """
        table, books = await self._table_and_books(table_id, user)
        with translate_store_errors():
            recorded = await self._store.read(streams.play_stream(table_id), limit=table.version)
            sat = await self._store.read(streams.table_stream(table_id))
        return table.game.name, tuple(await self._work_queue.do(user, shifts_in, books, table.game, recorded, sat))

    async def shift(self, table_id: str, user: str, number: int) -> tuple[str, ShiftBooks]:
        """The name of the table's game, and the books of its shift ``number``.

        Raises:
            UnknownShift: the table has no shift of that number.
            RoomError: as ``shifts``.
        """
        game, shifts = await self.shifts(table_id, user)
        if not 1 <= number <= len(shifts):
            raise UnknownShift(number=number)
        return game, shifts[number - 1]

    async def recall(self, table_id: str, user: str, number: int) -> Recalled:
        """Return all that is stored about the hand ``number``.

        Raises:
            UnknownDeal: the table has no finished hand of that number.
            RoomError: as ``shifts``.
        """
        table, books = await self._table_and_books(table_id, user)
        if not 1 <= number <= table.settled:
            raise UnknownDeal(number=number)
        with translate_store_errors():
            played = await self._store.read(streams.play_stream(table_id), limit=table.version)
            sat = await self._store.read(streams.table_stream(table_id))
            seals = await self._store.read(streams.chain_stream(table_id))
            refused = await self._store.read(streams.refused_stream(table_id))
        return await self._work_queue.do(user, _recall_hand, books, table, number, (played, sat, seals, refused))

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
) -> Sequence[ShiftBooks]:
    """The shifts in a table's whole log ``recorded``; ``sat``: its seating events.

    Raises:
        ImpossibleHistory: an event cannot be read.
    """
    called = _name_history_in(sat)
    return books.shifts([_entry(game, one, called) for one in recorded])


def signatures_in(
    books: Books, game: AnyGame, recorded: Sequence[Recorded], sat: Sequence[Recorded]
) -> Sequence[msgspec.Struct]:
    """The signatures of the people who approved payments, from a table's whole log ``recorded``.

    ``sat``: its seating events.

    Raises:
        ImpossibleHistory: an event cannot be read.
    """
    called = _name_history_in(sat)
    return books.signatures([_entry(game, one, called) for one in recorded])


def _name_history_in(sat: Sequence[Recorded]) -> NameHistory:
    return name_history_of(streams.read(one) for one in sat)


_Streams = tuple[Sequence[Recorded], Sequence[Recorded], Sequence[Recorded], Sequence[Recorded]]


def _recall_hand(books: Books, table: Table, number: int, read: _Streams) -> Recalled:
    played, sat, seals, refused = read
    hand = histories.deal_of(table.game, played, number)
    begun = chain.extend_chain(chain.begin_chain(streams.play_stream(table.id)), played[: hand[0].version - 1])
    head, entries, called = begun.head, [], _name_history_in(sat)
    for one in hand:
        head = chain.hash_after(head, one)
        entries.append(msgspec.structs.replace(_entry(table.game, one, called), hash=head.hex()))
    return Recalled(
        game=table.game.name,
        hand=books.recall(entries),
        entries=tuple(entries),
        names=histories.names_at((streams.read(one) for one in sat), hand[-1].version),
        refused=tuple(_refused_steps(refused, hand, called)),
        sealed=_is_sealed(seals, entries),
    )


def _entry(game: AnyGame, recorded: Recorded, called: NameHistory) -> Entry:
    event = game.codec.read_event(recorded.kind, recorded.schema, recorded.payload)
    return Entry(event=event, version=recorded.version, at=recorded.recorded_at, by=author_of(game, recorded, called))


def _refused_steps(recorded: Sequence[Recorded], hand: Sequence[Recorded], called: NameHistory) -> Iterator[Refused]:
    """The steps that were refused between the hand's opening and its end."""
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
    """Whether the first seal at an event of the hand matches its hash; None if there is no such seal."""
    hashes = {entry.version: entry.hash for entry in entries}
    for one in seals:
        seal = streams.read(one)
        if isinstance(seal, ChainSealed) and seal.version in hashes:
            return seal.head == hashes[seal.version]
    return None
