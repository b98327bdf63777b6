"""Metrics of a room: figures without tables, people or cards."""

from datetime import timedelta
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from kitapi.room.rooms import CardRoom
from kitapi.store import MemoryStore
from kitapi.store.clock import system_clock
from kitapi.store.measured_store import MeasuredStore
from kitapi.web.metrics import Metrics, MetricsPage, add_process
from kitapi.web.operation import operation_of
from kitapi.web.tallies import MOST, Histogram, Tally
from kitapi_testing.room_people import new_table, story, toy_room
from tests.web.visitors import serve_room


def samples_of(metrics: Metrics) -> dict[str, float]:
    """Return every sample, by its name and labels."""
    families = text_string_to_metric_families(metrics.text().decode())
    return {
        sample.name + "".join(f" {value}" for _, value in sorted(sample.labels.items())): sample.value
        for family in families
        for sample in family.samples
    }


def measured_room() -> tuple[CardRoom, Metrics]:
    metrics = Metrics()
    return toy_room(MeasuredStore(MemoryStore(), metrics)), metrics


@story
async def test_what_is_done_and_refused_is_counted(page: Path) -> None:
    room, metrics = measured_room()
    operation = operation_of(room, metrics)
    async with serve_room(page, room=room, operation=operation) as there, there.visitor() as visitor:
        table = await visitor.new_table("me", "first")
        async with visitor.at(table) as line:
            await line.contribute()
            await line.play()
            assert (await line.act({"kind": "no such thing"}))["reason"] == "malformed"
            assert (await line.say(type="unknown"))["reason"] == "malformed"
            samples = samples_of(metrics)
            assert samples["kitapi_sockets"] == samples["kitapi_tables"] == 1
    samples = samples_of(metrics)
    assert samples["kitapi_commands_accepted_total toy act"] == 2
    assert samples["kitapi_commands_refused_total toy malformed"] == 2
    assert samples["kitapi_command_seconds_count"] == 2
    assert samples["kitapi_sockets"] == samples["kitapi_store_waiting"] == 0
    assert samples["kitapi_store_append_seconds_count"] >= 4
    assert samples["kitapi_store_read_seconds_count"] > 0
    assert samples["kitapi_faults_total"] == 0
    assert table not in metrics.text().decode()
    assert "Maria" not in metrics.text().decode()


@story
async def test_what_was_removed_is_counted_if_anything_is() -> None:
    room, metrics = measured_room()
    operation_of(room, metrics)
    assert not [name for name in samples_of(metrics) if "removed" in name]
    await room.open_table("maria", new_table("me", "open"))
    room.keep_days(1)
    assert room.retention is not None
    room.retention.clock = lambda: system_clock() + timedelta(days=2)
    room.unload_idle(0)
    removed = await room.retention.remove_expired()
    samples = samples_of(metrics)
    assert (samples["kitapi_removed_tables_total"], samples["kitapi_removed_events_total"]) == (1, removed.events)
    await room.close()


@story
async def test_a_request_sent_too_often_is_counted_and_the_allowance_is_a_factor(page: Path) -> None:
    room, metrics = measured_room()
    operation = operation_of(room, metrics, allowance=1 / 30)
    async with serve_room(page, room=room, operation=operation) as there, there.visitor() as visitor:
        assert [(await visitor.open_table("me", "first")).status_code for _ in range(2)] == [201, 429]
    assert samples_of(metrics)["kitapi_limited_total tables"] == 1


@story
async def test_while_it_drains_no_table_is_opened(page: Path) -> None:
    room, metrics = measured_room()
    operation = operation_of(room, metrics)
    operation.health.draining = True
    async with serve_room(page, room=room, operation=operation) as there, there.visitor() as visitor:
        answer = await visitor.open_table("me", "first")
        assert (answer.status_code, answer.json()["reason"]) == (503, "busy")
        assert (await visitor.browser.get("/readyz")).json() == {"ok": False, "reason": "draining"}
        assert (await visitor.browser.get("/healthz")).status_code == 200


def test_a_tally_does_not_grow_without_end() -> None:
    tally = Tally("kitapi_some", "Some.", ("what",))
    for number in range(2 * MOST):
        tally.count(str(number))
    samples = tally.family().samples
    assert len(samples) == MOST + 1
    assert {sample.labels["what"]: sample.value for sample in samples}["other"] == MOST


def test_a_histogram_counts_what_lies_at_a_bound_below_it() -> None:
    spread = Histogram("kitapi_some", "Some.", (1.0, 2.0))
    for value in (0.5, 1.0, 1.5, 9.0):
        spread.measure(value)
    samples = {sample.labels.get("le", sample.name): sample.value for sample in spread.family().samples}
    assert samples == {"1.0": 2, "2.0": 3, "+Inf": 4, "kitapi_some_count": 4, "kitapi_some_sum": 12}


@pytest.mark.parametrize(("path", "status"), [("/metrics", 200), ("/", 404), ("/api/games", 404)])
@story
async def test_only_the_metrics_are_served_at_their_port(path: str, status: int) -> None:
    metrics, sent = Metrics(), list[dict[str, object]]()
    add_process(metrics)

    async def send(message: dict[str, object]) -> None:
        sent.append(message)

    await MetricsPage(metrics)({"type": "http", "path": path}, None, send)  # type: ignore[arg-type]
    assert sent[0]["status"] == status
    assert (b"process_cpu_seconds_total" in sent[1]["body"]) is (status == 200)  # type: ignore[operator]
