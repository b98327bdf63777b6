"""The page's own files, kept in memory as long as they do not change."""

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import NamedTuple

CLIENT = Path(__file__).parent / "client"
SHELL = "index.html"

TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".woff2": "font/woff2",
}
"""By suffix; a system's own table may be wrong or missing."""

PACKED = frozenset({".css", ".html", ".js", ".json", ".svg", ".txt"})
PICTURES = frozenset({".png", ".svg", ".woff2"})


class Served(NamedTuple):
    """A file as it is sent; ``packed``: by gzip, empty where that gains nothing."""

    plain: bytes
    packed: bytes
    etag: str
    media_type: str
    caching: str


class ClientFiles:
    """Files below one folder, by their path in the address."""

    def __init__(self, folder: Path = CLIENT) -> None:
        self._folder = folder.resolve()
        self._kept: dict[Path, tuple[int, Served]] = {}

    def find(self, path: str) -> Served | None:
        """The file at ``path`` below the folder; None if there is none, or it lies outside."""
        try:
            file = (self._folder / path.lstrip("/")).resolve()
            if not file.is_relative_to(self._folder) or not file.is_file():
                return None
            changed = file.stat().st_mtime_ns
        except (OSError, ValueError):
            return None
        kept = self._kept.get(file)
        if kept is None or kept[0] != changed:
            kept = self._kept[file] = (changed, _served(file))
        return kept[1]


def _served(file: Path) -> Served:
    plain = file.read_bytes()
    packed = gzip.compress(plain, 9, mtime=0) if file.suffix in PACKED else b""
    return Served(
        plain=plain,
        packed=packed if 0 < len(packed) < len(plain) else b"",
        etag=f'"{hashlib.sha256(plain).hexdigest()[:24]}"',
        media_type=TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream",
        caching="public, max-age=86400" if file.suffix in PICTURES else "no-cache",
    )
