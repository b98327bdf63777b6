"""Shared sheets: the room keeps the set of changes of a writer's sheet, which only grows, for all who have a key.

A sheet is the stream ``sheet:ID``: its head and the hashes of its keys, then one event for each change. Whoever
exchanges changes states the version up to which they have all changes, so nothing is sent twice or left out.
"""

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from kitapi.papers.changes import MOST_CHANGES, Change, Head, Name, is_same
from kitapi.room.errors import Busy, TooMuch
from kitapi.room.record import streams
from kitapi.room.record.streams import SheetShared
from kitapi.room.seats.given_names import FORGOTTEN
from kitapi.room.shared_sheets.errors import ChangeClash, SheetFull, UnknownSheet, WatchedOnly
from kitapi.room.shared_sheets.events import (
    SHEETS,
    SheetOpened,
    append_to,
    change_of,
    event_of,
    read_event,
    stream_of,
)
from kitapi.room.shared_sheets.keys import SHEET_BYTES, Keys, draw_keys, hash_key, role_of, watch_key
from kitapi.room.shared_sheets.lines import Sittings, check_sheet
from kitapi.room.shared_sheets.requests import Exchange
from kitapi.room.store_failures import translate_store_errors
from kitapi.store import Append, EventStore, Recorded, StreamRemoved, VersionConflict

MOST_SHEETS = 20_000
"""The most sheets that a room keeps."""
MOST_OF_VISITOR = 200
"""The most sheets that one visitor has shared and that are still kept."""
MOST_BYTES = 4_000_000
"""The most bytes of one sheet; files of sheets have the same bound."""
LONGEST_ID = 64
TRIES = 5

Role = Literal["writer", "watcher"]


class Exchanged(msgspec.Struct, frozen=True, kw_only=True):
    """A sheet for somebody who has a key.

    ``version``: the number of events of the sheet. ``after``: the version above which all ``changes`` follow; it is 0
    if the room has fewer than the sender knew of, because it was restored from a backup. ``watch_key``: for writers,
    who may let others watch.
    """

    role: Role
    head: Head
    version: int
    after: int
    changes: tuple[Change, ...]
    watch_key: str | None = None


class SheetLog(msgspec.Struct, frozen=True, kw_only=True):
    """All events of a sheet: its first one, and its changes by id, with the number of their bytes."""

    opened: SheetOpened
    changes: Mapping[str, Change]
    version: int
    bytes: int

    def select_missing(self, sent: Sequence[Change]) -> tuple[Change, ...]:
        """Those of the changes that were ``sent`` that are not in the log, each once.

        Raises:
            ChangeClash: another change has the id of one of them.
        """
        found: dict[str, Change] = {}
        for change in sent:
            kept = self.changes.get(change.id) or found.get(change.id)
            if kept is None:
                found[change.id] = change
            elif not _is_kept(kept, change):
                raise ChangeClash(change=change.id)
        return tuple(found.values())


