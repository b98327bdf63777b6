"""Keeps the collector of garbage from stopping a full room: what has lived for a while is seldom looked through.

A thousand tables are two million values, and looking whether they hold each other in circles takes up to a second in
which nobody is answered, several times a minute. Values go by themselves when nothing holds them; circles are rare, and
no connection that ends leaves one (``protocols.py``, ``socket.py``).
"""

import asyncio
import gc
from collections.abc import AsyncIterator

EVERY = 1.0
"""Seconds after which what is still there is taken to stay; until then it is looked through as ever."""

COUNTED = 30
"""After so many passes the values that are taken to stay are counted, which takes a hundredth of a second."""

ROUNDS = 120
"""How often that is done, before all is looked through again: once an hour."""

MORE = 3_000_000
"""How many values may be added to those that are taken to stay before all are looked through again."""

NEVER = 2**31 - 1


async def collect_the_young() -> None:
    """Run for ever: leave out of most collections what is there now."""
    before = gc.get_threshold()
    gc.set_threshold(*before[:2], NEVER)  # or all that has come is looked through whenever it has grown by a quarter
    try:
        while True:
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            most = gc.get_freeze_count() + MORE
            async for staying in _counts():
                if staying > most:
                    break
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


async def _counts() -> AsyncIterator[int]:
    """How much is taken to stay, every now and then."""
    for _ in range(ROUNDS):
        for _ in range(COUNTED):
            await asyncio.sleep(EVERY)
            gc.collect(1)  # circles that are new and not yet looked through, such as those of malformed requests
            gc.freeze()
        yield gc.get_freeze_count()
