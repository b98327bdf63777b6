"""Objects that live long are left out of garbage collections, until many have been added."""

import asyncio
import gc
import weakref
from collections.abc import Callable, Iterator

import pytest

from kitapi.web import garbage_collection
from kitapi.web.garbage_collection import collect_young_garbage


class Circle:
    """Holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def nothing_left_out() -> Iterator[None]:
    """The tests leave out what was there when they began."""
    gc.unfreeze()
    yield
    gc.freeze()


async def collected_until(done: Callable[[], object]) -> None:
    task = asyncio.create_task(collect_young_garbage())
    while not done():
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def test_what_is_there_is_left_out_of_later_collections() -> None:
    found: list[int] = []

    def is_frozen() -> bool:
        found.append(len(gc.get_objects(generation=2)))
        return gc.get_freeze_count() > 10_000

    asyncio.run(collected_until(is_frozen))
    assert found[-1] < 10_000 < found[0]


def test_a_circle_that_was_taken_to_stay_goes_when_much_has_come(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(garbage_collection, "YOUNG_SECONDS", 0)
    monkeypatch.setattr(garbage_collection, "PASSES", 2)
    monkeypatch.setattr(garbage_collection, "ROUNDS", 10**9)
    monkeypatch.setattr(garbage_collection, "MOST_NEW", 100_000)
    circle = Circle()
    gone = weakref.ref(circle)

    async def run() -> None:
        nonlocal circle
        task = asyncio.create_task(collect_young_garbage())
        while not gc.get_freeze_count():
            await asyncio.sleep(0)
        circle = Circle()
        for _ in range(10):
            await asyncio.sleep(0)
        assert gone() is not None
        more = [[one] for one in range(100_000)]
        for _ in range(10):
            await asyncio.sleep(0)
        assert gone() is None
        assert more
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    asyncio.run(run())


def test_all_is_as_it_was_when_it_ends() -> None:
    before = gc.get_threshold()
    asyncio.run(collected_until(gc.get_freeze_count))
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
