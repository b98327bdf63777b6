"""Requirements on every store on a disk if somebody changed its database: a suite that each store's tests inherit.

A read returns what was written, or it fails; other streams can still be read and written.
"""

import hashlib
from collections.abc import Callable
from typing import NamedTuple

import pytest

from kitapi.store import Append, Appended, CommandReused, DamagedCommand, DamagedEvents, EventStore
from kitapi_testing.store_contract import command, note, on, texts, to


class Spoilable(NamedTuple):
    """A database whose contents can be changed without its triggers firing.

    ``open``: opens a store on it. ``spoil``: runs a statement of SQL. ``literal``: writes bytes as a literal of its
    SQL.
    """

    open: Callable[[], EventStore]
    spoil: Callable[[str], None]
    literal: Callable[[bytes], str]


async def fill(store: EventStore) -> None:
    """Append six events to ``a``, then as many to ``b`` and to ``c``, and two commands to ``d``."""
    for n in range(3):
        await store.append([to(stream, f"{2 * n + 1}", f"{2 * n + 2}") for stream in "abc"])
    await store.append([to("d", "1")], command(stream="d"))
    await store.append([to("d", "2")], command(stream="d", id="c2"))


B3 = "WHERE stream = 'b' AND version = 3"
COLUMNS: dict[str, tuple[str, bytes]] = {
    "position": ("position = 99", b""),
    "kind": ("kind = 'test.moted'", b""),
    "schema": ("schema = 2", b""),
    "payload": ("payload = {}", b"2"),
    "recorded_at": ("recorded_at = recorded_at || '0'", b""),
    "hash": ("hash = {}", bytes(32)),
    "hash of nothing": ("hash = {}", hashlib.sha256(b"").digest()),
    "moved to the time": ("payload = {}, recorded_at = recorded_at || '3'", b""),
}
"""Changes of an event, by column; some values are bytes."""

HEAD_BEHIND = """
UPDATE heads SET version = 4, hash = (SELECT hash FROM events WHERE stream = 'b' AND version = 4) WHERE stream = 'b'
"""


def change_b3(database: Spoilable, column: str) -> None:
    """Change the third event of ``b``."""
    change, content = COLUMNS[column]
    database.spoil(f"UPDATE events SET {change.format(database.literal(content))} {B3}")


async def assert_b3_refused(store: EventStore) -> None:
    """Assert that every read with the changed event fails, and that earlier events of its stream can be read."""
    with pytest.raises(DamagedEvents) as caught:
        await store.read("b")
    assert (caught.value.stream, caught.value.version) == ("b", 3)
    for after, limit in ((2, 1), (2, None), (1, 5)):
        with pytest.raises(DamagedEvents):
            await store.read("b", after, limit)
    assert texts(await store.read("b", limit=2)) == ["1", "2"]
    with pytest.raises(DamagedEvents):
        await store.read_all()
    with pytest.raises(DamagedEvents):
        await store.last_of_kind("b", "test.absent")


def spoil_event_below_newer_kinds(database: Spoilable) -> None:
    """Append a ``test.counted`` at version 8 of ``b`` and a ``test.noted`` at 9; change its second event."""

    async def write(store: EventStore) -> None:
        await store.append([to("b", "7")])
        await store.append([Append(stream="b", expected=7, events=(note(kind="test.counted"), note()))])

    on(database.open, write)
    database.spoil(f"UPDATE events SET payload = {database.literal(bytes(1))} WHERE stream = 'b' AND version = 2")


async def assert_newest_found(store: EventStore) -> None:
    """Assert that the newest event of a kind is found as long as the changed event need not be read."""
    assert await store.last_of_kind("b", "test.counted") == 8
    assert await store.last_of_kind("b", "test.noted") == 9
    assert await store.last_of_kind("a", "test.absent") == 0
    with pytest.raises(DamagedEvents, match="version 2 of stream 'b'"):
        await store.last_of_kind("b", "test.absent")


