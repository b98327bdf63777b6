"""Odds of Caribbean Stud: one question, one address. They are exact, and what they read is text."""

from collections.abc import Mapping
from typing import Any

from litestar import Response, get, route
from litestar.datastructures import State

from kitapi.room.errors import MalformedCommand
from kitapi.web.first_page import script_page
from kitapi.web.pages import READ_ONLY, AnyRequest, address_of, json_answer, room_of
from kitapi.web.solving import KEPT_FOR_A_DAY

LONGEST = 100
"""Characters that a part of a question may have."""


@route("/odds/caribbean-stud", http_method=READ_ONLY)
async def odds_page(request: AnyRequest) -> Response[bytes]:
    """The page of the odds; which cards lie there its address says."""
    return script_page(request)


@get("/api/odds/caribbean-stud")
async def odds(request: AnyRequest, state: State) -> Response[bytes]:
    """What every choice is worth with the five cards ``hand`` against ``upcard``."""
    question = _question(request)
    return json_answer(await _told(request, state, question), headers=KEPT_FOR_A_DAY)


@get("/api/odds/caribbean-stud/deal")
async def odds_of_deal(request: AnyRequest, state: State) -> Response[bytes]:
    """A deal to be trained with, drawn from ``seed`` and ``number``, and what every choice is worth."""
    question = _question(request)
    return json_answer(await _told(request, state, question, dealt=True), headers=KEPT_FOR_A_DAY)


async def _told(
    request: AnyRequest, state: State, question: Mapping[str, str], *, dealt: bool = False
) -> dict[str, Any]:
    return await room_of(state).beside.do(address_of(request), _answer, question, dealt=dealt)


def _question(request: AnyRequest) -> dict[str, str]:
    """What is asked; languages matter only to refusals."""
    question = {name: value for name, value in request.query_params.items() if name != "lang"}
    for name, value in question.items():
        if len(value) > LONGEST:
            raise MalformedCommand(name[:LONGEST], f"must have at most {LONGEST} characters")
    return question


def _answer(question: Mapping[str, str], *, dealt: bool = False) -> dict[str, Any]:
    from kitapi.games.caribbean_stud.odds import asking  # noqa: PLC0415 - NumPy is loaded at the first question

    try:
        return asking.dealt(question) if dealt else asking.answered(question)
    except asking.BadQuestion as bad:
        raise MalformedCommand(bad.field[:LONGEST], bad.problem) from None
