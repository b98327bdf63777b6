"""A table whose log was damaged is refused in plain words, and everybody else plays on."""

import logging
from pathlib import Path

import apsw
import pytest

from kitapi.kernel.house import Stopped
from kitapi.room.errors import RecordsDamaged, RoomFailed
from kitapi.room.record import streams
from kitapi.store import Append, SqliteStore
from kitapi.wording.sentences import sentence_for
from kitapi_testing.room_people import Guest, is_over, new_table, open_desk, options_in, story, toy_room
from tests.store.spoiled_databases import spoil


async def two_tables(path: Path) -> tuple[str, str]:
    """Make two tables at which Maria has begun to play with a bot, and close the room; returns their names."""
    room = toy_room(SqliteStore.open(path))
    tables = []
    for _ in range(2):
        desk = await open_desk(room, "me", "first")
        await (await Guest(desk, "maria").look()).contribute()
        tables.append(desk.table_id)
    await room.close()
    return tables[0], tables[1]


def damage(path: Path, stream: str) -> None:
    def change(connection: apsw.Connection) -> None:
        sql = "UPDATE events SET payload = CAST(payload || ' ' AS BLOB) WHERE stream = ? AND version = 1"
        connection.execute(sql, (stream,))

    spoil(path, change)


@pytest.mark.parametrize("kind", ["table", "play", "secret"])
@story
async def test_a_damaged_table_is_refused_and_the_other_is_played_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, kind: str
) -> None:
    damaged, sound = await two_tables(tmp_path / "k.db")
    damage(tmp_path / "k.db", f"{kind}:{damaged}")
    room = toy_room(SqliteStore.open(tmp_path / "k.db"))
    await room.begin()
    with pytest.raises(RecordsDamaged), caplog.at_level(logging.CRITICAL):
        await Guest(await room.desk(damaged), "maria").look()
    assert f"version 1 of stream '{kind}:{damaged}'" in caplog.text
    maria = await Guest(await room.desk(sound), "maria").look()
    while not is_over(await maria.until(lambda state: is_over(state) or bool(options_in(state)))):
        await maria.play()
    assert {one.table for one in await room.tables_of("maria")} == {sound}
    await room.open_table("maria", new_table("me", "first"))
    with pytest.raises(RecordsDamaged):
        await Guest(await room.desk(damaged), "maria").look()
    await room.close()


@story
async def test_a_house_whose_log_is_damaged_keeps_no_room_from_beginning(tmp_path: Path) -> None:
    store = SqliteStore.open(tmp_path / "k.db")
    event = streams.encode_event(Stopped(id="oak/1"))
    await store.append([Append(stream="house:oak", expected=0, events=(event,))])
    await store.close()
    damage(tmp_path / "k.db", "house:oak")
    room = toy_room(SqliteStore.open(tmp_path / "k.db"))
    await room.begin()
    assert (await Guest(await open_desk(room, "me", "first"), "maria").look()).state.version >= 0
    await room.close()


@pytest.mark.parametrize("lang", ["en", "el", "sk", "it"])
def test_the_words_for_it_are_not_those_for_a_room_that_has_stopped(lang: str) -> None:
    assert sentence_for(RecordsDamaged(), lang) != sentence_for(RoomFailed(), lang)
