"""Settings of Python's garbage collection that prevent long pauses in a full room: old objects are rarely scanned.

A thousand tables are two million objects. Scanning them for reference cycles takes up to a second, in which nobody is
answered, several times a minute. Most objects are freed by reference counting; cycles are rare, and no connection that
ends leaves one (``protocols.py``, ``socket.py``).
"""

import asyncio
import gc
from collections.abc import AsyncIterator

YOUNG_SECONDS = 1.0
"""Seconds after which objects that are still alive are frozen; until then they are collected as usual."""

PASSES = 30
"""Passes after which the frozen objects are counted, which takes a hundredth of a second."""

ROUNDS = 120
"""The number of such counts between two full collections, which is about an hour."""

MOST_NEW = 3_000_000
"""Objects frozen since the last full collection that start the next one."""

NEVER = 2**31 - 1

YOUNG_OBJECTS = 20_000
"""New objects within a second that start a collection of the youngest ones; Python's own 700 are two moves."""


async def collect_young_garbage() -> None:
    """Freeze surviving objects each second, so that collections are short; runs until cancelled."""
    before = gc.get_threshold()
    # With Python's own third threshold there is a full collection whenever the objects have grown by a quarter.
    gc.set_threshold(YOUNG_OBJECTS, before[1], NEVER)
    try:
        while True:
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            most = gc.get_freeze_count() + MOST_NEW
            async for frozen in _frozen_counts():
                if frozen > most:
                    break
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


async def _frozen_counts() -> AsyncIterator[int]:
    """The number of frozen objects, from time to time."""
    for _ in range(ROUNDS):
        for _ in range(PASSES):
            await asyncio.sleep(YOUNG_SECONDS)
            gc.collect(1)  # new cycles that were not collected yet, such as those of malformed requests
            gc.freeze()
        yield gc.get_freeze_count()
