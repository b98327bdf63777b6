"""What people say at a table: passed on at once, and kept in memory for a while, never stored."""

from collections import deque
from collections.abc import Iterable
from typing import NamedTuple

from kitapi.room.errors import TooMuch
from kitapi.room.onlookers.audience import Audience, Onlooker
from kitapi.room.onlookers.lane import Lane
from kitapi.room.onlookers.talk_messages import Phrase, Said, Say, TalkRecord
from kitapi.room.places import participants
from kitapi.room.seats.seating import Seating
from kitapi.room.table.table import Table
from kitapi.room.table.talk_rules import demand_may_talk
from kitapi.room.times import Times

KEPT = 50
"""How many phrases a table keeps."""

GAP = 2.0
"""Seconds between two phrases of one person."""

PER_MINUTE = 20
"""How many phrases one person may say in a minute."""

MINUTE = 60.0


class Utterance(NamedTuple):
    """A phrase of ``user``; ``id``: of the command. It holds no name, so that a removed name is nowhere here."""

    number: int
    user: str
    id: str
    phrase: Phrase


class TableTalk:
    """The talk of one table, with its ``audience``: the last phrases, and when each person spoke in the last minute."""

    def __init__(self, audience: Audience, lane: Lane, times: Times) -> None:
        self._audience = audience
        self._lane = lane
        self._clock = times.clock
        self._kept: deque[Utterance] = deque(maxlen=KEPT)
        self._count = 0
        self._spoke: dict[str, deque[float]] = {}

    def say(self, table: Table, user: str, command: Say) -> None:
        """Pass a phrase of ``user`` on to everybody who looks on; a repeated command does nothing.

        Raises:
            RoomError: the user may not talk, or talks too much.
        """
        if any((one.user, one.id) == (user, command.id) for one in self._kept):
            return
        demand_may_talk(table, user)
        self._demand_pause(user)
        self._count += 1
        utterance = Utterance(self._count, user, command.id, command.phrase)
        self._kept.append(utterance)
        for said in _said_by_people(table.seating, (utterance,)):
            self._send(table, said)

    def greet(self, table: Table, onlooker: Onlooker) -> None:
        """Send an onlooker who has just come what was said lately, if anything was."""
        if said := _said_by_people(table.seating, self._kept):
            onlooker.send_later(TalkRecord(said=said), self._lane)

    def _send(self, table: Table, said: Said) -> None:
        """Send a phrase: to people with a place at the table at once, then to spectators."""
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


def _said_by_people(seating: Seating, kept: Iterable[Utterance]) -> tuple[Said, ...]:
    """The kept phrases of people who sit at the table, under their names of today."""
    seats = {person.user: (seat, person.name) for seat, person in seating.persons.items()}
    return tuple(
        Said(number=one.number, seat=seats[one.user][0], name=seats[one.user][1], phrase=one.phrase)
        for one in kept
        if one.user in seats
    )
