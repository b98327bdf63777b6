"""Makes a room in this process deterministic, with chance, clocks and secrets from a seed, and records its log."""

import hashlib
import logging
import random
import secrets
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from datetime import datetime
from functools import partial
from types import SimpleNamespace
from typing import Any, TypeVar
from unittest.mock import patch

from kitapi.room.record import shuffle as shuffle_module
from kitapi.room.table import deal_start
from kitapi.web import app, connections, limits, socket
from kitapi.web.visitors import Cookies

CardT = TypeVar("CardT")

Order = Callable[[int, Sequence[Any]], tuple[Any, ...]]
"""Returns the order of a deck, by the number of the deal and the deck."""


class Log(logging.Handler):
    """Keeps every logged line, of any level, with its arguments."""

    def __init__(self) -> None:
        super().__init__(logging.NOTSET)
        self.lines: list[str] = []
        self.setFormatter(logging.Formatter("%(name)s %(levelname)s %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        """Keep ``record``."""
        self.lines.append(self.format(record))


class Secrets:
    """The secrets of a table's deals, known beforehand; in a twin world the deal ``other`` has another secret."""

    def __init__(self, seed: str, other: int | None = None) -> None:
        self._seed, self._other = seed, other
        self._drawn = 0

    def of(self, deal: int) -> bytes:
        """The secret of the deal number ``deal``."""
        twin = " in a twin world" if deal == self._other else ""
        return hashlib.sha256(f"{self._seed}/{deal}{twin}".encode()).digest()

    def fresh(self) -> bytes:
        """The secret of the next deal."""
        self._drawn += 1
        return self.of(self._drawn)


class Chance:
    """The random numbers of a run: every module draws from a stream of its own.

    So a request that draws a number, such as one for an invitation, does not change the pauses of bots.
    """

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._streams: dict[str, random.Random] = {}

    def of_caller(self) -> random.Random:
        """The stream of the module that called the function from which this is called."""
        module = sys._getframe(2).f_globals["__name__"]  # noqa: SLF001  # the interpreter's own
        if module not in self._streams:
            self._streams[module] = random.Random(f"{self._seed}/{module}")
        return self._streams[module]


@contextmanager
def make_deterministic(seed: str, kept: Secrets, order: Order, clock: Callable[[], float]) -> Iterator[Log]:
    """Take random numbers from ``seed``, cards from ``order`` and secrets from ``kept``; yields the log meanwhile.

    Commitments and the bots' shares are assumed to reveal nothing about the secrets from which SHA-256 and HMAC compute
    them, so here they depend on the deal's name alone.
    """
    chance = Chance(seed)
    log, root = Log(), logging.getLogger()
    level = root.level
    with ExitStack() as stack:
        for module, name, new in (*_chances(chance), *_shuffles(kept, order), *_clocks(clock)):
            stack.enter_context(patch.object(module, name, new))
        root.addHandler(log)
        root.setLevel(logging.DEBUG)
        try:
            yield log
        finally:
            root.removeHandler(log)
            root.setLevel(level)


def _chances(chance: Chance) -> Iterator[tuple[Any, str, Any]]:
    yield secrets, "token_bytes", lambda size=32: chance.of_caller().randbytes(size)
    yield secrets, "token_hex", lambda size=32: chance.of_caller().randbytes(size).hex()
    yield secrets, "token_urlsafe", lambda size=32: chance.of_caller().randbytes(size).hex()[: (size * 4 + 2) // 3]
    yield secrets, "randbits", lambda bits: chance.of_caller().getrandbits(bits)
    yield secrets, "randbelow", lambda end: chance.of_caller().randrange(end)
    yield secrets, "choice", lambda options: chance.of_caller().choice(options)


def _shuffles(kept: Secrets, order: Order) -> Iterator[tuple[Any, str, Any]]:
    def shuffle(deck: Sequence[CardT], _secret: bytes, _shares: Sequence[str], context: str, *_: str) -> Any:
        return order(int(context.rpartition("/")[2]), deck)

    def commitment_of(_secret: bytes, context: str) -> str:
        return hashlib.sha256(context.encode()).hexdigest()

    def share_of_bot(_secret: bytes, context: str, seat: int) -> str:
        return hashlib.sha256(f"{context} {seat}".encode()).hexdigest()[:32]

    yield deal_start, "fresh_secret", kept.fresh
    yield deal_start, "commitment_of", commitment_of
    yield shuffle_module, "commitment_of", commitment_of
    yield deal_start, "share_of_bot", share_of_bot
    yield deal_start, "shuffle", shuffle


def _clocks(clock: Callable[[], float]) -> Iterator[tuple[Any, str, Any]]:
    bucket: Any = limits.TokenBucket
    yield socket, "TokenBucket", partial(bucket, clock=clock)
    yield limits, "TokenBucket", partial(bucket, clock=clock)
    yield app, "Cookies", partial(Cookies, clock=clock)
    yield connections, "datetime", SimpleNamespace(now=lambda zone: datetime.fromtimestamp(clock(), zone))
