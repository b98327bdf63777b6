"""The books of a table: its shifts, the report of a shift, and finished hands."""

import logging

from litestar import Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from kitapi.registry import BOOKS
from kitapi.reports.pdf import NoTypesetter, as_pdf
from kitapi.room.answers.bookkeeping import Bookkeeper
from kitapi.room.errors import NoBooks, NoPdf
from kitapi.room.houses.letterheads import letterhead_of
from kitapi.room.table.table import Table
from kitapi.web.pages import (
    NO_STORE,
    AnyRequest,
    json_answer,
    requested_language,
    room_of,
    user_in,
)
from kitapi.wording import language_of
from kitapi.wording.books import books_in_words
from kitapi.wording.languages import BooksInWords
from kitapi.wording.letterhead import Letterhead

LOG = logging.getLogger(__name__)


@get("/api/tables/{table_id:str}/books")
async def shifts(request: AnyRequest, state: State, table_id: FromPath[str]) -> Response[bytes]:
    """The table's shifts in a few lines each, the newest first; a running shift has its totals so far.

    ``meter``: the present amount of the meter.
    """
    lang = language_of(requested_language(request))
    game, kept = await _books(state).shifts(table_id, user_in(request))
    words, table = _words(game), await room_of(state).table(table_id)
    head = _letterhead(table, lang)
    meter = None if table.meter is None else words.meter(table.meter, head)
    briefly = [words.brief(one, head) for one in reversed(kept)]
    return json_answer({"game": game, "house": head.house, "meter": meter, "shifts": briefly})


@get("/api/tables/{table_id:str}/books/{number:int}")
async def shift(request: AnyRequest, state: State, table_id: FromPath[str], number: FromPath[int]) -> Response[bytes]:
    """One shift: every figure, and the report in words."""
    lang = language_of(requested_language(request))
    game, kept = await _books(state).shift(table_id, user_in(request), number)
    head = _letterhead(await room_of(state).table(table_id), lang)
    paper = _words(game).shift(kept, head)
    return json_answer({"game": game, "house": head.house, "shift": kept, "report": paper})


@get("/api/tables/{table_id:str}/books/{number:int}/report.pdf")
async def report(request: AnyRequest, state: State, table_id: FromPath[str], number: FromPath[int]) -> Response[bytes]:
    """The report of a shift as a PDF, for printing and signing."""
    lang = language_of(requested_language(request))
    game, kept = await _books(state).shift(table_id, user_in(request), number)
    paper = _words(game).shift(kept, _letterhead(await room_of(state).table(table_id), lang))
    try:
        body = await room_of(state).work_queue.do(user_in(request), as_pdf, paper)
    except NoTypesetter as error:
        LOG.error("no PDF can be set: %s", error.problem)
        raise NoPdf from error
    headers = {**NO_STORE, "content-disposition": f'inline; filename="kitapi-{table_id}-{number}.pdf"'}
    return Response(body, media_type="application/pdf", headers=headers)


@get("/api/tables/{table_id:str}/hands/{number:int}")
async def hand(request: AnyRequest, state: State, table_id: FromPath[str], number: FromPath[int]) -> Response[bytes]:
    """Everything about a finished hand, for the house's staff."""
    lang = language_of(requested_language(request))
    found = await _books(state).recall(table_id, user_in(request), number)
    head = _letterhead(await room_of(state).table(table_id), lang)
    paper = _words(found.game).hand(found.hand, found.entries, found.names, head)
    return json_answer(
        {
            "game": found.game,
            "house": head.house,
            "zone": head.zone,
            "hand": found.hand,
            "names": found.names,
            "refused": found.refused,
            "sealed": found.sealed,
            "report": paper,
        }
    )


def _letterhead(table: Table, lang: str) -> Letterhead:
    """The letterhead of the table's house; without the house's name if it is a house of its own, or a record."""
    return letterhead_of(table.linked.register if table.linked else None, table.id, lang)


def _books(state: State) -> Bookkeeper:
    return room_of(state).books(BOOKS)


def _words(game: str) -> BooksInWords:
    words = books_in_words(game)
    if words is None:
        raise NoBooks
    return words
