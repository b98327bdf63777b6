"""The stored free texts of one table: a few parts, of which the oldest are removed, and reports to the operator."""

from collections.abc import Iterable
from typing import NamedTuple

from kitapi.room.errors import TooMuch
from kitapi.room.onlookers.talk_messages import Report
from kitapi.room.record import streams, texts
from kitapi.room.record.texts import ReportMade, TextInReport, TextTakenAway, TextWritten
from kitapi.room.seats.given_names import FORGOTTEN
from kitapi.store import Append, CommandKey, EventStore, StreamRemoved, digest_of
from kitapi.store.clock import system_clock

PER_PART = 100
"""How many events a part has before the next one begins."""

PARTS_KEPT = 2
"""How many parts of a table are kept: the last 100 to 200 texts."""

REPORTS_KEPT = 20
"""How many reports of texts at one table may wait for the operator."""


class Kept(NamedTuple):
    """A text that is stored on ``part``, with the ``number`` of its event."""

    written: TextWritten
    part: str


class TextRecord:
    """The texts of ``table_id`` in ``store``; every call may raise ``StoreError``."""

    def __init__(self, table_id: str, store: EventStore) -> None:
        self._table_id = table_id
        self._store = store
        self._part = ""
        self._size = 0

    async def load(self) -> list[Kept]:
        """The kept texts that were not taken away or removed, oldest first."""
        found = (await self._store.streams(texts.parts_of(self._table_id)))[-PARTS_KEPT:]
        kept: list[Kept] = []
        for part in found:
            recorded = await self._store.read(part)
            self._part, self._size = part, len(recorded)
            kept += _find_present([streams.read(one) for one in recorded], part)
        return kept

    async def add(self, written: TextWritten, command_id: str) -> Kept | None:
        """Store a text, on a new part if the last one is full or was removed; None if it was stored before."""
        if self._part and self._size < PER_PART:
            try:
                return await self._append(written, command_id, None)
            except StreamRemoved:  # it was too old
                pass
        self._part, self._size = texts.name_stream(texts.parts_of(self._table_id), system_clock, self._part), 0
        added = await self._append(written, command_id, 0)
        await self._remove_oldest()
        return added

    async def take_away(self, kept: Kept, by: str) -> None:
        """Store that a text is shown no longer."""
        try:
            await self._store.append([_taken_away(kept, by)])
        except StreamRemoved:
            return
        self._size += kept.part == self._part

    async def report(self, kept: Kept, user: str, command: Report, around: tuple[TextInReport, ...]) -> None:
        """Store a report by ``user``, and that its text is shown no longer.

        Raises:
            TooMuch: too many reports of this table wait for the operator.
        """
        prefix = texts.reports_of(self._table_id)
        waiting = await self._store.streams(prefix)
        if len(waiting) >= REPORTS_KEPT:
            raise TooMuch(what="reports")
        stream = texts.name_stream(prefix, system_clock, waiting[-1] if waiting else "")
        made = ReportMade(table=self._table_id, number=command.number, reason=command.reason, by=user, texts=around)
        await self._store.append([Append(stream=stream, expected=0, events=(streams.encode_event(made),))])
        await self.take_away(kept, user)

    async def _append(self, written: TextWritten, command_id: str, expected: int | None) -> Kept | None:
        key = CommandKey(stream=self._part, user=written.user, id=command_id, digest=digest_of(written.text.encode()))
        append = Append(stream=self._part, expected=expected, events=(streams.encode_event(written),))
        appended = await self._store.append([append], key)
        if appended.repeated:
            return None
        self._size += 1
        return Kept(written, self._part)

    async def _remove_oldest(self) -> None:
        found = await self._store.streams(texts.parts_of(self._table_id))
        if len(found) > PARTS_KEPT:
            await self._store.remove(found[:-PARTS_KEPT])


def _find_present(events: Iterable[TextWritten | TextTakenAway], part: str) -> list[Kept]:
    shown: dict[int, Kept] = {}
    for event in events:
        if isinstance(event, TextTakenAway):
            shown.pop(event.number, None)
        elif event.text != FORGOTTEN:
            shown[event.number] = Kept(event, part)
    return list(shown.values())


def _taken_away(kept: Kept, by: str) -> Append:
    event = streams.encode_event(TextTakenAway(number=kept.written.number, by=by))
    return Append(stream=kept.part, expected=None, events=(event,))
