"""The value of a hand, as docs/formats/hand.md describes it: one request, one address, and its page."""

from collections.abc import Mapping, Sequence

import msgspec
from litestar import Response, get, route
from litestar.datastructures import State

from kitapi.api import ValueRequest
from kitapi.registry import names_with
from kitapi.room.errors import MalformedCommand
from kitapi.web.answering_process import WORKER, AnsweringProcess, Program, Timeouts
from kitapi.web.first_page import script_page
from kitapi.web.pages import READ_ONLY, AnyRequest
from kitapi.web.solver_route import answer_question, check_lengths

GREETING = b'{"serve":"value"}'

TIMEOUTS = Timeouts(answer=60.0, waiting=8)
WORDS, NUMBERS = ("game", "cards", "bid", "preset"), ("seat", "players", "kasa", "seed")
DEFAULTS = {"game": next(iter(names_with("value")), ""), "cards": ""}
"""The values of fields that are missing in an address."""

LONGEST = 60
"""Maximum number of characters in a field; twelve cards need 35."""


class ValueProcess(AnsweringProcess):
    """The process that evaluates hands, each within some seconds on one core."""

    def __init__(self, command: Sequence[str] = WORKER, timeouts: Timeouts = TIMEOUTS) -> None:
        super().__init__(Program("solver", command, GREETING), timeouts)


@route("/hand", http_method=READ_ONLY)
async def hand_value_page(request: AnyRequest) -> Response[bytes]:
    """The page on which a hand is entered and evaluated; its address names the cards."""
    return script_page(request)


@get("/api/hand")
async def hand_value(request: AnyRequest, state: State) -> Response[bytes]:
    """The value of a hand of ten or twelve cards."""
    return await answer_question(state.hands, msgspec.json.encode(parse_request(request.query_params)))


def parse_request(parts: Mapping[str, str]) -> ValueRequest:
    """Parse the query of an address; ``parts``: its fields by name.

    Raises:
        MalformedCommand: a field is too long, or is not a number although it must be.
    """
    check_lengths(parts, (*WORDS, *NUMBERS), LONGEST)
    words = {field: parts[field] for field in WORDS if field in parts}
    numbers = {field: parts[field] for field in NUMBERS if field in parts}
    for field, text in numbers.items():
        if not (text.isascii() and text.isdecimal() and len(text) <= 9):
            raise MalformedCommand(field, "must be a whole number")
    fields = {**DEFAULTS, **words, **numbers, "exact": parts.get("exact") == "yes"}
    return msgspec.convert(fields, ValueRequest, strict=False)
