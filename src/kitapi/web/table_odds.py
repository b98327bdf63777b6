"""What a visitor's choices at a table are or were worth, told to him alone."""

from litestar import Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from kitapi.registry import TABLE_ODDS
from kitapi.web.pages import AnyRequest, json_answer, room_of, user_in


@get("/api/tables/{table_id:str}/hands/{number:int}/odds")
async def hand_odds(
    request: AnyRequest, state: State, table_id: FromPath[str], number: FromPath[int]
) -> Response[bytes]:
    """What the choices of whoever asks were worth in one hand, or are, where the table lets him ask before."""
    return json_answer(await room_of(state).odds(TABLE_ODDS).compute(table_id, user_in(request), number))
