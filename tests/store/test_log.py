"""A log that cannot be read to its end is refused if stored events would be lost, and otherwise reported."""

import asyncio
import shutil
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import apsw
import pytest

from kitapi.store import DatabaseRefused, SqliteStore
from kitapi.store.damage_check import damages
from kitapi.store.examination import open_untouched
from kitapi.store.log import Log, log_of
from kitapi.store.migrations import all_migrations
from kitapi_testing.store_contract import to
from tests.store.databases import fill, fingerprints, versions

FRAME = 24 + 4096


@pytest.fixture
def killed_database(tmp_path: Path) -> Path:
    """Return a database with one event, and beside it a log of three transactions with one event each."""
    path, folder = tmp_path / "open.db", tmp_path / "killed"
    fill(path, events=1)
    folder.mkdir()

    async def write() -> None:
        store = SqliteStore.open(path)
        for n in range(3):
            await store.append([to("a", str(n))])
        for end in ("", "-wal"):
            shutil.copy(f"{path}{end}", folder / f"k.db{end}")
        await store.close()

    asyncio.run(write())
    return folder / "k.db"


def log(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


def change(path: Path, at: int, content: bytes | None = None) -> None:
    """Flip the byte ``at`` of the log, or write ``content`` there."""
    whole = bytearray(log(path).read_bytes())
    whole[at : at + len(content or b"x")] = content or bytes([whole[at] ^ 4])
    log(path).write_bytes(whole)


def ends(path: Path) -> list[int]:
    """Return the frames with which transactions end."""
    content = log(path).read_bytes()
    frames = range((len(content) - 32) // FRAME)
    return [n for n in frames if int.from_bytes(content[32 + n * FRAME + 4 : 32 + n * FRAME + 8], "big")]


def test_a_sound_log_is_read_to_its_end(killed_database: Path) -> None:
    assert len(ends(killed_database)) == 3
    assert log_of(str(killed_database)) == Log()
    assert versions(killed_database) == [1, 2, 3, 4]
    assert log_of(str(killed_database)) == Log(), "there is none now"


@pytest.mark.parametrize("part", [0, 4, 9, 13, 17, 21, 24, 2000, FRAME - 1])
@pytest.mark.parametrize("which", [0, 1])
def test_a_log_damaged_before_its_last_transaction_is_refused_and_left_as_it_is(
    killed_database: Path, which: int, part: int
) -> None:
    change(killed_database, 32 + ends(killed_database)[which] * FRAME + part)
    before = fingerprints(killed_database.parent)
    with pytest.raises(DatabaseRefused, match=r"k\.db-wal, its log, is damaged"):
        SqliteStore.open(killed_database)
    assert fingerprints(killed_database.parent) == before


@pytest.mark.parametrize("part", [0, 4, 9, 13, 17, 21, 24, 2000, FRAME - 1])
def test_a_last_transaction_that_is_not_whole_is_reported_by_a_check_and_left_out_at_the_start(
    killed_database: Path, part: int
) -> None:
    change(killed_database, 32 + ends(killed_database)[2] * FRAME + part)
    with open_untouched(str(killed_database), all_migrations()) as connection:
        assert [one.problem for one in damages(str(killed_database), connection, all_migrations())] == ["log"]
    assert versions(killed_database) == [1, 2, 3]


ANYTHING = [
    b"\xff\xee\xdd\xcc\x7c\x5d\x0e\x0b",
    b"\x00\x00\x00\x00\x7c\x5d\x0e\x0b",
    b"\x00\x00\x00\x02\x00\x00\x00\x05",
]
"""Possible contents of a frame's header that was being written when the power failed; last: of an older log."""


@pytest.mark.parametrize("head", ANYTHING)
def test_a_last_transaction_whose_first_header_is_anything_is_torn_though_the_rest_of_it_is_whole(
    killed_database: Path, head: bytes
) -> None:
    assert ends(killed_database)[2] > ends(killed_database)[1] + 1
    change(killed_database, 32 + (ends(killed_database)[1] + 1) * FRAME, head)
    assert log_of(str(killed_database)) == Log(torn=True)
    assert versions(killed_database) == [1, 2, 3]


def test_a_last_transaction_is_torn_though_the_rest_could_go_on_with_what_lies_in_its_first_page(
    killed_database: Path,
) -> None:
    """By the changed page before it the second frame's checksum fits a header that commits, unlike its own."""
    first = 32 + (ends(killed_database)[1] + 1) * FRAME
    end = first + FRAME
    content = log(killed_database).read_bytes()
    assert ends(killed_database)[2] > ends(killed_database)[1] + 2
    page = content[end + 3]  # the second frame's page number, to be taken for its page count
    change(
        killed_database, end - 5, bytes([(content[end - 5] + page) % 256])
    )  # the most significant bytes of the last two words
    change(killed_database, end - 1, bytes([(content[end - 1] - 2 * page) % 256]))
    assert log_of(str(killed_database)) == Log(torn=True)
    assert versions(killed_database) == [1, 2, 3]


@pytest.mark.parametrize("head", [*ANYTHING, bytes(8)])
@pytest.mark.parametrize("which", [0, 1])
def test_a_header_damaged_beyond_sense_is_known_by_its_sums_to_have_ended_a_transaction(
    killed_database: Path, which: int, head: bytes
) -> None:
    change(killed_database, 32 + ends(killed_database)[which] * FRAME, head)
    assert log_of(str(killed_database)).lost


def test_a_log_that_ends_in_the_middle_of_a_frame_or_a_transaction_is_what_a_kill_leaves(killed_database: Path) -> None:
    whole = log(killed_database).read_bytes()
    begins = 32 + (ends(killed_database)[1] + 1) * FRAME
    for length in (begins + 10, begins + FRAME, begins + FRAME + 100):
        log(killed_database).write_bytes(whole[:length])
        assert log_of(str(killed_database)) == Log()


@pytest.mark.parametrize("at", [0, 5, 9, 17, 20, 25])
def test_a_log_with_a_damaged_head_is_refused_unless_all_of_it_is_in_the_database(
    killed_database: Path, at: int
) -> None:
    whole = killed_database.read_bytes(), log(killed_database).read_bytes()
    change(killed_database, at)
    with pytest.raises(DatabaseRefused, match="its log, is damaged"):
        SqliteStore.open(killed_database)
    log(killed_database).write_bytes(whole[1])
    with closing(apsw.Connection(str(killed_database))) as connection:
        connection.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)
        connection.pragma("wal_checkpoint")
    killed_database.with_name("k.db-shm").unlink()
    change(killed_database, at)
    assert versions(killed_database) == [1, 2, 3, 4]


def fold_log(path: Path) -> None:
    """Checkpoint the log, and leave its file beside the database."""
    with closing(apsw.Connection(str(path))) as connection:
        connection.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)
        connection.pragma("wal_checkpoint")
    path.with_name("k.db-shm").unlink()


