"""What people say at a table: passed on at once, the last of it kept in memory. Only free text is stored."""

import hashlib
import logging
from collections import deque
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from kitapi.kernel import ImpossibleHistory
from kitapi.room.desk.text_record import Kept, TextRecord
from kitapi.room.errors import MalformedCommand, TooMuch
from kitapi.room.faults import trace_of
from kitapi.room.onlookers.audience import Audience, Onlooker
from kitapi.room.onlookers.lane import Lane
from kitapi.room.onlookers.talk_messages import (
    Phrase,
    Report,
    Said,
    Say,
    TakeAway,
    TakenAway,
    TalkCommand,
    TalkRecord,
    Write,
    Written,
)
from kitapi.room.places import participants
from kitapi.room.record.texts import TextInReport, TextWritten
from kitapi.room.store_failures import translate_store_errors
from kitapi.room.table.table import Table
from kitapi.room.table.talk_errors import UnknownText
from kitapi.room.table.talk_rules import demand_may_switch, demand_may_talk, demand_may_write, is_free_text_allowed
from kitapi.room.table.written_text import parse_text
from kitapi.room.times import Times
from kitapi.store import StoreError

LOG = logging.getLogger(__name__)

KEPT = 50
"""How many phrases and texts a table keeps in memory."""

GAP = 2.0
"""Seconds between two phrases or texts of one person."""

PER_MINUTE = 20
"""How many phrases and texts one person may say in a minute."""

MINUTE = 60.0

AROUND = 3
"""How many texts before and after a reported one are in the report."""


class Utterance(NamedTuple):
    """A phrase or text of ``user``; ``id``: of the command. It has no name, so that a removed name is nowhere here.

    ``kept``: the text as it is stored; ``gone``: it was taken away; ``reported``: to the operator.
    """

    number: int
    user: str
    id: str
    phrase: Phrase | None = None
    kept: Kept | None = None
    gone: bool = False
    reported: bool = False


