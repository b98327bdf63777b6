"""The page's own files, cached in memory until they change."""

import gzip
import hashlib
import logging
import mimetypes
import re
from pathlib import Path
from typing import NamedTuple

from kitapi.web.bundles import (
    ART,
    CLIENT,
    CLIENT_NAME,
    VERSION_LENGTH,
    Bundle,
    UnfitBundle,
    read_bundle,
    source_folders,
)
from kitapi.web.covers import LIST, cover_folders, cover_module

LOG = logging.getLogger(__name__)

SHELL = "index.html"

TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Media types by suffix; a system's own table may be wrong or missing."""

PACKED = frozenset({".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"})
PICTURES = frozenset({".png", ".svg", ".wav", ".woff2"})

IMMUTABLE = "public, max-age=31536000, immutable"
"""The caching of files that never change under their address."""

_VERSIONED = re.compile(rf"([0-9a-f]{{{VERSION_LENGTH}}})/(.+)")


class StaticFile(NamedTuple):
    """The content and headers of a file; ``packed``: the content compressed by gzip, empty if that saves nothing."""

    plain: bytes
    packed: bytes
    etag: str
    media_type: str
    caching: str


class ClientFiles:
    """The page's files by their path in the address: the files of the bundle, if there is one, and the sources.

    The address of a file of the bundle has the bundle's version before the name, as in ``0123456789abcdef/main.js``;
    pictures and typefaces have their own version. Without a version, sources are found by their path below the package,
    as in ``web/client/main.js`` and ``games/GAME/client/cover.js``, so that relative imports work; the page's own
    sources also by their path in its folder, as in ``art/icon.svg``. The list of games is made here, so that it names
    no game whose folder was deleted.
    """

    def __init__(self, folder: Path = CLIENT, bundle: Bundle | None = None) -> None:
        self._folders = {name: one.resolve() for name, one in source_folders(folder).items()}
        self._kept: dict[Path, tuple[int, StaticFile]] = {}
        self._made = {self._folders[CLIENT_NAME] / LIST: cover_module(cover_folders()).encode()}
        self.bundle = bundle

    def find(self, path: str) -> StaticFile | None:
        """The file at ``path``; None if there is none, or it lies outside the folders."""
        path = path.lstrip("/")
        versioned = _VERSIONED.fullmatch(path)
        if versioned:
            return self._find_version(versioned[1], versioned[2])
        return self._find_source(path)

    def address(self, path: str) -> str:
        """The address of the page's own source at ``path``; with a bundle, the address changes with the content."""
        path = path.removeprefix(f"{CLIENT_NAME}/")
        is_art = Path(path).suffix in ART
        if self.bundle is None:
            return f"/static/{path}" if is_art else f"/static/{CLIENT_NAME}/{path}"
        return f"/static/{self.bundle.art if is_art else self.bundle.version}/{path}"

    def _find_version(self, version: str, path: str) -> StaticFile | None:
        """A file of the bundle, or a picture; for another version, the present picture, not marked as immutable.

        A page that was loaded from an older server still requests pictures by their old address; its modules no longer
        exist, and it reloads itself (``client/parts.js``).
        """
        if self.bundle is not None and version == self.bundle.version:
            found = self._find_in(self.bundle.folder.resolve(), path)
            return found and found._replace(caching=IMMUTABLE)
        found = self._find_source(path) if Path(path).suffix in ART else None
        if found is None or self.bundle is None or version != self.bundle.art:
            return found
        return found._replace(caching=IMMUTABLE)

    def _find_source(self, path: str) -> StaticFile | None:
        for name, folder in self._folders.items():
            if path.startswith(f"{name}/"):
                return self._find_in(folder, path[len(name) + 1 :])
        return self._find_in(self._folders[CLIENT_NAME], path)

    def _find_in(self, folder: Path, path: str) -> StaticFile | None:
        try:
            file = (folder / path).resolve()
            if not file.is_relative_to(folder) or not file.is_file():
                return None
            changed = file.stat().st_mtime_ns
        except (OSError, ValueError):
            return None
        kept = self._kept.get(file)
        if kept is None or kept[0] != changed:
            kept = self._kept[file] = (
                changed,
                build_static_file(self._made.get(file) or file.read_bytes(), file.suffix),
            )
        return kept[1]


def open_files(*, modules: bool = False) -> ClientFiles:
    """The page's files: the bundle, or with ``modules`` the source modules.

    If the bundle does not fit the sources, the modules are served instead, which is slower, and a warning is logged.
    """
    if modules:
        return ClientFiles()
    try:
        return ClientFiles(bundle=read_bundle())
    except UnfitBundle as error:
        LOG.warning("the bundle of the page is not used, as %s: its modules are served; `make bundle` builds it", error)
        return ClientFiles()


def build_static_file(plain: bytes, suffix: str) -> StaticFile:
    """The file with the content ``plain`` and the type of ``suffix``."""
    packed = gzip.compress(plain, 9, mtime=0) if suffix in PACKED else b""
    return StaticFile(
        plain=plain,
        packed=packed if 0 < len(packed) < len(plain) else b"",
        etag=f'"{hashlib.sha256(plain).hexdigest()[:24]}"',
        media_type=TYPES.get(suffix) or mimetypes.guess_type(f"x{suffix}")[0] or "application/octet-stream",
        caching="public, max-age=86400" if suffix in PICTURES else "no-cache",
    )
