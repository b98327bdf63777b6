"""Advice at the tables: what everything a seat may do is worth, told before it acts to whoever sits there and asks.

It is worked out from the seat's view and what everybody has seen of the deal, as a bot in that seat would be asked.
"""

from collections.abc import Awaitable, Callable

import msgspec

from kitapi.room.desk.desk import TableDesk
from kitapi.room.desk.prompting import is_awaited
from kitapi.room.errors import NoAdvice, NotAsked
from kitapi.room.table.advised import demand_allowed, is_known
from kitapi.room.table.bots import BotPlayers, question


class AdviceTold(msgspec.Struct, frozen=True, kw_only=True):
    """Advice, and at which ``version`` of the play it was asked for; see ``kitapi.players.advising``."""

    version: int
    unit: str
    worlds: int
    exact: bool
    actions: msgspec.Raw


class _Advice(msgspec.Struct, frozen=True, kw_only=True):
    unit: str
    worlds: int
    exact: bool
    actions: msgspec.Raw


class Adviser:
    """Advises at a room's tables."""

    def __init__(self, desk_of: Callable[[str], Awaitable[TableDesk]], players: BotPlayers) -> None:
        self._desk_of = desk_of
        self._players = players

    async def advise(self, table_id: str, user: str) -> AdviceTold:
        """The value of every action that ``user`` may take now.

        Raises:
            UnknownTable, NoAdvice: there is no such table, or no advice on its game.
            NotSeated, AdviceOff: they do not sit there, or may not ask.
            NotStarted, NotAsked: there is no deal, or they have nothing to decide.
            SolverNotReady, Unsolved: there is no answer yet, or none in time.
            Busy, RoomFailed: the store does not answer.
        """
        table = await (await self._desk_of(table_id)).table()
        if self._players.thinking is None or not is_known(table, self._players):
            raise NoAdvice
        seat = table.seating.seat_demanded(user)
        demand_allowed(table)
        if not is_awaited(table, seat):
            raise NotAsked
        asked = question(table, seat, "", 0)
        answer = await self._players.thinking.advice(asked.game, asked.view, asked.history)
        advice = msgspec.json.decode(answer, type=_Advice)
        return AdviceTold(
            version=table.version,
            unit=advice.unit,
            worlds=advice.worlds,
            exact=advice.exact,
            actions=advice.actions,
        )
