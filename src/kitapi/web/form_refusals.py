"""The page that a browser gets where the form of the start page is refused: one sentence, and the way back."""

import re
from html import escape

from litestar.datastructures import State

from kitapi.web.drawn import drawn_pages, in_language
from kitapi.web.first_page import Drawn, filled
from kitapi.web.looks import kept_look
from kitapi.web.pages import AnyRequest
from kitapi.web.quick_play import PATH
from kitapi.web.wire import refusal_of

_SCRIPT = re.compile(r"<script [^>]*></script>")


def refusal_page(state: State, request: AnyRequest, error: Exception) -> bytes | None:
    """The page that says why ``error`` refused the form, without a script that would draw over it.

    None where the request is not the form's, or its sender reads no HTML: it gets JSON.
    """
    if request.url.path != PATH or "text/html" not in request.headers.get("accept", ""):
        return None
    look = kept_look(request, ())
    why = escape(refusal_of(error, look.lang).text)
    drawn = Drawn(in_language(drawn_pages().refused, look.lang, {"why": why}), unscripted=())
    return _SCRIPT.sub("", filled(state, look, drawn)).encode()
