"""How a visitor wants the page to look: the language, light or dark, and the game laid out.

The browser keeps these choices for itself, and tells the server of them by a cookie, so that the first thing it shows
is what the script draws over it. They identify nobody, and nothing follows from them but how the page looks.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from litestar import Request
from litestar.datastructures import State

from kitapi.web.visitors import cookies_in
from kitapi.wording import LANGUAGES

COOKIE = "kitapi_look"
THEMES = frozenset({"auto", "light", "dark"})
LIFETIME = 400 * 24 * 3600

LONGEST_TAGS = 20
"""Languages of a browser that are looked at."""

_COOKIE = re.compile(r"([a-z]{2})\.([a-z]{4,5})\.([a-z-]{0,40})")


class Look(NamedTuple):
    """What the page looks like; ``game`` is empty where the visitor has chosen none."""

    lang: str
    theme: str = "auto"
    game: str = ""

    def cookie(self, *, secure: bool) -> str:
        """The header that has the browser keep it; the page's script may read and change it."""
        kept = f"{COOKIE}={self.lang}.{self.theme}.{self.game}; Path=/; Max-Age={LIFETIME}; SameSite=Lax"
        return f"{kept}; Secure" if secure else kept


def look_of(request: Request[Any, Any, State], games: Iterable[str]) -> Look:
    """What was chosen in the address, else before, else what the browser prefers; ``games``: those there are."""
    return chosen_in(request.query_params, kept_look(request, games), games)


def kept_look(request: Request[Any, Any, State], games: Iterable[str]) -> Look:
    """What the visitor chose before, else what the browser prefers."""
    found = _COOKIE.fullmatch(cookies_in(request.scope).get(COOKIE, ""))
    preferred = preferred_language(request.headers.get("accept-language", ""))
    if found is None:
        return Look(preferred)
    lang, theme, game = found.groups()
    return Look(
        lang if lang in LANGUAGES else preferred,
        theme if theme in THEMES else "auto",
        game if game in games else "",
    )


def chosen_in(query: Mapping[str, str], look: Look, games: Iterable[str]) -> Look:
    """``look`` with what a query changes of it: ``lang`` and ``game``, as the buttons of the start page send them."""
    lang, game = query.get("lang", ""), query.get("game", "")
    return look._replace(
        lang=lang if lang in LANGUAGES else look.lang,
        game=game if game in games else look.game,
    )


def preferred_language(accepted: str) -> str:
    """The first language of ours in an ``Accept-Language`` header, by its weights; English where there is none."""
    weighed = sorted(map(_tag, accepted.split(",")[:LONGEST_TAGS]), key=lambda tag: -tag[1])
    return next((code for code, weight in weighed if weight > 0 and code in LANGUAGES), "en")


def _tag(part: str) -> tuple[str, float]:
    """The language in one part of the header, and its weight from 0 to 1."""
    tag, _, weight = part.partition(";")
    found = re.fullmatch(r"\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*", weight)
    return tag.strip()[:2].lower(), float(found[1]) if found else 1.0 if not weight else 0.0
