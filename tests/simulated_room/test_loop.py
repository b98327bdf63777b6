"""The event loop of the simulation: virtual time, random order, and nodes that end in the middle."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from random import Random

import pytest

from kitapi_campaigns.simulated_room.loop import LIFE, VirtualLoop


def test_an_hour_passes_at_once_and_in_order() -> None:
    loop, hours = VirtualLoop(Random(1)), list[float]()

    async def wait(seconds: float) -> None:
        await asyncio.sleep(seconds)
        hours.append(asyncio.get_running_loop().time() - 1000)

    async def all_of_them() -> None:
        await asyncio.gather(*(wait(seconds) for seconds in (3600.0, 1.0, 60.0)))

    loop.run_until_complete(all_of_them())
    assert hours == [1.0, 60.0, 3600.0]
    loop.close()


def ran(seed: int, *, shuffled: bool = True) -> list[int]:
    """Return the order in which ten callbacks run that are ready at the same time."""
    loop, order = VirtualLoop(Random(seed), shuffled=shuffled), list[int]()
    for number in range(10):
        loop.call_soon(order.append, number)
    loop.run_for(1)
    loop.close()
    return order


def test_a_seed_draws_the_order_of_what_is_ready() -> None:
    assert ran(1) == ran(1) != ran(2)
    assert sorted(ran(1)) == list(range(10))
    assert ran(1, shuffled=False) == list(range(10))


def test_what_another_thread_would_do_is_a_callback_and_may_come_too_late() -> None:
    loop, done = VirtualLoop(Random(1)), list[int]()

    class Slow(ThreadPoolExecutor):
        def delay(self) -> float:
            return 20.0

    async def ask() -> None:
        assert await asyncio.to_thread(lambda: 3) == 3
        with pytest.raises(ZeroDivisionError):
            await loop.run_in_executor(None, lambda: 1 // 0)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(loop.run_in_executor(Slow(), done.append, 1), 10)

    loop.run_until_complete(ask())
    assert loop.time() < 1011
    loop.run_for(20)
    assert done == [1]
    assert not loop.faults
    loop.close()


def test_a_life_that_ends_takes_all_with_it_and_nothing_is_logged() -> None:
    loop, log = VirtualLoop(Random(1)), list[str]()

    async def live(name: str) -> None:
        try:
            while True:
                await asyncio.sleep(1)
                log.append(name)
        finally:
            log.append(f"{name} was told")

    context = copy_context()
    context.run(LIFE.set, 1)
    tasks = [loop.create_task(live("node"), context=context), loop.create_task(live("world"))]
    loop.run_for(2.5)
    assert log == ["node", "world"] * 2 or sorted(log) == ["node", "node", "world", "world"]
    loop.end(1)
    loop.run_for(2)
    assert log[4:] == ["world", "world"]
    assert not tasks[0].done()
    loop.close()


def test_what_nobody_catches_is_a_fault() -> None:
    loop = VirtualLoop(Random(1))
    loop.call_soon(lambda: 1 // 0)
    loop.run_for(1)
    assert "ZeroDivisionError" in loop.faults[0]
    loop.close()