class SharedSheets:
    """The shared sheets of a room; ``store``: returns its present store, ``sittings``: the games on paper."""

    def __init__(self, store: Callable[[], EventStore], sittings: Sittings) -> None:
        self._store = store
        self._sittings = sittings

    async def open(self, user: str, head: Head) -> tuple[str, Keys]:
        """Keep a sheet, still without changes; returns its id and its keys.

        Raises:
            UnknownGame, MalformedCommand: the game has no such sheets, or not these house rules.
            TooMuch: the visitor, or the room, keeps the maximum of sheets.
            Busy, RoomFailed: the store refused.
        """
        check_sheet(head, (), self._sittings)
        sheet, keys = secrets.token_urlsafe(SHEET_BYTES), draw_keys()
        opened = SheetOpened(by=user, head=head, write=hash_key(keys.write), watch=hash_key(keys.watch))
        shared = streams.encode_event(SheetShared(sheet=sheet))
        with translate_store_errors():
            await self._demand_room_for_one(user)
            of_visitor = Append(stream=streams.visitor_stream(user), expected=None, events=(shared,))
            await self._store().append([append_to(sheet, 0, opened), of_visitor])
        return sheet, keys

    async def exchange(self, sheet: str, user: str, sent: Exchange) -> Exchanged:
        """Keep the changes that were sent, unless they are kept already, and return those that the sender lacks.

        Raises:
            UnknownSheet, WatchedOnly: the key does not open the sheet, or only for watching.
            MalformedCommand: a change is not one of such a sheet.
            ChangeClash, SheetFull: the changes do not go together with those kept; none of them was stored.
            Busy, RoomFailed: the store refused.
        """
        opened = await self._opening(sheet, sent.key)
        if sent.changes:
            if _role(opened, sent.key) == "watcher":
                raise WatchedOnly
            check_sheet(opened.head, sent.changes, self._sittings)
            await self._add(sheet, user, sent.changes)
        return await self._answer(sheet, opened, sent)

    async def remove(self, sheet: str, key: str) -> None:
        """Remove a sheet, by the key of a writer.

        Raises:
            UnknownSheet, WatchedOnly: the key does not open the sheet, or only for watching.
            Busy, RoomFailed: the store refused.
        """
        if _role(await self._opening(sheet, key), key) == "watcher":
            raise WatchedOnly
        with translate_store_errors():
            await self._store().remove([stream_of(sheet)])

    async def _demand_room_for_one(self, user: str) -> None:
        store = self._store()
        shared = [
            event.sheet
            for event in map(streams.read, await store.read(streams.visitor_stream(user)))
            if isinstance(event, SheetShared)
        ]
        if len(shared) >= MOST_OF_VISITOR:
            kept = [sheet for sheet in shared if await store.version(stream_of(sheet))]
            if len(kept) >= MOST_OF_VISITOR:
                raise TooMuch(what="sheets")
        if len(await store.streams(SHEETS)) >= MOST_SHEETS:
            raise TooMuch(what="sheets")

    async def _opening(self, sheet: str, key: str) -> SheetOpened:
        """The first event of a sheet that ``key`` opens."""
        recorded = await self._read(sheet, limit=1)
        opened = read_event(recorded[0]) if recorded else None
        if not isinstance(opened, SheetOpened) or role_of(key, opened.write, opened.watch) is None:
            raise UnknownSheet
        return opened

    async def _add(self, sheet: str, user: str, sent: Sequence[Change]) -> None:
        for _ in range(TRIES):
            log = _log_of(await self._read(sheet))
            if not (missing := log.select_missing(sent)):
                return
            append = append_to(sheet, log.version, *(event_of(change, user) for change in missing))
            _demand_space(log, append)
            try:
                with translate_store_errors():
                    await self._append(append)
            except SheetMoved:
                continue
            return
        raise Busy

    async def _append(self, append: Append) -> None:
        try:
            await self._store().append([append])
        except VersionConflict as error:
            raise SheetMoved from error
        except StreamRemoved as error:
            raise UnknownSheet from error

    async def _answer(self, sheet: str, opened: SheetOpened, sent: Exchange) -> Exchanged:
        with translate_store_errors():
            version = await self._store().version(stream_of(sheet))
        after = sent.after if sent.after <= version else 0
        recorded = await self._read(sheet, after=max(after, 1))
        role = _role(opened, sent.key)
        return Exchanged(
            role=role,
            head=opened.head,
            version=max([one.version for one in recorded], default=version),
            after=after,
            changes=tuple(_change_in(one) for one in recorded),
            watch_key=watch_key(sent.key) if role == "writer" else None,
        )

    async def _read(self, sheet: str, after: int = 0, limit: int | None = None) -> list[Recorded]:
        if not 0 < len(sheet) <= LONGEST_ID or not sheet.replace("-", "").replace("_", "").isalnum():
            raise UnknownSheet
        with translate_store_errors():
            return await self._store().read(stream_of(sheet), after, limit)


class SheetMoved(Exception):
    """Others have added changes to the sheet in the meantime."""


def _role(opened: SheetOpened, key: str) -> Role:
    role = role_of(key, opened.write, opened.watch)
    assert role is not None
    return role


def _is_kept(kept: Change, sent: Change) -> bool:
    """Whether ``kept`` is the change that was ``sent``; a name may have been removed since."""
    if isinstance(kept, Name) and isinstance(sent, Name) and kept.name == FORGOTTEN:
        kept = replace(kept, name=sent.name)
    return is_same(kept, sent)


def _change_in(recorded: Recorded) -> Change:
    event = read_event(recorded)
    assert not isinstance(event, SheetOpened)
    return change_of(event)


def _log_of(recorded: Sequence[Recorded]) -> SheetLog:
    if not recorded:
        raise UnknownSheet
    opened = read_event(recorded[0])
    assert isinstance(opened, SheetOpened)
    changes = {change.id: change for change in map(_change_in, recorded[1:])}
    size = sum(len(one.payload) for one in recorded)
    return SheetLog(opened=opened, changes=changes, version=recorded[-1].version, bytes=size)


def _demand_space(log: SheetLog, append: Append) -> None:
    size = log.bytes + sum(len(event.payload) for event in append.events)
    if len(log.changes) + len(append.events) > MOST_CHANGES or size > MOST_BYTES:
        raise SheetFull(most=MOST_CHANGES)
