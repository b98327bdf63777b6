"""The first page drawn by the server: start page and frame of a table stand in the HTML, in the visitor's language.

The page's script then draws the same over it. What differs from visitor to visitor is how the page looks
(``kitapi.web.looks``) and, of a table, its public front; everything else is made once.
"""

import re
from collections.abc import Callable, Hashable, Iterator
from html import escape
from typing import Literal, NamedTuple

from litestar import Response, route
from litestar.datastructures import State
from litestar.params import FromPath

from kitapi.room.errors import RoomError, UnknownTable
from kitapi.room.front import Front, Sitter
from kitapi.web import manifests
from kitapi.web.drawn import DrawnPages, Pieces, drawn_pages, in_language
from kitapi.web.files import ClientFiles, Served, served
from kitapi.web.looks import Look, kept_look, look_of
from kitapi.web.pages import NEVER_KEPT, READ_ONLY, AnyRequest, file_answer, room_of, shell
from kitapi.web.visitors import is_secure

MOST_KEPT = 256
"""Pages that are kept as they were made; they are made again when there are more."""

TABLE = "table"
"""The part of the page that draws tables, and the style sheet of all pages that show one."""

VARIES = "accept-encoding, accept-language, cookie"

_MANIFEST = f'href="{manifests.ADDRESS}"'
_HTML = '<html lang="en">'
_DESCRIPTION = '<meta name="description" content="'
_PAGE = '<div id="page"></div>'
_HEAD_ENDS = "  </head>"
_STATIC = re.compile(r'"/static/([^"#]+)')


class Drawn(NamedTuple):
    """What stands in a page at first.

    ``html``: what the script will draw over. ``parts``, ``sheets``: parts of the page and style sheets that the script
    needs for it. ``answer``: the address of an answer in JSON that the script will request as soon as it runs; empty
    for none. ``unscripted``: what is there instead where no script runs, by default that playing needs one.
    """

    html: str = ""
    parts: tuple[str, ...] = ()
    sheets: tuple[str, ...] = ()
    answer: str = ""
    unscripted: Pieces | None = None


NOTHING = Drawn()


class FirstPages:
    """The pages made so far, by their shell, how they look, and what they show."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, Served] = {}

    def made(self, key: Hashable | None, make: Callable[[], Served]) -> Served:
        """The page of ``key``, which ``make`` makes where it is not kept; None stands for one that never is."""
        if key is None:
            return make()
        if (kept := self._kept.get(key)) is not None:
            return kept
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        page = self._kept[key] = make()
        return page


@route("/", http_method=READ_ONLY)
async def start_page(request: AnyRequest) -> Response[bytes]:
    """The start page, in the language and with the game that the address names, or that were chosen before."""
    pages = drawn_pages()
    look = look_of(request, pages.start)
    game = look.game or pages.usual[look.lang]
    answer = page_answer(request, look, ("start", game), lambda: Drawn(in_language(pages.start[game], look.lang)))
    if look != kept_look(request, pages.start):
        answer.headers["set-cookie"] = look.cookie(secure=is_secure(request.scope))
    return answer


@route("/table/{table_id:str}", http_method=READ_ONLY)
async def table_page(request: AnyRequest, state: State, table_id: FromPath[str]) -> Response[bytes]:
    """A table's page: its frame with who sits there; for an unknown table a page whose script says so."""
    pages = drawn_pages()
    try:
        front = await room_of(state).front(table_id)
    except UnknownTable:
        return lost_page(request, "table")
    except RoomError:  # the script tries again
        return script_page(request)
    if front.game not in pages.frame:
        return script_page(request)
    look = kept_look(request, pages.start)
    answer = page_answer(request, look, None, lambda: _frame(pages, front, look.lang))
    answer.headers.update(NEVER_KEPT)
    return answer


