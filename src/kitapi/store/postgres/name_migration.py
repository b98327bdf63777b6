"""The migration of a PostgreSQL database to names beside events, in one transaction."""

from typing import Any

from kitapi.store.clock import stamp, system_clock
from kitapi.store.name_rewrite import SEALS, People, Rewriting, people_in
from kitapi.store.names import COLUMNS
from kitapi.store.port import DatabaseRefused
from kitapi.store.postgres.connections import Connection
from kitapi.texts import Text

AT_ONCE = 1000
"""Events that are rewritten at a time."""

LONG = 3600.0
"""Time limit for one statement, in seconds."""

_ALIVE = "SELECT node FROM nodes WHERE NOT ended AND until > now() ORDER BY node LIMIT 1"
_EVENTS = """
SELECT position, stream, version, kind, schema, payload, recorded_at, hash FROM events
WHERE position > $1 ORDER BY position LIMIT $2
"""
_GONE = "SELECT position, hash FROM removed_events WHERE position > $1 AND position <= $2 ORDER BY position"
_END = 2**62
_ARCHIVES = "SELECT stream FROM events WHERE kind = 'table.sitting_archived'"
_PLAYED = "SELECT payload FROM events WHERE stream = $1 ORDER BY version"
_CHANGE = """
UPDATE events SET schema = new.schema, payload = new.payload, hash = new.hash
FROM unnest($1::integer[], $2::bytea[], $3::bytea[], $4::bigint[]) AS new (schema, payload, hash, position)
WHERE events.position = new.position
"""
_HEADS = "SELECT stream, version, hash FROM heads"
_HEAD = """
UPDATE heads SET hash = new.hash FROM unnest($1::bytea[], $2::text[]) AS new (hash, stream)
WHERE heads.stream = new.stream
"""


async def take_names_out(connection: Connection) -> None:
    """Move all names of people to their table, and hash the events again; no node may run meanwhile.

    Raises:
        DatabaseRefused: a node runs, or an event is not as it was written.
    """
    await connection.execute("LOCK TABLE heads IN ACCESS EXCLUSIVE MODE", timeout=LONG)
    for (node,) in await connection.fetch(_ALIVE):
        raise DatabaseRefused(
            Text("an older Kitapi runs on the database, at node {node}: stop all nodes first", node=node)
        )
    archives = [f"play:{str(row[0]).partition(':')[2]}" for row in await connection.fetch(_ARCHIVES, timeout=LONG)]
    called: dict[str, People] = {
        stream: people_in(bytes(row[0]) for row in await connection.fetch(_PLAYED, stream, timeout=LONG))
        for stream in archives
    }
    rewriting = Rewriting(await connection.fetch(SEALS, timeout=LONG), lambda stream: called.get(stream, {}))
    await connection.execute("ALTER TABLE events DISABLE TRIGGER events_are_never_changed")
    await _rewrite(connection, rewriting)
    removing = [str(row[0]) for row in await connection.fetch("SELECT stream FROM removing")]
    heads = rewriting.new_heads(await connection.fetch(_HEADS, timeout=LONG), removing)
    if rewriting.changed:
        await connection.execute(_HEAD, *zip(*heads, strict=True), timeout=LONG)
        await connection.execute(
            "INSERT INTO rehashed VALUES ($1, $2, $3, $4, $5, $6)", *rewriting.row(stamp(system_clock))
        )
    await connection.execute("ALTER TABLE events ENABLE TRIGGER events_are_never_changed")


async def _rewrite(connection: Connection, rewriting: Rewriting) -> None:
    after = 0
    while rows := await connection.fetch(_EVENTS, after, AT_ONCE, timeout=LONG):
        last = int(rows[-1]["position"])
        changed = rewriting.take_all(_tuples(rows), await _removed_between(connection, after, last))
        if changed:
            await connection.execute(_CHANGE, *zip(*changed, strict=True), timeout=LONG)
        names = rewriting.taken_names()
        await connection.copy_records_to_table("names", records=names, columns=COLUMNS, timeout=LONG)
        after = last
    rewriting.take_all((), await _removed_between(connection, after, _END))


async def _removed_between(connection: Connection, after: int, last: int) -> list[Any]:
    return _tuples(await connection.fetch(_GONE, after, last, timeout=LONG))


def _tuples(rows: list[Any]) -> list[Any]:
    return [tuple(row) for row in rows]
