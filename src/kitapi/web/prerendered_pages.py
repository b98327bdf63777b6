"""HTML that the page's own components have rendered; it consists of pieces that are translated here.

``make bundle`` renders them (``tools/drawing``), so that markup and texts of the first page are in one place: the
client's components. A text is its English id; its translation comes from the client's catalogue, as in the browser.
"""

import re
from collections.abc import Mapping
from functools import cache
from gettext import c2py
from html import escape
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec

from kitapi.wording import catalogue

FILE = Path(__file__).parent / "prerendered_pages.json"
DOMAIN = "client"

_PLACE = re.compile(r"\{(\w+)\}")


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A placeholder that is filled in when a page is built: one of its first three fields is set.

    ``text``: a text; if there are an ``other`` and a ``count``, it is the singular and ``other`` the plural. ``facts``:
    the values of its placeholders, some of them texts. ``spoken``: a language; the piece is replaced by whether the
    page is in that language. ``slot``: HTML that the server adds.
    """

    text: str | None = None
    spoken: str | None = None
    slot: str | None = None
    other: str | None = None
    count: int | None = None
    facts: dict[str, "str | int | Piece"] = {}


Pieces: TypeAlias = tuple[str | Piece, ...]


class PrerenderedPages(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All prerendered pages.

    ``usual``: by language, the game that is shown to visitors who have not chosen one. ``start``, ``frame``: the start
    page and the frame of a table, by game. ``person``, ``open``, ``bots``: the name plates of a seat with a person, of
    an open seat and, by seat, of bots. ``offline``: the content if the server cannot be reached. ``about``: the games
    in one sentence. ``no_script``: the content of a page if no script runs. ``lost``: the page for an address without a
    table or page. ``refused``: the page with the reason of a failure.
    """

    usual: dict[str, str]
    start: dict[str, Pieces]
    frame: dict[str, Pieces]
    person: Pieces
    open: Pieces
    bots: tuple[Pieces, ...]
    offline: Pieces
    about: Pieces
    no_script: Pieces
    lost: dict[Literal["table", "page"], Pieces]
    refused: Pieces


@cache
def prerendered_pages() -> PrerenderedPages:
    """The prerendered pages, read once."""
    return msgspec.json.decode(FILE.read_bytes(), type=PrerenderedPages)


def render_pieces(pieces: Pieces, lang: str, slots: Mapping[str, str] | None = None) -> str:
    """``pieces`` as HTML in ``lang``; ``slots``: HTML by the name of its slot, texts of people escaped already."""
    return "".join(one if isinstance(one, str) else _render_piece(one, lang, slots or {}) for one in pieces)


def _render_piece(piece: Piece, lang: str, slots: Mapping[str, str]) -> str:
    if piece.slot is not None:
        return slots.get(piece.slot, "")
    if piece.spoken is not None:
        return "true" if piece.spoken == lang else "false"
    return escape(_render_text(piece, lang))


def _render_text(piece: Piece, lang: str) -> str:
    """The text with its placeholders filled, some of them with other texts."""
    facts = piece.facts if piece.count is None else {"count": piece.count, **piece.facts}
    said = {name: _render_text(fact, lang) if isinstance(fact, Piece) else str(fact) for name, fact in facts.items()}
    return _PLACE.sub(lambda place: said.get(place[1], place[0]), _translate(piece, lang))


def _translate(piece: Piece, lang: str) -> str:
    """The text in ``lang``, in the form for its count; in English where it has no translation."""
    texts, text = _texts(lang), piece.text or ""
    if piece.other is None or piece.count is None:
        found = texts["messages"].get(text)
        return str(found or text.rpartition("\x04")[2])
    forms: list[str] = texts["plurals"].get(text) or [text, piece.other]
    return forms[min(c2py(texts["plural"])(piece.count), len(forms) - 1)] or piece.other


@cache
def _texts(lang: str) -> dict[str, Any]:
    return catalogue(lang, DOMAIN)