def script_page(request: AnyRequest, status: int = 200, needed: Drawn = NOTHING) -> Response[bytes]:
    """A page of which the script draws everything: the shell in the visitor's language, naming what is ``needed``."""
    if status == 404:
        return lost_page(request, "page")
    shown = None if needed.answer else "script"
    return page_answer(request, kept_look(request, drawn_pages().start), shown, lambda: needed, status)


def lost_page(request: AnyRequest, missing: Literal["table", "page"]) -> Response[bytes]:
    """The page for an address without a table or page: the script shows that itself, and without one it is there."""
    pages = drawn_pages()
    look = kept_look(request, pages.start)
    return page_answer(request, look, ("lost", missing), lambda: Drawn(unscripted=pages.lost[missing]), 404)


def page_answer(
    request: AnyRequest, look: Look, shown: Hashable | None, draw: Callable[[], Drawn], status: int = 200
) -> Response[bytes]:
    """The shell of every page with the HTML of ``draw``, or 304 if the browser has it already.

    ``shown`` names the HTML; where it is None, as people's names or a table's address stand in it, the page is not
    kept.
    """
    pages: FirstPages = request.app.state.first_pages
    key = None if shown is None else (shell(request.app.state).etag, look.lang, look.theme, shown)
    page = pages.made(key, lambda: _filled(request.app.state, look, draw()))
    answer = file_answer(request, page, status)
    answer.headers["vary"] = VARIES
    return answer


def _filled(state: State, look: Look, drawn: Drawn) -> Served:
    return served(filled(state, look, drawn).encode(), ".html")


def filled(state: State, look: Look, drawn: Drawn) -> str:
    """The shell in a language and theme, with what was drawn."""
    files: ClientFiles = state.files
    unscripted = in_language(drawn_pages().no_script if drawn.unscripted is None else drawn.unscripted, look.lang)
    page = f'<noscript>{unscripted}</noscript>\n    <div id="page" data-drawn>{addressed(drawn.html, files)}</div>'
    html = shell(state).plain.decode().replace(_HTML, f'<html lang="{look.lang}" data-theme="{look.theme}">', 1)
    html = html.replace(_DESCRIPTION, _DESCRIPTION + in_language(drawn_pages().about, look.lang), 1)
    manifest = escape(manifests.address_of(files, state.static_answers, look.lang))
    html = html.replace(_MANIFEST, f'href="{manifest}"', 1)
    head = "".join(f"    {line}\n" for line in _needed(drawn, files)) + _HEAD_ENDS
    return html.replace(_PAGE, page, 1).replace(_HEAD_ENDS, head, 1)


def _needed(drawn: Drawn, files: ClientFiles) -> Iterator[str]:
    """What the browser fetches at once for the parts of the page."""
    for sheet in drawn.sheets:
        yield f'<link rel="stylesheet" href="{files.address(f"sheets/{sheet}.css")}" data-sheet="{sheet}">'
    if drawn.answer:
        yield f'<link rel="preload" href="{escape(drawn.answer)}" as="fetch" crossorigin>'
    code = files.bundle.parts if files.bundle else {}
    for name in dict.fromkeys(name for part in drawn.parts for name in code.get(part, ())):
        yield f'<link rel="modulepreload" href="{files.address(name)}">'


def _frame(pages: DrawnPages, front: Front, lang: str) -> Drawn:
    plates = (_plate(pages, seat, who, lang) for seat, who in enumerate(front.sitters))
    return Drawn(in_language(pages.frame[front.game], lang, {"seats": "".join(plates)}), (TABLE, front.game), (TABLE,))


def _plate(pages: DrawnPages, seat: int, who: Sitter, lang: str) -> str:
    if who.kind == "person":
        return in_language(pages.person, lang, {"name": escape(who.name)})
    return in_language(pages.open if who.kind == "open" else pages.bots[min(seat, len(pages.bots) - 1)], lang)


def addressed(html: str, files: ClientFiles) -> str:
    """``html`` with the addresses under which the page's files are served now."""
    return _STATIC.sub(lambda found: f'"{files.address(found[1])}', html)
