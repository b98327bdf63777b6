"""Replaces random numbers, clocks and the log for the time of a simulation."""

import asyncio
import gc
import logging
import random
import secrets
import sys
import time
import uuid
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from kitapi.web import socket
from kitapi.web.limits import TokenBucket
from kitapi_campaigns.simulated_room.loop import LIFE, VirtualLoop

URL_SAFE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


class Complaint(logging.Handler):
    """Collects logged errors, each with the life of the node that logged it."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[tuple[int, str, str]] = []
        """Life, format string and text of each error."""

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the error."""
        self.records.append((LIFE.get(), str(record.msg), record.getMessage()))


@contextmanager
def replace_world(loop: VirtualLoop, chance: Random) -> Iterator[Complaint]:
    """Inside, use ``chance`` for random numbers and the loop for time, and collect errors in the yielded handler."""
    complaint = Complaint()
    logger = logging.getLogger("kitapi")
    old, level, passes = _put(_in_place_of(loop, chance)), logger.level, logger.propagate
    state, collecting = random.getstate(), gc.isenabled()
    random.seed(chance.getrandbits(64))
    gc.disable()
    logger.addHandler(complaint)
    logger.setLevel(logging.ERROR)
    logger.propagate = False
    try:
        yield complaint
    finally:
        logger.removeHandler(complaint)
        logger.setLevel(level)
        logger.propagate = passes
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            _close(loop)
        random.setstate(state)
        _put(old)
        if collecting:
            gc.enable()


def _close(loop: VirtualLoop) -> None:
    """Close the loop; output of the dropped tasks is suppressed."""
    heard, sys.unraisablehook = sys.unraisablehook, lambda _: None
    disabled = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        loop.close()
    finally:
        logging.disable(disabled)
        sys.unraisablehook = heard


def _in_place_of(loop: VirtualLoop, chance: Random) -> list[tuple[Any, str, Any]]:
    return [
        (secrets, "token_bytes", lambda count=32: chance.randbytes(count)),
        (secrets, "token_hex", lambda count=32: chance.randbytes(count).hex()),
        (secrets, "token_urlsafe", lambda count=32: "".join(chance.choices(URL_SAFE, k=-(-count * 4 // 3)))),
        (secrets, "randbelow", chance.randrange),
        (secrets, "randbits", chance.getrandbits),
        (secrets, "choice", chance.choice),
        (uuid, "uuid4", lambda: uuid.UUID(int=chance.getrandbits(128))),
        (time, "time", loop.time),
        (time, "monotonic", loop.time),
        (socket, "TokenBucket", lambda rate, burst: TokenBucket(rate, burst, loop.time)),
        (asyncio, "get_event_loop", lambda: loop),
    ]


def _put(all_new: list[tuple[Any, str, Any]]) -> list[tuple[Any, str, Any]]:
    """Replace each attribute (module, name, value); returns the former values in the same form."""
    old = [(module, name, getattr(module, name)) for module, name, _ in all_new]
    for module, name, new in all_new:
        setattr(module, name, new)
    return old
