"""What a browser needs to install the page: manifest, service worker, and the page it shows without a connection."""

from litestar import Response, route
from litestar.datastructures import State

from kitapi.web.drawn import drawn_pages, in_language
from kitapi.web.files import ClientFiles
from kitapi.web.first_page import Drawn, page_answer
from kitapi.web.looks import kept_look
from kitapi.web.manifests import ADDRESS, manifest_of
from kitapi.web.pages import READ_ONLY, AnyRequest, file_answer, kept_for_good, language_asked, missing
from kitapi.wording import language_of

WORKER = "worker.js"


@route(ADDRESS, http_method=READ_ONLY)
async def manifest(request: AnyRequest, state: State) -> Response[bytes]:
    """The web app manifest in one language; to be kept for good under its ``version``."""
    found = manifest_of(state.files, state.static_answers, language_of(language_asked(request)))
    is_this = f'"{request.query_params.get("version")}"' == found.etag
    return file_answer(request, kept_for_good(found, is_this))


@route(f"/{WORKER}", http_method=READ_ONLY)
async def worker(request: AnyRequest, state: State) -> Response[bytes]:
    """The service worker; there is none where the page is served as its modules are written.

    It lies at the top, as a worker answers for no address above its own.
    """
    files: ClientFiles = state.files
    found = files.find(f"{files.bundle.version}/{WORKER}") if files.bundle else None
    if files.bundle is None or found is None:
        return missing("file")
    is_this = request.query_params.get("version") == files.bundle.version
    return file_answer(request, kept_for_good(found._replace(caching="no-cache"), is_this))


@route("/offline", http_method=READ_ONLY)
async def offline_page(request: AnyRequest) -> Response[bytes]:
    """The page that the service worker shows where the server cannot be reached."""
    pages = drawn_pages()
    look = kept_look(request, pages.start)
    return page_answer(request, look, "offline", lambda: Drawn(in_language(pages.offline, look.lang)))
