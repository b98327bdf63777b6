"""Whether the server can continue, and whether tables can be played there."""

import asyncio
import errno
import shutil
from pathlib import Path

import apsw
import pytest

from kitapi.room.rooms import CardRoom
from kitapi.store import MemoryStore, SqliteStore, StoreError, StoreFailed, StoreUnavailable, trials
from kitapi.store.measured_store import MeasuredStore
from kitapi.web.health import Health
from kitapi.web.metrics import Metrics
from kitapi.web.operation import operation_of
from kitapi_testing.room_people import story, toy_room
from tests.room.failing_store import FailingStore
from tests.web.visitors import serve_room


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def check_health(room: CardRoom, health: Health) -> tuple[str, str]:
    """Return the reasons why the room is not alive, and why it is not ready."""

    async def run() -> tuple[str, str]:
        try:
            return await health.why_not_alive(), await health.why_not_ready()
        finally:
            await health.close()

    return asyncio.run(run())


@pytest.mark.parametrize(
    ("failure", "alive", "ready"),
    [
        (None, "", ""),
        (StoreUnavailable("the disk is full"), "", "store_busy"),
        (StoreFailed("the disk is gone"), "store_stopped", "store_stopped"),
        (StoreError("anything"), "store_stopped", "store_stopped"),
        (RuntimeError("king of hearts"), "store_stopped", "store_stopped"),
    ],
)
def test_the_store_decides_whether_the_room_goes_on(
    failure: Exception | None, alive: str, ready: str, caplog: pytest.LogCaptureFixture
) -> None:
    store = FailingStore()
    store.next_failure = failure
    room = toy_room(store)
    assert check_health(room, Health(room, Clock())) == (alive, ready)
    assert "hearts" not in caplog.text


def test_the_store_is_not_queried_more_often_than_once_a_second() -> None:
    store, clock = FailingStore(), Clock()
    room = toy_room(store)

    async def run() -> list[str]:
        health = Health(room, clock)
        figures = [await health.why_not_ready()]
        store.next_failure = StoreFailed("gone")
        for clock.now in (0.5, 0.9, 1.1, 1.5, 2.5):
            figures.append(await health.why_not_ready())
        await health.close()
        return figures

    assert asyncio.run(run()) == ["", "", "", "store_stopped", "store_stopped", ""]


@story
async def test_it_is_not_ready_from_a_refused_table_until_something_can_be_stored(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk accepts empty transactions, so a trial must write."""
    opened: list[apsw.Connection] = []
    monkeypatch.setattr(apsw, "connection_hooks", [*apsw.connection_hooks, opened.append])
    monkeypatch.setattr("kitapi.web.health.CACHE_SECONDS", 0.0)
    with monkeypatch.context() as full:
        store = SqliteStore.open(tmp_path / "k.db")
        full.setattr(trials, "write_all", _without_space)
        async with serve_room(page, store) as there, there.visitor() as visitor:
            for connection in opened[-2:]:
                connection.pragma("max_page_count", connection.pragma("page_count"))
            assert (await visitor.browser.get("/readyz")).status_code == 200, "no append was refused yet"
            opened_tables = [(await visitor.open_table("me", "first")).status_code for _ in range(20)]
            assert opened_tables[-1] == 503
            for _ in range(2):
                ready = await visitor.browser.get("/readyz")
                assert (ready.status_code, ready.json()["reason"]) == (503, "store_busy")
            assert (await visitor.browser.get("/healthz")).status_code == 200, "a restart would not help"
            full.undo()
            assert (await visitor.browser.get("/readyz")).status_code == 200
            for connection in opened[-2:]:
                connection.pragma("max_page_count", 1_000_000)
            assert (await visitor.open_table("me", "first")).status_code == 201


def _without_space(*_: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_the_metrics_show_the_free_bytes_where_the_room_stores(tmp_path: Path) -> None:
    def figures(room: CardRoom) -> dict[str, float]:
        families = operation_of(room).metrics.collect()
        return {one.name: one.samples[0].value for one in families if one.name == "kitapi_store_free_bytes"}

    assert figures(toy_room(MemoryStore())) == {}
    store = SqliteStore.open(tmp_path / "k.db")
    free = figures(toy_room(MeasuredStore(store, Metrics())))["kitapi_store_free_bytes"]
    asyncio.run(store.close())
    assert 0 < free <= shutil.disk_usage(tmp_path).total


def test_who_drains_or_is_no_member_is_alive_but_not_ready() -> None:
    room = toy_room(FailingStore())
    health = Health(room)
    joined = False
    health.add(lambda: "" if joined else "joining")
    assert check_health(room, health) == ("", "joining")
    joined = True
    assert check_health(room, Health(room)) == ("", "")
    health.draining = True
    assert check_health(room, health) == ("", "draining")


def test_a_store_that_does_not_answer_is_called_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    room = toy_room(FailingStore())

    async def never() -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(room, "try_store", never)
    monkeypatch.setattr("kitapi.web.health.STORE_TIMEOUT", 0.0)
    assert check_health(room, Health(room)) == ("", "store_slow")


@story
async def test_the_answers_over_http(page: Path) -> None:
    store = FailingStore()
    async with serve_room(page, store) as there, there.visitor() as visitor:
        for address in ("/healthz", "/readyz"):
            answer = await visitor.browser.get(address)
            assert (answer.status_code, answer.json()) == (200, {"ok": True})


def test_the_metrics_tell_why_it_is_not_ready() -> None:
    room = toy_room(FailingStore())
    health = Health(room)
    ready, why = health.families()
    assert ([sample.value for sample in ready.samples], why.samples) == ([1], [])
    health.draining = True
    ready, why = health.families()
    assert [sample.value for sample in ready.samples] == [0]
    assert [sample.labels for sample in why.samples] == [{"reason": "draining"}]
