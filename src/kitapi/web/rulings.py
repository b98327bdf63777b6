"""Rulings on irregularities by a game's house rules: the list, and the ruling on a report."""

from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from kitapi.kernel.rulings import NoRuling, Rulings
from kitapi.registry import RULINGS
from kitapi.room.errors import MalformedCommand
from kitapi.web.pages import (
    BODY_LIMIT,
    AnyRequest,
    address_of,
    json_answer,
    not_found_answer,
    requested_language,
    room_of,
    static_answer,
)
from kitapi.web.wire import read
from kitapi.wording import language_of
from kitapi.wording.rulings import clauses_in_words, listed_in_words, no_ruling_in_words, ruled_in_words


@get("/api/rulings/{game:str}")
async def irregularities(request: AnyRequest, state: State, game: FromPath[str]) -> Response[bytes]:
    """All irregularities of the game, and the texts of the rules that rulings name."""
    rulings = RULINGS.get(game)
    if rulings is None:
        return not_found_answer("rulings")
    lang = language_of(requested_language(request))
    return static_answer(
        request,
        state,
        ("rulings", game, lang),
        lambda: {"irregularities": listed_in_words(rulings, lang), "clauses": clauses_in_words(rulings, lang)},
    )


@post("/api/rulings/{game:str}", status_code=200, request_max_body_size=BODY_LIMIT)
async def rule(request: AnyRequest, state: State, game: FromPath[str]) -> Response[bytes]:
    """The ruling on a report; nothing is stored."""
    rulings = RULINGS.get(game)
    if rulings is None:
        return not_found_answer("rulings")
    if request.content_type[0] != "application/json":
        raise MalformedCommand("content-type", "must be application/json")
    body, lang = await request.body(), requested_language(request)
    return await room_of(state).work_queue.do(address_of(request), rule_on, rulings, body, lang)


def rule_on(rulings: Rulings, body: bytes, lang: str) -> Response[bytes]:
    """The ruling on the report in ``body``, or the error, as an answer in JSON."""
    report: Any = read(rulings.reports, body)
    try:
        ruled = rulings.rule(report)
    except NoRuling as why:
        return json_answer(_refusal(why, lang), 400)
    answer = msgspec.to_builtins(rulings.answer(ruled))
    return json_answer({**answer, **ruled_in_words(ruled, lang)})


def _refusal(why: NoRuling, lang: str) -> dict[str, Any]:
    return {
        "reason": "no_ruling",
        "field": why.subject,
        "text": no_ruling_in_words(why, lang),
        "template": why.template,
        "values": why.values,
    }
