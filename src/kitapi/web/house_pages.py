"""The routes of a house's pages; each returns the shell, whether or not the table exists."""

from litestar import Response, route
from litestar.datastructures import State
from litestar.params import FromPath

from kitapi.room.errors import RoomError
from kitapi.room.table import staffing
from kitapi.room.table.table import Table
from kitapi.web.first_page import script_page
from kitapi.web.pages import READ_ONLY, AnyRequest, room_of


@route("/table/{table_id:str}/as/{role:str}", http_method=READ_ONLY)
async def role_page(request: AnyRequest, state: State, table_id: FromPath[str], role: FromPath[str]) -> Response[bytes]:
    """The page of a table as one of its house's roles sees it."""
    table = await _table(state, table_id)
    return _page(request, found=table is not None and role in staffing.roles_at(table))


@route(["/table/{table_id:str}/meter", "/table/{table_id:str}/books"], http_method=READ_ONLY)
async def table_house_page(request: AnyRequest, state: State, table_id: FromPath[str]) -> Response[bytes]:
    """The page of the meter to which a table contributes, or of its house's books."""
    return _page(request, found=await _has_house(state, table_id))


@route("/table/{table_id:str}/books/{shift:int}", http_method=READ_ONLY)
async def shift_page(
    request: AnyRequest, state: State, table_id: FromPath[str], shift: FromPath[int]
) -> Response[bytes]:
    """The page of a shift in the books; the script checks whether the shift exists."""
    return _page(request, found=shift > 0 and await _has_house(state, table_id))


@route("/table/{table_id:str}/hands/{number:int}", http_method=READ_ONLY)
async def hand_page(
    request: AnyRequest, state: State, table_id: FromPath[str], number: FromPath[int]
) -> Response[bytes]:
    """The page of a finished hand in the books."""
    table = await _table(state, table_id)
    found = table is not None and table.game.house is not None and 1 <= number <= table.settled
    return _page(request, found=found)


@route(["/rulings/{game:str}", "/drills/{game:str}"], http_method=READ_ONLY)
async def game_page(request: AnyRequest, state: State, game: FromPath[str]) -> Response[bytes]:
    """The page of a game's irregularities, or of its drills."""
    return _page(request, found=any(offer.roles for offer in room_of(state).offers if offer.name == game))


async def _has_house(state: State, table_id: str) -> bool:
    table = await _table(state, table_id)
    return table is not None and table.game.house is not None


async def _table(state: State, table_id: str) -> Table | None:
    try:
        return await room_of(state).table(table_id)
    except RoomError:
        return None


def _page(request: AnyRequest, *, found: bool) -> Response[bytes]:
    return script_page(request, 200 if found else 404)
