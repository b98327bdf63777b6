"""What a hand is worth, as docs/formats/hand.md writes the question: one question, one address, and its page."""

from collections.abc import Sequence
from typing import Any

from litestar import Response, get, route
from litestar.datastructures import State

from kitapi.room.errors import MalformedCommand
from kitapi.web.answering_process import WORKER, AnsweringProcess, Patience, Program
from kitapi.web.first_page import script_page
from kitapi.web.pages import READ_ONLY, AnyRequest
from kitapi.web.solving import answered, within

GREETING = b'{"serve":"value"}'

PATIENCE = Patience(answer=60.0, waiting=8)
WORDS, NUMBERS = ("game", "cards", "bid", "preset"), ("seat", "players", "kasa", "seed")
LONGEST = 60
"""Characters that a part of a question may have; twelve cards need 35."""


class HandProcess(AnsweringProcess):
    """Says what hands are worth, each within some seconds on one core."""

    def __init__(self, command: Sequence[str] = WORKER, patience: Patience = PATIENCE) -> None:
        super().__init__(Program("solver", command, GREETING), patience)


@route("/hand", http_method=READ_ONLY)
async def worth_page(request: AnyRequest) -> Response[bytes]:
    """The page on which a hand is laid out; what lies there its address says."""
    return script_page(request)


@get("/api/hand")
async def hand_worth(request: AnyRequest, state: State) -> Response[bytes]:
    """What ten or twelve cards are worth."""
    return await answered(request, state.hands, _question)


def _question(asked: Any) -> dict[str, Any]:
    """The line that ``asked``, parts of an address by name, stands for."""
    within(asked, (*WORDS, *NUMBERS), LONGEST)
    numbers = {field: _number(field, asked[field]) for field in NUMBERS if asked.get(field) is not None}
    words = {field: asked[field] for field in WORDS if asked.get(field) is not None}
    return {"cards": "", **words, **numbers, "exact": asked.get("exact") == "yes"}


def _number(field: str, text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 9):
        raise MalformedCommand(field, "must be a whole number")
    return int(text)
