"""A visitor's choices for the page: the language, light or dark, the cloth, and the game shown on the start page.

The browser stores these choices, and sends them to the server in a cookie, so that the first page
already looks like what the script draws over it. They identify nobody, and only affect how the page looks.
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
CLOTHS = frozenset({"sea", "green", "blue", "wine", "brown", "grey"})
LIFETIME = 400 * 24 * 3600

LONGEST_TAGS = 20
"""Maximum number of a browser's languages that are considered."""

_COOKIE = re.compile(r"([a-z]{2})\.([a-z]{4,5})\.([a-z-]{0,40})(?:\.([a-z]{1,10}))?")


class Look(NamedTuple):
    """How the page looks; ``game`` is empty where the visitor has chosen none."""

    lang: str
    theme: str = "auto"
    game: str = ""
    cloth: str = "sea"

    def cookie(self, *, secure: bool) -> str:
        """The header that sets the cookie; the page's script may read and change it."""
        look = f"{self.lang}.{self.theme}.{self.game}.{self.cloth}"
        kept = f"{COOKIE}={look}; Path=/; Max-Age={LIFETIME}; SameSite=Lax"
        return f"{kept}; Secure" if secure else kept


def look_of(request: Request[Any, Any, State], games: Iterable[str]) -> Look:
    """The choices in the address, else the stored ones, else the browser's preferences; ``games``: those that exist."""
    return chosen_in(request.query_params, stored_look(request, games), games)


def stored_look(request: Request[Any, Any, State], games: Iterable[str]) -> Look:
    """The choices that the visitor made before, else the browser's preferences."""
    found = _COOKIE.fullmatch(cookies_in(request.scope).get(COOKIE, ""))
    preferred = preferred_language(request.headers.get("accept-language", ""))
    if found is None:
        return Look(preferred)
    lang, theme, game, cloth = found.groups()
    return Look(
        lang if lang in LANGUAGES else preferred,
        theme if theme in THEMES else "auto",
        game if game in games else "",
        cloth if cloth in CLOTHS else "sea",
    )


def chosen_in(query: Mapping[str, str], look: Look, games: Iterable[str]) -> Look:
    """``look`` with the ``lang`` and ``game`` of a query, as the buttons of the start page send them."""
    lang, game = query.get("lang", ""), query.get("game", "")
    return look._replace(
        lang=lang if lang in LANGUAGES else look.lang,
        game=game if game in games else look.game,
    )


def preferred_language(accepted: str) -> str:
    """The supported language with the greatest weight in an ``Accept-Language`` header; English if there is none."""
    weighed = sorted(map(_tag, accepted.split(",")[:LONGEST_TAGS]), key=lambda tag: -tag[1])
    return next((code for code, weight in weighed if weight > 0 and code in LANGUAGES), "en")


def _tag(part: str) -> tuple[str, float]:
    """The language in one part of the header, and its weight from 0 to 1."""
    tag, _, weight = part.partition(";")
    found = re.fullmatch(r"\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*", weight)
    return tag.strip()[:2].lower(), float(found[1]) if found else 1.0 if not weight else 0.0
