"""Answers that do not change while the program runs: built and compressed once, and cached by browsers."""

import gzip
import hashlib
from collections.abc import Callable, Hashable
from typing import Any

from kitapi.web.files import StaticFile
from kitapi.web.wire import encode_message

LEAST_PACKED = 200
"""The size in bytes below which an answer is not compressed."""


class StaticAnswers:
    """Answers by their keys."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, StaticFile] = {}

    def get_json(self, key: Hashable, make: Callable[[], Any]) -> StaticFile:
        """The JSON answer ``key``; ``make`` returns its value the first time. There must be few keys."""
        return self.get(key, lambda: build_static_json(encode_message(make())))

    def get(self, key: Hashable, make: Callable[[], StaticFile]) -> StaticFile:
        """The answer ``key``; ``make`` builds it the first time. There must be few keys."""
        kept = self._kept.get(key)
        if kept is None:
            kept = self._kept[key] = make()
        return kept


def build_static_json(plain: bytes) -> StaticFile:
    """JSON as a file that a browser revalidates each time."""
    packed = gzip.compress(plain, 9, mtime=0) if len(plain) >= LEAST_PACKED else b""
    return StaticFile(
        plain=plain,
        packed=packed if 0 < len(packed) < len(plain) else b"",
        etag=f'"{hashlib.sha256(plain).hexdigest()[:24]}"',
        media_type="application/json",
        caching="no-cache",
    )
