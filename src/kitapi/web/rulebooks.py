"""The rulebooks of the games: the page that shows one, the whole book, and single clauses."""

from collections.abc import Mapping
from functools import cache

import msgspec
from litestar import Response, get, route
from litestar.datastructures import State
from litestar.params import FromPath

from kitapi.registry import RULEBOOKS
from kitapi.rulebooks.folder import RulebookFolder
from kitapi.rulebooks.rulebook import SOURCE_LANGUAGE
from kitapi.web.first_page import TABLE, PageContent, lost_page, page_answer
from kitapi.web.looks import stored_look
from kitapi.web.pages import (
    READ_ONLY,
    AnyRequest,
    json_answer,
    not_found_answer,
    requested_language,
    static_answer,
)
from kitapi.web.prerendered_pages import prerendered_pages
from kitapi.wording import language_of

PART = "rules"
"""The part of the page that shows a rulebook, and its style sheet."""


@route("/rules/{game:str}", http_method=READ_ONLY)
async def rules_page(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    """The page of a game's rulebook."""
    if game not in RULEBOOKS:
        return lost_page(request, "page")
    look = stored_look(request, prerendered_pages().start)
    content = PageContent(parts=(PART,), sheets=(TABLE, PART), answer=f"/api/rules/{game}?lang={look.lang}")
    return page_answer(request, look, (PART, game), lambda: content)


@get("/api/rules/{game:str}")
async def rulebook(request: AnyRequest, state: State, game: FromPath[str]) -> Response[bytes]:
    """A game's rulebook in the requested language, or in English if it is not translated."""
    books = RULEBOOKS.get(game)
    if books is None:
        return not_found_answer("rulebook")
    lang = _language(request, books)
    return static_answer(
        request,
        state,
        ("rulebook", game, lang),
        lambda: {"languages": books.languages, "rulebook": msgspec.Raw(books.read_bytes(lang))},
    )


@route("/clauses/{number:str}", http_method=READ_ONLY)
async def clause_page(request: AnyRequest, number: FromPath[str]) -> Response[bytes]:
    """The place of a clause in its rulebook; the address of a clause needs no game."""
    game = _games_by_clause().get(number)
    if game is None:
        return lost_page(request, "page")
    return Response(b"", status_code=302, headers={"location": f"/rules/{game}#{number}"})


@get("/api/clauses/{number:str}")
async def clause(request: AnyRequest, number: FromPath[str]) -> Response[bytes]:
    """One clause, with the game to whose rulebook it belongs, in the languages of that rulebook."""
    game = _games_by_clause().get(number)
    if game is None:
        return not_found_answer("clause")
    books = RULEBOOKS[game]
    lang = _language(request, books)
    return json_answer({"game": game, "language": lang, "clause": books.read(lang).find(number)})


@cache
def _games_by_clause() -> Mapping[str, str]:
    """The game of each clause, by the clause's number."""
    return {one.number: game for game, books in RULEBOOKS.items() for one in books.read(SOURCE_LANGUAGE).clauses()}


def _language(request: AnyRequest, books: RulebookFolder) -> str:
    return books.choose_language(language_of(requested_language(request)))
