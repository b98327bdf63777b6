"""The page of the sheets that a writer keeps; it works without a connection, so it names all that it may need."""

from litestar import Response, route
from litestar.datastructures import State

from kitapi.registry import names_with
from kitapi.web.first_page import PageContent, page_answer
from kitapi.web.looks import stored_look
from kitapi.web.pages import READ_ONLY, AnyRequest, room_of
from kitapi.web.prerendered_pages import prerendered_pages
from kitapi.web.shells import offers_version

WRITER = "writer"
"""The part of the page that draws these sheets."""

ALSO_NEEDED = ("start", WRITER, "settings", "qr", "table", "print")
"""Parts of the page, and style sheets, that no game owns."""

WORDS = "-paper-words"
"""What the name of the part ends in that a game with such a sheet has."""

OF_GAME = ("", "-accounts", WORDS, "-house-rules")
"""What the names of the parts end in that the page needs of a game."""


@route("/paper", http_method=READ_ONLY)
async def paper_page(request: AnyRequest, state: State) -> Response[bytes]:
    """The page of a writer's sheets; they stay in the browser unless the writer shares them with the room."""
    look = stored_look(request, prerendered_pages().start)
    return page_answer(request, look, WRITER, lambda: _content(state))


def _content(state: State) -> PageContent:
    bundle = state.files.bundle
    if bundle is None:  # nothing is kept
        return PageContent(parts=(WRITER,), sheets=("table", WRITER))
    parts = bundle.parts
    games = (game for game in names_with("paper") if f"{game}{WORDS}" in parts)
    kept = tuple(f"{game}{end}" for game in games for end in OF_GAME)
    offers = f"/api/games?version={offers_version(state.static_answers, room_of(state))}"
    return PageContent(parts=(WRITER,), sheets=("table", WRITER), kept=(*ALSO_NEEDED, *kept), answer=offers)
