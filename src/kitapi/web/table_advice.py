"""What everything is worth that a visitor may do at a table now, told to him alone (docs/formats/advice.md)."""

from litestar import Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from kitapi.room.errors import TooMuch
from kitapi.web.limits import Buckets
from kitapi.web.pages import AnyRequest, json_answer, room_of, user_in


@get("/api/tables/{table_id:str}/advice")
async def advice(request: AnyRequest, state: State, table_id: FromPath[str]) -> Response[bytes]:
    """Advice for whoever asks, before he acts, where the table lets him ask."""
    questions: Buckets = state.advice
    if not questions.take(request.client.host if request.client else ""):
        raise TooMuch(what="questions")
    return json_answer(await room_of(state).adviser.advise(table_id, user_in(request)))
