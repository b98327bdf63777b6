"""Signing out: no node knows the visitor any more, and all their sockets end."""

from litestar import Response, post
from litestar.datastructures import State

from kitapi.room.rooms import CardRoom
from kitapi.web.guarding import SIGNING_OUT
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
