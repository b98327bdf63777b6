"""The houses in which a visitor may open tables, and how others are let into one."""

import msgspec
from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from kitapi.room.errors import TooMuch
from kitapi.web.limits import Buckets
from kitapi.web.pages import BODY_LIMIT, AnyRequest, json_answer, room_of, user_in
from kitapi.web.wire import read


class Invited(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code of an invitation."""

    invitation: str


_INVITED = msgspec.json.Decoder(Invited)


@get("/api/houses")
async def own_houses(request: AnyRequest, state: State) -> Response[bytes]:
    """The houses in which the visitor may open tables."""
    return json_answer({"houses": await room_of(state).housing.of_user(user_in(request))})


@post("/api/houses/{house:str}/invitations", request_max_body_size=BODY_LIMIT)
async def invite(request: AnyRequest, state: State, house: FromPath[str]) -> Response[bytes]:
    """The code by which somebody else, once, may be let into a house that the visitor founded."""
    _demand_not_too_much(request, state)
    return json_answer({"invitation": await room_of(state).housing.invite(user_in(request), house)}, status=201)


@post("/api/houses/{house:str}/members", status_code=200, request_max_body_size=BODY_LIMIT)
async def enter(request: AnyRequest, state: State, house: FromPath[str]) -> Response[bytes]:
    """Let the visitor into a house to which he has an invitation; that house."""
    _demand_not_too_much(request, state)
    asked: Invited = read(_INVITED, await request.body())
    housing, user = room_of(state).housing, user_in(request)
    await housing.enter(user, house, asked.invitation)
    return json_answer({"house": next(one for one in await housing.of_user(user) if one.id == house)})


def _demand_not_too_much(request: AnyRequest, state: State) -> None:
    opened: Buckets = state.opened
    if not opened.take(request.client.host if request.client else ""):
        raise TooMuch(what="invitations")
