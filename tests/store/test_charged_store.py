"""The space that events take up in the store is charged to the visitor who caused them."""

import asyncio
from pathlib import Path

import pytest

from kitapi.store import Append, CommandKey, EventStore, MemoryStore, NewEvent, SqliteStore, VersionConflict
from kitapi.store.charged_store import COMMAND_BYTES, EVENT_BYTES, STREAM_BYTES, ChargedStore, charged_to


class Account:
    """An account that adds up what it is charged."""

    def __init__(self) -> None:
        self.charged = 0

    def charge(self, size: int) -> None:
        self.charged += size


def append(stream: str, expected: int | None, *payloads: bytes) -> Append:
    return Append(
        stream=stream, expected=expected, events=tuple(NewEvent(kind="x", schema=1, payload=one) for one in payloads)
    )


KEY = CommandKey(stream="a", user="maria", id="1", digest="0")


def test_events_new_streams_and_commands_are_charged_and_repeats_are_not() -> None:
    async def run() -> list[int]:
        store, account, charged = ChargedStore(MemoryStore()), Account(), []
        with charged_to(account):
            for batch, command in (
                (append("a", 0, b"12345", b"123"), None),
                (append("a", 2, b"1234"), KEY),
                (append("a", 2, b"1234"), KEY),
                (append("a", 3), None),
                (append("b", 0), None),
            ):
                await store.append([batch], command)
                charged.append(account.charged)
            with pytest.raises(VersionConflict):
                await store.append([append("a", 1, b"1")])
        await store.append([append("a", 3, b"1")])
        return [*charged, account.charged]

    first = 2 * (EVENT_BYTES + 1) + 8 + STREAM_BYTES
    second = first + EVENT_BYTES + 1 + 4 + COMMAND_BYTES
    assert asyncio.run(run()) == [first, second, second, second, second, second]


def test_tasks_that_were_begun_are_charged_too_and_two_at_once_are_not_mixed_up() -> None:
    async def run() -> tuple[int, int]:
        store, maria, nikos = ChargedStore(MemoryStore()), Account(), Account()

        async def store_later(stream: str) -> None:
            await asyncio.sleep(0)
            await store.append([append(stream, None, b"x")])

        with charged_to(maria):
            first = [asyncio.create_task(store_later("a")) for _ in range(3)]
        with charged_to(nikos):
            second = asyncio.create_task(store_later("b"))
        await asyncio.gather(*first, second)
        return maria.charged, nikos.charged

    one = EVENT_BYTES + 2
    assert asyncio.run(run()) == (3 * one, one)


def test_what_is_charged_is_about_what_the_file_takes_up(tmp_path: Path) -> None:
    async def fill(store: EventStore, account: Account) -> None:
        with charged_to(account):
            for number in range(20):
                events = [b'{"kind":"prefa.card_played","seat":1,"card":"As"}' * (1 + at % 4) for at in range(100)]
                await store.append([append(f"play:{number:022}", 0, *events)])
        await store.close()

    account, path = Account(), tmp_path / "k.db"
    asyncio.run(fill(ChargedStore(SqliteStore.open(path)), account))
    assert 0.7 < account.charged / path.stat().st_size < 1.5
