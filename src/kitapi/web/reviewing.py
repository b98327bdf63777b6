"""The review of a finished deal, for whoever may replay it: told line by line while it is made."""

from typing import Any

import msgspec
from litestar import get
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.response import Stream

from kitapi.room.errors import NoReview
from kitapi.web.pages import NEVER_KEPT, AnyRequest, address_of, language_asked, room_of, user_in
from kitapi.web.reviews import Asked, Reviews
from kitapi.web.wire import written


@get("/api/tables/{table_id:str}/deals/{number:int}/review")
async def review(request: AnyRequest, state: State, table_id: FromPath[str], number: FromPath[int]) -> Stream:
    """A finished deal, every decision judged; all its cards are public, as in its replay."""
    reviews: Reviews = state.reviews
    record = await room_of(state).papers.deal_record(table_id, number, address_of(request))
    heading: dict[str, Any] = msgspec.json.decode(record.partition(b"\n")[0])
    if heading["game"] not in reviews.games:
        raise NoReview
    line = written({"record": record.decode()})
    told = reviews.told(Asked(table_id, number, line), user_in(request), language_asked(request))
    return Stream(told, media_type="application/x-ndjson", headers={**NEVER_KEPT, "x-accel-buffering": "no"})