def test_a_log_with_a_damaged_head_may_end_in_a_transaction_that_was_torn_before_and_in_no_other(
    killed_database: Path,
) -> None:
    whole = log(killed_database).read_bytes()
    torn = 32 + (ends(killed_database)[1] + 1) * FRAME + 2000
    change(killed_database, torn)
    fold_log(killed_database)
    change(killed_database, 5)
    assert log_of(str(killed_database)) == Log(), "what is whole is in the database, and nobody was told of what is not"
    change(killed_database, torn)
    assert log_of(str(killed_database)).lost, "a whole transaction is not"
    change(killed_database, 32 + (ends(killed_database)[0] + 1) * FRAME + 2000)
    assert log_of(str(killed_database)).lost, "a whole transaction stands behind the damage"
    log(killed_database).write_bytes(whole)
    fold_log(killed_database)
    change(killed_database, 5)
    assert log_of(str(killed_database)) == Log()


def test_a_log_of_which_nothing_was_ever_synced_may_hold_anything(tmp_path: Path) -> None:
    path = tmp_path / "k.db"
    fill(path, events=1)
    log(path).write_bytes(bytes(range(7, 256)) * 33 + bytes(4120))
    assert log_of(str(path)) == Log()
    assert versions(path) == [1]


SHORT: list[Callable[[bytes], bytes]] = [lambda whole: b"", lambda whole: whole[:20], lambda whole: whole[:32]]


@pytest.mark.parametrize("cut", SHORT)
def test_a_log_without_a_frame_holds_nothing(killed_database: Path, cut: Callable[[bytes], bytes]) -> None:
    log(killed_database).write_bytes(cut(log(killed_database).read_bytes()))
    assert log_of(str(killed_database)) == Log()