class TableTalk:
    """The talk of one table, with its ``audience``: the last phrases and texts, and when each person spoke lately."""

    def __init__(self, audience: Audience, lane: Lane, times: Times, record: TextRecord) -> None:
        self._audience = audience
        self._lane = lane
        self._clock = times.clock
        self._record = record
        self._is_loaded = False
        self._kept: deque[Utterance] = deque(maxlen=KEPT)
        self._count = 0
        self._spoke: dict[str, deque[float]] = {}

    async def carry_out(self, table: Table, user: str, command: TalkCommand) -> None:
        """Carry out a command of ``user``, and show its outcome to everybody; a repeated command does nothing.

        Raises:
            RoomError: the user may not do this, or does it too often, or the store does not answer.
        """
        if any((one.user, one.id) == (user, command.id) for one in self._kept):
            return
        if isinstance(command, Say):
            demand_may_talk(table, user)
            self._demand_pause(user)
            self._pass_on(table, Utterance(self._next_number(), user, command.id, phrase=command.phrase))
            return
        with translate_store_errors():
            await self._load()
            match command:
                case Write():
                    await self._write(table, user, command)
                case TakeAway():
                    await self._take_away(table, user, command)
                case Report():
                    await self._report(table, user, command)

    async def load(self, table: Table) -> None:
        """Load the stored texts, if free text was ever allowed at this table; a failure is only logged."""
        if table.seating.talk.free_text is None or self._is_loaded:
            return
        try:
            await self._load()
        except (StoreError, ImpossibleHistory) as error:
            LOG.error("the texts of table %s cannot be read: %s", table.id, trace_of(error))

    async def load_again(self, table: Table) -> None:
        """Load the texts again, because a person's names and texts were removed, and send everybody those left."""
        self._kept = deque((one for one in self._kept if one.kept is None), maxlen=KEPT)
        self._is_loaded = False
        await self.load(table)
        said = tuple(_said_by_people(table, self._kept))
        for onlooker in self._audience:
            onlooker.send_later(TalkRecord(said=said), self._lane)

    def greet(self, table: Table, onlooker: Onlooker) -> None:
        """Send an onlooker who has just come what was said lately, if anything was."""
        if said := tuple(_said_by_people(table, self._kept)):
            onlooker.send_later(TalkRecord(said=said), self._lane)

    async def _load(self) -> None:
        if self._is_loaded:
            return
        found = await self._record.load()
        if self._is_loaded:  # by another command meanwhile
            return
        stored = [Utterance(one.written.number, one.written.user, "", kept=one) for one in found]
        self._kept = deque(sorted([*self._kept, *stored], key=lambda one: one.number), maxlen=KEPT)
        self._count = max([self._count, *(one.number for one in stored)])
        self._is_loaded = True

    async def _write(self, table: Table, user: str, command: Write) -> None:
        demand_may_write(table, user)
        text = parse_text(command.text)
        self._demand_pause(user)
        number, seat = self._next_number(), table.seating.demand_seat(user)
        kept = await self._record.add(TextWritten(number=number, user=user, seat=seat, text=text), command.id)
        if kept is not None:
            self._pass_on(table, Utterance(number, user, command.id, kept=kept))

    async def _take_away(self, table: Table, user: str, command: TakeAway) -> None:
        demand_may_switch(table, user)
        utterance, kept = self._find_text(command.number)
        if not utterance.gone:
            await self._record.take_away(kept, user)
            self._hide(table, utterance._replace(gone=True))

    async def _report(self, table: Table, user: str, command: Report) -> None:
        table.seating.demand_seat(user)
        utterance, kept = self._find_text(command.number)
        if utterance.user == user:
            raise MalformedCommand("number", "must be another person's")
        if not utterance.reported:
            await self._record.report(kept, user, command, self._texts_around(table, utterance))
            self._hide(table, utterance._replace(gone=True, reported=True))

    def _find_text(self, number: int) -> tuple[Utterance, Kept]:
        for one in self._kept:
            if one.number == number and one.kept is not None:
                return one, one.kept
        raise UnknownText

    def _texts_around(self, table: Table, reported: Utterance) -> tuple[TextInReport, ...]:
        """The reported text with those before and after it."""
        texts = [one for one in self._kept if one.kept is not None]
        at = texts.index(reported)
        names = dict(table.seating.people())
        return tuple(
            TextInReport(number=one.number, user=one.user, seat=seat, name=names.get(one.user, ""), text=text)
            for one in texts[max(0, at - AROUND) : at + AROUND + 1]
            if one.kept is not None
            for seat, text in [(one.kept.written.seat, one.kept.written.text)]
        )

    def _hide(self, table: Table, gone: Utterance) -> None:
        """Take a text away from everybody who looks on."""
        self._kept = deque((gone if one.number == gone.number else one for one in self._kept), maxlen=KEPT)
        self._send(table, TakenAway(number=gone.number))

    def _next_number(self) -> int:
        self._count += 1
        return self._count

    def _pass_on(self, table: Table, utterance: Utterance) -> None:
        self._kept.append(utterance)
        for said in _said_by_people(table, (utterance,)):
            self._send(table, said)

    def _send(self, table: Table, said: Said | Written | TakenAway) -> None:
        """Send what was said, or taken away: to people with a place at the table at once, then to spectators."""
        first = participants(table)
        for onlooker in self._audience:
            if onlooker.attends_as in first:
                onlooker.send(said)
            else:
                onlooker.send_later(said, self._lane)

    def _demand_pause(self, user: str) -> None:
        """Note that ``user`` speaks now, unless they spoke a moment ago, or often.

        Raises:
            TooMuch: they did.
        """
        now = self._clock()
        self._spoke = {one: times for one, times in self._spoke.items() if now - times[-1] < MINUTE}
        times = self._spoke.get(user, deque(maxlen=PER_MINUTE))
        if times and (now - times[-1] < GAP or (len(times) == PER_MINUTE and now - times[0] < MINUTE)):
            raise TooMuch(what="phrases")
        times.append(now)
        self._spoke[user] = times


def pseudonym(table_id: str, user: str) -> str:
    """A pseudonym of ``user`` that is valid at one table, and from which the user cannot be computed."""
    return hashlib.sha256(f"kitapi-talker-1\0{table_id}\0{user}".encode()).hexdigest()[:16]


def _said_by_people(table: Table, kept: Iterable[Utterance]) -> Iterator[Said | Written]:
    """The kept phrases and texts of people who sit at the table, under their names of today."""
    seats = {person.user: (seat, person.name) for seat, person in table.seating.persons.items()}
    for one in kept:
        if one.user not in seats or one.gone:
            continue
        (seat, name), who = seats[one.user], pseudonym(table.id, one.user)
        if one.phrase is not None:
            yield Said(number=one.number, seat=seat, name=name, who=who, phrase=one.phrase)
        elif one.kept is not None and is_free_text_allowed(table):
            text = one.kept.written.text
            yield Written(number=one.number, seat=seat, name=name, who=who, text=text)
