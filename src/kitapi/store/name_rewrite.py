"""The migration to schema version 4: moves names of people out of all events, and hashes the events again.

The events are described here as they were at that time, independently of later changes. It is one pass over all events
by position, which also verifies the old hashes.
"""

import json
import struct
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from hashlib import sha256
from heapq import merge
from operator import itemgetter
from secrets import token_hex
from typing import Any, NamedTuple, TypeAlias

from kitapi.store.hashes import NOTHING, event_hash, hash_of_all, origin
from kitapi.store.names import NameRow, rows_of, seal_of, sealed_name
from kitapi.store.port import DatabaseRefused, StoredName
from kitapi.store.verification import UNREADABLE
from kitapi.texts import Text

ALL = ""

WITH_NAMES: Mapping[str, tuple[str, ...]] = {
    "class.joined": ("name",),
    "house.visitor_admitted": ("name",),
    "table.person_sat": ("name",),
    "table.role_requested": ("name",),
    "table.role_taken": ("name",),
    "table.seat_requested": ("name",),
}
"""The kinds of events that have the name of a visitor, whose public name is in the field ``user``."""

ARCHIVED = "table.sitting_archived"
SEALED = "chain.sealed"
NAMES_BESIDE = 2
"""The schema of these kinds after the migration."""

SEALS = "SELECT stream, payload FROM events WHERE kind = 'chain.sealed'"

People: TypeAlias = Mapping[str, str]
"""Names in an imported record, by the visitor's public name."""

Rewritten: TypeAlias = tuple[int, bytes, bytes, int]
"""Schema, payload, hash and position of a rewritten event."""


class _Stream(NamedTuple):
    """The version up to which a stream was read, and its newest hash before and after the rewriting."""

    version: int
    before: bytes
    after: bytes


class _Chain:
    """The hash chain of a table's play stream, before and after the rewriting, with its hashes at sealed versions."""

    def __init__(self, stream: str, sealed: Iterable[int]) -> None:
        self._sealed = set(sealed)
        self._version = 0
        self._before = self._after = origin(stream)
        self._heads: dict[int, tuple[bytes, bytes]] = {}

    def take(self, kind: str, schema: int, payload: bytes, written: bytes) -> None:
        """Add an event whose old payload is ``payload`` and whose new one is ``written``."""
        self._version += 1
        kind_and_schema = kind.encode() + b"\0" + schema.to_bytes(8, "big")
        same = self._before == self._after and payload == written
        self._before = sha256(self._before + kind_and_schema + payload).digest()
        self._after = self._before if same else sha256(self._after + kind_and_schema + written).digest()
        if self._version in self._sealed:
            self._heads[self._version] = (self._before, self._after)

    def reseal(self, seal: dict[str, Any]) -> bool:
        """Put the new hash into ``seal`` if it held the old one, and return whether the seal changed."""
        before, after = self._heads.get(seal.get("version", 0), (b"", b""))
        if before == after or seal.get("head") != before.hex():
            return False
        seal["head"], seal["former"] = after.hex(), before.hex()
        return True


