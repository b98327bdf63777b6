"""The transaction that stores a group: lock, reads, inserts, notification of the other nodes, commit.

A writer holds the lock of the head of all streams, so positions become visible in order and without a gap across all
nodes. If the answer to a commit was lost, the writer determines under that lock whether the commit took place: it
checks whether the newest row of the group is stored with its hash.
"""

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Any, NamedTuple

from kitapi.store.clock import Clock, stamp
from kitapi.store.group import Answer, Group, Outcome, Waiting
from kitapi.store.hashes import origin as stream_origin
from kitapi.store.heads import ALL, Head, Heads, demand_head, no_head
from kitapi.store.port import CommandKey, Fence, StreamRemoved
from kitapi.store.postgres.connections import Connection
from kitapi.store.postgres.notes import CHANNEL, notes

LARGEST_MESSAGE = 16 * 1024 * 1024
"""Maximum number of payload bytes in one statement, unless a single event has more."""

_BEGIN = "BEGIN; SELECT FROM heads WHERE stream = '' FOR UPDATE"
# The epoch is a number; that it is this node's, and has not ended, is checked after the row is locked.
_BEGIN_FENCED = _BEGIN + "; SELECT FROM nodes WHERE epoch = {epoch} FOR SHARE"
_FENCE = "SELECT EXISTS (SELECT FROM nodes WHERE node = $1 AND epoch = $2 AND NOT ended)"
_HEADS = """
SELECT asked.stream, head.version, head.hash, head.commands, newest.version, newest.hash,
    head.version IS NULL AND EXISTS (SELECT FROM removed_streams WHERE hash = sha256(convert_to(asked.stream, 'UTF8')))
FROM unnest($1::text[]) AS asked (stream) LEFT JOIN heads head ON head.stream = asked.stream
LEFT JOIN LATERAL (
    SELECT version, hash FROM events WHERE events.stream = asked.stream ORDER BY version DESC LIMIT 1
) newest ON true
UNION ALL
SELECT stream, version, hash, commands, greatest(
    (SELECT coalesce(max(position), 0) FROM events), (SELECT coalesce(max(position), 0) FROM removed_events)
), NULL, false FROM heads WHERE stream = ''
"""
_ANSWERS = """
SELECT stream, "user", id, digest, answer, recorded_at, hash
FROM unnest($1::text[], $2::text[], $3::text[]) AS asked (stream, "user", id) JOIN commands USING (stream, "user", id)
WHERE stream NOT IN (SELECT stream FROM removing)
"""
_EVENTS = """
INSERT INTO events (position, stream, version, kind, schema, payload, recorded_at, hash)
SELECT * FROM unnest(
    $1::bigint[], $2::text[], $3::bigint[], $4::text[], $5::integer[], $6::bytea[], $7::text[], $8::bytea[]
)
"""
_NAMES = """
INSERT INTO names (stream, version, field, owner, name, salt, mark)
SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::bytea[], $7::bigint[])
"""
_REST = f"""
WITH answered AS (
    INSERT INTO commands (stream, "user", id, digest, answer, recorded_at, hash)
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bytea[])
), moved AS (
    INSERT INTO heads (stream, version, hash, commands)
    SELECT * FROM unnest($8::text[], $9::bigint[], $10::bytea[], $11::bigint[]) ON CONFLICT (stream)
    DO UPDATE SET version = excluded.version, hash = excluded.hash, commands = excluded.commands
)
SELECT pg_notify('{CHANNEL}', note) FROM unnest($12::text[]) AS note
"""  # noqa: S608 - a constant
_EVENT_THERE = "SELECT EXISTS (SELECT FROM events WHERE position = $1 AND hash = $2)"
_COMMAND_THERE = """
SELECT EXISTS (SELECT FROM commands WHERE stream = $1 AND "user" = $2 AND id = $3 AND hash = $4)
"""


class Fenced(Exception):
    """This node's epoch has ended."""


class _Proof(NamedTuple):
    """A query that returns true if and only if the group is stored, and the outcomes of the group in that case."""

    question: str
    values: tuple[Any, ...]
    outcomes: Sequence[Outcome]


class Hand:
    """A group that is being written."""

    def __init__(self, group: Sequence[Waiting]) -> None:
        self.group = group
        self.proof: _Proof | None = None

    @property
    def unknown(self) -> bool:
        """Whether the commit was sent and not yet answered, so that the group may already be stored."""
        return self.proof is not None


async def begin_writing(connection: Connection, fence: Fence | None) -> None:
    """Begin a transaction that may write: it takes the lock of all streams and checks that the node is not evicted.

    Raises:
        Fenced: this node was evicted; the transaction is left open.
    """
    await connection.execute(_BEGIN if fence is None else _BEGIN_FENCED.format(epoch=int(fence.epoch)))
    await demand_fence(connection, fence)


