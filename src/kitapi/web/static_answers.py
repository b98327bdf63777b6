"""Answers that stay the same while the program runs: made once, packed once, and not sent twice to one browser."""

import gzip
import hashlib
from collections.abc import Callable, Hashable
from typing import Any

from kitapi.web.files import Served
from kitapi.web.wire import written

LEAST_PACKED = 200
"""Bytes below which packing gains nothing."""


class StaticAnswers:
    """Answers by their keys."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, Served] = {}

    def made(self, key: Hashable, make: Callable[[], Any]) -> Served:
        """The JSON answer ``key``, made from the value of ``make`` the first time; there must be few keys."""
        return self.kept(key, lambda: served_json(written(make())))

    def kept(self, key: Hashable, make: Callable[[], Served]) -> Served:
        """The answer ``key``, made by ``make`` the first time; there must be few keys."""
        kept = self._kept.get(key)
        if kept is None:
            kept = self._kept[key] = make()
        return kept


def served_json(plain: bytes) -> Served:
    """JSON as it is sent: a browser checks each time whether it has changed."""
    packed = gzip.compress(plain, 9, mtime=0) if len(plain) >= LEAST_PACKED else b""
    return Served(
        plain=plain,
        packed=packed if 0 < len(packed) < len(plain) else b"",
        etag=f'"{hashlib.sha256(plain).hexdigest()[:24]}"',
        media_type="application/json",
        caching="no-cache",
    )
