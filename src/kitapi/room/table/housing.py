"""Opens tables in houses: which houses there are, who may open tables in them, and what is settled for these.

A table of practice is a house of its own unless it is opened in one that has a name; every other table is in one.
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
    TableJoined,
    VisitorAdmitted,
    VisitorInvited,
    VisitorRemoved,
)
from kitapi.room.record import streams
from kitapi.room.record.authors import public_name
from kitapi.room.record.deal import AnyGame
from kitapi.room.record.streams import HouseEntered
from kitapi.room.store_failures import told_by_the_room
from kitapi.room.table.deciding import name_read
from kitapi.room.table.linked import opening_of
from kitapi.room.table.tails import HouseTail
from kitapi.store import Append, EventStore, VersionConflict

HOUSE_ID_BYTES = INVITATION_BYTES = 16
LONGEST_ID = 128
MOST_HOUSES = 50
"""Houses in which one visitor may open tables, those that they founded among them."""

MOST_TABLES = 1000
"""Tables that one house may have."""

MOST_MEMBERS, MOST_INVITATIONS = 100, 20
"""Visitors beside the founder who may open tables in one house; invitations that wait for somebody."""

TRIES = 5


class HouseAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """In which house a table is to be opened: one there is, by its ``id``, or a new one of this ``name``."""

    id: Annotated[str, Meta(max_length=LONGEST_ID)] = ""
    name: Annotated[str, Meta(max_length=LONGEST_LINE)] = ""


class Housed(NamedTuple):
    """What a new table's house is; None where its game has none.

    ``terms``: the table's, with what the house has settled. ``appends``: what is written with the table's opening.
    ``entered``: what the opener's own stream says besides, where that is a new house of theirs.
    """

    house: str | None
    terms: Any
    appends: tuple[Append, ...] = ()
    entered: Append | None = None


class MemberListed(msgspec.Struct, frozen=True, kw_only=True):
    """A visitor, not the founder, who may open tables in a house: their public name, and the name they gave, if any."""

    visitor: str
    name: str


class HouseListed(msgspec.Struct, frozen=True, kw_only=True):
    """A house in which a visitor may open tables; ``founder``: they founded it; the rest as in ``Register``.

    ``members``, and how many ``invitations`` nobody has used, are for the founder alone, and empty for others.
    """

    id: str
    name: str
    game: str
    practice: bool
    settled: dict[str, Any]
    tables: int
    founder: bool
    members: tuple[MemberListed, ...] = ()
    invitations: int = 0


class Housing:
    """The houses of a room that have names; ``store``: says where they are written."""

    def __init__(self, store: Callable[[], EventStore]) -> None:
        self._store = store

    async def house(self, user: str, asked: HouseAsked | None, game: AnyGame, terms: Any, table: str) -> Housed:
        """The house in which ``user`` opens ``table``.

        Raises:
            MalformedCommand: the game has no house, or a live table names none; or it is one for other tables.
            UnknownHouse, NotOfHouse, HouseFull: there is no such house, or the user may open no table in it.
            HouseNameTaken, TooManyHouses: the user may found no house of this name.
            Busy, RoomFailed: the store does not answer.
        """
        if game.house is None:
            if asked is not None:
                raise MalformedCommand("house", "is only for games with a house")
            return Housed(None, terms)
        if asked is None:
            if not game.house.is_practice(terms):
                raise MalformedCommand("house", "must be named, as the table is not for practice")
            return Housed(table, terms)
        if bool(asked.id) == bool(asked.name):
            raise MalformedCommand("house", "must have either an id or a name")
        if asked.id:
            return await self._join_house(user, asked.id, game, terms, table)
        return await self._found_house(user, name_read(asked.name, "house.name"), game, terms, table)

    async def of_user(self, user: str) -> tuple[HouseListed, ...]:
        """The houses in which ``user`` may open tables, the newest first.

        Raises:
            Busy, RoomFailed: the store does not answer.
        """
        houses, _ = await self._read_houses_of(user)
        return tuple(_house_for(house, register, user) for house, register in houses.items())

    async def invite(self, user: str, house: str) -> str:
        """The code of an invitation: the visitor who uses it first may open tables in ``house``.

        Raises:
            UnknownHouse, NotFounder, TooManyInvitations: as they say.
            Busy, RoomFailed: the store refused.
        """
        code = secrets.token_urlsafe(INVITATION_BYTES)

        def invited(register: Register) -> tuple[VisitorInvited, ...]:
            _demand_founder(register, user)
            if len(register.invitations) >= MOST_INVITATIONS:
                raise TooManyInvitations(most=MOST_INVITATIONS)
            return (VisitorInvited(invitation=_hash_code(code)),)

        await self._add(house, invited)
        return code

    async def withdraw(self, user: str, house: str) -> None:
        """Withdraw all invitations to ``house`` that nobody has used.

        Raises:
            UnknownHouse, NotFounder: as they say.
            Busy, RoomFailed: the store refused.
        """

        def withdrawn(register: Register) -> tuple[InvitationWithdrawn, ...]:
            _demand_founder(register, user)
            return tuple(InvitationWithdrawn(invitation=one) for one in sorted(register.invitations))

        await self._add(house, withdrawn)

    async def remove(self, user: str, house: str, member: str) -> None:
        """Remove the visitor of the public name ``member`` from ``house``; where they are not in it, change nothing.

        Raises:
            UnknownHouse, NotFounder: as they say.
            Busy, RoomFailed: the store refused.
        """

        def removed(register: Register) -> tuple[VisitorRemoved, ...]:
            _demand_founder(register, user)
            return tuple(VisitorRemoved(user=one) for one in register.members if public_name(one) == member)

        await self._add(house, removed)

    async def enter(self, user: str, house: str, code: str, name: str = "") -> None:
        """Admit ``user``, who has the ``code`` of an invitation and goes by ``name``; again it changes nothing.

        Raises:
            MalformedCommand: the name is too long, or does not print.
            UnknownHouse, NoInvitation, TooManyMembers, TooManyHouses: as they say.
            Busy, RoomFailed: the store refused.
        """
        called = name_read(name)

        def admitted(register: Register) -> tuple[VisitorAdmitted, ...]:
            if register.may_open(user):
                return ()
            if _hash_code(code) not in register.invitations:
                raise NoInvitation
            if len(register.members) >= MOST_MEMBERS:
                raise TooManyMembers(most=MOST_MEMBERS)
            return (VisitorAdmitted(user=user, invitation=_hash_code(code), name=called),)

        await self._add(house, admitted, entering=user)

    async def _join_house(self, user: str, house: str, game: AnyGame, terms: Any, table: str) -> Housed:
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
        return Housed(house, with_settled(game, terms, register.settled), (joined,))

    async def _found_house(self, user: str, name: str, game: AnyGame, terms: Any, table: str) -> Housed:
        if game.house is None or not name:
            raise MalformedCommand("house.name", "must not be empty")
        practice = game.house.is_practice(terms)
        houses, version = await self._read_houses_of(user)
        founded = (one for one in houses.values() if one.founder == user)
        if any((one.name, one.game, one.practice) == (name, game.name, practice) for one in founded):
            raise HouseNameTaken(name=name)
        house, settled = secrets.token_urlsafe(HOUSE_ID_BYTES), dict(game.house.settled(terms))
        event = HouseFounded(name=name, game=game.name, practice=practice, settled=settled, by=user)
        opened = MeterOpened(amount=opening_of(game, terms))
        appends = (
            _append(streams.house_stream(house), 0, event, TableJoined(table=table)),
            _append(streams.meter_stream(house), 0, opened),
        )
        return Housed(house, terms, appends, _append_entry(user, house, houses, version))

    async def _read_houses_of(self, user: str) -> tuple[dict[str, Register], int]:
        """The houses in which ``user`` may open tables, the newest first, and the version of the visitor's stream.

        An append that adds one demands that version, so that two requests at once go beyond no bound.
        """
        with told_by_the_room():
            visited = [streams.read(one) for one in await self._store().read(streams.visitor_stream(user))]
        entered = dict.fromkeys(one.house for one in visited if isinstance(one, HouseEntered))
        read = [(house, (await self._read(house))[0]) for house in reversed(entered)]
        return {house: register for house, register in read if register.may_open(user)}, len(visited)

    async def _add(
        self, house: str, decide: Callable[[Register], Sequence[RegisterEvent]], entering: str | None = None
    ) -> None:
        """Write what ``decide`` makes of the register; again where others were quicker.

        ``entering``: who enters the house by that.
        """
        for _ in range(TRIES):
            register, version = await self._read(house)
            if not (events := decide(register)):
                return
            appends = [_append(streams.house_stream(house), version, *events)]
            if entering is not None:
                appends.append(_append_entry(entering, house, *await self._read_houses_of(entering)))
            with told_by_the_room(), suppress(VersionConflict):
                await self._store().append(appends)
                return
        raise Busy

    async def _read(self, house: str) -> tuple[Register, int]:
        """The register of ``house``, and the version of its stream."""
        if not 0 < len(house) <= LONGEST_ID or not house.isascii() or not house.isprintable():
            raise UnknownHouse
        tail = HouseTail(streams.house_stream(house))
        with told_by_the_room():
            await tail.catch_up(self._store())
        if tail.register is None:
            raise UnknownHouse
        return tail.register, tail.version


def with_settled(game: AnyGame, terms: Any, settled: dict[str, Any]) -> Any:
    """``terms`` with what a house has ``settled``.

    Raises:
        RulesError: the table's own terms do not go with that.
    """
    told = msgspec.json.decode(game.codec.write_terms(terms))
    told["variant"].update(settled)
    return game.codec.read_terms(msgspec.json.encode(told))


def _house_for(house: str, register: Register, user: str) -> HouseListed:
    """``house`` as ``user`` may know it, who may open tables in it."""
    is_founder = register.founder == user
    members = register.members.items() if is_founder else ()
    return HouseListed(
        id=house,
        name=register.name,
        game=register.game,
        practice=register.practice,
        settled=register.settled,
        tables=register.tables,
        founder=is_founder,
        members=tuple(MemberListed(visitor=public_name(one), name=name) for one, name in members),
        invitations=len(register.invitations) if is_founder else 0,
    )


def _demand_founder(register: Register, user: str) -> None:
    if register.founder != user:
        raise NotFounder


def _append_entry(user: str, house: str, houses: Mapping[str, Register], version: int) -> Append:
    """What the stream of ``user``, which stands at ``version`` and names these ``houses``, says of a further one.

    Raises:
        TooManyHouses: nobody may open tables in more.
    """
    if len(houses) >= MOST_HOUSES:
        raise TooManyHouses(most=MOST_HOUSES)
    return _append(streams.visitor_stream(user), version, HouseEntered(house=house))


def _append(stream: str, expected: int, *events: Any) -> Append:
    return Append(stream=stream, expected=expected, events=tuple(streams.written(event) for event in events))


def _hash_code(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