async def demand_fence(connection: Connection, fence: Fence | None) -> None:
    """Check that the epoch of the node has not ended.

    Raises:
        Fenced: the epoch has ended.
    """
    if fence is not None and not await connection.fetchval(_FENCE, fence.node, fence.epoch):
        raise Fenced(f"node {fence.node} was given up by the others in epoch {fence.epoch}")


class Transaction:
    """Writes groups, one at a time, on connections that its caller passes."""

    def __init__(self, clock: Clock, fence: Fence | None, origin: str) -> None:
        self._clock = clock
        self._fence = fence
        self._origin = origin
        self._begin = _BEGIN if fence is None else _BEGIN_FENCED.format(epoch=int(fence.epoch))

    async def write(self, connection: Connection, hand: Hand) -> Sequence[Outcome]:
        """Write and commit the appends in ``hand``, and return their outcomes.

        Raises:
            Fenced: this node was evicted; the transaction is left open.
            asyncpg.PostgresError: the server refused; the transaction is left open.
        """
        await connection.execute(self._begin)
        if hand.proof is not None:
            if await connection.fetchval(hand.proof.question, *hand.proof.values):
                await connection.execute("ROLLBACK")
                return hand.proof.outcomes
            hand.proof = None
        await demand_fence(connection, self._fence)
        heads, answers = await _read_heads(connection, hand.group)
        group = Group(heads, lambda command: answers.get(_key(command)), stamp(self._clock))
        outcomes = [group.decide(waiting.batches, waiting.command) for waiting in hand.group]
        proof = _proof(group, outcomes)
        if proof is None:
            await connection.execute("ROLLBACK")
            return outcomes
        await self.add(connection, group, heads)
        hand.proof = proof
        if await connection.execute("COMMIT") != "COMMIT":  # the server may answer that it rolled everything back
            raise ConnectionError("the transaction was not committed")
        return outcomes

    async def add(self, connection: Connection, group: Group, heads: Heads) -> None:
        """Insert the rows of ``group``, and write the ``heads`` that it changed."""
        for rows in _messages(group.events):
            await connection.execute(_EVENTS, *_columns(rows, 8))
        if group.names:
            await connection.execute(_NAMES, *_columns(group.names, 7))
        moved = {row[1]: row[2] for row in group.events}
        sent = notes(self._origin, moved)
        await connection.fetch(_REST, *_columns(group.commands, 7), *_columns(heads.take_moved(), 4), sent)


async def _read_heads(
    connection: Connection, group: Sequence[Waiting]
) -> tuple[Heads, dict[tuple[str, str, str], Answer]]:
    """The heads of the group's streams, and the stored answers to its commands."""
    commands = [waiting.command for waiting in group if waiting.command is not None]
    streams = {batch.stream for waiting in group for batch in waiting.batches} | {key.stream for key in commands}
    rows = {row[0]: tuple(row)[1:] for row in await connection.fetch(_HEADS, list(streams))}
    stored = await connection.fetch(_ANSWERS, *_columns([_key(key) for key in commands], 3)) if commands else ()

    def read(stream: str) -> Head:
        version, hash, number, newest, newest_hash, is_removed = rows.get(stream, (None,) * 6)
        if is_removed:
            raise StreamRemoved(stream)
        head = no_head(stream) if version is None else Head(version, hash, number)
        if stream == ALL:
            demand_head(stream, head, (newest, head.hash))
        else:
            demand_head(stream, head, (0, stream_origin(stream)) if newest is None else (newest, newest_hash))
        return head

    return Heads(read), {(row[0], row[1], row[2]): (row[3], row[4], row[5], row[6]) for row in stored}


def _key(command: CommandKey) -> tuple[str, str, str]:
    return command.stream, command.user, command.id


def _proof(group: Group, outcomes: Sequence[Outcome]) -> _Proof | None:
    """The query that shows whether the group was stored; None if there is nothing to store."""
    if group.events:
        return _Proof(_EVENT_THERE, (group.events[-1][0], group.events[-1][7]), outcomes)
    if group.commands:
        stream, user, id, *_, hash = group.commands[-1]
        return _Proof(_COMMAND_THERE, (stream, user, id, hash), outcomes)
    return None


def _messages(events: Sequence[Any]) -> Iterator[Sequence[Any]]:
    """Yield the rows in pieces, one for each statement."""
    first = 0
    sizes = list(accumulate(len(row[5]) for row in events))
    for number in range(1, len(events) + 1):
        begun = sizes[first - 1] if first else 0
        if number == len(events) or sizes[number] - begun > LARGEST_MESSAGE:
            yield events[first:number]
            first = number


def _columns(rows: Sequence[Sequence[Any]], width: int) -> list[Sequence[Any]]:
    return list(zip(*rows, strict=True)) if rows else [()] * width
