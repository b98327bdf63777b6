"""``kitapi forget``: removes all names of a person, or lists who used a name."""

import asyncio
import sys
from collections.abc import Iterable, Sequence
from typing import Annotated

from cyclopts import Parameter

from kitapi.console.databases import database_path, name_of, on_server, read_from, say_moment
from kitapi.console.exits import Stopped
from kitapi.console.languages import translate_many
from kitapi.room.record.authors import NUMBER_DIGITS
from kitapi.room.record.name_removal import forget as forget_names
from kitapi.room.record.name_removal import with_name
from kitapi.store import EventStore, NameFound, open_store
from kitapi.store.postgres.names import write_names_anew

HEXADECIMAL = frozenset("0123456789abcdef")

SHORTEST = NUMBER_DIGITS
"""The minimum number of digits that identify a visitor, if no other visitor's number begins with them."""


def forget(
    database: Annotated[str, Parameter(help="sqlite:///PATH or postgresql://USER@HOST/NAME.")],
    visitor: Annotated[str, Parameter(help="The visitor's number, or its first 8 digits or more.")] = "",
    /,
    *,
    find: Annotated[str, Parameter(help="Show who used this name, when and where; nothing is changed.")] = "",
) -> None:
    """Remove all names that VISITOR gave from DATABASE: at tables, in houses and in classes. It cannot be undone.

    Everything else stays, and so do all hashes; each name is replaced with “—”. If the database is a file, the room
    must not be running; on a server, running nodes notice the removal. Backups and exported records keep the names.
    """
    if bool(visitor) == bool(find):
        raise Stopped("write either a visitor's number or --find and a name")
    if find:
        asyncio.run(_find(database, find))
        return
    number = _number(visitor)
    if on_server(database) is None:
        database_path(database)
    owner, streams = asyncio.run(_forget(database, number))
    if (url := on_server(database)) is not None:
        write_names_anew(url)
    sys.stdout.write(f"{name_of(database)}: {_summarize(owner, streams)}.\n")


def _number(visitor: str) -> str:
    number = visitor.strip().lower()
    if not set(number) <= HEXADECIMAL or len(number) < SHORTEST:
        raise Stopped(
            "VISITOR: write at least {least} of the digits 0 to 9 and a to f, not “{given}”",
            least=SHORTEST,
            given=visitor,
        )
    return number


async def _forget(database: str, number: str) -> tuple[str, Sequence[str]]:
    """Remove the names of one owner; return the owner, and the stream of each name."""
    store = open_store(database)
    try:
        owner = _only(await store.names(number), number)
        return owner, await forget_names(store, owner)
    finally:
        await store.close()


def _only(found: Iterable[NameFound], number: str) -> str:
    """The only owner whose number begins with ``number``."""
    owners = sorted({one.owner for one in found})
    if not owners:
        raise Stopped("no name is kept of a visitor whose number begins with {number}", number=number)
    if len(owners) > 1:
        raise Stopped(
            "{count} visitors' numbers begin with {number}: write more digits", count=len(owners), number=number
        )
    return owners[0]


def _summarize(owner: str, streams: Sequence[str]) -> str:
    names = translate_many(
        "{count} name of {owner} was removed", "{count} names of {owner} were removed", len(streams), owner=owner
    )
    places = translate_many("beside events of {count} stream", "beside events of {count} streams", len(set(streams)))
    return f"{names}, {places}"


async def _find(database: str, name: str) -> None:
    async def find_named(store: EventStore) -> list[NameFound]:
        return with_name(await store.names(), name)

    found, moment = await read_from(database, find_named)
    say_moment(moment, name_of(database))
    if not found:
        raise Stopped("nobody used the name “{name}”", name=name)
    for one in found:
        sys.stdout.write(f"{one.owner}  {one.recorded_at[:10]}  {one.stream}  {one.name}\n")
