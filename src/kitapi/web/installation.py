"""The files that a browser needs to install the page: manifest, service worker, and the page shown when offline."""

from litestar import Response, route
from litestar.datastructures import State

from kitapi.web.files import ClientFiles
from kitapi.web.first_page import PageContent, page_answer
from kitapi.web.looks import stored_look
from kitapi.web.manifests import ADDRESS, manifest_of
from kitapi.web.pages import READ_ONLY, AnyRequest, cache_forever, file_answer, not_found_answer, requested_language
from kitapi.web.prerendered_pages import prerendered_pages, render_pieces
from kitapi.wording import language_of

WORKER = "worker.js"


@route(ADDRESS, http_method=READ_ONLY)
async def manifest(request: AnyRequest, state: State) -> Response[bytes]:
    """The web app manifest in one language; under its ``version`` it may be cached for ever."""
    found = manifest_of(state.files, state.static_answers, language_of(requested_language(request)))
    is_this = f'"{request.query_params.get("version")}"' == found.etag
    return file_answer(request, cache_forever(found, is_this))


@route(f"/{WORKER}", http_method=READ_ONLY)
async def worker(request: AnyRequest, state: State) -> Response[bytes]:
    """The service worker; there is none if the page is served without a bundle.

    Its address is at the top level, because a worker controls only addresses below its own.
    """
    files: ClientFiles = state.files
    found = files.find(f"{files.bundle.version}/{WORKER}") if files.bundle else None
    if files.bundle is None or found is None:
        return not_found_answer("file")
    is_this = request.query_params.get("version") == files.bundle.version
    return file_answer(request, cache_forever(found._replace(caching="no-cache"), is_this))


@route("/offline", http_method=READ_ONLY)
async def offline_page(request: AnyRequest) -> Response[bytes]:
    """The page that the service worker shows if the server cannot be reached."""
    pages = prerendered_pages()
    look = stored_look(request, pages.start)
    return page_answer(request, look, "offline", lambda: PageContent(render_pieces(pages.offline, look.lang)))
