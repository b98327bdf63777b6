"""The first page as the server renders it: start page or frame of a table, as HTML in the visitor's language.

The page's script then draws the same over it. Only the look (``kitapi.web.looks``) and the public front of a table
differ between visitors; everything else is built once.
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
from kitapi.web.files import ClientFiles, StaticFile, build_static_file
from kitapi.web.looks import Look, look_of, stored_look
from kitapi.web.pages import NO_STORE, READ_ONLY, AnyRequest, file_answer, room_of, shell
from kitapi.web.prerendered_pages import Pieces, PrerenderedPages, prerendered_pages, render_pieces
from kitapi.web.shells import words_versions
from kitapi.web.visitors import is_secure

MOST_PAGES = 256
"""Size of the cache; it is emptied when there are more pages."""

TABLE = "table"
"""The part of the page that draws tables, and the style sheet of all pages that show one."""

VARIES = "accept-encoding, accept-language, cookie"

_MANIFEST = f'href="{manifests.ADDRESS}"'
_HTML = '<html lang="en">'
_DESCRIPTION = '<meta name="description" content="'
_PAGE = '<div id="page"></div>'
_HEAD_ENDS = "  </head>"
_STATIC = re.compile(r'"/static/([^"#]+)')


class PageContent(NamedTuple):
    """The content of a page before its script runs.

    ``html``: the HTML that the script will replace. ``parts``, ``sheets``: parts of the page and style sheets that the
    script needs for it. ``kept``: sheets and parts with their texts that the script may need later, named so that a
    browser can keep them for use without a connection. ``answer``: the address of an answer in JSON that the script
    will request as soon as it runs; empty for none. ``unscripted``: the content where no script runs, by default that
    playing needs one.
    """

    html: str = ""
    parts: tuple[str, ...] = ()
    sheets: tuple[str, ...] = ()
    answer: str = ""
    kept: tuple[str, ...] = ()
    unscripted: Pieces | None = None


NO_CONTENT = PageContent()


class FirstPages:
    """A cache of pages, by their shell, their look and their content."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, StaticFile] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable | None, make: Callable[[], StaticFile]) -> StaticFile:
        """The page cached under ``key``; if there is none, ``make`` builds it. With key None it is not cached."""
        if key is None:
            return make()
        if (kept := self._kept.get(key)) is not None:
            return kept
        if len(self._kept) >= MOST_PAGES:
            self._kept.clear()
        page = self._kept[key] = make()
        return page


@route("/", http_method=READ_ONLY)
async def start_page(request: AnyRequest) -> Response[bytes]:
    """The start page; language and game are those in the address, or else those that the visitor chose before."""
    pages = prerendered_pages()
    look = look_of(request, pages.start)
    game = look.game or pages.usual[look.lang]
    answer = page_answer(
        request, look, ("start", game), lambda: PageContent(render_pieces(pages.start[game], look.lang))
    )
    if look != stored_look(request, pages.start):
        answer.headers["set-cookie"] = look.cookie(secure=is_secure(request.scope))
    return answer


@route("/table/{table_id:str}", http_method=READ_ONLY)
async def table_page(request: AnyRequest, state: State, table_id: FromPath[str]) -> Response[bytes]:
    """A table's page: its frame with the people there; for an unknown table a page that says so."""
    pages = prerendered_pages()
    try:
        front = await room_of(state).front(table_id)
    except UnknownTable:
        return lost_page(request, "table")
    except RoomError:  # the script tries again
        return script_page(request)
    if front.game not in pages.frame:
        return script_page(request)
    look = stored_look(request, pages.start)
    answer = page_answer(request, look, None, lambda: _frame(pages, front, look.lang))
    answer.headers.update(NO_STORE)
    return answer


def script_page(request: AnyRequest, status: int = 200, content: PageContent = NO_CONTENT) -> Response[bytes]:
    """A page that the script draws completely: the shell in the visitor's language, with links to needed files."""
    if status == 404:
        return lost_page(request, "page")
    shown = None if content.answer else "script"
    return page_answer(request, stored_look(request, prerendered_pages().start), shown, lambda: content, status)


def lost_page(request: AnyRequest, missing: Literal["table", "page"]) -> Response[bytes]:
    """The page for an address without a table or page, with and without a script."""
    pages = prerendered_pages()
    look = stored_look(request, pages.start)
    return page_answer(request, look, ("lost", missing), lambda: PageContent(unscripted=pages.lost[missing]), 404)


