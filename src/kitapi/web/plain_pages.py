"""Pages that the script draws completely: each is the shell in the visitor's language."""

from litestar import Response, route
from litestar.datastructures import State
from litestar.params import FromPath

from kitapi.room.errors import RoomError, UnknownTable
from kitapi.room.table.table import Table
from kitapi.web.first_page import TABLE, PageContent, lost_page, script_page
from kitapi.web.pages import READ_ONLY, AnyRequest, room_of

REPLAY = "replay"
"""The part of the page that shows a deal step by step, and its review."""


@route("/table/{table_id:str}/deal/{number:int}", http_method=READ_ONLY)
async def deal_page(
    request: AnyRequest, state: State, table_id: FromPath[str], number: FromPath[int]
) -> Response[bytes]:
    """The replay of a deal; for a running or unknown deal also the shell, whose script then says so."""
    try:
        table = await room_of(state).table(table_id)
    except RoomError:
        return script_page(request, 404)
    is_over = 1 <= number <= table.settled
    return script_page(request, 200, _replay(table, number)) if is_over else script_page(request, 404)


@route("/table/{table_id:str}/screen", http_method=READ_ONLY)
async def screen_page(request: AnyRequest, state: State, table_id: FromPath[str]) -> Response[bytes]:
    """A table on the screen of a room, as any spectator sees it."""
    try:
        await room_of(state).front(table_id)
    except UnknownTable:
        return lost_page(request, "table")
    except RoomError:  # the script tries again
        pass
    return script_page(request)


@route("/solver", http_method=READ_ONLY)
async def solver_page(request: AnyRequest) -> Response[bytes]:
    """The page on which open cards are laid out and solved; its address names the cards."""
    return script_page(request)


def _replay(table: Table, deal: int) -> PageContent:
    """The files that the page of a finished deal loads."""
    replay = f"/api/tables/{table.id}/deals/{deal}/replay"
    return PageContent(parts=(REPLAY, table.game.name), sheets=(TABLE,), answer=replay)