class Rewriting:
    """Rewrites the events of a database, one after the other by position.

    ``seals``: stream and payload of all seals. ``people_of``: the visitors in a play stream, with their names.

    Attributes:
        changed: whether any event was changed.
    """

    def __init__(self, seals: Iterable[Sequence[Any]], people_of: Callable[[str], People]) -> None:
        self._names: list[NameRow] = []
        self.changed = False
        self._people_of = people_of
        self._streams: dict[str, _Stream] = {}
        self._sealed: dict[str, list[int]] = {}
        self._chains: dict[str, _Chain] = {}
        self._position, self._before, self._after = 0, NOTHING, NOTHING
        for stream, payload in seals:
            if isinstance(version := _decode(bytes(payload)).get("version"), int):
                self._sealed.setdefault(_play_of(stream), []).append(version)

    def take_all(self, rows: Iterable[Sequence[Any]], removed: Iterable[tuple[int, bytes]]) -> list[Rewritten]:
        """The new form of each of the events ``rows`` that must change.

        ``removed``: position and hash of the removed events between them.

        Raises:
            DatabaseRefused: an event is not as it was written.
        """
        changed = []
        for row in merge(rows, removed, key=itemgetter(0)):
            if len(row) == len(("position", "hash")):
                self.take_removed(row[0], bytes(row[1]))
            elif (written := self.take(row)) is not None:
                changed.append(written)
        return changed

    def taken_names(self) -> list[NameRow]:
        """The rows of names taken out of events since the last call."""
        names, self._names = self._names, []
        return names

    def take(self, row: Sequence[Any]) -> Rewritten | None:
        """The new form of the event ``row``; None if it does not change.

        Raises:
            DatabaseRefused: the event is not as it was written.
        """
        position, stream, version, kind, schema, payload, _, hash = row
        known = self._streams.get(stream) or _Stream(0, origin(stream), origin(stream))
        self._demand(row, known)
        written_schema, written = self._rewrite(stream, version, kind, schema, bytes(payload))
        if stream.startswith("play:"):
            self._chain(stream).take(kind, schema, bytes(payload), written)
        same = known.before == known.after and written == payload
        after = bytes(hash) if same else event_hash(known.after, (*row[:4], written_schema, written, row[6]))
        self._streams[stream] = _Stream(version, bytes(hash), after)
        self._add(position, bytes(hash), after)
        return None if same else (written_schema, written, after, position)

    def take_removed(self, position: int, hash: bytes) -> None:
        """Include the removed event at ``position``, whose ``hash`` does not change."""
        if position != self._position + 1:
            raise _unsound(Text("position {position} of all streams", position=self._position + 1))
        self._add(position, hash, hash)

    def new_heads(self, heads: Iterable[Sequence[Any]], removing: Iterable[str] = ()) -> list[tuple[bytes, str]]:
        """The new hashes of ``heads`` (stream, version, hash) with their streams; ``removing``: streams without a head.

        Raises:
            DatabaseRefused: the last event of a stream is not at the version of its head.
        """
        ends = {stream: (one.version, one.before) for stream, one in self._streams.items()}
        ends[ALL] = (self._position, self._before)
        for stream in removing:
            ends.pop(stream, None)
        kept = {stream: (version, bytes(hash)) for stream, version, hash in heads}
        for stream in sorted({*ends, *kept}):
            empty = (0, origin(stream) if stream else NOTHING)
            if kept.get(stream) != ends.get(stream, empty):
                raise _unsound(
                    Text("the end of stream {stream}", stream=repr(stream))
                    if stream
                    else Text("the end of all streams")
                )
        new = [(one.after, stream) for stream, one in self._streams.items() if stream in kept]
        return [*new, (self._after, ALL)]

    def row(self, rehashed_at: str) -> tuple[int, int, bytes, bytes, str, bytes]:
        """The row of ``rehashed``: number, position, hashes of all events before and after the rewriting, time."""
        row = (1, self._position, self._before, self._after, rehashed_at)
        return (*row, rehashed_hash(row))

    def _demand(self, row: Sequence[Any], known: _Stream) -> None:
        position, stream, version, *_, hash = row
        try:
            found = event_hash(known.before, row)
        except UNREADABLE:
            found = b""
        if found != hash or version != known.version + 1 or position != self._position + 1:
            raise _unsound(Text("version {version} of stream {stream}", version=version, stream=repr(stream)))

    def _add(self, position: int, before: bytes, after: bytes) -> None:
        self.changed = self.changed or before != after
        self._position = position
        self._before = hash_of_all(self._before, before)
        self._after = self._before if not self.changed else hash_of_all(self._after, after)

    def _chain(self, stream: str) -> _Chain:
        chain = self._chains.get(stream)
        if chain is None:
            chain = self._chains[stream] = _Chain(stream, self._sealed.get(stream, ()))
        return chain

    def _rewrite(self, stream: str, version: int, kind: str, schema: int, payload: bytes) -> tuple[int, bytes]:
        """Schema and payload of an event without the names of people, which are kept for ``taken_names``."""
        sort = stream.partition(":")[0]
        if kind in WITH_NAMES and schema < NAMES_BESIDE:
            return self._set_apart(stream, version, schema, payload, _names_of)
        if kind == ARCHIVED and schema < NAMES_BESIDE:
            people = self._people_of(_play_of(stream))
            return self._set_apart(stream, version, schema, payload, partial(_take_from_archive, people=people))
        if kind == SEALED and sort == "chain":
            decoded = _decode(payload)
            return schema, _encode(decoded) if self._chain(_play_of(stream)).reseal(decoded) else payload
        if sort in ("play", "refused") and b'"name":' in payload:
            return schema, _nameless(payload, "by" if sort == "play" else "who")
        return schema, payload

    def _set_apart(
        self,
        stream: str,
        version: int,
        schema: int,
        payload: bytes,
        apart: Callable[[dict[str, Any]], Iterator[StoredName]],
    ) -> tuple[int, bytes]:
        decoded = _decode(payload)
        names = list(apart(decoded))
        self._names.extend(rows_of(stream, version, names))
        return (NAMES_BESIDE, _encode(decoded)) if names else (schema, payload)


