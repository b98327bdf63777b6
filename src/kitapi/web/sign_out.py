"""Signing out: the cookie is no longer valid, and all the visitor's sockets end; their names can be removed as well."""

from litestar import Response, get, post
from litestar.datastructures import State

from kitapi.room.record.authors import NUMBER_DIGITS
from kitapi.room.rooms import CardRoom
from kitapi.web.guard import SIGNING_OUT
from kitapi.web.pages import AnyRequest, json_answer, user_in


@post("/api/sign-out", status_code=200)
async def sign_out(request: AnyRequest, state: State) -> Response[bytes]:
    """Sign the visitor out; the browser's cookie is removed, and no copy of it is valid any more.

    Nothing is stored about a visitor who came without a cookie.
    """
    room: CardRoom = state.room
    about = request.scope["state"]
    if about["known"]:
        await room.visitors.sign_out(user_in(request))
    about[SIGNING_OUT] = True
    return json_answer({"ok": True})


@post("/api/forget-me", status_code=200)
async def forget_me(request: AnyRequest, state: State) -> Response[bytes]:
    """Remove all names that the visitor gave, from every table, house and class, and sign the visitor out.

    Nothing is stored about a visitor who came without a cookie.
    """
    room: CardRoom = state.room
    about = request.scope["state"]
    forgotten = 0
    if about["known"]:
        forgotten = await room.visitors.forget(user_in(request))
        await room.visitors.sign_out(user_in(request))
        forgotten += await room.visitors.forget(user_in(request))  # names given in other requests before the sign-out
    about[SIGNING_OUT] = True
    return json_answer({"forgotten": forgotten})


@get("/api/visitor")
async def visitor_number(request: AnyRequest) -> Response[bytes]:
    """The first digits of the visitor's number, by which the operator finds their data; empty for a new visitor."""
    known = request.scope["state"]["known"]
    return json_answer({"number": user_in(request)[:NUMBER_DIGITS] if known else ""})
