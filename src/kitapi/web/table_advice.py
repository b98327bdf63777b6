"""What everything is worth that a visitor may do at a table now, told to him alone (docs/formats/advice.md)."""

from litestar import Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from kitapi.web.pages import AnyRequest, json_answer, room_of, user_in


@get("/api/tables/{table_id:str}/advice")
async def advice(request: AnyRequest, state: State, table_id: FromPath[str]) -> Response[bytes]:
    """Advice for whoever asks, before he acts, where the table lets him ask."""
    return json_answer(await room_of(state).adviser.advise(table_id, user_in(request)))
