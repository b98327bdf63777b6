"""Odds at the tables: the values of a seat's choices, shown only to the player at that seat.

They are computed only from what the seat has seen. After a deal, the player who sat there when it ended may request
them; during the deal only if the terms of the table allow it.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import msgspec

from kitapi.kernel import Seat
from kitapi.kernel.odds import TableOdds
from kitapi.room.answers.work_queue import WorkQueue
from kitapi.room.desk.desk import TableDesk
from kitapi.room.errors import NoOdds, NothingChosen, NotSeated, OddsLater, UnknownDeal
from kitapi.room.record import histories, streams
from kitapi.room.store_failures import translate_store_errors
from kitapi.room.table.table import Table
from kitapi.store import EventStore, Recorded


class OddsCalculator:
    """Computes the odds at a room's tables; ``odds``: the parts of the games that have odds."""

    def __init__(
        self,
        store: EventStore,
        desk_of: Callable[[str], Awaitable[TableDesk]],
        odds: Mapping[str, TableOdds],
        work_queue: WorkQueue,
    ) -> None:
        self._store = store
        self._desk_of = desk_of
        self._odds = odds
        self._work_queue = work_queue

    async def compute(self, table_id: str, user: str, number: int) -> msgspec.Struct:
        """The values of the choices of ``user`` in the deal ``number``, which may still be running.

        Raises:
            UnknownTable, UnknownDeal, NoOdds: there is no such table or deal, or its game has no odds.
            NotSeated: the user did not sit there.
            OddsLater: the deal is running, and the table shows no odds before it is over.
            NothingChosen: the user had no choice to make in the deal.
            Busy, RoomFailed: the store does not answer.
        """
        table = await (await self._desk_of(table_id)).table()
        odds = self._odds.get(table.game.name)
        if odds is None:
            raise NoOdds
        if not 1 <= number <= table.deals:
            raise UnknownDeal(number=number)
        with translate_store_errors():
            sat = await self._store.read(streams.table_stream(table_id))
            played = await self._store.read(streams.play_stream(table_id), limit=table.version)
        return await self._work_queue.do(user, _answer_odds, odds, table, user, number, (sat, played))


def _answer_odds(
    odds: TableOdds, table: Table, user: str, number: int, read: tuple[Sequence[Recorded], Sequence[Recorded]]
) -> msgspec.Struct:
    sat, played = read
    deal = histories.deal_of(table.game, played, number)
    seat = histories.seat_at(sat, deal[-1].version, user)
    if seat is None:
        raise NotSeated
    view, seen = _view_and_observations(table, deal, seat)
    running = table.is_running and number == table.deals
    if running and not odds.before(view):
        raise OddsLater
    answer = odds.answer(view, seen, table.meter)
    if answer is None:
        raise NothingChosen
    return answer


def _view_and_observations(table: Table, deal: Sequence[Recorded], seat: Seat) -> tuple[Any, list[Any]]:
    """The view of ``seat`` after the events of ``deal`` so far, and all its observations."""
    state: Any = None
    seen: list[Any] = []
    for event in histories.events_of(table.game, deal):
        state = table.game.evolve(state, event)
        if (observed := table.game.observe(state, event, seat)) is not None:
            seen.append(observed)
    return table.game.view(state, seat), seen
