"""The shell: the HTML from which every page is built, with the addresses of the files that it loads."""

import hashlib
import re
from collections.abc import Mapping
from functools import cache
from html import escape
from urllib.parse import urlencode

import msgspec

from kitapi.room.rooms import CardRoom
from kitapi.web.bundles import VERSION_LENGTH, Bundle
from kitapi.web.files import SHELL, ClientFiles, StaticFile, build_static_file
from kitapi.web.static_answers import StaticAnswers
from kitapi.wording import LANGUAGES, catalogue_digest

PAGE_DOMAINS = ("messages", "client")
"""Catalogues whose texts the page shows."""

SOURCE_LANGUAGE = "en"
"""The language of the message ids: it needs no catalogue."""

_ADDRESS = re.compile(r'"/static/([^"]+)"')
_HEAD_ENDS = "  </head>"


def shell_of(files: ClientFiles, answers: StaticAnswers, room: CardRoom) -> StaticFile:
    """The shell; with a bundle it is built once.

    Raises:
        FileNotFoundError: the page's files are not installed.
    """
    found = files.find(SHELL)
    if found is None:
        raise FileNotFoundError(SHELL)
    bundle = files.bundle
    if bundle is None:
        return found
    plain = found.plain.decode()
    return answers.get(
        "shell", lambda: build_static_file(_with_bundle(plain, files, bundle, offers_version(answers, room)), ".html")
    )


def _with_bundle(plain: str, files: ClientFiles, bundle: Bundle, offers: str) -> bytes:
    """The shell with the bundle's addresses, and with facts that the page cannot find out by itself."""
    addressed = _ADDRESS.sub(lambda match: f'"{files.address(match[1])}"', plain)
    head = [
        _meta(
            "kitapi-files", msgspec.json.encode({name: parts for name, parts in bundle.parts.items() if parts}).decode()
        ),
        _meta("kitapi-words", urlencode(words_versions(bundle.texts.version))),
        _meta("kitapi-games", offers),
        _meta("kitapi-version", bundle.version),
    ]
    return addressed.replace(_HEAD_ENDS, "".join(f"    {line}\n" for line in head) + _HEAD_ENDS, 1).encode()


def _meta(name: str, content: str) -> str:
    return f'<meta name="{name}" content="{escape(content)}">'


@cache
def words_versions(version: str) -> Mapping[str, str]:
    """A version for the texts of each language: a digest of its catalogues and the bundle's ``version``."""
    return {
        lang: hashlib.sha256(f"{catalogue_digest(lang, *PAGE_DOMAINS)} {version}".encode()).hexdigest()[:VERSION_LENGTH]
        for lang in LANGUAGES
        if lang != SOURCE_LANGUAGE
    }


def offers_version(answers: StaticAnswers, room: CardRoom) -> str:
    """The version of the games offered, a digest of them."""
    return answers.get_json("games", lambda: {"games": room.offers}).etag.strip('"')
