"""The page for a refused form of the start page: a sentence with the reason, and a link back."""

import re
from html import escape

from litestar.datastructures import State

from kitapi.web.first_page import PageContent, render_page
from kitapi.web.looks import stored_look
from kitapi.web.pages import AnyRequest
from kitapi.web.prerendered_pages import prerendered_pages, render_pieces
from kitapi.web.quick_play import PATH
from kitapi.web.wire import refusal_of

_SCRIPT = re.compile(r"<script [^>]*></script>")


def refusal_page(state: State, request: AnyRequest, error: Exception) -> bytes | None:
    """The page that says why the form was refused, without a script that would draw over it.

    None if the request did not come from the form, or its sender does not accept HTML and gets JSON.
    """
    if request.url.path != PATH or "text/html" not in request.headers.get("accept", ""):
        return None
    look = stored_look(request, ())
    why = escape(refusal_of(error, look.lang).text)
    drawn = PageContent(render_pieces(prerendered_pages().refused, look.lang, {"why": why}), unscripted=())
    return _SCRIPT.sub("", render_page(state, look, drawn)).encode()
