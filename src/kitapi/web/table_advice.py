"""The values of a visitor's present actions at a table, sent only to this visitor (docs/formats/advice.md)."""

from litestar import Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from kitapi.web.pages import AnyRequest, json_answer, room_of, user_in


@get("/api/tables/{table_id:str}/advice")
async def advice(request: AnyRequest, state: State, table_id: FromPath[str]) -> Response[bytes]:
    """Advice for the visitor before they act, where the table allows it."""
    return json_answer(await room_of(state).adviser.advise(table_id, user_in(request)))
