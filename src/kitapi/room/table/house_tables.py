"""Houses: who may open tables in them, which rules they have settled, and the opening of tables in them.

A practice table is a house of its own unless it is opened in a named one; every other table is in a named one.
"""

import hashlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta

from kitapi.kernel.bounds import LONGEST_LINE
from kitapi.room.errors import Busy, MalformedCommand
from kitapi.room.houses.house_errors import (
    HouseFull,
    HouseNameTaken,
    NoInvitation,
    NotFounder,
    NotOfHouse,
    TooManyHouses,
    TooManyInvitations,
    TooManyMembers,
    UnknownHouse,
)
from kitapi.room.houses.meter import MeterOpened
from kitapi.room.houses.register import (
    HouseFounded,
    InvitationWithdrawn,
    Register,
    RegisterEvent,
    ReportFormatSet,
    TableJoined,
    VisitorAdmitted,
    VisitorInvited,
    VisitorRemoved,
)
from kitapi.room.houses.report_format import ReportFormat, check_zone
from kitapi.room.record import streams
from kitapi.room.record.authors import public_name
from kitapi.room.record.deal import AnyGame
from kitapi.room.record.streams import HouseEntered
from kitapi.room.store_failures import translate_store_errors
from kitapi.room.table.decisions import parse_name
from kitapi.room.table.house_state import opening_of
from kitapi.room.table.tails import HouseTail
from kitapi.store import Append, EventStore, VersionConflict

HOUSE_ID_BYTES = INVITATION_BYTES = 16
LONGEST_ID = 128
MOST_HOUSES = 50
"""Maximum of houses in which one visitor may open tables, including those that they founded."""

MOST_TABLES = 1000
"""Maximum of tables of one house."""

MOST_MEMBERS, MOST_INVITATIONS = 100, 20
"""Maximum of members of one house besides the founder, and maximum of unused invitations."""

TRIES = 5


class HouseRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The house in which to open a table: an existing one by its ``id``, or a new one with this ``name``.

    ``reports``: how the reports of a new house write times and amounts.
    """

    id: Annotated[str, Meta(max_length=LONGEST_ID)] = ""
    name: Annotated[str, Meta(max_length=LONGEST_LINE)] = ""
    reports: ReportFormat = ReportFormat()


class ChosenHouse(NamedTuple):
    """The house of a new table; None if its game has none.

    ``terms``: the table's, with the rules that the house has settled. ``appends``: stored together with the table's
    opening. ``entered``: the append to the opener's own stream, if they founded the house.
    """

    house: str | None
    terms: Any
    appends: tuple[Append, ...] = ()
    entered: Append | None = None


class ListedMember(msgspec.Struct, frozen=True, kw_only=True):
    """A member of a house: their public name, and the name that they gave, if any."""

    visitor: str
    name: str


class ListedHouse(msgspec.Struct, frozen=True, kw_only=True):
    """A house in which a visitor may open tables; ``founder``: they founded it; the rest as in ``Register``.

    Only the founder gets ``members`` and the number of unused ``invitations``; for others they are empty.
    """

    id: str
    name: str
    game: str
    practice: bool
    settled: dict[str, Any]
    tables: int
    founder: bool
    reports: ReportFormat
    members: tuple[ListedMember, ...] = ()
    invitations: int = 0


class Housing:
    """The named houses of a room; ``store``: returns the present store."""

    def __init__(self, store: Callable[[], EventStore]) -> None:
        self._store = store

    async def house(self, user: str, choice: HouseRequest | None, game: AnyGame, terms: Any, table: str) -> ChosenHouse:
        """The house in which ``user`` opens ``table``.

        Raises:
            MalformedCommand: the game has no house, a live table names none, or the house is for other tables.
            UnknownHouse, NotOfHouse, HouseFull: there is no such house, or the user may open no table in it.
            HouseNameTaken, TooManyHouses: the user may found no house of this name.
            Busy, RoomFailed: the store does not answer.
        """
        if game.house is None:
            if choice is not None:
                raise MalformedCommand("house", "is only for games with a house")
            return ChosenHouse(None, terms)
        if choice is None:
            if not game.house.is_practice(terms):
                raise MalformedCommand("house", "must be named, as the table is not for practice")
            return ChosenHouse(table, terms)
        if bool(choice.id) == bool(choice.name):
            raise MalformedCommand("house", "must have either an id or a name")
        if choice.id:
            return await self._join_house(user, choice.id, game, terms, table)
        check_zone(choice.reports.zone)
        return await self._found_house(user, choice, game, terms, table)

    async def of_user(self, user: str) -> tuple[ListedHouse, ...]:
        """The houses in which ``user`` may open tables, the newest first.

        Raises:
            Busy, RoomFailed: the store does not answer.
        """
        houses, _ = await self._read_houses_of(user)
        return tuple(_house_for(house, register, user) for house, register in houses.items())

    async def invite(self, user: str, house: str) -> str:
        """The code of an invitation: the visitor who uses it first may open tables in ``house``.

        Raises:
            UnknownHouse, NotFounder, TooManyInvitations: there is no such house, the user did not found it, or it has
                the maximum.
            Busy, RoomFailed: the store refused.
        """
        code = secrets.token_urlsafe(INVITATION_BYTES)

        def add_invitation(register: Register) -> tuple[VisitorInvited, ...]:
            _demand_founder(register, user)
            if len(register.invitations) >= MOST_INVITATIONS:
                raise TooManyInvitations(most=MOST_INVITATIONS)
            return (VisitorInvited(invitation=_hash_code(code)),)

        await self._add(house, add_invitation)
        return code

    async def withdraw(self, user: str, house: str) -> None:
        """Withdraw all invitations to ``house`` that nobody has used.

        Raises:
            UnknownHouse, NotFounder: there is no such house, or the user did not found it.
            Busy, RoomFailed: the store refused.
        """

        def withdraw_all(register: Register) -> tuple[InvitationWithdrawn, ...]:
            _demand_founder(register, user)
            return tuple(InvitationWithdrawn(invitation=one) for one in sorted(register.invitations))

        await self._add(house, withdraw_all)

    async def remove(self, user: str, house: str, member: str) -> None:
        """Remove the visitor with the public name ``member`` from ``house``; change nothing if they are no member.

        Raises:
            UnknownHouse, NotFounder: there is no such house, or the user did not found it.
            Busy, RoomFailed: the store refused.
        """

        def remove_member(register: Register) -> tuple[VisitorRemoved, ...]:
            _demand_founder(register, user)
            return tuple(VisitorRemoved(user=one) for one in register.members if public_name(one) == member)

        await self._add(house, remove_member)

    async def set_report_format(self, user: str, house: str, chosen: ReportFormat) -> None:
        """Set how the reports of ``house`` write times and amounts; a repetition changes nothing.

        Raises:
            MalformedCommand: there is no such time zone.
            UnknownHouse, NotFounder: there is no such house, or the user did not found it.
            Busy, RoomFailed: the store refused.
        """
        check_zone(chosen.zone)

        def set_format(register: Register) -> tuple[ReportFormatSet, ...]:
            _demand_founder(register, user)
            return _set_format(chosen, register.report_format)

        await self._add(house, set_format)

    async def enter(self, user: str, house: str, code: str, name: str = "") -> None:
        """Admit ``user`` with the ``code`` of an invitation and a ``name``; a repetition changes nothing.

        Raises:
            MalformedCommand: the name is too long, or cannot be printed.
            UnknownHouse, NoInvitation: there is no such house, or the code is of no unused invitation to it.
            TooManyMembers, TooManyHouses: the house has the maximum of members, or the user the maximum of houses.
            Busy, RoomFailed: the store refused.
        """
        called = parse_name(name)

        def admit_user(register: Register) -> tuple[VisitorAdmitted, ...]:
            if register.may_open(user):
                return ()
            if _hash_code(code) not in register.invitations:
                raise NoInvitation
            if len(register.members) >= MOST_MEMBERS:
                raise TooManyMembers(most=MOST_MEMBERS)
            return (VisitorAdmitted(user=user, invitation=_hash_code(code), name=called),)

        await self._add(house, admit_user, entering=user)

    async def _join_house(self, user: str, house: str, game: AnyGame, terms: Any, table: str) -> ChosenHouse:
        register, version = await self._read(house)
        if not register.may_open(user):
            raise NotOfHouse
        if register.game != game.name:
            raise MalformedCommand("house.id", "is a house of another game")
        if game.house is None or register.practice != game.house.is_practice(terms):
            kind = "for practice" if register.practice else "not for practice"
            raise MalformedCommand("house.id", f"is a house whose tables are {kind}")
        if register.tables >= MOST_TABLES:
            raise HouseFull(most=MOST_TABLES)
        joined = _append(streams.house_stream(house), version, TableJoined(table=table))
        return ChosenHouse(house, add_settled(game, terms, register.settled), (joined,))

    async def _found_house(self, user: str, choice: HouseRequest, game: AnyGame, terms: Any, table: str) -> ChosenHouse:
        name = parse_name(choice.name, "house.name")
        if game.house is None or not name:
            raise MalformedCommand("house.name", "must not be empty")
        practice = game.house.is_practice(terms)
        houses, version = await self._read_houses_of(user)
        founded = (one for one in houses.values() if one.founder == user)
        if any((one.name, one.game, one.practice) == (name, game.name, practice) for one in founded):
            raise HouseNameTaken(name=name)
        house, settled = secrets.token_urlsafe(HOUSE_ID_BYTES), dict(game.house.fixed_terms(terms))
        event = HouseFounded(name=name, game=game.name, practice=practice, settled=settled, by=user)
        opened = MeterOpened(amount=opening_of(game, terms))
        styled = _set_format(choice.reports, ReportFormat())
        appends = (
            _append(streams.house_stream(house), 0, event, *styled, TableJoined(table=table)),
            _append(streams.meter_stream(house), 0, opened),
        )
        return ChosenHouse(house, terms, appends, _append_entry(user, house, houses, version))

    async def _read_houses_of(self, user: str) -> tuple[dict[str, Register], int]:
        """The houses in which ``user`` may open tables, the newest first, and the version of the visitor's stream.

        An append that adds a house expects that version, so that concurrent requests cannot exceed the limit.
        """
        with translate_store_errors():
            visited = [streams.read(one) for one in await self._store().read(streams.visitor_stream(user))]
        entered = dict.fromkeys(one.house for one in visited if isinstance(one, HouseEntered))
        read = [(house, (await self._read(house))[0]) for house in reversed(entered)]
        return {house: register for house, register in read if register.may_open(user)}, len(visited)

    async def _add(
        self, house: str, decide: Callable[[Register], Sequence[RegisterEvent]], entering: str | None = None
    ) -> None:
        """Store the events that ``decide`` returns for the register; try again after a conflict.

        ``entering``: the user who enters the house with them.
        """
        for _ in range(TRIES):
            register, version = await self._read(house)
            if not (events := decide(register)):
                return
            appends = [_append(streams.house_stream(house), version, *events)]
            if entering is not None:
                appends.append(_append_entry(entering, house, *await self._read_houses_of(entering)))
            with translate_store_errors(), suppress(VersionConflict):
                await self._store().append(appends)
                return
        raise Busy

    async def _read(self, house: str) -> tuple[Register, int]:
        """The register of ``house``, and the version of its stream."""
        if not 0 < len(house) <= LONGEST_ID or not house.isascii() or not house.isprintable():
            raise UnknownHouse
        tail = HouseTail(streams.house_stream(house))
        with translate_store_errors():
            await tail.catch_up(self._store())
        if tail.register is None:
            raise UnknownHouse
        return tail.register, tail.version


def add_settled(game: AnyGame, terms: Any, settled: dict[str, Any]) -> Any:
    """``terms`` with the rules that a house has ``settled``.

    Raises:
        RulesError: the table's own terms contradict the settled rules.
    """
    plain = msgspec.json.decode(game.codec.write_terms(terms))
    plain["variant"].update(settled)
    return game.codec.read_terms(msgspec.json.encode(plain))


def _house_for(house: str, register: Register, user: str) -> ListedHouse:
    """``house`` as its member or founder ``user`` may see it."""
    is_founder = register.founder == user
    members = register.members.items() if is_founder else ()
    return ListedHouse(
        id=house,
        name=register.name,
        game=register.game,
        practice=register.practice,
        settled=register.settled,
        tables=register.tables,
        founder=is_founder,
        reports=register.report_format,
        members=tuple(ListedMember(visitor=public_name(one), name=name) for one, name in members),
        invitations=len(register.invitations) if is_founder else 0,
    )


def _demand_founder(register: Register, user: str) -> None:
    if register.founder != user:
        raise NotFounder


def _set_format(chosen: ReportFormat, before: ReportFormat) -> tuple[ReportFormatSet, ...]:
    """The event that sets ``chosen``, unless it is as ``before``."""
    return () if chosen == before else (ReportFormatSet(zone=chosen.zone, currency=chosen.currency),)


def _append_entry(user: str, house: str, houses: Mapping[str, Register], version: int) -> Append:
    """The append to the stream of ``user`` for entering ``house``; ``houses``: the user's present houses.

    Raises:
        TooManyHouses: the user has the maximum of houses.
    """
    if len(houses) >= MOST_HOUSES:
        raise TooManyHouses(most=MOST_HOUSES)
    return _append(streams.visitor_stream(user), version, HouseEntered(house=house))


def _append(stream: str, expected: int, *events: Any) -> Append:
    return Append(stream=stream, expected=expected, events=tuple(streams.encode_event(event) for event in events))


def _hash_code(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
