"""Audits a table: compares its log with its seals."""

from collections.abc import Mapping

from kitapi.kernel import NO_PAST, RulesError, advance_past
from kitapi.room.errors import UnknownGame, UnknownTable
from kitapi.room.record import chain, streams
from kitapi.room.record.chain import ChainSealed, Examination, Finding, Sound
from kitapi.room.record.deal import AnyGame
from kitapi.store import DamagedEvents, EventStore, Recorded

AT_ONCE = 1000
"""Events read at a time, so that a long sitting need not be in memory as a whole."""


async def audit_table(store: EventStore, games: Mapping[str, AnyGame], table: str) -> Finding | Sound:
    """The first finding of an audit of ``table``; ``Sound`` if there is none.

    Raises:
        UnknownTable, UnknownGame: the table does not exist, or this room does not know its game.
        ImpossibleHistory: the event that opened the table cannot be read.
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
    examination = Examination(table, chain.begin_chain(stream), seals, game.opening_kind)
    version = 0
    while page := await store.read(stream, after=version, limit=AT_ONCE):
        for event in page:
            examination.take(event)
        version = page[-1].version
    newest = await store.last_of_kind(stream, game.opening_kind)
    return examination.conclude(over=_is_over(game, await store.read(stream, after=max(0, newest - 1))))


def _seal(recorded: Recorded) -> ChainSealed | None:
    """The seal; None if it cannot be read."""
    try:
        seal = streams.read(recorded)
    except RulesError:
        return None
    return seal if isinstance(seal, ChainSealed) else None


def _is_over(game: AnyGame, deal: list[Recorded]) -> bool:
    """Whether the newest ``deal`` is over; False if it cannot be read."""
    past = NO_PAST
    try:
        for one in deal:
            past = advance_past(game, past, game.codec.read_event(one.kind, one.schema, one.payload))
        return bool(past.states) and game.is_over(past.state)
    except Exception:  # a manipulated event may break the rules' code in any way
        return False
