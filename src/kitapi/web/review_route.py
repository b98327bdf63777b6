"""The review of a finished deal, for all who may replay the deal; progress is sent line by line meanwhile."""

from typing import Any

import msgspec
from litestar import get
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.response import Stream

from kitapi.room.errors import NoReview
from kitapi.web.pages import NO_STORE, AnyRequest, address_of, requested_language, room_of, user_in
from kitapi.web.reviews import ReviewRequest, Reviews
from kitapi.web.wire import encode_message


@get("/api/tables/{table_id:str}/deals/{number:int}/review")
async def review(request: AnyRequest, state: State, table_id: FromPath[str], number: FromPath[int]) -> Stream:
    """A finished deal with every decision evaluated; all its cards are public, as in its replay."""
    reviews: Reviews = state.reviews
    record = await room_of(state).papers.deal_record(table_id, number, address_of(request))
    heading: dict[str, Any] = msgspec.json.decode(record.partition(b"\n")[0])
    if heading["game"] not in reviews.games:
        raise NoReview
    line = encode_message({"record": record.decode()})
    lines = reviews.follow(ReviewRequest(table_id, number, line), user_in(request), requested_language(request))
    return Stream(lines, media_type="application/x-ndjson", headers={**NO_STORE, "x-accel-buffering": "no"})
