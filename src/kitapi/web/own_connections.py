"""A visitor's open connections: the visitor can list them, end one, and invalidate all other copies of the cookie.

Invalidating takes two requests, so that visitors do not lose their seats if an answer is lost. The first sets a cookie
with a new session, and the old cookie stays valid; after the second, which is sent with the new cookie, only the new
session is valid.
"""

import re
from typing import Any

import msgspec
from litestar import Response, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from kitapi.web.connections import Connections, Opened
from kitapi.web.guard import NEW_COOKIE, VISITOR
from kitapi.web.other_nodes import OtherNodes
from kitapi.web.pages import AnyRequest, json_answer, room_of
from kitapi.web.visitors import Cookies, Visitor

ID = re.compile(r"[A-Za-z0-9_-]{1,22}")
"""The form of a connection's id; no other text is put into the address of a request to another node."""


class OwnConnections(msgspec.Struct, frozen=True, kw_only=True):
    """The visitor's open connections; ``complete``: whether all nodes have answered."""

    connections: tuple[Opened, ...]
    complete: bool = True


class Ended(msgspec.Struct, frozen=True, kw_only=True):
    """How many connections were ended."""

    ended: int


def _visitor(request: AnyRequest) -> Visitor:
    visitor: Visitor = request.scope["state"][VISITOR]
    return visitor


@get("/api/connections")
async def own_connections(request: AnyRequest, state: State) -> Response[bytes]:
    """The visitor's open connections at all nodes, the oldest first."""
    connections: Connections = state.connections
    elsewhere: OtherNodes = state.elsewhere
    visitor = _visitor(request)
    answers = await elsewhere.answers(request, visitor.cookie, OwnConnections)
    there = [one for answer in answers if answer is not None for one in answer.connections]
    listed = sorted((*connections.of(visitor.user), *there), key=lambda one: one.since)
    return json_answer(OwnConnections(connections=tuple(listed), complete=None not in answers))


@delete("/api/connections/{connection:str}", status_code=200)
async def end_connection(request: AnyRequest, state: State, connection: FromPath[str]) -> Response[bytes]:
    """End one of the visitor's connections, if it still exists."""
    connections: Connections = state.connections
    elsewhere: OtherNodes = state.elsewhere
    visitor = _visitor(request)
    if not ID.fullmatch(connection):
        return json_answer(Ended(ended=0))
    if connections.end_one(visitor.user, connection):
        return json_answer(Ended(ended=1))
    answers = await elsewhere.answers(request, visitor.cookie, Ended)
    return json_answer(Ended(ended=sum(answer.ended for answer in answers if answer is not None)))


@post("/api/session", status_code=200)
async def begin_session(request: AnyRequest, state: State) -> Response[bytes]:
    """Set a cookie with a new session; the present session stays valid until the new one is kept."""
    cookies: Cookies = state.cookies
    about: dict[str, Any] = request.scope["state"]
    about[NEW_COOKIE] = cookies.with_new_session(_visitor(request).cookie)
    return json_answer({"ok": True})


@delete("/api/connections", status_code=200)
async def keep_session(request: AnyRequest, state: State) -> Response[bytes]:
    """Make the session of this request the only valid one; the visitor's other sessions and their connections end."""
    visitor = _visitor(request)
    if request.scope["state"]["known"] and visitor.session != visitor.replaced:
        await room_of(state).visitors.keep_session(visitor.user, visitor.session, visitor.replaced)
    return json_answer({"ok": True})
