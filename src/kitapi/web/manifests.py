"""The web app manifest, by which a system installs the page."""

from html import unescape
from typing import Any

from kitapi.web.files import TYPES, ClientFiles, StaticFile
from kitapi.web.prerendered_pages import prerendered_pages, render_pieces
from kitapi.web.static_answers import StaticAnswers

ADDRESS = "/manifest.webmanifest"
NAME = "Kitapi"

GROUND = "#123f45"
"""The background colour of the icon, shown while the installed page starts."""
BAR = "#0a2a30"
"""The colour of the title bar until the installed page is drawn; then the page sets its own colours."""


def manifest_of(files: ClientFiles, answers: StaticAnswers, lang: str) -> StaticFile:
    """The manifest in ``lang``, built once."""
    key = ("manifest", lang)
    made = answers.get_json(key, lambda: manifest(files, lang))
    return made._replace(media_type=TYPES[".webmanifest"])


def manifest(files: ClientFiles, lang: str) -> dict[str, Any]:
    """The manifest's content."""
    return {
        "id": "/",
        "name": NAME,
        "short_name": NAME,
        "description": unescape(render_pieces(prerendered_pages().about, lang)),
        "lang": lang,
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "theme_color": BAR,
        "background_color": GROUND,
        "categories": ["games"],
        "icons": [
            _icon(files, "icon-192.png", "192x192"),
            _icon(files, "icon-512.png", "512x512"),
            _icon(files, "icon-maskable-512.png", "512x512", "maskable"),
            _icon(files, "icon.svg", "any"),
        ],
    }


def address_of(files: ClientFiles, answers: StaticAnswers, lang: str) -> str:
    """The address of the manifest in ``lang``; browsers fetch it without cookies and may cache it for ever."""
    version = manifest_of(files, answers, lang).etag.strip('"')
    return f"{ADDRESS}?lang={lang}&version={version}"


def _icon(files: ClientFiles, name: str, sizes: str, purpose: str = "any") -> dict[str, str]:
    media_type = TYPES[name[name.rindex(".") :]]
    return {"src": files.address(f"art/{name}"), "sizes": sizes, "type": media_type, "purpose": purpose}