class DamageContract:
    """The suite; inherit it as ``class TestDamageOfThisStore(DamageContract)``."""

    @pytest.fixture
    def database(self) -> Spoilable:
        """Return a database that ``fill`` has filled."""
        raise NotImplementedError

    @pytest.mark.parametrize("column", COLUMNS)
    def test_an_event_with_anything_changed_is_never_given_out(self, database: Spoilable, column: str) -> None:
        change_b3(database, column)
        on(database.open, assert_b3_refused)

    def test_the_other_streams_are_read_and_written_on_beside_a_damaged_one(self, database: Spoilable) -> None:
        change_b3(database, "payload")

        async def work(store: EventStore) -> None:
            for _ in range(2):
                with pytest.raises(DamagedEvents):
                    await store.read("b")
            assert await store.append([to("a", "7", expected=6)]) == Appended({"a": 7}, repeated=False)
            assert texts(await store.read("a", 5)) == ["6", "7"]
            assert await store.streams("") == ["a", "b", "c", "d"]

        on(database.open, work)

    @pytest.mark.parametrize(
        ("change", "read"),
        [
            pytest.param("DELETE FROM events WHERE stream = 'b' AND version > 4", 5, id="tail lost"),
            pytest.param("DELETE FROM events WHERE stream = 'b'", 1, id="stream lost"),
            pytest.param("DELETE FROM heads WHERE stream = 'b'", 1, id="head lost"),
            pytest.param(HEAD_BEHIND, 5, id="head behind"),
        ],
    )
    def test_a_stream_whose_end_has_moved_is_neither_read_nor_appended_to(
        self, database: Spoilable, change: str, read: int
    ) -> None:
        database.spoil(change)

        async def work(store: EventStore) -> None:
            with pytest.raises(DamagedEvents, match=f"version {read} of stream 'b'"):
                await store.read("b")
            for reading in (store.version("b"), store.last_of_kind("b", "test.noted"), store.append([to("b", "x")])):
                with pytest.raises(DamagedEvents) as caught:
                    await reading
                assert caught.value.stream == "b"
            assert await store.version("a") == 6

        on(database.open, work)

    @pytest.mark.parametrize("table", ["events", "heads"])
    def test_a_stream_that_vanished_is_missed_among_the_names(self, database: Spoilable, table: str) -> None:
        database.spoil(f"DELETE FROM {table} WHERE stream = 'b'")

        async def work(store: EventStore) -> None:
            with pytest.raises(DamagedEvents, match="version 1 of stream 'b'"):
                await store.streams("")
            assert await store.streams("c") == ["c"]

        on(database.open, work)

    def test_an_event_between_others_that_is_gone_is_missed_by_position(self, database: Spoilable) -> None:
        database.spoil("DELETE FROM events WHERE stream = 'd'")  # the newest of all

        async def work(store: EventStore) -> None:
            assert len(await store.read_all(limit=18)) == 18
            with pytest.raises(DamagedEvents, match="position 19 of all streams"):
                await store.read_all()
            with pytest.raises(DamagedEvents, match="all streams"):
                await store.append([to("a", "7")])  # its position would be assigned a second time

        on(database.open, work)

    @pytest.mark.parametrize("column", ["digest", "answer", "recorded_at"])
    def test_an_answer_to_a_command_that_was_changed_is_never_given_out(self, database: Spoilable, column: str) -> None:
        database.spoil(f"UPDATE commands SET {column} = replace({column}, '1', '2') || ' ' WHERE id = 'c1'")

        async def work(store: EventStore) -> None:
            with pytest.raises(DamagedCommand):
                await store.outcome(command(stream="d"))
            with pytest.raises(DamagedCommand):
                await store.append([to("d", "3")], command(stream="d"))
            assert await store.outcome(command(stream="d", id="c2")) == Appended({"d": 2}, repeated=True)
            with pytest.raises(CommandReused):
                await store.outcome(command(b"another", stream="d", id="c2"))
            assert await store.version("d") == 2

        on(database.open, work)

    def test_the_newest_of_a_kind_is_found_from_the_end_whatever_lies_before(self, database: Spoilable) -> None:
        spoil_event_below_newer_kinds(database)
        on(database.open, assert_newest_found)
