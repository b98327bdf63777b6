"""Keeps the collector of garbage from stopping a full room: what has lived for a while is seldom looked through.

A thousand tables are two million values, and looking whether they hold each other in circles takes half a second in
which nobody is answered, several times a minute. Values go by themselves when nothing holds them; circles are rare.
"""

import asyncio
import gc

EVERY = 5.0
"""Seconds after which what is still there is taken to stay; whatever is younger is looked through as ever."""

ROUNDS = 720
"""How often, before all is looked through again for what was held in circles only: once an hour."""


async def collect_the_young() -> None:
    """Go on for ever: leave out of most later collections what is there now."""
    while True:
        gc.unfreeze()
        gc.collect()
        for _ in range(ROUNDS):
            gc.freeze()
            await asyncio.sleep(EVERY)
