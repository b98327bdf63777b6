"""Whether what is stored of a table is what was stored then: its log against its seals."""

from collections.abc import Mapping
from typing import Any

from kitapi.kernel import RulesError
from kitapi.room.errors import UnknownGame, UnknownTable
from kitapi.room.record import chain, streams
from kitapi.room.record.chain import ChainSealed, Examination, Finding, Sound
from kitapi.room.record.deal import AnyGame
from kitapi.store import DamagedEvents, EventStore, Recorded

AT_ONCE = 1000
"""Events read at a time, so that a long sitting need not lie in memory whole."""


async def audited(store: EventStore, games: Mapping[str, AnyGame], table: str) -> Finding | Sound:
    """What an audit of ``table`` finds, the first thing first.

    Raises:
        UnknownTable, UnknownGame: there is none, or this room does not know its game.
        ImpossibleHistory: what the table was opened as cannot be read.
        StoreError: the store cannot answer.
    """
    try:
        return await _examine(store, games, table)
    except DamagedEvents as damage:
        return Finding(table=table, problem="damaged", after=max(0, damage.version - 1), stream=damage.stream)


async def _examine(store: EventStore, games: Mapping[str, AnyGame], table: str) -> Finding | Sound:
    sat = await store.read(streams.table_stream(table), limit=1)
    if not sat:
        raise UnknownTable(table=table)
    opened = streams.read(sat[0])
    if opened.game not in games:
        raise UnknownGame(game=opened.game)
    game = games[opened.game]
    seals = [_seal(one) for one in await store.read(streams.chain_stream(table))]
    stream = streams.play_stream(table)
    examination = Examination(table, chain.begun(stream), seals, game.opening_kind)
    version = 0
    while page := await store.read(stream, after=version, limit=AT_ONCE):
        for event in page:
            examination.take(event)
        version = page[-1].version
    newest = await store.last_of_kind(stream, game.opening_kind)
    return examination.conclude(over=_is_over(game, await store.read(stream, after=max(0, newest - 1))))


def _seal(recorded: Recorded) -> ChainSealed | None:
    """The seal; None for what cannot be read as one."""
    try:
        seal = streams.read(recorded)
    except RulesError:
        return None
    return seal if isinstance(seal, ChainSealed) else None


def _is_over(game: AnyGame, deal: list[Recorded]) -> bool:
    """Whether ``deal``, the newest, is over; one that cannot be read is not."""
    state: Any = None
    try:
        for one in deal:
            state = game.evolve(state, game.codec.read_event(one.kind, one.schema, one.payload))
        return state is not None and game.is_over(state)
    except Exception:  # whatever a changed event does to the rules, it has not ended the deal
        return False
