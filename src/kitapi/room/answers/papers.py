"""The papers of a table's finished deals: sheets, replays and records, each computed once for each version."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import msgspec

from kitapi.room.answers.work_queue import WorkQueue
from kitapi.room.desk.desk import TableDesk
from kitapi.room.errors import NotStarted, UnknownDeal
from kitapi.room.record import histories, streams
from kitapi.room.record.commitments import encode_lines, list_commitments
from kitapi.room.record.deal import AnyGame
from kitapi.room.seats.seating import Seating
from kitapi.room.store_failures import translate_store_errors
from kitapi.room.table.table import Table
from kitapi.store import EventStore, Recorded


class Papers:
    """The papers of a room's tables, made by ``work_queue``; ``by`` is always the requester, such as an address.

    All methods raise UnknownTable or NotPlayable if there is no such table, and Busy or RoomFailed if the store does
    not answer or too many requests wait.
    """

    def __init__(
        self, store: EventStore, desk_of: Callable[[str], Awaitable[TableDesk]], work_queue: WorkQueue
    ) -> None:
        self._store = store
        self._desk_of = desk_of
        self._work_queue = work_queue

    async def sheet(self, table_id: str, by: str) -> bytes:
        """The scoresheet and history of the finished deals, as the game's JSON.

        Raises:
            NotStarted: no deal has been opened.
        """
        table = await self._table(table_id)
        if table.deal is None:
            raise NotStarted
        last = table.deal.opened if table.is_running else table.version

        async def make() -> bytes:
            played = await self._read(streams.play_stream(table_id), last)
            return await self._work_queue.do(by, _sheet, table.game, played, table.seating)

        return await self._work_queue.compute_once(("sheet", table_id, last, table.seating_version), make, len)

    async def replay(self, table_id: str, number: int, by: str, pack: Callable[[bytes], bytes] = bytes) -> bytes:
        """The deal ``number`` step by step as JSON, packed by ``pack``.

        Raises:
            UnknownDeal: there is no such deal that is over.
        """
        table = await self.table_with_deal(table_id, number)

        async def make() -> bytes:
            sat, deal = await self._deal(table, number)
            return await self._work_queue.do(by, _replay, table.game, sat, deal, number, pack)

        return await self._work_queue.compute_once(("replay", *_deal_key(table, number), pack), make, len)

    async def deal_record(self, table_id: str, number: int, by: str) -> bytes:
        """A record file with only the deal ``number``.

        Raises:
            UnknownDeal: the table has no finished deal of that number.
        """
        table = await self.table_with_deal(table_id, number)

        async def make() -> bytes:
            sat, deal = await self._deal(table, number)
            return await self._work_queue.do(by, histories.encode_deal_record, table.game, sat, deal, number)

        return await self._work_queue.compute_once(
            ("deal", *_deal_key(table, number), table.seating_version), make, len
        )

    async def record(self, table_id: str, by: str) -> bytes:
        """The finished deals as a record file.

        Raises:
            UnknownDeal: no deal is over.
        """
        table = await self.table_with_deal(table_id, 1)

        async def make() -> bytes:
            sat = await self._read(streams.table_stream(table_id))
            played = await self._read(streams.play_stream(table_id), table.version)
            return await self._work_queue.do(by, histories.encode_record, table.game, sat, played)

        return await self._work_queue.compute_once(
            ("record", table_id, table.version, table.seating_version), make, len
        )

    async def commitments(self, table_id: str, by: str) -> bytes:
        """The commitment of every deal, each as a line of JSON; that of a running deal has no secret."""
        table = await self._table(table_id)

        async def make() -> bytes:
            played = await self._read(streams.play_stream(table_id), table.version) if table.version else []
            drawn = [streams.read(one) for one in await self._read(streams.secret_stream(table_id), table.deals)]
            prepare = partial(list_commitments, table.game.opening_kind, played, drawn, running=table.is_running)
            return await self._work_queue.do(by, lambda: encode_lines(prepare()))

        return await self._work_queue.compute_once(("commitments", table_id, table.version, table.deals), make, len)

    async def table_with_deal(self, table_id: str, number: int) -> Table:
        """The table, whose deal ``number`` is over.

        Raises:
            UnknownDeal: the table has no finished deal of that number.hat number.
        """
        table = await self._table(table_id)
        if not 1 <= number <= table.settled:
            raise UnknownDeal(number=number)
        return table

    async def _table(self, table_id: str) -> Table:
        return await (await self._desk_of(table_id)).table()

    async def _deal(self, table: Table, number: int) -> tuple[list[Recorded], Sequence[Recorded]]:
        """The changes of seats, and the events of the deal ``number``.

        Seals mark the ends of deals, so only a part of a long log is read.
        """
        seals = [streams.read(one) for one in await self._read(streams.chain_stream(table.id))]
        ends = {seal.hand: seal.version for seal in seals}
        before = ends.get(number - 1, 0)
        stream, end = streams.play_stream(table.id), ends.get(number + 1, table.version)
        played = await self._read(stream, end - before, before)
        sat = await self._read(streams.table_stream(table.id))
        return sat, histories.deal_of(table.game, played, 1 if before else number)

    async def _read(self, stream: str, limit: int | None = None, after: int = 0) -> list[Recorded]:
        with translate_store_errors():
            return await self._store.read(stream, after, limit)


def _deal_key(table: Table, number: int) -> tuple[str, int, int]:
    """The cache key of the deal ``number``: the newest deal may get more events until the next one is opened."""
    return table.id, number, table.version if number == table.deals else 0


def _sheet(game: AnyGame, played: Sequence[Recorded], sat: Seating) -> bytes:
    return histories.encode_sheet(game, list(histories.events_of(game, played)), sat)


def _replay(
    game: AnyGame, sat: Sequence[Recorded], deal: Sequence[Recorded], number: int, pack: Callable[[bytes], bytes]
) -> bytes:
    return pack(msgspec.json.encode(histories.replay(game, sat, deal, number)))
