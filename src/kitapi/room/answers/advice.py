"""Advice at the tables: the values of all actions of a seat, for the person who is to act there and requests them.

Advice is computed from the seat's view and the public history of the deal, the input that a bot in that seat would get.
"""

from collections.abc import Awaitable, Callable

import msgspec

from kitapi.room.desk.desk import TableDesk
from kitapi.room.desk.prompter import is_awaited
from kitapi.room.errors import NoAdvice, NotToAct
from kitapi.room.table.advice_rules import demand_allowed, is_known
from kitapi.room.table.bots import BotPlayers, question


class AdviceMessage(msgspec.Struct, frozen=True, kw_only=True):
    """Advice, and the ``version`` of the play for which it was requested; see ``kitapi.players.advice``."""

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

    async def advise(self, table_id: str, user: str) -> AdviceMessage:
        """The value of every action that ``user`` may take now.

        Raises:
            UnknownTable, NoAdvice: there is no such table, or no advice on its game.
            NotSeated, AdviceOff: the user has no seat there, or the table allows no advice.
            NotStarted, NotToAct: there is no deal, or the user is not to act.
            SolverNotReady, Unsolved: the solver is not compiled yet, or gave no answer in time.
            Busy, RoomFailed: the store does not answer.
        """
        table = await (await self._desk_of(table_id)).table()
        if self._players.thinking is None or not is_known(table, self._players):
            raise NoAdvice
        seat = table.seating.demand_seat(user)
        demand_allowed(table)
        if not is_awaited(table, seat):
            raise NotToAct
        request = question(table, seat, "", 0)
        answer = await self._players.thinking.advice(request.game, request.view, request.history)
        advice = msgspec.json.decode(answer, type=_Advice)
        return AdviceMessage(
            version=table.version,
            unit=advice.unit,
            worlds=advice.worlds,
            exact=advice.exact,
            actions=advice.actions,
        )
