"""The exact odds of games against the house; the address of a request contains the whole question."""

from typing import Any

from litestar import Response, get, route
from litestar.datastructures import State

from kitapi import api
from kitapi.room.errors import MalformedCommand
from kitapi.web.first_page import script_page
from kitapi.web.pages import READ_ONLY, AnyRequest, address_of, json_answer, room_of
from kitapi.web.solver_route import CACHED_FOR_A_DAY

LONGEST = 100
"""Maximum characters of a part of a question."""


def odds_of(game: str) -> tuple[Any, ...]:
    """The routes of the odds of ``game``."""

    @route(f"/odds/{game}", http_method=READ_ONLY)
    async def odds_page(request: AnyRequest) -> Response[bytes]:
        """The page of the odds; its address names the cards."""
        return script_page(request)

    @get(f"/api/odds/{game}")
    async def odds(request: AnyRequest, state: State) -> Response[bytes]:
        """The value of every choice with the five cards ``hand`` against ``upcard``."""
        return await _compute_answer(request, state, _question(request, game))

    @get(f"/api/odds/{game}/deal")
    async def odds_of_deal(request: AnyRequest, state: State) -> Response[bytes]:
        """A deal for training, drawn from ``seed`` and ``number``, and the value of every choice."""
        return await _compute_answer(request, state, _question(request, game, dealt=True))

    return odds_page, odds, odds_of_deal


async def _compute_answer(request: AnyRequest, state: State, question: api.OddsQuestion) -> Response[bytes]:
    answer = await room_of(state).work_queue.do(address_of(request), _answer, question)
    return json_answer(answer, headers=CACHED_FOR_A_DAY)


def _question(request: AnyRequest, game: str, *, dealt: bool = False) -> api.OddsQuestion:
    """The question in a request; its language matters only to refusals."""
    fields = {name: value for name, value in request.query_params.items() if name != "lang"}
    for name, value in fields.items():
        if len(value) > LONGEST:
            raise MalformedCommand(name[:LONGEST], f"must have at most {LONGEST} characters")
    return api.OddsQuestion(game=game, fields=fields, dealt=dealt)


def _answer(question: api.OddsQuestion) -> dict[str, Any]:
    try:
        return api.odds(question)
    except api.BadQuestion as bad:
        raise MalformedCommand(bad.field[:LONGEST], str(bad.problem)) from None
