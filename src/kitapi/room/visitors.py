"""The visitors of a room: the key that signs their cookies, sign-outs, sessions, and removed names.

All of these are stored as events, so that every node has the same key, a backup keeps the visitors' seats, and a
sign-out is valid everywhere at once. The database has only the hash of a visitor's token, so a person who reads it
cannot sign in as the visitor.
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any

import msgspec

from kitapi.room.faults import run_guarded
from kitapi.room.record import streams
from kitapi.room.record.name_removal import forget
from kitapi.room.record.streams import SessionKept, SignedOut, VisitorKeyMade
from kitapi.room.store_failures import translate_store_errors
from kitapi.store import Append, DamagedEvents, EventStore, Recorded, VersionConflict

LOG = logging.getLogger(__name__)

KEY_BYTES = 32

CLASSES = "class:"
"""The first part of the names of streams that hold classes."""


class Visitors:
    """The visitors of the room whose events are in ``store()``."""

    def __init__(self, store: Callable[[], EventStore]) -> None:
        self.key = b""
        """The key with which the server signs; empty before ``begin``."""
        self.key_made = 0.0
        """When the key was made, in seconds since 1970."""
        self._store = store
        self._known: frozenset[str] = frozenset()
        self._ended: set[str] = set()
        self._read = 0
        self._sessions: dict[str, str] = {}
        self._sessions_read = 0
        self._leaving: list[Callable[[str], None]] = []
        self._forgotten = 0
        self._forgetting: list[Callable[[Collection[str]], None]] = []
        self._keeping: list[Callable[[str, str], None]] = []
        self._reading: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        """Read the key, or make one if there is none, and read who has signed out.

        Raises:
            Busy, RoomFailed: the store does not answer.
        """
        with translate_store_errors():
            self._forgotten = await self._store().version(streams.FORGETTINGS)
            recorded = await self._key() or await self._make_key()
        made: VisitorKeyMade = streams.read(recorded)
        self.key, self._known = bytes.fromhex(made.key), frozenset(made.known)
        self.key_made = datetime.fromisoformat(recorded.recorded_at).timestamp()
        await self.catch_up()

    def on_signed_out(self, inform: Callable[[str], None]) -> None:
        """Call ``inform`` with every visitor who signs out from now on, at any node."""
        self._leaving.append(inform)

    def on_names_forgotten(self, inform: Callable[[Collection[str]], None]) -> None:
        """Call ``inform`` with the streams whose names are removed from now on, at any node."""
        self._forgetting.append(inform)

    def on_session_replaced(self, inform: Callable[[str, str], None]) -> None:
        """Call ``inform`` with visitor and session whenever a new session replaces all others, at any node."""
        self._keeping.append(inform)

    def has_ended(self, user: str) -> bool:
        """Whether ``user`` has signed out."""
        return user in self._ended

    def session(self, user: str) -> str:
        """The only valid session of ``user``; empty, as the first one is, if they have kept no other."""
        return self._sessions.get(user, "")

    async def is_known(self, user: str) -> bool:
        """Whether anything is stored about ``user``: a seat, a role, a house, a class, or a table that they opened.

        Raises:
            Busy, RoomFailed: the store does not answer.
        """
        if user in self._known:
            return True
        with translate_store_errors():
            return await self._store().version(streams.visitor_stream(user)) > 0

    async def sign_out(self, user: str) -> None:
        """Sign ``user`` out permanently; a repetition changes nothing.

        Raises:
            Busy, RoomFailed: the store refused.
        """
        if self.has_ended(user):
            return
        ended = streams.encode_event(SignedOut(user=user))
        with translate_store_errors():
            await self._store().append([Append(stream=streams.SIGNED_OUT, expected=None, events=(ended,))])
        await self.catch_up()

    async def forget(self, user: str) -> int:
        """Remove all names of ``user``, and show the tables again; returns the number of names.

        Raises:
            Busy, RoomFailed: the store refused.
        """
        with translate_store_errors():
            found = await forget(self._store(), user)
        await self.catch_up()
        return len(found)

    async def keep_session(self, user: str, session: str, replaced: str) -> bool:
        """Make ``session`` the only valid one of ``user`` if ``replaced`` is valid, and return whether it was.

        Raises:
            Busy, RoomFailed: the store refused.
        """
        kept = streams.encode_event(SessionKept(user=user, session=session))
        while self.session(user) == replaced != session:
            with translate_store_errors(), suppress(VersionConflict):
                await self._store().append(
                    [Append(stream=streams.SESSIONS, expected=self._sessions_read, events=(kept,))]
                )
            await self.catch_up()
        return self.session(user) == session

    async def catch_up(self) -> None:
        """Read who has signed out, whose sessions have ended, and whose names were removed since the last call.

        Raises:
            Busy, RoomFailed: the store does not answer.
        """
        await self._catch_up_forgettings()
        with translate_store_errors():
            read = await self._store().read(streams.SIGNED_OUT, self._read)
            kept = await self._store().read(streams.SESSIONS, self._sessions_read)
        self._take_sign_outs(read)
        for one in kept:
            if one.version > self._sessions_read:
                self._sessions_read = one.version
                self._keep(streams.read(one))

    def _keep(self, event: SessionKept) -> None:
        self._sessions[event.user] = event.session
        for inform in self._keeping:
            inform(event.user, event.session)

    def _take_sign_outs(self, read: Sequence[Recorded]) -> None:
        for one in read:
            self._read = max(self._read, one.version)
            user = streams.read(one).user
            if user not in self._ended:
                self._ended.add(user)
                for inform in self._leaving:
                    inform(user)

    async def _catch_up_forgettings(self) -> None:
        with translate_store_errors():
            read = await self._store().read(streams.FORGETTINGS, self._forgotten)
        for one in read:
            if one.version > self._forgotten:
                self._forgotten = one.version
                for inform in self._forgetting:
                    inform(streams.read(one).streams)

    def on_append(self, stream: str, _version: int) -> None:
        """Handle the notification that others have appended to ``stream``; if the name is empty, to any stream."""
        if self.key and stream in {"", streams.SIGNED_OUT, streams.SESSIONS, streams.FORGETTINGS}:
            task = asyncio.create_task(run_guarded("who has signed out or was forgotten", self.catch_up))
            self._reading.add(task)
            task.add_done_callback(self._reading.discard)

    async def _key(self) -> Recorded | None:
        stored = await self._store().read(streams.VISITOR_KEY)
        return stored[-1] if stored else None

    async def _make_key(self) -> Recorded:
        """A new key, or the one that another node has made in the meantime."""
        known = {user async for user in self._without_stream()}
        made = VisitorKeyMade(key=secrets.token_hex(KEY_BYTES), known=tuple(sorted(known)))
        with suppress(VersionConflict):
            await self._store().append(
                [Append(stream=streams.VISITOR_KEY, expected=0, events=(streams.encode_event(made),))]
            )
        recorded = await self._key()
        assert recorded is not None
        return recorded

    async def _without_stream(self) -> AsyncIterator[str]:
        """Visitors about whom something was stored before there was a key, but who have no stream of their own."""
        store = self._store()
        for prefix, limit in ((CLASSES, None), (streams.table_stream(""), 1)):
            for stream in await store.streams(prefix):
                with suppress(DamagedEvents):
                    for event in await store.read(stream, limit=limit):
                        for user in _authors_in(event.payload):
                            if not await store.version(streams.visitor_stream(user)):
                                yield user


def _authors_in(payload: bytes) -> tuple[str, ...]:
    """The visitors whom an event names as its authors."""
    with suppress(msgspec.MsgspecError):
        content: Any = msgspec.json.decode(payload)
        return tuple(content[name] for name in ("by", "user") if isinstance(content.get(name), str))
    return ()
