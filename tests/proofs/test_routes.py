"""The client that floods a room, and the computation of the latencies of others meanwhile."""

from pathlib import Path

import pytest

from kitapi.web import budget_guard
from kitapi_campaigns.proofs.strangers.flood import Flood, run_flood
from kitapi_campaigns.proofs.strangers.measured_player import summary
from kitapi_campaigns.proofs.strangers.routes import ROUTES
from kitapi_testing.room_people import story
from tests.web.visitors import client_folder, serve_room


@pytest.mark.parametrize(
    ("method", "paths", "answered"),
    [
        ("GET", ("/", "/static/main.js", "/none"), {"200", "404"}),
        ("POST", ("/api/tables",), {"400", "429"}),
        ("SOCKET", ("/api/tables/none/socket",), {"101"}),
    ],
)
@story
async def test_a_flood_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, method: str, paths: tuple[str, ...], answered: set[str]
) -> None:
    monkeypatch.setattr(budget_guard, "REFUSAL_DELAY", 0.0)
    async with serve_room(client_folder(tmp_path / "client")) as room:
        port, body = int(room.host.rpartition(":")[2]), "{}" if method == "POST" else ""
        flood = Flood(port, "127.0.1.1", paths, method, body, connections=4, seconds=0.5)
        counted = await run_flood(flood)
    assert answered <= set(counted), counted
    assert not counted["cut"]


def test_every_route_of_the_report_is_flooded() -> None:
    flooded = {one.name for one in ROUTES}
    assert {"texts", "drills", "record", "sheet", "replays", "rulings", "own tables"} <= flooded


def test_a_summary_of_times_has_their_median_and_99th_percentile() -> None:
    assert summary([float(number) for number in range(101)]) == {"p50": 50.0, "p99": 99.0, "max": 100.0, "n": 101}
