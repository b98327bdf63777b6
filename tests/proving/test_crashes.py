"""Crashes, small: what was answered outlives them all, and each planted fault is found."""

from pathlib import Path

import apsw

from kitapi.store.connections import open_writer
from kitapi.store.log import log_of

FRAME = 24 + 4096
HEADER = 32


def log_torn_at(path: Path, frame: int) -> None:
    """The power fails, and the sector with the beginning of this frame's page is not written."""
    log = path.with_name(path.name + "-wal")
    content = bytearray(log.read_bytes())
    start = HEADER + frame * FRAME + 24
    content[start : start + 512] = bytes(512)
    log.write_bytes(content)


def written_and_cut(path: Path, tables: int, torn: int, *, begun: bool = False) -> None:
    """Make tables in one transaction at whose end the power fails; ``begun``: in a log that was begun anew before."""
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
