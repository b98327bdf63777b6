"""``kitapi books``: the books of a table, as text or as a PDF."""

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from kitapi.console.databases import Database, name_of, read_from, say_moment
from kitapi.console.exits import Stopped
from kitapi.console.languages import language
from kitapi.kernel.books import ShiftBooks
from kitapi.registry import BOOKS, GAMES
from kitapi.reports.pdf import NoTypesetter, as_pdf
from kitapi.reports.plain import as_text
from kitapi.room.answers.bookkeeping import shifts_in
from kitapi.room.houses.letterheads import letterhead_of
from kitapi.room.houses.register import Register
from kitapi.room.record import streams
from kitapi.room.seats.seating_fold import fold
from kitapi.room.table.house_state import house_of
from kitapi.room.table.tails import HouseTail
from kitapi.store import EventStore
from kitapi.wording.books import books_in_words
from kitapi.wording.papers import Paper


def books(
    table: Annotated[str, Parameter(help="The table's name, as in the address of its page.")],
    *,
    shift: Annotated[
        int | None, Parameter(help="Number of the shift, counted from 1. [default: the last shift]")
    ] = None,
    pdf: Annotated[Path | None, Parameter(help="Write the report into this file, as a PDF.")] = None,
    database: Database = None,
) -> None:
    """Write the report of one of TABLE's shifts: tray, counts, jackpots, rulings, and every hand.

    The room may be running on the database: it is then read as of one moment, and standard error says so.
    """
    (game, register, shifts), moment = asyncio.run(read_from(database, lambda store: _shifts(store, table)))
    say_moment(moment, name_of(database))
    words = books_in_words(game)
    if words is None:
        raise Stopped("{game} has no books", game=game)
    report = words.shift(_choose_shift(shifts, shift), letterhead_of(register, table, language()))
    if pdf is None:
        sys.stdout.write(as_text(report))
    else:
        pdf.write_bytes(_set(report))


def _set(report: Paper) -> bytes:
    try:
        return as_pdf(report)
    except NoTypesetter as error:
        raise Stopped("no PDF can be set on this machine: {problem}", problem=error.problem) from error


def _choose_shift(shifts: Sequence[ShiftBooks], number: int | None) -> Any:
    if not shifts:
        raise Stopped("this table was never opened, so its books are empty")
    if number is None:
        return shifts[-1]
    if not 1 <= number <= len(shifts):
        raise Stopped(
            "{option}: must be from {lowest} to {highest}, not {given}",
            option="--shift",
            lowest=1,
            highest=len(shifts),
            given=number,
        )
    return shifts[number - 1]


async def _shifts(store: EventStore, table: str) -> tuple[str, Register | None, Sequence[ShiftBooks]]:
    """The name of the table's game, the register of its house, and its shifts."""
    sat = await store.read(streams.table_stream(table))
    if not sat:
        raise Stopped("there is no table “{table}” in this database", table=table)
    seats = fold(streams.read(one) for one in sat)
    if seats.game not in BOOKS:
        raise Stopped("{game} has no books", game=seats.game)
    house = HouseTail(streams.house_stream(house_of(table, seats)))
    await house.catch_up(store)
    played = await store.read(streams.play_stream(table))
    return seats.game, house.register, shifts_in(BOOKS[seats.game], GAMES[seats.game], played, sat)
