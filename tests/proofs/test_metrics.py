"""The metrics are the same in worlds that differ only in hidden cards."""

import asyncio
from contextlib import ExitStack
from functools import partial
from typing import Any
from unittest.mock import patch

import pytest

from kitapi.room.rooms import CardRoom
from kitapi.store.measured_store import MeasuredStore
from kitapi.web import operation
from kitapi.web.metrics import Gauge, Metrics
from kitapi_campaigns.proofs.outlets import observed_room as observed_rooms
from kitapi_campaigns.proofs.outlets.comparison import compare_script
from kitapi_campaigns.proofs.outlets.leaking_rooms import hidden_in
from kitapi_campaigns.proofs.outlets.observed_room import ObservedRoom
from kitapi_campaigns.proofs.outlets.script_draft import draft_script
from kitapi_testing.noninterference import Leak

SEED = "1/3"


def send_with_every_answer(observed_room: ObservedRoom, *more: Gauge) -> Any:
    """Measure the room and its store with the loop's clock, and add all metrics to every answer."""

    def clock() -> float:
        return asyncio.get_running_loop().time()

    metrics = Metrics(clock)
    metrics.watch(*more)

    def room(store: Any, *rest: Any, **kept: Any) -> CardRoom:
        return CardRoom(MeasuredStore(store, metrics, clock), *rest, **kept)

    observed_room.wrapped = partial(_SendingMetrics, metrics)
    planted = ExitStack()
    planted.enter_context(patch.object(observed_rooms, "CardRoom", room))
    planted.enter_context(patch.object(observed_rooms.Echo, "workers", 0, create=True))
    planted.enter_context(patch.object(operation, "Metrics", lambda: metrics))
    return planted


class _SendingMetrics:
    """An application whose answers contain the metrics."""

    def __init__(self, metrics: Metrics, app: Any) -> None:
        self._metrics = metrics
        self._app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        async def send_with_metrics(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (b"metrics", self._metrics.text())]
            await send(message)

        await self._app(scope, receive, send_with_metrics)


def test_the_metrics_do_not_depend_on_what_is_hidden() -> None:
    counts = compare_script(draft_script("prefa", SEED), SEED, send_with_every_answer)
    assert counts["twins"] > 20
    assert counts["answers"] > 100


def test_a_metric_that_does_is_found() -> None:
    def leak_hidden(observed_room: ObservedRoom) -> Any:
        return send_with_every_answer(
            observed_room, Gauge("kitapi_hidden", "What is hidden.", lambda: float(hidden_in(observed_room)))
        )

    with pytest.raises(Leak, match="kitapi_hidden"):
        compare_script(draft_script("prefa", SEED), SEED, leak_hidden)
