"""The routes of houses: a visitor's own, invitations to them, removal of members, and the format of their reports."""

from typing import Annotated

import msgspec
from litestar import Response, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath
from msgspec import Meta

from kitapi.kernel.bounds import LONGEST_LINE, LONGEST_WORD
from kitapi.room.houses.house_errors import NotOfHouse
from kitapi.room.houses.report_format import ReportFormat
from kitapi.web.pages import BODY_LIMIT, AnyRequest, json_answer, room_of, user_in
from kitapi.web.wire import read


class Invited(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code of an invitation, and the name of the visitor."""

    invitation: Annotated[str, Meta(max_length=LONGEST_WORD)]
    name: Annotated[str, Meta(max_length=LONGEST_LINE)] = ""


_FORMAT = msgspec.json.Decoder(ReportFormat)
_INVITED = msgspec.json.Decoder(Invited)


@get("/api/houses")
async def own_houses(request: AnyRequest, state: State) -> Response[bytes]:
    """The houses in which the visitor may open tables."""
    return json_answer({"houses": await room_of(state).housing.of_user(user_in(request))})


@post("/api/houses/{house:str}/invitations", request_max_body_size=BODY_LIMIT)
async def invite(request: AnyRequest, state: State, house: FromPath[str]) -> Response[bytes]:
    """A code with which one other person may join a house that the visitor founded."""
    return json_answer({"invitation": await room_of(state).housing.invite(user_in(request), house)}, status=201)


@delete("/api/houses/{house:str}/invitations", status_code=200)
async def withdraw(request: AnyRequest, state: State, house: FromPath[str]) -> Response[bytes]:
    """Withdraw all unused invitations to a house; the answer is the house."""
    await room_of(state).housing.withdraw(user_in(request), house)
    return await _house_answer(request, state, house)


@post("/api/houses/{house:str}/members", status_code=200, request_max_body_size=BODY_LIMIT)
async def enter(request: AnyRequest, state: State, house: FromPath[str]) -> Response[bytes]:
    """Admit the visitor to a house to which they have an invitation; the answer is the house."""
    entry: Invited = read(_INVITED, await request.body())
    await room_of(state).housing.enter(user_in(request), house, entry.invitation, entry.name)
    return await _house_answer(request, state, house)


@put("/api/houses/{house:str}/reports", request_max_body_size=BODY_LIMIT)
async def set_report_format(request: AnyRequest, state: State, house: FromPath[str]) -> Response[bytes]:
    """Set how the reports of a house that the visitor founded write times and amounts; the answer is the house."""
    chosen: ReportFormat = read(_FORMAT, await request.body())
    await room_of(state).housing.set_report_format(user_in(request), house, chosen)
    return await _house_answer(request, state, house)


@delete("/api/houses/{house:str}/members/{member:str}", status_code=200)
async def remove(request: AnyRequest, state: State, house: FromPath[str], member: FromPath[str]) -> Response[bytes]:
    """Remove a member, by their public name, from a house that the visitor founded; the answer is the house."""
    await room_of(state).housing.remove(user_in(request), house, member)
    return await _house_answer(request, state, house)


async def _house_answer(request: AnyRequest, state: State, house: str) -> Response[bytes]:
    """The house as the visitor may see it.

    Raises:
        NotOfHouse: the visitor may no longer open tables in the house.
    """
    found = [one for one in await room_of(state).housing.of_user(user_in(request)) if one.id == house]
    if not found:  # the visitor was removed meanwhile
        raise NotOfHouse
    return json_answer({"house": found[0]})
