"""The routes of shared sheets: a writer shares one, all who have a key exchange changes, and a writer ends it.

Keys come in the body, never in an address, so no log has them.
"""

import msgspec
from litestar import Response, post
from litestar.datastructures import State
from litestar.params import FromPath

from kitapi.room.errors import Busy, MalformedCommand
from kitapi.room.shared_sheets.requests import Exchange, NewSheet, SheetKey
from kitapi.room.shared_sheets.shared_sheets import SharedSheets
from kitapi.web.pages import BODY_LIMIT, AnyRequest, json_answer, user_in
from kitapi.web.storage import StorageAccount
from kitapi.web.wire import read

EXCHANGE_LIMIT = 512 * 1024
"""The most bytes of one request with changes."""

_NEW = msgspec.json.Decoder(NewSheet)
_EXCHANGE = msgspec.json.Decoder(Exchange)
_KEY = msgspec.json.Decoder(SheetKey)


@post("/api/sheets", request_max_body_size=BODY_LIMIT)
async def share(request: AnyRequest, state: State) -> Response[bytes]:
    """Keep the sheet of a real table, still without changes; its keys are needed to write or watch it."""
    if state.health.draining:
        raise Busy
    new: NewSheet = read(_NEW, await _body(request))
    sheet, keys = await _sheets(state).open(user_in(request), new.head)
    return json_answer({"sheet": sheet, "write_key": keys.write, "watch_key": keys.watch}, status=201)


@post("/api/sheets/{sheet:str}/changes", status_code=200, request_max_body_size=EXCHANGE_LIMIT)
async def exchange(request: AnyRequest, state: State, sheet: FromPath[str]) -> Response[bytes]:
    """Keep changes of a sheet, and return those that the sender lacks; changes that are kept already change nothing."""
    sent: Exchange = read(_EXCHANGE, await _body(request))
    if sent.changes:
        account: StorageAccount = request.scope["state"]["storage"]
        account.demand_credit()
    return json_answer(await _sheets(state).exchange(sheet, user_in(request), sent))


@post("/api/sheets/{sheet:str}/removal", status_code=200, request_max_body_size=BODY_LIMIT)
async def stop_sharing(request: AnyRequest, state: State, sheet: FromPath[str]) -> Response[bytes]:
    """Remove a sheet from the room, with a writer's key; the writers' phones keep it."""
    given: SheetKey = read(_KEY, await _body(request))
    await _sheets(state).remove(sheet, given.key)
    return json_answer({"ok": True})


async def _body(request: AnyRequest) -> bytes:
    if request.content_type[0] != "application/json":
        raise MalformedCommand("content-type", "must be application/json")
    return await request.body()


def _sheets(state: State) -> SharedSheets:
    sheets: SharedSheets = state.shared_sheets
    return sheets
