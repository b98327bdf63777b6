"""Keeps the collector of garbage from stopping a full room: what has lived for a while is not looked through again.

A thousand tables are two million values, and looking whether they hold each other in circles takes a second in which
nobody is answered. Values go by themselves when nothing holds them; what is left in circles dies young or is rare.
"""

import asyncio
import gc

EVERY = 5.0
"""Seconds after which what is still there is taken to stay; whatever is younger is looked through as ever."""


async def collect_the_young() -> None:
    """Go on for ever: leave out of every later collection what is there now."""
    gc.collect()
    while True:
        gc.freeze()
        await asyncio.sleep(EVERY)
