"""What lives long is left out of collections of garbage."""

import asyncio
import gc

from kitapi.web.collecting import collect_the_young


async def collected_once() -> None:
    task = asyncio.create_task(collect_the_young())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    task.cancel()


def test_what_is_there_is_left_out_of_later_collections() -> None:
    try:
        asyncio.run(collected_once())
        assert gc.get_freeze_count() > 10_000
        assert len(gc.get_objects(generation=2)) < 10_000
    finally:
        gc.unfreeze()
