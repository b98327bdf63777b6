"""Signing out: the visitor is nobody from then on, at every node, and all their sockets end."""

from litestar import Response, post
from litestar.datastructures import State

from kitapi.room.rooms import CardRoom
from kitapi.web.guarding import SIGNING_OUT
from kitapi.web.pages import AnyRequest, json_answer, user_in


@post("/api/sign-out", status_code=200)
async def sign_out(request: AnyRequest, state: State) -> Response[bytes]:
    """Sign the visitor out; the browser's cookie is removed, and no copy of it counts any more.

    Of who came without a cookie nothing is kept.
    """
    room: CardRoom = state.room
    about = request.scope["state"]
    if about["known"]:
        await room.visitors.sign_out(user_in(request))
    about[SIGNING_OUT] = True
    return json_answer({"ok": True})