def page_answer(
    request: AnyRequest, look: Look, shown: Hashable | None, draw: Callable[[], PageContent], status: int = 200
) -> Response[bytes]:
    """The shell of every page with the HTML of ``draw``, or 304 if the browser has it already.

    ``shown``: the cache key of the HTML; None if it contains people's names or a table's address, so that the page is
    not cached.
    """
    pages: FirstPages = request.app.state.first_pages
    key = None if shown is None else (shell(request.app.state).etag, look.lang, look.theme, look.cloth, shown)
    page = pages.get(key, lambda: render_file(request.app.state, look, draw()))
    answer = file_answer(request, page, status)
    answer.headers["vary"] = VARIES
    return answer


def render_file(state: State, look: Look, drawn: PageContent) -> StaticFile:
    """The page for a ``look``, with its ETag and its compressed forms."""
    return build_static_file(render_page(state, look, drawn).encode(), ".html")


def render_page(state: State, look: Look, drawn: PageContent) -> str:
    """The HTML of a page in a language, theme and cloth, with ``drawn`` as its content."""
    files: ClientFiles = state.files
    unscripted = render_pieces(
        prerendered_pages().no_script if drawn.unscripted is None else drawn.unscripted, look.lang
    )
    page = (
        f'<noscript>{unscripted}</noscript>\n    <div id="page" data-drawn>{insert_addresses(drawn.html, files)}</div>'
    )
    root = f'<html lang="{look.lang}" data-theme="{look.theme}" data-cloth="{look.cloth}">'
    html = shell(state).plain.decode().replace(_HTML, root, 1)
    html = html.replace(_DESCRIPTION, _DESCRIPTION + render_pieces(prerendered_pages().about, look.lang), 1)
    manifest = escape(manifests.address_of(files, state.static_answers, look.lang))
    html = html.replace(_MANIFEST, f'href="{manifest}"', 1)
    links = (*_head_links(drawn, files), *_kept_links(drawn.kept, files, look.lang))
    head = "".join(f"    {line}\n" for line in links) + _HEAD_ENDS
    return html.replace(_PAGE, page, 1).replace(_HEAD_ENDS, head, 1)


def _head_links(drawn: PageContent, files: ClientFiles) -> Iterator[str]:
    """Yield links to the files that the browser must fetch first for the parts of the page."""
    for sheet in drawn.sheets:
        yield f'<link rel="stylesheet" href="{files.address(f"sheets/{sheet}.css")}" data-sheet="{sheet}">'
    if drawn.answer:
        yield f'<link rel="preload" href="{escape(drawn.answer)}" as="fetch" crossorigin>'
    code = files.bundle.parts if files.bundle else {}
    for name in dict.fromkeys(name for part in drawn.parts for name in code.get(part, ())):
        yield f'<link rel="modulepreload" href="{files.address(name)}">'


def _kept_links(names: tuple[str, ...], files: ClientFiles, lang: str) -> Iterator[str]:
    """Yield links to sheets, code and texts by the names of their parts; none where the page has no bundle."""
    bundle = files.bundle
    if bundle is None:
        return
    code = dict.fromkeys(file for name in names for file in bundle.parts.get(name, ()))
    sheets = (f"sheets/{name}.css" for name in names if files.find(f"{bundle.version}/sheets/{name}.css"))
    for name in (*sheets, *code):
        yield f'<link rel="prefetch" href="{files.address(name)}">'
    version = words_versions(bundle.texts.version).get(lang)
    for name in names if version else ():
        if name in bundle.texts.texts:
            yield f'<link rel="prefetch" href="/locale/{lang}/{name}.json?version={version}">'


def _frame(pages: PrerenderedPages, front: Front, lang: str) -> PageContent:
    plates = (_plate(pages, seat, who, lang) for seat, who in enumerate(front.sitters))
    return PageContent(
        render_pieces(pages.frame[front.game], lang, {"seats": "".join(plates)}), (TABLE, front.game), (TABLE,)
    )


def _plate(pages: PrerenderedPages, seat: int, who: Sitter, lang: str) -> str:
    if who.kind == "person":
        return render_pieces(pages.person, lang, {"name": escape(who.name)})
    return render_pieces(pages.open if who.kind == "open" else pages.bots[min(seat, len(pages.bots) - 1)], lang)


def insert_addresses(html: str, files: ClientFiles) -> str:
    """``html`` with the current addresses of the page's files."""
    return _STATIC.sub(lambda found: f'"{files.address(found[1])}', html)
