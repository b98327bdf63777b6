"""Small runs of the crash campaigns: acknowledged commands survive, and each planted fault is found."""

import sys
from collections import Counter
from pathlib import Path

import apsw
import pytest

from kitapi.store.connections import open_writer
from kitapi.store.log import log_of
from kitapi_campaigns.proofs.campaigns import disk_full, io_errors, kills, power_cuts
from kitapi_campaigns.proofs.plan import Control

FRAME = 24 + 4096
HEADER = 32


def log_torn_at(path: Path, frame: int) -> None:
    """Tear the log as a power cut does: the sector with the beginning of this frame's page is not written."""
    log = path.with_name(path.name + "-wal")
    content = bytearray(log.read_bytes())
    start = HEADER + frame * FRAME + 24
    content[start : start + 512] = bytes(512)
    log.write_bytes(content)


def written_and_cut(path: Path, tables: int, torn: int, *, begun: bool = False) -> None:
    """Create tables in a transaction at whose end the power fails; ``begun``: after the log was restarted."""
    connection = open_writer(str(path))
    connection.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)
    if begun:
        connection.execute("CREATE TABLE first (a)")
        connection.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_RESTART)
    with connection:
        for table in range(tables):
            connection.execute(f"CREATE TABLE t{table} (a); INSERT INTO t{table} VALUES (zeroblob(3000))")
    connection.close()
    log_torn_at(path, torn)


def test_a_second_power_cut_over_what_the_first_has_left_in_the_log_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "k.db"
    path.touch()
    written_and_cut(path, tables=5, torn=0, begun=True)
    assert not log_of(str(path)).lost
    written_and_cut(path, tables=1, torn=1)
    assert not log_of(str(path)).lost
    assert path.with_name("k.db-wal").stat().st_size > HEADER + 5 * FRAME


def test_a_power_cut_at_any_place_loses_nothing_acknowledged_nor_does_a_second_one() -> None:
    counts = power_cuts.block(1, 0, cuts=60, twice=2)
    assert counts["cuts"] == 60 + 2 * power_cuts.CUTS_AGAIN
    assert counts["in the log"] > 0
    assert counts["in checkpoints"] > 0
    assert counts["while it was made"] > 0


@pytest.mark.parametrize("number", [0, 1], ids=["once", "for good"])
def test_a_call_that_fails_stops_the_store_and_loses_nothing_answered(number: int) -> None:
    assert io_errors.block(1, number, most=25, every=13)["errors"] == 25


def test_a_full_disk_refuses_changes_nothing_and_heals() -> None:
    assert disk_full.block(1, 0, points=15)["points"] == 15


needs_forks = pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot fork, and has no SIGKILL")


@needs_forks
def test_a_killed_node_has_all_that_it_answered_once() -> None:
    assert kills.block(1, 0, kills=8)["kills"] == 8


CONTROLS = (
    *power_cuts.CAMPAIGN.controls,
    *io_errors.CAMPAIGN.controls,
    *disk_full.CAMPAIGN.controls,
    *(pytest.param(control, marks=needs_forks) for control in kills.CAMPAIGNS[0].controls),
)


@pytest.mark.parametrize("control", CONTROLS, ids=lambda control: control.title)
def test_the_campaign_finds(control: Control) -> None:
    found: Counter[str] = control.block(1, 0)
    assert found["found"] >= 1
