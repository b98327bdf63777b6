"""“Play now” as a plain form: it opens a table against bots and redirects to it, without any script."""

from typing import Annotated, Any
from urllib.parse import parse_qsl

import msgspec
from litestar import MediaType, Response, post
from litestar.datastructures import State
from msgspec import Meta

from kitapi.kernel.bounds import LONGEST_LINE, LONGEST_WORD, MOST_SEATS
from kitapi.room.errors import Busy, MalformedCommand, UnknownGame
from kitapi.room.rooms import CardRoom, NewTable
from kitapi.web.pages import NO_STORE, AnyRequest, room_of, user_in
from kitapi.wording.problems import field_and_problem

PATH = "/play"

FORM = "application/x-www-form-urlencoded"
FORM_LIMIT = 2048
MOST_FIELDS = 8


class QuickTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table for one person against bots, by the game's usual house rules.

    ``players``: the number of seats of the table. ``name``: the name of the person, which others may see.
    """

    game: Annotated[str, Meta(max_length=LONGEST_WORD)]
    players: Annotated[int, Meta(ge=2, le=MOST_SEATS)]
    name: Annotated[str, Meta(max_length=LONGEST_LINE)] = ""


@post(PATH, status_code=303, request_max_body_size=FORM_LIMIT)
async def play_now(request: AnyRequest, state: State) -> Response[bytes]:
    """Open a table against bots from the form of the start page, and redirect the browser to it."""
    if state.health.draining:
        raise Busy
    if request.content_type[0] != FORM:
        raise MalformedCommand("content-type", f"must be {FORM}")
    room = room_of(state)
    table, _ = await room.open_table(user_in(request), new_table(room, quick_table(await request.body())))
    headers = {**NO_STORE, "location": f"/table/{table}"}
    return Response(b"", status_code=303, headers=headers, media_type=MediaType.TEXT)


def quick_table(body: bytes) -> QuickTable:
    """The table that the form requests.

    Raises:
        MalformedCommand: a field is missing, unknown, present twice, or out of its bounds.
    """
    try:
        fields = parse_qsl(body.decode("ascii"), keep_blank_values=True, max_num_fields=MOST_FIELDS, errors="strict")
    except ValueError as error:
        raise MalformedCommand("message", "must be a form") from error
    if len(dict(fields)) != len(fields):
        raise MalformedCommand("message", "must have each field once")
    try:
        return msgspec.convert(dict(fields), QuickTable, strict=False)
    except msgspec.ValidationError as error:
        field, problem = field_and_problem(str(error))
        raise MalformedCommand(field or "message", problem) from error


def new_table(room: CardRoom, quick: QuickTable) -> NewTable:
    """The table to open, with the game's first bot in its other seats.

    Raises:
        UnknownGame: there is no such game.
    """
    offer = next((one for one in room.offers if one.name == quick.game), None)
    if offer is None:
        raise UnknownGame(game=quick.game)
    others = [offer.bots[0] if offer.bots else "open"] * (quick.players - 1)
    terms: dict[str, Any] = {"players": quick.players}
    return NewTable(
        game=quick.game, terms=msgspec.Raw(msgspec.json.encode(terms)), seats=("me", *others), name=quick.name
    )