def rehashed_hash(row: Sequence[Any]) -> bytes:
    """The hash of a row of ``rehashed``, by which changes are detected."""
    number, position, before, after, rehashed_at = row[:5]
    numbers = struct.pack(">QQ", number, position)
    return sha256(b"%b%b%b%b" % (numbers, before, after, rehashed_at.encode())).digest()


def people_in(payloads: Iterable[bytes]) -> People:
    """The visitors who caused the events ``payloads``, with their names."""
    called: dict[str, str] = {}
    for payload in payloads:
        by = _decode(payload).get("by") if b'"name":' in payload else None
        if isinstance(by, dict) and isinstance(by.get("visitor"), str) and isinstance(by.get("name"), str):
            called[by["visitor"]] = by["name"]
    return called


def _names_of(decoded: dict[str, Any]) -> Iterator[StoredName]:
    name, user = decoded.get("name"), decoded.get("user")
    if isinstance(name, str) and name and isinstance(user, str) and user:
        yield _seal(decoded, "name", "name", user)


def _take_from_archive(decoded: dict[str, Any], people: People) -> Iterator[StoredName]:
    """The names in an imported record; each gets a new owner, unless it belongs to one of ``people``."""
    owners = {name: visitor for visitor, name in people.items() if visitor and name}
    decoded["people"] = [{"visitor": visitor, "name": name} for visitor, name in people.items() if visitor and name]
    for number, one in enumerate(decoded["people"]):
        yield _seal(one, "name", f"people.{number}.name", one["visitor"])
    spots: list[tuple[Any, Any, str]] = [
        (decoded["names"], number, f"names.{number}") for number in range(len(decoded["names"]))
    ]
    for number, change in enumerate(decoded.get("changes", ())):
        spots += [(change[side], "name", f"changes.{number}.{side}.name") for side in ("before", "after")]
    for holder, key, field in spots:
        if name := (holder[key] if isinstance(holder, list) else holder.get(key)):
            yield _seal(holder, key, field, owners.setdefault(name, token_hex(32)))


def _seal(holder: Any, key: Any, field: str, owner: str) -> StoredName:
    sealed = sealed_name(field, owner, holder[key])
    holder[key] = seal_of(sealed)
    return sealed


def _nameless(payload: bytes, field: str) -> bytes:
    """``payload`` without the name of the person who caused the event."""
    decoded = _decode(payload)
    by = decoded.get(field)
    if not isinstance(by, dict) or "name" not in by:
        return payload
    del by["name"]
    return _encode(decoded)


def _decode(payload: bytes) -> dict[str, Any]:
    """The decoded JSON object in ``payload``; empty if the payload is something else."""
    try:
        decoded = json.loads(payload)
    except ValueError:
        return {}
    return decoded if isinstance(decoded, dict) else {}


def _encode(decoded: dict[str, Any]) -> bytes:
    return json.dumps(decoded, separators=(",", ":"), ensure_ascii=False).encode()


def _play_of(stream: str) -> str:
    """The play stream of the table whose other stream is ``stream``."""
    return f"play:{stream.partition(':')[2]}"


def _unsound(where: Text) -> DatabaseRefused:
    return DatabaseRefused(
        Text(
            "the database is not as it was written, at {where}, and is left as it is: restore a backup, or run"
            " `kitapi check` of the version that wrote it",
            where=where,
        )
    )
