"""Pages of which the script draws everything: each is the shell in the visitor's language, found or not."""

from litestar import Response, route
from litestar.datastructures import State
from litestar.params import FromPath

from kitapi.room.errors import RoomError
from kitapi.web.first_page import script_page
from kitapi.web.pages import READ_ONLY, AnyRequest, room_of


@route("/table/{table_id:str}/deal/{number:int}", http_method=READ_ONLY)
async def deal_page(
    request: AnyRequest, state: State, table_id: FromPath[str], number: FromPath[int]
) -> Response[bytes]:
    """The replay of a deal; for one that is not over, or not known, the shell all the same, which then says so."""
    status = 200
    try:
        table = await room_of(state).table(table_id)
        status = 200 if 1 <= number <= table.settled else 404
    except RoomError:
        status = 404
    return script_page(request, status)


@route("/solver", http_method=READ_ONLY)
async def solver_page(request: AnyRequest) -> Response[bytes]:
    """The page on which open cards are laid out and solved; what lies there its address says."""
    return script_page(request)
