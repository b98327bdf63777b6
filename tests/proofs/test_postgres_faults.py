"""Small runs with faults around PostgreSQL: answered events are stored once, planted faults are found."""

import sys
from collections import Counter
from collections.abc import Iterator

import pytest

from kitapi_campaigns.proofs.campaigns import cut_commits, kills, pauses, rolling
from kitapi_campaigns.proofs.clusters.rolling_restarts import RestartSettings
from tests.postgresql import lent_database

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot fork, and has no SIGKILL")


@pytest.fixture
def database() -> Iterator[str]:
    with lent_database() as url:
        yield url


def test_a_killed_node_has_all_that_it_answered_once(database: str) -> None:
    assert kills.postgres_block(1, 0, kills=8, backend=database)["kills"] == 8


def test_a_killed_server_has_all_that_was_answered_once() -> None:
    assert kills.postgres_block(2, 0, kills=6)["server killed"] >= 1


@pytest.mark.parametrize("control", [kills.answering_first, kills.fresh_ids])
def test_kills_find(control: object, database: str) -> None:
    found: Counter[str] = control(1, 0, backend=database)  # type: ignore[operator]
    assert found["found"] == 1


def test_what_is_appended_as_the_line_breaks_is_there_once(database: str) -> None:
    assert cut_commits.block(1, 0, cuts=12, url=database)["cuts"] == 12


@pytest.mark.parametrize("control", [cut_commits.repeat_blindly, cut_commits.answer_early])
def test_cut_commits_find(control: object, database: str) -> None:
    found: Counter[str] = control(1, 0, url=database)  # type: ignore[operator]
    assert found["found"] == 1


def test_a_node_that_was_given_up_writes_nothing(database: str) -> None:
    assert pauses.block(1, 0, rounds=3, url=database)["rounds"] == 3


def test_pauses_find_a_store_without_a_fence(database: str) -> None:
    assert pauses.play_unfenced(1, 0, url=database)["found"] == 1


def test_servers_restarted_under_play_lose_nothing(database: str) -> None:
    assert rolling.block(1, 0, RestartSettings(url=database, restarts=2, servers=2), commit="")["restarts"] == 2
