"""The values of a visitor's choices in one hand of a table, sent only to this visitor."""

from litestar import Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from kitapi.registry import TABLE_ODDS
from kitapi.web.pages import AnyRequest, json_answer, room_of, user_in


@get("/api/tables/{table_id:str}/hands/{number:int}/odds")
async def hand_odds(
    request: AnyRequest, state: State, table_id: FromPath[str], number: FromPath[int]
) -> Response[bytes]:
    """The values of the visitor's choices in one hand; before they choose only where the table allows it."""
    return json_answer(await room_of(state).odds(TABLE_ODDS).compute(table_id, user_in(request), number))
